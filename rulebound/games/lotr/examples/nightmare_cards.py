"""The cards of nightmare mode at work."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.cards import ATTACK, THREAT, WILLPOWER
from rulebound.games.lotr.examples.probes import (
    area,
    at_phase,
    attached,
    damage,
    discard,
    encounter_discard,
    engaged,
    exhausted,
    fighting,
    hand_size,
    handle,
    in_play,
    quest,
    resources,
    round_,
    shadows,
    staging,
    threat,
    total_threat,
    value,
    watch,
)

BROOD, FLIES, SPIDERS, WEB, BACKTRACK, CAMP, GLADE, SPAWN = (
    "ungoliants-brood", "forest-flies", "spiders-of-mirkwood", "the-spiders-web", "backtrack", "abandoned-camp",
    "glade-of-the-spawn", "ptmn-2",
)  # fmt: skip
OUTLAWS, TROLL_SPAWN, RATS, FORD, MARSH, PURSUIT, TROLL_ATTACK, BLOOD = (
    "marshland-outlaws", "anduin-troll-spawn", "brown-water-rats", "a-flooded-ford", "gladden-marshlands",
    "pursuit-on-the-shore", "troll-attack", "smoking-blood",
)  # fmt: skip
MASTER, CAPTIVE, SPIDER, CHAMBER, LABYRINTH, SENTINEL, INSPECTION, DARK = (
    "torture-master", "crazed-captive", "spider-of-dol-guldur", "torture-chamber", "dungeon-labyrinth",
    "sentinel-of-shadow", "catacomb-inspection", "dark-interrogation",
)  # fmt: skip
ORCS, UFTHAK, BATS, TROLL, KING, ROAD, GATE, STREAM = (
    "dol-guldur-orcs", "chieftain-ufthak", "black-forest-bats", "hill-troll", "king-spider", "old-forest-road",
    "forest-gate", "enchanted-stream",
)  # fmt: skip
GUARD, TWO = "guard-of-the-citadel", "leadership tactics"


def revealing(t: ExampleTable, cards: str, committed: str = "") -> None:
    """These cards are revealed, and what stands after that is looked at in the window that follows."""
    t.arrange("encounter", cards=cards)
    at_phase(t, "quest")
    t.choose("pass", committed, "pass")
    t.asked(1, "lotr-prompt-window")


# ------------------------------------------------------------------ Passage through Mirkwood


@example("lotr/staging.3", "Ungoliant's Spawn: 2 willpower less for the committed; who has none left is discarded")
def spawn(t: ExampleTable) -> None:
    quest(t)
    t.arrange("ally", code=GUARD, seat=1)
    t.arrange("encounter", cards=SPAWN)
    at_phase(t, "quest")
    t.choose(f"commit {GUARD}")
    t.expect(discard(1) == (GUARD,), in_play(GUARD) == False)  # noqa: E712


@example("lotr/lasting-effects.2", "Ungoliant's Spawn: also who loses the last willpower later in the phase")
def spawn_waits(t: ExampleTable) -> None:
    quest(t)
    t.arrange("attach", code="the-favor-of-the-lady", to="aragorn")
    t.arrange("encounter", cards=SPAWN)
    t.arrange("hand", seat=1, cards="sneak-attack miner-of-the-iron-hills")
    t.arrange("tokens", on="gloin", kind="resources", n=1)
    at_phase(t, "quest")
    t.choose("pass", "commit aragorn", "pass")
    t.expect(value("aragorn", WILLPOWER) == 2 + 1 - 2, in_play("aragorn") == True)  # noqa: E712
    t.choose("play sneak-attack", "dig-out miner-of-the-iron-hills")
    t.expect(discard(1).has("aragorn"), in_play("aragorn") == False)  # noqa: E712


@example("lotr/shadow-effect.2", "Ungoliant's Spawn: as a shadow card 5 threat, 10 if nobody defends")
def spawn_as_shadow(t: ExampleTable) -> None:
    fighting(t, ORCS, SPAWN)
    at_phase(t, "combat")
    t.choose("undefended")
    t.expect(threat(1) == 29 + 10)
    t.asked(1, "lotr-prompt-undefended")


@example("lotr/forced.1", "Ungoliant's Brood: it engages a player, whose cards do not ready in this round")
def brood(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=BROOD)
    t.arrange("exhaust", card="gloin")
    at_phase(t, "encounter")
    t.choose(f"engage {BROOD}", "defend aragorn", "done")
    t.expect(exhausted("gloin") == True, exhausted("aragorn") == True, round_() == 3)  # noqa: E712


@example("lotr/shadow-effect.2", "Ungoliant's Brood: as a shadow card it exhausts everybody if nobody defends")
def brood_as_shadow(t: ExampleTable) -> None:
    fighting(t, ORCS, BROOD)
    at_phase(t, "combat")
    t.choose("undefended")
    t.expect(exhausted("gloin") == True, exhausted("aragorn") == True, exhausted("theodred") == True)  # noqa: E712
    t.asked(1, "lotr-prompt-undefended")


@example("lotr/forced.1", "Forest Flies: they engage a player, 1 damage to each exhausted character")
def flies(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=FLIES)
    t.arrange("exhaust", card="theodred")
    at_phase(t, "encounter")
    t.choose(f"engage {FLIES}")
    t.expect(damage("theodred") == 1, damage("aragorn") == 0)
    t.asked(1, "lotr-prompt-defend")


@example("lotr/shadow-effect.2", "Forest Flies: as a shadow card an attacking Insect is dealt 2 more")
def flies_as_shadow(t: ExampleTable) -> None:
    fighting(t, "hummerhorns", f"{FLIES} {STREAM} {GATE}")
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.expect(shadows("hummerhorns") == 3)
    t.asked(1, "lotr-prompt-attack")


@example("lotr/constant-ability.1", "Spiders of Mirkwood: +1 attack for each exhausted character of their player")
def spiders(t: ExampleTable) -> None:
    fighting(t, SPIDERS)
    t.arrange("exhaust", card="gloin")
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.expect(damage("aragorn") == 2 + 2 - 2)
    t.asked(1, "lotr-prompt-attack")


@example(
    "lotr/shadow-effect.2", "Spiders of Mirkwood: as a shadow card a character exhausts; undefended, 2 damage to it"
)
def spiders_as_shadow(t: ExampleTable) -> None:
    fighting(t, ORCS, SPIDERS)
    at_phase(t, "combat")
    t.choose("undefended", "choose theodred")
    t.expect(exhausted("theodred") == True, damage("theodred") == 2)  # noqa: E712
    t.asked(1, "lotr-prompt-undefended")


@example("lotr/staging.3", "The Spider's Web: who has the highest threat exhausts all heroes, one of them has it")
def web(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("threat", seat=2, n=40)
    t.arrange("encounter", cards=WEB)
    at_phase(t, "quest")
    t.choose("", "")
    t.choose("choose thalin", seat=2)
    t.expect(attached("thalin") == (WEB,), damage("thalin") == 0)


@example("lotr/forced.1", "The Spider's Web: its hero readies, 1 damage")
def web_tears(t: ExampleTable) -> None:
    quest(t)
    t.arrange("attach", code=WEB, to="theodred")
    t.arrange("exhaust", card="theodred")
    at_phase(t, "refresh")
    t.expect(damage("theodred") == 1, exhausted("theodred") == False)  # noqa: E712


@example("lotr/staging.3", "Backtrack!: the topmost enemy or location of the discard pile comes back")
def backtrack(t: ExampleTable) -> None:
    quest(t)
    t.arrange("encounter-discards", cards=f"driven-by-shadow {GATE} {UFTHAK}", only=1)
    t.arrange("encounter", cards=f"{BACKTRACK} {STREAM}")
    at_phase(t, "quest")
    t.choose("")
    t.expect(staging() == (GATE, STREAM))


@example(
    "lotr/shadow-effect.2", "Backtrack!: as a shadow card the topmost shadow effect of the discard pile is resolved"
)
def backtrack_as_shadow(t: ExampleTable) -> None:
    fighting(t, ORCS, BACKTRACK)
    t.arrange("encounter-discards", cards=f"{GATE} 01076", only=1)
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.expect(threat(1) == 29 + 4)
    t.asked(1, "lotr-prompt-attack")


@example("lotr/forced.1", "Abandoned Camp: it leaves play, 2 damage to each exhausted character")
def camp(t: ExampleTable) -> None:
    quest(t)
    t.arrange("active", card=CAMP)
    t.arrange("tokens", on=CAMP, kind="progress", n=1)
    at_phase(t, "quest")
    t.choose("commit aragorn, commit theodred", "pass")
    t.expect(damage("theodred") == 2, damage("aragorn") == 2, damage("gloin") == 0)


@example("lotr/shadow-effect.2", "Abandoned Camp: as a shadow card all attachments players control, if nobody defends")
def camp_as_shadow(t: ExampleTable) -> None:
    quest(t, "spirit tactics")
    t.arrange("engage", card=ORCS, seat=1)
    t.arrange("attach", code="the-favor-of-the-lady", to="eowyn")
    t.arrange("attach", code="dwarven-axe", to="gimli")
    t.arrange("encounter", cards=CAMP)
    at_phase(t, "combat")
    t.choose("undefended", seat=1)
    t.expect(attached("eowyn") == (), attached("gimli") == ())
    t.asked(1, "lotr-prompt-undefended")


@example("lotr/forced.1", "Glade of the Spawn: while it is active, a Spider comes and each player exhausts a character")
def glade(t: ExampleTable) -> None:
    quest(t)
    t.arrange("active", card=GLADE)
    t.arrange("encounter", cards="forest-spider")
    at_phase(t, "quest")
    t.choose("")
    t.asked(1, "lotr-prompt-exhaust")
    t.choose("exhaust gloin")
    t.expect(exhausted("gloin") == True)  # noqa: E712


# ------------------------------------------------------------------ Journey along the Anduin


@example("lotr/shadow-effect.2", "Marshland Outlaws: as a shadow card threat rises by the damage of the attack")
def outlaws_as_shadow(t: ExampleTable) -> None:
    fighting(t, ORCS, OUTLAWS)
    at_phase(t, "combat")
    t.choose("defend theodred")
    t.expect(damage("theodred") == 1, threat(1) == 29 + 1)
    t.asked(1, "lotr-prompt-attack")


@example("lotr/forced.1", "Anduin Troll Spawn: as combat begins it engages a player who faces a Hill Troll")
def troll_spawn(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("staging", cards=TROLL_SPAWN)
    t.arrange("engage", card=TROLL, seat=2)
    at_phase(t, "combat")
    t.expect(engaged(2) == (TROLL, TROLL_SPAWN), staging() == ())
    t.asked(2, "lotr-prompt-enemy-attack")


@example("lotr/forced.1", "Brown Water Rats: at the last stage, with nothing but Rats left, they are discarded")
def rats_scatter(t: ExampleTable) -> None:
    quest(t)
    t.arrange("stage", code="beorns-path")
    for name in (ORCS, RATS):
        t.arrange("engage", card=name, seat=1)
        t.arrange("forbidden", what="attacking", card=handle(t, name))
    at_phase(t, "combat")
    t.choose(f"attack {ORCS}", "attacker aragorn")
    t.expect(engaged(1) == (), encounter_discard().has(RATS), encounter_discard().has(ORCS))


@example("lotr/shadow-effect.2", "Brown Water Rats: as a shadow card the attacker cannot be damaged in this round")
def rats_as_shadow(t: ExampleTable) -> None:
    fighting(t, ORCS, RATS)
    at_phase(t, "combat")
    t.choose("defend gloin", "pass", f"attack {ORCS}", "attacker aragorn")
    t.expect(damage(ORCS) == 0, engaged(1) == (ORCS,), round_() == 3)


@example("lotr/shadow-effect.2", "A Flooded Ford: as a shadow card, undefended, it goes to staging with 1 progress")
def ford_as_shadow(t: ExampleTable) -> None:
    fighting(t, ORCS, FORD)
    at_phase(t, "combat")
    t.choose("undefended")
    t.expect(staging() == (FORD,), shadows(ORCS) == 0)
    t.asked(1, "lotr-prompt-undefended")


@example("lotr/action.5", "Gladden Marshlands: 1 damage to a hero of yours, 1 threat less there in this phase")
def marshlands(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("staging", cards=MARSH)
    at_phase(t, "quest")
    t.choose(f"wade {MARSH}", "choose eowyn")
    t.expect(value(MARSH, THREAT) == 9, damage("eowyn") == 1)
    t.asked(1, "lotr-prompt-window")


@example("lotr/shadow-effect.2", "Gladden Marshlands: as a shadow card +1 attack for all enemies of that player")
def marshlands_as_shadow(t: ExampleTable) -> None:
    fighting(t, ORCS, f"{ROAD} {MARSH}")
    t.arrange("engage", card=UFTHAK, seat=1)
    at_phase(t, "combat")
    t.choose(f"resolve {ORCS}", "defend theodred")
    t.expect(damage("theodred") == 2, value(UFTHAK, ATTACK) == 4)
    t.asked(1, "lotr-prompt-defend")


@example("lotr/staging.3", "Pursuit on the Shore: the toughest enemy defeated or discarded comes back")
def pursuit(t: ExampleTable) -> None:
    quest(t)
    t.arrange("encounter-discards", cards=f"{BATS} {TROLL} {GATE}", only=1)
    t.arrange("encounter", cards=PURSUIT)
    at_phase(t, "quest")
    t.choose("")
    t.expect(staging().has(TROLL), staging().lacks(BATS))


@example("lotr/staging.3", "Troll Attack: every engaged Troll attacks")
def troll_attack(t: ExampleTable) -> None:
    quest(t)
    t.arrange("engage", card=TROLL, seat=1)
    t.arrange("encounter", cards=TROLL_ATTACK)
    at_phase(t, "quest")
    t.choose("")
    t.asked(1, "lotr-prompt-defend")
    t.choose("defend aragorn")
    t.expect(damage("aragorn") == 4)
    t.asked(1, "lotr-prompt-defend")


@example("lotr/shadow-effect.2", "Troll Attack: as a shadow card a Troll strikes each other player as well")
def troll_attack_as_shadow(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("engage", card=TROLL, seat=1)
    t.arrange("attach", code="citadel-plate", to="gimli")
    t.arrange("encounter", cards=TROLL_ATTACK)
    at_phase(t, "combat")
    t.choose("defend aragorn", seat=1)
    t.choose("choose gimli", seat=2)
    t.expect(damage("aragorn") == 4, damage("gimli") == 6)
    t.asked(1, "lotr-prompt-attack")


@example("lotr/staging.3", "Smoking Blood: enemies are healed, and threat rises by what was healed of one's own")
def smoking_blood(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("engage", card=UFTHAK, seat=1)
    t.arrange("tokens", on=handle(t, UFTHAK), kind="damage", n=4)
    revealing(t, BLOOD)
    t.expect(damage(UFTHAK) == 0, threat(1) == 29 + 4)


@example("lotr/shadow-effect.2", "Smoking Blood: as a shadow card the attacker's damage moves to the defender")
def smoking_blood_as_shadow(t: ExampleTable) -> None:
    fighting(t, ORCS, BLOOD)
    t.arrange("tokens", on=handle(t, ORCS), kind="damage", n=2)
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.heard("lotr-log-damage-moves", "lotr/move.1", n=2)
    t.expect(damage(ORCS) == 0, damage("aragorn") == 2)
    t.asked(1, "lotr-prompt-attack")


# ------------------------------------------------------------------ Escape from Dol Guldur


@example("lotr/staging.3", "Torture Master: each Dol Guldur location gets a resource")
def torture_master(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("staging", cards=f"{CHAMBER} {GATE}")
    revealing(t, MASTER)
    t.expect(resources(CHAMBER) == 1, resources(GATE) == 0)


@example("lotr/shadow-effect.2", "Torture Master: as a shadow card a hero damaged by the attack is taken prisoner")
def torture_master_as_shadow(t: ExampleTable) -> None:
    fighting(t, ORCS, MASTER)
    at_phase(t, "combat")
    t.choose("defend theodred")
    t.expect(area(1).has("prisoner"), in_play("theodred") == False)  # noqa: E712
    t.asked(1, "lotr-prompt-attack")


@example("lotr/forced.1", "Crazed Captive: defeated, 7 threat for each player")
def captive(t: ExampleTable) -> None:
    quest(t, "leadership spirit")
    t.arrange("engage", card=CAPTIVE, seat=1)
    t.arrange("attach", code="dwarven-axe", to="aragorn")
    at_phase(t, "combat")
    t.choose("defend gloin", f"attack {CAPTIVE}", "attacker aragorn")
    t.expect(threat(1) == 29 + 7 + 1, threat(2) == 24 + 7 + 1)


@example(
    "lotr/shadow-effect.2", "Crazed Captive: as a shadow card 7 threat unless the attacker is defeated in the phase"
)
def captive_as_shadow(t: ExampleTable) -> None:
    fighting(t, ORCS, CAPTIVE)
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.expect(threat(1) == 29, unchanged=True)
    t.choose("done")
    t.expect(threat(1) == 29 + 7 + 1)


@example("lotr/delayed-effects.1", "Crazed Captive: the attacker is defeated in time, and nothing happens")
def captive_as_shadow_forgives(t: ExampleTable) -> None:
    fighting(t, BATS, CAPTIVE)
    at_phase(t, "combat")
    t.choose("defend aragorn", f"attack {BATS}", "attacker theodred")
    t.expect(threat(1) == 29 + 1, in_play(BATS) == False)  # noqa: E712


@example("lotr/delayed-effects.1", "Crazed Captive: an Orc Guard that is sent back is gone, but it was not defeated")
def captive_and_orc_guard(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("staging", cards="tower-gate")
    t.arrange("hand", seat=1, cards="a-light-in-the-dark")
    t.arrange("tokens", on="eowyn", kind="resources", n=2)
    t.arrange("encounter", cards=CAPTIVE)
    at_phase(t, "travel")
    t.choose("travel tower-gate")
    t.pass_until("lotr-prompt-defend")
    t.choose("defend eleanor", "pass", "play a-light-in-the-dark")
    t.expect(threat(1) == 24 + 7 + 1, engaged(1) == (), round_() == 3)


@example("lotr/shadow-effect.2", "Spider of Dol Guldur: as a shadow card +3 attack for each unclaimed objective")
def spider_as_shadow(t: ExampleTable) -> None:
    fighting(t, BATS, SPIDER)
    t.arrange("staging", cards="shadow-key")
    at_phase(t, "combat")
    t.pass_until("lotr-prompt-defend")
    t.choose("defend theodred", "pass", "pass")
    t.expect(damage("theodred") == 1 + 3 - 1)
    t.asked(1, "lotr-prompt-window")


@example("lotr/forced.1", "Torture Chamber: a resource at the end of each round; with four on it all is lost")
def chamber(t: ExampleTable) -> None:
    quest(t)
    t.arrange("active", card=CHAMBER)
    t.arrange("tokens", on=CHAMBER, kind="resources", n=3)
    at_phase(t, "refresh")
    t.ended(False, "lotr-loss-tortured")


@example(
    "lotr/forced.1", "Dungeon Labyrinth: at the end of the round a resource for each player, and 1 threat for each"
)
def labyrinth(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("staging", cards=LABYRINTH)
    at_phase(t, "refresh")
    t.expect(resources(LABYRINTH) == 2, value(LABYRINTH, THREAT) == 3)


@example("lotr/staging.3", "Sentinel of Shadow: 2 more threat in the staging area for each player")
def sentinel(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    revealing(t, SENTINEL)
    t.heard("lotr-log-will-come", "lotr/delayed-effects.1")
    t.expect(total_threat() == 2)


@example("lotr/delayed-effects.1", "Sentinel of Shadow: after the failed quest the Nazgûl is engaged")
def sentinel_brings_the_nazgul(t: ExampleTable) -> None:
    quest(t)
    t.arrange("encounter-discards", cards=f"{GATE} nazgul-of-dol-guldur", only=1)
    t.arrange("encounter", cards=SENTINEL)
    at_phase(t, "quest")
    t.choose("")
    t.expect(engaged(1) == ("nazgul-of-dol-guldur",))
    t.asked(1, "lotr-prompt-defend")


@example("lotr/staging.3", "Catacomb Inspection: each Dol Guldur location gets a resource")
def inspection(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("staging", cards=LABYRINTH)
    revealing(t, f"{INSPECTION} {STREAM}")
    t.expect(resources(LABYRINTH) == 1, staging() == (LABYRINTH, STREAM))


@example(
    "lotr/shadow-effect.2", "Catacomb Inspection: as a shadow card each hero's resource goes to a Dol Guldur location"
)
def inspection_as_shadow(t: ExampleTable) -> None:
    fighting(t, ORCS, INSPECTION)
    t.arrange("staging", cards=LABYRINTH)
    t.arrange("tokens", on="aragorn", kind="resources", n=2)
    t.arrange("tokens", on="gloin", kind="resources", n=1)
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.expect(resources(LABYRINTH) == 2, resources("aragorn") == 1, resources("gloin") == 0)
    t.asked(1, "lotr-prompt-attack")


@example("lotr/staging.3", "Dark Interrogation: one discards down to 2 cards, or reveals a card")
def interrogation(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards="faramir gandalf brok-ironfist beorn")
    t.arrange("encounter", cards=DARK)
    at_phase(t, "quest")
    t.choose("", "discard faramir, discard beorn")
    t.expect(discard(1).has("faramir"), discard(1).has("beorn"), hand_size(1) == 3)


@example(
    "lotr/shadow-effect.2", "Dark Interrogation: as a shadow card what has a copy in the discard pile is discarded"
)
def interrogation_as_shadow(t: ExampleTable) -> None:
    fighting(t, ORCS, DARK)
    t.arrange("ally", code=GUARD, seat=1)
    t.arrange("discards", seat=1, cards=GUARD)
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.expect(in_play(GUARD) == False, discard(1) == (GUARD, GUARD), encounter_discard() == ())  # noqa: E712
    t.asked(1, "lotr-prompt-attack")


@example("lotr/shadow-effect.2", "Dark Interrogation: if the attack is undefended, it is so for every player")
def interrogation_of_all(t: ExampleTable) -> None:
    fighting(t, ORCS, DARK, decks=TWO)
    t.arrange("ally", code="veteran-axehand", seat=2)
    t.arrange("discards", seat=2, cards="veteran-axehand")
    at_phase(t, "combat")
    t.choose("undefended", seat=1)
    t.expect(in_play("veteran-axehand") == False)  # noqa: E712
    t.asked(1, "lotr-prompt-undefended")


@example("lotr/defending-player.1", "Dark Interrogation: a defended attack strikes the defending player only")
def interrogation_of_one(t: ExampleTable) -> None:
    fighting(t, ORCS, DARK, decks=TWO)
    t.arrange("ally", code="veteran-axehand", seat=2)
    t.arrange("discards", seat=2, cards="veteran-axehand")
    t.arrange("ally", code=GUARD, seat=1)
    t.arrange("discards", seat=1, cards=GUARD)
    at_phase(t, "combat")
    t.choose("defend aragorn", seat=1)
    t.expect(in_play("veteran-axehand") == True, in_play(GUARD) == False)  # noqa: E712
    t.asked(1, "lotr-prompt-attack")


@example("lotr/surge.1", "Troll Attack: without an engaged Troll it gains surge, though one is in the staging area")
def troll_attack_surges(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("staging", cards=TROLL)
    revealing(t, f"{TROLL_ATTACK} {STREAM}")
    t.expect(staging() == (TROLL, STREAM), encounter_discard() == (TROLL_ATTACK,))


# ------------------------------------------------------------------ constant abilities


@example("lotr/gains.3", "A Flooded Ford: each card revealed has doomed for each progress on it")
def ford(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("staging", cards=FORD)
    t.arrange("tokens", on=FORD, kind="progress", n=3)
    revealing(t, STREAM)
    t.expect(threat(1) == 29 + 3)


@example("lotr/constant-ability.1", "Anduin Troll Spawn: without a Hill Troll in play it has surge")
def troll_spawn_surges(t: ExampleTable) -> None:
    quest(t)
    t.arrange("encounter", cards=f"{TROLL_SPAWN} {STREAM}")
    at_phase(t, "quest")
    t.choose("")
    t.expect(staging() == (TROLL_SPAWN, STREAM))


@example("lotr/constant-ability.1", "Anduin Troll Spawn: another enemy is no Hill Troll")
def troll_spawn_among_others(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("staging", cards=BATS)
    revealing(t, f"{TROLL_SPAWN} {TROLL}")
    t.expect(staging() == (BATS, TROLL_SPAWN, TROLL))


@example("lotr/constant-ability.1", "Spider of Dol Guldur: with an unclaimed objective in play it has surge")
def spider_surges(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("staging", cards="shadow-key")
    revealing(t, f"{SPIDER} {STREAM}")
    t.expect(staging() == ("shadow-key", SPIDER, STREAM))


@example("lotr/step-6.8a.1", "Marshland Outlaws: who is engaged with them attacks no other enemy")
def outlaws(t: ExampleTable) -> None:
    quest(t)
    for name in (ORCS, OUTLAWS):
        t.arrange("engage", card=name, seat=1)
        t.arrange("forbidden", what="attacking", card=handle(t, name))
    at_phase(t, "combat")
    t.offered(f"attack {OUTLAWS}")
    t.not_offered(f"attack {ORCS}")
