"""Player decks and hands: drawing, searching, discarding (lotr/drawing-cards, /search, /player-deck)."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import PASS, choose, choose_some, meant, option_for, options_for
from rulebound.core.game.values import Stat
from rulebound.core.material.cards import LAST, move, search, shuffle
from rulebound.core.state.chance import below
from rulebound.core.state.clauses import cite
from rulebound.core.timing.timing import Event, occur
from rulebound.games.lotr.cards import DRAWING
from rulebound.games.lotr.rules.moves import discard_together
from rulebound.games.lotr.state import NOBODY, Player, Rings


class Draws(Event):
    """A player draws cards, all of them at once."""

    who: int = NOBODY
    n: int = 0

    barred_by: ClassVar[Stat | None] = DRAWING

    @staticmethod
    @flow(cite="lotr/drawing-cards.1 /effects.4 /player-deck.1 /running-out-of-cards.1")
    def happens(g: Rings, e: Draws) -> Any:
        """From the top of the deck, as many as there are; an empty deck stays empty."""
        you: Player = g.seat(e.who)
        hand, drawn = g.pile(you.hand), g.pile(you.deck).cards[: e.n]
        for id in drawn:
            move(g, g.entities[id], hand, LAST)  # type: ignore[arg-type]
        g.tell("lotr-log-draw", "lotr/drawing-cards.1", seat=you, n=len(drawn))


@flow(cite="lotr/drawing-cards.1")
def draw_cards(g: Rings, you: Player, n: int, by: int = 0) -> Steps[bool]:
    return (yield from occur(g, Draws(about=you.id, who=you.index, n=n, by=by)))


def can_draw(g: Rings, you: Player) -> bool:
    """Would drawing change anything?"""
    from rulebound.core.game.values import forbidden

    return bool(g.pile(you.deck).cards) and forbidden(g, you, DRAWING) is None


@flow(cite="lotr/choose.2")
def choose_and_discard(g: Rings, you: Player, n: int) -> Steps[None]:
    """The player chooses cards of the hand and discards them, as many as there are."""
    options = options_for(g, g.cards(you.hand), "discard", "lotr-option-discard", you.index)
    picked = yield from choose_some(g, you.index, options, n, n, "lotr-prompt-discard", (("n", n),))
    yield from discard_together(g, tuple([meant(g, o) for o in picked]))


@flow
def discard_at_random(g: Rings, you: Player, n: int) -> Steps[None]:
    """Cards from the hand, chosen by chance."""
    left = g.cards(you.hand)
    lost: tuple[Any, ...] = ()
    while left and len(lost) < n:
        card = left[below(g, len(left))]
        lost += (card,)
        left = tuple([c for c in left if c is not card])
    yield from discard_together(g, lost)


@flow(cite="lotr/search.1")
def findings(g: Rings, you: Player, found: tuple[Any, ...]) -> Any:
    """What a searcher may take of the cards looked at, or nothing."""
    return ((*[option_for(g, c, "take", "lotr-option-take", seat=you.index) for c in found], PASS),)


@flow(cite="lotr/search.1 .2 /may.1")
def search_deck(g: Rings, you: Player, top: int) -> Steps[None]:
    """Looks through the top cards of the deck, may take one into the hand, and shuffles the deck."""
    deck = g.pile(you.deck)
    found = search(g, deck, you.index, top)
    card = None
    if found:
        offered = yield from findings(g, you, found)
        picked = yield from choose(
            g, you.index, offered[0], "lotr-prompt-search", cite="lotr/search.1", secret=True,
            again=findings.later(you, found),
        )  # fmt: skip
        card = meant(g, picked) if picked.about else None
    if card is not None:
        move(g, card, g.pile(you.hand), LAST)
        g.tell("lotr-log-takes", "lotr/search.1", seat=you)
    else:
        g.tell("lotr-log-takes-nothing", "lotr/search.1", seat=you)
    shuffle(g, deck)


@cite("lotr/mulligan.1 /setup.6")
def opening_hand(g: Rings, you: Player, n: int = 6) -> None:
    hand = g.pile(you.hand)
    for id in g.pile(you.deck).cards[:n]:
        move(g, g.entities[id], hand, LAST)  # type: ignore[arg-type]
