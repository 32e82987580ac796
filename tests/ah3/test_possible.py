"""Arranged tables that cannot be are refused with a sentence, and nothing is changed."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.core.proving.example import ExampleTable
from rulebound.core.state.errors import ArrangeError
from rulebound.games.ah3.examples.probes import AGNES, TOMMY, begin, money
from rulebound.games.ah3.rulebook import BOOK
from rulebound.games.ah3.state import ArkhamHorror

Steps = tuple[tuple[str, dict[str, Any]], ...]
RUMORS = "headline-rogue-comet-approaches headline-full-moon-linked-to-aberrant-behavior"

IMPOSSIBLE: dict[str, Steps] = {
    "tommy-muldoon has less than none of something": (("sheet", {"seat": 1, "money": -1}),),
    "delayed is 0 or 1, not 2": (("sheet", {"seat": 1, "delayed": 2}),),
    "somebody can be so only in the scenario veil": (("sheet", {"seat": 1, "loyal": 1}),),
    "still be in play .ah3/429.6a": (("tokens", {"on": "tommy-muldoon", "kind": "damage", "n": 7}),),
    "knife cannot have so much damage .*ah3/401.8": (("has", {"seat": 1, "card": "knife", "damage": 1}),),
    "until-the-end-of-time cannot have .*ah3/401.8": (
        ("has", {"seat": 1, "card": "until-the-end-of-time", "horror": 3}),
    ),
    "becky cannot have .*ah3/401.8": (
        ("has", {"seat": 1, "card": "becky"}),
        ("tokens", {"on": "becky", "kind": "horror", "n": 3}),
    ),
    "blessed has none that could be chosen": (("has", {"seat": 1, "card": "blessed", "back": "dark-pact-1"}),),
    "blessed and cursed at once .ah3/488.2": (
        ("has", {"seat": 1, "card": "blessed"}),
        ("has", {"seat": 1, "card": "cursed"}),
    ),
    "'tommy-muldoon' is nobody who could have left": (("fallen", {"codes": "wendy-adams tommy-muldoon"}),),
    "robed-figure has less than no damage": (
        ("monster", {"code": "robed-figure", "space": "graveyard", "damage": -1}),
    ),
    "and only there .ah3/465.8": (("monster", {"code": "robed-figure", "space": "graveyard", "seat": 1}),),
    "write seat=... where status=engaged": (("monster", {"code": "robed-figure", "status": "engaged"}),),
    "the sheet has less than none": (("doom", {"space": "sheet", "n": -1}),),
    "a space has less than no doom": (("doom", {"space": "graveyard", "n": -1}),),
    "less than no clues": (("clues", {"hood": "rivertown", "n": -1}),),
    "doom lies only in the spaces of neighbourhoods": (("doom", {"space": "street-rivertown-easttown", "n": 1}),),
    "a marker lies only in the spaces of neighbourhoods": (
        ("marker", {"colour": "red", "space": "street-rivertown-easttown"}),
    ),
    "no marker is 'green'. There are: blue, red, white": (("marker", {"colour": "green", "space": "graveyard"}),),
    "there is no scar left": (("scar", {"space": "graveyard"}),),
    "archive-33 never lies in the codex": (("codex", {"cards": "2 33"}),),
    "headline-asylum-overflowing never lies in the codex": (("codex", {"cards": "headline-asylum-overflowing"}),),
    "one rumor in the codex at most .ah3/435.7": (("codex", {"cards": RUMORS}),),
    "archive card 2 has no side 'back'": (("codex", {"cards": "2-back"}),),
    "archive card 3 has no side 'front'": (("codex", {"cards": "3-front"}),),
    "archive-2 has no other side": (("codex", {"cards": "2"}), ("flip", {"card": "archive-2"})),
    "archive card 12 is never attached to a deck": (("attach", {"number": 12}),),
    "archive-12 is never attached to a deck": (("card", {"code": "archive-12", "to": "attached"}),),
    "knife never lies in allies": (("next", {"pile": "allies", "codes": "knife"}),),
    "becky never lies in items": (("next", {"pile": "items", "codes": "becky"}),),
    "downtown-1 never lies in rivertown": (("card", {"code": "downtown-1", "to": "rivertown"}),),
    "no more 'burst' for the cup. There are: .* reckoning": (("cup", {"inside": "burst burst"}),),
    "no more 'gold' for the cup": (("cup", {"inside": "gold"}),),
    "events has 24 cards: -1 of them cannot be left": (("gone", {"pile": "events", "n": -1}),),
}


def table() -> ExampleTable:
    t = ExampleTable(ArkhamHorror)
    begin(t, TOMMY, AGNES, space="black-cave")
    return t


@pytest.mark.parametrize("why", list(IMPOSSIBLE))
def test_what_cannot_be_is_refused(why: str) -> None:
    t = table()
    *steps, (name, args) = IMPOSSIBLE[why]
    for step, given in steps:
        t.arrange(step, **given)
    before = t.g.encode()
    with pytest.raises(ArrangeError, match=why):
        t.arrange(name, **args)
    assert t.g.encode() == before


def test_a_table_as_it_is_can_be() -> None:
    t = table()
    assert BOOK.possible is not None
    assert BOOK.possible(t.g) == ""
    t.arrange("sheet", seat=1, damage=6, money=0)
    t.arrange("has", seat=2, card="until-the-end-of-time", damage=2, horror=2)
    assert BOOK.possible(t.g) == ""
    t.expect(money(1) == 0, unchanged=True)


def test_a_massive_monster_is_engaged_with_everybody_who_is_there() -> None:
    t = ExampleTable(ArkhamHorror)
    begin(t, TOMMY, AGNES, scenario="echoes", space="graveyard")
    t.arrange("monster", code="rlyeh-guardian", status="engaged", seat=2)
    assert next(m for m in t.g.cards("monsters") if m.code == "rlyeh-guardian").engaged == (0, 1)


def test_a_seat_without_an_investigator_has_nothing() -> None:
    t = table()
    t.arrange("sheet", seat=1, space="train-station")
    t.arrange("sheet", seat=2, space="graveyard")
    t.arrange("next", pile="rivertown", codes="rivertown-1")
    t.arrange("next", pile="northside", codes="northside-7")
    t.arrange("draws", tokens="blank blank blank blank")
    t.arrange("phase", name="encounter")
    t.choose("encounter tommy-muldoon", seat=1)
    t.choose("retires")
    t.asked(1, "ah3-prompt-investigator")
    t.arrange("phase", name="encounter")
    for name, args in (
        ("has", {"seat": 1, "card": "knife"}),
        ("sheet", {"seat": 1, "money": 1}),
        ("actions", {"seat": 1, "n": 2}),
        ("monster", {"code": "robed-figure", "status": "engaged", "seat": 1}),
    ):
        with pytest.raises(ArrangeError, match="seat 1 has no investigator now"):
            t.arrange(name, **args)  # type: ignore[arg-type]
