"""What each spell does, and the risk that comes with it."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    JAMIE,
    JEANNE,
    WILLIAM,
    area,
    calm,
    crisis,
    current,
    damaged_rooms,
    deck_size,
    deep_ones,
    dial,
    hand,
    hand_size,
    items,
    known_cards,
    monarch,
    passenger_supply,
    passengers,
    pile,
    skills_in_hand,
    supply_of_deep_ones,
    total,
    track,
    where,
)

MAGES = f"{WILLIAM} {JEANNE} {JAMIE}"
"""William, Keeper of the Tome, has the first turn."""


def keeper(t: ExampleTable, *deep: str) -> None:
    """William is about to act; Deep Ones are in these spaces, one for each time a space is named."""
    calm(t, MAGES)
    for space in sorted(set(deep)):
        t.arrange("deep-ones", space=space, n=deep.count(space))


def casts(t: ExampleTable, spell: str, *answers: str, dice: str = "") -> None:
    """He casts this one of the two spells he looks at."""
    t.arrange("top", pile="spells", codes=f"{spell} greater-banishment")
    if dice:
        t.arrange("dice", results=dice)
    t.choose("cast keeper", f"cast {spell}", *answers)


# ------------------------------------------------------------------ resources


@example("unfathomable/17.1-1", "Alchemical Transmutation: 1 food becomes 2 fuel")
def alchemical_transmutation(t: ExampleTable) -> None:
    keeper(t)
    t.arrange("dial", resource="fuel", n=5)
    casts(t, "alchemical-transmutation")
    t.expect(dial("food") == 7, dial("fuel") == 7)


@example("unfathomable/17.1-1", "Cloud Memory: 1 sanity, but every human discards a skill card")
def cloud_memory(t: ExampleTable) -> None:
    keeper(t)
    t.arrange("hand", seat=1, cards="shrivelling-1 rampage-3")
    t.arrange("hand", seat=3, cards="rampage-4")
    casts(t, "cloud-memory", "any", "discard shrivelling-1", "discard rampage-4")
    t.expect(dial("sanity") == 9, hand(1) == ("rampage-3",), hand(3) == ())


@example("unfathomable/17.1-1", "Dark Pact: 1 of any resource, and 4 treachery cards join the chaos deck")
def dark_pact(t: ExampleTable) -> None:
    keeper(t)
    casts(t, "dark-pact", "souls")
    t.expect(dial("souls") == 9, deck_size("chaos") == 14, deck_size("treachery") == 17)


@example("unfathomable/17.1-1", "Feed the Mind: 1 food becomes 2 sanity")
def feed_the_mind(t: ExampleTable) -> None:
    keeper(t)
    t.arrange("dial", resource="sanity", n=5)
    casts(t, "feed-the-mind")
    t.expect(dial("food") == 7, dial("sanity") == 7)


@example("unfathomable/17.1-1", "Raise the Dead: 1 sanity becomes 2 souls")
def raise_the_dead(t: ExampleTable) -> None:
    keeper(t)
    t.arrange("dial", resource="souls", n=5)
    casts(t, "raise-the-dead")
    t.expect(dial("sanity") == 7, dial("souls") == 7)


# ------------------------------------------------------------------ monsters


@example("unfathomable/17.1-1", "Astral Travel: Deep Ones and characters of a space go wherever on the ship one likes")
def astral_travel(t: ExampleTable) -> None:
    keeper(t, "deck-5", "deck-5")
    t.arrange("stand", seat=2, space="deck-5")
    casts(t, "astral-travel", "from deck-5", "send jeanne-lafarge", "to boiler-room", dice="4")
    t.not_offered("send jeanne-lafarge")
    t.choose("deep-one", "to deck-1", "deep-one", "to galley")
    t.expect(where(2) == "boiler-room", deep_ones("deck-1") == 1, deep_ones("galley") == 1, dial("sanity") == 7)


@example("unfathomable/17.1-1", "Call Down the Storm: all Deep Ones in the water fall; their number is a risk")
def call_down_the_storm(t: ExampleTable) -> None:
    keeper(t, "water-1", "water-6", "deck-2")
    t.arrange("top", pile="damage", codes="structural-damage-lore")
    casts(t, "call-down-the-storm", dice="2 6")
    t.expect(supply_of_deep_ones() == 19, deep_ones("deck-2") == 1, damaged_rooms() == ("galley",))


@example("unfathomable/17.1-1", "Call Down the Storm: a roll above that number does no harm")
def a_storm_without_harm(t: ExampleTable) -> None:
    keeper(t, "water-1", "water-1", "water-6")
    casts(t, "call-down-the-storm", dice="4")
    t.expect(supply_of_deep_ones() == 20, damaged_rooms() == ())


@example("unfathomable/17.1-1", "Call Down the Storm: a single Deep One is no risk")
def a_small_storm(t: ExampleTable) -> None:
    keeper(t, "water-1")
    t.arrange("top", pile="damage", codes="structural-damage-lore")
    casts(t, "call-down-the-storm", dice="1 1")
    t.expect(supply_of_deep_ones() == 20, damaged_rooms() == ())


@example("unfathomable/17.1-1", "Lure Monster: both monarchs go to the Deep; a 4 costs 1 sanity")
def lure_monster(t: ExampleTable) -> None:
    keeper(t)
    t.arrange("monarch", who="father-dagon", space="water-1")
    t.arrange("monarch", who="mother-hydra", space="water-4")
    casts(t, "lure-monster", dice="4")
    t.expect(monarch("father-dagon") == "the-deep", monarch("mother-hydra") == "the-deep", dial("sanity") == 7)


@example("unfathomable/17.1-1", "Plague of Locusts: as many Deep Ones as the die shows")
def plague_of_locusts(t: ExampleTable) -> None:
    keeper(t, "water-1", "water-1", "water-1", "deck-5", "galley")
    casts(t, "plague-of-locusts", "defeat galley", "defeat water-1", "defeat deck-5", dice="4")
    t.expect(deep_ones("galley") == 0, deep_ones("water-1") == 1, deep_ones("deck-5") == 0, dial("food") == 8)


@example("unfathomable/17.1-1", "Plague of Locusts: a 5 or more costs 1 food, even if there are not so many")
def plague_of_many_locusts(t: ExampleTable) -> None:
    keeper(t, "deck-5", "deck-5")
    t.arrange("deep-ones", space="the-deep", n=3)
    casts(t, "plague-of-locusts", dice="5")
    t.expect(deep_ones("deck-5") == 0, deep_ones("the-deep") == 3, dial("food") == 7)


@example("unfathomable/17.1-1", "Summon the Beast Within: the keeper appears anywhere, and every enemy there falls")
def summon_the_beast(t: ExampleTable) -> None:
    keeper(t, "deck-5")
    t.arrange("traitor", seat=3)
    t.arrange("stand", seat=3, space="deck-5")
    casts(t, "summon-the-beast-within", "move deck-5", dice="3")
    t.expect(deep_ones("deck-5") == 0, where(3) == "brig", where(1) == "deck-5")


@example("unfathomable/17.1-1", "Summon the Beast Within: a single enemy is no risk")
def a_small_beast(t: ExampleTable) -> None:
    keeper(t, "deck-5")
    casts(t, "summon-the-beast-within", "move deck-5", dice="1")
    t.expect(deep_ones("deck-5") == 0, where(1) == "deck-5")


@example("unfathomable/17.1-1", "Summon the Beast Within: a roll of at most their number takes everybody there")
def the_beast_turns(t: ExampleTable) -> None:
    keeper(t, "deck-3")
    t.arrange("traitor", seat=3)
    t.arrange("stand", seat=3, space="deck-3")
    t.arrange("stand", seat=2, space="deck-3")
    casts(t, "summon-the-beast-within", "move deck-3", "any", dice="2")
    t.expect(where(1) == "sick-bay", where(2) == "sick-bay", passengers("deck-3") == 0, passenger_supply() == 7)


# ------------------------------------------------------------------ passengers, humans


@example("unfathomable/17.1-1", "Call Friends: any number of passengers is rescued")
def call_friends(t: ExampleTable) -> None:
    keeper(t, "deck-5")
    casts(t, "call-friends", "rescue deck-3", "rescue deck-4", dice="3")
    t.expect(passenger_supply() == 9, passengers("deck-3") == 0, deep_ones("deck-5") == 1)


@example("unfathomable/17.1-1", "Call Friends: a roll of at most their number calls the Deep Ones, too")
def call_the_wrong_friends(t: ExampleTable) -> None:
    keeper(t, "deck-5")
    casts(t, "call-friends", "rescue deck-3", "done", dice="1")
    t.expect(passenger_supply() == 8, passengers("deck-4") == 1, deep_ones("cargo-hold") == 1)


@example("unfathomable/17.1-1", "Heal: out of the Sick Bay to any place; everybody else draws a card of the own set")
def heal(t: ExampleTable) -> None:
    keeper(t)
    t.arrange("stand", seat=2, space="sick-bay")
    casts(t, "heal", "any", "lore", "move boiler-room", dice="4")
    t.not_offered("lore")
    t.choose("strength")
    t.expect(where(2) == "boiler-room", hand_size(2) == 0, skills_in_hand(3) == ("strength",))
    t.expect(skills_in_hand(1) == ("lore",), unchanged=True)
    t.choose("pass", seat=1)  # nothing before the roll
    t.choose("pass", seat=3)
    t.expect(dial("sanity") == 7)


@example("unfathomable/17.1-1", "Voice of Ra: every human draws a card of any type")
def voice_of_ra(t: ExampleTable) -> None:
    keeper(t)
    casts(t, "voice-of-ra", "any", "influence", "lore", "will", dice="5")
    t.expect(skills_in_hand(1) == ("influence",), skills_in_hand(2) == ("lore",), skills_in_hand(3) == ("will",))
    for seat in (1, 2, 3):
        t.choose("pass", seat=seat)  # nothing before the roll
    t.asked(1, "unfathomable-prompt-actions")
    t.expect(hand_size(1) == 1, hand_size(2) == 1, hand_size(3) == 1, unchanged=True)


@example("unfathomable/17.1-1", "Voice of Ra: with a 4 or less every human discards one")
def voice_of_ra_fades(t: ExampleTable) -> None:
    keeper(t)
    t.arrange("top", pile="will", codes="persistence-1 persistence-2 true-grit-5")
    casts(t, "voice-of-ra", "any", "will", "will", "will", dice="4")
    for seat in (1, 2, 3):
        t.choose("pass", seat=seat)
    t.choose("any", "discard persistence-1", "discard persistence-2", "discard true-grit-5")
    t.expect(hand_size(1) == 0, hand_size(2) == 0, hand_size(3) == 0)


# ------------------------------------------------------------------ spells that stay


@example("unfathomable/17.1-1", "Flesh Ward: given to a player, who keeps it")
def flesh_ward(t: ExampleTable) -> None:
    keeper(t)
    casts(t, "flesh-ward", "give jeanne-lafarge")
    t.expect(area(2).has("flesh-ward"), pile("removed").lacks("flesh-ward"))


@example("unfathomable/39.7", "Flesh Ward: it prevents a defeat and leaves the game; a 4 costs 1 sanity")
def flesh_ward_saves(t: ExampleTable) -> None:
    keeper(t)
    casts(t, "flesh-ward", "give william-bowleg")
    t.arrange("deep-ones", space="chapel", n=1)
    t.arrange("dice", results="6 4")
    crisis(t, "food-rationing")
    t.choose("second", "ward flesh-ward")
    t.expect(where(1) == "chapel", dial("sanity") == 7, pile("removed").has("flesh-ward"))


@example("unfathomable/17.1-1", "Revelation of Script: the keeper keeps it")
def revelation_of_script(t: ExampleTable) -> None:
    keeper(t)
    casts(t, "revelation-of-script")
    t.expect(area(1).has("revelation-of-script"), pile("removed").lacks("revelation-of-script"))


@example("unfathomable/38.8", "Revelation of Script: the top card of a skill deck counts, and its value is a risk")
def revelation_in_a_check(t: ExampleTable) -> None:
    keeper(t)
    casts(t, "revelation-of-script")
    t.arrange("top", pile="strength", codes="rampage-3")
    t.arrange("dice", results="3")
    crisis(t, "flooding-compartment", chaos="shrug-it-off-5 combat-training-1")  # 6
    t.choose("read revelation-of-script", "strength")
    t.expect(
        total() == 9, dial("sanity") == 7, area(1).lacks("revelation-of-script"),
        pile("strength-discard").has("rampage-3"),
    )  # fmt: skip


@example("unfathomable/38.8", "Revelation of Script: what it adds is turned up first, a card that nobody knew")
def revelation_of_the_unknown(t: ExampleTable) -> None:
    keeper(t)
    casts(t, "revelation-of-script")
    t.arrange("dice", results="8")
    crisis(t, "flooding-compartment", chaos="shrug-it-off-5 combat-training-1")
    t.choose("read revelation-of-script", "strength")
    t.expect(pile("strength-discard").lacks(""), deck_size("strength-discard") == 3, pile("check") == ())


# ------------------------------------------------------------------ decks and tracks


@example("unfathomable/17.1-1", "Conjuration: one of the top five items, the others are shuffled back")
def conjuration(t: ExampleTable) -> None:
    keeper(t)
    t.arrange("top", pile="items", codes="plimsolls shotgun binoculars kitchen-knife jam-tin-grenade pocket-pistol")
    casts(t, "conjuration", dice="4")
    t.offered("take plimsolls", "take shotgun", "take binoculars", "take kitchen-knife", "take jam-tin-grenade")
    t.not_offered("take pocket-pistol")
    t.choose("take jam-tin-grenade")
    t.expect(items(1) == ("elder-sign-amulet", "jam-tin-grenade"), dial("sanity") == 7, known_cards("items") == 0)


@example("unfathomable/17.1-1", "Foresee: of four waypoints one stays on top, the others go under the deck")
def foresee(t: ExampleTable) -> None:
    keeper(t)
    t.arrange("top", pile="waypoints", codes="reef maelstrom iceberg fog-bank")
    casts(t, "foresee", "waypoints", "top iceberg", "under fog-bank", "under reef", "under maelstrom", dice="5")
    t.expect(pile("waypoints") == ("iceberg", "fog-bank", "reef", "maelstrom"), dial("sanity") == 8)


@example("unfathomable/17.1-1", "Foresee: or of four mythos cards")
def foresee_the_mythos(t: ExampleTable) -> None:
    keeper(t)
    t.arrange("top", pile="mythos", codes="hull-leak class-struggle food-rationing bucket-brigade")
    casts(t, "foresee", "mythos", "top bucket-brigade", "under hull-leak", "under class-struggle", dice="4")
    t.choose("under food-rationing")
    t.expect(pile("mythos") == ("bucket-brigade", "hull-leak", "class-struggle", "food-rationing"))
    t.expect(dial("sanity") == 7)


@example("unfathomable/17.1-1", "Greater Banishment: the ritual goes on 2; a 4 costs 1 sanity")
def greater_banishment(t: ExampleTable) -> None:
    keeper(t)
    t.arrange("top", pile="spells", codes="greater-banishment raise-the-dead")
    t.arrange("dice", results="4")
    t.choose("cast keeper", "cast greater-banishment")
    t.expect(track("ritual") == 2, dial("sanity") == 7)


@example("unfathomable/17.1-1", "Summon Fire: the ship travels 1")
def summon_fire(t: ExampleTable) -> None:
    keeper(t)
    casts(t, "summon-fire", dice="5")
    t.expect(track("travel") == 1, damaged_rooms() == (), current() == 1)


@example("unfathomable/17.1-1", "Summon Fire: with a 6 or more 1 further, but it is damaged")
def a_great_fire(t: ExampleTable) -> None:
    keeper(t)
    t.arrange("top", pile="damage", codes="structural-damage-lore")
    casts(t, "summon-fire", dice="6 5")
    t.expect(track("travel") == 2, damaged_rooms() == ("cargo-hold",))
