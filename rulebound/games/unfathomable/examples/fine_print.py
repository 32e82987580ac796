"""What a table would argue about: limits, prohibitions, who is meant, what comes first."""

from __future__ import annotations

from rulebound.core.example import ExampleTable, example
from rulebound.games.unfathomable.examples.activation import CREW
from rulebound.games.unfathomable.examples.betrayal import hidden_traitor
from rulebound.games.unfathomable.examples.probes import (
    ARJUN,
    BEATRICE,
    EDMUND,
    ISHMAEL,
    JAMIE,
    JEANNE,
    KEILANI,
    SAMIRA,
    SVETLANA,
    WILLIAM,
    actions,
    area,
    calm,
    checking,
    counted,
    crisis,
    current,
    deep_ones,
    dial,
    dials,
    discard_top,
    hand,
    hand_size,
    items,
    nobody_answers,
    track,
    turn_of,
    where,
)
from rulebound.games.unfathomable.examples.rigging import check

LOW = "shrivelling-1 coordinated-effort-1"
"""Two chaos cards that let a check of strength and will fail."""
BARRICADE = "barricade-the-hatches"

# ------------------------------------------------------------------ limits


@example("unfathomable/7.10", "True Grit: a second copy does not get around the limit of once a turn")
def second_copy(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("hand", seat=1, cards="true-grit-5 true-grit-5")
    t.choose("hold-on true-grit-5")
    t.refused("hold-on true-grit-5", "unfathomable/7.10")
    t.choose("move deck-7", "move galley")
    t.expect(where(1) == "galley", actions(1) == 1, hand_size(1) == 1)
    t.refused("hold-on true-grit-5", "unfathomable/7.10")


@example("unfathomable/7.10", "True Grit: the limit is each player's own")
def another_players_copy(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("hand", seat=1, cards="true-grit-5 coordinated-effort-1")
    t.arrange("hand", seat=2, cards="true-grit-5")
    t.choose("hold-on true-grit-5", "coordinate coordinated-effort-1", "choose william-bowleg")
    t.choose("hold-on true-grit-5", "move deck-3", "move deck-5")
    t.expect(where(2) == "deck-5", hand(2) == ())


# ------------------------------------------------------------------ dice and checks


@example("unfathomable/7.6", "Perfect Number: what was added before it counts, and nothing can be added after it")
def nothing_after_the_number(t: ExampleTable) -> None:
    calm(t, f"{JEANNE} {JAMIE} {BEATRICE}")
    t.arrange("hand", seat=1, cards="keen-insight-3 keen-insight-4")
    t.arrange("hand", seat=3, cards="watch-and-learn-1")
    t.arrange("deep-ones", space="boiler-room", n=1)
    t.choose("attack boiler-room")
    t.choose("foresee keen-insight-3", seat=1)
    t.choose("pass", seat=3)
    t.choose("more")
    t.choose("pass", seat=1)
    t.choose("calculate perfect-number", seat=3)
    t.choose("2")
    t.not_offered("foresee keen-insight-4", seat=1)
    t.not_offered("look-up almanac", seat=3)
    nobody_answers(t)
    t.expect(deep_ones("boiler-room") == 0, hand(1) == ("keen-insight-4",))


@example("unfathomable/38.3-1", "Once the result of a check is named, nothing is used before its cards: there are none")
def nothing_before_a_named_result(t: ExampleTable) -> None:
    calm(t, f"{ARJUN} {JEANNE} {JAMIE}")
    t.arrange("hand", seat=2, cards="nothing-to-hide-3 preparation-5 forced-learning-5")
    crisis(t, "flooding-compartment", chaos=LOW)
    t.choose("sacrifice self-sacrifice", seat=1)
    t.choose("pass", seat=2)
    nobody_answers(t)  # Arjun is defeated
    t.choose("pass")
    t.not_offered("lay-open nothing-to-hide-3", "prepare preparation-5", "force forced-learning-5", seat=2)
    nobody_answers(t)
    t.expect(hand(2).has("preparation-5"), dial("souls") == 8, current() == 2)


@example("unfathomable/38.9", "The cards of a check are discarded when its result has been resolved, not before")
def result_before_discarding(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("hand", seat=2, cards="shrug-it-off-5 rampage-4")
    crisis(t, "firemen-strike", seat=2, chaos=LOW)
    t.choose("check", "pass", "", "pass")
    t.asked(2, "core-prompt-react")  # the defeat that the failed check brings
    t.expect(counted(1, "check") == 2, checking() == True, unchanged=True)  # noqa: E712
    t.choose("pass", "discard shrug-it-off-5, discard rampage-4")
    t.expect(where(2) == "sick-bay", discard_top("lore") == "shrivelling-1", counted(1, "check") == 0)


# ------------------------------------------------------------------ the ritual


@example("unfathomable/50.1-1", "Disrupt Ritual: from the last space two forward, through the banishment and one on")
def beyond_the_end(t: ExampleTable) -> None:
    hidden_traitor(t, characters=f"{WILLIAM} {JEANNE} {JAMIE}")
    t.arrange("track", which="ritual", n=3)
    t.arrange("stand", seat=2, space="deck-5")
    t.choose("declare")
    t.offered("forward 1", "forward 2", "back 1", "back 2", "stay")
    t.choose("forward 2")
    t.expect(track("ritual") == 1, where(2) == "sick-bay")


# ------------------------------------------------------------------ who is meant


@example(
    "unfathomable/25", "History Repeats: Keilani may send any other player to the Brig, a revealed traitor as well"
)
def another_player(t: ExampleTable) -> None:
    calm(t, f"{KEILANI} {JEANNE} {WILLIAM}")
    t.arrange("traitor", seat=2)
    check(t, "history-repeats", "influence strength", 13, fresh=False)
    t.choose("yes", "arrest jeanne-lafarge")
    t.expect(where(2) == "brig", where(1) == "captains-cabin")


def misfortune(t: ExampleTable, card: str, others: str) -> None:
    """Edmund, in seat 1, declares: he draws this mythos card, and only what it offers is his to choose."""
    hidden_traitor(t, characters=f"{EDMUND} {others}")
    t.arrange("top", pile="mythos", codes=card)
    t.arrange("top", pile="damage", codes="fuel-leak")
    t.arrange("remove", card="uncanny-fortune")


@example("unfathomable/7.2-1", "Spread Misfortune: what a card does to the character it names, it does not to Edmund")
def the_named_character(t: ExampleTable) -> None:
    misfortune(t, "do-no-harm", f"{SVETLANA} {WILLIAM}")
    t.choose("declare", "check")
    t.expect(where(2) == "sick-bay", where(1) == "galley", dials() == (7, 8, 7, 8))
    misfortune(t, "ticket-please", f"{SAMIRA} {WILLIAM}")
    t.choose("declare", "check")
    t.expect(where(2) == "brig", items(2) == (), where(1) == "galley", items(1) == ("lucky-ring",))
    misfortune(t, "memory-of-the-deep", f"{WILLIAM} {JEANNE}")
    t.choose("declare", "second")
    t.expect(area(2).has("memory-of-the-deep"), area(1).lacks("memory-of-the-deep"))
    misfortune(t, "family-ties", f"{ISHMAEL} {JEANNE}")
    t.arrange("stand", seat=2, space="chapel")
    t.choose("declare", "second")
    t.expect(deep_ones("chapel") == 4, deep_ones("galley") == 0)


@example("unfathomable/7.2-1", "Spread Misfortune: the captain is who has the title, though Edmund decides")
def the_captain_is_meant(t: ExampleTable) -> None:
    misfortune(t, "accusation", f"{JEANNE} {WILLIAM}")
    t.arrange("hand", seat=1, cards="persistence-1 persistence-2")
    t.arrange("hand", seat=2, cards="rampage-3 rampage-4")
    t.choose("declare", "second", "discard rampage-3, discard rampage-4")
    t.choose("discard persistence-1, discard persistence-2")
    t.expect(hand(2) == (), hand(1) == ())
    misfortune(t, "accusation", f"{JEANNE} {WILLIAM}")
    t.choose("declare", "first")
    t.asked(2, "unfathomable-prompt-suspect")


@example("unfathomable/7.2-1", "Spread Misfortune: the keeper is who has the title, with the keeper's cards")
def the_keeper_is_meant(t: ExampleTable) -> None:
    misfortune(t, "poisoned-food", f"{JEANNE} {WILLIAM}")
    t.arrange("hand", seat=1, cards="forced-learning-5")
    t.arrange("hand", seat=3, cards="persistence-1")
    t.choose("declare")
    t.not_offered("first")  # the keeper has no lore card, whatever Edmund has
    misfortune(t, "poisoned-food", f"{JEANNE} {WILLIAM}")
    t.arrange("hand", seat=3, cards="shrivelling-1")
    t.arrange("dice", results="5")
    t.choose("declare", "first", "discard shrivelling-1")
    t.expect(hand(3) == (), dial("souls") == 7)


@example("unfathomable/7.2-1", "Spread Misfortune: the current player is who has the turn, not Edmund acting in it")
def the_current_player_is_meant(t: ExampleTable) -> None:
    misfortune(t, "firemen-strike", f"{JEANNE} {WILLIAM}")
    turn_of(t, 2)
    t.arrange("hand", seat=2, cards="coordinated-effort-1")
    t.choose("coordinate coordinated-effort-1", "choose edmund-mallory", "declare", "check")
    t.expect(where(2) == "sick-bay", where(1) == "galley")


@example("unfathomable/15.20-2", "Identity Crisis: no Deep One comes to a current player in the Brig")
def no_deep_one_in_the_brig(t: ExampleTable) -> None:
    misfortune(t, "identity-crisis", f"{JEANNE} {WILLIAM}")
    turn_of(t, 2)
    t.arrange("stand", seat=2, space="brig")
    t.arrange("hand", seat=2, cards="coordinated-effort-1")
    t.choose("coordinate coordinated-effort-1", "choose edmund-mallory", "declare", "check")
    t.expect(dial("souls") == 7, deep_ones("brig") == 0, deep_ones("galley") == 0)


@example("unfathomable/18.4", "Uncanny Fortune: any mythos card that is drawn, that of Spread Misfortune as well")
def fortune_and_misfortune(t: ExampleTable) -> None:
    misfortune(t, "class-struggle disturbing-dreams", f"{JEANNE} {WILLIAM}")
    t.arrange("item", seat=1, code="uncanny-fortune")
    t.choose("declare", "dodge-fate uncanny-fortune")
    t.expect(dial("sanity") == 6, area(1).lacks("uncanny-fortune"))


# ------------------------------------------------------------------ defeats


@example("unfathomable/39.7", "Summon the Beast Within: a foe whose defeat was prevented is not counted")
def not_a_fallen_foe(t: ExampleTable) -> None:
    calm(t, f"{WILLIAM} {JEANNE} {JAMIE}")
    t.arrange("deep-ones", space="deck-5", n=1)
    t.arrange("traitor", seat=3)
    t.arrange("stand", seat=3, space="deck-5")
    t.arrange("hand", seat=3, cards="shrug-it-off-5")
    t.arrange("top", pile="spells", codes="summon-the-beast-within greater-banishment")
    t.arrange("dice", results="1")
    t.choose("cast keeper", "cast summon-the-beast-within", "move deck-5", "shrug shrug-it-off-5")
    t.expect(deep_ones("deck-5") == 0, where(3) == "deck-5", where(1) == "deck-5", hand(3) == ())
