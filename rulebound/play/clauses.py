"""The clauses of a game in our words, in the reader's language.

The ledger of a game is English and says what each clause is (core/rules.py). Other languages add their wording beside
their catalogues, in `clauses/<game>.toml`; a clause that a language lacks is said in English.
"""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from rulebound.core.errors import ContentError
from rulebound.core.rules import Clause, load_ledger
from rulebound.games import folder, listed
from rulebound.play.speech import FOLDER

WORDED = {"says", "choice"}
"""What is said of a clause in every language."""


@lru_cache(16)
def clauses_of(game: str, language: str = "en") -> dict[str, Clause]:
    """Every clause of a game by its id, in the order of the reference. One not yet in a ledger says nothing."""
    ledger = load_ledger(folder(game))
    found = {id: ledger.entries.get(id, Clause(id, "", "")) for id in ledger.ids}
    for words in wordings(game, language):
        for id, entry in tomllib.loads(words.read_text("utf-8")).items():
            if id not in ledger.entries or not set(entry) <= WORDED:
                raise ContentError(
                    f"{words.parent.parent.name}/clauses/{words.name}: {id} is worded, but not in English"
                )
            found[id] = replace(found[id], **entry)
    return found


def wordings(game: str, language: str) -> list[Path]:
    """The files with the clauses of a game in another language: the package's own, or those of a game elsewhere."""
    places = [place / language / "clauses" / f"{game}.toml" for place in (FOLDER, folder(game) / "locales")]
    return [place for place in places if place.is_file()]


def find_clause(id: str, language: str = "en") -> Clause | None:
    """A clause of any game by its full id; None if there is no such clause."""
    game = id.partition("/")[0]
    return clauses_of(game, language).get(id) if game in listed() else None
