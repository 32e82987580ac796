"""Who is human, what is a monster, what each side wants (chapters 30 to 33)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.activation import CREW, DAGON, HYDRA, deep_ones_act
from rulebound.games.unfathomable.examples.probes import (
    ARJUN,
    JAMIE,
    JEANNE,
    WILLIAM,
    calm,
    crisis,
    deep_ones,
    in_the_game,
    monarch,
    passengers,
    track,
    where,
    winners,
)

FOUR = f"{JEANNE} {WILLIAM} {JAMIE} {ARJUN}"


@example("unfathomable/30", "Who has a Hybrid card is human until the betrayal is declared: Deep Ones attack")
def human_until_declared(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("loyalty", seat=2, codes="hybrid")
    t.arrange("stand", seat=2, space="galley")
    t.arrange("deep-ones", space="galley", n=1)
    deep_ones_act(t, dice="6")
    t.expect(where(2) == "sick-bay")


@example("unfathomable/30", "A revealed traitor is no human: Deep Ones leave him or her alone")
def no_longer_human(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("traitor", seat=2)
    t.arrange("stand", seat=2, space="deck-6")
    t.arrange("deep-ones", space="deck-6", n=1)
    deep_ones_act(t)
    t.expect(where(2) == "deck-6", deep_ones("galley") == 1)


@example("unfathomable/30.1", "Passengers are no humans: a Deep One does not attack, it simply defeats one")
def passengers_are_not_human(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="deck-3", n=1)
    deep_ones_act(t)
    t.expect(passengers("deck-3") == 0, deep_ones("deck-3") == 1)


@example("unfathomable/31.3", "Humans win when the ship, at distance 12 or more, comes to Arrival once more")
def the_aim_of_humans(t: ExampleTable) -> None:
    calm(t)
    t.arrange("distance", n=12, awakened=1)
    t.arrange("track", which="travel", n=3)
    crisis(t, "class-struggle")
    t.choose("first")
    t.ended(True, "unfathomable-won-port")
    t.expect(winners() == (1, 2, 3))


@example("unfathomable/31.10", "A Cultist is among four or six players only")
def where_there_is_a_cultist(t: ExampleTable) -> None:
    calm(t)
    t.expect(in_the_game("cultist") == 0, unchanged=True)
    calm(t, FOUR)
    t.expect(in_the_game("cultist") == 1)


@example("unfathomable/31.12", "A Cultist loses if the ship sinks before distance 12; a Hybrid wins")
def the_cultist_is_too_early(t: ExampleTable) -> None:
    calm(t, FOUR)
    t.arrange("loyalty", seat=2, codes="hybrid")
    t.arrange("loyalty", seat=3, codes="cultist")
    t.arrange("distance", n=11, awakened=1)
    t.arrange("dial", resource="sanity", n=2)
    crisis(t, "class-struggle")
    t.choose("first")
    t.ended(False, "unfathomable-lost-sanity")
    t.expect(winners() == (2,))


@example("unfathomable/31.12", "A Cultist loses if the ship reaches the port")
def the_cultist_in_port(t: ExampleTable) -> None:
    calm(t, FOUR)
    t.arrange("loyalty", seat=3, codes="cultist")
    t.arrange("distance", n=12, awakened=1)
    t.arrange("track", which="travel", n=3)
    crisis(t, "class-struggle")
    t.choose("first")
    t.expect(winners() == (1, 2, 4))


@example("unfathomable/32.1", "Monarchs cannot be attacked: the rifle hits only a Deep One beside them")
def monarchs_are_safe(t: ExampleTable) -> None:
    calm(t, f"{JAMIE} {JEANNE} {WILLIAM}")
    t.arrange("monarch", who=DAGON, space="water-3")
    t.arrange("stand", seat=1, space="deck-3")
    t.not_offered("fire repeating-rifle")
    t.arrange("deep-ones", space="water-3", n=1)
    t.offered("fire repeating-rifle")


@example("unfathomable/32.2", "Monarchs are no Deep Ones: they do not move when Deep Ones are activated")
def monarchs_are_not_deep_ones(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("monarch", who=DAGON, space="water-5")
    t.arrange("monarch", who=HYDRA, space="water-6")
    t.arrange("deep-ones", space="water-5", n=1)
    deep_ones_act(t)
    t.expect(deep_ones("deck-5") == 1, monarch(DAGON) == "water-5", monarch(HYDRA) == "water-6")


@example(
    "unfathomable/33", "Monsters are Deep Ones and both monarchs: those in the water fall back as the ship travels"
)
def monsters(t: ExampleTable) -> None:
    calm(t)
    t.arrange("monarch", who=DAGON, space="water-3")
    t.arrange("monarch", who=HYDRA, space="water-8")
    t.arrange("deep-ones", space="water-3", n=2)
    t.arrange("stand", seat=1, space="boiler-room")
    t.arrange("hand", seat=1, cards="combat-training-1")
    t.arrange("dice", results="8")
    t.choose("boiler-room", "discard combat-training-1")
    t.expect(track("travel") == 1, monarch(DAGON) == "water-5", monarch(HYDRA) == "the-deep", deep_ones("water-5") == 2)
    t.asked(1, "core-prompt-react")
