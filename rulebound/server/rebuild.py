"""A table from what was kept of it: its checkpoint, then every entry since."""

from __future__ import annotations

import logging
from collections.abc import Callable

from msgspec import Struct

from rulebound.core.game.decision import SEPARATOR
from rulebound.core.state.errors import RuleboundError
from rulebound.play.opening import differs
from rulebound.play.record import Entry, entry_of
from rulebound.play.saves import length
from rulebound.play.table import Table
from rulebound.server.entry_writer import EntryRow
from rulebound.server.store import TableRow
from rulebound.server.undoing import UNDO, Made, align, take_back

CHANGED = "this table was played under other rules; it goes on from the last moment that these rules can reach"
"""All that is told to everybody: what exactly does not fit may be an answer that was given in secret."""

log = logging.getLogger("rulebound.server")


class Rebuilt(Struct):
    """A table, who made its entries, and whether everything that was kept could be played again."""

    table: Table
    made: list[Made]
    whole: bool


def rebuild(row: TableRow, table: Table, rows: list[EntryRow], step: Callable[[], None] = lambda: None) -> Rebuilt:
    """Plays the entries since the checkpoint again, from which the table was opened.

    Under other rules it stops where these no longer allow what was answered; which position an answer leads to may then
    be another.
    """
    made = [Made()] * len(table.answers)
    whole = not table.changed
    if not whole and len(table.answers) != length(row.checkpoint):
        log.warning("table %s stops within its checkpoint: %s", row.id, table.changed)
        rows = []
    for kept in rows:
        step()
        why = follow(table, made, kept, exactly=not table.changed)
        if why:
            whole = False
            log.warning("table %s stops before entry %s: %s", row.id, kept.sequence, why)
            break
    table.changed = "" if whole else CHANGED
    return Rebuilt(table, made, whole)


def follow(table: Table, made: list[Made], kept: EntryRow, exactly: bool = True) -> str:
    """Does what a kept entry says; returns why that is not possible, or ""."""
    try:
        if kept.text.startswith(UNDO):
            take_back(table, made, kept.text)
        else:
            entry = entry_of(kept.text)
            why = differs(table, entry)
            if why:
                return why
            read = worded(table, entry, kept.person)
            table.enter(entry, keep=False)
            made.append(read)
    except RuleboundError as error:
        return str(error)
    except Exception as error:  # rules that fail on an old answer are rules that changed
        return f"{type(error).__name__}: {error}"
    align(table, made)
    if not exactly or not kept.hash or kept.hash == table.game.state_hash():
        return ""
    return "the same answer led to another position"


def worded(table: Table, entry: Entry, person: str | None) -> Made:
    """How an answer read when it was given."""
    decision = table.decision
    if decision is None or not entry.offered:
        return Made(person)
    seat = decision.seat if entry.seat is None else entry.seat
    first = entry.text.split(SEPARATOR)[0]
    for option in decision.options_for(seat):
        if option.key == first:
            return Made(person, option.text, option.args)
    # Nothing was picked: what was asked says best which moment that was.
    numbers = (("least", decision.least), ("most", decision.most), ("n", decision.most))
    return Made(person, decision.prompt, (*numbers, *decision.args))
