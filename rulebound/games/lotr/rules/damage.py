"""Damage: determine, assign, place; healing; what is destroyed (lotr/damage, /hit-points, /destroy)."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.values import Stat, forbidden
from rulebound.core.state.clauses import cite
from rulebound.core.timing.timing import Event, occur, together
from rulebound.games.lotr.cards import DAMAGING, HIT_POINTS
from rulebound.games.lotr.rules.moves import home, leave_play, place_tokens, put_down, remove_tokens, worth
from rulebound.games.lotr.state import (
    ENEMY,
    NOBODY,
    WITH_HIT_POINTS,
    Player,
    Rings,
    RingsCard,
    controller_of,
    enemies_of,
    facts,
    in_play,
    kind,
)


class Damaged(Event):
    """Damage is assigned to a card and about to be placed."""

    n: int = 0
    attack: bool = False
    """Is it the damage of an attack?"""
    excess: int = 0
    """How much of it was more than the hit points that were left."""

    barred_by: ClassVar[Stat | None] = DAMAGING

    @staticmethod
    @flow(cite="lotr/damage.1 .2 .3 .4")
    def happens(g: Rings, e: Damaged) -> Any:
        target: Any = g.entities[e.about]
        if not can_be_hurt(g, target):
            return
        left = max(0, g.value(target, HIT_POINTS) - target.damage)
        place_tokens(g, target, "damage", e.n)
        g.change(target, hurt_by=e.by, struck=e.attack)
        g.change(e, excess=max(0, e.n - left))
        g.tell("lotr-log-damage", "lotr/damage.4", card=target, n=e.n)


@cite("lotr/hit-points.1")
def can_be_hurt(g: Rings, target: Any) -> bool:
    """A character or enemy in play, or an enemy that is being revealed or attacks as a shadow card."""
    return kind(target) in WITH_HIT_POINTS and (in_play(g, target) or target.pile == g.scenario.limbo)


@cite("lotr/cannot-take-damage.1")
def can_take(g: Rings, target: Any) -> bool:
    """May damage be assigned to it? What cannot take damage cannot be chosen for it either."""
    return forbidden(g, target, DAMAGING) is None


@cite("lotr/cannot.1")
def may_harm(g: Rings, you: Player, enemy: Any) -> bool:
    """Does no enemy that the player is engaged with forbid attacking and hurting this one?"""
    return all(facts(e).get("blocks") is None or not facts(e)["blocks"](g, e, enemy) for e in enemies_of(g, you))


@cite("lotr/cannot.1")
def kept_from(g: Rings, by: int, target: Any) -> bool:
    """Is it the effect of a player's card, and must that player leave this enemy alone?"""
    source: Any = g.entities.get(by)
    if type(source) is not RingsCard or kind(target) != ENEMY:
        return False
    seat = controller_of(g, source)
    seat = seat if seat != NOBODY else source.owner
    return seat != NOBODY and not may_harm(g, g.seat(seat), target)


@flow(cite="lotr/damage.1")
def deal_damage(g: Rings, target: Any, n: int, by: int = 0, attack: bool = False) -> Steps[bool]:
    """Damage to one card, all of it at once. True if it was placed."""
    kept = not attack and kept_from(g, by, target)
    if n <= 0 or kept or not can_be_hurt(g, target):
        g.tell("lotr-log-unhurt", "lotr/cannot.1" if kept else "lotr/damage.2", card=target)
        return False
    return (yield from occur(g, Damaged(about=target.id, n=n, by=by, attack=attack)))


@flow(cite="lotr/simultaneous-timing.1 /effects.3")
def deal_to_each(g: Rings, targets: tuple[Any, ...], n: int, by: int = 0) -> Steps[None]:
    """The same damage to several cards at the same time."""
    if len(targets) == 1:
        yield from deal_damage(g, targets[0], n, by)
    elif targets:
        yield from together(g, tuple([deal_damage.later(t, n, by) for t in targets]))
    else:
        g.tell("lotr-log-nobody", "lotr/effects.3")


def heal(g: Rings, target: Any, n: int) -> int:
    """Takes damage off a card, as much as there is."""
    healed = remove_tokens(g, target, "damage", n)
    if healed:
        g.tell("lotr-log-heal", card=target, n=healed)
    else:
        g.tell("lotr-log-no-heal", "lotr/effects.4", card=target)
    return healed


# ------------------------------------------------------------------ destroyed


class Destroyed(Event):
    """A character or an enemy is destroyed. That is not discarding it."""

    attackers: tuple[int, ...] = ()
    """The characters whose attack destroys it."""
    what: str = ""
    who: int = NOBODY
    """Who controls it, or is engaged with it."""

    @staticmethod
    @flow(cite="lotr/destroy.1 /hit-points.1 /victory.1 /enemy-cards.3 /engaged.3 /hero-cards.3 /character-cards.3")
    def happens(g: Rings, e: Destroyed) -> Steps[None]:
        card: Any = g.entities[e.about]
        g.tell("lotr-log-destroyed", "lotr/destroy.1", card=card)
        pile = g.scenario.victory if worth(card) and kind(card) == ENEMY else home(g, card)
        if in_play(g, card):
            yield from leave_play(g, card, pile, "destroyed")
        else:
            put_down(g, card, pile)
            g.left_play(card)


@cite("lotr/damage.1 /hit-points.1")
def is_destroyed(g: Rings, card: Any) -> bool:
    """As much damage as hit points."""
    return (
        kind(card) in WITH_HIT_POINTS
        and facts(card).get("hit_points") is not None
        and card.damage >= g.value(card, HIT_POINTS)
    )


@flow(cite="lotr/destroy.1")
def destroy(g: Rings, card: Any) -> Steps[None]:
    if card.leaving:
        return
    g.change(card, leaving=True)
    attack = g.attack
    attackers: tuple[int, ...] = ()
    if attack is not None and attack.enemy == card.id and card.struck:
        attackers = attack.attackers
    who = card.engaged if card.engaged != NOBODY else g.pile(card.pile).owner
    yield from occur(g, Destroyed(about=card.id, by=card.hurt_by, attackers=attackers, what=kind(card), who=who))
