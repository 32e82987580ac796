"""Timing: the one place where things happen.

`occur` takes an event through its moments: would / instead (the last one counts), cancel, when, a note of who listens,
the thing itself, the state checks, at, after, and a checkpoint. In each moment forced abilities come first (read anew
after each one), then delayed effects, then reactions round the table. Each game's policy gives the orders.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.core.abilities import Ability
from rulebound.core.decision import PASS, ask_all, choose
from rulebound.core.errors import FlowError
from rulebound.core.flow import Scope, Steps, flow
from rulebound.core.game import HOLD, Clock, Outcome, Seat
from rulebound.core.index import AFTER, AT, CANCEL, NOBODY, WHEN, WOULD, enter_index, leave_index
from rulebound.core.state import Call, Entity, Option, Term, Transient
from rulebound.core.values import Lasting

if TYPE_CHECKING:
    from rulebound.core.game import Game

EVENTS: dict[str, type[Event]] = {}
SOMEBODY: tuple[tuple[int, Any], ...] = ((0, None),)


class Event(Transient):
    """Something about to happen. Shared by the rules that resolve it and the abilities that answer it.

    A subclass says in `happens`, a flow (g, event), what the thing itself is.
    """

    about: int = 0
    """The entity it happens to: its own abilities look back even if it is gone by then."""
    by: int = 0
    """The entity that causes it."""
    cancelled: bool = False
    instead: Call[Any] | None = None
    heard: tuple[tuple[int, str], ...] = ()

    happens: ClassVar[Any] = None

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        EVENTS[cls.__name__] = cls


class Delayed(Transient):
    """An effect that waits for a moment: it then happens by itself, once."""

    on: str = ""
    timing: int = AFTER
    call: Call[Any] | None = None
    fits: tuple[tuple[str, int | str], ...] = ()
    """What the event's fields must be, e.g. (("phase", "watch"),)."""

    LISTENS: ClassVar[bool] = True

    def listening(self, g: Game) -> tuple[tuple[Any, int, Any], ...]:
        return ((EVENTS[self.on], self.timing, None),)


class PhaseBegins(Event):
    phase: str = ""


class PhaseEnds(Event):
    """What lasted until the end of the phase is over already."""

    phase: str = ""


class RoundEnds(Event):
    """What lasted until the end of the round is over already."""

    round: int = 0


class Used(Event):
    """An ability takes effect: its cost is paid and its limit counted, so cancelling gives nothing back."""

    ability: str = ""
    seat: int = 0
    event: int = 0

    @staticmethod
    @flow
    def happens(g: Game, e: Used) -> Steps[None]:
        this, ability, you = g.entity(e.by), g.registry[e.ability], g.seat(e.seat)
        if ability.trigger is None:
            yield from ability.body(g, this, you)
        else:
            yield from ability.body(g, this, you, g.entity(e.event))


class Policy:
    """What a game decides about timing. The defaults are those of most references."""

    one_window: bool = False
    """Several things that one event brought about are answered in one window (lotr/triggering-condition.2)."""
    then_needs_success: bool = True
    """What follows "then" happens only if what came before it did (not so in Unfathomable)."""
    clauses: ClassVar[Mapping[str, str]] = {}
    """The clause behind each of the kernel's own reasons: ability, limit, cost, no-effect, order, react."""

    after_costs: ClassVar[Any] = None
    """A flow (g, this, ability, you) that comes between the costs of an ability and its effect."""

    def orderer(self, g: Any) -> int:
        """Who orders things that happen at the same time."""
        return int(g.clock.lead)

    def order(self, g: Any) -> tuple[int, ...]:
        """The seats in the order in which they may react."""
        order: tuple[int, ...] = g.order()
        return order

    def controller(self, g: Any, entity: Any) -> int:
        """The seat that uses an entity's abilities; -1 if any seat may."""
        if isinstance(entity, Seat):
            return entity.index
        return int(getattr(entity, "owner", -1))

    def may_use(self, g: Any, entity: Any, ability: Any, seat: int) -> bool:
        """May this seat use this ability, as far as whose it is goes?"""
        return self.controller(g, entity) in (seat, -1)

    def you(self, g: Any, entity: Any, event: Any) -> int:
        """The seat that a forced ability calls "you" when it answers this event."""
        owner = self.controller(g, entity)
        return owner if owner >= 0 else self.orderer(g)

    def working(self, g: Any, entity: Any, part: Any) -> bool:
        """Does this ability or modifier count now? Games add blank cards, facedown cards and the like."""
        return True

    def show(self, g: Any, entity: Any) -> None:
        """An ability of this entity is used: whoever could not see it sees it now."""

    def may_act(self, g: Any, seat: int) -> bool:
        """May this seat use abilities now (not eliminated, not silenced)?"""
        return True

    def available(self, g: Any, this: Any, you: Any, kind: str) -> int:
        """How much of a thing costs can be paid with."""
        raise FlowError(f"the policy does not know what {kind!r} is")

    def hidden_hand(self, g: Any, seat: int) -> bool:
        """Does this seat hold cards that others must not learn of, not even from whether it is asked?"""
        return False

    def judge(self, g: Any, verdicts: tuple[str, ...]) -> Outcome:
        """Several verdicts at once: the references' grim rule takes the worst."""
        marks = [v.split(" ") for v in verdicts]
        worst = next((m for m in marks if m[0] == "loss"), marks[0])
        return Outcome(worst[0] == "win", worst[1], tuple(worst[2:]))


# ------------------------------------------------------------------ occur


@flow
def occur(g: Game, event: Event) -> Steps[bool]:
    """Takes an event through all its moments. True if it happened (was neither cancelled nor replaced)."""
    g.transient(event)
    heard = hearing(g, event)
    if heard is not NOBODY:
        if heard[WOULD]:
            yield from window(g, (event,), WOULD)
        if heard[CANCEL] and not event.cancelled:
            yield from window(g, (event,), CANCEL)
        if heard[WHEN] and not event.cancelled:
            yield from window(g, (event,), WHEN)
        if event.cancelled:
            g.drop(event)
            g.check()
            return False
        heard = hearing(g, event)
        event.heard = tuple([(i, a.key) for i, a in heard[AFTER] if a is not None])
        if event.instead is not None:
            yield from event.instead(g)
            g.drop(event)
            g.check()
            return False
    if event.happens is not None:
        yield from event.happens(g, event)
    if event.about:
        heard = hearing(g, event)  # the thing itself may have brought its own listeners
    if g.unsettled or heard[AT] or heard[AFTER] or event.heard:
        hold = holding(g)
        if hold is not None:
            event.scope = hold.id
            return True
        if g.unsettled:
            yield from settle(g)
        if heard[AT]:
            yield from window(g, (event,), AT)
        if heard[AFTER] or event.heard:
            yield from window(g, (event,), AFTER)
    g.drop(event)
    g.check()
    return True


def hearing(g: Game, event: Event) -> tuple[tuple[tuple[int, Any], ...], ...]:
    """Who listens at each moment. Where hidden cards could, somebody does: that nobody holds one is a secret, too."""
    heard = g.listeners.get(type(event), NOBODY)
    secret = g.book.registry.secret_triggers.get(type(event))
    if secret and any(g.policy.hidden_hand(g, seat) for seat in range(len(g.seats))):
        return tuple([slot or (SOMEBODY if timing in secret else ()) for timing, slot in enumerate(heard)])
    return heard


def holding(g: Game) -> Scope | None:
    """The innermost open hold: part of a "then", or of several things that happen together."""
    return g.scope(HOLD)


@flow
def settle(g: Game) -> Steps[None]:
    """The game's state checks, until nothing changes. What they find happens together."""
    check = g.book.settle
    while g.unsettled:
        touched = g.unsettled
        g.unsettled = ()
        calls = () if check is None else check(g, touched)
        if len(calls) == 1:
            yield from calls[0](g)
        elif calls:
            yield from together(g, calls)


@flow
def together(g: Game, calls: tuple[Call[Any], ...]) -> Steps[None]:
    """Several things at the same time: all of them happen, then the state checks, then the windows of all."""
    hold = g.open(Scope(kind=HOLD))
    for call in calls:
        yield from call(g)
    yield from release(g, hold)


@flow
def then(g: Game, first: Call[Any], second: Call[Any]) -> Steps[bool]:
    """The first part, then the second; what answers the first comes after both."""
    hold = g.open(Scope(kind=HOLD))
    done = yield from first(g)
    if done or not g.policy.then_needs_success:
        yield from second(g)
    yield from release(g, hold)
    return bool(done)


@flow
def release(g: Game, hold: Scope) -> Steps[None]:
    """The hold is over: its windows open now, or with those of the hold around it."""
    hold.kind = "released"
    outer = holding(g)
    if outer is not None:
        for event in held(g, hold):
            event.scope = outer.id
        g.close(hold)
        return
    if g.unsettled:
        yield from settle(g)
    events = held(g, hold)
    if g.policy.one_window:
        yield from window(g, events, AT)
        yield from window(g, events, AFTER)
    else:
        for event in events:
            yield from window(g, (event,), AT)
        for event in events:
            yield from window(g, (event,), AFTER)
    g.close(hold)
    g.check()


def held(g: Game, hold: Scope) -> tuple[Event, ...]:
    return tuple([t for t in g.transients.values() if t.scope == hold.id and isinstance(t, Event)])


# ------------------------------------------------------------------ windows


Ready = tuple[Entity, Ability, Event]


def candidates(g: Game, events: tuple[Event, ...], timing: int) -> list[tuple[int, Ability | None, Event]]:
    """Who might answer: who listens now, and, after it has happened, who listened just before it did."""
    out: list[tuple[int, Ability | None, Event]] = []
    for event in events:
        now = g.listeners.get(type(event), NOBODY)[timing]
        if timing == AFTER:
            heard = event.heard
            out += [(i, g.registry[key], event) for i, key in heard]
            # who came into play with it answers only for itself
            out += [(i, a, event) for i, a in now if a is None or (i == event.about and (i, a.key) not in heard)]
        else:
            out += [(i, a, event) for i, a in now]
    return out


def ready(
    g: Game, events: tuple[Event, ...], timing: int, forced: bool, used: tuple[str, ...], seat: int = -1
) -> tuple[Ready, ...]:
    """The abilities that can be used in this window now."""
    out: list[Ready] = []
    policy = g.policy
    for id, ability, event in candidates(g, events, timing):
        if ability is None or ability.forced is not forced or event.cancelled:
            continue
        this = g.entity(id)
        if not forced and not policy.may_use(g, this, ability, seat):
            continue
        if used and mark(this, ability, event) in used:
            continue
        you = g.seat(policy.you(g, this, event) if forced else seat)
        if not (listens(g, this, ability) or (timing == AFTER and id == event.about)):
            continue
        if not ability.checks(g, this, you, event):
            out.append((this, ability, event))
    return tuple(out)


def listens(g: Game, this: Entity, ability: Ability) -> bool:
    return any(a is ability for _, _, a in this.listening(g))


def mark(this: Entity, ability: Ability, event: Event) -> str:
    return f"{event.id} {this.id} {ability.key}"


@flow
def window(g: Game, events: tuple[Event, ...], timing: int) -> Steps[None]:
    """One moment: forced abilities, delayed effects, reactions."""
    used: tuple[str, ...] = ()
    while True:
        compulsory = ready(g, events, timing, True, used)
        if not compulsory:
            break
        this, ability, event = compulsory[0]
        if len({a.key for _, a, _ in compulsory}) > 1:
            at = yield from choose_order(g, compulsory)
            this, ability, event = compulsory[at]
        used += (mark(this, ability, event),)
        yield from use(g, this, ability, g.seat(g.policy.you(g, this, event)), event)
    for effect in due(g, events, timing):
        if effect.id in g.transients:
            call = effect.call
            leave_index(g, effect)
            g.drop(effect)
            if call is not None:
                yield from call(g)
    if secret_window(g, events, timing):
        yield from react_in_secret(g, events, timing)
    else:
        yield from react(g, events, timing)


@flow
def choose_order(g: Game, several: tuple[Ready, ...]) -> Steps[int]:
    """Which of several forced abilities comes next."""
    orderer = g.policy.orderer(g)
    you = g.seat(orderer)
    options = tuple([a.order_option(g, t, you, i) for i, (t, a, _) in enumerate(several)])
    picked = yield from choose(
        g, orderer, distinct(options), "core-prompt-order", cite=g.policy.clauses.get("order", "")
    )
    return picked.value


def distinct(options: tuple[Option, ...]) -> tuple[Option, ...]:
    """The same ability on the same card, answering several events: one option is enough."""
    return tuple({o.key: o for o in reversed(options)}.values())[::-1]


def due(g: Game, events: tuple[Event, ...], timing: int) -> tuple[Delayed, ...]:
    waiting = [(g.entity(i), e) for i, a, e in candidates(g, events, timing) if a is None]
    return tuple([d for d, e in waiting if all(getattr(e, name) == value for name, value in d.fits)])


@flow
def react(g: Game, events: tuple[Event, ...], timing: int) -> Steps[None]:
    """Reactions round the table, until all pass in a row. Who can do nothing is not asked."""
    used: tuple[str, ...] = ()
    seats = g.policy.order(g)
    passed = 0
    turn = 0
    while passed < len(seats):
        seat = seats[turn % len(seats)]
        turn += 1
        possible = ready(g, events, timing, False, used, seat) if g.policy.may_act(g, seat) else ()
        if not possible:
            passed += 1
            continue
        you = g.seat(seat)
        options = distinct(tuple([a.option(g, t, you, e) for t, a, e in possible]))
        picked = yield from choose(
            g, seat, (*options, PASS), "core-prompt-react", happening(g, events), g.policy.clauses.get("react", "")
        )
        if picked.call is None:
            passed += 1
        else:
            passed = 0
            used += taken(possible, g, you, picked)
            yield from picked.call(g)


def happening(g: Game, events: tuple[Event, ...]) -> tuple[tuple[str, Term], ...]:
    """What is being reacted to, for the prompt: nobody can decide on a reaction without knowing it."""
    words = [g.event_word(e) for e in events]
    what = words[0]
    for word in words[1:]:
        what = Term("core-list-more", (("list", what), ("item", word)))
    return (("what", what),)


def taken(possible: tuple[Ready, ...], g: Game, you: Seat, picked: Option) -> tuple[str, ...]:
    """What was chosen, as marks: this card has answered this event."""
    return tuple([mark(t, a, e) for t, a, e in possible if a.option_key(g, t, you) == picked.key][:1])


def secret_window(g: Game, events: tuple[Event, ...], timing: int) -> bool:
    """Could hidden cards answer here, as far as everybody can tell?"""
    for event in events:
        if timing in g.book.registry.secret_triggers.get(type(event), ()) and not event.cancelled:
            return any(g.policy.hidden_hand(g, seat) for seat in range(len(g.seats)))
    return False


@flow
def react_in_secret(g: Game, events: tuple[Event, ...], timing: int) -> Steps[None]:
    """Reactions where hands are hidden: all who hold cards are asked at once, whether they can answer or not."""
    used: tuple[str, ...] = ()
    while True:
        seats = tuple([
            s for s in g.policy.order(g)
            if g.policy.may_act(g, s) and (g.policy.hidden_hand(g, s) or ready(g, events, timing, False, used, s))
        ])  # fmt: skip
        if not seats:
            return
        offered = yield from offers(g, seats, events, timing, used)
        picked = yield from ask_all(
            g, seats, offered, 1, 1, "core-prompt-react", happening(g, events), g.policy.clauses.get("react", ""),
            again=offers.later(seats, events, timing, used),
        )  # fmt: skip
        chosen = tuple([(s, p[0]) for s, p in zip(seats, picked, strict=True) if p[0].call is not None])
        if not chosen:
            return
        for seat, option in chosen:
            marks = taken(ready(g, events, timing, False, used, seat), g, g.seat(seat), option)
            if marks and option.call is not None:  # an answer before it may have taken its reason away
                used += marks
                yield from option.call(g)


@flow
def offers(g: Game, seats: tuple[int, ...], events: tuple[Event, ...], timing: int, used: tuple[str, ...]) -> Any:
    """What each of the seats is offered."""
    return tuple([(*answers(g, events, timing, used, s), PASS) for s in seats])


def answers(g: Game, events: tuple[Event, ...], timing: int, used: tuple[str, ...], seat: int) -> tuple[Option, ...]:
    you = g.seat(seat)
    return distinct(tuple([a.option(g, t, you, e) for t, a, e in ready(g, events, timing, False, used, seat)]))


# ------------------------------------------------------------------ using an ability


@flow
def use(g: Game, this: Entity, ability: Ability, you: Seat, event: Event | None) -> Steps[bool]:
    """Counts the limit, pays all costs at once, then the effect takes place unless something cancels it."""
    if ability.limit is not None:
        scope = g.scope(ability.limit.per)
        if scope is not None:
            scope.used += (ability.limit.key(ability, this, you),)
    g.policy.show(g, this)
    g.tell("core-log-ability", " ".join(ability.cite), seat=you, card=this, ability=g.ability_word(ability))
    if len(ability.costs) == 1:
        yield from ability.costs[0].pay(g, this, you, ability.costs[0].amount)
    elif ability.costs:
        yield from together(g, tuple([c.pay.later(this, you, c.amount) for c in ability.costs]))
    if g.policy.after_costs is not None:
        yield from g.policy.after_costs(g, this, ability, you)
    if Used in g.listeners:
        done = yield from occur(
            g, Used(about=this.id, by=this.id, ability=ability.key, seat=you.index, event=event.id if event else 0)
        )
        return done
    if ability.trigger is None:
        yield from ability.body(g, this, you)
    else:
        yield from ability.body(g, this, you, event)
    return True


# ------------------------------------------------------------------ what abilities do to events


def cancel(g: Game, event: Event) -> None:
    """The event does not happen; nothing more can be done about it."""
    event.cancelled = True
    g.version += 1
    g.tell("core-log-cancelled", what=g.event_word(event))


def replace(g: Game, event: Event, call: Call[Any]) -> None:
    """Something else happens instead; if several abilities say so, the last one counts."""
    event.instead = call
    g.version += 1
    g.tell("core-log-instead", what=g.event_word(event))


def delay(g: Game, on: type[Event], timing: int, call: Call[Any], until: str, **fits: int | str) -> Delayed:
    """Something will happen at a later moment, if that comes before the scope named in `until` closes."""
    scope = g.scope(until)
    effect = Delayed(scope=scope.id if scope else 0, on=on.__name__, timing=timing, call=call, fits=tuple(fits.items()))
    g.transient(effect)
    enter_index(g, effect)
    return effect


KERNEL_KINDS: tuple[type[Entity], ...] = (
    Clock, Scope, Lasting, Delayed, PhaseBegins, PhaseEnds, RoundEnds, Used,
)  # fmt: skip
