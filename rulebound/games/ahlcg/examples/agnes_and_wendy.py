"""The cards that belong to Agnes Baker or Wendy Adams: relics and weaknesses."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.investigator_cards import AGNES, WENDY, alone
from rulebound.games.ahlcg.examples.probes import (
    actions,
    agenda,
    area,
    at,
    clues,
    deck_size,
    discard,
    doom,
    gathering,
    hand,
    horror,
    removed,
    resources,
    round_,
    turn_of,
)

# ------------------------------------------------------------------ Agnes Baker


@example("ahlcg/ability.triggered.5", "Heirloom of Hyperborea: a card after Agnes plays a Spell")
def heirloom(t: ExampleTable) -> None:
    alone(t, AGNES, hand="shrivelling")
    t.arrange("asset", code="heirloom-of-hyperborea", seat=1)
    t.choose("play shrivelling", "remember heirloom-of-hyperborea")
    t.heard("core-log-ability", "ahlcg/ability.triggered.5")
    t.expect(area(1) == ("heirloom-of-hyperborea", "shrivelling"), hand(1) == ("emergency-cache",))


@example(
    "ahlcg/event-cards.4", "Heirloom of Hyperborea: the Spell lies in the discard pile by then, and may be drawn again"
)
def heirloom_and_an_empty_deck(t: ExampleTable) -> None:
    alone(t, AGNES, hand="dark-memory")
    t.arrange("asset", code="heirloom-of-hyperborea", seat=1)
    t.arrange("deck", seat=1)
    t.choose("play dark-memory", "remember heirloom-of-hyperborea")
    t.expect(hand(1) == ("dark-memory",), horror(AGNES) == 1, doom("whats-going-on") == 1)


@example("ahlcg/ability.triggered.5", "Heirloom of Hyperborea: not for any other card")
def heirloom_and_a_knife(t: ExampleTable) -> None:
    alone(t, AGNES, hand="knife")
    t.arrange("asset", code="heirloom-of-hyperborea", seat=1)
    t.choose("play knife")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(area(1) == ("heirloom-of-hyperborea", "knife"), hand(1) == ())


@example("ahlcg/weakness.3", "Dark Memory: drawn, it simply comes to the hand")
def dark_memory_is_drawn(t: ExampleTable) -> None:
    alone(t, AGNES)
    t.arrange("deck", seat=1, cards="dark-memory")
    t.choose("draw")
    t.expect(hand(1) == ("dark-memory",), horror(AGNES) == 0, actions(AGNES) == 2)


@example("ahlcg/ability.2", "Dark Memory: 2 horror for Agnes at the end of her turn, as long as it is in her hand")
def dark_memory_haunts(t: ExampleTable) -> None:
    alone(t, AGNES, hand="dark-memory")
    t.arrange("encounter", cards="ancient-evils")
    t.choose("pass")
    t.expect(horror(AGNES) == 2, round_() == 2, hand(1) == ("dark-memory", "emergency-cache"))


@example("ahlcg/ability.2", "Dark Memory: not at the end of another investigator's turn")
def dark_memory_waits(t: ExampleTable) -> None:
    gathering(t, f"roland-banks {AGNES}")
    t.arrange("hand", seat=2, cards="dark-memory")
    turn_of(t)
    t.choose("pass")
    t.expect(horror(AGNES) == 0, actions(AGNES) == 3)


@example("ahlcg/taking-damage-horror.2", "Dark Memory: its horror can be given to an ally")
def dark_memory_haunts_an_ally(t: ExampleTable) -> None:
    alone(t, AGNES, hand="dark-memory")
    t.arrange("asset", code="beat-cop", seat=1)
    t.arrange("encounter", cards="ancient-evils")
    t.choose("pass", "horror 1 beat-cop")
    t.expect(horror(AGNES) == 1, horror("beat-cop") == 1)


@example("ahlcg/doom.2 ahlcg/event-cards.4", "Dark Memory: played for 2 resources, it puts 1 doom on the agenda")
def dark_memory_is_played(t: ExampleTable) -> None:
    alone(t, AGNES, hand="dark-memory")
    t.choose("play dark-memory")
    t.heard("ahlcg-log-doom", "ahlcg/play.3", n=1)
    t.expect(doom("whats-going-on") == 1, resources(AGNES) == 3, discard(1) == ("dark-memory",))


@example("ahlcg/doom.3", "Dark Memory: its doom can make the agenda advance at once")
def dark_memory_advances_the_agenda(t: ExampleTable) -> None:
    alone(t, AGNES, hand="dark-memory")
    t.arrange("tokens", on="whats-going-on", kind="doom", n=2)
    t.choose("play dark-memory")
    t.expect(agenda() == "rise-of-the-ghouls", horror(AGNES) == 2)


# ------------------------------------------------------------------ Wendy Adams


def with_amulet(t: ExampleTable, *discarded: str, hand: str = "") -> None:
    """Wendy's turn in the Study, the Amulet in play, some cards in her discard pile, the last one on top."""
    alone(t, WENDY, hand=hand)
    t.arrange("deck", seat=1, cards="knife")
    t.arrange("asset", code="wendys-amulet", seat=1)
    for code in discarded:
        t.arrange("card", code=code, to="discard-1")


@example(
    "ahlcg/ability.2 ahlcg/instead.1",
    "Wendy's Amulet: the topmost event of the discard pile is played, then goes under the deck",
)
def amulet_plays_again(t: ExampleTable) -> None:
    with_amulet(t, "01088", "01086")
    t.choose("play emergency-cache")
    t.heard("ahlcg-log-put-under", "ahlcg/instead.1")
    t.expect(resources(WENDY) == 8, discard(1) == ("knife",), deck_size(1) == 2)


@example("ahlcg/ability.2", "Wendy's Amulet: only the topmost event")
def amulet_plays_the_topmost(t: ExampleTable) -> None:
    with_amulet(t, "01088", "01080")
    t.expect(discard(1) == ("lucky", "emergency-cache"))
    t.not_offered("play emergency-cache")


@example("ahlcg/ability.2", "Wendy's Amulet: a fast event answers from the discard pile as it would from the hand")
def amulet_and_lucky(t: ExampleTable) -> None:
    with_amulet(t, "01080")
    t.arrange("bag", tokens="-3 -3")
    t.choose("investigate", "play lucky")
    t.expect(clues(WENDY) == 1, resources(WENDY) == 4, discard(1) == (), deck_size(1) == 2)


@example("ahlcg/instead.1", "Wendy's Amulet: an event played from the hand goes under the deck, too")
def amulet_takes_events(t: ExampleTable) -> None:
    with_amulet(t, hand="emergency-cache")
    t.choose("play emergency-cache")
    t.expect(resources(WENDY) == 8, discard(1) == (), deck_size(1) == 2)


@example("ahlcg/skill-test-st.8", "Wendy's Amulet: an event that is only committed is discarded as usual")
def amulet_and_commitment(t: ExampleTable) -> None:
    with_amulet(t, hand="look-what-i-found")
    t.choose("investigate", "commit look-what-i-found")
    t.heard("ahlcg-log-put-away", "ahlcg/skill-test-st.8")
    t.expect(clues(WENDY) == 1, discard(1) == ("look-what-i-found",), deck_size(1) == 1)


@example("ahlcg/instead.1", "Wendy's Amulet: an event discarded from play goes under the deck")
def amulet_and_barricade(t: ExampleTable) -> None:
    gathering(t, WENDY, act=2)
    t.arrange("asset", code="wendys-amulet", seat=1)
    t.arrange("hand", seat=1, cards="barricade")
    t.arrange("deck", seat=1, cards="knife")
    turn_of(t)
    t.choose("play barricade")
    t.expect(at("barricade") == "hallway", deck_size(1) == 1)
    t.choose("move attic")
    t.expect(discard(1) == (), deck_size(1) == 2)


@example(
    "ahlcg/direct-damage-direct-horror.1",
    "Abandoned and Alone: 2 horror that no ally can take, and the discard pile is gone for good",
)
def abandoned_and_alone(t: ExampleTable) -> None:
    alone(t, WENDY)
    t.arrange("asset", code="beat-cop", seat=1)
    t.arrange("card", code="01088", to="discard-1")
    t.arrange("deck", seat=1, cards="abandoned-and-alone")
    t.choose("draw")
    t.expect(horror(WENDY) == 2, discard(1) == ("abandoned-and-alone",), removed().has("emergency-cache"))
