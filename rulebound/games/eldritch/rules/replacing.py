"""New investigators, at the beginning and after a defeat (chapters "defeated investigators", "eliminated", set-up)."""

from __future__ import annotations

from functools import cache

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose
from rulebound.core.material.cards import CardDefinition
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option, Term
from rulebound.core.timing.timing import settle
from rulebound.games.eldritch.rules.defeat import eliminate
from rulebound.games.eldritch.rules.gaining import gain, gain_condition, improve_any
from rulebound.games.eldritch.rules.ordering import next_of
from rulebound.games.eldritch.rules.piles import turn_over
from rulebound.games.eldritch.rules.tokens import gain_clues
from rulebound.games.eldritch.state import REGISTRY, Body, EldritchHorror, Investigator

FIRST = "eldritch/setup.2"


@cache
def everybody() -> tuple[str, ...]:
    """All investigators of the box."""
    return tuple([d.key for d in REGISTRY.of(CardDefinition) if d.facts.get("kind") == "investigator"])


@cite("eldritch/defeated-other.2 /setup.2")
def available(g: EldritchHorror) -> tuple[str, ...]:
    """Those whom nobody plays, and who have not fallen in this game."""
    taken = {i.code for i in map(g.seat, range(len(g.seats)))} | {b.code for b in g.all(Body)}
    return tuple([code for code in everybody() if code not in taken])


@flow(cite="eldritch/defeated-other.2 /devoured.5 /eliminated.1 .2 /faq-17 /conflicts.1")
def replace_defeated(g: EldritchHorror) -> Steps[None]:
    """Who has lost an investigator chooses another, in the order that the lead likes; if there is none left, that
    player is out."""
    left, ordered = tuple([you for you in g.around() if not you.code and not you.out]), False
    while left:
        asked = not ordered and bool(available(g))
        due = tuple([(you, come_back.later(you)) for you in left])
        at = (yield from next_of(g, due, "eldritch-prompt-next-player")) if asked else 0
        ordered = ordered or at < 0
        you = left[max(0, at)]
        left = (*left[: max(0, at)], *left[max(0, at) + 1 :])
        yield from come_back(g, you)


@flow(cite="eldritch/defeated-other.2 /eliminated.2")
def come_back(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """Somebody chooses another investigator, if there is any."""
    if not available(g):
        eliminate(g, you, "eldritch/eliminated.2")
        yield from settle(g)
        return
    yield from choose_investigator(g, you, "eldritch/defeated-other.2", "eldritch/investigators.5")


@flow(cite="eldritch/setup.2 /defeated-other.2")
def choose_investigator(g: EldritchHorror, you: Investigator, choice: str = FIRST, start: str = FIRST) -> Steps[None]:
    """One of those whom nobody plays: at the beginning, or instead of one who fell."""
    options = tuple([
        Option(f"play {code}", "eldritch-option-investigator", (("thing", Term(f"eldritch-{code}")),))
        for code in available(g)
    ])  # fmt: skip
    again = (("again", "no" if choice == FIRST else "yes"),)
    picked = yield from choose(g, you.index, options, "eldritch-prompt-investigator", again, cite=choice)
    yield from arrive(g, you, picked.key.removeprefix("play "), start)


@flow(cite="eldritch/setup.2 /investigators.5 /health-and-sanity.1 /component-limits.3")
def arrive(g: EldritchHorror, you: Investigator, code: str, clause: str = "eldritch/setup.2") -> Steps[None]:
    """On the printed space, unhurt, with the printed possessions as far as they are to be had."""
    made = g.registry[code]
    turn_over(g, you, code=code, space=g.space(made.start).id, health=made.health, sanity=made.sanity,
              delayed=False, acted=True)  # fmt: skip
    g.tell("eldritch-log-arrives", clause, seat=you, space=g.here(you))
    for kind, what in made.facts["possessions"]:
        if kind == "clue":
            gain_clues(g, you, int(what))
        elif kind == "improve":
            yield from improve_any(g, you, (("asks", g.word(you)),))
        elif kind == "condition":
            yield from gain_condition(g, you, what)
        else:
            yield from gain(g, you, kind, what)
