"""The one source of luck.

A stream that nobody can foretell who has seen any part of it: BLAKE2b under a secret key, read at a counter. The state
is the key and the counter; a draw costs less than a microsecond, and the same key gives the same luck in every process.
A key is drawn by the operating system, or made from a seed that somebody chose.

Examples and arranged tables rig luck here and nowhere else: the next dice, the next faces, the next tokens. What is
rigged is used up first, each result where it is possible (a face by the pool that holds it); when nothing rigged fits,
chance takes over again.
"""

from __future__ import annotations

import os
from collections.abc import Container, Sequence
from functools import lru_cache
from hashlib import blake2b
from struct import Struct as Layout
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from rulebound.core.game.game import Game

Seed = int | str | bytes
"""What a game's luck begins with: a number or a word that was chosen by hand, or a key that was drawn (bytes)."""

KEY = 16
"""Bytes of a key: 128 bits."""

_NUMBERS = Layout("<8Q").unpack


class Luck(Struct, array_like=True):
    """The state of chance: the key, how far its stream was read, and what is rigged (stream, result)."""

    key: bytes = bytes(KEY)
    count: int = 0
    rigged: tuple[tuple[str, str], ...] = ()


def new_key() -> bytes:
    """A key that nobody knows."""
    return os.urandom(KEY)


def key_of(seed: Seed, use: str = "") -> bytes:
    """The key that a seed stands for. For each use there is another, and none of them tells anything about the rest."""
    if isinstance(seed, bytes):
        return blake2b(use.encode(), key=seed, digest_size=KEY).digest() if use else seed
    return blake2b(f"{use}\0{seed}".encode(), digest_size=KEY).digest()


def number_of(seed: Seed, use: str) -> int:
    """64 bits for something beside the game: a bot, a fuzzer."""
    return int.from_bytes(key_of(seed, use)[:8], "little")


@lru_cache(maxsize=1024)
def _block(key: bytes, n: int) -> tuple[int, ...]:
    """Eight numbers of 64 bits: a piece of the stream. The last pieces stay at hand, for games and their copies."""
    return _NUMBERS(blake2b(n.to_bytes(8, "little"), key=key).digest())


def drawn(key: bytes, count: int, n: int) -> int:
    """A number from 0 to n - 1, at this place of the key's stream."""
    return (_block(key, count >> 3)[count & 7] * n) >> 64


def below(g: Game, n: int) -> int:
    """A number from 0 to n - 1 that somebody sees: new information ends free undo."""
    g.reveals += 1
    return secretly(g, n)


def secretly(g: Game, n: int) -> int:
    """A number from 0 to n - 1 that nobody sees."""
    luck = g.luck
    luck.count += 1
    return drawn(luck.key, luck.count, n)


def next_rigged(g: Game, stream: str, possible: Container[str]) -> str | None:
    """The next rigged result of a stream ("die", "face", "token") that is possible here, or None."""
    rigged = g.luck.rigged
    for i, (name, value) in enumerate(rigged):
        if name == stream and value in possible:
            g.luck.rigged = rigged[:i] + rigged[i + 1 :]
            g.reveals += 1
            return value
    return None


def rig(g: Game, stream: str, *results: str | int) -> None:
    """Decides the next results of a stream, in order, after those already rigged."""
    g.luck.rigged += tuple((stream, str(r)) for r in results)


def roll(g: Game, dice: int, sides: int = 6) -> tuple[int, ...]:
    """Rolls so many dice."""
    return tuple([_die(g, sides) for _ in range(dice)])


def _die(g: Game, sides: int) -> int:
    rigged = next_rigged(g, "die", [str(n + 1) for n in range(sides)]) if g.luck.rigged else None
    return below(g, sides) + 1 if rigged is None else int(rigged)


def draw_one(g: Game, things: Sequence[str], stream: str) -> int:
    """The index of one thing drawn at random, each copy as likely as the next."""
    luck = g.luck
    if luck.rigged:
        rigged = next_rigged(g, stream, things)
        if rigged is not None:
            return things.index(rigged)
    g.reveals += 1
    luck.count = count = luck.count + 1
    return (_block(luck.key, count >> 3)[count & 7] * len(things)) >> 64


def shuffled(g: Game, things: tuple[str, ...]) -> tuple[str, ...]:
    """The things in a random order (for what is shuffled in the open; hidden piles use pools, see cards.py)."""
    out = list(things)
    for i in range(len(out) - 1, 0, -1):
        j = below(g, i + 1)
        out[i], out[j] = out[j], out[i]
    return tuple(out)
