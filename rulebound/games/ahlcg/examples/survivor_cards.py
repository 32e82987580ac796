"""Survivor cards at work."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.cards import SKILL
from rulebound.games.ahlcg.examples.probes import (
    actions,
    area,
    at,
    bag,
    clues,
    damage,
    discard,
    encounter_discard,
    encounter_size,
    engaged,
    exhausted,
    gathering,
    hand,
    hand_size,
    horror,
    in_play,
    resources,
    threat,
    turn_of,
    uses,
    value,
)

ROLAND, DAISY, WENDY = "roland-banks", "daisy-walker", "wendy-adams"


def facing(t: ExampleTable, enemy: str, *assets: str, tokens: str = "0 0", hand: str = "", who: str = ROLAND) -> None:
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


def in_the_cellar(t: ExampleTable, tokens: str, hand: str) -> None:
    """Roland in the Cellar (shroud 4, 2 clues), with these cards in hand; it is his turn."""
    gathering(t, act=2, tokens=tokens)
    t.arrange("stand", seat=1, place="cellar")
    t.arrange("hand", seat=1, cards=hand)
    turn_of(t)


# ------------------------------------------------------------------ items


@example("ahlcg/dealing-damage-horror.4", "Leather Coat: free of charge, it takes 2 damage and no horror")
def leather_coat(t: ExampleTable) -> None:
    facing(t, "ghoul-minion", hand="leather-coat")
    t.choose("play leather-coat")
    t.expect(resources(ROLAND) == 5, area(1) == ("leather-coat",), damage(ROLAND) == 1)
    t.choose("resource", "damage 1 leather-coat")
    t.expect(damage("leather-coat") == 1, damage(ROLAND) == 1, horror(ROLAND) == 2)


@example("ahlcg/target.2 ahlcg/ability.triggered.5", "Scavenging: an Item comes back after a success by 2")
def scavenging(t: ExampleTable) -> None:
    in_the_study(t, "scavenging", tokens="+1 +1")
    t.arrange("card", code="01086", to="discard-1")
    t.arrange("card", code="01088", to="discard-1")
    t.choose("investigate", "rummage scavenging")
    t.heard("ahlcg-log-put-away", "ahlcg/ability.triggered.5")
    t.expect(hand(1) == ("knife",), discard(1) == ("emergency-cache",), clues(ROLAND) == 1)
    t.expect(exhausted("scavenging") == True)  # noqa: E712


@example("ahlcg/ability.triggered.5", "Scavenging: not after a success by 1")
def scavenging_too_hastily(t: ExampleTable) -> None:
    in_the_study(t, "scavenging")
    t.arrange("card", code="01086", to="discard-1")
    t.choose("investigate")
    t.expect(clues(ROLAND) == 1, discard(1) == ("knife",))


@example("ahlcg/target.2", "Scavenging: not without an Item to find")
def scavenging_in_vain(t: ExampleTable) -> None:
    in_the_study(t, "scavenging", tokens="+1 +1")
    t.arrange("card", code="01088", to="discard-1")
    t.choose("investigate")
    t.expect(clues(ROLAND) == 1, exhausted("scavenging") == False, discard(1) == ("emergency-cache",))  # noqa: E712


@example("ahlcg/ability.action-designators.1", "Baseball Bat: a fight with +2 combat and 2 damage")
def baseball_bat(t: ExampleTable) -> None:
    facing(t, "flesh-eater", "baseball-bat", tokens="-2 -3")
    t.arrange("draws", tokens="-2 -3")
    t.choose("swing baseball-bat")
    t.expect(damage("flesh-eater") == 2, actions(ROLAND) == 2)
    t.choose("swing baseball-bat")
    t.expect(damage("flesh-eater") == 2, actions(ROLAND) == 1, area(1) == ("baseball-bat",))


@example("ahlcg/skill-test-st.4", "Baseball Bat: a skull breaks it, after the blow")
def baseball_bat_breaks(t: ExampleTable) -> None:
    facing(t, "flesh-eater", "baseball-bat", tokens="skull skull")
    t.choose("swing baseball-bat")
    t.heard("ahlcg-log-put-away", "ahlcg/skill-test-st.7")
    t.expect(damage("flesh-eater") == 2, discard(1) == ("baseball-bat",))


@example("ahlcg/skill-test-st.4", "Baseball Bat: so does the automatic failure, but no other symbol")
def baseball_bat_lasts(t: ExampleTable) -> None:
    facing(t, "flesh-eater", "baseball-bat", tokens="cultist auto_fail")
    t.arrange("draws", tokens="cultist auto_fail")
    t.choose("swing baseball-bat")
    t.expect(damage("flesh-eater") == 2, area(1) == ("baseball-bat",))
    t.choose("swing baseball-bat")
    t.expect(damage("flesh-eater") == 2, discard(1) == ("baseball-bat",))


@example("ahlcg/ability.triggered.5", "Rabbit's Foot: a card after you fail a test")
def rabbits_foot(t: ExampleTable) -> None:
    in_the_study(t, "rabbits-foot", tokens="-2 -2")
    t.choose("investigate", "rub rabbits-foot")
    t.heard("core-log-ability", "ahlcg/ability.triggered.5")
    t.expect(hand_size(1) == 1, exhausted("rabbits-foot") == True, clues(ROLAND) == 0)  # noqa: E712


@example("ahlcg/ability.triggered.5", "Rabbit's Foot: not after a success, nor after somebody else's failure")
def rabbits_foot_rests(t: ExampleTable) -> None:
    in_the_study(t, "rabbits-foot", tokens="0 -8", who=f"{ROLAND} {DAISY}")
    t.arrange("draws", tokens="0 -8")
    t.choose("investigate")
    t.expect(clues(ROLAND) == 1)
    turn_of(t, seat=2)
    t.choose("investigate")
    t.asked(2, "ahlcg-prompt-action")
    t.expect(actions(DAISY) == 2, clues(DAISY) == 0, hand_size(1) == 0)


# ------------------------------------------------------------------ Stray Cat, Dig Deep


@example(
    "ahlcg/evade-evade-action.5 ahlcg/ability.triggered.2",
    "Stray Cat: discarded, it lets you evade an enemy without a test or an action",
)
def stray_cat(t: ExampleTable) -> None:
    facing(t, "icy-ghoul", "stray-cat", tokens="auto_fail auto_fail")
    t.choose("run stray-cat")
    t.expect(engaged(1) == (), exhausted("icy-ghoul") == True, discard(1) == ("stray-cat",))  # noqa: E712
    t.expect(actions(ROLAND) == 3, damage(ROLAND) == 0, unchanged=True)


@example("ahlcg/target.5 ahlcg/evade-evade-action.5", "Stray Cat: also an enemy engaged with somebody else there")
def stray_cat_for_a_friend(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("asset", code="stray-cat", seat=1)
    t.arrange("threat", code="icy-ghoul", seat=2)
    turn_of(t)
    t.choose("run stray-cat")
    t.expect(engaged(2) == (), exhausted("icy-ghoul") == True)  # noqa: E712


@example("ahlcg/target.5", "Stray Cat: no Elite, nobody elsewhere, and no enemy that is exhausted and alone already")
def stray_cat_sleeps(t: ExampleTable) -> None:
    facing(t, "ghoul-priest", "stray-cat")
    t.arrange("enemy", code="icy-ghoul", place="attic")
    t.arrange("enemy", code="ghoul-minion", place="hallway", exhausted=1)
    t.not_offered("run stray-cat")


@example("ahlcg/ability.triggered.2 ahlcg/modifiers.2", "Dig Deep: a resource for +1 agility in this test")
def dig_deep_agility(t: ExampleTable) -> None:
    facing(t, "ghoul-minion", "dig-deep", tokens="-1 -1")
    t.choose("evade ghoul-minion", "dash dig-deep", "pass", "pass")
    t.expect(engaged(1) == (), resources(ROLAND) == 4, value(ROLAND, SKILL["agility"]) == 2)


@example("ahlcg/ability.triggered.2 ahlcg/modifiers.2", "Dig Deep: a resource for +1 willpower in this test")
def dig_deep_willpower(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2, tokens="-1 -1")
    t.arrange("asset", code="dig-deep", seat=1)
    t.arrange("threat", code="frozen-in-fear", seat=1)
    turn_of(t, actions=0)
    t.choose("endure dig-deep", "pass", "pass")
    t.expect(threat(1) == (), resources(ROLAND) == 4)


# ------------------------------------------------------------------ events


@example("ahlcg/evade-evade-action.5", "Cunning Distraction: every enemy there is evaded, an Elite as well, for 5")
def cunning_distraction(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2, tokens="auto_fail auto_fail")
    t.arrange("hand", seat=1, cards="cunning-distraction")
    t.arrange("threat", code="ghoul-priest", seat=1)
    t.arrange("threat", code="icy-ghoul", seat=2)
    turn_of(t)
    t.choose("play cunning-distraction")
    t.expect(engaged(1) == (), engaged(2) == (), exhausted("ghoul-priest") == True, exhausted("icy-ghoul") == True)  # noqa: E712
    t.expect(damage(ROLAND) == 0, resources(ROLAND) == 0, actions(ROLAND) == 2)


@example("ahlcg/target.5", "Cunning Distraction: not playable without an enemy there to evade")
def nobody_to_distract(t: ExampleTable) -> None:
    facing(t, "ghoul-priest", hand="cunning-distraction")
    t.offered("play cunning-distraction")
    t.arrange("enemy", code="ghoul-priest", place="attic")
    t.not_offered("play cunning-distraction")


@example("ahlcg/clues.3", '"Look what I found!": 2 clues after an investigation that failed by 2')
def look_what_i_found(t: ExampleTable) -> None:
    in_the_study(t, hand="look-what-i-found", tokens="-3 -3", who=f"{ROLAND} {DAISY}")
    t.choose("investigate", "", "play look-what-i-found")
    t.expect(clues(ROLAND) == 2, clues("study") == 2, resources(ROLAND) == 3)


@example("ahlcg/fast.2", '"Look what I found!": not after failing by 3, nor after failing something else')
def nothing_found(t: ExampleTable) -> None:
    in_the_cellar(t, hand="look-what-i-found", tokens="-2 -1")
    t.arrange("draws", tokens="-2 -1")
    t.choose("investigate", "")
    t.asked(1, "ahlcg-prompt-action")
    t.arrange("threat", code="flesh-eater", seat=1)
    t.choose("fight flesh-eater")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(actions(ROLAND) == 1, hand(1) == ("look-what-i-found",), clues(ROLAND) == 0)


@example("ahlcg/modifiers.2", "Lucky!: +2 when you would fail, and the test succeeds")
def lucky(t: ExampleTable) -> None:
    in_the_study(t, hand="01080", tokens="-3 -3")
    t.choose("investigate", "play lucky")
    t.expect(clues(ROLAND) == 1, resources(ROLAND) == 4)


@example("ahlcg/modifiers.2", "Lucky!: where it is not enough, you fail by 2 less")
def not_lucky_enough(t: ExampleTable) -> None:
    in_the_cellar(t, hand="01080 look-what-i-found", tokens="-2 -2")
    t.choose("investigate", "", "play lucky", "play look-what-i-found")
    t.expect(clues(ROLAND) == 2)


@example("ahlcg/automatic-failure-success.2", "Lucky!: nothing to be gained after an automatic failure")
def no_luck(t: ExampleTable) -> None:
    in_the_study(t, hand="01080", tokens="auto_fail auto_fail")
    t.choose("investigate")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(actions(ROLAND) == 2, hand(1) == ("lucky",), clues(ROLAND) == 0)


@example("ahlcg/modifiers.2", "Lucky! (2): +2 and a card")
def luckier(t: ExampleTable) -> None:
    in_the_study(t, hand="01084", tokens="-3 -3")
    t.choose("investigate", "play lucky")
    t.heard("ahlcg-log-draw", "ahlcg/play.3", n=1)
    t.expect(clues(ROLAND) == 1, hand_size(1) == 1, resources(ROLAND) == 4)


@example("ahlcg/draw-action-drawing-cards.2", "Lucky! (2): after an automatic failure it helps only to a card")
def not_even_luckier(t: ExampleTable) -> None:
    in_the_study(t, hand="01084", tokens="auto_fail auto_fail")
    t.choose("investigate", "play lucky")
    t.expect(clues(ROLAND) == 0, hand_size(1) == 1, discard(1) == ("lucky",))


@example("ahlcg/fast.2 ahlcg/leaves-play.1", "Close Call: an enemy that was evaded is shuffled into the encounter deck")
def close_call(t: ExampleTable) -> None:
    facing(t, "ghoul-minion", hand="close-call")
    t.choose("evade ghoul-minion", "", "play close-call")
    t.heard("ahlcg-log-put-away", "ahlcg/play.3")
    t.expect(in_play("ghoul-minion") == False, encounter_size() == 26, resources(ROLAND) == 3)  # noqa: E712
    t.expect(encounter_discard() == (), unchanged=True)


@example("ahlcg/fast.2", "Close Call: also when somebody else evades it there")
def close_call_for_a_friend(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("hand", seat=1, cards="close-call")
    t.arrange("threat", code="ghoul-minion", seat=2)
    turn_of(t, seat=2)
    t.choose("evade ghoul-minion")
    t.choose("", "play close-call", seat=1)
    t.heard("core-log-shuffle", "ahlcg/play.3")
    t.expect(in_play("ghoul-minion") == False)  # noqa: E712


@example("ahlcg/fast.2", "Close Call: not for an Elite, nor for a weakness")
def no_close_call(t: ExampleTable) -> None:
    facing(t, "ghoul-priest", hand="close-call cunning-distraction")
    t.arrange("threat", code="mob-enforcer", seat=1)
    t.arrange("tokens", on=ROLAND, kind="resources", n=9)
    t.choose("play cunning-distraction")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(exhausted("ghoul-priest") == True, exhausted("mob-enforcer") == True)  # noqa: E712


# ------------------------------------------------------------------ Will to Survive, Eucatastrophe


@example("ahlcg/lasting-effects.1", "Will to Survive: no chaos token at all, only the skill counts")
def will_to_survive(t: ExampleTable) -> None:
    in_the_study(t, hand="will-to-survive", tokens="auto_fail auto_fail")
    t.choose("play will-to-survive", "investigate")
    t.expect(clues(ROLAND) == 1, resources(ROLAND) == 1, actions(ROLAND) == 2, bag() == ("auto_fail", "auto_fail"))


@example("ahlcg/lasting-effects.1", "Will to Survive: a skill that is too low still fails")
def will_is_not_enough(t: ExampleTable) -> None:
    facing(t, "ravenous-ghoul", hand="will-to-survive", tokens="+1 +1")
    t.choose("play will-to-survive", "evade ravenous-ghoul")
    t.expect(engaged(1) == ("ravenous-ghoul",), actions(ROLAND) == 2)


@example(
    "ahlcg/lasting-effects.1", "Will to Survive: neither does Grotesque Statue see a token, nor Shrivelling a symbol"
)
def will_and_spells(t: ExampleTable) -> None:
    facing(t, "flesh-eater", "shrivelling", "grotesque-statue", hand="will-to-survive", tokens="skull skull", who=WENDY)
    t.choose("play will-to-survive", "wither shrivelling")
    t.expect(damage("flesh-eater") == 2, horror(WENDY) == 0, uses("grotesque-statue") == 4)


@example("ahlcg/lasting-effects.5", "Will to Survive: only your tests, and only in this turn")
def will_ends_with_the_turn(t: ExampleTable) -> None:
    in_the_study(t, hand="will-to-survive", tokens="auto_fail auto_fail", who=f"{ROLAND} {DAISY}")
    turn_of(t, actions=1)
    t.choose("play will-to-survive", "investigate")
    t.expect(clues(ROLAND) == 1)
    t.choose("investigate", seat=2)
    t.expect(clues(DAISY) == 0, actions(DAISY) == 2)


@example("ahlcg/play-restrictions-permissions-and-instructions.3", "Will to Survive: only in your own turn")
def will_in_your_turn(t: ExampleTable) -> None:
    in_the_study(t, hand="will-to-survive", who=f"{ROLAND} {DAISY}")
    turn_of(t, seat=2)
    t.asked(2, "ahlcg-prompt-action")


@example("ahlcg/cancel.1 ahlcg/instead.1", "Eucatastrophe: the automatic failure becomes an elder sign")
def eucatastrophe(t: ExampleTable) -> None:
    in_the_study(t, hand="eucatastrophe", tokens="auto_fail auto_fail")
    t.choose("investigate", "", "play eucatastrophe")
    t.expect(clues(ROLAND) == 1, resources(ROLAND) == 3)


@example(
    "ahlcg/cancel.1", "Eucatastrophe: a token that would bring your skill down to 0, too; what it does is cancelled"
)
def eucatastrophe_for_a_number(t: ExampleTable) -> None:
    facing(t, "ghoul-minion", hand="eucatastrophe", tokens="tablet tablet")
    t.choose("evade ghoul-minion", "", "play eucatastrophe")
    t.expect(engaged(1) == (), damage(ROLAND) == 0)


@example("ahlcg/cancel.1", "Eucatastrophe: Wendy may still change her mind; the token itself goes back to the bag")
def eucatastrophe_and_wendy(t: ExampleTable) -> None:
    in_the_study(t, hand="eucatastrophe knife", tokens="auto_fail 0", who=WENDY)
    t.arrange("draws", tokens="auto_fail 0")
    t.choose("investigate", "", "play eucatastrophe", "try-again wendy-adams")
    t.expect(clues(WENDY) == 1, hand(1) == (), bag() == ("0", "auto_fail"))


@example("ahlcg/fast.2", "Eucatastrophe: not if any skill is left")
def no_eucatastrophe(t: ExampleTable) -> None:
    in_the_study(t, hand="eucatastrophe", tokens="-2 -2")
    t.choose("investigate", "")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(clues(ROLAND) == 0, hand(1) == ("eucatastrophe",), unchanged=True)


# ------------------------------------------------------------------ Survival Instinct


@example("ahlcg/skill-cards.3 ahlcg/may.1", "Survival Instinct: evading one enemy you may leave all others, and move")
def survival_instinct(t: ExampleTable) -> None:
    facing(t, "ghoul-minion", hand="survival-instinct")
    t.arrange("threat", code="icy-ghoul", seat=1)
    t.choose("evade ghoul-minion", "commit survival-instinct", "result 2 ghoul-minion", "disengage", "move attic")
    t.heard("ahlcg-log-disengage", "ahlcg/skill-test-st.7")
    t.expect(at(ROLAND) == "attic", engaged(1) == (), at("icy-ghoul") == "hallway", at("ghoul-minion") == "hallway")


@example("ahlcg/may.1", "Survival Instinct: you may stay with the others, and stay where you are")
def survival_instinct_declined(t: ExampleTable) -> None:
    facing(t, "ghoul-minion", hand="survival-instinct")
    t.arrange("threat", code="icy-ghoul", seat=1)
    t.choose("evade ghoul-minion", "commit survival-instinct", "result 1 survival-instinct", "stay", "stay")
    t.expect(at(ROLAND) == "hallway", engaged(1) == ("icy-ghoul",), exhausted("ghoul-minion") == True)  # noqa: E712


@example("ahlcg/skill-cards.3", "Survival Instinct: in somebody else's evasion the evader gets away")
def survival_instinct_for_a_friend(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("hand", seat=1, cards="survival-instinct")
    t.arrange("threat", code="ghoul-minion", seat=2)
    turn_of(t, seat=2)
    t.choose("evade ghoul-minion")
    t.choose("commit survival-instinct", seat=1)
    t.choose("result 2 ghoul-minion", "move cellar", seat=2)
    t.expect(at(DAISY) == "cellar", at(ROLAND) == "hallway", damage(DAISY) == 1)


# ------------------------------------------------------------------ Aquinnah


@example(
    "ahlcg/ability.triggered.4 ahlcg/instead.1", "Aquinnah: an attack's damage goes to another enemy, its horror not"
)
def aquinnah(t: ExampleTable) -> None:
    facing(t, "icy-ghoul", "01082")
    t.arrange("enemy", code="flesh-eater", place="hallway", exhausted=1)
    t.choose("resource", "turn-aside aquinnah", "horror yours")
    t.expect(damage("flesh-eater") == 2, damage(ROLAND) == 0, horror(ROLAND) == 1)
    t.expect(horror("aquinnah") == 1, exhausted("aquinnah") == True, damage("icy-ghoul") == 0, unchanged=True)  # noqa: E712


@example(
    "ahlcg/dealing-damage-horror.4", "Aquinnah: the horror that is still yours may be put on her, up to her sanity"
)
def aquinnah_soaks(t: ExampleTable) -> None:
    facing(t, "icy-ghoul", "01082")
    t.arrange("enemy", code="flesh-eater", place="hallway", exhausted=1)
    t.arrange("tokens", on="01082", kind="horror", n=2)
    t.choose("resource", "turn-aside aquinnah", "horror 1 aquinnah")
    t.expect(area(1) == (), discard(1) == ("aquinnah",), horror(ROLAND) == 0, damage("flesh-eater") == 2)


@example("ahlcg/instead.1", "Aquinnah: her cost may be her end; then the horror is yours")
def aquinnah_gives_all(t: ExampleTable) -> None:
    facing(t, "icy-ghoul", "01082")
    t.arrange("enemy", code="flesh-eater", place="hallway", exhausted=1)
    t.arrange("tokens", on="01082", kind="horror", n=3)
    t.choose("resource", "turn-aside aquinnah")
    t.heard("core-log-ability", "ahlcg/ability.triggered.4")
    t.expect(discard(1) == ("aquinnah",), damage("flesh-eater") == 2, horror(ROLAND) == 1, damage(ROLAND) == 0)


@example("ahlcg/target.2", "Aquinnah: without another enemy there is nobody to turn the blow on")
def aquinnah_alone(t: ExampleTable) -> None:
    facing(t, "icy-ghoul", "01082")
    t.choose("resource", "damage 1 aquinnah", "horror yours")
    t.expect(damage(ROLAND) == 1, horror(ROLAND) == 1, discard(1) == ("aquinnah",))


@example("ahlcg/instead.1", "Aquinnah (3): the attacker may hit itself")
def aquinnah_strikes_back(t: ExampleTable) -> None:
    facing(t, "icy-ghoul", "02308")
    t.choose("resource", "turn-aside aquinnah", "horror yours")
    t.expect(damage("icy-ghoul") == 2, damage(ROLAND) == 0, horror(ROLAND) == 1)
    t.expect(horror("aquinnah") == 1, exhausted("aquinnah") == True, unchanged=True)  # noqa: E712


@example("ahlcg/ability.triggered.4", "Aquinnah: not for an attack on somebody else")
def aquinnah_minds_you(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("asset", code="01082", seat=1)
    t.arrange("threat", code="icy-ghoul", seat=2)
    t.arrange("enemy", code="flesh-eater", place="hallway", exhausted=1)
    turn_of(t, seat=2)
    t.choose("resource")
    t.expect(damage(DAISY) == 2, horror(DAISY) == 1, damage("flesh-eater") == 0)
