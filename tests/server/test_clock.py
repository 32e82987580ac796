"""What nobody uses any more is removed: told before, days later, and never because a clock is wrong."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from rulebound.server.clock import DAY, FAR, FASTER, ServerClock
from rulebound.server.limits import Limits, wide
from rulebound.server.store import GRACE, SESSION_DAYS
from tests.server.at_table import Caller, Server, serving


class Hands:
    """Both clocks of a machine, which a test moves."""

    def __init__(self) -> None:
        self.system, self.running = 0.0, 0.0
        """How far they are ahead of the real ones."""

    def clock(self) -> ServerClock:
        return ServerClock(lambda: time.time() + self.system, lambda: time.monotonic() + self.running)

    def pass_days(self, days: float) -> None:
        """Days in which the house runs."""
        self.system += days * DAY
        self.running += days * DAY


@contextmanager
def house(database: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch, keep_days: float = 30.0) -> Iterator[Server]:
    with monkeypatch.context() as patch:
        patch.setattr("rulebound.server.store.ServerClock", hands.clock)
        with serving(database, limits=replace(wide(), keep_days=keep_days)) as server:
            yield server


def swept(server: Server) -> None:
    """A day after the last time, and again."""
    server.house._looked = None if server.house._looked is None else server.house._looked - DAY
    server.run(server.house.forget_old())


def tables(caller: Caller) -> set[str]:
    return {t["id"] for t in caller.get("/api/tables")["tables"]}


def closed(server: Server, table: str) -> None:
    server.call(lambda: server.room_here(table).lose())


def back(server: Server, before: Caller) -> Caller:
    again = Caller(server.url)
    again.http.cookies.update(before.http.cookies)
    return again


# ------------------------------------------------------------------ the clock itself


def test_a_clock_that_is_near_is_believed() -> None:
    hands = Hands()
    clock = hands.clock()
    clock.begin(time.time() - 20 * DAY, 5.0)
    assert clock.believed
    assert abs(clock.now() - time.time()) < 1
    hands.system += 12 * DAY  # the machine slept
    assert abs(clock.now() - time.time() - 12 * DAY) < 1
    hands.system -= 14 * DAY  # its clock is put right
    assert abs(clock.now() - time.time() + 2 * DAY) < 1


@pytest.mark.parametrize("days", [400, -400, 4000, -4000])
def test_a_clock_that_is_far_is_not_believed(days: float) -> None:
    hands = Hands()
    clock = hands.clock()
    clock.begin(time.time(), 5.0)
    hands.system += days * DAY
    assert not clock.believed
    hands.pass_days(2)
    slow = FASTER if days > 0 else 1
    assert abs(clock.now() - time.time() - 2 * slow * DAY) < 60
    hands.system -= days * DAY
    assert clock.believed, "as soon as it is put right"
    assert clock.ran == pytest.approx(5 + 2 * DAY, abs=5)


def test_a_house_that_was_closed_for_a_year_comes_to_believe_the_clock() -> None:
    hands = Hands()
    clock = hands.clock()
    clock.begin(time.time() - 365 * DAY, 0.0)
    for _ in range(60):
        hands.pass_days(1)
        clock.now()
    assert clock.believed
    assert abs(clock.now() - time.time() - 60 * DAY) < FAR


# ------------------------------------------------------------------ what is removed


def test_what_nobody_uses_is_told_first_and_removed_days_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    hands = Hands()
    with house(tmp_path / "tables.db", hands, monkeypatch) as server:
        ann, bob = Caller(server.url, "Ann"), Caller(server.url, "Bob")
        old, open_one = ann.table(options={"seats": "1"}), ann.table(options={"seats": "1"})
        player = ann.sit(open_one)
        player.sync()
        talker = ann.sit(old)
        talker.sync()
        talker.ask("chat", text="Goodbye")
        talker.close()
        closed(server, old)
        hands.pass_days(29)
        swept(server)
        assert "nobody has used" not in caplog.text
        hands.pass_days(2)
        swept(server)
        assert tables(ann) == {old, open_one}, "it is told first"
        assert f"{old} (lantern, last 20" in caplog.text
        assert "7.0 days" in caplog.text
        assert "--keep-days 0" in caplog.text
        assert open_one not in caplog.text, "what is open stays"
        hands.pass_days(6.9)
        swept(server)
        assert tables(ann) == {old, open_one}
        hands.pass_days(0.2)
        swept(server)
        assert tables(ann) == {open_one}
        assert "1 tables that nobody had used" in caplog.text
        assert server.run(server.house.store.said(old)) == []
        assert ann.get("/api/session") == {"name": "Ann"}, "who has a table stays"
        assert bob.get("/api/session") == {"name": ""}, "who has none is forgotten"
        player.sync()


def test_what_is_used_again_is_not_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands()
    with house(tmp_path / "tables.db", hands, monkeypatch) as server:
        ann = Caller(server.url, "Ann")
        table, other = ann.table(options={"seats": "1"}), ann.table(options={"seats": "1"})
        for one in (table, other):
            closed(server, one)
        hands.pass_days(31)
        swept(server)
        player = ann.sit(table)
        player.sync()
        assert player.answer(0, ["fetch"])["t"] == "done"
        player.close()
        closed(server, table)
        hands.pass_days(8)
        swept(server)
        assert tables(ann) == {table}
        hands.pass_days(25)
        swept(server)
        assert tables(ann) == {table}, "the old mark does not count any more"


def test_the_days_of_waiting_are_days_in_which_the_house_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever starts a house after half a year reads first what would go; and it waits through all its evenings."""
    hands, database = Hands(), tmp_path / "tables.db"
    with house(database, hands, monkeypatch) as server:
        ann = Caller(server.url, "Ann")
        table = ann.table(options={"seats": "1"})
    hands.system += 20 * DAY
    with house(database, hands, monkeypatch) as server:
        hands.pass_days(11)
        swept(server)
        assert tables(back(server, ann)) == {table}
    for _ in range(6):
        hands.system += 3 * DAY
        with house(database, hands, monkeypatch) as server:
            hands.pass_days(1)
            swept(server)
            assert tables(back(server, ann)) == {table}
    with house(database, hands, monkeypatch) as server:
        hands.pass_days(1.1)
        swept(server)
        assert tables(back(server, ann)) == set()


def test_nothing_is_removed_if_the_host_wants_to_keep_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands()
    with house(tmp_path / "tables.db", hands, monkeypatch, keep_days=0.0) as server:
        ann = Caller(server.url, "Ann")
        table = ann.table(options={"seats": "1"})
        closed(server, table)
        for _ in range(5):
            hands.pass_days(20)
            swept(server)
            assert tables(ann) == {table}
    assert Limits().keep_days > 0


# ------------------------------------------------------------------ wrong clocks


@pytest.mark.parametrize("days", [400, -400])
def test_a_wrong_clock_removes_nothing_whether_it_is_wrong_at_the_start_or_later(
    days: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    wrong_by(days, tmp_path / "tables.db", monkeypatch)
    assert "nothing is removed before they agree" in caplog.text


def wrong_by(days: float, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands()
    with house(database, hands, monkeypatch) as server:
        ann, bob = Caller(server.url, "Ann"), Caller(server.url, "Bob")
        all_there = {ann.table(options={"seats": "1"}) for _ in range(3)}
        for table in all_there:
            closed(server, table)
        hands.system += days * DAY  # while it runs
        for _ in range(3):
            hands.pass_days(1)
            swept(server)
    with house(database, hands, monkeypatch) as server:  # at the start
        ann, bob = back(server, ann), back(server, bob)
        assert ann.get("/api/session") == {"name": "Ann"}, "nobody is thrown out"
        assert bob.get("/api/session") == {"name": "Bob"}
        swept(server)
        played = min(all_there)
        player = ann.sit(played)
        player.sync()
        assert player.answer(0, ["fetch"])["t"] == "done"  # what is kept meanwhile is no proof of the time
        player.close()
    with house(database, hands, monkeypatch) as server:
        for _ in range(3):
            hands.pass_days(1)
            swept(server)
        assert tables(back(server, ann)) == all_there
    hands.system -= days * DAY  # it is put right
    with house(database, hands, monkeypatch) as server:
        for _ in range(12):
            hands.pass_days(1)
            swept(server)
        assert tables(back(server, ann)) == all_there
        assert back(server, bob).get("/api/session") == {"name": "Bob"}


def test_a_clock_that_was_believed_for_a_while_has_marked_and_nothing_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three weeks ahead, which nobody can see: what is marked by it has days, and loses the mark when it is right."""
    hands = Hands()
    with house(tmp_path / "tables.db", hands, monkeypatch) as server:
        ann = Caller(server.url, "Ann")
        table = ann.table(options={"seats": "1"})
        closed(server, table)
        hands.pass_days(15)
        hands.system += 21 * DAY
        for _ in range(5):
            hands.pass_days(1)
            swept(server)
        hands.system -= 21 * DAY
        for _ in range(8):
            hands.pass_days(1)
            swept(server)
        assert tables(ann) == {table}
        assert GRACE >= 5 * DAY
        assert SESSION_DAYS > 36
