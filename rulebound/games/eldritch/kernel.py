"""Which rules of the kernel carry out which clauses: the kernel knows no game, so this game says it here."""

from __future__ import annotations

from rulebound.core.card_language.forms import _one_of, may, offer, unless
from rulebound.core.card_language.words import half
from rulebound.core.game.abilities import Ability, Limit
from rulebound.core.game.values import combine, forbidden, value_of
from rulebound.core.material.board import distances
from rulebound.core.state.clauses import carried_out
from rulebound.core.timing.timing import barred, choose_order, mark, react, ready, use

carried_out(
    {
        half: "eldritch/rounding.1",
        distances: "eldritch/nearest.1",
        offer: "eldritch/faq-8 /spend.3",
        may.rule: "eldritch/faq-8 /spend.3",
        unless.rule: "eldritch/faq-8",
        _one_of.rule: "eldritch/faq-8",
        Ability.checks: "eldritch/component-action.2 .4 /possessions.3 /spend.2",
        Limit.key: "eldritch/component-action.2 /local-action.4",
        Limit.left: "eldritch/component-action.2 /local-action.4",
        react: "eldritch/possessions.3 /conditions.5",
        ready: "eldritch/possessions.3 /conditions.5",
        mark: "eldritch/possessions.3 /conditions.5",
        use: "eldritch/component-action.2 /spend.1",
        choose_order: "eldritch/conflicts.1",
        forbidden: "eldritch/golden.3 /conflicts.4",
        barred: "eldritch/golden.3 /conflicts.4",
        value_of: "eldritch/tests.7",
        combine: "eldritch/tests.7",
    }
)
