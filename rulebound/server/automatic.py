"""Answers that nobody has to be asked for: bots, standing wishes, and decisions with a single answer.

What the others can see of a window may not depend on hidden cards: where answers are secret, every seat that answers by
itself takes a time that is drawn, the same way for all of them.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from random import Random

from rulebound.core.game.decision import ANY, Decision
from rulebound.play.bots import Bot, RandomBot, best, make
from rulebound.play.preferences import Preferences
from rulebound.play.table import Table

BOT_PAUSE = 0.5
"""Seconds between a bot's answers, so that people can follow."""
SECRET_PAUSE = (0.4, 1.6)

log = logging.getLogger("rulebound.server")


class Automatic:
    """What a table answers by itself."""

    def __init__(self, table: Table, pace: float) -> None:
        self.pace = pace
        """1: as people like it; 0: without any pause."""
        self.bots: dict[int, Bot] = {}
        self.wishes = {seat: Preferences(seat) for seat in range(len(table.game.seats))}
        self.failed: dict[int, tuple[Decision, Iterator[tuple[str, ...]]]] = {}
        """The seats whose answer failed: at which decision, and what can be tried instead. A person is asked then."""
        self._game = table.name
        self._random = Random()

    def bot(self, seat: int) -> Bot:
        if seat not in self.bots:
            self.bots[seat] = make(self._game, best(self._game), self._random.getrandbits(64))
        return self.bots[seat]

    def answer(self, table: Table, by_bots: set[int], by_people: set[int]) -> tuple[int, tuple[str, ...], float] | None:
        """A seat that answers by itself, its answer, and how long it takes over it; None if people are to decide."""
        decision = table.decision
        if decision is None:
            return None
        waiting = list(table.waiting)
        self._random.shuffle(waiting)
        if decision.mode == ANY and any(s in by_people for s in waiting):
            return None  # the people decide for the group
        alone = len(by_people) <= 1
        for seat in waiting:
            if seat in by_bots:
                keys = self._chosen(table, decision, seat)
                if keys is not None:
                    return seat, keys, self._pause(decision)
            elif seat in by_people:
                keys = self._settled(table, decision, seat)
                if keys is not None:
                    return seat, keys, self._pause(decision) if decision.secret and not alone else 0.0
        return None

    def fails(self, table: Table, seat: int) -> None:
        """The answer that came by itself could not be carried out, and nothing has changed."""
        decision = table.decision
        if decision is not None and not self._failed_at(decision, seat):
            others = RandomBot(self._random.getrandbits(64)).others(table.view(seat), seat)
            self.failed[seat] = decision, others

    def _failed_at(self, decision: Decision, seat: int) -> bool:
        return seat in self.failed and self.failed[seat][0] is decision

    def _chosen(self, table: Table, decision: Decision, seat: int) -> tuple[str, ...] | None:
        """What a bot answers: if that failed, or the bot itself does, something else that is offered; None if nothing
        of it can be carried out."""
        if not self._failed_at(decision, seat):
            try:
                return self.bot(seat).choose(table.view(seat), seat)
            except Exception:
                log.exception("%s: the bot at seat %s failed", table.name, seat + 1)
                self.fails(table, seat)
        return next(self.failed[seat][1], None)

    def settles(self, table: Table, seat: int) -> bool:
        """Need this seat not be asked, because its answer will come by itself?"""
        decision = table.decision
        if decision is None or seat not in table.waiting:
            return False
        return self._settled(table, decision, seat) is not None

    def _settled(self, table: Table, decision: Decision, seat: int) -> tuple[str, ...] | None:
        if self._failed_at(decision, seat):
            return None
        if decision.least == len(decision.options_for(seat)):
            return decision.keys(seat)
        return self.wishes[seat].answer(table)

    def _pause(self, decision: Decision) -> float:
        return self.pace * (self._random.uniform(*SECRET_PAUSE) if decision.secret else BOT_PAUSE)
