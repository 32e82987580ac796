"""Where several rules meet: attacks of opportunity, costs, cancelling, defeat in the middle of something."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    actions,
    area,
    clues,
    damage,
    discard,
    doom,
    encounter_discard,
    engaged,
    gathering,
    hand,
    horror,
    in_play,
    out,
    removed,
    resources,
    turn_of,
)

ROLAND, DAISY, SKIDS, AGNES, WENDY = "roland-banks", "daisy-walker", "skids-otoole", "agnes-baker", "wendy-adams"


def alone(t: ExampleTable, who: str = ROLAND, tokens: str = "0 0", hand: str = "", actions: int = 3) -> None:
    """One investigator in the Hallway, at the beginning of a turn."""
    gathering(t, who, act=2, tokens=tokens)
    t.arrange("hand", seat=1, cards=hand)
    turn_of(t, actions=actions)


# ------------------------------------------------------------------ attacks of opportunity


@example("ahlcg/attack-of-opportunity.2", "Guard Dog: while it is being played, it is not there yet to take the damage")
def the_dog_comes_too_late(t: ExampleTable) -> None:
    alone(t, hand="guard-dog")
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.choose("play guard-dog")
    t.expect(damage(ROLAND) == 1, damage("guard-dog") == 0, area(1) == ("guard-dog",))


@example(
    "ahlcg/initiation.2 ahlcg/attack-of-opportunity.2",
    "Yithian Observer: a card that is being played is not in the hand any more, so there is none to discard",
)
def a_card_being_played(t: ExampleTable) -> None:
    alone(t, hand="knife")
    t.arrange("threat", code="yithian-observer", seat=1)
    t.choose("play knife")
    t.expect(area(1) == ("knife",), damage(ROLAND) == 2, horror(ROLAND) == 2, discard(1) == ())


@example("ahlcg/attack-of-opportunity.5", "Whoever is defeated while playing a card loses it with all the others")
def a_card_is_lost(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("hand", seat=1, cards="emergency-cache")
    t.arrange("tokens", on=ROLAND, kind="damage", n=8)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    turn_of(t)
    t.choose("play emergency-cache")
    t.expect(out(ROLAND) == "defeated", resources(ROLAND) == 0, discard(1) == (), removed().has("emergency-cache"))


@example("ahlcg/attack-of-opportunity.1", "Aquinnah: an enemy defeated by the first attack makes none of its own")
def defeated_before_its_attack(t: ExampleTable) -> None:
    alone(t, WENDY)
    t.arrange("asset", code="01082", seat=1)
    t.arrange("threat", code="icy-ghoul", seat=1)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.choose("resource", "attack icy-ghoul", "turn-aside aquinnah", "horror yours")
    t.expect(engaged(1) == ("icy-ghoul",), damage(WENDY) == 0, horror(WENDY) == 1, resources(WENDY) == 6)


@example("ahlcg/attack-of-opportunity.5", "Whoever is defeated by the first attack is not attacked a second time")
def no_second_attack(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("tokens", on=ROLAND, kind="damage", n=8)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.arrange("threat", code="icy-ghoul", seat=1)
    turn_of(t)
    t.choose("resource", "attack swarm-of-rats")
    t.expect(out(ROLAND) == "defeated", damage(ROLAND) == 9, horror(ROLAND) == 0)
    t.expect(engaged(2) == ("swarm-of-rats", "icy-ghoul"))


@example("ahlcg/attack-of-opportunity.1", "A fast card and a free ability take no action, so nobody attacks")
def not_an_action(t: ExampleTable) -> None:
    alone(t, SKIDS, hand="switchblade")
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.choose("play switchblade", "hurry skids-otoole", "resource")
    t.expect(damage(SKIDS) == 1, area(1) == ("switchblade",), actions(SKIDS) == 3)


@example("ahlcg/attack-of-opportunity.1", "Old Book of Lore: Daisy's additional action provokes like any other")
def an_additional_action(t: ExampleTable) -> None:
    gathering(t, DAISY, act=2)
    t.arrange("asset", code="01031", seat=1)
    t.arrange("deck", seat=1, cards="knife")
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.choose("read old-book-of-lore", "take knife")
    t.expect(damage(DAISY) == 1, hand(1) == ("knife",), actions(DAISY) == 3)


# ------------------------------------------------------------------ costs


@example("ahlcg/costs.4", "Beat Cop (2): the damage that is his cost may defeat him; the effect follows all the same")
def a_cost_that_defeats(t: ExampleTable) -> None:
    alone(t)
    t.arrange("asset", code="01028", seat=1)
    t.arrange("tokens", on="01028", kind="damage", n=2)
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.choose("step-in beat-cop")
    t.expect(discard(1) == ("beat-cop",), damage("ghoul-minion") == 1)


@example("ahlcg/costs.3", "Agnes: she answers the horror of a cost before the effect it pays for")
def answering_a_cost(t: ExampleTable) -> None:
    alone(t, AGNES)
    t.arrange("asset", code="forbidden-knowledge", seat=1)
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.choose("trade forbidden-knowledge")
    t.asked(1, "core-prompt-react")
    t.expect(horror(AGNES) == 1, resources(AGNES) == 5)
    t.choose("lash-out agnes-baker")
    t.heard("core-log-own-ability", "ahlcg/ability.triggered.5")
    t.expect(damage("ghoul-minion") == 1, resources(AGNES) == 6)


@example("ahlcg/costs.4", "Frozen in Fear: a fight ability needs the additional action, too, or it cannot be used")
def a_dearer_ability(t: ExampleTable) -> None:
    alone(t, actions=1)
    t.arrange("asset", code="machete", seat=1)
    t.arrange("threat", code="flesh-eater", seat=1)
    t.arrange("threat", code="frozen-in-fear", seat=1)
    t.refused("slash machete", "ahlcg/action.1")
    turn_of(t, actions=2)
    t.choose("slash machete")
    t.expect(damage("flesh-eater") == 2)


@example("ahlcg/activate-action.4", "Skids: an ability of one's own investigator card")
def the_investigator_card(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {SKIDS}", act=2)
    turn_of(t)
    t.asked(1, "ahlcg-prompt-action")
    t.not_offered("hurry skids-otoole")
    t.choose("pass")
    t.choose("hurry skids-otoole", seat=2)
    t.expect(actions(SKIDS) == 4, resources(SKIDS) == 3)


# ------------------------------------------------------------------ cancelling


@example("ahlcg/cancel.1", "Dodge: what would come after the attack does not come either")
def no_attack_no_after(t: ExampleTable) -> None:
    alone(t, hand="dodge")
    t.arrange("threat", code="silver-twilight-acolyte", seat=1)
    t.choose("resource", "play dodge")
    t.heard("core-log-cancelled", "ahlcg/cancel.1")
    t.expect(damage(ROLAND) == 0, doom("whats-going-on") == 0, resources(ROLAND) == 5, discard(1) == ("dodge",))


@example("ahlcg/cancel.2", "Skids: a cancelled ability has used up its limit")
def the_limit_is_used_up(t: ExampleTable) -> None:
    alone(t, SKIDS)
    t.arrange("cancel-next", what="ability")
    t.choose("hurry skids-otoole")
    t.heard("core-log-cancelled", "ahlcg/cancel.1")
    t.expect(resources(SKIDS) == 3, actions(SKIDS) == 3)
    t.refused("hurry skids-otoole", "ahlcg/limits-and-maximums.1")


@example("ahlcg/cancel.2", "A cancelled move does not give the action back")
def a_cancelled_move(t: ExampleTable) -> None:
    alone(t)
    t.arrange("cancel-next", what="move")
    t.choose("move attic")
    t.heard("core-log-cancelled", "ahlcg/cancel.1")
    t.expect(actions(ROLAND) == 2, horror(ROLAND) == 0)


@example("ahlcg/cannot.1", "Dissonant Voices: a card that lets another one be played does not get round it")
def no_way_round(t: ExampleTable) -> None:
    alone(t, DAISY)
    t.arrange("asset", code="06279", seat=1)
    t.arrange("deck", seat=1, cards="knife knife knife")
    t.arrange("threat", code="dissonant-voices", seat=1)
    t.choose("read old-book-of-lore", "take knife")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(hand(1) == ("knife",), area(1) == ("old-book-of-lore",))


# ------------------------------------------------------------------ tests whose target goes


@example(
    "ahlcg/skill-test-st.1",
    "Close Call: the attacked enemy is gone, the test goes on against what it was, and hits nobody",
)
def the_target_is_gone(t: ExampleTable) -> None:
    alone(t, WENDY, hand="close-call")
    t.arrange("asset", code="stray-cat", seat=1)
    t.arrange("asset", code="rabbits-foot", seat=1)
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.arrange("deck", seat=1, cards="knife")
    t.choose("fight ghoul-minion", "run stray-cat", "play close-call", "rub rabbits-foot")
    t.expect(in_play("ghoul-minion") == False, hand(1) == ("knife",), actions(WENDY) == 2)  # noqa: E712


@example("ahlcg/skill-test-st.1", "Beat Cop: an enemy he defeats during the test still counts for its difficulty")
def defeated_during_the_test(t: ExampleTable) -> None:
    alone(t, hand="overpower")
    t.arrange("asset", code="01018", seat=1)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.arrange("deck", seat=1, cards="knife")
    t.choose("fight swarm-of-rats", "step-in beat-cop", "commit overpower", "result 1 overpower")
    t.expect(in_play("swarm-of-rats") == False, hand(1) == ("knife",))  # noqa: E712


# ------------------------------------------------------------------ defeat


@example("ahlcg/dealing-damage-horror.9", "Dynamite Blast: the last enemy and the investigator fall at the same time")
def all_at_once(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("stand", seat=1, place="cellar")
    t.arrange("hand", seat=1, cards="dynamite-blast")
    t.arrange("tokens", on=ROLAND, kind="damage", n=6)
    t.arrange("tokens", on=ROLAND, kind="clues", n=1)
    t.arrange("enemy", code="ghoul-minion", place="cellar", exhausted=1)
    turn_of(t)
    t.choose("play dynamite-blast", "blast cellar")
    t.expect(out(ROLAND) == "defeated", encounter_discard() == ("ghoul-minion",), clues("cellar") == 5)


@example("ahlcg/dealing-damage-horror.11", "Beat Cop: an asset that is discarded no longer helps in the same turn")
def its_help_ends(t: ExampleTable) -> None:
    alone(t, tokens="-1 -1")
    t.arrange("asset", code="01018", seat=1)
    t.arrange("tokens", on="01018", kind="damage", n=1)
    t.arrange("threat", code="flesh-eater", seat=1)
    t.choose("draw", "damage 1 beat-cop", "horror yours")
    t.expect(in_play("beat-cop") == False)  # noqa: E712
    t.choose("fight flesh-eater")
    t.expect(damage("flesh-eater") == 0, actions(ROLAND) == 1)
