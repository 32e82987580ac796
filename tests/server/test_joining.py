"""A campaign grows between two scenarios: a new chair at the same table, and what undo and a restart make of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulebound.play.table import Table
from tests.ahlcg.between import between
from tests.server.at_table import Caller, Player, Server, serving

TWO = "roland-banks daisy-walker"
JOIN = "join 3 wendy-adams"


@pytest.fixture(scope="module")
def campaign() -> Table:
    return between(TWO)


def laid(server: Server, host: Caller, table: Table, seats: list[str]) -> str:
    """The campaign, at a table of the server."""

    async def new() -> str:
        person = await server.house.store.person(host.http.cookies["rulebound"])
        assert person is not None
        room = await server.house.new_table(person, table.clone(), "table", seats)
        return room.row.id

    return server.run(new())


def seats_of(caller: Caller, table: str) -> list[tuple[str, str]]:
    return [(s["kind"], s["name"]) for s in caller.get(f"/api/tables/{table}")["seats"]]


def asked(player: Player, seat: int) -> dict[str, Any]:
    while seat not in player.seen or not player.asked(seat):
        player.next()
    found = player.decision(seat)
    assert found is not None
    return found


def told(player: Player, seat: int) -> list[str]:
    return [line["text"] for line in player.seen[seat].lines]


def test_whoever_plays_alone_sits_at_the_new_seat_too(server: Server, campaign: Table) -> None:
    ann = Caller(server.url, "Ann")
    table = laid(server, ann, campaign, ["me", "me"])
    player = ann.sit(table)
    sent = {"t": "answer", "id": "join", "seat": 0, "decision": asked(player, 0)["id"], "keys": [JOIN]}
    player.send(sent)
    assert player.farewell() == "moved"
    assert seats_of(ann, table) == [("person", "Ann")] * 3
    again = ann.sit(table)
    again.send(sent)
    assert again.until("done")["id"] == "join", "what is sent again counts once"
    assert "deck starter" in [o["key"] for o in asked(again, 2)["options"]]
    again.send({"t": "undo", "id": "undo", "seat": 2})
    assert again.farewell() == "moved"
    assert seats_of(ann, table) == [("person", "Ann")] * 2
    back = ann.sit(table)
    assert JOIN in [o["key"] for o in asked(back, 0)["options"]]


def test_among_several_people_the_new_seat_is_open_and_the_host_has_its_link(tmp_path: Path, campaign: Table) -> None:
    with serving(tmp_path / "tables.db") as server:
        ann, bob, cid = (Caller(server.url, name) for name in ("Ann", "Bob", "Cid"))
        table = laid(server, ann, campaign, ["me", "open"])
        bob.join(ann.get(f"/api/tables/{table}/invites")["seats"]["1"].removeprefix("/join/"))
        host, guest = ann.sit(table), bob.sit(table)
        asked(host, 0)
        host.answer(0, [JOIN])
        host.sync()
        guest.sync()
        assert "core-note-new-seat" in told(host, 0)
        assert "core-note-new-seat" in told(guest, 1), "everybody is told"
        assert seats_of(bob, table) == [("person", "Ann"), ("person", "Bob"), ("open", "")]
        assert bob.refused("GET", f"/api/tables/{table}/invites") == (403, "not-host")
    with serving(tmp_path / "tables.db") as server:  # after a restart it is all still there
        ann, bob, cid = (_again(server, caller) for caller in (ann, bob, cid))
        link = ann.get(f"/api/tables/{table}/invites")["seats"]["2"]
        assert cid.refused("GET", f"/api/tables/{table}") == (404, "no-table")
        assert cid.join(link.removeprefix("/join/")) == {"table": table, "seat": 2}
        host, newcomer = ann.sit(table), cid.sit(table)
        asked(newcomer, 2)
        assert host.ask("answer", seat=2, decision="x", keys=["deck starter"])["code"] == "not-yours"
        for keys in (["deck starter"], []):
            asked(newcomer, 2)
            assert newcomer.answer(2, keys)["t"] == "done"
        asked(host, 0)
        assert host.answer(0, ["on"])["t"] == "done"
        newcomer.sync()
        lead = asked(newcomer, 2)
        assert "lead wendy-adams" in [o["key"] for o in lead["options"]]


def test_a_chair_whose_seat_is_taken_back_is_taken_away_and_everybody_is_told(server: Server, campaign: Table) -> None:
    ann, bob, cid = (Caller(server.url, name) for name in ("Ann", "Bob", "Cid"))
    table = laid(server, ann, campaign, ["me", "open"])
    bob.join(ann.get(f"/api/tables/{table}/invites")["seats"]["1"].removeprefix("/join/"))
    host, guest = ann.sit(table), bob.sit(table)
    asked(host, 0)
    host.answer(0, [JOIN])
    link = ann.get(f"/api/tables/{table}/invites")["seats"]["2"].removeprefix("/join/")
    cid.join(link)
    newcomer = cid.sit(table)
    asked(newcomer, 2)
    assert guest.ask("undo", seat=1)["t"] == "refused", "nobody takes back another's answer"
    assert host.ask("undo", seat=0)["t"] == "done"
    assert newcomer.farewell() == "kicked"
    assert cid.refused("GET", f"/api/tables/{table}") == (404, "no-table")
    assert cid.refused("POST", "/api/join", {"secret": link}) == (404, "no-invite")
    guest.sync()
    assert told(guest, 1)[-1:] == ["core-note-seat-gone"]
    assert seats_of(bob, table) == [("person", "Ann"), ("person", "Bob")]


def test_chairs_that_were_not_put_there_in_time_are_put_there_when_the_table_is_opened(
    tmp_path: Path, campaign: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path / "tables.db") as server:
        ann = Caller(server.url, "Ann")
        table = laid(server, ann, campaign, ["me", "me"])
        player = ann.sit(table)
        asked(player, 0)
        with monkeypatch.context() as stopped:

            async def nothing(*_: object) -> None:
                raise OSError("the plug was pulled")

            stopped.setattr("rulebound.server.room.fit", nothing)
            player.send({"t": "answer", "id": "j", "seat": 0, "decision": asked(player, 0)["id"], "keys": [JOIN]})
            assert player.farewell() == "fault"
    with serving(tmp_path / "tables.db") as server:
        assert seats_of(_again(server, ann), table) == [("person", "Ann")] * 3


def _again(server: Server, caller: Caller) -> Caller:
    """The same person, at a server that was started anew."""
    other = Caller(server.url)
    other.http.cookies.set("rulebound", caller.http.cookies["rulebound"])
    return other
