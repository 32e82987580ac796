"""Dealing damage and horror: assigned first, then placed together, then defeats (ahlcg/dealing-damage-horror)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    area,
    damage,
    discard,
    encounter_discard,
    engaged,
    gathering,
    horror,
    in_play,
    mental_trauma,
    out,
    physical_trauma,
    resources,
    threat,
    turn_of,
)

ROLAND, DAISY, AGNES = "roland-banks", "daisy-walker", "agnes-baker"


def attacked(t: ExampleTable, enemy: str, *assets: str, who: str = ROLAND, **tokens: int) -> None:
    """An investigator in the Hallway, engaged with an enemy, with some assets and tokens; any action provokes it."""
    gathering(t, who, act=2)
    for code in assets:
        t.arrange("asset", code=code, seat=1)
    for kind, n in tokens.items():
        t.arrange("tokens", on=who.split()[0], kind=kind, n=n)
    t.arrange("threat", code=enemy, seat=1)
    turn_of(t)


@example("ahlcg/dealing-damage-horror.1", "Damage counts against health, horror against sanity")
def two_sorts_of_harm(t: ExampleTable) -> None:
    attacked(t, "flesh-eater", damage=4, horror=2)
    t.choose("resource")
    t.expect(damage(ROLAND) == 5, horror(ROLAND) == 4, out(ROLAND) == "")
    t.choose("resource")
    t.expect(out(ROLAND) == "defeated", mental_trauma(ROLAND) == 1)


@example("ahlcg/dealing-damage-horror.3", "While damage and horror are being assigned, nothing lies on the cards yet")
def assigned_first(t: ExampleTable) -> None:
    attacked(t, "ghoul-minion", "01018")
    t.choose("resource", "damage 1 beat-cop")
    t.asked(1, "ahlcg-prompt-assign-horror")
    t.expect(damage("beat-cop") == 0, unchanged=True)
    t.choose("horror yours")
    t.expect(damage("beat-cop") == 1, horror(ROLAND) == 1)


@example("ahlcg/dealing-damage-horror.4", "Damage goes to what has health, horror to what has sanity")
def eligible_assets(t: ExampleTable) -> None:
    attacked(t, "ghoul-minion", "leather-coat", "holy-rosary")
    t.choose("resource")
    t.not_offered("damage 1 holy-rosary")
    t.choose("damage 1 leather-coat")
    t.not_offered("horror 1 leather-coat")
    t.choose("horror 1 holy-rosary")
    t.expect(damage("leather-coat") == 1, horror("holy-rosary") == 1, damage(ROLAND) == 0, horror(ROLAND) == 0)


@example(
    "ahlcg/dealing-damage-horror.5 ahlcg/dealing-damage-horror.11",
    "An asset takes no more than it has room for; when it is full, it is discarded",
)
def as_much_as_fits(t: ExampleTable) -> None:
    attacked(t, "icy-ghoul", "leather-coat")
    t.arrange("tokens", on="01072", kind="damage", n=1)
    t.choose("resource")
    t.not_offered("damage 2 leather-coat")
    t.choose("damage 1 leather-coat")
    t.expect(area(1) == (), discard(1) == ("leather-coat",), damage(ROLAND) == 1)


@example("ahlcg/dealing-damage-horror.6", "What no asset takes is the investigator's")
def the_rest_is_yours(t: ExampleTable) -> None:
    attacked(t, "icy-ghoul", "guard-dog")
    t.choose("resource", "damage 1 guard-dog", "horror yours", "pass")
    t.expect(damage(ROLAND) == 1, horror(ROLAND) == 1, damage("guard-dog") == 1)


@example(
    "ahlcg/dealing-damage-horror.7", "All of it is placed at the same time: one attack, two kinds of token, two cards"
)
def placed_together(t: ExampleTable) -> None:
    attacked(t, "ghoul-priest", "01018")
    t.choose("resource", "damage 1 beat-cop", "horror 1 beat-cop")
    t.heard("ahlcg-log-damage", "ahlcg/dealing-damage-horror.7", damage=1, horror=1)
    t.expect(damage("beat-cop") == 1, horror("beat-cop") == 1, damage(ROLAND) == 1, horror(ROLAND) == 1)


@example("ahlcg/dealing-damage-horror.8", '"I\'ve had worse…": what it cancels was assigned, but is never placed')
def between_the_steps(t: ExampleTable) -> None:
    attacked(t, "icy-ghoul", damage=8)
    t.arrange("hand", seat=1, cards="02261")
    t.choose("draw", "play ive-had-worse", "cancel 2 damage 1 horror")
    t.expect(out(ROLAND) == "", damage(ROLAND) == 8, horror(ROLAND) == 0, resources(ROLAND) == 8)


@example("ahlcg/dealing-damage-horror.9", "As much damage as health, when it is placed: the investigator is defeated")
def an_investigator_is_defeated(t: ExampleTable) -> None:
    attacked(t, "swarm-of-rats", who=f"{ROLAND} {DAISY}", damage=8)
    t.choose("resource")
    t.expect(out(ROLAND) == "defeated", out(DAISY) == "", physical_trauma(ROLAND) == 1)


@example("ahlcg/dealing-damage-horror.9", "As much horror as sanity does the same")
def by_horror(t: ExampleTable) -> None:
    attacked(t, "flesh-eater", who=f"{ROLAND} {DAISY}", horror=3)
    t.choose("resource")
    t.expect(out(ROLAND) == "defeated", mental_trauma(ROLAND) == 1, physical_trauma(ROLAND) == 0)


@example("ahlcg/dealing-damage-horror.10", "A defeated enemy goes to the encounter discard pile")
def an_enemy_is_defeated(t: ExampleTable) -> None:
    attacked(t, "swarm-of-rats")
    t.choose("fight swarm-of-rats")
    t.heard("ahlcg-log-defeated", "ahlcg/defeat.5")
    t.expect(engaged(1) == (), encounter_discard() == ("swarm-of-rats",))


@example("ahlcg/dealing-damage-horror.10", "A defeated weakness goes to its owner's discard pile")
def a_weakness_is_defeated(t: ExampleTable) -> None:
    attacked(t, "stubborn-detective")
    t.arrange("asset", code="machete", seat=1)
    t.choose("slash machete")
    t.expect(threat(1) == (), discard(1) == ("stubborn-detective",), encounter_discard() == ())


@example("ahlcg/dealing-damage-horror.11", "Too much horror discards an asset as well, whatever health it has left")
def an_asset_is_frightened_away(t: ExampleTable) -> None:
    attacked(t, "ghoul-minion", "guard-dog")
    t.choose("resource", "damage yours", "horror 1 guard-dog")
    t.expect(in_play("guard-dog") == False, discard(1) == ("guard-dog",))  # noqa: E712
