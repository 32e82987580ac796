"""Encounter cards: drawing, peril, revelation, surge."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.decision import choose, meant, option_for
from rulebound.core.material.cards import Pile, cards_in, move, refill, reveal, search, shuffle
from rulebound.core.state.clauses import cite
from rulebound.core.timing.timing import Event, carry_out, occur
from rulebound.games.ahlcg.rules.enemies import spawn
from rulebound.games.ahlcg.rules.moves import discard, to_victory_display
from rulebound.games.ahlcg.state import ArkhamHorror, Investigator, definition, has, worth

ENCOUNTER, PERIL = "encounter", "peril"
REVELATION = ("ahlcg/revelation.2",)
"""By what the text of a drawn card takes effect."""


@flow(cite="ahlcg/framework-1.4 ahlcg/draw-action-drawing-cards.3 ahlcg/surge.2")
def draw_encounter(g: ArkhamHorror, you: Investigator, cite: str = "ahlcg/draw-action-drawing-cards.3") -> Steps[bool]:
    """The top card of the encounter deck is drawn and resolved; surge draws another one."""
    drawn = False
    while not you.out:
        deck = renew_encounter_deck(g)
        if not deck.cards:
            return drawn
        card: Any = g.entities[deck.cards[0]]
        move(g, card, g.pile(g.scenario.limbo))
        renew_encounter_deck(g)
        surge = yield from resolve_encounter(g, you, card, cite)
        drawn = True
        if not surge:
            return drawn
        cite = "ahlcg/surge.2"
    return drawn


@cite("ahlcg/encounter-deck.1")
def renew_encounter_deck(g: ArkhamHorror) -> Pile:
    """A deck that has run out is made anew from the discard pile at once: its last card is not part of it."""
    deck = g.pile(g.scenario.encounter)
    if not deck.cards:
        shuffle_discards_in(g, "ahlcg/encounter-deck.1")
    return deck


@cite("ahlcg/discard-piles.7")
def shuffle_discards_in(g: ArkhamHorror, cite: str = "") -> None:
    """The discard pile is shuffled into the deck; if there is none, the deck stays as it is."""
    pile, deck = g.pile(g.scenario.encounter_discard), g.pile(g.scenario.encounter)
    if pile.cards:
        refill(g, deck, pile)
        g.tell("ahlcg-log-renew", cite, deck=deck)


@flow(cite="ahlcg/framework-1.4 ahlcg/peril.2")
def resolve_encounter(g: ArkhamHorror, you: Investigator, card: Any, cite: str = "") -> Steps[bool]:
    """Peril, revelation, then an enemy spawns or a treachery is discarded. True if the card has surge."""
    reveal(g, card)
    g.tell("ahlcg-log-encounter", cite, seat=you, card=card)
    kind = PERIL if has(g, card, "peril") else ENCOUNTER
    yield from within(g, Scope(kind=kind, owner=you.index, cite=REVELATION), resolve_drawn, you, card)
    surge = has(g, card, "surge")
    if card.pile == g.scenario.limbo:
        yield from finish(g, card)
    return surge


@flow(cite="ahlcg/enemy-cards.2 ahlcg/treachery-cards.2")
def resolve_drawn(g: ArkhamHorror, you: Investigator, card: Any) -> Steps[None]:
    yield from revelation(g, you, card)
    if definition(g, card).type == "enemy" and card.pile == g.scenario.limbo:
        yield from spawn(g, card, you)


@flow(cite="ahlcg/treachery-cards.2 ahlcg/victory-display-victory-points.6")
def finish(g: ArkhamHorror, card: Any) -> Steps[None]:
    """A card that has not gone anywhere is discarded; a treachery with victory points goes to the display."""
    treachery = definition(g, card).type == "treachery"
    if treachery and worth(g, card):
        yield from to_victory_display(g, card, "ahlcg/victory-display-victory-points.6")
    else:
        yield from discard(g, card, "ahlcg/treachery-cards.2" if treachery else "ahlcg/discard-piles.1")


class Revealed(Event):
    """The revelation effect of a drawn card resolves."""

    who: int = -1

    @staticmethod
    @flow(cite="ahlcg/revelation.2 ahlcg/you-your.2")
    def happens(g: ArkhamHorror, e: Revealed) -> Steps[None]:
        card = g.entity(e.about)
        ability = definition(g, card).ability("revelation")
        if ability is not None:
            yield from carry_out(g, card, ability.body.later(card, g.seat(e.who)))


@flow(cite="ahlcg/revelation.2 ahlcg/ability.revelation.1")
def revelation(g: ArkhamHorror, you: Investigator, card: Any) -> Steps[bool]:
    if definition(g, card).ability("revelation") is None:
        return False
    return (yield from occur(g, Revealed(about=card.id, who=you.index)))


@flow(cite="ahlcg/search.2 .3 ahlcg/delayed-effects.3 ahlcg/qualifiers.1")
def fetch_encounter(g: ArkhamHorror, you: Investigator, trait: str, by: Any) -> Steps[None]:
    """Searches the encounter deck and its discard pile for an enemy with a trait, draws it, shuffles the deck: because
    of a card, or of the scenario."""
    deck, pile = g.pile(g.scenario.encounter), g.pile(g.scenario.encounter_discard)
    found = tuple([c for c in (*search(g, deck, you.index), *cards_in(g, pile)) if fits(g, c, trait)])
    if not found:
        shuffle(g, deck)
        g.tell("ahlcg-log-found-nothing", "ahlcg/search.3", seat=you)
        g.tell("core-log-shuffle", "ahlcg/search.2", pile=deck)
        return
    options = tuple([option_for(g, c, "draw", "ahlcg-option-take", seat=you.index) for c in found])
    asks = (("asks", g.word(by)),)
    picked = yield from choose(g, you.index, options, "ahlcg-prompt-search", asks, "ahlcg/search.3")
    card = meant(g, picked)
    move(g, card, g.pile(g.scenario.limbo))
    renew_encounter_deck(g)
    shuffle(g, deck)
    g.tell("core-log-shuffle", "ahlcg/search.2", pile=deck)
    yield from resolve_encounter(g, you, card, "ahlcg/draw-action-drawing-cards.3")


def fits(g: ArkhamHorror, card: Any, trait: str) -> bool:
    made = definition(g, card)
    return made.type == "enemy" and (not trait or trait in made.traits)


@flow
def dig_for_enemy(g: ArkhamHorror, trait: str = "") -> Steps[Any]:
    """Shuffles the discard pile into the deck and discards from the top until an enemy (with a trait) comes up."""
    shuffle_discards_in(g)
    return (yield from dig_on(g, trait))


@flow
def dig_on(g: ArkhamHorror, trait: str = "") -> Steps[Any]:
    """Discards encounter cards until an enemy (with a trait) comes up; None if there is none."""
    deck = g.pile(g.scenario.encounter)
    found = None
    while found is None and deck.cards:
        card = g.entity(deck.cards[0])
        yield from discard(g, card)
        if fits(g, card, trait):
            move(g, card, g.pile(g.scenario.limbo))
            found = card
    renew_encounter_deck(g)
    return found
