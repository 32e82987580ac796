"""python -m bench.pattern GAME: keeps the first positions of a game at its usual tables as the pattern that later
positions are packed beside (rulebound/play/packing.py). Worth doing anew when positions have become quite different."""

from __future__ import annotations

import argparse
import random
import zlib

from bench.large import USUAL
from bench.players import choose
from rulebound.games import game_class
from rulebound.play.packing import GAMES, WINDOW, unpack
from rulebound.play.table import Table


def pattern(game: str) -> bytes:
    """Positions at the start of the first round, the largest table last: what is nearest is found best."""
    usual = next(u for u in USUAL if u.game == game)
    return b"".join([first_position(game, options) for options in usual.tables.values()])[-WINDOW:]


def first_position(game: str, options: dict[str, str]) -> bytes:
    table, rng = Table(game_class(game), options, 1), random.Random(1)
    while not table._checkpoints:
        choose(table, rng)
    return unpack(table._checkpoints[0].data)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.pattern", description=__doc__)
    parser.add_argument("game", choices=[u.game for u in USUAL])
    game = parser.parse_args().game
    made = pattern(game)
    folder = GAMES / game / "positions"
    folder.mkdir(exist_ok=True)
    file = folder / f"{len([*folder.iterdir()]) + 1}-{zlib.adler32(made):08x}.zlib"
    file.write_bytes(zlib.compress(made, 9))
    print(f"{file.name}: {len(made)} bytes, packed {file.stat().st_size}")


if __name__ == "__main__":
    main()
