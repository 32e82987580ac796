"""The bot plays whole games from its seat's view alone."""

from __future__ import annotations

import pytest

from rulebound.core.knowing.view import view
from rulebound.core.material.cards import LAST, move
from rulebound.games.ah3.board import SCENARIOS
from rulebound.games.ah3.bot import BOTS
from rulebound.games.ah3.bots.effects import CLUE, worth
from rulebound.games.ah3.bots.sight import BOOK as BOOK_OF_HORROR
from rulebound.games.ah3.bots.wanted import Outlook
from rulebound.games.ah3.rulebook import BOOK
from rulebound.games.ah3.state import ArkhamHorror


def begun(seats: int, scenario: str, seed: int = 1) -> ArkhamHorror:
    assert ArkhamHorror.book is BOOK
    return ArkhamHorror.new({"seats": str(seats), "scenario": scenario}, seed, durable=False)


def play(g: ArkhamHorror, rounds: int) -> None:
    """Bots in all seats, until the game or so many rounds are over."""
    players = [BOTS["sleuth"](seat) for seat in range(len(g.seats))]
    while g.outcome is None and g.clock.round <= rounds:
        seat = g.waiting[0]
        g.choose(players[seat].choose(view(g, seat), seat), seat)


def test_bots_play_a_whole_game() -> None:
    g = begun(2, "azathoth")
    play(g, 99)
    assert g.outcome is not None


@pytest.mark.parametrize("scenario", [s for s in SCENARIOS if s != "azathoth"])
def test_bots_know_their_way_in_every_scenario(scenario: str) -> None:
    g = begun(2, scenario)
    play(g, 2)
    assert g.clock.round > 2 or g.outcome is not None


def looking(seats: int, seed: int = 1) -> tuple[ArkhamHorror, Outlook]:
    """A game at its first turn, and how the first seat sees it."""
    g = begun(seats, "azathoth", seed)
    while g.clock.phase != "action":
        seat = g.waiting[0]
        g.choose(BOTS["sleuth"](1).choose(view(g, seat), seat), seat)
    return g, Outlook(view(g, 0), 0)


def test_the_book_goes_to_whoever_can_use_it() -> None:
    g = begun(2, "azathoth")
    play(g, 1)
    (holder,) = [i for i in g.investigators if any(c.code == BOOK_OF_HORROR for c in g.cards(i.assets))]
    assert holder.code == "calvin-wright"


def test_doom_is_worth_more_where_an_anomaly_is_near() -> None:
    g, _ = looking(1)
    for space, doom in (("train-station", 2), ("graveyard", 1)):
        g.change(g.space(space), doom=doom)
    sight = Outlook(view(g, 0), 0)
    assert sight.clearing(sight.spaces["train-station"], 1) > sight.clearing(sight.spaces["graveyard"], 1) > 0
    assert sight.clearing(sight.spaces["train-station"], -1) < 0


def test_it_remembers_which_events_went_under_the_deck() -> None:
    g, sight = looking(1)
    lying = tuple([c.code for c in g.cards("events-discard")])
    assert lying
    assert sight.memory.discard == lying
    for card in g.cards("events-discard"):
        move(g, card, g.pile("events"), LAST)
    assert Outlook(view(g, 0), 0, sight.memory).memory.bottom == lying


def test_a_clue_behind_a_test_is_worth_less_than_a_clue() -> None:
    _, sight = looking(1)
    clue = ["w", "ah3-form-clue", ()]
    tested = ["w", "ah3-form-test-passed", (("skill", ["w", "ah3-lore", ()]), ("modifier", 0), ("passed", clue))]
    assert worth(sight, clue) == CLUE
    assert 0 < worth(sight, tested) < CLUE
