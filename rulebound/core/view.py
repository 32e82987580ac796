"""What one seat may know: all that it, its browser, its bot or its log ever gets."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from rulebound.core.asking import asker, notes
from rulebound.core.cards import Pool
from rulebound.core.chance import key_of
from rulebound.core.decision import ALL, Decision, ends_turn
from rulebound.core.redraw import redrawn
from rulebound.core.state import PUBLIC, Entity, Option, Term, Transient

if TYPE_CHECKING:
    from rulebound.core.game import Game, Line

G = TypeVar("G", bound="Game")

Seen = Callable[[Any, Any, int], bool]


def view(g: Game, seat: int = PUBLIC) -> dict[str, Any]:
    """The position as this seat sees it, as plain data. Spectators are PUBLIC."""
    clock = g.clock
    entities = {
        id: entity_view(g, e, seat) for id, e in g.entities.items() if type(e) is not Pool and e.seen_by(g, seat)
    }
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


def entity_view(g: Game, entity: Entity, seat: int) -> dict[str, Any]:
    kind = type(entity)
    out: dict[str, Any] = {"kind": kind.__name__, "word": msgspec.to_builtins(entity.word(g, seat))}
    out.update(zip(kind.__struct_fields__, msgspec.to_builtins(entity)[1:], strict=True))
    for name, seen in _secrets(kind):
        if not seen(g, entity, seat):
            del out[name]
    return _with_numbers(g, entity, out)


def passing_view(g: Game, transient: Transient, seat: int) -> dict[str, Any]:
    """Something that is going on, as far as it shows."""
    out: dict[str, Any] = {"kind": type(transient).__name__, "word": msgspec.to_builtins(transient.word(g, seat))}
    out |= {name: msgspec.to_builtins(getattr(transient, name)) for name in ("id", *transient.SHOWN)}
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
    out = {"key": option.key, "text": option.text, "args": args, "about": option.about, "cite": option.cite}
    if note is not None:
        out["note"] = msgspec.to_builtins(note)
    warning = g.policy.warns(g, option, seat)
    if warning is not None:
        out["warns"] = msgspec.to_builtins(warning)
    if ends_turn(option):
        out["ends"] = option.value
    return out


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


def hides(g: Game, seats: tuple[int, ...]) -> bool:
    """Is there anything on the table that none of these seats may know?"""
    return any(
        getattr(e, name) and not any(seen(g, e, seat) for seat in seats)
        for e in g.entities.values()
        if type(e) is not Pool
        for name, seen in _secrets(type(e))
        if name != "pool"  # where its face comes from is book-keeping
    )


def keeps_secrets(g: Game, seat: int) -> bool:
    """Does this seat know anything that not everybody may?"""
    return any(
        getattr(e, name) and seen(g, e, seat) and not seen(g, e, PUBLIC)
        for e in g.entities.values()
        if type(e) is not Pool
        for name, seen in _secrets(type(e))
        if name != "pool"  # where its face comes from is book-keeping
    )
