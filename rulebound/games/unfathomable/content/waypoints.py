"""The waypoints: how far they lie, and what waits there for whoever resolves them."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose
from rulebound.core.material.cards import remove_card
from rulebound.core.state.entities import Option
from rulebound.games.unfathomable.cards import waypoint
from rulebound.games.unfathomable.rules.damage import damage_ship
from rulebound.games.unfathomable.rules.dice import BOW, at_least, at_most, roll_die
from rulebound.games.unfathomable.rules.effects import damage_often, may, one_each
from rulebound.games.unfathomable.rules.monsters import bow_space, rise
from rulebound.games.unfathomable.rules.order import defeat_together
from rulebound.games.unfathomable.rules.passengers import (
    choose_passenger,
    crowded,
    defeat_passenger,
    in_supply,
    risk,
    tell_too_few,
)
from rulebound.games.unfathomable.rules.supplies import gain, lose, put_deep_ones, shift_deep_ones
from rulebound.games.unfathomable.rules.tracks import sail
from rulebound.games.unfathomable.state import (
    ARROWS,
    DECK_SPACES,
    DEEP,
    FOOD,
    FUEL,
    SANITY,
    SOULS,
    WATERS,
    Character,
    Unfathomable,
    definition,
    tell_empty,
    tell_nothing,
)


@flow(cite="unfathomable/7.4 /7.5 /37.6")
def venture(g: Unfathomable, you: Character, passengers: int, resource: str, n: int = 1) -> Steps[None]:
    """Passengers may be risked, all of them or none; then 5 or more brings a resource."""
    if in_supply(g) < passengers:
        tell_too_few(g)
    elif (yield from may(g, you, "unfathomable-prompt-venture", (("n", passengers),))):
        yield from risk(g, you, passengers)
        if (yield from roll_die(g, you, at_least(5))) >= 5:
            gain(g, resource, n)


@flow
def fuel_or_damage(g: Unfathomable, you: Character) -> Steps[None]:
    options = (Option("fuel", "unfathomable-option-lose-fuel"), Option("damage", "unfathomable-option-damage-twice"))
    picked = yield from choose(g, you.index, options, "unfathomable-prompt-choose")
    if picked.key == "fuel":
        lose(g, FUEL)
    else:
        yield from damage_often(g, you, 2)


@waypoint("Abandoned Depot", distance=2)
class AbandonedDepot:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """You may risk 3 passengers: on 5 or more, +2 fuel."""
        yield from venture(g, you, 3, FUEL, 2)


@waypoint("Deserted Island", distance=2)
class DesertedIsland:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """You may risk 1 passenger: on 5 or more, +1 food."""
        yield from venture(g, you, 1, FOOD)


@waypoint("Hurricane", distance=2)
class Hurricane:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """-1 fuel, or the ship is damaged twice."""
        yield from fuel_or_damage(g, you)


@waypoint("Iceberg", distance=2)
class Iceberg:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """You may roll: on 5 or more +1 food, otherwise the ship is damaged."""
        if (yield from may(g, you, "unfathomable-prompt-iceberg")):
            if (yield from roll_die(g, you, at_least(5))) >= 5:
                gain(g, FOOD)
            else:
                yield from damage_ship(g, you)


@waypoint("Reef", distance=2)
class Reef:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """On 4 or less the ship is damaged."""
        if (yield from roll_die(g, you, at_most(4))) <= 4:
            yield from damage_ship(g, you)


@waypoint("Shipwreck Survivors", distance=2)
class ShipwreckSurvivors:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """You may risk 1 passenger: on 5 or more, +1 souls."""
        yield from venture(g, you, 1, SOULS)


@waypoint("Wrecked Ship", distance=2)
class WreckedShip:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """You may risk 1 passenger: on 5 or more, +1 fuel."""
        yield from venture(g, you, 1, FUEL)


@waypoint("Deep One City", distance=3)
class DeepOneCity:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """5 Deep Ones into the Deep; then all monsters of the Deep come to the bow."""
        put_deep_ones(g, g.space(DEEP), 5)
        face = yield from roll_die(g, you, BOW)
        rise(g, bow_space(g, face))


@waypoint("Fog Bank", distance=3)
class FogBank:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """On 4 or less this card leaves the row, and the top waypoint is resolved instead."""
        if (yield from roll_die(g, you, at_most(4))) <= 4:
            g.change(g.ship, distance=g.ship.distance - definition(g, this).distance)
            remove_card(g, this)
            g.tell("unfathomable-log-row-gone", card=this, n=g.ship.distance)
            following = g.cards("waypoints")
            if following:
                yield from sail(g, following[0], you)
            else:
                tell_empty(g, "waypoints")


@waypoint("Maelstrom", distance=3)
class Maelstrom:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """-1 fuel, or the ship is damaged twice."""
        yield from fuel_or_damage(g, you)


@waypoint("Rainstorm", distance=3)
class Rainstorm:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """You may risk 1 passenger: on 5 or more, +1 food."""
        yield from venture(g, you, 1, FOOD)


@waypoint("Rogue Wave", distance=3)
class RogueWave:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Every Deep One on deck is washed into the water beside it; every passenger on deck is defeated."""
        washed = any(s.deep_ones for s in g.spaces(*DECK_SPACES))
        for water in WATERS:
            deck = g.space(ARROWS[water])
            shift_deep_ones(g, deck, g.space(water), deck.deep_ones)
        yield from defeat_together(g, (), crowded(g), said=not washed)


@waypoint("Rolling Seas", distance=3)
class RollingSeas:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """A passenger on deck is defeated."""
        token = yield from choose_passenger(g, you)
        if token is not None:
            yield from defeat_passenger(g, token)
        else:
            tell_nothing(g, "passengers-on-deck")


@waypoint("Sea Smoke", distance=3)
class SeaSmoke:
    def effect(g: Unfathomable, this: Any, you: Character) -> Any:
        """1 Deep One into each water space."""
        one_each(g, WATERS)


@waypoint("Seaweed Patch", distance=3)
class SeaweedPatch:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Risk 2 passengers, or the ship is damaged."""
        options = (Option("risk", "unfathomable-option-risk-two"), Option("damage", "unfathomable-option-damage"))
        picked = yield from choose(g, you.index, options, "unfathomable-prompt-choose")
        if picked.key == "risk":
            yield from risk(g, you, 2)
        else:
            yield from damage_ship(g, you)


@waypoint("Smooth Sailing", distance=3)
class SmoothSailing:
    def effect(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 food."""
        lose(g, FOOD)


@waypoint("Calm Waters", distance=4)
class CalmWaters:
    def effect(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 food."""
        lose(g, FOOD)


@waypoint("Deep One Ambush", distance=4)
class DeepOneAmbush:
    def effect(g: Unfathomable, this: Any, you: Character) -> Any:
        """1 Deep One onto each deck space."""
        one_each(g, DECK_SPACES)


@waypoint("Rough Water", distance=4)
class RoughWater:
    def effect(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 sanity."""
        lose(g, SANITY)


@waypoint("Stormy Seas", distance=4)
class StormySeas:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The ship is damaged."""
        yield from damage_ship(g, you)
