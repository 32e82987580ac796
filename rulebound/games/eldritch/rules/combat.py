"""Combat encounters and ambushes (chapters "combat encounters", "ambush")."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.values import Stat
from rulebound.core.material.cards import move
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Term
from rulebound.core.timing.timing import Event, heeded, occur, settle, together
from rulebound.games.eldritch.rules.dice import COMBAT
from rulebound.games.eldritch.rules.losing import lose
from rulebound.games.eldritch.rules.monsters import hurt, profile, put_away, take_monster
from rulebound.games.eldritch.rules.skill_tests import test
from rulebound.games.eldritch.state import (
    STRENGTH,
    WILL,
    Contact,
    EldritchHorror,
    Investigator,
    Monster,
    counted_at,
)

ENCOUNTER = "encounter"
COWED, STRUCK = "eldritch/combat-encounters.4", "eldritch/combat-encounters.6"
HORROR = Stat("horror", base=lambda g, m: profile(g, m).facts.get("horror") or 0)
DAMAGE = Stat("damage", base=lambda g, m: profile(g, m).facts.get("damage") or 0)


class CombatBegins(Event):
    """A combat encounter is about to be resolved: `about` the investigator."""

    monster: int = 0

    def words(self, g: Any) -> tuple[tuple[str, int | Term], ...]:
        return (("monster", g.word(g.entity(self.monster))),)


@flow(cite="eldritch/combat-encounters.1 .2 /monsters.4 /defeated-other.5 /epic-monsters.1")
def combat(g: EldritchHorror, you: Investigator, monster: Monster) -> Steps[bool]:
    """One combat encounter. True if the monster was defeated; it is over as soon as the monster is gone."""
    contact = g.transient(Contact(who=you.index, sort=COMBAT, monster=monster.id, space=counted_at(g, you).id))
    g.tell("eldritch-log-combat", "eldritch/combat-encounters.1", seat=you, monster=monster)
    yield from within(g, Scope(kind=ENCOUNTER, owner=you.index), fight, you, monster)
    beaten = bool(contact.beaten)
    g.drop(contact)
    return beaten


@flow(cite="eldritch/combat-encounters.2 .3 .5 .9")
def fight(g: EldritchHorror, you: Investigator, monster: Monster) -> Steps[None]:
    """What the monster says first, the test of will, the test of strength."""
    if heeded(g, CombatBegins):
        yield from occur(g, CombatBegins(about=you.id, monster=monster.id))
    made = profile(g, monster)
    if made.facts.get("begins") is not None:
        yield from made.facts["begins"](g, monster, you)
    if made.facts.get("will") is not None and monster.space:
        yield from face(g, you, monster)
    if made.facts.get("before") is not None and monster.space:
        yield from made.facts["before"](g, monster, you)
        yield from settle(g)
    if made.facts.get("strength") is not None and monster.space and not skipped(g):
        yield from strike(g, you, monster)


def no_strength(g: EldritchHorror) -> None:
    """The test of strength is left out."""
    contact = g.contact
    if contact is not None:
        g.change(contact, no_strength=True)


def skipped(g: EldritchHorror) -> bool:
    contact = g.contact
    return contact is not None and contact.no_strength


@flow(cite="eldritch/combat-encounters.3 .4 /investigator-diana-stanley.2")
def face(g: EldritchHorror, you: Investigator, monster: Monster) -> Steps[None]:
    """The horror that the test of will leaves is Sanity lost."""
    made = profile(g, monster)
    result = yield from test(g, you, WILL, made.facts["will"], COMBAT, card=monster)
    kept = bool(made.facts.get("keeps_sanity"))
    lost = yield from lose(g, you, sanity=max(0, g.value(monster, HORROR) - result), cite=COWED, kept=kept)
    yield from settle(g)
    if made.facts.get("faced") is not None:
        yield from made.facts["faced"](g, monster, you, result, lost)
        yield from settle(g)


@flow(cite="eldritch/combat-encounters.5 .6 .7 .8")
def strike(g: EldritchHorror, you: Investigator, monster: Monster) -> Steps[None]:
    """The damage that the test of strength leaves is Health lost; each success is Health of the monster. At once."""
    made = profile(g, monster)
    result = yield from test(g, you, STRENGTH, made.facts["strength"], COMBAT, card=monster)
    damage = max(0, g.value(monster, DAMAGE) - result)
    before = you.health
    if made.facts.get("spares") is not None and result == 0 and (yield from made.facts["spares"](g, monster, you)):
        damage = 0
    yield from together(g, (lose.later(you, damage, cite=STRUCK), hurt.later(monster, result, you, True)))
    if made.facts.get("struck") is not None:
        yield from made.facts["struck"](g, monster, you, before - you.health)


# ------------------------------------------------------------------ ambush


@flow(cite="eldritch/ambush.1 .2 .3 .4 .5 .6")
def ambush(g: EldritchHorror, you: Investigator, code: str = "") -> Steps[bool]:
    """A monster from the cup, or one like that of the name, is fought at once and is gone afterwards.

    It never comes on the board, so it does nothing by appearing. True if it was defeated.
    """
    if code:
        monster = next(m for m in g.cards("phantom") if m.code == code)
    else:
        monster = take_monster(g)
        if monster is None:
            return False
    move(g, monster, g.pile("ambush"))
    g.change(monster, space=you.space, lost=0)
    clause = "ambush.5" if code == "cultist" else "ambush.4" if code else "ambush.1"
    g.tell("eldritch-log-ambush", f"eldritch/{clause}", seat=you, monster=monster)
    beaten = yield from combat(g, you, monster)
    leave(g, monster)
    return beaten


@cite("eldritch/ambush.3")
def leave(g: EldritchHorror, monster: Monster) -> None:
    if monster.pile == g.pile("ambush").id:
        g.tell("eldritch-log-discarded-monster", "eldritch/ambush.3", monster=monster)
        put_away(g, monster)
