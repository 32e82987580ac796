"""Playing cards, what stands in the way of it, and permanent cards that never leave."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    actions,
    area,
    clues,
    damage,
    discard,
    gathering,
    hand,
    mythos,
    resources,
    turn_of,
)

ROLAND, DAISY = "roland-banks", "daisy-walker"


def holding(t: ExampleTable, cards: str, actions: int = 3) -> None:
    """Roland in the Hallway with these cards in hand, his turn."""
    gathering(t, act=2)
    t.arrange("hand", seat=1, cards=cards)
    turn_of(t, actions=actions)


# ------------------------------------------------------------------ playing


@example("ahlcg/play.1 ahlcg/play-action.2", "The play action: choose an asset or event in hand, pay for it, play it")
def play_action(t: ExampleTable) -> None:
    holding(t, "machete emergency-cache")
    t.offered("play emergency-cache")
    t.choose("play machete")
    t.heard("ahlcg-log-play", "ahlcg/play.1")
    t.expect(area(1) == ("machete",), resources(ROLAND) == 2, actions(ROLAND) == 2, hand(1) == ("emergency-cache",))


@example("ahlcg/play.1", "A card that cannot be paid for cannot be played")
def too_dear(t: ExampleTable) -> None:
    holding(t, "machete flashlight")
    t.arrange("tokens", on=ROLAND, kind="resources", n=2)
    t.offered("play flashlight")
    t.refused("play machete", "ahlcg/costs.2")


@example("ahlcg/play.2", "Magnifying Glass: a fast asset, played in your turn without an action")
def fast_asset(t: ExampleTable) -> None:
    holding(t, "magnifying-glass magnifying-glass", actions=0)
    t.choose("play magnifying-glass")
    t.expect(area(1) == ("magnifying-glass",), resources(ROLAND) == 4)


@example("ahlcg/play.2", "Magnifying Glass: not in somebody else's turn")
def not_in_their_turn(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("hand", seat=2, cards="magnifying-glass")
    turn_of(t)
    t.asked(1, "ahlcg-prompt-action")


@example("ahlcg/play.3", "An event takes effect and goes to its owner's discard pile")
def event(t: ExampleTable) -> None:
    holding(t, "emergency-cache")
    t.choose("play emergency-cache")
    t.heard("ahlcg-log-resources", "ahlcg/play.3", n=3)
    t.expect(resources(ROLAND) == 8, discard(1) == ("emergency-cache",), area(1) == ())


@example("ahlcg/play.4", "An asset goes to the play area and stays there")
def asset(t: ExampleTable) -> None:
    holding(t, "flashlight")
    t.choose("play flashlight")
    t.expect(area(1) == ("flashlight",), discard(1) == ())
    t.choose("shine flashlight")
    t.expect(area(1) == ("flashlight",), actions(ROLAND) == 1)


@example("ahlcg/play.5", "A skill card cannot be played, but committed to a test")
def skill_card(t: ExampleTable) -> None:
    holding(t, "vicious-blow")
    t.arrange("threat", code="flesh-eater", seat=1)
    t.not_offered("play vicious-blow")
    t.choose("fight flesh-eater", "commit vicious-blow")
    t.expect(damage("flesh-eater") == 2, discard(1) == ("vicious-blow",))


@example("ahlcg/play-action.3", "A fast card takes no action, and so provokes nothing")
def no_action_for_a_fast_card(t: ExampleTable) -> None:
    holding(t, "magnifying-glass")
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.choose("play magnifying-glass")
    t.expect(area(1) == ("magnifying-glass",), actions(ROLAND) == 3, damage(ROLAND) == 0, resources(ROLAND) == 4)


# ------------------------------------------------------------------ restrictions


def investigating(t: ExampleTable, seat: int) -> None:
    """Daisy holds Opportunist in the Study, and somebody investigates."""
    gathering(t, f"{ROLAND} {DAISY}")
    t.arrange("hand", seat=2, cards="opportunist")
    turn_of(t, seat)
    t.choose("investigate")


@example("ahlcg/play-restrictions-permissions-and-instructions.1", "Opportunist: not for somebody else's test")
def not_their_test(t: ExampleTable) -> None:
    investigating(t, 1)
    t.expect(clues(ROLAND) == 1, hand(2) == ("opportunist",))


@example("ahlcg/play-restrictions-permissions-and-instructions.1", "Opportunist: for your own")
def your_own_test(t: ExampleTable) -> None:
    investigating(t, 2)
    t.asked(2, "ahlcg-prompt-commit")
    t.choose("commit opportunist")
    t.expect(clues(DAISY) == 1)


# ------------------------------------------------------------------ permanent


@example("ahlcg/permanent.5", "Crypt Chill: a permanent asset cannot be discarded, so there is none to lose")
def never_discarded(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="charisma", seat=1)
    mythos(t, "crypt-chill")
    t.expect(damage(ROLAND) == 2, area(1) == ("charisma",))


@example("ahlcg/permanent.5", "Crypt Chill: with another asset in play it is that one")
def another_is_discarded(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="charisma", seat=1)
    t.arrange("asset", code="machete", seat=1)
    mythos(t, "crypt-chill")
    t.expect(damage(ROLAND) == 0, area(1) == ("charisma",), discard(1) == ("machete",))
