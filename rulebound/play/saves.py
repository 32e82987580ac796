"""The text of a save: a header, a checkpoint, the record, a closing line. `docs/saves.md` shows one.

Reading is patient: it goes on as far as it can and tells in `damage` what is wrong first, so that whoever opens the
save can refuse it with that sentence, or salvage what there is.
"""

from __future__ import annotations

import base64
import hashlib
import re
import shlex
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from msgspec import Struct

import rulebound.core
from rulebound.core.game.game import Game
from rulebound.core.state.chance import Seed
from rulebound.core.state.errors import RuleboundError, SaveError, Sentence
from rulebound.play import seeds
from rulebound.play.optional_modules import LEFT_OUT
from rulebound.play.packing import unpack
from rulebound.play.record import Entry, entry_of

FORMAT = "rulebound save"
FIRST_LINE = f"{FORMAT} 1"
ANSWERS = "answers:"
WIDTH = 100

_REQUIRED = ("game", "options", "seed", "rules", "content")
_HEADER = re.compile(r"([a-z]+): ?(.*)")
_END = re.compile(r"end: ([0-9]{1,9}) ([0-9a-f]{8})")
_NUMBER = re.compile(r"[0-9]{1,20}")


class Checkpoint(Struct, frozen=True):
    """The position at the start of a round, packed, and how many entries of the record lie before it."""

    at: int
    data: bytes


class Save(Struct):
    """A save, read or to be written."""

    game: str
    options: dict[str, str]
    seed: Seed
    rules: str
    content: str
    older: int | None = None
    """So many entries at the beginning were played under other rules: a record, not to be played again. None: the game
    was played under these rules from its set-up on."""
    checkpoint: Checkpoint | None = None
    entries: tuple[Entry, ...] = ()
    first: int = 0
    """The line of the first entry."""
    damage: str = ""
    """What is wrong first, or ""."""
    vague: bool = False
    """The damage lies somewhere before the line that shows it."""


_HASHES: dict[type[Game], str] = {}
SAME = "same_rules.txt"
"""In a game's folder: hashes of rules under which all games go the same way, each group in lines of its own."""


def content_hash(kind: type[Game]) -> str:
    """A hash of everything that decides how a game plays: the kernel, the game's rules, its content."""
    if kind not in _HASHES:
        _HASHES[kind] = _hash_content(kind)
    return _HASHES[kind]


def same_rules(kind: type[Game], content: str) -> bool:
    """Were these the rules of now? They may have been written in another way, if all recorded games went the same way
    under both (`python -m tests.recording --same`)."""
    now = content_hash(kind)
    return content == now or any({content, now} <= group for group in _same(_folder(kind)))


@cache
def _same(folder: Path) -> tuple[frozenset[str], ...]:
    file = folder / SAME
    text = file.read_text("utf-8") if file.exists() else ""
    return tuple([frozenset(group.split()) for group in text.split("\n\n")])


def _folder(kind: type[Game]) -> Path:
    return Path(str(sys.modules[kind.__module__].__file__)).parent


def _hash_content(kind: type[Game]) -> str:
    digest = hashlib.blake2b("\n".join(sorted(kind.book.registry.definitions)).encode(), digest_size=6)
    kernel, game = Path(str(rulebound.core.__file__)).parent, _folder(kind)
    for folder in (kernel, game):
        for file in sorted(folder.rglob("*")):
            path = file.relative_to(folder)
            if file.suffix in RULES and (folder == kernel or not aside(path)):
                digest.update(path.as_posix().encode())
                digest.update(file.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


RULES = (".py", ".json", ".toml")
"""What rules are written in."""


def aside(path: Path) -> bool:
    """Does a file of a game decide nothing about how it goes? What a game may leave out does not (bots, what one sees,
    examples), nor does what is said about its rules (the ledger, mutants)."""
    part = path.parts[0].removesuffix(".py")
    return part in LEFT_OUT or (path.suffix == ".toml" and len(path.parts) == 1)


# ------------------------------------------------------------------ writing


def write(save: Save) -> str:
    lines = [
        FIRST_LINE,
        f"game: {save.game}",
        f"options: {shlex.join(f'{k}={on_one_line(v)}' for k, v in save.options.items())}",
        f"seed: {seeds.written(save.seed)}",
        f"rules: {save.rules}",
        f"content: {save.content}",
    ]
    if save.older is not None:
        lines.append(f"older: {save.older}")
    if save.checkpoint is not None:
        packed = base64.b85encode(save.checkpoint.data).decode()
        lines.append(f"checkpoint: {save.checkpoint.at}")
        lines += [f" {packed[i : i + WIDTH - 1]}" for i in range(0, len(packed), WIDTH - 1)]
    lines += [ANSWERS, *map(str, save.entries)]
    lines.append(f"end: {len(save.entries)} {_checksum(lines)}")
    return "\n".join(lines) + "\n"


def length(text: str) -> int:
    """How many entries a whole save has, as its closing line says; -1 if it has none."""
    end = _END.fullmatch(text.rstrip("\n").rpartition("\n")[2])
    return int(end[1]) if end is not None else -1


def on_one_line(text: str) -> str:
    """A deck list as people paste it, say, has several."""
    return text.replace("\\", r"\\").replace("\n", r"\n").replace("\r", r"\r")


def as_it_was(line: str) -> str:
    return re.sub(r"\\(.)", lambda found: {"n": "\n", "r": "\r"}.get(found[1], found[1]), line)


def _checksum(lines: Sequence[str]) -> str:
    return hashlib.blake2b("\n".join(lines).encode(errors="surrogatepass"), digest_size=4).hexdigest()


# ------------------------------------------------------------------ reading


def read(text: str) -> Save:
    """The save in a text. Only one without a usable header is refused here; other damage is told in the save."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if not text.strip():
        raise SaveError("it is empty", Sentence("core-save-empty"))
    if lines[0] != FIRST_LINE:
        if lines[0].startswith(FORMAT):
            words = (("format", lines[0][:60]), ("known", FIRST_LINE))
            raise SaveError(
                f"line 1: its format is {lines[0][:60]!r}; this Rulebound reads {FIRST_LINE!r}",
                Sentence("core-save-format", words),
            )
        raise SaveError(
            f"line 1: {lines[0][:60]!r} is not {FIRST_LINE!r}, so this is not a save of Rulebound",
            Sentence("core-save-foreign"),
        )
    return _Reader(lines).save()


class _Reader:
    """Walks through the lines once, and keeps the first thing that is wrong."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 1
        self.damage = ""
        self.vague = False

    def wrong(self, what: str, at: int | None = None) -> None:
        self.damage = self.damage or f"line {(self.at if at is None else at) + 1}: {what}"

    def save(self) -> Save:
        header, packed = self.header()
        lacking = [key for key in _REQUIRED if key not in header]
        if lacking:
            wrong = self.damage or f"line {self.at + 1}: the header ends"
            raise SaveError(f"{wrong}. Its header lacks {', '.join(lacking)}, without which it cannot be opened")
        checkpoint = self.checkpoint(header, packed)
        first = self.at + 1
        entries = self.entries()
        return Save(
            header["game"],
            self.options(header["options"]),
            self.seed(header["seed"]),
            header["rules"],
            header["content"],
            int(header["older"]) if "older" in header else None,
            checkpoint,
            tuple(entries),
            first,
            self.damage,
            self.vague,
        )

    def header(self) -> tuple[dict[str, str], str]:
        """The lines before the answers: `key: value`, and the checkpoint, indented."""
        header: dict[str, str] = {}
        packed = ""
        while self.at < len(self.lines) - 1:
            line = self.lines[self.at]
            if line == ANSWERS:
                self.at += 1
                return header, packed
            found = _HEADER.fullmatch(line)
            if found is None and line.startswith(" ") and "checkpoint" in header:
                packed += line[1:]
            elif found is None or found[1] not in (*_REQUIRED, "older", "checkpoint"):
                self.wrong(f"{line[:60]!r} does not belong in the header")
            elif found[1] in header:
                self.wrong(f"{found[1]!r} comes a second time")
            elif found[1] in ("older", "checkpoint") and not _NUMBER.fullmatch(found[2]):
                self.wrong(f"{found[1]} is a number, not {found[2][:60]!r}")
            else:
                header[found[1]] = found[2]
            self.at += 1
        self.wrong(f"it breaks off before its line {ANSWERS!r}")
        return header, packed

    def seed(self, text: str) -> Seed:
        try:
            return seeds.read(text)
        except RuleboundError as error:
            raise SaveError(f"its game cannot be set up: {error}", error.said) from None

    def options(self, text: str) -> dict[str, str]:
        try:
            return {key: as_it_was(value) for key, value in (part.split("=", 1) for part in shlex.split(text))}
        except ValueError:
            raise SaveError(
                f"its options are written key=value, not {text[:60]!r}",
                Sentence("core-bad-pair", (("text", text[:60]),)),
            ) from None

    def checkpoint(self, header: dict[str, str], packed: str) -> Checkpoint | None:
        if "checkpoint" not in header:
            return None
        try:
            data = base64.b85decode(packed)
            unpack(data)
        except (ValueError, SaveError):
            self.wrong("the checkpoint above it is damaged", self.at - 1)
            return None
        return Checkpoint(int(header["checkpoint"]), data)

    def entries(self) -> list[Entry]:
        """The record as far as it is whole, and the check of the closing line."""
        entries: list[Entry] = []
        for at in range(self.at, len(self.lines)):
            line = self.lines[at]
            end = _END.fullmatch(line)
            if end is not None:
                self.close(at, len(entries), int(end[1]), end[2])
                return entries
            if at == len(self.lines) - 1:
                break  # what no line end follows is not whole
            try:
                entries.append(entry_of(line))
            except SaveError as error:
                self.wrong(str(error), at)
                return entries
        self.wrong("it breaks off before its closing line", len(self.lines) - 1)
        return entries

    def close(self, at: int, entries: int, count: int, checksum: str) -> None:
        if any(self.lines[at + 1 :]):
            self.wrong("something follows the closing line", at + 1)
        self.vague = not self.damage
        if count != entries:
            self.wrong(f"there should be {count} answers and directives before it, but there are {entries}", at)
        if checksum != _checksum(self.lines[:at]):
            self.wrong("the checksum does not match: some line before this one was changed", at)
