"""What no position of this game can be: asked of arranged tables, and of every decision while fuzzing.

It looks for itself and asks the rules nothing, so that it can find them wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, cast

from rulebound.core.material.cards import PLAY, CardDefinition
from rulebound.games.unfathomable.cards import COPIES
from rulebound.games.unfathomable.preparing import DEEP_ONES, LOYALTY
from rulebound.games.unfathomable.state import (
    CELL,
    DECKS,
    DEEP,
    END,
    REGISTRY,
    RESOURCES,
    ROOMS,
    START,
    WATER,
    Space,
    Token,
    Unfathomable,
    definition,
)

HIGHEST = 10


def sums(numbers: list[int]) -> frozenset[int]:
    """What some of these numbers add up to."""
    out = {0}
    for n in numbers:
        out |= {n + m for m in out}
    return frozenset(out)


@cache
def distances() -> frozenset[int]:
    """How far the ship can have come: as far as any waypoints of the box lie together (50.8-3).

    Past the port, too: Open the Gate reaches another waypoint without the ship having arrived.
    """
    box = COPIES["waypoints"]
    far = [int(cast(CardDefinition, REGISTRY[code]).distance) for code, n in box.items() for _ in range(n)]
    return sums(far)


LIES_BEFORE_PLAYERS = ("item", "feat", "title", "loyalty")
MAY_STAY = ("mythos", "spell")


def lies_before_players(made: CardDefinition) -> bool:
    """Can such a card be in a play area? Of mythos cards and spells those that say something there."""
    return made.kind in LIES_BEFORE_PLAYERS or (made.kind in MAY_STAY and PLAY in made.speaking)


def only_of(made: CardDefinition) -> str:
    """The only character such a card can lie before: whose feat it is, whom the mythos card is about."""
    return str(made.facts.get("owner") or made.facts.get("character") or "")


def possible(g: Unfathomable) -> str:
    """Why a position cannot be, or nothing."""
    for check in CHECKS:
        why = next(check(g), "")
        if why:
            return why
    return ""


def kind_of(g: Unfathomable, card: Any) -> str:
    return str(definition(g, card).kind) if card.code else ""


def deep_ones(g: Unfathomable) -> Iterator[str]:
    """Every Deep One stands in one space, or in the supply."""
    spaces = g.all(Space)
    total = g.reserve + sum(s.deep_ones for s in spaces)
    if total != DEEP_ONES or g.reserve < 0:
        yield f"there are {total} Deep Ones, {g.reserve} of them in the supply (unfathomable/4.3)"
    for space in spaces:
        if space.deep_ones < 0:
            yield f"{space.code} has {space.deep_ones} Deep Ones"
        if space.deep_ones and space.sort == CELL:
            yield f"{space.code} has Deep Ones (unfathomable/15.20-2)"


def passengers(g: Unfathomable) -> Iterator[str]:
    """Every passenger is in the supply or on a deck space, unseen, or out of the game, shown."""
    waiting = [*g.cards("passengers"), *[c for s in g.all(Space) if s.passengers for c in g.cards(s.passengers)]]
    gone = [c for c in g.all(Token) if not c.pile and kind_of(g, c) == "passenger"]
    total = sum(COPIES["passengers"].values())
    if len(waiting) + len(gone) != total:
        yield f"of {total} passengers {len(waiting)} are on board and {len(gone)} are lost (unfathomable/37.8)"
    for card in waiting:
        if card.code and kind_of(g, card) != "passenger":
            yield f"{card.code} lies among the passengers (unfathomable/37)"


def whereabouts(g: Unfathomable) -> Iterator[str]:
    """Characters are aboard, monarchs in the water or in the Deep."""
    for you in g.characters:
        if g.here(you).sort in (WATER, "deep"):
            yield f"{you.code} is at {g.here(you).code} (unfathomable/15.6)"
    for code in ("father-dagon", "mother-hydra"):
        space = g.here(g.monarch(code))
        if space.sort != WATER and space.code != DEEP:
            yield f"{code} is at {space.code} (unfathomable/32)"


def dials(g: Unfathomable) -> Iterator[str]:
    """A game with a dial at 0 is over; tokens stand on their tracks."""
    for resource in RESOURCES:
        n = getattr(g.ship, resource)
        if not (0 if g.decision is None else 1) <= n <= HIGHEST:
            yield f"{resource} is at {n} (unfathomable/46.1-1, unfathomable/46.1-2)"
    for track in ("travel", "ritual"):
        if not START <= getattr(g.ship, track) <= END:
            yield f"the {track} token is at {getattr(g.ship, track)} (unfathomable/50)"
    if g.ship.distance not in distances():
        yield f"the ship has come {g.ship.distance}: no waypoints lie so far together (unfathomable/50.8-3)"


def damage(g: Unfathomable) -> Iterator[str]:
    """A room has one damage card at most, of those that stay; with all rooms damaged the game is over."""
    damaged = [s for s in g.all(Space) if s.damage and g.cards(s.damage)]
    for space in damaged:
        if len(g.cards(space.damage)) > 1:
            yield f"{space.code} is damaged twice (unfathomable/44.5)"
        for card in g.cards(space.damage):
            if kind_of(g, card) != "structural":
                yield f"{card.code} lies in {space.code}: it damages no room (unfathomable/44.1-1)"
    if len(damaged) == len(ROOMS) and g.outcome is None:
        yield "all rooms are damaged, and the game goes on (unfathomable/44.7)"


def titles(g: Unfathomable) -> Iterator[str]:
    """A title that has been given has one holder, perhaps in the Brig: it came there when all humans were (43.4-3)."""
    for title in ("captain", "keeper"):
        held = [c for c in g.all(Token) if c.code == title]
        if len(held) > 1 or any(c.pile != g.seat(c.owner).area for c in held):
            yield f"the title {title} is not in one play area (unfathomable/43)"


def ownership(g: Unfathomable) -> Iterator[str]:
    """Hands hold skill cards, and what lies before a player is that player's."""
    for you in g.characters:
        for card in (*g.hand(you), *g.cards(you.area)):
            if card.owner != you.index:
                yield f"{card.code} lies before {you.code}, but is not theirs"
        for card in g.cards(you.area):
            if card.code and not lies_before_players(definition(g, card)):
                yield f"{card.code} is a {kind_of(g, card)} card, and lies before {you.code} (unfathomable/4)"
            elif card.code and only_of(definition(g, card)) not in ("", you.code):
                yield f"{card.code} lies before {you.code}: it is {only_of(definition(g, card))}'s (unfathomable/18.1)"
        for card in g.hand(you):
            if kind_of(g, card) != "skill":
                yield f"{card.code} is in the hand of {you.code} (unfathomable/24)"
        for card in g.cards(you.loyalty):
            if kind_of(g, card) != "loyalty":
                yield f"{card.code} is among the loyalty cards of {you.code} (unfathomable/21)"


def discards(g: Unfathomable) -> Iterator[str]:
    """A discard pile holds its own kind, face up."""
    for deck in DECKS:
        for card in g.cards(f"{deck}-discard"):
            if kind_of(g, card) != "skill" or definition(g, card).skill != deck:
                yield f"{card.code} lies on the discard pile of {deck} (unfathomable/24.2-1)"
    for card in g.cards("mythos-discard"):
        if kind_of(g, card) != "mythos":
            yield f"{card.code} lies on the discard pile of mythos cards (unfathomable/22.5)"


def loyalties(g: Unfathomable) -> Iterator[str]:
    """Once there is a loyalty deck, there are two cards for each player; the second is dealt in the awakening."""
    for you in g.characters:
        if len(g.cards(you.loyalty)) > 1 and not g.ship.awakened:
            yield f"{you.code} has a second loyalty card, and the awakening has not been (unfathomable/53.1)"
    shown = [c for you in g.characters for c in g.cards(you.area) if kind_of(g, c) == "loyalty"]
    hidden = [c for you in g.characters for c in g.cards(you.loyalty)]
    total = len(shown) + len(hidden) + len(g.cards("loyalties"))
    if total not in (0, sum(LOYALTY[len(g.seats)])):
        yield f"there are {total} loyalty cards for {len(g.seats)} players (unfathomable/setup-16)"


def improvements(g: Unfathomable) -> Iterator[str]:
    """One improvement is active, unless it is being chosen right now which."""
    if g.decision is not None and g.decision.prompt == "unfathomable-prompt-improvement":
        return
    active: Counter[str] = Counter()
    for you in g.characters:
        for card in g.cards(you.area):
            if kind_of(g, card) == "item" and definition(g, card).improves and card.active:
                active[you.code] += 1
        if active[you.code] > 1:
            yield f"{you.code} has {active[you.code]} active improvements (unfathomable/23.7)"


def between_checks(g: Unfathomable) -> Iterator[str]:
    """The cards of a check are put away with it."""
    if g.cards("check") and not g.check_now.running:
        yield "there are cards of a check, but no check (unfathomable/38.9)"


CHECKS: tuple[Callable[[Unfathomable], Iterator[str]], ...] = (
    deep_ones, passengers, whereabouts, dials, damage, titles, ownership, discards, loyalties, improvements,
    between_checks,
)  # fmt: skip
