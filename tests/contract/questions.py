"""Reads whatever a player reads, in all languages: does a question say what it is about, does each word stand?

What is found, and what is not wrong though it looks so, is told in `habits.toml` by the key of its message.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from rulebound.core.game.decision import Decision, ends_turn
from rulebound.core.game.game import Game, Line
from rulebound.core.knowing.decision_notes import asker, notes, subject
from rulebound.core.state.entities import Option, Term
from rulebound.play.translate import Speech, languages
from rulebound.terminal.words import Wording
from tests.contract.walking import Looker

MANY = 20
"""A number above this means something else in a question: any number, all of them."""
KEY = re.compile(
    r"\[[a-z][a-z0-9-]*\]|\b(?:core|terminal|web|ahlcg|ah3|eldritch|lotr|unfathomable|lantern)-[a-z]|[{}_]|[a-z]-\d|\b0\d{4}\b"
)
"""A key of a message, the name of a thing in answers, the code of a card."""
SMALL = re.compile(r"(?<![.…])[.!?] +[^\W\d_]")
"""Where a sentence begins within a text."""
BARE = re.compile(r"[+−-]?\d+")
OPENING = " «“„\"'(·+×–—…-"


class Questions(Looker):
    """Reads every question with its options, what is told, and what is warned of."""

    def __init__(self, game: str, allowed: dict[str, dict[str, str]], *folders: Any) -> None:
        super().__init__()
        self.words = [Wording(game, Speech(language, (game,), folders=folders)) for language in languages()]
        self.allowed, self.used = allowed, set[tuple[str, str]]()
        self.read: set[object] = set()

    def wrong(self, rule: str, key: str, text: str) -> None:
        if key in self.allowed.get(rule, {}):
            self.used.add((rule, key))
        else:
            self.note(f"{rule}: {key}: {text}")

    # -------------------------------------------------------------- questions

    def asked(self, g: Game) -> None:
        if g.decision is not None and g.stack:
            for seat in g.waiting:
                self.question(g, g.decision, seat)

    def question(self, g: Game, decision: Decision, seat: int) -> None:
        who, apart, options = asker(g, seat), notes(g, decision, seat), decision.options_for(seat)
        warned = {o.key: g.policy.warns(g, o, seat) for o in options}
        looks = (decision.prompt, decision.args, who, decision.least, decision.most, decision.mode,
                 tuple([(o.text, o.args, apart.get(o.key), warned[o.key]) for o in options]))  # fmt: skip
        if looks in self.read:
            return
        self.read.add(looks)
        self.about_something(g, decision, seat)
        for words in self.words:
            self.prompt(words, decision, who)
            self.options(words, decision, options, apart)
            for warning in warned.values():
                if warning is not None:
                    self.text(words, warning.term, words.speech.sentence(warning.term, warning.args), warning.args)

    def about_something(self, g: Game, decision: Decision, seat: int) -> None:
        """A card, a monster, an action, an event: in front of the prompt, or in its own words."""
        named = any(isinstance(value, Term | tuple) for name, value in decision.args if name != "seat")
        if not named and subject(g, seat) is None and not any(ends_turn(o) for o in decision.options_for(seat)):
            self.wrong("asked by the rules", decision.prompt, "nothing says what this question is about")

    def prompt(self, words: Wording, decision: Decision, who: Term | None) -> None:
        asked = words.question(decision, Term("core-seat", (("n", 1),)), False, who)
        args = (*decision.args, *(() if who is None else (("asker", who),)))
        self.text(words, decision.prompt, asked, args)
        for name in names(words.speech, args):
            asked = asked.replace(name, "")
        if any(int(n) > MANY for n in re.findall(r"\d+", asked)):
            self.wrong("large numbers", decision.prompt, asked)

    def options(self, words: Wording, decision: Decision, options: tuple[Option, ...], apart: dict[str, Term]) -> None:
        seen: dict[str, str] = {}
        for option in options:
            text, _ = words.option(option)
            self.text(words, option.text, text, option.args)
            if BARE.fullmatch(text.strip()):
                self.wrong("bare numbers", option.text, text)
            if option.key in apart:
                note = apart[option.key]
                text = f"{text} ({words.speech.say(note.term, note.args)})"
            if text in seen:
                self.wrong("read the same", decision.prompt, f"{seen[text]} and {option.key} read {text!r}")
            seen[text] = option.key

    # -------------------------------------------------------------- any text

    def told(self, line: Line) -> None:
        if (line.text, line.args) not in self.read:
            self.read.add((line.text, line.args))
            for words in self.words:
                self.text(words, line.text, words.line(line)[0].strip(), line.args)

    def text(self, words: Wording, key: str, text: str, args: Any) -> None:
        """No key or id; a capital at the beginning of each sentence."""
        for name in names(words.speech, args):  # a name may end as a sentence does
            if name.rstrip("!?.…") != name:
                text = text.replace(name, name.rstrip("!?.…"))
        if KEY.search(text):
            self.wrong("keys", key, text)
        if text.lstrip(OPENING)[:1].islower() or any(found[0][-1].islower() for found in SMALL.finditer(text)):
            self.wrong("small letters", key, text)


def names(speech: Speech, args: Any) -> Iterator[str]:
    """The words that are put into a message, and those put into them."""
    for _, value in args:
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, Term):
                yield speech.say(one.term, one.args)
                yield from names(speech, one.args)
