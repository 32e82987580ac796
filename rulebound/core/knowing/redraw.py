"""What a seat can work out about the faces it has not seen, and games it cannot tell from the real one.

A seat that has not seen a card knows only among which faces it must be: those of the card's pool, and of the pools with
which that one was mixed unseen; and how many of each back can be where. Redrawing deals all these anew, backs first,
each card as likely as the next. It looks at nothing else, so what comes out is the same whatever the hidden cards
really are, and whichever of them lies where: that is why a bot that thinks about such games cannot cheat.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec.structs import replace

from rulebound.core.game.decision import ALL, ONE, Decision
from rulebound.core.material.cards import Card, Pile, Pool, bit, sees
from rulebound.core.state.chance import drawn, key_of
from rulebound.core.state.entities import FLOWS, Call, Entity, Option, thaw
from rulebound.core.state.index import enter_index, leave_index

if TYPE_CHECKING:
    from rulebound.core.game.game import Game

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
    for card in in_their_places(g):
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
        parts = [_Part.of(g, p, len(hidden[p.id]), seen[p.id], seat) for p in family]
        for part in parts:
            for code in part.faces:
                rest.remove(code)
        _deal(g, parts, rest, lots)
        for pool, part in zip(family, parts, strict=True):
            for card in hidden[pool.id]:
                if _give(g, card, lots.take(part.faces)):
                    changed.append(card.id)
            pool.faces = tuple(sorted(part.faces))
    for pool in g.all(Pool):  # what the others recall is none of the seat's business
        pool.recalled = tuple([(code, bit(seat)) for code, eyes in pool.recalled if eyes & bit(seat)])
    g.version += 1
    return tuple(changed)


def in_their_places(g: Game) -> list[Card]:
    """All cards in the order in which they lie: which of those that look alike is which makes no difference then."""
    entities: dict[int, Any] = g.entities
    lying = [entities[id] for pile in g.all(Pile) for id in pile.cards]
    return [*lying, *(c for c in g.all(Card) if not c.pile)]


@dataclass
class _Part:
    """What one pool gets: the faces that are certain, how many more, and how many of each back at most."""

    faces: list[str]
    need: int
    most: Counter[str] | None

    @classmethod
    def of(cls, g: Game, pool: Pool, drawn: int, seen: Counter[str], seat: int) -> _Part:
        counted_on = Counter(pool.sure) | Counter([code for code, eyes in pool.recalled if eyes & bit(seat)])
        faces = sorted((counted_on - seen).elements())
        back, most = g.book.back, None
        if pool.backs and back is not None:
            known = Counter([back(code) for code in (*seen.elements(), *faces)])
            most = Counter(dict(pool.backs)) - known
        return cls(faces, len(pool.faces) + drawn - len(faces), most)


def _deal(g: Game, parts: list[_Part], rest: list[str], lots: _Lots) -> None:
    """Gives each part as many of the faces as it needs."""
    back = g.book.back
    if back is not None and any(p.most is not None for p in parts):
        kinds: dict[str, list[str]] = {}
        for code in rest:
            kinds.setdefault(back(code), []).append(code)
        shares = _shares(parts, {kind: len(codes) for kind, codes in kinds.items()}, lots)
        if shares is not None:
            for part, share in zip(parts, shares, strict=True):
                part.faces += [lots.take(kinds[kind]) for kind in sorted(share) for _ in range(share[kind])]
            return
    for part in parts:
        part.faces += [lots.take(rest) for _ in range(part.need)]


def _shares(parts: list[_Part], total: dict[str, int], lots: _Lots) -> list[Counter[str]] | None:
    """How many of each back every part gets: drawn card by card, as far as it can still come out even.

    None if it cannot: somebody has arranged the table, and the counts do not hold.
    """
    need = [p.need for p in parts]
    most = [{k: n if p.most is None else min(n, p.most[k]) for k, n in total.items()} for p in parts]
    shares: list[Counter[str]] = [Counter() for _ in parts]
    left = dict(total)

    def give(at: int, kind: str, n: int) -> None:
        need[at] -= n
        most[at][kind] -= n
        left[kind] -= n
        shares[at][kind] += n

    if not _comes_out(need, most, left):
        return None
    flexible = []
    for at in range(len(parts)):
        kinds = [k for k, n in most[at].items() if n]
        if len(kinds) == 1:
            give(at, kinds[0], need[at])
        else:
            flexible.append(at)
    for at in flexible:
        while need[at]:
            lot = [k for k in sorted(left) for _ in range(left[k]) if most[at][k]]
            kind = lots.take(lot)
            give(at, kind, 1)
            while not _comes_out(need, most, left):
                give(at, kind, -1)
                lot = [k for k in lot if k != kind]
                kind = lots.take(lot)
                give(at, kind, 1)
    return shares


def _comes_out(need: list[int], most: list[dict[str, int]], left: dict[str, int]) -> bool:
    """Can all that is left be given to those who need it?"""
    giving = _Giving(list(need), most, [dict.fromkeys(kinds, 0) for kinds in most])
    return all(giving.place(kind, set()) for kind, n in left.items() for _ in range(n))


class _Giving:
    """Backs that are given out one by one."""

    def __init__(self, room: list[int], most: list[dict[str, int]], given: list[dict[str, int]]) -> None:
        self.room, self.most, self.given = room, most, given

    def place(self, kind: str, tried: set[int]) -> bool:
        """One more of a back: where there is room, or where something else can make room for it."""
        for at, kinds in enumerate(self.most):
            given = self.given[at]
            if at in tried or given[kind] >= kinds[kind]:
                continue
            tried.add(at)
            if self.room[at]:
                self.room[at] -= 1
                given[kind] += 1
                return True
            for other, n in given.items():
                if n and other != kind and self.place(other, tried):
                    given[other] -= 1
                    given[kind] += 1
                    return True
        return False


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
