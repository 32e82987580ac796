"""Bots: players that need nothing but their seat's view.

A game offers its own in `bot.py`, as `BOTS`: name -> what makes one from a seed. Every game has `random`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias

from rulebound.core.state.errors import RuleboundError
from rulebound.play.bots.random_bot import RandomBot
from rulebound.play.optional_modules import part

__all__ = ["Bot", "RandomBot", "best", "bots", "make", "maker"]


class Bot(Protocol):
    """A player. It gets its seat's view and answers with keys of `view["decision"]["options"]`.

    A bot that looks at nothing but its options may also have `pick(decision, seat)`, which returns options themselves:
    simulations then need not draw up a view, and play many times faster.
    """

    def choose(self, view: dict[str, Any], seat: int) -> tuple[str, ...]: ...


Maker: TypeAlias = Callable[[int], Bot]


def bots(game: str) -> Mapping[str, Maker]:
    """The bots that can play a game, by name; those that know the game come last."""
    module = part(game, "bot")
    own: dict[str, Maker] = {} if module is None else module.BOTS
    return {"random": RandomBot, **own}


def maker(game: str, name: str) -> Maker:
    """What makes bots of a name; an unknown one is answered with those there are."""
    known = bots(game)
    if name not in known:
        raise RuleboundError(f"there is no bot {name!r} for {game}. There are: {', '.join(known)}")
    return known[name]


def make(game: str, name: str, seed: int) -> Bot:
    """A bot by its name."""
    return maker(game, name)(seed)


def best(game: str) -> str:
    """The name of the bot to fill an empty seat with."""
    return list(bots(game))[-1]
