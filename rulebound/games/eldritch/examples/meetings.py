"""Where investigators and cards meet: one finishes what another began, two cards answer one blow, the last copy."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    ACTION,
    CHARLIE,
    DIANA,
    ENCOUNTER,
    JACQUELINE,
    JIM,
    LEO,
    LILY,
    MARK,
    begin,
    clues,
    clues_on,
    conditions,
    delayed,
    draw,
    encounters,
    fallen_at,
    gates_open,
    health,
    how_many_conditions,
    lost,
    meet,
    monsters_on,
    sanity,
    size,
    space,
    things,
    tickets,
    who,
)

UNLESS, REACT = "core-prompt-unless", "core-prompt-react"


# ------------------------------------------------------------------ in the action phase


@example("eldritch/travel.1 eldritch/paths.1", "No ticket is good for an uncharted path")
def no_ticket_for_that(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="arkham")
    t.arrange("sheet", seat=1, train=1, ship=1)
    t.choose("travel space-5")
    t.asked(1, "eldritch-prompt-ticket")
    t.offered("train san-francisco", "train arkham")
    t.not_offered("train space-4", "ship space-4")


@example("eldritch/actions.2 eldritch/investigator-charlie-kane.1", "Charlie's gift after one's turn: no action again")
def another_kind_of_action(t: ExampleTable) -> None:
    begin(t, LILY, CHARLIE, space="arkham")
    t.arrange("card", code="puzzle-box", to="reserve")
    t.choose("rest", "prepare-ship", "pull-strings charlie-kane")
    t.asked(1, ACTION, n=1)
    t.refused("rest", "eldritch/actions.2")
    t.refused("prepare-train", "eldritch/actions.2")
    t.offered("acquire", "travel london", "pass")


@example("eldritch/defeated-other.5", "Charlie falls by what comes of his gift: his turn is over, the other's is not")
def a_gift_too_many(t: ExampleTable) -> None:
    begin(t, CHARLIE, DIANA, JIM, space="arkham")
    t.arrange("sheet", seat=1, health=3)
    t.arrange("has", seat=2, card="plumb-the-void", back="a")
    t.arrange("dice", results="1 1 1")
    t.choose("pull-strings charlie-kane", "help diana-stanley", "cast plumb-the-void", "send charlie-kane")
    t.expect(who(1) == "", fallen_at(CHARLIE) == "arkham")
    t.choose("lead diana-stanley", seat=1)
    t.asked(2, ACTION, n=2)


@example("eldritch/local-action.3 eldritch/conflicts.4", "Talked free before one's turn: both actions are there")
def free_in_time(t: ExampleTable) -> None:
    begin(t, CHARLIE, LILY, space="arkham")
    t.arrange("has", seat=2, card="detained", back="starvation")
    t.arrange("dice", results="6 1 1 1")
    t.choose("talk detained", "pass")
    t.asked(2, ACTION, n=2)
    t.expect(conditions(2) == (), unchanged=True)
    t.offered("rest", "travel london")


@example(
    "eldritch/delayed.4 eldritch/encounters.5", "Delayed and Detained: one stands up, and the prison is still there"
)
def both_at_once(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="arkham")
    t.arrange("sheet", seat=1, delayed=1)
    t.arrange("has", seat=1, card="detained", back="starvation")
    t.arrange("phase", name="action")
    t.asked(2, ACTION)
    t.expect(delayed(1) == False, unchanged=True)  # noqa: E712
    t.arrange("dice", results="6 1 1")
    t.choose("pass")
    t.heard("eldritch-log-turned", "eldritch/flipping.1")
    t.expect(conditions(1) == ())


@example("eldritch/reserve.3 eldritch/component-limits.8", "No asset in the deck: what is discarded comes back at once")
def there_and_back(t: ExampleTable) -> None:
    begin(t, LEO, space="arkham")
    t.arrange("reserve", cards="axe whiskey kerosene bandages")
    t.arrange("gone", pile="assets", n=0)
    t.arrange("dice", results="6 1")
    t.choose("acquire", "no-loan", "discard axe")
    t.heard("eldritch-log-reserve", "eldritch/reserve.3")
    t.expect(size("reserve") == 4, size("assets-discard") == 0, unchanged=True)


@example("eldritch/double-sided-cards.1 eldritch/trade.1", "A Spell that is traded keeps its other side")
def the_same_back(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("has", seat=1, card="shriveling", back="b")
    t.choose("trade jim-culver", "give shriveling", "agree", "pass")
    t.arrange("dice", results="1 1 1")
    t.choose("cast shriveling")
    t.expect(health(2) == 5)


@example("eldritch/component-limits.1 eldritch/gaining.8", "Blessing of Isis: three blessings for four, and no more")
def one_goes_without(t: ExampleTable) -> None:
    begin(t, DIANA, JIM, LILY, MARK, space="rome")
    t.arrange("has", seat=1, card="blessing-of-isis", back="b")
    t.arrange("dice", results="6 6 6")
    t.choose("cast blessing-of-isis", "bless mark-harrigan", "next diana-stanley", "rest")
    t.expect(conditions(4) == ("blessed",), conditions(1) == ("blessed",), conditions(2) == ("blessed",))
    t.expect(how_many_conditions(3) == 0, unchanged=True)
    t.heard("eldritch-log-none-named", "eldritch/gaining.8")


# ------------------------------------------------------------------ in combat


@example("eldritch/possessions.3", "Bandages and a Flesh Ward against one blow: each takes its part")
def two_against_a_blow(t: ExampleTable) -> None:
    begin(t, LILY, JACQUELINE, space="arkham")
    t.arrange("sheet", seat=2, space="rome")
    t.arrange("has", seat=1, card="bandages")
    t.arrange("has", seat=2, card="flesh-ward", back="b")
    t.arrange("monster", code="riot", space="arkham")
    encounters(t)
    t.arrange("dice", results="1 6 1 1 1")
    t.choose("no", "bind bandages", "cast flesh-ward")
    t.asked(2, ENCOUNTER)
    t.expect(health(1) == 6, unchanged=True)


@example("eldritch/combat-encounters.6", "A Ghoul whose whole damage is prevented frightens nobody")
def not_a_scratch(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="bandages")
    t.arrange("monster", code="ghoul", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 1 1 1 1 1 1 1")
    t.choose("bind bandages")
    t.asked(2, ENCOUNTER)
    t.expect(conditions(1) == (), unchanged=True)


@example("eldritch/combat-encounters.4 eldritch/defeated-other.5", "Who falls to the horror strikes no blow")
def no_blow_struck(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("sheet", seat=1, sanity=1)
    t.arrange("monster", code="shoggoth", space="arkham")
    encounters(t)
    t.arrange("dice", results="1 1 1")
    t.expect(who(1) == "", fallen_at(LILY) == "arkham", lost("shoggoth") == 0)


@example("eldritch/spells.2 eldritch/tests.6", "Wither: its bonus ends with the fight, and it may be cast on the next")
def once_for_each(t: ExampleTable) -> None:
    meet(t, DIANA)
    t.arrange("has", seat=1, card="wither", back="b")
    t.arrange("monster", code="riot", space="arkham", lost=2)
    t.arrange("monster", code="skeleton", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 1 1 1 6 1 1")
    t.choose("fight riot", "cast wither", "no")
    t.asked(1, REACT)
    t.offered("cast wither")
    t.arrange("dice", results="6 1 1")
    t.choose("pass")
    t.heard("eldritch-log-test", n=1)


@example("eldritch/monsters.5 eldritch/defeated.1", "Lightning Gun: the last Health on both sides goes at once")
def both_fall(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="arkham")
    t.arrange("has", seat=1, card="lightning-gun")
    t.arrange("sheet", seat=1, health=1)
    t.arrange("monster", code="ghoul", space="arkham")
    t.choose("discharge lightning-gun")
    t.expect(who(1) == "", monsters_on("arkham") == ())
    t.asked(2, ACTION)


# ------------------------------------------------------------------ in other encounters


@example("eldritch/defeated-other.6", "Who fell this phase can be found by the next in the same phase")
def found_at_once(t: ExampleTable) -> None:
    meet(t, LILY, "rome")
    t.arrange("sheet", seat=1, sanity=1)
    t.arrange("has", seat=1, card="axe")
    draw(t, "general", "general-10")
    encounters(t)
    t.arrange("dice", results="1 1 1")
    t.choose("general")
    t.asked(2, ENCOUNTER)
    t.arrange("dice", results="1 1 1")
    t.choose("body body lily-chen")
    t.expect(things(2) == ("axe",), fallen_at(LILY) == "")


@example("eldritch/defeated-other.6 eldritch/prepare-for-travel.4", "What they had may be too much: a ticket goes")
def too_much_to_carry(t: ExampleTable) -> None:
    meet(t, LILY, "rome")
    t.arrange("sheet", seat=1, train=1, ship=1)
    t.arrange("has", seat=1, card="wither")
    t.arrange("body", code=DIANA, space="rome", has="wither axe", train=1)
    encounters(t)
    t.choose("body body diana-stanley")
    t.asked(1, "eldritch-prompt-drop-ticket")
    t.arrange("dice", results="1 1 1")
    t.choose("drop ship")
    t.expect(tickets(1) == (2, 0), things(1) == ("wither", "axe"))


@example("eldritch/clues.5", "Two clues on a space: one is looked into, the other stays")
def one_of_two(t: ExampleTable) -> None:
    meet(t, LILY, "rome")
    first, second = t.arrange("clue", space="rome"), t.arrange("clue", space="rome")
    draw(t, "research", "research-azathoth-3")
    encounters(t)
    t.offered(f"research {first}", f"research {second}")
    t.arrange("dice", results="6 1")
    t.choose(f"research {second}")
    t.expect(clues(1) == 1, clues_on("rome") == 1)


@example("eldritch/faq-8 eldritch/delayed.1", "Who is delayed already cannot become so as a way out")
def no_way_out_for_the_delayed(t: ExampleTable) -> None:
    meet(t, LILY, "rome")
    t.arrange("sheet", seat=1, delayed=1)
    t.arrange("gate", space="rome")
    draw(t, "other-world", "other-world-12")
    encounters(t)
    t.arrange("dice", results="1 1")
    t.choose("other-world")
    t.asked(2, ENCOUNTER)
    t.expect(sanity(1) == 4)


@example("eldritch/investigator-mark-harrigan.2", "Mark takes a delay as the way out, and is delayed")
def his_own_choice(t: ExampleTable) -> None:
    meet(t, MARK, "rome")
    t.arrange("gate", space="rome")
    draw(t, "other-world", "other-world-12")
    encounters(t)
    t.arrange("dice", results="1 1")
    t.choose("other-world")
    t.asked(1, UNLESS)
    t.choose("become-delayed")
    t.expect(delayed(1) == True)  # noqa: E712


@example("eldritch/investigator-mark-harrigan.2", "Mark pays no price to escape a delay, and escapes it all the same")
def nothing_for_nothing(t: ExampleTable) -> None:
    meet(t, MARK, "rome")
    t.arrange("gate", space="rome")
    draw(t, "other-world", "other-world-21")
    encounters(t)
    t.arrange("dice", results="6")
    t.choose("other-world", "delayed")
    t.heard("eldritch-log-not-delayed", "eldritch/investigator-mark-harrigan.2")
    t.expect(delayed(1) == False, gates_open() == ("rome",), clues(1) == 2, unchanged=True)  # noqa: E712


@example("eldritch/possessions.1 eldritch/gaining.9", "Charter Flight from an encounter: it flies at once")
def off_at_once(t: ExampleTable) -> None:
    meet(t, LILY, "rome")
    t.arrange("sheet", seat=2, space="tokyo")
    t.arrange("reserve", cards="axe charter-flight dynamite urban-guide")
    draw(t, "general", "general-12")
    encounters(t)
    t.arrange("dice", results="6 1")
    t.choose("general", "from-reserve service", "move london", "move arkham")
    t.expect(space(1) == "arkham", size("assets-discard") == 1, size("reserve") == 4)
