"""Items, improvements, trade (chapter 23, 12.6)."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import agrees
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose, meant, options_for
from rulebound.core.material.cards import LAST, move, remove_card, take_up
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option
from rulebound.games.unfathomable.state import (
    NOBODYS,
    Character,
    Unfathomable,
    at,
    definition,
    items_of,
    tell_declines,
    tell_empty,
    tell_looks,
)

DONE = Option("done", "core-option-done")


@flow(cite="unfathomable/23.1 /23.4 /23.8 /23.8-1")
def draw_item(g: Unfathomable, you: Character) -> Steps[None]:
    """The top item, face up into the play area; from an empty deck nothing."""
    cards = g.cards("items")
    if cards:
        yield from take_item(g, cards[0], you, "unfathomable/23.1")
    else:
        tell_empty(g, "items", "unfathomable/23.4")


@flow(cite="unfathomable/23.1 /23.8 /23.8-1 /23.8-2 /4.4 /24.3-3")
def take_item(g: Unfathomable, card: Any, you: Character, cite: str = "") -> Steps[None]:
    """An item comes into a play area, from wherever it was."""
    giver = card.owner
    g.change(card, owner=you.index, active=True)
    move(g, card, g.pile("area", you.index), LAST)
    g.tell("unfathomable-log-item", cite, seat=you, card=card)
    if definition(g, card).improves:
        yield from choose_improvement(g, you)
        if giver >= 0 and giver != you.index:
            yield from choose_improvement(g, g.seat(giver))


@flow(cite="unfathomable/23.2 /23.8-2")
def lose_items(g: Unfathomable, you: Character, cards: tuple[Any, ...]) -> Steps[None]:
    """A player's discarded items leave the game, together; of the improvements that are left one may be chosen then."""
    for card in cards:
        g.tell("unfathomable-log-card-gone", "unfathomable/23.2", card=card)
        g.change(card, owner=NOBODYS)
        remove_card(g, card)
    if any(definition(g, card).improves for card in cards):
        yield from choose_improvement(g, you)


def improvements(g: Unfathomable, you: Character) -> tuple[Any, ...]:
    return tuple([i for i in items_of(g, you) if definition(g, i).improves])


@flow(cite="unfathomable/23.7 /23.7-1 /23.7-2 /23.8 /23.9 /23.10-1")
def choose_improvement(g: Unfathomable, you: Character) -> Steps[None]:
    """One improvement lies face up, the player's choice; the others face down."""
    cards = improvements(g, you)
    if not cards:
        return
    picked = yield from choose(
        g, you.index, options_for(g, cards, "improve", seat=you.index), "unfathomable-prompt-improvement",
        cite="unfathomable/23.9",
    )  # fmt: skip
    turned_up = meant(g, picked)
    if len(cards) > 1 or not turned_up.active:
        g.tell("unfathomable-log-improvement", "unfathomable/23.9", seat=you, card=turned_up)
    for card in cards:
        g.change(card, active=card.id == turned_up.id)


@flow(cite="unfathomable/43.13 /23.4-1")
def look_at_items(g: Unfathomable, you: Character, n: int) -> Steps[Any]:
    """A player looks at the top items and chooses one; None if the only one is put back."""
    top = g.cards("items")[:n]
    take_up(g, top, you.index)
    tell_looks(g, you, "items", len(top))
    options = options_for(g, top, "take", seat=you.index)
    if len(top) == 1:
        options += (Option("leave", "unfathomable-option-leave"),)
    picked = yield from choose(
        g, you.index, options, "unfathomable-prompt-item-take", cite="unfathomable/23.4-1" if len(top) == 1 else "",
        secret=True,
    )  # fmt: skip
    if not picked.about:
        tell_declines(g, you)
    return meant(g, picked) if picked.about else None


# ------------------------------------------------------------------ trade


@cite("unfathomable/12.6")
def partners(g: Unfathomable, you: Character) -> tuple[Character, ...]:
    """Those who can trade: everybody in the space who may use items there."""
    return at(g, g.here(you))


@flow(cite="unfathomable/12.6 /12.6-1 /23.7-3 /23.7-4")
def trade(g: Unfathomable, you: Character) -> Steps[None]:
    """Everybody in the space may hand items to others there, in turn, until nobody wants to any more.

    Who is given something may refuse it, and is not offered it again.
    """
    g.tell("unfathomable-log-trade", "unfathomable/12.6", seat=you, place=g.here(you))
    willing = partners(g, you)
    refused: tuple[tuple[int, int], ...] = ()
    while willing:
        giver, rest = willing[0], willing[1:]
        others = tuple([c for c in partners(g, you) if c.id != giver.id])
        options = tuple([
            Option(f"give {o.code} {i.handle(g, giver.index)}", "unfathomable-option-give",
                   (("card", g.word(i, giver.index)), ("seat", g.word(o))), (i.id, o.id))
            for i in items_of(g, giver) for o in others if (i.id, o.id) not in refused
        ])  # fmt: skip
        if not options:
            willing = rest
            continue
        picked = yield from choose(
            g, giver.index, (*options, DONE), "unfathomable-prompt-trade", cite="unfathomable/12.6-1"
        )
        if picked.key == DONE.key:
            willing = rest
            continue
        item, to = meant(g, picked), g.entity(picked.about[1])
        words = (("card", g.word(item)), ("seat", g.word(giver)))
        if (yield from agrees(g, to.index, "unfathomable-prompt-accept", words, "unfathomable/12.6-1")):
            yield from take_item(g, item, to, "unfathomable/12.6-1")
            willing = (giver, *[c for c in partners(g, you) if c.id != giver.id])
        else:
            refused += ((item.id, to.id),)
            g.tell("unfathomable-log-refused", "unfathomable/12.6-1", seat=to, card=item)
