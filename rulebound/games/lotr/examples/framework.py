"""The round, step by step (lotr/step-0.0 to 7.5)."""

from __future__ import annotations

from rulebound.core.example import ExampleTable, example
from rulebound.games.lotr.examples.probes import (
    at_phase,
    committed,
    exhausted,
    hand_size,
    phase,
    quest,
    resources,
    threat,
    total_willpower,
)

# ------------------------------------------------------------------ 1. resources


@example("lotr/step-1.2.1", "Every hero of every player gets a resource")
def resources_for_all(t: ExampleTable) -> None:
    quest(t)
    at_phase(t, "resource")
    t.expect(resources("aragorn") == 1, resources("gloin") == 1, resources("theodred") == 1)


@example("lotr/step-1.3.1", "Each player draws one card")
def a_card_each(t: ExampleTable) -> None:
    quest(t)
    at_phase(t, "resource")
    t.expect(hand_size(1) == 1)


# ------------------------------------------------------------------ 3. quest


@example("lotr/step-3.2.1", "Those who commit are exhausted; how many, the player decides")
def commitment(t: ExampleTable) -> None:
    quest(t)
    at_phase(t, "quest")
    t.choose("commit aragorn, commit gloin")
    t.expect(committed("aragorn") == True, exhausted("gloin") == True, exhausted("theodred") == False)  # noqa: E712


# ------------------------------------------------------------------ 7. refresh


@example("lotr/step-7.3.1", "Every player's threat rises by 1")
def tiring(t: ExampleTable) -> None:
    quest(t)
    at_phase(t, "refresh")
    t.expect(threat(1) == 30, phase() == "planning", total_willpower() == 0)
