"""All the tables of a server: those that are open, and how the others are opened."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from weakref import WeakValueDictionary

from rulebound.games import game_class
from rulebound.play.table import Table
from rulebound.server.clock import DAY
from rulebound.server.connection import Connection
from rulebound.server.consent import REMOVE, ask_others
from rulebound.server.garbage import Litter
from rulebound.server.limits import LIMITS, Limits, Quotas
from rulebound.server.notices import read as read_notice
from rulebound.server.rebuild import CHANGED, Rebuilt, rebuild
from rulebound.server.refusal import FAULTS, Refusal
from rulebound.server.replays import Replays
from rulebound.server.room import ABSENT, Room
from rulebound.server.seat_count import BOT, OPEN, PERSON, fit
from rulebound.server.store import GRACE, Person, SeatRow, Store, TableRow, Watcher
from rulebound.server.undoing import FREE, INFORMATION, POLICIES, Made

log = logging.getLogger("rulebound.server")
IDLE = 60.0
"""Seconds after which a table that nobody is connected to is put away; it is opened again when somebody comes."""
SWEEP = 15.0
DRAIN, FAREWELL = 5.0, 2.0
"""Seconds that a stop waits for answers that are being kept, and for the last words to be sent."""
NOTED = 600.0
"""Seconds after which it is kept for how long the house has run."""
SHOWN = 20
"""So many tables that are to be removed are named in one line of the log."""
RESTART, STOPPING = "restart", "the server is being stopped, and will be back in a moment"
ORIGINS = {"save": "save", "fork": "fork"}
"""Where a table comes from, as everybody at it is told."""


class House:
    """The open tables."""

    def __init__(self, store: Store, pace: float = 1.0, limits: Limits = LIMITS) -> None:
        self.store, self.pace, self.limits = store, pace, limits
        self.quotas, self.replays = Quotas(limits), Replays(limits)
        self.rooms: dict[str, Room] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._sweeper: asyncio.Task[None] | None = None
        self._litter = Litter()
        self._looked: float | None = None
        """How long the house had run when it was last looked for what nobody uses."""
        self._noted = 0.0
        self.draining = False
        self.present: set[Connection] = set()
        """All who are connected: also those that are just being told goodbye."""

    async def open(self, called: str = "") -> None:
        """`called` is where the server is reached: for another one that wants the same database."""
        try:
            await self.store.open(called)
        except BaseException:
            await self.store.close()
            raise
        self._sweeper = asyncio.create_task(self._sweep())

    async def drain(self) -> None:
        """The server is to stop: answers that are being kept are finished, everybody is told, nobody new is let in."""
        self.draining = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        leaving = [asyncio.create_task(self._put_away(room, "stopping")) for room in list(self.rooms.values())]
        if leaving:
            await asyncio.wait(leaving, timeout=DRAIN)
        end = time.monotonic() + FAREWELL
        while self.present and time.monotonic() < end:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        for room in list(self.rooms.values()):
            room.close("stopping")
        self.replays.close()
        await self._keep_clock(0.0)
        await self.store.close()

    async def _put_away(self, room: Room, why: str) -> None:
        """With a checkpoint, so that also other rules can go on from here."""
        async with room.lock:
            if room.lost or (why == RESTART and room.connections):
                return
            try:
                await room.cover()
            except Exception:  # the entries are kept all the same
                log.exception("table %s: no checkpoint could be kept", room.row.id)
            room.lost = True
            room.close(why)
            self._forget(room)

    # -------------------------------------------------------------- new tables

    async def new_table(
        self, host: Person, table: Table, kind: str = "table", seats: Sequence[str] = (), undo: str = "",
        absent: str = "wait", chosen: bool = False,
    ) -> Room:  # fmt: skip
        """A table that somebody sets up; `seats` says for each who sits there: me, open or bot."""
        if self.draining:
            raise Refusal("stopping", STOPPING)
        undo = undo or (INFORMATION if OPEN in seats else FREE)
        if undo not in POLICIES:
            raise Refusal("bad-option", f"undo is {', '.join(POLICIES)}, not {undo!r}")
        if absent not in ABSENT:
            raise Refusal("bad-option", f"who is absent: {', '.join(ABSENT)}, not {absent!r}")
        count = len(table.game.seats)
        wanted = tuple(seats) or ("me",) * count
        if await self.store.hosted(host.id) >= self.limits.kept_person:
            raise Refusal("quota", "you have very many tables: remove some that you do not need any more")
        if set(wanted) == {BOT} and self._alone(host.id) >= self.limits.bots_person:
            raise Refusal("quota", "you have enough tables at which only bots play")
        if len(wanted) != count:
            raise Refusal("bad-seats", f"this table has {count} seats, but {len(wanted)} are given")
        for what in wanted:
            if what not in ("me", OPEN, BOT):
                raise Refusal("bad-seats", f"a seat is me, {OPEN} or {BOT}, not {what!r}")
        row = TableRow(
            secrets.token_hex(8), table.name, kind, host.id, undo, absent, self.store.clock.now(),
            table.outcome is not None, 0, table.text(), secrets.token_hex(16), OPEN in wanted,
        )  # fmt: skip
        seated = [
            SeatRow(n, PERSON if what == "me" else what, host.id if what == "me" else None, {}, what != OPEN)
            for n, what in enumerate(wanted)
        ]
        origin = "chosen" if chosen else ORIGINS.get(kind)
        async with self.store.together():
            await self.store.new_table(row, seated)
            for n, what in enumerate(wanted):
                if what == OPEN:
                    await self.store.invite(row.id, n)
            if origin is not None:
                await self.store.note(row.id, len(table.log), f"core-note-{origin}", {"name": host.name})
        table.changed = CHANGED if table.changed else ""
        laid_out = Rebuilt(table, [Made()] * len(table.answers), True)
        room = self.rooms[row.id] = await self._furnish(row, seated, [], laid_out)
        return room

    def lay_out(self, game: str, options: Mapping[str, str], seed: int | str | None) -> Table:
        return Table(game_class(game), options, seed)

    def _alone(self, person: str) -> int:
        """How many tables of somebody's are open at which nobody but bots sits."""
        return sum(r.row.host == person and all(s.kind == BOT for s in r.seats) for r in self.rooms.values())

    def granted(self, secret: str, person: str) -> tuple[str, int] | None:
        """Where somebody sits who followed this invitation, and had to wait for the others to agree."""
        for room in self.rooms.values():
            if room.granted.get(secret) == person and room.seats_of(person):
                return room.row.id, room.seats_of(person)[-1]
        return None

    # -------------------------------------------------------------- opening

    async def room(self, id: str, person: str = "") -> Room:
        """The table with this id, opened if need be; who asks for many waits for them one after the other."""
        room = self.rooms.get(id)
        if room is not None and not room.lost:
            return room
        if self.draining:
            raise Refusal("stopping", STOPPING)
        lock = self._opening.get(id)
        if lock is None:
            lock = self._opening[id] = asyncio.Lock()  # kept by those who wait for it
        async with lock:
            room = self.rooms.get(id)
            if room is None or room.lost:
                room = self.rooms[id] = await self._open(id, person or id)
        return room

    async def _open(self, id: str, who: str) -> Room:
        found = await self.store.table(id)
        if found is None:
            raise Refusal("no-table", "there is no such table")
        row, seats, watchers = found
        kept = await self.store.entries(id, after=row.covers)
        # A long game takes a while: the others play on.
        table = await self.replays.opened(who, row.checkpoint, kept=True)
        rebuilt = await self.replays.run(who, lambda step: rebuild(row, table, kept, step), kept=True)
        return await self._furnish(row, seats, watchers, rebuilt)

    async def _furnish(self, row: TableRow, seats: list[SeatRow], watchers: list[Watcher], rebuilt: Rebuilt) -> Room:
        """A room for a table that is at hand."""
        id = row.id
        here = [row.host, *[w.person for w in watchers], *[s.person for s in seats if s.person]]
        names = await self.store.names(here)
        told = [read_notice(n.place, n.text, n.args) for n in await self.store.notices(id)]
        sequence = await self.store.last_sequence(id)
        requests = await self.store.requests(id)
        room = Room(self.store, row, seats, watchers, names, rebuilt, sequence, requests, told, self.pace)
        room.on_lost = self._forget
        if len(seats) != len(rebuilt.table.game.seats):  # the server was stopped before the chairs were put there
            await fit(room)
        if not rebuilt.whole or row.over != (rebuilt.table.outcome is not None):
            await room.checkpoint()  # what could not be played again is a record only
        room.drive()
        return room

    def _forget(self, room: Room) -> None:
        if self.rooms.get(room.row.id) is room:
            del self.rooms[room.row.id]

    async def remove(self, room: Room, person: Person) -> None:
        """Its host removes a table; while others play there, they are asked first."""
        async with room.turn():
            others = room.people() - {person.id}
            if room.table.outcome is not None or not others:
                await self._remove(room)
                return
            asked: dict[str, str | int] = {"name": person.name}
            ask_others(room, person.id, person.name, "remove", lambda: self._remove(room), REMOVE, asked, others)
        raise Refusal("asked", "the others at this table are asked whether it may go")

    async def _remove(self, room: Room) -> None:
        """Only who has the table's turn does it: nothing is kept of it meanwhile."""
        await self.store.remove(room.row.id)
        room.lost = True
        room.close("closed")
        self._forget(room)

    async def forget_old(self) -> None:
        """Once a day: what nobody has used for long is marked, and told; days later it is removed."""
        clock = self.store.clock
        if not self.limits.keep_days or (self._looked is not None and clock.ran - self._looked < DAY):
            return
        first, self._looked = self._looked is None, clock.ran
        if not clock.believed:
            log.warning(
                "the clock of this machine says %s, but by what is kept it is %s: nothing is removed before they agree",
                day(clock.system()), day(clock.now()),
            )  # fmt: skip
            return
        try:
            unused, gone = await self.store.forget(clock.now() - self.limits.keep_days * DAY, list(self.rooms))
        except FAULTS:
            log.exception("what is old could not be removed")
            return
        if gone:
            log.warning("%s tables that nobody had used for %g days are removed", gone, self.limits.keep_days)
        if unused and (first or unused[-1].left > GRACE - DAY):
            shown = [f"{t.id} ({t.game}, last {day(t.updated)}, {t.left / DAY:.1f} days)" for t in unused[:SHOWN]]
            log.warning(
                "nobody has used these tables for %g days; they are removed when the server has run so many days more, "
                "unless somebody plays at them (rulebound serve --keep-days 0 keeps them all): %s%s",
                self.limits.keep_days, ", ".join(shown), f" and {len(unused) - SHOWN} more" * (len(unused) > SHOWN),
            )  # fmt: skip

    async def _keep_clock(self, every: float = NOTED) -> None:
        if self.store.clock.ran - self._noted < every:
            return
        self._noted = self.store.clock.ran
        try:
            await self.store.keep_clock()
        except FAULTS:
            log.exception("how long the house has run could not be kept")

    async def shut_out(self) -> None:
        """Whose session was ended beside the running server has no connection any more either."""
        present = list(self.present)
        try:
            ended = await self.store.ended({c.person.id for c in present}) if present else set()
        except FAULTS:
            log.exception("the database does not say whose session was ended")
            return
        for connection in present:
            if connection.person.id in ended:
                connection.leave("closed")

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.forget_old()
            await self._keep_clock()
            await self.shut_out()
            now = time.monotonic()
            for room in list(self.rooms.values()):
                if not room.connections and now - room.used > IDLE and not room.lock.locked():
                    await self._put_away(room, RESTART)
            self._litter.tidy()


def day(at: float) -> str:
    """A moment as whoever runs the server reads it."""
    try:
        return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d}"
    except (ValueError, OverflowError, OSError):
        return "no day that there is"
