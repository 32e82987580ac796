"""Where two honest readers would differ: the reading that the ledger names as its choice."""

from __future__ import annotations

from typing import Any

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.examples.probes import (
    active_player,
    at_phase,
    damage,
    discard,
    encounter_discard,
    engaged,
    exhausted,
    hand_size,
    handle,
    out,
    quest,
    quest_card,
    resources,
    shadows,
    staging,
)

ORCS, BATS, UFTHAK, SPIDER = "dol-guldur-orcs", "black-forest-bats", "chieftain-ufthak", "forest-spider"
BEASTMASTER, HUMMERHORNS, REACH = "dol-guldur-beastmaster", "hummerhorns", "the-necromancers-reach"
ROAD, GATE, STREAM, MOUNTAINS = "old-forest-road", "forest-gate", "enchanted-stream", "mountains-of-mirkwood"
TWO = "leadership tactics"
FIRST, FORK = "flies-and-spiders", "a-fork-in-the-road"


@example("lotr/response-once.1", "Two deaths at once are two occurrences: the horn is sounded for each")
def two_deaths(t: ExampleTable) -> None:
    quest(t)
    t.arrange("attach", code="horn-of-gondor", to="aragorn")
    t.arrange("ally", code="snowbourn-scout", seat=1)
    t.arrange("ally", code="silverlode-archer", seat=1)
    t.arrange("engage", card=BATS, seat=1)
    t.arrange("encounter", cards=HUMMERHORNS)
    at_phase(t, "combat")
    t.choose("defend theodred")
    first = next(k for k in keys(t) if k.startswith("sound"))
    t.choose(first)
    t.not_offered(first)
    second = next(k for k in keys(t) if k.startswith("sound"))
    t.choose(second)
    t.not_offered(first, second)
    t.expect(resources("aragorn") == 2)
    t.asked(1, "core-prompt-react")


def keys(t: ExampleTable) -> tuple[str, ...]:
    t.play()
    assert t.g.decision is not None
    return t.g.decision.keys()


@example("lotr/attack-once.1 lotr/ranged.1", "Joining with ranged does not use up one's own attack on that enemy")
def joining_does_not_count(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("ally", code="horseback-archer", seat=2)
    t.arrange("engage", card=UFTHAK, seat=1)
    t.arrange("forbidden", what="attacking", card=handle(t, UFTHAK))
    at_phase(t, "combat")
    t.choose(f"attack {UFTHAK}", "attacker aragorn", "attacker legolas")
    t.asked(2, "lotr-prompt-attack")
    t.expect(damage(UFTHAK) == 3, exhausted("horseback-archer") == False)  # noqa: E712
    t.offered(f"attack {UFTHAK}")


@example("lotr/step-2.2.1", "In the planning phase the active player has the first chance, not the first player")
def active_player_first(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("attach", code="steward-of-gondor", to="aragorn")
    t.arrange("hand", seat=2, cards="veteran-axehand")
    t.arrange("tokens", on="gimli", kind="resources", n=2)
    at_phase(t, "planning")
    t.asked(1, "lotr-prompt-planning")
    t.choose("pass")
    t.asked(2, "lotr-prompt-planning")
    t.expect(active_player() == 2)
    t.choose("pass")
    t.asked(1, "lotr-prompt-window")


@example(
    "lotr/step-6.2.1 lotr/first-player.3",
    "Two enemies with the same cost: the first player says who gets a shadow card first",
)
def tie_for_shadows(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("engage", card=UFTHAK, seat=2)
    t.arrange("engage", card=BEASTMASTER, seat=2)
    t.arrange("encounter", cards=ROAD, only=1)
    at_phase(t, "combat")
    t.asked(1, "lotr-prompt-shadow-order")
    t.choose(f"deal {BEASTMASTER}")
    t.expect(shadows(BEASTMASTER) == 1, shadows(UFTHAK) == 0)
    t.asked(2, "lotr-prompt-enemy-attack")


@example("lotr/step-6.11.1", "The shadow card of an enemy that dies before it attacks is discarded unread")
def unread(t: ExampleTable) -> None:
    quest(t, "tactics")
    t.arrange("hand", seat=1, cards="rain-of-arrows")
    t.arrange("tokens", on="gimli", kind="resources", n=1)
    t.arrange("engage", card=BATS, seat=1)
    t.arrange("tokens", on=handle(t, BATS), kind="damage", n=1)
    t.arrange("encounter", cards=HUMMERHORNS)
    at_phase(t, "combat")
    t.choose("play rain-of-arrows")
    t.expect(encounter_discard() == (BATS, HUMMERHORNS), damage("gimli") == 0)


@example("lotr/step-6.4.3.1", "If the attacker dies in the middle of its attack, the attack stops after that step")
def attacker_dies(t: ExampleTable) -> None:
    quest(t, "tactics")
    t.arrange("ally", code="gondorian-spearman", seat=1)
    t.arrange("engage", card=ORCS, seat=1)
    t.arrange("tokens", on=handle(t, ORCS), kind="damage", n=2)
    t.arrange("encounter", cards=HUMMERHORNS)
    at_phase(t, "combat")
    t.choose("defend gondorian-spearman", "stab gondorian-spearman")
    t.expect(engaged(1) == (), damage("gondorian-spearman") == 0, damage("gimli") == 0)


@example("lotr/step-6.4b.1", "Sending the attacker back to the staging area does not stop its attack")
def attack_goes_on(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("hand", seat=1, cards="a-light-in-the-dark")
    t.arrange("tokens", on="eowyn", kind="resources", n=2)
    t.arrange("engage", card=ORCS, seat=1)
    at_phase(t, "combat")
    t.choose("pass", "play a-light-in-the-dark")
    t.asked(1, "lotr-prompt-defend")
    t.choose("defend dunhere")
    t.expect(staging() == (ORCS,), damage("dunhere") == 1)


@example("lotr/explored.3", "Location and stage at once: the next stage is revealed before what answers the location")
def stage_before_location(t: ExampleTable) -> None:
    quest(t)
    t.arrange("active", card=MOUNTAINS)
    t.arrange("tokens", on=FIRST, kind="progress", n=7)
    at_phase(t, "quest")
    t.choose("commit aragorn, commit gloin, commit theodred", "pass")
    t.asked(1, "core-prompt-react")
    t.expect(quest_card() == FORK, encounter_discard() == (MOUNTAINS,))


@example("lotr/step-3.3.1", "How many cards are revealed is settled as the step begins, whoever is eliminated in it")
def settled_at_the_start(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("threat", seat=2, n=49)
    t.arrange("encounter", cards=f"{ROAD} {GATE} {STREAM}")
    t.arrange("gains", card=top(t), what="doomed")
    at_phase(t, "quest")
    t.choose("", "")
    t.expect(out(2) == True, staging() == (ROAD, GATE))  # noqa: E712


def top(t: ExampleTable) -> str:
    g: Any = t.g
    return str(g.cards(g.scenario.encounter)[0].handle(g))


@example("lotr/step-6.4a.1", "An enemy that has attacked and comes to another player does not attack again")
def not_again(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("lead", seat=2)
    t.arrange("hand", seat=1, cards="sneak-attack son-of-arnor")
    t.arrange("tokens", on="aragorn", kind="resources", n=1)
    t.arrange("engage", card=UFTHAK, seat=2)
    at_phase(t, "combat")
    t.choose("pass", "pass", seat=1)
    t.choose("defend gimli", seat=2)
    t.choose("play sneak-attack", "challenge son-of-arnor", seat=1)
    t.expect(engaged(1) == (UFTHAK,), resources(UFTHAK) == 1)
    t.asked(2, "lotr-prompt-attack")
    t.expect(hand_size(1) == 0, discard(1) == ("sneak-attack",), unchanged=True)
