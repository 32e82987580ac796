"""The action phase: turns, resting, and what each action asks for (chapters "actions", "rest", "component action",
"local action")."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.abilities import ACTION_ABILITY, FAST
from rulebound.core.game.decision import choose
from rulebound.core.game.game import ACTION, TURN
from rulebound.core.game.values import Stat, forbidden
from rulebound.core.state.clauses import cite
from rulebound.core.timing.actions import Act, Law, Menu
from rulebound.core.timing.timing import Event, occur, settle
from rulebound.games.eldritch.rules.acquiring import acquire
from rulebound.games.eldritch.rules.gaining import put_in_order
from rulebound.games.eldritch.rules.losing import can_move, recover
from rulebound.games.eldritch.rules.trading import goods, trade
from rulebound.games.eldritch.rules.travelling import prepare_ship, prepare_train, travel
from rulebound.games.eldritch.state import (
    CITY,
    DETAINED,
    NOBODY,
    REGISTRY,
    SHIP,
    TRAIN,
    WORLD,
    EldritchHorror,
    Investigator,
    Space,
    adjacent,
    condition,
    investigators_at,
    monsters_at,
)

ACTIONS = 2
ABILITY = "core-option-ability"
RESTING = Stat("resting")
"""Forbidden: resting (asked of the Ancient One)."""


class Rested(Event):
    """Somebody has rested."""


# ------------------------------------------------------------------ the phase


@flow(cite="eldritch/actions.1 /lead-investigator.2 /phase-action.1 /lead-passing.1")
def action_phase(g: EldritchHorror) -> Steps[None]:
    """The lead first, then round the table: two actions each."""
    if g.clock.seat < 0:
        for you in g.investigators:
            g.change(you, acted=False, done=(), actions=0)
        g.change(g.clock, seat=g.clock.lead)
    first = g.clock.seat
    n = len(g.seats)
    for step in range(n):
        you = g.seat((first + step) % n)
        if you.code and not you.acted:
            g.change(g.clock, seat=you.index)
            g.tell("core-log-turn", "eldritch/actions.1", seat=you)
            yield from within(g, g.standing(TURN, you.index), turn, you)
            put_in_order(g)
            g.change(you, acted=True, actions=0)
    g.change(g.clock, seat=NOBODY)


@flow(cite="eldritch/actions.1 .2 .3 .4 /delayed.2 .4")
def turn(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """Two actions, each to its end before the next; who is delayed only stands up."""
    if you.delayed:
        g.change(you, delayed=False)
        g.tell("eldritch-log-stands-up", "eldritch/delayed.4", seat=you)
        return
    if not you.actions:
        g.change(you, actions=ACTIONS)
    yield from act(g, you)


@flow(cite="eldritch/actions.1 .3 /possessions.2")
def act(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """Action after action. Without any left one may still use what is no action, and could bring another."""
    going_on = True
    while going_on and (you.actions > 0 or more_to_use(g, you)):
        going_on = yield from act_once(g, you)


def more_to_use(g: EldritchHorror, you: Investigator) -> bool:
    return any(not ability.checks(g, this, you, None) for this, ability in g.policy.usable(g, FAST, you.index))


@flow(cite="eldritch/actions.2 .3 .4")
def act_once(g: EldritchHorror, you: Investigator) -> Steps[bool]:
    """One thing from the menu. False if that was the end: they wanted no more, or were cut short."""
    options = REGISTRY["turn"].options(g, you.index)
    picked = yield from choose(
        g, you.index, options, "eldritch-prompt-action", (("n", you.actions),), "eldritch/actions.1", menu="turn"
    )
    if picked.call is None:
        return False
    if picked.text != ABILITY:  # an ability pays for itself
        g.change(you, actions=you.actions - 1, done=(*you.done, picked.key.split()[0]))
    ended, _ = yield from within(g, Scope(kind=ACTION, owner=you.index, cite=picked.cite[:1]), picked.call)
    put_in_order(g)
    yield from settle(g)
    return not ended


@flow(cite="eldritch/actions.2 /investigator-charlie-kane.1 /investigators.2")
def additional_action(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """One more action, now, in whosever turn; it, too, must be one not yet done this round. Who does it is active."""
    before = g.clock.seat
    g.change(you, actions=1)
    g.change(g.clock, seat=you.index)
    yield from act(g, you)
    g.change(g.clock, seat=before)
    g.change(you, actions=0)


# ------------------------------------------------------------------ rest


@flow(cite="eldritch/rest.1 /phase-action.5")
def rest(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """1 Health and 1 Sanity, and whatever cards add to it."""
    g.tell("eldritch-log-rests", "eldritch/rest.1", seat=you)
    yield from recover(g, you, 1, 1)
    yield from occur(g, Rested(about=you.id))


# ------------------------------------------------------------------ the tables of what is allowed


def free(g: EldritchHorror, you: Investigator, _: Any) -> bool:
    return condition(g, you, DETAINED) is None


def may_move(g: EldritchHorror, you: Investigator, _: Any) -> bool:
    return can_move(g, you)


@cite("eldritch/actions.1")
def has_action(g: EldritchHorror, you: Investigator, _: Any) -> bool:
    return you.actions > 0


def not_yet(act: str) -> Any:
    def holds(g: EldritchHorror, you: Investigator, _: Any) -> bool:
        return act not in you.done

    return holds


@cite("eldritch/spaces.1 /prepare-for-travel.1 /acquire-assets.1")
def in_city(g: EldritchHorror, you: Investigator, _: Any) -> bool:
    return g.here(you).sort == CITY


def by_way(way: str) -> Any:
    def holds(g: EldritchHorror, you: Investigator, _: Any) -> bool:
        return bool(WORLD.neighbours(g.here(you).code, way))

    return holds


def no_ticket_yet(g: EldritchHorror, you: Investigator, _: Any) -> bool:
    return "prepare-train" not in you.done and "prepare-ship" not in you.done


def no_monsters(g: EldritchHorror, you: Investigator, _: Any) -> bool:
    return not monsters_at(g, g.here(you))


def something_there(g: EldritchHorror, you: Investigator, _: Any) -> bool:
    """A test for cards that are not there would be for nothing."""
    return bool(g.pile("reserve").cards)


def rest_allowed(g: EldritchHorror, you: Investigator, _: Any) -> bool:
    return forbidden(g, g.ancient, RESTING) is None


def ways(g: EldritchHorror, you: Investigator) -> tuple[Space, ...]:
    return adjacent(g, g.here(you))


@cite("eldritch/trade.1 .3")
def companions(g: EldritchHorror, you: Investigator) -> tuple[Investigator, ...]:
    return tuple([i for i in investigators_at(g, g.here(you)) if i is not you])


def anything_to_trade(g: EldritchHorror, you: Investigator, other: Investigator) -> bool:
    return bool(goods(g, you, other, "give", False) or goods(g, other, you, "take", False))


def law(clause: str, holds: Any, reason: str) -> Law:
    return Law(f"eldritch/{clause}", holds, f"eldritch-denied-{reason}", True)


ONCE = {a: law("actions.2", not_yet(a), "twice") for a in ("travel", "acquire", "rest", "trade")}
LEFT = law("actions.1", has_action, "no-action")
FREE = law("conflicts.4", free, "detained")
ACTS = (
    Act("travel", travel, (LEFT, ONCE["travel"], FREE, law("conflicts.4", may_move, "cannot-move")), ways,
        cite="eldritch/travel.1"),
    Act("prepare-train", prepare_train, (
        LEFT, law("actions.2", no_ticket_yet, "twice"), FREE, law("prepare-for-travel.1", in_city, "no-city"),
        law("prepare-for-travel.2", by_way(TRAIN), "no-train"),
    ), cite="eldritch/prepare-for-travel.2"),
    Act("prepare-ship", prepare_ship, (
        LEFT, law("actions.2", no_ticket_yet, "twice"), FREE, law("prepare-for-travel.1", in_city, "no-city"),
        law("prepare-for-travel.3", by_way(SHIP), "no-ship"),
    ), cite="eldritch/prepare-for-travel.3"),
    Act("acquire", acquire, (
        LEFT, ONCE["acquire"], FREE, law("acquire-assets.1", in_city, "no-city"),
        law("acquire-assets.3", no_monsters, "monsters"), law("acquire-assets.1", something_there, "empty-reserve"),
    ), cite="eldritch/acquire-assets.1"),
    Act("rest", rest, (
        LEFT, ONCE["rest"], FREE, law("rest.2", no_monsters, "monsters"), law("golden.3", rest_allowed, "no-rest"),
    ), cite="eldritch/rest.1"),
    Act("trade", trade, (
        LEFT, ONCE["trade"], FREE, Law("eldritch/trade.1", anything_to_trade, "eldritch-denied-nothing-to-trade"),
    ), companions, cite="eldritch/trade.1"),
)  # fmt: skip
REGISTRY.add(Menu("turn", ACTS, (ACTION_ABILITY, FAST), unused=lambda g, you: int(you.actions)))
