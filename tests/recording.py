"""Whole games that bots have played, kept as saves: what the recorders of all games have in common.

    python -m tests.recording                  records the games of all recorders anew
    python -m tests.recording --same           the rules are the same, only written otherwise: proves it, and says so
    python -m tests.ahlcg.record               those of one game; --again: the same answers under the rules of now

A save is played again under the rules it was made under. When these are only written in another way, `--again` plays
the same answers and marks the saves as made under the rules of now. When they ask a little more or less, or number
cards otherwise, it keeps the answers that still fit and lets bots give the others; what does not come to an end of the
same kind then is looked for anew. Look at what became of the games in `expected.json`.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any

import rulebound
from rulebound import Table
from rulebound.core.game.decision import SEPARATOR, Decision
from rulebound.core.game.game import Line, Outcome
from rulebound.core.knowing.view import view
from rulebound.core.state.chance import number_of
from rulebound.games import folder, game_class
from rulebound.play.bots import best, maker
from rulebound.play.opening import differs
from rulebound.play.saves import SAME, Save, content_hash, read, same_rules

LONGEST = 10_000
"""No game has so many decisions."""
NONE: Mapping[str, Table] = {}
NEAR = 3
"""So many old answers are looked at for one that fits a question."""
NUMBER = re.compile(r"(?<=(?<!space)-)\d+\b")
"""Of a card; a space is numbered for good."""
PASS = "pass"
WAY = "way"
"""A fingerprint of all positions of a game, one after the other."""
LENGTHS = ("answers", "lines", "position", WAY)
"""What may come out otherwise when a game is played again with the answers that fit."""
TIMES = 24
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
    ways = {}
    for name, table in tables.items():
        table.save(folder / f"{name}.save")
        ways[name] = {WAY: way_of(read(table.text()))[1]}
    told = {name: {**facts, **ways[name]} for name, facts in found.items()}
    (folder / "expected.json").write_text(json.dumps(told, indent=1) + "\n")


def expected(folder: Path) -> dict[str, dict[str, Any]]:
    """What is expected of each save in a folder."""
    found: dict[str, dict[str, Any]] = json.loads((folder / "expected.json").read_text())
    return found


def way_of(save: Save) -> tuple[Table, str]:
    """A recorded game, played once more from its beginning, and one fingerprint of all positions on the way."""
    table = rulebound.new(save.game, save.options, save.seed)
    way = blake2b(digest_size=12)
    for entry in save.entries:
        why = differs(table, entry)
        assert not why, why
        table.enter(entry, keep=False)
        way.update(table.game.encode())
    return table, way.hexdigest()


def comes_to_the_same_end(folder: Path, name: str, facts_of: Callable[[Table], dict[str, Any]]) -> Table:
    """A recorded game, played again under the rules of now; it fails where it ends otherwise."""
    save = read((folder / f"{name}.save").read_text("utf-8"))
    anew = f"If the rules were changed on purpose, python -m tests.{folder.parent.name}.record"
    once = f"If they are only written in another way, python -m tests.recording --same. {anew}"
    assert same_rules(game_class(save.game), save.content), f"{name}.save was played under other rules. {once}"
    table, way = way_of(save)
    found, wanted = {**facts_of(table), WAY: way}, expected(folder)[name]
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
    found, wanted = facts_of(table), {**expected(folder)[name]}
    wanted.pop(WAY)
    assert found == wanted, f"{name} goes on otherwise from its middle: {found}, not {wanted}"


def again(folder: Path, facts_of: Callable[[Table], dict[str, Any]]) -> dict[str, Table]:
    """Plays the games of a folder once more: those that come to the same end under these rules."""
    tables: dict[str, Table] = {}
    for name, want in expected(folder).items():
        table = fitted(read((folder / f"{name}.save").read_text("utf-8")))
        now = facts_of(table)
        same_end = all(now[key] == value for key, value in want.items() if key not in LENGTHS)
        if same_end:
            tables[name] = table
        print(f"{name}: {'as before' if want | now == want else now if same_end else 'another end'}", flush=True)
    return tables


def fitted(old: Save) -> Table:
    """A game with the answers of an old one, as far as they fit what is asked now; bots give the others."""
    table = rulebound.new(old.game, old.options, old.seed)
    g = table.game
    players = [maker(old.game, best(old.game))(seat) for seat in range(len(g.seats))]
    entries, called = list(old.entries), _Called()
    while g.decision is not None:
        for skipped, entry in enumerate(entries[:NEAR]):
            seat = g.waiting[0] if entry.seat is None else entry.seat
            keys = called.fitting(g.decision, seat, entry.text) if seat in g.waiting else None
            if keys is None and PASS in g.decision.keys(g.waiting[0]):
                seat, keys = g.waiting[0], [PASS]  # a question that was not asked then
                break
            if keys is not None and (not skipped or " " in entry.text):
                del entries[: skipped + 1]
                break
        else:
            seat = g.waiting[0]
            keys = list(players[seat].choose(view(g, seat), seat))
        table.choose(keys, seat)
    return table


class _Called:
    """What cards are called now that went by other numbers in an old game."""

    def __init__(self) -> None:
        self.now: dict[str, str] = {}
        self.later = 0
        """By how much the numbers are higher than they were."""

    def fitting(self, decision: Decision, seat: int, text: str) -> list[str] | None:
        """The keys for an old answer; None if something like it is not offered."""
        offered = list(decision.keys(seat))
        keys = []
        for said in text.split(SEPARATOR) if text else ():
            found = self.like(said, offered)
            if found is None:
                return None
            keys.append(found)
            offered.remove(found)
        fits = decision.least <= len(keys) <= decision.most
        return sorted(keys, key=decision.keys(seat).index) if fits else None

    def like(self, said: str, offered: list[str]) -> str | None:
        """What of all that is offered the old answer means: the same but for the numbers of cards, and of several cards
        the one whose number is due."""
        if NUMBER.search(said) is None:
            return said if said in offered else None
        alike = [key for key in offered if NUMBER.sub("", key) == NUMBER.sub("", said)]
        known = [
            key for key in alike if all(self.now.get(o) == n for o, n in zip(*self.numbers(said, key), strict=True))
        ]
        if known:
            return known[0]
        taken = {*self.now.values()}
        free = [key for key in alike if not taken & {*NUMBER.findall(key)}] or alike
        found = min(free, key=lambda key: self.away(said, key), default=None)
        if found is not None:
            for o, n in zip(*self.numbers(said, found), strict=True):
                self.now[o] = n
                self.later = int(n) - int(o)
        return found

    def numbers(self, said: str, key: str) -> tuple[list[str], list[str]]:
        return NUMBER.findall(said), NUMBER.findall(key)

    def away(self, said: str, key: str) -> int:
        return sum(abs(int(n) - int(o) - self.later) for o, n in zip(*self.numbers(said, key), strict=True))


def until(shown: Callable[[int], list[str]]) -> None:
    """Tries more and more games, each time as many, until nothing lacks that the saves have to show."""
    lacking: list[str] = []
    for time in range(TIMES):
        lacking = shown(time)
        if not lacking:
            return
        print(f"still lacking: {', '.join(lacking)}", flush=True)
    raise SystemExit(f"the bots do not show {', '.join(lacking)}")


def same() -> None:
    """Plays all recorded games. Where all of a game go the same way as ever, its rules are the same, written otherwise,
    and the saves that were made before are saves of these rules."""
    for game, recorder in recorders().items():
        kind, played = game_class(game), {}
        for name, wanted in expected(recorder.SAVES).items():
            save = read((recorder.SAVES / f"{name}.save").read_text("utf-8"))
            played[name] = save.content
            assert way_of(save)[1] == wanted[WAY], f"{game}, {name} goes another way: its rules are other ones"
        file = folder(game) / SAME
        text = file.read_text("utf-8") if file.exists() else ""
        told = {*played.values()} | {content_hash(kind)}
        if len(told) > 1 and not any(told <= {*group.split()} for group in text.split("\n\n")):
            groups = [group.split() for group in text.split("\n\n") if group.strip()]
            mine = [group for group in groups if told & {*group}]
            new = [*dict.fromkeys([h for group in mine for h in group] + sorted(told))]
            groups = [group for group in groups if group not in mine] + [new]
            file.write_text("\n\n".join("\n".join(group) for group in groups) + "\n")
        print(f"{game}: the same rules, {len(played)} games", flush=True)


def recorders() -> dict[str, Any]:
    """The modules that record games, by game: where the saves are, their facts, and what they lack to show."""
    found = sorted(file.parent.name for file in Path(__file__).parent.glob("*/record.py"))
    return {game: import_module(f"tests.{game}.record") for game in found}


def everything() -> None:
    """All recorders, one after the other."""
    for game, recorder in recorders().items():
        print(game, flush=True)
        recorder.main()


def run(
    folder: Path, facts_of: Callable[[Table], dict[str, Any]], record: Callable[[Mapping[str, Table]], None]
) -> None:
    """What a recorder does when it is called by name: `--again`, or all from the beginning."""
    if sys.argv[1:] == ["--again"]:
        tables = again(folder, facts_of)
        if len(tables) == len(expected(folder)):
            keep(folder, tables, {name: facts_of(table) for name, table in tables.items()})
        else:
            record(tables)
    elif sys.argv[1:]:
        raise SystemExit(f"{' '.join(sys.argv[1:])}: only --again is known")
    else:
        record(NONE)


if __name__ == "__main__":
    same() if sys.argv[1:] == ["--same"] else everything()
