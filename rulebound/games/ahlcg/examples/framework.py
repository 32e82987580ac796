"""The round, step by step, and who "you" is."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.cards import SKILL
from rulebound.games.ahlcg.examples.probes import (
    actions,
    agenda,
    at,
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
    midnight,
    phase,
    resources,
    round_,
    seated,
    threat,
    turn_of,
    value,
)  # fmt: skip

ROLAND, DAISY, SKIDS, AGNES, WENDY = "roland-banks", "daisy-walker", "skids-otoole", "agnes-baker", "wendy-adams"


def at_phase(t: ExampleTable, name: str, encounter: str = "", number: int = 2) -> None:
    """A phase of a later round begins, with these cards on top of the encounter deck."""
    if encounter:
        t.arrange("encounter", cards=encounter)
    t.arrange("round", n=number)
    t.arrange("phase", name=name)


def wiping(t: ExampleTable, name: str) -> None:
    """Agnes, engaged with rats, could play Mind Wipe the moment this phase begins."""
    gathering(t, AGNES, act=2)
    t.arrange("hand", seat=1, cards="mind-wipe")
    t.arrange("threat", code="swarm-of-rats", seat=1)
    at_phase(t, name, "ancient-evils")


# ------------------------------------------------------------------ the mythos phase


@example("ahlcg/framework-1.1", "The first round has no mythos phase: no doom, no encounter card")
def no_mythos_at_first(t: ExampleTable) -> None:
    t.start(investigators=ROLAND)
    seated(t, ROLAND)
    t.expect(phase() == "investigation", round_() == 1, doom("whats-going-on") == 0, encounter_discard() == ())


@example("ahlcg/framework-1.1", "A round begins with the mythos phase, and what is played after a phase begins can be")
def mythos_begins(t: ExampleTable) -> None:
    wiping(t, "mythos")
    t.choose("play mind-wipe")
    t.expect(phase() == "investigation", hand(1) == (), doom("whats-going-on") == 2)


@example("ahlcg/framework-1.2", "1 doom goes on the agenda")
def doom_is_placed(t: ExampleTable) -> None:
    gathering(t)
    at_phase(t, "mythos", "rotting-remains")
    t.expect(doom("whats-going-on") == 1)
    t.heard("ahlcg-log-doom", "ahlcg/framework-1.2", n=1)


@example("ahlcg/framework-1.3", "The doom on an Acolyte counts, too: the agenda advances")
def all_doom_counts(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("enemy", code="acolyte", place="attic")
    t.arrange("tokens", on="01169", kind="doom", n=1)
    t.arrange("tokens", on="whats-going-on", kind="doom", n=1)
    at_phase(t, "mythos", "rotting-remains")
    t.expect(agenda() == "rise-of-the-ghouls", doom("acolyte") == 0, horror(ROLAND) == 2)


@example("ahlcg/framework-1.3", "At any other moment enough doom changes nothing: it waits for the next check")
def doom_waits(t: ExampleTable) -> None:
    midnight(t, tokens="cultist cultist")
    t.arrange("tokens", on="predator-or-prey", kind="doom", n=4)
    t.arrange("enemy", code="acolyte", place="graveyard")
    t.arrange("tokens", on="01169", kind="doom", n=1)
    t.arrange("encounter", cards="locked-door")
    turn_of(t)
    t.choose("investigate")
    t.expect(doom("acolyte") == 2, doom("predator-or-prey") == 4)
    t.choose("pass")
    t.expect(agenda() == "time-is-running-short", doom("acolyte") == 0)


@example("ahlcg/framework-1.4", "Each investigator draws an encounter card, in player order from the lead")
def everybody_draws(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("lead", seat=2)
    at_phase(t, "mythos", "frozen-in-fear ghoul-minion")
    t.expect(threat(2) == ("frozen-in-fear",), engaged(1) == ("ghoul-minion",))


@example("ahlcg/framework-1.4w", "After the encounter cards there is a window: Beat Cop steps in at once")
def a_window_after_the_draw(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="01018", seat=1)
    at_phase(t, "mythos", "swarm-of-rats")
    t.expect(phase() == "mythos", engaged(1) == ("swarm-of-rats",))
    t.choose("step-in beat-cop")
    t.expect(engaged(1) == (), phase() == "investigation")


@example("ahlcg/framework-1.5", "At the end of the mythos phase a Wizard of the Order gathers doom")
def mythos_ends(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("enemy", code="wizard-of-the-order", place="attic")
    at_phase(t, "mythos", "rotting-remains")
    t.expect(doom("wizard-of-the-order") == 1, phase() == "investigation")


# ------------------------------------------------------------------ the investigation phase


@example("ahlcg/framework-2.1", "The investigation phase begins")
def investigation_begins(t: ExampleTable) -> None:
    wiping(t, "investigation")
    t.choose("play mind-wipe")
    t.expect(hand(1) == (), resources(AGNES) == 4)


@example("ahlcg/framework-2.1", "There is a window before the first turn")
def a_window_before_turns(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("asset", code="01018", seat=1)
    t.arrange("threat", code="swarm-of-rats", seat=2)
    at_phase(t, "investigation")
    t.choose("step-in beat-cop")
    t.expect(engaged(2) == (), actions(ROLAND) == 0, actions(DAISY) == 0)
    t.asked(1, "ahlcg-prompt-turn")


@example("ahlcg/framework-2.2", "The players agree who goes next")
def who_goes_next(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}")
    t.choose("turn daisy-walker")
    t.heard("core-log-turn", "ahlcg/framework-2.2")
    t.expect(actions(DAISY) == 3, actions(ROLAND) == 0)
    t.asked(2, "ahlcg-prompt-action")


@example("ahlcg/framework-2.2", "Before each action there is a window, for the others as well")
def a_window_before_each_action(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("asset", code="01018", seat=2)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    turn_of(t)
    t.asked(2, "ahlcg-prompt-window")
    t.choose("pass", seat=2)
    t.choose("evade swarm-of-rats", seat=1)
    t.asked(2, "ahlcg-prompt-window")
    t.choose("step-in beat-cop", seat=2)
    t.expect(in_play("swarm-of-rats") == False, actions(ROLAND) == 2)  # noqa: E712


@example("ahlcg/framework-2.2.1", "Three actions, one after the other")
def three_actions(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}")
    t.choose("turn roland-banks")
    t.choose("resource", "resource", seat=1)
    t.expect(actions(ROLAND) == 1, resources(ROLAND) == 7)
    t.choose("investigate", seat=1)
    t.expect(actions(ROLAND) == 0, clues(ROLAND) == 1)


@example("ahlcg/framework-2.2.2", "Without actions the turn ends, and the next investigator goes")
def the_turn_ends(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}")
    t.choose("turn roland-banks")
    t.choose("resource", "resource", "resource", seat=1)
    t.expect(actions(DAISY) == 3)
    t.asked(2, "ahlcg-prompt-action")


@example("ahlcg/framework-2.2.2", "Actions that are not wanted are lost")
def the_turn_is_ended(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}")
    t.choose("turn roland-banks")
    t.choose("resource", "pass", seat=1)
    t.expect(actions(ROLAND) == 0, actions(DAISY) == 3)


@example("ahlcg/framework-2.3", "When the investigation phase ends, what lasted until then is over")
def investigation_ends(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="01042", seat=1)
    t.arrange("asset", code="01018", seat=1)
    t.arrange("threat", code="ghoul-minion", seat=1)
    turn_of(t, actions=1)
    t.choose("look-up encyclopedia", "damage yours", "horror yours", "combat")
    t.expect(value(ROLAND, SKILL["combat"]) == 7)
    t.choose("pass")
    t.expect(phase() == "enemy", value(ROLAND, SKILL["combat"]) == 5)
    t.asked(1, "ahlcg-prompt-window")


# ------------------------------------------------------------------ the enemy phase


@example("ahlcg/framework-3.1", "The enemy phase begins, before anybody moves or attacks")
def enemies_begin(t: ExampleTable) -> None:
    wiping(t, "enemy")
    t.choose("play mind-wipe")
    t.heard("ahlcg-log-blank", "ahlcg/blank.1")
    t.expect(discard(1) == ("mind-wipe",), damage(AGNES) == 1)


@example("ahlcg/framework-3.2", "Ready hunters that are engaged with nobody move one step; then there is a window")
def hunters_move(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="01018", seat=1)
    t.arrange("enemy", code="swarm-of-rats", place="attic")
    at_phase(t, "enemy")
    t.expect(engaged(1) == ("swarm-of-rats",), damage(ROLAND) == 0, exhausted("swarm-of-rats") == False)  # noqa: E712
    t.asked(1, "ahlcg-prompt-window")


@example("ahlcg/framework-3.3", "Enemies attack in an order their investigator chooses, and exhaust")
def enemies_attack(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("hand", seat=1, cards="dodge")
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.arrange("threat", code="ghoul-minion", seat=1)
    at_phase(t, "enemy")
    t.choose("attack ghoul-minion", "pass")
    t.heard("ahlcg-log-attack", "ahlcg/framework-3.3")
    t.expect(damage(ROLAND) == 1, horror(ROLAND) == 1, exhausted("ghoul-minion") == True)  # noqa: E712
    t.choose("play dodge")
    t.expect(damage(ROLAND) == 1, discard(1) == ("dodge",))


@example("ahlcg/framework-3.3", "There is a window between two investigators' attacks: Beat Cop helps the second one")
def a_window_between(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("asset", code="01018", seat=1)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.arrange("threat", code="ghoul-minion", seat=2)
    t.arrange("tokens", on="01160", kind="damage", n=1)
    at_phase(t, "enemy", "ancient-evils frozen-in-fear")
    t.choose("pass", "damage yours")
    t.expect(damage(ROLAND) == 1, damage(DAISY) == 0)
    t.choose("step-in beat-cop", "hit ghoul-minion")
    t.expect(in_play("ghoul-minion") == False, damage(DAISY) == 0)  # noqa: E712


@example("ahlcg/framework-3.4", "At the end of the enemy phase Ghouls crawl towards the Parlor")
def enemies_end(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("agenda", stage=3)
    t.arrange("enemy", code="ghoul-minion", place="attic")
    t.arrange("stand", seat=1, place="cellar")
    at_phase(t, "enemy", "ancient-evils")
    t.expect(at("ghoul-minion") == "hallway")


# ------------------------------------------------------------------ the upkeep phase


@example("ahlcg/framework-4.1", "The upkeep phase begins with a window")
def upkeep_begins(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="01018", seat=1)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    at_phase(t, "upkeep", "ancient-evils")
    t.asked(1, "ahlcg-prompt-window")
    t.expect(phase() == "upkeep")
    t.choose("step-in beat-cop")
    t.expect(engaged(1) == ())


@example("ahlcg/framework-4.1", "What is played after a phase begins can be played now")
def upkeep_phase_begins(t: ExampleTable) -> None:
    wiping(t, "upkeep")
    t.choose("play mind-wipe")
    t.expect(hand_size(1) == 1, discard(1) == ("mind-wipe",))


@example("ahlcg/framework-4.2", "Everybody gets another turn in the next round")
def actions_are_reset(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.choose("turn roland-banks")
    t.arrange("encounter", cards="ancient-evils frozen-in-fear")
    turn_of(t)
    t.choose("pass", seat=1)
    t.choose("pass", seat=2)
    t.expect(round_() == 2)
    t.choose("turn roland-banks")
    t.expect(actions(ROLAND) == 3)


@example("ahlcg/framework-4.3", "Exhausted cards ready; an enemy that readies beside you engages you")
def cards_ready(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="01031", seat=1)
    t.arrange("exhaust", card="01031")
    t.arrange("enemy", code="swarm-of-rats", place="hallway", exhausted=1)
    at_phase(t, "upkeep", "ancient-evils")
    t.expect(exhausted("old-book-of-lore") == False, engaged(1) == ("swarm-of-rats",))  # noqa: E712


@example("ahlcg/framework-4.4", "A card and a resource for everybody")
def a_card_and_a_resource(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    at_phase(t, "upkeep", "ancient-evils frozen-in-fear")
    t.expect(hand_size(1) == 1, hand_size(2) == 1, resources(ROLAND) == 6, resources(DAISY) == 6)
    t.heard("ahlcg-log-draw", "ahlcg/framework-4.4", n=1)


@example("ahlcg/framework-4.4", "All draw before anybody gains a resource: Paranoia, drawn now, leaves the new one")
def cards_before_resources(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("deck", seat=1, cards="paranoia guts")
    at_phase(t, "upkeep", "ancient-evils")
    t.expect(resources(ROLAND) == 1)
    t.heard("ahlcg-log-resources", "ahlcg/framework-4.4", n=1)


@example("ahlcg/framework-4.5", "Down to 8 cards")
def down_to_eight(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("hand", seat=1, cards="guts perception overpower knife flashlight machete dodge evidence")
    t.arrange("deck", seat=1, cards="barricade deduction")
    at_phase(t, "upkeep", "ancient-evils")
    t.asked(1, "ahlcg-prompt-hand-size")
    t.choose("discard knife")
    t.heard("ahlcg-log-put-away", "ahlcg/framework-4.5")
    t.expect(hand_size(1) == 8, discard(1) == ("knife",))


@example("ahlcg/framework-4.6", "At the end of the round Dissonant Voices fall silent")
def at_the_end_of_the_round(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("threat", code="dissonant-voices", seat=1)
    t.arrange("encounter", cards="ancient-evils")
    turn_of(t)
    t.choose("pass")
    t.expect(threat(1) == (), round_() == 2)


@example("ahlcg/framework-4.6", "When the round ends, Mind over Matter is over")
def the_round_ends(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("hand", seat=1, cards="mind-over-matter")
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.arrange("deck", seat=1, cards="emergency-cache emergency-cache")
    t.arrange("encounter", cards="ancient-evils")
    turn_of(t, actions=1)
    t.choose("play mind-over-matter", "fight ghoul-minion")
    t.asked(1, "ahlcg-prompt-skill")
    t.choose("use combat")
    t.expect(round_() == 2)
    t.choose("fight ghoul-minion")
    t.expect(in_play("ghoul-minion") == False)  # noqa: E712


# ------------------------------------------------------------------ you


@example("ahlcg/you-your.1", "Whoever has Haunted in the threat area gets the -1, not a friend beside")
def the_threat_area(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("deck", seat=2, cards="haunted guts")
    turn_of(t, seat=2)
    t.choose("draw", seat=2)
    t.expect(value(DAISY, SKILL["intellect"]) == 4, value(ROLAND, SKILL["intellect"]) == 3)


@example("ahlcg/you-your.1", "Guts, committed to a friend's test, lets the one draw whose card it is")
def the_controller(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("hand", seat=2, cards="guts")
    at_phase(t, "mythos", "rotting-remains ancient-evils")
    t.choose("commit guts", seat=2)
    t.expect(hand_size(2) == 1, hand_size(1) == 0, discard(2) == ("guts",))


@example("ahlcg/you-your.2", "A revelation means the investigator who drew the card")
def who_drew_it(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2, tokens="-1 -1")
    at_phase(t, "mythos", "ancient-evils rotting-remains")
    t.expect(horror(DAISY) == 1, horror(ROLAND) == 0)


@example("ahlcg/you-your.3", "Who takes the action at St. Mary's Hospital is healed, nobody else")
def who_takes_the_action(t: ExampleTable) -> None:
    midnight(t, f"{ROLAND} {DAISY}")
    for seat, who in ((1, ROLAND), (2, DAISY)):
        t.arrange("stand", seat=seat, place="st-marys-hospital")
        t.arrange("tokens", on=who, kind="damage", n=3)
    turn_of(t, seat=2)
    t.choose("be-treated st-marys-hospital", seat=2)
    t.expect(damage(DAISY) == 0, damage(ROLAND) == 3)
