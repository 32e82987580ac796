"""Attacks of opportunity, engagement, hunters."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import at, damage, gathering, horror, turn_of


@example("ahlcg/attack-of-opportunity.1", "Moving away from a ready enemy provokes its attack")
def moving_provokes(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("threat", code="ghoul-minion", seat=1)
    turn_of(t)
    t.choose("move attic")
    t.expect(damage("roland-banks") == 1, horror("roland-banks") == 2, at("roland-banks") == "attic")
