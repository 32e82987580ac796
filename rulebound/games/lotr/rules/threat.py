"""Threat: raised, lowered, and elimination (lotr/threat, /player-elimination)."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.material.cards import LAST, move, pour
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Call
from rulebound.core.timing.timing import Event, occur, together
from rulebound.games.lotr.rules.ending import lose
from rulebound.games.lotr.rules.moves import home, leave_play, leave_together, put_down, take_control
from rulebound.games.lotr.state import (
    NOBODY,
    OBJECTIVE_ALLY,
    ORC_GUARD,
    PRISONER,
    Player,
    Rings,
    heroes,
    kind,
)

ELIMINATION_LEVEL = 50


class ThreatRaised(Event):
    """A player's threat rises."""

    who: int = NOBODY
    n: int = 0
    clause: str = ""
    """The rule that raises it; "" if it is an effect that is at work."""

    @staticmethod
    @flow(cite="lotr/threat.1")
    def happens(g: Rings, e: ThreatRaised) -> Any:
        you: Player = g.seat(e.who)
        if not you.out:
            g.change(you, threat=you.threat + e.n)
            g.touch(you)
            g.tell("lotr-log-threat-up", e.clause, seat=you, n=e.n, now=you.threat)


@flow(cite="lotr/threat.1 /effects.3")
def raise_threat(g: Rings, you: Player, n: int, by: int = 0, clause: str = "") -> Steps[bool]:
    if n <= 0 or you.out:
        if n <= 0:
            g.tell("lotr-log-threat-same", "lotr/effects.3", seat=you)
        return False
    return (yield from occur(g, ThreatRaised(about=you.id, who=you.index, n=n, by=by, clause=clause)))


@flow
def raise_each(g: Rings, n: int, by: int = 0, clause: str = "") -> Steps[None]:
    """Every player's threat rises at the same time."""
    everybody = g.players
    if len(everybody) == 1:
        yield from raise_threat(g, everybody[0], n, by, clause)
    else:
        yield from together(g, tuple([raise_threat.later(you, n, by, clause) for you in everybody]))


@cite("lotr/threat.1 .2")
def lower_threat(g: Rings, you: Player, n: int) -> None:
    """Not below 0."""
    lowered = min(n, you.threat)
    if lowered > 0:
        g.change(you, threat=you.threat - lowered)
        clause = "lotr/threat.2" if lowered < n else ""
        g.tell("lotr-log-threat-down", clause, seat=you, n=lowered, now=you.threat)
    else:
        g.tell("lotr-log-threat-same", "lotr/threat.2", seat=you)


# ------------------------------------------------------------------ elimination


@cite("lotr/player-elimination.1 /threat-elimination-level.1")
def is_beaten(g: Rings, you: Player) -> bool:
    """No hero left, or a threat of 50. A hero who is held prisoner is no help."""
    return you.threat >= ELIMINATION_LEVEL or not heroes(g, you)


class Eliminated(Event):
    """A player is eliminated."""

    who: int = NOBODY

    @staticmethod
    @flow(cite="lotr/player-elimination.2 .4 /first-player.1 /scoring.5")
    def happens(g: Rings, e: Eliminated) -> Steps[None]:
        """The token passes on first; enemies go back to staging, the player's cards to their owners' discard piles."""
        you: Player = g.seat(e.who)
        beaten = you.threat >= ELIMINATION_LEVEL
        clause = "lotr/threat-elimination-level.1" if beaten else "lotr/player-elimination.1"
        g.tell("lotr-log-eliminated", clause, seat=you)
        if g.clock.lead == you.index:
            pass_token(g)
        captured = any(c.role == PRISONER for c in g.cards(you.area))
        g.change(you, out=True, leaving=False, threat=max(you.threat, ELIMINATION_LEVEL))
        enemies, mine = g.cards(you.engaged), g.cards(you.area)
        hosts = {c.id for c in mine}  # what is attached to one of these goes with it
        away: tuple[Call[Any], ...] = tuple([retreat.later(e, "eliminated") for e in enemies])
        away += tuple([leave_play.later(c, home(g, c), "eliminated") for c in mine if c.attached not in hosts])
        yield from leave_together(g, (*mine, *[e for e in enemies if e.role == ORC_GUARD]), away)
        for card in (c for c in g.cards(g.scenario.limbo) if c.owner == you.index):
            put_down(g, card, you.discard, clause="lotr/player-elimination.2")
        g.tell("lotr-log-all-discarded", "lotr/player-elimination.2", seat=you)
        for pile in (you.hand, you.deck):
            pour(g, g.pile(pile), g.pile(you.discard))
        if captured:
            lose(g, "lotr-loss-prisoner", "lotr/player-elimination.1")
        elif not g.players:
            lose(g, "lotr-loss-eliminated", "lotr/player-elimination.4")
        g.end("eliminated", owner=you.index)


RETREATS = {"discarded": "lotr/staging-area.4", "eliminated": "lotr/player-elimination.2"}


@flow(cite="lotr/staging-area.4 /player-elimination.2 /in-play-and-out-of-play.5")
def retreat(g: Rings, enemy: Any, how: str = "discarded") -> Steps[None]:
    """An engaged enemy returns to the staging area as it is; an Orc Guard leaves play instead."""
    if enemy.role == ORC_GUARD:
        yield from leave_play(g, enemy, home(g, enemy), how)
    else:
        move(g, enemy, g.pile(g.scenario.staging), LAST)
        g.change(enemy, engaged=NOBODY)
        g.tell("lotr-log-to-staging", RETREATS[how], card=enemy)


@flow(cite="lotr/player-elimination.1 .3")
def eliminate(g: Rings, you: Player) -> Steps[None]:
    if you.out or you.leaving:
        return
    g.change(you, leaving=True)
    yield from occur(g, Eliminated(about=you.id, who=you.index))


@cite("lotr/first-player.1 /next-player.1 /player-order.1 .3 /step-7.4.1")
def pass_token(g: Rings) -> None:
    """The first player token passes clockwise to the next player in the game, and what follows it with it."""
    seats = len(g.seats)
    for step in range(1, seats + 1):
        seat = (g.clock.lead + step) % seats
        you: Player = g.seat(seat)
        if not you.out and not is_beaten(g, you):
            if seat != g.clock.lead:
                g.change(g.clock, lead=seat)
                g.tell("lotr-log-first-player", "lotr/first-player.1", seat=you)
                follow_token(g)
            return


def follow_token(g: Rings) -> None:
    """Objective allies whom the first player controls go over to the new one."""
    for seat in g.seats:
        for card in g.cards(g.entities[seat].area):  # type: ignore[attr-defined]
            if kind(card) == OBJECTIVE_ALLY:
                take_control(g, card, g.first)
