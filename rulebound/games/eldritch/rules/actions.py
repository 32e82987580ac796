"""The action phase: travel, tickets, assets, rest, trade, component actions (chapters "actions", "travel",
"prepare for travel", "acquire assets", "bank loan", "rest", "trade", "component action", "local action")."""

from __future__ import annotations

from typing import Any, cast

from rulebound.core.abilities import ACTION_ABILITY, FAST
from rulebound.core.actions import Act, Law, Menu
from rulebound.core.cards import move
from rulebound.core.decision import PASS, choose, choose_some
from rulebound.core.flow import Scope, Steps, flow, within
from rulebound.core.game import ACTION, TURN
from rulebound.core.rules import cite
from rulebound.core.state import Option, Term
from rulebound.core.timing import Event, occur, settle
from rulebound.core.values import Stat, forbidden
from rulebound.core.words import choose_entity
from rulebound.games.eldritch.rules.dice import ACQUIRE
from rulebound.games.eldritch.rules.gaining import (
    can_gain_condition,
    gain_condition,
    in_reserve,
    put_in_order,
    restock,
    take,
)
from rulebound.games.eldritch.rules.losing import can_move, go_to, recover
from rulebound.games.eldritch.rules.piles import discard, held
from rulebound.games.eldritch.rules.tests import test
from rulebound.games.eldritch.state import (
    CITY,
    DETAINED,
    INFLUENCE,
    MOST_TICKETS,
    REGISTRY,
    SHIP,
    TRAIN,
    WORLD,
    EldritchHorror,
    Investigator,
    Space,
    adjacent,
    condition,
    definition,
    investigators_at,
    monsters_at,
    possessions,
)

ACTIONS = 2
ABILITY = "core-option-ability"
LOAN = 2
"""What a bank loan adds."""
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
    g.change(g.clock, seat=-1)


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
        g.change(you, actions=0)
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


# ------------------------------------------------------------------ travel and tickets


@flow(cite="eldritch/travel.1 /phase-action.2 /actions.4")
def travel(g: EldritchHorror, you: Investigator, to: Space) -> Steps[None]:
    """To an adjacent space, then on by train and ship, a ticket for each path."""
    yield from go_to(g, you, to)
    yield from settle(g)
    while you.code and can_move(g, you):
        options = tickets_to_use(g, you)
        if not options:
            return
        picked = yield from choose(g, you.index, (*options, PASS), "eldritch-prompt-ticket", cite="eldritch/travel.1")
        if picked.call is None:
            return
        yield from picked.call(g)
        yield from settle(g)


def tickets_to_use(g: EldritchHorror, you: Investigator) -> tuple[Option, ...]:
    return tuple([
        Option(f"{way} {s.code}", f"eldritch-option-{way}", (("thing", g.word(s)),), (s.id,), ("eldritch/travel.1",),
               ride.later(you, s, way))
        for way in (TRAIN, SHIP) if getattr(you, way) for s in adjacent(g, g.here(you), way)
    ])  # fmt: skip


@flow(cite="eldritch/travel.1 /spend.1")
def ride(g: EldritchHorror, you: Investigator, to: Space, way: str) -> Steps[None]:
    g.change(you, **{way: getattr(you, way) - 1})
    g.tell("eldritch-log-rides", "eldritch/travel.1", seat=you, way=Term(f"eldritch-ticket-{way}"))
    yield from go_to(g, you, to)


@flow(cite="eldritch/prepare-for-travel.1 .2 .4")
def prepare_train(g: EldritchHorror, you: Investigator) -> Steps[None]:
    yield from gain_ticket(g, you, TRAIN)


@flow(cite="eldritch/prepare-for-travel.1 .3 .4")
def prepare_ship(g: EldritchHorror, you: Investigator) -> Steps[None]:
    yield from gain_ticket(g, you, SHIP)


@flow(cite="eldritch/prepare-for-travel.4")
def gain_ticket(g: EldritchHorror, you: Investigator, way: str) -> Steps[None]:
    """A ticket; who has two discards one first."""
    if you.train + you.ship >= MOST_TICKETS:
        yield from drop_ticket(g, you)
    g.change(you, **{way: getattr(you, way) + 1})
    clause = "eldritch/prepare-for-travel.2" if way == TRAIN else "eldritch/prepare-for-travel.3"
    g.tell("eldritch-log-ticket", clause, seat=you, way=Term(f"eldritch-ticket-{way}"))


@flow(cite="eldritch/prepare-for-travel.4")
def drop_ticket(g: EldritchHorror, you: Investigator) -> Steps[None]:
    options = tuple([
        Option(f"drop {way}", f"eldritch-option-drop-{way}") for way in (TRAIN, SHIP) if getattr(you, way)
    ])  # fmt: skip
    picked = yield from choose(
        g, you.index, options, "eldritch-prompt-drop-ticket", cite="eldritch/prepare-for-travel.4"
    )
    way = picked.key.split()[1]
    g.change(you, **{way: getattr(you, way) - 1})
    g.tell("core-log-discard", "eldritch/prepare-for-travel.4", card=Term(f"eldritch-ticket-{way}"))


# ------------------------------------------------------------------ assets


@flow(cite="eldritch/acquire-assets.1 .2 /bank-loan.1 /reserve.2 .3 /phase-action.4")
def acquire(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """Influence buys from the reserve as far as it goes; a loan adds to it. The reserve is filled up afterwards."""
    g.tell("eldritch-log-acquires", "eldritch/acquire-assets.1", seat=you)
    result = yield from test(g, you, INFLUENCE, 0, ACQUIRE)
    left = yield from borrow(g, you, result)
    bought = False
    while True:
        cards = in_reserve(g, most=left)
        options = (*buying(g, cards), *(discarding(g) if not bought else ()), PASS)
        if len(options) == 1:
            break
        picked = yield from choose(
            g, you.index, options, "eldritch-prompt-acquire", (("n", left),), "eldritch/acquire-assets.1"
        )
        if picked.call is None and not picked.about:
            break
        card = g.entity(picked.about[0])
        if picked.key.startswith("discard "):
            discard(g, card)
            break
        left -= definition(g, card).value
        bought = True
        yield from receive(g, you, card)
    restock(g)


def buying(g: EldritchHorror, cards: tuple[Any, ...], clause: str = "acquire-assets.1") -> tuple[Option, ...]:
    return tuple([
        Option(f"buy {c.handle(g)}", "eldritch-option-buy", (("thing", g.word(c)), ("n", definition(g, c).value)),
               (c.id,), (f"eldritch/{clause}",))
        for c in cards
    ])  # fmt: skip


def discarding(g: EldritchHorror) -> tuple[Option, ...]:
    return tuple([
        Option(f"discard {c.handle(g)}", "eldritch-option-discard-reserve", (("thing", g.word(c)),), (c.id,),
               ("eldritch/acquire-assets.2",))
        for c in g.cards("reserve")
    ])  # fmt: skip


@flow(cite="eldritch/bank-loan.1 .2")
def borrow(g: EldritchHorror, you: Investigator, result: int) -> Steps[int]:
    """Two successes more for a Debt; not for who has one."""
    if not can_gain_condition(g, you, "debt") or not g.cards("reserve"):
        return result
    options = (
        Option("loan", "eldritch-option-loan", (("n", LOAN),), (), ("eldritch/bank-loan.1",)),
        Option("no-loan", "eldritch-option-no-loan"),
    )
    picked = yield from choose(g, you.index, options, "eldritch-prompt-loan", (("n", result),), "eldritch/bank-loan.1")
    if picked.key != "loan":
        return result
    yield from gain_condition(g, you, "debt")
    g.tell("eldritch-log-loan", "eldritch/bank-loan.1", seat=you, n=result + LOAN)
    return result + LOAN


@flow(cite="eldritch/acquire-assets.1 /investigator-charlie-kane.2")
def receive(g: EldritchHorror, you: Investigator, card: Any) -> Steps[None]:
    """Who buys it has it; some may give it to anybody."""
    who = you
    if definition(g, you).facts.get("buys_for_all"):
        who = yield from choose_entity(
            g, you.index, g.investigators, "eldritch-prompt-for-whom", "for", "eldritch/investigator-charlie-kane.2"
        )
    clause = "investigator-charlie-kane.2" if who is not you else "acquire-assets.1"
    yield from take(g, who, card, f"eldritch/{clause}")


# ------------------------------------------------------------------ rest


@flow(cite="eldritch/rest.1 /phase-action.5")
def rest(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """1 Health and 1 Sanity, and whatever cards add to it."""
    g.tell("eldritch-log-rests", "eldritch/rest.1", seat=you)
    yield from recover(g, you, 1, 1)
    yield from occur(g, Rested(about=you.id))


# ------------------------------------------------------------------ trade


@flow(cite="eldritch/trade.1 .2 /phase-action.6")
def trade(g: EldritchHorror, you: Investigator, other: Investigator) -> Steps[None]:
    """What one gives and what one would have for it; it changes hands if the other one agrees."""
    yield from exchange(g, you, other, False)


@flow(cite="eldritch/trade.1 .2 /spells.4")
def exchange(
    g: EldritchHorror, you: Investigator, other: Investigator, clues_only: bool, cite: str = "eldritch/trade.1"
) -> Steps[bool]:
    options = (*goods(g, you, other, "give", clues_only), *goods(g, other, you, "take", clues_only))
    picked = yield from choose_some(
        g, you.index, options, 0, len(options), "eldritch-prompt-trade", (("seat", g.word(other)),), cite=cite
    )
    if not picked:
        return False
    yes = Option("agree", "eldritch-option-agree", (), tuple([i for o in picked for i in o.about]))
    words = (("seat", g.word(you)), ("gives", offered(picked, "give")), ("takes", offered(picked, "take")))
    answer = yield from choose(
        g, other.index, (yes, Option("refuse", "eldritch-option-refuse")), "eldritch-prompt-agree", words, cite
    )
    if answer.key != "agree":
        g.tell("eldritch-log-no-trade", cite, seat=other)
        return False
    for option in picked:
        giver, taker = (you, other) if option.key.startswith("give ") else (other, you)
        hand_over(g, giver, taker, option, cite)
    for who in (you, other):
        while who.train + who.ship > MOST_TICKETS:
            yield from drop_ticket(g, who)
    return True


def offered(picked: tuple[Option, ...], verb: str) -> Term:
    """All that goes one way, as a list for whoever is asked."""
    things = [cast(Term, dict(o.args)["thing"]) for o in picked if o.key.startswith(f"{verb} ")]
    if not things:
        return Term("core-list-empty")
    out = things[0]
    for thing in things[1:]:
        out = Term("core-list-more", (("list", out), ("item", thing)))
    return out


@cite("eldritch/possessions.1 /trade.1 .2 /spells.4")
def goods(
    g: EldritchHorror, owner: Investigator, taker: Investigator, verb: str, clues_only: bool
) -> tuple[Option, ...]:
    """All that one of them could hand over: possessions, clues, tickets; not a Spell the other has already."""
    out: list[Option] = []
    for clue in g.cards(owner.clues):
        out.append(
            Option(f"{verb} {clue.handle(g)}", f"eldritch-option-{verb}", (("thing", g.word(clue)),), (clue.id,))
        )
    if clues_only:
        return tuple(out)
    for card in possessions(g, owner):
        if definition(g, card).kind != "spell" or not held(g, taker, card.code):
            out.append(
                Option(f"{verb} {card.handle(g)}", f"eldritch-option-{verb}", (("thing", g.word(card)),), (card.id,))
            )
    for way in (TRAIN, SHIP):
        for n in range(getattr(owner, way)):
            word = (("thing", Term(f"eldritch-ticket-{way}")),)
            out.append(Option(f"{verb} {way}-ticket-{n + 1}", f"eldritch-option-{verb}", word))
    return tuple(out)


@cite("eldritch/trade.1")
def hand_over(g: EldritchHorror, giver: Investigator, taker: Investigator, option: Option, cite: str) -> None:
    """One thing changes hands. That is not gaining it."""
    if option.about:
        thing = g.entity(option.about[0])
        pile = taker.clues if thing.pile == giver.clues else taker.possessions
        g.change(thing, owner=taker.index)
        move(g, thing, g.entity(pile), -1)
    else:
        way = option.key.split()[1].partition("-")[0]
        g.change(giver, **{way: getattr(giver, way) - 1})
        g.change(taker, **{way: getattr(taker, way) + 1})
    g.tell("eldritch-log-hands-over", cite, seat=giver, other=taker, thing=dict(option.args)["thing"])


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
        law("acquire-assets.3", no_monsters, "monsters"),
    ), cite="eldritch/acquire-assets.1"),
    Act("rest", rest, (
        LEFT, ONCE["rest"], FREE, law("rest.2", no_monsters, "monsters"), law("golden.3", rest_allowed, "no-rest"),
    ), cite="eldritch/rest.1"),
    Act("trade", trade, (
        LEFT, ONCE["trade"], FREE, Law("eldritch/trade.1", anything_to_trade, "eldritch-denied-nothing-to-trade"),
    ), companions, cite="eldritch/trade.1"),
)  # fmt: skip
REGISTRY.add(Menu("turn", ACTS, (ACTION_ABILITY, FAST), unused=lambda g, you: int(you.actions)))
