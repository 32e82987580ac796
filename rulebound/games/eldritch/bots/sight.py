"""What a bot reads from its view: who is where, what lies on the board, how far it is, what the mystery wants."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any

from rulebound.core.knowing.board_text import cards_lying
from rulebound.games.eldritch.state import OMENS, REGISTRY, WORLD

Thing = dict[str, Any]


@cache
def away(start: str) -> dict[str, int]:
    """How many paths every space is away."""
    return WORLD.distances(start)


class Sight:
    """The table as one seat sees it."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        self.view, self.seat = view, seat
        self.entities: dict[int, Thing] = view["entities"]
        self.ancient = self.all("AncientOne")[0]
        self.people = [p for p in self.all("Investigator") if p["code"]]
        self.you = next(p for p in self.all("Investigator") if p["index"] == seat)
        self.piles = {(p["code"], p["owner"]): p for p in self.all("Pile")}
        self.goal = ""
        """Where one wants to be, once it is known."""

    def all(self, kind: str) -> list[Thing]:
        return [e for e in self.entities.values() if e["kind"] == kind]

    def cards(self, pile: str | int) -> list[Thing]:
        return cards_lying(self.view, self.piles[pile, -1]["id"] if isinstance(pile, str) else pile)

    def about(self, option: Thing) -> Thing:
        return self.entities.get(option["about"][0], {}) if option["about"] else {}

    def code_of(self, space: int) -> str:
        return str(self.entities[space]["code"])

    # -------------------------------------------------------------- people

    @property
    def here(self) -> str:
        return self.code_of(self.you["space"])

    def clues(self, who: Thing | None = None) -> int:
        return len(self.entities[(who or self.you)["clues"]]["cards"])

    @cached_property
    def all_clues(self) -> int:
        return sum(self.clues(p) for p in self.people)

    def has(self, code: str) -> bool:
        held = (*self.cards(self.you["possessions"]), *self.cards(self.you["conditions"]))
        return any(c.get("code") == code for c in held)

    def skill(self, name: str, who: Thing | None = None) -> int:
        return int((who or self.you)["numbers"][name])

    @cached_property
    def lowest(self) -> int:
        """The lowest success."""
        return 4 if self.has("blessed") else 6 if self.has("cursed") else 5

    def successes(self, dice: int) -> float:
        """How many there will be on average."""
        return max(1, dice) * (7 - self.lowest) / 6

    def chance(self, dice: int) -> float:
        return 1 - ((self.lowest - 1) / 6) ** max(1, dice)

    def bonus(self, skill: str, sort: str) -> int:
        """The best bonus that one's cards give for tests of a sort."""
        found = [
            b.n
            for c in self.cards(self.you["possessions"])
            if c.get("code")
            for b in REGISTRY[c["code"]].facts.get("bonuses", ())
            if skill in b.skills.split() and b.sort in ("", sort)
        ]
        return max(found, default=0)

    # -------------------------------------------------------------- the board

    @cached_property
    def monsters(self) -> list[Thing]:
        return self.cards("monsters")

    def monsters_at(self, code: str) -> list[Thing]:
        return [m for m in self.monsters if self.code_of(m["space"]) == code]

    @cached_property
    def clue_spaces(self) -> set[str]:
        return {self.code_of(c["space"]) for c in self.cards("clues-on-board")}

    @cached_property
    def gates(self) -> dict[str, str]:
        """Space -> omen of the gate there."""
        return {self.code_of(t["space"]): REGISTRY[t["code"]].omen for t in self.cards("gates")}

    @cached_property
    def expedition(self) -> str:
        return next((s["code"] for s in self.all("Space") if s["expedition"]), "")

    @cached_property
    def token_spaces(self) -> set[str]:
        return {s["code"] for s in self.all("Space") if s["tokens"]}

    @cached_property
    def mystery_space(self) -> str:
        return next((s["code"] for s in self.all("Space") if s["mystery"]), "")

    def omen(self, later: int = 0) -> str:
        return OMENS[(self.ancient["omen"] + later) % len(OMENS)]

    @cached_property
    def mystery(self) -> str:
        cards = self.cards("mystery")
        return str(cards[0]["code"]) if cards else ""

    # -------------------------------------------------------------- fighting

    def cost_of(self, monster: Thing) -> float:
        """What a combat with it would cost, in Health and Sanity; the last points are dearer."""
        numbers = monster["numbers"]
        sanity = health = 0.0
        if "test-will" in numbers:
            dice = self.skill("will") + numbers["test-will"] + self.bonus("will", "combat")
            sanity = max(0.0, numbers["horror"] - self.successes(dice))
        if "test-strength" in numbers:
            health = max(0.0, numbers["damage"] - self.successes(self.strikes(monster)))
        return self.dear("sanity", sanity) + self.dear("health", health)

    def strikes(self, monster: Thing) -> int:
        """The dice against it."""
        return (
            self.skill("strength") + int(monster["numbers"].get("test-strength", 0)) + self.bonus("strength", "combat")
        )

    def dear(self, what: str, loss: float) -> float:
        left = self.you[what] - loss
        return loss + (12.0 if left <= 0.5 else 4.0 if left < 2 else 0.0) * min(1.0, loss)

    def beats(self, monster: Thing) -> float:
        """How likely one combat defeats it, roughly."""
        numbers = monster["numbers"]
        left = numbers["toughness"] - monster["lost"]
        if "test-strength" not in numbers:
            return 0.5
        return float(min(1.0, self.successes(self.strikes(monster)) / max(1, left)))
