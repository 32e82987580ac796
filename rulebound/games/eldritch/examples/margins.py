"""Just above and just below: where one more or one less, or somebody else, would make another thing of it."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    ACTION,
    DIANA,
    ENCOUNTER,
    JIM,
    LEO,
    LILY,
    MARK,
    NORMAN,
    REROLL,
    begin,
    clues,
    conditions,
    dice_told,
    doom,
    draw,
    encounters,
    fallen_by,
    gates_open,
    how_many_conditions,
    left_tickets,
    meet,
    monsters_on,
    mythos,
    pile,
    sanity,
    size,
    space,
    things,
    token_of,
    who,
    wish,
)

CALM, OMEN = "a-proposition", "omen-of-good-fortune"
LEAD, MOVE_OMEN, REACT, UNLESS = (
    "eldritch-prompt-lead", "eldritch-prompt-move-omen", "core-prompt-react", "core-prompt-unless",
)  # fmt: skip


# ------------------------------------------------------------------ mysteries and rumors


@example(
    "eldritch/mysteries.3", "Where the Old Ones Broke Through: with a single Spell nobody is asked for the closed gate"
)
def one_spell_too_few(t: ExampleTable) -> None:
    meet(t, LILY, ancient="yog-sothoth", seed=2)
    t.arrange("mystery", code="where-the-old-ones-broke-through")
    t.arrange("gate", space="arkham")
    t.arrange("has", seat=1, card="wither")
    draw(t, "other-world", "other-world-16")
    encounters(t)
    t.arrange("dice", results="6 6 6 6 6 6 6 6")
    t.choose("other-world")
    t.asked(2, ENCOUNTER)
    t.expect(gates_open() == (), size("mystery-gates") == 0)


@example("eldritch/rumors.3", "A solved rumor leaves no token on the board")
def no_token_left(t: ExampleTable) -> None:
    meet(t, LILY, space="space-11")
    t.arrange("ongoing", code="dimensions-collide")
    t.arrange("sheet", seat=1, clues=1)
    encounters(t)
    t.arrange("dice", results="6 6")
    t.choose("special dimensions-collide", "pass", "yes")
    t.asked(2, ENCOUNTER)
    t.expect(token_of("dimensions-collide") == 0)


# ------------------------------------------------------------------ losing


@example("eldritch/possessions.3", "Grotesque Statue: it keeps nobody's Sanity but its owner's")
def not_my_statue(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("has", seat=1, card="grotesque-statue")
    t.arrange("sheet", seat=1, space="london", clues=2)
    t.arrange("monster", code="deep-one", space="rome")
    mythos(t, OMEN)
    draw(t, "cup", "gug")
    draw(t, "gate-stack", "gate-sydney")
    t.asked(1, MOVE_OMEN)
    t.expect(sanity(2) == 4, clues(1) == 2)


@example("eldritch/phase-mythos.13", "Treacherous Magic: who gives up every Spell loses no Sanity, and is not mad")
def no_magic_no_madness(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    wither = t.arrange("has", seat=1, card="wither")
    mythos(t, "treacherous-magic")
    draw(t, "cup", "gug")
    draw(t, "gate-stack", "gate-sydney")
    t.choose(f"discard {wither}")
    t.asked(1, LEAD)
    t.expect(things(1) == (), how_many_conditions(1) == 0, sanity(1) == 6)


@example("eldritch/possessions.3", "Glass of Mortlan: what the back of a Spell takes is lost to one's own Spell")
def glass_for_the_back(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("has", seat=1, card="glass-of-mortlan")
    t.arrange("has", seat=1, card="conjuration", back="a")
    t.arrange("dice", results="5 1 1")
    t.choose("cast conjuration", "clear-the-mind glass-of-mortlan")
    t.asked(1, ACTION, n=1)
    t.heard("eldritch-log-prevented", health=0, sanity=1)
    t.expect(sanity(1) == 6, unchanged=True)


@example("eldritch/defeated.3", "The last Sanity goes with 1 Health left: it is Sanity that has run out")
def by_sanity_alone(t: ExampleTable) -> None:
    begin(t, LILY, JIM, LEO, space="rome")
    t.arrange("sheet", seat=1, health=1, sanity=1)
    t.arrange("monster", code="deep-one", space="rome")
    t.arrange("sheet", seat=2, space="tokyo")
    t.arrange("sheet", seat=3, space="tokyo")
    mythos(t, OMEN)
    t.asked(1, LEAD)
    t.expect(fallen_by(LILY) == "sanity")


# ------------------------------------------------------------------ monsters


@example(
    "eldritch/investigator-diana-stanley.2", "Diana's calm is her own: whoever fights beside her faces the whole horror"
)
def not_her_fight(t: ExampleTable) -> None:
    begin(t, LILY, DIANA, space="rome")
    t.arrange("monster", code="elder-thing", space="rome")
    encounters(t)
    t.arrange("dice", results="1 1 1 6 6 6 6")
    t.asked(1, ENCOUNTER)
    t.expect(sanity(1) == 3)


@example("eldritch/reckoning.2", "Serpent People: on a 2 somebody still comes nearer, on a 3 nobody")
def drawn_on_two(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="space-7")
    t.arrange("sheet", seat=2, space="tokyo")
    t.arrange("monster", code="serpent-people", space="the-amazon")
    mythos(t, OMEN)
    draw(t, "cup", "gug")
    draw(t, "gate-stack", "gate-sydney")
    t.arrange("dice", results="2")
    t.asked(1, MOVE_OMEN)
    t.expect(space(1) == "the-amazon")


@example("eldritch/component-limits.6", "A cultist calls the brood, and neither kind is left aside: both are named")
def no_brood_left(t: ExampleTable) -> None:
    begin(t, LILY, JIM, ancient="shub-niggurath", space="rome", seed=3)
    for monster in ("goat-spawn", "goat-spawn", "dark-young"):
        t.arrange("monster", code=monster, space="tokyo")
    t.arrange("monster", code="cultist", space="sydney")
    mythos(t, OMEN)
    draw(t, "cup", "gug riot")
    t.choose("reckon cultist")
    t.heard("eldritch-log-none-aside", "eldritch/component-limits.6")
    t.expect(monsters_on("sydney") == ("cultist",), unchanged=True)


@example("eldritch/conflicts.1 eldritch/monsters.2", "Monsters enough for every gate, and none more: nobody is asked")
def just_enough(t: ExampleTable) -> None:
    begin(t, MARK, JIM, space="rome")
    t.arrange("gate", space="london")
    t.arrange("gate", space="tokyo")
    t.arrange("gone", pile="cup", n=2)
    t.arrange("next", pile="cup", codes="ghost gug")
    mythos(t, CALM)
    t.asked(1, LEAD)
    t.expect(size("cup") == 0, monsters_on("london") == ("ghost",), monsters_on("tokyo") == ("gug",))


@example(
    "eldritch/monsters.5 eldritch/spells.3", "Shriveling kills before its other side is read, and the hunt comes first"
)
def killed_before_the_back(t: ExampleTable) -> None:
    begin(t, JIM, LILY, ancient="shub-niggurath", space="rome", seed=3)
    t.arrange("mystery", code="hunting-the-thousand")
    t.arrange("sheet", seat=1, clues=2)
    t.arrange("monster", code="byakhee", space="rome")
    t.arrange("has", seat=1, card="shriveling", back="shriveling-a")
    t.arrange("dice", results="6 1 1")
    t.choose("cast shriveling", "pass", "keep hunting-the-thousand")
    t.asked(1, UNLESS)
    t.expect(pile("mystery-monsters") == ("byakhee",))


# ------------------------------------------------------------------ gates, doom, what the fallen leave


@example("eldritch/gates.5", "No gate is left anywhere: nothing is shuffled into a new stack")
def no_new_stack(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("gone", pile="gate-stack")
    t.arrange("tracks", doom=10)
    mythos(t, OMEN)
    t.asked(1, MOVE_OMEN)
    t.not_heard("eldritch-log-gates-renewed")
    t.expect(doom() == 9)


@example(
    "eldritch/doom-awake.1 eldritch/winning-and-losing.1", "Desperate Times: lost by the third gate, no fourth comes"
)
def no_fourth_gate(t: ExampleTable) -> None:
    begin(t, MARK, JIM, ancient="yog-sothoth", space="rome", seed=2)
    t.arrange("tracks", awake=1)
    for city in ("sydney", "arkham"):
        t.arrange("card", code=f"gate-{city}", to="sheet-gates")
    t.arrange("has", seat=1, card="dark-pact")
    draw(t, "gate-stack", "gate-london gate-tokyo gate-rome")
    draw(t, "cup", "gug")
    mythos(t, "desperate-times")
    t.ended(False, "eldritch-end-yog")
    t.expect(size("sheet-gates") == 3)


@example("eldritch/phase-mythos.13", "No Peace For the Fallen: the tickets on their sheets are gone, too")
def no_tickets_left(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("body", code=DIANA, space="rome", train=1, ship=1)
    mythos(t, "no-peace-for-the-fallen")
    t.asked(1, LEAD)
    t.heard("core-log-discard", "eldritch/discarding.11")
    t.expect(left_tickets(DIANA) == (0, 0))


# ------------------------------------------------------------------ dice


@example("eldritch/tests.8 eldritch/reroll.2", "The dice are shown from the highest to the lowest")
def highest_first(t: ExampleTable) -> None:
    meet(t, NORMAN)
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("monster", code="ghoul", space="arkham")
    encounters(t)
    t.arrange("dice", results="2 6 1 4 3")
    t.asked(1, REROLL)
    t.expect(dice_told() == "6 4 3 2 1")


@example("eldritch/tests.11 eldritch/clues.6", "In combat each success counts: a die that failed is worth a clue")
def worth_a_clue(t: ExampleTable) -> None:
    meet(t, NORMAN)
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("monster", code="ghoul", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 1 1 1 1")
    t.asked(1, REROLL)
    t.expect(wish("reroll clue") == "eldritch-wish-clue")


@example("eldritch/tests.11 eldritch/clues.6", "In an encounter a test that is passed is passed: no clue betters it")
def needless(t: ExampleTable) -> None:
    meet(t, NORMAN)
    t.arrange("sheet", seat=1, clues=1)
    draw(t, "general", "general-4")
    encounters(t)
    t.arrange("dice", results="6")
    t.choose("general")
    t.asked(1, REROLL)
    t.expect(wish("reroll clue") == "eldritch-wish-clue-needless")


# ------------------------------------------------------------------ cards go where they belong


@example("eldritch/discarding.3", "What was read of another world lies in its discard pile")
def read_and_discarded(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("gate", space="arkham")
    draw(t, "other-world", "other-world-11")
    encounters(t)
    t.arrange("dice", results="1 1 1")
    t.choose("other-world")
    t.asked(2, ENCOUNTER)
    t.expect(pile("other-world-discard") == ("other-world-11",), conditions(1) == ("amnesia",))


@example("eldritch/double-sided-cards.4", "With a discarded condition its back goes back among those of its name")
def back_among_its_own(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("has", seat=1, card="debt")
    t.expect(size("backs") == 1, size("backs-debt") == 5)
    t.arrange("dice", results="6 6")
    t.choose("pay debt")
    t.expect(size("backs") == 0, size("backs-debt") == 6, who(1) == LILY)
