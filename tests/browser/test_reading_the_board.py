"""What is seen at a glance: whose turn it is, where one stands, what an answer is about, what happened meanwhile."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from rulebound.play.bots import best, make
from tests.browser.person import DESKTOP, PHONE, SOON, Person

People = Callable[..., Person]
MANY = {"seats": "8", "investigators": "random"}
CROWDED = """
() => [...document.querySelectorAll('.table-head > *')]
    .map((one) => [one.className, one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0)
    .flatMap(([name, a], n, all) => all.slice(n + 1)
        .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
        .map(([other]) => `${name} / ${other}`))
"""
"""Parts of the header that lie over one another."""
CUT = """
() => [...document.querySelectorAll('.seat-tab:not([aria-pressed=true]), .ribbon [aria-current] span')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow === 'hidden')
    .map((one) => one.innerText)
"""
COVERED = """
() => {
    const at = (one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2);
    };
    const names = [...document.querySelectorAll('.eh-name')].filter((name) => at(name)?.closest('.eh-piece'));
    const places = [...document.querySelectorAll('.eh-place')]
        .filter((place) => at(place.querySelector('.eh-shape'))?.closest('.eh-place') !== place);
    return [...names, ...places].map((one) => one.textContent);
}
"""
"""Names on the map with somebody standing on them, and spaces that cannot be touched in their middle."""
IN_SIGHT = """
() => {
    const [area, you] = ['.pan-area', '.eh-person'].map((one) => document.querySelector(one)?.getBoundingClientRect());
    return you && you.left >= area.left && you.right <= area.right;
}
"""

BEYOND = """
() => {
    const edge = document.querySelector('.board-area').getBoundingClientRect().right;
    return [...document.querySelectorAll('.desk-panel, .eh-doom li')]
        .filter((one) => one.getBoundingClientRect().right > edge)
        .map((one) => one.className);
}
"""
"""What the board cuts off at its right."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_who_holds_eight_seats_sees_the_phase_and_all_of_them(person: People, size: tuple[int, int]) -> None:
    anna = person("Anna", size, locale="uk-UA")
    anna.sit(anna.new_table("eldritch", options=MANY, seed=7))
    expect(anna.page.locator(".seat-tab")).to_have_count(8, timeout=SOON)
    assert anna.page.evaluate(CROWDED) == []
    assert anna.page.evaluate(CUT) == []


def test_on_a_crowded_map_the_names_can_be_read(person: People) -> None:
    anna = person("Anna", locale="uk-UA")
    table = anna.new_table("eldritch", options=MANY, seed=7, seats=["me", *["bot"] * 7])
    anna.play_ahead(table, make("eldritch", best("eldritch"), 1), until=lambda head: head["round"] == 3)
    anna.sit(table)
    assert anna.wait()
    anna.until(lambda: anna.page.locator(".eh-piece").count() > 8)
    anna.page.locator(".eh-world").scroll_into_view_if_needed(timeout=SOON)
    assert anna.page.evaluate(COVERED) == []


def test_on_a_phone_the_map_shows_where_one_stands(person: People) -> None:
    anna = person("Anna", PHONE)
    anna.sit(anna.new_table("eldritch", options={"seats": "1", "investigators": "lily-chen"}, seed=3))
    assert anna.wait()
    anna.until(lambda: anna.page.evaluate(IN_SIGHT))


def test_an_answer_marks_what_it_is_about(person: People) -> None:
    anna = person("Anna")
    anna.sit(anna.new_table("eldritch", options={"seats": "1", "investigators": "lily-chen"}, seed=3))
    assert anna.wait()
    anna.page.locator(".eh-piece").first.wait_for(timeout=SOON)
    anna.page.locator(".option[data-option^='travel']").first.hover(timeout=SOON)
    expect(anna.page.locator(".eh-place[data-meant]")).to_have_count(1, timeout=SOON)
    anna.page.locator(".option[data-option=rest]").hover(timeout=SOON)
    expect(anna.page.locator("[data-meant]")).to_have_count(0, timeout=SOON)


def test_whoever_comes_to_a_new_round_reads_what_the_mythos_did(person: People) -> None:
    anna = person("Anna")
    table = anna.new_table("eldritch", options={"seats": "1", "investigators": "lily-chen"}, seed=3)
    anna.play_ahead(table, make("eldritch", best("eldritch"), 1), until=lambda head: head["round"] == 2)
    anna.sit(table)
    assert anna.wait()
    page = anna.page.locator(".eh-latest")
    expect(page.locator("h3")).to_contain_text("Mythos:", timeout=SOON)
    assert page.locator("li").count() > 1
    assert anna.page.locator(".line[data-fresh]").count() == 0, "nothing happened since one came"
    anna.play(make("eldritch", best("eldritch"), 1), most=1)
    expect(page).to_have_count(0, timeout=SOON)
    anna.page.locator(".line[data-fresh]").first.wait_for(timeout=SOON)


@pytest.mark.parametrize("size", [DESKTOP, (1280, 720), PHONE])
@pytest.mark.parametrize("language", ["en-US", "uk-UA", "ru-RU"])
def test_no_panel_beside_the_map_is_cut_off(person: People, language: str, size: tuple[int, int]) -> None:
    anna = person("Anna", size, locale=language)
    anna.sit(anna.new_table("eldritch", options={"seats": "1", "investigators": "lily-chen"}, seed=3))
    assert anna.wait()
    anna.page.locator(".eh-doom").wait_for(timeout=SOON)
    assert anna.page.evaluate(BEYOND) == []


def test_on_a_phone_a_new_question_is_read_from_its_beginning(person: People) -> None:
    anna = person("Anna", PHONE)
    anna.sit(anna.new_table("eldritch", options={"seats": "1", "ancient-one": "azathoth"}, seed=4))
    assert anna.wait()
    anna.choose((anna.keys[-1],), board=False)
    assert anna.wait()
    assert anna.page.locator(".actions").evaluate("(one) => one.scrollHeight > one.clientHeight")
    anna.until(lambda: anna.page.locator(".actions").evaluate("(one) => one.scrollTop") == 0)


@pytest.mark.parametrize(("language", "begins"), [("en-US", "Begins in space 15"), ("ru-RU", "Начало: локация 15")])
def test_whoever_chooses_an_investigator_reads_all_of_them_without_scrolling(
    person: People, language: str, begins: str
) -> None:
    anna = person("Anna", locale=language)
    anna.sit(anna.new_table("eldritch", options={"seats": "1"}, seed=4))
    assert anna.wait()
    expect(anna.page.locator(".desk-choosing .card")).to_have_count(12, timeout=SOON)
    expect(anna.page.locator(".desk-choosing .card").first).to_contain_text(begins, timeout=SOON)
    for card in anna.page.locator(".desk-choosing .card").all():
        expect(card).to_be_in_viewport(ratio=1, timeout=SOON)


def test_whoever_is_offered_a_loan_sees_what_it_would_buy(person: People) -> None:
    anna = person("Anna")
    anna.sit(anna.new_table("eldritch", options={"seats": "1", "investigators": "trish-scarborough"}, seed=4))
    assert anna.wait()
    anna.choose(("acquire",))
    anna.until(lambda: anna.ready() and anna.decision["prompt"] == "eldritch-prompt-loan")
    reserve = anna.page.locator(".eh-reserve")
    expect(reserve.locator(".card")).to_have_count(4, timeout=SOON)
    for card in reserve.locator(".card").all():
        expect(card).to_be_in_viewport(ratio=1, timeout=SOON)
