"""What happens at the same time: the current player says in which order (7.16)."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose, meant, options_for
from rulebound.core.state.entities import Option, Term
from rulebound.games.unfathomable.rules.defeat import defeat
from rulebound.games.unfathomable.rules.passengers import defeat_passenger
from rulebound.games.unfathomable.state import Character, Space, Unfathomable, passengers_on, tell_nothing

ANY = Option("any", "unfathomable-option-any-order")


Words = tuple[tuple[str, int | str | Term], ...]


@flow(cite="unfathomable/7.16")
def choose_next(
    g: Unfathomable, things: tuple[Any, ...], verb: str, prompt: str, cite: str = "unfathomable/7.16", words: Words = ()
) -> Steps[Any]:
    """Which of several things comes next; None if the current player does not mind, now or later."""
    picked = yield from choose(g, g.clock.lead, (*options_for(g, things, verb), ANY), prompt, words, cite)
    return meant(g, picked) if picked.about else None


@flow(cite="unfathomable/7.16")
def in_order(g: Unfathomable, people: tuple[Character, ...], what: str) -> Steps[tuple[Character, ...]]:
    """Several players decide something at the same time: the current player says who does so before whom.

    Who decides later knows what the others have chosen, so that it can always matter. If the current player does not
    mind, they come round the table.
    """
    ordered: tuple[Character, ...] = ()
    left = people
    while len(left) > 1:
        words = (("what", Term(f"unfathomable-several-{what}")),)
        chosen = yield from choose_next(g, left, "next", "unfathomable-prompt-who-next", words=words)
        if chosen is None:
            break
        ordered += (chosen,)
        left = tuple([c for c in left if c.id != chosen.id])
    return ordered + left


@flow(cite="unfathomable/7.16")
def defeat_together(
    g: Unfathomable,
    characters: tuple[Character, ...],
    spaces: tuple[Space, ...] = (),
    by: int = 0,
    cite: str = "",
    said: bool = False,
) -> Steps[int]:
    """These characters and every passenger of these spaces are defeated, in an order the current player chooses.

    How many of the characters are: whose defeat is prevented has not fallen (39.7). Where this is all that happens, it
    is `said` if there is nobody.
    """
    waiting = tuple([(c.id, c.id) for c in characters] + [(s.id, t.id) for s in spaces for t in passengers_on(g, s)])
    asking, fallen = True, 0
    if not waiting and said:
        tell_nothing(g, "nobody")
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
            fallen += yield from defeat(g, g.entity(who), by, cite)
        else:
            yield from defeat_passenger(g, g.entity(who), cite)
    return fallen
