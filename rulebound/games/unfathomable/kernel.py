"""Which rules of the kernel carry out which clauses: the kernel knows no game, so this game says it here."""

from __future__ import annotations

from rulebound.core.state.clauses import carried_out
from rulebound.core.timing.timing import answer_in_turn, choose_first, react_in_secret

carried_out(
    {
        react_in_secret: "unfathomable/7.16-1 /7.16-3 /24.4-1",
        answer_in_turn: "unfathomable/7.16-2 /7.16-3",
        choose_first: "unfathomable/7.16-1",
    }
)
