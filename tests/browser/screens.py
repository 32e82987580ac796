"""The pictures of the documents: `python -m tests.browser.screens docs/screens`, with the client built.

Lobby and boards, on a desk and on a phone, dark and light, in English and Ukrainian.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from rulebound.play.bots import best, make
from tests.browser.conftest import FLAGS, NAMES, Server
from tests.browser.person import DESKTOP, PHONE, SOON, Person

SIZES = {"desktop": DESKTOP, "phone": PHONE}
LANGUAGES = {"en": "en-US", "uk": "uk-UA"}
TABLES = {
    "ahlcg": ({"mode": "the-gathering", "investigators": "roland-banks wendy-adams"}, 2, 21, 22),
    "unfathomable": ({"seats": "4"}, 4, 21, 25),
    "lotr": ({"decks": "leadership spirit"}, 2, 21, 40),
    "eldritch": ({"seats": "3", "investigators": "random"}, 3, 5, 31),
    "ah3": ({"seats": "3", "investigators": "random"}, 3, 5, 31),
    "lantern": ({"seats": "2"}, 2, 7, 6),
}
"""For each game: its options, its seats, a seed, and so many decisions until the picture is taken."""
QUALITY = 82


def people(browser: Browser, url: str) -> Iterator[tuple[str, Person]]:
    """Somebody for each way to look at the same thing."""
    for language, locale in LANGUAGES.items():
        for theme in ("dark", "light"):
            for device, size in SIZES.items():
                one = Person(browser, url, "Олена" if language == "uk" else "Anna", size, locale=locale, scheme=theme)
                one.says_name()
                yield f"{device}-{theme}-{language}", one
                one.context.close()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    found = next((path for path in map(shutil.which, NAMES) if path), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        for name, one in people(browser, server.url):
            one.page.goto("/")
            one.page.locator(".tile").first.wait_for(timeout=SOON)
            picture(one, folder / f"lobby-{name}.jpg")
            for game, (options, seats, seed, decisions) in TABLES.items():
                table = one.new_table(game, options=options, seats=["me", *["bot"] * (seats - 1)], seed=seed)
                one.sit(table)
                one.play(make(game, best(game), 1), most=decisions)
                one.wait()
                picture(one, folder / f"{game}-{name}.jpg")
        browser.close()
    server.stop()


def picture(one: Person, path: Path) -> None:
    one.page.wait_for_timeout(500)
    one.page.screenshot(path=path, type="jpeg", quality=QUALITY)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
