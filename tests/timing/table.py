"""Driving a game of Skirmish by its decisions, in plain mode or frozen and thawed at every one of them."""

from __future__ import annotations

from typing import Any

from rulebound.core.game.decision import Denial
from rulebound.core.game.game import Clock, Line
from rulebound.core.knowing.view import number
from rulebound.core.state.index import INDEXES, rebuild_index
from tests.timing.skirmish import STATS, Arkham, Figure, Hero, Rings, Skirmish

GAMES: dict[str, type[Skirmish]] = {"rings": Rings, "arkham": Arkham}


class Table:
    """One game of a test. After every step the indexes and cached values are compared with new ones."""

    def __init__(self, policy: str, frozen: bool, cards: tuple[str, ...], seats: int = 2) -> None:
        self.policy = policy
        self.frozen = frozen
        self.lines: list[Line] = []
        self.g: Skirmish = GAMES[policy]()
        self.g.sink = self.lines.append
        self.g.add(Clock())
        self.g.book.create(self.g, {"seats": str(seats), "cards": " ".join(cards)})
        self.g.begin(durable=frozen)
        self._check()
        self.lines.clear()

    # -------------------------------------------------------------- playing

    def choose(self, *answers: str, seat: int | None = None) -> Table:
        """Answers one decision after another; a seat is counted from 1."""
        for answer in answers:
            self.g.choose(answer, None if seat is None else seat - 1)
            self._check()
        return self

    def _check(self) -> None:
        g = self.g
        if g.decision is not None:
            assert all(g.decision.each), "a decision without options"
        if self.frozen:
            hashed = g.state_hash()
            g = type(g).decode(g.clone().encode())
            g.sink = self.lines.append
            assert g.state_hash() == hashed
            self.g = g
        kept = {name: getattr(g, name) for name in INDEXES}
        rebuild_index(g)
        assert kept == {name: getattr(g, name) for name in INDEXES}
        things = [e for e in (*g.all(Hero), *g.all(Figure)) if not isinstance(e, Figure) or e.code]
        cached = [g.value(e, stat) for e in things for stat in STATS]
        g.cache.clear()
        assert cached == [g.value(e, stat) for e in things for stat in STATS]

    # -------------------------------------------------------------- looking

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked, counted from 1."""
        return tuple(s + 1 for s in self.g.waiting)

    @property
    def options(self) -> tuple[str, ...]:
        assert self.g.decision is not None
        return self.g.decision.keys()

    def offered(self, seat: int) -> tuple[str, ...]:
        assert self.g.decision is not None
        return self.g.decision.keys(seat - 1)

    @property
    def cite(self) -> tuple[str, ...]:
        assert self.g.decision is not None
        return self.g.decision.cite

    @property
    def log(self) -> list[str]:
        """What happened, shortly: notes, abilities by their name, what was cancelled or replaced."""
        return [said for line in self.lines if (said := _short(line))]

    def cited(self, text: str) -> tuple[str, ...]:
        return next(line.cite for line in self.lines if line.text == text)

    def hero(self, n: int = 1) -> Any:
        return self.g.seat(n - 1)

    def card(self, code: str, n: int = 1) -> Any:
        return [c for c in self.g.all(Figure) if c.code == code][n - 1]

    def key(self, ability: str, code: str, n: int = 1) -> str:
        """The key of an ability's option: "bite dog-12"."""
        return f"{ability} {code}-{number(self.card(code, n))}"

    def pile(self, code: str, n: int = 1) -> str:
        """Where a card lies."""
        return str(self.g.entity(self.card(code, n).pile).code)

    def denial(self, key: str) -> Denial:
        return next(d for d in self.g.why_not() if d.key == key)

    def in_turn(self) -> bool:
        """Is somebody asked what to do in their turn?"""
        return self.g.decision is not None and self.g.decision.menu == "turn"


def _short(line: Line) -> str:
    args = dict(line.args)
    if line.text == "skirmish-note":
        return str(args["what"])
    if line.text in ("core-log-ability", "core-log-forced"):
        return str(args["ability"].term.rpartition("-")[2])
    if line.text in ("core-log-cancelled", "core-log-instead", "core-log-cannot"):
        return f"{line.text.rpartition('-')[2]} {args['what'].term.rpartition('-')[2]}"
    return ""
