"""What a bot of Unfathomable comes to think of the others."""

from __future__ import annotations

from math import exp
from typing import Any

from rulebound.games.unfathomable.bots.sight import HUMAN, HYBRID, Sight, Thing, facts
from rulebound.games.unfathomable.state import BRIG, SKILLS, TREACHERY


class Beliefs:
    """How suspect each seat is: hindering cards that chance does not explain fall back on those who added some."""

    def __init__(self) -> None:
        self.doubt: dict[int, float] = {}
        self.proved: dict[int, str] = {}
        self._last: tuple[Any, ...] = ()

    def watch(self, sight: Sight) -> None:
        """Looks at loyalty cards one may see, and at the cards of a check that has been counted."""
        for person in sight.people:
            cards = sight.cards(person["loyalty"])
            seen = [c["code"] for c in cards if c.get("code")]
            if seen and person["index"] != sight.seat:
                guilty = any(c != HUMAN for c in seen)
                if guilty or len(seen) == len(cards):
                    self.proved[person["index"]] = HYBRID if guilty else HUMAN
            elif person["index"] in self.proved and len(seen) < len(cards):
                del self.proved[person["index"]]
        check = sight.check
        cards = [c for c in sight.cards(sight.piles["check"]["id"]) if c.get("code")]
        now = (sight.view["round"], check["target"], check["skills"], tuple(sorted([c["id"] for c in cards])))
        if check["running"] and cards and len(cards) == sight.size("check") and now != self._last:
            if self._last[:3] != now[:3]:
                self._count(sight, cards)
            self._last = now

    def _count(self, sight: Sight, cards: list[Thing]) -> None:
        check = sight.check
        against = [facts(c)["skill"] for c in cards]
        against = [s for s in against if s not in check["skills"] and s != TREACHERY]
        chance = 2 * (len(SKILLS) - len(check["skills"])) / len(SKILLS) if check["chaos"] else 0.0
        against_us = len(against) - sum(p["traitor"] and check["added"][p["index"]] for p in sight.people)
        sure = max(0, against_us - (2 if check["chaos"] else 0))
        excess = 1.2 * sure + 0.3 * (against_us - chance)
        adders = [p for p in sight.humans if check["added"][p["index"]]]
        weights = {p["index"]: sum([1.0 if s in facts(p)["skill_set"] else 0.2 for s in against]) for p in adders}
        total = sum(weights.values())
        for person in adders:
            i = person["index"]
            share = weights[i] / total if total else 1 / len(adders)
            self.doubt[i] = self.doubt.get(i, 0.0) + (excess * share if excess > 0 else excess / len(adders))

    def of(self, seat: int) -> float:
        """How suspect a seat is: proof outweighs everything."""
        if seat in self.proved:
            return 9.0 if self.proved[seat] != HUMAN else -9.0
        return self.doubt.get(seat, 0.0)

    def guilt(self, seat: int) -> float:
        """The chance that a seat is a traitor's, as it seems."""
        return 1 / (1 + exp(1.0 - 1.5 * self.of(seat)))

    def suspect(self, sight: Sight) -> tuple[int, float]:
        """The most suspect of the others who walk about free, and how suspect."""
        free = [p["index"] for p in sight.humans if p["index"] != sight.seat and sight.place(p) != BRIG]
        best = max(free, key=self.of, default=-1)
        return best, self.of(best) if free else -9.0
