"""What lies on the table: investigators, the world's spaces, monsters, gates, clues, cards, the Ancient One's sheet."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from rulebound.core.game.game import Game
from rulebound.core.material.board import Board
from rulebound.core.material.cards import PLAY, Card, CardDefinition, PilesByName
from rulebound.core.material.people import Somebody
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import PUBLIC, Named, Registry, Term, Transient

REGISTRY = Registry("eldritch")

LORE, INFLUENCE, OBSERVATION, STRENGTH, WILL = SKILLS = ("lore", "influence", "observation", "strength", "will")
CITY, WILDERNESS, SEA = "city", "wilderness", "sea"
TRAIN, SHIP, UNCHARTED = PATHS = ("train", "ship", "uncharted")
GREEN, BLUE, RED = "green", "blue", "red"
OMENS = (GREEN, BLUE, RED, BLUE)
"""The omen track, clockwise from where it starts."""
HEALTH, SANITY = "health", "sanity"
NOBODY = -1
"""Whose it is that nobody has."""
LAST = -1
"""Where what joins a row is laid: behind all the others."""
MOST_DOOM = 20
RESERVE = 4
DETAINED = "detained"
"""The condition that the clauses name: who has it neither acts nor has encounters as others do."""
MOST_TICKETS = 2

CITIES = {
    "san-francisco": GREEN, "arkham": RED, "buenos-aires": BLUE, "london": BLUE, "rome": RED, "istanbul": GREEN,
    "tokyo": BLUE, "shanghai": RED, "sydney": RED,
}  # fmt: skip
"""The nine named cities, and the omen of the gate that opens there."""
REGIONS = {
    "america": ("arkham", "buenos-aires", "san-francisco"),
    "europe": ("istanbul", "london", "rome"),
    "asia-australia": ("shanghai", "sydney", "tokyo"),
}
EXPEDITIONS = ("the-amazon", "the-pyramids", "the-heart-of-africa", "the-himalayas", "tunguska", "antarctica")
NUMBERED = {
    CITY: (1, 5, 6, 7, 14, 15, 16, 17, 20),
    WILDERNESS: (4, 9, 10, 19, 21),
    SEA: (2, 3, 8, 11, 12, 13, 18),
}


def _sorts() -> dict[str, str]:
    """Every space with its sort, in the order of the board: cities, expeditions, numbers."""
    sorts = dict.fromkeys(CITIES, CITY) | {e: SEA if e == "antarctica" else WILDERNESS for e in EXPEDITIONS}
    numbered = {n: sort for sort, numbers in NUMBERED.items() for n in numbers}
    return sorts | {f"space-{n}": numbered[n] for n in sorted(numbered)}


SPACES = _sorts()


def _paths(text: str) -> tuple[tuple[str, str], ...]:
    """Pairs written "a b, c d"; a number is a numbered space."""
    named = [[f"space-{end}" if end.isdecimal() else end for end in pair.split()] for pair in text.split(",")]
    return tuple([(a, b) for a, b in named])


WORLD = Board(
    "world",
    SPACES,
    {
        SHIP: _paths(
            "san-francisco 1, san-francisco 2, san-francisco 7, 1 19, 2 tokyo, 3 buenos-aires, 3 sydney, 7 8,"
            "7 buenos-aires, 8 buenos-aires, 8 arkham, 8 10, 9 arkham, 10 rome, 10 15, 11 buenos-aires, 11 15,"
            "12 buenos-aires, 12 antarctica, 13 london, 15 17, 15 18, 17 20, 18 sydney, 19 tokyo, 20 shanghai,"
            "20 tokyo, 20 sydney, arkham london, london rome, rome the-pyramids, shanghai tokyo, sydney antarctica"
        ),
        TRAIN: _paths(
            "san-francisco 5, san-francisco 6, 5 arkham, 6 arkham, 6 7, 14 rome, 14 16, 16 tunguska, 16 istanbul,"
            "17 istanbul, 17 shanghai, 19 tunguska, 19 shanghai, rome istanbul, istanbul the-pyramids"
        ),
        UNCHARTED: _paths(
            "1 4, 4 5, 7 the-amazon, buenos-aires the-amazon, 10 the-pyramids, 15 the-heart-of-africa,"
            "the-pyramids the-heart-of-africa, 17 the-himalayas, shanghai the-himalayas, sydney 21"
        ),
    },
)
REGISTRY.add(WORLD)


class Investigator(Somebody):
    """A player's investigator. Between a defeat and the next choice the seat has none (no code)."""

    space: int = 0
    health: int = 0
    sanity: int = 0
    delayed: bool = False
    actions: int = 0
    """Actions left in this turn."""
    done: tuple[str, ...] = ()
    """What was done as an action this round: nothing is done twice."""
    acted: bool = False
    """Has this seat had its turn in the phase?"""
    train: int = 0
    ship: int = 0
    lore: int = 0
    influence: int = 0
    observation: int = 0
    strength: int = 0
    will: int = 0
    """The improvement token of each skill: 0, 1 or 2."""
    insight: int = 0
    """The clue seen from far away in whose research encounter they roll a die more."""
    out: bool = False
    """Eliminated: this player chooses no investigator any more."""
    possessions: int = 0
    conditions: int = 0
    clues: int = 0
    """Piles: assets, artifacts and spells; conditions; clues."""


class Space(Named):
    """A space of the world."""

    sort: str = ""
    tokens: int = 0
    """Eldritch tokens."""
    mystery: bool = False
    """The mystery token lies here."""
    expedition: bool = False
    """The active expedition is here."""

    NAME: ClassVar[tuple[str, ...]] = ("code",)


class Body(Named):
    """A defeated investigator: the figure on its side, with the token that tells how, and all it had."""

    space: int = 0
    by: str = ""
    """What ran out: health or sanity."""
    train: int = 0
    ship: int = 0
    possessions: int = 0
    clues: int = 0

    NAME: ClassVar[tuple[str, ...]] = ("code",)

    def handle(self, g: Game, seat: int = PUBLIC) -> str:
        return f"body {self.code}"

    def seen_by(self, g: Game, seat: int) -> bool:
        return bool(self.space)

    def word(self, g: Game, seat: int = PUBLIC) -> Term:
        return Term("eldritch-body", (("investigator", super().word(g, seat)),))


class AncientOne(Named):
    """The sheet of the Ancient One, and the two tracks."""

    awake: bool = False
    doom: int = 0
    omen: int = 0
    """Where the omen token is on its track."""
    omen_tokens: int = 0
    """Eldritch tokens on the green space of the omen track."""
    tokens: int = 0
    """Tokens on the sheet: eldritch ones, or Sanity for Cthulhu."""
    players: int = 0
    """How many there were at set-up: what counts players goes on counting these."""
    ones: bool = False
    """Every die that a condition asks for now counts as a 1."""
    variant: str = ""
    """Which reference card is used, if not the usual one."""
    setup: str = "choose"
    """Who plays whom, as the options of the table say."""
    difficulty: str = "standard"
    rumor: bool = False
    """Does the game begin with a rumor?"""
    epic_last: bool = False
    """Are epic monsters fought after all others, as a later printing of the rules has it?"""
    score: int = 0
    """Counted when the game is won."""

    def listening(self, g: Game) -> tuple[tuple[Any, int, Any], ...]:
        return definition(g, self).listening.get("awake" if self.awake else PLAY, ()) if self.code else ()

    def handle(self, g: Game, seat: int = PUBLIC) -> str:
        return "ancient-one"


class Paper(Card):
    """Any card. A two-sided one points at its other side, which lies face down until it is turned."""

    back: int = 0
    space: int = 0
    """Where a rumor's token lies."""
    tokens: int = 0
    """Eldritch tokens on it."""
    hurt: int = 0
    """Health tokens on it."""

    POINTS: ClassVar[tuple[str, ...]] = ("back",)


class Monster(Card):
    """A monster token: in the cup, on a space, aside."""

    space: int = 0
    lost: int = 0
    """Health it has lost."""
    aside: bool = False
    """It was set aside at the beginning, and goes back there."""
    phantom: bool = False
    """It is no token, but stands for one that ambushes by name."""
    foe: int = -1
    """Who hurt it last; -1: nobody."""
    fought: bool = False
    """Was that in a combat encounter?"""


class Gate(Card):
    """A gate token; its face says where it opens."""

    space: int = 0


class Clue(Card):
    """A clue token; its face names a space."""

    space: int = 0


class Contact(Transient):
    """The encounter that somebody is resolving: what everybody reads along with."""

    who: int = -1
    sort: str = ""
    """combat, general, america …, research, other-world, expedition, special, rumor, mystery, body."""
    card: int = 0
    part: str = ""
    """Which part of the card is being read: a kind of space, a city, initial, pass, fail."""
    space: int = 0
    """Where the investigator counts as being: not always where the figure stands."""
    gate: int = 0
    clue: int = 0
    monster: int = 0
    rumor: int = 0
    kept: tuple[int, ...] = ()
    """Clues gained from it so far."""
    beaten: bool = False
    """Was its monster defeated?"""
    strength: int = 0
    """A bonus to strength for the whole of a combat."""
    again: bool = False
    """A die of the test of strength may be rolled again."""
    no_strength: bool = False
    """Is there no test of strength?"""

    SHOWN: ClassVar[tuple[str, ...]] = ("who", "sort", "card", "part", "space", "gate", "clue", "monster", "rumor")
    POINTS: ClassVar[tuple[str, ...]] = ("card", "gate", "clue", "monster", "rumor")


class Test(Transient):
    """A test: the dice as they lie, and what may still be done about them."""

    who: int = -1
    skill: str = ""
    modifier: int = 0
    sort: str = ""
    """What it is part of: combat, spell, acquire, rest, encounter …"""
    during: str = ""
    """Of a Spell: the encounter that its caster is resolving meanwhile, which the test is part of as well."""
    more: int = 0
    """Additional dice given to this test alone."""
    bonus: int = 0
    """The one bonus that counts."""
    dice: tuple[int, ...] = ()
    used: tuple[str, ...] = ()
    """What was used to change them; each once, but for clues."""
    added: int = 0
    """Successes that no die shows."""
    card: int = 0
    """The card that asks for it."""
    counted: bool = False
    """Does every success count, or is one as good as many?"""

    SHOWN: ClassVar[tuple[str, ...]] = ("who", "skill", "modifier", "sort", "bonus", "dice", "added", "card")
    POINTS: ClassVar[tuple[str, ...]] = ("card",)


class Casting(Transient):
    """A Spell that somebody is casting: whom or what it is aimed at, and how its dice fell."""

    who: int = -1
    card: int = 0
    target: int = 0
    dice: tuple[int, ...] = ()
    result: int = 0
    loss: int = 0
    """The loss that it is to prevent."""
    test: int = 0
    """The test that it is to help with."""

    SHOWN: ClassVar[tuple[str, ...]] = ("who", "card", "target", "dice")
    POINTS: ClassVar[tuple[str, ...]] = ("card", "target")


class Turned(Transient):
    """A two-sided card whose back is being resolved: meanwhile what its front says is not in effect."""

    card: int = 0

    SHOWN: ClassVar[tuple[str, ...]] = ("card",)
    POINTS: ClassVar[tuple[str, ...]] = ("card",)


class EldritchHorror(PilesByName, Game):
    """One table, with the names the rules use."""

    __slots__ = ("ancient",)

    ancient: AncientOne

    def take_in_hand(self) -> None:
        super().take_in_hand()
        self.ancient = next(e for e in self.entities.values() if type(e) is AncientOne)

    @property
    def investigators(self) -> tuple[Investigator, ...]:
        """Those in play, in player order from the lead."""
        there = []
        for who in self.around():
            if who.code:
                there.append(who)
        return tuple(there)

    @property
    @cite("eldritch/lead-investigator.1")
    def lead(self) -> Investigator:
        lead: Investigator = self.seat(self.clock.lead)
        return lead

    @property
    @cite("eldritch/investigators.2")
    def active(self) -> Investigator:
        """Whose action or encounter it is; in the mythos phase the lead."""
        active: Investigator = self.seat(self.clock.seat if self.clock.seat >= 0 else self.clock.lead)
        return active

    @property
    def omen(self) -> str:
        return OMENS[self.ancient.omen]

    def space(self, code: str) -> Space:
        return self.named(Space, code)

    def here(self, thing: Any) -> Space:
        return self.entities[thing.space]  # type: ignore[return-value]

    @property
    def contact(self) -> Contact | None:
        found: Contact | None = self.latest(Contact)
        return found

    @property
    def test(self) -> Test | None:
        found: Test | None = self.latest(Test)
        return found


def definition(g: EldritchHorror | Game, thing: Any) -> CardDefinition:
    return g.registry.definitions[thing.code]  # type: ignore[return-value]


def has_trait(g: EldritchHorror, card: Any, trait: str) -> bool:
    return trait in definition(g, card).facts.get("traits", ())


# ------------------------------------------------------------------ where things are


@cite("eldritch/adjacent.1 /paths.1 /spaces.2 /faq-16")
def adjacent(g: EldritchHorror, space: Space, *paths: str) -> tuple[Space, ...]:
    """The other spaces that one path leads to; paths go on over the edge of the map."""
    near = _places_next_to(space.code, *paths)
    return tuple([g.space(code) for code in near if code != space.code])


@cache
def _places_next_to(place: str, *paths: str) -> tuple[str, ...]:
    """In the order in which the map names them. A map does not change."""
    near = set(WORLD.neighbours(place, *paths))
    return tuple([code for code in WORLD.places if code in near])


@cite("eldritch/nearest.1 .3")
def nearest(g: EldritchHorror, start: Space, spaces: tuple[Space, ...]) -> tuple[Space, ...]:
    """Those that are fewest paths away; the space itself, if it is one of them."""
    away = WORLD.distances(start.code)
    least = min([away[s.code] for s in spaces], default=0)
    return tuple([s for s in spaces if away[s.code] == least])


@cite("eldritch/spaces.1")
def spaces_of(g: EldritchHorror, sort: str) -> tuple[Space, ...]:
    return tuple([s for s in g.all(Space) if s.sort == sort])


@cite("eldritch/lead-investigator.1")
def leader(g: EldritchHorror) -> Investigator | None:
    """The lead, if there is an investigator to lead."""
    return g.lead if g.lead.code else None


def monsters(g: EldritchHorror) -> tuple[Monster, ...]:
    """All on the board."""
    return g.cards("monsters")


def on_board(g: EldritchHorror, code: str) -> Monster | None:
    """A monster of this name, or None."""
    return next((m for m in monsters(g) if m.code == code), None)


def monsters_at(g: EldritchHorror, space: Space) -> tuple[Monster, ...]:
    here, found = space.id, []
    for monster in monsters(g):
        if monster.space == here:
            found.append(monster)
    return tuple(found)


@cite("eldritch/defeated-other.4 /defeated.1")
def standing(g: EldritchHorror, you: Investigator) -> bool:
    """In play, and not among those who are just being defeated or devoured: they are investigators no more."""
    return bool(you.code) and all(body.code != you.code for body in g.all(Body))


@cite("eldritch/faq-1")
def investigators_at(g: EldritchHorror, space: Space) -> tuple[Investigator, ...]:
    return tuple([i for i in g.investigators if i.space == space.id])


ELSEWHERE = ("research", "combat")
"""Encounters, and fights in the middle of them, in which one may count as being where the figure is not."""


@cite("eldritch/spells.3 /research-encounters.3")
def counted_at(g: EldritchHorror, you: Investigator) -> Space:
    """Where somebody counts as being: a clue seen from afar is encountered as if one stood beside it."""
    contact = g.contact
    away = contact is not None and contact.who == you.index and contact.sort in ELSEWHERE
    return g.here(contact if away else you)


def beside(g: EldritchHorror, one: Investigator, other: Investigator) -> bool:
    """Are both in play, and count as being on the same space?"""
    return bool(one.code and other.code) and counted_at(g, one) is counted_at(g, other)


def gates(g: EldritchHorror) -> tuple[Gate, ...]:
    return g.cards("gates")


def gate_at(g: EldritchHorror, space: Space) -> Gate | None:
    for gate in gates(g):
        if gate.space == space.id:
            return gate
    return None


def omen_of(g: EldritchHorror, gate: Gate) -> str:
    return definition(g, gate).omen  # type: ignore[no-any-return]


def matching(g: EldritchHorror) -> tuple[Gate, ...]:
    """The open gates with the sign of the current omen."""
    now = g.omen
    return tuple([t for t in gates(g) if omen_of(g, t) == now])


def clues_at(g: EldritchHorror, space: Space) -> tuple[Clue, ...]:
    return tuple([c for c in g.cards("clues-on-board") if c.space == space.id])


def possessions(g: EldritchHorror, you: Investigator) -> tuple[Any, ...]:
    return g.cards(you.possessions)


def conditions(g: EldritchHorror, you: Investigator) -> tuple[Any, ...]:
    return g.cards(you.conditions)


def condition(g: EldritchHorror, you: Investigator, code: str) -> Any:
    """The condition of this name that somebody has, or None."""
    entities: dict[int, Any] = g.entities
    for id in entities[you.conditions].cards:
        if entities[id].code == code:
            return entities[id]
    return None


@cite("eldritch/discarding.1")
def with_trait(g: EldritchHorror, you: Investigator, trait: str, kind: str = "") -> tuple[Any, ...]:
    """The possessions of a trait, of all kinds or of one: asset, artifact, spell."""
    return tuple([
        c for c in possessions(g, you) if has_trait(g, c, trait) and (not kind or definition(g, c).kind == kind)
    ])  # fmt: skip


def spells(g: EldritchHorror, you: Investigator) -> tuple[Any, ...]:
    return tuple([c for c in possessions(g, you) if definition(g, c).kind == "spell"])


def clue_count(g: EldritchHorror, you: Investigator) -> int:
    clues: Any = g.entities[you.clues]
    return len(clues.cards)


@cite("eldritch/players.1")
def players(g: EldritchHorror) -> int:
    """The number of players: as it was at set-up, whoever has been eliminated since."""
    return g.ancient.players
