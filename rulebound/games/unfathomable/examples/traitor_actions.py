"""What revealed traitors do with their actions (chapter 12)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    actions,
    calm,
    discard_top,
    hand,
    passenger_supply,
    passengers,
    turn_of,
    where,
)


def traitors_turn(t: ExampleTable, space: str = "galley", hand: str = "") -> None:
    """Seat 3 is a revealed traitor, stands there and is about to act. Svetlana's feat has been used."""
    calm(t)
    t.arrange("remove", card="medical-intervention")
    t.arrange("traitor", seat=3)
    t.arrange("stand", seat=3, space=space)
    t.arrange("hand", seat=3, cards=hand)
    turn_of(t, 3)


@example("unfathomable/12.10", "A traitor moves to any space of the ship")
def move(t: ExampleTable) -> None:
    traitors_turn(t)
    t.choose("move deck-1")
    t.expect(where(3) == "deck-1", actions(3) == 1)


@example("unfathomable/12.10-1", "Out of the Brig a traitor discards cards worth 12")
def break_out(t: ExampleTable) -> None:
    traitors_turn(t, "brig", "perform-rites-5 perform-rites-5 call-to-action-2 reinforcements-1")
    t.refused("move galley", "unfathomable/12.10-1")
    t.choose("break-out", "discard perform-rites-5", "discard perform-rites-5", "discard call-to-action-2")
    t.choose("move galley")
    t.expect(where(3) == "galley", hand(3) == ("reinforcements-1",), actions(3) == 1)


@example("unfathomable/12.10-1", "With cards worth 11 the traitor stays in the Brig")
def too_weak_to_break_out(t: ExampleTable) -> None:
    traitors_turn(t, "brig", "perform-rites-5 perform-rites-5 call-to-action-2")
    t.offered("break-out")
    t.arrange("hand", seat=3, cards="perform-rites-5 perform-rites-5 reinforcements-1")
    t.refused("break-out", "unfathomable/12.10-1")


@example("unfathomable/12.10-3", "A traitor moves neither into the water nor into the Deep")
def not_into_the_water(t: ExampleTable) -> None:
    traitors_turn(t)
    t.offered("move deck-7", "move deck-8")
    t.not_offered("move water-7", "move water-8", "move the-deep")


@example("unfathomable/12.10-4", "A traitor does not move into Sick Bay or Brig")
def not_into_the_cells(t: ExampleTable) -> None:
    traitors_turn(t)
    t.offered("move cargo-hold", "move chapel")
    t.not_offered("move brig", "move sick-bay")


@example("unfathomable/12.11", "A traitor attacks a human in the same space")
def attack(t: ExampleTable) -> None:
    traitors_turn(t, "boiler-room")
    t.arrange("dice", results="6")
    t.choose("attack jeanne-lafarge")
    t.expect(where(1) == "sick-bay", actions(3) == 1)


@example("unfathomable/12.12", "A traitor defeats a passenger: the token leaves the game")
def slay(t: ExampleTable) -> None:
    traitors_turn(t, "deck-4")
    t.arrange("stand", seat=2, space="deck-1")
    t.choose("slay")
    t.expect(passengers("deck-4") == 0, passenger_supply() == 7, actions(3) == 1)


@example("unfathomable/12.12", "A human in the space protects the passengers")
def guarded(t: ExampleTable) -> None:
    traitors_turn(t, "deck-4")
    t.offered("slay")
    t.arrange("stand", seat=1, space="deck-4")
    t.refused("slay", "unfathomable/37.9-1")


@example("unfathomable/12.13", "The action of a treachery card in hand: it takes an action, and the card is discarded")
def action_of_a_treachery_card(t: ExampleTable) -> None:
    traitors_turn(t, hand="siren-song-3")
    t.arrange("dice", results="6")
    t.choose("sing siren-song-3")
    t.expect(passengers("deck-6") == 1, actions(3) == 1, hand(3) == (), discard_top("treachery") == "siren-song-3")
