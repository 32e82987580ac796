"""Decks and where cards go when they are discarded; conditions and their other sides (chapters "asset", "trait",
"condition", "special cards", "starting card", "set aside")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulebound.core.game.values import Stat, forbidden
from rulebound.core.material.cards import LAST, Pile, flip, move, reveal, shuffle
from rulebound.core.state.clauses import cite
from rulebound.core.state.index import enter_index, leave_index
from rulebound.games.ah3.state import (
    ALLY,
    CURSED,
    DARK_PACT,
    ITEM,
    SPELL,
    ArkhamHorror,
    Paper,
    definition,
)

DECK_OF = {ITEM: "items", SPELL: "spells", ALLY: "allies"}
"""Where a card of a common deck goes back to."""
DISCARDING = Stat("discarding")
"""Forbidden: being discarded (asked of the card)."""


# ------------------------------------------------------------------ drawing


def draw_top(g: ArkhamHorror, deck: Pile, to: Pile) -> Any:
    """The top card goes somewhere, for everybody to see; None if there is none."""
    if not deck.cards:
        return None
    card = g.entity(deck.cards[0])
    reveal(g, card)
    move(g, card, to, LAST)
    return card


@cite("ah3/462.3 .3a .3b /436.6 /478.6")
def reveal_until(
    g: ArkhamHorror, deck: Pile, fits: Callable[[Any], bool], n: int = 1, bottom: bool = False
) -> tuple[Any, ...]:
    """Cards are revealed until n of them fit, from the top or from the bottom. The others are shuffled and go to the
    other end. Those that fit, still in the deck: whoever asked takes them."""
    found: list[Any] = []
    others: list[Any] = []
    for id in reversed(deck.cards) if bottom else deck.cards:
        card = g.entity(id)
        reveal(g, card)
        if fits(card):
            found.append(card)
        else:
            others.append(card)
            g.tell("ah3-log-revealed", "ah3/462.3", card=card)
        if len(found) == n:
            break
    aside = g.pile("mixing")
    for card in others:
        move(g, card, aside)
    shuffle(g, aside)
    for card in g.cards(aside):
        move(g, card, deck, 0 if bottom else LAST)
    if others:
        g.tell("ah3-log-shuffled-back", "ah3/462.3b" if bottom else "ah3/462.3a", n=len(others))
    return tuple(found)


# ------------------------------------------------------------------ discarding


@cite("ah3/401.10 /436.12 /463.6 /477.6 /478.9 /484.6 /488.8 /491.3 /412.3 /002")
def discard(g: ArkhamHorror, card: Paper) -> bool:
    """An asset goes under its deck, or back to its place; what lay on it or under it goes, too."""
    clauses = forbidden(g, card, DISCARDING)
    if clauses is not None:
        g.tell("ah3-log-not-discarded", " ".join(clauses), card=card)
        return False
    g.tell("core-log-discard", "ah3/488.8" if card.home == "conditions" else "ah3/401.10", card=card)
    put_back(g, card)
    return True


def put_back(g: ArkhamHorror, card: Paper) -> None:
    """An asset lies again where it came from, without anything on it."""
    if card.under:
        for hidden in g.cards(card.under):
            move(g, hidden, g.pile("items"), LAST)
    g.change(card, owner=-1, damage=0, horror=0, user=-1, under=0)
    if card.home == "conditions":
        unlink(g, card)
        if card.code == CURSED:
            flip(g, card)
    if card.home:
        move(g, card, g.pile(card.home), LAST)
    else:
        move(g, card, g.pile(DECK_OF[definition(g, card).kind]), LAST)


# ------------------------------------------------------------------ the other side of a dark pact


@cite("ah3/488.6 .7")
def link(g: ArkhamHorror, card: Paper) -> None:
    """A dark pact comes to somebody: which of the backs it has, nobody knows."""
    back = g.entity(g.pile("backs-unused").cards[0])
    move(g, back, g.pile("backs"))
    g.change(card, back=back.id)


@cite("ah3/488.8")
def unlink(g: ArkhamHorror, card: Paper) -> None:
    """Its back is one of all of them again."""
    if card.code == DARK_PACT and card.back:
        unused = g.pile("backs-unused")
        move(g, g.entity(card.back), unused)
        shuffle(g, unused)
        g.change(card, back=0)


@cite("ah3/488.7")
def back_of(g: ArkhamHorror, card: Paper) -> Any:
    """The back of a card, as everybody sees it now that it is turned."""
    back = g.entity(card.back)
    reveal(g, back)
    return back


def turn_over(g: ArkhamHorror, thing: Any, **fields: Any) -> None:
    """Something shows another side: what it listens to may be something else now."""
    leave_index(g, thing)
    g.change(thing, **fields)
    enter_index(g, thing)
