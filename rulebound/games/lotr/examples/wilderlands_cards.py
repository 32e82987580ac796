"""The encounter set Wilderlands at work."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.examples.probes import (
    active,
    at_phase,
    damage,
    encounter_discard,
    encounter_top,
    engaged,
    exhausted,
    fighting,
    in_play,
    progress,
    quest,
    staging,
    threat,
)

RIDER, TROLL, SNIPER, ADDER, WARGS, DESPAIR = (
    "wolf-rider", "hill-troll", "goblin-sniper", "marsh-adder", "wargs", "despair",
)  # fmt: skip
BROWN, BIGHT, ROAD, GATE, ORCS, UFTHAK, BATS = (
    "the-brown-lands", "the-east-bight", "old-forest-road", "forest-gate", "dol-guldur-orcs", "chieftain-ufthak",
    "black-forest-bats",
)  # fmt: skip
FIRST, GUARD, TWO = "flies-and-spiders", "guard-of-the-citadel", "leadership tactics"


@example("lotr/shadow-effect.2", "Wolf Rider: as a shadow card it attacks itself, and one more character may defend")
def wolf_rider(t: ExampleTable) -> None:
    fighting(t, ORCS, f"{RIDER} {ROAD}")
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.asked(1, "lotr-prompt-defend")
    t.choose("defend gloin")
    t.expect(damage("gloin") == 1, damage("aragorn") == 0, exhausted("gloin") == True)  # noqa: E712
    t.asked(1, "core-prompt-react")


@example("lotr/sentinel.1", "Wolf Rider: a sentinel of another player may defend against it")
def wolf_rider_and_sentinel(t: ExampleTable) -> None:
    quest(t, "tactics leadership")
    t.arrange("engage", card=ORCS, seat=1)
    t.arrange("encounter", cards=f"{RIDER} {ROAD}")
    at_phase(t, "combat")
    t.choose("defend gimli", seat=1)
    t.choose("undefended", seat=1)
    t.asked(2, "lotr-prompt-sentinel")
    t.choose("defend aragorn", seat=2)
    t.expect(damage("aragorn") == 0, exhausted("aragorn") == True, damage("legolas") == 0)  # noqa: E712
    t.asked(1, "lotr-prompt-attack")


@example("lotr/delayed-effects.1 lotr/encounter-deck.1", "Wolf Rider: after combat it is back on top of the deck")
def wolf_rider_rides_off(t: ExampleTable) -> None:
    fighting(t, ORCS, f"{RIDER} {ROAD}")
    at_phase(t, "combat")
    t.choose("defend aragorn", "undefended", "hurt theodred")
    t.expect(encounter_top() != RIDER, damage("theodred") == 2)
    t.pass_until("lotr-prompt-attack")
    t.choose("done")
    t.expect(encounter_top() == RIDER)
    t.asked(1, "lotr-prompt-planning")


@example("lotr/forced.1", "Hill Troll: what an ally could not take raises the attacked player's threat")
def hill_troll(t: ExampleTable) -> None:
    fighting(t, TROLL)
    t.arrange("ally", code=GUARD, seat=1)
    at_phase(t, "combat")
    t.choose(f"defend {GUARD}")
    t.expect(threat(1) == 29 + 4, in_play(GUARD) == False)  # noqa: E712
    t.asked(1, "lotr-prompt-attack")


@example("lotr/forced.1", "Goblin Sniper: in the staging area after combat, each player is shot at")
def sniper(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("staging", cards=SNIPER)
    at_phase(t, "combat")
    t.choose("choose theodred", seat=1)
    t.choose("choose legolas", seat=2)
    t.expect(damage("theodred") == 1, damage("legolas") == 1)
    t.asked(1, "lotr-prompt-window")


@example("lotr/cannot.1", "Goblin Sniper: not to be engaged by choice while another enemy is in the staging area")
def sniper_hides(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=f"{SNIPER} {UFTHAK}")
    at_phase(t, "encounter")
    t.offered(f"engage {UFTHAK}")
    t.not_offered(f"engage {SNIPER}")


@example("lotr/optional-engagement.1", "Goblin Sniper: alone it can be engaged")
def sniper_alone(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=SNIPER)
    at_phase(t, "encounter")
    t.choose(f"engage {SNIPER}")
    t.expect(engaged(1) == (SNIPER,), staging() == ())
    t.asked(1, "lotr-prompt-defend")


@example("lotr/forced.1", "Marsh Adder: it attacks, 1 threat more")
def adder(t: ExampleTable) -> None:
    fighting(t, ADDER)
    at_phase(t, "combat")
    t.asked(1, "lotr-prompt-defend")
    t.expect(threat(1) == 30)


@example("lotr/forced.1 lotr/delayed-effects.1", "Wargs: a shadow card without effect sends them back after the attack")
def wargs(t: ExampleTable) -> None:
    fighting(t, WARGS, ROAD)
    at_phase(t, "combat")
    t.choose("defend theodred")
    t.expect(staging() == (WARGS,), engaged(1) == (), damage("theodred") == 2)


@example("lotr/shadow-effect.1", "Wargs: with a shadow effect they stay")
def wargs_stay(t: ExampleTable) -> None:
    fighting(t, WARGS, "ungoliants-spawn")
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.expect(staging() == (), engaged(1) == (WARGS,), damage("aragorn") == 1)
    t.asked(1, "lotr-prompt-attack")


@example("lotr/shadow-effect.2", "Wargs: as a shadow card +1 attack")
def wargs_as_shadow(t: ExampleTable) -> None:
    fighting(t, ORCS, WARGS)
    at_phase(t, "combat")
    t.choose("defend theodred")
    t.expect(damage("theodred") == 2)
    t.asked(1, "lotr-prompt-attack")


@example("lotr/shadow-effect.2", "Wargs: +2 attack if nobody defends")
def wargs_undefended(t: ExampleTable) -> None:
    fighting(t, BATS, WARGS)
    at_phase(t, "combat")
    t.choose("undefended", "hurt aragorn")
    t.expect(damage("aragorn") == 3)
    t.asked(1, "lotr-prompt-attack")


@example("lotr/staging.3", "Despair: 4 progress leaves the quest")
def despair(t: ExampleTable) -> None:
    quest(t)
    t.arrange("tokens", on=FIRST, kind="progress", n=6)
    t.arrange("encounter", cards=DESPAIR)
    at_phase(t, "quest")
    t.choose("")
    t.expect(progress(FIRST) == 2, encounter_discard() == (DESPAIR,))


@example("lotr/staging.3", "Despair: or all there is; the active location keeps its own")
def despair_takes_all(t: ExampleTable) -> None:
    quest(t)
    t.arrange("active", card=GATE)
    t.arrange("tokens", on=FIRST, kind="progress", n=3)
    t.arrange("tokens", on=GATE, kind="progress", n=2)
    t.arrange("encounter", cards=DESPAIR)
    at_phase(t, "quest")
    t.choose("")
    t.expect(progress(FIRST) == 0, progress(GATE) == 2)


@example("lotr/shadow-effect.2", "Despair: as a shadow card it takes away the defender's defence")
def despair_as_shadow(t: ExampleTable) -> None:
    fighting(t, UFTHAK, DESPAIR)
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.expect(damage("aragorn") == 3)
    t.asked(1, "lotr-prompt-attack")


@example("lotr/forced.1", "The Brown Lands: travelling there explores it at once")
def brown_lands(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=BROWN)
    at_phase(t, "travel")
    t.choose(f"travel {BROWN}")
    t.expect(active() == (), encounter_discard() == (BROWN,))


@example("lotr/constant-ability.1", "The East Bight: without an active location the players must travel there")
def east_bight(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=f"{GATE} {BIGHT}")
    at_phase(t, "travel")
    t.expect(active() == (BIGHT,), staging() == (GATE,))
