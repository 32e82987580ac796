"""How a decision reads to the seat that is asked: what asks it, what tells options apart, what one of them provokes.

Worked out when somebody looks, never while rules run.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulebound.core.decision import Decision
from rulebound.core.state import Entity, Option, Term
from rulebound.core.timing import Event

if TYPE_CHECKING:
    from rulebound.core.game import Game

ASKING = ("this", "enemy", "monster", "card")
"""What the rules call the thing that they are carried out for."""


def asker(g: Game, seat: int) -> Term | None:
    """The card that is being carried out, or what is happening: the innermost of them. None between such things, and
    where the prompt says it itself."""
    if g.decision is None or "what" in dict(g.decision.args):
        return None
    for frame in reversed(g.stack or ()):
        held = frame.held()
        for thing in held.values():
            if isinstance(thing, Event) and thing.id in g.transients:
                return g.event_word(thing)
        for name in ASKING:
            thing = held.get(name)
            if isinstance(thing, Entity) and thing.id in g.entities:
                return g.word(thing, seat)
    return None


def notes(g: Game, decision: Decision, seat: int) -> dict[str, Term]:
    """For options that would read the same, by key: how what they are about differs, or else their number."""
    groups: dict[object, list[Option]] = {}
    for option in decision.options_for(seat):
        groups.setdefault((option.text, option.args), []).append(option)
    out: dict[str, Term] = {}
    for alike in groups.values():
        if len(alike) > 1:
            facts = [_seen(g, option) for option in alike]
            common = set(facts[0]).intersection(*facts)
            differing = [tuple([fact for fact in some if fact not in common]) for some in facts]
            out |= zip([o.key for o in alike], _numbered(differing), strict=True)
    return out


def _numbered(differing: list[tuple[Term, ...]]) -> Iterator[Term]:
    """Each row of facts as one term. Rows without any, and rows that are still the same, are counted."""
    still = Counter(differing)
    for n, facts in enumerate(differing, 1):
        number = Term("core-note-nth", (("n", n), ("all", len(differing))))
        first, *more = facts if facts and still[facts] == 1 else (*facts, number)
        for fact in more:
            first = Term("core-list-more", (("list", first), ("item", fact)))
        yield first


def _seen(g: Game, option: Option) -> tuple[Term, ...]:
    things = [g.entities[id] for id in option.about if id in g.entities]
    return g.policy.told_apart(g, things[-1]) if things else ()
