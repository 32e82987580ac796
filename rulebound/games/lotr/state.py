"""What lies on the table: players, cards, the staging area, the quest, the campaign log."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar

from rulebound.core.game.game import Game, Seat
from rulebound.core.material.cards import DECK, HAND, PLAY, SILENCE, Card, CardDefinition, PilesById, sees
from rulebound.core.state.clauses import cite, cited
from rulebound.core.state.entities import PUBLIC, Entity, Look, Registry, Term, Transient
from rulebound.core.state.index import enter_index, leave_index

REGISTRY = Registry("lotr")
DEFINITIONS: Any = REGISTRY.definitions

LEADERSHIP, TACTICS, SPIRIT, LORE, NEUTRAL = SPHERES = ("leadership", "tactics", "spirit", "lore", "neutral")

HERO, ALLY, ATTACHMENT, EVENT = "hero", "ally", "attachment", "event"
ENEMY, LOCATION, TREACHERY, OBJECTIVE, QUEST = "enemy", "location", "treachery", "objective", "quest"
OBJECTIVE_ALLY = "objective-ally"
CHARACTERS = frozenset((HERO, ALLY, OBJECTIVE_ALLY))
HEROES = frozenset((HERO,))
WITH_HIT_POINTS = frozenset((HERO, ALLY, OBJECTIVE_ALLY, ENEMY))

LIMBO, SHADOW_ZONE, VICTORY, REMOVED, ASIDE, QUESTS = "limbo", "shadow", "victory", "removed", "aside", "quests"
"""Zones of this game that are not in play, besides the kernel's own."""

NOBODY = -1
"""The seat of what is no player's: cards of the scenario, enemies that are engaged with nobody."""
ORC_GUARD, PRISONER, HIDDEN = "orc-guard", "prisoner", "hidden"
NO_TRAITS: frozenset[str] = frozenset()
FACEDOWN: Mapping[str, Mapping[str, Any]] = {
    ORC_GUARD: {"type": ENEMY, "name": "Orc Guard", "slug": ORC_GUARD, "traits": NO_TRAITS, "keywords": NO_TRAITS,
                "attack": 1, "defense": 1, "hit_points": 1},
    PRISONER: {"type": PRISONER, "name": "", "slug": PRISONER, "traits": NO_TRAITS, "keywords": NO_TRAITS},
    HIDDEN: {"type": HIDDEN, "name": "", "slug": HIDDEN, "traits": NO_TRAITS, "keywords": NO_TRAITS},
}  # fmt: skip
"""What a card that lies face down in play counts as: it has no text of its own."""


@cache
def word_of(code: str) -> Term:
    """What a card is called."""
    return Term(f"lotr-{code}")


class Player(Seat):
    """A player: the threat dial and the piles that belong to it."""

    threat: int = 0
    out: bool = False
    """Eliminated."""
    leaving: bool = False
    """Being eliminated at this moment."""
    heroes: tuple[str, ...] = ()
    """The heroes this player began with."""
    list: tuple[str, ...] = ()
    """The deck list."""
    attacks: tuple[int, ...] = ()
    """The enemies this player has declared an attack against in this combat phase."""
    engagements: int = 0
    """How often this player has taken the chance to engage in this encounter phase."""
    deck: int = 0
    hand: int = 0
    discard: int = 0
    area: int = 0
    """The characters and attachments this player controls."""
    engaged: int = 0
    """The enemies engaged with this player."""

    POINTS: ClassVar[tuple[str, ...]] = ("attacks",)


class RingsCard(Card):
    """Any card: hero, ally, attachment, event, enemy, location, treachery, objective, quest."""

    damage: int = 0
    resources: int = 0
    """The pool of a hero, or tokens that lie on another card."""
    progress: int = 0
    attached: int = 0
    """What it is attached to."""
    engaged: int = NOBODY
    """The seat an enemy is engaged with."""
    committed: bool = False
    """Committed to the quest."""
    shadow_of: int = 0
    """The enemy that this shadow card was dealt to."""
    guards: int = 0
    """The objective that this encounter card guards."""
    attacked: bool = False
    """An enemy that has attacked in this combat phase."""
    role: str = ""
    """What it counts as, if not as what its face says: an attachment, or something that lies face down."""
    x: int = 0
    """The X that was chosen when it was played."""
    leaving: bool = False
    """Being destroyed, explored, completed or, if it is a stage, revealed at this moment."""
    hurt_by: int = 0
    """What dealt it damage last."""
    struck: bool = False
    """Was that the damage of an attack?"""

    POINTS: ClassVar[tuple[str, ...]] = ("attached", "shadow_of", "guards", "hurt_by")
    SECRET: ClassVar[Mapping[str, Any]] = {
        "code": lambda g, card, seat: sees(card, seat) and not held_away(g, card, seat)
    }

    def speaking(self, g: Game) -> Any:
        return SILENCE if self.role in FACEDOWN else super().speaking(g)

    def handle(self, g: Game, seat: int = PUBLIC) -> str:
        if self.role == ORC_GUARD:
            return f"{ORC_GUARD}-{self.tag or self.id}"
        if not self.code or not sees(self, seat) or held_away(g, self, seat):
            return f"card-{self.tag or self.id}"
        made = DEFINITIONS[self.code]
        return made.slug if made.type in (HERO, QUEST) else f"{made.slug}-{self.tag or self.id}"

    def look(self, seat: int) -> Look:
        if self.role == ORC_GUARD:
            return ORC_GUARD, self.tag
        return super().look(seat)

    def word(self, g: Game, seat: int = PUBLIC) -> Term:
        if self.role == ORC_GUARD:
            return word_of(ORC_GUARD)
        if not self.code or not sees(self, seat) or held_away(g, self, seat):
            return Term("core-card")
        return word_of(self.code)


def held_away(g: Any, card: Any, seat: int) -> bool:
    """Is it in the hand of another player? Hands may be told of, so rules may go by them; nobody looks into them."""
    pile = g.entities[card.pile] if card.pile else None
    return pile is not None and pile.zone == HAND and pile.owner != seat


cited(("lotr/table-talk.1",), held_away)  # a decorator would hide its type from the class above


class Attack(Transient):
    """An attack while it is being resolved: of an enemy against a player, or of a player against an enemy."""

    enemy: int = 0
    who: int = NOBODY
    """The defending player, or the attacking one."""
    by_enemy: bool = True
    defenders: tuple[int, ...] = ()
    attackers: tuple[int, ...] = ()
    declared: bool = False
    """Have defenders been declared, or has it been said that there are none?"""
    most: int = 1
    """How many defenders may be declared by the defending player."""
    alone: bool = False
    """Nobody else may join this attack."""
    dealt: int = 0
    """The damage that the attack has dealt."""
    struck: int = 0
    """Who has been dealt it."""

    SHOWN: ClassVar[tuple[str, ...]] = ("enemy", "who", "by_enemy", "defenders", "attackers", "declared")
    POINTS: ClassVar[tuple[str, ...]] = ("enemy", "defenders", "attackers", "struck")


class Scenario(Entity):
    """The scenario being played and the piles that belong to nobody."""

    code: str = ""
    difficulty: str = "normal"
    campaign: str = ""
    """"" for a single quest, "campaign" or "expert"."""
    stage: int = 0
    """The number of the stage that the players are at."""
    card: str = ""
    """The quest card of that stage."""
    grace: int = 0
    """How many tokens of the Grace of the Valar the players have before the first round."""
    quest: int = 0
    quests: int = 0
    staging: int = 0
    active: int = 0
    there: int = 0
    """Cards in play that no player controls and that are attached to something."""
    encounter: int = 0
    encounter_discard: int = 0
    shadows: int = 0
    victory: int = 0
    aside: int = 0
    removed: int = 0
    limbo: int = 0
    """Where a card lies while it is being played or revealed."""
    allies: int = 0
    """How many allies the players have played in this round."""
    claims: int = 0
    """How often the players have claimed an objective."""
    score: int = 0
    """The score, once the players have won."""
    resolution: str = ""
    """How this game of a campaign has ended: "won" or "lost"; "" while it is played."""


class Campaign(Entity):
    """The campaign log. The heroes of each player are with the player."""

    chapter: int = 0
    """How many games have been begun after the first, those that were lost and are played again as well."""
    won: tuple[str, ...] = ()
    """The scenarios that were won."""
    fallen: tuple[str, ...] = ()
    penalty: int = 0
    """What every player's starting threat is raised by."""
    penalties: tuple[int, ...] = ()
    """What single players' starting threat is raised by besides."""
    pool: tuple[str, ...] = ()
    """Boons and burdens that were earned, one entry a copy."""
    attached: tuple[tuple[str, str], ...] = ()
    """Permanent cards of the pool, each with the hero it is attached to."""
    damage: tuple[tuple[str, int], ...] = ()
    """The damage on heroes that an expert campaign carries over."""
    prisoner: str = ""
    """The hero who is going to be taken prisoner."""


class Rings(PilesById, Game):
    """One table, with the names the rules use."""

    __slots__ = ("campaign", "scenario")

    def take_in_hand(self) -> None:
        super().take_in_hand()
        self.scenario: Scenario = self.entities[2]  # type: ignore[assignment]
        self.campaign: Campaign = self.entities[3]  # type: ignore[assignment]

    def ability_word(self, ability: Any) -> Term:
        return PLAYS if ability.name == "play" else super().ability_word(ability)

    @property
    def players(self) -> tuple[Player, ...]:
        """Those still in the game, in player order."""
        return tuple([p for p in self.around() if not p.out])

    @property
    def first(self) -> Player:
        """The first player."""
        return self.seat(self.clock.lead)  # type: ignore[no-any-return]

    @property
    def staging(self) -> tuple[RingsCard, ...]:
        return self.cards(self.scenario.staging)

    @property
    def active(self) -> Any:
        """The active location, or None."""
        entities: Any = self.entities
        found = entities[self.scenario.active].cards
        return entities[found[0]] if found else None

    @property
    def quest(self) -> Any:
        """The current quest card; None before the set-up has come to it."""
        entities: Any = self.entities
        found = entities[self.scenario.quest].cards
        return entities[found[0]] if found else None

    @property
    def attack(self) -> Attack | None:
        """The attack being resolved, the innermost if there are several."""
        if self.only_scopes():
            return None
        for transient in reversed(self.transients.values()):
            if type(transient) is Attack:
                return transient
        return None


PLAYS = Term("lotr-ability-play")


# ------------------------------------------------------------------ reading cards


def definition(card: Any) -> CardDefinition:
    return DEFINITIONS[card.code]  # type: ignore[no-any-return]


def facts(card: Any) -> Mapping[str, Any]:
    """What is printed on a card, or what a card that lies face down counts as."""
    return FACEDOWN[card.role] if card.role in FACEDOWN else DEFINITIONS[card.code].facts


@cite("lotr/card-types.1 .2")
def kind(card: Any) -> str:
    """The type of a card in play: if an effect changes it, it has no other."""
    role = card.role
    if role:
        return ATTACHMENT if role == ATTACHMENT else str(FACEDOWN[role]["type"])
    return DEFINITIONS[card.code].type  # type: ignore[no-any-return]


def set_role(g: Game, card: Any, role: str) -> None:
    """From now on the card counts as something else. What lies face down says nothing."""
    if card.role != role:
        leave_index(g, card)
        g.change(card, role=role)
        enter_index(g, card)
        g.layout += 1
        g.touch(card)  # a prisoner who is free, an objective that is claimed: a stage may have waited for it


@cite("lotr/in-play-and-out-of-play.1")
def in_play(g: Any, card: Any) -> bool:
    pile = card.pile
    return pile != 0 and g.entities[pile].zone == PLAY  # type: ignore[no-any-return]


@cite("lotr/ownership-and-control.2 .3 .4")
def controller_of(g: Any, card: Any) -> int:
    """The seat that controls a card: whoever's area it lies in; -1 if the scenario does."""
    if card.engaged != NOBODY or not card.pile:
        return NOBODY
    return g.entities[card.pile].owner  # type: ignore[no-any-return]


def you_of(g: Any, card: Any) -> int:
    """The seat a card calls "you": who controls it or is engaged with it; -1 if it is nobody's."""
    if type(card) is Player:
        return card.index
    if card.engaged != NOBODY:
        return card.engaged  # type: ignore[no-any-return]
    return g.entities[card.pile].owner if card.pile else NOBODY


def characters(g: Any, you: Player) -> tuple[Any, ...]:
    """The heroes and allies a player controls. A prisoner is none of them."""
    return _of_area(g, you, "characters", CHARACTERS)


def all_characters(g: Any) -> tuple[Any, ...]:
    """Every character in play, in player order."""
    return tuple([c for you in g.players for c in characters(g, you)])


def heroes(g: Any, you: Player) -> tuple[Any, ...]:
    return _of_area(g, you, "heroes", HEROES)


@cite("lotr/character-cards.1 /in-play-and-out-of-play.1")
def _of_area(g: Any, you: Player, called: str, kinds: frozenset[str]) -> tuple[Any, ...]:
    """The cards of some types that a player controls. Asked for often: kept until cards in play are others."""
    known = g.cache.get((called, you.id))
    if known is not None and known[0] == g.layout:
        return known[1]  # type: ignore[no-any-return]
    entities = g.entities
    found = tuple([c for c in map(entities.__getitem__, entities[you.area].cards) if kind(c) in kinds])
    g.cache[called, you.id] = (g.layout, found)
    return found


def allies(g: Any, you: Player) -> tuple[Any, ...]:
    return tuple([c for c in characters(g, you) if kind(c) != HERO])


def enemies_of(g: Any, you: Player) -> tuple[Any, ...]:
    """The enemies engaged with a player."""
    return g.cards(you.engaged)  # type: ignore[no-any-return]


def staged(g: Any, what: str) -> tuple[Any, ...]:
    """The cards of a type in the staging area."""
    return tuple([c for c in g.staging if kind(c) == what])


def engaged_enemies(g: Any) -> tuple[Any, ...]:
    return tuple([e for you in g.players for e in enemies_of(g, you)])


def enemies_in_play(g: Any) -> tuple[Any, ...]:
    """Every enemy in play: those in the staging area, then those engaged, in player order."""
    return (*staged(g, ENEMY), *engaged_enemies(g))


def locations_in_play(g: Any) -> tuple[Any, ...]:
    active = g.active
    return (*staged(g, LOCATION), *(() if active is None else (active,)))


def attachments_of(g: Any, card: Any) -> tuple[Any, ...]:
    """What is attached to a card, in the order of the piles it lies in."""
    found: tuple[Any, ...] = ()
    for pile in (*[p.area for p in map(g.entities.__getitem__, g.seats)], g.scenario.there):
        for other in g.cards(pile):
            if other.attached == card.id:
                found += (other,)
    return found


def attachments_controlled(g: Any, you: Player) -> tuple[Any, ...]:
    return tuple([c for c in g.cards(you.area) if kind(c) == ATTACHMENT])


def shadows_of(g: Any, enemy: Any) -> tuple[Any, ...]:
    """The shadow cards dealt to an enemy, in the order in which they were dealt."""
    return tuple([c for c in g.cards(g.scenario.shadows) if c.shadow_of == enemy.id])


def alike(g: Any, cards: tuple[Any, ...]) -> bool:
    """Does it make no difference which of these is meant? They have one name, and nothing tells one from another."""
    if len(cards) < 2:
        return True
    apart = {id for t in g.transients.values() for id in getattr(t, "targets", None) or ()}
    apart |= {c.id for c in cards if attachments_of(g, c) or shadows_of(g, c)}
    looks = {(facts(c)["slug"], c.id in apart and c.id, *[getattr(c, name) for name in LOOKS]) for c in cards}
    return len(looks) == 1


LOOKS = ("damage", "resources", "progress", "exhausted", "committed", "attacked", "guards", "engaged", "known")
"""What tells cards of one name in play from each other, besides what is attached and what lasts for one of them."""


def in_deck(g: Any, card: Any) -> bool:
    return bool(card.pile and g.pile(card.pile).zone == DECK)
