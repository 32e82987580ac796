"""What investigators often say to one another, as ready phrases, and when nobody may say anything (peril).

Talk is free otherwise: hands may be told and plans made.
"""

from __future__ import annotations

from rulebound.core.state.clauses import cite
from rulebound.games.ahlcg.rules.encounter import PERIL
from rulebound.games.ahlcg.state import ArkhamHorror

PHRASES = tuple([
    f"ahlcg-phrase-{name}"
    for name in (
        # who goes first, and when
        "me-first", "you-first", "wait", "go-on",
        # a test
        "can-commit", "cannot-commit", "need-help",
        # what one means to do
        "fight", "evade", "investigate", "move-on", "come-to-me", "stay-away",
        # how one is
        "badly-hurt", "no-resources", "yes", "no", "well-done",
    )
])  # fmt: skip
"""The keys of the phrases; $seat is the player some of them name."""
ABOUT_A_PLAYER = frozenset(f"ahlcg-phrase-{name}" for name in ("you-first", "come-to-me"))
"""Those that need a $seat."""


@cite("ahlcg/peril.2")
def silenced(g: ArkhamHorror, seat: int) -> str:
    """The clause that keeps a seat silent now, or "".

    Who resolves a card with peril may not confer. What is said at this table reaches everybody, so that a word of the
    others would be advice, and a word of theirs a question: until the card is done with, nobody says anything.
    """
    return "ahlcg/peril.2" if g.scope(PERIL) is not None and len(g.seats) > 1 else ""
