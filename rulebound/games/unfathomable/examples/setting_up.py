"""Setting up a table, and the variants (setup-2 to setup-17)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.activation import CREW, DAGON, HYDRA
from rulebound.games.unfathomable.examples.probes import (
    ARJUN,
    BEATRICE,
    EDMUND,
    JAMIE,
    JEANNE,
    KEILANI,
    SAMIRA,
    SVETLANA,
    TRIO,
    WILLIAM,
    area,
    character,
    deck_size,
    deep_ones,
    dials,
    hand_size,
    items,
    knows_loyalty,
    laid_out,
    loyalty_cards,
    loyalty_deck,
    monarch,
    passenger_supply,
    passengers,
    prepared,
    sees_top,
    skills_in_hand,
    supply_of_deep_ones,
    track,
    where,
)

FOUR = f"{ARJUN} {JEANNE} {SAMIRA} {WILLIAM}"


def starting_hands(t: ExampleTable) -> None:
    """Everybody but the first player takes the first cards on offer."""
    t.play()
    while t.g.decision is not None and t.g.decision.prompt == "unfathomable-prompt-skill-type":
        t.choose(t.g.decision.options[0].key)


# ------------------------------------------------------------------ the board


@example("unfathomable/setup-2", "Both tokens begin on Start")
def tracks(t: ExampleTable) -> None:
    laid_out(t)
    t.expect(track("travel") == 0, track("ritual") == 0)


@example("unfathomable/setup-3", "All dials begin at 8")
def dials_at_eight(t: ExampleTable) -> None:
    laid_out(t)
    t.expect(dials() == (8, 8, 8, 8))


@example("unfathomable/setup-4", "In the supply: 14 of the 20 Deep Ones, and 7 of the 9 passengers, face down")
def supply(t: ExampleTable) -> None:
    laid_out(t)
    t.expect(supply_of_deep_ones() == 14, passenger_supply() == 7, sees_top(1, "passengers") == False)  # noqa: E712


@example("unfathomable/setup-5", "Six skill decks of 21, face down; from five of them two cards go to the chaos deck")
def skill_decks(t: ExampleTable) -> None:
    laid_out(t)
    for skill in ("influence", "lore", "observation", "strength", "will"):
        t.expect(deck_size(skill) == 19, sees_top(1, skill) == False)  # noqa: E712
    t.expect(deck_size("treachery") == 21)


@example("unfathomable/setup-6", "The damage deck of 9 and the mythos deck of 70 cards, face down")
def other_decks(t: ExampleTable) -> None:
    laid_out(t)
    t.expect(deck_size("damage") == 9, deck_size("mythos") == 70)
    t.expect(sees_top(1, "damage") == False, sees_top(1, "mythos") == False)  # noqa: E712


@example("unfathomable/setup-7", "Monarchs in the Deep, Deep Ones at the bow, a passenger on each side of the deck")
def monsters_and_passengers(t: ExampleTable) -> None:
    laid_out(t)
    t.expect(monarch(DAGON) == "the-deep", monarch(HYDRA) == "the-deep", deep_ones("the-deep") == 0)
    t.expect(deep_ones("water-1") == 2, deep_ones("water-2") == 2, deep_ones("deck-1") == 1, deep_ones("deck-2") == 1)
    t.expect(deep_ones("water-3") == 0, passengers("deck-3") == 1, passengers("deck-4") == 1)


@example("unfathomable/setup-8", "The chaos deck: two cards of each skill but treachery, seen by nobody")
def chaos_deck(t: ExampleTable) -> None:
    laid_out(t)
    t.expect(deck_size("chaos") == 10, deck_size("will") == 19, deck_size("treachery") == 21)
    t.expect(sees_top(1, "chaos", 10) == False)  # noqa: E712


# ------------------------------------------------------------------ the players


@example("unfathomable/setup-9", "The first player is drawn by lot; from there everybody chooses a character in turn")
def characters(t: ExampleTable) -> None:
    t.start(seats=3, characters="choose")
    t.arrange("dice", results="2")
    t.asked(2, "unfathomable-prompt-character")
    t.choose("play jamie-snell")
    t.asked(3, "unfathomable-prompt-character")
    t.not_offered("play jamie-snell")
    t.choose("play beatrice-sharpe")
    t.asked(1, "unfathomable-prompt-character")
    t.choose("play samira-dualeh")
    t.expect(character(1) == SAMIRA, character(2) == JAMIE, character(3) == BEATRICE)


@example("unfathomable/setup-10", "Everybody takes the feat of the character; those of the others stay in the box")
def play_areas(t: ExampleTable) -> None:
    laid_out(t, CREW)
    t.expect(area(1).has("full-steam-ahead"), area(2).has("quick-cast"), area(3).has("arrest-order"))


@example("unfathomable/setup-11", "Everybody takes the starting item; the other items are the item deck")
def starting_items(t: ExampleTable) -> None:
    laid_out(t, CREW)
    t.expect(items(1) == ("tool-kit",), items(2) == ("elder-sign-amulet",), items(3) == ("repeating-rifle",))
    t.expect(deck_size("items") == 17, sees_top(1, "items") == False)  # noqa: E712


@example("unfathomable/setup-12", "Everybody begins where the character sheet says")
def starting_spaces(t: ExampleTable) -> None:
    laid_out(t, CREW)
    t.expect(where(1) == "boiler-room", where(2) == "chapel", where(3) == "bridge")


@example("unfathomable/setup-13", "From the left of the first player, everybody takes 3 cards of choice of the own set")
def starting_hand(t: ExampleTable) -> None:
    laid_out(t, f"{JEANNE} {WILLIAM} {SVETLANA}")
    t.asked(2, "unfathomable-prompt-skill-type")
    t.choose("lore", "lore", "will")
    t.expect(skills_in_hand(2) == ("lore", "lore", "will"))
    t.asked(3, "unfathomable-prompt-skill-type")
    t.choose("lore")
    t.not_offered("lore", "strength")  # she has one lore card in her set, and no strength
    t.expect(hand_size(1) == 0, unchanged=True)
    t.choose("influence", "observation")
    t.expect(skills_in_hand(3) == ("influence", "lore", "observation"))


@example("unfathomable/setup-14", "The waypoint deck and the captain's card go to the first in succession")
def captain(t: ExampleTable) -> None:
    prepared(t, f"{SAMIRA} {KEILANI} {EDMUND}")
    t.expect(area(2).has("captain"), deck_size("waypoints") == 20, sees_top(2, "waypoints") == False)  # noqa: E712


@example("unfathomable/setup-15", "The spell deck and the keeper's card go to the first in succession")
def keeper(t: ExampleTable) -> None:
    prepared(t, f"{SAMIRA} {KEILANI} {EDMUND}")
    t.expect(area(3).has("keeper"), deck_size("spells") == 20, sees_top(3, "spells") == False)  # noqa: E712


# ------------------------------------------------------------------ loyalty


@example("unfathomable/setup-16", "The loyalty deck: two cards for each player, the more players the more traitors")
def loyalty_cards_by_players(t: ExampleTable) -> None:
    laid_out(t, TRIO)
    starting_hands(t)
    t.expect(loyalty_deck("hybrid") == 1, loyalty_deck("cultist") == 0, loyalty_deck("human") == 5)
    laid_out(t, FOUR)
    starting_hands(t)
    t.expect(loyalty_deck("hybrid") == 1, loyalty_deck("cultist") == 1, loyalty_deck("human") == 6)
    laid_out(t, f"{FOUR} {JAMIE}")
    starting_hands(t)
    t.expect(loyalty_deck("hybrid") == 2, loyalty_deck("cultist") == 0, loyalty_deck("human") == 8)
    laid_out(t, f"{FOUR} {JAMIE} {SVETLANA}")
    starting_hands(t)
    t.expect(loyalty_deck("hybrid") == 2, loyalty_deck("cultist") == 1, loyalty_deck("human") == 9)


@example("unfathomable/setup-16", "A first game of four has a Human in the Cultist's place")
def first_game(t: ExampleTable) -> None:
    laid_out(t, FOUR, start="learning")
    t.expect(loyalty_deck("hybrid") == 1, loyalty_deck("cultist") == 0, loyalty_deck("human") == 7)
    t.expect(dials() == (8, 8, 8, 8))


@example("unfathomable/setup-17", "Everybody is dealt one card and looks at it, at no other")
def dealt(t: ExampleTable) -> None:
    laid_out(t)
    starting_hands(t)
    t.expect(loyalty_cards(1) == 1, loyalty_cards(2) == 1, loyalty_cards(3) == 1, deck_size("loyalties") == 3)
    t.expect(knows_loyalty(1, 1) == True, knows_loyalty(1, 2) == False, knows_loyalty(2, 1) == False)  # noqa: E712


@example("unfathomable/setup-17", "In a first game nobody has a loyalty card before all have had a turn")
def dealt_late(t: ExampleTable) -> None:
    laid_out(t, TRIO, start="learning")
    for _ in range(3):
        t.expect(loyalty_cards(1) == 0, loyalty_cards(2) == 0, loyalty_cards(3) == 0, unchanged=True)
        t.arrange("phase", name="discard")
        t.play()
    t.expect(loyalty_cards(1) == 1, loyalty_cards(2) == 1, loyalty_cards(3) == 1, deck_size("loyalties") == 3)


# ------------------------------------------------------------------ variants


@example("unfathomable/no-cultist", "Four players without the Cultist: one Human more, and lower dials")
def no_cultist(t: ExampleTable) -> None:
    laid_out(t, FOUR, cultist="without")
    t.expect(dials() == (7, 6, 6, 7))
    starting_hands(t)
    t.expect(loyalty_deck("hybrid") == 1, loyalty_deck("cultist") == 0, loyalty_deck("human") == 7)


@example("unfathomable/no-cultist", "With three or five players there is no Cultist anyway: nothing changes")
def no_cultist_anyway(t: ExampleTable) -> None:
    laid_out(t, TRIO, cultist="without")
    t.expect(dials() == (8, 8, 8, 8))


@example("unfathomable/difficulty", "Easier for the humans: all dials 2 higher")
def easier_for_humans(t: ExampleTable) -> None:
    laid_out(t, difficulty="easier-for-humans")
    t.expect(dials() == (10, 10, 10, 10))


@example("unfathomable/difficulty", "Easier for the traitors: all dials 2 lower")
def easier_for_traitors(t: ExampleTable) -> None:
    laid_out(t, FOUR, cultist="without", difficulty="easier-for-traitors")
    t.expect(dials() == (5, 4, 4, 5))
