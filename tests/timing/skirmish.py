"""Skirmish: a game without a story, made to prove timing. Heroes and their cards against foes, under two policies.

Rings plays by the orders of The Lord of the Rings: The Card Game, Arkham by those of Arkham Horror: The Card Game.
Tests bring their own small cards (`@card`) and put them where they need them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace as with_changes
from typing import Any, ClassVar

from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.abilities import ACTION_ABILITY, FAST, Cost, Limit
from rulebound.core.game.decision import PASS, choose
from rulebound.core.game.game import ACTION, TURN, Game, Rulebook, Seat
from rulebound.core.game.values import Stat
from rulebound.core.material.cards import (
    DECK,
    DISCARD,
    HAND,
    NOBODY,
    OPEN,
    OWNER,
    PLAY,
    Card,
    Pile,
    Pool,
    cards_in,
    define,
    exhaust,
    move,
    new_card,
    reveal,
    zone,
)
from rulebound.core.material.tokens import Bag, Supply
from rulebound.core.state.entities import Call, Registry
from rulebound.core.state.index import CANCEL, WHEN, WOULD
from rulebound.core.timing.actions import Act, Law, Menu
from rulebound.core.timing.nested_tests import perform_test, to_the_end
from rulebound.core.timing.round import period
from rulebound.core.timing.timing import Event, Policy, occur, occur_together

REGISTRY = Registry("skirmish")
ATTACK, PERIL = "attack", "peril"

HEALTH = Stat("health", base=lambda g, e: 5 if isinstance(e, Hero) else g.registry[e.code].facts.get("health", 3))
MIGHT = Stat("might", base=lambda g, e: 2)
COST = Stat("cost", base=lambda g, e: 1)
TAKING_DAMAGE = Stat("taking-damage")
"""What can be forbidden."""
STATS = (HEALTH, MIGHT, COST)


class Hero(Seat):
    """A player, with health of their own."""

    damage: int = 0
    coins: int = 3
    out: bool = False


class Figure(Card):
    """A card: a companion, a foe, a tool, something in hand."""

    damage: int = 0


class Skirmish(Game):
    """One table."""

    __slots__ = ()

    def pile(self, code: str, owner: int = -1) -> Pile:
        return next(p for p in self.all(Pile) if p.code == code and p.owner == owner)

    def note(self, what: str) -> None:
        """A line of the log that says what a card or rule did."""
        self.tell("skirmish-note", what=what)

    @property
    def heroes(self) -> tuple[Hero, ...]:
        return self.all(Hero)

    @property
    def foes(self) -> tuple[Any, ...]:
        return cards_in(self, self.pile("foes"))


# ------------------------------------------------------------------ what can happen


class Damage(Event):
    """So much damage is placed on a hero or a card."""

    n: int = 1

    barred_by: ClassVar[Stat | None] = TAKING_DAMAGE

    @staticmethod
    @flow
    def happens(g: Skirmish, e: Damage) -> Any:
        target = g.entity(e.about)
        g.change(target, damage=target.damage + e.n)
        g.touch(target)
        g.note(f"{name(g, target)} takes {e.n}")


class Healed(Event):
    n: int = 1

    @staticmethod
    @flow
    def happens(g: Skirmish, e: Healed) -> Any:
        target = g.entity(e.about)
        g.change(target, damage=max(0, target.damage - e.n))
        g.note(f"{name(g, target)} heals {e.n}")


class Defeat(Event):
    """A card with damage up to its health leaves play; a hero is out, with all that hero was doing."""

    @staticmethod
    @flow
    def happens(g: Skirmish, e: Defeat) -> Any:
        target = g.entity(e.about)
        g.note(f"{name(g, target)} is defeated")
        if isinstance(target, Hero):
            g.change(target, out=True)
            g.touch(target)
            g.end("defeated", owner=target.index)
        else:
            discard(g, target)


class Attack(Event):
    """A foe attacks a hero: `by` the foe, `about` the hero."""

    @staticmethod
    @flow
    def happens(g: Skirmish, e: Attack) -> Steps[None]:
        g.note(f"{name(g, g.entity(e.by))} attacks")
        yield from hurt(g, g.entity(e.about), 1, g.entity(e.by))


class Drawn(Event):
    @staticmethod
    @flow
    def happens(g: Skirmish, e: Drawn) -> Any:
        you = g.entity(e.about)
        g.note(f"{name(g, you)} draws")
        deck = g.pile("deck", you.index)
        if deck.cards:
            move(g, g.entity(deck.cards[0]), g.pile("hand", you.index), -1)


class Entered(Event):
    """A card enters play."""

    @staticmethod
    @flow
    def happens(g: Skirmish, e: Entered) -> Any:
        card = g.entity(e.about)
        move(g, card, g.pile("foes") if card.owner < 0 else g.pile("area", card.owner), -1)


class Noise(Event):
    """Nothing in itself: something to answer."""

    @staticmethod
    @flow
    def happens(g: Skirmish, e: Noise) -> Any:
        g.note("noise")


class Whisper(Noise):
    """Another such thing, for what only hidden cards answer."""


def name(g: Skirmish, entity: Any) -> str:
    return f"hero-{entity.index + 1}" if isinstance(entity, Hero) else str(entity.code)


def discard(g: Skirmish, card: Figure) -> None:
    g.change(card, damage=0)
    move(g, card, g.pile("discard", max(0, card.owner)))


@flow
def hurt(g: Skirmish, target: Any, n: int, by: Any = None) -> Steps[bool]:
    return (yield from occur(g, Damage(about=target.id, n=n, by=by.id if by else 0)))


@flow
def hurt_all(g: Skirmish, targets: tuple[Any, ...], n: int) -> Steps[Any]:
    """All of it is placed together."""
    return (yield from occur_together(g, tuple([Damage(about=t.id, n=n) for t in targets])))


@flow
def heal(g: Skirmish, target: Any, n: int) -> Steps[bool]:
    return (yield from occur(g, Healed(about=target.id, n=n)))


@flow
def defeat(g: Skirmish, target: Any) -> Steps[bool]:
    return (yield from occur(g, Defeat(about=target.id)))


@flow
def draw(g: Skirmish, you: Hero) -> Steps[bool]:
    return (yield from occur(g, Drawn(about=you.id)))


@flow
def enter(g: Skirmish, card: Figure) -> Steps[bool]:
    return (yield from occur(g, Entered(about=card.id)))


@flow
def make_noise(g: Skirmish) -> Steps[bool]:
    return (yield from occur(g, Noise()))


@flow
def attack(g: Skirmish, foe: Figure, you: Hero) -> Steps[None]:
    yield from within(g, Scope(kind=ATTACK, owner=you.index, needs=(foe.id,)), attack_steps.later(foe, you))


@flow
def attack_steps(g: Skirmish, foe: Figure, you: Hero) -> Steps[None]:
    yield from occur(g, Attack(about=you.id, by=foe.id))


@flow
def note(g: Skirmish, what: str) -> Any:
    g.note(what)


@flow
def try_might(
    g: Skirmish, you: Hero, against: int, success: Call[Any] | None = None, failure: Call[Any] | None = None
) -> Steps[None]:
    """A test: whoever calls for one says what follows, and does not wait for it."""
    yield from perform_test(g, test_steps.later(you, against, success, failure), you.index)


@flow
def test_steps(
    g: Skirmish, you: Hero, against: int, success: Call[Any] | None, failure: Call[Any] | None
) -> Steps[None]:
    g.note(f"test {against} begins")
    yield from make_noise(g)
    outcome = success if g.value(you, MIGHT) >= against else failure
    if outcome is not None:
        yield from outcome(g)
    g.note(f"test {against} ends")


def state_checks(g: Skirmish, touched: tuple[int, ...]) -> tuple[Any, ...]:
    """Defeats; the players win when no foe is left, and lose when all of them are out."""
    fallen = [h for h in g.heroes if not h.out and h.damage >= g.value(h, HEALTH)]
    fallen += [c for c in g.all(Figure) if c.code and zone(g, c) == PLAY and c.damage >= g.value(c, HEALTH)]
    if all(h.out for h in g.heroes):
        g.verdict(False, "all-out", "lotr/grim.1")
    if any(c.code == "dragon" and zone(g, c) == DISCARD for c in g.all(Figure)):
        g.verdict(True, "dragon-slain", "ahlcg/winning-and-losing.6")
    return tuple([defeat.later(e) for e in fallen])


# ------------------------------------------------------------------ costs


@flow
def _exhaust(g: Skirmish, this: Figure, you: Hero, n: int) -> Any:
    exhaust(g, this)


@flow
def _discard(g: Skirmish, this: Figure, you: Hero, n: int) -> Any:
    discard(g, this)


@flow
def _spend(g: Skirmish, this: Any, you: Hero, n: int) -> Any:
    g.change(you, coins=you.coins - n)


@flow
def _suffer(g: Skirmish, this: Any, you: Hero, n: int) -> Steps[None]:
    yield from hurt(g, you, n)


exhaust_this = Cost("ready", 1, _exhaust)
discard_this = Cost("card", 1, _discard)


def coins(n: int) -> Cost:
    return Cost("coins", n, _spend)


def toll(n: int) -> Cost:
    """Another payment out of the same purse."""
    return Cost("coins", n, _spend)


def suffer(n: int) -> Cost:
    return Cost("health", n, _suffer)


printed_cost = Cost("coins", lambda g, this, you: g.value(this, COST), _spend)


# ------------------------------------------------------------------ the course of a round


@flow
def set_up(g: Skirmish) -> Any:
    g.note("set up")


@flow
def day(g: Skirmish) -> Steps[None]:
    """In player order, each hero acts as often as they like."""
    for seat in g.order():
        you = g.seat(seat)
        if not you.out:
            g.change(g.clock, seat=seat)
            yield from period(g, TURN, turn.later(you), note.later(f"turn {seat + 1} ends"), seat)
    g.change(g.clock, seat=-1)


@flow
def turn(g: Skirmish, you: Hero) -> Steps[None]:
    while True:
        menu = g.registry["turn"]
        picked = yield from choose(g, you.index, menu.options(g, you.index), menu="turn")
        if picked.call is None:
            return
        why = yield from to_the_end(g, Scope(kind=ACTION, owner=you.index), picked.call)
        if why:
            g.note(f"action cut: {why}")


@flow
def night(g: Skirmish) -> Any:
    g.note("night")


@flow
def strike(g: Skirmish, you: Hero, foe: Figure) -> Steps[None]:
    yield from hurt(g, foe, 1, you)


@flow
def provoke(g: Skirmish, you: Hero, foe: Figure) -> Steps[None]:
    yield from attack(g, foe, you)


@flow
def shout(g: Skirmish, you: Hero) -> Steps[None]:
    yield from make_noise(g)


def is_foe(g: Skirmish, you: Hero, card: Figure) -> bool:
    return card.pile == g.pile("foes").id


def not_tired(g: Skirmish, you: Hero, card: Figure) -> bool:
    return not card.exhausted


def figures_in_play(g: Skirmish, you: Hero) -> tuple[Any, ...]:
    return tuple([c for c in g.all(Figure) if zone(g, c) == PLAY])


REGISTRY.add(
    Menu(
        "turn",
        (
            Act("strike", strike, (Law("lotr/choose.3", is_foe, "skirmish-denied-friend"),), figures_in_play, "strike"),
            Act(
                "provoke",
                provoke,
                (
                    Law("lotr/choose.3", is_foe, "skirmish-denied-friend"),
                    Law("ahlcg/attack-of-opportunity.1", not_tired, "skirmish-denied-tired"),
                ),
                figures_in_play,
                "provoke",
            ),
            Act("shout", shout, text="shout"),
        ),
        (ACTION_ABILITY, FAST),
        (PASS,),
    )
)
REGISTRY.add(Menu("window", (), (FAST,)))


def card(code: str, **facts: Any) -> Callable[[type], type]:
    """A card of a test: its abilities and `constant` modifiers stand in the class."""

    def register(body: type) -> type:
        define(REGISTRY, code, body, **facts)
        return body

    return register


for _code in ("orc", "troll", "dragon", "friend", "blank"):
    define(REGISTRY, _code)


PILES = (("area", PLAY, OPEN), ("hand", HAND, OWNER), ("deck", DECK, NOBODY), ("discard", DISCARD, OPEN))


def create(g: Skirmish, options: dict[str, str]) -> None:
    """Heroes, their piles, and the cards a test asks for: "dog", "orc@foes", "ward@hand-2"."""
    for i in range(int(options["seats"])):
        g.add(Hero(index=i))
        for code, zone_, sight in PILES:
            g.add(Pile(code=code, zone=zone_, owner=i, sight=sight))
    g.add(Pile(code="foes", zone=PLAY))
    for word in options["cards"].split():
        code, _, where = word.partition("@")
        pile = next(p for p in g.all(Pile) if p.handle(g) == (where or "area-1"))
        new_card(g, Figure, code, pile, pile.owner)


# ------------------------------------------------------------------ the two policies


class SkirmishPolicy(Policy):
    def available(self, g: Any, this: Any, you: Any, kind: str) -> int:
        if kind == "ready":
            return int(not this.exhausted)
        if kind == "coins":
            return int(you.coins)
        return int(g.value(you, HEALTH)) if kind == "health" else 1

    def hidden_hand(self, g: Any, seat: int) -> bool:
        return bool(g.pile("hand", seat).cards)

    def may_act(self, g: Any, seat: int) -> bool:
        scope = g.scope(PERIL)
        return not g.seat(seat).out and (scope is None or scope.owner == seat)

    def show(self, g: Any, entity: Any) -> None:
        if isinstance(entity, Card):
            reveal(g, entity)


class RingsPolicy(SkirmishPolicy):
    """Cancelling comes first; what one event brings about is answered in one window."""

    before = (CANCEL, WOULD, WHEN)
    one_window = True
    clauses: ClassVar[Mapping[str, str]] = {
        "order": "lotr/forced.3", "react": "lotr/response.4", "cost": "lotr/ability.7", "limit": "lotr/limit.1",
        "no-effect": "lotr/ability.6", "ability": "lotr/ability.2",
    }  # fmt: skip


class ArkhamPolicy(SkirmishPolicy):
    """Each condition is resolved completely first; delayed effects are ordered among the forced ones."""

    delayed_with_forced = True
    clauses: ClassVar[Mapping[str, str]] = {
        "order": "ahlcg/priority-of-simultaneous-resolution.2", "react": "ahlcg/trigger-order.3",
        "cost": "ahlcg/ability.triggered.11", "limit": "ahlcg/limits-and-maximums.1", "no-effect": "ahlcg/costs.9",
        "ability": "ahlcg/ability.triggered.10",
    }  # fmt: skip


class Rings(Skirmish):
    __slots__ = ()


class Arkham(Skirmish):
    __slots__ = ()


Rings.book = Rulebook(
    game="skirmish",
    version="1",
    title="skirmish-title",
    registry=REGISTRY,
    policy=RingsPolicy(),
    kinds=(Hero, Figure, Pile, Pool, Supply, Bag, Damage, Healed, Defeat, Attack, Drawn, Entered, Noise, Whisper),
    choices=(),
    seats=(1, 4),
    create=create,
    setup=set_up,
    phases=(("day", day), ("night", night)),
    settle=state_checks,
)
Arkham.book = with_changes(Rings.book, policy=ArkhamPolicy())

once_a_round = Limit(1, per="round")
