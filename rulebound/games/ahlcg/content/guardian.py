"""Guardian cards."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after, reaction, when
from rulebound.core.game.decision import choose, meant
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option
from rulebound.core.timing.timing import cancel
from rulebound.games.ahlcg.cards import GUARDIAN, SKILL, activate, asset, event, fast_ability, skill, you_get
from rulebound.games.ahlcg.content.common import clue_to_find, enemy_here, foe_here, you_defeated_an_enemy
from rulebound.games.ahlcg.rules.actions import fight_with, hit, hits_nobody, miss, more_actions
from rulebound.games.ahlcg.rules.costs import damage_this, discard_this, exhaust_this, spend_resources, spend_uses
from rulebound.games.ahlcg.rules.damage import Dealt, Placed, deal_to_card, deal_to_each, heal, triples
from rulebound.games.ahlcg.rules.enemies import Attacks, Defeated
from rulebound.games.ahlcg.rules.locations import connected, discover
from rulebound.games.ahlcg.rules.moves import add_uses, gain_resources, kind_of_uses
from rulebound.games.ahlcg.rules.reasons import because
from rulebound.games.ahlcg.rules.skill_tests import for_this_test, idle_when, you_test
from rulebound.games.ahlcg.state import (
    FIGHT,
    Arkham,
    ArkhamHorror,
    Investigator,
    SkillTest,
    assets_of,
    definition,
    enemies_at,
    engaged_with,
    in_play,
    investigators_at,
    is_a,
    where,
)

# ------------------------------------------------------------------ weapons


@asset("01016", ".45 Automatic", GUARDIAN, cost=4, icons="agility", slots="hand", uses=(4, "ammo"),
       traits="Item Weapon Firearm")  # fmt: skip
class FortyFiveAutomatic:
    @activate(cost=spend_uses(1), tag=FIGHT, if_=foe_here, cite="ahlcg/ability.action-designators.1")
    def shoot(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Spend 1 ammo: fight with +1 combat; the attack deals +1 damage."""
        yield from fight_with(g, this, you, bonus=1, damage=2)


@flow(cite="ahlcg/fight-action.3")
def cut(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """One damage more if nobody else is engaged with you."""
    test = g.the_test
    if [e.id for e in engaged_with(g, you)] == [test.target]:
        g.change(test, damage=test.damage + 1)
    yield from hit(g, you)


@asset("01020", "Machete", GUARDIAN, cost=3, icons="combat", slots="hand", traits="Item Weapon Melee")
class Machete:
    @activate(tag=FIGHT, if_=foe_here, cite="ahlcg/ability.action-designators.1")
    def slash(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Fight with +1 combat; +1 damage if the attacked enemy is the only one engaged with you."""
        yield from fight_with(g, this, you, bonus=1, success=cut.later(you))


def spread(points: int) -> int:
    """A damage for each point, from 1 to 5."""
    return max(1, min(5, points))


@flow(cite="ahlcg/instead.1 ahlcg/fight-action.3")
def blast(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """Not the usual damage, but one for each point of success; what else adds to the attack still does."""
    test = g.the_test
    g.change(test, damage=spread(test.margin) + test.damage - 1)
    yield from hit(g, you)


@idle_when(hits_nobody)
@flow(cite="ahlcg/instead.1 ahlcg/fight-action.4")
def stray_shot(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """Whom the miss hits takes one damage for each point of failure."""
    yield from miss(g, you, spread(g.the_test.margin))


@asset("01029", "Shotgun", GUARDIAN, cost=5, level=4, icons="combat combat", slots="hand hand", uses=(2, "ammo"),
       traits="Item Weapon Firearm")  # fmt: skip
class Shotgun:
    @activate(cost=spend_uses(1), tag=FIGHT, if_=foe_here, cite="ahlcg/ability.action-designators.1")
    def shoot(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Spend 1 ammo: fight with +3 combat; the damage is by how much you succeed, or miss another's enemy."""
        yield from fight_with(g, this, you, bonus=3, success=blast.later(you), failure=stray_shot.later(you))


@cite("ahlcg/uses.6")
def loaded(g: ArkhamHorror, you: Investigator) -> tuple[Arkham, ...]:
    """The Firearms of investigators at your location that can hold ammo."""
    return tuple([
        c for i in investigators_at(g, you.location) for c in assets_of(g, i)
        if is_a(g, c, "Firearm") and kind_of_uses(g, c) == "ammo"
    ])  # fmt: skip


@because("ahlcg/target.2", "ahlcg-denied-no-firearm")
def firearm_here(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    return bool(loaded(g, you))


@event("01026", "Extra Ammunition", GUARDIAN, cost=2, level=1, icons="intellect", traits="Supply", if_=firearm_here,
       cite="ahlcg/uses.5")  # fmt: skip
class ExtraAmmunition:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """3 ammo on a Firearm controlled by an investigator at your location."""
        weapon = yield from choose_entity(g, you.index, loaded(g, you), "ahlcg-prompt-ammo", "load", "ahlcg/target.1")
        add_uses(g, weapon, 3)


# ------------------------------------------------------------------ talents


@asset("01017", "Physical Training", GUARDIAN, cost=2, icons="willpower combat", traits="Talent")
class PhysicalTraining:
    @fast_ability(cost=spend_resources(1), if_=you_test("willpower"))
    def steel_yourself(g: ArkhamHorror, this: Arkham, you: Investigator) -> Any:
        """Spend 1 resource: +1 willpower for this test."""
        for_this_test(g, this, you, "willpower")

    @fast_ability(cost=spend_resources(1), if_=you_test("combat"))
    def strike_harder(g: ArkhamHorror, this: Arkham, you: Investigator) -> Any:
        """Spend 1 resource: +1 combat for this test."""
        for_this_test(g, this, you, "combat")


def wounds(g: ArkhamHorror, you: Investigator) -> tuple[Option, ...]:
    """Each damage or horror of an investigator at your location that could be healed."""
    return tuple([
        Option(f"heal {kind} {i.handle(g, you.index)}", f"ahlcg-option-heal-{kind}",
               (("thing", g.word(i, you.index)),), (i.id,), value=int(kind == "damage"))
        for i in investigators_at(g, you.location) for kind in ("damage", "horror") if getattr(i, kind)
    ])  # fmt: skip


@cite("ahlcg/target.5")
def somebody_is_hurt(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    return any(i.damage or i.horror for i in investigators_at(g, you.location))


@asset("01019", "First Aid", GUARDIAN, cost=2, icons="willpower", uses=(3, "supplies"), discard_empty=True,
       traits="Talent Science")  # fmt: skip
class FirstAid:
    @activate(cost=spend_uses(1), useful=somebody_is_hurt)
    def bandage(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Spend 1 supply: heal 1 damage or 1 horror of an investigator at your location."""
        picked = yield from choose(g, you.index, wounds(g, you), "ahlcg-prompt-heal", cite="ahlcg/target.5")
        heal(g, meant(g, picked), damage=picked.value, horror=1 - picked.value)


@cite("ahlcg/target.5")
def patients(g: ArkhamHorror, you: Investigator) -> tuple[Any, ...]:
    """The investigators and Ally assets at your location that are hurt."""
    allies = [
        c for pile in (g.scenario.there, *[i.area for i in g.investigators]) for c in g.cards(pile)
        if definition(g, c).type == "asset" and is_a(g, c, "Ally") and where(g, c) == you.location
    ]  # fmt: skip
    return tuple([p for p in (*investigators_at(g, you.location), *allies) if p.damage or p.horror])


def there_are_patients(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    return bool(patients(g, you))


@asset("03230", "First Aid", GUARDIAN, quantity=2, cost=2, level=3, icons="willpower willpower", uses=(4, "supplies"),
       discard_empty=True, traits="Talent Science")  # fmt: skip
class FirstAid3:
    @activate(cost=spend_uses(1), useful=there_are_patients)
    def treat(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """For 1 supply, an investigator or an Ally who is with you gets rid of 1 damage and 1 horror."""
        who = yield from choose_entity(g, you.index, patients(g, you), "ahlcg-prompt-heal", "heal", "ahlcg/target.5")
        heal(g, who, damage=1, horror=1)


# ------------------------------------------------------------------ allies


@flow(cite="ahlcg/target.1")
def hit_somebody(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """An enemy where you are takes 1 damage."""
    foe = yield from choose_entity(
        g, you.index, enemies_at(g, you.location), "ahlcg-prompt-enemy", "hit", "ahlcg/target.1"
    )
    yield from deal_to_card(g, foe, damage=1, by=you.id)


@asset("01018", "Beat Cop", GUARDIAN, cost=4, icons="combat", slots="ally", health=2, sanity=2, traits="Ally Police")
class BeatCop:
    constant = [you_get(SKILL["combat"], +1)]

    @fast_ability(cost=discard_this, if_=enemy_here)
    def step_in(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Discard Beat Cop: an enemy where you are takes 1 damage."""
        yield from hit_somebody(g, you)


@asset("01028", "Beat Cop", GUARDIAN, cost=4, level=2, icons="combat agility", slots="ally", health=3, sanity=2,
       traits="Ally Police")  # fmt: skip
class BeatCop2:
    constant = [you_get(SKILL["combat"], +1)]

    @fast_ability(cost=(exhaust_this, damage_this), if_=enemy_here, cite="ahlcg/ability.triggered.2 ahlcg/costs.4")
    def step_in(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Exhaust Beat Cop and put 1 damage on him: an enemy where you are takes 1 damage."""
        yield from hit_somebody(g, you)


def attack_hurts_this(g: ArkhamHorror, this: Arkham, you: Investigator, event: Placed) -> bool:
    return bool(event.about == this.id and event.attack and event.damage and in_play(g, g.entity(event.attack)))


@asset("01021", "Guard Dog", GUARDIAN, cost=3, icons="combat", slots="ally", health=3, sanity=1, traits="Ally Creature")
class GuardDog:
    @reaction(when(Placed), if_=attack_hurts_this, cite="ahlcg/ability.triggered.4 ahlcg/attack-of-opportunity.6")
    def bite(g: ArkhamHorror, this: Arkham, you: Investigator, event: Placed) -> Steps[None]:
        """When an enemy's attack deals damage to Guard Dog: 1 damage to that enemy."""
        yield from deal_to_card(g, g.entity(event.attack), damage=1, by=this.id)


# ------------------------------------------------------------------ items


@because("ahlcg/target.2", "ahlcg-denied-nobody-acts")
def somebody_acts_here(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    """An investigator at your location is taking a turn."""
    return g.clock.seat >= 0 and bool(g.seat(g.clock.seat).location == you.location)


@asset("01027", "Police Badge", GUARDIAN, cost=3, level=2, icons="willpower wild", slots="accessory", traits="Item")
class PoliceBadge:
    constant = [you_get(SKILL["willpower"], +1)]

    @fast_ability(cost=discard_this, if_=somebody_acts_here, cite="ahlcg/ability.triggered.2 ahlcg/gains.3")
    def show_badge(g: ArkhamHorror, this: Arkham, you: Investigator) -> Any:
        """Discard Police Badge: the investigator at your location whose turn it is may take 2 more actions."""
        more_actions(g, g.seat(g.clock.seat), 2)


# ------------------------------------------------------------------ events


@event("01022", "Evidence!", GUARDIAN, cost=1, icons="intellect intellect", traits="Insight", fast=True,
       play=after(Defeated), if_=you_defeated_an_enemy, useful=clue_to_find,
       cite="ahlcg/fast.2 ahlcg/clues.3")  # fmt: skip
class Evidence:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator, event: Defeated) -> Steps[None]:
        """You have defeated an enemy: find a clue where you are."""
        here = g.entity(you.location)
        yield from discover(g, you, here, 1)


@cite("ahlcg/fast.2")
def attack_here(g: ArkhamHorror, this: Arkham, you: Investigator, event: Attacks) -> bool:
    return bool(g.seat(event.who).location == you.location)


@event("01023", "Dodge", GUARDIAN, cost=1, icons="willpower agility", traits="Tactic", fast=True, play=when(Attacks),
       if_=attack_here, cite="ahlcg/cancel.1")  # fmt: skip
class Dodge:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator, event: Attacks) -> Any:
        """Somebody where you are is being attacked: it comes to nothing."""
        cancel(g, event)


def blast_sites(g: ArkhamHorror, you: Investigator) -> tuple[Arkham, ...]:
    """Your location and those connected to it, where there is somebody to hurt."""
    here = g.entity(you.location)
    places = (here, *connected(g, here))
    return tuple([p for p in places if enemies_at(g, p.id) or investigators_at(g, p.id)])


@event("01024", "Dynamite Blast", GUARDIAN, cost=5, icons="willpower", traits="Tactic",
       cite="ahlcg/priority-of-simultaneous-resolution.1 ahlcg/dealing-damage-horror.7 ahlcg/target.1")  # fmt: skip
class DynamiteBlast:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Your location or a connected one: 3 damage to each enemy and each investigator there, all at once."""
        sites = blast_sites(g, you)
        place = yield from choose_entity(g, you.index, sites, "ahlcg-prompt-blast", "blast", "ahlcg/target.1")
        yield from deal_to_each(g, investigators_at(g, place.id), 3, 0, you.id, enemies_at(g, place.id))


@cite("ahlcg/dealing-damage-horror.4")
def you_are_harmed(g: ArkhamHorror, this: Arkham, you: Investigator, event: Dealt) -> bool:
    """What is dealt to you is dealt to you, even if you assign it to your assets."""
    return event.who == you.index and sum([d + h for _, d, h in triples(event.shares)]) > 0


@flow(cite="ahlcg/target.3 .4")
def spare(g: ArkhamHorror, you: Investigator, id: int, most: tuple[int, int], least: int, left: int) -> Steps[Any]:
    """How much of the damage and horror assigned to one card is cancelled."""
    card = g.entity(id)
    ways = tuple([(d, h) for d in range(most[0] + 1) for h in range(most[1] + 1) if least <= d + h <= left])
    which = "" if id == you.id else f" {card.handle(g, you.index)}"
    options = tuple([
        Option(f"cancel {d} damage {h} horror{which}", "ahlcg-option-cancel-harm",
               (("damage", d), ("horror", h), ("card", g.word(card, you.index))), (id,), value=i)
        for i, (d, h) in enumerate(ways)
    ])  # fmt: skip
    picked = yield from choose(g, you.index, options, "ahlcg-prompt-cancel-harm", cite="ahlcg/target.3")
    return ways[picked.value]


@event("02261", "\"I've had worse…\"", GUARDIAN, quantity=2, level=4, cost=0, icons="willpower willpower agility",
       traits="Spirit", fast=True, play=when(Dealt), if_=you_are_harmed,
       cite="ahlcg/dealing-damage-horror.8 ahlcg/then.2")  # fmt: skip
class IveHadWorse:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator, event: Dealt) -> Steps[None]:
        """When you are dealt damage or horror: cancel up to 5 of it, card by card, then gain as many resources."""
        shares = tuple([share for share in triples(event.shares) if share[1] + share[2] > 0])
        left = 5
        kept: tuple[int, ...] = ()
        for at in range(len(shares)):
            id, damage, horror = shares[at]
            last = at + 1 == len(shares) and left == 5
            d, h = yield from spare(g, you, id, (damage, horror), 1 if last else 0, left)
            left -= d + h
            kept += (id, damage - d, horror - h)
        g.change(event, shares=kept)
        g.tell("ahlcg-log-spared", "ahlcg/dealing-damage-horror.8", seat=you, n=5 - left)
        gain_resources(g, you, 5 - left)


# ------------------------------------------------------------------ skills


@skill("01025", "Vicious Blow", GUARDIAN, icons="combat", traits="Practiced", cite="ahlcg/skill-cards.3")
class ViciousBlow:
    def improves(g: ArkhamHorror, this: Arkham, you: Investigator, test: SkillTest) -> Any:
        """A successful attack deals +1 damage."""
        if test.kind == FIGHT:
            g.change(test, damage=test.damage + 1)
            g.tell("ahlcg-log-more-damage", "ahlcg/skill-cards.3", card=this)
        else:
            g.tell("ahlcg-log-other-test", "ahlcg/skill-cards.3", card=this)
