"""Passengers: risked, rescued, defeated (chapter 37)."""

from __future__ import annotations

from typing import Any, cast

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.material.cards import LAST, move, remove_card, reveal
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Term
from rulebound.core.timing.timing import Event, occur
from rulebound.games.unfathomable.rules.dice import DECK_SPACE, roll_die
from rulebound.games.unfathomable.rules.supplies import lose
from rulebound.games.unfathomable.state import (
    DECK_SPACES,
    RESOURCES,
    Character,
    Space,
    Unfathomable,
    definition,
    passengers_on,
)


def in_supply(g: Unfathomable) -> int:
    return len(g.cards("passengers"))


@cite("unfathomable/37.6")
def tell_too_few(g: Unfathomable, cite: str = "unfathomable/37.6") -> None:
    """There are fewer passengers below than are to be risked: as a price that cannot be paid."""
    g.tell("unfathomable-log-few-passengers", cite, n=in_supply(g))


@cite("unfathomable/37.1 /37.2 /39.2")
def any_of(tokens: tuple[Any, ...]) -> Any:
    """One of several passengers: face down they look alike, so it does not matter which."""
    return tokens[0]


@flow(cite="unfathomable/37.2 /37.4 /37.5 /15.13 /15.16 /15.16-1")
def risk(g: Unfathomable, you: Character, n: int = 1) -> Steps[int]:
    """For each, a die says on which deck space a token is put, unseen; with too few, those that are left. How many."""
    if in_supply(g) < n:
        tell_too_few(g, "unfathomable/37.5")
    n = min(n, in_supply(g))
    for _ in range(n):
        face = yield from roll_die(g, you, DECK_SPACE, cite="unfathomable/37.4")
        space = g.space(DECK_SPACES[face - 1])
        token = any_of(g.cards("passengers"))
        move(g, token, g.pile_at(space.passengers), LAST)
        g.tell("unfathomable-log-risk", "unfathomable/37.4", place=space)
    return n


@cite("unfathomable/37.7")
def rescue(g: Unfathomable, you: Character, token: Any, space: Space) -> None:
    """A player brings a token back to the supply, unseen."""
    move(g, token, g.pile("passengers"), LAST)
    g.tell("unfathomable-log-rescue", seat=you, place=space)


def whereabouts(g: Any, token: Any) -> Term:
    """Where a passenger is: below, on a deck space, or aboard no longer."""
    if token.pile == g.pile("passengers").id:
        return Term("unfathomable-below")
    decks = (s for s in g.all(Space) if token.pile and s.passengers == token.pile)
    return next((cast(Term, g.word(s)) for s in decks), Term("unfathomable-ship"))


class PassengerDefeated(Event):
    """A passenger would be defeated."""

    def words(self, g: Any) -> tuple[tuple[str, int | Term], ...]:
        return (("place", whereabouts(g, g.entity(self.about))),)

    @staticmethod
    @flow(cite="unfathomable/37.8 /37.10 /37.11 /37.1-2 /39.6 /39.6-1")
    def happens(g: Unfathomable, e: PassengerDefeated) -> Any:
        """The token is turned up, what it shows is lost, and it leaves the game."""
        token = g.entity(e.about)
        place = whereabouts(g, token)
        reveal(g, token)
        remove_card(g, token)
        g.tell("unfathomable-log-passenger", e.cite, card=token, place=place)
        for resource in RESOURCES:
            n = definition(g, token).facts.get(resource, 0)
            if n:
                lose(g, resource, n, "unfathomable/37.8")


@flow(cite="unfathomable/37.8")
def defeat_passenger(g: Unfathomable, token: Any, cite: str = "") -> Steps[bool]:
    return (yield from occur(g, PassengerDefeated(about=token.id, cite=cite)))


@flow(cite="unfathomable/39.2 /37.2")
def defeat_passenger_at(g: Unfathomable, space: Space, cite: str = "") -> Steps[bool]:
    """One of the tokens of a space."""
    return (yield from defeat_passenger(g, any_of(passengers_on(g, space)), cite))


def crowded(g: Unfathomable) -> tuple[Space, ...]:
    """The deck spaces with passengers."""
    return tuple([s for s in g.spaces(*DECK_SPACES) if passengers_on(g, s)])


@flow
def choose_passenger(g: Unfathomable, you: Character) -> Steps[Any]:
    """A player chooses a deck space with passengers; one of its tokens, None if there is none."""
    space = yield from choose_entity(g, you.index, crowded(g), "unfathomable-prompt-passenger", "passenger")
    return None if space is None else any_of(passengers_on(g, space))
