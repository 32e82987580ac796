"""The one source of luck.

A counter-based generator: the state is two integers, a draw costs half a microsecond, and the same seed gives the same
luck in every process. Examples and arranged tables rig it here and nowhere else: the next dice, the next faces, the
next tokens. What is rigged is used up first, each result where it is possible (a face by the pool that holds it); when
nothing rigged fits, chance takes over again.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from rulebound.core.game import Game

MASK = 0xFFFFFFFFFFFFFFFF


class Luck(Struct, array_like=True):
    """The state of chance: where the generator stands, and what is rigged (stream, result)."""

    seed: int = 0
    count: int = 0
    rigged: tuple[tuple[str, str], ...] = ()


def mix(seed: int, count: int) -> int:
    """64 random bits from a seed and a position (splitmix64)."""
    z = (seed + count * 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def below(g: Game, n: int) -> int:
    """A number from 0 to n - 1 that somebody sees: new information ends free undo."""
    g.reveals += 1
    return secretly(g, n)


def secretly(g: Game, n: int) -> int:
    """A number from 0 to n - 1 that nobody sees."""
    luck = g.luck
    luck.count += 1
    return (mix(luck.seed, luck.count) * n) >> 64


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
    luck.count += 1
    return (mix(luck.seed, luck.count) * len(things)) >> 64


def shuffled(g: Game, things: tuple[str, ...]) -> tuple[str, ...]:
    """The things in a random order (for what is shuffled in the open; hidden piles use pools, see cards.py)."""
    out = list(things)
    for i in range(len(out) - 1, 0, -1):
        j = below(g, i + 1)
        out[i], out[j] = out[j], out[i]
    return tuple(out)
