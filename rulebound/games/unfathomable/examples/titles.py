"""Titles: captain and Keeper of the Tome, and to whom they pass (chapter 43)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.activation import CREW
from rulebound.games.unfathomable.examples.probes import (
    BEATRICE,
    EDMUND,
    JAMIE,
    JEANNE,
    KEILANI,
    SAMIRA,
    WILLIAM,
    actions,
    area,
    calm,
    captain,
    crisis,
    deck_size,
    dial,
    keeper,
    prepared,
    sees_bottom,
    sees_top,
    turn_of,
    voyage,
    where,
)

FOUR = f"{JEANNE} {WILLIAM} {JAMIE} {BEATRICE}"
"""The captaincy passes to Jeanne, Jamie, Beatrice, William; the tome to William, Beatrice, Jamie, Jeanne."""


def arrest(t: ExampleTable, whom: str) -> None:
    """The captain decides Accusation: this human goes to the Brig."""
    crisis(t, "accusation")
    t.choose("first", f"arrest {whom}")


@example("unfathomable/43", "There are two titles, each of them a card in somebody's play area")
def two_titles(t: ExampleTable) -> None:
    prepared(t, CREW)
    t.expect(area(1).has("captain"), area(2).has("keeper"), area(3).lacks("captain"), area(3).lacks("keeper"))


@example("unfathomable/43.1", "Each title has its own line of succession: the first in one is the last in the other")
def two_lines(t: ExampleTable) -> None:
    prepared(t, f"{SAMIRA} {WILLIAM} {KEILANI}")
    t.expect(area(3).has("captain"), area(2).has("keeper"))


@example("unfathomable/43.2", "At the start each title goes to the first in its line, here both to the same player")
def first_in_line(t: ExampleTable) -> None:
    prepared(t, f"{BEATRICE} {EDMUND} {SAMIRA}")
    t.expect(area(1).has("captain"), area(1).has("keeper"))


@example("unfathomable/43.4", "A lost title goes to the highest in succession of those who are left")
def to_the_next(t: ExampleTable) -> None:
    calm(t, FOUR)
    arrest(t, JEANNE)
    t.expect(where(1) == "brig", captain() == 3)


@example("unfathomable/43.4-1", "Humans in the Brig and revealed traitors are passed over")
def not_available(t: ExampleTable) -> None:
    calm(t, f"{FOUR} {KEILANI}")
    t.arrange("title", which="captain", seat=1)
    t.arrange("stand", seat=5, space="brig")  # Keilani would be the first, Jamie the third
    t.arrange("traitor", seat=3)
    arrest(t, JEANNE)
    t.expect(captain() == 4)


@example("unfathomable/43.4-2", "Who loses a title gets it back only if every other human is in the Brig")
def only_the_loser_is_left(t: ExampleTable) -> None:
    calm(t, CREW)
    for seat in (1, 3):
        t.arrange("stand", seat=seat, space="brig")
    t.arrange("title", which="captain", seat=2)
    crisis(t, "fear-of-the-unknown", seat=2, chaos="rampage-4 keen-insight-3")
    t.expect(keeper() == 2, where(2) == "sick-bay")


@example("unfathomable/43.4-2", "With anybody else free the loser does not get it back, though first in line")
def not_the_loser(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("stand", seat=3, space="brig")
    crisis(t, "fear-of-the-unknown", chaos="rampage-4 keen-insight-3")
    t.expect(keeper() == 1, where(2) == "sick-bay")


@example("unfathomable/43.4-3", "With everybody in the Brig the title goes to the first in line of the prisoners")
def all_in_the_brig(t: ExampleTable) -> None:
    calm(t, CREW)
    for seat in (1, 3):
        t.arrange("stand", seat=seat, space="brig")
    t.arrange("title", which="captain", seat=2)
    crisis(t, "accusation", seat=2)
    t.choose("first")
    t.expect(where(2) == "brig", captain() == 1, keeper() == 2)


@example("unfathomable/43.6", "Captain means whoever has the card at the moment")
def whoever_has_it(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("title", which="captain", seat=3)
    crisis(t, "food-rationing", seat=2)
    t.asked(3, "unfathomable-prompt-crisis")
    t.choose("second")
    t.expect(dial("food") == 6)


@example("unfathomable/43.7", "The captain has the waypoint deck, and is the one to look into it")
def waypoint_deck(t: ExampleTable) -> None:
    prepared(t, CREW)
    t.expect(area(1).has("captain"), deck_size("waypoints") == 20)
    t.arrange("phase", name="actions")
    t.arrange("hand", seat=1, cards="rampage-4")
    t.arrange("track", which="travel", n=3)
    t.arrange("dice", results="8")
    t.arrange("hand", seat=2)
    t.arrange("hand", seat=3)
    t.choose("boiler-room", "discard rampage-4")
    t.asked(1, "unfathomable-prompt-waypoint")
    t.expect(sees_top(1, "waypoints", 2) == True, sees_top(2, "waypoints") == False)  # noqa: E712


@example("unfathomable/43.11", "Keeper of the Tome means whoever has the card at the moment")
def whoever_keeps_it(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("title", which="keeper", seat=3)
    crisis(t, "mysterious-lifeboat")
    t.asked(3, "unfathomable-prompt-crisis")
    t.choose("second")
    t.expect(dial("sanity") == 7)


@example("unfathomable/43.12", "The keeper has the spell deck, and alone the action that uses it")
def spell_deck(t: ExampleTable) -> None:
    prepared(t, CREW)
    t.expect(area(2).has("keeper"), deck_size("spells") == 20)
    t.arrange("phase", name="actions")
    turn_of(t, 2)
    t.offered("cast keeper")
    turn_of(t, 1)
    t.not_offered("cast keeper")


@example("unfathomable/43.13", "The keeper's action: of the top two spells one is cast, the other goes under the deck")
def cast(t: ExampleTable) -> None:
    voyage(t, CREW)
    t.arrange("top", pile="spells", codes="alchemical-transmutation raise-the-dead")
    turn_of(t, 2)
    t.choose("cast keeper")
    t.arrange("dice", results="8")
    t.choose("cast alchemical-transmutation")
    t.expect(dial("food") == 7, dial("fuel") == 10, dial("souls") == 8, actions(2) == 1)
    t.expect(sees_bottom(2, "spells") == True, deck_size("spells") == 19)  # noqa: E712
