"""What this game decides about timing: players decide together, the leader has the last word, everything lies open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rulebound.core.flows.flow import flow
from rulebound.core.game.abilities import ACTION_ABILITY
from rulebound.core.game.game import Outcome
from rulebound.core.state.clauses import cite
from rulebound.core.timing.timing import Policy
from rulebound.games.ah3.rules.gaining import ClueGained
from rulebound.games.ah3.rules.parts import mark_used
from rulebound.games.ah3.state import ArkhamHorror, Investigator, Monster, Paper, Sheet, hampered

LODGE = "ah3-end-won-25"
"""The end by which the Lodge wins."""


@flow(cite="ah3/424.4")
def noted(g: Any, this: Any, ability: Any, you: Any) -> Any:
    """An asset whose ability somebody uses is used."""
    mark_used(g, you, this)


class ArkhamPolicy(Policy):
    then_needs_success = False
    free_among_forced = True
    after_costs: ClassVar[Any] = staticmethod(noted)
    clauses: ClassVar[Mapping[str, str]] = {
        "ability": "ah3/423.2", "limit": "ah3/423.3", "cost": "ah3/400.1f", "cost action": "ah3/465.5",
        "no-effect": "ah3/003", "condition": "ah3/423.4", "order": "ah3/004", "react": "ah3/400.1a",
        "round": "ah3/200", "may": "ah3/400.1d", "or": "ah3/446.9", "unless": "ah3/446.9", "working": "ah3/424.4",
    }  # fmt: skip

    @cite("ah3/004 /455.4")
    def orderer(self, g: Any) -> int:
        """Whose word counts where things happen at the same time: the leader's."""
        return int(g.clock.lead)

    @cite("ah3/004")
    def all_the_same(self, g: Any, several: tuple[Any, ...]) -> bool:
        """Whatever answers the gain of a clue only gives something to whoever has gained it."""
        return all(type(event) is ClueGained for _, _, event in several)

    def controller(self, g: Any, entity: Any) -> int:
        if isinstance(entity, Monster | Sheet):
            return -1
        return super().controller(g, entity)

    @cite("ah3/423.2 .2a /429.2d /435.8a")
    def may_use(self, g: Any, entity: Any, ability: Any, seat: int) -> bool:
        """One's own sheet and assets; what lies in the codex everybody."""
        owner = self.controller(g, entity)
        if owner < 0:
            return True
        return owner == seat

    @cite("ah3/424.4")
    def working(self, g: Any, entity: Any, part: Any) -> bool:
        """An asset that somebody else used in this action phase is of no use to its new owner."""
        return not (type(entity) is Paper and entity.user >= 0 and entity.owner != entity.user)

    @cite("ah3/423.4")
    def clause(self, g: Any, entity: Any, ability: Any, why: str) -> str:
        """A component action that waits for something is denied by the clause that says it may."""
        if why == "condition" and ability.kind == ACTION_ABILITY:
            return "ah3/423.4"
        return Policy.clause(self, g, entity, ability, why)

    @cite("ah3/423.4")
    def unmet(self, g: Any, this: Any, ability: Any) -> str:
        """What a component action waits for, if its card has a word for it."""
        return f"ah3-denied-{ability.tag}" if ability.tag else super().unmet(g, this, ability)

    @cite("ah3/465.5 /418.5")
    def lacking(self, g: Any, this: Any, you: Any, kind: str, need: int) -> tuple[str, tuple[tuple[str, Any], ...]]:
        """Who is engaged has actions, but not for this."""
        if kind == "action" and hampered(g, you):
            return "ah3-denied-engaged", ()
        return super().lacking(g, this, you, kind, need)

    def may_act(self, g: Any, seat: int) -> bool:
        return bool(g.seat(seat).code)

    @cite("ah3/465.5 /418.5 /400.1f")
    def available(self, g: Any, this: Any, you: Any, kind: str) -> int:
        """How much of a thing there is; who is engaged has no action for most things."""
        if kind == "action":
            return 0 if hampered(g, you) else int(you.actions)
        if kind == "engaged-action":
            return int(you.actions)
        if kind in ("money", "clues", "remnants"):
            return int(getattr(you, kind))
        return 1  # the card itself

    @cite("ah3/301.1 /302.1 /004")
    def judge(self, g: Any, verdicts: tuple[str, ...]) -> Outcome:
        """All win or all lose; where both happen at once the players choose the better. With the Lodge only those win
        who are loyal to it."""
        marks = [v.split(" ") for v in verdicts]
        best = next((m for m in marks if m[0] == "win"), marks[0])
        won = best[0] == "win"
        loyal = tuple([i.index for i in g.investigators if i.loyal]) if won and best[1] == LODGE else ()
        return Outcome(won, best[1], tuple(best[2:]), loyal)


def is_you(g: ArkhamHorror, this: Any, you: Investigator, e: Any) -> bool:
    """It happens to the one whose card this is."""
    return bool(e.about == you.id)
