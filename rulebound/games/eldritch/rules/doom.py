"""Doom and the omen: both tracks, and the awakening (chapters "doom", "omen", "Ancient One")."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option, Term
from rulebound.core.state.index import enter_index, leave_index
from rulebound.core.timing.timing import carry_out
from rulebound.games.eldritch.state import (
    GREEN,
    MOST_DOOM,
    OMENS,
    EldritchHorror,
    Gate,
    Investigator,
    definition,
    matching,
)


@flow(cite="eldritch/doom.1 .4 .6 /doom-awake.1 /winning-and-losing.6")
def advance_doom(g: EldritchHorror, n: int, gate: Gate | None = None, cite: str = "eldritch/doom.1") -> Steps[None]:
    """Doom comes closer, point by point; once the Ancient One is awake, its sheet says what each point does instead."""
    for nth in range(n):
        if nth:
            g.check()  # a game that is over has no next point
        if g.ancient.awake:
            yield from carry_out(g, g.ancient, definition(g, g.ancient).instead_of_doom.later(gate))
            continue
        g.change(g.ancient, doom=g.ancient.doom - 1)
        g.tell("eldritch-log-doom", cite, n=g.ancient.doom)
        if g.ancient.doom == 0:
            yield from awaken(g)


@flow(cite="eldritch/doom.2 .5")
def retreat_doom(g: EldritchHorror, n: int) -> Any:
    """Doom draws back, not beyond the end of its track, and not at all once the Ancient One is awake."""
    if not can_retreat(g):
        g.tell("eldritch-log-doom-stays", "eldritch/doom.5" if g.ancient.awake else "eldritch/doom.2")
        return
    g.change(g.ancient, doom=min(MOST_DOOM, g.ancient.doom + n))
    g.tell("eldritch-log-doom-back", "eldritch/doom.2", n=g.ancient.doom)


@cite("eldritch/doom.2 .5")
def can_retreat(g: EldritchHorror) -> bool:
    return not g.ancient.awake and g.ancient.doom < MOST_DOOM


@flow(cite="eldritch/ancient-one.5 .6 /doom.4 /flipping.1")
def awaken(g: EldritchHorror) -> Steps[None]:
    """The sheet is turned: its other side counts from now on, beginning with what it does at once."""
    leave_index(g, g.ancient)
    g.change(g.ancient, awake=True)
    enter_index(g, g.ancient)
    g.tell("eldritch-log-awakens", "eldritch/ancient-one.5", who=g.ancient)
    yield from carry_out(g, g.ancient, definition(g, g.ancient).awakens.later())


# ------------------------------------------------------------------ the omen


@flow(cite="eldritch/omen.2 /phase-mythos.2")
def advance_omen(g: EldritchHorror, n: int = 1) -> Steps[None]:
    """The omen goes on clockwise, and each space it comes to is looked at."""
    for _ in range(n):
        yield from turn_omen(g, 1)


@flow(cite="eldritch/omen.1 .2 /faq-15 /conflicts.1")
def turn_omen(g: EldritchHorror, by: int) -> Steps[None]:
    """One space further, or back: doom comes closer for each gate of that sign, and for tokens on the green one."""
    g.change(g.ancient, omen=(g.ancient.omen + by) % len(OMENS))
    said = "eldritch-log-omen" if by > 0 else "eldritch-log-omen-back"
    g.tell(said, "eldritch/omen.2", omen=Term(f"eldritch-omen-{g.omen}"))
    left = matching(g)
    while left:
        gate = left[0]
        if 0 < g.ancient.doom < len(left) and definition(g, g.ancient).facts.get("takes_gates"):
            gate = yield from choose_entity(
                g, g.policy.orderer(g), left, "eldritch-prompt-gate-doom", "gate", "eldritch/conflicts.1"
            )  # those that come before it wakes stay where they are
        left = tuple([t for t in left if t.id != gate.id])
        yield from advance_doom(g, 1, gate, "eldritch/omen.2")
        g.check()
    if g.omen == GREEN and g.ancient.omen_tokens:
        yield from advance_doom(g, g.ancient.omen_tokens, cite="eldritch/faq-15")


@flow(cite="eldritch/omen.1")
def set_omen(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """The omen goes wherever one likes; doom does not stir."""
    options = tuple([
        Option(f"omen {i + 1}", "eldritch-option-omen", (("n", i + 1), ("omen", Term(f"eldritch-omen-{o}"))), value=i)
        for i, o in enumerate(OMENS)
    ])  # fmt: skip
    picked = yield from choose(g, you.index, options, "eldritch-prompt-omen", cite="eldritch/omen.1")
    g.change(g.ancient, omen=picked.value)
    g.tell("eldritch-log-omen-set", "eldritch/omen.1", omen=Term(f"eldritch-omen-{g.omen}"), n=picked.value + 1)
