"""Playing a single scenario: better decks, what went before, and what it leaves behind."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    at,
    basic_weaknesses,
    deck_list,
    doom,
    experience,
    gathering,
    hand_size,
    in_play,
    mental_trauma,
    notes,
    out,
    physical_trauma,
    seated,
    turn_of,
)  # fmt: skip

ROLAND, DAISY = "roland-banks", "daisy-walker"

PLAIN = (
    "Machete", ".45 Automatic", "Guard Dog", "Evidence!", "Dodge", "Dynamite Blast", "Vicious Blow",
    "Physical Training", "Magnifying Glass", "Deduction", "Working a Hunch", "Barricade", "Knife", "Flashlight",
    "Guts", "Perception",
)  # fmt: skip


def deck(*better: str) -> str:
    """A deck of 30 for Roland: these cards of higher level, the rest of level 0."""
    lines = list(better)
    left = 30 - sum(int(line[0]) for line in better)
    for name in PLAIN:
        if left > 0:
            lines.append(f"{min(2, left)}x {name}")
            left -= min(2, left)
    return "; ".join(lines)


TWENTY = ("2x Shotgun (4)", '2x "I\'ve had worse…" (4)', "2x Police Badge (2)")
THIRTY = (*TWENTY, "2x First Aid (3)", "2x Beat Cop (2)")
FORTY = (*THIRTY, "2x Bulletproof Vest (3)", "2x Emergency Cache (2)")
FIFTY = (*FORTY, "2x Elder Sign Amulet (3)", "2x Encyclopedia (2)")


def alone(t: ExampleTable, *better: str) -> None:
    t.start(investigators=ROLAND, mode="the-gathering", decks=deck(*better))


# ------------------------------------------------------------------ decks


@example(
    "ahlcg/standalone-mode.2", "Cards of higher level are allowed in a single scenario, if they are allowed at all"
)
def higher_levels(t: ExampleTable) -> None:
    alone(t, "2x Shotgun (4)")
    t.expect(deck_list(1).has("01029"))
    t.start_refused("ahlcg/deckbuilding.5", investigators=ROLAND, decks=deck("2x Shotgun (4)"))
    hot = deck("2x Hot Streak (4)")
    t.start_refused("ahlcg/deckbuilding.classes.8", investigators=ROLAND, mode="the-gathering", decks=hot)


@example("ahlcg/standalone-mode.3", "Up to 9 experience: the one basic weakness every deck has")
def nine(t: ExampleTable) -> None:
    alone(t, "2x Shotgun (4)", "1x Extra Ammunition (1)")
    t.expect(basic_weaknesses(1) == 1)


@example("ahlcg/standalone-mode.4", "10 to 19 experience: one more basic weakness")
def ten(t: ExampleTable) -> None:
    alone(t, "2x Shotgun (4)", "2x Extra Ammunition (1)")
    t.expect(basic_weaknesses(1) == 2)


@example("ahlcg/standalone-mode.5", "20 to 29 experience: two more")
def twenty(t: ExampleTable) -> None:
    alone(t, *TWENTY)
    t.expect(basic_weaknesses(1) == 3)


@example("ahlcg/standalone-mode.6", "30 to 39 experience: three more")
def thirty(t: ExampleTable) -> None:
    alone(t, *THIRTY)
    t.expect(basic_weaknesses(1) == 4)


@example("ahlcg/standalone-mode.7", "40 to 49 experience: four more")
def forty(t: ExampleTable) -> None:
    alone(t, *FORTY)
    t.expect(basic_weaknesses(1) == 5)


@example("ahlcg/standalone-mode.8", "50 experience are too much")
def fifty(t: ExampleTable) -> None:
    t.start_refused("ahlcg/standalone-mode.8", investigators=ROLAND, mode="the-gathering", decks=deck(*FIFTY))


# ------------------------------------------------------------------ what went before


@example("ahlcg/standalone-mode.9", "Without a choice the house has burned: The Midnight Masks begins in Rivertown")
def resolution_one(t: ExampleTable) -> None:
    t.start(investigators=ROLAND, mode="the-midnight-masks")
    seated(t, ROLAND)
    t.expect(notes() == ("house-burned",), at(ROLAND) == "rivertown", in_play("your-house") == False)  # noqa: E712


@example(
    "ahlcg/standalone-mode.9", "With resolution 2 the house stands; nobody gains experience from what was not played"
)
def another_resolution(t: ExampleTable) -> None:
    t.start(investigators=ROLAND, mode="the-midnight-masks", earlier="R2")
    seated(t, ROLAND)
    t.expect(notes() == ("house-standing",), at(ROLAND) == "your-house", experience(1) == 0)


@example("ahlcg/standalone-mode.9", "A resolution that the earlier scenario does not have cannot be chosen")
def no_such_resolution(t: ExampleTable) -> None:
    t.start_refused("ahlcg/standalone-mode.9", investigators=ROLAND, mode="the-devourer-below", earlier="R1 R3")


@example(
    "ahlcg/standalone-mode.10", "Both scenarios before the last one are logged: it is past midnight, and all got away"
)
def both_of_them(t: ExampleTable) -> None:
    t.start(investigators=ROLAND, mode="the-devourer-below", earlier="R2 R2")
    seated(t, ROLAND)
    t.expect(notes() == ("house-standing", "past-midnight"), doom("the-arkham-woods") == 3, hand_size(1) == 3)


# ------------------------------------------------------------------ how it ends


def last_blow(t: ExampleTable) -> None:
    """Alone in The Gathering, Roland is about to defeat the Ghoul Priest."""
    gathering(t, act=3, mode="the-gathering")
    t.arrange("threat", code="ghoul-priest", seat=1)
    t.arrange("tokens", on="01116", kind="damage", n=4)
    turn_of(t)


@example("ahlcg/standalone-mode.11", "The choice to burn the house is written into the log")
def a_decision_is_logged(t: ExampleTable) -> None:
    last_blow(t)
    t.choose("fight ghoul-priest", "burn")
    t.expect(notes() == ("house-burned",))


@example("ahlcg/standalone-mode.12", "Being defeated leaves no trauma")
def no_trauma_from_defeat(t: ExampleTable) -> None:
    gathering(t, act=2, mode="the-gathering")
    t.arrange("tokens", on=ROLAND, kind="damage", n=8)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    turn_of(t)
    t.choose("resource")
    t.expect(out(ROLAND) == "defeated", physical_trauma(ROLAND) == 0)


@example("ahlcg/standalone-mode.12", "A resolution still does: burning the house costs the lead 1 mental trauma")
def trauma_from_a_resolution(t: ExampleTable) -> None:
    last_blow(t)
    t.choose("fight ghoul-priest", "burn")
    t.expect(mental_trauma(ROLAND) == 1)


@example("ahlcg/standalone-mode.13", "Lita Chantler joins nobody: the game is over at once")
def no_story_cards(t: ExampleTable) -> None:
    last_blow(t)
    t.choose("fight ghoul-priest", "burn")
    t.ended(True, "ahlcg-01104-r1")
