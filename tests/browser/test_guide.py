"""The guided first scenario: whoever does what the guide points at comes to the end, and hears everything once."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import DESKTOP, PHONE, SOON, Person

People = Callable[..., Person]
ENOUGH = 24
"""So many steps are said on the way the lesson proposes; the others are for those who leave it."""
A_ROUND = 16
"""So many in a first round, where the lesson is about no more than that."""
MANY, LONG = 60, 200
WINDOW = "lotr-prompt-window"
"""There are many of these: nobody asks the guide each time."""


SAYS = """
(decision) => {
    const guide = document.querySelector('.guide');
    if (guide?.dataset.decision !== decision) return null;
    return [guide.querySelector('.guide-says').innerText, guide.querySelector('button.button-main') !== null];
}
"""
"""What the guide says, and whether it wants to be told that one has read it; null while it is behind the game."""
POINTS = """
async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    if (!document.querySelector('.guide button[aria-pressed=true]')) return null;
    const keys = [...document.querySelectorAll('.option[data-guided]')].map((option) => option.dataset.option);
    return [document.querySelector('.confirm') ? keys : keys.slice(0, 1)];
}
"""
"""The options that the guide points at; null while it has not been asked."""


def listen(one: Person, heard: list[str]) -> None:
    """Reads what the guide says until it waits for a move."""
    while True:
        says, more = one.until(lambda: one.page.evaluate(SAYS, one.decision["id"]))
        if not more:
            return
        heard.append(says)
        one.press(".guide button.button-main")


def advised(one: Person) -> tuple[str, ...]:
    """What the guide points at when it is asked: several where several may be, nothing where it is to confirm."""
    one.press(".guide button[aria-pressed=false]")
    [keys] = one.until(lambda: one.page.evaluate(POINTS))
    return tuple(keys) if keys or one.decision["least"] == 0 else (one.keys[0],)


def follow(one: Person, start: str, most: int) -> list[str]:
    """Begins a lesson at the front page and does what the guide advises. Returns what it said on the way."""
    one.page.goto("/")
    one.page.get_by_role("button", name=start).click(timeout=SOON)
    one.page.locator(".guide").wait_for(timeout=SOON)
    one.until(lambda: bool(one.mirror.head))
    heard: list[str] = []
    for _ in range(most):
        if not one.wait():
            break
        listen(one, heard)
        one.choose(("pass",) if one.decision["prompt"] == WINDOW else advised(one))
    assert len(heard) == len(set(heard)), heard
    return heard


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_lesson_leads_to_its_end(person: People, size: tuple[int, int]) -> None:
    anna = person("Anna", size)
    heard = follow(anna, "Start the first lesson", MANY)
    assert anna.mirror.over
    anna.page.get_by_role("link", name="Set up a campaign").wait_for(timeout=SOON)
    assert len(heard) >= ENOUGH, heard
    assert anna.page.locator(".guide progress").evaluate("p => p.value === p.max")


def test_the_first_quest_leads_to_its_end(person: People) -> None:
    anna = person("Anna")
    heard = follow(anna, "Or a first quest of The Lord of the Rings", LONG)
    assert anna.mirror.over
    anna.page.get_by_role("link", name="Set up a campaign").wait_for(timeout=SOON)
    assert len(heard) >= ENOUGH - 4, heard
    assert anna.page.locator(".guide progress").evaluate("p => p.value === p.max")


def test_the_first_quest_is_told_on_a_phone(person: People) -> None:
    anna = person("Anna", PHONE)
    heard = follow(anna, "Or a first quest of The Lord of the Rings", 20)
    assert len(heard) > 9, heard
    assert anna.not_clickable() == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_first_round_in_arkham_is_told(person: People, size: tuple[int, int]) -> None:
    anna = person("Anna", size)
    heard = follow(anna, "Or a first round of Arkham Horror, third edition", 8)
    assert anna.mirror.head["round"] == 2
    assert len(heard) >= A_ROUND, heard
    assert anna.not_clickable() == []


def test_the_lesson_can_be_left_and_is_not_repeated(person: People) -> None:
    anna = person("Anna")
    anna.page.goto("/")
    anna.page.get_by_role("button", name="Start the first lesson").click(timeout=SOON)
    anna.page.get_by_role("button", name="Got it").click(timeout=SOON)
    second = anna.page.locator(".guide-says").inner_text()
    anna.page.reload()
    expect(anna.page.locator(".guide-says")).to_have_text(second, use_inner_text=True, timeout=SOON)
    anna.page.get_by_role("button", name="Tell me more").click()
    anna.page.locator(".clause-says").first.wait_for(timeout=SOON)
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name="Fold the guide away").click()
    anna.page.get_by_role("button", name="Show the guide").click()
    anna.page.get_by_role("button", name="End the lesson").click()
    expect(anna.page.locator(".guide")).to_have_count(0, timeout=SOON)
    assert "guide" not in anna.page.url
