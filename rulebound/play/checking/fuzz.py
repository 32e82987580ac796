"""Random games in which everything that must always hold is checked.

Each game is played twice at once, plain and durable, over all set-up options in turn; about half go by pure chance.
At every decision the two must be the same and the position sound; at some (every decision of the first games, one in
fifty of the others, or all with `deep`) it is also saved, thawed, copied, forked, answered wrongly, answered in every
way, and tried for leaks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from math import gcd, prod
from random import Random
from time import perf_counter

from rulebound.core.game.decision import SEPARATOR, Decision
from rulebound.core.game.game import Game, Line
from rulebound.core.state.chance import number_of
from rulebound.core.state.entities import PUBLIC, Option
from rulebound.games import game_class
from rulebound.play.checking import invariants
from rulebound.play.checking.invariants import Broken, Material, some_answer
from rulebound.play.checking.leak_check import sample
from rulebound.play.checking.process_check import RUN, Answer, compare_processes, what_failed
from rulebound.play.checking.settled import all_is_settled
from rulebound.play.checking.wandering import Wandering

THOROUGH = 20
"""So many games are checked in every way at every decision,"""
SELDOM = 50
"""and of the others one decision in so many."""
LONGEST = 100_000
ENOUGH_FAILURES = 5
CHUNK = 10
RELUCTANCE = 8
"""So often a game looks for another answer than one it is reluctant to give,"""
FADES = 60
"""and once less after each so many decisions."""
REACH = 25
"""A fork is played on for so many decisions, and at least to where the next one is made."""
ELSEWHERE = 4
"""So many games are also played in processes of their own."""


@dataclass(frozen=True)
class Failure:
    """What did not hold, and how to see it again."""

    game: str
    options: dict[str, str]
    seed: int
    step: int
    invariant: str
    found: str
    answers: tuple[str, ...]

    def __str__(self) -> str:
        return (
            f"{self.invariant} - not so at decision {self.step + 1}: {self.found}\n"
            f"  again: run_fuzz({self.game!r}, 1, seed={self.seed}, options={self.options})\n"
            f"  answers so far: {'; '.join(self.answers) or 'none'}"
        )


@dataclass
class FuzzReport:
    """What came of fuzzing."""

    game: str
    games: int = 0
    decisions: int = 0
    closely: int = 0
    """Decisions that were checked in every way."""
    samples: int = 0
    """Redraws tried for leaks."""
    failures: list[Failure] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def clean(self) -> bool:
        return not self.failures

    def add(self, other: FuzzReport) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.closely += other.closely
        self.samples += other.samples
        self.failures += other.failures

    def __str__(self) -> str:
        head = (
            f"{self.game}: {self.games} games, {self.decisions} decisions, {self.closely} of them checked in every "
            f"way, {self.samples} redraws tried for leaks, {self.seconds:.0f} s"
        )
        return "\n".join([head, *map(str, self.failures), "clean" if self.clean else f"{len(self.failures)} failures"])


def run_fuzz(
    game: str,
    games: int,
    deep: bool = False,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    progress: Callable[[int, int], None] | None = None,
    workers: int = 2,
) -> FuzzReport:
    """Plays so many random games, from one seed on. Options that are given are held, the others run through."""
    kind = game_class(game)
    kind.book.check_options(dict(options or {}))
    began = perf_counter()
    report = FuzzReport(game)
    plans = [Plan(game, dict(options or {}), seed, n, deep) for n in range(games)]
    for parted in compare_processes(kind, [(p.options(kind), p.seed) for p in plans[:ELSEWHERE]]):
        said = in_words(parted.answers)
        where = (game, parted.options, parted.seed, parted.step)
        report.failures.append(Failure(*where, parted.invariant, parted.found, said))
    for part in _played(plans, workers):
        report.add(part)
        if progress is not None:
            progress(report.games, games)
        if len(report.failures) >= ENOUGH_FAILURES:
            break
    report.seconds = perf_counter() - began
    return report


@dataclass(frozen=True)
class Plan:
    """One game to be fuzzed: the n-th of a run."""

    game: str
    held: dict[str, str]
    first_seed: int
    n: int
    deep: bool

    @property
    def seed(self) -> int:
        return self.first_seed + self.n

    @property
    def every(self) -> int:
        """One decision in so many is checked in every way."""
        return 1 if self.deep or self.n < THOROUGH else SELDOM

    def options(self, kind: type[Game]) -> dict[str, str]:
        """One combination of set-up options, each game another until all have been; free text is made up by chance."""
        out = dict(self.held)
        luck = Random(self.seed)
        free = [c for c in reversed(kind.book.choices) if c.key not in self.held]
        total = prod([len(c.values) for c in free if c.sample is None])
        n = self.n * stride(total) % total
        for choice in free:
            if choice.sample is not None:
                out[choice.key] = choice.sample(luck)
                continue
            n, at = divmod(n, len(choice.values))
            out[choice.key] = choice.values[at]
        return out


def stride(total: int) -> int:
    """A step by which one comes through all of so many combinations, far apart from each other at first."""
    step = max(1, round(total * 0.618))
    while gcd(step, total) != 1:
        step += 1
    return step


def _played(plans: list[Plan], workers: int) -> Iterator[FuzzReport]:
    if workers < 2 or len(plans) < CHUNK:
        for plan in plans:
            yield fuzz_all((plan,))
        return
    slow, quick = plans[:THOROUGH], plans[THOROUGH:]
    chunks = [(p,) for p in slow] + [tuple(quick[i : i + CHUNK]) for i in range(0, len(quick), CHUNK)]
    with ProcessPoolExecutor(workers) as pool:
        running: set[Future[FuzzReport]] = {pool.submit(fuzz_all, chunk) for chunk in chunks}
        try:
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        finally:
            for future in running:
                future.cancel()


def fuzz_all(plans: tuple[Plan, ...]) -> FuzzReport:
    report = FuzzReport(plans[0].game)
    for plan in plans:
        kind = game_class(plan.game)
        report.add(fuzz_one(kind, plan.options(kind), plan.seed, plan.every))
    return report


def fuzz_one(kind: type[Game], options: dict[str, str], seed: int, every: int = 1) -> FuzzReport:
    """One game. A failure ends it."""
    run = _Run(kind, options, seed, every)
    try:
        run.play()
    except Broken as broken:
        run.fail(broken.invariant, broken.found)
    except Exception as error:
        run.fail(RUN, what_failed(error))
    return run.report


def in_words(answers: Iterable[Answer]) -> tuple[str, ...]:
    return tuple([f"seat {seat + 1}: {SEPARATOR.join(keys)}" for seat, keys in answers])


class _Run:
    """One game, played plain and durable at once."""

    def __init__(self, kind: type[Game], options: dict[str, str], seed: int, every: int) -> None:
        self.kind, self.options, self.seed, self.every = kind, options, seed, every
        self.report = FuzzReport(kind.book.game, games=1)
        self.answers: list[Answer] = []
        self.forks: list[tuple[int, Game]] = []
        self.wandering = Wandering()
        self.hashes: list[str] = []
        """Of the position before each answer, and of the last one."""
        self.random = Random(seed)
        """For the answers alone, so that checking more does not change the game."""
        self.checks = Random(~seed)

    def fail(self, invariant: str, found: str) -> None:
        said = in_words(self.answers)
        self.report.failures.append(
            Failure(self.report.game, self.options, self.seed, len(self.answers), invariant, found, said)
        )

    def play(self) -> None:
        plain_log: list[Line] = []
        log: list[Line] = []
        plain = self.kind.new(self.options, self.seed, durable=False, sink=plain_log.append)
        g = self.kind.new(self.options, self.seed, sink=log.append)
        material = Material(g)
        while True:
            self.hashes.append(g.state_hash())
            invariants.hold(plain.state_hash() == self.hashes[-1], "plain and durable are the same", "other hashes")
            invariants.always_a_decision(g)
            invariants.state_is_sound(g)
            invariants.nothing_lingers(g)
            material.check(g)
            if g.decision is None:
                break
            invariants.values_are_fresh(g)
            all_is_settled(g)
            if (len(self.answers) + self.seed) % self.every == 0:
                g = self.closely(g)
                g.sink = log.append
            assert g.decision is not None
            seat = self.random.choice(g.waiting)
            picked = self.answer(g.decision, seat)
            self.answers.append((seat, tuple([o.key for o in picked])))
            plain.submit(picked, seat)
            g.submit(picked, seat)
            self.report.decisions += 1
            invariants.hold(len(self.answers) < LONGEST, "a game comes to an end", f"{LONGEST} decisions")
        invariants.hold(plain.outcome == g.outcome, "plain and durable are the same", f"{plain.outcome}, {g.outcome}")
        invariants.hold(
            plain_log == log, "plain and durable tell the same story", f"{len(plain_log)}, {len(log)} lines"
        )
        self.play_forks()

    def play_forks(self) -> None:
        """The same answers lead a copy the same way, long after the game has left it behind."""
        for step, fork in self.forks:
            upto = min(step + max(REACH, self.every), len(self.answers))
            for seat, keys in self.answers[step:upto]:
                fork.choose(keys, seat)
            same = fork.state_hash() == self.hashes[upto]
            invariants.hold(same, "a fork goes the same way", f"not from decision {step + 1} to {upto + 1}")

    def answer(self, decision: Decision, seat: int) -> tuple[Option, ...]:
        """A random answer. About every other game is reluctant to do half of what can be done: each another half.

        Pure chance resigns early and never saves up; what is rare then comes up when something else is left out. With
        time the reluctance fades, or a game might wait for ever for somebody to go on.
        """
        picked = some_answer(decision, seat, self.random)
        tries = RELUCTANCE - len(self.answers) // FADES if number_of(self.seed, "reluctant") & 1 else 0
        while tries > 0 and any(self.shuns(option) for option in picked):
            picked = some_answer(decision, seat, self.random)
            tries -= 1
        return picked

    def shuns(self, option: Option) -> bool:
        verb = option.key.partition(" ")[0]
        return number_of(self.seed, verb) & 1 == 1

    def closely(self, g: Game) -> Game:
        """Checks a position in every way. The game goes on with a copy of it, thawed or cloned in turn."""
        self.report.closely += 1
        thawed = invariants.copies_are_equal(g)
        invariants.indexes_are_right(g)
        self.wandering.check(g)
        invariants.denials_agree(g)
        invariants.options_can_be_made_again(g)
        invariants.rejects_change_nothing(g)
        before = g.encode()
        invariants.options_are_legal(g, self.checks, every=True)
        for seat in self.viewers(len(g.seats)):
            self.report.samples += 1
            leak = sample(g, seat, number_of(self.seed, f"leak {len(self.answers)} {seat}")).leak
            invariants.hold(leak is None, "nobody learns what is hidden", str(leak))
        invariants.hold(g.encode() == before, "copies are independent", "playing on a copy changed the original")
        self.forks.append((len(self.answers), g.clone()))
        return thawed if len(self.answers) % 2 else g.clone()

    def viewers(self, seats: int) -> tuple[int, ...]:
        """Whose secrecy is tried now: two in turn where every decision is tried, for a try goes on for four more."""
        every = range(PUBLIC, seats)
        if self.every > 1:
            return tuple(every)
        at = 2 * len(self.answers)
        return every[at % len(every)], every[(at + 1) % len(every)]
