"""What a bot reads from its view: who is where, what lies in the city, how far it is, how many dice there are."""

from __future__ import annotations

from functools import cache, cached_property
from math import comb
from typing import Any

from rulebound.core.knowing.board_text import cards_lying
from rulebound.games.ah3.board import BOARDS
from rulebound.games.ah3.state import REGISTRY

Thing = dict[str, Any]
HANDS = 2
BOOK, VOICE, JOURNEY = "the-king-in-yellow", "voice-of-the-messenger", "astral-travel"
"""The book makes a clue of horror, once a round; the voice and the spell bring horror whenever one likes."""


@cache
def away(scenario: str, start: str) -> dict[str, int]:
    """How many steps every space is away."""
    board = BOARDS[scenario]
    return board.distances(start) if start in board.places else {start: 0}


@cache
def beside(scenario: str, space: str) -> tuple[str, ...]:
    """The spaces one step away."""
    board = BOARDS[scenario]
    return tuple(board.neighbours(space)) if space in board.places else ()


def facts(thing: Thing) -> dict[str, Any]:
    """What is printed on a card that lies open."""
    code = thing.get("code")
    return REGISTRY[code].facts if code else {}


class Sight:
    """The table as one seat sees it."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        self.view, self.seat = view, seat
        self.entities: dict[int, Thing] = view["entities"]
        self.sheet = self.all("Sheet")[0]
        self.scenario = str(self.sheet["code"])
        self.people = [p for p in self.all("Investigator") if p["code"]]
        self.you = next(p for p in self.all("Investigator") if p["index"] == seat)
        self._dice: dict[tuple[str, str], int] = {}
        self.piles = {(p["code"], p["owner"]): p for p in self.all("Pile")}

    def all(self, kind: str) -> list[Thing]:
        return [e for e in self.entities.values() if e["kind"] == kind]

    def cards(self, pile: str | int) -> list[Thing]:
        return cards_lying(self.view, self.piles[pile, -1]["id"] if isinstance(pile, str) else pile)

    def about(self, option: Thing) -> Thing:
        return self.entities.get(option["about"][0], {}) if option["about"] else {}

    # -------------------------------------------------------------- people

    @property
    def here(self) -> str:
        return str(self.entities[self.you["space"]]["code"])

    @cached_property
    def others(self) -> list[Thing]:
        return [p for p in self.people if p["index"] != self.seat]

    @cached_property
    def held(self) -> list[Thing]:
        """One's assets, conditions among them."""
        return self.cards(self.you["assets"])

    def left(self, what: str, who: Thing | None = None) -> int:
        """Health or sanity that somebody has left."""
        you = who or self.you
        lost = you["damage"] if what == "health" else you["horror"]
        return int(you["numbers"][f"most-{what}"] - lost)

    def skill(self, name: str) -> int:
        return int(self.you["numbers"][name])

    def focused(self) -> int:
        return sum(int(self.you[s]) for s in ("lore", "influence", "observation", "strength", "will"))

    @cached_property
    def lowest(self) -> int:
        """The lowest die that succeeds."""
        codes = {c.get("code") for c in self.held}
        if facts(self.you).get("succeeds") == 6 or "cursed" in codes:
            return 6
        return 4 if "blessed" in codes else 5

    @cached_property
    def reads(self) -> bool:
        """Has one the book that makes a clue of horror?"""
        return self.has(BOOK)

    def has(self, code: str, who: Thing | None = None) -> bool:
        return any(c.get("code") == code for c in (self.held if who is None else self.cards(who["assets"])))

    @cached_property
    def die(self) -> float:
        """The chance of one die; the voice lets it be rolled again, for horror that who has the book can use."""
        p = (7 - self.lowest) / 6
        return p + (1 - p) * p if self.has(VOICE) and self.left("sanity") > 2 else p

    def successes(self, dice: int) -> float:
        """How many there will be on average."""
        return max(1, dice) * self.die

    def chance(self, dice: int) -> float:
        return 1.0 - (1.0 - self.die) ** max(1, dice)

    def odds(self, dice: int) -> list[float]:
        """How likely every number of successes is, from none on."""
        n, p = max(1, dice), self.die
        return [comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1)]

    def dice(self, skill: str, sort: str = "", modifier: int = 0) -> int:
        """The dice for a test: the skill and what one's cards add, as far as two hands go."""
        if (skill, sort) not in self._dice:
            found = sorted([self._bonus(c, skill, sort) for c in self.held], reverse=True)
            hands, total = HANDS, self.skill(skill)
            for n, wanted in found:
                if n and wanted <= hands:
                    hands -= wanted
                    total += n
            self._dice[skill, sort] = total
        return self._dice[skill, sort] + modifier

    def _bonus(self, card: Thing, skill: str, sort: str) -> tuple[int, int]:
        """What a card adds, and the hands it takes."""
        made = facts(card)
        fitting = [
            b.n if isinstance(b.n, int) else 1
            for b in made.get("bonuses", ())
            if skill in b.skills.split() and (not b.sorts or sort in b.sorts.split())
        ]
        return sum(fitting), int(made.get("hands", 0) or 0)

    # -------------------------------------------------------------- the city

    @cached_property
    def spaces(self) -> dict[str, Thing]:
        return {s["code"]: s for s in self.all("Space")}

    def hood_of(self, space: Thing) -> Thing | None:
        return self.entities[space["hood"]] if space["hood"] else None

    @cached_property
    def monsters(self) -> list[Thing]:
        return [m for m in self.cards("monsters") if m["space"]]

    def monsters_at(self, code: str) -> list[Thing]:
        return [m for m in self.monsters if m["space"] == self.spaces[code]["id"]]

    @cached_property
    def engaged(self) -> list[Thing]:
        """The monsters engaged with oneself."""
        return [m for m in self.monsters if self.seat in m["engaged"]]

    # -------------------------------------------------------------- the codex

    @cached_property
    def codex(self) -> dict[str, Thing]:
        return {c["code"]: c for c in self.cards("codex")}

    def markers(self, pile: str, code: str = "") -> set[str]:
        """The spaces on which markers lie: face down, or open ones of a colour."""
        lying = [m for m in self.cards(pile) if not code or m.get("code") == code]
        return {self.entities[m["space"]]["code"] for m in lying if m["space"]}
