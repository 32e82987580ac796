"""Corners of the action and the encounter phase: two cards at one time, another's turn, the last of something."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    ACTION,
    CHARLIE,
    JIM,
    LEO,
    LILY,
    LOLA,
    MARK,
    NORMAN,
    SILAS,
    begin,
    conditions,
    draw,
    encounters,
    fallen_at,
    meet,
    mythos,
    pick,
    sanity,
    space,
)

# ------------------------------------------------------------------ actions


@example("eldritch/actions.1", "Ruby of R'lyeh: another action may be had when both are done")
def after_the_second(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="arkham")
    t.arrange("has", seat=1, card="ruby-of-rlyeh")
    t.arrange("card", code="puzzle-box", to="reserve")
    t.choose("rest", "prepare-ship")
    t.asked(1, ACTION, n=0)
    t.refused("acquire", "eldritch/actions.1")
    t.choose("gaze ruby-of-rlyeh")
    t.asked(1, ACTION, n=1)
    t.expect(sanity(1) == 5)
    t.choose("acquire", "no-loan")
    t.pass_until(ACTION, seat=2)


@example("eldritch/actions.3", "Ruby of R'lyeh: nobody has to look into it")
def enough_is_enough(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="arkham")
    t.arrange("has", seat=1, card="ruby-of-rlyeh")
    t.arrange("has", seat=1, card="holy-water")
    t.choose("rest", "prepare-ship")
    t.refused("bless holy-water", "eldritch/actions.1")
    t.choose("pass")
    t.asked(2, ACTION, n=2)


@example("eldritch/investigators.2", "Whoever does an action given by Charlie is active: they say where they fall")
def active_by_charlie(t: ExampleTable) -> None:
    begin(t, CHARLIE, MARK, space="arkham")
    t.arrange("sheet", seat=2, space="space-10", health=1)
    t.arrange("monster", code="ghoul", space="space-10")
    t.choose("pull-strings charlie-kane", "brawl mark-harrigan")
    t.asked(2, "eldritch-prompt-lies")
    t.choose("space rome")
    t.expect(fallen_at(MARK) == "rome")
    t.asked(1, ACTION, n=1)


@example("eldritch/local-action.4", "Two Debts on a space are two local actions, each once a round")
def two_debts(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="arkham")
    mine = t.arrange("has", seat=1, card="debt", back="hitmen")
    theirs = t.arrange("has", seat=2, card="debt", back="debt-collector")
    t.arrange("dice", results="1 1 6 1")
    t.choose(f"pay {mine}")
    t.refused(f"pay {mine}", "eldritch/local-action.4")
    t.choose(f"pay {theirs}")
    t.expect(conditions(1) == ("debt",), conditions(2) == ())
    t.asked(2, ACTION, n=2)


@example("eldritch/conflicts.4", "Charter Flight for somebody Detained: they stay, and that is told")
def no_flight_from_prison(t: ExampleTable) -> None:
    begin(t, CHARLIE, NORMAN, space="arkham")
    t.arrange("has", seat=2, card="detained", back="starvation")
    t.arrange("reserve", cards="charter-flight axe dynamite urban-guide")
    t.arrange("dice", results="6 1 1 1")
    t.choose("acquire", "no-loan", "buy charter-flight", "for norman-withers")
    t.heard("eldritch-log-cannot-move", "eldritch/conflicts.4")
    t.asked(1, ACTION, n=1)
    t.expect(space(2) == "arkham", unchanged=True)


# ------------------------------------------------------------------ dice


@example("eldritch/possessions.3", ".18 Derringer: 1 is added to a die that can show more, never to a 6")
def no_seven(t: ExampleTable) -> None:
    meet(t, MARK)
    t.arrange("has", seat=1, card="18-derringer")
    t.arrange("monster", code="shoggoth", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 6 6 6 6 4")
    t.choose("nudge 18-derringer")
    t.heard("eldritch-log-nudge", n=5)


# ------------------------------------------------------------------ a clue encountered from afar


@example("eldritch/tests.7", "Clairvoyance: who is where the clue lies helps, and nobody beside the figure")
def helped_from_there(t: ExampleTable) -> None:
    begin(t, LEO, SILAS, LOLA, space="rome")
    t.arrange("sheet", seat=2, space="space-2")
    t.arrange("clue", space="space-2")
    t.arrange("has", seat=1, card="clairvoyance", back="b")
    draw(t, "research", "research-azathoth-3")
    encounters(t)
    t.arrange("dice", results="6 6 1 1 1 1")
    t.choose("cast clairvoyance", "pass", "research-far clue-space-2")
    t.heard("eldritch-log-test", n=4)


@example("eldritch/spells.3", "Clairvoyance: at sea for the encounter, Leo is in no wilderness")
def not_at_home(t: ExampleTable) -> None:
    begin(t, LEO, JIM, space="tunguska")
    t.arrange("clue", space="space-2")
    t.arrange("has", seat=1, card="clairvoyance", back="b")
    draw(t, "research", "research-azathoth-3")
    encounters(t)
    t.arrange("dice", results="6 6 1 1 1 1")
    t.choose("cast clairvoyance", "research-far clue-space-2")
    t.heard("eldritch-log-test", n=3)


# ------------------------------------------------------------------ what cannot be is not asked


@example("eldritch/spend.1", "Puzzle Box: nobody gives it up when no artifact is left")
def nothing_in_the_box(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="arkham")
    t.arrange("has", seat=1, card="puzzle-box")
    t.arrange("gone", pile="artifacts", n=0)
    t.arrange("dice", results="6")
    t.choose("rest", "try-it puzzle-box")
    t.heard("eldritch-log-passed", n=1)
    t.asked(1, ACTION, n=1)


@example("eldritch/conflicts.4", "Debt turned at sea: who is Detained stays there, and says no city")
def collected_in_prison(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="space-8")
    t.arrange("has", seat=1, card="debt", back="local-authorities")
    t.arrange("has", seat=1, card="detained", back="starvation")
    t.arrange("dice", results="1 1 6 6")
    draw(t, "gate-stack", "gate-tokyo")
    draw(t, "cup", "skeleton")
    mythos(t, "heat-wave-singes-the-globe")
    t.heard("eldritch-log-cannot-move", "eldritch/conflicts.4")
    t.expect(space(1) == "space-8", unchanged=True)
    t.expect(conditions(1) == ("detained",))


@example("eldritch/spend.1", "The Silver Key: where clues buy successes, too, one of them costs nothing")
def a_success_for_nothing(t: ExampleTable) -> None:
    meet(t, LILY, "rome", "yog-sothoth")
    t.arrange("tracks", awake=1)
    t.arrange("mystery", code="", solved=3)
    t.arrange("gate", space="rome")
    t.arrange("has", seat=1, card="the-silver-key")
    t.arrange("sheet", seat=1, clues=1)
    draw(t, "special", "special-yog-sothoth-2")
    encounters(t)
    t.arrange("dice", results="6 1 6 1")
    pick(t, "special")
    t.choose("pass", "pass")
    t.offered("0", "1", "2")
    t.choose("2")
    t.ended(True, "eldritch-end-final")
    t.heard("eldritch-log-cheaper", "eldritch/possessions.3")
