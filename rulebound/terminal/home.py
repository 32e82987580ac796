"""Where the terminal client keeps games: each is saved after every answer, so that none is lost.

    <home>/unfinished/lantern-20260314-151500.save      what can be resumed, with its seats in a .seats file beside it
    <home>/finished/lantern-20260314-151500.save        what can be told again with `rulebound replay`
    <home>/faults.txt                                   where the program failed, for a report

The home is RULEBOUND_HOME, or the place where the system keeps a user's data.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from traceback import format_exception

import msgspec

from rulebound.core.state.errors import RuleboundError
from rulebound.play.table import Table

SAVE, SEATS = ".save", ".seats"


class Seating(msgspec.Struct, frozen=True):
    """Who sits at a table, and the language they speak: what a client knows and a save does not."""

    bots: tuple[int, ...] = ()
    language: str = "en"


def home() -> Path:
    """The folder for this user's games."""
    chosen = os.environ.get("RULEBOUND_HOME")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming") / "Rulebound"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Rulebound"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "rulebound"


def new_file(game: str, folder: str = "unfinished") -> Path:
    """A name for a game that begins now; two that begin in the same second get different ones."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path, n = home() / folder / f"{stem}{SAVE}", 1
    while path.exists():
        n += 1
        path = path.with_name(f"{stem}-{n}{SAVE}")
    return path


def make_room(path: Path) -> None:
    """Makes the folder that a file is to lie in."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RuleboundError(f"the folder {path.parent} cannot be made: {error.strerror}") from None


def unfinished() -> tuple[Path, ...]:
    """The games that can be resumed, the latest first."""
    found = [(path.stat().st_mtime, path) for path in (home() / "unfinished").glob(f"*{SAVE}")]
    return tuple(path for _, path in sorted(found, reverse=True))


def seating(path: Path) -> Seating:
    """Who sat at the table; nobody but people if that is not known."""
    try:
        return msgspec.json.decode(path.with_suffix(SEATS).read_bytes(), type=Seating)
    except (OSError, msgspec.DecodeError):
        return Seating()


def keep(path: Path, table: Table, who: Seating) -> None:
    """Saves a game, and beside it who plays it."""
    make_room(path)
    table.save(path)
    path.with_suffix(SEATS).write_bytes(msgspec.json.encode(who))


def note_fault(error: Exception) -> Path:
    """Writes down where the program failed, with the rules that were at work. Where that cannot be written, it is lost:
    the game goes on."""
    path = home() / "faults.txt"
    with suppress(OSError, RuleboundError):
        make_room(path)
        with path.open("a", encoding="utf-8") as file:
            file.write(f"{datetime.now():%Y-%m-%d %H:%M:%S}\n{''.join(format_exception(error))}\n")
    return path


def finish(path: Path) -> Path:
    """The game is over: it need not be offered again."""
    goal = home() / "finished" / path.name
    make_room(goal)
    path.replace(goal)
    path.with_suffix(SEATS).unlink(missing_ok=True)
    return goal
