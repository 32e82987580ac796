"""Where things are short and moments narrow: too few monsters, a game that ends halfway, what is gained and used at
once."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    JIM,
    LEO,
    LILY,
    LOLA,
    MARK,
    TRISH,
    awake,
    begin,
    clues,
    clues_on_board,
    conditions,
    delayed,
    doom,
    draw,
    encounters,
    expedition,
    fallen_at,
    gates_open,
    health,
    lead,
    lost,
    monsters_on,
    mythos,
    omen,
    on_card,
    on_mystery,
    out,
    pick,
    sanity,
    sheet_tokens,
    size,
    solved,
    space,
    things,
    who,
)

CALM, OMEN, SHIP = "support-of-the-church", "omen-of-good-fortune", "the-bermuda-triangle"
LEAD, MOVE_OMEN, REACT = "eldritch-prompt-lead", "eldritch-prompt-move-omen", "core-prompt-react"
OTHERS = "akachi-onyele charlie-kane diana-stanley jacqueline-fine leo-anderson lily-chen norman-withers silas-marsh"


def calm(t: ExampleTable, card: str, *later: str, gate: str = "gate-arkham") -> None:
    """The mythos phase, whose first gate opens in Arkham and lets a Ghost through."""
    draw(t, "gate-stack", gate)
    draw(t, "cup", "ghost")
    mythos(t, card, *later)


# ------------------------------------------------------------------ too few for all


@example("eldritch/conflicts.1 eldritch/component-limits.6", "One monster for two gates: the lead says where it comes")
def one_for_two_gates(t: ExampleTable) -> None:
    begin(t, MARK, JIM, space="rome")
    t.arrange("gate", space="london")
    t.arrange("gate", space="tokyo")
    t.arrange("gone", pile="cup", n=1)
    t.arrange("next", pile="cup", codes="ghost")
    t.arrange("gone", pile="cup", n=1)
    mythos(t, CALM)
    t.asked(1, "eldritch-prompt-spawn-first")
    t.choose("space tokyo")
    t.expect(monsters_on("tokyo") == ("ghost",), monsters_on("london") == ())


@example("eldritch/conflicts.1", "Calling the Elder Things with one monster for two cultists: the lead says to which")
def one_for_two_cultists(t: ExampleTable) -> None:
    begin(t, MARK, JIM, space="rome")
    t.arrange("monster", code="cultist", space="sydney")
    t.arrange("monster", code="cultist", space="tokyo")
    draw(t, "gate-stack", "gate-arkham")
    draw(t, "cup", "ghost gug")
    t.arrange("gone", pile="cup", n=2)
    mythos(t, "calling-the-elder-things")
    t.choose("space tokyo")
    t.heard("eldritch-log-spawns", "eldritch/monsters.2")
    t.expect(monsters_on("tokyo") == ("cultist", "gug"), monsters_on("sydney") == ("cultist",))


@example("eldritch/defeated-other.2", "Two have fallen, one investigator is free: who leads by then plays her")
def one_for_two_seats(t: ExampleTable) -> None:
    begin(t, MARK, JIM, space="rome")
    for code in (*OTHERS.split(), TRISH):
        t.arrange("body", code=code, space="rome")
    t.arrange("sheet", seat=1, health=1)
    t.arrange("sheet", seat=2, health=1)
    t.arrange("monster", code="gnoph-keh", space="rome")
    calm(t, OMEN)
    t.choose("rest", "no", "rest")
    t.expect(who(2) == LOLA, out(1) == False, who(1) == "")  # noqa: E712
    t.choose("improve lore")
    t.expect(out(1) == True, lead() == 2)  # noqa: E712


@example("eldritch/eliminated.2", "Nobody is left to come: the lead is not asked what comes first")
def nobody_to_come(t: ExampleTable) -> None:
    begin(t, MARK, JIM, LILY, space="rome")
    for code in (*OTHERS.replace(LILY, TRISH).split(), LOLA):
        t.arrange("body", code=code, space="rome")
    t.arrange("sheet", seat=2, health=1)
    t.arrange("monster", code="gnoph-keh", space="rome")
    calm(t, OMEN)
    t.choose("no")
    t.asked(1, LEAD)
    t.expect(out(2) == True)  # noqa: E712


# ------------------------------------------------------------------ the game is over, and nothing follows


@example("eldritch/winning-and-losing.1", "Pact with Yog-Sothoth: lost by a gate, and the omen does not advance")
def no_omen_after_the_pact(t: ExampleTable) -> None:
    begin(t, MARK, JIM, space="rome")
    t.arrange("tracks", doom=1)
    t.arrange("gone", pile="gate-stack", n=0)
    t.arrange("has", seat=1, card="wither")
    t.arrange("has", seat=1, card="dark-pact", back="dark-pact-pact-with-yog-sothoth")
    t.arrange("dice", results="1")
    mythos(t, SHIP)
    t.ended(False, "eldritch-end-azathoth")
    t.expect(omen() == "blue", conditions(1) == ("dark-pact",))


@example("eldritch/winning-and-losing.1", "Yog-Sothoth awake: lost where the first stands, the second gate stays open")
def no_gate_after_the_third(t: ExampleTable) -> None:
    begin(t, MARK, JIM, ancient="yog-sothoth", space="london")
    t.arrange("tracks", awake=1, omen=2)
    t.arrange("sheet", seat=2, space="istanbul")
    t.arrange("gate", space="london")
    t.arrange("gate", space="istanbul")
    for city in ("sydney", "arkham"):
        t.arrange("card", code=f"gate-{city}", to="sheet-gates")
    mythos(t, SHIP)
    t.ended(False, "eldritch-end-yog")
    t.expect(gates_open() == ("istanbul",), size("sheet-gates") == 3)


@example("eldritch/winning-and-losing.1", "Yog-Sothoth wakes where many stand on gates: lost, and no more gates follow")
def no_gate_after_waking(t: ExampleTable) -> None:
    begin(t, MARK, JIM, LEO, LILY, TRISH, ancient="yog-sothoth", space="london")
    t.arrange("tracks", doom=1, omen=2)
    t.arrange("gate", space="london")
    mythos(t, SHIP)
    t.ended(False, "eldritch-end-yog")
    t.expect(size("sheet-gates") == 3)


# ------------------------------------------------------------------ what the signs of a card bring to its text


@example("eldritch/phase-mythos.13", "Torn Asunder: the gate its own surge has opened costs Health, and the omen stays")
def torn_by_its_own_gate(t: ExampleTable) -> None:
    begin(t, MARK, JIM, space="rome")
    calm(t, "torn-asunder", gate="gate-london")
    t.expect(health(1) == 7, health(2) == 6, omen() == "blue", doom() == 15)
    t.asked(1, LEAD)


@example("eldritch/omen.2 eldritch/faq-15", "Torn Asunder turns the omen to green: gates and tokens there count")
def torn_to_green(t: ExampleTable) -> None:
    begin(t, MARK, JIM, space="rome")
    t.arrange("tracks", omen=3, doom=10)
    t.arrange("tokens-at", space="omen", n=2)
    calm(t, "torn-asunder", gate="gate-istanbul")
    t.expect(omen() == "green", doom() == 7, health(1) == 8)
    t.asked(1, LEAD)


@example(
    "eldritch/doom-awake.1 eldritch/gates.3",
    "Dimensional Instability: the gate itself is the new stack, then on the sheet",
)
def unstable_stack(t: ExampleTable) -> None:
    begin(t, MARK, JIM, ancient="yog-sothoth", space="rome")
    t.arrange("tracks", awake=1, omen=1)
    draw(t, "gate-stack", "gate-tokyo")
    t.arrange("gone", pile="gate-stack", n=1)
    draw(t, "cup", "ghost")
    mythos(t, "dimensional-instability")
    t.expect(gates_open() == (), size("sheet-gates") == 1, size("gate-stack") == 0)
    t.asked(1, LEAD)


@example("eldritch/mythos.4 eldritch/reserve.1", "From Beyond: what is gone after the first reckoning has no second")
def bankrupt_no_more(t: ExampleTable) -> None:
    begin(t, MARK, JIM, space="rome")
    t.arrange("sheet", seat=1, clues=0)
    t.arrange("ongoing", code="driven-to-bankruptcy")
    t.arrange("reserve", cards="")
    calm(t, "from-beyond")
    t.expect(size("reserve") == 4, on_card("driven-to-bankruptcy") == -1, doom() == 15)
    t.asked(1, LEAD)


@example("eldritch/reckoning.8", "Rising Terror: the Horde a Zombie has become reckons neither time")
def horde_reckons_not(t: ExampleTable) -> None:
    begin(t, MARK, JIM, space="london")
    t.arrange("monster", code="zombie", space="rome")
    t.arrange("dice", results="1 1")
    calm(t, "rising-terror")
    t.expect(monsters_on("rome") == ("zombie-horde",), doom() == 15)
    t.asked(1, LEAD)


@example(
    "eldritch/omen.2 eldritch/mythos.4", "From Beyond and Stars Aligned: the omen goes on twice, each time it counts"
)
def stars_twice(t: ExampleTable) -> None:
    begin(t, MARK, JIM, space="rome")
    t.arrange("tracks", omen=3, doom=10)
    t.arrange("tokens-at", space="omen", n=2)
    t.arrange("gate", space="istanbul")
    t.arrange("gate", space="tokyo")
    t.arrange("gone", pile="cup", n=0)
    t.arrange("ongoing", code="stars-aligned")
    mythos(t, "from-beyond")
    t.expect(doom() == 5, omen() == "blue")
    t.asked(1, LEAD)


# ------------------------------------------------------------------ just gained, and used; kept, and given up


@example("eldritch/possessions.3", "Heart of Corruption: the Grotesque Statue it brings saves one's Sanity at once")
def statue_at_once(t: ExampleTable) -> None:
    begin(t, MARK, JIM, space="london")
    draw(t, "artifacts", "grotesque-statue")
    t.arrange("dice", results="1")
    calm(t, "heart-of-corruption")
    t.choose("stare-back grotesque-statue")
    t.expect(clues(1) == 4, health(1) == 6, sanity(1) == 4)
    t.asked(1, LEAD)


@example("eldritch/possessions.3", "Burden of Greed: the Bandages that one keeps are counted, and prevent the loss")
def greedy_bandages(t: ExampleTable) -> None:
    begin(t, MARK, JIM, space="rome")
    t.arrange("has", seat=1, card="bandages")
    t.arrange("has", seat=1, card="kerosene")
    calm(t, "burden-of-greed")
    t.choose("", "bind bandages")
    t.expect(health(1) == 8, things(1) == ("kerosene",))
    t.asked(1, LEAD)


@example("eldritch/spells.2", "Treacherous Magic: Instill Bravery prevents its own price, and nobody goes mad")
def brave_magic(t: ExampleTable) -> None:
    begin(t, MARK, JIM, space="rome")
    t.arrange("has", seat=2, card="instill-bravery", back="instill-bravery-a")
    calm(t, "treacherous-magic")
    t.choose("")
    t.arrange("dice", results="5 1 1")
    t.choose("cast instill-bravery")
    t.expect(sanity(2) == 5, health(2) == 6, conditions(2) == ())
    t.asked(1, LEAD)


@example("eldritch/mysteries.3", "Omen of Devastation: the clue of the Gate Box pays for the gate it closes")
def box_pays_the_seal(t: ExampleTable) -> None:
    begin(t, MARK, JIM, space="rome")
    t.arrange("sheet", seat=1, space="london")
    t.arrange("mystery", code="omen-of-devastation")
    t.arrange("tracks", omen=2)
    t.arrange("gate", space="london")
    t.arrange("has", seat=1, card="gate-box")
    draw(t, "other-world", "other-world-6")
    t.arrange("dice", results="5 5 5")
    encounters(t)
    t.choose("other-world", "seal omen-of-devastation")
    t.expect(clues(1) == 0, on_mystery() == 1)
    t.asked(1, "core-prompt-form")  # the rest of the card: delayed, for a Spell


@example("eldritch/monsters.5", "A Dark Power: a Goat Spawn's pact discards what somebody else would have to fight")
def saved_by_a_pact(t: ExampleTable) -> None:
    begin(t, MARK, JIM, space="rome")
    t.arrange("sheet", seat=2, space="london")
    t.arrange("monster", code="goat-spawn", space="rome")
    t.arrange("monster", code="gug", space="london")
    t.arrange("dice", results="5 5 5 5 5 5")
    calm(t, "a-dark-power")
    t.choose("rest", "do", "monster gug")
    t.expect(monsters_on("london") == (), conditions(1) == ("dark-pact",), health(2) == 7, sanity(2) == 5)
    t.asked(1, LEAD)


# ------------------------------------------------------------------ rumors and mysteries at their edges


@example("eldritch/rumors.2", "Spreading Sickness with more tokens than players is ended for nothing")
def cured_for_nothing(t: ExampleTable) -> None:
    begin(t, MARK, JIM, space="space-17")
    t.arrange("ongoing", code="spreading-sickness", tokens=3)
    encounters(t)
    pick(t, "special")
    t.asked(1, "eldritch-prompt-solve", n=0)
    t.choose("yes")
    t.expect(on_card("spreading-sickness") == -1)


@example("eldritch/clues.2", "Lost Knowledge forgotten: clues on a mystery stay where they are")
def knowledge_kept(t: ExampleTable) -> None:
    begin(t, MARK, JIM, space="rome")
    t.arrange("mystery", code="occult-research")
    t.arrange("clue", space="tokyo")
    t.arrange("sheet", seat=1, clues=2)
    t.arrange("card", code="clue-arkham", to="mystery-clues")
    t.arrange("ongoing", code="lost-knowledge", tokens=1)
    t.arrange("monster", code="tick-tock-men", space="space-21")
    calm(t, OMEN)
    t.expect(clues(1) == 0, clues_on_board() == 0, monsters_on("space-21") == (), size("mystery-clues") == 1)
    t.asked(1, MOVE_OMEN)


@example(
    "eldritch/component-limits.8 eldritch/expeditions.4",
    "Secrets of the Past: a discarded expedition is the new deck",
)
def secrets_kept(t: ExampleTable) -> None:
    begin(t, MARK, JIM, space="rome")
    t.arrange("expedition", place="tunguska")
    t.arrange("gone", pile="expedition", n=1)
    t.arrange("card", code="expedition-the-amazon", to="expedition-discard")
    t.arrange("ongoing", code="secrets-of-the-past")
    calm(t, OMEN)
    t.expect(expedition() == "the-amazon")
    t.asked(1, MOVE_OMEN)


@example(
    "eldritch/reckoning.4 eldritch/monsters.3", "Return of the Ancient Ones: a Mummy goes elsewhere, and is no fourth"
)
def no_fourth(t: ExampleTable) -> None:
    begin(t, MARK, JIM, ancient="cthulhu", space="rome")
    t.arrange("ongoing", code="return-of-the-ancient-ones")
    for code in ("skeleton", "ghoul", "gug"):
        t.arrange("monster", code=code, space="space-19")
    draw(t, "gate-stack", "gate-arkham")
    draw(t, "cup", "mummy ghost")
    mythos(t, OMEN)
    t.expect(monsters_on("the-pyramids") == ("mummy",), doom() == 12, on_card("return-of-the-ancient-ones") == 0)
    t.asked(1, MOVE_OMEN)


@example("eldritch/doom.4", "Return of the Ancient Ones: Cthulhu wakes, and nothing lies on his sheet")
def all_doom_at_once(t: ExampleTable) -> None:
    begin(t, MARK, JIM, ancient="cthulhu", space="rome")
    t.arrange("ongoing", code="return-of-the-ancient-ones")
    for code in ("gnoph-keh", "ghoul", "gug"):
        t.arrange("monster", code=code, space="space-19")
    draw(t, "gate-stack", "gate-arkham")
    draw(t, "cup", "skeleton ghost")
    mythos(t, OMEN)
    t.expect(awake() == True, sheet_tokens() == 0, on_card("return-of-the-ancient-ones") == -1)  # noqa: E712
    t.asked(1, MOVE_OMEN)


@example(
    "eldritch/mysteries.5 eldritch/final-mystery.1",
    "All For Nothing: a mystery goes back, the risen Cthulhu stays",
)
def risen_he_stays(t: ExampleTable) -> None:
    begin(t, MARK, JIM, ancient="cthulhu", space="rome")
    t.arrange("tracks", awake=1)
    t.arrange("mystery", solved=3)
    t.arrange("monster", code="epic-cthulhu", space="space-3", lost=2)
    t.arrange("card", code="watching-the-stars", to="mysteries")
    t.arrange("mystery", solved=3)
    calm(t, "all-for-nothing")
    t.expect(solved() == 2, size("mystery") == 1, lost("epic-cthulhu") == 2)


@example(
    "eldritch/reckoning.3 eldritch/doom-awake.1",
    "Yog-Sothoth wakes by the first on a gate: the second brings another gate",
)
def wakes_between_two(t: ExampleTable) -> None:
    begin(t, MARK, JIM, ancient="yog-sothoth", space="london")
    t.arrange("gate", space="london")
    t.arrange("tracks", doom=1, omen=2)
    draw(t, "gate-stack", "gate-sydney gate-arkham")
    draw(t, "cup", "ghost")
    mythos(t, OMEN)
    t.expect(awake() == True, gates_open() == ("arkham", "london"), size("sheet-gates") == 1)  # noqa: E712
    t.asked(1, MOVE_OMEN)


@example(
    "eldritch/reckoning.2",
    "Nightgaunt carries the lead onto a token: he falls, it comes all the same",
)
def carried_into_the_deep(t: ExampleTable) -> None:
    begin(t, LEO, JIM, ancient="cthulhu", space="rome")
    t.arrange("sheet", seat=1, space="buenos-aires", sanity=1)
    t.arrange("monster", code="nightgaunt", space="buenos-aires")
    t.arrange("tokens-at", space="space-12", n=1)
    calm(t, OMEN)
    t.choose("space space-12")
    t.expect(monsters_on("space-12") == ("nightgaunt",), fallen_at(LEO) == "buenos-aires", lead() == 2)
    t.asked(2, MOVE_OMEN)


@example(
    "eldritch/conflicts.4 eldritch/eldritch-tokens.2",
    "The Bermuda Triangle with a token on it: Mark, and who is Detained",
)
def triangle_with_a_token(t: ExampleTable) -> None:
    begin(t, MARK, JIM, LEO, ancient="cthulhu", space="rome")
    t.arrange("tokens-at", space="space-8", n=1)
    t.arrange("has", seat=2, card="detained")
    t.arrange("dice", results="1 2 1")
    calm(t, SHIP)
    t.choose("rest")
    t.expect(space(1) == "space-8", delayed(1) == False, sanity(1) == 3)  # noqa: E712
    t.expect(space(2) == "rome", delayed(2) == True, sanity(2) == 5, sanity(3) == 5)  # noqa: E712
    t.asked(1, LEAD)
