"""Where two rules meet: what a closer reading of cards and of whole games has settled."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    ACTION,
    AKACHI,
    ENCOUNTER,
    JACQUELINE,
    JIM,
    LEO,
    LILY,
    MARK,
    REROLL,
    begin,
    clues,
    conditions,
    draw,
    encounters,
    expedition,
    health,
    how_many_conditions,
    left_with,
    meet,
    monsters_on,
    mythos,
    on_card,
    out,
    pile,
    sanity,
    sheet_tokens,
    size,
    space,
    things,
    tickets,
    who,
)

QUIET = "the-bermuda-triangle"
FORM, DROP = "core-prompt-form", "eldritch-prompt-drop-ticket"


# ------------------------------------------------------------------ actions cut short


def take_off(t: ExampleTable, sanity_left: int) -> None:
    """Leo buys a Charter Flight in Buenos Aires, and lands on an eldritch token of Cthulhu."""
    begin(t, LEO, JIM, ancient="cthulhu", space="buenos-aires", seed=2)
    t.arrange("sheet", seat=1, sanity=sanity_left)
    t.arrange("tokens-at", space="space-3", n=1)
    t.arrange("reserve", cards="charter-flight axe whiskey pocket-watch")
    t.arrange("dice", results="6 1")
    t.choose("acquire", "no-loan", "buy charter-flight", "move space-3")


@example(
    "eldritch/reserve.3 eldritch/delayed.3", "A service that ends in a delay is discarded, and the reserve filled up"
)
def landed_and_stopped(t: ExampleTable) -> None:
    take_off(t, 4)
    t.asked(2, ACTION)
    t.expect(things(1) == (), size("assets-discard") == 1, size("reserve") == 4, sanity(1) == 3)


@example("eldritch/defeated-other.5", "Who falls over a service leaves none of it behind, and the reserve is filled up")
def landed_and_fell(t: ExampleTable) -> None:
    take_off(t, 1)
    t.choose("space sydney")
    t.asked(2, ACTION)
    t.expect(left_with(LEO) == (), size("assets-discard") == 1, size("reserve") == 4)


# ------------------------------------------------------------------ the mythos phase


@example("eldritch/phase-mythos.13", "The card is discarded when all of it is done, not after the reckoning")
def read_to_the_end(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="space-5")
    t.arrange("monster", code="shoggoth", space="tokyo", lost=1)
    draw(t, "gate-stack", "gate-rome")
    mythos(t, "omen-of-good-fortune")
    t.play()
    t.asked(1, "eldritch-prompt-move-omen")
    t.expect(pile("reading") == ("omen-of-good-fortune",), size("mythos-discard") == 0)


@example("eldritch/winning-and-losing.1", "Lost with the omen: there is no reckoning any more")
def over_at_once(t: ExampleTable) -> None:
    begin(t, LILY, ancient="shub-niggurath", space="space-5", seed=2)
    t.arrange("tracks", awake=1, omen=2)
    t.arrange("monster", code="epic-shub-niggurath", space="the-heart-of-africa")
    for code in ("gug", "skeleton", "mummy", "shoggoth"):
        t.arrange("monster", code=code, space="the-heart-of-africa")
    t.arrange("gate", space="rome")
    draw(t, "cup", "nightgaunt")
    mythos(t, QUIET)
    t.ended(False, "eldritch-end-shub")
    t.not_heard("eldritch-log-reckoning")


@example("eldritch/winning-and-losing.1", "Yog-Sothoth awake: with the third gate on the sheet no fourth follows")
def no_fourth_gate(t: ExampleTable) -> None:
    begin(t, LILY, ancient="yog-sothoth", space="space-5", seed=2)
    t.arrange("tracks", awake=1, omen=2)
    for city in ("arkham", "rome", "sydney", "shanghai"):
        t.arrange("gate", space=city)
    mythos(t, "a-proposition")
    t.ended(False, "eldritch-end-yog")
    t.expect(size("sheet-gates") == 3, size("gates") == 1)


@example("eldritch/defeated-other.4", "Haunting Nightmares: who falls by it gains no madness any more")
def no_madness_for_the_fallen(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("sheet", seat=2, sanity=2)
    draw(t, "gate-stack", "gate-rome")
    mythos(t, "haunting-nightmares")
    t.choose("rest")
    t.expect(who(2) == "", how_many_conditions(2) == 0, how_many_conditions(1) == 1)


@example("eldritch/defeated.4", "Unexpected Betrayal: who falls by it has the Ally still, on the sheet")
def ally_comes_along(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="space-5")
    t.arrange("sheet", seat=2, health=3)
    t.arrange("has", seat=2, card="cat-burglar")
    draw(t, "gate-stack", "gate-tokyo")
    draw(t, "cup", "skeleton")
    mythos(t, "unexpected-betrayal")
    t.play()
    t.asked(1, "eldritch-prompt-order")
    t.expect(left_with(LEO) == ("cat-burglar",), size("assets-discard") == 0)


@example("eldritch/defeated.4", "From Bad to Worse: who falls by it loses no clue to a deal any more")
def clue_comes_along(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="space-5")
    t.arrange("sheet", seat=2, health=1, clues=1)
    t.arrange("has", seat=2, card="internal-injury")
    t.arrange("has", seat=2, card="dark-pact")
    draw(t, "gate-stack", "gate-tokyo")
    draw(t, "cup", "skeleton")
    mythos(t, "from-bad-to-worse")
    t.arrange("dice", results="6 6 6 6 6 6 6")
    t.choose("rest", "pass")
    t.asked(1, "eldritch-prompt-order")
    t.expect(who(2) == "", size("clues-discard") == 0)


@example("eldritch/component-limits.8", "Faded From Society: a deck emptied by it is made anew at once")
def faded_and_renewed(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="space-5")
    t.arrange("ongoing", code="faded-from-society")
    t.arrange("reserve", cards="agency-quarantine axe whiskey kerosene")
    t.arrange("card", code="bandages", to="assets-discard")
    t.arrange("card", code="double-barreled-shotgun", to="assets", at=0)
    t.arrange("gone", pile="assets", n=1)
    mythos(t, QUIET)
    t.arrange("dice", results="6 6")
    t.play()
    t.expect(pile("reserve").has("bandages"), on_card("faded-from-society") == 3)
    t.heard("eldritch-log-to-box", "eldritch/returned-to-box.1")


# ------------------------------------------------------------------ expeditions


@example("eldritch/component-limits.8 eldritch/expeditions.3", "The last expedition card: a new deck at once")
def last_expedition(t: ExampleTable) -> None:
    meet(t, LILY, "the-amazon")
    t.arrange("card", code="expedition-antarctica", to="expedition-discard")
    t.arrange("expedition", place="the-amazon", n=2)
    t.arrange("gone", pile="expedition", n=1)
    encounters(t)
    t.arrange("dice", results="6 1 1 1")
    t.choose("expedition")
    t.expect(size("expedition") == 1, pile("expedition-discard") == ("expedition-the-amazon",))
    t.expect(expedition() == "antarctica")


# ------------------------------------------------------------------ who decides, and for what


@example("eldritch/possessions.3", "Witch Doctor: whoever rests there decides, not whose ally it is")
def who_rests_decides(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="arkham")
    t.arrange("has", seat=1, card="witch-doctor")
    t.arrange("sheet", seat=2, health=2)
    t.choose("pass", "rest")
    t.asked(2, FORM)
    t.choose("do")
    t.expect(health(2) == 4)


@example("eldritch/spend.1", "Nobody pays for a card that is not to be had")
def not_for_nothing(t: ExampleTable) -> None:
    meet(t, LEO, ancient="yog-sothoth")
    t.arrange("has", seat=1, card="wither")
    t.arrange("has", seat=2, card="the-silver-key")
    t.arrange("clue", space="arkham")
    draw(t, "research", "research-yog-sothoth-1")
    encounters(t)
    t.arrange("dice", results="6 6 6")
    t.choose("research clue-arkham")
    t.asked(2, ENCOUNTER)
    t.expect(clues(1) == 1)


@example("eldritch/spend.1", "Flute of the Outer Gods: not where only an epic monster is")
def no_flute_for_epics(t: ExampleTable) -> None:
    begin(t, MARK, ancient="shub-niggurath", space="arkham")
    t.arrange("has", seat=1, card="flute-of-the-outer-gods")
    t.arrange("monster", code="nug", space="arkham")
    t.choose("prepare-ship")
    t.not_offered("play flute-of-the-outer-gods")


@example("eldritch/spend.1", "Lily Chen spends nothing for what is not missing")
def nothing_missing(t: ExampleTable) -> None:
    begin(t, LILY, space="arkham")
    t.arrange("sheet", seat=1, sanity=4)
    t.choose("balance lily-chen")
    t.offered("health 1", "health 2")
    t.not_offered("sanity 1")


@example("eldritch/investigator-jacqueline-fine.1", "Jacqueline Fine: only those with whom there is a clue to trade")
def somebody_with_a_clue(t: ExampleTable) -> None:
    begin(t, JACQUELINE, LEO, MARK, space="arkham")
    t.arrange("sheet", seat=3, clues=1)
    t.choose("commune jacqueline-fine")
    t.asked(1, "eldritch-prompt-trade")
    t.pass_until(ACTION)
    t.expect(clues(3) == 1, unchanged=True)


# ------------------------------------------------------------------ losses


@example("eldritch/combat-encounters.2", "The last Sanity lost to Cthulhu lies on his sheet like the rest")
def last_sanity(t: ExampleTable) -> None:
    meet(t, LILY, "space-3", ancient="cthulhu")
    t.arrange("tracks", awake=1)
    t.arrange("mystery", code="", solved=3)
    t.arrange("monster", code="epic-cthulhu", space="space-3")
    t.arrange("sheet", seat=1, sanity=3)
    encounters(t)
    t.arrange("dice", results="1")
    t.choose("space sydney")
    t.expect(who(1) == "", out(1) == True)  # noqa: E712
    t.expect(sheet_tokens() == 4, unchanged=True)
    t.asked(2, ENCOUNTER)


@example("eldritch/faq-8", "Glass of Mortlan: the Sanity one chooses to lose for a Spell is lost to it as well")
def glass_and_a_way_out(t: ExampleTable) -> None:
    begin(t, LEO, space="arkham")
    t.arrange("has", seat=1, card="glass-of-mortlan")
    t.arrange("has", seat=1, card="feed-the-mind", back="a")
    t.arrange("dice", results="1")
    t.choose("cast feed-the-mind", "lose sanity 2", "clear-the-mind glass-of-mortlan")
    t.expect(sanity(1) == 5, things(1) == ("glass-of-mortlan", "feed-the-mind"))


@example("eldritch/possessions.3", "No more is prevented than would be lost")
def as_much_as_there_is(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="bandages")
    t.arrange("monster", code="skeleton", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 6 6 1 1")
    t.choose("bind bandages")
    t.heard("eldritch-log-prevented", "eldritch/possessions.3", health=1)
    t.expect(health(1) == 6, unchanged=True)


@example("eldritch/spend.2", "Grotesque Statue: with the Silver Key it costs nothing, once a round")
def statue_and_key(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="grotesque-statue")
    t.arrange("has", seat=1, card="the-silver-key")
    t.arrange("monster", code="skeleton", space="arkham")
    encounters(t)
    t.arrange("dice", results="1 1 1 6 6")
    t.choose("stare-back grotesque-statue")
    t.expect(sanity(1) == 6, clues(1) == 0, unchanged=True)
    t.heard("eldritch-log-cheaper", "eldritch/possessions.3")
    t.choose("pass")


# ------------------------------------------------------------------ encounters


@example("eldritch/encounters.3", "Byakhee: as long as another monster is there, nobody rides away from it")
def no_ride_yet(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("monster", code="byakhee", space="arkham")
    t.arrange("monster", code="skeleton", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 1 1 6 6 1 1 6 6 6 6 6")
    t.choose("fight byakhee")
    t.asked(1, ENCOUNTER)
    t.expect(monsters_on("arkham") == (), sanity(1) == 6)


@example("eldritch/ambush.6", "Byakhee: after an ambush there is no other encounter to give up for a ride")
def no_ride_from_an_ambush(t: ExampleTable) -> None:
    meet(t, LILY, "space-3", ancient="shub-niggurath")
    t.arrange("clue", space="space-3")
    draw(t, "research", "research-shub-niggurath-8")
    draw(t, "cup", "byakhee")
    encounters(t)
    t.arrange("dice", results="1 1 6 1 1 6 6 1 1")
    t.choose("research clue-space-3")
    t.asked(2, ENCOUNTER)
    t.expect(pile("monsters") == (), sanity(1) == 6, unchanged=True)


@example("eldritch/spells.3", "A clue encountered from afar: one counts as being where it lies")
def as_if_there(t: ExampleTable) -> None:
    meet(t, LEO, ancient="shub-niggurath")
    t.arrange("has", seat=1, card="clairvoyance", back="a")
    t.arrange("clue", space="tokyo")
    draw(t, "research", "research-shub-niggurath-4")
    encounters(t)
    t.arrange("dice", results="6 1 1 1 1")
    t.choose("cast clairvoyance", "research-far clue-tokyo")
    t.expect(space(1) == "space-19", conditions(1) == ("amnesia",))


@example("eldritch/clues.6", "A clue rerolls a die of a Spell though the monster of that combat is in the cup again")
def monster_in_the_cup(t: ExampleTable) -> None:
    meet(t, LEO, ancient="yog-sothoth")
    t.arrange("has", seat=1, card="instill-bravery", back="a")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("monster", code="cultist", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 6 6 1 1 6")
    t.choose("pass", "cast instill-bravery")
    t.asked(1, REROLL)
    t.choose("reroll clue")
    t.expect(clues(1) == 0, health(1) == 5)
    t.asked(1, ENCOUNTER)


@example("eldritch/rumors.1 eldritch/mysteries.3", "A defeated monster is kept by one card, not by two")
def kept_once(t: ExampleTable) -> None:
    meet(t, AKACHI, "space-19", ancient="shub-niggurath")
    t.arrange("mystery", code="hunting-the-thousand")
    t.arrange("ongoing", code="return-of-the-ancient-ones")
    t.arrange("sheet", seat=1, clues=3)
    t.arrange("monster", code="warlock", space="space-19")
    encounters(t)
    t.arrange("dice", results="6 6 6 6 6")
    t.choose("pass", "pass", "bind return-of-the-ancient-ones")
    t.expect(pile("rumor-monsters") == ("warlock",), size("mystery-monsters") == 0, clues(1) == 2)
    t.asked(1, ENCOUNTER)


# ------------------------------------------------------------------ falling, tickets


@example("eldritch/devoured.1", "Who is being devoured is not devoured a second time")
def devoured_once(t: ExampleTable) -> None:
    begin(t, LILY, JIM, ancient="shub-niggurath", space="space-8", seed=2)
    t.arrange("tracks", awake=1, omen=1)
    t.arrange("monster", code="epic-shub-niggurath", space="the-heart-of-africa")
    t.arrange("has", seat=1, card="dark-pact", back="pact-with-the-dark-man")
    t.arrange("has", seat=1, card="cursed", back="the-innsmouth-look")
    draw(t, "cup", "wraith gug")
    mythos(t, QUIET)
    t.arrange("dice", results="1 6 6")
    t.choose("reckon dark-pact")
    t.expect(who(1) == "", monsters_on("the-heart-of-africa") == ("epic-shub-niggurath", "wraith"))


@example("eldritch/prepare-for-travel.4", "A third ticket from a trade: one of the three goes, whichever they like")
def third_ticket(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="arkham")
    t.arrange("sheet", seat=1, train=1)
    t.arrange("sheet", seat=2, train=1, ship=1)
    t.choose("trade leo-anderson", "give train-ticket-1", "agree")
    t.asked(2, DROP)
    t.expect(tickets(2) == (2, 1))
    t.choose("drop ship")
    t.expect(tickets(2) == (2, 0), tickets(1) == (0, 0))


@example("eldritch/prepare-for-travel.4", "Three of a kind: nobody asks which of them goes")
def tickets_alike(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="arkham")
    t.arrange("sheet", seat=1, train=1)
    t.arrange("sheet", seat=2, train=2)
    t.choose("trade leo-anderson", "give train-ticket-1", "agree")
    t.asked(1, ACTION)
    t.expect(tickets(1) == (0, 0))
    t.expect(tickets(2) == (2, 0), unchanged=True)
