"""Monsters appear: from the deck, set aside, where and how."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    AGNES,
    JENNY,
    NORMAN,
    TOMMY,
    begin,
    dice,
    draw,
    monsters_in,
    phase,
    pile,
    status,
    top,
    turn,
)


@example("ah3/459.5 ah3/204.8a ah3/459.3b", "The bottom monster of the deck appears where its card says")
def spawning(t: ExampleTable) -> None:
    begin(t, JENNY, space="black-cave")
    draw(t, "monster-deck", "robed-figure")
    t.arrange("cup", inside="monster blank")
    phase(t, "mythos")
    t.expect(monsters_in("train-station") == ("robed-figure",), unchanged=True)


@example("ah3/459.7 ah3/413.3", "Ready, if nobody is there")
def spawned_ready(t: ExampleTable) -> None:
    begin(t, JENNY, space="black-cave")
    draw(t, "monster-deck", "robed-figure")
    t.arrange("cup", inside="monster blank")
    phase(t, "mythos")
    t.expect(status("robed-figure") == "ready", unchanged=True)


@example("ah3/413.5", "It engages whoever is there")
def spawned_there(t: ExampleTable) -> None:
    begin(t, JENNY, space="train-station")
    draw(t, "monster-deck", "robed-figure")
    t.arrange("cup", inside="monster blank")
    phase(t, "mythos")
    t.expect(status("robed-figure") == "engaged 1", unchanged=True)


@example("ah3/413.6", "Of several it takes its prey: here the highest influence")
def takes_its_prey(t: ExampleTable) -> None:
    begin(t, AGNES, JENNY, space="train-station")
    draw(t, "monster-deck", "robed-figure")
    t.arrange("cup", inside="monster blank blank blank")
    phase(t, "mythos")
    t.expect(status("robed-figure") == "engaged 2", unchanged=True)


@example("ah3/413.6", "If its prey is elsewhere, the group says whom it engages")
def prey_elsewhere(t: ExampleTable) -> None:
    begin(t, AGNES, JENNY, NORMAN, space="train-station")
    t.arrange("sheet", seat=2, space="black-cave")
    draw(t, "monster-deck", "robed-figure")
    t.arrange("cup", inside="monster")
    phase(t, "mythos")
    t.choose("engages norman-withers", seat=1)
    t.expect(status("robed-figure") == "engaged 3")


@example("ah3/405.5 ah3/002", "A massive monster cannot be exhausted, not even as it appears: it engages who is there")
def spawned_unbent(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, AGNES, scenario="echoes", space="street-northside-downtown")
    t.arrange("sheet", seat=2, space="graveyard")
    t.arrange("sheet", seat=3, space="graveyard")
    draw(t, "street", "street-6")
    draw(t, "monster-deck", "wake-titan")
    phase(t, "encounter")
    dice(t, 1, 1)
    t.choose("encounter jenny-barnes", seat=1)
    t.expect(status("wake-titan") == "engaged 1")


@example("ah3/455.3 ah3/110.2 ah3/432.4a", "Where a card speaks of the leader: the street nearest to them")
def near_the_leader(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="hibbs-roadhouse")
    t.arrange("lead", seat=2)
    t.arrange("sheet", seat=2, space="graveyard")
    draw(t, "monster-deck", "occult-ritualist")
    t.arrange("cup", inside="monster blank blank blank")
    t.arrange("draws", tokens="monster blank blank blank")
    phase(t, "mythos")
    t.expect(monsters_in("street-rivertown-easttown") == ("occult-ritualist",), unchanged=True)


@example("ah3/412.2 ah3/459.8a", "What was set aside comes when a card says so")
def set_aside(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, AGNES, scenario="umordhoth", space="velmas-diner")
    draw(t, "easttown", "archive-14")
    phase(t, "encounter")
    t.choose("encounter jenny-barnes", seat=1)
    t.expect(monsters_in("police-station").has("billy-cooper"), pile("archive").has("archive-14"))


@example("ah3/412.3", "What was set aside is treated like any other once it is there: defeated, it goes on the deck")
def set_aside_and_defeated(t: ExampleTable) -> None:
    begin(t, TOMMY, scenario="umordhoth", space="police-station")
    t.arrange("monster", code="billy-cooper", status="engaged", seat=1, damage=2)
    turn(t)
    dice(t, 6, 1)
    t.choose("attack billy-cooper")
    t.expect(top("monster-deck") == "billy-cooper")
