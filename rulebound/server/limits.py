"""How much one person, and one address, may have of what everybody shares; who has too much waits, and is told so."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, fields, replace
from typing import Any

from rulebound.server.refusal import Refusal

REMEMBERED = 20_000
"""So many people and addresses are remembered; those long unused are forgotten first."""

Rate = tuple[float, float]
"""So many a second, and so many at once."""


def limit(default: Any, why: str) -> Any:
    """A limit with the reason for it, which `rulebound serve --print-settings` tells."""
    return field(default=default, metadata={"why": why})


@dataclass(frozen=True)
class Limits:
    """Rates and numbers. What ends in `person` counts for one person, what ends in `address` for all at an address."""

    requests_address: Rate = limit((25.0, 120.0), "all of a family that opens the page at once stays below this")
    files_address: Rate = limit((60.0, 400.0), "the client's files, and whether the server is there: cheap")
    reading_address: Rate = limit(
        (2.0, 20.0), "examples that are played for a reader, and the tools of a game: no name is needed for them"
    )
    messages_person: Rate = limit((50.0, 150.0), "nobody clicks so fast; a bot in somebody's name might")
    messages_address: Rate = limit((400.0, 1200.0), "eight very busy people behind one router")
    costly_person: Rate = limit(
        (4.0, 24.0), "fresh views, earlier moments, chances, reports: what takes longer than an answer"
    )
    costly_address: Rate = limit((25.0, 150.0), "the same, for all at an address")
    sessions_address: Rate = limit((0.2, 40.0), "new names: a club comes at once, then hardly anybody")
    tables_person: Rate = limit((0.05, 20.0), "tables set up: nobody needs one every twenty seconds for long")
    tables_address: Rate = limit((0.2, 60.0), "the same, for all at an address")
    uploads_person: Rate = limit((0.02, 6.0), "saves brought along: a long one keeps a processor busy for seconds")
    uploads_address: Rate = limit((0.1, 20.0), "the same, for all at an address")
    talk_person: Rate = limit((0.7, 8.0), "nobody reads faster")
    connections_person: int = limit(12, "tables one person has open at once, in all windows and on all devices")
    connections_address: int = limit(120, "the same, for all at an address")
    sockets_address: int = limit(200, "connections of any kind, those that have not said anything yet included")
    sockets: int = limit(2000, "the same, for everybody: the system gives a program only so many")
    kept_person: int = limit(200, "tables somebody hosts: who plays one a day has room for half a year")
    bots_person: int = limit(3, "tables at which nobody but bots sits: they play without a pause")
    entries: int = limit(20_000, "answers of a save that is uploaded: far more than any game has")
    seconds: float = limit(30.0, "seconds of work on opening one: more would be no game, but an attack")
    replays_person: int = limit(3, "saves and tables that one person waits for at once")
    replays: int = limit(24, "the same, for everybody: each has its memory")
    header: float = limit(10.0, "seconds until a request has said what it wants, also from a slow telephone")
    body: int = limit(4 * 1024 * 1024, "bytes of a request: a save is the largest thing anybody sends")
    log: Rate = limit((50.0, 2000.0), "lines about requests in the log: nobody can fill the disk with them")
    keep_days: float = limit(
        365.0, "what nobody has used for so many days goes, a week after the log has named it; 0: never"
    )


LIMITS = Limits()


def wide(limits: Limits = LIMITS) -> Limits:
    """The same, for a server that all its people reach from one address: a test, a measurement."""
    many = {
        f.name: (1e9, 1e9) if isinstance(getattr(limits, f.name), tuple) else 1_000_000
        for f in fields(limits)
        if f.name.endswith(("_person", "_address"))
    }
    return replace(limits, **many)  # type: ignore[arg-type]


class Bucket:
    """Lets so many things through a second, and a few more at once."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.per_second, self.burst = rate
        self.clock = clock
        self.left, self.at = self.burst, clock()

    def has(self, much: float = 1.0) -> bool:
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second)
        self.at = now
        return self.left >= much

    def take(self) -> bool:
        return self.spend(1.0)

    def spend(self, much: float) -> bool:
        if not self.has(much):
            return False
        self.left -= much
        return True


class Quotas:
    """Who has had how much."""

    def __init__(self, limits: Limits = LIMITS, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits, self.clock = limits, clock
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._held: Counter[tuple[str, str]] = Counter()

    def take(self, what: str, person: str = "", address: str = "") -> bool:
        """One more of something, for a person at an address: both must have room for it."""
        asked = [(f"{what}_person", person), (f"{what}_address", address)]
        buckets = [self._bucket(kind, who) for kind, who in asked if who and hasattr(self.limits, kind)]
        if not all(bucket.has() for bucket in buckets):
            return False
        for bucket in buckets:
            bucket.left -= 1
        return True

    def demand(self, what: str, person: str = "", address: str = "") -> None:
        if not self.take(what, person, address):
            raise Refusal("quota", "that is enough of these for now: wait a while, and try again")

    def _bucket(self, kind: str, who: str) -> Bucket:
        key = kind, who
        found = self._buckets.get(key)
        if found is None:
            found = self._buckets[key] = Bucket(getattr(self.limits, kind), self.clock)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return found

    @contextmanager
    def holding(self, what: str, person: str = "", address: str = "") -> Iterator[None]:
        """Something that is held for a while, a connection: as many at a time as there may be."""
        asked = [(f"{what}_person", person), (f"{what}_address", address)]
        keys = [(kind, who) for kind, who in asked if who and hasattr(self.limits, kind)]
        if any(self._held[key] >= getattr(self.limits, key[0]) for key in keys):
            raise Refusal("busy", "there are too many of these at once already: close some, or wait a while")
        self._held.update(keys)
        try:
            yield
        finally:
            for key in keys:
                self._held[key] -= 1
                if not self._held[key]:
                    del self._held[key]
