"""What everybody may know, and what nobody may look at: chapters 3 and 4."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.activation import CREW, dagon_acts
from rulebound.games.unfathomable.examples.probes import (
    added,
    calm,
    counted,
    crisis,
    discard_top,
    in_view,
    items,
    passenger_supply,
    pile,
)


@example("unfathomable/3", "What has left the game goes back to the box, and nobody may look at it")
def removed_from_the_game(t: ExampleTable) -> None:
    calm(t)
    t.arrange("item", seat=1, code="jam-tin-grenade")
    t.arrange("stand", seat=1, space="deck-7")
    t.expect(in_view(2).has("jam-tin-grenade"), unchanged=True)
    t.choose("throw jam-tin-grenade")
    t.expect(items(1).lacks("jam-tin-grenade"), pile("removed").has("jam-tin-grenade"))
    t.expect(in_view(1).lacks("jam-tin-grenade"), in_view(2).lacks("jam-tin-grenade"))


@example("unfathomable/4.1", "Everybody knows how many cards a deck has left")
def size_of_a_deck(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="galley")
    t.expect(counted(2, "strength") == 19, unchanged=True)  # 21, less 2 in the chaos deck
    t.choose("galley", "strength", "done")
    t.expect(counted(2, "strength") == 18, counted(3, "strength") == 18)


@example("unfathomable/4.2", "Of a discard pile everybody sees the top card, and no other")
def top_of_a_discard_pile(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=1, cards="watch-and-learn-1 watch-and-learn-2")
    t.choose("learn watch-and-learn-1", "will", "will")
    t.expect(discard_top("observation") == "watch-and-learn-1", in_view(2).has("watch-and-learn-1"))
    t.choose("learn watch-and-learn-2")
    t.expect(in_view(2).has("watch-and-learn-1"), unchanged=True)
    t.choose("will", "will")
    t.expect(in_view(2).has("watch-and-learn-2"), in_view(2).lacks("watch-and-learn-1"))


@example("unfathomable/4.2-1", "Nobody counts a discard pile; a deck anybody may")
def no_counting_of_discards(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=1, cards="watch-and-learn-1")
    t.choose("learn watch-and-learn-1", "will", "will")
    t.expect(discard_top("observation") == "watch-and-learn-1", counted(1, "observation-discard") == -1)
    t.expect(counted(1, "will") == 17, unchanged=True)


@example("unfathomable/4.3", "Everybody knows how many Deep Ones and passengers the supply holds")
def what_the_supply_holds(t: ExampleTable) -> None:
    calm(t, CREW)
    t.expect(counted(2, "deep_ones") == 20, counted(2, "passengers") == 7)
    t.arrange("monarch", who="father-dagon", space="water-5")
    dagon_acts(t)
    t.expect(counted(2, "deep_ones") == 18, passenger_supply() == 7)


@example("unfathomable/4.4", "What lies face up before a player is seen by all")
def open_play_areas(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="cargo-hold")
    t.arrange("top", pile="items", codes="shotgun plimsolls")
    t.choose("cargo-hold")
    t.expect(in_view(2).lacks("shotgun"), in_view(1).has("shotgun"))
    t.choose("take shotgun")
    t.expect(in_view(2).has("shotgun"), in_view(2).lacks("plimsolls"))


@example("unfathomable/4.5", "Everybody knows how many loyalty cards a player has, only the player which ones")
def number_of_loyalty_cards(t: ExampleTable) -> None:
    t.start(seats=3, characters=CREW)
    t.arrange("dice", results="1")
    t.choose("lore", "lore", "lore", "strength", "strength", "strength")  # the first cards of seats 2 and 3
    t.expect(counted(2, "loyalty-1") == 1, counted(1, "loyalty-3") == 1)
    for seat, card in ((2, "human"), (3, "human"), (1, "hybrid")):
        t.arrange("loyalty", seat=seat, codes=card)
    t.expect(in_view(1).has("hybrid"), in_view(2).lacks("hybrid"))


@example("unfathomable/4.6", "Everybody knows how many cards a player holds, only the player which ones")
def size_of_a_hand(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="galley")
    t.arrange("top", pile="strength", codes="rampage-3")
    t.choose("galley", "strength", "done")
    t.expect(counted(2, "hand-1") == 1, in_view(1).has("rampage-3"), in_view(2).lacks("rampage-3"))


def a_check_with_cards(t: ExampleTable) -> None:
    """Flooding Compartment of seat 1; seat 2 holds two cards, seat 3 one."""
    calm(t, CREW)
    t.arrange("hand", seat=2, cards="rampage-3 rampage-4")
    t.arrange("hand", seat=3, cards="persistence-1")
    crisis(t, "flooding-compartment", chaos="shrivelling-1 coordinated-effort-1")
    for seat in (2, 3):
        t.choose("pass", seat=seat)  # nobody does anything before cards are added


@example("unfathomable/4.7", "Everybody knows how many cards each player has added to a check, not which ones")
def cards_added_by_each(t: ExampleTable) -> None:
    a_check_with_cards(t)
    t.choose("add rampage-3, add rampage-4")
    t.expect(added(2) == 2, in_view(3).lacks("rampage-3"), in_view(1).lacks("rampage-4"))


@example("unfathomable/4.8", "Everybody knows how many cards lie in a check altogether, the chaos cards with them")
def cards_added_by_all(t: ExampleTable) -> None:
    a_check_with_cards(t)
    t.expect(counted(1, "check") == 2)
    t.choose("add rampage-3")
    t.expect(counted(1, "check") == 3, counted(3, "check") == 3)
