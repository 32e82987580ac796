"""Resources, and Deep Ones from the supply (chapters 35, 42, 46)."""

from __future__ import annotations

from rulebound.core.material.tokens import place, remove
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option, Term
from rulebound.games.unfathomable.state import CELL, RESOURCES, Space, Unfathomable, tell_nothing

MOST = 10


def dials(text: str) -> tuple[Option, ...]:
    """One option for each resource: one of them goes up, or down, by 1."""
    return tuple([Option(r, text, (("resource", Term(f"unfathomable-{r}")),)) for r in RESOURCES])


@cite("unfathomable/46.1 unfathomable/46.1-2")
def gain(g: Unfathomable, resource: str, n: int = 1) -> None:
    """A dial goes up, never beyond 10."""
    was = getattr(g.ship, resource)
    now = min(MOST, was + n)
    g.change(g.ship, **{resource: now})
    if now > was:
        tell(g, "unfathomable-log-gain", "", resource, now - was)
    if was + n > MOST:
        tell(g, "unfathomable-log-full", "unfathomable/46.1-2", resource, 0)


@cite("unfathomable/46.1 /46.1-1 /14-2 /31.6")
def lose(g: Unfathomable, resource: str, n: int = 1, cite: str = "") -> None:
    """A dial goes down; at 0 the game ends at once."""
    ship = g.ship
    lost = min(n, getattr(ship, resource))
    g.change(ship, **{resource: getattr(ship, resource) - lost})
    tell(g, "unfathomable-log-lose", cite, resource, lost)
    if getattr(ship, resource) == 0:
        lose_game(g, f"unfathomable-lost-{resource}", "unfathomable/14-2")


def tell(g: Unfathomable, line: str, cite: str, resource: str, n: int) -> None:
    g.tell(line, cite, resource=Term(f"unfathomable-{resource}"), n=n, left=getattr(g.ship, resource))


def lose_game(g: Unfathomable, why: str, cite: str) -> None:
    """The ship is lost, at once."""
    g.verdict(False, why, cite)
    g.check()


@cite("unfathomable/42 /42.1 /14-4 /31.8 /35.2 /4.3 /15.20-2")
def put_deep_ones(g: Unfathomable, space: Space, n: int, cite: str = "") -> None:
    """Deep Ones from the supply; if there are not enough the game ends. Brig and Sick Bay stay free of them."""
    if space.sort == CELL:
        tell_nothing(g, "cell", "unfathomable/15.20-2")
        return
    if g.reserve < n:
        lose_game(g, "unfathomable-lost-deep-ones", "unfathomable/14-4")
    place(g, space, "deep_ones", n)
    g.tell("unfathomable-log-deep-ones", cite, place=space, n=n)


@cite("unfathomable/39.5 /2.9-2")
def take_deep_ones(g: Unfathomable, space: Space, n: int = 1, cite: str = "") -> None:
    """Deep Ones go back to the supply."""
    n = min(n, space.deep_ones)
    remove(g, space, "deep_ones", n)
    g.tell("unfathomable-log-deep-ones-gone", cite, place=space, n=n)


def shift_deep_ones(g: Unfathomable, space: Space, to: Space, n: int = 1, cite: str = "") -> None:
    """Deep Ones move from one space to another."""
    n = min(n, space.deep_ones)
    if n:
        g.change(space, deep_ones=space.deep_ones - n)
        g.change(to, deep_ones=to.deep_ones + n)
        g.tell("unfathomable-log-deep-ones-move", cite, place=space, to=to, n=n)
