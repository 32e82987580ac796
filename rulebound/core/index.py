"""Who listens to what, and which modifiers are live: derived from the entities, kept up by the atoms.

An index may name too many, never too few: zone, blank, control and limit are checked when an ability is used. Entries
are sorted by entity id, so an index that grew step by step equals one that is built anew (fuzzing compares them).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rulebound.core.game import Game
    from rulebound.core.state import Entity

WOULD, CANCEL, WHEN, AT, AFTER = range(5)
NOBODY: tuple[tuple[tuple[int, Any], ...], ...] = ((), (), (), (), ())

Entry = tuple[int, Any]


def _order(entry: Entry) -> tuple[int, str]:
    return entry[0], entry[1].key if entry[1] is not None else ""


def enter_index(g: Game, entity: Entity) -> None:
    id = entity.id
    listeners = g.listeners
    for on, timing, ability in entity.listening(g):
        slots = listeners.get(on, NOBODY)
        slot = tuple(sorted((*slots[timing], (id, ability)), key=_order))
        listeners[on] = (*slots[:timing], slot, *slots[timing + 1 :])
    modifiers = g.modifiers
    for stat, modifier in entity.granting(g):
        modifiers[stat] = tuple(sorted((*modifiers.get(stat, ()), (id, modifier)), key=_order))


def leave_index(g: Game, entity: Entity) -> None:
    id = entity.id
    listeners = g.listeners
    for on, timing, ability in entity.listening(g):
        slots = listeners[on]
        slot = _without(slots[timing], (id, ability))
        slots = (*slots[:timing], slot, *slots[timing + 1 :])
        if any(slots):
            listeners[on] = slots
        else:
            del listeners[on]
    modifiers = g.modifiers
    for stat, modifier in entity.granting(g):
        left = _without(modifiers[stat], (id, modifier))
        if left:
            modifiers[stat] = left
        else:
            del modifiers[stat]


def _without(entries: tuple[Entry, ...], entry: Entry) -> tuple[Entry, ...]:
    at = entries.index(entry)
    return entries[:at] + entries[at + 1 :]


def rebuild_index(g: Game) -> None:
    g.listeners, g.modifiers = {}, {}
    for entity in g.entities.values():
        enter_index(g, entity)
    for transient in g.transients.values():
        if transient.LISTENS:
            enter_index(g, transient)
