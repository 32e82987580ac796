"""Who listens to what, which modifiers are live, what there is of each kind: derived from the entities.

The atoms keep these up, clones copy them, saves leave them out. An index may name too many, never too few: zone, blank,
control and limit are checked when an ability is used. Entries are sorted, things by their id and then what lingers by
its age, so an index that grew step by step equals one that is built anew (fuzzing compares them).
"""

from __future__ import annotations

from bisect import bisect
from collections import Counter, defaultdict
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeVar

from rulebound.core.state.entities import Entity
from rulebound.core.state.errors import ContentError

if TYPE_CHECKING:
    from rulebound.core.game.game import Game

T = TypeVar("T")

WOULD, CANCEL, WHEN, AT, AFTER = range(5)
NOBODY: tuple[tuple[tuple[int, Any], ...], ...] = ((), (), (), (), ())

Entry = tuple[int, Any]

Said = tuple[tuple[tuple[Any, int, Any], ...], tuple[tuple[str, Any], ...]]
"""What a thing listens to and which modifiers it gives, as `Entity.speaking` tells it."""

Name = str | tuple[str, int]

INDEXES = ("kinds", "names", "shares", "listeners", "modifiers")
"""The fields of a game that can be worked out again from its entities."""

_CLASSES: dict[type[Entity], tuple[type[Entity], ...]] = {}


def classes(kind: type[Entity]) -> tuple[type[Entity], ...]:
    """The classes under which things of a kind are found: its own and those it is made from."""
    if kind not in _CLASSES:
        _CLASSES[kind] = tuple([c for c in kind.__mro__ if issubclass(c, Entity) and c is not Entity])
    return _CLASSES[kind]


def called(code: str, owner: int = -1) -> Name:
    """Under what a thing is looked up that its code names, or its code and whose it is."""
    return code if owner < 0 else (code, owner)


def enter_kind(g: Game, entity: Entity) -> None:
    """A thing comes on the table: from now on it is found by its class, and by its name if it has one."""
    id, kinds = entity.id, g.kinds
    for kind in classes(type(entity)):
        ids = kinds.get(kind, ())
        ids += (id,)
        kinds[kind] = ids
        if kind.NAME:
            name = called(*[getattr(entity, field) for field in kind.NAME])
            if g.names.setdefault(kind, {}).setdefault(name, id) != id:
                raise ContentError(f"{g.book.game}: two things are called {kind.__name__} {name}")
    if entity.SHARE:
        share_in(g, getattr(entity, entity.SHARE), 1)


def enter_alike(g: Game, kind: type[Entity], ids: tuple[int, ...]) -> None:
    """Nameless things of one kind come on the table at once, and none of them listens to anything yet."""
    kinds = g.kinds
    for found_as in classes(kind):
        kinds[found_as] = kinds.get(found_as, ()) + ids


def share_in(g: Game, id: int, n: int) -> None:
    """So many things more have a share in the one with this id; fewer, if the number is negative."""
    if id and n:
        now = g.shares.get(id, 0) + n
        if now:
            g.shares[id] = now
        else:
            del g.shares[id]


def _order(entry: Entry) -> tuple[bool, int, str]:
    id, part = entry
    return id < 0, abs(id), part.key if part is not None else ""


def enter_index(g: Game, entity: Entity) -> None:
    enlist(g, entity.id, entity.speaking(g))


def enlist(g: Game, id: int, said: Said) -> None:
    """A thing begins to listen and to change numbers."""
    listening, granting = said
    if listening:
        listeners = g.listeners
        for on, timing, ability in listening:
            slots = [*listeners.get(on, NOBODY)]
            slots[timing] = _with(slots[timing], (id, ability))
            listeners[on] = tuple(slots)
    if granting:
        modifiers = g.modifiers
        for stat, modifier in granting:
            modifiers[stat] = _with(modifiers.get(stat, ()), (id, modifier))


def leave_index(g: Game, entity: Entity) -> None:
    delist(g, entity.id, entity.speaking(g))


def delist(g: Game, id: int, said: Said) -> None:
    """A thing no longer listens and changes nothing any more."""
    listening, granting = said
    if listening:
        listeners = g.listeners
        for on, timing, ability in listening:
            slots = [*listeners[on]]
            slots[timing] = without(slots[timing], (id, ability))
            if any(slots):
                listeners[on] = tuple(slots)
            else:
                del listeners[on]
    if granting:
        modifiers = g.modifiers
        for stat, modifier in granting:
            left = without(modifiers[stat], (id, modifier))
            if left:
                modifiers[stat] = left
            else:
                del modifiers[stat]


def _with(entries: tuple[Entry, ...], entry: Entry) -> tuple[Entry, ...]:
    """The entries with one more, in their order. Things come on the table with higher ids than what lies there."""
    one = (entry,)
    if not entries or 0 < entries[-1][0] < entry[0]:
        return entries + one
    if 0 < entry[0] < entries[0][0]:
        return one + entries
    at = bisect(entries, _order(entry), key=_order)
    return entries[:at] + one + entries[at:]


def without(things: tuple[T, ...], one: T) -> tuple[T, ...]:
    """The things but for this one, or for one that equals it."""
    if things[0] == one:
        return things[1:]
    left = [*things]
    left.remove(one)
    return tuple(left)


def rebuild_index(g: Game) -> None:
    """All indexes anew. They are gathered in lists: entering things one by one would copy every tuple each time."""
    by_type: defaultdict[type[Entity], list[Entity]] = defaultdict(list)
    for kind, alike in groupby(g.entities.values(), type):  # what came on the table together is mostly of one kind
        by_type[kind].extend(alike)
    g.names = {}
    kinds: defaultdict[type[Entity], list[int]] = defaultdict(list)
    shares: Counter[int] = Counter()
    speaking: list[Entity] = [t for t in g.transients.values() if t.LISTENS]
    for kind, entities in by_type.items():
        ids = [entity.id for entity in entities]
        for found_as in classes(kind):
            kinds[found_as] += ids
            if found_as.NAME:
                names = map(called, *[map(attrgetter(field), entities) for field in found_as.NAME])
                g.names.setdefault(found_as, {}).update(zip(names, ids, strict=True))
        if kind.SHARE:
            shares.update(map(attrgetter(kind.SHARE), entities))
        if kind.listening is not Entity.listening or kind.granting is not Entity.granting:
            speaking += kind.voices(g, entities)
    g.kinds = {kind: tuple(sorted(found)) for kind, found in kinds.items()}
    del shares[0]
    g.shares = dict(shares)
    listeners: dict[Any, tuple[list[Entry], ...]] = {}
    modifiers: dict[str, list[Entry]] = {}
    for entity in speaking:
        listening, granting = entity.speaking(g)
        for on, timing, ability in listening:
            listeners.setdefault(on, ([], [], [], [], []))[timing].append((entity.id, ability))
        for stat, modifier in granting:
            modifiers.setdefault(stat, []).append((entity.id, modifier))
    g.layout += 1
    g.listeners = {on: tuple([_ordered(slot) for slot in slots]) for on, slots in listeners.items()}
    g.modifiers = {stat: _ordered(entries) for stat, entries in modifiers.items()}


def _ordered(entries: list[Entry]) -> tuple[Entry, ...]:
    return tuple(sorted(entries, key=_order)) if len(entries) > 1 else tuple(entries)
