"""What is read out: every encounter, mythos card and back of a card has a story (locales, `eldritch.stories.ftl`)."""

from __future__ import annotations

from rulebound.core.state.entities import Term
from rulebound.games.eldritch.state import EldritchHorror


def story_of(*names: str) -> Term:
    """The story of a card, or of one part of it."""
    return Term("-".join(("eldritch", *names, "story")))


def read_out(g: EldritchHorror, clause: str, *names: str) -> None:
    """The story is a line of its own."""
    g.tell(story_of(*names).term, clause)
