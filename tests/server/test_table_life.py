"""The life of a table: undo, arranging, wishes, talk, history, forks, saves, other rules, two servers."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from rulebound.games import game_class, names
from rulebound.play import saves
from rulebound.play.checking.coverage import load_examples
from rulebound.play.opening import opened
from rulebound.play.translate import languages
from rulebound.server.consent import _take_back
from rulebound.server.undoing import Way
from tests.server.at_table import Caller, Player, Server, new_id, play_on, serving
from tests.server.postgres import cluster


def company(server: Server, undo: str = "free", seats: int = 2, **options: str) -> tuple[str, Player, Player]:
    """Ann hosts, Bob is her guest; any further seat is Ann's as well."""
    ann, bob = Caller(server.url, "Ann"), Caller(server.url, "Bob")
    wanted = ["me", "open", *["me"] * (seats - 2)]
    table = ann.table(options={"seats": str(seats), **options}, seats=wanted, undo=undo)
    bob.join(ann.invite(table, 1))
    hers, his = ann.sit(table), bob.sit(table)
    hers.sync()
    his.sync()
    return table, hers, his


def arrange(player: Player, step: str, *others: Player, **args: str) -> dict[str, Any]:
    """The host arranges something by hand, and those who are asked agree."""
    reply = player.ask("arrange", step=step, args=args)
    for other in others:
        assert other.ask("consent", wish=last_wish(other)["wish"], yes=True)["t"] == "done"
    return reply


def head(player: Player, seat: int) -> dict[str, Any]:
    player.sync()
    return player.seen[seat].head


# ------------------------------------------------------------------ undo


def test_what_told_nothing_is_taken_back_at_once(server: Server) -> None:
    for policy in ("free", "information", "consent"):
        table, hers, his = company(server, policy)
        before = server.room(table).table.game.state_hash()
        hers.answer(0, ["fetch"])
        assert head(hers, 0)["back"]["blocked"] == ""
        assert head(his, 1)["back"] is None, "what one answered oneself is offered to oneself"
        lines = len(his.seen[1].lines)
        assert hers.ask("undo", seat=0)["t"] == "done"
        assert head(hers, 0)["back"] is None
        assert server.room(table).table.game.state_hash() == before
        his.sync()
        assert len(his.seen[1].lines) < lines, "the log is cut for everybody"
        assert hers.ask("undo", seat=0)["code"] == "nothing"


def test_undo_never_peeks(server: Server) -> None:
    """Dice that were seen are rolled anew: the same answer, given again, comes to another end sooner or later."""
    ann = Caller(server.url, "Ann")
    table = ann.table(options={"seats": "2"}, undo="free")
    hers = ann.sit(table)
    rolled = set()
    for _ in range(12):
        hers.sync()
        hers.answer(0, ["kindle"])
        rolled.add(
            str([line["args"] for line in hers.seen[0].lines if "kindle" in line["text"] or "dice" in line["text"]])
        )
        assert head(hers, 0)["back"]["blocked"] == ""
        hers.ask("undo", seat=0)
        assert any(line["text"] == "core-log-reseed" for line in hers.seen[0].lines), "and everybody is told"
    assert len(rolled) > 1
    texts = [e.text for e in server.run(server.house.store.entries(table))]
    assert texts.count("!undo 1 anyway") == 12
    assert reopened(server, table).table.game.state_hash() == server.room(table).table.game.state_hash()


def test_by_information_what_was_revealed_stays(server: Server) -> None:
    table, hers, his = company(server, "information")
    hers.answer(0, ["kindle"])
    assert head(hers, 0)["back"]["blocked"] == "revealed"
    before = server.room(table).table.game.state_hash()
    assert hers.ask("undo", seat=0)["code"] == "revealed"
    assert his.ask("undo", seat=1)["code"] == "not-yours"
    assert server.room(table).table.game.state_hash() == before


def test_by_consent_the_others_are_asked(server: Server) -> None:
    table, hers, his = company(server, "consent")
    hers.answer(0, ["kindle"])
    assert head(hers, 0)["back"]["blocked"] == "consent"
    after = server.room(table).table.game.state_hash()
    request = new_id()
    assert hers.ask("undo", seat=0, id=request)["t"] == "done"
    wish = his.until("wished")
    assert (wish["name"], wish["missing"], wish["over"]) == ("Ann", ["Bob"], "")
    assert hers.ask("undo", seat=0, id=request)["t"] == "done", "the same wish, sent again"
    assert his.ask("undo", seat=1)["code"] == "wished"
    assert hers.ask("consent", wish=wish["wish"], yes=True)["code"] == "stale", "nobody agrees with oneself"
    assert server.room(table).table.game.state_hash() == after
    late = his.caller.sit(table)
    assert late.until("wished")["wish"] == wish["wish"], "who comes back is asked as well"
    late.close()
    assert his.ask("consent", wish=wish["wish"], yes=False)["t"] == "done"
    assert last_wish(hers)["over"] == "refused"
    assert server.room(table).table.game.state_hash() == after
    hers.ask("undo", seat=0)
    wish = last_wish(his)
    assert his.ask("consent", wish=wish["wish"], yes=True)["t"] == "done"
    hers.sync()
    assert [m["over"] for m in hers.heard if m["t"] == "wished"][-1] == "agreed"
    assert "kindle" in [o["key"] for o in hers.seen[0].head["decision"]["options"]]
    assert server.room(table).table.game.state_hash() != after


def last_wish(player: Player) -> dict[str, Any]:
    player.sync()
    return [m for m in player.heard if m["t"] == "wished"][-1]


def test_whoever_answers_meanwhile_has_answered_the_wish(server: Server) -> None:
    _, hers, his = company(server, "consent")
    hers.answer(0, ["kindle"])
    hers.ask("undo", seat=0)
    wish = last_wish(his)
    hers.answer(0, ["pass"])
    assert last_wish(his)["over"] == "overtaken"
    assert his.ask("consent", wish=wish["wish"], yes=True)["code"] == "stale"


def test_an_answer_given_in_secret_is_taken_back_alone(server: Server) -> None:
    table, hers, his = company(server, "information", seats=3, roles="secret")
    arrange(hers, "phase", his, name="vigil")
    hers.sync()
    his.sync()
    pick = hers.decision(0)
    assert pick is not None
    assert hers.answer(0, [pick["options"][0]["key"]])["t"] == "done"
    before = head(his, 1)
    assert hers.answer(2, [hers.decision(2)["options"][0]["key"]])["t"] == "done"  # type: ignore[index]
    assert head(his, 1) == before, "nobody else can tell that somebody has answered"
    assert head(hers, 0)["back"] is not None
    given = server.room(table).table.game.given
    assert {seat for seat, _ in given} == {0, 2}
    assert hers.ask("undo", seat=2)["t"] == "done"
    assert {seat for seat, _ in server.room(table).table.game.given} == {0}
    assert hers.asked(2)
    again = reopened(server, table)
    assert again.table.game.given == server.room(table).table.game.given


def test_after_the_end_all_eyes_are_open_and_nothing_is_taken_back(server: Server) -> None:
    table, hers, his = company(server, "consent", seats=2, roles="secret")
    ann, eve = hers.caller, Caller(server.url, "Eve")
    eve.join(ann.invite(table, -1))
    play_on({0: hers, 1: his}, Random(8), 600)
    room = server.room(table)
    assert room.table.outcome is not None
    watcher = eve.sit(table, [0, 1])
    watcher.sync()
    assert watcher.welcome["streams"] == [0, 1], "after the end everybody may look through all eyes"
    before = room.table.game.state_hash()
    for player, seat in ((hers, 0), (his, 1)):
        assert head(player, seat)["back"] is None
        assert player.ask("undo", seat=seat)["code"] == "over"
    assert arrange(hers, "round", n="1")["code"] == "over", "nor is it played on by hand"
    assert room.table.game.state_hash() == before


def test_what_others_answered_in_secret_stays(server: Server) -> None:
    table, hers, his = company(server, "information", seats=2, roles="secret")
    arrange(hers, "phase", his, name="vigil")
    hers.sync()
    his.sync()
    hers.answer(0, [hers.decision(0)["options"][0]["key"]])  # type: ignore[index]
    assert hers.seen[0].head["decision"]["answered"]
    back = head(his, 1)["back"]
    assert back is None
    assert his.ask("undo", seat=1)["code"] == "not-yours", "what is in the way is the arranging before, not her answer"
    assert {seat for seat, _ in server.room(table).table.game.given} == {0}


def reopened(server: Server, table: str) -> Any:
    """The table as it would be opened from what is kept."""
    from rulebound.server.rebuild import rebuild

    async def again() -> Any:
        store = server.house.store
        found = await store.table(table)
        assert found is not None
        start = opened(found[0].checkpoint, salvage=True)
        return rebuild(found[0], start, await store.entries(table, after=found[0].covers))

    rebuilt = server.run(again())
    assert rebuilt.whole
    return rebuilt


def test_a_long_way_back_holds_nobody_up(server: Server) -> None:
    """What many bots did since is taken back in turns, and nobody sees what lies between."""
    ann = Caller(server.url, "Ann")
    table = ann.table(options={"seats": "2"}, undo="free")
    hers = ann.sit(table)
    play_on({0: hers, 1: hers}, Random(2), 40)
    room = server.at_rest(table)
    steps = len(room.table.answers) - 2
    assert steps > 20
    expected = room.table.replay(2).view(0)
    seen: set[int] = set()

    async def others() -> None:
        while True:
            seen.add(len(room.table.answers))
            turns.append(1)
            await asyncio.sleep(0)

    async def back() -> None:
        meanwhile = asyncio.create_task(others())
        way = Way(steps, room.made[-steps], True)
        async with room.turn():
            await _take_back(room, way, 0, room.row.host, "back")
        meanwhile.cancel()

    turns: list[int] = []
    before = len(room.table.answers)
    server.run(back())
    assert len(turns) >= steps
    assert seen <= {before, len(room.table.answers)}
    assert room.table.view(0)["entities"] == expected["entities"]
    assert reopened(server, table).table.game.state_hash() == room.table.game.state_hash()


# ------------------------------------------------------------------ arranging, wishes, talk


def test_the_host_puts_something_right_and_everybody_sees_it(server: Server) -> None:
    table, hers, his = company(server)
    assert {"dice", "tokens", "card"} <= {s["name"] for s in hers.welcome["steps"]}
    assert his.welcome["steps"] == []
    lines = len(his.seen[1].lines)
    assert arrange(hers, "tokens", his, on="harbour", kind="light", n="3")["t"] == "done"
    his.sync()
    assert len(his.seen[1].lines) > lines
    assert any("arrange" in line["text"] for line in his.seen[1].lines[lines:])
    assert "!arrange tokens" in server.room(table).table.text()
    before = server.room(table).table.game.state_hash()
    for step, args in (("fly", {}), ("dice", {"sides": "7"})):
        assert arrange(hers, step, **args)["t"] == "refused"
    arrange(hers, "tokens", his, on="harbour", kind="light", n="99")
    assert server.room(table).table.game.state_hash() == before
    his.sync()
    assert his.seen[1].lines[-1]["text"] == "core-note-tried", "that it was tried is told, too"
    hers.ask("undo", seat=0)
    assert "!arrange" not in server.room(table).table.text()
    his.sync()
    assert his.seen[1].lines[-1]["text"] == "core-note-undone", "that it was done is told for good"


def test_what_need_not_be_asked_any_more(server: Server) -> None:
    table, hers, his = company(server, seats=2)
    arrange(hers, "phase", his, name="watch")
    arrange(hers, "card", his, code="guide-rope", to="tools-in-play-1")
    hers.sync()
    hers.answer(0, ["move harbour"])
    hers.sync()
    decision = hers.decision(0)
    assert decision is not None
    assert decision["window"]
    rope = next(o["key"] for o in decision["options"] if "guide-rope" in o["key"])
    assert hers.ask("prefer", seat=0, what="never", key=rope)["t"] == "done"
    server.at_rest(table)
    wishes = head(hers, 0)["wishes"]
    assert list(wishes.values()) == ["never"]
    assert not hers.decision(0)["window"], "the window is passed by itself"  # type: ignore[index]
    kept = server.run(server.house.store.table(table))
    assert kept is not None
    assert kept[1][0].wishes == wishes
    assert hers.ask("prefer", seat=0, what="ask", key=next(iter(wishes)))["t"] == "done"
    assert head(hers, 0)["wishes"] == {}
    assert hers.ask("prefer", seat=0, what="always", key="nothing like it")["code"] == "unknown"
    hers.ask("prefer", seat=0, what="news")
    assert head(hers, 0)["passing"] in ("news", "")
    hers.ask("prefer", seat=0, what="stop")
    assert head(hers, 0)["passing"] == ""


def test_talk(server: Server) -> None:
    table, hers, his = company(server)
    request = new_id()
    for _ in range(2):  # sent again, it is not said again
        assert his.ask("chat", text="Shall we?", id=request)["t"] == "done"
    said = hers.until("said")
    assert (said["name"], said["seat"], said["text"]) == ("Bob", 1, "Shall we?")
    assert his.ask("phrase", seat=1, key="lantern-phrase-none")["code"] == "unknown"
    assert his.ask("chat", text="")["code"] == "malformed"
    again = hers.caller.sit(table)
    assert again.until("said")["text"] == "Shall we?"
    again.sync()
    assert len([m for m in again.heard if m["t"] == "said"]) == 1


def test_where_the_rules_restrict_talk_only_phrases_are_said(server: Server) -> None:
    ann, bob = Caller(server.url, "Ann"), Caller(server.url, "Bob")
    table = ann.table("unfathomable", options={"seats": "3", "characters": "random"}, seats=["me", "open", "bot"])
    bob.join(ann.invite(table, 1))
    hers, his = ann.sit(table), bob.sit(table)
    his.sync()
    assert not his.welcome["free_talk"]
    assert his.ask("chat", text="I am a traitor")["code"] == "phrases-only"
    suspect = "unfathomable-phrase-suspect"
    assert suspect in his.welcome["named"]
    assert his.ask("phrase", seat=1, key=suspect)["code"] == "about"
    assert his.ask("phrase", seat=1, key=suspect, about=0)["t"] == "done"
    said = hers.until("said")
    assert (said["seat"], said["phrase"][0], said["phrase"][1]) == (1, "w", suspect)
    assert his.ask("phrase", seat=1, key="unfathomable-phrase-yes")["t"] == "done"


def test_under_peril_nobody_speaks(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table, hers, his = company(server)
    monkeypatch.setattr("rulebound.server.websocket.silenced", lambda g, seat: "ahlcg/peril.2")
    for player in (hers, his):
        assert player.ask("chat", text="help")["code"] == "silence"
    assert server.run(server.house.store.said(table)) == []


def test_pointing(server: Server) -> None:
    _, hers, his = company(server, seats=2, roles="secret")
    place = next(i for i, e in hers.seen[0].entities.items() if e["kind"] == "Place")
    assert hers.ask("point", seat=0, entity=place)["t"] == "done"
    assert his.until("pointed")["entity"] == place
    assert hers.ask("point", seat=0, entity=9999)["code"] == "unknown"


@pytest.mark.parametrize("game", names())
def test_whatever_is_seen_can_be_pointed_at_and_nothing_else(server: Server, game: str) -> None:
    """Things are called by their numbers, which are not their ids."""
    ann = Caller(server.url, "Ann")
    table = ann.table(game)
    hers = ann.sit(table)
    hers.sync()
    play_on(dict.fromkeys(hers.seen, hers), Random(3), 12)
    hers.sync()
    g = server.at_rest(table).table.game
    seen = hers.seen[0].entities
    going_on = {t.id for t in g.transients.values()}
    cards = [n for n, thing in seen.items() if "code" in thing or thing["kind"].endswith("Card")]
    others = [n for n in seen if n not in going_on and n not in cards]
    for number in (*cards, *others[:20]):
        assert hers.ask("point", seat=0, entity=number)["t"] == "done", seen[number]
    unseen = [n for n in range(max(seen) + 50) if n not in seen]
    for number in Random(1).sample(unseen, min(40, len(unseen))):
        assert hers.ask("point", seat=0, entity=number)["code"] == "unknown"


# ------------------------------------------------------------------ history, forks, saves


def test_earlier_moments_and_older_lines(server: Server) -> None:
    _, hers, his = company(server)
    play_on({0: hers, 1: his}, Random(3), 30)
    hers.sync()
    lines = hers.seen[0].lines
    then = hers.ask("moment", seat=0, line=0)
    assert then["head"]["round"] == 1
    assert int(then["line"]) == 0
    assert hers.ask("moment", seat=0, line=10**6)["entities"] == {str(i): e for i, e in hers.seen[0].entities.items()}
    older = hers.ask("older", seat=0, before=5)
    assert (older["first"], older["lines"]) == (0, lines[:5])
    assert hers.ask("moment", seat=1, line=1)["code"] == "not-yours"


def test_questions(server: Server) -> None:
    _, hers, _ = company(server)
    denied = hers.ask("why", seat=0)
    assert denied["t"] == "denied"
    odds = hers.ask("odds", seat=0)
    assert odds["t"] == "odds-are"
    thing = next(i for i, e in hers.seen[0].entities.items() if e["kind"] == "Keeper")
    assert hers.ask("explain", seat=0, entity=thing)["t"] == "reasons"
    assert hers.ask("why", seat=-1)["code"] == "spectator"


def test_going_on_from_an_earlier_moment(server: Server) -> None:
    table, hers, his = company(server)
    play_on({0: hers, 1: his}, Random(3), 10)
    ann, bob = hers.caller, his.caller
    for caller in (ann, bob):
        assert caller.refused("POST", f"/api/tables/{table}/fork", {"line": 3}) == (403, "secrets")
    alone = ann.table(options={"seats": "2"}, seats=["me", "bot"])
    player = ann.sit(alone)
    player.sync()
    play_on({0: player}, Random(4), 6)
    player.sync()
    middle = len(player.seen[0].lines) // 2
    made = ann.post(f"/api/tables/{alone}/fork", {"line": middle})["id"]
    fork = ann.sit(made)
    fork.sync()
    assert ann.get(f"/api/tables/{made}")["kind"] == "fork"
    assert len(fork.seen[0].lines) <= len(player.seen[0].lines)
    assert play_on({0: fork}, Random(5), 3) == 3
    play_on({0: hers, 1: his}, Random(3), 600)
    assert server.room(table).table.outcome is not None
    assert bob.post(f"/api/tables/{table}/fork", {"line": 2})["id"], "after the end everybody may"


def test_a_save_goes_down_and_up_again(server: Server) -> None:
    ann = Caller(server.url, "Ann")
    table = ann.table(options={"seats": "2"})
    hers = ann.sit(table)
    play_on({0: hers, 1: hers}, Random(6), 15)
    answer = hers.caller.http.get(f"/api/tables/{table}/save")
    assert "attachment" in answer.headers["content-disposition"]
    assert opened(answer.text).game.state_hash() == server.room(table).table.game.state_hash()
    up = hers.caller.http.post("/api/saves", content=answer.text, headers={"content-type": "text/plain"})
    again = hers.caller.sit(up.json()["id"])
    again.sync()
    assert again.welcome["streams"] == [0, 1]
    hers.sync()
    assert again.seen[0].entities == hers.seen[0].entities
    game = [line for line in again.seen[0].lines if not line["text"].startswith("core-note-")]
    assert game == [line for line in hers.seen[0].lines if not line["text"].startswith("core-note-")]


def test_a_report_tells_what_one_seat_knows(server: Server) -> None:
    table, _, his = company(server, roles="secret")
    report = his.caller.get(f"/api/tables/{table}/report?seat=1&language=uk")
    assert report.startswith("rulebound report")
    role = next(e for e in his.seen[1].entities.values() if e.get("code") in ("keeper", "wrecker"))
    assert f'"id": {role["id"]}' in report
    assert report.count('"code": "wrecker"') + report.count('"code": "keeper"') == 1
    assert "seed" not in report
    assert his.caller.refused("GET", f"/api/tables/{table}/report?seat=1&language=xx") == (400, "refused")


def test_examples_are_stories_and_tables(server: Server) -> None:
    ann = Caller(server.url, "Ann")
    clause = ann.get("/api/rules/lantern/10")
    assert clause["says"]
    name = clause["examples"][0]["name"]
    ukrainian = ann.get("/api/rules/lantern/10?language=uk")
    assert ukrainian["says"] != clause["says"]
    assert ukrainian["examples"][0]["title"] != clause["examples"][0]["title"]
    listed = {one["id"]: one["says"] for one in ann.get("/api/rules/lantern?language=uk")["clauses"]}
    assert listed["10"] == ukrainian["says"]
    assert ann.refused("GET", "/api/rules/lantern?language=xx") == (400, "refused")
    story = ann.get(f"/api/rules/lantern/10/examples/{name}")["story"]
    assert {part["kind"] for part in story} >= {"log", "choose"}
    assert all(line["text"].startswith(("core-", "lantern-")) for part in story for line in part["lines"])
    table = ann.post(f"/api/rules/lantern/10/examples/{name}")["id"]
    assert ann.get(f"/api/tables/{table}")["kind"] == "example"
    player = ann.sit(table)
    player.sync()
    assert play_on(dict.fromkeys(player.welcome["streams"], player), Random(1), 2) == 2


@pytest.mark.parametrize("game", names())
def test_examples_of_every_game_are_sat_down_at(server: Server, game: str) -> None:
    """Some of each: what one answers there is kept, and the table is there again when it was put away meanwhile.

    All of them are opened in tests/play/test_example_text.py.
    """
    ann, every = Caller(server.url, "Ann"), load_examples(game)
    for shown in every[:: len(every) // 4]:
        path = f"/api/rules/{game}/{shown.clauses[0].partition('/')[2]}/examples/{shown.name}"
        assert len({ann.get(f"{path}?language={language}")["title"] for language in languages()}) == len(languages())
        table = ann.post(path)["id"]
        player = ann.sit(table)
        player.sync()
        asked = [seat for seat in player.welcome["streams"] if player.asked(seat)]
        if asked:
            with suppress(ConnectionClosed):  # somebody joins, and who sits here comes back to one seat more
                assert player.answer(asked[0], player.any_answer(asked[0], Random(1)))["t"] == "done"
        room = server.at_rest(table)
        server.call(room.lose)
        again = server.room(table).table
        assert (again.game.state_hash(), again.changed) == (room.table.game.state_hash(), ""), shown.name


# ------------------------------------------------------------------ other rules, other processes


def test_an_old_table_is_opened_under_other_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the new rules cannot play again is a record; the table goes on from its last checkpoint."""
    kind = game_class("lantern")
    with serving(tmp_path / "tables.db") as server:
        table, hers, his = company(server)
        play_on({0: hers, 1: his}, Random(9), 20)
        room = server.at_rest(table)
        server.run(room.checkpoint())
        play_on({0: hers, 1: his}, Random(10), 4)
        position, cookies = server.at_rest(table).table.game.state_hash(), hers.caller.http.cookies
        assert room.table.outcome is None
    monkeypatch.setitem(saves._HASHES, kind, "0123456789ab")
    with serving(tmp_path / "tables.db") as server:
        ann = Caller(server.url)
        ann.http.cookies.update(cookies)
        about = ann.get(f"/api/tables/{table}")
        assert "other rules" in about["changed"]
        room = server.room(table)
        assert room.table.game.state_hash() == position, "these rules are not really others"
        player = ann.sit(table)
        player.sync()
        count = room.sequence
        if player.asked(0):
            assert player.answer(0, player.any_answer(0, Random(1)))["t"] == "done"
            assert room.sequence > count
    with serving(tmp_path / "tables.db") as server:
        assert server.room(table).table.outcome is None
        assert server.room(table).sequence >= count


def test_what_does_not_fit_any_more_is_not_shown(tmp_path: Path) -> None:
    """It may be an answer that was given in secret."""
    with serving(tmp_path / "tables.db") as server:
        table, hers, _ = company(server)
        hers.answer(0, ["fetch"])
        cookies = hers.caller.http.cookies
        server.call(server.house.rooms.clear)  # as if it were killed: no checkpoint is made
    with sqlite3.connect(tmp_path / "tables.db") as db:
        db.execute("update entries set text = '0000@2 lay oil-flask-34'")
    with serving(tmp_path / "tables.db") as server:
        ann = Caller(server.url)
        ann.http.cookies.update(cookies)
        told = ann.get(f"/api/tables/{table}")["changed"]
        assert "other rules" in told
        assert "oil-flask" not in told
        player = ann.sit(table)
        player.sync()
        assert player.answer(0, ["pass"])["t"] == "done"
    with serving(tmp_path / "tables.db") as server:
        assert [str(e) for e in server.room(table).table.answers][-1].endswith("pass")


def test_two_servers_answer_the_same_decision(tmp_path: Path) -> None:
    """Both hold the table; the database lets one answer in, and everybody comes to the same position."""
    with cluster(tmp_path) as postgres:
        two_servers(postgres.database("tables"))


def two_servers(database: str) -> None:
    with serving(database) as one, serving(database) as two:
        table, hers, _ = company(one, "free")
        elsewhere = Caller(two.url)
        elsewhere.http.cookies.update(hers.caller.http.cookies)
        other = elsewhere.sit(table)
        other.sync()
        raced = 0
        for _ in range(4):
            hers, other = again(hers), again(other)
            if not hers.asked(0) or not other.asked(0):
                break  # it is Bob's turn
            options = [o["key"] for o in other.seen[0].head["decision"]["options"]]
            replies = race((hers, "fetch"), (other, "pass" if "pass" in options else options[0]))
            assert [r["t"] for r in replies].count("done") == 1, replies
            raced += 1
        assert raced
        kept = one.run(one.house.store.entries(table))
        assert [e.sequence for e in kept] == list(range(1, len(kept) + 1))
        for server in (one, two):
            for room in list(server.house.rooms.values()):
                server.call(room.lose)
        assert one.room(table).table.game.state_hash() == two.room(table).table.game.state_hash() == kept[-1].hash


def race(*both: tuple[Player, str]) -> list[dict[str, Any]]:
    """Both answer at the same moment; what is said to them."""
    replies: list[dict[str, Any]] = []

    def answer(player: Player, key: str) -> None:
        try:
            replies.append(player.answer(0, [key]))
        except ConnectionClosed:  # sent away, to come back to what is kept
            replies.append({"t": "gone"})

    threads = [threading.Thread(target=answer, args=one) for one in both]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    return replies


def again(player: Player) -> Player:
    """The same person, with a fresh view."""
    player.close()
    back = player.caller.sit(player.table)
    back.sync()
    return back
