"""What whole games against Azathoth, read line by line, have settled."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    JIM,
    LILY,
    MARK,
    REROLL,
    clues,
    conditions,
    dice,
    draw,
    encounters,
    health,
    meet,
    on_mystery,
    size,
    space,
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
    t.choose("other-world", "pass", "seal omen-of-devastation")
    t.expect(on_mystery() == 1, clues(1) == 0, size("gate-stack") == 1, size("gate-discard") == 0)
    t.heard("eldritch-log-gates-renewed", "eldritch/gates.3")


# ------------------------------------------------------------------ dice


@example("eldritch/clues.6", "A clue rolls a success again, too: who would rather stay may fail")
def rather_fail(t: ExampleTable) -> None:
    meet(t, LILY, "space-21")
    t.arrange("sheet", seat=1, clues=2)
    draw(t, "general", "general-4")
    encounters(t)
    t.arrange("dice", results="6 5 1 2")
    t.asked(1, REROLL)
    t.choose("reroll clue", "die 5 1", "reroll clue", "die 6 2")
    t.expect(clues(1) == 0, conditions(1) == ("leg-injury",), health(1) == 5)
    t.expect(space(1) == "space-21", unchanged=True)


@example("eldritch/tests.7", "Jim Culver: a Spell cast in the middle of a combat is tested in that combat")
def spell_in_combat(t: ExampleTable) -> None:
    meet(t, JIM)
    t.arrange("has", seat=1, card="wither", back="b")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("monster", code="skeleton", space="arkham")
    encounters(t)
    t.arrange("dice", results="1 1 1 1")
    t.choose("cast wither")
    t.asked(1, REROLL)
    t.expect(dice() == (1, 1, 1, 1))


def lost_beyond(t: ExampleTable, card: str) -> None:
    """Lily Chen in another world, about to lose 6 Health, with a Flesh Ward and something else; and a clue."""
    meet(t, LILY)
    t.arrange("gate", space="arkham")
    t.arrange("has", seat=1, card=card)
    t.arrange("has", seat=1, card="flesh-ward", back="b")
    t.arrange("sheet", seat=1, clues=1)
    draw(t, "other-world", "other-world-5")
    encounters(t)
    t.arrange("dice", results="1 1 1 1 1 1 1 1 1 1")
    t.choose("other-world", "pass", "pass", "cast flesh-ward")


@example("eldritch/tests.7", "Gate Box: a Spell cast in another world is tested there")
def spell_beyond(t: ExampleTable) -> None:
    lost_beyond(t, "gate-box")
    t.asked(1, REROLL)
    t.expect(dice() == (1, 1, 1))


@example("eldritch/reroll.2", "The Silver Key: a die of a Spell cast in another world, too")
def key_beyond(t: ExampleTable) -> None:
    lost_beyond(t, "the-silver-key")
    t.choose("reroll the-silver-key")
    t.heard("eldritch-log-reroll", "eldritch/reroll.1")
    t.asked(1, REROLL)


@example("eldritch/clues.6", "Tick Tock Men: whoever casts from elsewhere may spend a clue on the dice")
def clues_from_elsewhere(t: ExampleTable) -> None:
    meet(t, MARK)
    t.arrange("has", seat=2, card="flesh-ward", back="b")
    t.arrange("sheet", seat=2, clues=1)
    t.arrange("monster", code="tick-tock-men", space="arkham")
    encounters(t)
    t.arrange("dice", results="1 1 1 1 1 6")
    t.choose("cast flesh-ward", "reroll clue")
    t.expect(clues(2) == 0, health(1) == 7)
