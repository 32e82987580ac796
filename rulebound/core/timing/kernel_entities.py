"""The entities that the kernel itself makes, in every game."""

from __future__ import annotations

from rulebound.core.flows.flow import Scope
from rulebound.core.game.game import Clock
from rulebound.core.game.values import Lasting
from rulebound.core.state.entities import Entity
from rulebound.core.timing.nested_tests import Waiting
from rulebound.core.timing.timing import Delayed, PhaseBegins, PhaseEnds, RoundBegins, RoundEnds, Used

KERNEL_KINDS: tuple[type[Entity], ...] = (
    Clock, Scope, Lasting, Delayed, Waiting, PhaseBegins, PhaseEnds, RoundBegins, RoundEnds, Used,
)  # fmt: skip
