"""Clues, copies and costs."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    act,
    actions,
    area,
    at,
    clues,
    exhausted,
    gathering,
    hand,
    horror,
    midnight,
    resources,
    revealed,
    turn_of,
    uses,
)

ROLAND, DAISY, SKIDS, AGNES, WENDY = "roland-banks", "daisy-walker", "skids-otoole", "agnes-baker", "wendy-adams"


def alone(t: ExampleTable, who: str = ROLAND, tokens: str = "0 0", hand: str = "") -> None:
    """One investigator in the Hallway, at the beginning of a turn."""
    gathering(t, who, act=2, tokens=tokens)
    t.arrange("hand", seat=1, cards=hand)
    turn_of(t)


def two(t: ExampleTable, first: str = ROLAND, second: str = DAISY, tokens: str = "0 0", hand: str = "") -> None:
    """Two investigators in the Hallway; the first one's turn."""
    gathering(t, f"{first} {second}", act=2, tokens=tokens)
    t.arrange("hand", seat=1, cards=hand)
    turn_of(t)


# ------------------------------------------------------------------ clues and copies


@example("ahlcg/clues.2", "The first to enter the Attic finds 2 clues per investigator there; later ones find no more")
def entering_first(t: ExampleTable) -> None:
    two(t)
    t.choose("move attic")
    t.expect(revealed("attic") == True, clues("attic") == 4)  # noqa: E712
    t.choose("investigate", "move hallway")
    t.choose("move attic", seat=2)
    t.expect(at(DAISY) == "attic", clues("attic") == 3)


@example("ahlcg/clues.2", "A location that is revealed during set-up gets its clues as well")
def during_set_up(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}")
    t.expect(revealed("study") == True, clues("study") == 4, unchanged=True)  # noqa: E712


@example("ahlcg/clues.3", "A discovered clue goes from the location to the investigator")
def discovering(t: ExampleTable) -> None:
    alone(t)
    t.arrange("stand", seat=1, place="attic")
    t.choose("investigate")
    t.expect(clues(ROLAND) == 1, clues("attic") == 1)


@example("ahlcg/clues.5", "Working a Hunch: clues that investigators hold are not clues at the location")
def clues_on_the_location(t: ExampleTable) -> None:
    alone(t, hand="working-a-hunch")
    t.arrange("tokens", on=ROLAND, kind="clues", n=2)
    t.refused("play working-a-hunch", "ahlcg/clues.5")
    t.arrange("stand", seat=1, place="attic")
    t.choose("play working-a-hunch")
    t.expect(clues(ROLAND) == 3, clues("attic") == 1)


@example("ahlcg/copy.1", "Leo De Luca: another version of the same title is a copy of a card that is unique")
def the_title_makes_a_copy(t: ExampleTable) -> None:
    alone(t, SKIDS, hand="01054")
    t.offered("play leo-de-luca")
    t.arrange("asset", code="01048", seat=1)
    t.refused("play leo-de-luca", "ahlcg/unique.2")


# ------------------------------------------------------------------ costs


@example("ahlcg/costs.2", "Beat Cop: playing him takes 4 resources from the investigator's pool")
def the_price(t: ExampleTable) -> None:
    alone(t, hand="01018")
    t.choose("play beat-cop")
    t.expect(resources(ROLAND) == 1, area(1) == ("beat-cop",))


@example("ahlcg/costs.2", "Easttown: an Ally costs 2 less there")
def a_lower_price(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("hand", seat=1, cards="01018")
    t.arrange("tokens", on=ROLAND, kind="resources", n=2)
    turn_of(t)
    t.refused("play beat-cop", "ahlcg/costs.2")
    t.arrange("stand", seat=1, place="easttown")
    t.choose("play beat-cop")
    t.expect(resources(ROLAND) == 0, area(1) == ("beat-cop",))


@example("ahlcg/costs.3", "Old Book of Lore: what stands before the colon is paid first, then comes the effect")
def cost_before_effect(t: ExampleTable) -> None:
    alone(t, DAISY)
    t.arrange("asset", code="01031", seat=1)
    t.arrange("deck", seat=1, cards="knife flashlight")
    t.choose("read old-book-of-lore")
    t.expect(exhausted("old-book-of-lore") == True, hand(1) == ())  # noqa: E712
    t.choose("take flashlight")
    t.expect(hand(1) == ("flashlight",))
    t.refused("read old-book-of-lore", "ahlcg/exhaust-exhausted.2")


@example("ahlcg/costs.4", "Scrying: an action, a charge and exhausting it are one cost, all of it or nothing")
def all_costs_or_none(t: ExampleTable) -> None:
    alone(t, AGNES)
    t.arrange("asset", code="scrying", seat=1)
    t.arrange("deck", seat=1, cards="knife knife knife")
    t.choose("gaze scrying")
    t.expect(exhausted("scrying") == True, uses("scrying") == 2, actions(AGNES) == 2)  # noqa: E712
    t.choose("look deck-1", "top knife", "top knife")
    t.arrange("ready", card="01061")
    t.arrange("tokens", on="01061", kind="uses", n=0)
    t.refused("gaze scrying", "ahlcg/uses.4")


@example("ahlcg/costs.5", "Nobody can pay for a card with another player's resources")
def your_own_resources(t: ExampleTable) -> None:
    two(t, hand="knife")
    t.arrange("tokens", on=ROLAND, kind="resources", n=0)
    t.refused("play knife", "ahlcg/costs.2")
    t.choose("resource", "play knife")
    t.expect(area(1) == ("knife",), resources(ROLAND) == 0, resources(DAISY) == 5)


@example("ahlcg/costs.6", "Forbidden Knowledge: no other card can be exhausted in its place, least of all another's")
def your_own_cards(t: ExampleTable) -> None:
    two(t, AGNES)
    t.arrange("asset", code="forbidden-knowledge", seat=1)
    t.arrange("asset", code="forbidden-knowledge", seat=2)
    t.choose("pass", seat=2)
    t.choose("trade forbidden-knowledge")
    t.expect(horror(AGNES) == 1, resources(AGNES) == 6)
    t.choose("pass", seat=2)
    t.asked(1, "ahlcg-prompt-action")
    t.refused("trade forbidden-knowledge", "ahlcg/exhaust-exhausted.2")


@example("ahlcg/costs.7", "Wendy: the card she discards comes from her own hand, not from a friend's")
def your_own_hand(t: ExampleTable) -> None:
    two(t, WENDY, ROLAND, tokens="-3 -3")
    t.arrange("hand", seat=2, cards="machete")
    t.choose("investigate")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(actions(WENDY) == 2)
    t.arrange("hand", seat=1, cards="machete")
    t.choose("investigate")
    t.offered("try-again wendy-adams")


@example("ahlcg/costs.8", "Uncovering the Conspiracy: 2 clues per investigator, and everybody gives what they like")
def as_a_group(t: ExampleTable) -> None:
    midnight(t, f"{ROLAND} {DAISY}")
    t.arrange("top", pile="cultists", codes="01138")
    t.arrange("tokens", on=ROLAND, kind="clues", n=4)
    t.arrange("tokens", on=DAISY, kind="clues", n=2)
    turn_of(t)
    t.choose("follow-a-lead uncovering-the-conspiracy", "spend 3", "spend 1")
    t.heard("ahlcg-log-spend-clues", "ahlcg/costs.8", n=3)
    t.expect(clues(ROLAND) == 1, clues(DAISY) == 1, at("herman-collins") == "graveyard")


@example("ahlcg/costs.8", "The Barrier: only the clues of investigators in the Hallway count")
def only_some_of_the_group(t: ExampleTable) -> None:
    two(t)
    t.arrange("tokens", on=ROLAND, kind="clues", n=5)
    t.arrange("tokens", on=DAISY, kind="clues", n=6)
    t.arrange("stand", seat=2, place="cellar")
    t.arrange("encounter", cards="obscuring-fog obscuring-fog")
    t.choose("pass")
    t.choose("pass", seat=2)
    t.asked(1, "ahlcg-prompt-turn")
    t.expect(act() == "the-barrier", resources(ROLAND) == 6)


@example("ahlcg/costs.10", "Forbidden Knowledge: the horror is paid even if Holy Rosary takes it")
def an_asset_pays(t: ExampleTable) -> None:
    alone(t, AGNES)
    t.arrange("asset", code="forbidden-knowledge", seat=1)
    t.arrange("asset", code="holy-rosary", seat=1)
    t.choose("trade forbidden-knowledge", "horror 1 holy-rosary")
    t.expect(horror("holy-rosary") == 1, horror(AGNES) == 0, resources(AGNES) == 6)
