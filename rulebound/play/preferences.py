"""What a player wants to be answered without being asked: by clients, for one seat, from its own decisions only.

An ability that may answer something is used never, when asked (the default) or always; and a player may pass in every
window until their turn comes, or until something happens to them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rulebound.core.game.decision import ANY, PASS
from rulebound.core.state.entities import Option, Term
from rulebound.core.state.errors import RuleboundError

if TYPE_CHECKING:
    from rulebound.play.table import Table

NEVER, ASK, ALWAYS = ANSWERS = ("never", "ask", "always")
TURN, NEWS = PAUSES = ("turn", "news")


def ability(option: Option) -> str:
    """The ability an option uses, the same for every copy of its card; "" if it uses none."""
    word = dict(option.args).get("ability")
    return word.term if isinstance(word, Term) else ""


@dataclass
class Preferences:
    """The wishes of one seat."""

    seat: int
    abilities: dict[str, str] = field(default_factory=dict)
    """Ability -> never or always."""
    passing: str = ""
    """Passes in windows: until one's turn, until there is news, or not at all."""
    heard: int = 0
    """How long the log was when passing began."""

    def wish(self, option: Option, what: str) -> None:
        """From now on this ability is used never, when asked, or always."""
        if what not in ANSWERS:
            raise RuleboundError(f"an ability can be used {', '.join(ANSWERS)}, not {what!r}")
        named = ability(option)
        if not named:
            raise RuleboundError("only the use of an ability can be settled in advance")
        self.abilities.pop(named, None)
        if what != ASK:
            self.abilities[named] = what

    def pass_until(self, what: str, table: Table) -> None:
        if what not in PAUSES:
            raise RuleboundError(f"one can pass until {' or '.join(PAUSES)}, not {what!r}")
        self.passing, self.heard = what, len(table.lines(self.seat))

    def answer(self, table: Table) -> tuple[str, ...] | None:
        """What this seat's wishes answer to the pending decision; None if the player has to be asked."""
        decision = table.decision
        if decision is None or decision.mode == ANY or self.seat not in table.waiting:
            return None
        keys = decision.keys(self.seat)
        if decision.prompt not in table.game.book.windows or PASS.key not in keys:
            self.passing = ""
            return None
        if self.passing and self.over(table):
            self.passing = ""
        options = [o for o in decision.options_for(self.seat) if self.abilities.get(ability(o)) != NEVER]
        for option in options:
            if self.abilities.get(ability(option)) == ALWAYS:
                return (option.key,)
        return (PASS.key,) if self.passing or len(options) == 1 else None

    def over(self, table: Table) -> bool:
        """Is what the player was passing for there?"""
        if self.passing == TURN:
            return table.game.clock.seat == self.seat
        you = table.game.word(table.game.seat(self.seat))
        return any(value == you for line in table.lines(self.seat)[self.heard :] for _, value in line.args)
