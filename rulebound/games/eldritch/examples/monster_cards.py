"""What monsters do: on coming, in combat, at a reckoning."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.combat import fight
from rulebound.games.eldritch.examples.probes import (
    ENCOUNTER,
    LEO,
    LILY,
    MARK,
    begin,
    clues,
    clues_on,
    conditions,
    doom,
    draw,
    encounters,
    gates_open,
    health,
    how_many_things,
    lost,
    meet,
    monsters_on,
    mythos,
    sanity,
    sheet_tokens,
    space,
    things,
)


@example("eldritch/monsters.5", "Byakhee: defeated, it carries one three spaces for 1 Sanity")
def byakhee(t: ExampleTable) -> None:
    fight(t, "byakhee", "6 1 1 6 6 1 1")
    t.choose("do", "move space-5", "move san-francisco", "move space-1")
    t.asked(2, ENCOUNTER)
    t.expect(space(1) == "space-1", sanity(1) == 5)


@example("eldritch/combat-encounters.2", "Colour Out of Space: a 5 after the test of will defeats it")
def colour_out_of_space(t: ExampleTable) -> None:
    fight(t, "colour-out-of-space", "6 6 1 5")
    t.expect(monsters_on("arkham") == ())
    t.choose("pass")


@example("eldritch/monsters.3", "Colour Out of Space: it goes to Tunguska")
def colour_out_of_space_spawns(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    draw(t, "cup", "colour-out-of-space")
    draw(t, "gate-stack", "gate-rome")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6")
    t.play()
    t.expect(monsters_on("tunguska") == ("colour-out-of-space",))


@example("eldritch/monsters.3", "Cthonian: it goes to the Heart of Africa")
def cthonian_spawns(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    draw(t, "cup", "cthonian")
    draw(t, "gate-stack", "gate-rome")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6")
    t.play()
    t.expect(monsters_on("the-heart-of-africa") == ("cthonian",))


@example("eldritch/monsters.3", "Elder Thing: it goes to Antarctica")
def elder_thing_spawns(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    draw(t, "cup", "elder-thing")
    draw(t, "gate-stack", "gate-rome")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6")
    t.play()
    t.expect(monsters_on("antarctica") == ("elder-thing",))


@example("eldritch/monsters.3", "Gnoph-Keh: it goes to the Himalayas")
def gnoph_keh_spawns(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    draw(t, "cup", "gnoph-keh")
    draw(t, "gate-stack", "gate-rome")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6")
    t.play()
    t.expect(monsters_on("the-himalayas") == ("gnoph-keh",))


@example("eldritch/monsters.3", "Serpent People: they go to the Amazon")
def serpent_people_spawns(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    draw(t, "cup", "serpent-people")
    draw(t, "gate-stack", "gate-rome")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6")
    t.play()
    t.expect(monsters_on("the-amazon") == ("serpent-people",))


@example("eldritch/monsters.3", "Wraith: the lead is cursed when it comes")
def wraith_spawns(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    draw(t, "cup", "wraith")
    draw(t, "gate-stack", "gate-rome")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6")
    t.play()
    t.expect(conditions(1) == ("cursed",))


@example("eldritch/monsters.5", "Wraith: defeated, it takes a curse with it")
def wraith_falls(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="dynamite")
    t.arrange("has", seat=1, card="cursed")
    t.arrange("monster", code="wraith", space="arkham")
    t.choose("blow-up dynamite", "do")
    t.expect(conditions(1) == ())


@example("eldritch/reckoning.2", "Dark Young: on a die of 1 or 2 doom advances")
def dark_young(t: ExampleTable) -> None:
    begin(t, LILY, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10)
    t.arrange("monster", code="dark-young", space="tokyo")
    draw(t, "cup", "gug")
    draw(t, "gate-stack", "gate-buenos-aires")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="2 6")
    t.play()
    t.expect(doom() == 9)


@example("eldritch/reckoning.2", "Star Spawn: on a die of 1 or 2 doom advances")
def star_spawn(t: ExampleTable) -> None:
    begin(t, LILY, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10)
    t.arrange("monster", code="star-spawn", space="tokyo")
    draw(t, "cup", "gug")
    draw(t, "gate-stack", "gate-buenos-aires")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="1 6")
    t.play()
    t.expect(doom() == 9)


@example("eldritch/reckoning.2", "Gnoph-Keh: each investigator there loses 1 Health")
def gnoph_keh(t: ExampleTable) -> None:
    begin(t, LILY, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10)
    t.arrange("monster", code="gnoph-keh", space="space-5")
    draw(t, "cup", "gug")
    draw(t, "gate-stack", "gate-buenos-aires")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6")
    t.play()
    t.expect(health(1) == 5)


@example("eldritch/reckoning.2", "Lloigor: 1 Health and 1 Sanity, on adjacent spaces as well")
def lloigor(t: ExampleTable) -> None:
    begin(t, LILY, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10)
    t.arrange("monster", code="lloigor", space="arkham")
    draw(t, "cup", "gug")
    draw(t, "gate-stack", "gate-buenos-aires")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6")
    t.play()
    t.expect(health(1) == 5, sanity(1) == 5)


@example("eldritch/reckoning.2", "Shoggoth: it recovers all its Health")
def shoggoth(t: ExampleTable) -> None:
    begin(t, LILY, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10)
    t.arrange("monster", code="shoggoth", space="tokyo", lost=3)
    draw(t, "cup", "gug")
    draw(t, "gate-stack", "gate-buenos-aires")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6")
    t.play()
    t.expect(lost("shoggoth") == 0)
    t.heard("eldritch-log-monster-heals", "eldritch/reckoning.2", n=3)


@example("eldritch/reckoning.2", "Mi-go: it takes the nearest clue and goes there")
def mi_go(t: ExampleTable) -> None:
    begin(t, LILY, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10)
    t.arrange("clue", space="shanghai")
    t.arrange("clue", space="rome")
    t.arrange("monster", code="mi-go", space="tokyo")
    draw(t, "cup", "gug")
    draw(t, "gate-stack", "gate-buenos-aires")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6")
    t.play()
    t.expect(clues_on("shanghai") == 0, clues_on("rome") == 1, monsters_on("shanghai") == ("mi-go",))


@example("eldritch/monsters.5", "Mi-go: defeated, it leaves an artifact")
def mi_go_falls(t: ExampleTable) -> None:
    fight(t, "mi-go", "6 1 1 6 6", hurt=1)
    t.expect(how_many_things(1) == 1, monsters_on("arkham") == ())
    t.choose("pass")


@example("eldritch/reckoning.2", "Hound of Tindalos: it goes to the nearest and is fought there")
def hound(t: ExampleTable) -> None:
    begin(t, LILY, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10)
    t.arrange("monster", code="hound-of-tindalos", space="tokyo")
    draw(t, "cup", "gug")
    draw(t, "gate-stack", "gate-buenos-aires")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6 6 1 1 1 1 6")
    t.play()
    t.expect(monsters_on("space-5") == ("hound-of-tindalos",), health(1) == 3)


@example("eldritch/reckoning.2", "Nightgaunt: it carries somebody away, who is delayed")
def nightgaunt(t: ExampleTable) -> None:
    begin(t, LILY, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10)
    t.arrange("monster", code="nightgaunt", space="space-5")
    draw(t, "cup", "gug")
    draw(t, "gate-stack", "gate-buenos-aires")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6")
    t.choose("space arkham")
    t.play()
    t.heard("eldritch-log-monster-moves", "eldritch/reckoning.2")
    t.expect(space(1) == "arkham", monsters_on("arkham") == ("nightgaunt",))
    t.heard("eldritch-log-delayed", "eldritch/delayed.1")


@example("eldritch/reckoning.2", "Nightgaunt: alone, it comes two spaces nearer")
def nightgaunt_alone(t: ExampleTable) -> None:
    begin(t, LILY, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10)
    t.arrange("monster", code="nightgaunt", space="london")
    draw(t, "cup", "gug")
    draw(t, "gate-stack", "gate-buenos-aires")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6")
    t.play()
    t.expect(monsters_on("space-5") == ("nightgaunt",))


@example("eldritch/nearest.2", "Nightgaunt: of two on one space nobody asks which of them it comes nearer to")
def nightgaunt_nearer_to_both(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10)
    t.arrange("monster", code="nightgaunt", space="london")
    draw(t, "cup", "gug")
    draw(t, "gate-stack", "gate-buenos-aires")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6 6")
    t.asked(1, "eldritch-prompt-lead")
    t.expect(monsters_on("space-5") == ("nightgaunt",))


@example("eldritch/reckoning.2", "Serpent People: on 1 or 2 the nearest comes a space nearer")
def serpent_people(t: ExampleTable) -> None:
    begin(t, LILY, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10)
    t.arrange("monster", code="serpent-people", space="arkham")
    draw(t, "cup", "gug")
    draw(t, "gate-stack", "gate-buenos-aires")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="1 6")
    t.play()
    t.heard("eldritch-log-moves", "eldritch/reckoning.2")
    t.expect(space(1) == "arkham")


@example("eldritch/reckoning.2", "Warlock: on 1 or 2 the nearest is cursed")
def warlock(t: ExampleTable) -> None:
    begin(t, LILY, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10)
    t.arrange("monster", code="warlock", space="tokyo")
    draw(t, "cup", "gug")
    draw(t, "gate-stack", "gate-buenos-aires")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="2 6")
    t.play()
    t.expect(conditions(1) == ("cursed",))


@example("eldritch/reckoning.2", "Witch: the cursed lose 1 Health")
def witch(t: ExampleTable) -> None:
    begin(t, LILY, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10)
    t.arrange("has", seat=1, card="cursed")
    t.arrange("monster", code="witch", space="tokyo")
    draw(t, "cup", "gug")
    draw(t, "gate-stack", "gate-buenos-aires")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="1 6")
    t.play()
    t.expect(health(1) == 5)


@example("eldritch/reckoning.2", "Zombie: it becomes the Zombie Horde")
def zombie(t: ExampleTable) -> None:
    begin(t, LILY, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10)
    t.arrange("monster", code="zombie", space="tokyo")
    draw(t, "cup", "gug")
    draw(t, "gate-stack", "gate-buenos-aires")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6")
    t.play()
    t.expect(monsters_on("tokyo") == ("zombie-horde",))


@example("eldritch/reckoning.2", "Dunwich Horror: up to the number of players a gate opens")
def dunwich_horror(t: ExampleTable) -> None:
    begin(t, LILY, ancient="yog-sothoth", space="space-5")
    t.arrange("tracks", doom=10)
    t.arrange("monster", code="dunwich-horror", space="tokyo")
    draw(t, "cup", "gug")
    draw(t, "gate-stack", "gate-buenos-aires gate-rome")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="1 6")
    t.play()
    t.expect(gates_open() == ("buenos-aires", "rome"))


@example("eldritch/reckoning.2", "Cthylla: a Deep One ambushes the nearest")
def cthylla(t: ExampleTable) -> None:
    begin(t, LILY, ancient="yog-sothoth", space="space-5")
    t.arrange("tracks", doom=10)
    t.arrange("monster", code="cthylla", space="tokyo")
    draw(t, "cup", "gug")
    draw(t, "gate-stack", "gate-buenos-aires")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6 6 1 1 1 1 6")
    t.play()
    t.expect(health(1) == 5, sanity(1) == 6)


@example("eldritch/combat-encounters.2", "Ghoul: who loses Health to it becomes paranoid")
def ghoul(t: ExampleTable) -> None:
    fight(t, "ghoul", "6 1 1 1 1 1 1 1")
    t.expect(health(1) == 4, conditions(1) == ("paranoia",))


@example("eldritch/monsters.5", "Goat Spawn: a Dark Pact discards another monster")
def goat_spawn(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("monster", code="goat-spawn", space="arkham")
    t.arrange("monster", code="gug", space="tokyo")
    encounters(t)
    t.arrange("dice", results="6 1 1 6 6")
    t.choose("do")
    t.expect(conditions(1) == ("dark-pact",), monsters_on("tokyo") == ())
    t.choose("pass")


@example("eldritch/combat-encounters.2", "Maniac: an Ally is given up in place of Health")
def maniac(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="urban-guide")
    t.arrange("monster", code="maniac", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 1 1 1 1 1 1 1 1")
    t.choose("do")
    t.expect(health(1) == 6, things(1) == ())


@example("eldritch/combat-encounters.2", "Riot: influence may end it before the fight")
def riot(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("monster", code="riot", space="arkham")
    encounters(t)
    t.arrange("dice", results="6")
    t.choose("yes")
    t.expect(monsters_on("arkham") == (), health(1) == 6)
    t.choose("pass")


@example("eldritch/monsters.5", "Skeleton: defeated, it gives 1 Sanity")
def skeleton(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("sheet", seat=1, sanity=3)
    t.arrange("monster", code="skeleton", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 6 1 6 6")
    t.play()
    t.expect(sanity(1) == 4)
    t.heard("eldritch-log-recovers", "eldritch/combat-encounters.2")
    t.choose("pass")


@example("eldritch/combat-encounters.2", "Vampire: who fails the test of will has no test of strength")
def vampire(t: ExampleTable) -> None:
    fight(t, "vampire", "1 1 1")
    t.expect(sanity(1) == 5, health(1) == 6)


@example("eldritch/combat-encounters.2", "Vampire: blood gives it 2 Health back")
def vampire_drinks(t: ExampleTable) -> None:
    fight(t, "vampire", "6 1 1 1 1", hurt=2)
    t.expect(health(1) == 4, lost("vampire") == 0)


@example("eldritch/combat-encounters.2", "Warlock: failing costs 1 Health more")
def warlock_fought(t: ExampleTable) -> None:
    fight(t, "warlock", "1 1 1 1 1 1")
    t.expect(health(1) == 4, sanity(1) == 5)


@example("eldritch/combat-encounters.2", "Witch: who fails the test of will is cursed")
def witch_fought(t: ExampleTable) -> None:
    fight(t, "witch", "1 1 1 1 1")
    t.expect(conditions(1) == ("cursed",), health(1) == 5)


@example("eldritch/combat-encounters.2", "Zombie Horde: who loses Health loses an Ally")
def zombie_horde(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="vatican-missionary")
    t.arrange("monster", code="zombie-horde", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 6 6 6 1")
    t.choose("pass")
    t.expect(health(1) == 3, things(1) == ())


@example("eldritch/combat-encounters.2", "Spinner of Webs: failing the test of will ends the fight")
def spinner(t: ExampleTable) -> None:
    fight(t, "spinner-of-webs", "1 1 1")
    t.expect(sanity(1) == 4, health(1) == 6)


@example("eldritch/combat-encounters.2", "Tick Tock Men: no clue rolls a die again")
def tick_tock(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("sheet", seat=1, clues=2)
    t.arrange("monster", code="tick-tock-men", space="arkham")
    encounters(t)
    t.arrange("dice", results="1 1")
    t.asked(2, ENCOUNTER)
    t.expect(health(1) == 3, clues(1) == 2)


@example("eldritch/golden.3", "Shub-Niggurath: she loses no Health before enough mysteries are solved")
def shub(t: ExampleTable) -> None:
    meet(t, LILY, ancient="yog-sothoth")
    t.arrange("monster", code="epic-shub-niggurath", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 6 6")
    t.play()
    t.heard("eldritch-log-unhurt", "eldritch/golden.3")
    t.expect(lost("epic-shub-niggurath") == 0)


@example("eldritch/combat-encounters.2", "Cthulhu: the Sanity lost to him lies on his sheet")
def cthulhu_fought(t: ExampleTable) -> None:
    fight(t, "epic-cthulhu", "6 6 6", ancient="yog-sothoth")
    t.heard("eldritch-log-sanity-on", "eldritch/combat-encounters.2")
    t.expect(sheet_tokens() == 4, sanity(1) == 2)


@example("eldritch/combat-encounters.2", "A cultist of Yog-Sothoth, awake: 1 Sanity for each Spell")
def cultist_of_yog(t: ExampleTable) -> None:
    meet(t, LILY, ancient="yog-sothoth")
    t.arrange("tracks", awake=1)
    t.arrange("has", seat=1, card="mists-of-releh")
    t.arrange("has", seat=1, card="shriveling")
    t.arrange("monster", code="cultist", space="arkham")
    encounters(t)
    t.arrange("dice", results="1 1 1")
    t.choose("pass")
    t.expect(sanity(1) == 4, health(1) == 5)


@example("eldritch/monsters.5", "A cultist of Yog-Sothoth: defeated, 1 Sanity is lost and a Spell gained")
def cultist_of_yog_falls(t: ExampleTable) -> None:
    fight(t, "cultist", "6 1 1 1", ancient="yog-sothoth")
    t.expect(sanity(1) == 5, how_many_things(1) == 1)
    t.choose("pass")


@example("eldritch/reckoning.2", "A cultist of Shub-Niggurath, awake, comes nearer to her")
def cultist_of_shub(t: ExampleTable) -> None:
    begin(t, LILY, ancient="shub-niggurath", space="space-5")
    t.arrange("tracks", doom=10)
    t.arrange("tracks", awake=1)
    t.arrange("monster", code="epic-shub-niggurath", space="the-heart-of-africa")
    t.arrange("monster", code="cultist", space="rome")
    draw(t, "cup", "gug")
    draw(t, "gate-stack", "gate-buenos-aires")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6")
    t.play()
    t.expect(monsters_on("the-pyramids") == ("cultist",))
