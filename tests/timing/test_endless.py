"""Cards that would keep each other busy for ever: the answer that starts them is refused, and they are named."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import action, after, forced, reaction, would
from rulebound.core.state.errors import EndlessRules
from rulebound.core.state.index import AFTER
from rulebound.core.timing.timing import delay, occur, replace
from tests.timing.conftest import Tables
from tests.timing.skirmish import (
    Damage,
    Defeat,
    Figure,
    Healed,
    Hero,
    Noise,
    Skirmish,
    card,
    heal,
    hurt,
    make_noise,
    note,
)


@card("masochist")
class Masochist:
    @forced(after(Healed))
    def sting(g: Skirmish, this: Figure, you: Hero, event: Healed) -> Steps[None]:
        yield from hurt(g, you, 1)


@card("medic")
class Medic:
    @forced(after(Damage))
    def mend(g: Skirmish, this: Figure, you: Hero, event: Damage) -> Steps[None]:
        yield from heal(g, you, 1)

    @action()
    def begin(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        yield from heal(g, you, 1)


def test_forced_abilities_that_answer_each_other_are_named(table: Tables) -> None:
    t = table("medic", "masochist")
    with pytest.raises(
        EndlessRules,
        match=r"answer each other without end \(49 scopes deep\): m.*(mend, masochist\.sting|sting, medic\.mend)\n",
    ):
        t.choose(t.key("begin", "medic"))


@card("gossip")
class Gossip:
    @reaction(after(Noise))
    def pass_on(g: Skirmish, this: Figure, you: Hero, event: Noise) -> Steps[None]:
        yield from make_noise(g)


def test_players_may_keep_it_up_for_long_but_not_for_ever(table: Tables) -> None:
    t = table("gossip", seats=1)
    t.choose("shout", *[t.key("pass-on", "gossip")] * 20)
    with pytest.raises(EndlessRules, match=r"gossip\.pass_on\n"):
        t.choose(*[t.key("pass-on", "gossip")] * 5)


def test_a_long_row_of_abilities_is_no_loop(table: Tables) -> None:
    t = table("gossip", seats=1)
    t.choose("shout", *[t.key("pass-on", "gossip")] * 20)
    while not t.in_turn():
        t.choose("pass")
    assert t.log.count("noise") == 21


@card("undying")
class Undying:
    @forced(would(Defeat), if_=lambda g, this, you, event: event.about == this.id)
    def rise(g: Skirmish, this: Figure, you: Hero, event: Defeat) -> Any:
        replace(g, event, note.later("risen"))
        g.touch(this)


def test_state_checks_that_find_the_same_again_are_named(table: Tables) -> None:
    t = table("undying@foes")
    with pytest.raises(EndlessRules, match=r"without end.*: (undying\.rise, )?\S+\.defeat(, undying\.rise)?\n"):
        t.choose(*[f"strike undying-{t.card('undying').id}"] * 3)


@flow
def wind_up(g: Skirmish) -> Any:
    delay(g, Noise, AFTER, wind_up.later())


@card("clockwork")
class Clockwork:
    @action()
    def start(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        delay(g, Noise, AFTER, wind_up.later())
        yield from occur(g, Noise())


def test_a_delayed_effect_that_waits_for_its_own_moment_is_named(table: Tables) -> None:
    t = table("clockwork")
    with pytest.raises(EndlessRules, match=r"these go on without end: tests\.timing\.test_endless\.wind_up\n"):
        t.choose(t.key("start", "clockwork"))


@card("sandman")
class Sandman:
    @action()
    def lull(g: Skirmish, this: Figure, you: Hero) -> Any:
        for hero in g.heroes:
            g.change(hero, out=True)


def test_rounds_in_which_nobody_is_asked_are_stopped(table: Tables) -> None:
    t = table("sandman", seats=1)
    with pytest.raises(EndlessRules, match=r"nobody would ever be asked again.*: core\.round\.rounds\n"):
        t.choose(t.key("lull", "sandman"), "pass")
