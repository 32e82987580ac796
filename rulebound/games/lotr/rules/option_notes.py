"""What is told beside the cards: how the quest and an attack stand, what tells two options apart, what one may cost."""

from __future__ import annotations

from typing import Any

from rulebound.core.game.decision import meant
from rulebound.core.game.game import Line
from rulebound.core.game.values import Stat
from rulebound.core.knowing.redraw import unseen
from rulebound.core.material.cards import CardDefinition
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option, Term
from rulebound.games.lotr.cards import ATTACK, DEFENSE, HIT_POINTS
from rulebound.games.lotr.cards import numbers as numbers_of_card
from rulebound.games.lotr.rules.attacks import UNDEFENDED, defenders_of
from rulebound.games.lotr.rules.foreseeing import silent
from rulebound.games.lotr.rules.framework import staging_threat, willpower
from rulebound.games.lotr.state import NOBODY, Attack, RingsCard, Scenario, in_play, you_of

COUNTED = ("damage", "resources", "progress")


@cite("lotr/attack-strength.1")
def strength(g: Any, attack: Attack) -> int:
    who = (attack.enemy,) if attack.by_enemy else attack.attackers
    return sum([g.value(c, ATTACK) for c in map(g.entity, who) if in_play(g, c)])


@cite("lotr/defense-strength.1")
def guard(g: Any, attack: Attack) -> int:
    who = defenders_of(g, attack) if attack.by_enemy else (g.entity(attack.enemy),)
    return sum([g.value(c, DEFENSE) for c in who if in_play(g, c)])


QUESTING = Stat("questing", base=lambda g, scenario: willpower(g))
"""The willpower of all who are on the quest, and what it is compared with."""
MENACING = Stat("menacing", base=lambda g, scenario: staging_threat(g))
STRENGTH = Stat("strength", base=strength)
"""The attack strength in an attack, and the defence that is taken off it."""
GUARD = Stat("guard", base=guard)


def numbers(g: Any, entity: Any) -> tuple[Stat, ...]:
    """What everybody may read off a card in play, and how the quest and an attack stand."""
    if type(entity) is Scenario:
        return (QUESTING, MENACING) if g.quest is not None else ()
    if type(entity) is Attack:
        return (STRENGTH, GUARD)
    return numbers_of_card(g, entity)


def told_apart(g: Any, entity: Any) -> tuple[Term, ...]:
    """What everybody sees of a card in play: whose it is, whether it is staged, what lies on it, if it is exhausted.

    Of one out of play: in whose pile it lies, or in which of the scenario.
    """
    if not isinstance(entity, RingsCard):
        return ()
    if not in_play(g, entity):
        return where(g, entity)
    whose = you_of(g, entity)
    said = [Term("lotr-note-of", (("seat", g.word(g.seat(whose))),))] if whose >= 0 else []
    if entity.pile == g.scenario.staging:
        said.append(Term("lotr-note-staged"))
    host = g.entities.get(entity.attached)
    if isinstance(host, RingsCard):
        said.append(Term("lotr-note-on", (("card", g.word(host)),)))
    guarded = g.entities.get(entity.guards)
    if guarded is not None:
        said.append(Term("lotr-note-guards", (("card", g.word(guarded)),)))
    said += [Term(f"lotr-note-{what}", (("n", n),)) for what in COUNTED if (n := getattr(entity, what))]
    said += [Term("lotr-note-committed")] if entity.committed else []
    return (*said, *((Term("lotr-note-exhausted"),) if entity.exhausted else ()))


def where(g: Any, card: RingsCard) -> tuple[Term, ...]:
    """The player whose deck, hand or discard pile a card lies in, or the encounter pile."""
    pile = g.entities[card.pile]
    if pile.owner != NOBODY:
        return (Term("lotr-note-of", (("seat", g.word(g.seat(pile.owner))),)),)
    encounter = (g.scenario.encounter, g.scenario.encounter_discard)
    return (Term(f"lotr-pile-{pile.code}"),) if pile.id in encounter else ()


@cite("lotr/step-6.4.3.1 /damage.1")
def warns(g: Any, option: Option, seat: int) -> Term | None:
    """Who defends is told of the damage as it stands before the shadow card, and of a character it would destroy."""
    attack = g.attack
    if attack is None or not attack.by_enemy or attack.declared or not defending(option):
        return None
    hits = strength(g, attack)
    if option.key == UNDEFENDED.key:
        return Term("lotr-warns-undefended", (("n", hits),)) if hits else None
    character: Any = meant(g, option)
    hits = max(0, hits - g.value(character, DEFENSE))
    left = g.value(character, HIT_POINTS) - character.damage
    return Term("lotr-warns-destroyed" if hits >= left else "lotr-warns-damage", (("n", hits),)) if hits else None


def defending(option: Option) -> bool:
    return option.key == UNDEFENDED.key or option.key.startswith("defend ")


# ------------------------------------------------------------------ the odds of a quest


def unrevealed(g: Any, seat: int) -> tuple[str, ...]:
    """The encounter cards that the next one may be, as far as a seat knows."""
    cards = g.cards(g.scenario.encounter)
    pool = next((g.entities[card.pool] for card in cards if card.pool), None)
    return () if pool is None else unseen(g, pool, seat)


@cite("lotr/step-3.4.2")
def succeeds(line: Line) -> bool | None:
    """Does this line tell that the quest was resolved, and if so, with more willpower than threat?"""
    if line.text != "lotr-log-quest":
        return None
    told = dict(line.args)
    return int(told["will"]) > int(told["threat"])


def comes_to(g: Any, code: str) -> Any:
    """Of cards that say nothing, only kind, traits and threat matter as they are staged; any other stands alone."""
    made: CardDefinition = g.registry[code]
    plain = not made.facts["keywords"] and not made.facts.get("doomed") and not made.facts.get("surge")
    return (made.type, made.facts.get("threat"), made.facts["traits"]) if plain and silent(made) else code
