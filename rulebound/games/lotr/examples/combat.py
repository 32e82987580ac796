"""Combat: attacks of enemies and of players, shadow cards, damage, what is destroyed."""

from __future__ import annotations

from typing import Any

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.cards import ATTACK, DEFENSE, HIT_POINTS
from rulebound.games.lotr.examples.probes import (
    at_phase,
    attached,
    damage,
    discard,
    encounter_discard,
    engaged,
    exhausted,
    hand,
    in_play,
    out,
    passes,
    phase,
    quest,
    resources,
    shadows,
    staging,
    threat,
    value,
    victory,
    watch,
)

SPIDER, ORCS, BATS = "forest-spider", "dol-guldur-orcs", "black-forest-bats"
PATROL, UFTHAK, KING = "east-bight-patrol", "chieftain-ufthak", "king-spider"
BEASTMASTER, SPAWN, HUMMERHORNS = "dol-guldur-beastmaster", "ungoliants-spawn", "hummerhorns"
ROAD, GATE = "old-forest-road", "forest-gate"


def attacked_by(t: ExampleTable, enemy: str, shadow: str = ROAD) -> None:
    """The combat phase begins with one engaged enemy, and this will be its shadow card."""
    quest(t)
    t.arrange("engage", card=enemy, seat=1)
    t.arrange("encounter", cards=shadow)
    at_phase(t, "combat")


# ------------------------------------------------------------------ defending


@example("lotr/step-6.4.1.1 lotr/exhausted.1", "The defender exhausts")
def defender_exhausts(t: ExampleTable) -> None:
    attacked_by(t, SPIDER)
    t.choose("defend aragorn")
    t.expect(exhausted("aragorn") == True, damage("aragorn") == 0)  # noqa: E712


@example("lotr/step-6.4.1.1 lotr/exhausted.2", "An exhausted character cannot defend: it cannot exhaust again")
def tired_cannot_defend(t: ExampleTable) -> None:
    quest(t)
    t.arrange("engage", card=SPIDER, seat=1)
    t.arrange("exhaust", card="aragorn")
    at_phase(t, "combat")
    t.offered("defend gloin", "undefended")
    t.not_offered("defend aragorn")


@example("lotr/step-6.4.3.1 lotr/attack-strength.1 lotr/defense-strength.1", "Attack less defence is the damage")
def attack_less_defence(t: ExampleTable) -> None:
    attacked_by(t, SPAWN)
    t.choose("defend aragorn")
    t.expect(damage("aragorn") == 3)


@example("lotr/step-6.4.3.1", "No damage if the defence is not lower")
def held_off(t: ExampleTable) -> None:
    attacked_by(t, ORCS)
    t.choose("defend aragorn")
    t.expect(damage("aragorn") == 0, exhausted("aragorn") == True)  # noqa: E712


@example("lotr/step-6.4.3.1", "Undefended: all damage to one hero, whose defence does not count")
def undefended(t: ExampleTable) -> None:
    attacked_by(t, ORCS)
    t.choose("undefended", "hurt aragorn")
    t.expect(damage("aragorn") == 2)


@example("lotr/step-6.4.3.1", "If the defender has left play, the attack is undefended")
def defender_gone(t: ExampleTable) -> None:
    quest(t)
    t.arrange("ally", code="snowbourn-scout", seat=1)
    t.arrange("engage", card=BATS, seat=1)
    t.arrange("encounter", cards=HUMMERHORNS)
    at_phase(t, "combat")
    t.choose("defend snowbourn-scout", "pass", "hurt aragorn")
    t.expect(in_play("snowbourn-scout") == False, damage("aragorn") == 2)  # noqa: E712


@example("lotr/step-6.4.3.1", "Damage beyond what destroys an ally goes to nobody else")
def no_overflow(t: ExampleTable) -> None:
    quest(t)
    t.arrange("ally", code="snowbourn-scout", seat=1)
    t.arrange("engage", card=UFTHAK, seat=1)
    at_phase(t, "combat")
    t.choose("defend snowbourn-scout")
    t.expect(discard(1) == ("snowbourn-scout",), damage("aragorn") == 0, damage("gloin") == 0, damage("theodred") == 0)


@example(
    "lotr/step-6.4.4.1 lotr/step-6.5.1 lotr/step-6.6.1 lotr/step-6.7.1", "After one attack the next; then the players'"
)
def next_attack(t: ExampleTable) -> None:
    quest(t)
    t.arrange("engage", card=BATS, seat=1)
    t.arrange("engage", card=ORCS, seat=1)
    at_phase(t, "combat")
    t.choose(f"resolve {BATS}", "defend gloin")
    t.asked(1, "lotr-prompt-defend")
    t.choose("defend aragorn")
    t.asked(1, "lotr-prompt-attack")
    t.expect(exhausted("aragorn") == True)  # noqa: E712


@example(
    "lotr/defending-player.1", "Who is attacked defends, and is meant by what the shadow card says to the defender"
)
def who_defends(t: ExampleTable) -> None:
    attacked_by(t, ORCS, shadow=SPAWN)
    t.choose("defend aragorn")
    t.expect(threat(1) == 33)


# ------------------------------------------------------------------ shadow cards


@example("lotr/step-6.4.2.1 lotr/shadow-effect.2", "The shadow card is turned up and its effect resolved")
def shadow_effect(t: ExampleTable) -> None:
    attacked_by(t, ORCS, shadow=PATROL)
    t.choose("defend gloin")
    t.expect(damage("gloin") == 2)
    t.asked(1, "core-prompt-react")


@example("lotr/shadow-effect.1", "The rest of the text of a shadow card does nothing")
def only_the_shadow(t: ExampleTable) -> None:
    attacked_by(t, ORCS, shadow=KING)
    t.choose("defend aragorn", "exhaust gloin")
    t.expect(exhausted("theodred") == False, exhausted("gloin") == True, staging() == ())  # noqa: E712


@example("lotr/step-6.4b.1", "A further shadow card for an attacker is dealt before defenders are declared")
def another_shadow(t: ExampleTable) -> None:
    attacked_by(t, BEASTMASTER)
    t.asked(1, "lotr-prompt-defend")
    t.expect(shadows(BEASTMASTER) == 2)


@example("lotr/cancel.1 lotr/ability-priority.6 lotr/cancel.2", "A cancelled shadow effect does nothing")
def shadow_cancelled(t: ExampleTable) -> None:
    quest(t)
    t.arrange("engage", card=ORCS, seat=1)
    t.arrange("encounter", cards=SPAWN)
    t.arrange("cancel-next", what="shadow")
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.expect(threat(1) == 29, exhausted("aragorn") == True)  # noqa: E712


@example("lotr/modifiers.1 lotr/step-6.4.3.1", "What changes the strength after the shadow effect still counts")
def live_defence(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("ally", code="guard-of-the-citadel", seat=1)
    t.arrange("engage", card=ORCS, seat=1)
    at_phase(t, "combat")
    passes(t, 2)
    t.choose("defend guard-of-the-citadel")
    passes(t, 1)
    t.asked(1, "lotr-prompt-window")
    t.choose("play for-gondor")
    t.expect(damage("guard-of-the-citadel") == 1)


# ------------------------------------------------------------------ attacks of players


def attacking(t: ExampleTable, enemy: str, *more: str) -> None:
    """The attacks of the players begin: the engaged enemy has attacked already."""
    quest(t)
    for other in more:
        t.arrange("engage", card=other, seat=1)
        t.arrange("forbidden", what="attacking", card=known(t, other))
    t.arrange("engage", card=enemy, seat=1)
    t.arrange("forbidden", what="attacking", card=known(t, enemy))


def known(t: ExampleTable, slug: str) -> str:
    """The handle of an engaged enemy."""
    g: Any = t.g
    return str(next(c.handle(g) for c in g.cards(g.seat(0).engaged) if c.handle(g).startswith(slug)))


@example("lotr/step-6.8a.1 lotr/step-6.8b.1", "Any number of ready characters attacks one enemy, by exhausting")
def declare_attack(t: ExampleTable) -> None:
    attacking(t, UFTHAK)
    watch(t)
    at_phase(t, "combat")
    t.choose("pass", f"attack {UFTHAK}", "attacker aragorn, attacker theodred")
    t.expect(exhausted("aragorn") == True, exhausted("theodred") == True, exhausted("gloin") == False)  # noqa: E712


@example("lotr/step-6.8a.1", "A player may leave it at that")
def no_attack(t: ExampleTable) -> None:
    attacking(t, UFTHAK)
    at_phase(t, "combat")
    t.choose("done")
    t.expect(damage(UFTHAK) == 0, phase() != "combat")


@example("lotr/step-6.8.2.1 lotr/step-6.8.3.1", "The attackers' strength, added up, less the enemy's defence")
def strength_adds_up(t: ExampleTable) -> None:
    attacking(t, UFTHAK)
    at_phase(t, "combat")
    t.choose(f"attack {UFTHAK}", "attacker aragorn, attacker theodred, attacker gloin")
    t.expect(damage(UFTHAK) == 4)


@example("lotr/step-6.8.3.1", "No damage if the defence is not lower")
def too_weak(t: ExampleTable) -> None:
    attacking(t, UFTHAK)
    watch(t)
    at_phase(t, "combat")
    t.choose("pass", f"attack {UFTHAK}", "attacker aragorn")
    t.expect(damage(UFTHAK) == 0, exhausted("aragorn") == True)  # noqa: E712
    t.choose("pass", "pass")
    t.asked(1, "lotr-prompt-window")
    t.expect(damage(UFTHAK) == 0, unchanged=True)


@example("lotr/attack-once.1", "Each enemy is attacked once by a player in a combat phase, whoever is still ready")
def once_each(t: ExampleTable) -> None:
    attacking(t, UFTHAK)
    at_phase(t, "combat")
    t.choose(f"attack {UFTHAK}", "attacker aragorn")
    t.expect(phase() != "combat", exhausted("gloin") == False)  # noqa: E712


@example("lotr/step-6.8a.1 lotr/step-6.8.4.1", "After an attack the next one can be declared, against another enemy")
def second_target(t: ExampleTable) -> None:
    attacking(t, UFTHAK, SPIDER)
    at_phase(t, "combat")
    t.choose(f"attack {UFTHAK}", "attacker aragorn")
    t.asked(1, "lotr-prompt-attack")
    t.not_offered(f"attack {UFTHAK}")
    t.choose(f"attack {SPIDER}", "attacker gloin")
    t.expect(damage(SPIDER) == 1)


@example("lotr/step-6.8.2.1", "An action after the strength was added up still changes it")
def live_attack(t: ExampleTable) -> None:
    attacking(t, UFTHAK)
    watch(t)
    at_phase(t, "combat")
    passes(t)
    t.choose(f"attack {UFTHAK}", "attacker aragorn", "pass")
    t.choose("play for-gondor")
    t.expect(damage(UFTHAK) == 1)


@example("lotr/step-6.9.1 lotr/step-6.10.1", "When nobody can attack any more, the combat phase is over")
def attacks_end(t: ExampleTable) -> None:
    attacking(t, UFTHAK)
    at_phase(t, "combat")
    t.choose(f"attack {UFTHAK}", "attacker gloin")
    t.expect(phase() == "planning")


# ------------------------------------------------------------------ damage and what is destroyed


@example(
    "lotr/damage.1 lotr/hit-points.1 lotr/destroy.1 lotr/engaged.3 lotr/enemy-cards.3",
    "As much damage as hit points destroys an enemy",
)
def enemy_destroyed(t: ExampleTable) -> None:
    attacking(t, ORCS)
    at_phase(t, "combat")
    t.choose(f"attack {ORCS}", "attacker aragorn")
    t.expect(engaged(1) == (), encounter_discard().has(ORCS))


@example("lotr/destroy.1 lotr/hero-cards.3", "A destroyed hero lies on the discard pile of its owner")
def hero_destroyed(t: ExampleTable) -> None:
    quest(t)
    t.arrange("engage", card=ORCS, seat=1)
    t.arrange("tokens", on="theodred", kind="damage", n=2)
    at_phase(t, "combat")
    t.choose("undefended", "hurt theodred")
    t.expect(discard(1) == ("theodred",), in_play("theodred") == False)  # noqa: E712


@example("lotr/damage.2 lotr/damage.3 lotr/damage.4", "The whole damage is counted, assigned and placed at once")
def all_at_once(t: ExampleTable) -> None:
    quest(t)
    t.arrange("engage", card=UFTHAK, seat=1)
    at_phase(t, "combat")
    t.choose("defend gloin")
    t.asked(1, "core-prompt-react")
    t.choose("earn gloin")
    t.expect(resources("gloin") == 2, damage("gloin") == 2)


@example("lotr/victory.1", "A defeated enemy with victory points goes to the victory display")
def to_the_display(t: ExampleTable) -> None:
    attacking(t, HUMMERHORNS)
    at_phase(t, "combat")
    t.choose(f"attack {HUMMERHORNS}", "attacker aragorn")
    t.expect(victory() == (HUMMERHORNS,), encounter_discard().lacks(HUMMERHORNS))


@example("lotr/cannot-take-damage.1 lotr/cannot.1", "What cannot take damage takes none, and is not chosen for it")
def cannot_be_hurt(t: ExampleTable) -> None:
    quest(t)
    t.arrange("engage", card=ORCS, seat=1)
    t.arrange("forbidden", what="damaging", card="aragorn")
    at_phase(t, "combat")
    t.choose("undefended")
    t.not_offered("hurt aragorn")
    t.choose("hurt gloin")
    t.expect(damage("gloin") == 2, damage("aragorn") == 0)
    t.asked(1, "core-prompt-react")


@example("lotr/cannot-take-damage.1", "A defender that cannot take damage takes none")
def untouchable_defender(t: ExampleTable) -> None:
    quest(t)
    t.arrange("engage", card=SPAWN, seat=1)
    t.arrange("forbidden", what="damaging", card="aragorn")
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.expect(damage("aragorn") == 0, exhausted("aragorn") == True)  # noqa: E712


@example("lotr/cannot-take-damage.2", "Damage that was there before stays")
def old_damage_stays(t: ExampleTable) -> None:
    quest(t)
    t.arrange("tokens", on="aragorn", kind="damage", n=2)
    t.arrange("forbidden", what="damaging", card="aragorn")
    t.arrange("engage", card=SPAWN, seat=1)
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.expect(damage("aragorn") == 2, exhausted("aragorn") == True)  # noqa: E712


@example("lotr/after.1", "After an enemy attacks: once the damage is dealt")
def after_the_attack(t: ExampleTable) -> None:
    attacked_by(t, UFTHAK)
    t.choose("defend aragorn")
    t.expect(damage("aragorn") == 1, resources(UFTHAK) == 1, value(UFTHAK, ATTACK) == 5)


@example("lotr/when.1", "When an enemy attacks: before its attack goes on")
def when_it_attacks(t: ExampleTable) -> None:
    attacked_by(t, BEASTMASTER)
    t.asked(1, "lotr-prompt-defend")
    t.expect(shadows(BEASTMASTER) == 2, damage("aragorn") == 0)


@example("lotr/attachment-cards.4", "When a hero leaves play, its attachments are discarded at once")
def attachments_go_too(t: ExampleTable) -> None:
    quest(t)
    t.arrange("attach", code="celebrians-stone", to="theodred")
    t.arrange("tokens", on="theodred", kind="damage", n=2)
    t.arrange("engage", card=ORCS, seat=1)
    at_phase(t, "combat")
    t.choose("undefended", "hurt theodred")
    t.expect(discard(1).has("celebrians-stone"), in_play("celebrians-stone") == False)  # noqa: E712


@example(
    "lotr/player-elimination.1 lotr/player-elimination.4", "With the last hero the player is out, and the game lost"
)
def last_hero(t: ExampleTable) -> None:
    quest(t)
    t.arrange("heroes", seat=1, cards="theodred")
    t.arrange("tokens", on="theodred", kind="damage", n=3)
    t.arrange("engage", card=ORCS, seat=1)
    at_phase(t, "combat")
    t.choose("undefended")
    t.ended(False, "lotr-loss-eliminated")
    t.expect(out(1) == True, hand(1) == ())  # noqa: E712


@example("lotr/base-value.1 lotr/modifiers.2", "Additions first, then multiplications, from the printed value")
def arithmetic(t: ExampleTable) -> None:
    quest(t)
    t.arrange("altered", card="aragorn", how="attack-doubled")
    t.arrange("altered", card="aragorn", how="attack-plus-1")
    at_phase(t, "quest")
    t.expect(value("aragorn", ATTACK) == 8)


@example("lotr/modifiers.3", "What sets a value overrides the others; of several, the latest counts")
def set_to(t: ExampleTable) -> None:
    quest(t)
    t.arrange("altered", card="aragorn", how="defense-plus-1")
    t.arrange("altered", card="aragorn", how="defense-set-to-1")
    t.arrange("altered", card="aragorn", how="defense-set-to-4")
    at_phase(t, "quest")
    t.expect(value("aragorn", DEFENSE) == 4)


@example("lotr/modifiers.4", "A value is never below 0")
def not_below_zero(t: ExampleTable) -> None:
    quest(t)
    t.arrange("altered", card="aragorn", how="attack-minus-9")
    at_phase(t, "quest")
    t.expect(value("aragorn", ATTACK) == 0)


@example("lotr/modifiers.5", "Fractions are rounded up at the end")
def rounded_up(t: ExampleTable) -> None:
    quest(t)
    t.arrange("altered", card="aragorn", how="attack-halved")
    at_phase(t, "quest")
    t.expect(value("aragorn", ATTACK) == 2, value("aragorn", HIT_POINTS) == 5, attached("aragorn") == ())
