"""How the terminal client words a table: lines of the log, options, denials, questions, numbers, clauses, boards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulebound.core.game.decision import ANY, Decision, Denial
from rulebound.core.game.game import Line
from rulebound.core.game.values import Reason, Stat
from rulebound.core.knowing.board_text import FACE_DOWN, term
from rulebound.core.state.entities import Entity, Option, Term
from rulebound.play.clause_words import find_clause
from rulebound.play.optional_modules import part
from rulebound.play.table import Table
from rulebound.play.translate import Speech

UNSPOKEN = ("Clock", "Pool", "Supply", "Bag")
"""Entities that a plain listing leaves out: they are numbers without a place on the table."""


class Wording:
    """One game in one language. What it gives to the screen is (text, style, note) or (text, note)."""

    def __init__(self, game: str, speech: Speech, plain: bool = False) -> None:
        self.game, self.speech, self.plain = game, speech, plain

    def clauses(self, cite: tuple[str, ...]) -> str:
        short = [c.removeprefix(f"{self.game}/") for c in cite]
        return " ".join(f"[{c}]" if self.plain else f"§{c}" for c in short)

    def line(self, line: Line) -> tuple[str, str, str]:
        return f"  {self.speech.sentence(line.text, line.args)}", "", self.clauses(line.cite)

    def option(self, option: Option) -> tuple[str, str]:
        return self.speech.sentence(option.text, option.args), self.clauses(option.cite)

    def denial(self, denial: Denial) -> tuple[str, str, str]:
        named = self.speech.sentence(denial.text, denial.args)
        reason = self.speech.sentence(denial.reason, denial.args)
        text = self.speech.say("terminal-denial", {"option": named, "reason": reason})
        return f"  {text}", "", self.clauses((denial.clause,))

    def question(self, decision: Decision, seat: Term, several: bool, asker: Term | None) -> str:
        """The prompt, after what asks it; with several people at the screen, who is meant comes first."""
        numbers = {"least": decision.least, "most": decision.most, "n": decision.most}
        prompt = self.speech.sentence(decision.prompt, {**numbers, **dict(decision.args)})
        if asker is not None:
            what = self.speech.sentence(asker.term, asker.args)
            prompt = self.speech.say("terminal-asked-by", {"what": what, "prompt": prompt})
        if decision.mode == ANY:
            return self.speech.say("terminal-asked-all", {"prompt": prompt})
        return self.speech.say("terminal-asked", {"seat": seat, "prompt": prompt}) if several else prompt

    def how_many(self, decision: Decision) -> str:
        if decision.least == decision.most:
            return self.speech.say("core-prompt-choose-exactly", {"n": decision.most})
        return self.speech.say("core-prompt-choose-several", {"least": decision.least, "most": decision.most})

    # -------------------------------------------------------------- numbers and clauses

    def numbers(self, table: Table, seat: int) -> list[tuple[str, str]]:
        """The numbers of a seat that the game names, each with where it comes from; then those of things on the table
        that are not as printed."""
        module, g = part(self.game, "view"), table.game
        you, of = g.seat(seat), g.book.numbers
        out = []
        if of is None or of(g, you):  # somebody who is nobody yet has no numbers
            out += [
                self.explained(table, you, stat, self.speech.say(key), seat) for key, stat in _of(module, "NUMBERS")
            ]
        if of is None:
            return out
        for key, stat in _of(module, "THINGS"):
            for thing in g.entities.values():
                if stat in of(g, thing) and len(table.explain(thing, stat)) > 1:
                    word = g.word(thing, seat)
                    named = f"{self.speech.say(word.term, word.args)}, {self.speech.say(key)}"
                    out.append(self.explained(table, thing, stat, named, seat))
        return out

    def explained(self, table: Table, thing: Entity, stat: Stat, what: str, seat: int) -> tuple[str, str]:
        reasons = table.explain(thing, stat)
        steps = " ".join(self.step(table, reason, seat) for reason in reasons)
        total = {"what": what, "total": table.game.value(thing, stat), "steps": steps}
        return self.speech.say("terminal-explained", total), self.clauses(_all_clauses(reasons))

    def step(self, table: Table, reason: Reason, seat: int) -> str:
        if reason.op == "base":
            return f"{reason.amount} ({self.speech.say('terminal-explain-base')})"
        if reason.op == "floor":
            return f"≥ {reason.amount}"
        op, _, over = reason.op.partition("/")
        sign = {"add": f"{reason.amount:+d}", "times": f"×{reason.amount}", "set": f"= {reason.amount}"}[op]
        source = table.game.word(table.game.entity(reason.source), seat)
        return f"{sign}{f'/{over}' if over else ''} ({self.speech.say(source.term, source.args)})"

    def clause(self, id: str) -> list[str]:
        """What a clause says, and what was chosen where it is open; the game's name and the sign may be left out."""
        id = id.strip(" §[]")
        found = find_clause(id if "/" in id else f"{self.game}/{id}", self.speech.language)
        if found is None:
            return []
        says = found.says or self.speech.say("core-rule-empty")
        return [f"{self.clauses((found.id,))} {says}", *([found.choice] if found.choice else [])]

    # -------------------------------------------------------------- what is written on things

    def written(self, view: dict[str, Any], at: int) -> list[str]:
        """What the option at this place is about, each thing with what is written on it."""
        entities, option = view["entities"], view["decision"]["options"][at]
        words = [entities[i]["word"] for i in option["about"] if i in entities]
        words += [value for _, value in option["args"] if isinstance(value, list | dict)]
        return self.texts([term(word) for word in words])

    def called(self, view: dict[str, Any], name: str) -> list[str]:
        """The things a seat can see that are called so, or whose names have this in them."""
        known = [term(entity["word"]) for entity in view["entities"].values()]
        found = [word for word in known if name.casefold() in self.speech.say(word.term, word.args).casefold()]
        exact = [w for w in found if name.casefold() == self.speech.say(w.term, w.args).casefold()]
        return self.texts(exact or found)

    def texts(self, words: list[Term]) -> list[str]:
        """Names with what is written under them; what has nothing written on it is left out."""
        said = [(self.speech.say(word.term, word.args), self.speech.summary(word.term)) for word in words]
        return list(dict.fromkeys(f"{name}. {text}" for name, text in said if text))

    # -------------------------------------------------------------- boards

    def board(self, view: dict[str, Any]) -> list[str]:
        """The position: as the game itself draws it, or as a list of what lies on the table."""
        module = part(self.game, "view")
        if module is not None and hasattr(module, "board"):
            drawn: list[str] = module.board(view, self.speech, self.plain)
            return drawn
        return [self.speech.say("core-log-round", {"round": view["round"]}), *self.listing(view)]

    def listing(self, view: dict[str, Any]) -> Iterator[str]:
        entities = view["entities"]
        for entity in entities.values():
            if "cards" in entity:
                yield f"  {self.pile(entity, entities)}"
            elif "pile" not in entity and entity["kind"] not in UNSPOKEN:
                yield f"  {self.word(entity)}"

    def pile(self, pile: dict[str, Any], entities: dict[int, dict[str, Any]]) -> str:
        """A pile with its cards, or with how many there are if the reader may not know any of them."""
        cards = [entities.get(i, FACE_DOWN) for i in pile["cards"]]
        known = tuple([term(c["word"]) for c in cards if c.get("code")])
        args = {"pile": term(pile["word"]), "n": len(cards), "cards": known}
        if pile["owner"] < 0:
            return self.speech.say("terminal-pile-known" if known else "core-pile", args)
        args["seat"] = Term("core-seat", (("n", pile["owner"] + 1),))
        return self.speech.say("terminal-pile-of-known" if known else "core-pile-of", args)

    def word(self, entity: dict[str, Any]) -> str:
        named = term(entity["word"])
        return self.speech.say(named.term, named.args)


def _of(module: Any, name: str) -> tuple[tuple[str, Stat], ...]:
    """The numbers that a game's board names, with what they are called."""
    named: tuple[tuple[str, Stat], ...] = getattr(module, name, ())
    return named


def _all_clauses(reasons: tuple[Reason, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(clause for reason in reasons for clause in reason.cite))
