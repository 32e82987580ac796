"""What lies on the table: investigators, cards, the map, the chaos bag, the scenario and the campaign."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from rulebound.core.game.game import Game, Seat
from rulebound.core.game.values import value_of
from rulebound.core.material.cards import PLAY, Card, CardDefinition, Pile, PilesById, sees
from rulebound.core.material.tokens import Bag
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import PUBLIC, Call, Entity, Registry, Term, Transient

REGISTRY = Registry("ahlcg")

WILLPOWER, INTELLECT, COMBAT, AGILITY, WILD = "willpower", "intellect", "combat", "agility", "wild"
SKILLS = (WILLPOWER, INTELLECT, COMBAT, AGILITY)

NO_ONE = -1
"""Where a seat is named and there is none."""

ENEMIES = "enemies"
"""Where the enemies in play are kept."""

FIGHT, EVADE, INVESTIGATE, PARLEY, RESIGN, MOVE = "fight", "evade", "investigate", "parley", "resign", "move"


PLAYS = Term("ahlcg-ability-play")


@cache
def word_of(code: str) -> Term:
    """What a card is called."""
    return Term(f"ahlcg-{code}")


class Investigator(Seat):
    """A player's investigator: the card itself, its tokens, and the piles that belong to it."""

    code: str = ""
    location: int = 0
    damage: int = 0
    horror: int = 0
    clues: int = 0
    pledged: int = 0
    """Clues this investigator is about to give for the group."""
    resources: int = 0
    actions: int = 0
    """Actions left in this turn."""
    allowance: int = 0
    """How many actions this turn allows in all, as far as that has been counted in."""
    tome_actions: int = 0
    """Additional actions left that only abilities on Tomes may use; below 0 if one was used and then taken away."""
    tome_allowance: int = 0
    """How many of those this turn allows in all, as far as that has been counted in."""
    taken: tuple[str, ...] = ()
    """The kinds of action this investigator has taken this round, in order."""
    had_turn: bool = False
    out: str = ""
    """How the investigator left this scenario: "defeated" or "resigned"."""
    leaving: bool = False
    """Being eliminated at this moment."""
    fate: str = ""
    """"killed" or "insane": gone for the rest of the campaign."""
    physical_trauma: int = 0
    mental_trauma: int = 0
    experience: int = 0
    fewer: int = 0
    """How much less experience this scenario will bring."""
    deck: int = 0
    hand: int = 0
    discard: int = 0
    area: int = 0
    """The play area."""
    threat: int = 0
    """The threat area."""
    list: tuple[str, ...] = ()
    """The deck list: what the deck is made of at the beginning of each scenario, weaknesses included."""

    POINTS: ClassVar[tuple[str, ...]] = ("location",)

    def listening(self, g: Game) -> tuple[tuple[Any, int, Any], ...]:
        return () if self.out or not self.code else definition(g, self).listening.get(PLAY, ())

    def granting(self, g: Game) -> tuple[tuple[str, Any], ...]:
        return () if self.out or not self.code else definition(g, self).granting

    def handle(self, g: Game, seat: int = PUBLIC) -> str:
        return definition(g, self).slug if self.code else f"seat-{self.index + 1}"

    def look(self, seat: int) -> str:
        return self.code

    def word(self, g: Game, seat: int = PUBLIC) -> Term:
        return word_of(self.code)


class Arkham(Card):
    """Any card but an investigator: asset, event, skill, enemy, treachery, location, act, agenda, story."""

    damage: int = 0
    horror: int = 0
    clues: int = 0
    doom: int = 0
    uses: int = 0
    """Ammunition, charges, supplies, secrets, or resources that lie on it."""
    at: int = 0
    """The location it is at, for enemies and for what lies at a location. Engaged and attached cards move along."""
    engaged: int = -1
    """The seat it is engaged with, for enemies."""
    attached: int = 0
    """What it is attached to."""
    controller: int = -1
    """The seat that controls it while it is in play."""
    leaving: bool = False
    """Being defeated at this moment."""
    hit_by: int = -1
    """The seat that dealt it damage last."""
    gained: tuple[str, ...] = ()
    """Keywords that effects have given it: they are not printed on it, so it keeps them when it is blank."""
    revealed: bool = False
    """For locations: has its other side been turned up?"""

    POINTS: ClassVar[tuple[str, ...]] = ("at", "attached")

    def handle(self, g: Game, seat: int = PUBLIC) -> str:
        known = self.code and sees(self, seat)
        if not known:
            return f"card-{self.tag or self.id}"
        made = DEFINITIONS[self.code]
        return (
            made.slug
            if made.type in ("location", "act", "agenda", "scenario") and made.quantity == 1
            else f"{made.slug}-{self.tag or self.id}"
        )

    def word(self, g: Game, seat: int = PUBLIC) -> Term:
        if self.code and sees(self, seat):
            return word_of(self.code)
        return Term("ahlcg-unknown-location" if self.at == self.id else "core-card")


class SkillTest(Transient):
    """A skill test while it is being made."""

    who: int = 0
    skill: str = ""
    difficulty: int = 0
    fixed: int = 0
    """The whole difficulty at the beginning: it counts on if what the test is about leaves play."""
    kind: str = ""
    """What it is part of: fight, evade, investigate, or nothing special."""
    target: int = 0
    source: int = 0
    bonus: int = 0
    """What the card that asks for the test adds to the skill for it."""
    also: str = ""
    """Another skill whose value is added."""
    damage: int = 1
    """What a successful attack deals."""
    clues: int = 1
    """What a successful investigation discovers."""
    success: Call[Any] | None = None
    failure: Call[Any] | None = None
    committed: tuple[int, ...] = ()
    tokens: tuple[str, ...] = ()
    """The chaos tokens that count."""
    modifier: int = 0
    """What the resolved tokens add."""
    another: bool = False
    """Has a symbol asked for one more token, to be revealed once this one has counted?"""
    symbols: tuple[str, ...] = ()
    on_symbol: Call[Any] | None = None
    """What follows, once, if one of these symbols is revealed."""
    automatic: str = ""
    """"success" or "failure" where it does not depend on numbers."""
    outcome: str = ""
    """"success" or "failure", once it is decided."""
    margin: int = 0
    """By how much."""
    if_succeeds: tuple[tuple[int, str, Call[Any]], ...] = ()
    """Further results of a success, each with the card or the symbol that brings it, in an order the tester chooses."""
    if_fails: tuple[tuple[int, str, Call[Any]], ...] = ()
    afterwards: tuple[tuple[int, Call[Any]], ...] = ()
    """What waits until the test is over, each with the card that brings it, in an order the lead chooses."""

    SHOWN: ClassVar[tuple[str, ...]] = (
        "who", "skill", "target", "source", "also", "committed", "tokens", "modifier", "automatic", "outcome", "margin",
    )  # fmt: skip
    POINTS: ClassVar[tuple[str, ...]] = ("target", "source", "committed")

    def subject(self, g: Game) -> Term:
        if not self.skill:
            return Term("ahlcg-web-test")
        return Term("ahlcg-asked-test", (("skill", Term(f"ahlcg-{self.skill}")),))


class Scenario(Entity):
    """The scenario being played and the piles that belong to nobody."""

    code: str = ""
    difficulty: str = "standard"
    mode: str = "campaign"
    started: int = 0
    """How many investigators began it: what "per investigator" counts."""
    round: int = 0
    resolution: str = ""
    """The resolution that was reached, "none" if it ended without one."""
    encounter: int = 0
    encounter_discard: int = 0
    victory: int = 0
    aside: int = 0
    removed: int = 0
    limbo: int = 0
    """Where an event lies while it is being resolved."""
    committed: int = 0
    """Cards committed to the test being made."""
    map: int = 0
    """Locations in play."""
    there: int = 0
    """Cards that are at a location and belong to no play or threat area."""
    acts: int = 0
    agendas: int = 0
    act: int = 0
    """The pile of the current act."""
    agenda: int = 0
    declined: tuple[int, ...] = ()
    """How things stood when the group last did not give the clues it was asked for; () if it did."""
    cultists: int = 0
    """The Cultist deck of the second scenario."""

    def handle(self, g: Game, seat: int = PUBLIC) -> str:
        return str(DEFINITIONS[self.code].slug)

    def word(self, g: Game, seat: int = PUBLIC) -> Term:
        return word_of(self.code)


class Campaign(Entity):
    """The campaign log."""

    chapter: int = 0
    notes: tuple[str, ...] = ()
    interrogated: tuple[str, ...] = ()
    got_away: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    """Investigators who were killed or driven insane."""
    kept: tuple[tuple[str, tuple[str, ...], int, int, int], ...] = ()
    """Investigators whose players left: who, the deck list, experience, physical and mental trauma."""
    lita: int = -1
    """The seat whose deck Lita Chantler belongs to."""
    over: str = ""


DEFINITIONS: Any = REGISTRY.definitions


def definition(g: Any, entity: Any) -> CardDefinition:
    return DEFINITIONS[entity.code]  # type: ignore[no-any-return]


class ArkhamHorror(PilesById, Game):
    """One table, with the names the rules use."""

    __slots__ = ("bag", "campaign", "scenario")

    def take_in_hand(self) -> None:
        super().take_in_hand()
        self.scenario: Scenario = self.entities[2]  # type: ignore[assignment]
        self.campaign: Campaign = self.entities[3]  # type: ignore[assignment]
        self.bag: Bag = self.entities[4]  # type: ignore[assignment]

    def word(self, entity: Entity, seat: int = PUBLIC) -> Term:
        """Of a pile that belongs to one of several players it is said whose it is."""
        word = super().word(entity, seat)
        if type(entity) is Pile and entity.owner >= 0 and len(self.seats) > 1:
            return Term("ahlcg-pile-of", (("pile", word), ("seat", self.seat(entity.owner).word(self, seat))))
        return word

    def ability_word(self, ability: Any) -> Term:
        return PLAYS if ability.name == "play" else super().ability_word(ability)

    @property
    def investigators(self) -> tuple[Investigator, ...]:
        """Those still in the scenario, in player order."""
        there = []
        for who in self.around():
            if not who.out:
                there.append(who)
        return tuple(there)

    @property
    def locations(self) -> tuple[Arkham, ...]:
        return self.cards(self.scenario.map)

    def location(self, code: str) -> Arkham | None:
        """The location in play with this code or slug."""
        for card in self.locations:
            if card.code and (card.code == code or DEFINITIONS[card.code].slug == code):
                return card
        return None

    @property
    @cite("ahlcg/ability.3")
    def enemies(self) -> tuple[Arkham, ...]:
        """Every enemy in play. Asked for often: kept until cards in play are others."""
        known = self.cache.get(ENEMIES)
        if known is not None and known[0] == self.layout:
            return known[1]  # type: ignore[no-any-return]
        entities: Any = self.entities
        cards: tuple[int, ...] = ()
        for seat in self.seats:
            cards += entities[entities[seat].threat].cards
        cards += entities[self.scenario.there].cards
        found = tuple([entities[id] for id in cards if DEFINITIONS[entities[id].code].type == "enemy"]) if cards else ()
        self.cache[ENEMIES] = (self.layout, found)
        return found

    @property
    def act(self) -> Any:
        """The current act; one card may be act and agenda at once."""
        entities: Any = self.entities
        found = entities[self.scenario.act].cards
        if found:
            return entities[found[0]]
        agenda = self.agenda
        return agenda if agenda is not None and definition(self, agenda).facts.get("is_act") else None

    @property
    def agenda(self) -> Any:
        entities: Any = self.entities
        found = entities[self.scenario.agenda].cards
        return entities[found[0]] if found else None

    @property
    def lead(self) -> Investigator:
        return self.seat(self.clock.lead)  # type: ignore[no-any-return]

    @property
    def test(self) -> SkillTest | None:
        """The skill test being made, if any."""
        if len(self.transients) == len(self.scopes):  # as `only_scopes` says
            return None
        for transient in reversed(self.transients.values()):
            if type(transient) is SkillTest:
                return transient
        return None

    @property
    def the_test(self) -> SkillTest:
        """The skill test being made; rules that only make sense during one use this."""
        found = self.test
        assert found is not None
        return found


@cite("ahlcg/traits.2")
def is_a(g: Any, card: Any, trait: str) -> bool:
    return trait in DEFINITIONS[card.code].traits


def in_play(g: Any, card: Any) -> bool:
    pile = card.pile
    return pile != 0 and g.entities[pile].zone == PLAY  # type: ignore[no-any-return]


@cite("ahlcg/activate-action.5")
@cite("ahlcg/location-cards.3 ahlcg/massive.6")
def where(g: Any, entity: Any) -> int:
    """The location an investigator or a card is at, by id; 0 if nowhere. Play and threat areas are at their owner's."""
    if type(entity) is Investigator:
        return entity.location
    if entity.attached:
        return where(g, g.entities[entity.attached])
    if entity.engaged >= 0:
        return g.entities[g.seats[entity.engaged]].location  # type: ignore[no-any-return]
    if not entity.code or DEFINITIONS[entity.code].type == "location":  # no other card in play is without a face
        return entity.id  # type: ignore[no-any-return]
    if entity.pile:
        pile = g.entities[entity.pile]
        if pile.zone == PLAY and pile.owner >= 0:
            return g.seat(pile.owner).location  # type: ignore[no-any-return]
    return entity.at  # type: ignore[no-any-return]


@cite("ahlcg/you-your.1")
@cite("ahlcg/ownership-and-control.2")
def you_of(g: Any, card: Any) -> int:
    """The seat a card calls "you": who controls it or has it in the threat area; NO_ONE if it is nobody's."""
    if type(card) is Investigator:
        return card.index
    if card.engaged >= 0:
        return card.engaged  # type: ignore[no-any-return]
    return g.entities[card.pile].owner if card.pile else NO_ONE


@cite("ahlcg/engage-action.3 ahlcg/fight-action.5")
def enemies_at(g: ArkhamHorror, location: int) -> tuple[Arkham, ...]:
    enemies = g.enemies
    return tuple([e for e in enemies if where(g, e) == location]) if enemies else ()


def investigators_at(g: ArkhamHorror, location: int) -> tuple[Investigator, ...]:
    found: tuple[Investigator, ...] = ()
    for you in g.investigators:
        if you.location == location:
            found += (you,)
    return found


@cite("ahlcg/massive.1 .2")
def engaged_with(g: ArkhamHorror, you: Investigator) -> tuple[Arkham, ...]:
    """The enemies engaged with an investigator; a ready massive one counts for everybody at its location."""
    threat, there = you.threat, g.scenario.there
    engaged: tuple[Arkham, ...] = ()
    for enemy in g.enemies:
        if enemy.pile == threat or (
            enemy.pile == there and enemy.at == you.location and not enemy.exhausted and has(g, enemy, "massive")
        ):
            engaged += (enemy,)
    return engaged


@cite("ahlcg/blank.1 .2 ahlcg/gains.4 .5 ahlcg/keywords.1 .3")
def has(g: Any, card: Any, keyword: str) -> bool:
    """Does the card have this keyword now? A blank card has none of its printed ones, but those it gained."""
    return keyword in card.gained or (keyword in DEFINITIONS[card.code].keywords and not blank(g, card))


@cite("ahlcg/victory-display-victory-points.1 ahlcg/blank.2")
def worth(g: Any, card: Any) -> int:
    """The victory points of a card: the printed ones unless it is blank, and those gained, such as "victory-2"."""
    gained = [int(k.removeprefix("victory-")) for k in card.gained if k.startswith("victory-")]
    printed = 0 if blank(g, card) else int(definition(g, card).facts.get("victory") or 0)
    return printed + sum(gained)


def blank(g: Any, entity: Any) -> bool:
    if "blank" not in g.modifiers:
        return False
    from rulebound.games.ahlcg.cards import BLANK

    return value_of(g, entity, BLANK) > 0


def assets_of(g: ArkhamHorror, you: Investigator) -> tuple[Arkham, ...]:
    """The assets a player controls (the play area, and story weaknesses in the threat area are not among them)."""
    entities: Any = g.entities
    area = entities[you.area].cards
    return tuple([entities[id] for id in area if DEFINITIONS[entities[id].code].type == "asset"]) if area else ()
