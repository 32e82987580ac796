"""Spells and conditions: casting, turning, what waits on their backs; losses and what prevents them."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    ACTION,
    ENCOUNTER,
    LEO,
    LILY,
    begin,
    clues,
    clues_on_board,
    conditions,
    draw,
    encounters,
    health,
    lost,
    meet,
    mythos,
    omen_tokens,
    pick,
    sanity,
    seen,
    space,
    things,
)

QUIET = "the-bermuda-triangle"
REACT = "core-prompt-react"


def reckoning(t: ExampleTable, condition: str, back: str, dice: str, who: str = LILY, where: str = "space-5") -> None:
    """A mythos card with a reckoning comes, and somebody has a condition."""
    begin(t, who, space=where)
    t.arrange("has", seat=1, card=condition, back=back)
    t.arrange("tracks", doom=10)
    draw(t, "cup", "gug")
    mythos(t, QUIET)
    t.arrange("dice", results=dice)
    t.play()


# ------------------------------------------------------------------ turning


@example("eldritch/flipping.1 eldritch/hidden-information.2", "Turned, the back is seen by all and happens at once")
def turned(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    t.arrange("has", seat=1, card="leg-injury", back="stabbing-pain")
    t.expect(seen("leg-injury", 0) == False, unchanged=True)  # noqa: E712
    draw(t, "cup", "gug")
    mythos(t, QUIET)
    t.arrange("dice", results="1 1 1 1 6")
    t.play()
    t.expect(seen("leg-injury", 0) == True)  # noqa: E712
    t.heard("eldritch-log-delayed", "eldritch/delayed.1")


@example("eldritch/flipping.2", "Turned back, the front is not done again: the card just stays")
def turned_back(t: ExampleTable) -> None:
    reckoning(t, "internal-injury", "cracked-rib", "1 1 1 1 6")
    t.expect(health(1) == 5, conditions(1) == ("internal-injury",))
    t.asked(1, ACTION)


# ------------------------------------------------------------------ casting


@example("eldritch/spells.2 eldritch/spells.3", "Cast as an action: the test, its effect, then the other side")
def cast_as_an_action(t: ExampleTable) -> None:
    begin(t, LEO, space="arkham")
    t.arrange("has", seat=1, card="shriveling", back="b")
    t.arrange("monster", code="gug", space="arkham")
    t.arrange("dice", results="6 1")
    t.choose("cast shriveling")
    t.expect(lost("gug") == 2, sanity(1) == 5, things(1) == ("shriveling",))


@example("eldritch/spells.2", "Cast when something happens: Flesh Ward as somebody would lose Health")
def cast_in_answer(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="space-5")
    t.arrange("sheet", seat=2, space="rome")
    t.arrange("has", seat=2, card="flesh-ward", back="b")
    t.arrange("monster", code="gug", space="space-5")
    encounters(t)
    t.arrange("dice", results="6 6 1 1 1 6 1")
    t.asked(2, REACT)
    t.choose("cast flesh-ward")
    t.expect(health(1) == 5)


@example("eldritch/spells.3", "The card is turned though the test failed: the caster bears it")
def turned_though_failed(t: ExampleTable) -> None:
    begin(t, LEO, space="arkham")
    t.arrange("has", seat=1, card="shriveling", back="b")
    t.arrange("monster", code="gug", space="arkham")
    t.arrange("dice", results="1 1")
    t.choose("cast shriveling")
    t.expect(health(1) == 4, lost("gug") == 0)


@example("eldritch/faq-12", "Who is chosen is chosen before the roll, whatever it brings")
def chosen_before(t: ExampleTable) -> None:
    begin(t, LEO, LILY, space="arkham")
    t.arrange("has", seat=1, card="plumb-the-void", back="a")
    t.arrange("dice", results="1")
    t.choose("cast plumb-the-void")
    t.asked(1, "eldritch-prompt-void-whom")
    t.choose("send lily-chen")
    t.expect(health(2) == 3, space(2) == "arkham")


@example("eldritch/spells.3", "The clue of Clairvoyance is chosen before the test; failed, it may be lost")
def clairvoyance_fails(t: ExampleTable) -> None:
    meet(t, LEO)
    t.arrange("has", seat=1, card="clairvoyance", back="b")
    t.arrange("clue", space="tokyo")
    t.arrange("clue", space="space-3")
    encounters(t)
    t.arrange("dice", results="1 1")
    t.choose("cast clairvoyance", "see clue-tokyo")
    t.asked(1, ENCOUNTER)
    t.expect(clues_on_board() == 1)


@example("eldritch/spells.3", "Passed, that clue can be encountered from afar")
def clairvoyance_works(t: ExampleTable) -> None:
    meet(t, LEO)
    t.arrange("has", seat=1, card="clairvoyance", back="a")
    t.arrange("clue", space="tokyo")
    t.arrange("clue", space="space-3")
    draw(t, "research", "research-azathoth-1")
    encounters(t)
    t.arrange("dice", results="6 1 6 1")
    t.choose("cast clairvoyance", "see clue-tokyo")
    pick(t, "research-far")
    t.expect(clues(1) == 2, clues_on_board() == 1, space(1) == "arkham")


# ------------------------------------------------------------------ losing


@example("eldritch/health-and-sanity.4", "What is lost is gone")
def lost_sanity(t: ExampleTable) -> None:
    meet(t, LILY, "space-3")
    draw(t, "general", "general-7")
    encounters(t)
    t.play()
    t.expect(sanity(1) == 5, conditions(1) == ("back-injury",))


@example("eldritch/faq-8", "What follows unless may be chosen and then prevented")
def chosen_and_prevented(t: ExampleTable) -> None:
    begin(t, LEO, space="arkham")
    t.arrange("has", seat=1, card="shriveling", back="a")
    t.arrange("has", seat=1, card="whiskey")
    t.arrange("dice", results="1 1")
    t.choose("cast shriveling", "lose sanity 2")
    t.asked(1, REACT)
    t.choose("drink whiskey")
    t.expect(sanity(1) == 6, things(1) == ("shriveling",))


@example("eldritch/discarding.13", "From the board no more is discarded than lies there")
def no_more_than_there_is(t: ExampleTable) -> None:
    meet(t, LILY, "tunguska")
    t.arrange("clue", space="tunguska")
    draw(t, "research", "research-azathoth-3")
    encounters(t)
    t.arrange("dice", results="6 6 6")
    pick(t, "research")
    t.expect(clues(1) == 1)
    t.choose("pass")
    t.heard("eldritch-log-green-token", "eldritch/discarding.13")
    t.expect(omen_tokens() == 0, unchanged=True)


@example("eldritch/golden.2", "A curse takes the blessing away, and does not come itself")
def blessing_undone(t: ExampleTable) -> None:
    meet(t, LILY, "rome")
    t.arrange("has", seat=1, card="blessed", back="visions-of-hypnos")
    draw(t, "europe", "europe-7")
    encounters(t)
    t.arrange("dice", results="1 1 1 1")
    t.choose("europe", "do", "improve will", "pass")
    t.heard("eldritch-log-undone", "eldritch/golden.2")
    t.expect(conditions(1) == ())


@example("eldritch/golden.2 eldritch/conditions.3", "A second blessing may be chosen: it turns the first")
def blessed_again_by_choice(t: ExampleTable) -> None:
    meet(t, LILY, "rome")
    t.arrange("has", seat=1, card="blessed", back="visions-of-hypnos")
    draw(t, "europe", "europe-4")
    encounters(t)
    t.choose("europe", "do")
    t.expect(clues(1) == 2, conditions(1) == ("blessed",))


@example("eldritch/spend.1", "Only what could bring something is offered: no Health for who has lost none")
def nothing_to_recover(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="space-5")
    t.arrange("sheet", seat=1, sanity=2)
    draw(t, "cup", "gug")
    mythos(t, "the-world-fights-back")
    t.choose("do")
    t.expect(sanity(1) == 4)
