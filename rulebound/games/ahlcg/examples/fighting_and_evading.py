"""Fighting, evading and engaging enemies; the difficulty of a test."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    actions,
    at,
    clues,
    damage,
    discard,
    engaged,
    exhausted,
    gathering,
    horror,
    resources,
    turn_of,
)

ROLAND, DAISY, SKIDS = "roland-banks", "daisy-walker", "skids-otoole"


def facing(t: ExampleTable, enemy: str, who: str = ROLAND, tokens: str = "0 0") -> None:
    """One investigator in the Hallway, engaged with an enemy, in his or her turn."""
    gathering(t, who, act=2, tokens=tokens)
    t.arrange("threat", code=enemy, seat=1)
    turn_of(t)


def two_in_the_hallway(t: ExampleTable, tokens: str = "0 0") -> None:
    """Roland and Daisy in the Hallway; it is going to be Roland's turn."""
    gathering(t, f"{ROLAND} {DAISY}", act=2, tokens=tokens)
    turn_of(t)


# ------------------------------------------------------------------ fighting


@example("ahlcg/fight-action.1", "Fighting takes one action and provokes nothing")
def fighting_is_an_action(t: ExampleTable) -> None:
    facing(t, "flesh-eater")
    t.choose("fight flesh-eater")
    t.expect(actions(ROLAND) == 2, damage("flesh-eater") == 1, damage(ROLAND) == 0)


@example("ahlcg/fight-action.2 ahlcg/difficulty-skill-test.2", "Combat 4 against a fight value of 4 hits")
def combat_equals_fight(t: ExampleTable) -> None:
    facing(t, "flesh-eater")
    t.choose("fight flesh-eater")
    t.expect(damage("flesh-eater") == 1)


@example("ahlcg/difficulty-skill-test.2", "Combat 4 with a -1 against a fight value of 4 misses")
def combat_below_fight(t: ExampleTable) -> None:
    facing(t, "flesh-eater", tokens="-1 -1")
    t.choose("fight flesh-eater")
    t.expect(damage("flesh-eater") == 0, actions(ROLAND) == 2)


@example("ahlcg/difficulty-skill-test.2", "The same throw hits a Ravenous Ghoul, whose fight value is 3")
def combat_above_fight(t: ExampleTable) -> None:
    facing(t, "ravenous-ghoul", tokens="-1 -1")
    t.choose("fight ravenous-ghoul")
    t.expect(damage("ravenous-ghoul") == 1)


@example("ahlcg/fight-action.3", "A hit deals 1 damage if nothing says otherwise")
def one_damage(t: ExampleTable) -> None:
    facing(t, "ghoul-priest")
    t.choose("fight ghoul-priest")
    t.heard("ahlcg-log-damage", "ahlcg/fight-action.3", damage=1, horror=0)
    t.expect(damage("ghoul-priest") == 1)


@example("ahlcg/fight-action.4", "A miss does nothing to an enemy that is engaged with you")
def a_plain_miss(t: ExampleTable) -> None:
    facing(t, "flesh-eater", tokens="-4 -4")
    t.choose("fight flesh-eater")
    t.expect(damage("flesh-eater") == 0, damage(ROLAND) == 0, actions(ROLAND) == 2)


@example("ahlcg/fight-action.4", "A miss hits the investigator with whom the enemy is engaged")
def a_miss_hits_a_friend(t: ExampleTable) -> None:
    two_in_the_hallway(t, tokens="-4 -4")
    t.arrange("threat", code="flesh-eater", seat=2)
    t.choose("fight flesh-eater")
    t.heard("ahlcg-log-damage", "ahlcg/fight-action.4", damage=1, horror=0)
    t.expect(damage(DAISY) == 1, damage(ROLAND) == 0, damage("flesh-eater") == 0)


@example("ahlcg/fight-action.4", "A miss hits nobody if the enemy is engaged with nobody")
def a_miss_hits_nobody(t: ExampleTable) -> None:
    two_in_the_hallway(t, tokens="-4 -4")
    t.arrange("enemy", code="flesh-eater", place="hallway", exhausted=1)
    t.choose("fight flesh-eater")
    t.expect(damage(DAISY) == 0, damage(ROLAND) == 0, damage("flesh-eater") == 0, actions(ROLAND) == 2)


@example(
    "ahlcg/fight-action.5", "Engaged with you, with somebody else or with nobody: all at your location can be fought"
)
def whom_to_fight(t: ExampleTable) -> None:
    two_in_the_hallway(t)
    t.arrange("threat", code="flesh-eater", seat=1)
    t.arrange("threat", code="icy-ghoul", seat=2)
    t.arrange("enemy", code="ravenous-ghoul", place="hallway", exhausted=1)
    t.arrange("enemy", code="ghoul-minion", place="attic", exhausted=1)
    t.offered("fight flesh-eater", "fight icy-ghoul", "fight ravenous-ghoul")
    t.not_offered("fight ghoul-minion")


@example("ahlcg/action.1", "Without an action nobody can be fought")
def no_action_to_fight(t: ExampleTable) -> None:
    gathering(t, SKIDS, act=2)
    t.arrange("threat", code="flesh-eater", seat=1)
    turn_of(t, actions=0)
    t.refused("fight flesh-eater", "ahlcg/action.1")


# ------------------------------------------------------------------ evading


@example("ahlcg/evade-evade-action.1", "Evading takes one action and provokes nothing")
def evading_is_an_action(t: ExampleTable) -> None:
    facing(t, "ghoul-minion")
    t.choose("evade ghoul-minion")
    t.expect(actions(ROLAND) == 2, engaged(1) == (), damage(ROLAND) == 0)


@example(
    "ahlcg/evade-evade-action.2 ahlcg/difficulty-skill-test.4 ahlcg/evade-evade-action.3",
    "Agility 2 against an evade value of 2: the enemy is evaded",
)
def agility_equals_evade(t: ExampleTable) -> None:
    facing(t, "ghoul-minion")
    t.choose("evade ghoul-minion")
    t.expect(engaged(1) == (), exhausted("ghoul-minion") == True)  # noqa: E712


@example(
    "ahlcg/evade-evade-action.4 ahlcg/difficulty-skill-test.4",
    "Agility 2 against an evade value of 3: you stay engaged, and the enemy stays ready",
)
def agility_below_evade(t: ExampleTable) -> None:
    facing(t, "swarm-of-rats")
    t.choose("evade swarm-of-rats")
    t.expect(engaged(1) == ("swarm-of-rats",), exhausted("swarm-of-rats") == False, actions(ROLAND) == 2)  # noqa: E712


@example("ahlcg/evade-evade-action.5", "Stray Cat: no test is made, so not even an automatic failure matters")
def evading_without_a_test(t: ExampleTable) -> None:
    facing(t, "icy-ghoul", tokens="auto_fail auto_fail")
    t.arrange("asset", code="stray-cat", seat=1)
    t.choose("run stray-cat")
    t.expect(engaged(1) == (), exhausted("icy-ghoul") == True, actions(ROLAND) == 3)  # noqa: E712


@example("ahlcg/evade-evade-action.5", "Cunning Distraction: several enemies at once, those of others included")
def evading_several(t: ExampleTable) -> None:
    two_in_the_hallway(t, tokens="auto_fail auto_fail")
    t.arrange("threat", code="icy-ghoul", seat=1)
    t.arrange("threat", code="flesh-eater", seat=2)
    t.arrange("hand", seat=1, cards="cunning-distraction")
    t.choose("play cunning-distraction")
    t.expect(engaged(1) == (), engaged(2) == (), exhausted("icy-ghoul") == True)  # noqa: E712


@example("ahlcg/evade-evade-action.6", "An evaded enemy is exhausted and stays at your location, engaged with nobody")
def where_an_evaded_enemy_goes(t: ExampleTable) -> None:
    facing(t, "ghoul-minion")
    t.choose("evade ghoul-minion")
    t.heard("ahlcg-log-disengage", "ahlcg/evade-evade-action.6")
    t.expect(exhausted("ghoul-minion") == True, at("ghoul-minion") == "hallway", engaged(1) == ())  # noqa: E712


@example("ahlcg/evade-evade-action.6", "An enemy that was exhausted already lets go all the same")
def evading_an_exhausted_enemy(t: ExampleTable) -> None:
    facing(t, "ghoul-minion")
    t.arrange("exhaust", card="01160")
    t.choose("evade ghoul-minion")
    t.heard("ahlcg-log-evade", "ahlcg/evade-evade-action.6")
    t.expect(engaged(1) == (), exhausted("ghoul-minion") == True, at("ghoul-minion") == "hallway")  # noqa: E712


@example(
    "ahlcg/evade-evade-action.7", "Only what is engaged with you can be evaded, though it can be fought or engaged"
)
def whom_to_evade(t: ExampleTable) -> None:
    two_in_the_hallway(t)
    t.arrange("threat", code="ghoul-minion", seat=2)
    t.arrange("enemy", code="icy-ghoul", place="hallway", exhausted=1)
    t.refused("evade ghoul-minion", "ahlcg/evade-evade-action.7")
    t.refused("evade icy-ghoul", "ahlcg/evade-evade-action.7")
    t.offered("fight ghoul-minion", "engage ghoul-minion", "fight icy-ghoul", "engage icy-ghoul")


# ------------------------------------------------------------------ engaging


@example("ahlcg/engage-action.1", "Engaging takes one action")
def engaging_is_an_action(t: ExampleTable) -> None:
    two_in_the_hallway(t)
    t.arrange("threat", code="ghoul-minion", seat=2)
    t.choose("engage ghoul-minion")
    t.expect(actions(ROLAND) == 2, engaged(1) == ("ghoul-minion",), damage(ROLAND) == 0)


@example("ahlcg/engage-action.1", "Engaging another enemy lets the one you have attack")
def engaging_provokes(t: ExampleTable) -> None:
    two_in_the_hallway(t)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.arrange("threat", code="ghoul-minion", seat=2)
    t.choose("engage ghoul-minion")
    t.expect(damage(ROLAND) == 1, engaged(1) == ("swarm-of-rats", "ghoul-minion"))


@example("ahlcg/engage-action.2", "An enemy of another investigator comes to you")
def taking_an_enemy_over(t: ExampleTable) -> None:
    two_in_the_hallway(t)
    t.arrange("threat", code="ghoul-minion", seat=2)
    t.choose("engage ghoul-minion")
    t.heard("ahlcg-log-engage", "ahlcg/engage-action.2")
    t.expect(engaged(1) == ("ghoul-minion",), engaged(2) == ())


@example("ahlcg/engage-action.2", "An exhausted enemy can be engaged, and stays exhausted")
def engaging_an_exhausted_enemy(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("enemy", code="ghoul-minion", place="hallway", exhausted=1)
    turn_of(t)
    t.choose("engage ghoul-minion")
    t.expect(engaged(1) == ("ghoul-minion",), exhausted("ghoul-minion") == True)  # noqa: E712


@example("ahlcg/engage-action.2", "An aloof enemy, which does not come by itself, can be engaged")
def engaging_an_aloof_enemy(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("enemy", code="flesh-eater", place="hallway")
    t.arrange("gains", card="01118", keyword="aloof")
    turn_of(t)
    t.expect(engaged(1) == (), unchanged=True)
    t.choose("engage flesh-eater")
    t.expect(engaged(1) == ("flesh-eater",))


@example("ahlcg/engage-action.3", "An enemy of somebody at another location is out of reach")
def engaging_from_afar(t: ExampleTable) -> None:
    two_in_the_hallway(t)
    t.arrange("threat", code="ghoul-minion", seat=2)
    t.arrange("stand", seat=2, place="cellar")
    t.not_offered("engage ghoul-minion")


@example("ahlcg/engage-action.4", "An enemy engaged with you cannot be engaged once more")
def engaging_twice(t: ExampleTable) -> None:
    facing(t, "ghoul-minion")
    t.refused("engage ghoul-minion", "ahlcg/engage-action.4")


# ------------------------------------------------------------------ difficulty


@example("ahlcg/difficulty-skill-test.1", "Reaching the difficulty is enough")
def reaching_the_difficulty(t: ExampleTable) -> None:
    gathering(t, tokens="-1 -1")
    turn_of(t)
    t.choose("investigate")
    t.expect(clues(ROLAND) == 1)


@example("ahlcg/difficulty-skill-test.1", "One less than the difficulty is not")
def below_the_difficulty(t: ExampleTable) -> None:
    gathering(t, tokens="-2 -2")
    turn_of(t)
    t.choose("investigate")
    t.expect(clues(ROLAND) == 0, actions(ROLAND) == 2)


@example("ahlcg/difficulty-skill-test.3", "The Cellar's shroud of 4 is too much for intellect 3")
def shroud_of_the_cellar(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("stand", seat=1, place="cellar")
    turn_of(t)
    t.choose("investigate")
    t.expect(clues(ROLAND) == 0, actions(ROLAND) == 2)


@example("ahlcg/difficulty-skill-test.3", "Fog adds 2 to the shroud: 3 in the Attic, which intellect 3 just reaches")
def shroud_in_fog(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("stand", seat=1, place="attic")
    t.arrange("attach", code="obscuring-fog", to="attic")
    turn_of(t)
    t.choose("investigate")
    t.expect(clues(ROLAND) == 1)


@example("ahlcg/difficulty-skill-test.5", "Rotting Remains: willpower against 3, and 1 horror for each point missing")
def difficulty_in_brackets(t: ExampleTable) -> None:
    gathering(t, act=2, tokens="-2 -2")
    t.arrange("encounter", cards="rotting-remains")
    t.arrange("hand", seat=1, cards="drawn-to-the-flame")
    turn_of(t)
    t.choose("play drawn-to-the-flame")
    t.expect(horror(ROLAND) == 2, discard(1) == ("drawn-to-the-flame",), resources(ROLAND) == 5)
