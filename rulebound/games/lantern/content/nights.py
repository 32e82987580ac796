"""The night cards."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity, unless
from rulebound.core.flows.flow import Steps
from rulebound.core.game.abilities import action, after, at, forced, revelation
from rulebound.core.game.game import ROUND
from rulebound.core.game.values import cannot, lasting
from rulebound.core.material.board import nearest
from rulebound.core.state.entities import Option
from rulebound.core.state.index import AFTER
from rulebound.core.timing.timing import PhaseEnds, RoundEnds, delay, together
from rulebound.games.lantern.cards import WALKING, discard, gain_oil, night, spill, take_oil
from rulebound.games.lantern.rules.lamps import LightLost, add_light, lose_light
from rulebound.games.lantern.state import COAST, Keeper, Lantern, Paper


def you_are_here(g: Lantern, this: Paper, you: Keeper) -> bool:
    return you.place == this.place


@night("gust", copies=6)
class Gust:
    @revelation(cite="lantern/4")
    def blow(g: Lantern, this: Paper, you: Keeper) -> Steps[None]:
        """The nearest lit lamp loses 1 light; the lead keeper chooses between lamps as near."""
        lit = tuple([p.code for p in g.places if p.light])
        near = tuple([g.place(c) for c in nearest(g.here(you).code, lit, COAST.neighbours)])
        place = yield from choose_entity(g, g.clock.lead, near, "lantern-prompt-gust", "gust", "lantern/16")
        if place is not None:
            yield from lose_light(g, place, 1, this.id)


@night("gale", copies=4)
class Gale:
    @revelation(cite="lantern/4")
    def howl(g: Lantern, this: Paper, you: Keeper) -> Steps[None]:
        """Every lamp with 2 or more light loses 1, all at the same time."""
        bright = tuple([p for p in g.places if p.light >= 2])
        if not bright:
            g.tell("lantern-log-calm", "lantern/4")
        yield from together(g, tuple([lose_light.later(p, 1, this.id) for p in bright]))


@night("fog", copies=3, hazard=True)
class Fog:
    constant = [cannot(WALKING, you_are_here, cite="lantern/6")]

    @forced(at(RoundEnds), cite="lantern/16")
    def lift(g: Lantern, this: Paper, you: Keeper, event: RoundEnds) -> Any:
        """At the end of the night the fog lifts: discard it. Until then nobody in it can move."""
        discard(g, this)


@night("moths", copies=3, hazard=True)
class Moths:
    @forced(at(RoundEnds), cite="lantern/16")
    def swarm(g: Lantern, this: Paper, you: Keeper, event: RoundEnds) -> Steps[None]:
        """At the end of each night the lamp where the moths are loses 1 light."""
        yield from lose_light(g, g.entity(this.place), 1, this.id)

    @action(if_=you_are_here, cite="lantern/5")
    def chase(g: Lantern, this: Paper, you: Keeper) -> Any:
        """Where the moths are, a keeper may chase them off: discard them."""
        discard(g, this)


@night("driftwood", copies=3)
class Driftwood:
    @revelation(cite="lantern/4")
    def wash_up(g: Lantern, this: Paper, you: Keeper) -> Any:
        """You take 1 oil; when the watch ends, you take 1 more."""
        gain_oil(g, you, 1)
        delay(g, PhaseEnds, AFTER, take_oil.later(you, 1), ROUND, phase="watch")


@night("toll", copies=3)
class Toll:
    @revelation(cite="lantern/4")
    def ring(g: Lantern, this: Paper, you: Keeper) -> Steps[None]:
        """The lamp where you are loses 1 light unless you lose 1 oil."""
        way_out = Option("pay", "lantern-option-pay", call=spill.later(you))
        yield from unless(
            g, you.index, lose_light.later(g.here(you), 1, this.id), way_out, you.oil > 0, "lantern-prompt-toll"
        )


@night("spring-tide", copies=2)
class SpringTide:
    constant = [cannot(WALKING, lambda g, this, keeper: True, cite="lantern/6")]

    @revelation(cite="lantern/4")
    def rise(g: Lantern, this: Paper, you: Keeper) -> Any:
        """Until the end of the night nobody can move."""
        lasting(g, g.registry["spring-tide+0"], this, ROUND)


@night("embers", copies=2, hazard=True)
class Embers:
    @forced(after(LightLost), if_=lambda g, this, you, event: event.about == this.place, cite="lantern/16")
    def glow(g: Lantern, this: Paper, you: Keeper, event: LightLost) -> Any:
        """After the lamp here loses light, it regains 1: then discard the embers."""
        add_light(g, g.entity(event.about), 1)
        discard(g, this)
