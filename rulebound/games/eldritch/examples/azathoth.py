"""What whole games against Azathoth, read line by line, have settled."""

from __future__ import annotations

from rulebound.core.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    LILY,
    clues,
    draw,
    encounters,
    meet,
    on_mystery,
    size,
)

# ------------------------------------------------------------------ the last gate of all


@example("eldritch/discarding.8", "Omen of Devastation: a closed gate that is the whole new stack")
def the_stack_is_this_gate(t: ExampleTable) -> None:
    meet(t, LILY, "istanbul")
    t.arrange("mystery", code="omen-of-devastation")
    t.arrange("gate", space="istanbul")
    t.arrange("gone", pile="gate-stack")
    t.arrange("sheet", seat=1, clues=1)
    draw(t, "other-world", "other-world-6")
    encounters(t)
    t.arrange("dice", results="6 6")
    t.choose("other-world", "seal omen-of-devastation")
    t.expect(on_mystery() == 1, clues(1) == 0, size("gate-stack") == 1, size("gate-discard") == 0)
