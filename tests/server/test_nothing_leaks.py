"""Nothing leaks: over whole games, every byte that leaves the server is looked through for marks of hidden cards."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from rulebound.core.knowing import view as core_view
from rulebound.core.material.cards import Card
from rulebound.core.state.entities import PUBLIC
from rulebound.games.lantern.state import Lantern
from tests.server.at_table import Caller, Player, serving
from tests.server.canaries import Ear, plant

EVERY = 16
"""Answers between two rounds of questions."""


@pytest.fixture
def ear(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Ear]:
    plant(monkeypatch)
    with serving(tmp_path / "tables.db") as server:
        ear = Ear(server)
        ear.listen(monkeypatch)
        yield ear


class Company:
    """Two people, a spectator, and bots at the other seats."""

    def __init__(self, ear: Ear, game: str, options: dict[str, str], seats: list[str]) -> None:
        self.ear, self.server = ear, ear.server
        self.random = Random(5)
        self.ann, self.bob, self.eve = (self._caller(name) for name in ("Ann", "Bob", "Eve"))
        self.id = self.ann.table(game, options=options, seats=seats, undo="free")
        self.bob.join(self.ann.invite(self.id, 1))
        self.eve.join(self.ann.invite(self.id, PUBLIC))
        self.room = self.server.room(self.id)
        self.players = {0: self.ann.sit(self.id), 1: self.bob.sit(self.id)}
        self.watcher = self.eve.sit(self.id)

    def _caller(self, name: str) -> Caller:
        caller = Caller(self.server.url, name)
        token = caller.cookie.partition("=")[2]
        person = self.server.run(self.server.house.store.person(token))
        assert person is not None
        id = person.id

        def heard(answer: httpx.Response) -> None:
            data, path = answer.read(), answer.request.url.path
            if path.endswith("/save") and answer.status_code == 200:
                return  # the host's, who is told that it holds every secret
            where = f"{answer.request.method} {path.rpartition('/')[2]} {answer.status_code}"
            self.server.call(lambda: self.ear.hear(self.room, id, data, where) if hasattr(self, "room") else None)

        caller.http.event_hooks["response"].append(heard)
        return caller

    def play(self, most: int, seconds: float = 600.0) -> int:
        """To the end, with questions, reconnections and answers taken back on the way."""
        done, end = 0, time.monotonic() + seconds
        while done < most and time.monotonic() < end:
            for player in (*self.players.values(), self.watcher):
                player.sync()
            if self.watcher.seen[PUBLIC].head["outcome"] is not None:
                return done
            asked = [seat for seat, player in self.players.items() if player.asked(seat)]
            if not asked:
                time.sleep(0.01)
                continue
            seat = self.random.choice(asked)
            player = self.players[seat]
            reply = player.answer(seat, player.any_answer(seat, self.random))
            assert reply["t"] == "done" or reply["code"] == "stale", reply
            done += 1
            if done % EVERY == 0:
                self.ask_everything()
            if done % (3 * EVERY) == 0:
                self.players[seat].ask("undo", seat=seat)
        return done

    def ask_everything(self) -> None:
        """Of a game that is on, and stays so meanwhile: after it, everybody may look through all eyes."""
        if self.server.at_rest(self.id).table.outcome is not None:
            return
        for seat, player in [*self.players.items(), (PUBLIC, self.watcher)]:
            seen = player.seen[seat]
            then = player.ask("moment", seat=seat, line=self.random.randrange(len(seen.lines) + 1))
            assert then["t"] == "then", then
            player.ask("older", seat=seat, before=len(seen.lines))
            for entity in self.random.sample(sorted(seen.entities), 6):
                player.ask("explain", seat=seat, entity=entity)
                player.ask("point", seat=seat, entity=entity)
            if player.asked(seat):
                player.ask("why", seat=seat)
                player.ask("odds", seat=seat)
            other = self.random.choice([s for s in range(len(self.room.seats)) if s != seat])
            for kind in ("why", "odds", "moment", "older", "explain"):
                parts: dict[str, Any] = {"moment": {"line": 5}, "older": {"before": 9}, "explain": {"entity": 30}}
                reply = player.ask(kind, seat=other, **parts.get(kind, {}))
                assert reply["code"] == "not-yours"
            self.ask_by_http(player.caller, seat, other)
            self.come_back(seat, player)

    def ask_by_http(self, caller: Caller, seat: int, other: int) -> None:
        table = f"/api/tables/{self.id}"
        for language in ("en", "uk"):
            caller.get(f"{table}/report?seat={seat}&language={language}")
        caller.get(f"{table}/report?seat={PUBLIC}")
        caller.get(table)
        caller.get("/api/tables")
        assert caller.refused("GET", f"{table}/report?seat={other}") == (403, "not-yours")
        assert caller.refused("POST", f"{table}/fork", {"line": 3}) == (403, "secrets")
        if caller is not self.ann:
            assert caller.refused("GET", f"{table}/save") == (403, "not-host")
            assert caller.refused("GET", f"{table}/invites") == (403, "not-host")

    def come_back(self, seat: int, player: Player) -> None:
        """Goes away and comes back: with what it has, or with nothing."""
        last, recent = player.seen[seat].v, self.random.random() < 0.5
        since = {str(seat): max(0, last - self.random.randrange(4))} if recent else {}
        player.close()
        again = player.caller.sit(self.id, [seat], epoch=player.welcome["epoch"], since=since)
        if since and since[str(seat)] == last:
            again.seen[seat] = player.seen[seat]
        elif since:
            again.close()
            again = player.caller.sit(self.id, [seat])
        again.sync()
        if seat == PUBLIC:
            self.watcher = again
        else:
            self.players[seat] = again


def test_a_whole_game_of_unfathomable(ear: Ear) -> None:
    company = Company(ear, "unfathomable", {"seats": "4", "characters": "random"}, ["me", "open", "bot", "bot"])
    company.play(400)
    assert ear.leaks == []
    assert company.room.table.outcome is not None
    replayed(company)
    assert ear.marks_heard > 5000
    assert {"state", "update", "then", "lines", "reasons", "denied", "refused", "pointed"} <= ear.kinds
    assert {"GET report 200", "GET report 403", "GET save 403", "POST fork 403"} <= ear.kinds


def test_whole_games_of_lantern_with_secret_roles(ear: Ear) -> None:
    for _ in range(2):
        company = Company(ear, "lantern", {"seats": "4", "roles": "secret"}, ["me", "open", "bot", "bot"])
        company.play(400)
        assert ear.leaks == []
        assert company.room.table.outcome is not None
    assert ear.marks_heard > 500


def replayed(company: Company) -> None:
    """After the end everybody may look through all eyes, at any moment."""
    for seat in range(PUBLIC, len(company.room.seats)):
        then = company.watcher.ask("moment", seat=seat, line=40)
        assert then["t"] == "then", then
        assert company.eve.get(f"/api/tables/{company.id}/report?seat={seat}")


# ------------------------------------------------------------------ the ear hears


def a_little_lantern(ear: Ear) -> None:
    company = Company(ear, "lantern", {"seats": "3", "roles": "secret"}, ["me", "open", "bot"])
    company.play(10)


def test_a_face_in_a_view_is_heard(ear: Ear, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(core_view._SECRETS, type(Lantern.book.kinds[3]()), ())
    monkeypatch.setattr(core_view, "numbers_for", lambda g, seat: {c.id: core_view.number(c) for c in g.all(Card)})
    a_little_lantern(ear)
    assert any("state to seats" in leak for leak in ear.leaks)


def test_a_face_in_the_log_is_heard(ear: Ear, monkeypatch: pytest.MonkeyPatch) -> None:
    tell = Lantern.tell

    def telltale(g: Lantern, text: str, *cite: str, **args: Any) -> None:
        tell(g, text, *cite, **args)
        for card in g.all(Card):
            if card.code and card.known != -1:
                tell(g, "core-log-reseed", thing=card.word(g, card.owner))

    monkeypatch.setattr(Lantern, "tell", telltale)
    a_little_lantern(ear)
    assert any("update to seats" in leak for leak in ear.leaks)


def test_a_key_with_a_face_is_heard(ear: Ear, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole hand in the options of somebody else."""
    decision_view = core_view.decision_view

    def telltale(g: Any, seat: int) -> Any:
        out = decision_view(g, seat)
        if out is not None and g.decision is not None and g.decision.mode == "all" and seat < 0:
            keys = [o.key for each in g.decision.each for o in each]
            return {**out, "hint": keys}
        return out

    monkeypatch.setattr(core_view, "decision_view", telltale)
    a_little_lantern(ear)
    assert any("update to seats ()" in leak for leak in ear.leaks)


def test_whoever_answers_in_secret_is_not_given_away(ear: Ear, monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes an answer back is told to nobody else; a server that tells it is caught."""
    a_little_lantern(ear)
    assert ear.leaks == []
    decision_view = core_view.decision_view

    def telltale(g: Any, seat: int) -> Any:
        out = decision_view(g, seat)
        return None if out is None else {**out, "given": len(g.given)}

    monkeypatch.setattr(core_view, "decision_view", telltale)
    a_little_lantern(ear)
    assert any("in secret" in leak for leak in ear.leaks)
