"""Every part of every card that is read out has a story, in every language, and no two are the same."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, TextElement

from rulebound.core.game.game import Line
from rulebound.core.material.cards import CardDefinition
from rulebound.games.eldritch.rulebook import BOOK
from rulebound.games.eldritch.rules.stories import story_of
from rulebound.games.eldritch.state import CITY, EXPEDITIONS, SEA, SPACES, WILDERNESS, EldritchHorror
from rulebound.play.translate import FOLDER, files, languages

CARDS = tuple(BOOK.registry.of(CardDefinition))
PARTS = (CITY, WILDERNESS, SEA, *SPACES, "initial", "pass", "fail")
SHORTEST, LONGEST, SENTENCES = 40, 260, 3
END = re.compile(r"[.!?…]+[”»]?(?=\s|$)")

each_language = pytest.mark.parametrize("language", languages())


def told() -> Iterator[str]:
    """The keys of all that the rules may read out."""
    for card in CARDS:
        if card.kind == "encounter":
            yield from (story_of(card.key, part).term for part in PARTS if part in card.facts)
        elif card.kind in ("back", "mythos"):
            yield story_of(card.key).term
        elif card.kind == "investigator":
            yield from (story_of(card.key, way).term for way in ("crippled", "insane"))
        if card.facts.get("as_encounter") or card.facts.get("final_encounter"):
            yield story_of(card.key, "encounter").term


def words(language: str) -> dict[str, str]:
    """The messages of the game; what is more than plain text reads ""."""
    found = {}
    for file in files(FOLDER, language, "eldritch"):
        for entry in parse(file.read_text("utf-8")).body:
            if isinstance(entry, Message) and entry.value is not None:
                plain = all(isinstance(e, TextElement) for e in entry.value.elements)
                found[entry.id.name] = "".join(e.value for e in entry.value.elements) if plain else ""  # type: ignore[union-attr]
    return found


def stories(language: str) -> dict[str, str]:
    return {key: text for key, text in words(language).items() if key.endswith("-story")}


def played(seed: int) -> list[Line]:
    """What is told in a game answered at random."""
    g = EldritchHorror.new({"investigators": "random", "seats": "2", "ancient-one": "cthulhu"}, seed)
    lines: list[Line] = []
    g.sink = lines.append
    luck = Random(seed)
    while g.outcome is None and g.decision is not None:
        seat = g.waiting[0]
        options = g.decision.options_for(seat)
        n = luck.randint(g.decision.least, min(g.decision.most, len(options)))
        g.submit(tuple(sorted(luck.sample(options, n), key=options.index)), seat)
    return lines


READS = "eldritch-log-reads"
READ_OUT = {"eldritch-log-mythos": "card", "eldritch-log-turned": "back", "eldritch-log-as-encounter": "card"}
"""The lines after which a story is read, and what each of them names the card."""


@pytest.fixture(scope="module")
def lines() -> list[Line]:
    """What is told in games enough to hear each of these lines, and something of a complex encounter."""
    found: list[Line] = []
    for seed in range(60):
        found += played(seed)
        if READ_OUT.keys() <= {line.text for line in found} and complex_parts(found):
            break
    return found


def parts_read(lines: list[Line]) -> list[str]:
    """Which part of its card each encounter was read from."""
    parts = [dict(line.args)["part"].term for line in lines if line.text == READS]
    return [part.removeprefix("eldritch-").removeprefix("part-") for part in parts]


def complex_parts(lines: list[Line]) -> set[str]:
    return {"initial", "pass", "fail"} & {*parts_read(lines)}


@pytest.mark.parametrize(("before", "named"), READ_OUT.items())
def test_a_story_is_read_out_at_once(lines: list[Line], before: str, named: str) -> None:
    """The card is named, the next line is its story, and only then something happens."""
    pairs = [(line, after) for line, after in pairwise(lines) if line.text == before]
    assert pairs
    part = "-encounter" if before == "eldritch-log-as-encounter" else ""
    for line, after in pairs:
        assert after.text == f"{dict(line.args)[named].term}{part}-story"
        assert after.cite


def test_an_encounter_is_read_out_part_by_part(lines: list[Line]) -> None:
    """The line that names the card and its part has the story of that part."""
    assert complex_parts(lines)
    reads = [dict(line.args) for line in lines if line.text == READS]
    for args, part in zip(reads, parts_read(lines), strict=True):
        assert args["story"].term == f"{args['card'].term}-{part}-story"


def test_whatever_is_read_out_is_known(lines: list[Line]) -> None:
    read = {line.text for line in lines if line.text.endswith("-story")}
    assert read
    assert read <= set(told())


def test_the_box_is_told_completely() -> None:
    """122 encounter cards of three parts, 36 Conditions, 20 Spells, 51 mythos cards, 12 investigators twice."""
    keys = list(told())
    assert len(set(keys)) == len(keys)
    encounters = [card for card in CARDS if card.kind == "encounter"]
    assert len(encounters) == 122
    assert all(sum(part in card.facts for part in PARTS) == 3 for card in encounters)
    by_card = [key for key in keys if key.endswith("-encounter-story")]
    assert len(keys) == 122 * 3 + 36 + 20 + 51 + 12 * 2 + len(by_card)


@each_language
def test_every_part_has_its_story_and_there_is_no_other(language: str) -> None:
    assert sorted(stories(language)) == sorted(told())


@each_language
def test_no_story_is_told_twice(language: str) -> None:
    texts = stories(language).values()
    assert [text for text, times in Counter(texts).items() if times > 1] == []
    openings = Counter(" ".join(text.lower().split()[:5]) for text in texts)
    assert [opening for opening, times in openings.items() if times > 1] == []


@each_language
def test_a_story_is_a_few_plain_sentences(language: str) -> None:
    for key, text in stories(language).items():
        assert SHORTEST <= len(text) <= LONGEST, (key, len(text))
        assert 1 <= len(END.findall(text)) <= SENTENCES, key
        assert END.search(text[-2:]), key
        assert not re.search(r"[{}\[\]<>$_*#@/\\|]|--|  |\"|'|eldritch-", text), key


def test_each_language_is_written_in_its_own_letters() -> None:
    foreign = {"en": "[А-Яа-яЁёҐґЄєІіЇї]", "uk": "[A-Za-zЁёЪъЫыЭэ]", "ru": "[A-Za-zҐґЄєІіЇї]"}
    for language, letters in foreign.items():
        assert [key for key, text in stories(language).items() if re.search(letters, text)] == []


@each_language
def test_every_component_and_space_has_a_name(language: str) -> None:
    known = words(language)
    wanted = (
        [card.key for card in CARDS] + list(SPACES) + [str(c.facts["title"]) for c in CARDS if c.facts.get("title")]
    )
    wanted += [f"{card.key}-occupation" for card in CARDS if card.kind == "investigator"]
    assert [key for key in wanted if not known.get(f"eldritch-{key}")] == []


@each_language
def test_cards_of_one_kind_have_names_of_their_own(language: str) -> None:
    known = words(language)
    for kind in ("asset", "artifact", "spell", "condition", "mythos", "mystery", "monster", "investigator"):
        names = Counter(known[f"eldritch-{card.key}"] for card in CARDS if card.kind == kind)
        assert [name for name, times in names.items() if times > 1] == [], kind
    assert len({known[f"eldritch-{place}"] for place in EXPEDITIONS}) == len(EXPEDITIONS)
