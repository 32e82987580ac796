"""The host plays, too: nothing that the host's powers bring tells more than the host's own seat may know."""

from __future__ import annotations

import re
from hashlib import blake2b
from random import Random
from typing import Any

import pytest

import rulebound
from rulebound.games import game_class, names
from rulebound.play.opening import opened
from tests.server.at_table import Caller, Player, Server, new_id, play_on

SECRET = {"seats": "3", "roles": "secret"}


def people(server: Server, *names: str) -> list[Caller]:
    return [Caller(server.url, name) for name in names]


def company(
    server: Server, game: str = "lantern", names: str = "Ann Bob Cid", **wanted: Any
) -> tuple[str, list[Player]]:
    """A table at which each of them sits, the first being the host."""
    callers = people(server, *names.split())
    wanted.setdefault("options", SECRET)
    table = callers[0].table(game, seats=["me", *["open"] * (len(callers) - 1)], **wanted)
    for seat, caller in enumerate(callers[1:], 1):
        caller.join(callers[0].invite(table, seat))
    players = [caller.sit(table) for caller in callers]
    for player in players:
        player.sync()
    return table, players


def told(player: Player, seat: int) -> list[str]:
    player.sync()
    return [line["text"] for line in player.seen[seat].lines]


def wish_of(player: Player) -> dict[str, Any]:
    player.sync()
    return [m for m in player.heard if m["t"] == "wished"][-1]


def agree(player: Player, yes: bool = True) -> dict[str, Any]:
    return player.ask("consent", wish=wish_of(player)["wish"], yes=yes)


# ------------------------------------------------------------------ saves and forks


def test_a_save_is_not_given_while_others_play(server: Server) -> None:
    table, (hers, his, _) = company(server)
    assert hers.caller.refused("GET", f"/api/tables/{table}/save") == (403, "secrets")
    for seat in (1, 2):  # who sends everybody away has not played alone from the beginning
        hers.caller.post(f"/api/tables/{table}/seats/{seat}", {"do": "bot"})
    assert hers.caller.refused("GET", f"/api/tables/{table}/save") == (403, "secrets")
    assert his.farewell() == "kicked"


def test_a_save_is_given_to_who_plays_alone_and_after_the_end(server: Server) -> None:
    (ann,) = people(server, "Ann")
    alone = ann.table(options=SECRET)
    assert ann.get(f"/api/tables/{alone}/save").startswith("rulebound save 1")
    table, players = company(server, names="Ann Bob", options={"seats": "2"})
    play_on(dict(enumerate(players)), Random(3), 600)
    assert players[0].caller.get(f"/api/tables/{table}/save").startswith("rulebound save 1")


def test_nobody_plays_ahead_in_a_fork_while_seats_are_open(server: Server) -> None:
    """The host lays the table out, plays a copy of it alone to see what comes, and then lets the others in."""
    (ann,) = people(server, "Ann")
    table = ann.table(options=SECRET, seats=["me", "open", "open"])
    assert ann.refused("POST", f"/api/tables/{table}/fork", {"line": 1}) == (403, "secrets")
    assert ann.refused("GET", f"/api/tables/{table}/save") == (403, "secrets")


def test_a_fork_does_not_keep_the_luck_ahead(server: Server) -> None:
    (ann,) = people(server, "Ann")
    table = ann.table(options={"seats": "1"})
    made = {ann.post(f"/api/tables/{table}/fork", {"line": 10**6})["id"] for _ in range(3)}
    keys = {server.room(id).table.game.luck.key for id in (table, *made)}
    assert len(keys) == 4
    for id in made:
        fork = ann.sit(id)
        assert "core-log-reseed" in told(fork, 0)


def test_who_had_the_table_alone_does_not_know_the_luck_ahead(server: Server) -> None:
    """The host takes a save, and only then lets somebody in."""
    ann, bob = people(server, "Ann", "Bob")
    table = ann.table(options={"seats": "2"})
    known = server.room(table).table.game.luck.key
    bob.join(ann.invite(table, 1, "give"))
    assert server.room(table).table.game.luck.key != known
    assert "core-log-reseed" in told(bob.sit(table), 1)


# ------------------------------------------------------------------ arranging


GUESSES = [
    ("show", {"card": "wrecker"}),
    ("show", {"card": "keeper"}),
    ("remove", {"card": "wrecker"}),
    ("exhaust", {"card": "keeper"}),
    ("card", {"code": "wrecker", "to": "discard"}),
    ("tokens", {"on": "wrecker", "kind": "light", "n": "1"}),
    ("faces", {"codes": "wrecker"}),
    ("wrecker", {"seat": "2"}),
]


@pytest.mark.parametrize(("step", "args"), GUESSES, ids=[f"{s} {a}" for s, a in GUESSES])
def test_a_step_answers_no_guess(server: Server, step: str, args: dict[str, str]) -> None:
    """Whether a step could be taken, and why not, tells nothing: before all agree it is not even tried."""
    table, (hers, his, cid) = company(server)
    before = server.room(table).table.game.state_hash()
    assert hers.ask("arrange", step=step, args=args)["t"] == "done", "the others are asked, whatever it is"
    assert server.room(table).table.game.state_hash() == before
    for player in (his, cid):
        assert wish_of(player)["text"] == "core-wish-arrange", "and hear what is wished"
        assert step in str(wish_of(player)["args"])
    agree(his, yes=False)
    assert wish_of(hers)["over"] == "refused"
    assert server.room(table).table.game.state_hash() == before
    assert not any("wrecker-" in str(m) or "keeper-" in str(m) for m in hers.heard if m["t"] in ("refused", "wished"))


SEVERAL = {"ahlcg": {"investigators": "roland-banks daisy-walker"}, "lotr": {"decks": "leadership spirit"}}
"""Tables with a seat for somebody else, where that is not a matter of `seats`."""


@pytest.mark.parametrize("game", names())
def test_no_step_of_any_game_is_taken_unasked(server: Server, game: str) -> None:
    """There is always something that the host may not know, if it is only what the next die will show."""
    ann, bob = people(server, "Ann", "Bob")
    options = SEVERAL.get(game) or game_class(game).book.for_seats(3 if game == "unfathomable" else 2)
    table = ann.table(game, options=options)
    count = len(server.room(table).table.game.seats)
    bob.join(ann.invite(table, count - 1, "give"))
    hers, his = ann.sit(table), bob.sit(table)
    hers.sync()
    his.sync()
    before = server.at_rest(table).table.game.state_hash()
    steps = hers.welcome["steps"]
    assert len(steps) > 10
    for step in steps:
        reply = hers.ask("arrange", step=step["name"], args=dict.fromkeys(step["args"], "1"))
        assert reply["t"] == "done", reply
        assert wish_of(his)["text"] == "core-wish-arrange"
        agree(his, yes=False)
    assert server.room(table).table.game.state_hash() == before


def test_who_is_left_alone_leaves_a_line_with_each_try(server: Server) -> None:
    table, (hers, _) = company(server, names="Ann Bob", options={"seats": "2"})
    hers.caller.post(f"/api/tables/{table}/seats/1", {"do": "bot"})
    assert hers.ask("arrange", step="show", args={"card": "no-such-card"})["code"] == "refused"
    assert told(hers, 0)[-1] == "core-note-tried"


def test_what_cannot_be_is_not_explained(server: Server) -> None:
    _, (hers, his, cid) = company(server)
    for guess in ("wrecker", "keeper", "nothing-like-it"):
        assert hers.ask("arrange", step="show", args={"card": guess})["t"] == "done"
        agree(his)
        agree(cid)
        assert wish_of(hers)["over"] in ("failed", "agreed")
        assert not [m for m in hers.heard if m["t"] == "refused"]
    assert hers.ask("arrange", step="fly", args={})["code"] == "refused", "what is wrong with its form is said"
    assert hers.ask("arrange", step="show", args={"colour": "red"})["code"] == "refused"


def test_while_a_seat_is_open_nothing_is_shown(server: Server) -> None:
    (ann,) = people(server, "Ann")
    table = ann.table(options=SECRET, seats=["me", "open", "open"])
    hers = ann.sit(table)
    hers.sync()
    assert hers.ask("arrange", step="show", args={"card": "wrecker"})["code"] == "consent"
    assert hers.ask("arrange", step="phase", args={"name": "vigil"})["code"] == "consent"


def test_what_was_arranged_stays_in_everybodys_log(server: Server) -> None:
    table, (hers, his) = company(server, names="Ann Bob", options={"seats": "2"})
    assert hers.ask("arrange", step="dice", args={"results": "6 6"})["t"] == "done"
    agree(his)
    assert hers.ask("undo", seat=0)["t"] == "done"
    assert told(his, 1)[-1] == told(hers, 0)[-1] == "core-note-undone"
    assert "dice results=" in str(his.seen[1].lines[-1]["args"])
    hers.answer(0, ["fetch"])
    assert "core-note-undone" in told(his, 1)[:-1], "the game goes on after it"
    hers.ask("undo", seat=0)
    server.call(lambda: server.room_here(table).lose())
    again = his.caller.sit(table)
    assert told(again, 1)[-1] == "core-note-undone", "and it is kept"
    report = his.caller.get(f"/api/tables/{table}/report?seat=1")
    assert "taken back: dice" in report


# ------------------------------------------------------------------ what everybody is told


def test_a_seed_chosen_by_hand_is_told(server: Server) -> None:
    ann, bob = people(server, "Ann", "Bob")
    for seed, expected in ((7, True), ("a dark night", True), (None, False)):
        table = ann.table(options={"seats": "2"}, seats=["me", "open"], seed=seed)
        bob.join(ann.invite(table, 1))
        assert ("core-note-chosen" in told(bob.sit(table), 1)) == expected


def test_an_uploaded_save_is_told(server: Server) -> None:
    ann, bob = people(server, "Ann", "Bob")
    text = rulebound.new("lantern", {"seats": "2"}).text()
    table = ann.http.post("/api/saves", content=text, headers={"content-type": "text/plain"}).json()["id"]
    bob.join(ann.invite(table, 1))
    lines = told(bob.sit(table), 1)
    assert "core-note-save" in lines
    assert "core-log-reseed" in lines


def test_a_bot_in_somebodys_place_and_a_seat_taken_over_are_told(server: Server) -> None:
    table, (hers, his, cid) = company(server, options={"seats": "3"})
    hers.caller.post(f"/api/tables/{table}/seats/1", {"do": "bot"})
    assert his.farewell() == "kicked"
    assert told(cid, 2)[-1] == "core-note-bot-for"
    assert dict(cid.seen[2].lines[-1]["args"]) == {"host": "Ann", "name": "Bob", "n": 2}
    hers.caller.post(f"/api/tables/{table}/seats/1", {"do": "take"})
    assert told(cid, 2)[-1] == "core-note-took", "an open game has no secrets: but it is told"
    back = people(server, "Bob")[0]
    back.join(hers.caller.invite(table, 1))
    assert "core-note-took" in told(back.sit(table), 1), "whoever comes later reads it, too"


def test_who_sits_down_is_told_before_what_the_host_may_know(server: Server) -> None:
    """The host takes a save while alone with a bot, and only then lets somebody in."""
    ann, bob = people(server, "Ann", "Bob")
    table = ann.table(options={"seats": "2"}, seats=["me", "bot"])
    for _ in range(2):
        ann.get(f"/api/tables/{table}/save")
    link = ann.invite(table, 1)
    told_before = bob.post("/api/invitation", {"secret": link})["told"]
    assert [text for text, _ in told_before] == ["core-note-chosen", "core-note-saved"], "once, however many were taken"
    assert ["name", "Ann"] in told_before[1][1]
    untold = ann.table(options={"seats": "2"}, seats=["me", "open"], seed=None)
    assert bob.post("/api/invitation", {"secret": ann.invite(untold, 1)})["told"] == []


# ------------------------------------------------------------------ removing a table


def test_a_game_that_others_play_is_removed_when_they_agree(server: Server) -> None:
    table, (hers, his, cid) = company(server)
    path = f"/api/tables/{table}"
    assert hers.caller.refused("DELETE", path) == (409, "asked")
    assert wish_of(his)["text"] == wish_of(cid)["text"] == "core-wish-remove"
    agree(his, yes=False)
    assert wish_of(hers)["over"] == "refused"
    assert hers.caller.get(path)
    assert hers.caller.refused("DELETE", path) == (409, "asked")
    agree(his)
    assert hers.caller.get(path), "all of them have to"
    cid.send({"t": "consent", "id": new_id(), "wish": wish_of(cid)["wish"], "yes": True})
    assert hers.farewell() == his.farewell() == "closed"
    assert hers.caller.refused("GET", path) == (404, "no-table")


def test_who_plays_alone_or_has_finished_asks_nobody(server: Server) -> None:
    (ann,) = people(server, "Ann")
    alone = ann.table(options={"seats": "2"}, seats=["me", "bot"])
    assert ann.http.delete(f"/api/tables/{alone}").status_code == 200
    table, players = company(server, names="Ann Bob", options={"seats": "2"})
    play_on(dict(enumerate(players)), Random(3), 600)
    assert players[0].caller.http.delete(f"/api/tables/{table}").status_code == 200


# ------------------------------------------------------------------ taking a seat that has secrets


def test_a_seat_with_secrets_is_taken_only_if_all_agree(server: Server) -> None:
    table, (hers, his, cid) = company(server)
    path = f"/api/tables/{table}/seats/1"
    hers.caller.post(path, {"do": "bot"})
    his.farewell()
    for answer in (False, True):
        assert hers.caller.refused("POST", path, {"do": "take"}) == (409, "asked")
        hers.sync()
        assert hers.welcome["streams"] == [0], "nothing is seen before they agree"
        assert (wish_of(cid)["text"], wish_of(cid)["missing"]) == ("core-wish-take", ["Cid"])
        agree(cid, answer)
        assert server.room(table).holds(server.room(table).row.host, 1) == answer
    assert told(cid, 2)[-1] == "core-note-took"


def test_a_second_self_does_not_slip_into_a_seat_that_was_held(server: Server) -> None:
    """The host sends somebody away, invites a friend of theirs to the seat, and looks at its hand with their eyes."""
    table, (hers, his, cid) = company(server)
    (mallory,) = people(server, "Mallory")
    hers.caller.post(f"/api/tables/{table}/seats/1", {"do": "kick"})
    his.farewell()
    secret = hers.caller.invite(table, 1)
    assert mallory.refused("POST", "/api/join", {"secret": secret}) == (409, "asked")
    assert mallory.refused("GET", f"/api/tables/{table}") == (404, "no-table")
    assert set(wish_of(cid)["missing"]) == {"Ann", "Cid"}
    agree(cid)
    agree(hers)
    assert mallory.join(secret) == {"table": table, "seat": 1}, "now the seat is theirs"
    assert told(cid, 2)[-1] == "core-note-took"


def test_the_host_does_not_hand_over_somebody_elses_seat(server: Server) -> None:
    table, (hers, _, _) = company(server)
    assert hers.caller.refused("POST", f"/api/tables/{table}/seats/1", {"do": "give"}) == (403, "not-yours")


# ------------------------------------------------------------------ luck


def test_nothing_that_is_sent_comes_from_the_luck(server: Server) -> None:
    """A guest tries short seeds, and everything else that the save would tell, against the names of decisions."""
    ann, bob = people(server, "Ann", "Bob")
    table = ann.table(options={"seats": "2"}, seats=["me", "open"], seed=None)
    bob.join(ann.invite(table, 1))
    hers, his = ann.sit(table), bob.sit(table)
    play_on({0: hers, 1: his}, Random(1), 12)
    game = server.room(table).table
    assert isinstance(game.seed, bytes)
    assert len(game.seed) * 8 >= 128
    sent = b"".join(his.raw)
    assert game.game.luck.key.hex().encode() not in sent
    seen = set(re.findall(rb'"id":"([0-9a-f]{18})"', sent))
    assert seen
    with_the_key = {
        digest.encode()
        for key in (game.seed, game.seed.hex().encode())
        for n in range(200)
        for digest in (_id(n, key),)
    }
    assert not seen & with_the_key, "not even who has the key could tell them"


def _id(n: int, key: bytes) -> str:
    return blake2b(f"{n}".encode(), key=key, digest_size=9).hexdigest()


def test_two_tables_of_the_same_seed_share_no_names_of_decisions(server: Server) -> None:
    """A copy of a table that somebody plays elsewhere tells nothing about how far this one has come."""
    ann, bob = people(server, "Ann", "Bob")
    ids = []
    for caller in (ann, bob):
        player = caller.sit(caller.table(options={"seats": "1"}, seed=5))
        play_on({0: player}, Random(1), 6)
        ids.append(set(re.findall(rb'"id":"([0-9a-f]{18})"', b"".join(player.raw))))
    assert not ids[0] & ids[1]


def test_the_same_answers_replay_to_the_same_game_from_the_save(server: Server) -> None:
    (ann,) = people(server, "Ann")
    table = ann.table(options={"seats": "2"}, seed=None)
    hers = ann.sit(table)
    play_on({0: hers, 1: hers}, Random(5), 20)
    text = ann.get(f"/api/tables/{table}/save")
    assert opened(text).game.state_hash() == server.room(table).table.game.state_hash()
