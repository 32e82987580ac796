"""What one may not do, and the clause that really forbids it."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import act, clues, gathering, midnight, turn_of

ROLAND, DAISY, SKIDS, WENDY = "roland-banks", "daisy-walker", "skids-otoole", "wendy-adams"

# ------------------------------------------------------------------ clues the group does not give


def three_clues(t: ExampleTable) -> None:
    """The first act takes 4 clues of two investigators, and each of them has 2."""
    gathering(t, f"{ROLAND} {DAISY}")
    t.arrange("tokens", on=ROLAND, kind="clues", n=2)
    t.arrange("tokens", on=DAISY, kind="clues", n=2)
    turn_of(t)


@example("ahlcg/clues.4", "The group did not give enough for the act: it is not asked again until something changes")
def not_at_once(t: ExampleTable) -> None:
    three_clues(t)
    t.choose("advance", "spend 2")
    t.choose("spend 1", seat=2)
    t.heard("ahlcg-log-too-few-clues", "ahlcg/clues.4", n=1)
    t.refused("advance", "ahlcg/clues.4")
    t.expect(clues(ROLAND) == 2, clues(DAISY) == 2, act() == "trapped", unchanged=True)


@example("ahlcg/clues.4", "After an action they may think better of it: the act can be advanced again")
def another_time(t: ExampleTable) -> None:
    three_clues(t)
    t.choose("advance", "spend 0")
    t.choose("spend 2", seat=2)
    t.choose("resource", "advance", "spend 2")
    t.choose("spend 2", seat=2)
    t.expect(act() == "the-barrier")


@example("ahlcg/costs.8", "The same with a cost of the whole group: a Cultist is not looked for again at once")
def no_lead_followed(t: ExampleTable) -> None:
    midnight(t, f"{ROLAND} {DAISY}")
    t.arrange("tokens", on=ROLAND, kind="clues", n=2)
    t.arrange("tokens", on=DAISY, kind="clues", n=2)
    turn_of(t)
    t.choose("follow-a-lead uncovering-the-conspiracy", "spend 2")
    t.choose("spend 0", seat=2)
    t.refused("follow-a-lead uncovering-the-conspiracy", "ahlcg/clues.4")
    t.choose("resource")
    t.offered("follow-a-lead uncovering-the-conspiracy")


# ------------------------------------------------------------------ what is really in the way


def beside_the_hunter(t: ExampleTable, investigators: str = ROLAND, clues: int = 2) -> None:
    """Roland is engaged with the Masked Hunter, in Rivertown, where a clue lies."""
    midnight(t, investigators)
    t.arrange("threat", code="the-masked-hunter", seat=1)
    t.arrange("tokens", on=ROLAND, kind="clues", n=clues)
    turn_of(t)


@example("ahlcg/cannot.1", "The Masked Hunter is why a clue cannot be discovered, not that there is none")
def no_hunch_beside_the_hunter(t: ExampleTable) -> None:
    beside_the_hunter(t)
    t.arrange("hand", seat=1, cards="working-a-hunch")
    t.refused("play working-a-hunch", "ahlcg/cannot.1")


@example("ahlcg/cannot.1", "The group has the clues: that half of them cannot be spent is the Masked Hunter's doing")
def clues_out_of_reach(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}")
    t.arrange("threat", code="the-masked-hunter", seat=1)
    t.arrange("tokens", on=ROLAND, kind="clues", n=2)
    t.arrange("tokens", on=DAISY, kind="clues", n=2)
    turn_of(t)
    t.refused("advance", "ahlcg/cannot.1")
    t.arrange("tokens", on=DAISY, kind="clues", n=1)
    t.refused("advance", "ahlcg/act-deck-and-agenda-deck.2", need=4, n=1)


@example("ahlcg/cannot.1", "Burglary at a Locked Door: it is the door that forbids it")
def burglar_at_the_door(t: ExampleTable) -> None:
    gathering(t, SKIDS, act=2)
    t.arrange("asset", code="burglary", seat=1)
    t.arrange("attach", code="locked-door", to="hallway")
    turn_of(t)
    t.refused("break-in burglary", "ahlcg/cannot.1")


@example("ahlcg/target.5", "Stray Cat: there is nobody it could lure away, for the Ghoul Priest is Elite")
def nobody_to_lure(t: ExampleTable) -> None:
    gathering(t, WENDY, act=2)
    t.arrange("asset", code="stray-cat", seat=1)
    t.arrange("threat", code="ghoul-priest", seat=1)
    turn_of(t)
    t.refused("run stray-cat", "ahlcg/target.5")


@example(
    "ahlcg/play-restrictions-permissions-and-instructions.3",
    "Working a Hunch in somebody else's turn: that it is not yours is the reason",
)
def not_in_her_turn(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("hand", seat=2, cards="working-a-hunch")
    t.arrange("asset", code="beat-cop", seat=2)
    t.arrange("enemy", code="flesh-eater", place="hallway", exhausted=1)
    turn_of(t)
    t.refused("play working-a-hunch", "ahlcg/play-restrictions-permissions-and-instructions.3", seat=2)
