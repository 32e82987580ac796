"""What happens at the same time: the lead investigator says in which order (ahlcg/priority-of-simultaneous-resolution).

Nobody is asked where all orders come out the same.
"""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import next_of
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.state.entities import Call, Term
from rulebound.games.ahlcg.state import ArkhamHorror

ORDER = "ahlcg/priority-of-simultaneous-resolution.2"


@flow(cite="ahlcg/priority-of-simultaneous-resolution.2 ahlcg/lead-investigator.2")
def one_after_the_other(
    g: ArkhamHorror,
    things: tuple[Any, ...],
    calls: tuple[Call[Any], ...],
    verb: str,
    prompt: str,
    asking: bool = True,
    asks: Term | None = None,
) -> Steps[None]:
    """Each of these calls, about one of these things: the lead says which comes next, or that it does not matter."""
    while calls:
        at = 0
        several = tuple(dict.fromkeys(things))
        if asking and len(several) > 1:
            args = (("asks", asks),) if asks is not None else ()
            chosen = yield from next_of(g, g.clock.lead, several, verb, prompt, ORDER, args)
            asking = chosen is not None
            if chosen is not None:
                at = things.index(chosen)
        call = calls[at]
        things, calls = things[:at] + things[at + 1 :], calls[:at] + calls[at + 1 :]
        yield from call(g)
