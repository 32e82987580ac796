"""How a scenario ends, in a campaign and alone."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    at,
    damage,
    fate,
    gathering,
    in_play,
    notes,
    out,
    resolution,
    turn_of,
)  # fmt: skip

ROLAND, DAISY = "roland-banks", "daisy-walker"


def last_blow(t: ExampleTable, mode: str = "campaign") -> None:
    """Roland is about to defeat the Ghoul Priest in the Hallway, in the last act."""
    gathering(t, act=3, mode=mode)
    t.arrange("threat", code="ghoul-priest", seat=1)
    t.arrange("tokens", on="01116", kind="damage", n=4)
    turn_of(t)


def last_doom(t: ExampleTable, mode: str = "campaign", stage: int = 2) -> None:
    """The last agenda is one doom short of its end when the mythos phase begins."""
    gathering(t, act=stage, mode=mode)
    t.arrange("agenda", stage=3)
    t.arrange("tokens", on="theyre-getting-out", kind="doom", n=9)
    t.arrange("round", n=2)
    t.arrange("phase", name="mythos")


@example("ahlcg/winning-and-losing.2", "The last act leads to resolution 1 or 2: the scenario is over")
def through_the_acts(t: ExampleTable) -> None:
    last_blow(t)
    t.choose("fight ghoul-priest", "burn")
    t.expect(resolution() == "R1", notes() == ("house-burned",))
    t.asked(1, "ahlcg-prompt-lita")


@example("ahlcg/winning-and-losing.2", "Keeping the house is the other resolution")
def the_other_resolution(t: ExampleTable) -> None:
    last_blow(t)
    t.choose("fight ghoul-priest", "keep")
    t.expect(resolution() == "R2", notes() == ("house-standing",))


@example("ahlcg/winning-and-losing.3", "The agenda deck has run through before the last act: resolution 3, and death")
def through_the_agendas(t: ExampleTable) -> None:
    last_doom(t)
    t.expect(resolution() == "R3", fate(ROLAND) == "killed", notes().has("ghoul-priest-alive"))
    t.asked(1, "ahlcg-prompt-replace")


@example(
    "ahlcg/winning-and-losing.4", "In the last act the end of the agendas defeats everybody: no resolution is reached"
)
def nobody_is_left(t: ExampleTable) -> None:
    last_doom(t, stage=3)
    t.expect(resolution() == "none", out(ROLAND) == "defeated", notes() == ("house-standing", "ghoul-priest-alive"))


@example(
    "ahlcg/winning-and-losing.4", "The Ghoul Priest and the last investigator fall at once: that counts as nobody left"
)
def both_at_once(t: ExampleTable) -> None:
    gathering(t, act=3)
    t.arrange("hand", seat=1, cards="dynamite-blast")
    t.arrange("threat", code="ghoul-priest", seat=1)
    t.arrange("tokens", on="01116", kind="damage", n=2)
    t.arrange("tokens", on=ROLAND, kind="damage", n=4)
    turn_of(t)
    t.choose("play dynamite-blast")
    t.heard("ahlcg-log-resolution", "ahlcg/winning-and-losing.4")
    t.not_heard("core-log-forced")
    t.expect(resolution() == "none", in_play("ghoul-priest") == False)  # noqa: E712


@example(
    "ahlcg/winning-and-losing.5", "A lost scenario does not stop the campaign: the next one begins, at a standing house"
)
def on_to_the_next(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("stand", seat=1, place="hallway")
    t.arrange("tokens", on=ROLAND, kind="damage", n=8)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    turn_of(t)
    t.choose("resource")
    t.expect(resolution() == "none")
    t.choose("no", "done", "on", "")
    t.expect(at(ROLAND) == "your-house", damage(ROLAND) == 1, resolution() == "")


@example("ahlcg/winning-and-losing.6", "Alone, The Gathering is won through its last act")
def won_alone(t: ExampleTable) -> None:
    last_blow(t, "the-gathering")
    t.choose("fight ghoul-priest", "keep")
    t.ended(True, "ahlcg-01104-r2")


@example("ahlcg/winning-and-losing.6", "Alone, a resolution on an agenda is a loss")
def lost_to_an_agenda(t: ExampleTable) -> None:
    last_doom(t, "the-gathering")
    t.ended(False, "ahlcg-01104-r3")


@example("ahlcg/winning-and-losing.6", "Alone, nobody wins by going home")
def lost_by_leaving(t: ExampleTable) -> None:
    gathering(t, act=3, mode="the-gathering")
    t.arrange("stand", seat=1, place="parlor")
    turn_of(t)
    t.choose("flee parlor")
    t.ended(False, "ahlcg-01104-none")
