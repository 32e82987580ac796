"""What the examples look at, and how they begin. Seats are counted from 1; cards, spaces, characters go by code."""

from __future__ import annotations

from typing import Any, cast

from rulebound.core.game.decision import ends_turn
from rulebound.core.knowing.view import view
from rulebound.core.material.cards import Pool, sees
from rulebound.core.proving.example import ExampleTable, probe
from rulebound.core.state.entities import Term
from rulebound.games.unfathomable.state import (
    RESOURCES,
    ROOMS,
    Character,
    Token,
    Unfathomable,
    definition,
    items_of,
    passengers_on,
)
from rulebound.games.unfathomable.state import damaged as is_damaged

JEANNE, SVETLANA, WILLIAM = "jeanne-lafarge", "svetlana-gedroits", "william-bowleg"
ARJUN, SAMIRA, JAMIE = "arjun-singh", "samira-dualeh", "jamie-snell"
KEILANI, BEATRICE, ISHMAEL, EDMUND = "keilani-tatupu", "beatrice-sharpe", "ishmael-marsh", "edmund-mallory"
TRIO = f"{JEANNE} {SVETLANA} {WILLIAM}"
"""Who sails unless an example names others: in this order seats 1, 2 and 3."""


def _seat(g: Unfathomable, seat: int) -> Character:
    found: Character = g.seat(seat - 1)
    return found


def _codes(cards: tuple[Any, ...]) -> tuple[str, ...]:
    return tuple([c.code for c in cards if c.code])


# ------------------------------------------------------------------ the ship


@probe
def dial(g: Unfathomable, resource: str) -> int:
    """What a dial shows: fuel, food, sanity, souls."""
    return int(getattr(g.ship, resource))


@probe
def dials(g: Unfathomable) -> tuple[int, ...]:
    """All four dials: fuel, food, sanity, souls."""
    return tuple([getattr(g.ship, r) for r in RESOURCES])


@probe
def track(g: Unfathomable, which: str) -> int:
    """Where the token of the travel or the ritual track stands; 0 is Start."""
    return int(getattr(g.ship, which))


@probe
def distance(g: Unfathomable) -> int:
    return g.ship.distance


@probe
def awakened(g: Unfathomable) -> bool:
    return g.ship.awakened


@probe
def deep_ones(g: Unfathomable, space: str) -> int:
    return g.space(space).deep_ones


@probe
def supply_of_deep_ones(g: Unfathomable) -> int:
    return g.reserve


@probe
def monarch(g: Unfathomable, who: str) -> str:
    """The space Father Dagon or Mother Hydra is in; "the-deep" below the ship."""
    return g.here(g.monarch(who)).code


@probe
def passengers(g: Unfathomable, space: str) -> int:
    """How many passenger tokens are on a deck space."""
    return len(passengers_on(g, g.space(space)))


@probe
def passenger_supply(g: Unfathomable) -> int:
    return len(g.cards("passengers"))


@probe
def damaged(g: Unfathomable, room: str) -> bool:
    return is_damaged(g, g.space(room))


@probe
def barricaded(g: Unfathomable) -> bool:
    """Are the hatches held against Deep Ones?"""
    return g.ship.barricaded


@probe
def damaged_rooms(g: Unfathomable) -> tuple[str, ...]:
    """The rooms with a damage card, from the bow to the stern."""
    return tuple([r for r in ROOMS if is_damaged(g, g.space(r))])


@probe
def used(g: Unfathomable, space: str) -> bool:
    """Has the action of a space been used this turn?"""
    return g.space(space).used


# ------------------------------------------------------------------ the players


@probe
def where(g: Unfathomable, seat: int) -> str:
    return g.here(_seat(g, seat)).code


@probe
def character(g: Unfathomable, seat: int) -> str:
    return _seat(g, seat).code


@probe
def actions(g: Unfathomable, seat: int) -> int:
    """Actions left in this Perform Actions step."""
    return _seat(g, seat).actions


@probe
def traitor(g: Unfathomable, seat: int) -> bool:
    """Has the player declared the betrayal?"""
    return _seat(g, seat).traitor


@probe
def loyalty(g: Unfathomable, seat: int) -> tuple[str, ...]:
    """The hidden loyalty cards of a player, in the order in which they came."""
    return _codes(g.cards(_seat(g, seat).loyalty))


@probe
def loyalty_cards(g: Unfathomable, seat: int) -> int:
    """How many hidden loyalty cards a player has."""
    return len(g.cards(_seat(g, seat).loyalty))


@probe
def loyalty_deck(g: Unfathomable, card: str) -> int:
    """How many of these loyalty cards are in the game, dealt or not."""
    unseen = sum(pool.faces.count(card) for pool in g.all(Pool))
    return unseen + sum(c.code == card for c in g.all(Token))


@probe
def knows_loyalty(g: Unfathomable, seat: int, whose: int) -> bool:
    """Does a player know all loyalty cards of a player?"""
    cards = g.cards(_seat(g, whose).loyalty)
    return bool(cards) and all(sees(c, seat - 1) for c in cards)


@probe
def hand(g: Unfathomable, seat: int) -> tuple[str, ...]:
    """The skill cards in hand whose faces are settled: a card nobody has looked at has none yet."""
    return _codes(g.hand(_seat(g, seat)))


@probe
def hand_size(g: Unfathomable, seat: int) -> int:
    return len(g.hand(_seat(g, seat)))


@probe
def skills_in_hand(g: Unfathomable, seat: int) -> tuple[str, ...]:
    """The types of the cards in hand, in alphabetical order."""
    return tuple(sorted([str(definition(g, c).skill) for c in g.hand(_seat(g, seat)) if c.code]))


@probe
def items(g: Unfathomable, seat: int) -> tuple[str, ...]:
    return _codes(items_of(g, _seat(g, seat)))


@probe
def area(g: Unfathomable, seat: int) -> tuple[str, ...]:
    """Everything in a play area: items, titles, feat, cards that stay."""
    return _codes(g.cards(_seat(g, seat).area))


@probe
def face_up(g: Unfathomable, seat: int, item: str) -> bool:
    """Does an improvement of a player lie face up?"""
    return any(c.code == item and c.active for c in g.cards(_seat(g, seat).area))


@probe
def captain(g: Unfathomable) -> int:
    """The seat of the captain; 0 before titles are given."""
    return titled(g, "captain")


@probe
def keeper(g: Unfathomable) -> int:
    """The seat of the Keeper of the Tome; 0 before titles are given."""
    return titled(g, "keeper")


def titled(g: Unfathomable, title: str) -> int:
    return next((card.owner + 1 for card in g.all(Token) if card.code == title), 0)


# ------------------------------------------------------------------ cards and decks


@probe
def discard_top(g: Unfathomable, deck: str) -> str:
    """The card on top of the discard pile of a skill or of the mythos deck; "" if it is empty."""
    return next(iter(_codes(g.cards(f"{deck}-discard"))), "")


@probe
def discard_size(g: Unfathomable, deck: str) -> int:
    return len(g.cards(f"{deck}-discard"))


@probe
def deck_size(g: Unfathomable, deck: str) -> int:
    """mythos, items, spells, waypoints, damage, chaos, passengers, or a skill."""
    return len(g.cards(deck))


@probe
def pile(g: Unfathomable, name: str) -> tuple[str, ...]:
    """The settled faces of a pile, from the top: limbo, check, chaos, row, a deck; `removed` is out of the game."""
    if name == "removed":
        return _codes(tuple([c for c in g.all(Token) if not c.pile]))
    return _codes(g.cards(name))


@probe
def in_view(g: Unfathomable, seat: int) -> tuple[str, ...]:
    """The faces of all cards a player can look at now."""
    seen = view(g, seat - 1)["entities"].values()
    return tuple([e["code"] for e in seen if e["kind"] == "Token" and e.get("code")])


@probe
def counted(g: Unfathomable, seat: int, what: str) -> int:
    """How many a player can count: a pile by its handle (`lore`, `hand-2`), or `deep_ones` left; -1 if hidden."""
    for e in view(g, seat - 1)["entities"].values():
        owner = f"-{e['owner'] + 1}" if e.get("owner", -1) >= 0 else ""
        if e["kind"] in ("Pile", "DiscardPile", "Supply") and f"{e['code']}{owner}" == what:
            return int(e["left"]) if "left" in e else len(e["cards"]) if "cards" in e else -1
    return -1


@probe
def sees_top(g: Unfathomable, seat: int, deck: str, n: int = 1) -> bool:
    """Does a player know the top n cards of a deck?"""
    return all(sees(c, seat - 1) for c in g.cards(deck)[:n])


@probe
def sees_bottom(g: Unfathomable, seat: int, deck: str) -> bool:
    """Does a player know the card at the bottom of a deck?"""
    return sees(g.cards(deck)[-1], seat - 1)


@probe
def in_the_game(g: Unfathomable, card: str) -> int:
    """How many such cards there are, wherever they lie and whoever may know."""
    return sum(c.code == card and c.pile > 0 for c in g.all(Token)) + sum(
        pool.faces.count(card) for pool in g.all(Pool)
    )


@probe
def known_cards(g: Unfathomable, pile: str) -> int:
    """How many cards of a pile anybody knows."""
    return sum(any(sees(c, s) for s in range(len(g.seats))) for c in g.cards(pile))


@probe
def shown_to_all(g: Unfathomable, card: str) -> bool:
    """Does everybody see the face of a card?"""
    return any(c.code == card and all(sees(c, s) for s in range(len(g.seats))) for c in g.all(Token))


# ------------------------------------------------------------------ the check, the turn


@probe
def checking(g: Unfathomable) -> bool:
    """Is a skill check being made?"""
    return g.check_now.running


@probe
def total(g: Unfathomable) -> int:
    """The total of the check in progress, or of the last one."""
    return g.check_now.total


@probe
def target(g: Unfathomable) -> int:
    """What the check in progress must reach."""
    return g.check_now.target


@probe
def supporting(g: Unfathomable) -> tuple[str, ...]:
    """The skills that support the check in progress."""
    return g.check_now.skills


@probe
def added(g: Unfathomable, seat: int) -> int:
    """How many cards a player has added to the check in progress."""
    return g.check_now.added[seat - 1] if g.check_now.added else 0


@probe
def current(g: Unfathomable) -> int:
    """The seat whose turn it is."""
    return g.clock.lead + 1


@probe
def turn_shown(g: Unfathomable) -> int:
    """The seat whose turn it is, as everybody's view says; 0 between two turns."""
    return int(view(g, 0)["turn"]) + 1


@probe
def phase(g: Unfathomable) -> str:
    """receive-skills, actions, mythos or discard."""
    return g.clock.phase


@probe
def asked_by(g: Unfathomable) -> str:
    """The clause by which somebody is asked now."""
    return next(iter((g.decision.cite if g.decision else ()) or g.at_work()), "")


@probe
def given_up(g: Unfathomable) -> int:
    """How many actions whoever is asked would give up by ending the step."""
    return next((o.value for o in g.decision.options if ends_turn(o)), -1) if g.decision else -1


@probe
def named(g: Unfathomable, word: str) -> tuple[str, ...]:
    """What the words of the pending question name: the skills of a check, the deck of a card."""
    said = dict(g.decision.args).get(word) if g.decision else None
    return _in_a_list(said) if isinstance(said, Term) else ()


@probe
def happening(g: Unfathomable, word: str) -> str | int:
    """What is said of that which is happening now: whom it is about (`thing`), a number, why a die is rolled."""
    event = dict(g.decision.args).get("what") if g.decision else None
    said = dict(event.args).get(word, "") if isinstance(event, Term) else ""
    return said.term.removeprefix("unfathomable-") if isinstance(said, Term) else said


@probe
def deciding(g: Unfathomable) -> tuple[str | int, ...]:
    """Why the die is rolled that is happening now: what it decides, with its numbers and names."""
    event = dict(g.decision.args).get("what") if g.decision else None
    why = dict(event.args).get("why") if isinstance(event, Term) else None
    if not isinstance(why, Term):
        return ()
    words = [v.term.removeprefix("unfathomable-") if isinstance(v, Term) else v for _, v in why.args]
    return (why.term.removeprefix("unfathomable-roll-"), *words)


def _in_a_list(said: Term) -> tuple[str, ...]:
    parts = dict(said.args)
    if said.term == "core-list-more":
        return tuple([w for p in (parts["list"], parts["item"]) if isinstance(p, Term) for w in _in_a_list(p)])
    return (said.term.removeprefix("unfathomable-"),)


@probe
def lacking(g: Unfathomable, seat: int, key: str) -> str:
    """The type of the card for want of which something is denied."""
    words = [dict(d.args).get("skill") for d in g.why_not(seat - 1) if d.key == key]
    return next((w.term.removeprefix("unfathomable-") for w in words if isinstance(w, Term)), "")


@probe
def winners(g: Unfathomable) -> tuple[int, ...]:
    """The seats that have won."""
    return tuple([s + 1 for s in g.outcome.winners]) if g.outcome else ()


# ------------------------------------------------------------------ beginnings


def voyage(t: ExampleTable, characters: str = TRIO, loyalty: str = "human", **options: str) -> None:
    """The board as it is set up, everybody loyal, all hands empty: seat 1 has two actions.

    Everything else is as at a real table: Deep Ones at the bow, passengers on deck-3 and deck-4, items, titles.
    """
    seats = len(characters.split())
    prepared(t, characters, **options)
    for seat in range(1, seats + 1):
        t.arrange("loyalty", seat=seat, codes=loyalty)
        t.arrange("hand", seat=seat)
    t.arrange("phase", name="actions")


def laid_out(t: ExampleTable, characters: str = TRIO, *, first: int = 1, **options: str) -> None:
    """The table as set up, before anybody has chosen a starting hand; this seat begins."""
    t.start(seats=len(characters.split()), characters=characters, **options)
    t.arrange("dice", results=str(first))


def prepared(t: ExampleTable, characters: str = TRIO, **options: str) -> None:
    """The table as set up, starting hands and titles included; seat 1 begins."""
    laid_out(t, characters, first=1, **options)
    starting_hands(t)


def starting_hands(t: ExampleTable) -> None:
    """Everybody takes the first cards they could."""
    t.play()
    while t.g.decision is not None and t.g.decision.prompt == "unfathomable-prompt-skill-type":
        t.choose(t.g.decision.options[0].key)


def calm(t: ExampleTable, characters: str = TRIO, **options: str) -> None:
    """A voyage without a single Deep One on the board."""
    voyage(t, characters, **options)
    for space in ("water-1", "water-2", "deck-1", "deck-2"):
        t.arrange("deep-ones", space=space, n=0)


def turn_of(t: ExampleTable, seat: int) -> None:
    """It is this player's turn, with two actions."""
    t.arrange("actions", seat=seat)


def turn_begins(t: ExampleTable, seat: int) -> None:
    """This player's turn begins: skills are received."""
    t.arrange("lead", seat=seat)
    t.arrange("phase", name="receive-skills")


def nobody_answers(t: ExampleTable) -> None:
    """Whoever could use something at this moment, as far as others may know, passes."""
    t.play()
    while t.g.decision is not None and t.g.decision.prompt == "core-prompt-react":
        t.choose("pass", seat=t.g.waiting[0] + 1)


def in_any_order(t: ExampleTable) -> None:
    """The current player does not mind who of several is defeated first."""
    t.play()
    while t.g.decision is not None and t.g.decision.prompt == "unfathomable-prompt-defeat-order":
        t.choose("any")


def crisis(t: ExampleTable, card: str, seat: int = 1, chaos: str = "") -> None:
    """A player stands at the mythos step, with this card on top of the deck, and these on top of the chaos deck."""
    if chaos:
        t.arrange("top", pile="chaos", codes=chaos)
    t.arrange("top", pile="mythos", codes=card)
    t.arrange("lead", seat=seat)
    t.arrange("phase", name="mythos")


def nobody_adds(t: ExampleTable) -> None:
    """Nobody adds cards to the check."""
    while t.g.decision is not None and t.g.decision.prompt == "unfathomable-prompt-add":
        t.choose("")


def only(t: ExampleTable, deck: str, n: int, to: str = "") -> None:
    """Of a deck only the top n cards are left; the others are out of the game, or in another pile."""
    if deck == "passengers":  # those that are lost have been turned up
        lost = len(cast(Unfathomable, t.g).cards(deck)) - n
        rare = ("passenger-two-souls", "passenger-soul-and-sanity")
        for face in (*["passenger-soul"] * 5, *["passenger-nothing"] * 2, *rare)[:lost]:
            t.arrange("card", code=face, to=deck, at=-1)
    for card in cast(Unfathomable, t.g).cards(deck)[n:]:
        if to:
            t.arrange("card", code=card.handle(t.g), to=to)
        else:
            t.arrange("remove", card=card.handle(t.g))
