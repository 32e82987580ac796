"""Defeated and devoured investigators, those who follow them, elimination (chapters "defeated investigators",
"devoured", "eliminated")."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose
from rulebound.core.game.game import ACTION, TURN
from rulebound.core.material.cards import ASIDE, Pile, move
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Call, Option, Term
from rulebound.core.timing.timing import together
from rulebound.games.eldritch.rules.combat import ENCOUNTER
from rulebound.games.eldritch.rules.doom import advance_doom
from rulebound.games.eldritch.rules.losing import LIES, choose_nearest
from rulebound.games.eldritch.rules.monsters import defeat, fall_together, is_epic, toughness
from rulebound.games.eldritch.rules.piles import discard, turn_over
from rulebound.games.eldritch.rules.tokens import lose_clues
from rulebound.games.eldritch.state import (
    CITY,
    HEALTH,
    LAST,
    NOBODY,
    SANITY,
    SHIP,
    SKILLS,
    TRAIN,
    Body,
    EldritchHorror,
    Investigator,
    Monster,
    clue_count,
    conditions,
    possessions,
    spaces_of,
    standing,
)


@cite("eldritch/health-and-sanity.5 /defeated.1 /monsters.5 /combat-encounters.8 /eliminated.5 /faq-17"
      " /winning-and-losing.2")  # fmt: skip
def state_checks(g: EldritchHorror, touched: tuple[int, ...]) -> tuple[Call[Any], ...]:
    """Who has nothing left of Health or Sanity is defeated; so is a monster that has lost all its toughness. Epic ones
    come first: to defeat one may be to win, and what follows from somebody's fall is later than that."""
    calls: list[Call[Any]] = []
    slain: list[Monster] = []
    for id in touched:
        thing = g.entities[id]
        if type(thing) is Investigator and thing.code and (thing.health <= 0 or thing.sanity <= 0):
            calls.append(defeated.later(thing))
        elif type(thing) is Investigator and thing.out and all(g.seat(s).out for s in range(len(g.seats))):
            calls.append(all_are_out.later())
        elif type(thing) is Monster and thing.space and thing.lost >= toughness(g, thing):
            slain.append(thing)
    if not slain:
        return tuple(calls)
    first, last = [m for m in slain if is_epic(g, m)], [m for m in slain if not is_epic(g, m)]
    falls = [[defeat.later(m, m.foe, m.fought) for m in some] for some in (first, last)]
    return (fall_together.later((*falls[0], *calls, *falls[1]), tuple(slain)),)


@flow(cite="eldritch/defeated.1 .2 .3 .4 .5 /defeated-other.1 .5 /eliminated.3")
def defeated(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """In this order: doom, the figure goes to the nearest city, all they had stays with the sheet, the lead passes."""
    final = g.ancient.awake
    g.tell("eldritch-log-you-are-defeated", "eldritch/defeated.1", seat=you)
    by = yield from what_ran_out(g, you)
    stop(g, you)
    body = lay_down(g, you)
    yield from advance_doom(g, 1, cite="eldritch/defeated.2")
    city = yield from choose_nearest(g, g.here(you), spaces_of(g, CITY), LIES, you)
    g.change(body, space=city.id, by=by)
    g.tell(f"eldritch-log-lies-in-{by}", "eldritch/defeated.3", seat=you, space=city)
    gather(g, you, body)
    gone(g, you)
    yield from pass_lead(g, you, "eldritch/defeated.5", final)
    if final:
        eliminate(g, you)


@flow(cite="eldritch/defeated-other.1")
def what_ran_out(g: EldritchHorror, you: Investigator) -> Steps[str]:
    """Health or Sanity; who has lost both at once says which."""
    if you.health > 0 or you.sanity > 0:
        return HEALTH if you.health <= 0 else SANITY
    options = (Option(HEALTH, "eldritch-option-crippled"), Option(SANITY, "eldritch-option-insane"))
    over = (("what", g.word(you)),)
    picked = yield from choose(g, you.index, options, "eldritch-prompt-defeated", over, "eldritch/defeated-other.1")
    return picked.key


def lay_down(g: EldritchHorror, you: Investigator) -> Body:
    """The figure on its side, with room for all they had; where it lies is decided later."""
    things = g.add(Pile(code=f"{you.code}-possessions", zone=ASIDE))
    clues = g.add(Pile(code=f"{you.code}-clues", zone=ASIDE))
    return g.add(Body(code=you.code, possessions=things.id, clues=clues.id))


@cite("eldritch/defeated-other.5")
def stop(g: EldritchHorror, you: Investigator) -> None:
    """Whatever they were doing is over."""
    g.change(you, acted=True, actions=0)
    for kind in (ACTION, TURN, ENCOUNTER):
        g.end("defeated", kind=kind, owner=you.index)


@cite("eldritch/defeated.4")
def gather(g: EldritchHorror, you: Investigator, body: Body) -> None:
    """Conditions and improvements are discarded; all possessions stay with the sheet."""
    for card in conditions(g, you):
        discard(g, card)
    tell_improvements(g, you, "eldritch/defeated.4")
    for card in possessions(g, you):
        g.change(card, owner=NOBODY)
        move(g, card, g.entity(body.possessions), LAST)
    for clue in g.cards(you.clues):
        g.change(clue, owner=NOBODY)
        move(g, clue, g.entity(body.clues), LAST)
    g.change(body, train=you.train, ship=you.ship)


@cite("eldritch/defeated.4 /devoured.3")
def tell_improvements(g: EldritchHorror, you: Investigator, cite: str) -> None:
    """Which improvements go with them."""
    for skill in SKILLS:
        n = int(getattr(you, skill))
        if n:
            g.tell("eldritch-log-gives-up", cite, seat=you, skill=Term(f"eldritch-{skill}"), n=n)


@cite("eldritch/defeated.4 /devoured.3 /defeated-other.4")
def gone(g: EldritchHorror, you: Investigator) -> None:
    """The seat has no investigator now: no effect finds one there."""
    turn_over(g, you, code="", space=0, health=0, sanity=0, delayed=False, actions=0, train=0, ship=0,
              **dict.fromkeys(SKILLS, 0))  # fmt: skip


@flow(cite="eldritch/defeated.5 /devoured.4 /lead-passing.1 /eliminated.1")
def pass_lead(g: EldritchHorror, you: Investigator, cite: str, final: bool) -> Steps[None]:
    """A lead who falls gives the token to anybody still there; if nobody is, keeps it. Who is out of the game with it
    gives it to one of those who wait for another investigator."""
    others = tuple([i for i in g.investigators if i.index != you.index])
    if final and not others:
        others = tuple([i for i in g.around() if i.index != you.index and not i.out])
    if g.clock.lead != you.index or not others:
        return
    over = (("what", g.word(you)),)  # the moment in which they fell is over, and is not what this is about
    chosen = yield from choose_entity(g, you.index, others, "eldritch-prompt-lead", "lead", cite, over)
    g.change(g.clock, lead=chosen.index)
    g.tell("eldritch-log-lead", cite, seat=chosen)


@flow(cite="eldritch/devoured.1")
def devour(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """All its steps are done before what they were doing is cut short; who is falling already falls but once."""
    if standing(g, you):
        yield from together(g, (swallow.later(you),))


@flow(cite="eldritch/devoured.1 .2 .3 .4 .5 /eliminated.3")
def swallow(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """Nothing of them is left: all they had is discarded, the figure goes back to the box."""
    final = g.ancient.awake
    g.tell("eldritch-log-devoured", "eldritch/devoured.1", seat=you)
    stop(g, you)
    body = lay_down(g, you)
    yield from advance_doom(g, 1, cite="eldritch/devoured.2")
    for card in (*conditions(g, you), *possessions(g, you)):
        discard(g, card)
    lose_clues(g, you, clue_count(g, you), "eldritch/devoured.3")
    for way in (TRAIN, SHIP):
        for _ in range(getattr(you, way)):
            g.tell("core-log-discard", "eldritch/devoured.3", card=Term(f"eldritch-ticket-{way}"))
    tell_improvements(g, you, "eldritch/devoured.3")
    g.change(body, space=0)
    gone(g, you)
    yield from pass_lead(g, you, "eldritch/devoured.4", final)
    if final:
        eliminate(g, you)


@cite("eldritch/eliminated.2 .3 /ancient-one.8 /defeated-other.3")
def eliminate(g: EldritchHorror, you: Investigator, cite: str = "eldritch/eliminated.3") -> None:
    """This player is out."""
    g.change(you, out=True)
    g.touch(you)
    g.tell("eldritch-log-eliminated", cite, seat=you)


@flow(cite="eldritch/eliminated.5 /winning-and-losing.4")
def all_are_out(g: EldritchHorror) -> Any:
    """Found by the state checks, so that a last blow that wins the game at the same time is not too late."""
    g.verdict(False, "eldritch-end-eliminated", "eldritch/eliminated.5")
