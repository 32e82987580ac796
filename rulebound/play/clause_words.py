"""The clauses of a game in our words, and the titles of their examples, in the reader's language.

The ledger of a game, which also says what each clause is (core/state/clauses.py), and its examples are English. Other
languages add their wording beside their catalogues, in `clauses/<game>.toml` and `examples/<game>.toml`; what a
language lacks is said in English.
"""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import lru_cache
from typing import Any

from rulebound.core.proving.example import Example
from rulebound.core.state.clauses import Clause, load_ledger
from rulebound.core.state.errors import ContentError
from rulebound.games import folder, listed
from rulebound.play.translate import FOLDER

WORDED = {"says", "choice"}
"""What is said of a clause in every language."""


@lru_cache(16)
def clauses_of(game: str, language: str = "en") -> dict[str, Clause]:
    """Every clause of a game by its id, in the order of the reference. One not yet in a ledger says nothing."""
    ledger = load_ledger(folder(game))
    found = {id: ledger.entries.get(id, Clause(id, "", "")) for id in ledger.ids}
    for id, entry in worded(game, language, "clauses").items():
        if id not in ledger.entries or not set(entry) <= WORDED:
            raise ContentError(f"{language}/clauses/{game}.toml: {id} is worded, but not in English")
        found[id] = replace(found[id], **entry)
    return found


def find_clause(id: str, language: str = "en") -> Clause | None:
    """A clause of any game by its full id; None if there is no such clause."""
    game = id.partition("/")[0]
    return clauses_of(game, language).get(id) if game in listed() else None


def title_of(example: Example, language: str = "en") -> str:
    """The title of an example."""
    return titles(example.game, language).get(example.name, example.title)


@lru_cache(16)
def titles(game: str, language: str) -> dict[str, str]:
    """The titles of a game's examples in another language, by their names."""
    return worded(game, language, "examples")


def worded(game: str, language: str, what: str) -> dict[str, Any]:
    """What a language says of a game's clauses or examples: the package's own words, or those of a game elsewhere."""
    for place in (FOLDER, folder(game) / "locales"):
        words = place / language / what / f"{game}.toml"
        if words.is_file():
            return tomllib.loads(words.read_text("utf-8"))
    return {}
