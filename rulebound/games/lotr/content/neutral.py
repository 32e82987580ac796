"""Neutral cards."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import either
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after, at
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option
from rulebound.core.timing.timing import RoundEnds
from rulebound.games.lotr.cards import ally, forced, response
from rulebound.games.lotr.effects import choosable, choose_target
from rulebound.games.lotr.rules.damage import can_take, deal_damage, may_harm
from rulebound.games.lotr.rules.decks import can_draw, draw_cards
from rulebound.games.lotr.rules.moves import EntersPlay, discard
from rulebound.games.lotr.rules.threat import lower_threat
from rulebound.games.lotr.state import NEUTRAL, Player, Rings, RingsCard, enemies_in_play


def foes(g: Rings, you: Player) -> tuple[Any, ...]:
    return tuple([e for e in choosable(g, enemies_in_play(g)) if can_take(g, e) and may_harm(g, you, e)])


@cite("lotr/effects.6")
def counsels(g: Rings, this: RingsCard, you: Player) -> tuple[Option, ...]:
    """Those of his three gifts that would change something."""
    found: tuple[Option, ...] = ()
    if can_draw(g, you):
        found += (Option("cards", "lotr-01073-cards", call=three_cards.later(you)),)
    if foes(g, you):
        found += (Option("damage", "lotr-01073-damage", call=four_damage.later(this, you)),)
    if you.threat:
        found += (Option("threat", "lotr-01073-threat", call=five_less.later(you)),)
    return found


@flow
def three_cards(g: Rings, you: Player) -> Steps[None]:
    yield from draw_cards(g, you, 3)


@flow
def four_damage(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
    enemy = yield from choose_target(g, you, foes(g, you), "lotr-prompt-smite")
    yield from deal_damage(g, enemy, 4, this.id)


@flow
def five_less(g: Rings, you: Player) -> None:
    lower_threat(g, you, 5)


@ally("01073", "Gandalf", NEUTRAL, cost=5, willpower=4, attack=4, defense=4, hit_points=4, unique=True, traits="Istari")
class Gandalf:
    @response(after(EntersPlay), if_=lambda g, this, you, event: event.about == this.id,
              useful=lambda g, this, you, event: bool(counsels(g, this, you)))  # fmt: skip
    def aid(g: Rings, this: RingsCard, you: Player, event: EntersPlay) -> Steps[None]:
        """3 cards, or 4 damage to an enemy, or 5 less threat."""
        yield from either(g, you.index, counsels(g, this, you), "lotr-prompt-gandalf", "lotr/effects.6")

    @forced(at(RoundEnds))
    def leave(g: Rings, this: RingsCard, you: Player, event: RoundEnds) -> Steps[None]:
        """At the end of the round he is discarded."""
        yield from discard(g, this)
