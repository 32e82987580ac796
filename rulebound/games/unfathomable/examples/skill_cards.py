"""Skill cards: types, decks and discard piles, drawing, their abilities, the hand (chapters 24, 29, 34, 35)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    KEILANI,
    actions,
    calm,
    crisis,
    deck_size,
    deep_ones,
    dial,
    discard_size,
    discard_top,
    hand,
    hand_size,
    items,
    only,
    pile,
    shown_to_all,
    skills_in_hand,
    total,
    turn_begins,
    voyage,
)

LIGHT = "shrivelling-1 shrivelling-1 shrivelling-1 shrivelling-2 shrivelling-2 persistence-1 persistence-1"
ELEVEN = f"{LIGHT} persistence-2 rampage-3 rampage-3 rampage-4"


def gone(t: ExampleTable, skill: str) -> None:
    """There is neither a deck nor a discard pile of a type."""
    for name in (skill, f"{skill}-discard"):
        only(t, name, 0)


# ------------------------------------------------------------------ types, values, abilities


@example("unfathomable/24.1", "A card's type says whether it helps, its value how much, and it has an ability besides")
def type_value_ability(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=1, cards="watch-and-learn-2 inspiring-speech-5")
    t.offered("learn watch-and-learn-2", "inspire inspiring-speech-5")
    crisis(t, "hull-leak", chaos="shrivelling-1 watch-and-learn-1")  # 9 of observation and strength
    t.choose("pass")  # before cards are added
    t.choose("add watch-and-learn-2, add inspiring-speech-5")
    t.expect(total() == -3)  # 1 + 2 observation against 1 lore and 5 influence
    t.asked(2, "core-prompt-react")


@example("unfathomable/24.2", "Six types of skill card: two of each but treachery have gone to the chaos deck")
def six_types(t: ExampleTable) -> None:
    t.start(seats=3, characters="choose")
    for skill in ("influence", "lore", "observation", "strength", "will"):
        t.expect(deck_size(skill) == 19)
    t.expect(deck_size("treachery") == 21, deck_size("chaos") == 10)


@example("unfathomable/24.2-1", "Every type has its own discard pile, face up")
def discard_piles(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=1, cards="watch-and-learn-1 inspiring-speech-5")
    t.arrange("dice", results="3")
    t.choose("inspire inspiring-speech-5", "pass")  # nothing before the die is rolled
    t.choose("learn watch-and-learn-1", "will", "will")
    t.expect(discard_top("observation") == "watch-and-learn-1", hand_size(1) == 2)
    t.expect(discard_top("influence") == "inspiring-speech-5", unchanged=True)
    t.asked(1, "core-prompt-react")


@example("unfathomable/24.2-2", "A skill deck that runs out is made anew of its discard pile, at once")
def a_deck_runs_out(t: ExampleTable) -> None:
    calm(t)
    only(t, "strength", 2, "strength-discard")
    turn_begins(t, 1)  # Jeanne receives two strength cards among others
    t.expect(deck_size("strength") == 17, discard_size("strength") == 0)


@example("unfathomable/24.2-3", "With neither deck nor discard pile no card of the type can be drawn")
def nothing_to_draw(t: ExampleTable) -> None:
    calm(t)
    gone(t, "strength")
    turn_begins(t, 1)
    t.expect(skills_in_hand(1) == ("influence", "observation", "observation"))


@example("unfathomable/24.2-4", "An empty deck stays empty until a card must be drawn and the discard pile has one")
def an_empty_deck_waits(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=1, cards="combat-training-1 watch-and-learn-1 persistence-1")
    gone(t, "strength")
    t.choose("persist persistence-1", "discard combat-training-1", "will")
    t.expect(deck_size("strength") == 0, discard_size("strength") == 1, unchanged=True)
    t.choose("learn watch-and-learn-1", "strength", "strength")
    t.expect(discard_size("strength") == 0, skills_in_hand(1) == ("strength", "will"))
    t.asked(1, "core-prompt-react")


@example("unfathomable/24.2-5", "A human with a treachery card cannot use its ability; a revealed traitor can")
def treachery_for_traitors(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=1, cards="siren-song-3")
    t.not_offered("sing siren-song-3")
    t.arrange("traitor", seat=1)
    t.offered("sing siren-song-3")


# ------------------------------------------------------------------ drawing


@example("unfathomable/24.3-1", "Drawn cards join those in hand")
def drawn_into_the_hand(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=1, cards="watch-and-learn-1 rampage-3")
    t.arrange("top", pile="lore", codes="forced-learning-5")
    t.arrange("top", pile="will", codes="true-grit-5")
    t.choose("learn watch-and-learn-1", "lore", "will")
    t.expect(hand(1) == ("rampage-3", "forced-learning-5", "true-grit-5"))


@example("unfathomable/24.3-2", "All types are named before the first card is drawn")
def named_before_drawn(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=1, cards="watch-and-learn-1")
    t.choose("learn watch-and-learn-1", "lore")
    t.expect(hand_size(1) == 0, unchanged=True)  # the second type is still to be named
    t.choose("will")
    t.expect(skills_in_hand(1) == ("lore", "will"))


@example("unfathomable/24.3-3", "Only skill cards are held in hand: an item lies open in the play area")
def items_are_not_held(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="cargo-hold")
    t.arrange("top", pile="items", codes="plimsolls shotgun")
    t.choose("cargo-hold", "take shotgun")
    t.expect(items(1) == ("tool-kit", "shotgun"), hand_size(1) == 0, shown_to_all("shotgun") == True)  # noqa: E712


# ------------------------------------------------------------------ abilities


@example("unfathomable/24.4", "A card's ability: it is shown, and what it says is done")
def ability_of_a_card(t: ExampleTable) -> None:
    voyage(t)
    t.arrange("hand", seat=1, cards="lesser-banishment-3")
    t.choose("drive-off lesser-banishment-3")
    t.expect(hand(1) == (), pile("limbo") == ("lesser-banishment-3",))  # it lies open until all is done
    t.choose("from deck-1", "to water-1")
    t.expect(deep_ones("deck-1") == 0, deep_ones("water-1") == 3)


@example("unfathomable/24.4-1", "In another player's turn a card can be used as well: Preparation, before a check")
def in_the_turn_of_others(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=3, cards="preparation-5")
    crisis(t, "hull-leak", seat=1)
    t.choose("prepare preparation-5", seat=3)
    used = discard_top("observation") == "preparation-5"
    t.expect(deck_size("chaos") == 10, used, total() == 0, hand_size(3) == 0)


@example("unfathomable/24.4-2", "The action of a card costs one of the turn's actions")
def costs_an_action(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=1, cards="inspiring-speech-5")
    t.arrange("dice", results="3")
    t.choose("inspire inspiring-speech-5")
    t.expect(actions(1) == 1, dial("sanity") == 9)


@example("unfathomable/24.4-3", "A card whose ability was used is discarded")
def discarded_after_use(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=1, cards="true-grit-5")
    t.choose("hold-on true-grit-5", "move deck-1", "move deck-2")
    t.expect(hand(1) == (), discard_top("will") == "true-grit-5")


# ------------------------------------------------------------------ the hand


@example("unfathomable/29", "At the end of the turn eleven cards are one too many")
def hand_limit(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=1, cards=ELEVEN)
    t.arrange("phase", name="discard")
    t.asked(1, "unfathomable-prompt-hand-limit")
    t.choose("discard rampage-3")
    t.expect(hand_size(1) == 10)


@example("unfathomable/29.1", "Ten cards may be kept: with two more exactly two are discarded")
def ten_for_everybody(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=1, cards=f"{ELEVEN} true-grit-5")
    t.arrange("phase", name="discard")
    t.not_accepted("discard rampage-3")
    t.choose("discard rampage-3, discard rampage-4")
    t.expect(hand_size(1) == 10)


@example("unfathomable/29.2", "All players, not only the current one, go down to ten; each chooses what to discard")
def everybody_discards(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=1, cards="rampage-3")
    t.arrange("hand", seat=3, cards=ELEVEN.replace("rampage-3 rampage-3", "rampage-3 true-grit-5"))
    t.arrange("lead", seat=1)
    t.arrange("phase", name="discard")
    t.asked(3, "unfathomable-prompt-hand-limit")
    t.choose("discard true-grit-5")
    t.expect(hand_size(3) == 10, hand(3).lacks("true-grit-5"), hand(1) == ("rampage-3",))


@example("unfathomable/34", "The skill set is what the sheet shows: Keilani has three influence and two will")
def the_sheet(t: ExampleTable) -> None:
    calm(t, f"{KEILANI} jeanne-lafarge william-bowleg")
    turn_begins(t, 1)
    t.expect(skills_in_hand(1) == ("influence", "influence", "influence", "will", "will"))


@example("unfathomable/35.1", "Who must draw more cards than there are draws those there are")
def as_many_as_there_are(t: ExampleTable) -> None:
    calm(t)
    only(t, "observation", 1)
    only(t, "observation-discard", 0)
    t.arrange("hand", seat=1, cards="persistence-1 rampage-3 rampage-4 true-grit-5")
    t.choose("persist persistence-1", "discard rampage-3, discard rampage-4, discard true-grit-5", "observation")
    t.expect(skills_in_hand(1) == ("observation",))
