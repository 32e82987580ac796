"""Sitting down: three clicks to a first game, forms from the games' own declarations, nothing inaccessible."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.person import DESKTOP, PHONE, SOON, Person

People = Callable[..., Person]
AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOK = "async () => (await axe.run()).violations.map(v => v.id + ': ' + v.nodes.map(n => n.target).join(' '))"


def violations(one: Person) -> list[str]:
    one.page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = one.page.evaluate(LOOK)
    return found


def test_three_clicks_lead_to_a_first_game(person: People) -> None:
    anna = person("Anna")
    anna.page.goto("/")
    tile = anna.page.locator(".tile[data-game=ahlcg]")
    tile.locator(".button-main").first.click(timeout=SOON)
    name = anna.page.locator("input[name=name]:visible, dialog input:visible")
    anna.page.locator(".actions .option").first.or_(name.first).wait_for(timeout=SOON)
    if name.count():
        name.first.fill("Anna")
        name.first.press("Enter")
    anna.page.locator(".actions .option").first.wait_for(timeout=SOON)
    assert "/table/" in anna.page.url


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_pages_are_accessible(person: People, size: tuple[int, int], scheme: str) -> None:
    anna = person("Anna", size, scheme=scheme)
    anna.says_name()
    for path in (
        "/",
        "/new/ahlcg",
        "/new/unfathomable",
        "/new/lotr",
        "/game/lotr",
        "/new/eldritch",
        "/game/eldritch",
        "/about",
        "/rules/lantern",
        "/decks",
    ):
        anna.page.goto(path)
        anna.page.locator("h1").first.wait_for(timeout=SOON)
        anna.page.wait_for_timeout(200)
        assert violations(anna) == [], path


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("game", ["lantern", "ahlcg", "unfathomable", "lotr", "eldritch"])
def test_boards_are_accessible(person: People, size: tuple[int, int], scheme: str, game: str) -> None:
    anna = person("Anna", size, scheme=scheme)
    seats = {"lantern": 2, "ahlcg": 1, "unfathomable": 4, "lotr": 2, "eldritch": 3}[game]
    options = {"ahlcg": {}, "lotr": {"decks": "leadership spirit", "mode": "campaign"}}.get(game, {"seats": str(seats)})
    table = anna.new_table(game, options=options, seats=["me", *["bot"] * (seats - 1)], seed=4)
    anna.sit(table)
    from tests.browser.test_play import bot

    anna.play(bot(game), most={"lotr": 24}.get(game, 6))
    anna.wait()
    closed = anna.page.locator(".board-area button[aria-expanded=false]:visible")
    while closed.count():
        closed.first.click(timeout=SOON)
    assert violations(anna) == []
