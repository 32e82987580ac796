"""Which rules of the kernel carry out which clauses: the kernel knows no game, so this game says it here."""

from __future__ import annotations

from rulebound.core.card_language.words import may
from rulebound.core.game.abilities import Ability, Limit
from rulebound.core.game.values import combine, end_lasting_on, expire, lasting, live, value_of
from rulebound.core.material.cards import Card, exhaust, search, sees, show, speak
from rulebound.core.state.clauses import carried_out
from rulebound.core.timing.actions import player_window
from rulebound.core.timing.nested_tests import perform_test
from rulebound.core.timing.round import phase, phases, rounds, run_out
from rulebound.core.timing.timing import (
    Policy,
    afterwards,
    announced,
    before,
    choose_order,
    mark,
    occur,
    react,
    ready,
    replace,
    then,
    use,
    window,
)

carried_out(
    {
        # the round
        rounds: "ahlcg/framework-4.6",
        phases: "ahlcg/framework-2.3 /framework-4.6",
        phase: "ahlcg/framework-1.1 /framework-2.1 /framework-3.1 /framework-4.1 /framework-1.5 /framework-3.4",
        run_out: "ahlcg/lasting-effects.4",
        player_window: "ahlcg/ability.triggered.2",
        # when something happens
        occur: "ahlcg/trigger-order.1 .2",
        announced: "ahlcg/trigger-order.1 /when.1",
        before: "ahlcg/when.1",
        afterwards: "ahlcg/after.1 .2",
        window: "ahlcg/ability.forced.3 .6",
        choose_order: "ahlcg/priority-of-simultaneous-resolution.2",
        Policy.orderer: "ahlcg/priority-of-simultaneous-resolution.2",
        react: "ahlcg/ability.triggered.3 /triggered-abilities.1 .4 /trigger-order.3 /event-cards.6",
        ready: "ahlcg/ability.triggered.6 /triggering-condition.1 .2 .3",
        mark: "ahlcg/ability.4",
        # abilities
        Ability.checks: "ahlcg/ability.triggered.1 .11",
        Limit.key: "ahlcg/limits-and-maximums.1 .3 .4",
        Limit.left: "ahlcg/limits-and-maximums.1",
        use: "ahlcg/costs.3 /cancel.2 /limits-and-maximums.6 /you-your.3 /initiation.2",
        perform_test: "ahlcg/skill-test-nested",
        # the words of the rules
        may: "ahlcg/may.1",
        then: "ahlcg/then.1 .2 .3 .4",
        replace: "ahlcg/instead.2",
        # values
        live: "ahlcg/ability.4",
        value_of: "ahlcg/base-value.1 /modifiers.2",
        combine: "ahlcg/modifiers.3 .4",
        expire: "ahlcg/lasting-effects.4 .5",
        lasting: "ahlcg/lasting-effects.5",
        end_lasting_on: "ahlcg/leaves-play.5",
        # cards
        Card.speaking: "ahlcg/ability.2",
        speak: "ahlcg/ability.2",
        sees: "ahlcg/discard-piles.4",
        show: "ahlcg/discard-piles.4",
        search: "ahlcg/search.1",
        exhaust: "ahlcg/attach-to.4",
    }
)
