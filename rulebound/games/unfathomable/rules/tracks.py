"""The travel and ritual tracks, waypoints, arrival, the awakening (chapters 13, 14, 20, 50, 53)."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose, meant, options_for
from rulebound.core.material.cards import LAST, move, reveal, take_up
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Term
from rulebound.games.unfathomable.rules.clauses import under
from rulebound.games.unfathomable.rules.monsters import DAGON, HYDRA, move_monarch
from rulebound.games.unfathomable.rules.order import defeat_together
from rulebound.games.unfathomable.rules.passengers import crowded
from rulebound.games.unfathomable.rules.supplies import lose, shift_deep_ones, take_deep_ones
from rulebound.games.unfathomable.state import (
    AWAKENING,
    DECK_SPACES,
    DEEP,
    END,
    PORT,
    START,
    STERN,
    WATERS,
    Character,
    Space,
    Unfathomable,
    at,
    definition,
    tell_empty,
    tell_looks,
)


@flow(cite="unfathomable/50 /50.1 /50.1-1 /50.4 /50.5 /50.7 /22.27-1")
def advance_travel(g: Unfathomable, n: int = 1, cite: str = "") -> Steps[None]:
    """The travel token goes on, space by space; all monsters in the water fall back. At the end the ship arrives."""
    for _ in range(n):
        g.change(g.ship, travel=g.ship.travel + 1)
        g.tell("unfathomable-log-travel", cite, n=g.ship.travel)
        fall_back(g)
        if g.ship.travel >= END:
            yield from arrive(g)


@cite("unfathomable/15.2 /50.7 /50.7-1 /10.2 /13 /13.1 /10.1 /33")
def fall_back(g: Unfathomable) -> None:
    """Every monster in the water one space towards the stern; from there into the Deep."""
    for code in reversed(WATERS):
        shift_deep_ones(g, g.space(code), behind(g, code), g.space(code).deep_ones, falling(code))
    for monarch in (g.monarch(HYDRA), g.monarch(DAGON)):
        here = g.here(monarch).code
        if here != DEEP:
            move_monarch(g, monarch, behind(g, here), falling(here))


def falling(water: str) -> str:
    """The clause by which a monster of a water space falls back."""
    return "unfathomable/50.7-1" if water in STERN else "unfathomable/50.7"


def behind(g: Unfathomable, water: str) -> Space:
    return g.space(DEEP if water in STERN else f"water-{int(water[-1]) + 2}")


@cite("unfathomable/50.2 /50.2-1")
def retreat(g: Unfathomable, track: str, n: int = 1) -> int:
    """A token goes back, not beyond Start. How many steps could not be made."""
    steps = min(n, int(getattr(g.ship, track)))
    g.change(g.ship, **{track: getattr(g.ship, track) - steps})
    if steps:
        g.tell(f"unfathomable-log-back-{track}", n=getattr(g.ship, track))
    if steps < n:
        g.tell(f"unfathomable-log-start-{track}", "unfathomable/50.2-1")
    return n - steps


@cite("unfathomable/50.3 /50.3-1")
def back_to_start(g: Unfathomable, track: str, cite: str = "") -> None:
    stays = getattr(g.ship, track) == START
    g.change(g.ship, **{track: 0})
    if stays:
        g.tell(f"unfathomable-log-start-{track}", "unfathomable/50.3-1")
    else:
        g.tell(f"unfathomable-log-to-start-{track}", cite)


# ------------------------------------------------------------------ arriving


@flow(cite="unfathomable/50.8 /50.8-1 /50.8-2 /50.8-4 /20.2 /20.2-1 /14-1 /43.8 /31.3")
def arrive(g: Unfathomable) -> Steps[None]:
    """In port, or at a waypoint that the captain chooses."""
    if g.ship.distance >= PORT:
        g.verdict(True, "unfathomable-won-port", "unfathomable/14-1")
        g.check()
    yield from next_waypoint(g, g.captain)
    back_to_start(g, "travel", "unfathomable/50.8-4")
    yield from awaken(g)


@flow(cite="unfathomable/50.8-2 /50.8-3 /43.8 /35.1")
def next_waypoint(g: Unfathomable, you: Character) -> Steps[None]:
    """A player looks at the top two waypoints, resolves one and puts the other under the deck; of none, none."""
    top = g.cards("waypoints")[:2]
    if not top:
        tell_empty(g, "waypoints")
        return
    take_up(g, top, you.index)
    tell_looks(g, you, "waypoints", len(top))
    picked = yield from choose(
        g, you.index, options_for(g, top, "waypoint", seat=you.index), "unfathomable-prompt-waypoint",
        (("asks", Term("unfathomable-pile-waypoints")),), "unfathomable/50.8-2", secret=True,
    )  # fmt: skip
    for card in top:
        if card.id != meant(g, picked).id:
            move(g, card, g.pile("waypoints"), LAST)
    yield from sail(g, meant(g, picked), you)


@flow(cite="unfathomable/50.8-3 /20 /20.1 /20.1-1 /7.2")
def sail(g: Unfathomable, card: Any, you: Character) -> Steps[None]:
    """The waypoint joins the row, its distance counts, its fuel is burned, its effect is resolved."""
    move(g, card, g.pile("row"), LAST)
    reveal(g, card)
    facts = definition(g, card)
    g.change(g.ship, distance=g.ship.distance + facts.distance)
    g.tell("unfathomable-log-waypoint", "unfathomable/50.8-3", card=card, n=g.ship.distance)
    if facts.fuel:
        lose(g, "fuel", facts.fuel, "unfathomable/50.8-3")
    yield from under(g, "unfathomable/50.8-3", facts.effect.later(card, you))


@flow(cite="unfathomable/53 /53.1 /53.2 /53.4 /53.5 /50.8-5 /20.2-2 /21.1")
def awaken(g: Unfathomable) -> Steps[None]:
    """Once, at distance 6: a second loyalty card for all."""
    if g.ship.awakened or g.ship.distance < AWAKENING:
        return
    g.change(g.ship, awakened=True)
    g.tell("unfathomable-log-awakening", "unfathomable/53")
    yield from deal_to_all(g)


@flow(cite="unfathomable/53.3 /53.3-1")
def deal_to_all(g: Unfathomable) -> Steps[None]:
    """A loyalty card for everybody; revealed traitors hand theirs to a human."""
    dealt = tuple([deal_loyalty(g, you) for you in g.characters])
    for you, card in zip(g.characters, dealt, strict=True):
        if you.traitor:
            to = yield from choose_entity(
                g, you.index, g.humans, "unfathomable-prompt-loyalty-dealt", "give", "unfathomable/53.3"
            )
            give_loyalty(g, card, to)
            g.tell("unfathomable-log-loyalty-to", "unfathomable/53.3", seat=you, other=to, n=1)


def deal_loyalty(g: Unfathomable, you: Character) -> Any:
    card = g.cards("loyalties")[0]
    give_loyalty(g, card, you)
    return card


@cite("unfathomable/4.5 /21.7")
def give_loyalty(g: Unfathomable, card: Any, to: Character) -> None:
    """A loyalty card comes to a player, who may look at it."""
    g.change(card, owner=to.index)
    move(g, card, g.pile("loyalty", to.index), LAST)


# ------------------------------------------------------------------ the ritual


@flow(cite="unfathomable/50.9 /50.10 /50.1-1 /22.27-2")
def advance_ritual(g: Unfathomable, n: int = 1, cite: str = "") -> Steps[None]:
    for _ in range(n):
        g.change(g.ship, ritual=g.ship.ritual + 1)
        g.tell("unfathomable-log-ritual", cite, n=g.ship.ritual)
        if g.ship.ritual >= END:
            yield from cast(g)


@flow(cite="unfathomable/50.12 /50.12-1 /50.12-2 /50.12-3 /50.12-4 /50.12-5 /50.12-6 /50.12-7 /50.12-8 /10.1")
def cast(g: Unfathomable) -> Steps[None]:
    """The great banishment: water and deck are swept clean of monsters, and of everybody else on deck."""
    g.tell("unfathomable-log-banishment", "unfathomable/50.12")
    for code in (*WATERS, *DECK_SPACES):
        if g.space(code).deep_ones:
            take_deep_ones(g, g.space(code), g.space(code).deep_ones, "unfathomable/50.12-1")
    for monarch in (g.monarch(HYDRA), g.monarch(DAGON)):
        if g.here(monarch).code != DEEP:
            move_monarch(g, monarch, g.space(DEEP), "unfathomable/50.12-3")
    yield from defeat_together(g, (), crowded(g), cite="unfathomable/50.12-4")
    on_deck = tuple([c for s in g.spaces(*DECK_SPACES) for c in at(g, s)])
    yield from defeat_together(g, on_deck, cite="unfathomable/50.12-5")
    back_to_start(g, "ritual", "unfathomable/50.12-8")
