"""The last card of a deck, and when the deck is made anew."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.betrayal import hidden_traitor
from rulebound.games.unfathomable.examples.probes import (
    EDMUND,
    JAMIE,
    JEANNE,
    WILLIAM,
    area,
    calm,
    crisis,
    deciding,
    deck_size,
    deep_ones,
    dial,
    discard_size,
    discard_top,
    happening,
    in_the_game,
    known_cards,
    nobody_answers,
    only,
    turn_of,
    where,
)
from rulebound.games.unfathomable.examples.rigging import check

KEPT = "barricade-the-hatches"


def the_last_one(t: ExampleTable, card: str) -> None:
    """This is the last mythos card; all others lie on the discard pile."""
    t.arrange("top", pile="mythos", codes=card)
    only(t, "mythos", 1, "mythos-discard")


@example("unfathomable/22.6", "A spell that looks at the deck in the middle of its last card finds none to look at")
def nothing_to_foresee(t: ExampleTable) -> None:
    calm(t, f"{WILLIAM} {JEANNE} {JAMIE}")
    t.arrange("top", pile="spells", codes="foresee greater-banishment")
    the_last_one(t, "stolen-ritual-components")
    check(t, "stolen-ritual-components", "lore observation", 10, fresh=False)
    t.arrange("dice", results="8")
    t.choose("cast foresee", "mythos")
    t.heard("unfathomable-log-empty", "unfathomable/35.1")
    t.heard("unfathomable-log-renewed", "unfathomable/22.6")
    t.expect(deck_size("mythos") == 70, discard_size("mythos") == 0, known_cards("mythos") == 0)


@example(
    "unfathomable/22.6", "The last card drawn by Spread Misfortune: when its crisis is resolved there is a new deck"
)
def the_last_misfortune(t: ExampleTable) -> None:
    hidden_traitor(t, characters=f"{EDMUND} {JEANNE} {WILLIAM}")
    t.arrange("remove", card="uncanny-fortune")
    the_last_one(t, "class-struggle")
    t.choose("declare", "first")
    t.heard("unfathomable-log-renewed", "unfathomable/22.6")
    t.expect(deck_size("mythos") == 70, discard_size("mythos") == 0)


@example("unfathomable/22.6", "What somebody keeps is not in the new deck, and is discarded when it is given up")
def given_up_later(t: ExampleTable) -> None:
    calm(t)
    the_last_one(t, KEPT)
    check(t, KEPT, "strength will", 10, fresh=False)
    t.choose("travel")
    t.expect(area(1).has(KEPT), deck_size("mythos") == 69)
    turn_of(t, 1)
    t.choose(f"barricade {KEPT}")
    t.expect(discard_top("mythos") == KEPT, deck_size("mythos") == 69, in_the_game(KEPT) == 1)


@example("unfathomable/22.6", "If the last card is not for this table, the discard pile is shuffled, another is drawn")
def the_last_one_is_replaced(t: ExampleTable) -> None:
    calm(t)
    the_last_one(t, "ticket-please")
    crisis(t, "ticket-please")
    t.play()
    t.heard("unfathomable-log-renewed", "unfathomable/22.6")
    t.expect(discard_size("mythos") == 0, deck_size("mythos") == 69)


# ------------------------------------------------------------------ Spread Misfortune


def misfortune_for_another(t: ExampleTable, card: str, dice: str) -> None:
    """It is Jeanne's turn; Edmund, acting in it, draws this card and declares."""
    hidden_traitor(t, characters=f"{EDMUND} {JEANNE} {WILLIAM}")
    t.arrange("remove", card="uncanny-fortune")
    t.arrange("top", pile="mythos", codes=card)
    t.arrange("top", pile="damage", codes="structural-damage-any")
    turn_of(t, 2)
    t.arrange("hand", seat=2, cards="coordinated-effort-1")
    t.arrange("hand", seat=3, cards="shrivelling-1")
    t.arrange("dice", results=dice)
    t.choose("coordinate coordinated-effort-1", "choose edmund-mallory")


@example("unfathomable/7.2-1", "Spread Misfortune without a choice: the current player resolves what the check brings")
def the_current_player_resolves_it(t: ExampleTable) -> None:
    misfortune_for_another(t, "infiltrator", dice="7")
    t.choose("declare")
    t.heard("unfathomable-log-fails-at-once", "unfathomable/36.2")
    t.asked(3, "core-prompt-react")
    t.expect(happening("thing") == "jeanne-lafarge", deciding() == ("room",))
    nobody_answers(t)
    t.expect(deep_ones("boiler-room") == 1, where(2) == "sick-bay")


@example("unfathomable/36.2", "Spread Misfortune: that the check fails is told, and that no symbol is resolved")
def told_of_misfortune(t: ExampleTable) -> None:
    hidden_traitor(t, characters=f"{EDMUND} {JEANNE} {WILLIAM}")
    t.arrange("remove", card="uncanny-fortune")
    t.arrange("top", pile="mythos", codes="horrific-visions")
    t.choose("declare")
    t.heard("unfathomable-log-fails-at-once", "unfathomable/36.2")
    t.heard("unfathomable-log-no-symbols", "unfathomable/36.2")
    t.expect(dial("sanity") == 7)


@example("unfathomable/38.8-2", "Memory of the Deep, discarded at once: it is told that its symbols are not resolved")
def told_of_no_symbols(t: ExampleTable) -> None:
    calm(t, f"{WILLIAM} {JEANNE} {JAMIE}")
    crisis(t, "memory-of-the-deep", chaos="forced-learning-5 true-grit-5")
    t.arrange("hand", seat=1, cards="lesser-banishment-3")
    nobody_answers(t)
    t.choose("check")
    nobody_answers(t)
    t.choose("add lesser-banishment-3")
    nobody_answers(t)
    t.choose("yes")
    t.heard("unfathomable-log-no-symbols", "unfathomable/38.8-2")
    t.expect(discard_top("mythos") == "memory-of-the-deep")
