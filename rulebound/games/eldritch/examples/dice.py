"""Tests: how many dice, what counts, what may be rolled again; dice that are no test."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    ACTION,
    JIM,
    LEO,
    LOLA,
    MARK,
    REROLL,
    TRISH,
    begin,
    clues,
    conditions,
    dice,
    dice_to_roll,
    draw,
    encounters,
    health,
    how_many_things,
    meet,
    sanity,
    things,
)


def talk(t: ExampleTable, results: str, who: str = MARK, clue: int = 1, improved: str = "") -> None:
    """Somebody tests influence to pay a Debt, and may roll dice again for clues."""
    begin(t, who, space="arkham")
    t.arrange("has", seat=1, card="debt", back="hitmen")
    t.arrange("sheet", seat=1, clues=clue, improved=improved)
    t.arrange("dice", results=results)
    t.choose("pay debt")


def read_card(t: ExampleTable, card: str, results: str, who: str = MARK, clue: int = 0) -> None:
    """Somebody has the American encounter of a card in Arkham."""
    meet(t, who)
    t.arrange("sheet", seat=1, clues=clue)
    draw(t, "america", card)
    encounters(t)
    t.arrange("dice", results=results)
    t.choose("america")


# ------------------------------------------------------------------ how many dice


@example("eldritch/tests.2 eldritch/tests.8", "As many dice as the skill says")
def skill_dice(t: ExampleTable) -> None:
    talk(t, "1 2 3", TRISH)
    t.asked(1, REROLL)
    t.expect(dice() == (1, 2, 3))


@example("eldritch/skills.1", "Each skill by itself: against a riot one die of influence, one of strength")
def five_skills(t: ExampleTable) -> None:
    meet(t, MARK)
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("monster", code="riot", space="arkham")
    encounters(t)
    t.arrange("dice", results="1 1")
    t.choose("yes")
    t.expect(dice() == (1,))
    t.choose("pass")
    t.asked(1, REROLL)
    t.expect(dice_to_roll() == 1, unchanged=True)


@example("eldritch/tests.4", "The modifier is added: lore 1 and +1 are two dice")
def modifier_added(t: ExampleTable) -> None:
    read_card(t, "america-3", "1 1", clue=1)
    t.asked(1, REROLL)
    t.expect(dice() == (1, 1))


@example("eldritch/tests.4", "Or taken off: will 4 and -1 are three dice")
def modifier_taken_off(t: ExampleTable) -> None:
    meet(t, MARK, "san-francisco")
    t.arrange("sheet", seat=1, clues=1)
    draw(t, "america", "america-2")
    encounters(t)
    t.arrange("dice", results="1 1 1")
    t.choose("america")
    t.asked(1, REROLL)
    t.expect(dice() == (1, 1, 1))


@example("eldritch/tests.3 eldritch/tests.5", "An improvement is added")
def improvement_added(t: ExampleTable) -> None:
    talk(t, "1 1 1 1", improved="influence:2")
    t.asked(1, REROLL)
    t.expect(dice() == (1, 1, 1, 1))


@example(
    "eldritch/tests.6 eldritch/faq-2",
    "Of several bonuses the highest counts; what else those cards do is done beside it",
)
def highest_bonus(t: ExampleTable) -> None:
    meet(t, MARK)
    t.arrange("has", seat=1, card="bull-whip")
    t.arrange("has", seat=1, card="45-automatic")
    t.arrange("monster", code="ghoul", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 6 6 6 6 1 1 1 1 1 1 1")
    t.asked(1, REROLL)
    t.expect(dice() == (1, 1, 1, 1, 1, 1, 1))
    t.offered("reroll bull-whip")


@example("eldritch/tests.6", "A bonus for another sort of test does not count")
def bonus_of_its_sort(t: ExampleTable) -> None:
    begin(t, TRISH, space="arkham")
    t.arrange("has", seat=1, card="arcane-manuscripts")
    t.arrange("has", seat=1, card="cultes-des-goules")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("dice", results="1")
    t.choose("read cultes-des-goules")
    t.asked(1, REROLL)
    t.heard("eldritch-log-roll", "eldritch/tests.8")
    t.expect(dice() == (1,))


@example("eldritch/tests.7", "Additional dice are all added")
def additional_dice(t: ExampleTable) -> None:
    begin(t, JIM, LEO, space="tunguska")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("monster", code="skeleton", space="tunguska")
    encounters(t)
    t.arrange("dice", results="1 1 1 1 1")
    t.asked(1, REROLL)
    t.expect(dice() == (1, 1, 1, 1, 1))


@example("eldritch/tests.9", "At least one die: lore 1 and -1")
def at_least_one(t: ExampleTable) -> None:
    meet(t, MARK, "space-5")
    t.arrange("sheet", seat=1, clues=1)
    draw(t, "general", "general-6")
    encounters(t)
    t.arrange("dice", results="1")
    t.asked(1, REROLL)
    t.expect(dice() == (1,))


# ------------------------------------------------------------------ the result


@example("eldritch/tests.11 eldritch/tests.12", "A five is a success, and one success passes")
def a_five(t: ExampleTable) -> None:
    talk(t, "5 1", clue=0)
    t.expect(conditions(1) == ())
    t.heard("eldritch-log-passed", "eldritch/tests.11")


@example("eldritch/tests.11", "A four is none")
def a_four(t: ExampleTable) -> None:
    talk(t, "4 4", clue=0)
    t.heard("eldritch-log-failed", "eldritch/tests.11")
    t.expect(conditions(1) == ("debt",), unchanged=True)


@example("eldritch/tests.11", "For the blessed a four is one as well")
def blessed(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="debt", back="hitmen")
    t.arrange("has", seat=1, card="blessed", back="visions-of-hypnos")
    t.arrange("dice", results="4 1")
    t.choose("pay debt")
    t.expect(conditions(1) == ("blessed",))


@example("eldritch/tests.11", "For the cursed only a six is")
def cursed(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="debt", back="hitmen")
    t.arrange("has", seat=1, card="cursed", back="harried")
    t.arrange("dice", results="5 5")
    t.choose("pay debt")
    t.heard("eldritch-log-failed")
    t.expect(conditions(1) == ("debt", "cursed"), unchanged=True)


@example("eldritch/tests.12", "Failed, what the text says for failing")
def failing(t: ExampleTable) -> None:
    read_card(t, "america-5", "1 1")
    t.expect(health(1) == 7)


@example("eldritch/tests.13", "Where it says nothing for failing, nothing happens")
def nothing_for_failing(t: ExampleTable) -> None:
    read_card(t, "america-3", "1 1")
    t.heard("eldritch-log-failed")
    t.expect(things(1) == (), conditions(1) == (), health(1) == 8, sanity(1) == 4, unchanged=True)


@example("eldritch/tests.15", "What stands before the test happens whatever it brings")
def whatever_it_brings(t: ExampleTable) -> None:
    read_card(t, "america-2", "1 1 1 1 1")
    t.expect(conditions(1) == ("paranoia",), how_many_things(1) == 1)


# ------------------------------------------------------------------ rolling again


@example("eldritch/reroll.1", "The new result counts, even if it is worse")
def worse(t: ExampleTable) -> None:
    talk(t, "5 1")
    t.arrange("dice", results="2")
    t.choose("reroll clue", "die 5 2")
    t.heard("eldritch-log-failed")
    t.expect(conditions(1) == ("debt",), clues(1) == 0, unchanged=True)


@example("eldritch/clues.6", "A clue for a die, as often as there are clues")
def clue_after_clue(t: ExampleTable) -> None:
    talk(t, "1 1", clue=2)
    t.arrange("dice", results="2 6")
    t.choose("reroll clue")
    t.expect(clues(1) == 1, dice() == (2, 1))
    t.choose("reroll clue", "die 1 1")
    t.expect(clues(1) == 0, conditions(1) == ())


@example("eldritch/reroll.2", "Each means to roll again by itself, until none is left")
def each_by_itself(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="debt", back="hitmen")
    t.arrange("has", seat=1, card="lucky-rabbits-foot")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("dice", results="1 1 2 3")
    t.choose("pay debt", "reroll lucky-rabbits-foot")
    t.heard("eldritch-log-reroll-by", "eldritch/reroll.2")
    t.offered("reroll clue")
    t.not_offered("reroll lucky-rabbits-foot")
    t.choose("reroll clue", "die 1 1")
    t.asked(1, ACTION)
    t.expect(clues(1) == 0, unchanged=True)


@example("eldritch/reroll.3 eldritch/faq-6", "Dice that are no test are not rolled again")
def no_test(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="cat-burglar")
    t.arrange("has", seat=1, card="lucky-rabbits-foot")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("dice", results="3")
    t.choose("send cat-burglar")
    t.asked(1, ACTION, n=1)
    t.heard("eldritch-log-die", "eldritch/faq-6")
    t.expect(things(1) == ("cat-burglar", "lucky-rabbits-foot"), clues(1) == 1, unchanged=True)


@example("eldritch/faq-6", "Nor does a curse change them: a die of 5 cures an injury of the cursed")
def no_test_no_curse(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="cursed", back="harried")
    t.arrange("has", seat=1, card="leg-injury", back="twisted-knee")
    t.arrange("dice", results="5")
    t.choose("rest", "rest leg-injury")
    t.expect(conditions(1) == ("cursed",))


@example(
    "eldritch/faq-5 eldritch/investigator-lola-hayes.2",
    "An additional die is declared before the roll",
)
def before_the_roll(t: ExampleTable) -> None:
    begin(t, LOLA, space="arkham")
    t.arrange("has", seat=1, card="debt", back="hitmen")
    t.arrange("sheet", seat=1, clues=1)
    t.choose("pay debt")
    t.expect(dice() == (), dice_to_roll() == 4)
    t.arrange("dice", results="1 1 1 1 1")
    t.choose("encourage lola-hayes")
    t.asked(1, REROLL)
    t.expect(dice() == (1, 1, 1, 1, 1))
    t.not_offered("encourage lola-hayes")


@example("eldritch/faq-13", "What helps with Spells helps with the test on the front of one")
def helps_with_spells(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="arcane-manuscripts")
    t.arrange("has", seat=1, card="shriveling", back="b")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("dice", results="1 1")
    t.choose("cast shriveling")
    t.asked(1, REROLL)
    t.expect(dice() == (1, 1))


@example("eldritch/health-and-sanity.6", "What is spent cannot be prevented")
def spent_not_lost(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="cultes-des-goules")
    t.arrange("has", seat=1, card="whiskey")
    t.arrange("dice", results="6")
    t.choose("read cultes-des-goules", "do")
    t.asked(1, ACTION)
    t.expect(sanity(1) == 3, things(1) == ("cultes-des-goules", "whiskey"))


@example("eldritch/possessions.3", "An ability without a number is used once each time")
def once_each_time(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="leg-injury", back="twisted-knee")
    t.arrange("sheet", seat=1, sanity=2)
    t.arrange("dice", results="1")
    t.choose("rest", "rest leg-injury")
    t.asked(1, ACTION)
    t.expect(conditions(1) == ("leg-injury",), unchanged=True)
