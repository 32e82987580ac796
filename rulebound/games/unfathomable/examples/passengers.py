"""Passengers: risked, rescued, defeated (chapters 37 and 39)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.activation import CREW, deep_ones_act
from rulebound.games.unfathomable.examples.probes import (
    calm,
    crisis,
    deep_ones,
    dials,
    in_the_game,
    known_cards,
    only,
    passenger_supply,
    passengers,
    turn_of,
    where,
)


def on_the_bridge(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("stand", seat=1, space="bridge")
    t.arrange("dice", results="7")


def traitor_on_deck(t: ExampleTable, token: str) -> None:
    """Seat 3, a revealed traitor, is about to act on deck-5, where such a passenger is."""
    calm(t, CREW)
    t.arrange("traitor", seat=3)
    t.arrange("stand", seat=3, space="deck-5")
    t.arrange("passenger", space="deck-5", face=token)
    turn_of(t, 3)


# ------------------------------------------------------------------ risked and rescued


@example("unfathomable/37.2", "A passenger token lies face down: nobody knows who has come on deck")
def face_down(t: ExampleTable) -> None:
    on_the_bridge(t)
    t.choose("bridge")
    t.expect(passengers("deck-7") == 1, known_cards("passengers-deck-7") == 0)


@example("unfathomable/37.4", "A passenger is risked: the die names the deck space where a token of the supply is put")
def risked(t: ExampleTable) -> None:
    on_the_bridge(t)
    t.choose("bridge")
    t.expect(passengers("deck-7") == 1, passenger_supply() == 6)


@example("unfathomable/37.5", "Of four passengers to be risked, with two in the supply, two are risked")
def as_many_as_there_are(t: ExampleTable) -> None:
    calm(t, CREW)
    only(t, "passengers", 2)
    crisis(t, "class-struggle")
    t.arrange("dice", results="1 8")
    t.choose("second")
    t.expect(passengers("deck-1") == 1, passengers("deck-8") == 1, passenger_supply() == 0)


@example("unfathomable/37.6", "Without a passenger to risk the Bridge cannot be used, for that is its price")
def nobody_to_risk(t: ExampleTable) -> None:
    on_the_bridge(t)
    t.offered("bridge")
    only(t, "passengers", 0)
    t.refused("bridge", "unfathomable/37.6")


@example("unfathomable/37.7", "A rescued passenger goes back to the supply, unseen")
def rescued(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("stand", seat=1, space="deck-4")
    t.choose("rescue")
    t.expect(passengers("deck-4") == 0, passenger_supply() == 8, known_cards("passengers") == 0)


# ------------------------------------------------------------------ defeated


@example("unfathomable/37.8", "A defeated passenger is turned up, each symbol costs 1, and the token leaves the game")
def defeated(t: ExampleTable) -> None:
    traitor_on_deck(t, "passenger-soul-and-sanity")
    t.choose("slay")
    t.expect(dials() == (8, 8, 7, 7), passengers("deck-5") == 0, in_the_game("passenger-soul-and-sanity") == 0)


@example("unfathomable/37.9", "A Deep One that is activated where a passenger is defeats it")
def by_a_deep_one(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("passenger", space="deck-5", face="passenger-nothing")
    t.arrange("deep-ones", space="deck-5", n=1)
    deep_ones_act(t)
    t.expect(passengers("deck-5") == 0, deep_ones("deck-5") == 1)


@example("unfathomable/37.9", "A revealed traitor defeats a passenger with an action")
def by_a_traitor(t: ExampleTable) -> None:
    traitor_on_deck(t, "passenger-two-souls")
    t.choose("slay")
    t.expect(passengers("deck-5") == 0, dials() == (8, 8, 8, 6))


@example("unfathomable/37.9-1", "A human in the space protects passengers from Deep Ones: the human is attacked")
def guarded_from_deep_ones(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="deck-3", n=1)
    t.arrange("stand", seat=2, space="deck-3")
    deep_ones_act(t, dice="6")
    t.expect(where(2) == "sick-bay", passengers("deck-3") == 1)


@example("unfathomable/37.9-1", "A human in the space protects passengers from a traitor")
def guarded_from_traitors(t: ExampleTable) -> None:
    traitor_on_deck(t, "passenger-soul")
    t.offered("slay")
    t.arrange("stand", seat=2, space="deck-5")
    t.refused("slay", "unfathomable/37.9-1")


@example("unfathomable/37.10", "A passenger without a symbol costs nothing")
def no_symbol(t: ExampleTable) -> None:
    traitor_on_deck(t, "passenger-nothing")
    t.choose("slay")
    t.expect(passengers("deck-5") == 0, dials() == (8, 8, 8, 8))


@example("unfathomable/37.11", "If a dial goes down to 0 by it, the game is over")
def the_last_soul(t: ExampleTable) -> None:
    traitor_on_deck(t, "passenger-soul")
    t.arrange("dial", resource="souls", n=1)
    t.choose("slay")
    t.ended(False, "unfathomable-lost-souls")


@example("unfathomable/39.2", "A Deep One defeats one passenger of several, which look alike, if no human is there")
def one_of_several(t: ExampleTable) -> None:
    calm(t, CREW)
    for _ in range(2):
        t.arrange("passenger", space="deck-5", face="passenger-soul")
    t.arrange("deep-ones", space="deck-5", n=1)
    deep_ones_act(t)
    t.expect(passengers("deck-5") == 1)
