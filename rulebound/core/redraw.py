"""What a seat can work out about the faces it has not seen, and games it cannot tell from the real one.

A seat that has not seen a card knows only among which faces it must be: those of the card's pool, and of the pools with
which that one was shuffled together unseen. Redrawing deals all these anew. It looks at nothing else, so what comes out
is the same whatever the hidden faces really are: that is why a bot that thinks about such games cannot cheat.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec.structs import replace

from rulebound.core.cards import Card, Pool, sees
from rulebound.core.chance import drawn, key_of
from rulebound.core.decision import ALL, ONE, Decision
from rulebound.core.index import enter_index, leave_index
from rulebound.core.state import FLOWS, Call, Entity, Option, thaw

if TYPE_CHECKING:
    from rulebound.core.game import Game

G = TypeVar("G", bound="Game")


def unseen(g: Game, pool: Pool, seat: int) -> tuple[str, ...]:
    """The faces among which this seat must reckon the cards of a pool that it has not seen."""
    family = [p for p in g.all(Pool) if p.family == pool.family]
    ids = {p.id for p in family}
    drawn = [c.code for c in g.all(Card) if c.pool in ids and c.code and not sees(c, seat)]
    return tuple(sorted([*drawn, *(f for p in family for f in p.faces)]))


def redraw(g: Game, seat: int, seed: int) -> tuple[int, ...]:
    """Deals anew every face that the seat may not know. Returns the cards whose face is another one now."""
    hidden: dict[int, list[Card]] = {p.id: [] for p in g.all(Pool)}
    seen: dict[int, Counter[str]] = {p.id: Counter() for p in g.all(Pool)}
    for card in g.all(Card):
        if card.pool and card.code:
            if sees(card, seat):
                seen[card.pool][card.code] += 1
            else:
                hidden[card.pool].append(card)
    families: dict[int, list[Pool]] = {}
    for pool in g.all(Pool):
        if pool.faces or hidden[pool.id]:
            families.setdefault(pool.family, []).append(pool)
    lots = _Lots(seed)
    changed: list[int] = []
    for family in families.values():
        rest = sorted(f for p in family for f in (*p.faces, *(c.code for c in hidden[p.id])))
        certain = [sorted((Counter(p.sure) - seen[p.id]).elements()) for p in family]
        for faces in certain:
            for code in faces:
                rest.remove(code)
        for pool, mine in zip(family, certain, strict=True):
            cards = hidden[pool.id]
            mine += [lots.take(rest) for _ in range(len(pool.faces) + len(cards) - len(mine))]
            for card in cards:
                if _give(g, card, lots.take(mine)):
                    changed.append(card.id)
            pool.faces = tuple(sorted(mine))
    g.version += 1
    return tuple(changed)


class _Lots:
    """Lots that are no luck of the game's: they come from a seed of their own."""

    def __init__(self, seed: int) -> None:
        self.key, self.count = key_of(seed, "lots"), 0

    def take(self, things: list[str]) -> str:
        self.count += 1
        return things.pop(drawn(self.key, self.count, len(things)))


def _give(g: Game, card: Card, code: str) -> bool:
    if code == card.code:
        return False
    leave_index(g, card)
    card.code = code
    enter_index(g, card)
    return True


def redrawn(g: G, seat: int, seed: int) -> G:
    """A copy in which what the seat may not know is drawn anew; luck and the answers given so far are as they were."""
    other = g.clone()
    redraw(other, seat, seed)
    if other.decision is not None:
        other.decision = asked_again(g, other, other.decision, seat)
    return other


# ------------------------------------------------------------------ what the others could answer then


def asked_again(g: Game, other: Game, decision: Decision, seat: int) -> Decision:
    """The pending decision as it would be asked in the redrawn game: the others' options fit their new cards."""
    if decision.mode not in (ONE, ALL):
        return decision  # a group decision is offered in words that everybody understands
    each = list(decision.each)
    made = None if decision.again is None else made_again(other, decision.again)
    for i, asked in enumerate(decision.seats):
        if asked == seat:
            continue
        if made is not None:
            each[i] = made[i]
        elif decision.menu:
            each[i] = other.registry[decision.menu].options(other, asked)
        else:
            each[i] = tuple([reworded(g, other, option, asked) for option in decision.each[i]])
    return replace(decision, each=tuple(each))


def made_again(g: Game, call: Call[Any]) -> Any:
    """What a rule without decisions comes to in this game."""
    named = {key: thaw(value, g) for key, value in call.named}
    return FLOWS[call.flow].source(g, *[thaw(a, g) for a in call.args], **named)


def reworded(g: Game, other: Game, option: Option, seat: int) -> Option:
    """The same option about the same cards, whatever faces they have now."""
    key, args = option.key, option.args
    for id in option.about:
        was: Entity = g.entity(id)
        now: Entity = other.entity(id)
        old, new = was.handle(g, seat), now.handle(other, seat)
        if old != new:
            key = key.replace(old, new)
            args = tuple([(k, now.word(other, seat) if v == was.word(g, seat) else v) for k, v in args])
    return option if key == option.key else replace(option, key=key, args=args)
