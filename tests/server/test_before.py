"""Tables and saves that were made before code was moved and renamed: nothing of them is lost by it.

The house in `before/` was left by the last version before the kernel was parted into packages:

    PYTHONPATH=. python tests/server/earlier/make.py tests/server/before/house.db.xz

Rules that are changed on purpose end its promise: then it is made anew, by the version before the next move.
"""

from __future__ import annotations

import asyncio
import lzma
from collections import Counter
from pathlib import Path

import pytest
from sqlalchemy import select

from rulebound.games import names
from rulebound.play.bots import best, make
from rulebound.server.open_tables import House
from rulebound.server.schema import tables
from rulebound.server.store import Store, url_of

LEFT = Path(__file__).parent / "before" / "house.db.xz"
ANSWERS = 3


@pytest.fixture
def left(tmp_path: Path) -> Path:
    file = tmp_path / "tables.db"
    file.write_bytes(lzma.decompress(LEFT.read_bytes()))
    return file


def test_open_tables_keep_their_history_and_their_undo(left: Path) -> None:
    async def through() -> Counter[str]:
        house, found = House(Store(url_of(left)), pace=0.0), Counter[str]()
        await house.open()
        try:
            async with house.store.engine.connect() as db:
                rows = (await db.execute(select(tables.c.id, tables.c.game))).all()
            for row in rows:
                room = await house.room(row.id)
                assert room.table.changed == "", f"{row.game}: {room.table.changed}"
                beginning = room.table.replay(0)
                assert beginning.decision is not None
                back = room.table.clone()
                while back.answers and not all(entry.reseeds for entry in back.answers):
                    back.undo(force=True)
                assert back.decision is not None
                assert back.decision.prompt == beginning.decision.prompt
                bot = make(row.game, best(row.game), 1)
                for _ in range(ANSWERS):
                    if room.table.outcome is None:
                        seat = room.table.waiting[0]
                        room.table.choose(tuple(bot.choose(room.table.view(seat), seat)), seat)
                found[row.game] += 1
        finally:
            await house.close()
        return found

    assert {*asyncio.run(through())} == {*names()}
