"""The monsters of the deck and those that are set aside. The epic ones stand with their scenario."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.forms import may, perform, unless
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after, forced
from rulebound.core.game.values import adds
from rulebound.core.timing.timing import occur
from rulebound.games.ah3.cards import answers, in_test, monster, remnants
from rulebound.games.ah3.effects import (
    CURIO,
    CURSED,
    become,
    doom_here,
    item,
    spell,
    spend_focus,
    spend_remnants,
    suffer,
)
from rulebound.games.ah3.rules import losing
from rulebound.games.ah3.rules.actions import ActionDone
from rulebound.games.ah3.rules.doom import choose_for_doom, place_doom, remove_doom, sheet_doom
from rulebound.games.ah3.rules.engaging import (
    Disengaged,
    MonsterDefeated,
    defeat_monster,
    disengage_all,
    met_by_monsters,
)
from rulebound.games.ah3.rules.gaining import drop_focus, focus_count
from rulebound.games.ah3.rules.group import agree_on
from rulebound.games.ah3.rules.monsters import MonsterAttacks, ahead, destination, step_to
from rulebound.games.ah3.rules.moving import Moved, can_enter, left_behind, walk
from rulebound.games.ah3.rules.mythos import draw_token
from rulebound.games.ah3.rules.parts import EVADE, EXTRA, FOCUS
from rulebound.games.ah3.rules.skill_tests import nudge_die, test
from rulebound.games.ah3.rules.spawning import MOST_DOOM, NEAREST_STREET, STREET_NEAR_LEADER, UNSTABLE
from rulebound.games.ah3.state import (
    LORE,
    ArkhamHorror,
    Investigator,
    Monster,
    Test,
    adjacent,
    engaged_with,
    unstable,
)

TEXT = "ah3/459.8h"


def this_one(g: ArkhamHorror, this: Monster, you: Any, e: Any) -> bool:
    """It is about this monster."""
    return bool(e.about == this.id)


def got_away(g: ArkhamHorror, this: Monster, you: Any, e: Any) -> bool:
    """It is no longer engaged with somebody, who is still in the game."""
    return e.about == this.id and bool(g.seat(e.who).code) and not g.seat(e.who).leaving


def survived(g: ArkhamHorror, this: Monster, you: Any, e: MonsterAttacks) -> bool:
    """It has attacked, and whom it attacked is still there."""
    return e.about == this.id and bool(g.seat(e.who).code)


def defeated_by_somebody(g: ArkhamHorror, this: Monster, you: Any, e: MonsterDefeated) -> bool:
    """It is what was defeated, by somebody who is still there."""
    return e.about == this.id and e.who >= 0 and bool(g.seat(e.who).code)


def defeated_in_attack(g: ArkhamHorror, this: Monster, you: Any, e: MonsterDefeated) -> bool:
    return e.attack and defeated_by_somebody(g, this, you, e)


def is_engaged_with(g: ArkhamHorror, this: Monster, e: ActionDone) -> bool:
    """Is who has acted engaged with it?"""
    return g.entity(e.about).index in this.engaged


def evaded(g: ArkhamHorror, this: Monster, you: Any, e: Disengaged) -> bool:
    return e.about == this.id and e.evaded


# ------------------------------------------------------------------ what many lurkers do


@flow(cite="ah3/440.2 /479.1")
def doom_where_it_is(g: ArkhamHorror, this: Monster) -> Steps[None]:
    """1 doom in its space."""
    yield from place_doom(g, g.here(this), 1, "ah3/440.2")


@flow(cite="ah3/440.2 /479.1")
def doom_at(g: ArkhamHorror, code: str) -> Steps[None]:
    """1 doom in a space by its name."""
    yield from place_doom(g, g.space(code), 1, "ah3/440.2")


@flow(cite="ah3/440.2 /479.4")
def doom_to_sheet(g: ArkhamHorror, this: Monster) -> Steps[None]:
    """1 doom goes from its space to the sheet, if there is any."""
    if (yield from remove_doom(g, g.here(this), 1)):
        yield from sheet_doom(g, 1, "ah3/440.2")


@flow(cite="ah3/440.2")
def everybody_suffers(g: ArkhamHorror, damage: int, horror: int) -> Steps[None]:
    yield from losing.everybody_suffers(g, damage, horror, cite="ah3/440.2")


# ------------------------------------------------------------------ the monsters


@monster("Abyssal Servant", traits="nightgaunt", speed=2, spawn=NEAREST_STREET, hunter="most clues", health=4,
         attack=-1, evade=-2, damage=1, horror=2, remnant=True)  # fmt: skip
class AbyssalServant:
    @forced(after(ActionDone), cite=TEXT,
            if_=lambda g, this, you, e: e.act == EVADE and not e.result and is_engaged_with(g, this, e))  # fmt: skip
    def carry_off(g: ArkhamHorror, this: Monster, you: Investigator, e: ActionDone) -> Steps[None]:
        """After a failed evasion nothing else holds its prey, and both come a space nearer to the unstable one."""
        prey = g.entity(e.about)
        others = tuple([m for m in engaged_with(g, prey) if m is not this])
        yield from disengage_all(g, others, prey, False)
        yield from drag(g, prey)
        yield from left_behind(g, others)


@flow(cite="ah3/459.8h /465.3.1 /465.5.1")
def drag(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """Somebody moves one space towards the unstable one, together with what is engaged with them."""
    here = g.here(you)
    goal = yield from destination(g, here, unstable(g))
    open_ways = tuple([s for s in ahead(g, here, goal) if can_enter(g, s)]) if goal is not None else ()
    space = yield from agree_on(g, open_ways, "ah3-prompt-way", "by", "ah3/202.2d")
    if space is None:
        g.tell("ah3-log-no-way", "ah3/003", seat=you)
    else:
        yield from occur(g, Moved(about=you.id, to=space.id, cite=TEXT))
        yield from met_by_monsters(g, you)


@monster("Alma Hill", traits="human cultist", speed=0, spawn="", health=3, attack=0, evade=-1, damage=0, horror=2,
         keywords="elusive", worshiper=True)  # fmt: skip
class AlmaHill:
    def lurks(g: ArkhamHorror, this: Monster) -> Steps[None]:
        """The leader draws two tokens."""
        yield from draw_tokens(g, g.leader, 2)

    @forced(after(MonsterDefeated), if_=defeated_by_somebody, cite=TEXT)
    def curse(g: ArkhamHorror, this: Monster, you: Investigator, e: MonsterDefeated) -> Steps[None]:
        """Who defeats her tests lore, or draws two tokens."""
        foe = g.seat(e.who)
        if not (yield from test(g, foe, LORE)):
            yield from draw_tokens(g, foe, 2)


@flow(cite="ah3/204.1")
def draw_tokens(g: ArkhamHorror, you: Investigator | None, n: int) -> Steps[None]:
    if you is not None:
        for _ in range(n):
            yield from draw_token(g, you)


@monster("Altered Beast", 2, traits="aberration", speed=2, spawn=MOST_DOOM, patrol=MOST_DOOM, prey="lowest will",
         health=1, attack=0, evade=0, damage=1, horror=1, remnant=True)  # fmt: skip
class AlteredBeast:
    @forced(after(MonsterAttacks), if_=survived, cite=TEXT)
    def distract(g: ArkhamHorror, this: Monster, you: Investigator, e: MonsterAttacks) -> Steps[None]:
        """1 focus is discarded."""
        yield from drop_focus(g, g.seat(e.who), 1, TEXT)


@monster("Altered Servant", 2, traits="human thrall", speed=2, spawn=UNSTABLE, patrol=UNSTABLE, prey="most clues",
         health=2, attack=0, evade=-1, damage=1, horror=1, remnant=True)  # fmt: skip
class AlteredServant: ...


@monster("Avian Thrall", traits="thrall", speed=3, spawn=MOST_DOOM, hunter="most clues", health=3, attack=-2, evade=-1,
         damage=1, horror=2, remnant=True)  # fmt: skip
class AvianThrall: ...


@monster("Billy Cooper", traits="human cultist", speed=0, spawn="", health=3, attack=-1, evade=-1, damage=2, horror=0,
         worshiper=True)  # fmt: skip
class BillyCooper:
    def lurks(g: ArkhamHorror, this: Monster) -> Steps[None]:
        yield from doom_at(g, "police-station")

    @forced(after(MonsterDefeated), cite=TEXT,
            if_=lambda g, this, you, e: e.about != this.id and e.who in this.engaged)  # fmt: skip
    def give_up(g: ArkhamHorror, this: Monster, you: Investigator, e: MonsterDefeated) -> Steps[None]:
        """Who defeats another monster while engaged with him defeats him as well."""
        yield from defeat_monster(g, this, e.who)


@monster("Corpse-Taker", traits="aberration", speed=0, spawn=MOST_DOOM, health=2, elite=1, attack=-2, evade=-1,
         damage=2, horror=2, remnant=True)  # fmt: skip
class CorpseTaker:
    def lurks(g: ArkhamHorror, this: Monster) -> Steps[None]:
        yield from doom_to_sheet(g, this)


@monster("Creeping Ghoul", traits="ghoul", speed=2, spawn=UNSTABLE, patrol=UNSTABLE, prey="highest lore", health=3,
         attack=-1, evade=0, damage=2, horror=1, remnant=True)  # fmt: skip
class CreepingGhoul: ...


@monster('"Wolf-Man" Drew', traits="human cultist", speed=2, spawn="", hunter="lowest strength", health=3, attack=-1,
         evade=0, damage=2, horror=0, keywords="feed", worshiper=True)  # fmt: skip
class WolfManDrew: ...


@monster("Eyeless Watcher", traits="nightgaunt", speed=2, spawn=UNSTABLE, hunter="lowest influence", health=3, attack=0,
         evade=-2, damage=0, horror=1, keywords="watcher", remnant=True)  # fmt: skip
class EyelessWatcher: ...


@monster("Flesh-Eater", 2, traits="ghoul", speed=2, spawn=UNSTABLE, hunter="highest strength", health=2, attack=0,
         evade=0, damage=1, horror=1, remnant=True)  # fmt: skip
class FleshEater: ...


@monster("Ghoul Acolyte", 2, traits="ghoul cultist", speed=0, spawn=UNSTABLE, health=2, attack=0, evade=-1, damage=1,
         horror=1, remnant=True)  # fmt: skip
class GhoulAcolyte:
    def lurks(g: ArkhamHorror, this: Monster) -> Steps[None]:
        """1 doom in the unstable space."""
        space = yield from choose_for_doom(g, unstable(g), "ah3/460.2")
        yield from place_doom(g, space, 1, "ah3/440.2")

    @forced(after(Disengaged), if_=evaded, cite=TEXT)
    def slink_away(g: ArkhamHorror, this: Monster, you: Investigator, e: Disengaged) -> Steps[None]:
        """Evaded, it goes one space towards the unstable one."""
        goal = yield from destination(g, g.here(this), unstable(g))
        if goal is not None and goal.id != this.space:
            yield from step_to(g, this, goal)
        else:
            g.tell("ah3-log-stays", "ah3/003", monster=this)


@monster("Ghoul Priest", traits="ghoul cultist", speed=0, spawn=MOST_DOOM, health=4, attack=-1, evade=-1, damage=2,
         horror=1, remnant=True)  # fmt: skip
class GhoulPriest:
    def lurks(g: ArkhamHorror, this: Monster) -> Steps[None]:
        yield from everybody_suffers(g, 1, 0)

    @forced(after(MonsterDefeated), if_=defeated_in_attack, cite=TEXT)
    def leave_a_curio(g: ArkhamHorror, this: Monster, you: Investigator, e: MonsterDefeated) -> Steps[None]:
        """Defeated in an attack: a curio."""
        yield from perform(g, g.seat(e.who), item(CURIO))


@monster("Herman Collins", traits="human cultist", speed=0, spawn="", health=3, attack=-1, evade=-1, damage=1, horror=1,
         worshiper=True)  # fmt: skip
class HermanCollins:
    def lurks(g: ArkhamHorror, this: Monster) -> Steps[None]:
        """Everybody discards 1 focus."""
        for you in g.investigators:
            yield from drop_focus(g, you, 1, "ah3/440.2")

    @forced(after(ActionDone), cite=TEXT,
            if_=lambda g, this, you, e: (
                e.act == FOCUS and is_engaged_with(g, this, e) and focus_count(g.entity(e.about)) >= 2
            ))  # fmt: skip
    def see_through(g: ArkhamHorror, this: Monster, you: Investigator, e: ActionDone) -> Steps[None]:
        """After focusing 2 focus may be spent to defeat him."""
        foe = g.entity(e.about)
        if (yield from perform(g, foe, may(spend_focus(2)))):
            yield from defeat_monster(g, this, foe.index)


@monster("High Priest", traits="human cultist", speed=0, spawn=MOST_DOOM, health=2, attack=-1, evade=-1, damage=1,
         horror=0)  # fmt: skip
class HighPriest:
    def lurks(g: ArkhamHorror, this: Monster) -> Steps[None]:
        yield from doom_where_it_is(g, this)

    @forced(after(MonsterDefeated), if_=defeated_in_attack, cite=TEXT)
    def leave_a_spell(g: ArkhamHorror, this: Monster, you: Investigator, e: MonsterDefeated) -> Steps[None]:
        """Defeated in an attack: a spell."""
        yield from perform(g, g.seat(e.who), spell())


@monster("Hooded Stalker", 2, traits="human cultist", speed=2, spawn=MOST_DOOM, hunter="lowest strength", health=1,
         attack=0, evade=-1, damage=1, horror=0)  # fmt: skip
class HoodedStalker: ...


@monster("Hulking Thrall", 2, traits="human thrall", speed=2, spawn=NEAREST_STREET, hunter="highest observation",
         health=2, attack=0, evade=0, damage=1, horror=1, remnant=True)  # fmt: skip
class HulkingThrall:
    @forced(after(MonsterAttacks), if_=survived, cite=TEXT)
    def taint(g: ArkhamHorror, this: Monster, you: Investigator, e: MonsterAttacks) -> Steps[None]:
        """Cursed, unless 1 remnant is spent."""
        yield from perform(g, g.seat(e.who), unless(become(CURSED), spend_remnants(1)))


@monster("Hybrid Thug", 2, traits="human deep-one", speed=2, spawn=UNSTABLE, patrol=MOST_DOOM,
         prey="lowest observation", health=1, attack=0, evade=0, damage=1, horror=0)  # fmt: skip
class HybridThug:
    @forced(after(MonsterDefeated), if_=defeated_in_attack, cite=TEXT)
    def show_its_face(g: ArkhamHorror, this: Monster, you: Investigator, e: MonsterDefeated) -> Steps[None]:
        """Defeated in an attack: 1 horror."""
        yield from losing.suffer(g, g.seat(e.who), 0, 1, cite=TEXT)


@monster("Keening Hound", traits="hound-of-tindalos", speed=None, spawn=MOST_DOOM, hunter="most remnants", health=4,
         attack=-1, evade=-2, damage=2, horror=1, remnant=True)  # fmt: skip
class KeeningHound: ...


@monster("Lodge Enforcer", 2, traits="lodge human", speed=2, spawn=UNSTABLE, hunter="highest lore", health=1, attack=0,
         evade=-1, damage=2, horror=0)  # fmt: skip
class LodgeEnforcer:
    @forced(after(Disengaged), if_=got_away, cite=TEXT)
    def threaten(g: ArkhamHorror, this: Monster, you: Investigator, e: Disengaged) -> Steps[None]:
        """Who is no longer engaged with it suffers 1 horror."""
        yield from losing.suffer(g, g.seat(e.who), 0, 1, cite=TEXT)


@monster("Lodge Loyalist", 2, traits="lodge human", speed=2, spawn=MOST_DOOM, patrol=MOST_DOOM, prey="most spells",
         health=1, attack=-1, evade=0, damage=1, horror=1)  # fmt: skip
class LodgeLoyalist:
    @forced(after(Disengaged), if_=this_one, cite=TEXT)
    def leave_a_sign(g: ArkhamHorror, this: Monster, you: Investigator, e: Disengaged) -> Steps[None]:
        """1 doom where it is left behind."""
        yield from place_doom(g, g.here(this), 1, TEXT)


@monster("Lupine Thrall", traits="thrall", speed=2, spawn=NEAREST_STREET, hunter="lowest will", health=4, attack=0,
         evade=-2, damage=2, horror=1, remnant=True)  # fmt: skip
class LupineThrall:
    @in_test(cost=(remnants(1),), if_=lambda g, this, you: is_evading(g, this, you))
    def throw_a_bone(g: ArkhamHorror, this: Monster, you: Investigator) -> Steps[None]:
        """1 remnant adds 1 to a die of an evasion."""
        yield from nudge_die(g, this, you)


def is_evading(g: ArkhamHorror, this: Monster, you: Investigator) -> bool:
    """Are they evading it, with a die that can still be raised, and that it has not raised yet?"""
    it = g.test
    return (
        it is not None
        and it.who == you.index
        and EVADE in it.sorts
        and you.index in this.engaged
        and this.id not in it.used
        and min(it.dice) < 6
    )


@monster("Masked Hunter", traits="human cultist", speed=2, spawn="", hunter="most clues", health=2, elite=1, attack=-2,
         evade=0, damage=2, horror=1, worshiper=True)  # fmt: skip
class MaskedHunter: ...


@monster("Masked Ones", traits="human cultist", speed=0, spawn=MOST_DOOM, health=2, elite=1, attack=0, evade=-2,
         damage=0, horror=1)  # fmt: skip
class MaskedOnes:
    def lurks(g: ArkhamHorror, this: Monster) -> Steps[None]:
        yield from doom_where_it_is(g, this)

    @forced(after(MonsterAttacks), if_=survived, cite=TEXT)
    def demand(g: ArkhamHorror, this: Monster, you: Investigator, e: MonsterAttacks) -> Steps[None]:
        """2 damage, unless one lets 1 doom come to one's space."""
        yield from perform(g, g.seat(e.who), unless(suffer(damage=2), doom_here(1)))


@monster("Nightmarish Fiend", traits="ghoul", speed=2, spawn=NEAREST_STREET, hunter="lowest will", health=4, attack=-1,
         evade=-1, damage=2, horror=2, keywords="feed", remnant=True)  # fmt: skip
class NightmarishFiend: ...


@monster("Occult Ritualist", 2, traits="human cultist", speed=0, spawn=STREET_NEAR_LEADER, health=1, attack=0, evade=1,
         damage=0, horror=1, keywords="elusive")  # fmt: skip
class OccultRitualist:
    def lurks(g: ArkhamHorror, this: Monster) -> Steps[None]:
        """1 doom in a bordering space; in a street it goes on from there."""
        space = yield from choose_for_doom(g, adjacent(g, g.here(this)))
        if space is not None:
            yield from place_doom(g, space, 1, "ah3/440.2")
        else:
            g.tell("ah3-log-no-space-for-doom", "ah3/003", monster=this)


@monster("Ocean Scion", 2, traits="deep-one", speed=2, spawn=MOST_DOOM, patrol=MOST_DOOM, prey="lowest influence",
         health=2, attack=-1, evade=-1, damage=1, horror=1, remnant=True)  # fmt: skip
class OceanScion: ...


@monster("R'lyeh Guardian", traits="star-spawn", speed=1, spawn=MOST_DOOM, patrol=MOST_DOOM, health=4, elite=1,
         attack=-2, evade=-1, damage=3, horror=2, keywords="massive", remnant=True)  # fmt: skip
class RlyehGuardian: ...


@monster("Ravenous Predator", traits="hound-of-tindalos", speed=None, spawn=UNSTABLE, hunter="lowest will", health=3,
         attack=-1, evade=-1, damage=1, horror=1, remnant=True)  # fmt: skip
class RavenousPredator: ...


@monster("River Skulk", 2, traits="deep-one", speed=0, spawn=STREET_NEAR_LEADER, health=3, attack=0, evade=-1, damage=1,
         horror=2, remnant=True)  # fmt: skip
class RiverSkulk:
    def lurks(g: ArkhamHorror, this: Monster) -> Steps[None]:
        yield from everybody_suffers(g, 0, 1)


@monster("Robed Figure", 3, traits="human cultist", speed=2, spawn=UNSTABLE, patrol=UNSTABLE, prey="highest influence",
         health=1, attack=0, evade=0, damage=1, horror=0)  # fmt: skip
class RobedFigure: ...


@monster("Ruth Turner", traits="human cultist", speed=0, spawn="", health=3, attack=0, evade=-2, damage=1, horror=0,
         keywords="elusive", worshiper=True)  # fmt: skip
class RuthTurner:
    def lurks(g: ArkhamHorror, this: Monster) -> Steps[None]:
        yield from doom_at(g, "hangmans-hill")

    @forced(after(Disengaged), if_=this_one, cite=TEXT)
    def slip_up(g: ArkhamHorror, this: Monster, you: Investigator, e: Disengaged) -> Steps[None]:
        """Who disengages from her defeats her."""
        yield from defeat_monster(g, this, e.who)


@monster("Sea Singer", traits="deep-one", speed=0, spawn=MOST_DOOM, health=3, attack=-1, evade=-1, damage=1, horror=2,
         remnant=True)  # fmt: skip
class SeaSinger:
    def lurks(g: ArkhamHorror, this: Monster) -> Steps[None]:
        yield from doom_to_sheet(g, this)


@monster("Shallows Predator", 2, traits="deep-one", speed=2, spawn=NEAREST_STREET, hunter="highest observation",
         health=3, attack=-1, evade=1, damage=1, horror=1, remnant=True)  # fmt: skip
class ShallowsPredator: ...


@monster("Shoreline Brute", traits="deep-one", speed=2, spawn=UNSTABLE, hunter="highest will", health=4, attack=-2,
         evade=0, damage=2, horror=1, remnant=True)  # fmt: skip
class ShorelineBrute: ...


@monster("Simon Carter", traits="lodge human", speed=0, spawn=STREET_NEAR_LEADER, health=2, elite=1, attack=-1,
         evade=-1, damage=1, horror=1)  # fmt: skip
class SimonCarter:
    def lurks(g: ArkhamHorror, this: Monster) -> Steps[None]:
        """1 doom in the bordering space that has most."""
        near = adjacent(g, g.here(this))
        most = max([s.doom for s in near], default=0)
        worst = tuple([s for s in near if s.doom == most])
        space = yield from choose_for_doom(g, worst)
        if space is not None:
            yield from place_doom(g, space, 1, "ah3/440.2")
        else:
            g.tell("ah3-log-no-space-for-doom", "ah3/003", monster=this)


@monster("Swift Byakhee", traits="byakhee", speed=3, spawn=MOST_DOOM, hunter="lowest observation", health=3, attack=0,
         evade=-1, damage=1, horror=1, remnant=True)  # fmt: skip
class SwiftByakhee:
    @answers(after(MonsterDefeated), cite=TEXT,
             if_=lambda g, this, you, e: e.who == you.index and defeated_in_attack(g, this, you, e))  # fmt: skip
    def fly_off(g: ArkhamHorror, this: Monster, you: Investigator, e: MonsterDefeated) -> Steps[None]:
        """Defeated in an attack: one may leave everything behind and move up to three spaces."""
        others = engaged_with(g, you)
        yield from disengage_all(g, others, you, False)
        yield from walk(g, you, 3)
        yield from left_behind(g, others)


@monster("Tindalos Alpha", traits="hound-of-tindalos", speed=None, spawn=MOST_DOOM, hunter="highest observation",
         health=2, elite=1, attack=-2, evade=-2, damage=2, horror=2, remnant=True)  # fmt: skip
class TindalosAlpha: ...


@monster("Twilight Supplicant", 2, traits="lodge human", speed=0, spawn=MOST_DOOM, health=1, attack=0, evade=0,
         damage=0, horror=2, keywords="elusive")  # fmt: skip
class TwilightSupplicant:
    def lurks(g: ArkhamHorror, this: Monster) -> Steps[None]:
        yield from doom_where_it_is(g, this)


@monster("Vicious Glutton", 2, traits="ghoul", speed=2, spawn=UNSTABLE, patrol=MOST_DOOM, prey="lowest will", health=2,
         attack=-1, evade=1, damage=1, horror=1, remnant=True)  # fmt: skip
class ViciousGlutton: ...


@monster("Void Touched", 2, traits="human thrall", speed=0, spawn=STREET_NEAR_LEADER, health=2, attack=0, evade=0,
         damage=0, horror=2, remnant=True)  # fmt: skip
class VoidTouched:
    def lurks(g: ArkhamHorror, this: Monster) -> Steps[None]:
        yield from everybody_suffers(g, 0, 1)

    @forced(after(MonsterDefeated), if_=defeated_in_attack, cite=TEXT)
    def leave_a_spell(g: ArkhamHorror, this: Monster, you: Investigator, e: MonsterDefeated) -> Steps[None]:
        """Defeated in an attack: a spell."""
        yield from perform(g, g.seat(e.who), spell())


@monster("Wake Titan", traits="deep-one", speed=2, spawn=UNSTABLE, patrol=UNSTABLE, health=2, elite=1, attack=-2,
         evade=0, damage=2, horror=2, keywords="massive", remnant=True)  # fmt: skip
class WakeTitan: ...


def tests_beside(g: ArkhamHorror, this: Monster, test: Test) -> bool:
    """Somebody tests who is engaged with it."""
    return test.who in this.engaged


@monster("Whippoorwill", 2, traits="beast", speed=1, spawn=UNSTABLE, hunter="nearest", health=1, attack=0, evade=-1,
         damage=0, horror=0, keywords="watcher")  # fmt: skip
class Whippoorwill:
    constant = (adds(EXTRA, -1, tests_beside, TEXT),)
