"""Health and Sanity: losing, spending, recovering; being delayed; moving (chapters "health and sanity", "spend",
"delayed", "travel")."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.game import ACTION, TURN
from rulebound.core.game.values import Stat, forbidden
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Term
from rulebound.core.timing.timing import Event, occur
from rulebound.games.eldritch.rules.ordering import one_by_one
from rulebound.games.eldritch.state import EldritchHorror, Investigator, Monster, Space, adjacent, definition, nearest

MOVING = Stat("moving")
"""Forbidden: moving (asked of the investigator)."""
DELAYING = Stat("delaying")
"""Forbidden: being delayed without having chosen it (asked of the investigator)."""
ACTION_PHASE = "action"
LIES = "eldritch-prompt-lies"
"""Where does the figure of somebody who has fallen lie?"""


class Loss(Event):
    """Somebody is about to lose Health or Sanity, or both: what prevents some of it answers "when"."""

    health: int = 0
    sanity: int = 0
    spell: bool = False
    """It comes from a Spell of their own."""
    kept: bool = False
    """The Sanity that is lost lies on the sheet of the Ancient One from then on."""

    def words(self, g: Any) -> tuple[tuple[str, int | Term], ...]:
        return (("health", self.health), ("sanity", self.sanity))

    @staticmethod
    @flow(cite="eldritch/health-and-sanity.4 .5")
    def happens(g: EldritchHorror, e: Loss) -> Any:
        you = g.entity(e.about)
        health, sanity = min(e.health, you.health), min(e.sanity, you.sanity)
        g.change(e, health=health, sanity=sanity)
        if health or sanity:
            g.change(you, health=you.health - health, sanity=you.sanity - sanity)
            g.touch(you)
            g.tell("eldritch-log-loses", e.cite, seat=you, health=health, sanity=sanity)
        if e.kept and sanity:
            g.change(g.ancient, tokens=g.ancient.tokens + sanity)
            g.tell("eldritch-log-sanity-on", "eldritch/combat-encounters.2", card=g.ancient, n=g.ancient.tokens)


def prevent(g: EldritchHorror, e: Loss, what: str, n: int) -> None:
    """Some of the loss does not come to pass, and no more than there was."""
    n = min(n, getattr(e, what))
    if n:
        g.change(e, **{what: getattr(e, what) - n})
        health, sanity = (n, 0) if what == "health" else (0, n)
        g.tell("eldritch-log-prevented", seat=g.entity(e.about), health=health, sanity=sanity)


@flow(cite="eldritch/health-and-sanity.4 .5")
def lose(
    g: EldritchHorror,
    you: Investigator,
    health: int = 0,
    sanity: int = 0,
    spell: bool = False,
    cite: str = "eldritch/health-and-sanity.4",
    kept: bool = False,
) -> Steps[int]:
    """Health and Sanity are lost, as far as nothing prevents it. How much Sanity really was."""
    if not you.code or not (health or sanity):
        return 0
    loss = Loss(about=you.id, health=health, sanity=sanity, spell=spell, cite=cite, kept=kept)
    before = you.sanity
    yield from occur(g, loss)
    return before - you.sanity


Share = tuple[Investigator, int, int]
"""Somebody, and how much Health and Sanity they lose."""


@flow(cite="eldritch/conflicts.1 /health-and-sanity.4 .5")
def each_loses(g: EldritchHorror, shares: tuple[Share, ...]) -> Steps[None]:
    """Several lose Health or Sanity by the same effect, in the order that the active investigator likes."""
    due = tuple([(who, lose.later(who, health, sanity)) for who, health, sanity in shares])
    yield from one_by_one(g, due, losses_cross(g, shares))


@cite("eldritch/conflicts.1")
def losses_cross(g: EldritchHorror, shares: tuple[Share, ...]) -> bool:
    """Can it matter who loses first? Where two may fall, or something may prevent a part of it."""
    falling = [who for who, health, sanity in shares if health >= who.health or sanity >= who.sanity]
    return Loss in g.listeners or len(falling) > 1


@cite("eldritch/spend.2 .4 /health-and-sanity.7")
def can_spend(you: Investigator, health: int = 0, sanity: int = 0) -> bool:
    """Nobody spends the last of either."""
    return (not health or you.health > health) and (not sanity or you.sanity > sanity)


@flow(cite="eldritch/spend.1 /health-and-sanity.6")
def spend(g: EldritchHorror, you: Investigator, health: int = 0, sanity: int = 0) -> Any:
    """What is spent is not lost: nothing prevents it."""
    g.change(you, health=you.health - health, sanity=you.sanity - sanity)
    g.tell("eldritch-log-spends", "eldritch/spend.1", seat=you, health=health, sanity=sanity)


def most(g: EldritchHorror, you: Investigator) -> tuple[int, int]:
    facts = definition(g, you).facts
    return facts["health"], facts["sanity"]


@flow(cite="eldritch/health-and-sanity.1 .2")
def recover(g: EldritchHorror, you: Investigator, health: int = 0, sanity: int = 0) -> Any:
    """Not above what the sheet says."""
    most_health, most_sanity = most(g, you)
    healed, calmed = min(health, most_health - you.health), min(sanity, most_sanity - you.sanity)
    if healed or calmed:
        g.change(you, health=you.health + healed, sanity=you.sanity + calmed)
        g.tell("eldritch-log-recovers", seat=you, health=healed, sanity=calmed)
    else:
        g.tell("eldritch-log-nothing-to-recover", "eldritch/health-and-sanity.2", seat=you)


@cite("eldritch/spend.1 /health-and-sanity.2")
def can_recover(g: EldritchHorror, you: Investigator, health: int, sanity: int) -> bool:
    """Is any of what would be recovered missing?"""
    most_health, most_sanity = most(g, you)
    return bool((health and you.health < most_health) or (sanity and you.sanity < most_sanity))


# ------------------------------------------------------------------ delayed


@cite("eldritch/delayed.1 .2 /investigator-mark-harrigan.2")
def can_be_delayed(g: EldritchHorror, you: Investigator) -> bool:
    """As a price: who is delayed already cannot choose it."""
    return not you.delayed


@flow(cite="eldritch/delayed.1 .3")
def delay(g: EldritchHorror, you: Investigator, chosen: bool = False) -> Any:
    """The figure is laid on its side. In the action phase the turn is over instead."""
    if not you.code:
        return
    clauses = None if chosen else forbidden(g, you, DELAYING)
    if clauses is not None:
        g.tell("eldritch-log-not-delayed", " ".join(clauses), seat=you)
    elif g.clock.phase == ACTION_PHASE:
        g.tell("eldritch-log-stopped", "eldritch/delayed.3", seat=you)
        g.change(you, actions=0, acted=True)
        g.end("delayed", kind=ACTION, owner=you.index)
        g.end("delayed", kind=TURN, owner=you.index)
    elif not you.delayed:
        g.tell("eldritch-log-delayed", "eldritch/delayed.1", seat=you)
        g.change(you, delayed=True)
    else:
        g.tell("eldritch-log-delayed-already", "eldritch/delayed.1", seat=you)


# ------------------------------------------------------------------ moving


class Moved(Event):
    """Somebody has come to another space."""

    to: int = 0

    @staticmethod
    @flow(cite="eldritch/travel.1")
    def happens(g: EldritchHorror, e: Moved) -> Any:
        you = g.entity(e.about)
        g.change(you, space=e.to)
        contact = g.contact
        if contact is not None and contact.who == you.index:
            g.change(contact, space=e.to)
        g.tell("eldritch-log-moves", e.cite, seat=you, space=g.entity(e.to))


@cite("eldritch/conflicts.4 /golden.3")
def can_move(g: EldritchHorror, you: Investigator) -> bool:
    return bool(you.code) and forbidden(g, you, MOVING) is None


@cite("eldritch/conflicts.4")
def tell_cannot_move(g: EldritchHorror, you: Investigator) -> None:
    if you.code:
        g.tell("eldritch-log-cannot-move", "eldritch/conflicts.4", seat=you)


@flow(cite="eldritch/conflicts.4")
def go_to(g: EldritchHorror, you: Investigator, space: Space) -> Steps[None]:
    """They come to a space, if they can move at all."""
    if not can_move(g, you):
        tell_cannot_move(g, you)
    elif you.space != space.id:
        yield from occur(g, Moved(about=you.id, to=space.id))
    else:
        g.tell("eldritch-log-there-already", seat=you, space=space)


@flow(cite="eldritch/adjacent.1 /paths.1")
def walk(g: EldritchHorror, you: Investigator, n: int, up_to: bool = False) -> Steps[None]:
    """So many spaces, each along any path; fewer only where the effect says "up to"."""
    for step in range(n):
        if not can_move(g, you):
            tell_cannot_move(g, you)
            return
        here = g.here(you)
        ways = (*adjacent(g, here), *((here,) if up_to else ()))
        prompt = "eldritch-prompt-walk-up-to" if up_to else "eldritch-prompt-walk"
        left = (("n", n - step),)
        space = yield from choose_entity(g, you.index, ways, prompt, "move", "eldritch/adjacent.1", left)
        if space is here:
            return
        yield from go_to(g, you, space)


@flow(cite="eldritch/nearest.2")
def choose_nearest(g: EldritchHorror, start: Space, spaces: tuple[Space, ...], prompt: str, mover: Any) -> Steps[Any]:
    """The nearest of these; where several are, the active investigator says which. None if there is none. The prompt
    names the `mover`: who or what goes there."""
    near = nearest(g, start, spaces)
    if len(near) < 2:
        return near[0] if near else None
    itself = isinstance(mover, Monster) or prompt == LIES  # then the words of the prompt say what it is about
    args = (("what" if itself else "mover", g.word(mover)),)
    return (yield from choose_entity(g, g.policy.orderer(g), near, prompt, "space", "eldritch/nearest.2", args))
