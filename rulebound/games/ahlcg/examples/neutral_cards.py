"""Neutral cards at work."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    actions,
    area,
    clues,
    damage,
    discard,
    engaged,
    gathering,
    hand,
    horror,
    resources,
    threat,
    turn_of,
    uses,
)

ROLAND, DAISY = "roland-banks", "daisy-walker"


def fighting(t: ExampleTable, enemy: str, *assets: str, tokens: str = "0 0", hand: str = "") -> None:
    """Roland in the Hallway, an enemy engaged with him, some assets in play, his turn."""
    gathering(t, act=2, tokens=tokens)
    for code in assets:
        t.arrange("asset", code=code, seat=1)
    t.arrange("hand", seat=1, cards=hand)
    t.arrange("deck", seat=1, cards="emergency-cache machete")
    t.arrange("threat", code=enemy, seat=1)
    turn_of(t)


def searching(t: ExampleTable, *assets: str, tokens: str = "0 0", hand: str = "") -> None:
    """Roland in the Study (shroud 2, two clues), some assets in play, his turn."""
    gathering(t, tokens=tokens)
    for code in assets:
        t.arrange("asset", code=code, seat=1)
    t.arrange("hand", seat=1, cards=hand)
    t.arrange("deck", seat=1, cards="emergency-cache machete")
    turn_of(t)


# ------------------------------------------------------------------ items


@example("ahlcg/ability.action-designators.1", "Knife: a fight with +1 combat, again and again")
def knife_stabs(t: ExampleTable) -> None:
    fighting(t, "flesh-eater", "knife", tokens="-1 -2")
    t.arrange("draws", tokens="-1 -2")
    t.choose("stab knife")
    t.expect(damage("flesh-eater") == 1, area(1) == ("knife",))
    t.choose("stab knife")
    t.expect(damage("flesh-eater") == 1, area(1) == ("knife",), actions(ROLAND) == 1)


@example("ahlcg/fight-action.5", "Knife: of no use where there is no enemy")
def knife_without_an_enemy(t: ExampleTable) -> None:
    searching(t, "knife")
    t.not_offered("stab knife", "throw knife")


@example("ahlcg/ability.action-designators.1", "Knife: thrown away for +2 combat and +1 damage")
def knife_is_thrown(t: ExampleTable) -> None:
    fighting(t, "flesh-eater", "knife", tokens="-2 -2")
    t.choose("throw knife")
    t.heard("ahlcg-log-put-away", "ahlcg/costs.3")
    t.expect(damage("flesh-eater") == 2, discard(1) == ("knife",), area(1) == ())


@example("ahlcg/costs.4", "Knife: gone even if the throw misses")
def knife_misses(t: ExampleTable) -> None:
    fighting(t, "flesh-eater", "knife", tokens="-3 -3")
    t.choose("throw knife")
    t.expect(damage("flesh-eater") == 0, discard(1) == ("knife",), area(1) == ())


@example("ahlcg/ability.action-designators.1", "Flashlight: an investigation against 2 less shroud")
def flashlight(t: ExampleTable) -> None:
    gathering(t, act=2, tokens="-1 -2")
    t.arrange("asset", code="flashlight", seat=1)
    t.arrange("stand", seat=1, place="cellar")
    turn_of(t)
    t.arrange("draws", tokens="-1 -2")
    t.choose("shine flashlight")
    t.expect(clues(ROLAND) == 1, uses("flashlight") == 2)
    t.choose("shine flashlight")
    t.expect(clues(ROLAND) == 1, uses("flashlight") == 1)


@example("ahlcg/uses.7", "Flashlight: without supplies it stays, but cannot be used")
def flashlight_is_empty(t: ExampleTable) -> None:
    searching(t, "flashlight")
    turn_of(t, actions=4)
    t.arrange("act", stage=2)
    t.choose("shine flashlight", "shine flashlight", "shine flashlight")
    t.expect(uses("flashlight") == 0, area(1) == ("flashlight",), actions(ROLAND) == 1)
    t.refused("shine flashlight", "ahlcg/uses.4")


@example("ahlcg/attack-of-opportunity.2", "Flashlight: investigating with it provokes the enemy engaged with you")
def flashlight_provokes(t: ExampleTable) -> None:
    searching(t, "flashlight")
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.choose("shine flashlight")
    t.expect(clues(ROLAND) == 1, damage(ROLAND) == 1)


@example("ahlcg/dealing-damage-horror.4", "Bulletproof Vest: takes damage, and no horror")
def vest(t: ExampleTable) -> None:
    fighting(t, "ghoul-priest", "bulletproof-vest")
    t.choose("resource", "damage 2 bulletproof-vest")
    t.expect(damage("bulletproof-vest") == 2, damage(ROLAND) == 0, horror(ROLAND) == 2)


@example("ahlcg/dealing-damage-horror.5 ahlcg/dealing-damage-horror.11", "Bulletproof Vest: torn by its 4th damage")
def vest_is_torn(t: ExampleTable) -> None:
    fighting(t, "ghoul-priest", "bulletproof-vest")
    t.arrange("tokens", on="01094", kind="damage", n=3)
    t.choose("resource")
    t.not_offered("damage 2 bulletproof-vest")
    t.choose("damage 1 bulletproof-vest")
    t.expect(discard(1) == ("bulletproof-vest",), damage(ROLAND) == 1, horror(ROLAND) == 2)


@example("ahlcg/dealing-damage-horror.4", "Elder Sign Amulet: takes horror, and no damage")
def elder_sign_amulet(t: ExampleTable) -> None:
    fighting(t, "ghoul-priest", "elder-sign-amulet")
    t.choose("resource", "horror 2 elder-sign-amulet")
    t.expect(horror("elder-sign-amulet") == 2, horror(ROLAND) == 0, damage(ROLAND) == 2)


@example("ahlcg/direct-damage-direct-horror.1", "Elder Sign Amulet: direct horror passes it by")
def amulet_and_direct_horror(t: ExampleTable) -> None:
    gathering(t, "wendy-adams", act=2)
    t.arrange("asset", code="elder-sign-amulet", seat=1)
    t.arrange("deck", seat=1, cards="abandoned-and-alone")
    turn_of(t)
    t.choose("draw")
    t.expect(horror("wendy-adams") == 2, horror("elder-sign-amulet") == 0)


# ------------------------------------------------------------------ permanent talents


@example("ahlcg/slots.5 ahlcg/slots.9", "Without Charisma a second ally takes the first one's place")
def second_ally(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="guard-dog", seat=1)
    t.arrange("hand", seat=1, cards="beat-cop")
    turn_of(t)
    t.choose("play beat-cop")
    t.expect(area(1) == ("beat-cop",), discard(1) == ("guard-dog",))


@example("ahlcg/slots.5", "Charisma: room for one more ally")
def charisma(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="charisma", seat=1)
    t.arrange("asset", code="guard-dog", seat=1)
    t.arrange("hand", seat=1, cards="beat-cop")
    turn_of(t)
    t.choose("play beat-cop")
    t.expect(area(1) == ("charisma", "guard-dog", "beat-cop"), discard(1) == ())


@example("ahlcg/slots.5", "Charisma: two allies are the limit then, and Charisma itself can never be discarded")
def charisma_is_full(t: ExampleTable) -> None:
    gathering(t, act=2)
    for code in ("charisma", "guard-dog", "beat-cop"):
        t.arrange("asset", code=code, seat=1)
    t.arrange("hand", seat=1, cards="research-librarian")
    turn_of(t)
    t.choose("play research-librarian")
    t.not_offered("discard charisma")
    t.choose("discard guard-dog")
    t.expect(area(1) == ("charisma", "beat-cop", "research-librarian"))
    t.asked(1, "core-prompt-react")


@example("ahlcg/slots.3", "Relic Hunter: room for one more accessory")
def relic_hunter(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="relic-hunter", seat=1)
    t.arrange("asset", code="elder-sign-amulet", seat=1)
    t.arrange("hand", seat=1, cards="police-badge")
    turn_of(t)
    t.choose("play police-badge")
    t.expect(area(1) == ("relic-hunter", "elder-sign-amulet", "police-badge"), discard(1) == ())


@example("ahlcg/slots.3", "Relic Hunter: two accessories are the limit then")
def relic_hunter_is_full(t: ExampleTable) -> None:
    gathering(t, act=2)
    for code in ("relic-hunter", "elder-sign-amulet", "disc-of-itzamna"):
        t.arrange("asset", code=code, seat=1)
    t.arrange("hand", seat=1, cards="police-badge")
    turn_of(t)
    t.choose("play police-badge", "discard disc-of-itzamna")
    t.expect(area(1) == ("relic-hunter", "elder-sign-amulet", "police-badge"), discard(1) == ("disc-of-itzamna",))


# ------------------------------------------------------------------ events


@example("ahlcg/gains.2", "Emergency Cache: 3 resources")
def emergency_cache(t: ExampleTable) -> None:
    searching(t, hand="emergency-cache")
    t.choose("play emergency-cache")
    t.expect(resources(ROLAND) == 8, actions(ROLAND) == 2, discard(1) == ("emergency-cache",))


@example("ahlcg/gains.2", "Emergency Cache (2): 3 resources and a card")
def emergency_cache_2(t: ExampleTable) -> None:
    searching(t, hand="02194")
    t.arrange("deck", seat=1, cards="machete knife")
    t.choose("play emergency-cache")
    t.expect(resources(ROLAND) == 8, hand(1) == ("machete",), actions(ROLAND) == 2)


# ------------------------------------------------------------------ skills


@example("ahlcg/skill-test-st.5 ahlcg/you-your.1", "Perception: +2 intellect, and a card if the test succeeds")
def perception(t: ExampleTable) -> None:
    searching(t, tokens="-3 -3", hand="perception")
    t.choose("investigate", "commit perception", "result 1 perception")
    t.expect(clues(ROLAND) == 1, hand(1) == ("emergency-cache",), discard(1) == ("perception",))


@example("ahlcg/skill-test-st.7", "Perception: no card if the test fails")
def perception_fails(t: ExampleTable) -> None:
    searching(t, tokens="-4 -4", hand="perception")
    t.choose("investigate", "commit perception")
    t.expect(clues(ROLAND) == 0, hand(1) == (), discard(1) == ("perception",))


@example("ahlcg/you-your.1", "Perception: who commits it to another's test draws the card")
def perception_for_another(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", tokens="0 0")
    t.arrange("hand", seat=2, cards="perception")
    t.arrange("deck", seat=2, cards="knife")
    t.arrange("deck", seat=1, cards="machete")
    turn_of(t)
    t.choose("investigate")
    t.choose("commit perception", seat=2)
    t.choose("result 1 perception", seat=1)
    t.expect(hand(2) == ("knife",), hand(1) == (), clues(ROLAND) == 1)


@example("ahlcg/limits-and-maximums.5", "Perception: one copy a test, counting the copies others have committed")
def one_perception(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", tokens="0 0")
    t.arrange("deck", seat=1, cards="perception perception knife")
    t.arrange("hand", seat=2, cards="perception")
    turn_of(t)
    t.choose("draw", "draw", "investigate", "commit perception")
    t.asked(1, "ahlcg-prompt-results")
    t.expect(hand(1) == ("perception",), hand(2) == ("perception",))


@example("ahlcg/skill-test-st.5 ahlcg/you-your.1", "Overpower: +2 combat, and a card if the attack succeeds")
def overpower(t: ExampleTable) -> None:
    fighting(t, "flesh-eater", tokens="-2 -2", hand="overpower")
    t.choose("fight flesh-eater", "commit overpower", "result 1 overpower")
    t.expect(damage("flesh-eater") == 1, hand(1) == ("emergency-cache",))


@example("ahlcg/skill-test-st.5 ahlcg/you-your.1", "Manual Dexterity: +2 agility, and a card if the evasion succeeds")
def manual_dexterity(t: ExampleTable) -> None:
    fighting(t, "ghoul-priest", hand="manual-dexterity")
    t.choose("evade ghoul-priest", "commit manual-dexterity", "result 1 manual-dexterity")
    t.heard("ahlcg-log-draw", "ahlcg/skill-test-st.7", n=1)
    t.expect(engaged(1) == (), hand(1) == ("emergency-cache",))


@example("ahlcg/skill-test-st.5 ahlcg/you-your.1", "Guts: +2 willpower, and a card if the test succeeds")
def guts(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2, tokens="-2 -2")
    t.arrange("hand", seat=1, cards="guts")
    t.arrange("deck", seat=1, cards="emergency-cache machete")
    t.arrange("threat", code="frozen-in-fear", seat=1)
    turn_of(t, actions=0)
    t.choose("commit guts", "result 1 guts")
    t.expect(threat(1) == (), hand(1) == ("emergency-cache",))


@example("ahlcg/skill-test-st.5", "Unexpected Courage: 2 wild icons count in any test")
def unexpected_courage(t: ExampleTable) -> None:
    searching(t, tokens="-3 -3", hand="unexpected-courage")
    t.choose("investigate", "commit unexpected-courage")
    t.expect(clues(ROLAND) == 1, hand(1) == (), discard(1) == ("unexpected-courage",))


def one_copy_each(t: ExampleTable, card: str, tokens: str = "0 0") -> None:
    """Roland and Daisy together, each with a copy of a skill card; Roland's turn."""
    gathering(t, f"{ROLAND} {DAISY}", tokens=tokens)
    for seat in (1, 2):
        t.arrange("deck", seat=seat, cards=f"{card} emergency-cache emergency-cache")
    turn_of(t, seat=2)
    t.choose("draw", seat=2)
    turn_of(t, actions=4)
    t.choose("draw", seat=1)


@example("ahlcg/limits-and-maximums.5", "Unexpected Courage: one copy a test, whoever commits it")
def one_unexpected_courage(t: ExampleTable) -> None:
    one_copy_each(t, "unexpected-courage", tokens="-4 -4")
    t.choose("investigate", "commit unexpected-courage")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(clues(ROLAND) == 0, hand(1) == (), hand(2) == ("unexpected-courage",))


@example("ahlcg/limits-and-maximums.5", "Overpower: one copy a test, whoever commits it")
def one_overpower(t: ExampleTable) -> None:
    one_copy_each(t, "overpower")
    t.arrange("threat", code="flesh-eater", seat=1)
    t.choose("fight flesh-eater", "commit overpower")
    t.asked(1, "ahlcg-prompt-results")
    t.expect(hand(1) == (), hand(2) == ("overpower",))


@example("ahlcg/limits-and-maximums.5", "Manual Dexterity: one copy a test, whoever commits it")
def one_manual_dexterity(t: ExampleTable) -> None:
    one_copy_each(t, "manual-dexterity")
    t.arrange("threat", code="ghoul-priest", seat=1)
    t.choose("evade ghoul-priest", "commit manual-dexterity")
    t.asked(1, "ahlcg-prompt-results")
    t.expect(hand(1) == (), hand(2) == ("manual-dexterity",))


@example("ahlcg/limits-and-maximums.5", "Guts: one copy a test, whoever commits it")
def one_guts(t: ExampleTable) -> None:
    one_copy_each(t, "guts")
    t.arrange("threat", code="frozen-in-fear", seat=1)
    t.choose("pass", "commit guts")
    t.asked(1, "ahlcg-prompt-results")
    t.expect(hand(1) == (), hand(2) == ("guts",))
