"""What the players decide together (chapters "golden rules", "leader"): whoever answers first speaks for all."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose_together, meant, options_for
from rulebound.core.state.entities import Option, Term
from rulebound.games.ah3.state import ArkhamHorror

Words = tuple[tuple[str, int | str | Term], ...]
"""What a question says beside its key; `asks` is what it is about, where nothing else tells it."""


@flow(cite="ah3/004 /455.4")
def agree(
    g: ArkhamHorror, options: tuple[Option, ...], prompt: str, cite: str = "ah3/004", args: Words = ()
) -> Steps[Option]:
    """The group picks one of several; with one seat in play that is a question like any other."""
    return (yield from choose_together(g, g.order(), options, prompt, cite, args))


@flow(cite="ah3/004")
def agree_on(
    g: ArkhamHorror, entities: tuple[Any, ...], prompt: str, verb: str = "", cite: str = "ah3/004", args: Words = ()
) -> Steps[Any]:
    """The group picks one of several things; None if there is none."""
    if not entities:
        return None
    picked = yield from agree(g, options_for(g, entities, verb), prompt, cite, args)
    return meant(g, picked)


AS_THEY_LIE = Option("as-they-lie", "ah3-option-as-they-lie", (), (), ("ah3/004",))
"""The order does not matter to anybody."""


IN_PLAYER_ORDER = Option("in-player-order", "ah3-option-in-player-order", (), (), ("ah3/203.2", "ah3/476.1"))
"""Everybody in turn, from the leader on."""


def playing(left: tuple[Any, ...]) -> tuple[Any, ...]:
    """Those of several who are still in play: what came to one of them may have felled another."""
    return tuple([i for i in left if i.code])


@flow(cite="ah3/203.2 /004")
def next_to_go(g: ArkhamHorror, left: tuple[Any, ...], prompt: str, verb: str, cite: str) -> Steps[tuple[Any, bool]]:
    """Who of several people comes next, and whether the group wants to be asked for the others. Of two, the one leaves
    the other."""
    options = options_for(g, left, verb)
    if len(left) > 2:
        options = (*options, IN_PLAYER_ORDER)
    picked = yield from agree(g, options, prompt, cite)
    if picked.key == IN_PLAYER_ORDER.key:
        return left[0], False
    return meant(g, picked), True


@flow(cite="ah3/004")
def next_of(
    g: ArkhamHorror, left: tuple[Any, ...], prompt: str, verb: str = "", cite: str = "ah3/004", args: Words = ()
) -> Steps[tuple[Any, bool]]:
    """Which of several things that all happen comes next, and whether the group wants to be asked for the others."""
    if len(left) == 1:
        return left[0], True
    picked = yield from agree(g, (*options_for(g, left, verb), AS_THEY_LIE), prompt, cite, args)
    if picked.key == AS_THEY_LIE.key:
        return left[0], False
    return meant(g, picked), True
