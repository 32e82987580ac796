"""Whole games in the browser, by clicking, by keyboard, alone and together."""

from __future__ import annotations

import asyncio
import hashlib
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

import rulebound
from rulebound.core.game.decision import ANY, SEPARATOR
from rulebound.play.bots import best, make
from rulebound.play.saves import read
from rulebound.play.table import Table
from rulebound.server.rebuild import follow
from rulebound.server.store import Store, url_of
from rulebound.server.undoing import Made
from tests.browser.conftest import Server
from tests.browser.person import DESKTOP, PHONE, SOON, Person, quoted

SAVES = Path(__file__).parent.parent
People = Callable[..., Person]


def bot(game: str, seed: int = 1) -> Any:
    return make(game, best(game), seed)


@pytest.mark.parametrize(("game", "options", "seed", "mind"), [
    ("ahlcg", {"mode": "the-gathering"}, 22, ""),
    ("lotr", {"decks": "leadership", "quest": "passage-through-mirkwood"}, 4, ""),
    ("eldritch", {"seats": "1"}, 3, ""),
    ("ah3", {"seats": "1"}, 6, "random"),  # who plays well holds out too long for a test
])  # fmt: skip
def test_a_solo_scenario_is_played_to_its_end_by_clicking_the_board(
    person: People, game: str, options: dict[str, str], seed: int, mind: str
) -> None:
    anna = person("Anna")
    table = anna.new_table(game, options=options, seed=seed)
    anna.sit(table)
    by_board = anna.play(make(game, mind or best(game), 1), board=True)
    assert anna.mirror.over
    assert by_board > 20, "most of a game is about things on the board"
    anna.page.locator(".whose").get_by_text("over").wait_for(timeout=SOON)


@pytest.mark.parametrize(("game", "options"), [
    ("ahlcg", {"mode": "the-gathering", "investigators": "roland-banks wendy-adams"}),
    ("eldritch", {"seats": "2"}),
    ("ah3", {"seats": "2"}),
])  # fmt: skip
def test_two_browsers_play_by_an_invite_link(person: People, game: str, options: dict[str, str]) -> None:
    anna, bohdan = person("Anna"), person("Bohdan")
    table = anna.new_table(game, options=options, seats=["me", "open"], seed=5)
    anna.sit(table, 0)
    bohdan.page.goto(anna.invite(table, 1))
    bohdan.mirror.seat = 1
    bohdan.page.get_by_role("textbox").fill("Bohdan")
    bohdan.page.get_by_role("button", name="Sit down").click()
    bohdan.page.locator(".actions").wait_for(timeout=SOON)
    bohdan.until(lambda: bool(bohdan.mirror.head))
    anna.page.get_by_text("Bohdan").first.wait_for(timeout=SOON)
    play_together([anna, bohdan], game, 40)
    assert anna.mirror.head["round"] >= 1
    same = ("round", "phase", "turn", "lead")
    bohdan.until(lambda: all(anna.mirror.head[k] == bohdan.mirror.head[k] for k in same))


def play_together(people: list[Person], game: str, decisions: int) -> None:
    """Whoever is asked answers."""
    bots = [bot(game, seat + 1) for seat in range(len(people))]
    for _ in range(decisions):
        people[0].until(lambda: any(one.mirror.over or one.ready() for one in people))
        for one, mind in zip(people, bots, strict=True):
            if one.ready():
                answered = one.decision
                one.choose(tuple(mind.choose(one.mirror.view(), one.mirror.seat)))
                if answered["mode"] == ANY:  # the others have heard of it before they come to answer, too
                    for other in people:
                        other.until(lambda a=answered, o=other: (o.mirror.head["decision"] or {}).get("id") != a["id"])
        if all(one.mirror.over for one in people):
            return


def test_no_secret_of_another_seat_arrives(person: People, server: Server) -> None:
    """Two people and a bot at Unfathomable: every face in a page's own traffic is one that its seat may know."""
    anna, bohdan = person("Anna"), person("Bohdan")
    table = anna.new_table("unfathomable", options={"seats": "3"}, seats=["me", "open", "bot"], seed=11)
    bohdan.says_name()
    bohdan.post("/api/join", {"secret": anna.invite(table, 1).rpartition("/")[2]})
    anna.sit(table, 0)
    bohdan.sit(table, 1)
    play_together([anna, bohdan], "unfathomable", 25)
    with ThreadPoolExecutor(1) as apart:  # the browser's own loop runs in this thread
        start = rulebound.new("unfathomable", {"seats": "3"}, seed=11)
        known = apart.submit(asyncio.run, faces_known(server, table, start)).result()
    for one in (anna, bohdan):
        told = faces_told(one.frames, one.mirror.seat)
        assert told, "something was sent"
        assert told <= known[one.mirror.seat]
        assert known[1 - one.mirror.seat] - known[one.mirror.seat], "the other seat does know more"


def faces_told(frames: list[str], seat: int) -> set[tuple[int, str]]:
    """Every (thing, face) in what a page was sent; nothing in it may be meant for another seat."""
    told: set[tuple[int, str]] = set()
    for frame in frames:
        message = msgspec.json.decode(frame)
        assert message.get("seat", seat) == seat or message["t"] in ("said", "pointed")
        entities = {**message.get("entities", {}), **message.get("changed", {})}
        told |= {(int(id), entity["code"]) for id, entity in entities.items() if entity.get("code")}
    return told


async def faces_known(server: Server, table: str, start: Table) -> dict[int, set[tuple[int, str]]]:
    """Every (thing, face) that a seat might ever see: the answers that were kept, given to the same game again."""
    store = Store(url_of(server.database))
    rows = await store.entries(table)
    await store.close()
    known: dict[int, set[tuple[int, str]]] = {seat: set() for seat in range(len(start.game.seats))}
    made: list[Made] = []
    for kept in [None, *rows]:
        if kept is not None:
            assert follow(start, made, kept) == ""
        for seat in known:
            entities = start.view(seat)["entities"]
            known[seat] |= {(id, entity["code"]) for id, entity in entities.items() if entity.get("code")}
    return known


def test_a_page_comes_back_when_the_server_was_killed(person: People, server: Server) -> None:
    anna = person("Anna")
    table = anna.new_table("lantern", options={"seats": "1"}, seed=3)
    anna.sit(table)
    anna.play(bot("lantern"), most=4)
    position = anna.mirror.head["round"], anna.keys if anna.wait() else []
    server.stop(signal.SIGKILL)
    anna.page.locator(".banner-wrong").wait_for(timeout=SOON)
    epoch = anna.mirror.epoch
    server.start()
    anna.until(lambda: anna.mirror.epoch != epoch)
    anna.page.locator(".banner-wrong").wait_for(state="detached", timeout=SOON)
    assert (anna.mirror.head["round"], anna.keys if anna.wait() else []) == position
    anna.play(bot("lantern"), most=2)


def test_a_page_says_that_the_server_is_back_in_a_moment(person: People, server: Server) -> None:
    said = {"en": "Back in a moment", "uk": "За мить повернемося", "ru": "Вернёмся через мгновение"}
    people = [person(name) for name in ("Anna", "Bea", "Cleo")]
    for one, language in zip(people, said, strict=True):
        one.sit(one.new_table("lantern", options={"seats": "1"}, seed=3))
        assert one.wait()
        one.page.locator(f".language[lang={language}]").first.click()
        one.page.locator(f"html[lang={language}]").wait_for(state="attached", timeout=SOON)
    epochs = [one.mirror.epoch for one in people]
    server.stop()
    for one, text in zip(people, said.values(), strict=True):
        banner = one.page.locator(".banner-wrong")
        expect(banner).to_contain_text(text, timeout=SOON)
        expect(banner.locator("a")).to_have_count(0)
    server.start()
    for one, epoch in zip(people, epochs, strict=True):
        one.until(lambda one=one, epoch=epoch: one.mirror.epoch != epoch)  # type: ignore[misc]
        one.page.locator(".banner-wrong").wait_for(state="detached", timeout=SOON)


def test_undo_takes_back_one_answer(person: People) -> None:
    anna = person("Anna")
    anna.sit(anna.new_table("lantern", options={"seats": "1"}, seed=3))
    assert anna.wait()
    before, keys = anna.mirror.head["decision"]["id"], anna.keys
    anna.choose(("fetch",))
    assert anna.wait()
    anna.page.keyboard.press("u")
    anna.until(lambda: anna.asked() and anna.keys == keys)
    assert anna.decision["id"] != before, "an answer to the first asking comes too late"
    assert "fetch" in anna.keys


def test_the_language_switches_at_once(person: People) -> None:
    anna = person("Anna")
    anna.sit(anna.new_table("ahlcg", options={"mode": "the-gathering"}, seed=21))
    assert anna.wait()
    english = anna.page.locator(".prompt").inner_text()
    told = anna.told
    for language in ("uk", "ru", "en"):
        anna.page.locator(f".language[lang={language}]").first.click()
        anna.page.locator(f"html[lang={language}]").wait_for(state="attached", timeout=SOON)
    expect(anna.page.locator(".prompt")).to_have_text(english, use_inner_text=True, timeout=SOON)
    assert anna.told == told, "no word of it came from the server"


@pytest.mark.parametrize(("game", "options"), [
    ("ahlcg", {"mode": "the-gathering"}), ("lotr", {"decks": "leadership"}), ("eldritch", {"seats": "1"}),
    ("ah3", {"seats": "1"}),
])  # fmt: skip
def test_a_round_is_played_with_the_keyboard_alone(person: People, game: str, options: dict[str, str]) -> None:
    anna = person("Anna")
    anna.sit(anna.new_table(game, options=options, seed=21))
    mind = bot(game)
    while anna.mirror.head["round"] < 2 and anna.wait():
        before = anna.decision
        for key in mind.choose(anna.mirror.view(), 0):
            label = anna.page.locator(f".option[data-option={quoted(key)}]").get_attribute("data-shortcut")
            assert label, "every option has a key"
            twice = anna.gives_up(key)
            anna.page.keyboard.press(label)
            if twice:
                anna.page.locator("[data-armed]").wait_for(timeout=SOON)
                anna.page.keyboard.press(label)
        if before["least"] != 1 or before["most"] != 1:
            anna.page.keyboard.press("Enter")
        anna.mirror.answered = before["id"]
        anna.until(lambda before=before: (anna.mirror.head["decision"] or {}).get("id") != before["id"])
    assert anna.mirror.head["round"] >= 2 or anna.mirror.over


@pytest.mark.parametrize(("game", "save"), [
    ("ahlcg", "one"), ("unfathomable", "3-lost-deep-ones"), ("lotr", "escape-from-dol-guldur-1-*"),
    ("eldritch", "cthulhu-2-*"), ("ah3", "won-23"),
])  # fmt: skip
def test_every_option_of_a_recorded_game_can_be_clicked_at_both_sizes(person: People, game: str, save: str) -> None:
    kept = read(min((SAVES / game / "saves").glob(f"{save}.save")).read_text("utf-8"))
    anna = person("Anna")
    table = anna.new_table(game, options=kept.options, seed=kept.seed)
    anna.page.goto("/about")
    anna.page.evaluate(f"localStorage.setItem('rulebound-alone-{table}', 'yes')")
    anna.sit(table)
    looked = 0
    sizes = [PHONE, DESKTOP]
    for entry in kept.entries:
        keys = tuple(key for key in entry.text.split(SEPARATOR) if key)
        if entry.offered == hashed(len(keys), len(keys), keys):
            continue  # with one possible answer nobody is asked
        look_through(anna, entry.seat, entry.offered)
        assert anna.wait()
        sizes.reverse()  # the first of them is the one it has
        for size in sizes:
            anna.resize(size)
            assert anna.not_clickable() == [], f"{anna.decision['prompt']} at {size}"
        looked += 1
        anna.choose(keys)
    assert looked > 40
    anna.until(lambda: anna.mirror.over)


def look_through(one: Person, seat: int | None, offered: str) -> None:
    """Waits until whoever answers next is asked just what the record says. Of several seats, that one is shown."""

    def asked() -> bool:
        if seat is None and len((one.latest or {}).get("seats", ())) != 1:
            return False
        assert one.latest is not None
        one.look_through(one.latest["seats"][0] if seat is None else seat)
        return one.mirror.asked and hashed(one.decision["least"], one.decision["most"], one.keys) == offered

    one.until(asked)
    tab = one.page.locator(".seat-tab").nth(one.mirror.seat)
    if tab.count() and tab.get_attribute("aria-pressed") != "true":
        tab.click()


def hashed(least: int, most: int, keys: Sequence[str]) -> str:
    """What a record says about the options of a decision (play/record.py)."""
    return hashlib.blake2b("\n".join((f"{least} {most}", *keys)).encode(), digest_size=2).hexdigest()
