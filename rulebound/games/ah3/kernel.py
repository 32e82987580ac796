"""Which rules of the kernel carry out which clauses: the kernel knows no game, so this game says it here."""

from __future__ import annotations

from rulebound.core.card_language.forms import _one_of, may, offer, to, unless
from rulebound.core.card_language.words import half
from rulebound.core.game.abilities import Ability, Limit
from rulebound.core.game.values import combine, forbidden, value_of
from rulebound.core.material.board import distances
from rulebound.core.material.tokens import draw, put_back
from rulebound.core.state.clauses import carried_out
from rulebound.core.timing.timing import barred, choose_order, mark, react, ready, use

carried_out(
    {
        half: "ah3/454.2 /474.1",
        distances: "ah3/202.2g",
        offer: "ah3/400.1d /446.9",
        may.rule: "ah3/400.1d .1f /446.9",
        to.rule: "ah3/400.1d .1f",
        unless.rule: "ah3/446.9",
        _one_of.rule: "ah3/003 /446.9 /004",
        Ability.checks: "ah3/423.2 .3 .4 /400.1f",
        Limit.key: "ah3/423.3 /418.4",
        Limit.left: "ah3/423.3 /418.4",
        react: "ah3/418.6 /400.1a",
        ready: "ah3/418.6 /400.1a",
        mark: "ah3/418.6 /400.1a",
        use: "ah3/423.1 /400.1d",
        choose_order: "ah3/004",
        forbidden: "ah3/002",
        barred: "ah3/002",
        value_of: "ah3/466.2b",
        combine: "ah3/466.2b",
        draw: "ah3/204.1 .3 /433.1",
        put_back: "ah3/204.5",
    }
)
