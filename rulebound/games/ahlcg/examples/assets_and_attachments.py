"""Aloof enemies, assets, attachments, base values and blank cards."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.cards import SHROUD, SKILL
from rulebound.games.ahlcg.examples.probes import (
    act,
    area,
    at,
    clues,
    damage,
    deck_list,
    encounter_discard,
    engaged,
    exhausted,
    gathering,
    hand,
    horror,
    in_play,
    resources,
    turn_of,
    value,
    victory,
)

ROLAND, DAISY, AGNES = "roland-banks", "daisy-walker", "agnes-baker"


def alone(t: ExampleTable, who: str = ROLAND, tokens: str = "0 0", hand: str = "") -> None:
    """One investigator in the Hallway, at the beginning of a turn."""
    gathering(t, who, act=2, tokens=tokens)
    t.arrange("hand", seat=1, cards=hand)
    turn_of(t)


def drawing(t: ExampleTable, card: str, place: str = "attic") -> None:
    """Agnes in the Attic; Drawn to the Flame in her hand is going to draw a certain encounter card."""
    alone(t, AGNES, hand="drawn-to-the-flame")
    t.arrange("stand", seat=1, place=place)
    t.arrange("encounter", cards=card)


# ------------------------------------------------------------------ aloof


@example("ahlcg/aloof.1", "An aloof enemy does not engage whoever enters its location")
def aloof_lets_you_be(t: ExampleTable) -> None:
    alone(t)
    t.arrange("enemy", code="ghoul-minion", place="cellar")
    t.arrange("gains", card="01160", keyword="aloof")
    t.choose("move cellar")
    t.expect(at(ROLAND) == "cellar", at("ghoul-minion") == "cellar", engaged(1) == ())


@example("ahlcg/aloof.2", "An aloof enemy that would spawn engaged with you is just at your location")
def aloof_enters_play(t: ExampleTable) -> None:
    drawing(t, "ghoul-minion")
    t.arrange("gains", card="01160", keyword="aloof")
    t.choose("play drawn-to-the-flame")
    t.expect(at("ghoul-minion") == "attic", engaged(1) == ())


@example("ahlcg/aloof.3", "An aloof enemy can be engaged with the engage action")
def engaging_an_aloof_enemy(t: ExampleTable) -> None:
    alone(t)
    t.arrange("enemy", code="ghoul-minion", place="hallway")
    t.arrange("gains", card="01160", keyword="aloof")
    t.choose("engage ghoul-minion")
    t.expect(engaged(1) == ("ghoul-minion",))


@example("ahlcg/aloof.4", "An aloof enemy can be attacked only by whom it is engaged with")
def attacking_an_aloof_enemy(t: ExampleTable) -> None:
    alone(t)
    t.arrange("enemy", code="flesh-eater", place="hallway")
    t.arrange("gains", card="01118", keyword="aloof")
    t.refused("fight flesh-eater", "ahlcg/aloof.4")
    t.choose("engage flesh-eater", "fight flesh-eater")
    t.expect(damage("flesh-eater") == 1)


@example("ahlcg/aloof.4", "Nor does a weapon reach an aloof enemy that is engaged with somebody else")
def aloof_and_weapons(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("asset", code="machete", seat=1)
    t.arrange("threat", code="flesh-eater", seat=2)
    turn_of(t)
    t.offered("slash machete")
    t.arrange("gains", card="01118", keyword="aloof")
    t.refused("slash machete", "ahlcg/aloof.4")


# ------------------------------------------------------------------ assets


@example("ahlcg/asset-cards.2", "A played asset lies in the play area and stays there")
def playing_an_asset(t: ExampleTable) -> None:
    alone(t, hand="knife")
    t.arrange("encounter", cards="obscuring-fog")
    t.choose("play knife")
    t.expect(area(1) == ("knife",), hand(1) == (), resources(ROLAND) == 4)
    t.choose("pass")
    t.expect(area(1) == ("knife",), unchanged=True)


@example("ahlcg/asset-cards.3", "Some of the damage goes to an asset, the rest to the investigator")
def an_asset_takes_damage(t: ExampleTable) -> None:
    alone(t)
    t.arrange("asset", code="guard-dog", seat=1)
    t.arrange("threat", code="icy-ghoul", seat=1)
    t.choose("resource", "damage 1 guard-dog", "horror yours", "pass")
    t.expect(damage("guard-dog") == 1, damage(ROLAND) == 1, horror(ROLAND) == 1)


@example("ahlcg/asset-cards.3", "Another player's asset cannot take it")
def not_anothers_asset(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("asset", code="guard-dog", seat=2)
    t.arrange("asset", code="leather-coat", seat=1)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    turn_of(t)
    t.choose("resource")
    t.offered("damage yours", "damage 1 leather-coat")
    t.not_offered("damage 1 guard-dog")


@example("ahlcg/asset-cards.5", "Lita Chantler: a story asset joins a deck only when a resolution says so")
def a_story_asset(t: ExampleTable) -> None:
    gathering(t, act=3)
    t.arrange("threat", code="ghoul-priest", seat=1)
    t.arrange("tokens", on="01116", kind="damage", n=4)
    turn_of(t)
    t.choose("fight ghoul-priest", "burn")
    t.expect(deck_list(1).lacks("01117"), unchanged=True)
    t.choose("yes")
    t.expect(deck_list(1).has("01117"))


# ------------------------------------------------------------------ attachments


@example("ahlcg/attach-to.1", "Obscuring Fog: attached to your location it makes it harder to investigate")
def attaching(t: ExampleTable) -> None:
    drawing(t, "obscuring-fog")
    t.choose("play drawn-to-the-flame")
    t.heard("ahlcg-log-attach", "ahlcg/attach-to.1")
    t.expect(at("obscuring-fog") == "attic", value("attic", SHROUD) == 3)


@example("ahlcg/attach-to.2", "Obscuring Fog: what cannot attach, and has nowhere to stay, is discarded")
def a_failed_check(t: ExampleTable) -> None:
    drawing(t, "obscuring-fog obscuring-fog")
    t.arrange("attach", code="obscuring-fog", to="attic")
    t.choose("play drawn-to-the-flame")
    t.expect(value("attic", SHROUD) == 3, encounter_discard() == ("obscuring-fog",))


@example("ahlcg/attach-to.2", "Locked Door: it stays where it is when another location has the most clues")
def checked_once(t: ExampleTable) -> None:
    drawing(t, "locked-door")
    t.arrange("tokens", on="attic", kind="clues", n=3)
    t.choose("play drawn-to-the-flame")
    t.expect(at("locked-door") == "attic", clues("attic") == 1)
    t.arrange("show-location", place="cellar")
    t.refused("investigate", "ahlcg/cannot.1")
    t.expect(at("locked-door") == "attic", clues("cellar") == 2, unchanged=True)


@example("ahlcg/attach-to.3", "Obscuring Fog: it is discarded when its location leaves play")
def the_host_leaves(t: ExampleTable) -> None:
    gathering(t)
    t.arrange("attach", code="obscuring-fog", to="study")
    t.arrange("tokens", on=ROLAND, kind="clues", n=2)
    turn_of(t)
    t.expect(in_play("obscuring-fog") == True, unchanged=True)  # noqa: E712
    t.choose("advance")
    t.expect(act() == "the-barrier", in_play("study") == False, encounter_discard() == ("obscuring-fog",))  # noqa: E712


@example("ahlcg/attach-to.4", "An evaded enemy is exhausted; what is attached to it stays ready")
def the_host_exhausts(t: ExampleTable) -> None:
    alone(t)
    t.arrange("threat", code="flesh-eater", seat=1)
    t.arrange("attach", code="obscuring-fog", to="01118")
    t.choose("evade flesh-eater")
    t.expect(exhausted("flesh-eater") == True, exhausted("obscuring-fog") == False)  # noqa: E712
    t.expect(at("obscuring-fog") == "hallway", unchanged=True)


# ------------------------------------------------------------------ base values and blank cards


@example("ahlcg/base-value.1", "Haunted: when it is gone, the printed value counts again")
def the_printed_value(t: ExampleTable) -> None:
    alone(t)
    t.arrange("threat", code="haunted", seat=1)
    t.expect(value(ROLAND, SKILL["combat"]) == 3)
    t.choose("exorcise haunted")
    t.expect(value(ROLAND, SKILL["combat"]) == 4)


@example("ahlcg/blank.1", "Stubborn Detective: Roland's ability is gone while the detective is there")
def a_blank_investigator(t: ExampleTable) -> None:
    alone(t)
    t.arrange("stand", seat=1, place="attic")
    t.arrange("enemy", code="stubborn-detective", place="attic", exhausted=1, seat=1)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.choose("fight swarm-of-rats")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(clues(ROLAND) == 0, engaged(1) == ())


@example("ahlcg/blank.1", "Mind Wipe: what the enemy has gained from elsewhere it keeps")
def a_gained_keyword(t: ExampleTable) -> None:
    wiping(t, "swarm-of-rats", "01159")
    t.arrange("gains", card="01159", keyword="retaliate")
    t.choose("play mind-wipe", "fight swarm-of-rats")
    t.expect(damage(AGNES) == 1)


@example("ahlcg/blank.2", "Mind Wipe: keywords and abilities are gone, Goat Spawn neither retaliates nor bursts")
def a_blank_enemy(t: ExampleTable) -> None:
    wiping(t, "goat-spawn", "01180")
    t.arrange("tokens", on="01180", kind="damage", n=2)
    t.arrange("asset", code="01018", seat=1)
    t.choose("play mind-wipe", "pass", "fight goat-spawn", "pass", "pass")
    t.expect(damage(AGNES) == 0, unchanged=True)
    t.choose("step-in beat-cop")
    t.expect(in_play("goat-spawn") == False, horror(AGNES) == 0)  # noqa: E712


@example("ahlcg/blank.2", "Mind Wipe: victory is a keyword, too; an enemy defeated while it is blank brings none")
def no_victory(t: ExampleTable) -> None:
    wiping(t, "screeching-byakhee", "01175")
    t.arrange("tokens", on="01175", kind="damage", n=3)
    t.arrange("asset", code="01018", seat=1)
    t.choose("play mind-wipe", "step-in beat-cop")
    t.heard("core-log-ability", "ahlcg/ability.triggered.2")
    t.expect(encounter_discard() == ("screeching-byakhee",), victory() == ())


def wiping(t: ExampleTable, enemy: str, code: str) -> None:
    """Agnes with Mind Wipe, an enemy engaged with her; the investigation phase begins; every token is bad."""
    gathering(t, AGNES, act=2, tokens="-4 -4")
    t.arrange("hand", seat=1, cards="mind-wipe")
    t.arrange("threat", code=enemy, seat=1)
