"""What no position of this game can be: asked of arranged tables, and of every decision while fuzzing.

It looks for itself and asks the rules nothing, so that it can find them wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rulebound.core.game.abilities import REVELATION
from rulebound.games.ahlcg.cards import HEALTH, SANITY, SLOTS, TOME_HANDS
from rulebound.games.ahlcg.state import Arkham, ArkhamHorror, Investigator, definition, in_play

COUNTED = ("damage", "horror", "clues", "doom", "uses")


def possible(g: ArkhamHorror) -> str:
    """Why a position cannot be, or nothing."""
    for check in CHECKS:
        why = next(check(g), "")
        if why:
            return why
    return ""


def called(g: ArkhamHorror, thing: Any) -> str:
    return str(definition(g, thing).name) if thing.code else "an unknown card"


def on_the_table(g: ArkhamHorror) -> Iterator[Any]:
    """Cards in play that are no location, act or agenda."""
    yield from g.cards(g.scenario.there)
    for you in g.investigators:
        yield from g.cards(you.area)
        yield from g.cards(you.threat)


def engaged_enemies(g: ArkhamHorror) -> Iterator[str]:
    """An engaged enemy lies in that investigator's threat area, any other at a location."""
    for seat in range(len(g.seats)):
        for card in g.cards(g.seat(seat).threat):
            if definition(g, card).type == "enemy":
                if card.engaged != seat:
                    yield f"{called(g, card)} is in a threat area without being engaged (ahlcg/enemy-engagement.1)"
                if "massive" in definition(g, card).keywords:
                    yield f"{called(g, card)} is massive: it is in no threat area (ahlcg/massive.3)"
    for card in g.cards(g.scenario.there):
        if card.engaged >= 0:
            yield f"{called(g, card)} is engaged, but in no threat area (ahlcg/enemy-engagement.1)"


def attachments(g: ArkhamHorror) -> Iterator[str]:
    """What is attached is attached to something in play; once a scenario is over that is being cleared away."""
    if not g.scenario.resolution:
        for card in g.cards(g.scenario.there):
            if card.attached and not in_play(g, g.entity(card.attached)):
                yield f"{called(g, card)} is attached to nothing in play (ahlcg/attach-to.3)"


def out_of_play(g: ArkhamHorror) -> Iterator[str]:
    """Hands, decks and discard piles hold their owner's cards, without any tokens; permanent cards are never there."""
    for seat in range(len(g.seats)):
        you = g.seat(seat)
        for pile in (you.deck, you.hand, you.discard):
            for card in g.cards(pile):
                if card.owner != seat:
                    yield f"{called(g, card)} is not its owner's (ahlcg/ownership-and-control.5)"
                if card.code and definition(g, card).facts.get("permanent"):
                    yield f"{called(g, card)} is permanent (ahlcg/permanent.4)"
                yield from bare(g, card)
    for pile in (g.scenario.encounter, g.scenario.encounter_discard):
        for card in g.cards(pile):
            if card.owner >= 0:
                yield f"{called(g, card)} is a player's, in an encounter pile (ahlcg/ownership-and-control.5)"
            yield from bare(g, card)
    for pile in (g.scenario.aside, g.scenario.victory):
        for card in g.cards(pile):
            yield from bare(g, card)


def bare(g: ArkhamHorror, card: Arkham) -> Iterator[str]:
    if card.exhausted or any(getattr(card, kind) for kind in COUNTED):
        yield f"{called(g, card)} is out of play, but exhausted or with tokens on it (ahlcg/leaves-play.3)"


def places(g: ArkhamHorror) -> Iterator[str]:
    """Each card lies where cards of its kind can: in a threat area, at a location, attached, in a deck."""
    for seat in range(len(g.seats)):
        you = g.seat(seat)
        for card in g.cards(you.threat):
            if not lies_in_a_threat_area(definition(g, card)):
                yield f"{called(g, card)} never lies in a threat area (ahlcg/threat-area.1)"
        for pile in (you.deck, you.hand, you.discard):
            for card in g.cards(pile):
                if card.code and not is_of_a_deck(definition(g, card)):
                    yield f"{called(g, card)} is no card of a player's deck (ahlcg/investigator-deck.1)"
    for card in g.cards(g.scenario.there):
        made = definition(g, card)
        if card.attached and not (made.type == "event" or stays(made)):
            yield f"{called(g, card)} is never attached to anything (ahlcg/attach-to.1)"
        if not card.attached and not lies_at_a_location(made):
            yield f"{called(g, card)} does not lie at a location by itself (ahlcg/in-play-and-out-of-play.2)"
    for pile in (g.scenario.encounter, g.scenario.encounter_discard):
        for card in g.cards(pile):
            if card.code and not is_of_the_encounter_deck(definition(g, card)):
                yield f"{called(g, card)} is no card of the encounter deck (ahlcg/encounter-deck.1)"
    for card in on_the_table(g):
        if card.owner < 0 and definition(g, card).facts.get("subtype"):
            yield f"{called(g, card)} is a weakness: it has a bearer (ahlcg/bearer.1)"


def stays(made: Any) -> bool:
    """A treachery that does more than what it reveals."""
    return made.type == "treachery" and (bool(made.modifiers) or any(a.kind != REVELATION for a in made.abilities))


def lies_in_a_threat_area(made: Any) -> bool:
    return made.type == "enemy" or stays(made) or (made.type == "asset" and bool(made.facts.get("subtype")))


def lies_at_a_location(made: Any) -> bool:
    """An enemy, or an asset of the story that nobody controls yet."""
    return made.type == "enemy" or (made.type == "asset" and bool(made.facts.get("set")))


def is_of_a_deck(made: Any) -> bool:
    return made.type in ("asset", "event", "skill") or bool(made.facts.get("subtype"))


def is_of_the_encounter_deck(made: Any) -> bool:
    return made.type in ("enemy", "treachery") and not made.facts.get("subtype")


def wounds(g: ArkhamHorror) -> Iterator[str]:
    """Whoever bears as much as he or she can is defeated at once; what has no health takes no damage."""
    for you in g.investigators:
        settling = g.decision is not None and g.decision.prompt not in ("ahlcg-prompt-action", "ahlcg-prompt-turn")
        if not settling and not you.out and not g.scenario.resolution:
            if you.damage >= g.value(you, HEALTH):
                yield f"{called(g, you)} has {you.damage} damage, and is not defeated (ahlcg/defeat.2)"
            if you.horror >= g.value(you, SANITY):
                yield f"{called(g, you)} has {you.horror} horror, and is not defeated (ahlcg/defeat.2)"
    for place in g.locations:
        if place.damage or place.horror:
            yield f"{called(g, place)} is a location: it takes no damage and no horror (ahlcg/health-and-damage.1)"
        if place.exhausted:
            yield f"{called(g, place)} is a location: it is never exhausted (ahlcg/exhaust-exhausted.1)"


def uniqueness(g: ArkhamHorror) -> Iterator[str]:
    names: list[str] = []
    for card in on_the_table(g):
        if definition(g, card).facts.get("unique"):
            if definition(g, card).name in names:
                yield f"{called(g, card)} is unique, and in play twice (ahlcg/unique.1)"
            names.append(definition(g, card).name)


def whereabouts(g: ArkhamHorror) -> Iterator[str]:
    for you in g.investigators:
        here = g.entities.get(you.location)
        if here is not None and not (isinstance(here, Arkham) and here.revealed):
            yield f"{called(g, you)} is at a location that is not revealed (ahlcg/location-cards.5)"


def counts(g: ArkhamHorror) -> Iterator[str]:
    for thing in (*g.investigators, *on_the_table(g), *g.locations):
        kinds = ("damage", "horror", "clues", "resources", "actions") if isinstance(thing, Investigator) else COUNTED
        for kind in kinds:
            if getattr(thing, kind) < 0:
                yield f"{called(g, thing)} has {getattr(thing, kind)} {kind}"


def slots(g: ArkhamHorror) -> Iterator[str]:
    """Nobody has more assets than slots, unless it is being chosen right now which of them goes."""
    if g.decision is not None and g.decision.prompt == "ahlcg-prompt-slot":
        return
    for you in g.investigators:
        mine = [definition(g, c) for c in (*g.cards(you.area), *g.cards(you.threat))]
        held = [d for d in mine if d.type == "asset"]
        tomes = sum(d.slots.count("hand") for d in held if "Tome" in d.traits)
        for slot, stat in SLOTS.items():
            room = g.value(you, stat) + (min(tomes, g.value(you, TOME_HANDS)) if slot == "hand" else 0)
            if sum(d.slots.count(slot) for d in held) > room:
                yield f"{called(g, you)} has more assets than {slot} slots (ahlcg/slots.1)"


def turns(g: ArkhamHorror) -> Iterator[str]:
    """Turns are taken in the investigation phase."""
    if g.clock.seat >= 0 and g.clock.phase != "investigation":
        yield f"{called(g, g.seat(g.clock.seat))} has a turn in the {g.clock.phase} phase (ahlcg/framework-2.2)"


CHECKS: tuple[Callable[[ArkhamHorror], Iterator[str]], ...] = (
    engaged_enemies, attachments, out_of_play, places, wounds, uniqueness, whereabouts, counts, slots, turns,
)  # fmt: skip
