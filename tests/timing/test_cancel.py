"""Cancelling, "instead", and what cannot happen."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps
from rulebound.core.game.abilities import action, after, cancels, forced, reaction, when, would
from rulebound.core.game.values import adds, cannot
from rulebound.core.material.cards import HAND
from rulebound.core.state.entities import Call
from rulebound.core.timing.timing import Used, cancel, occur, replace
from tests.timing.conftest import Tables
from tests.timing.skirmish import (
    HEALTH,
    TAKING_DAMAGE,
    Attack,
    Damage,
    Figure,
    Hero,
    Noise,
    Skirmish,
    card,
    coins,
    discard_this,
    draw,
    heal,
    hurt,
    once_a_round,
)


def yours(g: Skirmish, this: Figure, you: Hero, event: Any) -> bool:
    return bool(event.about == you.id)


@card("ward")
class Ward:
    @reaction(cancels(Damage), if_=yours)
    def shield(g: Skirmish, this: Figure, you: Hero, event: Damage) -> Any:
        cancel(g, event)


@card("hedge")
class Hedge:
    @forced(when(Damage))
    def scratch(g: Skirmish, this: Figure, you: Hero, event: Damage) -> Any:
        g.note("scratched")

    @forced(after(Damage))
    def tear(g: Skirmish, this: Figure, you: Hero, event: Damage) -> Any:
        g.note("torn")


@card("thorn")
class Thorn:
    @action()
    def prick(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        done = yield from hurt(g, you, 2, this)
        g.note("pricked" if done else "missed")


# ------------------------------------------------------------------ cancel


def test_cancelling_comes_before_forced_abilities(table: Tables) -> None:
    """lotr/cancel.1, lotr/ability-priority.6, ahlcg/cancel.1"""
    t = table("ward", "hedge", "thorn")
    t.choose(t.key("prick", "thorn"))
    assert t.log == ["prick"], "asked before anything forced"
    t.choose(t.key("shield", "ward"))
    assert t.log[1:] == ["shield", "cancelled damage", "missed"]
    assert t.hero().damage == 0


def test_nothing_answers_what_was_cancelled(table: Tables) -> None:
    """lotr/cancel.2"""
    t = table("ward", "ward", "hedge", "thorn")
    t.choose(t.key("prick", "thorn"), t.key("shield", "ward"))
    assert t.in_turn(), "the second ward is not offered"
    assert "scratch" not in t.log
    assert "tear" not in t.log


@card("silence")
class Silence:
    @reaction(cancels(Used), if_=lambda g, this, you, event: event.by != this.id)
    def hush(g: Skirmish, this: Figure, you: Hero, event: Used) -> Any:
        cancel(g, event)


@card("song")
class Song:
    @action(cost=coins(2), limit=once_a_round)
    def sing(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        yield from draw(g, you)


def test_a_cancelled_ability_is_paid_and_its_limit_counted(table: Tables) -> None:
    """lotr/cancel.3, lotr/limit.2, ahlcg/cancel.2, ahlcg/limits-and-maximums.6"""
    t = table("song", "silence@area-2")
    sing = t.key("sing", "song")
    t.choose(sing)
    assert t.asked == (2,)
    t.choose(t.key("hush", "silence"))
    assert t.log == ["sing", "hush", "cancelled used"]
    assert t.hero().coins == 1
    assert sing not in t.options
    assert t.denial(sing).clause == t.g.policy.clauses["limit"]


@card("letter")
class Letter:
    """An event card: it is played from the hand."""

    @action(cost=(coins(1), discard_this), zones=(HAND,))
    def read(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        yield from draw(g, you)


def test_a_cancelled_event_card_is_discarded_all_the_same(table: Tables) -> None:
    """lotr/cancel.4, ahlcg/cancel.3"""
    t = table("letter@hand-1", "silence@area-2")
    t.choose(t.key("read", "letter"))
    t.choose(t.key("hush", "silence"))
    assert t.pile("letter") == "discard"
    assert t.hero().coins == 2
    assert "hero-1 draws" not in t.log


# ------------------------------------------------------------------ instead


@card("mirror")
class Mirror:
    @reaction(would(Damage), if_=yours)
    def reflect(g: Skirmish, this: Figure, you: Hero, event: Damage) -> Any:
        replace(g, event, hurt.later(this, 1, this))


@card("cloak")
class Cloak:
    @reaction(would(Damage), if_=yours)
    def vanish(g: Skirmish, this: Figure, you: Hero, event: Damage) -> Any:
        replace(g, event, draw.later(you))


def test_of_several_replacements_the_last_one_counts(table: Tables) -> None:
    """lotr/replacement-effects.2, ahlcg/instead.2"""
    t = table("mirror", "cloak", "thorn")
    t.choose(t.key("prick", "thorn"), t.key("reflect", "mirror"), t.key("vanish", "cloak"))
    assert t.log == ["prick", "reflect", "instead damage", "vanish", "instead damage", "hero-1 draws", "missed"]
    assert t.hero().damage == t.card("mirror").damage == 0


def test_the_replacement_is_resolved_when_the_thing_itself_would_be(table: Tables) -> None:
    """lotr/replacement-effects.1, ahlcg/instead.1: what answers just before still does, what answers after does not."""
    t = table("cloak", "hedge", "thorn")
    t.choose(t.key("prick", "thorn"), t.key("vanish", "cloak"))
    assert t.log == ["prick", "vanish", "instead damage", "scratch", "scratched", "hero-1 draws", "missed"]


def test_rings_cancels_before_it_replaces(rings: Tables) -> None:
    """lotr/cancel.1: cancelling has priority over all other abilities."""
    t = rings("cloak", "ward", "thorn")
    t.choose(t.key("prick", "thorn"))
    assert t.options == (t.key("shield", "ward"), "pass")
    t.choose("pass")
    assert t.options == (t.key("vanish", "cloak"), "pass")


def test_arkham_replaces_before_it_cancels(arkham: Tables) -> None:
    """ahlcg/instead.1, ahlcg/cancel.1"""
    t = arkham("cloak", "ward", "thorn")
    t.choose(t.key("prick", "thorn"))
    assert t.options == (t.key("vanish", "cloak"), "pass")
    t.choose("pass")
    assert t.options == (t.key("shield", "ward"), "pass")


def test_what_happens_instead_is_checked_at_once(table: Tables) -> None:
    """A replacement that defeats its card: the state checks follow, its windows are its own."""
    t = table("mirror", "thorn")
    t.card("mirror").damage = 2
    t.choose(t.key("prick", "thorn"), t.key("reflect", "mirror"))
    assert t.log[3:] == ["mirror takes 1", "mirror is defeated", "missed"]


# ------------------------------------------------------------------ cannot


@card("statue")
class Statue:
    constant = (cannot(TAKING_DAMAGE, lambda g, this, e: e.id == this.id, cite="lotr/cannot-take-damage.1"),)

    @action()
    def test_it(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        done = yield from hurt(g, this, 1, this)
        g.note("broken" if done else "whole")


@card("curse")
class Curse:
    """Says the opposite, in vain."""

    constant = (adds(TAKING_DAMAGE, 5, lambda g, this, e: True),)

    @reaction(would(Damage))
    def insist(g: Skirmish, this: Figure, you: Hero, event: Damage) -> Any:
        replace(g, event, hurt.later(g.entity(event.about), 3, this))


def test_cannot_beats_everything(table: Tables) -> None:
    """lotr/cannot.1, ahlcg/cannot.1, lotr/cannot-take-damage.1"""
    t = table("statue", "curse", "hedge")
    t.choose(t.key("test-it", "statue"))
    assert t.log == ["it", "cannot damage", "whole"], "no window opens on what cannot happen"
    assert t.cited("core-log-cannot") == ("lotr/cannot-take-damage.1",)
    assert t.card("statue").damage == 0


@card("blessing")
class Blessing:
    @reaction(when(Damage), if_=lambda g, this, you, event: isinstance(g.entity(event.about), Hero), cost=discard_this)
    def harden(g: Skirmish, this: Figure, you: Hero, event: Damage) -> Any:
        target = g.entity(event.about)
        g.change(target, coins=99)


@card("rich-skin")
class RichSkin:
    constant = (cannot(TAKING_DAMAGE, lambda g, this, e: getattr(e, "coins", 0) == 99, cite="ahlcg/cannot.1"),)


def test_what_is_forbidden_in_the_last_moment_does_not_happen(table: Tables) -> None:
    t = table("blessing", "rich-skin", "thorn")
    t.choose(t.key("prick", "thorn"), t.key("harden", "blessing"))
    assert t.hero().damage == 0
    assert t.log[-1] == "missed"


@card("armour")
class Armour:
    """A constant ability, which is there before anything is triggered."""

    constant = (adds(HEALTH, 3, lambda g, this, e: isinstance(e, Hero) and e.index == this.owner),)

    @forced(when(Damage))
    def creak(g: Skirmish, this: Figure, you: Hero, event: Damage) -> Any:
        g.note(f"health {g.value(you, HEALTH)}")


def test_constant_abilities_count_before_forced_ones(rings: Tables) -> None:
    """lotr/ability-priority.2, lotr/constant-ability.1"""
    t = rings("armour", "thorn")
    t.choose(t.key("prick", "thorn"))
    assert t.log == ["prick", "creak", "health 8", "hero-1 takes 2", "pricked"]


@card("lookout")
class Lookout:
    @reaction(cancels(Attack))
    def warn(g: Skirmish, this: Figure, you: Hero, event: Attack) -> Any:
        cancel(g, event)


def test_a_cancelled_attack_deals_nothing(table: Tables) -> None:
    """lotr/cancel.1, ahlcg/cancel.1: what would have come of it does not come either."""
    t = table("lookout", "orc@foes", "ward")
    t.choose(t.key("provoke", "orc"), t.key("warn", "lookout"))
    assert t.log == ["warn", "cancelled attack"]
    assert t.in_turn()


@card("bandage")
class Bandage:
    @action()
    def bind(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        yield from heal(g, you, 1)
        effects: tuple[Call[Any], ...] = (hurt.later(you, 1),)
        for call in effects:
            yield from call(g)
        yield from occur(g, Noise())


def test_only_the_cancelled_part_of_an_effect_is_lost(table: Tables) -> None:
    """lotr/effects.3, ahlcg/ability.triggered.12: the rest is resolved as far as possible."""
    t = table("bandage", "ward")
    t.choose(t.key("bind", "bandage"), t.key("shield", "ward"))
    assert t.log == ["bind", "hero-1 heals 1", "shield", "cancelled damage", "noise"]
