"""Many games, played by bots as fast as the rules run: plain, without a log, on several processes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from math import sqrt
from time import perf_counter
from typing import Any

from rulebound.core.game.game import Game
from rulebound.core.knowing.view import view
from rulebound.core.state.chance import number_of
from rulebound.core.state.errors import RuleboundError
from rulebound.games import game_class
from rulebound.play.bots import Bot, Maker, maker

MOST_WORKERS = 64
CHUNK = 50
"""Games that a worker plays before it tells."""
LONGEST = 1_000_000
"""Decisions in one game, after which it is taken to be endless."""


@dataclass
class Summary:
    """What came of many games."""

    game: str
    games: int = 0
    wins: int = 0
    rounds: int = 0
    decisions: int = 0
    seconds: float = 0
    endings: Counter[tuple[bool, str]] = field(default_factory=Counter)
    """How often each ending came about: (won, why)."""

    def add(self, other: Summary) -> None:
        self.games += other.games
        self.wins += other.wins
        self.rounds += other.rounds
        self.decisions += other.decisions
        self.endings += other.endings

    @property
    def win_rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def speed(self) -> float:
        """Decisions per second, all workers together."""
        return self.decisions / self.seconds if self.seconds else 0.0


def wilson(wins: int, games: int, z: float = 1.959964) -> tuple[float, float]:
    """The 95 % interval of a share: Wilson's, which is right for few games and for shares near 0 and 1 too."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def play_one(kind: type[Game], options: Mapping[str, str], seed: int, bot: Maker) -> Summary:
    """One whole game, all seats played by bots of one kind."""
    game = kind.book.game
    g = kind.new(options, seed, durable=False)
    players: dict[int, Bot] = {}
    decisions = 0
    while g.decision is not None:
        seat = g.waiting[0]
        if seat not in players:  # somebody may join on the way
            players[seat] = bot(number_of(seed, f"bot {seat}"))
        _answer(g, players[seat], seat)
        decisions += 1
        if decisions > LONGEST:
            raise RuleboundError(f"{game} with seed {seed} does not come to an end")
    outcome = g.outcome
    assert outcome is not None
    return Summary(
        game, 1, int(outcome.won), g.clock.round, decisions, endings=Counter({(outcome.won, outcome.why): 1})
    )


def _answer(g: Any, bot: Bot, seat: int) -> None:
    pick = getattr(bot, "pick", None)
    if pick is not None:
        g.submit(pick(g.decision, seat), seat)
    else:
        g.choose(bot.choose(view(g, seat), seat), seat)


def simulate(
    game: str,
    games: int,
    bot: str = "random",
    workers: int = 1,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Plays `games` games with the seeds `seed`, `seed + 1` ...: the result does not depend on the workers."""
    chosen = game_class(game).book.check_options(dict(options or {}))
    maker(game, bot)
    if games < 1:
        raise RuleboundError(f"play at least 1 game, not {games}")
    if not 1 <= workers <= MOST_WORKERS:
        raise RuleboundError(f"workers can be 1 to {MOST_WORKERS}, not {workers}")
    total = Summary(game)
    started = perf_counter()
    size = max(1, min(CHUNK, games // (workers * 4)))
    chunks = [
        (game, chosen, tuple(range(s, min(s + size, seed + games))), bot) for s in range(seed, seed + games, size)
    ]
    for part in _played(chunks, workers):
        total.add(part)
        if progress is not None:
            progress(part.games)
    total.seconds = perf_counter() - started
    return total


Chunk = tuple[str, dict[str, str], tuple[int, ...], str]


def _play_chunk(chunk: Chunk) -> Summary:
    game, options, seeds, bot = chunk
    kind, player = game_class(game), maker(game, bot)
    total = Summary(game)
    for seed in seeds:
        total.add(play_one(kind, options, seed, player))
    return total


def _played(chunks: Iterable[Chunk], workers: int) -> Iterator[Summary]:
    if workers == 1:
        yield from map(_play_chunk, chunks)
        return
    with ProcessPoolExecutor(workers) as pool:
        pending: set[Future[Summary]] = {pool.submit(_play_chunk, chunk) for chunk in chunks}
        try:
            while pending:
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
