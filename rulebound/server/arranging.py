"""Putting things right by hand: the host's doing, but at a table of several people only with everybody's consent.

There is no table at which the host knows everything: cards lie face down, and nobody knows the dice to come. A step
that is tried tells something, even by being refused: which cards there are, and where. So it is looked at only for its
form; then all who sit there are asked, what is wrong with it otherwise is told to nobody, and that it was tried to all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.core.proving.arrange import checked, written
from rulebound.core.state.entities import PUBLIC
from rulebound.core.state.errors import ArrangeError
from rulebound.server.consent import ARRANGE, ask_others
from rulebound.server.notices import note
from rulebound.server.rebuild import worded
from rulebound.server.refusal import Refusal

if TYPE_CHECKING:
    from rulebound.server.room import Room

UNSAID = "that cannot be arranged as the table stands; why not is not said, for it may be about what you may not know"


async def arrange(room: Room, person: str, step: str, args: dict[str, str], request: str) -> None:
    async with room.turn():
        if room.done(person, request):
            return
        if person != room.row.host:
            raise Refusal("not-host", "only the host may put things right by hand")
        checked(room.table.game, step, args)
        if not room.row.shared:
            await _take(room, person, step, args, request)
            return
        if room.table.outcome is not None:
            raise Refusal("over", "the game is over, and everybody has seen everything")
        if any(s.kind == "open" for s in room.seats):
            raise Refusal("consent", "while a seat is open, not everybody can be asked: nothing is arranged by hand")

        async def agreed() -> None:
            try:
                await _take(room, person, step, args, request)
            except ArrangeError:
                await note(room, "tried", what=written(step, args))
                raise Refusal("refused", UNSAID) from None

        others = room.people() - {person}
        if not others:
            await agreed()
            return
        name = room.names.get(person, "")
        asked: dict[str, str | int] = {"name": name, "what": written(step, args)}
        ask_others(room, person, name, request, agreed, ARRANGE, asked, others)


async def _take(room: Room, person: str, step: str, args: dict[str, str], request: str) -> None:
    room.table.arrange(step, **args)
    room.made.append(worded(room.table, room.table.answers[-1], person))
    await room.keep(PUBLIC, str(room.table.answers[-1]), person, request)
