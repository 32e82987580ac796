"""Small things on which a ruling turns: the number that is named, whose card it is, what still works."""

from __future__ import annotations

from rulebound.core.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import area, clues, gathering, midnight, turn_of

ROLAND, AGNES, WENDY = "roland-banks", "agnes-baker", "wendy-adams"


@example("ahlcg/action.1", "With no action left an investigation is denied: it takes 1, and there is none")
def it_takes_one(t: ExampleTable) -> None:
    gathering(t)
    t.arrange("hand", seat=1, cards="magnifying-glass")
    turn_of(t, actions=1)
    t.choose("resource")
    t.refused("investigate", "ahlcg/action.1", need=1, n=0)


@example(
    "ahlcg/activate-action.5", "Wendy's Amulet is in play: a Locked Door at her location can be broken down as ever"
)
def no_matter_the_amulet(t: ExampleTable) -> None:
    midnight(t, WENDY)
    t.arrange("asset", code="wendys-amulet", seat=1)
    t.arrange("attach", code="locked-door", to="rivertown")
    turn_of(t)
    t.offered("break-down locked-door", "pick-the-lock locked-door")


@example("ahlcg/lasting-effects.3", "A Stubborn Detective whose mind is wiped leaves Roland his text")
def a_detective_who_forgets(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {AGNES}", act=2)
    t.arrange("show-location", place="attic")
    t.arrange("stand", seat=1, place="attic")
    t.arrange("stand", seat=2, place="attic")
    t.arrange("hand", seat=2, cards="mind-wipe")
    t.arrange("threat", code="stubborn-detective", seat=1)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.arrange("phase", name="investigation")
    t.choose("play mind-wipe", "wipe stubborn-detective", seat=2)
    turn_of(t)
    t.choose("fight swarm-of-rats", "find-evidence roland-banks")
    t.expect(clues(ROLAND) == 1)


@example("ahlcg/slots.9", "Two cards of one name and of different levels are told apart by their levels")
def two_levels(t: ExampleTable) -> None:
    gathering(t, ROLAND)
    one, other = t.arrange("hand", seat=1, cards="01018 01028").split()
    turn_of(t)
    t.told_apart(f"play {one}", "ahlcg-note-level")
    t.told_apart(f"play {other}", "ahlcg-note-level")
    t.choose(f"play {one}")
    t.arrange("tokens", on=ROLAND, kind="resources", n=4)
    t.choose(f"play {other}")
    t.heard("ahlcg-log-put-away", "ahlcg/slots.9")
    t.expect(area(1) == ("01028",))
