"""The record of a table: every answer and directive, oldest first. Played again, it gives the same game."""

from __future__ import annotations

from msgspec import Struct


class Entry(Struct, frozen=True):
    """One line of the record: an answer, or a directive (`!arrange dice results=6`, `!reseed 77`)."""

    text: str
    offered: str = ""
    """A short hash of what could be answered; "" for a directive."""
    seat: int | None = None
    """Who answered, where several were asked."""
