"""Mystic cards at work."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.cards import SKILL, SLOTS
from rulebound.games.ahlcg.examples.probes import (
    actions,
    area,
    bag,
    clues,
    damage,
    discard,
    doom,
    encounter_discard,
    engaged,
    exhausted,
    gathering,
    hand,
    hand_size,
    horror,
    in_play,
    resources,
    turn_of,
    uses,
    value,
)

ROLAND, DAISY, WENDY = "roland-banks", "daisy-walker", "wendy-adams"
"""Willpower 3; 3; 4."""


def facing(t: ExampleTable, enemy: str, *assets: str, tokens: str = "0 0", hand: str = "", who: str = WENDY) -> None:
    """An investigator in the Hallway, an enemy in the threat area, some assets in play; it is his or her turn."""
    gathering(t, who, act=2, tokens=tokens)
    for code in assets:
        t.arrange("asset", code=code, seat=1)
    t.arrange("hand", seat=1, cards=hand)
    t.arrange("threat", code=enemy, seat=1)
    turn_of(t)


def in_the_study(t: ExampleTable, *assets: str, tokens: str = "0 0", hand: str = "", who: str = ROLAND) -> None:
    """Investigators in the Study (shroud 2, 2 clues each); the first has assets in play and is having a turn."""
    gathering(t, who, tokens=tokens)
    for code in assets:
        t.arrange("asset", code=code, seat=1)
    t.arrange("hand", seat=1, cards=hand)
    turn_of(t)


# ------------------------------------------------------------------ Forbidden Knowledge, Holy Rosary


@example("ahlcg/costs.4 ahlcg/ability.triggered.2", "Forbidden Knowledge: exhausted, and 1 horror, for a resource")
def forbidden_knowledge(t: ExampleTable) -> None:
    in_the_study(t, "forbidden-knowledge")
    t.choose("trade forbidden-knowledge")
    t.heard("ahlcg-log-resources", "ahlcg/ability.triggered.2", n=1)
    t.expect(resources(ROLAND) == 6, horror(ROLAND) == 1, uses("forbidden-knowledge") == 3, actions(ROLAND) == 3)
    t.not_offered("trade forbidden-knowledge")


@example("ahlcg/costs.10", "Forbidden Knowledge: the cost is paid even if an asset takes the horror")
def forbidden_knowledge_and_rosary(t: ExampleTable) -> None:
    in_the_study(t, "forbidden-knowledge", "holy-rosary")
    t.choose("trade forbidden-knowledge", "horror 1 holy-rosary")
    t.expect(resources(ROLAND) == 6, horror(ROLAND) == 0, horror("holy-rosary") == 1)


@example("ahlcg/uses.7", "Forbidden Knowledge: discarded with its last secret, which is yours all the same")
def forbidden_knowledge_ends(t: ExampleTable) -> None:
    in_the_study(t, "forbidden-knowledge")
    t.arrange("tokens", on="01058", kind="uses", n=1)
    t.choose("trade forbidden-knowledge")
    t.heard("ahlcg-log-put-away", "ahlcg/uses.7")
    t.expect(resources(ROLAND) == 6, area(1) == (), discard(1) == ("forbidden-knowledge",))


@example("ahlcg/ability.constant.1", "Holy Rosary: +1 willpower")
def holy_rosary(t: ExampleTable) -> None:
    in_the_study(t, hand="holy-rosary")
    t.choose("play holy-rosary")
    t.expect(value(ROLAND, SKILL["willpower"]) == 4, resources(ROLAND) == 3)


# ------------------------------------------------------------------ Shrivelling, Rite of Seeking


@example(
    "ahlcg/ability.action-designators.1 ahlcg/uses.4", "Shrivelling: a charge for a fight with willpower, 2 damage"
)
def shrivelling(t: ExampleTable) -> None:
    facing(t, "flesh-eater", "shrivelling")
    t.choose("wither shrivelling")
    t.heard("core-log-ability", "ahlcg/ability.action-designators.1")
    t.expect(damage("flesh-eater") == 2, uses("shrivelling") == 3, horror(WENDY) == 0, damage(WENDY) == 0)


@example("ahlcg/taking-damage-horror.2", "Shrivelling: a bad symbol costs 1 horror, even if the attack succeeds")
def shrivelling_turns_on_you(t: ExampleTable) -> None:
    facing(t, "icy-ghoul", "shrivelling", tokens="cultist cultist")
    t.choose("wither shrivelling")
    t.expect(damage("icy-ghoul") == 2, horror(WENDY) == 1)


@example("ahlcg/taking-damage-horror.2", "Shrivelling: so does the automatic failure, but no number")
def shrivelling_fails(t: ExampleTable) -> None:
    facing(t, "icy-ghoul", "shrivelling", tokens="auto_fail -8")
    t.arrange("draws", tokens="-8 auto_fail")
    t.choose("wither shrivelling")
    t.expect(damage("icy-ghoul") == 0, horror(WENDY) == 0, uses("shrivelling") == 3)
    t.choose("wither shrivelling")
    t.expect(damage("icy-ghoul") == 0, horror(WENDY) == 1, uses("shrivelling") == 2)


@example("ahlcg/costs.4 ahlcg/uses.7", "Shrivelling: without charges it stays in play, but cannot be used")
def shrivelling_is_empty(t: ExampleTable) -> None:
    facing(t, "icy-ghoul", "shrivelling")
    t.arrange("tokens", on="01060", kind="uses", n=1)
    t.choose("wither shrivelling")
    t.expect(uses("shrivelling") == 0, area(1) == ("shrivelling",))
    t.refused("wither shrivelling", "ahlcg/uses.4")


@example("ahlcg/ability.action-designators.1", "Rite of Seeking: investigates with willpower +2, for 2 clues")
def rite_of_seeking(t: ExampleTable) -> None:
    in_the_study(t, "rite-of-seeking", tokens="-3 -4", who=f"{ROLAND} {DAISY}")
    t.arrange("draws", tokens="-3 -4")
    t.choose("seek rite-of-seeking")
    t.expect(clues(ROLAND) == 2, uses("rite-of-seeking") == 2, actions(ROLAND) == 2)
    t.choose("seek rite-of-seeking")
    t.expect(clues(ROLAND) == 2, uses("rite-of-seeking") == 1)


@example("ahlcg/framework-2.2.2", "Rite of Seeking: a bad symbol ends the turn, after the clues are found")
def rite_ends_the_turn(t: ExampleTable) -> None:
    in_the_study(t, "rite-of-seeking", tokens="cultist cultist", who=f"{ROLAND} {DAISY}")
    t.choose("seek rite-of-seeking")
    t.heard("ahlcg-log-turn-over", "ahlcg/framework-2.2.2")
    t.expect(clues(ROLAND) == 2, actions(ROLAND) == 0)
    t.asked(2, "ahlcg-prompt-action")


# ------------------------------------------------------------------ Scrying


@example("ahlcg/deck.2", "Scrying: the top 3 cards of your deck in an order you like")
def scrying(t: ExampleTable) -> None:
    in_the_study(t, "01061")
    turn_of(t, actions=4)
    t.arrange("deck", seat=1, cards="knife flashlight guts overpower")
    t.choose("gaze scrying", "look deck-1", "top guts", "top flashlight", "draw")
    t.expect(hand(1) == ("guts",), uses("scrying") == 2, exhausted("scrying") == True)  # noqa: E712
    t.choose("draw")
    t.expect(hand(1) == ("guts", "flashlight"))


@example("ahlcg/deck.2", "Scrying: a fourth card is not seen")
def scrying_sees_three(t: ExampleTable) -> None:
    in_the_study(t, "01061")
    t.arrange("deck", seat=1, cards="knife flashlight guts overpower")
    t.choose("gaze scrying", "look deck-1")
    t.heard("ahlcg-log-look", "ahlcg/activate-action.2")
    t.offered("top knife", "top flashlight", "top guts")
    t.not_offered("top overpower")


@example("ahlcg/deck.2", "Scrying: the encounter deck can be looked at, too")
def scrying_the_encounter_deck(t: ExampleTable) -> None:
    in_the_study(t, "01061", hand="drawn-to-the-flame")
    t.arrange("encounter", cards="icy-ghoul ancient-evils swarm-of-rats")
    t.choose("gaze scrying", "look encounter", "top swarm-of-rats", "top icy-ghoul", "play drawn-to-the-flame")
    t.expect(engaged(1) == ("swarm-of-rats",))


@example("ahlcg/deck.2", "Scrying: any investigator's deck")
def scrying_for_a_friend(t: ExampleTable) -> None:
    in_the_study(t, "01061", who=f"{ROLAND} {DAISY}")
    t.arrange("deck", seat=2, cards="knife flashlight guts")
    t.choose("gaze scrying", "look deck-2", "top guts", "top knife", "pass")
    t.choose("draw", seat=2)
    t.expect(hand(2) == ("guts",))


@example("ahlcg/ability.triggered.2", "Scrying (3): without an action, so nobody attacks")
def better_scrying(t: ExampleTable) -> None:
    facing(t, "ghoul-minion", "03236")
    t.arrange("deck", seat=1, cards="knife flashlight guts")
    t.choose("gaze scrying")
    t.expect(actions(WENDY) == 3, uses("scrying") == 2, damage(WENDY) == 0)
    t.choose("look deck-1")
    t.heard("ahlcg-log-look", "ahlcg/ability.triggered.2")
    t.choose("top guts", "top knife")
    t.expect(horror(WENDY) == 0, unchanged=True)
    t.not_offered("gaze scrying")


@example("ahlcg/ability.triggered.2", "Scrying (3): a Terror or an Omen among what you see costs 1 horror")
def better_scrying_frightens(t: ExampleTable) -> None:
    in_the_study(t, "03236")
    t.arrange("encounter", cards="icy-ghoul swarm-of-rats ancient-evils")
    t.choose("gaze scrying", "look encounter")
    t.heard("ahlcg-log-look-encounter", "ahlcg/ability.triggered.2")
    t.choose("top icy-ghoul", "top swarm-of-rats")
    t.expect(horror(ROLAND) == 1)


# ------------------------------------------------------------------ Arcane Studies, Arcane Initiate


@example("ahlcg/ability.triggered.2 ahlcg/modifiers.2", "Arcane Studies: a resource for +1 intellect in this test")
def arcane_studies_intellect(t: ExampleTable) -> None:
    in_the_study(t, "arcane-studies", tokens="-2 -2")
    t.choose("investigate", "recall arcane-studies", "pass", "pass")
    t.expect(clues(ROLAND) == 1, resources(ROLAND) == 4, value(ROLAND, SKILL["intellect"]) == 3)


@example("ahlcg/ability.triggered.2 ahlcg/modifiers.2", "Arcane Studies: a resource for +1 willpower in this test")
def arcane_studies_willpower(t: ExampleTable) -> None:
    facing(t, "flesh-eater", "arcane-studies", "shrivelling", tokens="-1 -1")
    t.choose("wither shrivelling", "concentrate arcane-studies", "pass", "pass")
    t.expect(damage("flesh-eater") == 2, resources(WENDY) == 4)


@example("ahlcg/ability.forced.5", "Arcane Initiate: comes into play with 1 doom")
def arcane_initiate(t: ExampleTable) -> None:
    in_the_study(t, hand="arcane-initiate")
    t.choose("play arcane-initiate")
    t.heard("ahlcg-log-doom", "ahlcg/ability.forced.5", n=1)
    t.heard("core-log-forced", "ahlcg/ability.forced.5")
    t.expect(doom("arcane-initiate") == 1, resources(ROLAND) == 4)


@example("ahlcg/search.3", "Arcane Initiate: a Spell among the top 3 cards of your deck is drawn")
def arcane_initiate_studies(t: ExampleTable) -> None:
    in_the_study(t, "arcane-initiate")
    t.arrange("deck", seat=1, cards="knife guts 01061 shrivelling")
    t.choose("study arcane-initiate")
    t.not_offered("take shrivelling")
    t.choose("take scrying")
    t.heard("core-log-shuffle", "ahlcg/ability.triggered.2")
    t.expect(hand(1) == ("scrying",), exhausted("arcane-initiate") == True, actions(ROLAND) == 3)  # noqa: E712


@example("ahlcg/search.3", "Arcane Initiate: with two Spells the player chooses one, with none nothing is drawn")
def arcane_initiate_chooses(t: ExampleTable) -> None:
    in_the_study(t, "arcane-initiate")
    t.arrange("deck", seat=1, cards="01061 shrivelling knife")
    t.choose("study arcane-initiate", "take shrivelling")
    t.expect(hand(1) == ("shrivelling",))
    t.arrange("ready", card="01063")
    t.arrange("deck", seat=1, cards="knife guts flashlight shrivelling")
    t.choose("study arcane-initiate")
    t.expect(exhausted("arcane-initiate") == True, hand_size(1) == 1)  # noqa: E712
    t.asked(1, "ahlcg-prompt-search")


# ------------------------------------------------------------------ Drawn to the Flame, Ward of Protection


@example("ahlcg/then.1 ahlcg/draw-action-drawing-cards.3", "Drawn to the Flame: an encounter card, then 2 clues")
def drawn_to_the_flame(t: ExampleTable) -> None:
    in_the_study(t, hand="drawn-to-the-flame", who=f"{ROLAND} {DAISY}")
    t.arrange("encounter", cards="swarm-of-rats")
    t.choose("play drawn-to-the-flame")
    t.expect(engaged(1) == ("swarm-of-rats",), clues(ROLAND) == 2, clues("study") == 2, resources(ROLAND) == 5)


@example(
    "ahlcg/cancel.1 ahlcg/cancel.4 ahlcg/then.2",
    "Ward of Protection: what a treachery does is cancelled; it is discarded, and you take 1 horror",
)
def ward_of_protection(t: ExampleTable) -> None:
    in_the_study(t, hand="drawn-to-the-flame ward-of-protection")
    t.arrange("encounter", cards="frozen-in-fear")
    t.choose("play drawn-to-the-flame", "play ward-of-protection")
    t.heard("core-log-cancelled", "ahlcg/cancel.1")
    t.expect(encounter_discard() == ("frozen-in-fear",), in_play("frozen-in-fear") == False, horror(ROLAND) == 1)  # noqa: E712
    t.expect(clues(ROLAND) == 2, resources(ROLAND) == 4)


@example("ahlcg/fast.2", "Ward of Protection: not against an enemy or a weakness")
def ward_against_treacheries_only(t: ExampleTable) -> None:
    in_the_study(t, hand="drawn-to-the-flame ward-of-protection")
    t.arrange("encounter", cards="swarm-of-rats")
    t.arrange("deck", seat=1, cards="paranoia")
    t.choose("play drawn-to-the-flame")
    t.expect(engaged(1) == ("swarm-of-rats",), hand(1) == ("ward-of-protection",))
    t.arrange("card", code="01159", to="encounter-discard")
    t.choose("draw")
    t.expect(resources(ROLAND) == 0, hand(1) == ("ward-of-protection",))


@example("ahlcg/fast.2", "Ward of Protection: not when another investigator draws")
def ward_is_for_you(t: ExampleTable) -> None:
    in_the_study(t, hand="drawn-to-the-flame", who=f"{ROLAND} {DAISY}")
    t.arrange("hand", seat=2, cards="ward-of-protection")
    t.arrange("encounter", cards="frozen-in-fear")
    t.choose("play drawn-to-the-flame")
    t.expect(in_play("frozen-in-fear") == True, hand(2) == ("ward-of-protection",))  # noqa: E712


# ------------------------------------------------------------------ Blinding Light, Fearless


@example(
    "ahlcg/evade-evade-action.3 ahlcg/ability.action-designators.1",
    "Blinding Light: evades with willpower and deals 1 damage",
)
def blinding_light(t: ExampleTable) -> None:
    facing(t, "icy-ghoul", hand="01066")
    t.choose("play blinding-light")
    t.expect(damage("icy-ghoul") == 1, exhausted("icy-ghoul") == True, engaged(1) == ())  # noqa: E712
    t.expect(actions(WENDY) == 2, damage(WENDY) == 0, resources(WENDY) == 3)


@example("ahlcg/action.2", "Blinding Light: a bad symbol costs an action, even if the enemy is evaded")
def blinding_light_dazzles(t: ExampleTable) -> None:
    facing(t, "ravenous-ghoul", hand="01066", tokens="cultist cultist")
    t.choose("play blinding-light")
    t.expect(engaged(1) == (), actions(WENDY) == 1, horror(WENDY) == 0)


@example("ahlcg/evade-evade-action.4 ahlcg/action.2", "Blinding Light: failing hurts nobody but you")
def blinding_light_fails(t: ExampleTable) -> None:
    facing(t, "icy-ghoul", hand="01066", tokens="auto_fail auto_fail")
    t.choose("play blinding-light")
    t.expect(engaged(1) == ("icy-ghoul",), damage("icy-ghoul") == 0, actions(WENDY) == 1)


@example("ahlcg/evade-evade-action.3", "Blinding Light (2): 2 damage for 1 resource")
def better_blinding_light(t: ExampleTable) -> None:
    facing(t, "icy-ghoul", hand="01069")
    t.choose("play blinding-light")
    t.expect(damage("icy-ghoul") == 2, exhausted("icy-ghoul") == True, resources(WENDY) == 4)  # noqa: E712


@example("ahlcg/action.2", "Blinding Light (2): a bad symbol costs an action and 1 horror")
def better_blinding_light_dazzles(t: ExampleTable) -> None:
    facing(t, "ravenous-ghoul", hand="01069", tokens="cultist cultist")
    t.choose("play blinding-light")
    t.heard("ahlcg-log-lose-actions", "ahlcg/action.2", n=1)
    t.expect(engaged(1) == (), actions(WENDY) == 1, horror(WENDY) == 1)


@example("ahlcg/skill-cards.3 ahlcg/heal.1", "Fearless: a success heals 1 horror")
def fearless(t: ExampleTable) -> None:
    facing(t, "icy-ghoul", hand="01066 fearless")
    t.arrange("tokens", on=WENDY, kind="horror", n=2)
    t.choose("play blinding-light", "commit fearless", "result 1 fearless")
    t.heard("ahlcg-log-heal", "ahlcg/heal.1", damage=0, horror=1)
    t.expect(horror(WENDY) == 1)


@example("ahlcg/skill-cards.3 ahlcg/you-your.1", "Fearless: in somebody else's test it heals who committed it")
def fearless_for_a_friend(t: ExampleTable) -> None:
    in_the_study(t, "rite-of-seeking", who=f"{ROLAND} {DAISY}")
    t.arrange("hand", seat=2, cards="fearless")
    t.arrange("tokens", on=ROLAND, kind="horror", n=2)
    t.arrange("tokens", on=DAISY, kind="horror", n=2)
    t.choose("seek rite-of-seeking", "commit fearless", "result 1 fearless")
    t.expect(horror(DAISY) == 1, horror(ROLAND) == 2)


@example("ahlcg/skill-test-st.7", "Fearless: nothing after a failure")
def fearless_in_vain(t: ExampleTable) -> None:
    in_the_study(t, "rite-of-seeking", hand="fearless", tokens="-8 -8")
    t.arrange("tokens", on=ROLAND, kind="horror", n=2)
    t.choose("seek rite-of-seeking", "commit fearless")
    t.expect(horror(ROLAND) == 2, discard(1) == ("fearless",))


# ------------------------------------------------------------------ Mind Wipe


def beside_goat_spawn(t: ExampleTable, phase: str) -> None:
    """Mind Wipe in hand, a Goat Spawn (retaliate; horror when it dies) is engaged, tests fail; a phase begins."""
    gathering(t, act=2, tokens="auto_fail auto_fail")
    t.arrange("hand", seat=1, cards="mind-wipe")
    t.arrange("threat", code="goat-spawn", seat=1)
    t.arrange("encounter", cards="obscuring-fog")
    t.arrange("phase", name=phase)


@example("ahlcg/blank.1 ahlcg/lasting-effects.1", "Mind Wipe: an enemy without a text does not retaliate in this phase")
def mind_wipe(t: ExampleTable) -> None:
    beside_goat_spawn(t, "investigation")
    t.choose("play mind-wipe", "fight goat-spawn")
    t.expect(damage(ROLAND) == 0, actions(ROLAND) == 2, resources(ROLAND) == 4)


@example("ahlcg/lasting-effects.1", "Mind Wipe: nor does it answer its own death")
def mind_wipe_silences(t: ExampleTable) -> None:
    beside_goat_spawn(t, "investigation")
    t.arrange("asset", code="01018", seat=1)
    t.arrange("tokens", on="01180", kind="damage", n=2)
    t.choose("play mind-wipe", "step-in beat-cop")
    t.expect(in_play("goat-spawn") == False, horror(ROLAND) == 0)  # noqa: E712


@example("ahlcg/lasting-effects.4", "Mind Wipe: over with the phase")
def mind_wipe_ends(t: ExampleTable) -> None:
    beside_goat_spawn(t, "mythos")
    t.choose("play mind-wipe", "fight goat-spawn")
    t.expect(damage(ROLAND) == 1, actions(ROLAND) == 2)


@example("ahlcg/target.5", "Mind Wipe: not on an Elite, nor on an enemy without a text")
def mind_wipe_finds_nothing(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("hand", seat=1, cards="mind-wipe")
    t.arrange("threat", code="ghoul-priest", seat=1)
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.arrange("phase", name="investigation")
    t.asked(1, "ahlcg-prompt-action")


# ------------------------------------------------------------------ Book of Shadows, Grotesque Statue


@example("ahlcg/ability.constant.1 ahlcg/slots.7", "Book of Shadows: room for a third arcane card")
def book_of_shadows_holds(t: ExampleTable) -> None:
    in_the_study(t, "book-of-shadows", "shrivelling", "rite-of-seeking", hand="01061")
    t.choose("play scrying")
    t.expect(area(1) == ("book-of-shadows", "shrivelling", "rite-of-seeking", "scrying"))
    t.expect(value(ROLAND, SLOTS["arcane"]) == 3, unchanged=True)


@example("ahlcg/uses.5", "Book of Shadows: 1 charge more on a Spell of yours")
def book_of_shadows_charges(t: ExampleTable) -> None:
    in_the_study(t, "book-of-shadows", "shrivelling", "grotesque-statue")
    t.choose("read book-of-shadows")
    t.heard("ahlcg-log-uses", "ahlcg/activate-action.2", n=1)
    t.expect(uses("shrivelling") == 5, uses("grotesque-statue") == 4, actions(ROLAND) == 2)
    t.expect(exhausted("book-of-shadows") == True, unchanged=True)  # noqa: E712


@example("ahlcg/uses.6", "Book of Shadows: nothing to read without a Spell that holds charges")
def book_of_shadows_without_a_spell(t: ExampleTable) -> None:
    in_the_study(t, "book-of-shadows", "grotesque-statue")
    t.not_offered("read book-of-shadows")


@example("ahlcg/ability.triggered.4 ahlcg/instead.1", "Grotesque Statue: two tokens, and you choose which one counts")
def grotesque_statue(t: ExampleTable) -> None:
    in_the_study(t, "grotesque-statue", tokens="-8 +1")
    t.arrange("draws", tokens="-8 +1")
    t.choose("investigate", "stare grotesque-statue", "resolve +1")
    t.heard("ahlcg-log-token-chosen", "ahlcg/instead.1")
    t.expect(clues(ROLAND) == 1, uses("grotesque-statue") == 3, bag() == ("+1", "-8"))


@example("ahlcg/instead.1", "Grotesque Statue: the ignored token does nothing by itself, not even a symbol")
def grotesque_statue_ignores(t: ExampleTable) -> None:
    in_the_study(t, "grotesque-statue", tokens="cultist -8")
    t.arrange("draws", tokens="cultist -8")
    t.choose("investigate", "stare grotesque-statue", "resolve -8")
    t.expect(clues(ROLAND) == 0, horror(ROLAND) == 0, bag() == ("-8", "cultist"))


@example("ahlcg/instead.1 ahlcg/taking-damage-horror.2", "Grotesque Statue: an ignored symbol has still been revealed")
def grotesque_statue_and_shrivelling(t: ExampleTable) -> None:
    facing(t, "flesh-eater", "grotesque-statue", "shrivelling", tokens="auto_fail 0")
    t.arrange("draws", tokens="auto_fail 0")
    t.choose("wither shrivelling", "stare grotesque-statue", "resolve 0")
    t.expect(damage("flesh-eater") == 2, horror(WENDY) == 1)


@example("ahlcg/uses.7", "Grotesque Statue: discarded with its last charge")
def grotesque_statue_crumbles(t: ExampleTable) -> None:
    in_the_study(t, "grotesque-statue", tokens="-8 +1")
    t.arrange("tokens", on="01071", kind="uses", n=1)
    t.arrange("draws", tokens="-8 +1")
    t.choose("investigate", "stare grotesque-statue", "resolve +1")
    t.expect(clues(ROLAND) == 1, area(1) == (), discard(1) == ("grotesque-statue",))


@example("ahlcg/ability.triggered.4", "Grotesque Statue: not for somebody else's tokens")
def grotesque_statue_is_yours(t: ExampleTable) -> None:
    in_the_study(t, "grotesque-statue", who=f"{ROLAND} {DAISY}")
    turn_of(t, seat=2)
    t.choose("investigate")
    t.expect(clues(DAISY) == 1, uses("grotesque-statue") == 4)
