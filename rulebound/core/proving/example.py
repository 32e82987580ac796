"""Examples: a rulebook that runs.

    @example("mygame/9", "Pouring turns oil into light")
    def pouring(t: ExampleTable) -> None:
        t.start(seats=1)
        t.arrange("phase", name="watch")
        t.choose("pour")
        t.expect(light("lighthouse") == 3, oil(1) == 1)

The same examples are the tests, the documentation and live positions. Whether one is honest is checked by mutate.py: it
must enter code that cites its clause, its expectation must have been false before the last step (or be marked
`unchanged`), and it must fail when that code is broken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from rulebound.core.game.decision import SEPARATOR
from rulebound.core.game.game import Clock, Game, Line
from rulebound.core.knowing.decision_notes import notes
from rulebound.core.proving.arrange import faces_called, prepare, steps_of
from rulebound.core.proving.lexicon import unknown_words
from rulebound.core.state.chance import key_of
from rulebound.core.state.entities import Option, Term
from rulebound.core.state.errors import BadOption, IllegalAnswer

MANY = 200
LOOKS = ("asked", "offered", "refused", "not offered", "not accepted", "warned", "not warned", "told apart")
"""What in a story shows that its author knows which decision is pending."""


class ExampleFailed(AssertionError):
    """What the example says is not so."""


@dataclass(frozen=True)
class Example:
    """One example: the clauses it shows, a title, and the play itself."""

    clauses: tuple[str, ...]
    title: str
    play: Callable[[ExampleTable], None]

    @property
    def game(self) -> str:
        return self.clauses[0].split("/")[0]

    @property
    def name(self) -> str:
        return f"{self.play.__module__.rpartition('.')[2]}.{self.play.__name__}"


EXAMPLES: dict[str, list[Example]] = {}
"""The examples of each game, in the order in which they are written."""


def example(clauses: str, title: str) -> Callable[[Callable[[ExampleTable], None]], Callable[[ExampleTable], None]]:
    """Registers an example of one clause or several (separated by spaces)."""

    def register(play: Callable[[ExampleTable], None]) -> Callable[[ExampleTable], None]:
        made = Example(tuple(clauses.split()), title, play)
        EXAMPLES.setdefault(made.game, []).append(made)
        return play

    return register


# ------------------------------------------------------------------ what an example can say about the table


class Name(str):
    """What a card is called: its slug, and its code as well. `hand(1).has("01016")` is `hand(1).has("machete")`."""

    __hash__ = str.__hash__

    def __new__(cls, called: str, *others: str) -> Name:
        made = super().__new__(cls, called)
        made.others = frozenset(others)
        return made

    others: frozenset[str]

    def __eq__(self, other: object) -> bool:
        return str.__eq__(self, other) is True or (isinstance(other, str) and other in self.others)

    def __ne__(self, other: object) -> bool:
        return not self == other


class Names(tuple[Name, ...]):
    """Several of them: to ask for a name that no card has is a mistake."""


@dataclass(frozen=True)
class Fact:
    """Something that is so or not, with how to read it."""

    text: str
    read: Callable[[Any], Any]
    holds: Callable[[Any], bool]


class Probe:
    """Something to be read from the table, such as `oil(1)`. Comparing it makes a fact."""

    __hash__ = None  # type: ignore[assignment]

    def __init__(self, text: str, read: Callable[[Any], Any]) -> None:
        self.text, self.read = text, read

    def _fact(self, sign: str, other: object, test: Callable[[Any, Any], bool]) -> Fact:
        return Fact(f"{self.text} {sign} {other!r}", self.read, lambda g: test(self.read(g), other))

    def __eq__(self, other: object) -> Fact:  # type: ignore[override]
        return self._fact("==", other, lambda a, b: bool(a == b))

    def __ne__(self, other: object) -> Fact:  # type: ignore[override]
        return self._fact("!=", other, lambda a, b: bool(a != b))

    def __lt__(self, other: int) -> Fact:
        return self._fact("<", other, lambda a, b: bool(a < b))

    def __gt__(self, other: int) -> Fact:
        return self._fact(">", other, lambda a, b: bool(a > b))

    def has(self, thing: str) -> Fact:
        return self._among("has", thing, True)

    def lacks(self, thing: str) -> Fact:
        return self._among("lacks", thing, False)

    def _among(self, sign: str, thing: str, wanted: bool) -> Fact:
        def holds(g: Any) -> bool:
            found = self.read(g)
            if isinstance(found, Names) and not faces_called(g, thing):
                raise ExampleFailed(f"no card is called {thing!r}")
            return (thing in found) is wanted

        return Fact(f"{self.text} {sign} {thing!r}", self.read, holds)


def probe(read: Callable[..., Any]) -> Callable[..., Probe]:
    """Makes `def oil(g, seat)` usable in expectations as `oil(1)`."""

    def make(*args: Any) -> Probe:
        return Probe(f"{read.__name__}({', '.join(map(repr, args))})", lambda g: read(g, *args))

    return make


# ------------------------------------------------------------------ the table an example is played on


@dataclass
class ExampleTable:
    """A table that begins only when the first answer is needed, so that it can be arranged before.

    Seats are counted from 1, here and in every arranging step.
    """

    game: type[Game]
    durable: bool = True
    strict: bool = False
    """Must it say where it stops, unless that is a player's turn or the end? Otherwise only in a window."""
    story: list[tuple[str, Any]] = field(default_factory=list)
    honest: bool = True
    """Was every expectation false before the last step, or marked as unchanged?"""
    expectations: int = 0

    def start(self, *, seed: str | int = 1, **options: str | int) -> None:
        """A table with these set-up options. Before the first answer nothing has happened: arrange what you need."""
        try:
            self.g, chosen = self._created(options, int(seed))
        except BadOption as error:
            raise ExampleFailed(f"there is no such table: {error}") from error
        self.before: Game | None = None
        self.begun, self.stale = False, False
        self.story.append(("start", chosen))

    def start_refused(self, clause: str, **options: str | int) -> None:
        """There can be no table with these set-up options, and the clause that forbids it is this one."""
        try:
            self._created(options)
        except BadOption as error:
            if f"({clause})" not in str(error):
                raise ExampleFailed(f"the table is refused, but not by {clause}: {error}") from error
        else:
            raise ExampleFailed(f"the table is set up, though {clause} should forbid it")
        self.expectations += 1
        self.story.append(("start refused", (dict(options), clause)))

    def _created(self, options: dict[str, str | int], seed: int = 1) -> tuple[Game, dict[str, str]]:
        chosen = self.game.book.check_options({k: str(v) for k, v in options.items()})
        g = self.game()
        g.luck.key = key_of(seed)
        g.sink = self._hear
        g.add(Clock())
        g.book.create(g, chosen)
        if g.book.lots is not None:
            g.book.lots(g)
        return g, chosen

    def _hear(self, line: Line) -> None:
        self.story.append(("log", line))

    def arrange(self, step: str, /, **args: str | int) -> str:
        """A checked arranging step; the rules take up again before the next answer.

        The names of what was placed come back: `ghoul = t.arrange("enemy", code="ghoul-minion", place="attic")`.
        """
        placed = prepare(self.g, step, **args)
        self.stale = self.stale or steps_of(self.g)[step].restarts
        self.story.append(("arrange", (step, args)))
        return placed

    def play(self) -> None:
        """Lets the rules run up to the next decision, if they do not stand there already."""
        if not self.begun:
            self.begun, self.stale = True, False
            self.g.begin(self.durable)
        elif self.stale:
            self.stale = False
            self.g.restart()

    def choose(self, *answers: str, seat: int | None = None) -> None:
        """Answers one decision after another. Seats are counted from 1."""
        for answer in answers:
            self.play()
            if self.durable:
                self.before = self.g.clone()
            answer = self._full(answer, seat)
            self.story.append(("choose", (answer, seat)))
            self.g.choose(answer, None if seat is None else seat - 1)

    def pass_until(self, prompt: str, seat: int | None = None) -> None:
        """Everybody who is asked passes, or answers with nothing, until this is asked (of this seat, if one is named).

        What cannot be passed is not answered for anybody: then the test has to.
        """
        for _ in range(MANY):
            self.play()
            decision = self.g.decision
            if decision is None:
                raise ExampleFailed(f"the game is over before {prompt} is asked")
            if decision.prompt == prompt and (seat is None or seat - 1 in self.g.waiting):
                return
            who = self.g.waiting[0]
            keys = self._keys(who)
            answer = "pass" if "pass" in keys else "" if decision.least == 0 else None
            if answer is None:
                raise ExampleFailed(f"{decision.prompt} of seat {who + 1} cannot be passed: answer {', '.join(keys)}")
            self.choose(answer, seat=who + 1)
        raise ExampleFailed(f"{prompt} is not asked in {MANY} decisions")

    def finish(self) -> None:
        """The test is over. It has expected something, and has not stopped where nobody meant it to."""
        if not self.expectations:
            raise ExampleFailed("it expects nothing")
        if not hasattr(self, "g"):
            return
        self.play()
        decision = self.g.decision
        if decision is None or decision.prompt in self.game.book.grounds:
            return
        window = decision.prompt in self.game.book.windows or "pass" in self._keys(self._asked(None))
        last = max([i for i, (kind, _) in enumerate(self.story) if kind == "choose"], default=-1)
        if (window or self.strict) and not any(kind in LOOKS for kind, _ in self.story[last + 1 :]):
            seats = " or ".join(str(seat + 1) for seat in self.g.waiting)
            raise ExampleFailed(
                f"it stops where {decision.prompt} is asked of seat {seats}, and says nothing about it: play on (with"
                f" pass_until), or say that it stops there: t.asked({self.g.waiting[0] + 1}, {decision.prompt!r})"
            )

    def expect(self, *facts: Fact, unchanged: bool = False) -> None:
        """All of these are so now; and, unless marked as unchanged, were not all so before the last answer."""
        self.play()
        for fact in facts:
            if not fact.holds(self.g):
                raise ExampleFailed(f"expected {fact.text}, but it is {fact.read(self.g)!r}")
        self.expectations += 1
        if not unchanged and self.before is not None and all(f.holds(self.before) for f in facts):
            self.honest = False
        self.story.append(("expect", tuple(f.text for f in facts)))

    def refused(self, key: str, clause: str, seat: int | None = None, **numbers: int) -> None:
        """This answer is not offered, and the clause that forbids it is this one; the numbers are those it names."""
        self.play()
        asked = self._asked(seat)
        key = self._full(key, seat)
        if key in self._keys(asked):
            raise ExampleFailed(f"{key!r} is offered, though {clause} should forbid it")
        denials = [d for d in self.g.why_not(asked) if d.key == key]
        if not denials:
            raise ExampleFailed(f"{key!r} is neither offered nor denied")
        if denials[0].clause != clause:
            raise ExampleFailed(f"{key!r} is denied by {denials[0].clause}, not by {clause}")
        _compare(key, dict(denials[0].args), numbers)
        self.expectations += 1
        self.story.append(("refused", (key, clause)))

    def offered(self, *keys: str, seat: int | None = None, **numbers: int) -> None:
        """All of these are among the answers; the numbers are those that their words name."""
        for key in keys:
            _compare(key, dict(self._offer(key, seat).args), numbers)
        self.expectations += 1
        self.story.append(("offered", keys))

    def not_offered(self, *keys: str, seat: int | None = None) -> None:
        """None of these is among the answers, though each could be one: a verb of the rules, and things there are."""
        self.play()
        for key in keys:
            full = self._full(key, seat)
            if full in self._keys(self._asked(seat)):
                raise ExampleFailed(f"{key!r} is offered")
            unknown = unknown_words(self.g, key)
            if unknown and full not in [d.key for d in self.g.why_not(self._asked(seat))]:
                raise ExampleFailed(f"{key!r} could never be offered: nothing is called {unknown[0]!r}")
        self.expectations += 1
        self.story.append(("not offered", keys))

    def not_accepted(self, answer: str, seat: int | None = None) -> None:
        """This answer is not a legal one, though all its parts may be offered: too many, too few, not together."""
        self.play()
        full = self._full(answer, seat)
        try:
            self.g.choose(full, None if seat is None else seat - 1)
        except IllegalAnswer:
            self.expectations += 1
            self.story.append(("not accepted", full))
        else:
            raise ExampleFailed(f"{full!r} is accepted")

    def heard(self, text: str, clause: str = "", **numbers: int) -> None:
        """Since the last answer the table has been told this (a message of the game's words), by this clause.

        The numbers are those that its words name.
        """
        self.play()
        last = max([i for i, (kind, _) in enumerate(self.story) if kind == "choose"], default=0)
        lines = [what for kind, what in self.story[last:] if kind == "log" and what.text == text]
        if not lines:
            raise ExampleFailed(f"{text} is not told")
        if clause and not any(clause in line.cite for line in lines):
            raise ExampleFailed(f"{text} is told by {' '.join(lines[0].cite) or 'no clause'}, not by {clause}")
        if not any(numbers.items() <= dict(line.args).items() for line in lines):
            _compare(text, dict(lines[0].args), numbers)
        self.expectations += 1
        self.story.append(("heard", (text, clause)))

    def not_heard(self, text: str) -> None:
        """Since the last answer the table has not been told this."""
        self.play()
        last = max([i for i, (kind, _) in enumerate(self.story) if kind == "choose"], default=0)
        if any(kind == "log" and what.text == text for kind, what in self.story[last:]):
            raise ExampleFailed(f"{text} is told")
        self.expectations += 1
        self.story.append(("not heard", text))

    def warned(self, key: str, seat: int | None = None, **numbers: int) -> None:
        """Who chooses this is told beforehand what it brings upon them; the numbers are those that the words name."""
        warning = self._warning(key, seat)
        if warning is None:
            raise ExampleFailed(f"{key!r} warns of nothing")
        _compare(key, dict(warning.args), numbers)
        self.expectations += 1
        self.story.append(("warned", key))

    def not_warned(self, *keys: str, seat: int | None = None) -> None:
        """Choosing one of these brings nothing upon who does."""
        for key in keys:
            if self._warning(key, seat) is not None:
                raise ExampleFailed(f"{key!r} warns of something")
        self.expectations += 1
        self.story.append(("not warned", keys))

    def _warning(self, key: str, seat: int | None) -> Term | None:
        offered = self._offer(key, seat)
        return self.g.policy.warns(self.g, offered, self._asked(seat))

    def _offer(self, key: str, seat: int | None) -> Option:
        self.play()
        full, asked = self._full(key, seat), self._asked(seat)
        offered = [o for o in self.g.decision.options_for(asked) if o.key == full] if self.g.decision else []
        if not offered:
            raise ExampleFailed(f"{key!r} is not offered, only {', '.join(self._keys(asked))}")
        return offered[0]

    def heard_in_full(self, wrong: Callable[[list[Line]], str]) -> None:
        """All that was told since the table was last arranged is so: `wrong` says what is not, or ""."""
        self.play()
        since = max(i for i, (kind, _) in enumerate(self.story) if kind == "arrange")
        why = wrong([what for kind, what in self.story[since:] if kind == "log"])
        if why:
            raise ExampleFailed(why)
        self.expectations += 1

    def told_apart(self, key: str, *facts: str, seat: int | None = None) -> None:
        """Other answers would read as this one does: these facts (messages of the game's words) tell it from them."""
        self.play()
        assert self.g.decision is not None
        noted = notes(self.g, self.g.decision, self._asked(seat)).get(self._full(key, seat))
        said = () if noted is None else tuple(_listed_in(noted))
        if said != facts:
            raise ExampleFailed(f"{key!r} is told apart by {', '.join(said) or 'nothing'}, not by {', '.join(facts)}")
        self.expectations += 1
        self.story.append(("told apart", (key, facts)))

    def asked(self, seat: int, prompt: str, **numbers: int) -> None:
        """It is this seat's decision, and it is about this; the numbers are those that its words name."""
        self.play()
        decision = self.g.decision
        _compare(prompt, {} if decision is None else dict(decision.args), numbers)
        if decision is None or seat - 1 not in decision.seats or decision.prompt != prompt:
            at = "nobody" if decision is None else f"{decision.prompt} of {[s + 1 for s in decision.seats]}"
            raise ExampleFailed(f"expected {prompt} of seat {seat}, but asked is {at}")
        self.expectations += 1
        self.story.append(("asked", (seat, prompt)))

    def ended(self, won: bool, why: str) -> None:
        """The game is over, for this reason."""
        self.play()
        outcome = self.g.outcome
        if outcome is None or (outcome.won, outcome.why) != (won, why):
            raise ExampleFailed(f"expected the end {why}, but it is {outcome}")
        self.expectations += 1
        self.story.append(("ended", (won, why)))

    def _asked(self, seat: int | None) -> int:
        if seat is not None:
            if not 1 <= seat <= len(self.g.seats):
                raise ExampleFailed(f"there is no seat {seat}: this table has 1 to {len(self.g.seats)}")
            return seat - 1
        return self.g.waiting[0] if self.g.waiting else -1

    def _full(self, answer: str, seat: int | None) -> str:
        """The answer with the ids of the cards it names: examples write "equip lens" for "equip lens-34".

        A card may be named by its code as well.
        """
        asked = self._asked(seat)
        known = [*self._keys(asked), *(d.key for d in self.g.why_not(asked))]
        out: list[str] = []
        for part in answer.split(SEPARATOR):
            fitting = [k for spelt in self._spellings(part) for k in known if _fits(k, spelt)]
            out.append(next((k for k in fitting if k not in out), part))
        return SEPARATOR.join(out)

    def _spellings(self, part: str) -> list[str]:
        """As it is written, then with codes for slugs and slugs for codes."""
        each = []
        for word in part.split(" "):
            codes = faces_called(self.g, word)
            slugs = [str(self.g.registry[c].facts["slug"]) for c in codes if "slug" in self.g.registry[c].facts]
            each.append(list(dict.fromkeys([word, *slugs, *codes])))
        return [" ".join(words) for words in product(*each)]

    def _keys(self, seat: int) -> tuple[str, ...]:
        return self.g.decision.keys(seat) if self.g.decision is not None else ()


def _compare(what: str, said: Mapping[str, object], numbers: Mapping[str, int]) -> None:
    """The numbers that words name are these."""
    for name, n in numbers.items():
        if said.get(name) != n:
            raise ExampleFailed(f"expected {what} with {name} {n}, but it is {said.get(name)}")


def _listed_in(term: Term) -> Iterator[str]:
    """The messages of a list, or the one that it is."""
    parts = dict(term.args)
    if term.term == "core-list-more":
        for part in (parts["list"], parts["item"]):
            yield from _listed_in(part) if isinstance(part, Term) else (str(part),)
    else:
        yield term.term


def _fits(key: str, part: str) -> bool:
    return key == part or (key.startswith(f"{part}-") and key[len(part) + 1 :].isdecimal())


def run_example(shown: Example, game: type[Game], durable: bool = True) -> ExampleTable:
    """Plays an example; raises ExampleFailed where it does not hold."""
    table = ExampleTable(game, durable)
    try:
        shown.play(table)
    except IllegalAnswer as error:
        raise ExampleFailed(str(error)) from error
    table.finish()
    return table
