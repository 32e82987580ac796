"""What stands over a question: who or what it is about."""

from __future__ import annotations

from rulebound.core.knowing.decision_notes import asker
from rulebound.core.proving.example import ExampleTable
from rulebound.games.eldritch import EldritchHorror
from rulebound.games.eldritch.examples.probes import LILY, begin, encounters, meet, mythos
from rulebound.play.translate import speech_for


def over(t: ExampleTable) -> str:
    term = asker(t.g, 0)
    assert term is not None
    return speech_for("en", "eldritch").say(term.term, term.args)


def prompt(t: ExampleTable) -> str:
    assert t.g.decision is not None
    return speech_for("en", "eldritch").say(t.g.decision.prompt, t.g.decision.args)


def test_in_a_fight_the_dice_are_about_the_monster() -> None:
    t = ExampleTable(EldritchHorror)
    meet(t, LILY)
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("monster", code="skeleton", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 6 1")
    t.play()
    t.asked(1, "eldritch-prompt-reroll")
    assert over(t) == "Skeleton"


def test_whoever_lost_an_investigator_is_told_so() -> None:
    t = ExampleTable(EldritchHorror)
    begin(t, LILY, space="arkham")
    t.arrange("sheet", seat=1, health=3)
    mythos(t, "heat-wave-singes-the-globe")
    t.choose("lose health 3")
    t.asked(1, "eldritch-prompt-investigator")
    assert prompt(t) == "Your investigator is gone. Who carries on?"
