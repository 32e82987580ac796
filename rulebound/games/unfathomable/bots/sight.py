"""What a bot of Unfathomable reads from its view, and what things cost the humans."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from rulebound.core.knowing.board_text import cards_lying
from rulebound.games.unfathomable.bots.evils import CRISES, Evil
from rulebound.games.unfathomable.bots.survival import danger, price
from rulebound.games.unfathomable.state import (
    DECK_SPACES,
    DEEP,
    PORT,
    REGISTRY,
    RESOURCES,
    ROOMS,
    WATERS,
)

LOYAL, HIDDEN, OPEN = "loyal", "hidden", "open"
HUMAN, HYBRID, CULTIST = "human", "hybrid", "cultist"

Thing = dict[str, Any]

RATE = {"fuel": 0.25, "food": 0.2, "sanity": 0.25, "souls": 0.3}
"""How much of each resource a turn costs."""
DAMAGE_RATE = 0.3
"""How many rooms a turn costs, those that are repaired taken off."""
PACE = 1.0
"""How far the ship travels in a turn."""
HASTE = 1.0
"""How much of the losses of a turn a step of the ship saves."""
NEAR, SPRINT = 9, 1.6
"""The distance from which on speed counts for more, and for how much."""
PUSH, PUSH_DEEP_ONE, PUSH_MONARCH = 0.3, 0.08, 0.25
"""What it is worth to travel on anyway, and that monsters fall back."""
PLAIN = {
    "cards": 0.13, "treachery": 0.12, "brig": 2.5, "defeat": 1.2, "item": 0.4, "spell": 0.4,
    "slain": 0.9, "escape": 0.0, "arrest": 0.0, "monarchs": 0.8,
}  # fmt: skip
BOARDER = 0.6
"""What a Deep One on the ship costs."""
AT_RISK = 0.55
"""How many of the passengers on deck are lost in the end."""
MEAN = 2.4
"""The mean value of a skill card."""


def facts(card: Thing) -> dict[str, Any]:
    return dict(REGISTRY.definitions[card["code"]].facts) if card.get("code") else {}  # type: ignore[attr-defined]


class Sight:
    """The table as one seat sees it."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        self.view, self.seat = view, seat
        self.entities: dict[int, Thing] = view["entities"]
        self.ship: Thing = self.entities[2]
        self.check: Thing = self.entities[3]
        self.spaces: dict[str, Thing] = {}
        self.people: list[Thing] = []
        self.monarchs: list[Thing] = []
        self.piles: dict[str, Thing] = {}
        for e in self.entities.values():
            if e["kind"] == "Token":
                continue
            if "deep_ones" in e:
                self.spaces[e["code"]] = e
            elif e["kind"] == "Character":
                self.people.append(e)
            elif e["kind"] == "Monarch":
                self.monarchs.append(e)
            elif e["kind"] == "Pile" and e["owner"] < 0:
                self.piles[e["code"]] = e
            elif e["kind"] == "Supply":
                self.reserve: int = e["left"]
        self.you = self.people[seat]
        self.here = self.place(self.you)
        self.humans = [p for p in self.people if not p["traitor"]]
        self.hand = self.cards(self.you["hand"])
        self.stance = stance(self)

    def cards(self, pile: int) -> list[Thing]:
        return cards_lying(self.view, pile)

    def place(self, who: Thing) -> str:
        return str(self.entities[who["space"]]["code"])

    def about(self, option: Thing) -> Thing:
        return self.entities.get(option["about"][0], {}) if option["about"] else {}

    def size(self, pile: str) -> int:
        return len(self.piles[pile]["cards"])

    def damaged(self, code: str) -> bool:
        return bool(self.spaces[code]["damage"]) and bool(self.entities[self.spaces[code]["damage"]]["cards"])

    @property
    def wrecks(self) -> int:
        return sum(self.damaged(r) for r in ROOMS)

    def passengers(self, code: str) -> int:
        pile = self.spaces[code]["passengers"]
        return len(self.entities[pile]["cards"]) if pile else 0

    def humans_at(self, code: str) -> list[Thing]:
        return [p for p in self.humans if self.place(p) == code]

    def traitors_at(self, code: str) -> int:
        return sum(p["traitor"] and self.place(p) == code for p in self.people)

    def deep_ones(self, *codes: str) -> int:
        return sum(self.spaces[c]["deep_ones"] for c in codes)

    def holds(self, title: str) -> bool:
        return any(c.get("code") == title for c in self.cards(self.you["area"]))

    def of(self, skill: str) -> list[Thing]:
        return [c for c in self.hand if facts(c)["skill"] == skill]

    @property
    def mythos(self) -> Thing:
        """The facts of the mythos card that is being resolved; nothing if there is none."""
        cards = [c for c in self.cards(self.piles["limbo"]["id"]) if c.get("code") in CRISES]
        return {"code": cards[0]["code"], **facts(cards[0])} if cards else {}

    # -------------------------------------------------------------- what things cost the humans

    def harm(self, evil: Evil) -> float:
        return sum(self.cost(thing, n) for thing, n in evil.items())

    def cost(self, thing: str, n: float) -> float:
        if thing == "scarcest":
            return -max([-self.cost(r, n) for r in RESOURCES])
        if thing in RESOURCES:
            n = max(n, self.ship[thing] - 10)
            return price(self.ship[thing], n, RATE[thing] * self.turns)
        if thing == "damage":
            return 0.8 * price(6 - self.wrecks, n, DAMAGE_RATE * self.turns)
        if thing == "risk":
            return min(n, self.size("passengers")) * AT_RISK * self.cost("souls", 1)
        if thing == "spawn":
            return n * 0.3 + (0 if n <= 0 else 12 if n > self.reserve else 3 if n > self.reserve - 4 else 0)
        if thing == "boarders":
            return n * BOARDER + (self.cost("spawn", n) - n * 0.3)
        if thing == "travel":
            return n * self.travel
        if thing == "ritual":
            return n * (0.25 + self.banishment / 6)
        if thing == "deep-ones":
            return n * self.swarm
        if thing in ("mother-hydra", "father-dagon"):
            return n * self.monarch(thing)
        return n * PLAIN[thing]

    @cached_property
    def turns(self) -> float:
        """How many turns it takes to the port, about."""
        way = PORT - int(self.ship["distance"])
        stops = 0.0 if way <= 0 else 1.0 if way <= 2 else way / 2.9 + 0.3
        return (4 * (stops + 1) - int(self.ship["travel"])) / PACE

    @cached_property
    def travel(self) -> float:
        """What one step of the ship is worth: the losses of the time it saves."""
        less = max(0.0, self.turns - 1 / PACE)
        dangers = [danger(self.ship[r], RATE[r] * self.turns) - danger(self.ship[r], RATE[r] * less) for r in RESOURCES]
        return self.push + HASTE * sum(dangers) + (SPRINT if self.late else 0.0)

    @property
    def late(self) -> bool:
        """Is a traitor in the open, or is it time for one to be? Then each turn costs more."""
        return bool(self.ship["distance"] >= NEAR) or any(p["traitor"] for p in self.people)

    @property
    def push(self) -> float:
        """What it is worth that the monsters in the water fall back."""
        monarchs = sum([self.place(m) != DEEP for m in self.monarchs])
        return PUSH + PUSH_DEEP_ONE * min(6, self.deep_ones(*WATERS)) + PUSH_MONARCH * monarchs

    @cached_property
    def wreck(self) -> float:
        """What it is worth to keep a room whole."""
        return price(6 - self.wrecks, 1, DAMAGE_RATE * self.turns)

    @property
    def swarm(self) -> float:
        """What the Deep Ones would do if they were activated now."""
        out = 0.0
        for code, space in self.spaces.items():
            n = 0 if code == DEEP else space["deep_ones"]
            if not n:
                continue
            if self.humans_at(code):
                out += 0.3 * n
            elif code in DECK_SPACES and self.passengers(code):
                out += 0.8 * min(n, self.passengers(code))
            elif code in ROOMS and not self.damaged(code):
                out += 0.9 * self.wreck + 0.35 * (n - 1)
            else:
                out += (0.2 if code in WATERS else 0.45) * n
        return out or 0.3

    def monarch(self, code: str) -> float:
        monarch = next(m for m in self.monarchs if m["code"] == code)
        if self.place(monarch) == DEEP:
            return 0.4 + (1 if self.reserve < 4 else 0) + (0.8 if self.deep_ones(DEEP) >= 2 else 0)
        return 0.9 * self.wreck if code == "mother-hydra" else 0.7 + (12 if self.reserve < 2 else 0)

    @property
    def banishment(self) -> float:
        """What it would bring to have water and deck swept clean."""
        gone = 0.3 * self.deep_ones(*WATERS) + 0.4 * self.deep_ones(*DECK_SPACES)
        gone += sum(0.8 for m in self.monarchs if self.place(m) != DEEP)
        gone += 2.0 * (self.reserve < 7) + 2.0 * (self.reserve < 4)
        lost = sum(0.9 * self.passengers(c) + 0.7 * len(self.humans_at(c)) for c in DECK_SPACES)
        return max(0.0, gone - lost)


def stance(sight: Sight) -> str:
    """Whose side one is on. A Cultist, who needs the port near, plays fair until it is."""
    if sight.you["traitor"]:
        return OPEN
    held = {c.get("code") for c in sight.cards(sight.you["loyalty"])}
    if HYBRID in held:
        return HIDDEN
    return HIDDEN if CULTIST in held and near_port(sight) else LOYAL


def near_port(sight: Sight) -> bool:
    return bool(sight.ship["distance"] >= 12)
