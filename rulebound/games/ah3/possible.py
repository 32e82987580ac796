"""What no position of this game can be: asked of arranged tables, and of every decision while fuzzing.

It looks for itself and asks the rules nothing, so that it can find them wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rulebound.games.ah3.board import NEIGHBOURHOODS
from rulebound.games.ah3.cards import DECKS
from rulebound.games.ah3.state import (
    BLESSED,
    CURSED,
    KINDS,
    MASSIVE,
    SKILLS,
    ArkhamHorror,
    Marker,
    Monster,
    Neighbourhood,
    Paper,
    Space,
    definition,
    has_keyword,
    monsters,
)

ENDLESS = "until-the-end-of-time"
"""What can never be discarded may have as much on it as it can take."""
BREACHES = ("archive-32", "archive-33", "archive-34", "archive-35")


def possible(g: ArkhamHorror) -> str:
    """Why a position cannot be, or nothing."""
    for check in (*ALWAYS, *(AT_REST if resting(g) else ())):
        why = next(check(g), "")
        if why:
            return why
    return ""


def resting(g: ArkhamHorror) -> bool:
    """Is nothing being resolved? Only then has all that must follow followed: who can bear no more has fallen."""
    return g.outcome is None and (g.decision is None or g.decision.prompt in g.book.grounds)


# ------------------------------------------------------------------ at every moment


def sheets(g: ArkhamHorror) -> Iterator[str]:
    for you in g.investigators:
        if min(you.money, you.clues, you.remnants, you.damage, you.horror, *[getattr(you, s) for s in SKILLS]) < 0:
            yield f"{you.code} has less than none of something"
        codes = [c.code for c in g.cards(you.assets) if definition(g, c).kind == "condition"]
        if len(set(codes)) != len(codes):
            yield f"{you.code} has the same condition twice (ah3/488.4)"
        if BLESSED in codes and CURSED in codes:
            yield f"{you.code} is blessed and cursed at once (ah3/488.2)"


def foes(g: ArkhamHorror) -> Iterator[str]:
    for monster in monsters(g):
        if not monster.space:
            yield f"{monster.code} is on the board, but nowhere"
        if monster.damage < 0:
            yield f"{monster.code} has less than no damage"
        if monster.exhausted and monster.engaged:
            yield f"{monster.code} is exhausted and engaged at once (ah3/459.2)"
        if len(monster.engaged) > 1 and not has_keyword(g, monster, MASSIVE):
            yield f"{monster.code} is engaged with several, but not massive (ah3/465.9)"
        for seat in monster.engaged:
            if g.seat(seat).space != monster.space:
                yield f"{monster.code} is engaged with somebody in another space (ah3/465.8)"


def counters(g: ArkhamHorror) -> Iterator[str]:
    """Doom, clues and markers, where they can lie."""
    if min(g.sheet.doom, g.sheet.clues, g.sheet.markers) < 0:
        yield "the sheet has less than none of something"
    if any(h.clues < 0 for h in g.all(Neighbourhood)):
        yield "a neighbourhood has less than no clues"
    if any(s.doom < 0 for s in g.all(Space)):
        yield "a space has less than no doom"
    if any(s.doom and not s.hood for s in g.all(Space)):
        yield "doom lies only in the spaces of neighbourhoods (ah3/416.3)"
    if any(m.space and not g.here(m).hood for m in g.all(Marker)):
        yield "a marker lies only in the spaces of neighbourhoods (ah3/456.2)"


def in_their_decks(g: ArkhamHorror) -> Iterator[str]:
    """A card of one deck never gets into another; event cards and hunts lie in the deck of their neighbourhood, too."""
    unseen: dict[int, set[str]] = {}
    for card in (*g.all(Paper), *g.all(Monster)):
        pile = g.entity(card.pile).code if card.pile else ""
        if not card.code:
            unseen.setdefault(card.pool, set()).add(pile)
        elif pile in DECKS_OF and not DECKS_OF[pile](g, card.code):
            yield f"{card.code} never lies in {pile}"
    for pool, piles in unseen.items():
        for code in g.entity(pool).faces if piles <= set(DECKS_OF) else ():
            if not any(DECKS_OF[pile](g, code) for pile in piles):
                yield f"{code} never lies in {' or '.join(sorted(piles))}"


def in_the_codex(g: ArkhamHorror) -> Iterator[str]:
    """Archive cards, one rumor at most, and none of the cards that are attached to decks or lie in them."""
    for card in g.cards("codex"):
        made = definition(g, card)
        number = card.code.removesuffix("-back")
        if not (made.kind == "archive" and number not in BREACHES) and not (made.kind == "headline" and made.rumor):
            yield f"{card.code} never lies in the codex (ah3/452.1)"
    for card in g.cards("attached"):
        if card.code.removesuffix("-back") not in BREACHES:
            yield f"{card.code} is never attached to a deck (ah3/403.5h)"


# ------------------------------------------------------------------ while nothing is being resolved


def what_can_be_borne(g: ArkhamHorror) -> Iterator[str]:
    """Nobody in play, and no asset, has as much damage or horror as they can take."""
    for you in g.investigators:
        facts: Any = definition(g, you).facts
        if you.damage >= facts["health"] or you.horror >= facts["sanity"]:
            yield f"{you.code} cannot have so much damage or horror and still be in play (ah3/429.6a)"
        for card in g.cards(you.assets):
            made = definition(g, card)
            if made.kind not in KINDS:
                yield f"{card.code} is nothing that an investigator has (ah3/401.1)"
            for n, most in ((card.damage, made.facts.get("health", 0)), (card.horror, made.facts.get("sanity", 0))):
                if n < 0 or (n and n >= most + (card.code == ENDLESS)):
                    yield f"{card.code} cannot have so much damage or horror and still lie there (ah3/401.8)"


def rumors(g: ArkhamHorror) -> Iterator[str]:
    if sum(definition(g, c).kind == "headline" for c in g.cards("codex")) > 1:
        yield "there is one rumor in the codex at most (ah3/435.7)"


# ------------------------------------------------------------------ what belongs where


def _of(deck: str) -> Callable[[ArkhamHorror, str], bool]:
    return lambda g, code: code in DECKS[deck]


def _of_kind(kind: str) -> Callable[[ArkhamHorror, str], bool]:
    return lambda g, code: bool(g.registry[code].facts["kind"] == kind)


def _of_hood(hood: str) -> Callable[[ArkhamHorror, str], bool]:
    return lambda g, code: code in DECKS[hood] or g.registry[code].facts.get("hood") == hood


DECKS_OF: dict[str, Callable[[ArkhamHorror, str], bool]] = {
    **{name: _of(name) for name in ("items", "spells", "allies", "street", "headlines")},
    **{hood: _of_hood(hood) for hood in NEIGHBOURHOODS},
    "display": _of("items"),
    "events": _of_kind("event"),
    "events-discard": _of_kind("event"),
    "headlines-discard": _of("headlines"),
    "anomalies": _of_kind("anomaly"),
    "monster-deck": _of("monsters"),
}

ALWAYS = (sheets, foes, counters, in_their_decks, in_the_codex)
AT_REST = (what_can_be_borne, rumors)
