"""What assets and artifacts do."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    ACTION,
    ENCOUNTER,
    LEO,
    LILY,
    MARK,
    REROLL,
    TRISH,
    begin,
    clues,
    conditions,
    dice,
    draw,
    encounters,
    gates_open,
    health,
    how_many_things,
    lost,
    meet,
    monsters_on,
    pick,
    pile,
    sanity,
    space,
    things,
)


@example("eldritch/tests.6", ".38 Revolver: +2 strength in combat")
def the_38_revolver(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="38-revolver")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("monster", code="gug", space="arkham", lost=0)
    encounters(t)
    t.arrange("dice", results="6 6 6 1 1 1 1")
    t.choose("pass")
    t.asked(1, REROLL)
    t.expect(
        dice()
        == (
            1,
            1,
            1,
            1,
        )
    )


@example("eldritch/tests.6", ".45 Automatic: +3 strength in combat")
def the_45_automatic(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="45-automatic")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("monster", code="gug", space="arkham", lost=0)
    encounters(t)
    t.arrange("dice", results="6 6 6 1 1 1 1 1")
    t.choose("pass")
    t.asked(1, REROLL)
    t.expect(
        dice()
        == (
            1,
            1,
            1,
            1,
            1,
        )
    )


@example("eldritch/tests.6", "Double-barreled Shotgun: +4 strength in combat")
def double_barreled_shotgun(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="double-barreled-shotgun")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("monster", code="gug", space="arkham", lost=0)
    encounters(t)
    t.arrange("dice", results="6 6 6 1 1 1 1 1 1")
    t.choose("pass")
    t.asked(1, REROLL)
    t.expect(
        dice()
        == (
            1,
            1,
            1,
            1,
            1,
            1,
        )
    )


@example("eldritch/tests.6", "Holy Cross: +2 will in combat")
def holy_cross(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="holy-cross")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("monster", code="gug", space="arkham", lost=0)
    encounters(t)
    t.arrange("dice", results="1 1 1 1 1")
    t.asked(1, REROLL)
    t.expect(
        dice()
        == (
            1,
            1,
            1,
            1,
            1,
        )
    )


@example("eldritch/tests.6", "Protective Amulet: +1 will in combat")
def protective_amulet(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="protective-amulet")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("monster", code="gug", space="arkham", lost=0)
    encounters(t)
    t.arrange("dice", results="1 1 1 1")
    t.asked(1, REROLL)
    t.expect(
        dice()
        == (
            1,
            1,
            1,
            1,
        )
    )


@example("eldritch/tests.6", "Spirit Dagger: +1 will in combat")
def spirit_dagger(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="spirit-dagger")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("monster", code="gug", space="arkham", lost=0)
    encounters(t)
    t.arrange("dice", results="1 1 1 1")
    t.asked(1, REROLL)
    t.expect(
        dice()
        == (
            1,
            1,
            1,
            1,
        )
    )


@example("eldritch/tests.11", "Double-barreled Shotgun: a 6 is two successes")
def shotgun_doubles(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="double-barreled-shotgun")
    t.arrange("monster", code="gug", space="arkham", lost=0)
    encounters(t)
    t.arrange("dice", results="6 6 6 6 1 1 1 1 1")
    t.play()
    t.expect(lost("gug") == 2, health(1) == 5)


@example("eldritch/tests.11", "Fine Clothes: a 6 is two successes when assets are acquired")
def fine_clothes(t: ExampleTable) -> None:
    begin(t, TRISH, space="arkham")
    t.arrange("has", seat=1, card="fine-clothes")
    t.arrange("reserve", cards="axe bandages whiskey kerosene")
    t.arrange("dice", results="6 1 1")
    t.choose("acquire", "no-loan")
    t.asked(1, "eldritch-prompt-acquire", n=2)


@example("eldritch/possessions.3", ".18 Derringer: 1 is added to a die")
def derringer(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="18-derringer")
    t.arrange("monster", code="gug", space="arkham", lost=0)
    encounters(t)
    t.arrange("dice", results="6 6 6 4 1")
    t.choose("nudge 18-derringer", "die 4 2")
    t.expect(lost("gug") == 1)


@example("eldritch/possessions.3", "Lucky Cigarette Case: once a round 1 is added to a die")
def cigarette_case(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="lucky-cigarette-case")
    t.arrange("has", seat=1, card="debt", back="hitmen")
    t.arrange("dice", results="4 1")
    t.choose("pay debt", "nudge lucky-cigarette-case", "die 4 2")
    t.expect(conditions(1) == ())


@example("eldritch/reroll.2", "Axe: 2 Sanity roll any number of dice again")
def axe(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="axe")
    t.arrange("monster", code="gug", space="arkham", lost=0)
    encounters(t)
    t.arrange("dice", results="6 6 6 1 1 2 2 6 6 6 6")
    t.choose("reroll axe", "die 1 1, die 1 2, die 2 3, die 2 4")
    t.expect(sanity(1) == 4, monsters_on("arkham") == ())


@example("eldritch/tests.6", "Personal Assistant: +1 influence, and a die again")
def personal_assistant(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="personal-assistant")
    t.arrange("has", seat=1, card="debt", back="hitmen")
    t.arrange("dice", results="1 2 3 6")
    t.choose("pay debt")
    t.expect(dice() == (1, 2, 3))
    t.choose("reroll personal-assistant", "die 1 1")
    t.expect(conditions(1) == ())


@example("eldritch/tests.6", "Arcane Scholar: +1 lore, and a die again")
def arcane_scholar(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="arcane-scholar")
    t.arrange("has", seat=1, card="cultes-des-goules")
    t.arrange("dice", results="1 2 6")
    t.choose("read cultes-des-goules")
    t.expect(dice() == (1, 2))
    t.choose("reroll arcane-scholar", "die 1 1", "do")
    t.expect(clues(1) == 2)


@example("eldritch/tests.6", "Private Investigator: +1 observation, and a die again")
def private_investigator(t: ExampleTable) -> None:
    meet(t, MARK)
    t.arrange("has", seat=1, card="private-investigator")
    draw(t, "america", "america-5")
    encounters(t)
    t.arrange("dice", results="1 2 3 6")
    t.choose("america")
    t.expect(dice() == (1, 2, 3))
    t.choose("reroll private-investigator", "die 1 1")
    t.expect(how_many_things(1) == 2)


@example("eldritch/tests.6", "Hired Muscle: +1 strength, and a die again")
def hired_muscle(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="hired-muscle")
    t.arrange("monster", code="gug", space="arkham", lost=0)
    encounters(t)
    t.arrange("dice", results="6 6 6 1 2 3 6")
    t.choose("reroll hired-muscle", "die 1 1")
    t.expect(lost("gug") == 1)


@example("eldritch/tests.6", "Vatican Missionary: +1 will, and a die again")
def missionary(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="vatican-missionary")
    t.arrange("monster", code="gug", space="arkham", lost=0)
    encounters(t)
    t.arrange("dice", results="6 1 1 2 3 1 1")
    t.play()
    t.expect(dice() == (6, 1, 1, 2))
    t.choose("reroll vatican-missionary", "die 1 1")
    t.heard("eldritch-log-loses", "eldritch/combat-encounters.4")
    t.expect(sanity(1) == 5)


@example("eldritch/tests.6", "Carbine Rifle: once a round +5 strength")
def carbine(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="carbine-rifle")
    t.arrange("monster", code="gug", space="arkham", lost=0)
    encounters(t)
    t.arrange("dice", results="6 6 6 6 6 6 6 1 1 1")
    t.choose("shoot carbine-rifle")
    t.expect(monsters_on("arkham") == (), things(1) == ("carbine-rifle",))


@example("eldritch/tests.6", "Kerosene: used up for +5 strength")
def kerosene(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="kerosene")
    t.arrange("monster", code="gug", space="arkham", lost=0)
    encounters(t)
    t.arrange("dice", results="6 6 6 6 6 6 6 1 1 1")
    t.choose("throw kerosene")
    t.expect(monsters_on("arkham") == (), pile("assets-discard") == ("kerosene",))


@example("eldritch/tests.6", "Holy Water: used up for +5 to will and to strength")
def holy_water(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="holy-water")
    t.arrange("monster", code="gug", space="arkham", lost=0)
    encounters(t)
    t.arrange("dice", results="6 6 1 1 1 1 1 1 6 6 6 6 1 1 1")
    t.choose("sprinkle holy-water")
    t.expect(monsters_on("arkham") == (), things(1) == (), sanity(1) == 6)


@example("eldritch/component-action.2", "Holy Water: poured out, it blesses somebody")
def holy_water_blesses(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="holy-water")
    t.choose("bless holy-water")
    t.expect(conditions(1) == ("blessed",), things(1) == ())


@example("eldritch/possessions.3", "Bandages: up to 2 Health less are lost on that space")
def bandages(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="bandages")
    t.arrange("monster", code="gug", space="arkham", lost=0)
    encounters(t)
    t.arrange("dice", results="6 6 6 1 1")
    t.choose("bind bandages")
    t.expect(health(1) == 5, things(1) == ())


@example("eldritch/delayed.1", "Pocket Watch: nobody delays its owner")
def pocket_watch(t: ExampleTable) -> None:
    meet(t, LILY, "space-3")
    t.arrange("has", seat=1, card="pocket-watch")
    draw(t, "general", "general-10")
    encounters(t)
    t.arrange("dice", results="1 1 1 1")
    t.heard("eldritch-log-not-delayed", "eldritch/golden.3")
    t.asked(2, ENCOUNTER)


@example("eldritch/rest.1", "King James Bible: 1 Sanity more from a rest")
def bible(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="king-james-bible")
    t.arrange("sheet", seat=1, sanity=1)
    t.choose("rest")
    t.expect(sanity(1) == 3)


@example("eldritch/possessions.3", "Arcane Tome: resting, lore finds a Spell")
def arcane_tome(t: ExampleTable) -> None:
    begin(t, LEO, space="arkham")
    t.arrange("has", seat=1, card="arcane-tome")
    t.arrange("dice", results="6 1")
    t.choose("rest", "study arcane-tome")
    t.expect(how_many_things(1) == 2)


@example("eldritch/possessions.3", "Puzzle Box: resting, it may be given up for an artifact")
def puzzle_box(t: ExampleTable) -> None:
    begin(t, LEO, space="arkham")
    t.arrange("has", seat=1, card="puzzle-box")
    draw(t, "artifacts", "pallid-mask")
    t.arrange("dice", results="6")
    t.choose("rest", "try-it puzzle-box", "do")
    t.expect(things(1) == ("pallid-mask",))


@example("eldritch/possessions.3", "Witch Doctor: who rests there recovers 1 Health more")
def witch_doctor(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="witch-doctor")
    t.arrange("sheet", seat=1, health=3)
    t.choose("rest", "do")
    t.expect(health(1) == 5)


@example("eldritch/component-action.2", "Cat Burglar: on 1 the burglar is gone")
def cat_burglar(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="cat-burglar")
    t.arrange("dice", results="1")
    t.choose("send cat-burglar")
    t.expect(things(1) == ())


@example("eldritch/combat-encounters.6", "Fishing Net: 1 damage less, but not below 1")
def fishing_net(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="fishing-net")
    t.arrange("monster", code="gug", space="arkham", lost=0)
    encounters(t)
    t.arrange("dice", results="6 6 6 1 1")
    t.choose("pass")
    t.heard("eldritch-log-loses", "eldritch/combat-encounters.6")
    t.expect(health(1) == 4)


@example("eldritch/monsters.5", "Lodge Researcher: 1 Sanity and a clue for a monster defeated")
def lodge_researcher(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="lodge-researcher")
    t.arrange("sheet", seat=1, sanity=3)
    t.arrange("monster", code="zombie", space="arkham", lost=0)
    encounters(t)
    t.arrange("dice", results="6 1 1 6 6")
    t.play()
    t.expect(sanity(1) == 4, clues(1) == 1)
    t.choose("pass")


@example("eldritch/tests.7", "Urban Guide: a die more in a city")
def urban_guide(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="urban-guide")
    t.arrange("has", seat=1, card="debt", back="hitmen")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("dice", results="1 1 1")
    t.choose("pay debt")
    t.expect(dice() == (1, 1, 1))
    t.asked(1, REROLL)


@example("eldritch/acquire-assets.1", "Agency Quarantine: each monster of a space loses 4 Health")
def agency_quarantine(t: ExampleTable) -> None:
    begin(t, TRISH, LEO, space="arkham")
    t.arrange("monster", code="gug", space="tokyo")
    t.arrange("monster", code="zombie", space="tokyo")
    t.arrange("reserve", cards="agency-quarantine axe bandages whiskey")
    t.arrange("dice", results="6 6 6 6")
    t.choose("acquire", "loan", "buy agency-quarantine")
    t.expect(monsters_on("tokyo") == (), pile("assets-discard") == ("agency-quarantine",))
    t.asked(1, "eldritch-prompt-acquire")


@example("eldritch/acquire-assets.1", "Charter Flight: up to two spaces further")
def charter_flight(t: ExampleTable) -> None:
    begin(t, TRISH, LEO, space="arkham")
    t.arrange("reserve", cards="charter-flight axe bandages whiskey")
    t.arrange("dice", results="6 6 6 6")
    t.choose("acquire", "loan", "buy charter-flight", "move london", "move rome")
    t.expect(space(1) == "rome")
    t.asked(1, "eldritch-prompt-acquire")


@example("eldritch/acquire-assets.1", "Delivery Service: Items go to somebody anywhere")
def delivery_service(t: ExampleTable) -> None:
    begin(t, TRISH, LEO, space="arkham")
    t.arrange("has", seat=1, card="holy-cross")
    t.arrange("sheet", seat=2, space="rome")
    t.arrange("reserve", cards="delivery-service axe bandages whiskey")
    t.arrange("dice", results="6 6 6 6")
    t.choose("acquire", "loan", "buy delivery-service", "give holy-cross")
    t.expect(things(2) == ("holy-cross",))
    t.asked(1, "eldritch-prompt-acquire")


@example("eldritch/possessions.1", "Delivery Service: who has no Item is not asked to whom it goes")
def nothing_to_deliver(t: ExampleTable) -> None:
    begin(t, LEO, TRISH, LILY, space="arkham")
    t.arrange("reserve", cards="delivery-service axe bandages whiskey")
    t.arrange("dice", results="6 5")
    t.choose("acquire", "no-loan", "buy delivery-service")
    t.asked(1, "eldritch-prompt-acquire")
    t.expect(things(1) == (), pile("assets-discard") == ("delivery-service",))


@example("eldritch/acquire-assets.1", "Wireless Report: clues go to somebody anywhere")
def wireless_report(t: ExampleTable) -> None:
    begin(t, TRISH, LEO, space="arkham")
    t.arrange("sheet", seat=2, space="rome")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("reserve", cards="wireless-report axe bandages whiskey")
    t.arrange("dice", results="6 6 6")
    t.choose("acquire", "pass", "no-loan", "buy wireless-report")
    pick(t, "give")
    t.expect(clues(1) == 0, clues(2) == 1)
    t.asked(1, "eldritch-prompt-acquire")


@example("eldritch/acquire-assets.1", "Private Care: all Health and Sanity")
def private_care(t: ExampleTable) -> None:
    begin(t, TRISH, LEO, space="arkham")
    t.arrange("sheet", seat=1, health=2, sanity=1)
    t.arrange("reserve", cards="private-care axe bandages whiskey")
    t.arrange("dice", results="6 6 6 6")
    t.choose("acquire", "loan", "buy private-care")
    t.expect(health(1) == 7, sanity(1) == 5)
    t.asked(1, "eldritch-prompt-acquire")


@example("eldritch/acquire-assets.1", "Sanctuary: a condition may be discarded")
def sanctuary(t: ExampleTable) -> None:
    begin(t, TRISH, LEO, space="arkham")
    t.arrange("has", seat=1, card="cursed")
    t.arrange("reserve", cards="sanctuary axe bandages whiskey")
    t.arrange("dice", results="6 6 6")
    t.choose("acquire", "loan", "buy sanctuary", "do", "discard cursed")
    t.expect(conditions(1) == ("debt",))
    t.asked(1, "eldritch-prompt-acquire")


@example("eldritch/component-action.1", "Necronomicon: lore and 1 Sanity for two Spells")
def necronomicon(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="necronomicon")
    t.arrange("dice", results="6")
    t.choose("read necronomicon", "do")
    t.expect(how_many_things(1) == 3, sanity(1) == 3)


@example("eldritch/component-action.1", "T'tka Halot: lore and 1 Sanity, and a monster there loses 3 Health")
def ttka_halot(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="ttka-halot")
    t.arrange("monster", code="gug", space="arkham")
    t.arrange("dice", results="6")
    t.choose("read ttka-halot", "do")
    t.expect(lost("gug") == 3, sanity(1) == 3)


@example("eldritch/component-action.2", "Lightning Gun: oneself and each monster there lose 1 Health")
def lightning_gun(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="lightning-gun")
    t.arrange("monster", code="gug", space="arkham")
    t.arrange("monster", code="warlock", space="arkham")
    t.choose("discharge lightning-gun")
    t.expect(health(1) == 7, lost("gug") == 1, monsters_on("arkham") == ("gug",))


@example("eldritch/monsters.5", "Sword of Saint Jerome: 1 Sanity for a monster defeated")
def sword(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="sword-of-saint-jerome")
    t.arrange("sheet", seat=1, sanity=3)
    t.arrange("monster", code="zombie", space="arkham", lost=0)
    encounters(t)
    t.arrange("dice", results="6 6 1 1 1 6 6 1 1 1 1 1 1")
    t.play()
    t.expect(sanity(1) == 4, monsters_on("arkham") == ())
    t.choose("pass")


@example("eldritch/other-world-encounters.1", "Gate Box: a die more in another world, a clue for a gate closed")
def gate_box(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="gate-box")
    t.arrange("gate", space="arkham")
    draw(t, "other-world", "other-world-8")
    encounters(t)
    t.arrange("dice", results="1 1 1 6 1 1 6")
    t.choose("other-world")
    t.expect(clues(1) == 1, gates_open() == ())


@example("eldritch/spend.1", "The Silver Key: a clue less for an effect")
def silver_key(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="the-silver-key")
    draw(t, "america", "america-4")
    encounters(t)
    t.choose("america", "do")
    t.expect(how_many_things(1) == 2)


@example("eldritch/tests.11", "Glass of Mortlan: a 6 of a Spell's test is two successes")
def glass_of_mortlan(t: ExampleTable) -> None:
    begin(t, LEO, space="arkham")
    t.arrange("has", seat=1, card="glass-of-mortlan")
    t.arrange("has", seat=1, card="conjuration", back="b")
    t.arrange("reserve", cards="axe witch-doctor arcane-tome private-care")
    t.arrange("dice", results="6 1 1")
    t.choose("cast conjuration", "do")
    t.expect(things(1) == ("glass-of-mortlan", "conjuration", "axe"))
    t.asked(1, "eldritch-prompt-action")


@example("eldritch/possessions.3", "Grotesque Statue: a clue spent, and no Sanity is lost")
def grotesque_statue(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="grotesque-statue")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("monster", code="elder-thing", space="arkham", lost=0)
    encounters(t)
    t.arrange("dice", results="1 1 1 6 6")
    t.choose("pass", "stare-back grotesque-statue")
    t.expect(sanity(1) == 6, clues(1) == 0)


@example("eldritch/trade.1", "Mi-go Brain Case: trade with somebody anywhere, and both may change places")
def brain_case(t: ExampleTable) -> None:
    begin(t, MARK, LEO, space="arkham")
    t.arrange("sheet", seat=2, space="tokyo")
    t.arrange("has", seat=1, card="mi-go-brain-case")
    t.arrange("has", seat=1, card="axe")
    t.choose("connect mi-go-brain-case", "give axe", "agree", "yes")
    t.expect(things(2) == ("axe",), space(1) == "tokyo", space(2) == "arkham")


@example("eldritch/encounters.4", "Pallid Mask: any encounter as if no monster were there")
def pallid_mask(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="pallid-mask")
    t.arrange("monster", code="gug", space="arkham", lost=0)
    encounters(t)
    t.arrange("dice", results="1")
    t.choose("put-on pallid-mask")
    t.asked(1, ENCOUNTER)
    t.offered("general", "america")


@example("eldritch/actions.1", "Ruby of R'lyeh: another action for 1 Sanity, once a round")
def ruby(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="ruby-of-rlyeh")
    t.choose("gaze ruby-of-rlyeh")
    t.asked(1, ACTION, n=3)
    t.expect(sanity(1) == 3)
    t.not_offered("gaze ruby-of-rlyeh")
