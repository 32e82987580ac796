"""Journey along the Anduin and Sauron's Reach at work."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.examples.probes import (
    active,
    at_phase,
    damage,
    discard,
    encounter_discard,
    encounter_size,
    encounter_top,
    engaged,
    fighting,
    hand,
    handle,
    in_play,
    progress,
    quest,
    seated,
    shadows,
    staging,
    threat,
    total_threat,
    watch,
)

GOBLINS, MASSING, BANKS, FIELDS = (
    "misty-mountain-goblins", "massing-at-night", "banks-of-the-anduin", "gladden-fields",
)  # fmt: skip
CROWS, STORM, PURSUED, FOG = "eastern-crows", "evil-storm", "pursued-by-shadow", "treacherous-fog"
TROLL, ORCS, BATS, ROAD, GATE, STREAM = (
    "hill-troll", "dol-guldur-orcs", "black-forest-bats", "old-forest-road", "forest-gate", "enchanted-stream",
)  # fmt: skip
FIRST, RIVER, PASSAGE, AMBUSH = "flies-and-spiders", "to-the-river", "anduin-passage", "ambush-on-the-shore"
JOURNEY, TWO, GUARD = "journey-along-the-anduin", "leadership tactics", "guard-of-the-citadel"


@example("lotr/forced.1", "Misty Mountain Goblins: after they attack, 1 progress leaves the quest")
def goblins(t: ExampleTable) -> None:
    fighting(t, GOBLINS)
    t.arrange("tokens", on=FIRST, kind="progress", n=3)
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.expect(progress(FIRST) == 2)
    t.asked(1, "lotr-prompt-attack")


@example("lotr/shadow-effect.2", "Misty Mountain Goblins: as a shadow card 1 progress, 3 if nobody defends")
def goblins_as_shadow(t: ExampleTable) -> None:
    fighting(t, ORCS, GOBLINS)
    t.arrange("tokens", on=FIRST, kind="progress", n=5)
    at_phase(t, "combat")
    t.choose("undefended")
    t.expect(progress(FIRST) == 2)
    t.asked(1, "lotr-prompt-undefended")


@example("lotr/shadow-effect.2", "Misty Mountain Goblins: as a shadow card 1 progress where somebody defends")
def goblins_as_shadow_defended(t: ExampleTable) -> None:
    fighting(t, ORCS, GOBLINS)
    t.arrange("tokens", on=FIRST, kind="progress", n=5)
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.expect(progress(FIRST) == 4)
    t.asked(1, "lotr-prompt-attack")


@example("lotr/staging.3", "Massing at Night: a card more for each player is revealed")
def massing(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("encounter", cards=f"{MASSING} {ROAD} {GATE} {STREAM} {ROAD}")
    at_phase(t, "quest")
    t.choose("", "")
    t.expect(staging() == (ROAD, GATE, STREAM), encounter_discard() == (MASSING,))


@example("lotr/shadow-effect.2", "Massing at Night: as a shadow card the attacker is dealt one more for each player")
def massing_as_shadow(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("engage", card=ORCS, seat=1)
    t.arrange("encounter", cards=f"{MASSING} {GATE} hummerhorns {STREAM}")
    at_phase(t, "combat")
    t.choose("defend aragorn", seat=1)
    t.expect(shadows(ORCS) == 3, damage("theodred") == 1)
    t.asked(1, "core-prompt-react")


@example("lotr/forced.1", "Banks of the Anduin: explored, it goes on top of the encounter deck")
def banks(t: ExampleTable) -> None:
    quest(t)
    t.arrange("active", card=BANKS)
    t.arrange("tokens", on=BANKS, kind="progress", n=2)
    at_phase(t, "quest")
    t.choose("commit gloin")
    t.expect(encounter_top() == BANKS, encounter_discard() == (), active() == ())


@example("lotr/shadow-effect.1", "Banks of the Anduin: as a shadow card it is discarded like any other")
def banks_as_shadow(t: ExampleTable) -> None:
    fighting(t, ORCS, BANKS)
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.choose("done")
    t.expect(encounter_discard() == (BANKS,))


@example("lotr/constant-ability.1", "Gladden Fields: while it is active, threat rises by 2 in the refresh phase")
def gladden_fields(t: ExampleTable) -> None:
    quest(t)
    t.arrange("active", card=FIELDS)
    at_phase(t, "refresh")
    t.expect(threat(1) == 29 + 2)


@example("lotr/forced.1", "Eastern Crows: defeated, they are shuffled into the encounter deck")
def crows(t: ExampleTable) -> None:
    fighting(t, CROWS)
    t.arrange("encounter", cards=f"{ROAD} {GATE}", only=1)
    at_phase(t, "combat")
    t.choose("defend gloin", f"attack {CROWS}", "attacker aragorn")
    t.expect(encounter_size() == 2, engaged(1) == (), encounter_discard() == (ROAD,))


@example("lotr/shadow-effect.2", "Eastern Crows: as a shadow card +1 attack")
def crows_as_shadow(t: ExampleTable) -> None:
    fighting(t, ORCS, CROWS)
    at_phase(t, "combat")
    t.choose("defend theodred")
    t.expect(damage("theodred") == 2)
    t.asked(1, "lotr-prompt-attack")


@example("lotr/shadow-effect.2", "Eastern Crows: +2 attack where the defending player's threat is 35 or more")
def crows_and_the_eye(t: ExampleTable) -> None:
    fighting(t, ORCS, CROWS)
    t.arrange("threat", seat=1, n=35)
    at_phase(t, "combat")
    t.choose("defend theodred")
    t.expect(damage("theodred") == 3)
    t.asked(1, "lotr-prompt-attack")


@example("lotr/staging.3", "Evil Storm: 1 damage to each character of those with a threat of 35 or more")
def storm(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("threat", seat=2, n=35)
    t.arrange("ally", code=GUARD, seat=2)
    t.arrange("encounter", cards=STORM)
    at_phase(t, "quest")
    t.choose("", "")
    t.expect(damage("gimli") == 1, damage("legolas") == 1, damage(GUARD) == 1, damage("aragorn") == 0)


@example("lotr/staging.3", "Pursued by Shadow: 1 threat for each character that is not committed")
def pursued(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("ally", code=GUARD, seat=1)
    t.arrange("encounter", cards=PURSUED)
    at_phase(t, "quest")
    t.choose("pass", "commit gloin", "pass")
    t.expect(threat(1) == 29 + 3)
    t.asked(1, "lotr-prompt-window")


@example("lotr/shadow-effect.2", "Pursued by Shadow: as a shadow card it sends an exhausted ally to the hand")
def pursued_as_shadow(t: ExampleTable) -> None:
    fighting(t, ORCS, PURSUED)
    t.arrange("ally", code=GUARD, seat=1, exhausted=1)
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.expect(hand(1) == (GUARD,), in_play(GUARD) == False, threat(1) == 29)  # noqa: E712
    t.asked(1, "lotr-prompt-attack")


@example("lotr/shadow-effect.2", "Pursued by Shadow: without an exhausted ally 3 threat")
def pursued_without_allies(t: ExampleTable) -> None:
    fighting(t, ORCS, PURSUED)
    t.arrange("ally", code=GUARD, seat=1)
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.expect(threat(1) == 29 + 3, hand(1) == ())
    t.asked(1, "lotr-prompt-attack")


@example("lotr/lasting-effects.4", "Treacherous Fog: +1 threat for locations, those that come later as well")
def fog(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("hand", seat=1, cards="for-gondor")
    t.arrange("tokens", on="aragorn", kind="resources", n=2)
    t.arrange("staging", cards=f"{GATE} {TROLL}")
    t.arrange("encounter", cards=f"{FOG} {STREAM}")
    at_phase(t, "quest")
    t.choose("pass", "", seat=1)
    t.choose("", seat=2)
    t.choose("pass", seat=1)
    t.expect(total_threat() == (2 + 1) + 1 + (2 + 1))
    t.asked(1, "lotr-prompt-window")


@example("lotr/staging.3", "Treacherous Fog: who has a threat of 35 or more discards a card")
def fog_and_the_eye(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("threat", seat=2, n=35)
    t.arrange("hand", seat=1, cards="faramir")
    t.arrange("hand", seat=2, cards="beorn")
    t.arrange("encounter", cards=FOG)
    at_phase(t, "quest")
    t.choose("", "")
    t.expect(discard(2) == ("beorn",), hand(1) == ("faramir",))


@example("lotr/setup.8", "To the River...: each player reveals a card, then a Hill Troll is fetched")
def to_the_river(t: ExampleTable) -> None:
    t.start(decks=TWO, quest=JOURNEY)
    t.arrange("encounter", cards=f"{BANKS} {FIELDS}")
    seated(t)
    t.expect(staging() == (BANKS, FIELDS, TROLL))


@example("lotr/cannot.1", "To the River...: not completed while a Hill Troll is in play")
def troll_blocks(t: ExampleTable) -> None:
    quest(t, quest=JOURNEY)
    t.arrange("engage", card=TROLL, seat=1)
    t.arrange("forbidden", what="attacking", card=handle(t, TROLL))
    t.arrange("tokens", on=RIVER, kind="progress", n=7)
    t.arrange("encounter", cards=BANKS)
    at_phase(t, "quest")
    t.choose("commit aragorn, commit gloin")
    t.expect(progress(RIVER) == 7 + 3)


@example("lotr/cannot.1", "Anduin Passage: no engagement checks")
def anduin_passage(t: ExampleTable) -> None:
    quest(t, quest=JOURNEY)
    t.arrange("stage", code=PASSAGE)
    t.arrange("staging", cards=ORCS)
    at_phase(t, "encounter")
    t.choose("decline")
    t.asked(1, "lotr-prompt-planning")
    t.expect(staging() == (ORCS,), engaged(1) == (), threat(1) == 30)


@example("lotr/constant-ability.1", "Anduin Passage: a card more is revealed in each quest phase")
def anduin_passage_reveals(t: ExampleTable) -> None:
    quest(t, quest=JOURNEY)
    t.arrange("stage", code=PASSAGE)
    t.arrange("encounter", cards=f"{BANKS} {FIELDS} {BANKS}")
    at_phase(t, "quest")
    t.choose("")
    t.expect(staging() == (BANKS, FIELDS))


@example("lotr/staging.3", "Ambush on the Shore: 2 cards for each player are revealed")
def ambush(t: ExampleTable) -> None:
    quest(t, quest=JOURNEY)
    t.arrange("stage", code=PASSAGE)
    t.arrange("tokens", on=PASSAGE, kind="progress", n=15)
    t.arrange("encounter", cards=f"{BANKS} {ROAD} {TROLL} {FIELDS}")
    at_phase(t, "quest")
    t.choose("commit aragorn, commit gloin")
    t.expect(staging() == (BANKS, ROAD, TROLL, FIELDS))


@example("lotr/ability-priority.2", "Ambush on the Shore: Thalin strikes each enemy before it does anything")
def ambush_with_thalin(t: ExampleTable) -> None:
    quest(t, "tactics", quest=JOURNEY)
    t.arrange("stage", code=PASSAGE)
    t.arrange("tokens", on=PASSAGE, kind="progress", n=15)
    t.arrange("active", card=ROAD)
    t.arrange("tokens", on=ROAD, kind="progress", n=2)
    t.arrange("encounter", cards=f"{BANKS} {BANKS} {CROWS} {ORCS}")
    at_phase(t, "quest")
    t.choose("commit thalin, commit gimli, commit legolas")
    t.asked(1, "lotr-prompt-hurt")
    t.choose("choose gimli")
    t.expect(staging() == (BANKS, BANKS, ORCS), damage(ORCS) == 1, damage("gimli") == 2)


@example("lotr/winning-the-game.2", "Ambush on the Shore: no enemy is left in play, and the players have won")
def ambush_won(t: ExampleTable) -> None:
    quest(t, quest=JOURNEY)
    t.arrange("stage", code=AMBUSH)
    t.arrange("engage", card=BATS, seat=1)
    at_phase(t, "combat")
    t.choose("defend gloin", f"attack {BATS}", "attacker aragorn")
    t.ended(True, "lotr-win-quest")
