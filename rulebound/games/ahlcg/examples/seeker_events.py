"""Seeker events and skills at work."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    actions,
    at,
    clues,
    damage,
    deck_size,
    discard,
    engaged,
    gathering,
    hand,
    hand_size,
    in_play,
    resources,
    round_,
    turn_of,
)
from rulebound.games.ahlcg.examples.seeker_cards import DAISY, ROLAND, hunted, studying, with_roland


@example("ahlcg/skill-test-st.1 ahlcg/may.1", "Mind over Matter: intellect in place of combat")
def mind_fights(t: ExampleTable) -> None:
    hunted(t, "flesh-eater", hand="mind-over-matter")
    t.choose("play mind-over-matter", "fight flesh-eater", "use intellect")
    t.expect(damage("flesh-eater") == 1, resources(DAISY) == 4, actions(DAISY) == 2)


@example("ahlcg/skill-test-st.1", "Mind over Matter: one's own combat can still be used, with combat icons")
def mind_need_not_fight(t: ExampleTable) -> None:
    hunted(t, "flesh-eater", hand="mind-over-matter perception overpower")
    t.choose("play mind-over-matter", "fight flesh-eater", "use combat")
    t.not_offered("commit perception")
    t.choose("commit overpower", "result 2 flesh-eater")
    t.expect(damage("flesh-eater") == 1)


@example("ahlcg/skill-test-st.1", "Mind over Matter: intellect in place of agility")
def mind_evades(t: ExampleTable) -> None:
    hunted(t, "ghoul-priest", hand="mind-over-matter")
    t.choose("play mind-over-matter", "evade ghoul-priest", "use intellect")
    t.heard("ahlcg-log-test", "ahlcg/skill-test-st.1", difficulty=4)
    t.expect(engaged(1) == (), at("ghoul-priest") == "hallway")


@example("ahlcg/skill-test-st.1 ahlcg/skill-test-st.2", "Mind over Matter: intellect icons are committed then")
def mind_with_icons(t: ExampleTable) -> None:
    hunted(t, "flesh-eater", tokens="-3 -3", hand="mind-over-matter perception overpower")
    t.choose("play mind-over-matter", "fight flesh-eater", "use intellect")
    t.not_offered("commit overpower")
    t.choose("commit perception", "result 2 flesh-eater")
    t.expect(damage("flesh-eater") == 1)


@example("ahlcg/skill-test-st.1", "Mind over Matter: what a weapon adds to combat does not help intellect")
def mind_with_a_knife(t: ExampleTable) -> None:
    hunted(t, "flesh-eater", "knife", tokens="-1 -2", hand="mind-over-matter")
    t.arrange("draws", tokens="-1 -2")
    t.choose("play mind-over-matter", "stab knife", "use intellect")
    t.expect(damage("flesh-eater") == 1)
    t.choose("stab knife", "use intellect")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(damage("flesh-eater") == 1, actions(DAISY) == 1, unchanged=True)


@example("ahlcg/lasting-effects.4", "Mind over Matter: it is over with the round")
def mind_ends(t: ExampleTable) -> None:
    hunted(t, "flesh-eater", hand="mind-over-matter")
    t.arrange("deck", seat=1, cards="emergency-cache")
    t.arrange("encounter", cards="ancient-evils")
    t.choose("play mind-over-matter", "pass")
    t.expect(round_() == 2)
    t.choose("fight flesh-eater")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(damage("flesh-eater") == 0, actions(DAISY) == 2)


@example("ahlcg/play-restrictions-permissions-and-instructions.3", "Mind over Matter: only in your own turn")
def mind_in_anothers_turn(t: ExampleTable) -> None:
    with_roland(t, hand="mind-over-matter")
    turn_of(t, seat=2)
    t.asked(2, "ahlcg-prompt-action")


@example("ahlcg/clues.3", "Working a Hunch: a clue without a test and without an action")
def hunch(t: ExampleTable) -> None:
    studying(t, hand="working-a-hunch")
    t.choose("play working-a-hunch")
    t.heard("ahlcg-log-clues", "ahlcg/clues.3", n=1)
    t.expect(clues(DAISY) == 1, clues("study") == 1, actions(DAISY) == 3, resources(DAISY) == 3)


@example(
    "ahlcg/play-restrictions-permissions-and-instructions.3",
    "Working a Hunch and Cryptic Research: only in your own turn, fast as they are",
)
def hunch_in_anothers_turn(t: ExampleTable) -> None:
    gathering(t, f"{DAISY} {ROLAND}")
    t.arrange("hand", seat=1, cards="working-a-hunch cryptic-research")
    turn_of(t, seat=2)
    t.asked(2, "ahlcg-prompt-action")


@example("ahlcg/clues.5", "Working a Hunch: not where no clue is left")
def no_hunch(t: ExampleTable) -> None:
    studying(t, hand="working-a-hunch")
    t.arrange("tokens", on="study", kind="clues", n=0)
    t.refused("play working-a-hunch", "ahlcg/clues.5")


# ------------------------------------------------------------------ Barricade


@example("ahlcg/attach-to.1 ahlcg/hunter.4", "Barricade: a hunter does not get in")
def barricade_holds(t: ExampleTable) -> None:
    gathering(t, DAISY, act=2)
    t.arrange("stand", seat=1, place="attic")
    t.arrange("enemy", code="swarm-of-rats", place="hallway")
    t.arrange("hand", seat=1, cards="barricade")
    t.arrange("deck", seat=1, cards="knife knife")
    t.arrange("encounter", cards="ancient-evils")
    turn_of(t)
    t.choose("play barricade")
    t.expect(at("barricade") == "attic", discard(1) == ())
    t.choose("pass")
    t.expect(at("swarm-of-rats") == "hallway", round_() == 2)


@example("ahlcg/cannot.1", "Barricade: an Elite enemy gets in")
def barricade_breaks(t: ExampleTable) -> None:
    gathering(t, DAISY, act=2)
    t.arrange("stand", seat=1, place="attic")
    t.arrange("enemy", code="ghoul-priest", place="hallway")
    t.arrange("attach", code="barricade", to="attic")
    t.arrange("deck", seat=1, cards="knife knife")
    t.arrange("encounter", cards="ancient-evils")
    turn_of(t)
    t.choose("pass")
    t.expect(engaged(1) == ("ghoul-priest",))


@example("ahlcg/ability.forced.4", "Barricade: discarded when an investigator leaves")
def barricade_is_left(t: ExampleTable) -> None:
    with_roland(t, hand="barricade")
    t.choose("play barricade")
    t.expect(at("barricade") == "hallway")
    turn_of(t, seat=2)
    t.choose("move attic")
    t.expect(in_play("barricade") == False, discard(1) == ("barricade",))  # noqa: E712


@example("ahlcg/enemy-engagement.1 ahlcg/cannot.1", "Barricade: an engaged enemy attacks, but cannot follow")
def barricade_shakes_off(t: ExampleTable) -> None:
    hunted(t, "swarm-of-rats")
    t.arrange("attach", code="barricade", to="attic")
    t.choose("move attic")
    t.heard("ahlcg-log-disengage", "ahlcg/cannot.1")
    t.expect(at(DAISY) == "attic", at("swarm-of-rats") == "hallway", engaged(1) == (), damage(DAISY) == 1)


# ------------------------------------------------------------------ more events and a skill


@example(
    "ahlcg/draw-action-drawing-cards.2 ahlcg/draw-action-drawing-cards.4",
    "Cryptic Research: 3 cards for somebody at your location",
)
def cryptic_research(t: ExampleTable) -> None:
    with_roland(t, hand="cryptic-research")
    t.arrange("deck", seat=2, cards="knife machete guts overpower")
    t.choose("play cryptic-research", "choose roland-banks")
    t.expect(hand(2) == ("knife", "machete", "guts"), hand_size(1) == 0, actions(DAISY) == 3)
    t.expect(deck_size(2) == 1)


@example(
    "ahlcg/instead.1 ahlcg/ability.action-designators.1",
    "Seeking Answers: an investigation that finds 2 clues here and next door, instead of one here",
)
def seeking_answers(t: ExampleTable) -> None:
    gathering(t, DAISY, act=2)
    t.arrange("show-location", place="attic")
    t.arrange("show-location", place="cellar")
    t.arrange("hand", seat=1, cards="seeking-answers")
    turn_of(t)
    t.choose("play seeking-answers", "clue attic", "clue cellar")
    t.expect(clues(DAISY) == 2, clues("attic") == 1, clues("cellar") == 1, resources(DAISY) == 4)


@example("ahlcg/instead.1", "Seeking Answers: Deduction still adds a clue from the investigated location")
def seeking_answers_and_deduction(t: ExampleTable) -> None:
    gathering(t, DAISY, act=2)
    t.arrange("stand", seat=1, place="attic")
    t.arrange("tokens", on="attic", kind="clues", n=4)
    t.arrange("hand", seat=1, cards="seeking-answers deduction")
    turn_of(t)
    t.choose("play seeking-answers", "commit deduction")
    t.expect(clues(DAISY) == 3, clues("attic") == 1)


@example("ahlcg/skill-test-st.6", "Seeking Answers: a failure finds nothing")
def seeking_answers_fails(t: ExampleTable) -> None:
    studying(t, tokens="-4 -4", hand="seeking-answers")
    t.choose("play seeking-answers")
    t.heard("ahlcg-log-failure", "ahlcg/skill-test-st.6", n=1)
    t.expect(clues(DAISY) == 0, discard(1) == ("seeking-answers",), actions(DAISY) == 2)


@example("ahlcg/skill-cards.3", "Deduction: a successful investigation finds 1 clue more")
def deduction(t: ExampleTable) -> None:
    studying(t, hand="deduction")
    t.choose("investigate", "commit deduction")
    t.expect(clues(DAISY) == 2, clues("study") == 0, discard(1) == ("deduction",))


@example("ahlcg/skill-cards.3", "Deduction: helps another investigator, who finds both clues")
def deduction_for_another(t: ExampleTable) -> None:
    gathering(t, f"{DAISY} {ROLAND}", tokens="-1 -1")
    t.arrange("hand", seat=1, cards="deduction")
    turn_of(t, seat=2)
    t.choose("investigate")
    t.choose("commit deduction", seat=1)
    t.expect(clues(ROLAND) == 2, clues(DAISY) == 0)
