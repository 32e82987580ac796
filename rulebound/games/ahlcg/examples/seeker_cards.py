"""Seeker cards at work."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.cards import SKILL
from rulebound.games.ahlcg.examples.probes import (
    actions,
    area,
    clues,
    damage,
    deck_size,
    discard,
    encounter_discard,
    engaged,
    exhausted,
    gathering,
    hand,
    horror,
    resources,
    round_,
    threat,
    turn_of,
    uses,
    value,
)

DAISY, ROLAND = "daisy-walker", "roland-banks"


def studying(t: ExampleTable, *assets: str, tokens: str = "0 0", hand: str = "") -> None:
    """Daisy in the Study (shroud 2, two clues), some assets in play, her turn."""
    gathering(t, DAISY, tokens=tokens)
    for code in assets:
        t.arrange("asset", code=code, seat=1)
    t.arrange("hand", seat=1, cards=hand)
    turn_of(t)


def hunted(t: ExampleTable, enemy: str, *assets: str, tokens: str = "0 0", hand: str = "") -> None:
    """Daisy in the Hallway with an enemy engaged with her, some assets in play, her turn."""
    gathering(t, DAISY, act=2, tokens=tokens)
    for code in assets:
        t.arrange("asset", code=code, seat=1)
    t.arrange("hand", seat=1, cards=hand)
    t.arrange("deck", seat=1, cards="knife knife knife knife")
    t.arrange("threat", code=enemy, seat=1)
    turn_of(t)


def with_roland(t: ExampleTable, *assets: str, tokens: str = "0 0", hand: str = "") -> None:
    """Daisy and Roland in the Hallway, some assets of Daisy's in play, her turn."""
    gathering(t, f"{DAISY} {ROLAND}", act=2, tokens=tokens)
    for code in assets:
        t.arrange("asset", code=code, seat=1)
    t.arrange("hand", seat=1, cards=hand)
    turn_of(t)


# ------------------------------------------------------------------ tools and relics


@example("ahlcg/fast.3", "Magnifying Glass: played in your turn without an action")
def glass_is_fast(t: ExampleTable) -> None:
    studying(t, hand="magnifying-glass")
    t.choose("play magnifying-glass")
    t.expect(area(1) == ("magnifying-glass",), actions(DAISY) == 3, resources(DAISY) == 4)


@example("ahlcg/fast.3", "Magnifying Glass: not in another investigator's turn")
def glass_in_anothers_turn(t: ExampleTable) -> None:
    with_roland(t, hand="magnifying-glass")
    turn_of(t, seat=2)
    t.asked(2, "ahlcg-prompt-action")


@example("ahlcg/ability.constant.1", "Magnifying Glass: +1 intellect while investigating")
def glass_helps(t: ExampleTable) -> None:
    studying(t, "magnifying-glass", tokens="-4 -5")
    t.arrange("draws", tokens="-4 -5")
    t.choose("investigate")
    t.expect(clues(DAISY) == 1)
    t.choose("investigate")
    t.expect(clues(DAISY) == 1, actions(DAISY) == 1)


@example("ahlcg/ability.constant.1", "Magnifying Glass: no help in an intellect test that is no investigation")
def glass_helps_only_investigating(t: ExampleTable) -> None:
    studying(t, "magnifying-glass", "medical-texts", tokens="-4 -4")
    t.choose("operate medical-texts")
    t.expect(damage(DAISY) == 1, value(DAISY, SKILL["intellect"]) == 5)


@example("ahlcg/ability.constant.1", "Magnifying Glass (1): +1 intellect while investigating")
def glass_1_helps(t: ExampleTable) -> None:
    studying(t, "01040", tokens="-4 -5")
    t.arrange("draws", tokens="-4 -5")
    t.choose("investigate")
    t.expect(clues(DAISY) == 1)
    t.choose("investigate")
    t.expect(clues(DAISY) == 1, actions(DAISY) == 1)


@example("ahlcg/ability.triggered.2", "Magnifying Glass (1): back to the hand where no clue is left, at no cost")
def glass_1_is_put_away(t: ExampleTable) -> None:
    gathering(t, DAISY, act=2)
    t.arrange("asset", code="01040", seat=1)
    turn_of(t)
    t.choose("put-away magnifying-glass")
    t.heard("ahlcg-log-put-away", "ahlcg/ability.triggered.2")
    t.expect(hand(1) == ("magnifying-glass",), area(1) == (), actions(DAISY) == 3)


@example("ahlcg/ability.triggered.2", "Magnifying Glass (1): stays while clues lie there")
def glass_1_stays(t: ExampleTable) -> None:
    studying(t, "01040")
    t.refused("put-away magnifying-glass", "ahlcg/ability.triggered.2")


def ghoul_comes(t: ExampleTable, enemy: str) -> None:
    """Daisy alone in the Hallway with the Disc; the next encounter card is an enemy, and the mythos phase begins."""
    gathering(t, DAISY, act=2)
    t.arrange("asset", code="disc-of-itzamna", seat=1)
    t.arrange("encounter", cards=enemy)
    t.arrange("round", n=2)
    t.arrange("phase", name="mythos")


@example("ahlcg/when.1", "Disc of Itzamna: an enemy that spawns at your location is discarded before it is there")
def disc_banishes(t: ExampleTable) -> None:
    ghoul_comes(t, "ghoul-minion")
    t.choose("banish disc-of-itzamna")
    t.heard("core-log-ability", "ahlcg/ability.triggered.4")
    t.expect(encounter_discard() == ("ghoul-minion",), discard(1) == ("disc-of-itzamna",), engaged(1) == ())


@example("ahlcg/when.1", "Disc of Itzamna: powerless against an Elite enemy")
def disc_fails(t: ExampleTable) -> None:
    ghoul_comes(t, "ghoul-priest")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(engaged(1) == ("ghoul-priest",), area(1) == ("disc-of-itzamna",))


# ------------------------------------------------------------------ tomes


@example("ahlcg/search.3", "Old Book of Lore: somebody at your location draws one of his or her top 3 cards")
def book_of_lore(t: ExampleTable) -> None:
    with_roland(t, "old-book-of-lore")
    t.arrange("deck", seat=2, cards="knife machete guts overpower")
    t.choose("read old-book-of-lore", "choose roland-banks")
    t.not_offered("take overpower", seat=2)
    t.choose("take machete", seat=2)
    t.expect(hand(2) == ("machete",), deck_size(2) == 3, exhausted("old-book-of-lore") == True)  # noqa: E712


@example("ahlcg/exhaust-exhausted.1", "Old Book of Lore: once until it is ready again")
def book_of_lore_is_exhausted(t: ExampleTable) -> None:
    studying(t, "old-book-of-lore")
    t.arrange("deck", seat=1, cards="knife machete guts overpower")
    t.choose("read old-book-of-lore", "take guts")
    t.refused("read old-book-of-lore", "ahlcg/exhaust-exhausted.2")


@example("ahlcg/search.3", "Old Book of Lore: nobody to read for where no deck holds a card")
def book_of_lore_without_a_deck(t: ExampleTable) -> None:
    studying(t, "old-book-of-lore", "06279")
    t.arrange("deck", seat=1)
    t.not_offered("read old-book-of-lore")


@example("ahlcg/weakness.4", "Old Book of Lore: a weakness that is taken is resolved at once")
def book_of_lore_finds_a_weakness(t: ExampleTable) -> None:
    studying(t, "old-book-of-lore")
    t.arrange("deck", seat=1, cards="paranoia")
    t.choose("read old-book-of-lore", "take paranoia")
    t.expect(resources(DAISY) == 0, discard(1) == ("paranoia",))


@example("ahlcg/uses.4 ahlcg/costs.2", "Old Book of Lore (3): for a secret the card is played at once, at 2 less")
def book_of_lore_3(t: ExampleTable) -> None:
    with_roland(t, "06279")
    t.arrange("deck", seat=2, cards="beat-cop machete guts overpower")
    t.arrange("tokens", on=ROLAND, kind="resources", n=3)
    t.choose("read old-book-of-lore", "choose roland-banks")
    t.offered("take guts", seat=2)
    t.not_offered("take overpower", seat=2)
    t.choose("take beat-cop", seat=2)
    t.choose("yes", seat=1)
    t.expect(area(2) == ("beat-cop",), resources(ROLAND) == 1, uses("old-book-of-lore") == 1)
    t.refused("read old-book-of-lore", "ahlcg/exhaust-exhausted.2")


@example("ahlcg/may.1", "Old Book of Lore (3): the secret need not be spent")
def book_of_lore_3_declined(t: ExampleTable) -> None:
    with_roland(t, "06279")
    t.arrange("deck", seat=2, cards="beat-cop machete guts overpower")
    t.arrange("tokens", on=ROLAND, kind="resources", n=2)
    t.choose("read old-book-of-lore", "choose roland-banks")
    t.choose("take beat-cop", seat=2)
    t.choose("no", seat=1)
    t.asked(1, "ahlcg-prompt-action")
    t.expect(hand(2) == ("beat-cop",), uses("old-book-of-lore") == 2, resources(ROLAND) == 2, unchanged=True)


@example(
    "ahlcg/play-restrictions-permissions-and-instructions.2",
    "Old Book of Lore (3): what cannot be paid, even at 2 less, is not offered",
)
def book_of_lore_3_too_dear(t: ExampleTable) -> None:
    with_roland(t, "06279")
    t.arrange("deck", seat=2, cards="beat-cop machete guts overpower")
    t.arrange("tokens", on=ROLAND, kind="resources", n=1)
    t.choose("read old-book-of-lore", "choose roland-banks")
    t.choose("take beat-cop", seat=2)
    t.asked(1, "ahlcg-prompt-action")
    t.expect(hand(2) == ("beat-cop",), resources(ROLAND) == 1)


@example("ahlcg/difficulty-skill-test.5 ahlcg/heal.1", "Medical Texts: intellect against 2 heals 1 damage")
def medical_texts(t: ExampleTable) -> None:
    with_roland(t, "medical-texts", tokens="-3 -3")
    t.arrange("tokens", on=ROLAND, kind="damage", n=2)
    t.choose("operate medical-texts", "choose roland-banks")
    t.expect(damage(ROLAND) == 1, exhausted("medical-texts") == False)  # noqa: E712


@example("ahlcg/difficulty-skill-test.5", "Medical Texts: a failure deals 1 damage to the patient")
def medical_texts_fail(t: ExampleTable) -> None:
    with_roland(t, "medical-texts", tokens="-4 -4")
    t.arrange("tokens", on=ROLAND, kind="damage", n=2)
    t.choose("operate medical-texts", "choose roland-banks")
    t.expect(damage(ROLAND) == 3, damage(DAISY) == 0)


@example("ahlcg/lasting-effects.2", "Encyclopedia: +2 to one skill of somebody at your location")
def encyclopedia(t: ExampleTable) -> None:
    with_roland(t, "encyclopedia")
    t.choose("look-up encyclopedia", "choose roland-banks", "combat")
    t.heard("ahlcg-log-boost", "ahlcg/lasting-effects.2", n=2)
    t.expect(value(ROLAND, SKILL["combat"]) == 6, value(ROLAND, SKILL["agility"]) == 2)
    t.expect(value(DAISY, SKILL["combat"]) == 2, exhausted("encyclopedia") == True, unchanged=True)  # noqa: E712


@example("ahlcg/lasting-effects.4", "Encyclopedia: only until the end of the phase")
def encyclopedia_ends(t: ExampleTable) -> None:
    hunted(t, "swarm-of-rats", "encyclopedia")
    t.arrange("encounter", cards="ancient-evils")
    t.choose("look-up encyclopedia", "agility")
    t.choose("pass")
    t.expect(value(DAISY, SKILL["agility"]) == 2, round_() == 2)


# ------------------------------------------------------------------ allies and talents


@example("ahlcg/ability.triggered.5 ahlcg/search.2", "Research Librarian: finds a Tome asset when she enters play")
def research_librarian(t: ExampleTable) -> None:
    studying(t, hand="research-librarian")
    t.arrange("deck", seat=1, cards="knife guts medical-texts old-book-of-lore")
    t.choose("play research-librarian", "find-tome research-librarian")
    t.heard("core-log-ability", "ahlcg/ability.triggered.5")
    t.not_offered("take knife", "take guts")
    t.choose("take old-book-of-lore")
    t.heard("core-log-shuffle", "ahlcg/search.2")
    t.expect(hand(1) == ("old-book-of-lore",), deck_size(1) == 3, resources(DAISY) == 3)


@example("ahlcg/weakness.4", "Research Librarian: the Necronomicon is a Tome, too, and is resolved when it is found")
def research_librarian_finds_the_worst(t: ExampleTable) -> None:
    studying(t, hand="research-librarian")
    t.arrange("deck", seat=1, cards="knife the-necronomicon")
    t.choose("play research-librarian", "find-tome research-librarian", "take the-necronomicon")
    t.expect(threat(1) == ("the-necronomicon",), horror("the-necronomicon") == 3, hand(1) == ())


@example("ahlcg/dealing-damage-horror.11", "Research Librarian: a single damage given to her defeats her")
def research_librarian_falls(t: ExampleTable) -> None:
    hunted(t, "swarm-of-rats", "research-librarian")
    t.choose("resource", "damage 1 research-librarian")
    t.expect(discard(1) == ("research-librarian",), damage(DAISY) == 0)


@example("ahlcg/ability.triggered.5", "Research Librarian: only when she enters play herself")
def research_librarian_stays(t: ExampleTable) -> None:
    studying(t, "research-librarian", hand="knife")
    t.choose("play knife")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(area(1) == ("research-librarian", "knife"))


@example("ahlcg/ability.constant.1", "Dr. Milan Christopher: +1 intellect")
def milan_helps(t: ExampleTable) -> None:
    studying(t, hand="dr-milan-christopher")
    t.choose("play dr-milan-christopher")
    t.expect(value(DAISY, SKILL["intellect"]) == 6, resources(DAISY) == 1)


@example("ahlcg/skill-test-st.6", "Dr. Milan Christopher: 1 resource after a successful investigation")
def milan_publishes(t: ExampleTable) -> None:
    studying(t, "dr-milan-christopher")
    t.choose("investigate", "publish dr-milan-christopher")
    t.heard("ahlcg-log-resources", "ahlcg/ability.triggered.5", n=1)
    t.expect(resources(DAISY) == 6, clues(DAISY) == 1)


@example("ahlcg/skill-test-st.6", "Dr. Milan Christopher: nothing for a failure, nor for another's investigation")
def milan_does_not_publish(t: ExampleTable) -> None:
    gathering(t, f"{DAISY} {ROLAND}", tokens="0 0")
    t.arrange("asset", code="dr-milan-christopher", seat=1)
    turn_of(t, seat=2)
    t.choose("investigate")
    t.expect(clues(ROLAND) == 1, resources(DAISY) == 5, actions(ROLAND) == 2)


@example("ahlcg/unique.2", "Dr. Milan Christopher: not played while another player's copy is in play")
def milan_is_unique(t: ExampleTable) -> None:
    with_roland(t)
    t.arrange("asset", code="dr-milan-christopher", seat=2)
    t.arrange("deck", seat=1, cards="dr-milan-christopher research-librarian")
    t.choose("draw", "draw")
    t.expect(hand(1) == ("dr-milan-christopher", "research-librarian"))
    t.offered("play research-librarian")
    t.not_offered("play dr-milan-christopher")


@example("ahlcg/ability.triggered.2", "Hyperawareness: a resource for +1 intellect in this test")
def hyperawareness_intellect(t: ExampleTable) -> None:
    studying(t, "hyperawareness", tokens="-4 -4")
    t.not_offered("think hyperawareness", "foresee hyperawareness")
    t.choose("investigate")
    t.not_offered("foresee hyperawareness")
    t.choose("think hyperawareness", "pass", "pass")
    t.expect(clues(DAISY) == 1, resources(DAISY) == 4, value(DAISY, SKILL["intellect"]) == 5)


@example("ahlcg/lasting-effects.1", "Hyperawareness: a resource for +1 agility, as often as you can pay")
def hyperawareness_agility(t: ExampleTable) -> None:
    hunted(t, "ghoul-priest", "hyperawareness")
    t.choose("evade ghoul-priest")
    t.not_offered("think hyperawareness")
    t.choose("foresee hyperawareness", "foresee hyperawareness", "pass", "pass")
    t.expect(engaged(1) == (), resources(DAISY) == 3, value(DAISY, SKILL["agility"]) == 2)
