"""Weaknesses: how they are resolved, whose they are, and that they stay."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    at,
    basic_weaknesses,
    discard,
    doom,
    engaged,
    gathering,
    hand,
    hand_size,
    horror,
    midnight,
    resources,
    seated,
    threat,
    turn_of,
)  # fmt: skip

ROLAND, DAISY, AGNES = "roland-banks", "daisy-walker", "agnes-baker"


def drawing(t: ExampleTable, investigator: str, card: str) -> None:
    """A card is on top of the deck, and the investigator is about to act."""
    gathering(t, investigator, act=2)
    t.arrange("deck", seat=1, cards=f"{card} guts")
    turn_of(t)


@example("ahlcg/weakness.1", "A weakness is resolved by its type: an enemy spawns")
def an_enemy(t: ExampleTable) -> None:
    drawing(t, ROLAND, "mob-enforcer")
    t.choose("draw")
    t.expect(engaged(1) == ("mob-enforcer",), hand(1) == ())


@example("ahlcg/weakness.2", "A drawn Paranoia takes effect at once, and is discarded to its owner's pile")
def a_treachery(t: ExampleTable) -> None:
    drawing(t, ROLAND, "paranoia")
    t.choose("draw")
    t.heard("ahlcg-log-encounter", "ahlcg/weakness.2")
    t.expect(resources(ROLAND) == 0, hand(1) == (), discard(1) == ("paranoia",))


@example("ahlcg/weakness.2", "Ward of Protection does not help against a weakness")
def no_ward(t: ExampleTable) -> None:
    drawing(t, AGNES, "paranoia")
    t.arrange("hand", seat=1, cards="ward-of-protection")
    t.choose("draw")
    t.heard("ahlcg-log-lose-resources", "ahlcg/revelation.2", n=5)
    t.expect(resources(AGNES) == 0, hand(1) == ("ward-of-protection",))


@example("ahlcg/weakness.3", "Dark Memory goes to the hand, and can be played like any event")
def an_event(t: ExampleTable) -> None:
    drawing(t, AGNES, "dark-memory")
    t.choose("draw")
    t.expect(hand(1) == ("dark-memory",))
    t.choose("play dark-memory")
    t.expect(doom("whats-going-on") == 1, resources(AGNES) == 3, discard(1) == ("dark-memory",))


@example("ahlcg/weakness.3", "The Necronomicon has a revelation: it is in play, with 3 horror on it")
def an_asset(t: ExampleTable) -> None:
    drawing(t, DAISY, "the-necronomicon")
    t.choose("draw")
    t.expect(threat(1) == ("the-necronomicon",), horror("the-necronomicon") == 3, hand(1) == ())


@example("ahlcg/weakness.4", "The Yellow Sign fetches a Madness from the deck, which is resolved as if drawn")
def fetched(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("deck", seat=1, cards="guts knife psychosis flashlight")
    t.arrange("encounter", cards="the-yellow-sign")
    t.arrange("round", n=2)
    t.arrange("phase", name="mythos")
    t.choose("take psychosis")
    t.expect(threat(1) == ("psychosis",), hand(1) == ())


@example("ahlcg/weakness.5", "A Mob Enforcer is after the one whose deck it came from, and engages nobody else")
def after_its_bearer(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("deck", seat=2, cards="mob-enforcer guts")
    t.arrange("enemy", code="mob-enforcer", place="attic", seat=2)
    t.arrange("stand", seat=2, place="cellar")
    t.arrange("encounter", cards="ancient-evils ancient-evils")
    t.arrange("phase", name="enemy")
    t.expect(at("mob-enforcer") == "hallway", at(ROLAND) == "hallway", engaged(1) == ())


@example("ahlcg/weakness.6", "Madness gained in the woods stays in the deck from then on")
def it_stays(t: ExampleTable) -> None:
    t.start(investigators=ROLAND, mode="the-devourer-below")
    seated(t, ROLAND)
    t.expect(basic_weaknesses(1) == 1, unchanged=True)
    t.arrange("agenda", stage=2)
    t.arrange("tokens", on="the-ritual-begins", kind="doom", n=4)
    t.arrange("bag", tokens="0 0")
    t.arrange("hand", seat=1)
    t.arrange("encounter", cards="ancient-evils")
    t.arrange("round", n=2)
    t.arrange("phase", name="mythos")
    t.expect(basic_weaknesses(1) == 2)


@example("ahlcg/weakness.7", "Dark Memory cannot be chosen when the hand has to shrink")
def not_for_the_hand_size(t: ExampleTable) -> None:
    gathering(t, AGNES, act=2)
    cards = "dark-memory guts perception overpower knife flashlight shrivelling fearless"
    t.arrange("hand", seat=1, cards=cards)
    t.arrange("deck", seat=1, cards="machete scrying")
    t.arrange("phase", name="upkeep")
    t.expect(hand_size(1) == 9)
    t.not_offered("discard dark-memory")
    t.choose("discard machete")
    t.expect(hand_size(1) == 8, hand(1).has("dark-memory"))


@example("ahlcg/weakness.7", "Nor can it be discarded to pay for something: four other cards go")
def not_as_a_cost(t: ExampleTable) -> None:
    midnight(t, AGNES)
    t.arrange("hand", seat=1, cards="dark-memory guts perception overpower knife")
    t.arrange("threat", code="herman-collins", seat=1)
    turn_of(t)
    t.choose("talk herman-collins")
    t.expect(hand(1) == ("dark-memory",))


@example(
    "ahlcg/weakness.8", "Nobody controls Haunted, so a friend may lift it; but Daisy alone controls her Necronomicon"
)
def who_controls_it(t: ExampleTable) -> None:
    gathering(t, f"{DAISY} {ROLAND}", act=2)
    t.arrange("deck", seat=1, cards="the-necronomicon haunted guts")
    turn_of(t)
    t.choose("draw", "draw")
    t.expect(threat(1) == ("the-necronomicon", "haunted"))
    t.offered("read the-necronomicon")
    t.choose("pass")
    t.not_offered("read the-necronomicon", seat=2)
    t.choose("exorcise haunted", seat=2)
    t.expect(threat(1) == ("the-necronomicon",))


@example("ahlcg/weakness.9", "Every deck begins with one basic weakness, taken by lot")
def one_each(t: ExampleTable) -> None:
    t.start(investigators=f"{ROLAND} {DAISY}")
    t.expect(basic_weaknesses(1) == 1, basic_weaknesses(2) == 1)
