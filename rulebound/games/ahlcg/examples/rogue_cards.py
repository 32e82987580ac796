"""Rogue cards at work."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.cards import SKILL
from rulebound.games.ahlcg.examples.probes import (
    actions,
    area,
    at,
    clues,
    damage,
    discard,
    engaged,
    exhausted,
    gathering,
    hand,
    hand_size,
    horror,
    in_play,
    midnight,
    resources,
    seated,
    turn_of,
    uses,
    value,
)

ROLAND, DAISY, WENDY = "roland-banks", "daisy-walker", "wendy-adams"
"""Combat 4; intellect 5; agility 4."""


def facing(
    t: ExampleTable, enemy: str, *assets: str, tokens: str = "0 0", hand: str = "", who: str = ROLAND, money: int = 5
) -> None:
    """An investigator in the Hallway, an enemy in the threat area, some assets in play; it is his or her turn."""
    gathering(t, who, act=2, tokens=tokens)
    for code in assets:
        t.arrange("asset", code=code, seat=1)
    t.arrange("hand", seat=1, cards=hand)
    t.arrange("tokens", on=who, kind="resources", n=money)
    if enemy:
        t.arrange("threat", code=enemy, seat=1)
    turn_of(t)


def in_the_study(t: ExampleTable, *assets: str, tokens: str = "0 0", who: str = ROLAND) -> None:
    """An investigator in the Study (shroud 2, 2 clues), some assets in play; it is his or her turn."""
    gathering(t, who, tokens=tokens)
    for code in assets:
        t.arrange("asset", code=code, seat=1)
    turn_of(t)


def roland_and_daisy(t: ExampleTable, hand: str = "", tokens: str = "0 0") -> None:
    """Both in the Hallway; cards in Roland's hand."""
    gathering(t, f"{ROLAND} {DAISY}", act=2, tokens=tokens)
    t.arrange("hand", seat=1, cards=hand)


# ------------------------------------------------------------------ weapons


@example("ahlcg/fast.3", "Switchblade: played without an action, so nobody attacks")
def switchblade_is_fast(t: ExampleTable) -> None:
    facing(t, "ghoul-minion", hand="switchblade")
    t.choose("play switchblade")
    t.expect(area(1) == ("switchblade",), actions(ROLAND) == 3, resources(ROLAND) == 4, damage(ROLAND) == 0)


@example("ahlcg/fight-action.3", "Switchblade: a success by 2 deals 2 damage")
def switchblade_goes_deep(t: ExampleTable) -> None:
    facing(t, "ravenous-ghoul", "switchblade", tokens="+1 +1")
    t.choose("stab switchblade")
    t.expect(damage("ravenous-ghoul") == 2, actions(ROLAND) == 2)


@example("ahlcg/fight-action.3", "Switchblade: a success by 1 deals 1 damage")
def switchblade_scratches(t: ExampleTable) -> None:
    facing(t, "ravenous-ghoul", "switchblade")
    t.choose("stab switchblade")
    t.expect(damage("ravenous-ghoul") == 1)


@example("ahlcg/fight-action.5", "Switchblade: no fight without an enemy at your location")
def switchblade_needs_an_enemy(t: ExampleTable) -> None:
    facing(t, "", "switchblade")
    t.arrange("enemy", code="ghoul-minion", place="attic")
    t.not_offered("stab switchblade")


@example("ahlcg/fight-action.3 ahlcg/uses.4", ".41 Derringer: 1 ammo for +2 combat; a success by 2 deals 2 damage")
def derringer_hits(t: ExampleTable) -> None:
    facing(t, "flesh-eater", "41-derringer")
    t.choose("shoot 41-derringer")
    t.expect(damage("flesh-eater") == 2, uses("41-derringer") == 2)


@example("ahlcg/fight-action.3", ".41 Derringer: a success by 1 deals 1 damage")
def derringer_grazes(t: ExampleTable) -> None:
    facing(t, "flesh-eater", "41-derringer", tokens="-1 -1")
    t.choose("shoot 41-derringer")
    t.expect(damage("flesh-eater") == 1)


@example("ahlcg/fight-action.3", ".41 Derringer (2): a success by 1 is enough for 2 damage")
def better_derringer_hits(t: ExampleTable) -> None:
    facing(t, "flesh-eater", "03234", tokens="-1 0")
    t.arrange("draws", tokens="-1 0")
    t.choose("shoot 41-derringer")
    t.expect(damage("flesh-eater") == 2, uses("41-derringer") == 2, actions(ROLAND) == 2)
    t.choose("shoot 41-derringer")
    t.expect(in_play("flesh-eater") == False, actions(ROLAND) == 1)  # noqa: E712


@example("ahlcg/fight-action.3", ".41 Derringer (2): a bare success deals 1 damage")
def better_derringer_grazes(t: ExampleTable) -> None:
    facing(t, "flesh-eater", "03234", tokens="-2 -2")
    t.choose("shoot 41-derringer")
    t.expect(damage("flesh-eater") == 1, actions(ROLAND) == 2)


@example("ahlcg/gains.3", ".41 Derringer (2): a success by 3 gives an action back, but only once a turn")
def better_derringer_is_quick(t: ExampleTable) -> None:
    facing(t, "flesh-eater", "03234", tokens="+1 +1")
    t.choose("shoot 41-derringer")
    t.expect(damage("flesh-eater") == 2, actions(ROLAND) == 3)
    t.choose("shoot 41-derringer")
    t.expect(in_play("flesh-eater") == False, actions(ROLAND) == 2)  # noqa: E712


# ------------------------------------------------------------------ talents and tools


@example("ahlcg/instead.1", "Burglary: 3 resources in place of a clue")
def burglary(t: ExampleTable) -> None:
    in_the_study(t, "burglary")
    t.choose("break-in burglary")
    t.expect(resources(ROLAND) == 8, clues(ROLAND) == 0, clues("study") == 2, exhausted("burglary") == True)  # noqa: E712


@example("ahlcg/attack-of-opportunity.1", "Burglary: investigating with it provokes as any investigation does")
def burglary_provokes(t: ExampleTable) -> None:
    facing(t, "swarm-of-rats", "burglary", tokens="-4 -4")
    t.choose("break-in burglary")
    t.heard("ahlcg-log-opportunity", "ahlcg/attack-of-opportunity.1")
    t.expect(damage(ROLAND) == 1, resources(ROLAND) == 5)


@example("ahlcg/ability.triggered.5", "Pickpocketing: a card after you evade an enemy")
def pickpocketing(t: ExampleTable) -> None:
    facing(t, "ghoul-minion", "pickpocketing", who=WENDY)
    t.choose("evade ghoul-minion", "pick-a-pocket pickpocketing")
    t.heard("ahlcg-log-draw", "ahlcg/ability.triggered.5", n=1)
    t.heard("core-log-ability", "ahlcg/ability.triggered.5")
    t.expect(hand_size(1) == 1, exhausted("pickpocketing") == True, engaged(1) == ())  # noqa: E712


@example("ahlcg/ability.triggered.5", "Pickpocketing: not after somebody else evades")
def pickpocketing_is_yours(t: ExampleTable) -> None:
    roland_and_daisy(t)
    t.arrange("asset", code="pickpocketing", seat=1)
    t.arrange("threat", code="ghoul-minion", seat=2)
    turn_of(t, seat=2)
    t.choose("evade ghoul-minion")
    t.asked(2, "ahlcg-prompt-action")
    t.expect(engaged(2) == (), hand_size(1) == 0)


@example("ahlcg/ability.triggered.2 ahlcg/modifiers.2", "Hard Knocks: a resource for +1 combat in this test")
def hard_knocks_combat(t: ExampleTable) -> None:
    facing(t, "flesh-eater", "hard-knocks", tokens="-2 -2")
    t.choose("fight flesh-eater", "punch hard-knocks", "punch hard-knocks", "pass", "pass")
    t.expect(damage("flesh-eater") == 1, resources(ROLAND) == 3, value(ROLAND, SKILL["combat"]) == 4)


@example("ahlcg/ability.triggered.2 ahlcg/modifiers.2", "Hard Knocks: a resource for +1 agility in this test")
def hard_knocks_agility(t: ExampleTable) -> None:
    facing(t, "ghoul-minion", "hard-knocks", tokens="-1 -1")
    t.choose("evade ghoul-minion", "duck hard-knocks", "pass", "pass")
    t.expect(engaged(1) == (), resources(ROLAND) == 4)


@example("ahlcg/ability.triggered.2", "Hard Knocks: nothing to gain in a test of another skill")
def hard_knocks_elsewhere(t: ExampleTable) -> None:
    in_the_study(t, "hard-knocks", tokens="-1 -1")
    t.choose("investigate")
    t.expect(clues(ROLAND) == 1, resources(ROLAND) == 5)


@example("ahlcg/investigate-action.3", "Lockpicks: agility added to intellect; a success by 2 uses nothing up")
def lockpicks_open(t: ExampleTable) -> None:
    in_the_study(t, "lockpicks", tokens="-3 -3", who=WENDY)
    t.choose("pick lockpicks")
    t.expect(clues(WENDY) == 1, uses("lockpicks") == 3, exhausted("lockpicks") == True)  # noqa: E712


@example("ahlcg/investigate-action.3 ahlcg/uses.4", "Lockpicks: a success by 1 finds the clue and uses a supply up")
def lockpicks_wear_out(t: ExampleTable) -> None:
    in_the_study(t, "lockpicks", tokens="-4 -4", who=WENDY)
    t.choose("pick lockpicks")
    t.heard("ahlcg-log-uses-gone", "ahlcg/uses.4", n=1)
    t.expect(clues(WENDY) == 1, uses("lockpicks") == 2)


@example("ahlcg/uses.4 ahlcg/uses.7", "Lockpicks: failing uses a supply up; without supplies they are discarded")
def lockpicks_break(t: ExampleTable) -> None:
    in_the_study(t, "lockpicks", tokens="-6 -6", who=WENDY)
    t.arrange("tokens", on="03031", kind="uses", n=1)
    t.choose("pick lockpicks")
    t.expect(clues(WENDY) == 0, area(1) == (), discard(1) == ("lockpicks",))


# ------------------------------------------------------------------ allies


@example("ahlcg/gains.3", "Leo De Luca: an additional action, this turn already")
def leo(t: ExampleTable) -> None:
    facing(t, "", hand="01048", money=6)
    t.choose("play leo-de-luca")
    t.expect(actions(ROLAND) == 3, area(1) == ("leo-de-luca",), resources(ROLAND) == 0)


@example("ahlcg/gains.3", "Leo De Luca (1): the same for 5 resources")
def cheaper_leo(t: ExampleTable) -> None:
    facing(t, "", hand="01054", money=5)
    t.choose("play leo-de-luca")
    t.expect(actions(ROLAND) == 3, area(1) == ("leo-de-luca",), resources(ROLAND) == 0)


@example("ahlcg/gains.3", "Leo De Luca: his action is used first, so who has acted loses none when he leaves")
def leo_leaves(t: ExampleTable) -> None:
    facing(t, "", "01048", hand="01018")
    t.choose("play beat-cop")
    t.expect(actions(ROLAND) == 2, area(1) == ("beat-cop",))


@example("ahlcg/ability.constant.1", "Cat Burglar: +1 agility")
def cat_burglar_helps(t: ExampleTable) -> None:
    facing(t, "", hand="cat-burglar")
    t.choose("play cat-burglar")
    t.expect(value(ROLAND, SKILL["agility"]) == 3, resources(ROLAND) == 1)


@example("ahlcg/golden.2 ahlcg/move.2", "Cat Burglar: leaves enemies behind for a connecting location, unattacked")
def cat_burglar_climbs(t: ExampleTable) -> None:
    facing(t, "ghoul-minion", "cat-burglar")
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.choose("over-the-roofs cat-burglar", "move cellar", "damage yours")
    t.expect(at(ROLAND) == "cellar", engaged(1) == (), at("ghoul-minion") == "hallway", damage(ROLAND) == 1)
    t.expect(exhausted("cat-burglar") == True, actions(ROLAND) == 2, unchanged=True)  # noqa: E712


@example("ahlcg/move.2 ahlcg/cannot.1", "Cat Burglar: not through the barrier")
def cat_burglar_finds_no_way(t: ExampleTable) -> None:
    facing(t, "", "cat-burglar")
    t.choose("over-the-roofs cat-burglar")
    t.offered("move attic", "move cellar")
    t.not_offered("move parlor")


@example("ahlcg/move.2", "Cat Burglar: stays where nothing is connected and nobody is to be shaken off")
def cat_burglar_stays(t: ExampleTable) -> None:
    in_the_study(t, "cat-burglar")
    t.not_offered("over-the-roofs cat-burglar")


@example("ahlcg/enemy-engagement.2", "Cat Burglar: who is left behind engages somebody else there")
def cat_burglar_leaves_a_friend(t: ExampleTable) -> None:
    roland_and_daisy(t)
    t.arrange("asset", code="cat-burglar", seat=1)
    t.arrange("threat", code="ghoul-minion", seat=1)
    turn_of(t)
    t.choose("over-the-roofs cat-burglar", "move attic")
    t.heard("ahlcg-log-engage", "ahlcg/enemy-engagement.2")
    t.expect(at(ROLAND) == "attic", engaged(1) == (), engaged(2) == ("ghoul-minion",), damage(ROLAND) == 0)


# ------------------------------------------------------------------ events


@example("ahlcg/move.4 ahlcg/target.2", "Elusive: out of every fight, to any revealed location without enemies")
def elusive(t: ExampleTable) -> None:
    facing(t, "ghoul-minion", hand="elusive")
    t.arrange("stand", seat=1, place="cellar")
    t.arrange("show-location", place="attic")
    t.choose("play elusive", "move attic")
    t.heard("ahlcg-log-move", "ahlcg/play.3")
    t.expect(at(ROLAND) == "attic", engaged(1) == (), at("ghoul-minion") == "cellar", damage(ROLAND) == 0)
    t.expect(actions(ROLAND) == 3, resources(ROLAND) == 3, unchanged=True)


@example("ahlcg/target.2", "Elusive: not to an unrevealed location, nor to one with an enemy")
def elusive_looks_ahead(t: ExampleTable) -> None:
    midnight(t)
    for place in ("northside", "graveyard", "easttown"):
        t.arrange("show-location", place=place)
    t.arrange("enemy", code="swarm-of-rats", place="easttown", exhausted=1)
    t.arrange("hand", seat=1, cards="elusive")
    turn_of(t)
    t.choose("play elusive")
    t.offered("move northside", "move graveyard")
    t.not_offered("move easttown", "move southside")


@example("ahlcg/enemy-engagement.2", "Elusive: without a place to go, a ready enemy engages again")
def elusive_nowhere(t: ExampleTable) -> None:
    in_the_study(t)
    t.arrange("hand", seat=1, cards="elusive")
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.choose("play elusive")
    t.heard("ahlcg-log-disengage", "ahlcg/play.3")
    t.expect(at(ROLAND) == "study", engaged(1) == ("ghoul-minion",), discard(1) == ("elusive",))


@example("ahlcg/target.2", "Elusive: not playable without an enemy to flee from or a place to go")
def elusive_for_nothing(t: ExampleTable) -> None:
    in_the_study(t)
    t.arrange("hand", seat=1, cards="elusive")
    t.not_offered("play elusive")


@example("ahlcg/move.3 ahlcg/enemy-engagement.2", "Elusive: disengaging and moving are one, whatever delays the move")
def elusive_on_twisting_paths(t: ExampleTable) -> None:
    t.start(investigators=ROLAND, mode="the-devourer-below")
    seated(t, ROLAND)
    t.arrange("add-location", code="01151")
    t.arrange("stand", seat=1, place="twisting-paths")
    t.arrange("hand", seat=1, cards="elusive perception")
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.arrange("bag", tokens="0 0")
    turn_of(t)
    t.choose("play elusive", "commit perception")
    t.expect(at(ROLAND) == "main-path", engaged(1) == (), at("ghoul-minion") == "twisting-paths")


@example("ahlcg/play-restrictions-permissions-and-instructions.3", "Elusive: only in your own turn")
def elusive_in_your_turn(t: ExampleTable) -> None:
    roland_and_daisy(t, hand="elusive")
    t.arrange("threat", code="ghoul-minion", seat=1)
    turn_of(t, seat=2)
    t.asked(2, "ahlcg-prompt-action")


@example(
    "ahlcg/ability.action-designators.1", "Backstab: a fight with agility that deals 3 damage, and no attack on you"
)
def backstab(t: ExampleTable) -> None:
    facing(t, "flesh-eater", hand="backstab", who=WENDY)
    t.choose("play backstab")
    t.expect(damage("flesh-eater") == 3, damage(WENDY) == 0, horror(WENDY) == 0, resources(WENDY) == 2)


@example("ahlcg/target.1 ahlcg/target.2", "Sneak Attack: an exhausted enemy where you are takes 2 damage, no test")
def sneak_attack(t: ExampleTable) -> None:
    facing(t, "", hand="sneak-attack", tokens="auto_fail auto_fail")
    t.arrange("enemy", code="flesh-eater", place="hallway", exhausted=1)
    t.choose("play sneak-attack")
    t.expect(damage("flesh-eater") == 2, resources(ROLAND) == 3)


@example("ahlcg/target.2", "Sneak Attack: not on a ready enemy, nor on one elsewhere")
def no_sneak_attack(t: ExampleTable) -> None:
    facing(t, "flesh-eater", hand="sneak-attack")
    t.arrange("enemy", code="ghoul-minion", place="attic", exhausted=1)
    t.not_offered("play sneak-attack")


@example("ahlcg/modifiers.2", "Sure Gamble: a -3 becomes a +3")
def sure_gamble(t: ExampleTable) -> None:
    in_the_study(t, tokens="-3 -3")
    t.arrange("hand", seat=1, cards="sure-gamble")
    t.choose("investigate", "play sure-gamble")
    t.expect(clues(ROLAND) == 1, resources(ROLAND) == 3)


@example("ahlcg/modifiers.2 ahlcg/fight-action.3", "Sure Gamble: the plus counts in full, by 2 the Switchblade deals 2")
def sure_gamble_in_numbers(t: ExampleTable) -> None:
    facing(t, "ravenous-ghoul", "switchblade", hand="sure-gamble", tokens="-1 -1")
    t.choose("stab switchblade", "play sure-gamble")
    t.heard("ahlcg-log-symbol", "ahlcg/modifiers.2", n=1)
    t.expect(damage("ravenous-ghoul") == 2)


@example("ahlcg/modifiers.2 ahlcg/chaos-tokens.2", "Sure Gamble: also on a symbol that counts negative now")
def sure_gamble_on_a_skull(t: ExampleTable) -> None:
    facing(t, "flesh-eater", hand="sure-gamble", tokens="skull skull")
    t.choose("fight flesh-eater", "play sure-gamble")
    t.expect(damage("flesh-eater") == 1)


@example("ahlcg/fast.2", "Sure Gamble: not on a token without a minus, nor on the automatic failure")
def no_sure_gamble(t: ExampleTable) -> None:
    facing(t, "flesh-eater", hand="sure-gamble", tokens="auto_fail 0")
    t.arrange("draws", tokens="0 auto_fail")
    t.choose("fight flesh-eater")
    t.expect(damage("flesh-eater") == 1, actions(ROLAND) == 2)
    t.choose("fight flesh-eater")
    t.expect(actions(ROLAND) == 1, hand(1) == ("sure-gamble",), damage("flesh-eater") == 1)


@example("ahlcg/gains.2", "Hot Streak: 10 resources for 3")
def hot_streak(t: ExampleTable) -> None:
    facing(t, "", hand="hot-streak")
    t.choose("play hot-streak")
    t.expect(resources(ROLAND) == 12, actions(ROLAND) == 2, discard(1) == ("hot-streak",))


# ------------------------------------------------------------------ Opportunist


@example("ahlcg/skill-cards.3", "Opportunist: back to the hand after a success by 3")
def opportunist_returns(t: ExampleTable) -> None:
    facing(t, "ghoul-minion", hand="opportunist")
    t.choose("fight ghoul-minion", "commit opportunist")
    t.heard("ahlcg-log-put-away", "ahlcg/skill-cards.3")
    t.expect(damage("ghoul-minion") == 1, hand(1) == ("opportunist",), discard(1) == ())


@example("ahlcg/skill-cards.3", "Opportunist: discarded after a success by 2")
def opportunist_goes(t: ExampleTable) -> None:
    facing(t, "ghoul-minion", hand="opportunist", tokens="-1 -1")
    t.choose("fight ghoul-minion", "commit opportunist")
    t.expect(damage("ghoul-minion") == 1, discard(1) == ("opportunist",), hand(1) == ())


@example("ahlcg/skill-test-st.2", "Opportunist: not for somebody else's test")
def opportunist_is_selfish(t: ExampleTable) -> None:
    roland_and_daisy(t, hand="opportunist")
    t.arrange("threat", code="ghoul-minion", seat=2)
    turn_of(t, seat=2)
    t.choose("fight ghoul-minion")
    t.expect(damage("ghoul-minion") == 1, actions(DAISY) == 2, hand(1) == ("opportunist",))
