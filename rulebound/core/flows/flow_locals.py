"""Which locals a piece of a rule reads and sets.

The flow compiler asks two things: what must be kept while a rule is suspended, and what may still be unset. Both lean
to the safe side: a name counts as read if it might be, and as set only if it surely is.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from typing import NamedTuple

COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)

Names = frozenset[str]
NONE: Names = frozenset()
EVERY: Names = frozenset(("*every*",))
"""Set by what never comes out (a return, a raise): there is no way on which anything is unset."""


SILENT = (ast.expr_context, ast.boolop, ast.operator, ast.unaryop, ast.cmpop)
"""Parts of the tree that hold no names: they are passed over, for speed."""


def parts(node: ast.AST) -> list[ast.AST]:
    """The direct parts of a node, in order."""
    found: list[ast.AST] = []
    for field in node._fields:
        value = getattr(node, field, None)
        if isinstance(value, list):
            found += [v for v in value if isinstance(v, ast.AST)]
        elif isinstance(value, ast.AST) and not isinstance(value, SILENT):
            found.append(value)
    return found


def walk(node: ast.AST) -> list[ast.AST]:
    """A node and everything in it."""
    found = [node]
    for n in found:
        found += parts(n)
    return found


class Effect(NamedTuple):
    """Names read before they are set, and names surely set."""

    reads: Names = NONE
    sets: Names = NONE


def in_turn(parts: Iterable[ast.AST | Effect | None]) -> Effect:
    """One after the other."""
    reads, sets = NONE, NONE
    for part in parts:
        now = part if isinstance(part, Effect) else effect(part)
        reads |= now.reads - sets
        if now.sets is EVERY:
            return Effect(reads, EVERY)
        sets |= now.sets
    return Effect(reads, sets)


def one_of(ways: Iterable[Effect]) -> Effect:
    """One way or another: only what all of them set is surely set."""
    ways = tuple(ways)
    reads = NONE.union(*(w.reads for w in ways))
    out = [w.sets for w in ways if w.sets is not EVERY]
    return Effect(reads, frozenset.intersection(*out) if out else EVERY)


def perhaps(parts: Iterable[ast.AST | Effect | None]) -> Effect:
    """What may run, once, several times or not at all."""
    return Effect(in_turn(parts).reads)


def effect(node: ast.AST | None) -> Effect:
    """What an expression or a statement does to names, in Python's order of evaluation."""
    match node:
        case None:
            return Effect()
        case ast.Name(id=name, ctx=ast.Load()):
            return Effect(frozenset((name,)))
        case ast.stmt():
            return statement(node)
        case ast.NamedExpr():
            return in_turn((node.value, node.target))
        case ast.BoolOp():
            return in_turn((node.values[0], perhaps(node.values[1:])))
        case ast.Compare():
            return in_turn((node.left, node.comparators[0], perhaps(node.comparators[1:])))
        case ast.IfExp():
            return in_turn((node.test, one_of((effect(node.body), effect(node.orelse)))))
        case ast.Dict():
            return in_turn(part for pair in zip(node.keys, node.values, strict=True) for part in pair)
        case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
            return comprehension(node)
        case ast.Lambda():
            return Effect(function(node).reads)
    return in_turn((*parts(node), Effect(NONE, own_names(node))))


def statement(s: ast.stmt) -> Effect:
    match s:
        case ast.Assign():
            return in_turn((s.value, *s.targets))
        case ast.AnnAssign():  # a local's annotation is never evaluated, and without a value nothing is set
            return in_turn((s.value, s.target)) if s.value or not isinstance(s.target, ast.Name) else Effect()
        case ast.AugAssign(target=ast.Name(id=name)):
            return in_turn((Effect(frozenset((name,))), s.value, s.target))
        case ast.If():
            return in_turn((s.test, one_of((in_turn(s.body), in_turn(s.orelse)))))
        case ast.For():
            return in_turn((s.iter, perhaps((s.target, *s.body)), perhaps(s.orelse)))
        case ast.While():
            return while_(s)
        case ast.Try() | ast.TryStar():
            return try_(s)
        case ast.With():  # it may swallow an exception, so nothing in its body is sure
            return in_turn((*(part for i in s.items for part in (i.context_expr, i.optional_vars)), perhaps(s.body)))
        case ast.Match():
            return match_(s)
        case ast.Assert():
            return perhaps((s.test, s.msg))
        case ast.Return() | ast.Raise() | ast.Break() | ast.Continue():
            return Effect(in_turn(parts(s)).reads, EVERY)
        case ast.FunctionDef():
            return function(s)
    return in_turn((*parts(s), Effect(NONE, own_names(s))))


def while_(s: ast.While) -> Effect:
    if not endless(s):
        return in_turn((s.test, perhaps(s.body), perhaps(s.orelse)))
    first = next((i for i, part in enumerate(s.body) if leaves(part)), None)
    if first is None:
        return Effect(in_turn(s.body).reads, EVERY)
    return in_turn((*s.body[:first], perhaps(s.body[first:])))


def try_(s: ast.Try | ast.TryStar) -> Effect:
    whole = in_turn((*s.body, *s.orelse))
    handlers = [
        Effect(both.reads - ({h.name} if h.name else NONE), both.sets)
        for h in s.handlers
        for both in (in_turn((h.type, *h.body)),)
    ]
    last = in_turn(s.finalbody)
    out = one_of((whole, *handlers))
    sets = EVERY if EVERY in (out.sets, last.sets) else out.sets | last.sets
    return Effect(out.reads | last.reads, sets)


def match_(s: ast.Match) -> Effect:
    ways = [in_turn((case.pattern, case.guard, *case.body)) for case in s.cases]
    last = s.cases[-1]
    if not (isinstance(last.pattern, ast.MatchAs) and last.pattern.pattern is None and last.guard is None):
        ways.append(Effect())
    return in_turn((s.subject, one_of(ways)))


def comprehension(node: ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp) -> Effect:
    """Its targets are its own; the first thing it walks is looked up outside."""
    first = node.generators[0].iter
    inner: list[ast.AST] = []
    for generator in node.generators:
        inner += [generator.iter] if generator.iter is not first else []
        inner += [generator.target, *generator.ifs]
    inner += [node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt]
    own = NONE.union(*(bound(g.target) for g in node.generators))
    return in_turn((first, Effect(perhaps(inner).reads - own)))


def function(node: ast.FunctionDef | ast.Lambda) -> Effect:
    """Defaults and decorators are worked out at once; what the body takes from outside counts as read here."""
    args = node.args
    outside: list[ast.AST | None] = [*args.defaults, *args.kw_defaults]
    body: list[ast.AST] = [node.body] if isinstance(node, ast.Lambda) else [*node.body]
    name = NONE
    if isinstance(node, ast.FunctionDef):
        outside = [*node.decorator_list, *outside]
        name = frozenset((node.name,))
    own = frozenset(a.arg for a in walk(args) if isinstance(a, ast.arg)).union(*(bound(b) for b in body))
    return in_turn((*outside, Effect(perhaps(body).reads - own), Effect(NONE, name)))


def own_names(node: ast.AST) -> Names:
    """The names a node itself binds, its parts left aside."""
    match node:
        case ast.Name(id=name, ctx=ast.Store() | ast.Del()):
            return frozenset((name,))
        case ast.FunctionDef(name=name) | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
            return frozenset((name,))
        case ast.MatchMapping(rest=str(name)) | ast.ExceptHandler(name=str(name)):
            return frozenset((name,))
        case ast.Import() | ast.ImportFrom():
            return frozenset((a.asname or a.name).split(".")[0] for a in node.names)
    return NONE


def bound(node: ast.AST) -> Names:
    """Every name that becomes a local of the function this stands in, because something in it may set it."""
    if isinstance(node, FUNCTIONS):
        return own_names(node)
    if isinstance(node, COMPREHENSIONS):  # only := reaches out of a comprehension
        return frozenset(n.target.id for n in walk(node) if isinstance(n, ast.NamedExpr))
    return own_names(node).union(*(bound(c) for c in parts(node)))


def endless(s: ast.While) -> bool:
    return isinstance(s.test, ast.Constant) and bool(s.test.value)


def leaves(s: ast.AST, inside: bool = False) -> bool:
    """Does the statement hold a break or continue of a loop outside it?"""
    if isinstance(s, (ast.Break, ast.Continue)):
        return not inside
    if isinstance(s, FUNCTIONS):
        return False
    if isinstance(s, (ast.For, ast.While)):
        return any(leaves(c, True) for c in s.body) or any(leaves(c, inside) for c in s.orelse)
    return any(leaves(c, inside) for c in parts(s))
