"""What somebody stumbles over who sits down for the first time: words, keys, sizes, weight."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from rulebound.play.bots import Bot, best, make
from rulebound.play.translate import Speech
from tests.browser.conftest import Server
from tests.browser.person import DESKTOP, PHONE, SOON, Person
from tests.browser.test_lobby import violations

People = Callable[..., Person]
LOCALES = {"en": "en-US", "uk": "uk-UA", "ru": "ru-RU"}
GATHERING = {"mode": "the-gathering", "investigators": "roland-banks"}
SEVERAL = {
    "ahlcg": {**GATHERING, "investigators": "roland-banks wendy-adams"},
    "unfathomable": {"seats": "3"},
    "lotr": {"decks": "leadership spirit"},
    "eldritch": {"seats": "2", "investigators": "random"},
    "ah3": {"seats": "2", "investigators": "random"},
}
"""Tables for several."""
HEAVIEST = 300_000
"""Bytes that the first table may take on the wire."""
TOUCHED = """
() => [...document.querySelectorAll('button, a[href], select, summary, [role=button], [data-touch]')]
    .filter((one) => getComputedStyle(one).pointerEvents !== 'none')
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => [one.getBoundingClientRect(), one])
    .filter(([{ width, height }]) => width > 0 && height > 0 && (width < 39.5 || height < 39.5))
    .filter(([, one]) => !one.closest('.clause, .clauses, .unseen, .skip, .log-lines, .pan-area'))
    .map(([{ width, height }, one]) => `${one.className} ${one.innerText} ${width}x${height}`)
"""
"""What can be touched and is smaller than 40 px. A clause in a sentence is a word of it, not a target of its own, and
the ship is made larger with two fingers."""
SAID = """
() => {
    const words = (selector) => document.querySelector(selector)?.innerText.trim() ?? '';
    const options = [...document.querySelectorAll('.option-words')].map((one) => one.innerText.trim());
    return [options, words('.question'), words('.question .occasion'), words('.question > .quiet')];
}
"""
"""What a question says: each of its options, all of it, what it is about, and how many are to be chosen."""
STORIES = "/api/words/uk/ah3.stories.ftl"
OVERLAPS = """
() => {
    const confirm = document.querySelector('.confirm').getBoundingClientRect();
    return [...document.querySelectorAll('.option')].filter((option) => {
        const { top, bottom } = option.getBoundingClientRect();
        return top < confirm.bottom - 1 && bottom > confirm.top + 1;
    }).map((option) => option.innerText);
}
"""


def bot(game: str) -> Bot:
    return make(game, best(game), 1)


def play_until(one: Person, game: str, prompt: str, seed: int = 21, **options: str) -> None:
    """Sits down where this is asked."""
    table = one.new_table(game, options=options, seed=seed)
    one.play_ahead(table, bot(game), until=lambda head: head["decision"]["prompt"] == prompt)
    one.sit(table)
    assert one.wait()


def example(one: Person, clause: str, name: str) -> str:
    one.says_name()
    made: str = one.post(f"/api/rules/{clause}/examples/{name}", {})["id"]
    return made


# ------------------------------------------------------------------ ending a turn


@pytest.mark.parametrize("language", LOCALES)
def test_ending_a_turn_is_not_passing(person: People, language: str) -> None:
    anna = person("Anna", locale=LOCALES[language])
    play_until(anna, "ahlcg", "ahlcg-prompt-action", **GATHERING)
    decision = anna.decision["id"]
    end = anna.page.locator(".choice-end .option")
    expect(end).to_contain_text("3", timeout=SOON)
    assert end.get_attribute("data-shortcut") == "e"
    assert anna.page.locator(".options > *").last.locator(".option[data-shortcut=e]").count() == 1, "it stands last"
    anna.page.keyboard.press("0")
    anna.page.keyboard.press("e")
    anna.page.locator(".option[data-armed]").wait_for(timeout=SOON)
    assert anna.decision["id"] == decision, "a first press ends nothing"
    anna.page.keyboard.press("Escape")
    anna.page.locator(".option[data-armed]").wait_for(state="detached", timeout=SOON)
    anna.page.keyboard.press("e")
    anna.page.locator(".option[data-armed]").wait_for(timeout=SOON)
    anna.page.keyboard.press("e")
    anna.until(lambda: (anna.mirror.head["decision"] or {}).get("id") != decision)


# ------------------------------------------------------------------ questions and options


@pytest.mark.parametrize(
    ("game", "language"),
    [("ahlcg", "en"), ("ahlcg", "uk"), ("unfathomable", "ru"), ("lotr", "uk"), ("eldritch", "ru"), ("ah3", "uk")],
)
def test_a_question_says_what_it_is_about_and_no_two_options_read_the_same(
    person: People, game: str, language: str
) -> None:
    anna = person("Anna", locale=LOCALES[language])
    options = SEVERAL[game]
    others = ["bot"] * (2 if game == "unfathomable" else 1)
    anna.sit(anna.new_table(game, options=options, seed=5, seats=["me", *others]))
    mind, asked = bot(game), 0
    for _ in range(45):
        if not anna.wait():
            break
        words, said, occasion, quiet = anna.page.evaluate(SAID)
        assert len(set(words)) == len(words), words
        assert not re.search(r"\[[a-z]+-|\b\w+-\w+-\d+\b", said), said
        assert bool(occasion) == bool(anna.decision["asker"]), anna.decision["prompt"]
        asked += bool(occasion)
        if anna.decision["least"] == anna.decision["most"] > 1:
            assert quiet
        anna.choose(tuple(mind.choose(anna.mirror.view(), anna.mirror.seat)))
    assert asked


def test_an_attack_of_opportunity_is_warned_of_and_said(person: People) -> None:
    anna = person("Anna")
    anna.sit(example(anna, "ahlcg/attack-of-opportunity.1", "enemy_rules.moving_provokes"))
    assert anna.wait()
    provoking = anna.page.locator(".option", has_text="Take a resource")
    expect(provoking.locator(".warns")).to_contain_text("Attack of opportunity", timeout=SOON)
    assert anna.page.locator(".option", has_text="Fight").locator(".warns").count() == 0
    anna.choose(("resource",))
    expect(anna.page.locator(".log")).to_contain_text("makes an attack of opportunity", timeout=SOON)


def test_a_denial_says_its_numbers(person: People) -> None:
    anna = person("Anna")
    anna.sit(example(anna, "ahlcg/fast.1", "cards_in_play.fast_has_its_price"))
    assert anna.wait()
    anna.page.keyboard.press("?")
    expect(anna.page.locator(".why-not")).to_contain_text("It costs 1 resource, you have 0", timeout=SOON)


# ------------------------------------------------------------------ numbers, the past, the end, who decides


@pytest.mark.parametrize("language", LOCALES)
def test_a_location_tells_its_shroud(person: People, language: str) -> None:
    anna = person("Anna", locale=LOCALES[language])
    play_until(anna, "ahlcg", "ahlcg-prompt-action", **GATHERING)
    here = next(e for e in anna.mirror.entities.values() if e.get("index") == 0 and "location" in e)["location"]
    thing = anna.page.locator(f"[data-entity='{here}']").first
    thing.scroll_into_view_if_needed(timeout=SOON)
    thing.click(button="right", timeout=SOON)
    menu = anna.page.locator(".thing-menu")
    menu.locator(".thing-number").first.wait_for(timeout=SOON)
    assert "[" not in menu.inner_text()
    assert re.search({"en": "Shroud", "uk": "орок", "ru": "Покров"}[language], menu.inner_text())


def test_escape_leaves_the_past_and_every_position_of_the_slider_is_past(person: People) -> None:
    anna = person("Anna")
    table = anna.new_table("ahlcg", options=GATHERING, seed=21)
    anna.play_ahead(table, bot("ahlcg"), most=12)
    anna.sit(table)
    assert anna.wait()
    slider = anna.page.locator(".history input[type=range]")
    slider.focus()
    for _ in range(3):
        slider.press("ArrowLeft")
    anna.page.locator(".banner-past").wait_for(timeout=SOON)
    assert anna.page.locator(".options").count() == 0, "nothing can be answered there"
    slider.press("Escape")
    anna.page.locator(".banner-past").wait_for(state="detached", timeout=SOON)
    anna.page.locator(".options").wait_for(timeout=SOON)


def test_the_end_agrees_with_the_log_and_carries_nothing_out(person: People) -> None:
    anna = person("Anna")
    table = anna.new_table("ahlcg", options=GATHERING, seed=5)
    anna.sit(table)
    anna.play_ahead(table, bot("ahlcg"))
    anna.page.locator(".end").wait_for(timeout=SOON)
    rounds = anna.page.locator(".line-words", has_text=re.compile(r"^Round \d+\.$")).all_inner_texts()
    last = re.sub(r"\D", "", rounds[-1])
    assert anna.page.locator(".ribbon-round").inner_text() == f"Round {last}"
    assert anna.page.locator(".ah-resolving").count() == 0


def test_the_header_and_the_list_of_players_name_the_same_who_decide(person: People) -> None:
    anna, bob = person("Anna"), person("Bob")
    table = anna.new_table("lantern", options={"seats": "2"}, seed=3, seats=["me", "open"])
    bob.says_name()
    bob.post("/api/join", {"secret": anna.invite(table, 1).rpartition("/")[2]})
    anna.sit(table)
    bob.sit(table, 1)
    for _ in range(12):
        both = (anna, bob)
        anna.until(lambda: anna.mirror.over or anna.ready() or bob.ready())
        if anna.mirror.over:
            break
        seats = anna.decision["seats"]
        bob.until(lambda seats=seats: (bob.mirror.head["decision"] or {}).get("seats") == seats)
        for one in both:
            # of oneself one knows whether there is anything left to answer, of others only that they are asked
            deciding = [both[seat] for seat in seats if both[seat] is not one or one.mirror.asked]
            named = one.page.locator(".seat", has_text="deciding")
            expect(named).to_have_count(len(deciding), timeout=SOON)
            assert [name for who in deciding if (name := who.name) not in " ".join(named.all_inner_texts())] == []
            head = one.page.locator(".whose")
            if one in deciding:
                expect(head).to_have_class(re.compile("whose-you"), timeout=SOON)
            else:
                assert [who.name for who in deciding if who.name not in head.inner_text()] == []
        who = next(one for one in both if one.mirror.asked)
        who.choose(tuple(bot("lantern").choose(who.mirror.view(), who.mirror.seat)))


# ------------------------------------------------------------------ examples


@pytest.mark.parametrize("language", LOCALES)
def test_an_example_is_told_in_words_and_opened_before_its_point(person: People, language: str) -> None:
    anna = person("Anna", locale=LOCALES[language])
    anna.says_name()
    anna.page.goto("/rules/ahlcg/attack-of-opportunity.1")
    anna.page.locator(".example button").first.click(timeout=SOON)
    story = anna.page.locator(".story").first
    story.locator("[data-kind=choose]").first.wait_for(timeout=SOON)
    told = story.inner_text()
    assert not re.search(r"\w+=\w|\d{5}|\(\d\) ==|\[[a-z]+-", told), told
    anna.page.locator(".example").first.locator("button").last.click(timeout=SOON)
    anna.page.locator(".banner").filter(has_text=re.compile("example|приклад|пример")).wait_for(timeout=SOON)
    anna.page.locator(".question .option").first.wait_for(timeout=SOON)


def test_a_hand_without_cards_is_no_button(person: People) -> None:
    """Another investigator's hand opens by a click while there is something in it, and is told in words otherwise."""
    anna = person("Anna")
    anna.sit(example(anna, "ahlcg/then.1", "mystic_cards.drawn_to_the_flame"))
    other = anna.page.locator(".ah-other")
    other.get_by_text("No cards in hand").wait_for(timeout=SOON)
    expect(other.get_by_role("button", name=re.compile("hand", re.IGNORECASE))).to_have_count(0)


# ------------------------------------------------------------------ weight, theme, invitations, phone


@pytest.mark.parametrize(
    ("game", "language"), [("ahlcg", "uk"), ("unfathomable", "ru"), ("lotr", "uk"), ("eldritch", "uk"), ("ah3", "ru")]
)
def test_the_first_table_is_light(person: People, game: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    anna = person("Anna", locale=LOCALES[language])
    table = anna.new_table(game, seed=21)
    wire = anna.context.new_cdp_session(anna.page)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    loaded: list[int] = []
    shaken: list[str] = []
    wire.on("Network.loadingFinished", lambda event: loaded.append(int(event["encodedDataLength"])))
    wire.on(
        "Network.webSocketHandshakeResponseReceived", lambda event: shaken.append(str(event["response"]["headers"]))
    )
    anna.sit(table)
    anna.until(lambda: anna.mirror.over or bool(anna.page.locator(".board, .options").count()))
    anna.page.wait_for_load_state("networkidle")
    assert "permessage-deflate" in shaken[0], "what is said over the socket is compressed, too"
    total = sum(loaded) + sum(len(zlib.compress(frame.encode())) for frame in anna.frames)
    with capsys.disabled():
        print(f" {game}: {total:,} bytes")
    assert total <= HEAVIEST, f"{total:,} bytes in {len(loaded)} answers and {len(anna.frames)} messages"


def test_a_story_comes_when_it_is_told(person: People) -> None:
    anna = person("Anna", locale=LOCALES["uk"])
    table = anna.new_table("ah3", options={"seats": "1", "investigators": "random"}, seed=2)
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    anna.sit(table)
    assert not any(STORIES in url for url in asked), "nothing but the archive has been told"
    mind, told = bot("ah3"), set[str]()
    while not told:
        anna.play(mind, most=1)
        told = set(re.findall(r'"(ah3-(?!archive-|log-)[a-z0-9-]+-story)"', " ".join(anna.frames)))
    speech = Speech("uk", ("ah3",), strict=True)
    for key in told:
        expect(anna.page.locator(".log")).to_contain_text(speech.say(key), timeout=SOON)
    assert sum(STORIES in url for url in asked) == 1


def test_the_theme_is_the_systems(person: People) -> None:
    anna = person("Anna", chosen="")
    anna.page.emulate_media(color_scheme="light")
    anna.page.goto("/")
    root = anna.page.locator("html")
    expect(root).to_have_attribute("data-theme", "light", timeout=SOON)
    anna.page.emulate_media(color_scheme="dark")
    expect(root).to_have_attribute("data-theme", "dark", timeout=SOON)
    anna.page.locator(".theme").click()
    expect(root).to_have_attribute("data-theme", "light", timeout=SOON)


def test_an_invitation_says_where_it_works_and_what_it_leads_to(person: People, server: Server) -> None:
    anna, bob = person("Anna"), person("Bob")
    table = anna.new_table("ahlcg", options={**GATHERING, "investigators": "roland-banks wendy-adams"},
                           seed=21, seats=["me", "open"])  # fmt: skip
    anna.sit(table)
    anna.page.locator(".seat").nth(1).locator("button").last.click(timeout=SOON)
    anna.page.locator(".touch-menu-item").filter(has_text="invite link").click(timeout=SOON)
    expect(anna.page.locator(".here-only")).to_contain_text("this machine only", timeout=SOON)
    expect(anna.page.locator(".here-only")).to_contain_text("--host 0.0.0.0")
    bob.page.goto(anna.page.locator(".invite input").input_value())
    leads = bob.page.locator(".leads-to")
    for part in ("Anna", "Arkham Horror", "Wendy Adams", "seat 2"):
        expect(leads).to_contain_text(part, timeout=SOON)


@pytest.mark.parametrize(("game", "decisions"), [
    ("ahlcg", 14), ("unfathomable", 6), ("lotr", 14), ("eldritch", 12), ("ah3", 12), ("lantern", 3),
])  # fmt: skip
def test_on_a_phone_nothing_is_too_small_to_touch(person: People, game: str, decisions: int) -> None:
    anna = person("Anna", PHONE)
    options: dict[str, Any] = {"ahlcg": GATHERING, "unfathomable": {"seats": "3"}, "lantern": {"seats": "1"}}.get(
        game, {}
    )
    seats = ["me", "bot", "bot"] if game == "unfathomable" else ["me"]
    anna.sit(anna.new_table(game, options=options, seed=21, seats=seats))
    for _ in range(decisions):
        assert anna.wait()
        assert anna.page.evaluate(TOUCHED) == []
        if anna.page.locator(".confirm").count():
            assert anna.page.evaluate(OVERLAPS) == []
        anna.choose(tuple(bot(game).choose(anna.mirror.view(), 0)))
    for place in ("Log", "Players", "Talk"):
        anna.page.locator(".place", has_text=place).click()
        assert anna.page.evaluate(TOUCHED) == []


@pytest.mark.parametrize(("size", "scheme"), [(DESKTOP, "light"), (PHONE, "dark")])
def test_the_table_is_for_everybody(person: People, size: tuple[int, int], scheme: str) -> None:
    anna = person("Anna", size, scheme=scheme)
    anna.sit(example(anna, "ahlcg/attack-of-opportunity.1", "enemy_rules.moving_provokes"))
    assert anna.wait()
    anna.page.locator(".choice-end .option").click(timeout=SOON)
    anna.page.locator(".option[data-armed]").wait_for(timeout=SOON)
    assert violations(anna) == []
