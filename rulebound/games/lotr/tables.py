"""Setting up: the table, the players, the encounter deck (lotr/setup)."""

from __future__ import annotations

from functools import cache

from rulebound.core.material.cards import (
    DECK,
    DISCARD,
    HAND,
    NOBODY,
    OPEN,
    PLAY,
    ROW,
    CardDefinition,
    Pile,
    Pool,
    new_card,
    new_cards,
    new_deck,
)
from rulebound.core.state.clauses import cite
from rulebound.core.state.index import leave_index, rebuild_index
from rulebound.games.lotr.cards import ScenarioDefinition
from rulebound.games.lotr.decks import Deck
from rulebound.games.lotr.rules.moves import place_tokens
from rulebound.games.lotr.state import (
    ASIDE,
    ENEMY,
    LIMBO,
    LOCATION,
    OBJECTIVE,
    QUEST,
    QUESTS,
    REGISTRY,
    REMOVED,
    SHADOW_ZONE,
    TREACHERY,
    VICTORY,
    Campaign,
    Player,
    Rings,
    RingsCard,
    Scenario,
    heroes,
)

EASY, EASY_RESOURCES, EASY_DECK, NORMAL, NIGHTMARE = DIFFICULTIES = (
    "easy", "easy-resources", "easy-deck", "normal", "nightmare",
)  # fmt: skip

GRACE = tuple([str(n) for n in range(11)])
"""How many tokens of grace may be asked for."""

PILES = {
    "quest": (PLAY, OPEN), "quests": (QUESTS, OPEN), "staging": (PLAY, OPEN), "active": (PLAY, OPEN),
    "there": (PLAY, OPEN), "encounter": (DECK, NOBODY), "encounter_discard": (DISCARD, OPEN),
    "shadows": (SHADOW_ZONE, NOBODY), "victory": (VICTORY, OPEN), "aside": (ASIDE, OPEN), "removed": (REMOVED, OPEN),
    "limbo": (LIMBO, OPEN),
}  # fmt: skip
"""The piles that belong to nobody: their zone, and who sees what comes there."""

PLAYER_PILES = (
    ("deck", DECK, NOBODY), ("hand", HAND, OPEN), ("discard", DISCARD, OPEN), ("area", PLAY, OPEN),
    ("engaged", PLAY, NOBODY),
)  # fmt: skip


def create_table(g: Rings, code: str, difficulty: str, campaign: str, seats: int, grace: int = 0) -> None:
    """The things every scenario needs."""
    table = g.add(Scenario(code=code, difficulty=difficulty, campaign=campaign, grace=grace))
    g.add(Campaign(penalties=(0,) * seats))
    g.take_in_hand()
    for name, (zone, sight) in PILES.items():
        apart = ROW if name == "shadows" else ""  # they lie beside their enemies, one by one
        pile = g.add(Pile(code=name.replace("_", "-"), zone=zone, sight=sight, apart=apart))
        g.change(table, **{name: pile.id})


def seat_player(g: Rings, index: int, deck: Deck) -> Player:
    """A player sits down, with heroes and a deck list."""
    you = g.add(Player(index=index, heroes=deck.heroes, list=deck.cards))
    for name, zone, sight in PLAYER_PILES:
        pile = g.add(Pile(code=name, zone=zone, owner=index, sight=sight))
        g.change(you, **{name: pile.id})
    return you


@cite("lotr/setup.2 .3 /hero-cards.1 .2 /ownership-and-control.1")
def equip_player(g: Rings, you: Player) -> None:
    """The heroes in play, their threat on the dial, the deck shuffled."""
    new_cards(g, RingsCard, you.heroes, g.pile(you.area), you.index)
    new_deck(g, RingsCard, you.list, g.pile(you.deck), you.index)
    starting_resources(g, you)
    set_threat(g, you)


@cite("lotr/starting-threat.1 /campaign-setup.5")
def set_threat(g: Rings, you: Player) -> None:
    """The threat cost of the heroes, and the penalties of the campaign log."""
    printed = sum([REGISTRY[code].threat for code in you.heroes])
    g.change(you, threat=printed + g.campaign.penalty + g.campaign.penalties[you.index])


def starting_resources(g: Rings, you: Player) -> None:
    """In easy mode each hero begins with a resource."""
    if g.scenario.difficulty in (EASY, EASY_RESOURCES):
        for hero in heroes(g, you):
            place_tokens(g, hero, "resources", 1)


@cite("lotr/campaign.1")
def clear_table(g: Rings) -> None:
    """All cards go back to the box; what the players have in the log stays."""
    for card in [e for e in g.entities.values() if isinstance(e, RingsCard)]:
        leave_index(g, card)
        del g.entities[card.id]
    for pile in g.all(Pile):
        g.change(pile, cards=())
    for pool in g.all(Pool):
        del g.entities[pool.id]
    for effect in [t for t in g.transients.values() if t.LISTENS]:
        g.drop(effect)
    for seat in range(len(g.seats)):
        g.change(g.seat(seat), threat=0, out=False, leaving=False, attacks=(), engagements=0)
    g.change(g.scenario, stage=0, card="", allies=0, claims=0, score=0, resolution="")
    rebuild_index(g)


@cite("lotr/encounter-deck.3 /setup.2 .7")
def lay_out_scenario(g: Rings, more: tuple[str, ...] = ()) -> None:
    """The encounter deck, shuffled, with what a campaign adds, and the quest cards in the order of their stages."""
    code, difficulty = g.scenario.code, g.scenario.difficulty
    new_deck(g, RingsCard, (*encounter_cards(code, difficulty), *more), g.pile(g.scenario.encounter))
    modes = (*(("campaign",) if g.scenario.campaign else ()), *(("nightmare",) if difficulty == NIGHTMARE else ()))
    for card in mode_cards(REGISTRY[code].name, modes):
        new_card(g, RingsCard, card, g.pile(g.scenario.there))
    for stage in quest_cards(REGISTRY[code].name):
        new_card(g, RingsCard, stage, g.pile(g.scenario.quests))


@cache
def quest_cards(scenario: str) -> tuple[str, ...]:
    """The quest cards of a scenario, the first stage first."""
    found = [d for d in REGISTRY.of(CardDefinition) if d.type == QUEST and d.scenario == scenario]
    return tuple(d.key for d in sorted(found, key=lambda d: (d.stage, d.key)))


def mode_cards(scenario: str, modes: tuple[str, ...]) -> tuple[str, ...]:
    """The cards that say what the campaign or nightmare mode changes for a scenario."""
    found = [d for d in REGISTRY.of(CardDefinition) if d.type in modes and d.scenario == scenario]
    return tuple(d.key for d in found)


@cache
def scenarios() -> tuple[str, ...]:
    """All scenarios, in the order of the campaign."""
    return tuple(s.key for s in sorted(REGISTRY.of(ScenarioDefinition), key=lambda s: s.order))


@cite("lotr/encounter-deck.2 .3")
def encounter_cards(code: str, difficulty: str) -> tuple[str, ...]:
    """All enemies, locations, treacheries and objectives of the scenario's sets, less or more by difficulty."""
    made: ScenarioDefinition = REGISTRY[code]
    copies = "easy" if difficulty in (EASY, EASY_DECK) else "quantity"
    cards = {
        d.key: int(d.facts[copies])
        for d in REGISTRY.of(CardDefinition)
        if d.facts.get("set") in made.sets and d.type in (ENEMY, LOCATION, TREACHERY, OBJECTIVE)
    }
    if difficulty == NIGHTMARE:
        for key, n in made.nightmare_out.items():
            cards[key] -= n
        cards |= made.nightmare_in
    return tuple(key for key, n in cards.items() for _ in range(n))
