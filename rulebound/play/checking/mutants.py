"""How much would the examples of a game notice? A sample of random source mutants, and which of them survive.

    make mutants ARGS=ahlcg

A mutant is one small change in a function of `rules/`, `content/` or `effects.py`: another comparison, `and` for `or`,
a condition negated or one of its parts left out, a `not` gone, a number one higher or lower, plus for minus, the least
for the most, yes for no, a statement left out; or a number that a module of the rules has given a name. It is killed if
any example that enters the function fails, in whatever way. (What is printed on a card is data, not code: that is
compared with the facts of the box.)

The sample is the same every time, and a change elsewhere does not move it: sites are drawn by the hash of their names.
A seed draws another. Mutants that change nothing are named in the game's `mutants.toml`, each with the reason.
"""

from __future__ import annotations

import ast
import gc
import hashlib
import importlib.machinery
import multiprocessing
import os
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import _lru_cache_wrapper
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

from rulebound.core.game.abilities import Ability
from rulebound.core.game.decision import MADE
from rulebound.core.game.game import TABLES
from rulebound.core.proving.example import Example, run_example
from rulebound.core.proving.mutate import time_limit
from rulebound.core.state.errors import ContentError
from rulebound.core.timing.actions import Act
from rulebound.games import folder, game_class
from rulebound.play.checking.coverage import load_examples

SAMPLE = 250
ENDLESS = 20.0
"""So many seconds of work in one example are a loop: a whole one takes less than a tenth of one."""
PARTS = ("rules", "content", "effects.py")
OTHER: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.Gt, ast.LtE: ast.GtE, ast.Gt: ast.Lt, ast.GtE: ast.LtE,
}  # fmt: skip
"""The other way round; `OTHER` moves the bound by one."""
SIGN: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv}
SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}
DROPPED = (ast.Expr, ast.AugAssign, ast.Return, ast.Break, ast.Continue, ast.Raise, ast.Delete)

Entered = tuple[str, int, str]
"""A function by file, first line and name."""


@dataclass(frozen=True)
class Mutant:
    """One change: where, what, and how to make it in a fresh tree of its file."""

    path: Path
    function: str
    line: int
    what: str
    entered: Entered
    number: int
    """Which of the file's sites it is."""
    nth: int = 0
    """Which of those in the function that read the same."""

    @property
    def name(self) -> str:
        again = f" ({self.nth + 1})" if self.nth else ""
        return f"{self.path.parent.name}/{self.path.name} {self.function}: {self.what}{again}"

    def rank(self, seed: str = "") -> str:
        return hashlib.sha256(f"{seed}{self.name}".encode()).hexdigest()


@dataclass
class Score:
    """What became of a sample."""

    game: str
    killed: int = 0
    survivors: list[Mutant] = field(default_factory=list)
    harmless: dict[str, str] = field(default_factory=dict)
    """Survivors that change nothing, with the reason."""
    of: int = 0

    @property
    def rate(self) -> float:
        return self.killed / max(1, self.of - len(self.harmless))


# ------------------------------------------------------------------ all that can be changed


def mutants_of(game: str, seed: str = "") -> list[Mutant]:
    """Every mutant of a game's rules and content, in the order of the sample that a seed draws."""
    found = [m for part in PARTS for path in sources(folder(game) / part) for m in mutants_in(path)]
    return sorted(found, key=lambda m: m.rank(seed))


def sources(part: Path) -> list[Path]:
    return sorted(part.rglob("*.py")) if part.is_dir() else [part] if part.exists() else []


def mutants_in(path: Path) -> Iterator[Mutant]:
    seen: dict[tuple[str, str], int] = {}
    for number, (owner, what, _) in enumerate(sites(ast.parse(path.read_text("utf-8")), in_rules(path))):
        nth = seen[owner.name, what] = seen.get((owner.name, what), -1) + 1
        yield Mutant(path, owner.name, owner.line, what, (str(path), owner.first, owner.code), number, nth)


@dataclass(frozen=True)
class Owner:
    """The function that a site is in."""

    name: str
    first: int
    code: str
    line: int = 0
    bound: Mapping[str, int] = field(default_factory=dict, compare=False)
    """Its names, each with the line from which on it has a value: to set it again may be left out."""


def in_rules(path: Path) -> bool:
    """Are the numbers that stand outside of functions the rulebook's own? In the content they are the cards'."""
    return path.parent.name == "rules"


def sites(tree: ast.Module, named: bool = False) -> Iterator[tuple[Owner, str, Callable[[], None]]]:
    """Every place in the functions of a file where something can be changed, with how to change it; with `named`, also
    the numbers that the file has given names."""
    for node in tree.body if named else ():
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            owner = Owner(ast.unparse(target), 0, "<module>", node.lineno)
            for number in ast.walk(node.value):
                if isinstance(number, ast.Constant) and type(number.value) is int and not _in_function(number, node):
                    yield from _changes(number, owner)
    yield from _in_block(tree, None, "")


def _in_function(inner: ast.AST, statement: ast.stmt) -> bool:
    return any(inner in ast.walk(node) for node in ast.walk(statement) if isinstance(node, ast.Lambda))


def _in_block(node: ast.AST, owner: Owner | None, prefix: str) -> Iterator[tuple[Owner, str, Callable[[], None]]]:
    for name, value in ast.iter_fields(node):
        if name in ("decorator_list", "annotation", "returns", "bases", "keywords") and not isinstance(node, ast.Call):
            within = None if name == "decorator_list" else owner
            for child in value if isinstance(value, list) else ():
                yield from _in_block(child, within, prefix)
            continue
        if isinstance(value, list) and owner is not None:
            for i, child in enumerate(value):
                if _may_go(child, owner):
                    yield owner, f"{_text(child)} left out", _setter(value, i, ast.Pass())
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _at(child, owner, prefix)


def _at(node: ast.AST, owner: Owner | None, prefix: str) -> Iterator[tuple[Owner, str, Callable[[], None]]]:
    if isinstance(node, (ast.FunctionDef, ast.Lambda)):
        name = node.name if isinstance(node, ast.FunctionDef) else "<lambda>"
        decorators = node.decorator_list if isinstance(node, ast.FunctionDef) else []
        first = min([node.lineno, *[d.lineno for d in decorators]])
        if isinstance(node, ast.FunctionDef):
            for decorator in decorators:
                yield from _in_block(ast.Expr(decorator), None, prefix)
            inner = Owner(f"{prefix}{name}", first, name, node.lineno, _set_before(node))
            for child in node.body:
                yield from _statement(node.body, child, inner)
        else:
            called = f"{owner.name if owner else prefix}<lambda {node.lineno - (owner.line if owner else 0)}>"
            inner = Owner(called if owner else f"{prefix}{_text(node)}", first, name, node.lineno)
            yield from _expression(node, "body", inner)
        return
    if isinstance(node, ast.ClassDef):
        yield from _in_block(node, None, f"{prefix}{node.name}.")
        return
    if owner is not None:
        yield from _changes(node, owner)
    yield from _in_block(node, owner, prefix)


def _statement(block: list[ast.stmt], child: ast.stmt, owner: Owner) -> Iterator[tuple[Owner, str, Callable[[], None]]]:
    if _may_go(child, owner):
        yield owner, f"{_text(child)} left out", _setter(block, block.index(child), ast.Pass())
    yield from _at(child, owner, f"{owner.name}.")


def _expression(node: ast.AST, name: str, owner: Owner) -> Iterator[tuple[Owner, str, Callable[[], None]]]:
    yield from _at(getattr(node, name), owner, f"{owner.name}.")


def _changes(node: ast.AST, owner: Owner) -> Iterator[tuple[Owner, str, Callable[[], None]]]:
    if isinstance(node, ast.Compare):
        for i, op in enumerate(node.ops):
            if type(op) in OTHER:
                other = OTHER[type(op)]()
                yield owner, f"{_text(node)}: {type(other).__name__}", _setter(node.ops, i, other)
            if type(op) in TURNED:
                other = TURNED[type(op)]()
                yield owner, f"{_text(node)}: {type(other).__name__}", _setter(node.ops, i, other)
    elif isinstance(node, ast.BoolOp):
        swapped = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield owner, f"{_text(node)}: {type(swapped).__name__}", _attribute(node, "op", swapped)
        for i, part in enumerate(node.values):
            alone = ast.Constant(isinstance(node.op, ast.And))
            yield owner, f"{_text(node)}: without {_text(part)}", _setter(node.values, i, alone)
    elif isinstance(node, (ast.BinOp, ast.AugAssign)) and type(node.op) in SIGN and not _of_texts(node):
        sign = SIGN[type(node.op)]()
        yield owner, f"{_text(node)}: {type(sign).__name__}", _attribute(node, "op", sign)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SWAPPED:
        swap = ast.Name(SWAPPED[node.func.id], ast.Load())
        yield owner, f"{_text(node)}: {swap.id}", _attribute(node, "func", ast.copy_location(swap, node.func))
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield owner, f"{_text(node)}: without not", _attribute(node, "operand", _negated(node.operand))
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield owner, f"{node.value} is {not node.value}", _attribute(node, "value", not node.value)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        for by in (1, -1):
            yield owner, f"{node.value} is {node.value + by}", _attribute(node, "value", node.value + by)
    for name in ("test",):
        test = getattr(node, name, None)
        if isinstance(test, ast.expr) and not _turned_by_itself(test):
            yield owner, f"not {_text(test)}", _attribute(node, name, _negated(test))
    if isinstance(node, ast.comprehension):
        for i, test in enumerate(node.ifs):
            if not _turned_by_itself(test):
                yield owner, f"not {_text(test)}", _setter(node.ifs, i, _negated(test))


def _turned_by_itself(test: ast.expr) -> bool:
    """A comparison or a negation, whose other way round is a change of its own."""
    return isinstance(test, ast.UnaryOp) or (isinstance(test, ast.Compare) and len(test.ops) == 1)


def _negated(test: ast.expr) -> ast.expr:
    return ast.copy_location(ast.UnaryOp(ast.Not(), test), test)


def _setter(items: list[Any], i: int, new: ast.AST) -> Callable[[], None]:
    def change() -> None:
        items[i] = ast.copy_location(new, items[i]) if hasattr(items[i], "lineno") else new

    return change


def _attribute(node: ast.AST, name: str, new: Any) -> Callable[[], None]:
    return lambda: setattr(node, name, new)


def _may_go(node: ast.AST, owner: Owner) -> bool:
    """A statement that says something, without which the rest can still be run."""
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], (ast.Name, ast.Tuple)):
        names = [n for n in ast.walk(node.targets[0]) if isinstance(n, ast.Name)]
        return all(owner.bound.get(n.id, node.lineno) < node.lineno for n in names)
    return isinstance(node, DROPPED) and not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))


def _set_before(function: ast.FunctionDef) -> dict[str, int]:
    args = function.args
    found = {a.arg: 0 for a in (*args.posonlyargs, *args.args, *args.kwonlyargs)}
    for node in ast.walk(function):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found[node.id] = min(found.get(node.id, node.lineno), node.lineno)
    return found


def _of_texts(node: ast.BinOp | ast.AugAssign) -> bool:
    """Texts and tuples are joined by plus; without it they are no rule but a mistake in Python."""
    sides = (node.left, node.right) if isinstance(node, ast.BinOp) else (node.value,)
    return any(
        isinstance(side, (ast.Tuple, ast.List, ast.JoinedStr, ast.ListComp))
        or (isinstance(side, ast.Constant) and not isinstance(side.value, int))
        for side in sides
    )


def _text(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 90 else f"{text[:60]}…{text[-29:]}"


# ------------------------------------------------------------------ trying them


def entered_by(game: str, shown: Example) -> frozenset[Entered]:
    """The functions of the rules and the content that an example enters."""
    where = str(folder(game)) + os.sep
    found: set[CodeType] = set()

    def note(frame: FrameType, event: str, arg: object) -> None:
        if event == "call":
            found.add(frame.f_code)

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        run_example(shown, game_class(game), durable=False)
    finally:
        sys.setprofile(before)
    return frozenset((c.co_filename, c.co_firstlineno, c.co_name) for c in found if c.co_filename.startswith(where))


def mutate(mutant: Mutant) -> None:
    """Every function with the code that the mutant changes runs the changed one from now on."""
    tree = changed_source(mutant)
    changed = {_place(code): code for code in _codes(compile(tree, str(mutant.path), "exec"))}
    for function in [f for f in gc.get_objects() if isinstance(f, FunctionType)]:
        code = function.__code__
        if code.co_filename == str(mutant.path) and _place(code) in changed:
            new = changed[_place(code)]
            if new.co_freevars == code.co_freevars:
                function.__code__ = new
    forget()


def forget() -> None:
    """What was worked out by the whole rules is not remembered under the broken ones."""
    TABLES.clear()
    MADE.clear()
    for thing in gc.get_objects():
        if isinstance(thing, _lru_cache_wrapper):
            thing.cache_clear()
        elif isinstance(thing, (Ability, Act)):
            thing.made.clear()
            if isinstance(thing, Act):
                thing.alone.clear()


def _codes(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from _codes(inner)


def _place(code: CodeType) -> tuple[str, int, int]:
    """Two lambdas on one line are told apart by their columns."""
    columns = [column for _, _, column, _ in code.co_positions() if column] if code.co_name == "<lambda>" else []
    return code.co_qualname, code.co_firstlineno, min(columns, default=0)


def killed_by(game: str, mutant: Mutant, examples: list[Example]) -> str:
    """The first example that fails, or "". In a process of its own: nothing of the mutant is left."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        killer = ""
        try:
            mutate(mutant)
            for shown in examples:
                try:
                    with time_limit(ENDLESS):
                        run_example(shown, game_class(game), durable=False)
                except BaseException:
                    killer = shown.name
                    break
        finally:
            os.write(write, killer.encode())
            os._exit(0)
    os.close(write)
    with os.fdopen(read) as answer:
        killer = answer.read()
    os.waitpid(child, 0)
    return killer


def killed_anew(game: str, mutant: Mutant) -> str:
    """The same for a function that no example enters: it may run while cards are read, so they are read anew."""
    program = f"from rulebound.play.checking.mutants import read_anew; print(read_anew({game!r}, {mutant.name!r}))"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    return found.stdout.strip() if found.returncode == 0 else "reading the cards"


def read_anew(game: str, name: str) -> str:
    """Reads a game with one of its files changed, and plays its examples up to the first that fails."""
    mutant = next(m for m in mutants_of(game) if m.name == name)
    source = changed_source(mutant)

    class Changed(importlib.machinery.SourceFileLoader):
        def get_code(self, fullname: str) -> CodeType:
            changed = str(self.path) == str(mutant.path)
            return compile(source if changed else self.get_data(self.path), str(self.path), "exec", dont_inherit=True)

    details = (Changed, importlib.machinery.SOURCE_SUFFIXES)
    sys.path_hooks.insert(0, importlib.machinery.FileFinder.path_hook(details))
    sys.path_importer_cache.clear()
    for shown in load_examples(game):
        try:
            with time_limit(ENDLESS):
                run_example(shown, game_class(game), durable=False)
        except Exception:
            return shown.name
    return ""


def changed_source(mutant: Mutant) -> ast.Module:
    """The tree of the mutant's file with the change in it."""
    tree = ast.parse(mutant.path.read_text("utf-8"))
    for number, (_, _, change) in enumerate(sites(tree, in_rules(mutant.path))):
        if number == mutant.number:
            change()
            break
    return ast.fix_missing_locations(tree)


class Trial:
    """The examples of a game, and which functions each of them enters."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.examples = load_examples(game)
        self.entered = [entered_by(game, shown) for shown in self.examples]

    def examples_for(self, mutant: Mutant) -> list[Example]:
        """Those that enter the function, the ones that enter little else first."""
        fitting = [(len(e), i) for i, e in enumerate(self.entered) if mutant.entered in e]
        return [self.examples[i] for _, i in sorted(fitting)]

    def __call__(self, mutant: Mutant) -> str:
        fitting = self.examples_for(mutant)
        return killed_by(self.game, mutant, fitting) if fitting else killed_anew(self.game, mutant)


def harmless_in(game: str) -> dict[str, str]:
    """The mutants of a game that change nothing, each with the reason."""
    path = folder(game) / "mutants.toml"
    found: dict[str, str] = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    for name, why in found.items():
        if not isinstance(why, str) or not why:
            raise ContentError(f"{path.name} of {game}: {name} changes nothing, but why?")
    return found


TRIAL: Trial | None = None


def _try(mutant: Mutant) -> tuple[Mutant, str]:
    assert TRIAL is not None
    return mutant, TRIAL(mutant)


def try_sample(
    game: str,
    n: int = SAMPLE,
    workers: int = 2,
    tell: Callable[[Mutant, str], None] = lambda m, k: None,
    seed: str = "",
) -> Score:
    """Breaks the rules of a game in n ways, one at a time."""
    global TRIAL
    TRIAL = Trial(game)
    sample = mutants_of(game, seed)[:n]
    known = harmless_in(game)
    score = Score(game, of=len(sample))
    context = multiprocessing.get_context("fork")
    with context.Pool(workers) as pool:
        for mutant, killer in pool.imap_unordered(_try, sample):
            if killer:
                score.killed += 1
            elif mutant.name in known:
                score.harmless[mutant.name] = known[mutant.name]
            else:
                score.survivors.append(mutant)
            tell(mutant, killer)
    score.survivors.sort(key=lambda m: (str(m.path), m.line))
    return score
