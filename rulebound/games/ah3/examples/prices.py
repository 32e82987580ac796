"""What an effect costs, what a condition in a sentence covers; being delayed."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    AGNES,
    ENCOUNTER_TURN,
    JENNY,
    TOMMY,
    assets,
    begin,
    clues,
    clues_in,
    damage,
    delayed,
    dice,
    draw,
    focus_tokens,
    go,
    horror,
    meet,
    money,
    phase,
    remnants,
    turn,
)


@example("ah3/438.1", "Delayed by an encounter")
def delayed_there(t: ExampleTable) -> None:
    meet(t, "easttown", "easttown-4", "police-station")
    dice(t, 1, 1)
    go(t)
    t.expect(delayed(1) == 1)


@example("ah3/438.3", "To be delayed can be a price")
def delayed_by_choice(t: ExampleTable) -> None:
    meet(t, "northside", "northside-3", "train-station")
    draw(t, "allies", "sachiko-higa")
    go(t)
    t.choose("do", seat=1)
    t.expect(delayed(1) == 1, assets(1) == ("sachiko-higa",))


@example("ah3/400.1g ah3/438.5", "Not for who is delayed already")
def delayed_already(t: ExampleTable) -> None:
    meet(t, "northside", "northside-3", "train-station")
    t.arrange("sheet", seat=1, delayed=1)
    go(t)
    t.asked(1, ENCOUNTER_TURN)
    t.expect(assets(1) == (), unchanged=True)


@example("ah3/400.1h ah3/488.5", "Who has a dark pact cannot pay with another")
def second_pact(t: ExampleTable) -> None:
    meet(t, "merchant-district", "merchant-district-3", "unvisited-isle")
    t.arrange("has", seat=1, card="dark-pact")
    go(t)
    t.asked(1, ENCOUNTER_TURN)
    t.expect(assets(1) == ("dark-pact",), unchanged=True)


@example("ah3/434.3", "Remnants buy other things")
def remnant_for_money(t: ExampleTable) -> None:
    meet(t, "northside", "northside-5", "arkham-advertiser")
    t.arrange("sheet", seat=1, remnants=1)
    go(t)
    t.choose("do", seat=1)
    t.expect(remnants(1) == 0, money(1) == 3)


@example("ah3/411.1", "What is spent is gone")
def spent_focus(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, AGNES, scenario="veil", space="hangmans-hill")
    t.arrange("sheet", seat=1, focus="will")
    draw(t, "uptown", "uptown-8")
    phase(t, "encounter")
    t.choose("encounter jenny-barnes", "do", seat=1)
    t.expect(focus_tokens(1) == 0, assets(1) == ("blessed",))


@example("ah3/400.1i", "A condition holds for its sentence only: the money comes whether the test is passed or not")
def one_sentence(t: ExampleTable) -> None:
    meet(t, "downtown", "downtown-5", "la-bella-luna")
    dice(t, 1, 1)
    go(t)
    t.expect(money(1) == 3, damage(1) == 2)


@example("ah3/400.1e", "A price that is a story is a price all the same")
def told_price(t: ExampleTable) -> None:
    meet(t, "merchant-district", "merchant-district-3", "unvisited-isle")
    t.arrange("display", cards="knife")
    go(t)
    t.choose("do", "take knife", "focus lore", "focus will", seat=1)
    t.expect(assets(1) == ("dark-pact", "knife"), focus_tokens(1) == 2)


@example("ah3/438.4", "Delayed twice is delayed once")
def delayed_twice(t: ExampleTable) -> None:
    meet(t, "easttown", "easttown-4", "police-station")
    t.arrange("sheet", seat=1, delayed=1)
    dice(t, 1, 1)
    go(t)
    t.not_heard("ah3-log-delayed")
    t.expect(delayed(1) == 1, unchanged=True)


def stares(t: ExampleTable, answer: str) -> None:
    """Research fails, so the statue is stared at for 1 horror; somebody who has an amulet answers that so."""
    begin(t, JENNY, TOMMY, space="black-cave")
    t.arrange("has", seat=1, card="grotesque-statue")
    t.arrange("has", seat=1, card="mamas-amulet")
    t.arrange("sheet", seat=1, clues=1)
    turn(t)
    dice(t, 1, 1)
    t.choose("research", "pass", "stare grotesque-statue", answer)


@example("ah3/400.1d ah3/437.1", "Horror that was prevented is no price paid")
def prevented_price(t: ExampleTable) -> None:
    stares(t, "protect mamas-amulet")
    t.expect(horror(1) == 0, clues(1) == 1, clues_in("sheet") == 0, unchanged=True)


@example("ah3/400.1d", "Horror that was suffered is")
def suffered_price(t: ExampleTable) -> None:
    stares(t, "pass")
    t.expect(horror(1) == 1, clues(1) == 0, clues_in("sheet") == 1)
