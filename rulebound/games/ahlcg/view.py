"""The table as text, drawn from what one seat may know: act and agenda, map, threat areas, play areas, hands, bag."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from rulebound.core.knowing.board_text import BoardText, Words, term
from rulebound.core.state.entities import Term
from rulebound.games.ahlcg.cards import HAND_SIZE, SKILL
from rulebound.games.ahlcg.rules.skill_tests import token_word
from rulebound.games.ahlcg.state import REGISTRY, SKILLS

NUMBERS = (*[(f"ahlcg-{name}", SKILL[name]) for name in SKILLS], ("ahlcg-board-hand-size", HAND_SIZE))
"""The numbers of an investigator that can be explained, and what they are called."""

INDENT = "  "
FANCY = {"seats": "①②③④", "and": " · ", "turn": "▸", "to": "→", "damage": "♥", "horror": "☽", "doom": "☠", "clue": "◆"}
PLAIN = {"seats": "1234", "and": " - ", "turn": ">", "to": "->", "damage": "H", "horror": "S", "doom": "D", "clue": "C"}


def board(view: dict[str, Any], words: Words, plain: bool = False) -> list[str]:
    """The scenario, the map with who and what is where, the investigators with what they have."""
    return list(_Desk(view, words, PLAIN if plain else FANCY).lines())


class _Desk(BoardText):
    def __init__(self, view: dict[str, Any], words: Words, signs: dict[str, str]) -> None:
        super().__init__(view, words, signs)
        self.scenario = self.all("Scenario")[0]
        self.investigators = self.all("Investigator")

    def lines(self) -> Iterator[str]:
        yield from self.heading()
        yield ""
        yield from self.map()
        for investigator in self.investigators:
            yield ""
            yield from self.investigator(investigator)

    # -------------------------------------------------------------- the scenario

    def heading(self) -> Iterator[str]:
        phase = self.say(f"ahlcg-phase-{self.view['phase']}") if self.view["phase"] else ""
        yield self.join(
            self.say(f"ahlcg-{self.scenario['code']}"),
            self.say(f"ahlcg-choice-difficulty-{self.scenario['difficulty']}"),
            self.say("ahlcg-board-round", n=self.view["round"]),
            phase,
        )
        for card in self.cards(self.scenario["agenda"]):
            doom = self.say("ahlcg-board-agenda", card=term(card["word"]), n=self.doom(), needed=self.threshold(card))
            yield f"{doom} {self.text(card)}".rstrip()
        for card in self.cards(self.scenario["act"]):
            clues = sum(i["clues"] for i in self.investigators if not i["out"])
            line = self.say("ahlcg-board-act", card=term(card["word"]), n=clues, needed=self.threshold(card))
            yield f"{line} {self.text(card)}".rstrip()
        yield self.say("ahlcg-board-bag", tokens=self.tokens())
        yield self.join(
            self.say("ahlcg-board-encounter", n=len(self.cards(self.scenario["encounter"]))),
            self.say("ahlcg-board-discard", n=len(self.cards(self.scenario["encounter_discard"]))),
            self.victory(),
        )

    def threshold(self, card: dict[str, Any]) -> int:
        """How much doom or how many clues advance it; 0 if neither does."""
        facts = REGISTRY[card["code"]].facts
        each = self.scenario["started"] if facts.get("threshold_per_investigator") else 1
        return int(facts.get("threshold") or 0) * int(each)

    def doom(self) -> int:
        return sum(e.get("doom", 0) for e in self.all("Arkham") if self.entities[e["pile"]]["zone"] == "play")

    def tokens(self) -> str:
        """What is in the bag, best first, symbols last."""
        inside = Counter(self.all("Bag")[0]["inside"])
        numbers = sorted([t for t in inside if t.lstrip("+-").isdecimal()], key=int, reverse=True)
        named = [*numbers, *[t for t in inside if t not in numbers]]
        words = [(token_word(t), inside[t]) for t in named]
        return ", ".join(self.words.say(w.term, w.args) + (f" ×{n}" if n > 1 else "") for w, n in words)

    def victory(self) -> str:
        cards = self.cards(self.scenario["victory"])
        return self.say("ahlcg-board-victory", cards=tuple([term(c["word"]) for c in cards])) if cards else ""

    # -------------------------------------------------------------- the map

    def map(self) -> Iterator[str]:
        places = self.cards(self.scenario["map"])
        wide = max([len(self.name(p)) for p in places], default=0)
        for place in places:
            yield f"{INDENT}{self.name(place):<{wide}}  {self.place(place)}".rstrip()
            for thing in self.here(place):
                yield f"{INDENT * 3}{thing}"
        out = [i for i in self.investigators if i["out"]]
        if out:
            yield INDENT + self.say("ahlcg-board-out", seats=tuple([term(i["word"]) for i in out]))

    def place(self, place: dict[str, Any]) -> str:
        people = "".join(self.signs["seats"][i["index"]] for i in self.investigators if i["location"] == place["id"])
        ways = ", ".join(self.name(p) for p in self.ways(place))
        if not place["revealed"]:
            seen = self.say("ahlcg-board-unrevealed")
        else:
            seen = self.say("ahlcg-board-shroud", n=place["numbers"]["shroud"])
        clues = f"{self.signs['clue']}{place['clues']}" if place["clues"] else ""
        return "  ".join(p for p in (people, seen, clues, self.signs["to"] + " " + ways if ways else "") if p)

    def ways(self, place: dict[str, Any]) -> list[dict[str, Any]]:
        """The locations a place is connected to, by the side that lies up."""
        connects = self.side(place, "connects", ("squiggle",))
        others = [p for p in self.cards(self.scenario["map"]) if p["id"] != place["id"]]
        return [p for p in others if self.side(p, "symbol", "square") in connects]

    def side(self, place: dict[str, Any], fact: str, unknown: Any) -> Any:
        if not place.get("code"):
            return unknown
        facts = REGISTRY[place["code"]].facts
        return facts[fact] if place["revealed"] else facts.get(f"hidden_{fact}", facts[fact])

    def here(self, place: dict[str, Any]) -> Iterator[str]:
        """Enemies and other cards at a place that are with no investigator, and what is attached to it."""
        for card in self.cards(self.scenario["there"]):
            if card["at"] == place["id"] or card["attached"] == place["id"]:
                yield self.card(card)
        if place["revealed"] and self.text(place):
            yield self.text(place)

    # -------------------------------------------------------------- the investigators

    def investigator(self, you: dict[str, Any]) -> Iterator[str]:
        numbers, seat = you["numbers"], you["index"]
        turn = self.signs["turn"] if self.view["turn"] == seat else " "
        yield self.join(
            f"{turn} {self.signs['seats'][seat]} {self.name(you)}",
            self.say("ahlcg-board-you") if self.view["seat"] == seat and len(self.investigators) > 1 else "",
            self.say("ahlcg-board-lead") if self.view["lead"] == seat and len(self.investigators) > 1 else "",
            f"{self.signs['damage']} {you['damage']}/{numbers['health']}",
            f"{self.signs['horror']} {you['horror']}/{numbers['sanity']}",
            self.say("ahlcg-board-resources", n=you["resources"]),
            self.say("ahlcg-board-clues", n=you["clues"]),
            self.say("ahlcg-board-actions", n=you["actions"]) if self.view["turn"] == seat else "",
        )
        yield INDENT * 2 + self.join(*[f"{self.say(f'ahlcg-{name}')} {numbers[name]}" for name in SKILLS],
                                     self.say("ahlcg-board-deck", n=len(self.cards(you["deck"]))))  # fmt: skip
        for key, pile in (("ahlcg-board-threat", "threat"), ("ahlcg-board-area", "area")):
            for card in self.cards(you[pile]):
                yield f"{INDENT * 2}{self.say(key)} {self.card(card)}"
        hand = self.cards(you["hand"])
        if self.view["seat"] == seat:
            for card in hand:
                yield f"{INDENT * 2}{self.say('ahlcg-board-hand')} {self.in_hand(card)}"
        else:
            yield INDENT * 2 + self.say("ahlcg-board-hand-of", n=len(hand), cards=self.names(hand))

    def names(self, cards: list[dict[str, Any]]) -> tuple[Term, ...]:
        return tuple([term(c["word"]) for c in cards])

    # -------------------------------------------------------------- cards

    def card(self, card: dict[str, Any]) -> str:
        """A card in play: its name, what lies on it, its numbers, what it does."""
        facts = REGISTRY[card["code"]].facts if card.get("code") else {}
        numbers = card.get("numbers", {})
        tokens = [
            f"{self.signs['damage']}{card['damage']}/{numbers['health']}" if facts.get("health") else "",
            f"{self.signs['horror']}{card['horror']}/{numbers['sanity']}" if facts.get("sanity") else "",
            f"{self.signs['doom']}{card['doom']}" if card["doom"] else "",
            f"{self.signs['clue']}{card['clues']}" if card["clues"] else "",
            self.say("ahlcg-board-uses", n=card["uses"]) if card["uses"] or facts.get("uses") else "",
            self.say("ahlcg-board-exhausted") if card["exhausted"] else "",
        ]
        if facts.get("type") == "enemy":
            attack = {"damage": numbers["attack-damage"], "horror": numbers["attack-horror"]}
            tokens.append(self.say("ahlcg-board-enemy", fight=numbers["fight"], evade=numbers["evade"], **attack))
        return f"{self.join(self.name(card), *tokens)}. {self.text(card)}".rstrip()

    def in_hand(self, card: dict[str, Any]) -> str:
        """A card in hand: its name, cost, icons, what it does."""
        facts = REGISTRY[card["code"]].facts
        icons = Counter(facts["icons"])
        shown = [self.say(f"ahlcg-icon-{i}") + (f"×{n}" if n > 1 else "") for i, n in icons.items()]
        cost = self.say("ahlcg-board-cost", n=facts["cost"]) if facts.get("cost") is not None else ""
        return f"{self.join(self.name(card), cost, ' '.join(shown))}. {self.text(card)}".rstrip()

    def text(self, card: dict[str, Any]) -> str:
        return self.words.summary(f"ahlcg-{card['code']}") if card.get("code") else ""
