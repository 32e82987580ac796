"""The other rows of the Spells' backs: what else a result can bring."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    ACTION,
    ENCOUNTER,
    LEO,
    LILY,
    begin,
    clues,
    conditions,
    draw,
    encounters,
    health,
    improved,
    lost,
    meet,
    pick,
    sanity,
    things,
)


def learned(t: ExampleTable, spell: str, back: str, dice: str, lore: int = 0) -> None:
    """Leo in Arkham with a Spell that takes an action; his Lore of 2 may be better."""
    begin(t, LEO, space="arkham")
    t.arrange("has", seat=1, card=spell, back=back)
    if lore:
        t.arrange("sheet", seat=1, improved=f"lore:{lore}")
    t.arrange("dice", results=dice)


def faced(t: ExampleTable, spell: str, back: str, monster: str, dice: str) -> None:
    """Leo with a Spell beside a monster; somebody else's encounter comes afterwards."""
    meet(t, LEO)
    t.arrange("has", seat=1, card=spell, back=back)
    t.arrange("monster", code=monster, space="arkham")
    encounters(t)
    t.arrange("dice", results=dice)


# ------------------------------------------------------------------ rituals


@example("eldritch/spells.3", "Blessing of Isis, the other back: up to two successes 1 Health")
def isis_b_low(t: ExampleTable) -> None:
    learned(t, "blessing-of-isis", "b", "6")
    t.choose("cast blessing-of-isis")
    t.expect(conditions(1) == ("blessed",), health(1) == 5)


@example("eldritch/spells.3", "Conjuration: with one to three successes 1 Sanity")
def conjuration_a_low(t: ExampleTable) -> None:
    learned(t, "conjuration", "a", "6 1 1")
    t.arrange("reserve", cards="axe bandages witch-doctor arcane-tome")
    t.choose("cast conjuration", "do")
    t.expect(things(1) == ("conjuration", "bandages"), sanity(1) == 5)


@example("eldritch/spells.3", "Conjuration: with four successes another Item or Trinket, whatever its value")
def conjuration_a_high(t: ExampleTable) -> None:
    learned(t, "conjuration", "a", "6 6 6 6 1", lore=2)
    t.arrange("reserve", cards="axe witch-doctor private-care double-barreled-shotgun")
    draw(t, "assets", "charter-flight sanctuary")
    t.choose("cast conjuration", "do", "take axe")
    t.expect(things(1) == ("conjuration", "axe", "double-barreled-shotgun"), sanity(1) == 6)


@example("eldritch/spells.3", "Conjuration, the other back: failed, it fades unless an Item asset is discarded")
def conjuration_b_fails(t: ExampleTable) -> None:
    learned(t, "conjuration", "b", "1 1 1")
    t.arrange("has", seat=1, card="axe")
    t.choose("cast conjuration", "discard-asset item 1")
    t.expect(things(1) == ("conjuration",))


@example("eldritch/spells.3", "Conjuration, the other back: with one success 1 Sanity")
def conjuration_b_one(t: ExampleTable) -> None:
    learned(t, "conjuration", "b", "6 1 1")
    t.arrange("reserve", cards="axe witch-doctor private-care arcane-tome")
    t.choose("cast conjuration")
    t.expect(sanity(1) == 5)


@example("eldritch/spells.3", "Feed the Mind: with three successes the chosen one may improve another skill")
def feed_a_high(t: ExampleTable) -> None:
    begin(t, LEO, LILY, space="arkham")
    t.arrange("has", seat=1, card="feed-the-mind", back="a")
    t.arrange("sheet", seat=1, improved="lore:2")
    t.arrange("dice", results="6 6 6")
    t.choose("cast feed-the-mind", "feed leo-anderson", "improve will", "do", "improve strength")
    t.expect(improved(1, "will") == 1, improved(1, "strength") == 1, sanity(1) == 6)


@example("eldritch/spells.3", "Feed the Mind, the other back: failed without a four, it fades")
def feed_b_fades(t: ExampleTable) -> None:
    learned(t, "feed-the-mind", "b", "3")
    t.choose("cast feed-the-mind")
    t.expect(things(1) == ())


@example("eldritch/spells.3", "Feed the Mind, the other back: failed, but a four keeps it")
def feed_b_kept(t: ExampleTable) -> None:
    learned(t, "feed-the-mind", "b", "4")
    t.choose("cast feed-the-mind")
    t.asked(1, ACTION, n=1)
    t.expect(things(1) == ("feed-the-mind",), unchanged=True)


@example("eldritch/spells.3", "Plumb the Void: with one or two successes 1 Sanity")
def plumb_a_low(t: ExampleTable) -> None:
    learned(t, "plumb-the-void", "a", "6")
    t.choose("cast plumb-the-void", "move rome")
    t.expect(sanity(1) == 5)


@example("eldritch/spells.3", "Shriveling: with less than two successes it fades, unless 2 Sanity are lost")
def shriveling_a_low(t: ExampleTable) -> None:
    learned(t, "shriveling", "a", "6 1")
    t.arrange("monster", code="gug", space="arkham")
    t.choose("cast shriveling", "discard")
    t.expect(lost("gug") == 2, things(1) == ())


@example("eldritch/spells.3", "Shriveling, the other back: failed, 2 Health")
def shriveling_b_fails(t: ExampleTable) -> None:
    learned(t, "shriveling", "b", "1 1")
    t.choose("cast shriveling")
    t.expect(health(1) == 4)


@example("eldritch/spells.3", "Shriveling, the other back: with one success 1 Sanity")
def shriveling_b_one(t: ExampleTable) -> None:
    learned(t, "shriveling", "b", "6 1")
    t.arrange("monster", code="gug", space="arkham")
    t.arrange("monster", code="cthonian", space="arkham")
    t.choose("cast shriveling", "monster gug")
    t.expect(lost("gug") == 2, sanity(1) == 5)


# ------------------------------------------------------------------ incantations


@example("eldritch/spells.3", "Clairvoyance: failed, it fades unless one gains Paranoia")
def clairvoyance_a_fails(t: ExampleTable) -> None:
    meet(t, LEO)
    t.arrange("has", seat=1, card="clairvoyance", back="a")
    t.arrange("clue", space="tokyo")
    encounters(t)
    t.arrange("dice", results="1 1")
    t.choose("cast clairvoyance", "gain paranoia")
    t.asked(1, ENCOUNTER)
    t.expect(things(1) == ("clairvoyance",), conditions(1) == ("paranoia",))


@example("eldritch/spells.3", "Clairvoyance: with three successes a die more in that encounter")
def clairvoyance_a_high(t: ExampleTable) -> None:
    meet(t, LEO)
    t.arrange("has", seat=1, card="clairvoyance", back="a")
    t.arrange("sheet", seat=1, improved="lore:2")
    t.arrange("clue", space="tokyo")
    draw(t, "research", "research-azathoth-3")
    encounters(t)
    t.arrange("dice", results="6 6 6 1 1 1 1 6")
    t.choose("cast clairvoyance")
    pick(t, "research-far")
    t.expect(clues(1) == 1)


@example("eldritch/tests.7", "Clairvoyance: no die more for a clue that it did not show")
def clairvoyance_for_another(t: ExampleTable) -> None:
    meet(t, LEO)
    t.arrange("has", seat=1, card="clairvoyance", back="a")
    t.arrange("sheet", seat=1, improved="lore:2")
    t.arrange("clue", space="tokyo")
    t.arrange("clue", space="arkham")
    draw(t, "research", "research-azathoth-3")
    encounters(t)
    t.arrange("dice", results="6 6 6 1 1 1 1")
    t.choose("cast clairvoyance", "see clue-tokyo")
    pick(t, "research")
    t.heard("eldritch-log-test", "eldritch/tests.2", n=3)
    t.expect(clues(1) == 0, sanity(1) == 5)


@example("eldritch/spells.3", "Clairvoyance, the other back: with one or two successes 1 Sanity")
def clairvoyance_b_low(t: ExampleTable) -> None:
    meet(t, LEO)
    t.arrange("has", seat=1, card="clairvoyance", back="b")
    t.arrange("clue", space="tokyo")
    encounters(t)
    t.arrange("dice", results="6 1")
    t.choose("cast clairvoyance")
    t.asked(1, ENCOUNTER)
    t.expect(sanity(1) == 5)


@example("eldritch/spells.3", "Clairvoyance, the other back: with three successes a clue")
def clairvoyance_b_high(t: ExampleTable) -> None:
    meet(t, LEO)
    t.arrange("has", seat=1, card="clairvoyance", back="b")
    t.arrange("sheet", seat=1, improved="lore:2")
    t.arrange("clue", space="tokyo")
    encounters(t)
    t.arrange("dice", results="6 6 6 1")
    t.choose("cast clairvoyance")
    t.asked(1, ENCOUNTER)
    t.expect(clues(1) == 1)


@example("eldritch/spells.3", "Flesh Ward: failed without a four, it fades")
def ward_a_fades(t: ExampleTable) -> None:
    faced(t, "flesh-ward", "a", "gug", "6 6 6 1 1 1")
    t.choose("cast flesh-ward")
    t.expect(health(1) == 3, things(1) == ())


@example("eldritch/spells.3", "Flesh Ward, the other back: with three successes that much is prevented")
def ward_b_high(t: ExampleTable) -> None:
    faced(t, "flesh-ward", "b", "gug", "6 6 6 1 6 6 6 1")
    t.arrange("sheet", seat=1, improved="lore:2")
    t.choose("cast flesh-ward")
    t.expect(health(1) == 6, unchanged=True)
    t.asked(2, ENCOUNTER)


@example("eldritch/spells.3", "Instill Bravery: failed without a four, it fades")
def bravery_a_fades(t: ExampleTable) -> None:
    faced(t, "instill-bravery", "a", "elder-thing", "1 1 1 1 1 6 6")
    t.choose("cast instill-bravery")
    t.expect(sanity(1) == 3, things(1) == ())


@example("eldritch/spells.3", "Instill Bravery, the other back: with three successes that much is prevented")
def bravery_b_high(t: ExampleTable) -> None:
    faced(t, "instill-bravery", "b", "elder-thing", "1 1 1 6 6 6 1 6 6")
    t.arrange("sheet", seat=1, improved="lore:2")
    t.choose("cast instill-bravery")
    t.expect(sanity(1) == 6, unchanged=True)
    t.asked(2, ENCOUNTER)


@example("eldritch/spells.3", "Mists of Releh, the other back: failed, it fades unless one gains Hallucinations")
def mists_b_fails(t: ExampleTable) -> None:
    faced(t, "mists-of-releh", "b", "gug", "1 1 6 6 6 6 6")
    t.choose("cast mists-of-releh", "gain hallucinations")
    t.expect(things(1) == ("mists-of-releh",), conditions(1) == ("hallucinations",))


@example("eldritch/spells.3", "Wither: with less than two successes it fades, unless 2 Sanity are lost")
def wither_a_low(t: ExampleTable) -> None:
    faced(t, "wither", "a", "gug", "6 1 6 6 6 6 6 6 6")
    t.choose("cast wither", "lose sanity 2")
    t.expect(sanity(1) == 4, things(1) == ("wither",))


@example("eldritch/spells.3", "Wither, the other back: failed, it fades unless one gains an Internal Injury")
def wither_b_fails(t: ExampleTable) -> None:
    faced(t, "wither", "b", "gug", "1 1 6 6 6 6 6 6")
    t.choose("cast wither", "gain internal-injury")
    t.expect(conditions(1) == ("internal-injury",), things(1) == ("wither",))


@example("eldritch/spells.3", "Wither, the other back: with one success 1 Sanity")
def wither_b_one(t: ExampleTable) -> None:
    faced(t, "wither", "b", "gug", "6 1 6 6 6 6 6 6 6")
    t.choose("cast wither")
    t.heard("eldritch-log-strength", "eldritch/tests.6")
    t.expect(sanity(1) == 5)
