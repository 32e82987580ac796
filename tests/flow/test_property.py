"""Random programmes: plain == durable == frozen and thawed == cloned, at every decision, whatever they do.

    python -m tests.flow.test_property 20000 5000      so many programmes, from this seed on

`RULEBOUND_PROGRAMMES=5000 pytest tests/flow/test_property.py` tries more than the thousand of every day.
"""

from __future__ import annotations

import os
import sys
from collections import Counter

import pytest

from rulebound.core.state import FLOWS
from tests.flow.programs import Author
from tests.flow.toy import MODES, load, run

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


if __name__ == "__main__":
    number, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    total: Counter[str] = Counter()
    for seed in range(first, first + number):
        total += try_programme(seed)
    print(f"{number} programmes agree: {dict(total)}")
