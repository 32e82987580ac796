"""Guardian cards at work."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.cards import SKILL
from rulebound.games.ahlcg.examples.probes import (
    actions,
    area,
    damage,
    discard,
    exhausted,
    gathering,
    horror,
    in_play,
    resources,
    threat,
    turn_of,
    uses,
    value,
)

ROLAND, DAISY = "roland-banks", "daisy-walker"


def fighting(t: ExampleTable, enemy: str, *assets: str, tokens: str = "0 0", hand: str = "") -> None:
    """Roland in the Hallway, an enemy in his threat area, some assets in play, his turn."""
    gathering(t, act=2, tokens=tokens)
    for code in assets:
        t.arrange("asset", code=code, seat=1)
    t.arrange("hand", seat=1, cards=hand)
    t.arrange("threat", code=enemy, seat=1)
    turn_of(t)


def beside_daisy(t: ExampleTable, enemy: str, tokens: str = "0 0") -> None:
    """Roland and Daisy in the Hallway, an enemy engaged with Daisy; it is going to be Roland's turn."""
    gathering(t, f"{ROLAND} {DAISY}", act=2, tokens=tokens)
    t.arrange("threat", code=enemy, seat=2)
    turn_of(t)


# ------------------------------------------------------------------ weapons


@example(
    "ahlcg/ability.action-designators.1",
    ".45 Automatic: a fight with +1 combat and +1 damage, and no attack of opportunity",
)
def automatic(t: ExampleTable) -> None:
    fighting(t, "flesh-eater", "01016", tokens="-1 -2")
    t.arrange("draws", tokens="-1 -2")
    t.choose("shoot 45-automatic")
    t.expect(uses("45-automatic") == 3, damage("flesh-eater") == 2, damage(ROLAND) == 0)
    t.choose("shoot 45-automatic")
    t.expect(uses("45-automatic") == 2, damage("flesh-eater") == 2)


@example("ahlcg/fight-action.3", "Machete: +1 damage against the only enemy engaged with you")
def machete_against_one(t: ExampleTable) -> None:
    fighting(t, "flesh-eater", "machete", tokens="-1 -2")
    t.arrange("draws", tokens="-1 -2")
    t.choose("slash machete")
    t.expect(damage("flesh-eater") == 2, actions(ROLAND) == 2)
    t.choose("slash machete")
    t.expect(damage("flesh-eater") == 2, actions(ROLAND) == 1)


@example("ahlcg/fight-action.3", "Machete: the usual damage if another enemy is engaged with you, too")
def machete_against_two(t: ExampleTable) -> None:
    fighting(t, "flesh-eater", "machete")
    t.arrange("threat", code="icy-ghoul", seat=1)
    t.choose("slash machete", "fight flesh-eater")
    t.expect(damage("flesh-eater") == 1)


@example("ahlcg/fight-action.3 ahlcg/instead.1", "Shotgun: 1 damage for each point of success")
def shotgun_hits(t: ExampleTable) -> None:
    fighting(t, "flesh-eater", "shotgun")
    t.choose("shoot shotgun")
    t.expect(damage("flesh-eater") == 3, uses("shotgun") == 1)


@example("ahlcg/instead.1", "Shotgun: at least 1 damage, and Vicious Blow still adds to it")
def shotgun_and_vicious_blow(t: ExampleTable) -> None:
    fighting(t, "flesh-eater", "shotgun", tokens="-4 -4", hand="vicious-blow")
    t.choose("shoot shotgun", "commit vicious-blow")
    t.expect(damage("flesh-eater") == 2)


@example(
    "ahlcg/fight-action.4 ahlcg/instead.1",
    "Shotgun: a miss deals the investigator engaged with the enemy 1 damage for each point of failure",
)
def shotgun_misses(t: ExampleTable) -> None:
    beside_daisy(t, "flesh-eater", tokens="-6 -6")
    t.arrange("asset", code="shotgun", seat=1)
    t.choose("shoot shotgun")
    t.expect(damage(DAISY) == 3, damage("flesh-eater") == 0, damage(ROLAND) == 0)


@example("ahlcg/instead.1", "Shotgun: at most 5 damage")
def shotgun_at_most_five(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2, tokens="+1 +1")
    t.arrange("asset", code="shotgun", seat=1)
    t.arrange("hand", seat=1, cards="unexpected-courage")
    t.arrange("threat", code="ghoul-priest", seat=1)
    turn_of(t)
    t.choose("shoot shotgun", "commit unexpected-courage")
    t.expect(damage("ghoul-priest") == 5)


@example("ahlcg/fight-action.4", "Shotgun: a miss hurts nobody if the enemy is engaged with the shooter")
def shotgun_misses_alone(t: ExampleTable) -> None:
    fighting(t, "flesh-eater", "shotgun", tokens="-6 -6")
    t.choose("shoot shotgun")
    t.expect(damage(ROLAND) == 0, damage("flesh-eater") == 0, uses("shotgun") == 1)


@example("ahlcg/uses.5", "Extra Ammunition: 3 ammo on a Firearm of somebody at your location")
def extra_ammunition(t: ExampleTable) -> None:
    beside_daisy(t, "flesh-eater")
    t.arrange("asset", code="shotgun", seat=2)
    t.arrange("asset", code="machete", seat=1)
    t.arrange("hand", seat=1, cards="extra-ammunition")
    t.choose("play extra-ammunition")
    t.heard("ahlcg-log-uses", "ahlcg/play.3", n=3)
    t.expect(uses("shotgun") == 5, resources(ROLAND) == 3)


@example("ahlcg/uses.6", "Extra Ammunition: not for a weapon that holds no ammo")
def no_ammunition_for_a_machete(t: ExampleTable) -> None:
    fighting(t, "flesh-eater", "machete", "flashlight", hand="extra-ammunition")
    t.not_offered("play extra-ammunition")


@example("ahlcg/fight-action.5", "Weapons: no attack where there is no enemy")
def nobody_to_fight(t: ExampleTable) -> None:
    gathering(t, act=2)
    for code in ("01016", "machete"):
        t.arrange("asset", code=code, seat=1)
    turn_of(t)
    t.not_offered("shoot 45-automatic", "slash machete")


# ------------------------------------------------------------------ talents


@example(
    "ahlcg/lasting-effects.1 ahlcg/ability.triggered.2", "Physical Training: a resource for +1 combat in this test"
)
def physical_training_combat(t: ExampleTable) -> None:
    fighting(t, "flesh-eater", "physical-training", tokens="-1 -1")
    t.choose("fight flesh-eater", "strike-harder physical-training", "pass", "pass")
    t.expect(damage("flesh-eater") == 1, resources(ROLAND) == 4, value(ROLAND, SKILL["combat"]) == 4)


@example("ahlcg/lasting-effects.1", "Physical Training: a resource for +1 willpower in this test")
def physical_training_willpower(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2, tokens="-1 -1")
    t.arrange("asset", code="physical-training", seat=1)
    t.arrange("threat", code="frozen-in-fear", seat=1)
    turn_of(t, actions=0)
    t.choose("steel-yourself physical-training", "pass", "pass")
    t.expect(threat(1) == (), resources(ROLAND) == 4)


@example("ahlcg/heal.1", "First Aid: heals damage or horror of somebody at your location, as you choose")
def first_aid(t: ExampleTable) -> None:
    beside_daisy(t, "flesh-eater")
    t.arrange("asset", code="01019", seat=1)
    t.arrange("tokens", on=DAISY, kind="horror", n=2)
    t.arrange("tokens", on=ROLAND, kind="damage", n=2)
    t.choose("bandage first-aid", "heal horror daisy-walker")
    t.expect(horror(DAISY) == 1, damage(ROLAND) == 2, uses("first-aid") == 2)


@example("ahlcg/target.5", "First Aid: not usable where nobody is hurt")
def first_aid_needs_a_wound(t: ExampleTable) -> None:
    fighting(t, "flesh-eater", "01019")
    t.not_offered("bandage first-aid")


@example("ahlcg/uses.7", "First Aid: it is discarded with its last supply, which still heals")
def first_aid_runs_out(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="01019", seat=1)
    t.arrange("tokens", on="01019", kind="uses", n=1)
    t.arrange("tokens", on=ROLAND, kind="damage", n=2)
    turn_of(t)
    t.choose("bandage first-aid")
    t.expect(damage(ROLAND) == 1, area(1) == (), discard(1) == ("first-aid",))


@example("ahlcg/heal.1", "First Aid (3): heals 1 damage and 1 horror, also of an Ally")
def first_aid_for_an_ally(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="03230", seat=1)
    t.arrange("asset", code="01018", seat=1)
    t.arrange("tokens", on="01018", kind="damage", n=1)
    t.arrange("tokens", on="01018", kind="horror", n=1)
    turn_of(t)
    t.choose("treat first-aid")
    t.expect(damage("beat-cop") == 0, horror("beat-cop") == 0, uses("first-aid") == 3)


@example("ahlcg/heal.1", "First Aid (3): 1 of each is healed, and nothing of others")
def first_aid_for_you(t: ExampleTable) -> None:
    beside_daisy(t, "flesh-eater")
    t.arrange("asset", code="03230", seat=1)
    t.not_offered("treat first-aid")
    for who in (ROLAND, DAISY):
        t.arrange("tokens", on=who, kind="damage", n=2)
        t.arrange("tokens", on=who, kind="horror", n=2)
    t.choose("treat first-aid", "heal roland-banks")
    t.expect(damage(ROLAND) == 1, horror(ROLAND) == 1, damage(DAISY) == 2, horror(DAISY) == 2)


# ------------------------------------------------------------------ allies and items


@example("ahlcg/ability.constant.1", "Beat Cop: +1 combat from the moment he is in play")
def beat_cop_helps(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("hand", seat=1, cards="01018")
    turn_of(t)
    t.choose("play beat-cop")
    t.expect(value(ROLAND, SKILL["combat"]) == 5, resources(ROLAND) == 1)


@example(
    "ahlcg/ability.triggered.2",
    "Beat Cop: discarded for 1 damage, without an action and without an attack of opportunity",
)
def beat_cop_steps_in(t: ExampleTable) -> None:
    fighting(t, "ghoul-minion", "01018")
    t.choose("step-in beat-cop")
    t.heard("core-log-ability", "ahlcg/ability.triggered.2")
    t.expect(damage("ghoul-minion") == 1, discard(1) == ("beat-cop",), actions(ROLAND) == 3, damage(ROLAND) == 0)


@example("ahlcg/target.2", "Beat Cop: keeps his place where there is no enemy")
def beat_cop_waits(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="01018", seat=1)
    turn_of(t)
    t.not_offered("step-in beat-cop")


@example("ahlcg/target.2", "Beat Cop (2): keeps his place where there is no enemy")
def beat_cop_2_waits(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="01028", seat=1)
    turn_of(t)
    t.not_offered("step-in beat-cop")


@example("ahlcg/dealing-damage-horror.4", "Beat Cop: takes damage and horror in his investigator's place")
def beat_cop_soaks(t: ExampleTable) -> None:
    fighting(t, "ghoul-minion", "01018")
    t.choose("resource", "damage 1 beat-cop", "horror 1 beat-cop")
    t.expect(damage("beat-cop") == 1, horror("beat-cop") == 1, damage(ROLAND) == 0, horror(ROLAND) == 0)


@example("ahlcg/costs.4", "Beat Cop (2): exhausts and takes 1 damage, both at once, for 1 damage")
def beat_cop_2_steps_in(t: ExampleTable) -> None:
    fighting(t, "ghoul-minion", "01028")
    t.choose("step-in beat-cop")
    t.expect(damage("ghoul-minion") == 1, damage("beat-cop") == 1, exhausted("beat-cop") == True)  # noqa: E712
    t.not_offered("step-in beat-cop")


@example("ahlcg/costs.4", "Beat Cop (2): may pay with the last of his health")
def beat_cop_2_falls(t: ExampleTable) -> None:
    fighting(t, "ghoul-minion", "01028")
    t.arrange("tokens", on="01028", kind="damage", n=2)
    t.choose("step-in beat-cop")
    t.expect(damage("ghoul-minion") == 1, discard(1) == ("beat-cop",), value(ROLAND, SKILL["combat"]) == 4)


@example("ahlcg/ability.constant.1", "Beat Cop (2): +1 combat")
def beat_cop_2_helps(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("hand", seat=1, cards="01028")
    turn_of(t)
    t.choose("play beat-cop")
    t.expect(value(ROLAND, SKILL["combat"]) == 5)


@example("ahlcg/attack-of-opportunity.6 ahlcg/ability.triggered.4", "Guard Dog: bites back in an attack of opportunity")
def guard_dog_bites(t: ExampleTable) -> None:
    fighting(t, "ghoul-minion", "guard-dog")
    t.choose("resource", "damage 1 guard-dog", "horror yours", "bite guard-dog")
    t.heard("core-log-ability", "ahlcg/ability.triggered.4")
    t.expect(damage("ghoul-minion") == 1, damage("guard-dog") == 1, horror(ROLAND) == 1, resources(ROLAND) == 6)


@example("ahlcg/initiation.3", "Guard Dog: an attack is completed even if the bite defeats the attacker")
def guard_dog_bites_dead(t: ExampleTable) -> None:
    fighting(t, "swarm-of-rats", "guard-dog")
    t.choose("resource", "damage 1 guard-dog", "bite guard-dog")
    t.expect(in_play("swarm-of-rats") == False, damage("guard-dog") == 1)  # noqa: E712


@example("ahlcg/ability.triggered.4", "Guard Dog: does not answer an attack that only hurts its investigator")
def guard_dog_sleeps(t: ExampleTable) -> None:
    fighting(t, "swarm-of-rats", "guard-dog")
    t.choose("resource", "damage yours")
    t.expect(damage(ROLAND) == 1, damage("swarm-of-rats") == 0, resources(ROLAND) == 6)


@example("ahlcg/gains.3", "Police Badge: two more actions for another investigator in his or her turn")
def police_badge(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("asset", code="police-badge", seat=2)
    turn_of(t, actions=1)
    t.choose("show-badge police-badge", seat=2)
    t.heard("core-log-ability", "ahlcg/ability.triggered.2")
    t.expect(actions(ROLAND) == 3, discard(2) == ("police-badge",))


@example("ahlcg/gains.3", "Police Badge: also for its owner, who then has five actions")
def police_badge_in_your_turn(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="police-badge", seat=1)
    turn_of(t)
    t.choose("show-badge police-badge")
    t.expect(actions(ROLAND) == 5, discard(1) == ("police-badge",), value(ROLAND, SKILL["willpower"]) == 3)


@example("ahlcg/gains.3", "Police Badge: not for somebody elsewhere")
def police_badge_elsewhere(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("asset", code="police-badge", seat=2)
    t.arrange("stand", seat=2, place="cellar")
    turn_of(t)
    t.asked(1, "ahlcg-prompt-action")


@example("ahlcg/ability.constant.1", "Police Badge: +1 willpower")
def police_badge_helps(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("hand", seat=1, cards="police-badge")
    turn_of(t)
    t.choose("play police-badge")
    t.expect(value(ROLAND, SKILL["willpower"]) == 4)
