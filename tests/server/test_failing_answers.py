"""An answer that comes by itself and fails does not stop its table: a bot gives another one, a person is asked."""

from __future__ import annotations

import pytest

from rulebound.core.state.entities import Option
from rulebound.games.lantern import Lantern
from rulebound.games.lantern.bot import LanternBot
from rulebound.play.bots import best, make
from rulebound.play.preferences import Preferences
from rulebound.server import bot_client
from tests.server.at_table import Caller, Server


def breaks(monkeypatch: pytest.MonkeyPatch, verb: str) -> list[str]:
    """From now on the rules of Lantern fail half-way wherever this is answered. What was tried in vain."""
    submit = Lantern.submit
    failed: list[str] = []

    def fails(g: Lantern, picked: tuple[Option, ...], seat: int) -> None:
        if any(option.key.startswith(verb) for option in picked):
            failed.append(picked[0].key)
            g.seat(0).oil += 1
            raise ZeroDivisionError("the lamp went out")
        submit(g, picked, seat)

    monkeypatch.setattr(Lantern, "submit", fails)
    return failed


def test_a_bot_whose_answer_fails_gives_another_one(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    failed = breaks(monkeypatch, "fetch")
    ann = Caller(server.url, "Ann")
    table = ann.table(options={"seats": "2"}, seats=["bot", "bot"])
    ann.sit(table).sync()
    assert server.at_rest(table).table.outcome is not None
    assert failed


def test_a_bot_that_fails_itself_answers_by_chance(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> tuple[str, ...]:
        raise ZeroDivisionError("no idea")

    monkeypatch.setattr(LanternBot, "choose", fails)
    ann = Caller(server.url, "Ann")
    table = ann.table(options={"seats": "2"}, seats=["bot", "bot"])
    ann.sit(table).sync()
    assert server.at_rest(table).table.outcome is not None


def test_where_nothing_can_be_carried_out_everything_is_tried_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Caller(server.url, "Ann")
    table = ann.table(options={"seats": "2"}, seats=["bot", "bot"])
    failed = breaks(monkeypatch, "")
    player = ann.sit(table)
    player.sync()
    room = server.at_rest(table)
    decision = room.table.decision
    assert decision is not None
    assert room.sequence == 0
    assert set(failed) == {key for seat in decision.seats for key in decision.keys(seat)}
    player.sync()


def test_who_wished_for_an_answer_that_fails_is_asked(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = Caller(server.url, "Ann")
    table = ann.table(options={"seats": "1"})
    player = ann.sit(table)
    player.sync()
    room = server.at_rest(table)
    decision = room.table.decision
    assert decision is not None
    wished, other, *_ = decision.keys(0)
    failed = breaks(monkeypatch, wished)
    monkeypatch.setattr(Preferences, "answer", lambda self, table: (wished,))
    server.call(room.drive)
    assert server.at_rest(table).sequence == 0
    assert failed == [wished]
    assert not server.call(lambda: room.automatic.settles(room.table, 0))
    monkeypatch.setattr(Preferences, "answer", lambda self, table: None)
    player.sync()
    assert player.answer(0, [other])["t"] == "done"


def test_a_bot_from_elsewhere_gives_another_answer(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    failed = breaks(monkeypatch, "fetch")
    ann = Caller(server.url, "Ann")
    table = ann.table(options={"seats": "1"}, seats=["open"])
    player = bot_client.follow(f"{server.url}/join/{ann.invite(table, 0)}", "Holmes")
    player.play(make("lantern", best("lantern"), 3))
    assert player.over
    assert failed
