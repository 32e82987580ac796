"""Decisions: who is asked, what may be answered, what may not and why.

A decision names the seats that may answer: one seat; any of several (the first answer counts); or all of them at once
(answers come in any order, are stored in seat order and take effect together). Several things can be one answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.state.entities import PUBLIC, Call, Entity, Look, Option, Term
from rulebound.core.state.errors import FlowError, IllegalAnswer

if TYPE_CHECKING:
    from rulebound.core.game.game import Game

ONE, ANY, ALL = "one", "any", "all"
PASS = Option("pass", "core-option-pass")
SEPARATOR = ", "
MADE: dict[tuple[str, type[Entity], int, Look, str, str], Option] = {}
"""Options about things that look the same to the same seat: made once."""
REMEMBERED = 4000


class Denial(Struct, frozen=True, array_like=True):
    """Something a player might expect but may not do: its key, the clause that forbids it, how to word the reason."""

    key: str
    clause: str
    reason: str
    args: tuple[tuple[str, int | str | Term], ...] = ()
    about: tuple[int, ...] = ()
    text: str = ""
    """How the option would have been worded, with the same arguments."""


class Decision(Struct, frozen=True, array_like=True):
    """What the game waits for."""

    seats: tuple[int, ...]
    each: tuple[tuple[Option, ...], ...]
    """The options: one tuple that all the seats share, or, where all answer at once, one tuple a seat."""
    prompt: str = "core-prompt-choose"
    args: tuple[tuple[str, int | str | Term], ...] = ()
    least: int = 1
    most: int = 1
    mode: str = ONE
    cite: tuple[str, ...] = ()
    menu: str = ""
    """The menu that made the options, if one did: it can say what it left out, and why."""
    secret: bool = False
    """The options tell about hidden cards: it is asked even where only one answer is possible."""
    again: Call[Any] | None = None
    """Makes the options anew, where they depend on hidden faces: a seat that imagines other faces needs others."""

    @property
    def seat(self) -> int:
        return self.seats[0]

    @property
    def options(self) -> tuple[Option, ...]:
        return self.each[0]

    def options_for(self, seat: int) -> tuple[Option, ...]:
        if seat not in self.seats:
            return ()
        return self.each[self.seats.index(seat)] if self.mode == ALL else self.each[0]

    def keys(self, seat: int | None = None) -> tuple[str, ...]:
        return tuple(o.key for o in (self.options if seat is None else self.options_for(seat)))

    def parse(self, answer: str | Sequence[str], seat: int) -> tuple[Option, ...]:
        """The options an answer names; raises IllegalAnswer with a sentence that says what is wrong with it."""
        if isinstance(answer, str):
            keys = [k.strip() for k in answer.split(SEPARATOR.strip())] if self.most != 1 else [answer.strip()]
            keys = [k for k in keys if k]
        else:
            keys = list(answer)
        options = {o.key: o for o in self.options_for(seat)}
        for key in keys:
            if key not in options:
                raise IllegalAnswer(f"{key!r} is not offered. Possible answers: {_listed(options)}")
        if len(set(keys)) != len(keys):
            raise IllegalAnswer(f"an answer names each thing once: {', '.join(keys)}")
        if not self.least <= len(keys) <= self.most:
            wanted = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
            raise IllegalAnswer(f"choose {wanted}, not {len(keys)}. Possible answers: {_listed(options)}")
        order = list(options)
        return tuple(options[k] for k in sorted(keys, key=order.index))


def _listed(keys: Iterable[str]) -> str:
    listed = list(keys)
    more = f" and {len(listed) - 20} more" if len(listed) > 20 else ""
    return "; ".join(listed[:20]) + more if listed else "nothing (an empty answer)"


# ------------------------------------------------------------------ asking: the only flows that yield to the outside


@flow(primitive=True)
def ask(g: Game, decision: Decision) -> Steps[Any]:
    """Waits for an answer. What comes back are the options chosen: a tuple, or a tuple a seat where all are asked."""
    g.check()
    return (yield decision)


@flow(primitive=True)
def choose(
    g: Game,
    seat: int,
    options: tuple[Option, ...],
    prompt: str = "core-prompt-choose",
    args: tuple[tuple[str, int | str | Term], ...] = (),
    cite: str = "",
    menu: str = "",
    secret: bool = False,
    again: Call[Any] | None = None,
) -> Steps[Option]:
    """One seat chooses one option. With only one there is nothing to ask, if that does not tell about hidden cards.

    Options that are there for some hidden faces only must say how they were made (`again`).
    """
    if g.ending:
        g.check()
    if not options:
        raise FlowError(f"seat {seat} is asked {prompt} without any option")
    if len(options) == 1 and not secret and not (menu and g.policy.hidden_hand(g, seat)):
        return options[0]
    clauses = tuple(cite.split()) if cite else ()
    picked = yield Decision((seat,), (options,), prompt, args, 1, 1, ONE, clauses, menu, secret, again)
    chosen: Option = picked[0]
    return chosen


def meant(g: Game, option: Option) -> Any:
    """What an option is about."""
    return g.entity(option.about[0])


@flow(primitive=True)
def choose_some(
    g: Game,
    seat: int,
    options: tuple[Option, ...],
    least: int,
    most: int,
    prompt: str = "core-prompt-choose-several",
    args: tuple[tuple[str, int | str | Term], ...] = (),
    cite: str = "",
    secret: bool = False,
    again: Call[Any] | None = None,
) -> Steps[tuple[Option, ...]]:
    """One seat chooses several options in one answer."""
    if g.ending:
        g.check()
    most = min(most, len(options))
    least = min(least, most)
    if not secret and (most == 0 or least == len(options)):
        return options[:most]
    picked = yield Decision((seat,), (options,), prompt, args, least, most, ONE, tuple(cite.split()), "", secret, again)
    chosen: tuple[Option, ...] = picked
    return chosen


@flow(primitive=True)
def choose_together(
    g: Game,
    seats: tuple[int, ...],
    options: tuple[Option, ...],
    prompt: str = "core-prompt-choose",
    cite: str = "",
    args: tuple[tuple[str, int | str | Term], ...] = (),
) -> Steps[Option]:
    """The group decides: any of the seats may answer, the first answer counts."""
    if g.ending:
        g.check()
    if not options:
        raise FlowError(f"the group is asked {prompt} without any option")
    if len(options) == 1:
        return options[0]
    mode = ANY if len(seats) > 1 else ONE
    picked = yield Decision(seats, (options,), prompt, args, 1, 1, mode, tuple(cite.split()))
    chosen: Option = picked[0]
    return chosen


@flow(primitive=True)
def ask_all(
    g: Game,
    seats: tuple[int, ...],
    options: tuple[tuple[Option, ...], ...],
    least: int = 1,
    most: int = 1,
    prompt: str = "core-prompt-choose",
    args: tuple[tuple[str, int | str | Term], ...] = (),
    cite: str = "",
    secret: bool = True,
    again: Call[Any] | None = None,
) -> Steps[tuple[tuple[Option, ...], ...]]:
    """All seats answer at once, without seeing one another's answer; the answers take effect together.

    Options that are there for some faces only must say how they were made (`again`).
    """
    g.check()
    if not seats:
        return ()
    picked = yield Decision(seats, options, prompt, args, least, most, ALL, tuple(cite.split()), "", secret, again)
    chosen: tuple[tuple[Option, ...], ...] = picked
    return chosen


# ------------------------------------------------------------------ making options


@cache
def end_turn(unused: int, text: str) -> Option:
    """To end one's turn is not to pass up a chance: it is worded apart, with the actions that are given up."""
    return Option(PASS.key, text, (("n", unused),), value=unused)


def ends_turn(option: Option) -> bool:
    return option.key == PASS.key and option.text != PASS.text


def option_for(
    g: Game,
    entity: Entity,
    verb: str = "",
    text: str = "",
    cite: tuple[str, ...] = (),
    call: Call[Any] | None = None,
    seat: int = PUBLIC,
) -> Option:
    """An option about one entity, named as the asked seat may know it: `move harbour`, `discard oil-34`."""
    look = entity.look(seat) if call is None and not cite else ""
    key = (g.book.game, type(entity), entity.id, look, verb, text)
    made = MADE.get(key) if look else None
    if made is None:
        handle = entity.handle(g, seat)
        named = f"{verb} {handle}" if verb else handle
        words = (("thing", g.word(entity, seat)),)
        made = Option(named, text or "core-option-thing", words, (entity.id,), cite, call)
        if look:
            if len(MADE) >= REMEMBERED:
                MADE.clear()
            MADE[key] = made
    return made


def options_for(
    g: Game, entities: Iterable[Entity], verb: str = "", text: str = "", seat: int = PUBLIC
) -> tuple[Option, ...]:
    return tuple([option_for(g, e, verb, text, (), None, seat) for e in entities])
