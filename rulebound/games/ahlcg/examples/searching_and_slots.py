"""Set-aside cards, searching, texts that name their own card, skill tests, slots."""

from __future__ import annotations

from rulebound.core.material.cards import sees
from rulebound.core.proving.example import ExampleTable, example, probe
from rulebound.games.ahlcg.examples.probes import (
    actions,
    area,
    at,
    clues,
    damage,
    deck_size,
    discard,
    doom,
    gathering,
    hand,
    in_play,
    turn_of,
)
from rulebound.games.ahlcg.state import ArkhamHorror

ROLAND, DAISY, AGNES = "roland-banks", "daisy-walker", "agnes-baker"
YES, NO = True, False


@probe
def seen_by(g: ArkhamHorror, seat: int) -> int:
    """How many cards of the first investigator's deck a player can see."""
    return sum(sees(c, seat - 1) for c in g.cards(g.seat(0).deck))


# ------------------------------------------------------------------ set aside


@example("ahlcg/set-aside.1", "The Gathering: what is set aside waits until the story puts it into play")
def waits_for_the_story(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("tokens", on=ROLAND, kind="clues", n=3)
    t.arrange("stand", seat=1, place="hallway")
    t.expect(in_play("ghoul-priest") == NO, in_play("lita-chantler") == NO, unchanged=True)
    t.arrange("phase", name="upkeep")
    t.choose("break-the-barrier the-barrier")
    t.expect(in_play("ghoul-priest") == YES, at("lita-chantler") == "parlor")


# ------------------------------------------------------------------ searching


def reading(t: ExampleTable) -> None:
    """Daisy lets Roland look through the top three cards of his deck of five."""
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("asset", code="01031", seat=2)
    t.arrange("deck", seat=1, cards="machete knife guts dodge evidence")
    turn_of(t, seat=2)
    t.choose("read old-book-of-lore", "choose roland-banks")


@example("ahlcg/search.1", "Old Book of Lore: who searches sees the cards, the others do not")
def looked_at_alone(t: ExampleTable) -> None:
    reading(t)
    t.asked(1, "ahlcg-prompt-search")
    t.expect(seen_by(1) == 3, seen_by(2) == 0)


@example("ahlcg/search.3", "Old Book of Lore: one of the cards has to be taken")
def has_to_find(t: ExampleTable) -> None:
    reading(t)
    t.offered("take machete", "take knife", "take guts", seat=1)
    t.not_offered("pass", "take dodge", seat=1)


@example("ahlcg/search.4", "Old Book of Lore: while the search goes on all cards are still in the deck")
def still_in_the_deck(t: ExampleTable) -> None:
    reading(t)
    t.expect(deck_size(1) == 5, unchanged=True)
    t.choose("take guts", seat=1)
    t.expect(deck_size(1) == 4, hand(1) == ("guts",))


@example("ahlcg/search.2", "Research Librarian: a deck that was searched is shuffled")
def shuffled_afterwards(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("deck", seat=1, cards="machete old-book-of-lore dodge")
    t.arrange("hand", seat=1, cards="research-librarian")
    turn_of(t)
    t.choose("play research-librarian", "find-tome research-librarian")
    t.expect(seen_by(1) == 3)
    t.choose("take old-book-of-lore")
    t.expect(hand(1) == ("old-book-of-lore",), deck_size(1) == 2, seen_by(1) == 0)


# ------------------------------------------------------------------ texts that name their own card


@example("ahlcg/self-referential-text.1", "Beat Cop: only the copy whose ability is used is discarded")
def this_copy_only(t: ExampleTable) -> None:
    gathering(t, act=2)
    for code in ("charisma", "beat-cop", "01028"):
        t.arrange("asset", code=code, seat=1)
    t.arrange("threat", code="flesh-eater", seat=1)
    turn_of(t)
    t.choose("step-in beat-cop")
    t.expect(area(1) == ("charisma", "beat-cop"), discard(1) == ("beat-cop",), damage("flesh-eater") == 1)


@example("ahlcg/self-referential-text.2", "They're Getting Out!: the doom goes to this agenda")
def this_agenda(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("agenda", stage=3)
    t.arrange("enemy", code="ghoul-minion", place="parlor")
    t.arrange("enemy", code="flesh-eater", place="parlor")
    t.arrange("deck", seat=1, cards="knife")
    t.arrange("encounter", cards="grasping-hands")
    turn_of(t)
    t.choose("pass")
    t.expect(doom("theyre-getting-out") == 3)  # one each for two Ghouls, and one in the mythos phase


# ------------------------------------------------------------------ skill tests


@example("ahlcg/skill-tests.1", "As much as the difficulty is enough")
def just_enough(t: ExampleTable) -> None:
    gathering(t, tokens="-1 -1")
    turn_of(t)
    t.choose("investigate")
    t.expect(clues(ROLAND) == 1)


@example("ahlcg/skill-tests.1", "One less is not")
def not_quite(t: ExampleTable) -> None:
    gathering(t, tokens="-2 -2")
    turn_of(t)
    t.choose("investigate")
    t.expect(clues(ROLAND) == 0, actions(ROLAND) == 2)


# ------------------------------------------------------------------ slots


def wearing(t: ExampleTable, assets: str, cards: str) -> None:
    """Agnes with some assets in play and some cards in hand, her turn."""
    gathering(t, AGNES, act=2)
    for code in assets.split():
        t.arrange("asset", code=code, seat=1)
    t.arrange("hand", seat=1, cards=cards)
    turn_of(t)


@example("ahlcg/slots.1", "The Necronomicon: a weakness in the threat area takes up a hand as well")
def weaknesses_take_room(t: ExampleTable) -> None:
    gathering(t, DAISY, act=2)
    t.arrange("asset", code="flashlight", seat=1)
    t.arrange("hand", seat=1, cards="knife")
    t.arrange("deck", seat=1, cards="the-necronomicon guts")
    turn_of(t)
    t.choose("draw", "play knife")
    t.expect(area(1) == ("knife",), discard(1) == ("flashlight",))


@example("ahlcg/slots.1", "Book of Shadows: when it leaves, the spell it made room for is one too many")
def a_slot_is_lost(t: ExampleTable) -> None:
    wearing(t, "book-of-shadows knife shrivelling scrying 51007", "machete")
    t.choose("play machete", "discard book-of-shadows")
    t.offered("discard shrivelling", "discard scrying", "discard rite-of-seeking")
    t.choose("discard scrying")
    t.heard("ahlcg-log-put-away", "ahlcg/slots.1")
    t.expect(area(1) == ("knife", "shrivelling", "rite-of-seeking", "machete"))


@example("ahlcg/slots.3", "One accessory")
def one_accessory(t: ExampleTable) -> None:
    wearing(t, "holy-rosary", "elder-sign-amulet")
    t.choose("play elder-sign-amulet")
    t.expect(area(1) == ("elder-sign-amulet",), discard(1) == ("holy-rosary",))


@example("ahlcg/slots.4", "One piece of armor")
def one_armor(t: ExampleTable) -> None:
    wearing(t, "leather-coat", "bulletproof-vest")
    t.choose("play bulletproof-vest")
    t.expect(area(1) == ("bulletproof-vest",), discard(1) == ("leather-coat",))


@example("ahlcg/slots.5", "One ally")
def one_ally(t: ExampleTable) -> None:
    wearing(t, "arcane-initiate", "stray-cat")
    t.choose("play stray-cat")
    t.expect(area(1) == ("stray-cat",), discard(1) == ("arcane-initiate",))


@example("ahlcg/slots.6", "Two hands: a third thing to hold takes the place of one that you choose")
def two_hands(t: ExampleTable) -> None:
    wearing(t, "knife flashlight", "machete")
    t.choose("play machete", "discard knife")
    t.expect(area(1) == ("flashlight", "machete"), discard(1) == ("knife",))


@example("ahlcg/slots.6", "Two hands: a two-handed weapon takes both")
def both_hands(t: ExampleTable) -> None:
    wearing(t, "knife flashlight", "baseball-bat")
    t.choose("play baseball-bat", "discard knife")
    t.expect(area(1) == ("baseball-bat",))


@example("ahlcg/slots.7", "Two spells")
def two_spells(t: ExampleTable) -> None:
    wearing(t, "shrivelling", "scrying 51007")
    t.choose("play scrying")
    t.expect(area(1) == ("shrivelling", "scrying"))
    t.choose("play rite-of-seeking", "discard scrying")
    t.expect(area(1) == ("shrivelling", "rite-of-seeking"))


def with_the_necronomicon(t: ExampleTable, *assets: str) -> None:
    """Daisy draws The Necronomicon, which stays in one of her hands, and holds a Baseball Bat."""
    gathering(t, DAISY, act=2)
    for code in assets:
        t.arrange("asset", code=code, seat=1)
    t.arrange("hand", seat=1, cards="baseball-bat")
    t.arrange("deck", seat=1, cards="the-necronomicon guts")
    turn_of(t)
    t.choose("draw")


@example("ahlcg/slots.9", "Where no room can be made, an asset cannot be played")
def no_room(t: ExampleTable) -> None:
    with_the_necronomicon(t)
    t.refused("play baseball-bat", "ahlcg/slots.9")


@example("ahlcg/slots.9", "Daisy's Tote Bag holds the book: both hands are free")
def room_in_the_bag(t: ExampleTable) -> None:
    with_the_necronomicon(t, "daisys-tote-bag")
    t.choose("play baseball-bat")
    t.expect(area(1) == ("daisys-tote-bag", "baseball-bat"))


@example("ahlcg/slots.9", "Lita Chantler: taking control of an ally makes the old one leave")
def a_new_ally(t: ExampleTable) -> None:
    gathering(t, DAISY, act=2)
    t.arrange("lies", code="lita-chantler", place="parlor")
    t.arrange("stand", seat=1, place="parlor")
    t.arrange("asset", code="beat-cop", seat=1)
    turn_of(t)
    t.choose("persuade parlor")
    t.expect(area(1) == ("lita-chantler",), discard(1) == ("beat-cop",))
