"""The state checks: what follows from the state by itself."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import flow
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Call
from rulebound.games.ah3.rules.codex import due
from rulebound.games.ah3.rules.defeat import defeated
from rulebound.games.ah3.rules.engaging import HEALTH, defeat_monster
from rulebound.games.ah3.rules.losing import broken
from rulebound.games.ah3.rules.piles import discard
from rulebound.games.ah3.state import ArkhamHorror, Investigator, Marker, Monster, Neighbourhood, Paper, Sheet, Space

CODEX = (Sheet, Marker, Neighbourhood, Space)
"""What the lines of the codex go by."""


@cite("ah3/401.8 /429.6a /431.6 .11 /459.9 /475.6 .11 .15 /403.5c .5d")
def state_checks(g: ArkhamHorror, touched: tuple[int, ...]) -> tuple[Call[Any], ...]:
    """Assets and investigators who can bear no more, monsters without health left, lines of the codex that hold."""
    calls: list[Call[Any]] = []
    codex = False
    for id in touched:
        thing: Any = g.entities[id]
        kind = type(thing)
        if kind is Investigator:
            if thing.code and broken(g, thing):
                calls.append(defeated.later(thing))
        elif kind is Monster:
            if thing.space and thing.damage >= g.value(thing, HEALTH):
                calls.append(defeat_monster.later(thing, thing.foe, thing.by_attack))
        elif kind is Paper:
            if thing.owner >= 0 and (thing.damage or thing.horror) and broken(g, thing):
                calls.append(wears_out.later(thing))
            codex = codex or thing.owner < 0
        elif kind in CODEX:
            codex = True
    return (*calls, *(due(g) if codex else ()))


@flow(cite="ah3/401.8 /475.11 /431.11")
def wears_out(g: ArkhamHorror, card: Paper) -> Any:
    """An asset that can bear no more is discarded."""
    if card.owner >= 0:
        discard(g, card)
