"""Who sits where: setting up, inviting, sitting down, handing over, leaving, bots and spectators."""

from __future__ import annotations

import threading
import time
from random import Random
from typing import Any

import pytest

from rulebound.core.state.entities import PUBLIC
from tests.server.at_table import PATIENCE, Caller, Player, Server, new_id, play_on


def people(server: Server, *names: str) -> list[Caller]:
    return [Caller(server.url, name) for name in names]


def seats_of(caller: Caller, table: str) -> list[tuple[str, str]]:
    return [(s["kind"], s["name"]) for s in caller.get(f"/api/tables/{table}")["seats"]]


def test_the_games_tell_how_they_can_be_set_up(server: Server) -> None:
    found = Caller(server.url).get("/api/games")
    games = {g["name"]: g for g in found["games"]}
    assert found["languages"] == ["en", "ru", "uk"] or set(found["languages"]) == {"en", "uk", "ru"}
    lantern = games["lantern"]
    assert (lantern["playable"], lantern["seats"]) == (True, [1, 4])
    assert [(o["key"], o["values"]) for o in lantern["options"]] == [
        ("seats", ["1", "2", "3", "4"]), ("roles", ["open", "secret"]),
    ]  # fmt: skip
    investigators = next(o for o in games["ahlcg"]["options"] if o["key"] == "investigators")
    assert investigators["per_seat"]
    assert any(o["free"] for o in games["ahlcg"]["options"])
    assert games["eldritch"]["seats"] == [1, 8]
    assert games["ah3"]["seats"] == [1, 6]
    assert next(o for o in games["ah3"]["options"] if o["key"] == "scenario")["values"] == [
        "azathoth", "umordhoth", "veil", "echoes",
    ]  # fmt: skip
    assert all(game["playable"] for game in games.values())


@pytest.mark.parametrize(
    ("wanted", "part"),
    [
        ({"game": "chess"}, "no game"),
        ({"options": {"seats": "9"}}, "seats"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"seats": ["me"]}, "2 seats"),
        ({"seats": ["me", "you"]}, "you"),
        ({"undo": "often"}, "often"),
        ({"absent": "sleep"}, "sleep"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(server: Server, wanted: dict[str, Any], part: str) -> None:
    (ann,) = people(server, "Ann")
    answer = ann.http.post("/api/tables", json={"game": "lantern", **wanted})
    assert answer.status_code == 400
    assert part in answer.json()["why"]
    assert ann.get("/api/tables") == {"tables": []}


def test_three_seats_me_a_friend_and_a_bot(server: Server) -> None:
    ann, bob = people(server, "Ann", "Bob")
    table = ann.table(options={"seats": "3"}, seats=["me", "open", "bot"])
    assert seats_of(ann, table) == [("person", "Ann"), ("open", ""), ("bot", "")]
    links = ann.get(f"/api/tables/{table}/invites")
    assert set(links["seats"]) == {"1"}
    assert bob.join(links["seats"]["1"].removeprefix("/join/")) == {"table": table, "seat": 1}
    assert seats_of(bob, table) == [("person", "Ann"), ("person", "Bob"), ("bot", "")]
    assert [t["yours"] for t in bob.get("/api/tables")["tables"]] == [[1]]
    assert [t["hosting"] for t in ann.get("/api/tables")["tables"]] == [True]


def test_an_invitation_leads_to_one_seat_once(server: Server) -> None:
    ann, bob, cid = people(server, "Ann", "Bob", "Cid")
    table = ann.table(options={"seats": "2"}, seats=["me", "open"])
    first, second = ann.invite(table, 1), ann.invite(table, 1)
    assert bob.refused("POST", "/api/join", {"secret": first}) == (404, "no-invite")
    bob.join(second)
    assert cid.refused("POST", "/api/join", {"secret": second}) == (404, "no-invite")
    assert cid.refused("GET", f"/api/tables/{table}") == (404, "no-table")
    assert bob.refused("POST", "/api/join", {"secret": second}) == (404, "no-invite")


def test_of_two_who_follow_the_same_link_one_sits_down(server: Server) -> None:
    ann, *friends = people(server, "Ann", "Bob", "Cid", "Dan")
    table = ann.table(options={"seats": "2"}, seats=["me", "open"])
    secret = ann.invite(table, 1)
    statuses: list[int] = []

    def follow(friend: Caller) -> None:
        statuses.append(friend.http.post("/api/join", json={"secret": secret}).status_code)

    threads = [threading.Thread(target=follow, args=(friend,)) for friend in friends]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(statuses) == [200, 404, 404]
    assert sum(bool(f.get("/api/tables")["tables"]) for f in friends) == 1


def test_a_seat_is_handed_over(server: Server) -> None:
    ann, bob = people(server, "Ann", "Bob")
    table = ann.table(options={"seats": "2"})
    hers = ann.sit(table)
    hers.sync()
    secret = ann.invite(table, 1, "give")
    assert seats_of(ann, table)[1] == ("person", "Ann"), "it is hers until somebody takes it"
    bob.join(secret)
    assert seats_of(ann, table)[1] == ("person", "Bob")
    assert hers.farewell() == "moved"
    again = ann.sit(table)
    again.sync()
    assert again.welcome["streams"] == [0]
    assert again.ask("moment", seat=1, line=1)["code"] == "not-yours"


def test_a_player_is_sent_away_and_a_bot_takes_the_seat(server: Server) -> None:
    ann, bob = people(server, "Ann", "Bob")
    table = ann.table(options={"seats": "2"}, seats=["me", "open"])
    bob.join(ann.invite(table, 1))
    his = bob.sit(table)
    his.sync()
    hers = ann.sit(table)
    ann.post(f"/api/tables/{table}/seats/1", {"do": "bot"})
    assert his.farewell() == "kicked"
    assert seats_of(ann, table)[1] == ("bot", "")
    assert hers.until("people")
    assert play_on({0: hers}, Random(1), 8) == 8, "the bot plays its part"
    ann.post(f"/api/tables/{table}/seats/1", {"do": "take"})
    assert seats_of(ann, table)[1] == ("person", "Ann")
    assert ann.refused("POST", f"/api/tables/{table}/seats/1", {"do": "take"}) == (409, "taken")
    assert ann.refused("POST", f"/api/tables/{table}/seats/7", {"do": "take"}) == (404, "no-seat")
    assert ann.refused("POST", f"/api/tables/{table}/seats/1", {"do": "sell"}) == (400, "bad-request")


def test_spectators_watch_and_nothing_else(server: Server) -> None:
    ann, eve, gus = people(server, "Ann", "Eve", "Gus")
    table = ann.table(options={"seats": "2"})
    secret = ann.invite(table, PUBLIC)
    for who in (eve, gus):  # the link is for everybody
        assert who.join(secret) == {"table": table, "seat": PUBLIC}
    hers, watcher = ann.sit(table), eve.sit(table)
    watcher.sync()
    assert watcher.welcome["streams"] == [PUBLIC]
    assert watcher.welcome["steps"] == []
    assert "options" not in watcher.seen[PUBLIC].head["decision"]
    hers.sync()
    hers.answer(0, ["fetch"])
    watcher.sync()
    assert watcher.seen[PUBLIC].lines == hers.seen[0].lines
    assert ann.get(f"/api/tables/{table}")["spectators"] == 1
    eve.post(f"/api/tables/{table}/leave")
    assert watcher.farewell() == "closed"
    assert eve.refused("GET", f"/api/tables/{table}") == (404, "no-table")


def test_leaving_passes_the_table_on_and_a_link_leads_back(server: Server) -> None:
    ann, bob = people(server, "Ann", "Bob")
    table = ann.table(options={"seats": "2"}, seats=["me", "open"])
    bob.join(ann.invite(table, 1))
    hers = ann.sit(table)
    hers.sync()
    ann.post(f"/api/tables/{table}/leave")
    assert hers.farewell() == "closed"
    assert seats_of(bob, table) == [("open", ""), ("person", "Bob")]
    about = bob.get(f"/api/tables/{table}")
    assert (about["host"], about["hosting"]) == ("Bob", True)
    assert ann.refused("GET", f"/api/tables/{table}") == (404, "no-table")
    back = bob.get(f"/api/tables/{table}/invites")["seats"]["0"].removeprefix("/join/")
    assert ann.join(back) == {"table": table, "seat": 0}
    again = ann.sit(table)
    again.sync()
    assert again.asked(0)
    assert not again.welcome["table"]["hosting"]
    assert bob.refused("DELETE", f"/api/tables/{table}") == (409, "asked")
    again.sync()
    wish = [m for m in again.heard if m["t"] == "wished"][-1]
    again.send({"t": "consent", "id": new_id(), "wish": wish["wish"], "yes": True})
    assert again.farewell() == "closed"
    assert ann.get("/api/tables") == {"tables": []}


def test_one_person_holds_several_seats(server: Server) -> None:
    (ann,) = people(server, "Ann")
    table = ann.table(options={"seats": "3", "roles": "secret"})
    hers = ann.sit(table)
    hers.sync()
    assert hers.welcome["streams"] == [0, 1, 2]
    assert play_on(dict.fromkeys(range(3), hers), Random(2), 20) == 20
    roles = [e for s in range(3) for e in hers.seen[s].entities.values() if e.get("code") in ("keeper", "wrecker")]
    assert len(roles) == 3


def test_a_new_name_is_seen_at_the_table(server: Server) -> None:
    ann, bob = people(server, "Ann", "Bob")
    table = ann.table(options={"seats": "2"}, seats=["me", "open"])
    bob.join(ann.invite(table, 1))
    hers = ann.sit(table)
    hers.sync()
    bob.post("/api/session", {"name": "Robert"})
    assert hers.until("people")["table"]["seats"][1]["name"] == "Robert"
    assert bob.get("/api/session") == {"name": "Robert"}


def test_whoever_is_away_is_waited_for(server: Server) -> None:
    ann, bob = people(server, "Ann", "Bob")
    table = ann.table(options={"seats": "2"}, seats=["open", "me"])
    bob.join(ann.invite(table, 0))
    hers = ann.sit(table)
    time.sleep(0.3)
    hers.sync()
    assert [s["online"] for s in ann.get(f"/api/tables/{table}")["seats"]] == [False, True]
    assert server.room(table).sequence == 0
    his = bob.sit(table)
    his.sync()
    assert his.answer(0, ["fetch"])["t"] == "done"


def test_a_bot_stands_in_if_the_table_wants_it(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.server.room.ABSENT_AFTER", 0.2)
    ann, bob = people(server, "Ann", "Bob")
    table = ann.table(options={"seats": "2"}, seats=["open", "me"], absent="bot")
    bob.join(ann.invite(table, 0))
    hers = ann.sit(table)
    hers.sync()
    wait_until(hers, lambda: hers.asked(1))
    assert server.room(table).sequence > 0
    entries = server.run(server.house.store.entries(table))
    assert {(e.seat, e.person) for e in entries} == {(0, None)}
    his = bob.sit(table)  # and gives the seat back
    his.sync()
    hers.sync()
    hers.answer(1, ["pass"])
    wait_until(his, lambda: his.asked(0))
    count = server.room(table).sequence
    time.sleep(0.5)
    assert server.room(table).sequence == count, "who is there is asked"


def wait_until(player: Player, what: Any, timeout: float = PATIENCE) -> None:
    end = time.monotonic() + timeout
    while not what():
        player.sync()
        time.sleep(0.02)
        assert time.monotonic() < end
