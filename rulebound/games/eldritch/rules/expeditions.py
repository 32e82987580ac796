"""The expedition deck: its backs tell where, its faces are drawn when somebody sets out (chapter "expeditions")."""

from __future__ import annotations

from typing import Any

from rulebound.core.material.cards import move, refill, reveal, shuffle
from rulebound.core.state.clauses import cite
from rulebound.games.eldritch.state import EldritchHorror, Paper, Space


@cite("eldritch/expeditions.2 .3 .4")
def show_expedition(g: EldritchHorror) -> None:
    """The token lies where the back of the top card says; without any card, nowhere."""
    deck = g.pile("expedition")
    renew_expeditions(g)
    where = ""
    if deck.cards:
        top = g.entity(deck.cards[0])
        reveal(g, top)
        where = top.code.removeprefix("expedition-")
    for space in g.all(Space):
        if space.expedition != (space.code == where):
            g.change(space, expedition=space.code == where)
            if space.expedition:
                g.tell("eldritch-log-expedition", "eldritch/expeditions.4", space=space)


@cite("eldritch/component-limits.8 /expeditions.3")
def renew_expeditions(g: EldritchHorror) -> None:
    """An empty deck is made anew at once: backs shuffled into it, each face among those of its place."""
    if g.pile("expedition").cards or not g.pile("expedition-discard").cards:
        return
    for card in g.cards("expedition-read"):
        faces = g.pile(f"expedition-{place_of(card)}")
        move(g, card, faces)
        shuffle(g, faces)
    refill(g, g.pile("expedition"), g.pile("expedition-discard"))


def place_of(card: Paper) -> str:
    return card.code.rpartition("-")[0]


def active_expedition(g: EldritchHorror) -> Any:
    return next((s for s in g.all(Space) if s.expedition), None)


@cite("eldritch/expeditions.5 /component-limits.8")
def draw_expedition(g: EldritchHorror) -> Any:
    """One of the cards whose back the top card shows. The token stays until it is discarded."""
    deck = g.pile("expedition")
    top = g.entity(deck.cards[0])
    move(g, top, g.pile("expedition-drawn"))
    faces = g.pile(top.code)
    card = g.entity(faces.cards[0])
    reveal(g, card)
    move(g, card, g.pile("reading"))
    renew_expeditions(g)
    return card


@cite("eldritch/expeditions.4 /discarding.3")
def discard_expedition(g: EldritchHorror, card: Paper) -> None:
    """The card is discarded, and the token goes to where the next one leads."""
    g.tell("core-log-discard", "eldritch/discarding.3", card=card)
    move(g, card, g.pile("expedition-read"))
    for back in g.cards("expedition-drawn"):
        move(g, back, g.pile("expedition-discard"))
    show_expedition(g)


@cite("eldritch/returned-to-box.1 /expeditions.4")
def remove_expedition(g: EldritchHorror) -> None:
    """Every card of the active expedition that is in the deck goes back to the box, and the deck is shuffled."""
    space = active_expedition(g)
    if space is None:
        return
    deck = g.pile("expedition")
    for back in g.cards(deck):
        reveal(g, back)
        if back.code == f"expedition-{space.code}":
            move(g, g.entity(g.pile(back.code).cards[0]), g.pile("box"))
            move(g, back, g.pile("box"))
    shuffle(g, deck)
    g.tell("eldritch-log-expedition-lost", "eldritch/returned-to-box.1", space=space)
    show_expedition(g)
