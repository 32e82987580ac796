"""Positions, packed: for saves, and for the snapshots of a table.

Positions of one game are much alike: the same piles, the same kinds of things, the same names. So a game may keep one
of its positions as a **pattern** (`positions/1-<checksum>.zlib` in its folder, made by `python -m bench.pattern`), and
what is packed says only where it differs, and from which pattern. A pattern says nothing about the rules, so it
outlives them: none is ever changed or taken away, a better one gets the next number.
"""

from __future__ import annotations

import zlib
from functools import cache
from pathlib import Path
from typing import Any

from rulebound.core.state.errors import SaveError

LARGEST = 1 << 25
"""No position is larger than this; what claims to be is not unpacked."""
WINDOW = 1 << 15
"""So far back packing looks: no pattern is longer."""
_REFERS = 0x20
"""The bit of a packed position's second byte that says: the next four are the checksum of a pattern."""
GAMES = Path(__file__).parent.parent / "games"


def pack(position: bytes, game: str = "") -> bytes:
    """The position, packed beside the newest pattern of its game."""
    packer = _begun(game).copy()
    return bytes(packer.compress(position) + packer.flush())


@cache
def _begun(game: str) -> Any:
    """A packer that has the newest pattern of a game in mind; to be copied."""
    kept = sorted((GAMES / game / "positions").glob("*.zlib"), key=lambda file: int(file.name.partition("-")[0]))
    return zlib.compressobj(zdict=_read(kept[-1])) if kept else zlib.compressobj()


def unpack(data: bytes) -> bytes:
    try:
        unpacker = zlib.decompressobj(zdict=_pattern(data[2:6].hex())) if _refers(data) else zlib.decompressobj()
        position = unpacker.decompress(data, LARGEST)
    except zlib.error as error:
        raise SaveError(f"the saved position cannot be unpacked: {error}") from None
    if not unpacker.eof:
        raise SaveError("the saved position is incomplete")
    return position


def _refers(data: bytes) -> bool:
    return len(data) > 5 and bool(data[1] & _REFERS)


@cache
def _pattern(checksum: str) -> bytes:
    found = next(GAMES.glob(f"*/positions/*-{checksum}.zlib"), None)
    if found is None:
        raise SaveError(f"the saved position refers to the pattern {checksum}, which this Rulebound does not have")
    return _read(found)


def _read(file: Path) -> bytes:
    return zlib.decompress(file.read_bytes())
