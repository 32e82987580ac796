"""Skill cards: decks, hands, discarding, the chaos deck (chapters 24, 27, 29, 34)."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose, choose_some, meant, options_for
from rulebound.core.material.cards import LAST, cards_in, move, refill, reveal, shuffle
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option, Term
from rulebound.games.unfathomable.rules.order import in_order
from rulebound.games.unfathomable.state import (
    NOBODYS,
    SKILLS,
    TREACHERY,
    Character,
    Unfathomable,
    definition,
    in_brig,
    items_of,
    tell_empty,
    tell_renewed,
)

HAND_LIMIT = 10


@cite("unfathomable/34 /34.2 /23.10 /23.10-2 /25.6-1 /23.7-1 /23.7-2")
def skill_set(g: Unfathomable, you: Character) -> tuple[str, ...]:
    """The types of the cards a character receives: the sheet's, and one for an active improvement outside the Brig."""
    out = [s for s, n in definition(g, you).skill_set.items() for _ in range(n)]
    if not in_brig(g, you):
        out += [definition(g, i).improves for i in items_of(g, you) if definition(g, i).improves and i.active]
    return tuple(out)


def left_of(g: Unfathomable, skill: str) -> int:
    """How many cards of a type can still be drawn."""
    return len(g.pile(skill).cards) + len(g.pile(f"{skill}-discard").cards)


@cite("unfathomable/24.2-2 /24.2-3 /24.2-4 /35.1 /24.3-1 /4.1 /4.6")
def draw_skills(g: Unfathomable, you: Character, types: tuple[str, ...], cite: str = "") -> None:
    """Cards of these types, as many as there are; an empty deck is made anew from its discard pile."""
    drawn = 0
    for skill in types:
        card = top_of(g, skill)
        if card is not None:
            g.change(card, owner=you.index)
            move(g, card, g.pile("hand", you.index), LAST)
            renew(g, skill)
            drawn += 1
    g.tell("core-log-draw", cite, seat=you, n=drawn)
    if drawn < len(types):
        g.tell("unfathomable-log-none-left", "unfathomable/24.2-3", seat=you, n=len(types) - drawn)


@cite("unfathomable/24.2-2")
def renew(g: Unfathomable, skill: str) -> None:
    """A skill deck that has run out is made anew from its discard pile at once, if that holds anything."""
    deck, discard = g.pile(skill), g.pile(f"{skill}-discard")
    if not deck.cards and discard.cards:
        refill(g, deck, discard)
        tell_renewed(g, skill, "unfathomable/24.2-2")


@cite("unfathomable/24.2-3 /24.2-4")
def top_of(g: Unfathomable, skill: str) -> Any:
    """The top card of a skill deck; None if there is neither a deck nor a discard pile."""
    renew(g, skill)  # it may have run out when there was nothing to make it of
    deck = g.pile(skill)
    return g.entity(deck.cards[0]) if deck.cards else None


@cite("unfathomable/24.2-1 /24.4-3")
def discard_skill(g: Unfathomable, card: Any, cite: str = "") -> None:
    """A skill card goes face up onto the discard pile of its type."""
    owner = card.owner
    g.change(card, owner=NOBODYS)
    move(g, card, g.pile(f"{definition(g, card).skill}-discard"))
    if owner >= 0:
        g.tell("unfathomable-log-discards", cite, seat=g.seat(owner), card=card)
    else:
        g.tell("core-log-discard", cite, card=card)


def value_of(g: Unfathomable, card: Any) -> int:
    return int(definition(g, card).value)


def of_type(g: Unfathomable, you: Character, skill: str) -> tuple[Any, ...]:
    return tuple([c for c in g.hand(you) if definition(g, c).skill == skill])


@flow(cite="unfathomable/24.3-2")
def choose_types(
    g: Unfathomable, you: Character, least: int, most: int, among: tuple[str, ...] = SKILLS, from_set: bool = False,
    cite: str = "unfathomable/24.3-2",
) -> Steps[tuple[str, ...]]:  # fmt: skip
    """The types of all cards to be drawn, named before the first one is; from one's own set no more than it holds."""
    chosen: tuple[str, ...] = ()
    while len(chosen) < most:
        left = tuple([s for s in dict.fromkeys(among) if not from_set or among.count(s) > chosen.count(s)])
        options = tuple([Option(s, f"unfathomable-option-skill-{s}") for s in left])
        if len(chosen) >= least:
            options += (Option("done", "core-option-done"),)
        picked = yield from choose(
            g, you.index, options, "unfathomable-prompt-skill-type", (("n", len(chosen) + 1), ("of", most)), cite
        )
        if picked.key == "done":
            break
        chosen += (picked.key,)
    return chosen


@flow(cite="unfathomable/24.3-2")
def draw_chosen(
    g: Unfathomable, you: Character, least: int, most: int, among: tuple[str, ...] = SKILLS, from_set: bool = False,
    cite: str = "",
) -> Steps[int]:  # fmt: skip
    """A player names types and draws these cards. How many."""
    types = yield from choose_types(g, you, least, most, among, from_set)
    draw_skills(g, you, types, cite)
    return len(types)


@flow
def discards(g: Unfathomable, you: Character, skill: str = "") -> Any:
    """Which cards of a hand can be discarded where a type is asked for.

    Somebody who is asked has such a card. The others do not know which one it is: where they imagine a hand without
    any, any card will do.
    """
    cards = (of_type(g, you, skill) if skill else ()) or g.hand(you)
    return (options_for(g, cards, "discard", "unfathomable-option-discard", you.index),)


@flow
def discard_one(
    g: Unfathomable, you: Character, skill: str, prompt: str = "unfathomable-prompt-discard", n: int = 1, cite: str = ""
) -> Steps[int]:
    """A player discards one card of a type, or of any (""). Its value. `n` is a number for the prompt."""
    (options,) = yield from discards(g, you, skill)
    picked = yield from choose(
        g, you.index, options, prompt, (("n", n),), cite, secret=True, again=discards.later(you, skill)
    )
    card = meant(g, picked)
    value = value_of(g, card)
    discard_skill(g, card, cite)
    return value


@flow
def discard_chosen(
    g: Unfathomable,
    you: Character,
    n: int,
    most: int | None = None,
    cite: str = "",
    prompt: str = "unfathomable-prompt-discard",
) -> Steps[tuple[int, ...]]:
    """A player discards n cards of the hand (up to `most` if given); all if there are fewer. Their ids."""
    cards = g.hand(you)
    least, most = min(n, len(cards)), min(n if most is None else most, len(cards))
    options = options_for(g, cards, "discard", "unfathomable-option-discard", you.index)
    picked = yield from choose_some(g, you.index, options, least, most, prompt, (("n", most),), cite, secret=True)
    ids = tuple([meant(g, o).id for o in picked])
    for id in ids:
        discard_skill(g, g.entity(id), cite)
    return ids


@flow(cite="unfathomable/29.2 /24.3-5 /24.3-6 /29 /29.1 /48.7 /48.12")
def keep_ten(g: Unfathomable) -> Steps[None]:
    """Every player, not only the current one, keeps at most 10 cards."""
    above = tuple([c for c in g.characters if len(g.hand(c)) > HAND_LIMIT])
    for you in (yield from in_order(g, above, "discard")):
        yield from discard_chosen(
            g, you, len(g.hand(you)) - HAND_LIMIT, cite="unfathomable/29.2", prompt="unfathomable-prompt-hand-limit"
        )


# ------------------------------------------------------------------ the chaos deck


@cite("unfathomable/27 /27.2 /27.2-1 /27.3 /setup-8")
def build_chaos(g: Unfathomable) -> None:
    """Two cards of each type but treachery, unseen, shuffled; a type with fewer than two cards is left out."""
    chaos = g.pile("chaos")
    for skill in SKILLS:
        if left_of(g, skill) >= 2:
            for _ in range(2):
                move(g, top_of(g, skill), chaos)
                renew(g, skill)
        else:
            g.tell("unfathomable-log-no-chaos", "unfathomable/27.2-1", skill=Term(f"unfathomable-{skill}"))
    shuffle(g, chaos)


@cite("unfathomable/27.1 /27.2 /38.4")
def take_chaos(g: Unfathomable, n: int) -> tuple[Any, ...]:
    """The top cards of the chaos deck; it is built anew the moment its last card is taken."""
    out, renewed = [], False
    for _ in range(n):
        chaos = g.pile("chaos")
        if chaos.cards:
            out.append(g.entity(chaos.cards[0]))
            move(g, out[-1], g.pile("check"), LAST)
        if not g.pile("chaos").cards:
            build_chaos(g)
            renewed = True
    g.tell("unfathomable-log-chaos", "unfathomable/38.4", n=len(out))
    if renewed:
        tell_renewed(g, "chaos", "unfathomable/27.2")
    return tuple(out)


@cite("unfathomable/27.5")
def add_treachery(g: Unfathomable, n: int) -> None:
    """The top treachery cards, or those there are, are shuffled into the chaos deck."""
    chaos = g.pile("chaos")
    added = 0
    for _ in range(n):
        card = top_of(g, TREACHERY)
        if card is not None:
            move(g, card, chaos)
            renew(g, TREACHERY)
            added += 1
    if not added:
        tell_empty(g, TREACHERY)
        return
    shuffle(g, chaos)
    g.tell("unfathomable-log-treachery", "unfathomable/27.5", n=added)


def tell_no_cards(g: Unfathomable, you: Character) -> None:
    """Who has no skill card discards none."""
    g.tell("unfathomable-log-no-cards", "unfathomable/7.8", seat=you)


@cite("unfathomable/7.8")
def discard_hand(g: Unfathomable, you: Character) -> None:
    if not g.hand(you):
        tell_no_cards(g, you)
    for card in g.hand(you):
        discard_skill(g, card)


def renew_chaos(g: Unfathomable) -> None:
    """The whole chaos deck is discarded and built anew."""
    for card in cards_in(g, g.pile("chaos")):
        reveal(g, card)  # its face is drawn before anybody can say which pile it belongs to
        discard_skill(g, card)
    build_chaos(g)
    tell_renewed(g, "chaos")
