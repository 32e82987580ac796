"""The coast as text, drawn from what one seat may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from rulebound.core.knowing.board_text import BoardText, Words, term
from rulebound.core.state.entities import Term
from rulebound.games.lantern.cards import KINDLING
from rulebound.games.lantern.state import REGISTRY

NUMBERS = (("lantern-board-kindling", KINDLING),)
"""The numbers of a keeper that can be explained, and what they are called."""

COLUMN = 25
INDENT = "  "
FANCY = {
    "lit": "●", "unlit": "○", "flame": "▲", "no flame": "△", "oil": "◆", "no oil": "◇", "-": "─", "|": "│",
    "corner": "└", "dry -": "═", "dry |": "║", "wet -": "≈", "wet |": "≈", "turn": "▸", "and": " · ",
    "times": "×", "keepers": "①②③④",
}  # fmt: skip
PLAIN = {
    "lit": "*", "unlit": ".", "flame": "^", "no flame": ".", "oil": "o", "no oil": ".", "-": "-", "|": "|",
    "corner": "+", "dry -": "=", "dry |": "H", "wet -": "~", "wet |": "~", "turn": ">", "and": " - ",
    "times": "x", "keepers": "1234",
}  # fmt: skip


def board(view: dict[str, Any], words: Words, plain: bool = False) -> list[str]:
    """The night, the map, the keepers with what they have."""
    return _Coast(view, words, PLAIN if plain else FANCY).lines()


class _Coast(BoardText):
    def __init__(self, view: dict[str, Any], words: Words, signs: dict[str, str]) -> None:
        super().__init__(view, words, signs)
        self.keepers = self.all("Keeper")
        self.places = {p["code"]: p for p in self.all("Place")}

    def lines(self) -> list[str]:
        out = [*self.night(), "", *self.map(), "", *self.hazards()]
        for keeper in self.keepers:
            out += self.keeper(keeper)
        return out

    # -------------------------------------------------------------- the night

    def night(self) -> Iterator[str]:
        say, signs = self.words.say, self.signs
        flames, needed = self.all("Beacon")[0]["flames"], 3 + len(self.keepers)
        dark = sum(p["light"] == 0 for p in self.places.values())
        phase = say(f"lantern-phase-{self.view['phase']}") if self.view["phase"] else ""
        beacon = _row(signs["flame"], signs["no flame"], flames, needed)
        parts = (
            say("lantern-board-night", {"n": self.view["round"]}),
            phase,
            f"{say('lantern-board-beacon', {'flames': flames, 'needed': needed})} {beacon}",
            say("lantern-board-dark", {"n": dark}),
        )
        yield signs["and"].join(p for p in parts if p)
        wet = self.view["round"] % 2 == 0
        nights = self.cards("nights")
        yield signs["and"].join((
            say("lantern-board-nights", {"n": len(nights)}),
            say("lantern-board-wet" if wet else "lantern-board-dry", {"sign": signs["wet -" if wet else "dry -"]}),
        ))  # fmt: skip
        if nights and nights[0].get("code"):
            lies_open = nights[0]["known"] & 1  # it is just taking effect; otherwise somebody has looked at it
            yield say("lantern-board-tonight" if lies_open else "lantern-board-top", {"card": term(nights[0]["word"])})

    # -------------------------------------------------------------- the map

    def map(self) -> Iterator[str]:
        """Three columns: chapel; lighthouse, harbour, marsh; cliff, wreck."""
        tide = "wet " if self.view["round"] % 2 == 0 else "dry "
        path, down = self.signs["-"], self.signs["|"]
        causeway, ford = self.signs[tide + "-"], self.signs[tide + "|"]
        yield self.row(self.place("chapel"), path, self.place("lighthouse"), path, self.place("cliff"))
        yield self.row(
            f"{down} {self.at('chapel')}", " ", f"{down} {self.at('lighthouse')}", " ", f"{ford} {self.at('cliff')}"
        )
        yield self.row(down, " ", self.place("harbour"), " ", ford)
        yield self.row(down, " ", f"{down} {self.at('harbour')}", " ", ford)
        yield self.row(self.signs["corner"], path, self.place("marsh"), causeway, self.place("wreck"))
        if self.at("marsh") or self.at("wreck"):
            yield self.row("", " ", f"  {self.at('marsh')}", " ", f"  {self.at('wreck')}")

    def row(self, left: str, first: str, middle: str, second: str, right: str) -> str:
        """Three columns with a way (or nothing) between them."""
        out = INDENT
        for text, way in ((left, first), (middle, second)):
            begins = text if text == self.signs["corner"] else f"{text} "
            out += begins + way * max(0, COLUMN - 1 - len(begins)) + " "
        return (out + right).rstrip()

    def place(self, code: str) -> str:
        place = self.places[code]
        lamp = _row(self.signs["lit"], self.signs["unlit"], place["light"], 3)
        dark = "" if place["light"] else " " + self.words.say("lantern-board-dark-lamp")
        return f"{self.words.say(f'lantern-{code}')} {lamp}{dark}"

    def at(self, code: str) -> str:
        """Who and what is at a place."""
        here = self.places[code]["id"]
        keepers = "".join(self.signs["keepers"][k["index"]] for k in self.keepers if k["place"] == here)
        hazards = Counter(self.name(c) for c in self.cards("hazards") if c["place"] == here)
        named = [name if n == 1 else f"{name} {self.signs['times']}{n}" for name, n in hazards.items()]
        return " ".join([keepers, ", ".join(named)]).strip()

    def hazards(self) -> Iterator[str]:
        """What each kind of hazard in play does."""
        for code in dict.fromkeys(c["code"] for c in self.cards("hazards")):
            yield f"{INDENT}{self.words.say(f'lantern-{code}')}. {self.words.summary(f'lantern-{code}')}"

    # -------------------------------------------------------------- the keepers

    def keeper(self, keeper: dict[str, Any]) -> Iterator[str]:
        say, signs, seat = self.words.say, self.signs, keeper["index"]
        turn = self.view["turn"] == seat
        oil = _row(signs["oil"], signs["no oil"], keeper["oil"], 5)
        parts = [
            f"{signs['turn'] if turn else ' '} {signs['keepers'][seat]} {say('core-seat', {'n': seat + 1})}",
            f"{say('lantern-board-oil', {'n': keeper['oil']})} {oil}",
        ]
        if self.view["seat"] == seat and len(self.keepers) > 1:
            parts.insert(1, say("lantern-board-you"))
        if turn:
            parts.append(say("lantern-board-actions", {"n": keeper["actions"]}))
        if self.view["lead"] == seat and len(self.keepers) > 1:
            parts.append(say("lantern-board-lead"))
        yield signs["and"].join(parts)
        tools, hand = self.cards("tools-in-play", seat), self.cards("hand", seat)
        if self.view["seat"] == seat:
            yield from self.role(seat)
            for card in tools:
                yield self.described(card, say("lantern-board-in-play", {"cards": _state(card)}))
            for card in hand:
                named = Term("lantern-board-card", (("card", term(card["word"])), ("n", REGISTRY[card["code"]].glow)))
                yield self.described(card, say("lantern-board-in-hand", {"cards": named}))
            return
        if tools:
            yield INDENT * 2 + say("lantern-board-in-play", {"cards": tuple([_state(c) for c in tools])})
        if hand and all(c.get("code") for c in hand):
            yield INDENT * 2 + say("lantern-board-in-hand", {"cards": tuple([term(c["word"]) for c in hand])})
        else:
            yield INDENT * 2 + say("lantern-board-hand-hidden", {"n": len(hand)})

    def role(self, seat: int) -> Iterator[str]:
        for card in self.cards("role", seat):
            if card.get("code"):
                name = f"lantern-{card['code']}"
                role = self.words.say("lantern-board-role", {"card": Term(name)})
                yield f"{INDENT * 2}{role}. {self.words.summary(name)}"

    def described(self, card: dict[str, Any], named: str) -> str:
        return f"{INDENT * 2}{named}. {self.words.summary('lantern-' + card['code'])}"


def _row(full: str, empty: str, n: int, most: int) -> str:
    return full * n + empty * (most - n)


def _state(card: dict[str, Any]) -> Term:
    word = term(card["word"])
    return Term("lantern-board-exhausted", (("card", word),)) if card["exhausted"] else word
