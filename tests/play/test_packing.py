"""Positions packed beside a pattern, and what becomes of them later."""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest

import rulebound
from bench.large import USUAL
from rulebound.core.state.errors import SaveError
from rulebound.games import game_class
from rulebound.play.packing import GAMES, WINDOW, pack, unpack

PATTERNS = sorted(GAMES.glob("*/positions/*"))


@pytest.mark.parametrize("game", sorted({file.parent.parent.name for file in PATTERNS}))
def test_a_position_comes_out_as_it_went_in(game: str) -> None:
    seats = max(2, game_class(game).book.seats[0])
    position = rulebound.new(game, game_class(game).book.for_seats(seats), seed=5).game.encode()
    beside = pack(position, game)
    assert unpack(beside) == position
    assert len(beside) < len(pack(position)) * 2 / 3


def test_every_large_game_has_a_pattern() -> None:
    assert {usual.game for usual in USUAL} == {file.parent.parent.name for file in PATTERNS}


def test_what_was_packed_by_itself_is_read_as_ever() -> None:
    assert unpack(zlib.compress(b"a position")) == b"a position"
    assert unpack(pack(b"a position", "lantern")) == b"a position", "a game without a pattern"


@pytest.mark.parametrize("file", PATTERNS, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_no_pattern_was_changed(file: Path) -> None:
    """Its name says its checksum: with another content, no save that refers to it could be opened."""
    content = zlib.decompress(file.read_bytes())
    assert file.stem.split("-")[1] == f"{zlib.adler32(content):08x}"
    assert len(content) <= WINDOW


def test_a_pattern_that_is_not_there_is_named() -> None:
    packer = zlib.compressobj(zdict=b"somebody else's pattern")
    data = packer.compress(b"a position") + packer.flush()
    with pytest.raises(SaveError, match=r"refers to the pattern [0-9a-f]{8}, which this Rulebound does not have"):
        unpack(data)


@pytest.mark.parametrize("data", [b"", b"x", b"\x78\xbb", b"\x78\xbb\x00\x00\x00\x00"])
def test_what_is_damaged_is_refused(data: bytes) -> None:
    with pytest.raises(SaveError):
        unpack(data)
