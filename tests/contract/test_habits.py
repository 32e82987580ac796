"""Three habits of every game, at every decision of all examples and of some random games: a question says what it is
about, what does nothing says so, and whatever is asked can be saved as it stands.

What looks wrong and is not stands in `habits.toml`, each with its reason.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from rulebound.core.card_language.forms import FORMS
from rulebound.core.game.decision import Decision
from rulebound.core.game.game import Game
from rulebound.core.state.entities import FLOWS, Option
from rulebound.games import game_class, names
from rulebound.play.checking.coverage import load_examples
from rulebound.play.translate import speech_for
from tests.contract.questions import Questions
from tests.contract.silence import Silence
from tests.contract.walking import Looker, walk

ALLOWED: dict[str, dict[str, str]] = tomllib.loads((Path(__file__).parent / "habits.toml").read_text("utf-8"))
OF_MESSAGES = ("asked by the rules", "large numbers", "bare numbers", "read the same", "keys", "small letters")
OF_RULES = ("does nothing", "changes something")
SHORTEST = 10
"""A reason has at least so many letters."""


class Saved(Looker):
    """Tries whether every position can be saved."""

    def asked(self, g: Game) -> None:
        if g.decision is not None and g.stack is not None:
            position = g.encode()
            if type(g).decode(position).encode() != position:
                self.note(f"a position is another when it was saved: {g.decision.prompt}")


@pytest.mark.parametrize("game", names())
def test_every_decision_of_every_example(game: str) -> None:
    lookers = Questions(game, ALLOWED), Silence(game, ALLOWED), Saved()
    walk(game, *lookers)
    found = [f"{what} ({place})" for looker in lookers for what, place in looker.found.items()]
    assert not found, "\n".join(found)


def test_whatever_is_let_pass_is_there_and_has_a_reason() -> None:
    speech = speech_for("en", *names())
    for game in names():
        load_examples(game)
    rules = {name.rpartition("games.")[2] for name in (*FLOWS, *FORMS)}
    assert {key for rule in OF_MESSAGES for key in ALLOWED.get(rule, {}) if not speech.knows(key)} == set()
    assert {name for rule in OF_RULES for name in ALLOWED.get(rule, {}) if name not in rules} == set()
    assert {key for reasons in ALLOWED.values() for key, why in reasons.items() if len(why) < SHORTEST} == set()


# ------------------------------------------------------------------ faults that are planted are found


PLANTED = """
lantern-prompt-planted = Which lamp?
lantern-prompt-many = Which of the 99 dice?
lantern-prompt-small = It burns. which lamp?
lantern-prompt-named = Does oil-34 burn?
lantern-option-planted = Take it
lantern-option-seven = { $n }
"""
TWO = (Option("one", "lantern-option-planted"), Option("two", "lantern-option-yes"))


def reader(folder: Path) -> Questions:
    """A reader who knows the planted words, too."""
    for language in ("en", "uk", "ru"):
        (folder / language).mkdir()
        (folder / language / "lantern.planted.ftl").write_text(PLANTED + "lantern-option-yes = Leave it\n", "utf-8")
    return Questions("lantern", {}, folder)


def heard(folder: Path, prompt: str, *options: Option) -> str:
    """What a reader says of a question that is asked where nothing but the rules can be asking."""
    questions, g = reader(folder), game_class("lantern").new({"seats": "1"}, 1)
    g.decision = Decision((0,), (options or TWO,), prompt)
    questions.asked(g)
    return "\n".join(questions.found)


@pytest.mark.parametrize(
    ("prompt", "options", "found"),
    [
        ("lantern-prompt-planted", (), "asked by the rules: lantern-prompt-planted"),
        ("lantern-prompt-many", (), "large numbers: lantern-prompt-many: "),
        ("lantern-prompt-small", (), "small letters: lantern-prompt-small: "),
        ("lantern-prompt-named", (), "keys: lantern-prompt-named: "),
        ("lantern-prompt-that-is-missing", (), "keys: lantern-prompt-that-is-missing"),
        ("lantern-prompt-planted", (TWO[1], Option("7", "lantern-option-seven", (("n", 7),))), "bare numbers"),
        (
            "lantern-prompt-planted",
            (TWO[0], Option("other", "lantern-option-planted", (("unsaid", 1),))),
            "read the same: lantern-prompt-planted: one and other read 'Take it'",
        ),
    ],
)
def test_a_question_that_does_not_say_enough_is_found(
    prompt: str, options: tuple[Option, ...], found: str, tmp_path: Path
) -> None:
    assert found in heard(tmp_path, prompt, *options)


def test_what_is_not_told_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table where nobody says anything."""
    monkeypatch.setattr(Game, "tell", lambda g, text, *args, **named: None)
    silence = Silence("lantern", ALLOWED)
    walk("lantern", silence, examples=())
    for found in ("does nothing: lantern.content.nights.Gale.howl",
                  "changes something: lantern.content.nights.Gale.howl",
                  "told by no line: lantern-prompt-action fetch: Keeper.oil"):  # fmt: skip
        assert found in silence.found
