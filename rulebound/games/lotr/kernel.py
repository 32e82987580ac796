"""Which rules of the kernel carry out which clauses: the kernel knows no game, so this game says it here."""

from __future__ import annotations

from rulebound.core.game.abilities import Ability, Limit
from rulebound.core.game.values import combine, expire, forbidden, lasting, live, value_of
from rulebound.core.material.cards import Card, exhaust, search, sees, show, speak
from rulebound.core.state.clauses import carried_out
from rulebound.core.timing.actions import player_window
from rulebound.core.timing.round import phase, phases, rounds, run_out
from rulebound.core.timing.timing import (
    afterwards,
    barred,
    before,
    candidates,
    choose_order,
    come_due,
    compulsory,
    mark,
    occur,
    react,
    ready,
    release,
    replace,
    then,
    use,
    window,
)

carried_out(
    {
        # the round
        rounds: "lotr/step-0.0.1 /step-0.1.1",
        phases: "lotr/step-0.0.1 /step-0.1.1 /framework-steps.1 /framework.1",
        phase: "lotr/step-1.1.1 /step-1.4.1 /step-2.1.1 /step-2.4.1 /step-3.1.1 /step-3.5.1 /step-4.1.1 /step-4.3.1"
        " /step-5.1.1 /step-5.4.1 /step-6.1.1 /step-6.11.1 /step-7.1.1 /step-7.5.1",
        run_out: "lotr/lasting-effects.5",
        player_window: "lotr/action-windows.1 /first-player.6 /player-order.2 /may.1 /ability.2",
        expire: "lotr/lasting-effects.5 .6",
        lasting: "lotr/lasting-effects.6",
        # when something happens
        occur: "lotr/ability-priority.1 /triggering-condition.1",
        before: "lotr/when.1 /cancel.1 .2 /ability-priority.6",
        afterwards: "lotr/playing-a-card.8 /after.1 /triggering-condition.2",
        release: "lotr/triggering-condition.2",
        window: "lotr/forced.2 .4 /ability-priority.3 .4",
        candidates: "lotr/forced.5 /response.3",
        compulsory: "lotr/delayed-effects.2",
        choose_order: "lotr/first-player.4 /simultaneous-timing.1 /forced.3 /ability-priority.5",
        come_due: "lotr/delayed-effects.1 .3",
        react: "lotr/response.2 .4 .5 /first-player.7",
        ready: "lotr/response-once.1 /response.1 /triggering-condition.1",
        mark: "lotr/response-once.1",
        # abilities
        Ability.checks: "lotr/in-order-to.2 /triggered-ability.3 /ability.6 .7 /playing-a-card.2 /choose.3",
        Limit.key: "lotr/limit.1 /self-referential.1",
        Limit.left: "lotr/limit.1",
        use: "lotr/cost.4 /cancel.3 /limit.2 /playing-a-card.1 /in-order-to.1 .2 /cost.6",
        # the words of the rules
        then: "lotr/then.1 .2 .3",
        replace: "lotr/replacement-effects.1 .2",
        # values
        live: "lotr/constant-ability.1 .2 .3 /lasting-effects.2",
        value_of: "lotr/base-value.1 /modifiers.1 .4",
        combine: "lotr/modifiers.2 .3 .5",
        forbidden: "lotr/cannot.1",
        barred: "lotr/cannot.1 /cannot-take-damage.1 .2",
        # cards
        Card.speaking: "lotr/ability.5 /in-play-and-out-of-play.3",
        speak: "lotr/ability.5 /in-play-and-out-of-play.3",
        sees: "lotr/discard-and-victory.4",
        show: "lotr/discard-and-victory.4",
        search: "lotr/search.1",
        exhaust: "lotr/exhausted.1",
    }
)
