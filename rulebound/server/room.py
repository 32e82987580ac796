"""A table that is open: the game, who sits at it, who is connected, and what they are told.

Every change goes the same way: it is tried on the game, kept in the database, and only then acknowledged and shown. If
it cannot be kept, the room is thrown away, and the next one is built from what was kept.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

import msgspec

from rulebound.core.game.game import Line
from rulebound.core.state.chance import new_key
from rulebound.core.state.entities import PUBLIC, Term
from rulebound.play.record import RESEED, Entry
from rulebound.play.table import Table
from rulebound.server.automatic import Automatic
from rulebound.server.connection import Connection
from rulebound.server.consent import Wish, overtake, shown_back, wished
from rulebound.server.entry_writer import EntryRow, Taken
from rulebound.server.metrics import ANSWERS
from rulebound.server.notices import Notice, among, own_lines
from rulebound.server.protocol import (
    VERSION,
    FromServer,
    Hello,
    People,
    SeatInfo,
    StepInfo,
    TableInfo,
    WatcherInfo,
    Welcome,
)
from rulebound.server.rebuild import Rebuilt, worded
from rulebound.server.refusal import FAULTS, Lost, Refusal
from rulebound.server.seat_count import BOT, PERSON, fit
from rulebound.server.steps import steps_of
from rulebound.server.store import SeatRow, Store, TableRow, Watcher, new_secret
from rulebound.server.streams import Stream, decision_id
from rulebound.server.talk import talk_of
from rulebound.server.undoing import FREE, INFORMATION, Made, align

WAIT, STAND_IN = ABSENT = ("wait", "bot")
CHECKPOINT_EVERY = 64
SPOKEN = 200
ABSENT_AFTER = 45.0
"""Seconds without a connection after which a bot answers for somebody, if the table wants that."""

log = logging.getLogger("rulebound.server")


class Room:
    """One open table."""

    def __init__(
        self, store: Store, row: TableRow, seats: list[SeatRow], watchers: list[Watcher], names: dict[str, str],
        rebuilt: Rebuilt, sequence: int, requests: set[str], notices: list[Notice], pace: float = 1.0,
    ) -> None:  # fmt: skip
        self.store, self.row, self.seats = store, row, seats
        self.watchers = {w.person: w for w in watchers}
        self.names, self.notices = names, notices
        self.table: Table = rebuilt.table
        self.made = rebuilt.made
        self.sequence, self.requests = sequence, requests
        self.epoch = new_secret()[:12]
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.streams: dict[int, Stream] = {}
        self.numbers: dict[int, int] = {}
        """How far the streams came that have ended."""
        self.spoken: deque[str] = deque(maxlen=SPOKEN)
        """The last requests to say something: what is sent again is not said again."""
        self.automatic = Automatic(self.table, pace)
        self.wish: Wish | None = None
        self.granted: dict[str, str] = {}
        """Invitations whose followers had to wait for consent, and got it."""
        self.away: dict[str, float] = {}
        """When those who sit here were last connected."""
        self.used = time.monotonic()
        self.lost = False
        self.on_lost: Callable[[Room], None] = lambda room: None
        self._driver: asyncio.Task[None] | None = None
        self._later: list[Callable[[], None]] | None = None
        self._called = self.called()
        self._covered = row.covers
        self._began = self.table.round_began
        for seat in seats:
            self.automatic.wishes[seat.seat].abilities.update(seat.wishes)

    # -------------------------------------------------------------- who is who

    def holds(self, person: str, seat: int) -> bool:
        return 0 <= seat < len(self.seats) and self.seats[seat].person == person

    def seats_of(self, person: str) -> tuple[int, ...]:
        return tuple([s.seat for s in self.seats if s.person == person])

    def may_enter(self, person: str) -> bool:
        return person == self.row.host or person in self.watchers or bool(self.seats_of(person))

    def may_see(self, person: str, seat: int) -> bool:
        """One sees what one's own seats and the public may know; when the game is over, everything."""
        if not PUBLIC <= seat < len(self.seats):
            return False
        return seat == PUBLIC or self.holds(person, seat) or self.table.outcome is not None

    def people(self) -> set[str]:
        """Those who sit at the table."""
        return {s.person for s in self.seats if s.person is not None}

    def online(self, person: str | None) -> bool:
        return any(c.person.id == person for c in self.connections)

    def by_bots(self) -> set[int]:
        """The seats that bots play: their own, and those of people who have been away for some time."""
        found = {s.seat for s in self.seats if s.kind == BOT}
        if self.row.absent == STAND_IN:
            now = time.monotonic()
            for s in self.seats:
                if s.person is not None and not self.online(s.person):
                    if now - self.away.setdefault(s.person, now) >= ABSENT_AFTER:
                        found.add(s.seat)
        return found

    @property
    def undo(self) -> str:
        """How far undo goes: with several people never further than what everybody knows, unless all agree."""
        return INFORMATION if self.row.undo == FREE and self.row.shared else self.row.undo

    @property
    def guarded(self) -> bool:
        """Is a game on that is not one person's alone? Then nobody may know more than their seats."""
        return self.row.shared and self.table.outcome is None

    def called_here(self, but: str = "") -> list[str]:
        """The names of all who belong to the table, except somebody's own."""
        here = {self.row.host, *self.watchers, *self.people()} - {but}
        return [self.names[p] for p in here if p in self.names]

    # -------------------------------------------------------------- what is told about the table

    def lines(self, seat: int) -> list[Line]:
        """The log as a seat reads it: what happened in the game, and what everybody was told about the table."""
        return among(self.table.log, self.notices, seat)

    def entries_before(self, line: int, seat: int) -> int:
        """How many entries of the record had been made when this seat had read so many lines."""
        return self.table.entries_before(own_lines(self.table.log, self.notices, seat, line), seat)

    def watching(self) -> tuple[WatcherInfo, ...]:
        found = [WatcherInfo(self.names.get(w.person, ""), w.muted) for w in self.watchers.values()]
        return tuple(sorted(found, key=lambda w: w.name))

    def info(self, person: str) -> TableInfo:
        table, row = self.table, self.row
        return TableInfo(
            row.id, row.game, table.game.book.title, table.options, self.undo, row.absent, row.kind,
            tuple([self.seat_info(s, person) for s in self.seated()]),
            self.names.get(row.host, ""), person == row.host,
            len({c.person.id for c in self.connections if not self.seats_of(c.person.id)}), table.changed, row.shared,
            self.watching() if person == row.host else (),
        )  # fmt: skip

    def called(self) -> tuple[Term, ...]:
        """What the game calls the seats."""
        g = self.table.game
        return tuple([g.word(g.seat(s.seat)) for s in self.seated()])

    def seated(self) -> list[SeatRow]:
        """The seats that the game has: one that was new may be gone, and its chair still there for a moment."""
        return self.seats[: len(self.table.game.seats)]

    def seat_info(self, seat: SeatRow, person: str) -> SeatInfo:
        word = msgspec.to_builtins(self.table.game.word(self.table.game.seat(seat.seat)))
        name = self.names.get(seat.person or "", "")
        return SeatInfo(seat.seat, word, seat.kind, name, self.online(seat.person), seat.person == person)

    def tell(self, message: FromServer) -> None:
        if self._told_later(partial(self.tell, message)):
            return
        for connection in self.connections:
            connection.send(message)

    def tell_people(self) -> None:
        if self._told_later(self.tell_people):
            return
        for connection in self.connections:
            connection.send(People(self.info(connection.person.id)))

    def stream(self, seat: int) -> Stream:
        if seat not in self.streams:
            self.streams[seat] = Stream(seat, self.numbers.get(seat, 0))
            self.advance(self.streams[seat])
        return self.streams[seat]

    def advance(self, stream: Stream) -> bytes | None:
        wishes = self.automatic.wishes.get(stream.seat)
        settled = self.automatic.settles(self.table, stream.seat)
        id = decision_id(self.table, self.sequence, self.row.naming)
        lines = self.lines(stream.seat)
        return stream.advance(self.table, lines, id, shown_back(self, stream.seat), wishes, settled)

    def publish(self) -> None:
        """Everybody is sent what changed for them. A stream that nobody reads ends."""
        if self._told_later(self.publish):
            return
        for connection in list(self.connections):
            if not all(self.may_see(connection.person.id, seat) for seat in connection.streams):
                self.send_away(connection.person.id, "moved")  # the end, which opened all eyes, was taken back
        read = {seat for c in self.connections for seat in c.streams}
        for seat, stream in list(self.streams.items()):
            if seat not in read:
                self.numbers[seat] = self.streams.pop(seat).v
                continue
            message = self.advance(stream)
            if message is not None:
                for connection in self.connections:
                    if seat in connection.streams:
                        connection.send(message)
        called = self.called()
        if called != self._called:  # somebody chose a character, or plays another one now
            self._called = called
            self.tell_people()

    # -------------------------------------------------------------- coming and going

    def join(self, connection: Connection, hello: Hello) -> None:
        """A connection says which streams it wants, and gets them."""
        person = connection.person.id
        own = self.seats_of(person) or (PUBLIC,)
        wanted = own if hello.seats is None else tuple(dict.fromkeys(hello.seats))
        for seat in wanted:
            if not self.may_see(person, seat):
                raise Refusal("not-yours", f"seat {seat + 1} is not yours to look through")
        connection.streams = wanted
        self.connections.add(connection)
        self.away.pop(person, None)
        self.used = time.monotonic()
        said = talk_of(self.row.game)
        hosting = person == self.row.host
        steps: tuple[StepInfo, ...] = steps_of(self.table.game) if hosting else ()
        connection.send(
            Welcome(
                VERSION, self.epoch, self.info(person), wanted, said.phrases, said.named, said.free, steps
            )
        )  # fmt: skip
        for seat in wanted:
            stream = self.stream(seat)
            missed = stream.since(hello.since[seat]) if hello.epoch == self.epoch and seat in hello.since else None
            for message in [stream.fresh()] if missed is None else missed:
                connection.send(message)
        if self.wish is not None:
            connection.send(wished(self, self.wish))
        self.tell_people()
        self.drive()

    def part(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.discard(connection)
            if not self.online(connection.person.id):
                self.away[connection.person.id] = time.monotonic()
            self.used = time.monotonic()
            self.tell_people()
            self.drive()

    def send_away(self, person: str, why: str) -> None:
        if self._told_later(partial(self.send_away, person, why)):
            return
        for connection in [c for c in self.connections if c.person.id == person]:
            connection.leave(why)
            self.connections.discard(connection)

    def close(self, why: str) -> None:
        for connection in list(self.connections):
            connection.leave(why)
        self.connections.clear()
        if self._driver is not None:
            self._driver.cancel()

    # -------------------------------------------------------------- answering

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """One change at a time, and none to a room that does not know what is kept."""
        async with self.lock:
            if self.lost:
                raise Lost
            yield

    @asynccontextmanager
    async def change(self) -> AsyncIterator[None]:
        """What is done inside is kept as one piece, and told when it is there for good.

        Whoever wants to refuse it does so before. If it cannot be kept, what was changed here is worth nothing: the
        room is thrown away.
        """
        if self._later is not None:  # it is part of a larger one
            yield
            return
        later = self._later = []
        try:
            async with self.store.together():
                yield
        except BaseException as error:
            self._later = None
            self.lose("fault" if isinstance(error, FAULTS) else "restart")
            if isinstance(error, Taken):
                raise Lost from None
            raise
        self._later = None
        for tell in later:
            tell()

    def _told_later(self, tell: Callable[[], None]) -> bool:
        """While something is being changed, nobody is told of it."""
        if self._later is None:
            return False
        self._later.append(tell)
        return True

    def done(self, person: str, request: str) -> bool:
        """Was this carried out, and only the acknowledgement got lost?"""
        return f"{person} {request}" in self.requests

    async def answer(self, person: str, seat: int, decision: str, keys: tuple[str, ...], request: str) -> None:
        async with self.turn():
            if self.done(person, request):
                return
            self.may_answer(person, seat)
            if self.table.decision is None:
                raise Refusal("over", "the game is over")
            if decision != decision_id(self.table, self.sequence, self.row.naming):
                raise Refusal("stale", "that decision has been made already")
            if seat in self.table.decision.seats and seat not in self.table.waiting:
                raise Refusal("stale", "this seat has answered already")
            await self._answer(seat, keys, person, request)

    def may_answer(self, person: str, seat: int) -> None:
        if not self.holds(person, seat):
            raise Refusal("not-yours", f"seat {seat + 1} is not yours to answer for")

    async def _answer(self, seat: int, keys: tuple[str, ...], person: str | None, request: str) -> None:
        decision = self.table.decision
        assert decision is not None
        picked = [o for o in decision.options_for(seat) if o.key in keys]
        read = worded(self.table, Entry(picked[0].key, "-", seat) if picked else Entry("", "-", seat), person)
        self.table.choose(keys, seat)
        self.made.append(read)
        await self.keep(seat, str(self.table.answers[-1]), person, request)
        ANSWERS.labels("itself" if person is None else "people").inc()

    async def keep(self, seat: int, text: str, person: str | None, request: str) -> None:
        """Keeps what was just done to the game, then shows it."""
        align(self.table, self.made)
        asked = f"{person or 'table'} {request}"
        row = EntryRow(
            self.row.id, self.sequence + 1, seat, text, self.table.game.state_hash(), person, asked,
            self.store.clock.now(),
        )  # fmt: skip
        try:
            await self.store.append(row)
            self.sequence += 1
            self.requests.add(asked)
            if len(self.seats) != len(self.table.game.seats):
                await fit(self)
        except BaseException as error:
            self.lose("fault" if isinstance(error, FAULTS) else "restart")
            if isinstance(error, Taken):
                raise Lost from None
            raise
        self.used = time.monotonic()
        overtake(self)
        self.publish()
        self.drive()
        over = self.table.outcome is not None
        new_round = self.table.round_began != self._began
        if new_round or self.sequence - self._covered >= CHECKPOINT_EVERY or over != self.row.over:
            try:
                await self.checkpoint()
            except Exception:  # the entries are kept all the same
                log.exception("table %s: no checkpoint could be kept", self.row.id)

    async def checkpoint(self) -> None:
        """A save of the table as it stands, to start from when it is opened again."""
        self._covered, self.row.over = self.sequence, self.table.outcome is not None
        self._began = self.table.round_began
        await self.store.checkpoint(self.row.id, self.sequence, self.table.text(), self.row.over)

    async def cover(self) -> None:
        """A checkpoint, if anything was kept since the last one."""
        if self.sequence != self._covered:
            await self.checkpoint()

    def lose(self, why: str = "restart") -> None:
        """What is kept and what is shown may differ: everybody comes back to a room built from what is kept."""
        self.lost = True
        self.close(why)
        self.on_lost(self)

    async def share(self) -> None:
        """The table is not one person's alone any more. Who had it alone may know the luck ahead: it is drawn anew."""
        if self.row.shared:
            return
        self.row.shared = True
        await self.store.share(self.row.id)
        if self.table.outcome is None:
            self.table.enter(Entry(f"{RESEED}{new_key().hex()}"))
            self.made.append(Made())
            await self.keep(PUBLIC, str(self.table.answers[-1]), None, f"{self.sequence + 1}")

    # -------------------------------------------------------------- what happens by itself

    def drive(self) -> None:
        """Lets bots and standing wishes answer, one after the other, until people are to decide."""
        if self._told_later(self.drive):
            return
        if not self.lost and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(self._drive())

    async def _drive(self) -> None:
        try:
            while not self.lost and self.connections:  # where nobody is, nobody plays
                found = self._next()
                if found is None:
                    if not self._stand_in_later():
                        return
                    await asyncio.sleep(1.0)
                    continue
                seat, keys, pause = found
                at = self.sequence
                await asyncio.sleep(pause)
                async with self.turn():
                    if self.sequence == at:
                        await self._answer_by_itself(seat, keys)
        except asyncio.CancelledError:
            raise
        except Lost:
            return
        except Exception:  # what is wrong is not the answer: the table waits for people
            log.exception("table %s: an automatic answer failed", self.row.id)

    async def _answer_by_itself(self, seat: int, keys: tuple[str, ...]) -> None:
        """An answer that fails is not the end of the table: a bot gives another one, a person is asked."""
        at = self.sequence
        try:
            await self._answer(seat, keys, None, f"{at + 1}")
        except Exception:
            if self.lost or self.sequence != at:
                raise
            log.exception("table %s: the answer %s of seat %s failed", self.row.id, keys, seat + 1)
            self.automatic.fails(self.table, seat)
            self.publish()

    def _next(self) -> tuple[int, tuple[str, ...], float] | None:
        bots = self.by_bots()
        people = {s.seat for s in self.seats if s.kind == PERSON and s.seat not in bots}
        return self.automatic.answer(self.table, bots, people)

    def _stand_in_later(self) -> bool:
        """Is somebody away for whom a bot will answer soon?"""
        if self.row.absent != STAND_IN or self.table.decision is None:
            return False
        waiting = [self.seats[s].person for s in self.table.waiting]
        return any(p is not None and not self.online(p) for p in waiting) and bool(self.connections)
