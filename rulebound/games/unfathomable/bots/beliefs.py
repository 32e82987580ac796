"""What a bot of Unfathomable reads from its view, and what it comes to think of the others."""

from __future__ import annotations

from typing import Any

from rulebound.games.unfathomable.bots.evils import CRISES, Evil
from rulebound.games.unfathomable.state import (
    BRIG,
    DECK_SPACES,
    DEEP,
    FUEL,
    PORT,
    REGISTRY,
    RESOURCES,
    ROOMS,
    SKILLS,
    TREACHERY,
    WATERS,
)

LOYAL, HIDDEN, OPEN = "loyal", "hidden", "open"
HUMAN, HYBRID, CULTIST = "human", "hybrid", "cultist"

Thing = dict[str, Any]

SCARCITY = (0.0, 12.0, 4.0, 2.4, 1.7, 1.4, 1.2, 1.1, 1.0, 0.9, 0.8)
"""What the last, the second last … of a resource is worth."""
WRECK = (1.2, 1.4, 1.7, 2.4, 4.5, 12.0)
"""What another damaged room costs, by how many there are."""
PLAIN = {
    "cards": 0.13, "treachery": 0.12, "brig": 0.9, "defeat": 0.7, "item": 0.4, "travel": 2.0, "spell": 0.4,
    "slain": 0.9, "escape": 0.0, "arrest": 0.0, "monarchs": 0.8,
}  # fmt: skip
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
        return [self.entities[i] for i in self.entities[pile]["cards"]]

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
            return n * max(SCARCITY[self.ship[r]] for r in RESOURCES)
        if thing in RESOURCES:
            level = self.ship[thing] if thing != FUEL else self.fuel
            if n <= 0:
                return float(n * SCARCITY[level] * (0.9 if level < 10 else 0))
            first = min(n, 1.0) * SCARCITY[level]
            return float(first + max(0.0, n - 1) * SCARCITY[max(1, level - 1)])
        if thing == "damage":
            return n * WRECK[min(5, self.wrecks + max(0, int(n) - 1))] * 0.8
        if thing == "risk":
            return min(n, self.size("passengers")) * AT_RISK * SCARCITY[self.ship["souls"]]
        if thing == "spawn":
            return n * 0.3 + (0 if n <= 0 else 12 if n > self.reserve else 3 if n > self.reserve - 4 else 0)
        if thing == "ritual":
            return n * (0.25 + self.banishment / 6)
        if thing == "deep-ones":
            return n * self.swarm
        if thing in ("mother-hydra", "father-dagon"):
            return n * self.monarch(thing)
        return n * PLAIN[thing]

    @property
    def fuel(self) -> int:
        """The fuel that is left over when the way to port has burned its share."""
        return max(1, int(self.ship[FUEL]) - max(0, PORT - int(self.ship["distance"])) // 4)

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
                out += 0.9 * WRECK[min(5, self.wrecks)] + 0.35 * (n - 1)
            else:
                out += (0.12 if code in WATERS else 0.35) * n
        return out or 0.3

    def monarch(self, code: str) -> float:
        monarch = next(m for m in self.monarchs if m["code"] == code)
        if self.place(monarch) == DEEP:
            return 0.4 + (1 if self.reserve < 4 else 0) + (0.8 if self.deep_ones(DEEP) >= 2 else 0)
        return 0.9 * WRECK[min(5, self.wrecks)] if code == "mother-hydra" else 0.7 + (12 if self.reserve < 2 else 0)

    @property
    def banishment(self) -> float:
        """What it would bring to have water and deck swept clean."""
        gone = 0.3 * self.deep_ones(*WATERS) + 0.4 * self.deep_ones(*DECK_SPACES)
        gone += sum(0.8 for m in self.monarchs if self.place(m) != DEEP)
        gone += 2.0 * (self.reserve < 7) + 2.0 * (self.reserve < 4)
        lost = sum(0.9 * self.passengers(c) + 0.7 * len(self.humans_at(c)) for c in DECK_SPACES)
        return max(0.0, gone - lost)

    def card_harm(self, card: Thing) -> float:
        """What a mythos card would bring."""
        made = facts(card)
        if not made or card["code"] not in CRISES:
            return 1.0
        out = self.crisis_harm(card["code"], made) + self.cost(made["activation"], 1)
        return out + (self.cost("ritual", -1) if made["track"] == "ritual" else self.cost("travel", -1))

    def crisis_harm(self, code: str, made: Thing) -> float:
        outcomes = CRISES[code]
        ways = [self.harm(outcomes[key]) for key in ("first", "second") if key in outcomes]
        if made["check"]:
            ways.append(self.check_harm(code, made))
        return min(ways)

    def check_harm(self, code: str, made: Thing) -> float:
        p = self.chance(made["check"], len(made["skills"]))
        return p * self.harm(CRISES[code].get("passes", {})) + (1 - p) * self.harm(CRISES[code].get("fails", {}))

    def chance(self, target: int, skills: int) -> float:
        """How likely a check passes with the hands the humans hold."""
        cards = sum(len(self.cards(p["hand"])) for p in self.humans)
        lead = cards * skills / 5 * MEAN * 0.65 - target
        return max(0.08, min(0.85, 0.5 + lead / 16))


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

    def suspect(self, sight: Sight) -> tuple[int, float]:
        """The most suspect of the others who walk about free, and how suspect."""
        free = [p["index"] for p in sight.humans if p["index"] != sight.seat and sight.place(p) != BRIG]
        best = max(free, key=self.of, default=-1)
        return best, self.of(best) if free else -9.0
