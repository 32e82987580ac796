"""Setting up a table (clauses 1, 2 and 20), and the rulebook as the kernel needs it."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import flow
from rulebound.core.game.game import Choice, Rulebook
from rulebound.core.material.cards import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    NOBODY,
    OPEN,
    OWNER,
    PLAY,
    Pile,
    Pool,
    move,
    new_deck,
)
from rulebound.core.material.tokens import Bag, Supply
from rulebound.core.state.clauses import cite, cited
from rulebound.games.lantern import content as content
from rulebound.games.lantern.arranging import STEPS, lay_down
from rulebound.games.lantern.cards import DECK as DECKS
from rulebound.games.lantern.cards import numbers
from rulebound.games.lantern.rules.lamps import LanternPolicy, LightLost, judge_lamps
from rulebound.games.lantern.rules.night import dawn, dusk, vigil
from rulebound.games.lantern.rules.watch import Moved, draw_tools, watch
from rulebound.games.lantern.state import COAST, REGISTRY, Beacon, Keeper, Lantern, Paper, Place


@cite("lantern/1 lantern/2")
def create(g: Lantern, options: dict[str, str]) -> None:
    """The table as it stands before anybody does anything."""
    secret = options["roles"] == "secret"
    for code in COAST.places:
        g.add(Place(code=code, light=2))
    g.add(Beacon())
    g.add(Supply(code="light", left=18 - 2 * len(COAST.places)))
    for i in range(int(options["seats"])):
        g.add(Keeper(index=i, oil=2, place=g.place("lighthouse").id))
        g.add(Pile(code="hand", zone=HAND, owner=i, sight=OWNER if secret else OPEN))
        g.add(Pile(code="tools-in-play", zone=PLAY, owner=i))
        g.add(Pile(code="role", zone=ASIDE, owner=i, sight=OWNER))
    g.add(Pile(code="hazards", zone=PLAY))
    g.add(Pile(code="basket", zone=ASIDE, sight=NOBODY))
    for deck, discard in (("tools", "tool-discard"), ("nights", "night-discard")):
        pile = g.add(Pile(code=deck, zone=DECK, sight=NOBODY))
        g.add(Pile(code=discard, zone=DISCARD))
        new_deck(g, Paper, [c for c, n in DECKS[deck].items() for _ in range(n)], pile)
    if secret:
        deal_roles(g)


@cite("lantern/20")
def deal_roles(g: Lantern) -> None:
    """One wrecker among one role more than there are keepers; nobody knows the one that is left."""
    roles = g.add(Pile(code="roles", zone=ASIDE, sight=NOBODY))
    new_deck(g, Paper, ["keeper"] * len(g.seats) + ["wrecker"], roles)
    for keeper in g.keepers:
        card = g.entity(roles.cards[0])
        g.change(card, owner=keeper.index)
        move(g, card, g.pile("role", keeper.index))


@flow(cite="lantern/2")
def set_up(g: Lantern) -> Any:
    for keeper in g.keepers:
        draw_tools(g, keeper, 2, "lantern/2")


def possible(g: Lantern) -> str:
    """Why a position cannot be, or nothing."""
    for place in g.places:
        if not 0 <= place.light <= 3:
            return f"the lamp of the {place.code} holds 0 to 3 light, not {place.light}"
    for keeper in g.keepers:
        if not 0 <= keeper.oil <= 5:
            return f"a keeper holds 0 to 5 oil, not {keeper.oil}"
        if len(g.tools(keeper)) > 2:
            return "a keeper has at most 2 tools in play"
    if g.clock.seat >= 0 and g.clock.phase != "watch":
        return f"nobody has a turn at {g.clock.phase}"
    supply = g.all(Supply)[0]
    if supply.left + sum(p.light for p in g.places) != 18:
        return "there are 18 light tokens"
    return ""


BOOK = Rulebook(
    game="lantern",
    version="1",
    title="lantern-title",
    registry=REGISTRY,
    policy=LanternPolicy(),
    kinds=(Keeper, Place, Beacon, Paper, Pile, Pool, Supply, Bag, LightLost, Moved),
    choices=(
        Choice("seats", ("1", "2", "3", "4"), "2", "lantern-choice-seats"),
        Choice("roles", ("open", "secret"), "open", "lantern-choice-roles"),
    ),
    seats=(1, 4),
    create=create,
    setup=set_up,
    phases=(("dusk", dusk), ("watch", watch), ("vigil", vigil), ("dawn", dawn)),
    settle=judge_lamps,
    steps=STEPS,
    tokens=("light", "oil", "flames"),
    grounds=("lantern-prompt-action",),
    lay_down=lay_down,
    possible=possible,
    numbers=numbers,
)
Lantern.book = BOOK
cited(("lantern/3",), BOOK)
