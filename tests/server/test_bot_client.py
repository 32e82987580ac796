"""`rulebound bot URL`: a player over the protocol, from an invitation to the end of the game."""

from __future__ import annotations

import threading

import pytest
from typer.testing import CliRunner

from rulebound.cli import app
from rulebound.core.state.errors import RuleboundError
from rulebound.play.bots import best, make
from rulebound.server import bot_client
from tests.server.at_table import Caller, Server


def test_a_bot_follows_an_invitation_and_plays_to_the_end(server: Server) -> None:
    ann = Caller(server.url, "Ann")
    table = ann.table(options={"seats": "2", "roles": "secret"}, seats=["open", "bot"])
    link = ann.get(f"/api/tables/{table}/invites")["seats"]["0"]
    ran = CliRunner().invoke(app, ["bot", f"{server.url}{link}", "--seat", "1", "--name", "Holmes", "--seed", "3"])
    assert ran.exit_code == 0, ran.output
    assert "Holmes sits at seat 1 of lantern." in ran.output
    assert "The game is over" in ran.output
    assert ann.get(f"/api/tables/{table}")["seats"][0]["name"] == "Holmes"


def test_a_bot_comes_back_when_the_connection_is_lost(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_client, "QUIET", 0.05)  # it says every so often that it is there
    ann = Caller(server.url, "Ann")
    table = ann.table(options={"seats": "2"}, seats=["open", "open"])
    players = [bot_client.follow(f"{server.url}/join/{ann.invite(table, seat)}", f"bot {seat}") for seat in range(2)]
    threads = [
        threading.Thread(target=p.play, args=(make("lantern", best("lantern"), n),)) for n, p in enumerate(players)
    ]
    for thread in threads:
        thread.start()
    for _ in range(3):
        room = server.room(table)
        server.call(lambda room=room: [c.leave("restart") for c in room.connections])  # type: ignore[misc]
    server.call(server.room(table).lose)  # the server builds the table anew
    for thread in threads:
        thread.join(60)
        assert not thread.is_alive()
    assert all(p.over for p in players)
    assert players[0].head["outcome"] == players[1].head["outcome"]


@pytest.mark.parametrize("link", ["nonsense", "http://127.0.0.1:1/join/x", "ftp://example/join/x"])
def test_a_link_that_leads_nowhere_is_told_in_a_sentence(link: str) -> None:
    with pytest.raises(RuleboundError, match=r"invitation looks like|cannot be reached"):
        bot_client.follow(link, "Bot")


def test_a_wrong_invitation_is_told_in_a_sentence(server: Server) -> None:
    ann = Caller(server.url, "Ann")
    table = ann.table(options={"seats": "2"}, seats=["me", "open"])
    with pytest.raises(RuleboundError, match="not valid any more"):
        bot_client.follow(f"{server.url}/join/guessed", "Bot")
    with pytest.raises(RuleboundError, match="for seat 2, not 1"):
        bot_client.sit_down(f"{server.url}/join/{ann.invite(table, 1)}", 1, "", "Bot", 0)
    with pytest.raises(RuleboundError, match="spectator"):
        bot_client.sit_down(f"{server.url}/join/{ann.invite(table, -1)}", None, "", "Eve", 0)
