"""The moments of an event, and who answers in which order."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.core.flows.flow import Steps
from rulebound.core.game.abilities import after, at, forced, reaction, when
from rulebound.core.material.cards import cards_in
from rulebound.core.timing import timing
from tests.timing.conftest import Tables
from tests.timing.skirmish import (
    Damage,
    Defeat,
    Entered,
    Figure,
    Hero,
    Noise,
    Skirmish,
    SkirmishPolicy,
    card,
    defeat,
    draw,
    enter,
    exhaust_this,
    hurt,
)


@card("bell")
class Bell:
    @forced(after(Noise))
    def ring(g: Skirmish, this: Figure, you: Hero, event: Noise) -> Any:
        g.note("rung")


@card("gong")
class Gong:
    @forced(after(Noise))
    def boom(g: Skirmish, this: Figure, you: Hero, event: Noise) -> Any:
        g.note("boomed")


@card("dog")
class Dog:
    @reaction(after(Noise), cost=exhaust_this)
    def bark(g: Skirmish, this: Figure, you: Hero, event: Noise) -> Any:
        g.note(f"barked for {you.index + 1}")


@card("sentry")
class Sentry:
    @reaction(when(Noise))
    def listen(g: Skirmish, this: Figure, you: Hero, event: Noise) -> Any:
        g.note("listened")

    @forced(when(Noise))
    def wake(g: Skirmish, this: Figure, you: Hero, event: Noise) -> Any:
        g.note("woke")

    @forced(at(Noise))
    def stir(g: Skirmish, this: Figure, you: Hero, event: Noise) -> Any:
        g.note("stirred")


# ------------------------------------------------------------------ the order of the moments


def test_forced_comes_before_reactions(table: Tables) -> None:
    """lotr/forced.2, ahlcg/ability.forced.6"""
    t = table("dog", "bell").choose("shout")
    assert t.log == ["noise", "ring", "rung"], "the bell rings before anybody is asked"
    t.choose(t.key("bark", "dog"))
    assert t.log[3:] == ["bark", "barked for 1"]


def test_when_comes_before_the_thing_and_after_comes_after(table: Tables) -> None:
    """lotr/response.3, lotr/ability-priority.4, ahlcg/trigger-order.1, ahlcg/when.1, ahlcg/after.1"""
    t = table("sentry", "dog", "bell").choose("shout")
    assert t.log == ["wake", "woke"]
    t.choose(t.key("listen", "sentry"))
    assert t.log[2:] == ["listen", "listened", "noise", "stir", "stirred", "ring", "rung"]
    assert t.options == (t.key("bark", "dog"), "pass")


def test_a_reaction_may_be_left(table: Tables) -> None:
    """lotr/ability.2, lotr/triggered-ability.4, ahlcg/ability.triggered.10"""
    t = table("dog").choose("shout", "pass")
    assert t.log == ["noise"]
    assert t.in_turn()


def test_the_window_says_what_is_answered_and_by_which_clause(table: Tables) -> None:
    t = table("dog").choose("shout")
    assert t.cite == (t.g.policy.clauses["react"],)
    assert dict(t.g.decision.args)["what"].term == "skirmish-event-noise"


# ------------------------------------------------------------------ who orders, who is asked


def test_the_first_player_orders_different_forced_abilities(table: Tables) -> None:
    """lotr/forced.3, lotr/simultaneous-timing.1, ahlcg/priority-of-simultaneous-resolution.2"""
    t = table("bell", "gong@area-2")
    t.g.clock.lead = 1  # the turn is still that of seat 1
    t.choose("shout")
    assert t.asked == (2,)
    assert t.cite == (t.g.policy.clauses["order"],)
    t.choose(t.key("boom", "gong"))
    assert t.log == ["noise", "boom", "boomed", "ring", "rung"]
    assert t.in_turn()


@pytest.fixture
def mixed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reference in which whoever orders also says what of the free answers comes before the forced ones."""
    monkeypatch.setattr(SkirmishPolicy, "free_among_forced", True)


@pytest.mark.usefixtures("mixed")
def test_a_free_answer_may_come_before_a_forced_one(table: Tables) -> None:
    t = table("bell", "dog@area-1").choose("shout")
    assert t.options == (t.key("ring", "bell"), t.key("bark", "dog"))
    t.choose(t.key("bark", "dog"))
    assert t.log == ["noise", "bark", "barked for 1", "ring", "rung"], "it is used, and not offered once more"
    assert t.in_turn()


@pytest.mark.usefixtures("mixed")
def test_whose_answer_it_is_may_still_leave_it(table: Tables) -> None:
    t = table("bell", "dog@area-2").choose("shout")
    t.choose(t.key("bark", "dog"))
    assert t.asked == (2,)
    t.choose("pass")
    assert t.log == ["noise", "ring", "rung"]
    assert t.asked == (2,), "the moment is not over: they may still answer"


def test_nobody_orders_what_comes_out_the_same(table: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SkirmishPolicy, "all_the_same", lambda self, g, several: True)
    t = table("bell", "gong").choose("shout")
    assert t.log == ["noise", "ring", "rung", "boom", "boomed"]
    assert t.in_turn()


def test_one_forced_ability_is_not_asked_about(table: Tables) -> None:
    t = table("bell").choose("shout")
    assert t.in_turn()


def test_copies_on_different_cards_are_ordered_too(table: Tables) -> None:
    """lotr/ability-priority.5, ahlcg/ability.4: each copy counts by itself."""
    t = table("bell", "bell@area-2").choose("shout")
    assert t.options == (t.key("ring", "bell"), t.key("ring", "bell", 2))
    t.choose(t.key("ring", "bell", 2))
    assert t.log == ["noise", "ring", "rung", "ring", "rung"]


def test_reactions_go_round_the_table_until_all_pass_in_a_row(table: Tables) -> None:
    """lotr/response.4, ahlcg/trigger-order.3"""
    t = table("dog", "dog@area-1", "dog@area-2").choose("shout")
    assert t.asked == (1,)
    t.choose("pass")
    assert t.asked == (2,)
    t.choose(t.key("bark", "dog", 3))
    assert t.asked == (1,), "a pass is not for good while somebody else still acts"
    t.choose(t.key("bark", "dog", 2))
    assert t.asked == (1,), "seat 2 has nothing left to use and is not asked"
    assert t.options == (t.key("bark", "dog"), "pass")
    t.choose("pass")
    assert t.in_turn()
    assert t.log == ["noise", "bark", "barked for 2", "bark", "barked for 1"]


def test_the_first_player_reacts_first(table: Tables) -> None:
    """lotr/response.4, ahlcg/in-player-order.1"""
    t = table("dog", "dog@area-2")
    t.g.clock.lead = 1
    t.choose("shout")
    assert t.asked == (2,)


@card("echo")
class Echo:
    @reaction(after(Noise))
    def repeat(g: Skirmish, this: Figure, you: Hero, event: Noise) -> Any:
        g.note("repeated")


def test_each_reaction_answers_each_condition_once(table: Tables) -> None:
    """ahlcg/ability.triggered.6, ahlcg/triggering-condition.2, lotr/response.5"""
    t = table("echo").choose("shout")
    t.choose(t.key("repeat", "echo"))
    assert t.in_turn()
    t.choose("shout")
    assert t.options == (t.key("repeat", "echo"), "pass")


# ------------------------------------------------------------------ conditions inside conditions


@card("stumbler")
class Stumbler:
    @forced(when(Noise))
    def fall(g: Skirmish, this: Figure, you: Hero, event: Noise) -> Steps[None]:
        yield from hurt(g, this, 1, this)


@card("nurse")
class Nurse:
    @forced(when(Damage))
    def rush(g: Skirmish, this: Figure, you: Hero, event: Damage) -> Any:
        g.note("rushed")

    @forced(after(Damage))
    def bandage(g: Skirmish, this: Figure, you: Hero, event: Damage) -> Any:
        g.note("bandaged")


def test_a_condition_inside_another_is_resolved_completely_first(table: Tables) -> None:
    """ahlcg/trigger-order.2, lotr/forced.4"""
    t = table("stumbler", "nurse", "bell").choose("shout")
    assert t.log == ["fall", "rush", "rushed", "stumbler takes 1", "bandage", "bandaged", "noise", "ring", "rung"]


@card("mourner")
class Mourner:
    @forced(after(Defeat))
    def weep(g: Skirmish, this: Figure, you: Hero, event: Defeat) -> Any:
        g.note("wept")

    @forced(after(Damage))
    def wince(g: Skirmish, this: Figure, you: Hero, event: Damage) -> Any:
        g.note("winced")


@card("avenger")
class Avenger:
    @reaction(after(Defeat))
    def swear(g: Skirmish, this: Figure, you: Hero, event: Defeat) -> Any:
        g.note("swore")

    @reaction(after(Damage))
    def glare(g: Skirmish, this: Figure, you: Hero, event: Damage) -> Any:
        g.note("glared")


def test_rings_answers_damage_and_the_defeat_it_brought_in_one_window(rings: Tables) -> None:
    """lotr/triggering-condition.2"""
    t = rings("orc@foes", "avenger", "mourner")
    t.card("orc").damage = 2
    t.choose(t.key("strike", "orc"))
    assert t.options == (t.key("wince", "mourner"), t.key("weep", "mourner")), "forced, in any order"
    t.choose(t.key("weep", "mourner"))
    assert t.log == ["orc takes 1", "orc is defeated", "weep", "wept", "wince", "winced"]
    assert t.options == (t.key("glare", "avenger"), t.key("swear", "avenger"), "pass"), "one window for both"
    t.choose(t.key("swear", "avenger"))
    assert t.options == (t.key("glare", "avenger"), "pass")


def test_arkham_resolves_the_defeat_completely_before_the_damage_is_answered(arkham: Tables) -> None:
    """ahlcg/trigger-order.2"""
    t = arkham("orc@foes", "avenger", "mourner")
    t.card("orc").damage = 2
    t.choose(t.key("strike", "orc"))
    assert t.log == ["orc takes 1", "orc is defeated", "weep", "wept"]
    assert t.options == (t.key("swear", "avenger"), "pass")
    t.choose("pass")
    assert t.log[4:] == ["wince", "winced"]
    assert t.options == (t.key("glare", "avenger"), "pass")


# ------------------------------------------------------------------ cards that come and go


@card("rat", health=1)
class Rat:
    @forced(after(Defeat), if_=lambda g, this, you, event: event.about == this.id)
    def bite(g: Skirmish, this: Figure, you: Hero, event: Defeat) -> Steps[None]:
        yield from hurt(g, you, 1, this)

    @forced(after(Damage), if_=lambda g, this, you, event: event.about == this.id)
    def squeal(g: Skirmish, this: Figure, you: Hero, event: Damage) -> Any:
        g.note("squealed")


def test_a_dying_card_still_uses_its_own_ability(table: Tables) -> None:
    """lotr/forced.5, ahlcg/leaves-play.1: it listened just before it left."""
    t = table("rat@foes")
    t.choose(t.key("strike", "rat"))
    assert t.pile("rat") == "discard"
    assert t.log == ["rat takes 1", "rat is defeated", "bite", "hero-1 takes 1"]
    assert "squeal" not in t.log, "by the time of the window it was gone, and the damage itself did not take it away"


@card("ghoul")
class Ghoul:
    @forced(after(Noise))
    def eat(g: Skirmish, this: Figure, you: Hero, event: Noise) -> Steps[None]:
        for prey in tuple([c for c in g.all(Figure) if c.code == "crow"]):
            yield from defeat(g, prey)


@card("crow")
class Crow:
    @forced(after(Noise))
    def caw(g: Skirmish, this: Figure, you: Hero, event: Noise) -> Any:
        g.note("cawed")


def test_of_two_forced_abilities_the_first_may_remove_the_card_of_the_other(table: Tables) -> None:
    """lotr/forced.4, ahlcg/ability.2"""
    t = table("ghoul@foes", "crow@foes").choose("shout")
    t.choose(t.key("eat", "ghoul"))
    assert t.log == ["noise", "eat", "crow is defeated"]
    other = table("ghoul@foes", "crow@foes").choose("shout")
    other.choose(other.key("caw", "crow"))
    assert other.log == ["noise", "caw", "cawed", "eat", "crow is defeated"]


@card("recruiter")
class Recruiter:
    @forced(when(Noise))
    def call_up(g: Skirmish, this: Figure, you: Hero, event: Noise) -> Steps[None]:
        for other in cards_in(g, g.pile("hand", 0)):
            yield from enter(g, other)


@card("newcomer")
class Newcomer:
    @forced(after(Entered))
    def salute(g: Skirmish, this: Figure, you: Hero, event: Entered) -> Any:
        g.note("saluted for itself" if event.about == this.id else "saluted for another")

    @forced(after(Noise))
    def flinch(g: Skirmish, this: Figure, you: Hero, event: Noise) -> Any:
        g.note("flinched")


def test_a_card_answers_its_own_coming_into_play(table: Tables) -> None:
    """ahlcg/after.2, ahlcg/in-play-and-out-of-play.4"""
    t = table("recruiter", "newcomer@hand-1").choose("shout")
    assert t.log == ["up", "salute", "saluted for itself", "noise", "flinch", "flinched"]


@card("summoner")
class Summoner:
    @forced(at(Noise))
    def summon(g: Skirmish, this: Figure, you: Hero, event: Noise) -> Steps[None]:
        for other in cards_in(g, g.pile("hand", 0)):
            yield from enter(g, other)


def test_a_card_that_came_after_the_condition_does_not_answer_it(table: Tables) -> None:
    """lotr/forced.5: it must have been in play at the moment of the condition."""
    t = table("summoner", "newcomer@hand-1").choose("shout")
    assert t.log == ["noise", "summon", "salute", "saluted for itself"]
    t.choose("shout")
    assert t.log[4:] == ["noise", "summon", "flinch", "flinched"]


@card("martyr", health=1)
class Martyr:
    @forced(at(Defeat), if_=lambda g, this, you, event: event.about == this.id)
    def bless(g: Skirmish, this: Figure, you: Hero, event: Defeat) -> Steps[None]:
        yield from draw(g, you)


def test_a_dying_card_answers_at_the_moment_as_well(table: Tables) -> None:
    """ahlcg/trigger-order.1"""
    t = table("martyr@foes")
    t.choose(t.key("strike", "martyr"))
    assert t.log == ["martyr takes 1", "martyr is defeated", "bless", "hero-1 draws"]


# ------------------------------------------------------------------ what nobody hears


def test_an_event_nobody_listens_to_costs_nothing_but_itself(table: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("opens", "candidates", "ready", "holding", "hidden_hands", "barred"):
        monkeypatch.setattr(timing, name, None)  # calling any of them would be an error
    t = table("friend").choose("shout")
    assert t.log == ["noise"]
    assert not [e for e in t.g.transients.values() if isinstance(e, Noise)]


def test_a_window_in_which_nobody_can_act_is_not_asked(table: Tables) -> None:
    t = table("dog")
    t.card("dog").exhausted = True
    t.choose("shout")
    assert t.in_turn()


def test_the_thing_itself_is_done_once(table: Tables) -> None:
    t = table("bell", "sentry", "dog").choose("shout", "pass")
    assert t.log.count("noise") == 1
