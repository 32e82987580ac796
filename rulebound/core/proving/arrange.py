"""Arranging a table: any legal situation, set up by declared and checked steps, the same way in every game.

    arrange(g, "card", code="oil-flask", to="hand-1")
    arrange(g, "dice", results="6 1")

A step is a function with plain arguments, declared with `@step`; games add their own. A step that would make an
impossible situation is refused with the reason, and nothing is changed. After a step the rules take up again where the
clock stands, except for steps that only rig luck: in the same round, phase and turn, so that what was used up in them
stays used up and what lasts in them goes on. Where something is being resolved, it has to be answered first.
"""

from __future__ import annotations

import inspect
import shlex
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar, cast

from rulebound.core.game.game import PHASE, ROUND, TURN, Clock, Game, Seat
from rulebound.core.knowing.view import number
from rulebound.core.material.cards import (
    EVERYBODY,
    OPEN,
    PLAY,
    Card,
    CardDefinition,
    Pile,
    Pool,
    bit,
    cards_in,
    face,
    flip,
    join,
    learn,
    move,
    new_family,
    remove_card,
    zone,
)
from rulebound.core.material.tokens import UNLIMITED, Bag, Supply, supply
from rulebound.core.state.chance import rig
from rulebound.core.state.entities import copy_struct
from rulebound.core.state.errors import ArrangeError
from rulebound.core.state.index import INDEXES, enter_index, without

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True)
class Step:
    """One way of arranging: its name, what it does, and whether the rules must take up again after it.

    What it puts somewhere (a card, or several) is what it returns.
    """

    name: str
    run: Callable[..., Any]
    restarts: bool
    moves: bool = False
    """It says where the clock stands, so it needs no ground to stand on."""

    @property
    def params(self) -> dict[str, inspect.Parameter]:
        """What it takes besides the game."""
        return dict(list(inspect.signature(self.run).parameters.items())[1:])

    @property
    def usage(self) -> str:
        return " ".join([self.name, *(f"{name}=..." for name in self.params)])

    def read(self, args: Mapping[str, str | int]) -> dict[str, str | int]:
        """The arguments as the step needs them; wrong ones are answered with the right ones."""
        params = self.params
        values: dict[str, str | int] = {}
        for key, value in args.items():
            if key not in params:
                raise ArrangeError(f"{self.name} has no {key!r}: write {self.usage}")
            try:
                values[key] = int(value) if params[key].annotation in (int, "int") else str(value)
            except ValueError:
                raise ArrangeError(f"{key} of {self.name} is a number, not {value!r}") from None
        lacking = [name for name, p in params.items() if p.default is p.empty and name not in values]
        if lacking:
            raise ArrangeError(f"{self.name} lacks {', '.join(lacking)}: write {self.usage}")
        return values


CORE_STEPS: dict[str, Step] = {}


def step(
    name: str, steps: dict[str, Step] = CORE_STEPS, restarts: bool = True, moves: bool = False
) -> Callable[[F], F]:
    """Declares an arranging step. Its parameters after the game are str or int."""

    def declare(fn: F) -> F:
        steps[name] = Step(name, fn, restarts, moves)
        return fn

    return declare


def steps_of(g: Game) -> Mapping[str, Step]:
    return {**CORE_STEPS, **g.book.steps}


def arrange(g: Game, name: str, /, **args: str | int) -> str:
    """Takes one step, and the rules take up again. What is refused was tried on a copy only: nothing has changed.

    The names of what was placed come back, to be used in other steps and in answers.
    """
    placed = ""
    for game in tried_first(g):
        placed = _take(game, name, args)
        if steps_of(game)[name].restarts:
            if game.clock.round == 0 and not steps_of(game)[name].moves:
                raise ArrangeError("the game is still being set up: answer its questions first, or arrange a phase")
            game.restart()
    return placed


def prepare(g: Game, name: str, /, **args: str | int) -> str:
    """The step without taking up the rules again: for several steps in a row, `restart` after the last."""
    placed = ""
    for game in tried_first(g):
        placed = _take(game, name, args)
    return placed


def checked(g: Game, name: str, args: Mapping[str, str | int]) -> tuple[Step, dict[str, str | int]]:
    """The step of this name, and its arguments as it needs them: told by their form alone, whatever is on the table."""
    known = steps_of(g)
    if name not in known:
        raise ArrangeError(f"there is no arranging step {name!r}. There are: {', '.join(sorted(known))}")
    return known[name], known[name].read(args)


def _take(g: Game, name: str, args: Mapping[str, str | int]) -> str:
    chosen, given = checked(g, name, args)
    if chosen.restarts:
        _stop(g, chosen)
    clock = g.clock
    before = clock.round, clock.phase, clock.seat
    placed = chosen.run(g, **given)
    if clock.round != before[0]:
        g.leave(ROUND)
    elif clock.phase != before[1]:
        g.leave(PHASE)
    elif clock.seat != before[2]:
        g.leave(TURN)
    why = g.book.possible(g) if g.book.possible else ""
    if why:
        raise ArrangeError(f"that cannot be: {why}")
    g.version += 1
    g.tell("core-log-arranged", what=f"{name} {' '.join(f'{k}={v}' for k, v in args.items())}")
    things = placed if isinstance(placed, tuple) else () if placed is None else (placed,)
    return " ".join([name_of(g, thing) for thing in things])


def _stop(g: Game, chosen: Step) -> None:
    """What was being asked is asked no more; where something is being resolved, the table cannot be arranged."""
    if g.decision is not None and not chosen.moves:
        grounds = g.book.grounds
        if g.decision.prompt not in grounds if grounds else g.busy():
            raise ArrangeError(
                f"something is being resolved here ({g.decision.prompt}), and arranging would leave it undone: answer"
                " it first, or arrange a phase"
            )
    if g.decision is not None or g.outcome is not None:
        g.halt()


def name_of(g: Game, thing: Any) -> str:
    """What a thing is called in answers and in other steps, by those who see it."""
    if isinstance(thing, Card) and thing.code:
        thing = copy_struct(thing)
        thing.known = EVERYBODY
    called: str = thing.handle(g)
    return called


def tried_first(g: Game) -> tuple[Game, ...]:
    """A copy to try things on, then the game itself. A plain game that has begun cannot be copied."""
    if g.stack is not None:
        return g.clone(), g
    if g.generator is not None:
        return (g,)
    g.stack = []  # nothing is being resolved yet
    copy = g.clone()
    g.stack = copy.stack = None
    return copy, g


def restore(g: Game, before: Game) -> None:
    """Makes `g` what `before`, a clone of it, was."""
    for name in ("entities", "transients", "next_id", "next_transient", "scopes", "seats", "ending", "unsettled",
                 "luck", "reveals", *INDEXES, "stack", "decision", "given", "outcome", "result"):  # fmt: skip
        setattr(g, name, getattr(before, name))
    g.take_in_hand()
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
    """The entity that is called so: by its handle, or by its code if there is only one such thing."""
    for entity in g.entities.values():
        if handle in (entity.handle(g), f"{getattr(entity, 'code', '')}-{number(entity)}", f"card-{number(entity)}"):
            return entity
    codes = faces_called(g, handle) or (handle,)
    fitting = [e for e in g.entities.values() if getattr(e, "code", "") in codes]
    if len(fitting) > 1:  # there may be others in decks and in the box
        fitting = [e for e in fitting if not isinstance(e, Card) or zone(g, e) == PLAY] or fitting
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        names = [f"{handle}-{number(e)}" if isinstance(e, Card) else e.handle(g) for e in fitting]
        raise ArrangeError(f"{handle!r} is on the table {len(fitting)} times: {', '.join(names)}")
    raise ArrangeError(f"nothing here is called {handle!r}")


def faces_called(g: Game, name: str) -> tuple[str, ...]:
    """The codes of the faces that are called so: by code, or by title as a slug, the lowest level first."""
    if name in g.registry and isinstance(g.registry[name], CardDefinition):
        return (name,)
    found = [d for d in g.registry.of(CardDefinition) if name and d.facts.get("slug") == name]
    return tuple([d.key for d in sorted(found, key=lambda d: (d.facts.get("level") or 0, d.key))])


def codes_called(g: Game, name: str) -> tuple[str, ...]:
    """The same, where there must be one."""
    found = faces_called(g, name)
    if not found:
        raise ArrangeError(f"no card is called {name!r}")
    return found


def find_card(g: Game, handle: str) -> Card:
    found = find(g, handle)
    if not isinstance(found, Card):
        raise ArrangeError(f"{handle!r} is not a card")
    return found


def find_pile(g: Game, handle: str) -> Pile:
    found = next((pile for pile in g.all(Pile) if pile.handle(g) == handle), None)
    if found is None:
        piles = ", ".join(pile.handle(g) for pile in g.all(Pile))
        raise ArrangeError(f"there is no pile {handle!r}. There are: {piles}")
    return found


def fetch(g: Game, name: str, pile: Pile) -> Card:
    """A card called so that may be moved: one still unseen, else one that lies somewhere else."""
    codes = codes_called(g, name)
    for code in codes:
        pool = next((p for p in g.all(Pool) if code in p.faces), None)
        if pool is not None:
            return turn_up(g, [c for c in g.all(Card) if c.pool == pool.id and not c.code][-1], code)
    cards = [c for c in g.all(Card) if c.code in codes]
    elsewhere = [c for c in cards if c.pile != pile.id]
    if elsewhere:
        return elsewhere[0]
    if cards:
        raise ArrangeError(f"every {name} there is lies in {pile.handle(g)} already")
    raise ArrangeError(f"there is no {name} in this game")


def turn_up(g: Game, blank: Card, code: str) -> Card:
    """One that nobody has seen turns out to have this face."""
    pool: Any = g.entity(blank.pool)
    pool.faces = without(pool.faces, code)
    blank.code = code
    enter_index(g, blank)
    return blank


def fetch_from(g: Game, name: str, piles: tuple[Pile, ...], chosen: list[Card]) -> Card:
    """A card called so from one of these piles, none of those chosen already; where else it is, is said."""
    codes = codes_called(g, name)
    here: list[Card] = [c for pile in piles for c in cards_in(g, pile) if c not in chosen]
    for code in codes:
        for card in here:
            if card.code == code:
                return card
        for card in here:
            if not card.code and code in cast(Pool, g.entity(card.pool)).faces:
                return turn_up(g, card, code)
    names = ", ".join(pile.handle(g) for pile in piles)
    elsewhere = [c for c in g.all(Card) if c.code in codes and c not in here and c not in chosen and c.pile]
    if elsewhere:
        where = ", ".join(sorted({g.entity(c.pile).handle(g) for c in elsewhere}))
        raise ArrangeError(f"no {name} is left in {names}, only in {where}: move it first, with the step card")
    raise ArrangeError(f"no {name} is left in {names}")


# ------------------------------------------------------------------ steps that every game has


@step("card")
def _card(g: Game, code: str, to: str, at: int = 0) -> Card:
    """A card with this face goes to a pile (at: 0 the top, -1 the bottom). With its id, exactly this one: lens-34."""
    pile = find_pile(g, to)
    named = next(
        (c for c in g.all(Card) if code in (f"{c.code}-{number(c)}", f"card-{number(c)}", name_of(g, c))), None
    )
    card = named or fetch(g, code, pile)
    move(g, card, pile, at)
    card.owner = pile.owner if pile.owner >= 0 else card.owner
    return card


@step("top")
def _top(g: Game, pile: str, codes: str) -> tuple[Card, ...]:
    """The top cards of a pile, in order, as if nobody had seen them: top pile=deck codes="oil-flask gale".

    They are cards of that pile; one that lies elsewhere is put there first (card code=gale to=deck).
    """
    target = find_pile(g, pile)
    chosen: list[Card] = []
    for code in codes.split():
        chosen.append(fetch_from(g, code, (target,), chosen))
    for card in reversed(chosen):
        move(g, card, target, 0)
    if target.sight == OPEN:
        return tuple(chosen)
    pool = next((c.pool for c in cards_in(g, target) if c.pool), 0) or g.add(Pool(family=new_family(g))).id
    for card in chosen:  # a card that lay open must be wondered about again
        card.known = 0
        join(g, (card,), card.pool or pool)
    return tuple(chosen)


def on_top(g: Game, pile: str, codes: str) -> None:
    """As the step `top`; cards of these names that are not in the pile are fetched from elsewhere first."""
    target = find_pile(g, pile)
    for code, wanted in Counter(codes.split()).items():
        cards = cards_in(g, target)
        unseen = [f for id in {c.pool for c in cards if not c.code} for f in g.entity(id).faces]
        for _ in range(wanted - [*[c.code for c in cards], *unseen].count(code)):
            move(g, fetch(g, code, target), target)
    _top(g, pile, codes)


@step("size")
def _size(g: Game, pile: str, n: int) -> None:
    """A pile has only so many cards left: those below are out of the game."""
    target = find_pile(g, pile)
    cards = cards_in(g, target)
    if not 0 <= n <= len(cards):
        raise ArrangeError(f"{pile} has {len(cards)} cards: {n} of them cannot be left")
    for card in cards[n:]:
        remove_card(g, card)


@step("remove")
def _remove(g: Game, card: str) -> None:
    """A card is out of the game."""
    remove_card(g, find_card(g, card))


@step("flip")
def _flip(g: Game, card: str) -> None:
    """A two-sided card lies on its other side."""
    found = find_card(g, card)
    if not found.code or not face(g, found).other:
        raise ArrangeError(f"{card} has no other side that could be shown")
    flip(g, found)


@step("show")
def _show(g: Game, card: str, seat: int = 0) -> None:
    """A seat (1, 2 ...) has seen a card; 0: everybody has."""
    learn(g, find_card(g, card), EVERYBODY if seat == 0 else bit(seat_of(g, seat).index))


NOT_TOKENS = {name for kind in (Card, Pile, Pool, Seat, Clock, Supply) for name in kind.__struct_fields__}
"""Fields of the kernel's own: what they count are no tokens."""


@step("tokens")
def _tokens(g: Game, on: str, kind: str, n: int) -> None:
    """So many tokens of a kind lie on something."""
    target = find(g, on)
    kinds = g.book.tokens
    if kinds is not None and kind not in kinds:
        raise ArrangeError(f"{kind!r} is no kind of token here. There are: {', '.join(kinds)}")
    if kind in NOT_TOKENS or type(getattr(target, kind, None)) is not int:
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


@step("bag")
def _bag(g: Game, bag: str, tokens: str) -> None:
    """Exactly these tokens are in a bag, and none lies drawn beside it."""
    found = find(g, bag)
    if not isinstance(found, Bag):
        raise ArrangeError(f"{bag!r} is not a bag")
    found.inside, found.drawn = tuple(sorted(tokens.split())), ()


@step("exhaust")
def _exhaust(g: Game, card: str) -> None:
    """A card is exhausted."""
    find_card(g, card).exhausted = True


@step("ready")
def _ready(g: Game, card: str) -> None:
    """A card is ready."""
    find_card(g, card).exhausted = False


@step("phase", moves=True)
def _phase(g: Game, name: str) -> None:
    """The game stands at the beginning of a phase, and whatever turn was under way is over."""
    names = [n for n, _ in g.book.phases]
    if name not in names:
        raise ArrangeError(f"{g.book.game} has no phase {name!r}. It has: {', '.join(names)}")
    g.leave(PHASE)
    g.clock.phase = name
    g.clock.round = max(1, g.clock.round)
    if g.book.lay_down is not None:
        g.book.lay_down(g)


@step("round", moves=True)
def _round(g: Game, n: int) -> None:
    """It is this round; what was used up in another is not used up in this."""
    if n < 1:
        raise ArrangeError("rounds are counted from 1")
    g.clock.round = n
    g.clock.phase = g.clock.phase or g.book.phases[0][0]


@step("lead")
def _lead(g: Game, seat: int) -> None:
    """This seat leads."""
    g.clock.lead = seat_of(g, seat).index


@step("turn", moves=True)
def _turn(g: Game, seat: int) -> None:
    """It is this seat's turn."""
    g.clock.seat = seat_of(g, seat).index


def seat_of(g: Game, seat: int) -> Any:
    """The seat with this number, as people count: from 1."""
    if not 1 <= seat <= len(g.seats):
        raise ArrangeError(f"there is no seat {seat}: this table has 1 to {len(g.seats)}")
    return g.seat(seat - 1)


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
    unseen = [f for pool in g.all(Pool) for f in pool.faces]
    rigged = []
    for name in codes.split():
        code = next((c for c in codes_called(g, name) if c in unseen), None)
        if code is None:
            raise ArrangeError(f"no unseen card is a {name}" + (", not so often" if name in rigged else ""))
        unseen.remove(code)
        rigged.append(code)
    rig(g, "face", *rigged)


@step("draws", restarts=False)
def _draws(g: Game, tokens: str) -> None:
    """The next tokens drawn from a bag are these."""
    held = [t for bag in g.all(Bag) for t in bag.inside]
    for token in tokens.split():
        if token not in held:
            raise ArrangeError(f"no bag holds {token!r}")
    rig(g, "token", *tokens.split())
