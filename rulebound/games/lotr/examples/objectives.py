"""Objectives: guarded, free, claimed; and what immunity does not cover."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.examples.probes import (
    at_phase,
    attached,
    controller,
    damage,
    encounter_discard,
    handle,
    quest,
    staging,
    threat,
    watch,
)

TORCH, ORCS, STREAM, REACH, UFTHAK = (
    "dungeon-torch", "dol-guldur-orcs", "enchanted-stream", "the-necromancers-reach", "chieftain-ufthak",
)  # fmt: skip


@example("lotr/guarded.1", "The next card guards the objective: both go to the staging area, and nobody can claim it")
def guarded(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("encounter", cards=f"{TORCH} {UFTHAK}")
    at_phase(t, "quest")
    t.choose("pass", "commit gloin", "pass")
    t.expect(staging() == (UFTHAK, TORCH))
    t.refused(f"claim {TORCH}", "lotr/guarded.1")


@example("lotr/guarded.1", "A second guarded card waits until the first objective has its guard")
def two_guarded(t: ExampleTable) -> None:
    quest(t)
    t.arrange("encounter", cards=f"{TORCH} shadow-key {STREAM} {UFTHAK}")
    at_phase(t, "quest")
    t.choose("commit gloin, commit aragorn")
    t.expect(staging() == (STREAM, UFTHAK, "shadow-key", TORCH))


@example("lotr/guarded.1 lotr/staging-area.4", "A guard in the staging area adds its threat")
def guard_adds_threat(t: ExampleTable) -> None:
    quest(t)
    t.arrange("encounter", cards=f"{TORCH} {UFTHAK}")
    at_phase(t, "quest")
    t.choose("")
    t.expect(threat(1) == 31)


@example(
    "lotr/guarded.2 lotr/action.5 lotr/objective-cards.4",
    "With the enemy gone it is free: who claims it has it",
)
def enemy_gone(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=TORCH)
    t.arrange("engage", card=ORCS, seat=1)
    t.arrange("forbidden", what="attacking", card=handle(t, ORCS))
    t.arrange("guards", card=handle(t, ORCS), objective=handle(t, TORCH))
    at_phase(t, "combat")
    t.choose(f"attack {ORCS}", "attacker aragorn")
    t.pass_until("lotr-prompt-window")
    t.choose(f"claim {TORCH}", "choose gloin")
    t.expect(attached("gloin") == (TORCH,), controller(TORCH) == 1, staging() == ())


@example("lotr/guarded.3", "A location that is explored no longer guards")
def location_gone(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=TORCH)
    t.arrange("active", card=STREAM)
    t.arrange("guards", card=handle(t, STREAM), objective=handle(t, TORCH))
    at_phase(t, "quest")
    t.choose("commit gloin, commit aragorn")
    t.asked(1, "lotr-prompt-window")
    t.offered(f"claim {TORCH}")


@example("lotr/guarded.4", "A treachery guards only until it is resolved")
def treachery_gone(t: ExampleTable) -> None:
    quest(t)
    t.arrange("encounter", cards=f"{TORCH} {REACH}")
    at_phase(t, "quest")
    t.choose("commit aragorn")
    t.asked(1, "lotr-prompt-window")
    t.expect(staging() == (TORCH,), encounter_discard() == (REACH,), damage("aragorn") == 1)
    t.offered(f"claim {TORCH}")


@example("lotr/objective-cards.3", "An objective stays in play: what loses its bearer goes back to the staging area")
def objective_stays(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=TORCH)
    at_phase(t, "travel")
    t.choose(f"claim {TORCH}", "choose gloin")
    t.arrange("tokens", on="gloin", kind="damage", n=3)
    t.arrange("engage", card=ORCS, seat=1)
    at_phase(t, "combat")
    t.choose("undefended", "hurt gloin")
    t.expect(staging() == (TORCH,), controller(TORCH) == 0)
