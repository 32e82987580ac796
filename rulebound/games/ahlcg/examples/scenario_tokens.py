"""What the symbols of the chaos tokens count and do in each scenario, on the easy and on the hard side of its card.

Roland's combat is 4. A Swarm of Rats has a fight value of 1, a Ghoul Minion of 2, a Ravenous Ghoul of 3, a Flesh-Eater
of 4: whom he hits and whom he misses tells what a token counts.
"""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    actions,
    clues,
    damage,
    devourer,
    doom,
    engaged,
    gathering,
    hand,
    horror,
    in_play,
    midnight,
    turn_of,
)

ROLAND, DAISY = "roland-banks", "daisy-walker"


def facing(t: ExampleTable, *enemies: str) -> None:
    """Roland is engaged with these; it is his turn."""
    for enemy in enemies:
        t.arrange("threat", code=enemy, seat=1)
    turn_of(t)


def at_home(t: ExampleTable, token: str, *enemies: str, **options: str) -> None:
    """The Gathering, Roland in the Hallway; every chaos token is the same."""
    gathering(t, act=2, tokens=f"{token} {token}", **options)
    facing(t, *enemies)


def in_town(t: ExampleTable, token: str, *enemies: str, near: int = 0, far: int = 0, **options: str) -> None:
    """The Midnight Masks, Roland in Rivertown; an Acolyte in Easttown and a Wizard in Northside with so much doom."""
    midnight(t, tokens=f"{token} {token}", **options)
    t.arrange("enemy", code="acolyte", place="easttown")
    t.arrange("enemy", code="wizard-of-the-order", place="northside")
    t.arrange("tokens", on="01169", kind="doom", n=near)
    t.arrange("tokens", on="01170", kind="doom", n=far)
    facing(t, *enemies)


def outside(t: ExampleTable, token: str, *enemies: str, **options: str) -> None:
    """The Devourer Below, Roland on the Main Path."""
    devourer(t, tokens=f"{token} {token}", **options)
    facing(t, *enemies)


def helped(t: ExampleTable) -> None:
    """Two cards that add 2 and 1 to a fight."""
    t.arrange("hand", seat=1, cards="unexpected-courage knife")


# ------------------------------------------------------------------ The Gathering


@example("ahlcg/chaos-tokens.2", "The Gathering, easy: a skull counts -1 for each Ghoul where you are")
def gathering_skull(t: ExampleTable) -> None:
    at_home(t, "skull", "ghoul-minion", "ravenous-ghoul", "swarm-of-rats", difficulty="easy")
    t.arrange("enemy", code="flesh-eater", place="attic")
    t.choose("fight ravenous-ghoul")
    t.expect(damage("ravenous-ghoul") == 0, actions(ROLAND) == 2)
    t.choose("fight ghoul-minion")
    t.expect(damage("ghoul-minion") == 1)


@example("ahlcg/chaos-tokens.2", "The Gathering, hard: a skull counts -2, and a failure brings a Ghoul after the test")
def gathering_skull_hard(t: ExampleTable) -> None:
    at_home(t, "skull", "ghoul-minion", "ravenous-ghoul", difficulty="hard")
    t.choose("fight ghoul-minion")
    t.expect(damage("ghoul-minion") == 1, engaged(1) == ("ghoul-minion", "ravenous-ghoul"))
    t.choose("fight ravenous-ghoul", "draw ghoul-minion")
    t.heard("core-log-shuffle", "ahlcg/search.2")
    t.expect(damage("ravenous-ghoul") == 0, engaged(1) == ("ghoul-minion", "ravenous-ghoul", "ghoul-minion"))


@example("ahlcg/chaos-tokens.2", "The Gathering, standard: a cultist counts -1, and a failure costs 1 horror")
def gathering_cultist(t: ExampleTable) -> None:
    at_home(t, "cultist", "ravenous-ghoul", "flesh-eater")
    t.choose("fight ravenous-ghoul")
    t.expect(damage("ravenous-ghoul") == 1, horror(ROLAND) == 0)
    t.choose("fight flesh-eater")
    t.expect(damage("flesh-eater") == 0, horror(ROLAND) == 1, damage(ROLAND) == 0)


@example("ahlcg/chaos-tokens.2", "The Gathering, expert: a cultist counts nothing but brings another token")
def gathering_cultist_hard(t: ExampleTable) -> None:
    gathering(t, act=2, tokens="cultist -1", difficulty="expert")
    facing(t, "ravenous-ghoul", "flesh-eater")
    t.arrange("draws", tokens="cultist")
    t.choose("fight ravenous-ghoul")
    t.expect(damage("ravenous-ghoul") == 1, horror(ROLAND) == 0)
    t.arrange("draws", tokens="cultist")
    t.choose("fight flesh-eater")
    t.expect(damage("flesh-eater") == 0, horror(ROLAND) == 2, damage(ROLAND) == 0)


@example("ahlcg/chaos-tokens.2", "The Gathering, standard: a tablet counts -2, and 1 damage if a Ghoul is there")
def gathering_tablet(t: ExampleTable) -> None:
    at_home(t, "tablet", "ghoul-minion", "ravenous-ghoul")
    t.choose("fight ghoul-minion")
    t.expect(damage("ghoul-minion") == 1, damage(ROLAND) == 1, horror(ROLAND) == 0)
    t.choose("fight ravenous-ghoul")
    t.expect(damage("ravenous-ghoul") == 0, damage(ROLAND) == 2, horror(ROLAND) == 0)


@example("ahlcg/chaos-tokens.2", "The Gathering, hard: a tablet counts -4, 1 damage and 1 horror if a Ghoul is there")
def gathering_tablet_hard(t: ExampleTable) -> None:
    at_home(t, "tablet", "ghoul-minion", difficulty="hard")
    helped(t)
    t.choose("fight ghoul-minion", "commit unexpected-courage")
    t.expect(damage("ghoul-minion") == 1, damage(ROLAND) == 1, horror(ROLAND) == 1)
    t.choose("fight ghoul-minion", "commit knife")
    t.expect(damage("ghoul-minion") == 1, damage(ROLAND) == 2)


@example("ahlcg/chaos-tokens.2", "The Gathering: without a Ghoul a tablet hurts nobody")
def gathering_tablet_alone(t: ExampleTable) -> None:
    at_home(t, "tablet", "swarm-of-rats")
    t.choose("fight swarm-of-rats")
    t.expect(damage(ROLAND) == 0, in_play("swarm-of-rats") == False)  # noqa: E712


# ------------------------------------------------------------------ The Midnight Masks


@example("ahlcg/chaos-tokens.2", "The Midnight Masks, standard: a skull counts the most doom on any one Cultist")
def midnight_skull(t: ExampleTable) -> None:
    in_town(t, "skull", "ghoul-minion", "ravenous-ghoul", near=1, far=2)
    t.choose("fight ghoul-minion")
    t.expect(damage("ghoul-minion") == 1)
    t.choose("fight ravenous-ghoul")
    t.expect(damage("ravenous-ghoul") == 0, actions(ROLAND) == 1)


@example("ahlcg/chaos-tokens.2", "The Midnight Masks, hard: a skull counts all doom in play")
def midnight_skull_hard(t: ExampleTable) -> None:
    in_town(t, "skull", "ghoul-minion", "swarm-of-rats", near=1, far=1, difficulty="hard")
    t.arrange("tokens", on="predator-or-prey", kind="doom", n=1)
    t.choose("fight ghoul-minion")
    t.expect(damage("ghoul-minion") == 0, actions(ROLAND) == 2)
    t.choose("fight swarm-of-rats")
    t.expect(in_play("swarm-of-rats") == False)  # noqa: E712
    t.asked(1, "core-prompt-react")


@example("ahlcg/chaos-tokens.2", "The Midnight Masks: without doom a skull counts nothing")
def midnight_skull_without_doom(t: ExampleTable) -> None:
    midnight(t, tokens="skull skull")
    facing(t, "flesh-eater")
    t.choose("fight flesh-eater")
    t.expect(damage("flesh-eater") == 1)


@example("ahlcg/chaos-tokens.2", "The Midnight Masks, easy: a cultist counts -2 and puts 1 doom on the nearest Cultist")
def midnight_cultist(t: ExampleTable) -> None:
    in_town(t, "cultist", "ghoul-minion", "ravenous-ghoul", near=1, far=1, difficulty="easy")
    t.choose("fight ghoul-minion")
    t.heard("ahlcg-log-doom", "ahlcg/chaos-tokens.2", n=1)
    t.expect(doom("acolyte") == 2, doom("wizard-of-the-order") == 1, damage("ghoul-minion") == 1)
    t.choose("fight ravenous-ghoul")
    t.expect(doom("acolyte") == 3, damage("ravenous-ghoul") == 0)


@example("ahlcg/chaos-tokens.2", "The Midnight Masks, hard: a cultist counts -2 and puts 1 doom on each Cultist")
def midnight_cultist_hard(t: ExampleTable) -> None:
    in_town(t, "cultist", "ghoul-minion", "ravenous-ghoul", near=1, far=1, difficulty="hard")
    t.choose("fight ghoul-minion")
    t.expect(doom("acolyte") == 2, doom("wizard-of-the-order") == 2, damage("ghoul-minion") == 1)
    t.choose("fight ravenous-ghoul")
    t.expect(doom("acolyte") == 3, damage("ravenous-ghoul") == 0)


@example("ahlcg/chaos-tokens.2", "The Midnight Masks, expert: without a Cultist in play it brings another token")
def midnight_cultist_alone(t: ExampleTable) -> None:
    midnight(t, tokens="cultist -1", difficulty="expert")
    facing(t, "ghoul-minion")
    t.arrange("draws", tokens="cultist")
    t.choose("fight ghoul-minion")
    t.expect(damage("ghoul-minion") == 0, actions(ROLAND) == 2)


@example("ahlcg/chaos-tokens.2", "The Midnight Masks, standard: a tablet counts -3, and a failure drops one clue")
def midnight_tablet(t: ExampleTable) -> None:
    midnight(t, tokens="tablet tablet")
    t.arrange("tokens", on=ROLAND, kind="clues", n=3)
    facing(t, "swarm-of-rats", "ghoul-minion")
    t.choose("fight swarm-of-rats", "pass")
    t.expect(in_play("swarm-of-rats") == False, clues(ROLAND) == 3, unchanged=True)  # noqa: E712
    t.choose("fight ghoul-minion")
    t.heard("ahlcg-log-drop-clues", "ahlcg/skill-test-st.7", n=1)
    t.expect(damage("ghoul-minion") == 0, clues(ROLAND) == 2, clues("rivertown") == 2)


@example("ahlcg/chaos-tokens.2", "The Midnight Masks, hard: a tablet counts -4, and a failure drops all your clues")
def midnight_tablet_hard(t: ExampleTable) -> None:
    midnight(t, tokens="tablet tablet", difficulty="hard")
    t.arrange("tokens", on=ROLAND, kind="clues", n=3)
    facing(t, "ghoul-minion")
    helped(t)
    t.choose("fight ghoul-minion", "commit unexpected-courage")
    t.expect(damage("ghoul-minion") == 1, clues(ROLAND) == 3)
    t.choose("fight ghoul-minion", "commit knife")
    t.expect(damage("ghoul-minion") == 1, clues(ROLAND) == 0, clues("rivertown") == 4)


# ------------------------------------------------------------------ The Devourer Below


@example("ahlcg/chaos-tokens.2", "The Devourer Below, standard: a skull counts -1 for each Monster in play")
def devourer_skull(t: ExampleTable) -> None:
    outside(t, "skull", "ghoul-minion", "swarm-of-rats")
    t.arrange("add-location", code="ritual-site")
    t.arrange("enemy", code="goat-spawn", place="ritual-site")
    t.arrange("enemy", code="ravenous-ghoul", place="ritual-site")
    t.choose("fight ghoul-minion")
    t.expect(damage("ghoul-minion") == 0, actions(ROLAND) == 2)
    t.choose("fight swarm-of-rats")
    t.expect(in_play("swarm-of-rats") == False)  # noqa: E712


@example("ahlcg/chaos-tokens.2", "The Devourer Below, hard: a skull counts -3, and a failure brings a Monster")
def devourer_skull_hard(t: ExampleTable) -> None:
    outside(t, "skull", "swarm-of-rats", "acolyte", difficulty="hard")
    t.choose("fight swarm-of-rats")
    t.expect(engaged(1) == ("acolyte",))
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.choose("fight ghoul-minion", "draw yithian-observer")
    t.expect(engaged(1) == ("acolyte", "ghoul-minion", "yithian-observer"), damage("ghoul-minion") == 0)


@example("ahlcg/chaos-tokens.2", "The Devourer Below, easy: a cultist counts -2 and puts 1 doom on the nearest enemy")
def devourer_cultist(t: ExampleTable) -> None:
    outside(t, "cultist", "ghoul-minion", difficulty="easy")
    t.arrange("add-location", code="ritual-site")
    t.arrange("enemy", code="ravenous-ghoul", place="ritual-site")
    t.choose("fight ghoul-minion")
    t.expect(doom("ghoul-minion") == 1, doom("ravenous-ghoul") == 0, damage("ghoul-minion") == 1)
    t.arrange("stand", seat=1, place="ritual-site")
    t.arrange("agenda", stage=2)
    t.choose("fight ghoul-minion", "doom ghoul-minion")
    t.expect(doom("ghoul-minion") == 2, damage("ghoul-minion") == 1)


@example("ahlcg/chaos-tokens.2", "The Devourer Below, hard: a cultist counts -4 and puts 2 doom there")
def devourer_cultist_hard(t: ExampleTable) -> None:
    outside(t, "cultist", "ghoul-minion", difficulty="hard")
    helped(t)
    t.choose("fight ghoul-minion", "commit unexpected-courage")
    t.expect(doom("ghoul-minion") == 2, damage("ghoul-minion") == 1)
    t.choose("fight ghoul-minion", "commit knife")
    t.expect(doom("ghoul-minion") == 4, damage("ghoul-minion") == 1)


@example("ahlcg/chaos-tokens.2", "The Devourer Below, standard: a tablet counts -3, and 1 damage if a Monster is there")
def devourer_tablet(t: ExampleTable) -> None:
    outside(t, "tablet", "swarm-of-rats", "ghoul-minion")
    t.choose("fight swarm-of-rats")
    t.expect(in_play("swarm-of-rats") == False, damage(ROLAND) == 1, horror(ROLAND) == 0)  # noqa: E712
    t.choose("fight ghoul-minion")
    t.expect(damage("ghoul-minion") == 0, damage(ROLAND) == 2)


@example("ahlcg/chaos-tokens.2", "The Devourer Below, expert: a tablet counts -5, and 1 damage and 1 horror")
def devourer_tablet_hard(t: ExampleTable) -> None:
    outside(t, "tablet", "swarm-of-rats", "ghoul-minion", difficulty="expert")
    helped(t)
    t.choose("fight ghoul-minion", "commit unexpected-courage")
    t.expect(damage("ghoul-minion") == 0, damage(ROLAND) == 1, horror(ROLAND) == 1)
    t.arrange("hand", seat=1, cards="unexpected-courage")
    t.choose("fight swarm-of-rats", "commit unexpected-courage")
    t.expect(in_play("swarm-of-rats") == False, damage(ROLAND) == 2)  # noqa: E712


@example("ahlcg/chaos-tokens.2", "The Devourer Below: without a Monster there a tablet hurts nobody")
def devourer_tablet_alone(t: ExampleTable) -> None:
    outside(t, "tablet", "swarm-of-rats")
    t.choose("fight swarm-of-rats")
    t.heard("ahlcg-log-symbol", "ahlcg/chaos-tokens.2", n=-3)
    t.expect(damage(ROLAND) == 0, in_play("swarm-of-rats") == False)  # noqa: E712


@example("ahlcg/chaos-tokens.2", "The Devourer Below, standard: an elder thing counts -5")
def devourer_elder_thing(t: ExampleTable) -> None:
    outside(t, "elder_thing", "swarm-of-rats", "ghoul-minion")
    helped(t)
    t.choose("fight ghoul-minion", "commit unexpected-courage")
    t.expect(damage("ghoul-minion") == 0, hand(1) == ("knife",))
    t.arrange("hand", seat=1, cards="unexpected-courage")
    t.choose("fight swarm-of-rats", "commit unexpected-courage")
    t.expect(in_play("swarm-of-rats") == False)  # noqa: E712


@example("ahlcg/chaos-tokens.2", "The Devourer Below, hard: an elder thing counts -7")
def devourer_elder_thing_hard(t: ExampleTable) -> None:
    outside(t, "elder_thing", "swarm-of-rats", "ghoul-minion", difficulty="hard")
    t.arrange("hand", seat=1, cards="unexpected-courage beat-cop knife")
    t.choose("fight ghoul-minion", "commit unexpected-courage, commit beat-cop, commit knife")
    t.expect(damage("ghoul-minion") == 0, hand(1) == ())
    t.arrange("hand", seat=1, cards="unexpected-courage beat-cop knife")
    t.choose("fight swarm-of-rats", "commit unexpected-courage, commit beat-cop, commit knife")
    t.expect(in_play("swarm-of-rats") == False)  # noqa: E712


@example("ahlcg/chaos-tokens.2", "The Devourer Below: with an Ancient One in play an elder thing brings another token")
def devourer_elder_thing_and_more(t: ExampleTable) -> None:
    devourer(t, tokens="elder_thing tablet")
    t.arrange("add-location", code="ritual-site")
    t.arrange("enemy", code="umordhoth", place="ritual-site", exhausted=1)
    facing(t, "ghoul-minion")
    t.arrange("draws", tokens="elder_thing")
    t.choose("fight ghoul-minion")
    t.expect(damage(ROLAND) == 1, damage("ghoul-minion") == 0)
