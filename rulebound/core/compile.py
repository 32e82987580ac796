"""The flow compiler: a generator's source becomes a resumable function.

The body is cut into blocks at every `yield`. The compiled function takes the frame, jumps to its block, and when it
suspends it stores the next block's number and exactly those locals that are still needed there. Statements without a
yield are kept as they are, with their line numbers, so tracebacks point at the rule's own line.

What cannot be suspended is refused here, with the place and what to write instead: see `docs/flows.md`.
"""

from __future__ import annotations

import ast
import copy
import inspect
import textwrap
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NoReturn

from rulebound.core.errors import FlowError

if TYPE_CHECKING:
    from rulebound.core.flow import Flow

COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
FRESH = {"sorted", "tuple", "range", "reversed", "enumerate", "zip", "list"}
UNKEEPABLE: dict[type[ast.AST], str] = {
    ast.List: "a list", ast.ListComp: "a list", ast.Dict: "a dict", ast.DictComp: "a dict", ast.Set: "a set",
    ast.SetComp: "a set", ast.GeneratorExp: "a generator", ast.Lambda: "a lambda",
}  # fmt: skip

Names = frozenset[str]
Op = tuple[Any, ...]


def parse(fn: Callable[..., Any]) -> ast.FunctionDef:
    """The syntax tree of a rule, with the line numbers of its file."""
    lines, start = inspect.getsourcelines(fn)
    tree = ast.parse(textwrap.dedent("".join(lines)))
    ast.increment_lineno(tree, start - 1)
    definition = tree.body[0]
    if not isinstance(definition, ast.FunctionDef):
        raise FlowError(f"{fn.__code__.co_filename}:{start}: a flow is written with def, on lines of its own")
    definition.decorator_list = []
    return definition


def has_yield(node: ast.AST) -> bool:
    return any(isinstance(n, (ast.Yield, ast.YieldFrom)) for n in ast.walk(node))


# ------------------------------------------------------------------ which names a statement reads and surely sets


def loads(node: ast.AST | None) -> Names:
    """Names an expression reads from outside itself."""
    if node is None:
        return frozenset()
    if isinstance(node, ast.Name):
        return frozenset((node.id,)) if isinstance(node.ctx, ast.Load) else frozenset()
    if isinstance(node, COMPREHENSIONS):
        inner = frozenset().union(*(loads(c) for c in ast.iter_child_nodes(node)))
        own = frozenset(n.id for g in node.generators for n in ast.walk(g.target) if isinstance(n, ast.Name))
        return (inner - own) | loads(node.generators[0].iter)
    if isinstance(node, FUNCTIONS):
        own = frozenset(a.arg for a in ast.walk(node) if isinstance(a, ast.arg))
        own |= frozenset(n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store))
        return frozenset().union(*(loads(c) for c in ast.iter_child_nodes(node))) - own
    return frozenset().union(*(loads(c) for c in ast.iter_child_nodes(node)))


def stores(node: ast.AST) -> Names:
    """Names an expression or simple statement sets."""
    if isinstance(node, ast.Name):
        return frozenset() if isinstance(node.ctx, ast.Load) else frozenset((node.id,))
    if isinstance(node, ast.FunctionDef):
        return frozenset((node.name,))
    if isinstance(node, (*COMPREHENSIONS, *FUNCTIONS)):
        return frozenset()
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        return frozenset((a.asname or a.name).split(".")[0] for a in node.names)
    if isinstance(node, (ast.MatchAs, ast.MatchStar)) and node.name:
        return frozenset((node.name,)).union(*(stores(c) for c in ast.iter_child_nodes(node)))
    if isinstance(node, ast.ExceptHandler) and node.name:
        return frozenset((node.name,)).union(*(stores(c) for c in ast.iter_child_nodes(node)))
    return frozenset().union(*(stores(c) for c in ast.iter_child_nodes(node)))


EVERY: Names = frozenset(("*every*",))


def meet(branches: list[Names]) -> Names:
    """What is set on every way through; a way that never comes out counts as setting everything."""
    open_ = [b for b in branches if b is not EVERY]
    return frozenset.intersection(*open_) if open_ else EVERY


def body_effect(body: list[ast.stmt]) -> tuple[Names, Names]:
    uses: Names = frozenset()
    sets: Names = frozenset()
    for s in body:
        u, d = effect(s)
        uses |= u - sets
        if d is EVERY:
            return uses, EVERY
        sets |= d
    return uses, sets


def effect(s: ast.stmt) -> tuple[Names, Names]:
    """(names read before they are set, names surely set) by a statement."""
    if isinstance(s, ast.If):
        (u1, d1), (u2, d2) = body_effect(s.body), body_effect(s.orelse)
        test = stores(s.test)
        out = meet([d1, d2])
        return (loads(s.test) - test) | ((u1 | u2) - test), out if out is EVERY else out | test
    if isinstance(s, ast.For):
        u, _ = body_effect(s.body)
        return loads(s.iter) | (u - stores(s.target)) | body_effect(s.orelse)[0], frozenset()
    if isinstance(s, ast.While):
        return loads(s.test) | body_effect(s.body)[0] | body_effect(s.orelse)[0], stores(s.test)
    if isinstance(s, ast.Try):
        u, d = body_effect([*s.body, *s.orelse])
        handlers = [body_effect(h.body) for h in s.handlers]
        for h, (hu, _) in zip(s.handlers, handlers, strict=True):
            u |= (hu - frozenset((h.name,) if h.name else ())) | loads(h.type)
        fu, fd = body_effect(s.finalbody)
        out = meet([d, *(hd for _, hd in handlers)])
        return u | fu, out if out is EVERY or fd is EVERY else out | fd
    if isinstance(s, ast.With):
        items: Names = frozenset().union(*(loads(i.context_expr) for i in s.items))
        bound: Names = frozenset().union(*(stores(i.optional_vars) for i in s.items if i.optional_vars))
        u, d = body_effect(s.body)
        return items | (u - bound), d if d is EVERY else d | bound
    if isinstance(s, ast.Match):
        uses = loads(s.subject)
        branches = []
        for case in s.cases:
            caught = stores(case.pattern)
            u, d = body_effect(case.body)
            uses |= (u | loads(case.guard)) - caught
            branches.append(d if d is EVERY else d | caught)
        last = s.cases[-1]
        if not (isinstance(last.pattern, ast.MatchAs) and last.pattern.pattern is None and last.guard is None):
            branches.append(frozenset())
        return uses, meet(branches)
    if isinstance(s, (ast.Return, ast.Raise, ast.Break, ast.Continue)):
        return loads(s), EVERY
    if isinstance(s, ast.AugAssign) and isinstance(s.target, ast.Name):
        return loads(s.value) | {s.target.id}, frozenset((s.target.id,))
    own = frozenset(n.target.id for n in ast.walk(s) if isinstance(n, ast.NamedExpr))
    return loads(s) - own, stores(s)


# ------------------------------------------------------------------ cutting into blocks


class Compiler:
    def __init__(self, definition: ast.FunctionDef, filename: str, primitive: bool) -> None:
        self.definition, self.filename, self.primitive = definition, filename, primitive
        args = definition.args
        params = [a.arg for a in [*args.posonlyargs, *args.args, *args.kwonlyargs]]
        self.game, self.params = params[0], tuple(params[1:])
        self.blocks: list[list[Op]] = [[]]
        self.resumes: list[int] = [0]
        self.current = 0
        self.loops: list[tuple[int, int]] = []
        self.temps = 0
        self.unkeepable: dict[str, tuple[str, int]] = {}
        for n in ast.walk(definition):
            self.inspect(n)
        self.locals = frozenset(self.params).union(*(stores(s) for s in definition.body)) - {self.game}

    # -- refusing

    def refuse(self, node: ast.AST, what: str) -> NoReturn:
        line = getattr(node, "lineno", self.definition.lineno)
        raise FlowError(f"{self.filename}:{line}: {self.definition.name}: {what}")

    def inspect(self, n: ast.AST) -> None:
        """Forms that no flow may contain, wherever they stand."""
        if isinstance(n, (ast.Global, ast.Nonlocal)):
            self.refuse(n, "a flow keeps no globals: put what must last into an entity")
        if isinstance(n, ast.Delete) and any(isinstance(t, ast.Name) for t in n.targets):
            self.refuse(n, "do not delete a local: it is dropped by itself when nothing reads it any more")
        if isinstance(n, (ast.AsyncFunctionDef, ast.Await, ast.AsyncFor, ast.AsyncWith)):
            self.refuse(n, "a flow is not async: ask with choose")
        if isinstance(n, (*COMPREHENSIONS, *FUNCTIONS)) and n is not self.definition:
            if has_yield(n):
                self.refuse(n, "no yield inside a comprehension, lambda or inner function: write a for loop")
            if isinstance(n, ast.FunctionDef):
                self.unkeepable[n.name] = ("an inner function", n.lineno)
        if isinstance(n, ast.Assign) and len(n.targets) == 1 and isinstance(n.targets[0], ast.Name):
            kind = UNKEEPABLE.get(type(n.value))
            if kind:
                self.unkeepable[n.targets[0].id] = (kind, n.lineno)

    # -- small builders

    def new(self) -> int:
        self.blocks.append([])
        return len(self.blocks) - 1

    def emit(self, *op: Any) -> None:
        self.blocks[self.current].append(op)

    def temp(self) -> str:
        self.temps += 1
        name = f"_t{self.temps}"
        self.locals |= {name}
        return name

    def assign(self, name: str, value: ast.expr, at: ast.AST) -> None:
        self.emit("stmt", ast.copy_location(ast.Assign([ast.Name(name, ast.Store())], value), at))

    # -- expressions: returns one without yields, after suspending for those it held

    def suspend(self, y: ast.Yield | ast.YieldFrom) -> None:
        after = self.new()
        self.resumes.append(after)
        if isinstance(y, ast.Yield):
            if not self.primitive:
                self.refuse(y, "only the primitive ask yields to the outside: use yield from choose(...)")
            if y.value is None:
                self.refuse(y, "a bare yield asks nothing")
            self.emit("ask", self.expr(y.value), after, y)
        else:
            call = y.value
            if not isinstance(call, ast.Call):
                self.refuse(y, "yield from takes the call of a rule: yield from rule(g, ...) or yield from call(g)")
            self.emit("push", self.expr(call), after, y)
        self.current = after

    def expr(self, e: ast.expr) -> ast.expr:
        if not has_yield(e):
            return e
        if isinstance(e, (ast.Yield, ast.YieldFrom)):
            self.suspend(e)
            name = self.temp()
            self.assign(name, ast.Name("_value", ast.Load()), e)
            return ast.copy_location(ast.Name(name, ast.Load()), e)
        if isinstance(e, ast.BoolOp):
            return self.bool_op(e)
        if isinstance(e, ast.IfExp):
            name = self.temp()
            yes, no, end = self.new(), self.new(), self.new()
            self.emit("branch", self.expr(e.test), yes, no)
            for block, value in ((yes, e.body), (no, e.orelse)):
                self.current = block
                self.assign(name, self.expr(value), e)
                self.emit("goto", end)
            self.current = end
            return ast.Name(name, ast.Load())
        if isinstance(e, ast.Call) and not isinstance(e.func, ast.Name):
            self.refuse(e, "take the result of the yield into a local first, then call the method with it")
        if isinstance(e, (ast.UnaryOp, ast.BinOp, ast.Compare, ast.Call, ast.Tuple, ast.Attribute, ast.Subscript)):
            return self.in_order(e)
        self.refuse(e, f"take the result of the yield into a local first ({type(e).__name__} around a yield)")

    def in_order(self, e: ast.expr) -> ast.expr:
        """Keeps Python's order of evaluation: what stands before a yield is put into a local before it."""
        slots = [(f, v) for f, v in ast.iter_fields(e) if isinstance(v, (ast.expr, list))]
        children: list[tuple[Any, int | None, ast.expr]] = []
        for field, value in slots:
            if isinstance(value, list):
                for i, v in enumerate(value):
                    if isinstance(v, ast.expr):
                        children.append((field, i, v))
                    elif isinstance(v, ast.keyword):
                        children.append((v, None, v.value))
            else:
                children.append((field, None, value))
        last = max(i for i, (_, _, v) in enumerate(children) if has_yield(v))
        for i, (slot, index, child) in enumerate(children):
            if i > last:
                break
            done = self.expr(child)
            if i < last and not isinstance(done, (ast.Name, ast.Constant)):
                name = self.temp()
                self.assign(name, done, child)
                done = ast.copy_location(ast.Name(name, ast.Load()), child)
            if isinstance(slot, ast.keyword):
                slot.value = done
            elif index is None:
                setattr(e, slot, done)
            else:
                getattr(e, slot)[index] = done
        return e

    def bool_op(self, e: ast.BoolOp) -> ast.expr:
        name = self.temp()
        end = self.new()
        for i, value in enumerate(e.values):
            self.assign(name, self.expr(value), e)
            if i == len(e.values) - 1:
                self.emit("goto", end)
            else:
                following = self.new()
                known = ast.Name(name, ast.Load())
                self.emit("branch", known, *((following, end) if isinstance(e.op, ast.And) else (end, following)))
                self.current = following
        self.current = end
        return ast.copy_location(ast.Name(name, ast.Load()), e)

    # -- statements

    def body(self, statements_: list[ast.stmt]) -> None:
        for s in statements_:
            self.stmt(s)

    def stmt(self, s: ast.stmt) -> None:
        if isinstance(s, ast.Return):
            self.emit("return", self.expr(s.value) if s.value else None, s)
            self.current = self.new()
        elif isinstance(s, ast.Break | ast.Continue):
            self.emit("goto", self.loops[-1][isinstance(s, ast.Break)])
            self.current = self.new()
        elif not has_yield(s) and not leaves(s):
            self.emit("stmt", s)
        elif isinstance(s, ast.If):
            self.if_(s)
        elif isinstance(s, ast.While):
            self.while_(s)
        elif isinstance(s, ast.For):
            self.for_(s)
        elif not has_yield(s):
            self.refuse(s, f"break or continue of an outer loop inside {type(s).__name__.lower()}: use if")
        elif isinstance(s, ast.Expr):
            if isinstance(s.value, (ast.Yield, ast.YieldFrom)):
                self.suspend(s.value)
            else:
                s.value = self.expr(s.value)
                self.emit("stmt", s)
        elif isinstance(s, (ast.Assign, ast.AnnAssign)):
            targets = s.targets if isinstance(s, ast.Assign) else [s.target]
            if any(has_yield(t) for t in targets):
                self.refuse(s, "no yield in the target of an assignment")
            if s.value is not None:
                s.value = self.expr(s.value)
            self.emit("stmt", s)
        elif isinstance(s, ast.AugAssign):
            if not isinstance(s.target, ast.Name):
                self.refuse(s, "a yield inside += on a field: take the result into a local first, then add it")
            s.value = self.expr(s.value)
            self.emit("stmt", s)
        elif isinstance(s, ast.Match):
            self.refuse(s, "a match around a yield: write if / elif")
        elif isinstance(s, (ast.Try, ast.With)):
            what = "try" if isinstance(s, ast.Try) else "with"
            self.refuse(s, f"a yield inside {what}: what can be stopped is a scope, see within")
        else:
            self.refuse(s, f"a yield inside {type(s).__name__.lower()}")

    def if_(self, s: ast.If) -> None:
        test = self.expr(s.test)
        yes, end = self.new(), self.new()
        no = self.new() if s.orelse else end
        self.emit("branch", test, yes, no)
        self.current = yes
        self.body(s.body)
        self.emit("goto", end)
        if s.orelse:
            self.current = no
            self.body(s.orelse)
            self.emit("goto", end)
        self.current = end

    def while_(self, s: ast.While) -> None:
        if s.orelse:
            self.refuse(s, "while ... else: use a local that says whether the loop was left early")
        head, inside, end = self.new(), self.new(), self.new()
        self.emit("goto", head)
        self.current = head
        self.emit("branch", self.expr(s.test), inside, end)
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
        items, index = self.temp(), self.temp()
        self.assign(items, self.taken(self.expr(s.iter)), s.iter)
        self.assign(index, ast.Constant(0), s)
        head, inside, end = self.new(), self.new(), self.new()
        self.emit("goto", head)
        self.current = head
        size = ast.Call(ast.Name("len", ast.Load()), [ast.Name(items, ast.Load())], [])
        self.emit("branch", ast.Compare(ast.Name(index, ast.Load()), [ast.Lt()], [size]), inside, end)
        self.current = inside
        item = ast.Subscript(ast.Name(items, ast.Load()), ast.Name(index, ast.Load()), ast.Load())
        self.emit("stmt", ast.copy_location(ast.Assign([s.target], item), s))
        self.emit("stmt", ast.copy_location(ast.AugAssign(ast.Name(index, ast.Store()), ast.Add(), ast.Constant(1)), s))
        self.loop(s.body, inside, head, end)

    def taken(self, e: ast.expr) -> ast.expr:
        if isinstance(e, ast.GeneratorExp):
            self.refuse(e, "a for loop with decisions walks a tuple: write tuple(...) around the generator")
        if isinstance(e, ast.Call) and isinstance(e.func, ast.Name):
            if e.func.id in ("map", "filter"):
                self.refuse(e, f"a for loop with decisions walks a tuple: write tuple({e.func.id}(...))")
            if e.func.id in ("enumerate", "zip", "reversed"):
                e.args = [self.taken(a) for a in e.args]
            if e.func.id in FRESH:
                return ast.copy_location(ast.Call(ast.Name("_tuple", ast.Load()), [e], []), e)
        if isinstance(e, (ast.List, ast.ListComp, ast.Tuple)):
            return ast.copy_location(ast.Call(ast.Name("_tuple", ast.Load()), [e], []), e)
        return ast.copy_location(ast.Call(ast.Name("_take", ast.Load()), [e], []), e)

    # -- which locals are needed where

    def op_effect(self, op: Op) -> tuple[Names, Names]:
        kind = op[0]
        if kind == "stmt":
            return effect(op[1])
        if kind == "goto":
            return frozenset(), frozenset()
        if kind == "branch" or kind in ("push", "ask") or kind == "return":
            return loads(op[1]), frozenset() if op[1] is None else stores(op[1])
        raise AssertionError(kind)

    def successors(self, block: list[Op]) -> Iterator[int]:
        for op in block:
            if op[0] == "goto":
                yield op[1]
                return
            if op[0] == "branch":
                yield op[2]
                yield op[3]
                return
            if op[0] in ("push", "ask"):
                yield op[2]
                return
            if op[0] == "return" or (op[0] == "stmt" and effect(op[1])[1] is EVERY):
                return

    def liveness(self) -> list[Names]:
        """Per block, the locals that must be there when it begins."""
        summary = []
        for block in self.blocks:
            uses: Names = frozenset()
            sets: Names = frozenset()
            for op in block:
                u, d = self.op_effect(op)
                uses |= (u - sets) & self.locals
                if d is EVERY:
                    break
                sets |= d
            summary.append((uses, sets, tuple(self.successors(block))))
        live: list[Names] = [frozenset() for _ in self.blocks]
        changed = True
        while changed:
            changed = False
            for i in range(len(self.blocks) - 1, -1, -1):
                uses, sets, following = summary[i]
                out: Names = frozenset().union(*(live[j] for j in following))
                now = uses | (out - sets)
                if now != live[i]:
                    live[i], changed = now, True
        return live

    def assigned(self) -> list[Names | None]:
        """Per block, the locals that are surely set when it begins (None: the block is never reached)."""
        sure: list[Names | None] = [None] * len(self.blocks)
        sure[0] = frozenset(self.params)
        work = [0]
        while work:
            i = work.pop()
            now = sure[i] or frozenset()
            for op in self.blocks[i]:
                _, d = self.op_effect(op)
                if d is EVERY:
                    break
                now |= d
            for j in self.successors(self.blocks[i]):
                before = sure[j]
                after = now if before is None else before & now
                if before is None or after != before:
                    sure[j] = after
                    work.append(j)
        return sure

    # -- putting it together

    def build(self) -> tuple[ast.FunctionDef, tuple[int, ...]]:
        self.body(self.definition.body)
        self.emit("return", None, self.definition)
        live, sure = self.liveness(), self.assigned()
        kept: dict[int, tuple[str, ...]] = {0: self.params}
        lines = [self.definition.lineno] * len(self.blocks)
        for block_index, block in enumerate(self.blocks):
            for op in block:
                if op[0] in ("push", "ask") and sure[block_index] is not None:
                    names = tuple(sorted(live[op[2]]))
                    lines[op[2]] = op[3].lineno
                    kept[op[2]] = names
                    for name in names:
                        if name not in (sure[op[2]] or frozenset()):
                            self.refuse(op[3], f"{name} may be unset here and is read later: give it a value first")
                        if name in self.unkeepable:
                            kind, line = self.unkeepable[name]
                            self.refuse(
                                op[3], f"{name} is {kind} (line {line}) and is needed after this yield: "
                                "keep a tuple, or work it out again after it",
                            )  # fmt: skip
        cases = [(i, self.block_code(i, block, kept)) for i, block in enumerate(self.blocks) if sure[i] is not None]
        loop = ast.While(ast.Constant(True), dispatch(cases), [])
        start = ast.Assign([ast.Name("_pc", ast.Store())], attribute("_frame", "pc"))
        made = ast.FunctionDef(
            self.definition.name,
            ast.arguments([], [ast.arg(self.game), ast.arg("_frame"), ast.arg("_value")], None, [], [], None, []),
            [start, loop], [],
        )  # fmt: skip
        return made, tuple(lines)

    def block_code(self, number: int, block: list[Op], kept: dict[int, tuple[str, ...]]) -> list[ast.stmt]:
        out: list[ast.stmt] = []
        if kept.get(number):
            names = ast.Tuple([ast.Name(n, ast.Store()) for n in kept[number]], ast.Store())
            out.append(ast.Assign([names], attribute("_frame", "vars")))
        for op in block:
            kind = op[0]
            if kind == "stmt":
                out.append(Returns().visit(op[1]))
            elif kind == "goto":
                return [*out, set_pc(ast.Constant(op[1])), ast.Continue()]
            elif kind == "branch":
                return [*out, set_pc(ast.IfExp(op[1], ast.Constant(op[2]), ast.Constant(op[3]))), ast.Continue()]
            elif kind == "return":
                return [*out, ast.copy_location(result(0, op[1] or ast.Constant(None)), op[2])]
            else:
                value = op[1]
                if kind == "push":
                    value = ast.Call(ast.Name("_enter", ast.Load()), [value.func, *value.args], value.keywords)
                keep = ast.Tuple([ast.Name(n, ast.Load()) for n in kept[op[2]]], ast.Load())
                steps: list[ast.stmt] = [
                    ast.Assign([ast.Name("_out", ast.Store())], value),
                    ast.Assign([ast.Attribute(ast.Name("_frame", ast.Load()), "pc", ast.Store())], ast.Constant(op[2])),
                    ast.Assign([ast.Attribute(ast.Name("_frame", ast.Load()), "vars", ast.Store())], keep),
                    result(1 if kind == "push" else 2, ast.Name("_out", ast.Load())),
                ]
                return [*out, *(ast.copy_location(s, op[3]) for s in steps)]
        return [*out, ast.Continue()]  # only after a statement that never comes out


class Returns(ast.NodeTransformer):
    """A return inside a statement that is kept as it is gives its value to the runner."""

    def visit_Return(self, node: ast.Return) -> ast.AST:
        return ast.copy_location(result(0, node.value or ast.Constant(None)), node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        return node


def leaves(s: ast.stmt) -> bool:
    """Does the statement hold a break or continue of a loop outside it?"""

    def walk(n: ast.AST, inside: bool) -> bool:
        if isinstance(n, (ast.Break, ast.Continue)):
            return not inside
        if isinstance(n, FUNCTIONS):
            return False
        deeper = inside or isinstance(n, (ast.For, ast.While))
        return any(walk(c, deeper) for c in ast.iter_child_nodes(n))

    return walk(s, False)


def attribute(name: str, field: str) -> ast.Attribute:
    return ast.Attribute(ast.Name(name, ast.Load()), field, ast.Load())


def set_pc(value: ast.expr) -> ast.stmt:
    return ast.Assign([ast.Name("_pc", ast.Store())], value)


def result(kind: int, value: ast.expr) -> ast.Return:
    return ast.Return(ast.Tuple([ast.Constant(kind), value], ast.Load()))


def dispatch(cases: list[tuple[int, list[ast.stmt]]]) -> list[ast.stmt]:
    """Finds the block by halving."""
    if len(cases) == 1:
        return cases[0][1]
    middle = len(cases) // 2
    test = ast.Compare(ast.Name("_pc", ast.Load()), [ast.Lt()], [ast.Constant(cases[middle][0])])
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


def compile_flow(
    flow: Flow, definition: ast.FunctionDef | None = None
) -> tuple[Callable[[Any, Any, Any], tuple[int, Any]], tuple[int, ...]]:
    """The resumable form of a rule, and the line each block resumes at."""
    from rulebound.core.flow import enter

    fn = flow.source
    tree = copy.deepcopy(definition or parse(fn))
    made, lines = Compiler(tree, fn.__code__.co_filename, flow.primitive).build()
    ast.copy_location(made, tree)
    # The helpers are free variables, so nothing is written into the rule's module and its globals stay its own.
    helpers = ast.arguments([], [ast.arg("_enter"), ast.arg("_take"), ast.arg("_tuple")], None, [], [], None, [])
    maker = ast.FunctionDef("_maker", helpers, [made, ast.Return(ast.Name(made.name, ast.Load()))], [])
    module = ast.Module([ast.copy_location(maker, tree)], [])
    ast.fix_missing_locations(module)
    space: dict[str, Any] = {}
    exec(compile(module, fn.__code__.co_filename, "exec"), fn.__globals__, space)
    return space["_maker"](enter, take, tuple), lines
