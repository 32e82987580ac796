"""Guardian cards."""

from __future__ import annotations

from typing import Any

from rulebound.core.abilities import reaction, when
from rulebound.core.flow import Steps
from rulebound.core.timing import cancel
from rulebound.core.words import choose_entity
from rulebound.games.ahlcg.cards import GUARDIAN, SKILL, activate, asset, event, fast_ability, skill, you_get
from rulebound.games.ahlcg.rules.actions import fight
from rulebound.games.ahlcg.rules.costs import discard_this, spend_uses
from rulebound.games.ahlcg.rules.damage import Placed, deal_to_card
from rulebound.games.ahlcg.rules.enemies import Attacks
from rulebound.games.ahlcg.state import FIGHT, Arkham, ArkhamHorror, Investigator, SkillTest, enemies_at


def enemy_here(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    return bool(enemies_at(g, you.location))


@asset(
    "01016",
    ".45 Automatic",
    GUARDIAN,
    cost=4,
    icons="agility",
    slots="hand",
    uses=(4, "ammo"),
    traits="Item Weapon Firearm",
)
class FortyFiveAutomatic:
    @activate(cost=spend_uses(1), tag=FIGHT, if_=enemy_here)
    def shoot(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Fight with +1 combat; the attack deals +1 damage."""
        foe = yield from choose_entity(g, you.index, enemies_at(g, you.location), "ahlcg-prompt-fight", "fight")
        yield from fight(g, you, foe, this.id, bonus=1, damage=2)


@asset("01018", "Beat Cop", GUARDIAN, cost=4, icons="combat", slots="ally", health=2, sanity=2, traits="Ally Police")
class BeatCop:
    constant = [you_get(SKILL["combat"], +1)]

    @fast_ability(cost=discard_this, if_=enemy_here)
    def step_in(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Discard Beat Cop: 1 damage to an enemy at your location."""
        foe = yield from choose_entity(g, you.index, enemies_at(g, you.location), "ahlcg-prompt-enemy", "hit")
        yield from deal_to_card(g, foe, damage=1, by=you.id)


def attack_hurts_this(g: ArkhamHorror, this: Arkham, you: Investigator, event: Placed) -> bool:
    return bool(event.about == this.id and event.attack and event.damage)


@asset("01021", "Guard Dog", GUARDIAN, cost=3, icons="combat", slots="ally", health=3, sanity=1, traits="Ally Creature")
class GuardDog:
    @reaction(when(Placed), if_=attack_hurts_this, cite="ahlcg/ability.triggered.4")
    def bite(g: ArkhamHorror, this: Arkham, you: Investigator, event: Placed) -> Steps[None]:
        """When an enemy's attack deals damage to Guard Dog: 1 damage to that enemy."""
        yield from deal_to_card(g, g.entity(event.attack), damage=1, by=this.id)


def attack_here(g: ArkhamHorror, this: Arkham, you: Investigator, event: Attacks) -> bool:
    return bool(g.seat(event.who).location == you.location)


@event(
    "01023",
    "Dodge",
    GUARDIAN,
    cost=1,
    icons="willpower agility",
    traits="Tactic",
    fast=True,
    play=when(Attacks),
    if_=attack_here,
)
class Dodge:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator, event: Attacks) -> Any:
        """When an enemy attacks an investigator at your location: cancel that attack."""
        cancel(g, event)


@skill("01025", "Vicious Blow", GUARDIAN, icons="combat", traits="Practiced")
class ViciousBlow:
    def success(g: ArkhamHorror, this: Arkham, you: Investigator, test: SkillTest) -> Any:
        """A successful attack deals +1 damage."""
        if test.kind == FIGHT:
            g.change(test, damage=test.damage + 1)
