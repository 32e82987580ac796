"""Setting up: the table, the players, the encounter deck (lotr/setup)."""

from __future__ import annotations

from functools import cache

from rulebound.core.cards import (
    DECK,
    DISCARD,
    HAND,
    NOBODY,
    OPEN,
    PLAY,
    ROW,
    CardDefinition,
    Pile,
    new_card,
    new_cards,
    new_deck,
)
from rulebound.core.rules import cite
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


def create_table(g: Rings, code: str, difficulty: str) -> None:
    """The things every scenario needs."""
    table = g.add(Scenario(code=code, difficulty=difficulty))
    g.add(Campaign())
    g.take_in_hand()
    for name, (zone, sight) in PILES.items():
        apart = ROW if name == "shadows" else ""  # they lie beside their enemies, one by one
        pile = g.add(Pile(code=name.replace("_", "-"), zone=zone, sight=sight, apart=apart))
        g.change(table, **{name: pile.id})


@cite("lotr/setup.2 .3 /starting-threat.1 /hero-cards.1 .2 /ownership-and-control.1")
def seat_player(g: Rings, index: int, deck: Deck) -> Player:
    """A player sits down: the heroes in play, their threat on the dial, the deck shuffled."""
    you = g.add(Player(index=index, heroes=deck.heroes, list=deck.cards))
    for name, zone, sight in PLAYER_PILES:
        pile = g.add(Pile(code=name, zone=zone, owner=index, sight=sight))
        g.change(you, **{name: pile.id})
    new_cards(g, RingsCard, deck.heroes, g.pile(you.area), index)
    new_deck(g, RingsCard, deck.cards, g.pile(you.deck), index)
    g.change(you, threat=sum(REGISTRY[code].threat for code in deck.heroes))
    if g.scenario.difficulty in (EASY, EASY_RESOURCES):
        for hero in heroes(g, you):
            place_tokens(g, hero, "resources", 1)
    return you


@cite("lotr/encounter-deck.3 /setup.2 .7")
def lay_out_scenario(g: Rings) -> None:
    """The encounter deck, shuffled, and the quest cards in the order of their stages."""
    code, difficulty = g.scenario.code, g.scenario.difficulty
    new_deck(g, RingsCard, encounter_cards(code, difficulty), g.pile(g.scenario.encounter))
    if difficulty == NIGHTMARE:
        for card in nightmare_cards(REGISTRY[code].name):
            new_card(g, RingsCard, card, g.pile(g.scenario.there))
    for stage in quest_cards(REGISTRY[code].name):
        new_card(g, RingsCard, stage, g.pile(g.scenario.quests))


@cache
def quest_cards(scenario: str) -> tuple[str, ...]:
    """The quest cards of a scenario, the first stage first."""
    found = [d for d in REGISTRY.of(CardDefinition) if d.type == QUEST and d.scenario == scenario]
    return tuple(d.key for d in sorted(found, key=lambda d: (d.stage, d.key)))


def nightmare_cards(scenario: str) -> tuple[str, ...]:
    """The card that says what nightmare mode changes for a scenario."""
    found = [d for d in REGISTRY.of(CardDefinition) if d.type == "nightmare" and d.scenario == scenario]
    return tuple(d.key for d in found)


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
