"""Abilities: the head is data (kind, trigger, cost, limit, condition), the body a short flow.

    @reaction(after(Blown), cost=exhaust_this, limit=Limit(1, per=ROUND), cite="mygame/12")
    def relight(g, this, you, event): ...

An ability's condition and body take the game, the card the ability stands on, the player who uses it, and, where it is
triggered, the event.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from rulebound.core.flows.flow import make_flow
from rulebound.core.game.decision import Denial
from rulebound.core.state.clauses import clause_ids
from rulebound.core.state.entities import Definition, Entity, Look, Option, Term
from rulebound.core.state.index import AFTER, AT, CANCEL, WHEN, WOULD

if TYPE_CHECKING:
    from rulebound.core.game.game import Game, Seat

FORCED, REACTION, ACTION_ABILITY, FAST, REVELATION = "forced", "reaction", "action", "fast", "revelation"
CARD, PLAYER, EACH, GROUP = "card", "player", "each", "group"
REMEMBERED = 1000


class Trigger(NamedTuple):
    """What an ability answers to: a class of events and the moment in it."""

    event: type[Any]
    timing: int


def would(event: type[Any]) -> Trigger:
    """Before it happens, for what replaces it."""
    return Trigger(event, WOULD)


def cancels(event: type[Any]) -> Trigger:
    """Before everything else about it, for what cancels it."""
    return Trigger(event, CANCEL)


def when(event: type[Any]) -> Trigger:
    """Just before it happens."""
    return Trigger(event, WHEN)


def at(event: type[Any]) -> Trigger:
    """At the moment itself ("at the end of the round", "if")."""
    return Trigger(event, AT)


def after(event: type[Any]) -> Trigger:
    """Once it has happened."""
    return Trigger(event, AFTER)


def is_left(g: Game, per: str, key: str) -> bool:
    """Is something that is done once per scope still to be had in this one?"""
    scope = g.scope(per)
    return scope is not None and key not in scope.used


def count_use(g: Game, per: str, key: str) -> None:
    """It was done in this scope."""
    scope = g.scope(per)
    if scope is not None:
        scope.used += (key,)
        g.version += 1


@dataclass(frozen=True)
class Limit:
    """So many times per scope: for each card, each player, each player with each card, or the whole group."""

    times: int
    per: str
    by: str = CARD

    def key(self, ability: Ability, this: Entity, you: Seat) -> str:
        if self.by == GROUP:
            return ability.key
        if self.by == PLAYER:
            return f"{ability.key}@{you.index}"
        card = f"{ability.key}#{this.id}.{getattr(this, 'stay', 0)}"  # a card that comes back is a new one
        return f"{card}@{you.index}" if self.by == EACH else card

    def left(self, g: Game, ability: Ability, this: Entity, you: Seat) -> bool:
        scope = g.scope(self.per)
        if scope is None or not scope.used:
            return scope is not None
        return scope.used.count(self.key(ability, this, you)) < self.times


@dataclass(frozen=True)
class Cost:
    """So much of one thing, or as much as `amount(g, this, you)` says now.

    `pay(g, this, you, amount)` takes it; what there is of it, the game's policy knows.
    """

    kind: str
    amount: int | Callable[[Any, Any, Any], int]
    pay: Any
    agree: Any = None
    """A flow like `pay` that asks others first whether they give what they are to give. If it comes to False, the
    ability is not used after all."""

    def due(self, g: Game, this: Entity, you: Seat) -> int:
        amount = self.amount
        return amount if isinstance(amount, int) else amount(g, this, you)


class Ability(Definition):
    """One ability of one card."""

    __slots__ = (
        "agreed", "body", "card", "cite", "costs", "distinct", "forced", "if_", "kind", "limit", "made", "name",
        "prices", "quiet", "tag", "trigger", "unasked", "useful", "zones",
    )  # fmt: skip

    def __init__(
        self,
        kind: str,
        trigger: Trigger | None,
        body: Any,
        costs: tuple[Cost, ...],
        limit: Limit | None,
        if_: Callable[..., bool] | None,
        useful: Callable[..., bool] | None,
        zones: tuple[str, ...],
        cite: str,
        tag: str = "",
        quiet: bool = False,
    ) -> None:
        super().__init__("")
        self.kind, self.trigger, self.body, self.costs, self.limit = kind, trigger, body, costs, limit
        self.if_, self.useful, self.zones, self.cite = if_, useful, zones, clause_ids(cite)
        self.distinct = len({cost.kind for cost in costs}) == len(costs)
        """Are its costs of different kinds, so that each can be looked at alone?"""
        self.prices = tuple([(cost.kind, cost.amount) for cost in reversed(costs)])
        """How much of what it costs. The action, which comes first and mostly is there, is looked at last."""
        self.agreed = tuple([cost for cost in costs if cost.agree is not None])
        """The costs to which others must agree."""
        self.unasked = all(cost.pay.flow.at_once for cost in costs)
        """Are they paid without any decision? Then nothing can come between them: they need no hold."""
        self.name = body.__name__.replace("_", "-")
        self.card = ""
        self.forced = kind == FORCED
        self.made: dict[tuple[int, Look, int], Option] = {}
        """Its options that were made already, by card, face and seat."""
        self.quiet = quiet
        """What it does tells of itself: the log need not say that it was used."""
        self.tag = tag
        """A word the game's rules look at, such as the kind of action an ability counts as."""

    def checks(self, g: Game, this: Entity, you: Seat, event: Any) -> str:
        """The first thing that stands in the way, cheapest first; "" if the ability can be used."""
        policy, if_, answers = g.policy, self.if_, self.trigger is not None
        if answers and if_ is not None and not if_(g, this, you, event):
            return "condition"  # most of what happens is not what it waits for
        if self.limit is not None and not self.limit.left(g, self, this, you):
            return "limit"
        if self.distinct:
            available = policy.available
            for kind, amount in self.prices:
                due = amount if type(amount) is int else amount(g, this, you)  # type: ignore[operator]
                if available(g, this, you, kind) < due:
                    return "cost"
        elif not can_pay(g, self.costs, this, you):
            return "cost"
        if not policy.working(g, this, self):
            return "working"
        useful = self.useful
        if answers:
            return "no-effect" if useful is not None and not useful(g, this, you, event) else ""
        if if_ is not None and not if_(g, this, you):
            return "condition"
        return "no-effect" if useful is not None and not useful(g, this, you) else ""

    def option_key(self, g: Game, this: Entity, you: Seat) -> str:
        return f"{self.name} {this.handle(g, you.index)}"

    def option(self, g: Game, this: Entity, you: Seat, event: Any = None) -> Option:
        look = this.look(you.index) if event is None else ""
        made = self.made.get((this.id, look, you.id)) if look else None
        if made is None:
            from rulebound.core.timing.timing import use

            made = Option(
                self.option_key(g, this, you),
                "core-option-ability",
                (("card", g.word(this, you.index)), ("ability", g.ability_word(self))),
                (this.id,),
                self.cite,
                use.later(this, self, you, event),
                self.kind == FAST,
            )
            if look:
                keep(self.made, (this.id, look, you.id), made)
        return made

    def answer(self, g: Game, this: Entity, you: Seat, at: int, to: Entity | None = None) -> Option:
        """As one of several answers in a window: `at` says which, `to` what happens to whom if that is not clear."""
        key = self.option_key(g, this, you)
        words: tuple[tuple[str, Term], ...] = (("card", g.word(this, you.index)), ("ability", g.ability_word(self)))
        if to is None:
            return Option(key, "core-option-ability", words, (this.id,), self.cite, value=at)
        words = (*words, ("thing", g.word(to, you.index)))
        key = f"{key} {to.handle(g, you.index)}"
        return Option(key, "core-option-ability-about", words, (this.id, to.id), self.cite, value=at)

    def denial(self, g: Game, this: Entity, you: Seat, why: str) -> Denial:
        reason = f"core-denied-{why}"
        if why == "condition":
            reason = g.policy.unmet(g, this, self)
        elif why == "no-effect":
            reason = g.policy.useless(g, this, self)
        numbers: tuple[tuple[str, Any], ...] = ()
        if why == "cost":
            short, need = self.short_of(g, this, you)
            reason, numbers = g.policy.lacking(g, this, you, short, need)
            why = f"cost {short}"
        return Denial(
            self.option_key(g, this, you),
            g.policy.clauses.get(reason) or g.policy.clause(g, this, self, why),
            reason,
            (("card", g.word(this, you.index)), ("ability", g.ability_word(self)), *numbers),
            (this.id,),
            "core-option-ability",
        )

    def short_of(self, g: Game, this: Entity, you: Seat) -> tuple[str, int]:
        """What its costs cannot be paid with, and how much of it they take: the first that is short, in their order."""
        needed: dict[str, int] = {}
        for cost in self.costs:
            needed[cost.kind] = needed.get(cost.kind, 0) + cost.due(g, this, you)
        short = next(k for k, need in needed.items() if g.policy.available(g, this, you, k) < need)
        return short, needed[short]


def keep(made: dict[tuple[int, Look, int], Option], key: tuple[int, Look, int], option: Option) -> None:
    """Remembers an option that will be the same next time. Tables come and go: it does not remember without end."""
    if len(made) >= REMEMBERED:
        made.clear()
    made[key] = option


def can_pay(g: Game, costs: tuple[Cost, ...], this: Entity, you: Seat) -> bool:
    """All costs together, or none: two costs may not lean on the same coin."""
    needed: dict[str, int] = {}
    for cost in costs:
        kind = cost.kind
        needed[kind] = needed.get(kind, 0) + cost.due(g, this, you)
        if g.policy.available(g, this, you, kind) < needed[kind]:
            return False
    return True


# ------------------------------------------------------------------ the decorators that cards are written with

Body = Callable[..., Any]


def _ability(
    kind: str,
    trigger: Trigger | None,
    cost: Cost | tuple[Cost, ...],
    limit: Limit | None,
    if_: Callable[..., bool] | None,
    useful: Callable[..., bool] | None,
    zones: tuple[str, ...],
    cite: str,
) -> Callable[[Body], Any]:
    costs = cost if isinstance(cost, tuple) else (cost,)

    def make(body: Body) -> Ability:
        return Ability(kind, trigger, make_flow(body, cite), costs, limit, if_, useful, zones, cite)

    return make


def forced(
    trigger: Trigger,
    *,
    if_: Callable[..., bool] | None = None,
    limit: Limit | None = None,
    zones: tuple[str, ...] = ("play",),
    cite: str = "",
) -> Callable[[Body], Any]:
    """Happens by itself whenever its condition is met."""
    return _ability(FORCED, trigger, (), limit, if_, None, zones, cite)


def reaction(
    trigger: Trigger,
    *,
    cost: Cost | tuple[Cost, ...] = (),
    limit: Limit | None = None,
    if_: Callable[..., bool] | None = None,
    useful: Callable[..., bool] | None = None,
    zones: tuple[str, ...] = ("play",),
    cite: str = "",
) -> Callable[[Body], Any]:
    """May be used when its condition is met."""
    return _ability(REACTION, trigger, cost, limit, if_, useful, zones, cite)


def action(
    *,
    cost: Cost | tuple[Cost, ...] = (),
    limit: Limit | None = None,
    if_: Callable[..., bool] | None = None,
    useful: Callable[..., bool] | None = None,
    zones: tuple[str, ...] = ("play",),
    cite: str = "",
) -> Callable[[Body], Any]:
    """Is used as one of the turn's actions."""
    return _ability(ACTION_ABILITY, None, cost, limit, if_, useful, zones, cite)


def fast(
    *,
    cost: Cost | tuple[Cost, ...] = (),
    limit: Limit | None = None,
    if_: Callable[..., bool] | None = None,
    useful: Callable[..., bool] | None = None,
    zones: tuple[str, ...] = ("play",),
    cite: str = "",
) -> Callable[[Body], Any]:
    """Is used beside the turn's actions."""
    return _ability(FAST, None, cost, limit, if_, useful, zones, cite)


def revelation(*, cite: str = "") -> Callable[[Body], Any]:
    """Happens when the card is drawn or revealed: the rules that reveal cards run it."""
    return _ability(REVELATION, None, (), None, None, None, (), cite)
