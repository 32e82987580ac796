"""Clues and gates (chapters "clues", "gates", "random space")."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.values import Stat, forbidden
from rulebound.core.material.cards import Pile, move, refill, reveal
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Term
from rulebound.core.timing.timing import Event, occur
from rulebound.games.eldritch.rules.doom import advance_doom
from rulebound.games.eldritch.rules.monsters import spawn_monster
from rulebound.games.eldritch.state import LAST, NOBODY, Clue, EldritchHorror, Gate, Investigator, Space, clue_count

CLOSING = Stat("closing")
"""Forbidden: closing gates (asked of the Ancient One)."""


# ------------------------------------------------------------------ clues


@cite("eldritch/clues.1 .2 /component-limits.4 /discarding.7 /hidden-information.4 .11")
def take_clue(g: EldritchHorror) -> Any:
    """A clue from the bank, its face seen by all. None if there is none."""
    bank = g.pile("clues")
    if not bank.cards:
        g.tell("eldritch-log-no-clue", "eldritch/component-limits.4")
        return None
    clue = g.entity(bank.cards[0])
    reveal(g, clue)
    return clue


@cite("eldritch/clues.2 /discarding.7")
def renew_clues(g: EldritchHorror) -> None:
    """The discarded clues are the new bank as soon as it is empty."""
    if not g.pile("clues").cards and g.pile("clues-discard").cards:
        refill(g, g.pile("clues"), g.pile("clues-discard"))
        g.tell("eldritch-log-clues-renewed", "eldritch/clues.2")


def clue_left(g: EldritchHorror) -> bool:
    return bool(g.pile("clues").cards)


@cite("eldritch/gaining.10 /clues.1")
def gain_clues(g: EldritchHorror, you: Investigator, n: int) -> None:
    """Clues from the bank; those that somebody gains are seen by all."""
    got = 0
    for _ in range(n):
        clue = take_clue(g)
        if clue is None:
            break
        keep_clue(g, you, clue)
        got += 1
    if got:
        g.tell("eldritch-log-clues", "eldritch/gaining.10", seat=you, n=got, now=clue_count(g, you))


def keep_clue(g: EldritchHorror, you: Investigator, clue: Clue) -> None:
    move(g, clue, g.entity(you.clues), LAST)
    g.change(clue, space=0, owner=you.index)
    renew_clues(g)
    contact = g.contact
    if contact is not None and contact.who == you.index:
        g.change(contact, kept=(*contact.kept, clue.id))


@cite("eldritch/clues.2 /discarding.7")
def discard_clue(g: EldritchHorror, clue: Clue) -> None:
    move(g, clue, g.pile("clues-discard"))
    g.change(clue, space=0, owner=NOBODY)
    renew_clues(g)


@cite("eldritch/clues.2 /discarding.2 .13")
def discard_from_board(g: EldritchHorror, clue: Clue) -> None:
    """A clue leaves the board, and nobody has it."""
    g.tell("eldritch-log-clue-gone", "eldritch/clues.2", space=g.entity(clue.space))
    discard_clue(g, clue)


@cite("eldritch/discarding.12")
def lose_clues(g: EldritchHorror, you: Investigator, n: int, cite: str = "eldritch/discarding.12") -> None:
    """Clues are discarded, the first gained first; all of them if there are fewer."""
    held = g.cards(you.clues)[:n]
    for clue in held:
        discard_clue(g, clue)
    if held:
        g.tell("eldritch-log-clues-lost", cite, seat=you, n=len(held), now=clue_count(g, you))
    elif n:
        g.tell("eldritch-log-no-clues-to-lose", cite, seat=you)


@cite("eldritch/clues.3 .4 /phase-mythos.10")
def spawn_clue(g: EldritchHorror, space: Space | None = None) -> None:
    """A clue comes on the board: where its face says, or where the effect says."""
    clue = take_clue(g)
    if clue is not None:
        named = g.space(clue.code.removeprefix("clue-"))
        put_clue(g, clue, space or named, "eldritch/clues.4" if space else "eldritch/clues.3")


def put_clue(g: EldritchHorror, clue: Clue, space: Space, cite: str) -> None:
    move(g, clue, g.pile("clues-on-board"), LAST)
    g.change(clue, space=space.id, owner=NOBODY)
    g.tell("eldritch-log-clue-on", cite, space=space)
    renew_clues(g)


def move_clue(g: EldritchHorror, clue: Clue, space: Space) -> None:
    """A clue goes from one space of the board to another, the nearest of a sort."""
    if clue.space != space.id:
        g.tell("eldritch-log-clue-moves", "eldritch/nearest.1", start=g.entity(clue.space), space=space)
        g.change(clue, space=space.id)


@flow(cite="eldritch/random-space.1 .2")
def random_space(g: EldritchHorror) -> Steps[Any]:
    """A clue from the bank is discarded, and its face says which; without any, the lead does."""
    clue = take_clue(g)
    if clue is None:
        return (yield from space_of_the_lead(g))
    found = g.space(clue.code.removeprefix("clue-"))
    g.tell("eldritch-log-random", "eldritch/random-space.1", space=found)
    discard_clue(g, clue)
    return found


@flow(cite="eldritch/random-space.2")
def space_of_the_lead(g: EldritchHorror) -> Steps[Any]:
    space = yield from choose_entity(
        g, g.clock.lead, g.all(Space), "eldritch-prompt-random-space", "space", "eldritch/random-space.2"
    )
    g.tell("eldritch-log-random", "eldritch/random-space.2", space=space)
    return space


# ------------------------------------------------------------------ gates


@cite("eldritch/gates.3 /discarding.8")
def renew_gates(g: EldritchHorror) -> None:
    """An empty stack is made anew from the discarded gates."""
    if not g.pile("gate-stack").cards and g.pile("gate-discard").cards:
        refill(g, g.pile("gate-stack"), g.pile("gate-discard"))
        g.tell("eldritch-log-gates-renewed", "eldritch/gates.3")


@cite("eldritch/gates.1 .3")
def top_gate(g: EldritchHorror) -> Any:
    renew_gates(g)
    stack = g.pile("gate-stack")
    return g.entity(stack.cards[0]) if stack.cards else None


@flow(cite="eldritch/gates.4 .5 /component-limits.5 /phase-mythos.8")
def spawn_gate(g: EldritchHorror) -> Steps[None]:
    """The top gate opens where it says, and a monster comes through. Without any gate left, doom comes closer."""
    gate = top_gate(g)
    if gate is None:
        g.tell("eldritch-log-no-gate", "eldritch/gates.5")
        yield from advance_doom(g, 1, cite="eldritch/gates.5")
        g.check()  # a game that is over has no next gate
        return
    reveal(g, gate)
    space = g.space(gate.code.removeprefix("gate-"))
    move(g, gate, g.pile("gates"), LAST)
    g.change(gate, space=space.id)
    g.tell(
        "eldritch-log-gate", "eldritch/gates.4", space=space, omen=Term(f"eldritch-omen-{g.registry[gate.code].omen}")
    )
    renew_gates(g)
    yield from spawn_monster(g, space)


@cite("eldritch/gates.2 .3 /faq-14")
def discard_gate(
    g: EldritchHorror, gate: Gate, pile: Pile | None = None, closing: bool = False, cite: str = "eldritch/gates.3"
) -> None:
    """A gate leaves the board, for the discard pile or another place. That alone is not closing it."""
    if not closing and gate.space:
        g.tell("eldritch-log-gate-gone", cite, space=g.entity(gate.space))
    g.change(gate, space=0)
    move(g, gate, pile or g.pile("gate-discard"))
    if pile is None and not closing:
        renew_gates(g)


class GateClosed(Event):
    """A gate is closed: `about` the gate, `who` the investigator."""

    who: int = -1
    space: int = 0

    @staticmethod
    @flow(cite="eldritch/gates.2")
    def happens(g: EldritchHorror, e: GateClosed) -> Any:
        gate = g.entity(e.about)
        g.tell("eldritch-log-closed", "eldritch/gates.2", seat=g.seat(e.who), space=g.entity(e.space))
        discard_gate(g, gate, closing=True)


@cite("eldritch/golden.3 /faq-14")
def can_close_gate(g: EldritchHorror, gate: Gate) -> bool:
    return bool(gate.space) and forbidden(g, g.ancient, CLOSING) is None


@flow(cite="eldritch/gates.2 /golden.3")
def close_gate(g: EldritchHorror, you: Investigator, gate: Gate) -> Steps[None]:
    """Closing is discarding, and more: others may answer it, and it can be forbidden. What is gone cannot be closed."""
    if not gate.space:
        return
    clauses = forbidden(g, g.ancient, CLOSING)
    if clauses is not None:
        g.tell("eldritch-log-cannot-close", " ".join(clauses), space=g.entity(gate.space))
        return
    yield from occur(g, GateClosed(about=gate.id, who=you.index, space=gate.space))
    renew_gates(g)  # only now: what answers the closing looks at this gate, which a new stack would hide
