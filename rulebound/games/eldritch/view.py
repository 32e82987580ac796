"""The table as text, drawn from what one seat may know: tracks, mystery, the world with who and what is where."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulebound.core.knowing.board_text import BoardText, Words
from rulebound.core.state.entities import Term
from rulebound.games.eldritch.numbers import PERSON, TESTS, TOUGHNESS
from rulebound.games.eldritch.state import MOST_DOOM, OMENS, PATHS, REGISTRY, SKILLS, WORLD

NUMBERS = tuple([(f"eldritch-{stat.key}", stat) for stat in PERSON])
"""The numbers of an investigator that can be explained, and what they are called; then those of monsters."""
THINGS = tuple([(f"eldritch-{s.key}", s) for s in (*[s for stats in TESTS.values() for s in stats], TOUGHNESS)])

WHO = "eldritch-prompt-investigator"
INDENT = "  "
FANCY: dict[str, Any] = {
    "seats": "①②③④⑤⑥⑦⑧", "and": " · ", "turn": "▸", "gate": "◎", "clue": "?", "monster": "☠", "token": "✶",
    "expedition": "⚑", "rumor": "!", "body": "†", "mystery": "✦", "here": "●", "there": "○",
}  # fmt: skip
LEGEND = ("gate", "clue", "monster", "expedition", "token", "mystery", "rumor", "body")
PLAIN: dict[str, Any] = {
    "seats": "12345678", "and": " - ", "turn": ">", "gate": "O", "clue": "?", "monster": "M", "token": "*",
    "expedition": "E", "rumor": "!", "body": "+", "mystery": "#", "here": "#", "there": ".",
}  # fmt: skip


def board(view: dict[str, Any], words: Words, plain: bool = False) -> list[str]:
    """The Ancient One with its tracks and the mystery, the world, the reserve, the investigators."""
    return list(_Table(view, words, PLAIN if plain else FANCY).lines())


class _Table(BoardText):
    prefix = "eldritch-"

    def __init__(self, view: dict[str, Any], words: Words, signs: dict[str, Any]) -> None:
        super().__init__(view, words, signs)
        self.ancient = self.all("AncientOne")[0]
        self.people = self.all("Investigator")
        self.spaces = self.all("Space")

    def text(self, card: dict[str, Any]) -> str:
        return self.words.summary(f"eldritch-{card['code']}") if card.get("code") else ""

    def described(self, card: dict[str, Any]) -> str:
        name = self.name(card)
        return f"{name}{'' if name.endswith(('!', '?')) else '.'} {self.text(card)}".rstrip()

    def lines(self) -> Iterator[str]:
        yield from self.heading()
        yield ""
        yield from self.world()
        yield ""
        yield from self.reserve()
        yield from self.reading()
        for you in self.people:
            yield from self.investigator(you)
        yield from self.everybody()

    # -------------------------------------------------------------- the Ancient One

    def heading(self) -> Iterator[str]:
        phase = self.say(f"phase-{self.view['phase']}") if self.view["phase"] else ""
        yield self.join(self.say("board-round", n=self.view["round"]), phase, self.name(self.ancient))
        omens = " ".join([
            f"{self.signs['here' if at == self.ancient['omen'] else 'there']}{self.say(f'board-omen-{omen}')}"
            for at, omen in enumerate(OMENS)
        ])  # fmt: skip
        yield self.join(
            self.say("board-doom", n=self.ancient["doom"], most=MOST_DOOM),
            self.say("board-omen", track=omens),
            self.say("board-solved", n=self.size("solved")),
            self.say("board-mythos", n=self.size("mythos")),
        )
        if self.ancient["omen_tokens"]:
            yield self.say("log-green-token", n=self.ancient["omen_tokens"])
        if self.ancient["awake"]:
            side = self.words.summary(f"eldritch-{self.ancient['code']}-awake")
            yield f"{self.say('board-awake')} {side}".rstrip()
        for card in self.cards("mystery"):
            yield f"{self.say('board-mystery')} {self.described(card)}{self.tokens(card)}"
        for card in self.cards("mythos-in-play"):
            yield f"{self.say('board-ongoing')} {self.described(card)}{self.tokens(card)}"

    def tokens(self, card: dict[str, Any]) -> str:
        return f" {self.signs['token']}{card['tokens']}" if card["tokens"] else ""

    # -------------------------------------------------------------- the world

    def world(self) -> Iterator[str]:
        mine = next((p for p in self.people if p["index"] == self.view["seat"] and p["code"]), None)
        start = self.entities[mine["space"]] if mine is not None else None
        for space in self.spaces:
            inside = self.inside(space)
            if inside:
                kind = ", ".join([self.say(space["sort"]), *(self.away(start, space) if start is not None else ())])
                yield f"{INDENT}{self.name(space)} ({kind}): {inside}"
        if start is not None:
            yield from self.ways(start)
        yield INDENT + self.say("board-legend", **{name: self.signs[name] for name in LEGEND})

    def away(self, start: dict[str, Any], space: dict[str, Any]) -> Iterator[str]:
        """How far a space is, and where the first step of a shortest way leads."""
        far = WORLD.distances(start["code"])[space["code"]]
        if far:
            yield self.say("board-away", n=far)
        if far > 1:
            back = WORLD.distances(space["code"])
            first = next(code for code in WORLD.neighbours(start["code"]) if back[code] == far - 1)
            yield self.say("board-first", space=Term(f"eldritch-{first}"))

    def ways(self, here: dict[str, Any]) -> Iterator[str]:
        """Where the paths from a space lead."""
        named = {s["code"]: self.name(s) for s in self.spaces}
        for path in PATHS:
            codes = WORLD.neighbours(here["code"], path)
            if codes:
                yield f"{INDENT}{self.say(path)}: {', '.join(named[c] for c in codes)}"

    def inside(self, space: dict[str, Any]) -> str:
        """Who and what is on a space, in short."""
        signs, here = self.signs, space["id"]
        out = [
            f"{signs['turn'] if self.view['turn'] == p['index'] else ''}{signs['seats'][p['index']]} {self.name(p)}"
            for p in self.people
            if p["code"] and p["space"] == here
        ]
        for gate in self.cards("gates"):
            if gate["space"] == here:
                omen = REGISTRY[gate["code"]].omen
                out.append(f"{signs['gate']} {self.say(f'omen-{omen}')}")
        clues = sum(c["space"] == here for c in self.cards("clues-on-board"))
        out += [f"{signs['clue']}{clues}"] if clues else []
        out += [f"{signs['monster']} {self.monster(m)}" for m in self.cards("monsters") if m["space"] == here]
        out += [f"{signs['body']} {self.name(b)} ({self.say(b['by'])})" for b in self.all("Body") if b["space"] == here]
        out += [f"{signs['rumor']} {self.name(c)}" for c in self.cards("mythos-in-play") if c["space"] == here]
        out += [f"{signs['token']}{space['tokens']}"] if space["tokens"] else []
        out += [f"{signs['mystery']}"] if space["mystery"] else []
        out += [f"{signs['expedition']} {self.say('option-expedition')}"] if space["expedition"] else []
        return self.join(*out)

    def monster(self, monster: dict[str, Any]) -> str:
        """A monster with its tests: what each asks for, and what is lost by it."""
        numbers = monster["numbers"]
        parts = [
            self.say(f"board-{test}", n=numbers[f"test-{test}"], lost=numbers[costs.key])
            for test, (_, costs) in TESTS.items()
            if f"test-{test}" in numbers
        ]
        left = self.say("board-toughness", n=numbers["toughness"] - monster["lost"], most=numbers["toughness"])
        return f"{self.name(monster)} ({', '.join([*parts, left])})"

    # -------------------------------------------------------------- what lies beside

    def reserve(self) -> Iterator[str]:
        """What is for sale, and what it is good for."""
        cards = self.cards("reserve")
        yield self.say("board-reserve", cards="" if cards else self.say("board-nothing")).rstrip()
        for card in cards:
            yield f"{INDENT}{self.name(card)} ({REGISTRY[card['code']].value}). {self.text(card)}"

    def reading(self) -> Iterator[str]:
        for contact in self.all("Contact"):
            card = self.entities.get(contact["card"])
            part = contact["part"]
            if card is not None and card.get("code") and part in ("initial", "pass", "fail"):
                story = Term(f"eldritch-{card['code']}-{part}-story")
                yield f"{self.name(card)}: {self.words.say(story.term, ())}"

    # -------------------------------------------------------------- investigators

    def investigator(self, you: dict[str, Any]) -> Iterator[str]:
        seat = you["index"]
        several = len(self.people) > 1
        if self.view["seat"] in (seat, -1):
            yield ""
        head = [
            f"{self.signs['turn'] if self.view['turn'] == seat else ' '} {self.signs['seats'][seat]} {self.name(you)}",
            self.say("board-you") if self.view["seat"] == seat and several else "",
            self.say("board-lead") if self.view["lead"] == seat and several else "",
        ]
        if not you["code"]:
            yield self.join(*head, self.say("board-out" if you["out"] else "board-nobody"))
            return
        numbers = you["numbers"]
        yield self.join(
            *head,
            self.say("board-health", n=you["health"], most=numbers["most-health"]),
            self.say("board-sanity", n=you["sanity"], most=numbers["most-sanity"]),
            self.say("board-clues", n=len(self.entities[you["clues"]]["cards"])),
            self.say("board-tickets", train=you["train"], ship=you["ship"]) if you["train"] or you["ship"] else "",
            self.say("board-delayed") if you["delayed"] else "",
        )
        mine = self.view["seat"] in (seat, -1)
        if not mine:  # what the others have in a line; c reads a card
            had = [self.name(card) for pile in (you["possessions"], you["conditions"]) for card in self.cards(pile)]
            if had:
                yield INDENT * 2 + self.join(*had)
            return
        yield INDENT * 2 + self.join(*[f"{self.say(skill)} {numbers[skill]}" for skill in SKILLS])
        yield f"{INDENT * 2}{self.text(you)}".rstrip()
        for pile in (you["possessions"], you["conditions"]):
            for card in self.cards(pile):
                yield f"{INDENT * 2}{self.described(card)}"

    def everybody(self) -> Iterator[str]:
        """Those whom one may become, with what is printed on their sheets."""
        asked = self.view["decision"]
        if asked is None or asked["prompt"] != WHO or "options" not in asked:
            return
        for option in asked["options"]:
            made = REGISTRY[option["key"].removeprefix("play ")]
            yield ""
            yield INDENT + self.join(
                self.words.say(f"eldritch-{made.key}"),
                *[f"{self.say(name)} {made.facts[name]}" for name in ("health", "sanity", *SKILLS)],
                self.say("board-begins", space=Term(f"eldritch-{made.start}")),
            )
            yield f"{INDENT * 2}{self.words.summary(f'eldritch-{made.key}')}"
