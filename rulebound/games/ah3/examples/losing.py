"""Damage and horror, onto investigators and assets; recovering; defeat, and those who follow."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    AGNES,
    JENNY,
    TOMMY,
    assets,
    begin,
    damage,
    doom,
    draw,
    go,
    horror,
    meet,
    money,
    on_asset,
    phase,
    status,
    who,
)


def attacked(t: ExampleTable, monster: str = "abyssal-servant") -> None:
    """The monster phase begins: the monster deals 1 damage and 2 horror."""
    t.arrange("monster", code=monster, status="engaged", seat=1)
    phase(t, "monster")


@example("ah3/475.4 ah3/431.4", "Damage and horror lie on the sheet")
def suffering(t: ExampleTable) -> None:
    begin(t, TOMMY)
    attacked(t)
    t.expect(damage(1) == 1, horror(1) == 2, unchanged=True)


@example("ah3/475.7 ah3/475.9 ah3/401.7", "Some of the damage or all of it goes to an asset with health")
def redirecting(t: ExampleTable) -> None:
    begin(t, TOMMY)
    t.arrange("has", seat=1, card="bulletproof-vest")
    attacked(t)
    t.offered("keep", "redirect 1 bulletproof-vest")
    t.choose("redirect 1 bulletproof-vest")
    t.expect(damage(1) == 0, on_asset(1, "bulletproof-vest") == (1, 0), horror(1) == 2)


@example("ah3/431.7 ah3/431.9", "So does horror, to an asset with sanity: as much as one likes")
def redirecting_horror(t: ExampleTable) -> None:
    begin(t, TOMMY)
    t.arrange("has", seat=1, card="liquid-courage")
    attacked(t)
    t.offered("keep", "redirect 1 liquid-courage", "redirect 2 liquid-courage")
    t.choose("redirect 1 liquid-courage")
    t.expect(horror(1) == 1, on_asset(1, "liquid-courage") == (0, 1))


@example("ah3/401.9 ah3/431.12", "No more than it can still take")
def no_more(t: ExampleTable) -> None:
    begin(t, TOMMY)
    t.arrange("has", seat=1, card="liquid-courage", horror=1)
    attacked(t)
    t.not_offered("redirect 2 liquid-courage")
    t.choose("redirect 1 liquid-courage")
    t.expect(horror(1) == 1)


@example("ah3/401.8 ah3/431.11 ah3/401.10", "An asset that can take no more is discarded: under its deck")
def worn_out(t: ExampleTable) -> None:
    begin(t, TOMMY)
    t.arrange("has", seat=1, card="liquid-courage")
    attacked(t)
    t.choose("redirect 2 liquid-courage")
    t.expect(assets(1) == (), horror(1) == 0)


@example("ah3/475.11", "So it is with damage")
def worn_out_by_damage(t: ExampleTable) -> None:
    begin(t, TOMMY)
    t.arrange("has", seat=1, card="pain-killers", damage=1)
    attacked(t)
    t.choose("redirect 1 pain-killers")
    t.expect(assets(1) == (), damage(1) == 0)


# ------------------------------------------------------------------ defeat


@example("ah3/429.6a ah3/475.6 ah3/429.2e", "As much damage as health: defeated")
def defeated(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY)
    t.arrange("sheet", seat=1, damage=6)
    attacked(t)
    t.expect(who(1) == "", unchanged=True)


@example("ah3/431.6", "As much horror as sanity: the same")
def defeated_by_horror(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY)
    t.arrange("sheet", seat=1, horror=3)
    attacked(t)
    t.expect(who(1) == "", unchanged=True)


@example("ah3/429.6b ah3/202.3c", "All is discarded, the monsters are exhausted, a doom comes to the sheet")
def what_is_left(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY)
    t.arrange("has", seat=1, card="knife")
    t.arrange("sheet", seat=1, damage=6, money=4)
    t.arrange("sheet", seat=2, space="black-cave")
    attacked(t)
    t.heard("ah3-log-all-lost", "ah3/429.6b")
    t.expect(doom("sheet") == 1, money(1) == 0, assets(1) == (), unchanged=True)


@example(
    "ah3/205.2 ah3/429.7a", "Before the next round another investigator is chosen, none who has fallen or is played"
)
def another(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY)
    t.arrange("sheet", seat=1, damage=6)
    t.arrange("sheet", seat=2, space="black-cave")
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    t.arrange("monster", code="robed-figure", status="engaged", seat=2)
    t.arrange("cup", inside="blank blank blank clue")
    phase(t, "monster")
    t.pass_until("ah3-prompt-investigator", seat=1)
    t.not_offered("play tommy-muldoon", "play jenny-barnes")
    t.choose("play agnes-baker", seat=1)
    t.expect(who(1) == "agnes-baker")


@example("ah3/302.3", "With nobody left to play, all is lost")
def nobody_left(t: ExampleTable) -> None:
    begin(t, TOMMY)
    t.arrange("fallen", codes="everybody")
    t.arrange("sheet", seat=1, damage=6)
    t.arrange("cup", inside="blank blank")
    attacked(t)
    t.ended(False, "ah3-end-nobody")


@example("ah3/202.3c", "Monsters of somebody who is defeated lie there, exhausted, until they are readied")
def exhausted_by_defeat(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="train-station")
    t.arrange("sheet", seat=1, damage=6)
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    t.arrange("sheet", seat=2, space="black-cave")
    phase(t, "monster")
    t.heard("ah3-log-disengages", "ah3/410.2")
    t.expect(status("abyssal-servant") == "ready", unchanged=True)


# ------------------------------------------------------------------ recovering


@example("ah3/475.10 ah3/484.4 ah3/446.9", "They or an ally recover: whom, they say")
def healing_an_ally(t: ExampleTable) -> None:
    meet(t, "easttown", "easttown-1", "velmas-diner")
    t.arrange("has", seat=1, card="sachiko-higa", damage=3)
    t.arrange("sheet", seat=1, damage=1)
    go(t)
    t.offered("recover jenny-barnes", "recover sachiko-higa", seat=1)
    t.choose("recover sachiko-higa", seat=1)
    t.expect(on_asset(1, "sachiko-higa") == (1, 0), damage(1) == 1)


@example("ah3/475.5", "Damage is taken off the sheet, no more than there is")
def healing(t: ExampleTable) -> None:
    meet(t, "easttown", "easttown-1", "velmas-diner")
    t.arrange("sheet", seat=1, damage=1)
    go(t)
    t.expect(damage(1) == 0)


@example("ah3/431.5", "Horror likewise")
def calming(t: ExampleTable) -> None:
    meet(t, "easttown", "easttown-1", "hibbs-roadhouse")
    t.arrange("sheet", seat=1, horror=3)
    go(t)
    t.expect(horror(1) == 1)


@example("ah3/431.10", "An ally's, too")
def calming_an_ally(t: ExampleTable) -> None:
    meet(t, "easttown", "easttown-1", "hibbs-roadhouse")
    t.arrange("has", seat=1, card="arthur-johnson", horror=2)
    go(t)
    t.expect(on_asset(1, "arthur-johnson") == (0, 0))


@example("ah3/431.8", "Direct horror cannot be redirected")
def direct_horror(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, AGNES, scenario="veil", space="historical-society")
    t.arrange("sheet", seat=1, remnants=1)
    t.arrange("has", seat=1, card="liquid-courage")
    draw(t, "southside", "southside-1")
    phase(t, "encounter")
    t.choose("encounter jenny-barnes", "do", seat=1)
    t.expect(horror(1) == 1, on_asset(1, "liquid-courage") == (0, 0))


@example("ah3/437.1", "What is prevented is not suffered")
def prevented(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="black-cave")
    t.arrange("has", seat=1, card="bulletproof-vest")
    t.arrange("monster", code="keening-hound", status="engaged", seat=1)
    phase(t, "monster")
    t.choose("redirect 2 bulletproof-vest", seat=1)
    t.expect(on_asset(1, "bulletproof-vest") == (1, 0), damage(1) == 0)
