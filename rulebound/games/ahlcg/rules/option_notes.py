"""What a player is told beside an option: what tells it from another like it, and whom it provokes."""

from __future__ import annotations

from typing import Any

from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import DefinitionRef, Option, Term
from rulebound.games.ahlcg.cards import DAMAGE, HORROR
from rulebound.games.ahlcg.rules.actions import QUIET
from rulebound.games.ahlcg.rules.enemies import attackers, can_attack
from rulebound.games.ahlcg.state import DEFINITIONS, Arkham, definition, in_play, where

COUNTED = ("damage", "horror", "clues", "doom", "uses")
FREE_ACTS = ("fight", "evade", "advance")
"""The acts of the turn's menu that provoke nobody."""


def called(word: Any) -> Any:
    """The title of a card, whatever its level; anything else as it is."""
    made = DEFINITIONS.get(word.term.removeprefix("ahlcg-")) if isinstance(word, Term) else None
    return word if made is None else f"{made.type} {made.name} {made.facts.get('subname', '')}"


def told_apart(g: Any, entity: Any) -> tuple[Term, ...]:
    """What everybody sees of a card in play: with whom and where it is, what lies on it; of any other its level."""
    if not isinstance(entity, Arkham):
        return ()
    if not in_play(g, entity):
        level = definition(g, entity).facts.get("level") if entity.code else None
        return () if level is None else (Term("ahlcg-note-level", (("n", level),)),)
    whose = entity.engaged if entity.engaged >= 0 else entity.controller
    said = [Term("ahlcg-note-of", (("seat", g.word(g.seat(whose))),))] if whose >= 0 else []
    place = g.entities.get(where(g, entity))
    if place is not None and place is not entity:
        said.append(Term("ahlcg-note-at", (("place", g.word(place)),)))
    said += [Term(f"ahlcg-note-{what}", (("n", n),)) for what in COUNTED if (n := getattr(entity, what))]
    return (*said, *((Term("ahlcg-note-exhausted"),) if entity.exhausted else ()))


@cite("ahlcg/attack-of-opportunity.1 .2")
def provokes(g: Any, option: Option, seat: int) -> Term | None:
    """The attacks of opportunity that an action brings upon its investigator, all together."""
    if g.decision is None or g.decision.menu != "turn" or not takes_an_action(g, option):
        return None
    you = g.seat(seat)
    ready = [e for e in attackers(g, you) if can_attack(g, e, you)]
    if not ready:
        return None
    who = g.word(ready[0])
    for enemy in ready[1:]:
        who = Term("core-list-more", (("list", who), ("item", g.word(enemy))))
    harm = (("damage", sum([g.value(e, DAMAGE) for e in ready])), ("horror", sum([g.value(e, HORROR) for e in ready])))
    return Term("ahlcg-warns-opportunity", (("cards", who), *harm))


def takes_an_action(g: Any, option: Option) -> bool:
    """Is it an action of a kind that provokes?"""
    if option.call is None or option.free:
        return False
    ability = next((g.registry[a.key] for a in option.call.args if isinstance(a, DefinitionRef)), None)
    if ability is None:
        return option.key.split(" ")[0] not in FREE_ACTS
    return ability.tag not in QUIET and not ability.tag.endswith("quietly")
