"""Sitting down: three clicks to a first game, forms from the games' own declarations, nothing inaccessible."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from rulebound.play.bots import best, make
from tests.browser.person import DESKTOP, PHONE, SOON, Person

People = Callable[..., Person]
AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
STILL = "*, *::before, *::after { transition: none !important; animation: none !important; }"
"""A colour on its way to another would be looked at halfway."""
LOOK = """
async (run) =>
    (await axe.run(run)).violations.map((v) => v.id + ': ' + v.nodes.map((n) => n.target).join(' '))
"""
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules of axe that depend on colours."""


def violations(one: Person, only: Sequence[str] = ()) -> list[str]:
    """What axe finds, by all of its rules or some."""
    if one.page.evaluate("!window.axe"):
        one.page.evaluate(AXE.read_text("utf-8"))
        one.page.add_style_tag(content=STILL)
    found: list[str] = one.page.evaluate(LOOK, {"runOnly": list(only)} if only else {})
    return found


@pytest.mark.parametrize("game", ["ahlcg", "ah3"])
def test_three_clicks_lead_to_a_first_game(person: People, game: str) -> None:
    anna = person("Anna")
    anna.page.goto("/")
    tile = anna.page.locator(f".tile[data-game={game}]")
    tile.locator(".button-main").first.click(timeout=SOON)
    name = anna.page.locator("input[name=name]:visible, dialog input:visible")
    anna.page.locator(".actions .option").first.or_(name.first).wait_for(timeout=SOON)
    if name.count():
        name.first.fill("Anna")
        name.first.press("Enter")
    anna.page.locator(".actions .option").first.wait_for(timeout=SOON)
    assert "/table/" in anna.page.url


def unfold(one: Person) -> None:
    """Opens whatever is folded up on the board."""
    closed = one.page.locator(".board-area button[aria-expanded=false]:visible")
    while closed.count():
        closed.first.click(timeout=SOON)


def violations_in_every_light(one: Person) -> list[str]:
    """The same page on a desk and on a phone, dark and light: of another light only the colours can be wrong."""
    found: list[str] = []
    for size in (DESKTOP, PHONE):
        one.resize(size)
        unfold(one)
        for scheme, only in (("dark", ()), ("light", COLOURS)):
            one.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            one.page.locator(f"html[data-theme={scheme}]").wait_for(timeout=SOON)
            found += [f"{scheme} {size}: {violation}" for violation in violations(one, only)]
    return found


PAGES = {
    "/": ".tile .button-main",
    "/new/ahlcg": ".button-main",
    "/new/unfathomable": ".button-main",
    "/new/lotr": ".button-main",
    "/game/lotr": ".button-main",
    "/new/eldritch": ".button-main",
    "/game/eldritch": ".button-main",
    "/new/ah3": ".button-main",
    "/game/ah3": ".button-main",
    "/about": "h2",
    "/rules/lantern": ".chapter",
    "/decks": ".deck-yours .button-main",
}
"""The pages, and by what one knows that they are there."""


def test_pages_are_accessible(person: People) -> None:
    anna = person("Anna", chosen="")
    anna.says_name()
    for path, sign in PAGES.items():
        anna.page.goto(path)
        anna.page.locator(sign).first.wait_for(timeout=SOON)
        assert violations_in_every_light(anna) == [], path


@pytest.mark.parametrize(
    ("game", "seats"), [("lantern", 2), ("ahlcg", 1), ("unfathomable", 4), ("lotr", 2), ("eldritch", 3), ("ah3", 3)]
)
def test_boards_are_accessible(person: People, game: str, seats: int) -> None:
    anna = person("Anna", chosen="")
    options = {"ahlcg": {}, "lotr": {"decks": "leadership spirit", "mode": "campaign"}}.get(game, {"seats": str(seats)})
    table = anna.new_table(game, options=options, seats=["me", *["bot"] * (seats - 1)], seed=4)
    anna.play_ahead(table, make(game, best(game), 1), most={"lotr": 24}.get(game, 6))
    anna.sit(table)
    assert anna.wait()
    assert violations_in_every_light(anna) == []
