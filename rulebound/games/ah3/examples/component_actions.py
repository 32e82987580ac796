"""Actions that sheets and cards give."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    ACTION,
    JENNY,
    TOMMY,
    begin,
    dice,
    money,
    pick,
    turn,
)


@example("ah3/423.2 ah3/423.1 ah3/418.1", "An action of one's own sheet")
def own_action(t: ExampleTable) -> None:
    begin(t, JENNY)
    turn(t)
    pick(t, "trust-fund")
    t.asked(1, ACTION, n=1)
    t.expect(money(1) == 3)


@example("ah3/423.3", "Each once a round")
def own_action_once(t: ExampleTable) -> None:
    begin(t, JENNY)
    turn(t)
    pick(t, "trust-fund")
    t.arrange("sheet", seat=1, money=0)
    t.refused("trust-fund jenny-barnes", "ah3/423.3")


@example("ah3/429.2d", "Of somebody else's sheet not")
def not_of_others(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY)
    turn(t)
    t.not_offered("trust-fund jenny-barnes")


@example("ah3/423.4", "An action that waits for something is not there before it is so")
def own_action_later(t: ExampleTable) -> None:
    begin(t, JENNY)
    t.arrange("sheet", seat=1, money=3)
    turn(t)
    t.refused("trust-fund jenny-barnes", "ah3/423.4")


@example("ah3/418.6 ah3/400.1a", "What a card adds to an action comes on top of it")
def added_to_an_action(t: ExampleTable) -> None:
    begin(t, "michael-mcglen")
    t.arrange("has", seat=1, card="obannion-member")
    turn(t)
    dice(t, 5, 1, 1, 1)
    t.choose("gather")
    pick(t, "collect")
    t.expect(money(1) == 3)
