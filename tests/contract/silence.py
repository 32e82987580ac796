"""Looks for what happens in silence: a rule of a card, an effect, an ability that ends without a line.

Where it has changed nothing, a line says so, and the clause; where it has changed something, a line says what. Each of
these rules is also carried out again and again on a copy of the position in which it was met first, until there is
nothing left for it to do: that is where it has to say so.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec

from rulebound.core.card_language.forms import FORMS
from rulebound.core.flows.flow import ASK, DEEPEST, PUSH, Frame, Scope, Unwind, Within, tell_rules, too_deep, unwind
from rulebound.core.game.abilities import Ability
from rulebound.core.game.decision import Decision
from rulebound.core.game.game import Clock, Game, Line, Seat
from rulebound.core.knowing.view import BOOK_KEEPING
from rulebound.core.material.cards import Card, Pool
from rulebound.core.state.entities import FLOWS, Entity, Option
from rulebound.games import game_class
from rulebound.play.checking.invariants import some_answer
from tests.contract.walking import Looker

AGAIN = 8
"""So often a rule is carried out again, where it still finds something to do."""
TELLERS = ("rulebound.core.forms.perform", "rulebound.core.timing.use", "rulebound.core.timing.Used.happens",
           "rulebound.core.timing.carry_out")  # fmt: skip
"""What carries out rules of cards, and tells when they do nothing."""
BYTES = msgspec.msgpack.Encoder()


class Mark(NamedTuple):
    """How things stood when a rule began."""

    frame: Frame
    lines: int
    answers: int
    lasting: bytes
    passing: bytes


class Silence(Looker):
    """Watches the rules that are written on cards, from beginning to end."""

    def __init__(self, game: str, allowed: dict[str, dict[str, str]]) -> None:
        super().__init__()
        self.allowed, self.used = allowed, set[tuple[str, str]]()
        self.kind = game_class(game)
        self.lines = self.answers = 0
        self.marks: dict[int, Mark] = {}
        self.due: list[tuple[str, int]] = []
        """What did nothing, and how much had been told: whoever carried it out tells it now."""
        self.tried: set[str] = set()
        self.before: dict[int, bytes] = {}
        self.asked_before: tuple[Decision | None, str, int] = (None, "", 0)
        self.untold: dict[str, str] = {}
        """What was answered without a line, and what it has changed."""
        self.looks_again = False
        self.abilities = {a.body.flow.name: a for a in self.kind.book.registry.of(Ability)}
        self.own = {name for name in FLOWS if self.kind.book.registry.written.get(name.rpartition(".")[0])}
        self.watched = {*self.abilities} | self.own | {*FORMS}

    def wrong(self, rule: str, name: str) -> None:
        short = name.rpartition("games.")[2]
        if short in self.allowed.get(rule, {}):
            self.used.add((rule, short))
        else:
            self.note(f"{rule}: {short}")

    def told(self, line: Line) -> None:
        self.lines += 1

    # -------------------------------------------------------------- rules, as the kernel runs them

    def runs(self, inner: Any) -> Any:
        return self.run

    def run(self, g: Game, stack: list[Frame], value: Any) -> Decision | None:
        """What core/flows/flow.py does, with a look at each rule that begins and ends."""
        while stack:
            frame = stack[-1]
            try:
                kind, out = frame.flow.resume(g, frame, value)
                self.settle_up()
                if kind == PUSH and out.flow.at_once:
                    mark = self.begins(g, out, stack)
                    value = out.flow.run_at_once(g, out.vars)
                    self.ends(g, out, mark, value)
                    continue
            except Unwind as cut:
                unwind(stack, cut)
                value = None
                continue
            except Exception as error:
                tell_rules(error, stack)
                raise
            if kind == PUSH:
                stack.append(out)
                mark = self.begins(g, out, stack[:-1])
                if mark is not None:
                    self.marks[id(out)] = mark
                if len(stack) > DEEPEST:
                    raise too_deep([f.flow.name for f in stack])
                value = None
            elif kind == ASK:
                return out  # type: ignore[no-any-return]
            else:
                done = stack.pop()
                value = out
                self.ends(g, done, self.marks.pop(id(done), None), out)
        self.settle_up()
        g.result = value
        return None

    def begins(self, g: Game, frame: Frame, callers: list[Frame]) -> Mark | None:
        name = frame.flow.name
        if name not in self.watched:
            return None
        if name not in self.tried and not self.looks_again:
            self.tried.add(name)
            self.until_nothing_is_left(g, frame, callers)
        return Mark(frame, self.lines, self.answers, lasting(g), passing(g))

    def ends(self, g: Game, frame: Frame, mark: Mark | None, result: Any) -> None:
        if mark is None or mark.frame is not frame or self.lines > mark.lines or g.ending:
            return  # what ends the game is told when it is over
        name = frame.flow.name
        if lasting(g) != mark.lasting:
            self.wrong("changes something", name)
        elif self.answers == mark.answers and passing(g) == mark.passing and not self.answers_something(name, result):
            self.due.append((name, self.lines))

    def answers_something(self, name: str, result: Any) -> bool:
        """A rule that was only asked for something, a number or another rule, was not to do anything."""
        return name in self.own and result is not None

    def settle_up(self) -> None:
        for name, lines in self.due:
            if self.lines == lines:
                self.wrong("does nothing", name)
        self.due.clear()

    # -------------------------------------------------------------- until there is nothing left to do

    def until_nothing_is_left(self, g: Game, frame: Frame, callers: list[Frame]) -> None:
        """Carries out a rule on copies, each of them going on from the last."""
        caller = next((f for f in reversed(callers) if type(f.flow) is not Within), None)
        teller = caller is not None and caller.flow.name in TELLERS
        stack, g.stack = g.stack, [frame]
        try:
            copy = g.clone()
        finally:
            g.stack = stack
        assert copy.stack is not None
        begun = copy.stack[0]
        kept = self.lines, self.answers, self.marks, self.due
        self.marks, self.due, self.looks_again = {}, [], True
        random = Random(frame.flow.name)
        lay = places(begun)
        try:
            for _ in range(AGAIN):
                if not self.carry_out(copy, begun, teller, random) or copy.ending or places(begun) != lay:
                    break  # nothing is left to do, or nobody to do it
        except (Unwind, Exception):
            pass  # what it was about is gone, or it has cut itself short
        finally:
            self.lines, self.answers, self.marks, self.due = kept
            self.looks_again = False

    def could_begin(self, g: Game, frame: Frame) -> bool:
        """An ability whose condition does not hold any more is not used, nor one that would be for nothing."""
        owners = [getattr(thing, "owner", -1) for thing in frame.vars]
        seats = [g.seat(n) for n in owners if type(n) is int and n >= 0]
        if any(is_gone(thing) for thing in (*frame.vars, *seats)):
            return False
        ability = self.abilities.get(frame.flow.name)
        if ability is None:
            return True
        asked = (ability.if_,) if ability.forced else (ability.if_, ability.useful)
        return all(holds is None or holds(g, *frame.vars) for holds in asked)

    def carry_out(self, g: Game, begun: Frame, teller: bool, random: Random) -> bool:
        """Once more; has it done anything?"""
        lines, answers, before, passed = self.lines, self.answers, lasting(g), passing(g)
        since, result = g.watch(), None
        frame = begun.transfer(g)
        if not self.could_begin(g, frame):
            return False
        g.sink = g.sink or (lambda line: None)
        if frame.flow.at_once:
            result = frame.flow.run_at_once(g, frame.vars)
        else:
            g.stack = [frame]
            decision = self.run(g, g.stack, None)
            while decision is not None:
                self.answers += 1
                picked = tuple([some_answer(decision, seat, random) for seat in decision.seats])
                decision = self.run(g, g.stack, picked if decision.mode == "all" else picked[0])
            result = g.result
        idle = g.idle(since)
        if g.ending:
            return False
        if lasting(g) != before:
            if self.lines == lines:
                self.wrong("changes something", begun.flow.name)
            return True
        silent = self.lines == lines and self.answers == answers and passing(g) == passed
        if silent and not (teller and idle) and not self.answers_something(begun.flow.name, result):
            self.wrong("does nothing", begun.flow.name)
        return False

    # -------------------------------------------------------------- between two questions

    def answering(self, g: Game, picked: tuple[Option, ...]) -> None:
        self.answers += 1
        verb = picked[0].key.partition(" ")[0] if picked else "nothing"
        self.before = {id: BYTES.encode(e) for id, e in g.entities.items()}
        self.asked_before = (g.decision, verb, self.lines)

    def answered(self, g: Game) -> None:
        """What has changed on the table is told before the players go on: before their next turn, or next window."""
        decision, verb, lines = self.asked_before
        if decision is None or g.decision is decision:
            return
        if self.lines > lines:
            self.untold.clear()
            return
        for id, entity in g.entities.items():
            for field in self.changed(id, entity):
                self.untold.setdefault(f"{decision.prompt} {verb}", field)
        if g.decision is None or g.decision.prompt in (*g.book.grounds, *g.book.windows):
            for answer, field in self.untold.items():
                key = f"{answer}: {field}"
                if key in self.allowed.get("told by no line", {}):
                    self.used.add(("told by no line", key))
                else:
                    self.note(f"told by no line: {key}")
            self.untold.clear()

    def at(self, place: str) -> None:
        super().at(place)
        self.untold.clear()

    def changed(self, id: int, entity: Entity) -> Iterator[str]:
        """The fields of a thing that have changed, but for those that only count what the rules remember."""
        was = self.before.get(id)
        if was is None or was == BYTES.encode(entity) or type(entity) in (Clock, Pool):
            return
        old, new = msgspec.msgpack.decode(was)[1:], msgspec.msgpack.decode(BYTES.encode(entity))[1:]
        for field, a, b in zip(type(entity).__struct_fields__, old, new, strict=True):
            name = f"{type(entity).__name__}.{field}"
            if a != b and name not in self.allowed.get("remembered", {}) and field not in BOOK_KEEPING:
                yield name


def places(frame: Frame) -> list[int]:
    """Where the cards lie that a rule is about."""
    return [thing.pile for thing in frame.vars if isinstance(thing, Card)]


def is_gone(thing: Any) -> bool:
    """Somebody who is out of the game: nothing happens to them any more."""
    leaves = any(getattr(thing, name, False) for name in ("out", "leaving"))
    return isinstance(thing, Seat) and (leaves or getattr(thing, "code", "somebody") == "")


def lasting(g: Game) -> bytes:
    """The table as it lies."""
    return BYTES.encode([*g.entities.values()])


def passing(g: Game) -> bytes:
    """What goes on, but for scopes: tests, events, what lasts for a while."""
    return BYTES.encode([t for t in g.transients.values() if type(t) is not Scope])
