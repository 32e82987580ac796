"""Action windows: round the table until all pass in a row (lotr/action-windows, /chart)."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import ACTION_ABILITY
from rulebound.core.game.decision import PASS
from rulebound.core.state.clauses import cite
from rulebound.core.timing.actions import Menu, player_window
from rulebound.games.lotr.cards import ANYBODY, COST, PLAN
from rulebound.games.lotr.rules.costs import MUCH, funds
from rulebound.games.lotr.state import NOBODY, REGISTRY, Player, Rings, facts, heroes, you_of


class Window(Menu):
    """What a seat may do in an action window. Worked out once for as long as nothing changes."""

    __slots__ = ()

    def options(self, g: Any, seat: int) -> tuple[Any, ...]:
        found = possible(g, seat, self is PLANNING)
        return (*found, PASS) if found else self.also


WINDOW = Window("window", (), (ACTION_ABILITY,), (PASS,), prompt="lotr-prompt-window")
PLANNING = Window("planning", (), (PLAN, ACTION_ABILITY), (PASS,), prompt="lotr-prompt-planning")
REGISTRY.add(WINDOW)
REGISTRY.add(PLANNING)


@flow(cite="lotr/action-windows.1 /first-player.6 /action.1 /player-order.2")
def action_window(g: Rings) -> Steps[None]:
    """Each player in turn may take an action or pass, the first player first. Who can do nothing is not asked."""
    if ACTION_ABILITY in g.listeners:
        for seat in range(len(g.seats)):
            if possible(g, seat, False):
                yield from player_window(g, WINDOW, g.order())
                return


@flow(cite="lotr/step-2.2.1 .2 /chart.2 /active-player.1")
def planning_window(g: Rings, you: Player) -> Steps[None]:
    """As any window, but the active player comes first, and may play allies and attachments as well."""
    seats = g.order()
    at = seats.index(you.index)
    yield from player_window(g, WINDOW, (*seats[at:], *seats[:at]), PLANNING, you.index)


def possible(g: Rings, seat: int, plans: bool) -> tuple[Any, ...]:
    """What a seat can do in a window now. Kept until something changes."""
    key = ("planning" if plans else "window", seat)
    known = g.cache.get(key)
    if known is not None and known[0] == g.version:
        return known[1]  # type: ignore[no-any-return]
    might = priced(g, ACTION_ABILITY, seat)
    plan = priced(g, PLAN, seat) if plans else ()
    if not might and not plan:
        return ()
    you: Player = g.seat(seat)
    found: tuple[Any, ...] = ()
    if not you.out:
        purse = MUCH if COST.key in g.modifiers else -1
        for this, ability, price in (*plan, *might) if plan else might:
            if price:
                if purse < 0:
                    purse = funds(heroes(g, you))
                if price > purse:
                    continue
            if not ability.checks(g, this, you, None):
                found += (ability.option(g, this, you),)
    g.cache[key] = (g.version, found)
    return found


@cite("lotr/action.2 .3 .4 .5 /ownership-and-control.4")
def usable(g: Any, kind: str, seat: int) -> list[tuple[Any, Any]]:
    """The abilities of a kind that a seat may use: of its own cards, of its hand, and those of the scenario."""
    return [(card, ability) for card, ability, _ in priced(g, kind, seat)]


@cite("lotr/action.2 .3 .4 .5 /ownership-and-control.4")
def priced(g: Any, kind: str, seat: int) -> list[tuple[Any, Any, int]]:
    """The same, each with the printed cost of a card to be played: what is dearer than all one has cannot be paid.

    They are kept until what listens changes: a card that goes elsewhere listens anew.
    """
    if kind not in g.listeners:
        return []
    listening = g.listeners[kind][0]
    known = g.cache.get(kind)
    if known is None or known[0] is not listening:
        might: list[list[tuple[Any, Any, int]]] = [[] for _ in g.seats]
        for id, ability in listening:
            card = g.entities[id]
            owner = you_of(g, card)
            printed = facts(card).get("cost") if ability.name == "play" else 0
            price = printed if type(printed) is int else 0
            for mine in might if owner == NOBODY or ability.tag == ANYBODY else (might[owner],):
                mine.append((card, ability, price))
        known = g.cache[kind] = (listening, might)
    return known[1][seat]  # type: ignore[no-any-return]
