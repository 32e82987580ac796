"""The backs of Spells at the very result where one line of them ends and the next begins."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    ACTION,
    ENCOUNTER,
    JIM,
    LEO,
    begin,
    conditions,
    draw,
    encounters,
    health,
    lost,
    meet,
    monsters_on,
    mythos,
    sanity,
    things,
)

MOVE_OMEN = "eldritch-prompt-move-omen"


def learned(t: ExampleTable, spell: str, back: str, dice: str, lore: int = 0) -> None:
    """Leo in Arkham, beside Jim, with a Spell that takes an action; his Lore of 2 may be better."""
    begin(t, LEO, JIM, space="arkham")
    t.arrange("has", seat=1, card=spell, back=back)
    if lore:
        t.arrange("sheet", seat=1, improved=f"lore:{lore}")
    t.arrange("dice", results=dice)


@example("eldritch/spells.3", "Blessing of Isis: with two successes its back takes nothing")
def isis_two(t: ExampleTable) -> None:
    learned(t, "blessing-of-isis", "a", "6 6", lore=1)
    t.choose("cast blessing-of-isis", "bless jim-culver")
    t.asked(1, ACTION, n=1)
    t.expect(conditions(2) == ("blessed",))
    t.expect(sanity(1) == 6, health(1) == 6, unchanged=True)


@example("eldritch/spells.3", "Conjuration: three successes still cost 1 Sanity")
def conjuration_three(t: ExampleTable) -> None:
    learned(t, "conjuration", "a", "6 6 6")
    t.choose("cast conjuration")
    t.asked(1, ACTION, n=1)
    t.expect(sanity(1) == 5, things(1) == ("conjuration",))


@example("eldritch/spells.3", "Conjuration, the other back: with two successes one may buy for two, and loses nothing")
def conjuration_two(t: ExampleTable) -> None:
    learned(t, "conjuration", "b", "6 6 1")
    t.arrange("card", code="axe", to="reserve")
    t.choose("cast conjuration", "leave", "buy axe")
    t.asked(1, ACTION, n=1)
    t.expect(things(1) == ("conjuration", "axe"))
    t.expect(sanity(1) == 6, unchanged=True)


@example("eldritch/spells.3", "Plumb the Void: two successes still cost 1 Sanity and bring no action")
def void_two(t: ExampleTable) -> None:
    learned(t, "plumb-the-void", "a", "6 6", lore=1)
    t.choose("cast plumb-the-void", "send jim-culver", "move tokyo")
    t.asked(1, ACTION, n=1)
    t.expect(sanity(1) == 5)


@example("eldritch/spells.3", "Plumb the Void: three successes bring another action and cost nothing")
def void_three(t: ExampleTable) -> None:
    learned(t, "plumb-the-void", "a", "6 6 6", lore=2)
    t.choose("cast plumb-the-void", "send jim-culver", "move tokyo")
    t.asked(1, ACTION, n=2)
    t.expect(sanity(1) == 6, unchanged=True)
    t.heard("eldritch-log-another-action", "eldritch/flipping.1")


@example("eldritch/spells.3", "Plumb the Void, the other back: with one success it still fades or costs Amnesia")
def void_one(t: ExampleTable) -> None:
    learned(t, "plumb-the-void", "b", "6")
    t.choose("cast plumb-the-void", "send jim-culver", "move tokyo", "discard")
    t.expect(things(1) == ())


@example("eldritch/spells.3", "Plumb the Void, the other back: with two nothing more happens")
def void_spared(t: ExampleTable) -> None:
    learned(t, "plumb-the-void", "b", "6 6", lore=1)
    t.choose("cast plumb-the-void", "send jim-culver", "move tokyo")
    t.asked(1, ACTION, n=1)
    t.expect(things(1) == ("plumb-the-void",), conditions(1) == (), unchanged=True)
    t.heard("core-log-no-effect", "eldritch/spells.2")


@example("eldritch/spells.3", "Shriveling: with two successes the monster loses 2 Health, the caster nothing")
def shriveling_two(t: ExampleTable) -> None:
    learned(t, "shriveling", "a", "6 6")
    t.arrange("monster", code="gug", space="arkham")
    t.choose("cast shriveling")
    t.asked(1, ACTION, n=1)
    t.expect(lost("gug") == 2)
    t.expect(sanity(1) == 6, things(1) == ("shriveling",), unchanged=True)


@example("eldritch/spells.3", "Shriveling: with three successes the monster loses 3 Health")
def shriveling_three(t: ExampleTable) -> None:
    learned(t, "shriveling", "a", "6 6 6", lore=1)
    t.arrange("monster", code="gug", space="arkham")
    t.choose("cast shriveling")
    t.asked(1, ACTION, n=1)
    t.expect(lost("gug") == 3)


@example("eldritch/spells.3", "Shriveling, the other back: with two successes every other monster there withers, too")
def rot_two(t: ExampleTable) -> None:
    learned(t, "shriveling", "b", "6 6")
    gug = t.arrange("monster", code="gug", space="arkham")
    t.arrange("monster", code="shoggoth", space="arkham")
    t.choose("cast shriveling", f"monster {gug}")
    t.asked(1, ACTION, n=1)
    t.expect(lost("gug") == 2, lost("shoggoth") == 2)


def warding(t: ExampleTable, spell: str, monster: str, dice: str) -> None:
    """Jim stands beside a monster that reckons; Leo, far away, wards him with the other back."""
    begin(t, LEO, JIM, space="arkham")
    t.arrange("sheet", seat=2, space="tokyo")
    t.arrange("sheet", seat=1, improved="lore:1")
    t.arrange("has", seat=1, card=spell, back="b")
    t.arrange("ongoing", code=monster, **({"tokens": 4} if monster == "spreading-sickness" else {}))
    mythos(t, "omen-of-good-fortune")
    draw(t, "gate-stack", "gate-sydney")
    draw(t, "cup", "riot")
    t.arrange("dice", results=dice)


@example("eldritch/spells.3", "Flesh Ward, the other back: with two successes exactly 2 Health are kept")
def ward_two(t: ExampleTable) -> None:
    warding(t, "flesh-ward", "spreading-sickness", "6 6 1")
    t.choose("next jim-culver", "cast flesh-ward")
    t.asked(1, MOVE_OMEN)
    t.expect(health(2) == 4, health(1) == 1)


@example("eldritch/spells.3", "Flesh Ward, the other back: with three successes 3 Health are kept")
def ward_three(t: ExampleTable) -> None:
    warding(t, "flesh-ward", "spreading-sickness", "6 6 6")
    t.choose("next jim-culver", "cast flesh-ward")
    t.asked(1, MOVE_OMEN)
    t.expect(health(2) == 5, health(1) == 1)


@example("eldritch/spells.3", "Mists of Releh: one success still costs 1 Health and 1 Sanity")
def mists_one(t: ExampleTable) -> None:
    meet(t, LEO)
    t.arrange("has", seat=1, card="mists-of-releh", back="a")
    t.arrange("monster", code="riot", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 1")
    t.choose("cast mists-of-releh", "yes")
    t.asked(1, ENCOUNTER)
    t.expect(health(1) == 5, sanity(1) == 5, monsters_on("arkham") == ("riot",))
