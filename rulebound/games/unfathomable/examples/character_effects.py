"""What each character can do, and what happens when each declares the betrayal."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.betrayal import hidden_traitor
from rulebound.games.unfathomable.examples.probes import (
    ARJUN,
    BEATRICE,
    EDMUND,
    ISHMAEL,
    JAMIE,
    JEANNE,
    KEILANI,
    SAMIRA,
    SVETLANA,
    WILLIAM,
    actions,
    calm,
    crisis,
    current,
    damaged_rooms,
    deep_ones,
    dial,
    dials,
    discard_top,
    hand,
    items,
    monarch,
    nobody_answers,
    passengers,
    pile,
    sees_top,
    supply_of_deep_ones,
    total,
    track,
    traitor,
    where,
)


def sailing_with(t: ExampleTable, who: str, space: str = "", cards: str = "", dice: str = "") -> None:
    """This character has the first turn, in a space, with cards; two others are aboard."""
    calm(t, f"{who} {WILLIAM if who != WILLIAM else JAMIE} {JEANNE if who != JEANNE else JAMIE}")
    prepare(t, space, cards, dice)


def traitor_is(t: ExampleTable, who: str, space: str = "", dice: str = "") -> None:
    """This character, in seat 1, is a Hybrid and has not yet declared it."""
    others = [c for c in (WILLIAM, JEANNE, JAMIE) if c != who]
    hidden_traitor(t, characters=f"{who} {others[0]} {others[1]}")
    prepare(t, space, "", dice)


def prepare(t: ExampleTable, space: str, cards: str, dice: str) -> None:
    if space:
        t.arrange("stand", seat=1, space=space)
    if cards:
        t.arrange("hand", seat=1, cards=cards)
    if dice:
        t.arrange("dice", results=dice)


# ------------------------------------------------------------------ abilities of the sheets


@example("unfathomable/38.8", "Keilani, Experienced: one more card when the total is known")
def experienced(t: ExampleTable) -> None:
    sailing_with(t, KEILANI, cards="rampage-3 true-grit-5")
    crisis(t, "flooding-compartment", chaos="shrug-it-off-5 combat-training-1")
    t.choose("pass", "")  # nothing before cards are added, and none is added
    t.expect(total() == 6)
    t.choose("experienced keilani-tatupu", "add rampage-3")
    t.expect(total() == 9, hand(1) == ("true-grit-5",))
    t.asked(1, "core-prompt-react")


@example("unfathomable/8.1", "Arjun, Deck Chief: to any deck space, and there is an action besides")
def deck_chief(t: ExampleTable) -> None:
    sailing_with(t, ARJUN)
    t.choose("deck-chief arjun-singh")
    t.not_offered("move galley")
    t.choose("move deck-3", "rescue")
    t.expect(where(1) == "deck-3", passengers("deck-3") == 0, actions(1) == 1)


@example("unfathomable/39.7", "Svetlana, Healing Words: for a lore card nobody is defeated")
def healing_words(t: ExampleTable) -> None:
    calm(t, f"{JEANNE} {SVETLANA} {WILLIAM}")
    t.arrange("hand", seat=2, cards="shrivelling-1")
    t.arrange("deep-ones", space="boiler-room", n=1)
    t.arrange("dice", results="6")
    crisis(t, "food-rationing")
    t.choose("second", "pass", "pass")  # nothing before the die is rolled, nor after it
    t.choose("healing-words svetlana-gedroits", "discard shrivelling-1")
    t.expect(where(1) == "boiler-room", discard_top("lore") == "shrivelling-1", current() == 2)


@example("unfathomable/7.4", "Jeanne, Jury Rigger: after a Boiler Room action, further at the price of damage")
def jury_rigger(t: ExampleTable) -> None:
    sailing_with(t, JEANNE, cards="combat-training-1", dice="6 5")
    t.arrange("top", pile="damage", codes="structural-damage-lore")
    t.choose("boiler-room", "discard combat-training-1", "jury-rigger jeanne-lafarge")
    t.expect(track("travel") == 2, damaged_rooms() == ("cargo-hold",))


@example("unfathomable/7.4", "Jeanne, Jury Rigger: after another player's as well")
def jury_rigger_for_others(t: ExampleTable) -> None:
    sailing_with(t, JAMIE, "boiler-room", "combat-training-1", "6 5")
    t.arrange("top", pile="damage", codes="structural-damage-lore")
    t.choose("boiler-room", "discard combat-training-1")
    t.expect(track("travel") == 1)
    t.choose("jury-rigger jeanne-lafarge", seat=3)
    t.expect(track("travel") == 2, damaged_rooms() == ("cargo-hold",))


@example("unfathomable/8.1", "Jamie, Quick Draw: an attack with a weapon, and there is an action besides")
def quick_draw(t: ExampleTable) -> None:
    sailing_with(t, JAMIE, "deck-5", dice="3")
    t.arrange("deep-ones", space="deck-7", n=1)
    t.choose("quick-draw jamie-snell", "move deck-7")
    t.expect(deep_ones("deck-7") == 0, where(1) == "deck-7", actions(1) == 1)


@example("unfathomable/8.1", "Jamie, Quick Draw: with any weapon, here the Shotgun where he stands")
def quick_draw_with_another(t: ExampleTable) -> None:
    sailing_with(t, JAMIE, "deck-5", dice="3")
    t.arrange("item", seat=1, code="shotgun")
    t.arrange("deep-ones", space="deck-5", n=1)
    t.choose("quick-draw jamie-snell")
    t.expect(deep_ones("deck-5") == 0)
    t.asked(1, "unfathomable-prompt-action")


@example("unfathomable/8.1", "William, Occult Training: the top spell goes under, and there is an action besides")
def occult_training(t: ExampleTable) -> None:
    sailing_with(t, WILLIAM)
    t.arrange("top", pile="spells", codes="feed-the-mind raise-the-dead dark-pact")
    t.choose("occult-training william-bowleg")
    t.expect(sees_top(1, "spells") == True, sees_top(2, "spells") == False)  # noqa: E712
    t.choose("bottom", "cast keeper")
    t.offered("cast raise-the-dead", "cast dark-pact")
    t.choose("cast raise-the-dead")
    t.expect(dial("souls") == 10, pile("spells") == ("feed-the-mind", "dark-pact"), actions(1) == 1)


@example("unfathomable/8.1", "William, Occult Training: or it stays on top")
def occult_training_on_top(t: ExampleTable) -> None:
    sailing_with(t, WILLIAM)
    t.arrange("top", pile="spells", codes="feed-the-mind raise-the-dead")
    t.choose("occult-training william-bowleg", "top", "cast keeper", "cast feed-the-mind")
    t.expect(dial("sanity") == 10, dial("food") == 7, actions(1) == 1)


@example("unfathomable/22.4", "Beatrice, Predictive Analytics: of two mythos cards she resolves one")
def predictive_analytics(t: ExampleTable) -> None:
    sailing_with(t, BEATRICE)
    crisis(t, "hull-leak food-rationing")
    t.choose("mythos food-rationing", "second")
    t.expect(dial("food") == 6, pile("mythos") == ("hull-leak",), discard_top("mythos") == "food-rationing")


@example("unfathomable/8.1", "Ishmael, First Oath: with die and lore card a 7 sends a monarch to the Deep")
def first_oath(t: ExampleTable) -> None:
    sailing_with(t, ISHMAEL, cards="lesser-banishment-4", dice="3")
    t.arrange("monarch", who="father-dagon", space="water-3")
    t.choose("first-oath ishmael-marsh", "discard lesser-banishment-4")
    t.expect(monarch("father-dagon") == "the-deep", hand(1) == ())


@example("unfathomable/8.1", "Ishmael, First Oath: with less he may move it to a water next to it")
def first_oath_fails(t: ExampleTable) -> None:
    sailing_with(t, ISHMAEL, cards="lesser-banishment-4", dice="2")
    t.arrange("monarch", who="father-dagon", space="water-3")
    t.choose("first-oath ishmael-marsh", "discard lesser-banishment-4")
    t.offered("to water-1", "to water-5", "stay")
    t.choose("to water-5")
    t.expect(monarch("father-dagon") == "water-5")


@example("unfathomable/26.2", "Edmund, Fortunate Son: for a skill card a die is rolled again, whoever rolled it")
def fortunate_son(t: ExampleTable) -> None:
    calm(t, f"{JEANNE} {WILLIAM} {EDMUND}")
    t.arrange("stand", seat=1, space="bridge")
    t.arrange("hand", seat=3, cards="persistence-1")
    t.arrange("dice", results="1 8")
    t.choose("bridge", "pass", "fortunate-son edmund-mallory", "discard persistence-1")
    t.expect(passengers("deck-8") == 1, passengers("deck-1") == 0, hand(3) == ())


@example("unfathomable/2.8", "Edmund, Fortunate Son: in an attack as well")
def fortunate_fighter(t: ExampleTable) -> None:
    sailing_with(t, EDMUND, "galley", "persistence-1", "1 4")
    t.arrange("deep-ones", space="galley", n=1)
    t.choose("attack galley", "pass", "fortunate-fighter edmund-mallory", "discard persistence-1")
    t.expect(deep_ones("galley") == 0, hand(1) == ())


@example("unfathomable/8.1", "Samira, Scavenger: an item, and she may give one to a human where she is")
def scavenger(t: ExampleTable) -> None:
    sailing_with(t, SAMIRA, "boiler-room")
    t.arrange("top", pile="items", codes="plimsolls")
    t.choose("scavenger samira-dualeh", "give jeanne-lafarge plimsolls")
    t.expect(items(1) == ("starbuck",), items(3) == ("tool-kit", "plimsolls"))


@example("unfathomable/8.1", "Samira, Scavenger: not with five items")
def five_items(t: ExampleTable) -> None:
    sailing_with(t, SAMIRA)
    for item in ("plimsolls", "shotgun", "kitchen-knife"):
        t.arrange("item", seat=1, code=item)
    t.offered("scavenger samira-dualeh")
    t.arrange("item", seat=1, code="pocket-pistol")
    t.not_offered("scavenger samira-dualeh")
    t.choose("move galley")
    t.expect(where(1) == "galley")


# ------------------------------------------------------------------ declaring the betrayal


@example("unfathomable/36.2", "Keilani declares: 1 sanity is lost")
def keilani_declares(t: ExampleTable) -> None:
    traitor_is(t, KEILANI)
    t.choose("declare")
    t.expect(dials() == (8, 8, 7, 8))


@example("unfathomable/36.2", "Arjun declares: the ship is back at Start")
def arjun_declares(t: ExampleTable) -> None:
    traitor_is(t, ARJUN)
    t.arrange("track", which="travel", n=3)
    t.choose("declare")
    t.expect(track("travel") == 0)


@example("unfathomable/36.2", "Svetlana declares: a passenger on deck of her choice is defeated")
def svetlana_declares(t: ExampleTable) -> None:
    traitor_is(t, SVETLANA)
    t.arrange("passenger", space="deck-8", face="passenger-two-souls")
    t.choose("declare", "deck", "passenger deck-8")
    nobody_answers(t)
    t.expect(passengers("deck-8") == 0, dial("souls") == 6)


@example("unfathomable/36.2", "Svetlana declares: or one of the supply")
def svetlana_declares_otherwise(t: ExampleTable) -> None:
    traitor_is(t, SVETLANA)
    t.arrange("top", pile="passengers", codes="passenger-soul-and-sanity")
    t.choose("declare", "supply")
    nobody_answers(t)
    t.expect(dial("souls") == 7, dial("sanity") == 7, passengers("deck-3") == 1)


@example("unfathomable/36.2", "Jeanne declares: a room of her choice is damaged; she is no human any more, and unhurt")
def jeanne_declares(t: ExampleTable) -> None:
    traitor_is(t, JEANNE, "galley")
    t.arrange("stand", seat=2, space="galley")
    t.arrange("top", pile="damage", codes="structural-damage-lore")
    t.choose("declare", "damage galley")
    t.expect(damaged_rooms() == ("galley",), where(2) == "sick-bay", where(1) == "galley")


@example("unfathomable/36.2", "Jamie declares: every other human and every passenger where he is are defeated")
def jamie_declares(t: ExampleTable) -> None:
    traitor_is(t, JAMIE, "deck-5")
    t.arrange("stand", seat=2, space="deck-5")
    t.arrange("passenger", space="deck-5", face="passenger-two-souls")
    t.choose("declare", "any")
    t.expect(where(2) == "sick-bay", passengers("deck-5") == 0, dial("souls") == 6, where(1) == "deck-5")


@example("unfathomable/36.2", "William declares: the ritual goes back, at most 2")
def william_declares(t: ExampleTable) -> None:
    traitor_is(t, WILLIAM)
    t.arrange("track", which="ritual", n=3)
    t.choose("declare")
    t.offered("back 2", "back 1", "stay", "forward 1", "forward 2")
    t.choose("back 2")
    t.expect(track("ritual") == 1)


@example("unfathomable/36.2", "William declares: or on, here to the banishment that sweeps the deck")
def william_banishes(t: ExampleTable) -> None:
    traitor_is(t, WILLIAM)
    t.arrange("track", which="ritual", n=2)
    t.arrange("stand", seat=2, space="deck-5")
    t.choose("declare", "forward 2", "any")
    t.expect(where(2) == "sick-bay", passengers("deck-3") == 0, track("ritual") == 0)


@example("unfathomable/36.2", "Beatrice declares: a Deep One in each of four waters of her choice")
def beatrice_declares(t: ExampleTable) -> None:
    traitor_is(t, BEATRICE)
    t.choose("declare")
    t.not_accepted("fill water-1, fill water-4, fill water-6")
    t.not_accepted("fill water-1, fill water-2, fill water-4, fill water-6, fill water-8")
    t.choose("fill water-1, fill water-4, fill water-6, fill water-8")
    t.expect(*[deep_ones(f"water-{n}") == 1 for n in (1, 4, 6, 8)], supply_of_deep_ones() == 16)


@example("unfathomable/36.2", "Ishmael declares: the Deep Ones where he is act, and attack the human, not him")
def ishmael_declares(t: ExampleTable) -> None:
    traitor_is(t, ISHMAEL, "galley", dice="6")
    t.arrange("stand", seat=2, space="galley")
    t.arrange("deep-ones", space="galley", n=2)
    t.arrange("top", pile="damage", codes="structural-damage-lore")
    t.choose("declare")
    t.expect(where(2) == "sick-bay", damaged_rooms() == ("galley",), where(1) == "galley", deep_ones("galley") == 2)


@example("unfathomable/36.2", "Edmund declares: the next mythos card's check fails at once; its symbols do nothing")
def edmund_declares(t: ExampleTable) -> None:
    traitor_is(t, EDMUND)
    t.arrange("top", pile="mythos", codes="disturbing-dreams")
    t.choose("declare", "pass")
    t.expect(dial("sanity") == 6, track("travel") == 0, discard_top("mythos") == "disturbing-dreams")


@example("unfathomable/36.2", "Edmund declares: a choice is his, though the card names the captain")
def edmund_declares_and_chooses(t: ExampleTable) -> None:
    traitor_is(t, EDMUND)
    t.arrange("top", pile="mythos", codes="class-struggle")
    t.choose("declare", "pass")
    t.asked(1, "unfathomable-prompt-crisis")
    t.choose("first")
    t.expect(dial("sanity") == 6, track("travel") == 0)


@example("unfathomable/36.2", "Edmund declares: so is a combination, whose check fails if he takes it")
def edmund_declares_and_fails(t: ExampleTable) -> None:
    traitor_is(t, EDMUND)
    t.arrange("top", pile="mythos", codes="coal-bunker-fire")
    t.choose("declare", "pass")
    t.offered("check", "second")
    t.choose("check")
    t.expect(dial("fuel") == 7, dial("souls") == 7)


@example("unfathomable/36.2", "Samira declares: an item of a human where she is is hers")
def samira_declares(t: ExampleTable) -> None:
    traitor_is(t, SAMIRA, "boiler-room")
    t.arrange("item", seat=3, code="shotgun")
    t.choose("declare", "take shotgun")
    t.expect(items(1) == ("starbuck", "shotgun"), items(3) == ("tool-kit",))


@example("unfathomable/6", "In the Brig a declaration has no such effect")
def declared_in_the_brig(t: ExampleTable) -> None:
    traitor_is(t, KEILANI, "brig")
    t.choose("declare")
    t.expect(traitor(1) == True, dial("sanity") == 8)  # noqa: E712
