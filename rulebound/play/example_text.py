"""Examples as stories in words, and as tables to play on from."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rulebound.core.game.decision import SEPARATOR
from rulebound.core.game.game import Game, Line
from rulebound.core.proving.arrange import steps_of
from rulebound.core.proving.example import Example, ExampleTable, Fact
from rulebound.core.state.errors import RuleboundError
from rulebound.games import game_class, listed, names
from rulebound.play.checking.coverage import load_examples
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


class StoryStep(NamedTuple):
    """One step of a story: what it is (chosen, told, offered, asked, refused, ended), and how it reads."""

    kind: str
    lines: tuple[Line, ...]


class OpenTable(ExampleTable):
    """Plays an example on a real table, and keeps what a reader would be told of it.

    How the table is laid out is seen on the board. What is expected is what the example's title says.
    """

    table: Table
    told: list[StoryStep]
    laid_out: Table
    """As it was before the first answer."""
    point: int = 0
    """How much had been answered before the last answer: there the point is still to be made."""

    def __init__(self, kind: type[Game]) -> None:
        super().__init__(kind)
        self.told = []
        self.begun = self.stale = False

    def start(self, *, seed: str | int = SEED, **options: str | int) -> None:
        super().start(seed=seed, **options)
        self.seed = int(seed)
        self.options = {k: str(v) for k, v in options.items()}

    def start_refused(self, clause: str, **options: str | int) -> None:
        super().start_refused(clause, **options)
        self.told.append(StoryStep("refused", (Line("core-story-no-table", cite=(clause,)),)))

    def arrange(self, step: str, /, **args: str | int) -> str:
        """What makes the rules take up again is done on a copy, step after step, until they have to."""
        if not self.begun or self.stale:
            return super().arrange(step, **args)
        if steps_of(self.g)[step].restarts:
            self.g = self.table.game.clone()
            return super().arrange(step, **args)
        placed = self.table.arrange(step, **args)
        self.point = len(self.table.answers)
        return placed

    def play(self) -> None:
        if not self.begun:
            self._sit_down()
            self.laid_out = self.table.replay(0)
        elif self.stale:
            self._sit_down()

    def _sit_down(self) -> None:
        """The table goes on from what was arranged: its record begins here."""
        self.begun, self.stale, self.point = True, False, 0
        chosen = self.game.book.check_options(self.options)
        self.table = Table.resume(self.game, chosen, self.seed, self.g.encode(frames=False), ())
        self.g = self.table.game
        self._hear_of(0)

    def choose(self, *answers: str, seat: int | None = None) -> None:
        for answer in answers:
            self.play()
            self.before = self.g.clone()
            read, answer = len(self.table.log), self._full(answer, seat)
            self.point = len(self.table.answers)
            self.told.append(StoryStep("choose", self._options(answer, seat)))
            self.table.choose(answer, None if seat is None else seat - 1)
            self._hear_of(read)

    def expect(self, *facts: Fact, unchanged: bool = False) -> None:
        self.play()

    def offered(self, *keys: str, seat: int | None = None, **numbers: int) -> None:
        self.play()
        for key in keys:
            self.told.append(StoryStep("offered", self._options(self._full(key, seat), seat)))

    def refused(self, key: str, clause: str, seat: int | None = None, **numbers: int) -> None:
        self.play()
        full = self._full(key, seat)
        denial = next(d for d in self.g.why_not(self._asked(seat)) if d.key == full)
        words = Line(denial.text, denial.args), Line(denial.reason, denial.args, (denial.clause,))
        self.told.append(StoryStep("refused", words))

    def asked(self, seat: int, prompt: str, **numbers: int) -> None:
        self.play()
        decision = self.g.decision
        assert decision is not None
        said = {"least": decision.least, "most": decision.most, "n": decision.most, **dict(decision.args)}
        who = Line("core-option-thing", (("thing", self.g.word(self.g.seat(seat - 1))),))
        self.told.append(StoryStep("asked", (who, Line(prompt, tuple(said.items()), decision.cite))))

    def ended(self, won: bool, why: str) -> None:
        self.play()
        self.told.append(StoryStep("ended", (Line(why),)))

    def not_offered(self, *keys: str, seat: int | None = None) -> None:
        self.play()

    def not_accepted(self, answer: str, seat: int | None = None) -> None:
        self.play()

    def heard(self, text: str, clause: str = "", **numbers: int) -> None:
        self.play()

    def not_heard(self, text: str) -> None:
        self.play()

    def heard_in_full(self, wrong: Callable[[list[Line]], str]) -> None:
        self.play()

    def warned(self, key: str, seat: int | None = None, **numbers: int) -> None:
        self.play()

    def not_warned(self, *keys: str, seat: int | None = None) -> None:
        self.play()

    def told_apart(self, key: str, *facts: str, seat: int | None = None) -> None:
        self.play()

    def before_the_point(self) -> Table:
        """The table as it was before the last answer, so that whoever sits down makes the point."""
        return self.table.replay(self.point)

    def _hear_of(self, read: int) -> None:
        self.told += [StoryStep("log", (line,)) for line in self.table.log[read:]]

    def _options(self, answer: str, seat: int | None) -> tuple[Line, ...]:
        """The options that an answer names, as they are offered; choosing none has words, too."""
        decision = self.g.decision
        offered = {} if decision is None else {o.key: o for o in decision.options_for(self._asked(seat))}
        chosen = [offered[key] for key in answer.split(SEPARATOR) if key in offered]
        return tuple([Line(o.text, o.args, o.cite) for o in chosen]) or (Line("core-option-none"),)


def opened(shown: Example) -> OpenTable:
    """The table an example ends at."""
    table = OpenTable(game_class(shown.game))
    shown.play(table)
    if not hasattr(table, "g"):
        table.start()  # it is about tables that cannot be: here is one that can
    table.play()
    return table
