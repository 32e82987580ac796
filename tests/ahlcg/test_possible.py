"""Arranged tables that cannot be are refused, with the clause that says so, and nothing is changed."""

from __future__ import annotations

import pytest

from rulebound.core.proving.example import ExampleTable
from rulebound.core.state.errors import ArrangeError
from rulebound.games.ahlcg.examples.probes import gathering, turn_of
from rulebound.games.ahlcg.rulebook import BOOK
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
    "ahlcg/threat-area.1": (("threat", {"code": "ancient-evils", "seat": 1}),),
    "ahlcg/attach-to.1": (("attach", {"code": "machete", "to": "hallway"}),),
    "ahlcg/in-play-and-out-of-play.2": (("lies", {"code": "obscuring-fog", "place": "hallway"}),),
    "ahlcg/investigator-deck.1": (("hand", {"seat": 1, "cards": "ghoul-minion"}),),
    "ahlcg/encounter-deck.1": (("encounter", {"cards": "haunted"}),),
    "ahlcg/bearer.1": (("lies", {"code": "mob-enforcer", "place": "hallway"}),),
    "ahlcg/defeat.2": (("tokens", {"on": "roland-banks", "kind": "horror", "n": 5}),),
    "ahlcg/health-and-damage.1": (("tokens", {"on": "hallway", "kind": "damage", "n": 1}),),
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


@pytest.mark.parametrize(
    ("step", "args", "clause"),
    [
        ("threat", {"code": "machete", "seat": 1}, "ahlcg/threat-area.1"),
        ("threat", {"code": "attic", "seat": 1}, "ahlcg/threat-area.1"),
        ("attach", {"code": "ancient-evils", "to": "hallway"}, "ahlcg/attach-to.1"),
        ("lies", {"code": "machete", "place": "hallway"}, "ahlcg/in-play-and-out-of-play.2"),
        ("deck", {"seat": 1, "cards": "rotting-remains"}, "ahlcg/investigator-deck.1"),
        ("tokens", {"on": "daisy-walker", "kind": "damage", "n": 5}, "ahlcg/defeat.2"),
    ],
)
def test_a_card_lies_where_its_kind_can(step: str, args: dict[str, str | int], clause: str) -> None:
    t = ExampleTable(ArkhamHorror)
    gathering(t, "roland-banks daisy-walker", act=2)
    turn_of(t)
    with pytest.raises(ArrangeError, match=clause):
        t.arrange(step, **args)


def test_what_it_is_attached_to_is_a_card() -> None:
    t = ExampleTable(ArkhamHorror)
    gathering(t, "roland-banks")
    with pytest.raises(ArrangeError, match="nothing can be attached to roland-banks"):
        t.arrange("attach", code="barricade", to="roland-banks")


@pytest.mark.parametrize(
    ("step", "args", "why"),
    [
        ("log", {"notes": "house-burnt"}, "nobody writes 'house-burnt' into the log. There are: .*house-burned"),
        ("log", {"away": "acolyte"}, "the log is not kept about acolyte. There are: wolf-man-drew"),
        ("gains", {"card": "hallway", "keyword": "hunters"}, "'hunters' is no keyword that can be gained. .*hunter"),
        ("tokens", {"on": "ghoul-priest", "kind": "damage", "n": 1}, "out of play, but exhausted or with tokens"),
        ("exhaust", {"card": "hallway"}, "it is never exhausted"),
    ],
)
def test_a_slip_in_a_step_is_told(step: str, args: dict[str, str | int], why: str) -> None:
    t = ExampleTable(ArkhamHorror)
    gathering(t, "roland-banks", act=2)
    with pytest.raises(ArrangeError, match=why):
        t.arrange(step, **args)
