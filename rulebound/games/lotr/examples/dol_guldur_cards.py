"""Escape from Dol Guldur at work: prisoner, Nazgûl, Orc Guards, objectives."""

from __future__ import annotations

from typing import Any

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.cards import ATTACK, DEFENSE, HIT_POINTS
from rulebound.games.lotr.examples.probes import (
    area,
    aside,
    at_phase,
    attached,
    damage,
    deck_size,
    discard,
    encounter_discard,
    engaged,
    fighting,
    funded,
    hand,
    hand_size,
    in_play,
    quest,
    seated,
    staging,
    threat,
    total_threat,
    value,
    watch,
)

JAILOR, NAZGUL, GUARDIAN, UNDER, SHACKLES = (
    "dungeon-jailor", "nazgul-of-dol-guldur", "cavern-guardian", "under-the-shadow", "iron-shackles",
)  # fmt: skip
GATE, MAP, TORCH, KEY = "tower-gate", "gandalfs-map", "dungeon-torch", "shadow-key"
ORCS, UFTHAK, ROAD, STREAM, GUARD = (
    "dol-guldur-orcs", "chieftain-ufthak", "old-forest-road", "enchanted-stream", "guard-of-the-citadel",
)  # fmt: skip
TOWER, CAVERNS, OUT = "the-necromancers-tower", "through-the-caverns", "out-of-the-dungeons"
ESCAPE, TWO, ORC_GUARD, PRISONER = "escape-from-dol-guldur", "leadership tactics", "orc-guard", "prisoner"


def escape(t: ExampleTable, decks: str = "leadership", seed: str = "3") -> None:
    """The scenario stands after set-up, with one hero captured; where one plays alone, Théodred."""
    quest(t, decks, quest=ESCAPE, seed=seed)


@example("lotr/setup.8 lotr/guarded.1", "The Necromancer's Tower: the Nazgûl waits, three objectives have a guard each")
def setting_up(t: ExampleTable) -> None:
    t.start(decks="leadership", quest=ESCAPE, seed=3)
    seated(t)
    t.expect(aside() == (NAZGUL,), staging().has(MAP), staging().has(TORCH), staging().has(KEY))


@example("lotr/staging.3", "The Necromancer's Tower: one random hero is taken prisoner")
def prisoner(t: ExampleTable) -> None:
    t.start(decks="leadership", quest=ESCAPE, seed=3)
    t.expect(area(1).lacks(PRISONER))
    seated(t)
    t.expect(area(1).has(PRISONER))


@example("lotr/cannot.1", "The Necromancer's Tower: one ally a round is played by the whole group")
def one_ally(t: ExampleTable) -> None:
    escape(t)
    t.arrange("attach", code="steward-of-gondor", to="aragorn")
    funded(t, f"{GUARD} snowbourn-scout", "aragorn", 5, "planning")
    t.choose(f"play {GUARD}")
    t.refused("play snowbourn-scout", "lotr/cannot.1")


@example(
    "lotr/response.1 lotr/forced.1", "Through the Caverns: progress there frees the prisoner, and the Nazgûl comes"
)
def rescue(t: ExampleTable) -> None:
    escape(t)
    t.arrange("stage", code=CAVERNS)
    at_phase(t, "quest")
    t.choose("commit aragorn, commit gloin", f"free {CAVERNS}")
    t.expect(damage("theodred") == 1, area(1).lacks(PRISONER), staging().has(NAZGUL), aside() == ())


@example("lotr/player-elimination.1", "The prisoner's player loses the other heroes: the whole group loses")
def prisoner_left_alone(t: ExampleTable) -> None:
    escape(t, TWO, seed="1")
    g: Any = t.g
    seat = next(s for s in (0, 1) if any(c.role == "prisoner" for c in g.cards(g.seat(s).area)))
    t.arrange("threat", seat=seat + 1, n=49)
    at_phase(t, "refresh")
    t.ended(False, "lotr-loss-prisoner")


@example("lotr/forced.1", "Out of the Dungeons: each quest phase begins with an Orc Guard for each player")
def orc_guards(t: ExampleTable) -> None:
    escape(t, TWO, seed="1")
    t.arrange("stage", code=OUT)
    at_phase(t, "quest")
    t.expect(engaged(1) == (ORC_GUARD,), engaged(2) == (ORC_GUARD,))
    t.expect(value(ORC_GUARD, ATTACK) == 1, value(ORC_GUARD, DEFENSE) == 1, value(ORC_GUARD, HIT_POINTS) == 1)


@example("lotr/forced.1", "Tower Gate: the players travel there, an Orc Guard for each")
def tower_gate(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("staging", cards=GATE)
    t.arrange("deck", seat=1, cards=GUARD)
    at_phase(t, "travel")
    t.choose(f"travel {GATE}")
    t.expect(engaged(1) == (ORC_GUARD,), engaged(2) == (ORC_GUARD,), deck_size(1) == 0)


@example("lotr/discard-and-victory.2", "An Orc Guard that is destroyed goes to the discard pile of its owner")
def orc_guard_dies(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=GATE)
    t.arrange("deck", seat=1, cards=GUARD)
    at_phase(t, "travel")
    t.choose(f"travel {GATE}", "defend gloin", f"attack {ORC_GUARD}", "attacker aragorn")
    t.expect(discard(1) == (GUARD,), engaged(1) == ())


@example("lotr/forced.1", "Dungeon Jailor: after a failed quest an unclaimed objective goes back into the deck")
def jailor(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=f"{JAILOR} {TORCH}")
    at_phase(t, "quest")
    t.choose("pass", "", "pass", "pass")
    t.expect(staging() == (JAILOR, ROAD))


@example("lotr/forced.1", "Nazgûl of Dol Guldur: a shadow effect on it has resolved, and a character is discarded")
def nazgul(t: ExampleTable) -> None:
    fighting(t, NAZGUL, "01076")
    t.arrange("ally", code=GUARD, seat=1)
    at_phase(t, "combat")
    t.choose("defend aragorn", f"choose {GUARD}")
    t.expect(discard(1) == (GUARD,), threat(1) == 33, damage("aragorn") == 2)
    t.asked(1, "lotr-prompt-attack")


@example("lotr/step-6.4.2.1", "Nazgûl of Dol Guldur: nothing for a shadow card without effect")
def nazgul_without_shadow(t: ExampleTable) -> None:
    fighting(t, NAZGUL)
    t.arrange("ally", code=GUARD, seat=1)
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.expect(damage("aragorn") == 2, in_play(GUARD) == True)  # noqa: E712
    t.asked(1, "lotr-prompt-attack")


@example("lotr/cannot.1", "Nazgûl of Dol Guldur: nothing can be attached to it")
def nazgul_without_snare(t: ExampleTable) -> None:
    fighting(t, NAZGUL, decks="lore")
    funded(t, "forest-snare", "denethor", 3, "planning")
    t.refused("play forest-snare", "lotr/attachment-cards.2")


@example("lotr/shadow-effect.2", "Cavern Guardian: as a shadow card it costs an attachment; objectives go to staging")
def cavern_guardian(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=MAP)
    at_phase(t, "travel")
    t.choose(f"claim {MAP}", "choose gloin")
    t.arrange("engage", card=ORCS, seat=1)
    t.arrange("encounter", cards=GUARDIAN)
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.expect(staging() == (MAP,), attached("gloin") == ())
    t.asked(1, "lotr-prompt-window")


@example("lotr/shadow-effect.2", "Cavern Guardian: all attachments if nobody defends")
def cavern_guardian_undefended(t: ExampleTable) -> None:
    fighting(t, ORCS, GUARDIAN, "spirit")
    t.arrange("attach", code="the-favor-of-the-lady", to="eowyn")
    t.arrange("attach", code="the-favor-of-the-lady", to="dunhere")
    at_phase(t, "combat")
    t.choose("undefended")
    t.expect(attached("eowyn") == (), attached("dunhere") == ())
    t.asked(1, "lotr-prompt-undefended")


@example("lotr/staging.3", "Under the Shadow: the threat in the staging area is 1 more for each player")
def under_the_shadow(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("staging", cards=STREAM)
    t.arrange("encounter", cards=UNDER)
    at_phase(t, "quest")
    t.choose("pass", "", "pass")
    t.expect(total_threat() == 2 + 1)
    t.asked(1, "lotr-prompt-window")


@example("lotr/shadow-effect.2", "Under the Shadow: as a shadow card 1 threat for each enemy engaged with the player")
def under_the_shadow_as_shadow(t: ExampleTable) -> None:
    fighting(t, ORCS, f"{ROAD} {UNDER}")
    t.arrange("engage", card=UFTHAK, seat=1)
    at_phase(t, "combat")
    t.choose(f"resolve {ORCS}", "defend aragorn")
    t.expect(threat(1) == 29 + 2)
    t.asked(1, "lotr-prompt-defend")


@example("lotr/staging.3 lotr/card-types.2", "Iron Shackles: they are attached to the first player's deck")
def shackles(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("encounter", cards=SHACKLES)
    at_phase(t, "quest")
    t.choose("pass", "", "pass")
    t.expect(in_play(SHACKLES) == True, encounter_discard() == ())  # noqa: E712
    t.asked(1, "lotr-prompt-window")


@example("lotr/forced.1", "Iron Shackles: the draw of the next round breaks them instead")
def shackles_break(t: ExampleTable) -> None:
    quest(t)
    t.arrange("encounter", cards=SHACKLES)
    at_phase(t, "quest")
    t.choose("")
    t.expect(hand_size(1) == 0, encounter_discard() == (SHACKLES,))


@example("lotr/shadow-effect.2", "Iron Shackles: as a shadow card the same")
def shackles_as_shadow(t: ExampleTable) -> None:
    fighting(t, ORCS, SHACKLES)
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.expect(in_play(SHACKLES) == True, hand(1) == ())  # noqa: E712
    t.asked(1, "lotr-prompt-attack")


@example("lotr/action.5", "Gandalf's Map: 2 threat, and it is yours")
def the_map(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=MAP)
    at_phase(t, "quest")
    t.choose(f"claim {MAP}", "choose gloin")
    t.expect(attached("gloin") == (MAP,), threat(1) == 31, staging() == ())


@example("lotr/cannot.1", "Gandalf's Map: its bearer can neither attack nor defend")
def map_bearer(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=MAP)
    at_phase(t, "travel")
    t.choose(f"claim {MAP}", "choose gloin")
    t.arrange("engage", card=ORCS, seat=1)
    at_phase(t, "combat")
    t.offered("defend theodred")
    t.not_offered("defend gloin")


@example("lotr/action.5", "Shadow Key: 2 threat, and it is yours")
def the_key(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=KEY)
    at_phase(t, "quest")
    t.choose(f"claim {KEY}", "choose aragorn")
    t.expect(attached("aragorn") == (KEY,), threat(1) == 31, staging() == ())


@example("lotr/forced.1", "Shadow Key: at the end of the round 1 damage to its bearer")
def key_gnaws(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=KEY)
    at_phase(t, "travel")
    t.choose(f"claim {KEY}", "choose theodred")
    t.expect(damage("theodred") == 1)


@example("lotr/forced.1", "Dungeon Torch: at the end of the round 2 threat more than otherwise")
def torch_burns(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=TORCH)
    at_phase(t, "travel")
    t.choose(f"claim {TORCH}", "choose theodred")
    t.expect(threat(1) == 29 + 2 + 1 + 2)
