"""What the codex wants now, and where; what can be done anywhere."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from rulebound.games.ah3.board import FUTURE
from rulebound.games.ah3.bots.doom import Omens
from rulebound.games.ah3.bots.effects import CLUE, RESEARCHED, dear
from rulebound.games.ah3.bots.fighting import WEARING, at_least, harm
from rulebound.games.ah3.bots.memory import Memory
from rulebound.games.ah3.bots.sight import BOOK, JOURNEY, VOICE, Thing, facts
from rulebound.games.ah3.state import SKILLS

EARLY, FINAL, WIN = 5, 3, 200.0
"""Clues of the sheet that break the barrier, and that end the story; what the last deed is worth."""
STEP = 60.0
"""What a step of the story is worth that clues are spent on."""
CARRIED, CARRY = 5, 60.0
"""Clues that must come to the future; what each of them is worth."""
KNOWN = RESEARCHED - CLUE
"""What a clue on the sheet is worth more than one in hand."""


class Outlook(Omens):
    """The table, and what is to be done about it."""

    def __init__(self, view: dict[str, Any], seat: int, memory: Memory | None = None) -> None:
        super().__init__(view, seat, memory)
        self.met: dict[str, float] = {}
        """What encounters in spaces are worth."""
        self.ways: dict[str, dict[str, int]] = {}
        """How far it is from one space to all others."""
        self.plan: Any = None
        self._wards: dict[str, float] = {}

    @cached_property
    def all_clues(self) -> int:
        return int(self.sheet["clues"]) + sum(int(p["clues"]) for p in self.people)

    # -------------------------------------------------------------- the book

    @cached_property
    def insight(self) -> float:
        """What it is worth to suffer a horror on purpose now."""
        if not self.reads or self.memory.read == self.view["round"] or self.left("sanity") < 2:
            return 0.0
        return max(0.0, RESEARCHED - dear(self, "sanity", 1))

    @cached_property
    def match(self) -> Thing | None:
        """Whoever stands here, with whom one has both the book and what brings horror, one of them each."""
        best = max(self.people, key=lambda p: 2 * self.has(VOICE, p) + self.has(JOURNEY, p))
        if not (self.has(VOICE, best) or self.has(JOURNEY, best)) or self.has(BOOK, best):
            return None
        mine = best["index"] == self.seat
        for other in self.others:
            if other["space"] == self.you["space"] and (
                self.has(BOOK, other) if mine else other is best and self.reads
            ):
                return other
        return None

    # -------------------------------------------------------------- places the codex names

    @cached_property
    def sites(self) -> dict[str, float]:
        """Where an action of the codex can be performed, and what it is worth there."""
        made = {"azathoth": self._azathoth, "veil": self._veil, "echoes": self._echoes}.get(self.scenario)
        return made() if made is not None else {}

    def _azathoth(self) -> dict[str, float]:
        out: dict[str, float] = {}
        codex, clues = self.codex, int(self.sheet["clues"])
        if "archive-4-back" in codex:
            out |= dict.fromkeys(self.markers("hidden-markers"), 5.0 * clues)
        if "archive-6" in codex and self.breaks_the_barrier:
            out |= dict.fromkeys(self.markers("markers", "marker-blue"), 80.0 if clues >= EARLY else 1.5)
        if "archive-7-back" in codex:
            out |= dict.fromkeys(self.markers("markers", "marker-red"), WIN if clues >= FINAL else 1.5)
        if "archive-8-back" in codex and clues:
            out[FUTURE] = CARRY * self.chance(self.carrying)
            if self.goes_to_the_future:
                out |= dict.fromkeys(self.markers("markers", "marker-red"), CARRY)
        return out

    @cached_property
    def carrying(self) -> int:
        """The dice with which one carries a clue in the future."""
        return self.dice("lore", "codex", -2)

    @property
    def breaks_the_barrier(self) -> bool:
        """Are there clues enough for the early end? Otherwise they are kept for the future."""
        return self.all_clues >= EARLY + FINAL

    @cached_property
    def goes_to_the_future(self) -> bool:
        """Are there clues to carry, and is one able to? The best go at once, the others when there are clues enough."""
        carried = int(self.codex["archive-8-back"]["clues"])
        clues, lore = int(self.sheet["clues"]), self.skill("lore")
        if self.left("sanity") < 3:
            return False
        better = sum((p["numbers"]["lore"], -p["index"]) > (lore, -self.seat) for p in self.others)
        return clues >= CARRIED - carried or better < min(clues, (len(self.people) + 1) // 2)

    def _veil(self) -> dict[str, float]:
        """The open scars: three of them mended win."""
        if "archive-21-back" not in self.codex:
            return {}
        scars = {self.entities[m["space"]]["code"] for m in self.all("Marker") if m["space"] and not m["mended"]}
        return dict.fromkeys(scars, STEP if int(self.sheet["clues"]) >= 2 else 0.5)

    def _echoes(self) -> dict[str, float]:
        """Where a breach is found for clues, and where the last of it is closed."""
        out: dict[str, float] = {}
        if "archive-31" in self.codex and self.piles["set-aside", -1]["cards"]:
            out["observatory"] = STEP if int(self.sheet["clues"]) >= 2 else 0.5
        if "archive-36" in self.codex:
            out["river-docks"] = WIN * self.chance(self.dice("lore", "codex", -2) + int(self.you["remnants"]))
        return out

    @cached_property
    def leads(self) -> dict[int, float]:
        """What the codex promises for an encounter, by neighbourhood: a breach sealed, a worshiper found."""
        out: dict[int, float] = {}
        for card in self.cards("attached"):
            dice = self.dice(facts(card)["skill"], "codex", -2) + int(self.you["remnants"])
            out[card["hood"]] = STEP * self.chance(dice)
        if "archive-12" in self.codex:
            out |= {h["id"]: 6.0 for h in self.all("Neighbourhood") if h["marker"]}
        return out

    @cached_property
    def quarry(self) -> dict[str, float]:
        """Where those stand whom the story wants beaten, or who wear everybody down."""
        found = [
            m
            for m in self.monsters
            if m["code"].startswith("archive-") or facts(m).get("worshiper") or m["code"] in WEARING
        ]
        return {self.entities[m["space"]]["code"]: 0.7 * harm(self, m) for m in found}

    # -------------------------------------------------------------- what can be done anywhere

    @property
    def knowing(self) -> float:
        """What it is worth to bring a clue to the sheet: more, once all that are wanted are found."""
        return KNOWN * (2.0 if self.all_clues >= EARLY + FINAL or "archive-8-back" in self.codex else 1.0)

    @cached_property
    def researching(self) -> float:
        have = int(self.you["clues"])
        odds = self.odds(self.dice("observation", "research"))
        return self.knowing * sum(p * min(have, n) for n, p in enumerate(odds)) if have else 0.0

    @cached_property
    def gathering(self) -> float:
        return (6.0, 3.0, 1.5, 0.5)[min(3, int(self.you["money"]))]

    @cached_property
    def fare(self) -> float:
        """What a dollar is worth that one travels for: the last ones may be wanted for a doctor."""
        return 3.0 if int(self.you["money"]) <= 2 else 1.0

    @cached_property
    def focusing(self) -> float:
        if all(self.you[s] for s in SKILLS):
            return 0.0
        room = int(self.you["numbers"]["focus-limit"]) - self.focused()
        if self.in_the_future:
            return 0.5 if self.you["lore"] else CARRY * (self.chance(self.carrying + 1) - self.chance(self.carrying))
        return 5.0 if room > 0 else 0.0

    # -------------------------------------------------------------- doom

    @cached_property
    def barred(self) -> set[str]:
        """Where nobody may go."""
        return self.markers("markers", "marker-red") if "archive-7" in self.codex else set()

    def warding(self, space: Thing) -> float:
        """What a ward action in a space would be worth."""
        if space["code"] not in self._wards:
            self._wards[space["code"]] = self._warding(space)
        return self._wards[space["code"]]

    def _warding(self, space: Thing) -> float:
        doom = int(space["doom"])
        if not doom:
            return 0.0
        odds = self.odds(self.dice("lore", "ward"))
        gain = sum(p * self.clearing(space, min(doom, n)) for n, p in enumerate(odds))
        return gain + (self.starry if doom >= 2 else 0.0)

    @cached_property
    def starry(self) -> float:
        """Norman Withers learns from the sky: who removes two doom brings a clue to the sheet."""
        if self.you["code"] != "norman-withers" or self.left("sanity") <= 2:
            return 0.0
        again = 1 if any(c.get("code") == "astronomy-book" for c in self.held) else 0
        return (RESEARCHED - dear(self, "sanity", 1)) * at_least(self, self.dice("lore", "ward") + again + 1, 2)

    @property
    def in_the_future(self) -> bool:
        return self.here == FUTURE
