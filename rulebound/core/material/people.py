"""Who plays whom: seats that are somebody of the box, and the option of a table that names them."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any

from rulebound.core.game.game import Game, Seat
from rulebound.core.material.cards import PLAY, CardDefinition
from rulebound.core.state.entities import PUBLIC, Term, word_of
from rulebound.core.state.errors import BadOption, Sentence

WAYS = ("choose", "random")
"""How seats come by somebody, if nobody is named."""


class Somebody(Seat):
    """A seat that plays somebody, an investigator or a character; without a code it is nobody yet, or any more."""

    code: str = ""

    def played(self, g: Game) -> CardDefinition:
        """Whom it plays."""
        return g.registry.definitions[self.code]  # type: ignore[return-value]

    def listening(self, g: Game) -> tuple[tuple[Any, int, Any], ...]:
        return self.played(g).listening.get(PLAY, ()) if self.code else ()

    def granting(self, g: Game) -> tuple[tuple[str, Any], ...]:
        return self.played(g).granting if self.code else ()

    def handle(self, g: Game, seat: int = PUBLIC) -> str:
        return self.code or super().handle(g, seat)

    def look(self, seat: int) -> str:
        return self.code

    def word(self, g: Game, seat: int = PUBLIC) -> Term:
        return word_of(g.book.game, self.code) if self.code else super().word(g, seat)


def check_people(text: str, known: Collection[str], kind: str, clause: str, ways: tuple[str, ...] = WAYS) -> None:
    """One of the ways to come by them, or the names of those who play, in seat order."""
    if text in ways:
        return
    names = text.split()
    for name in names:
        if name not in known:
            listed = ", ".join(sorted(known))
            raise BadOption(
                f"there is no {kind} {name!r}. There are: {listed}",
                Sentence("core-bad-person", (("name", name), ("known", listed))),
            )
    if len(set(names)) != len(names):
        raise BadOption(f"nobody can be played twice ({clause})", Sentence("core-bad-twice", (("clause", clause),)))


def check_number(text: str, seats: int, kind: str, clause: str, ways: tuple[str, ...] = WAYS) -> None:
    """If they are named, there is one for each seat."""
    names = text.split()
    if text not in ways and len(names) != seats:
        words = (("n", len(names)), ("seats", seats), ("clause", clause))
        raise BadOption(
            f"players: {seats}, but {kind}s named: {len(names)} ({clause})", Sentence("core-bad-count", words)
        )


def sample_people(luck: Random) -> str:
    return luck.choice(WAYS)
