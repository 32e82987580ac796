"""Things that happen together, and "then"."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import action, after, cancels, forced, reaction, when
from rulebound.core.game.game import ROUND
from rulebound.core.timing.timing import cancel, occur, then, together
from tests.timing.conftest import Tables
from tests.timing.skirmish import (
    Damage,
    Defeat,
    Drawn,
    Figure,
    Hero,
    Noise,
    Skirmish,
    card,
    coins,
    draw,
    exhaust_this,
    hurt,
    hurt_all,
    make_noise,
    name,
)

# ------------------------------------------------------------------ then


@card("grim-tale")
class GrimTale:
    @action()
    def tell(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        """Draw a card. Then take 1 damage."""
        yield from then(g, draw.later(you), hurt.later(you, 1, this))


@card("reader")
class Reader:
    @forced(after(Drawn))
    def frown(g: Skirmish, this: Figure, you: Hero, event: Drawn) -> Any:
        g.note("frowned")

    @reaction(cancels(Drawn), cost=exhaust_this)
    def shut(g: Skirmish, this: Figure, you: Hero, event: Drawn) -> Any:
        cancel(g, event)


@card("stoic")
class Stoic:
    @forced(after(Damage))
    def grunt(g: Skirmish, this: Figure, you: Hero, event: Damage) -> Any:
        g.note("grunted")


def test_then_comes_before_what_answers_the_first_part(table: Tables) -> None:
    """ahlcg/then.1, ahlcg/then.3, lotr/then.1"""
    t = table("grim-tale", "reader")
    t.choose(t.key("tell", "grim-tale"), "pass")
    assert t.log == ["tell", "hero-1 draws", "hero-1 takes 1", "frown", "frowned"]


def test_then_needs_the_first_part_to_succeed(table: Tables) -> None:
    """lotr/then.2, lotr/then.3, ahlcg/then.4"""
    t = table("grim-tale", "reader")
    t.choose(t.key("tell", "grim-tale"), t.key("shut", "reader"))
    assert t.log == ["tell", "shut", "cancelled drawn"]
    assert t.hero().damage == 0


def test_what_answers_both_parts_of_then_waits_for_one_window(table: Tables) -> None:
    """ahlcg/then.3, ahlcg/ability.forced.6: all that is forced first, in the order somebody chooses."""
    t = table("grim-tale", "reader", "stoic")
    t.choose(t.key("tell", "grim-tale"), "pass")
    assert t.log == ["tell", "hero-1 draws", "hero-1 takes 1"]
    assert t.options == (t.key("frown", "reader"), t.key("grunt", "stoic"))


# ------------------------------------------------------------------ damage placed together


@card("bomb-shell")
class BombShell:
    @action()
    def burst(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        """1 damage to each foe, placed at the same time."""
        yield from hurt_all(g, g.foes, 1)


@card("pup", health=1)
class Pup:
    @forced(after(Damage), if_=lambda g, this, you, event: event.about == this.id)
    def whine(g: Skirmish, this: Figure, you: Hero, event: Damage) -> Any:
        g.note("whined")

    @forced(after(Defeat), if_=lambda g, this, you, event: event.about == this.id)
    def expire(g: Skirmish, this: Figure, you: Hero, event: Defeat) -> Any:
        alive = len(g.foes)
        g.note(f"expired among {alive}")


@card("herald")
class Herald:
    @reaction(when(Damage), if_=lambda g, this, you, event: name(g, g.entity(event.about)) == "orc", cost=exhaust_this)
    def warn(g: Skirmish, this: Figure, you: Hero, event: Damage) -> Any:
        g.note(f"damage so far {sum(f.damage for f in g.foes)}")


def test_damage_is_placed_together_then_the_state_is_checked_then_windows_open(table: Tables) -> None:
    """ahlcg/dealing-damage-horror.7, ahlcg/dealing-damage-horror.9"""
    t = table("bomb-shell", "pup@foes", "pup@foes", "orc@foes")
    t.choose(t.key("burst", "bomb-shell"))
    assert t.log[:6] == [
        "burst", "pup takes 1", "pup takes 1", "orc takes 1", "pup is defeated", "pup is defeated",
    ]  # fmt: skip
    assert len(t.options) == 2, "two defeated at once: their order is asked"
    t.choose(t.options[1])
    assert t.log[6:] == ["expire", "expired among 1", "expire", "expired among 1"]


def test_all_of_it_is_answered_before_any_of_it_is_placed(table: Tables) -> None:
    """ahlcg/dealing-damage-horror.8, ahlcg/trigger-order.1"""
    t = table("bomb-shell", "pup@foes", "orc@foes", "herald")
    t.choose(t.key("burst", "bomb-shell"))
    t.choose(t.key("warn", "herald"))
    assert t.log[2] == "damage so far 0"


@card("buckler")
class Buckler:
    @reaction(cancels(Damage), cost=exhaust_this)
    def block(g: Skirmish, this: Figure, you: Hero, event: Damage) -> Any:
        cancel(g, event)


def test_one_ability_that_can_answer_several_events_says_which(table: Tables) -> None:
    """ahlcg/ability.triggered.6: once each time the condition is met, and here it is met twice."""
    t = table("bomb-shell", "troll@foes", "orc@foes", "buckler")
    t.choose(t.key("burst", "bomb-shell"))
    block, troll, orc = t.key("block", "buckler"), t.card("troll"), t.card("orc")
    assert t.options == (f"{block} troll-{troll.id}", f"{block} orc-{orc.id}", "pass")
    t.choose(f"{block} orc-{orc.id}")
    assert t.log == ["burst", "block", "cancelled damage", "troll takes 1"]


# ------------------------------------------------------------------ together


@flow
def spend_one(g: Skirmish, you: Hero) -> Any:
    g.change(you, coins=you.coins - 1)


@card("double-deal")
class DoubleDeal:
    @action()
    def deal(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        yield from together(g, (draw.later(you), hurt.later(you, 1, this), spend_one.later(you)))


def test_several_things_happen_before_any_of_them_is_answered(table: Tables) -> None:
    """ahlcg/priority-of-simultaneous-resolution.1, lotr/simultaneous-timing.1"""
    t = table("double-deal", "reader", "stoic")
    t.choose(t.key("deal", "double-deal"), "pass")
    assert t.log == ["deal", "hero-1 draws", "hero-1 takes 1"]
    assert t.hero().coins == 2
    t.choose(t.key("grunt", "stoic"))
    assert t.log[3:] == ["grunt", "grunted", "frown", "frowned"]


@card("saga")
class Saga:
    @action()
    def recite(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        """(Draw, then take damage) at the same time as a noise; then another noise."""
        inner = then.later(draw.later(you), hurt.later(you, 1, this))
        yield from then(g, both.later(inner, make_noise.later()), make_noise.later())


@flow
def both(g: Skirmish, one: Any, other: Any) -> Steps[bool]:
    yield from together(g, (one, other))
    return True


def test_holds_inside_holds_open_with_the_outermost(table: Tables) -> None:
    """ahlcg/then.3"""
    t = table("saga", "reader", "stoic", "bystander")
    t.choose(t.key("recite", "saga"), "pass")
    assert t.log == ["recite", "hero-1 draws", "hero-1 takes 1", "noise", "noise"]
    assert len(t.options) == 3, "one order for all that waited"
    t.choose(t.key("grunt", "stoic"), t.key("gape", "bystander"), t.key("frown", "reader"))
    assert t.log[5:] == ["grunt", "grunted", "gape", "gaped", "frown", "frowned", "gape", "gaped"]
    assert t.in_turn()


@card("bystander")
class Bystander:
    @forced(after(Noise))
    def gape(g: Skirmish, this: Figure, you: Hero, event: Noise) -> Any:
        g.note("gaped")


@card("twitchy")
class Twitchy:
    @reaction(when(Drawn), cost=coins(1))
    def jump(g: Skirmish, this: Figure, you: Hero, event: Drawn) -> Steps[None]:
        yield from occur(g, Noise())


def test_what_an_ability_does_in_a_window_inside_a_hold_is_resolved_completely_first(table: Tables) -> None:
    """ahlcg/trigger-order.2"""
    t = table("grim-tale", "twitchy", "bystander", "stoic")
    t.choose(t.key("tell", "grim-tale"), t.key("jump", "twitchy"))
    assert t.log == [
        "tell", "jump", "noise", "gape", "gaped", "hero-1 draws", "hero-1 takes 1", "grunt", "grunted",
    ]  # fmt: skip


def test_a_hold_leaves_nothing_behind(table: Tables) -> None:
    t = table("saga", "bomb-shell", "orc@foes", "stoic", "bystander")
    t.choose(t.key("recite", "saga"))
    while not t.in_turn():
        t.choose(t.options[0])
    t.choose(t.key("burst", "bomb-shell"))
    kinds = [getattr(e, "kind", type(e).__name__) for e in t.g.transients.values()]
    assert kinds == ["game", "round", "phase", "turn"]


# ------------------------------------------------------------------ what is announced has not happened yet


@card("curfew")
class Curfew:
    @reaction(when(Damage), cost=exhaust_this)
    def set(g: Skirmish, this: Figure, you: Hero, event: Damage) -> Steps[None]:
        """The round is over. Something makes a noise all the same, if there is still time."""
        g.end("dark", kind=ROUND)
        yield from occur(g, Noise())


def test_what_is_only_announced_does_not_happen_any_more_when_the_round_is_cut_short(table: Tables) -> None:
    """ahlcg/when.1, ahlcg/trigger-order.1: what answers it comes before all of it."""
    t = table("bomb-shell", "orc@foes", "troll@foes", "curfew")
    t.choose(t.key("burst", "bomb-shell"))
    t.choose(next(o for o in t.options if o.startswith("set")))
    assert t.log[:3] == ["burst", "set", "noise"]
    assert t.card("orc").damage == t.card("troll").damage == 0
    assert t.in_turn(), "the next round has begun"


@card("last-gasp")
class LastGasp:
    @action()
    def fall(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        """A draw and the end of the round at the same time."""
        yield from together(g, (cut_short.later(), draw.later(you)))


@flow
def cut_short(g: Skirmish) -> Any:
    g.end("dark", kind=ROUND)


def test_nobody_answers_what_ends_the_round_but_what_comes_with_it_still_happens(table: Tables) -> None:
    t = table("last-gasp", "reader")
    t.choose(t.key("fall", "last-gasp"), "pass")
    assert t.log == ["fall", "hero-1 draws"]
