"""Building decks, and what a campaign makes of investigators between and after scenarios."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rulebound.core.proving.example import ExampleTable, example, probe
from rulebound.games.ahlcg.cards import SKILL
from rulebound.games.ahlcg.deckbuilding import full_title, starter_deck
from rulebound.games.ahlcg.examples.probes import (
    actions,
    area,
    bag,
    basic_weaknesses,
    clues,
    damage,
    deck_size,
    experience,
    fate,
    gathering,
    hand_size,
    horror,
    list_size,
    mental_trauma,
    physical_trauma,
    resources,
    turn_of,
    value,
)
from rulebound.games.ahlcg.state import REGISTRY, ArkhamHorror, definition

ROLAND, DAISY = "roland-banks", "daisy-walker"
KNIFE, BEAT_COP_2, SHOTGUN, CHARISMA = "01086", "01028", "01029", "02158"


@probe
def listed(g: ArkhamHorror, seat: int) -> tuple[str, ...]:
    """The deck list, by titles and levels."""
    return tuple([full_title(c) for c in g.seat(seat - 1).list])


@probe
def played(g: ArkhamHorror, seat: int) -> str:
    """Which investigator a player has."""
    return str(definition(g, g.seat(seat - 1)).slug)


@probe
def crossed_out(g: ArkhamHorror) -> tuple[str, ...]:
    """Who is lost for the rest of the campaign, by the campaign log."""
    return tuple([str(REGISTRY[c].slug) for c in g.campaign.lost])


def rolands(*changes: tuple[str, str]) -> str:
    """Roland's starter deck as a list, some cards exchanged for others ("" takes a card away or adds one)."""
    cards = list(starter_deck("01001"))
    for old, new in changes:
        if old:
            cards.remove(old)
        if new:
            cards.append(new)
    return "\n".join(cards)


@contextmanager
def exceptional(code: str) -> Iterator[None]:
    """As if a card had the keyword exceptional, which no card of the box has."""
    made = REGISTRY[code]
    before = made.keywords
    made.keywords = before | {"exceptional"}
    try:
        yield
    finally:
        made.keywords = before


# ------------------------------------------------------------------ what a deck is made of


@example("ahlcg/deckbuilding.3 ahlcg/deckbuilding.2", "29 cards are too few, 31 too many")
def thirty_cards(t: ExampleTable) -> None:
    t.start_refused("ahlcg/deckbuilding.3", investigators=ROLAND, decks=rolands((KNIFE, "")))
    t.start_refused("ahlcg/deckbuilding.3", investigators=ROLAND, decks=rolands(("", "01017")))


@example("ahlcg/deckbuilding.3", "30 cards are right; signature cards and the weakness come on top of them")
def thirty_three_in_all(t: ExampleTable) -> None:
    t.start(investigators=ROLAND, decks=rolands((KNIFE, "01017")))
    t.expect(list_size(1) == 33)


@example("ahlcg/deckbuilding.4", "Two copies of a title, no third one")
def two_copies(t: ExampleTable) -> None:
    t.start_refused("ahlcg/deckbuilding.4", investigators=ROLAND, decks=rolands(("01016", KNIFE)))


@example("ahlcg/deckbuilding.4", "Copies are counted by title: both levels of Beat Cop count together")
def copies_by_title(t: ExampleTable) -> None:
    twice = rolands((KNIFE, BEAT_COP_2), (KNIFE, BEAT_COP_2))
    t.start_refused("ahlcg/deckbuilding.4", investigators=ROLAND, mode="the-gathering", decks=twice)


@example("ahlcg/deckbuilding.5", "A campaign begins without experience, so with level 0 only")
def level_0_only(t: ExampleTable) -> None:
    t.start_refused("ahlcg/deckbuilding.5", investigators=ROLAND, decks=rolands((KNIFE, BEAT_COP_2)))


@example("ahlcg/deckbuilding.6", "Roland's own cards are in his deck even if his list leaves them out")
def signatures_are_added(t: ExampleTable) -> None:
    t.start(investigators=ROLAND, decks=rolands(("01006", ""), ("01007", "")))
    t.expect(listed(1).has("Roland's .38 Special"), listed(1).has("Cover Up"))


@example("ahlcg/deckbuilding.6", "Another investigator's own cards cannot be in it")
def signatures_of_others(t: ExampleTable) -> None:
    t.start_refused("ahlcg/deckbuilding.6", investigators=ROLAND, decks=rolands((KNIFE, "01008")))


@example("ahlcg/deckbuilding.7", "A random basic weakness comes into the finished deck")
def a_weakness_at_last(t: ExampleTable) -> None:
    t.start(investigators=ROLAND, decks=rolands())
    t.expect(basic_weaknesses(1) == 1, list_size(1) == 33)


@example("ahlcg/deckbuilding.classes.7", "Neutral cards belong to no class: everybody may have them")
def neutral_cards(t: ExampleTable) -> None:
    t.start(investigators=ROLAND, decks=rolands((KNIFE, "01093")))
    t.expect(listed(1).has("Unexpected Courage"))


@example("ahlcg/deckbuilding.classes.8", "Roland is a guardian with some seeker cards: no rogue cards for him")
def other_classes(t: ExampleTable) -> None:
    t.start_refused("ahlcg/deckbuilding.classes.8", investigators=ROLAND, decks=rolands((KNIFE, "01044")))


@example("ahlcg/deckbuilding.classes.8", "His second class goes up to level 2, his own up to level 5")
def levels_of_classes(t: ExampleTable) -> None:
    alone = {"investigators": ROLAND, "mode": "the-gathering"}
    t.start_refused("ahlcg/deckbuilding.classes.8", **alone, decks=rolands((KNIFE, "01043")))
    t.start(**alone, decks=rolands((KNIFE, "01042"), (KNIFE, SHOTGUN)))
    t.expect(listed(1).has("Encyclopedia (2)"), listed(1).has("Shotgun (4)"))


@example("ahlcg/keywords.2", "A permanent card is not counted when a deck is built")
def permanent_cards(t: ExampleTable) -> None:
    t.start(investigators=ROLAND, mode="the-gathering", decks=rolands(("", CHARISMA)))
    t.choose("")
    t.expect(area(1) == ("charisma",), deck_size(1) == 28, hand_size(1) == 5, unchanged=True)


@example("ahlcg/exceptional.3", "One copy of an exceptional card, not two")
def one_exceptional_copy(t: ExampleTable) -> None:
    with exceptional(SHOTGUN):
        twice = rolands((KNIFE, SHOTGUN), (KNIFE, SHOTGUN))
        t.start_refused("ahlcg/exceptional.3", investigators=ROLAND, mode="the-gathering", decks=twice)


# ------------------------------------------------------------------ difficulty


@example("ahlcg/difficulty-level.1", "Easy: the chaos bag of the campaign's set-up for that level")
def easy_bag(t: ExampleTable) -> None:
    t.start(investigators=ROLAND, difficulty="easy")
    easy = "+1 +1 0 0 0 -1 -1 -1 -2 -2 skull skull cultist tablet auto_fail elder_sign"
    t.expect(bag() == tuple(sorted(easy.split())))


@example("ahlcg/difficulty-level.1", "Expert: harder tokens, and the hard side of the scenario card: a skull is -2")
def hard_skull(t: ExampleTable) -> None:
    gathering(t, tokens="skull skull", difficulty="expert")
    turn_of(t)
    t.choose("investigate")
    t.expect(clues(ROLAND) == 0, actions(ROLAND) == 2)


@example("ahlcg/difficulty-level.1", "Standard: with no Ghoul about, the same skull does nothing")
def mild_skull(t: ExampleTable) -> None:
    gathering(t, tokens="skull skull", difficulty="standard")
    turn_of(t)
    t.choose("investigate")
    t.expect(clues(ROLAND) == 1)


# ------------------------------------------------------------------ between scenarios


def resigns(t: ExampleTable, spare: int = 2) -> None:
    """Roland alone resigns in the Parlor and leaves Lita Chantler behind."""
    gathering(t, act=3)
    t.arrange("stand", seat=1, place="parlor")
    t.arrange("tokens", on=ROLAND, kind="experience", n=spare - 2)
    turn_of(t)
    t.choose("flee parlor", "no")


@example("ahlcg/deckbuilding.9", "Between scenarios a card can be bought; another one makes room for it")
def buying(t: ExampleTable) -> None:
    resigns(t)
    t.choose("buy 01026", "remove 01086")
    t.expect(experience(1) == 1, listed(1).has("Extra Ammunition (1)"), list_size(1) == 33)


@example("ahlcg/deckbuilding.9", "A card can be upgraded: Beat Cop becomes Beat Cop (2)")
def upgrading(t: ExampleTable) -> None:
    resigns(t)
    t.choose("upgrade 01028")
    t.expect(listed(1).has("Beat Cop (2)"), listed(1).lacks("Beat Cop"), list_size(1) == 33)


@example("ahlcg/exceptional.2", "A new exceptional card costs twice its level")
def buying_an_exceptional_card(t: ExampleTable) -> None:
    with exceptional(SHOTGUN):
        resigns(t, spare=9)
        t.choose("buy 01029", "remove 01086")
        t.expect(experience(1) == 1, listed(1).has("Shotgun (4)"))


@example("ahlcg/game.1", "The next scenario is a new game: damage, clues and resources of the last one are gone")
def a_new_game(t: ExampleTable) -> None:
    gathering(t, act=3)
    t.arrange("stand", seat=1, place="parlor")
    t.arrange("tokens", on=ROLAND, kind="damage", n=3)
    t.arrange("tokens", on=ROLAND, kind="clues", n=2)
    t.arrange("tokens", on=ROLAND, kind="mental_trauma", n=1)
    turn_of(t)
    t.choose("flee parlor", "no", "done", "on")
    t.expect(damage(ROLAND) == 0, horror(ROLAND) == 1, clues(ROLAND) == 0, resources(ROLAND) == 5)
    t.expect(value(ROLAND, SKILL["combat"]) == 4, unchanged=True)


# ------------------------------------------------------------------ killed or insane


def dying(t: ExampleTable, **trauma: int) -> None:
    """Roland alone, with so much trauma behind him, one damage and one horror from defeat; a Ghoul Minion is at him."""
    gathering(t, act=2)
    for kind, n in trauma.items():
        t.arrange("tokens", on=ROLAND, kind=kind, n=n)
    t.arrange("threat", code="ghoul-minion", seat=1)
    turn_of(t)


@example("ahlcg/killed-insane-investigators.2", "The ninth physical trauma kills Roland, whose health is 9")
def killed_by_trauma(t: ExampleTable) -> None:
    dying(t, damage=8, physical_trauma=8)
    t.choose("resource")
    t.heard("ahlcg-log-fate", "ahlcg/killed-insane-investigators.2")
    t.expect(fate(ROLAND) == "killed", physical_trauma(ROLAND) == 9)


@example("ahlcg/killed-insane-investigators.2", "With the eighth he lives on")
def not_killed(t: ExampleTable) -> None:
    dying(t, damage=8, physical_trauma=7)
    t.choose("resource")
    t.expect(fate(ROLAND) == "", physical_trauma(ROLAND) == 8)


@example("ahlcg/killed-insane-investigators.3", "The fifth mental trauma drives Roland insane, whose sanity is 5")
def insane_by_trauma(t: ExampleTable) -> None:
    dying(t, horror=4, mental_trauma=4)
    t.choose("resource")
    t.heard("ahlcg-log-fate", "ahlcg/killed-insane-investigators.3")
    t.expect(fate(ROLAND) == "insane", mental_trauma(ROLAND) == 5)


@example(
    "ahlcg/killed-insane-investigators.1", "Who was killed is written into the log; the player takes somebody else"
)
def crossed_out_for_good(t: ExampleTable) -> None:
    dying(t, damage=8, physical_trauma=8)
    t.choose("resource")
    t.not_offered("play roland-banks")
    t.choose("play daisy-walker")
    t.expect(played(1) == DAISY, crossed_out() == (ROLAND,))


@example("ahlcg/killed-insane-investigators.4", "Resolution 3 of The Gathering kills, whatever the trauma")
def killed_by_a_resolution(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("agenda", stage=3)
    t.arrange("tokens", on="01107", kind="doom", n=9)
    t.arrange("phase", name="mythos")
    t.arrange("round", n=2)
    t.play()
    t.choose("play daisy-walker")
    t.expect(crossed_out() == (ROLAND,), played(1) == DAISY)


@example(
    "ahlcg/killed-insane-investigators.5", "In a scenario of its own there is nothing more to it: the game is lost"
)
def killed_alone(t: ExampleTable) -> None:
    gathering(t, act=2, mode="the-gathering")
    t.arrange("agenda", stage=3)
    t.arrange("tokens", on="01107", kind="doom", n=9)
    t.arrange("phase", name="mythos")
    t.arrange("round", n=2)
    t.ended(False, "ahlcg-01104-r3")
