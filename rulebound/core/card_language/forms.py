"""Effects in one small language: a form is a rule written once, and a card only names it.

    encounter("general-5", sea=may(become_delayed(), gain_artifact()))

A form is a flow (g, you, ...). On a card it stands without its first two arguments: there it is a call kept as data,
so forms can hold forms. `perform` runs one for somebody, `can` tells whether it could do anything for them, and
`worded` says it in the words of the catalogues, so a card's text follows from what it does.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeAlias, TypeVar, cast

from rulebound.core.flows.flow import Steps, flow, make_flow
from rulebound.core.game.decision import choose
from rulebound.core.state.entities import Call, Many, Option, Ref, Term, freeze, thaw
from rulebound.core.state.errors import ContentError

if TYPE_CHECKING:
    from rulebound.core.game.game import Game, Seat

P = ParamSpec("P")
T = TypeVar("T")

Effect: TypeAlias = "Call[Any]"
"""A form with all it is given but the game and the one it happens to."""
FORMS: dict[str, Form[...]] = {}
"""Every form by the name of its flow."""


class Form(Generic[P]):
    """One kind of effect: the rule behind it, and when it could do anything."""

    def __init__(self, rule: Any, possible: Callable[..., bool] | None, idle: str) -> None:
        self.rule = self.body = rule
        self.possible = possible
        self.idle = idle
        """What is told where it does nothing: why, if that is always the same."""
        self.name: str = rule.flow.source.__name__.strip("_").replace("_", "-")
        self.params: tuple[str, ...] = rule.flow.params[1:]
        defaults = signature(rule.flow.source).parameters
        self.optional = tuple([p for p in self.params if defaults[p].default in (None, "")])
        """What an effect may do without: its words differ with and without it."""
        self.shared = rule.flow.source.__module__ == __name__
        FORMS[rule.flow.name] = self

    def __call__(self, *args: P.args, **named: P.kwargs) -> Effect:
        full = self.rule.flow.bind((None, *args), named)[1:]
        return Call(self.rule.flow.name, tuple([freeze(a) for a in full]))


def form(
    cite: str = "", possible: Callable[..., bool] | None = None, idle: str = "core-log-nothing"
) -> Callable[[Callable[[Any, Any], Any] | Callable[..., Any]], Form[...]]:
    """Makes a flow (g, you, ...) a form. `possible(g, you, ...)` says whether it could do anything, or be paid; `idle`
    is told where it does nothing."""

    def make(body: Callable[..., Any]) -> Form[...]:
        return Form(make_flow(body, cite), possible, idle)

    return make


def form_of(effect: Effect) -> Form[...]:
    try:
        return FORMS[effect.flow]
    except KeyError:
        raise ContentError(f"{effect.flow} is a rule, but no form that a card could name") from None


def aimed(effect: Effect, you: Seat) -> Call[Any]:
    """The effect with the one it happens to."""
    return Call(effect.flow, (Ref(you.id), *effect.args))


@flow
def perform(g: Game, you: Seat, effect: Effect) -> Steps[Any]:
    """The effect happens to (or is paid by) somebody. If it does nothing, that is told."""
    call, since = aimed(effect, you), g.watch()
    result = yield from call(g)
    if g.idle(since):
        comes_to_nothing(g, effect)
    return result


def comes_to_nothing(g: Game, effect: Effect) -> None:
    """Tells that an effect does nothing, and by which clause it is one."""
    found = form_of(effect)
    g.tell(found.idle, " ".join(found.rule.flow.cite[:1]), what=said_now(g, effect))


def can(g: Game, you: Seat, effect: Effect) -> bool:
    """Could it do anything at all, or, if it is a price, be paid in full?"""
    found = form_of(effect)
    return found.possible is None or found.possible(g, you, *[thaw(a, g) for a in effect.args])


# ------------------------------------------------------------------ in words


def worded(game: str, effect: Effect) -> Term:
    """The effect as a term of the catalogues: each argument is a number, a word of the game or a term itself.

    The key is the form's name and what it may do without but has: `form-test-passed`, `form-test-passed-failed`.
    """
    found = form_of(effect)
    given = {name: value for name, value in zip(found.params, effect.args, strict=True) if value not in (None, "")}
    key = "-".join([found.name, *[name for name in found.optional if name in given]]).replace("_", "-")
    args = tuple([(name, _said(game, found.name, value)) for name, value in given.items()])
    return Term(f"{'core' if found.shared else game}-form-{key}", args)


def said_now(g: Game, effect: Effect) -> Term:
    """The effect in words, as it is where it is carried out now."""
    said: Term = g.policy.in_words(g, worded(g.book.game, effect))
    return said


def _said(game: str, name: str, value: Any) -> int | Term:
    if isinstance(value, bool | int):
        return int(value)
    if isinstance(value, str):
        return _joined([Term(f"{game}-{word}") for word in value.split()], "or")
    if isinstance(value, Many):
        return _joined(
            [worded(game, cast(Effect, effect)) for effect in value.items], "or" if name == "one-of" else "then"
        )
    return worded(game, value)


def _joined(terms: list[Term], how: str) -> Term:
    """Several, the way they are joined being a word of its own."""
    out = terms[0]
    for term in terms[1:]:
        out = Term(f"core-form-{how}", (("first", out), ("second", term)))
    return out


# ------------------------------------------------------------------ forms that every game can use


def _any_possible(g: Any, you: Any, effects: tuple[Effect, ...]) -> bool:
    return any(can(g, you, e) for e in effects)


@form(possible=_any_possible)
def _several(g: Game, you: Seat, effects: tuple[Effect, ...]) -> Steps[Any]:
    result = None
    for effect in effects:
        result = yield from perform(g, you, effect)
    return result


def seq(*effects: Effect) -> Effect:
    """One after the other; what comes of it is what comes of the last."""
    return effects[0] if len(effects) == 1 else _several(effects)


def choices(g: Game, effects: tuple[Effect, ...]) -> tuple[Option, ...]:
    """An option for each of several effects."""
    return tuple([
        Option(key_of(e), "core-option-thing", (("thing", said_now(g, e)),), value=i)
        for i, e in enumerate(effects)
    ])  # fmt: skip


def key_of(effect: Effect) -> str:
    """A readable key: the form and what it is given."""
    found = form_of(effect)
    words = [found.name]
    for name, value in zip(found.params, effect.args, strict=True):
        if isinstance(value, Call):
            words.append(key_of(value))
        elif isinstance(value, Many):
            words += [key_of(v) if isinstance(v, Call) else str(v) for v in value.items]
        elif isinstance(value, int):
            words += [name, str(value)] if value and name != "n" else [str(value)] * bool(value)
        elif value:
            words.append(str(value))
    return " ".join(words)


@form(possible=_any_possible)
def _one_of(g: Game, you: Seat, effects: tuple[Effect, ...]) -> Steps[bool]:
    left = tuple([e for e in effects if can(g, you, e)])
    if not left:
        return False
    picked = yield from choose(
        g, you.index, choices(g, left), "core-prompt-one-of", cite=g.policy.clauses.get("or", "")
    )
    yield from perform(g, you, left[picked.value])
    return True


def one_of(*effects: Effect) -> Effect:
    """One or another: whichever is chosen of those that could do anything."""
    return _one_of(effects)


DO, LEAVE = "do", "leave"


@flow
def offer(g: Game, you: Seat, effect: Effect, otherwise: Effect | None = None) -> Steps[bool]:
    """Will they have it, or leave it? If something else happens then, they are told."""
    take = Option(DO, "core-option-form", (("thing", said_now(g, effect)),))
    leave = Option(LEAVE, "core-option-leave")
    if otherwise is not None:
        leave = Option(LEAVE, "core-option-otherwise", (("thing", said_now(g, otherwise)),))
    picked = yield from choose(g, you.index, (take, leave), "core-prompt-form", cite=g.policy.clauses.get("may", ""))
    return picked.key == DO


def _can_may(g: Any, you: Any, effect: Effect, otherwise: Effect | None) -> bool:
    return can(g, you, effect) or (otherwise is not None and can(g, you, otherwise))


@form(possible=_can_may)
def may(g: Game, you: Seat, effect: Effect, otherwise: Effect | None = None) -> Steps[bool]:
    """It is done if they like; if not, perhaps something else is."""
    if not can(g, you, effect):
        comes_to_nothing(g, effect)
    elif (yield from offer(g, you, effect, otherwise)):
        yield from perform(g, you, effect)
        return True
    if otherwise is not None:
        yield from perform(g, you, otherwise)
    return False


def _can_pay_for(g: Any, you: Any, price: Effect, effect: Effect) -> bool:
    return can(g, you, price) and can(g, you, effect)


@form(possible=_can_pay_for)
def to(g: Game, you: Seat, price: Effect, effect: Effect) -> Steps[bool]:
    """The price, in order to have the effect: nothing happens if it was not paid."""
    paid = yield from perform(g, you, price)
    if paid is not False:
        yield from perform(g, you, effect)
    return bool(paid)


@form()
def unless(g: Game, you: Seat, threat: Effect, way_out: Effect) -> Steps[bool]:
    """The threat happens unless they take the way out, if they can."""
    if can(g, you, way_out):
        options = choices(g, (way_out, threat))
        picked = yield from choose(g, you.index, options, "core-prompt-unless", cite=g.policy.clauses.get("unless", ""))
        if picked.value == 0:
            yield from perform(g, you, way_out)
            return False
    else:
        g.tell("core-log-no-way-out", g.policy.clauses.get("unless", ""), what=said_now(g, way_out))
    yield from perform(g, you, threat)
    return True
