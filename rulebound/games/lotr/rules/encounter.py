"""Encounter cards: staging, keywords, when revealed, guarded, the encounter deck (lotr/staging, /reveal)."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.decision import choose, meant, option_for
from rulebound.core.game.values import lasting
from rulebound.core.material.cards import Pile, cards_in, move, refill, reveal, search, shuffle
from rulebound.core.state.clauses import cite
from rulebound.core.timing.timing import Event, carry_out, heeded, occur, settle
from rulebound.games.lotr.cards import BY, DOOMED, RESHUFFLES, SURGE, has, has_trait
from rulebound.games.lotr.rules.moves import discard, put_into_play
from rulebound.games.lotr.rules.threat import raise_each
from rulebound.games.lotr.state import ENEMY, LOCATION, OBJECTIVE, Player, Rings, definition, facts, kind

STAGED = "staging"
"""The scope of one card being staged."""


@cite("lotr/running-out-of-cards.1 /step-3.3.1 /encounter-deck.1 .2")
def renew_encounter_deck(g: Rings) -> Pile:
    """A deck that has run out in the quest phase is made anew from the discard pile."""
    deck = g.pile(g.scenario.encounter)
    if not deck.cards and (g.clock.phase == "quest" or always_renewed(g)):
        pile = g.pile(g.scenario.encounter_discard)
        if pile.cards:
            refill(g, deck, pile)
            g.tell("lotr-log-reshuffle", "lotr/running-out-of-cards.1")
    return deck


def always_renewed(g: Rings) -> bool:
    return RESHUFFLES.key in g.modifiers and g.quest is not None and g.value(g.quest, RESHUFFLES) > 0


class Revealed(Event):
    """An encounter card is turned face up."""


class WhenRevealed(Event):
    """The "when revealed" effects of an encounter card resolve."""

    replaced: bool = False
    """The card is discarded, and the next one revealed in its place."""

    @staticmethod
    @flow(cite="lotr/staging.3 /triggered-ability.5 /treachery-cards.1 /ability.3")
    def happens(g: Rings, e: WhenRevealed) -> Steps[None]:
        card: Any = g.entities[e.about]
        ability: Any = definition(card).ability("revelation")
        scope = Scope(kind="revelation", cite=("lotr/staging.3",))
        yield from within(g, scope, carry_out, card, ability.body.later(card, g.first))


@flow(cite="lotr/reveal.1 /staging.1 .2")
def reveal_top(g: Rings, guards: int = 0) -> Steps[Any]:
    """The top card of the encounter deck is revealed and staged, as a guard if need be; None if there is none."""
    deck = renew_encounter_deck(g)
    if not deck.cards:
        g.tell("lotr-log-empty-deck", "lotr/running-out-of-cards.1")
        return None
    card: Any = g.entities[deck.cards[0]]
    if guards:
        g.change(card, guards=guards)
    yield from stage(g, card)
    renew_encounter_deck(g)
    return card


@flow(cite="lotr/staging.1 .2")
def stage(g: Rings, card: Any) -> Steps[None]:
    """One card is turned face up, resolved and put where it belongs; then surge."""
    move(g, card, g.pile(g.scenario.limbo))
    reveal(g, card)
    g.tell("lotr-log-revealed", "lotr/staging.2", card=card)
    _, more = yield from within(g, Scope(kind=STAGED), staged, card)
    yield from settle(g)  # who falls by this card does not live to see the next, even while a new stage is being read
    for _ in range(more or 0):
        yield from surge(g, card)


@flow(cite="lotr/surge.1")
def surge(g: Rings, card: Any) -> Steps[None]:
    """Another card is revealed."""
    g.tell("lotr-log-surge", "lotr/surge.1", card=card)
    yield from reveal_top(g)


@flow(cite="lotr/ability-priority.2 /staging.2 .3 .4 /keywords.3 /surge.1 /cancel.5")
def staged(g: Rings, card: Any) -> Steps[int]:
    """Doomed, guarded, when revealed, its place. How many cards surge reveals besides."""
    if heeded(g, Revealed):
        yield from occur(g, Revealed(about=card.id))
        if card.pile != g.scenario.limbo:
            return 0  # it did not live to see its own text
    yield from doom(g, card)
    if has(g, card, "guarded"):
        yield from find_guard(g, card)
    replaced = False
    if definition(card).ability("revelation") is not None:
        event = WhenRevealed(about=card.id)
        yield from occur(g, event)
        replaced = event.replaced
    more = g.value(card, SURGE)
    if replaced:
        yield from reveal_another(g, card, more)
        return 0
    if card.pile == g.scenario.limbo:
        yield from put_in_place(g, card)
    return more


@flow(cite="lotr/then.1 .2 /cancel.5 /guarded.1")
def reveal_another(g: Rings, card: Any, more: int) -> Steps[None]:
    """A card was cancelled, then it is discarded and the next one comes in its place, to guard what it was to guard.

    Its surge works before that.
    """
    guarded = card.guards
    for _ in range(more):
        yield from surge(g, card)
    yield from discard(g, card, "lotr/cancel.5")
    yield from reveal_top(g, guarded)


@flow(cite="lotr/doomed.1 /keywords.3")
def doom(g: Rings, card: Any) -> Steps[None]:
    n = g.value(card, DOOMED)
    if n:
        g.tell("lotr-log-doomed", "lotr/doomed.1", card=card, n=n)
        yield from raise_each(g, n, card.id, "lotr/doomed.1")


@flow(cite="lotr/staging.4 /staging-area.2 /enemy-cards.2 /location-cards.2 /objective-cards.2 /treachery-cards.1")
def put_in_place(g: Rings, card: Any) -> Steps[None]:
    """Enemies, locations and objectives to the staging area, a treachery to the discard pile."""
    if kind(card) in (ENEMY, LOCATION, OBJECTIVE):
        yield from put_into_play(g, card, g.scenario.staging)
    else:
        yield from discard(g, card, "lotr/treachery-cards.1")


@cite("lotr/surge.1")
def gain_surge(g: Rings, card: Any) -> None:
    """The card that is being staged gains surge."""
    lasting(g, BY[SURGE.key, 1], card, STAGED, (card,))


# ------------------------------------------------------------------ guarded


@flow(cite="lotr/guarded.1 .4")
def find_guard(g: Rings, card: Any) -> Steps[None]:
    """The next card guards the objective; one that is guarded itself waits until this one has its guard."""
    waiting: tuple[Any, ...] = ()
    guard = None
    while guard is None:
        deck = renew_encounter_deck(g)
        if not deck.cards:
            break
        found: Any = g.entities[deck.cards[0]]
        move(g, found, g.pile(g.scenario.limbo))
        reveal(g, found)
        if has(g, found, "guarded"):
            waiting += (found,)
        else:
            guard = found
    if guard is not None:
        g.change(guard, guards=card.id)
        g.tell("lotr-log-guards", "lotr/guarded.1", card=guard, objective=card)
        yield from stage(g, guard)
    for other in waiting:
        yield from stage(g, other)


@cite("lotr/guarded.1 .2 .3")
def guards_of(g: Rings, card: Any) -> tuple[Any, ...]:
    """The encounter cards in play that guard an objective, wherever they are."""
    piles = (g.scenario.staging, g.scenario.active, *[g.entities[s].engaged for s in g.seats])  # type: ignore[attr-defined]
    return tuple([c for pile in piles for c in g.cards(pile) if c.guards == card.id])


# ------------------------------------------------------------------ looking for encounter cards


@flow(cite="lotr/search.1 .2")
def search_encounter(
    g: Rings, you: Player, name: str = "", trait: str = "", what: str = "", discards: bool = False
) -> Steps[Any]:
    """The player looks for a card by its title, trait or type and takes it to the staging area; it is not revealed.

    The deck is shuffled; the discard pile keeps its order. None if there was nothing to find.
    """
    deck = g.pile(g.scenario.encounter)
    looked = search(g, deck, you.index)
    if discards:
        looked += cards_in(g, g.pile(g.scenario.encounter_discard))
    fitting = tuple([c for c in looked if fits(g, c, name, trait, what)])
    card = None
    if fitting:
        unlike = tuple({(c.code, c.pile): c for c in reversed(fitting)}.values())
        options = tuple([option_for(g, c, "take", "lotr-option-take", seat=you.index) for c in reversed(unlike)])
        picked = yield from choose(g, you.index, options, "lotr-prompt-search", cite="lotr/search.1")
        card = meant(g, picked)
        reveal(g, card)
        yield from put_into_play(g, card, g.scenario.staging)
    else:
        g.tell("lotr-log-not-found", "lotr/search.1")
    shuffle(g, deck)
    return card


@flow(cite="lotr/search.1 .2 /setup.8")
def fetch_named(g: Rings, you: Player, names: tuple[str, ...]) -> Steps[None]:
    """One copy of each of these cards comes from the encounter deck to the staging area; then the deck is shuffled."""
    deck = g.pile(g.scenario.encounter)
    looked = search(g, deck, you.index)
    for name in names:
        card = next((c for c in looked if c.pile == deck.id and facts(c)["name"] == name), None)
        if card is not None:
            reveal(g, card)
            yield from put_into_play(g, card, g.scenario.staging)
    shuffle(g, deck)
    g.tell("core-log-shuffle", "lotr/search.1", pile=deck)


def fits(g: Rings, card: Any, name: str, trait: str, what: str) -> bool:
    printed = facts(card)
    return (
        (not name or printed["name"] == name)
        and (not trait or has_trait(g, card, trait))
        and (not what or printed["type"] == what)
    )


def top_of_encounter(g: Rings) -> Any:
    """The top card of the encounter deck, or None."""
    cards = g.pile(g.scenario.encounter).cards
    return g.entities[cards[0]] if cards else None
