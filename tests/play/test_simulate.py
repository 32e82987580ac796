"""Many games: the same whatever the workers, honestly summed up, played by bots that see only their own view."""

from __future__ import annotations

from typing import Any

import pytest

import rulebound
from rulebound.core.material.cards import Pile
from rulebound.core.state.errors import RuleboundError
from rulebound.games.lantern import Lantern
from rulebound.play.bots import RandomBot, best, bots, make
from rulebound.play.simulate import Summary, play_one, simulate, wilson


def counted(found: Summary) -> tuple[Any, ...]:
    return found.games, found.wins, found.rounds, found.decisions, dict(found.endings)


def test_the_result_does_not_depend_on_the_workers() -> None:
    assert counted(simulate("lantern", 30, workers=1, seed=5)) == counted(simulate("lantern", 30, workers=2, seed=5))


def test_the_same_seed_gives_the_same_games_and_another_gives_others() -> None:
    first = [counted(play_one(Lantern, {}, seed, RandomBot)) for seed in range(6)]
    again = [counted(play_one(Lantern, {}, seed, RandomBot)) for seed in range(6)]
    assert first == again
    assert len({decisions for _, _, _, decisions, _ in first}) > 1


def test_everything_is_counted() -> None:
    told: list[int] = []
    found = simulate("lantern", 25, seed=1, progress=told.append)
    assert found.games == sum(told) == sum(found.endings.values()) == 25
    assert found.wins == sum(n for (won, _), n in found.endings.items() if won)
    assert found.rounds >= 25
    assert found.speed > 0
    low, high = found.interval
    assert low <= found.win_rate <= high


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (50, 100, 0.4038, 0.5962), (0, 0, 0, 1)],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"game": "nowhere"}, "nowhere.*lantern"),
        ({"games": 0}, "at least 1 game"),
        ({"workers": 0}, "workers can be 1 to"),
        ({"bot": "oracle"}, "oracle.*random, lantern"),
        ({"options": {"seats": "9"}}, "1, 2, 3, 4"),
    ],
)
def test_wrong_requests_are_answered_with_the_right_ones(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(RuleboundError, match=sentence):
        simulate(**{"game": "lantern", "games": 1, **wrong})


@pytest.mark.parametrize("roles", ["open", "secret"])
def test_the_lantern_bot_plays_clearly_better_than_chance(roles: str) -> None:
    options = {"seats": "2", "roles": roles}
    clever = simulate("lantern", 60, "lantern", options=options)
    chance = simulate("lantern", 60, "random", options=options)
    assert clever.interval[0] > chance.interval[1]


def test_every_game_has_a_random_bot_and_its_own_is_the_best() -> None:
    assert list(bots("lantern")) == ["random", "lantern"]
    assert best("lantern") == "lantern"


@pytest.mark.parametrize("name", ["random", "lantern"])
@pytest.mark.parametrize("options", [{"seats": "1"}, {"seats": "3", "roles": "secret"}], ids=["alone", "secret"])
def test_bots_answer_every_decision_from_their_view(name: str, options: dict[str, str]) -> None:
    for seed in range(5):
        table = rulebound.new("lantern", options, seed)
        players = [make("lantern", name, seed + s) for s in range(len(table.game.seats))]
        while table.decision is not None:
            seat = table.waiting[-1]
            table.choose(players[seat].choose(table.view(seat), seat), seat)


def test_a_random_bot_picks_alike_with_and_without_a_view() -> None:
    table = rulebound.new("lantern", {"seats": "2"}, seed=4)
    assert table.decision is not None
    seat = table.waiting[0]
    for seed in range(20):
        keys = RandomBot(seed).choose(table.view(seat), seat)
        assert keys == tuple(o.key for o in RandomBot(seed).pick(table.decision, seat))


def test_the_wrecker_lays_nothing() -> None:
    laid = 0
    for seed in range(12):
        table = rulebound.new("lantern", {"seats": "2", "roles": "secret"}, seed)
        players = [make("lantern", "lantern", s) for s in range(2)]
        roles = [table.game.entity(table.game.named(Pile, "role", s).cards[0]).code for s in range(2)]
        while table.decision is not None:
            seat, prompt = table.waiting[0], table.decision.prompt
            answer = players[seat].choose(table.view(seat), seat)
            if prompt == "lantern-prompt-vigil" and roles[seat] == "wrecker":
                laid += 1
                assert answer == ("nothing",)
            table.choose(answer, seat)
    assert laid
