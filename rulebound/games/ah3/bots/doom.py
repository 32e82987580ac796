"""Where doom will come, what it will bring to the sheet, and what it is worth to remove some."""

from __future__ import annotations

from collections import Counter
from functools import cache, cached_property
from math import exp, factorial

from rulebound.games.ah3.bots.memory import Memory
from rulebound.games.ah3.bots.sight import Sight, Thing, beside, facts
from rulebound.games.ah3.cards import DECKS
from rulebound.games.ah3.rules.mythos import EACH
from rulebound.games.ah3.state import REGISTRY

ON_SHEET = 22.0
"""What a doom on the sheet costs."""
WAVE, SPACE, HOOD = 4, 3, 5
"""Doom in a space that breaks out, or that brings an anomaly there or in the whole neighbourhood."""
CHAIN = 2.2
"""Doom that an outbreak brings to the sheet, with those it leads to."""
LURKING = ("high-priest", "masked-ones", "twilight-supplicant", "occult-ritualist", "ghoul-acolyte", "simon-carter",
           "billy-cooper", "ruth-turner", "corpse-taker", "sea-singer", "archive-28")  # fmt: skip
"""Monsters that bring doom every round."""


@cache
def signs(scenario: str) -> dict[str, tuple[str, tuple[str, ...]]]:
    """Of every event card its neighbourhood and the spaces of its doom."""
    return {code: (REGISTRY[code].facts["hood"], REGISTRY[code].facts["doom"]) for code in DECKS[f"events-{scenario}"]}


def tail(mean: float, n: int) -> float:
    """The chance of n or more of what happens so often on average."""
    return 1.0 - exp(-mean) * sum(mean**k / factorial(k) for k in range(max(0, n)))


class Omens(Sight):
    """The table, and the doom to come."""

    def __init__(self, view: Thing, seat: int, memory: Memory | None = None) -> None:
        super().__init__(view, seat)
        self.memory = memory or Memory()
        self.memory.look(self)
        self._losses: dict[tuple[str, tuple[int, ...], bool], float] = {}
        self._relief: dict[int, float] = {}

    @cached_property
    def horizon(self) -> int:
        """The rounds to reckon with."""
        return {1: 7, 2: 5, 3: 4}.get(len(self.all("Investigator")), 3)

    @cached_property
    def tokens(self) -> dict[str, float]:
        """How many of each are drawn in a round, over the rounds to reckon with."""
        cup = self.all("Bag")[0]
        inside: Counter[str] = Counter(cup["inside"])
        drawn: Counter[str] = Counter(cup["drawn"])
        left, every = len(cup["inside"]), len(cup["inside"]) + len(cup["drawn"])
        n = EACH * len(self.all("Investigator")) * self.horizon
        share, more = (n / left, 0.0) if n < left else (1.0, (n - left) / every)
        kinds = inside | drawn
        return {t: (share * inside[t] + more * (inside[t] + drawn[t])) / self.horizon for t in kinds}

    @cached_property
    def spread(self) -> dict[str, float]:
        """Doom a round for every space, by event cards and monsters; bursts not counted."""
        printed, out = signs(self.scenario), dict.fromkeys(self.spaces, 0.0)
        under = [printed[c][1] for c in self.memory.bottom]
        lying = {*self.memory.bottom, *self.memory.discard}
        above = [spaces for code, (_, spaces) in printed.items() if code not in lying]
        each = self.tokens.get("doom", 0.0)
        known = min(1.0, len(under) / (each * self.horizon)) if each else 0.0
        for cards, part in ((under, known), (above, 1.0 - known)):
            for spaces in cards:
                for space in spaces:
                    out[space] += each * part / len(cards)
        for monster in self.monsters:
            rate = self.brings(monster)
            code = self.entities[monster["space"]]["code"]
            near = (
                [code]
                if self.spaces[code]["hood"]
                else [n for n in beside(self.scenario, code) if self.spaces[n]["hood"]]
            )
            for space in near if rate else ():
                out[space] += rate / len(near)
        return out

    def brings(self, monster: Thing) -> float:
        """Doom a round that a monster brings."""
        cultist = self.scenario == "azathoth" and "cultist" in facts(monster).get("traits", ())
        return self.tokens.get("reckoning", 0.0) * cultist + (0.9 if monster["code"] in LURKING else 0.0)

    @cached_property
    def bursts(self) -> dict[str, float]:
        """Gate bursts a round for every neighbourhood."""
        lying = {*self.memory.bottom, *self.memory.discard}
        hoods = Counter([hood for code, (hood, _) in signs(self.scenario).items() if code not in lying])
        total = max(1, sum(hoods.values()))
        return {hood: self.tokens.get("burst", 0.0) * n / total for hood, n in hoods.items()}

    # -------------------------------------------------------------- what it comes to

    def places(self, hood: Thing) -> list[Thing]:
        return self._places[hood["id"]]

    @cached_property
    def _places(self) -> dict[int, list[Thing]]:
        out: dict[int, list[Thing]] = {}
        for space in self.spaces.values():
            out.setdefault(space["hood"], []).append(space)
        return out

    def relief(self, n: int) -> float:
        """What it is worth to take so much doom from wherever one likes."""
        if n not in self._relief:
            self._relief[n] = max(self.clearing(s, min(n, int(s["doom"]))) for s in self.spaces.values())
        return self._relief[n]

    def loss(self, hood: Thing, doom: tuple[int, ...], anomaly: bool) -> float:
        """The doom that a neighbourhood will bring to the sheet, with so much in its three spaces."""
        key = (hood["code"], doom, anomaly)
        if key not in self._losses:
            self._losses[key] = self._loss(hood, doom, anomaly)
        return self._losses[key]

    def _loss(self, hood: Thing, doom: tuple[int, ...], anomaly: bool) -> float:
        burst = self.bursts.get(hood["code"], 0.0)
        rates = [self.spread.get(s["code"], 0.0) + burst for s in self.places(hood)]
        rounds = range(1, self.horizon + 1)
        if "archive-1" in self.codex:  # no anomalies, but outbreaks
            return CHAIN * sum(tail(r * self.horizon, WAVE - d) for r, d in zip(rates, doom, strict=True))
        if anomaly and any(doom):
            return sum(rates) * self.horizon * (0.3 + 0.7 * min(1.0, sum(doom) / 6))
        total = 0.0
        for t in rounds:
            holds = 1.0 - tail(sum(rates) * t, HOOD - sum(doom))
            for rate, d in zip(rates, doom, strict=True):
                holds *= 1.0 - tail(rate * t, SPACE - d)
            total += (1.0 - holds) * sum(rates)
        return total

    def clearing(self, space: Thing, n: int) -> float:
        """What it is worth to take so much doom from a space (less than none: to put it there)."""
        hood = self.hood_of(space)
        if hood is None or not n:
            return 0.0
        places = self.places(hood)
        if n < 0 and hood["anomaly"]:
            return ON_SHEET * n
        now = tuple([int(s["doom"]) for s in places])
        then = tuple([max(0, int(s["doom"]) - n * (s is space)) for s in places])
        return ON_SHEET * (self.loss(hood, now, hood["anomaly"]) - self.loss(hood, then, hood["anomaly"]))

    @cached_property
    def burden(self) -> float:
        """What one doom more on the board costs on average."""
        rates = self.spread
        return -sum(r * self.clearing(self.spaces[c], -1) for c, r in rates.items()) / max(0.01, sum(rates.values()))
