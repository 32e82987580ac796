"""How safe a dial is: the odds that it lasts until the ship is in port, and what a loss takes from them.

Losses come by chance, so many a turn. A bot weighs logarithms of odds: these add up over all that can end a game, they
grow steep where little is left, and they fade when the port is near.
"""

from __future__ import annotations

from functools import cache
from math import exp, log

SCALE = 5.0
"""So that losing one of eight at the start of a voyage weighs about 1."""
LOST = 30.0
"""What it weighs to lose the last, at least."""
PLAIN = 0.4
"""What each loss weighs anyway: nobody knows how long the way is."""
STEP = 0.25
"""Losses to come are counted in steps of this size."""


@cache
def _ends(level: int, steps: int) -> float:
    mean = steps * STEP
    term = total = exp(-mean)
    for k in range(1, level):
        term *= mean / k
        total += term
    return -SCALE * log(min(1.0, total))


def danger(level: int, losses: float) -> float:
    """How near the end is when so many are left and so many losses are to be expected."""
    if level <= 0:
        return 2 * LOST
    low = int(losses / STEP)
    part = losses / STEP - low
    return min(LOST, (1 - part) * _ends(level, low) + part * _ends(level, low + 1))


def price(level: int, n: float, losses: float) -> float:
    """What losing n weighs (less than 0: what gaining them saves)."""
    whole = int(n)
    out = danger(level - whole, losses) - danger(level, losses)
    rest = n - whole
    if rest:
        one = 1 if rest > 0 else -1
        out += abs(rest) * (danger(level - whole - one, losses) - danger(level - whole, losses))
    return out + PLAIN * n
