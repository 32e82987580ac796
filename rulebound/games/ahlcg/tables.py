"""Setting up: the table, the investigators, a scenario (ahlcg/setup)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose_some, options_for
from rulebound.core.material.cards import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    NOBODY,
    OPEN,
    PLAY,
    CardDefinition,
    Pile,
    Pool,
    cards_in,
    move,
    new_card,
    new_cards,
    new_deck,
    shuffle,
)  # fmt: skip
from rulebound.core.material.tokens import Bag
from rulebound.core.state.chance import roll
from rulebound.core.state.clauses import cite
from rulebound.core.state.errors import ContentError
from rulebound.core.state.index import leave_index, rebuild_index
from rulebound.games.ahlcg.rules.locations import lay_out
from rulebound.games.ahlcg.rules.moves import place_tokens
from rulebound.games.ahlcg.state import REGISTRY, Arkham, ArkhamHorror, Campaign, Investigator, Scenario, definition

BAGS = {
    "easy": "+1 +1 0 0 0 -1 -1 -1 -2 -2 skull skull cultist tablet auto_fail elder_sign",
    "standard": "+1 0 0 -1 -1 -1 -2 -2 -3 -4 skull skull cultist tablet auto_fail elder_sign",
    "hard": "0 0 0 -1 -1 -2 -2 -3 -3 -4 -5 skull skull cultist tablet auto_fail elder_sign",
    "expert": "0 -1 -1 -2 -2 -3 -3 -4 -4 -5 -6 -8 skull skull cultist tablet auto_fail elder_sign",
}


@cite("ahlcg/difficulty-level.1")
def chaos_bag(difficulty: str) -> tuple[str, ...]:
    """The tokens a campaign begins with."""
    return tuple(sorted(BAGS[difficulty].split()))


def create_table(g: ArkhamHorror, difficulty: str, mode: str, seats: int) -> None:
    """The things every scenario needs; what they hold comes with the scenario."""
    scenario = g.add(Scenario(difficulty=difficulty, mode=mode, started=seats))
    g.add(Campaign())
    g.add(Bag(code="chaos-bag", inside=chaos_bag(difficulty)))
    g.take_in_hand()
    piles = {
        "encounter": (DECK, NOBODY), "encounter_discard": (DISCARD, OPEN), "victory": ("victory", OPEN),
        "aside": (ASIDE, OPEN),
        "removed": ("removed", NOBODY), "limbo": ("limbo", OPEN), "committed": ("limbo", OPEN), "map": (PLAY, NOBODY),
        "there": (PLAY, OPEN), "acts": (DECK, NOBODY), "agendas": (DECK, NOBODY), "act": (PLAY, OPEN),
        "agenda": (PLAY, OPEN),
        "cultists": (DECK, NOBODY),
    }  # fmt: skip
    for name, (zone, sight) in piles.items():
        pile = g.add(Pile(code=name.replace("_", "-"), zone=zone, sight=sight))
        g.change(scenario, **{name: pile.id})


def seat_investigator(g: ArkhamHorror, index: int, code: str, deck: Iterable[str]) -> Investigator:
    """A player sits down with an investigator and a deck list."""
    you = g.add(Investigator(index=index, code=code, list=tuple(deck)))
    for name, zone, sight in (
        ("deck", DECK, NOBODY), ("hand", HAND, OPEN), ("discard", DISCARD, OPEN), ("area", PLAY, OPEN),
        ("threat", PLAY, OPEN),
    ):  # fmt: skip
        pile = g.add(Pile(code=name, zone=zone, owner=index, sight=sight))
        g.change(you, **{name: pile.id})
    return you


# ------------------------------------------------------------------ a new scenario


@cite("ahlcg/setup.1 .2 ahlcg/game.1 ahlcg/campaign-play.trauma.2 .3 .4")
def clear_table(g: ArkhamHorror) -> None:
    """Everything of the last scenario goes back to the box; investigators keep trauma, experience and their lists."""
    box = g.pile(g.scenario.removed)
    for entity in [e for e in g.entities.values() if isinstance(e, Arkham)]:
        leave_index(g, entity)
        del g.entities[entity.id]
    for pile in g.all(Pile):
        g.change(pile, cards=())
    for pool in g.all(Pool):
        del g.entities[pool.id]
    g.change(box, cards=())
    for seat in range(len(g.seats)):
        you = g.seat(seat)
        g.change(
            you, location=0, damage=you.physical_trauma, horror=you.mental_trauma, clues=0, resources=0, actions=0,
            tome_actions=0, taken=(), had_turn=False, out="away" if you.out == "away" else "", leaving=False, fewer=0,
        )  # fmt: skip
    g.change(g.scenario, resolution="")
    g.change(g.scenario, started=len(g.investigators))
    bag = g.bag
    g.change(bag, inside=tuple(sorted((*bag.inside, *bag.drawn))), drawn=())
    rebuild_index(g)


@flow(
    cite="ahlcg/campaign-play.experience.8 ahlcg/setup.1 .2 .3 ahlcg/permanent.4 ahlcg/mulligan.2 "
    "ahlcg/removed-from-game.2"
)
def set_up_investigators(g: ArkhamHorror) -> Steps[None]:
    """Decks are shuffled, 5 resources, 5 cards, one mulligan in player order."""
    for you in g.investigators:
        lasting, shuffled = permanent_and_others(you.list)
        new_deck(g, Arkham, shuffled, g.pile(you.deck), you.index)
        for code in lasting:
            card = new_card(g, Arkham, code, g.pile(you.area), you.index)
            g.change(card, controller=you.index)
        place_tokens(g, you, "resources", 5)
        opening_hand(g, you, 5)
    for you in g.investigators:
        yield from mulligan(g, you)
    for you in g.investigators:
        shuffle_weaknesses_back(g, you)


@lru_cache(maxsize=64)
def permanent_and_others(deck: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The cards of a list that begin in play, and those that are shuffled."""
    lasting = tuple([c for c in deck if REGISTRY[c].facts.get("permanent")])
    return lasting, tuple([c for c in deck if c not in lasting])


@cite("ahlcg/setup.3")
def opening_hand(g: ArkhamHorror, you: Investigator, n: int) -> None:
    """So many cards; weaknesses are set aside and replaced."""
    deck, hand = g.pile(you.deck), g.pile(you.hand)
    missing = n
    while missing and deck.cards:
        card: Any = g.entities[deck.cards[0]]
        move(g, card, hand, -1)
        if definition(g, card).facts.get("subtype"):
            move(g, card, g.pile(g.scenario.aside), -1)
            g.tell("ahlcg-log-set-aside", "ahlcg/setup.3", seat=you, card=card)
        else:
            missing -= 1


@cite("ahlcg/setup.3")
def shuffle_weaknesses_back(g: ArkhamHorror, you: Investigator) -> None:
    """After the mulligan, the weaknesses set aside go back into the deck."""
    aside = [c for c in cards_in(g, g.pile(g.scenario.aside)) if c.owner == you.index]
    for card in aside:
        move(g, card, g.pile(you.deck), -1)
    if aside:
        shuffle(g, g.pile(you.deck))
        g.tell("core-log-shuffle", "ahlcg/setup.3", pile=g.pile(you.deck))


@flow(cite="ahlcg/mulligan.1 ahlcg/setup.3")
def mulligan(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """Once, any number of cards: they are set aside, as many are drawn, then they are shuffled back."""
    options = options_for(g, g.cards(you.hand), "mulligan", "ahlcg-option-mulligan", you.index)
    picked = yield from choose_some(
        g, you.index, options, 0, len(options), "ahlcg-prompt-mulligan", cite="ahlcg/mulligan.1"
    )
    cards = tuple([g.entity(o.about[0]) for o in picked])
    for card in cards:
        move(g, card, g.pile(g.scenario.limbo), -1)
    opening_hand(g, you, len(cards))
    for card in cards:
        move(g, card, g.pile(you.deck), -1)
    if cards:
        shuffle(g, g.pile(you.deck))
        g.tell("ahlcg-log-mulligan", "ahlcg/mulligan.1", seat=you, n=len(cards))


@cite("ahlcg/difficulty-level.1")
def hard(g: ArkhamHorror) -> bool:
    """Does the hard side of the scenario card count?"""
    return g.scenario.difficulty in ("hard", "expert")


def put_aside(g: ArkhamHorror, *codes: str) -> None:
    """Cards that are set aside during set-up."""
    new_cards(g, Arkham, codes, g.pile(g.scenario.aside))


@cite("ahlcg/set-aside.1")
def set_aside_card(g: ArkhamHorror, code: str) -> Arkham:
    """The card that was set aside under this code."""
    for card in cards_in(g, g.pile(g.scenario.aside)):
        if card.code == code:
            return card  # type: ignore[no-any-return]
    raise ContentError(f"{code} was not set aside")


@cache
def cards_of(encounter_set: str) -> tuple[str, ...]:
    """All enemies and treacheries of an encounter set."""
    found = [d for d in REGISTRY.of(CardDefinition) if d.facts.get("set") == encounter_set]
    return tuple([d.key for d in found if d.type in ("enemy", "treachery") for _ in range(d.quantity)])


@cite("ahlcg/encounter-set.1")
def encounter_deck(g: ArkhamHorror, sets: Iterable[str], without: Iterable[str] = (), more: Iterable[str] = ()) -> None:
    """All cards of some encounter sets, shuffled, but for those that have another place (each copy named once)."""
    codes: list[str] = []
    for name in sets:
        codes += cards_of(name)
    for code in without:
        codes.remove(code)
    codes += more
    new_deck(g, Arkham, codes, g.pile(g.scenario.encounter))


def stack(g: ArkhamHorror, codes: Iterable[str], deck: int, current: int) -> None:
    """The act or agenda deck: the first card is current."""
    first, *rest = codes
    new_card(g, Arkham, first, g.pile(current))
    new_cards(g, Arkham, rest, g.pile(deck))


def lay(g: ArkhamHorror, code: str) -> Arkham:
    """A location comes into play unrevealed during set-up."""
    place = new_card(g, Arkham, code, g.pile(g.scenario.map))
    lay_out(g, place)
    return place


def lay_unseen(g: ArkhamHorror, codes: Iterable[str], n: int) -> None:
    """So many of some locations that look alike come into play by lot, face down; nobody sees which ones are left."""
    box = g.pile(g.scenario.removed)
    new_deck(g, Arkham, codes, box)
    for place in cards_in(g, box)[-n:]:
        move(g, place, g.pile(g.scenario.map), -1)
        lay_out(g, place)


def one_of(g: ArkhamHorror, *codes: str) -> str:
    """One of several by lot."""
    return codes[roll(g, 1, len(codes))[0] - 1]
