"""The game: entities, scopes, the stack of rules, the pending decision.

A `Game` is one position of one table. It runs plain (fastest, cannot be copied) or durable (can be cloned, saved and
resumed at any decision); both follow the same rules and come to the same state.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, cast

import msgspec
from msgspec import Struct

from rulebound.core.flows.flow import Frame, Rule, Scope, Unwind, nobody_in, run_durable, tell_rules, thaw_frame
from rulebound.core.flows.loop_guard import NESTED, too_nested
from rulebound.core.game.decision import ALL, Decision, Denial
from rulebound.core.game.values import Reason, Stat, explain, lift, value_of
from rulebound.core.state.chance import Luck, Seed, key_of
from rulebound.core.state.codec import Codec, Fields
from rulebound.core.state.entities import (
    PUBLIC,
    Entity,
    FrozenFrame,
    Option,
    Registry,
    Term,
    Transient,
    copy_struct,
)
from rulebound.core.state.errors import BadOption, ContentError, FlowError, IllegalAnswer, Sentence
from rulebound.core.state.index import Name, called, enter_index, enter_kind, rebuild_index

if TYPE_CHECKING:
    from rulebound.core.game.abilities import Ability
    from rulebound.core.game.values import Stat
    from rulebound.core.knowing.odds import Foretold, Stakes
    from rulebound.core.timing.timing import Event, Policy

E = TypeVar("E", bound=Entity)
Self = TypeVar("Self", bound="Game")

GAME, ROUND, PHASE, TURN, ACTION, TEST = "game", "round", "phase", "turn", "action", "test"
OUTERMOST = frozenset([GAME, ROUND, PHASE])
"""None of these lies inside another one of its kind: they are found sooner from outside."""
PERIODS = frozenset([GAME, ROUND, PHASE, TURN])
"""Stretches of time, in which nothing need be under way."""
HOLD, RELEASED, AFTERMATH = COMPLETED = "hold", "released", "aftermath"
"""Things that happen together, and the answers to what has happened: these are completed before what is around them
is cut."""


class Clock(Entity):
    """Where the game is: also where it starts again from a checkpoint or an arranged table."""

    round: int = 0
    phase: str = ""
    seat: int = -1
    """Whose turn it is, or -1."""
    lead: int = 0
    """Who decides where the rules name the lead, first or active player."""
    verdicts: tuple[str, ...] = ()


class Seat(Entity):
    """One player's place. Games give it more fields."""

    index: int = 0

    def handle(self, g: Game, seat: int = PUBLIC) -> str:
        return f"seat-{self.index + 1}"

    def word(self, g: Game, seat: int = PUBLIC) -> Term:
        return Term("core-seat", (("n", self.index + 1),))


class Outcome(Struct, frozen=True, array_like=True):
    """How a game ended."""

    won: bool
    why: str
    cite: tuple[str, ...] = ()
    winners: tuple[int, ...] = ()


class Line(Struct, frozen=True, array_like=True):
    """One thing that happened: a message key with its arguments, the clauses it follows, who may know."""

    text: str
    args: tuple[tuple[str, Any], ...] = ()
    cite: tuple[str, ...] = ()
    seats: tuple[int, ...] | None = None


@dataclass(frozen=True)
class Choice:
    """A set-up option of a game: what it is called and which values it allows."""

    key: str
    values: tuple[str, ...]
    default: str
    text: str = ""
    check: Callable[[str], None] | None = None
    """For free text (a deck list): raises BadOption with what is wrong. `values` are then suggestions."""
    per_seat: bool = False
    """It names who plays: as many of the values as there are seats, separated by spaces."""
    sample: Callable[[Random], str] | None = None
    """For free text: a value for a game at random."""


@dataclass(frozen=True)
class Rulebook:
    """What a game gives to the kernel."""

    game: str
    version: str
    title: str
    registry: Registry
    policy: Policy
    kinds: tuple[type[Entity], ...]
    """Every class of entity the game has; the kernel's own are added."""
    choices: tuple[Choice, ...]
    seats: tuple[int, int]
    create: Callable[[Any, dict[str, str]], None]
    """Puts everything on the table: before any decision, best without any luck."""
    setup: Rule[Any, [], None]
    """What players do before the first round."""
    phases: tuple[tuple[str, Rule[Any, [], None]], ...]
    lots: Callable[[Any], None] | None = None
    """What chance decides as soon as everything is on the table."""
    between: Rule[Any, [], None] | None = None
    """What comes before each round: a game of several scenarios goes from one to the next here."""
    shapes: tuple[Callable[[Any, Any], None], ...] = ()
    """(g, card): all that can make a card in play count as something else than its face says. Fuzzing tries each, and
    whether the indexes follow."""
    chapter: Callable[[Any], int] | None = None
    """The number of the scenario being played: with each new one the table is laid out anew from the box."""
    settle: Callable[[Any, tuple[int, ...]], tuple[Any, ...]] | None = None
    """The state checks: given the ids of what was touched, the calls that must be run (defeats, thresholds)."""
    unsettling: frozenset[str] | None = None
    """The kinds of token whose number the state checks go by; None: all of them."""
    steps: dict[str, Any] = field(default_factory=dict)
    """The game's own arranging steps."""
    possible: Callable[[Any], str] | None = None
    """Why a position cannot be, or "": asked after arranging and in fuzzing."""
    numbers: Callable[[Any, Entity], tuple[Stat, ...]] | None = None
    """The numbers of an entity that everybody may see, with whatever changes them counted in."""
    stakes: Stakes | Foretold | None = None
    """What chance decides, if its odds are to be told (core/knowing/odds.py)."""
    grounds: tuple[str, ...] = ()
    """The prompts at which nothing is being resolved, so that the rules can take up again there: a player's turn."""
    lay_down: Callable[[Any], None] | None = None
    """A phase is arranged to begin: whatever turn was under way is over, and what it held is put down."""
    tokens: tuple[str, ...] | None = None
    """The kinds of token that may be arranged to lie on something; None: any number that is not the kernel's own."""
    back: Callable[[str], str] | None = None
    """What everybody can tell of a card from the deck it comes from, by its face: where cards of several decks meet in
    one hand, the others count by this. None: nothing."""
    windows: tuple[str, ...] = ("core-prompt-react",)
    """The prompts at which a player may pass without giving up anything but this chance to act."""

    def check_options(self, options: dict[str, str]) -> dict[str, str]:
        """All options with their values; a wrong one is answered with the right ones."""
        known = {c.key: c for c in self.choices}
        for key, value in options.items():
            if key not in known:
                words = (("game", Term(self.title)), ("option", key), ("known", ", ".join(known)))
                raise BadOption(
                    f"{self.game} has no option {key!r}. Its options: {', '.join(known)}",
                    Sentence("core-bad-option", words),
                )
            check = known[key].check
            if check is not None:
                check(value)
            elif value not in known[key].values:
                raise bad_value(key, value, known[key].values)
        return {c.key: options.get(c.key, c.default) for c in self.choices}

    def seated(self, options: dict[str, str]) -> int:
        """How many seats a table with these options has."""
        chosen = self.check_options(options)
        for choice in self.choices:
            if choice.per_seat:
                return len(chosen[choice.key].split())
        return int(chosen.get("seats", self.seats[0]))

    def for_seats(self, count: int) -> dict[str, str]:
        """The option that makes a table of so many seats."""
        least, most = self.seats
        for choice in self.choices:
            if choice.per_seat:
                if not least <= count <= most:
                    words = (("game", Term(self.title)), ("least", least), ("most", most), ("n", count))
                    raise BadOption(
                        f"{self.game} is a game for {least} to {most}, not for {count}",
                        Sentence("core-bad-table", words),
                    )
                return {choice.key: " ".join(choice.values[:count])}
        return {"seats": str(count)}


def bad_value(key: str, value: str, known: tuple[str, ...]) -> BadOption:
    """An option cannot have this value; it is told which it can have."""
    listed = ", ".join(known)
    words = (("option", key), ("value", value), ("known", listed))
    return BadOption(f"{key} cannot be {value!r}. It can be: {listed}", Sentence("core-bad-value", words))


class Position(Struct, array_like=True):
    """A position as data: everything but what can be worked out again."""

    fields: Fields
    """Which fields the entities have: said in checkpoints, which outlive the rules they were made under."""
    entities: tuple[Any, ...]
    transients: tuple[Any, ...]
    ids: tuple[int, int]
    scopes: tuple[int, ...]
    ending: bool
    unsettled: tuple[int, ...]
    luck: Luck
    frames: tuple[FrozenFrame, ...]
    decision: Decision | None
    given: tuple[tuple[int, tuple[str, ...]], ...]
    reveals: int
    result: Outcome | None


class Game:
    """One position of one table."""

    __slots__ = (
        "cache", "clock", "decision", "ending", "entities", "generator", "given", "kinds", "layout", "listeners",
        "luck", "modifiers", "names", "next_id", "next_transient", "on_round", "outcome", "passed", "policy",
        "registry", "result", "reveals", "scopes", "seats", "shares", "shown", "sink", "stack", "told", "transients",
        "unasked", "unsettled", "version", "watched",
    )  # fmt: skip

    book: ClassVar[Rulebook]

    def __init__(self) -> None:
        self.registry: Registry = self.book.registry
        self.policy: Policy = self.book.policy
        self.clock: Clock
        self.entities: dict[int, Entity] = {}
        self.transients: dict[int, Transient] = {}
        self.next_id = 1
        self.next_transient = -1
        self.scopes: tuple[int, ...] = ()
        self.seats: tuple[int, ...] = ()
        self.ending = False
        self.unsettled: tuple[int, ...] = ()
        self.unasked: list[str] = []
        """What has happened by itself since the last answer (endless.py): no part of the position."""
        self.shown: list[tuple[int, str, int]] = []
        """Card, face and to whom: what has come to light since the last answer, even if it is hidden again by now
        (play/checking/leak_check.py). No part of the position."""
        self.luck = Luck()
        self.reveals = 0
        self.told = 0
        """How many lines have been told."""
        self.version = 0
        self.watched: list[tuple[int, int]] = []
        """What was told and changed when each effect began that is being carried out since the last answer
        (`watch`). No part of the position."""
        self.passed = 0
        """How much of `version` is due to scopes that were opened and closed, which nobody sees."""
        self.layout = 0
        """Counts how often a card came into play, left it, was moved there or came to another face there: dates what
        depends on nothing else."""
        self.cache: dict[Any, tuple[int, Any]] = {}
        self.kinds: dict[type[Entity], tuple[int, ...]] = {}
        self.names: dict[type[Entity], dict[Name, int]] = {}
        self.shares: dict[int, int] = {}
        self.listeners: dict[Any, tuple[tuple[tuple[int, Any], ...], ...]] = {}
        self.modifiers: dict[str, tuple[tuple[int, Any], ...]] = {}
        self.sink: Callable[[Line], None] | None = None
        self.on_round: Callable[[Game], None] | None = None
        self.stack: list[Frame] | None = None
        self.generator: Generator[Decision, Any, Any] | None = None
        self.decision: Decision | None = None
        self.given: tuple[tuple[int, tuple[str, ...]], ...] = ()
        self.outcome: Outcome | None = None
        self.result: Any = None

    @classmethod
    def new(
        cls: type[Self],
        options: Mapping[str, str] | None = None,
        seed: Seed = 0,
        durable: bool = True,
        sink: Callable[[Line], None] | None = None,
        on_round: Callable[[Game], None] | None = None,
    ) -> Self:
        """A new game at its first decision. Wrong options are refused with the right ones."""
        g = cls.laid_out(dict(options or {}), seed, sink)
        g.on_round = on_round
        if cls.book.lots is not None:
            cls.book.lots(g)
        g.begin(durable)
        return g

    @classmethod
    def laid_out(cls: type[Self], options: dict[str, str], seed: Seed, sink: Callable[[Line], None] | None) -> Self:
        """Everything on the table. Where that takes no luck and nobody keeps a log, it is done once, then copied."""
        key = (cls, *sorted(options.items()))
        book, known = TABLES.get(key, (None, None)) if sink is None else (None, None)
        if known is not None and book is cls.book:
            g: Self = known.clone()
            g.stack, g.luck.key = None, key_of(seed)
            return g
        g = cls()
        g.sink, g.luck.key = sink, key_of(seed)
        g.add(Clock())
        cls.book.create(g, cls.book.check_options(options))
        if sink is None and not g.luck.count:
            if len(TABLES) >= LAID_OUT:
                TABLES.clear()
            g.stack = []  # nothing is being resolved yet, so it can be copied
            TABLES[key] = (cls.book, g.clone())
            g.stack = None
        return g

    # -------------------------------------------------------------- the registry and the entities

    def take_in_hand(self) -> None:
        """Keeps what is always on the table where it is found at once: whenever the entities are others."""
        self.clock = self.entities[1]  # type: ignore[assignment]

    def entity(self, id: int) -> Any:
        """The entity with this id; one that is gone is an error."""
        try:
            return self.entities[id] if id > 0 else self.transients[id]
        except KeyError:
            raise FlowError(f"there is nothing with id {id} any more") from None

    def add(self, entity: E) -> E:
        """Puts a new thing on the table."""
        entity.id = self.next_id
        self.next_id += 1
        self.entities[entity.id] = entity
        enter_kind(self, entity)
        enter_index(self, entity)
        if isinstance(entity, Seat):
            self.seats += (entity.id,)
        elif type(entity) is Clock:
            self.clock = entity  # type: ignore[assignment]
        self.version += 1
        return entity

    def transient(self, entity: Any) -> Any:
        """An event or a test: it lives as long as the innermost open scope, or until it is dropped."""
        id = entity.id = self.next_transient
        self.next_transient = id - 1
        if not entity.scope and self.scopes:
            entity.scope = self.scopes[-1]
        self.transients[id] = entity
        return entity

    def latest(self, kind: type[Any]) -> Any:
        """The innermost passing thing of a class that is going on, a test say, or None."""
        if len(self.transients) == len(self.scopes):  # as `only_scopes` says
            return None
        for thing in reversed(self.transients.values()):
            if type(thing) is kind:
                return thing
        return None

    def only_scopes(self) -> bool:
        """Is nothing passing there but the scopes themselves: no event, no test, nothing that lingers?"""
        return len(self.transients) == len(self.scopes)

    def drop(self, entity: Transient) -> None:
        self.transients.pop(entity.id, None)

    def all(self, kind: type[E]) -> tuple[E, ...]:
        """Every entity of one class, in order of id."""
        entities: Any = self.entities
        return tuple([entities[id] for id in self.kinds.get(kind, ())])

    def named(self, kind: type[E], code: str, owner: int = -1) -> E:
        """The one entity of a class with this name: the values of its NAME fields."""
        try:
            return self.entities[self.names[kind][code if owner < 0 else (code, owner)]]  # type: ignore[return-value]
        except KeyError:
            name = called(code, owner)
            raise ContentError(f"{self.book.game}: nothing is called {kind.__name__} {name}") from None

    def seat(self, index: int) -> Any:
        return self.entities[self.seats[index]]

    def seat_count(self) -> int:
        return len(self.seats)

    def order(self) -> tuple[int, ...]:
        """The seats in player order, beginning with the lead."""
        return seats_from(len(self.seats), self.clock.lead)

    def around(self) -> tuple[Any, ...]:
        """Who sits there, in player order, beginning with the lead."""
        seats, lead, entities = self.seats, self.clock.lead, self.entities
        if lead:
            seats = seats[lead:] + seats[:lead]
        there = []
        for id in seats:
            there.append(entities[id])
        return tuple(there)

    def word(self, entity: Entity, seat: int = PUBLIC) -> Term:
        """The word that names an entity to a seat, by default to everybody."""
        return entity.word(self, seat)

    def ability_word(self, ability: Ability) -> Term:
        return Term(f"{self.book.game}-{ability.card}-{ability.name}")

    def event_word(self, event: Event) -> Term:
        """What an event is called, with the thing it happens to."""
        about = self.entities.get(event.about)
        args = () if about is None else (("thing", self.word(about)),)
        return Term(f"{self.book.game}-event-{type(event).__name__.lower()}", (*args, *event.words(self)))

    def change(self, entity: Entity, /, **fields: Any) -> None:
        """The general atom: gives fields of an entity new values."""
        for name, value in fields.items():
            if getattr(entity, name) != value:
                setattr(entity, name, value)
                self.version += 1

    def touch(self, entity: Entity) -> None:
        """Asks the state checks to look at this entity when the current event is done."""
        id = entity.id
        if id not in self.unsettled:
            self.unsettled += (id,)

    def tell(self, text: str, cite: str = "", seats: tuple[int, ...] | None = None, **args: Any) -> None:
        """Writes a line into the log, with the clause that decides. Costs nothing when nobody keeps one.

        Whoever only carries out what a rule or a card says is given the clause, or none: then it is the one at work.
        """
        self.told += 1
        if self.sink is not None:
            clauses = tuple(cite.split()) or self.at_work()
            self.sink(Line(text, tuple([(k, self._said(v)) for k, v in args.items()]), clauses, seats))

    def watch(self) -> int:
        """From now on it is noticed whether anything happens: give the number to `idle`."""
        self.watched.append((self.told, self.version - self.passed))
        return len(self.watched) - 1

    def idle(self, since: int) -> bool:
        """Has nothing been told, asked or changed since then?"""
        if len(self.watched) <= since:
            return False  # somebody has been asked meanwhile, or all was cut short
        before = self.watched[since]
        del self.watched[since:]
        return before == (self.told, self.version - self.passed)

    def at_work(self) -> tuple[str, ...]:
        """The clause by which what is going on goes on: that of the innermost ability, action or other scope."""
        for id in reversed(self.scopes):
            scope = cast(Scope, self.transients[id])
            if scope.cite:
                return scope.cite
        return ()

    def goes_by(self, clause: str) -> None:
        """What is going on goes on by another clause: its costs are paid, say, and now its effect is carried out."""
        for id in reversed(self.scopes):
            scope = cast(Scope, self.transients[id])
            if scope.cite:
                self.change(scope, cite=(clause,))
                return

    def _said(self, value: Any) -> Any:
        if isinstance(value, Entity):
            return self.word(value)
        if isinstance(value, tuple):
            return tuple([self._said(v) for v in value])
        return value

    value = value_of
    """A number of an entity as it counts now: printed value, modifiers, the reference's arithmetic."""

    def explain(self, entity: Entity, stat: Stat) -> tuple[Reason, ...]:
        """Why the number is what it is: each source with its clause."""
        return explain(self, entity, stat)

    # -------------------------------------------------------------- scopes

    def open(self, scope: Scope) -> Scope:
        if scope.id:  # a game that starts again at a checkpoint is still in its game scope
            if scope.id not in self.scopes:
                raise FlowError(f"the scope {scope.kind!r} was closed: open a new one")
            return scope
        scopes = self.scopes
        id = scope.id = self.next_transient
        self.next_transient = id - 1
        if scopes and not scope.scope:
            scope.scope = scopes[-1]
        self.transients[id] = scope
        scopes += (id,)
        self.scopes = scopes
        if len(scopes) > NESTED:
            raise too_nested(self)
        self.version += 1
        self.passed += 1
        return scope

    def close(self, scope: Scope) -> None:
        """Ends a scope with everything it and the scopes inside it own."""
        transients: dict[int, Any] = self.transients
        closing, scopes = scope.id, self.scopes
        id, entity = transients.popitem()
        if id == closing:  # nothing is left of what was made in it
            self.scopes = scopes[:-1]
        else:  # what was made since the scope was opened may belong to one around it
            at = scopes.index(closing)
            gone = scopes[at:]
            self.scopes = scopes[:at]
            kept = []
            while id != closing:
                if entity.scope not in gone and id not in gone:
                    kept.append(entity)
                elif entity.LISTENS:
                    lift(self, entity)
                id, entity = transients.popitem()
            for entity in reversed(kept):
                transients[entity.id] = entity
        if self.ending:
            self.ending = bool([i for i in self.scopes if transients[i].ended])
        self.version += 1
        self.passed += 1

    def scope(self, kind: str) -> Scope | None:
        """The innermost open scope of a kind."""
        transients: dict[int, Any] = self.transients
        for id in self.scopes if kind in OUTERMOST else reversed(self.scopes):
            found: Scope = transients[id]
            if found.kind == kind:
                return found
        return None

    def end(self, why: str, kind: str | None = None, owner: int | None = None) -> None:
        """Marks scopes to be stopped. Nothing jumps until the next checkpoint."""
        transients: dict[int, Any] = self.transients
        for id in self.scopes:
            scope: Scope = transients[id]
            if (kind is None or scope.kind == kind) and (owner is None or scope.owner == owner):
                scope.ended = scope.ended or why
                self.ending = True

    def left_play(self, entity: Entity) -> None:
        """Marks every scope that needs this entity."""
        transients: dict[int, Any] = self.transients
        for id in self.scopes:
            scope: Scope = transients[id]
            if scope.needs and entity.id in scope.needs:
                scope.ended = scope.ended or "left play"
                self.ending = True

    def check(self) -> None:
        """A checkpoint: before a decision, at the end of an event, at the close of a scope."""
        if self.ending:
            cut = self.to_cut(self.scopes)
            if cut is not None:
                self.watched.clear()
                raise Unwind(cut)

    def to_cut(self, scopes: tuple[int, ...]) -> int | None:
        """The outermost of these scopes that was ended and may be cut now.

        The end of the game waits for nothing. A round that is cut short, with which a scenario ends, waits for what
        happens at the same time, but not for those who would answer it.
        """
        transients: dict[int, Any] = self.transients
        cut, last = None, False
        for id in scopes:
            scope: Scope = transients[id]
            if scope.ended:
                if scope.kind == GAME:
                    return id
                if cut is None:
                    cut, last = id, scope.kind == ROUND
            elif scope.kind == HOLD or (scope.kind in COMPLETED and not last):
                cut = None
        return cut

    def verdict(self, won: bool, why: str, cite: str) -> None:
        """Somebody wins or loses. The game ends at the next checkpoint; the policy judges if there are several."""
        mark = f"{'win' if won else 'loss'} {why} {cite}"
        if mark not in self.clock.verdicts:
            self.clock.verdicts += (mark,)
            self.version += 1
        self.end("over", kind=GAME)

    # -------------------------------------------------------------- running

    def begin(self, durable: bool = True) -> None:
        """Starts the rules where the clock stands, up to the first decision."""
        from rulebound.core.timing.round import whole_game

        if durable:
            self.stack = []
            self.stack.append(Frame(whole_game.flow, 0, ()))
        else:
            self.generator = whole_game(self)
        self._advance(None)

    def busy(self) -> bool:
        """Is something being resolved: an action, a test, an event? A round, a phase and a turn are only going on."""
        scopes = [cast(Scope, self.transients[id]) for id in self.scopes]
        loose = [t for t in self.transients.values() if not t.LISTENS and t.id not in self.scopes]
        return bool(loose) or any(scope.kind not in PERIODS for scope in scopes)

    def halt(self) -> None:
        """Drops whatever is being resolved. The round, the phase and the turn go on, with what was used up in them."""
        for id in [i for i in self.scopes if cast(Scope, self.transients[i]).kind not in PERIODS][:1]:
            self.close(cast(Scope, self.transients[id]))
        for id in self.scopes:
            cast(Scope, self.transients[id]).ended = ""
        for entity in [t for t in self.transients.values() if not t.LISTENS and t.id not in self.scopes]:
            self.drop(entity)  # an event of the game itself, such as the end of a round
        self.ending, self.unsettled, self.clock.verdicts = False, (), ()
        self.decision, self.given, self.generator, self.outcome = None, (), None, None
        self.stack = None if self.stack is None else []

    def leave(self, kind: str) -> None:
        """A period is over, with all that was used up in it and lasted until its end."""
        scope = self.scope(kind)
        if scope is not None:
            self.close(scope)

    def standing(self, kind: str, owner: int = -1) -> Scope:
        """The period of this kind that is going on (in an arranged game, which takes up again in it), or a new one."""
        scope = self.scope(kind)
        if scope is not None:
            if scope.owner == owner:
                return scope
            self.close(scope)
        return Scope(kind=kind, owner=owner)

    def restart(self) -> None:
        """The rules take up again where the clock stands, after a `halt`."""
        self.begin(self.stack is not None)

    def _advance(self, value: Any) -> None:
        self.decision, self.given = None, ()
        self.unasked.clear()
        self.shown.clear()
        if self.stack is not None:
            self.decision = run_durable(self, self.stack, value)
        else:
            assert self.generator is not None
            try:
                self.decision = self.generator.send(value)
            except StopIteration as done:
                self.result = done.value
            except Unwind as cut:
                raise nobody_in(cut) from None
            except Exception as error:
                tell_rules(error)
                raise
        if self.decision is None:
            self.outcome = self.result

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats whose answer is still missing."""
        if self.decision is None:
            return ()
        if self.decision.mode != ALL:
            return self.decision.seats
        done = [s for s, _ in self.given]
        return tuple([s for s in self.decision.seats if s not in done])

    def choose(self, answer: str | Sequence[str], seat: int | None = None) -> None:
        """Answers the pending decision; what is not legal is refused and changes nothing."""
        self.submit(*self.legal(answer, seat))

    def legal(self, answer: str | Sequence[str], seat: int | None = None) -> tuple[tuple[Option, ...], int]:
        """The options an answer names, and who gives it; what is not legal is refused with a sentence."""
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("the game is over: there is nothing to answer")
        waiting = self.waiting
        if seat is None:
            if decision.mode == ALL and len(waiting) > 1:
                raise IllegalAnswer(f"say who answers: {', '.join(f'seat {s + 1}' for s in waiting)} are all asked")
            seat = waiting[0]
        if seat not in waiting:
            asked = ", ".join(f"seat {s + 1}" for s in waiting)
            raise IllegalAnswer(f"seat {seat + 1} is not asked now; {asked} is")
        try:
            return decision.parse(answer, seat), seat
        except IllegalAnswer as error:
            wanted = answer if isinstance(answer, str) else ", ".join(answer)
            for denial in self.why_not(seat):
                if denial.key == wanted.strip():
                    raise IllegalAnswer(f"{wanted!r} is not allowed by {denial.clause}") from None
            raise error

    def submit(self, picked: tuple[Option, ...], seat: int) -> None:
        """Answers with options of the pending decision itself: what bots and simulations use."""
        decision = self.decision
        assert decision is not None
        self.watched.clear()
        if decision.mode != ALL:
            self._advance(picked)
            return
        self.given += ((seat, tuple([o.key for o in picked])),)
        if len(self.given) == len(decision.seats):
            answers = dict(self.given)
            self._advance(
                tuple([
                    tuple([o for o in decision.each[i] if o.key in answers[s]]) for i, s in enumerate(decision.seats)
                ])
            )  # fmt: skip

    def why_not(self, seat: int | None = None) -> tuple[Denial, ...]:
        """What the asked seat might expect but may not do, each with its clause. Worked out only when asked for."""
        decision = self.decision
        if decision is None or not decision.menu:
            return ()
        asked = decision.seat if seat is None else seat
        denials: tuple[Denial, ...] = (
            self.registry[decision.menu].denials(self, asked) if asked in decision.seats else ()
        )
        return denials

    # -------------------------------------------------------------- copies

    def clone(self: Self) -> Self:
        """An independent copy of a durable game, at the same decision."""
        if self.stack is None:
            raise FlowError("a game that runs plain cannot be copied: begin it durable")
        other = type(self).__new__(type(self))
        other.registry, other.policy = self.registry, self.policy
        other.entities = dict(zip(self.entities, map(copy_struct, self.entities.values()), strict=True))
        other.transients = dict(zip(self.transients, map(copy_struct, self.transients.values()), strict=True))
        other.take_in_hand()
        other.next_id, other.next_transient = self.next_id, self.next_transient
        other.scopes, other.seats, other.ending = self.scopes, self.seats, self.ending
        other.unsettled, other.unasked, other.shown, other.luck = self.unsettled, [], [], copy_struct(self.luck)
        other.reveals, other.cache = self.reveals, {}
        other.told, other.version, other.passed, other.watched = self.told, self.version, self.passed, []
        other.kinds, other.shares = self.kinds.copy(), self.shares.copy()
        other.names = {kind: names.copy() for kind, names in self.names.items()}
        other.listeners, other.modifiers = self.listeners.copy(), self.modifiers.copy()
        other.layout = self.layout
        other.sink = other.on_round = other.generator = None
        other.decision, other.given, other.outcome, other.result = self.decision, self.given, self.outcome, self.result
        other.stack = [f.transfer(other) for f in self.stack]
        return other

    def state(self, frames: bool = True) -> Position:
        """The position as data; without frames it can only be started again where the clock stands."""
        stack = self.stack or []
        return Position(
            {},
            tuple(self.entities.values()),
            tuple(self.transients.values()),
            (self.next_id, self.next_transient),
            self.scopes,
            self.ending,
            self.unsettled,
            self.luck,
            tuple([f.freeze() for f in stack]) if frames else (),
            self.decision if frames else None,
            self.given if frames else (),
            self.reveals,
            self.outcome,
        )

    def encode(self, frames: bool = True) -> bytes:
        """The position as bytes: to be resumed by the same rules, or, without frames, a checkpoint for later ones."""
        state = self.state(frames)
        if not frames:
            state.fields = codec(type(self)).fields_of((*state.entities, *state.transients))
        return msgspec.msgpack.encode(state)

    @classmethod
    def decode(cls: type[Self], data: bytes) -> Self:
        """The game from `encode`. One saved without frames is begun where its clock stands by the caller."""
        state = codec(cls).read(data)
        g = cls()
        g.entities = {e.id: e for e in state.entities}
        g.take_in_hand()
        g.transients = {e.id: e for e in state.transients}
        g.next_id, g.next_transient = state.ids
        g.scopes, g.ending, g.unsettled, g.luck = state.scopes, state.ending, state.unsettled, state.luck
        g.reveals, g.decision, g.given, g.outcome = state.reveals, state.decision, state.given, state.result
        g.result = state.result
        rebuild_index(g)
        g.seats = g.kinds.get(Seat, ())
        g.stack = [thaw_frame(f, g) for f in state.frames]
        return g

    def state_hash(self) -> str:
        """A fingerprint of the position: the same in plain and durable games, in every process."""
        state = self.state(frames=False)
        keys = (
            None
            if self.decision is None
            else (self.decision.seats, tuple([tuple([o.key for o in e]) for e in self.decision.each]))
        )
        return hashlib.blake2b(msgspec.msgpack.encode((state, keys, self.given)), digest_size=12).hexdigest()


LAID_OUT = 64
TABLES: dict[tuple[Any, ...], tuple[Rulebook, Any]] = {}
"""Tables before anything happens, by the class of game and the options. Rules that change forget them (mutate.py)."""


@cache
def seats_from(n: int, lead: int) -> tuple[int, ...]:
    """So many seats, beginning with one of them."""
    return (*range(lead, n), *range(lead))


_CODECS: dict[type[Game], Codec] = {}


def codec(cls: type[Game]) -> Codec:
    """How a game's positions are read, worked out once."""
    if cls not in _CODECS:
        import rulebound.core.timing.round  # noqa: F401  (a position that a fresh process reads stands in its rules)
        from rulebound.core.timing.kernel_entities import KERNEL_KINDS

        _CODECS[cls] = Codec(Position, tuple(dict.fromkeys((*KERNEL_KINDS, *cls.book.kinds))))
    return _CODECS[cls]
