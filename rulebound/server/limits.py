"""How much one person, and one address, may have of what everybody shares; who has too much waits, and is told so."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields, replace

from rulebound.server.refusal import Refusal

REMEMBERED = 20_000
"""So many people and addresses are remembered; those long unused are forgotten first."""

Rate = tuple[float, float]
"""So many a second, and so many at once."""


@dataclass(frozen=True)
class Limits:
    """Rates and numbers. What ends in `person` counts for one person, what ends in `address` for all at an address."""

    requests_address: Rate = (25.0, 120.0)
    files_address: Rate = (60.0, 400.0)
    """Whatever is not part of the protocol: the client's files, and whether the server is there."""
    reading_address: Rate = (2.0, 20.0)
    """Examples that are played for a reader, and the tools of a game: no name is needed for them."""
    messages_person: Rate = (50.0, 150.0)
    messages_address: Rate = (400.0, 1200.0)
    costly_person: Rate = (4.0, 24.0)
    """Fresh views, earlier moments, chances, reports: what takes the server longer than an answer."""
    costly_address: Rate = (25.0, 150.0)
    sessions_address: Rate = (0.2, 40.0)
    tables_person: Rate = (0.05, 20.0)
    tables_address: Rate = (0.2, 60.0)
    uploads_person: Rate = (0.02, 6.0)
    uploads_address: Rate = (0.1, 20.0)
    talk_person: Rate = (0.7, 8.0)
    connections_person: int = 12
    connections_address: int = 120
    sockets_address: int = 200
    """Connections of any kind, those that have not said anything yet included."""
    sockets: int = 2000
    kept_person: int = 200
    """Tables that somebody hosts."""
    bots_person: int = 3
    """Tables at which nobody but bots sits."""
    entries: int = 20_000
    """Answers of a save that is uploaded."""
    seconds: float = 30.0
    """Work on opening one."""
    replays_person: int = 3
    """Saves and tables that one person waits for."""
    replays: int = 24
    header: float = 10.0
    """Seconds until a request has said what it wants."""
    keep_days: float = 365.0
    """Tables, people and talk that nobody has used for so long are removed; 0: never."""


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
