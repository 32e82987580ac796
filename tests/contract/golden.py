"""Golden playthroughs: one short game of each kind as a text in which a reader can follow who sees and does what.

Write them anew after a change of rules, and read the difference before you keep it:

    python -m tests.contract.golden --write            all games
    python -m tests.contract.golden --write lantern    one
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from rulebound.core.game.game import Game, Line
from rulebound.core.knowing.view import lines_for, view
from rulebound.core.material.cards import Pile
from rulebound.core.state.entities import PUBLIC
from rulebound.games import game_class, names
from rulebound.play.checking.invariants import some_answer
from rulebound.play.translate import Speech

FOLDER = Path(__file__).parent / "golden"
MOST = 60
"""Decisions: a longer game breaks off there."""
TABLES: dict[str, tuple[dict[str, str], int]] = {"lantern": ({"seats": "2", "roles": "secret"}, 15)}
"""The options and the seed of a game's playthrough, if not its defaults and 1."""

TOLD_OTHERWISE = ("kind", "word", "id", "code", "cards", "pile", "known", "stay", "zone", "sight", "index")
"""Fields of a view: what they say is in the names of things and in the lines about piles."""

NOTHING = (0, -1, "", (), None)
"""What a field holds at first that is not worth telling."""

Seen = dict[int, dict[str, Any]]


def playthrough(game: str) -> str:
    """A seeded random game, step by step."""
    options, seed = TABLES.get(game, ({}, 1))
    return "\n".join(_Story(game_class(game), options, seed).lines()) + "\n"


class _Story:
    def __init__(self, kind: type[Game], options: dict[str, str], seed: int) -> None:
        self.options, self.seed = kind.book.check_options(options), seed
        self.words = Speech("en", (kind.book.game,))
        self.log: list[Line] = []
        self.g = kind.new(self.options, seed, sink=self.log.append)
        self.before: dict[int, Seen] = {}

    def lines(self) -> Iterator[str]:
        g, random = self.g, Random(self.seed)
        yield f"{g.book.game}, {', '.join(f'{k} {v}' for k, v in self.options.items())}, seed {self.seed}"
        yield from self.happened()
        for step in range(1, MOST + 1):
            if g.decision is None:
                break
            yield ""
            yield from self.asked(step)
            seat = random.choice(g.waiting)
            picked = some_answer(g.decision, seat, random)
            yield f"> {seat + 1}: {', '.join(o.key for o in picked) or '(nothing)'}"
            g.submit(picked, seat)
            yield from self.happened()
        yield ""
        if g.outcome is None:
            yield "... and so on."
        else:
            winners = ", ".join(f"seat {s + 1}" for s in g.outcome.winners) or "nobody"
            yield f"{'Won' if g.outcome.won else 'Lost'} ({g.outcome.why}); winning: {winners}."

    def asked(self, step: int) -> Iterator[str]:
        g, decision = self.g, self.g.decision
        assert decision is not None
        seats = " and ".join(f"seat {s + 1}" for s in decision.seats)
        prompt = self.words.say(decision.prompt, decision.args)
        yield f"{step}. Round {g.clock.round}, {g.clock.phase}. {seats}: {prompt}"
        for seat in decision.seats if len(decision.each) > 1 else decision.seats[:1]:
            yield f"? {seat + 1}: {' | '.join(decision.keys(seat))}"

    def happened(self) -> Iterator[str]:
        """The log, what became of the table as everybody sees it, and what single seats got to know besides."""
        for line in lines_for(self.log, PUBLIC):
            yield f"  {self.words.say(line.text, line.args)}{_cited(line)}"
        now = self.look(PUBLIC)
        before = self.before.get(PUBLIC, {})
        changes = [*_things(before, now), *self.piles(before, now)]
        if changes:
            yield f"  all see: {'; '.join(changes)}"
        for seat in range(len(self.g.seats)):
            for line in self.log:
                if line.seats is not None and seat in line.seats:
                    yield f"  seat {seat + 1} reads: {self.words.say(line.text, line.args)}{_cited(line)}"
            mine, was = self.look(seat), self.before.get(seat, {})
            learned = [_name(e) for id, e in mine.items() if _face(e) and _face(e) != _face(was.get(id, {}))]
            learned = [name for name in learned if name not in [_name(e) for e in now.values()]]
            if learned:
                yield f"  seat {seat + 1} knows: {', '.join(learned)}"
            self.before[seat] = mine
        self.before[PUBLIC] = now
        self.log.clear()

    def look(self, seat: int) -> Seen:
        seen: Seen = view(self.g, seat)["entities"]
        return seen

    def piles(self, before: Seen, now: Seen) -> Iterator[str]:
        for pile in self.g.all(Pile):
            cards = now[pile.id].get("cards", ())
            names = [_lying(now, i) for i in cards]
            old = before.get(pile.id, {}).get("cards", ())
            if names != [_lying(before, i) for i in old]:
                few = ", ".join(names) if any(n != "?" for n in names) and len(names) <= 12 else str(len(names))
                yield f"{pile.handle(self.g)}: {few if names else 'empty'}"


def _lying(seen: Seen, id: int) -> str:
    """A card of a pile by its name, if everybody sees which it is; 0 is one that cannot be told from others."""
    return _name(seen[id]) if id and _face(seen[id]) else "?"


def _things(before: Seen, now: Seen) -> Iterator[str]:
    """What is new about things: what they have at first, then what changes."""
    for id, thing in now.items():
        if thing["kind"] in ("Pile", "Clock"):
            continue
        told = {k: v for k, v in thing.items() if k not in TOLD_OTHERWISE}
        was = before.get(id)
        fields = [k for k, v in told.items() if (v not in NOTHING if was is None else was.get(k) != v)]
        if fields:
            yield f"{_name(thing)} {', '.join(f'{k} {thing[k]}' for k in fields)}"


def _face(seen: dict[str, Any]) -> str:
    """The face of a card in a view, if it is to be seen."""
    return str(seen.get("code", "")) if "known" in seen else ""


def _name(seen: dict[str, Any]) -> str:
    return f"{seen.get('code') or seen['kind'].lower()}-{seen['id']}"


def _cited(line: Line) -> str:
    return f" [{' '.join(line.cite)}]" if line.cite else ""


def main(args: list[str]) -> None:
    if args[:1] != ["--write"]:
        raise SystemExit("write: python -m tests.contract.golden --write [GAME ...]")
    for game in args[1:] or names():
        path = FOLDER / f"{game}.txt"
        path.parent.mkdir(exist_ok=True)
        path.write_text(playthrough(game), "utf-8")
        print(f"wrote {path}")


if __name__ == "__main__":
    main(sys.argv[1:])
