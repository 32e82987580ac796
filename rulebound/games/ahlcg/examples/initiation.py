"""Playing a card or using an ability: may it be done, what is paid, what happens in which order."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    actions,
    area,
    at,
    clues,
    damage,
    discard,
    engaged,
    gathering,
    hand,
    midnight,
    resources,
    turn_of,
)  # fmt: skip

ROLAND, DAISY, SKIDS = "roland-banks", "daisy-walker", "skids-otoole"


@example("ahlcg/initiation.1", "A card that cannot be paid for in full cannot be played")
def the_full_cost(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("hand", seat=1, cards="machete knife")
    t.arrange("tokens", on=ROLAND, kind="resources", n=2)
    turn_of(t)
    t.offered("play knife")
    t.refused("play machete", "ahlcg/costs.2")


@example("ahlcg/initiation.1", "Working a Hunch cannot be played where there is no clue: it would change nothing")
def it_must_change_something(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("hand", seat=1, cards="working-a-hunch")
    turn_of(t)
    t.refused("play working-a-hunch", "ahlcg/clues.5")
    t.arrange("stand", seat=1, place="attic")
    t.choose("play working-a-hunch")
    t.expect(clues(ROLAND) == 1)


@example("ahlcg/initiation.1", "Its restrictions must allow it: Working a Hunch is for your own turn")
def its_restrictions(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}")
    t.arrange("hand", seat=1, cards="working-a-hunch")
    turn_of(t, seat=2)
    t.asked(2, "ahlcg-prompt-action")
    t.choose("pass", seat=2)
    t.choose("play working-a-hunch", seat=1)
    t.expect(clues(ROLAND) == 1, resources(ROLAND) == 3)


@example(
    "ahlcg/initiation.2", "In Easttown Beat Cop costs 2 less; the ghoul attacks before he is in play to take the blow"
)
def costs_attack_effect(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("stand", seat=1, place="easttown")
    t.arrange("hand", seat=1, cards="01018")
    t.arrange("threat", code="ghoul-minion", seat=1)
    turn_of(t)
    t.choose("play beat-cop")
    t.expect(resources(ROLAND) == 3, damage(ROLAND) == 1, area(1) == ("beat-cop",), damage("beat-cop") == 0)


@example("ahlcg/initiation.2", "The effect may be cancelled when it begins: what was paid is gone")
def cancelled_when_it_begins(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="01031", seat=1)
    t.arrange("cancel-next", what="ability")
    turn_of(t)
    t.choose("read old-book-of-lore")
    t.expect(actions(ROLAND) == 2, hand(1) == ())
    t.refused("read old-book-of-lore", "ahlcg/exhaust-exhausted.2")


@example("ahlcg/initiation.3", "While Elusive resolves it is neither in the hand nor in the discard pile")
def in_no_area(t: ExampleTable) -> None:
    gathering(t, SKIDS, act=2)
    t.arrange("hand", seat=1, cards="elusive")
    t.arrange("show-location", place="attic")
    t.arrange("show-location", place="cellar")
    t.arrange("threat", code="ghoul-minion", seat=1)
    turn_of(t)
    t.choose("play elusive")
    t.expect(hand(1) == (), discard(1) == ())
    t.choose("move cellar")
    t.expect(discard(1) == ("elusive",), at(SKIDS) == "cellar", engaged(1) == ())
