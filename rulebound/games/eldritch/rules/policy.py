"""What this game decides about timing: the active investigator orders, everything lies open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rulebound.core.game.abilities import FAST
from rulebound.core.game.game import Outcome
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Term
from rulebound.core.timing.timing import Delayed, Policy
from rulebound.games.eldritch.rules.option_notes import told_apart
from rulebound.games.eldritch.rules.scoring import count_score
from rulebound.games.eldritch.state import DETAINED, AncientOne, Investigator, condition


class EldritchPolicy(Policy):
    then_needs_success = False
    delayed_with_forced = True
    free_among_forced = True
    told_apart = staticmethod(told_apart)
    clauses: ClassVar[Mapping[str, str]] = {
        "ability": "eldritch/possessions.2", "limit": "eldritch/component-action.2", "cost": "eldritch/spend.2",
        "cost action": "eldritch/conflicts.4", "no action": "eldritch/actions.1", "local": "eldritch/local-action.4",
        "no-effect": "eldritch/spend.1", "condition": "eldritch/possessions.2", "order": "eldritch/conflicts.1",
        "react": "eldritch/possessions.3", "round": "eldritch/lead-investigator.2", "may": "eldritch/faq-8",
        "or": "eldritch/faq-8", "unless": "eldritch/faq-8",
    }  # fmt: skip

    @cite("eldritch/conflicts.1 .2 /investigators.2 /defeated-other.4")
    def orderer(self, g: Any) -> int:
        """The active investigator; where that one has just fallen, the lead."""
        return int(g.active.index if g.active.code else g.clock.lead)

    def all_the_same(self, g: Any, several: tuple[Any, ...]) -> bool:
        """Whatever only gives something to those who stand comes out the same in all orders."""
        things = [g.entity(this.source) if isinstance(this, Delayed) else this for this, _, _ in several]
        made = [g.registry.definitions.get(t.code) for t in things]
        return all(d is not None and d.facts.get("only_gives") for d in made)

    @cite("eldritch/rumors.2 /other-world-encounters.3")
    def in_words(self, g: Any, said: Term) -> Term:
        """Where a rumor has led to another world there is no gate: what would close it ends the rumor instead."""
        rumor = g.entity(g.contact.rumor) if g.contact is not None and g.contact.rumor else None
        if rumor is None:
            return said
        if said.term == "eldritch-form-close":
            return Term("eldritch-form-end-the-rumor", (("card", g.word(rumor)),))
        return Term(said.term, tuple([
            (name, self.in_words(g, value) if isinstance(value, Term) else value) for name, value in said.args
        ]))  # fmt: skip

    def order(self, g: Any) -> tuple[int, ...]:
        """From the active investigator on."""
        seats: tuple[int, ...] = g.order()
        at = seats.index(g.active.index)
        return seats[at:] + seats[:at]

    def controller(self, g: Any, entity: Any) -> int:
        return int(entity.index if type(entity) is Investigator else getattr(entity, "owner", -1))

    @cite("eldritch/component-action.3 .4 .5 /local-action.1 .2 .3")
    def may_use(self, g: Any, entity: Any, ability: Any, seat: int) -> bool:
        """One's own, and local actions of whoever is on the same space."""
        owner = self.controller(g, entity)
        if owner == seat:
            return True
        if owner < 0:
            return isinstance(entity, AncientOne) or entity.owner < 0
        return bool(ability.tag == "local" and g.seat(owner).space == g.seat(seat).space)

    def clause(self, g: Any, entity: Any, ability: Any, why: str) -> str:
        """A local action has a limit of its own, and so has what is no action; who has no action left is not stopped by
        a card."""
        if why == "limit" and ability.tag == "local":
            why = "local"
        elif why == "limit" and ability.kind == FAST:
            why = "react"
        elif why == "cost action" and not g.active.actions:
            why = "no action"
        return super().clause(g, entity, ability, why)

    def unmet(self, g: Any, this: Any, ability: Any) -> str:
        """What a component action waits for, if its card has a word for it."""
        return f"eldritch-denied-{ability.tag}" if ability.tag else super().unmet(g, this, ability)

    @cite("eldritch/defeated-other.4")
    def may_act(self, g: Any, seat: int) -> bool:
        """A seat without an investigator does nothing."""
        return bool(g.seat(seat).code)

    @cite("eldritch/conflicts.4 /delayed.2 /local-action.4")
    def available(self, g: Any, this: Any, you: Any, kind: str) -> int:
        """Actions left; who is detained has none but that of the card itself."""
        if kind == "action":
            held = condition(g, you, DETAINED)
            return int(you.actions > 0 and (held is None or held is this))
        return 1  # the card itself

    def lacking(self, g: Any, this: Any, you: Any, kind: str, need: int) -> tuple[str, tuple[tuple[str, Any], ...]]:
        """Nothing but an action can be lacking: who lacks it has none left, or is detained."""
        return "eldritch-denied-detained" if you.actions else "eldritch-denied-no-action", ()

    @cite("eldritch/winning-and-losing.1 .2 /eliminated.4")
    def judge(self, g: Any, verdicts: tuple[str, ...]) -> Outcome:
        """All win or all lose, the eliminated too; where both happen at once, the investigators win."""
        marks = [v.split(" ") for v in verdicts]
        best = next((m for m in marks if m[0] == "win"), marks[0])
        if best[0] == "win":
            count_score(g)
        return Outcome(best[0] == "win", best[1], tuple(best[2:]))
