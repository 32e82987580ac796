"""Rules as durable flows.

A rule is an ordinary generator function under `@flow`: `yield from` runs another rule, and nothing else is needed to
read it. The same source runs in two ways:

- **plain**: the generator itself. The quickest way to play, and the reference for what the rule means;
- **durable**: compiled once, on first use (compile.py), to a form whose suspended frame is plain data. A game stopped
  at any decision can be cloned, saved, sent away and resumed.

`f(g, x)` runs a rule; `f.later(x)` is the call kept as data.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Generator
from traceback import walk_tb
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Protocol, TypeAlias, TypeVar, cast, overload

from rulebound.core.state.clauses import cited, clause_ids
from rulebound.core.state.entities import (
    ENTITY,
    FLOWS,
    KINDS,
    SHARE,
    Call,
    Definition,
    FrozenFrame,
    Ref,
    Transient,
    freeze,
    rule_named,
    thaw,
    transfer,
)  # fmt: skip
from rulebound.core.state.errors import FlowError
from rulebound.core.state.kept_names import kept_name

if TYPE_CHECKING:
    from rulebound.core.game.decision import Decision
    from rulebound.core.game.game import Game

T = TypeVar("T")
G = TypeVar("G")
G_contra = TypeVar("G_contra", contravariant=True)
P = ParamSpec("P")

Steps: TypeAlias = "Generator[Decision, Any, T]"
"""The type of a rule that comes to a result of type T after any number of decisions."""

DEEPEST = 400
DONE, PUSH, ASK = 0, 1, 2


class Rule(Protocol[G_contra, P, T]):
    """A flow as the type checker sees it: call it to run it, `later` to keep it as data."""

    flow: Flow

    def __call__(self, g: G_contra, /, *args: P.args, **named: P.kwargs) -> Generator[Decision, Any, T]: ...

    def later(self, *args: P.args, **named: P.kwargs) -> Call[T]: ...


class Flow:
    """What is known about one rule: its name, the clauses it follows, its two ways of running."""

    def __init__(
        self, fn: Callable[..., Any], source: Callable[..., Any], cite: tuple[str, ...], primitive: bool
    ) -> None:
        self.fn = fn
        self.source = source
        self.name = kept_name(source.__module__, source.__qualname__)
        self.cite = cite
        self.primitive = primitive
        self.at_once = not inspect.isgeneratorfunction(source)
        """It has no decisions, so it is run as it is."""
        code = source.__code__
        if not code.co_argcount or code.co_flags & (inspect.CO_VARARGS | inspect.CO_VARKEYWORDS):
            raise FlowError(f"{where(source)}: a flow takes the game first, and neither *args nor **named")
        n = code.co_argcount + code.co_kwonlyargcount
        self.params = code.co_varnames[1:n]
        self.positional = code.co_argcount - 1
        self.nameless = code.co_posonlyargcount - 1
        self.only_named = self.params[self.positional :]
        defaults = dict(
            zip(code.co_varnames[: code.co_argcount][::-1], (source.__defaults__ or ())[::-1], strict=False)
        )
        self.defaults: dict[str, Any] = {**defaults, **(source.__kwdefaults__ or {})}
        for name, value in self.defaults.items():
            try:
                freeze(value)
            except FlowError as why:
                raise FlowError(f"{where(source)}: the default of {name}: {why}") from None
        self.bare: Call[Any] = Call(self.name)
        """Its call without arguments."""
        self.tree: Any = None
        """Another syntax tree to run instead of the source: a mutant that is being tried."""
        self.resume: Callable[[Any, Frame, Any], tuple[int, Any]] = self.first_resume
        self.lines: tuple[int, ...] = ()
        self.kept: dict[int, tuple[str, ...]] = {}
        """The names of a suspended frame's locals, by where it is."""

    def compile(self) -> None:
        """Makes the durable form: on first use, or to see whether there is anything to refuse."""
        from rulebound.core.flows.compile import compile_flow

        self.resume, self.lines, self.kept = compile_flow(self, self.tree)

    def first_resume(self, g: Any, frame: Frame, value: Any) -> tuple[int, Any]:
        self.compile()
        return self.resume(g, frame, value)

    def become(self, tree: Any) -> None:
        """Runs another syntax tree from now on, or its own again (None)."""
        self.tree, self.resume, self.lines = tree, self.first_resume, ()

    def run_at_once(self, g: Any, args: tuple[Any, ...]) -> Any:
        if not self.only_named:
            return self.source(g, *args)
        named = dict(zip(self.only_named, args[self.positional :], strict=True))
        return self.source(g, *args[: self.positional], **named)

    def bind(self, args: tuple[Any, ...], named: dict[str, Any]) -> tuple[Any, ...]:
        """The arguments in the order of the parameters, defaults filled in."""
        if not named and len(args) == len(self.params) == self.positional:
            return args
        if len(args) > self.positional:
            raise TypeError(f"{self.name} takes {self.positional} arguments after the game, not {len(args)}")
        rest = dict(named)
        out = list(args)
        for at, name in enumerate(self.params[len(args) :], len(args)):
            if name in rest and at >= self.nameless:
                out.append(rest.pop(name))
            elif name in self.defaults:
                out.append(self.defaults[name])
            else:
                raise TypeError(f"{self.name} needs {name!r}")
        if rest:
            raise TypeError(f"{self.name} cannot be given {next(iter(rest))!r} by name, or was given it twice")
        return tuple(out)

    def later(self, *args: Any, **named: Any) -> Call[Any]:
        if len(args) > self.positional or (named and not named.keys() <= set(self.params[max(self.nameless, 0) :])):
            self.bind(args, named)  # words the error
        if named:
            return Call(self.name, tuple([freeze(a) for a in args]), tuple([(k, freeze(v)) for k, v in named.items()]))
        if not args:
            return self.bare
        kept = []
        for value in args:  # what freeze does, without a call for each of the usual arguments
            kind = KINDS[type(value)]
            if kind == SHARE:
                kept.append(value)
            elif kind == ENTITY and value.id:
                kept.append(Ref(value.id))
            else:
                kept.append(freeze(value))
        return Call(self.name, tuple(kept))


def compile_all() -> None:
    """Makes the durable form of every rule that was read, for a process in which nobody should wait for it."""
    for rule in list(FLOWS.values()):
        if type(rule) is Flow and not rule.at_once and not rule.lines:
            rule.compile()


def where(fn: Callable[..., Any]) -> str:
    return f"{fn.__code__.co_filename}:{fn.__code__.co_firstlineno}: {fn.__qualname__}"


@overload
def flow(fn: Callable[Concatenate[G, P], Generator[Decision, Any, T]], /) -> Rule[G, P, T]: ...
@overload
def flow(fn: Callable[Concatenate[G, P], T], /) -> Rule[G, P, T]: ...
@overload
def flow(*, cite: str = "", primitive: bool = False) -> _Decorator: ...
def flow(fn: Any = None, /, *, cite: str = "", primitive: bool = False) -> Any:
    """Makes a generator function a rule; one without decisions may be an ordinary function.

    `cite` names the clauses it follows, separated by spaces.
    """
    if fn is None:
        return lambda f: make_flow(f, cite, primitive)
    return make_flow(fn, cite, primitive)


class _Decorator(Protocol):
    @overload
    def __call__(self, fn: Callable[Concatenate[G, P], Generator[Decision, Any, T]], /) -> Rule[G, P, T]: ...
    @overload
    def __call__(self, fn: Callable[Concatenate[G, P], T], /) -> Rule[G, P, T]: ...


def make_flow(source: Callable[..., Any], cite: str, primitive: bool = False) -> Any:
    if not inspect.isfunction(source) or inspect.iscoroutinefunction(source) or inspect.isasyncgenfunction(source):
        raise FlowError(f"{source!r}: a flow is written with def; @staticmethod stands above @flow")
    if source.__closure__:
        raise FlowError(f"{where(source)}: a flow stands at module level or in a card's class; it captures nothing")
    fn: Any = source if inspect.isgeneratorfunction(source) else _at_once(source)
    made = Flow(fn, source, clause_ids(cite), primitive)
    other = FLOWS.get(made.name)
    if other is not None and where(other.source) != where(source):
        raise FlowError(
            f"{where(source)}: {where(other.source)} has the same name: a saved game could not tell them apart"
        )
    fn.flow, fn.later = made, made.later
    FLOWS[made.name] = made
    if made.cite:
        cited(made.cite, source)
    return fn


def _at_once(source: Callable[..., Any]) -> Callable[..., Any]:
    """A rule without any decision: in plain mode still a generator, so that `yield from` works on it."""

    def steps(g: Any, *args: Any, **named: Any) -> Generator[Decision, Any, Any]:
        return source(g, *args, **named)
        yield

    steps.__name__, steps.__qualname__, steps.__doc__ = source.__name__, source.__qualname__, source.__doc__
    return steps


# ------------------------------------------------------------------ durable running


class Frame:
    """One suspended rule: where it is, and the locals it still needs (live objects while the game runs)."""

    __slots__ = ("flow", "pc", "vars")

    def __init__(self, flow: Flow | Within, pc: int, vars: tuple[Any, ...]) -> None:
        self.flow = flow
        self.pc = pc
        self.vars = vars

    def line(self) -> int:
        if type(self.flow) is not Flow or not self.pc:
            return self.flow.source.__code__.co_firstlineno
        if not self.flow.lines:  # a saved game, in a process that has not run this rule yet
            self.flow.compile()
        return self.flow.lines[self.pc]

    def held(self) -> dict[str, Any]:
        """The locals it still needs, by name."""
        if type(self.flow) is not Flow:
            return {}
        if not self.flow.lines:
            self.flow.compile()
        return dict(zip(self.flow.kept.get(self.pc, ()), self.vars, strict=False))

    def transfer(self, g: Game) -> Frame:
        try:
            return Frame(self.flow, self.pc, transfer(self.vars, g))
        except FlowError as why:
            raise FlowError(f"{self.place()}: {why}") from None

    def freeze(self) -> FrozenFrame:
        try:
            return FrozenFrame(self.flow.name, self.pc, tuple([freeze(v) for v in self.vars]))
        except FlowError as why:
            raise FlowError(f"{self.place()}: {why}") from None

    def place(self) -> str:
        return place(self.flow, self.line())


def place(flow: Flow | Within, line: int) -> str:
    return f"{flow.source.__code__.co_filename}:{line}: {flow.name}"


def thaw_frame(frozen: FrozenFrame, g: Game) -> Frame:
    frame = Frame(rule_named(frozen.flow), frozen.pc, ())
    try:
        frame.vars = tuple([thaw(v, g) for v in frozen.vars])
    except FlowError as why:
        raise FlowError(f"{frame.place()}: {why}") from None
    return frame


def enter(callee: Any, g: Any, *args: Any, **named: Any) -> Frame:
    """The frame of `yield from callee(g, ...)`: compiled rules call this."""
    if type(callee) is Call:
        if args or named:
            raise TypeError(f"the call of {callee.flow} has its arguments already: yield from call(g)")
        made = rule_named(callee.flow)
        return Frame(
            made, 0, made.bind(tuple([thaw(a, g) for a in callee.args]), {k: thaw(v, g) for k, v in callee.named})
        )
    made = getattr(callee, "flow", None)
    if made is None or made.fn is not callee:
        what = getattr(callee, "__qualname__", repr(callee))
        raise FlowError(f"{what} is not a flow: yield from runs rules under @flow and calls kept as data, nothing else")
    return Frame(
        made, 0, args if not named and len(args) == made.positional == len(made.params) else made.bind(args, named)
    )


class Unwind(BaseException):
    """The scope with this id ends now: everything inside it stops. Only the runner and `within` catch it."""

    def __init__(self, scope: int) -> None:
        self.scope = scope


def run_durable(g: Any, stack: list[Frame], value: Any) -> Decision | None:
    """Runs the stack until the next decision; None when the last rule has come to its end (`g.result`)."""
    while stack:
        frame = stack[-1]
        try:
            kind, out = frame.flow.resume(g, frame, value)
            if kind == PUSH and out.flow.at_once:
                value = out.flow.run_at_once(g, out.vars)
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
            if len(stack) > DEEPEST:
                raise too_deep([f.flow.name for f in stack])
            value = None
        elif kind == ASK:
            return cast("Decision", out)
        else:
            stack.pop()
            value = out
    g.result = value
    return None


def unwind(stack: list[Frame], cut: Unwind) -> None:
    """Drops every rule that stands in the scope; its `within` goes on from there."""
    while stack and not (type(stack[-1].flow) is Within and stack[-1].vars[0].id == cut.scope):
        stack.pop()
    if not stack:
        raise nobody_in(cut) from None
    stack[-1].pc = 2


def nobody_in(cut: Unwind) -> FlowError:
    return FlowError(f"scope {cut.scope} was ended, but no rule stands in it: run what it holds with within")


# ------------------------------------------------------------------ saying which rules were at work


def tell_rules(error: Exception, stack: list[Frame] | None = None) -> None:
    """Adds the rules at work to an error. Rules that call each other without end are an error of their own."""
    written = {flow.source.__code__: flow for flow in FLOWS.values() if type(flow) is Flow}
    traced = [(frame.f_code, line) for frame, line in walk_tb(error.__traceback__)]
    rules = [(written[code], line) for code, line in traced if code in written]
    if isinstance(error, RecursionError) and len(rules) > DEEPEST:
        raise too_deep([flow.name for flow, _ in rules]) from None
    places = [place(flow, line) for flow, line in rules]
    if stack:
        suspended = [f.place() for f in stack if type(f.flow) is not Within]
        top = stack[-1].flow
        if type(top) is Flow:  # not where it was resumed: where it is now
            compiled = getattr(top.resume, "__code__", None)
            suspended[-1:] = [place(top, line) for code, line in traced if code is compiled] or suspended[-1:]
        places = suspended + places
    error.add_note("rules at work, outermost first:\n" + "\n".join(f"  {p}" for p in places))
    if isinstance(error, AttributeError) and isinstance(error.obj, Definition):
        error.add_note(f"asked of {error.obj!r}")


def too_deep(names: list[str]) -> FlowError:
    """Names the loop: the shortest run of rules that repeats at the end of the stack."""
    tail = names[::-1]
    for size in range(1, len(tail) // 3):
        if tail[:size] == tail[size : 2 * size] == tail[2 * size : 3 * size]:
            loop = " -> ".join(names[-size:])
            return FlowError(f"rules call each other without end ({len(names)} deep): {loop} -> ...")
    return FlowError(f"rules are {len(names)} deep, {DEEPEST} is the most: ... {' -> '.join(names[-8:])}")


# ------------------------------------------------------------------ scopes


class Scope(Transient):
    """Something that can be stopped as a whole: the game, a round, a turn, an action, an attack, a test.

    It owns what is created in it (events, tests), the lasting effects that end with it and the limits counted in it.
    """

    kind: str = ""
    owner: int = -1
    needs: tuple[int, ...] = ()
    ended: str = ""
    used: tuple[str, ...] = ()
    over: bool = False
    """A period whose end is reached: nothing can begin any more that would last until then."""
    cite: tuple[str, ...] = ()
    """The clause by which it goes on: the log cites it for what happens in it, where nothing nearer decides."""


class Within:
    """The flow behind `within`: written by hand in both modes, because it is the one place that catches."""

    name = "core.within"
    params = ("scope", "call")
    positional = 2
    at_once = False
    cite: tuple[str, ...] = ()
    lines: tuple[int, ...] = ()

    def __init__(self, source: Callable[..., Any]) -> None:
        self.source = self.fn = source

    def bind(self, args: tuple[Any, ...], named: dict[str, Any]) -> tuple[Any, ...]:
        values = dict(zip(self.params, args, strict=False)) | named
        if values.keys() != set(self.params):
            raise TypeError("within takes the game, a scope, and a call or a rule with what it is given")
        return values["scope"], values["call"], *args[2:]

    def resume(self, g: Any, frame: Frame, value: Any) -> tuple[int, Any]:
        scope: Scope = frame.vars[0]
        if frame.pc == 0:
            call, given = frame.vars[1], frame.vars[2:]
            g.open(scope)
            frame.pc, frame.vars = 1, (scope,)
            return PUSH, enter(call, g, *given)
        result = (scope.ended, None) if frame.pc == 2 else ("", value)
        g.close(scope)
        g.check()
        return DONE, result

    def later(self, *args: Any, **named: Any) -> Call[Any]:
        raise FlowError("within runs at once: keep the call that opens the scope instead")


def _within(g: Any, scope: Scope, call: Any, *given: Any) -> Generator[Decision, Any, tuple[str, Any]]:
    """Runs a call, or a rule with what it is given, inside the scope.

    The result is ("", result), or (why it was ended, None).
    """
    g.open(scope)
    result: tuple[str, Any]
    try:
        result = ("", (yield from call(g, *given)))
    except Unwind as cut:
        if cut.scope != scope.id:
            raise
        result = (scope.ended, None)
    g.close(scope)
    if g.ending:
        g.check()
    return result


class _WithinRule(Protocol):
    flow: Within

    @overload
    def __call__(self, g: Any, scope: Scope, call: Call[T]) -> Generator[Decision, Any, tuple[str, T | None]]: ...
    @overload
    def __call__(
        self, g: G, scope: Scope, call: Rule[G, P, T], *given: P.args, **named: P.kwargs
    ) -> Generator[Decision, Any, tuple[str, T | None]]: ...


within = cast(_WithinRule, _within)
within.flow = Within(_within)
FLOWS[Within.name] = within.flow
