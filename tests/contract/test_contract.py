"""What every game must do, whatever its rules: these tests run over all games there are."""

from __future__ import annotations

import json
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path
from random import Random

import pytest

import rulebound
from rulebound.core.game.game import Game
from rulebound.core.knowing.view import view
from rulebound.core.state.entities import PUBLIC
from rulebound.core.state.errors import BadOption
from rulebound.games import FOLDER, folder, game_class, names
from rulebound.play.checking import invariants
from rulebound.play.checking.invariants import some_answer
from rulebound.play.checking.leak_check import sample
from rulebound.play.checking.process_check import Answer
from rulebound.play.checking.settled import all_is_settled
from rulebound.play.checking.wandering import Wandering
from tests.contract import golden
from tests.contract.hygiene import field_writes

MOST = 150
"""Decisions of a game that are looked at."""


@pytest.fixture(params=names())
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def kind(name: str) -> type[Game]:
    return game_class(name)


def last_options(kind: type[Game]) -> dict[str, str]:
    """The last value of every option: the fullest table, with all that can be switched on."""
    return {choice.key: choice.values[-1] for choice in kind.book.choices}


def positions(kind: type[Game], seed: int = 1, most: int = MOST) -> Iterator[tuple[Game, list[Answer]]]:
    """A random game, decision by decision, with the answers that led there."""
    g, random = kind.new(last_options(kind), seed), Random(seed)
    answers: list[Answer] = []
    for _ in range(most):
        if g.decision is None:
            return
        yield g, answers
        seat = random.choice(g.waiting)
        picked = some_answer(g.decision, seat, random)
        g.submit(picked, seat)
        answers.append((seat, tuple([o.key for o in picked])))


# ------------------------------------------------------------------ the surface every client uses


def test_a_table_is_played_through_its_surface(name: str, kind: type[Game]) -> None:
    table = rulebound.new(name, last_options(kind), seed=1)
    random = Random(1)
    for _ in range(MOST):
        if table.decision is None:
            assert table.outcome is not None
            break
        assert table.outcome is None
        seat = random.choice(table.waiting)
        keys = list(table.decision.keys(seat))
        table.choose(random.sample(keys, random.randint(table.decision.least, table.decision.most)), seat)
        assert table.log


def test_every_seat_and_spectators_have_a_view_that_is_plain_data(kind: type[Game]) -> None:
    for g, _ in positions(kind):
        assert g.decision is not None
        for seat in range(PUBLIC, len(g.seats)):
            seen = view(g, seat)
            assert json.loads(json.dumps(seen))["game"] == g.book.game
            if seat in g.decision.seats:
                assert [o["key"] for o in seen["decision"]["options"]] == list(g.decision.keys(seat))
            else:
                assert "options" not in seen["decision"]


def test_every_value_of_every_option_makes_a_table(kind: type[Game]) -> None:
    for choice in kind.book.choices:
        assert choice.default in choice.values
        for value in choice.values:
            g = kind.new({choice.key: value}, seed=2)
            invariants.always_a_decision(g)
            invariants.state_is_sound(g)


def test_a_wrong_option_is_answered_with_the_right_ones(kind: type[Game]) -> None:
    with pytest.raises(BadOption, match=f"{kind.book.game} has no option 'moon'"):
        kind.new({"moon": "full"})
    for choice in kind.book.choices:
        right = f"It can be: {', '.join(choice.values)}" if choice.check is None else "."  # free text has its own words
        with pytest.raises(BadOption, match=right):
            kind.new({choice.key: "no such value"})


def test_a_game_comes_to_an_end(kind: type[Game]) -> None:
    g, random = kind.new({}, 3, durable=False), Random(3)
    for _ in range(100_000):
        if g.decision is None:
            break
        seat = random.choice(g.waiting)
        g.submit(some_answer(g.decision, seat, random), seat)
    assert g.outcome is not None


# ------------------------------------------------------------------ what must hold at every decision


def test_an_unfinished_game_always_has_an_answer(kind: type[Game]) -> None:
    for g, _ in positions(kind):
        invariants.always_a_decision(g)
        invariants.denials_agree(g)
        invariants.options_can_be_made_again(g)


def test_every_option_can_be_taken(kind: type[Game]) -> None:
    for g, answers in positions(kind):
        invariants.options_are_legal(g, Random(len(answers)), every=len(answers) % 5 == 0)


def test_plain_and_durable_are_the_same(kind: type[Game]) -> None:
    plain = kind.new(last_options(kind), 1, durable=False)
    given = 0
    for g, answers in positions(kind):
        for seat, keys in answers[given:]:
            plain.choose(keys, seat)
        given = len(answers)
        assert plain.state_hash() == g.state_hash(), answers


def test_a_clone_equals_its_original_and_goes_its_own_way(kind: type[Game]) -> None:
    for g, answers in positions(kind):
        before = g.encode()
        other = g.clone()
        assert other.encode() == before
        assert other.decision is not None
        seat = other.waiting[0]
        other.submit(some_answer(other.decision, seat, Random(len(answers))), seat)
        assert g.encode() == before


def test_a_position_survives_saving_at_every_decision(kind: type[Game]) -> None:
    for g, _ in positions(kind):
        invariants.copies_are_equal(g)


def test_forks_come_to_the_same_end(kind: type[Game]) -> None:
    forks = []
    for g, answers in positions(kind):
        if len(answers) % 7 == 0:
            forks.append((len(answers), g.clone()))
    for at, fork in forks:  # the game itself has been played on meanwhile
        for seat, keys in answers[at:]:
            fork.choose(keys, seat)
        assert fork.state_hash() == g.state_hash()


def test_a_rejected_answer_changes_nothing(kind: type[Game]) -> None:
    for g, _ in positions(kind):
        invariants.rejects_change_nothing(g)


def test_the_state_stays_sound(kind: type[Game]) -> None:
    material = None
    for g, _ in positions(kind):
        material = material or invariants.Material(g)
        material.check(g)
        invariants.state_is_sound(g)
        invariants.nothing_lingers(g)
        invariants.indexes_are_right(g)
        invariants.values_are_fresh(g)


def test_all_that_is_due_has_happened_whenever_somebody_is_asked(kind: type[Game]) -> None:
    for g, _ in positions(kind):
        all_is_settled(g)


@pytest.mark.parametrize("name", [name for name in names() if game_class(name).book.settle is not None])
def test_a_touch_that_is_forgotten_is_found(kind: type[Game], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "touch", lambda g, thing: None)

    def play() -> None:
        for seed in range(10):
            for g, _ in positions(kind, seed, most=400):
                all_is_settled(g)

    with pytest.raises(invariants.Broken, match="all that is due has happened"):
        play()


def test_indexes_follow_every_card_in_play_wherever_it_goes(kind: type[Game]) -> None:
    wandering = Wandering()
    for g, _ in positions(kind):
        wandering.check(g)
    assert len(wandering.tried) > 1


def test_nobody_learns_what_is_hidden(kind: type[Game]) -> None:
    for g, answers in positions(kind):
        if len(answers) % 4 == 0:
            for seat in range(PUBLIC, len(g.seats)):
                assert sample(g, seat, seed=97 * len(answers) + seat).leak is None


# ------------------------------------------------------------------ a whole game to read


def test_the_golden_playthrough(name: str) -> None:
    path = golden.FOLDER / f"{name}.txt"
    again = f"write it with: python -m tests.contract.golden --write {name}"
    assert path.exists(), f"{name} has no golden playthrough: {again}"
    known, now = path.read_text("utf-8"), golden.playthrough(name)
    diff = "\n".join(unified_diff(known.splitlines(), now.splitlines(), "golden", "now", lineterm="", n=2))
    assert known == now, f"the game goes another way now. If that is meant, {again}\n{diff[:3000]}"


# ------------------------------------------------------------------ hygiene


def sources(name: str) -> list[Path]:
    where = folder(name)
    return [p for part in ("rules", "content") for p in sorted((where / part).rglob("*.py"))]


def test_rules_and_cards_write_no_field_directly(name: str) -> None:
    found = [f"{p.relative_to(FOLDER)} {write}" for p in sources(name) for write in field_writes(p.read_text("utf-8"))]
    assert not found, "change things through an atom, such as g.change(thing, field=value):\n" + "\n".join(found)


@pytest.mark.parametrize(
    "line",
    [
        "keeper.oil = 3", "keeper.oil += 1", "keeper.oil: int = 3", "a, keeper.oil = 1, 2", "del keeper.oil",
        "for keeper.oil in range(3): break", "setattr(keeper, 'oil', 3)", "object.__setattr__(keeper, 'oil', 3)",
        "msgspec.structs.force_setattr(keeper, 'oil', 3)", "vars(keeper)['oil'] = 3", "keeper.__dict__['oil'] = 3",
        "g.seat(0).oil = 3",
    ],
)  # fmt: skip
def test_a_field_written_directly_is_found(line: str) -> None:
    assert len(field_writes(f"def rule(g, keeper):\n    {line}\n")) == 1


@pytest.mark.parametrize(
    "source",
    [
        "def rule(g, keeper):\n    oil = keeper.oil\n    g.change(keeper, oil=oil - 1)\n",
        "class Route:\n    def __init__(self, a):\n        self.a = a\n",
        "HOUSES['inn'] = 3\n",
    ],
)
def test_other_code_is_left_alone(source: str) -> None:
    assert field_writes(source) == []
