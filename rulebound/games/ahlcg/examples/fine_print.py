"""Choices where the reference says nothing: each stands in the ledger beside its clause."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    at,
    clues,
    damage,
    devourer,
    discard,
    engaged,
    exhausted,
    gathering,
    hand,
    in_play,
    turn_of,
    uses,
)  # fmt: skip

ROLAND, SKIDS, WENDY = "roland-banks", "skids-otoole", "wendy-adams"
YES, NO = True, False


@example(
    "ahlcg/ability.action-designators.1",
    "Roland's .38: what it adds is settled when the shot begins, though the last clue goes in a window of the test",
)
def the_last_clue_goes(t: ExampleTable) -> None:
    gathering(t, tokens="-1 -1")
    t.arrange("asset", code="rolands-38-special", seat=1)
    t.arrange("threat", code="icy-ghoul", seat=1)
    t.arrange("hand", seat=1, cards="working-a-hunch")
    t.arrange("tokens", on="study", kind="clues", n=1)
    t.arrange("skill", seat=1, name="combat", by="halved")
    turn_of(t)
    t.choose("shoot rolands-38-special", "play working-a-hunch")  # 2 and 3, against 3, with a token of -1
    t.expect(clues(ROLAND) == 1, damage("icy-ghoul") == 2, uses("rolands-38-special") == 3)


@example(
    "ahlcg/fight-action.3",
    "Elusive in a window of one's own fight: the enemy is out of sight, and is hit all the same",
)
def hit_from_afar(t: ExampleTable) -> None:
    gathering(t, SKIDS, act=2)
    t.arrange("show-location", place="cellar")
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.arrange("hand", seat=1, cards="elusive")
    turn_of(t)
    t.choose("fight ghoul-minion", "play elusive")
    while t.g.decision is not None and t.g.decision.menu == "window":
        t.choose("pass")
    t.expect(at(SKIDS) == "cellar", damage("ghoul-minion") == 1, engaged(1) == ())


@example(
    "ahlcg/evade-evade-action.6",
    "Stray Cat in a window of one's own evasion: who is evaded already is not evaded again, and no pocket is picked",
)
def evaded_already(t: ExampleTable) -> None:
    gathering(t, WENDY, act=2)
    t.arrange("asset", code="stray-cat", seat=1)
    t.arrange("asset", code="pickpocketing", seat=1)
    t.arrange("deck", seat=1, cards="guts perception")
    t.arrange("threat", code="ghoul-minion", seat=1)
    turn_of(t)
    t.choose("evade ghoul-minion", "run stray-cat", "pass")
    t.heard("ahlcg-log-evaded-already", "ahlcg/evade-evade-action.6")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(exhausted("ghoul-minion") == YES, hand(1) == (), discard(1) == ("stray-cat",), unchanged=True)


@example(
    "ahlcg/ability.forced.4",
    "Barricade goes off when somebody is about to leave, even if the Twisting Paths then keep them: the lead orders it",
)
def barricade_first(t: ExampleTable) -> None:
    twisted(t)
    t.asked(1, "core-prompt-order")
    t.choose("give-way barricade")
    t.expect(at(ROLAND) == "twisting-paths", in_play("barricade") == NO)


@example(
    "ahlcg/ability.forced.4 ahlcg/cancel.1",
    "The other way round: once the Twisting Paths have kept him, nobody leaves, and the Barricade stays",
)
def paths_first(t: ExampleTable) -> None:
    twisted(t)
    t.choose("lose-the-way twisting-paths")
    t.expect(at(ROLAND) == "twisting-paths", in_play("barricade") == YES, unchanged=True)


def twisted(t: ExampleTable) -> None:
    """Roland leaves the Twisting Paths, where a Barricade stands, and will fail their test."""
    devourer(t, tokens="-8 -8")
    t.arrange("add-location", code="01151")
    t.arrange("stand", seat=1, place="twisting-paths")
    t.arrange("attach", code="barricade", to="twisting-paths")
    turn_of(t)
    t.choose("move main-path")
