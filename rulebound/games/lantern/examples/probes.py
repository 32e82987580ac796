"""What Lantern's examples look at. Seats are counted from 1."""

from __future__ import annotations

from rulebound.core.knowing.board_text import cards_lying
from rulebound.core.knowing.view import view
from rulebound.core.material.cards import cards_in
from rulebound.core.proving.example import ExampleTable, probe
from rulebound.games.lantern.state import Lantern


@probe
def light(g: Lantern, place: str) -> int:
    return g.place(place).light


@probe
def lights(g: Lantern) -> tuple[int, ...]:
    return tuple(p.light for p in g.places)


@probe
def flames(g: Lantern) -> int:
    return g.beacon.flames


@probe
def oil(g: Lantern, seat: int) -> int:
    return g.keepers[seat - 1].oil


@probe
def at(g: Lantern, seat: int) -> str:
    return g.here(g.keepers[seat - 1]).code


@probe
def hand(g: Lantern, seat: int) -> tuple[str, ...]:
    return tuple(c.code for c in g.hand(g.keepers[seat - 1]))


@probe
def tools(g: Lantern, seat: int) -> tuple[str, ...]:
    return tuple(c.code for c in g.tools(g.keepers[seat - 1]))


@probe
def hazards(g: Lantern) -> tuple[str, ...]:
    return tuple(c.code for c in cards_in(g, g.pile("hazards")))


@probe
def night_discard(g: Lantern) -> tuple[str, ...]:
    return tuple(c.code for c in cards_in(g, g.pile("night-discard")))


@probe
def phase(g: Lantern) -> str:
    return g.clock.phase


@probe
def night(g: Lantern) -> int:
    return g.clock.round


@probe
def lead(g: Lantern) -> int:
    return g.clock.lead + 1


@probe
def active(g: Lantern) -> int:
    return g.clock.seat + 1


@probe
def exhausted(g: Lantern, code: str) -> bool:
    return any(c.exhausted for k in g.keepers for c in g.tools(k) if c.code == code)


@probe
def knows_top_night(g: Lantern, seat: int) -> str:
    """The face of the top night card, as far as the seat knows it."""
    top = cards_lying(view(g, seat - 1), g.pile("nights").id)[0]
    return str(top.get("code", ""))


@probe
def winners(g: Lantern) -> tuple[int, ...]:
    return () if g.outcome is None else tuple(s + 1 for s in g.outcome.winners)


def watch(t: ExampleTable, seats: int = 1) -> None:
    """A table at the beginning of the first watch."""
    t.start(seats=seats)
    t.arrange("phase", name="watch")


def quiet_night(t: ExampleTable, seats: int = 1, nights: str = "embers") -> None:
    """A table at dusk, with these night cards on top."""
    t.start(seats=seats)
    t.arrange("phase", name="dusk")
    t.arrange("top", pile="nights", codes=nights)
