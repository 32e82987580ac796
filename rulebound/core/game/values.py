"""Numbers that can explain themselves.

A value is worked out anew from its base whenever something changed: all additions, then multiplications, then "is set
to", fractions rounded up, never below the stat's floor. A prohibition ("cannot") is not a number and beats everything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct

from rulebound.core.state.entities import Definition, Entity, Transient
from rulebound.core.state.index import enter_index, leave_index

if TYPE_CHECKING:
    from rulebound.core.game.game import Game

ADD, TIMES, SET, CANNOT = "add", "times", "set", "cannot"
ORDER = {ADD: 0, TIMES: 1, SET: 2}


class Stat(Definition):
    """A kind of number: how to read its base from an entity, and its floor. Also the name of what can be forbidden."""

    __slots__ = ("base", "fact", "floor", "printed", "same")

    def __init__(
        self,
        key: str,
        base: Callable[[Any, Any], int] | int = 0,
        floor: int | None = 0,
        printed: bool = False,
        fact: str = "",
    ) -> None:
        super().__init__(key)
        self.base = _read(fact) if fact else _always(base) if isinstance(base, int) else base
        self.same = base if isinstance(base, int) and not fact else None
        """Its base, if that is the same for everything."""
        self.floor = floor
        self.fact = fact
        """What the face of a card calls it: there its base is read."""
        self.printed = printed or isinstance(base, int)
        """Its base is quick to find: that is as good as remembering it."""


def _read(fact: str) -> Callable[[Any, Any], int]:
    return lambda g, card: g.registry.definitions[card.code].facts.get(fact) or 0


def _always(number: int) -> Callable[[Any, Any], int]:
    return lambda g, entity: number


class Modifier(Definition):
    """A constant change of a stat: by how much, for whom, by which clause. `key` is given when a card takes it."""

    __slots__ = ("amount", "cite", "divide", "op", "stat", "who")

    def __init__(
        self,
        stat: Stat,
        op: str,
        amount: int | Callable[[Any, Any], int],
        who: Callable[[Any, Any, Any], bool],
        cite: str = "",
        divide: int = 1,
    ) -> None:
        super().__init__("")
        self.stat, self.op, self.amount, self.who, self.divide = stat, op, amount, who, divide
        self.cite = tuple(cite.split())

    def by(self, g: Game, source: Entity) -> int:
        return self.amount if isinstance(self.amount, int) else self.amount(g, source)


class Lingering(Transient):
    """What an ability leaves behind: it ends with its scope, wherever the card that made it may be by then.

    With `targets` it is for exactly these entities, and ends for each that leaves play.
    """

    source: int = 0
    targets: tuple[int, ...] | None = None

    LISTENS: ClassVar[bool] = True


class Lasting(Lingering):
    """A modifier that lasts. Without `targets` it is for whatever fits when the value is asked for."""

    modifier: str = ""

    def granting(self, g: Game) -> tuple[tuple[str, Any], ...]:
        modifier = g.registry[self.modifier]
        return ((modifier.stat.key, modifier),)


class Reason(Struct, frozen=True, array_like=True):
    """One step of an explanation."""

    source: int
    op: str
    amount: int
    cite: tuple[str, ...] = ()


def adds(
    stat: Stat, amount: int | Callable[[Any, Any], int], who: Callable[[Any, Any, Any], bool], cite: str = ""
) -> Modifier:
    """So much more (or less) for whom `who(g, source, entity)` says."""
    return Modifier(stat, ADD, amount, who, cite)


def times(stat: Stat, amount: int, who: Callable[[Any, Any, Any], bool], cite: str = "", divide: int = 1) -> Modifier:
    """So many times as much, or a fraction: `times(stat, 1, who, divide=2)` halves."""
    return Modifier(stat, TIMES, amount, who, cite, divide)


def sets(stat: Stat, amount: int, who: Callable[[Any, Any, Any], bool], cite: str = "") -> Modifier:
    """Exactly so much, whatever else there is."""
    return Modifier(stat, SET, amount, who, cite)


def cannot(what: Stat, who: Callable[[Any, Any, Any], bool], cite: str = "") -> Modifier:
    """A prohibition."""
    return Modifier(what, CANNOT, 0, who, cite)


def live(g: Game, entity: Entity, stat: Stat) -> list[tuple[Entity, Modifier]]:
    """The modifiers that count for this entity now, with their sources."""
    out = []
    for id, modifier in g.modifiers.get(stat.key, ()):
        holder = g.entities[id] if id > 0 else g.transients[id]
        if type(holder) is Lasting:
            if holder.targets is not None:
                if entity.id not in holder.targets:
                    continue
                out.append((g.entity(holder.source), modifier))
                continue
            source = g.entity(holder.source)
        else:
            source = holder
            if not g.policy.working(g, source, modifier):
                continue
        if modifier.who(g, source, entity):
            out.append((source, modifier))
    return out


def value_of(g: Game, entity: Entity, stat: Stat) -> int:
    if stat.printed and stat.key not in g.modifiers:
        fact = stat.fact
        if fact:  # as its base does it, without asking it
            total: int = g.registry.definitions[entity.code].facts.get(fact) or 0  # type: ignore[attr-defined]
        elif stat.same is not None:
            total = stat.same
        else:
            total = stat.base(g, entity)
        floor = stat.floor
        return total if floor is None or total >= floor else floor
    key = (entity.id, stat.key)
    known = g.cache.get(key)
    if known is not None and known[0] == g.version:
        found: int = known[1]
        return found
    total = stat.base(g, entity)
    if stat.key in g.modifiers:
        total = combine(total, [(m.op, m.by(g, s), m.divide) for s, m in live(g, entity, stat)])
    if stat.floor is not None and total < stat.floor:
        total = stat.floor
    g.cache[key] = (g.version, total)
    return total


def combine(base: int, changes: list[tuple[str, int, int]]) -> int:
    """Additions first, then multiplications, then the last "is set to"; a fraction is rounded up at the end."""
    total, over = base, 1
    for op, amount, _ in changes:
        if op == ADD:
            total += amount
    for op, amount, divide in changes:
        if op == TIMES:
            total, over = total * amount, over * divide
    for op, amount, _ in changes:
        if op == SET:
            total, over = amount, 1
    return -(-total // over)


def explain(g: Game, entity: Entity, stat: Stat) -> tuple[Reason, ...]:
    """Each step in the order in which the value is worked out."""
    base = stat.base(g, entity)
    found = sorted([(m, s) for s, m in live(g, entity, stat) if m.op != CANNOT], key=lambda f: ORDER[f[0].op])
    reasons = [Reason(entity.id, "base", base)]
    reasons += [Reason(s.id, m.op if m.divide == 1 else f"{m.op}/{m.divide}", m.by(g, s), m.cite) for m, s in found]
    total = combine(base, [(m.op, m.by(g, s), m.divide) for m, s in found])
    if stat.floor is not None and total < stat.floor:
        reasons.append(Reason(entity.id, "floor", stat.floor))
    return tuple(reasons)


def forbidden(g: Game, entity: Entity, what: Stat) -> tuple[str, ...] | None:
    """The clauses by which `what` cannot be done by (or to) this entity; None if nothing forbids it."""
    if what.key not in g.modifiers:
        return None
    for _, modifier in live(g, entity, what):
        if modifier.op == CANNOT:
            return modifier.cite
    return None


def lasting(
    g: Game, modifier: Modifier, source: Entity, until: str, targets: tuple[Entity, ...] | None = None
) -> Lasting | None:
    """Makes a modifier last until the innermost scope of a kind closes; None if there is none to last for any more."""
    scope = g.scope(until)
    if scope is None or scope.over:
        return None
    effect = Lasting(
        scope=scope.id,
        modifier=modifier.key,
        source=source.id,
        targets=None if targets is None else tuple([t.id for t in targets]),
    )
    g.transient(effect)
    enter_index(g, effect)
    _unsettle(g, effect)
    return effect


def _unsettle(g: Game, effect: Lingering) -> None:
    """A modifier begins or ends: the state checks look at those it is for, or at its source if that is left open."""
    if type(effect) is Lasting:
        for id in (effect.source,) if effect.targets is None else effect.targets:
            g.touch(g.entity(id))
    g.version += 1


def lift(g: Game, effect: Any) -> None:
    """What lingered is over."""
    leave_index(g, effect)
    _unsettle(g, effect)


def expire(g: Game, kind: str) -> None:
    """The end of a period is reached: what lasted until then is over, before anything else happens at that moment."""
    scope = g.scope(kind)
    if scope is None:
        return
    scope.over = True
    if g.only_scopes():
        return
    for effect in [t for t in g.transients.values() if type(t) is Lasting and t.scope == scope.id]:
        lift(g, effect)
        g.drop(effect)


def end_lasting_on(g: Game, entity: Entity) -> None:
    """The entity has left play: what lingered on it ends for it."""
    transients: Any = g.transients
    for effect in [t for t in transients.values() if t.LISTENS]:
        if effect.targets and entity.id in effect.targets:
            effect.targets = tuple([t for t in effect.targets if t != entity.id])
            if not effect.targets:
                leave_index(g, effect)
                g.drop(effect)
            g.version += 1
