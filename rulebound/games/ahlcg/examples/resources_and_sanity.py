"""Readying, removing from the game, resigning, resources, retaliate, revelation, sanity and horror."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    actions,
    area,
    damage,
    deck_size,
    devourer,
    discard,
    exhausted,
    gathering,
    hand_size,
    horror,
    out,
    removed,
    resources,
    threat,
    turn_of,
)

ROLAND, DAISY, WENDY = "roland-banks", "daisy-walker", "wendy-adams"
YES, NO = True, False


# ------------------------------------------------------------------ ready


@example("ahlcg/ready.2", "A card comes into play ready")
def enters_ready(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("hand", seat=1, cards="01028")
    t.arrange("threat", code="flesh-eater", seat=1)
    t.arrange("exhaust", card="01118")
    turn_of(t)
    t.choose("play beat-cop")
    t.expect(area(1) == ("beat-cop",), exhausted("beat-cop") == NO)
    t.offered("step-in beat-cop")


@example("ahlcg/ready.3", "In the upkeep phase an exhausted card is turned upright, and is ready")
def made_ready(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="01042", seat=1)
    t.arrange("deck", seat=1, cards="knife")
    t.arrange("encounter", cards="ancient-evils")
    turn_of(t)
    t.arrange("exhaust", card="01042")
    t.choose("pass")
    t.expect(exhausted("encyclopedia") == NO)


def end_of_a_turn(t: ExampleTable, umordhoth_exhausted: int) -> None:
    """Roland, frozen in fear, ends his turn; Umôrdhoth, who is readied then, is at the Ritual Site."""
    devourer(t)
    t.arrange("add-location", code="01156")
    t.arrange("enemy", code="01157", place="ritual-site", exhausted=umordhoth_exhausted)
    t.arrange("threat", code="frozen-in-fear", seat=1)
    t.arrange("encounter", cards="ancient-evils")
    t.arrange("bag", tokens="+1 +1")
    turn_of(t)
    t.choose("pass")


@example("ahlcg/ready.4", "Umôrdhoth: at the end of a turn he is readied, if he is exhausted")
def readied(t: ExampleTable) -> None:
    end_of_a_turn(t, 1)
    t.asked(1, "core-prompt-order")
    t.choose("stir umordhoth")
    t.expect(exhausted("umordhoth") == NO)


@example("ahlcg/ready.4", "Umôrdhoth: while he is ready he cannot be readied, so there is nothing to order")
def ready_already(t: ExampleTable) -> None:
    end_of_a_turn(t, 0)
    t.expect(threat(1) == ())


# ------------------------------------------------------------------ removed from the game


def abandoned(t: ExampleTable) -> None:
    """Wendy, with her amulet and an event in her discard pile, is about to draw Abandoned and Alone."""
    gathering(t, f"{WENDY} {ROLAND}", act=2)
    t.arrange("asset", code="wendys-amulet", seat=1)
    t.arrange("hand", seat=1, cards="hot-streak")
    t.arrange("deck", seat=1, cards="abandoned-and-alone knife")
    t.arrange("card", code="01057", to="discard-1")
    turn_of(t)


@example("ahlcg/removed-from-game.1", "Abandoned and Alone: a removed event is out of reach even for Wendy's Amulet")
def out_of_reach(t: ExampleTable) -> None:
    abandoned(t)
    t.offered("play hot-streak")
    t.choose("draw")
    t.expect(removed().has("hot-streak"), discard(1) == ("abandoned-and-alone",))
    t.not_offered("play hot-streak")


@example("ahlcg/removed-from-game.2", "What was removed is back in the deck when the next scenario begins")
def back_again(t: ExampleTable) -> None:
    gathering(t, WENDY, act=2)
    t.arrange("stand", seat=1, place="parlor")
    t.arrange("hand", seat=1, cards="hot-streak")
    t.arrange("card", code="01057", to="discard-1")
    t.arrange("deck", seat=1, cards="abandoned-and-alone knife")
    turn_of(t)
    t.choose("draw")
    t.expect(removed().has("hot-streak"), deck_size(1) == 1)
    t.choose("flee parlor", "no", "done", "on")
    t.expect(removed() == (), deck_size(1) == 28, hand_size(1) == 5)


# ------------------------------------------------------------------ resigning


@example("ahlcg/resign.1", "Parlor: to resign is an action that provokes no attack")
def run_away(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("stand", seat=1, place="parlor")
    t.arrange("threat", code="ghoul-minion", seat=1)
    turn_of(t)
    t.choose("flee parlor")
    t.expect(out(ROLAND) == "resigned", damage(ROLAND) == 0)


@example("ahlcg/resign.1", "Parlor: not without an action")
def too_late_to_run(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("stand", seat=1, place="parlor")
    t.arrange("asset", code="01040", seat=1)
    turn_of(t, actions=0)
    t.refused("flee parlor", "ahlcg/action.1")


# ------------------------------------------------------------------ resources


@example("ahlcg/resource-action.2", "The resource action: 1 resource for your pool")
def resource_action(t: ExampleTable) -> None:
    gathering(t)
    turn_of(t)
    t.choose("resource")
    t.heard("ahlcg-log-resources", "ahlcg/resource-action.2", n=1)
    t.expect(resources(ROLAND) == 6, actions(ROLAND) == 2)


@example("ahlcg/resources.2", "Hyperawareness: the resource it costs leaves your pool")
def resources_are_paid(t: ExampleTable) -> None:
    gathering(t, tokens="-2 -2")
    t.arrange("asset", code="hyperawareness", seat=1)
    turn_of(t)
    t.choose("investigate", "think hyperawareness")
    t.expect(resources(ROLAND) == 4)
    t.asked(1, "ahlcg-prompt-window")


@example("ahlcg/resources.2", "Hyperawareness: without a resource it cannot be used")
def nothing_to_pay_with(t: ExampleTable) -> None:
    gathering(t, tokens="-2 -2")
    t.arrange("asset", code="hyperawareness", seat=1)
    t.arrange("tokens", on=ROLAND, kind="resources", n=1)
    turn_of(t)
    t.choose("investigate", "think hyperawareness")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(resources(ROLAND) == 0)


# ------------------------------------------------------------------ retaliate and revelation


@example("ahlcg/retaliate.3", "Goat Spawn: it strikes back at who missed it, though it is engaged with another")
def strikes_back(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2, tokens="-2 -2")
    t.arrange("threat", code="goat-spawn", seat=2)
    turn_of(t)
    t.choose("fight goat-spawn")
    t.expect(damage(ROLAND) == 1, damage(DAISY) == 1, exhausted("goat-spawn") == NO)


@example("ahlcg/revelation.3", "Paranoia: a weakness that is drawn takes effect at once")
def revealed_at_once(t: ExampleTable) -> None:
    gathering(t)
    t.arrange("deck", seat=1, cards="paranoia knife")
    turn_of(t)
    t.choose("draw")
    t.expect(resources(ROLAND) == 0, discard(1) == ("paranoia",), hand_size(1) == 0)


# ------------------------------------------------------------------ sanity and horror


@example("ahlcg/sanity-and-horror.2", "Attic: horror that is taken lies on the investigator")
def horror_is_placed(t: ExampleTable) -> None:
    gathering(t, act=2)
    turn_of(t)
    t.choose("move attic")
    t.expect(horror(ROLAND) == 1)


@example("ahlcg/sanity-and-horror.3", "As much horror as sanity defeats an investigator")
def driven_out(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("tokens", on=ROLAND, kind="horror", n=4)
    turn_of(t)
    t.choose("move attic")
    t.expect(out(ROLAND) == "defeated")


@example("ahlcg/sanity-and-horror.3", "One horror less does not")
def still_sane(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("tokens", on=ROLAND, kind="horror", n=3)
    turn_of(t)
    t.choose("move attic")
    t.expect(out(ROLAND) == "", horror(ROLAND) == 4)


@example("ahlcg/sanity-and-horror.5", "Guard Dog: as much horror as its sanity discards an asset")
def frightened_dog(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="guard-dog", seat=1)
    turn_of(t)
    t.choose("move attic", "horror 1 guard-dog")
    t.expect(area(1) == (), discard(1) == ("guard-dog",), horror(ROLAND) == 0)


@example("ahlcg/sanity-and-horror.6", "Leather Coat: an asset without sanity takes no horror")
def coats_know_no_fear(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="leather-coat", seat=1)
    turn_of(t)
    t.choose("move attic")
    t.expect(horror(ROLAND) == 1, horror("leather-coat") == 0)
