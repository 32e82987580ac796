"""Setting up a scenario, for the first time and between two scenarios."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    act,
    agenda,
    at,
    bag,
    clues,
    damage,
    deck_size,
    encounter_size,
    gathering,
    hand,
    hand_size,
    horror,
    lead,
    phase,
    resources,
    turn_of,
)  # fmt: skip

ROLAND, DAISY, SKIDS, AGNES, WENDY = "roland-banks", "daisy-walker", "skids-otoole", "agnes-baker", "wendy-adams"


@example("ahlcg/setup.1", "One to four investigators can be chosen, not five")
def not_five(t: ExampleTable) -> None:
    t.start_refused("ahlcg/setup.1", investigators=f"{ROLAND} {DAISY} {SKIDS} {AGNES} {WENDY}")


@example("ahlcg/setup.1", "The players choose who leads")
def a_lead_is_chosen(t: ExampleTable) -> None:
    t.start(investigators=f"{ROLAND} {DAISY}")
    t.choose("lead daisy-walker")
    t.expect(lead() == 2)


@example("ahlcg/setup.1", "Trauma is put on the investigators as damage and horror")
def trauma_is_placed(t: ExampleTable) -> None:
    gathering(t, act=3)
    t.arrange("tokens", on=ROLAND, kind="physical_trauma", n=2)
    t.arrange("threat", code="ghoul-priest", seat=1)
    t.arrange("tokens", on="01116", kind="damage", n=4)
    turn_of(t)
    t.choose("fight ghoul-priest", "burn", "no", "done", "on")
    t.asked(1, "ahlcg-prompt-mulligan")
    t.expect(damage(ROLAND) == 2, horror(ROLAND) == 1)


@example("ahlcg/setup.2", "Shuffled decks, the bag of the difficulty, 5 resources each")
def decks_bag_resources(t: ExampleTable) -> None:
    t.start(investigators=f"{ROLAND} {DAISY}", difficulty="easy")
    t.choose("lead roland-banks")
    tokens = "+1 +1 -1 -1 -1 -2 -2 0 0 0 auto_fail cultist elder_sign skull skull tablet"
    t.expect(resources(ROLAND) == 5, resources(DAISY) == 5, bag() == tuple(tokens.split()))


@example("ahlcg/setup.3", "Five cards from a deck of 30, two of the investigator's own and a basic weakness")
def five_cards(t: ExampleTable) -> None:
    t.start(investigators=f"{ROLAND} {DAISY}")
    t.choose("lead roland-banks")
    t.expect(hand_size(1) == 5, hand_size(2) == 5, deck_size(1) == 28)
    t.asked(1, "ahlcg-prompt-mulligan")


@example("ahlcg/setup.3", "Cover Up comes up in a mulligan: it is set aside and replaced, then shuffled back")
def weaknesses_are_set_aside(t: ExampleTable) -> None:
    t.start(investigators=ROLAND)
    t.play()
    assert t.g.decision is not None
    t.arrange("faces", codes="01007 01086 01016 01088 01089 01092")
    t.choose(", ".join(t.g.decision.keys(0)))
    t.expect(hand(1) == ("knife", "45-automatic", "emergency-cache", "guts", "manual-dexterity"), deck_size(1) == 28)


@example("ahlcg/setup.4", "After the hands the scenario is laid out; the first window opens in the first round")
def the_scenario_is_laid_out(t: ExampleTable) -> None:
    t.start(investigators=ROLAND)
    t.expect(act() == "", at(ROLAND) == "")
    t.choose("")
    t.expect(act() == "trapped", agenda() == "whats-going-on", at(ROLAND) == "study", clues("study") == 2)
    t.expect(encounter_size() == 26, phase() == "investigation")
