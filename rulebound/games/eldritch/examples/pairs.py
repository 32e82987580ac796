"""What playing every possession, Spell and condition, alone and beside others, has settled."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    ACTION,
    CHARLIE,
    ENCOUNTER,
    LEO,
    LILY,
    REROLL,
    begin,
    clues,
    conditions,
    draw,
    encounters,
    happening,
    meet,
    pick,
    sanity,
    things,
)

REACT = "core-prompt-react"


@example("eldritch/possessions.3", "Bandages: it is told how much is about to be lost")
def how_much(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="bandages")
    t.arrange("monster", code="gug", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 6 6 1 1")
    t.asked(1, REACT)
    t.expect(happening("health") == 3, happening("sanity") == 0)


@example("eldritch/tests.6", "Carbine Rifle: before the roll the skill and the dice are told")
def how_many_dice(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="carbine-rifle")
    t.arrange("monster", code="gug", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 6 6")
    t.asked(1, REACT)
    t.expect(happening("n") == 2, happening("lowest") == 5)


@example("eldritch/investigator-charlie-kane.2", "What Charlie buys for somebody is told by his own clause")
def bought_for_leo(t: ExampleTable) -> None:
    begin(t, CHARLIE, LEO, space="san-francisco")
    t.arrange("reserve", cards="axe bandages whiskey kerosene")
    t.arrange("dice", results="6 1 1 1")
    t.choose("acquire", "no-loan", "buy bandages", "for leo-anderson")
    t.heard("eldritch-log-gains", "eldritch/investigator-charlie-kane.2")
    t.expect(things(2) == ("bandages",))


@example("eldritch/gaining.8", "Cat Burglar: with nothing to be had in the reserve, that is told")
def nothing_to_steal(t: ExampleTable) -> None:
    begin(t, LILY, space="arkham")
    t.arrange("has", seat=1, card="cat-burglar")
    t.arrange("reserve", cards="witch-doctor urban-guide private-care sanctuary")
    t.arrange("dice", results="5")
    t.choose("send cat-burglar")
    t.heard("eldritch-log-none", "eldritch/gaining.8")


# ------------------------------------------------------------------ Spells as an encounter begins


@example("eldritch/faq-10", "Mists of Releh: without a monster there nobody is asked whether to pass it by")
def mists_over_nothing(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="mists-of-releh", back="b")
    encounters(t)
    t.arrange("dice", results="6 1")
    t.choose("cast mists-of-releh")
    t.asked(1, ENCOUNTER)
    t.expect(sanity(1) == 5)


@example("eldritch/encounters.4", "Clairvoyance: a clue where one stands is offered once")
def nothing_far_about_it(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="clairvoyance", back="b")
    t.arrange("clue", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 1")
    t.choose("cast clairvoyance")
    t.offered("research clue-arkham")
    t.not_offered("research-far clue-arkham")


# ------------------------------------------------------------------ what would bring nothing


@example("eldritch/possessions.3", "King James Bible: with no Sanity missing nothing is told of it")
def no_comfort_needed(t: ExampleTable) -> None:
    begin(t, LILY, space="arkham")
    t.arrange("has", seat=1, card="king-james-bible")
    t.arrange("sheet", seat=1, sanity=5)
    t.choose("rest")
    t.not_heard("core-log-forced")
    t.expect(sanity(1) == 6)


@example("eldritch/possessions.3", "Sword of Saint Jerome: with no Sanity missing nothing is told of it")
def no_heart_needed(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="sword-of-saint-jerome")
    t.arrange("has", seat=1, card="lodge-researcher")
    t.arrange("monster", code="skeleton", space="arkham")
    t.arrange("sheet", seat=1, clues=1)
    encounters(t)
    t.arrange("dice", results="6 6 6 1 1 6 6 1 1 1 1 1 1")
    t.choose("pass", "pass")
    t.asked(1, ENCOUNTER)
    t.expect(clues(1) == 2)


@example("eldritch/tests.11", "What may go either way is never called certain")
def never_certain(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="lightning-gun")
    t.arrange("has", seat=1, card="blessed")
    t.arrange("monster", code="skeleton", space="arkham")
    t.arrange("sheet", seat=1, improved="strength:2", clues=1)
    encounters(t)
    t.arrange("dice", results="6 6 6 6 6 6 6 6 6 6 6 6 6 6")
    t.choose("pass")
    t.heard("eldritch-log-test", "eldritch/tests.2", n=10, chance=99)
    t.asked(1, REROLL)


@example("eldritch/possessions.3", "Glass of Mortlan: not against what ambushes in the middle of a Spell")
def glass_is_for_spells(t: ExampleTable) -> None:
    begin(t, LEO, LILY, ancient="cthulhu", space="arkham")
    t.arrange("has", seat=1, card="glass-of-mortlan")
    t.arrange("has", seat=1, card="blessing-of-isis", back="a")
    t.arrange("has", seat=1, card="cursed", back="harried")
    draw(t, "cup", "cultist")
    t.arrange("dice", results="1 6 6 6")
    t.choose("cast blessing-of-isis", "bless leo-anderson")
    t.asked(1, ACTION, n=1)
    t.expect(sanity(1) == 5, conditions(1) == ("cursed",))


# ------------------------------------------------------------------ from one hand into another


@example("eldritch/defeated-other.6", "Lucky Rabbit's Foot: used by who fell, it is used for this round")
def used_up_by_the_fallen(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="arkham")
    t.arrange("has", seat=1, card="lucky-rabbits-foot")
    t.arrange("sheet", seat=1, health=1)
    t.arrange("sheet", seat=2, clues=1)
    t.arrange("monster", code="gug", space="arkham", lost=3)
    encounters(t)
    t.arrange("dice", results="1 6 6 6 6 1 1 1 1 1 1 1 1 1")
    t.choose("reroll lucky-rabbits-foot", "die 1 1")
    t.asked(2, ENCOUNTER)
    t.choose("body body lily-chen")
    t.asked(2, REROLL)
    t.expect(things(2) == ("lucky-rabbits-foot",))
    t.not_offered("reroll lucky-rabbits-foot")


@example("eldritch/spend.1", "The Silver Key: a clue less where clues are spent for successes")
def key_to_the_gate(t: ExampleTable) -> None:
    begin(t, LILY, ancient="yog-sothoth", space="arkham")
    t.arrange("tracks", awake=1)
    t.arrange("mystery", code="", solved=3)
    t.arrange("gate", space="arkham")
    t.arrange("has", seat=1, card="the-silver-key")
    t.arrange("sheet", seat=1, clues=1)
    draw(t, "special", "special-yog-sothoth-2")
    encounters(t)
    t.arrange("dice", results="6 6 6 1")
    pick(t, "special")
    t.choose("pass", "pass", "2")
    t.heard("eldritch-log-tokens-on", "eldritch/special-encounters.1")
    t.ended(True, "eldritch-end-final")
