"""What was settled by reading whole games against Shub-Niggurath line by line."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    JACQUELINE,
    LEO,
    LILY,
    NORMAN,
    begin,
    conditions,
    draw,
    encounters,
    lead,
    meet,
    monsters_on,
    mythos,
    pile,
    who,
)

QUIET, SHUB = "the-bermuda-triangle", "shub-niggurath"
RECKONING = "eldritch-prompt-reckoning"


@example("eldritch/lead-passing.1", "The lead falls in a reckoning: the new lead says in which order it goes on")
def the_new_lead_orders(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="space-5")
    t.arrange("sheet", seat=1, space="arkham", health=1)
    t.arrange("monster", code="hound-of-tindalos", space="arkham")
    t.arrange("monster", code="shoggoth", space="tokyo")
    t.arrange("monster", code="witch", space="tokyo")
    mythos(t, QUIET)
    t.arrange("dice", results="6 6 6 1 1 1")
    t.choose("reckon hound-of-tindalos")
    t.expect(who(1) == "", lead() == 2)
    t.asked(2, RECKONING)


@example("eldritch/discarding.10", "A monster that was set aside is discarded to where it came from")
def aside_again(t: ExampleTable) -> None:
    begin(t, NORMAN, ancient=SHUB, space="arkham")
    t.arrange("sheet", seat=1, clues=2)
    t.arrange("gate", space="tokyo")
    t.arrange("monster", code="goat-spawn", space="tokyo")
    t.choose("banish norman-withers", "no")
    t.heard("eldritch-log-discarded-monster", "eldritch/discarding.10")
    t.expect(monsters_on("tokyo") == (), pile("set-aside").has("goat-spawn"))


@example("eldritch/defeated-other.4", "A lead who is just falling is not cursed by the Wraith that comes for it")
def no_curse_for_the_falling(t: ExampleTable) -> None:
    meet(t, LILY, ancient=SHUB)
    t.arrange("tracks", awake=1)
    t.arrange("monster", code="epic-shub-niggurath", space="the-heart-of-africa")
    t.arrange("monster", code="skeleton", space="arkham")
    t.arrange("has", seat=1, card="cursed", back="karmic-justice")
    t.arrange("sheet", seat=1, sanity=1)
    draw(t, "cup", "wraith")
    encounters(t)
    t.arrange("dice", results="1 1 1")
    t.play()
    t.expect(who(1) == "", monsters_on("the-heart-of-africa") == ("epic-shub-niggurath", "wraith"))
    t.not_heard("eldritch-log-turned")


@example("eldritch/defeated-other.4", "Jacqueline, falling herself, looks at nobody's curse any more")
def nothing_foreseen(t: ExampleTable) -> None:
    begin(t, LILY, JACQUELINE, LEO, ancient=SHUB, space="space-5", seed=1)
    t.arrange("tracks", awake=1)
    t.arrange("monster", code="epic-shub-niggurath", space="the-heart-of-africa")
    t.arrange("monster", code="deep-one", space="arkham")
    t.arrange("sheet", seat=2, space="arkham", sanity=1)
    draw(t, "cup", "wraith")
    mythos(t, QUIET)
    t.arrange("dice", results="6 6")
    t.play()
    t.expect(who(2) == "", conditions(1) == ("cursed",))
