"""What comes before each round (a game's `between`) lies after the checkpoint: undo and saves work across it.

Rounds in which nobody is asked anything are none.
"""

from __future__ import annotations

import dataclasses
import random

import pytest

import rulebound
from rulebound import Table
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose
from rulebound.core.state.entities import Option
from rulebound.core.state.errors import EndlessRules
from rulebound.games.lantern import Lantern
from rulebound.games.lantern.rules.watch import watch
from rulebound.play.opening import opened
from tests.play.playing import play, whole

GIFTS = (Option("gift", "core-option-pass"), Option("no-gift", "core-option-pass"))


@flow
def gift(g: Lantern) -> Steps[None]:
    """The lead is asked twice, and what they choose changes the table."""
    for _ in range(2):
        picked = yield from choose(g, g.clock.lead, GIFTS)
        you = g.seat(g.clock.lead)
        g.change(you, oil=you.oil + (picked.key == "gift"))


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table in the second round's `between`, with one of its two decisions made."""
    monkeypatch.setattr(Lantern, "book", dataclasses.replace(Lantern.book, between=gift))
    table = rulebound.new("lantern", {"seats": "2"}, seed=3)
    rng = random.Random(3)
    while table.game.clock.round < 2:
        play(table, rng, 1)
    assert keys(table) == ("gift", "no-gift")
    table.choose("gift")
    return table


def keys(table: Table) -> tuple[str, ...]:
    assert table.decision is not None
    return table.decision.keys()


def test_the_checkpoint_is_set_before_it(table: Table) -> None:
    saved = [line for line in table.text().splitlines() if line.startswith("checkpoint: ")]
    assert saved == [f"checkpoint: {len(table.answers) - 1}"]


def test_undo_goes_back_into_it_and_out_of_it(table: Table) -> None:
    oil = table.game.seat(table.game.clock.lead).oil
    table.choose("gift")
    assert "gift" not in keys(table)
    table.undo(force=True)
    assert keys(table) == ("gift", "no-gift")
    assert table.game.seat(table.game.clock.lead).oil == oil
    for _ in range(2):
        table.undo(force=True)
    assert table.game.clock.round == 1
    assert "gift" not in keys(table)


@pytest.mark.parametrize("version", ["1", "2"], ids=["same rules", "newer rules"])
def test_a_save_made_in_it_goes_on_in_it(table: Table, version: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same rules play it from the start, newer ones from the checkpoint: through `between` both times."""
    text, position = table.text(), table.game.state_hash()
    monkeypatch.setattr(Lantern, "book", dataclasses.replace(Lantern.book, version=version))
    other = opened(text)
    assert bool(other.changed) == (version == "2")
    assert other.game.state_hash() == position
    assert keys(other) == ("gift", "no-gift")
    for one in (table, other):
        one.choose("no-gift")
        play(one, random.Random(1), 6)
    assert other.game.state_hash() == table.game.state_hash()
    other.undo(force=True)


def test_a_game_in_it_is_cloned(table: Table) -> None:
    other = table.game.clone()
    for g in (table.game, other):
        g.choose("gift")
    assert other.state_hash() == table.game.state_hash()


@flow
def first_watch_only(g: Lantern) -> Steps[None]:
    if g.clock.round == 1:
        yield from watch(g)


def test_an_answer_after_which_nobody_is_asked_any_more_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds would go by for ever; the table stands as before, its checkpoints too."""
    phases = (("watch", first_watch_only),)
    monkeypatch.setattr(Lantern, "book", dataclasses.replace(Lantern.book, phases=phases))
    table = rulebound.new("lantern", {"seats": "1"}, seed=1)
    table.choose("fetch")
    before = whole(table)
    with pytest.raises(EndlessRules, match="nobody would ever be asked again"):
        table.choose("pass")
    assert whole(table) == before
    table.undo()
    assert "fetch" in keys(table)
