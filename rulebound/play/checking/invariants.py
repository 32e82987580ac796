"""What must hold in every game at every decision, whatever its rules are. Fuzzing asks for all of it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from random import Random

from rulebound.core.game.decision import ALL, ONE, SEPARATOR, Decision
from rulebound.core.game.game import Game
from rulebound.core.game.values import Modifier, Stat, value_of
from rulebound.core.knowing.redraw import made_again
from rulebound.core.material.cards import Card, CardDefinition, Pile, Pool
from rulebound.core.material.tokens import UNLIMITED, Supply
from rulebound.core.state.entities import Entity, Option, Registry, check_entity
from rulebound.core.state.errors import IllegalAnswer
from rulebound.core.state.index import INDEXES, rebuild_index

MOST_TRANSIENTS = 500
"""Far more things than can be going on at once: if there are as many, something is never cleared away."""


class Broken(Exception):
    """An invariant does not hold: which one, and what was found instead."""

    def __init__(self, invariant: str, found: str) -> None:
        super().__init__(f"{invariant}: {found}")
        self.invariant, self.found = invariant, found


def hold(condition: object, invariant: str, found: str) -> None:
    if not condition:
        raise Broken(invariant, found)


# ------------------------------------------------------------------ decisions


def always_a_decision(g: Game) -> None:
    """An unfinished game always has a decision, and whoever is asked has an answer."""
    decision = g.decision
    hold((decision is None) is (g.outcome is not None), "an unfinished game has a decision", f"{decision}, {g.outcome}")
    if decision is None:
        return
    hold(decision.seats and g.waiting, "somebody is asked", decision.prompt)
    hold(0 <= decision.least <= decision.most, "an answer has a size", f"{decision.least} to {decision.most}")
    hold(len(decision.each) == (len(decision.seats) if decision.mode == ALL else 1), "options for all", decision.prompt)
    for seat in decision.seats:
        keys = decision.keys(seat)
        hold(keys and len(keys) >= decision.least, "no decision without options", f"{decision.prompt}: {keys}")
        hold(len(set(keys)) == len(keys), "every option has its own key", ", ".join(keys))


def options_are_legal(g: Game, random: Random, every: bool) -> None:
    """Every option can be answered (all are tried on copies, or one), and its text means the same answer."""
    assert g.decision is not None
    for seat in g.waiting:
        options = g.decision.options_for(seat)
        for option in options if every else (random.choice(options),):
            picked = some_answer(g.decision, seat, random, option)
            text = SEPARATOR.join([o.key for o in picked])
            hold(g.legal(text, seat)[0] == picked, "an answer can be written down", text)
            other = g.clone()
            other.submit(picked, seat)
            always_a_decision(other)


def some_answer(decision: Decision, seat: int, random: Random, first: Option | None = None) -> tuple[Option, ...]:
    """A random legal answer, in the order of the options; with one option that must be in it."""
    options = decision.options_for(seat)
    n = random.randint(decision.least, min(decision.most, len(options)))
    if first is None:
        return tuple([options[i] for i in sorted(random.sample(range(len(options)), n))])
    at = options.index(first)
    rest = random.sample([i for i in range(len(options)) if i != at], max(0, n - 1))
    return tuple([options[i] for i in sorted([at, *rest])])


def denials_agree(g: Game) -> None:
    """What is denied is not offered, and each denial names a clause."""
    assert g.decision is not None
    for seat in g.waiting:
        keys = g.decision.keys(seat)
        for denial in g.why_not(seat):
            hold(denial.key not in keys, "what is denied is not offered", denial.key)
            hold(denial.clause, "a denial names its clause", denial.key)


def options_can_be_made_again(g: Game) -> None:
    """A menu, or the call that a decision names, makes exactly the options that are offered, also on a copy that
    remembers nothing."""
    decision, fresh = g.decision, g.clone()
    assert decision is not None
    if decision.again is not None:
        hold(made_again(fresh, decision.again) == decision.each, "options made again are the same", decision.prompt)
    elif decision.menu and decision.mode == ONE:
        again = g.registry[decision.menu].options(fresh, decision.seat)
        hold(again == decision.options, "options made again are the same", decision.menu)


def rejects_change_nothing(g: Game) -> None:
    """A wrong answer is refused, and the state is the same to the byte."""
    before = g.encode()
    for answer, seat in _wrong_answers(g):
        try:
            g.choose(answer, seat)
        except IllegalAnswer:
            hold(g.encode() == before, "a rejected answer changes nothing", f"{answer!r} of seat {seat + 1}")
        else:
            raise Broken("a wrong answer is refused", f"{answer!r} of seat {seat + 1}")


def _wrong_answers(g: Game) -> Iterator[tuple[str | list[str], int]]:
    decision = g.decision
    assert decision is not None
    for seat in g.waiting:
        keys = decision.keys(seat)
        yield "no such answer", seat
        if decision.least > 0:
            yield [], seat
        if len(keys) > decision.most:
            yield list(keys[: decision.most + 1]), seat
        yield [keys[0]] * (decision.most + 1), seat
        yield from ((d.key, seat) for d in g.why_not(seat)[:3])
    for seat in range(len(g.seats)):
        if seat not in g.waiting:
            yield decision.keys(decision.seat)[0], seat


# ------------------------------------------------------------------ the state


def state_is_sound(g: Game) -> None:
    """Fields hold plain values; each card lies in one pile; pools have as many faces as cards without one."""
    for entity in (*g.entities.values(), *g.transients.values()):
        check_entity(entity)
    lies_in: dict[int, int] = {}
    for pile in g.all(Pile):
        for id in pile.cards:
            if id in lies_in:
                raise Broken("a card lies in one place", f"{id} in {lies_in[id]} and in {pile.id}")
            lies_in[id] = pile.id
    drawn: defaultdict[int, list[str]] = defaultdict(list)
    for card in g.all(Card):
        if card.pile != lies_in.get(card.id, 0):
            raise Broken("a card knows where it lies", f"{card}")
        if card.known and not card.code:
            raise Broken("nobody knows a face that is not drawn", f"{card}")
        if card.pool:
            drawn[card.pool].append(card.code)
    for pool in g.all(Pool):
        codes = drawn[pool.id]
        if pool.sure:
            surely = Counter(pool.sure) - Counter(pool.faces) - Counter(codes)
            hold(not surely, "what everybody counts on is in the pool", f"{pool}: {dict(surely)}")
        blank = codes.count("")
        hold(len(pool.faces) == blank, "a pool has a face for each card", f"{pool}: {blank} cards")
    if g.book.possible is not None:
        why = g.book.possible(g)
        hold(not why, "the position is possible", why)


def nothing_lingers(g: Game) -> None:
    """What is going on belongs to a scope that is open; when the game is over, nothing is."""
    for transient in g.transients.values():
        known = not transient.scope or transient.scope in g.scopes or transient.id in g.scopes
        hold(known, "events and effects end with their scope", f"{transient}")
    hold(len(g.transients) < MOST_TRANSIENTS, "nothing piles up", f"{len(g.transients)} things are going on")
    if g.decision is None:
        hold(not g.scopes and not g.transients, "nothing is left when the game is over", f"{[*g.transients.values()]}")


class Material:
    """All faces and all limited tokens there are: none may come from nowhere or be lost, but for a new scenario."""

    def __init__(self, g: Game) -> None:
        self.faces, self.tokens, self.chapter = faces(g), tokens(g), chapter(g)

    def check(self, g: Game) -> None:
        if chapter(g) != self.chapter:
            self.faces, self.tokens, self.chapter = faces(g), tokens(g), chapter(g)
        now = faces(g)
        lost = self.faces - now
        hold(not lost, "no card is lost", f"{dict(lost)}")
        hold(
            now.total() == len(g.all(Card)), "every card has one face", f"{now.total()} faces, {len(g.all(Card))} cards"
        )
        left = tokens(g)
        for kind, n in self.tokens.items():
            hold(left.get(kind) == n, "tokens are on something or in the supply", f"{n} {kind} were {left.get(kind)}")
        self.faces, self.tokens = now, left


def chapter(g: Game) -> int:
    """Which scenario is being played, in a game of several."""
    return 0 if g.book.chapter is None else g.book.chapter(g)


def faces(g: Game) -> Counter[str]:
    """Every face there is, drawn or not; the two sides of a card count as one."""
    sides = _sides(g.registry)
    codes = [c.code for c in g.all(Card) if c.code]
    for pool in g.all(Pool):
        codes += pool.faces
    return Counter([sides.get(code, code) for code in codes])


@cache
def _sides(registry: Registry) -> dict[str, str]:
    """Both sides of a two-sided card -> the one by which it is counted."""
    return {d.key: min(d.key, d.other) for d in registry.of(CardDefinition) if d.other}


def tokens(g: Game) -> dict[str, int]:
    """How many tokens of each limited kind there are, on the table and beside it."""
    limited = {s.code: s.left for s in g.all(Supply) if s.left != UNLIMITED}
    holders: dict[type[Entity], list[str]] = {}
    for entity in g.entities.values():
        kind = type(entity)
        if kind not in holders:
            holders[kind] = [k for k in limited if k in kind.__struct_fields__ and kind is not Supply]
        for token in holders[kind]:
            limited[token] += getattr(entity, token)
    return limited


# ------------------------------------------------------------------ what is derived, and copies


def indexes_are_right(g: Game) -> None:
    other = g.clone()
    rebuild_index(other)
    for name in INDEXES:
        grown, built = getattr(g, name), getattr(other, name)
        if grown != built:
            keys = [k for k in {*grown, *built} if grown.get(k) != built.get(k)]
            found = f"{name}: {keys[0]} has {grown.get(keys[0])}, should have {built.get(keys[0])}"
            raise Broken("an index equals one built anew", found)


def values_are_fresh(g: Game) -> None:
    """A value that is remembered is what it would be if it were worked out now."""
    stats = {m.stat.key: m.stat for m in g.registry.of(Modifier)} | {s.key: s for s in g.registry.of(Stat)}
    for key, (version, value) in list(g.cache.items()):
        if version != g.version or not isinstance(key, tuple):
            continue
        id, stat = key
        if stat in stats:
            del g.cache[key]
            now = value_of(g, g.entity(id), stats[stat])
            hold(now == value, "a remembered value is right", f"{stat} of {id}: {value}, should be {now}")


def copies_are_equal(g: Game) -> Game:
    """A clone and a thawed save are the same position to the byte. Returns the thawed one."""
    data = g.encode()
    hold(g.clone().encode() == data, "a clone equals its original", "other bytes")
    thawed = type(g).decode(data)
    hold(thawed.encode() == data, "a position survives saving", "other bytes")
    hold(thawed.state_hash() == g.state_hash(), "a position survives saving", "another hash")
    return thawed
