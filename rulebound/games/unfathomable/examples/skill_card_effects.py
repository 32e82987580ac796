"""What each skill card does. Coordinated Effort is shown in actions.py, Preparation in checks.py."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.activation import CREW
from rulebound.games.unfathomable.examples.probes import (
    JAMIE,
    JEANNE,
    SVETLANA,
    actions,
    calm,
    crisis,
    current,
    damaged_rooms,
    deep_ones,
    dial,
    hand,
    hand_size,
    in_view,
    monarch,
    passenger_supply,
    passengers,
    skills_in_hand,
    supporting,
    total,
    turn_of,
    where,
)

LOW = "shrivelling-1 coordinated-effort-1"
"""Two chaos cards that count 1 each against a check of strength and will."""


def holding(t: ExampleTable, cards: str, dice: str = "", crew: str = CREW) -> None:
    """Seat 1 has two actions and these cards in hand; the next rolls are known."""
    calm(t, crew)
    t.arrange("hand", seat=1, cards=cards)
    if dice:
        t.arrange("dice", results=dice)


def check_with(t: ExampleTable, cards: str, chaos: str = LOW) -> None:
    """The last player holds these cards when a check of strength and will is announced."""
    calm(t, CREW)
    t.arrange("hand", seat=3, cards=cards)
    crisis(t, "flooding-compartment", chaos=chaos)


def traitor_with(t: ExampleTable, cards: str, space: str = "galley") -> None:
    """Jamie is a revealed traitor with these cards and has the turn."""
    calm(t, CREW)
    t.arrange("traitor", seat=3)
    t.arrange("stand", seat=3, space=space)
    t.arrange("hand", seat=3, cards=cards)
    turn_of(t, 3)


# ------------------------------------------------------------------ influence


@example("unfathomable/38.3-1", "Nothing to Hide, before cards are added: the chaos cards, too, lie open")
def nothing_to_hide(t: ExampleTable) -> None:
    check_with(t, "nothing-to-hide-4 rampage-3", chaos="true-grit-5 siren-song-3")
    t.choose("lay-open nothing-to-hide-4", "pass")
    t.expect(in_view(1).has("true-grit-5"), in_view(1).has("siren-song-3"), hand(3) == ("rampage-3",))


@example("unfathomable/8.2", "Inspiring Speech: with a 3 or more, 1 sanity is gained")
def inspiring_speech(t: ExampleTable) -> None:
    holding(t, "inspiring-speech-5", dice="3")
    t.choose("inspire inspiring-speech-5")
    t.expect(dial("sanity") == 9)


@example("unfathomable/8.2", "Inspiring Speech: with a 2, 1 sanity is lost")
def uninspired_speech(t: ExampleTable) -> None:
    holding(t, "inspiring-speech-5", dice="2")
    t.choose("inspire inspiring-speech-5")
    t.expect(dial("sanity") == 7)


# ------------------------------------------------------------------ lore


@example("unfathomable/8.2", "Shrivelling reaches an enemy in any space: a Deep One falls to a 4")
def shrivelling(t: ExampleTable) -> None:
    holding(t, "shrivelling-1", dice="4")
    t.arrange("deep-ones", space="water-6", n=2)
    t.choose("wither shrivelling-1")
    t.expect(deep_ones("water-6") == 1)


@example("unfathomable/8.2", "Shrivelling: a character falls to a 6 only")
def shrivelling_a_traitor(t: ExampleTable) -> None:
    holding(t, "shrivelling-1 shrivelling-2", dice="5 6")
    t.arrange("traitor", seat=3)
    t.choose("wither shrivelling-1", "pass")  # Jeanne has a card left, and nothing to do with it before the roll
    t.expect(where(3) == "bridge", unchanged=True)
    t.choose("wither shrivelling-2")
    t.expect(where(3) == "brig")


@example("unfathomable/2.8", "Shrivelling is no attack: Combat Training does not roll it again")
def shrivelling_is_no_attack(t: ExampleTable) -> None:
    holding(t, "shrivelling-1 combat-training-1", dice="3 8")
    t.arrange("deep-ones", space="boiler-room", n=1)
    t.choose("wither shrivelling-1", "pass")
    t.asked(1, "unfathomable-prompt-actions")
    t.choose("attack boiler-room", "pass")
    t.offered("train combat-training-1")


@example("unfathomable/8.2", "Lesser Banishment: all Deep Ones of a space go to one next to it, even into a room")
def lesser_banishment(t: ExampleTable) -> None:
    holding(t, "lesser-banishment-4")
    t.arrange("deep-ones", space="deck-5", n=3)
    t.choose("drive-off lesser-banishment-4")
    t.offered("to water-5", "to deck-3", "to deck-7", "to cargo-hold")
    t.not_offered("to deck-6", "to galley")
    t.choose("to cargo-hold")
    t.expect(deep_ones("deck-5") == 0, deep_ones("cargo-hold") == 3)


@example("unfathomable/38.3-1", "Forced Learning: a skill that would hinder supports the check")
def forced_learning(t: ExampleTable) -> None:
    check_with(t, "forced-learning-5")
    t.choose("force forced-learning-5")
    t.not_offered("strength", "will")
    t.choose("lore")
    t.expect(supporting() == ("strength", "will", "lore"), total() == 0)  # 1 lore for it, 1 influence against


# ------------------------------------------------------------------ observation


@example("unfathomable/24.3-2", "Watch and Learn: two cards, of two types if one likes")
def watch_and_learn(t: ExampleTable) -> None:
    holding(t, "watch-and-learn-2")
    t.choose("learn watch-and-learn-2")
    t.not_offered("treachery")
    t.choose("lore")
    t.not_offered("done")
    t.choose("strength")
    t.expect(skills_in_hand(1) == ("lore", "strength"))


@example("unfathomable/7.14", "Keen Insight works on anybody's roll and can make it less: a Deep One misses Jeanne")
def keen_insight(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("hand", seat=3, cards="keen-insight-4")
    t.arrange("deep-ones", space="boiler-room", n=1)
    t.arrange("dice", results="7")
    crisis(t, "food-rationing")
    t.choose("second")
    t.choose("foresee keen-insight-4", "less")
    t.expect(where(1) == "boiler-room", hand(3) == (), current() == 2)


# ------------------------------------------------------------------ strength


@example("unfathomable/2.8", "Combat Training may be used by anybody, here on the roll of a Deep One")
def combat_training(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("hand", seat=3, cards="combat-training-2")
    t.arrange("deep-ones", space="boiler-room", n=1)
    t.arrange("dice", results="8 5")
    crisis(t, "food-rationing")
    t.choose("second", "pass", "train combat-training-2")
    t.expect(where(1) == "boiler-room", hand(3) == (), current() == 2)


@example("unfathomable/2.1-2", "Rampage: up to four attacks without a weapon, for one action")
def rampage(t: ExampleTable) -> None:
    holding(t, "rampage-3", dice="4 3 4 4")
    t.arrange("deep-ones", space="boiler-room", n=4)
    t.choose("rage rampage-3", "again", "again", "again")
    t.asked(1, "unfathomable-prompt-actions")
    t.expect(deep_ones("boiler-room") == 1, actions(1) == 1)


@example("unfathomable/2.1-2", "Rampage is over when nobody is left to attack, with a weapon or without")
def rampage_is_over(t: ExampleTable) -> None:
    holding(t, "rampage-3 rampage-4", dice="4 2")
    t.arrange("item", seat=1, code="six-shooter")
    t.arrange("deep-ones", space="boiler-room", n=1)
    t.choose("rage rampage-3", "bare", "pass", "pass")  # nothing before the die is rolled, nor after it
    t.asked(1, "unfathomable-prompt-actions")
    t.arrange("deep-ones", space="boiler-room", n=1)
    t.arrange("actions", seat=1)
    t.choose("rage rampage-4", "weapon six-shooter")
    t.asked(1, "unfathomable-prompt-actions")


@example("unfathomable/2.1-2", "Rampage: or up to three with a weapon; one may stop earlier")
def rampage_with_a_weapon(t: ExampleTable) -> None:
    holding(t, "rampage-4", dice="1 1 8")
    t.arrange("item", seat=1, code="shotgun")
    t.arrange("deep-ones", space="boiler-room", n=4)
    t.choose("rage rampage-4", "weapon shotgun", "again")
    t.expect(deep_ones("boiler-room") == 2)  # 1 + 4, and 1 + 3
    t.choose("stop")
    t.asked(1, "unfathomable-prompt-actions")
    t.expect(deep_ones("boiler-room") == 2, unchanged=True)


@example("unfathomable/2.1-2", "Rampage with the Six-Shooter: the third attack is the last")
def rampage_with_the_six_shooter(t: ExampleTable) -> None:
    holding(t, "rampage-4", dice="2 1 2")
    t.arrange("item", seat=1, code="six-shooter")
    t.arrange("deep-ones", space="boiler-room", n=4)
    t.choose("rage rampage-4", "weapon six-shooter", "again", "again")
    t.asked(1, "unfathomable-prompt-actions")
    t.expect(deep_ones("boiler-room") == 2, actions(1) == 1)


@example("unfathomable/2.1-2", "Rampage with the Repeating Rifle goes next door, into the water as well")
def rampage_with_the_rifle(t: ExampleTable) -> None:
    holding(t, "rampage-3", dice="3 2 3", crew=f"{JAMIE} {JEANNE} {SVETLANA}")
    t.arrange("stand", seat=1, space="deck-1")
    t.arrange("deep-ones", space="water-1", n=1)
    t.arrange("deep-ones", space="deck-3", n=1)
    t.choose("rage rampage-3", "attack water-1", "again")
    t.expect(deep_ones("water-1") == 0, deep_ones("deck-3") == 1, unchanged=True)  # 2 is too little
    t.choose("again")
    t.expect(deep_ones("water-1") == 0, deep_ones("deck-3") == 0)


@example("unfathomable/2.1-2", "Rampage with the Pocket Pistol: each of the attacks may be rolled again once")
def rampage_with_the_pistol(t: ExampleTable) -> None:
    holding(t, "rampage-3", dice="1 4 3 4")
    t.arrange("item", seat=1, code="pocket-pistol")
    t.arrange("deep-ones", space="boiler-room", n=2)
    t.choose("rage rampage-3", "weapon pocket-pistol", "steady pocket-pistol", "again", "steady pocket-pistol")
    t.expect(deep_ones("boiler-room") == 0)


@example("unfathomable/39.7", "Shrug It Off: who would be defeated is not")
def shrug_it_off(t: ExampleTable) -> None:
    holding(t, "shrug-it-off-5")
    t.arrange("deep-ones", space="boiler-room", n=1)
    t.arrange("dice", results="8")
    crisis(t, "food-rationing")
    t.choose("second", "pass", "pass", "shrug shrug-it-off-5")
    t.expect(where(1) == "boiler-room", hand(1) == (), current() == 2)


# ------------------------------------------------------------------ will


@example("unfathomable/8.2", "Persistence: up to five other cards, and as many of one type")
def persistence(t: ExampleTable) -> None:
    holding(t, "persistence-1 rampage-3 rampage-3 rampage-4 rampage-4 true-grit-5 persistence-2")
    five = "discard rampage-3, discard rampage-3, discard rampage-4, discard rampage-4, discard true-grit-5"
    t.choose("persist persistence-1")
    t.not_accepted("")
    t.not_accepted(f"{five}, discard persistence-2")
    t.choose(five, "lore")
    t.expect(skills_in_hand(1) == ("lore", "lore", "lore", "lore", "lore", "will"))


@example("unfathomable/8.2", "Persistence: not without another card")
def nothing_to_exchange(t: ExampleTable) -> None:
    holding(t, "persistence-1 rampage-3")
    t.offered("persist persistence-1")
    t.arrange("hand", seat=1, cards="persistence-1")
    t.not_offered("persist persistence-1")


@example("unfathomable/38.8", "Determination: the total is 2 more, or 2 less, once it is counted")
def determination(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("hand", seat=3, cards="determination-3 determination-4")
    crisis(t, "flooding-compartment", chaos="shrug-it-off-5 rampage-3")
    t.choose("pass", "")  # nothing before cards are added, and none is added
    t.expect(total() == 8)
    t.choose("insist determination-3", "more")
    t.expect(total() == 10, hand(3) == ("determination-4",))
    t.choose("insist determination-4", "less")
    t.expect(total() == 8, hand(3) == ())


@example("unfathomable/8.2", "True Grit: two actions for one, once a turn")
def true_grit(t: ExampleTable) -> None:
    holding(t, "true-grit-5 true-grit-5")
    t.choose("hold-on true-grit-5", "move deck-7", "move galley")
    t.expect(where(1) == "galley", actions(1) == 1, hand_size(1) == 1)


# ------------------------------------------------------------------ treachery


@example("unfathomable/5.4", "Reinforcements: a Deep One into the Deep")
def reinforcements(t: ExampleTable) -> None:
    traitor_with(t, "reinforcements-1")
    t.arrange("deep-ones", space="the-deep", n=2)
    t.choose("reinforce reinforcements-1")
    t.expect(deep_ones("the-deep") == 3, actions(3) == 1)


@example("unfathomable/5.4", "Reinforcements: the fourth brings everything from the Deep to a water of one's choice")
def reinforcements_rise(t: ExampleTable) -> None:
    traitor_with(t, "reinforcements-1")
    t.arrange("deep-ones", space="the-deep", n=3)
    t.choose("reinforce reinforcements-1", "to water-6")
    t.expect(deep_ones("the-deep") == 0, deep_ones("water-6") == 4)
    t.expect(monarch("father-dagon") == "water-6", monarch("mother-hydra") == "water-6")


@example("unfathomable/5.4", "Call to Action: all Deep Ones where one is")
def call_to_action(t: ExampleTable) -> None:
    traitor_with(t, "call-to-action-2", "deck-5")
    t.arrange("deep-ones", space="deck-5", n=2)
    t.arrange("deep-ones", space="water-1", n=2)
    t.choose("call call-to-action-2", "here")
    t.expect(deep_ones("cargo-hold") == 2, deep_ones("water-1") == 2)


@example("unfathomable/5.4", "Call to Action: or a single one, anywhere")
def call_to_one(t: ExampleTable) -> None:
    traitor_with(t, "call-to-action-2", "deck-5")
    t.arrange("deep-ones", space="deck-5", n=2)
    t.arrange("deep-ones", space="water-1", n=2)
    t.choose("call call-to-action-2", "activate water-1")
    t.expect(deep_ones("deck-5") == 2, deep_ones("water-1") == 1, deep_ones("deck-1") == 1)


@example("unfathomable/5.4", "Siren Song: a passenger is risked")
def siren_song(t: ExampleTable) -> None:
    traitor_with(t, "siren-song-3")
    t.arrange("dice", results="7")
    t.choose("sing siren-song-3")
    t.expect(passengers("deck-7") == 1, passenger_supply() == 6)


@example("unfathomable/5.4", "Siren Song: as long as there is anybody to hear it")
def nobody_hears(t: ExampleTable) -> None:
    traitor_with(t, "siren-song-3")
    for _ in range(6):
        t.arrange("passenger", space="deck-7")
    t.offered("sing siren-song-3")
    t.arrange("passenger", space="deck-7")
    t.not_offered("sing siren-song-3")


@example("unfathomable/19.2", "Ransack: sanity in the Chapel")
def ransack_the_chapel(t: ExampleTable) -> None:
    traitor_with(t, "ransack-4", "chapel")
    t.choose("ransack ransack-4")
    t.expect(dial("sanity") == 7, current() == 1)


@example("unfathomable/19.2", "Ransack: fuel in the Boiler Room")
def ransack_the_boiler_room(t: ExampleTable) -> None:
    traitor_with(t, "ransack-4", "boiler-room")
    t.choose("ransack ransack-4")
    t.expect(dial("fuel") == 7, current() == 1)


@example("unfathomable/19.2", "Ransack: nowhere else")
def nothing_to_ransack(t: ExampleTable) -> None:
    traitor_with(t, "ransack-4", "galley")
    t.offered("ransack ransack-4")
    t.arrange("stand", seat=3, space="cargo-hold")
    turn_of(t, 3)
    t.not_offered("ransack ransack-4")


@example("unfathomable/19.2", "Perform Rites: Father Dagon and Mother Hydra act, in the order one likes, and no more")
def perform_rites(t: ExampleTable) -> None:
    traitor_with(t, "perform-rites-5")
    t.arrange("monarch", who="father-dagon", space="water-5")
    t.arrange("monarch", who="mother-hydra", space="water-6")
    t.arrange("top", pile="damage", codes="structural-damage-will")
    t.choose("perform perform-rites-5", "father-dagon")
    t.expect(deep_ones("deck-5") == 2, damaged_rooms() == ("galley",), current() == 1)
    t.expect(monarch("father-dagon") == "water-3", monarch("mother-hydra") == "water-4")
