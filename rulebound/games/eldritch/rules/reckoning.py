"""A reckoning: what it is for each thing, and in which order they come (chapter "reckoning")."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.decision import choose
from rulebound.core.state.entities import Option
from rulebound.core.timing.timing import carry_out, settle
from rulebound.games.eldritch.rules.monsters import profile
from rulebound.games.eldritch.rules.ordering import REST
from rulebound.games.eldritch.state import (
    EldritchHorror,
    Investigator,
    Monster,
    conditions,
    definition,
    monsters,
    possessions,
)


def reckons(g: EldritchHorror, thing: Any) -> Any:
    """What a thing does at a reckoning, or None."""
    if thing is g.ancient:
        return definition(g, thing).facts.get("awake_reckoning" if thing.awake else "reckoning")
    made = profile(g, thing) if type(thing) is Monster else definition(g, thing)
    return made.facts.get("reckoning")


@flow(cite="eldritch/reckoning.1 .2 .3 .4 .5 .6 .7 .8 /phase-mythos.3 .4 .5 .6 .7")
def reckoning(g: EldritchHorror) -> Steps[None]:
    """Monsters, the Ancient One, mythos cards, then everybody's cards. What comes meanwhile does not take part."""
    first = tuple([m for m in monsters(g) if reckons(g, m)])
    third = tuple([c for c in g.cards("mythos-in-play") if reckons(g, c)])
    last = tuple([c for i in g.investigators for c in (*possessions(g, i), *conditions(g, i)) if reckons(g, c)])
    since = stays(last)
    g.tell("eldritch-log-reckoning", "eldritch/reckoning.1")
    yield from reckon_all(g, first, "eldritch/reckoning.2")
    if reckons(g, g.ancient):
        yield from reckon(g, g.ancient, "eldritch/reckoning.3")
    yield from reckon_all(g, third, "eldritch/reckoning.4")
    for you in g.investigators:  # from whoever leads by then
        mine = tuple([c for c, n in zip(last, since, strict=True) if c.owner == you.index and c.stay == n])
        yield from reckon_all(g, mine, "eldritch/reckoning.5", you)


def stays(things: tuple[Any, ...]) -> tuple[int, ...]:
    """How often each has come into play: what leaves and comes back has come once more."""
    return tuple([t.stay for t in things])


@flow(cite="eldritch/conflicts.1 /reckoning.5 .8 /lead-passing.1")
def reckon_all(g: EldritchHorror, things: tuple[Any, ...], clause: str, you: Investigator | None = None) -> Steps[None]:
    """All of these, in the order that their owner likes, or whoever is lead by then; what has left does nothing.

    Monsters of one kind on different spaces are told apart: there may be enough set aside for some of them only. What
    has its reckoning twice is there twice.
    """
    left, ordered = tuple([(t, t.stay) for t in things]), False
    while left:
        left = tuple([(t, stay) for t, stay in left if t.stay == stay and still_there(g, t)])
        if not left:
            return
        at = 0
        if not ordered and len({(t.code, t.space, t.owner) for t, _ in left}) > 1:
            options = tuple({
                t.id: Option(f"reckon {t.handle(g)}", "core-option-thing", (("thing", g.word(t)),), (t.id,), (clause,),
                             value=i)
                for i, (t, _) in reversed(tuple(enumerate(left)))
            }.values())[::-1]  # fmt: skip
            seat = g.policy.orderer(g) if you is None else you.index
            picked = yield from choose(
                g, seat, (*options, REST), "eldritch-prompt-reckoning", cite="eldritch/conflicts.1"
            )
            ordered = picked.key == REST.key
            at = 0 if ordered else picked.value
        thing = left[at][0]
        left = (*left[:at], *left[at + 1 :])
        yield from reckon(g, thing, clause)


def still_there(g: EldritchHorror, thing: Any) -> bool:
    if type(thing) is Monster:
        return bool(thing.space)
    if thing.owner >= 0:
        you = g.seat(thing.owner)
        return bool(you.code) and thing.pile in (you.possessions, you.conditions)
    return bool(thing.pile == g.pile("mythos-in-play").id)


@flow(cite="eldritch/reckoning.6")
def reckon(g: EldritchHorror, thing: Any, clause: str) -> Steps[None]:
    g.tell("eldritch-log-reckons", clause, thing=thing)
    yield from within(g, Scope(kind="reckoning", cite=(clause,)), carry_out, thing, reckons(g, thing).later(thing))
    yield from settle(g)
