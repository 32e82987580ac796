"""Mythos cards 36 to 70."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after, forced
from rulebound.core.game.decision import choose
from rulebound.core.game.values import cannot
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option
from rulebound.games.unfathomable.cards import act, crisis
from rulebound.games.unfathomable.content.feats import choose_spell
from rulebound.games.unfathomable.rules.actions import SHIP_SPACES, pay_and_roll
from rulebound.games.unfathomable.rules.attack import ATTACKING
from rulebound.games.unfathomable.rules.damage import damage_room, damage_ship
from rulebound.games.unfathomable.rules.defeat import defeat, pass_title, put, to_the_brig
from rulebound.games.unfathomable.rules.dice import DECK_SPACE, at_least, roll_die
from rulebound.games.unfathomable.rules.effects import (
    arrest_somebody,
    damage_often,
    discard_from,
    each_human_discards,
    fall_behind,
    herd,
    keep,
    may,
    on_a_roll,
    one_each,
    remove_top,
    room_by_roll,
    sort_waypoints,
)
from rulebound.games.unfathomable.rules.items import draw_item, lose_items
from rulebound.games.unfathomable.rules.monsters import (
    DAGON,
    DEEP_ONES,
    HYDRA,
    activate,
    infested,
)
from rulebound.games.unfathomable.rules.mythos import discard_mythos
from rulebound.games.unfathomable.rules.order import defeat_together, in_order
from rulebound.games.unfathomable.rules.passengers import (
    PassengerDefeated,
    crowded,
    in_supply,
    risk,
)
from rulebound.games.unfathomable.rules.skill_checks import PASS, CardsAdded, ChaosAdded, add_top, put_away, skill_check
from rulebound.games.unfathomable.rules.skills import (
    add_treachery,
    discard_hand,
    of_type,
    renew_chaos,
)
from rulebound.games.unfathomable.rules.supplies import gain, lose, put_deep_ones, take_deep_ones
from rulebound.games.unfathomable.rules.tracks import (
    advance_ritual,
    awaken,
    back_to_start,
    next_waypoint,
    retreat,
)
from rulebound.games.unfathomable.state import (
    BOILER_ROOM,
    CABIN,
    CARGO_HOLD,
    CHAPEL,
    DECK_SPACES,
    FOOD,
    GALLEY,
    LORE,
    ROOM,
    ROOMS,
    SANITY,
    SICK_BAY,
    SOULS,
    WATERS,
    WILL,
    Character,
    Space,
    Unfathomable,
    adjacent,
    definition,
    humans_at,
    in_brig,
    items_of,
    passengers_on,
    tell_empty,
    tell_nothing,
)


def keeper_has_lore(g: Unfathomable, you: Character) -> bool:
    return bool(of_type(g, g.keeper, LORE))


@cite("unfathomable/37.6 /22.13-1")
def a_passenger(g: Unfathomable, you: Character) -> bool:
    return in_supply(g) > 0


def keilani_is_captain(g: Unfathomable, you: Character) -> bool:
    return g.captain.code == "keilani-tatupu"


@cite("unfathomable/7.2-1")
def whom(g: Unfathomable, card: Any) -> Character:
    """The character a card names, whoever resolves it."""
    return g.player(definition(g, card).character)


def deep_one_with_you(g: Unfathomable, this: Any, you: Character) -> bool:
    return g.here(you).deep_ones > 0


def you_added(g: Unfathomable, this: Any, you: Character, event: CardsAdded) -> bool:
    return event.who == you.index


def ishmael_is_free(g: Unfathomable, this: Any, you: Character, event: ChaosAdded) -> bool:
    return not in_brig(g, you)


@flow
def overthrow(g: Unfathomable) -> Steps[None]:
    """The captain goes to the Brig; the title goes to the last in the line of succession."""
    captain = g.captain
    pass_title(g, "captain", lowest=True)
    yield from to_the_brig(g, captain)


@flow
def lose_ring(g: Unfathomable) -> Steps[None]:
    """Edmund's ring leaves the game, whoever has it."""
    holder = next((c for c in g.characters if ring_of(g, c)), None)
    if holder is None:
        tell_nothing(g, "ring")
    else:
        yield from lose_items(g, holder, ring_of(g, holder))


def ring_of(g: Unfathomable, you: Character) -> tuple[Any, ...]:
    return tuple([i for i in items_of(g, you) if i.code == "lucky-ring"])


@flow
def lose_all_items(g: Unfathomable, you: Character) -> Steps[None]:
    if items_of(g, you):
        yield from lose_items(g, you, items_of(g, you))
    else:
        tell_nothing(g, "items")


def clear_the_board(g: Unfathomable) -> None:
    """Every Deep One on the board goes back to the supply, none from the Deep."""
    if not infested(g):
        tell_nothing(g, "deep-ones")
    for space in infested(g):
        take_deep_ones(g, space, space.deep_ones)


def adjacent_rooms(g: Unfathomable, space: Space) -> tuple[Space, ...]:
    return tuple([s for s in adjacent(g, space) if s.sort == ROOM])


@crisis("36", "Missing Parents", chooser="current", activation="deep-ones", track="ritual")
class MissingParents:
    def first(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The current player goes to the Captain's Cabin; on 4 or less -1 souls and a Deep One there."""
        put(g, g.current, g.space(CABIN))
        if (yield from on_a_roll(g, you, 4)):
            lose(g, SOULS)
            put_deep_ones(g, g.space(CABIN), 1)

    def second(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 sanity."""
        lose(g, SANITY)


@crisis("37", "Mysterious Lifeboat", chooser="keeper", activation="deep-ones", track="ritual")
class MysteriousLifeboat:
    def first(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Risk a passenger; on 4 or less a Deep One in the Galley and one in the Cargo Hold."""
        yield from risk(g, you)
        if (yield from on_a_roll(g, you, 4)):
            one_each(g, (GALLEY, CARGO_HOLD))

    def second(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 sanity."""
        lose(g, SANITY)


@crisis("38", "On the Offensive", check=10, skills="lore strength", activation="father-dagon", track="choice")
class OnTheOffensive:
    def passes(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The current player moves every Deep One on the ship to an adjacent space."""
        yield from herd(g, g.current, must=True)

    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Deep Ones are activated."""
        yield from activate(g, DEEP_ONES)


@crisis(
    "39",
    "Open the Gate",
    check=18,
    skills="lore observation will",
    chooser="keeper",
    activation="father-dagon",
    track="ritual",
)
class OpenTheGate:
    def passes(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The travel token goes to Start, and the keeper chooses a waypoint: it counts as an arrival."""
        back_to_start(g, "travel")
        yield from next_waypoint(g, g.keeper)
        yield from awaken(g)

    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """-1 sanity, -1 souls; the ship is damaged twice."""
        lose(g, SANITY)
        lose(g, SOULS)
        yield from damage_often(g, you, 2)

    def second(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 sanity."""
        lose(g, SANITY)


@crisis("40", "Passenger Overboard", check=9, skills="lore observation", activation="deep-ones", track="travel")
class PassengerOverboard:
    def fails(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 souls."""
        lose(g, SOULS)


@crisis(
    "41", "Passenger Riot", check=13, partial=10, skills="influence strength", activation="deep-ones", track="travel"
)
class PassengerRiot:
    def passes(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The current player draws an item."""
        yield from draw_item(g, g.current)

    def partly(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 sanity."""
        lose(g, SANITY)

    def fails(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 sanity, -1 souls."""
        lose(g, SANITY)
        lose(g, SOULS)


@crisis("42", "Poisoned Food", chooser="keeper", by_hand=True, activation="deep-ones", track="travel")
class PoisonedFood:
    can_first = keeper_has_lore

    def first(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The keeper discards a lore card and rolls: 6 or less in all, -1 souls."""
        total = yield from pay_and_roll(g, g.keeper, LORE)
        if total <= 6:
            lose(g, SOULS)

    def second(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 food."""
        lose(g, FOOD)


@crisis(
    "43",
    "Power to the People",
    check=9,
    skills="influence will",
    chooser="captain",
    activation="deep-ones",
    track="travel",
)
class PowerToThePeople:
    def passes(g: Unfathomable, this: Any, you: Character) -> Any:
        """2 treachery."""
        add_treachery(g, 2)

    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """-1 souls; the captain goes to the Brig, the last in line takes over."""
        lose(g, SOULS)
        yield from overthrow(g)

    def second(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The captain goes to the Brig, the last in line takes over."""
        yield from overthrow(g)


@crisis(
    "44", "Rally the Crew", check=13, partial=10, skills="influence will", activation="father-dagon", track="choice"
)
class RallyTheCrew:
    def passes(g: Unfathomable, this: Any, you: Character) -> Any:
        """+1 sanity."""
        gain(g, SANITY)

    def partly(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 sanity."""
        lose(g, SANITY)

    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """-2 sanity; every human discards 2 cards."""
        lose(g, SANITY, 2)
        yield from each_human_discards(g, 2)


@crisis(
    "45", "Rat Infestation", check=12, partial=8, skills="influence observation", activation="deep-ones", track="ritual"
)
class RatInfestation:
    def passes(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The current player may trade 1 sanity for 1 food."""
        if (yield from may(g, you, "unfathomable-prompt-rats")):
            lose(g, SANITY)
            gain(g, FOOD)

    def partly(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 food."""
        lose(g, FOOD)

    def fails(g: Unfathomable, this: Any, you: Character) -> Any:
        """-2 food."""
        lose(g, FOOD, 2)


@crisis(
    "46", "Ritual Coordination", check=9, skills="lore will", chooser="keeper", activation="deep-ones", track="travel"
)
class RitualCoordination:
    def passes(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The ritual goes on 1, and 1 more for every 2 points above the target."""
        check = g.check_now
        yield from advance_ritual(g, 1 + max(0, check.total - check.target) // 2)

    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """-1 sanity; the Chapel is damaged."""
        lose(g, SANITY)
        yield from damage_room(g, g.space(CHAPEL), you)

    def second(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Deep Ones are activated."""
        yield from activate(g, DEEP_ONES)


@crisis("47", "Ritual Support", chooser="keeper", by_hand=True, activation="mother-hydra", track="travel")
class RitualSupport:
    can_first = keeper_has_lore

    def first(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The keeper discards a lore card and rolls: 7 in all moves the ritual on, less costs 1 sanity and 1 souls."""
        total = yield from pay_and_roll(g, g.keeper, LORE)
        if total >= 7:
            yield from advance_ritual(g)
        else:
            lose(g, SANITY)
            lose(g, SOULS)

    def second(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The ritual goes back 1; the keeper discards 2 cards."""
        retreat(g, "ritual")
        yield from discard_from(g, g.keeper, 2)


@crisis("48", "Sacrifice Deep One", chooser="keeper", activation="deep-ones", track="travel")
class SacrificeDeepOne:
    def first(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 sanity; the keeper keeps this card."""
        lose(g, SANITY)
        keep(g, this, g.keeper)

    def second(g: Unfathomable, this: Any, you: Character) -> Any:
        """The ritual token goes to Start; the keeper loses all cards."""
        back_to_start(g, "ritual")
        discard_hand(g, g.keeper)

    @act(if_=deep_one_with_you, cite="unfathomable/7.11 /8.1")
    def sacrifice(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """With a Deep One in your space, on 6 or more: it is defeated, this is discarded, the ritual goes on 2."""
        if (yield from roll_die(g, you, at_least(6))) >= 6:
            take_deep_ones(g, g.here(you))
            discard_mythos(g, this)
            yield from advance_ritual(g, 2)
        else:
            g.tell("unfathomable-log-survives", card=this)


@crisis("49", "Sewage Backup", check=9, skills="strength will", activation="father-dagon", track="choice")
class SewageBackup:
    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """-1 sanity; every human in a room by the die is defeated."""
        lose(g, SANITY)
        room = yield from room_by_roll(g, you)
        yield from defeat_together(g, humans_at(g, room), said=True)


@crisis(
    "50", "Shipboard Fire", check=11, partial=8, skills="observation strength", activation="deep-ones", track="ritual"
)
class ShipboardFire:
    def passes(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The ship is damaged."""
        yield from damage_ship(g, you)

    def partly(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The ship is damaged twice."""
        yield from damage_often(g, you, 2)

    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The ship is damaged three times."""
        yield from damage_often(g, you, 3)


@crisis(
    "51", "Stolen Ritual Components", check=10, skills="lore observation", activation="father-dagon", track="travel"
)
class StolenRitualComponents:
    def passes(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The keeper casts one of the top two spells."""
        if g.cards("spells"):
            yield from choose_spell(g, g.keeper)
        else:
            tell_empty(g, "spells", "unfathomable/17.2")

    def fails(g: Unfathomable, this: Any, you: Character) -> Any:
        """The ritual goes back 2; the top five spells leave the game."""
        retreat(g, "ritual", 2)
        remove_top(g, "spells", 5)


@crisis("52", "Strange Vision", chooser="current", activation="deep-ones", track="choice")
class StrangeVision:
    def first(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The current player sorts the top two waypoints and goes to the Brig."""
        current = g.current
        yield from sort_waypoints(g, current)
        yield from to_the_brig(g, current)

    def second(g: Unfathomable, this: Any, you: Character) -> Any:
        """A Deep One onto each deck space."""
        one_each(g, DECK_SPACES)


@crisis("53", "The Anarcho-Individualist", chooser="current", activation="father-dagon", track="ritual")
class TheAnarchoIndividualist:
    def first(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """-1 sanity; the current player draws an item, then the next five items leave the game."""
        lose(g, SANITY)
        yield from draw_item(g, g.current)
        remove_top(g, "items", 5)

    def second(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The current player discards 2 cards; 2 treachery."""
        yield from discard_from(g, g.current, 2)
        add_treachery(g, 2)


@crisis("54", "The Captain's Banquet", chooser="captain", activation="mother-hydra", track="travel")
class TheCaptainsBanquet:
    def first(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """-2 food, +1 sanity; every human outside the Brig may go to the Galley."""
        lose(g, FOOD, 2)
        gain(g, SANITY)
        guests = tuple([c for c in g.humans if not in_brig(g, c) and g.here(c).code != GALLEY])
        if not guests:
            tell_nothing(g, "guests")
        for human in (yield from in_order(g, guests, "dine")):
            if (yield from may(g, human, "unfathomable-prompt-banquet")):
                put(g, human, g.space(GALLEY))

    def second(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """-1 food; on 6 or less -1 sanity."""
        lose(g, FOOD)
        if (yield from on_a_roll(g, you, 6)):
            lose(g, SANITY)


@crisis(
    "55",
    "The Father's Favor",
    check=16,
    partial=11,
    skills="lore observation strength",
    activation="father-dagon",
    track="travel",
)
class TheFathersFavor:
    def partly(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Father Dagon is activated."""
        yield from activate(g, DAGON)

    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Father Dagon is activated twice."""
        yield from activate(g, DAGON)
        yield from activate(g, DAGON)


@crisis(
    "56",
    "The Mother's Wrath",
    check=17,
    partial=12,
    skills="influence lore strength",
    activation="mother-hydra",
    track="travel",
)
class TheMothersWrath:
    def partly(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Mother Hydra is activated."""
        yield from activate(g, HYDRA)

    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Mother Hydra is activated twice."""
        yield from activate(g, HYDRA)
        yield from activate(g, HYDRA)


@crisis("57", "Too Many Bodies", chooser="captain", activation="deep-ones", track="travel")
class TooManyBodies:
    def first(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 food."""
        lose(g, FOOD)

    def second(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Risk a passenger; the number of passengers on deck or less, -1 sanity."""
        yield from risk(g, you)
        crowd = sum([len(passengers_on(g, s)) for s in crowded(g)])
        if (yield from on_a_roll(g, you, crowd)):
            lose(g, SANITY)


@crisis("58", "Transformation", chooser="captain", activation="deep-ones", track="travel")
class Transformation:
    def first(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """On 6 or less -1 souls and a Deep One in the Cargo Hold."""
        if (yield from on_a_roll(g, you, 6)):
            lose(g, SOULS)
            put_deep_ones(g, g.space(CARGO_HOLD), 1)

    def second(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """-1 souls; on 4 or less -1 sanity."""
        lose(g, SOULS)
        if (yield from on_a_roll(g, you, 4)):
            lose(g, SANITY)


@crisis("59", "Volunteer Army", chooser="captain", activation="father-dagon", track="ritual")
class VolunteerArmy:
    can_first = a_passenger

    def first(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The captain risks 1 to 4 passengers and defeats as many Deep Ones on the ship."""
        most = min(4, in_supply(g))
        options = tuple(
            [Option(str(n), "unfathomable-option-passengers", (("n", n),), value=n) for n in range(1, most + 1)]
        )
        captain = g.captain
        picked = yield from choose(g, captain.index, options, "unfathomable-prompt-volunteers")
        yield from risk(g, captain, picked.value)
        for k in range(picked.value):
            spaces = tuple([s for s in g.spaces(*SHIP_SPACES) if s.deep_ones])
            words = (("n", k + 1), ("of", picked.value))
            space = yield from choose_entity(
                g, captain.index, spaces, "unfathomable-prompt-defeat-several", "defeat", args=words
            )
            if space is None:
                tell_nothing(g, "deep-ones")
                break
            take_deep_ones(g, space)

    def second(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Deep Ones are activated."""
        yield from activate(g, DEEP_ONES)


@crisis(
    "60", "Hold the Line", check=15, partial=10, skills="lore strength will", activation="mother-hydra", track="choice"
)
class HoldTheLine:
    def passes(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The current player may move each Deep One on the ship to an adjacent space."""
        yield from herd(g, g.current, must=False)

    def partly(g: Unfathomable, this: Any, you: Character) -> Any:
        """A Deep One into each water space."""
        one_each(g, WATERS)

    def fails(g: Unfathomable, this: Any, you: Character) -> Any:
        """A Deep One onto each deck space."""
        one_each(g, DECK_SPACES)


@crisis(
    "61",
    "History Repeats",
    check=13,
    skills="influence strength",
    chooser="keilani-tatupu",
    character="keilani-tatupu",
    activation="deep-ones",
    track="travel",
)
class HistoryRepeats:
    can_second = keilani_is_captain

    def passes(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """+1 sanity; Keilani may send somebody else to the Brig."""
        gain(g, SANITY)
        keilani = whom(g, this)
        if (yield from may(g, keilani, "unfathomable-prompt-arrest")):
            yield from arrest_somebody(g, keilani, g.others(keilani))

    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """-1 souls; Keilani and the captain go to the Brig."""
        lose(g, SOULS)
        keilani, captain = whom(g, this), g.captain
        yield from to_the_brig(g, keilani)
        if captain.id != keilani.id:
            yield from to_the_brig(g, captain)

    def second(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """-1 sanity; Keilani goes to the Brig."""
        lose(g, SANITY)
        yield from to_the_brig(g, whom(g, this))


@crisis(
    "62",
    "The Peacemaker",
    check=13,
    skills="influence will",
    chooser="arjun-singh",
    character="arjun-singh",
    activation="mother-hydra",
    track="travel",
)
class ThePeacemaker:
    def passes(g: Unfathomable, this: Any, you: Character) -> Any:
        """Every Deep One on the board is defeated."""
        clear_the_board(g)

    def fails(g: Unfathomable, this: Any, you: Character) -> Any:
        """A Deep One into each room."""
        one_each(g, ROOMS)

    def second(g: Unfathomable, this: Any, you: Character) -> Any:
        """Arjun keeps this card."""
        keep(g, this, whom(g, this))

    constant = [cannot(ATTACKING, lambda g, this, e: this.owner == getattr(e, "index", None), "unfathomable/7.3 /7.11")]

    @forced(after(PassengerDefeated), cite="unfathomable/7.11")
    def despair(g: Unfathomable, this: Any, you: Character, event: PassengerDefeated) -> Any:
        """While it stays Arjun cannot attack; when a passenger is defeated: -1 sanity, and it is discarded."""
        lose(g, SANITY)
        discard_mythos(g, this)


@crisis(
    "63",
    "Do No Harm",
    check=13,
    skills="lore observation",
    chooser="svetlana-gedroits",
    character="svetlana-gedroits",
    activation="father-dagon",
    track="travel",
)
class DoNoHarm:
    def passes(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 sanity; Svetlana goes to the Sick Bay."""
        lose(g, SANITY)
        put(g, whom(g, this), g.space(SICK_BAY))

    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """-1 sanity; the ship is damaged; Svetlana goes to the Sick Bay."""
        lose(g, SANITY)
        yield from damage_ship(g, you)
        put(g, whom(g, this), g.space(SICK_BAY))

    def second(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Svetlana goes to the Brig; the ship is damaged."""
        yield from to_the_brig(g, whom(g, this))
        yield from damage_ship(g, you)


@crisis(
    "64",
    "Signs of Life",
    check=13,
    skills="influence observation",
    chooser="jeanne-lafarge",
    character="jeanne-lafarge",
    activation="deep-ones",
    track="travel",
)
class SignsOfLife:
    def passes(g: Unfathomable, this: Any, you: Character) -> Any:
        """+1 sanity."""
        gain(g, SANITY)

    def fails(g: Unfathomable, this: Any, you: Character) -> Any:
        """-2 souls."""
        lose(g, SOULS, 2)

    def second(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Risk a passenger; the ship is damaged; Jeanne is defeated."""
        yield from risk(g, you)
        yield from damage_ship(g, you)
        yield from defeat(g, whom(g, this))


@crisis(
    "65",
    "The Game is Afoot",
    check=13,
    skills="observation strength",
    chooser="jamie-snell",
    character="jamie-snell",
    activation="deep-ones",
    track="travel",
)
class TheGameIsAfoot:
    def passes(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Every Deep One in a room of Jamie's choice is defeated."""
        jamie = whom(g, this)
        room = yield from choose_entity(g, jamie.index, g.spaces(*ROOMS), "unfathomable-prompt-room-cleared", "clear")
        if room.deep_ones:
            take_deep_ones(g, room, room.deep_ones)
        else:
            tell_nothing(g, "deep-ones")

    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """4 Deep Ones in a room by the die, and Jamie with them."""
        room = yield from room_by_roll(g, you)
        put_deep_ones(g, room, 4)
        put(g, whom(g, this), room)

    def second(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The Boiler Room is damaged, with 4 Deep Ones where it was hit."""
        room = yield from damage_room(g, g.space(BOILER_ROOM), you)
        if room is not None:
            put_deep_ones(g, room, 4)
        else:
            tell_nothing(g, "room", "unfathomable/44.2-2")


@crisis(
    "66",
    "Memory of the Deep",
    check=13,
    skills="lore will",
    chooser="william-bowleg",
    character="william-bowleg",
    activation="mother-hydra",
    track="travel",
)
class MemoryOfTheDeep:
    def passes(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """William may discard this card at once: its symbols are not resolved."""
        if (yield from may(g, whom(g, this), "unfathomable-prompt-memory")):
            discard_mythos(g, this)
            g.tell("unfathomable-log-no-symbols", card=this)

    def fails(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 sanity; William keeps this card."""
        lose(g, SANITY)
        keep(g, this, whom(g, this))

    def second(g: Unfathomable, this: Any, you: Character) -> Any:
        """William keeps this card."""
        keep(g, this, whom(g, this))

    @forced(after(CardsAdded), if_=you_added, cite="unfathomable/7.11")
    def echo(g: Unfathomable, this: Any, you: Character, event: CardsAdded) -> Any:
        """When you add cards to a check, the top treachery card is added, too."""
        add_top(g)

    @act(cite="unfathomable/7.11 /8.1")
    def forget(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """A check of 13 in lore and will: it is discarded, or 1 sanity is lost."""
        if (yield from skill_check(g, 13, (LORE, WILL))) == PASS:
            discard_mythos(g, this)
        else:
            lose(g, SANITY)
        put_away(g)


@crisis(
    "67",
    "Miscalculation",
    check=13,
    skills="lore observation",
    chooser="beatrice-sharpe",
    character="beatrice-sharpe",
    activation="father-dagon",
    track="travel",
)
class Miscalculation:
    def passes(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Beatrice sorts the top two waypoints."""
        yield from sort_waypoints(g, whom(g, this))

    def fails(g: Unfathomable, this: Any, you: Character) -> Any:
        """The ship falls back 2."""
        fall_behind(g, 2)

    def second(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """On 7 or less the ship falls back 2."""
        if (yield from on_a_roll(g, you, 7)):
            fall_behind(g, 2)


@crisis("68", "Family Ties", chooser="ishmael-marsh", character="ishmael-marsh", activation="deep-ones", track="travel")
class FamilyTies:
    def first(g: Unfathomable, this: Any, you: Character) -> Any:
        """Every Deep One on the board goes back to the supply (not those of the Deep); Ishmael keeps this card."""
        clear_the_board(g)
        keep(g, this, whom(g, this))

    def second(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """4 Deep Ones in the room where Ishmael is, or in the nearest."""
        ishmael = whom(g, this)
        here = g.here(ishmael)
        if here.sort == ROOM:
            room = here
        else:
            near = adjacent_rooms(g, here)
            room = yield from choose_entity(g, ishmael.index, near, "unfathomable-prompt-room-filled", "fill")
        put_deep_ones(g, room, 4)

    @forced(after(ChaosAdded), if_=ishmael_is_free, cite="unfathomable/7.11")
    def betray(g: Unfathomable, this: Any, you: Character, event: ChaosAdded) -> Any:
        """While Ishmael is not in the Brig, a treachery card is added to every check with the chaos cards."""
        add_top(g)


@crisis(
    "69",
    "Gift of the Mother",
    check=15,
    skills="strength will",
    chooser="edmund-mallory",
    character="edmund-mallory",
    activation="mother-hydra",
    track="travel",
)
class GiftOfTheMother:
    def passes(g: Unfathomable, this: Any, you: Character) -> Any:
        """The chaos deck is discarded and built anew."""
        renew_chaos(g)

    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Edmund is defeated; the ring leaves the game; 6 treachery."""
        yield from defeat(g, whom(g, this))
        yield from lose_ring(g)
        add_treachery(g, 6)

    def second(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The ring leaves the game; 6 treachery."""
        yield from lose_ring(g)
        add_treachery(g, 6)


@crisis(
    "70",
    "Ticket, Please",
    check=13,
    skills="influence will",
    chooser="samira-dualeh",
    character="samira-dualeh",
    activation="deep-ones",
    track="travel",
)
class TicketPlease:
    def passes(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Samira draws an item."""
        yield from draw_item(g, whom(g, this))

    def fails(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Samira goes to the Brig and loses all items."""
        samira = whom(g, this)
        yield from to_the_brig(g, samira)
        yield from lose_all_items(g, samira)

    def second(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Samira loses all items and is sent to a deck space by the die."""
        samira = whom(g, this)
        yield from lose_all_items(g, samira)
        face = yield from roll_die(g, samira, DECK_SPACE)
        put(g, samira, g.space(DECK_SPACES[face - 1]))
