"""What is stopped as a whole: attacks, actions, the game; and tests, of which one waits for the other."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import action, after, at, cancels, fast, forced, reaction, when
from rulebound.core.game.game import ACTION, TEST
from rulebound.core.game.values import adds, lasting
from rulebound.core.state.index import AFTER
from rulebound.core.timing.nested_tests import Waiting
from rulebound.core.timing.timing import cancel, delay, then, together
from tests.timing.conftest import Tables
from tests.timing.skirmish import (
    MIGHT,
    Attack,
    Damage,
    Defeat,
    Figure,
    Hero,
    Noise,
    Skirmish,
    attack,
    card,
    defeat,
    discard,
    discard_this,
    hurt,
    note,
    try_might,
)

# ------------------------------------------------------------------ attacks


@card("archer")
class Archer:
    @reaction(when(Attack))
    def shoot(g: Skirmish, this: Figure, you: Hero, event: Attack) -> Steps[None]:
        yield from hurt(g, g.entity(event.by), 3, this)

    @reaction(when(Attack))
    def banish(g: Skirmish, this: Figure, you: Hero, event: Attack) -> Any:
        discard(g, g.entity(event.by))


@card("squire")
class Squire:
    @forced(after(Attack))
    def cheer(g: Skirmish, this: Figure, you: Hero, event: Attack) -> Any:
        g.note("cheered")

    @forced(when(Attack))
    def tremble(g: Skirmish, this: Figure, you: Hero, event: Attack) -> Any:
        g.note("trembled")


def test_an_attacker_that_leaves_in_its_own_window_deals_nothing(table: Tables) -> None:
    """ahlcg/attacker-attacked.1, ahlcg/leaves-play.1: the attack needs its attacker."""
    t = table("orc@foes", "archer", "squire")
    t.choose(t.key("provoke", "orc"), t.key("shoot", "archer"))
    assert t.log == ["tremble", "trembled", "shoot", "orc takes 3", "orc is defeated"]
    assert t.hero().damage == 0
    assert t.in_turn()


def test_an_attacker_taken_away_without_ado_deals_nothing_either(table: Tables) -> None:
    """The end of an ability is a checkpoint, even if nothing occurred in it."""
    t = table("orc@foes", "archer", "squire")
    t.choose(t.key("provoke", "orc"), t.key("banish", "archer"))
    assert t.log == ["tremble", "trembled", "banish"]
    assert t.hero().damage == 0
    assert t.in_turn()


def test_only_the_attack_is_cut_and_the_action_goes_on(table: Tables) -> None:
    t = table("gauntlet", "orc@foes", "troll@foes", "archer", "squire")
    t.choose(t.key("run", "gauntlet"))
    t.choose(t.key("shoot", "archer"), "pass")
    assert t.log[-5:] == ["troll attacks", "hero-1 takes 1", "cheer", "cheered", "ran"]


@card("gauntlet")
class Gauntlet:
    @action()
    def run(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        for foe in g.foes:
            yield from attack(g, foe, you)
        g.note("ran")


# ------------------------------------------------------------------ actions


EAGER = adds(MIGHT, 1, lambda g, this, e: isinstance(e, Hero))


@card("reckless")
class Reckless:
    constant = (EAGER,)

    @action()
    def charge(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        lasting(g, EAGER, this, ACTION)
        delay(g, Noise, AFTER, note.later("late"), ACTION)
        yield from hurt(g, you, 1, this)
        g.note("charged")


@card("saboteur")
class Saboteur:
    @reaction(when(Damage), if_=lambda g, this, you, event: event.n == 1)
    def worsen(g: Skirmish, this: Figure, you: Hero, event: Damage) -> Steps[None]:
        yield from hurt(g, g.entity(event.about), 9, this)


def test_an_action_is_cut_by_a_defeat_in_mid_window_with_all_it_owned(table: Tables) -> None:
    """ahlcg/elimination.1, ahlcg/defeat.2"""
    t = table("reckless", "saboteur@area-2")
    t.choose(t.key("charge", "reckless"), t.key("worsen", "saboteur"))
    assert t.log == ["charge", "worsen", "hero-1 takes 9", "hero-1 is defeated"]
    assert t.asked == (2,)
    kinds = [getattr(e, "kind", type(e).__name__) for e in t.g.transients.values()]
    assert kinds == ["game", "round", "phase", "turn"], "no event, effect or test is left behind"
    assert Noise not in t.g.listeners
    t.choose("shout")
    assert t.log[-1] == "noise"


def test_an_action_of_another_seat_goes_on(table: Tables) -> None:
    """ahlcg/elimination.1: only what the defeated was doing ends."""
    t = table("meteor")
    t.hero(2).damage = 4
    t.choose(t.key("fall", "meteor"))
    assert t.log == ["fall", "hero-1 takes 1", "hero-2 takes 1", "hero-2 is defeated", "fell"]
    assert t.asked == (1,)


@card("meteor")
class Meteor:
    @action()
    def fall(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        yield from together(g, tuple([hurt.later(h, 1, this) for h in g.heroes]))
        g.note("fell")


# ------------------------------------------------------------------ the game


@card("doomsday")
class Doomsday:
    @action()
    def come(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        dragon = next(c for c in g.all(Figure) if c.code == "dragon")
        yield from together(g, (*[hurt.later(h, 9, this) for h in g.heroes], hurt.later(dragon, 9, this)))
        g.note("unreachable")


def test_won_and_lost_at_once_is_lost(table: Tables) -> None:
    """lotr/grim.1, ahlcg/grim.1: the policy judges, and takes the worst."""
    t = table("doomsday", "dragon@foes")
    t.choose(t.key("come", "doomsday"))
    assert t.g.decision is None
    assert t.g.outcome is not None
    assert not t.g.outcome.won
    assert t.g.outcome.why == "all-out"
    assert {v.split()[0] for v in t.g.clock.verdicts} == {"win", "loss"}
    assert "unreachable" not in t.log


def test_won_alone_is_won(table: Tables) -> None:
    t = table("dragon@foes")
    t.card("dragon").damage = 2
    t.choose(t.key("strike", "dragon"))
    assert t.g.outcome is not None
    assert t.g.outcome.won


@card("last-breath", health=1)
class LastBreath:
    @forced(at(Defeat), if_=lambda g, this, you, event: event.about == this.id)
    def doom(g: Skirmish, this: Figure, you: Hero, event: Defeat) -> Any:
        g.verdict(False, "doomed", "lotr/grim.1")

    @forced(after(Defeat), if_=lambda g, this, you, event: event.about == this.id)
    def save(g: Skirmish, this: Figure, you: Hero, event: Defeat) -> Any:
        g.verdict(True, "saved", "lotr/grim.1")


def test_the_game_ends_at_once(table: Tables) -> None:
    """What would have come later in the window does not come any more."""
    t = table("last-breath@foes")
    t.choose(t.key("strike", "last-breath"))
    assert t.g.outcome is not None
    assert t.g.outcome.why == "doomed"
    assert t.log[-1] == "doom"


# ------------------------------------------------------------------ a test inside a test


@flow
def stumble(g: Skirmish, you: Hero) -> Steps[None]:
    """What failing the first test leads to: another test."""
    yield from try_might(g, you, 1, success=note.later("caught yourself"))
    g.note("stumbled on")


@card("ladder")
class Ladder:
    @action()
    def climb(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        yield from try_might(g, you, 9, success=note.later("up"), failure=stumble.later(you))
        g.note("climbed")


def test_a_test_inside_a_test_waits_for_it_and_for_its_action(table: Tables) -> None:
    """ahlcg/skill-test-nested"""
    t = table("ladder", "bystander-of-tests")
    t.choose(t.key("climb", "ladder"))
    assert t.log == [
        "climb",
        "test 9 begins", "noise", "watch", "in a test of an action", "stumbled on", "test 9 ends", "climbed",
        "test 1 begins", "noise", "watch", "in a test", "caught yourself", "test 1 ends",
    ]  # fmt: skip
    assert t.in_turn()


@card("bystander-of-tests")
class BystanderOfTests:
    @forced(after(Noise), if_=lambda g, this, you, event: g.scope(TEST) is not None)
    def watch(g: Skirmish, this: Figure, you: Hero, event: Noise) -> Any:
        g.note("in a test of an action" if g.scope(ACTION) is not None else "in a test")


@card("nightmare")
class Nightmare:
    """A forced test, outside any action."""

    @forced(at(Noise), if_=lambda g, this, you, event: g.scope(TEST) is None)
    def haunt(g: Skirmish, this: Figure, you: Hero, event: Noise) -> Steps[None]:
        yield from try_might(g, you, 9, failure=twice.later(you))


@flow
def twice(g: Skirmish, you: Hero) -> Steps[None]:
    yield from try_might(g, you, 1, success=note.later("first"))
    yield from try_might(g, you, 2, success=note.later("second"))


def test_tests_that_wait_come_in_their_order(table: Tables) -> None:
    """ahlcg/skill-test-nested"""
    t = table("nightmare").choose("shout")
    begun = [line for line in t.log if "begins" in line]
    assert begun == ["test 9 begins", "test 1 begins", "test 2 begins"]
    assert [line for line in t.log if line in ("first", "second")] == ["first", "second"]
    assert not [e for e in t.g.transients.values() if isinstance(e, Waiting)]


@card("rope")
class Rope:
    """Asked in the middle of a test: it is frozen there."""

    @reaction(after(Noise), if_=lambda g, this, you, event: g.scope(TEST) is not None)
    def hold_on(g: Skirmish, this: Figure, you: Hero, event: Noise) -> Steps[None]:
        yield from try_might(g, you, 2, success=note.later("held on"))
        g.note("not yet")


def test_a_reaction_during_a_test_does_not_await_its_own(table: Tables) -> None:
    """ahlcg/skill-test-nested: a card gives what follows and goes on."""
    t = table("ladder", "rope")
    t.choose(t.key("climb", "ladder"), t.key("hold-on", "rope"))
    assert t.log[:5] == ["climb", "test 9 begins", "noise", "on", "not yet"]
    waiting = [e for e in t.g.transients.values() if isinstance(e, Waiting)]
    assert not waiting, "the first of those that waited is under way, the others are in its hands"
    t.choose("pass")
    assert "held on" in t.log


@card("trapdoor")
class Trapdoor:
    @reaction(after(Noise), if_=lambda g, this, you, event: g.scope(TEST) is not None, cost=discard_this)
    def open_it(g: Skirmish, this: Figure, you: Hero, event: Noise) -> Steps[None]:
        yield from try_might(g, you, 1, success=note.later("never"))
        yield from hurt(g, you, 9, this)


def test_tests_that_wait_go_with_the_action_that_was_cut(table: Tables) -> None:
    """ahlcg/skill-test-nested, ahlcg/elimination.1"""
    t = table("ladder", "trapdoor")
    t.choose(t.key("climb", "ladder"), t.key("open-it", "trapdoor"))
    assert "never" not in t.log
    assert "test 1 begins" not in t.log
    assert t.asked == (2,)


@card("dice-box")
class DiceBox:
    @fast()
    def rattle(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        yield from try_might(g, you, 2, success=note.later("well done"), failure=note.later("badly done"))


def test_success_and_failure_are_calls(table: Tables) -> None:
    t = table("dice-box")
    t.choose(t.key("rattle", "dice-box"))
    assert t.log == ["rattle", "test 2 begins", "noise", "well done", "test 2 ends"]


@card("veto")
class Veto:
    @reaction(cancels(Defeat))
    def forbid(g: Skirmish, this: Figure, you: Hero, event: Defeat) -> Any:
        g.entity(event.about).damage = 0
        cancel(g, event)


def test_a_cancelled_defeat_cuts_nothing(table: Tables) -> None:
    t = table("reckless", "veto@area-2")
    t.hero().damage = 4
    t.choose(t.key("charge", "reckless"), t.key("forbid", "veto"))
    assert t.log[-1] == "charged"
    assert t.asked == (1,)


# ------------------------------------------------------------------ what is completed before a cut


@card("grenade")
class Grenade:
    @reaction(after(Noise))
    def drop(g: Skirmish, this: Figure, you: Hero, event: Noise) -> Steps[None]:
        yield from hurt(g, you, 9, this)
        g.note("never")


@card("witness")
class Witness:
    @reaction(after(Noise))
    def gasp(g: Skirmish, this: Figure, you: Hero, event: Noise) -> Any:
        g.note("gasped")

    @reaction(after(Defeat))
    def mourn(g: Skirmish, this: Figure, you: Hero, event: Defeat) -> Any:
        g.note("mourned")


def test_what_has_happened_is_answered_to_the_end_before_the_action_is_cut(table: Tables) -> None:
    """lotr/response.4, ahlcg/trigger-order.3: all may react; only the rest of the defeated player's ability is lost."""
    t = table("grenade", "witness@area-2").choose("shout")
    t.choose(t.key("drop", "grenade"))
    assert t.asked == (2,)
    t.choose(t.key("mourn", "witness"), t.key("gasp", "witness"))
    assert t.log == [
        "noise", "drop", "hero-1 takes 9", "hero-1 is defeated", "mourn", "mourned", "gasp", "gasped",
    ]  # fmt: skip
    assert t.in_turn()
    assert t.asked == (2,)


@card("sacrifice")
class Sacrifice:
    @action()
    def give(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        yield from then(g, defeat.later(you), note.later("never"))


def test_what_follows_then_is_lost_if_the_first_part_ended_the_action(table: Tables) -> None:
    t = table("sacrifice", "witness@area-2")
    t.choose(t.key("give", "sacrifice"))
    assert t.options == (t.key("mourn", "witness"), "pass"), "but the first part is answered"
    t.choose("pass")
    assert t.log == ["give", "hero-1 is defeated"]
    assert t.in_turn()
