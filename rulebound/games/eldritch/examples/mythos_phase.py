"""The mythos phase: signs in their order, doom and the omen, reckoning, gates, surge, clues, rumors, the end."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    ACTION,
    JIM,
    LEO,
    LILY,
    MARK,
    NORMAN,
    TRISH,
    awake,
    begin,
    clues,
    clues_on,
    clues_on_board,
    conditions,
    doom,
    draw,
    encounters,
    gates_open,
    health,
    lead,
    lost,
    meet,
    monsters_everywhere,
    monsters_on,
    mythos,
    omen,
    on_card,
    pick,
    pile,
    sanity,
    seen_faces,
    sheet_tokens,
    size,
    solved,
    tokens_on,
)

QUIET = "the-bermuda-triangle"
"""A yellow card: omen, reckoning, gates, then a die for everybody; on 3 to 6 nothing happens."""
CALM = "a-proposition"
"""A green card: omen, surge, clues, and without rumors no text."""
ORDER = "eldritch-prompt-reckoning"
LEAD = "eldritch-prompt-lead"


def green(t: ExampleTable, *who: str, omen_at: int = 4, ancient: str = "azathoth") -> None:
    """A green card comes next, and the omen goes on to the space after this one."""
    begin(t, *who or (LILY,), ancient=ancient, space="space-5")
    t.arrange("tracks", doom=10, omen=omen_at)


# ------------------------------------------------------------------ the order of the signs


@example("eldritch/phase-mythos.1 eldritch/lead-investigator.3", "One card, its signs in order")
def in_order(t: ExampleTable) -> None:
    green(t)
    t.arrange("gate", space="istanbul")
    draw(t, "cup", "gug")
    draw(t, "clues", "clue-tokyo")
    mythos(t, CALM)
    t.play()
    t.expect(doom() == 9, monsters_on("istanbul") == ("gug",), clues_on("tokyo") == 1)
    t.expect(pile("mythos-discard") == ("a-proposition",))


@example("eldritch/phase-mythos.2 eldritch/omen.2", "The omen goes on, and doom for each gate of the new one")
def omen_goes_on(t: ExampleTable) -> None:
    green(t, omen_at=2)
    for city in ("arkham", "rome", "london"):
        t.arrange("gate", space=city)
    mythos(t, CALM)
    t.play()
    t.expect(omen() == "red", doom() == 8)


@example("eldritch/omen.1", "The current omen is where the token lies: a surge goes by it")
def current_omen(t: ExampleTable) -> None:
    green(t, omen_at=1)
    t.arrange("gate", space="tokyo")
    t.arrange("gate", space="istanbul")
    draw(t, "cup", "gug")
    mythos(t, CALM)
    t.play()
    t.expect(omen() == "blue", monsters_on("tokyo") == ("gug",), monsters_on("istanbul") == ())


@example("eldritch/omen.2", "Several steps: each space on the way counts")
def each_step(t: ExampleTable) -> None:
    green(t, omen_at=4)
    t.arrange("gate", space="istanbul")
    t.arrange("gate", space="tokyo")
    t.arrange("ongoing", code="stars-aligned")
    mythos(t, QUIET)
    t.arrange("dice", results="6")
    t.play()
    t.expect(omen() == "blue", doom() == 8)


@example("eldritch/faq-15", "Tokens on the green space count besides the green gates")
def green_tokens(t: ExampleTable) -> None:
    green(t)
    t.arrange("tokens-at", space="omen", n=2)
    t.arrange("gate", space="istanbul")
    mythos(t, CALM)
    t.play()
    t.expect(omen() == "green", doom() == 7)


# ------------------------------------------------------------------ doom


@example("eldritch/doom.1", "Advancing: towards zero")
def doom_advances(t: ExampleTable) -> None:
    green(t)
    t.arrange("gate", space="istanbul")
    mythos(t, CALM)
    t.play()
    t.expect(doom() == 9)


@example("eldritch/doom.2", "Retreating: away from zero, up to the end of the track")
def doom_retreats(t: ExampleTable) -> None:
    begin(t, TRISH, space="arkham")
    t.arrange("tracks", doom=19)
    t.arrange("reserve", cards="silver-twilight-ritual axe bandages whiskey")
    t.arrange("dice", results="6 6 6")
    t.choose("acquire", "no-loan", "buy silver-twilight-ritual")
    t.heard("eldritch-log-doom-back", "eldritch/doom.2")
    t.expect(doom() == 20)


@example("eldritch/doom.4 eldritch/ancient-one.5", "At zero the Ancient One wakes, and does what it does at once")
def waking(t: ExampleTable) -> None:
    green(t, ancient="shub-niggurath")
    t.arrange("tracks", doom=1)
    t.arrange("gate", space="istanbul")
    t.arrange("monster", code="ghoul", space="tokyo")
    mythos(t, CALM)
    t.play()
    t.heard("eldritch-log-monster-moves", "eldritch/ancient-one.5")
    t.expect(awake() == True, monsters_on("the-heart-of-africa") == ("ghoul", "epic-shub-niggurath"))  # noqa: E712


@example("eldritch/winning-and-losing.6 eldritch/winning-and-losing.1", "Azathoth awake: the game is lost on the spot")
def azathoth_wakes(t: ExampleTable) -> None:
    green(t)
    t.arrange("tracks", doom=1)
    t.arrange("gate", space="istanbul")
    mythos(t, CALM)
    t.ended(False, "eldritch-end-azathoth")


@example("eldritch/doom.5", "Awake, doom does not retreat")
def no_retreat(t: ExampleTable) -> None:
    meet(t, TRISH, ancient="yog-sothoth")
    t.arrange("tracks", awake=1)
    t.arrange("body", code="lily-chen", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 6 6")
    pick(t, "body")
    t.heard("eldritch-log-doom-stays", "eldritch/doom.5")
    t.expect(doom() == 0, unchanged=True)


@example("eldritch/doom.6 eldritch/doom-awake.1", "What is left of an advance beyond zero the turned sheet takes over")
def left_over(t: ExampleTable) -> None:
    begin(t, LILY, ancient="cthulhu", space="arkham")
    t.arrange("tracks", doom=1)
    mythos(t, "desperate-times")
    t.choose("doom 2")
    t.heard("eldritch-log-awakens", "eldritch/ancient-one.5")
    t.heard("eldritch-log-sanity-on", "eldritch/doom-awake.1")
    t.expect(awake() == True, doom() == 0, sheet_tokens() == 1)  # noqa: E712


@example("eldritch/doom-awake.1", "Every single point: three of them are three tokens on the sheet of Cthulhu")
def point_by_point(t: ExampleTable) -> None:
    green(t, ancient="cthulhu", omen_at=2)
    t.arrange("tracks", awake=1, omen=2)
    for city in ("arkham", "rome", "sydney"):
        t.arrange("gate", space=city)
    mythos(t, CALM)
    t.play()
    t.expect(sheet_tokens() == 3, doom() == 0)


# ------------------------------------------------------------------ reckoning


def before_reckoning(t: ExampleTable, *who: str, ancient: str = "azathoth") -> None:
    begin(t, *who or (LILY,), ancient=ancient, space="space-5")
    t.arrange("tracks", doom=10)


@example("eldritch/reckoning.2", "First the monsters: a Deep One takes 1 Sanity")
def monsters_reckon(t: ExampleTable) -> None:
    before_reckoning(t)
    t.arrange("monster", code="deep-one", space="space-5")
    mythos(t, QUIET)
    t.arrange("dice", results="6")
    t.play()
    t.expect(sanity(1) == 5)


@example("eldritch/reckoning.3", "Second the Ancient One: Cthulhu has a token put at sea")
def ancient_one_reckons(t: ExampleTable) -> None:
    before_reckoning(t, ancient="cthulhu")
    t.arrange("sheet", seat=1, space="space-3")
    mythos(t, QUIET)
    t.arrange("dice", results="6")
    t.play()
    t.heard("eldritch-log-token-at", "eldritch/reckoning.3")
    t.expect(tokens_on("space-3") == 1)


@example("eldritch/reckoning.4", "Third the mythos cards in play: a rumor loses a token")
def cards_reckon(t: ExampleTable) -> None:
    before_reckoning(t)
    t.arrange("ongoing", code="fractured-reality")
    mythos(t, QUIET)
    t.arrange("dice", results="6")
    t.play()
    t.expect(on_card("fractured-reality") == 3)


@example("eldritch/reckoning.5", "Last possessions and conditions, the lead first, in the order one likes")
def ones_own_order(t: ExampleTable) -> None:
    before_reckoning(t, LILY, LEO)
    t.arrange("lead", seat=2)
    t.arrange("has", seat=1, card="debt", back="make-a-deal")
    t.arrange("has", seat=1, card="blessed", back="visions-of-hypnos")
    t.arrange("has", seat=2, card="cursed", back="harried")
    mythos(t, QUIET)
    t.arrange("dice", results="5 1 6 6")
    t.asked(1, ORDER)
    t.expect(conditions(2) == (), conditions(1) == ("debt", "blessed"))
    t.choose("reckon blessed")
    t.expect(conditions(1) == ("debt",))
    t.asked(1, "core-prompt-form")


@example("eldritch/reckoning.1", "All in their order: monster, Ancient One, card, condition")
def all_in_order(t: ExampleTable) -> None:
    before_reckoning(t, ancient="yog-sothoth")
    t.arrange("sheet", seat=1, space="arkham")
    t.arrange("gate", space="arkham")
    t.arrange("has", seat=1, card="wither", back="a")
    t.arrange("monster", code="shoggoth", space="tokyo", lost=2)
    t.arrange("has", seat=1, card="debt", back="make-a-deal")
    t.arrange("ongoing", code="fractured-reality")
    mythos(t, QUIET)
    t.arrange("dice", results="6 6")
    t.play()
    t.expect(lost("shoggoth") == 0, on_card("fractured-reality") == 4)
    t.choose("discard-spells 1")
    t.expect(on_card("fractured-reality") == 3)
    t.asked(1, "core-prompt-form")


@example("eldritch/reckoning.8", "What comes meanwhile has no reckoning this time")
def newcomers_wait(t: ExampleTable) -> None:
    before_reckoning(t, ancient="shub-niggurath")
    t.arrange("sheet", seat=1, space="tokyo")
    draw(t, "clues", "clue-tokyo")
    draw(t, "cup", "deep-one gug")
    mythos(t, QUIET)
    t.arrange("dice", results="6")
    t.play()
    t.expect(monsters_on("tokyo") == ("deep-one",), sanity(1) == 6)


@example("eldritch/conflicts.1", "Of several at the same time the lead says which comes first")
def lead_orders(t: ExampleTable) -> None:
    before_reckoning(t, LILY, LEO)
    t.arrange("lead", seat=2)
    t.arrange("monster", code="deep-one", space="space-5")
    t.arrange("monster", code="gnoph-keh", space="space-5")
    mythos(t, QUIET)
    t.arrange("dice", results="6 6")
    t.asked(2, ORDER)
    t.choose("reckon gnoph-keh")
    t.expect(health(1) == 5, sanity(1) == 5)


@example("eldritch/mythos.3", "The sign in the corner of a card sets off no reckoning")
def only_a_reminder(t: ExampleTable) -> None:
    before_reckoning(t)
    t.arrange("monster", code="deep-one", space="space-5")
    mythos(t, "fractured-reality")
    t.play()
    t.expect(on_card("fractured-reality") == 4, sanity(1) == 6)


# ------------------------------------------------------------------ gates and clues


@example("eldritch/phase-mythos.8 eldritch/reference-card.2", "As many gates as the reference card says: two for five")
def two_gates(t: ExampleTable) -> None:
    begin(t, LILY, LEO, MARK, JIM, TRISH, space="space-5")
    draw(t, "gate-stack", "gate-rome gate-tokyo")
    draw(t, "cup", "gug skeleton")
    mythos(t, QUIET)
    t.arrange("dice", results="6 6 6 6 6")
    t.play()
    t.expect(gates_open() == ("rome", "tokyo"), monsters_on("rome") == ("gug",), monsters_on("tokyo") == ("skeleton",))


@example("eldritch/gates.1 eldritch/gates.4", "The top gate of the stack, where its face says, with a monster")
def the_top_gate(t: ExampleTable) -> None:
    before_reckoning(t)
    draw(t, "gate-stack", "gate-rome")
    draw(t, "cup", "gug")
    mythos(t, QUIET)
    t.arrange("dice", results="6")
    t.play()
    t.expect(gates_open() == ("rome",), monsters_on("rome") == ("gug",))


@example("eldritch/hidden-information.4", "Nobody knows the gates in the stack and the clues in the bank")
def faces_down(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    mythos(t, CALM)
    t.play()
    t.expect(clues_on_board() == 1, seen_faces("gate-stack") == 0, seen_faces("clues") == 0)


@example("eldritch/gates.3", "An empty stack is made anew at once from the discarded gates")
def stack_made_anew(t: ExampleTable) -> None:
    before_reckoning(t)
    t.arrange("gate", space="rome")
    t.arrange("gate", space="tokyo")
    t.arrange("card", code="gate-tokyo", to="gate-discard")
    draw(t, "gate-stack", "gate-london")
    t.arrange("gone", pile="gate-stack", n=1)
    mythos(t, QUIET)
    t.arrange("dice", results="6")
    t.play()
    t.heard("eldritch-log-gates-renewed", "eldritch/gates.3")
    t.expect(gates_open() == ("london", "rome"), size("gate-stack") == 1, size("gate-discard") == 0)


@example("eldritch/gates.5", "Without any gate left doom advances instead")
def no_gate_left(t: ExampleTable) -> None:
    before_reckoning(t)
    t.arrange("gone", pile="gate-stack")
    mythos(t, QUIET)
    t.arrange("dice", results="6")
    t.play()
    t.heard("eldritch-log-no-gate", "eldritch/gates.5")
    t.expect(doom() == 9)
    t.heard("eldritch-log-doom", "eldritch/gates.5")


def surge(t: ExampleTable, *who: str) -> None:
    begin(t, *who, space="space-5")
    t.arrange("gate", space="rome")
    t.arrange("tracks", doom=10, omen=2)
    draw(t, "cup", "gug skeleton zombie")
    mythos(t, CALM)
    t.play()


@example("eldritch/monster-surge.1 eldritch/monster-surge.2", "A surge for one or two: one monster at each gate")
def surge_for_one(t: ExampleTable) -> None:
    surge(t, LILY)
    t.expect(monsters_on("rome") == ("gug",))


@example("eldritch/monster-surge.3", "For three to six: two")
def surge_for_three(t: ExampleTable) -> None:
    surge(t, LILY, LEO, MARK)
    t.expect(monsters_on("rome") == ("gug", "skeleton"))


@example("eldritch/monster-surge.3", "For six, too")
def surge_for_six(t: ExampleTable) -> None:
    surge(t, LILY, LEO, MARK, JIM, TRISH, NORMAN)
    t.expect(monsters_on("rome") == ("gug", "skeleton"), clues_on_board() == 3)


@example("eldritch/monster-surge.4", "For seven or eight: three")
def surge_for_seven(t: ExampleTable) -> None:
    surge(t, LILY, LEO, MARK, JIM, TRISH, NORMAN, "silas-marsh")
    t.expect(monsters_on("rome") == ("gug", "skeleton", "zombie"))


@example("eldritch/monster-surge.5", "Without a gate of the omen one gate opens, however many play")
def surge_without_gate(t: ExampleTable) -> None:
    begin(t, LILY, LEO, MARK, JIM, TRISH, space="space-5")
    t.arrange("tracks", doom=10, omen=2)
    t.arrange("gate", space="tokyo")
    draw(t, "gate-stack", "gate-london")
    mythos(t, CALM)
    t.play()
    t.expect(gates_open() == ("london", "tokyo"), monsters_everywhere() == 1)


@example("eldritch/phase-mythos.10 eldritch/clues.3", "As many clues as the reference card says, where their faces say")
def clues_come(t: ExampleTable) -> None:
    begin(t, LILY, LEO, MARK, space="space-5")
    draw(t, "clues", "clue-tokyo clue-space-3")
    mythos(t, CALM)
    t.play()
    t.expect(clues_on("tokyo") == 1, clues_on("space-3") == 1, clues_on_board() == 2)


@example("eldritch/clues.2", "The empty bank is made anew at once from the discarded clues")
def bank_made_anew(t: ExampleTable) -> None:
    before_reckoning(t, ancient="shub-niggurath")
    draw(t, "clues", "clue-tokyo")
    t.arrange("gone", pile="clues", n=1)
    mythos(t, QUIET)
    t.arrange("dice", results="6")
    t.play()
    t.heard("eldritch-log-clues-renewed", "eldritch/clues.2")
    t.expect(size("clues") == 1, size("clues-discard") == 0, monsters_on("tokyo") != ())


@example("eldritch/hidden-information.11", "Clues that are discarded lie face up")
def clues_face_up(t: ExampleTable) -> None:
    before_reckoning(t, ancient="shub-niggurath")
    draw(t, "clues", "clue-tokyo")
    mythos(t, QUIET)
    t.arrange("dice", results="6")
    t.play()
    t.expect(pile("clues-discard") == ("clue-tokyo",))


@example("eldritch/random-space.1", "A random space: a clue is discarded, and its face says which")
def at_random(t: ExampleTable) -> None:
    before_reckoning(t, ancient="shub-niggurath")
    draw(t, "clues", "clue-tokyo")
    draw(t, "cup", "gug skeleton")
    draw(t, "gate-stack", "gate-rome")
    mythos(t, QUIET)
    t.arrange("dice", results="6")
    t.play()
    t.expect(monsters_on("tokyo") == ("gug",), pile("clues-discard") == ("clue-tokyo",))


@example("eldritch/random-space.2", "Without any clue the lead chooses")
def lead_chooses_the_space(t: ExampleTable) -> None:
    before_reckoning(t, LILY, LEO, ancient="shub-niggurath")
    t.arrange("lead", seat=2)
    t.arrange("gone", pile="clues")
    draw(t, "cup", "gug")
    mythos(t, QUIET)
    t.arrange("dice", results="6 6")
    t.asked(2, "eldritch-prompt-random-space")
    t.choose("space tokyo")
    t.heard("eldritch-log-random", "eldritch/random-space.2")
    t.expect(monsters_on("tokyo") == ("gug",))


@example("eldritch/clues.4", "Where the effect names a space, the clue lies there whatever its face says")
def clue_where_the_effect_says(t: ExampleTable) -> None:
    meet(t, LILY, "london")
    draw(t, "clues", "clue-tokyo")
    draw(t, "europe", "europe-5")
    encounters(t)
    t.arrange("dice", results="6 1")
    t.choose("europe", "space space-7")
    t.heard("eldritch-log-clue-on", "eldritch/clues.4")
    t.expect(clues_on("space-7") == 1, clues_on("tokyo") == 0)


# ------------------------------------------------------------------ rumors, ongoing cards


@example(
    "eldritch/rumors.1 eldritch/phase-mythos.11 eldritch/phase-mythos.12 eldritch/mythos.2",
    "A rumor: its token on the space, tokens on the card, and the card stays",
)
def rumor_comes(t: ExampleTable) -> None:
    begin(t, LILY, space="space-2")
    mythos(t, "fractured-reality")
    t.play()
    t.expect(on_card("fractured-reality") == 4, pile("mythos-discard") == ())
    t.arrange("phase", name="encounter")
    t.heard("eldritch-log-rumor", "eldritch/phase-mythos.11")
    t.offered("special fractured-reality")


@example("eldritch/phase-mythos.13", "An event is carried out and discarded")
def event_discarded(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    mythos(t, "support-of-the-church")
    t.play()
    t.expect(conditions(1) == ("blessed",), pile("mythos-discard") == ("support-of-the-church",))


@example("eldritch/mythos.4", "A card that brings another one: that one in full as well")
def another_card(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    mythos(t, "the-storm")
    t.play()
    t.expect(size("mythos-in-play") == 1, clues_on_board() == 1)


@example("eldritch/golden.3", "Strange Sightings: nobody can rest")
def nobody_rests(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    t.arrange("sheet", seat=1, health=3)
    t.offered("rest")
    t.arrange("ongoing", code="strange-sightings")
    t.refused("rest", "eldritch/golden.3")


@example("eldritch/lead-investigator.5 eldritch/rounding.1", "The lead decides for the group; half is rounded up")
def group_pays(t: ExampleTable) -> None:
    begin(t, LILY, LEO, MARK, space="space-5")
    t.arrange("mystery", code="occult-research", solved=1)
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("sheet", seat=3, clues=2)
    mythos(t, "all-for-nothing")
    t.asked(1, "eldritch-prompt-group-pays", n=2)
    t.choose("yes")
    t.choose("give 0")
    t.asked(3, "eldritch-prompt-share")
    t.choose("give 2")
    t.heard("eldritch-log-spends-clues", "eldritch/spend.1")
    t.expect(solved() == 1, clues(1) == 1, clues(3) == 0)


# ------------------------------------------------------------------ the end of the phase


@example("eldritch/lead-investigator.4 eldritch/lead-investigator.1", "The lead may give the token to anybody")
def token_passed(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="space-5")
    mythos(t, CALM)
    t.asked(1, LEAD)
    t.choose("lead leo-anderson")
    t.expect(lead() == 2)
    t.heard("eldritch-log-lead", "eldritch/lead-investigator.4")
    t.asked(2, ACTION)


@example("eldritch/mythos.1", "No card can be drawn: the game is lost")
def no_card_left(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    t.arrange("gone", pile="mythos")
    t.arrange("phase", name="mythos")
    t.heard("eldritch-log-mythos-empty", "eldritch/mythos.1")
    t.ended(False, "eldritch-end-mythos")


@example("eldritch/mythos.1", "But the mystery is looked at before: the last one still wins")
def last_chance(t: ExampleTable) -> None:
    begin(t, LILY, space="space-5")
    t.arrange("mystery", code="seed-of-the-daemon-sultan", tokens=1, solved=2)
    t.arrange("gone", pile="mythos")
    t.arrange("phase", name="mythos")
    t.ended(True, "eldritch-end-solved")
