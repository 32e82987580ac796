"""Where a clause ends: its numbers, its "only" and its "each", who of several decides, and what comes first."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    ACTION,
    DIANA,
    ENCOUNTER,
    JACQUELINE,
    JIM,
    LEO,
    LIES,
    LILY,
    LOLA,
    MARK,
    NORMAN,
    REROLL,
    SILAS,
    TRISH,
    begin,
    clue_faces,
    clues,
    clues_on,
    clues_on_board,
    conditions,
    delayed,
    dice,
    doom,
    draw,
    encounters,
    expedition,
    fallen_at,
    gates_open,
    health,
    lead,
    left_tickets,
    lost,
    meet,
    monsters_everywhere,
    monsters_on,
    mythos,
    omen,
    out,
    pick,
    pile,
    sanity,
    seen_faces,
    size,
    solved,
    space,
    tickets,
    who,
)

QUIET, CALM = "the-bermuda-triangle", "a-proposition"
"""A yellow and a green card that do nothing but their signs (the yellow one with a die of 3 to 6)."""


# ------------------------------------------------------------------ turns and actions


@example("eldritch/actions.2", "Nobody trades, buys or travels twice either")
def each_action_once(t: ExampleTable) -> None:
    begin(t, MARK, NORMAN, space="arkham")
    t.arrange("has", seat=1, card="axe")
    t.arrange("has", seat=1, card="bandages")
    t.arrange("actions", seat=1, n=4)
    t.arrange("card", code="puzzle-box", to="reserve")
    t.arrange("dice", results="1 1")
    t.choose("trade norman-withers", "give axe", "agree")
    t.refused("trade norman-withers", "eldritch/actions.2")
    t.choose("acquire", "no-loan", "pass")
    t.refused("acquire", "eldritch/actions.2")
    t.choose("travel london")
    t.refused("travel rome", "eldritch/actions.2")


@example("eldritch/actions.1 eldritch/lead-investigator.2", "Three seats: clockwise from the lead")
def clockwise(t: ExampleTable) -> None:
    begin(t, MARK, NORMAN, JIM, space="arkham")
    t.arrange("lead", seat=2)
    t.arrange("phase", name="action")
    t.asked(2, ACTION, n=2)
    t.choose("pass")
    t.asked(3, ACTION, n=2)
    t.choose("pass")
    t.asked(1, ACTION, n=2)


@example("eldritch/delayed.3", "The rest of the action is lost, in somebody else's turn as well")
def not_on_by_ship(t: ExampleTable) -> None:
    begin(t, "charlie-kane", NORMAN, ancient="cthulhu", space="arkham")
    t.arrange("tokens-at", space="london", n=1)
    t.arrange("sheet", seat=2, ship=1)
    t.choose("pull-strings charlie-kane", "travel london")
    t.asked(1, ACTION, n=1)
    t.expect(space(2) == "london", tickets(2) == (0, 1), delayed(2) == False)  # noqa: E712


@example("eldritch/prepare-for-travel.1", "At sea there is no ticket for a ship either")
def no_ticket_at_sea(t: ExampleTable) -> None:
    begin(t, MARK, space="space-8")
    t.refused("prepare-ship", "eldritch/prepare-for-travel.1")


@example("eldritch/health-and-sanity.2", "Nor more Sanity, where only Health is missing")
def sanity_is_whole(t: ExampleTable) -> None:
    begin(t, MARK)
    t.arrange("sheet", seat=1, health=7)
    t.choose("rest")
    t.expect(health(1) == 8, sanity(1) == 4)


# ------------------------------------------------------------------ who decides


@example("eldritch/nearest.2 eldritch/investigators.2", "In a turn its owner says which city is nearest, not the lead")
def active_says_where(t: ExampleTable) -> None:
    begin(t, LEO, MARK, space="space-8")
    t.arrange("sheet", seat=2, health=1)
    t.arrange("monster", code="gug", space="space-8")
    t.choose("pass", "brawl mark-harrigan")
    t.asked(2, LIES)
    t.choose("space arkham")
    t.expect(fallen_at("mark-harrigan") == "arkham")


@example("eldritch/lead-investigator.3 eldritch/nearest.2", "The lead is active in the mythos phase, on whatever seat")
def lead_on_another_seat(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="space-8")
    t.arrange("lead", seat=2)
    t.arrange("sheet", seat=1, health=3)
    t.arrange("sheet", seat=2, space="rome")
    mythos(t, "heat-wave-singes-the-globe")
    t.choose("rest")
    t.choose("become-delayed", seat=2)
    t.choose("lose health 3", seat=1)
    t.asked(2, LIES)
    t.choose("space arkham")
    t.expect(fallen_at("lily-chen") == "arkham")


def a_mystery_lost(t: ExampleTable) -> None:
    """A mystery is lost unless the group pays 2 clues; seats 1 and 3 have one each, seat 2 leads."""
    begin(t, LILY, LEO, MARK, space="space-5")
    t.arrange("lead", seat=2)
    t.arrange("mystery", code="occult-research", solved=1)
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("sheet", seat=3, clues=1)
    mythos(t, "all-for-nothing")


@example("eldritch/lead-investigator.5", "Whether the group pays the lead decides, who may have nothing to give")
def the_lead_for_the_group(t: ExampleTable) -> None:
    a_mystery_lost(t)
    t.asked(2, "eldritch-prompt-group-pays", n=2)
    t.choose("no")
    t.expect(solved() == 0, clues(1) == 1)


@example("eldritch/spend.3", "If one of the group gives nothing, it is not paid, and nobody has paid anything")
def a_clue_short(t: ExampleTable) -> None:
    a_mystery_lost(t)
    t.choose("yes", "give 1", "give 0")
    t.heard("eldritch-log-group-fails", "eldritch/spend.3")
    t.expect(solved() == 0, clues(1) == 1, clues(3) == 1)


# ------------------------------------------------------------------ falling


def at_the_end(t: ExampleTable, health: int = 1, **sheet: int) -> None:
    """Mark, with 1 Health left, in a wilderness of three equally near cities beside a monster; Leo far away."""
    begin(t, MARK, LEO, space="rome")
    t.arrange("sheet", seat=1, space="space-8", health=health, **sheet)
    t.arrange("monster", code="gug", space="space-8")
    t.arrange("tracks", doom=10)


@example("eldritch/defeated.2", "Doom comes before the figure is moved")
def doom_first(t: ExampleTable) -> None:
    at_the_end(t)
    t.choose("brawl mark-harrigan")
    t.asked(1, LIES)
    t.heard("eldritch-log-you-are-defeated", "eldritch/defeated.1")
    t.expect(doom() == 9, fallen_at("mark-harrigan") == "")


@example("eldritch/defeated.4", "Tickets stay with the sheet")
def tickets_stay(t: ExampleTable) -> None:
    at_the_end(t, train=1, ship=1)
    t.choose("brawl mark-harrigan", "space arkham")
    t.expect(left_tickets("mark-harrigan") == (1, 1), tickets(1) == (0, 0))


@example("eldritch/defeated-other.6", "Who lost all Sanity is met with another test: influence, not strength")
def met_as_insane(t: ExampleTable) -> None:
    meet(t, JIM)
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("body", code=MARK, space="arkham", by="sanity")
    encounters(t)
    t.arrange("dice", results="1 1 1")
    pick(t, "body")
    t.asked(1, REROLL)
    t.expect(dice() == (1, 1, 1))


@example("eldritch/eliminated.5", "One player out of two is no loss")
def the_other_goes_on(t: ExampleTable) -> None:
    meet(t, LILY, ancient="yog-sothoth")
    t.arrange("sheet", seat=1, health=1)
    t.arrange("monster", code="gug", space="arkham")
    t.arrange("tracks", awake=1)
    encounters(t)
    t.arrange("dice", results="6 6 6 1 1")
    t.asked(2, ENCOUNTER)
    t.expect(out(1) == True, who(1) == "")  # noqa: E712


# ------------------------------------------------------------------ tests and clues


def may_fight(t: ExampleTable, you: str, beside: str, monster: str) -> None:
    begin(t, you, beside, space="arkham")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("monster", code=monster, space="arkham")
    encounters(t)


@example("eldritch/tests.7", "A die that somebody gives is added to one that is always there")
def given_and_standing(t: ExampleTable) -> None:
    may_fight(t, LOLA, JIM, "elder-thing")
    t.arrange("dice", results="1 1 1 1 1")
    t.choose("encourage lola-hayes")
    t.asked(1, REROLL)
    t.expect(dice() == (1, 1, 1, 1, 1))


@example("eldritch/tests.9", "An additional die counts before the least of one: strength 1, -3 and one more are one")
def the_least_comes_last(t: ExampleTable) -> None:
    may_fight(t, JACQUELINE, JIM, "dark-young")
    t.arrange("dice", results="6 6 6 1")
    t.choose("pass")
    t.asked(1, REROLL)
    t.expect(dice() == (1,))


@example("eldritch/combat-encounters.3", "The test of will has the monster's modifier: will 3 and -1 are two dice")
def modifier_of_will(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("monster", code="dark-young", space="arkham")
    encounters(t)
    t.arrange("dice", results="1 1")
    t.asked(1, REROLL)
    t.expect(dice() == (1, 1))


@example("eldritch/faq-9", "Wither has failed: the axe still gives its bonus in that fight")
def axe_after_wither(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("has", seat=1, card="wither", back="a")
    t.arrange("has", seat=1, card="axe")
    t.arrange("monster", code="gug", space="arkham")
    encounters(t)
    t.arrange("dice", results="1 1 6 6 1 1 1 1 1")
    t.choose("cast wither", "pass", "discard")
    t.pass_until(REROLL)
    t.choose("pass")
    t.asked(1, REROLL)
    t.expect(dice() == (1, 1, 1, 1))


@example("eldritch/investigator-trish-scarborough.1", "Others roll two dice again on her space, and only there")
def others_beside_trish(t: ExampleTable) -> None:
    begin(t, MARK, TRISH, space="arkham")
    t.arrange("sheet", seat=2, space="rome")
    t.arrange("sheet", seat=1, clues=2)
    t.arrange("has", seat=1, card="debt", back="hitmen")
    t.arrange("dice", results="1 2 1")
    t.choose("pay debt", "reroll clue")
    t.not_accepted("die 1 1, die 2 2")
    t.choose("die 1 1", "pass")
    t.arrange("round", n=2)
    t.arrange("sheet", seat=2, space="arkham")
    t.arrange("dice", results="1 2 1 6")
    t.choose("pay debt", "reroll clue", "die 1 1, die 2 2")
    t.expect(conditions(1) == (), clues(1) == 0)


@example("eldritch/investigator-norman-withers.1", "Norman does not pay with his last Sanity for a die")
def last_sanity_for_a_die(t: ExampleTable) -> None:
    begin(t, NORMAN, space="arkham")
    t.arrange("has", seat=1, card="debt", back="hitmen")
    t.arrange("sheet", seat=1, sanity=1)
    t.arrange("dice", results="1")
    t.choose("pay debt")
    t.asked(1, ACTION, n=1)
    t.expect(sanity(1) == 1, conditions(1) == ("debt",), unchanged=True)


@example("eldritch/spend.4", "Nor is the last Health spent: then one is delayed instead")
def last_health(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("gate", space="arkham")
    t.arrange("sheet", seat=1, health=1)
    draw(t, "other-world", "other-world-21")
    encounters(t)
    t.arrange("dice", results="6 1")
    t.choose("other-world")
    t.asked(2, ENCOUNTER)
    t.expect(delayed(1) == True, health(1) == 1, gates_open() == ("arkham",))  # noqa: E712


# ------------------------------------------------------------------ encounters


@example("eldritch/encounters.1", "Without a fight nobody can do without an encounter")
def no_going_without(t: ExampleTable) -> None:
    meet(t, MARK, "tunguska")
    encounters(t)
    t.offered("general")
    t.not_offered("pass")


@example(
    "eldritch/encounters.4 eldritch/research-encounters.1 eldritch/other-world-encounters.1 eldritch/defeated-other.6"
    " eldritch/eldritch-tokens.3",
    "What lies elsewhere is no encounter here",
)
def only_what_is_here(t: ExampleTable) -> None:
    meet(t, LILY, "tunguska")
    t.arrange("mystery", code="the-true-name")
    t.arrange("tokens-at", space="sydney", n=1)
    here, elsewhere = (str(t.arrange("clue", space=space)) for space in ("tunguska", "tokyo"))
    t.arrange("gate", space="sydney")
    t.arrange("body", code=SILAS, space="london", by="health")
    encounters(t)
    t.offered("general", f"research {here}")
    t.not_offered(f"research {elsewhere}", "other-world", f"body {SILAS}", "special the-true-name")


@example("eldritch/other-world-encounters.3", "Of two gates the one where one is closes, whichever opened first")
def not_the_first_gate(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("gate", space="tokyo")
    t.arrange("gate", space="arkham")
    draw(t, "other-world", "other-world-8")
    encounters(t)
    t.arrange("dice", results="6 1 1 6 1")
    t.choose("other-world")
    t.expect(gates_open() == ("tokyo",))


@example("eldritch/research-encounters.3", "A clue elsewhere stays where it is")
def not_the_first_clue(t: ExampleTable) -> None:
    meet(t, LILY, "space-5")
    t.arrange("clue", space="tokyo")
    t.arrange("clue", space="space-5")
    draw(t, "research", "research-azathoth-1")
    encounters(t)
    t.arrange("dice", results="6 1 1")
    pick(t, "research")
    t.expect(clues_on("tokyo") == 1, clues_on("space-5") == 0)


@example("eldritch/faq-4", "Epic monsters, too, lose Health by what is found in an encounter")
def epic_from_afar(t: ExampleTable) -> None:
    meet(t, MARK, "tokyo", ancient="shub-niggurath")
    t.arrange("monster", code="nug", space="the-amazon")
    draw(t, "asia-australia", "asia-australia-4")
    encounters(t)
    t.arrange("dice", results="6 1")
    t.choose("asia-australia")
    t.expect(lost("nug") == 2)


@example("eldritch/epic-monsters.4", "No epic monster is called: the other one comes")
def no_epic_called(t: ExampleTable) -> None:
    meet(t, MARK, "tokyo", ancient="shub-niggurath")
    t.arrange("monster", code="nug", space="the-amazon")
    t.arrange("monster", code="maniac", space="rome")
    draw(t, "asia-australia", "asia-australia-3")
    encounters(t)
    t.arrange("dice", results="6 6 6 6 6 1 1 1")
    t.choose("asia-australia")
    t.expect(monsters_on("the-amazon") == ("nug",), monsters_on("rome") == ())


@example("eldritch/rumors.2", "The encounter of a rumor is for those on its space, and for nobody else")
def only_where_the_rumor_is(t: ExampleTable) -> None:
    meet(t, MARK, "space-8")
    t.arrange("ongoing", code="growing-madness")
    encounters(t)
    t.offered("special growing-madness")
    t.arrange("phase", name="action")
    t.arrange("sheet", seat=1, space="tunguska")
    encounters(t)
    t.not_offered("special growing-madness")


@example("eldritch/expeditions.4", "The token stays until the expedition is over")
def token_stays(t: ExampleTable) -> None:
    meet(t, LILY, "tunguska")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("expedition", place="tunguska", n=1)
    t.arrange("top", pile="expedition", codes="expedition-tunguska expedition-antarctica")
    encounters(t)
    t.arrange("dice", results="1 1 1 1")
    t.choose("expedition")
    t.asked(1, REROLL)
    t.expect(expedition() == "tunguska", unchanged=True)
    t.choose("pass")
    t.pass_until(ENCOUNTER)
    t.expect(expedition() == "antarctica")


@example("eldritch/investigator-diana-stanley.1", "Or she discards all that are there")
def all_discarded(t: ExampleTable) -> None:
    begin(t, DIANA, space="arkham")
    t.arrange("monster", code="cultist", space="arkham")
    t.arrange("monster", code="gug", space="arkham")
    t.choose("infiltrate diana-stanley", "discard-all")
    t.asked(1, ACTION, n=1)
    t.heard("eldritch-log-discarded-monster", "eldritch/discarding.9")
    t.expect(monsters_on("arkham") == (), monsters_everywhere() == 0)


@example("eldritch/investigator-diana-stanley.2", "A horror of 0 stays 0, and costs nothing even if she fails")
def no_horror_at_all(t: ExampleTable) -> None:
    meet(t, DIANA)
    t.arrange("monster", code="witch", space="arkham")
    encounters(t)
    t.arrange("dice", results="1 6 6")
    t.asked(1, ENCOUNTER)
    t.expect(conditions(1) == ("cursed",), sanity(1) == 5)


@example("eldritch/investigator-jacqueline-fine.3", "Nor of a condition of her own")
def not_of_her_own(t: ExampleTable) -> None:
    meet(t, JACQUELINE, "space-5")
    draw(t, "general", "general-4")
    encounters(t)
    t.arrange("dice", results="1 1 1")
    t.asked(2, ENCOUNTER)
    t.expect(conditions(1) == ("leg-injury",), clues(1) == 0)


@example("eldritch/investigator-silas-marsh.1", "He may travel in the same round: sailing is no travel")
def sails_and_travels(t: ExampleTable) -> None:
    begin(t, SILAS, space="sydney")
    t.choose("sail silas-marsh", "move space-20", "travel shanghai")
    t.expect(space(1) == "shanghai")


# ------------------------------------------------------------------ the mythos phase


@example("eldritch/monster-surge.5", "At every gate of the omen, and at no other")
def surge_at_each_gate(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    for city in ("tokyo", "istanbul", "london"):
        t.arrange("gate", space=city)
    draw(t, "cup", "gug skeleton")
    mythos(t, CALM)
    t.play()
    t.expect(monsters_on("tokyo") == ("gug",), monsters_on("london") == ("skeleton",), monsters_everywhere() == 2)


@example("eldritch/gates.4", "A monster comes even where one is already")
def one_more_monster(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    t.arrange("monster", code="maniac", space="rome")
    draw(t, "gate-stack", "gate-rome")
    draw(t, "cup", "gug")
    mythos(t, QUIET)
    t.arrange("dice", results="6")
    t.play()
    t.expect(monsters_on("rome") == ("maniac", "gug"))


@example("eldritch/mythos.1 eldritch/component-limits.8", "The last mythos card is discarded, and no new deck is made")
def no_new_mythos_deck(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    draw(t, "mythos", CALM)
    t.arrange("gone", pile="mythos", n=1)
    t.arrange("phase", name="mythos")
    t.play()
    t.expect(size("mythos") == 0, pile("mythos-discard") == (CALM,))
    t.arrange("phase", name="mythos")
    t.ended(False, "eldritch-end-mythos")


@example("eldritch/winning-and-losing.1", "At once: of a card that loses the game no further sign is resolved")
def at_once(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    t.arrange("tracks", doom=1, omen=4)
    t.arrange("gate", space="istanbul")
    mythos(t, CALM)
    t.ended(False, "eldritch-end-azathoth")
    t.expect(doom() == 0, monsters_everywhere() == 0)


@example("eldritch/faq-15", "Tokens on the green space count when the omen comes back to it")
def back_to_green(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("tokens-at", space="omen", n=2)
    draw(t, "gate-stack", "gate-rome")
    mythos(t, "perplexing-stars")
    t.play()
    t.expect(omen() == "green", doom() == 8)


@example("eldritch/omen.1", "Moved there without steps, it leaves doom alone, tokens or not")
def straight_to_green(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("tokens-at", space="omen", n=2)
    draw(t, "gate-stack", "gate-rome")
    mythos(t, "omen-of-good-fortune")
    t.choose("yes", "omen 1")
    t.expect(omen() == "green", doom() == 10)


@example("eldritch/doom-awake.1", "Doom by 2: two gates onto the sheet of Yog-Sothoth")
def point_by_point(t: ExampleTable) -> None:
    begin(t, LILY, ancient="yog-sothoth", space="space-5")
    t.arrange("tracks", awake=1, omen=1)
    draw(t, "gate-stack", "gate-rome gate-tokyo gate-london")
    mythos(t, "desperate-times")
    t.choose("doom 2")
    t.heard("eldritch-log-mystery", "eldritch/mysteries.3")
    t.heard("eldritch-log-solved", "eldritch/mysteries.4")
    t.expect(size("sheet-gates") == 2)


@example("eldritch/reckoning.8", "A Dark Young that took a cultist's place waits for another reckoning")
def too_late_to_reckon(t: ExampleTable) -> None:
    begin(t, LILY, ancient="shub-niggurath", space="arkham")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("monster", code="cultist", space="tokyo")
    draw(t, "gate-stack", "gate-rome")
    draw(t, "cup", "gug skeleton")
    mythos(t, QUIET)
    t.arrange("dice", results="1")
    t.choose("monster dark-young")
    t.expect(space(1) == "space-8", doom() == 10)


@example("eldritch/rumors.3", "Monsters that were bound to the rumor go back into the cup")
def bound_no_more(t: ExampleTable) -> None:
    meet(t, LILY, "space-19")
    t.arrange("ongoing", code="return-of-the-ancient-ones")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("monster", code="skeleton", space="space-19")
    encounters(t)
    t.arrange("dice", results="6 6 1 6 6")
    t.choose("pass", "pass")
    t.choose("bind return-of-the-ancient-ones")
    t.asked(1, ENCOUNTER)
    t.heard("eldritch-log-discarded-monster", "eldritch/rumors.3")
    t.expect(size("mythos-in-play") == 0, size("rumor-monsters") == 0, size("cup") == 34)


@example("eldritch/reference-card.2", "Two gates for five players, though one of them is out")
def five_for_ever(t: ExampleTable) -> None:
    begin(t, LILY, LEO, MARK, JIM, TRISH, ancient="cthulhu", space="space-5")
    t.arrange("fallen", seat=5, out=1)
    draw(t, "gate-stack", "gate-rome gate-tokyo")
    mythos(t, QUIET)
    t.arrange("dice", results="6 6 6 6")
    t.play()
    t.expect(gates_open() == ("rome", "tokyo"))


@example("eldritch/lead-passing.1", "In the action phase, too, the seats go on from the one that fell")
def on_from_the_fallen(t: ExampleTable) -> None:
    begin(t, MARK, NORMAN, JIM, space="arkham")
    t.arrange("sheet", seat=1, health=1)
    t.arrange("monster", code="gug", space="arkham")
    t.choose("brawl mark-harrigan", "lead jim-culver")
    t.expect(lead() == 3)
    t.asked(2, ACTION, n=2)
    t.choose("pass")
    t.asked(3, ACTION, n=2)


@example("eldritch/mystery-check.1", "The mystery is solved before the lead says what comes first")
def solved_before(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="space-5")
    t.arrange("mystery", code="seed-of-the-daemon-sultan", tokens=1)
    t.arrange("fallen", seat=2)
    mythos(t, CALM)
    t.asked(1, "eldritch-prompt-order")
    t.expect(solved() == 1, size("mystery") == 1)


@example("eldritch/mysteries.5", "A mystery is lost, and none is current: the next is drawn at the end of the phase")
def one_more_mystery(t: ExampleTable) -> None:
    begin(t, LILY, ancient="cthulhu", space="space-5")
    t.arrange("tracks", awake=1)
    t.arrange("mystery", code="", solved=3)
    mythos(t, "all-for-nothing")
    t.play()
    t.expect(solved() == 2, size("mystery") == 1)


@example("eldritch/faq-7", "If the lead passes the token first, the new investigator comes too late for it")
def token_first(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="arkham")
    t.arrange("fallen", seat=2)
    mythos(t, CALM)
    t.choose("lead-first")
    t.asked(2, "eldritch-prompt-investigator")
    t.choose("play mark-harrigan")
    t.asked(1, ACTION)
    t.expect(lead() == 1, who(2) == "mark-harrigan")


# ------------------------------------------------------------------ what there is, and who knows it


@example("eldritch/set-aside.4", "An empty cup brings none of those that are set aside")
def aside_all_the_same(t: ExampleTable) -> None:
    begin(t, LILY, ancient="cthulhu", space="space-5")
    t.arrange("gone", pile="cup")
    draw(t, "gate-stack", "gate-rome")
    mythos(t, QUIET)
    t.arrange("dice", results="6")
    t.play()
    t.heard("eldritch-log-cup-empty", "eldritch/component-limits.6")
    t.expect(gates_open() == ("rome",), monsters_on("rome") == (), pile("set-aside") == ("deep-one", "star-spawn"))


@example("eldritch/component-limits.4", "Nor is a clue taken from the board instead")
def none_from_the_board(t: ExampleTable) -> None:
    begin(t, TRISH, space="arkham")
    t.arrange("clue", space="tokyo")
    t.arrange("gone", pile="clues")
    t.choose("snoop trish-scarborough")
    t.heard("eldritch-log-no-clue", "eldritch/component-limits.4")
    t.expect(clues(1) == 0, clues_on_board() == 1, unchanged=True)


@example("eldritch/monsters.6", "The cup is mixed: nobody knows where the monster is in it")
def mixed_again(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("monster", code="skeleton", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 6 1 6 6")
    t.asked(1, ENCOUNTER)
    t.expect(size("cup") == 34, seen_faces("cup") == 0)


@example("eldritch/double-sided-cards.4", "Shuffled in: nobody knows where in the deck it is")
def somewhere_in_the_deck(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="debt", back="hitmen")
    t.arrange("dice", results="6 1")
    t.choose("pay debt")
    t.expect(conditions(1) == (), seen_faces("conditions") == 1)


@example("eldritch/hidden-information.11", "The face of a clue that somebody has is seen by all")
def clue_seen(t: ExampleTable) -> None:
    begin(t, TRISH, JIM, space="arkham")
    draw(t, "clues", "clue-tokyo")
    t.choose("snoop trish-scarborough")
    t.heard("eldritch-log-clues", "eldritch/gaining.10")
    t.expect(clue_faces(1) == ("clue-tokyo",))


@example("eldritch/clues.2", "The last clue is put on the board: the discarded ones are the bank at once")
def bank_after_the_last(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    t.arrange("card", code="clue-rome", to="clues-discard")
    draw(t, "clues", "clue-tokyo")
    t.arrange("gone", pile="clues", n=1)
    mythos(t, CALM)
    t.play()
    t.expect(clues_on("tokyo") == 1, size("clues") == 1, size("clues-discard") == 0)
