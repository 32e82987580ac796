"""Opening saves: one made under these rules is played again from the start, another from its checkpoint."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from rulebound.core.game.game import Game
from rulebound.core.state.errors import RuleboundError, SaveError, Sentence
from rulebound.games import game_class
from rulebound.play.packing import LARGEST, unpack
from rulebound.play.record import Entry, offered
from rulebound.play.saves import FORMAT, Save, read, same_rules
from rulebound.play.table import Table

HOW_TO_SALVAGE = "Open it with salvage=True (--salvage) to play on from the last answer that is whole"


def load(path: str | Path, salvage: bool = False) -> Table:
    """The table from a save file; what is wrong with it is told in a sentence that names the file and the line."""
    try:
        return opened(_text_of(Path(path), salvage), salvage)
    except SaveError as error:
        said = error.said and Sentence("core-save-at", (("path", str(path)), ("what", error.said)))
        raise SaveError(f"{path}: {error}", said) from None


def _text_of(path: Path, salvage: bool) -> str:
    try:
        if path.is_dir():
            raise SaveError("this is a folder, not a save", Sentence("core-save-folder"))
        if not path.exists():
            raise SaveError("there is no such file", Sentence("core-save-missing"))
        if not path.is_file() or path.stat().st_size > LARGEST:
            raise SaveError("this is not a save: it is no file, or far too large")
        data = path.read_bytes()
    except (OSError, ValueError) as error:
        raise SaveError(f"it cannot be read: {error}") from None
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        if not data.startswith(FORMAT.encode()):
            raise SaveError(
                "this is not a text file, so not a save of Rulebound", Sentence("core-save-foreign")
            ) from None
        if salvage:
            return data.decode(errors="replace")
        line = data[: error.start].count(b"\n") + 1
        raise damaged(f"line {line}: some bytes of it are not text") from None


def damaged(what: str) -> SaveError:
    """Something is wrong with a line; how the rest can be saved is said with it."""
    line = re.match(r"line (\d+): (.*)", what)
    said = Sentence("core-save-damaged", (("line", int(line[1])), ("what", line[2]))) if line else None
    return SaveError(f"{what}. {HOW_TO_SALVAGE}", said)


def opened(text: str, salvage: bool = False, step: Callable[[], None] = lambda: None) -> Table:
    """The table from the text of a save. `step` is called before each entry of its record, and may stop it."""
    save = read(text)
    try:
        kind = game_class(save.game)
    except RuleboundError as error:
        raise SaveError(f"it is a save of a game that is not here: {error}", error.said) from None
    today = save.rules == kind.book.version and same_rules(kind, save.content)
    if save.damage and not salvage and not (today and save.vague):
        raise damaged(save.damage)
    table, stop = _furthest(kind, save, today, salvage, step)
    if today:
        damage = stop or save.damage
        if damage and not salvage:
            raise damaged(damage)
        table.changed = f"this save was damaged ({damage}); play on from here" if damage else ""
    else:
        table.changed = f"{_other_rules(kind, save)}{_what_holds(table, save, stop)}; play on from here"
    return table


def _other_rules(kind: type[Game], save: Save) -> str:
    now = "their content is another" if save.rules == kind.book.version else f"now version {kind.book.version}"
    return f"this game was saved under other rules (version {save.rules}, {now})"


def _what_holds(table: Table, save: Save, stop: str) -> str:
    if stop:
        return f": the rules changed at answer {len(table.answers) + 1}, {stop}"
    if save.damage:
        return f", and the save was damaged ({save.damage})"
    return ", and every answer since its checkpoint still holds"


def _furthest(kind: type[Game], save: Save, today: bool, salvage: bool, step: Callable[[], None]) -> tuple[Table, str]:
    """The table and where its record stopped: from the start if the rules are the same, else from the checkpoint.

    To salvage a save, both are tried.
    """
    ways = [_from_checkpoint] if save.checkpoint is not None else []
    if save.older is None:
        ways.insert(0 if today else len(ways), _from_start)
    if not ways:
        raise SaveError("it has no checkpoint that could be read, and its beginning was played under other rules")
    best: tuple[Table, str] | None = None
    wrong: SaveError | None = None
    for way in ways if salvage else ways[:1]:
        try:
            table = way(kind, save)
        except SaveError as error:
            wrong = wrong or error
            continue
        stop = _follow(table, save, step)
        if best is None or len(table.answers) > len(best[0].answers):
            best = table, stop
    if best is None:
        assert wrong is not None
        raise wrong
    return best


def _from_start(kind: type[Game], save: Save) -> Table:
    try:
        return Table(kind, save.options, save.seed)
    except Exception as error:  # the save may ask for what these rules do not have, or trip over it
        raise SaveError(f"its game cannot be set up: {_said(error)}", getattr(error, "said", None)) from error


def _from_checkpoint(kind: type[Game], save: Save) -> Table:
    assert save.checkpoint is not None
    try:
        start = unpack(save.checkpoint.data)
        return Table.resume(kind, save.options, save.seed, start, save.entries[: save.checkpoint.at])
    except Exception as error:  # an old position may hold what these rules do not know
        raise SaveError(f"its checkpoint cannot be played under these rules: {_said(error)}") from error


def _follow(table: Table, save: Save, step: Callable[[], None]) -> str:
    """Gives the rest of the record to the table. Returns where and why it stopped, or ""."""
    for at in range(len(table.answers), len(save.entries)):
        entry = save.entries[at]
        step()
        why = differs(table, entry)
        if not why:
            try:
                table.enter(entry, keep=False)
                continue
            except Exception as error:  # rules that fail on it are rules that changed, too
                why = _said(error)
        return f"line {save.first + at}: {why}"
    return ""


def differs(table: Table, entry: Entry) -> str:
    """Why an answer cannot be given where the table stands, or ""."""
    if not entry.offered:
        return ""
    decision = table.decision
    if decision is None:
        return f"the game is over, but {str(entry)!r} is to be answered"
    seat = decision.seat if entry.seat is None else entry.seat
    if seat not in table.waiting:
        return f"seat {seat + 1} is not asked, but {str(entry)!r} is to be answered"
    if offered(decision, seat) != entry.offered:
        return f"{str(entry)!r} was an answer to other options than are offered here"
    return ""


def _said(error: Exception) -> str:
    return str(error) if isinstance(error, RuleboundError) else f"{type(error).__name__}: {error}"
