"""Neutral cards."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.games.ahlcg.cards import NEUTRAL, SLOTS, activate, asset, event, skill, you_get
from rulebound.games.ahlcg.content.common import can_investigate, foe_here
from rulebound.games.ahlcg.rules.actions import fight_with, investigate
from rulebound.games.ahlcg.rules.costs import discard_this, spend_uses
from rulebound.games.ahlcg.rules.decks import draw_cards
from rulebound.games.ahlcg.rules.moves import gain_resources
from rulebound.games.ahlcg.state import FIGHT, INVESTIGATE, Arkham, ArkhamHorror, Investigator, SkillTest

# ------------------------------------------------------------------ items


@asset("01086", "Knife", NEUTRAL, quantity=4, cost=1, icons="combat", slots="hand", traits="Item Weapon Melee")
class Knife:
    @activate(tag=FIGHT, if_=foe_here, cite="ahlcg/ability.action-designators.1")
    def stab(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Fight with +1 combat."""
        yield from fight_with(g, this, you, bonus=1)

    @activate(cost=discard_this, tag=FIGHT, if_=foe_here, cite="ahlcg/ability.action-designators.1")
    def throw(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Discard Knife: fight with +2 combat; the attack deals +1 damage."""
        yield from fight_with(g, this, you, bonus=2, damage=2)


@asset("01087", "Flashlight", NEUTRAL, quantity=4, cost=2, icons="intellect", slots="hand", uses=(3, "supplies"),
       traits="Item Tool")  # fmt: skip
class Flashlight:
    @activate(cost=spend_uses(1), tag=INVESTIGATE, if_=can_investigate, cite="ahlcg/ability.action-designators.1")
    def shine(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Spend 1 supply: investigate; your location has 2 shroud less for it."""
        yield from investigate(g, you, this.id, shroud=-2)


@asset("01094", "Bulletproof Vest", NEUTRAL, quantity=2, cost=2, level=3, icons="combat wild", slots="body", health=4,
       traits="Item Armor")  # fmt: skip
class BulletproofVest:
    """No text: it takes damage."""


@asset("01095", "Elder Sign Amulet", NEUTRAL, quantity=2, cost=2, level=3, icons="willpower wild", slots="accessory",
       sanity=4, traits="Item Relic")  # fmt: skip
class ElderSignAmulet:
    """No text: it takes horror."""


# ------------------------------------------------------------------ permanent talents


@asset("02158", "Charisma", NEUTRAL, quantity=2, level=3, traits="Talent", permanent=True)
class Charisma:
    constant = [you_get(SLOTS["ally"], +1, cite="ahlcg/slots.5")]


@asset("02157", "Relic Hunter", NEUTRAL, quantity=2, level=3, traits="Talent", permanent=True)
class RelicHunter:
    constant = [you_get(SLOTS["accessory"], +1, cite="ahlcg/slots.3")]


# ------------------------------------------------------------------ events


@event("01088", "Emergency Cache", NEUTRAL, quantity=4, cost=0, traits="Supply", cite="ahlcg/gains.2")
class EmergencyCache:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator) -> Any:
        """Gain 3 resources."""
        gain_resources(g, you, 3)


@event("02194", "Emergency Cache", NEUTRAL, quantity=2, cost=0, level=2, traits="Supply", cite="ahlcg/gains.2")
class EmergencyCache2:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Gain 3 resources and draw 1 card."""
        gain_resources(g, you, 3)
        yield from draw_cards(g, you, 1)


# ------------------------------------------------------------------ skills


@flow(cite="ahlcg/you-your.1")
def draw_a_card(g: ArkhamHorror, this: Arkham, you: Investigator, test: SkillTest) -> Steps[None]:
    """If the test succeeds, who committed the card draws 1 card."""
    yield from draw_cards(g, you, 1)


@skill("01089", "Guts", NEUTRAL, quantity=2, icons="willpower willpower", traits="Innate", max_committed=1)
class Guts:
    success = draw_a_card


@skill("01090", "Perception", NEUTRAL, quantity=2, icons="intellect intellect", traits="Practiced", max_committed=1)
class Perception:
    success = draw_a_card


@skill("01091", "Overpower", NEUTRAL, quantity=2, icons="combat combat", traits="Practiced", max_committed=1)
class Overpower:
    success = draw_a_card


@skill("01092", "Manual Dexterity", NEUTRAL, quantity=2, icons="agility agility", traits="Innate", max_committed=1)
class ManualDexterity:
    success = draw_a_card


@skill("01093", "Unexpected Courage", NEUTRAL, quantity=2, icons="wild wild", traits="Innate", max_committed=1)
class UnexpectedCourage:
    """Icons only; one a test."""
