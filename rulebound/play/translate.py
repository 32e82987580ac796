"""Words for messages: the engine says *what* (a key and arguments), a language's catalogues say *how*.

    >>> speech = Speech("uk")
    >>> speech.say("core-log-draw", (("seat", "Анна"), ("n", 2)))
    'Анна бере 2 карти.'

A catalogue is a Fluent file, `<folder>/<language>/<name>.ftl`; a large one has others beside it, `<name>.<part>.ftl`.
An argument is

- a number, which also picks the plural form;
- a string, put in as it is;
- a term: any object whose `term` is a message key ("lantern-card-oil"), put in as that message reads. If it has
  `args` too, they are the arguments of that message;
- a tuple of these, put in as a list ("a, b and c").

A term's message may have the attributes `.acc`, `.gen`, `.dat`, `.ins` and `.loc`, its cases. Any message given the
argument `card` may then say `{ $card-acc }`; what has no such form (a player's name) stays as it is. A card's message
may have the attribute `.text`: what the card does, without arguments.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

from rulebound.core.state.errors import RuleboundError
from rulebound.games import folder

Args: TypeAlias = tuple[tuple[str, object], ...] | Mapping[str, object]

CASES = ("acc", "gen", "dat", "ins", "loc")
SUMMARY = "text"
FORMS = (*CASES, SUMMARY)
"""What a message may ask of a term: `{ $card-acc }`, `{ $card-text }`."""

_LANGUAGES = ("en", "uk", "ru")
_FALLBACK = "en"
FOLDER = Path(__file__).parent.parent / "locales"
SHARED = 6
"""So many are kept at hand: a catalogue takes long to read, and memory when it has been read."""
_REMEMBERED = 4096
_TWICE = re.compile(r"([!?…])\.(?!\S)")
"""A full stop after a name that brings a mark of its own."""
_FIRST = re.compile(r"^[«“„\"(]*[^\W\d_]")
_ENTRY = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)


def languages() -> tuple[str, ...]:
    """The languages there are catalogues for."""
    return _LANGUAGES


def files(folder: Path, language: str, name: str) -> tuple[Path, ...]:
    """The files of a catalogue in a folder: its own, then its parts (`eldritch.ftl`, `eldritch.names.ftl`)."""
    here = folder / language
    return tuple([f for f in (here / f"{name}.ftl", *sorted(here.glob(f"{name}.*.ftl"))) if f.is_file()])


def capital(text: str) -> str:
    """The text as the beginning of a sentence; a quotation mark may stand before its first letter."""
    return _FIRST.sub(lambda found: found[0].upper(), text, count=1)


class Speech:
    """One language's wording of the core, the terminal and the named games; share it, for it remembers what it said.

    A message that the language lacks is said in English; one that English lacks too reads `[its-key]`, or, if `strict`,
    raises. `folders` are searched after the package's own, for games that live elsewhere.
    """

    def __init__(
        self, language: str, games: tuple[str, ...] = (), *, folders: tuple[Path, ...] = (), strict: bool = False
    ) -> None:
        if language not in _LANGUAGES:
            raise ValueError(f"no catalogue for the language {language!r}; there are: {', '.join(_LANGUAGES)}")
        self.language = language
        self.strict = strict
        self._names = ("core", "terminal", *games)
        self._folders = (FOLDER, *folders)
        if strict:
            for name in self._names:
                if not any(files(folder, _FALLBACK, name) for folder in self._folders):
                    raise FileNotFoundError(f"no catalogue {_FALLBACK}/{name}.ftl in any of {self._folders}")
        self._own = self._catalogue(language)
        self._english: _Catalogue | None = None
        self._homes: dict[str, _Catalogue | None] = {}
        self._format = lru_cache(_REMEMBERED)(self._format_anew)

    def say(self, key: str, args: Args = ()) -> str:
        """The message as a player reads it."""
        return self._word(key, "", args)

    def sentence(self, key: str, args: Args = ()) -> str:
        """The message where it stands by itself, as an answer, a question or a line does: it begins with a capital."""
        return capital(self.say(key, args))

    def knows(self, key: str) -> bool:
        """Is there such a message, in this language or in English?"""
        return self._home(key) is not None

    def summary(self, key: str) -> str:
        """What a card does, in short: the `.text` of its message; "" if it has none."""
        home = self._home(key)
        return self._format(key, SUMMARY) if home is not None and home.has_attribute(key, SUMMARY) else ""

    def _word(self, key: str, case: str, args: Args) -> str:
        home = self._home(key)
        if home is None:
            return self._missing(key, f"no message {key!r} in {self.language} or {_FALLBACK}")
        names = home.variables(key)
        if not names:
            return self._format(key, case)
        given = args if isinstance(args, Mapping) else dict(args)
        return self._format(key, case, *[self._argument(key, name, given) for name in names])

    def _argument(self, key: str, name: str, given: Mapping[str, object]) -> str | int | float:
        if name in given:
            return self._value(given[name], "")
        base, _, case = name.rpartition("-")
        if case in FORMS and base in given:
            return self._value(given[base], case)
        return self._missing(name, f"message {key!r} needs the argument {name!r}")

    def _value(self, value: object, case: str) -> str | int | float:
        term = getattr(value, "term", None)
        if isinstance(term, str):
            return self._word(term, case, getattr(value, "args", ()))
        if isinstance(value, (str, int, float)):
            return value
        if isinstance(value, (tuple, list)):
            return self._list([str(self._value(item, case)) for item in value])
        if self.strict:
            raise TypeError(f"cannot put {value!r} into words: neither a number, a string, a term nor a tuple of these")
        return str(value)

    def _list(self, items: list[str]) -> str:
        if not items:
            return self.say("core-list-empty")
        text = items[0]
        for item in items[1:-1]:
            text = self.say("core-list-more", (("list", text), ("item", item)))
        if len(items) > 1:
            text = self.say("core-list-last", (("list", text), ("item", items[-1])))
        return text

    def _format_anew(self, key: str, case: str, *values: str | int | float) -> str:
        home = self._homes[key]
        assert home is not None
        text, errors = home.format(key, case, values)
        if errors and self.strict:
            raise ValueError(f"message {key!r} cannot be put together: {errors[0]}")
        return _TWICE.sub(r"\1", text)

    def _missing(self, name: str, complaint: str) -> str:
        if self.strict:
            raise KeyError(complaint)
        return f"[{name}]"

    def _home(self, key: str) -> _Catalogue | None:
        """The catalogue that words this message: the language's own, else English, else none."""
        try:
            return self._homes[key]
        except KeyError:
            home = self._homes[key] = self._find_home(key)
            return home

    def _find_home(self, key: str) -> _Catalogue | None:
        if self._own.has(key):
            return self._own
        if self.language == _FALLBACK:
            return None
        if self._english is None:
            self._english = self._catalogue(_FALLBACK)
        return self._english if self._english.has(key) else None

    def _catalogue(self, language: str) -> _Catalogue:
        wanted = [(folder, name) for name in self._names for folder in self._folders]
        return _Catalogue(language, (file for folder, name in wanted for file in files(folder, language, name)))


class _Catalogue:
    """The messages of one language. An entry is parsed when first needed: a game has thousands, an evening few."""

    def __init__(self, language: str, files: Iterable[Path]) -> None:
        from fluent.runtime import FluentBundle  # here, so that importing rulebound does not load Fluent and Babel

        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        self._variables: dict[str, tuple[str, ...]] = {}
        for file in files:
            for name, source in _split(file.read_text(encoding="utf-8")):
                self._sources.setdefault(name, source)

    def has(self, key: str) -> bool:
        self.variables(key)
        return self._bundle.has_message(key) and self._bundle.get_message(key).value is not None

    def has_attribute(self, key: str, attribute: str) -> bool:
        return attribute in self._bundle.get_message(key).attributes

    def variables(self, name: str) -> tuple[str, ...]:
        """The arguments that an entry takes, itself or through the messages it refers to."""
        if name not in self._variables:
            self._variables[name] = ()  # for entries that refer to each other in a circle
            self._variables[name] = self._parse(self._sources.get(name, ""))
        return self._variables[name]

    def _parse(self, source: str) -> tuple[str, ...]:
        from fluent.runtime import FluentResource
        from fluent.syntax import ast

        resource = FluentResource(source)
        self._bundle.add_resource(resource)
        found: dict[str, None] = {}
        for node in _nodes(resource):
            if isinstance(node, ast.VariableReference):
                found[node.id.name] = None
            elif isinstance(node, ast.MessageReference):
                found.update(dict.fromkeys(self.variables(node.id.name)))
            elif isinstance(node, ast.TermReference):
                self.variables(f"-{node.id.name}")  # only to have it parsed: a Fluent term sees no outer arguments
        return tuple(found)

    def format(self, key: str, case: str, values: tuple[str | int | float, ...]) -> tuple[str, list[Exception]]:
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(case, message.value)
        assert pattern is not None
        try:
            text, errors = self._bundle.format_pattern(pattern, dict(zip(self._variables[key], values, strict=True)))
        except RecursionError as error:  # Fluent does not notice every circle of messages
            return f"[{key}]", [error]
        return str(text), errors


def _split(text: str) -> Iterator[tuple[str, str]]:
    """The entries of a Fluent file, unparsed: only an entry can have `name =` at the beginning of a line."""
    starts = list(_ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], text[start.start() : end]


def _nodes(node: object) -> Iterator[object]:
    from fluent.syntax.ast import BaseNode

    if isinstance(node, list):
        for part in node:
            yield from _nodes(part)
    elif isinstance(node, BaseNode):
        yield node
        for part in vars(node).values():
            yield from _nodes(part)


@lru_cache(8)
def speech_for(language: str, *games: str) -> Speech:
    """The words of a language for these games; an unknown language is answered with those there are."""
    if language not in languages():
        raise RuleboundError(f"there is no language {language!r}. There are: {', '.join(languages())}")
    return _shared(language, games)


@lru_cache(SHARED)
def _shared(language: str, games: tuple[str, ...]) -> Speech:
    return Speech(language, games, folders=tuple([folder(game) / "locales" for game in games]))
