"""The arranging steps a host may take, as a form needs them."""

from __future__ import annotations

import inspect

from rulebound.core.game.game import Game
from rulebound.core.proving.arrange import steps_of as declared
from rulebound.server.protocol import StepInfo


def steps_of(g: Game) -> tuple[StepInfo, ...]:
    """Every step the game declares, in alphabetical order."""
    out = []
    for name, step in sorted(declared(g).items()):
        params = step.params.values()
        needed = tuple([p.name for p in params if p.default is inspect.Parameter.empty])
        optional = tuple([p.name for p in params if p.default is not inspect.Parameter.empty])
        out.append(StepInfo(name, needed, optional, inspect.getdoc(step.run) or ""))
    return tuple(out)
