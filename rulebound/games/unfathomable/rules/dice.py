"""The die (chapters 7.14 and 26): abilities before the roll, the roll, abilities that reroll it."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.state.chance import roll
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Term
from rulebound.core.timing.timing import Event, occur
from rulebound.games.unfathomable.state import Character, Unfathomable

SIDES = 8


def at_least(n: int) -> Term:
    """What a roll decides, for whoever may change it: so much or more is good."""
    return Term("unfathomable-roll-high", (("n", n),))


def at_most(n: int) -> Term:
    """So much or less is bad."""
    return Term("unfathomable-roll-low", (("n", n),))


ROOM_HIT, DECK_SPACE, BOW, HOW_MANY = [Term(f"unfathomable-roll-{what}") for what in ("room", "deck", "bow", "number")]
"""A roll that says where, or how many."""


class DieRoll(Event):
    """A die is about to be rolled: what changes the result beforehand answers "when"."""

    who: int = -1
    attack: bool = False
    modifier: int = 0
    face: int = 0
    """0 until it lies; an ability may set it instead of rolling."""
    fixed: bool = False
    """Set by an ability: it cannot be rolled again."""
    spent: tuple[str, ...] = ()
    """Abilities that may be used only once for a roll, however often it is repeated."""
    why: Term | None = None
    """What it decides."""

    def words(self, g: Any) -> tuple[tuple[str, int | Term], ...]:
        return named(self.why)

    @staticmethod
    @flow(cite="unfathomable/7.14 /26")
    def happens(g: Unfathomable, e: DieRoll) -> Any:
        if not e.fixed:
            g.change(e, face=roll(g, 1, SIDES)[0])
        text = "unfathomable-log-roll-set" if e.fixed else "unfathomable-log-roll"
        g.tell(text, "unfathomable/7.6" if e.fixed else e.cite, seat=g.seat(e.who), n=e.face)
        if result(e) != e.face + e.modifier:
            g.tell("unfathomable-log-roll-capped", "unfathomable/26.1", n=e.face + e.modifier, total=result(e))
        elif e.modifier:
            g.tell("unfathomable-log-roll-counts", "unfathomable/2.9" if e.attack else "unfathomable/7.14", n=result(e))


class Rolled(Event):
    """A die lies, outside an attack: what rolls it again answers it."""

    who: int = -1
    result: int = 0
    again: bool = False
    """Somebody wants it rolled again."""
    spent: tuple[str, ...] = ()
    why: Term | None = None
    """What it decides."""

    def words(self, g: Any) -> tuple[tuple[str, int | Term], ...]:
        return (("n", self.result), *named(self.why))


class AttackRolled(Rolled):
    """The die of an attack lies."""


def named(why: Term | None) -> tuple[tuple[str, Term], ...]:
    return () if why is None else (("why", why),)


@cite("unfathomable/26.1")
def result(e: DieRoll) -> int:
    """The die with its modifiers, never below 1 nor above 8."""
    return max(1, min(SIDES, e.face + e.modifier))


@flow(cite="unfathomable/7.14 /26.2 /26.2-1 /26.2-2 /26.2-3 /2.6 /2.7 /2.8 /2.8-1")
def roll_die(
    g: Unfathomable, you: Character, why: Term, attack: bool = False, modifier: int = 0, cite: str = ""
) -> Steps[int]:
    """One roll to its end: before it, the roll, again if an ability says so. Modifiers stay for the next throw.

    `why` says what it decides: nobody could else know whether to change it.
    """
    cite = "unfathomable/2.7" if attack else cite
    spent: tuple[str, ...] = ()
    while True:
        thrown = DieRoll(about=you.id, who=you.index, attack=attack, modifier=modifier, spent=spent, cite=cite, why=why)
        yield from occur(g, thrown)
        number, modifier = result(thrown), thrown.modifier  # the event itself is gone by the next question
        if thrown.fixed:
            return number
        kind = AttackRolled if attack else Rolled
        seen = kind(about=you.id, who=you.index, result=number, spent=thrown.spent, why=why)
        yield from occur(g, seen)
        if not seen.again:
            return number
        spent = seen.spent
