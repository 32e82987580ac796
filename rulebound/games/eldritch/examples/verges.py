"""Whose turn, whose card, how many: what a single slip in a rule would turn round."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    ACTION,
    ENCOUNTER,
    JIM,
    LILY,
    MARK,
    NORMAN,
    begin,
    clues,
    conditions,
    doom,
    draw,
    encounters,
    health,
    meet,
    monsters_on,
    mythos,
    on_card,
    outcome_cites,
    pile,
    sanity,
    space,
    things,
)

CALM, OMEN = "a-proposition", "omen-of-good-fortune"
LEAD, MOVE_OMEN, REACT, FORM = (
    "eldritch-prompt-lead", "eldritch-prompt-move-omen", "core-prompt-react", "core-prompt-form",
)  # fmt: skip


def quietly(t: ExampleTable, gate: str = "gate-sydney", monster: str = "riot gug ghost") -> None:
    """What the signs of a yellow card bring."""
    draw(t, "gate-stack", gate)
    draw(t, "cup", monster)


# ------------------------------------------------------------------ whose it is


@example("eldritch/reckoning.3", "Cthulhu awake reckons: Sanity goes, and no Health")
def sanity_alone(t: ExampleTable) -> None:
    begin(t, LILY, JIM, ancient="cthulhu", space="rome", seed=2)
    t.arrange("tracks", awake=1)
    t.arrange("tokens", on="ancient-one", kind="tokens", n=2)
    mythos(t, OMEN)
    quietly(t)
    t.asked(1, MOVE_OMEN)
    t.expect(sanity(1) == 4, health(1) == 6, sanity(2) == 3, health(2) == 7)


@example("eldritch/mysteries.3", "Occult Research: the clue of somebody else's encounter is not mine to lay down")
def not_my_research(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("mystery", code="occult-research")
    t.arrange("clue", space="rome")
    t.arrange("sheet", seat=2, space="london")
    draw(t, "research", "research-azathoth-4")
    draw(t, "clues", "clue-tokyo")
    encounters(t)
    t.arrange("dice", results="6 6 6 6 6")
    t.choose("research clue-rome")
    t.asked(1, REACT)
    t.choose("pass")
    t.asked(2, ENCOUNTER)
    t.expect(clues(1) == 1, pile("mystery-clues") == (), unchanged=True)


@example("eldritch/mysteries.3", "Arcane Understanding: a Spell that failed teaches nothing")
def nothing_learned(t: ExampleTable) -> None:
    begin(t, LILY, JIM, ancient="yog-sothoth", space="rome", seed=2)
    t.arrange("mystery", code="arcane-understanding")
    t.arrange("has", seat=1, card="shriveling", back="shriveling-b")
    t.arrange("sheet", seat=1, clues=2)
    t.arrange("dice", results="1 1")
    t.choose("cast shriveling", "pass")
    t.asked(1, ACTION, n=1)
    t.expect(health(1) == 4, clues(1) == 2, things(1) == ("shriveling",))


@example("eldritch/possessions.3", "Glass of Mortlan: what a Spell takes of Health it does not keep")
def glass_keeps_no_health(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("has", seat=1, card="glass-of-mortlan")
    t.arrange("has", seat=1, card="shriveling", back="shriveling-b")
    t.arrange("dice", results="1 1")
    t.choose("cast shriveling")
    t.asked(1, ACTION, n=1)
    t.expect(health(1) == 4)


@example("eldritch/conflicts.4", "Mi-go Brain Case: who is detained is not asked to change places")
def no_place_to_change(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("sheet", seat=2, space="tokyo")
    t.arrange("has", seat=1, card="mi-go-brain-case")
    t.arrange("has", seat=2, card="detained")
    t.choose("connect mi-go-brain-case", "give mi-go-brain-case", "agree")
    t.asked(1, ACTION, n=1)
    t.expect(space(1) == "rome", space(2) == "tokyo", unchanged=True)
    t.expect(things(2) == ("mi-go-brain-case",))


@example("eldritch/possessions.3", "Bandages are no help where only Sanity is lost")
def nothing_to_bind(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("has", seat=2, card="bandages")
    t.arrange("monster", code="deep-one", space="rome")
    mythos(t, OMEN)
    quietly(t)
    t.choose("rest")
    t.asked(1, MOVE_OMEN)
    t.expect(sanity(1) == 5, things(2) == ("bandages",))


@example("eldritch/possessions.3", "King James Bible: with all Sanity it has nothing to give to the wounded")
def no_comfort_for_wounds(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("has", seat=1, card="king-james-bible")
    t.arrange("sheet", seat=1, health=2)
    t.choose("rest")
    t.not_heard("core-log-forced")
    t.asked(1, ACTION, n=1)
    t.expect(health(1) == 3)


@example("eldritch/possessions.3", "Witch Doctor: who rests elsewhere is not treated")
def treated_here_only(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("has", seat=2, card="witch-doctor")
    t.arrange("sheet", seat=1, space="london", health=2)
    t.choose("rest")
    t.asked(1, ACTION, n=1)
    t.expect(health(1) == 3)


@example("eldritch/possessions.3", "Lodge Researcher: what somebody else defeats teaches its owner nothing")
def not_my_victory(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("sheet", seat=2, space="london")
    t.arrange("has", seat=2, card="lodge-researcher")
    t.arrange("monster", code="riot", space="rome", lost=2)
    encounters(t)
    t.arrange("dice", results="6 6 6 6")
    t.choose("no")
    t.asked(1, ENCOUNTER)
    t.expect(monsters_on("rome") == (), clues(2) == 0)


# ------------------------------------------------------------------ how many


@example("eldritch/doom.2", "Silver Twilight Ritual: doom draws back by 1")
def one_step_back(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("tracks", doom=10)
    t.arrange("card", code="silver-twilight-ritual", to="reserve")
    t.arrange("dice", results="5 6")
    t.choose("acquire", "loan", "buy silver-twilight-ritual")
    t.expect(doom() == 11, conditions(1) == ("debt",))


def held_cell(t: ExampleTable, back: str) -> None:
    """Somebody in a cell, with a single clue."""
    begin(t, LILY, JIM, space="rome")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("has", seat=1, card="detained", back=back)
    encounters(t)
    t.asked(1, FORM)
    t.choose("do")
    t.asked(2, ENCOUNTER)
    t.expect(clues(1) == 0, conditions(1) == ())


@example("eldritch/encounters.5", "Starvation: a single clue is enough to get out")
def out_of_hunger(t: ExampleTable) -> None:
    held_cell(t, "starvation")


@example("eldritch/encounters.5", "Holding Cell: a single clue is enough to get out")
def out_of_the_cell(t: ExampleTable) -> None:
    held_cell(t, "holding-cell")


@example("eldritch/encounters.5", "Cruel and Unusual: a single clue is enough to get out")
def out_of_cruelty(t: ExampleTable) -> None:
    held_cell(t, "cruel-and-unusual")


@example("eldritch/combat-encounters.2", "Colour Out of Space: on a 4 it stays")
def four_is_no_five(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("monster", code="colour-out-of-space", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 6 6 4")
    t.asked(2, ENCOUNTER)
    t.expect(monsters_on("arkham") == ("colour-out-of-space",), unchanged=True)
    t.heard("eldritch-log-die", "eldritch/faq-6", n=4)


@example("eldritch/combat-encounters.2", "Colour Out of Space: on a 5 it is defeated")
def five_is_enough(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("monster", code="colour-out-of-space", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 6 6 5")
    t.asked(1, ENCOUNTER)
    t.expect(monsters_on("arkham") == ())


@example("eldritch/combat-encounters.2 eldritch/tests.4", "Riot: it is talked to with a die less")
def a_die_less(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("sheet", seat=1, improved="influence:1")
    t.arrange("monster", code="riot", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 1")
    t.choose("yes")
    t.heard("eldritch-log-test", "eldritch/tests.2", n=2)
    t.asked(1, ENCOUNTER)
    t.expect(monsters_on("arkham") == ())


@example("eldritch/reckoning.2", "Serpent People: on a 3 nobody comes nearer")
def three_draws_nobody(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="space-7")
    t.arrange("monster", code="serpent-people", space="the-amazon")
    mythos(t, OMEN)
    quietly(t)
    t.arrange("dice", results="3")
    t.asked(1, MOVE_OMEN)
    t.heard("eldritch-log-die", "eldritch/faq-6", n=3)
    t.expect(space(1) == "space-7", space(2) == "space-7", unchanged=True)


@example("eldritch/mythos.4", "Rising Terror: where no monster has a reckoning doom comes closer by 1")
def no_terror_but_doom(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("tracks", doom=10)
    t.arrange("gate", space="london")
    t.arrange("monster", code="gug", space="tokyo")
    mythos(t, "rising-terror")
    draw(t, "cup", "riot")
    t.asked(1, LEAD)
    t.expect(doom() == 8)


@example("eldritch/conflicts.1", "The World Shakes: with 3 Health left nobody falls, and nobody is asked who is first")
def shaken_but_standing(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="the-amazon")
    t.arrange("expedition", place="the-amazon")
    for seat in (1, 2):
        t.arrange("sheet", seat=seat, health=3)
    mythos(t, "the-world-shakes")
    quietly(t)
    t.asked(1, LEAD)
    t.expect(health(1) == 1, health(2) == 1)


@example("eldritch/rumors.3", "Faded From Society: with its last token the rumor is over")
def faded_away(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("ongoing", code="faded-from-society", tokens=1)
    mythos(t, OMEN)
    quietly(t)
    t.asked(1, MOVE_OMEN)
    t.expect(on_card("faded-from-society") == -1)


@example("eldritch/flipping.1", "Feed the Mind: a result of 2 still costs the Spell or 2 Sanity")
def two_feeds_no_more(t: ExampleTable) -> None:
    begin(t, "diana-stanley", JIM, space="rome")
    t.arrange("has", seat=1, card="feed-the-mind", back="a")
    t.arrange("dice", results="6 6 1")
    t.choose("cast feed-the-mind", "feed jim-culver", "improve lore", "discard")
    t.expect(things(1) == ())


@example("eldritch/spend.1 eldritch/possessions.3", "The Silver Key: of two clues to spend one is spent")
def one_of_two_spent(t: ExampleTable) -> None:
    begin(t, NORMAN, JIM, space="rome")
    t.arrange("has", seat=1, card="the-silver-key")
    t.arrange("gate", space="tokyo")
    t.arrange("monster", code="gug", space="tokyo")
    t.arrange("sheet", seat=1, clues=2, sanity=1)
    t.choose("banish norman-withers", "yes")
    t.expect(clues(1) == 1, monsters_on("tokyo") == ())


@example("eldritch/spend.2", "The Key and the Gate: no more clues are offered than there are")
def no_more_than_there_are(t: ExampleTable) -> None:
    meet(t, LILY, space="arkham", ancient="yog-sothoth", seed=2)
    t.arrange("mystery", solved=3)
    t.arrange("tracks", awake=1)
    t.arrange("gate", space="arkham")
    t.arrange("sheet", seat=1, clues=2)
    draw(t, "special", "special-yog-sothoth-2")
    encounters(t)
    t.arrange("dice", results="6 6 1 1")
    t.choose("special ancient-one", "pass", "pass")
    t.offered("2")
    t.not_offered("3")
    t.choose("2")
    t.asked(2, ENCOUNTER)
    t.expect(clues(1) == 0)


# ------------------------------------------------------------------ what is said and offered


@example("eldritch/phase-mythos.13", "Silver Twilight Aid: an asset off the deck")
def aided_with_an_asset(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    mythos(t, "silver-twilight-aid")
    quietly(t)
    draw(t, "assets", "axe")
    t.choose("rest", "do", "gain-asset")
    t.expect(things(1) == ("axe",))


@example("eldritch/research-encounters.3", "Who has a Spell is tested, and only who has one")
def tested_for_a_spell(t: ExampleTable) -> None:
    meet(t, LILY, space="space-10", ancient="yog-sothoth", seed=2)
    t.arrange("clue", space="space-10")
    t.arrange("has", seat=1, card="wither")
    draw(t, "research", "research-yog-sothoth-2")
    encounters(t)
    t.arrange("dice", results="1 1 1")
    t.choose("research clue-space-10", "pass")
    t.asked(2, ENCOUNTER)
    t.expect(clues(1) == 1, sanity(1) == 5, conditions(1) == ("paranoia",))


@example("eldritch/omen.1", "Where the omen can go is told by number and sign")
def four_spaces_of_the_omen(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    mythos(t, OMEN)
    quietly(t)
    t.choose("yes")
    t.offered("omen 3", n=3)
    t.choose("omen 3")
    t.heard("eldritch-log-omen-set", "eldritch/omen.1", n=3)
    t.asked(1, LEAD)


@example("eldritch/possessions.2 eldritch/spend.4", "Ruby of R’lyeh with the last Sanity: it is the card that says no")
def no_sanity_for_the_ruby(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("has", seat=1, card="ruby-of-rlyeh")
    t.arrange("sheet", seat=1, sanity=1)
    t.refused("gaze ruby-of-rlyeh", "eldritch/possessions.2")
    t.arrange("sheet", seat=1, sanity=2)
    t.choose("gaze ruby-of-rlyeh")
    t.asked(1, ACTION, n=3)
    t.expect(sanity(1) == 1)


@example("eldritch/winning-and-losing.6", "A game that is lost says by which clause, and by no other word")
def lost_by_one_clause(t: ExampleTable) -> None:
    begin(t, MARK, JIM, space="rome")
    t.arrange("tracks", doom=1)
    mythos(t, "desperate-times")
    quietly(t)
    t.choose("doom 2")
    t.ended(False, "eldritch-end-azathoth")
    t.expect(outcome_cites() == ("eldritch/winning-and-losing.6",))
