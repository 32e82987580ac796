"""The watch: each keeper's two actions (clauses 5 to 12)."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.abilities import ACTION_ABILITY, FAST
from rulebound.core.game.decision import choose
from rulebound.core.game.game import ACTION, TURN
from rulebound.core.game.values import forbidden
from rulebound.core.material.cards import face, move, refill
from rulebound.core.material.tokens import place as place_tokens
from rulebound.core.state.chance import roll
from rulebound.core.timing.actions import Act, Law, Menu
from rulebound.core.timing.timing import Event, occur, settle
from rulebound.games.lantern.cards import KINDLING, WALKING, gain_oil
from rulebound.games.lantern.rules.lamps import add_light
from rulebound.games.lantern.state import COAST, REGISTRY, Keeper, Lantern, Paper, Place

ACTIONS = 2


@flow(cite="lantern/5")
def watch(g: Lantern) -> Steps[None]:
    """In player order, each keeper takes up to two actions."""
    order = g.order()
    for seat in order[order.index(g.clock.seat) if g.clock.seat >= 0 else 0 :]:
        you = g.seat(seat)
        if g.clock.seat != seat or not you.actions:
            g.change(g.clock, seat=seat)
            g.change(you, actions=ACTIONS)
        g.tell("core-log-turn", "lantern/5", seat=you)
        yield from within(g, g.standing(TURN, seat), turn, you)
    g.change(g.clock, seat=-1)


@flow(cite="lantern/5")
def turn(g: Lantern, you: Keeper) -> Steps[None]:
    while you.actions > 0:
        menu = REGISTRY["watch"]
        picked = yield from choose(
            g,
            you.index,
            menu.options(g, you.index),
            "lantern-prompt-action",
            (("n", you.actions),),
            "lantern/5",
            "watch",
        )
        if picked.call is None:
            return
        if not picked.free:
            g.change(you, actions=you.actions - 1)
        yield from within(g, Scope(kind=ACTION, owner=you.index, cite=picked.cite[:1]), picked.call)
        yield from settle(g)


class Moved(Event):
    """A keeper goes from one place to another."""

    to: int = 0

    @staticmethod
    @flow(cite="lantern/6")
    def happens(g: Lantern, e: Moved) -> Any:
        keeper = g.entity(e.about)
        g.change(keeper, place=e.to)
        g.tell("lantern-log-move", seat=keeper, place=g.entity(e.to))


@flow(cite="lantern/6")
def go(g: Lantern, you: Keeper, to: Place) -> Steps[None]:
    yield from occur(g, Moved(about=you.id, to=to.id))


@flow(cite="lantern/8")
def fetch(g: Lantern, you: Keeper) -> Any:
    gain_oil(g, you, 2 if g.here(you).code == "harbour" else 1)


@flow(cite="lantern/9")
def pour(g: Lantern, you: Keeper) -> Any:
    g.change(you, oil=you.oil - 1)
    add_light(g, g.here(you), 1)


@flow(cite="lantern/10")
def kindle(g: Lantern, you: Keeper) -> Any:
    g.change(you, oil=you.oil - 2)
    dice = roll(g, g.value(you, KINDLING))
    flames = sum(d >= 5 for d in dice)
    place_tokens(g, g.beacon, "flames", flames)
    g.tell("lantern-log-kindle", "lantern/10", seat=you, dice=" ".join(map(str, dice)), n=flames)


@flow(cite="lantern/11")
def draw(g: Lantern, you: Keeper) -> Any:
    draw_tools(g, you, 1)


def draw_tools(g: Lantern, you: Keeper, n: int, cite: str = "") -> None:
    """Tools from the deck; an empty one is made anew from its discard pile."""
    deck, hand = g.pile("tools"), g.pile("hand", you.index)
    for _ in range(n):
        if not deck.cards:
            refill(g, deck, g.pile("tool-discard"))
        if deck.cards:
            card = g.entity(deck.cards[0])
            g.change(card, owner=you.index)
            move(g, card, hand, -1)
    g.tell("core-log-draw", cite, seat=you, n=n)


@flow(cite="lantern/12")
def equip(g: Lantern, you: Keeper, card: Paper) -> Any:
    move(g, card, g.pile("tools-in-play", you.index), -1)
    g.tell("lantern-log-equip", "lantern/12", seat=you, card=card)


# ------------------------------------------------------------------ the tables of what is allowed


def dry(g: Lantern, you: Keeper, to: Place) -> bool:
    """On even nights only paths can be walked."""
    return g.clock.round % 2 == 1 or to.code in COAST.neighbours(g.here(you).code, "path")


def clear(g: Lantern, you: Keeper, to: Place) -> bool:
    return forbidden(g, you, WALKING) is None


def has_room(g: Lantern, you: Keeper, _: Any) -> bool:
    return you.oil < 5


def has_oil(g: Lantern, you: Keeper, _: Any) -> bool:
    return you.oil >= 1


def oil_for(need: int) -> Any:
    """How much oil it takes, and how much there is."""
    return lambda g, you, _: (("need", need), ("n", you.oil))


def room_for_light(g: Lantern, you: Keeper, _: Any) -> bool:
    return g.here(you).light < 3


def in_lighthouse(g: Lantern, you: Keeper, _: Any) -> bool:
    return g.here(you).code == "lighthouse"


def has_two_oil(g: Lantern, you: Keeper, _: Any) -> bool:
    return you.oil >= 2


def tools_left(g: Lantern, you: Keeper, _: Any) -> bool:
    return bool(g.pile("tools").cards or g.pile("tool-discard").cards)


def can_be_equipped(g: Lantern, you: Keeper, card: Paper) -> bool:
    return bool(face(g, card).equip)


def free_hook(g: Lantern, you: Keeper, _: Any) -> bool:
    return len(g.tools(you)) < 2


def ways(g: Lantern, you: Keeper) -> tuple[Place, ...]:
    return tuple([g.place(code) for code in COAST.neighbours(g.here(you).code)])


ACTS = (
    Act("move", go, (Law("lantern/7", dry, "lantern-denied-tide"),
                     Law("lantern/6", clear, "lantern-denied-fog")), ways),
    Act("fetch", fetch, (Law("lantern/8", has_room, "lantern-denied-full"),)),
    Act("pour", pour, (Law("lantern/9", has_oil, "lantern-denied-oil", numbers=oil_for(1)),
                       Law("lantern/9", room_for_light, "lantern-denied-bright"))),
    Act("kindle", kindle, (Law("lantern/10", in_lighthouse, "lantern-denied-elsewhere"),
                           Law("lantern/10", has_two_oil, "lantern-denied-oil", numbers=oil_for(2)))),
    Act("draw", draw, (Law("lantern/11", tools_left, "lantern-denied-no-tools"),)),
    Act("equip", equip, (Law("lantern/12", can_be_equipped, "lantern-denied-no-tool"),
                         Law("lantern/12", free_hook, "lantern-denied-hands")), lambda g, you: g.hand(you)),
)  # fmt: skip
REGISTRY.add(Menu("watch", ACTS, (ACTION_ABILITY, FAST), unused=lambda g, you: int(you.actions)))
