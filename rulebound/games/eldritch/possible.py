"""What no position of this game can be: asked of arranged tables, and of every decision while fuzzing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rulebound.core.material.cards import Pile
from rulebound.games.eldritch.preparing import PILES
from rulebound.games.eldritch.rules.monsters import toughness
from rulebound.games.eldritch.rules.mysteries import NEEDED
from rulebound.games.eldritch.rules.piles import DECKS
from rulebound.games.eldritch.state import (
    CITY,
    HEALTH,
    MOST_DOOM,
    MOST_TICKETS,
    RESERVE,
    SANITY,
    Body,
    EldritchHorror,
    Space,
    definition,
    monsters,
)

DROP = "eldritch-prompt-drop-ticket"
HEAPS = (
    ("clues", "clue", "eldritch/discarding.7"),
    ("gate-stack", "gate", "eldritch/discarding.8"),
    ("cup", "monster", "eldritch/discarding.9"),
)


def possible(g: EldritchHorror) -> str:
    """Why a position cannot be, or nothing."""
    for check in (*ALWAYS, *(AT_REST if resting(g) else ())):
        why = next(check(g), "")
        if why:
            return why
    return ""


def resting(g: EldritchHorror) -> bool:
    """Is nothing being resolved? Only then has all that must follow followed: who lost the last Health has fallen."""
    return g.outcome is None and (g.decision is None or g.decision.prompt in g.book.grounds)


# ------------------------------------------------------------------ at every moment


def sheets(g: EldritchHorror) -> Iterator[str]:
    for you in g.investigators:
        facts: Any = definition(g, you).facts
        if not 0 <= you.health <= facts["health"] or not 0 <= you.sanity <= facts["sanity"]:
            yield f"{you.code} has up to {facts['health']} Health and {facts['sanity']} Sanity (eldritch/health-and-sanity.2)"  # noqa: E501
        if you.train + you.ship > MOST_TICKETS and (g.decision is None or g.decision.prompt != DROP):
            yield "nobody has more than two tickets (eldritch/prepare-for-travel.4)"
        if min(you.train, you.ship, you.actions) < 0:
            yield f"{you.code} has fewer than no tickets or actions"
        names = [c.code for c in g.cards(you.conditions)]
        if len(set(names)) != len(names):
            yield "nobody has the same condition twice (eldritch/conditions.3)"
        names = [c.code for c in g.cards(you.possessions) if definition(g, c).kind == "spell"]
        if len(set(names)) != len(names):
            yield "nobody has the same Spell twice (eldritch/spells.4)"


def the_fallen(g: EldritchHorror) -> Iterator[str]:
    """What the sheet of somebody who has fallen still says."""
    for body in g.all(Body):
        if body.train + body.ship > MOST_TICKETS:
            yield "nobody has more than two tickets (eldritch/prepare-for-travel.4)"
        if body.space and body.by not in (HEALTH, SANITY):
            yield f"somebody falls for want of health or of sanity, not of {body.by} (eldritch/defeated.3)"


def tracks(g: EldritchHorror) -> Iterator[str]:
    if not 0 <= g.ancient.doom <= MOST_DOOM:
        yield "doom is on its track, from 0 to 20"


def tokens(g: EldritchHorror) -> Iterator[str]:
    """Nowhere lie fewer than no tokens; on a rumor never more than were put there."""
    lie = [g.ancient.tokens, g.ancient.omen_tokens, *[s.tokens for s in g.all(Space)]]
    for card in (*g.cards("mystery"), *g.cards("mythos-in-play")):
        lie += (card.tokens, card.hurt)
        facts: Any = definition(g, card).facts
        most = facts.get("tokens") or 0
        if facts["kind"] == "mythos" and card.tokens > most:
            yield f"{card.code} begins with {most} tokens (eldritch/phase-mythos.12)"
    if min(lie) < 0:
        yield "there are no fewer than no tokens anywhere"


def decks(g: EldritchHorror) -> Iterator[str]:
    """Every card lies in the deck it belongs to; what is unseen there may be whatever its pool holds."""
    for code in (*PILES, "mythos"):
        for pile in (g.pile(code), g.pile(f"{code}-discard")):
            for face in faces_in(g, pile):
                made: Any = g.registry[face]
                if (DECKS.get(made.kind) or made.facts.get("deck")) != code:
                    yield f"{face} never lies in {pile.code} (eldritch/discarding.3)"


def heaps(g: EldritchHorror) -> Iterator[str]:
    """Every token lies in the heap it belongs to, and no epic monster in the cup."""
    for code, kind, clause in HEAPS:
        for face in faces_in(g, g.pile(code)):
            facts: Any = g.registry[face].facts
            if facts["kind"] != kind:
                yield f"{face} never lies in {code} ({clause})"
            if facts.get("epic"):
                yield f"{face} never lies in {code} (eldritch/epic-monsters.5)"


def faces_in(g: EldritchHorror, pile: Pile) -> tuple[str, ...]:
    """What its cards are, or can be."""
    cards = g.cards(pile)
    pools: list[Any] = [g.entity(id) for id in {c.pool for c in cards if not c.code}]
    return tuple(sorted({*[c.code for c in cards if c.code], *[face for pool in pools for face in pool.faces]}))


# ------------------------------------------------------------------ while nothing is being resolved


def on_their_feet(g: EldritchHorror) -> Iterator[str]:
    for you in g.investigators:
        if not you.health or not you.sanity:
            yield f"{you.code} has fallen, without Health or without Sanity (eldritch/health-and-sanity.5)"


def boons(g: EldritchHorror) -> Iterator[str]:
    for you in g.investigators:
        if {"blessed", "cursed"} <= {c.code for c in g.cards(you.conditions)}:
            yield "a blessing and a curse take each other away (eldritch/golden.2)"
        for card in g.cards(you.possessions):
            if "service" in definition(g, card).facts.get("traits", ()):
                yield f"{card.code} is a service: whoever gains it discards it (eldritch/golden.2)"


def sheet_gates(g: EldritchHorror) -> Iterator[str]:
    if len(g.cards("sheet-gates")) >= 3:
        yield "with three gates on the sheet the game is lost (eldritch/doom-awake.1)"


def figures(g: EldritchHorror) -> Iterator[str]:
    for body in g.all(Body):
        if body.space and g.here(body).sort != CITY:
            yield "who falls is moved to a city (eldritch/defeated.3)"


def wounds(g: EldritchHorror) -> Iterator[str]:
    for monster in monsters(g):
        if not 0 <= monster.lost < toughness(g, monster):
            yield f"{monster.code} on the board has lost 0 to {toughness(g, monster) - 1} Health (eldritch/monsters.5)"


def asleep_or_awake(g: EldritchHorror) -> Iterator[str]:
    if g.ancient.doom == 0 and not g.ancient.awake:
        yield "where doom is 0, the Ancient One is awake (eldritch/doom.4)"
    if g.ancient.doom and g.ancient.awake:
        yield "once the Ancient One is awake, doom stays at 0 (eldritch/doom.5)"


def reserve(g: EldritchHorror) -> Iterator[str]:
    if len(g.cards("reserve")) > RESERVE:
        yield f"the reserve has {RESERVE} cards (eldritch/reserve.1)"


def rumors(g: EldritchHorror) -> Iterator[str]:
    for card in g.cards("mythos-in-play"):
        if definition(g, card).facts.get("tokens") and not card.tokens:
            yield f"{card.code} is over when its last token is gone (eldritch/rumors.3)"


def mysteries(g: EldritchHorror) -> Iterator[str]:
    if len(g.cards("solved")) > NEEDED:
        yield f"{NEEDED} mysteries are solved, and no more are drawn (eldritch/mysteries.1)"


Check = Callable[[EldritchHorror], Iterator[str]]
ALWAYS: tuple[Check, ...] = (sheets, the_fallen, tracks, tokens, decks, heaps)
AT_REST: tuple[Check, ...] = (
    on_their_feet,
    boons,
    sheet_gates,
    figures,
    wounds,
    asleep_or_awake,
    reserve,
    rumors,
    mysteries,
)
