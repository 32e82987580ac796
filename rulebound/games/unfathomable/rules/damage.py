"""Damage and repair (chapters 44 and 45)."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.material.board import distances
from rulebound.core.material.cards import LAST, face, move, remove_card, reveal, shuffle
from rulebound.core.state.clauses import cite
from rulebound.games.unfathomable.rules.dice import ROOM_HIT, roll_die
from rulebound.games.unfathomable.rules.order import defeat_together
from rulebound.games.unfathomable.rules.passengers import risk
from rulebound.games.unfathomable.rules.supplies import lose, lose_game
from rulebound.games.unfathomable.state import (
    ATLANTICA,
    NUMBER,
    ROOM_BY_DIE,
    ROOMS,
    Character,
    Space,
    Unfathomable,
    damaged,
    humans_at,
    tell_empty,
)

SIX = 6


@cite("unfathomable/44.3 /44.3-1 /15.20-1")
def whole_rooms(g: Unfathomable) -> tuple[Space, ...]:
    """What can still be damaged: rooms, not the deck, the water, Brig or Sick Bay."""
    return tuple([r for r in g.spaces(*ROOMS) if not damaged(g, r)])


@cite("unfathomable/44.5 /44.5-1 /1.6-2 /1.6-3 /15.1 /15.19 /15.20-1 /44.3-1")
def room_to_damage(g: Unfathomable, room: Space) -> Space:
    """The room itself, or the nearest undamaged one; of several as near, the one with the highest number."""
    away = distances(room.code, lambda r: ATLANTICA.neighbours(r, "corridor"))
    whole = whole_rooms(g)
    least = min([away[r.code] for r in whole])
    return max([r for r in whole if away[r.code] == least], key=lambda r: NUMBER[r.code])


Cites = tuple[str, str, str]
"""The clauses of a damage: by which a card is drawn, lies in the room meant, or in the nearest whole one."""
SHIP: Cites = ("unfathomable/44.1", "unfathomable/44.1-1", "unfathomable/44.5")
SPACE: Cites = ("unfathomable/44.2", "unfathomable/44.2-1", "unfathomable/44.5")
BY_HYDRA: Cites = ("unfathomable/1.6", "unfathomable/1.6", "unfathomable/1.6-2")
BY_DEEP_ONE: Cites = ("unfathomable/1.16-2", "unfathomable/1.16", "unfathomable/44.5")


@flow(cite="unfathomable/44.1 /44.1-1 /15.18")
def damage_ship(g: Unfathomable, you: Character) -> Steps[Any]:
    """A damage card; a structural one goes to the room a die names. The room that was damaged, or None."""
    card = next_damage(g, SHIP)
    while card is not None:
        if face(g, card).kind == "structural":
            number = yield from roll_die(g, you, ROOM_HIT, cite="unfathomable/44.1-1")
            return (yield from place_damage(g, card, g.space(ROOM_BY_DIE[number - 1]), SHIP))
        card = yield from other_damage(g, card, you, SHIP)
    return None


@flow(cite="unfathomable/44.2 /44.2-1 /44.2-2 /1.16-2 /1.16-3")
def damage_room(g: Unfathomable, room: Space, you: Character, cites: Cites = SPACE) -> Steps[Any]:
    """A damage card; a structural one goes to this room. The room that was damaged, or None."""
    card = next_damage(g, cites)
    while card is not None:
        if face(g, card).kind == "structural":
            return (yield from place_damage(g, card, room, cites))
        card = yield from other_damage(g, card, you, cites)
    return None


def next_damage(g: Unfathomable, cites: Cites) -> Any:
    """The top damage card, for all to see; None if there is none."""
    cards = g.cards("damage")
    if not cards:
        tell_empty(g, "damage")
        return None
    reveal(g, cards[0])
    g.tell("unfathomable-log-damage-card", cites[0], card=cards[0])
    return cards[0]


@flow(cite="unfathomable/44.2-2")
def other_damage(g: Unfathomable, card: Any, you: Character, cites: Cites) -> Steps[Any]:
    """A card that damages no room. What has to be drawn after it, or None."""
    resource = face(g, card).facts.get("loses")
    if resource:
        remove_card(g, card)
        lose(g, resource, cite=cites[0])
        g.tell("unfathomable-log-card-gone", "unfathomable/44.2-2", card=card)
        return None
    move(g, card, g.pile("damage"), LAST)
    yield from risk(g, you)
    return next_damage(g, cites)


@flow(cite="unfathomable/44.3 /44.4 /44.7 /14-3 /31.7 /1.6-4")
def place_damage(g: Unfathomable, card: Any, aim: Space, cites: Cites) -> Steps[Space]:
    """It lies in the room or the nearest whole one, and every human there is defeated; with six the ship is lost."""
    room = room_to_damage(g, aim)
    move(g, card, g.pile_at(room.damage))
    g.tell("unfathomable-log-damaged", cites[1 if room.id == aim.id else 2], place=room)
    if sum(damaged(g, r) for r in g.spaces(*ROOMS)) >= SIX:
        lose_game(g, "unfathomable-lost-damage", "unfathomable/44.7")
    drawn_by = SHIP[0] if cites is SHIP else SPACE[0]  # what the card says is resolved
    yield from defeat_together(g, humans_at(g, room), cite=drawn_by)
    return room


def damage_in(g: Unfathomable, room: Space) -> Any:
    """What the damage card of a room says: there is one at most."""
    return face(g, g.cards(room.damage)[0])


@cite("unfathomable/44.6-1 /45.2")
def repair(g: Unfathomable, you: Character, room: Space) -> None:
    """The damage card is shuffled back."""
    for card in g.cards(room.damage):
        move(g, card, g.pile("damage"))
    shuffle(g, g.pile("damage"))
    g.tell("unfathomable-log-repaired", seat=you, place=room)
