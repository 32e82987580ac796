"""Where one effect does several things: the active investigator says in which order, and is not asked in vain."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    ENCOUNTER,
    JIM,
    LEO,
    LIES,
    LILY,
    MARK,
    TRISH,
    begin,
    clues,
    conditions,
    draw,
    encounters,
    gates_open,
    health,
    lead,
    meet,
    monsters_on,
    mythos,
    pick,
    pile,
    sanity,
    size,
    things,
    tokens_on,
    who,
)

ORDER, NEXT, REACT = "core-prompt-order", "eldritch-prompt-next", "core-prompt-react"
CALM, OMEN = "a-proposition", "omen-of-good-fortune"


# ------------------------------------------------------------------ what follows from a defeat


@example(
    "eldritch/conflicts.1 eldritch/mysteries.3",
    "A Mi-go brings the Grotesque Statue: its clues pay to keep the Mi-go for the hunt",
)
def statue_for_the_hunt(t: ExampleTable) -> None:
    begin(t, LILY, JIM, ancient="shub-niggurath", space="rome", seed=3)
    t.arrange("mystery", code="hunting-the-thousand")
    t.arrange("sheet", seat=1, space="arkham")
    t.arrange("monster", code="mi-go", space="arkham", lost=2)
    draw(t, "artifacts", "grotesque-statue")
    encounters(t)
    t.arrange("dice", results="6 6 6 6 6 6 6 6")
    t.choose("keep hunting-the-thousand")
    t.asked(1, ENCOUNTER)
    t.expect(pile("mystery-monsters") == ("mi-go",), clues(1) == 3, things(1) == ("grotesque-statue",))


def a_cultist_falls(t: ExampleTable) -> None:
    """Lily, with 1 Sanity and a Lodge Researcher, defeats a cultist of Yog-Sothoth, who costs 1 Sanity."""
    meet(t, LILY, ancient="yog-sothoth", seed=2)
    t.arrange("sheet", seat=1, sanity=1)
    t.arrange("has", seat=1, card="lodge-researcher")
    t.arrange("monster", code="cultist", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 6 6 6")
    t.asked(1, ORDER)


@example("eldritch/conflicts.1", "Lodge Researcher beside a cultist's own price: first the Sanity that saves her")
def heart_before_the_price(t: ExampleTable) -> None:
    a_cultist_falls(t)
    t.choose("study-it lodge-researcher")
    t.asked(1, ENCOUNTER)
    t.expect(who(1) == LILY, sanity(1) == 1, clues(1) == 1)


@example("eldritch/conflicts.1 eldritch/defeated-other.4", "Or the price comes first, and nobody is left to study it")
def price_before_the_heart(t: ExampleTable) -> None:
    a_cultist_falls(t)
    t.choose("delayed cultist")
    t.expect(who(1) == "", size("clues-on-board") == 0)


@example("eldritch/conflicts.1 eldritch/possessions.3", "What she may do can come before what she must bear, too")
def kept_before_the_price(t: ExampleTable) -> None:
    """Return of the Ancient Ones lies where the cultist falls: she binds it and falls after that."""
    begin(t, LILY, JIM, LEO, ancient="yog-sothoth", space="rome", seed=2)
    t.arrange("ongoing", code="return-of-the-ancient-ones")
    t.arrange("sheet", seat=1, space="space-19", sanity=1, clues=1)
    t.arrange("monster", code="cultist", space="space-19")
    encounters(t)
    t.arrange("dice", results="6 6 6 6")
    t.choose("pass")
    t.asked(1, ORDER)
    t.choose("bind return-of-the-ancient-ones")
    t.asked(1, LIES)
    t.expect(pile("rumor-monsters") == ("cultist",), sanity(1) == 0)


@example("eldritch/conflicts.1", "Where all that follows only gives something, nobody is asked for an order")
def nothing_to_order(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("sheet", seat=1, sanity=2)
    for card in ("sword-of-saint-jerome", "lodge-researcher"):
        t.arrange("has", seat=1, card=card)
    t.arrange("monster", code="skeleton", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 6 6 1 1 6 6 1 1 1 1 1 1")
    t.expect(sanity(1) == 5, clues(1) == 1)
    t.asked(1, "eldritch-prompt-encounter")


@example(
    "eldritch/conflicts.1 eldritch/monsters.5",
    "The Flute fells two at the same moment: whoever plays it says which is kept",
)
def flute_for_two(t: ExampleTable) -> None:
    begin(t, LILY, JIM, ancient="shub-niggurath", space="rome", seed=3)
    t.arrange("mystery", code="hunting-the-thousand")
    t.arrange("has", seat=1, card="flute-of-the-outer-gods")
    t.arrange("sheet", seat=1, space="arkham", clues=2)
    t.arrange("monster", code="warlock", space="arkham")
    gug = t.arrange("monster", code="gug", space="arkham")
    t.choose("play flute-of-the-outer-gods")
    t.asked(1, REACT)
    pick(t, "keep", gug)
    t.expect(pile("mystery-monsters") == ("gug",), pile("defeated") == ())


# ------------------------------------------------------------------ what meets everybody


@example(
    "eldritch/conflicts.1 eldritch/lead-investigator.3",
    "The lead says who loses first: who carries Bandages lives to use them",
)
def bandages_first(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("has", seat=1, card="bandages")
    t.arrange("sheet", seat=1, health=1)
    t.arrange("sheet", seat=2, health=3)
    t.arrange("ongoing", code="spreading-sickness", tokens=2)
    mythos(t, OMEN)
    t.asked(1, NEXT)
    t.choose("next jim-culver", "bind bandages")
    t.asked(2, "eldritch-prompt-move-omen")
    t.expect(who(1) == "", who(2) == JIM)


@example("eldritch/conflicts.1", "Nobody can fall by it and nobody prevents it: nobody is asked who comes first")
def no_order_of_losses(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("ongoing", code="spreading-sickness")
    mythos(t, OMEN)
    t.expect(health(1) == 5, health(2) == 6)
    t.asked(1, "eldritch-prompt-move-omen")


@example("eldritch/conflicts.1 eldritch/mysteries.3", "The Deep Ones Attack! The lead says who puts a token first")
def tokens_in_order(t: ExampleTable) -> None:
    """Space 11 is the nearest to both: whoever comes second goes farther away."""
    begin(t, LILY, JIM, ancient="cthulhu", space="buenos-aires")
    t.arrange("sheet", seat=2, space="space-11")
    for near in ("space-3", "space-8", "space-12"):
        t.arrange("tokens-at", space=near, n=1)
    t.arrange("mystery", code="rlyeh-risen", tokens=1)
    draw(t, "mysteries", "the-deep-ones-attack")
    mythos(t, CALM)
    t.choose("next jim-culver")
    t.heard("eldritch-log-token-at", "eldritch/eldritch-tokens.2")
    t.expect(tokens_on("space-11") == 1)


@example("eldritch/conflicts.1", "A Dark Power: the lead says who fights first")
def fights_in_order(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("monster", code="warlock", space="rome", lost=0)
    mythos(t, "a-dark-power")
    t.arrange("dice", results="6 6 6 6 6 6 6 6 6 6")
    t.choose("next jim-culver")
    t.heard("eldritch-log-combat", "eldritch/combat-encounters.1")
    t.expect(monsters_on("rome") == (), sanity(1) == 6, health(1) == 6)


@example(
    "eldritch/conflicts.1 eldritch/mythos.4",
    "Tied to a Dark Purpose: the lead puts all conditions in order, whoever has them",
)
def pact_before_all(t: ExampleTable) -> None:
    begin(t, LILY, JIM, LEO, space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("has", seat=1, card="internal-injury", back="excruciating-pain")
    t.arrange("has", seat=2, card="dark-pact", back="one-of-the-thousand")
    draw(t, "cup", "gug")
    mythos(t, "tied-to-a-dark-purpose")
    t.choose("reckon dark-pact")
    t.choose("devour lily-chen", "lead leo-anderson")
    t.expect(who(1) == "", conditions(2) == (), lead() == 3)


@example("eldritch/conflicts.1 eldritch/mythos.4", "Rising Terror: two reckonings each, in whatever order")
def twice_in_any_order(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("sheet", seat=2, space="tokyo")
    t.arrange("monster", code="gnoph-keh", space="rome")
    t.arrange("monster", code="deep-one", space="tokyo")
    mythos(t, "rising-terror")
    draw(t, "gate-stack", "gate-sydney")
    draw(t, "cup", "riot gug")
    t.choose("reckon gnoph-keh", "reckon deep-one")
    t.expect(health(1) == 5, sanity(2) == 4)
    t.choose("reckon gnoph-keh")
    t.expect(health(1) == 4, sanity(2) == 3)


@example(
    "eldritch/conflicts.1 eldritch/reckoning.3",
    "Yog-Sothoth awake, two on one gate: who has the Spell may come first and keep it",
)
def gate_kept_for_nothing(t: ExampleTable) -> None:
    begin(t, MARK, JIM, ancient="yog-sothoth", space="arkham", seed=2)
    t.arrange("tracks", awake=1)
    t.arrange("gate", space="arkham")
    t.arrange("has", seat=2, card="wither")
    mythos(t, OMEN)
    draw(t, "gate-stack", "gate-london")
    t.choose("next mark-harrigan")
    t.expect(gates_open() == ("london",), things(2) == ("wither",))


@example("eldritch/conflicts.1 eldritch/defeated-other.2", "Two have fallen: the lead says who chooses first")
def who_chooses_first(t: ExampleTable) -> None:
    begin(t, LILY, JIM, LEO, space="rome")
    t.arrange("fallen", seat=2)
    t.arrange("fallen", seat=3)
    mythos(t, CALM)
    t.choose("replace-first", "next seat-3")
    t.asked(3, "eldritch-prompt-investigator")
    t.choose(f"play {TRISH}")
    t.asked(2, "eldritch-prompt-investigator")
    t.expect(who(3) == TRISH, who(2) == "")


# ------------------------------------------------------------------ where a card comes from


@example("eldritch/discarding.5 eldritch/gaining.6", "The Grotesque Statue brings its clues only out of the deck")
def statue_from_the_discards(t: ExampleTable) -> None:
    meet(t, LILY, space="space-3", ancient="cthulhu")
    t.arrange("clue", space="space-3")
    t.arrange("card", code="grotesque-statue", to="artifacts-discard")
    draw(t, "research", "research-cthulhu-3")
    encounters(t)
    t.arrange("dice", results="6 6 6 6")
    t.choose("research clue-space-3")
    t.heard("eldritch-log-not-drawn", "eldritch/discarding.5")
    t.expect(things(1) == ("grotesque-statue",))
    t.expect(clues(1) == 0, unchanged=True)
