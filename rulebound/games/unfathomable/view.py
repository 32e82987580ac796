"""The table as text, drawn from what one seat may know: dials, ship, crisis and check, characters, hands, loyalty."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulebound.core.knowing.board_text import BoardText, Words, term
from rulebound.core.material.cards import CardDefinition
from rulebound.core.state.entities import Term
from rulebound.games.unfathomable.rules.attack import BASIC
from rulebound.games.unfathomable.state import (
    AWAKENING,
    BRIG,
    DECKS,
    DEEP,
    END,
    PORT,
    REGISTRY,
    RESOURCES,
    SICK_BAY,
    SKILLS,
)

NUMBERS = (("unfathomable-board-basic-attack", BASIC),)
"""The numbers of a character that can be explained, and what they are called."""

INDENT = "  "
FANCY: dict[str, Any] = {
    "seats": ("①", "②", "③", "④", "⑤", "⑥"),
    "and": " · ", "turn": "▸", "wall": "│", "sea": "≈", "deep": "♆", "passenger": "☺",
    "damage": "✖", "used": "✓", "done": "●", "open": "○",
}  # fmt: skip
PLAIN: dict[str, Any] = {
    "seats": ("@1", "@2", "@3", "@4", "@5", "@6"),
    "and": " - ", "turn": ">", "wall": "|", "sea": "~", "deep": "d", "passenger": "p",
    "damage": "X", "used": "*", "done": "#", "open": ".",
}  # fmt: skip

ROWS = (("bridge",), ("chapel", "captains-cabin"), ("cargo-hold", "galley"), ("boiler-room",))
"""The rooms from the bow to the stern; left and right of each row lie a deck space and the water beside it."""
PILES = ("mythos", "waypoints", "spells", "items", "damage", "chaos")


def board(view: dict[str, Any], words: Words, plain: bool = False) -> list[str]:
    """The dials and tracks, the ship with who and what is where, what is being resolved, the players."""
    return list(_Table(view, words, PLAIN if plain else FANCY).lines())


class _Table(BoardText):
    prefix = "unfathomable-"

    def __init__(self, view: dict[str, Any], words: Words, signs: dict[str, Any]) -> None:
        super().__init__(view, words, signs)
        self.ship, self.check = self.all("Ship")[0], self.all("Check")[0]
        self.characters = self.all("Character")
        self.spaces = {s["code"]: s for s in self.all("Space")}

    def lines(self) -> Iterator[str]:
        yield from self.heading()
        yield ""
        yield from self.map()
        yield ""
        yield from self.decks()
        yield from self.crisis()
        for you in self.characters:
            yield ""
            yield from self.character(you)

    def text(self, card: dict[str, Any]) -> str:
        """What it does; of a crisis that stays in play not the scene any more, but what it does there."""
        if not card.get("code"):
            return ""
        if card["kind"] == "Token" and card["owner"] >= 0 and self.facts(card["code"])["kind"] == "mythos":
            return self.say(f"{card['code']}-kept")
        return self.words.summary(f"unfathomable-{card['code']}")

    # -------------------------------------------------------------- dials and tracks

    def heading(self) -> Iterator[str]:
        phase = self.say(f"phase-{self.view['phase']}") if self.view["phase"] else ""
        yield self.join(self.say("board-turn", n=self.view["round"]), phase)
        yield self.join(*[f"{self.say(f'board-{r}')} {self.ship[r]}" for r in RESOURCES])
        yield self.join(
            *[f"{self.say(f'board-{t}')} {self.steps(self.ship[t])}" for t in ("travel", "ritual")],
            self.say("board-distance", n=self.ship["distance"], needed=PORT),
            "" if self.ship["awakened"] else self.say("board-awakening", n=AWAKENING),
        )

    def steps(self, n: int) -> str:
        """A track, from Start to its last space."""
        return f"{self.signs['done'] * n}{self.signs['open'] * (END - n)}"

    # -------------------------------------------------------------- the ship

    def map(self) -> Iterator[str]:
        rows = [
            [
                f"{self.signs['sea']}{left} {self.inside(f'water-{left}')}",
                f"{left} {self.inside(f'deck-{left}')}",
                self.join(*[f"{self.name(self.spaces[room])} {self.inside(room)}".rstrip() for room in rooms]),
                f"{left + 1} {self.inside(f'deck-{left + 1}')}",
                f"{self.signs['sea']}{left + 1} {self.inside(f'water-{left + 1}')}",
            ]
            for left, rooms in zip((1, 3, 5, 7), ROWS, strict=True)
        ]
        wide = [max(len(row[i].rstrip()) for row in rows) for i in range(5)]
        wall = f" {self.signs['wall']} "
        yield INDENT + self.say("board-bow")
        for row in rows:
            yield (INDENT + wall.join(f"{cell.rstrip():<{w}}" for cell, w in zip(row, wide, strict=True))).rstrip()
        yield INDENT + self.say("board-stern")
        for code in (SICK_BAY, BRIG, DEEP):
            inside = self.inside(code)
            if inside:
                yield f"{INDENT}{self.name(self.spaces[code])}: {inside}"
        yield INDENT + self.say(
            "board-legend",
            deep=self.signs["deep"], passenger=self.signs["passenger"], damage=self.signs["damage"],
            used=self.signs["used"], sea=self.signs["sea"],
        )  # fmt: skip
        if self.ship["barricaded"]:
            yield INDENT + self.say("board-barricaded")
        for space in self.spaces.values():
            if space["damage"]:
                for card in self.cards(space["damage"]):
                    yield f"{INDENT}{self.name(space)}: {self.described(card)}"

    def inside(self, code: str) -> str:
        """Who and what is in a space, in short."""
        space, signs = self.spaces[code], self.signs
        passengers = len(self.cards(space["passengers"])) if space["passengers"] else 0
        people = "".join([signs["seats"][c["index"]] for c in self.characters if c["space"] == space["id"]])
        return " ".join(p for p in (
            people,
            f"{signs['deep']}{space['deep_ones']}" if space["deep_ones"] else "",
            *[self.name(m) for m in self.all("Monarch") if m["space"] == space["id"]],
            f"{signs['passenger']}{passengers}" if passengers else "",
            signs["damage"] if space["damage"] and self.cards(space["damage"]) else "",
            signs["used"] if space["used"] else "",
        ) if p)  # fmt: skip

    # -------------------------------------------------------------- decks

    def decks(self) -> Iterator[str]:
        piles = [f"{self.say(f'board-pile-{p}')} {self.size(p)}" for p in PILES]
        yield self.say("board-decks", list=", ".join(piles))
        yield self.say("board-skills", list=", ".join([f"{self.say(s)} {self.size(s)}" for s in DECKS]))
        deep_ones = next(s["left"] for s in self.all("Supply") if s["code"] == "deep_ones")
        yield self.say("board-supply", n=deep_ones, passengers=self.size("passengers"))
        discards = {p["id"] for p in self.all("DiscardPile")}
        tops = [c for c in self.all("Token") if c["pile"] in discards]  # only the top of each can be seen
        if tops:
            yield self.say("board-discards", cards=self.names(tops))
        row = self.cards(self.piles["row", -1]["id"])
        if row:
            yield self.say("board-row", cards=self.names(row))

    def names(self, cards: list[dict[str, Any]]) -> tuple[Term, ...]:
        return tuple([term(c["word"]) for c in cards])

    # -------------------------------------------------------------- what is being resolved

    def crisis(self) -> Iterator[str]:
        for card in self.cards(self.piles["limbo", -1]["id"]):
            yield ""
            yield self.described(card)
            if card.get("code"):
                yield from self.outcomes(card["code"])
        if self.check["running"]:
            yield ""
            yield from self.checking()

    def outcomes(self, code: str) -> Iterator[str]:
        """What can come of a crisis, and its two symbols."""
        facts = self.facts(code)
        if facts["kind"] != "mythos":
            return
        if facts.get("second"):
            yield INDENT + self.say("board-decides", seat=self.decides(facts["chooser"]))
            for key in ("check",) if facts["check"] else ("first",):
                yield INDENT + self.say(f"{code}-{key}")
            yield INDENT + self.say(f"{code}-second")
        yield INDENT + self.say(
            "board-symbols", activation=self.say(facts["activation"]), track=self.say(f"board-track-{facts['track']}")
        )

    def decides(self, chooser: str) -> Term:
        """Who decides a crisis: the holder of a title, a character, or whose turn it is."""
        for you in self.characters:
            if chooser == you["code"] or chooser in [c.get("code") for c in self.cards(you["area"])]:
                return term(you["word"])
        return term(self.characters[self.view["lead"]]["word"])

    def checking(self) -> Iterator[str]:
        check = self.check
        skills = tuple([Term(f"unfathomable-{s}") for s in check["skills"]])
        yield self.say("board-check", n=check["target"], partial=check["partial"], skills=skills)
        added = [
            f"{self.signs['seats'][c['index']]} {check['added'][c['index']]}"
            for c in self.characters if check["added"][c["index"]]
        ]  # fmt: skip
        pile = self.cards(self.piles["check", -1]["id"])
        yield INDENT + self.say("board-added", n=len(pile), list=", ".join(added) if added else "0")
        shown = [c for c in pile if c.get("code")]
        if shown:
            yield INDENT + self.say("board-shown", cards=self.names(shown), total=check["total"])

    # -------------------------------------------------------------- the players

    def character(self, you: dict[str, Any]) -> Iterator[str]:
        seat, own = you["index"], self.view["seat"] == you["index"]
        area, hand = self.cards(you["area"]), self.cards(you["hand"])
        codes = [c.get("code") for c in area]
        yield self.join(
            f"{self.signs['turn'] if self.view['lead'] == seat else ' '} {self.signs['seats'][seat]} {self.name(you)}",
            self.say("board-you") if own else "",
            self.say("board-traitor") if you["traitor"] else "",
            *[self.say(t) for t in ("captain", "keeper") if t in codes],
            self.name(self.entities[you["space"]]),
            self.say("board-actions", n=you["actions"]) if you["actions"] else "",
            self.say("board-hand-of", n=len(hand)),
        )
        if you["code"]:
            if not you["traitor"] and self.text(you):
                yield INDENT * 2 + self.text(you)
            skills = [f"{self.say(s)} {n}" for s, n in self.facts(you["code"])["skill_set"].items()]
            yield INDENT * 2 + self.say("board-set", list=", ".join(skills))
        for card in area:
            if card.get("code") not in ("captain", None):
                yield f"{INDENT * 2}{self.say('board-area')} {self.described(card)}"
        yield from self.loyalty(you, own)
        known = [c for c in hand if c.get("code")]
        for card in sorted(known, key=self.order):
            yield f"{INDENT * 2}{self.say('board-hand')} {self.described(card)}"

    def loyalty(self, you: dict[str, Any], own: bool) -> Iterator[str]:
        """Everybody knows how many cards; who has seen them, what they say."""
        cards = self.cards(you["loyalty"])
        known = [c for c in cards if c.get("code")]
        if cards:
            line = self.say("board-loyalty", n=len(cards))
            yield INDENT * 2 + (f"{line} ({', '.join(self.name(c) for c in known)})" if known else line)
        if own and you["code"] and not you["traitor"] and any(c["code"] != "human" for c in known):
            yield INDENT * 2 + self.say("board-betrayal", what=self.say(f"{you['code']}-reveals"))

    # -------------------------------------------------------------- cards

    def facts(self, code: str) -> Any:
        found = REGISTRY[code]
        assert isinstance(found, CardDefinition)
        return found.facts

    def described(self, card: dict[str, Any]) -> str:
        """A card that lies open: its name and what it does."""
        asleep = "" if card.get("active", True) else f" ({self.say('board-face-down')})"
        return f"{self.name(card)}{asleep}. {self.text(card)}".rstrip()

    def order(self, card: dict[str, Any]) -> tuple[int, int]:
        facts = self.facts(card["code"])
        return (*SKILLS, "treachery").index(facts["skill"]), -facts["value"]
