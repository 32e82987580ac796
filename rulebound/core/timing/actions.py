"""Menus: what a player may do, as a table of (clause, condition).

An act is offered when all rows of its table hold, and denied by the first that does not: options and denials come from
the same rows, so they cannot disagree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import ACTION_ABILITY, keep
from rulebound.core.game.decision import PASS, Denial, choose, end_turn
from rulebound.core.state.clauses import cited
from rulebound.core.state.entities import Definition, Entity, Look, Option
from rulebound.core.timing.timing import use_freely

if TYPE_CHECKING:
    from rulebound.core.game.game import Game, Seat


class Law(NamedTuple):
    """One row: the clause, what must hold (g, you, target), and how to word that it does not."""

    clause: str
    holds: Callable[[Any, Any, Any], bool]
    reason: str
    overall: bool = False
    """Is it the same for all targets? Then it is asked once for all of them."""
    numbers: Callable[[Any, Any, Any], tuple[tuple[str, Any], ...]] | None = None
    """What the reason names beside the target: what it takes and what there is."""


class Act(Definition):
    """Something a player can do by the rules themselves."""

    __slots__ = ("alone", "cite", "conditions", "does", "free", "laws", "made", "overall", "targets", "text")
    targets: Callable[[Any, Any], Iterable[Any]] | None
    """What it can be done to; None if it is not done to anything."""

    def __init__(
        self,
        key: str,
        does: Any,
        laws: Iterable[Law] = (),
        targets: Callable[[Any, Any], Iterable[Any]] | None = None,
        text: str = "",
        cite: str = "",
        free: bool = False,
    ) -> None:
        super().__init__(key)
        self.does, self.laws, self.targets, self.text, self.free = does, tuple(laws), targets, text, free
        self.cite = tuple(cite.split()) or does.flow.cite
        self.overall = tuple([law.holds for law in self.laws if law.overall or targets is None])
        self.conditions = tuple([law.holds for law in self.laws if not law.overall])
        self.alone: dict[int, Option] = {}
        """Without a target, a seat's option is always the same."""
        self.made: dict[tuple[int, Look, int], Option] = {}
        """Its options that were made already, by target, face and seat."""
        for law in self.laws:
            cited((law.clause,), law.holds)

    def key_for(self, g: Game, target: Entity | None, seat: int) -> str:
        return self.key if target is None else f"{self.key} {target.handle(g, seat)}"

    def worded(self, g: Game) -> str:
        return self.text or f"{g.book.game}-option-{self.key}"

    def option(self, g: Game, you: Seat, target: Entity | None) -> Option:
        if target is None:
            alone = Option(self.key, self.worded(g), (), (), self.cite, self.does.later(you), self.free)
            return self.alone.setdefault(you.id, alone)
        seat = you.index
        look = target.look(seat)
        made = self.made.get((target.id, look, you.id)) if look else None
        if made is None:
            made = Option(
                f"{self.key} {target.handle(g, seat)}",
                self.text or self.worded(g),
                (("thing", target.word(g, seat)),),
                (target.id,),
                self.cite,
                self.does.later(you, target),
                self.free,
            )
            if look:
                keep(self.made, (target.id, look, you.id), made)
        return made

    def denials(self, g: Game, you: Seat) -> Iterator[Denial]:
        for target in (None,) if self.targets is None else self.targets(g, you):
            for law in self.laws:
                if not law.holds(g, you, target):
                    args: tuple[tuple[str, Any], ...] = (
                        () if target is None else (("thing", g.word(target, you.index)),)
                    )
                    if law.numbers is not None:
                        args += law.numbers(g, you, target)
                    about = () if target is None else (target.id,)
                    key = self.key_for(g, target, you.index)
                    yield Denial(key, law.clause, law.reason, args, about, self.worded(g))
                    break


class Menu(Definition):
    """All that a seat may do at one point: the acts, and the abilities of some kinds. Registered under its key."""

    __slots__ = ("acts", "also", "ending", "free_acts", "kinds", "prompt", "to_act", "unused")

    def __init__(
        self,
        key: str,
        acts: Iterable[Act],
        kinds: Iterable[str] = (),
        also: Iterable[Option] = (),
        to_act: Callable[[Any, Any], bool] | None = None,
        unused: Callable[[Any, Any], int] | None = None,
        ending: str = "core-option-end-turn",
        prompt: str = "core-prompt-action",
    ) -> None:
        super().__init__(key)
        self.prompt = prompt
        """What is asked in a window with this menu."""
        self.acts, self.kinds, self.also = tuple(acts), tuple(kinds), tuple(also)
        self.free_acts = tuple([act for act in self.acts if act.free])
        self.to_act = to_act
        """What must hold (g, you) for anything that is not free: asked before it is looked through."""
        self.unused, self.ending = unused, ending
        """For the menu of a turn: how many actions (g, you) are given up by ending it now, and how that is worded."""

    def abilities(self, g: Game, you: Seat) -> list[tuple[Any, Any]]:
        return [found for kind in self.kinds for found in g.policy.usable(g, kind, you.index)]

    def options(self, g: Game, seat: int) -> tuple[Option, ...]:
        you = g.seat(seat)
        out: list[Option] = []
        acting = self.to_act is None or self.to_act(g, you)
        seen: Any = None
        found: tuple[Any, ...] = ()
        held: dict[Any, bool] = {}  # what several acts ask alike is asked once
        for act in self.acts if acting else self.free_acts:
            targets = act.targets
            if targets is not None:
                if targets is not seen:  # several acts in a row may have the same targets
                    seen, found = targets, tuple(targets(g, you))
                if not found:
                    continue
            for holds in act.overall:
                if holds not in held:
                    held[holds] = holds(g, you, None)
                if not held[holds]:
                    break
            else:
                if targets is None:
                    out.append(act.alone.get(you.id) or act.option(g, you, None))
                    continue
                for target in found:
                    for holds in act.conditions:
                        if not holds(g, you, target):
                            break
                    else:
                        out.append(act.option(g, you, target))
        for kind in self.kinds:
            if acting or kind != ACTION_ABILITY:
                for this, ability in g.policy.usable(g, kind, seat):
                    if not ability.checks(g, this, you, None):
                        out.append(ability.option(g, this, you))
        out += self.also
        if self.unused is not None:
            out.append(end_turn(self.unused(g, you), self.ending))
        return tuple(out)

    def denials(self, g: Game, seat: int) -> tuple[Denial, ...]:
        you = g.seat(seat)
        out = [d for act in self.acts for d in act.denials(g, you)]
        for this, ability in self.abilities(g, you):
            why = ability.checks(g, this, you, None)
            if why:
                out.append(ability.denial(g, this, you, why))
        return tuple(out)


@flow
def player_window(
    g: Game, menu: Menu, seats: tuple[int, ...] = (), special: Menu | None = None, whose: int = -1
) -> Steps[None]:
    """Each seat in order may do something from the menu or pass, until all pass in a row.

    One seat may have a special menu. What a menu has `also`, such as passing, counts as nothing. Who can do nothing is
    not asked, unless that would tell what is in a hidden hand.
    """
    seats = seats or g.policy.order(g)
    passed = 0
    turn = 0
    while passed < len(seats):
        seat = seats[turn % len(seats)]
        turn += 1
        offered = special if special is not None and seat == whose else menu
        allowed = g.policy.may_act(g, seat)
        options = offered.options(g, seat) if allowed else ()
        hidden = allowed and g.policy.hidden_hand(g, seat)
        if len(options) <= len(offered.also) and not hidden:
            passed += 1
            continue
        if not offered.also:
            options += (PASS,)
        words = (("seat", g.word(g.seat(seat))),)
        clause = g.policy.clauses.get("window", "")
        picked = yield from choose(g, seat, options, offered.prompt, words, clause, menu=offered.key, secret=hidden)
        if picked.call is None:
            passed += 1
        else:
            passed = 0
            yield from use_freely(g, picked, g.seat(seat))
