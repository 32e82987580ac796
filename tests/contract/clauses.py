"""Which clause decides what: every message of a game's log, options and denials with every clause it is seen with.

The games are played by bots from fixed seeds, so that the list is the same everywhere. Write it anew after a change of
rules, and read the difference before you keep it:

    python -m tests.contract.clauses --write            every game that has a list
    python -m tests.contract.clauses --write lantern    one, or the first list of another
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from rulebound.core.game.game import Game, Line
from rulebound.core.knowing.view import view
from rulebound.core.state.clauses import load_ledger
from rulebound.games import folder, game_class, names
from rulebound.play.bots import best, make
from rulebound.play.checking.invariants import some_answer
from rulebound.play.translate import Speech

FOLDER = Path(__file__).parent / "clauses"
MOST = 1500
"""Decisions: a longer game breaks off there."""
DENIED_EVERY = 7
"""Every so many decisions it is asked what is denied."""

ANDUIN, DOL_GULDUR = "journey-along-the-anduin", "escape-from-dol-guldur"

Table = tuple[dict[str, str], int, bool]
"""Options, seed, and whether chance answers (True) or the game's best bot."""

TABLES: dict[str, list[Table]] = {
    "ah3": [
        ({"scenario": scenario, "seats": seats, "investigators": "random"}, seed, chance)
        for seed, (scenario, seats, chance) in enumerate([
            ("azathoth", "1", False), ("umordhoth", "2", False), ("veil", "3", False), ("echoes", "4", False),
            ("azathoth", "6", True), ("umordhoth", "4", True), ("veil", "2", True), ("echoes", "1", True),
        ])
    ],
    "ahlcg": [
        ({"investigators": "roland-banks"}, 1, False),
        ({"investigators": "daisy-walker skids-otoole"}, 2, False),
        ({"investigators": "agnes-baker wendy-adams roland-banks", "difficulty": "hard"}, 3, True),
        ({"investigators": "roland-banks daisy-walker agnes-baker wendy-adams", "mode": "the-gathering"}, 4, True),
        ({"investigators": "skids-otoole", "mode": "the-midnight-masks", "decks": "random:5"}, 5, True),
        ({"investigators": "wendy-adams agnes-baker", "mode": "the-devourer-below", "decks": "random:6"}, 6, True),
        ({"investigators": "daisy-walker roland-banks", "mode": "the-devourer-below"}, 7, False),
    ],
    "eldritch": [
        ({"ancient-one": ancient_one, "seats": seats, "investigators": "random"}, seed, True)
        for seed, (ancient_one, seats) in enumerate([
            ("azathoth", "1"), ("cthulhu", "2"), ("shub-niggurath", "3"), ("yog-sothoth", "4"), ("cthulhu", "6"),
            ("azathoth", "3"), ("yog-sothoth", "2"), ("shub-niggurath", "2"),
        ])
    ],
    "lantern": [({"seats": "2"}, 1, True), ({"seats": "3", "roles": "secret"}, 2, True)],
    "lotr": [
        ({"decks": "leadership"}, 3, True),
        ({"decks": "spirit lore"}, 4, True),
        ({"decks": "leadership spirit", "difficulty": "nightmare"}, 5, True),
        ({"decks": "tactics lore", "difficulty": "nightmare"}, 6, True),
        ({"decks": "tactics lore spirit", "quest": ANDUIN}, 7, True),
        ({"decks": "leadership tactics", "quest": ANDUIN, "difficulty": "easy"}, 8, True),
        ({"decks": "lore own", "lists": "random:9", "quest": ANDUIN, "difficulty": "nightmare"}, 9, True),
        ({"decks": "spirit tactics leadership", "quest": ANDUIN, "difficulty": "nightmare"}, 10, True),
        ({"decks": "leadership tactics spirit lore", "quest": DOL_GULDUR, "difficulty": "easy"}, 11, True),
        ({"decks": "own spirit", "lists": "random:12", "quest": DOL_GULDUR}, 12, True),
        ({"decks": "spirit leadership tactics", "quest": DOL_GULDUR, "difficulty": "nightmare"}, 13, True),
        ({"decks": "lore tactics", "mode": "campaign", "difficulty": "easy"}, 14, True),
        ({"decks": "leadership spirit", "mode": "expert", "earlier": "mendor"}, 15, True),
        ({"decks": "leadership spirit"}, 16, True),
        ({"decks": "lore", "mode": "campaign", "difficulty": "easy"}, 17, True),
    ],
    "unfathomable": [({"seats": str(n)}, n, True) for n in (3, 4, 5, 6)],
}  # fmt: skip
"""The tables that are played; of a game that names none, one with its defaults."""

Pair = tuple[str, str, tuple[str, ...]]
"""What it is (line, option or denial), the key of its words, and the clauses."""


@dataclass
class Heard:
    """The pairs that occurred, each with the first thing that was said so."""

    words: Speech
    pairs: dict[Pair, str] = field(default_factory=dict)

    def note(self, kind: str, text: str, args: Any, cite: tuple[str, ...]) -> None:
        if (kind, text, cite) not in self.pairs:
            self.pairs[kind, text, cite] = self.words.say(text, args)


def played(game: str) -> dict[Pair, str]:
    """All pairs of the games at a game's tables."""
    heard = Heard(Speech("en", (game,)))
    for options, seed, by_chance in TABLES.get(game, [({}, 1, True)]):
        listen(game_class(game), options, seed, by_chance, heard)
    return heard.pairs


def listen(kind: type[Game], options: dict[str, str], seed: int, by_chance: bool, heard: Heard) -> None:
    def sink(line: Line) -> None:
        heard.note("line", line.text, line.args, line.cite)

    g, random = kind.new(options, seed, sink=sink), Random(seed)
    name = kind.book.game
    bots: dict[int, Any] = {}
    for step in range(MOST):
        if g.decision is None:
            return
        seat = random.choice(g.waiting)
        decision = g.decision
        asked = decision.cite or g.at_work()
        for option in decision.options_for(seat):
            heard.note("option", option.text, option.args, option.cite or asked)
        if decision.menu and step % DENIED_EVERY == 0:
            for denial in g.why_not(seat):
                heard.note("denial", denial.reason, denial.args, (denial.clause,) if denial.clause else ())
        if by_chance:
            g.submit(some_answer(decision, seat, random), seat)
        else:
            if seat not in bots:
                bots[seat] = make(name, best(name), seed + seat)
            g.choose(bots[seat].choose(view(g, seat), seat), seat)


def without(pairs: dict[Pair, str]) -> list[str]:
    """What is said, offered or denied without any clause."""
    return sorted({f"{kind} {text}: {said}" for (kind, text, cite), said in pairs.items() if not cite})


def page(game: str, pairs: dict[Pair, str]) -> Iterator[str]:
    """The list as a page: under each message, what was said first by each of its clauses, and what the first says."""
    says = {id: clause.says for id, clause in load_ledger(folder(game)).entries.items()}
    yield f"# {game}: which clause decides what"
    yield ""
    yield "Made by `python -m tests.contract.clauses --write`; read it through after a change of rules."
    for kind, title in (("line", "Lines of the log"), ("option", "Options"), ("denial", "Denials")):
        yield f"\n## {title}"
        last = ""
        for (_, text, cite), said in sorted(p for p in pairs.items() if p[0][0] == kind):
            if text != last:
                yield f"\n`{text}`"
                last = text
            clauses = " ".join(clause.partition("/")[2] for clause in cite)
            yield f"- {said.strip()} **{clauses}** {says.get(cite[0], '') if cite else ''}".rstrip()


def listed(game: str) -> set[Pair]:
    """The pairs of a page that was kept, whatever the words are by now."""
    found: set[Pair] = set()
    kind, text = "", ""
    kinds = iter(("line", "option", "denial"))
    for line in (FOLDER / f"{game}.md").read_text("utf-8").split("\n"):
        if line.startswith("## "):
            kind = next(kinds)
        elif line.startswith("`"):
            text = line.strip("`")
        elif line.startswith("- "):
            clauses = line.split("**")[-2].split()
            found.add((kind, text, tuple([f"{game}/{c}" for c in clauses])))
    return found


if __name__ == "__main__":
    wanted = [a for a in sys.argv[1:] if a != "--write"] or [n for n in names() if (FOLDER / f"{n}.md").exists()]
    FOLDER.mkdir(exist_ok=True)
    for one in wanted:
        pairs = played(one)
        for bare in without(pairs):
            print(f"{one}: no clause: {bare}")
        if "--write" in sys.argv:
            (FOLDER / f"{one}.md").write_text("\n".join(page(one, pairs)) + "\n", "utf-8")
