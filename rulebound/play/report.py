"""A player's report: what one seat knows, as text. It can be shown to anybody who may know what that seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rulebound.core.state.entities import PUBLIC
from rulebound.play.saves import content_hash
from rulebound.play.translate import speech_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulebound.core.game.game import Line
    from rulebound.play.table import Table


def report(table: Table, seat: int, language: str, log: Sequence[Line] | None = None) -> str:
    """`log`: what the seat has read, if that is more than what happened in the game."""
    speech = speech_for(language, table.name)
    kind = type(table.game)
    lines = [
        "rulebound report",
        f"game: {table.name}",
        f"options: {' '.join(f'{k}={v}' for k, v in table.options.items())}",
        f"rules: {kind.book.version}",
        f"content: {content_hash(kind)}",
        f"seat: {'a spectator' if seat == PUBLIC else seat + 1}",
        "log:",
    ]
    for line in table.lines(seat) if log is None else log:
        cited = f"  [{' '.join(line.cite)}]" if line.cite else ""
        lines.append(f"  {speech.sentence(line.text, line.args)}{cited}")
    seen = msgspec.json.format(msgspec.json.encode(table.view(seat)), indent=1).decode()
    return "\n".join([*lines, "view:", seen]) + "\n"
