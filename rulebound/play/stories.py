"""Examples as stories, and as tables to play on from."""

from __future__ import annotations

from typing import Any

from rulebound.core.errors import RuleboundError
from rulebound.core.example import Example, ExampleTable
from rulebound.games import game_class, listed, names
from rulebound.play.coverage import load_examples
from rulebound.play.table import Table

SEED = 1


def examples_of(clause: str) -> tuple[Example, ...]:
    """The examples that show a clause; none is told in a sentence."""
    game = clause.partition("/")[0]
    if game not in names():
        raise RuleboundError(f"there is no game for the clause {clause!r}. There are: {', '.join(listed())}")
    found = tuple([e for e in load_examples(game) if clause in e.clauses])
    if not found:
        raise RuleboundError(f"no example shows {clause!r}")
    return found


class OpenTable(ExampleTable):
    """Plays an example on a real table, which can be played on when the example is over."""

    table: Table

    def start(self, **options: str | int) -> None:
        super().start(**options)
        self.options = {k: str(v) for k, v in options.items()}

    def arrange(self, step: str, /, **args: str | int) -> None:
        if not self.begun:
            super().arrange(step, **args)
            return
        self.table.arrange(step, **args)
        self.story.append(("arrange", (step, args)))

    def play(self) -> None:
        if not self.begun:
            self.begun, self.stale = True, False
            chosen = self.game.book.check_options(self.options)
            self.table = Table.resume(self.game, chosen, SEED, self.g.encode(frames=False), ())
            self.g = self.table.game
            self.story += [("log", line) for line in self.table.log]

    def choose(self, *answers: str, seat: int | None = None) -> None:
        for answer in answers:
            self.play()
            self.before = self.g.clone()
            told = len(self.table.log)
            answer = self._full(answer, seat)
            self.story.append(("choose", (answer, seat)))
            self.table.choose(answer, None if seat is None else seat - 1)
            self.story += [("log", line) for line in self.table.log[told:]]


def opened(shown: Example) -> OpenTable:
    """The table an example ends at."""
    table = OpenTable(game_class(shown.game))
    shown.play(table)
    table.play()
    return table


def said(kind: str, what: Any) -> str:
    """A step of an example's story in the engine's own words; what the log tells needs a language."""
    if kind == "start":
        return ", ".join(f"{key} {value}" for key, value in what.items())
    if kind == "choose":
        answer, seat = what
        return answer if seat is None else f"{answer} ({seat})"
    if kind == "arrange":
        step, args = what
        return " ".join([step, *[f"{key}={value}" for key, value in args.items()]])
    return ", ".join(str(part) for part in what)
