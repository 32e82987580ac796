"""What one may not do, and the clause that really forbids it."""

from __future__ import annotations

from rulebound.core.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import act, clues, gathering, midnight, turn_of

ROLAND, DAISY, SKIDS = "roland-banks", "daisy-walker", "skids-otoole"

# ------------------------------------------------------------------ clues the group does not give


def three_clues(t: ExampleTable) -> None:
    """The first act takes 4 clues of two investigators, and each of them has 2."""
    gathering(t, f"{ROLAND} {DAISY}")
    t.arrange("tokens", on=ROLAND, kind="clues", n=2)
    t.arrange("tokens", on=DAISY, kind="clues", n=2)
    turn_of(t)


@example("ahlcg/clues.4", "The group did not give enough for the act: it is not asked again until something changes")
def not_at_once(t: ExampleTable) -> None:
    three_clues(t)
    t.choose("advance", "spend 2")
    t.choose("spend 1", seat=2)
    t.heard("ahlcg-log-too-few-clues", "ahlcg/clues.4", n=1)
    t.refused("advance", "ahlcg/clues.4")
    t.expect(clues(ROLAND) == 2, clues(DAISY) == 2, act() == "trapped")


@example("ahlcg/clues.4", "After an action they may think better of it: the act can be advanced again")
def another_time(t: ExampleTable) -> None:
    three_clues(t)
    t.choose("advance", "spend 0")
    t.choose("spend 2", seat=2)
    t.choose("resource", "advance", "spend 2")
    t.choose("spend 2", seat=2)
    t.expect(act() == "the-barrier")


@example("ahlcg/costs.8", "The same with a cost of the whole group: a Cultist is not looked for again at once")
def no_lead_followed(t: ExampleTable) -> None:
    midnight(t, f"{ROLAND} {DAISY}")
    t.arrange("tokens", on=ROLAND, kind="clues", n=2)
    t.arrange("tokens", on=DAISY, kind="clues", n=2)
    turn_of(t)
    t.choose("follow-a-lead uncovering-the-conspiracy", "spend 2")
    t.choose("spend 0", seat=2)
    t.refused("follow-a-lead uncovering-the-conspiracy", "ahlcg/costs.8")
    t.expect(clues(ROLAND) == 2, clues(DAISY) == 2)
    t.choose("resource")
    t.offered("follow-a-lead uncovering-the-conspiracy")
