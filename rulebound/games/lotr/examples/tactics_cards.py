"""Tactics cards at work."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.cards import ATTACK, HIT_POINTS
from rulebound.games.lotr.examples.probes import (
    area,
    at_phase,
    attached,
    damage,
    deck_size,
    discard,
    encounter_size,
    engaged,
    exhausted,
    fighting,
    funded,
    handle,
    in_play,
    progress,
    quest,
    resources,
    staging,
    value,
)

ORCS, UFTHAK, SPIDER, BATS = "dol-guldur-orcs", "chieftain-ufthak", "forest-spider", "black-forest-bats"
FIRST, BLADE, PLATE, AXE, HORN = (
    "flies-and-spiders", "blade-of-gondolin", "citadel-plate", "dwarven-axe", "horn-of-gondor",
)  # fmt: skip


@example("lotr/constant-ability.1", "Gimli: +1 attack for each damage on him")
def gimli(t: ExampleTable) -> None:
    fighting(t, UFTHAK, decks="tactics")
    at_phase(t, "combat")
    t.choose("defend gimli")
    t.expect(damage("gimli") == 1, value("gimli", ATTACK) == 3)
    t.asked(1, "lotr-prompt-attack")


@example("lotr/action.1", "Beorn: +5 attack, and at the end of the phase he is shuffled into the deck")
def beorn(t: ExampleTable) -> None:
    quest(t, "tactics")
    t.arrange("ally", code="beorn", seat=1)
    t.arrange("deck", seat=1, cards=AXE)
    t.arrange("hand", seat=1, cards="stand-together")
    at_phase(t, "travel")
    t.choose("change-shape beorn")
    t.expect(value("beorn", ATTACK) == 8)
    t.choose("pass")
    t.expect(in_play("beorn") == False, deck_size(1) == 2, discard(1) == ())  # noqa: E712


@example("lotr/event-cards.3 lotr/cannot.1", "Feint: the enemy cannot attack the player it is engaged with")
def feint(t: ExampleTable) -> None:
    fighting(t, UFTHAK, decks="tactics")
    funded(t, "feint", "gimli", 1, "combat")
    t.choose("play feint")
    t.asked(1, "lotr-prompt-attack")
    t.expect(resources(UFTHAK) == 0, discard(1) == ("feint",), resources("gimli") == 0)


@example("lotr/cannot.1", "Feint: another player, who takes that enemy over, is attacked by it")
def feint_remembers_the_player(t: ExampleTable) -> None:
    quest(t, "tactics leadership")
    t.arrange("engage", card=UFTHAK, seat=1)
    t.arrange("hand", seat=2, cards="sneak-attack son-of-arnor")
    t.arrange("tokens", on="aragorn", kind="resources", n=1)
    funded(t, "feint", "gimli", 1, "combat")
    t.choose("play feint", seat=1)
    t.choose("play sneak-attack", "challenge son-of-arnor", seat=2)
    t.asked(2, "lotr-prompt-defend")
    t.expect(engaged(2) == (UFTHAK,))


@example("lotr/event-cards.3", "Thicket of Spears: paid for by three heroes; none of a player's enemies attacks")
def thicket(t: ExampleTable) -> None:
    fighting(t, UFTHAK, decks="tactics")
    t.arrange("engage", card=ORCS, seat=1)
    for hero in ("legolas", "thalin"):
        t.arrange("tokens", on=hero, kind="resources", n=1)
    funded(t, "thicket-of-spears", "gimli", 3, "combat")
    t.choose("play thicket-of-spears")
    t.asked(1, "lotr-prompt-attack")
    t.expect(resources("gimli") == 2, resources("legolas") == 0, resources("thalin") == 0, resources(UFTHAK) == 0)


@example("lotr/ability.7", "Thicket of Spears: three resources of one hero do not pay for it")
def thicket_of_one(t: ExampleTable) -> None:
    fighting(t, UFTHAK, decks="tactics")
    t.arrange("tokens", on="legolas", kind="resources", n=2)
    funded(t, "thicket-of-spears feint", "gimli", 3, "combat")
    t.offered("play feint")
    t.refused("play thicket-of-spears", "lotr/ability.7")


@example("lotr/event-cards.3", "Swift Strike: a character defends, and the attacker takes 2 damage")
def swift_strike(t: ExampleTable) -> None:
    fighting(t, ORCS, decks="tactics")
    funded(t, "swift-strike", "gimli", 2, "combat")
    t.choose("defend legolas", "play swift-strike")
    t.expect(damage(ORCS) == 2, damage("legolas") == 1, resources("gimli") == 0)
    t.asked(1, "lotr-prompt-attack")


@example(
    "lotr/response.1 lotr/response.2",
    "Legolas and Blade of Gondolin: two responses to one death, in the order the player likes",
)
def legolas_and_blade(t: ExampleTable) -> None:
    fighting(t, ORCS, decks="tactics")
    t.arrange("attach", code=BLADE, to="legolas")
    at_phase(t, "combat")
    t.choose("defend gimli", f"attack {ORCS}", "attacker legolas")
    t.offered("press-on legolas", f"press-on {BLADE}")
    t.choose(f"press-on {BLADE}")
    t.expect(progress(FIRST) == 1)
    t.choose("press-on legolas")
    t.expect(progress(FIRST) == 3)


@example("lotr/constant-ability.1", "Blade of Gondolin: +1 attack against Orcs")
def blade_against_orcs(t: ExampleTable) -> None:
    fighting(t, UFTHAK, decks="tactics")
    t.arrange("attach", code=BLADE, to="legolas")
    at_phase(t, "combat")
    t.choose("defend gimli", f"attack {UFTHAK}", "attacker legolas")
    t.expect(damage(UFTHAK) == 1)


@example("lotr/constant-ability.1", "Blade of Gondolin: nothing more against a Spider")
def blade_against_spiders(t: ExampleTable) -> None:
    fighting(t, SPIDER, decks="tactics")
    t.arrange("attach", code=BLADE, to="legolas")
    at_phase(t, "combat")
    t.choose("defend gimli", f"attack {SPIDER}", "attacker legolas")
    t.expect(damage(SPIDER) == 2)


@example("lotr/constant-ability.1", "Blade of Gondolin: once the Orc has fallen, there is none that is attacked")
def blade_after_the_blow(t: ExampleTable) -> None:
    fighting(t, ORCS, decks="tactics")
    t.arrange("attach", code=BLADE, to="legolas")
    at_phase(t, "combat")
    t.choose("defend gimli", f"attack {ORCS}", "attacker legolas")
    t.offered("press-on legolas")
    t.expect(value("legolas", ATTACK) == 3, in_play(ORCS) == False)  # noqa: E712
    t.asked(1, "core-prompt-react")


@example("lotr/constant-ability.1", "Blade of Gondolin: nobody minds that Eastern Crows are in the deck again")
def blade_and_crows(t: ExampleTable) -> None:
    fighting(t, "eastern-crows", decks="tactics")
    t.arrange("attach", code=BLADE, to="legolas")
    t.arrange("encounter", cards="old-forest-road forest-gate", only=1)
    at_phase(t, "combat")
    t.choose("defend gimli", "attack eastern-crows", "attacker legolas")
    t.expect(value("legolas", ATTACK) == 3, encounter_size() == 2, in_play("eastern-crows") == False)  # noqa: E712
    t.asked(1, "core-prompt-react")


@example("lotr/constant-ability.1", "Dwarven Axe: +2 attack for a Dwarf, +1 for anybody else")
def dwarven_axe(t: ExampleTable) -> None:
    quest(t, "tactics")
    t.arrange("attach", code=AXE, to="legolas")
    funded(t, AXE, "gimli", 2, "planning")
    t.choose(f"play {AXE}", "attach gimli")
    t.expect(value("gimli", ATTACK) == 4, value("legolas", ATTACK) == 4)


@example(
    "lotr/restricted.1 lotr/hit-points.1",
    "Citadel Plate: given up for a third restricted card, it takes the wounded hero along",
)
def losing_the_plate(t: ExampleTable) -> None:
    quest(t, "tactics")
    t.arrange("attach", code=PLATE, to="gimli")
    t.arrange("attach", code=AXE, to="gimli")
    t.arrange("tokens", on="gimli", kind="damage", n=6)
    funded(t, HORN, "legolas", 1, "planning")
    t.expect(value("gimli", HIT_POINTS) == 9, unchanged=True)
    t.choose(f"play {HORN}", "attach gimli", f"discard {PLATE}", f"discard {HORN}")
    t.expect(in_play("gimli") == False, discard(1) == (AXE, "gimli", HORN, PLATE))  # noqa: E712


@example("lotr/step-6.8b.1", "Quick Strike: Dúnhere, alone, reaches an enemy in the staging area")
def quick_strike_dunhere(t: ExampleTable) -> None:
    quest(t, "tactics")
    t.arrange("heroes", seat=1, cards="gimli dunhere")
    t.arrange("staging", cards=ORCS)
    funded(t, "quick-strike", "gimli", 1, "quest")
    t.choose("play quick-strike")
    t.expect(staging() == (), exhausted("dunhere") == True)  # noqa: E712


@example("lotr/ranged.1", "Quick Strike: a character with ranged may strike another player's enemy, and nobody joins")
def quick_strike_ranged(t: ExampleTable) -> None:
    quest(t, "tactics leadership")
    t.arrange("engage", card=UFTHAK, seat=2)
    t.arrange("ally", code="silverlode-archer", seat=2)
    for hero in ("gimli", "thalin"):
        t.arrange("ready", card=hero)
    t.arrange("tokens", on=handle(t, UFTHAK), kind="damage", n=5)
    t.arrange("attach", code=AXE, to="legolas")
    funded(t, "quick-strike", "gimli", 1, "travel")
    t.choose("play quick-strike")
    t.expect(engaged(2) == (), exhausted("legolas") == True, exhausted("silverlode-archer") == False)  # noqa: E712
    t.offered("press-on legolas")


@example("lotr/response.1", "Horn of Gondor: a character is destroyed, 1 resource for its bearer")
def horn(t: ExampleTable) -> None:
    fighting(t, ORCS, decks="tactics")
    t.arrange("attach", code=HORN, to="gimli")
    t.arrange("ally", code="gondorian-spearman", seat=1)
    at_phase(t, "combat")
    t.choose("defend gondorian-spearman", "pass", f"sound {HORN}")
    t.expect(resources("gimli") == 1, area(1).lacks("gondorian-spearman"), attached("gimli") == (HORN,))
    t.asked(1, "lotr-prompt-attack")
