"""What no position of this game can be: asked of arranged tables, and of every decision while fuzzing.

It looks for itself and asks the rules nothing, so that it can find them wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rulebound.games.lotr.state import (
    ALLY,
    ATTACHMENT,
    CHARACTERS,
    DEFINITIONS,
    ENEMY,
    EVENT,
    HERO,
    LOCATION,
    OBJECTIVE,
    QUEST,
    TREACHERY,
    Rings,
    RingsCard,
    in_play,
    kind,
)

COUNTED = ("damage", "resources", "progress")
PLAYER_CARDS = (ALLY, ATTACHMENT, EVENT)
STAGED = (ENEMY, LOCATION, OBJECTIVE)
WHERE = {"damage": (*CHARACTERS, ENEMY), "progress": (LOCATION, QUEST)}
"""What tokens of a kind can lie on."""


def possible(g: Rings) -> str:
    """Why a position cannot be, or nothing."""
    for check in CHECKS:
        why = next(check(g), "")
        if why:
            return why
    return ""


def called(card: Any) -> str:
    return str(DEFINITIONS[card.code].name) if card.code else "an unknown card"


def areas(g: Rings) -> Iterator[tuple[Any, Any]]:
    for seat in range(len(g.seats)):
        you = g.seat(seat)
        for card in g.cards(you.area):
            yield you, card


def on_the_table(g: Rings) -> Iterator[Any]:
    for _, card in areas(g):
        yield card
    for pile in (g.scenario.staging, g.scenario.active, g.scenario.there):
        yield from g.cards(pile)
    for seat in range(len(g.seats)):
        yield from g.cards(g.seat(seat).engaged)


def engagement(g: Rings) -> Iterator[str]:
    """An engaged enemy lies in front of its player, any other in the staging area."""
    for seat in range(len(g.seats)):
        for card in g.cards(g.seat(seat).engaged):
            if kind(card) != "enemy":
                yield f"{called(card)} is no enemy, but lies with the engaged ones (lotr/engaged.1)"
            if card.engaged != seat:
                yield f"{called(card)} lies in front of a player without being engaged (lotr/engaged.1)"
    for card in g.staging:
        if card.engaged >= 0:
            yield f"{called(card)} is engaged, but in the staging area (lotr/engaged.1)"


def one_active_location(g: Rings) -> Iterator[str]:
    if len(g.cards(g.scenario.active)) > 1:
        yield "two locations are active (lotr/active-location.2)"


def attachments(g: Rings) -> Iterator[str]:
    """What is attached is attached to something in play; attachments are attached."""
    for card in on_the_table(g):
        host = g.entities.get(card.attached)
        if isinstance(host, RingsCard) and not in_play(g, host) and not g.unsettled:
            yield f"{called(card)} is attached to nothing in play (lotr/attachment-cards.4)"
        if card.code and kind(card) == "attachment" and not card.attached:
            yield f"{called(card)} is an attachment, but not attached (lotr/attachment-cards.1)"


def out_of_play(g: Rings) -> Iterator[str]:
    """Hands, decks and discard piles hold their owner's cards, without any tokens."""
    for seat in range(len(g.seats)):
        you = g.seat(seat)
        for pile in (you.deck, you.hand, you.discard):
            for card in g.cards(pile):
                if card.owner != seat:
                    yield f"{called(card)} is not its owner's (lotr/ownership-and-control.5)"
                yield from bare(card)
    for pile in (g.scenario.encounter, g.scenario.encounter_discard, g.scenario.victory):
        for card in g.cards(pile):
            if card.owner >= 0 and pile != g.scenario.victory:
                yield f"{called(card)} is a player's, in an encounter pile (lotr/ownership-and-control.5)"
            yield from bare(card)


def belongs(g: Rings) -> Iterator[str]:
    """Players' cards are in the players' piles, encounter cards in those of the scenario."""
    for seat in range(len(g.seats)):
        you = g.seat(seat)
        for pile, types in ((you.hand, PLAYER_CARDS), (you.deck, PLAYER_CARDS), (you.discard, (*PLAYER_CARDS, HERO))):
            for card in g.cards(pile):
                if card.code and DEFINITIONS[card.code].type not in types:
                    yield f"{called(card)} is no card for that pile of a player (lotr/player-deck.1)"
    for pile in (g.scenario.encounter, g.scenario.encounter_discard):
        for card in g.cards(pile):
            if card.code and DEFINITIONS[card.code].type not in (*STAGED, TREACHERY):
                yield f"{called(card)} is no encounter card (lotr/encounter-deck.2)"
    for card in g.staging:
        if card.code and kind(card) not in STAGED:
            yield f"{called(card)} does not stay in the staging area (lotr/staging.4)"


def begun(g: Rings) -> Iterator[str]:
    """Nobody plays a round before the first stage is revealed."""
    if g.clock.phase and not g.cards(g.scenario.quest) and g.cards(g.scenario.quests):
        yield "the quest has not begun: answer first what is asked while it is set up (lotr/setup.9)"


def bare(card: Any) -> Iterator[str]:
    bound = card.exhausted or card.attached or card.engaged >= 0 or card.committed or card.role
    if bound or any(getattr(card, kind) for kind in COUNTED):
        yield f"{called(card)} is out of play, but not as it was printed (lotr/in-play-and-out-of-play.5)"


def uniqueness(g: Rings) -> Iterator[str]:
    names: list[str] = []
    for card in on_the_table(g):
        if card.code and DEFINITIONS[card.code].facts.get("unique"):
            name = DEFINITIONS[card.code].name
            if name in names:
                yield f"{name} is unique, and in play twice (lotr/unique-cards.1)"
            names.append(name)


def counts(g: Rings) -> Iterator[str]:
    for card in on_the_table(g):
        for what in COUNTED:
            if getattr(card, what) < 0:
                yield f"{called(card)} has {getattr(card, what)} {what}"
        for what, types in WHERE.items():
            if getattr(card, what) > 0 and card.code and kind(card) not in types:
                yield f"{called(card)} has {what}, and can have none (lotr/running-out-of-tokens.1)"
        if card.committed and kind(card) not in CHARACTERS:
            yield f"{called(card)} is no character, but committed to the quest (lotr/step-3.2.1)"
    for seat in range(len(g.seats)):
        if g.seat(seat).threat < 0:
            yield "a threat is below 0 (lotr/threat.2)"


def gone(g: Rings) -> Iterator[str]:
    """Nothing is left of a player who was eliminated."""
    over = g.clock.verdicts or g.scenario.resolution
    for seat in range(len(g.seats)):
        you = g.seat(seat)
        if you.out and any(g.cards(p) for p in (you.area, you.engaged, you.hand, you.deck)) and not over:
            yield f"{you.handle(g)} is eliminated, but has cards (lotr/player-elimination.2)"


CHECKS: tuple[Callable[[Rings], Iterator[str]], ...] = (
    engagement, one_active_location, attachments, out_of_play, belongs, begun, uniqueness, counts, gone,
)  # fmt: skip
