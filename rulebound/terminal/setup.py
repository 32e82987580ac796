"""Before the game: one form for everything that can be chosen, in which pressing Enter is enough."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from rulebound.core.game.game import Choice, Rulebook
from rulebound.core.state.chance import Seed
from rulebound.core.state.errors import RuleboundError, Sentence
from rulebound.games import game_class, names
from rulebound.play.translate import Speech, languages, speech_for
from rulebound.terminal.home import unfinished
from rulebound.terminal.screen import Screen

FIRST_GAME = "lantern"
FEW = 4
"""So many values can be stepped through one by one; more are listed."""


@dataclass
class Setup:
    """What a new table needs."""

    game: str
    options: dict[str, str] = field(default_factory=dict)
    bots: int = 0
    language: str = "en"
    seed: Seed | None = None

    @property
    def book(self) -> Rulebook:
        return game_class(self.game).book

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.book.seated(self.options)

    def bot_seats(self) -> tuple[int, ...]:
        """The last seats are the bots'."""
        if not 0 <= self.bots <= self.seats:
            raise RuleboundError(
                f"a table of {self.seats} has room for 0 to {self.seats} bots, not {self.bots}",
                Sentence("terminal-bad-bots", (("seats", self.seats), ("n", self.bots))),
            )
        return tuple(range(self.seats - self.bots, self.seats))


def default_game() -> str:
    return FIRST_GAME if FIRST_GAME in names() else names()[0]


class Form:
    """The form on the screen: a row for each choice, a number to change it."""

    def __init__(self, screen: Screen, setup: Setup) -> None:
        self.screen, self.setup = screen, setup
        self.saves = unfinished()

    def fill_in(self) -> Setup | Path | None:
        """The set-up, or the unfinished game to go on with, or None to leave. A closed input takes what is there."""
        wrong = ""
        while True:
            rows = self.rows()
            self.screen.clear()
            self.screen.rule(self.speech.say("terminal-title"))
            self.aim()
            self.screen.options((i, text, "") for i, (text, _) in enumerate(rows, 1))
            if wrong:
                self.screen.write(wrong, "wrong")
            wrong = ""
            line = self.screen.ask(self.speech.say("terminal-setup-how"))
            if not line:
                return self.setup
            if line.lower() == "q":
                return None
            if not line.isdecimal() or not 1 <= int(line) <= len(rows):
                wrong = self.speech.say("terminal-bad-answer", {"answer": line})
                continue
            found = rows[int(line) - 1][1]()
            if found is not None:
                return found

    def aim(self) -> None:
        """The game in a few words, so that nobody begins without knowing what for."""
        title = self.setup.book.title
        self.screen.write(self.speech.say(title), "heading")
        self.screen.write(self.speech.summary(title))
        self.screen.write()

    @property
    def speech(self) -> Speech:
        return speech_for(self.setup.language, self.setup.game)

    def rows(self) -> list[tuple[str, Callable[[], Path | None]]]:
        setup, say = self.setup, self.speech.say
        rows: list[tuple[str, Callable[[], Path | None]]] = []
        if len(names()) > 1:
            rows.append((self.row(say("terminal-setup-game"), say(setup.book.title)), self.next_game))
        chosen = setup.book.check_options(setup.options)
        for choice in setup.book.choices:
            value = self.value(choice, chosen[choice.key])
            rows.append((self.row(say(choice.text), value), lambda choice=choice: self.change(choice)))  # type: ignore[misc]
        rows.append((self.row(say("terminal-setup-bots"), str(setup.bots)), self.next_bots))
        rows.append((self.row(say("terminal-setup-language"), say("terminal-language-name")), self.next_language))
        for path in self.saves[:1]:
            rows.append((self.unfinished(path), lambda path=path: path))  # type: ignore[misc]
        return rows

    def unfinished(self, path: Path) -> str:
        """An unfinished game, by its title and when it was last played."""
        game = path.stem.partition("-")[0]
        title = speech_for(self.setup.language, game).say(game_class(game).book.title) if game in names() else game
        when = datetime.fromtimestamp(path.stat().st_mtime)
        return self.speech.say("terminal-setup-resume", {"game": title, "when": f"{when:%Y-%m-%d %H:%M}"})

    def row(self, what: str, value: str) -> str:
        return f"{what}: {value}"

    def value(self, choice: Choice, value: str) -> str:
        """A value in words; numbers and what somebody typed stand for themselves."""
        if choice.per_seat:
            return ", ".join(self.speech.say(f"{choice.text}-{one}") for one in value.split())
        if value.isdecimal() or value not in choice.values:
            return value
        return self.speech.say(f"{choice.text}-{value.replace(':', '-')}")

    # -------------------------------------------------------------- changing a row

    def change(self, choice: Choice) -> None:
        """The next of a few values; of many, one from a list, or several where each seat has its own."""
        if choice.per_seat:
            self.seat(choice)
            return
        now = self.setup.options.get(choice.key, choice.default)
        at = choice.values.index(now) if now in choice.values else -1
        if len(choice.values) > FEW:
            self.screen.options((i, self.value(choice, v), "") for i, v in enumerate(choice.values, 1))
            line = self.screen.ask(self.speech.say("terminal-choose-option", {"option": self.speech.say(choice.text)}))
            picked = int(line) - 1 if line and line.isdecimal() else at
            at = picked if 0 <= picked < len(choice.values) else at
        else:
            at = (at + 1) % len(choice.values)
        self.setup.options[choice.key] = choice.values[at]
        self.setup.bots = min(self.setup.bots, self.setup.seats)

    def seat(self, choice: Choice) -> None:
        """Who plays: the numbers of those who sit down."""
        self.screen.options((i, self.value(choice, v), "") for i, v in enumerate(choice.values, 1))
        line = self.screen.ask(self.speech.say("terminal-choose-several", {"option": self.speech.say(choice.text)}))
        numbers = [int(n) for n in re.findall(r"\d{1,3}", line or "")]
        picked = " ".join(choice.values[n - 1] for n in numbers if 1 <= n <= len(choice.values))
        try:
            self.setup.book.check_options({choice.key: picked})
        except RuleboundError:
            return
        self.setup.options[choice.key] = picked
        self.setup.bots = min(self.setup.bots, self.setup.seats)

    def next_bots(self) -> None:
        self.setup.bots = (self.setup.bots + 1) % (self.setup.seats + 1)

    def next_game(self) -> None:
        games = names()
        self.setup.game = games[(games.index(self.setup.game) + 1) % len(games)]
        self.setup.options, self.setup.bots = {}, 0

    def next_language(self) -> None:
        known = languages()
        self.setup.language = known[(known.index(self.setup.language) + 1) % len(known)]
