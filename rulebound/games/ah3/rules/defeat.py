"""Defeated, devoured and retired investigators, and those who follow them (chapters "investigator", "devoured",
"retire", "end of the game")."""

from __future__ import annotations

from functools import cache
from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import PASS, choose
from rulebound.core.game.game import ACTION, TEST, TURN
from rulebound.core.game.values import forbidden
from rulebound.core.material.cards import CardDefinition
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option, Term
from rulebound.core.timing.timing import Event, occur, settle
from rulebound.games.ah3.rules.doom import sheet_doom
from rulebound.games.ah3.rules.engaging import disengage_all, meet
from rulebound.games.ah3.rules.gaining import become, gain_money, take
from rulebound.games.ah3.rules.group import agree_on
from rulebound.games.ah3.rules.piles import DISCARDING, discard, put_back, turn_over
from rulebound.games.ah3.rules.prey import calm
from rulebound.games.ah3.state import (
    DARK_PACT,
    REGISTRY,
    SKILLS,
    ArkhamHorror,
    Investigator,
    assets,
    engaged_with,
    monsters_at,
    start_space,
)

ENCOUNTER, HEADLINE = "encounter", "headline"
"""What happens to one person, and ends when they leave."""


class Defeated(Event):
    """An investigator is about to leave the game: `retired` or defeated."""

    retired: bool = False


# ------------------------------------------------------------------ leaving


@flow(cite="ah3/429.6a .6b /202.3c /443.1 /475.6 /431.6")
def defeated(g: ArkhamHorror, you: Investigator, devoured: bool = False) -> Steps[None]:
    """Engaged monsters are exhausted, everything is discarded, 1 doom comes to the sheet."""
    if not you.code or you.leaving:
        return
    g.tell(
        "ah3-log-devoured" if devoured else "ah3-log-is-defeated", "ah3/443.1" if devoured else "ah3/429.6a", seat=you
    )
    yield from leave(g, you, False)
    yield from sheet_doom(g, 1, "ah3/429.6b")


@flow(cite="ah3/443.1")
def devour(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """Somebody is defeated, however little damage and horror they have."""
    yield from defeated(g, you, True)


@flow(cite="ah3/408.1 .2")
def retire(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """Somebody leaves the game for good, without doom."""
    if you.code and not you.leaving:
        g.tell("ah3-log-retires", "ah3/408.1", seat=you)
        yield from leave(g, you, True)


@flow(cite="ah3/429.6b /408.1")
def leave(g: ArkhamHorror, you: Investigator, retired: bool) -> Steps[None]:
    """What they were engaged with is exhausted, what they had is discarded; nothing more can happen to them."""
    g.change(you, leaving=True)
    yield from occur(g, Defeated(about=you.id, retired=retired))
    yield from disengage_all(g, engaged_with(g, you), you)
    g.tell("ah3-log-all-lost", "ah3/429.6b", seat=you)
    lose_assets(g, you)
    calm(g, you.index)
    g.change(g.sheet, gone=(*g.sheet.gone, you.code))
    turn_over(g, you, code="", damage=0, horror=0, money=0, clues=0, remnants=0, delayed=False, loyal=False,
              leaving=False, actions=0, acted=True, **dict.fromkeys(SKILLS, 0))  # fmt: skip
    for kind in (TEST, ACTION, TURN, ENCOUNTER, HEADLINE):
        g.end("defeated", kind=kind, owner=you.index)


@cite("ah3/401.1 /436.1 /463.1 /477.2 /478.1 /484.1 /488.1 /491.1")
def lose_assets(g: ArkhamHorror, you: Investigator) -> None:
    """All cards that somebody has go, of whatever kind: each of them is an asset."""
    for card in assets(g, you):
        if forbidden(g, card, DISCARDING) is None:
            discard(g, card)
        else:
            put_back(g, card)  # what cannot be discarded goes with its owner all the same


# ------------------------------------------------------------------ those who follow


@cache
def everybody() -> tuple[str, ...]:
    """All investigators of the box."""
    return tuple([d.key for d in REGISTRY.of(CardDefinition) if d.facts.get("kind") == "investigator"])


@cite("ah3/429.7a /005.2 /110.1 .3")
def available(g: ArkhamHorror) -> tuple[str, ...]:
    """Those whom nobody plays, and who have not left in this game."""
    taken = {*[g.seat(s).code for s in range(len(g.seats))], *g.sheet.gone}
    return tuple([code for code in everybody() if code not in taken])


@flow(cite="ah3/205.2 /429.6c .7a .7b .7c /408.2 /302.3 /004")
def replace_all(g: ArkhamHorror) -> Steps[None]:
    """Before a new round who has lost an investigator chooses another, in the order the group likes. If nobody is left
    to play, all is lost."""
    if not g.clock.round or g.clock.phase != "action" or g.clock.seat >= 0:
        return
    left = tuple([i for i in g.around() if not i.code and not i.out])
    while left:
        if not available(g):
            for you in left:
                g.change(you, out=True)
                g.tell("ah3-log-nobody-left", "ah3/005.2", seat=you)
            break
        you = yield from agree_on(g, left, "ah3-prompt-chooses-next", "chooses", "ah3/004")
        left = tuple([i for i in left if i is not you])
        yield from choose_investigator(g, you)
    if not g.investigators:
        g.verdict(False, "ah3-end-nobody", "ah3/302.3")
        g.check()


@flow(cite="ah3/429.6c /408.2 /413.5 .6 /405.2")
def newcomers_are_met(g: ArkhamHorror) -> Steps[None]:
    """Those who come into play now are there all at once: then the monsters of their space look at them."""
    if any(i.new for i in g.investigators):
        for you in g.investigators:
            g.change(you, new=False)
        for monster in monsters_at(g, start_space(g)):
            yield from meet(g, monster)
        yield from settle(g)


@flow(cite="ah3/110.1 /429.7a")
def choose_investigator(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    options = tuple([
        Option(f"play {code}", "ah3-option-investigator", (("thing", Term(f"ah3-{code}")),)) for code in available(g)
    ])  # fmt: skip
    clause = "ah3/429.7a" if g.clock.round else "ah3/110.1"
    picked = yield from choose(g, you.index, options, "ah3-prompt-investigator", cite=clause)
    yield from arrive(g, you, picked.key.removeprefix("play "))


@flow(cite="ah3/110.6a /429.7c .4")
def arrive(g: ArkhamHorror, you: Investigator, code: str) -> Steps[None]:
    """Unhurt, with what the sheet gives them, on the starting space."""
    made, later = g.registry[code], bool(g.clock.round)
    turn_over(g, you, code=code, damage=0, horror=0, acted=False, new=later)
    g.change(you, space=start_space(g).id)
    yield from equip(g, you, made, "ah3/429.7b" if later else "ah3/110.5a")
    g.tell("ah3-log-arrives", "ah3/429.7c" if later else "ah3/110.6a", seat=you, space=g.here(you))


@flow(cite="ah3/110.5a /429.7b .3a /477.4 .5")
def equip(g: ArkhamHorror, you: Investigator, made: Any, clause: str) -> Steps[None]:
    """Money, the fixed starting cards, and one of those there is a choice of."""
    yield from gain_money(g, you, made.money, clause)
    for name in made.fixed:
        yield from starting_card(g, you, name, clause)
    options = tuple([
        Option(f"start-with {c.code}", "ah3-option-start-with", (("thing", g.word(c)),), (c.id,), (clause,))
        for c in g.cards("starting") if c.code in made.choice
    ])  # fmt: skip
    if made.facts.get("may_decline"):
        options = (*options, PASS)
    if not options:
        return
    picked = yield from choose(g, you.index, options, "ah3-prompt-starting", cite=clause)
    if picked.key == PASS.key:
        return
    yield from take(g, you, g.entity(picked.about[0]), clause)
    if made.facts.get("may_decline"):
        yield from become(g, you, DARK_PACT)


@flow(cite="ah3/477.4 .5")
def starting_card(g: ArkhamHorror, you: Investigator, code: str, clause: str) -> Steps[Any]:
    card = next((c for c in g.cards("starting") if c.code == code), None)
    if card is not None:
        yield from take(g, you, card, clause)
