"""Opening one save in a process of its own, for a program that has others to serve.

What a long record takes of memory goes back to the system when the process ends, and whoever plays meanwhile has no
part in it. The request comes through standard input; the table goes back through standard output, in pieces that are
taken in a moment each.
"""

from __future__ import annotations

import os
import pickle
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from io import BytesIO
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from rulebound.core.state.errors import RuleboundError
from rulebound.play.opening import opened
from rulebound.play.table import Table

PIECE = 250
"""So many lines of a list are in one piece."""
LENGTH = 4
"""Bytes that say how long a piece is."""
MEMORY = 1 << 30
"""Bytes of address space, where what may be used is limited at all."""
GRACE = 5
"""Seconds after which the system ends what does not stop by itself: a single step that never comes to an end."""
LATER = 5
"""How far its priority is behind that of the program which asked."""

COMMAND = ("-c", "from rulebound.play.load_process import main; main()")
"""What Python is told: by its own name, so that both sides know its classes by the same."""


class Asked(Struct, array_like=True):
    """A save, and how much may be used for it; 0 is as much as it takes."""

    text: str
    salvage: bool = False
    entries: int = 0
    seconds: float = 0.0


class TooLong(RuleboundError):
    """A save that would take more than may be used for it."""


# ------------------------------------------------------------------ a table in pieces


def pieces(table: Table) -> Iterator[bytes]:
    """Everything of a table: first what is short, then its long lists bit by bit. What is said again is sent once."""
    buffer = BytesIO()
    pickler = pickle.Pickler(buffer)
    same: dict[bytes, Any] = {}

    def piece(part: Any) -> bytes:
        pickler.dump(part)
        data = buffer.getvalue()
        buffer.seek(0)
        buffer.truncate()
        return data

    state = table.__getstate__()
    long = {name: value for name, value in state.items() if isinstance(value, list)}
    yield piece({name: [] if name in long else value for name, value in state.items()})
    for name, value in long.items():
        for at in range(0, len(value), PIECE):
            yield piece((name, [same.setdefault(pickle.dumps(line), line) for line in value[at : at + PIECE]]))


class Arriving:
    """A table of which piece after piece comes in."""

    def __init__(self) -> None:
        self.buffer = BytesIO()
        self.pickled = pickle.Unpickler(self.buffer)  # written by the same program
        self.state: dict[str, Any] = {}
        self.wrong: RuleboundError | None = None

    def take(self, piece: bytes) -> None:
        self.buffer.seek(0)
        self.buffer.truncate()
        self.buffer.write(piece)
        self.buffer.seek(0)
        part = self.pickled.load()
        if isinstance(part, RuleboundError):
            self.wrong = part
        elif isinstance(part, dict):
            self.state = part
        else:
            name, lines = part
            self.state[name] += lines

    def table(self) -> Table:
        if self.wrong is not None:
            raise self.wrong
        table = Table.__new__(Table)
        table.__setstate__(self.state)
        return table


# ------------------------------------------------------------------ the process


def main() -> None:
    asked = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=Asked)
    stand_back(asked)
    for piece in answer(asked):
        put(sys.stdout.buffer, piece)
    put(sys.stdout.buffer, b"")
    sys.stdout.buffer.flush()


def put(out: BinaryIO, piece: bytes) -> None:
    out.write(len(piece).to_bytes(LENGTH, "big") + piece)


def answer(asked: Asked) -> Iterator[bytes]:
    """The table in pieces, or what is wrong with the save."""
    try:
        table = opened(asked.text, asked.salvage, measure(asked))
    except RuleboundError as error:
        yield pickle.dumps(error)
    except MemoryError:
        yield pickle.dumps(TooLong("this save takes too much memory to be opened here"))
    else:
        yield from pieces(table)


def measure(asked: Asked) -> Callable[[], None]:
    """What is called before each entry of the record."""
    count, parent = 0, os.getppid()

    def step() -> None:
        nonlocal count
        count += 1
        if os.getppid() != parent:  # who asked was stopped
            sys.exit(1)
        if asked.entries and count > asked.entries:
            raise TooLong(f"a save has at most {asked.entries} answers")
        if asked.seconds and time.process_time() > asked.seconds:
            raise TooLong("this save takes too long to be opened here")

    return step


def stand_back(asked: Asked) -> None:
    """Everybody else goes first; and nobody has more than there is for one, where the system can see to it."""
    with suppress(OSError, AttributeError):
        os.nice(LATER)
    with suppress(ImportError, OSError, ValueError):
        import resource

        if asked.seconds:
            most = int(min(asked.seconds, 1e6)) + GRACE
            resource.setrlimit(resource.RLIMIT_CPU, (most, most))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
