"""Who was sent away is gone, watching is a permission, names can be told apart, and talk has a measure."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.sync.client import connect

from rulebound.core.state.entities import PUBLIC
from rulebound.server.limits import Limits, wide
from rulebound.server.names import LONGEST, cleaned, taken
from rulebound.server.refusal import Refusal
from tests.server.at_table import Caller, Player, Server, new_id, play_on, serving


def seated(server: Server) -> tuple[str, Caller, Caller]:
    ann, bob = Caller(server.url, "Ann"), Caller(server.url, "Bob")
    table = ann.table(options={"seats": "2"}, seats=["me", "open"])
    bob.join(ann.invite(table, 1))
    return table, ann, bob


# ------------------------------------------------------------------ kicked


def test_a_connection_opened_before_the_kick_does_not_come_in(server: Server) -> None:
    """It has not said hello yet, so nobody knows it when its holder is sent away."""
    table, ann, bob = seated(server)
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/play"
    with connect(address, additional_headers={"Cookie": bob.cookie}, max_size=None) as second:
        second.send('{"t": "ping", "id": "1"}')
        assert "pong" in str(second.recv(20)), "it is open"
        ann.post(f"/api/tables/{table}/seats/1", {"do": "kick"})
        second.send('{"t": "hello", "seats": [-1]}')
        heard = str(second.recv(20))
    assert '"farewell"' in heard
    assert "kicked" in heard
    assert not server.room(table).connections


# ------------------------------------------------------------------ spectators


def watching(server: Server, names: str = "Eve Gus") -> tuple[str, Caller, dict[str, Player]]:
    ann = Caller(server.url, "Ann")
    table = ann.table(options={"seats": "2"}, seats=["me", "bot"])
    watchers = {}
    for name in names.split():
        one = Caller(server.url, name)
        one.join(ann.invite(table, PUBLIC))
        watchers[name] = one.sit(table)
        watchers[name].sync()
    return table, ann, watchers


def test_a_spectator_is_removed(server: Server) -> None:
    table, ann, watchers = watching(server)
    assert [w["name"] for w in ann.get(f"/api/tables/{table}")["watching"]] == ["Eve", "Gus"]
    assert watchers["Gus"].caller.get(f"/api/tables/{table}")["watching"] == [], "only the host has a list"
    ann.post(f"/api/tables/{table}/watchers", {"name": "Eve", "do": "kick"})
    assert watchers["Eve"].farewell() == "kicked"
    assert watchers["Eve"].caller.refused("GET", f"/api/tables/{table}") == (404, "no-table")
    assert ann.refused("POST", f"/api/tables/{table}/watchers", {"name": "Eve", "do": "kick"}) == (404, "no-watcher")
    watchers["Gus"].sync()


def test_a_spectator_is_muted(server: Server) -> None:
    table, ann, watchers = watching(server)
    ann.post(f"/api/tables/{table}/watchers", {"name": "Eve", "do": "mute"})
    assert watchers["Eve"].ask("chat", text="He has the wrecker!")["code"] == "muted"
    server.call(lambda: server.room_here(table).lose())
    again = watchers["Eve"].caller.sit(table)
    again.sync()
    assert again.ask("chat", text="He has the wrecker!")["code"] == "muted", "it is kept"
    ann.post(f"/api/tables/{table}/watchers", {"name": "Eve", "do": "unmute"})
    assert again.ask("chat", text="Thank you")["t"] == "done"


def test_a_new_link_shuts_everybody_out_who_came_by_the_old_one(server: Server) -> None:
    table, ann, watchers = watching(server)
    old = ann.invite(table, PUBLIC)
    assert ann.invite(table, PUBLIC) == old, "the link is shown, not changed"
    new = ann.invite(table, PUBLIC, "renew")
    for player in watchers.values():
        assert player.farewell() == "kicked"
        assert player.caller.refused("GET", f"/api/tables/{table}") == (404, "no-table")
        assert player.caller.refused("POST", "/api/join", {"secret": old}) == (404, "no-invite")
    assert watchers["Eve"].caller.join(new) == {"table": table, "seat": PUBLIC}


# ------------------------------------------------------------------ talk


def test_talk_has_a_rate_for_a_person_however_many_connections_they_have(tmp_path: Path) -> None:
    limits = Limits(talk_person=(0.0, 8.0), **{k: getattr(wide(), k) for k in ("messages_person", "costly_person")})
    with serving(tmp_path / "tables.db", limits=limits) as server:
        table, ann, bob = seated(server)
        players = [bob.sit(table) for _ in range(4)]
        replies = [p.ask("chat", text=f"{n}", id=new_id()) for n in range(5) for p in players]
        assert [r["t"] for r in replies].count("done") == 8
        assert {r["code"] for r in replies if r["t"] == "refused"} == {"slow"}
        hers = ann.sit(table)
        hers.sync()
        assert hers.ask("chat", text="Well?")["t"] == "done", "the others may talk"
        assert play_on({0: hers, 1: players[0]}, Random(1), 2) == 2, "and everybody may play"


# ------------------------------------------------------------------ names


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("Bob\u202egnp.exe", "Bobgnp.exe"),
        ("A\u200bn\u2060n\ufeff", "Ann"),
        ("Zed\x00\x07\x1b[31m", "Zed[31m"),
        ("two\nlines", "two lines"),
        ("H\u0336e\u0336l\u0336lo", "H\u0336e\u0336l\u0336lo"),
        ("Z" + "\u0301" * 40, "Ź\u0301\u0301"),
        ("Олена", "Олена"),
        ("🦊 Fox", "🦊 Fox"),
    ],
)
def test_names_are_cleaned(server: Server, said: str, read: str) -> None:
    caller = Caller(server.url)
    assert caller.post("/api/session", {"name": said}) == {"name": read}


@pytest.mark.parametrize("said", ["\u202e\u202d", "\u200b", "\u3164", "\u2800\u2800", "...", "\u00ad", "x" * 33])
def test_names_that_cannot_be_read_are_refused(server: Server, said: str) -> None:
    assert Caller(server.url).refused("POST", "/api/session", {"name": said}) == (400, "name")


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=60))
def test_whatever_is_said_a_name_has_nothing_hidden(said: str) -> None:
    try:
        name = cleaned(said)
    except Refusal:
        return
    assert 0 < len(name) <= LONGEST
    assert name == name.strip()
    assert not any(unicodedata.category(c)[0] == "C" or unicodedata.bidirectional(c) in BIDI for c in name)
    assert cleaned(name) == name


BIDI = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


def test_nobody_at_a_table_has_the_name_of_another(server: Server) -> None:
    table, ann, bob = seated(server)
    for name in ("Ann", "ann", "A n n", "Аnn", "ANN."):  # the third from last begins with a Cyrillic letter
        double = Caller(server.url, name)
        for seat in (PUBLIC,):
            assert double.refused("POST", "/api/join", {"secret": ann.invite(table, seat)}) == (409, "name-taken")
    assert bob.refused("POST", "/api/session", {"name": "Ann"}) == (409, "name-taken"), "nor by a new name later"
    server.call(lambda: server.room_here(table).lose())
    assert bob.refused("POST", "/api/session", {"name": "ANN"}) == (409, "name-taken"), "whether it is open or not"
    assert bob.post("/api/session", {"name": "Robert"}) == {"name": "Robert"}


def test_names_that_only_look_alike_are_alike() -> None:
    assert taken("Oleg", ["0leg"])
    assert taken("Пaвло", ["Павло"])
    assert taken("José", ["Jose"])
    assert not taken("Ann", ["Anna", "Bob"])
    assert not taken("Олена", ["Олег"])
