"""Revealed traitors and what follows from being one; enemies (chapters 5, 6 and 9)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    ARJUN,
    JAMIE,
    JEANNE,
    KEILANI,
    WILLIAM,
    actions,
    added,
    calm,
    crisis,
    deep_ones,
    dial,
    discard_top,
    hand_size,
    in_view,
    skills_in_hand,
    track,
    traitor,
    turn_of,
    voyage,
    where,
)

CREW = f"{ARJUN} {WILLIAM} {JAMIE}"
"""Arjun, the captain, has the first turn."""


def with_a_traitor(t: ExampleTable, space: str = "galley", hand: str = "") -> None:
    """Jamie in seat 3 is a revealed traitor, in a space and with cards."""
    calm(t, CREW)
    t.arrange("traitor", seat=3)
    t.arrange("stand", seat=3, space=space)
    t.arrange("hand", seat=3, cards=hand)


@example("unfathomable/5", "Who turns up a Hybrid card is a revealed traitor, and all can see it")
def a_card_is_shown(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("loyalty", seat=1, codes="hybrid")
    t.expect(in_view(2).lacks("hybrid"), unchanged=True)
    t.choose("declare")
    t.expect(traitor(1) == True, in_view(2).has("hybrid"))  # noqa: E712


@example("unfathomable/5.1", "Declaring one's betrayal is an action, for those who have a card to show")
def declaring_is_an_action(t: ExampleTable) -> None:
    calm(t, CREW)
    t.refused("declare", "unfathomable/36")
    t.arrange("loyalty", seat=1, codes="hybrid")
    t.choose("declare")
    t.expect(traitor(1) == True, actions(1) == 1)  # noqa: E712


@example("unfathomable/5.3", "Humans and revealed traitors attack each other")
def attacking_each_other(t: ExampleTable) -> None:
    with_a_traitor(t)
    t.arrange("stand", seat=1, space="galley")
    t.offered("attack jamie-snell")
    t.arrange("dice", results="6")
    turn_of(t, 3)
    t.choose("attack arjun-singh")
    t.expect(where(1) == "sick-bay")


@example("unfathomable/5.4", "A revealed traitor uses treachery cards: Reinforcements fill the Deep")
def using_treachery(t: ExampleTable) -> None:
    with_a_traitor(t, hand="reinforcements-1")
    turn_of(t, 3)
    t.choose("reinforce reinforcements-1")
    t.expect(deep_ones("the-deep") == 1, discard_top("treachery") == "reinforcements-1", actions(3) == 1)


@example("unfathomable/5.4", "A revealed traitor may draw treachery in place of cards of the skill set")
def drawing_treachery(t: ExampleTable) -> None:
    with_a_traitor(t)
    t.arrange("lead", seat=3)
    t.arrange("phase", name="receive-skills")
    t.choose("swap 1 strength, swap 4 will")
    t.expect(skills_in_hand(3) == ("strength", "strength", "treachery", "treachery", "will"))


@example("unfathomable/5.5", "Where a revealed traitor is, humans cannot use the room")
def rooms_are_blocked(t: ExampleTable) -> None:
    with_a_traitor(t)
    t.arrange("stand", seat=1, space="galley")
    t.refused("galley", "unfathomable/12.8-1")
    t.arrange("stand", seat=3, space="bridge")
    t.offered("galley")


@example("unfathomable/5.5", "Where a revealed traitor is, humans cannot repair the room")
def repairs_are_blocked(t: ExampleTable) -> None:
    with_a_traitor(t)
    t.arrange("damage", room="galley", card="structural-damage-strength")
    t.arrange("stand", seat=1, space="galley")
    t.arrange("hand", seat=1, cards="rampage-3")
    t.refused("repair", "unfathomable/45.3")
    t.arrange("stand", seat=3, space="bridge")
    t.offered("repair")


@example("unfathomable/5.6", "A revealed traitor adds one card to a check at most")
def one_card_to_a_check(t: ExampleTable) -> None:
    with_a_traitor(t, hand="call-to-action-2 reinforcements-1")
    crisis(t, "flooding-compartment", chaos="shrivelling-1 coordinated-effort-1")
    for seat in (1, 3):
        t.choose("pass", seat=seat)  # nobody does anything before cards are added
    t.not_accepted("add call-to-action-2, add reinforcements-1")
    t.choose("add call-to-action-2")
    t.expect(added(3) == 1, hand_size(3) == 1)
    t.asked(3, "core-prompt-react")


@example("unfathomable/5.7", "A revealed traitor uses neither the character sheet nor the ship")
def neither_sheet_nor_ship(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("stand", seat=1, space="galley")
    t.offered("deck-chief arjun-singh", "galley")
    t.arrange("traitor", seat=1)
    turn_of(t, 1)
    t.refused("deck-chief arjun-singh", "unfathomable/8.1-1")
    t.refused("galley", "unfathomable/12.13-2")


# ------------------------------------------------------------------ what a traitor does when declaring


@example("unfathomable/6", "Arjun declares his betrayal: the travel token goes back to Start")
def arjun_betrays(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("loyalty", seat=1, codes="hybrid")
    t.arrange("track", which="travel", n=2)
    t.choose("declare")
    t.expect(track("travel") == 0)


@example("unfathomable/6", "Keilani declares her betrayal: 1 sanity is lost")
def keilani_betrays(t: ExampleTable) -> None:
    calm(t, f"{KEILANI} {JEANNE} {WILLIAM}")
    t.arrange("loyalty", seat=1, codes="hybrid")
    t.choose("declare")
    t.expect(dial("sanity") == 7)


# ------------------------------------------------------------------ enemies


@example("unfathomable/9.1", "Enemies of a human are Deep Ones and revealed traitors: the Shotgun counts both")
def enemies_of_humans(t: ExampleTable) -> None:
    voyage(t, CREW)
    t.arrange("traitor", seat=3)
    for seat in (1, 2, 3):
        t.arrange("stand", seat=seat, space="deck-1")
    t.arrange("item", seat=1, code="shotgun")
    t.arrange("dice", results="2")
    t.choose("blast shotgun", "attack deck-1")
    t.expect(deep_ones("deck-1") == 0)  # 2, and 1 each for the Deep One and for Jamie


@example("unfathomable/9.2", "Enemies of a revealed traitor are humans: the Shotgun does not count Deep Ones")
def enemies_of_traitors(t: ExampleTable) -> None:
    voyage(t, CREW)
    t.arrange("traitor", seat=3)
    for seat in (1, 2, 3):
        t.arrange("stand", seat=seat, space="deck-1")
    t.arrange("item", seat=3, code="shotgun")
    t.arrange("dice", results="3 4")
    turn_of(t, 3)
    t.choose("blast shotgun", "attack arjun-singh")
    t.expect(where(1) == "deck-1", unchanged=True)  # 3, and 1 each for two humans: 5 is too little
    t.choose("blast shotgun", "attack arjun-singh")
    t.expect(where(1) == "sick-bay")
