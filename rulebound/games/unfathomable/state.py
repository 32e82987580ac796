"""What lies on the table: characters, spaces, monsters, the ship's dials and tracks, the check in progress, cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, cast

from rulebound.core.game.game import Game
from rulebound.core.material.board import Board
from rulebound.core.material.cards import DISCARD, Card, CardDefinition, Pile, PilesByName
from rulebound.core.material.people import Somebody
from rulebound.core.material.tokens import Supply, supply
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Entity, Named, Registry, Term

REGISTRY = Registry("unfathomable")

FUEL, FOOD, SANITY, SOULS = RESOURCES = ("fuel", "food", "sanity", "souls")
INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL = SKILLS = ("influence", "lore", "observation", "strength", "will")
NOBODYS = -1
"""The owner of what belongs to no player."""
TREACHERY = "treachery"
DECKS = (*SKILLS, TREACHERY)

WATER, DECK_SPACE, ROOM, CELL = "water", "deck", "room", "cell"
"""Kinds of space. Brig and Sick Bay are cells: rooms with rules of their own."""
BRIG, SICK_BAY, DEEP = "brig", "sick-bay", "the-deep"
WATERS = tuple([f"water-{n}" for n in range(1, 9)])
DECK_SPACES = tuple([f"deck-{n}" for n in range(1, 9)])
BRIDGE, CHAPEL, CABIN, CARGO_HOLD, GALLEY, BOILER_ROOM = ROOMS = (
    "bridge", "chapel", "captains-cabin", "cargo-hold", "galley", "boiler-room",
)  # fmt: skip
BOW = ("water-1", "water-2")
STERN = ("water-7", "water-8")

ARROWS = dict(zip(WATERS, DECK_SPACES, strict=True)) | {
    "deck-1": BRIDGE, "deck-2": BRIDGE, "deck-3": CHAPEL, "deck-4": CABIN, "deck-5": CARGO_HOLD, "deck-6": GALLEY,
    "deck-7": BOILER_ROOM, "deck-8": BOILER_ROOM,
}  # fmt: skip
"""Where the arrow of a water or deck space leads."""
ROOM_BY_DIE = (BRIDGE, BRIDGE, CHAPEL, CABIN, CARGO_HOLD, GALLEY, BOILER_ROOM, BOILER_ROOM)
NUMBER = {room: n for n, room in enumerate(ROOM_BY_DIE, 1)}
"""The number of a room; of those with two, the higher one."""

ATLANTICA = Board(
    "atlantica",
    (*WATERS, *DECK_SPACES, *ROOMS, BRIG, SICK_BAY),
    {
        "sea": (("water-1", "water-2"), ("water-7", "water-8"),
                *[(f"water-{n}", f"water-{n + 2}") for n in range(1, 7)]),
        "rail": tuple(zip(WATERS, DECK_SPACES, strict=True)),
        "planks": (("deck-1", "deck-2"), ("deck-7", "deck-8"), *[(f"deck-{n}", f"deck-{n + 2}") for n in range(1, 7)]),
        "door": tuple([(d, ARROWS[d]) for d in DECK_SPACES]),
        "corridor": ((BRIDGE, CABIN), (BRIDGE, CHAPEL), (CHAPEL, CABIN), (CHAPEL, CARGO_HOLD), (CABIN, GALLEY),
                     (CARGO_HOLD, GALLEY), (CARGO_HOLD, BOILER_ROOM), (GALLEY, BOILER_ROOM)),
        "hatch": ((SICK_BAY, CHAPEL), (SICK_BAY, CABIN), (BRIG, CARGO_HOLD), (BRIG, GALLEY)),
    },
)  # fmt: skip
REGISTRY.add(ATLANTICA)

START, END = 0, 4
"""The first and the last space of both tracks."""
PORT, AWAKENING = 12, 6
"""The distances at which the port can be reached and the awakening comes."""


class Character(Somebody):
    """A player's character: human until it declares its betrayal."""

    space: int = 0
    traitor: bool = False
    """A revealed traitor."""
    actions: int = 0
    """Actions left in this step."""
    acted: bool = False
    """Has anything been done in this Perform Actions step?"""
    hand: int = 0
    area: int = 0
    """The play area: items, titles, feat, mythos cards and spells that stay."""
    loyalty: int = 0


class Space(Named):
    """A space of the board, or the Deep, which is none for any effect."""

    sort: str = ""
    """Water, deck, room, cell or the Deep. (What a view calls "kind" is the class of a thing.)"""
    deep_ones: int = 0
    used: bool = False
    """Has its action been used this turn?"""
    passengers: int = 0
    """The pile of passenger tokens on a deck space."""
    damage: int = 0
    """The pile of a room's damage card."""

    NAME: ClassVar[tuple[str, ...]] = ("code",)


class Monarch(Named):
    """Father Dagon or Mother Hydra."""

    space: int = 0

    NAME: ClassVar[tuple[str, ...]] = ("code",)


class Ship(Entity):
    """The dials, the two tracks and how far the Atlantica has come."""

    fuel: int = 8
    food: int = 8
    sanity: int = 8
    souls: int = 8
    travel: int = START
    ritual: int = START
    distance: int = 0
    awakened: bool = False
    characters: str = "choose"
    """How characters are chosen."""
    cultist: bool = True
    """Is the Cultist in the loyalty deck where there is one for this number of players?"""
    learning: bool = False
    """Is it a first game: full hands, no Cultist, loyalty dealt when everybody has had a turn?"""
    barricaded: bool = False
    """No Deep One may move into a room until the end of the turn."""


class Check(Entity):
    """The skill check in progress, as far as everybody may know it."""

    running: bool = False
    target: int = 0
    partial: int = 0
    skills: tuple[str, ...] = ()
    """The supporting skills."""
    added: tuple[int, ...] = ()
    """How many cards each seat has added."""
    chaos: bool = True
    """Are chaos cards added?"""
    face_up: bool = False
    total: int = 0
    mythos: bool = False
    """Is it the check of a mythos card?"""
    decided: str = ""
    """A result that an ability named: no cards are added."""


class Token(Card):
    """Any card or passenger token."""

    active: bool = True
    """Improvements: does it lie face up?"""

    @cite("unfathomable/3 /4.2")
    def seen_by(self, g: Game, seat: int) -> bool:
        """Of a discard pile only the top card can be looked at, of what has left the game nothing."""
        if not self.pile:
            return False
        pile = cast(Pile, g.entities[self.pile])
        return pile.zone != DISCARD or pile.cards[0] == self.id


@cite("unfathomable/4.2-1")
def countable(g: Game, pile: Pile, seat: int) -> bool:
    """May players know which cards, and so how many, are in a pile? Never of a discard pile."""
    return pile.zone != DISCARD


class DiscardPile(Pile):
    """A discard pile: nobody may count it (unfathomable/4.2-1)."""

    SECRET: ClassVar[Mapping[str, Any]] = {"cards": countable}


def definition(g: Any, entity: Any) -> CardDefinition:
    return cast(CardDefinition, REGISTRY.definitions[entity.code])


def deck_of(code: str) -> str:
    """What everybody can tell of a skill card from the deck it comes from: its skill."""
    facts = cast(CardDefinition, REGISTRY.definitions[code]).facts
    return str(facts["skill"]) if facts["kind"] == "skill" else ""


class Unfathomable(PilesByName, Game):
    """One table, with the names the rules use."""

    __slots__ = ()

    @property
    def characters(self) -> tuple[Character, ...]:
        """All characters, from the current player clockwise."""
        return self.around()

    @property
    def current(self) -> Character:
        return cast(Character, self.seat(self.clock.lead))

    @property
    @cite("unfathomable/30")
    def humans(self) -> tuple[Character, ...]:
        return tuple([c for c in self.characters if not c.traitor])

    @property
    def traitors(self) -> tuple[Character, ...]:
        return tuple([c for c in self.characters if c.traitor])

    @property
    def ship(self) -> Ship:
        return cast(Ship, self.entities[2])

    @property
    def check_now(self) -> Check:
        return cast(Check, self.entities[3])

    @property
    def reserve(self) -> int:
        """Deep Ones left in the supply."""
        return cast(Supply, supply(self, "deep_ones")).left

    def space(self, code: str) -> Space:
        return self.named(Space, code)

    def spaces(self, *codes: str) -> tuple[Space, ...]:
        return tuple([self.space(c) for c in codes])

    def deck_of(self, token: Any) -> Space:
        """The deck space on which a passenger is."""
        return next(s for s in self.all(Space) if s.passengers == token.pile)

    def here(self, who: Any) -> Space:
        return cast(Space, self.entities[who.space])

    def monarch(self, code: str) -> Monarch:
        return self.named(Monarch, code)

    def pile(self, code: str, owner: int = -1) -> Any:
        return self.named(DiscardPile if code.endswith("-discard") else Pile, code, owner)

    def pile_at(self, id: int) -> Pile:
        return cast(Pile, self.entities[id])

    def hand(self, you: Character) -> tuple[Any, ...]:
        return self.cards(you.hand)

    def holder(self, title: str) -> Character:
        """Who has a title: captain or keeper."""
        card = next(c for c in self.all(Token) if c.code == title)
        return cast(Character, self.seat(card.owner))

    def others(self, you: Character) -> tuple[Character, ...]:
        """All characters but this one, from the current player clockwise."""
        return tuple([c for c in self.characters if c.id != you.id])

    def player(self, code: str) -> Character:
        """The character of this name, who is in the game."""
        return next(c for c in self.characters if c.code == code)

    @property
    def captain(self) -> Character:
        return self.holder("captain")

    @property
    def keeper(self) -> Character:
        return self.holder("keeper")


def in_brig(g: Unfathomable, who: Any) -> bool:
    return g.here(who).code == BRIG


def in_sick_bay(g: Unfathomable, who: Any) -> bool:
    return g.here(who).code == SICK_BAY


@cite("unfathomable/40")
def at(g: Unfathomable, space: Space) -> tuple[Character, ...]:
    """The characters in a space."""
    return tuple([c for c in g.characters if c.space == space.id])


@cite("unfathomable/30 /30.1")
def humans_at(g: Unfathomable, space: Space) -> tuple[Character, ...]:
    """The humans in a space; passengers are none."""
    return tuple([c for c in g.humans if c.space == space.id])


@cite("unfathomable/9.1 /9.2")
def enemies_of(g: Unfathomable, you: Character, space: Space) -> int:
    """How many enemies of a character are in a space."""
    if you.traitor:
        return len(humans_at(g, space))
    return space.deep_ones + sum(c.space == space.id for c in g.traitors)


@cite("unfathomable/49 /49.1 /49.2")
def adjacent(g: Unfathomable, space: Space) -> tuple[Space, ...]:
    """The spaces that share a border with one, for everything in it as well."""
    near = ATLANTICA.neighbours(space.code)
    return tuple([g.space(code) for code in ATLANTICA.places if code in near])


def damaged(g: Unfathomable, space: Space) -> bool:
    return bool(space.damage and g.cards(space.damage))


def passengers_on(g: Unfathomable, space: Space) -> tuple[Any, ...]:
    return g.cards(space.passengers) if space.passengers else ()


@cite("unfathomable/7.7")
def tell_looks(g: Unfathomable, you: Character, deck: str, n: int, cite: str = "unfathomable/7.7") -> None:
    """That somebody has looked at a deck, and at how much of it, everybody sees."""
    if n:
        g.tell("unfathomable-log-looks", cite, seat=you, pile=Term(f"unfathomable-pile-{deck}"), n=n)
    else:
        tell_empty(g, deck)


@cite("unfathomable/35.1")
def tell_empty(g: Unfathomable, deck: str, cite: str = "unfathomable/35.1") -> None:
    """Of an empty deck nothing can be taken."""
    g.tell("unfathomable-log-empty", cite, pile=Term(f"unfathomable-pile-{deck}"))


@cite("unfathomable/4.1")
def tell_renewed(g: Unfathomable, deck: str, cite: str = "") -> None:
    """That a new deck is made everybody sees."""
    g.tell("unfathomable-log-renewed", cite, pile=Term(f"unfathomable-pile-{deck}"))


@cite("unfathomable/7.8")
def tell_nothing(g: Unfathomable, why: str, cite: str = "unfathomable/7.8") -> None:
    """What cannot be carried out is passed over, and everybody hears why."""
    g.tell("unfathomable-log-nothing", cite, why=Term(f"unfathomable-nothing-{why}"))


@cite("unfathomable/7.4")
def tell_declines(g: Unfathomable, you: Character) -> None:
    """That a player leaves what might be done everybody hears."""
    g.tell("unfathomable-log-declines", "unfathomable/7.4", seat=you)


def tell_chosen(g: Unfathomable, you: Character, what: Term) -> None:
    """What a player has named for a card, before everybody."""
    g.tell("unfathomable-log-chosen", seat=you, what=what)


@cite("unfathomable/23.7-3")
def items_of(g: Unfathomable, you: Character) -> tuple[Any, ...]:
    return tuple([c for c in g.cards(you.area) if definition(g, c).kind == "item"])
