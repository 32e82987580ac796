"""The state checks: what must happen because of what was just done."""

from __future__ import annotations

from typing import Any

from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Call
from rulebound.games.lotr.cards import FALTERING, WILLPOWER
from rulebound.games.lotr.rules.damage import destroy, is_destroyed
from rulebound.games.lotr.rules.moves import discard, leave_together
from rulebound.games.lotr.rules.progress import advance, explore, is_completed, is_explored, win
from rulebound.games.lotr.rules.threat import eliminate, is_beaten
from rulebound.games.lotr.state import Player, Rings, RingsCard, all_characters, facts, in_play


@cite("lotr/lasting-effects.1 .2")
def falters(g: Rings, card: Any) -> bool:
    """Does it have no willpower left, where an effect that lasts discards it then?"""
    return not card.leaving and g.value(card, FALTERING) > 0 and g.value(card, WILLPOWER) == 0


@cite("lotr/effects.5 /player-elimination.1 /hit-points.1 /explored.1 /quest-advance.1 /winning-the-game.2")
def state_checks(g: Rings, touched: tuple[int, ...]) -> tuple[Call[Any], ...]:
    """Characters and enemies destroyed, locations explored, players eliminated, the stage completed, the game won."""
    calls: list[Call[Any]] = []
    leaving: list[Any] = []
    entities: Any = g.entities
    limbo = g.scenario.limbo
    for id in touched:
        entity = entities.get(id)
        if type(entity) is Player:
            if not entity.out and not entity.leaving and is_beaten(g, entity):
                calls.append(eliminate.later(entity))
                leaving += [c for c in g.cards(entity.area) if c.owner != entity.index]  # nobody asks for their own
        elif type(entity) is RingsCard and (entity.code or entity.role) and not entity.leaving:
            if entity.pile == limbo or in_play(g, entity):
                if is_destroyed(g, entity):
                    calls.append(destroy.later(entity))
                    leaving.append(entity)
                elif is_explored(g, entity):
                    calls.append(explore.later(entity))
                    leaving.append(entity)
    if FALTERING.key in g.modifiers:
        faltering = [c for c in all_characters(g) if falters(g, c)]
        calls += [discard.later(c) for c in faltering]
        leaving += faltering
    quest = g.quest
    if quest is not None and not quest.leaving:
        if is_completed(g, quest):
            calls.append(advance.later())
        else:
            wins = facts(quest).get("wins")
            if not calls and wins is not None and wins(g, quest):
                win(g, "lotr-win-quest", "lotr/winning-the-game.2")
    if len(leaving) > 1:
        return (leave_together.later(tuple(dict.fromkeys(leaving)), tuple(calls)),)
    return tuple(calls)
