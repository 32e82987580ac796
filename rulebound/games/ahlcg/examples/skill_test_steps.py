"""A skill test from its first step to its last; a test within a test; automatic outcomes."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    actions,
    at,
    bag,
    clues,
    damage,
    discard,
    engaged,
    exhausted,
    gathering,
    hand,
    horror,
    midnight,
    resources,
    turn_of,
)  # fmt: skip

ROLAND, DAISY, WENDY = "roland-banks", "daisy-walker", "wendy-adams"


def fighting(t: ExampleTable, enemy: str, tokens: str = "0 0", hand: str = "", *assets: str) -> None:
    """Roland in the Hallway, engaged with an enemy, at the beginning of his turn."""
    gathering(t, act=2, tokens=tokens)
    for code in assets:
        t.arrange("asset", code=code, seat=1)
    t.arrange("hand", seat=1, cards=hand)
    t.arrange("threat", code=enemy, seat=1)
    turn_of(t)


# ------------------------------------------------------------------ ST.1 and ST.2


@example("ahlcg/skill-test-st.1", "The test begins, and there is a window before anything is committed")
def the_test_begins(t: ExampleTable) -> None:
    fighting(t, "ghoul-minion", "-3 -3", "vicious-blow", "physical-training")
    t.choose("fight ghoul-minion")
    t.asked(1, "ahlcg-prompt-window")
    t.choose("strike-harder physical-training", "pass")
    t.asked(1, "ahlcg-prompt-commit")
    t.choose("", "pass")
    t.expect(damage("ghoul-minion") == 1, resources(ROLAND) == 4)


@example("ahlcg/skill-test-st.1", "Mind over Matter: the skill that counts is fixed when the test begins")
def the_skill_is_fixed(t: ExampleTable) -> None:
    gathering(t, DAISY, act=2)
    t.arrange("hand", seat=1, cards="mind-over-matter")
    t.arrange("threat", code="flesh-eater", seat=1)
    turn_of(t)
    t.choose("play mind-over-matter", "fight flesh-eater", "use intellect")
    t.expect(damage("flesh-eater") == 1)


@example("ahlcg/skill-test-st.2", "Only cards with a matching icon, or a wild one, can be committed")
def matching_icons(t: ExampleTable) -> None:
    fighting(t, "flesh-eater", "-2 -2", "guts machete unexpected-courage")
    t.choose("fight flesh-eater")
    t.offered("commit machete", "commit unexpected-courage")
    t.not_offered("commit guts")
    t.choose("commit machete, commit unexpected-courage")
    t.expect(damage("flesh-eater") == 1, hand(1) == ("guts",))


@example(
    "ahlcg/skill-test-st.2", "Each other investigator at the location commits one card at most; nobody elsewhere helps"
)
def one_card_from_a_friend(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY} {WENDY}", act=2, tokens="-2 -2")
    t.arrange("hand", seat=2, cards="overpower unexpected-courage")
    t.arrange("hand", seat=3, cards="unexpected-courage")
    t.arrange("stand", seat=3, place="attic")
    t.arrange("threat", code="flesh-eater", seat=1)
    turn_of(t)
    t.choose("fight flesh-eater", seat=1)
    t.asked(2, "ahlcg-prompt-commit")
    t.not_accepted("commit overpower, commit unexpected-courage", seat=2)
    t.choose("commit unexpected-courage", seat=2)
    t.expect(damage("flesh-eater") == 1, hand(2) == ("overpower",), hand(3) == ("unexpected-courage",))


# ------------------------------------------------------------------ ST.3 to ST.5


@example("ahlcg/skill-test-st.3", "One token is revealed; until the test is over no window opens")
def one_token(t: ExampleTable) -> None:
    gathering(t, act=2, tokens="+1 +1")
    t.arrange("stand", seat=1, place="cellar")
    t.arrange("asset", code="hyperawareness", seat=1)
    turn_of(t)
    t.choose("investigate", "pass", "pass")
    t.heard("ahlcg-log-token", "ahlcg/skill-test-st.3")
    t.expect(clues(ROLAND) == 1, actions(ROLAND) == 2)
    t.asked(1, "ahlcg-prompt-action")


@example(
    "ahlcg/skill-test-st.4", "A symbol means what the scenario says: here the cultist is -1, and 1 horror for a failure"
)
def a_symbol(t: ExampleTable) -> None:
    gathering(t, act=2, tokens="cultist cultist")
    t.arrange("stand", seat=1, place="cellar")
    turn_of(t)
    t.choose("investigate")
    t.expect(clues(ROLAND) == 0, horror(ROLAND) == 1)


@example("ahlcg/skill-test-st.4", "The elder sign means what the tester's own card says: for Roland +1 a clue here")
def the_elder_sign(t: ExampleTable) -> None:
    gathering(t, act=2, tokens="elder_sign elder_sign")
    t.arrange("stand", seat=1, place="cellar")
    turn_of(t)
    t.choose("investigate")
    t.expect(clues(ROLAND) == 1, clues("cellar") == 1)


@example("ahlcg/skill-test-st.5", "Skill 4, +1 from the Knife, 1 icon, -2 from the token: just enough for a 4")
def everything_is_added(t: ExampleTable) -> None:
    fighting(t, "flesh-eater", "-2 -2", "vicious-blow", "knife")
    t.choose("stab knife", "commit vicious-blow")
    t.expect(damage("flesh-eater") == 2)


@example("ahlcg/skill-test-st.5", "Agility 2 and a -8 are 0, not -6: Grasping Hands cost 3 damage")
def never_below_zero(t: ExampleTable) -> None:
    gathering(t, act=2, tokens="-8 -8")
    t.arrange("encounter", cards="grasping-hands")
    t.arrange("round", n=2)
    t.arrange("phase", name="mythos")
    t.expect(damage(ROLAND) == 3)


# ------------------------------------------------------------------ ST.6 to ST.8


@example("ahlcg/skill-test-st.6", "As much as the difficulty is a success")
def equal_is_enough(t: ExampleTable) -> None:
    fighting(t, "flesh-eater", "0 0")
    t.choose("fight flesh-eater")
    t.heard("ahlcg-log-success", "ahlcg/skill-test-st.6", n=0)
    t.expect(damage("flesh-eater") == 1)


@example("ahlcg/skill-test-st.6", "What answers success comes before the results: no clue yet when Dr. Milan is asked")
def success_is_answered(t: ExampleTable) -> None:
    gathering(t)
    t.arrange("asset", code="dr-milan-christopher", seat=1)
    turn_of(t)
    t.choose("investigate")
    t.asked(1, "core-prompt-react")
    t.expect(clues(ROLAND) == 0, unchanged=True)
    t.choose("publish dr-milan-christopher")
    t.expect(resources(ROLAND) == 6, clues(ROLAND) == 1)


@example("ahlcg/skill-test-st.7", "The tester orders the results: first away, and the enemy is evaded last")
def results_in_any_order(t: ExampleTable) -> None:
    gathering(t, WENDY, act=2)
    t.arrange("hand", seat=1, cards="survival-instinct")
    t.arrange("threat", code="ghoul-minion", seat=1)
    turn_of(t)
    t.choose("evade ghoul-minion", "commit survival-instinct", "result 1 survival-instinct")
    t.asked(1, "ahlcg-prompt-move")
    t.expect(exhausted("ghoul-minion") == False, unchanged=True)  # noqa: E712
    t.choose("move attic")
    t.heard("ahlcg-log-move", "ahlcg/skill-test-st.7")
    t.expect(exhausted("ghoul-minion") == True, engaged(1) == (), at(WENDY) == "attic")  # noqa: E712


@example("ahlcg/skill-test-st.8", "When a test is over, what was committed is discarded and the bag is whole again")
def the_test_ends(t: ExampleTable) -> None:
    gathering(t, tokens="0 0 0")
    t.arrange("hand", seat=1, cards="vicious-blow")
    t.arrange("threat", code="ghoul-minion", seat=1)
    turn_of(t)
    t.choose("fight ghoul-minion", "commit vicious-blow")
    t.expect(bag() == ("0", "0"), discard(1) == ())
    t.choose("pass")
    t.expect(bag() == ("0", "0", "0"), discard(1) == ("vicious-blow",))


# ------------------------------------------------------------------ tests within tests, automatic outcomes


@example("ahlcg/skill-test-nested", "Running to the Graveyard in the middle of an evasion: its test waits for the end")
def a_test_within_a_test(t: ExampleTable) -> None:
    midnight(t, WENDY)
    t.arrange("hand", seat=1, cards="survival-instinct guts")
    t.arrange("threat", code="acolyte", seat=1)
    turn_of(t)
    t.choose("evade acolyte", "commit survival-instinct", "pass")
    t.choose("result 1 survival-instinct", "move graveyard")
    t.asked(1, "ahlcg-prompt-commit")
    t.expect(at(WENDY) == "graveyard", exhausted("acolyte") == True, discard(1) == ("survival-instinct",))  # noqa: E712
    t.choose("commit guts")
    t.expect(discard(1).has("guts"), horror(WENDY) == 0)


@example("ahlcg/skill-test-auto", "Sure to succeed: no token is revealed, not even the one that fails")
def sure_to_succeed(t: ExampleTable) -> None:
    fighting(t, "flesh-eater", "auto_fail auto_fail", "vicious-blow")
    t.choose("fight flesh-eater")
    t.arrange("outcome", result="success")
    t.choose("")
    t.expect(damage("flesh-eater") == 1)


@example("ahlcg/skill-test-auto", "Sure to fail: the skill is 0, and no cultist makes it worse")
def sure_to_fail(t: ExampleTable) -> None:
    gathering(t, act=2, tokens="cultist cultist")
    t.arrange("hand", seat=1, cards="manual-dexterity")
    t.arrange("encounter", cards="grasping-hands")
    t.arrange("round", n=2)
    t.arrange("phase", name="mythos")
    t.play()
    t.arrange("outcome", result="failure")
    t.choose("")
    t.expect(damage(ROLAND) == 3, horror(ROLAND) == 0)
