"""How much of a rulebook runs: ledger, citations, examples, proofs."""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import dataclass, field

import rulebound.games as games
from rulebound.core.proving.example import EXAMPLES, Example
from rulebound.core.proving.mutate import Proof, prove
from rulebound.core.state.clauses import CITED, LINKED, Ledger, load_ledger


@dataclass
class Coverage:
    """The figures of one game, and what is missing."""

    game: str
    ledger: Ledger
    examples: tuple[Example, ...] = ()
    cited: frozenset[str] = frozenset()
    proofs: dict[str, list[Proof]] = field(default_factory=dict)
    """Clause -> what was found about its examples."""

    @property
    def clauses(self) -> int:
        return len(self.ledger.ids)

    @property
    def exampled(self) -> frozenset[str]:
        return frozenset(c for e in self.examples for c in e.clauses)

    @property
    def executable(self) -> tuple[str, ...]:
        return tuple(c.id for c in self.ledger.entries.values() if c.executable)

    @property
    def proved(self) -> frozenset[str]:
        return frozenset(c for c, found in self.proofs.items() if any(p.proved for p in found))

    @property
    def unproved(self) -> tuple[Proof, ...]:
        return tuple({id(p): p for found in self.proofs.values() for p in found if not p.proved}.values())

    @property
    def missing(self) -> tuple[str, ...]:
        """Clauses of an implemented game without an entry, or executable ones without an example."""
        lacking = [i for i in self.executable if i not in self.exampled]
        return (*self.ledger.missing(), *lacking)

    def explained(self, clause: str) -> bool:
        """Is the clause settled: shown by an example, said to be nothing to execute, or part of another?"""
        entry = self.ledger.entries.get(clause)
        if entry is None:
            return False
        return not entry.executable or clause in self.exampled or entry.kind in LINKED


def load_examples(game: str) -> tuple[Example, ...]:
    """All examples of a game; none if it is not written yet."""
    if game not in games.names():
        return ()
    package = importlib.import_module(f"{games.game_class(game).__module__.rpartition('.')[0]}.examples")
    for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)
    return tuple(EXAMPLES.get(game, ()))


def coverage(game: str, proving: bool = True) -> Coverage:
    """The figures of one game. Proving plays every example against mutants of the code it cites."""
    ledger = load_ledger(games.folder(game))
    examples = load_examples(game)
    cited = frozenset(c for c in CITED if c in set(ledger.ids))
    found = Coverage(game, ledger, examples, cited)
    if proving:
        for shown in examples:
            proof = prove(shown, games.game_class(game))
            for clause in shown.clauses:
                found.proofs.setdefault(clause, []).append(proof)
    return found
