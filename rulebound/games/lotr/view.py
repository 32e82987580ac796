"""The table as text, drawn from what one seat may know: quest, staging area, the players with what they have."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulebound.core.knowing.board_text import BoardText, Words, term
from rulebound.core.state.entities import Term
from rulebound.games.lotr.cards import ATTACK, DEFENSE, HIT_POINTS, POINTS, THREAT, WILLPOWER
from rulebound.games.lotr.state import PRISONER, REGISTRY, word_of

THINGS = (
    ("lotr-willpower", WILLPOWER), ("lotr-attack", ATTACK), ("lotr-defense", DEFENSE), ("lotr-hit_points", HIT_POINTS),
    ("lotr-threat", THREAT), ("lotr-points", POINTS),
)  # fmt: skip
"""The numbers of a card that can be explained, and what they are called."""

INDENT = "  "
FANCY = {"seats": "①②③④", "and": " · ", "turn": "▸"}
PLAIN = {"seats": "1234", "and": " - ", "turn": ">"}


def board(view: dict[str, Any], words: Words, plain: bool = False) -> list[str]:
    """The quest, the staging area, the players with their characters, enemies and hands."""
    return list(_Desk(view, words, PLAIN if plain else FANCY).lines())


class _Desk(BoardText):
    def __init__(self, view: dict[str, Any], words: Words, signs: dict[str, str]) -> None:
        super().__init__(view, words, signs)
        self.scenario = self.all("Scenario")[0]
        self.players = self.all("Player")

    def lines(self) -> Iterator[str]:
        yield from self.heading()
        yield ""
        yield from self.staging()
        for player in self.players:
            yield ""
            yield from self.player(player)

    # -------------------------------------------------------------- what belongs to nobody

    def heading(self) -> Iterator[str]:
        phase = self.say(f"lotr-phase-{self.view['phase']}") if self.view["phase"] else ""
        yield self.join(
            self.say(f"lotr-choice-quest-{self.scenario['code']}"),
            self.say(f"lotr-choice-difficulty-{self.scenario['difficulty']}"),
            self.say("lotr-board-round", n=self.view["round"]),
            phase,
        )
        for card in self.cards(self.scenario["quest"]):
            needed = card["numbers"]["points"]
            key = "lotr-board-quest-goal" if needed else "lotr-board-quest"
            line = self.say(key, card=term(card["word"]), n=card["progress"], needed=needed)
            yield f"{line}. {self.text(card)}".rstrip()
        for card in self.cards(self.scenario["active"]):
            needed = card["numbers"]["points"]
            line = self.say("lotr-board-active", card=term(card["word"]), n=card["progress"], needed=needed)
            yield f"{line}. {self.text(card)}".rstrip()
        yield self.join(
            self.say(
                "lotr-board-piles",
                deck=len(self.cards(self.scenario["encounter"])),
                discard=len(self.cards(self.scenario["encounter_discard"])),
            ),
            self.victory(),
        )
        if self.scenario["campaign"]:
            yield self.log()

    def victory(self) -> str:
        cards = self.cards(self.scenario["victory"])
        return self.say("lotr-board-victory", cards=self.names(cards)) if cards else ""

    def log(self) -> str:
        """What the campaign log says."""
        log = self.all("Campaign")[0]
        mine = next((p["index"] for p in self.players if p["index"] == self.view["seat"]), 0)
        more = log["penalty"] + log["penalties"][mine]
        listed = (("fallen", log["fallen"]), ("pool", log["pool"]), ("prisoner", [log["prisoner"]]))
        said = [
            self.say(f"lotr-board-log-{what}", cards=tuple([word_of(code) for code in codes]))
            for what, codes in listed
            if any(codes)
        ]
        return self.join(self.say("lotr-board-log"), *said, self.say("lotr-board-log-penalty", n=more) if more else "")

    def staging(self) -> Iterator[str]:
        cards = self.cards(self.scenario["staging"])
        totals = self.scenario.get("numbers", {})
        yield self.say("lotr-board-staging", n=totals.get("menacing", 0))
        if totals.get("questing"):
            yield INDENT + self.say("lotr-board-questing", n=totals["questing"])
        for card in cards:
            yield f"{INDENT}{self.card(card)}"
        if not cards:
            yield INDENT + self.say("lotr-board-empty")

    # -------------------------------------------------------------- the players

    def player(self, you: dict[str, Any]) -> Iterator[str]:
        seat = you["index"]
        turn = self.signs["turn"] if self.view["turn"] == seat else " "
        several = len(self.players) > 1
        yield self.join(
            f"{turn} {self.signs['seats'][seat]} {self.name(you)}",
            self.say("lotr-board-you") if self.view["seat"] == seat and several else "",
            self.say("lotr-board-first") if self.view["lead"] == seat and several else "",
            self.say("lotr-board-out") if you["out"] else "",
            self.say("lotr-board-threat", n=you["threat"]),
            self.say("lotr-board-deck", n=len(self.cards(you["deck"]))),
            self.say("lotr-board-discard", n=len(self.cards(you["discard"]))),
        )
        for card in self.cards(you["area"]):
            if not card["attached"]:
                yield f"{INDENT * 2}{self.card(card)}"
        for card in self.cards(you["engaged"]):
            yield f"{INDENT * 2}{self.say('lotr-board-engaged')} {self.card(card)}"
        hand = self.cards(you["hand"])
        if self.view["seat"] == seat:
            for card in hand:
                yield f"{INDENT * 2}{self.say('lotr-board-hand')} {self.in_hand(card)}"
        elif hand:
            yield INDENT * 2 + self.say("lotr-board-hand-of", n=len(hand))

    def names(self, cards: list[dict[str, Any]]) -> tuple[Term, ...]:
        return tuple([term(c["word"]) for c in cards])

    # -------------------------------------------------------------- cards

    def card(self, card: dict[str, Any]) -> str:
        """A card in play: its name, its numbers, what lies on it, what is attached to it, what it does."""
        numbers = card.get("numbers", {})
        attached = [c for c in self.all("RingsCard") if c["attached"] == card["id"]]
        shadows = [c for c in self.all("RingsCard") if c["shadow_of"] == card["id"]]
        parts = [
            self.name(card),
            self.say("lotr-board-prisoner") if card["role"] == PRISONER else "",
            self.numbers(card, numbers) if numbers else "",
            self.say("lotr-board-resources", n=card["resources"]) if card["resources"] else "",
            self.say("lotr-board-exhausted") if card["exhausted"] else "",
            self.say("lotr-board-committed") if card["committed"] else "",
            self.say("lotr-board-shadows", n=len(shadows)) if shadows else "",
            self.say("lotr-board-attached", cards=self.names(attached)) if attached else "",
        ]
        return f"{self.join(*parts)}. {self.text(card)}".rstrip()

    def numbers(self, card: dict[str, Any], numbers: dict[str, int]) -> str:
        if "engagement" in numbers:
            return self.say("lotr-board-enemy", damage=card["damage"], points=numbers["hit_points"], **numbers)
        if "hit_points" in numbers:
            return self.say("lotr-board-character", damage=card["damage"], points=numbers["hit_points"], **numbers)
        return self.say("lotr-board-location", n=card["progress"], threat=numbers["threat"], points=numbers["points"])

    def in_hand(self, card: dict[str, Any]) -> str:
        cost = REGISTRY[card["code"]].facts["cost"]
        return f"{self.join(self.name(card), self.say('lotr-board-cost', n=cost))}. {self.text(card)}".rstrip()

    def text(self, card: dict[str, Any]) -> str:
        return self.words.summary(f"lotr-{card['code']}") if card.get("code") and not card["role"] else ""
