"""Random programmes: plain == durable == frozen and thawed == cloned, at every decision, whatever they do.

    python -m tests.flow.test_property 20000 5000      so many programmes, from this seed on

`RULEBOUND_PROGRAMMES=5000 pytest tests/flow/test_property.py` tries more than the thousand of every day.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from typing import Any

import pytest

from rulebound.core.flows import compile, flow
from rulebound.core.flows.compile import Compiler
from rulebound.core.flows.flow import Frame, Scope, Unwind
from rulebound.core.flows.flow_locals import Names
from rulebound.core.game.game import Game
from rulebound.core.state import entities
from rulebound.core.state.entities import FLOWS
from tests.flow.programs import Author
from tests.flow.toy import MODES, Colour, Happening, load, run

PROGRAMMES = int(os.environ.get("RULEBOUND_PROGRAMMES", "1000"))
PARTS = 10
ANSWERS = 3
"""Each programme is played so many times, with other answers."""


def try_programme(seed: int) -> Counter[str]:
    """Plays one programme in every way; counts what happened in it."""
    name = f"programme_{seed}"
    source = Author(seed).programme()
    main = load(source, name).main
    seen: Counter[str] = Counter()
    try:
        for answers in range(seed, seed + ANSWERS):
            plain = run(main, "plain", answers)
            for mode in tuple(MODES)[1:]:
                found = run(main, mode, answers)
                assert found == plain, f"programme {seed}, answers {answers}: {mode} differs from plain\n{source}"
            ended = [line.split(" ")[0] for line in plain.journal]
            seen["decisions"] += len(plain.steps)
            seen["cut"] += sum(why in ("stopped", "beaten", "struck", "left") for why in ended)
            seen["finished"] += bool(plain.result)
    finally:
        del sys.modules[name]
        for rule in [rule for rule in FLOWS if rule.startswith(f"{name}.")]:
            del FLOWS[rule]
    return seen


@pytest.mark.parametrize("part", range(PARTS))
def test_every_way_of_running_is_the_same(part: int) -> None:
    size = PROGRAMMES // PARTS
    seen: Counter[str] = Counter()
    for seed in range(part * size, (part + 1) * size):
        seen += try_programme(seed)
    # the programmes are worth something: they ask, they stop halfway, they come to an end
    assert seen["decisions"] > 8 * size
    assert seen["cut"] > size // 5
    assert seen["finished"] > 2 * size


# ------------------------------------------------------------------ would it notice?


def forget_a_local(self: Compiler, *args: Any) -> list[Names]:
    return [names - {max(names, default="")} for names in LIVENESS(self, *args)]


def leave_events_behind(self: Game, scope: Scope) -> None:
    kept = [t for t in self.transients.values() if isinstance(t, Happening)]
    CLOSE(self, scope)
    self.transients.update((t.id, t) for t in kept)


def go_on_after_a_cut(stack: list[Frame], cut: Unwind) -> None:
    UNWIND(stack, cut)
    stack[-1].pc = 1


LIVENESS, CLOSE, UNWIND = Compiler.liveness, Game.close, flow.unwind
FAULTS: dict[str, tuple[Any, str, Any]] = {
    "a local is forgotten": (Compiler, "liveness", forget_a_local),
    "what stands before a decision is worked out after it": (Compiler, "set_aside", lambda self, e: e),
    "a chain of comparisons goes on": (Compiler, "chain", Compiler.in_order),
    "and, or ask everything": (Compiler, "bool_op", lambda self, e: [self.expr(v) for v in e.values][-1]),
    "a for loop walks backwards": (compile, "HELPERS", compile.HELPERS | {compile.TAKE: lambda items: items[::-1]}),
    "a clone shares things": (flow, "transfer", lambda value, g: value),
    "an Enum comes back as another": (entities, "_enum", lambda name: {"RED": Colour.BLUE, "BLUE": Colour.RED}),
    "a cut scope leaves its events behind": (Game, "close", leave_events_behind),
    "a cut scope goes on": (flow, "unwind", go_on_after_a_cut),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The programmes must be able to tell: a comparison that never fails proves nothing."""
    monkeypatch.setattr(*FAULTS[fault])
    found = 0
    for seed in range(100):
        try:
            try_programme(seed)
        except Exception:
            found += 1
            break
    assert found


if __name__ == "__main__":
    number, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    total: Counter[str] = Counter()
    for seed in range(first, first + number):
        total += try_programme(seed)
    print(f"{number} programmes agree: {dict(total)}")
