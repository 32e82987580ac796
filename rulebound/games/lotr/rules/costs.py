"""Costs: resources that match, exhausting, discarding, threat (lotr/cost, /resource-match)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import Cost
from rulebound.core.game.decision import choose, choose_some, meant, options_for
from rulebound.core.material.cards import exhaust, move
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option, Term
from rulebound.games.lotr.cards import COST, has_sphere, sphere_stat
from rulebound.games.lotr.rules.damage import deal_damage
from rulebound.games.lotr.rules.moves import discard, discard_together, spend_resources
from rulebound.games.lotr.rules.threat import lower_threat, raise_threat
from rulebound.games.lotr.state import NEUTRAL, Player, Rings, facts, heroes, word_of

MUCH = 99


@cite("lotr/resource-match.1 .2 .3 /neutral-cards.1 .2 .3 /cost.2")
def payers(g: Rings, card: Any, you: Player) -> tuple[Any, ...]:
    """The heroes whose resources may pay for a card: those with its sphere's icon, for a neutral card all of them.

    Boons have no sphere: they are as neutral as can be.
    """
    sphere = facts(card)["sphere"]
    if sphere is None or sphere == NEUTRAL:
        return heroes(g, you)
    if sphere_stat(sphere).key in g.modifiers:
        return tuple([h for h in heroes(g, you) if has_sphere(g, h, sphere)])
    known = g.cache.get((sphere, you.id))  # only the printed icons count: kept until cards in play are others
    if known is None or known[0] != g.layout:
        known = g.cache[sphere, you.id] = (g.layout, tuple([h for h in heroes(g, you) if has_sphere(g, h, sphere)]))
    return known[1]


@cite("lotr/playing-a-card.3 .4 /modifiers.4 /letter-x.1")
def price(g: Rings, card: Any) -> int:
    """What a card costs now; for X at least nothing."""
    if COST.key in g.modifiers:
        return max(0, g.value(card, COST))
    printed = facts(card).get("cost")
    return printed if type(printed) is int else 0


@cite("lotr/ability.7 /resource-match.1 .2 /playing-a-card.2")
def can_afford(g: Rings, card: Any, you: Player) -> bool:
    """A hero that matches is needed even for a card that costs nothing."""
    matching = payers(g, card, you)
    if not matching:
        return False
    left = price(g, card)
    for hero in matching:
        left -= hero.resources
    each = facts(card).get("from_heroes")
    return left <= 0 and (not each or len([h for h in matching if h.resources]) >= each)


def funds(matching: tuple[Any, ...]) -> int:
    return sum([h.resources for h in matching])


AVAILABLE: dict[str, Callable[[Any, Any, Any], int]] = {
    "play": lambda g, this, you: int(can_afford(g, this, you)),
    "ready": lambda g, this, you: int(not this.exhausted),
    "resources": lambda g, this, you: this.resources,
    "hand": lambda g, this, you: len([c for c in g.cards(you.hand) if c is not this]),
    "threat": lambda g, this, you: you.threat,
    "free": lambda g, this, you: MUCH,
}
"""How much of a thing there is to pay with. Costs that choose among cards add their own (`choosing`)."""


@cite("lotr/cost.1 .4 .5 /ability.7 /exhausted.2 .3")
def available(g: Any, this: Any, you: Player, kind: str) -> int:
    return AVAILABLE[kind](g, this, you)


# ------------------------------------------------------------------ paying


@flow(cite="lotr/exhausted.1 .3 /attachment-cards.7")
def pay_exhaust(g: Rings, this: Any, you: Player, n: int) -> Any:
    exhaust(g, this)


@flow(cite="lotr/resources.1")
def pay_own(g: Rings, this: Any, you: Player, n: int) -> Any:
    spend_resources(g, this, n)


@flow(cite="lotr/cost.3")
def pay_hand(g: Rings, this: Any, you: Player, n: int) -> Steps[None]:
    cards = tuple([c for c in g.cards(you.hand) if c is not this])
    options = options_for(g, cards, "discard", "lotr-option-discard", you.index)
    picked = yield from choose_some(g, you.index, options, n, n, "lotr-prompt-discard", (("n", n),), "lotr/cost.3")
    yield from discard_together(g, tuple([meant(g, o) for o in picked]), "lotr/cost.3")


@flow
def pay_discard(g: Rings, this: Any, you: Player, n: int) -> Steps[None]:
    yield from discard(g, this)


@flow
def pay_lower_threat(g: Rings, this: Any, you: Player, n: int) -> Any:
    lower_threat(g, you, n)


@flow
def pay_raise_threat(g: Rings, this: Any, you: Player, n: int) -> Steps[None]:
    yield from raise_threat(g, you, n, this.id)


@flow
def pay_damage(g: Rings, this: Any, you: Player, n: int) -> Steps[None]:
    yield from deal_damage(g, this, n, this.id)


@flow(cite="lotr/playing-a-card.1 .5 /resources.1 /resource-match.1 /step-2.2.2 /letter-x.2 /cost.2")
def pay_price(g: Rings, this: Any, you: Player, n: int) -> Steps[None]:
    """The card is named, X is chosen, the resources come from one or several pools; then it is in the hand no more."""
    g.tell("lotr-log-play", "lotr/playing-a-card.1", seat=you, card=word_of(this.code))
    due = price(g, this)
    if facts(this)["cost"] == "X":
        x = yield from choose_x(g, this, you)
        g.change(this, x=x)
        due = max(0, x + g.value(this, COST))
    matching = tuple([h for h in payers(g, this, you) if h.resources])
    ways = tuple(shares(due, tuple([h.resources for h in matching]), facts(this).get("from_heroes") or 0))
    options = tuple([pay_option(g, you, matching, way, i) for i, way in enumerate(ways)])
    words = (("card", g.word(this, you.index)), ("n", due))
    picked = yield from choose(g, you.index, options, "lotr-prompt-pay", words, "lotr/step-2.2.2")
    for hero, k in zip(matching, ways[picked.value], strict=True):
        spend_resources(g, hero, k, "lotr/step-2.2.2")
    move(g, this, g.pile(g.scenario.limbo))


@flow(cite="lotr/letter-x.1 .2")
def choose_x(g: Rings, this: Any, you: Player) -> Steps[int]:
    """The player says what X is, among the values that can be paid and that lead to something."""
    values = possible_x(g, this, you)
    options = tuple([Option(f"x {n}", "lotr-option-x", (("n", n),), value=n) for n in values])
    picked = yield from choose(
        g, you.index, options, "lotr-prompt-x", (("card", g.word(this, you.index)),), "lotr/letter-x.2"
    )
    return picked.value


@cite("lotr/letter-x.1 .2")
def possible_x(g: Rings, this: Any, you: Player) -> tuple[int, ...]:
    most = funds(payers(g, this, you))
    more = g.value(this, COST)
    return tuple([n for n in facts(this)["x_values"](g, this, you) if n + more <= most])


def shares(n: int, pools: tuple[int, ...], least: int = 0) -> Iterator[tuple[int, ...]]:
    """All ways to pay n from these pools, from `least` different ones at least."""
    if not pools:
        if n == 0 and least <= 0:
            yield ()
        return
    for k in range(min(n, pools[0]), -1, -1):
        for rest in shares(n - k, pools[1:], least - (k > 0)):
            yield (k, *rest)


def pay_option(g: Rings, you: Player, pools: tuple[Any, ...], way: tuple[int, ...], at: int) -> Option:
    """One way to pay: which hero gives how much."""
    giving = [(k, h) for k, h in zip(way, pools, strict=True) if k]
    key = " ".join(["pay", *[f"{k} {h.handle(g, you.index)}" for k, h in giving]])
    told = [Term("lotr-share", (("n", k), ("card", g.word(h)))) for k, h in giving]
    words = told[0] if told else Term("core-list-empty")
    for one in told[1:]:
        words = Term("core-list-more", (("list", words), ("item", one)))
    return Option(key, "lotr-option-pay", (("shares", words),), tuple([h.id for _, h in giving]), value=at)


def choosing(kind: str, which: Callable[[Any, Any, Any], tuple[Any, ...]], pay: Any) -> Cost:
    """A cost that is paid with one of several cards: `which(g, this, you)` are those it could be."""
    AVAILABLE[kind] = lambda g, this, you: len(which(g, this, you))
    return Cost(kind, 1, pay)


exhaust_this = Cost("ready", 1, pay_exhaust)
discard_this = Cost("free", 1, pay_discard)
pay_the_price = Cost("play", 1, pay_price)


def spend(n: int) -> Cost:
    """Resources from the hero's own pool."""
    return Cost("resources", n, pay_own)


def discard_from_hand(n: int = 1) -> Cost:
    return Cost("hand", n, pay_hand)


def reduce_threat_by(n: int) -> Cost:
    return Cost("threat", n, pay_lower_threat)


def raise_threat_by(n: int) -> Cost:
    return Cost("free", n, pay_raise_threat)
