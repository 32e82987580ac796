"""Moments that cross: somebody falls while others are at it, things run out, an Ancient One wakes in the middle."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    DIANA,
    ENCOUNTER,
    JACQUELINE,
    JIM,
    LEO,
    LILY,
    MARK,
    NORMAN,
    awake,
    begin,
    clues,
    conditions,
    doom,
    draw,
    encounters,
    fallen_at,
    gates_open,
    health,
    lead,
    monsters_on,
    mythos,
    on_card,
    out,
    pick,
    pile,
    sheet_tokens,
    size,
    solved,
    things,
    who,
)

CALM, OMEN = "a-proposition", "omen-of-good-fortune"
NEW, REACT, MOVE_OMEN = "eldritch-prompt-investigator", "core-prompt-react", "eldritch-prompt-move-omen"


# ------------------------------------------------------------------ those who fall in the same moment


def hunt(t: ExampleTable, *people: str, seed: int) -> None:
    """The thousand are hunted: who is active may keep a defeated monster for 2 clues."""
    begin(t, *people, ancient="shub-niggurath", space="rome", seed=seed)
    t.arrange("mystery", code="hunting-the-thousand")
    t.arrange("sheet", seat=1, space="arkham", clues=4)


@example("eldritch/combat-encounters.8", "Norman falls with the monster he fights: nobody is left to keep it")
def no_hunter_left(t: ExampleTable) -> None:
    hunt(t, NORMAN, LILY, JIM, seed=3)
    t.arrange("sheet", seat=1, health=1)
    t.arrange("monster", code="gug", space="arkham", lost=3)
    encounters(t)
    t.arrange("dice", results="6 6 6 6 6")
    t.choose("pass", "pass", "lead lily-chen")
    t.asked(2, ENCOUNTER)
    t.expect(lead() == 2, pile("mystery-monsters") == (), pile("defeated") == ())


@example(
    "eldritch/mysteries.3 eldritch/combat-encounters.8",
    "Whoever fights it falls with it: the lead, active in the mythos phase, keeps the monster",
)
def the_lead_keeps_it(t: ExampleTable) -> None:
    hunt(t, JIM, LILY, seed=3)
    t.arrange("sheet", seat=2, health=1)
    t.arrange("monster", code="ghoul", space="rome")
    mythos(t, "a-dark-power")
    draw(t, "cup", "warlock riot")
    draw(t, "clues", "clue-tokyo")
    draw(t, "gate-stack", "gate-sydney")
    t.arrange("dice", results="6 6 1 1 6 1 1 1")
    t.asked(1, REACT)
    t.choose("keep hunting-the-thousand")
    t.expect(pile("mystery-monsters") == ("ghoul",), clues(1) == 2, who(2) == "")


@example("eldritch/mysteries.3 eldritch/monsters.6", "Two defeated at once: each of them can be kept, or goes back")
def one_of_two_kept(t: ExampleTable) -> None:
    hunt(t, JIM, LILY, seed=3)
    for foe in ("skeleton", "byakhee", "gug"):
        t.arrange("monster", code=foe, space="arkham")
    t.arrange("has", seat=1, card="shriveling", back="shriveling-b")
    t.arrange("dice", results="6 6 6")
    t.choose("cast shriveling", "pass", "monster gug")
    pick(t, "keep")
    t.asked(1, REACT)
    t.choose("pass")
    t.expect(pile("mystery-monsters") == ("skeleton",), pile("defeated") == (), clues(1) == 2)


@example("eldritch/defeated-other.4", "Jacqueline falls over a Spell for Lily: what all must bear is not hers any more")
def not_asked_any_more(t: ExampleTable) -> None:
    begin(t, LILY, JACQUELINE, JIM, space="arkham")
    t.arrange("has", seat=2, card="flesh-ward", back="flesh-ward-a")
    t.arrange("sheet", seat=2, sanity=1)
    mythos(t, "heat-wave-singes-the-globe")
    t.arrange("dice", results="6 6 6 6")
    t.choose("rest", "lose health 3", "cast flesh-ward")
    t.asked(3, "core-prompt-unless")
    t.expect(health(1) == 5, who(2) == "")


# ------------------------------------------------------------------ the lead passes


@example("eldritch/reckoning.5", "The lead falls to a monster: possessions and conditions begin with the new lead")
def from_the_new_lead(t: ExampleTable) -> None:
    begin(t, LILY, JIM, LEO, space="arkham")
    t.arrange("sheet", seat=1, space="tokyo", sanity=1)
    t.arrange("monster", code="deep-one", space="tokyo")
    for seat, back in ((2, "make-a-deal"), (3, "hitmen")):
        t.arrange("has", seat=seat, card="debt", back=back)
    mythos(t, OMEN)
    t.arrange("dice", results="6 6 6")
    t.choose("lead leo-anderson")
    t.asked(2, "core-prompt-form")
    t.expect(conditions(3) == (), conditions(2) == ("debt",))


@example("eldritch/eliminated.1", "All fall, the last one awake: who is out gives the lead to somebody who comes back")
def lead_of_those_who_wait(t: ExampleTable) -> None:
    begin(t, LILY, JIM, LEO, ancient="cthulhu", space="arkham", seed=2)
    t.arrange("tracks", doom=2)
    for seat in (1, 2, 3):
        t.arrange("sheet", seat=seat, health=1)
    t.arrange("ongoing", code="spreading-sickness")
    mythos(t, OMEN)
    t.choose("rest", "lead leo-anderson")
    t.asked(3, "eldritch-prompt-lead")
    t.choose("lead seat-2")
    t.asked(2, MOVE_OMEN)
    t.expect(out(3) == True, out(2) == False, awake() == True, lead() == 2)  # noqa: E712


@example("eldritch/faq-7", "With nobody left who could take the token, the lead is not asked what comes first")
def no_order_to_choose(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="arkham")
    for seat in (1, 2):
        t.arrange("fallen", seat=seat)
    mythos(t, CALM)
    t.choose("rest")
    t.asked(1, NEW)
    t.choose("play leo-anderson")
    t.asked(2, NEW)


@example("eldritch/mystery-check.1", "The last mystery wins before anybody chooses a new investigator")
def won_while_waiting(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="arkham")
    t.arrange("mystery", code="seed-of-the-daemon-sultan", tokens=1, solved=2)
    t.arrange("fallen", seat=2)
    mythos(t, OMEN)
    t.choose("no")
    t.heard("eldritch-log-score", "eldritch/scoring.1")
    t.ended(True, "eldritch-end-solved")


# ------------------------------------------------------------------ reckonings


@example("eldritch/reckoning.8", "A condition that comes in place of one that was lost has no reckoning this time")
def new_in_its_place(t: ExampleTable) -> None:
    """The two change places in the deck: Amnesia is drawn with the token that was Blessed before."""
    begin(t, LEO, JIM, space="rome", seed=2)
    t.arrange("sheet", seat=2, space="tokyo", sanity=1)
    t.arrange("has", seat=1, card="blessed")
    t.arrange("has", seat=2, card="amnesia")
    t.arrange("gone", pile="conditions")
    t.arrange("monster", code="warlock", space="rome")
    t.arrange("monster", code="deep-one", space="tokyo")
    t.arrange("ongoing", code="growing-madness")
    mythos(t, OMEN)
    t.arrange("dice", results="1")
    t.choose("rest")
    t.asked(1, MOVE_OMEN)
    t.not_heard("eldritch-log-test")
    t.expect(conditions(1) == ("amnesia",), on_card("growing-madness") == 3)


@example("eldritch/component-limits.6", "Nug calls a Ghoul, and both that were set aside are on the board: none comes")
def no_ghoul_left(t: ExampleTable) -> None:
    begin(t, MARK, JIM, ancient="shub-niggurath", space="rome", seed=3)
    for _ in range(2):
        t.arrange("monster", code="ghoul", space="tokyo")
    t.arrange("monster", code="nug", space="the-amazon")
    mythos(t, OMEN)
    draw(t, "cup", "gug riot")
    t.play()
    t.heard("eldritch-log-none-aside", "eldritch/component-limits.6")
    t.expect(monsters_on("the-amazon") == ("nug",))


@example("eldritch/epic-monsters.3", "Diana has every monster discarded: the epic one stays, and all are told why")
def the_epic_one_stays(t: ExampleTable) -> None:
    begin(t, DIANA, JIM, space="rome")
    for monster in ("cultist", "zombie-horde", "gug"):
        t.arrange("monster", code=monster, space="rome")
    t.choose("infiltrate diana-stanley", "discard-all")
    t.heard("eldritch-log-epic-stays", "eldritch/epic-monsters.3")
    t.expect(monsters_on("rome") == ("zombie-horde",))


@example("eldritch/reckoning.3", "Yog-Sothoth awake: of two on one gate the first may keep it, and the second not")
def two_on_one_gate(t: ExampleTable) -> None:
    begin(t, MARK, JIM, ancient="yog-sothoth", space="arkham", seed=2)
    t.arrange("tracks", awake=1)
    t.arrange("gate", space="arkham")
    t.arrange("has", seat=1, card="wither")
    mythos(t, OMEN)
    draw(t, "gate-stack", "gate-london")
    t.choose("rest", "yes")
    t.heard("eldritch-log-sheet-gate", "eldritch/reckoning.3", n=1)
    t.heard("eldritch-log-gate", "eldritch/gates.4")
    t.expect(things(1) == (), gates_open() == ("london",))


@example("eldritch/mythos.4", "Calling the Elder Things: a cultist who comes by it calls nothing more")
def only_cultists_there(t: ExampleTable) -> None:
    begin(t, MARK, JIM, space="rome")
    t.arrange("monster", code="cultist", space="tokyo")
    t.arrange("gate", space="london")
    mythos(t, "calling-the-elder-things")
    draw(t, "cup", "gug cultist")
    t.play()
    t.expect(monsters_on("tokyo") == ("cultist", "cultist"), monsters_on("london") == ("gug",))


# ------------------------------------------------------------------ doom and the awakening


@example("eldritch/doom.2", "At the end of its track doom retreats no further")
def the_end_of_the_track(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="rome")
    t.arrange("body", code=DIANA, space="rome", by="sanity")
    t.arrange("tracks", doom=20)
    encounters(t)
    t.arrange("dice", results="6 6")
    t.choose(f"body body {DIANA}")
    t.heard("eldritch-log-doom-stays", "eldritch/doom.2")
    t.expect(doom() == 20, unchanged=True)
    t.expect(fallen_at(DIANA) == "")


@example(
    "eldritch/doom.6 eldritch/omen.2 eldritch/conflicts.1",
    "Yog-Sothoth wakes by one of three gates: the lead says by which, the others go onto the sheet",
)
def the_others_onto_the_sheet(t: ExampleTable) -> None:
    begin(t, LILY, JIM, ancient="yog-sothoth", space="arkham", seed=2)
    for city in ("buenos-aires", "london", "tokyo"):
        t.arrange("gate", space=city)
    t.arrange("tracks", doom=1, omen=1)
    mythos(t, OMEN)
    draw(t, "gate-stack", "gate-sydney")
    t.choose("gate gate-tokyo")
    t.expect(awake() == True, size("sheet-gates") == 2, gates_open() == ("sydney", "tokyo"))  # noqa: E712


def gathered(t: ExampleTable, sixth: str) -> None:
    """Shub-Niggurath is awake with four others around her, and doom would advance."""
    begin(t, MARK, JIM, ancient="shub-niggurath", space="rome", seed=3)
    t.arrange("tracks", awake=1, omen=1)
    t.arrange("gate", space="tokyo")
    for monster in ("epic-shub-niggurath", "ghoul", "ghoul", "gug", "skeleton"):
        t.arrange("monster", code=monster, space="the-heart-of-africa")
    mythos(t, OMEN)
    draw(t, "cup", f"{sixth} riot")
    t.play()


@example("eldritch/doom-awake.1", "With the sixth monster on her space, herself among them, the game is lost")
def the_sixth(t: ExampleTable) -> None:
    gathered(t, "byakhee")
    t.ended(False, "eldritch-end-shub")


@example("eldritch/doom-awake.1 eldritch/monsters.3", "But not with one that goes elsewhere as it comes")
def the_sixth_elsewhere(t: ExampleTable) -> None:
    gathered(t, "mummy")
    t.asked(1, MOVE_OMEN)
    t.expect(monsters_on("the-pyramids") == ("mummy",))


@example(
    "eldritch/winning-and-losing.2", "She falls with whoever fights her, and only that fall would bring the sixth: won"
)
def won_before_the_sixth(t: ExampleTable) -> None:
    begin(t, LILY, JIM, LEO, ancient="shub-niggurath", space="rome", seed=3)
    t.arrange("mystery", solved=3)
    t.arrange("tracks", awake=1)
    t.arrange("sheet", seat=1, space="the-heart-of-africa", health=1)
    t.arrange("monster", code="epic-shub-niggurath", space="the-heart-of-africa", lost=5)
    for monster in ("ghoul", "ghoul", "gug", "skeleton"):
        t.arrange("monster", code=monster, space="the-heart-of-africa")
    draw(t, "cup", "byakhee")
    encounters(t)
    t.arrange("dice", results="6 6 6")
    t.choose("fight epic-shub-niggurath")
    t.ended(True, "eldritch-end-final")


@example("eldritch/rumors.3", "Return of the Ancient Ones, awake: no doom is left to advance, and the rumor is over")
def nothing_left_to_advance(t: ExampleTable) -> None:
    begin(t, MARK, JIM, ancient="cthulhu", space="rome", seed=2)
    t.arrange("tracks", awake=1)
    t.arrange("ongoing", code="return-of-the-ancient-ones")
    for monster in ("ghoul", "gug", "skeleton"):
        t.arrange("monster", code=monster, space="19")
    mythos(t, OMEN)
    draw(t, "cup", "byakhee riot")
    t.play()
    t.expect(monsters_on("space-19") == ("ghoul", "gug", "skeleton", "byakhee"), sheet_tokens() == 0)
    t.expect(on_card("return-of-the-ancient-ones") == -1, unchanged=True)


@example("eldritch/mythos.1 eldritch/final-mystery.1", "The deck empty and the third mystery solved, awake: still lost")
def too_late_for_the_last(t: ExampleTable) -> None:
    begin(t, LILY, JIM, ancient="cthulhu", space="arkham", seed=2)
    t.arrange("mystery", code="rlyeh-risen", tokens=1, solved=2)
    t.arrange("tracks", awake=1)
    t.arrange("gone", pile="mythos")
    t.arrange("phase", name="mythos")
    t.play()
    t.ended(False, "eldritch-end-mythos")
    t.expect(solved() == 3)


# ------------------------------------------------------------------ when things run out


@example("eldritch/component-limits.5 eldritch/monster-surge.5", "A surge without a gate of the omen, and none to open")
def no_gate_for_the_surge(t: ExampleTable) -> None:
    begin(t, LILY, JIM, space="arkham")
    t.arrange("gone", pile="gate-stack")
    t.arrange("tracks", doom=10)
    mythos(t, CALM)
    t.play()
    t.heard("eldritch-log-doom", "eldritch/gates.5", n=9)
    t.heard("eldritch-log-no-surge", "eldritch/monster-surge.5")


@example(
    "eldritch/random-space.1 eldritch/clues.2", "A random space by the last clue of the bank, which is the bank again"
)
def by_the_last_clue(t: ExampleTable) -> None:
    begin(t, LILY, JIM, ancient="shub-niggurath", space="arkham", seed=3)
    draw(t, "clues", "clue-tokyo")
    t.arrange("gone", pile="clues", n=1)
    mythos(t, OMEN)
    draw(t, "cup", "gug riot")
    draw(t, "gate-stack", "gate-sydney")
    t.play()
    t.expect(monsters_on("tokyo") == ("gug",), size("clues") == 1, size("clues-discard") == 0)


@example("eldritch/component-limits.3", "What lies with the fallen is not to be had: the new one comes without it")
def not_to_be_had(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="rome")
    t.arrange("has", seat=1, card="shriveling")
    t.arrange("body", code=DIANA, space="rome", has="shriveling")
    t.arrange("fallen", seat=2)
    mythos(t, CALM)
    t.choose("replace-first")
    t.asked(2, NEW)
    t.choose("play jim-culver")
    t.expect(things(2) == (), clues(2) == 1)
