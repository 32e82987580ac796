"""Arranging steps of the game's own: who is where, what is on the board, what is in hands, who is a traitor."""

from __future__ import annotations

from typing import Any

from rulebound.core.game.game import ROUND
from rulebound.core.material.cards import Card, Pool, join, move, new_family, remove_card, reveal
from rulebound.core.material.tokens import supply
from rulebound.core.proving.arrange import CORE_STEPS, Step, codes_called, fetch, fetch_from, step
from rulebound.core.state.errors import ArrangeError
from rulebound.games.unfathomable.possible import distances, lies_before_players
from rulebound.games.unfathomable.rules.defeat import TITLES, lose_titles
from rulebound.games.unfathomable.rules.mythos import discard_mythos
from rulebound.games.unfathomable.state import (
    AWAKENING,
    BRIG,
    RESOURCES,
    Character,
    Space,
    Token,
    Unfathomable,
    definition,
)

STEPS: dict[str, Step] = {}
MOST_ACTIONS = 2
GIVEN_UP = ("feat", "mythos")
"""What lies before nobody who has declared a betrayal."""
DAMAGE = ("structural", "one-shot", "recycling")


def seated(g: Unfathomable, seat: int) -> Character:
    if not 1 <= seat <= len(g.seats):
        raise ArrangeError(f"there is no seat {seat}")
    found: Character = g.seat(seat - 1)
    return found


def located(g: Unfathomable, code: str) -> Space:
    if code not in g.names[Space]:
        raise ArrangeError(f"there is no space {code!r}")
    return g.space(code)


@step("stand", STEPS)
def stand(g: Unfathomable, seat: int, space: str) -> None:
    """A character stands in a space of the ship; in the Brig, without titles."""
    place = located(g, space)
    if place.sort in ("water", "deep"):
        raise ArrangeError(f"no character can be at {space} (unfathomable/15.6)")
    you = seated(g, seat)
    g.change(you, space=place.id)
    if place.code == BRIG:
        hand_on_titles(g, you)


def hand_on_titles(g: Unfathomable, you: Character) -> None:
    """The next in line outside the Brig has them now, worked out without the rules that an example may be about."""
    for which in TITLES:
        free = [c for c in g.humans if g.here(c).code != BRIG and c.id != you.id]
        if g.holder(which).id == you.id and free:
            heir = min(free, key=lambda c, which=which: int(definition(g, c).facts[f"{which}_order"]))  # type: ignore[misc]
            title(g, which, heir.index + 1)


@step("deep-ones", STEPS)
def deep_ones(g: Unfathomable, space: str, n: int) -> None:
    """So many Deep Ones are in a space."""
    place = located(g, space)
    if n < 0:
        raise ArrangeError(f"{n} Deep Ones cannot be anywhere")
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
    if n not in distances():
        raise ArrangeError(f"no waypoints lie {n} far together, but 0 or 2 to {max(distances())} (unfathomable/50.8-3)")
    if n >= AWAKENING and not awakened:
        raise ArrangeError(f"at distance {AWAKENING} the awakening has been: write awakened=1 (unfathomable/53)")
    if n < AWAKENING and awakened:
        raise ArrangeError(f"the awakening comes at distance {AWAKENING}, not at {n} (unfathomable/53)")
    g.change(g.ship, distance=n, awakened=bool(awakened))


@step("hand", STEPS)
def hand(g: Unfathomable, seat: int, cards: str = "") -> tuple[Card, ...]:
    """A player holds exactly these skill cards, from their decks and discard piles; the others go under their decks."""
    you = seated(g, seat)
    for card in g.hand(you):
        g.change(card, owner=-1)
        put_under(g, card, skill_of(g, card.code))
    held: list[Card] = []
    for name in cards.split():
        skill = skill_of(g, name)
        exchange(g, name, "chaos", skill)
        card = fetch_from(g, name, (g.pile(skill), g.pile(f"{skill}-discard")), held)
        g.change(card, owner=you.index)
        move(g, card, g.pile("hand", you.index), -1)
        held.append(card)
    return tuple(held)


@step("top", STEPS)
def top(g: Unfathomable, pile: str, codes: str) -> tuple[Card, ...]:
    """The top cards of a pile, in order, as if nobody had seen them: cards of that pile.

    What nobody has seen in the chaos deck may as well lie in a skill deck, and the other way round.
    """
    wanted = codes.split()
    for name in dict.fromkeys(wanted if pile == "chaos" else ()):
        for _ in range(wanted.count(name)):
            exchange(g, name, skill_of(g, name), "chaos", wanted.count(name))
    placed: tuple[Card, ...] = CORE_STEPS["top"].run(g, pile, codes)
    return placed


def exchange(g: Unfathomable, name: str, source: str, target: str, n: int = 1) -> None:
    """If a deck has fewer than n cards of this face, one that nobody has seen comes from the other, for another.

    Nobody could tell: the chaos deck is made of unseen cards of the skill decks. Treachery is added to it, for nothing.
    """
    skill = skill_of(g, name)
    if len(possible_here(g, name, target)) >= n or not possible_here(g, name, source):
        return
    returned = None
    if skill != "treachery":
        unseen = [c for c in g.cards(target) if not c.known]
        faces = [f for c in unseen for f in ((c.code,) if c.code else g.entity(c.pool).faces)]
        faces = [f for f in faces if f != name and skill_of(g, f) == skill]
        if not faces:
            return
        returned = fetch_from(g, faces[0], (g.pile(target),), [])
    moved = fetch_from(g, name, (g.pile(source),), [])
    put_under(g, moved, target)
    if returned is not None:
        put_under(g, returned, source)


def possible_here(g: Unfathomable, name: str, pile: str) -> list[Any]:
    """The cards of a pile that have this face, or (one for each such face) could have it."""
    cards: list[Any] = [c for c in g.cards(pile) if c.code == name]
    for pool, card in {c.pool: c for c in g.cards(pile) if not c.code}.items():
        cards += [card] * g.entity(pool).faces.count(name)
    return cards


def put_under(g: Unfathomable, card: Any, deck: str) -> None:
    """A card goes under a deck, as if nobody had seen it."""
    pile = g.pile(deck)
    pool = next((c.pool for c in g.cards(deck) if c.pool), 0) or g.add(Pool(family=new_family(g))).id
    move(g, card, pile, -1)
    g.change(card, known=0)
    join(g, (card,), card.pool or pool)


def skill_of(g: Unfathomable, code: str) -> str:
    codes_called(g, code)
    found = g.registry[code]
    if found.kind != "skill":
        raise ArrangeError(f"{code} is no skill card, and only these are held (unfathomable/24)")
    return str(found.skill)


@step("item", STEPS)
def item(g: Unfathomable, seat: int, code: str, active: int = 1) -> Card:
    """A player has an item (or another card that lies in a play area)."""
    you = seated(g, seat)
    codes_called(g, code)
    if not lies_before_players(g.registry[code]):
        raise ArrangeError(f"{code} is a {g.registry[code].kind} card: it never lies before a player")
    if you.traitor and g.registry[code].kind in GIVEN_UP:
        raise ArrangeError(f"{you.code} is a revealed traitor, and has given up such cards (unfathomable/36.5)")
    card = fetch(g, code, g.pile("area", you.index))
    g.change(card, owner=you.index, active=bool(active))
    move(g, card, g.pile("area", you.index), -1)
    return card


@step("loyalty", STEPS)
def loyalty(g: Unfathomable, seat: int, codes: str) -> None:
    """A player's hidden loyalty cards are these: one, or more (dealt now, and the awakening has been)."""
    you = seated(g, seat)
    wanted, hidden = codes.split(), g.cards(you.loyalty)
    if len(wanted) < max(1, len(hidden)):
        raise ArrangeError(f"seat {seat} has {len(hidden)} hidden loyalty cards: name each")
    for _ in range(len(wanted) - len(hidden)):
        if not g.cards("loyalties"):
            raise ArrangeError("the loyalty deck is empty, or has not been made yet (unfathomable/setup-16)")
        dealt = g.cards("loyalties")[0]
        g.change(dealt, owner=you.index)
        move(g, dealt, g.pile("loyalty", you.index), -1)
    if len(wanted) > 1 and not g.ship.awakened:
        g.change(g.ship, distance=max(g.ship.distance, AWAKENING), awakened=True)
    mine = g.cards(you.loyalty)
    pool: Any = g.entity(mine[0].pool)
    g.change(pool, faces=tuple(sorted((*pool.faces, *[card.code for card in mine]))))
    for card, code in zip(mine, wanted, strict=True):
        if code not in pool.faces:
            raise ArrangeError(f"no {code} is left in the loyalty deck: there are {', '.join(sorted(set(pool.faces)))}")
        at = pool.faces.index(code)
        g.change(pool, faces=pool.faces[:at] + pool.faces[at + 1 :])
        g.change(card, code=code)


@step("traitor", STEPS)
def traitor(g: Unfathomable, seat: int, shown: str = "hybrid") -> None:
    """A player is a revealed traitor already: this loyalty card lies open; titles, feat and mythos cards are gone."""
    you = seated(g, seat)
    if shown not in ("hybrid", "cultist"):
        raise ArrangeError(f"{shown!r} makes nobody a traitor: write hybrid or cultist (unfathomable/36)")
    hidden = g.cards(you.loyalty)
    if hidden and shown not in [c.code for c in hidden]:
        loyalty(g, seat, " ".join([shown, *[c.code for c in hidden[1:]]]))
    for card in [c for c in hidden if c.code == shown][:1]:
        reveal(g, card)
        move(g, card, g.pile("area", you.index), -1)
    g.change(you, traitor=True)
    lose_titles(g, you, "unfathomable/36.4")
    for card in g.cards(you.area):
        if g.registry[card.code].kind == "feat":
            remove_card(g, card)
        elif g.registry[card.code].kind == "mythos":
            discard_mythos(g, card, "unfathomable/36.5")


@step("damage", STEPS)
def damage(g: Unfathomable, room: str, card: str) -> None:
    """A room is damaged, with this card."""
    place = located(g, room)
    if not place.damage:
        raise ArrangeError(f"{room} cannot be damaged (unfathomable/44.3)")
    codes_called(g, card)
    if g.registry[card].kind not in DAMAGE:
        raise ArrangeError(f"{card} is no damage card (unfathomable/44)")
    pile: Any = g.entities[place.damage]
    move(g, fetch(g, card, pile), pile)


@step("passenger", STEPS)
def passenger(g: Unfathomable, space: str, face: str = "") -> Card:
    """A passenger, of a certain face if one is given, is on a deck space."""
    place = located(g, space)
    if not place.passengers:
        raise ArrangeError(f"passengers are on deck only (unfathomable/15.16), not at {space}")
    pile: Any = g.entities[place.passengers]
    supply_of = g.pile("passengers")
    if not face and not supply_of.cards:
        raise ArrangeError("no passenger is left (unfathomable/37)")
    card = fetch_from(g, face, (supply_of,), []) if face else g.cards("passengers")[0]
    move(g, card, pile)
    return card


@step("title", STEPS)
def title(g: Unfathomable, which: str, seat: int) -> None:
    """A player has a title."""
    you = seated(g, seat)
    card = next((c for c in g.all(Token) if c.code == which), None)
    if which not in TITLES or card is None:
        raise ArrangeError(f"there is no title {which!r} to be had. There are: {', '.join(TITLES)} (unfathomable/43)")
    if you.traitor:
        raise ArrangeError(f"{you.code} is a revealed traitor, and has no title (unfathomable/43.3-2)")
    g.change(card, owner=you.index)
    move(g, card, g.pile("area", you.index), -1)


@step("lead", STEPS, moves=True)
def lead(g: Unfathomable, seat: int) -> None:
    """It is this player's turn, from its beginning."""
    _new_turn(g, seated(g, seat))


@step("turn", STEPS, moves=True)
def turn(g: Unfathomable, seat: int) -> None:
    """The same: whoever leads has the turn."""
    _new_turn(g, seated(g, seat))


@step("actions", STEPS, moves=True)
def actions(g: Unfathomable, seat: int, n: int = 2) -> None:
    """It is this player's turn, with so many actions left."""
    if n < 1:
        raise ArrangeError(f"with {n} actions left the step is over (unfathomable/48.5)")
    if n > MOST_ACTIONS:
        raise ArrangeError(f"a turn has {MOST_ACTIONS} actions, not {n}: others are taken at once (unfathomable/48.5)")
    you = seated(g, seat)
    _new_turn(g, you)
    g.change(g.clock, phase="actions")
    g.change(you, actions=n, acted=False)


def _new_turn(g: Unfathomable, you: Character) -> None:
    """Another player's turn is another round of the clock: what was used up in the last one is not in this."""
    if g.clock.lead != you.index:
        g.leave(ROUND)
    g.change(g.clock, lead=you.index, round=max(1, g.clock.round), phase=g.clock.phase or g.book.phases[0][0])
    lay_down(g)


def lay_down(g: Unfathomable) -> None:
    """A step begins: nobody has actions left from another."""
    if g.check_now.running or g.cards("check"):
        raise ArrangeError("a check is under way: answer it first (unfathomable/38)")
    for you in g.characters:
        g.change(you, actions=0, acted=False)
    g.change(g.clock, seat=g.clock.lead if g.clock.phase != g.book.phases[0][0] else -1)
