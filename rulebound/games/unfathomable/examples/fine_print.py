"""What a table would argue about: limits, prohibitions, who is meant, what comes first."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
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
    captain,
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
    passengers,
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
    t.asked(1, "unfathomable-prompt-action")


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
    t.choose("forward 2", "any")
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
    t.choose("declare", "second", "next jeanne-lafarge", "discard rampage-3, discard rampage-4")
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


@example("unfathomable/7.16", "Who fall at the same time fall in the order the current player says")
def order_of_defeats(t: ExampleTable) -> None:
    calm(t, f"{WILLIAM} {JEANNE} {JAMIE}")
    for seat in (2, 3):
        t.arrange("stand", seat=seat, space="galley")
    t.arrange("item", seat=2, code="starbuck")
    t.arrange("dice", results="6")
    crisis(t, "sewage-backup", chaos=LOW)
    t.asked(1, "unfathomable-prompt-defeat-order")
    t.choose("defeat jamie-snell")
    t.expect(where(3) == "sick-bay", where(2) == "galley")
    t.choose("guard starbuck")
    t.expect(where(2) == "galley", items(2) == ("tool-kit",))


@example("unfathomable/7.16", "The banishment: in such an order fall the passengers of several spaces, then characters")
def order_of_the_banished(t: ExampleTable) -> None:
    calm(t, f"{SVETLANA} {WILLIAM} {JAMIE}")
    t.arrange("track", which="ritual", n=3)
    t.arrange("remove", card="medical-intervention")
    t.arrange("stand", seat=1, space="deck-3")  # with her pharmacy
    for seat, deck in ((2, "deck-5"), (3, "deck-6")):
        t.arrange("stand", seat=seat, space=deck)
    t.arrange("passenger", space="deck-8")
    crisis(t, "improvised-fuel-source")
    t.choose("second")
    t.offered("defeat deck-3", "defeat deck-4", "defeat deck-8", "any")
    t.choose("defeat deck-8")
    t.expect(passengers("deck-8") == 0, passengers("deck-3") == 1, passengers("deck-4") == 1)
    t.choose("any", "pass")
    t.asked(1, "unfathomable-prompt-defeat-order")
    t.choose("defeat jamie-snell")
    t.expect(where(3) == "sick-bay", where(2) == "deck-5", where(1) == "deck-3")


@example("unfathomable/39.7", "Self Sacrifice: if Arjun is not defeated after all, the result is not his to name")
def sacrifice_prevented(t: ExampleTable) -> None:
    calm(t, f"{ARJUN} {JEANNE} {JAMIE}")
    t.arrange("item", seat=1, code="starbuck")
    crisis(t, "horrific-visions", chaos="rampage-4 combat-training-1")
    t.choose("sacrifice self-sacrifice", "guard starbuck")
    t.expect(where(1) == "bridge", dial("sanity") == 7, area(1).lacks("self-sacrifice"), items(1) == ("six-shooter",))


# ------------------------------------------------------------------ the hatches


def barricaded(t: ExampleTable, *deep: str, characters: str = f"{ISHMAEL} {WILLIAM} {JEANNE}") -> None:
    """Seat 1 has just barricaded the hatches; Deep Ones are in these spaces."""
    calm(t, characters)
    t.arrange("item", seat=1, code=BARRICADE)
    for space in deep:
        t.arrange("deep-ones", space=space, n=1)
    turn_of(t, 1)
    t.choose(f"barricade {BARRICADE}")


@example("unfathomable/7.3", "Barricaded hatches: no card moves Deep Ones into a room, nor from room to room")
def nothing_through_the_hatches(t: ExampleTable) -> None:
    barricaded(t, "deck-5")
    t.arrange("hand", seat=1, cards="lesser-banishment-4")
    t.choose("drive-off lesser-banishment-4")
    t.not_offered("to cargo-hold")
    t.choose("to deck-7")
    t.expect(deep_ones("deck-7") == 1)
    barricaded(t, "galley")
    t.choose("command book-of-dagon")  # out on deck it can go, and there is but one way
    t.expect(deep_ones("deck-6") == 1, deep_ones("galley") == 0)
    t.asked(1, "unfathomable-prompt-action")


@example("unfathomable/7.3", "Barricaded hatches: Deep Ones that are herded or sent stay out as well")
def nobody_herds_them_in(t: ExampleTable) -> None:
    barricaded(t, "deck-5", "galley")
    check(t, "on-the-offensive", "lore strength", 10, fresh=False)
    t.not_offered("to cargo-hold")
    t.choose("to deck-3")
    t.expect(deep_ones("deck-3") == 1, deep_ones("galley") == 0, deep_ones("deck-6") == 1)
    barricaded(t, "deck-5", characters=f"{WILLIAM} {JEANNE} {JAMIE}")
    t.arrange("top", pile="spells", codes="astral-travel greater-banishment")
    t.choose("cast keeper", "cast astral-travel", "from deck-5", "deep-one")
    t.not_offered("to galley", "to bridge")
    t.choose("to deck-1")
    t.expect(deep_ones("deck-1") == 1)


@example("unfathomable/7.11", "Barricade the Hatches at any time: between two Deep Ones, in another player's turn")
def between_two_deep_ones(t: ExampleTable) -> None:
    calm(t)
    for space in ("deck-5", "deck-6", "water-7"):
        t.arrange("deep-ones", space=space, n=1)
    t.arrange("item", seat=1, code=BARRICADE)
    crisis(t, "infection", seat=2)
    t.choose("first", "activate deck-5", "pass")
    t.expect(deep_ones("cargo-hold") == 1)
    t.choose("activate deck-6", f"bar {BARRICADE}")
    t.expect(deep_ones("deck-6") == 1, deep_ones("galley") == 0, area(1).lacks(BARRICADE), deep_ones("deck-7") == 1)


@example("unfathomable/7.11", "Barricade the Hatches at any time: after an action, and against Lesser Banishment")
def after_an_action(t: ExampleTable) -> None:
    calm(t)
    t.arrange("item", seat=1, code=BARRICADE)
    turn_of(t, 1)
    t.choose("move galley")
    t.choose(f"barricade {BARRICADE}")
    t.expect(area(1).lacks(BARRICADE), actions(1) == 1)
    calm(t)
    t.arrange("item", seat=1, code=BARRICADE)
    t.arrange("deep-ones", space="deck-5", n=1)
    t.arrange("hand", seat=2, cards="lesser-banishment-4")
    turn_of(t, 2)
    t.choose("drive-off lesser-banishment-4", "to cargo-hold", f"bar {BARRICADE}")
    t.expect(deep_ones("deck-5") == 1, deep_ones("cargo-hold") == 0, area(1).lacks(BARRICADE))


@example("unfathomable/19.2", "What is used at the start of the actions is denied later on, by the clause that says so")
def too_late(t: ExampleTable) -> None:
    calm(t)
    t.arrange("traitor", seat=3)
    t.arrange("hand", seat=3, cards="perform-rites-5 ransack-4 true-grit-5")
    turn_of(t, 3)
    t.offered("perform perform-rites-5")
    t.choose("hold-on true-grit-5")
    t.refused("perform perform-rites-5", "unfathomable/19.2")
    t.choose("move galley")
    t.refused("ransack ransack-4", "unfathomable/19.2")


@example("unfathomable/24.4", "Ransack: only where its text says")
def nothing_to_ransack(t: ExampleTable) -> None:
    calm(t)
    t.arrange("traitor", seat=3)
    t.arrange("hand", seat=3, cards="ransack-4")
    t.arrange("stand", seat=3, space="bridge")
    turn_of(t, 3)
    t.refused("ransack ransack-4", "unfathomable/24.4")
    t.arrange("stand", seat=3, space="chapel")
    t.choose("ransack ransack-4")
    t.expect(dial("sanity") == 7)


# ------------------------------------------------------------------ items


@example("unfathomable/23.3", "Elder Sign Amulet: the second resolution is offered, and may be let go")
def amulet_not_used(t: ExampleTable) -> None:
    calm(t, f"{WILLIAM} {JEANNE} {JAMIE}")
    t.arrange("deep-ones", space="deck-5", n=2)
    t.arrange("hand", seat=1, cards="lesser-banishment-3 lesser-banishment-4")
    t.choose("drive-off lesser-banishment-3", "to deck-7", "pass")
    t.asked(1, "unfathomable-prompt-actions")
    t.expect(deep_ones("deck-7") == 2, unchanged=True)
    t.choose("drive-off lesser-banishment-4", "to deck-5", "echo elder-sign-amulet", "to deck-3")
    t.expect(deep_ones("deck-3") == 2)


@example("unfathomable/23.3", "Elder Sign Amulet: for its owner's cards only")
def amulet_of_another(t: ExampleTable) -> None:
    calm(t, f"{JEANNE} {WILLIAM} {JAMIE}")
    t.arrange("deep-ones", space="deck-5", n=2)
    t.arrange("hand", seat=1, cards="lesser-banishment-3")
    t.choose("drive-off lesser-banishment-3", "to deck-7")
    t.asked(1, "unfathomable-prompt-actions")
    t.expect(deep_ones("deck-7") == 2)


@example("unfathomable/12.6-1", "Who is given something in a trade may refuse it")
def a_gift_refused(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="captains-cabin")
    t.choose("trade", "give svetlana-gedroits tool-kit")
    t.asked(2, "unfathomable-prompt-accept")
    t.choose("no")
    t.expect(items(1) == ("tool-kit",), items(2) == ("travel-pharmacy",), unchanged=True)
    t.not_offered("give svetlana-gedroits tool-kit")


@example("unfathomable/17.1-1", "Astral Travel: characters can be sent even into the Brig, with what that costs them")
def sent_to_the_brig(t: ExampleTable) -> None:
    calm(t, f"{WILLIAM} {JEANNE} {JAMIE}")
    t.arrange("stand", seat=2, space="deck-5")
    t.arrange("deep-ones", space="deck-5", n=1)
    t.arrange("top", pile="spells", codes="astral-travel greater-banishment")
    t.choose("cast keeper", "cast astral-travel", "from deck-5", "send jeanne-lafarge", "to brig")
    t.expect(where(2) == "brig", captain() == 3)
    t.choose("deep-one")
    t.not_offered("to brig", "to sick-bay")
