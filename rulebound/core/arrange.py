"""Arranging a table: any legal situation, set up by declared and checked steps, the same way in every game.

    arrange(g, "card", code="oil-flask", to="hand-1")
    arrange(g, "dice", results="6 1")

A step is a function with plain arguments, declared with `@step`; games add their own. A step that would make an
impossible situation is refused with the reason, and nothing is changed. After a step the rules take up again where the
clock stands, except for steps that only rig luck.
"""

from __future__ import annotations

import inspect
import shlex
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from rulebound.core.cards import Card, Pile, Pool, bit, learn, move
from rulebound.core.chance import rig
from rulebound.core.errors import ArrangeError, RuleboundError
from rulebound.core.index import INDEXES, enter_index
from rulebound.core.tokens import UNLIMITED, Bag, supply

if TYPE_CHECKING:
    from rulebound.core.game import Game

F = TypeVar("F", bound=Callable[..., None])


@dataclass(frozen=True)
class Step:
    """One way of arranging: its name, what it does, and whether the rules must take up again after it."""

    name: str
    run: Callable[..., None]
    restarts: bool

    @property
    def usage(self) -> str:
        names = [f"{p.name}=..." for p in list(inspect.signature(self.run).parameters.values())[1:]]
        return f"{self.name} {' '.join(names)}"


CORE_STEPS: dict[str, Step] = {}


def step(name: str, steps: dict[str, Step] = CORE_STEPS, restarts: bool = True) -> Callable[[F], F]:
    """Declares an arranging step. Its parameters after the game are str or int."""

    def declare(fn: F) -> F:
        steps[name] = Step(name, fn, restarts)
        return fn

    return declare


def steps_of(g: Game) -> Mapping[str, Step]:
    return {**CORE_STEPS, **g.book.steps}


def arrange(g: Game, name: str, /, **args: str | int) -> None:
    """Takes one step. A durable game is left untouched when the step is refused."""
    prepare(g, name, **args)
    if steps_of(g)[name].restarts:
        g.restart()


def prepare(g: Game, name: str, /, **args: str | int) -> None:
    """The step without taking up the rules again: for several steps in a row, `restart` after the last."""
    known = steps_of(g)
    if name not in known:
        raise ArrangeError(f"there is no arranging step {name!r}. There are: {', '.join(sorted(known))}")
    taken = known[name]
    params = dict(list(inspect.signature(taken.run).parameters.items())[1:])
    values: dict[str, Any] = {}
    for key, value in args.items():
        if key not in params:
            raise ArrangeError(f"{name} has no {key!r}: write {taken.usage}")
        if params[key].annotation == "int":
            if not str(value).lstrip("-").isdecimal():
                raise ArrangeError(f"{key} of {name} is a number, not {value!r}")
            values[key] = int(value)
        else:
            values[key] = str(value)
    lacking = [p.name for p in params.values() if p.default is p.empty and p.name not in values]
    if lacking:
        raise ArrangeError(f"{name} lacks {', '.join(lacking)}: write {taken.usage}")
    before = g.clone() if g.stack is not None else None
    try:
        taken.run(g, **values)
        why = g.book.possible(g) if g.book.possible else ""
        if why:
            raise ArrangeError(f"that cannot be: {why}")
    except RuleboundError:
        if before is not None:
            restore(g, before)
        raise
    g.version += 1
    g.tell("core-log-arranged", what=f"{name} {' '.join(f'{k}={v}' for k, v in args.items())}")


def restore(g: Game, before: Game) -> None:
    """Makes `g` what `before`, a clone of it, was."""
    for name in ("entities", "transients", "next_id", "next_transient", "scopes", "seats", "ending", "unsettled",
                 "luck", "reveals", *INDEXES, "stack", "decision", "given", "outcome", "result"):  # fmt: skip
        setattr(g, name, getattr(before, name))
    g.version += 1
    g.cache = {}


def written(name: str, args: Mapping[str, str | int]) -> str:
    """A step as one line of text, for saves."""
    return " ".join([name, *(f"{k}={shlex.quote(str(v))}" for k, v in args.items())])


def read(text: str) -> tuple[str, dict[str, str]]:
    try:
        name, *rest = shlex.split(text)
        return name, dict(part.split("=", 1) for part in rest)
    except ValueError:
        raise ArrangeError(f"{text!r} is not an arranging step: write name key=value ...") from None


def find(g: Game, handle: str) -> Any:
    """The entity that is called so."""
    for entity in g.entities.values():
        if handle in (entity.handle(g), getattr(entity, "code", None)) and not isinstance(entity, Card):
            return entity
    for entity in g.entities.values():
        if isinstance(entity, Card) and handle in (f"{entity.code}-{entity.id}", f"card-{entity.id}"):
            return entity
    cards = [e for e in g.entities.values() if isinstance(e, Card) and e.code == handle]
    if len(cards) == 1:
        return cards[0]
    if cards:
        raise ArrangeError(
            f"{handle!r} is on the table {len(cards)} times: {', '.join(f'{c.code}-{c.id}' for c in cards)}"
        )
    raise ArrangeError(f"nothing here is called {handle!r}")


def find_pile(g: Game, handle: str) -> Pile:
    found = next((e for e in g.entities.values() if isinstance(e, Pile) and e.handle(g) == handle), None)
    if found is None:
        piles = ", ".join(e.handle(g) for e in g.entities.values() if isinstance(e, Pile))
        raise ArrangeError(f"there is no pile {handle!r}. There are: {piles}")
    return found


def fetch(g: Game, code: str, pile: Pile) -> Card:
    """A card with this face that may be moved: one still unseen, else one that lies open somewhere else."""
    if code not in g.registry:
        raise ArrangeError(f"no card is called {code!r}")
    for pool in [e for e in g.entities.values() if isinstance(e, Pool) and code in e.faces]:
        unseen = [e for e in g.entities.values() if isinstance(e, Card) and e.pool == pool.id and not e.code]
        blank = unseen[-1]
        at = pool.faces.index(code)
        pool.faces = pool.faces[:at] + pool.faces[at + 1 :]
        blank.code = code
        enter_index(g, blank)
        return blank
    for card in g.entities.values():
        if isinstance(card, Card) and card.code == code and card.pile != pile.id:
            return card
    here = [c for c in pile.cards if getattr(g.entities[c], "code", "") == code]
    if here:
        raise ArrangeError(f"every {code} there is lies in {pile.handle(g)} already")
    raise ArrangeError(f"there is no {code} in this game")


# ------------------------------------------------------------------ steps that every game has


@step("card")
def _card(g: Game, code: str, to: str, at: int = 0) -> None:
    """A card with this face goes to a pile (at: 0 the top, -1 the bottom)."""
    pile = find_pile(g, to)
    card = fetch(g, code, pile)
    move(g, card, pile, at)
    card.owner = pile.owner if pile.owner >= 0 else card.owner


@step("top")
def _top(g: Game, pile: str, codes: str) -> None:
    """The top cards of a pile, in order, unseen: top pile=deck codes="oil-flask gale"."""
    target = find_pile(g, pile)
    chosen: list[Card] = []
    for code in codes.split():
        card = next((g.entities[i] for i in target.cards if getattr(g.entities[i], "code", "") == code and i not in [c.id for c in chosen]), None)  # fmt: skip
        card = card or fetch(g, code, target)
        assert isinstance(card, Card)
        chosen.append(card)
    for card in reversed(chosen):
        move(g, card, target, 0)
    if target.sight != "open":
        for card in chosen:
            card.known = 0


@step("show")
def _show(g: Game, card: str, seat: int = 0) -> None:
    """A seat (1, 2 ...) has seen a card; 0: everybody has."""
    found = find(g, card)
    if not isinstance(found, Card):
        raise ArrangeError(f"{card!r} is not a card")
    learn(g, found, -1 if seat == 0 else bit(seat - 1))


@step("tokens")
def _tokens(g: Game, on: str, kind: str, n: int) -> None:
    """So many tokens of a kind lie on something."""
    target = find(g, on)
    if not isinstance(getattr(target, kind, None), int):
        raise ArrangeError(f"{on} holds no {kind}")
    if n < 0:
        raise ArrangeError(f"{n} {kind} cannot lie anywhere")
    stock = supply(g, kind)
    more = n - getattr(target, kind)
    if stock is not None and stock.left != UNLIMITED:
        if more > stock.left:
            raise ArrangeError(f"only {stock.left} more {kind} are in the supply")
        stock.left -= more
    setattr(target, kind, n)


@step("exhaust")
def _exhaust(g: Game, card: str) -> None:
    found = find(g, card)
    if not isinstance(found, Card):
        raise ArrangeError(f"{card!r} is not a card")
    found.exhausted = True


@step("phase")
def _phase(g: Game, name: str) -> None:
    """The game stands at the beginning of a phase."""
    names = [n for n, _ in g.book.phases]
    if name not in names:
        raise ArrangeError(f"{g.book.game} has no phase {name!r}. It has: {', '.join(names)}")
    g.clock.phase = name
    g.clock.round = max(1, g.clock.round)


@step("round")
def _round(g: Game, n: int) -> None:
    if n < 1:
        raise ArrangeError("rounds are counted from 1")
    g.clock.round = n


@step("lead")
def _lead(g: Game, seat: int) -> None:
    g.clock.lead = _index(g, seat)


@step("turn")
def _turn(g: Game, seat: int) -> None:
    g.clock.seat = _index(g, seat)


def _index(g: Game, seat: int) -> int:
    if not 1 <= seat <= len(g.seats):
        raise ArrangeError(f"there is no seat {seat}: this table has 1 to {len(g.seats)}")
    return seat - 1


@step("dice", restarts=False)
def _dice(g: Game, results: str) -> None:
    """The next dice show these."""
    for result in results.split():
        if not result.isdecimal() or int(result) < 1:
            raise ArrangeError(f"no die shows {result!r}")
    rig(g, "die", *results.split())


@step("faces", restarts=False)
def _faces(g: Game, codes: str) -> None:
    """The next faces drawn from any pool are these."""
    for code in codes.split():
        if not any(isinstance(e, Pool) and code in e.faces for e in g.entities.values()):
            raise ArrangeError(f"no unseen card is a {code}")
    rig(g, "face", *codes.split())


@step("draws", restarts=False)
def _draws(g: Game, tokens: str) -> None:
    """The next tokens drawn from a bag are these."""
    for token in tokens.split():
        if not any(isinstance(e, Bag) and token in e.inside for e in g.entities.values()):
            raise ArrangeError(f"no bag holds {token!r}")
    rig(g, "token", *tokens.split())
