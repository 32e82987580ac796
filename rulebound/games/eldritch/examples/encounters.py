"""Encounters of every sort: places, clues, gates, expeditions, mysteries, rumors, tokens, the fallen."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    ENCOUNTER,
    JIM,
    LEO,
    LILY,
    MARK,
    NORMAN,
    TRISH,
    begin,
    clues,
    clues_on,
    conditions,
    delayed,
    doom,
    draw,
    encounters,
    expedition,
    fallen_at,
    gates_open,
    health,
    how_many_conditions,
    how_many_things,
    lost,
    meet,
    monsters_on,
    mythos,
    on_card,
    on_mystery,
    pick,
    pile,
    sanity,
    size,
    things,
    tickets,
    tokens_on,
)

# ------------------------------------------------------------------ who and which


@example("eldritch/encounters.1 eldritch/lead-investigator.2", "The lead has the first encounter, then clockwise")
def lead_first(t: ExampleTable) -> None:
    begin(t, MARK, LEO, JIM, space="arkham")
    t.arrange("lead", seat=2)
    draw(t, "america", "america-5 america-4")
    encounters(t)
    t.asked(2, ENCOUNTER)
    t.arrange("dice", results="6 1 1")
    t.choose("america")
    t.asked(3, ENCOUNTER)
    t.choose("america")
    t.asked(1, ENCOUNTER)


@example("eldritch/encounters.4", "Of all that is there one chooses one")
def one_of_several(t: ExampleTable) -> None:
    meet(t, MARK)
    t.arrange("clue", space="arkham")
    t.arrange("gate", space="arkham")
    draw(t, "america", "america-4")
    encounters(t)
    t.offered("general", "america", "other-world", "research clue-arkham")
    t.choose("america")
    t.asked(2, ENCOUNTER)


@example("eldritch/encounters.5 eldritch/faq-3", "The Detained do what that card's back says, beside a monster, too")
def detained(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="detained", back="starvation")
    t.arrange("monster", code="gug", space="arkham")
    encounters(t)
    t.arrange("dice", results="1 1 1")
    t.asked(2, ENCOUNTER)
    t.expect(conditions(1) == ("internal-injury",), health(1) == 3, lost("gug") == 0)


# ------------------------------------------------------------------ places


@example("eldritch/location-encounters.1", "A general card, read for the kind of space: wilderness")
def in_the_wild(t: ExampleTable) -> None:
    meet(t, LILY, "tunguska")
    draw(t, "general", "general-1")
    encounters(t)
    t.play()
    t.expect(sanity(1) == 5, how_many_things(1) == 1, pile("general-discard") == ("general-1",))


@example("eldritch/location-encounters.1", "The same deck at sea")
def at_sea(t: ExampleTable) -> None:
    meet(t, LILY, "space-3")
    draw(t, "general", "general-7")
    encounters(t)
    t.play()
    t.expect(sanity(1) == 5, conditions(1) == ("back-injury",))


def city(t: ExampleTable, where: str, deck: str, card: str, dice: str) -> None:
    meet(t, LILY, where)
    draw(t, deck, card)
    encounters(t)
    t.offered("general", deck)
    t.arrange("dice", results=dice)
    t.choose(deck)


@example("eldritch/location-encounters.2", "In San Francisco from the American deck")
def san_francisco(t: ExampleTable) -> None:
    city(t, "san-francisco", "america", "america-8", "1 1 1")
    t.expect(pile("america-discard") == ("america-8",))
    t.expect(conditions(1) != (), unchanged=True)


@example("eldritch/location-encounters.3", "In London from the European one")
def london(t: ExampleTable) -> None:
    city(t, "london", "europe", "europe-1", "1 1 1 1")
    t.expect(pile("europe-discard") == ("europe-1",))


@example("eldritch/location-encounters.4", "In Sydney from that of Asia and Australia")
def sydney(t: ExampleTable) -> None:
    city(t, "sydney", "asia-australia", "asia-australia-4", "1 1 1")
    t.expect(pile("asia-australia-discard") == ("asia-australia-4",), sanity(1) == 5)


@example("eldritch/delayed.1", "Who becomes delayed is laid on the side")
def laid_down(t: ExampleTable) -> None:
    meet(t, LILY, "space-3")
    draw(t, "general", "general-10")
    encounters(t)
    t.arrange("dice", results="1 1 1 1")
    t.play()
    t.expect(delayed(1) == True)  # noqa: E712


# ------------------------------------------------------------------ research


def look_for(t: ExampleTable, card: str, dice: str, where: str = "space-5", who: str = LEO) -> None:
    meet(t, who, where)
    t.arrange("clue", space=where)
    draw(t, "research", card)
    encounters(t)
    t.arrange("dice", results=dice)
    pick(t, "research")


@example(
    "eldritch/research-encounters.1 eldritch/research-encounters.3 eldritch/research-encounters.5 eldritch/gaining.10",
    "A research card for that clue: the clue itself, and one more from the bank",
)
def this_clue_and_one(t: ExampleTable) -> None:
    look_for(t, "research-azathoth-1", "6 1")
    t.expect(clues(1) == 2, clues_on("space-5") == 0)


@example("eldritch/research-encounters.4", "What is neither gained nor discarded stays")
def it_stays(t: ExampleTable) -> None:
    look_for(t, "research-azathoth-4", "1 1 1")
    t.asked(2, ENCOUNTER)
    t.expect(conditions(1) == ("internal-injury",), clues(1) == 0, clues_on("space-5") == 1)


@example("eldritch/research-encounters.3", "This clue may be moved: to the nearest sea")
def this_clue_moves(t: ExampleTable) -> None:
    meet(t, LEO, "buenos-aires", ancient="cthulhu", seed=2)
    t.arrange("clue", space="buenos-aires")
    draw(t, "research", "research-cthulhu-1")
    encounters(t)
    t.arrange("dice", results="1 1 1")
    pick(t, "research")
    t.choose("space space-8")
    t.expect(clues_on("buenos-aires") == 0, clues_on("space-8") == 1)


# ------------------------------------------------------------------ other worlds


def beyond(t: ExampleTable, card: str, dice: str, who: str = LILY, clue: int = 0) -> None:
    meet(t, who)
    t.arrange("gate", space="arkham")
    t.arrange("gate", space="tokyo")
    t.arrange("sheet", seat=1, clues=clue)
    draw(t, "other-world", card)
    encounters(t)
    t.arrange("dice", results=dice)
    t.choose("other-world")


@example(
    "eldritch/other-world-encounters.1 eldritch/other-world-encounters.3 eldritch/gates.2",
    "This gate is the one where one is: closed, it is discarded",
)
def this_gate(t: ExampleTable) -> None:
    beyond(t, "other-world-8", "6 1 1 6 1")
    t.heard("eldritch-log-closed", "eldritch/gates.2")
    t.expect(gates_open() == ("tokyo",), pile("gate-discard") == ("gate-arkham",))


@example(
    "eldritch/complex-encounters.1 eldritch/complex-encounters.2", "Passed, the middle part; its test decides in turn"
)
def middle_part(t: ExampleTable) -> None:
    beyond(t, "other-world-8", "6 1 1 1 1")
    t.expect(health(1) == 4, gates_open() == ("arkham", "tokyo"))


@example("eldritch/complex-encounters.2", "Failed, the lower part")
def lower_part(t: ExampleTable) -> None:
    beyond(t, "other-world-8", "1 1 1 1 1 1 1")
    t.expect(conditions(1) == ("amnesia",), gates_open() == ("arkham", "tokyo"))


@example("eldritch/complex-encounters.3", "Without a test the price says where to go on: paid, the middle part")
def paid_for(t: ExampleTable) -> None:
    beyond(t, "other-world-15", "1 1", clue=1)
    t.choose("do")
    t.expect(clues(1) == 0, conditions(1) == ("hallucinations",))


@example("eldritch/complex-encounters.3", "Not paid, the lower part")
def not_paid(t: ExampleTable) -> None:
    beyond(t, "other-world-15", "1 1 1")
    t.expect(conditions(1) == (), health(1) == 5)


@example("eldritch/other-world-encounters.4", "In another world one still is on the space: a friend there can help")
def still_there(t: ExampleTable) -> None:
    begin(t, LILY, NORMAN, space="arkham")
    t.arrange("gate", space="arkham")
    t.arrange("has", seat=2, card="whiskey")
    draw(t, "other-world", "other-world-10")
    encounters(t)
    t.arrange("dice", results="1 1")
    t.choose("other-world")
    t.asked(2, "core-prompt-react")
    t.choose("drink whiskey")
    t.asked(2, ENCOUNTER)
    t.expect(sanity(1) == 6, things(2) == ())


@example("eldritch/golden.3 eldritch/faq-14", "Where gates cannot be closed, nothing closes one; the rest goes on")
def cannot_be_closed(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("gate", space="arkham")
    t.arrange("ongoing", code="mysterious-lights")
    draw(t, "other-world", "other-world-6")
    encounters(t)
    t.arrange("dice", results="6 1")
    t.choose("other-world")
    t.heard("eldritch-log-cannot-close")
    t.choose("leave")
    t.heard("core-log-discard", "eldritch/discarding.3")
    t.expect(gates_open() == ("arkham",), unchanged=True)


@example("eldritch/golden.3", "Where gates cannot be closed, nobody is offered to pay for closing one")
def nothing_to_pay_for(t: ExampleTable) -> None:
    """Celaeno: 1 clue to close the gate, or one is delayed."""
    meet(t, LILY)
    t.arrange("gate", space="arkham")
    t.arrange("ongoing", code="mysterious-lights")
    t.arrange("sheet", seat=1, clues=1)
    draw(t, "other-world", "other-world-16")
    encounters(t)
    t.arrange("dice", results="1 1 1 1")
    t.choose("other-world", "pass")
    t.asked(2, ENCOUNTER)
    t.expect(clues(1) == 1, delayed(1) == True, gates_open() == ("arkham",))  # noqa: E712


@example("eldritch/golden.3", "Nor to give up an item for it")
def nothing_to_give_up_for(t: ExampleTable) -> None:
    """The Underworld: an item to close the gate, or 1 health and an injury."""
    meet(t, LILY)
    t.arrange("gate", space="arkham")
    t.arrange("ongoing", code="mysterious-lights")
    t.arrange("has", seat=1, card="axe")
    draw(t, "other-world", "other-world-18")
    encounters(t)
    t.arrange("dice", results="1 1 1 1")
    t.choose("other-world")
    t.asked(2, ENCOUNTER)
    t.expect(things(1) == ("axe",), health(1) == 5, how_many_conditions(1) == 1, gates_open() == ("arkham",))


@example("eldritch/faq-14", "But it can be discarded")
def can_be_discarded(t: ExampleTable) -> None:
    begin(t, LILY, space="arkham")
    t.arrange("gate", space="arkham")
    t.arrange("ongoing", code="mysterious-lights")
    t.arrange("tracks", omen=2, doom=10)
    mythos(t, "dimensional-instability")
    t.play()
    t.expect(pile("gate-discard") == ("gate-arkham",), doom() == 8)


# ------------------------------------------------------------------ expeditions


@example("eldritch/expeditions.5", "On the space of the token: the top expedition card")
def setting_out(t: ExampleTable) -> None:
    meet(t, LILY, "the-amazon")
    t.arrange("expedition", place="the-amazon", n=1)
    t.arrange("tracks", doom=10)
    encounters(t)
    t.arrange("dice", results="6 1 1 1 6 1")
    t.choose("expedition")
    t.expect(doom() == 11)


@example("eldritch/expeditions.4", "The token lies where the top card says, and goes on when that card is gone")
def the_token_moves(t: ExampleTable) -> None:
    meet(t, LILY, "the-amazon")
    t.arrange("next", pile="expedition", codes="expedition-the-amazon expedition-antarctica")
    t.arrange("expedition", place="the-amazon", n=2)
    encounters(t)
    t.arrange("dice", results="6 1 1 1")
    t.choose("expedition")
    t.heard("eldritch-log-expedition", "eldritch/expeditions.4")
    t.expect(expedition() == "antarctica")
    t.heard("core-log-discard", "eldritch/discarding.3")


@example("eldritch/expeditions.5", "Elsewhere there is none")
def no_expedition_elsewhere(t: ExampleTable) -> None:
    meet(t, LILY, "arkham")
    t.arrange("expedition", place="the-amazon", n=1)
    encounters(t)
    t.offered("general")
    t.not_offered("expedition")


@example("eldritch/returned-to-box.1", "An expedition that is no more does not come back")
def gone_for_good(t: ExampleTable) -> None:
    begin(t, LILY, space="arkham")
    t.arrange("expedition", place="tunguska")
    mythos(t, "the-world-shakes")
    t.play()
    t.heard("eldritch-log-expedition-lost", "eldritch/returned-to-box.1")
    t.expect(size("expedition") == 15, size("expedition-discard") == 0)


# ------------------------------------------------------------------ mysteries, rumors, tokens


@example(
    "eldritch/special-encounters.1 eldritch/special-encounters.3",
    "Where the mystery says: a special encounter that brings a token",
)
def rlyeh(t: ExampleTable) -> None:
    meet(t, LILY, "space-3", ancient="cthulhu")
    t.arrange("mystery", code="rlyeh-risen")
    t.arrange("mystery-token", space="space-3")
    draw(t, "special", "special-cthulhu-3")
    encounters(t)
    t.arrange("dice", results="6 1 6")
    pick(t, "special")
    t.heard("eldritch-log-as-encounter", "eldritch/special-encounters.3")
    t.expect(on_mystery() == 1)


@example("eldritch/eldritch-tokens.2 eldritch/eldritch-tokens.3", "A token is dealt with as the mystery says")
def true_name(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("mystery", code="the-true-name")
    t.arrange("tokens-at", space="arkham", n=1)
    t.arrange("sheet", seat=1, clues=2)
    encounters(t)
    pick(t, "special")
    t.choose("yes")
    t.expect(on_mystery() == 1, tokens_on("arkham") == 0, clues(1) == 0)


@example("eldritch/encounters.4", "Who cannot pay, or will not, may choose that encounter all the same")
def not_enough_for_the_name(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("mystery", code="the-true-name")
    t.arrange("tokens-at", space="arkham", n=1)
    t.arrange("sheet", seat=1, clues=1)
    encounters(t)
    t.offered("general", "america")
    pick(t, "special")
    t.asked(2, ENCOUNTER)
    t.expect(on_mystery() == 0, tokens_on("arkham") == 1, clues(1) == 1, unchanged=True)


@example("eldritch/rumors.2", "Spreading Sickness is met by whoever is there, with a clue too few as well")
def not_enough_for_the_cure(t: ExampleTable) -> None:
    meet(t, LILY, "space-17")
    t.arrange("ongoing", code="spreading-sickness")
    t.arrange("sheet", seat=1, clues=1)
    encounters(t)
    pick(t, "special")
    t.asked(2, ENCOUNTER)
    t.expect(clues(1) == 1, unchanged=True)


@example("eldritch/eldritch-tokens.3", "If nothing says so, it cannot be encountered")
def just_a_token(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("tokens-at", space="arkham", n=1)
    encounters(t)
    t.offered("general", "america")
    t.not_offered("special the-true-name")


@example("eldritch/rumors.2 eldritch/rumors.3", "On the space of the token the rumor can be ended, and is discarded")
def rumor_ended(t: ExampleTable) -> None:
    meet(t, LEO, "space-7")
    t.arrange("ongoing", code="stars-aligned")
    t.arrange("sheet", seat=1, clues=1)
    encounters(t)
    t.arrange("dice", results="6 1 1")
    pick(t, "special")
    t.choose("pass", "yes")
    t.expect(on_card("stars-aligned") == -1, pile("mythos-discard") == ("stars-aligned",), clues(1) == 0)


@example("eldritch/rumors.3", "The epic monster it brought is gone with it")
def rumor_with_its_monster(t: ExampleTable) -> None:
    begin(t, LILY, space="arkham")
    t.arrange("ongoing", code="lost-knowledge", tokens=1)
    t.arrange("monster", code="tick-tock-men", space="space-21")
    t.arrange("sheet", seat=1, clues=2)
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6")
    t.play()
    t.expect(clues(1) == 0, on_card("lost-knowledge") == -1, monsters_on("space-21") == ())
    t.heard("eldritch-log-tokens-left", "eldritch/reckoning.4")
    t.heard("eldritch-log-monster-gone", "eldritch/rumors.3")


# ------------------------------------------------------------------ the fallen


@example("eldritch/defeated-other.6", "All they had is gained; then the test for want of Health, and doom draws back")
def crippled(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("body", code="mark-harrigan", space="arkham", by="health", has="axe", ship=1, clues=1)
    t.arrange("tracks", doom=10)
    encounters(t)
    t.arrange("dice", results="6 1 1 1")
    pick(t, "body")
    t.heard("eldritch-log-clues", "eldritch/defeated-other.6")
    t.heard("eldritch-log-ticket", "eldritch/defeated-other.6")
    t.choose("pass")
    t.heard("eldritch-log-laid-to-rest", "eldritch/defeated-other.6")
    t.expect(things(1) == ("axe",), clues(1) == 1, tickets(1) == (0, 1), doom() == 11, fallen_at("mark-harrigan") == "")


@example("eldritch/defeated-other.6", "For want of Sanity it is the other test, and failed, doom stays")
def insane(t: ExampleTable) -> None:
    meet(t, TRISH)
    t.arrange("body", code="mark-harrigan", space="arkham", by="sanity")
    t.arrange("tracks", doom=10)
    encounters(t)
    t.arrange("dice", results="1 1 4")
    pick(t, "body")
    t.expect(doom() == 10, fallen_at("mark-harrigan") == "")


@example("eldritch/spells.4", "A second copy of a Spell is discarded")
def second_copy_discarded(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="wither", back="a")
    t.arrange("body", code="mark-harrigan", space="arkham", has="wither axe")
    encounters(t)
    t.arrange("dice", results="1 1 1 1")
    pick(t, "body")
    t.expect(things(1) == ("wither", "axe"))


# ------------------------------------------------------------------ passing monsters by


def mists(t: ExampleTable, dice: str, monsters: str = "gug zombie") -> None:
    meet(t, LEO)
    t.arrange("has", seat=1, card="mists-of-releh", back="a")
    for code in monsters.split():
        t.arrange("monster", code=code, space="arkham")
    encounters(t)
    t.arrange("dice", results=dice)
    t.choose("cast mists-of-releh")


@example("eldritch/faq-11", "The Mists hide from all monsters: any encounter, and no fight")
def from_all(t: ExampleTable) -> None:
    mists(t, "6 6")
    t.choose("yes")
    t.asked(1, ENCOUNTER)
    t.not_offered("fight gug", "fight zombie")


@example("eldritch/faq-11", "Or from none")
def from_none(t: ExampleTable) -> None:
    mists(t, "6 6")
    t.choose("no")
    t.asked(1, "eldritch-prompt-fight")
    t.offered("fight gug", "fight zombie")


@example("eldritch/faq-10 eldritch/spells.3", "They may be cast where no monster is, and cost what they cost")
def without_monsters(t: ExampleTable) -> None:
    mists(t, "1 1", "")
    t.asked(1, ENCOUNTER)
    t.expect(health(1) == 5, sanity(1) == 5)
