"""Limits and maximums."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.cards import SHROUD
from rulebound.games.ahlcg.examples.probes import (
    actions,
    area,
    clues,
    damage,
    discard,
    encounter_discard,
    gathering,
    hand,
    midnight,
    resources,
    turn_of,
    uses,
    value,
)

ROLAND, DAISY, SKIDS = "roland-banks", "daisy-walker", "skids-otoole"


@example("ahlcg/limits-and-maximums.1", "Hospital Debts: twice a round, and no more")
def twice_a_round(t: ExampleTable) -> None:
    gathering(t, SKIDS)
    t.arrange("threat", code="hospital-debts", seat=1)
    turn_of(t)
    t.choose("pay-off hospital-debts", "pay-off hospital-debts")
    t.expect(uses("hospital-debts") == 2, resources(SKIDS) == 3)
    t.refused("pay-off hospital-debts", "ahlcg/limits-and-maximums.1")


@example("ahlcg/limits-and-maximums.1", "A card that left play and comes back begins to count anew")
def counted_anew(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("enemy", code="icy-ghoul", place="hallway", exhausted=1)
    t.arrange("asset", code="03234", seat=1)
    t.arrange("asset", code="scavenging", seat=1)
    t.arrange("hand", seat=1, cards="baseball-bat")
    turn_of(t, actions=4)
    t.choose("shoot 41-derringer", "")
    t.expect(actions(ROLAND) == 4)
    t.choose("play baseball-bat", "investigate", "rummage scavenging", "play 41-derringer")
    t.expect(area(1) == ("scavenging", "41-derringer"), actions(ROLAND) == 1)
    t.choose("shoot 41-derringer")
    t.expect(actions(ROLAND) == 1, uses("41-derringer") == 2)


@example("ahlcg/limits-and-maximums.1", ".41 Derringer (2): only once a turn while it stays in play")
def once_a_turn(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("enemy", code="icy-ghoul", place="hallway", exhausted=1)
    t.arrange("asset", code="03234", seat=1)
    turn_of(t)
    t.choose("shoot 41-derringer", "shoot 41-derringer")
    t.expect(actions(ROLAND) == 2, damage("icy-ghoul") == None)  # noqa: E711


@example("ahlcg/limits-and-maximums.2", "Obscuring Fog: a second copy cannot be attached to the same location")
def one_fog_a_location(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("attach", code="obscuring-fog", to="hallway")
    t.arrange("encounter", cards="obscuring-fog")
    t.arrange("deck", seat=1, cards="knife")
    turn_of(t)
    t.choose("pass")
    t.expect(encounter_discard() == ("obscuring-fog",), value("hallway", SHROUD) == 3)


@example("ahlcg/limits-and-maximums.3", "St. Mary's Hospital: once a game for each investigator")
def each_for_himself(t: ExampleTable) -> None:
    midnight(t, f"{ROLAND} {DAISY}")
    for seat, who in ((1, ROLAND), (2, DAISY)):
        t.arrange("stand", seat=seat, place="st-marys-hospital")
        t.arrange("tokens", on=who, kind="damage", n=4)
    turn_of(t)
    t.choose("be-treated st-marys-hospital")
    t.refused("be-treated st-marys-hospital", "ahlcg/limits-and-maximums.1")
    t.choose("pass", "be-treated st-marys-hospital")
    t.expect(damage(ROLAND) == 1, damage(DAISY) == 1)


@example("ahlcg/limits-and-maximums.4", "Northside: once a game for the whole group")
def once_for_all(t: ExampleTable) -> None:
    midnight(t, f"{ROLAND} {DAISY}")
    for seat in (1, 2):
        t.arrange("stand", seat=seat, place="northside")
    turn_of(t)
    t.choose("bribe northside")
    t.expect(clues(ROLAND) == 2)
    t.choose("pass")
    t.refused("bribe northside", "ahlcg/limits-and-maximums.4", seat=2)


@example("ahlcg/limits-and-maximums.5", "Unexpected Courage: one copy a test, whoever commits it")
def one_copy_a_test(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", tokens="-3 -3")
    for seat in (1, 2):
        t.arrange("hand", seat=seat, cards="unexpected-courage unexpected-courage")
    turn_of(t)
    t.choose("investigate", "commit unexpected-courage")
    t.expect(clues(ROLAND) == 1, discard(1) == ("unexpected-courage",), hand(2) == ("unexpected-courage",) * 2)


@example("ahlcg/limits-and-maximums.6", "An ability that is cancelled has been used all the same")
def cancelled_but_used(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("stand", seat=1, place="st-marys-hospital")
    t.arrange("tokens", on=ROLAND, kind="damage", n=4)
    t.arrange("cancel-next", what="ability")
    turn_of(t)
    t.choose("be-treated st-marys-hospital")
    t.expect(damage(ROLAND) == 4, actions(ROLAND) == 2)
    t.refused("be-treated st-marys-hospital", "ahlcg/limits-and-maximums.1")
