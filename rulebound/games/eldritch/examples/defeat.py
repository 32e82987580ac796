"""Being defeated, devoured, eliminated; who comes after; the lead in between; what is nearest."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    ACTION,
    ENCOUNTER,
    JIM,
    LEO,
    LILY,
    MARK,
    TRISH,
    begin,
    clues,
    conditions,
    delayed,
    doom,
    draw,
    encounters,
    fallen_at,
    fallen_by,
    health,
    improved,
    lead,
    left_with,
    lost,
    meet,
    mythos,
    out,
    pick,
    pile,
    sanity,
    size,
    space,
    things,
    who,
)

QUIET, CALM = "the-bermuda-triangle", "a-proposition"
NEW = "eldritch-prompt-investigator"
ORDER = "eldritch-prompt-order"
LEAD = "eldritch-prompt-lead"


def last_stand(t: ExampleTable, where: str = "arkham", ancient: str = "azathoth") -> None:
    """Lily, with 1 Health left, is about to fight a Gug; Jim waits in Rome."""
    meet(t, LILY, where, ancient=ancient)
    t.arrange("sheet", seat=1, health=1)
    t.arrange("monster", code="gug", space=where)
    t.arrange("tracks", doom=10)


def fall(t: ExampleTable) -> None:
    """She fights it, and loses."""
    encounters(t)
    t.arrange("dice", results="6 6 1 1 1")
    t.play()


# ------------------------------------------------------------------ defeated


@example(
    "eldritch/health-and-sanity.5 eldritch/defeated.1 eldritch/defeated.2",
    "Without Health one is defeated at once, and doom advances",
)
def defeated(t: ExampleTable) -> None:
    last_stand(t)
    fall(t)
    t.expect(who(1) == "", doom() == 9)
    t.heard("eldritch-log-doom", "eldritch/defeated.2")


@example("eldritch/defeated.3 eldritch/nearest.1", "The figure goes to the nearest city, with a token for what ran out")
def to_the_nearest_city(t: ExampleTable) -> None:
    last_stand(t, "tunguska")
    fall(t)
    t.expect(fallen_at("lily-chen") == "space-16", fallen_by("lily-chen") == "health")


@example("eldritch/nearest.3", "In a city that is the nearest")
def where_one_is(t: ExampleTable) -> None:
    last_stand(t, "tokyo")
    fall(t)
    t.expect(fallen_at("lily-chen") == "tokyo")


@example("eldritch/nearest.2", "Of several equally near the active investigator chooses")
def equally_near(t: ExampleTable) -> None:
    last_stand(t, "space-8")
    fall(t)
    t.asked(1, "eldritch-prompt-lies")
    t.offered("space arkham", "space buenos-aires", "space space-7")
    t.choose("space arkham")
    t.expect(fallen_at("lily-chen") == "arkham")


@example("eldritch/nearest.2 eldritch/investigators.2", "In the mythos phase that is the lead, whoever fell")
def lead_chooses_nearest(t: ExampleTable) -> None:
    begin(t, LEO, LILY, space="space-8")
    t.arrange("sheet", seat=2, health=3)
    t.arrange("sheet", seat=1, space="rome")
    mythos(t, "heat-wave-singes-the-globe")
    t.choose("rest")
    t.choose("become-delayed", seat=1)
    t.choose("lose health 3", seat=2)
    t.asked(1, "eldritch-prompt-lies")
    t.choose("space arkham")
    t.expect(fallen_at("lily-chen") == "arkham")


@example("eldritch/defeated.4", "Conditions and improvements go, possessions stay with the sheet")
def what_is_left(t: ExampleTable) -> None:
    last_stand(t)
    t.arrange("has", seat=1, card="axe")
    t.arrange("has", seat=1, card="debt", back="hitmen")
    t.arrange("sheet", seat=1, improved="will:2")
    encounters(t)
    t.arrange("dice", results="6 6 1 1 1 1 1 1 1 1")
    t.choose("pass")
    t.expect(left_with("lily-chen") == ("axe",), things(1) == (), conditions(1) == (), improved(1, "will") == 0)
    t.expect(size("conditions") == 36)


@example("eldritch/defeated.5", "A lead gives the token to anybody")
def lead_given_away(t: ExampleTable) -> None:
    begin(t, LILY, LEO, JIM, space="rome")
    t.arrange("sheet", seat=1, space="arkham", health=1)
    t.arrange("monster", code="gug", space="arkham")
    fall(t)
    t.asked(1, LEAD)
    t.offered("lead leo-anderson", "lead jim-culver")
    t.choose("lead jim-culver")
    t.heard("eldritch-log-lead", "eldritch/defeated.5")
    t.expect(lead() == 3)


@example("eldritch/lead-passing.1", "Who has not acted goes on from where it was")
def nobody_acts_twice(t: ExampleTable) -> None:
    begin(t, LILY, LEO, JIM, space="rome")
    t.arrange("sheet", seat=1, space="arkham", health=1)
    t.arrange("monster", code="gug", space="arkham")
    fall(t)
    t.choose("lead jim-culver")
    t.asked(2, ENCOUNTER)


@example("eldritch/defeated-other.1", "Who has lost both says which counts")
def both_lost(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("sheet", seat=1, health=1, sanity=1)
    t.arrange("monster", code="wind-walker", space="arkham")
    encounters(t)
    t.asked(1, "eldritch-prompt-defeated")
    t.choose("sanity")
    t.heard("eldritch-log-lies-in-sanity", "eldritch/defeated.3")
    t.expect(fallen_by("lily-chen") == "sanity")


@example("eldritch/defeated-other.4", "The defeated are no investigators: nothing happens to them")
def nothing_happens_to_them(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="arkham")
    t.arrange("fallen", seat=2)
    mythos(t, "heat-wave-singes-the-globe")
    t.choose("lose health 3")
    t.asked(1, ORDER)
    t.heard("eldritch-log-loses", "eldritch/health-and-sanity.4")
    t.expect(health(1) == 3, who(2) == "", delayed(2) == False)  # noqa: E712


@example("eldritch/defeated-other.5", "The encounter in which one falls is over")
def encounter_over(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("gate", space="arkham")
    t.arrange("sheet", seat=1, sanity=1)
    draw(t, "other-world", "other-world-24")
    encounters(t)
    t.arrange("dice", results="1 1")
    t.choose("other-world")
    t.asked(2, ENCOUNTER)
    t.expect(who(1) == "", pile("other-world-discard") == ("other-world-24",))


@example("eldritch/defeated-other.5", "So is the action, and the turn")
def action_over(t: ExampleTable) -> None:
    begin(t, MARK, JIM, space="arkham")
    t.arrange("sheet", seat=1, health=1)
    t.arrange("monster", code="gug", space="arkham")
    t.choose("brawl mark-harrigan")
    t.asked(2, ACTION)
    t.expect(who(1) == "")


# ------------------------------------------------------------------ who comes after


@example("eldritch/defeated-other.2", "At the end of the mythos phase: a new investigator, none who has fallen")
def a_new_one(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="arkham")
    t.arrange("fallen", seat=2)
    mythos(t, CALM)
    t.choose("replace-first")
    t.asked(2, NEW)
    t.offered("play mark-harrigan")
    t.not_offered("play leo-anderson", "play lily-chen")
    t.choose("play mark-harrigan")
    t.heard("eldritch-log-arrives", "eldritch/investigators.5")
    t.expect(who(2) == "mark-harrigan", space(2) == "space-14", things(2) == ("38-revolver", "kerosene"))
    t.expect(health(2) == 8, sanity(2) == 4)


@example("eldritch/faq-7", "The lead says what comes first, and may give the token to the new one")
def token_for_the_new_one(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="arkham")
    t.arrange("fallen", seat=2)
    mythos(t, CALM)
    t.asked(1, ORDER)
    t.choose("replace-first", "play mark-harrigan")
    t.asked(1, LEAD)
    t.choose("lead mark-harrigan")
    t.expect(lead() == 2)


@example("eldritch/faq-17", "All defeated at once is no loss while the Ancient One sleeps")
def all_at_once(t: ExampleTable) -> None:
    begin(t, LILY, space="arkham")
    t.arrange("sheet", seat=1, health=3)
    mythos(t, "heat-wave-singes-the-globe")
    t.choose("lose health 3")
    t.asked(1, NEW)


# ------------------------------------------------------------------ eliminated


@example("eldritch/eliminated.3", "Awake, the player is out of the game")
def out_of_the_game(t: ExampleTable) -> None:
    last_stand(t, ancient="yog-sothoth")
    t.arrange("tracks", awake=1)
    fall(t)
    t.expect(out(1) == True)  # noqa: E712
    t.heard("eldritch-log-eliminated", "eldritch/eliminated.3")


@example("eldritch/eliminated.1", "Who is out chooses no new investigator")
def chooses_nobody(t: ExampleTable) -> None:
    begin(t, LILY, LEO, JIM, space="arkham")
    t.arrange("fallen", seat=3)
    t.arrange("fallen", seat=2, out=1)
    mythos(t, CALM)
    t.choose("replace-first")
    t.asked(3, NEW)
    t.choose("play mark-harrigan")
    t.asked(1, LEAD)
    t.expect(who(2) == "", who(3) == "mark-harrigan")


@example("eldritch/eliminated.3", "If it is the defeat that wakes it, that one is still replaced")
def the_one_who_woke_it(t: ExampleTable) -> None:
    last_stand(t, ancient="yog-sothoth")
    t.arrange("tracks", doom=1)
    fall(t)
    t.expect(who(1) == "", doom() == 0, out(1) == False)  # noqa: E712


@example("eldritch/eliminated.2", "Nobody left to choose: out")
def nobody_left(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="arkham")
    t.arrange("fallen", seat=2)
    for code in ("akachi-onyele", "charlie-kane", "diana-stanley", "jacqueline-fine", "jim-culver", "lola-hayes",
                 "mark-harrigan", "norman-withers", "silas-marsh", "trish-scarborough"):  # fmt: skip
        t.arrange("body", code=code, space="tokyo")
    mythos(t, CALM)
    t.expect(out(2) == True)  # noqa: E712
    t.heard("eldritch-log-eliminated", "eldritch/eliminated.2")


@example("eldritch/eliminated.5", "When all are out the game is lost")
def all_out(t: ExampleTable) -> None:
    begin(t, LILY, ancient="yog-sothoth", space="arkham")
    t.arrange("sheet", seat=1, health=1)
    t.arrange("monster", code="gug", space="arkham")
    t.arrange("tracks", awake=1)
    fall(t)
    t.ended(False, "eldritch-end-eliminated")


@example("eldritch/eliminated.4", "If the others win, the eliminated win as well: there is one end for all")
def all_win(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="arkham")
    t.arrange("fallen", seat=2, out=1)
    t.arrange("mystery", code="seed-of-the-daemon-sultan", tokens=1, solved=2)
    mythos(t, CALM)
    t.ended(True, "eldritch-end-solved")


# ------------------------------------------------------------------ devoured


def devour(t: ExampleTable, *others: str) -> None:
    """A Dark Pact is turned at the reckoning, and Lily is devoured."""
    begin(t, LILY, *others, space="arkham")
    t.arrange("has", seat=1, card="dark-pact", back="pact-with-the-dark-man")
    t.arrange("has", seat=1, card="axe")
    t.arrange("sheet", seat=1, clues=1, improved="will:1")
    t.arrange("tracks", doom=10)
    mythos(t, QUIET)
    t.arrange("dice", results="1 6 6")
    t.play()


@example(
    "eldritch/devoured.1 eldritch/devoured.2 eldritch/devoured.3",
    "Devoured: doom advances, all is discarded, and nothing is left on the board",
)
def devoured(t: ExampleTable) -> None:
    devour(t)
    t.expect(who(1) == "", doom() == 9, pile("assets-discard") == ("axe",), size("conditions") == 36)
    t.expect(fallen_at("lily-chen") == "", clues(1) == 0, size("clues-discard") == 1)
    t.heard("eldritch-log-doom", "eldritch/devoured.2")
    t.heard("eldritch-log-clues-lost", "eldritch/devoured.3", n=1)


@example("eldritch/devoured.4", "A lead gives the token away")
def devoured_lead(t: ExampleTable) -> None:
    devour(t, LEO, JIM)
    t.asked(1, LEAD)
    t.choose("lead jim-culver")
    t.expect(lead() == 3)
    t.heard("eldritch-log-lead", "eldritch/devoured.4")


@example("eldritch/devoured.4 eldritch/eliminated.3", "Devoured in an encounter, awake: the lead passes, and out")
def devoured_and_out(t: ExampleTable) -> None:
    meet(t, LILY, ancient="yog-sothoth")
    t.arrange("mystery", code="", solved=3)
    t.arrange("tracks", awake=1)
    t.arrange("gate", space="arkham")
    t.arrange("has", seat=1, card="dark-pact")
    draw(t, "special", "special-yog-sothoth-1")
    encounters(t)
    pick(t, "special")
    t.asked(2, ENCOUNTER)
    t.expect(who(1) == "", out(1) == True, lead() == 2)  # noqa: E712


@example("eldritch/devoured.5", "At the end of the phase another investigator, not the one who was devoured")
def after_the_devoured(t: ExampleTable) -> None:
    devour(t)
    t.asked(1, NEW)
    t.offered("play leo-anderson")
    t.not_offered("play lily-chen")
    t.choose("play leo-anderson")
    t.expect(who(1) == "leo-anderson")


@example("eldritch/players.1", "The number of players is that of the beginning, whoever is out")
def players_of_the_beginning(t: ExampleTable) -> None:
    begin(t, LILY, LEO, TRISH, ancient="shub-niggurath", space="rome")
    t.arrange("fallen", seat=3, out=1)
    t.arrange("sheet", seat=1, space="arkham")
    t.arrange("monster", code="nug", space="arkham", lost=3)
    encounters(t)
    t.arrange("dice", results="6 6 6 1")
    t.play()
    t.expect(lost("nug") == 4)
