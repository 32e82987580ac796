"""What is under way when an investigator is eliminated: what was his or hers breaks off, the rest goes on."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    act,
    agenda,
    at,
    doom,
    encounter_discard,
    gathering,
    mythos,
    out,
    resolution,
    seated,
    turn_of,
)

ROLAND, DAISY, WENDY = "roland-banks", "daisy-walker", "wendy-adams"
NO = False


@example("ahlcg/act-deck-and-agenda-deck.9", "An agenda that eliminates who made it advance still goes on to the next")
def the_agenda_goes_on(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("tokens", on="01105", kind="doom", n=1)
    t.arrange("tokens", on=ROLAND, kind="horror", n=3)
    mythos(t, "ancient-evils grasping-hands")
    t.expect(out(ROLAND) == "defeated", agenda() == "rise-of-the-ghouls", doom("rise-of-the-ghouls") == 0)


@example("ahlcg/act-deck-and-agenda-deck.9", "The same in the middle of an action of his own turn")
def the_agenda_goes_on_in_a_turn(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("tokens", on="01105", kind="doom", n=2)
    t.arrange("tokens", on=ROLAND, kind="horror", n=3)
    t.arrange("hand", seat=1, cards="drawn-to-the-flame")
    t.arrange("encounter", cards="ancient-evils")
    turn_of(t)
    t.choose("play drawn-to-the-flame")
    t.heard("ahlcg-log-put-away", "ahlcg/act-deck-and-agenda-deck.9")
    t.expect(out(ROLAND) == "defeated", agenda() == "rise-of-the-ghouls", encounter_discard() == ("ancient-evils",))
    t.asked(2, "ahlcg-prompt-action")


@example("ahlcg/act-deck-and-agenda-deck.7", "They're Getting Out!: it defeats all, not only who drew Ancient Evils")
def nobody_is_spared(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=3)
    t.arrange("agenda", stage=3)
    t.arrange("tokens", on="01107", kind="doom", n=8)
    mythos(t, "ancient-evils grasping-hands")
    t.expect(out(ROLAND) == "defeated", out(DAISY) == "defeated", resolution() == "none")
    t.heard("ahlcg-log-agenda", "ahlcg/act-deck-and-agenda-deck.7")


@example(
    "ahlcg/act-deck-and-agenda-deck.9",
    "Into the Darkness: two enemies come, though the first drives the finder out",
)
def the_act_goes_on(t: ExampleTable) -> None:
    three = f"{ROLAND} {DAISY} {WENDY}"
    t.start(investigators=three, mode="the-devourer-below")
    t.arrange("dice", results="3")  # the Agents of Cthulhu
    seated(t, three)
    t.arrange("add-location", code="01156")
    t.arrange("act", stage=2)
    t.arrange("tokens", on=ROLAND, kind="horror", n=4)
    turn_of(t)
    t.arrange("faces", codes="01181 01160")
    t.choose("move ritual-site", "spawn young-deep-one")
    t.choose("lead daisy-walker", seat=2)
    t.expect(
        out(ROLAND) == "defeated", act() == "disrupting-the-ritual", at("young-deep-one") == "ritual-site",
        at("ghoul-minion") == "ritual-site",
    )  # fmt: skip
