"""The entities that the kernel itself makes, in every game."""

from __future__ import annotations

from rulebound.core.flow import Scope
from rulebound.core.game import Clock
from rulebound.core.state import Entity
from rulebound.core.timing import Delayed, PhaseBegins, PhaseEnds, RoundBegins, RoundEnds, Used
from rulebound.core.values import Lasting
from rulebound.core.waiting import Waiting

KERNEL_KINDS: tuple[type[Entity], ...] = (
    Clock, Scope, Lasting, Delayed, Waiting, PhaseBegins, PhaseEnds, RoundBegins, RoundEnds, Used,
)  # fmt: skip
