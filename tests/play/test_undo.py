"""Taking back: never a peek, always the very position that was there."""

from __future__ import annotations

import random
import statistics
import time

import pytest

import rulebound
from rulebound import Table
from rulebound.core.game.game import Game
from rulebound.play import table as table_module
from rulebound.play.opening import opened
from rulebound.play.record import Entry, perform
from rulebound.play.table import SNAPSHOT_EVERY
from rulebound.play.undo import UndoRefused
from tests.play.playing import answer, play, some_game, vigil, watch, whole


def position(table: Table) -> bytes:
    """The position without the luck ahead."""
    other = table.game.clone()
    other.luck.key = b""
    return other.encode()


@pytest.mark.parametrize("seed", range(6))
def test_every_step_back_is_the_position_that_was(seed: int) -> None:
    rng = random.Random(seed)
    table = some_game(seed, 0)
    moments, logs, free = [], [], []
    while table.decision is not None:
        moments.append(position(table))
        logs.append(list(table.log))
        answer(table, rng)
        free.append(not table.can_undo())
    assert any(free)
    assert not all(free)
    for moment, log, was_free in zip(reversed(moments), reversed(logs), reversed(free), strict=True):
        assert table.undo(force=True).reseeded != was_free
        assert position(table) == moment
        assert [line for line in table.log if line.text != "core-log-reseed"] == log
    with pytest.raises(UndoRefused, match="nothing has been answered yet"):
        table.undo(force=True)


def test_a_free_undo_leaves_no_trace() -> None:
    table = watch()
    before = whole(table)
    table.choose("pour")
    assert table.can_undo() == ""
    undone = table.undo()
    assert (undone.entry.text, undone.reseeded) == ("pour", False)
    assert whole(table) == before


@pytest.mark.parametrize(
    ("key", "reason"), [("kindle", "dice were rolled"), ("draw", "a card was revealed"), ("pour", "")]
)
def test_new_information_stops_undo(key: str, reason: str) -> None:
    table = watch()
    table.choose(key)
    before = whole(table)
    assert table.can_undo() == reason
    if reason:
        with pytest.raises(UndoRefused, match=reason):
            table.undo()
        assert whole(table) == before


def test_a_card_that_only_its_owner_sees_stops_undo() -> None:
    table = watch(2, roles="secret")
    table.choose("draw")
    assert table.can_undo() == "a card was revealed"


def test_rigged_luck_is_told_like_any_other() -> None:
    table = watch()
    table.arrange("dice", results="6 6")
    table.choose("kindle")
    assert table.can_undo() == "dice were rolled"
    table = watch()
    table.arrange("faces", codes="oil-flask")
    table.choose("draw")
    assert table.can_undo() == "a card was revealed"


def test_a_forced_undo_draws_luck_anew() -> None:
    table = watch()
    seen = set()
    for _ in range(12):
        table.choose("draw")
        seen.add(tuple(card.code for card in table.game.hand(table.game.seat(0))))  # type: ignore[attr-defined]
        assert table.undo(force=True).reseeded
    assert len(seen) > 1
    assert [e.reseeds for e in table.answers] == [False, False, True]
    assert table.log[-1].text == "core-log-reseed"
    assert whole(opened(table.text())) == whole(table)


def test_luck_that_was_drawn_anew_stays_so() -> None:
    """Nobody gets the old dice back by going back further, and forward again."""
    table = watch()
    table.choose("fetch")
    table.choose("kindle")
    old = table.game.luck.key
    table.undo(force=True)
    new = table.game.luck.key
    assert new != old
    assert table.can_undo() == ""
    table.undo()
    assert table.game.luck.key == new
    table.choose("fetch")
    table.choose("kindle")
    table.undo(force=True)
    assert table.game.luck.key not in (old, new)
    assert [str(e).split()[0] for e in table.answers].count("!reseed") == 2
    assert whole(opened(table.text())) == whole(table)


def test_a_half_answered_decision_gives_back_the_last_answer() -> None:
    table = vigil()
    empty = whole(table)
    table.choose("nothing", 2)
    one = whole(table)
    table.choose("nothing", 0)
    assert table.undo().entry.seat == 0
    assert table.waiting == (0, 1)
    assert whole(table) == one
    table.undo()
    assert whole(table) == empty


def test_the_answers_of_all_cannot_be_looked_at_and_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = vigil()
    for seat in range(3):
        table.choose("nothing", seat)
    assert table.can_undo() == "dice were rolled"
    monkeypatch.setattr("rulebound.games.lantern.rules.night.roll", lambda g, dice: (1,))
    table.undo(force=True)
    table.choose("nothing", 2)
    assert table.can_undo() == "everybody's answers were shown"


@pytest.mark.parametrize(
    ("roles", "shown", "reason"),
    [
        ("open", True, ""),
        ("secret", True, "a card was revealed"),
        ("secret", False, "the end of the game showed who had won"),
    ],
)
def test_the_end_of_a_game_with_secrets_tells_something(
    monkeypatch: pytest.MonkeyPatch, roles: str, shown: bool, reason: str
) -> None:
    monkeypatch.setattr("rulebound.games.lantern.rules.watch.roll", lambda g, dice: (6,) * dice)
    if not shown:
        monkeypatch.setattr("rulebound.games.lantern.rules.lamps.reveal", lambda g, card: None)
    table = watch(2, roles=roles)
    table.arrange("tokens", on="beacon", kind="flames", n=4)
    table.choose("kindle")
    assert table.outcome is not None
    assert table.can_undo() == reason


def test_an_arranging_step_is_taken_back_too() -> None:
    table = watch()
    before = whole(table)
    table.arrange("tokens", on="harbour", kind="light", n=3)
    assert table.undo().entry.text == "!arrange tokens on=harbour kind=light n=3"
    assert whole(table) == before


def test_going_back_plays_few_answers_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the game is: the way back leads over snapshots."""
    table = some_game(3)
    played: list[int] = []

    def counted(g: Game, entry: Entry) -> None:
        played[-1] += not entry.reseeds
        perform(g, entry)

    monkeypatch.setattr(table_module, "perform", counted)
    took = []
    while table.answers and not all(e.reseeds for e in table.answers):
        played.append(0)
        start = time.perf_counter()
        table.undo(force=True)
        took.append(time.perf_counter() - start)
    assert len(played) > 3 * SNAPSHOT_EVERY
    assert max(played) < SNAPSHOT_EVERY
    assert played[0] == 0  # the position before the last answer is at hand
    assert statistics.median(took) < 0.005


def test_a_long_game_keeps_only_so_many_positions_and_still_goes_back_to_any(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.play.table.KEPT", 8)
    table = rulebound.new("lantern", {"seats": "2"}, seed=4)
    hashes = [table.game.state_hash()]
    for _ in range(400):
        table.arrange("phase", name="watch")
        hashes.append(table.game.state_hash())
    assert len(table._snapshots) <= 8
    assert len(table._checkpoints) <= 8
    for at in (0, 1, 17, 200, 399):
        assert table.replay(at).game.state_hash() == hashes[at]


def test_snapshots_stay_small() -> None:
    table = some_game(3)
    kept = sum(map(len, table._snapshots.values())) + sum(len(c.data) for c in table._checkpoints)
    assert kept / len(table.answers) < 400


def test_undo_after_loading_and_in_a_clone() -> None:
    table = watch()
    table.choose("pour")
    for other in (opened(table.text()), table.clone()):
        assert other.undo().entry.text == "pour"
        play(other, random.Random(1))
    assert rulebound.new("lantern").can_undo() == "nothing has been answered yet"
