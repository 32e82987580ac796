"""Somebody at a browser: what they see, what they click, and all that was sent to their page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, WebSocket
from websockets.sync.client import connect

from rulebound.play.bots import Bot
from rulebound.server.bot_client import Remote

DESKTOP, PHONE = (1440, 900), (390, 844)
SOON = 20_000
"""Milliseconds that anything may take on a busy machine."""

COVERED = """
(keys) => {
    const shown = new Map([...document.querySelectorAll('.options .option')].map((one) => [one.dataset.option, one]));
    const covered = [...shown.values()].filter((button) => {
        button.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = button.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        const inside = left >= 0 && top >= 0 && left + width <= innerWidth + 1 && top + height <= innerHeight + 1;
        return !(width > 0 && inside && hit && button.contains(hit) && button.innerText.trim() && !button.disabled);
    });
    return [...keys.filter((key) => !shown.has(key)), ...covered.map((button) => button.dataset.option)];
}
"""
"""The options that are not on the page, or that cannot be clicked there."""
PLACE = """
(selectors) => {
    const thing = selectors.map((one) => document.querySelector(one)).find((one) => one);
    if (!thing) return null;
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = thing.getBoundingClientRect();
    for (const down of [0.5, 0.2, 0.8, 0.35, 0.65, 0.08, 0.92])
        for (const across of [0.5, 0.2, 0.8, 0.35, 0.65, 0.08, 0.92]) {
            const [x, y] = [left + width * across, top + height * down];
            const hit = document.elementFromPoint(x, y);
            if (hit && (thing === hit || thing.contains(hit))) return { thing, x, y };
        }
    return { thing };
}
"""
"""The first of these that is there, and a point at which a click goes to it: a number on a card may lie over its
middle."""
TOUCHED = f"""
(ids) => {{
    const place = ({PLACE.strip()})(ids.map((id) => `[data-entity='${{id}}'][data-touch]`));
    return place && [Number(place.thing.dataset.entity), place.x ?? null, place.y ?? null];
}}
"""
PRESS = f"""
(selector) => {{
    const place = ({PLACE.strip()})([selector]);
    if (place?.x === undefined || place.thing.disabled) return false;
    place.thing.click();
    return true;
}}
"""
"""Presses a button, if it is where somebody could."""


class Person:
    """One person with a browser of their own."""

    def __init__(self, browser: Browser, url: str, name: str, size: tuple[int, int], **how: str) -> None:
        self.url, self.name = url, name
        scheme = how.pop("scheme", "dark")
        theme = how.pop("chosen", scheme)
        """What was chosen on an earlier visit; "" if nothing was."""
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, base_url=url, reduced_motion="reduce",
            color_scheme=scheme, locale=how.pop("locale", "en-US"), **how,
        )  # fmt: skip
        kept = f"{{ theme: '{theme}', sound: false }}" if theme else "{ sound: false }"
        self.context.add_init_script(
            "localStorage.getItem('rulebound-preferences') ?? localStorage.setItem('rulebound-preferences',"
            f" JSON.stringify({kept}))"
        )
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self.frames: list[str] = []
        """All that the table sent to this page, and what the page sent."""
        self.sent: list[str] = []
        self.told = 0
        """How often the table said how it stands."""
        self.latest: dict[str, Any] | None = None
        """The decision as it was told last, to whichever seat."""
        self.mirror = Remote(url, "", "", 0)
        """What this page knows of the table, built from its own traffic."""
        self.others: dict[int, Remote] = {}
        """The same for the other seats that one person holds."""
        self.page.on("pageerror", lambda error: self.problems.append(f"{name}: {error}"))
        self.page.on("console", lambda line: line.type == "error" and self._complain(line.text))
        self.page.on("websocket", self._listen)

    def _complain(self, text: str) -> None:
        # A server that is being restarted, and a page that is not there, are told by the page itself.
        if "WebSocket connection" not in text and "Failed to load resource" not in text:
            self.problems.append(f"{self.name}: {text}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)
        socket.on("framesent", lambda payload: self.sent.append(_text(payload)))

    def _hear(self, payload: str | bytes) -> None:
        text = _text(payload)
        self.frames.append(text)
        message = msgspec.json.decode(text)
        if message["t"] in ("state", "update"):
            self.latest = message["head"]["decision"]
            if message["seat"] != self.mirror.seat:
                self._other(message["seat"]).hear(message)
                return
        if message["t"] in ("welcome", "state", "update"):
            self.told += 1
            self.mirror.hear(message)

    def look_through(self, seat: int) -> None:
        """From now on the mirror is this seat's, of those one person holds."""
        if self.mirror.seat == seat:
            return
        before, self.mirror = self.mirror, self._other(seat)
        self.mirror.game, self.mirror.epoch, self.mirror.answered = before.game, before.epoch, ""
        self.others[before.seat] = before

    def _other(self, seat: int) -> Remote:
        return self.others.setdefault(seat, Remote(self.url, "", "", seat))

    # -------------------------------------------------------------- the lobby, without clicking

    def says_name(self) -> None:
        self.post("/api/session", {"name": self.name})

    def post(self, path: str, body: dict[str, Any]) -> Any:
        answer = self.context.request.post(path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.context.request.get(path)
        assert answer.ok, answer.text()
        return answer.json()

    def new_table(self, game: str, **how: Any) -> str:
        self.says_name()
        made: str = self.post("/api/tables", {"game": game, **how})["id"]
        return made

    def invite(self, table: str, seat: int) -> str:
        link: str = self.get(f"/api/tables/{table}/invites")["seats"][str(seat)]
        return link

    def play_ahead(
        self, table: str, bot: Bot, most: int = 10_000, until: Callable[[dict[str, Any]], bool] = lambda _: False
    ) -> None:
        """Answers without the page, where that is not what is looked at: so often, or until a view is as wanted."""
        cookie = "; ".join(f"{one['name']}={one['value']}" for one in self.context.cookies(self.url))
        ahead = Remote(self.url, cookie, table, self.mirror.seat)
        with connect(ahead.url, additional_headers={"Cookie": cookie}, max_size=None) as socket:
            socket.send(msgspec.json.encode(ahead.hello()).decode())
            while not ahead.over:
                ahead.hear(msgspec.json.decode(socket.recv(SOON / 1000)))
                if ahead.asked:
                    if most == 0 or until(ahead.head):
                        return
                    socket.send(msgspec.json.encode(ahead.answer(bot)).decode())
                    most -= 1

    def sit(self, table: str, seat: int = 0) -> None:
        """Opens the table and waits until it is drawn."""
        self.mirror = Remote(self.url, "", table, seat)
        self.page.goto(f"/table/{table}")
        self.page.locator(".actions").wait_for(timeout=SOON)
        self.until(lambda: bool(self.mirror.head))

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    # -------------------------------------------------------------- playing

    def until(self, holds: Callable[[], Any], ms: int = SOON) -> Any:
        """Waits until something holds of what the page was sent, or shows; returns it."""
        waited = 0
        while not (found := holds()):
            assert waited < ms, f"{self.name} waited in vain; the page says: {self.page.inner_text('body')[:1500]}"
            self.page.wait_for_timeout(10)
            waited += 10
        return found

    @property
    def decision(self) -> dict[str, Any]:
        found: dict[str, Any] = self.mirror.head["decision"]
        return found

    @property
    def keys(self) -> list[str]:
        return [option["key"] for option in self.decision["options"]]

    def asked(self) -> bool:
        """Was a decision of this person, or the end, sent to the page?"""
        return self.mirror.over or self.mirror.asked

    def shows(self, part: str) -> bool:
        """Has this part of the page come as far as what was sent?"""
        return self.page.locator(f"{part}[data-decision='{self.decision['id']}']:not([aria-busy=true])").count() > 0

    def ready(self) -> bool:
        """Is one asked, and can see it?"""
        return self.mirror.asked and self.shows(".question")

    def wait(self) -> bool:
        """Until one is asked; False if the game is over."""
        self.until(lambda: self.mirror.over or self.ready())
        return not self.mirror.over

    def choose(self, keys: tuple[str, ...], board: bool = False) -> None:
        """Answers with the actions panel, or, where the option is about something, by clicking the board."""
        decision, before = self.decision, self.decision["id"]
        for key in keys:
            if board and self.click_board(key):
                continue
            button = f".option[data-option={quoted(key)}]"
            for selector in [button, f"{button}[data-armed]"][: 2 if self.gives_up(key) else 1]:
                self.press(selector, board)
        if decision["least"] != 1 or decision["most"] != 1:
            self.press(".confirm", board)
        self.mirror.answered = before
        self.until(lambda: self.mirror.over or (self.mirror.head["decision"] or {}).get("id") != before
                   or (self.mirror.head["decision"] or {}).get("answered", False))  # fmt: skip

    def press(self, selector: str, mouse: bool = False) -> None:
        """Presses a button that nothing covers: with the mouse, or, which is quicker, without."""
        if mouse:
            self.page.locator(selector).click(timeout=SOON)
        else:
            self.until(lambda: self.page.evaluate(PRESS, selector))

    def gives_up(self, key: str) -> bool:
        """Does it end the turn with actions left? Then it takes a second press."""
        return any(o["key"] == key and o.get("ends") for o in self.decision["options"])

    def click_board(self, key: str) -> bool:
        """Clicks what an option is about; False if it is about nothing that can be clicked."""
        option = next(o for o in self.decision["options"] if o["key"] == key)
        found = self.page.evaluate(TOUCHED, option["about"])
        if found is None:
            return False
        id, *place = found
        assert place[0] is not None, f"what {key} is about cannot be clicked: something covers it"
        self.page.mouse.click(*place)
        if sum(id in o["about"] for o in self.decision["options"]) > 1:
            self.press(f".touch-menu-item[data-key={quoted(key)}]", mouse=True)
        return True

    def play(self, bot: Bot, board: bool = False, most: int = 10_000) -> int:
        """Plays until the game is over, or so many decisions. Returns how many of them the board answered."""
        by_board = 0
        for _ in range(most):
            if not self.wait():
                return by_board
            keys = bot.choose(self.mirror.view(), self.mirror.seat)
            about = [o for o in self.decision["options"] if o["key"] in keys and o["about"]]
            by_board += bool(board and about)
            self.choose(tuple(keys), board)
        return by_board

    def not_clickable(self, ms: int = SOON) -> list[str]:
        """Options of the decision that are not on the screen, or that something covers, once the page is drawn."""
        waited = 0
        while (found := self.page.evaluate(COVERED, self.keys)) and waited < ms:
            self.page.wait_for_timeout(50)
            waited += 50
        return list(found)


def _text(payload: str | bytes) -> str:
    return payload if isinstance(payload, str) else payload.decode()


def quoted(key: str) -> str:
    """A key as a CSS string."""
    return '"' + key.replace("\\", "\\\\").replace('"', '\\"') + '"'
