"""The catalogues agree with one another, and Speech words messages as people of each language do."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse

from rulebound.play import translate as speech_module
from rulebound.play.translate import FORMS, SUMMARY, Speech, files, languages

LOCALES = Path(speech_module.__file__).parent.parent / "locales"
FILES = sorted(LOCALES.glob("*/*.ftl"))
NAMES = sorted({file.stem for file in FILES})
PLURALS = {"en": {"one", "other"}, "uk": {"one", "few", "many"}, "ru": {"one", "few", "many"}}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
each_name = pytest.mark.parametrize("name", NAMES)
each_translation = pytest.mark.parametrize("language", [language for language in languages() if language != "en"])


@dataclass(frozen=True)
class Term:
    term: str
    args: tuple[tuple[str, object], ...] = ()


# --- the catalogues ---------------------------------------------------------------------------------------------------


def entries(file: Path) -> list[ast.Message | ast.Term]:
    body = parse(file.read_text(encoding="utf-8")).body
    return [entry for entry in body if isinstance(entry, (ast.Message, ast.Term))]


def messages(language: str, name: str) -> dict[str, ast.Message]:
    found = entries(LOCALES / language / f"{name}.ftl")
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


def nodes(node: Any) -> Iterator[ast.BaseNode]:
    if isinstance(node, list):
        for part in node:
            yield from nodes(part)
    elif isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from nodes(part)


def variables(message: ast.Message) -> set[str]:
    """What a message takes, whatever the case it takes it in."""
    names = {node.id.name for node in nodes(message) if isinstance(node, ast.VariableReference)}
    return {base if case in FORMS and base else name for name in names for base, _, case in [name.rpartition("-")]}


def variant_keys(select: ast.SelectExpression) -> set[str]:
    return {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}


def test_the_catalogues_are_found() -> None:
    assert {file.parent.name for file in FILES} == set(languages())
    assert {"core", "terminal"} <= set(NAMES)


@each_file
def test_no_syntax_errors(file: Path) -> None:
    body = parse(file.read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []


@each_file
def test_every_key_is_unique_and_begins_with_the_name_of_its_file(file: Path) -> None:
    name = file.stem.partition(".")[0]
    keys = Counter(entry.id.name for part in files(LOCALES, file.parent.name, name) for entry in entries(part))
    assert [key for key, times in keys.items() if times > 1] == []
    assert [key for key in keys if not key.startswith(f"{name}-")] == []


@each_file
def test_every_message_can_be_said_and_every_attribute_is_a_case_or_a_summary(file: Path) -> None:
    for entry in entries(file):
        assert entry.value is not None, entry.id.name
        assert {attribute.id.name for attribute in entry.attributes} <= set(FORMS), entry.id.name


@each_file
def test_every_reference_leads_somewhere(file: Path) -> None:
    found = [entry for name in {"core", file.stem} for entry in entries(file.parent / f"{name}.ftl")]
    ids = {(type(entry), entry.id.name) for entry in found}
    for node in nodes(entries(file)):
        if isinstance(node, ast.MessageReference):
            assert (ast.Message, node.id.name) in ids
        if isinstance(node, ast.TermReference):
            assert (ast.Term, node.id.name) in ids


@each_file
def test_plural_selectors_have_all_forms(file: Path) -> None:
    for entry in entries(file):
        for node in nodes(entry):
            if isinstance(node, ast.SelectExpression) and variant_keys(node) & CATEGORIES:
                assert variant_keys(node) >= PLURALS[file.parent.name], entry.id.name


@each_name
@each_translation
def test_every_language_has_the_same_keys(name: str, language: str) -> None:
    assert set(messages(language, name)) == set(messages("en", name))


@each_name
@each_translation
def test_every_language_has_the_same_summaries(name: str, language: str) -> None:
    def summaries(spoken: str) -> set[str]:
        return {key for key, m in messages(spoken, name).items() if SUMMARY in {a.id.name for a in m.attributes}}

    assert summaries(language) == summaries("en")


@each_name
@each_translation
def test_every_language_uses_the_same_variables(name: str, language: str) -> None:
    translated = messages(language, name)
    for key, message in messages("en", name).items():
        assert variables(translated[key]) == variables(message), key


@each_file
def test_every_message_is_put_together_without_errors(file: Path) -> None:
    speech = Speech(file.parent.name, games=(file.stem,), strict=True)
    for key, message in messages(file.parent.name, file.stem).items():
        for value in (0, 1, 2, 5, "Anna"):
            text = speech.say(key, dict.fromkeys(variables(message), value))
            assert text == text.strip() != ""
            assert not set("{}$\u2068\u2069") & set(text), key


# --- numbers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "n", "text"),
    [
        ("en", 1, "Anna draws a card."),
        ("en", 2, "Anna draws 2 cards."),
        ("en", 5, "Anna draws 5 cards."),
        ("en", 21, "Anna draws 21 cards."),
        ("uk", 1, "Anna бере 1 карту."),
        ("uk", 2, "Anna бере 2 карти."),
        ("uk", 5, "Anna бере 5 карт."),
        ("uk", 11, "Anna бере 11 карт."),
        ("uk", 21, "Anna бере 21 карту."),
        ("ru", 1, "Anna берёт 1 карту."),
        ("ru", 2, "Anna берёт 2 карты."),
        ("ru", 5, "Anna берёт 5 карт."),
        ("ru", 11, "Anna берёт 11 карт."),
        ("ru", 21, "Anna берёт 21 карту."),
    ],
)
def test_plurals(language: str, n: int, text: str) -> None:
    assert Speech(language).say("core-log-draw", (("seat", "Anna"), ("n", n))) == text


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ["Deck: 1 card", "Deck: 2 cards", "Deck: 5 cards", "Deck: 21 cards"]),
        ("uk", ["Deck: 1 карта", "Deck: 2 карти", "Deck: 5 карт", "Deck: 21 карта"]),
        ("ru", ["Deck: 1 карта", "Deck: 2 карты", "Deck: 5 карт", "Deck: 21 карта"]),
    ],
)
def test_plurals_of_the_terminal(language: str, forms: list[str]) -> None:
    assert [Speech(language).say("core-pile", {"pile": "Deck", "n": n}) for n in (1, 2, 5, 21)] == forms


@pytest.mark.parametrize(
    ("least", "most", "text"),
    [
        (0, 1, "Choose one, or none."),
        (0, 3, "Choose up to 3, or none."),
        (1, 1, "Choose one."),
        (1, 3, "Choose 1 to 3."),
        (2, 4, "Choose 2 to 4."),
    ],
)
def test_choosing_several(least: int, most: int, text: str) -> None:
    assert Speech("en").say("core-prompt-choose-several", {"least": least, "most": most}) == text


def test_remembered_wording_tells_numbers_from_strings() -> None:
    speech = Speech("uk")
    assert speech.say("core-log-draw", {"seat": "Анна", "n": 2}) == "Анна бере 2 карти."
    assert speech.say("core-log-draw", {"seat": "Анна", "n": "2"}) == "Анна бере 2 карт."
    assert speech.say("core-log-draw", {"seat": "Анна", "n": 2}) == "Анна бере 2 карти."


# --- terms, cases and lists: a game from outside the package ----------------------------------------------------------

ENGLISH = """
lantern-card-oil = Oil
    .text = Burns.
lantern-card-rope = Rope
lantern-card-key = Key
lantern-only-english = { $seat } takes { $card }, { $n ->
    [one] once
   *[other] { $n } times
}.
lantern-take = { $seat } takes { $card }.
lantern-lend = { $seat } lends { $card } to { $whom }.
lantern-again = Again: { lantern-take }
lantern-brand = { -lantern-brand } burns { $n }.
-lantern-brand = Lantern
lantern-circle = { lantern-circle-back }
lantern-circle-back = { lantern-circle }
"""

UKRAINIAN = """
lantern-card-oil = Олія
    .acc = Олію
lantern-card-rope = Мотузка
    .acc = Мотузку
lantern-card-key = Ключ
lantern-take = { $seat } бере { $card-acc }.
lantern-lend = { $seat } позичає { $whom-dat } { $card-acc }.
lantern-broken = { $seat
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, text in (("en", ENGLISH), ("uk", UKRAINIAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "lantern.ftl").write_text(text, encoding="utf-8")
    return tmp_path


def lantern(language: str, folder: Path, *, strict: bool = True) -> Speech:
    return Speech(language, ("lantern",), folders=(folder,), strict=strict)


OIL, ROPE, KEY = (Term(f"lantern-card-{card}") for card in ("oil", "rope", "key"))


def test_a_term_is_put_in_as_it_reads(folder: Path) -> None:
    assert lantern("en", folder).say("lantern-take", {"seat": "Anna", "card": OIL}) == "Anna takes Oil."


def test_a_catalogue_may_have_parts(folder: Path) -> None:
    (folder / "en" / "lantern.tales.ftl").write_text("lantern-tale = Once.\nlantern-take = Twice.", encoding="utf-8")
    (folder / "en" / "lantern-two.ftl").write_text("lantern-two-tale = Another game.", encoding="utf-8")
    speech = lantern("uk", folder, strict=False)
    assert speech.say("lantern-tale") == "Once."
    assert lantern("en", folder).say("lantern-take", {"seat": "Anna", "card": OIL}) == "Anna takes Oil."
    assert speech.say("lantern-two-tale") == "[lantern-two-tale]"


def test_a_term_is_put_in_in_the_case_asked_for(folder: Path) -> None:
    speech = lantern("uk", folder)
    assert speech.say("lantern-take", {"seat": "Анна", "card": OIL}) == "Анна бере Олію."
    assert speech.say("lantern-card-oil") == "Олія"


def test_without_that_case_the_nominative_is_put_in(folder: Path) -> None:
    speech = lantern("uk", folder)
    assert speech.say("lantern-take", {"seat": "Анна", "card": KEY}) == "Анна бере Ключ."
    assert speech.say("lantern-take", {"seat": "Анна", "card": "Lamp"}) == "Анна бере Lamp."


def test_a_card_may_have_a_summary(folder: Path) -> None:
    speech = lantern("en", folder)
    assert speech.summary("lantern-card-oil") == "Burns."
    assert speech.summary("lantern-card-rope") == speech.summary("lantern-no-such-card") == ""
    assert lantern("uk", folder).summary("lantern-card-oil") == ""


def test_a_term_may_have_arguments(folder: Path) -> None:
    args = {"seat": Term("core-seat", (("n", 1),)), "whom": Term("core-seat", (("n", 2),)), "card": OIL}
    assert lantern("en", folder).say("lantern-lend", args) == "Player 1 lends Oil to Player 2."
    assert lantern("uk", folder).say("lantern-lend", args) == "Гравець 1 позичає Гравцеві 2 Олію."


@pytest.mark.parametrize(
    ("language", "cards", "text"),
    [
        ("en", (), "Discarded: nothing."),
        ("en", (OIL,), "Discarded: Oil."),
        ("en", (OIL, "Lamp"), "Discarded: Oil and Lamp."),
        ("en", (OIL, ROPE, KEY), "Discarded: Oil, Rope and Key."),
        ("uk", (), "У скид: нічого."),
        ("uk", (OIL, ROPE, KEY, "Lamp"), "У скид: Олія, Мотузка, Ключ та Lamp."),
        ("ru", (OIL, ROPE, KEY), "В сброс: Oil, Rope и Key."),
    ],
)
def test_lists(folder: Path, language: str, cards: tuple[object, ...], text: str) -> None:
    assert lantern(language, folder).say("core-log-discard", (("card", cards),)) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Discarded: Silence!"), ("uk", "У скид: Silence!"), ("ru", "В сброс: Silence!")],
)
def test_after_a_name_with_a_mark_of_its_own_stands_no_full_stop(language: str, text: str) -> None:
    assert Speech(language, ("eldritch",)).say("core-log-discard", (("card", "Silence!"),)) == text


def test_lists_have_cases_too(folder: Path) -> None:
    args = {"seat": "Анна", "card": (OIL, ROPE, KEY)}
    assert lantern("uk", folder).say("lantern-take", args) == "Анна бере Олію, Мотузку та Ключ."


def test_a_list_of_numbers() -> None:
    assert Speech("en").say("core-log-roll", {"seat": "Anna", "dice": (3, 4, 6)}) == "Anna rolls 3, 4 and 6."


def test_messages_and_fluent_terms_may_be_referred_to(folder: Path) -> None:
    speech = lantern("en", folder)
    assert speech.say("lantern-again", {"seat": "Anna", "card": OIL}) == "Again: Anna takes Oil."
    assert speech.say("lantern-brand", {"n": 1200}) == "Lantern burns 1,200."


# --- what is missing --------------------------------------------------------------------------------------------------


def test_a_message_missing_in_a_language_is_said_in_english(folder: Path) -> None:
    for strict in (False, True):
        speech = lantern("uk", folder, strict=strict)
        args = {"seat": "Анна", "card": OIL, "n": 21}
        assert speech.say("lantern-only-english", args) == "Анна takes Олія, 21 times."


@pytest.mark.parametrize("language", languages())
def test_a_message_missing_everywhere_is_marked(language: str) -> None:
    assert Speech(language).say("lantern-no-such-thing", {"n": 1}) == "[lantern-no-such-thing]"
    with pytest.raises(KeyError, match="lantern-no-such-thing"):
        Speech(language, strict=True).say("lantern-no-such-thing", {"n": 1})


def test_a_term_missing_everywhere_is_marked() -> None:
    args = {"card": Term("lantern-no-such-card")}
    assert Speech("en").say("core-log-discard", args) == "Discarded: [lantern-no-such-card]."
    with pytest.raises(KeyError, match="lantern-no-such-card"):
        Speech("en", strict=True).say("core-log-discard", args)


def test_a_missing_argument_is_marked() -> None:
    assert Speech("en").say("core-log-draw", {"seat": "Anna"}) == "Anna draws [n] cards."
    with pytest.raises(KeyError, match=r"core-log-draw.*'n'"):
        Speech("en", strict=True).say("core-log-draw", {"seat": "Anna"})


def test_arguments_that_a_message_does_not_use_are_welcome() -> None:
    assert Speech("en", strict=True).say("core-option-pass", {"seat": "Anna", "odd": object()}) == "Pass"


def test_a_broken_message_is_as_good_as_missing(folder: Path) -> None:
    assert lantern("uk", folder, strict=False).say("lantern-broken", {"seat": "Анна"}) == "[lantern-broken]"


def test_messages_in_a_circle_do_not_hang(folder: Path) -> None:
    assert lantern("en", folder, strict=False).say("lantern-circle") == "[lantern-circle]"
    with pytest.raises(ValueError, match="lantern-circle"):
        lantern("en", folder).say("lantern-circle")


def test_a_value_that_has_no_words() -> None:
    assert Speech("en").say("core-log-discard", {"card": None}) == "Discarded: None."
    with pytest.raises(TypeError, match="None"):
        Speech("en", strict=True).say("core-log-discard", {"card": None})


def test_a_game_without_a_catalogue() -> None:
    assert Speech("uk", ("no-such-game",)).say("core-option-yes") == "Так"
    with pytest.raises(FileNotFoundError, match=r"no-such-game\.ftl"):
        Speech("uk", ("no-such-game",), strict=True)


def test_an_unknown_language() -> None:
    assert languages() == ("en", "uk", "ru")
    with pytest.raises(ValueError, match=r"'tlh'.*en, uk, ru"):
        Speech("tlh")


def test_importing_speech_does_not_load_fluent() -> None:
    code = "import sys, rulebound.play.translate; sys.exit(any(m.startswith(('fluent', 'babel')) for m in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], cwd=LOCALES.parent.parent, check=False).returncode == 0
