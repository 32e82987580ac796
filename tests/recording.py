"""Whole games that bots have played, kept as saves: what the recorders of all games have in common.

    python -m tests.recording                  records the games of all recorders anew
    python -m tests.ahlcg.record               those of one game; --again: the same answers under the rules of now

A save is played again under the rules it was made under. When these change, so that the old answers do not come to
the same end any more, record the games anew and look at what became of them in `expected.json`. When they have only
been written in another way, `--again` plays the same answers and marks the saves as made under the rules of now.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import rulebound
from rulebound import Table
from rulebound.core.chance import number_of
from rulebound.core.game import Line, Outcome
from rulebound.core.view import view
from rulebound.games import game_class
from rulebound.play.bots import best, maker

LONGEST = 10_000
"""No game has so many decisions."""
TIMES = 8
"""So many times as many games as usual are tried before a recorder gives up what its saves have to show."""


@dataclass(frozen=True)
class Played:
    """A game that bots have played to its end, as answers."""

    game: str
    options: dict[str, str]
    seed: int
    answers: tuple[tuple[int, tuple[str, ...]], ...]
    outcome: Outcome
    log: tuple[Line, ...]

    def at_table(self) -> Table:
        """The same game at a table, answer by answer."""
        table = rulebound.new(self.game, self.options, self.seed)
        for seat, keys in self.answers:
            table.choose(keys, seat)
        return table


def played(game: str, options: dict[str, str], seed: int) -> Played:
    """One game, quickly: without a record."""
    log: list[Line] = []
    g = game_class(game).new(options, seed, durable=False, sink=log.append)
    players = [maker(game, best(game))(number_of(seed, f"bot {seat}")) for seat in range(len(g.seats))]
    answers: list[tuple[int, tuple[str, ...]]] = []
    while g.decision is not None:
        seat = g.waiting[0]
        keys = tuple(players[seat].choose(view(g, seat), seat))
        answers.append((seat, keys))
        assert len(answers) < LONGEST, f"the bots do not come to an end: {options}, seed {seed}: {answers[-4:]}"
        g.choose(keys, seat)
    assert g.outcome is not None
    return Played(game, options, seed, tuple(answers), g.outcome, tuple(log))


def facts(table: Table) -> dict[str, Any]:
    """What became of a game: what a test compares after playing it again."""
    assert table.outcome is not None
    return {
        "won": table.outcome.won,
        "why": table.outcome.why,
        "answers": len(table.answers),
        "lines": len(table.log),
        "position": table.game.state_hash(),
    }


def keep(folder: Path, tables: Mapping[str, Table], found: Mapping[str, dict[str, Any]]) -> None:
    """Writes the saves and what is expected of them, and removes the saves of other games."""
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.save"):
        if old.stem not in tables:
            old.unlink()
    for name, table in tables.items():
        table.save(folder / f"{name}.save")
    (folder / "expected.json").write_text(json.dumps(found, indent=1) + "\n")


def expected(folder: Path) -> dict[str, dict[str, Any]]:
    """What is expected of each save in a folder."""
    found: dict[str, dict[str, Any]] = json.loads((folder / "expected.json").read_text())
    return found


def comes_to_the_same_end(folder: Path, name: str, facts_of: Callable[[Table], dict[str, Any]]) -> Table:
    """A recorded game, played again under the rules of now; it fails where it ends otherwise."""
    table = rulebound.load(folder / f"{name}.save")
    anew = f"If the rules were changed on purpose, python -m tests.{folder.parent.name}.record"
    assert table.changed == "", f"{name}.save: {table.changed}. {anew}"
    found, wanted = facts_of(table), expected(folder)[name]
    assert found == wanted, f"{name} ends otherwise: {found}, not {wanted}. {anew}"
    return table


def goes_on_from_the_middle(folder: Path, name: str, facts_of: Callable[[Table], dict[str, Any]], by: Path) -> None:
    """A recorded game, saved half-way into the folder `by`, opened there and played on to the same end."""
    whole = rulebound.load(folder / f"{name}.save")
    entries = whole.answers
    whole.replay(len(entries) // 2).save(by / "half.save")
    table = rulebound.load(by / "half.save")
    for entry in entries[len(entries) // 2 :]:
        table.enter(entry)
    found, wanted = facts_of(table), expected(folder)[name]
    assert found == wanted, f"{name} goes on otherwise from its middle: {found}, not {wanted}"


def again(folder: Path, facts_of: Callable[[Table], dict[str, Any]]) -> None:
    """Plays the games that are kept once more, and keeps them as they come out under these rules: at the same end."""
    wanted = expected(folder)
    tables: dict[str, Table] = {}
    for name, want in wanted.items():
        old = rulebound.load(folder / f"{name}.save")
        tables[name] = table = rulebound.new(old.game.book.game, old.options, old.seed)
        for entry in old.answers:
            table.enter(entry, keep=False)
        if table.outcome is None or facts_of(table) != want:
            raise SystemExit(f"{name} does not come to the same end: record the games anew")
        print(f"{name}: as before", flush=True)
    keep(folder, tables, wanted)


def until(shown: Callable[[int], list[str]]) -> None:
    """Tries more and more games, each time as many, until nothing lacks that the saves have to show."""
    lacking: list[str] = []
    for time in range(TIMES):
        lacking = shown(time)
        if not lacking:
            return
        print(f"still lacking: {', '.join(lacking)}", flush=True)
    raise SystemExit(f"the bots do not show {', '.join(lacking)}")


def recorders() -> dict[str, Any]:
    """The modules that record games, by game: where the saves are, their facts, and what they lack to show."""
    found = sorted(file.parent.name for file in Path(__file__).parent.glob("*/record.py"))
    return {game: import_module(f"tests.{game}.record") for game in found}


def everything() -> None:
    """All recorders, one after the other."""
    for game, recorder in recorders().items():
        print(game, flush=True)
        recorder.main()


def run(folder: Path, facts_of: Callable[[Table], dict[str, Any]], record: Callable[[], None]) -> None:
    """What a recorder does when it is called by name: `--again`, or all from the beginning."""
    if sys.argv[1:] == ["--again"]:
        again(folder, facts_of)
    elif sys.argv[1:]:
        raise SystemExit(f"{' '.join(sys.argv[1:])}: only --again is known")
    else:
        record()


if __name__ == "__main__":
    everything()
