"""The backs of conditions and Spells."""

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
    delayed,
    doom,
    draw,
    encounters,
    gates_open,
    health,
    improved,
    lost,
    meet,
    monsters_everywhere,
    mythos,
    omen,
    sanity,
    space,
    things,
    who,
)
from rulebound.games.eldritch.examples.two_sides import reckoning


@example("eldritch/flipping.1", "Amnesia turned: a Dark Pact")
def amnesia_the_terrible_truth(t: ExampleTable) -> None:
    reckoning(t, "amnesia", "the-terrible-truth", "1 1 1 6")
    t.expect(conditions(1) == ("dark-pact",))


@example("eldritch/flipping.1", "Amnesia turned: a Debt")
def amnesia_unexplained_debts(t: ExampleTable) -> None:
    reckoning(t, "amnesia", "unexplained-debts", "1 1 1 6")
    t.expect(conditions(1) == ("debt",))


@example("eldritch/flipping.1", "Amnesia turned: Detained")
def amnesia_forgotten_crimes(t: ExampleTable) -> None:
    reckoning(t, "amnesia", "forgotten-crimes", "1 1 1 6")
    t.expect(conditions(1) == ("detained",))


@example("eldritch/flipping.1", "Hallucinations turned: all clues are gone")
def hallucinations_delusions(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    t.arrange("has", seat=1, card="hallucinations", back="delusions")
    t.arrange("tracks", doom=10)
    t.arrange("sheet", seat=1, clues=2)
    draw(t, "cup", "gug")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="1 1 1 6")
    t.choose("pass")
    t.expect(clues(1) == 0, conditions(1) == ())


@example("eldritch/flipping.1", "Hallucinations turned: 1 Sanity, and they stay")
def hallucinations_the_voices(t: ExampleTable) -> None:
    reckoning(t, "hallucinations", "the-voices", "1 1 1 6")
    t.expect(sanity(1) == 5, conditions(1) == ("hallucinations",))


@example("eldritch/flipping.1", "Hallucinations turned: 3 Sanity")
def hallucinations_swarming(t: ExampleTable) -> None:
    reckoning(t, "hallucinations", "swarming", "1 1 1 6")
    t.expect(sanity(1) == 3, conditions(1) == ())


@example("eldritch/conditions.3 eldritch/flipping.1", "Turned, a condition is still one’s own until all of it is done")
def mine_to_the_end(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    t.arrange("has", seat=1, card="hallucinations", back="swarming")
    t.arrange("has", seat=1, card="instill-bravery", back="b")
    t.arrange("tracks", doom=10)
    draw(t, "cup", "gug")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="1 1 1 1 1 6")
    t.choose("cast instill-bravery")
    # No second Hallucinations instead of the Sanity that the Spell takes, while the first ones last.
    t.expect(sanity(1) == 2, conditions(1) == ())
    t.asked(1, ACTION)


@example("eldritch/flipping.1", "Paranoia turned: a stolen Item, and caught")
def paranoia_kleptomania(t: ExampleTable) -> None:
    reckoning(t, "paranoia", "kleptomania", "1 1 1 1 1 6")
    t.expect(conditions(1) == ("detained",), things(1) == ())


@example("eldritch/flipping.1", "Paranoia turned: 2 Sanity in a city")
def paranoia_agoraphobia(t: ExampleTable) -> None:
    reckoning(t, "paranoia", "agoraphobia", "1 1 1 6")
    t.expect(sanity(1) == 4, conditions(1) == ("paranoia",))


@example("eldritch/flipping.1", "Paranoia turned: each other one there loses 2 Health")
def paranoia_violent_outbursts(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="space-5")
    t.arrange("has", seat=1, card="paranoia", back="violent-outbursts")
    draw(t, "cup", "gug")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="1 1 1 6 6")
    t.play()
    t.expect(health(2) == 4, health(1) == 6, conditions(1) == ("paranoia",))


@example("eldritch/flipping.1", "Back Injury turned: an Item is discarded")
def back_injury_nerve_damage(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    t.arrange("has", seat=1, card="back-injury", back="nerve-damage")
    t.arrange("tracks", doom=10)
    t.arrange("has", seat=1, card="holy-cross")
    draw(t, "cup", "gug")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="1 1 1 1 6")
    t.play()
    t.expect(things(1) == (), conditions(1) == ("back-injury",))


@example("eldritch/flipping.1", "Back Injury turned: an Item, and delayed")
def back_injury_muscle_spasms(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="space-5")
    t.arrange("has", seat=1, card="back-injury", back="muscle-spasms")
    t.arrange("has", seat=1, card="holy-cross")
    draw(t, "cup", "gug")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="1 1 1 1 6 6")
    t.play()
    t.expect(things(1) == (), conditions(1) == (), delayed(1) == True)  # noqa: E712


@example("eldritch/flipping.1", "Back Injury turned: all Items but one")
def back_injury_fractured_spine(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    t.arrange("has", seat=1, card="back-injury", back="fractured-spine")
    t.arrange("tracks", doom=10)
    t.arrange("has", seat=1, card="holy-cross")
    t.arrange("has", seat=1, card="axe")
    draw(t, "cup", "gug")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="1 1 1 1 6")
    t.choose("discard axe")
    t.expect(things(1) == ("holy-cross",), conditions(1) == ())


@example("eldritch/flipping.1", "Internal Injury turned: 3 Health")
def internal_injury_excruciating_pain(t: ExampleTable) -> None:
    reckoning(t, "internal-injury", "excruciating-pain", "1 1 1 1 6")
    t.expect(health(1) == 3, conditions(1) == ())


@example("eldritch/flipping.1", "Internal Injury turned: 1 Health, and delayed")
def internal_injury_internal_bleeding(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="space-5")
    t.arrange("has", seat=1, card="internal-injury", back="internal-bleeding")
    draw(t, "cup", "gug")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="1 1 1 1 6 6")
    t.play()
    t.expect(health(1) == 5, conditions(1) == (), delayed(1) == True)  # noqa: E712


@example("eldritch/flipping.1", "Leg Injury turned: 2 Health, or one is delayed")
def leg_injury_twisted_knee(t: ExampleTable) -> None:
    reckoning(t, "leg-injury", "twisted-knee", "1 1 1 1 6")
    t.choose("lose health 2")
    t.expect(health(1) == 4, conditions(1) == ("leg-injury",))


@example("eldritch/flipping.1", "Leg Injury turned: 1 Health; delayed, one is rid of it")
def leg_injury_strange_remedy(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="space-5")
    t.arrange("has", seat=1, card="leg-injury", back="strange-remedy")
    draw(t, "cup", "gug")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="1 1 1 1 6 6")
    t.choose("do")
    t.expect(health(1) == 5, conditions(1) == (), delayed(1) == True)  # noqa: E712


@example("eldritch/reckoning.5", "Blessed: on a die of 1 or 2 it ends")
def blessed_ends(t: ExampleTable) -> None:
    reckoning(t, "blessed", "visions-of-hypnos", "2 6")
    t.expect(conditions(1) == ())


@example("eldritch/reckoning.5", "Cursed: on a die of 4 to 6 it ends")
def cursed_ends(t: ExampleTable) -> None:
    reckoning(t, "cursed", "harried", "4 6")
    t.expect(conditions(1) == ())


@example("eldritch/flipping.1", "Blessed again: 2 Health and 2 Sanity")
def blessed_beloved_of_bast(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    t.arrange("has", seat=1, card="blessed", back="beloved-of-bast")
    t.arrange("tracks", doom=10)
    t.arrange("sheet", seat=1, health=2, sanity=2)
    mythos(t, "support-of-the-church")
    t.play()
    t.expect(health(1) == 4, sanity(1) == 4, conditions(1) == ("blessed",))


@example("eldritch/flipping.1", "Blessed again: two clues")
def blessed_visions_of_hypnos(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    t.arrange("has", seat=1, card="blessed", back="visions-of-hypnos")
    t.arrange("tracks", doom=10)
    mythos(t, "support-of-the-church")
    t.play()
    t.expect(clues(1) == 2)


@example("eldritch/flipping.1", "Blessed again: a monster may be discarded")
def blessed_blessing_of_nodens(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    t.arrange("has", seat=1, card="blessed", back="blessing-of-nodens")
    t.arrange("tracks", doom=10)
    mythos(t, "support-of-the-church")
    t.play()
    t.choose("do")
    t.expect(monsters_everywhere() == 0)


@example("eldritch/flipping.1", "Cursed again: the curse is over")
def cursed_karmic_justice(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    t.arrange("has", seat=1, card="cursed", back="karmic-justice")
    t.arrange("tracks", doom=10)
    mythos(t, "no-peace-for-the-fallen")
    t.play()
    t.expect(conditions(1) == ())


@example("eldritch/flipping.1", "Cursed again: 3 Health on land")
def cursed_the_innsmouth_look(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    t.arrange("has", seat=1, card="cursed", back="the-innsmouth-look")
    t.arrange("tracks", doom=10)
    mythos(t, "no-peace-for-the-fallen")
    t.play()
    t.expect(health(1) == 3, conditions(1) == ())


@example("eldritch/flipping.1", "Cursed again at sea: devoured")
def cursed_at_sea(t: ExampleTable) -> None:
    begin(t, LILY, space="space-3")
    t.arrange("has", seat=1, card="cursed", back="the-innsmouth-look")
    mythos(t, "no-peace-for-the-fallen")
    t.play()
    t.heard("eldritch-log-devoured", "eldritch/devoured.1")
    t.expect(who(1) == "")


@example("eldritch/flipping.1", "Cursed again: a monster ambushes")
def cursed_harried(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    t.arrange("has", seat=1, card="cursed", back="harried")
    t.arrange("gate", space="tokyo")
    t.arrange("tracks", omen=1)
    draw(t, "cup", "skeleton zombie")
    mythos(t, "no-peace-for-the-fallen")
    t.arrange("dice", results="6 1 1 1 1 1")
    t.play()
    t.expect(health(1) == 4, conditions(1) == ("cursed",), monsters_everywhere() == 1)


@example("eldritch/flipping.1", "Dark Pact turned: a gate for each Spell, then the omen")
def dark_pact_yog(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    t.arrange("has", seat=1, card="dark-pact", back="pact-with-yog-sothoth")
    t.arrange("has", seat=1, card="wither", back="a")
    t.arrange("tracks", doom=10, omen=2)
    draw(t, "gate-stack", "gate-istanbul gate-san-francisco")
    draw(t, "cup", "gug zombie")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="1 6")
    t.play()
    t.expect(gates_open() == ("istanbul", "san-francisco"), omen() == "blue", conditions(1) == ())


@example("eldritch/flipping.1", "Dark Pact turned: another investigator is devoured")
def dark_pact_thousand(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="space-5")
    t.arrange("has", seat=1, card="dark-pact", back="one-of-the-thousand")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="1 6")
    t.play()
    t.expect(who(2) == "", conditions(1) == ())


@example("eldritch/flipping.1", "Debt turned: strength, or 3 Health")
def debt_hitmen(t: ExampleTable) -> None:
    reckoning(t, "debt", "hitmen", "1 1 1 1 6")
    t.expect(health(1) == 3, conditions(1) == ())


@example("eldritch/flipping.1", "Debt turned: lore, or Amnesia")
def debt_unwilling_servant(t: ExampleTable) -> None:
    reckoning(t, "debt", "unwilling-servant", "1 1 6")
    t.expect(conditions(1) == ("amnesia",))


@example("eldritch/flipping.1", "Debt turned: influence, or two Items")
def debt_debt_collector(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    t.arrange("has", seat=1, card="debt", back="debt-collector")
    t.arrange("tracks", doom=10)
    t.arrange("has", seat=1, card="holy-cross")
    t.arrange("has", seat=1, card="axe")
    draw(t, "cup", "gug")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="1 1 6")
    t.play()
    t.expect(things(1) == (), conditions(1) == ())


@example("eldritch/flipping.1", "Debt turned: the nearest city, and Detained")
def debt_local_authorities(t: ExampleTable) -> None:
    reckoning(t, "debt", "local-authorities", "1 1 6", LILY, "tunguska")
    t.expect(space(1) == "space-16", conditions(1) == ("detained",))


@example("eldritch/flipping.1", "Debt turned: a Dark Pact, or doom advances")
def debt_make_a_deal(t: ExampleTable) -> None:
    reckoning(t, "debt", "make-a-deal", "6")
    t.choose("leave")
    t.expect(doom() == 9, conditions(1) == ())


@example("eldritch/flipping.1", "Debt turned: will, or 3 Sanity")
def debt_beyond_riches(t: ExampleTable) -> None:
    reckoning(t, "debt", "beyond-riches", "1 1 1 6")
    t.expect(sanity(1) == 3)


@example("eldritch/flipping.1", "Detained turned: influence, or 2 Health and 2 Sanity")
def detained_holding_cell(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="detained", back="holding-cell")
    encounters(t)
    t.arrange("dice", results="1")
    t.play()
    t.expect(health(1) == 4, sanity(1) == 4, conditions(1) == ())


@example("eldritch/flipping.1", "Detained turned: will, or 3 Sanity and Paranoia")
def detained_cruel_and_unusual(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="detained", back="cruel-and-unusual")
    encounters(t)
    t.arrange("dice", results="1 1")
    t.play()
    t.expect(sanity(1) == 3, conditions(1) == ("paranoia",))


@example("eldritch/spells.3", "Blessing of Isis: with one success 1 Sanity")
def isis_a(t: ExampleTable) -> None:
    begin(t, LEO, space="arkham")
    t.arrange("has", seat=1, card="blessing-of-isis", back="a")
    t.arrange("dice", results="6 ")
    t.choose("cast blessing-of-isis")
    t.expect(conditions(1) == ("blessed",), sanity(1) == 5)


@example("eldritch/spells.3", "Blessing of Isis: failed, the chosen one is cursed")
def isis_a_fails(t: ExampleTable) -> None:
    begin(t, LEO, space="arkham")
    t.arrange("has", seat=1, card="blessing-of-isis", back="a")
    t.arrange("dice", results="1")
    t.choose("cast blessing-of-isis")
    t.expect(conditions(1) == ("cursed",))


@example("eldritch/spells.3", "Blessing of Isis: with three everybody there is blessed")
def isis_b(t: ExampleTable) -> None:
    begin(t, LEO, LILY, space="arkham")
    t.arrange("has", seat=1, card="blessing-of-isis", back="b")
    t.arrange("sheet", seat=1, improved="lore:2")
    t.arrange("dice", results="6 6 6")
    t.choose("cast blessing-of-isis", "bless leo-anderson")
    t.expect(conditions(1) == ("blessed",), conditions(2) == ("blessed",))


@example("eldritch/spells.3", "Conjuration: without a four it fades")
def conjuration_a_fades(t: ExampleTable) -> None:
    begin(t, LEO, space="arkham")
    t.arrange("has", seat=1, card="conjuration", back="a")
    t.arrange("reserve", cards="axe bandages whiskey kerosene")
    t.arrange("dice", results="1 1 2")
    t.choose("cast conjuration")
    t.expect(things(1) == ())


@example("eldritch/spells.3", "Conjuration: as many as the result pays for")
def conjuration_b(t: ExampleTable) -> None:
    begin(t, LEO, space="arkham")
    t.arrange("has", seat=1, card="conjuration", back="b")
    t.arrange("reserve", cards="axe bandages whiskey arcane-tome")
    t.arrange("dice", results="6 6 1")
    t.choose("cast conjuration", "do", "take axe")
    t.offered("buy bandages", n=1)
    t.choose("buy bandages", "buy whiskey")
    t.expect(things(1) == ("conjuration", "axe", "bandages", "whiskey"))


@example("eldritch/spells.3", "Feed the Mind: a skill better, and it fades unless 2 Sanity are lost")
def feed_a(t: ExampleTable) -> None:
    begin(t, LEO, space="arkham")
    t.arrange("has", seat=1, card="feed-the-mind", back="a")
    t.arrange("dice", results="6")
    t.choose("cast feed-the-mind", "improve will", "lose sanity 2")
    t.expect(improved(1, "will") == 1, sanity(1) == 4, things(1) == ("feed-the-mind",))


@example("eldritch/spells.3", "Feed the Mind: a skill better for 1 Sanity")
def feed_b(t: ExampleTable) -> None:
    begin(t, LEO, space="arkham")
    t.arrange("has", seat=1, card="feed-the-mind", back="b")
    t.arrange("dice", results="6")
    t.choose("cast feed-the-mind", "improve will")
    t.expect(improved(1, "will") == 1, sanity(1) == 5)


@example("eldritch/spells.3", "Plumb the Void: it fades unless one gains Amnesia")
def plumb_b(t: ExampleTable) -> None:
    begin(t, LEO, space="arkham")
    t.arrange("has", seat=1, card="plumb-the-void", back="b")
    t.arrange("dice", results="1")
    t.choose("cast plumb-the-void", "gain amnesia")
    t.expect(conditions(1) == ("amnesia",), things(1) == ("plumb-the-void",))


@example("eldritch/spells.3", "Plumb the Void: with three successes another action")
def plumb_a(t: ExampleTable) -> None:
    begin(t, LEO, space="arkham")
    t.arrange("has", seat=1, card="plumb-the-void", back="a")
    t.arrange("sheet", seat=1, improved="lore:2")
    t.arrange("dice", results="6 6 6")
    t.choose("cast plumb-the-void", "move tokyo")
    t.asked(1, ACTION, n=2)
    t.heard("eldritch-log-another-action", "eldritch/flipping.1")
    t.expect(space(1) == "tokyo")


@example("eldritch/spells.3", "Shriveling: with three successes that much")
def shriveling_a(t: ExampleTable) -> None:
    begin(t, LEO, space="arkham")
    t.arrange("has", seat=1, card="shriveling", back="a")
    t.arrange("sheet", seat=1, improved="lore:2")
    t.arrange("monster", code="gug", space="arkham")
    t.arrange("dice", results="6 6 6 1")
    t.choose("cast shriveling")
    t.expect(lost("gug") == 3)


@example("eldritch/spells.3", "Shriveling: with two every other monster there as well")
def shriveling_b(t: ExampleTable) -> None:
    begin(t, LEO, space="arkham")
    t.arrange("has", seat=1, card="shriveling", back="b")
    t.arrange("monster", code="gug", space="arkham")
    t.arrange("monster", code="cthonian", space="arkham")
    t.arrange("dice", results="6 6")
    t.choose("cast shriveling", "monster gug")
    t.expect(lost("gug") == 2, lost("cthonian") == 2)


@example("eldritch/spells.3", "Wither: with two successes +5, for 1 Sanity")
def wither_a(t: ExampleTable) -> None:
    meet(t, LEO)
    t.arrange("has", seat=1, card="wither", back="a")
    t.arrange("monster", code="gug", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 6 6 6 1 1 1 1 1 1 1")
    t.choose("cast wither")
    t.expect(sanity(1) == 5)
    t.asked(2, ENCOUNTER)


@example("eldritch/spells.3", "Wither: with two successes a die again")
def wither_b(t: ExampleTable) -> None:
    meet(t, LEO)
    t.arrange("has", seat=1, card="wither", back="b")
    t.arrange("monster", code="gug", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 6 6 6 6 1 1 1 1 6")
    t.choose("cast wither", "reroll spell")
    t.expect(lost("gug") == 1)


@example("eldritch/spells.3", "Mists of Releh: 1 Sanity for hiding")
def mists_b(t: ExampleTable) -> None:
    meet(t, LEO)
    t.arrange("has", seat=1, card="mists-of-releh", back="b")
    t.arrange("monster", code="gug", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 1")
    t.choose("cast mists-of-releh", "yes")
    t.asked(1, ENCOUNTER)
    t.expect(sanity(1) == 5)


@example("eldritch/spells.3", "Flesh Ward: 2 Health less, for 1 Sanity")
def ward_a(t: ExampleTable) -> None:
    meet(t, LEO)
    t.arrange("has", seat=1, card="flesh-ward", back="a")
    t.arrange("monster", code="gug", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 6 6 1 6 1")
    t.choose("cast flesh-ward")
    t.expect(health(1) == 5, sanity(1) == 5)


@example("eldritch/spells.3", "Flesh Ward: failed, 1 Health more, or an Internal Injury")
def ward_b(t: ExampleTable) -> None:
    meet(t, LEO)
    t.arrange("has", seat=1, card="flesh-ward", back="b")
    t.arrange("monster", code="gug", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 6 6 1 1 1")
    t.choose("cast flesh-ward", "lose health 1")
    t.expect(health(1) == 2)


@example("eldritch/spells.3", "Instill Bravery: 2 Sanity less, for 1 Health")
def bravery_a(t: ExampleTable) -> None:
    meet(t, LEO)
    t.arrange("has", seat=1, card="instill-bravery", back="a")
    t.arrange("monster", code="elder-thing", space="arkham")
    encounters(t)
    t.arrange("dice", results="1 1 1 6 1 6 6")
    t.choose("cast instill-bravery")
    t.expect(sanity(1) == 5, health(1) == 5)


@example("eldritch/spells.3", "Instill Bravery: failed, 1 Sanity more, or Hallucinations")
def bravery_b(t: ExampleTable) -> None:
    meet(t, LEO)
    t.arrange("has", seat=1, card="instill-bravery", back="b")
    t.arrange("monster", code="elder-thing", space="arkham")
    encounters(t)
    t.arrange("dice", results="1 1 1 1 1 6 6")
    t.choose("cast instill-bravery", "gain hallucinations")
    t.expect(sanity(1) == 3, conditions(1) == ("hallucinations",))
