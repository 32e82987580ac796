"""What a player may ask without changing anything: why not, what chance, why this number, how it was before."""

from __future__ import annotations

import msgspec

from rulebound.core.game.decision import Denial
from rulebound.core.game.values import Reason
from rulebound.core.knowing.view import thing_called
from rulebound.play.table import Table
from rulebound.server.protocol import (
    DenialInfo,
    Denied,
    Explain,
    Lines,
    Moment,
    NumberInfo,
    Odds,
    OddsAre,
    Older,
    ReasonInfo,
    Reasons,
    Then,
    Why,
)
from rulebound.server.refusal import Refusal
from rulebound.server.replays import Replays
from rulebound.server.room import Room
from rulebound.server.streams import RECALLED, head_of, line_info

MOST_ODDS = 40
"""Options whose chances are worked out at once."""
NOW = ""
"""No option: as it stands."""


def why_not(room: Room, asked: Why) -> Denied:
    return Denied(asked.id, tuple([_denial(d) for d in room.table.why_not(asked.seat)]))


def _denial(d: Denial) -> DenialInfo:
    return DenialInfo(d.key, d.text, d.reason, msgspec.to_builtins(d.args), d.clause, d.about)


def odds(room: Room, asked: Odds) -> OddsAre:
    """The chance with the keys picked so far, and with each further one."""
    table, decision = room.table, room.table.decision
    if decision is None or asked.seat not in decision.seats:
        return OddsAre(asked.id, None, {})
    offered = decision.keys(asked.seat)
    if any(key not in offered for key in asked.keys):
        raise Refusal("illegal", "the chance of an answer that is not offered cannot be told")
    enough = len(asked.keys) >= decision.least
    now = table.chances(asked.keys, asked.seat) if enough else None
    found = {} if now is None else {NOW: now}
    if len(asked.keys) < decision.most and not (enough and now is None):
        for key in [k for k in offered if k not in asked.keys][:MOST_ODDS]:
            chance = table.chances((*asked.keys, key), asked.seat)
            if chance is not None:
                found[key] = chance
    each = {key: float(least) for key, (least, _) in found.items()}
    most = {key: float(most) for key, (least, most) in found.items() if least < most}
    return OddsAre(asked.id, each.pop(NOW, None), each, most)


def explain(room: Room, asked: Explain) -> Reasons:
    """The numbers of a thing that the seat can see."""
    table = room.table
    g = table.game
    thing = thing_called(g, asked.entity, asked.seat)
    if thing is None:
        raise Refusal("unknown", "there is no such thing on the table")
    stats = () if g.book.numbers is None else g.book.numbers(g, thing)
    numbers = [
        NumberInfo(
            stat.key, g.value(thing, stat), tuple([_reason(table, r, asked.seat) for r in g.explain(thing, stat)])
        )
        for stat in stats
    ]
    return Reasons(asked.id, asked.entity, tuple(numbers))


def _reason(table: Table, reason: Reason, seat: int) -> ReasonInfo:
    g = table.game
    source = g.entities.get(reason.source)
    word = None if source is None else msgspec.to_builtins(g.word(source, seat))
    return ReasonInfo(reason.op, reason.amount, word, tuple(reason.cite))


async def moment(room: Room, person: str, asked: Moment, replays: Replays) -> Then:
    """An earlier moment, through the same eyes."""
    async with room.turn():
        may_look(room, person, asked.seat)
        past, at = room.table.clone(), room.entries_before(asked.line, asked.seat)
    then = await replays.back(person, past, at)
    view = then.view(asked.seat)
    return Then(asked.id, asked.seat, asked.line, head_of(then, view, ""), view["entities"])


def may_look(room: Room, person: str, seat: int) -> None:
    if not room.may_see(person, seat):
        raise Refusal("not-yours", f"seat {seat + 1} is not yours to look through")


def older(room: Room, asked: Older) -> Lines:
    lines = room.lines(asked.seat)
    upto = min(asked.before, len(lines))
    first = max(0, upto - RECALLED)
    return Lines(asked.id, asked.seat, first, tuple([line_info(line) for line in lines[first:upto]]))
