"""Mythos cards 1 to 35."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import Cost, fast, reaction, when
from rulebound.core.state.clauses import cite
from rulebound.games.unfathomable.cards import crisis
from rulebound.games.unfathomable.rules.damage import damage_room, damage_ship
from rulebound.games.unfathomable.rules.defeat import defeat, pass_title, put
from rulebound.games.unfathomable.rules.dice import BOW, roll_die
from rulebound.games.unfathomable.rules.effects import (
    anywhere,
    arrest_somebody,
    damage_often,
    discard_from,
    fall_behind,
    holding_cards,
    keep,
    may,
    on_a_roll,
    room_by_roll,
)
from rulebound.games.unfathomable.rules.items import draw_item, lose_items
from rulebound.games.unfathomable.rules.monsters import (
    DAGON,
    DEEP_ONES,
    HYDRA,
    HatchReached,
    activate,
    activate_all,
    bow_space,
    deep_is_empty,
    move_monarch,
    rise,
)
from rulebound.games.unfathomable.rules.mythos import discard_mythos
from rulebound.games.unfathomable.rules.order import in_order
from rulebound.games.unfathomable.rules.passengers import (
    any_of,
    defeat_passenger,
    in_supply,
    risk,
    tell_too_few,
)
from rulebound.games.unfathomable.rules.skills import (
    add_treachery,
    discard_hand,
    draw_chosen,
    skill_set,
)
from rulebound.games.unfathomable.rules.supplies import gain, lose, put_deep_ones, take_deep_ones
from rulebound.games.unfathomable.rules.tracks import (
    advance_travel,
    retreat,
)
from rulebound.games.unfathomable.state import (
    BOILER_ROOM,
    CHAPEL,
    FOOD,
    FUEL,
    GALLEY,
    ROOMS,
    SANITY,
    SOULS,
    Character,
    Unfathomable,
    in_brig,
    in_sick_bay,
    items_of,
    tell_nothing,
)


@flow(cite="unfathomable/7.8")
def collide(g: Unfathomable, you: Character, n: int) -> Steps[None]:
    """Both monarchs, wherever they are, come to the bow; the ship is damaged n times and falls back n at most."""
    face = yield from roll_die(g, you, BOW)
    for code in (DAGON, HYDRA):
        move_monarch(g, g.monarch(code), bow_space(g, face))
    yield from damage_often(g, you, n)
    retreat(g, "travel", n)


@flow
def keep_one_item(g: Unfathomable, you: Character) -> Steps[None]:
    kept = yield from choose_entity(g, you.index, items_of(g, you), "unfathomable-prompt-keep-item", "keep")
    yield from lose_items(g, you, tuple([c for c in items_of(g, you) if c.id != kept.id]))


def current_player_has_item(g: Unfathomable, you: Character) -> bool:
    return bool(items_of(g, g.current))


@cite("unfathomable/37.6 /22.13-1")
def three_passengers(g: Unfathomable, you: Character) -> bool:
    return in_supply(g) >= 3


@flow(cite="unfathomable/7.11")
def pay_mythos(g: Unfathomable, this: Any, you: Character, n: int) -> Any:
    discard_mythos(g, this)


remove_mythos = Cost("card", 1, pay_mythos)


def bar_hatches(g: Unfathomable) -> None:
    g.change(g.ship, barricaded=True)
    g.tell("unfathomable-log-barricaded")


@crisis("1", "Accusation", chooser="captain", activation="deep-ones", track="ritual")
class Accusation:
    def first(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """A human outside the Brig, picked by the captain, goes there."""
        yield from arrest_somebody(g, g.captain, g.humans)

    def second(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Captain and current player each discard 2 cards; 2 treachery."""
        captain, current = g.captain, g.current
        if captain.id == current.id:
            yield from discard_from(g, captain, 4)
        else:
            for payer in (yield from in_order(g, holding_cards(g, (current, captain)), "discard")):
                yield from discard_from(g, payer, 2)
        add_treachery(g, 2)


@crisis(
    "2",
    "Adrift Fishing Boat",
    check=16,
    partial=13,
    skills="influence observation strength",
    activation="mother-hydra",
    track="choice",
)
class AdriftFishingBoat:
    def passes(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Risk a passenger for a soul; then perhaps another one for food. Without passengers nothing."""
        if (yield from risk(g, you)):
            gain(g, SOULS)
            if not in_supply(g):
                tell_too_few(g)
            elif (yield from may(g, you, "unfathomable-prompt-venture", (("n", 1),))):
                yield from risk(g, you)
                gain(g, FOOD)

    def partly(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Risk 2 passengers for a soul; with fewer left nothing: it is a price (37.6)."""
        if in_supply(g) >= 2:
            yield from risk(g, you, 2)
            gain(g, SOULS)
        else:
            tell_too_few(g)

    def fails(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 sanity, -1 souls."""
        lose(g, SANITY)
        lose(g, SOULS)


@crisis("3", "Barricade the Hatches", check=10, skills="strength will", activation="mother-hydra", track="choice")
class BarricadeTheHatches:
    def passes(g: Unfathomable, this: Any, you: Character) -> Any:
        """The current player keeps this card."""
        keep(g, this, g.current)

    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Deep Ones are activated."""
        yield from activate(g, DEEP_ONES)

    @fast(cost=remove_mythos, cite="unfathomable/7.11")
    def barricade(g: Unfathomable, this: Any, you: Character) -> Any:
        """Discard it at any time: until the end of the turn no Deep One moves into a room, from another one neither.

        Only moves are kept out; Deep Ones that an effect places in a room still come there. "At any time" is whenever
        you act, and in anybody's turn the moment in which Deep Ones are about to move into a room: to do it earlier
        comes to the same.
        """
        bar_hatches(g)

    @reaction(when(HatchReached), cost=remove_mythos, cite="unfathomable/7.11")
    def bar(g: Unfathomable, this: Any, you: Character, event: HatchReached) -> Any:
        bar_hatches(g)


@crisis(
    "4",
    "Bucket Brigade",
    check=16,
    skills="influence strength will",
    chooser="captain",
    activation="mother-hydra",
    track="ritual",
)
class BucketBrigade:
    def passes(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Risk 2 passengers, if there are as many: the ship travels on."""
        if in_supply(g) >= 2:
            yield from risk(g, you, 2)
            yield from advance_travel(g)
        else:
            tell_too_few(g)

    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """-1 fuel; risk 2 passengers."""
        lose(g, FUEL)
        yield from risk(g, you, 2)

    def second(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """On 6 or less -1 fuel."""
        if (yield from on_a_roll(g, you, 6)):
            lose(g, FUEL)


@crisis("5", "Class Struggle", chooser="captain", activation="deep-ones", track="travel")
class ClassStruggle:
    def first(g: Unfathomable, this: Any, you: Character) -> Any:
        """-2 sanity."""
        lose(g, SANITY, 2)

    def second(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Risk 4 passengers."""
        yield from risk(g, you, 4)


@crisis(
    "6",
    "Coal Bunker Fire",
    check=13,
    skills="influence strength",
    chooser="current",
    activation="father-dagon",
    track="ritual",
)
class CoalBunkerFire:
    def passes(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The ship travels on."""
        yield from advance_travel(g)

    def fails(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 fuel, -1 souls."""
        lose(g, FUEL)
        lose(g, SOULS)

    def second(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """-1 fuel; on 4 or less another."""
        lose(g, FUEL)
        if (yield from on_a_roll(g, you, 4)):
            lose(g, FUEL)


@crisis("7", "Collision Course", check=11, partial=8, skills="observation will", activation="deep-ones", track="ritual")
class CollisionCourse:
    def partly(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Both monarchs come to the bow; the ship is damaged and falls back 1."""
        yield from collide(g, you, 1)

    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Both monarchs come to the bow; the ship is damaged twice and falls back 2."""
        yield from collide(g, you, 2)


@crisis(
    "8", "Coordinated Assault", check=17, skills="influence lore observation", activation="deep-ones", track="ritual"
)
class CoordinatedAssault:
    def passes(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The ship travels on."""
        yield from advance_travel(g)

    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The Deep comes to the bow, then Mother Hydra, Father Dagon and the Deep Ones are activated."""
        if not deep_is_empty(g):
            face = yield from roll_die(g, you, BOW)
            rise(g, bow_space(g, face))
        else:
            tell_nothing(g, "deep")
        yield from activate_all(g, (HYDRA, DAGON, DEEP_ONES))


@crisis(
    "9",
    "Criminal Activity",
    check=11,
    skills="influence observation",
    chooser="current",
    activation="mother-hydra",
    track="ritual",
)
class CriminalActivity:
    can_second = current_player_has_item

    def passes(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The current player draws an item."""
        yield from draw_item(g, g.current)

    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """-1 sanity; every human keeps only one item."""
        lose(g, SANITY)
        rich = tuple([c for c in g.humans if len(items_of(g, c)) > 1])
        if not rich:
            tell_nothing(g, "rich")
        for human in (yield from in_order(g, rich, "keep")):
            yield from keep_one_item(g, human)

    def second(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The current player gives up an item; 4 treachery."""
        current = g.current
        card = yield from choose_entity(g, current.index, items_of(g, current), "unfathomable-prompt-item-lost", "lose")
        yield from lose_items(g, current, (card,))
        add_treachery(g, 4)


@crisis(
    "10",
    "Damaged Evaporator",
    check=11,
    partial=8,
    skills="observation will",
    activation="mother-hydra",
    track="ritual",
)
class DamagedEvaporator:
    def partly(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 food."""
        lose(g, FOOD)

    def fails(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 food; the ship falls back 1."""
        lose(g, FOOD)
        fall_behind(g, 1)


@crisis("11", "Deep One Feint", check=11, skills="observation will", activation="deep-ones", track="choice")
class DeepOneFeint:
    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Deep Ones are activated."""
        yield from activate(g, DEEP_ONES)


@crisis(
    "12",
    "Deep One Swarm",
    check=15,
    partial=11,
    skills="lore observation strength",
    activation="deep-ones",
    track="choice",
)
class DeepOneSwarm:
    def partly(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Deep Ones are activated."""
        yield from activate(g, DEEP_ONES)

    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Deep Ones are activated twice."""
        yield from activate(g, DEEP_ONES)
        yield from activate(g, DEEP_ONES)


@crisis("13", "Dinghy Launch", chooser="captain", activation="father-dagon", track="travel")
class DinghyLaunch:
    def first(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Risk a passenger; on 4 or less -1 sanity."""
        yield from risk(g, you)
        if (yield from on_a_roll(g, you, 4)):
            lose(g, SANITY)

    def second(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 souls."""
        lose(g, SOULS)


@crisis(
    "14", "Disturbing Dreams", check=13, partial=10, skills="influence lore", activation="mother-hydra", track="travel"
)
class DisturbingDreams:
    def passes(g: Unfathomable, this: Any, you: Character) -> Any:
        """+1 sanity."""
        gain(g, SANITY)

    def partly(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 sanity."""
        lose(g, SANITY)

    def fails(g: Unfathomable, this: Any, you: Character) -> Any:
        """-2 sanity."""
        lose(g, SANITY, 2)


@crisis("15", "E.O.T. Failure", check=11, skills="influence observation", activation="father-dagon", track="ritual")
class EOTFailure:
    def passes(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The ship travels on."""
        yield from advance_travel(g)

    def fails(g: Unfathomable, this: Any, you: Character) -> Any:
        """The ship falls back 1."""
        fall_behind(g, 1)


@crisis("16", "Fear of the Unknown", check=15, skills="influence lore will", activation="deep-ones", track="choice")
class FearOfTheUnknown:
    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The keeper loses all cards and is defeated, and the title goes to the next in line."""
        keeper = g.keeper
        discard_hand(g, keeper)
        yield from defeat(g, keeper)
        if g.keeper.id == keeper.id:
            pass_title(g, "keeper")


@crisis(
    "17",
    "Firemen Strike",
    check=9,
    skills="strength will",
    chooser="current",
    activation="father-dagon",
    track="ritual",
)
class FiremenStrike:
    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The current player is defeated and discards 3 cards."""
        current = g.current
        yield from defeat(g, current)
        yield from discard_from(g, current, 3)

    def second(g: Unfathomable, this: Any, you: Character) -> Any:
        """The ship falls back 1; 2 treachery."""
        fall_behind(g, 1)
        add_treachery(g, 2)


@crisis("18", "Flooding Compartment", check=9, skills="strength will", activation="deep-ones", track="ritual")
class FloodingCompartment:
    def fails(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 souls."""
        lose(g, SOULS)


@crisis("19", "Food Rationing", chooser="captain", activation="deep-ones", track="ritual")
class FoodRationing:
    def first(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """-1 food; on 6 or less -1 sanity."""
        lose(g, FOOD)
        if (yield from on_a_roll(g, you, 6)):
            lose(g, SANITY)

    def second(g: Unfathomable, this: Any, you: Character) -> Any:
        """-2 food."""
        lose(g, FOOD, 2)


@crisis(
    "20",
    "Food Stores Raid",
    check=11,
    partial=8,
    skills="influence strength",
    activation="father-dagon",
    track="travel",
)
class FoodStoresRaid:
    def partly(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 food."""
        lose(g, FOOD)

    def fails(g: Unfathomable, this: Any, you: Character) -> Any:
        """-2 food."""
        lose(g, FOOD, 2)


@crisis("21", "Horrific Visions", check=10, skills="lore will", activation="deep-ones", track="ritual")
class HorrificVisions:
    def fails(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 sanity."""
        lose(g, SANITY)


@crisis("22", "Hull Leak", check=9, skills="observation strength", activation="deep-ones", track="travel")
class HullLeak:
    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The ship is damaged."""
        yield from damage_ship(g, you)


@crisis("23", "Hypnotic Melody", check=10, partial=7, skills="influence will", activation="deep-ones", track="travel")
class HypnoticMelody:
    def partly(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Risk a passenger; if none is left, -1 souls."""
        if not (yield from risk(g, you)):
            lose(g, SOULS)

    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """A passenger of the supply is defeated; if none is left, -2 souls."""
        if in_supply(g):
            yield from defeat_passenger(g, any_of(g.cards("passengers")))
        else:
            lose(g, SOULS, 2)


@crisis(
    "24",
    "Identity Crisis",
    check=11,
    skills="influence lore",
    chooser="current",
    activation="deep-ones",
    track="ritual",
)
class IdentityCrisis:
    def passes(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Every human draws a card of their set."""
        for human in (yield from in_order(g, g.humans, "draw")):
            yield from draw_chosen(g, human, 1, 1, skill_set(g, human), True)

    def fails(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 souls; a Deep One comes to where the current player is, in the Sick Bay to the Chapel."""
        lose(g, SOULS)
        put_deep_ones(g, g.space(CHAPEL) if in_sick_bay(g, g.current) else g.here(g.current), 1)

    def second(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """-1 souls; on 4 or less the current player loses all cards."""
        lose(g, SOULS)
        if (yield from on_a_roll(g, you, 4)):
            discard_hand(g, g.current)


@crisis("25", "Improvised Fuel Source", chooser="captain", activation="mother-hydra", track="ritual")
class ImprovisedFuelSource:
    can_first = three_passengers

    def first(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Risk 3 passengers for 1 fuel."""
        yield from risk(g, you, 3)
        gain(g, FUEL)

    def second(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 fuel."""
        lose(g, FUEL)


@crisis("26", "Incoming SOS", chooser="captain", activation="father-dagon", track="ritual")
class IncomingSos:
    def first(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Risk 4 passengers; if there were as many, +1 food, fuel and souls."""
        if (yield from risk(g, you, 4)) == 4:
            for resource in (FOOD, FUEL, SOULS):
                gain(g, resource)
        else:
            tell_nothing(g, "help", "unfathomable/37.6")

    def second(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 sanity."""
        lose(g, SANITY)


@crisis("27", "Infection", chooser="captain", activation="deep-ones", track="travel")
class Infection:
    def first(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 food."""
        lose(g, FOOD)

    def second(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """On 6 or less -1 souls, then on 4 or less another."""
        if (yield from on_a_roll(g, you, 6)):
            lose(g, SOULS)
            if (yield from on_a_roll(g, you, 4)):
                lose(g, SOULS)


@crisis("28", "Infiltrator", check=11, partial=8, skills="lore strength", activation="mother-hydra", track="travel")
class Infiltrator:
    def partly(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """A Deep One gets into a room by the die."""
        room = yield from room_by_roll(g, you)
        put_deep_ones(g, room, 1)

    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The ship is damaged, and a Deep One is where it was hit."""
        room = yield from damage_ship(g, you)
        if room is not None:
            put_deep_ones(g, room, 1)
        else:
            tell_nothing(g, "room", "unfathomable/44.2-2")


@crisis("29", "Jail Break", check=9, skills="lore strength", activation="father-dagon", track="choice")
class JailBreak:
    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """-1 sanity; everybody in the Brig goes where they like."""
        lose(g, SANITY)
        prisoners = tuple([c for c in g.characters if in_brig(g, c)])
        if not prisoners:
            tell_nothing(g, "prisoners")
        for prisoner in (yield from in_order(g, prisoners, "leave")):
            yield from anywhere(g, prisoner)


@crisis("30", "Just Desserts", chooser="current", activation="deep-ones", track="choice")
class JustDesserts:
    def first(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """-2 food; the current player draws an item."""
        lose(g, FOOD, 2)
        yield from draw_item(g, g.current)

    def second(g: Unfathomable, this: Any, you: Character) -> Any:
        """4 treachery."""
        add_treachery(g, 4)


@crisis(
    "31",
    "Kitty Litter",
    check=10,
    skills="lore observation",
    chooser="current",
    activation="mother-hydra",
    track="ritual",
)
class KittyLitter:
    def passes(g: Unfathomable, this: Any, you: Character) -> Any:
        """+1 sanity."""
        gain(g, SANITY)

    def fails(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 sanity."""
        lose(g, SANITY)

    def second(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The current player goes to the Galley; on 4 or less -1 food."""
        put(g, g.current, g.space(GALLEY))
        if (yield from on_a_roll(g, you, 4)):
            lose(g, FOOD)


@crisis(
    "32",
    "Looming Breakdown",
    check=11,
    skills="observation strength",
    chooser="captain",
    activation="mother-hydra",
    track="ritual",
)
class LoomingBreakdown:
    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """-1 souls; the Boiler Room is damaged."""
        lose(g, SOULS)
        yield from damage_room(g, g.space(BOILER_ROOM), you)

    def second(g: Unfathomable, this: Any, you: Character) -> Any:
        """The ship falls back 2."""
        fall_behind(g, 2)


@crisis("33", "Lure of Y'ha-nthlei", check=9, skills="influence lore", activation="father-dagon", track="ritual")
class LureOfYhaNthlei:
    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Risk 4 passengers."""
        yield from risk(g, you, 4)


@crisis("34", "Missing Jewelry", chooser="captain", activation="mother-hydra", track="travel")
class MissingJewelry:
    def first(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 sanity."""
        lose(g, SANITY)

    def second(g: Unfathomable, this: Any, you: Character) -> Any:
        """4 treachery."""
        add_treachery(g, 4)


@crisis(
    "35",
    "Missing Munitions",
    check=16,
    partial=12,
    skills="influence observation will",
    activation="deep-ones",
    track="choice",
)
class MissingMunitions:
    def passes(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The current player defeats a Deep One in a room."""
        rooms = tuple([r for r in g.spaces(*ROOMS) if r.deep_ones])
        room = yield from choose_entity(g, you.index, rooms, "unfathomable-prompt-defeat", "defeat")
        if room is not None:
            take_deep_ones(g, room)
        else:
            tell_nothing(g, "deep-ones")

    def partly(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The ship is damaged."""
        yield from damage_ship(g, you)

    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The ship is damaged twice."""
        yield from damage_often(g, you, 2)
