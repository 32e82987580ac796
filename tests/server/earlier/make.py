"""Makes the database of an earlier shape: with the code of that time, which is what it is for.

    git worktree add ../then COMMIT            the last commit before the step that changed the shape
    cd ../then && PYTHONPATH=. python HERE/tests/server/earlier/make.py HERE/tests/server/earlier/0003.db.xz

Six tables of each game that there was, in mid-game: with people, bots, an open seat, spectators, talk, an answer that
was taken back. It uses what the server had from the beginning, so that it runs with each version of it.
"""

from __future__ import annotations

import lzma
import sqlite3
import sys
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from rulebound.games import game_class, names
from rulebound.play.bots import best, make
from tests.server.at_table import Caller, Server, serving

TABLES = 6
PATIENCE = 120.0


def play(server: Server, table: str, wanted: int, random: Random) -> None:
    """The people answer so many times, each as a bot would."""
    room, name = server.room(table), server.room(table).table.name
    bots = {s.seat: make(name, best(name), random.getrandbits(32)) for s in room.seats}

    async def answer() -> bool:
        async with room.lock:
            asked = [s for s in room.table.waiting if room.seats[s].kind == "person"]
            if not asked:
                return False
            seat = random.choice(asked)
            keys = tuple(bots[seat].choose(room.table.view(seat), seat))
            await room._answer(seat, keys, room.seats[seat].person, f"r{random.getrandbits(48):x}")
            return True

    given, end = 0, time.monotonic() + PATIENCE
    while given < wanted and room.table.outcome is None:
        assert time.monotonic() < end, f"{name}: only {given} answers"
        if server.run(answer()):
            given += 1
        else:
            time.sleep(0.01)


def options(game: str, count: int) -> tuple[dict[str, str], int]:
    """For so many seats, or as many as there are decks."""
    choices = game_class(game).book.choices
    for choice in choices:
        if choice.per_seat:
            return {choice.key: " ".join(choice.values[:count])}, min(count, len(choice.values))
    return {"seats": str(count)}, count


def fill(server: Server) -> None:
    ann, bob, eve = (Caller(server.url, name) for name in ("Ann", "Bob", "Eve"))
    for game in names():
        low, high = game_class(game).book.seats
        done, luck = 0, 0
        while done < TABLES:
            n, luck = done, luck + 1
            chosen, count = options(game, max(low, min(high, 2 + n % 2)))
            together = n % 3 != 2 and count > 1
            seats = ["me", "open", *["bot"] * (count - 2)] if together else ["me"] * count
            undo = "consent" if n % 2 else "information"
            asked = {"game": game, "options": chosen, "seats": seats, "undo": undo, "seed": luck}
            table = ann.post("/api/tables", asked)["id"]
            if together:
                bob.join(ann.invite(table, 1))
                eve.join(ann.invite(table, -1))
            hers = ann.sit(table)
            hers.sync()
            play(server, table, 5 if game == "lantern" else 10 + 6 * n, Random(luck))
            if n == 1:
                hers.ask("chat", text="Good evening!")
                hers.ask("undo", seat=0)
            if n == 5:
                ann.post(f"/api/tables/{table}/seats/{count - 1}", {"do": "open"})
            room = server.room(table)
            hers.close()
            if room.table.outcome is not None:  # it was over too soon
                assert ann.http.delete(f"/api/tables/{table}").status_code == 200
                continue
            done += 1
            print(game, count, "seats", room.sequence, "entries, round", room.table.view()["round"], flush=True)


def main(file: Path) -> None:
    with TemporaryDirectory() as folder:
        made = Path(folder) / "tables.db"
        with serving(made) as server:
            fill(server)
        db = sqlite3.connect(made)
        db.execute("PRAGMA journal_mode=DELETE")
        db.execute("VACUUM")
        db.close()
        file.write_bytes(lzma.compress(made.read_bytes(), preset=9 | lzma.PRESET_EXTREME))
    print(f"{file}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
