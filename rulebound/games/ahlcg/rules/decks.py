"""Investigator decks and hands: drawing, searching, discarding at random."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import PASS, choose, meant, option_for
from rulebound.core.material.cards import LAST, cards_in, move, refill, search, shuffle, take_up
from rulebound.core.state.chance import below
from rulebound.core.state.clauses import cite
from rulebound.games.ahlcg.rules.damage import deal
from rulebound.games.ahlcg.rules.encounter import resolve_encounter, revelation
from rulebound.games.ahlcg.rules.moves import discard
from rulebound.games.ahlcg.rules.order import one_after_the_other
from rulebound.games.ahlcg.state import DEFINITIONS, ArkhamHorror, Investigator, definition


@flow(cite="ahlcg/draw-action-drawing-cards.2 .4 .5 .6 ahlcg/investigator-deck.1")
def draw_cards(g: ArkhamHorror, you: Investigator, n: int, cite: str = "") -> Steps[int]:
    """Cards from the top of the deck, all at once; an empty deck is made anew, and costs 1 horror afterwards."""
    entities: Any = g.entities
    drawn: tuple[Any, ...] = ()
    emptied = False
    for _ in range(n):
        deck = entities[you.deck]
        if not deck.cards:
            emptied = True
            if entities[you.discard].cards:
                refill(g, deck, entities[you.discard])
                by = "ahlcg/draw-action-drawing-cards.6"
                g.tell("ahlcg-log-renew", by, deck=deck)
            if not deck.cards:
                break
        card = entities[deck.cards[0]]
        move(g, card, entities[you.hand], LAST)
        drawn += (card,)
    g.tell("ahlcg-log-draw", cite, seat=you, n=len(drawn))
    if drawn:
        yield from resolve_weaknesses(g, you, drawn)
    if emptied:
        yield from deal(g, you, horror=1)
    return len(drawn)


@flow(cite="ahlcg/priority-of-simultaneous-resolution.2 ahlcg/revelation.3")
def resolve_weaknesses(g: ArkhamHorror, you: Investigator, drawn: tuple[Any, ...]) -> Steps[None]:
    """The weaknesses among cards that were drawn at the same time; of several the lead says which comes next."""
    weak = tuple([c for c in drawn if is_weakness(g, c)])
    calls = tuple([if_weakness.later(you, c) for c in weak])
    asking = len({c.code for c in weak}) > 1
    yield from one_after_the_other(g, weak, calls, "next", "ahlcg-prompt-weakness-order", asking)


@cite("ahlcg/weakness.1")
def is_weakness(g: ArkhamHorror, card: Any) -> bool:
    return bool(DEFINITIONS[card.code].facts.get("subtype"))


@flow(cite="ahlcg/weakness.2 .3 .4 ahlcg/revelation.3")
def if_weakness(g: ArkhamHorror, you: Investigator, card: Any) -> Steps[None]:
    """A weakness that comes to the hand is resolved at once."""
    if not is_weakness(g, card) or card.pile != you.hand:  # something may have taken it away meanwhile
        return
    if definition(g, card).type in ("enemy", "treachery"):
        move(g, card, g.pile(g.scenario.limbo))
        yield from resolve_encounter(g, you, card, "ahlcg/weakness.2")
    else:
        g.tell("ahlcg-log-encounter", "ahlcg/weakness.3", seat=you, card=card)
        yield from revelation(g, you, card)


@flow(cite="ahlcg/search.3")
def findings(g: ArkhamHorror, you: Investigator, found: tuple[Any, ...], traits: tuple[str, ...], kind: str) -> Any:
    """What a searcher may take of the cards looked at: those that fit, or nothing if none does."""
    fitting = [
        c for c in found
        if (not kind or definition(g, c).type == kind) and (not traits or definition(g, c).traits & set(traits))
    ]  # fmt: skip
    options = tuple([option_for(g, c, "take", "ahlcg-option-take", seat=you.index) for c in fitting])
    return (options or (PASS,),)


@flow(cite="ahlcg/search.1 .2 .3 .4")
def search_deck(
    g: ArkhamHorror, you: Investigator, traits: tuple[str, ...] = (), kind: str = "", top: int = 0
) -> Steps[Any]:
    """Looks through the deck (or its top cards) for a card that fits, takes it into the hand, shuffles the deck."""
    deck = g.pile(you.deck)
    found = search(g, deck, you.index, top or None)
    card = None
    if found:  # who finds nothing is asked as well: others must not learn more than what is taken
        offered = yield from findings(g, you, found, traits, kind)
        picked = yield from choose(
            g, you.index, offered[0], "ahlcg-prompt-search", cite="ahlcg/search.3", secret=True,
            again=findings.later(you, found, traits, kind),
        )  # fmt: skip
        card = meant(g, picked) if picked.about else None
    if card is not None:
        move(g, card, g.pile(you.hand), LAST)
        g.tell("ahlcg-log-search", "ahlcg/search.3", seat=you, card=card)
    elif found:
        g.tell("ahlcg-log-found-nothing", "ahlcg/search.3", seat=you)
    shuffle(g, deck)
    g.tell("core-log-shuffle", "" if top else "ahlcg/search.2", pile=deck)
    if card is not None:
        yield from if_weakness(g, you, card)
    return card


@flow
def discard_at_random(g: ArkhamHorror, you: Investigator, n: int = 1) -> Steps[bool]:
    """Cards from the hand, chosen by chance; weaknesses may be among them. True if there was any."""
    lost = False
    for _ in range(n):
        hand = g.cards(you.hand)
        if hand:
            card = hand[below(g, len(hand))]
            yield from discard(g, card)
            lost = True
    if not lost:
        g.tell("ahlcg-log-no-card", "", seat=you)
    return lost


@flow(cite="ahlcg/weakness.7")
def choose_and_discard(g: ArkhamHorror, you: Investigator, prompt: str = "ahlcg-prompt-discard") -> Steps[bool]:
    """The player chooses a card of his or her hand and discards it; weaknesses cannot be chosen."""
    cards = tuple([c for c in g.cards(you.hand) if not is_weakness(g, c)])
    if not cards:
        return False
    options = tuple([option_for(g, c, "discard", "ahlcg-option-discard", seat=you.index) for c in cards])
    picked = yield from choose(g, you.index, options, prompt, (("n", 1),), "ahlcg/weakness.7")
    yield from discard(g, meant(g, picked))
    return True


@flow
def look_and_reorder(g: ArkhamHorror, you: Investigator, pile: int, n: int) -> Steps[tuple[Any, ...]]:
    """Looks at the top cards of a deck and puts them back in any order, each below those before it."""
    deck = g.pile(pile)
    seen = cards_in(g, deck)[:n]
    take_up(g, seen, you.index)
    for at in range(len(seen) - 1):
        options = tuple([option_for(g, c, "top", "ahlcg-option-top", seat=you.index) for c in cards_in(g, deck)[at:n]])
        picked = yield from choose(g, you.index, options, "ahlcg-prompt-reorder", secret=True)
        move(g, meant(g, picked), deck, at)
    return cards_in(g, deck)[:n]
