"""Attic: a game of nothing but material, made from outside the package. Two children, cards, coins, a cup of tokens."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import action, after, reaction
from rulebound.core.game.decision import PASS, ask_all, choose, option_for
from rulebound.core.game.game import Clock, Game, Outcome, Rulebook, Seat
from rulebound.core.game.values import Stat, adds
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
    move,
    new_deck,
)
from rulebound.core.material.tokens import Bag, Supply
from rulebound.core.proving.arrange import Step, step
from rulebound.core.state.chance import key_of
from rulebound.core.state.entities import Registry
from rulebound.core.state.errors import ArrangeError
from rulebound.core.timing.actions import Act, Menu
from rulebound.core.timing.timing import Event, Policy

REGISTRY = Registry("attic")
WARMTH = Stat("warmth")


class Child(Seat):
    coins: int = 0
    named: bool = False


class AtticPolicy(Policy):
    def judge(self, g: Any, verdicts: tuple[str, ...]) -> Outcome:
        return Outcome(True, "attic-over")

    def hidden_hand(self, g: Any, seat: int) -> bool:
        return bool(g.hand(seat).cards)


class Attic(Game):
    __slots__ = ()

    @property
    def deck(self) -> Pile:
        return self.named(Pile, "deck", -1)

    @property
    def discard(self) -> Pile:
        return self.named(Pile, "discard", -1)

    @property
    def side(self) -> Pile:
        return self.named(Pile, "side", -1)

    @property
    def play(self) -> Pile:
        return self.named(Pile, "play", -1)

    def hand(self, seat: int) -> Pile:
        return self.named(Pile, "hand", seat)


for code in "abcdefgh":
    define(REGISTRY, code)


class Draught(Event):
    """What a quilt in the hand listens to."""


def fold(g: Attic, this: Card, you: Child) -> Any:
    move(g, this, g.discard)


def spread(g: Attic, this: Card, you: Child, event: Draught) -> Any:
    move(g, this, g.play)


class Quilt:
    constant: ClassVar[Any] = [adds(WARMTH, 2, lambda g, this, child: True)]
    fold = action()(fold)
    spread = reaction(after(Draught), zones=(HAND,))(spread)


define(REGISTRY, "quilt", Quilt)
define(REGISTRY, "lamp", other="lamp-dark")
define(REGISTRY, "lamp-dark", other="lamp")


@flow
def draw(g: Attic, you: Child) -> Any:
    move(g, g.entity(g.deck.cards[0]), g.hand(you.index), -1)


@flow
def put_down(g: Attic, you: Child, card: Card) -> Any:
    move(g, card, g.discard)


REGISTRY.add(
    Menu(
        "day",
        (
            Act("draw", draw, (), lambda g, you: (None,) if g.deck.cards else ()),
            Act("put", put_down, (), lambda g, you: [c for c in cards_in(g, g.hand(you.index)) if c.code < "d"]),
        ),
        also=(PASS,),
    )
)


@flow
def set_up(g: Attic) -> Any:
    g.tell("attic-log-begins")


@flow
def day(g: Attic) -> Steps[None]:
    for seat in g.order():
        g.change(g.clock, seat=seat)
        menu = REGISTRY["day"]
        picked = yield from choose(g, seat, menu.options(g, seat), menu="day", secret=True)
        if picked.call is not None:
            yield from picked.call(g)
    g.change(g.clock, seat=-1)


@flow
def night(g: Attic) -> Steps[None]:
    """Each child hides a card, or none."""
    seats = g.order()
    hands = tuple([tuple([option_for(g, c, "hide", seat=s) for c in cards_in(g, g.hand(s))]) for s in seats])
    chosen = yield from ask_all(g, seats, tuple([(*hand, PASS) for hand in hands]))
    for (picked,) in chosen:
        if picked.about:
            move(g, g.entity(picked.about[0]), g.side)


def create(g: Attic, options: dict[str, str]) -> None:
    for i in range(2):
        g.add(Child(index=i))
        g.add(Pile(code="hand", zone=HAND, owner=i, sight=OWNER))
    g.add(Pile(code="deck", zone=DECK, sight=NOBODY))
    g.add(Pile(code="discard", zone=DISCARD, sight=OPEN))
    g.add(Pile(code="side", zone="side", sight=NOBODY))
    g.add(Pile(code="play", zone=PLAY, sight=OPEN))
    g.add(Supply(code="coins", left=10))
    g.add(Bag(code="cup", inside=("moon", "star", "star")))


STEPS: dict[str, Step] = {}


@step("rich", STEPS)
def rich(g: Attic, seat: int) -> None:
    """A child has five coins, which come from the supply."""
    child = g.seat(seat - 1)
    supply = g.named(Supply, "coins")
    g.change(supply, left=supply.left - 5 + child.coins)
    g.change(child, coins=5)
    if supply.left < 0:
        raise ArrangeError("so many coins there are not")


def possible(g: Attic) -> str:
    return "a child holds at most 6 coins" if any(c.coins > 6 for c in g.all(Child)) else ""


Attic.book = Rulebook(
    game="attic",
    version="1",
    title="attic-title",
    registry=REGISTRY,
    policy=AtticPolicy(),
    kinds=(Child, Card, Pile, Pool, Supply, Bag, Draught),
    choices=(),
    seats=(2, 2),
    create=create,
    setup=set_up,
    phases=(("day", day), ("night", night)),
    steps=STEPS,
    possible=possible,
)


def attic(seed: int = 0, deck: str | list[str] = "abcd", durable: bool = True) -> Attic:
    """A table at its first decision, with these cards as the deck."""
    g = Attic()
    g.luck.key = key_of(seed)
    g.add(Clock())
    create(g, {})
    new_deck(g, Card, deck, g.deck)
    g.begin(durable)
    return g


def codes(g: Game, pile: Pile) -> str:
    """The faces in a pile, the top one first; ? for one that nobody has drawn."""
    return "".join(c.code or "?" for c in cards_in(g, pile))


def everything(g: Game) -> str:
    """All faces there are, drawn or not."""
    return "".join(sorted([*(c.code for c in g.all(Card)), *(f for p in g.all(Pool) for f in p.faces)]))


def evenly(counts: Counter[Any], outcomes: int) -> bool:
    """Pearson's test with a bound so wide that only a wrong distribution crosses it."""
    expected = counts.total() / outcomes
    chi_square = sum((n - expected) ** 2 / expected for n in counts.values()) + expected * (outcomes - len(counts))
    freedom = outcomes - 1
    return chi_square < freedom + 6 * (2 * freedom) ** 0.5


def top(g: Attic) -> Card:
    card: Card = g.entity(g.deck.cards[0])
    return card
