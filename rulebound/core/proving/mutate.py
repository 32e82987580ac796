"""Is an example honest? Break the code that cites its clause, and see whether the example notices.

A mutant is the same function with one statement deleted, one condition negated or one number changed by 1; of a
modifier, with another amount or without effect; of an ability, without its cost, its limit, its condition or the
question whether it would do anything; of the course of a round, with two phases swapped. A mutant counts as killed
when the example no longer holds, not when it merely crashes.
"""

from __future__ import annotations

import ast
import copy
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Any

from rulebound.core.flows.compile import parse
from rulebound.core.flows.flow import Flow
from rulebound.core.game.abilities import Ability
from rulebound.core.game.game import TABLES, Game, Rulebook
from rulebound.core.game.values import Modifier
from rulebound.core.proving.example import Example, ExampleFailed, run_example
from rulebound.core.state.clauses import CITED
from rulebound.core.state.errors import ArrangeError, RuleboundError
from rulebound.core.state.kept_names import kept_name

SECONDS = 2.0
"""A mutant may loop without end: after so much work it counts as not killed. A busy machine makes no difference."""


@dataclass(frozen=True)
class Proof:
    """What was found about one example."""

    example: Example
    problem: str = ""
    killed: str = ""
    tried: int = 0

    @property
    def proved(self) -> bool:
        return not self.problem


def prove(shown: Example, game: type[Game]) -> Proof:
    """The three honesty checks, for every clause the example names."""
    entered: set[tuple[str, str]] = set()
    try:
        with watching(entered):
            table = run_example(shown, game)
    except (ExampleFailed, RuleboundError) as error:
        return Proof(shown, f"it fails: {error}")
    if not table.honest:
        return Proof(shown, "what it expects was so before the last step")
    killed, tried = "", 0
    for clause in shown.clauses:
        code = CITED.get(clause, [])
        if not code:
            return Proof(shown, f"no code cites {clause}")
        if not any(place(c) in entered for c in code if callable(c)) and not any(not callable(c) for c in code):
            return Proof(shown, f"it does not enter any code that cites {clause}")
        killed = ""
        for name, mutant in all_mutants(code, entered):
            tried += 1
            with mutant:
                if fails(shown, game):
                    killed = name
                    break
        if not killed:
            return Proof(
                shown, f"it still holds when the code behind {clause} is broken ({tried} ways tried)", "", tried
            )
    return Proof(shown, "", killed, tried)


def fails(shown: Example, game: type[Game]) -> bool:
    """Does the example notice? A crash or an endless loop of the mutant proves nothing."""
    try:
        with time_limit():
            run_example(shown, game)
    except (ExampleFailed, ArrangeError):  # or the rules do not lead where it can be arranged any more
        return True
    except Exception:
        return False
    return False


AGAIN = 0.5
"""Seconds after which somebody who goes on all the same is stopped again."""


class _TooLong(Exception):
    pass


@contextmanager
def time_limit(seconds: float = SECONDS) -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise _TooLong

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds, AGAIN)  # where it cannot be raised, it is ignored: once more then
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


@contextmanager
def watching(entered: set[tuple[str, str]]) -> Iterator[None]:
    """Notes every function that is entered, by file and name (compiled rules keep both)."""

    def note(frame: FrameType, event: str, arg: object) -> None:
        if event == "call":
            entered.add((frame.f_code.co_filename, frame.f_code.co_name))

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(before)


def place(code: Any) -> tuple[str, str]:
    return code.__code__.co_filename, code.__name__


# ------------------------------------------------------------------ making mutants


def all_mutants(code: list[Any], entered: set[tuple[str, str]]) -> Iterator[tuple[str, Any]]:
    for piece in code:
        if isinstance(piece, Modifier):
            yield from modifier_mutants(piece)
        elif isinstance(piece, Ability):
            yield from ability_mutants(piece)
        elif isinstance(piece, Rulebook):
            yield from phase_mutants(piece)
        elif place(piece) in entered:
            for name, tree in function_mutants(piece):
                yield f"{piece.__name__}: {name}", swapped(piece, tree)


def function_mutants(fn: Callable[..., Any]) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Every mutant of a function's syntax tree, with what was done to it."""
    tree = parse(fn)
    sites = list(_sites(tree))
    for number, (name, _) in enumerate(sites):
        mutant = copy.deepcopy(tree)
        list(_sites(mutant))[number][1]()
        ast.fix_missing_locations(mutant)
        yield name, mutant


def _sites(tree: ast.FunctionDef) -> Iterator[tuple[str, Callable[[], None]]]:
    for node in ast.walk(tree):
        for name in ("body", "orelse"):
            block = getattr(node, name, None)
            if isinstance(block, list):
                for i, statement in enumerate(block):
                    if _deletable(statement):
                        yield f"line {statement.lineno} deleted", _deleter(block, i)
        for name in ("test", "ifs"):
            test = getattr(node, name, None)
            if isinstance(test, ast.expr):
                yield f"line {test.lineno} negated", _negater(node, name, None)
            elif isinstance(test, list):
                for i, one in enumerate(test):
                    yield f"line {one.lineno} negated", _negater(node, name, i)
        if isinstance(node, ast.Return) and isinstance(node.value, (ast.Compare, ast.BoolOp, ast.UnaryOp, ast.Call)):
            yield f"line {node.lineno} negated", _negater(node, "value", None)
        if isinstance(node, ast.Constant) and type(node.value) is int:
            yield f"line {node.lineno}: {node.value} + 1", _adder(node, 1)
            yield f"line {node.lineno}: {node.value} - 1", _adder(node, -1)


def _deletable(s: ast.stmt) -> bool:
    if isinstance(s, ast.Expr):
        return not isinstance(s.value, ast.Constant)
    return isinstance(s, (ast.Assign, ast.AugAssign, ast.If, ast.For, ast.While, ast.Return))


def _deleter(block: list[ast.stmt], i: int) -> Callable[[], None]:
    def delete() -> None:
        block[i] = ast.copy_location(ast.Pass(), block[i])

    return delete


def _negater(node: ast.AST, name: str, i: int | None) -> Callable[[], None]:
    def negate() -> None:
        old = getattr(node, name) if i is None else getattr(node, name)[i]
        new = ast.copy_location(ast.UnaryOp(ast.Not(), old), old)
        if i is None:
            setattr(node, name, new)
        else:
            getattr(node, name)[i] = new

    return negate


def _adder(node: ast.Constant, by: int) -> Callable[[], None]:
    def add() -> None:
        assert isinstance(node.value, int)
        node.value += by

    return add


@contextmanager
def swapped(fn: Callable[..., Any], tree: ast.FunctionDef) -> Iterator[None]:
    """The function runs another tree for a while: a durable rule is compiled anew, any other gets the mutant's code."""
    flow = _flow_of(fn)
    TABLES.clear()
    if flow is not None and not flow.at_once:
        flow.become(tree)
        try:
            yield
        finally:
            flow.become(None)
            TABLES.clear()
        return
    space: dict[str, Any] = {}
    module = ast.Module([tree], [])
    ast.fix_missing_locations(module)
    exec(compile(module, fn.__code__.co_filename, "exec"), fn.__globals__, space)
    before = fn.__code__
    fn.__code__ = space[tree.name].__code__
    try:
        yield
    finally:
        fn.__code__ = before
        TABLES.clear()


def _flow_of(fn: Callable[..., Any]) -> Flow | None:
    from rulebound.core.state.entities import FLOWS

    found = FLOWS.get(kept_name(fn.__module__, fn.__qualname__))
    return found if isinstance(found, Flow) and found.source is fn else None


@contextmanager
def changed(thing: Any, **fields: Any) -> Iterator[None]:
    TABLES.clear()
    before = {name: getattr(thing, name) for name in fields}
    for name, value in fields.items():
        object.__setattr__(thing, name, value)
    try:
        yield
    finally:
        for name, value in before.items():
            object.__setattr__(thing, name, value)
        TABLES.clear()


def modifier_mutants(modifier: Modifier) -> Iterator[tuple[str, Any]]:
    amount = modifier.amount
    if isinstance(amount, int) and modifier.op != "cannot":
        yield f"{modifier.key}: {amount} + 1", changed(modifier, amount=amount + 1)
    yield f"{modifier.key}: for nobody", changed(modifier, who=lambda g, source, entity: False)


def ability_mutants(ability: Ability) -> Iterator[tuple[str, Any]]:
    if ability.costs:
        yield f"{ability.key}: without cost", changed(ability, costs=(), prices=())
    if ability.limit is not None:
        yield f"{ability.key}: without limit", changed(ability, limit=None)
    if ability.if_ is not None:
        yield f"{ability.key}: without condition", changed(ability, if_=None)
    if ability.useful is not None:
        yield f"{ability.key}: of use or not", changed(ability, useful=None)


def phase_mutants(book: Rulebook) -> Iterator[tuple[str, Any]]:
    """The phases in another order."""
    for i in range(len(book.phases) - 1):
        phases = list(book.phases)
        phases[i], phases[i + 1] = phases[i + 1], phases[i]
        yield f"{book.phases[i][0]} after {book.phases[i + 1][0]}", changed(book, phases=tuple(phases))
