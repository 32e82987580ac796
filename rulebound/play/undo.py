"""What an answer told: undo never peeks, so it stops at new information unless the table allows it."""

from __future__ import annotations

from msgspec import Struct

from rulebound.core.game.decision import ALL
from rulebound.core.game.game import Game
from rulebound.core.material.cards import Card, sees
from rulebound.core.material.tokens import Bag
from rulebound.core.state.chance import key_of
from rulebound.core.state.entities import PUBLIC
from rulebound.core.state.errors import RuleboundError
from rulebound.play.record import RESEED, Entry


class UndoRefused(RuleboundError):
    """An answer that cannot be taken back, and why."""


class Undone(Struct, frozen=True):
    """What was taken back, and whether the luck ahead was drawn anew for it."""

    entry: Entry
    reseeded: bool = False


class Known(Struct, frozen=True):
    """What had been told before an entry, as counts."""

    log: int
    reveals: int
    draws: int
    rigged: int
    last: bool
    """Was it the last missing answer of a decision of several seats?"""


def known(g: Game, log: int) -> Known:
    decision = g.decision
    last = decision is not None and decision.mode == ALL and len(decision.seats) == len(g.given) + 1 > 1
    return Known(log, g.reveals, g.luck.count, len(g.luck.rigged), last)


def news(before: Known, g: Game) -> str:
    """What the players learned since then that they could not know; "" if nothing."""
    told = g.reveals - before.reveals
    if told:
        # Each use of luck counts once, each face that somebody sees counts once: what luck does not explain is a face.
        luck = g.luck.count - before.draws + max(0, before.rigged - len(g.luck.rigged))
        if told > luck:
            return "a card was revealed"
        bags = any(isinstance(e, Bag) for e in g.entities.values())
        return "dice were rolled or tokens drawn" if bags else "dice were rolled"
    if before.last:
        return "everybody's answers were shown"
    if g.outcome is not None and any(
        isinstance(e, Card) and e.code and not sees(e, PUBLIC) for e in g.entities.values()
    ):
        return "the end of the game showed who had won"
    return ""


def fresh_luck(g: Game) -> Entry:
    """The directive that draws all luck anew: drawn itself, so that the save can be played again."""
    return Entry(f"{RESEED}{key_of(g.luck.key, f'anew {g.luck.count}').hex()}")
