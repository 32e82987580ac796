"""What this game decides about timing: when, at, after; the lead investigator orders; reactions go round the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rulebound.core.game.abilities import GROUP
from rulebound.core.game.game import Outcome
from rulebound.core.game.values import Lasting, Modifier
from rulebound.core.material.cards import DISCARD, HAND, Card, reveal
from rulebound.core.state.clauses import cite
from rulebound.core.timing.timing import Policy
from rulebound.games.ahlcg.cards import BLANK
from rulebound.games.ahlcg.rules.actions import opportunities
from rulebound.games.ahlcg.rules.control import usable
from rulebound.games.ahlcg.rules.costs import available, barred_spenders, has_declined, price, spenders
from rulebound.games.ahlcg.rules.encounter import PERIL
from rulebound.games.ahlcg.rules.option_notes import called, provokes, told_apart
from rulebound.games.ahlcg.rules.play import FREE, forbids, play, playable_from_discard
from rulebound.games.ahlcg.rules.reasons import REASONS
from rulebound.games.ahlcg.state import DEFINITIONS, NO_ONE, Investigator, blank, definition, in_play, where, you_of


def blanked_for_a_while(g: Any, entity: Any) -> bool:
    """Does an effect that lasts make this card blank?"""
    return any(
        type(t) is Lasting and g.registry[t.modifier].stat is BLANK and entity.id in (t.targets or ())
        for t in g.transients.values()
    )


@cite("ahlcg/you-your.3")
def in_a_threat_area_here(g: Any, entity: Any, seat: int) -> bool:
    """A scenario card, such as a weakness, in the threat area of an investigator who is where this one is."""
    return (
        not isinstance(entity, Investigator) and in_play(g, entity)
        and definition(g, entity).type in ("treachery", "enemy") and where(g, entity) == g.seat(seat).location
    )  # fmt: skip


def in_the_way(g: Any, card: Any, ability: Any, condition: Any) -> tuple[str, str]:
    """What stands in the way of an ability: what forbids to play the card, if that is what it is for, or else why its
    condition does not hold. The clause, and the words."""
    owner = card.owner if isinstance(card, Card) and not in_play(g, card) else you_of(g, card)
    you = g.seat(owner if owner >= 0 else g.clock.seat if g.clock.seat >= 0 else g.clock.lead)
    found = forbids(g, card, you) if ability.body is play else FREE
    if found is FREE and condition in REASONS:
        return REASONS[condition](g, you)
    return found


def clues_barred(g: Any, you: Investigator, kind: str, need: int) -> bool:
    """Would there be clues enough, if all who have some could spend them?"""
    barred = barred_spenders(g)
    if kind == "clues":
        return you in barred and you.clues >= need
    given = held_by(spenders(g))
    return given < need * int(g.scenario.started) <= given + held_by(barred)


def held_by(givers: tuple[Investigator, ...]) -> int:
    return sum([i.clues for i in givers])


class ArkhamPolicy(Policy):
    """When, at, after; the lead investigator orders; reactions go round the table."""

    clauses: ClassVar[Mapping[str, str]] = {
        "ability": "ahlcg/ability.2", "working": "ahlcg/ability.2", "limit": "ahlcg/limits-and-maximums.1",
        "cost": "ahlcg/costs.3", "cost action": "ahlcg/action.1", "cost play": "ahlcg/costs.2",
        "cost resources": "ahlcg/resources.2", "cost ready": "ahlcg/exhaust-exhausted.2", "cost uses": "ahlcg/uses.4",
        "cost group-clues": "ahlcg/costs.8", "cost hand": "ahlcg/costs.7", "cost card": "ahlcg/cannot.1",
        "no-effect": "ahlcg/costs.9", "condition": "ahlcg/ability.triggered.11",
        "order": "ahlcg/priority-of-simultaneous-resolution.2", "react": "ahlcg/trigger-order.3",
        "round": "ahlcg/framework-1.1", "cancel": "ahlcg/cancel.1", "instead": "ahlcg/instead.1",
        "ahlcg-denied-clues-barred": "ahlcg/cannot.1", "ahlcg-denied-declined": "ahlcg/clues.4",
    }  # fmt: skip

    after_costs: ClassVar[Any] = staticmethod(opportunities)
    delayed_with_forced = True

    def controller(self, g: Any, entity: Any) -> int:
        return you_of(g, entity)

    @cite("ahlcg/ability.triggered.10")
    def may_use(self, g: Any, entity: Any, ability: Any, seat: int) -> bool:
        return you_of(g, entity) in (seat, NO_ONE) or in_a_threat_area_here(g, entity, seat)

    def only_user(self, g: Any, entity: Any) -> int:
        """Whose investigator, asset or event it is; other cards may concern everybody who is there."""
        if type(entity) is Investigator:
            return entity.index
        known = entity.code and DEFINITIONS[entity.code].type in ("asset", "event")  # it may be back in a deck by now
        return you_of(g, entity) if known else NO_ONE

    usable = staticmethod(usable)

    def you(self, g: Any, entity: Any, event: Any) -> int:
        """The card's own investigator; on a scenario card, the one the event is about."""
        owner = you_of(g, entity)
        if owner >= 0:
            return owner
        who = getattr(event, "who", NO_ONE)
        return who if who >= 0 else int(g.clock.lead)

    @cite("ahlcg/location-cards.4")
    def working(self, g: Any, entity: Any, part: Any) -> bool:
        if type(entity) is Investigator:
            return not entity.out and not blank(g, entity)
        zone = g.entities[entity.pile].zone if entity.pile else ""
        if zone == HAND:
            return True
        if zone == DISCARD:
            return playable_from_discard(g, entity)
        made = DEFINITIONS[entity.code]
        if made.type == "location" and not entity.revealed:
            return bool(made.facts.get("barrier")) and isinstance(part, Modifier)
        if BLANK.key not in g.modifiers:
            return True
        if isinstance(part, Modifier) and part.stat is BLANK:
            return not blanked_for_a_while(g, entity)  # asking for its own blankness would never end
        return not blank(g, entity)

    def show(self, g: Any, entity: Any) -> None:
        if isinstance(entity, Card):
            reveal(g, entity)

    @cite("ahlcg/peril.2")
    def may_act(self, g: Any, seat: int) -> bool:
        """Nobody eliminated acts; while an encounter card with peril resolves, nobody helps."""
        peril = g.scope(PERIL) if len(g.seats) > 1 else None
        return not g.seat(seat).out and (peril is None or peril.owner == seat)

    available = staticmethod(available)

    def lacking(self, g: Any, this: Any, you: Any, kind: str, need: int) -> tuple[str, tuple[tuple[str, Any], ...]]:
        """Playing a card is paid as a whole; its price is what the reader wants to know."""
        have = available(g, this, you, kind)
        if kind == "play":
            kind, need, have = "resources", price(g, this, you), you.resources
        elif kind in ("clues", "group-clues") and clues_barred(g, you, kind, need):
            return "ahlcg-denied-clues-barred", ()
        elif kind == "group-clues" and has_declined(g):
            return "ahlcg-denied-declined", ()
        elif kind == "group-clues":
            need *= int(g.scenario.started)
            kind, have = "clues", held_by(spenders(g))
        return f"ahlcg-denied-cost-{kind}", (("need", need), ("n", have))

    def clause(self, g: Any, entity: Any, ability: Any, why: str) -> str:
        """What is denied by a rule of its own is denied by that: playing a card, a limit of the whole group."""
        if why == "limit" and ability.limit.by == GROUP:
            return "ahlcg/limits-and-maximums.4"
        clause = ""
        if why in ("condition", "no-effect"):
            clause = in_the_way(g, entity, ability, ability.if_ if why == "condition" else ability.useful)[0]
        return clause or super().clause(g, entity, ability, why)

    def unmet(self, g: Any, this: Any, ability: Any) -> str:
        return in_the_way(g, this, ability, ability.if_)[1] or super().unmet(g, this, ability)

    def useless(self, g: Any, this: Any, ability: Any) -> str:
        return in_the_way(g, this, ability, ability.useful)[1] or super().useless(g, this, ability)

    called = staticmethod(called)
    told_apart = staticmethod(told_apart)
    warns = staticmethod(provokes)

    def judge(self, g: Any, verdicts: tuple[str, ...]) -> Outcome:
        outcome = super().judge(g, verdicts)
        return Outcome(outcome.won, outcome.why, outcome.cite, tuple(range(len(g.seats))) if outcome.won else ())
