"""Night of the Zealot: what one scenario leaves behind for the next."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    at,
    bag,
    damage,
    deck_list,
    doom,
    encounter_size,
    experience,
    gathering,
    got_away,
    hand_size,
    horror,
    in_play,
    notes,
    out,
    physical_trauma,
    round_,
    scenario,
    turn_of,
)

ROLAND, DAISY = "roland-banks", "daisy-walker"

ANSWERS = {
    "ahlcg-prompt-lita": "no", "ahlcg-prompt-buy": "done", "ahlcg-prompt-go-on": "on", "ahlcg-prompt-mulligan": "",
    "ahlcg-prompt-lead": f"lead {ROLAND}",
}  # fmt: skip


def go_on(t: ExampleTable, **other: str) -> None:
    """Nothing is bought, nobody leaves, Roland leads, everybody keeps the opening hand."""
    while t.g.decision is not None and t.g.decision.prompt in ANSWERS:
        prompt = t.g.decision.prompt
        t.choose(other.get(prompt.rpartition("-")[2], ANSWERS[prompt]))


def the_priest_falls(t: ExampleTable, burn: str) -> None:
    """The end of The Gathering, and on to the next scenario."""
    gathering(t, act=3)
    t.arrange("threat", code="ghoul-priest", seat=1)
    t.arrange("tokens", on="01116", kind="damage", n=4)
    turn_of(t)
    t.choose("fight ghoul-priest", burn)


def fleeing(t: ExampleTable, investigators: str = ROLAND) -> None:
    """Everybody flees from the house, out of the open Parlor."""
    gathering(t, investigators, act=3)
    t.arrange("show-location", place="parlor")
    for seat in range(1, len(investigators.split()) + 1):
        t.arrange("stand", seat=seat, place="parlor")
        turn_of(t, seat)
        t.choose("flee parlor", seat=seat)


@example(
    "ahlcg/campaign-play.next-scenario.1", "Night of the Zealot: with the house burned, the second night begins in town"
)
def after_the_fire(t: ExampleTable) -> None:
    the_priest_falls(t, "burn")
    go_on(t)
    t.expect(
        scenario() == "the-midnight-masks", at(ROLAND) == "rivertown", horror(ROLAND) == 1, experience(ROLAND) == 4,
        round_() == 1, in_play("your-house") == False, encounter_size() == 21, hand_size(1) == 5,  # noqa: E712
    )  # fmt: skip


@example("ahlcg/campaign-play.next-scenario.1", "Night of the Zealot: with the house saved, it begins at home")
def after_the_defence(t: ExampleTable) -> None:
    the_priest_falls(t, "keep")
    go_on(t)
    t.expect(
        scenario() == "the-midnight-masks", at(ROLAND) == "your-house", horror(ROLAND) == 0, experience(ROLAND) == 5
    )


@example("ahlcg/asset-cards.5", "Night of the Zealot: Lita Chantler joins the deck of the lead, on top of its size")
def lita_comes_along(t: ExampleTable) -> None:
    the_priest_falls(t, "burn")
    t.choose("yes")
    t.expect(deck_list(1).has("01117"))


@example("ahlcg/winning-and-losing.5", "Night of the Zealot: whoever flees goes on, but the Ghoul Priest does, too")
def the_priest_follows(t: ExampleTable) -> None:
    fleeing(t)
    go_on(t)
    t.expect(scenario() == "the-midnight-masks", encounter_size() == 22, out(ROLAND) == "", experience(ROLAND) == 2)


@example(
    "ahlcg/campaign-play.next-scenario.1 ahlcg/campaign-end.1",
    "Night of the Zealot: fleeing from town as well, you meet them all in the woods",
)
def they_all_got_away(t: ExampleTable) -> None:
    fleeing(t, f"{ROLAND} {DAISY}")
    go_on(t)
    for seat in (1, 2):
        turn_of(t, seat)
        t.choose("go-home predator-or-prey", seat=seat)
    go_on(t)
    t.expect(
        scenario() == "the-devourer-below", doom("the-arkham-woods") == 3,
        notes() == ("house-standing", "ghoul-priest-alive"), encounter_size() == 30,
        bag().has("elder_thing"), got_away().has("the-masked-hunter"),
    )  # fmt: skip


@example("ahlcg/campaign-play.trauma.3", "Night of the Zealot: a trauma of the first night still hurts in the second")
def old_wounds(t: ExampleTable) -> None:
    gathering(t, act=3)
    t.arrange("agenda", stage=3)
    t.arrange("tokens", on="theyre-getting-out", kind="doom", n=9)
    turn_of(t)
    t.choose("pass")
    go_on(t)
    t.expect(at(ROLAND) == "your-house", physical_trauma(ROLAND) == 1, damage(ROLAND) == 1)
