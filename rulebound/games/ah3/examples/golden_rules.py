"""The golden rules, and the order of a round."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    AGNES,
    JENNY,
    MICHAEL,
    TOMMY,
    begin,
    dice,
    draw,
    go,
    meet,
    money,
    phase,
    size,
    status,
    turn,
)


@example("ah3/200 ah3/205.1", "Action, monster, encounter, mythos, and again")
def four_phases(t: ExampleTable) -> None:
    begin(t, JENNY, space="street-downtown-rivertown")
    draw(t, "street", "street-8")
    t.arrange("monster", code="abyssal-servant", space="street-downtown-rivertown", status="exhausted")
    t.arrange("cup", inside="blank blank")
    phase(t, "action")
    t.choose("pass")
    t.expect(status("abyssal-servant") == "engaged 1", money(1) == 0, size("monsters") == 1)


@example("ah3/455.4", "What happens at the same moment is put in order by the leader, whosever cards it comes from")
def leader_orders(t: ExampleTable) -> None:
    begin(t, MICHAEL, TOMMY, AGNES, scenario="echoes", space="observatory")
    t.arrange("lead", seat=2)
    t.arrange("sheet", seat=1, horror=1)
    t.arrange("monster", code="hybrid-thug", status="engaged", seat=1)
    turn(t)
    dice(t, 5, 1, 1, 1)
    t.choose("attack hybrid-thug", seat=1)
    t.asked(2, "core-prompt-order")


@example("ah3/003", "Who has to lose more than there is loses what there is")
def loses_the_rest(t: ExampleTable) -> None:
    meet(t, "downtown", "downtown-1", "la-bella-luna")
    t.arrange("sheet", seat=1, money=1)
    dice(t, 1, 1)
    go(t)
    t.expect(money(1) == 0)


@example("ah3/005.3", "Tokens never run out")
def no_end_of_tokens(t: ExampleTable) -> None:
    begin(t, TOMMY)
    t.arrange("sheet", seat=1, money=60)
    turn(t)
    t.choose("gather")
    t.expect(money(1) == 61)
