"""What comes to one of several people may fell another: whoever is not in play any more is passed over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rulebound.games.ah3 import ArkhamHorror
from rulebound.games.ah3.content import headlines
from rulebound.games.ah3.rules import losing
from rulebound.games.ah3.state import Investigator

Asked = list[int]


def first(g: ArkhamHorror, left: tuple[Any, ...], *words: str) -> Iterator[Any]:
    return left[0], True
    yield


@pytest.fixture
def table() -> ArkhamHorror:
    g = ArkhamHorror.new({"seats": "3", "investigators": "norman-withers jenny-barnes agnes-baker"}, 1)
    while len(g.investigators) < 3:  # each chooses what they begin with
        assert g.decision is not None
        seat = g.waiting[0]
        g.choose(g.decision.keys(seat)[: max(1, g.decision.least)], seat)
    return g


@pytest.mark.parametrize(("module", "what"), [(headlines, "perform"), (losing, "suffer")], ids=["tests", "suffers"])
def test_who_falls_while_another_comes_is_passed_over(
    table: ArkhamHorror, module: Any, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    came: Asked = []

    def comes(g: ArkhamHorror, you: Investigator, *more: Any, **named: Any) -> Iterator[Any]:
        came.append(you.index)
        g.change(g.investigators[-1], code="")  # the last one falls meanwhile
        return
        yield

    monkeypatch.setattr(module, what, comes)
    monkeypatch.setattr(module, "next_to_go", first)
    seats = [i.index for i in table.investigators]
    rule = (
        module.everybody_tests_will(table, None) if module is headlines else losing.everybody_suffers(table, 1, 0, "")
    )
    assert [*rule] == []
    assert came == seats[:2], "the third fell before, and the second is the last there is"
