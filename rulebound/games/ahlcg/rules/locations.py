"""Locations: connections, entering and revealing, clues (ahlcg/location-cards, ahlcg/move, ahlcg/clues)."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.values import forbidden
from rulebound.core.material.board import distances
from rulebound.core.material.cards import reveal
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Term
from rulebound.core.timing.timing import Event, occur
from rulebound.games.ahlcg.cards import CLUES, ENTERING
from rulebound.games.ahlcg.rules.moves import place_tokens, put_into_play, remove_tokens
from rulebound.games.ahlcg.state import (
    DEFINITIONS,
    Arkham,
    ArkhamHorror,
    Investigator,
    definition,
    enemies_at,
    in_play,
    is_a,
)  # fmt: skip


@cite("ahlcg/move.2")
def connected(g: ArkhamHorror, here: Arkham) -> tuple[Arkham, ...]:
    """The locations whose symbol is among the connections on the side that lies up, or whose trait its text names."""
    entities: Any = g.entities
    locations = entities[g.scenario.map].cards
    if locations == (here.id,):
        return ()
    symbols = connections(g, here)
    trait = definition(g, here).facts.get("connects_trait") if here.revealed else None
    return tuple([
        c for c in map(entities.__getitem__, locations)
        if c is not here and (symbol(g, c) in symbols or (trait and c.revealed and is_a(g, c, trait)))
    ])  # fmt: skip


def symbol(g: ArkhamHorror, card: Arkham) -> str:
    if not card.code:
        return "square"  # an unrevealed part of the woods: all six look alike
    facts = DEFINITIONS[card.code].facts
    found: str = facts["symbol"] if card.revealed else facts.get("hidden_symbol", facts["symbol"])
    return found


def connections(g: ArkhamHorror, card: Arkham) -> tuple[str, ...]:
    if not card.code:
        return ("squiggle",)
    facts = definition(g, card).facts
    found: tuple[str, ...] = facts["connects"] if card.revealed else facts.get("hidden_connects", facts["connects"])
    return found


def steps_from(g: ArkhamHorror) -> Any:
    """The map as a function from a location's id to those one step away."""
    entities = g.entities
    return lambda id: [c.id for c in connected(g, entities[id])]  # type: ignore[arg-type]


@cite("ahlcg/nearest.1")
def far(g: ArkhamHorror, start: int) -> dict[int, int]:
    """How many steps away every location is, blocked ways included."""
    return distances(start, steps_from(g))


class Moved(Event):
    """An investigator moves from one location to another."""

    who: int = -1
    start: int = 0
    to: int = 0
    without: tuple[int, ...] = ()
    """Engaged enemies that the investigator leaves behind on purpose."""

    @staticmethod
    @flow(cite="ahlcg/move.1 .3 .5")
    def happens(g: ArkhamHorror, e: Moved) -> Steps[None]:
        """Leaves one location and enters the other at the same time; an unrevealed one is turned over."""
        you, to = g.entity(e.about), g.entity(e.to)
        leave_behind(g, you, to, e.without)
        g.change(you, location=e.to)
        g.touch(you)
        for enemy in enemies_at(g, e.start):
            g.touch(enemy)  # one that stays behind looks for somebody else
        g.tell("ahlcg-log-move", e.cite, seat=you, place=to)
        yield from reveal_location(g, to)
        yield from occur(g, Entered(about=you.id, who=you.index, to=e.to))


@cite("ahlcg/enemy-engagement.1 ahlcg/cannot.1")
def leave_behind(g: ArkhamHorror, you: Investigator, to: Arkham, without: tuple[int, ...]) -> None:
    """Engaged enemies move along; one that cannot move into the location stays where it was, engaged with nobody."""
    enemies = [c for c in g.cards(you.threat) if definition(g, c).type == "enemy"]
    if enemies:
        from rulebound.games.ahlcg.rules.enemies import disengage, enemy_barred

        for enemy in enemies:
            if enemy.id in without:
                disengage(g, enemy)
            elif enemy_barred(g, enemy, to):
                disengage(g, enemy, "ahlcg/cannot.1")


class Entered(Event):
    """An investigator has entered a location, which is revealed by now: what stands on it can answer."""

    who: int = -1
    to: int = 0


@flow(cite="ahlcg/move.8")
def move_to(
    g: ArkhamHorror, you: Investigator, to: Arkham, without: tuple[int, ...] = (), cite: str = ""
) -> Steps[None]:
    """Moves an investigator, not to where he or she is already, nor where nobody can enter."""
    if you.location == to.id or forbidden(g, to, ENTERING) is not None:
        return
    moved = Moved(about=you.id, who=you.index, start=you.location, to=to.id, without=without, cite=cite)
    yield from occur(g, moved)


@flow(cite="ahlcg/clues.2 ahlcg/location-cards.5 ahlcg/per-investigator.1 .4")
def reveal_location(g: ArkhamHorror, location: Arkham) -> Any:
    """The other side is turned up and its clues are put on it."""
    if location.revealed:
        return
    reveal(g, location)
    g.change(location, revealed=True)
    facts = definition(g, location).facts
    n = int(facts.get("clues") or 0) * (g.scenario.started if facts.get("clues_per_investigator") else 1)
    place_tokens(g, location, "clues", n)
    g.tell("ahlcg-log-reveal", "ahlcg/location-cards.5", place=location, n=n)


@flow(cite="ahlcg/location-cards.4 ahlcg/put-into-play.3")
def add_location(g: ArkhamHorror, card: Arkham) -> Steps[None]:
    """A location enters play unrevealed."""
    yield from put_into_play(g, card, g.scenario.map)
    lay_out(g, card)
    g.tell("ahlcg-log-location", "ahlcg/put-into-play.1", place=card)


def lay_out(g: ArkhamHorror, card: Arkham) -> None:
    """An unrevealed location can be told by its name, unless several look alike on that side."""
    g.change(card, at=card.id)
    if card.code and not definition(g, card).facts.get("hidden_symbol"):
        reveal(g, card)


class Discovered(Event):
    """An investigator discovers clues at a location."""

    who: int = -1
    at: int = 0
    n: int = 1

    def words(self, g: Any) -> tuple[tuple[str, int | Term], ...]:
        return (("n", self.n),)

    @staticmethod
    @flow(cite="ahlcg/clues.3 ahlcg/investigate-action.4")
    def happens(g: ArkhamHorror, e: Discovered) -> Any:
        you, location = g.entity(e.about), g.entity(e.at)
        n = remove_tokens(g, location, "clues", e.n)
        place_tokens(g, you, "clues", n)
        g.tell("ahlcg-log-clues", "ahlcg/clues.3", seat=you, place=location, n=n)


@flow(cite="ahlcg/clues.3 .5 ahlcg/ability.triggered.12")
def discover(g: ArkhamHorror, you: Investigator, location: Arkham, n: int = 1) -> Steps[bool]:
    """Discovers clues that still lie on a location, as many as there are."""
    n = min(n, location.clues) if in_play(g, location) else 0
    barred = forbidden(g, you, CLUES)
    if barred is not None:
        g.tell("ahlcg-log-no-clues-for", "ahlcg/cannot.1", seat=you)
    elif n <= 0:
        g.tell("ahlcg-log-no-clue-left", "ahlcg/clues.5", seat=you, place=location)
    if n <= 0 or barred is not None:
        return False
    return (yield from occur(g, Discovered(about=you.id, who=you.index, at=location.id, n=n)))


def drop_clues(g: ArkhamHorror, you: Investigator, n: int, cite: str = "") -> int:
    """Puts clues of an investigator onto the location."""
    n = remove_tokens(g, you, "clues", n)
    location = g.entity(you.location)
    if n:
        place_tokens(g, location, "clues", n)
        g.tell("ahlcg-log-drop-clues", cite, seat=you, place=location, n=n)
    return n
