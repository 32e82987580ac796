"""Clauses, citations and the ledger: what a rulebook says, in our words, and which code follows it.

Each game folder holds `clauses.txt` (the ids of its reference) and, once the game is written, `ledger.toml` with one
entry a clause:

    ["mygame/4"]
    kind = "rule"
    says = "A keeper may move along one path."

Kinds: rule, definition, setup (these need an example), component, advice, physical (these say `why` there is nothing
to execute), and part, pointer, same-as (these say `of` which clause).
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from rulebound.core.state.errors import ContentError

F = TypeVar("F", bound=Callable[..., Any])

EXECUTABLE = ("rule", "definition", "setup")
QUIET = ("component", "advice", "physical")
LINKED = ("part", "pointer", "same-as")

CITED: dict[str, list[Any]] = {}
"""Clause -> the functions and modifiers that follow it."""


def clause_ids(text: str) -> tuple[str, ...]:
    """The clauses a citation names.

    "mygame/fast.1 .3" is mygame/fast.1 and mygame/fast.3, "mygame/a.1 /b.2" is mygame/a.1 and mygame/b.2.
    """
    out: list[str] = []
    for part in text.split():
        if out and part.startswith("."):
            part = out[-1].rpartition(".")[0] + part
        elif out and part.startswith("/"):
            part = out[-1].partition("/")[0] + part
        out.append(part)
    return tuple(out)


def cited(clauses: tuple[str, ...], code: Any) -> None:
    """Notes that a piece of code follows these clauses."""
    for clause in clauses:
        known = CITED.setdefault(clause, [])
        if not any(k is code for k in known):
            known.append(code)


def cite(clauses: str) -> Callable[[F], F]:
    """Marks an ordinary function as following clauses (flows say it with `@flow(cite=...)`)."""

    def mark(fn: F) -> F:
        cited(clause_ids(clauses), fn)
        return fn

    return mark


def carried_out(rules: Mapping[Callable[..., Any], str]) -> None:
    """Notes which rules of the kernel carry out which clauses of a game: the kernel itself cites none.

    A game says it once, in a module of its own: `carried_out({occur: "mygame/trigger.1 .2", may: "mygame/may.1"})`.
    """
    for rule, clauses in rules.items():
        flow = getattr(rule, "flow", None)
        cited(clause_ids(clauses), rule if flow is None else flow.source)


@dataclass(frozen=True)
class Clause:
    """One entry of a ledger."""

    id: str
    kind: str
    says: str
    why: str = ""
    of: str = ""
    choice: str = ""
    """What was chosen where the reference is open."""

    @property
    def executable(self) -> bool:
        return self.kind in EXECUTABLE


@dataclass
class Ledger:
    """All clauses of one game: the ids to be covered, and the entries written so far."""

    game: str
    ids: tuple[str, ...]
    advice: frozenset[str] = frozenset()
    entries: dict[str, Clause] = field(default_factory=dict)

    def missing(self) -> tuple[str, ...]:
        return tuple(i for i in self.ids if i not in self.entries)


def load_ledger(folder: Path) -> Ledger:
    """The ledger of a game folder; a broken one is refused with what is wrong."""
    game = folder.name
    ids, advice = [], []
    for line in (folder / "clauses.txt").read_text("utf-8").split("\n"):
        if line:
            id, _, mark = line.partition(" ")
            ids.append(id)
            if mark == "advice":
                advice.append(id)
    ledger = Ledger(game, tuple(ids), frozenset(advice))
    path = folder / "ledger.toml"
    if not path.exists():
        return ledger
    for id, entry in tomllib.loads(path.read_text("utf-8")).items():
        if id not in ids:
            raise ContentError(f"{path.name} of {game}: {id} is not a clause of the reference")
        unknown = set(entry) - {"kind", "says", "why", "of", "choice"}
        if unknown:
            raise ContentError(f"{path.name} of {game}: {id} has unknown fields: {', '.join(sorted(unknown))}")
        clause = Clause(id, **entry)
        if clause.kind not in (*EXECUTABLE, *QUIET, *LINKED):
            raise ContentError(f"{path.name} of {game}: {id} has the unknown kind {clause.kind!r}")
        if not clause.says:
            raise ContentError(f"{path.name} of {game}: {id} says nothing")
        if clause.kind in QUIET and not clause.why:
            raise ContentError(f"{path.name} of {game}: {id} is {clause.kind}: say why there is nothing to execute")
        if clause.kind in LINKED and clause.of not in ids:
            raise ContentError(f"{path.name} of {game}: {id} is {clause.kind} of which clause?")
        ledger.entries[id] = clause
    return ledger


WEIGHTY = ("must", "cannot", "each", "may not", "never", "always")


def second_reading(ledger: Ledger) -> tuple[Clause, ...]:
    """Entries without an example whose wording sounds like a rule: for a second reader."""
    return tuple(c for c in ledger.entries.values() if c.kind in QUIET and _weighty(c.says))


def _weighty(text: str) -> bool:
    return any(f" {w} " in f" {text.lower()} " for w in WEIGHTY) or any(c.isdigit() for c in text)
