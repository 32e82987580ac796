"""A made-up game of the size of the real ones: 400 entities, decks, hands, tools in play that listen and give, a map.

It has no story and no verdict but its last round: it exists to be copied, saved and played for a long time.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.abilities import ACTION_ABILITY, FAST, Cost, Limit, action, after, fast, forced, reaction, when
from rulebound.core.game.decision import PASS, choose
from rulebound.core.game.game import ACTION, ROUND, TURN, Choice, Game, Rulebook, Seat
from rulebound.core.game.values import Stat, adds
from rulebound.core.material.board import Board
from rulebound.core.material.cards import (
    DECK,
    DISCARD,
    HAND,
    NOBODY,
    OWNER,
    PLAY,
    Card,
    Pile,
    Pool,
    cards_in,
    define,
    exhaust,
    move,
    new_deck,
    ready_card,
    refill,
)
from rulebound.core.material.tokens import Bag, Supply
from rulebound.core.material.tokens import place as place_tokens
from rulebound.core.state.entities import PUBLIC, Entity, Registry, Term
from rulebound.core.timing.actions import Act, Law, Menu
from rulebound.core.timing.timing import Event, Policy, occur, settle

REGISTRY = Registry("bench")
ENTITIES, SEATS, ACTIONS = 400, 4, 3
STREETS = tuple(f"street-{i}" for i in range(24))
TOWN = Board(
    "town", STREETS, {"road": ((a, b) for step in (1, 5) for a, b in zip(STREETS, STREETS[step:], strict=False))}
)
REGISTRY.add(TOWN)
FIGHT = Stat("fight", base=lambda g, hero: 3)


class Hero(Seat):
    """A player."""

    at: int = 0
    coins: int = 5
    damage: int = 0
    horror: int = 0
    clues: int = 0
    actions: int = 0


class Street(Entity):
    """A place on the map."""

    code: str = ""
    clues: int = 0
    doom: int = 0

    NAME: ClassVar[tuple[str, ...]] = ("code",)

    def handle(self, g: Game, seat: int = PUBLIC) -> str:
        return self.code

    def word(self, g: Game, seat: int = PUBLIC) -> Term:
        return Term(f"bench-{self.code}")


class Sheet(Card):
    """A card with what real ones carry."""

    damage: int = 0
    uses: int = 0
    at: int = 0


class Struck(Event):
    """Somebody fights: cards in play answer before and after it."""

    n: int = 0

    @staticmethod
    @flow
    def happens(g: Town, e: Struck) -> Any:
        hero = g.entity(e.by)
        g.change(hero, damage=(hero.damage + g.value(hero, FIGHT)) % 10)


class Town(Game):
    """One table."""

    __slots__ = ()

    def pile(self, code: str, owner: int = -1) -> Pile:
        return self.named(Pile, code, owner)

    def street(self, code: str) -> Street:
        return self.named(Street, code)


# ------------------------------------------------------------------ cards


@flow
def _exhaust(g: Town, this: Sheet, you: Hero, n: int) -> Any:
    exhaust(g, this)


@flow
def _spend(g: Town, this: Sheet, you: Hero, n: int) -> Any:
    g.change(you, coins=you.coins - n)


class Ally:
    """Gives 1 fight; can be exhausted for a coin."""

    constant = (adds(FIGHT, 1, lambda g, this, hero: this.owner == hero.index),)

    @fast(cost=Cost("ready", 1, _exhaust), limit=Limit(1, per=ROUND))
    def beg(g: Town, this: Sheet, you: Hero) -> Any:  # noqa: N805
        g.change(you, coins=you.coins + 1)


class Weapon:
    """Answers every fight of its owner, for a coin."""

    @reaction(
        after(Struck),
        cost=(Cost("ready", 1, _exhaust), Cost("coins", 1, _spend)),
        if_=lambda g, this, you, event: event.by == you.id,
    )
    def follow_up(g: Town, this: Sheet, you: Hero, event: Struck) -> Any:  # noqa: N805
        g.change(this, uses=this.uses + 1)


class Charm:
    """Hums at every seventh blow, by itself."""

    @forced(when(Struck), if_=lambda g, this, you, event: event.n % 7 == 0)
    def hum(g: Town, this: Sheet, you: Hero, event: Struck) -> Any:  # noqa: N805
        g.change(this, uses=this.uses + 1)

    @action(cost=Cost("coins", 2, _spend))
    def polish(g: Town, this: Sheet, you: Hero) -> Any:  # noqa: N805
        place_tokens(g, you, "clues")


for code, body in (("ally", Ally), ("weapon", Weapon), ("charm", Charm)):
    define(REGISTRY, code, body)
PLAIN = tuple(f"skill-{i}" for i in range(20))
for code in PLAIN:
    define(REGISTRY, code)


# ------------------------------------------------------------------ rules


class TownPolicy(Policy):
    def available(self, g: Any, this: Any, you: Any, kind: str) -> int:
        return int(you.coins) if kind == "coins" else int(not this.exhausted)


@flow
def go(g: Town, you: Hero, to: Street) -> Any:
    g.change(you, at=to.id)


@flow
def strike(g: Town, you: Hero) -> Steps[None]:
    yield from occur(g, Struck(by=you.id, n=g.clock.round))


@flow
def work(g: Town, you: Hero) -> Any:
    g.change(you, coins=min(9, you.coins + 1))


@flow
def draw(g: Town, you: Hero) -> Any:
    deck, discard = g.pile("deck", you.index), g.pile("discard", you.index)
    if not deck.cards:
        refill(g, deck, discard)
    card = g.entity(deck.cards[0])
    move(g, card, g.pile("hand", you.index), -1)
    g.tell("core-log-draw", seat=you, n=1)


@flow
def play_card(g: Town, you: Hero, card: Sheet) -> Any:
    """A card enters play; with more than eight there, the oldest is discarded."""
    area = g.pile("area", you.index)
    move(g, card, area, -1)
    if len(area.cards) > 8:
        move(g, g.entity(area.cards[0]), g.pile("discard", you.index))


@flow
def turns(g: Town) -> Steps[None]:
    for seat in g.order():
        hero = g.seat(seat)
        g.change(hero, actions=ACTIONS)
        yield from within(g, Scope(kind=TURN, owner=seat), turn.later(hero))


@flow
def turn(g: Town, you: Hero) -> Steps[None]:
    while you.actions > 0:
        options = REGISTRY["turn"].options(g, you.index)
        picked = yield from choose(g, you.index, options, "bench-prompt", (("n", you.actions),), menu="turn")
        g.change(you, actions=you.actions - 1)
        if picked.call is not None:
            yield from within(g, Scope(kind=ACTION, owner=you.index), picked.call)
            yield from settle(g)


@flow
def upkeep(g: Town) -> Any:
    for seat in range(SEATS):
        for card in cards_in(g, g.pile("area", seat)):
            if card.exhausted:
                ready_card(g, card)
        hand = g.pile("hand", seat)
        if len(hand.cards) > 6:
            move(g, g.entity(hand.cards[0]), g.pile("discard", seat))
    if g.clock.round >= int(g.pile("rounds").cards[0]):
        g.verdict(True, "bench-over", "bench/1")


@flow
def start(g: Town) -> Any:
    """Hands of five, eight cards in play, some faces known: a table in the middle of a game."""
    for seat in range(SEATS):
        hero, area, hand = g.seat(seat), g.pile("area", seat), g.pile("hand", seat)
        deck = g.pile("deck", seat)
        for pile, count in ((area, 8), (hand, 5), (g.pile("discard", seat), 20)):
            for id in deck.cards[:count]:
                card = g.entity(id)
                g.change(card, owner=seat)
                move(g, card, pile, -1)
        g.change(hero, at=g.street(STREETS[seat]).id)


def create(g: Town, options: dict[str, str]) -> None:
    for code in STREETS:
        g.add(Street(code=code, clues=2))
    for kind in ("clues", "damage"):
        g.add(Supply(code=kind))
    g.add(Bag(code="cup", inside=("skull",) * 5 + ("star",) * 3))
    g.add(Pile(code="rounds", cards=(int(options["rounds"]),)))
    mine = ("ally",) * 15 + ("weapon",) * 20 + ("charm",) * 10 + PLAIN
    for i in range(SEATS):
        g.add(Hero(index=i))
        for code, zone, sight in (("deck", DECK, NOBODY), ("hand", HAND, OWNER), ("area", PLAY, "open"),
                                  ("discard", DISCARD, "open")):  # fmt: skip
            g.add(Pile(code=code, zone=zone, owner=i, sight=sight))
        new_deck(g, Sheet, mine, g.pile("deck", i), i)
    common = g.add(Pile(code="common", zone=DECK, sight=NOBODY))
    new_deck(g, Sheet, (PLAIN * 10)[: ENTITIES - g.next_id], common)


def playable(g: Town, you: Hero) -> tuple[Any, ...]:
    return cards_in(g, g.pile("hand", you.index))[:3]


def streets_near(g: Town, you: Hero) -> tuple[Street, ...]:
    here = g.entity(you.at)
    return tuple([g.street(code) for code in TOWN.neighbours(here.code)])


REGISTRY.add(
    Menu(
        "turn",
        (
            Act("move", go, targets=streets_near, text="bench-move"),
            Act("strike", strike, text="bench-strike"),
            Act("work", work, (Law("bench/1", lambda g, you, _: you.coins < 9, "bench-rich"),), text="bench-work"),
            Act("draw", draw, text="bench-draw"),
            Act("play", play_card, targets=playable, text="bench-play"),
        ),
        (ACTION_ABILITY, FAST),
        (PASS,),
    )
)  # fmt: skip

Town.book = Rulebook(
    game="bench",
    version="1",
    title="bench-title",
    registry=REGISTRY,
    policy=TownPolicy(),
    kinds=(Hero, Street, Sheet, Pile, Pool, Supply, Bag, Struck),
    choices=(Choice("rounds", ("1", "5", "20", "100", "400"), "400"),),
    seats=(SEATS, SEATS),
    create=create,
    setup=start,
    phases=(("turns", turns), ("upkeep", upkeep)),
)


def town(rounds: int = 400, durable: bool = True) -> Town:
    """A table of 400 entities at a decision ten rules deep."""
    return Town.new({"rounds": str(rounds)}, 1, durable)
