"""What a stop and a new version cost a table: no answer, and at worst the way back to the start of its last round."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from rulebound.games import names
from rulebound.play import opening
from rulebound.play.bots import best, make
from rulebound.play.record import Entry
from rulebound.play.table import Table
from rulebound.server.entry_writer import EntryRow, EntryWriter
from rulebound.server.open_tables import House
from rulebound.server.room import CHECKPOINT_EVERY, Room
from rulebound.server.store import Store, url_of
from tests.server.at_table import Caller, Server, serving

ROUNDS, ANSWERS = 3, 150


async def played(house: House, game: str) -> Room:
    """A table in its third round, or as far as it comes, and one answer further."""
    ann, _ = await house.store.new_person("Ann")
    room = await house.new_table(ann, house.lay_out(game, {}, 5))
    bot = make(game, best(game), 5)
    for _ in range(ANSWERS):
        enough = room.table.view()["round"] >= ROUNDS and len(room.table.answers) > room.table.round_began
        if room.table.outcome is not None or enough:
            break
        seat = room.table.waiting[0]
        async with room.turn():
            await room._answer(seat, tuple(bot.choose(room.table.view(seat), seat)), ann.id, f"{room.sequence + 1}")
    return room


def other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "same_rules", lambda kind, content: False)


@pytest.mark.parametrize("game", names())
def test_under_newer_rules_a_game_goes_on_from_its_last_round_at_worst(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def then() -> None:
        house = House(Store(url_of(tmp_path / "tables.db")), pace=0.0)
        await house.open()
        room = await played(house, game)
        id, began, round_ = room.row.id, room.table.round_began, room.table.view()["round"]
        assert began > 0
        assert room.sequence < CHECKPOINT_EVERY or game != "lantern", "it comes from the round, not from the number"
        for part in tmp_path.glob("tables.db*"):  # as it lies on the disk when the server is killed
            shutil.copy(part, tmp_path / part.name.replace("tables", "killed"))
        await house.close()
        (tmp_path / "killed.db.lock").unlink()
        for place in ("killed", "tables"):
            house = House(Store(url_of(tmp_path / f"{place}.db")), pace=0.0)
            await house.open()
            again = await house.room(id)
            assert again.table.changed
            assert again.table.view()["round"] == round_
            assert len(again.table.answers) >= began
            await house.close()

    other_rules(monkeypatch)
    # At worst: nothing is offered as it was before.
    monkeypatch.setattr(opening, "offered", lambda decision, seat: "0000")
    asyncio.run(then())


def test_after_a_stop_newer_rules_go_on_where_it_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If they offer the same, though another position comes of it: a new field is enough for that."""

    async def then() -> None:
        house = House(Store(url_of(tmp_path / "tables.db")), pace=0.0)
        await house.open()
        room = await played(house, "lantern")
        id, count = room.row.id, len(room.table.answers)
        await house.drain()
        await house.close()
        house = House(Store(url_of(tmp_path / "tables.db")), pace=0.0)
        await house.open()
        found = await house.store.table(id)
        assert found is not None
        assert found[0].covers == room.sequence, "a stop leaves a checkpoint"
        again = await house.room(id)
        assert again.table.changed
        assert len(again.table.answers) == count
        await house.close()

    other_rules(monkeypatch)
    asyncio.run(then())


def test_after_a_kill_newer_rules_follow_what_they_still_offer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def then() -> None:
        house = House(Store(url_of(tmp_path / "tables.db")), pace=0.0)
        await house.open()
        room = await played(house, "lantern")
        id, count = room.row.id, len(room.table.answers)
        assert room.sequence > room._covered, "something is kept beyond the checkpoint"
        await house.store.close()  # no stop: nothing is written any more
        house = House(Store(url_of(tmp_path / "tables.db")), pace=0.0)
        await house.open()
        monkeypatch.setattr("rulebound.core.game.game.Game.state_hash", lambda self: "another")
        assert len((await house.room(id)).table.answers) == count
        await house.close()

    other_rules(monkeypatch)
    asyncio.run(then())


def test_where_a_save_stops_nothing_that_came_later_is_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was answered after a gap may be offered before it, too, and would be another answer there."""
    gap = [-1]

    def differs(table: Table, entry: Entry) -> str:
        return "a gap" if len(table.answers) == gap[0] else real(table, entry)

    async def then() -> None:
        house = House(Store(url_of(tmp_path / "tables.db")), pace=0.0)
        await house.open()
        room = await played(house, "lantern")
        await room.checkpoint()
        id, gap[0] = room.row.id, room.table.round_began
        once_more = str(room.table.answers[gap[0]])
        await house.store.append(EntryRow(id, room.sequence + 1, 0, once_more, "", None, "x", 1.0))
        await house.close()
        house = House(Store(url_of(tmp_path / "tables.db")), pace=0.0)
        await house.open()
        assert len((await house.room(id)).table.answers) == gap[0]
        await house.close()

    other_rules(monkeypatch)
    real = opening.differs
    monkeypatch.setattr(opening, "differs", differs)
    asyncio.run(then())


def test_a_stop_finishes_what_is_being_kept_and_tells_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    going = asyncio.Event()
    slowly = EntryWriter._insert

    async def later(self: EntryWriter, rows: list[EntryRow]) -> None:
        await going.wait()
        await slowly(self, rows)

    monkeypatch.setattr(EntryWriter, "_insert", later)
    with serving(tmp_path / "tables.db") as server:
        ann, bob = Caller(server.url, "Ann"), Caller(server.url, "Bob")
        table = ann.table(options={"seats": "2"}, seats=["me", "open"])
        bob.join(ann.invite(table, 1))
        hers, his = ann.sit(table), bob.sit(table)
        hers.sync()
        his.sync()
        decision = hers.decision(0)
        assert decision is not None
        hers.send({"t": "answer", "id": "last", "seat": 0, "decision": decision["id"], "keys": ["fetch"]})
        while not server.call(lambda: bool(server.room_here(table).lock.locked())):
            pass
        server.server.should_exit = True
        while not server.call(lambda: server.house.draining):
            pass
        assert_turned_away(server, ann)
        server.call(going.set)
        assert hers.until("done")["id"] == "last", "what was being kept is acknowledged"
        assert (hers.farewell(), his.farewell()) == ("stopping", "stopping")
    monkeypatch.setattr(EntryWriter, "_insert", slowly)
    with serving(tmp_path / "tables.db") as server:
        again = Caller(server.url)
        again.http.cookies.update(ann.http.cookies)
        player = again.sit(table)
        player.sync()
        assert player.seen[0].lines == hers.seen[0].lines


def assert_turned_away(server: Server, caller: Caller) -> None:
    """Who comes now is told the same, whatever they want."""
    other = Caller(server.url)
    other.http.cookies.update(caller.http.cookies)
    answer = other.http.post("/api/tables", json={"game": "lantern"})
    assert (answer.status_code, answer.json()["code"]) == (503, "stopping")
    with pytest.raises((ConnectionClosed, httpx.HTTPError, AssertionError)):
        other.get("/api/tables/00")
