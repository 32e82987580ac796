"""What happens at the same time: the current player says in which order (7.16)."""

from __future__ import annotations

from typing import Any

from rulebound.core.decision import choose, meant, options_for
from rulebound.core.flow import Steps, flow
from rulebound.core.state import Option
from rulebound.games.unfathomable.rules.defeat import defeat
from rulebound.games.unfathomable.rules.passengers import defeat_passenger
from rulebound.games.unfathomable.state import Character, Space, Unfathomable, passengers_on

ANY = Option("any", "unfathomable-option-any-order")


@flow(cite="unfathomable/7.16")
def choose_next(
    g: Unfathomable, things: tuple[Any, ...], verb: str, prompt: str, cite: str = "unfathomable/7.16"
) -> Steps[Any]:
    """Which of several things comes next; None if the current player does not mind, now or later."""
    picked = yield from choose(g, g.clock.lead, (*options_for(g, things, verb), ANY), prompt, cite=cite)
    return meant(g, picked) if picked.about else None


@flow(cite="unfathomable/7.16")
def defeat_together(
    g: Unfathomable, characters: tuple[Character, ...], spaces: tuple[Space, ...] = (), by: int = 0, cite: str = ""
) -> Steps[None]:
    """These characters and every passenger of these spaces are defeated, in an order the current player chooses."""
    waiting = tuple([(c.id, c.id) for c in characters] + [(s.id, t.id) for s in spaces for t in passengers_on(g, s)])
    asking = True
    while waiting:
        shown, who = waiting[0]
        things = tuple([g.entity(i) for i in dict.fromkeys([i for i, _ in waiting])])
        if asking and len(things) > 1:
            chosen = yield from choose_next(g, things, "defeat", "unfathomable-prompt-defeat-order")
            asking = chosen is not None
            if chosen is not None:
                shown, who = next(w for w in waiting if w[0] == chosen.id)
        waiting = tuple([w for w in waiting if w[1] != who])
        if shown == who:
            yield from defeat(g, g.entity(who), by, cite)
        else:
            yield from defeat_passenger(g, g.entity(who), cite)
