"""The flow compiler: a generator's source becomes a resumable function.

The body is cut into blocks at every `yield`. The compiled function takes the frame, jumps to its block, and when it
suspends it stores the next block's number and exactly those locals that are still needed there. Statements without a
yield are kept as they are, with their line numbers, so tracebacks point at the rule's own line.

What cannot be suspended is refused here, with the place and what to write instead: see `docs/flows.md`.
"""

from __future__ import annotations
import __future__

import ast
import builtins
import copy
import inspect
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, NoReturn

from rulebound.core.flows.flow_locals import (
    COMPREHENSIONS,
    EVERY,
    FUNCTIONS,
    NONE,
    Effect,
    Names,
    bound,
    effect,
    in_turn,
    leaves,
    parts,
    walk,
)
from rulebound.core.state.errors import FlowError

if TYPE_CHECKING:
    from rulebound.core.flows.flow import Flow

FRESH = ("sorted", "tuple", "range", "reversed", "enumerate", "zip", "list")
LOOKING_IN = ("locals", "eval", "exec")
UNKEEPABLE: dict[type[ast.AST], str] = {
    ast.List: "a list", ast.ListComp: "a list", ast.Dict: "a dict", ast.DictComp: "a dict", ast.Set: "a set",
    ast.SetComp: "a set", ast.GeneratorExp: "a generator", ast.Lambda: "a lambda", ast.FunctionDef: "an inner function",
    ast.Import: "an import", ast.ImportFrom: "an import",
}  # fmt: skip
MAKERS = {
    "list": "a list", "sorted": "a list", "dict": "a dict", "set": "a set", "frozenset": "a frozenset",
    "range": "a range", "iter": "an iterator", "map": "an iterator", "filter": "an iterator", "zip": "an iterator",
    "enumerate": "an iterator", "reversed": "an iterator",
}  # fmt: skip
FIRST: dict[type[ast.stmt], str] = {ast.If: "test", ast.For: "iter", ast.Match: "subject"}
"""What these work out once, before anything else in them."""
INSTEAD = {
    "a lambda": "make it a function of the module",
    "an inner function": "make it a function of the module",
    "an import": "import it at the top of the module",
}

# The compiled function's own names are no identifiers, so they cannot clash with the author's.
PC, FRAME, VALUE, OUT = ".pc", ".frame", ".value", ".out"
ENTER, TAKE, TUPLE, LEN, RESUME = ".enter", ".take", ".tuple", ".len", ".resume"

Op = tuple[Any, ...]


def parse(fn: Callable[..., Any]) -> ast.FunctionDef:
    """The syntax tree of a rule, with the line numbers of its file."""
    code = fn.__code__
    place = f"{code.co_filename}:{code.co_firstlineno}: {fn.__qualname__}"
    try:
        lines, start = inspect.getsourcelines(fn)
    except OSError:
        raise FlowError(f"{place}: its source cannot be read: write flows in files") from None
    indented = lines[0][:1].isspace()
    tree: Any = ast.parse(("if True:\n" if indented else "") + "".join(lines))
    ast.increment_lineno(tree, start - 1 - indented)
    definition = tree.body[0].body[0] if indented else tree.body[0]
    if not isinstance(definition, ast.FunctionDef):
        raise FlowError(f"{place}: a flow is written with def, on lines of its own")
    if definition.name != code.co_name:
        raise FlowError(f"{place}: the file was changed after it was loaded: start again")
    definition.decorator_list = []
    return definition


def name(id: str) -> ast.Name:
    return ast.Name(id, ast.Load())


def call(function: str, *args: ast.expr) -> ast.Call:
    return ast.Call(name(function), list(args), [])


def has_walrus(node: ast.AST) -> bool:
    return any(isinstance(n, ast.NamedExpr) for n in walk(node))


class Compiler:
    """Cuts one rule into blocks of operations.

    An operation is a tuple: ("stmt", s), ("goto", block), ("branch", test, yes, no), ("push" or "ask", value, next
    block, node) or ("return", value, node); the last three kinds and goto end their block.
    """

    def __init__(self, definition: ast.FunctionDef, flow: Flow) -> None:
        self.definition, self.primitive = definition, flow.primitive
        self.filename, self.globals = flow.source.__code__.co_filename, flow.source.__globals__
        holder = flow.source.__qualname__.rpartition(".")[0]
        self.in_class = bool(holder) and not holder.endswith("<locals>")
        args = definition.args
        params = [a.arg for a in [*args.posonlyargs, *args.args, *args.kwonlyargs]]
        self.game, self.params = params[0], tuple(params[1:])
        self.locals = frozenset(self.params).union(*(bound(s) for s in definition.body)) - {self.game}
        self.blocks: list[list[Op]] = [[]]
        self.current = 0
        self.loops: list[tuple[int, int]] = []
        self.temps = 0
        self.unkeepable: dict[str, tuple[str, int]] = {}
        self.nodes = [n for s in definition.body for n in walk(s)]
        self.yielding: set[int] = set()
        for s in definition.body:
            self.mark(s)
        self.inspect()

    # -- refusing

    def refuse(self, node: ast.AST, what: str) -> NoReturn:
        line = getattr(node, "lineno", self.definition.lineno)
        raise FlowError(f"{self.filename}:{line}: {self.definition.name}: {what}")

    def inspect(self) -> None:
        """Refuses forms that no flow may contain, wherever they stand, and notes which locals cannot be kept."""
        nodes = self.nodes
        run = {id(n.value) for n in nodes if isinstance(n, ast.YieldFrom)}
        kinds: dict[str, list[tuple[str, int]]] = {}
        for local, line, value in given(nodes):
            kinds.setdefault(local, []).append((self.kind(value), line))
        self.unkeepable = {local: found[0] for local, found in kinds.items() if all(kind for kind, _ in found)}
        for n in nodes:
            self.inspect_node(n)
            if isinstance(n, ast.Call) and id(n) not in run and is_rule(self.found(n.func)):
                self.refuse(n, "a rule is called without yield from, so nothing would happen: put yield from before it")
            if isinstance(n, ast.ExceptHandler) and n.name in kinds:
                self.refuse(n, f"{n.name} is gone after its except: give the exception a name of its own")

    def inspect_node(self, n: ast.AST) -> None:
        if isinstance(n, (ast.Global, ast.Nonlocal)):
            self.refuse(n, "a flow keeps no globals: put what must last into an entity")
        if isinstance(n, ast.Delete) and any(isinstance(t, ast.Name) for t in n.targets):
            self.refuse(n, "do not delete a local: it is dropped by itself when nothing reads it any more")
        if isinstance(n, (ast.AsyncFunctionDef, ast.Await, ast.AsyncFor, ast.AsyncWith)):
            self.refuse(n, "a flow is not async: ask with choose")
        if isinstance(n, ast.ClassDef):
            self.refuse(n, "a class inside a flow: put it at the top of the module")
        if isinstance(n, (*COMPREHENSIONS, *FUNCTIONS)) and self.has_yield(n):
            self.refuse(n, "no yield inside a comprehension, lambda or inner function: write a for loop")
        if isinstance(n, ast.Name):
            if n.id == self.game and not isinstance(n.ctx, ast.Load):
                self.refuse(n, f"{n.id} is the game and stays it: take another name")
            if n.id in LOOKING_IN and n.id not in self.locals:
                self.refuse(
                    n, f"{n.id} sees the frame, which is another one when the rule is resumed: name what you need"
                )
        for word in (getattr(n, field, None) for field in ("id", "attr", "arg", "name") if self.in_class):
            if isinstance(word, str) and word.startswith("__") and not word.endswith("__"):
                self.refuse(n, f"Python renames {word} inside a class: begin it with one underscore at most")

    def mark(self, node: ast.AST) -> bool:
        """Notes every node with a yield in it, once: it is asked all the time."""
        inside = [self.mark(part) for part in parts(node)]
        if isinstance(node, (ast.Yield, ast.YieldFrom)) or any(inside):
            self.yielding.add(id(node))
        return id(node) in self.yielding

    def has_yield(self, node: ast.AST) -> bool:
        return id(node) in self.yielding

    def whole(self, s: ast.stmt, without: str = "") -> bool:
        """Can the statement be kept as it is (but for one part that is worked out before)?"""
        if not without:
            return not self.has_yield(s) and not (self.loops and leaves(s))
        rest = copy.copy(s)
        setattr(rest, without, ast.Constant(None))
        return not any(map(self.has_yield, parts(rest))) and not leaves(rest)

    def found(self, e: ast.expr) -> Any:
        """What a name stands for, if it is known before the game runs."""
        if isinstance(e, ast.Name):
            return None if e.id in self.locals else self.globals.get(e.id)
        if isinstance(e, ast.Attribute):
            holder = self.found(e.value)
            return getattr(holder, e.attr, None) if inspect.ismodule(holder) or inspect.isclass(holder) else None
        return None

    def kind(self, value: ast.AST | None) -> str:
        """What a local holds that cannot be kept, as far as the source tells; "" if it says nothing."""
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and self.builtin(value.func.id):
            return MAKERS.get(value.func.id, "")
        return UNKEEPABLE.get(type(value), "") if value else ""

    def builtin(self, id: str) -> bool:
        return hasattr(builtins, id) and id not in self.locals and id not in self.globals

    # -- small builders

    def new(self) -> int:
        self.blocks.append([])
        return len(self.blocks) - 1

    def emit(self, *op: Any) -> None:
        self.blocks[self.current].append(op)

    def temp(self) -> str:
        self.temps += 1
        made = f".{self.temps}"
        self.locals |= {made}
        return made

    def keep(self, s: ast.stmt) -> None:
        """A statement without yields, as it is. What follows one that never comes out is never reached."""
        self.emit("stmt", s)
        if effect(s).sets is EVERY:
            self.current = self.new()

    def assign(self, target: str, value: ast.expr, at: ast.AST) -> None:
        self.emit("stmt", ast.copy_location(ast.Assign([ast.Name(target, ast.Store())], value), at))

    def set_aside(self, e: ast.expr) -> ast.expr:
        """Works an expression out now, so that a yield may follow before it is used."""
        if isinstance(e, ast.Constant):
            return e
        kind = self.kind(e)
        if kind:
            self.refuse(e, f"{kind} before a yield in one expression: take the result of the yield into a local first")
        kept = self.temp()
        self.assign(kept, e, e)
        return ast.copy_location(name(kept), e)

    # -- expressions: returns one without yields, after suspending for those it held

    def suspend(self, y: ast.Yield | ast.YieldFrom) -> None:
        if isinstance(y, ast.Yield):
            if not self.primitive:
                self.refuse(y, "only the primitive ask yields to the outside: use yield from choose(...)")
            if y.value is None:
                self.refuse(y, "a bare yield asks nothing")
            kind, value = "ask", self.expr(y.value)
        else:
            if not isinstance(y.value, ast.Call):
                self.refuse(y, "yield from takes the call of a rule: yield from rule(g, ...) or yield from call(g)")
            first = y.value.args[0] if y.value.args else None
            if not (isinstance(first, ast.Name) and first.id == self.game):
                self.refuse(y, f"a rule is given the game first: yield from rule({self.game}, ...)")
            kind, value = "push", self.expr(y.value)
        after = self.new()
        self.emit(kind, value, after, y)
        self.current = after

    def expr(self, e: ast.expr) -> ast.expr:
        if not self.has_yield(e):
            return e
        if isinstance(e, (ast.Yield, ast.YieldFrom)):
            return self.set_aside(self.now(e))
        if isinstance(e, ast.NamedExpr):
            self.assign(e.target.id, self.now(e.value), e)
            return ast.copy_location(name(e.target.id), e)
        if isinstance(e, ast.BoolOp):
            return self.bool_op(e)
        if isinstance(e, ast.IfExp):
            return self.if_exp(e)
        if isinstance(e, ast.Compare) and any(self.has_yield(c) for c in e.comparators[1:]):
            return self.chain(e)
        if isinstance(e, ast.Call) and not isinstance(e.func, ast.Name):
            self.refuse(e, "take the result of the yield into a local first, then make this call with it")
        if isinstance(e, (ast.UnaryOp, ast.BinOp, ast.Compare, ast.Call, ast.Tuple, ast.Attribute, ast.Subscript)):
            return self.in_order(e)
        self.refuse(e, f"take the result of the yield into a local first ({type(e).__name__} around a yield)")

    def now(self, e: ast.expr) -> ast.expr:
        """As `expr`, for a value that the very next thing uses up."""
        if isinstance(e, (ast.Yield, ast.YieldFrom)):
            self.suspend(e)
            return ast.copy_location(name(VALUE), e)
        return self.expr(e)

    def in_order(self, e: ast.expr) -> ast.expr:
        """Keeps Python's order of evaluation: what stands before a yield is worked out before it."""
        if isinstance(e, ast.Call) and any(k.arg is None for k in e.keywords):
            self.refuse(e, "** together with a yield: name the arguments")
        parts = list(slots(e))
        last = max(i for i, (_, part) in enumerate(parts) if self.has_yield(part))
        changing = has_walrus(e)
        for i, (put, part) in enumerate(parts[: last + 1]):
            starred = isinstance(part, ast.Starred)
            done = self.expr(part.value if isinstance(part, ast.Starred) else part)
            if i < last and starred:
                done = self.set_aside(ast.copy_location(call(TUPLE, done), part))
            elif i < last and (not isinstance(done, ast.Name) or (changing and done.id in self.locals)):
                done = self.set_aside(done)
            put(ast.copy_location(ast.Starred(done, ast.Load()), part) if starred else done)
        return e

    def bool_op(self, e: ast.BoolOp) -> ast.expr:
        made, end = self.temp(), self.new()
        for value in e.values:
            self.assign(made, self.now(value), e)
            if value is e.values[-1]:
                self.emit("goto", end)
            else:
                following = self.new()
                self.emit("branch", name(made), *((following, end) if isinstance(e.op, ast.And) else (end, following)))
                self.current = following
        self.current = end
        return ast.copy_location(name(made), e)

    def if_exp(self, e: ast.IfExp) -> ast.expr:
        made = self.temp()
        yes, no, end = self.new(), self.new(), self.new()
        self.condition(e.test, yes, no)
        for block, value in ((yes, e.body), (no, e.orelse)):
            self.current = block
            self.assign(made, self.now(value), e)
            self.emit("goto", end)
        self.current = end
        return ast.copy_location(name(made), e)

    def chain(self, e: ast.Compare) -> ast.expr:
        """a < b < c: what stands after the first comparison that fails is not worked out."""
        made, end = self.temp(), self.new()
        left = self.set_aside(self.expr(e.left))
        for op, comparator in zip(e.ops, e.comparators, strict=True):
            right = self.expr(comparator)
            if comparator is e.comparators[-1]:
                self.assign(made, ast.Compare(left, [op], [right]), e)
                self.emit("goto", end)
            else:
                right = self.set_aside(right)
                self.assign(made, ast.Compare(left, [op], [right]), e)
                following = self.new()
                self.emit("branch", name(made), following, end)
                self.current, left = following, right
        self.current = end
        return ast.copy_location(name(made), e)

    # -- statements

    def body(self, statements: list[ast.stmt]) -> None:
        for s in statements:
            self.stmt(s)

    def stmt(self, s: ast.stmt) -> None:
        if isinstance(s, ast.Return):
            self.emit("return", self.now(s.value) if s.value else None, s)
            self.current = self.new()
        elif isinstance(s, (ast.Break, ast.Continue)):
            self.emit("goto", self.loops[-1][isinstance(s, ast.Break)])
            self.current = self.new()
        elif self.whole(s):
            self.keep(s)
        elif type(s) in FIRST and self.whole(s, FIRST[type(s)]):
            setattr(s, FIRST[type(s)], self.now(getattr(s, FIRST[type(s)])))
            self.keep(s)
        elif isinstance(s, ast.If):
            self.if_(s)
        elif isinstance(s, ast.While):
            self.while_(s)
        elif isinstance(s, ast.For):
            self.for_(s)
        elif not self.has_yield(s):
            what = type(s).__name__.lower()
            self.refuse(s, f"break or continue of a loop around this {what}: set a local in it and test that after it")
        elif isinstance(s, ast.Expr):
            if isinstance(s.value, (ast.Yield, ast.YieldFrom)):
                self.suspend(s.value)
            else:
                s.value = self.expr(s.value)
                self.emit("stmt", s)
        elif isinstance(s, (ast.Assign, ast.AnnAssign, ast.AugAssign)):
            self.assignment(s)
        elif isinstance(s, ast.Match):
            self.refuse(s, "a match around a yield: write if / elif")
        elif isinstance(s, (ast.Try, ast.TryStar, ast.With)):
            what = "with" if isinstance(s, ast.With) else "try"
            self.refuse(s, f"a yield inside {what}: what can be stopped is a scope, see within")
        else:
            what = type(s).__name__.lower()
            self.refuse(s, f"a yield inside {what}: take the result of the yield into a local first")

    def assignment(self, s: ast.Assign | ast.AnnAssign | ast.AugAssign) -> None:
        targets = s.targets if isinstance(s, ast.Assign) else [s.target]
        if any(self.has_yield(t) for t in targets):
            self.refuse(s, "a yield in the target of an assignment: take its result into a local first")
        assert s.value is not None
        if isinstance(s, ast.AugAssign):
            if not isinstance(s.target, ast.Name):
                self.refuse(s, "a yield inside += on a field: take the result into a local first, then add it")
            if s.target.id in bound(s.value):
                self.refuse(s, f"{s.target.id} is set on both sides: take the result into a local first, then add it")
        s.value = self.now(s.value)
        self.emit("stmt", s)

    def condition(self, e: ast.expr, yes: int, no: int) -> None:
        """Goes to one block or the other; `and`, `or`, `not` become ways, so that what each way sets is known."""
        if isinstance(e, ast.Constant):
            self.emit("goto", yes if e.value else no)
        elif isinstance(e, ast.UnaryOp) and isinstance(e.op, ast.Not):
            self.condition(e.operand, no, yes)
        elif isinstance(e, ast.BoolOp) and (self.has_yield(e) or has_walrus(e)):
            for value in e.values[:-1]:
                following = self.new()
                self.condition(value, *((following, no) if isinstance(e.op, ast.And) else (yes, following)))
                self.current = following
            self.condition(e.values[-1], yes, no)
        else:
            self.emit("branch", self.now(e), yes, no)

    def if_(self, s: ast.If) -> None:
        yes, end = self.new(), self.new()
        no = self.new() if s.orelse else end
        self.condition(s.test, yes, no)
        for block, body in ((yes, s.body), (no, s.orelse)):
            if body:
                self.current = block
                self.body(body)
                self.emit("goto", end)
        self.current = end

    def while_(self, s: ast.While) -> None:
        if s.orelse:
            self.refuse(s, "while ... else: use a local that says whether the loop was left early")
        head, inside, end = self.new(), self.new(), self.new()
        self.emit("goto", head)
        self.current = head
        self.condition(s.test, inside, end)
        self.loop(s.body, inside, head, end)

    def loop(self, body: list[ast.stmt], inside: int, head: int, end: int) -> None:
        self.loops.append((head, end))
        self.current = inside
        self.body(body)
        self.emit("goto", head)
        self.loops.pop()
        self.current = end

    def for_(self, s: ast.For) -> None:
        """Walks a tuple that is taken once, before the first step."""
        if s.orelse:
            self.refuse(s, "for ... else: use a local that says whether the loop was left early")
        if self.has_yield(s.target):
            self.refuse(s, "a yield in the target of a loop: take its result into a local first")
        items, index = self.temp(), self.temp()
        self.assign(items, self.taken(self.now(s.iter)), s.iter)
        self.assign(index, ast.Constant(0), s)
        head, inside, end = self.new(), self.new(), self.new()
        self.emit("goto", head)
        self.current = head
        self.emit("branch", ast.Compare(name(index), [ast.Lt()], [call(LEN, name(items))]), inside, end)
        self.current = inside
        item = ast.copy_location(ast.Subscript(name(items), name(index), ast.Load()), s.target)
        self.emit("stmt", ast.copy_location(ast.Assign([s.target], item), s))
        self.emit("stmt", ast.copy_location(ast.AugAssign(ast.Name(index, ast.Store()), ast.Add(), ast.Constant(1)), s))
        self.loop(s.body, inside, head, end)

    def taken(self, e: ast.expr) -> ast.expr:
        """The tuple of what a loop walks; what somebody else could change while it is walked is refused."""
        walked = "a for loop with decisions walks a tuple"
        if isinstance(e, ast.GeneratorExp):
            self.refuse(e, f"{walked}: write tuple(...) around the generator")
        made = e.func.id if isinstance(e, ast.Call) and isinstance(e.func, ast.Name) else ""
        if made and self.builtin(made):
            assert isinstance(e, ast.Call)
            if made in ("map", "filter"):
                self.refuse(e, f"{walked}: write tuple({made}(...))")
            if made in ("enumerate", "zip", "reversed"):
                walks = e.args[:1] if made == "enumerate" else e.args
                if any(isinstance(a, ast.Starred) for a in walks):
                    self.refuse(e, f"{walked}: write tuple({made}(...))")
                e.args = [*map(self.taken, walks), *e.args[len(walks) :]]
            if made in FRESH:
                return ast.copy_location(call(TUPLE, e), e)
        if isinstance(e, (ast.List, ast.ListComp, ast.Tuple)):
            return ast.copy_location(call(TUPLE, e), e)
        return ast.copy_location(call(TAKE, e), e)

    # -- which locals are needed where

    def effect_of(self, block: list[Op]) -> Effect:
        done = in_turn(op[1] for op in block if op[0] != "goto")
        return Effect(done.reads & self.locals, done.sets)

    def after(self, block: list[Op]) -> tuple[int, ...]:
        """The blocks that may follow; a return has none, nor has a statement that never comes out."""
        match block[-1] if block else ():
            case "goto", to:
                return (to,)
            case "branch", _, yes, no:
                return (yes, no)
            case "push" | "ask", _, to, _:
                return (to,)
        return ()

    def liveness(self, effects: list[Effect], following: list[tuple[int, ...]]) -> list[Names]:
        """Per block, the locals that must be there when it begins."""
        live = [NONE] * len(effects)
        changed = True
        while changed:
            changed = False
            for i in range(len(effects) - 1, -1, -1):
                now = effects[i].reads | (NONE.union(*(live[j] for j in following[i])) - effects[i].sets)
                if now != live[i]:
                    live[i], changed = now, True
        return live

    def assigned(self, effects: list[Effect], following: list[tuple[int, ...]]) -> list[Names | None]:
        """Per block, the locals that are surely set when it begins (None: the block is never reached)."""
        sure: list[Names | None] = [None] * len(effects)
        sure[0] = frozenset(self.params)
        work = [0]
        while work:
            i = work.pop()
            now = (sure[i] or NONE) | effects[i].sets
            for j in following[i]:
                before = sure[j]
                after = now if before is None else before & now
                if after != before:
                    sure[j] = after
                    work.append(j)
        return sure

    # -- putting it together

    def build(self) -> tuple[ast.FunctionDef, tuple[int, ...], dict[int, tuple[str, ...]]]:
        self.body(self.definition.body)
        self.emit("return", None, self.definition)
        effects = [self.effect_of(block) for block in self.blocks]
        following = [self.after(block) for block in self.blocks]
        live, sure = self.liveness(effects, following), self.assigned(effects, following)
        kept: dict[int, tuple[str, ...]] = {0: self.params}
        lines = [self.definition.lineno] * len(self.blocks)
        reached = [i for i in range(len(self.blocks)) if sure[i] is not None]
        for op in (op for i in reached for op in self.blocks[i] if op[0] in ("push", "ask")):
            after = op[2]
            lines[after] = op[3].lineno
            kept[after] = tuple(sorted(live[after]))
            self.check_kept(op[3], kept[after], sure[after] or NONE)
        cases = [(i, self.block_code(i, self.blocks[i], kept)) for i in reached]
        loop = ast.While(ast.Constant(True), dispatch(cases), [])
        start = ast.Assign([ast.Name(PC, ast.Store())], ast.Attribute(name(FRAME), "pc", ast.Load()))
        made = ast.FunctionDef(self.definition.name, parameters(self.game, FRAME, VALUE), [start, loop], [])
        return made, tuple(lines), kept

    def check_kept(self, y: ast.AST, names: tuple[str, ...], sure: Names) -> None:
        for local in names:
            if local not in sure:
                self.refuse(y, f"{local} may be unset here and is read later: give it a value first")
            if local in self.unkeepable:
                kind, line = self.unkeepable[local]
                instead = INSTEAD.get(kind, "keep a tuple, or work it out again after it")
                self.refuse(y, f"{local} is {kind} (line {line}) and is needed after this yield: {instead}")

    def block_code(self, number: int, block: list[Op], kept: dict[int, tuple[str, ...]]) -> list[ast.stmt]:
        out: list[ast.stmt] = []
        if kept.get(number):
            names = ast.Tuple([ast.Name(n, ast.Store()) for n in kept[number]], ast.Store())
            out.append(ast.Assign([names], ast.Attribute(name(FRAME), "vars", ast.Load())))
        for op in block:
            match op:
                case "stmt", s:
                    out.append(Returns().visit(s))
                case "goto", to:
                    return [*out, set_pc(ast.Constant(to)), ast.Continue()]
                case "branch", test, yes, no:
                    return [*out, set_pc(ast.IfExp(test, ast.Constant(yes), ast.Constant(no))), ast.Continue()]
                case "return", value, at:
                    return [*out, ast.copy_location(result(0, value or ast.Constant(None)), at)]
                case kind, value, after, y:
                    if kind == "push":
                        value = ast.Call(name(ENTER), [value.func, *value.args], value.keywords)
                    keep = ast.Tuple([name(n) for n in kept[after]], ast.Load())
                    steps = [
                        ast.Assign([ast.Name(OUT, ast.Store())], value),
                        ast.Assign([ast.Attribute(name(FRAME), "pc", ast.Store())], ast.Constant(after)),
                        ast.Assign([ast.Attribute(name(FRAME), "vars", ast.Store())], keep),
                        result(1 if kind == "push" else 2, name(OUT)),
                    ]
                    return [*out, *(ast.copy_location(s, y) for s in steps)]
        return [*out, ast.Continue()]  # only after a statement that never comes out


class Returns(ast.NodeTransformer):
    """A return inside a statement that is kept as it is gives its value to the runner."""

    def visit_Return(self, node: ast.Return) -> ast.AST:
        return ast.copy_location(result(0, node.value or ast.Constant(None)), node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        return node


def is_rule(thing: Any) -> bool:
    return hasattr(thing, "flow") and hasattr(thing.flow, "resume")


def given(nodes: list[ast.AST]) -> Iterator[tuple[str, int, ast.AST | None]]:
    """Every name that is given a value, the line, and the value if it is plain to see."""
    values: dict[int, ast.AST | None] = {}
    for n in nodes:
        match n:
            case ast.Assign():
                values.update((id(target), n.value) for target in n.targets)
            case ast.AnnAssign() | ast.NamedExpr():
                values[id(n.target)] = n.value or n
            case ast.AugAssign():  # what it is does not change
                values[id(n.target)] = n
            case ast.Import() | ast.ImportFrom():
                yield from (((a.asname or a.name).split(".")[0], n.lineno, n) for a in n.names)
            case ast.FunctionDef():
                yield n.name, n.lineno, n
            case ast.Name(ctx=ast.Store()) if not isinstance(values.get(id(n)), (ast.AugAssign, ast.AnnAssign)):
                yield n.id, n.lineno, values.get(id(n))


def slots(e: ast.expr) -> Iterator[tuple[Callable[[ast.expr], None], ast.expr]]:
    """The parts of an expression in order of evaluation, each with the way to put another in its place."""
    for field, value in ast.iter_fields(e):
        if isinstance(value, ast.expr):
            yield partial(setattr, e, field), value
        elif isinstance(value, list):
            for i, part in enumerate(value):
                if isinstance(part, ast.keyword):
                    yield partial(setattr, part, "value"), part.value
                elif isinstance(part, ast.expr):
                    yield partial(value.__setitem__, i), part


def parameters(*names: str) -> ast.arguments:
    return ast.arguments([], [ast.arg(n) for n in names], None, [], [], None, [])


def set_pc(value: ast.expr) -> ast.stmt:
    return ast.Assign([ast.Name(PC, ast.Store())], value)


def result(kind: int, value: ast.expr) -> ast.Return:
    return ast.Return(ast.Tuple([ast.Constant(kind), value], ast.Load()))


def dispatch(cases: list[tuple[int, list[ast.stmt]]]) -> list[ast.stmt]:
    """Finds the block by halving."""
    if len(cases) == 1:
        return cases[0][1]
    middle = len(cases) // 2
    test = ast.Compare(name(PC), [ast.Lt()], [ast.Constant(cases[middle][0])])
    return [ast.If(test, dispatch(cases[:middle]), dispatch(cases[middle:]))]


def take(items: Any) -> tuple[Any, ...]:
    """What a for loop with decisions walks: a tuple, taken once."""
    if type(items) is tuple:
        return items
    if type(items) is range:
        return tuple(items)
    raise FlowError(
        f"a for loop with decisions inside walks a tuple, not a {type(items).__name__}: write tuple(...) around it"
    )


HELPERS = {TAKE: take, TUPLE: tuple, LEN: len}


def compile_flow(
    flow: Flow, definition: ast.FunctionDef | None = None
) -> tuple[Callable[[Any, Any, Any], tuple[int, Any]], tuple[int, ...], dict[int, tuple[str, ...]]]:
    """The resumable form of a rule, the line each block resumes at, and the names of the locals kept for it."""
    from rulebound.core.flows.flow import enter

    fn = flow.source
    tree = copy.deepcopy(definition) if definition else parse(fn)
    made, lines, kept = Compiler(tree, flow).build()
    ast.copy_location(made, tree)
    # The helpers are free variables, so nothing is written into the rule's module and its globals stay its own.
    helpers = {ENTER: enter, **HELPERS}
    # Under a name of its own inside the maker: a rule that names itself means the rule, not this function.
    shown, made.name = made.name, RESUME
    maker = ast.FunctionDef("maker", parameters(*helpers), [made, ast.Return(name(RESUME))], [])
    module = ast.Module([ast.copy_location(maker, tree)], [])
    ast.fix_missing_locations(module)
    space: dict[str, Any] = {}
    flags = fn.__code__.co_flags & __future__.annotations.compiler_flag
    exec(compile(module, fn.__code__.co_filename, "exec", flags, dont_inherit=True), fn.__globals__, space)
    resume = space["maker"](*helpers.values())
    resume.__code__ = resume.__code__.replace(co_name=shown, co_qualname=fn.__qualname__)
    return resume, lines, kept
