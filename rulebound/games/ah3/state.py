"""What lies on the table: investigators, the city, monsters, cards, the scenario sheet with the codex, the cup."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from rulebound.core.game.game import Game
from rulebound.core.material.cards import Card, CardDefinition, Pile, PilesByName
from rulebound.core.material.people import Somebody
from rulebound.core.material.tokens import Bag
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import PUBLIC, Named, Registry, Term, Transient
from rulebound.games.ah3.board import BOARDS, FUTURE

REGISTRY = Registry("ah3")
for _board in BOARDS.values():
    REGISTRY.add(_board)

LORE, INFLUENCE, OBSERVATION, STRENGTH, WILL = SKILLS = ("lore", "influence", "observation", "strength", "will")
ITEM, SPELL, ALLY, TALENT, CONDITION = KINDS = ("item", "spell", "ally", "talent", "condition")
"""The five kinds of asset."""
TRADED = (ALLY, ITEM, SPELL)
"""Those that can change hands."""
BLESSED, CURSED, DARK_PACT = CONDITIONS = ("blessed", "cursed", "dark-pact")
ELUSIVE, FEED, MASSIVE, WATCHER = KEYWORDS = ("elusive", "feed", "massive", "watcher")
TOKENS = ("doom", "monster", "headline", "clue", "burst", "reckoning", "blank")
"""The mythos tokens."""
DISPLAY = 5
EVENT = "event "
"""How the backs of event cards are counted: `event rivertown`."""


class Investigator(Somebody):
    """A player's investigator. Between a defeat and the next action phase the seat has none (no code)."""

    space: int = 0
    damage: int = 0
    horror: int = 0
    money: int = 0
    clues: int = 0
    remnants: int = 0
    lore: int = 0
    influence: int = 0
    observation: int = 0
    strength: int = 0
    will: int = 0
    """The focus tokens on each skill."""
    delayed: bool = False
    actions: int = 0
    """Actions left in this turn."""
    done: tuple[str, ...] = ()
    """What was done as an action this round: nothing is done twice."""
    acted: bool = False
    """The activation token: has this seat had its turn in the phase?"""
    out: bool = False
    """There was nobody left to choose: this player only draws tokens."""
    leaving: bool = False
    """Defeated or retired, and about to leave the table: nothing hurts them any more."""
    new: bool = False
    """This investigator has been chosen, and comes into play at the beginning of the action phase."""
    loyal: bool = False
    """This investigator has joined the Lodge."""
    assets: int = 0
    """The pile of all assets, conditions among them."""


class Space(Named):
    """A space: one of the three of a neighbourhood, or a street."""

    hood: int = 0
    """Its neighbourhood; 0 for a street."""
    street: str = ""
    """The kind of street; "" in a neighbourhood."""
    doom: int = 0

    NAME: ClassVar[tuple[str, ...]] = ("code",)

    def look(self, seat: int) -> str:
        return f"{self.code} {self.street}" if self.street else self.code

    def word(self, g: Game, seat: int = PUBLIC) -> Term:
        if not self.street:
            return super().word(g, seat)
        made = next(
            s for s in g.registry["scenario-" + cast(ArkhamHorror, g).sheet.code].streets if s.code == self.code
        )
        ends = (("first", Term(f"ah3-{made.first}")), ("second", Term(f"ah3-{made.second}")))
        return Term(f"ah3-street-{self.street}-between", ends)


class Neighbourhood(Named):
    """A neighbourhood: what lies in its centre."""

    clues: int = 0
    anomaly: bool = False
    marker: bool = False
    """A marker that only reminds of something lies in the centre."""

    NAME: ClassVar[tuple[str, ...]] = ("code",)


class Sheet(Named):
    """The scenario sheet, and what is remembered beside it."""

    doom: int = 0
    clues: int = 0
    markers: int = 0
    players: int = 0
    """How many there were at the start: what counts investigators goes on counting these."""
    gone: tuple[str, ...] = ()
    """Investigators who were defeated, devoured or retired: nobody chooses them again."""
    fired: tuple[str, ...] = ()
    """Lines of the codex that happen once a game, and have."""
    ahead: str = ""
    """The neighbourhood on the back of the top event card; "" if there is none."""
    setup: str = "choose"
    """Who plays whom, as the options of the table say."""

    def handle(self, g: Game, seat: int = PUBLIC) -> str:
        return "sheet"


class Paper(Card):
    """Any card but a monster: an asset, an encounter, an event, a headline, an archive card."""

    home: str = ""
    """The pile of an asset that lies sorted, and goes back there: special, starting, conditions."""
    damage: int = 0
    horror: int = 0
    """On an asset that takes them for its owner."""
    clues: int = 0
    """On a card of the codex; 1 for an event card that has given its clue."""
    doom: int = 0
    """On a card of the codex."""
    hood: int = 0
    """The neighbourhood to whose deck an archive card is attached."""
    back: int = 0
    """The other side of a dark pact, which nobody has seen."""
    user: int = -1
    """Who used it in this action phase: traded, it is no use to anybody else before the next one."""
    under: int = 0
    """A pile of cards that lie face down under it."""

    POINTS: ClassVar[tuple[str, ...]] = ("back",)

    def word(self, g: Game, seat: int = PUBLIC) -> Term:
        found = super().word(g, seat)
        return Term(found.term.removesuffix("-back")) if found.term.startswith("ah3-archive-") else found


class Monster(Card):
    """A monster card. On the board it is ready, exhausted or engaged: `engaged` names the seats (several only where
    it is massive)."""

    space: int = 0
    engaged: tuple[int, ...] = ()
    damage: int = 0
    foe: int = -1
    """Who dealt it damage last; -1: nobody."""
    by_attack: bool = False
    """Was that in an attack action?"""
    roused: tuple[int, ...] = ()
    """Who has attacked or hurt it: they cannot hide from it any more."""
    activated: bool = False
    """It has had its activation in this phase."""


class Marker(Card):
    """A marker that lies on a space; face down nobody knows its colour, but a mended scar is known to be white."""

    space: int = 0
    mended: bool = False

    def word(self, g: Game, seat: int = PUBLIC) -> Term:
        found = super().word(g, seat)
        return found if found.term.startswith("ah3-") else Term("ah3-marker")


class Deed(Transient):
    """An action that somebody performs: what is limited over all of it."""

    who: int = -1
    act: str = ""
    """move, gather, focus, ward, attack, evade, research, trade, or the key of a component action."""
    hands: int = 0
    """Hands that are full already."""
    held: tuple[int, ...] = ()
    """The cards in them."""
    monster: int = 0
    """Whom it is an attack on."""
    damage: int = 0
    """Damage that this attack deals beside its successes."""

    SHOWN: ClassVar[tuple[str, ...]] = ("who", "act", "monster")
    POINTS: ClassVar[tuple[str, ...]] = ("held", "monster")


class Contact(Transient):
    """The encounter that somebody is resolving."""

    who: int = -1
    sort: str = ""
    """neighbourhood, street, anomaly."""
    hood: int = 0
    """The neighbourhood it is an encounter of; 0 on a street."""
    card: int = 0
    part: str = ""

    SHOWN: ClassVar[tuple[str, ...]] = ("who", "sort", "hood", "card", "part")
    POINTS: ClassVar[tuple[str, ...]] = ("card",)


class Test(Transient):
    """A test: the dice as they lie, and what may still be done about them."""

    who: int = -1
    skill: str = ""
    modifier: int = 0
    sorts: tuple[str, ...] = ()
    """What it is part of: attack, evade, ward, research, cast, encounter, codex …"""
    more: int = 0
    """Additional dice given to this test alone."""
    held: tuple[int, ...] = ()
    """The cards with hands that are used in it."""
    spared: tuple[int, ...] = ()
    """Cards that would help by lying there, and are left out of it."""
    dice: tuple[int, ...] = ()
    used: tuple[int, ...] = ()
    """The cards that changed them; each once a test."""
    added: int = 0
    """Successes that no die shows."""
    card: int = 0
    """The card that asks for it."""
    monster: int = 0
    """The monster it is about."""

    SHOWN: ClassVar[tuple[str, ...]] = ("who", "skill", "modifier", "sorts", "dice", "added", "card", "monster")
    POINTS: ClassVar[tuple[str, ...]] = ("held", "spared", "used", "card", "monster")


class ArkhamHorror(PilesByName, Game):
    """One table, with the names the rules use."""

    __slots__ = ("cup", "sheet")

    sheet: Sheet
    cup: Bag

    def take_in_hand(self) -> None:
        super().take_in_hand()
        self.sheet = next(e for e in self.entities.values() if type(e) is Sheet)
        self.cup = next(e for e in self.entities.values() if type(e) is Bag)

    @property
    @cite("ah3/476.1")
    def investigators(self) -> tuple[Investigator, ...]:
        """Those in play, in player order from the leader."""
        return tuple([i for i in self.around() if i.code])

    @property
    @cite("ah3/455.1 .3 /432.4a /110.2")
    def leader(self) -> Investigator | None:
        """Whom an effect means by the leader: without an investigator in play the next player who has one."""
        return next(iter(self.investigators), None)

    def space(self, code: str) -> Space:
        return self.named(Space, code)

    def hood(self, code: str) -> Neighbourhood:
        return self.named(Neighbourhood, code)

    def here(self, thing: Any) -> Space:
        return cast(Space, self.entities[thing.space])

    @property
    def deed(self) -> Deed | None:
        return cast("Deed | None", self.latest(Deed))

    @property
    def contact(self) -> Contact | None:
        return cast("Contact | None", self.latest(Contact))

    @property
    def test(self) -> Test | None:
        return cast("Test | None", self.latest(Test))


def deck_of(code: str) -> str:
    """What everybody can tell of a hidden card by the deck it comes from: the cards of a neighbourhood and the event
    cards of that neighbourhood look alike, but how many of each were shuffled together anybody can count."""
    facts = cast(CardDefinition, REGISTRY.definitions[code]).facts
    if facts["kind"] == "event":
        return EVENT + str(facts["hood"])
    if facts["kind"] == "hunt":
        return code  # it is called for by its number
    return str(facts.get("deck", ""))


def definition(g: ArkhamHorror | Game, thing: Any) -> CardDefinition:
    return g.registry.definitions[thing.code]  # type: ignore[return-value]


def fact(g: ArkhamHorror | Game, thing: Any, name: str, default: Any = 0) -> Any:
    return definition(g, thing).facts.get(name, default)


@cite("ah3/400.1b /462.1 /459.8b")
def has_trait(g: ArkhamHorror, card: Any, trait: str) -> bool:
    found = False
    if trait in definition(g, card).facts.get("traits", ()):
        found = True
    return found


# ------------------------------------------------------------------ the city


@cite("ah3/489.1 .2 .3 .4 /444.3")
def adjacent(g: ArkhamHorror, space: Space) -> tuple[Space, ...]:
    """The spaces that border on it; on the future none does."""
    if space.code == FUTURE:
        return ()
    return tuple([g.space(code) for code in BOARDS[g.sheet.code].neighbours(space.code)])


@cite("ah3/467.3")
def distances(g: ArkhamHorror, start: Space) -> dict[str, int]:
    """How many spaces away everything is that can be reached."""
    return {start.code: 0} if start.code == FUTURE else BOARDS[g.sheet.code].distances(start.code)


@cite("ah3/202.2g")
def nearest(g: ArkhamHorror, start: Space, spaces: tuple[Space, ...]) -> tuple[Space, ...]:
    """Those that are fewest spaces away; the space itself, if it is one of them. None that cannot be reached."""
    away = distances(g, start)
    reached = [s for s in spaces if s.code in away]
    least = min([away[s.code] for s in reached], default=0)
    return tuple([s for s in reached if away[s.code] == least])


@cite("ah3/444.2 /480.2")
def places(g: ArkhamHorror) -> tuple[Space, ...]:
    """The spaces of neighbourhoods."""
    return tuple([s for s in g.all(Space) if s.hood])


@cite("ah3/416.1 .2")
def streets(g: ArkhamHorror) -> tuple[Space, ...]:
    return tuple([s for s in g.all(Space) if s.street])


@cite("ah3/480.1 .2")
def spaces_of(g: ArkhamHorror, hood: Neighbourhood) -> tuple[Space, ...]:
    return tuple([s for s in g.all(Space) if s.hood == hood.id])


def hood_of(g: ArkhamHorror, thing: Any) -> Neighbourhood | None:
    """The neighbourhood where something is; None on a street."""
    space = thing if type(thing) is Space else g.here(thing)
    return cast(Neighbourhood, g.entities[space.hood]) if space.hood else None


def doom_in(g: ArkhamHorror, hood: Neighbourhood) -> int:
    """All doom of a neighbourhood."""
    return sum(s.doom for s in spaces_of(g, hood))


@cite("ah3/460.1 .2 .3 /490.3b")
def unstable(g: ArkhamHorror) -> tuple[Space, ...]:
    """The space, or spaces, marked on the top card of the event discard; the starting space if there is none."""
    discarded = g.pile("events-discard").cards
    marked: tuple[str, ...] = definition(g, g.entities[discarded[0]]).doom if discarded else ()
    found = tuple([g.space(code) for code in dict.fromkeys(marked)])
    if not found:
        found = (start_space(g),)
    return found


@cite("ah3/490.3b /110.6a")
def start_space(g: ArkhamHorror) -> Space:
    return g.space(scenario(g).start)


def scenario(g: ArkhamHorror) -> CardDefinition:
    return g.registry[f"scenario-{g.sheet.code}"]  # type: ignore[no-any-return]


# ------------------------------------------------------------------ who is where


def investigators_at(g: ArkhamHorror, space: Space) -> tuple[Investigator, ...]:
    return tuple([i for i in g.investigators if i.space == space.id])


def monsters(g: ArkhamHorror) -> tuple[Monster, ...]:
    """All on the board, engaged ones among them."""
    return cast("tuple[Monster, ...]", g.cards("monsters"))


@cite("ah3/465.8")
def monsters_at(g: ArkhamHorror, space: Space) -> tuple[Monster, ...]:
    """The monsters in a space: one that is engaged is where its investigator is."""
    return tuple([m for m in monsters(g) if m.space == space.id])


@cite("ah3/459.2 /202.2f .3d /409.3 /413.1 /415.2 /465.4")
def is_ready(monster: Monster) -> bool:
    if monster.engaged:
        return False
    return not monster.exhausted


@cite("ah3/465.1 .2 .9 .10 .12 /202.3d")
def engaged_with(g: ArkhamHorror, you: Investigator) -> tuple[Monster, ...]:
    """The monsters that somebody is engaged with."""
    return tuple([m for m in monsters(g) if you.index in m.engaged])


def has_keyword(g: ArkhamHorror, monster: Monster, keyword: str) -> bool:
    return keyword in definition(g, monster).facts.get("keywords", ())


@cite("ah3/465.5 /486.2 .3 /418.5")
def hampered(g: ArkhamHorror, you: Investigator) -> bool:
    """Engaged with a monster that is no watcher: that limits what one may do."""
    return any(not has_keyword(g, m, WATCHER) for m in engaged_with(g, you))


# ------------------------------------------------------------------ what somebody has


def assets(g: ArkhamHorror, you: Investigator) -> tuple[Any, ...]:
    return g.cards(you.assets)


@cite("ah3/401.1 .2")
def of_kind(g: ArkhamHorror, you: Investigator, kind: str) -> tuple[Any, ...]:
    """Somebody's items, spells, allies, talents or conditions, whatever cards they are on."""
    return tuple([c for c in assets(g, you) if definition(g, c).kind == kind])


def asset(g: ArkhamHorror, you: Investigator, code: str) -> Any:
    """The card of this name that somebody has, or None."""
    held = cast(Pile, g.entities[you.assets]).cards
    return next((g.entities[c] for c in held if g.entities[c].code == code), None) if held else None  # type: ignore[attr-defined]


@cite("ah3/424.4")
def at_hand(card: Paper, you: Investigator) -> bool:
    """May they use it? Not what somebody else has used in this action phase."""
    return card.owner == you.index and card.user in (-1, you.index)


def in_codex(g: ArkhamHorror, code: str) -> Any:
    """The card of this name (`archive-6`, or `archive-6-back` where that side must lie up) in the codex, or None."""
    return next((c for c in g.cards("codex") if code in (c.code, c.code.removesuffix("-back"))), None)


@cite("ah3/430.3")
def players(g: ArkhamHorror) -> int:
    """How many investigators there were when the game began."""
    return g.sheet.players
