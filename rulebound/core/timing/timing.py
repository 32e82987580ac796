"""Timing: the one place where things happen.

`occur` takes an event through its moments: those before it in the game's order (would / instead, cancel, when), a note
of who listens, the thing itself, the state checks, at, after, and a checkpoint. In each moment forced abilities come
first (read anew after each one), then delayed effects, then reactions round the table. Each game's policy gives the
orders.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, cast

from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.flows.loop_guard import by_itself
from rulebound.core.game.abilities import Ability, count_use
from rulebound.core.game.decision import PASS, ask_all, choose
from rulebound.core.game.game import AFTERMATH, GAME, HOLD, RELEASED, Outcome, Seat
from rulebound.core.game.values import Lingering, Stat, forbidden
from rulebound.core.material.cards import EVERYBODY, HAND, Card, Pile
from rulebound.core.state.entities import PUBLIC, Call, Entity, Option, Term, Transient
from rulebound.core.state.errors import FlowError
from rulebound.core.state.index import AFTER, AT, CANCEL, NOBODY, WHEN, WOULD, enter_index, leave_index
from rulebound.core.state.kept_names import kept_name

if TYPE_CHECKING:
    from rulebound.core.game.game import Game

T = TypeVar("T")

EVENTS: dict[str, type[Event]] = {}
WINDOW, ABILITY = "window", "ability"


class Event(Transient):
    """Something about to happen. Shared by the rules that resolve it and the abilities that answer it.

    A subclass says in `happens`, a flow (g, event), what the thing itself is.
    """

    about: int = 0
    """The entity it happens to: its own abilities look back if the event takes it away."""
    by: int = 0
    """The entity that causes it."""
    cite: str = ""
    """The clause by which it happens, where the rule that sets it off says so: its line in the log cites it."""
    cancelled: bool = False
    instead: Call[Any] | None = None
    heard: tuple[tuple[int, str], ...] = ()
    """The abilities that listened just before it happened: only these answer it afterwards. Of a card in a hidden
    hand only that it was there is noted (""): which of them could answer is its owner's secret."""
    took: bool = False
    """Did the thing itself take away what it is about?"""

    happens: ClassVar[Any] = None
    simply: ClassVar[Any] = None
    """`happens` as an ordinary function, if nothing can be decided in it."""
    consists_of: ClassVar[Any] = None
    """(g, event) -> the events it is made of, if it is: these happen, together with those of all that happens at the
    same time (occur_together). Such an event does nothing else by itself."""
    barred_by: ClassVar[Stat | None] = None
    """The prohibition under which it cannot happen to what it is about."""

    def words(self, g: Any) -> tuple[tuple[str, int | Term], ...]:
        """What else its name says, beside what it happens to: how many, which one."""
        return ()

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        EVENTS[event_name(cls)] = cls
        if cls.happens is not None:
            cls.simply = cls.happens.flow.source if cls.happens.flow.at_once else None


def event_name(kind: type[Any]) -> str:
    """How a delayed effect names the events it waits for: games may use the same words."""
    return kept_name(kind.__module__, kind.__qualname__)


class Delayed(Lingering):
    """An effect that waits for a moment: it then happens by itself, once."""

    on: str = ""
    timing: int = AFTER
    call: Call[Any] | None = None
    fits: tuple[tuple[str, int | str | bool], ...] = ()
    """What the event's fields must be, e.g. (("phase", "watch"),)."""
    cite: tuple[str, ...] = ()
    """The clause that was at work when it was made: by that it happens."""
    said: str = "core-option-delayed"
    """How it reads among several things that must happen."""

    def listening(self, g: Game) -> tuple[tuple[Any, int, Any], ...]:
        return ((EVENTS[self.on], self.timing, None),)

    def waits_for(self, event: Event) -> bool:
        return all(getattr(event, name) == value for name, value in self.fits)

    def handle(self, g: Game, seat: int = PUBLIC) -> str:
        return f"delayed {g.entity(self.source).handle(g, seat)}" if self.source else "delayed"

    def word(self, g: Game, seat: int = PUBLIC) -> Term:
        return g.word(g.entity(self.source), seat) if self.source else Term("core-window-delayed")


class PhaseBegins(Event):
    phase: str = ""


class PhaseEnds(Event):
    """What lasted until the end of the phase is over already."""

    phase: str = ""


class RoundBegins(Event):
    round: int = 0


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
        since = g.watch()
        if ability.trigger is None:
            yield from ability.body(g, this, you)
        else:
            yield from ability.body(g, this, you, g.entity(e.event))
        if g.idle(since):
            g.tell("core-log-no-effect", " ".join(ability.cite[:1]), card=this)


class Policy:
    """What a game decides about timing. The defaults are those of most references."""

    before: tuple[int, ...] = (WOULD, CANCEL, WHEN)
    """The moments before an event, in their order: in some references cancelling comes first."""
    one_window: bool = False
    """What the state checks find is answered in one window with what caused it; otherwise it is resolved completely
    first."""
    delayed_with_forced: bool = False
    """Delayed effects are ordered among the forced abilities; otherwise they come after all of these."""
    free_among_forced: bool = False
    """Does the orderer also say which of the answers that may be given come before what must happen? Otherwise all that
    is forced comes first."""
    then_needs_success: bool = True
    """What follows "then" happens only if what came before it did; otherwise whether it did or not."""
    orders_answers: ClassVar[bool] = False
    """Does the orderer say whose secret answer comes first? Otherwise they come in player order."""
    clauses: ClassVar[Mapping[str, str]] = {}
    """The clause behind each of the kernel's own reasons: ability, limit, cost, no-effect, order, react, round.

    Cancelling and replacing may have one too (cancel, instead); otherwise theirs is that of the ability that does it.
    And so may what is said of a denial, if it always comes from the same clause.
    """

    after_costs: ClassVar[Any] = None
    """A flow (g, this, ability, you) that comes between the costs of an ability and its effect."""
    after_use: ClassVar[Any] = None
    """A flow (g, this, ability, you) that comes when the effect is resolved: used-up cards are discarded there."""

    def __init__(self) -> None:
        self.secretive = type(self).hidden_hand is not Policy.hidden_hand
        """Are there hidden hands at all?"""

    def orderer(self, g: Any) -> int:
        """Who orders things that happen at the same time."""
        return int(g.clock.lead)

    def all_the_same(self, g: Any, several: tuple[Any, ...]) -> bool:
        """Do several things that must happen come out the same in all orders? Then nobody is asked."""
        return False

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

    def only_user(self, g: Any, entity: Any) -> int:
        """The only seat that may use this entity's reactions; -1 if others may as well: then each is asked."""
        return -1

    def usable(self, g: Any, kind: str, seat: int) -> list[tuple[Any, Ability]]:
        """The abilities of a kind that this seat may use, as far as whose they are goes, in order of their cards."""
        found = []
        for id, ability in g.listeners.get(kind, NOBODY)[0]:
            entity = g.entities[id]
            if self.may_use(g, entity, ability, seat):
                found.append((entity, ability))
        return found

    def you(self, g: Any, entity: Any, event: Any) -> int:
        """The seat that a forced ability calls "you" when it answers this event."""
        owner = self.controller(g, entity)
        return owner if owner >= 0 else self.orderer(g)

    def working(self, g: Any, entity: Any, part: Any) -> bool:
        """Does this ability or modifier count now? Games add blank cards, facedown cards and the like."""
        return True

    def clause(self, g: Any, entity: Any, ability: Ability, why: str) -> str:
        """The clause by which an ability of this entity cannot be used, given what stands in the way.

        Of a cost it is said which: "cost resources".
        """
        if why == "condition" and ability.cite:
            return ability.cite[0]
        return self.clauses.get(why) or self.clauses.get(why.partition(" ")[0]) or self.clauses.get("ability", "")

    def show(self, g: Any, entity: Any) -> None:
        """An ability of this entity is used: whoever could not see it sees it now."""

    def may_act(self, g: Any, seat: int) -> bool:
        """May this seat use abilities now (not eliminated, not silenced)?"""
        return True

    def available(self, g: Any, this: Any, you: Any, kind: str) -> int:
        """How much of a thing costs can be paid with."""
        raise FlowError(f"the policy does not know what {kind!r} is")

    def lacking(self, g: Any, this: Any, you: Any, kind: str, need: int) -> tuple[str, tuple[tuple[str, Any], ...]]:
        """How to word that a cost cannot be paid, with what it takes and what there is."""
        return "core-denied-cost", (("need", need), ("n", self.available(g, this, you, kind)))

    def unmet(self, g: Any, this: Any, ability: Ability) -> str:
        """How to word that what an ability waits for is not so. Games that know more than "not now" say it."""
        return "core-denied-condition"

    def useless(self, g: Any, this: Any, ability: Ability) -> str:
        """How to word that an ability would change nothing. Games that know why say it."""
        return "core-denied-no-effect"

    def called(self, word: Any) -> Any:
        """What an option's word is called: the same for two words that read alike, such as cards of one name."""
        return word

    def told_apart(self, g: Any, entity: Any) -> tuple[Term, ...]:
        """What everybody can see of a thing, beside its name: where it is, how it fares. It tells things apart."""
        return ()

    def in_words(self, g: Any, said: Term) -> Term:
        """What an effect is in words, where it is something else than its card says."""
        return said

    def warns(self, g: Any, option: Any, seat: int) -> Term | None:
        """What an option brings upon whoever takes it, beside what it is taken for."""
        return None

    def hidden_hand(self, g: Any, seat: int) -> bool:
        """Does this seat hold cards that others must not learn of, not even from whether it is asked?"""
        return False

    def judge(self, g: Any, verdicts: tuple[str, ...]) -> Outcome:
        """Several verdicts at once: the references' grim rule takes the worst."""
        marks = [v.split(" ") for v in verdicts]
        worst = next((m for m in marks if m[0] == "loss"), marks[0])
        return Outcome(worst[0] == "win", worst[1], tuple(worst[2:]))

    def closing(self, g: Any, outcome: Outcome) -> str:
        """The last line of the log. A game of two sides names the one that wins."""
        return "core-log-win" if outcome.won else "core-log-loss"


# ------------------------------------------------------------------ occur


@flow
def occur(g: Game, event: Event) -> Steps[bool]:
    """Takes an event through all its moments. True if it happened (was neither cancelled nor replaced)."""
    kind = type(event)
    done = True
    watched = kind in g.listeners or kind.barred_by is not None or (g.policy.secretive and might_be_secret(g, kind))
    if not watched and kind.happens is None and not g.unsettled:
        if g.ending:
            g.check()
        return True
    g.transient(event)
    if watched:
        if is_awaited(g, event):
            yield from before(g, (event,))
        done = yield from resolve(g, event)
    elif kind.simply is not None:
        kind.simply(g, event)
    elif kind.happens is not None:
        yield from kind.happens(g, event)
    if watched or g.unsettled or type(event) in g.listeners:
        yield from afterwards(g, event, done)
    else:
        g.transients.pop(event.id, None)
    if g.ending:
        g.check()
    return done


def heeded(g: Game, kind: type[Event]) -> bool:
    """Would anything come of such an event, which does nothing by itself? To be asked before it is made."""
    if kind in g.listeners or g.unsettled or g.ending:
        return True
    return g.policy.secretive and might_be_secret(g, kind)


@flow
def occur_together(g: Game, events: tuple[Event, ...]) -> Steps[tuple[bool, ...]]:
    """Several events at the same time: all are answered before any of them happens, and after all of them have."""
    hold = g.open(Scope(kind=HOLD))
    for event in (yield from announced(g, events, hold)):
        yield from resolve(g, event)
    done = tuple([not e.cancelled for e in events])
    yield from release(g, hold)
    g.check()
    return done


@flow
def announced(g: Game, events: tuple[Event, ...], hold: Scope) -> Steps[tuple[Event, ...]]:
    """All that comes before any of several events: their own moments, then those of what they consist of.

    What is left to happen: whatever is not made of parts, and the parts of the others. What is only announced is not
    yet at the same time as anything: if the scenario is over meanwhile, it does not happen any more.
    """
    for event in events:
        g.transient(event)
    hold.kind = RELEASED
    yield from before(g, events)
    hold.kind = HOLD
    left: tuple[Event, ...] = ()
    for event in events:
        if event.consists_of is None:
            left += (event,)
        elif (yield from resolve(g, event, False)):
            left += yield from announced(g, event.consists_of(g, event), hold)
    return left


def is_awaited(g: Game, event: Event) -> bool:
    """Might anything come before the event: somebody who answers it, or something by which it cannot happen?"""
    would, cancel, when, _, _ = g.listeners.get(type(event), NOBODY)
    return bool(would or cancel or when) or g.ending or g.policy.secretive or event.barred_by is not None


@flow
def before(g: Game, events: tuple[Event, ...]) -> Steps[None]:
    """The moments before something happens. What cannot happen has none."""
    for event in events:
        event.cancelled = event.barred_by is not None and barred(g, event)
    for timing in g.policy.before:
        if opens(g, events, timing):
            yield from window(g, events, timing)
    g.check()


@flow
def resolve(g: Game, event: Event, itself: bool = True) -> Steps[bool]:
    """The thing itself, unless that is left to its parts, or what happens instead. True if it was the thing itself."""
    if event.barred_by is not None and not event.cancelled:
        event.cancelled = barred(g, event)
    if event.instead is not None and not event.cancelled:
        yield from event.instead(g)
        event.cancelled = True
    if event.cancelled:
        return False
    kind = type(event)
    event.heard = listening_to(g, kind)
    if not itself:
        return True
    if kind.simply is not None:
        kind.simply(g, event)
    elif kind.happens is not None:
        yield from kind.happens(g, event)
    if event.heard:
        own = [key for i, key in event.heard if i == event.about]
        event.took = bool(own) and not any(a.key in own for _, _, a in g.entity(event.about).listening(g))
    return True


@flow
def afterwards(g: Game, event: Event, done: bool) -> Steps[None]:
    """The state checks and the moments after an event: at once, or when the hold around it is released."""
    hold = holding(g)
    if hold is not None and done:
        event.scope = hold.id
        return
    if hold is None:
        calls = to_settle(g) if g.unsettled else ()
        if calls and done and g.policy.one_window:
            hold = g.open(Scope(kind=HOLD))
            event.scope = hold.id
            yield from release(g, hold, calls)
        elif calls or (done and is_answered(g, event)):
            aftermath = g.open(Scope(kind=AFTERMATH))
            if calls:
                yield from settle(g, calls)
            if done:
                yield from windows_after(g, (event,))
            g.close(aftermath)
    g.transients.pop(event.id, None)


def is_answered(g: Game, event: Event) -> bool:
    """Might somebody answer an event that has happened?"""
    if g.policy.secretive:
        return opens(g, (event,), AT) or opens(g, (event,), AFTER)
    _, _, _, at, after = g.listeners.get(type(event), NOBODY)
    return bool(event.heard or at or after)


def listening_to(g: Game, kind: type[Event]) -> tuple[tuple[int, str], ...]:
    """The abilities that answer such an event once it has happened, and the hidden cards that might have one."""
    _, _, _, at, after = g.listeners.get(kind, NOBODY)
    heard = [(i, a.key) for i, a in at + after if a is not None] if at or after else []
    if might_be_secret(g, kind) and max(g.registry.secret_triggers[kind]) >= AT:
        hands = [i for pile in g.all(Pile) if pile.zone == HAND for i in pile.cards]
        held = [i for i in hands if cast(Card, g.entities[i]).known != EVERYBODY]
        heard = [(i, key) for i, key in heard if i not in held] + [(i, "") for i in sorted(held)]
    return tuple(heard)


def might_be_secret(g: Game, kind: type[Event]) -> bool:
    """Could somebody answer it with a card that nobody else sees?"""
    return g.policy.secretive and kind in g.registry.secret_triggers


def barred(g: Game, event: Event) -> bool:
    """Is there something by which this cannot happen? It beats everything else."""
    if event.barred_by is None or not event.about:
        return False
    clauses = forbidden(g, g.entity(event.about), event.barred_by)
    if clauses is None:
        return False
    g.tell("core-log-cannot", " ".join(clauses), what=g.event_word(event))
    return True


def opens(g: Game, events: tuple[Event, ...], timing: int) -> bool:
    """Might somebody answer one of the events at this moment, as far as everybody can tell?"""
    for event in events:
        if event.cancelled:
            continue
        kind = type(event)
        if g.listeners.get(kind, NOBODY)[timing]:
            return True
        if timing >= AT and event.heard:
            for _, key in event.heard:
                if key and g.registry.definitions[key].trigger.timing == timing:  # type: ignore[attr-defined]
                    return True
        if g.policy.secretive and timing in g.registry.secret_triggers.get(kind, ()) and hidden_hands(g):
            return True
    return False


@flow
def windows_after(g: Game, events: tuple[Event, ...]) -> Steps[None]:
    for timing in (AT, AFTER):
        if opens(g, events, timing):
            yield from window(g, events, timing)


@flow
def settle(g: Game, calls: tuple[Call[Any], ...] = ()) -> Steps[None]:
    """The game's state checks, until nothing changes; first what they have found already. That happens together."""
    while calls or g.unsettled:
        calls = calls or to_settle(g)
        for call in calls:
            by_itself(g, call.flow)
        if len(calls) == 1:
            yield from calls[0](g)
        elif calls:
            yield from together(g, calls)
        calls = ()


def to_settle(g: Game) -> tuple[Call[Any], ...]:
    """What the state checks find, given all that was touched."""
    touched = g.unsettled
    g.unsettled = ()
    return () if g.book.settle is None else g.book.settle(g, touched)


# ------------------------------------------------------------------ several things at the same time, and "then"


HOLD_OR_NOT = frozenset([HOLD, AFTERMATH, WINDOW])
"""The scopes that tell whether what happens in them is held."""


def holding(g: Game) -> Scope | None:
    """The innermost open hold: part of a "then", or of several things that happen together.

    What abilities do in a window is not part of it: that is resolved completely first.
    """
    transients: Any = g.transients
    for id in reversed(g.scopes):
        scope: Scope = transients[id]
        if scope.kind in HOLD_OR_NOT:
            return scope if scope.kind == HOLD else None
    return None


@flow
def together(g: Game, calls: tuple[Call[Any], ...]) -> Steps[None]:
    """Several things at the same time: all of them happen, then the state checks, then the windows of all."""
    hold = g.open(Scope(kind=HOLD))
    for call in calls:
        yield from call(g)
    yield from release(g, hold)
    g.check()


@flow
def then(g: Game, first: Call[Any], second: Call[Any]) -> Steps[bool]:
    """The first part, then the second; what answers the first comes after both."""
    hold = g.open(Scope(kind=HOLD))
    done = yield from first(g)
    yield from settle(g)  # who falls by the first part does not live to see the second
    cut = g.ending and g.to_cut(g.scopes[: g.scopes.index(hold.id)]) is not None
    if (done or not g.policy.then_needs_success) and not cut:
        yield from second(g)
    yield from release(g, hold)
    g.check()
    return bool(done)


@flow
def release(g: Game, hold: Scope, calls: tuple[Call[Any], ...] = ()) -> Steps[None]:
    """The hold is over: the windows of all it held open now as one, or with those of the hold around it.

    It is one moment, and in one moment all that is forced comes before all reactions. `calls` is what the state checks
    have found already.
    """
    hold.kind = RELEASED
    outer = holding(g)
    if outer is not None:
        for event in held(g, hold):
            event.scope = outer.id
        g.close(hold)
        return
    if g.policy.one_window:
        hold.kind = HOLD  # what the state checks find joins it
    yield from settle(g, calls)
    hold.kind = RELEASED
    g.check()  # nobody answers any more where the scenario is over
    yield from windows_after(g, held(g, hold))
    g.close(hold)


def held(g: Game, hold: Scope) -> tuple[Event, ...]:
    if g.only_scopes():
        return ()
    return tuple([t for t in g.transients.values() if t.scope == hold.id and isinstance(t, Event)])


# ------------------------------------------------------------------ windows


Ready = tuple[Any, Any, Event]
"""Who can answer, with which ability (None: a delayed effect), which event."""

Candidate = tuple[int, Ability | None, Event]


def candidates(g: Game, events: tuple[Event, ...], timing: int) -> tuple[list[Candidate], list[Candidate]]:
    """Who might answer, those who must and those who may: who listens now, and, once it has happened, who listened
    just before it did."""
    must: list[Candidate] = []
    may: list[Candidate] = []
    for event in events:
        if event.cancelled:
            continue
        now = g.listeners.get(type(event), NOBODY)[timing]
        if timing < AT:
            for i, ability in now:
                (must if ability is None or ability.forced else may).append((i, ability, event))
            continue
        heard = event.heard
        for i, key in heard:
            if not key:
                for j, ability in now:
                    if i == j:
                        (must if ability.forced else may).append((i, ability, event))
                continue
            known: Any = g.registry.definitions[key]
            if known.trigger.timing == timing:
                (must if known.forced else may).append((i, known, event))
        for i, ability in now:
            if ability is None:
                must.append((i, None, event))
            elif i == event.about and (i, ability.key) not in heard and (i, "") not in heard:
                # who came into play with it answers only for itself
                (must if ability.forced else may).append((i, ability, event))
    return must, may


def ready(g: Game, might: list[Candidate], forced: bool, used: tuple[str, ...], seat: int = -1) -> tuple[Ready, ...]:
    """Those abilities of the candidates that can be used now."""
    out: list[Ready] = []
    for id, ability, event in might:
        if ability is None:
            continue
        this = g.entity(id)
        if not forced and not g.policy.may_use(g, this, ability, seat):
            continue
        if used and mark(this, ability, event) in used:
            continue
        if not (listens(g, this, ability) or (event.took and id == event.about)):
            continue
        you = g.seat(g.policy.you(g, this, event) if forced else seat)
        if not ability.checks(g, this, you, event):
            out.append((this, ability, event))
    return tuple(out)


def listens(g: Game, this: Entity, ability: Ability) -> bool:
    for _, _, a in this.listening(g):  # noqa: SIM110  (asked of every candidate in every window: any() is slower)
        if a is ability:
            return True
    return False


def mark(this: Entity, ability: Ability, event: Event) -> str:
    return f"{event.id} {this.id} {ability.key}"


def due(g: Game, might: list[Candidate]) -> tuple[Ready, ...]:
    """The delayed effects whose moment this is."""
    out: list[Ready] = []
    for id, ability, event in might:
        if ability is None:
            effect = g.entity(id)
            if effect.waits_for(event):
                out.append((effect, None, event))
    return tuple(out)


def compulsory(g: Game, might: list[Candidate], used: tuple[str, ...]) -> tuple[Ready, ...]:
    """What must happen in this window now: one of these comes next."""
    forced, delayed = ready(g, might, True, used), due(g, might)
    return forced + delayed if g.policy.delayed_with_forced else forced or delayed


def reactions(g: Game, events: tuple[Event, ...], timing: int, used: tuple[str, ...], seat: int) -> tuple[Ready, ...]:
    """What a seat can react with now."""
    return ready(g, candidates(g, events, timing)[1], False, used, seat)


def next_to_react(
    g: Game, might: list[Candidate], used: tuple[str, ...], seats: tuple[int, ...]
) -> tuple[int, tuple[Ready, ...]]:
    """The place of the first of the seats that can react, and what it can react with; -1 if none can."""
    sole = {g.policy.only_user(g, g.entity(id)) for id, _, _ in might} if len(seats) > 1 else (-1,)
    for at, seat in enumerate(seats):
        if (seat in sole or -1 in sole) and g.policy.may_act(g, seat):
            possible = ready(g, might, False, used, seat)
            if possible:
                return at, possible
    return -1, ()


@flow
def window(g: Game, events: tuple[Event, ...], timing: int) -> Steps[None]:
    """One moment: forced abilities, delayed effects, reactions."""
    barrier = g.open(Scope(kind=WINDOW)) if holding(g) is not None else None
    used: tuple[str, ...] = ()
    declined: tuple[str, ...] = ()
    while True:
        forced, free = candidates(g, events, timing)
        must = compulsory(g, forced, used) if forced else ()
        if not must:
            break
        willing = volunteers(g, free, (*used, *declined)) if g.policy.free_among_forced and free else ()
        several = (*must, *[one for _, one in willing])
        asking = len(several) > 1 and not g.policy.all_the_same(g, several)
        at = (yield from choose_order(g, several)) if asking else 0
        this, ability, event = several[at]
        if at >= len(must):
            if (yield from comes_forward(g, willing[at - len(must)][0], several[at])):
                used += (mark(this, ability, event),)
            else:
                declined += (mark(this, ability, event),)
        elif ability is None:
            yield from come_due(g, this)
        else:
            used += (mark(this, ability, event),)
            yield from answer(g, this, ability, g.seat(g.policy.you(g, this, event)), event)
    if g.policy.secretive and secret_window(g, events, timing):
        yield from react_in_secret(g, events, timing)
    elif free and next_to_react(g, free, (), g.policy.order(g))[0] >= 0:
        yield from react(g, events, timing, used)
    if barrier is not None:
        g.close(barrier)


def volunteers(g: Game, might: list[Candidate], used: tuple[str, ...]) -> tuple[tuple[int, Ready], ...]:
    """The answers that may be given, with the seat that may give them."""
    seats = [s for s in g.policy.order(g) if g.policy.may_act(g, s)]
    return tuple([(s, one) for s in seats for one in ready(g, might, False, used, s)])


@flow
def comes_forward(g: Game, seat: int, one: Ready) -> Steps[bool]:
    """An answer that may be given is to come next: its owner may still leave it, but for an owner who said so."""
    this, ability, event = one
    if seat != g.policy.orderer(g):
        picked = yield from choose(
            g, seat, (*offers(g, g.seat(seat), (one,)), PASS), "core-prompt-react", happening(g, (event,)),
            g.policy.clauses.get("react", ""),
        )  # fmt: skip
        if picked.key == PASS.key:
            return False
    yield from answer(g, this, ability, g.seat(seat), event)
    return True


@flow
def choose_order(g: Game, several: tuple[Ready, ...]) -> Steps[int]:
    """Which of several things that must happen comes next."""
    orderer = g.policy.orderer(g)
    options = offers(g, g.seat(orderer), several)
    picked = yield from choose(g, orderer, options, "core-prompt-order", cite=g.policy.clauses.get("order", ""))
    return picked.value


def offers(g: Game, you: Seat, several: tuple[Ready, ...]) -> tuple[Option, ...]:
    """An option for each, its value saying which. Where one ability can answer several events, it says which one."""
    made = [
        Option(t.handle(g, you.index), t.said, (("card", g.word(t, you.index)),), value=i)
        if a is None
        else a.answer(g, t, you, i)
        for i, (t, a, _) in enumerate(several)
    ]
    keys = [o.key for o in made]
    out: dict[str, Option] = {}
    for option in made:
        this, ability, event = several[option.value]
        if ability is not None and event.about and keys.count(option.key) > 1:
            option = ability.answer(g, this, you, option.value, g.entity(event.about))
        out.setdefault(option.key, option)
    return tuple(out.values())


@flow
def come_due(g: Game, effect: Delayed) -> Steps[None]:
    """A delayed effect happens: it was not an ability that somebody used."""
    call = effect.call
    leave_index(g, effect)
    g.drop(effect)
    if call is not None:
        by_itself(g, call.flow)
        yield from within(g, Scope(kind=ABILITY, cite=effect.cite), call)
    g.check()


@flow
def react(g: Game, events: tuple[Event, ...], timing: int, used: tuple[str, ...] = ()) -> Steps[None]:
    """Reactions round the table, until all pass in a row. Who can do nothing is not asked."""
    seats = g.policy.order(g)
    left = seats
    while left:
        at, possible = next_to_react(g, candidates(g, events, timing)[1], used, left)
        if at < 0:
            return
        seat, left = left[at], left[at + 1 :]
        options = (*offers(g, g.seat(seat), possible), PASS)
        picked = yield from choose(
            g, seat, options, "core-prompt-react", happening(g, events), g.policy.clauses.get("react", "")
        )
        if picked.key != PASS.key:
            this, ability, event = possible[picked.value]
            used += (mark(this, ability, event),)
            yield from answer(g, this, ability, g.seat(seat), event)
            left = (*seats[seats.index(seat) + 1 :], *seats[: seats.index(seat) + 1])


def happening(g: Game, events: tuple[Event, ...]) -> tuple[tuple[str, Term], ...]:
    """What is being reacted to, for the prompt: nobody can decide on a reaction without knowing it."""
    words = [g.event_word(e) for e in events]
    what = words[0]
    for word in words[1:]:
        what = Term("core-list-more", (("list", what), ("item", word)))
    return (("what", what),)


def secret_window(g: Game, events: tuple[Event, ...], timing: int) -> bool:
    """Could hidden cards answer here, as far as everybody can tell?"""
    triggers = g.book.registry.secret_triggers
    return any(timing in triggers.get(type(e), ()) for e in events if not e.cancelled) and hidden_hands(g)


def hidden_hands(g: Game) -> bool:
    return any(g.policy.hidden_hand(g, seat) for seat in range(len(g.seats)))


@flow
def react_in_secret(g: Game, events: tuple[Event, ...], timing: int) -> Steps[None]:
    """Reactions where hands are hidden: all who hold cards are asked at once, whether they can answer or not."""
    used: tuple[str, ...] = ()
    while not all(e.cancelled for e in events):
        seats = tuple([
            s for s in g.policy.order(g)
            if g.policy.may_act(g, s) and (g.policy.hidden_hand(g, s) or reactions(g, events, timing, used, s))
        ])  # fmt: skip
        if not seats:
            return
        offered = yield from answers(g, seats, events, timing, used)
        picked = yield from ask_all(
            g, seats, offered, 1, 1, "core-prompt-react", happening(g, events), g.policy.clauses.get("react", ""),
            again=answers.later(seats, events, timing, used),
        )  # fmt: skip
        willing = tuple([s for s, (one,) in zip(seats, picked, strict=True) if one.key != PASS.key])
        if not willing:
            return
        if len(willing) == 1:
            (value,) = [one.value for (one,) in picked if one.key != PASS.key]
            this, ability, event = reactions(g, events, timing, used, willing[0])[value]
            used += (mark(this, ability, event),)
            yield from answer(g, this, ability, g.seat(willing[0]), event)
            continue
        # that these have an answer is known now, but not which: nothing is kept but who they are
        while willing and not all(e.cancelled for e in events):
            asking = len(willing) > 1 and g.policy.orders_answers
            at = (yield from choose_first(g, willing)) if asking else 0
            seat, willing = willing[at], (*willing[:at], *willing[at + 1 :])
            marks = yield from answer_in_turn(g, seat, events, timing, used)
            used += marks


@flow
def answer_in_turn(
    g: Game, seat: int, events: tuple[Event, ...], timing: int, used: tuple[str, ...]
) -> Steps[tuple[str, ...]]:
    """One of several who want to answer says with what, if with anything after all: an answer before it may have
    taken its reason away. The mark of what was used."""
    offered = yield from answers(g, (seat,), events, timing, used)
    if len(offered[0]) == 1 and not g.policy.hidden_hand(g, seat):
        return ()
    ((one,),) = yield from ask_all(
        g, (seat,), offered, 1, 1, "core-prompt-react", happening(g, events), g.policy.clauses.get("react", ""),
        again=answers.later((seat,), events, timing, used),
    )  # fmt: skip
    if one.key == PASS.key:
        return ()
    this, ability, event = reactions(g, events, timing, used, seat)[one.value]
    yield from answer(g, this, ability, g.seat(seat), event)
    return (mark(this, ability, event),)


@flow
def choose_first(g: Game, seats: tuple[int, ...]) -> Steps[int]:
    """Whose answer comes next, if several have one: who it is, not what, is known before it comes."""
    who = tuple([g.seat(s) for s in seats])
    options = tuple([
        Option(f"first {w.handle(g)}", "core-option-thing", (("thing", g.word(w)),), (w.id,), value=i)
        for i, w in enumerate(who)
    ])  # fmt: skip
    clauses = g.policy.clauses
    picked = yield from choose(
        g, g.policy.orderer(g), options, "core-prompt-order", cite=clauses.get("first", clauses.get("react", ""))
    )
    return picked.value


@flow
def answers(g: Game, seats: tuple[int, ...], events: tuple[Event, ...], timing: int, used: tuple[str, ...]) -> Any:
    """What each of the seats is offered."""
    return tuple([(*offers(g, g.seat(s), reactions(g, events, timing, used, s)), PASS) for s in seats])


# ------------------------------------------------------------------ using an ability


@flow
def answer(g: Game, this: Entity, ability: Ability, you: Seat, event: Event) -> Steps[None]:
    """An ability is used in a window. If its player is out of the game meanwhile, its rest is lost, not the window."""
    by_itself(g, ability.key)
    yield from within(g, Scope(kind=ABILITY, owner=you.index, cite=ability.cite[:1]), use, this, ability, you, event)


@flow
def use_freely(g: Game, picked: Option, you: Seat) -> Steps[None]:
    """What a player has picked in a window: an ability, or an act that takes no action; then the state checks."""
    if picked.call is not None:
        yield from within(g, Scope(kind=ABILITY, owner=you.index, cite=picked.cite[:1]), picked.call)
        yield from settle(g)


@flow
def use(g: Game, this: Entity, ability: Ability, you: Seat, event: Event | None) -> Steps[bool]:
    """Counts the limit, pays all costs at once, then the effect takes place unless something cancels it."""
    for at in range(len(ability.agreed)):
        if not (yield from ability.agreed[at].agree(g, this, you, ability.agreed[at].due(g, this, you))):
            return False
    if ability.limit is not None:
        count_use(g, ability.limit.per, ability.limit.key(ability, this, you))
    g.policy.show(g, this)
    if not ability.quiet:
        said = "core-log-own-ability" if this is you else "core-log-ability"
        said = "core-log-forced" if ability.forced else said
        g.tell(said, " ".join(ability.cite[:1]), seat=you, card=this, ability=g.ability_word(ability))
    if ability.unasked:
        for cost, n in [(c, c.due(g, this, you)) for c in ability.costs]:
            cost.pay.flow.source(g, this, you, n)
        if len(ability.costs) > 1 and holding(g) is None:
            yield from settle(g)
    elif len(ability.costs) == 1:
        cost = ability.costs[0]
        yield from cost.pay(g, this, you, cost.due(g, this, you))
    else:
        yield from together(g, tuple([c.pay.later(this, you, c.due(g, this, you)) for c in ability.costs]))
    if g.policy.after_costs is not None:
        yield from g.policy.after_costs(g, this, ability, you)
    done = True
    if Used in g.listeners or might_be_secret(g, Used):
        done = yield from occur(
            g, Used(about=this.id, by=this.id, ability=ability.key, seat=you.index, event=event.id if event else 0)
        )
    else:
        since = g.watch()
        if ability.trigger is None:
            yield from ability.body(g, this, you)
        else:
            yield from ability.body(g, this, you, event)
        if g.idle(since):
            g.tell("core-log-no-effect", " ".join(ability.cite[:1]), card=this)
    if g.policy.after_use is not None:
        yield from g.policy.after_use(g, this, ability, you)
    g.check()
    return done


@flow
def carry_out(g: Game, this: Entity, effect: Call[T]) -> Steps[T]:
    """What is written on a thing is carried out. If that does nothing, it is told, by the clause at work."""
    since = g.watch()
    result = yield from effect(g)
    if g.idle(since):
        g.tell("core-log-no-effect", card=this)
    return result


# ------------------------------------------------------------------ what abilities do to events


def cancel(g: Game, event: Event) -> None:
    """The event does not happen; nothing more can be done about it."""
    event.cancelled = True
    g.version += 1
    g.tell("core-log-cancelled", g.policy.clauses.get("cancel", ""), what=g.event_word(event))


def replace(g: Game, event: Event, call: Call[Any]) -> None:
    """Something else happens instead; if several abilities say so, the last one counts."""
    event.instead = call
    g.version += 1
    g.tell("core-log-instead", g.policy.clauses.get("instead", ""), what=g.event_word(event))


def delay(
    g: Game,
    on: type[Event],
    timing: int,
    call: Call[Any],
    until: str = GAME,
    source: Entity | None = None,
    target: Entity | None = None,
    **fits: int | str | bool,
) -> Delayed | None:
    """Something will happen at a later moment: `delay(g, PhaseEnds, AT, call, phase="combat")`.

    It is gone when the scope named in `until` closes (None if there is no such scope), or when its target leaves play.
    """
    scope = g.scope(until)
    if scope is None:
        return None
    effect = Delayed(
        scope=scope.id,
        source=0 if source is None else source.id,
        targets=None if target is None else (target.id,),
        on=event_name(on),
        timing=timing,
        call=call,
        fits=tuple(fits.items()),
        cite=g.at_work(),
    )
    g.transient(effect)
    enter_index(g, effect)
    return effect


def revoke(g: Game, id: int) -> None:
    """A delayed effect will not happen after all; it may have happened, or be gone, already."""
    effect = g.transients.get(id)
    if type(effect) is Delayed:
        leave_index(g, effect)
        g.drop(effect)
