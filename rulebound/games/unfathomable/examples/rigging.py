"""How the examples of single mythos cards begin: the card comes up, with a check of an exact total or rigged dice."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable
from rulebound.games.unfathomable.examples.probes import TRIO, calm, crisis, nobody_answers, turn_of

VALUES = {
    "influence": "coordinated-effort-1 coordinated-effort-2 nothing-to-hide-3 nothing-to-hide-4 inspiring-speech-5",
    "lore": "shrivelling-1 shrivelling-2 lesser-banishment-3 lesser-banishment-4 forced-learning-5",
    "observation": "watch-and-learn-1 watch-and-learn-2 keen-insight-3 keen-insight-4 preparation-5",
    "strength": "combat-training-1 combat-training-2 rampage-3 rampage-4 shrug-it-off-5",
    "will": "persistence-1 persistence-2 determination-3 determination-4 true-grit-5",
}
"""A card of each value from 1 to 5."""


def worth(skills: str, total: int) -> list[str]:
    """Cards of these skills, at least one of each, that make this total."""
    types = skills.split()
    out: list[str] = []
    while total > 0:
        later = max(0, len(types) - len(out) - 1)
        value = min(5, total - later)
        out.append(VALUES[types[len(out) % len(types)]].split()[value - 1])
        total -= value
    return out


def check(
    t: ExampleTable, card: str, skills: str, total: int, dice: str = "", fresh: bool = True, characters: str = TRIO
) -> None:
    """Seat 1 draws this card, and its check comes to exactly this total: every card in it is of these skills.

    The first two are chaos cards, the others are added by seat 1. Without `fresh` the table is as it was arranged.
    """
    if fresh:
        calm(t, characters)
    cards = worth(skills, total)
    crisis(t, card, chaos=" ".join(cards[:2]))
    t.arrange("hand", seat=1, cards=" ".join(cards[2:]))
    if dice:
        t.arrange("dice", results=dice)
    go_through(t, ", ".join([f"add {c}" for c in cards[2:]]))


def go_through(t: ExampleTable, added: str = "") -> None:
    """Make the check rather than go round it; seat 1 adds these cards, others none."""
    nobody_answers(t)
    while t.g.decision is not None and t.g.decision.prompt in ("unfathomable-prompt-crisis", "unfathomable-prompt-add"):
        if t.g.decision.prompt == "unfathomable-prompt-crisis":
            t.choose("check")
        else:
            t.choose(added if t.g.waiting[0] == 0 else "")
        nobody_answers(t)


def option(
    t: ExampleTable, card: str, key: str, dice: str = "", fresh: bool = True, characters: str = TRIO, seat: int = 1
) -> None:
    """A player draws this card, and of its two options this one is chosen."""
    if fresh:
        calm(t, characters)
    crisis(t, card, seat)
    if dice:
        t.arrange("dice", results=dice)
    nobody_answers(t)
    t.choose(key)


def ready(t: ExampleTable, card: str, seat: int = 1, characters: str = TRIO) -> None:
    """A mythos card lies in a play area, and it is that player's turn."""
    calm(t, characters)
    t.arrange("item", seat=seat, code=card)
    turn_of(t, seat)


def deep_one_at(t: ExampleTable, space: str, characters: str = TRIO) -> None:
    """One Deep One on the board, and everybody below: nobody is in its way."""
    calm(t, characters)
    t.arrange("deep-ones", space=space, n=1)


def sound_hull(t: ExampleTable, n: int = 3) -> None:
    """The top damage cards are structural ones: each damages a room."""
    t.arrange("top", pile="damage", codes=" ".join([f"structural-damage-{s}" for s in list(VALUES)[:n]]))
