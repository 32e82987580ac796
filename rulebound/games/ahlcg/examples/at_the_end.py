"""A scenario that is over is over: nothing happens in it any more, and nobody answers."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.devourer_below import at_the_site, vengeance
from rulebound.games.ahlcg.examples.probes import (
    damage,
    gathering,
    horror,
    lead,
    mental_trauma,
    notes,
    out,
    resolution,
    turn_of,
)  # fmt: skip

ROLAND, DAISY = "roland-banks", "daisy-walker"


@example(
    "ahlcg/act-deck-and-agenda-deck.10 ahlcg/when.1",
    "The dog's bite ends the scenario: the horror of that attack is not placed any more, and Roland still leads",
)
def the_last_bite(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=3)
    t.arrange("asset", code="guard-dog", seat=1)
    t.arrange("threat", code="ghoul-priest", seat=1)
    t.arrange("tokens", on="01116", kind="damage", n=9)
    t.arrange("tokens", on=ROLAND, kind="horror", n=4)
    turn_of(t)
    t.choose("resource", "damage 2 guard-dog", "horror yours", "bite guard-dog", "burn", "no")
    t.expect(
        resolution() == "R1", out(ROLAND) == "", horror(ROLAND) == 4, lead() == 1, mental_trauma(ROLAND) == 1,
        notes().has("house-burned"),
    )  # fmt: skip


@example(
    "ahlcg/act-deck-and-agenda-deck.10 ahlcg/winning-and-losing.2",
    "Umôrdhoth falls by the dog's bite: nobody is asked whether they react to that, nor hurt by his attack",
)
def bitten_to_the_end(t: ExampleTable) -> None:
    at_the_site(t)
    t.arrange("asset", code="guard-dog", seat=1)
    t.arrange("tokens", on="ritual-site", kind="clues", n=1)
    vengeance(t)
    t.play()
    t.arrange("tokens", on="01157", kind="damage", n=9)
    t.choose("resource", "damage 2 guard-dog", "horror yours", "bite guard-dog")
    t.ended(True, "ahlcg-01142-r2")
    t.expect(damage(ROLAND) == 0, horror(ROLAND) == 0, unchanged=True)
