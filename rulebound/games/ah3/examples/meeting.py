"""The encounter phase: neighbourhoods, streets, anomalies, event cards."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    AGNES,
    ENCOUNTER_TURN,
    JENNY,
    TOMMY,
    TURN,
    begin,
    clues,
    clues_in,
    damage,
    delayed,
    dice,
    doom,
    draw,
    horror,
    in_cup,
    money,
    phase,
    pile,
    remnants,
    size,
    space,
    top,
)


@example(
    "ah3/203.1 ah3/446.1 ah3/446.4 ah3/448.1 ah3/448.4 ah3/448.3 ah3/446.3",
    "In a neighbourhood: the top card of its deck, the part of one's space",
)
def neighbourhood(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, space="la-bella-luna")
    draw(t, "downtown", "downtown-3")
    phase(t, "encounter")
    dice(t, 5, 1, 1, 1)
    t.choose("encounter jenny-barnes", seat=1)
    t.expect(money(1) == 3)


@example("ah3/203.2", "In the order the players like, everybody once")
def in_any_order(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, AGNES, space="la-bella-luna")
    draw(t, "downtown", "downtown-3")
    phase(t, "encounter")
    t.asked(1, ENCOUNTER_TURN)
    dice(t, 1, 1)
    t.choose("encounter tommy-muldoon", seat=1)
    t.asked(1, ENCOUNTER_TURN)
    t.not_offered("encounter tommy-muldoon")


@example("ah3/203.2 ah3/476.1", "Or all of them in player order, from the leader on, in one answer")
def in_player_order(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, AGNES, space="la-bella-luna")
    for seat in (1, 2, 3):
        t.arrange("monster", code="robed-figure", status="engaged", seat=seat)
    t.arrange("cup", inside="blank blank blank clue clue doom")
    phase(t, "encounter")
    t.choose("in-player-order", seat=2)
    t.asked(1, TURN)
    t.expect(in_cup() == 0)


@example("ah3/446.8 ah3/446.7", "What a failed test brings")
def failed(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, space="independence-square")
    draw(t, "downtown", "downtown-2")
    phase(t, "encounter")
    dice(t, 1, 2, 3)
    t.choose("encounter jenny-barnes", seat=1)
    t.expect(horror(1) == 1)


@example("ah3/446.9 ah3/400.1d", "An offer: paid or left")
def offered(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, space="arkham-asylum")
    t.arrange("sheet", seat=1, money=1, horror=3)
    draw(t, "downtown", "downtown-2")
    phase(t, "encounter")
    t.choose("encounter jenny-barnes", seat=1)
    t.offered("do", "leave", seat=1)
    t.choose("do", seat=1)
    t.expect(money(1) == 0, horror(1) == 0)


@example("ah3/400.1f", "Who cannot pay in full is offered nothing")
def cannot_pay(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, space="arkham-asylum")
    t.arrange("sheet", seat=1, horror=3)
    draw(t, "downtown", "downtown-2")
    phase(t, "encounter")
    t.choose("encounter jenny-barnes", seat=1)
    t.not_offered("do")
    t.expect(horror(1) == 3, unchanged=True)


@example("ah3/447.3 ah3/446.5 ah3/447.2 ah3/416.2b", "On a street: a street card, the part of its kind")
def street(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, space="street-downtown-rivertown")
    draw(t, "street", "street-8")
    phase(t, "encounter")
    t.choose("encounter jenny-barnes", seat=1)
    t.expect(money(1) == 2)


@example("ah3/416.2a", "A street with houses: the part for those who live there")
def residential(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, space="street-downtown-easttown")
    draw(t, "street", "street-4")
    phase(t, "encounter")
    t.choose("encounter jenny-barnes", seat=1)
    t.expect(money(1) == 1)


@example("ah3/416.2c", "A street with trees: the part for a park")
def park(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, space="street-northside-downtown")
    t.arrange("sheet", seat=1, damage=2)
    draw(t, "street", "street-5")
    phase(t, "encounter")
    t.choose("encounter jenny-barnes", seat=1)
    t.expect(damage(1) == 0)


@example("ah3/446.11", "The card goes under its deck")
def under_the_deck(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, AGNES, space="street-downtown-rivertown")
    draw(t, "street", "street-8")
    phase(t, "encounter")
    t.choose("encounter jenny-barnes", seat=1)
    t.expect(top("street") == "", size("street") == 8)


@example("ah3/203.3 ah3/465.6", "Who is engaged has no encounter")
def engaged(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, space="street-downtown-rivertown")
    draw(t, "street", "street-8")
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    phase(t, "encounter")
    t.choose("encounter jenny-barnes", seat=1)
    t.heard("ah3-log-no-encounter", "ah3/203.3")
    t.expect(money(1) == 0, unchanged=True)


@example("ah3/486.2.1", "With a watcher one has")
def watched(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, space="street-downtown-rivertown")
    draw(t, "street", "street-8")
    t.arrange("monster", code="eyeless-watcher", status="engaged", seat=1)
    phase(t, "encounter")
    t.choose("encounter jenny-barnes", seat=1)
    t.expect(money(1) == 2)


# ------------------------------------------------------------------ event cards


@example(
    "ah3/470.6 ah3/428.5 ah3/428.6 ah3/470.7",
    "An event card in the deck gives a clue of the neighbourhood, and is discarded",
)
def event_card(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, AGNES, space="police-station")
    t.arrange("clues", hood="easttown", n=1)
    draw(t, "easttown", "event-azathoth-1")
    phase(t, "encounter")
    dice(t, 5, 1)
    t.choose("encounter jenny-barnes", seat=1)
    t.expect(clues(1) == 1, clues_in("easttown") == 0, pile("events-discard") == ("event-azathoth-1",))


@example("ah3/470.7", "Without a clue it is shuffled with the two top cards again")
def event_card_again(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, AGNES, space="police-station")
    t.arrange("clues", hood="easttown", n=1)
    draw(t, "easttown", "event-azathoth-1")
    phase(t, "encounter")
    dice(t, 1, 1)
    t.choose("encounter jenny-barnes", seat=1)
    t.heard("ah3-log-event-back", "ah3/470.7")
    t.expect(size("events-discard") == 0, size("easttown") == 9, clues(1) == 0, unchanged=True)


@example("ah3/470.6", "Where no clue lies none is found")
def no_clue(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, AGNES, space="police-station")
    draw(t, "easttown", "event-azathoth-1")
    phase(t, "encounter")
    dice(t, 5, 1)
    t.choose("encounter jenny-barnes", seat=1)
    t.heard("ah3-log-no-clue", "ah3/428.5")
    t.expect(clues(1) == 0, size("events-discard") == 0, unchanged=True)


# ------------------------------------------------------------------ anomalies


@example("ah3/402.3c ah3/402.3d ah3/402.6", "Where there is an anomaly: its card, by the doom in one's own space")
def anomaly(t: ExampleTable) -> None:
    begin(t, AGNES, TOMMY, space="black-cave")
    t.arrange("codex", cards="2")
    t.arrange("anomaly", hood="rivertown")
    t.arrange("doom", space="black-cave", n=3)
    draw(t, "anomalies", "anomaly-azathoth-1")
    phase(t, "encounter")
    dice(t, 5, 1)
    t.choose("encounter agnes-baker", seat=1)
    t.expect(doom("black-cave") == 0, remnants(1) == 1)


@example("ah3/402.3d", "With less doom another part is read")
def anomaly_middle(t: ExampleTable) -> None:
    begin(t, AGNES, TOMMY, space="black-cave")
    t.arrange("codex", cards="2")
    t.arrange("anomaly", hood="rivertown")
    t.arrange("doom", space="black-cave", n=2)
    t.arrange("doom", space="graveyard", n=3)
    draw(t, "anomalies", "anomaly-azathoth-1")
    phase(t, "encounter")
    dice(t, 1, 1, 1)
    t.choose("encounter agnes-baker", seat=1)
    t.expect(horror(1) == 1)


@example("ah3/467.3 ah3/416.1 ah3/467.2", "To a street beside, whichever one likes")
def to_a_street(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, AGNES, scenario="umordhoth", space="mas-boarding-house")
    draw(t, "southside", "southside-1")
    phase(t, "encounter")
    t.choose("encounter jenny-barnes", seat=1)
    t.expect(space(1) == "street-rivertown-southside", delayed(1) == 1)
