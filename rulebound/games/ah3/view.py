"""The table as text, drawn from what one seat may know: the sheet with the codex, the city, everybody's cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulebound.core.knowing.board_text import Words, cards_lying, term
from rulebound.games.ah3.board import BOARDS, SYMBOLS
from rulebound.games.ah3.numbers import ASKED, BEAST, PERSON
from rulebound.games.ah3.state import SKILLS, TOKENS

NUMBERS = tuple([(f"ah3-{stat.key}", stat) for stat in PERSON])
"""The numbers of an investigator that can be explained, and what they are called; then those of monsters and cards."""
THINGS = tuple([(f"ah3-{stat.key}", stat) for stat in (*BEAST, ASKED)])

TO_READ = ("ah3-prompt-investigator", "ah3-prompt-starting")
"""Questions in which one wants to read what each of the answers is."""
INDENT = "  "
FANCY: dict[str, Any] = {
    "seats": "①②③④⑤⑥", "and": " · ", "turn": "▸", "doom": "✶", "clue": "?", "monster": "☠", "anomaly": "◎",
    "marker": "▲", "gives": "→",
}  # fmt: skip
PLAIN: dict[str, Any] = {
    "seats": "123456", "and": " - ", "turn": ">", "doom": "*", "clue": "?", "monster": "M", "anomaly": "O",
    "marker": "^", "gives": "->",
}  # fmt: skip


def board(view: dict[str, Any], words: Words, plain: bool = False) -> list[str]:
    """The sheet, the cup and the codex, the city, the display, the investigators."""
    return list(_Table(view, words, PLAIN if plain else FANCY).lines())


class _Table:
    def __init__(self, view: dict[str, Any], words: Words, signs: dict[str, Any]) -> None:
        self.view, self.words, self.signs = view, words, signs
        self.entities: dict[int, dict[str, Any]] = view["entities"]
        self.sheet, self.cup = self.all("Sheet")[0], self.all("Bag")[0]
        self.people = self.all("Investigator")
        self.spaces = self.all("Space")
        self.piles = {(p["code"], p["owner"]): p for p in self.all("Pile")}

    def all(self, kind: str) -> list[dict[str, Any]]:
        return [e for e in self.entities.values() if e["kind"] == kind]

    def cards(self, pile: int | str) -> list[dict[str, Any]]:
        return cards_lying(self.view, self.piles[pile, -1]["id"] if isinstance(pile, str) else pile)

    def size(self, pile: str) -> int:
        return len(self.piles[pile, -1]["cards"])

    def say(self, key: str, **args: Any) -> str:
        return self.words.say(f"ah3-{key}", args)

    def name(self, entity: dict[str, Any]) -> str:
        word = term(entity["word"])
        return self.words.say(word.term, word.args)

    def text(self, card: dict[str, Any]) -> str:
        return self.words.summary(f"ah3-{card['code']}") if card.get("code") else ""

    def described(self, card: dict[str, Any]) -> str:
        return f"{self.name(card)}. {self.text(card)}".rstrip()

    def join(self, *parts: str) -> str:
        return str(self.signs["and"]).join(p for p in parts if p)

    def lines(self) -> Iterator[str]:
        yield from self.heading()
        yield ""
        yield from self.city()
        yield ""
        yield self.display()
        for you in self.people:
            yield ""
            yield from self.investigator(you)
        yield from self.answers()

    def answers(self) -> Iterator[str]:
        """What there is to choose from, where it does not lie on the table."""
        asked = self.view["decision"]
        if asked is not None and asked["prompt"] in TO_READ and "options" in asked:
            yield ""
            for option in asked["options"]:
                word = term(dict(option["args"])["thing"])
                yield f"{INDENT}{self.words.say(word.term, word.args)}. {self.words.summary(word.term)}"

    # -------------------------------------------------------------- the sheet and the codex

    def heading(self) -> Iterator[str]:
        phase = self.say(f"phase-{self.view['phase']}") if self.view["phase"] else ""
        yield self.join(self.say("board-round", n=self.view["round"]), phase, self.name(self.sheet))
        yield self.join(
            self.say("board-sheet-doom", n=self.sheet["doom"]),
            self.say("board-sheet-clues", n=self.sheet["clues"]),
            self.say("board-sheet-markers", n=self.sheet["markers"]) if self.sheet["markers"] else "",
            self.say("board-headlines", n=self.size("headlines")),
            self.events(),
        )
        left = [f"{self.say(f'token-{t}')} {self.cup['inside'].count(t)}" for t in TOKENS if t in self.cup["inside"]]
        yield self.say("board-cup", tokens=", ".join(left) or self.say("board-nothing"))
        for card in (*self.cards("codex"), *self.cards("attached")):
            tokens = self.join(
                f"{self.signs['clue']}{card['clues']}" if card["clues"] else "",
                f"{self.signs['doom']}{card['doom']}" if card["doom"] else "",
            )
            yield f"{INDENT}{self.described(card)} {tokens}".rstrip()

    def events(self) -> str:
        """How many event cards are left, and the neighbourhood on the back of the next one."""
        if not self.sheet["ahead"]:
            return self.say("board-events", n=self.size("events"))
        hood = next(h for h in self.all("Neighbourhood") if h["code"] == self.sheet["ahead"])
        return self.say("board-events-next", n=self.size("events"), hood=self.name(hood))

    # -------------------------------------------------------------- the city

    def city(self) -> Iterator[str]:
        yield self.say("board-signs", **{sign: self.signs[sign] for sign in ("doom", "clue", "monster", "anomaly")})
        for hood in self.all("Neighbourhood"):
            signs = self.join(
                f"{self.signs['clue']}{hood['clues']}" if hood["clues"] else "",
                f"{self.signs['anomaly']} {self.say('board-anomaly')}" if hood["anomaly"] else "",
                self.signs["marker"] if hood["marker"] else "",
            )
            yield f"{self.name(hood)} {signs}".rstrip()
            for space in self.spaces:
                if space["hood"] == hood["id"]:
                    yield f"{INDENT}{self.name(space)} ({self.symbols(space)}): {self.inside(space)}".rstrip(": ")
        for space in self.spaces:
            inside = "" if space["hood"] else self.inside(space)
            if inside:
                yield f"{self.name(space)}: {inside}"
        mine = next((p for p in self.people if p["index"] == self.view["seat"] and p["code"]), None)
        here = self.entities[mine["space"]] if mine is not None else None
        if here is not None and (here["hood"] or here["street"]):
            named = {s["code"]: self.name(s) for s in self.spaces}
            codes = BOARDS[self.sheet["code"]].neighbours(here["code"])
            yield self.say("board-ways", spaces=", ".join(named[c] for c in codes))

    def symbols(self, space: dict[str, Any]) -> str:
        """What encounters there mostly ask for, and what they mostly give."""
        asks, gives = [", ".join(self.say(f"symbol-{s}") for s in side.split()) for side in SYMBOLS[space["code"]]]
        return f"{asks} {self.signs['gives']} {gives}"

    def inside(self, space: dict[str, Any]) -> str:
        """Who and what is in a space, in short."""
        signs, here = self.signs, space["id"]
        out = [
            f"{signs['turn'] if self.view['turn'] == p['index'] else ''}{signs['seats'][p['index']]} {self.name(p)}"
            for p in self.people
            if p["code"] and p["space"] == here
        ]
        out += [f"{signs['doom']}{space['doom']}"] if space["doom"] else []
        out += [f"{signs['monster']} {self.monster(m)}" for m in self.cards("monsters") if m["space"] == here]
        out += [f"{signs['marker']} {self.name(m)}" for m in self.all("Marker") if m["space"] == here]
        return self.join(*out)

    def monster(self, monster: dict[str, Any]) -> str:
        """A monster with its numbers, and whether it is ready, exhausted or engaged."""
        n = monster["numbers"]
        status = "engaged" if monster["engaged"] else "exhausted" if monster["exhausted"] else "ready"
        left = n["monster-health"] - monster["damage"]
        numbers = self.say("board-monster", health=left, attack=n["monster-attack"], evade=n["monster-evade"],
                           damage=n["monster-damage"], horror=n["monster-horror"])  # fmt: skip
        return f"{self.name(monster)} ({self.say(f'status-{status}')}, {numbers})"

    # -------------------------------------------------------------- what lies beside

    def display(self) -> str:
        cards = [f"{self.name(c)} (${c['numbers']['price']})" for c in self.cards("display")]
        return self.say("board-display", cards=", ".join(cards) or self.say("board-nothing"))

    # -------------------------------------------------------------- investigators

    def investigator(self, you: dict[str, Any]) -> Iterator[str]:
        seat = you["index"]
        several = len(self.people) > 1
        head = [
            f"{self.signs['turn'] if self.view['turn'] == seat else ' '} {self.signs['seats'][seat]} {self.name(you)}",
            self.say("board-you") if self.view["seat"] == seat and several else "",
            self.say("board-leader") if self.view["lead"] == seat and several else "",
        ]
        if not you["code"]:
            yield self.join(*head, self.say("board-out" if you["out"] else "board-nobody"))
            return
        n = you["numbers"]
        yield self.join(
            *head,
            self.say("board-health", n=n["most-health"] - you["damage"], most=n["most-health"]),
            self.say("board-sanity", n=n["most-sanity"] - you["horror"], most=n["most-sanity"]),
            self.say("board-money", n=you["money"]),
            self.say("board-clues", n=you["clues"]) if you["clues"] else "",
            self.say("board-remnants", n=you["remnants"]) if you["remnants"] else "",
            self.say("board-delayed") if you["delayed"] else "",
        )
        yield INDENT * 2 + self.join(
            *[f"{self.say(skill)} {n[skill]}{'+' * you[skill]}" for skill in SKILLS],
        )
        if self.view["seat"] in (seat, -1):
            yield f"{INDENT * 2}{self.text(you)}".rstrip()
        for card in self.cards(you["assets"]):
            worn = self.say("board-worn", damage=card["damage"], horror=card["horror"])
            yield f"{INDENT * 2}{self.described(card)} {worn if card['damage'] or card['horror'] else ''}".rstrip()
