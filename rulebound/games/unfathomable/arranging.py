"""Arranging steps of the game's own: who is where, what is on the board, what is in hands, who is a traitor."""

from __future__ import annotations

from typing import Any

from rulebound.core.arrange import Step, fetch, step
from rulebound.core.cards import Pool, move, remove_card, reveal
from rulebound.core.errors import ArrangeError
from rulebound.core.tokens import supply
from rulebound.games.unfathomable.rules.defeat import lose_titles
from rulebound.games.unfathomable.state import RESOURCES, Character, Space, Token, Unfathomable

STEPS: dict[str, Step] = {}


def seated(g: Unfathomable, seat: int) -> Character:
    if not 1 <= seat <= len(g.seats):
        raise ArrangeError(f"there is no seat {seat}")
    found: Character = g.seat(seat - 1)
    return found


def located(g: Unfathomable, code: str) -> Space:
    if (Space, (code,)) not in g.names:
        raise ArrangeError(f"there is no space {code!r}")
    return g.space(code)


@step("stand", STEPS)
def stand(g: Unfathomable, seat: int, space: str) -> None:
    """A character stands in a space of the ship."""
    place = located(g, space)
    if place.sort in ("water", "deep"):
        raise ArrangeError(f"no character can be at {space} (unfathomable/15.6)")
    g.change(seated(g, seat), space=place.id)


@step("deep-ones", STEPS)
def deep_ones(g: Unfathomable, space: str, n: int) -> None:
    """So many Deep Ones are in a space."""
    place = located(g, space)
    if place.sort == "cell":
        raise ArrangeError(f"no Deep One can be in the {space} (unfathomable/15.20-2)")
    stock: Any = supply(g, "deep_ones")
    if n - place.deep_ones > stock.left:
        raise ArrangeError(f"there are 20 Deep Ones: {stock.left} are left")
    g.change(stock, left=stock.left - (n - place.deep_ones))
    g.change(place, deep_ones=n)


@step("monarch", STEPS)
def monarch(g: Unfathomable, who: str, space: str) -> None:
    """Father Dagon or Mother Hydra is in a water space or in the Deep."""
    place = located(g, space)
    if who not in ("father-dagon", "mother-hydra") or place.sort not in ("water", "deep"):
        raise ArrangeError(f"{who!r} cannot be at {space}")
    g.change(g.monarch(who), space=place.id)


@step("dial", STEPS)
def dial(g: Unfathomable, resource: str, n: int) -> None:
    """A dial stands at a number."""
    if resource not in RESOURCES or not 1 <= n <= 10:
        raise ArrangeError(f"a dial shows 1 to 10, and there are: {', '.join(RESOURCES)}")
    g.change(g.ship, **{resource: n})


@step("track", STEPS)
def track(g: Unfathomable, which: str, n: int) -> None:
    """A token stands on a space of its track: 0 is Start."""
    if which not in ("travel", "ritual") or not 0 <= n <= 3:
        raise ArrangeError("the tracks are travel and ritual, from 0 to 3")
    g.change(g.ship, **{which: n})


@step("distance", STEPS)
def distance(g: Unfathomable, n: int, awakened: int = 0) -> None:
    """How far the ship has come, and whether the awakening has been."""
    g.change(g.ship, distance=n, awakened=bool(awakened))


@step("hand", STEPS)
def hand(g: Unfathomable, seat: int, cards: str = "") -> None:
    """A player holds exactly these skill cards."""
    you = seated(g, seat)
    for card in g.hand(you):
        g.change(card, owner=-1)
        move(g, card, g.pile(f"{skill_of(g, card.code)}-discard"))
    for code in cards.split():
        card = fetch(g, code, g.pile("hand", you.index))
        g.change(card, owner=you.index)
        move(g, card, g.pile("hand", you.index), -1)


def skill_of(g: Unfathomable, code: str) -> str:
    found: str = g.registry[code].skill
    return found


@step("item", STEPS)
def item(g: Unfathomable, seat: int, code: str, active: int = 1) -> None:
    """A player has an item (or another card that lies in a play area)."""
    you = seated(g, seat)
    card = fetch(g, code, g.pile("area", you.index))
    g.change(card, owner=you.index, active=bool(active))
    move(g, card, g.pile("area", you.index), -1)


@step("loyalty", STEPS)
def loyalty(g: Unfathomable, seat: int, codes: str) -> None:
    """A player's hidden loyalty cards are these."""
    you = seated(g, seat)
    old = g.cards(you.loyalty)
    pools = [p for p in g.all(Pool) if set(p.faces) <= {"human", "hybrid", "cultist"} and p.faces]
    for card in old:
        for pool in pools[:1]:
            g.change(pool, faces=tuple(sorted((*pool.faces, card.code))))
    for card, code in zip(old, codes.split(), strict=True):
        for pool in pools[:1]:
            if code not in pool.faces:
                raise ArrangeError(f"no {code} is left")
            at = pool.faces.index(code)
            g.change(pool, faces=pool.faces[:at] + pool.faces[at + 1 :])
        g.change(card, code=code)


@step("traitor", STEPS)
def traitor(g: Unfathomable, seat: int, shown: str = "hybrid") -> None:
    """A player is a revealed traitor already: this loyalty card lies open, titles and feat are gone."""
    you = seated(g, seat)
    hidden = g.cards(you.loyalty)
    if hidden and shown not in [c.code for c in hidden]:
        loyalty(g, seat, " ".join([shown, *[c.code for c in hidden[1:]]]))
    for card in [c for c in hidden if c.code == shown][:1]:
        reveal(g, card)
        move(g, card, g.pile("area", you.index), -1)
    g.change(you, traitor=True)
    lose_titles(g, you)
    for card in g.cards(you.area):
        if g.registry[card.code].kind == "feat":
            remove_card(g, card)


@step("damage", STEPS)
def damage(g: Unfathomable, room: str, card: str) -> None:
    """A room is damaged, with this card."""
    place = located(g, room)
    if not place.damage:
        raise ArrangeError(f"{room} cannot be damaged (unfathomable/44.3)")
    pile = g.entities[place.damage]
    move(g, fetch(g, card, pile), pile)  # type: ignore[arg-type]


@step("passenger", STEPS)
def passenger(g: Unfathomable, space: str, face: str = "") -> None:
    """A passenger, of a certain face if one is given, is on a deck space."""
    place = located(g, space)
    if not place.passengers:
        raise ArrangeError(f"passengers are on deck only (unfathomable/15.16), not at {space}")
    pile: Any = g.entities[place.passengers]
    card = fetch(g, face, pile) if face else g.cards("passengers")[0]
    move(g, card, pile)


@step("title", STEPS)
def title(g: Unfathomable, which: str, seat: int) -> None:
    """A player has a title."""
    you = seated(g, seat)
    card = next(c for c in g.all(Token) if c.code == which)
    g.change(card, owner=you.index)
    move(g, card, g.pile("area", you.index), -1)


@step("actions", STEPS)
def actions(g: Unfathomable, seat: int, n: int = 2) -> None:
    """It is this player's turn, with so many actions left."""
    you = seated(g, seat)
    g.change(g.clock, lead=you.index, seat=you.index, phase="actions")
    g.change(you, actions=n)
