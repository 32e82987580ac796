"""How cards of Lantern are written: facts in the head, abilities in the class."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rulebound.core.flows.flow import flow
from rulebound.core.game.abilities import Cost, Limit
from rulebound.core.game.game import ROUND
from rulebound.core.game.values import Modifier, Stat, adds
from rulebound.core.material.cards import define, exhaust, move
from rulebound.games.lantern.state import REGISTRY, Keeper

if TYPE_CHECKING:
    from rulebound.games.lantern.state import Lantern, Paper

KINDLING = Stat("kindling", base=lambda g, keeper: 2)
"""Dice a keeper rolls to kindle the beacon."""
WALKING = Stat("walking")
"""What fog can forbid."""


def numbers(g: Any, entity: Any) -> tuple[Stat, ...]:
    """The numbers that can be explained: of a keeper, the dice to kindle with."""
    return (KINDLING,) if isinstance(entity, Keeper) else ()


DECK: dict[str, dict[str, int]] = {"tools": {}, "nights": {}}
once_a_night = Limit(1, per=ROUND)


for role in ("keeper", "wrecker"):
    define(REGISTRY, role)


def card(deck: str, code: str, copies: int, **facts: int) -> Callable[[type], type]:
    """So many copies of a card in a deck; its abilities stand in the class below."""

    def register(body: type) -> type:
        define(REGISTRY, code, body, **facts)
        DECK[deck][code] = copies
        return body

    return register


def tool(code: str, *, glow: int, copies: int, equip: bool = False) -> Callable[[type], type]:
    """A tool card: `glow` counts in the vigil, `equip` says whether it can be put into play."""
    return card("tools", code, copies, glow=glow, equip=equip)


def night(code: str, *, copies: int, hazard: bool = False) -> Callable[[type], type]:
    """A night card; a hazard stays in play where its keeper is."""
    return card("nights", code, copies, hazard=hazard)


def you_get(stat: Stat, amount: int, cite: str) -> Modifier:
    """A number of the keeper who has this tool in play."""
    return adds(stat, amount, lambda g, this, keeper: this.owner == keeper.index, cite)


def discard(g: Lantern, card: Paper, cite: str = "") -> None:
    """A card goes to the discard pile of its deck."""
    move(g, card, g.pile("tool-discard") if card.code in DECK["tools"] else g.pile("night-discard"))
    g.change(card, owner=-1, place=0)
    g.tell("core-log-discard", cite, card=card)


def gain_oil(g: Lantern, keeper: Keeper, n: int) -> None:
    g.change(keeper, oil=min(5, keeper.oil + n))
    g.tell("lantern-log-oil", seat=keeper, n=keeper.oil)


@flow
def take_oil(g: Lantern, keeper: Keeper, n: int) -> Any:
    gain_oil(g, keeper, n)


@flow
def spill(g: Lantern, keeper: Keeper) -> Any:
    """A keeper loses 1 oil, if there is any."""
    g.change(keeper, oil=max(0, keeper.oil - 1))
    g.tell("lantern-log-oil", seat=keeper, n=keeper.oil)


@flow
def _exhaust(g: Lantern, this: Paper, you: Keeper, n: int) -> Any:
    exhaust(g, this)


@flow
def _discard(g: Lantern, this: Paper, you: Keeper, n: int) -> Any:
    discard(g, this)


@flow
def _spend_oil(g: Lantern, this: Any, you: Keeper, n: int) -> Any:
    g.change(you, oil=you.oil - n)


exhaust_this = Cost("ready", 1, _exhaust)
discard_this = Cost("card", 1, _discard)


def spend_oil(n: int) -> Cost:
    return Cost("oil", n, _spend_oil)
