"""What the mystery wants of the investigators, and what the rumors in play threaten."""

from __future__ import annotations

from functools import cached_property

from rulebound.core.card_language.words import half
from rulebound.games.eldritch.bots.sight import Sight, Thing
from rulebound.games.eldritch.state import REGISTRY

LAYING = ("occult-research", "the-beyond-one", "the-stars-are-right", "nature-of-the-all-mother")
"""Mysteries that take clues fresh from research."""
AT_TOKENS = {"the-true-name": 2, "rituals-in-the-wild": 2, "the-deep-ones-attack": 1}
"""Mysteries that are solved where eldritch tokens lie, and the clues for each."""
AT_MYSTERY = {"seed-of-the-daemon-sultan": 2, "rlyeh-risen": 0}
"""Those that are solved where the mystery token lies."""
EVERYBODY = ("the-deep-ones-attack", "arcane-understanding")
"""Those that want a token for each player; others are content with half as many."""
CLOSING = {"omen-of-devastation": 1, "where-the-old-ones-broke-through": 0}
"""Those that want gates closed, and the clues for each."""
CASTING = {"arcane-understanding": 1, "where-the-old-ones-broke-through": 2}
"""Those that take Spells, and how many at a time."""
SCHOOLS = ("arkham", "buenos-aires")
"""Cities that are known for their Spells."""
TARGETS = {
    "watching-the-stars": ("cthylla",), "spawn-of-the-black-goat": ("nug",),
    "spawn-of-yog-sothoth": ("dunwich-horror",), "": ("epic-cthulhu", "epic-shub-niggurath"),
}  # fmt: skip
"""Monsters that a mystery is about; without one, those of the last of all."""
THREATS = {
    "secrets-of-the-past": 6.0, "dimensions-collide": 5.0, "spreading-sickness": 6.0, "mysterious-lights": 8.0,
    "stars-aligned": 4.0, "growing-madness": 2.0, "fractured-reality": 3.0,
}  # fmt: skip
"""What it is worth to be rid of a rumor."""


class Outlook(Sight):
    """The table as one seat sees it, with what is to be done about it."""

    @cached_property
    def left(self) -> int:
        """Tokens or clues that the mystery still lacks."""
        players = int(self.ancient["players"])
        cards = self.cards("mystery")
        if self.mystery in LAYING:
            return players - len(self.cards("mystery-clues"))
        if self.mystery == "where-the-old-ones-broke-through":
            return half(players) - len(self.cards("mystery-gates"))
        if self.mystery == "hunting-the-thousand":
            return half(max(0, 2 * players - int(cards[0]["hurt"])))  # monsters of two Health, say
        need = players if self.mystery in EVERYBODY else half(players)
        return max(0, need - int(cards[0]["tokens"])) if cards else 0

    @cached_property
    def price(self) -> int:
        """Clues for each token at a place."""
        return AT_TOKENS.get(self.mystery, AT_MYSTERY.get(self.mystery, CLOSING.get(self.mystery, 0)))

    @cached_property
    def sites(self) -> frozenset[str]:
        """Where the mystery is worked on as an encounter."""
        if not self.mystery and self.ancient["awake"] and self.ancient["code"] == "yog-sothoth":
            return frozenset(self.gates)  # the last of all is sought behind any gate
        if not self.left:
            return frozenset()
        if self.mystery in AT_MYSTERY:
            return frozenset({self.mystery_space})
        return frozenset(self.token_spaces) if self.mystery in AT_TOKENS else frozenset()

    @cached_property
    def clues_wanted(self) -> int:
        """Clues that all together should have, now."""
        if self.mystery == "arcane-understanding":
            return self.left
        return 2 * self.left if self.mystery == "hunting-the-thousand" else self.price * self.left

    @cached_property
    def spells(self) -> int:
        """The Spells that one has."""
        held = [REGISTRY[c["code"]].facts for c in self.cards(self.you["possessions"]) if c.get("code")]
        return len([made for made in held if made["kind"] == "spell"])

    @cached_property
    def spells_wanted(self) -> float:
        """How badly one wants a Spell: for the mystery, or to keep Yog-Sothoth from the gates."""
        if self.left and self.spells < CASTING.get(self.mystery, 0):
            return 1.0
        return 0.5 if self.ancient["code"] == "yog-sothoth" and self.spells < 2 else 0.0

    @cached_property
    def hunted(self) -> list[Thing]:
        """The monsters on the board that have to be defeated."""
        return [m for m in self.monsters if m["code"] in TARGETS.get(self.mystery, ())]

    def seals(self, code: str, later: int = 0) -> bool:
        """Would closing the gate there in so many rounds bring the mystery on?"""
        if self.mystery not in CLOSING or not self.left or code not in self.gates:
            return False
        if self.spells < CASTING.get(self.mystery, 0):
            return False
        return self.mystery != "omen-of-devastation" or self.gates[code] == self.omen(later)

    @property
    def short(self) -> bool:
        """Are there fewer clues than the mystery wants?"""
        return self.mystery in LAYING or self.all_clues < self.clues_wanted

    def own_supply(self, who: Thing) -> int:
        """Clues that somebody could pay now."""
        return self.clues(who) + int(who["code"] == "norman-withers" and who["sanity"] > 2)

    def supply(self, who: Thing) -> int:
        """Clues that somebody can have by the end of the turn: own ones, stand-ins, what is sent or found."""
        found = self.own_supply(who)
        if who["code"] == "trish-scarborough" and not found:
            found += 1
        if self.sender is not None and self.sender is not who:
            found += self.clues(self.sender)
        return found

    @cached_property
    def sender(self) -> Thing | None:
        """Who can hand clues to anybody anywhere."""
        return next((p for p in self.people if p["code"] == "jacqueline-fine" and not p["delayed"]), None)

    def rumor_worth(self, code: str) -> float:
        """What one can do against rumors on a space."""
        return max([self.threat(r) for r in self.cards("mythos-in-play") if self.place(r) == code], default=0.0)

    def in_play(self, code: str) -> bool:
        return any(card["code"] == code for card in self.cards("mythos-in-play"))

    def place(self, rumor: Thing) -> str:
        if rumor["code"] == "secrets-of-the-past":
            return self.expedition
        return self.code_of(rumor["space"]) if rumor["space"] else ""

    def threat(self, rumor: Thing) -> float:
        players = int(self.ancient["players"])
        price = half(players)
        if rumor["code"] == "spreading-sickness":
            price = max(0, players - rumor["hurt"])
        elif rumor["code"] == "fractured-reality":
            price = 0
        if not REGISTRY[rumor["code"]].facts.get("as_encounter") or self.supply(self.you) < price:
            return 0.0
        worth = THREATS.get(rumor["code"], 0.0)
        if rumor["code"] == "dimensions-collide" and rumor["tokens"] <= 4:
            worth += 4.0
        if rumor["code"] == "secrets-of-the-past" and len(self.piles["expedition", -1]["cards"]) <= 8:
            worth += 5.0
        return worth
