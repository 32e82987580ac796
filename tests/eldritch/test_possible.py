"""Arranged tables that cannot be are refused with a sentence, and nothing is changed."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.core.proving.example import ExampleTable
from rulebound.core.state.errors import ArrangeError
from rulebound.games.eldritch.examples.probes import JIM, LEO, LIES, begin, health
from rulebound.games.eldritch.rulebook import BOOK
from rulebound.games.eldritch.state import EldritchHorror

Steps = tuple[tuple[str, dict[str, Any]], ...]

IMPOSSIBLE: dict[str, Steps] = {
    "leo-anderson has fallen, .*eldritch/health-and-sanity.5": (("sheet", {"seat": 1, "health": 0}),),
    "up to 6 Health and 6 Sanity .eldritch/health-and-sanity.2": (("sheet", {"seat": 1, "sanity": 7}),),
    "more than two tickets .eldritch/prepare-for-travel.4": (("sheet", {"seat": 1, "train": 2, "ship": 1}),),
    "the same Spell twice .eldritch/spells.4": (("has", {"seat": 1, "card": "wither"}),) * 2,
    "the same condition twice .eldritch/conditions.3": (("has", {"seat": 1, "card": "cursed"}),) * 2,
    "fewer than no tickets or actions": (("actions", {"seat": 1, "n": -1}),),
    "axe has no other side": (("has", {"seat": 1, "card": "axe", "back": "a"}),),
    "gug on the board has lost 0 to 3 Health .eldritch/monsters.5": (
        ("monster", {"code": "gug", "space": "rome", "lost": 4}),
    ),
    "doom is on its track": (("tracks", {"doom": 21}),),
    "where doom is 0, the Ancient One is awake .eldritch/doom.4": (("tracks", {"doom": 0}),),
    "doom stays at 0 .eldritch/doom.5": (("tracks", {"awake": 1}), ("tracks", {"doom": 3})),
    "the reserve has 4 cards .eldritch/reserve.1": (("reserve", {"cards": "axe kerosene bandages whiskey dynamite"}),),
    "3 mysteries are solved, .*eldritch/mysteries.1": (("mystery", {"solved": 4}),),
    "only 4 other mysteries can be solved, not 5": (("mystery", {"solved": 5}),),
    "begins with 8 tokens .eldritch/phase-mythos.12": (("ongoing", {"code": "dimensions-collide", "tokens": 9}),),
    "over when its last token is gone .eldritch/rumors.3": (("ongoing", {"code": "dimensions-collide", "tokens": 0}),),
    "no fewer than no tokens": (("tokens-at", {"space": "rome", "n": -1}),),
    "axe never lies in mythos .eldritch/discarding.3": (("next", {"pile": "mythos", "codes": "axe"}),),
    "general-1 never lies in america .eldritch/discarding.3": (("next", {"pile": "america", "codes": "general-1"}),),
    "gate-rome never lies in clues": (("next", {"pile": "clues", "codes": "gate-rome"}),),
    "nug never lies in cup": (("next", {"pile": "cup", "codes": "nug"}),),
    "a blessing and a curse .*eldritch/golden.2": (
        ("has", {"seat": 1, "card": "blessed"}),
        ("has", {"seat": 1, "card": "cursed"}),
    ),
    "charter-flight is a service": (("has", {"seat": 1, "card": "charter-flight"}),),
    "with three gates on the sheet .*eldritch/doom-awake.1": tuple(
        ("card", {"code": f"gate-{city}", "to": "sheet-gates"}) for city in ("rome", "tokyo", "sydney")
    ),
    "stars-aligned begins with 0 tokens": (("ongoing", {"code": "stars-aligned", "tokens": 1}),),
    "amnesia is nothing that the fallen keep": (
        ("body", {"code": "mark-harrigan", "space": "rome", "has": "amnesia"}),
    ),
    "36 clues are in the bank: 37 of them": (("body", {"code": "mark-harrigan", "space": "rome", "clues": 37}),),
    "once the Ancient One is awake, doom stays": (("tracks", {"doom": 4, "awake": 1}),),
    "there is no gate for 'space-8', only for: san-francisco": (("gate", {"space": "space-8"}),),
    "there is no expedition for 'rome'": (("expedition", {"place": "rome"}),),
    "the cards of tunguska are 1 to 3, not 4": (("expedition", {"place": "tunguska", "n": 4}),),
    "cup has .* cards: -1 of them cannot be left": (("gone", {"pile": "cup", "n": -1}),),
    "mark-harrigan is no investigator who could lie there": (
        ("body", {"code": "mark-harrigan", "space": "rome"}),
        ("body", {"code": "mark-harrigan", "space": "tokyo"}),
    ),
    "moved to a city .eldritch/defeated.3": (("body", {"code": "mark-harrigan", "space": "10"}),),
    "not of hunger .eldritch/defeated.3": (("body", {"code": "mark-harrigan", "space": "rome", "by": "hunger"}),),
    "seat 2 has no investigator now": (("fallen", {"seat": 2}), ("has", {"seat": 2, "card": "axe"})),
    "seat 2 has no investigator": (("fallen", {"seat": 2}), ("fallen", {"seat": 2})),
    "seat 2 has no": (("fallen", {"seat": 2}), ("actions", {"seat": 2, "n": 2})),
}


@pytest.mark.parametrize("why", IMPOSSIBLE)
def test_what_cannot_be_is_refused(why: str) -> None:
    t = ExampleTable(EldritchHorror)
    begin(t, LEO, JIM, space="rome")
    *before, last = IMPOSSIBLE[why]
    for step, args in before:
        t.arrange(step, **args)
    was = t.g.encode()
    with pytest.raises(ArrangeError, match=why):
        t.arrange(last[0], **last[1])
    assert t.g.encode() == was
    assert BOOK.possible is not None
    assert BOOK.possible(t.g) == ""


def test_what_follows_from_a_loss_may_still_have_to_be_answered() -> None:
    """Health is gone before the figure has been moved: there the table rests on nothing yet."""
    t = ExampleTable(EldritchHorror)
    begin(t, LEO, JIM, space="10")
    t.arrange("sheet", seat=1, health=1)
    t.arrange("has", seat=1, card="lightning-gun")
    t.arrange("monster", code="ghoul", space="10")
    t.choose("discharge lightning-gun")
    t.asked(1, LIES)
    t.expect(health(1) == 0)
    assert BOOK.possible is not None
    assert BOOK.possible(t.g) == ""
