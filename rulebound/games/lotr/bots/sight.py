"""What a bot reads from its view: the table, and the encounter cards that nobody has seen yet."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Any

from rulebound.core.knowing.board_text import cards_lying
from rulebound.games.lotr.bots.battle import NOTHING, Fighter, Foe, Shadows
from rulebound.games.lotr.state import CHARACTERS, ENEMY, HERO, LOCATION, ORC_GUARD, PRISONER, REGISTRY
from rulebound.games.lotr.tables import encounter_cards

Thing = dict[str, Any]

ARAGORN, GLOIN, GANDALF, MENDOR = "01001", "01003", "01073", "rc135"
SPAWN, HUMMERHORNS, NAZGUL, TROLL = "01076", "01075", "01102", "01082"
PASSING = (GANDALF,)
"""Allies that leave play again by themselves."""
GUIDED = ("passage-through-mirkwood", "journey-along-the-anduin")
"""The quests of a campaign that are lost with Mendor."""


def facts(code: str) -> Any:
    return REGISTRY[code].facts


class Sight:
    """The table as one seat sees it."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        self.view, self.seat = view, seat
        self.entities: dict[int, Thing] = view["entities"]
        self.phase: str = view["phase"]
        self.scenario = next(e for e in self.entities.values() if e["kind"] == "Scenario")
        everybody = [e for e in self.entities.values() if e["kind"] == "Player"]
        everybody = everybody[view["lead"] :] + everybody[: view["lead"]]
        self.players = [p for p in everybody if not p["out"]]
        """Those still in the game, in player order."""
        self.you = next(p for p in everybody if p["index"] == seat)

    # -------------------------------------------------------------- cards

    def cards(self, pile: int) -> list[Thing]:
        return cards_lying(self.view, pile)

    def kind(self, card: Thing) -> str:
        if card.get("role"):
            return ENEMY if card["role"] == ORC_GUARD else str(card["role"])
        return str(facts(card["code"])["type"]) if card.get("code") else ""

    def about(self, option: Thing) -> Thing:
        return self.entities.get(option["about"][0], {}) if option["about"] else {}

    def number(self, card: Thing, name: str) -> int:
        return int(card.get("numbers", {}).get(name, 0))

    def life(self, card: Thing) -> int:
        return self.number(card, "hit_points") - int(card.get("damage", 0))

    @cached_property
    def staging(self) -> list[Thing]:
        return self.cards(self.scenario["staging"])

    @cached_property
    def foes(self) -> list[Thing]:
        return self.foes_of(self.you)

    def foes_of(self, player: Thing) -> list[Thing]:
        return self.cards(player["engaged"])

    @cached_property
    def hand(self) -> list[Thing]:
        return [c for c in self.cards(self.you["hand"]) if c.get("code")]

    def holds(self, code: str) -> bool:
        return any(c["code"] == code for c in self.hand)

    def characters(self, player: Thing | None = None) -> list[Thing]:
        return [c for c in self.cards((player or self.you)["area"]) if self.kind(c) in CHARACTERS]

    def heroes(self, player: Thing | None = None) -> list[Thing]:
        return [c for c in self.cards((player or self.you)["area"]) if self.kind(c) == HERO]

    def attached(self, card: Thing) -> list[str]:
        """The codes of what is attached to a card."""
        return [e["code"] for e in self.entities.values() if e.get("attached") == card["id"] and e.get("code")]

    @property
    def resources(self) -> int:
        return sum(hero["resources"] for hero in self.heroes())

    @cached_property
    def quest(self) -> Thing:
        return next(iter(self.cards(self.scenario["quest"])), {})

    @cached_property
    def active(self) -> Thing:
        return next(iter(self.cards(self.scenario["active"])), {})

    @cached_property
    def attack(self) -> Thing:
        """The attack being resolved, the innermost if there are several."""
        found = [e for e in self.entities.values() if e["kind"] == "Attack"]
        return found[-1] if found else {}

    # -------------------------------------------------------------- what a fight is reckoned with

    def worth(self, card: Thing) -> float:
        """What it costs to lose a character."""
        if self.kind(card) == HERO:
            side = next((p for p in self.players if p["area"] == card["pile"]), self.you)
            last = len(self.heroes(side)) < 2
            captive = any(c.get("role") == PRISONER for c in self.cards(side["area"]))  # all is lost with that player
            value = (60 if last else 20) * (2 if captive else 1)
            return value + 2.0 * self.number(card, "willpower") + 2.0 * self.number(card, "attack")
        if card.get("code") in PASSING:
            return 1.0
        if card.get("code") == MENDOR and self.scenario["code"] in GUIDED:
            return 200.0
        numbers = sum(self.number(card, name) for name in ("willpower", "attack", "attack", "defense"))
        return 2.0 + 1.2 * numbers + 0.5 * self.number(card, "hit_points") + KEPT.get(card.get("code", ""), 0)

    def fighter(self, card: Thing) -> Fighter:
        return Fighter(
            card["id"], self.number(card, "willpower"), self.number(card, "attack"), self.number(card, "defense"),
            self.life(card), self.kind(card) == HERO, self.worth(card),
        )  # fmt: skip

    def foe(self, card: Thing) -> Foe:
        attack = self.number(card, "attack")
        swarm = 20.0 if card.get("code") == HUMMERHORNS and card["engaged"] < 0 else 0.0
        code = card.get("code")
        wanted = 8.0 if code in (SPAWN, NAZGUL) or (code == TROLL and self.scenario["stage"] == 1) else 0.0
        return Foe(
            card["id"], attack, self.number(card, "defense"), max(1, self.life(card)), self.number(card, "threat"),
            2.2 * attack + 1.5 + wanted, self.number(card, "engagement"), bool(card["attacked"]), swarm,
            self.dread if code == TROLL else 0.0,
        )  # fmt: skip

    @cached_property
    def dread(self) -> float:
        """What a point of threat costs a player in the middle of a fight."""
        return 1.2 + 0.12 * max(0, int(self.you["threat"]) - 28)

    @cached_property
    def staged_foes(self) -> list[Foe]:
        return [self.foe(c) for c in self.staging if self.kind(c) == ENEMY]

    # -------------------------------------------------------------- the encounter deck

    @cached_property
    def unseen(self) -> Counter[str]:
        """The encounter cards that nobody has seen: those in the deck and those dealt as shadow cards."""
        deck = Counter(encounter_cards(self.scenario["code"], self.scenario["difficulty"]))
        for card in self.entities.values():
            code = str(card.get("code"))
            if card["kind"] == "RingsCard" and code in deck and card["pile"] != self.scenario["encounter"]:
                deck[code] -= 1
        return +deck

    @cached_property
    def shadows(self) -> Shadows:
        return Shadows.of(self.unseen) if self.unseen else NOTHING

    @cached_property
    def menace(self) -> list[float]:
        """The chances that the next encounter card adds 0, 1, 2 ... threat to the staging area."""
        total = sum(self.unseen.values())
        chances = [0.0] * 6
        for code, n in self.unseen.items():
            threat = facts(code).get("threat") if facts(code)["type"] in (ENEMY, LOCATION) else SPITE.get(code, 0)
            chances[min(5, int(threat or 0))] += n / total
        return chances if total else [0.0, 1.0, 0.0, 0.0, 0.0, 0.0]

    def risk(self, player: Thing) -> float:
        """The chance that the next encounter card is an enemy that engages this player at once."""
        total = sum(self.unseen.values())
        near = [
            n for code, n in self.unseen.items()
            if facts(code)["type"] == ENEMY and facts(code)["engagement"] <= player["threat"]
        ]  # fmt: skip
        return sum(near) / total if total else 0.4

    # -------------------------------------------------------------- the quest

    @property
    def staged_threat(self) -> int:
        return sum(self.number(c, "threat") for c in self.staging)

    @property
    def committed(self) -> int:
        return sum(self.number(c, "willpower") for p in self.players for c in self.characters(p) if c["committed"])


KEPT = {"01014": 4.0, "01031": 5.0, "01045": 4.0, "01044": 1.5, "01058": 2.0, "01062": 3.0, "01019": 3.0}
"""What some allies are good for besides their numbers."""
SPITE = {"01092": 2, "01093": 1, "01104": 2, "01112": 2, "01118": 1}
"""What treacheries amount to, as threat."""
