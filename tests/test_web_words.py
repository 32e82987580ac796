"""Whatever the browser client may say has words, and no word of its own is there for nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

ROOT = Path(__file__).parent.parent
LOCALES = ROOT / "rulebound" / "locales" / "en"
SOURCES = {file: file.read_text("utf-8") for file in sorted((ROOT / "web" / "src").rglob("*.ts*"))}
SAID = re.compile(r'say\(\s*(?:"([^"]+)"|`([^`]+)`)')
"""What is said: a key, or one with parts to be filled in."""


def keys(name: str) -> set[str]:
    entries = parse((LOCALES / f"{name}.ftl").read_text("utf-8")).body
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


KNOWN = {key for file in LOCALES.glob("*.ftl") for key in keys(file.stem)}


def is_known(key: str) -> bool:
    if "${" not in key:
        return key in KNOWN
    shape = re.compile(".+".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", key)))
    return any(shape.fullmatch(known) for known in KNOWN)


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: str(file.relative_to(ROOT / "web" / "src")))
def test_every_key_has_words(file: Path) -> None:
    said = {literal or shape for literal, shape in SAID.findall(SOURCES[file])}
    said |= set(re.findall(r'"((?:web|terminal|core)-[a-z0-9-]*[a-z0-9])"', SOURCES[file]))
    assert sorted(key for key in said if not is_known(key)) == []


def test_no_word_of_the_table_is_there_for_nothing() -> None:
    everything = "\n".join(SOURCES.values())
    shapes = [shape for _, shape in SAID.findall(everything) if shape.startswith("web-")]
    starts = tuple(shape.partition("${")[0] for shape in shapes)
    assert sorted(k for k in keys("web") if f'"{k}"' not in everything and not k.startswith(starts)) == []
