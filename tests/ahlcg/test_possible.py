"""Arranged tables that cannot be are refused, with the clause that says so, and nothing is changed."""

from __future__ import annotations

import pytest

from rulebound.core.errors import ArrangeError
from rulebound.core.example import ExampleTable
from rulebound.games.ahlcg.examples.probes import gathering, turn_of
from rulebound.games.ahlcg.setup import BOOK
from rulebound.games.ahlcg.state import ArkhamHorror

Steps = tuple[tuple[str, dict[str, str | int]], ...]

IMPOSSIBLE: dict[str, Steps] = {
    "ahlcg/slots.1": tuple(("asset", {"code": c, "seat": 1}) for c in ("knife", "flashlight", "machete")),
    "ahlcg/unique.1": tuple(("asset", {"code": "leo-de-luca", "seat": s}) for s in (1, 2)),
    "ahlcg/massive.3": (("threat", {"code": "01157", "seat": 1}),),
    "ahlcg/permanent.4": (("hand", {"seat": 1, "cards": "charisma"}),),
    "ahlcg/ownership-and-control.5": (
        ("threat", {"code": "mob-enforcer", "seat": 1}),
        ("card", {"code": "01101", "to": "encounter-discard"}),
    ),
}


@pytest.mark.parametrize("clause", IMPOSSIBLE)
def test_what_cannot_be_is_refused(clause: str) -> None:
    t = ExampleTable(ArkhamHorror)
    gathering(t, "roland-banks daisy-walker", act=2)
    turn_of(t)
    *before, last = IMPOSSIBLE[clause]
    for step, args in before:
        t.arrange(step, **args)
    with pytest.raises(ArrangeError, match=clause):
        t.arrange(last[0], **last[1])
    assert BOOK.possible is not None
    assert BOOK.possible(t.g) == ""
