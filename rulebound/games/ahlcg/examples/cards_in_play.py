"""Playing events and fast cards, exhausting, healing, investigating; what is in play and what is not."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    actions,
    agenda,
    area,
    clues,
    damage,
    discard,
    exhausted,
    gathering,
    hand,
    horror,
    in_play,
    mythos,
    resources,
    turn_of,
    uses,
)

ROLAND, DAISY, AGNES = "roland-banks", "daisy-walker", "agnes-baker"


def holding(t: ExampleTable, cards: str, *assets: str, actions: int = 3, investigators: str = ROLAND) -> None:
    """The first investigator in the Hallway with these cards in hand and these assets in play, in his or her turn."""
    gathering(t, investigators, act=2)
    for code in assets:
        t.arrange("asset", code=code, seat=1)
    t.arrange("hand", seat=1, cards=cards)
    turn_of(t, actions=actions)


# ------------------------------------------------------------------ events


@example("ahlcg/event-cards.2", "An event takes a play action of your turn")
def an_event_takes_an_action(t: ExampleTable) -> None:
    holding(t, "emergency-cache")
    t.choose("play emergency-cache")
    t.expect(actions(ROLAND) == 2, resources(ROLAND) == 8)


@example("ahlcg/event-cards.2", "Without an action left it stays in hand")
def no_action_for_an_event(t: ExampleTable) -> None:
    holding(t, "emergency-cache working-a-hunch", actions=0)
    t.arrange("stand", seat=1, place="attic")
    t.refused("play emergency-cache", "ahlcg/action.1")
    t.offered("play working-a-hunch")


@example("ahlcg/event-cards.2", "In somebody else's turn it cannot be played at all")
def no_event_in_anothers_turn(t: ExampleTable) -> None:
    holding(t, "", investigators=f"{ROLAND} {DAISY}")
    t.arrange("hand", seat=2, cards="emergency-cache")
    t.asked(1, "ahlcg-prompt-action")
    t.choose("pass", "play emergency-cache")
    t.expect(resources(DAISY) == 8, actions(DAISY) == 2)


@example("ahlcg/event-cards.4", "Its price is paid, its effect resolved, then it is discarded")
def the_life_of_an_event(t: ExampleTable) -> None:
    holding(t, "hot-streak")
    t.choose("play hot-streak")
    t.heard("ahlcg-log-put-away", "ahlcg/event-cards.4")
    t.expect(resources(ROLAND) == 12, hand(1) == (), discard(1) == ("hot-streak",))


@example("ahlcg/event-cards.4", "It is not in the discard pile while it resolves: a deck made anew does not hold it")
def an_event_between_the_piles(t: ExampleTable) -> None:
    holding(t, "02194")
    t.arrange("deck", seat=1)
    t.arrange("card", code="01017", to="discard-1")
    t.choose("play emergency-cache")
    t.expect(hand(1) == ("physical-training",), discard(1) == ("emergency-cache",), horror(ROLAND) == 1)


@example("ahlcg/event-cards.6", "Nobody has to play an event: Dodge may stay in hand")
def an_event_is_a_choice(t: ExampleTable) -> None:
    holding(t, "dodge")
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.choose("resource")
    t.offered("play dodge", "pass")
    t.choose("pass")
    t.expect(damage(ROLAND) == 1, hand(1) == ("dodge",))


# ------------------------------------------------------------------ fast cards


@example("ahlcg/fast.1", "A fast card takes no action: it can be played with none left")
def fast_takes_no_action(t: ExampleTable) -> None:
    holding(t, "magnifying-glass working-a-hunch", actions=0)
    t.arrange("stand", seat=1, place="attic")
    t.choose("play magnifying-glass")
    t.expect(area(1) == ("magnifying-glass",), resources(ROLAND) == 4, actions(ROLAND) == 0)


@example("ahlcg/fast.1", "Its price is to be paid all the same")
def fast_has_its_price(t: ExampleTable) -> None:
    holding(t, "magnifying-glass")
    t.arrange("tokens", on=ROLAND, kind="resources", n=0)
    t.refused("play magnifying-glass", "ahlcg/costs.2")


@example("ahlcg/fast.3", "A fast asset comes in your own turn only")
def fast_asset_in_anothers_turn(t: ExampleTable) -> None:
    holding(t, "", investigators=f"{ROLAND} {DAISY}")
    t.arrange("hand", seat=2, cards="magnifying-glass")
    t.asked(1, "ahlcg-prompt-action")


@example("ahlcg/fast.4", "A fast card provokes no attack of opportunity")
def fast_provokes_nothing(t: ExampleTable) -> None:
    holding(t, "magnifying-glass")
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.choose("play magnifying-glass")
    t.expect(area(1) == ("magnifying-glass",), damage(ROLAND) == 0, actions(ROLAND) == 3)


@example("ahlcg/fast.4", "Any other card does")
def slow_provokes(t: ExampleTable) -> None:
    holding(t, "flashlight")
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.choose("play flashlight")
    t.expect(area(1) == ("flashlight",), damage(ROLAND) == 1, actions(ROLAND) == 2)


# ------------------------------------------------------------------ exhausting and healing


@example("ahlcg/exhaust-exhausted.1", "A card that is used by exhausting it is exhausted")
def exhausting(t: ExampleTable) -> None:
    holding(t, "", "burglary")
    t.choose("break-in burglary")
    t.heard("ahlcg-log-resources", "ahlcg/skill-test-st.7", n=3)
    t.expect(exhausted("burglary") == True, resources(ROLAND) == 8)  # noqa: E712


@example("ahlcg/exhaust-exhausted.2", "It has to be ready before it can be exhausted again")
def exhausting_twice(t: ExampleTable) -> None:
    holding(t, "", "burglary")
    t.choose("break-in burglary")
    t.refused("break-in burglary", "ahlcg/exhaust-exhausted.2")


@example("ahlcg/heal.2", "Two are healed, one is there: all of it comes off, and no more")
def healing_too_much(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("enemy", code="relentless-dark-young", place="attic")
    t.arrange("tokens", on="01179", kind="damage", n=1)
    t.arrange("encounter", cards="ancient-evils")
    turn_of(t)
    t.choose("pass")
    t.expect(damage("relentless-dark-young") == 0)


@example("ahlcg/health-and-damage.8", "Holy Rosary has sanity but no health: it can take horror, never damage")
def no_health_no_damage(t: ExampleTable) -> None:
    holding(t, "", "holy-rosary")
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.choose("resource")
    t.asked(1, "ahlcg-prompt-assign-horror")
    t.choose("horror 1 holy-rosary")
    t.expect(damage(ROLAND) == 1, horror(ROLAND) == 0, horror("holy-rosary") == 1)


# ------------------------------------------------------------------ investigating


def searching(t: ExampleTable, tokens: str = "0 0") -> None:
    """Roland in the Study, which has a shroud of 2 and 2 clues."""
    gathering(t, tokens=tokens)
    turn_of(t)


@example("ahlcg/investigate-action.2 ahlcg/investigate-action.3", "Intellect 3 with a -1 reaches a shroud of 2: a clue")
def investigating(t: ExampleTable) -> None:
    searching(t, tokens="-1 -1")
    t.choose("investigate")
    t.expect(clues(ROLAND) == 1, actions(ROLAND) == 2)


@example("ahlcg/investigate-action.4", "A discovered clue comes from the location to the investigator")
def a_clue_changes_hands(t: ExampleTable) -> None:
    searching(t)
    t.choose("investigate")
    t.expect(clues(ROLAND) == 1, clues("study") == 1)


@example("ahlcg/investigate-action.5", "A failed test finds nothing")
def failing_to_investigate(t: ExampleTable) -> None:
    searching(t, tokens="-2 -2")
    t.choose("investigate")
    t.expect(clues(ROLAND) == 0, clues("study") == 2, actions(ROLAND) == 2)


# ------------------------------------------------------------------ in play and out of play


@example(
    "ahlcg/in-play-and-out-of-play.1",
    "Dr. Milan Christopher in Daisy's play area is in play: Roland cannot play him, too",
)
def a_play_area_is_in_play(t: ExampleTable) -> None:
    holding(t, "dr-milan-christopher", investigators=f"{ROLAND} {DAISY}")
    t.offered("play dr-milan-christopher")
    t.arrange("asset", code="01033", seat=2)
    t.arrange("hand", seat=1, cards="dr-milan-christopher")
    t.not_offered("play dr-milan-christopher")


@example("ahlcg/in-play-and-out-of-play.3", "In her hand or her discard pile he is not")
def hand_and_discard_are_not(t: ExampleTable) -> None:
    holding(t, "dr-milan-christopher", investigators=f"{ROLAND} {DAISY}")
    t.arrange("hand", seat=2, cards="01033")
    t.arrange("card", code="01033", to="discard-2")
    t.arrange("hand", seat=1, cards="dr-milan-christopher")
    t.choose("play dr-milan-christopher")
    t.expect(area(1) == ("dr-milan-christopher",))


@example(
    "ahlcg/in-play-and-out-of-play.2 ahlcg/in-play-and-out-of-play.6",
    "Doom on an enemy in a threat area and on one at a location is in play: with the agenda's own it makes 3",
)
def threat_areas_and_locations(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.arrange("tokens", on="01160", kind="doom", n=1)
    t.arrange("enemy", code="flesh-eater", place="attic")
    t.arrange("tokens", on="01118", kind="doom", n=1)
    mythos(t, "swarm-of-rats")
    t.expect(agenda() == "rise-of-the-ghouls")


@example("ahlcg/in-play-and-out-of-play.6", "Doom on an asset in a play area is in play, too")
def doom_on_an_asset(t: ExampleTable) -> None:
    gathering(t, AGNES, act=2)
    t.arrange("asset", code="arcane-initiate", seat=1)
    t.arrange("tokens", on="01063", kind="doom", n=2)
    mythos(t, "swarm-of-rats")
    t.choose("horror yours")
    t.expect(agenda() == "rise-of-the-ghouls", in_play("arcane-initiate") == True)  # noqa: E712
    t.asked(1, "ahlcg-prompt-window")


# ------------------------------------------------------------------ instead


@example(
    "ahlcg/instead.2", "Two Grotesque Statues replace the same token: the later one counts, so 2 are revealed, not 3"
)
def the_latest_replacement(t: ExampleTable) -> None:
    gathering(t, AGNES, tokens="0 -8")
    for _ in range(2):
        t.arrange("asset", code="grotesque-statue", seat=1)
    turn_of(t)
    t.choose("investigate", "stare grotesque-statue", "stare grotesque-statue", "resolve 0")
    t.expect(clues(AGNES) == 1, uses("grotesque-statue") == 3)
