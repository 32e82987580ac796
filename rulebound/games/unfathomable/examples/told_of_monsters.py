"""What everybody is told of monsters, damage and defeats, and by which clause."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.activation import CREW, DAGON, HYDRA, next_damage
from rulebound.games.unfathomable.examples.fine_print import BARRICADE
from rulebound.games.unfathomable.examples.probes import (
    ARJUN,
    EDMUND,
    ISHMAEL,
    JAMIE,
    JEANNE,
    WILLIAM,
    calm,
    crisis,
    damaged_rooms,
    deep_ones,
    dial,
    monarch,
    nobody_answers,
    only,
    passenger_supply,
    passengers,
    track,
    turn_of,
    where,
)
from rulebound.games.unfathomable.examples.rigging import deep_one_at, option

LOW = "shrivelling-1 coordinated-effort-1"


@example("unfathomable/50.7", "The ship steams on: the line says so, and so does one for everything that falls back")
def told_of_travel(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="water-3", n=1)
    t.arrange("deep-ones", space="water-8", n=1)
    t.arrange("monarch", who=DAGON, space="water-4")
    option(t, "missing-jewelry", "first", fresh=False)
    t.heard("unfathomable-log-travel", "unfathomable/50.5")
    t.heard("unfathomable-log-deep-ones-move", "unfathomable/50.7")
    t.heard("unfathomable-log-deep-ones-move", "unfathomable/50.7-1")
    t.heard("unfathomable-log-monarch", "unfathomable/50.7")
    t.heard("unfathomable-log-activate-mother-hydra", "unfathomable/22.24-3")
    t.expect(monarch(DAGON) == "water-6")


@example("unfathomable/1.8", "Mother Hydra rises from the Deep: who appears, what is rolled, who comes up")
def told_of_a_rising(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="the-deep", n=2)
    option(t, "missing-jewelry", "first", fresh=False)
    for line in ("deep-ones", "roll", "deep-ones-move", "monarch"):
        t.heard(f"unfathomable-log-{line}", "unfathomable/1.8")
    t.expect(deep_ones("the-deep") == 0)


@example("unfathomable/1.12", "Father Dagon rises by his own clause")
def told_of_dagon_rising(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="the-deep", n=2)
    option(t, "incoming-sos", "second", fresh=False)
    t.heard("unfathomable-log-activate-father-dagon", "unfathomable/22.24-2")
    t.heard("unfathomable-log-monarch", "unfathomable/1.12")
    t.expect(deep_ones("the-deep") == 0)


@example("unfathomable/1.10", "Father Dagon sets two on deck and swims on")
def told_of_dagon(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("monarch", who=DAGON, space="water-5")
    option(t, "incoming-sos", "second", fresh=False)
    t.heard("unfathomable-log-deep-ones", "unfathomable/1.10")
    t.heard("unfathomable-log-monarch", "unfathomable/1.11")
    t.expect(deep_ones("deck-5") == 2)


@example("unfathomable/1.18", "With none on the board all monsters rise")
def told_of_all_rising(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="the-deep", n=3)
    option(t, "infection", "first", fresh=False)
    t.heard("unfathomable-log-activate-deep-ones", "unfathomable/22.24-1")
    for line in ("deep-ones", "deep-ones-move", "monarch"):
        t.heard(f"unfathomable-log-{line}", "unfathomable/1.18")
    t.expect(deep_ones("the-deep") == 0)


@example("unfathomable/1.17-2", "From deck by the arrow, from a room towards a whole one")
def told_of_steps(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("damage", room="galley", card="structural-damage-will")
    t.arrange("deep-ones", space="galley", n=1)
    t.arrange("deep-ones", space="deck-5", n=1)
    option(t, "infection", "first", fresh=False)
    t.choose("any")
    t.heard("unfathomable-log-deep-ones-move", "unfathomable/1.17-2")
    t.heard("unfathomable-log-deep-ones-move", "unfathomable/1.17-1")
    t.expect(deep_ones("boiler-room") == 1, deep_ones("cargo-hold") == 1)


@example("unfathomable/1.14", "A Deep One attacks: whom, the roll, the defeat, where to")
def told_of_an_attack(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("stand", seat=1, space="deck-5")
    t.arrange("deep-ones", space="deck-5", n=1)
    t.arrange("dice", results="6")
    option(t, "infection", "first", fresh=False)
    t.heard("unfathomable-log-deep-one-attacks", "unfathomable/1.14")
    t.heard("unfathomable-log-roll", "unfathomable/2.7")
    t.heard("unfathomable-log-defeated", "unfathomable/2.9-1")
    t.heard("unfathomable-log-move", "unfathomable/39.3")
    t.expect(where(1) == "sick-bay")


@example("unfathomable/1.14", "An attack of a Deep One that fails is told")
def told_of_a_miss(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("stand", seat=1, space="deck-5")
    t.arrange("deep-ones", space="deck-5", n=1)
    t.arrange("dice", results="5")
    option(t, "infection", "first", fresh=False)
    t.heard("unfathomable-log-attack-fails", "unfathomable/2.9-5")
    t.expect(where(1) == "deck-5", unchanged=True)


@example("unfathomable/2.3", "Who attacks is told, and so is a miss, and a Deep One that falls")
def told_of_ones_own_attack(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="boiler-room", n=1)
    t.arrange("dice", results="3 4")
    t.choose("attack boiler-room")
    t.heard("unfathomable-log-attack-deep-one", "unfathomable/2.3")
    t.heard("unfathomable-log-attack-fails", "unfathomable/2.9-5")
    t.choose("attack boiler-room")
    t.heard("unfathomable-log-deep-ones-gone", "unfathomable/2.9-2")
    t.expect(deep_ones("boiler-room") == 0)


@example("unfathomable/2.3", "Who is attacked is told by name if it is a character")
def told_of_an_attack_on_somebody(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("traitor", seat=3)
    t.arrange("stand", seat=3, space="boiler-room")
    t.arrange("dice", results="6")
    t.choose("attack jamie-snell")
    t.heard("unfathomable-log-attack", "unfathomable/2.3")
    t.heard("unfathomable-log-defeated", "unfathomable/2.9-1")
    t.heard("unfathomable-log-move", "unfathomable/39.4")
    t.expect(where(3) == "brig")


@example("unfathomable/39.4-1", "A traitor defeated in the Brig stays there, and that is told")
def told_of_staying_in_the_brig(t: ExampleTable) -> None:
    calm(t, f"{JAMIE} {JEANNE} {WILLIAM}")
    t.arrange("traitor", seat=2)
    t.arrange("stand", seat=2, space="brig")
    t.arrange("stand", seat=1, space="galley")
    t.arrange("dice", results="8")
    t.choose("fire repeating-rifle")
    t.heard("unfathomable-log-stays", "unfathomable/39.4-1")
    t.expect(where(2) == "brig", unchanged=True)


@example("unfathomable/39.3-1", "A human defeated in the Sick Bay stays there, and that is told")
def told_of_staying_in_the_sick_bay(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("stand", seat=2, space="sick-bay")
    crisis(t, "fear-of-the-unknown", chaos="rampage-4 keen-insight-3")
    t.play()
    t.heard("unfathomable-log-stays", "unfathomable/39.3-1")
    t.expect(where(2) == "sick-bay", unchanged=True)


@example("unfathomable/8.2", "Shrivelling strikes from afar, and may do no harm")
def told_of_shrivelling(t: ExampleTable) -> None:
    deep_one_at(t, "deck-8", CREW)
    t.arrange("hand", seat=1, cards="shrivelling-1")
    t.arrange("dice", results="3 4")
    t.choose("wither shrivelling-1")
    t.heard("unfathomable-log-strikes-deep-one", "unfathomable/8.2")
    t.heard("unfathomable-log-withstands", "unfathomable/8.2")
    t.heard("unfathomable-log-discards", "unfathomable/8.2-1")
    t.arrange("hand", seat=1, cards="shrivelling-2")
    t.choose("wither shrivelling-2")
    t.heard("unfathomable-log-deep-ones-gone", "unfathomable/8.2")
    t.expect(deep_ones("deck-8") == 0)


@example("unfathomable/8.2", "Shrivelling names whom it strikes")
def told_of_shrivelling_somebody(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("traitor", seat=3)
    t.arrange("hand", seat=1, cards="shrivelling-1")
    t.arrange("dice", results="6")
    t.choose("wither shrivelling-1")
    t.heard("unfathomable-log-strikes", "unfathomable/8.2")
    t.heard("unfathomable-log-defeated", "unfathomable/8.2")
    t.expect(where(3) == "brig")


@example("unfathomable/1.6", "Mother Hydra's damage: the card, the room, the next room, and that she stays")
def told_of_hydras_damage(t: ExampleTable) -> None:
    calm(t, CREW)
    next_damage(t, "structural-damage-will structural-damage-lore")
    t.arrange("monarch", who=HYDRA, space="water-1")
    option(t, "missing-jewelry", "first", fresh=False)
    t.heard("unfathomable-log-damage-card", "unfathomable/1.6")
    t.heard("unfathomable-log-damaged", "unfathomable/1.6")
    t.heard("unfathomable-log-monarch-stays", "unfathomable/1.7-1")
    t.arrange("monarch", who=HYDRA, space="water-1")
    option(t, "the-captains-banquet", "second", dice="8", fresh=False)
    nobody_answers(t)
    t.heard("unfathomable-log-damaged", "unfathomable/1.6-2")
    t.expect(damaged_rooms() == ("bridge", "captains-cabin"))


@example("unfathomable/44.1", "Damage to the ship: card, roll, room, and the nearest room if that one is damaged")
def told_of_damage_to_the_ship(t: ExampleTable) -> None:
    calm(t, CREW)
    next_damage(t, "structural-damage-will structural-damage-lore structural-damage-strength")
    t.arrange("dice", results="5 5 1")
    crisis(t, "shipboard-fire", chaos="watch-and-learn-1 shrivelling-1")
    t.play()
    t.heard("unfathomable-log-damage-card", "unfathomable/44.1")
    t.heard("unfathomable-log-roll", "unfathomable/44.1-1")
    t.heard("unfathomable-log-damaged", "unfathomable/44.1-1")
    t.heard("unfathomable-log-damaged", "unfathomable/44.5")
    t.heard("unfathomable-log-check-fail", "unfathomable/38.8-6")
    t.expect(damaged_rooms() == ("bridge", "cargo-hold", "boiler-room"))


@example("unfathomable/44.2-2", "A card that leaves the game when it is resolved: what it costs, and that it is gone")
def told_of_a_leak(t: ExampleTable) -> None:
    calm(t, CREW)
    next_damage(t, "fuel-leak")
    crisis(t, "hull-leak", chaos=LOW)
    t.play()
    t.heard("unfathomable-log-lose", "unfathomable/44.1")
    t.heard("unfathomable-log-card-gone", "unfathomable/44.2-2")
    t.expect(dial("fuel") == 7)


@example("unfathomable/44.2-1", "Damage to a certain room")
def told_of_damage_to_a_room(t: ExampleTable) -> None:
    calm(t, CREW)
    next_damage(t)
    crisis(t, "looming-breakdown", chaos="true-grit-5 shrivelling-1")
    t.choose("check")
    t.heard("unfathomable-log-damage-card", "unfathomable/44.2")
    t.heard("unfathomable-log-damaged", "unfathomable/44.2-1")
    t.heard("unfathomable-log-lose", "unfathomable/38.8-7")
    t.expect(damaged_rooms() == ("boiler-room",))


@example("unfathomable/1.16", "A Deep One damages the room it is in, by its own clauses")
def told_of_a_deep_ones_damage(t: ExampleTable) -> None:
    deep_one_at(t, "galley", CREW)
    next_damage(t)
    option(t, "infection", "first", fresh=False)
    t.heard("unfathomable-log-damage-card", "unfathomable/1.16-2")
    t.heard("unfathomable-log-damaged", "unfathomable/1.16")
    t.expect(damaged_rooms() == ("galley",))


@example("unfathomable/45.1", "Repair: what is discarded, and what is whole again")
def told_of_repair(t: ExampleTable) -> None:
    calm(t)
    t.arrange("damage", room="boiler-room", card="structural-damage-will")
    t.arrange("hand", seat=1, cards="determination-3")
    t.choose("repair", "discard determination-3")
    t.heard("unfathomable-log-discards", "unfathomable/45.1")
    t.heard("unfathomable-log-repaired", "unfathomable/45.1")
    t.expect(damaged_rooms() == ())


@example("unfathomable/50.12", "The great banishment, line by line")
def told_of_the_banishment(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="water-8", n=1)
    t.arrange("monarch", who=HYDRA, space="water-2")
    t.arrange("stand", seat=1, space="deck-5")
    t.arrange("track", which="ritual", n=3)
    option(t, "missing-parents", "second", fresh=False)
    t.heard("unfathomable-log-ritual", "unfathomable/50.10")
    t.heard("unfathomable-log-banishment", "unfathomable/50.12")
    t.heard("unfathomable-log-deep-ones-gone", "unfathomable/50.12-1")
    t.heard("unfathomable-log-monarch", "unfathomable/50.12-3")
    t.choose("any")
    t.heard("unfathomable-log-passenger", "unfathomable/50.12-4")
    t.heard("unfathomable-log-defeated", "unfathomable/50.12-5")
    t.heard("unfathomable-log-to-start-ritual", "unfathomable/50.12-8")
    t.expect(track("ritual") == 0)


@example("unfathomable/37.8", "A passenger that a Deep One defeats: who it was, and what is lost")
def told_of_a_passenger(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("passenger", space="deck-8", face="passenger-soul")
    t.arrange("deep-ones", space="deck-8", n=1)
    option(t, "infection", "first", fresh=False)
    t.heard("unfathomable-log-passenger", "unfathomable/1.15")
    t.heard("unfathomable-log-lose", "unfathomable/37.8")
    t.expect(dial("souls") == 7)


@example("unfathomable/37.4", "A passenger that is risked: the roll, and the deck space")
def told_of_a_risk(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("dice", results="7 8")
    option(t, "dinghy-launch", "first", fresh=False)
    t.heard("unfathomable-log-roll", "unfathomable/37.4")
    t.heard("unfathomable-log-risk", "unfathomable/37.4")
    t.expect(passengers("deck-7") == 1)


@example("unfathomable/37.5", "If there are not enough passengers, how many there are is told")
def told_of_too_few(t: ExampleTable) -> None:
    calm(t, CREW)
    only(t, "passengers", 1)
    t.arrange("dice", results="7")
    option(t, "class-struggle", "second", fresh=False)
    t.heard("unfathomable-log-few-passengers", "unfathomable/37.5")
    t.expect(passenger_supply() == 0)


@example("unfathomable/12.5", "Who rescues a passenger is told")
def told_of_a_rescue(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("stand", seat=1, space="deck-3")
    t.choose("rescue")
    t.heard("unfathomable-log-rescue", "unfathomable/12.5")
    t.expect(passengers("deck-3") == 0)


@example("unfathomable/12.12", "Which traitor defeats a passenger is told")
def told_of_a_murder(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("traitor", seat=3)
    t.arrange("stand", seat=3, space="deck-3")
    turn_of(t, 3)
    t.choose("slay")
    t.heard("unfathomable-log-slays", "unfathomable/12.12")
    t.heard("unfathomable-log-passenger", "unfathomable/12.12")
    t.choose("move galley")
    t.heard("unfathomable-log-move", "unfathomable/12.10")
    t.expect(where(3) == "galley")


@example("unfathomable/7.3", "Barricaded hatches: that they hold is told")
def told_of_hatches(t: ExampleTable) -> None:
    deep_one_at(t, "deck-8", CREW)
    t.arrange("item", seat=1, code=BARRICADE)
    option(t, "infection", "first", fresh=False)
    t.choose(f"bar {BARRICADE}")
    t.heard("unfathomable-log-hatches-hold", "unfathomable/7.3")
    t.expect(deep_ones("deck-8") == 1, unchanged=True)


@example("unfathomable/1.3", "Monsters activated by a text are told by that clause")
def told_of_a_text(t: ExampleTable) -> None:
    deep_one_at(t, "deck-8", CREW)
    crisis(t, "barricade-the-hatches", chaos=LOW)
    t.play()
    t.heard("unfathomable-log-activate-deep-ones", "unfathomable/1.3")
    t.heard("unfathomable-log-deep-ones-move", "unfathomable/1.17-1")
    t.expect(deep_ones("boiler-room") == 1)


@example("unfathomable/8.1", "First Oath: where the monarch goes is told")
def told_of_an_oath(t: ExampleTable) -> None:
    calm(t, f"{ISHMAEL} {JEANNE} {WILLIAM}")
    t.arrange("monarch", who=HYDRA, space="water-2")
    t.arrange("hand", seat=1, cards="shrivelling-2")
    t.arrange("dice", results="5")
    t.choose("first-oath ishmael-marsh", "discard shrivelling-2")
    t.heard("unfathomable-log-monarch", "unfathomable/8.1")
    t.expect(monarch(HYDRA) == "the-deep")


@example("unfathomable/26.2", "A roll that is repeated is told again, and who had it repeated")
def told_of_a_reroll(t: ExampleTable) -> None:
    calm(t, f"{EDMUND} {JEANNE} {ARJUN}")
    t.arrange("hand", seat=1, cards="inspiring-speech-5 shrivelling-1")
    t.arrange("dice", results="1 3")
    t.choose("inspire inspiring-speech-5")
    t.choose("pass", "fortunate-son edmund-mallory")
    t.heard("core-log-own-ability", "unfathomable/26.2")
    t.choose("discard shrivelling-1")
    t.heard("unfathomable-log-discards", "unfathomable/26.2")
    t.expect(dial("sanity") == 9)
