"""What one seat may know: all that it, its browser, its bot or its log ever gets."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from rulebound.core.game.decision import ALL, Decision, Denial, ends_turn
from rulebound.core.knowing.decision_notes import asker, notes
from rulebound.core.knowing.redraw import redrawn
from rulebound.core.material.cards import MIXED, ROW, Card, Pile, Pool, apart_in, bit, told
from rulebound.core.state.chance import key_of
from rulebound.core.state.entities import PUBLIC, Entity, Option, Term, Transient

if TYPE_CHECKING:
    from rulebound.core.game.game import Game, Line

G = TypeVar("G", bound="Game")

Seen = Callable[[Any, Any, int], bool]


def view(g: Game, seat: int = PUBLIC) -> dict[str, Any]:
    """The position as this seat sees it, as plain data. Spectators are PUBLIC."""
    clock = g.clock
    numbers = numbers_for(g, seat)
    entities = {
        id: entity_view(g, e, seat, numbers)
        for id, e in g.entities.items()
        if not isinstance(e, Card) and type(e) is not Pool and e.seen_by(g, seat)
    }
    for called, id in sorted([(called, id) for id, called in numbers.items()]):  # in the order of ids one could follow
        card = g.entities[id]
        if card.seen_by(g, seat):
            entities[called] = entity_view(g, card, seat, numbers)
    entities |= {id: passing_view(g, t, seat) for id, t in g.transients.items() if t.SHOWN}
    return {
        "game": g.book.game,
        "seat": seat,
        "round": clock.round,
        "phase": clock.phase,
        "turn": clock.seat,
        "lead": clock.lead,
        "entities": entities,
        "decision": decision_view(g, seat),
        "outcome": None if g.outcome is None else msgspec.to_builtins(g.outcome),
    }


def numbers_for(g: Game, seat: int) -> dict[int, int]:
    """The numbers of all cards that the seat can tell from others, by their ids."""
    rows = {pile.id for pile in g.all(Pile) if apart_in(pile) == ROW}
    mask = bit(seat)
    return {card.id: card.tag or card.id for card in g.all(Card) if card.known & mask or card.pile in rows}


def entity_view(g: Game, entity: Entity, seat: int, numbers: dict[int, int] | None = None) -> dict[str, Any]:
    numbers = numbers_for(g, seat) if numbers is None else numbers
    kind = type(entity)
    out: dict[str, Any] = {"kind": kind.__name__, "word": msgspec.to_builtins(entity.word(g, seat))}
    out.update(zip(kind.__struct_fields__, msgspec.to_builtins(entity)[1:], strict=True))
    for name, seen in _secrets(kind):
        if not seen(g, entity, seat):
            del out[name]
    for name in kind.POINTS:
        out[name] = _numbers(g, out[name], seat)
    if isinstance(entity, Pile):
        del out["apart"]
        if "cards" in out:
            out["cards"] = lying(entity, seat, numbers)
    elif isinstance(entity, Card):
        out["id"] = number(entity)
    return _with_numbers(g, entity, out)


def number(entity: Entity) -> int:
    """What a thing is called by outside the rules: its id, or the number that a card goes by."""
    return entity.tag or entity.id if isinstance(entity, Card) else entity.id


def number_for(g: Game, id: int, seat: int) -> int:
    """The number of what has this id; 0 if it is a card that the seat cannot tell from others."""
    entity = g.entities.get(id)
    if not isinstance(entity, Card):
        return id
    return number(entity) if told(g, entity, seat) else 0


def _numbers(g: Game, ids: int | list[int], seat: int) -> Any:
    return number_for(g, ids, seat) if isinstance(ids, int) else [number_for(g, id, seat) for id in ids]


def thing_called(g: Game, called: int, seat: int) -> Entity | None:
    """The thing that goes by this number for a seat, or None."""
    entity = g.entities.get(called)
    if isinstance(entity, Pool):
        return None
    if entity is None or isinstance(entity, Card):
        entity = next((c for c in g.all(Card) if number(c) == called and told(g, c, seat)), None)
    return entity if entity is not None and entity.seen_by(g, seat) else None


def lying(pile: Pile, seat: int, numbers: dict[int, int]) -> list[int]:
    """The cards of a pile as a seat sees them: numbers, and 0 for each that it cannot tell from others.

    Where cards lie mixed, those it knows come first: the order in somebody's hand is nobody else's business.
    """
    cards = [numbers.get(id, 0) for id in pile.cards]
    if (seat < 0 or seat != pile.owner) and apart_in(pile) == MIXED:
        known = sorted(n for n in cards if n)
        return known + [0] * (len(cards) - len(known))
    return cards


def passing_view(g: Game, transient: Transient, seat: int) -> dict[str, Any]:
    """Something that is going on, as far as it shows."""
    out: dict[str, Any] = {"kind": type(transient).__name__, "word": msgspec.to_builtins(transient.word(g, seat))}
    out |= {name: msgspec.to_builtins(getattr(transient, name)) for name in ("id", *transient.SHOWN)}
    out |= {name: _numbers(g, out[name], seat) for name in transient.POINTS if name in out}
    return _with_numbers(g, transient, out)


def _with_numbers(g: Game, entity: Entity, out: dict[str, Any]) -> dict[str, Any]:
    if g.book.numbers is not None:
        stats = g.book.numbers(g, entity)
        if stats:
            out["numbers"] = {stat.key: g.value(entity, stat) for stat in stats}
    return out


_SECRETS: dict[type[Entity], tuple[tuple[str, Seen], ...]] = {}


def _secrets(kind: type[Entity]) -> tuple[tuple[str, Seen], ...]:
    """Who may see the fields that not everybody may. What a class keeps secret stays so in all made from it."""
    if kind not in _SECRETS:
        secret: dict[str, Seen] = {}
        for base in reversed(kind.__mro__):
            secret |= vars(base).get("SECRET", {})
        _SECRETS[kind] = tuple(secret.items())
    return _SECRETS[kind]


def decision_view(g: Game, seat: int) -> dict[str, Any] | None:
    """The pending decision: its options for those who are asked, for the others only that these are."""
    decision = g.decision
    if decision is None:
        return None
    # Who has answered already must not show where the answers are secret: only a seat's own answer is told to it.
    answered = [s for s, _ in g.given]
    asked = [s for s in decision.seats if decision.secret or s not in answered]
    out: dict[str, Any] = {"seats": asked, "mode": decision.mode, "prompt": decision.prompt}
    if seat in decision.seats:
        out |= options_view(g, decision, seat)
        if decision.mode == ALL:
            out["answered"] = seat in answered
    return out


def options_view(g: Game, decision: Decision, seat: int) -> dict[str, Any]:
    apart = notes(g, decision, seat)
    return {
        "asker": msgspec.to_builtins(asker(g, seat)),
        "args": msgspec.to_builtins(decision.args),
        "least": decision.least,
        "most": decision.most,
        "cite": decision.cite or g.at_work(),
        "options": [option_view(g, o, seat, apart.get(o.key)) for o in decision.options_for(seat)],
    }


def option_view(g: Game, option: Option, seat: int, note: Term | None) -> dict[str, Any]:
    """One option. A note tells it from others like it, a warning says what it provokes; what ends a turn says how many
    actions are given up with it."""
    args = msgspec.to_builtins(option.args)
    about = [number_for(g, id, seat) for id in option.about]
    out = {"key": option.key, "text": option.text, "args": args, "about": about, "cite": option.cite}
    if note is not None:
        out["note"] = msgspec.to_builtins(note)
    warning = g.policy.warns(g, option, seat)
    if warning is not None:
        out["warns"] = msgspec.to_builtins(warning)
    if ends_turn(option):
        out["ends"] = option.value
    return out


def denials_for(g: Game, seat: int) -> tuple[Denial, ...]:
    """What the asked seat may not do, about things as it may call them."""
    return tuple([
        msgspec.structs.replace(d, about=tuple([number_for(g, id, seat) for id in d.about])) for d in g.why_not(seat)
    ])  # fmt: skip


def lines_for(lines: list[Line], seat: int) -> list[Line]:
    """The log as this seat may read it."""
    return [line for line in lines if line.seats is None or seat in line.seats]


def imagine(g: G, seat: int, seed: int) -> G:
    """A game that this seat cannot tell from the real one: everything it may not know is drawn anew, luck included."""
    other = redrawn(g, seat, seed)
    other.luck.key, other.luck.rigged = key_of(seed, "imagined"), ()
    other.given = tuple([(s, answer) for s, answer in other.given if s == seat])
    return other


# ------------------------------------------------------------------ who knows more than others


BOOK_KEEPING = ("pool", "stay", "tag")
"""Fields of a card that are nobody's to know: where its face comes from, how it is told apart."""


def keeps_secrets(g: Game, seat: int) -> bool:
    """Does this seat know anything that not everybody may?"""
    return any(
        getattr(e, name) and seen(g, e, seat) and not seen(g, e, PUBLIC)
        for e in g.entities.values()
        if type(e) is not Pool
        for name, seen in _secrets(type(e))
        if name not in BOOK_KEEPING
    )
