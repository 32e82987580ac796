"""Declaring one's betrayal, step by step (chapter 36)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    ARJUN,
    JEANNE,
    KEILANI,
    WILLIAM,
    actions,
    area,
    calm,
    captain,
    current,
    deck_size,
    dial,
    discard_top,
    hand,
    knows_loyalty,
    loyalty,
    loyalty_cards,
    shown_to_all,
    skills_in_hand,
    track,
    traitor,
)

FOUR = f"{KEILANI} {WILLIAM} {JEANNE} {ARJUN}"
"""Keilani, the captain, has the first turn; when she declares, 1 sanity is lost."""


def hidden_traitor(t: ExampleTable, cards: str = "hybrid", characters: str = FOUR) -> None:
    """Seat 1 has these loyalty cards; the others are loyal."""
    calm(t, characters)
    t.arrange("loyalty", seat=1, codes=cards)


@example("unfathomable/36", "Who has a Hybrid card may spend an action to declare the betrayal")
def declare(t: ExampleTable) -> None:
    hidden_traitor(t)
    t.choose("declare")
    t.expect(traitor(1) == True, actions(1) == 1)  # noqa: E712


@example("unfathomable/36", "Who has only Human cards has nothing to declare")
def nothing_to_declare(t: ExampleTable) -> None:
    hidden_traitor(t)
    t.offered("declare")
    t.arrange("loyalty", seat=1, codes="human")
    t.refused("declare", "unfathomable/36")


@example("unfathomable/36.1", "One loyalty card is shown to all")
def one_card_is_shown(t: ExampleTable) -> None:
    hidden_traitor(t)
    t.choose("declare")
    t.expect(area(1).has("hybrid"), shown_to_all("hybrid") == True, loyalty_cards(1) == 0)  # noqa: E712


@example("unfathomable/36.1-1", "Who has both Hybrid and Cultist chooses which one to show; the other stays hidden")
def one_of_two(t: ExampleTable) -> None:
    hidden_traitor(t, "hybrid cultist")
    t.choose("declare", "show cultist")
    t.expect(area(1).has("cultist"), area(1).lacks("hybrid"))
    t.expect(shown_to_all("hybrid") == False, unchanged=True)  # noqa: E712


@example("unfathomable/36.1-1", "With two loyalty cards one is asked which to show in any case: that tells nothing")
def asked_in_any_case(t: ExampleTable) -> None:
    hidden_traitor(t, "hybrid human")
    t.choose("declare")
    t.asked(1, "unfathomable-prompt-loyalty")
    t.offered("show hybrid")
    t.not_offered("show human")


@example("unfathomable/36.2", "What the sheet says about the betrayal happens; from then on the sheet is covered")
def the_sheet(t: ExampleTable) -> None:
    hidden_traitor(t, characters=f"{ARJUN} {WILLIAM} {JEANNE}")
    t.arrange("track", which="travel", n=2)
    t.offered("deck-chief arjun-singh")
    t.choose("declare")
    t.expect(track("travel") == 0)
    t.not_offered("deck-chief arjun-singh")


@example("unfathomable/36.3", "Below distance 12 all hidden loyalty cards go to one other player, who may look at them")
def cards_are_handed_on(t: ExampleTable) -> None:
    hidden_traitor(t, "hybrid human")
    t.choose("declare", "show hybrid", "give jeanne-lafarge")
    t.expect(loyalty_cards(1) == 0, loyalty_cards(3) == 2, knows_loyalty(3, 3) == True)  # noqa: E712


@example("unfathomable/36.3", "At distance 12 or more the traitor keeps the other cards, face down")
def cards_are_kept(t: ExampleTable) -> None:
    hidden_traitor(t, "hybrid human")
    t.arrange("distance", n=12, awakened=1)
    t.choose("declare", "show hybrid")
    t.expect(traitor(1) == True, loyalty(1) == ("human",), loyalty_cards(3) == 1)  # noqa: E712


@example("unfathomable/36.4", "The traitor gives up all titles")
def titles_are_lost(t: ExampleTable) -> None:
    hidden_traitor(t)
    t.choose("declare")
    t.expect(captain() == 4)  # Arjun is next in line


@example("unfathomable/36.5", "Mythos cards of the play area are discarded, the feat leaves the game; items stay")
def cards_in_play(t: ExampleTable) -> None:
    hidden_traitor(t)
    t.arrange("item", seat=1, code="barricade-the-hatches")
    t.choose("declare")
    t.expect(area(1) == ("speaking-trumpet", "hybrid"), discard_top("mythos") == "barricade-the-hatches")


@example("unfathomable/36.6", "Any number of skill cards can be exchanged for treachery")
def treachery_for_skills(t: ExampleTable) -> None:
    hidden_traitor(t)
    t.arrange("hand", seat=1, cards="true-grit-5 rampage-3 persistence-1")
    t.choose("declare", "discard rampage-3, discard persistence-1")
    t.expect(skills_in_hand(1) == ("treachery", "treachery", "will"), hand(1).has("true-grit-5"))


@example("unfathomable/36.6", "In the Brig nothing is exchanged")
def no_treachery_in_the_brig(t: ExampleTable) -> None:
    hidden_traitor(t)
    t.arrange("hand", seat=1, cards="true-grit-5 rampage-3")
    t.arrange("stand", seat=1, space="brig")
    t.choose("declare")
    t.asked(1, "unfathomable-prompt-actions")
    t.expect(traitor(1) == True, hand(1) == ("true-grit-5", "rampage-3"), dial("sanity") == 8)  # noqa: E712


@example("unfathomable/36.8", "The turn goes on: the other action is the traitor's")
def the_turn_goes_on(t: ExampleTable) -> None:
    hidden_traitor(t)
    t.choose("declare")
    t.asked(1, "unfathomable-prompt-actions")
    t.expect(actions(1) == 1, current() == 1)


@example("unfathomable/36.8-1", "Who has declared in this turn skips the mythos step")
def no_mythos(t: ExampleTable) -> None:
    hidden_traitor(t)
    cards = 70  # nobody has drawn any
    t.choose("declare", "move galley")
    t.expect(current() == 2, deck_size("mythos") == cards)
