"""By which clause things happen: what is resolved as a whole is resolved under one, and the log cites it."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.state.entities import Call
from rulebound.games.unfathomable.state import Unfathomable

EFFECT = "effect"


@flow
def under(g: Unfathomable, clause: str, call: Call[Any]) -> Steps[None]:
    """Something is resolved by a clause: whatever happens in it cites that, where nothing nearer decides."""
    yield from within(g, Scope(kind=EFFECT, cite=(clause,)), call)
