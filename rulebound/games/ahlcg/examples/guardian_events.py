"""Guardian events and skills at work."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.guardian_cards import DAISY, ROLAND, beside_daisy, fighting
from rulebound.games.ahlcg.examples.probes import (
    area,
    clues,
    damage,
    discard,
    engaged,
    gathering,
    hand,
    horror,
    in_play,
    resources,
    turn_of,
)


@example("ahlcg/fast.2 ahlcg/clues.3", "Evidence!: a clue after you defeat an enemy")
def evidence(t: ExampleTable) -> None:
    gathering(t, "skids-otoole")
    t.arrange("hand", seat=1, cards="evidence")
    t.arrange("threat", code="swarm-of-rats", seat=1)
    turn_of(t)
    t.choose("fight swarm-of-rats", "pass", "pass", "play evidence")
    t.expect(clues("skids-otoole") == 1, resources("skids-otoole") == 4, hand(1) == ())


@example("ahlcg/clues.5", "Evidence!: not where no clue is left")
def no_evidence(t: ExampleTable) -> None:
    fighting(t, "swarm-of-rats", hand="evidence")
    t.choose("fight swarm-of-rats")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(hand(1) == ("evidence",), engaged(1) == ())


@example("ahlcg/fast.2", "Evidence!: not for an enemy that somebody else defeats")
def evidence_of_another(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", tokens="0 0")
    t.arrange("threat", code="swarm-of-rats", seat=2)
    t.arrange("hand", seat=1, cards="evidence")
    turn_of(t, seat=2)
    t.choose("fight swarm-of-rats")
    t.asked(2, "ahlcg-prompt-action")
    t.expect(hand(1) == ("evidence",), engaged(2) == ())


@example("ahlcg/cancel.1", "Dodge: cancels an attack against another investigator at your location")
def dodge_for_another(t: ExampleTable) -> None:
    beside_daisy(t, "ghoul-minion")
    t.arrange("hand", seat=1, cards="dodge")
    turn_of(t, seat=2)
    t.choose("resource")
    t.choose("play dodge", seat=1)
    t.expect(damage(DAISY) == 0, horror(DAISY) == 0, resources(ROLAND) == 4, resources(DAISY) == 6)


@example("ahlcg/fast.2", "Dodge: not for an attack somewhere else")
def dodge_elsewhere(t: ExampleTable) -> None:
    beside_daisy(t, "ghoul-minion")
    t.arrange("hand", seat=1, cards="dodge")
    t.arrange("stand", seat=1, place="attic")
    turn_of(t, seat=2)
    t.choose("resource")
    t.expect(damage(DAISY) == 1, resources(ROLAND) == 5)


@example(
    "ahlcg/priority-of-simultaneous-resolution.1 ahlcg/dealing-damage-horror.7",
    "Dynamite Blast: 3 damage to everybody there, friend and foe, at the same time",
)
def dynamite_blast(t: ExampleTable) -> None:
    beside_daisy(t, "ghoul-minion")
    t.arrange("asset", code="01018", seat=2)
    t.arrange("hand", seat=1, cards="dynamite-blast")
    t.choose("pass", seat=2)
    t.choose("play dynamite-blast")
    t.choose("damage 2 beat-cop", seat=2)
    t.expect(damage(ROLAND) == 3, damage(DAISY) == 1, in_play("ghoul-minion") == False, area(2) == ())  # noqa: E712


@example("ahlcg/target.1", "Dynamite Blast: at a connected location it spares you")
def dynamite_next_door(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("hand", seat=1, cards="dynamite-blast")
    t.arrange("enemy", code="flesh-eater", place="attic")
    turn_of(t)
    t.choose("play dynamite-blast")
    t.not_offered("blast cellar")
    t.choose("blast attic")
    t.expect(damage("flesh-eater") == 3, damage(ROLAND) == 0, resources(ROLAND) == 0)


@example(
    "ahlcg/dealing-damage-horror.8 ahlcg/then.2",
    '"I\'ve had worse…": harm that is cancelled before it is placed becomes resources',
)
def had_worse(t: ExampleTable) -> None:
    fighting(t, "ghoul-priest", hand="02261")
    t.choose("draw", "play ive-had-worse", "cancel 1 damage 2 horror")
    t.expect(damage(ROLAND) == 1, horror(ROLAND) == 0, resources(ROLAND) == 8)


@example("ahlcg/dealing-damage-horror.8", '"I\'ve had worse…": at most 5, damage and horror together')
def had_much_worse(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("hand", seat=1, cards="02261")
    t.arrange("enemy", code="umordhoth", place="hallway")
    turn_of(t)
    t.choose("resource", "play ive-had-worse")
    t.not_offered("cancel 3 damage 3 horror")
    t.choose("cancel 2 damage 3 horror")
    t.expect(damage(ROLAND) == 1, horror(ROLAND) == 0, resources(ROLAND) == 11)


@example("ahlcg/dealing-damage-horror.4", '"I\'ve had worse…": what is assigned to an ally was dealt to you, too')
def ally_had_worse(t: ExampleTable) -> None:
    fighting(t, "ghoul-priest", "01018", hand="02261")
    t.choose("resource", "damage 1 beat-cop", "horror 1 beat-cop", "play ive-had-worse")
    t.not_offered("cancel 2 damage 1 horror", "cancel 1 damage 2 horror")
    t.choose("cancel 1 damage 1 horror", "cancel 1 damage 0 horror beat-cop")
    t.expect(damage("beat-cop") == 0, horror("beat-cop") == 1, damage(ROLAND) == 0, resources(ROLAND) == 9)


@example("ahlcg/dealing-damage-horror.8", '"I\'ve had worse…": at least 1, but from whichever card')
def only_the_ally_had_worse(t: ExampleTable) -> None:
    fighting(t, "ghoul-minion", "01018", hand="02261")
    t.choose("resource", "damage 1 beat-cop", "horror yours", "play ive-had-worse", "cancel 0 damage 0 horror")
    t.expect(damage("beat-cop") == 0, horror(ROLAND) == 1, resources(ROLAND) == 7)


@example("ahlcg/skill-cards.3", "Vicious Blow: a successful attack deals 1 damage more")
def vicious_blow(t: ExampleTable) -> None:
    fighting(t, "flesh-eater", hand="vicious-blow")
    t.choose("fight flesh-eater", "commit vicious-blow")
    t.expect(damage("flesh-eater") == 2, discard(1) == ("vicious-blow",))
