"""Doom on the board and on the sheet, the event deck, clues on the board, anomalies and outbreaks (chapters "doom",
"event", "clue", "unstable space", "anomaly", "outbreak", "street")."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.material.cards import LAST, move, show_back, shuffle
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Term
from rulebound.core.timing.timing import Event, heeded, occur, settle
from rulebound.games.ah3.rules.group import Words, agree_on
from rulebound.games.ah3.state import (
    EVENT,
    ArkhamHorror,
    Investigator,
    Neighbourhood,
    Paper,
    Space,
    adjacent,
    definition,
    doom_in,
    hood_of,
    in_codex,
    spaces_of,
)

OUTBREAK, ANOMALIES = "archive-1", "archive-2"
"""The archive cards that say what too much doom does."""
OUTBREAK_AT, SPACE_LIMIT, HOOD_LIMIT = 4, 3, 5
"""So much doom in a space is an outbreak; so much in a space, or in a neighbourhood, an anomaly."""
ON_THE_SHEET = "ah3/479.4"


class DoomPlaced(Event):
    """A doom token has come to a space."""


class DoomRemoved(Event):
    """Doom was removed from a space: how much, by whom (-1: nobody)."""

    n: int = 0
    who: int = -1


class AnomalyAppeared(Event):
    """An anomaly token has come to a neighbourhood."""


# ------------------------------------------------------------------ doom


@flow(cite="ah3/479.4 /302.2")
def sheet_doom(g: ArkhamHorror, n: int = 1, cite: str = ON_THE_SHEET) -> Steps[None]:
    """Doom on the scenario sheet, token by token: after each the codex is looked at."""
    for _ in range(n):
        g.change(g.sheet, doom=g.sheet.doom + 1)
        g.touch(g.sheet)
        g.tell("ah3-log-sheet-doom", cite, n=g.sheet.doom)
        yield from settle(g)


@flow(cite="ah3/479.1 .3 /416.3 /402.3b")
def place_doom(g: ArkhamHorror, space: Space, n: int = 1, cite: str = "") -> Steps[None]:
    """Doom comes to a space, token by token. In a street it goes to a bordering neighbourhood space, in a neighbourhood
    with an anomaly to the sheet."""
    for _ in range(n):
        where = space
        if space.street:
            where = yield from choose_for_doom(g, beside(g, space), "ah3/416.3")
        hood = hood_of(g, where)
        if hood is None:
            yield from sheet_doom(g)
        elif hood.anomaly:
            yield from sheet_doom(g, 1, "ah3/402.3b")
        else:
            yield from place_one(g, where, cite)


@cite("ah3/416.3")
def beside(g: ArkhamHorror, street: Space) -> tuple[Space, ...]:
    """The neighbourhood spaces that border on a street."""
    return tuple([s for s in adjacent(g, street) if s.hood])


@cite("ah3/402.3b")
def ends_on_sheet(g: ArkhamHorror, space: Space) -> bool:
    """Does doom for a space go to the sheet, whatever anybody chooses?"""
    if space.street:
        return all(ends_on_sheet(g, s) for s in beside(g, space))
    hood = hood_of(g, space)
    return hood is None or hood.anomaly


@flow(cite="ah3/004 /402.3b")
def choose_for_doom(g: ArkhamHorror, spaces: tuple[Space, ...], cite: str = "ah3/004", asks: Words = ()) -> Steps[Any]:
    """The group picks the space that doom comes to, unless it ends on the sheet anyway; None if there is no space."""
    if spaces and all(ends_on_sheet(g, s) for s in spaces):
        return spaces[0]
    return (yield from agree_on(g, spaces, "ah3-prompt-doom", "doom", cite, asks))


@flow(cite="ah3/004 /479.3")
def place_each(g: ArkhamHorror, spaces: tuple[Space, ...], cite: str, asks: Words = ()) -> Steps[None]:
    """1 doom in each of these spaces, as often as it is named, in the order the group likes. `asks`: what brings it."""
    left = spaces
    while left:
        space = left[0]
        if order_matters(g, left):
            space = yield from agree_on(g, tuple(dict.fromkeys(left)), "ah3-prompt-doom", "doom", "ah3/004", asks)
        at = left.index(space)
        left = left[:at] + left[at + 1 :]
        yield from place_doom(g, space, 1, cite)


@cite("ah3/004 /402.3a .3b /485.1a")
def order_matters(g: ArkhamHorror, spaces: tuple[Space, ...]) -> bool:
    """Could it come out differently which of these is first? Not if all of it ends on the sheet, nor if all of it just
    lies there, with nothing that comes of it."""
    ends = [ends_on_sheet(g, s) for s in spaces]
    if all(ends) or len(set(spaces)) == 1:
        return False
    if any(ends) or any(s.street for s in spaces) or heeded(g, DoomPlaced):
        return True
    hoods = [hood_of(g, s) for s in spaces]
    outbreaks, anomalies = in_codex(g, OUTBREAK), in_codex(g, ANOMALIES)
    for space, hood in zip(spaces, hoods, strict=True):
        assert hood is not None
        there = space.doom + spaces.count(space)
        if outbreaks and there >= OUTBREAK_AT:
            return True
        if anomalies and (there >= SPACE_LIMIT or doom_in(g, hood) + hoods.count(hood) > HOOD_LIMIT):
            return True  # with just the fifth doom of a neighbourhood all of it lies there before the anomaly opens
    return False


@flow(cite="ah3/479.2 /402.3 .3a /481.1 /485.1 .1a")
def place_one(g: ArkhamHorror, space: Space, cite: str = "") -> Steps[None]:
    """One token, and what the codex makes of it at once."""
    g.change(space, doom=space.doom + 1)
    g.tell("ah3-log-doom", cite, space=space, n=space.doom)
    if heeded(g, DoomPlaced):
        yield from occur(g, DoomPlaced(about=space.id))
    if in_codex(g, OUTBREAK) and space.doom >= OUTBREAK_AT:
        yield from outbreak(g, space)
    hood = hood_of(g, space)
    if hood is not None:
        yield from check_anomaly(g, hood)


@flow(cite="ah3/485.1a /004")
def outbreak(g: ArkhamHorror, space: Space) -> Steps[None]:
    """3 doom are removed, 1 comes to each other space of the neighbourhood, then 1 to the sheet."""
    hood = hood_of(g, space)
    assert hood is not None
    g.change(space, doom=space.doom - 3)
    g.tell("ah3-log-outbreak", "ah3/485.1a", space=space, n=space.doom)
    asks = (("asks", Term("ah3-asks-outbreak", (("space", g.word(space)),))),)
    yield from place_each(g, tuple([s for s in spaces_of(g, hood) if s is not space]), "ah3/485.1a", asks)
    yield from sheet_doom(g, 1, "ah3/485.1a")


@flow(cite="ah3/402.3a .3 .4")
def check_anomaly(g: ArkhamHorror, hood: Neighbourhood) -> Steps[None]:
    """3 doom in a space or 5 in a neighbourhood bring an anomaly, while the codex says so."""
    if hood.anomaly or in_codex(g, ANOMALIES) is None:
        return
    if doom_in(g, hood) >= HOOD_LIMIT or any(s.doom >= SPACE_LIMIT for s in spaces_of(g, hood)):
        g.change(hood, anomaly=True)
        g.tell("ah3-log-anomaly", "ah3/402.3a", hood=hood)
        if heeded(g, AnomalyAppeared):
            yield from occur(g, AnomalyAppeared(about=hood.id))


@flow(cite="ah3/402.3e /479.5 /003")
def remove_doom(
    g: ArkhamHorror, space: Space, n: int = 1, you: Investigator | None = None, cite: str = ""
) -> Steps[int]:
    """Doom goes back to the supply, as much as there is. Without any doom a neighbourhood has no anomaly."""
    if n > 0 and not space.doom:
        g.tell("ah3-log-no-doom", "ah3/003", space=space)
    n = min(n, space.doom)
    if n <= 0:
        return 0
    g.change(space, doom=space.doom - n)
    g.tell("ah3-log-doom-removed", cite, space=space, n=n)
    hood = hood_of(g, space)
    if hood is not None and hood.anomaly and not doom_in(g, hood):
        g.change(hood, anomaly=False)
        g.tell("ah3-log-anomaly-gone", "ah3/402.3e", hood=hood)
    if heeded(g, DoomRemoved):
        yield from occur(g, DoomRemoved(about=space.id, n=n, who=you.index if you else -1))
    return n


# ------------------------------------------------------------------ the event deck


@cite("ah3/428.3 /204.11a /470.2")
def show_next(g: ArkhamHorror) -> None:
    """The back of the top event card names its neighbourhood, for everybody to see; its face nobody sees."""
    cards = g.cards("events")
    g.change(g.sheet, ahead=show_back(g, cards[0]).removeprefix(EVENT) if cards else "")


@flow(cite="ah3/470.11")
def next_event(g: ArkhamHorror, bottom: bool = False) -> Steps[Any]:
    """The top card of the event deck, face down, or the bottom card; None if there is none: then doom comes to the
    sheet, and the discard becomes the deck."""
    deck = g.pile("events")
    if deck.cards:
        return g.entity(deck.cards[-1 if bottom else 0])
    g.tell("ah3-log-events-empty", "ah3/470.11")
    yield from sheet_doom(g, 1, "ah3/470.11")
    for card in g.cards("events-discard"):
        move(g, card, deck)
    shuffle(g, deck)
    show_next(g)
    return None


@flow(cite="ah3/479.2 .3 /470.8 .10 /004")
def spread_doom(g: ArkhamHorror) -> Steps[None]:
    """The bottom event card is discarded; 1 doom for each of its signs."""
    card = yield from next_event(g, True)
    if card is None:
        return
    move(g, card, g.pile("events-discard"))
    show_next(g)
    marked = definition(g, card).doom
    g.tell("ah3-log-spread", "ah3/479.2", card=card)
    asks = (("asks", Term("ah3-token-doom")),)
    clause = "ah3/479.3" if len(marked) > 1 else "ah3/479.2"
    yield from place_each(g, tuple([g.space(c) for c in marked]), clause, asks)


@flow(cite="ah3/204.11a /470.9")
def gate_burst(g: ArkhamHorror) -> Steps[None]:
    """1 doom in each space of the neighbourhood on the top event card; that card and the discard go under the deck."""
    card = yield from next_event(g)
    if card is None:
        return
    hood = g.hood(g.sheet.ahead)
    g.tell("ah3-log-burst", "ah3/204.11a", hood=hood)
    asks = (("asks", Term("ah3-asks-burst", (("hood", g.word(hood)),))),)
    yield from place_each(g, spaces_of(g, hood), "ah3/204.11a", asks)
    taken = (card.id,) if card.pile == g.pile("events").id else ()
    shuffled_under(g, (*taken, *g.pile("events-discard").cards))


@cite("ah3/204.11a /470.9 /468.1")
def shuffled_under(g: ArkhamHorror, ids: tuple[int, ...]) -> None:
    """Event cards are shuffled and go under the event deck."""
    aside = g.pile("mixing")
    for id in ids:
        move(g, g.entity(id), aside)
    shuffle(g, aside)
    for card in g.cards(aside):
        move(g, card, g.pile("events"), LAST)
    show_next(g)


@flow(cite="ah3/428.3 /204.9a /470.5 /480.4")
def spawn_clue(g: ArkhamHorror) -> Steps[bool]:
    """A clue in the neighbourhood of the top event card, which is shuffled with the two top cards of its deck."""
    card = yield from next_event(g)
    if card is None:
        return False
    hood = g.hood(g.sheet.ahead)
    g.change(hood, clues=hood.clues + 1)
    g.tell("ah3-log-clue", "ah3/428.3", hood=hood, n=hood.clues)
    shuffled_in(g, card, hood)
    show_next(g)
    return True


@cite("ah3/428.3 .4 /470.7 /003")
def shuffled_in(g: ArkhamHorror, card: Paper, hood: Neighbourhood) -> None:
    """A card is shuffled with the two top cards of a neighbourhood deck, as far as there are any, and all go on top."""
    deck, aside = g.pile(hood.code), g.pile("mixing")
    for other in (card, *g.cards(deck)[:2]):
        move(g, other, aside)
    shuffle(g, aside)
    for other in g.cards(aside):
        move(g, other, deck)
