"""The drill: everything that can befall a house, again and again, and nothing of what was promised is lost.

    make drill                          ten minutes
    make drill ARGS="--seconds 60"      as long as there is time; each round is finished

In each round the server kills itself between two steps of writing while seats change, is killed while people answer,
the clock is 400 days wrong, the disk is full, the database is away, and databases of earlier versions are opened
and killed on the way.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import resource
import sqlite3
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import httpx
import pytest

from rulebound.core.state.errors import RuleboundError
from rulebound.server.open_tables import House
from rulebound.server.seating import accept, change_seat, change_watcher, leave
from rulebound.server.store import Person, Store, url_of
from tests.server.at_table import Caller
from tests.server.earlier import KEPT, rows, unpack
from tests.server.postgres import Cluster, cluster
from tests.server.process import Mother, Processes
from tests.server.test_clock import wrong_by
from tests.server.test_nothing_lost import Tally, played_through, played_through_kills
from tests.server.test_one_piece import Whole, whole
from tests.server.test_upgrade import all_there, played_on

NAMES = ("Ann", "Bob", "Kim", "Eve")
LONGEST_FUSE = 14
TRIES = 200
EVENING = 40
"""So many kills at the same tables."""
ROOM = 8192
"""Bytes that a full disk has left."""

Step = tuple[str, str, str, int, str]
"""What is done: where, by whom, and what exactly."""


# ------------------------------------------------------------------ kills in between


class Seats:
    """Tables at which people sit down, get up, are sent away, while the server dies under their hands."""

    def __init__(self, folder: Path, mother: Mother, random: Random) -> None:
        self.database, self.twin, self.random = folder / "seats.db", folder / "twin.db", random
        self.processes = Processes(self.database, mother, wide=True)
        self.done = self.undone = 0

    def run(self, kills: int) -> str:
        try:
            for kill in range(kills):
                if kill % EVENING == 0:
                    self.processes.start()
                    self.lay_out()
                    self.processes.kill()
                self.one_kill()
        finally:
            self.processes.stop()
        return f"{kills} kills between two steps of a change of seats: {self.done} whole, {self.undone} not at all"

    def lay_out(self) -> None:
        self.callers = {name: Caller(self.processes.url, name) for name in NAMES}
        ann = self.callers["Ann"]
        self.tables = [ann.table(options={"seats": "3"}, seats=["me", "open", "bot"]) for _ in range(2)]
        self.tables.append(ann.table(options={"seats": "3"}, seats=["me", "me", "me"]))
        with closing(sqlite3.connect(self.database)) as db:
            found = db.execute("SELECT name, id FROM people ORDER BY rowid").fetchall()
        self.people = {name: Person(id, name) for name, id in found}

    def one_kill(self) -> None:
        """Something is done, and something else, until the server has died in the middle of it."""
        self.processes.start(self.random.randint(1, LONGEST_FUSE))
        for _ in range(TRIES):
            step, before = self.step(), whole(self.database)
            with closing(sqlite3.connect(self.database)) as here, closing(sqlite3.connect(self.twin)) as there:
                here.backup(there)
            with suppress(httpx.HTTPError):
                self.do(step)
                if self.processes.alive:
                    continue
            self.processes.kill()
            self.look(step, before)
            return
        raise AssertionError(f"{TRIES} steps, and the server is still there")

    def step(self) -> Step:
        table = self.random.choice(self.tables)
        with closing(sqlite3.connect(self.database)) as db:
            (host,) = db.execute("SELECT name FROM tables JOIN people ON host = people.id WHERE tables.id = ?", [table])
            links = db.execute('SELECT secret, seat FROM invites WHERE "table" = ?', [table]).fetchall()
        who, seat = self.random.choice(NAMES), self.random.randrange(3)
        what = self.random.choice(("join", "join", "join", "seat", "seat", "seat", "seat", "watch", "leave"))
        if what == "join" and links:
            secret, seat = self.random.choice(links)
            return table, who, "join", seat, secret
        if what == "watch":
            return table, host[0], "watch", -1, self.random.choice(("renew", "open", "kick", "mute"))
        if what == "leave":
            return table, who, "leave", -1, ""
        return table, host[0], "seat", seat, self.random.choice(("open", "kick", "bot", "take", "give"))

    def do(self, step: Step) -> None:
        """Over HTTP; what is refused is refused."""
        table, who, what, seat, how = step
        http, place = self.callers[who].http, f"/api/tables/{table}"
        if what == "join":
            http.post("/api/join", json={"secret": how})
        elif what == "leave":
            http.post(f"{place}/leave", json={})
        elif how in ("kick", "mute") and what == "watch":
            http.post(f"{place}/watchers", json={"name": "Eve", "do": how})
        else:
            http.post(f"{place}/seats/{seat}", json={"do": how})

    def look(self, step: Step, before: Whole) -> None:
        """All of it is there, or nothing."""
        after = whole(self.database)
        if after == before:
            self.undone += 1
            return
        asyncio.run(self.do_to_twin(step))
        expected = whole(self.twin)
        assert after == expected, f"{step}: half of it is there\n{after}\nis neither\n{before}\nnor\n{expected}"
        self.done += 1

    async def do_to_twin(self, step: Step) -> None:
        table, who, what, seat, how = step
        house = House(Store(url_of(self.twin)), pace=0.0)
        await house.open()
        try:
            room, person = await house.room(table), self.people[who]
            with suppress(RuleboundError):
                if what == "join":
                    await accept(room, person, seat, how)
                elif what == "leave":
                    await leave(room, person)
                elif how in ("kick", "mute") and what == "watch":
                    await change_watcher(room, person, "Eve", how)
                else:
                    await change_seat(room, person, seat, how)
        finally:
            await house.close()


# ------------------------------------------------------------------ the disk, the database


def full_disk(database: Path, mother: Mother, answers: int) -> str:
    """No file may grow any more while people play; then there is room again."""

    def fill(processes: Processes, tally: Tally) -> None:
        tally.until(lambda: len(tally.done) >= answers // 3)
        grown = max(part.stat().st_size for part in database.parent.glob(f"{database.name}*"))
        _, hard = resource.prlimit(processes.server, resource.RLIMIT_FSIZE)
        resource.prlimit(processes.server, resource.RLIMIT_FSIZE, (grown + ROOM, hard))
        tally.until(lambda: tally.farewells["fault"] >= 4)
        resource.prlimit(processes.server, resource.RLIMIT_FSIZE, (hard, hard))

    played_through(Processes(database, mother, wide=True), database, answers, fill)
    return f"a full disk, and {answers} answers around it"


def away(postgres: Cluster, name: str, mother: Mother, answers: int, times: int) -> str:
    """The database is stopped and started while people play."""

    def stop(processes: Processes, tally: Tally) -> None:
        for time_ in range(times):
            tally.until(lambda: len(tally.done) >= answers * (time_ + 1) // (times + 2))  # noqa: B023
            told = tally.farewells["fault"]
            postgres.stop()
            tally.until(lambda: tally.farewells["fault"] > told)  # noqa: B023
            postgres.start()

    url = postgres.database(name)
    played_through(Processes(url, mother, wide=True), url, answers, stop)
    return f"a database that was away {times} times, and {answers} answers around it"


def clock(folder: Path) -> str:
    for days in (400, -400):
        with pytest.MonkeyPatch.context() as patch:
            wrong_by(days, folder / f"clock{days}.db", patch)
    return "clocks that are 400 days wrong, in both directions"


def upgraded(folder: Path, mother: Mother, shape: str) -> str:
    """Killed at each step on the way to the new shape, it is at the beginning again, and arrives in the end."""
    file, kills = folder / f"from-{shape}.db", 0
    unpack(shape, file)
    before, processes = rows(file), Processes(file, mother, wide=True)
    while True:
        processes.start(fuse=kills + 1)
        if served(processes):
            break
        processes.kill()
        kills += 1
        now = rows(file)
        if now["alembic_version"] == before["alembic_version"]:
            assert now == before
    processes.kill()
    games = asyncio.run(played_on(file))
    asyncio.run(all_there(file, games))
    return (
        f"a database of the shape {shape}, killed {kills} times on its way, with {len(games)} tables that are played on"
    )


def served(processes: Processes) -> bool:
    """Does the server come to answer, or die before?"""
    while processes.alive:
        with suppress(httpx.HTTPError):
            httpx.get(f"{processes.url}/healthz", timeout=1.0)
            return True
        time.sleep(0.01)
    return False


# ------------------------------------------------------------------ all of it


def one_round(
    folder: Path, mother: Mother, postgres: Cluster, seed: int, small: bool, say: Callable[[str], None]
) -> None:
    kills, answers, killed = (8, 60, 2) if small else (200, 400, 10)

    def kill() -> str:
        database = folder / "answers.db"
        played_through_kills(Processes(database, mother, wide=True), database, answers, killed, seed)
        return f"{killed} kills while people answer {answers} times"

    stages: list[Callable[[], str]] = [
        lambda: Seats(folder, mother, Random(seed)).run(kills),
        kill,
        lambda: full_disk(folder / "disk.db", mother, answers),
        lambda: away(postgres, f"away{seed}", mother, answers, 1 if small else 3),
        lambda: clock(folder),
        *[lambda shape=shape: upgraded(folder, mother, shape) for shape in (KEPT[-1:] if small else KEPT)],
    ]
    for stage in stages:
        began = time.monotonic()
        what = stage()
        say(f"{time.monotonic() - began:6.1f} s  {what}")


def drill(seconds: float, seed: int = 1, small: bool = False, say: Callable[[str], None] = print) -> int:
    """Rounds, until the time is over. How many there were."""
    end, rounds = time.monotonic() + seconds, 0
    with ExitStack() as stack:
        place = stack.enter_context(TemporaryDirectory(prefix="drill-"))
        postgres = stack.enter_context(cluster(Path(place)))
        mother = Mother(quiet=True)
        stack.callback(mother.end)
        while rounds == 0 or time.monotonic() < end:
            rounds += 1
            folder = Path(place) / f"round{rounds}"
            folder.mkdir()
            say(f"round {rounds}, seed {seed}")
            one_round(folder, mother, postgres, seed, small, say)
            seed += 1
    return rounds


def main() -> None:
    parser = argparse.ArgumentParser(prog="make drill", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=600.0, help="how long new rounds are begun (600)")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="to see the same round once more")
    asked = parser.parse_args()
    for noisy in ("rulebound.server", "websockets"):
        logging.getLogger(noisy).setLevel(logging.CRITICAL + 1)  # what goes wrong is meant to
    try:
        rounds = drill(asked.seconds, asked.seed, say=lambda text: print(text, flush=True))
    except Exception:
        traceback.print_exc()
        sys.exit("the drill has found something: the seed of the round above shows it once more")
    print(f"{rounds} rounds, and nothing was lost")


if __name__ == "__main__":
    main()
