"""Mythos cards, mysteries and Ancient Ones."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    LEO,
    LILY,
    MARK,
    begin,
    clues,
    conditions,
    delayed,
    doom,
    draw,
    encounters,
    fallen_at,
    gates_open,
    health,
    how_many_conditions,
    how_many_things,
    lost,
    meet,
    monsters_on,
    mythos,
    omen,
    on_card,
    on_mystery,
    pick,
    pile,
    sanity,
    size,
    things,
    tokens_on,
    who,
)


@example("eldritch/phase-mythos.13", "A Proposition: a Dark Pact ends a rumor")
def a_proposition(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("ongoing", code="stars-aligned")
    draw(t, "cup", "gug")
    mythos(t, "a-proposition")
    t.play()
    t.choose("do")
    t.expect(conditions(1) == ("dark-pact",), on_card("stars-aligned") == -1)


@example("eldritch/phase-mythos.13", "Buying Information: a clue for each success")
def buying_information(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    draw(t, "cup", "gug")
    mythos(t, "buying-information")
    t.arrange("dice", results="6 5")
    t.expect(clues(1) == 2)


@example("eldritch/phase-mythos.13", "Heart of Corruption: an artifact, and on 1 or 2 it costs 2 Health and 2 Sanity")
def heart_of_corruption(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    draw(t, "artifacts", "pallid-mask")
    draw(t, "cup", "gug")
    mythos(t, "heart-of-corruption")
    t.arrange("dice", results="2")
    t.expect(how_many_things(1) == 1, health(1) == 4, sanity(1) == 4)


@example("eldritch/phase-mythos.13", "That Which Consumes: the group discards a gate")
def that_which_consumes(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("gate", space="istanbul")
    t.arrange("gate", space="tokyo")
    draw(t, "cup", "gug")
    mythos(t, "that-which-consumes")
    t.choose("gate gate-istanbul")
    t.expect(gates_open() == ("tokyo",))
    t.heard("eldritch-log-doom", "eldritch/doom.1")


@example("eldritch/phase-mythos.13", "Blood Flows: a monster goes, and the lead loses as much Health as it is tough")
def blood_flows(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("monster", code="skeleton", space="tokyo")
    t.arrange("gate", space="london")
    t.arrange("gone", pile="cup")
    mythos(t, "blood-flows")
    t.play()
    t.expect(monsters_on("tokyo") == (), health(1) == 4)


@example("eldritch/discarding.9", "Blood Flows: of two monsters of one name one sees where each is")
def which_of_them(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    here = t.arrange("monster", code="ghoul", space="tokyo")
    there = t.arrange("monster", code="ghoul", space="rome")
    t.arrange("gate", space="london")
    t.arrange("gone", pile="cup")
    mythos(t, "blood-flows")
    t.told_apart(f"monster {here}", "eldritch-note-at")
    t.told_apart(f"monster {there}", "eldritch-note-at")
    t.choose(f"monster {there}")
    t.expect(monsters_on("tokyo") == ("ghoul",), monsters_on("rome") == ())


@example("eldritch/phase-mythos.13", "Calling the Elder Things: a monster at each cultist")
def calling_the_elder_things(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("monster", code="cultist", space="tokyo")
    t.arrange("gate", space="london")
    draw(t, "cup", "gug skeleton")
    mythos(t, "calling-the-elder-things")
    t.play()
    t.expect(monsters_on("tokyo") == ("cultist", "skeleton"))


@example("eldritch/phase-mythos.13", "Dimensional Instability: every gate of the omen goes, doom for each")
def dimensional_instability(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("gate", space="london")
    t.arrange("gate", space="rome")
    draw(t, "cup", "gug")
    mythos(t, "dimensional-instability")
    t.play()
    t.expect(gates_open() == ("rome",), doom() == 8)


@example("eldritch/phase-mythos.13", "Driven to Bankruptcy: the reserve is discarded and stays empty")
def driven_to_bankruptcy(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("reserve", cards="axe bandages whiskey kerosene")
    draw(t, "cup", "gug")
    mythos(t, "driven-to-bankruptcy")
    t.play()
    t.expect(pile("reserve") == (), size("assets-discard") == 4)
    t.heard("eldritch-log-stays", "eldritch/mythos.2")


@example("eldritch/reckoning.4", "Driven to Bankruptcy: at a reckoning it is over")
def bankruptcy_over(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("ongoing", code="driven-to-bankruptcy")
    draw(t, "cup", "gug")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6 6")
    t.expect(size("reserve") == 4, on_card("driven-to-bankruptcy") == -1)


@example("eldritch/phase-mythos.13", "Legitimate Banking: the lead is in Debt")
def legitimate_banking(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    draw(t, "cup", "gug")
    mythos(t, "legitimate-banking")
    t.play()
    t.expect(conditions(1) == ("debt",))


@example("eldritch/phase-mythos.13", "Legitimate Banking: who was already faces it, all dice ones")
def banking_again(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("has", seat=1, card="debt", back="hitmen")
    draw(t, "cup", "gug")
    mythos(t, "legitimate-banking")
    t.play()
    t.expect(health(1) == 3, conditions(1) == ())
    t.heard("eldritch-log-test", "eldritch/tests.2", chance=0)


@example("eldritch/phase-mythos.13", "No Peace For the Fallen: what they left is lost, and the lead is cursed")
def no_peace_for_the_fallen(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("body", code="mark-harrigan", space="rome", has="axe", clues=2)
    draw(t, "cup", "gug")
    mythos(t, "no-peace-for-the-fallen")
    t.play()
    t.expect(fallen_at("mark-harrigan") == "", pile("assets-discard") == ("axe",), conditions(1) == ("cursed",))
    t.heard("eldritch-log-body-gone", "eldritch/returned-to-box.1")
    t.heard("eldritch-log-clues-discarded", "eldritch/clues.2", n=2)


@example("eldritch/phase-mythos.13", "Patrolling the Border: the lead chooses who is delayed")
def patrolling_the_border(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    draw(t, "cup", "gug")
    mythos(t, "patrolling-the-border")
    t.play()
    t.choose("who leo-anderson")
    t.expect(delayed(2) == True)  # noqa: E712


@example("eldritch/reckoning.4", "Patrolling the Border: who fails in a city is delayed and Detained")
def patrol_reckons(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("ongoing", code="patrolling-the-border")
    draw(t, "cup", "gug")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="1 1 6 1 1 6 6")
    t.choose("rest")
    t.expect(conditions(1) == ("detained",), delayed(1) == True, conditions(2) == ())  # noqa: E712


@example("eldritch/phase-mythos.13", "Unexpected Betrayal: who has an Ally loses one and 3 Health")
def unexpected_betrayal(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("has", seat=1, card="urban-guide")
    draw(t, "cup", "gug")
    mythos(t, "unexpected-betrayal")
    t.play()
    t.expect(things(1) == (), health(1) == 3, health(2) == 6)


@example("eldritch/phase-mythos.13", "Unexpected Betrayal: whoever falls by it has not discarded the Ally yet")
def betrayed_to_death(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("sheet", seat=1, health=3)
    t.arrange("has", seat=1, card="urban-guide")
    draw(t, "cup", "gug")
    mythos(t, "unexpected-betrayal")
    t.play()
    t.expect(fallen_at("lily-chen") == "space-5", pile("lily-chen-possessions") == ("urban-guide",))


@example("eldritch/phase-mythos.13", "From Beyond: each rumor has its reckoning twice")
def from_beyond(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("ongoing", code="fractured-reality")
    draw(t, "cup", "gug")
    mythos(t, "from-beyond")
    t.play()
    t.expect(on_card("fractured-reality") == 2)


@example("eldritch/phase-mythos.13", "Rising Terror: each monster has its reckoning twice")
def rising_terror(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("monster", code="deep-one", space="space-5")
    draw(t, "cup", "gug")
    mythos(t, "rising-terror")
    t.play()
    t.expect(sanity(1) == 4, sanity(2) == 4)


@example("eldritch/phase-mythos.13", "Tied to a Dark Purpose: conditions reckon, all dice ones")
def tied_to_a_dark_purpose(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("has", seat=1, card="internal-injury", back="excruciating-pain")
    draw(t, "cup", "gug")
    t.arrange("has", seat=2, card="blessed", back="beloved-of-bast")
    mythos(t, "tied-to-a-dark-purpose")
    t.choose("rest")
    t.expect(health(1) == 3, conditions(1) == (), conditions(2) == ())
    t.heard("eldritch-log-die", "eldritch/golden.2", n=1)


@example("eldritch/phase-mythos.13", "Torn Asunder: Health for each gate of the omen")
def torn_asunder(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("gate", space="london")
    t.arrange("gate", space="tokyo")
    draw(t, "cup", "gug")
    mythos(t, "torn-asunder")
    t.play()
    t.expect(health(1) == 4, health(2) == 4)


@example("eldritch/phase-mythos.13", "Everyone Has a Price: a Debt rids of a condition")
def everyone_has_a_price(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("has", seat=1, card="cursed", back="harried")
    draw(t, "cup", "gug")
    mythos(t, "everyone-has-a-price")
    t.arrange("dice", results="1")
    t.choose("do")
    t.choose("discard cursed")
    t.expect(conditions(1) == ("debt",))


@example("eldritch/phase-mythos.13", "Omen of Good Fortune: the omen goes anywhere, and doom does not stir")
def omen_of_good_fortune(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("gate", space="rome")
    draw(t, "cup", "gug")
    mythos(t, "omen-of-good-fortune")
    t.play()
    t.choose("yes", "omen 3")
    t.expect(omen() == "red", doom() == 10)


@example("eldritch/phase-mythos.13", "Silver Twilight Aid: a clue, an asset or a Spell for everybody")
def silver_twilight_aid(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    draw(t, "cup", "gug")
    mythos(t, "silver-twilight-aid")
    t.choose("rest")
    t.choose("do", "gain-clues 1")
    t.expect(clues(1) == 1)


@example("eldritch/phase-mythos.13", "The World Fights Back: 2 Health, 2 Sanity or a monster less")
def the_world_fights_back(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("sheet", seat=1, health=1, sanity=2)
    draw(t, "cup", "gug")
    mythos(t, "the-world-fights-back")
    t.play()
    t.choose("do", "recover health 2")
    t.expect(health(1) == 3)


@example("eldritch/phase-mythos.13", "All For Nothing: with nothing solved doom advances")
def all_for_nothing(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    draw(t, "cup", "gug")
    mythos(t, "all-for-nothing")
    t.play()
    t.expect(doom() == 9)


@example("eldritch/phase-mythos.13", "Perplexing Stars: the omen goes back, and doom for each gate of it")
def perplexing_stars(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=11, omen=1)
    t.arrange("gate", space="istanbul")
    t.arrange("gone", pile="gate-stack")
    draw(t, "cup", "gug")
    mythos(t, "perplexing-stars")
    t.play()
    t.heard("eldritch-log-omen-back", "eldritch/omen.2")
    t.expect(omen() == "green", doom() == 9)


@example("eldritch/phase-mythos.13", "The Storm: a clue for each rumor")
def the_storm(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("ongoing", code="mysterious-lights")
    t.arrange("sheet", seat=1, clues=2)
    draw(t, "cup", "gug")
    mythos(t, "the-storm")
    t.play()
    t.expect(clues(1) == 1, clues(2) == 0)


@example("eldritch/phase-mythos.13", "A Dark Power: monsters recover, and everybody fights those there")
def a_dark_power(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("sheet", seat=2, space="rome")
    t.arrange("monster", code="gug", space="space-5", lost=2)
    draw(t, "gate-stack", "gate-tokyo")
    draw(t, "cup", "zombie")
    mythos(t, "a-dark-power")
    t.arrange("dice", results="6 6 1 1 1")
    t.expect(health(1) == 3, lost("gug") == 0)
    t.heard("eldritch-log-monster-heals")


@example("eldritch/phase-mythos.13", "Ancient Guardians: two monsters at the expedition")
def ancient_guardians(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("expedition", place="tunguska")
    draw(t, "cup", "gug skeleton zombie")
    mythos(t, "ancient-guardians")
    t.play()
    t.expect(monsters_on("tunguska") == ("skeleton", "zombie"))


@example("eldritch/phase-mythos.13", "Arrests Made in Murder Case!: a Weapon in a city, influence or prison")
def arrests_made_in_murder_case(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("has", seat=1, card="38-revolver")
    draw(t, "cup", "gug")
    mythos(t, "arrests-made-in-murder-case")
    t.arrange("dice", results="1 1")
    t.expect(things(1) == (), conditions(1) == ("detained",))


@example("eldritch/phase-mythos.13", "Burden of Greed: 1 Health for each Item that is kept")
def burden_of_greed(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("has", seat=1, card="holy-cross")
    t.arrange("has", seat=1, card="axe")
    draw(t, "cup", "gug")
    mythos(t, "burden-of-greed")
    t.play()
    t.choose("discard axe")
    t.expect(things(1) == ("holy-cross",), health(1) == 5)


@example("eldritch/phase-mythos.13", "From Bad to Worse: Health, Sanity and clues by conditions")
def from_bad_to_worse(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("has", seat=1, card="dark-pact", back="one-of-the-thousand")
    t.arrange("has", seat=1, card="leg-injury", back="stabbing-pain")
    t.arrange("has", seat=1, card="paranoia", back="agoraphobia")
    t.arrange("sheet", seat=1, clues=1)
    draw(t, "cup", "gug")
    mythos(t, "from-bad-to-worse")
    t.arrange("dice", results="6 6 6 6 6 6 6 6 6")
    t.choose("rest", "pass", "pass")
    t.expect(sanity(1) == 5, health(1) == 5, clues(1) == 0)


@example("eldritch/phase-mythos.13", "Haunting Nightmares: 2 Sanity and a madness, unless a clue is spent")
def haunting_nightmares(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    draw(t, "cup", "gug")
    mythos(t, "haunting-nightmares")
    t.choose("rest")
    t.expect(sanity(1) == 4)
    t.expect(how_many_conditions(1) == 1)


@example("eldritch/phase-mythos.13", "The World Shakes: 2 Health and delayed at and beside the expedition")
def the_world_shakes(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("expedition", place="tunguska")
    t.arrange("sheet", seat=1, space="space-16")
    draw(t, "cup", "gug")
    mythos(t, "the-world-shakes")
    t.play()
    t.expect(health(1) == 4, delayed(1) == True, health(2) == 6)  # noqa: E712


@example("eldritch/phase-mythos.13", "Tide of Despair: 2 Health and 2 Sanity, or a blessing")
def tide_of_despair(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("has", seat=1, card="blessed", back="visions-of-hypnos")
    draw(t, "cup", "gug")
    mythos(t, "tide-of-despair")
    t.arrange("dice", results="6")
    t.choose("rest", "discard-condition blessed")
    t.expect(conditions(1) == (), health(1) == 6, health(2) == 4, sanity(2) == 4)


@example("eldritch/phase-mythos.13", "Treacherous Magic: 1 Sanity for each Spell kept, and a madness")
def treacherous_magic(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("has", seat=1, card="wither", back="a")
    t.arrange("has", seat=1, card="shriveling", back="a")
    draw(t, "cup", "gug")
    mythos(t, "treacherous-magic")
    t.play()
    t.choose("discard wither")
    t.expect(things(1) == ("shriveling",), sanity(1) == 5, how_many_conditions(1) == 1)


@example("eldritch/reckoning.4", "Fractured Reality: without tokens doom for each gate, and it is over")
def fractured_reality_ends(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("ongoing", code="fractured-reality", tokens=1)
    t.arrange("gate", space="rome")
    t.arrange("gate", space="arkham")
    draw(t, "cup", "gug")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6 6")
    t.expect(doom() == 8, on_card("fractured-reality") == -1)


@example("eldritch/reckoning.4", "Growing Madness: a madness for the lead, and at the end 3 Sanity for all")
def growing_madness(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("ongoing", code="growing-madness", tokens=1)
    draw(t, "cup", "gug")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6 6")
    t.expect(sanity(2) == 3, on_card("growing-madness") == -1)


@example("eldritch/reckoning.4", "Faded From Society: the dearest assets leave the game")
def faded(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("ongoing", code="faded-from-society")
    t.arrange("reserve", cards="double-barreled-shotgun axe bandages whiskey")
    draw(t, "cup", "gug")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6 6")
    t.heard("eldritch-log-to-box", "eldritch/returned-to-box.1")
    t.expect(on_card("faded-from-society") == 3, pile("reserve").lacks("double-barreled-shotgun"))


@example("eldritch/reckoning.4", "Return of the Ancient Ones: a monster comes to its space")
def return_reckons(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("ongoing", code="return-of-the-ancient-ones")
    draw(t, "cup", "gug")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6 6")
    t.expect(monsters_on("space-19") == ("gug",))


@example("eldritch/reckoning.4", "The Wind-Walker: without tokens all are delayed and lose 6 Health")
def wind_walker_ends(t: ExampleTable) -> None:
    begin(t, LILY, MARK, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("ongoing", code="the-wind-walker", tokens=1)
    draw(t, "cup", "gug")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6 6")
    t.expect(on_card("the-wind-walker") == -1, health(2) == 2, who(1) == "")


@example("eldritch/reckoning.4", "Spreading Sickness: a Health token, and 1 Health for each")
def sickness(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("ongoing", code="spreading-sickness")
    draw(t, "cup", "gug")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6 6")
    t.expect(health(1) == 5, health(2) == 5)
    t.heard("eldritch-log-health-on", "eldritch/reckoning.4", n=1)


@example("eldritch/reckoning.4", "Web Between Worlds: without tokens the game is lost")
def web_ends(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("ongoing", code="web-between-worlds", tokens=1)
    draw(t, "cup", "gug")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6 6")
    t.ended(False, "eldritch-end-web")


@example("eldritch/reckoning.4", "Secrets of the Past: an expedition is lost at each reckoning")
def secrets(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("ongoing", code="secrets-of-the-past")
    draw(t, "cup", "gug")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6 6")
    t.expect(size("expedition") == 15)


@example("eldritch/phase-mythos.13", "Lost Knowledge: the Tick Tock Men come")
def lost_knowledge_comes(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    draw(t, "cup", "gug")
    mythos(t, "lost-knowledge")
    t.play()
    t.heard("eldritch-log-tokens-on", "eldritch/phase-mythos.12")
    t.expect(monsters_on("space-21") == ("tick-tock-men",))


@example("eldritch/phase-mythos.13", "The Wind-Walker comes")
def the_wind_walker_comes(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    draw(t, "cup", "gug")
    mythos(t, "the-wind-walker")
    t.play()
    t.expect(monsters_on("space-4") == ("wind-walker",))


@example("eldritch/phase-mythos.13", "Web Between Worlds: the Spinner of Webs comes")
def web_between_worlds_comes(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="azathoth", space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    draw(t, "cup", "gug")
    mythos(t, "web-between-worlds")
    t.play()
    t.expect(monsters_on("space-9") == ("spinner-of-webs",))


@example("eldritch/rumors.3", "The rumor of an epic monster ends with it")
def rumor_of_a_monster(t: ExampleTable) -> None:
    meet(t, LILY, "space-9")
    t.arrange("ongoing", code="web-between-worlds")
    t.arrange("monster", code="spinner-of-webs", space="space-9", lost=3)
    encounters(t)
    t.arrange("dice", results="6 6 1 6 1")
    t.play()
    t.expect(on_card("web-between-worlds") == -1, monsters_on("space-9") == ())
    t.choose("pass")


@example("eldritch/rumors.2", "Spreading Sickness: clues for all players, one less for each token")
def cure(t: ExampleTable) -> None:
    meet(t, LILY, "space-17")
    t.arrange("ongoing", code="spreading-sickness")
    t.arrange("tokens", on="spreading-sickness", kind="hurt", n=1)
    t.arrange("sheet", seat=1, clues=1)
    encounters(t)
    pick(t, "special")
    t.choose("yes")
    t.expect(clues(1) == 0, on_card("spreading-sickness") == -1)


@example("eldritch/rumors.1", "Return of the Ancient Ones: a clue binds a monster defeated there")
def return_bound(t: ExampleTable) -> None:
    meet(t, LILY, "space-19")
    t.arrange("ongoing", code="return-of-the-ancient-ones")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("monster", code="skeleton", space="space-19")
    encounters(t)
    t.arrange("dice", results="6 6 6 6 6")
    t.choose("pass", "pass", "bind return-of-the-ancient-ones")
    t.expect(on_card("return-of-the-ancient-ones") == -1, clues(1) == 0)
    t.heard("eldritch-log-trophy", "eldritch/spend.1", n=2)
    t.choose("pass")


@example("eldritch/rumors.2", "Fractured Reality: what closes a gate ends it")
def through_the_crack(t: ExampleTable) -> None:
    meet(t, LILY, "space-2")
    t.arrange("ongoing", code="fractured-reality")
    draw(t, "other-world", "other-world-8")
    encounters(t)
    t.arrange("dice", results="6 1 1 6 1")
    pick(t, "special")
    t.expect(on_card("fractured-reality") == -1)


@example("eldritch/mysteries.3", "Occult Research: a clue just gained lies on it")
def occult_research(t: ExampleTable) -> None:
    meet(t, LEO, "space-5", ancient="azathoth")
    t.arrange("mystery", code="occult-research")
    t.arrange("clue", space="space-5")
    draw(t, "research", "research-azathoth-2")
    encounters(t)
    t.arrange("dice", results="6 6 6")
    pick(t, "research")
    pick(t, "lay-down")
    t.expect(size("mystery-clues") == 1)


@example("eldritch/mysteries.3", "The Beyond One: a clue just gained lies on it")
def beyond_one(t: ExampleTable) -> None:
    meet(t, LEO, "space-5", ancient="yog-sothoth")
    t.arrange("mystery", code="the-beyond-one")
    t.arrange("clue", space="space-5")
    draw(t, "research", "research-yog-sothoth-4")
    encounters(t)
    t.arrange("dice", results="6 6 6")
    pick(t, "research")
    pick(t, "lay-down")
    t.heard("eldritch-log-clue-onto", "eldritch/spend.1")
    t.expect(size("mystery-clues") == 1)


@example("eldritch/mysteries.3", "Omen of Devastation: a clue for a gate of the omen that was closed")
def omen_of_devastation(t: ExampleTable) -> None:
    meet(t, LILY, "istanbul")
    t.arrange("mystery", code="omen-of-devastation")
    t.arrange("gate", space="istanbul")
    t.arrange("sheet", seat=1, clues=1)
    draw(t, "other-world", "other-world-6")
    encounters(t)
    t.arrange("dice", results="6 6")
    t.choose("other-world", "pass", "seal omen-of-devastation")
    t.expect(on_mystery() == 1, clues(1) == 0)
    t.choose("leave")


@example("eldritch/mysteries.3", "Where the Old Ones Broke Through: two Spells keep a closed gate")
def old_ones(t: ExampleTable) -> None:
    meet(t, LILY, "istanbul", ancient="yog-sothoth")
    t.arrange("mystery", code="where-the-old-ones-broke-through")
    t.arrange("gate", space="istanbul")
    t.arrange("has", seat=1, card="shriveling")
    t.arrange("has", seat=1, card="conjuration")
    draw(t, "other-world", "other-world-8")
    encounters(t)
    t.arrange("dice", results="6 1 1 6 1")
    t.choose("other-world", "bind where-the-old-ones-broke-through")
    t.expect(pile("mystery-gates") == ("gate-istanbul",), things(1) == ())
    t.heard("eldritch-log-gate-onto", "eldritch/mysteries.3", n=1)


@example("eldritch/mysteries.3", "Arcane Understanding: a clue and the Spell that was cast")
def arcane_understanding(t: ExampleTable) -> None:
    begin(t, LEO, ancient="yog-sothoth", space="arkham")
    t.arrange("mystery", code="arcane-understanding")
    t.arrange("has", seat=1, card="shriveling", back="b")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("dice", results="6 6")
    t.choose("cast shriveling", "pass", "understand arcane-understanding")
    t.expect(on_mystery() == 1, things(1) == (), clues(1) == 0)
    t.heard("eldritch-log-tokens-on", "eldritch/eldritch-tokens.1", n=1)


@example("eldritch/mysteries.3", "Hunting the Thousand: two clues, and the defeated monster lies on it")
def hunting(t: ExampleTable) -> None:
    meet(t, LILY, ancient="shub-niggurath")
    t.arrange("mystery", code="hunting-the-thousand")
    t.arrange("sheet", seat=1, clues=2)
    t.arrange("monster", code="skeleton", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 6 6 6 6")
    t.choose("pass", "pass", "keep hunting-the-thousand")
    t.expect(pile("mystery-monsters") == ("skeleton",), clues(1) == 0)
    t.heard("eldritch-log-trophy", "eldritch/spend.1", n=2)
    t.choose("pass")


@example("eldritch/eldritch-tokens.3", "Rituals in the Wild: observation and two clues move the token")
def rituals(t: ExampleTable) -> None:
    meet(t, LILY, "space-21", ancient="shub-niggurath")
    t.arrange("mystery", code="rituals-in-the-wild")
    t.arrange("tokens-at", space="space-21", n=1)
    t.arrange("sheet", seat=1, clues=2)
    encounters(t)
    t.arrange("dice", results="6 6")
    pick(t, "special")
    t.choose("pass", "yes")
    t.expect(on_mystery() == 1, tokens_on("space-21") == 0)


@example("eldritch/mysteries.3", "Watching the Stars: Cthylla comes")
def watching_the_stars(t: ExampleTable) -> None:
    begin(t, LILY, ancient="cthulhu", space="space-5", seed=2)
    t.arrange("mystery", code="rlyeh-risen", tokens=1, solved=0)
    draw(t, "mysteries", "watching-the-stars")
    mythos(t, "a-proposition")
    t.play()
    t.expect(monsters_on("space-12") == ("cthylla",))


@example("eldritch/mysteries.3", "Spawn of the Black Goat: Nug comes")
def spawn_of_the_black_goat(t: ExampleTable) -> None:
    begin(t, LILY, ancient="shub-niggurath", space="space-5", seed=2)
    t.arrange("mystery", code="hunting-the-thousand", tokens=1, solved=0)
    t.arrange("tokens", on="hunting-the-thousand", kind="hurt", n=2)
    draw(t, "mysteries", "spawn-of-the-black-goat")
    mythos(t, "a-proposition")
    t.play()
    t.expect(monsters_on("the-amazon") == ("nug",))


@example("eldritch/mysteries.3", "Spawn of Yog-Sothoth: the Dunwich Horror comes")
def spawn_of_yog_sothoth(t: ExampleTable) -> None:
    begin(t, LILY, ancient="yog-sothoth", space="space-5", seed=2)
    t.arrange("mystery", code="arcane-understanding", tokens=1, solved=0)
    draw(t, "mysteries", "spawn-of-yog-sothoth")
    mythos(t, "a-proposition")
    t.play()
    t.expect(monsters_on("arkham") == ("dunwich-horror",))


@example("eldritch/reckoning.3", "Yog-Sothoth: on a gate doom advances, unless a Spell is discarded")
def yog_reckons(t: ExampleTable) -> None:
    begin(t, LILY, ancient="yog-sothoth", space="arkham")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("gate", space="arkham")
    draw(t, "gate-stack", "gate-sydney")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6")
    t.play()
    t.expect(doom() == 9)


@example("eldritch/doom-awake.1", "Yog-Sothoth awake: gates go onto the sheet, and with three the game is lost")
def yog_awake(t: ExampleTable) -> None:
    begin(t, LILY, ancient="yog-sothoth", space="space-5")
    t.arrange("tracks", awake=1, omen=2)
    for city in ("arkham", "rome", "sydney"):
        t.arrange("gate", space=city)
    mythos(t, "a-proposition")
    t.ended(False, "eldritch-end-yog")


@example("eldritch/doom-awake.1", "Shub-Niggurath awake: a monster comes to her for each point of doom")
def shub_awake(t: ExampleTable) -> None:
    begin(t, LILY, ancient="shub-niggurath", space="space-5")
    t.arrange("tracks", awake=1, omen=2)
    t.arrange("monster", code="epic-shub-niggurath", space="the-heart-of-africa")
    t.arrange("gate", space="rome")
    draw(t, "cup", "gug skeleton")
    mythos(t, "a-proposition")
    t.play()
    t.heard("eldritch-log-doom-calls", "eldritch/doom-awake.1")
    t.expect(monsters_on("the-heart-of-africa") == ("epic-shub-niggurath", "gug"))


@example("eldritch/reckoning.3", "Cthulhu awake: 1 Sanity for each token on the sheet")
def cthulhu_awake(t: ExampleTable) -> None:
    begin(t, LILY, ancient="cthulhu", space="space-5", seed=2)
    t.arrange("tracks", awake=1)
    t.arrange("tokens-at", space="sheet", n=2)
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6")
    t.play()
    t.expect(sanity(1) == 4)


@example("eldritch/final-mystery.1", "Yog-Sothoth: with the last token on the sheet the game is won")
def yog_final(t: ExampleTable) -> None:
    begin(t, LILY, ancient="yog-sothoth", space="arkham")
    t.arrange("tracks", awake=1)
    t.arrange("mystery", code="", solved=3)
    t.arrange("gate", space="arkham")
    draw(t, "special", "special-yog-sothoth-5")
    encounters(t)
    t.arrange("dice", results="6 6 6")
    pick(t, "special")
    t.ended(True, "eldritch-end-final")
