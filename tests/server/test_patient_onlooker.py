"""Somebody watches a whole game over the wire, notes everything, and guesses: no better than everybody can.

What is noted of cards that somebody adds to a check face down: on which deck their numbers were seen before, how long
the message was, how many things changed, where in the piles, how many messages came before it. From all this the skill
of the card is guessed, by what went with which skill in the rest of the game. Seats are told apart, for everybody knows
whose sheet has which skills. A note that helps is one that does better than the same guesses on shuffled truths.
"""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import mean, pstdev
from typing import Any

import pytest

from rulebound.core.knowing import view as core_view
from rulebound.core.material.cards import Card, Pile
from rulebound.core.state.entities import PUBLIC
from rulebound.games.unfathomable.state import DECKS, deck_of
from rulebound.play.record import Entry
from rulebound.play.table import Table
from rulebound.server.room import Room
from rulebound.server.streams import Stream
from tests.server.at_table import Caller, Server, serving

SEEDS = (11, 13)
ADD, ADDED = "unfathomable-prompt-add", "unfathomable-log-added"
NO_CARDS = "unfathomable/38.5-1"
"""The clause of the line about somebody who has no cards, and so was not asked."""
PILES = ("hand", "loyalty", "check", "chaos")
SHUFFLES = 400
SURE = 5.0
"""So many standard deviations above guessing on shuffled truths are no luck."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path / "tables.db") as server:
        yield server


@dataclass
class Note:
    """What went over the wire with cards that somebody added to a check."""

    seat: int
    n: int
    noticed: dict[str, Any]


@dataclass
class Onlooker:
    """Reads what one connection was sent, message by message, and forgets nothing."""

    seat: int
    entities: dict[int, dict[str, Any]] = field(default_factory=dict)
    notes: list[Note] = field(default_factory=list)
    left_in: dict[int, int] = field(default_factory=dict)
    """Numbers that were seen, and are not any more: in which pile they lay."""
    followed: list[str] = field(default_factory=list)
    """Cards that came back under a number by which they were known before."""
    lay_on: dict[int, str] = field(default_factory=dict)
    """Numbers that were listed on a skill deck, and on which."""
    hidden: Counter[str] = field(default_factory=Counter)
    quiet: int = 0
    """Messages since the last note."""

    def read(self, raw: bytes, message: dict[str, Any]) -> None:
        if message["t"] not in ("state", "update") or message["seat"] != self.seat:
            return
        fresh = {int(i): e for i, e in message.get("entities", message.get("changed", {})).items()}
        gone = [*message.get("gone", ())] if message["t"] == "update" else [i for i in self.entities if i not in fresh]
        before = self.entities
        self.entities = {i: e for i, e in before.items() if i not in gone} | fresh
        for i in gone:
            self.left_in[i] = before[i].get("pile", 0)
        for i, e in fresh.items():
            if i not in before and i in self.left_in and e.get("pile") != self.left_in[i]:
                self.followed.append(f"{i} {e.get('code')}: out of {self.left_in[i]}, now in {e.get('pile')}")
        check: list[int] = []
        for e in fresh.values():
            if e["kind"] == "Pile" and e["code"] in PILES and e["owner"] != self.seat:
                self.hidden.update(str(n) for n in e["cards"] if n and "code" not in self.entities.get(n, {}))
            if e["kind"] == "Pile" and e["code"] == "check":
                check = [n for n in e["cards"] if e["id"] not in before or n not in before[e["id"]]["cards"]]
            if e["kind"] == "Pile" and e["code"] in DECKS:
                self.lay_on |= dict.fromkeys([n for n in e["cards"] if n], e["code"])
        self.quiet += 1
        told = [line for line in message.get("lines", ()) if line["text"] == ADDED]
        added = [line for line in told if NO_CARDS not in line["cite"]]
        for line in added:
            args = dict(line["args"])
            noticed = {
                "size": len(raw),
                "changes": len(fresh),
                "leavings": len(gone),
                "decks": tuple([self.lay_on[n] for n in check if n in self.lay_on]),
                "order": tuple(len(e["cards"]) for e in fresh.values() if e["kind"] == "Pile"),
                "messages": self.quiet,
            }
            self.notes.append(Note(-2, int(args["n"]), noticed))
        self.quiet = 0 if added else self.quiet


def play(server: Server, seed: int) -> tuple[Room, list[Onlooker]]:
    """Three bots, somebody who answers anything, and a spectator."""
    ann, eve = (Caller(server.url, name) for name in ("Ann", "Eve"))
    options = {"seats": "4", "characters": "random"}
    id = ann.table("unfathomable", options=options, seats=["me", *["bot"] * 3], seed=seed)
    eve.join(ann.invite(id, PUBLIC))
    person, watcher, random = ann.sit(id), eve.sit(id), Random(seed)
    end = time.monotonic() + 600
    while time.monotonic() < end:
        person.sync()
        watcher.sync()
        if watcher.seen[PUBLIC].head["outcome"] is not None:
            break
        if person.asked(0):
            person.answer(0, person.any_answer(0, random))
        else:
            server.at_rest(id)
    onlookers = []
    for seat, player in ((PUBLIC, watcher), (0, person)):
        onlooker = Onlooker(seat)
        for raw, message in zip(player.raw, player.heard, strict=True):
            if message.get("head", {}).get("outcome") is not None:
                break  # then all loyalty is shown
            onlooker.read(raw, message)
        onlookers.append(onlooker)
    return server.room(id), onlookers


Truths = list[tuple[str, int, tuple[str, ...], bool]]
"""Table, seat, skills, and whether the cards were added face up."""


def truths(room: Room) -> Truths:
    """Who added cards of which skills, one after the other: read from the record, which nobody is sent.

    On the way: had others of one's cards been added, as many, everybody else would have been sent the same bytes.
    """
    out: Truths = []
    then: Any = room.table.replay(0)
    for entry in room.table.answers:
        decision = then.decision
        if decision is not None and decision.prompt == ADD:
            picked = [o for o in decision.options_for(decision.seat) if o.key in entry.text.split(", ")]
            skills = sorted(deck_of(then.game.entity(o.about[0]).code) for o in picked)
            openly = then.game.check_now.face_up
            out.append((room.row.id, decision.seat, tuple(skills), openly))
            if picked and not openly:
                same_bytes(then, entry, [o.key for o in picked])
        then.enter(entry)
    return out


Cases = list[tuple[tuple[str, int], Any, str]]
"""Whose card it was (table and seat), what was noticed, and its skill."""


def cases(told: Truths, onlooker: Onlooker, what: Callable[[dict[str, Any]], Any]) -> Cases:
    """Every addition but one's own."""
    out: Cases = []
    for note, (table, seat, skills, openly) in zip(onlooker.notes, told, strict=False):
        assert note.n == len(skills)
        if skills and not openly and seat != onlooker.seat:
            out.append(((table, seat), (note.n, what(note.noticed)), skills[0]))
    return out


def score(known: Cases) -> int:
    """How many are guessed right: as the deck says, or from all the others, by what was noticed, or by the seat."""
    by_note: dict[Any, Counter[str]] = defaultdict(Counter)
    by_seat: dict[Any, Counter[str]] = defaultdict(Counter)
    for seat, noticed, skill in known:
        by_note[seat, noticed][skill] += 1
        by_seat[seat][skill] += 1
    right = 0
    for seat, noticed, skill in known:
        others = by_note[seat, noticed] - Counter([skill]) or by_seat[seat] - Counter([skill])
        guess = max(sorted(others), key=others.__getitem__) if others else ""
        right += (noticed[1] if noticed[1] in DECKS else guess) == skill
    return right


def advantage(known: Cases) -> float:
    """By how many standard deviations the guesses beat those on truths shuffled among the additions of each seat."""
    random, scores = Random(0), []
    for _ in range(SHUFFLES):
        shuffled: Cases = []
        for seat in sorted({s for s, _, _ in known}):
            mine = [case for case in known if case[0] == seat]
            skills = [skill for _, _, skill in mine]
            random.shuffle(skills)
            shuffled += [(s, noticed, skill) for (s, noticed, _), skill in zip(mine, skills, strict=True)]
        scores.append(score(shuffled))
    return (score(known) - mean(scores)) / (pstdev(scores) or 1.0)


WHAT: dict[str, Callable[[dict[str, Any]], Any]] = {
    "size": lambda n: n["size"],
    "changes": lambda n: (n["changes"], n["leavings"]),
    "decks": lambda n: min(n["decks"], default=""),
    "order": lambda n: n["order"],
    "messages": lambda n: n["messages"],
}


def test_who_notes_everything_guesses_no_better_than_everybody(server: Server) -> None:
    games = [play(server, seed) for seed in SEEDS]
    for room, onlookers in games:
        assert room.table.outcome is not None
        loyalty = {c.id for c in room.table.game.all(Card) if c.code in ("human", "hybrid", "cultist")}
        for onlooker in onlookers:
            assert onlooker.followed == [], "a card that came back is known again"
            assert onlooker.hidden == Counter(), "cards that cannot be told apart have numbers"
            assert not loyalty & {*onlooker.entities, *onlooker.left_in}, "it can be told which loyalty card is shown"
    told = [truths(room) for room, _ in games]
    for at in range(2):
        for name, what in WHAT.items():
            known = [c for truth, (_, both) in zip(told, games, strict=True) for c in cases(truth, both[at], what)]
            assert len(known) > 8
            assert advantage(known) < SURE, name


def same_bytes(then: Table, entry: Entry, picked: list[str]) -> None:
    decision = then.decision
    assert decision is not None
    seat = decision.seat
    others = [k for k in decision.keys(seat) if k not in picked][: len(picked)]
    one, two = then.clone(), then.clone()
    one.enter(entry)
    if len(others) < len(picked) or one.decision is None or one.decision.prompt != ADD:
        return  # there are no others, or the cards have been turned up
    two.choose(others, seat)
    for eyes in {PUBLIC, *range(len(then.game.seats))} - {seat}:
        same = sent(then, one, eyes) == sent(then, two, eyes)  # nobody needs to read how long bytes differ
        assert same, f"seat {eyes} is not sent the same bytes"


def sent(before: Table, after: Table, seat: int) -> bytes | None:
    """What a seat is sent when it comes from one position to the next."""
    stream = Stream(seat)
    stream.advance(before, before.lines(seat), "", None, None)
    return stream.advance(after, after.lines(seat), "", None, None)


def test_a_patient_onlooker_would_notice(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the ids of all cards in a spectator's view, as it once was, the skill of most cards can be told."""
    lying = core_view.lying

    def telltale(pile: Pile, seat: int, numbers: dict[int, int]) -> list[int]:
        return list(pile.cards) if seat == PUBLIC else lying(pile, seat, numbers)

    monkeypatch.setattr(core_view, "lying", telltale)
    room, (watcher, _) = play(server, SEEDS[0])
    assert watcher.hidden
    with pytest.raises(AssertionError, match="the same bytes"):
        truths(room)
    monkeypatch.setattr("tests.server.test_patient_onlooker.same_bytes", lambda then, entry, picked: None)
    known = cases(truths(room), watcher, WHAT["decks"])
    assert 2 * sum(noticed[1] == skill for _, noticed, skill in known) > len(known)
