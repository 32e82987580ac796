"""The stories that are read out."""

from __future__ import annotations

from rulebound.core.state.entities import Term
from rulebound.games.ah3.state import ArkhamHorror


def story_of(code: str, part: str = "") -> Term:
    """The story of a card, or of a part of it, in the catalogues."""
    return Term(f"ah3-{code}-{part}-story" if part else f"ah3-{code}-story")


def read_out(g: ArkhamHorror, cite: str, code: str, part: str = "") -> None:
    g.tell("ah3-log-story", cite, story=story_of(code, part))
