"""Spells: who casts them, what becomes of them (chapter 17)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    actions,
    calm,
    deck_size,
    dial,
    only,
    pile,
    sees_bottom,
    shown_to_all,
    turn_of,
)


def keepers_turn(t: ExampleTable) -> None:
    """William, Keeper of the Tome, is about to act: Feed the Mind and Raise the Dead are the next two spells."""
    calm(t)
    t.arrange("top", pile="spells", codes="feed-the-mind raise-the-dead")
    turn_of(t, 3)


@example("unfathomable/17.1", "A spell is cast only where an ability says so: by the keeper, once a turn")
def by_an_ability(t: ExampleTable) -> None:
    keepers_turn(t)
    t.choose("cast keeper", "cast feed-the-mind")
    t.expect(dial("food") == 7, actions(3) == 1)
    t.refused("cast keeper", "unfathomable/7.10")
    turn_of(t, 1)
    t.not_offered("cast keeper")


@example("unfathomable/17.1-1", "The spell is shown to all and does what it says")
def shown_and_resolved(t: ExampleTable) -> None:
    keepers_turn(t)
    t.choose("cast keeper", "cast feed-the-mind")
    t.expect(shown_to_all("feed-the-mind") == True, dial("food") == 7, dial("sanity") == 10)  # noqa: E712
    t.expect(shown_to_all("raise-the-dead") == False, sees_bottom(3, "spells") == True)  # noqa: E712


@example("unfathomable/17.1-2", "A spell that has been cast leaves the game")
def leaves_the_game(t: ExampleTable) -> None:
    keepers_turn(t)
    t.choose("cast keeper", "cast raise-the-dead")
    t.expect(pile("removed").has("raise-the-dead"), pile("limbo").lacks("raise-the-dead"))


@example("unfathomable/17.2", "Without spells in the deck none can be cast")
def no_spells_left(t: ExampleTable) -> None:
    keepers_turn(t)
    t.offered("cast keeper")
    only(t, "spells", 0)
    t.refused("cast keeper", "unfathomable/43.13")


@example("unfathomable/17.2-1", "If one spell is left, the keeper looks at it and may put it back")
def last_spell_put_back(t: ExampleTable) -> None:
    keepers_turn(t)
    only(t, "spells", 1)
    t.choose("cast keeper")
    t.offered("cast feed-the-mind", "leave")
    t.choose("leave")
    t.asked(3, "unfathomable-prompt-actions")
    t.expect(deck_size("spells") == 1, dial("food") == 8, unchanged=True)


@example("unfathomable/17.2-1", "Or casts it")
def last_spell_cast(t: ExampleTable) -> None:
    keepers_turn(t)
    only(t, "spells", 1)
    t.choose("cast keeper", "cast feed-the-mind")
    t.expect(deck_size("spells") == 0, dial("food") == 7, dial("sanity") == 10)
