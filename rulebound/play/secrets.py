"""The proof of secrecy: nothing that a seat receives depends on what it may not know.

Take a game at a decision, deal anew everything that one seat may not know, and give both games the same answers in
lock-step. All that the seat receives must be the same, byte for byte: its view, its options and denials, the log, what
can be undone, what a number is made of, what a bot in that seat would do, and the games it can imagine. A sample ends
without a verdict where the games must part: when an answer is not possible with the redrawn cards, when the seat is
rightly shown a card that was redrawn, when a rule says that it goes by one openly, when answers given in secret take
effect, or when luck is not the same any more.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from rulebound.core.cards import Card, bit
from rulebound.core.chance import key_of
from rulebound.core.decision import SEPARATOR
from rulebound.core.game import Game, Line
from rulebound.core.redraw import redrawn
from rulebound.core.state import PUBLIC, Option
from rulebound.core.view import imagine, lines_for, view

Chooser = Callable[[Game, int], Sequence[str]]
"""What a bot would answer in a seat: the keys of options. It must look at no more than the seat may know."""

STEPS = 4


@dataclass(frozen=True)
class Leak:
    """Something a seat received that depends on what it may not know."""

    seat: int
    where: str
    """The path in what was received: `view/entities/12/cards/0`."""
    real: str
    otherwise: str
    """What it would have been with other hidden cards."""
    answers: tuple[str, ...]
    """What was answered since the cards were redrawn."""
    redrawn: tuple[str, ...]

    def __str__(self) -> str:
        who = "a spectator" if self.seat == PUBLIC else f"seat {self.seat + 1}"
        after = f" after {'; '.join(self.answers)}" if self.answers else ""
        return (
            f"{who} can tell hidden cards apart{after}: {self.where} is {self.real}, "
            f"but with other cards {self.otherwise} (redrawn: {', '.join(self.redrawn) or 'answers given in secret'})"
        )


@dataclass(frozen=True)
class Sample:
    """One try: how many answers both games took, and the leak if there was one."""

    steps: int
    leak: Leak | None = None


def from_view(g: Game, seat: int) -> Sequence[str]:
    """A bot without any sense that looks at its whole view: a difference anywhere makes it answer otherwise."""
    return _from_view(view(g, seat))


def _from_view(seen: dict[str, Any]) -> Sequence[str]:
    decision = seen["decision"]
    keys = [option["key"] for option in decision["options"]]
    random = Random(zlib.crc32(msgspec.json.encode(seen)))
    return random.sample(keys, random.randint(decision["least"], decision["most"]))


def sample(g: Game, seat: int, seed: int, steps: int = STEPS, bot: Chooser = from_view) -> Sample:
    """Tries one redraw of a durable game at a decision; `g` itself is left as it is."""
    return _LockStep(g, seat, seed, bot).run(steps)


class _LockStep:
    """The real game and the redrawn one, side by side."""

    def __init__(self, g: Game, seat: int, seed: int, bot: Chooser) -> None:
        self.seat, self.seed, self.bot = seat, seed, bot
        self.random = Random(seed)
        self.real, self.other = g.clone(), redrawn(g, seat, seed)
        self.fresh_luck = seed % 2 == 1
        if self.fresh_luck:  # then the sample ends at the first use of luck, but a rule that peeks ahead is found
            self.other.luck.key = key_of(seed, "other")
        self.answered_otherwise = self._redraw_answers()
        self.logs: tuple[list[Line], list[Line]] = ([], [])
        self.real.sink, self.other.sink = self.logs[0].append, self.logs[1].append
        self.answers: list[str] = []
        self.own: tuple[Sequence[str], Sequence[str]] = ((), ())
        """What the bot in the seat would answer now, in both games."""
        self.redrawn = self._difference_in_cards()

    def _redraw_answers(self) -> bool:
        """Answers that others have given already to a decision of all seats are secrets as well."""
        decision, given = self.other.decision, self.other.given
        if decision is None or all(s == self.seat for s, _ in given):
            return False
        self.other.given = tuple([
            (s, keys if s == self.seat else tuple([o.key for o in self._any(self.other, s)])) for s, keys in given
        ])  # fmt: skip
        return True

    def _any(self, g: Game, seat: int) -> tuple[Option, ...]:
        """Any legal answer of a seat."""
        assert g.decision is not None
        options = g.decision.options_for(seat)
        n = self.random.randint(g.decision.least, g.decision.most)
        return tuple([options[i] for i in sorted(self.random.sample(range(len(options)), n))])

    def run(self, steps: int) -> Sample:
        leak = self.compare()
        for done in range(steps):
            if leak is not None or self.real.decision is None:
                return Sample(done, leak)
            if not self.step():
                return Sample(done + 1)
            leak = self.compare()
        return Sample(steps, leak or self.compare_imagined())

    # -------------------------------------------------------------- one answer for both

    def step(self) -> bool:
        """Gives both games the same answer. False if they must part now."""
        real, other, before = self.real, self.other, self.real.decision
        asked = self.random.choice(real.waiting)
        picked = self.own_answer() if asked == self.seat else self._any(real, asked)
        fitting = {said(other, o, asked): o for o in other.decision.options_for(asked)} if other.decision else {}
        keys = [said(real, o, asked) for o in picked]
        self.answers.append(f"seat {asked + 1}: {SEPARATOR.join(keys) or '(nothing)'}")
        if not all(key in fitting for key in keys):
            return False
        count = real.luck.count
        real.submit(picked, asked)
        other.submit(tuple([fitting[key] for key in keys]), asked)
        if self.answered_otherwise and real.decision is not before:
            return False
        if self.fresh_luck and real.luck.count != count:
            return False
        return not self.learned()

    def own_answer(self) -> tuple[Option, ...]:
        """What the bot in the seat does: the same in both games, if it does not peek."""
        decision = self.real.decision
        assert decision is not None
        keys, otherwise = self.own
        return decision.parse(keys if list(keys) == list(otherwise) else [], self.seat)

    def learned(self) -> bool:
        """Has the seat been shown a card that was redrawn, or has a rule gone by one for all to see?

        It may lie hidden again by now: discarded, say, and shuffled back into its deck in the same step. As long as
        nothing is shown to the seat that differs, the same cards must come to light in both games, to the same eyes.
        """
        for (id, code, mask), (twin, other_code, other_mask) in zip(self.real.shown, self.other.shown, strict=False):
            if id != twin or mask != other_mask:
                return False
            if code != other_code and mask & bit(self.seat):
                return True
        return False

    # -------------------------------------------------------------- comparing

    def compare(self) -> Leak | None:
        real, other = self.real, self.other
        one, two = received(real, self.seat, self.logs[0]), received(other, self.seat, self.logs[1])
        leak = self.differ(one, two)
        if leak is None and self.seat in real.waiting:
            if self.bot is from_view:  # it knows the view and nothing else, and that is the same
                keys = _from_view(one["view"])
                self.own = (keys, keys)
            else:
                self.own = (self.bot(real, self.seat), self.bot(other, self.seat))
                leak = self.differ({"bot": list(self.own[0])}, {"bot": list(self.own[1])})
        return leak

    def compare_imagined(self) -> Leak | None:
        """What the seat can imagine must not depend on what it may not know: else a bot that searches could peek."""
        if self.real.decision is None or self.real.luck.count != self.other.luck.count:
            return None
        one, two = (imagine(g, self.seat, self.seed + 1) for g in (self.real, self.other))
        if one.encode() == two.encode():
            return None
        return self.differ({"imagined": _position(one)}, {"imagined": _position(two)})

    def differ(self, real: dict[str, Any], other: dict[str, Any]) -> Leak | None:
        one, two = msgspec.json.encode(real), msgspec.json.encode(other)
        if one == two:
            return None
        where, a, b = first_difference(msgspec.json.decode(one), msgspec.json.decode(two))
        return Leak(self.seat, where, _short(a), _short(b), tuple(self.answers), self.redrawn)

    def _difference_in_cards(self) -> tuple[str, ...]:
        out = []
        for card in self.real.all(Card):
            twin = self.other.entities[card.id]
            if isinstance(twin, Card) and card.code != twin.code:
                out.append(f"card-{card.id} {card.code} as {twin.code}")
        return tuple(out)


def received(g: Game, seat: int, log: list[Line]) -> dict[str, Any]:
    """All that a seat gets to know, from its view to what can be taken back."""
    working = [
        (stat, id, modifier.key)
        for stat, entries in sorted(g.modifiers.items())
        for id, modifier in entries
        if id < 0 or g.policy.working(g, g.entities[id], modifier)
    ]
    return {
        "view": view(g, seat),
        "denials": g.why_not(seat) if seat in g.waiting else (),
        "log": lines_for(log, seat),
        "explanations": working,
        "undo": g.reveals,
    }


def said(g: Game, option: Option, seat: int) -> str:
    """An answer as the others see it: the cards that only this seat knows are cards like any other."""
    key = option.key
    for id in option.about:
        entity = g.entity(id)
        key = key.replace(entity.handle(g, seat), entity.handle(g))
    return key


def first_difference(a: Any, b: Any, path: str = "") -> tuple[str, Any, Any]:
    """Where two pieces of plain data first differ."""
    if isinstance(a, dict) and isinstance(b, dict):
        for key in [*a, *(k for k in b if k not in a)]:
            if key not in a or key not in b or a[key] != b[key]:
                return first_difference(a.get(key), b.get(key), f"{path}/{key}" if path else str(key))
    if isinstance(a, list) and isinstance(b, list):
        for i, (one, two) in enumerate(zip(a, b, strict=False)):
            if one != two:
                return first_difference(one, two, f"{path}/{i}")
        return f"{path}/{min(len(a), len(b))}", a[len(b) :] or None, b[len(a) :] or None
    return path, a, b


def _position(g: Game) -> dict[str, Any]:
    """The state with its parts named, so that a difference can be found."""
    state = g.state()
    named = {name: getattr(state, name) for name in state.__struct_fields__}
    return {**named, "frames": {f"{i} {f.flow}": f.vars for i, f in enumerate(state.frames)}}


def _short(value: Any) -> str:
    text = "nothing" if value is None else repr(value)
    return text if len(text) <= 120 else f"{text[:117]}..."
