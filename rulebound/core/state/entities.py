"""What a game's state is made of, and what a suspended rule may hold.

- an **entity** is a mutable thing of the game with an id; entities point at each other by id;
- a **transient** is an entity that lives as long as the scope that owns it: an event, a test, a scope itself;
- a **definition** is a fixed thing outside the state (a card's text, an ability, a map), known by its key;
- a **call** is a rule that has not started: its name and its arguments;
- everything else is an immutable value: numbers, strings, Enums, and tuples of all these.

`freeze` turns live objects into data that can be stored (`Ref` for an entity, and so on), `thaw` turns it back.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from enum import Enum, Flag
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar, Union

from msgspec import Struct
from msgspec.structs import astuple

from rulebound.core.state.errors import ContentError, FlowError
from rulebound.core.state.kept_names import kept_name, places_of

if TYPE_CHECKING:
    from rulebound.core.flows.flow import Steps
    from rulebound.core.game.game import Game

T = TypeVar("T")


Look: TypeAlias = "str | tuple[str, int]"
"""What decides how a thing is named and worded to a seat: a face, say, with the number it goes by."""

PUBLIC = -1
"""The seat of a spectator: what it may see, everybody may."""


class Entity(Struct, tag=True, eq=False, gc=False, array_like=True):
    """A mutable thing of the game. Its fields hold values, ids, calls: never another entity, a list or a dict."""

    id: int = 0

    NAME: ClassVar[tuple[str, ...]] = ()
    """The fields by which `g.named` finds it, its code and perhaps its owner: set when it comes on the table, never
    changed, different for each."""

    SECRET: ClassVar[Mapping[str, Any]] = {}
    """Field -> predicate(game, entity, seat): who may see it. A field that is not named here is public."""

    SHARE: ClassVar[str] = ""
    """The field that holds the id of what it has a share in, or 0: how many have one is counted as it changes
    (`share_in`)."""

    POINTS: ClassVar[tuple[str, ...]] = ()
    """The fields that hold the id of a card, or several: a view gives the numbers that the cards go by instead."""

    def listening(self, g: Game) -> tuple[tuple[Any, int, Any], ...]:
        """What it listens to as it stands now: (event class or kind of ability, timing, ability)."""
        return ()

    def granting(self, g: Game) -> tuple[tuple[str, Any], ...]:
        """The modifiers it gives as it stands now: (key of the stat, modifier)."""
        return ()

    @classmethod
    def voices(cls, g: Game, alike: list[Any]) -> list[Any]:
        """Of all things of this class those that may have anything to say, wherever they are: for the index."""
        return alike

    def speaking(self, g: Game) -> tuple[tuple[tuple[Any, int, Any], ...], tuple[tuple[str, Any], ...]]:
        """Both at once, for the index."""
        return self.listening(g), self.granting(g)

    def handle(self, g: Game, seat: int = PUBLIC) -> str:
        """How answers and arranging steps name this entity to a seat: readable, stable, without others' secrets."""
        return f"{type(self).__name__.lower()}-{self.id}"

    def look(self, seat: int) -> Look:
        """What, with its id, decides how it is named and worded to a seat; "" if more than that does.

        Options about a thing that looks the same to the same seat are made once.
        """
        return ""

    def seen_by(self, g: Game, seat: int) -> bool:
        """Is it there at all for this seat? What a rule hides altogether is not in its view."""
        return True

    def word(self, g: Game, seat: int = PUBLIC) -> Term:
        """The catalogue's word for it, as far as the seat may know what it is."""
        return Term(f"{g.book.game}-{type(self).__name__.lower()}")


class Named(Entity):
    """A thing that its code names: a space of a board, a sheet."""

    code: str = ""

    def handle(self, g: Game, seat: int = PUBLIC) -> str:
        return self.code

    def look(self, seat: int) -> str:
        return self.code

    def word(self, g: Game, seat: int = PUBLIC) -> Term:
        return word_of(g.book.game, self.code)


class Transient(Entity):
    """An entity that lives as long as its scope. Transient ids are negative: they are not things on the table."""

    scope: int = 0

    LISTENS: ClassVar[bool] = False
    """Does it stand in an index (lasting and delayed effects)?"""

    SHOWN: ClassVar[tuple[str, ...]] = ()
    """The fields that everybody sees while it lasts; without any, it is in no view."""

    def subject(self, g: Game) -> Term | None:
        """What a question is about that is asked while it goes on, and that nothing within it asks: a test, say."""
        return None


class Definition:
    """A fixed thing of the game's registry. Frames and saves keep it by its key."""

    __slots__ = ("key",)
    key: str

    def __init__(self, key: str) -> None:
        self.key = key

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.key}>"


class Registry:
    """All definitions of one game by key. Two things under one key are refused."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.definitions: dict[str, Definition] = {}
        self.secret_triggers: dict[type, set[int]] = {}
        """What abilities of hidden cards answer to: windows on these open whatever the hands hold."""
        self.written: dict[str, str] = {}
        """The class that a card is written as -> its code; "" if several cards are written as one."""

    def add(self, definition: Definition) -> None:
        if self.definitions.setdefault(definition.key, definition) is not definition:
            raise ContentError(f"{self.game}: {definition.key!r} is defined twice")

    def __getitem__(self, key: str) -> Any:
        try:
            return self.definitions[key]
        except KeyError:
            raise ContentError(f"{self.game}: nothing is defined as {key!r}") from None

    def __contains__(self, key: str) -> bool:
        return key in self.definitions

    def of(self, kind: type[T]) -> Iterator[T]:
        return (d for d in self.definitions.values() if isinstance(d, kind))


# ------------------------------------------------------------------ frozen values


Frozen: TypeAlias = Union[
    bool, int, float, str, "Ref", "DefinitionRef", "EnumRef", "Many", "Call[Any]", "Option", "Term", None
]


class Ref(Struct, frozen=True, tag="e", array_like=True, gc=False):
    """An entity, by its id."""

    id: int


class DefinitionRef(Struct, frozen=True, tag="d", array_like=True, gc=False):
    """A definition, by its key."""

    key: str


class EnumRef(Struct, frozen=True, tag="n", array_like=True, gc=False):
    """A member of an Enum, by the names of both."""

    kind: str
    name: str


class Many(Struct, frozen=True, tag="t", array_like=True):
    """A tuple that holds frozen values."""

    items: tuple[Frozen, ...]


class Call(Struct, Generic[T], frozen=True, tag="c", array_like=True):
    """A rule that has not started, as data: `damage.later(enemy, 2)`. Run it with `yield from call(g)`."""

    flow: str
    args: tuple[Frozen, ...] = ()
    named: tuple[tuple[str, Frozen], ...] = ()

    def __call__(self, g: Game) -> Steps[T]:
        rule = FLOWS.get(self.flow) or rule_named(self.flow)
        args: list[Any] = [g]
        entities = g.entities
        for a in self.args:  # what thaw does, without a call for each of the usual arguments
            if type(a) is Ref:
                args.append(entities.get(a.id) or g.entity(a.id))
            else:
                args.append(a if type(a) in PLAIN else thaw(a, g))
        steps: Steps[T] = rule.fn(*args, **{k: thaw(v, g) for k, v in self.named}) if self.named else rule.fn(*args)
        return steps


class Term(Struct, frozen=True, tag="w", array_like=True, gc=False):
    """A word of the catalogues: the client puts it into the player's language."""

    term: str
    args: tuple[tuple[str, int | Term], ...] = ()


@cache
def word_of(game: str, code: str) -> Term:
    """What a thing of a game's box is called."""
    return Term(f"{game}-{code}")


class Option(Struct, frozen=True, tag="o", array_like=True):
    """One legal answer: a readable stable key, how to word it, what it is about, what allows it, what it does."""

    key: str
    text: str = ""
    args: tuple[tuple[str, int | str | Term], ...] = ()
    about: tuple[int, ...] = ()
    cite: tuple[str, ...] = ()
    call: Call[Any] | None = None
    free: bool = False
    """Taken beside the turn's actions, not as one of them."""
    value: int = 0


class FrozenFrame(Struct, frozen=True, array_like=True):
    """A suspended rule as data: its name, where it is, the locals it still needs."""

    flow: str
    pc: int
    vars: tuple[Frozen, ...]


ENUMS: dict[str, type[Enum]] = {}
FLOWS: dict[str, Any] = {}
"""Every flow by name; filled by the decorator in flow.py."""


def rule_named(name: str) -> Any:
    try:
        return FLOWS[name]
    except KeyError:
        raise FlowError(f"no rule is called {name!r}") from None


SHARE, ENTITY, TUPLE, DEFINITION, ENUM, REFUSED = range(6)


class _Kinds(dict[type, int]):
    """How a value of each type is kept; worked out once per type."""

    def __missing__(self, t: type) -> int:
        if issubclass(t, Entity):
            kind = ENTITY
        elif issubclass(t, Definition):
            kind = DEFINITION
        elif issubclass(t, Enum) and not issubclass(t, Flag):  # a sum of flags is no member: it has no name
            ENUMS[enum_name(t)] = t
            kind = ENUM
        else:
            kind = REFUSED
        self[t] = kind
        return kind


KINDS = _Kinds(
    {int: SHARE, str: SHARE, bool: SHARE, float: SHARE, type(None): SHARE, Call: SHARE, Option: SHARE, Term: SHARE,
     tuple: TUPLE}
)  # fmt: skip


def refuse(value: object) -> FlowError:
    return FlowError(
        f"{value!r} ({type(value).__name__}) cannot be kept by a suspended rule: "
        "keep numbers, strings, Enums, tuples, entities, definitions or calls"
    )


def freeze(value: Any) -> Frozen:
    """The value as data. Entities become references."""
    kind = KINDS[type(value)]
    if kind == SHARE:
        return value  # type: ignore[no-any-return]
    if kind == ENTITY:
        if not value.id:
            raise FlowError(f"{value!r} is not part of the game yet: add it (g.add, g.transient) before keeping it")
        return Ref(value.id)
    if kind == TUPLE:
        return Many(tuple([freeze(v) for v in value]))
    if kind == DEFINITION:
        return DefinitionRef(value.key)
    if kind == ENUM:
        return EnumRef(enum_name(type(value)), value.name)
    raise refuse(value)


def thaw(value: Any, g: Game) -> Any:
    """The live value. A reference to something that is gone is an error, as it would be on the table."""
    t = type(value)
    if t is Ref:
        return g.entity(value.id)
    if t is Many:
        return tuple([thaw(v, g) for v in value.items])
    if t is DefinitionRef:
        return g.registry[value.key]
    if t is EnumRef:
        return _enum(value.kind)[value.name]
    return value


def enum_name(kind: type[Enum]) -> str:
    inside = kind.__qualname__.count(".") + 1
    module, *names = kept_name(kind.__module__, kind.__qualname__).rsplit(".", inside)
    return f"{module}:{'.'.join(names)}"


def _enum(name: str) -> type[Enum]:
    if name not in ENUMS:  # a save read by a fresh process: the Enum may not have been used yet
        module, _, inside = name.partition(":")
        for place in places_of(f"{module}.{inside}"):
            with suppress(ImportError, AttributeError):
                found = pkgutil.resolve_name(place)
                if isinstance(found, type) and issubclass(found, Enum):
                    ENUMS[name] = found
                    break
        else:
            raise FlowError(f"{name} is not an Enum")
    return ENUMS[name]


def transfer(value: Any, g: Game) -> Any:
    """A live value of one game as the same value of its clone `g`."""
    kind = KINDS[type(value)]
    if kind == ENTITY:
        try:
            return g.entity(value.id)
        except FlowError:
            freeze(value)  # words the error, if it never was part of the game
            raise
    if kind == TUPLE:
        return tuple([transfer(v, g) for v in value])
    if kind == REFUSED:
        raise refuse(value)
    return value


def check_entity(entity: Entity) -> None:
    """Refuses a field that would be shared between clones or could not be saved (used by fuzzing)."""
    values = astuple(entity)
    if PLAIN.issuperset(map(type, values)):
        return
    for at, value in enumerate(values):
        if type(value) in PLAIN or (type(value) is tuple and PLAIN.issuperset(map(type, value))):
            continue
        for part in _parts(value):
            if KINDS[type(part)] in (ENTITY, DEFINITION, REFUSED):
                name = entity.__struct_fields__[at]
                raise FlowError(
                    f"{type(entity).__name__}.{name} holds {part!r}: fields hold values, ids and calls only"
                )


PLAIN = frozenset([int, str, bool, type(None)])


def _parts(value: Any) -> Iterator[Any]:
    if type(value) is tuple:
        for part in value:
            yield from _parts(part)
    else:
        yield value


copy_struct: Callable[[Any], Any] = Struct.__copy__  # type: ignore[attr-defined]
