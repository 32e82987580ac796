"""The tools: one of every kind of ability."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps
from rulebound.core.game.abilities import action, after, cancels, fast, forced, reaction, would
from rulebound.core.material.cards import HAND, look
from rulebound.core.timing.timing import PhaseEnds, cancel, replace
from rulebound.games.lantern.cards import (
    KINDLING,
    discard_this,
    exhaust_this,
    gain_oil,
    once_a_night,
    spend_oil,
    spill,
    tool,
    you_get,
)  # fmt: skip
from rulebound.games.lantern.rules.lamps import LightLost, add_light, lose_light
from rulebound.games.lantern.rules.watch import Moved, dry, go, ways
from rulebound.games.lantern.state import Keeper, Lantern, Paper


def you_moved(g: Lantern, this: Paper, you: Keeper, event: Moved) -> bool:
    return event.about == you.id


def last_light(g: Lantern, this: Paper, you: Keeper, event: LightLost) -> bool:
    return bool(g.entity(event.about).light <= event.n)


def your_lamp_can_take_light(g: Lantern, this: Paper, you: Keeper) -> bool:
    return g.here(you).light < 3


@tool("oil-flask", glow=1, copies=4)
class OilFlask:
    @fast(cost=discard_this, zones=(HAND,), if_=lambda g, this, you: you.oil < 5, cite="lantern/14")
    def empty(g: Lantern, this: Paper, you: Keeper) -> Any:
        """Discard this: take 2 oil."""
        gain_oil(g, you, 2)


@tool("lens", glow=2, copies=2, equip=True)
class Lens:
    constant = [you_get(KINDLING, +1, cite="lantern/10")]

    @action(cost=(exhaust_this, spend_oil(1)), if_=your_lamp_can_take_light, cite="lantern/13 lantern/14")
    def focus(g: Lantern, this: Paper, you: Keeper) -> Any:
        """Exhaust this and spend 1 oil: add 2 light to the lamp where you are."""
        add_light(g, g.here(you), 2)


@tool("guide-rope", glow=1, copies=2, equip=True)
class GuideRope:
    @reaction(after(Moved), cost=exhaust_this, limit=once_a_night, if_=you_moved, cite="lantern/13")
    def follow(g: Lantern, this: Paper, you: Keeper, event: Moved) -> Steps[None]:
        """After you move, exhaust this: move once more."""
        dry_ways = tuple([place for place in ways(g, you) if dry(g, you, place)])
        to = yield from choose_entity(g, you.index, dry_ways, "lantern-prompt-follow", "move")
        yield from go(g, you, to)


@tool("shutter", glow=0, copies=3)
class Shutter:
    @reaction(cancels(LightLost), cost=discard_this, zones=(HAND,), cite="lantern/16")
    def shut(g: Lantern, this: Paper, you: Keeper, event: LightLost) -> Any:
        """When a lamp loses light, discard this: it does not."""
        cancel(g, event)


@tool("matches", glow=1, copies=2, equip=True)
class Matches:
    @reaction(would(LightLost), cost=discard_this, if_=last_light, cite="lantern/16")
    def strike(g: Lantern, this: Paper, you: Keeper, event: LightLost) -> Any:
        """When a lamp would lose its last light, discard this: instead you lose 1 oil, if you have any."""
        replace(g, event, spill.later(you))


@tool("log-book", glow=3, copies=2, equip=True)
class LogBook:
    @action(cost=exhaust_this, cite="lantern/13")
    def consult(g: Lantern, this: Paper, you: Keeper) -> Any:
        """Exhaust this: look at the top night card."""
        if g.pile("nights").cards:
            look(g, g.entity(g.pile("nights").cards[0]), you.index)
            g.tell("lantern-log-look", "lantern/13", seat=you)


@tool("storm-candle", glow=4, copies=1, equip=True)
class StormCandle:
    @forced(after(PhaseEnds), if_=lambda g, this, you, event: event.phase == "vigil", cite="lantern/16")
    def gutter(g: Lantern, this: Paper, you: Keeper, event: PhaseEnds) -> Steps[None]:
        """After each vigil the lamp where you are loses 1 light."""
        yield from lose_light(g, g.here(you), 1, this.id)

    @action(cost=exhaust_this, if_=your_lamp_can_take_light, cite="lantern/13")
    def flare(g: Lantern, this: Paper, you: Keeper) -> Any:
        """Exhaust this: add 1 light to the lamp where you are."""
        add_light(g, g.here(you), 1)
