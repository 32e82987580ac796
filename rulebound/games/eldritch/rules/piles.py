"""Decks and discard piles: drawing, discarding, searching, two-sided cards (chapters "discarding", "gaining",
"double-sided cards", "searching", "component limits")."""

from __future__ import annotations

from functools import cache
from typing import Any

from rulebound.core.material.cards import Pile, cards_in, look, move, refill, reveal, seek, shuffle
from rulebound.core.state.clauses import cite
from rulebound.core.state.index import enter_index, leave_index
from rulebound.games.eldritch import cards
from rulebound.games.eldritch.state import (
    LAST,
    NOBODY,
    REGISTRY,
    EldritchHorror,
    Investigator,
    Paper,
    conditions,
    definition,
    possessions,
)

TWO_SIDED = ("spell", "condition")
DECKS = {"asset": "assets", "artifact": "artifacts", "spell": "spells", "condition": "conditions"}


# ------------------------------------------------------------------ the deck of a card


def deck_of(g: EldritchHorror, card: Paper) -> Pile:
    made = definition(g, card)
    return g.pile(DECKS.get(made.kind) or made.deck)


@cite("eldritch/component-limits.8 /discarding.6")
def renew(g: EldritchHorror, deck: Pile) -> None:
    """An empty deck is made anew at once from what was discarded; the mythos deck never is."""
    if not deck.cards and deck.code != "mythos":
        discarded = g.pile(f"{deck.code}-discard")
        if discarded.cards:
            refill(g, deck, discarded)
            g.tell("eldritch-log-renewed", "eldritch/component-limits.8", pile=deck)


@cite("eldritch/gaining.1 /component-limits.8")
def draw_top(g: EldritchHorror, deck: Pile, to: Pile) -> Any:
    """The top card goes somewhere, for everybody to see; if it was the last one, the deck is made anew at once.

    None if there is no card, not even among the discarded.
    """
    if not deck.cards:
        return None
    card = g.entity(deck.cards[0])
    reveal(g, card)
    move(g, card, to, LAST)
    renew(g, deck)
    return card


@cite("eldritch/discarding.3 .4 /double-sided-cards.4 /hidden-information.8")
def discard(g: EldritchHorror, card: Paper) -> None:
    """A card goes face up to its discard pile; a two-sided one is shuffled into its deck at once."""
    two_sided = definition(g, card).kind in TWO_SIDED
    g.tell("core-log-discard", "eldritch/double-sided-cards.4" if two_sided else "eldritch/discarding.3", card=card)
    deck = deck_of(g, card)
    g.change(card, owner=NOBODY)
    if two_sided:
        unlink(g, card)
        move(g, card, deck)
        shuffle_two_sided(g, deck)
    else:
        move(g, card, g.pile(f"{deck.code}-discard"))
        renew(g, deck)


@cite("eldritch/double-sided-cards.2")
def shuffle_two_sided(g: EldritchHorror, deck: Pile) -> None:
    """The deck lies face up: everybody sees the front of its top card."""
    shuffle(g, deck)
    if deck.cards:
        reveal(g, g.entity(deck.cards[0]))


# ------------------------------------------------------------------ other sides


@cite("eldritch/double-sided-cards.1 /spells.1 /conditions.1 /hidden-information.2")
def link(g: EldritchHorror, card: Paper) -> None:
    """A two-sided card comes to somebody: which of the backs of its name it has, nobody knows."""
    backs = g.pile(f"backs-{card.code}")
    back = g.entity(backs.cards[0])
    move(g, back, g.pile("backs"))
    g.change(card, back=back.id)


def unlink(g: EldritchHorror, card: Paper) -> None:
    """Its back is one of those of its name again."""
    if card.back:
        backs = g.pile(f"backs-{card.code}")
        move(g, g.entity(card.back), backs)
        shuffle(g, backs)
        g.change(card, back=0)


def back_of(g: EldritchHorror, card: Paper) -> Any:
    """The back of a card, as everybody sees it now that it is turned."""
    back = g.entity(card.back)
    reveal(g, back)
    return back


def peek(g: EldritchHorror, card: Paper, seat: int) -> None:
    look(g, g.entity(card.back), seat)


# ------------------------------------------------------------------ looking for a card


def held(g: EldritchHorror, you: Investigator, code: str) -> bool:
    """Has this investigator a card of this name?"""
    return any(c.code == code for c in (*possessions(g, you), *conditions(g, you)))


@cite("eldritch/gaining.2 .3 .4 .5 .6 .8 /searching.1 .2 .3 /double-sided-cards.3 /spells.4 /conditions.3"
      " /discarding.5 /component-limits.1 .2")  # fmt: skip
def find(g: EldritchHorror, you: Investigator, kind: str, code: str = "", trait: str = "") -> Any:
    """The card that somebody is to have: the first that fits, from the bottom of a two-sided deck or a searched one,
    from the top of another, then among the discarded. None if there is none, or none they do not have already."""
    deck = g.pile(DECKS[kind])
    renew(g, deck)
    two_sided = kind in TWO_SIDED
    if not code and not trait:
        if not two_sided:
            return g.entity(deck.cards[0]) if deck.cards else None
        if deck.cards:
            last = g.entity(deck.cards[-1])
            reveal(g, last)
            if not held(g, you, last.code):
                return last
    wanted = sought(g, you, kind, code, trait)
    found = seek(g, deck, wanted)
    if found is None and not two_sided:
        found = next((c for c in g.cards(f"{deck.code}-discard") if c.code in wanted), None)
    return found


@cite("eldritch/spells.4 /conditions.3")
def sought(g: EldritchHorror, you: Investigator, kind: str, code: str, trait: str) -> frozenset[str]:
    """The faces that somebody may gain: of a name, of a trait; not a Spell or condition that they have already."""
    faces = frozenset([code]) if code else of_trait(kind, trait)
    return (
        faces.difference([c.code for c in (*possessions(g, you), *conditions(g, you))]) if kind in TWO_SIDED else faces
    )


@cache
def of_trait(kind: str, trait: str) -> frozenset[str]:
    """All faces of a kind with a trait; "": all of them."""
    return frozenset([c for c in cards.DECKS[DECKS[kind]] if not trait or trait in REGISTRY[c].facts["traits"]])


@cite("eldritch/component-limits.1 .2 /spend.1")
def to_be_had(g: EldritchHorror, you: Investigator, kind: str, code: str = "", trait: str = "") -> bool:
    """Is there a card that somebody could gain, of a kind, of a name, of a trait? What a deck is made of all know."""
    deck = g.pile(DECKS[kind])
    lying = [*cards_in(g, deck), *(() if kind in TWO_SIDED else cards_in(g, g.pile(f"{deck.code}-discard")))]
    faces = {c.code for c in lying if c.code}
    faces.update([face for pool in {c.pool for c in lying if not c.code} for face in g.entity(pool).faces])
    return not faces.isdisjoint(sought(g, you, kind, code, trait))


@cite("eldritch/searching.3 /gaining.4 .6 /hidden-information.3")
def after_search(g: EldritchHorror, kind: str) -> None:
    """A deck that was looked through is shuffled."""
    deck = g.pile(DECKS[kind])
    if kind in TWO_SIDED:
        shuffle_two_sided(g, deck)
    else:
        shuffle(g, deck)


def turn_over(g: EldritchHorror, thing: Any, **fields: Any) -> None:
    """Something shows another side: what it listens to may be something else now."""
    leave_index(g, thing)
    g.change(thing, **fields)
    enter_index(g, thing)
