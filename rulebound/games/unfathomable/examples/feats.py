"""Feats: each character's own card, used once in a game (chapter 18)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    KEILANI,
    SVETLANA,
    TRIO,
    WILLIAM,
    actions,
    area,
    calm,
    crisis,
    dial,
    pile,
    track,
)


@example("unfathomable/18", "A feat is used once in a game")
def once_in_a_game(t: ExampleTable) -> None:
    calm(t)
    t.choose("full-steam full-steam-ahead")
    t.expect(dial("fuel") == 7, track("travel") == 2)
    t.not_offered("full-steam full-steam-ahead")


@example("unfathomable/18.2", "Every character begins with its feat in the play area")
def from_the_beginning(t: ExampleTable) -> None:
    t.start(seats=3, characters=TRIO)
    t.expect(
        area(1).has("full-steam-ahead"), area(2).has("medical-intervention"), area(3).has("quick-cast"),
        area(1).lacks("quick-cast"),
    )  # fmt: skip


@example("unfathomable/18.3", "A feat that has been used leaves the game")
def leaves_the_game(t: ExampleTable) -> None:
    calm(t)
    t.choose("full-steam full-steam-ahead")
    t.expect(area(1).lacks("full-steam-ahead"), pile("removed").has("full-steam-ahead"))


@example("unfathomable/18.4", "Keilani uses her feat when she has to decide: a resource of her choice, and no crisis")
def does_what_it_says(t: ExampleTable) -> None:
    calm(t, f"{KEILANI} {SVETLANA} {WILLIAM}")
    crisis(t, "class-struggle")
    t.choose("lead unconventional-leader", "food")
    t.expect(dial("food") == 7, dial("sanity") == 8, area(1).lacks("unconventional-leader"), track("travel") == 1)


@example("unfathomable/18.4-1", "A feat with an action ability takes an action")
def takes_an_action(t: ExampleTable) -> None:
    calm(t)
    t.choose("full-steam full-steam-ahead")
    t.expect(actions(1) == 1, area(1).lacks("full-steam-ahead"), track("travel") == 2)
