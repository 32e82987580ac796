"""What comes to nothing says so, and why; and what nobody can use is not offered."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    ACTION,
    AKACHI,
    ENCOUNTER,
    JIM,
    LEO,
    LILY,
    MARK,
    begin,
    clues,
    conditions,
    draw,
    encounters,
    health,
    lost,
    meet,
    monsters_on,
    mythos,
    offered_words,
    on_mystery,
    pile,
    sanity,
    solved,
    space,
    things,
    who,
)

OMEN = "omen-of-good-fortune"
MOVE_OMEN = "eldritch-prompt-move-omen"


# ------------------------------------------------------------------ what one has or is already


@example("eldritch/conditions.3", "Paranoia comes to somebody who is paranoid: nothing is gained, and all are told why")
def paranoid_already(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="paranoia")
    t.arrange("monster", code="ghoul", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 6 6 6 1 1 1 1")
    t.asked(2, ENCOUNTER)
    t.heard("eldritch-log-has-already", "eldritch/conditions.3")
    t.expect(conditions(1) == ("paranoia",), unchanged=True)
    t.expect(health(1) == 4)


@example("eldritch/delayed.1", "Who is delayed and ought to be delayed once more stays as they are")
def delayed_already(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="rome")
    t.arrange("sheet", seat=1, delayed=1)
    t.arrange("dice", results="1 6")
    mythos(t, "the-bermuda-triangle")
    draw(t, "cup", "gug")
    t.play()
    t.heard("eldritch-log-delayed-already", "eldritch/delayed.1")
    t.expect(space(1) == "space-8")


@example("eldritch/health-and-sanity.2", "Lodge Researcher: with no Sanity missing only the clue is gained")
def nothing_missing(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="lodge-researcher")
    t.arrange("monster", code="riot", space="arkham", lost=2)
    encounters(t)
    t.arrange("dice", results="6 6 6 6")
    t.choose("no")
    t.heard("eldritch-log-nothing-to-recover", "eldritch/health-and-sanity.2")
    t.asked(1, ENCOUNTER)
    t.expect(clues(1) == 1)
    t.expect(sanity(1) == 6, unchanged=True)


@example("eldritch/reckoning.2", "A Shoggoth that has lost nothing recovers nothing")
def unhurt(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("monster", code="shoggoth", space="tokyo")
    mythos(t, OMEN)
    draw(t, "cup", "gug")
    draw(t, "gate-stack", "gate-sydney")
    t.asked(1, MOVE_OMEN)
    t.heard("eldritch-log-monster-unhurt", "eldritch/reckoning.2")
    t.expect(lost("shoggoth") == 0, unchanged=True)
    t.expect(monsters_on("sydney") == ("gug",))


@example("eldritch/improve-skill.2", "With every skill at +2 there is nothing left to improve")
def all_improved(t: ExampleTable) -> None:
    meet(t, LILY, space="san-francisco")
    t.arrange("sheet", seat=1, improved="lore:2 influence:2 observation:2 strength:2 will:2")
    draw(t, "america", "america-2")
    encounters(t)
    t.arrange("dice", results="6 6 6 6")
    t.choose("america")
    t.heard("eldritch-log-all-improved", "eldritch/improve-skill.2")
    t.expect(pile("america-discard") == ("america-2",))


# ------------------------------------------------------------------ what one has not


@example("eldritch/discarding.12", "The Storm: who has no clue loses none")
def no_clue_to_lose(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("ongoing", code="mysterious-lights")
    t.arrange("sheet", seat=2, clues=1)
    mythos(t, "the-storm")
    draw(t, "cup", "gug")
    t.play()
    t.heard("eldritch-log-no-clues-to-lose", "eldritch/discarding.12")
    t.expect(clues(2) == 0)


@example("eldritch/discarding.12", "A general encounter takes an Item of somebody who has none")
def no_item_to_lose(t: ExampleTable) -> None:
    meet(t, LILY)
    draw(t, "general", "general-8")
    encounters(t)
    t.arrange("sheet", seat=1, sanity=3)
    t.arrange("dice", results="1 1 1")
    t.choose("general")
    t.heard("eldritch-log-nothing-to-discard", "eldritch/discarding.12")
    t.expect(sanity(1) == 5)


@example("eldritch/spend.2", "All For Nothing: the group has not clues enough, and is told so")
def group_too_poor(t: ExampleTable) -> None:
    begin(t, LILY, JIM, LEO, space="rome")
    t.arrange("mystery", code="occult-research", solved=1)
    t.arrange("sheet", seat=1, clues=1)
    mythos(t, "all-for-nothing")
    draw(t, "cup", "gug")
    t.play()
    t.heard("eldritch-log-group-cannot", "eldritch/spend.2", n=2)
    t.expect(solved() == 0)
    t.expect(clues(1) == 1, unchanged=True)


@example("eldritch/spend.2 eldritch/special-encounters.3", "Seed of the Daemon Sultan, found with one clue too few")
def dug_for_nothing(t: ExampleTable) -> None:
    meet(t, LILY, space="tunguska")
    t.arrange("mystery-token", space="tunguska")
    t.arrange("sheet", seat=1, clues=1)
    encounters(t)
    t.arrange("dice", results="6 6")
    t.choose("special seed-of-the-daemon-sultan", "pass")
    t.heard("eldritch-log-too-few-clues", "eldritch/spend.2", n=2)
    t.expect(on_mystery() == 0, unchanged=True)
    t.asked(2, ENCOUNTER)


@example("eldritch/complex-encounters.3 eldritch/spend.2", "Another world that asks for a clue, and nobody has one")
def no_clue_for_the_way(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("gate", space="arkham")
    draw(t, "other-world", "other-world-14")
    encounters(t)
    t.arrange("dice", results="1 1 1 1")
    t.choose("other-world")
    t.heard("eldritch-log-cannot-pay", "eldritch/spend.2")
    t.expect(health(1) == 5, sanity(1) == 5)


@example("eldritch/faq-8", "A Spell fades: the way out is a condition that its caster has already")
def no_way_out(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("has", seat=1, card="amnesia")
    t.arrange("has", seat=1, card="plumb-the-void", back="b")
    t.arrange("dice", results="1 1")
    t.choose("cast plumb-the-void", "send jim-culver")
    t.heard("eldritch-log-cannot-pay", "eldritch/faq-8")
    t.expect(things(1) == ())


@example("eldritch/faq-8", "Heat Wave: who is delayed already cannot choose to be, and is told that there is no choice")
def no_choice(t: ExampleTable) -> None:
    begin(t, LILY, space="rome")
    t.arrange("sheet", seat=1, delayed=1)
    mythos(t, "heat-wave-singes-the-globe")
    draw(t, "cup", "gug")
    t.play()
    t.heard("core-log-no-way-out", "eldritch/faq-8")
    t.expect(health(1) == 3)


@example(
    "eldritch/rumors.2 eldritch/other-world-encounters.3",
    "Through the crack of Fractured Reality: what is offered is the end of the rumor, for there is no gate to close",
)
def the_rumor_is_offered(t: ExampleTable) -> None:
    meet(t, LILY, space="space-2")
    t.arrange("ongoing", code="fractured-reality")
    t.arrange("sheet", seat=1, clues=1)
    draw(t, "other-world", "other-world-16")
    encounters(t)
    t.arrange("dice", results="1 1 1")
    t.choose("special fractured-reality", "pass")
    t.asked(1, "core-prompt-form")
    t.expect(offered_words() == "eldritch-form-end-the-rumor")


@example("eldritch/encounters.3", "A Byakhee falls in the mythos phase: there is no other encounter to ride away from")
def no_ride(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("sheet", seat=2, space="tokyo")
    t.arrange("monster", code="byakhee", space="rome", lost=0)
    mythos(t, "a-dark-power")
    draw(t, "cup", "gug")
    draw(t, "gate-stack", "gate-sydney")
    t.arrange("dice", results="6 6 6 6 6 6 6")
    t.play()
    t.heard("eldritch-log-no-ride", "eldritch/encounters.3")
    t.expect(monsters_on("rome") == ())


# ------------------------------------------------------------------ what all are told


@example("eldritch/investigator-akachi-onyele.1", "Akachi looks at two gates: all see that one goes to the bottom")
def one_goes_below(t: ExampleTable) -> None:
    begin(t, AKACHI, JIM, space="rome")
    draw(t, "gate-stack", "gate-tokyo gate-arkham")
    t.choose("listen akachi-onyele", "top gate-arkham")
    t.heard("eldritch-log-gate-below", "eldritch/investigator-akachi-onyele.1")
    t.asked(1, ACTION, n=1)


@example("eldritch/monsters.5", "Dynamite: Health lost outside combat is lost by the rule of monsters")
def blown_up(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("has", seat=1, card="dynamite")
    t.arrange("monster", code="gug", space="rome")
    t.choose("blow-up dynamite")
    t.heard("eldritch-log-hurt", "eldritch/monsters.5", n=3, left=1)
    t.expect(lost("gug") == 3)


@example("eldritch/faq-4", "Dynamite beside an epic monster: it loses Health outside combat, too")
def blown_up_though_epic(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("has", seat=1, card="dynamite")
    t.arrange("monster", code="zombie-horde", space="rome")
    t.choose("blow-up dynamite")
    t.heard("eldritch-log-hurt", "eldritch/faq-4", n=3, left=2)
    t.expect(lost("zombie-horde") == 3)


# ------------------------------------------------------------------ what is not asked, and of whom


@example("eldritch/acquire-assets.1", "With an empty reserve nobody goes shopping")
def nothing_to_buy(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.refused("acquire", "eldritch/acquire-assets.1")
    t.arrange("card", code="axe", to="reserve")
    t.offered("acquire")
    t.expect(pile("reserve") == ("axe",))


@example(
    "eldritch/defeated-other.4 eldritch/conflicts.2",
    "Mark falls with a Wraith: the lead says whose curse it lifts, not the player who has no investigator",
)
def not_asked_of_the_fallen(t: ExampleTable) -> None:
    begin(t, LILY, MARK, JIM, LEO, space="tokyo")
    t.arrange("sheet", seat=2, space="rome", health=1)
    t.arrange("monster", code="wraith", space="rome", lost=2)
    for seat in (3, 4):
        t.arrange("has", seat=seat, card="cursed")
    t.arrange("actions", seat=2, n=2)
    t.choose("brawl mark-harrigan")
    t.asked(1, "eldritch-prompt-uncurse")
    t.choose("who leo-anderson", "do")
    t.expect(conditions(3) == ("cursed",), conditions(4) == (), who(2) == "")
