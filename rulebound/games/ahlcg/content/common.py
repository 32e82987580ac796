"""What many player cards share: conditions, choices, small effects."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.values import forbidden
from rulebound.core.state.clauses import cite
from rulebound.games.ahlcg.cards import CLUES
from rulebound.games.ahlcg.rules.actions import can_be_investigated, foes
from rulebound.games.ahlcg.rules.enemies import Defeated
from rulebound.games.ahlcg.rules.reasons import Reason, because, because_of
from rulebound.games.ahlcg.state import (
    Arkham,
    ArkhamHorror,
    Investigator,
    definition,
    enemies_at,
    investigators_at,
)


@because("ahlcg/target.2", "ahlcg-denied-no-enemy-here")
@cite("ahlcg/target.2")
def enemy_here(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    return bool(enemies_at(g, you.location))


def no_foe_here(g: ArkhamHorror, you: Investigator) -> Reason:
    """All that are here are aloof, or nobody is here."""
    if enemies_at(g, you.location):
        return "ahlcg/aloof.4", "ahlcg-denied-all-aloof"
    return "ahlcg/fight-action.5", "ahlcg-denied-no-foe"


@because_of(no_foe_here)
def foe_here(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    """There is an enemy you may attack."""
    return bool(foes(g, you))


@because("ahlcg/play-restrictions-permissions-and-instructions.3", "core-denied-not-your-turn")
@cite("ahlcg/play-restrictions-permissions-and-instructions.3 ahlcg/lasting-effects.5 ahlcg/active-player.1")
def your_turn(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    return bool(g.clock.seat == you.index)


@because("ahlcg/cannot.1", "ahlcg-denied-locked-here")
def can_investigate(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    return can_be_investigated(g, you, None)


def no_clue_here(g: ArkhamHorror, you: Investigator) -> Reason:
    """You may not discover any, or there is none."""
    if forbidden(g, you, CLUES) is not None:
        return "ahlcg/cannot.1", "ahlcg-denied-clues-barred"
    return "ahlcg/clues.5", "ahlcg-denied-no-clue"


@because_of(no_clue_here)
@cite("ahlcg/clues.5")
def clue_here(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    """There is a clue at your location that you can discover."""
    here = g.entities.get(you.location)
    return isinstance(here, Arkham) and here.clues > 0 and forbidden(g, you, CLUES) is None


def clue_to_find(g: ArkhamHorror, this: Arkham, you: Investigator, event: Any) -> bool:
    return clue_here(g, this, you)


@cite("ahlcg/fast.2")
def you_defeated_an_enemy(g: ArkhamHorror, this: Arkham, you: Investigator, event: Defeated) -> bool:
    return event.who == you.index and definition(g, g.entity(event.about)).type == "enemy"


@flow(cite="ahlcg/target.1")
def choose_investigator_here(g: ArkhamHorror, you: Investigator) -> Steps[Any]:
    """You choose an investigator at your location, yourself included."""
    here = investigators_at(g, you.location)
    return (yield from choose_entity(g, you.index, here, "ahlcg-prompt-investigator", "choose", "ahlcg/target.1"))
