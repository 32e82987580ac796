"""What only works here and not there, once and not twice, for this player and not for that one."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    ISHMAEL,
    JEANNE,
    KEILANI,
    SAMIRA,
    WILLIAM,
    calm,
    crisis,
    dial,
    face_up,
    happening,
    items,
    monarch,
    nobody_answers,
    only,
    passenger_supply,
    total,
    turn_begins,
    turn_shown,
)
from rulebound.games.unfathomable.examples.rigging import check


@example("unfathomable/38.8", "Keilani adds a card to a counted check, but not from the Brig, and not without cards")
def not_from_the_brig(t: ExampleTable) -> None:
    for place, cards in (("brig", "rampage-3"), ("galley", "")):
        calm(t, f"{SAMIRA} {KEILANI} {WILLIAM}")
        t.arrange("stand", seat=2, space=place)
        t.arrange("hand", seat=2, cards=cards)
        crisis(t, "flooding-compartment", chaos="true-grit-5 shrivelling-1")
        t.play()
        while t.g.decision is not None and total_is_open(t):
            t.not_offered("experienced keilani-tatupu")
            t.choose("pass" if t.g.decision.prompt == "core-prompt-react" else "", seat=t.g.waiting[0] + 1)
        t.expect(total() == 4, dial("souls") == 7)


def total_is_open(t: ExampleTable) -> bool:
    """Is the check still being made?"""
    return t.g.decision is not None and t.g.decision.prompt in ("core-prompt-react", "unfathomable-prompt-add")


@example("unfathomable/8.1", "The First Oath is spoken to a monarch on the board, not to one in the Deep")
def no_monarch_to_speak_to(t: ExampleTable) -> None:
    calm(t, f"{ISHMAEL} {JEANNE} {WILLIAM}")
    t.arrange("hand", seat=1, cards="shrivelling-1")
    t.not_offered("first-oath ishmael-marsh")
    t.arrange("monarch", who="mother-hydra", space="water-5")
    t.arrange("dice", results="8")
    t.choose("first-oath ishmael-marsh", "discard shrivelling-1")
    t.expect(monarch("mother-hydra") == "the-deep")


@example("unfathomable/37.6", "Adrift Fishing Boat with the last passenger: that there is no other is told")
def the_last_passenger(t: ExampleTable) -> None:
    calm(t)
    only(t, "passengers", 1)
    check(t, "adrift-fishing-boat", "influence observation strength", 16, "5", fresh=False)
    t.heard("unfathomable-log-few-passengers", "unfathomable/37.6", n=0)
    t.expect(passenger_supply() == 0, dial("souls") == 9)


@example("unfathomable/38.3-1", "What lies open already is not laid open again: a second Nothing to Hide stays in hand")
def not_laid_open_twice(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=1, cards="nothing-to-hide-3 nothing-to-hide-4")
    crisis(t, "flooding-compartment", chaos="true-grit-5 rampage-4")
    t.offered("lay-open nothing-to-hide-4")
    t.choose("lay-open nothing-to-hide-3")
    t.not_offered("lay-open nothing-to-hide-4")
    t.choose("pass", "")
    t.asked(1, "core-prompt-react")
    t.expect(total() == 9)


@example("unfathomable/23.8", "Only who gains or loses an improvement may change theirs, nobody else at the table")
def nobody_elses_improvement(t: ExampleTable) -> None:
    calm(t)
    t.arrange("item", seat=3, code="binoculars")
    t.arrange("item", seat=3, code="fine-clothes", active=0)
    t.arrange("stand", seat=1, space="cargo-hold")
    t.arrange("top", pile="items", codes="medicine-ball plimsolls")
    t.choose("cargo-hold", "take medicine-ball")
    t.asked(1, "unfathomable-prompt-actions")
    t.expect(items(1).has("medicine-ball"), face_up(1, "medicine-ball") == True)  # noqa: E712


@example("unfathomable/48.1", "Whose turn it is everybody sees")
def whose_turn(t: ExampleTable) -> None:
    calm(t)
    turn_begins(t, 2)
    t.play()
    nobody_answers(t)
    t.expect(turn_shown() == 2)


@example("unfathomable/12.6", "Items are traded also with somebody who has none")
def with_empty_pockets(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=2, space="boiler-room")
    t.arrange("remove", card="travel-pharmacy")
    t.choose("trade", "give svetlana-gedroits tool-kit", "yes")
    t.expect(items(1) == (), items(2) == ("tool-kit",))


@example("unfathomable/37.8", "A passenger who is about to be lost below deck is said to be there")
def lost_below(t: ExampleTable) -> None:
    check(t, "hypnotic-melody", "influence will", 6)
    t.expect(passenger_supply() == 6)
    calm(t)
    crisis(t, "hypnotic-melody", chaos="shrivelling-1 rampage-3")
    t.play()
    t.asked(2, "core-prompt-react")
    t.expect(happening("place") == "below")
