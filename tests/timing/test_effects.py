"""What abilities leave behind: lasting effects of both kinds, and delayed effects."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps
from rulebound.core.game.abilities import action, after, fast, forced, reaction
from rulebound.core.game.abilities import at as at_moment
from rulebound.core.game.game import PHASE, ROUND, TEST, TURN
from rulebound.core.game.values import Lasting, adds, lasting
from rulebound.core.material.cards import cards_in, move
from rulebound.core.state.index import AFTER, AT, WHEN
from rulebound.core.timing.timing import Delayed, PhaseBegins, PhaseEnds, RoundEnds, delay
from tests.timing.conftest import Tables
from tests.timing.skirmish import (
    HEALTH,
    MIGHT,
    REGISTRY,
    Damage,
    Figure,
    Hero,
    Noise,
    Skirmish,
    card,
    discard,
    discard_this,
    enter,
    heal,
    hurt,
    note,
)
from tests.timing.table import Table


def is_soldier(g: Skirmish, this: Any, e: Any) -> bool:
    return isinstance(e, Figure) and e.code == "soldier"


STRONG = adds(MIGHT, 2, is_soldier, cite="lotr/lasting-effects.1")
TOUGH = adds(HEALTH, 2, is_soldier, cite="ahlcg/lasting-effects.1")
for _key, _modifier in (("strong", STRONG), ("tough", TOUGH)):
    _modifier.key = _key
    REGISTRY.add(_modifier)


@card("soldier")
class Soldier:
    @action()
    def report(g: Skirmish, this: Figure, you: Hero) -> Any:
        g.note(f"might {g.value(this, MIGHT)}")


@card("banner")
class Banner:
    @fast(cost=discard_this)
    def raise_it(g: Skirmish, this: Figure, you: Hero) -> Any:
        """All soldiers in play now are stronger until the end of the phase."""
        here = tuple([c for c in cards_in(g, g.pile("area", you.index)) if c.code == "soldier"])
        lasting(g, STRONG, this, PHASE, here)


@card("weather")
class Weather:
    @fast(cost=discard_this)
    def change(g: Skirmish, this: Figure, you: Hero) -> Any:
        """Whatever soldier there is, now or later, is stronger until the end of the phase."""
        lasting(g, STRONG, this, PHASE)


@card("barracks")
class Barracks:
    @fast()
    def muster(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        for other in cards_in(g, g.pile("hand", you.index)):
            yield from enter(g, other)


def might(t: Table, n: int) -> int:
    return t.g.value(t.card("soldier", n), MIGHT)


# ------------------------------------------------------------------ lasting effects


def test_a_lasting_effect_on_a_fixed_set_leaves_out_who_comes_later(table: Tables) -> None:
    """lotr/lasting-effects.3, ahlcg/lasting-effects.3"""
    t = table("soldier", "soldier@hand-1", "banner", "barracks")
    t.choose(t.key("raise-it", "banner"), t.key("muster", "barracks"))
    assert t.pile("soldier", 2) == "area"
    assert (might(t, 1), might(t, 2)) == (4, 2)


def test_a_lasting_effect_that_is_evaluated_anew_takes_in_who_comes_later(table: Tables) -> None:
    """lotr/lasting-effects.4; a card of Arkham Horror may say the same of itself."""
    t = table("soldier", "soldier@hand-1", "weather", "barracks")
    t.choose(t.key("change", "weather"), t.key("muster", "barracks"))
    assert (might(t, 1), might(t, 2)) == (4, 4)


def test_a_lasting_effect_does_not_need_the_card_that_made_it(table: Tables) -> None:
    """lotr/lasting-effects.2, ahlcg/lasting-effects.2"""
    t = table("soldier", "banner")
    t.choose(t.key("raise-it", "banner"))
    assert t.pile("banner") == "discard"
    assert might(t, 1) == 4
    assert t.g.explain(t.card("soldier"), MIGHT)[1].cite == ("lotr/lasting-effects.1",)


@card("drill")
class Drill:
    @action()
    def leave(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        soldier = next(c for c in g.all(Figure) if c.code == "soldier")
        move(g, soldier, g.pile("hand", you.index))
        yield from enter(g, soldier)


def test_a_lasting_effect_ends_for_a_card_that_leaves_play(table: Tables) -> None:
    """ahlcg/leaves-play.5"""
    t = table("soldier", "soldier", "banner", "drill")
    t.choose(t.key("raise-it", "banner"), t.key("leave", "drill"))
    assert (might(t, 1), might(t, 2)) == (2, 4)


@card("recorder")
class Recorder:
    @forced(at_moment(PhaseEnds))
    def record(g: Skirmish, this: Figure, you: Hero, event: PhaseEnds) -> Any:
        soldier = next(c for c in g.all(Figure) if c.code == "soldier")
        g.note(f"{event.phase}: might {g.value(soldier, MIGHT)}")


def test_what_lasts_until_the_end_of_the_phase_is_over_before_what_happens_at_its_end(table: Tables) -> None:
    """lotr/lasting-effects.5, ahlcg/lasting-effects.4"""
    t = table("soldier", "banner", "recorder", seats=1)
    t.choose(t.key("raise-it", "banner"), t.key("report", "soldier"), "pass")
    assert t.log[2] == "might 4"
    assert t.log[3:6] == ["turn 1 ends", "record", "day: might 2"]


@card("dawn-song")
class DawnSong:
    @forced(at_moment(PhaseBegins), if_=lambda g, this, you, event: event.phase == "day")
    def sing(g: Skirmish, this: Figure, you: Hero, event: PhaseBegins) -> Any:
        lasting(g, STRONG, this, PHASE)


def test_what_begins_with_the_phase_lasts_for_that_phase_and_no_longer(table: Tables) -> None:
    """lotr/lasting-effects.6, ahlcg/lasting-effects.5"""
    t = table("soldier", "dawn-song", "recorder", seats=1)
    assert might(t, 1) == 4
    t.choose("pass")
    assert [line for line in t.log if "might" in line] == ["day: might 2", "night: might 2"]
    assert might(t, 1) == 4


@card("focus")
class Focus:
    @fast()
    def concentrate(g: Skirmish, this: Figure, you: Hero) -> Any:
        made = lasting(g, STRONG, this, TEST)
        g.note("nothing to last for" if made is None else "lasts")


def test_a_period_that_is_not_there_cannot_be_lasted_for(table: Tables) -> None:
    """lotr/lasting-effects.6, ahlcg/lasting-effects.5"""
    t = table("soldier", "focus")
    t.choose(t.key("concentrate", "focus"))
    assert t.log[-1] == "nothing to last for"
    assert might(t, 1) == 2


@card("tonic")
class Tonic:
    @fast(cost=discard_this)
    def drink(g: Skirmish, this: Figure, you: Hero) -> Any:
        lasting(g, TOUGH, this, TURN, tuple([c for c in g.all(Figure) if c.code == "soldier"]))


def test_when_health_no_longer_lasts_the_state_checks_follow_at_once(table: Tables) -> None:
    """lotr/modifiers.1, ahlcg/defeat.6"""
    t = table("soldier", "tonic")
    t.choose(t.key("drink", "tonic"))
    t.card("soldier").damage = 3
    t.choose("shout")
    assert t.pile("soldier") == "area"
    t.choose("pass")
    assert t.log == ["drink", "noise", "soldier is defeated", "turn 1 ends"]


@card("old-banner")
class OldBanner:
    constant = (adds(HEALTH, 2, is_soldier, cite="lotr/constant-ability.1"),)

    @action()
    def fall(g: Skirmish, this: Figure, you: Hero) -> Any:
        discard(g, this)


def test_when_a_constant_ability_leaves_play_the_state_checks_follow_at_once(table: Tables) -> None:
    """lotr/constant-ability.1, lotr/modifiers.1, ahlcg/ability.constant.1"""
    t = table("soldier", "old-banner")
    t.card("soldier").damage = 4
    t.choose(t.key("fall", "old-banner"))
    assert t.log == ["fall", "soldier is defeated"]


# ------------------------------------------------------------------ delayed effects


@card("fuse")
class Fuse:
    @fast(cost=discard_this)
    def light(g: Skirmish, this: Figure, you: Hero) -> Any:
        """After the next noise of this round it goes off."""
        delay(g, Noise, AFTER, note.later("bang"), ROUND, source=this)

    @fast(cost=discard_this)
    def bury(g: Skirmish, this: Figure, you: Hero) -> Any:
        delay(g, Noise, AFTER, note.later("bang"), TURN, source=this)


@card("cymbal")
class Cymbal:
    @forced(after(Noise))
    def clash(g: Skirmish, this: Figure, you: Hero, event: Noise) -> Any:
        g.note("clashed")

    @reaction(after(Noise))
    def hold(g: Skirmish, this: Figure, you: Hero, event: Noise) -> Any:
        g.note("held")


def test_rings_runs_delayed_effects_after_forced_and_before_reactions(rings: Tables) -> None:
    """lotr/delayed-effects.2"""
    t = rings("fuse", "cymbal")
    t.choose(t.key("light", "fuse"), "shout")
    assert t.log == ["light", "noise", "clash", "clashed", "bang"]
    assert t.options == (t.key("hold", "cymbal"), "pass")


def test_arkham_orders_delayed_effects_among_the_forced_ones(arkham: Tables) -> None:
    """ahlcg/delayed-effects.2, ahlcg/priority-of-simultaneous-resolution.2"""
    t = arkham("fuse", "cymbal")
    t.choose(t.key("light", "fuse"), "shout")
    assert t.options == (t.key("clash", "cymbal"), f"delayed {t.key('', 'fuse').strip()}")
    t.choose(t.options[1])
    assert t.log == ["light", "noise", "bang", "clash", "clashed"]
    assert t.options == (t.key("hold", "cymbal"), "pass")


def test_a_delayed_effect_happens_once(table: Tables) -> None:
    """lotr/delayed-effects.1, ahlcg/delayed-effects.2"""
    t = table("fuse")
    t.choose(t.key("light", "fuse"), "shout", "shout")
    assert t.log == ["light", "noise", "bang", "noise"]
    assert not [e for e in t.g.transients.values() if isinstance(e, Delayed)]


def test_several_delayed_effects_are_ordered(table: Tables) -> None:
    """lotr/simultaneous-timing.1, ahlcg/priority-of-simultaneous-resolution.2"""
    t = table("fuse", "fuse")
    t.choose(t.key("light", "fuse"), t.key("light", "fuse", 2), "shout")
    assert t.asked == (1,)
    assert len(t.options) == 2
    t.choose(t.options[1])
    assert t.log[-2:] == ["bang", "bang"]


def test_a_delayed_effect_goes_with_its_scope(table: Tables) -> None:
    t = table("fuse")
    t.choose(t.key("bury", "fuse"), "pass", "shout")
    assert t.log == ["bury", "turn 1 ends", "noise"]


@card("bomb")
class Bomb:
    @fast(cost=discard_this)
    def set_it(g: Skirmish, this: Figure, you: Hero) -> Any:
        """At the end of the night, not of the day, everybody is hurt."""
        delay(g, PhaseEnds, AT, hurt.later(you, 1), ROUND, source=this, phase="night")

    @fast(cost=discard_this)
    def wait_for_it(g: Skirmish, this: Figure, you: Hero) -> Any:
        delay(g, RoundEnds, AT, hurt.later(you, 2), ROUND, source=this)


def test_a_delayed_effect_waits_for_the_event_it_names(table: Tables) -> None:
    """lotr/delayed-effects.1, ahlcg/delayed-effects.1"""
    t = table("bomb", seats=1)
    t.choose(t.key("set-it", "bomb"), "pass")
    assert t.log == ["it", "turn 1 ends", "night", "hero-1 takes 1"]


def test_a_delayed_effect_of_the_round_comes_at_the_end_of_the_round(table: Tables) -> None:
    """lotr/lasting-effects.5: the round is not over before what waits for its end has come."""
    t = table("bomb", seats=1)
    t.choose(t.key("wait-for-it", "bomb"), "pass")
    assert t.log[-1] == "hero-1 takes 2"


@card("leash")
class Leash:
    @fast(cost=discard_this)
    def tie(g: Skirmish, this: Figure, you: Hero) -> Any:
        soldier = next(c for c in g.all(Figure) if c.code == "soldier")
        delay(g, Noise, WHEN, hurt.later(soldier, 1), source=this, target=soldier)


def test_a_delayed_effect_ends_for_a_card_that_leaves_play(table: Tables) -> None:
    """ahlcg/leaves-play.5, ahlcg/delayed-effects.3"""
    t = table("soldier", "leash", "drill")
    t.choose(t.key("tie", "leash"), t.key("leave", "drill"), "shout")
    assert "soldier takes 1" not in t.log
    kept = table("soldier", "leash")
    kept.choose(kept.key("tie", "leash"), "shout")
    assert kept.log == ["tie", "soldier takes 1", "noise"]


@card("physician")
class Physician:
    @forced(after(Damage))
    def tend(g: Skirmish, this: Figure, you: Hero, event: Damage) -> Any:
        delay(g, Damage, AFTER, heal.later(g.entity(event.about), 1), ROUND, source=this)


def test_a_delayed_effect_made_in_the_window_of_its_condition_belongs_to_it(table: Tables) -> None:
    """lotr/delayed-effects.2: its moment is now."""
    t = table("orc@foes", "physician")
    t.choose(t.key("strike", "orc"))
    assert t.log == ["orc takes 1", "tend", "orc heals 1"]


# ------------------------------------------------------------------ nothing is left behind


def test_lingering_effects_go_with_the_scope_that_owns_them(table: Tables) -> None:
    t = table("soldier", "banner", "fuse", seats=1)
    t.choose(t.key("raise-it", "banner"), t.key("bury", "fuse"))
    assert [type(e) for e in t.g.transients.values() if e.LISTENS] == [Lasting, Delayed]
    t.choose("pass")
    assert not [e for e in t.g.transients.values() if e.LISTENS]
    assert not t.g.modifiers.get("might")
    assert Noise not in t.g.listeners
