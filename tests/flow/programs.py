"""An author of random programmes: every form a flow may have, mixed without sense.

A programme is three rules, p0 to p2; each may run the next one, as a call, as a call kept as data, or inside a scope.
`main` runs the first. Numbers stay small, loops are short and `spent` ends what runs too long, so every programme ends.
"""

from __future__ import annotations

import random
from collections.abc import Callable

LAST = 2
KINDS = ("turn", "action", "attack")


class Author:
    """Writes one programme. `level` is the rule it is at, `depth` how far in the line stands."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.level = self.depth = self.loops = 0
        self.numbers: list[str] = []
        self.things: list[str] = []
        self.fresh = 0
        self.room = 0
        self.lines: list[str] = []

    def programme(self) -> str:
        rules = "".join(self.rule(level) for level in range(LAST + 1))
        return f"{rules}\n@flow\ndef main(g):\n    return (yield from p0(g, 1, g.things[0]))\n"

    def rule(self, level: int) -> str:
        self.level, self.depth, self.loops, self.room = level, 1, 0, 9
        self.numbers, self.things = ["a", "b", "c"], ["e", "f"]
        self.lines = []
        self.write("if spent(g): return a")
        self.write("c = 0")
        self.write(f"f = g.things[{self.rng.randrange(2)}]")
        self.write("both = (e, f)")
        self.write("word = WORDS[0]")
        self.write(f"later = {self.call(LAST)}" if level < LAST else "later = None")
        self.rng.choice([Author.ask, Author.scope] if level < LAST else [Author.ask, Author.end])(self)
        self.block(3, 5)
        self.write(f"return add({self.n()}, {self.n()}, {self.e()}.hp)")
        head = f"\n@flow\ndef p{level}(g, a, e, b=2, *, colour=Colour.RED, n: int = {level}):\n"
        return head + "\n".join(self.lines) + "\n"

    # -- small things

    def write(self, line: str) -> None:
        self.lines.append("    " * self.depth + line)

    def pick(self, *of: str) -> str:
        return self.rng.choice(of)

    def k(self, most: int = 4) -> int:
        return self.rng.randint(0, most)

    def n(self) -> str:
        """The name of a number."""
        return self.rng.choice([*self.numbers, "n"])

    def v(self) -> str:
        """A number that can be set: not one that counts a loop."""
        return self.pick("a", "b", "c")

    def e(self) -> str:
        """The name of a thing."""
        return self.rng.choice(self.things)

    def new(self, stem: str) -> str:
        self.fresh += 1
        return f"{stem}{self.fresh}"

    def call(self, level: int) -> str:
        args = self.pick("", f", {self.n()}", f", b={self.n()}", f", n={self.n()}, colour={self.colour()}")
        return f"p{level}.later({self.n()}, {self.e()}{args})"

    def colour(self) -> str:
        return self.pick("colour", "Colour.RED", "Colour.BLUE", f"{self.e()}.colour")

    def test(self) -> str:
        """A condition that asks nothing."""
        return self.pick(
            f"{self.n()} % {self.k(2) + 2} == {self.k(1)}",
            f"{self.n()} < {self.n()}",
            f"{self.e()} is {self.e()}",
            f"{self.n()} in {self.e()}.hand",
            f"colour is {self.colour()}",
            f"({self.v()} := {self.n()} % 7) > {self.k()}",
        )

    def asked(self) -> str:
        """An expression that runs a rule and gives a number."""
        ways = [f"yield from number(g, {self.n()})"] * 4
        ways += [
            f"yield from quick(g, {self.n()}{self.pick('', ', add=2')})",
            f"yield from number(g, (yield from number(g, {self.n()})))",
            f"yield from number(g, about=add({self.n()}, (yield from quick(g, {self.n()}))))",
        ]
        if self.level < LAST:
            ways += [
                f"yield from p{self.level + 1}(g, {self.n()}, {self.e()}, {self.n()})",
                f"yield from p{self.level + 1}(g, {self.n()}, e={self.e()}, colour={self.colour()})",
                "yield from later(g)",
            ]
        return self.rng.choice(ways)

    def asked_test(self) -> str:
        """A condition that asks, at one place or several."""
        ask = f"({self.asked()})"
        return self.pick(
            f"{ask} > {self.k()}",
            f"{self.test()} and {ask} > {self.k()}",
            f"{self.test()} or {ask} == {self.n()}",
            f"{ask} < {self.k()} or {self.test()}",
            f"not ({self.test()} and {ask})",
            f"{self.n()} < {ask} <= {self.n()}",
            f"{self.k()} <= {self.n()} <= {ask} < ({self.asked()})",
            f"({self.v()} := {ask}) > {self.n()}",
            f"({ask} if {self.test()} else {self.n()}) > {self.k()}",
        )

    def value(self) -> str:
        """An expression around rules, in every place where one may stand."""
        ask, other = f"({self.asked()})", f"({self.asked()})"
        v = self.v()
        return self.pick(
            self.asked(),
            f"{self.n()} + {ask}",
            f"{ask} * 2 - {other}",
            f"-{ask} % 13",
            f"add({self.n()}, {ask})",
            f"add({ask}, {self.e()}.hp, k={other})",
            f"add(*{self.e()}.hand, {ask})",
            f"add(1, *(yield from several(g, {self.n()})), k={self.n()})",
            f"{ask} if {self.test()} else {other}",
            f"{ask} and {self.n()} or {other}",
            f"({self.n()}, {ask}, {self.n()})[{self.k(2)}]",
            f"{v} + ({v} := {ask}) + {v}",
            f"({self.e()}.hp, {ask})[1]",
            f"len((yield from several(g, {self.n()})))",
        )

    # -- statements

    def block(self, least: int, most: int) -> None:
        known = len(self.numbers), len(self.things)
        for _ in range(self.rng.randint(least, most)):
            self.room -= 1
            ways = SIMPLE if self.depth > 3 or self.room < 0 else SIMPLE + NESTED
            self.rng.choice(ways)(self)
        del self.numbers[known[0] :], self.things[known[1] :]

    def inner(self, least: int = 1, most: int = 3) -> None:
        self.depth += 1
        before = len(self.lines)
        self.block(least, most)
        if len(self.lines) == before:
            self.tell()
        self.depth -= 1

    def ask(self) -> None:
        self.write(f"{self.v()} = {self.value()}")

    def more(self) -> None:
        self.write(f"{self.v()} {self.pick('+', '-')}= {self.asked()}")

    def unpack(self) -> None:
        a, b = self.pick("ab", "bc", "ca")
        self.write(f"{a}, {b} = ({self.asked()}), {self.n()}")

    def count(self) -> None:
        v = self.v()
        self.write(
            self.pick(
                f"{v} = ({self.n()} * 3 + {self.k()}) % 97",
                f"{v} += {self.k()}",
                f"{v} = ({self.n()} + ({self.v()} := {self.n()} % 5)) % 97",
                f"{v}: int = sum(a for a in {self.e()}.hand)",
                f"{v} = max([b for b in {self.e()}.hand if b > {self.n()}], default={self.k()})",
                f"{v} = (lambda c, k={self.n()}: c + k)({self.n()}) % 97",
            )
        )

    def tell(self) -> None:
        self.write(f"note(g, {self.k(99)}, {self.n()}, {self.e()}, both, colour, word.key, n, len(g.scopes))")

    def alias(self) -> None:
        self.write(self.pick("f = e", "e, f = f, e", "both = (f, e)", "f = both[0]", "both = (both[1], e)", "e = f"))
        self.write("note(g, e is f, both[0] is e, g.entity(f.id) is f)")

    def change(self) -> None:
        e = self.e()
        self.write(
            self.pick(
                f"{e}.hp = ({e}.hp + {self.n()}) % 50",
                f"{e}.hand = {e}.hand[1:] + ({self.n()} % 9,)",
                f"{e}.hand = {e}.hand[:2]",
                f"{e}.hand += ({self.k()},) if len({e}.hand) < 4 else ()",
                f"{e}.colour = {self.colour()}",
                f"{e}.hp, {e}.hand = {self.k()}, {self.e()}.hand",
            )
        )

    def paint(self) -> None:
        self.write(self.pick(f"colour = {self.colour()}", "colour = Colour.BLUE if a % 2 else colour"))
        self.write("note(g, colour is Colour.RED, colour.name)")

    def define(self) -> None:
        self.write(f"word = WORDS[{self.n()} % 3]")
        self.write("note(g, word.key, word is g.registry[word.key])")

    def keep(self) -> None:
        if self.level < LAST:
            self.write(self.pick(f"later = {self.call(LAST)}", f"{self.e()}.kept = {self.call(LAST)}"))

    def use_kept(self) -> None:
        e = self.e()
        if self.level < LAST:
            self.write(f"if {e}.kept is not None:")
            self.write(f"    {self.v()} = yield from {e}.kept(g)")

    def scope(self) -> None:
        if self.level < LAST:
            v = self.v()
            which = f'kind="{self.pick(*KINDS)}", owner={self.k(2)}, needs=({self.e()}.id,)'
            inside = self.pick(f"p{self.level + 1}", f"p{self.level + 1}", "quick")
            call = f"quick.later({self.n()})" if inside == "quick" else self.call(self.level + 1)
            self.write(f"why, out = yield from within(g, Scope({which}), {call})")
            self.write("check_scopes(g)")
            self.write("note(g, why, out, len(g.scopes), len(g.transients))")
            self.write(f"{v} = {v} + 1 if out is None else out")

    def end(self) -> None:
        self.write(f"if {self.test()}:")
        self.write(
            self.pick(
                f'    g.end("stopped", kind="{self.pick(*KINDS)}")',
                f'    g.end("beaten", owner={self.k(2)})',
                f'    g.end("struck", kind="{self.pick(*KINDS)}", owner={self.k(2)})',
                f"    g.left_play({self.e()})",
                "    g.check()",
            )
        )

    def event(self) -> None:
        name = self.new("event")
        where = self.pick("", "", "scope=g.scopes[0]", "scope=g.scopes[-1]")
        self.write(f"{name} = g.transient(Happening({where}))")
        self.write(f"{self.v()} = yield from happen(g, {name}, {self.n()})")
        self.write(self.pick(f"g.drop({name})", f"note(g, {name}.n, {name}.scope in g.scopes)", "g.check()"))

    def leave(self) -> None:
        if self.loops and self.rng.random() < 0.8:
            self.write(self.pick("break", "continue"))
            if self.rng.random() < 0.3:
                self.ask()
        elif self.depth > 1:
            self.write(self.pick(f"return {self.n()}", f"return ({self.asked()})", "return 7"))
            if self.rng.random() < 0.3:
                self.ask()

    def plain(self) -> None:
        """What asks nothing is kept as it is, whatever it is."""
        v, e = self.v(), self.e()
        for line in self.rng.choice(
            [
                [f"try: {v} = 20 // ({self.n()} % 3)", f"except ZeroDivisionError: {v} = {self.k()}"],
                [f"for x in {e}.hand:", "    if x == 2: continue", "    if x > 3: break", f"    {v} += x"],
                [f"for x in {e}.hand:", "    if x > 3: break", "else:", f"    {v} = {self.n()}"],
                [f"while {v} > 9:", f"    {v} //= 2", "    if x0 := c: break"],
                [
                    "match colour:",
                    f"    case Colour.RED if {self.test()}: {v} = {self.k()}",
                    f"    case Colour.BLUE: {v} += 1",
                ],
                [f"def grown(x): return x + {self.n()}", f"{v} = sum(map(grown, {e}.hand)) % 97"],
                [f"with suppress(ZeroDivisionError): {v} = 20 // ({self.n()} % 2)"],
                [f"assert {v} < 10**9, {self.n()}", "pass"],
            ]
        ):
            self.write(line)

    # -- statements with others in them

    def if_(self) -> None:
        test = self.rng.choice([self.test, self.asked_test])
        self.write(f"if {test()}:")
        self.inner()
        if self.rng.random() < 0.3:
            self.write(f"elif {self.asked_test()}:")
            self.inner(1, 2)
        if self.rng.random() < 0.5:
            self.write("else:")
            self.inner(1, 2)

    def for_(self) -> None:
        x, i, t = self.new("x"), self.new("i"), self.new("t")
        over, found, thing = self.rng.choice(
            [
                (f"{x} in range({self.k(3)})", [x], []),
                (f"{x} in {self.e()}.hand", [x], []),
                (f"{i}, {x} in enumerate({self.e()}.hand, {self.k()})", [i, x], []),
                (f"{x} in tuple(sorted({self.e()}.hand)[:3])", [x], []),
                (f"{x} in sorted({self.e()}.hand, reverse=True)", [x], []),
                (f"{x} in [{self.n()}, {self.k()}]", [x], []),
                (f"{x}, {t} in zip({self.e()}.hand, both)", [x], [t]),
                (f"{x} in (yield from several(g, {self.n()}))", [x], []),
                (f"{x} in ({self.n()}, ({self.asked()}))", [x], []),
                (f"{t} in both", [], [t]),
                (f"{t} in g.things", [], [t]),
                (f"({i}, ({x}, {t})) in enumerate(((1, e), ({self.n()}, f)))", [i, x], [t]),
            ]
        )
        self.write(f"for {over}:")
        self.around(found, thing)

    def while_(self) -> None:
        w = self.new("w")
        self.write(f"{w} = 0")
        test = self.pick(f"{w} < {self.k(3)}", f"{w} < 3 and ({self.asked_test()})", "True")
        self.write(f"while {test}:")
        self.write(f"    {w} += 1")
        if test == "True":
            self.write(f"    if {w} > {self.k(3)}:")
            self.write(f"        {self.pick('break', f'return {w}')}")
        self.around([w], [])

    def around(self, numbers: list[str], things: list[str]) -> None:
        self.numbers += numbers
        self.things += things
        self.loops += 1
        self.inner()
        self.loops -= 1
        del self.numbers[len(self.numbers) - len(numbers) :]
        del self.things[len(self.things) - len(things) :]


SIMPLE: list[Callable[[Author], None]] = [
    Author.ask, Author.ask, Author.ask, Author.more, Author.unpack, Author.count, Author.count, Author.tell,
    Author.alias, Author.change, Author.change, Author.paint, Author.define, Author.keep, Author.use_kept, Author.scope,
    Author.scope, Author.scope, Author.end, Author.end, Author.end, Author.event, Author.leave, Author.plain,
]  # fmt: skip
NESTED: list[Callable[[Author], None]] = [*[Author.if_] * 6, *[Author.for_] * 4, *[Author.while_] * 2]
