"""How much one may send, and how often."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed

from rulebound.server.limits import Limits
from tests.server.at_table import Caller, serving


def test_who_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", limits=Limits(requests_address=(2.0, 8.0))) as server:
        host = Caller(server.url, "Ann")
        table = host.table(options={"seats": "2"})
        player = host.sit(table)
        player.sync()
        for n in range(400):
            player.send({"t": "ping", "id": f"p{n}"})
        codes = [m["code"] if (m := player.next())["t"] == "refused" else m["t"] for _ in range(400)]
        assert set(codes) <= {"pong", "slow", "people"}
        assert 100 < codes.count("pong") < 350
        with httpx.Client(base_url=server.url) as hasty:
            assert asks_too_often(hasty)
            for _ in range(10):  # on a busy machine it may take so long to come that one may come
                again = host.sit(table)
                if again.next()["t"] == "farewell":
                    assert again.heard[-1]["why"] == "busy"
                    break
                assert asks_too_often(hasty)
            else:
                raise AssertionError("whoever asks too often may come to the table all the same")


def asks_too_often(client: httpx.Client) -> bool:
    """Is one told to wait, sooner or later?"""
    return any(client.get("/api/session").status_code == 429 for _ in range(1000))


def test_who_sends_nothing_but_nonsense_is_sent_away(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as server:
        host = Caller(server.url, "Ann")
        player = host.sit(host.table())
        player.sync()
        with suppress(ConnectionClosed):  # it may happen before all is sent
            for _ in range(250):
                player.socket.send("nonsense")
        assert player.farewell() == "closed"
