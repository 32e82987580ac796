"""On the brink: exactly as much as it takes, exactly one too few, and the one who is not meant."""

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
    SILAS,
    awake,
    begin,
    clues,
    clues_on_board,
    conditions,
    contact_sort,
    doom,
    draw,
    encounters,
    gates_open,
    health,
    horror_of,
    meet,
    monsters_everywhere,
    monsters_on,
    mythos,
    on_card,
    on_discarded,
    pile,
    sanity,
    size,
    solved,
    things,
    tokens_on,
    wish,
)

CALM, OMEN = "a-proposition", "omen-of-good-fortune"
LEAD, MOVE_OMEN, REACT = "eldritch-prompt-lead", "eldritch-prompt-move-omen", "core-prompt-react"


def quietly(t: ExampleTable, gate: str = "gate-sydney", monster: str = "riot gug ghost") -> None:
    """What the signs of a yellow card bring."""
    draw(t, "gate-stack", gate)
    draw(t, "cup", monster)


# ------------------------------------------------------------------ Ancient Ones and their mysteries


@example("eldritch/reckoning.3", "Cthulhu reckons: who is on land puts no token there")
def not_on_land(t: ExampleTable) -> None:
    begin(t, LILY, JIM, ancient="cthulhu", space="rome", seed=2)
    t.arrange("sheet", seat=2, space="space-8")
    mythos(t, OMEN)
    quietly(t)
    t.asked(1, MOVE_OMEN)
    t.expect(tokens_on("space-8") == 1, tokens_on("rome") == 0)


def the_wood_walks(t: ExampleTable, others: int) -> None:
    """Shub-Niggurath reckons with so many monsters on the board; one comes by it, one with the gate afterwards."""
    begin(t, LILY, JIM, ancient="shub-niggurath", space="rome", seed=3)
    t.arrange("tracks", doom=10, omen=2)
    for monster in ("warlock", "ghost", "riot", "skeleton", "byakhee", "gug", "mummy", "vampire", "maniac")[:others]:
        t.arrange("monster", code=monster, space="tokyo")
    mythos(t, OMEN)
    draw(t, "cup", "elder-thing shoggoth")
    draw(t, "gate-stack", "gate-london")
    t.arrange("dice", results="6 6 6")


@example("eldritch/reckoning.3", "Shub-Niggurath reckons: with nine monsters on the board doom stays")
def nine_are_not_ten(t: ExampleTable) -> None:
    the_wood_walks(t, 8)
    t.asked(1, MOVE_OMEN)
    t.expect(doom() == 10, unchanged=True)
    t.expect(monsters_everywhere() == 10)


@example("eldritch/reckoning.3", "And with ten it comes closer by two")
def ten_are_ten(t: ExampleTable) -> None:
    the_wood_walks(t, 9)
    t.asked(1, MOVE_OMEN)
    t.expect(doom() == 8, monsters_everywhere() == 11)


@example("eldritch/eldritch-tokens.3", "The Deep Ones Attack! Who does not defeat the Deep One is not asked for a clue")
def deep_one_stands(t: ExampleTable) -> None:
    meet(t, LILY, space="space-8", ancient="cthulhu")
    t.arrange("mystery", code="the-deep-ones-attack")
    t.arrange("tokens-at", space="space-8", n=1)
    t.arrange("sheet", seat=1, clues=1)
    encounters(t)
    t.arrange("dice", results="6 6 6 1 1 1")
    t.choose("special the-deep-ones-attack", "pass", "pass")
    t.asked(2, ENCOUNTER)
    t.expect(tokens_on("space-8") == 1, clues(1) == 1, unchanged=True)
    t.expect(health(1) == 5)


@example("eldritch/possessions.3 eldritch/mysteries.3", "The Silver Key pays for the hunt, too: one clue less")
def hunting_with_the_key(t: ExampleTable) -> None:
    begin(t, LILY, JIM, ancient="shub-niggurath", space="rome", seed=3)
    t.arrange("mystery", code="hunting-the-thousand")
    t.arrange("has", seat=1, card="the-silver-key")
    t.arrange("sheet", seat=1, space="arkham", clues=1)
    t.arrange("monster", code="riot", space="arkham", lost=2)
    encounters(t)
    t.arrange("dice", results="6 6 6")
    t.choose("no", "pass", "keep hunting-the-thousand")
    t.asked(1, ENCOUNTER)
    t.expect(pile("mystery-monsters") == ("riot",), clues(1) == 0)


@example(
    "eldritch/mystery-check.1 eldritch/returned-to-box.1",
    "Where the Old Ones Broke Through: gates for half the players solve it, and go to the box",
)
def gates_enough(t: ExampleTable) -> None:
    begin(t, LILY, JIM, ancient="yog-sothoth", space="rome", seed=2)
    t.arrange("mystery", code="where-the-old-ones-broke-through")
    t.arrange("card", code="gate-tokyo", to="mystery-gates")
    draw(t, "mysteries", "the-beyond-one")
    mythos(t, CALM)
    t.asked(1, LEAD)
    t.heard("eldritch-log-to-box", "eldritch/returned-to-box.1")
    t.expect(solved() == 1, size("mystery-gates") == 0)


@example("eldritch/mystery-check.1", "With one gate fewer it is not solved")
def a_gate_too_few(t: ExampleTable) -> None:
    begin(t, LILY, JIM, LEO, ancient="yog-sothoth", space="rome", seed=2)
    t.arrange("mystery", code="where-the-old-ones-broke-through")
    t.arrange("card", code="gate-tokyo", to="mystery-gates")
    mythos(t, CALM)
    t.asked(1, LEAD)
    t.expect(solved() == 0, unchanged=True)
    t.expect(clues_on_board() == 2)


@example("eldritch/ancient-one.6", "Cthulhu wakes, and what his sheet says of tokens counts once")
def drowned_once(t: ExampleTable) -> None:
    begin(t, LILY, JIM, LEO, ancient="cthulhu", space="rome", seed=2)
    t.arrange("tracks", doom=1, omen=1)
    t.arrange("gate", space="tokyo")
    t.arrange("tokens-at", space="space-8", n=1)
    t.arrange("dice", results="1 6 6")
    mythos(t, "the-bermuda-triangle")
    quietly(t)
    t.choose("rest")
    t.asked(1, LEAD)
    t.expect(awake() == True, sanity(1) == 5)  # noqa: E712


@example(
    "eldritch/omen.2 eldritch/conflicts.1", "Where no gate goes onto a sheet nobody is asked by which of them it wakes"
)
def no_matter_which(t: ExampleTable) -> None:
    begin(t, LILY, JIM, ancient="shub-niggurath", space="rome", seed=3)
    for city in ("london", "tokyo"):
        t.arrange("gate", space=city)
    t.arrange("tracks", doom=1, omen=1)
    mythos(t, OMEN)
    draw(t, "cup", "riot gug warlock ghost")
    draw(t, "gate-stack", "gate-sydney")
    t.asked(1, MOVE_OMEN)
    t.expect(awake() == True)  # noqa: E712


# ------------------------------------------------------------------ cards


@example("eldritch/possessions.3", "Pallid Mask: it lets nobody but its owner pass")
def not_my_mask(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("sheet", seat=2, space="london")
    t.arrange("has", seat=2, card="pallid-mask")
    t.arrange("monster", code="skeleton", space="rome")
    t.arrange("monster", code="gug", space="london")
    encounters(t)
    t.arrange("dice", results="1 1 1 1 1 1 1 1")
    t.asked(2, REACT)
    t.expect(sanity(1) == 4)


@example("eldritch/component-limits.1", "Holy Water where every blessing is out: only who has one can be blessed anew")
def one_can_be_blessed(t: ExampleTable) -> None:
    begin(t, LILY, JIM, LEO, MARK, space="rome")
    for seat in (3, 4):
        t.arrange("sheet", seat=seat, space="tokyo")
    t.arrange("has", seat=2, card="blessed", back="beloved-of-bast")
    for seat in (3, 4):
        t.arrange("has", seat=seat, card="blessed")
    t.arrange("has", seat=1, card="holy-water")
    t.arrange("sheet", seat=2, health=3)
    t.choose("bless holy-water")
    t.expect(health(2) == 5, things(1) == ())


@example("eldritch/tests.7", "Urban Guide: who is in another city rolls no die more")
def in_another_city(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("sheet", seat=1, space="london")
    t.arrange("has", seat=2, card="urban-guide")
    t.arrange("card", code="axe", to="reserve")
    t.arrange("dice", results="1 1")
    t.choose("acquire")
    t.heard("eldritch-log-test", "eldritch/tests.2", n=2)
    t.asked(1, "eldritch-prompt-loan")


@example("eldritch/health-and-sanity.2", "Private Care: all Health and all Sanity, and no more than there can be")
def cared_for(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("card", code="private-care", to="reserve")
    t.arrange("sheet", seat=1, health=1, sanity=2)
    t.arrange("dice", results="5 6")
    t.choose("acquire", "no-loan", "buy private-care")
    t.heard("eldritch-log-recovers", health=5, sanity=4)
    t.expect(health(1) == 6, sanity(1) == 6)


@example("eldritch/flipping.1 eldritch/tests.2", "What a Debt asks for is tested as it is printed")
def riches_are_tested(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("has", seat=1, card="debt", back="beyond-riches")
    mythos(t, OMEN)
    quietly(t)
    t.arrange("dice", results="1 1 6")
    t.asked(1, MOVE_OMEN)
    t.heard("eldritch-log-test", "eldritch/tests.2", n=3)
    t.expect(conditions(1) == (), sanity(1) == 6)


@example("eldritch/flipping.1 eldritch/tests.2", "Hitmen: strength as it is on the sheet")
def hitmen_are_fought(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("has", seat=1, card="debt", back="hitmen")
    mythos(t, OMEN)
    quietly(t)
    t.arrange("dice", results="1 1 1 1")
    t.asked(1, MOVE_OMEN)
    t.heard("eldritch-log-test", "eldritch/tests.2", n=4)
    t.expect(conditions(1) == (), health(1) == 3)


@example(
    "eldritch/flipping.1", "Blessing of Isis, the other back: a result of 2 costs 1 Health and blesses nobody else"
)
def two_is_not_three(t: ExampleTable) -> None:
    begin(t, DIANA, JIM, space="rome")
    t.arrange("has", seat=1, card="blessing-of-isis", back="b")
    t.arrange("dice", results="6 6 1")
    t.choose("cast blessing-of-isis", "bless jim-culver")
    t.expect(health(1) == 6, conditions(1) == (), conditions(2) == ("blessed",))


@example("eldritch/flipping.1 eldritch/monsters.5", "Shriveling: what its front has killed loses nothing more")
def dead_is_dead(t: ExampleTable) -> None:
    begin(t, JIM, LILY, space="rome")
    t.arrange("monster", code="byakhee", space="rome")
    t.arrange("has", seat=1, card="shriveling", back="shriveling-a")
    t.arrange("dice", results="6 6 6")
    t.choose("cast shriveling")
    t.asked(1, ACTION, n=1)
    t.heard("eldritch-log-hurt", "eldritch/monsters.5", n=2)
    t.expect(monsters_on("rome") == ())


# ------------------------------------------------------------------ investigators


@example(
    "eldritch/investigator-akachi-onyele.2",
    "Akachi: with two gates in the stack the discarded ones stay",
)
def two_are_enough(t: ExampleTable) -> None:
    begin(t, "akachi-onyele", JIM, space="rome")
    t.arrange("gone", pile="gate-stack", n=2)
    t.choose("listen akachi-onyele")
    t.not_heard("eldritch-log-gates-under")
    t.asked(1, "eldritch-prompt-gates")
    t.expect(size("gate-stack") == 2, unchanged=True)


@example("eldritch/investigator-diana-stanley.2", "Diana's calm changes nothing about monsters that she does not fight")
def read_off_the_token(t: ExampleTable) -> None:
    begin(t, DIANA, JIM, space="rome")
    t.arrange("monster", code="elder-thing", space="rome")
    t.asked(1, ACTION, n=2)
    t.expect(horror_of("elder-thing") == 3, unchanged=True)


@example("eldritch/investigator-lily-chen.1", "Lily gives Sanity for Health, and nothing else")
def sanity_for_health(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("sheet", seat=1, health=3, sanity=5)
    t.choose("balance lily-chen", "sanity 2")
    t.expect(health(1) == 5, sanity(1) == 3)


@example("eldritch/investigator-lily-chen.1", "Lily gives Health for Sanity, and nothing else")
def health_for_sanity(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("sheet", seat=1, health=5, sanity=3)
    t.choose("balance lily-chen", "health 2")
    t.expect(health(1) == 3, sanity(1) == 5)


@example("eldritch/spend.2", "Norman with a single clue and no Sanity to spare banishes nothing")
def one_clue_too_few(t: ExampleTable) -> None:
    begin(t, NORMAN, JIM, space="rome")
    t.arrange("gate", space="tokyo")
    t.arrange("monster", code="gug", space="tokyo")
    t.arrange("sheet", seat=1, clues=1, sanity=1)
    t.not_offered("banish norman-withers")
    t.arrange("sheet", seat=1, clues=2)
    t.offered("banish norman-withers")
    t.choose("banish norman-withers")
    t.expect(monsters_on("tokyo") == ())


# ------------------------------------------------------------------ the mythos phase


@example("eldritch/reckoning.2", "Witch: whoever is cursed loses 1 Health, and no Sanity")
def health_alone(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("has", seat=1, card="cursed")
    t.arrange("monster", code="witch", space="tokyo")
    mythos(t, OMEN)
    quietly(t)
    t.arrange("dice", results="1")
    t.asked(1, MOVE_OMEN)
    t.expect(health(1) == 5, sanity(1) == 6, health(2) == 7)


@example(
    "eldritch/phase-mythos.13 eldritch/tests.11", "Buying Information: each success counts, and a clue may better it"
)
def worth_buying(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("sheet", seat=1, clues=1)
    mythos(t, "buying-information")
    quietly(t)
    t.arrange("dice", results="6 1")
    t.asked(1, REROLL)
    t.expect(wish("reroll clue") == "eldritch-wish-clue")


@example("eldritch/phase-mythos.13", "Eyes Everywhere: a 2 costs 2 Health and 2 Sanity, a 3 brings an ambush")
def three_is_an_ambush(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    mythos(t, "eyes-everywhere")
    draw(t, "gate-stack", "gate-sydney")
    draw(t, "cup", "gug ghost")
    t.arrange("dice", results="3 6 6 6 2")
    t.choose("rest")
    t.asked(1, LEAD)
    t.expect(health(1) == 6, sanity(1) == 6, unchanged=True)
    t.expect(health(2) == 5, sanity(2) == 3)


def nobody_leads(t: ExampleTable, card: str) -> None:
    """A lone investigator has fallen, and the lead's token waits for another one."""
    begin(t, LILY)
    t.arrange("fallen", seat=1)
    t.arrange("tracks", doom=15)
    mythos(t, card)
    draw(t, "gate-stack", "gate-sydney")
    draw(t, "cup", "gug riot")


@example("eldritch/defeated-other.4", "Blood Flows with nobody there to bleed: no monster is discarded")
def nobody_bleeds(t: ExampleTable) -> None:
    nobody_leads(t, "blood-flows")
    t.asked(1, "eldritch-prompt-investigator")
    t.heard("core-log-no-effect", "eldritch/phase-mythos.13")
    t.expect(monsters_on("sydney") == ("gug",))


@example("eldritch/defeated-other.4", "Buying Information with nobody there to buy")
def nobody_buys(t: ExampleTable) -> None:
    nobody_leads(t, "buying-information")
    t.asked(1, "eldritch-prompt-investigator")
    t.heard("core-log-no-effect", "eldritch/phase-mythos.13")
    t.expect(monsters_on("sydney") == ("gug",))


@example("eldritch/defeated-other.4", "Heart of Corruption with nobody there to be tempted")
def nobody_is_tempted(t: ExampleTable) -> None:
    nobody_leads(t, "heart-of-corruption")
    t.asked(1, "eldritch-prompt-investigator")
    t.heard("core-log-no-effect", "eldritch/phase-mythos.13")
    t.expect(monsters_on("sydney") == ("gug",))


@example("eldritch/defeated-other.4", "Legitimate Banking with nobody there to owe")
def nobody_owes(t: ExampleTable) -> None:
    nobody_leads(t, "legitimate-banking")
    t.asked(1, "eldritch-prompt-investigator")
    t.heard("core-log-no-effect", "eldritch/phase-mythos.13")
    t.expect(monsters_on("sydney") == ("gug",))


@example("eldritch/defeated-other.4", "Desperate Times with nobody there to make a pact: doom comes closer by 2")
def nobody_makes_a_pact(t: ExampleTable) -> None:
    nobody_leads(t, "desperate-times")
    t.asked(1, "eldritch-prompt-investigator")
    t.expect(doom() == 13)


@example("eldritch/reckoning.4", "Growing Madness with nobody there to go mad: no token goes")
def nobody_goes_mad(t: ExampleTable) -> None:
    begin(t, LILY)
    t.arrange("fallen", seat=1)
    t.arrange("ongoing", code="growing-madness")
    mythos(t, OMEN)
    quietly(t)
    t.asked(1, MOVE_OMEN)
    t.heard("core-log-no-effect", "eldritch/reckoning.4")
    t.expect(on_card("growing-madness") == 4, unchanged=True)
    t.expect(gates_open() == ("sydney",))


@example("eldritch/monsters.3", "A Wraith comes while nobody leads: nobody is cursed")
def nobody_is_cursed(t: ExampleTable) -> None:
    begin(t, LILY)
    t.arrange("fallen", seat=1)
    mythos(t, OMEN)
    quietly(t, monster="wraith")
    t.asked(1, MOVE_OMEN)
    t.expect(monsters_on("sydney") == ("wraith",))


@example("eldritch/reckoning.2", "Monsters look for somebody where nobody is left: they stay")
def nobody_to_hunt(t: ExampleTable) -> None:
    begin(t, LILY)
    t.arrange("fallen", seat=1)
    for monster in ("hound-of-tindalos", "nightgaunt", "serpent-people", "warlock", "mi-go"):
        t.arrange("monster", code=monster, space="tokyo")
    t.arrange("dice", results="1 1 1")
    mythos(t, OMEN)
    quietly(t)
    t.choose("rest")
    t.asked(1, MOVE_OMEN)
    t.expect(size("monsters") == 6)
    t.expect(monsters_on("sydney") == ("riot",))


# ------------------------------------------------------------------ tests and their dice


@example("eldritch/tests.7", "Cultists on the board make an ordinary test no harder")
def cultists_far_away(t: ExampleTable) -> None:
    meet(t, LILY)
    for _ in range(2):
        t.arrange("monster", code="cultist", space="tokyo")
    draw(t, "general", "general-9")
    encounters(t)
    t.arrange("dice", results="1 1 1 1")
    t.choose("general")
    t.heard("eldritch-log-test", "eldritch/tests.2", n=4)
    t.expect(health(1) == 5)


@example("eldritch/tests.11", "With a Shotgun a five could still be a six, which counts twice: a clue is worth it")
def five_could_be_six(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="double-barreled-shotgun")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("monster", code="riot", space="arkham")
    encounters(t)
    t.arrange("dice", results="5 5 5 5 5")
    t.choose("no")
    t.asked(1, REROLL)
    t.expect(wish("reroll clue") == "eldritch-wish-clue")


@example("eldritch/tests.11", "And where all are sixes nothing can be gained any more")
def nothing_above_six(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("has", seat=1, card="double-barreled-shotgun")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("monster", code="riot", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 6 6 6 6")
    t.choose("no")
    t.asked(1, REROLL)
    t.expect(wish("reroll clue") == "eldritch-wish-clue-needless")


@example("eldritch/defeated-other.6", "Meeting a body is an encounter of its own sort")
def an_encounter_of_its_own(t: ExampleTable) -> None:
    meet(t, NORMAN, space="rome")
    t.arrange("body", code=DIANA, space="rome", by="sanity")
    t.arrange("sheet", seat=1, clues=1)
    encounters(t)
    t.arrange("dice", results="1")
    t.choose(f"body body {DIANA}")
    t.asked(1, REROLL)
    t.expect(contact_sort() == "body")


# ------------------------------------------------------------------ what is over


@example("eldritch/rumors.3", "A solved rumor keeps no tokens: they went with it")
def bare_when_solved(t: ExampleTable) -> None:
    meet(t, LILY, space="space-2")
    t.arrange("ongoing", code="fractured-reality")
    draw(t, "other-world", "other-world-17")
    encounters(t)
    t.arrange("dice", results="6 6 6 6 6 6")
    t.choose("special fractured-reality")
    t.asked(2, ENCOUNTER)
    t.expect(on_discarded("fractured-reality") == (0, 0))


@example("eldritch/rumors.3", "The Health tokens of Spreading Sickness are gone with it as well")
def healthy_when_solved(t: ExampleTable) -> None:
    meet(t, LILY, space="space-17")
    t.arrange("ongoing", code="spreading-sickness", tokens=1)
    t.arrange("sheet", seat=1, clues=1)
    encounters(t)
    t.choose("special spreading-sickness", "yes")
    t.asked(2, ENCOUNTER)
    t.expect(on_discarded("spreading-sickness") == (0, 0))


@example("eldritch/winning-and-losing.1", "The last line of a lost game cites what lost it")
def lost_by_what(t: ExampleTable) -> None:
    begin(t, MARK, JIM, space="rome")
    t.arrange("tracks", doom=1)
    mythos(t, "desperate-times")
    quietly(t)
    t.choose("doom 2")
    t.ended(False, "eldritch-end-azathoth")
    t.heard("core-log-loss", "eldritch/winning-and-losing.6")


# ------------------------------------------------------------------ the reference cards


def signs(t: ExampleTable, people: str, reference: str) -> None:
    t.start(seed=4, seats=len(people.split()), investigators=people, reference=reference, **{"ancient-one": "azathoth"})
    t.play()


@example("eldritch/setup.9", "Alone, with the easier card: one gate and two clues")
def alone_and_easier(t: ExampleTable) -> None:
    signs(t, LILY, "easier")
    t.expect(size("gates") == 1, clues_on_board() == 2)


@example("eldritch/setup.9", "Four, with the harder card: two gates and two clues")
def four_and_harder(t: ExampleTable) -> None:
    signs(t, f"{LILY} {JIM} {LEO} {MARK}", "harder")
    t.expect(size("gates") == 2, clues_on_board() == 2)


@example("eldritch/setup.9", "Seven, with the harder card: three gates and four clues")
def seven_and_harder(t: ExampleTable) -> None:
    signs(t, f"{LILY} {JIM} {LEO} {MARK} {NORMAN} {DIANA} {SILAS}", "harder")
    t.expect(size("gates") == 3, clues_on_board() == 4)


@example("eldritch/setup.9", "Eight, with the harder card: three gates and four clues")
def eight_and_harder(t: ExampleTable) -> None:
    signs(t, f"{LILY} {JIM} {LEO} {MARK} {NORMAN} {DIANA} {SILAS} trish-scarborough", "harder")
    t.expect(size("gates") == 3, clues_on_board() == 4)


def surge(t: ExampleTable, people: str, reference: str) -> None:
    """A surge through the one gate of the omen."""
    signs(t, people, reference)
    t.arrange("fresh")
    t.arrange("mystery", code="seed-of-the-daemon-sultan")
    t.arrange("tracks", doom=15, omen=2)
    t.arrange("gate", space="sydney")
    draw(t, "cup", "gug riot ghost skeleton")
    mythos(t, "support-of-the-church")
    t.play()


@example("eldritch/phase-mythos.9", "Five, with the easier card: a surge brings one monster")
def five_and_easier(t: ExampleTable) -> None:
    surge(t, f"{LILY} {JIM} {LEO} {MARK} {NORMAN}", "easier")
    t.expect(monsters_on("sydney") == ("gug",), clues_on_board() == 3)


@example("eldritch/phase-mythos.9", "Alone, with the easier card: a surge brings one monster")
def one_and_easier(t: ExampleTable) -> None:
    surge(t, LILY, "easier")
    t.expect(monsters_on("sydney") == ("gug",), clues_on_board() == 2)


@example("eldritch/phase-mythos.9", "Four, with the harder card: a surge brings one monster")
def four_with_one(t: ExampleTable) -> None:
    surge(t, f"{LILY} {JIM} {LEO} {MARK}", "harder")
    t.expect(monsters_on("sydney") == ("gug",), clues_on_board() == 2)


@example("eldritch/phase-mythos.9", "Seven, with the harder card: a surge brings one monster")
def seven_with_one(t: ExampleTable) -> None:
    surge(t, f"{LILY} {JIM} {LEO} {MARK} {NORMAN} {DIANA} {SILAS}", "harder")
    t.expect(monsters_on("sydney") == ("gug",), clues_on_board() == 4)


@example("eldritch/phase-mythos.9", "Eight, with the harder card: a surge brings one monster")
def eight_with_one(t: ExampleTable) -> None:
    surge(t, f"{LILY} {JIM} {LEO} {MARK} {NORMAN} {DIANA} {SILAS} trish-scarborough", "harder")
    t.expect(monsters_on("sydney") == ("gug",), clues_on_board() == 4)
