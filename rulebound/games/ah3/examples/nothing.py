"""What does nothing says so, and why."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    AGNES,
    CALVIN,
    JENNY,
    MINH,
    NORMAN,
    TOMMY,
    assets,
    begin,
    damage,
    delayed,
    dice,
    doom,
    draw,
    focus_tokens,
    go,
    horror,
    meet,
    monsters_in,
    phase,
    status,
    turn,
)

HERE = "black-cave"


@example("ah3/438.4", "Who is delayed already is not delayed again")
def delayed_twice(t: ExampleTable) -> None:
    meet(t, "easttown", "easttown-4", "police-station")
    t.arrange("sheet", seat=1, delayed=1)
    dice(t, 1, 1)
    go(t)
    t.heard("ah3-log-still-delayed", "ah3/438.4")
    t.expect(delayed(1) == True, unchanged=True)  # noqa: E712


@example("ah3/003 ah3/475.5", "Who is not hurt recovers nothing, and hears it")
def nothing_to_recover(t: ExampleTable) -> None:
    meet(t, "street", "street-2", "street-northside-downtown")
    go(t)
    t.heard("ah3-log-no-recovery", "ah3/003")
    t.expect(damage(1) == 0, horror(1) == 0, unchanged=True)


@example("ah3/003 ah3/445.9", "A lurker who takes focus from those who have none")
def no_focus(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, scenario="umordhoth", space="graveyard")
    t.arrange("sheet", seat=1, focus="will")
    t.arrange("monster", code="herman-collins", space="hangmans-hill")
    phase(t, "monster")
    t.heard("ah3-log-no-focus", "ah3/003")
    t.expect(focus_tokens(1) == 0, focus_tokens(2) == 0, unchanged=True)


@example("ah3/003 ah3/479.4", "A lurker who takes doom to the sheet, where there is none")
def no_doom(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, scenario="echoes", space="graveyard")
    t.arrange("monster", code="sea-singer", space="observatory")
    phase(t, "monster")
    t.heard("ah3-log-no-doom", "ah3/003")
    t.expect(doom("sheet") == 0, unchanged=True)


@example("ah3/202.2d", "A patrol that is at its destination already stays there")
def stays(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, space=HERE)
    t.arrange("monster", code="robed-figure", space="train-station")
    phase(t, "monster")
    t.heard("ah3-log-stays", "ah3/202.2d")
    t.expect(monsters_in("train-station") == ("robed-figure",), unchanged=True)


@example("ah3/202.3b ah3/431.3", "A monster that attacks without damage or horror does nothing to anybody")
def harmless(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, scenario="veil", space="graveyard")
    t.arrange("monster", code="whippoorwill", status="engaged", seat=1)
    phase(t, "monster")
    t.heard("ah3-log-suffers", "ah3/202.3b", damage=0, horror=0)
    t.expect(damage(1) == 0, horror(1) == 0, unchanged=True)


@example("ah3/435.1d", "A headline about doom in one's space, where there is none")
def headline_without_doom(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    draw(t, "headlines", "headline-asylum-overflowing")
    t.arrange("cup", inside="headline blank")
    t.arrange("draws", tokens="headline blank")
    phase(t, "mythos")
    t.heard("ah3-log-no-doom", "ah3/003")
    t.expect(horror(1) == 0, unchanged=True)


@example("ah3/204.12a", "The reckoning of the deep, where nobody stands by doom")
def nobody_by_doom(t: ExampleTable) -> None:
    begin(t, NORMAN, scenario="echoes", space="graveyard")
    t.arrange("cup", inside="reckoning blank")
    t.arrange("draws", tokens="reckoning blank")
    phase(t, "mythos")
    t.heard("ah3-log-nobody-by-doom", "ah3/003")
    t.expect(horror(1) == 0, unchanged=True)


@example("ah3/400.1f ah3/436.2", "Spells are shown to who cannot pay for any, and go under the deck")
def cannot_pay(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, AGNES, scenario="umordhoth", space="graveyard")
    t.arrange("sheet", seat=1, space="ye-olde-magick-shoppe")
    draw(t, "uptown", "archive-16")
    phase(t, "encounter")
    t.choose("encounter jenny-barnes", seat=1)
    t.heard("ah3-log-buys-nothing", "ah3/400.1f")
    t.heard("ah3-log-under", "ah3/401.10")
    t.expect(assets(1) == (), unchanged=True)


@example("ah3/400.1h ah3/488.5", "Who has a dark pact cannot join the Lodge")
def pact_already(t: ExampleTable) -> None:
    begin(t, CALVIN, MINH, scenario="veil", space="graveyard")
    t.arrange("codex", cards="20 21")
    t.arrange("has", seat=1, card="dark-pact")
    t.arrange("clues", hood="sheet", n=1)
    t.arrange("sheet", seat=1, clues=1)
    turn(t, 1)
    dice(t, 6, 6, 6)
    t.choose("research", "pass", "research 1")
    t.heard("ah3-log-cannot-join", "ah3/488.4")
    t.asked(2, "ah3-prompt-join-lodge")


@example("ah3/456.2", "The marker of the hunt goes as its worshiper appears, and the log says so")
def hunted_down(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, AGNES, scenario="umordhoth", space="velmas-diner")
    t.arrange("codex", cards="10")
    t.arrange("clues", hood="sheet", n=2)
    t.arrange("sheet", seat=1, clues=1)
    turn(t)
    dice(t, 6, 6, 6)
    t.choose("research", "pass", "research 1")
    t.pass_until("ah3-prompt-action", seat=1)
    draw(t, "easttown", "archive-14")
    phase(t, "encounter")
    t.choose("encounter agnes-baker", seat=1)
    t.heard("ah3-log-hood-marker-gone", "ah3/456.2")
    t.expect(status("billy-cooper") == "ready")
