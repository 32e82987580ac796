"""Sheets that lie on their other side, what mysteries do on coming into play, what comes back from the box."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    LEO,
    LILY,
    MARK,
    begin,
    clues_on,
    doom,
    draw,
    gates_open,
    lost,
    meet,
    monsters_on,
    mythos,
    omen,
    pile,
    sanity,
    sheet_tokens,
    size,
    solved,
    who,
)

CALM, QUIET = "a-proposition", "the-bermuda-triangle"
"""A mythos card without a reckoning, and one with it: on a 6 it does nothing else."""


def awake(t: ExampleTable, ancient: str, *people: str, space: str = "space-5") -> None:
    begin(t, *people, ancient=ancient, space=space, seed=2)
    t.arrange("tracks", awake=1, omen=1)


# ------------------------------------------------------------------ awake, at a reckoning


@example("eldritch/reckoning.3", "Cthulhu awake: all lose the same, whoever falls first")
def cthulhu_takes_from_all(t: ExampleTable) -> None:
    awake(t, "cthulhu", LILY, LEO)
    t.arrange("tokens-at", space="sheet", n=2)
    t.arrange("sheet", seat=1, sanity=1)
    mythos(t, QUIET)
    t.arrange("dice", results="6")
    t.play()
    t.expect(who(1) == "", sanity(2) == 4, sheet_tokens() == 3)


@example("eldritch/reckoning.3 eldritch/ancient-one.6", "Shub-Niggurath awake: who is on her space fights her")
def shub_fights(t: ExampleTable) -> None:
    awake(t, "shub-niggurath", MARK, LEO, space="the-heart-of-africa")
    t.arrange("sheet", seat=2, space="rome")
    t.arrange("monster", code="epic-shub-niggurath", space="the-heart-of-africa")
    draw(t, "gate-stack", "gate-sydney")
    mythos(t, QUIET)
    t.arrange("dice", results="6 6 1 6 6 6")
    t.play()
    t.expect(sanity(1) == 2, sanity(2) == 6)
    t.heard("eldritch-log-unhurt", "eldritch/golden.3")


@example("eldritch/reckoning.3 eldritch/ancient-one.6", "Yog-Sothoth awake: the gate one stands on goes onto the sheet")
def yog_takes_the_gate(t: ExampleTable) -> None:
    awake(t, "yog-sothoth", LILY, space="arkham")
    t.arrange("gate", space="arkham")
    draw(t, "gate-stack", "gate-sydney")
    mythos(t, QUIET)
    t.arrange("dice", results="6")
    t.play()
    t.expect(pile("sheet-gates") == ("gate-arkham",), gates_open() == ("sydney",))


@example("eldritch/reckoning.3", "Yog-Sothoth awake: a Spell that is discarded keeps the gate")
def yog_takes_a_spell(t: ExampleTable) -> None:
    awake(t, "yog-sothoth", LILY, space="arkham")
    t.arrange("has", seat=1, card="wither")
    t.arrange("gate", space="arkham")
    draw(t, "gate-stack", "gate-sydney")
    mythos(t, QUIET)
    t.arrange("dice", results="6")
    t.choose("yes")
    t.expect(size("sheet-gates") == 0, gates_open() == ("arkham", "sydney"))
    t.heard("core-log-discard", "eldritch/double-sided-cards.4")


@example("eldritch/reckoning.4", "Stars Aligned: at a reckoning the omen advances once more")
def stars_aligned(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("ongoing", code="stars-aligned")
    t.arrange("gate", space="rome")
    mythos(t, QUIET)
    t.arrange("dice", results="6 6")
    t.play()
    t.expect(omen() == "red", doom() == 9)


# ------------------------------------------------------------------ epic monsters


@example("eldritch/reckoning.2", "Nug: a Ghoul that was set aside comes to its space")
def nug(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="shub-niggurath", space="space-5")
    t.arrange("monster", code="nug", space="the-amazon")
    mythos(t, QUIET)
    t.arrange("dice", results="6 6")
    t.play()
    t.expect(monsters_on("the-amazon") == ("nug", "ghoul"), pile("set-aside").lacks("nug"), size("set-aside") == 4)


@example("eldritch/returned-to-box.1", "Defeated, the Zombie Horde is in the box, and another Zombie brings it again")
def horde_again(t: ExampleTable) -> None:
    begin(t, MARK, LEO, space="arkham")
    t.arrange("monster", code="zombie-horde", space="arkham", lost=4)
    t.arrange("monster", code="zombie", space="tokyo")
    t.choose("brawl mark-harrigan")
    t.expect(monsters_on("arkham") == ())
    mythos(t, QUIET)
    t.arrange("dice", results="6 6")
    t.play()
    t.expect(monsters_on("tokyo") == ("zombie-horde",))


@example("eldritch/returned-to-box.1", "A mystery that comes back brings its epic monster again")
def nug_again(t: ExampleTable) -> None:
    begin(t, MARK, LEO, ancient="shub-niggurath", space="arkham")
    t.arrange("monster", code="nug", space="arkham", lost=3)
    t.choose("brawl mark-harrigan")
    t.arrange("mystery", code="hunting-the-thousand")
    t.arrange("tokens", on="hunting-the-thousand", kind="hurt", n=4)
    draw(t, "mysteries", "spawn-of-the-black-goat")
    mythos(t, CALM)
    t.play()
    t.expect(solved() == 1, monsters_on("the-amazon") == ("nug",), lost("nug") == 0)


@example("eldritch/mystery-check.1", "And it is not solved before that one is defeated, too")
def nug_still_there(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient="shub-niggurath", space="space-5")
    t.arrange("monster", code="nug", space="the-amazon", lost=3)
    mythos(t, CALM)
    t.choose("lead leo-anderson")
    t.expect(solved() == 0, pile("mystery") == ("spawn-of-the-black-goat",), unchanged=True)


# ------------------------------------------------------------------ mysteries that gather clues


@example("eldritch/mysteries.3 eldritch/nearest.1", "The Stars Are Right!: every clue goes to the nearest sea")
def stars_are_right(t: ExampleTable) -> None:
    begin(t, LILY, ancient="cthulhu", space="space-5", seed=2)
    t.arrange("mystery", code="rlyeh-risen", tokens=1, solved=0)
    for space in ("arkham", "london", "space-12"):
        t.arrange("clue", space=space)
    draw(t, "mysteries", "the-stars-are-right")
    draw(t, "clues", "clue-space-18")
    mythos(t, CALM)
    t.play()
    t.expect(clues_on("space-8") == 1, clues_on("space-13") == 1, clues_on("space-12") == 1, clues_on("arkham") == 0)


@example(
    "eldritch/mysteries.3 eldritch/nearest.2", "Nature of the All-Mother: every clue goes to the nearest wilderness"
)
def nature_of_the_all_mother(t: ExampleTable) -> None:
    meet(t, LILY, "space-5", ancient="shub-niggurath")
    t.arrange("mystery", code="hunting-the-thousand", solved=0)
    t.arrange("tokens", on="hunting-the-thousand", kind="hurt", n=4)
    t.arrange("clue", space="arkham")
    t.arrange("clue", space="rome")
    draw(t, "mysteries", "nature-of-the-all-mother")
    draw(t, "clues", "clue-tunguska")
    mythos(t, CALM)
    t.choose("space space-10")
    t.heard("eldritch-log-clue-moves", "eldritch/nearest.1")
    t.expect(clues_on("space-9") == 1, clues_on("space-10") == 1, clues_on("tunguska") == 1)
