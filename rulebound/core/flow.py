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
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Protocol, TypeAlias, TypeVar, cast, overload

from rulebound.core.errors import FlowError
from rulebound.core.state import FLOWS, Call, FrozenFrame, Transient, freeze, thaw, transfer

if TYPE_CHECKING:
    from rulebound.core.decision import Decision
    from rulebound.core.game import Game

T = TypeVar("T")
G = TypeVar("G")
G_contra = TypeVar("G_contra", contravariant=True)
P = ParamSpec("P")

Steps: TypeAlias = "Generator[Decision, Any, T]"
"""The type of a rule that comes to a result of type T after any number of decisions."""

DEEPEST = 200
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
        self.name = f"{source.__module__}.{source.__qualname__}"
        self.cite = cite
        self.primitive = primitive
        self.at_once = not inspect.isgeneratorfunction(source)
        code = source.__code__
        if not code.co_argcount or code.co_flags & (inspect.CO_VARARGS | inspect.CO_VARKEYWORDS):
            raise FlowError(f"{where(source)}: a flow takes the game first, and neither *args nor **named")
        n = code.co_argcount + code.co_kwonlyargcount
        self.params = code.co_varnames[1:n]
        self.positional = code.co_argcount - 1
        defaults = dict(
            zip(code.co_varnames[: code.co_argcount][::-1], (source.__defaults__ or ())[::-1], strict=False)
        )
        self.defaults: dict[str, Any] = {**defaults, **(source.__kwdefaults__ or {})}
        for name, value in self.defaults.items():
            try:
                freeze(value)
            except FlowError as why:
                raise FlowError(f"{where(source)}: the default of {name}: {why}") from None
        self.tree: Any = None
        """Another syntax tree to run instead of the source: a mutant that is being tried."""
        self._resume: Callable[[Any, Frame, Any], tuple[int, Any]] | None = None
        self.lines: tuple[int, ...] = ()

    @property
    def resume(self) -> Callable[[Any, Frame, Any], tuple[int, Any]]:
        if self._resume is None:
            from rulebound.core.compile import compile_flow

            self._resume, self.lines = compile_flow(self, self.tree)
        return self._resume

    def become(self, tree: Any) -> None:
        """Runs another syntax tree from now on, or its own again (None)."""
        self.tree, self._resume = tree, None

    def bind(self, args: tuple[Any, ...], named: dict[str, Any]) -> tuple[Any, ...]:
        """The arguments in the order of the parameters, defaults filled in."""
        if not named and len(args) == len(self.params) == self.positional:
            return args
        if len(args) > self.positional:
            raise TypeError(f"{self.name} takes {self.positional} arguments after the game, not {len(args)}")
        rest = dict(named)
        out = list(args)
        for name in self.params[len(args) :]:
            if name in rest:
                out.append(rest.pop(name))
            elif name in self.defaults:
                out.append(self.defaults[name])
            else:
                raise TypeError(f"{self.name} needs {name!r}")
        if rest:
            raise TypeError(f"{self.name} has no parameter {next(iter(rest))!r}, or was given it twice")
        return tuple(out)

    def later(self, *args: Any, **named: Any) -> Call[Any]:
        if len(args) > self.positional or (named and not named.keys() <= set(self.params)):
            self.bind(args, named)  # words the error
        return Call(self.name, tuple([freeze(a) for a in args]), tuple([(k, freeze(v)) for k, v in named.items()]))


def where(fn: Callable[..., Any]) -> str:
    return f"{fn.__code__.co_filename}:{fn.__code__.co_firstlineno}: {fn.__qualname__}"


@overload
def flow(fn: Callable[Concatenate[G, P], Generator[Decision, Any, T]], /) -> Rule[G, P, T]: ...
@overload
def flow(*, cite: str = "", primitive: bool = False) -> _Decorator: ...
def flow(fn: Any = None, /, *, cite: str = "", primitive: bool = False) -> Any:
    """Makes a generator function a rule. `cite` names the clauses it follows, separated by spaces."""
    if fn is None:
        return lambda f: make_flow(f, cite, primitive)
    return make_flow(fn, cite, primitive)


class _Decorator(Protocol):
    def __call__(self, fn: Callable[Concatenate[G, P], Generator[Decision, Any, T]], /) -> Rule[G, P, T]: ...


def make_flow(source: Callable[..., Any], cite: str, primitive: bool = False) -> Any:
    if source.__closure__:
        raise FlowError(f"{where(source)}: a flow stands at module level or in a card's class; it captures nothing")
    fn: Any = source if inspect.isgeneratorfunction(source) else _at_once(source)
    made = Flow(fn, source, tuple(cite.split()), primitive)
    fn.flow, fn.later = made, made.later
    FLOWS[made.name] = made
    if made.cite:
        from rulebound.core.rules import cited

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
        lines = self.flow.lines
        return lines[self.pc] if self.pc < len(lines) else self.flow.source.__code__.co_firstlineno

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
        return f"{self.flow.source.__code__.co_filename}:{self.line()}: {self.flow.name}"


def thaw_frame(frozen: FrozenFrame, g: Game) -> Frame:
    if frozen.flow not in FLOWS:
        raise FlowError(f"no rule is called {frozen.flow!r}")
    return Frame(FLOWS[frozen.flow], frozen.pc, tuple([thaw(v, g) for v in frozen.vars]))


def enter(callee: Any, g: Any, *args: Any, **named: Any) -> Frame:
    """The frame of `yield from callee(g, ...)`: compiled rules call this."""
    if type(callee) is Call:
        made = FLOWS[callee.flow]
        return Frame(
            made, 0, made.bind(tuple([thaw(a, g) for a in callee.args]), {k: thaw(v, g) for k, v in callee.named})
        )
    made = getattr(callee, "flow", None)
    if type(made) is not Flow and type(made) is not Within:
        raise FlowError(
            f"{callee!r} is not a flow: only rules under @flow, or calls kept as data, can be run with yield from"
        )
    return Frame(
        made, 0, args if not named and len(args) == made.positional == len(made.params) else made.bind(args, named)
    )


class Unwind(Exception):
    """The scope with this id ends now: everything inside it stops. Only the runner and `within` catch it."""

    def __init__(self, scope: int) -> None:
        self.scope = scope


def run_durable(g: Any, stack: list[Frame], value: Any) -> Decision | None:
    """Runs the stack until the next decision; None when the last rule has come to its end (`g.result`)."""
    while stack:
        frame = stack[-1]
        try:
            kind, out = frame.flow.resume(g, frame, value)
        except Unwind as cut:
            value = None
            while stack and not (type(stack[-1].flow) is Within and stack[-1].vars[0].id == cut.scope):
                stack.pop()
            if not stack:
                raise FlowError(f"scope {cut.scope} was ended, but no rule stands in it") from None
            stack[-1].pc = 2
            continue
        except Exception as error:
            tell_stack(error, [f.place() for f in stack])
            raise
        if kind == PUSH:
            made = out.flow
            if made.at_once:
                try:
                    named = dict(zip(made.params[made.positional :], out.vars[made.positional :], strict=True))
                    value = made.source(g, *out.vars[: made.positional], **named)
                except Unwind as cut:
                    raise FlowError(
                        f"{made.name}: a rule without decisions cannot be cut (scope {cut.scope})"
                    ) from None
                except Exception as error:
                    tell_stack(error, [f.place() for f in [*stack, out]])
                    raise
                continue
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


def too_deep(names: list[str]) -> FlowError:
    """Names the loop: the shortest run of rules that repeats at the end of the stack."""
    tail = names[::-1]
    for size in range(1, len(tail) // 3):
        if tail[:size] == tail[size : 2 * size] == tail[2 * size : 3 * size]:
            loop = " -> ".join(names[-size:])
            return FlowError(f"rules call each other without end ({len(names)} deep): {loop} -> ...")
    return FlowError(f"rules are {len(names)} deep, {DEEPEST} is the most: ... {' -> '.join(names[-8:])}")


def tell_stack(error: Exception, places: list[str]) -> None:
    if not any("rules at work" in note for note in getattr(error, "__notes__", ())):
        error.add_note("rules at work, outermost first:\n" + "\n".join(f"  {p}" for p in places))


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
        return tuple([values[p] for p in self.params])

    def resume(self, g: Any, frame: Frame, value: Any) -> tuple[int, Any]:
        scope: Scope = frame.vars[0]
        if frame.pc == 0:
            call = frame.vars[1]
            g.open(scope)
            frame.pc, frame.vars = 1, (scope,)
            return PUSH, enter(call, g)
        result = (scope.ended, None) if frame.pc == 2 else ("", value)
        g.close(scope)
        g.check()
        return DONE, result

    def later(self, *args: Any, **named: Any) -> Call[Any]:
        raise FlowError("within runs at once: keep the call that opens the scope instead")


def _within(g: Any, scope: Scope, call: Call[T]) -> Generator[Decision, Any, tuple[str, T | None]]:
    """Runs the call inside the scope. The result is ("", result), or (why it was ended, None)."""
    g.open(scope)
    result: tuple[str, T | None]
    try:
        result = ("", (yield from call(g)))
    except Unwind as cut:
        if cut.scope != scope.id:
            raise
        result = (scope.ended, None)
    g.close(scope)
    g.check()
    return result


class _WithinRule(Protocol):
    flow: Within

    def __call__(self, g: Any, scope: Scope, call: Call[T]) -> Generator[Decision, Any, tuple[str, T | None]]: ...


within = cast(_WithinRule, _within)
within.flow = Within(_within)
FLOWS[Within.name] = within.flow
