"""Two or three cards, people or conditions that meet in one moment, and what each of them still says."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    ACTION,
    AKACHI,
    CHARLIE,
    DIANA,
    ENCOUNTER,
    JACQUELINE,
    JIM,
    LEO,
    MARK,
    NORMAN,
    REROLL,
    SILAS,
    begin,
    clues,
    conditions,
    delayed,
    dice,
    draw,
    encounters,
    gates_open,
    health,
    how_many_conditions,
    lost,
    meet,
    monsters_on,
    mythos,
    on_card,
    sanity,
    space,
    things,
)

ACQUIRE, FORM, LEAD, REACT = "eldritch-prompt-acquire", "core-prompt-form", "eldritch-prompt-lead", "core-prompt-react"


# ------------------------------------------------------------------ in the action phase


@example("eldritch/bank-loan.1 eldritch/possessions.1", "A loan buys a Sanctuary, and the Sanctuary ends the loan")
def lent_and_forgiven(t: ExampleTable) -> None:
    begin(t, MARK, space="rome")
    t.arrange("reserve", cards="sanctuary axe dynamite agency-quarantine")
    t.arrange("dice", results="1 1")
    t.choose("acquire", "loan")
    t.expect(conditions(1) == ("debt",))
    t.choose("buy sanctuary", "do")
    t.asked(1, ACTION)
    t.expect(conditions(1) == ())


@example("eldritch/investigator-charlie-kane.2", "Charlie buys a Sanctuary for somebody Detained on the other side")
def a_long_arm(t: ExampleTable) -> None:
    begin(t, CHARLIE, MARK, space="rome")
    t.arrange("sheet", seat=2, space="tokyo")
    t.arrange("has", seat=2, card="detained")
    t.arrange("reserve", cards="sanctuary axe dynamite agency-quarantine")
    t.arrange("dice", results="6 6 1 1")
    t.choose("acquire", "no-loan", "buy sanctuary", "for mark-harrigan")
    t.asked(2, FORM)
    t.choose("do")
    t.expect(conditions(2) == (), conditions(1) == ())


@example("eldritch/delayed.3", "Silas sails onto a token of Cthulhu: the turn is over, no action comes of it")
def sailed_into_it(t: ExampleTable) -> None:
    begin(t, SILAS, JIM, space="sydney", ancient="cthulhu")
    t.arrange("tokens-at", space="18", n=1)
    t.choose("sail silas-marsh", "move space-18")
    t.asked(2, ACTION)
    t.expect(space(1) == "space-18", sanity(1) == 3, delayed(1) == False)  # noqa: E712


@example("eldritch/delayed.3", "Delayed over Charlie's gift: one's own turn of this round is lost with it")
def a_costly_gift(t: ExampleTable) -> None:
    begin(t, CHARLIE, LEO, JIM, space="sydney", ancient="cthulhu")
    t.arrange("tokens-at", space="18", n=1)
    t.choose("pull-strings charlie-kane", "help leo-anderson", "travel space-18")
    t.asked(1, ACTION, n=1)
    t.choose("pass")
    t.asked(3, ACTION)
    t.expect(delayed(2) == False, sanity(2) == 5, unchanged=True)  # noqa: E712


@example("eldritch/delayed.3", "Plumb the Void onto a token: who has had their turn loses nothing but Sanity")
def sent_into_it(t: ExampleTable) -> None:
    begin(t, LEO, NORMAN, JIM, space="sydney", ancient="cthulhu")
    t.arrange("tokens-at", space="18", n=1)
    t.arrange("has", seat=2, card="plumb-the-void", back="a")
    t.arrange("dice", results="5 1")
    t.choose("pass", "cast plumb-the-void", "send leo-anderson", "pass", "move space-18")
    t.asked(2, ACTION, n=1)
    t.expect(space(1) == "space-18", delayed(1) == False, sanity(1) == 5)  # noqa: E712


@example(
    "eldritch/actions.2 eldritch/possessions.3", "Ruby of R'lyeh: used in Charlie's gift, it is used up for one's turn"
)
def ruby_in_a_gift(t: ExampleTable) -> None:
    begin(t, CHARLIE, LEO, space="rome")
    t.arrange("has", seat=2, card="ruby-of-rlyeh")
    t.choose("pull-strings charlie-kane", "gaze ruby-of-rlyeh")
    t.asked(2, ACTION, n=2)
    t.choose("rest", "prepare-ship")
    t.asked(1, ACTION, n=1)
    t.choose("pass")
    t.asked(2, ACTION, n=2)
    t.refused("gaze ruby-of-rlyeh", "eldritch/possessions.3")
    t.refused("rest", "eldritch/actions.2")
    t.expect(sanity(2) == 6, unchanged=True)


@example(
    "eldritch/investigator-norman-withers.1 eldritch/spend.2", "The Silver Key and 1 Sanity are two clues to Norman"
)
def no_clue_at_all(t: ExampleTable) -> None:
    begin(t, NORMAN, JIM, space="rome")
    t.arrange("has", seat=1, card="the-silver-key")
    t.arrange("gate", space="tokyo")
    t.arrange("monster", code="gug", space="tokyo")
    t.arrange("sheet", seat=1, sanity=2)
    t.choose("banish norman-withers")
    t.asked(1, ACTION)
    t.expect(sanity(1) == 1, clues(1) == 0, monsters_on("tokyo") == ())


@example("eldritch/rumors.1", "Agency Quarantine for somebody beside the rumor: what dies in Tokyo is bound")
def bound_from_afar(t: ExampleTable) -> None:
    begin(t, CHARLIE, LEO, space="rome")
    t.arrange("sheet", seat=2, space="19", clues=1)
    t.arrange("ongoing", code="return-of-the-ancient-ones")
    t.arrange("monster", code="gug", space="tokyo")
    t.arrange("reserve", cards="agency-quarantine axe bandages whiskey")
    t.arrange("dice", results="6 6 6 6")
    t.choose("acquire", "no-loan", "buy agency-quarantine", "for leo-anderson")
    t.asked(2, REACT)
    t.choose("bind return-of-the-ancient-ones")
    t.expect(clues(2) == 0, on_card("return-of-the-ancient-ones") == -1, monsters_on("tokyo") == ())


# ------------------------------------------------------------------ in a fight


@example(
    "eldritch/tests.9 eldritch/tests.7", "At least one die comes last: Will 1, -2 and an additional die are one die"
)
def one_die_comes_last(t: ExampleTable) -> None:
    begin(t, DIANA, JIM, ancient="cthulhu", space="3")
    t.arrange("monster", code="epic-cthulhu", space="3")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("dice", results="1 6")
    encounters(t)
    t.asked(1, REROLL)
    t.expect(dice() == (1,))


@example("eldritch/conditions.3 eldritch/flipping.1", "Cursed a second time by a Witch: both are gone before the blow")
def justice_in_time(t: ExampleTable) -> None:
    meet(t, LEO)
    t.arrange("has", seat=1, card="cursed", back="karmic-justice")
    t.arrange("monster", code="witch", space="arkham")
    t.arrange("dice", results="5 5 5 5")
    encounters(t)
    t.asked(1, ENCOUNTER)
    t.expect(conditions(1) == (), monsters_on("arkham") == (), sanity(1) == 6)


@example("eldritch/conditions.3", "The Witch takes the blessing first: in the test of strength a 4 is nothing any more")
def unblessed_in_between(t: ExampleTable) -> None:
    meet(t, LEO)
    t.arrange("has", seat=1, card="blessed")
    t.arrange("monster", code="witch", space="arkham")
    t.arrange("dice", results="1 1 4 4")
    encounters(t)
    t.asked(2, ENCOUNTER)
    t.expect(conditions(1) == (), health(1) == 5, monsters_on("arkham") == ("witch",))


@example(
    "eldritch/conditions.3 eldritch/flipping.1", "Harried by a Witch: turned as it is, the curse is not turned again"
)
def harried_by_a_witch(t: ExampleTable) -> None:
    begin(t, LEO, MARK, space="rome")
    t.arrange("has", seat=1, card="cursed", back="harried")
    draw(t, "cup", "shoggoth witch gug")
    t.arrange("gate", space="tokyo")
    t.arrange("dice", results="1 1 5 5 1 1 1")
    mythos(t, "no-peace-for-the-fallen")
    t.asked(1, LEAD)
    t.expect(conditions(1) == ("cursed",), health(1) == 5, sanity(1) == 6, monsters_on("rome") == ())


@example("eldritch/tests.11 eldritch/possessions.3", ".18 Derringer and a Shotgun: a 5 made a 6 is two successes")
def made_a_six(t: ExampleTable) -> None:
    meet(t, LEO)
    t.arrange("has", seat=1, card="double-barreled-shotgun")
    t.arrange("has", seat=1, card="18-derringer")
    t.arrange("monster", code="gug", space="arkham")
    t.arrange("dice", results="5 5 1 6 5 1 1 1")
    encounters(t)
    t.choose("nudge 18-derringer", "die 5 4")
    t.asked(2, ENCOUNTER)
    t.expect(monsters_on("arkham") == (), health(1) == 6)


@example("eldritch/combat-encounters.7", "Mark's bandaged scuffle: nothing is lost to him, and 1 to the monster")
def only_one_bleeds(t: ExampleTable) -> None:
    begin(t, MARK, JIM, space="rome")
    t.arrange("has", seat=2, card="bandages")
    t.arrange("monster", code="gug", space="rome")
    t.choose("brawl mark-harrigan")
    t.asked(2, REACT)
    t.choose("bind bandages")
    t.asked(1, ACTION)
    t.expect(health(1) == 8, lost("gug") == 1, things(2) == ())


@example(
    "eldritch/winning-and-losing.2", "The last one falls in the scuffle that kills Shub-Niggurath: the game is won"
)
def with_the_last_breath(t: ExampleTable) -> None:
    begin(t, MARK, ancient="shub-niggurath", space="the-heart-of-africa")
    t.arrange("mystery", code="", solved=3)
    t.arrange("tracks", awake=1)
    t.arrange("monster", code="epic-shub-niggurath", space="the-heart-of-africa", lost=3)
    t.arrange("sheet", seat=1, health=1)
    t.choose("brawl mark-harrigan")
    t.ended(True, "eldritch-end-final")


# ------------------------------------------------------------------ in other encounters, and in the mythos phase


@example("eldritch/tests.7", "The Dreamlands: a die for each clue, and one for the Gate Box")
def as_many_as_one_knows(t: ExampleTable) -> None:
    meet(t, LEO)
    t.arrange("sheet", seat=1, clues=2)
    t.arrange("has", seat=1, card="gate-box")
    t.arrange("gate", space="arkham")
    draw(t, "other-world", "other-world-7")
    t.arrange("dice", results="6 1 1 1 1")
    encounters(t)
    t.choose("other-world")
    t.asked(1, REROLL)
    t.expect(dice() == (6, 1, 1, 1, 1))


@example("eldritch/rumors.3", "Fractured Reality under Mysterious Lights: it ends, and no gate was closed")
def solved_instead(t: ExampleTable) -> None:
    begin(t, AKACHI, JIM, space="rome")
    t.arrange("sheet", seat=1, space="2")
    t.arrange("has", seat=1, card="gate-box")
    t.arrange("ongoing", code="fractured-reality")
    t.arrange("ongoing", code="mysterious-lights")
    t.arrange("gate", space="tokyo")
    draw(t, "other-world", "other-world-16")
    t.arrange("dice", results="6 1 1 1 1 6 1 1")
    encounters(t)
    t.choose("special fractured-reality")
    t.asked(2, ENCOUNTER)
    t.expect(on_card("fractured-reality") == -1, clues(1) == 0, gates_open() == ("tokyo",), space(1) == "space-2")


@example("eldritch/phase-mythos.13", "Treacherous Magic: whose whole loss a Whiskey prevents is not mad either")
def no_loss_no_madness(t: ExampleTable) -> None:
    begin(t, MARK, JIM, space="rome")
    t.arrange("has", seat=1, card="wither")
    t.arrange("has", seat=2, card="shriveling")
    t.arrange("has", seat=2, card="whiskey")
    t.arrange("gone", pile="cup", n=0)
    mythos(t, "treacherous-magic")
    t.choose("rest", "", "drink whiskey", "")
    t.asked(1, LEAD)
    t.expect(sanity(1) == 4, conditions(1) == (), sanity(2) == 4, how_many_conditions(2) == 1)


@example("eldritch/conditions.3", "Cursed a second time: nothing is gained, and Jacqueline sees nothing")
def no_second_look(t: ExampleTable) -> None:
    begin(t, MARK, JACQUELINE, space="rome")
    t.arrange("has", seat=1, card="cursed", back="karmic-justice")
    t.arrange("gone", pile="cup", n=0)
    mythos(t, "no-peace-for-the-fallen")
    t.asked(1, LEAD)
    t.expect(conditions(1) == (), clues(2) == 0)
