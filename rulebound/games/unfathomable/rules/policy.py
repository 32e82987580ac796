"""What this game decides about timing: the current player orders, hands are hidden, windows tell nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rulebound.core.flows.flow import flow
from rulebound.core.game.abilities import ACTION_ABILITY, Ability
from rulebound.core.game.game import Outcome
from rulebound.core.game.values import forbidden
from rulebound.core.material.cards import Card, reveal
from rulebound.core.state.clauses import cite
from rulebound.core.timing.timing import Policy
from rulebound.games.unfathomable.cards import ATTACK
from rulebound.games.unfathomable.rules.attack import ATTACKING
from rulebound.games.unfathomable.rules.betrayal import winners
from rulebound.games.unfathomable.rules.skills import discard_skill
from rulebound.games.unfathomable.state import TREACHERY, Character, Unfathomable, definition, in_brig


@flow(cite="unfathomable/8.2-1 /12.7-2 /12.13-1 /24.4-3")
def put_away(g: Unfathomable, this: Any, ability: Any, you: Character) -> Any:
    """A skill card is discarded once its ability is resolved."""
    if isinstance(this, Card) and this.pile == g.pile("limbo").id:  # laid aside by its own cost
        discard_skill(g, this, "unfathomable/8.2-1" if ability.kind == ACTION_ABILITY else "unfathomable/24.4-3")


TEXT = {"skill": "unfathomable/24.4", "item": "unfathomable/23.3", "feat": "unfathomable/18.4"}
"""The clause by which a card does what its text says, and nothing where that says otherwise."""


class UnfathomablePolicy(Policy):
    """The current player orders what happens at once; "then" needs no success (unfathomable/7.9)."""

    then_needs_success = False
    orders_answers: ClassVar[bool] = True
    after_use: ClassVar[Any] = staticmethod(put_away)
    clauses: ClassVar[Mapping[str, str]] = {
        "ability": "unfathomable/7", "working": "unfathomable/8.1-1", "limit": "unfathomable/7.10",
        "cost": "unfathomable/7.5", "no-effect": "unfathomable/7.8", "condition": "unfathomable/7",
        "order": "unfathomable/7.16", "react": "unfathomable/7.16-3", "first": "unfathomable/7.16-1",
        "round": "unfathomable/48",
    }  # fmt: skip

    @cite("unfathomable/8.1 /8.1-1 /5.4 /5.7 /8.2-2 /12.13-2 /19.1 /24.2-5 /25.6 /25.13 /23.7-2")
    def working(self, g: Any, entity: Any, part: Any) -> bool:
        """Traitors use no sheet, humans no treachery; in the Brig no items work, nor do face-down improvements.
        Who cannot attack has no ability to attack."""
        attack = isinstance(part, Ability) and part.tag == ATTACK
        if attack and forbidden(g, self.user(g, entity), ATTACKING) is not None:
            return False
        if isinstance(entity, Character):
            return not entity.traitor
        made = definition(g, entity)
        owner = g.seat(entity.owner) if entity.owner >= 0 else None
        if owner is None:
            return False
        if made.kind == "skill":
            return bool(owner.traitor or made.skill != TREACHERY)
        if made.kind == "item":
            return not in_brig(g, owner) and bool(entity.active)
        return True

    def user(self, g: Any, entity: Any) -> Any:
        """The character who uses a card, or its own sheet."""
        return entity if isinstance(entity, Character) else g.seat(entity.owner)

    def clause(self, g: Any, entity: Any, ability: Any, why: str) -> str:
        """Why something does not work depends on what it is."""
        if why == "working" and self.working(g, entity, None):
            return "unfathomable/7.3"  # it would work, if attacking were not forbidden
        if why == "no-effect" and not isinstance(entity, Character):
            return TEXT.get(definition(g, entity).kind, super().clause(g, entity, ability, why))
        if why != "working" or isinstance(entity, Character):
            return super().clause(g, entity, ability, why)
        if definition(g, entity).kind == "skill":
            return "unfathomable/8.2-2"
        return "unfathomable/25.6" if in_brig(g, g.seat(entity.owner)) else "unfathomable/23.7-2"

    def available(self, g: Any, this: Any, you: Any, kind: str) -> int:
        if kind == "action":
            return 1 if you.actions > 0 else 0
        if kind in ("influence", "lore", "observation", "strength", "will"):
            return sum(definition(g, c).skill == kind and c is not this for c in g.hand(you))
        if kind == "skill card":
            return sum(c is not this for c in g.hand(you))
        return 1  # the card itself

    @cite("unfathomable/4.6 /24.3-4")
    def hidden_hand(self, g: Any, seat: int) -> bool:
        """How many cards a player holds is known to all, which ones to nobody else."""
        return bool(g.hand(g.seat(seat)))

    @cite("unfathomable/24.4")
    def show(self, g: Any, entity: Any) -> None:
        if isinstance(entity, Card):
            reveal(g, entity)

    def judge(self, g: Any, verdicts: tuple[str, ...]) -> Outcome:
        outcome = super().judge(g, verdicts)
        return Outcome(outcome.won, outcome.why, outcome.cite, winners(g, outcome.won))

    def closing(self, g: Any, outcome: Outcome) -> str:
        """A ship that is lost need not have a winner: it may be too early for the Cultist."""
        if not outcome.winners:
            return "unfathomable-log-nobody-wins"
        return "unfathomable-log-humans-win" if outcome.won else "unfathomable-log-traitors-win"
