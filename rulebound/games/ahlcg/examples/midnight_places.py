"""The Midnight Masks: what can be done at the locations of Arkham."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    ZEROES,
    actions,
    area,
    at,
    clues,
    damage,
    deck_size,
    hand,
    hand_size,
    horror,
    midnight,
    mythos,
    resources,
    seated,
    turn_of,
)

ROLAND, DAISY = "roland-banks", "daisy-walker"


def standing(t: ExampleTable, place: str, investigators: str = ROLAND, tokens: str = ZEROES, **options: str) -> None:
    """Everybody is at one location; Roland's turn."""
    midnight(t, investigators, tokens=tokens, **options)
    for seat in range(1, len(investigators.split()) + 1):
        t.arrange("stand", seat=seat, place=place)
    turn_of(t)


def other_town(t: ExampleTable, place: str) -> None:
    """Southside is Ma's Boarding House, Downtown Arkham Asylum; Roland's turn there."""
    t.start(investigators=ROLAND, mode="the-midnight-masks")
    t.arrange("dice", results="2 2")
    seated(t, ROLAND)
    t.arrange("hand", seat=1)
    t.arrange("bag", tokens=ZEROES)
    t.arrange("stand", seat=1, place=place)
    turn_of(t)


@example("ahlcg/activate-action.5", "Your House: a card and a resource for an action")
def your_house(t: ExampleTable) -> None:
    standing(t, "your-house", earlier="R2")
    t.choose("rest your-house")
    t.heard("ahlcg-log-resources", "ahlcg/activate-action.5", n=1)
    t.heard("core-log-ability", "ahlcg/activate-action.5")
    t.expect(hand_size(1) == 1, resources(ROLAND) == 6, actions(ROLAND) == 2)


@example("ahlcg/limits-and-maximums.1", "Your House: once a turn")
def your_house_once_a_turn(t: ExampleTable) -> None:
    standing(t, "your-house", earlier="R2")
    t.choose("rest your-house")
    t.refused("rest your-house", "ahlcg/limits-and-maximums.1")


@example("ahlcg/spawn.6", "Your House: the Ghoul Priest waits there, wherever he is drawn")
def the_priest_at_home(t: ExampleTable) -> None:
    midnight(t, earlier="none")
    t.arrange("stand", seat=1, place="northside")
    mythos(t, "ghoul-priest")
    t.play()
    t.heard("ahlcg-log-spawn", "ahlcg/spawn.6")
    t.expect(at("ghoul-priest") == "your-house")
    t.heard("core-log-forced", "ahlcg/ability.forced.4")


@example("ahlcg/limits-and-maximums.3", "Southside, Historical Society: 3 cards, once a game for each investigator")
def historical_society(t: ExampleTable) -> None:
    standing(t, "southside", f"{ROLAND} {DAISY}")
    t.choose("look-things-up southside")
    t.expect(hand_size(1) == 3)
    t.refused("look-things-up southside", "ahlcg/limits-and-maximums.1")
    turn_of(t, seat=2)
    t.choose("look-things-up southside", seat=2)
    t.expect(hand_size(2) == 3)


@example("ahlcg/search.3", "Southside, Ma's Boarding House: an Ally from your deck")
def boarding_house(t: ExampleTable) -> None:
    other_town(t, "southside")
    t.arrange("deck", seat=1, cards="knife beat-cop flashlight guard-dog")
    t.choose("ask-around southside", "take beat-cop")
    t.expect(hand(1) == ("beat-cop",), deck_size(1) == 3, actions(ROLAND) == 2)
    t.refused("ask-around southside", "ahlcg/limits-and-maximums.1")


@example("ahlcg/heal.1", "St. Mary's Hospital: 3 damage healed, once a game")
def hospital(t: ExampleTable) -> None:
    standing(t, "st-marys-hospital")
    t.arrange("tokens", on=ROLAND, kind="damage", n=5)
    t.choose("be-treated st-marys-hospital")
    t.expect(damage(ROLAND) == 2, actions(ROLAND) == 2)
    t.refused("be-treated st-marys-hospital", "ahlcg/limits-and-maximums.1")


@example("ahlcg/search.3", "Miskatonic University: a Tome or Spell among the top 6 cards of your deck")
def university(t: ExampleTable) -> None:
    standing(t, "miskatonic-university")
    t.arrange("deck", seat=1, cards="knife guts knife guts knife old-book-of-lore shrivelling")
    t.choose("study miskatonic-university")
    t.not_offered("take shrivelling", "take knife")
    t.choose("take old-book-of-lore")
    t.heard("core-log-shuffle", "ahlcg/activate-action.5")
    t.expect(hand(1) == ("old-book-of-lore",), deck_size(1) == 6, actions(ROLAND) == 2)


@example("ahlcg/gains.2", "Downtown, First Bank of Arkham: 3 resources, once a game")
def bank(t: ExampleTable) -> None:
    standing(t, "downtown")
    t.choose("withdraw downtown")
    t.expect(resources(ROLAND) == 8, actions(ROLAND) == 2)
    t.refused("withdraw downtown", "ahlcg/limits-and-maximums.1")


@example("ahlcg/heal.1", "Downtown, Arkham Asylum: 3 horror healed")
def asylum(t: ExampleTable) -> None:
    other_town(t, "downtown")
    t.arrange("tokens", on=ROLAND, kind="horror", n=4)
    t.choose("be-calmed downtown")
    t.expect(horror(ROLAND) == 1, actions(ROLAND) == 2)
    t.refused("be-calmed downtown", "ahlcg/limits-and-maximums.1")


@example("ahlcg/heal.1", "St. Mary's Hospital: of no use to whoever is unhurt; a single wound is enough")
def nothing_to_treat(t: ExampleTable) -> None:
    standing(t, "st-marys-hospital")
    t.refused("be-treated st-marys-hospital", "ahlcg/costs.9")
    t.arrange("tokens", on=ROLAND, kind="damage", n=1)
    t.choose("be-treated st-marys-hospital")
    t.expect(damage(ROLAND) == 0)


@example("ahlcg/heal.1", "Arkham Asylum: of no use to whoever is calm; a single fright is enough")
def nothing_to_calm(t: ExampleTable) -> None:
    other_town(t, "downtown")
    t.refused("be-calmed downtown", "ahlcg/costs.9")
    t.arrange("tokens", on=ROLAND, kind="horror", n=1)
    t.choose("be-calmed downtown")
    t.expect(horror(ROLAND) == 0)


@example("ahlcg/limits-and-maximums.3", "Southside, Historical Society: of no use to whoever has no card left to draw")
def nothing_to_look_up(t: ExampleTable) -> None:
    standing(t, "southside")
    t.arrange("deck", seat=1)
    t.refused("look-things-up southside", "ahlcg/costs.9")


@example("ahlcg/search.3", "Miskatonic University: of no use without a deck to search")
def nothing_to_study(t: ExampleTable) -> None:
    standing(t, "miskatonic-university")
    t.arrange("deck", seat=1)
    t.refused("study miskatonic-university", "ahlcg/costs.9")


@example("ahlcg/search.2", "Southside, Ma's Boarding House: nor is there anybody to ask for")
def nobody_to_ask_for(t: ExampleTable) -> None:
    other_town(t, "southside")
    t.arrange("deck", seat=1)
    t.refused("ask-around southside", "ahlcg/costs.9")


@example("ahlcg/initiation.2", "Easttown: an Ally costs 2 less there")
def easttown(t: ExampleTable) -> None:
    standing(t, "easttown")
    t.arrange("hand", seat=1, cards="beat-cop")
    t.choose("play beat-cop")
    t.expect(resources(ROLAND) == 3, area(1) == ("beat-cop",))


@example("ahlcg/initiation.2", "Easttown: other cards cost what they always cost")
def easttown_is_not_cheap(t: ExampleTable) -> None:
    standing(t, "easttown")
    t.arrange("hand", seat=1, cards="45-automatic")
    t.choose("play 45-automatic")
    t.expect(resources(ROLAND) == 1)


def to_the_graveyard(t: ExampleTable, tokens: str) -> None:
    midnight(t, tokens=tokens)
    turn_of(t)


@example("ahlcg/ability.forced.5", "Graveyard: willpower against 3; whoever fails may bear 2 horror and stay")
def graveyard_horror(t: ExampleTable) -> None:
    to_the_graveyard(t, "-1 -1")
    t.choose("move graveyard", "horror")
    t.expect(horror(ROLAND) == 2, damage(ROLAND) == 0, at(ROLAND) == "graveyard")


@example("ahlcg/must.1", "Graveyard: or flee to Rivertown")
def graveyard_flight(t: ExampleTable) -> None:
    to_the_graveyard(t, "-1 -1")
    t.choose("move graveyard", "rivertown")
    t.expect(horror(ROLAND) == 0, at(ROLAND) == "rivertown", actions(ROLAND) == 2)


@example("ahlcg/skill-test-st.6", "Graveyard: whoever keeps calm just walks in")
def graveyard_calm(t: ExampleTable) -> None:
    to_the_graveyard(t, "0 0")
    t.choose("move graveyard")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(horror(ROLAND) == 0, at(ROLAND) == "graveyard", clues("graveyard") == 2)


@example("ahlcg/limits-and-maximums.4", "Northside: 5 resources buy 2 clues, once a game for the whole group")
def northside(t: ExampleTable) -> None:
    standing(t, "northside", f"{ROLAND} {DAISY}")
    t.choose("bribe northside")
    t.expect(clues(ROLAND) == 2, resources(ROLAND) == 0, clues("northside") == 4)
    turn_of(t, seat=2)
    t.refused("bribe northside", "ahlcg/limits-and-maximums.4", seat=2)
