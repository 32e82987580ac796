"""Mysteries, the final mystery, winning, the score."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    ENCOUNTER,
    LEO,
    LILY,
    begin,
    encounters,
    meet,
    monsters_on,
    mythos,
    on_mystery,
    pick,
    pile,
    score,
    size,
    solved,
    tokens_on,
)

CALM = "a-proposition"
QUIET = "the-bermuda-triangle"


@example(
    "eldritch/mysteries.1 eldritch/winning-and-losing.3", "The third solved mystery wins, while the Ancient One sleeps"
)
def third_solved(t: ExampleTable) -> None:
    begin(t, LILY, space="arkham")
    t.arrange("mystery", code="seed-of-the-daemon-sultan", tokens=1, solved=2)
    mythos(t, CALM)
    t.ended(True, "eldritch-end-solved")


@example(
    "eldritch/mysteries.4 eldritch/mystery-check.1 eldritch/mysteries.3",
    "At the end of the mythos phase: solved, its tokens go, and the next one comes",
)
def next_mystery(t: ExampleTable) -> None:
    begin(t, LILY, space="arkham")
    t.arrange("mystery", code="the-true-name", tokens=1, solved=0)
    t.arrange("tokens-at", space="tokyo", n=1)
    t.arrange("next", pile="mysteries", codes="occult-research")
    mythos(t, CALM)
    t.play()
    t.expect(solved() == 1, pile("mystery") == ("occult-research",), tokens_on("tokyo") == 0, on_mystery() == 0)


@example("eldritch/special-encounters.3", "Not before: enough tokens alone do not solve it")
def not_before(t: ExampleTable) -> None:
    meet(t, LILY, "tunguska")
    t.arrange("mystery-token", space="tunguska")
    t.arrange("sheet", seat=1, clues=2)
    encounters(t)
    t.arrange("dice", results="6 1")
    pick(t, "special")
    t.choose("pass", "yes")
    t.asked(2, ENCOUNTER)
    t.expect(on_mystery() == 1, solved() == 0)


@example("eldritch/golden.2", "The card wins: The Deep Ones Attack! leaves its tokens on the board")
def tokens_that_stay(t: ExampleTable) -> None:
    begin(t, LILY, ancient="cthulhu", space="arkham", seed=2)
    t.arrange("mystery", code="the-deep-ones-attack", tokens=1, solved=0)
    t.arrange("next", pile="mysteries", codes="rlyeh-risen")
    t.arrange("tokens-at", space="space-3", n=1)
    mythos(t, CALM)
    t.play()
    t.expect(solved() == 1, tokens_on("space-3") == 1)


@example("eldritch/mysteries.5", "A solved mystery that goes back no longer counts")
def taken_back(t: ExampleTable) -> None:
    begin(t, LILY, space="arkham")
    t.arrange("mystery", code="seed-of-the-daemon-sultan", solved=2)
    mythos(t, "all-for-nothing")
    t.play()
    t.expect(solved() == 1, size("mysteries") == 2)


@example("eldritch/final-mystery.1", "Awake, the third one does not win: the final mystery is left, and Cthulhu rises")
def cthulhu_rises(t: ExampleTable) -> None:
    begin(t, LILY, ancient="cthulhu", space="arkham", seed=2)
    t.arrange("tracks", awake=1)
    t.arrange("mystery", code="rlyeh-risen", tokens=1, solved=2)
    mythos(t, CALM)
    t.play()
    t.heard("eldritch-log-final", "eldritch/final-mystery.1")
    t.expect(solved() == 3, monsters_on("space-3") == ("epic-cthulhu",), pile("mystery") == ())


@example("eldritch/final-mystery.1", "Defeating him wins at once")
def cthulhu_falls(t: ExampleTable) -> None:
    meet(t, LILY, "space-3", ancient="yog-sothoth")
    t.arrange("tracks", awake=1)
    t.arrange("mystery", code="", solved=3)
    t.arrange("monster", code="epic-cthulhu", space="space-3", lost=4)
    encounters(t)
    t.arrange("dice", results="6 6 6 6")
    t.ended(True, "eldritch-end-final")


@example("eldritch/winning-and-losing.2", "Winning and losing at the same time is winning")
def both_at_once(t: ExampleTable) -> None:
    begin(t, LILY, ancient="yog-sothoth", space="space-3")
    t.arrange("tracks", awake=1)
    t.arrange("mystery", code="", solved=3)
    t.arrange("sheet", seat=1, health=1)
    t.arrange("monster", code="epic-cthulhu", space="space-3", lost=3)
    encounters(t)
    t.arrange("dice", results="6 6 6 1")
    t.ended(True, "eldritch-end-final")


@example("eldritch/winning-and-losing.1", "An effect that says so ends the game at once: Dimensions Collide runs out")
def dimensions_collide(t: ExampleTable) -> None:
    begin(t, LILY, space="arkham")
    t.arrange("ongoing", code="dimensions-collide", tokens=1)
    t.arrange("gate", space="rome")
    mythos(t, QUIET)
    t.ended(False, "eldritch-end-dimensions")


@example("eldritch/scoring.1", "Gates, monsters, curses and rumors, less clues, blessings and doom")
def counted(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="arkham")
    t.arrange("mystery", code="seed-of-the-daemon-sultan", tokens=1, solved=2)
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("gate", space="rome")
    t.arrange("gate", space="tokyo")
    for code in ("gug", "zombie", "skeleton"):
        t.arrange("monster", code=code, space="tunguska")
    t.arrange("ongoing", code="stars-aligned")
    t.arrange("sheet", seat=1, clues=4)
    t.arrange("has", seat=1, card="cursed", back="harried")
    t.arrange("has", seat=2, card="blessed", back="visions-of-hypnos")
    mythos(t, "mysterious-lights")
    t.ended(True, "eldritch-end-solved")
    t.expect(score() == 2 + 1 + 1 + 6 - 2 - 1 - 10)
