"""Chaos tokens, automatic failure and success, cancelling, and what cannot be."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    actions,
    at,
    bag,
    clues,
    damage,
    discard,
    encounter_discard,
    engaged,
    gathering,
    hand,
    horror,
    midnight,
    resources,
    turn_of,
    uses,
)

ROLAND, DAISY, SKIDS, AGNES, WENDY = "roland-banks", "daisy-walker", "skids-otoole", "agnes-baker", "wendy-adams"


def alone(t: ExampleTable, who: str = ROLAND, tokens: str = "0 0", hand: str = "") -> None:
    """One investigator in the Hallway, at the beginning of a turn."""
    gathering(t, who, act=2, tokens=tokens)
    t.arrange("hand", seat=1, cards=hand)
    turn_of(t)


def in_the_attic(t: ExampleTable, who: str = ROLAND, tokens: str = "0 0", hand: str = "") -> None:
    """One investigator in the Attic (shroud 1, 2 clues)."""
    alone(t, who, tokens, hand)
    t.arrange("stand", seat=1, place="attic")


# ------------------------------------------------------------------ automatic failure and success


@example(
    "ahlcg/automatic-failure-success.1 ahlcg/chaos-tokens.3",
    "The automatic failure: the test fails, however high the skill",
)
def automatic_failure(t: ExampleTable) -> None:
    in_the_attic(t, DAISY, tokens="auto_fail auto_fail")
    t.arrange("asset", code="rabbits-foot", seat=1)
    t.arrange("deck", seat=1, cards="knife")
    t.choose("investigate")
    t.asked(1, "core-prompt-react")
    t.choose("rub rabbits-foot")
    t.expect(clues(DAISY) == 0, hand(1) == ("knife",))


@example(
    "ahlcg/automatic-failure-success.2", "An automatic failure counts from a skill of 0: Rotting Remains fails by 3"
)
def failing_from_zero(t: ExampleTable) -> None:
    alone(t, AGNES, tokens="auto_fail auto_fail", hand="drawn-to-the-flame")
    t.arrange("encounter", cards="rotting-remains")
    t.choose("play drawn-to-the-flame")
    t.expect(horror(AGNES) == 3)


@example("ahlcg/automatic-failure-success.2", "Lucky!: adding to the skill cannot help in an automatic failure")
def no_luck(t: ExampleTable) -> None:
    in_the_attic(t, AGNES, tokens="auto_fail auto_fail", hand="01080")
    t.choose("investigate")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(clues(AGNES) == 0, actions(AGNES) == 2)


@example(
    "ahlcg/automatic-failure-success.3",
    "In an automatic success the difficulty is 0: Wendy's skill of 3 succeeds by 3 against a fight value of 4",
)
def automatic_success(t: ExampleTable) -> None:
    alone(t, WENDY, tokens="elder_sign elder_sign")
    t.arrange("asset", code="wendys-amulet", seat=1)
    t.arrange("asset", code="01047", seat=1)
    t.arrange("threat", code="flesh-eater", seat=1)
    t.choose("shoot 41-derringer")
    t.expect(damage("flesh-eater") == 2)


# ------------------------------------------------------------------ the tokens


@example("ahlcg/chaos-tokens.2", "The skull: minus 1 for each Ghoul at your location")
def skull(t: ExampleTable) -> None:
    alone(t, tokens="skull skull")
    t.arrange("enemy", code="ghoul-minion", place="hallway", exhausted=1)
    t.arrange("threat", code="flesh-eater", seat=1)
    t.arrange("asset", code="machete", seat=1)
    t.choose("slash machete", "fight flesh-eater")
    t.expect(damage("flesh-eater") == 0, unchanged=True)
    t.choose("slash machete", "fight ghoul-minion")
    t.expect(damage("ghoul-minion") == 1)


@example("ahlcg/chaos-tokens.2", "The cultist: minus 1, and 1 horror if the test fails")
def cultist(t: ExampleTable) -> None:
    alone(t, tokens="cultist cultist")
    t.arrange("stand", seat=1, place="cellar")
    t.choose("investigate")
    t.expect(clues(ROLAND) == 0, horror(ROLAND) == 1)


@example("ahlcg/chaos-tokens.2", "The tablet: minus 2, and 1 damage where a Ghoul is, even if the test succeeds")
def tablet(t: ExampleTable) -> None:
    alone(t, tokens="tablet tablet")
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.choose("fight ghoul-minion")
    t.expect(damage("ghoul-minion") == 1, damage(ROLAND) == 1)


@example("ahlcg/chaos-tokens.2", "On the hard side a cultist reveals another token, which counts as well")
def another_token(t: ExampleTable) -> None:
    gathering(t, act=2, tokens="cultist -4", difficulty="hard")
    t.arrange("stand", seat=1, place="attic")
    turn_of(t)
    t.arrange("draws", tokens="cultist -4")
    t.choose("investigate")
    t.expect(clues(ROLAND) == 0, horror(ROLAND) == 2)


@example("ahlcg/chaos-tokens.3", "The token is the failure: without it the same test would have succeeded")
def only_the_token(t: ExampleTable) -> None:
    in_the_attic(t, tokens="auto_fail 0")
    t.arrange("draws", tokens="auto_fail 0")
    t.choose("investigate")
    t.expect(clues(ROLAND) == 0, actions(ROLAND) == 2)
    t.choose("investigate")
    t.expect(clues(ROLAND) == 1)


@example("ahlcg/chaos-tokens.4", "The elder sign: Skids gets +2, and 2 resources for the success")
def elder_sign(t: ExampleTable) -> None:
    alone(t, SKIDS, tokens="elder_sign elder_sign")
    t.arrange("stand", seat=1, place="cellar")
    t.choose("investigate", "pass", "pass", "result 2 cellar")
    t.expect(clues(SKIDS) == 1, resources(SKIDS) == 7)


@example("ahlcg/chaos-tokens.4", "A number changes the skill for this test, and the token goes back into the bag")
def a_number(t: ExampleTable) -> None:
    in_the_attic(t, tokens="-3 -2")
    t.arrange("draws", tokens="-3 -2")
    t.choose("investigate")
    t.expect(clues(ROLAND) == 0, actions(ROLAND) == 2, bag() == ("-2", "-3"))
    t.choose("investigate")
    t.expect(clues(ROLAND) == 1)


# ------------------------------------------------------------------ cancelling


@example("ahlcg/cancel.1", "Wendy: a cancelled token does nothing; the one revealed in its place counts")
def a_cancelled_token(t: ExampleTable) -> None:
    in_the_attic(t, WENDY, tokens="auto_fail +1", hand="knife")
    t.arrange("draws", tokens="auto_fail +1")
    t.choose("investigate", "try-again wendy-adams")
    t.expect(clues(WENDY) == 1, discard(1) == ("knife",))


@example("ahlcg/cancel.2", "A cancelled ability has been used: its action and its ammo stay spent")
def a_cancelled_ability(t: ExampleTable) -> None:
    alone(t)
    t.arrange("asset", code="01016", seat=1)
    t.arrange("threat", code="flesh-eater", seat=1)
    t.arrange("cancel-next", what="ability")
    t.choose("shoot 45-automatic")
    t.expect(actions(ROLAND) == 2, uses("45-automatic") == 3, damage("flesh-eater") == 0)
    t.choose("shoot 45-automatic")
    t.expect(damage("flesh-eater") == 2)


@example("ahlcg/cancel.3", "A cancelled event has been played: it is paid for and lies in the discard pile")
def a_cancelled_event(t: ExampleTable) -> None:
    in_the_attic(t, hand="working-a-hunch")
    t.arrange("cancel-next", what="play")
    t.choose("play working-a-hunch")
    t.heard("core-log-cancelled", "ahlcg/cancel.1")
    t.expect(clues(ROLAND) == 0, resources(ROLAND) == 3, discard(1) == ("working-a-hunch",), hand(1) == ())


@example("ahlcg/cancel.4", "Ward of Protection: the treachery was drawn and is discarded as usual")
def a_cancelled_treachery(t: ExampleTable) -> None:
    alone(t, AGNES, tokens="-4 -4", hand="drawn-to-the-flame ward-of-protection")
    t.arrange("stand", seat=1, place="attic")
    t.arrange("encounter", cards="rotting-remains")
    t.choose("play drawn-to-the-flame", "play ward-of-protection")
    t.expect(horror(AGNES) == 1, encounter_discard() == ("rotting-remains",), clues(AGNES) == 2)


# ------------------------------------------------------------------ cannot


@example("ahlcg/cannot.1", "Dissonant Voices: nothing can be played, not even by a card that allows it")
def cannot_play(t: ExampleTable) -> None:
    in_the_attic(t, hand="working-a-hunch knife")
    t.arrange("threat", code="dissonant-voices", seat=1)
    t.refused("play working-a-hunch", "ahlcg/cannot.1")
    t.refused("play knife", "ahlcg/cannot.1")


@example("ahlcg/cannot.1", "The Masked Hunter: no clue for whoever is engaged with it, by whatever means")
def cannot_discover(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("hand", seat=1, cards="evidence")
    t.arrange("threat", code="01121b", seat=1)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    turn_of(t)
    t.choose("fight swarm-of-rats")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(engaged(1) == ("the-masked-hunter",))
    t.choose("investigate")
    t.expect(clues(ROLAND) == 0, actions(ROLAND) == 1)


@example("ahlcg/cannot.1", "The Parlor: nobody can enter before the barrier is gone")
def cannot_enter(t: ExampleTable) -> None:
    alone(t)
    t.refused("move parlor", "ahlcg/cannot.1")
    t.choose("move cellar")
    t.expect(at(ROLAND) == "cellar")
