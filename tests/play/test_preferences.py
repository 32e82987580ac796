"""What a player need not be asked: abilities used never or always, windows passed for a while."""

from __future__ import annotations

import pytest

import rulebound
from rulebound.core.game.decision import ALL
from rulebound.core.state.errors import RuleboundError
from rulebound.play.bots import best, make
from rulebound.play.preferences import ALWAYS, ASK, NEVER, NEWS, TURN, Preferences
from rulebound.play.table import Table


def with_ropes(seats: str = "1") -> Table:
    """In the first watch, each keeper with a guide rope, which may answer a move of its own keeper."""
    table = rulebound.new("lantern", {"seats": seats}, seed=8)
    table.arrange("phase", name="watch")
    for seat in range(1, min(2, int(seats)) + 1):
        table.arrange("card", code="guide-rope", to=f"tools-in-play-{seat}")
    return table


def asked_about_the_rope() -> Table:
    table = with_ropes()
    table.choose("move harbour")
    assert table.decision is not None
    assert table.decision.prompt == "core-prompt-react"
    return table


def test_what_nobody_wished_is_asked() -> None:
    assert Preferences(0).answer(asked_about_the_rope()) is None


@pytest.mark.parametrize(("wish", "answer"), [(NEVER, "pass"), (ALWAYS, "follow guide-rope")])
def test_an_ability_is_used_never_or_always(wish: str, answer: str) -> None:
    table = asked_about_the_rope()
    assert table.decision is not None
    wishes = Preferences(0)
    wishes.wish(table.decision.options[0], wish)
    found = wishes.answer(table)
    assert found is not None
    assert found[0].startswith(answer)
    wishes.wish(table.decision.options[0], ASK)
    assert wishes.answer(table) is None


def test_actions_are_never_answered() -> None:
    wishes, table = Preferences(0), with_ropes()
    wishes.pass_until(TURN, table)
    assert wishes.answer(table) is None
    assert wishes.passing == ""


def test_passing_until_the_turn_ends_with_it() -> None:
    wishes, table = Preferences(0), asked_about_the_rope()
    wishes.pass_until(TURN, table)
    assert wishes.answer(table) is None  # it is this keeper's turn already


def test_passing_until_news_ends_when_the_log_names_the_player() -> None:
    wishes, table = Preferences(0), with_ropes()
    wishes.passing, wishes.heard = NEWS, len(table.lines(0))
    table.choose("move harbour")  # the log tells of it, and of whom
    assert wishes.answer(table) is None
    wishes.pass_until(NEWS, table)
    assert wishes.answer(table) == ("pass",)


def test_another_seat_is_not_answered_for() -> None:
    wishes, table = Preferences(1), asked_about_the_rope()
    wishes.passing = NEWS
    assert wishes.answer(table) is None


def test_wrong_wishes_are_refused() -> None:
    table = asked_about_the_rope()
    assert table.decision is not None
    with pytest.raises(RuleboundError, match="never, ask, always, not 'often'"):
        Preferences(0).wish(table.decision.options[0], "often")
    with pytest.raises(RuleboundError, match="only the use of an ability"):
        Preferences(0).wish(table.decision.options[-1], NEVER)
    with pytest.raises(RuleboundError, match="until turn or news, not 'dawn'"):
        Preferences(0).pass_until("dawn", table)


def test_wishes_hold_where_all_are_asked_at_once() -> None:
    """At Unfathomable every window is open to all: each seat's wishes answer for it alone."""
    table = rulebound.new("unfathomable", {"seats": "3"}, seed=11)
    minds = [make("unfathomable", best("unfathomable"), seat) for seat in range(3)]
    while True:
        decision = table.decision
        assert decision is not None
        free = [s for s in table.waiting if len(decision.options_for(s)) > 1]
        if decision.mode == ALL and decision.prompt == "core-prompt-react" and free:
            break
        seat = table.waiting[0]
        table.choose(minds[seat].choose(table.view(seat), seat), seat)
    wishes = Preferences(free[0])
    assert wishes.answer(table) is None
    for option in decision.options_for(free[0])[:-1]:
        wishes.wish(option, NEVER)
    assert wishes.answer(table) == ("pass",)
    table.choose("pass", free[0])
    assert wishes.answer(table) is None
