"""What this game decides about timing: cancel first, one window for a cause and what follows from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rulebound.core.game.game import Outcome
from rulebound.core.material.cards import HAND, Card, reveal
from rulebound.core.state.clauses import cite
from rulebound.core.state.index import CANCEL, WHEN, WOULD
from rulebound.core.timing.timing import Policy
from rulebound.games.lotr.cards import BLANK, PLAN, blank
from rulebound.games.lotr.rules.costs import available, payers, price
from rulebound.games.lotr.rules.option_notes import told_apart, warns
from rulebound.games.lotr.rules.play import kept_in_hand
from rulebound.games.lotr.rules.windows import usable
from rulebound.games.lotr.state import NOBODY, OBJECTIVE, Player, RingsCard, controller_of, kind, you_of


class RingsPolicy(Policy):
    """Cancel, when, after; the first player orders; responses go round the table."""

    before = (CANCEL, WOULD, WHEN)
    one_window = True
    delayed_with_forced = True

    clauses: ClassVar[Mapping[str, str]] = {
        "ability": "lotr/in-play-and-out-of-play.3", "working": "lotr/in-play-and-out-of-play.3",
        "limit": "lotr/limit.1", "cost": "lotr/ability.7", "no-effect": "lotr/ability.6",
        "condition": "lotr/play-restrictions.2", "order": "lotr/first-player.4", "react": "lotr/response.4",
        "round": "lotr/step-0.0.1", "window": "lotr/action-windows.1", "cancel": "lotr/cancel.1",
        "instead": "lotr/replacement-effects.1",
    }  # fmt: skip

    @cite("lotr/first-player.4 /simultaneous-timing.1 /forced.3 /ability-priority.5")
    def orderer(self, g: Any) -> int:
        return int(g.clock.lead)

    def controller(self, g: Any, entity: Any) -> int:
        return entity.index if type(entity) is Player else controller_of(g, entity)

    @cite("lotr/action.2 .3 .5 /ability.2 /may.1")
    def may_use(self, g: Any, entity: Any, ability: Any, seat: int) -> bool:
        """Who controls a card; what no player controls, anybody may use, and what says so."""
        return self.controller(g, entity) in (seat, NOBODY)

    def only_user(self, g: Any, entity: Any) -> int:
        return self.controller(g, entity)

    usable = staticmethod(usable)

    def you(self, g: Any, entity: Any, event: Any) -> int:
        """Who controls the card or is engaged with it; otherwise the player the event is about, or the first player."""
        owner = you_of(g, entity)
        if owner != NOBODY:
            return owner
        who = getattr(event, "who", NOBODY)
        return who if who != NOBODY else int(g.clock.lead)

    @cite("lotr/blank.1 /constant-ability.1")
    def working(self, g: Any, entity: Any, part: Any) -> bool:
        if BLANK.key not in g.modifiers or type(entity) is Player:
            return True
        if entity.pile and g.entities[entity.pile].zone == HAND:
            return True
        return not blank(g, entity)

    def clause(self, g: Any, entity: Any, ability: Any, why: str) -> str:
        """For a card that cannot be played from the hand, the rule that keeps it there."""
        if why == "condition" and ability.kind == PLAN:
            return kept_in_hand(g, entity)
        if why == "condition" and type(entity) is RingsCard and kind(entity) == OBJECTIVE:
            return "lotr/guarded.1"
        if why == "cost play" and not payers(g, entity, g.seat(controller_of(g, entity))):
            return "lotr/resource-match.1" if price(g, entity) else "lotr/resource-match.2"
        return Policy.clause(self, g, entity, ability, why)

    def show(self, g: Any, entity: Any) -> None:
        if isinstance(entity, Card):
            reveal(g, entity)

    def may_act(self, g: Any, seat: int) -> bool:
        return not g.seat(seat).out

    available = staticmethod(available)
    told_apart = staticmethod(told_apart)
    warns = staticmethod(warns)

    @cite("lotr/winning-the-game.1 /player-elimination.4 /grim.1")
    def judge(self, g: Any, verdicts: tuple[str, ...]) -> Outcome:
        outcome = Policy.judge(self, g, verdicts)
        return Outcome(outcome.won, outcome.why, outcome.cite, tuple(range(len(g.seats))) if outcome.won else ())
