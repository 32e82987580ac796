"""How a bot of Unfathomable answers each kind of question."""

from __future__ import annotations

from collections.abc import Callable

from rulebound.games.unfathomable.bots.deeds import CAPTURE, CARD
from rulebound.games.unfathomable.bots.evils import ITEMS, SPELLS
from rulebound.games.unfathomable.bots.minding import (
    Mind,
    Option,
    Worth,
    add,
    add_one,
    by_number,
    crisis,
    more,
    mythos_card,
    react,
    to_top,
    track,
    waypoint,
)
from rulebound.games.unfathomable.bots.sight import HIDDEN, HUMAN, OPEN, facts
from rulebound.games.unfathomable.bots.treason import DOUBTFUL
from rulebound.games.unfathomable.state import BOILER_ROOM, BRIG, DECK_SPACES, STRENGTH, TREACHERY, WATERS

P = "unfathomable-prompt-"


def anything(mind: Mind, option: Option) -> float:
    return 0.0


def deed(mind: Mind, option: Option) -> float:
    return mind.deeds.worth(option)


# ------------------------------------------------------------------ cards


def value(mind: Mind, option: Option) -> float:
    return float(facts(mind.sight.about(option)).get("value", 0))


def dear(mind: Mind, option: Option) -> float:
    """Strength moves the ship: humans part with it last."""
    return 3.0 if mind.fair and facts(mind.sight.about(option)).get("skill") == STRENGTH else 0.0


def cheap(mind: Mind, option: Option) -> float:
    return value(mind, option) + dear(mind, option)


def paid(mind: Mind, option: Option) -> float:
    """A card whose value is added to a die: a human takes a high one."""
    return cheap(mind, option) * (-1 if mind.sight.stance == OPEN else 1)


def discard(mind: Mind, options: list[Option], least: int, most: int) -> tuple[str, ...]:
    """Low cards first."""
    options.sort(key=lambda o: cheap(mind, o))
    return tuple([o["key"] for o in options[:least]])


def exchange(mind: Mind, options: list[Option], least: int, most: int) -> tuple[str, ...]:
    """A traitor changes all for treachery."""
    return tuple([o["key"] for o in options])


def persist(mind: Mind, options: list[Option], least: int, most: int) -> tuple[str, ...]:
    """Low cards are changed for others."""
    options.sort(key=lambda o: cheap(mind, o))
    low = [o for o in options if cheap(mind, o) <= 2]
    return tuple([o["key"] for o in options[: max(least, min(most, len(low)))]])


def swap(mind: Mind, options: list[Option], least: int, most: int) -> tuple[str, ...]:
    """Treachery in place of all but one card, while there are few in hand."""
    n = sum(facts(c).get("skill") == TREACHERY for c in mind.sight.hand)
    return tuple([o["key"] for o in options[: most if n < 5 else 2]])


def skill_type(mind: Mind, option: Option) -> float:
    """What one has least of, strength before the others; not so many in the Galley that food runs out."""
    sight = mind.sight
    if option["key"] == "done":
        return 9.0 if sight.stance != OPEN and sight.cost("food", 1) / 8 > CARD else -9.0
    n = dict(sight.view["decision"]["args"])["n"]
    offered = sorted([o["key"] for o in sight.view["decision"]["options"] if o["key"] != "done"])
    held = {s: len(sight.of(s)) - (2.0 if s == STRENGTH else 0.0) for s in offered}
    for _ in range(n - 1):  # what has been named before, by the same rule
        held[min(offered, key=lambda s: held[s])] += 1
    return -held[option["key"]]


def skill_drawn(mind: Mind, option: Option) -> float:
    return float(option["key"] == STRENGTH)


def skill(mind: Mind, option: Option) -> float:
    held = sum(facts(c)["value"] for c in mind.sight.of(option["key"])) if option["key"] != TREACHERY else -9
    return float(held if mind.fair or mind.sight.stance == HIDDEN else -held)


def item(mind: Mind, option: Option) -> float:
    return -1.0 if option["key"] == "leave" else ITEMS.get(mind.sight.about(option).get("code", ""), 0.5)


def spell(mind: Mind, option: Option) -> float:
    card = mind.sight.about(option)
    if card.get("code") not in SPELLS:
        return 0.0
    harm = mind.sight.harm(SPELLS[card["code"]]["cast"])
    return harm if mind.deeds.time_has_come() else -harm


def spell_place(mind: Mind, option: Option) -> float:
    return 1.0 if option["key"] == "top" else 0.0


def resource(mind: Mind, option: Option) -> float:
    """What is gained is what is scarce."""
    return mind.sign * mind.sight.cost(option["key"], 1)


def resource_lost(mind: Mind, option: Option) -> float:
    """What is given up is what there is most of."""
    return -resource(mind, option)


# ------------------------------------------------------------------ people


def suspect(mind: Mind, option: Option) -> float:
    """A human locks up the most suspect; a traitor somebody else the others may believe it of."""
    seat = mind.sight.about(option)["index"]
    return -20.0 if seat == mind.sight.seat else mind.beliefs.of(seat)


def player(mind: Mind, option: Option) -> float:
    seat = mind.sight.about(option).get("index", -1)
    verb = option["key"].partition(" ")[0]
    if seat == mind.sight.seat:
        return 1.0
    if verb == "choose" and mind.sight.place(mind.sight.people[seat]) == BOILER_ROOM:
        return 5.0 - mind.beliefs.of(seat)
    return mind.beliefs.of(seat) * (1 if verb == "look" else -1)


def victim(mind: Mind, option: Option) -> float:
    """Whom a Deep One attacks: the most suspect, or whoever is not oneself."""
    seat = mind.sight.about(option)["index"]
    return -5.0 if seat == mind.sight.seat else mind.beliefs.of(seat) * mind.sign


def loyalty(mind: Mind, option: Option) -> float:
    return 1.0 if mind.sight.about(option).get("code") != HUMAN else 0.0


def whether_to_arrest(mind: Mind, option: Option) -> float:
    _, doubt = mind.beliefs.suspect(mind.sight)
    return float((doubt >= DOUBTFUL or not mind.fair) == (option["key"] == "yes"))


# ------------------------------------------------------------------ places and monsters


def place(mind: Mind, option: Option) -> float:
    """Where to go."""
    code = mind.sight.about(option).get("code", mind.sight.here)
    if mind.sight.stance == OPEN:
        return mind.deeds.lurk(code)
    return mind.deeds.there(code) - 0.1 * mind.sight.deep_ones(code)


def foe(mind: Mind, option: Option) -> float:
    """The enemy to strike at."""
    target = mind.sight.about(option)
    if "index" in target:
        if mind.sight.stance == OPEN:
            return 0.9
        return CAPTURE * 0.6 if target["traitor"] and mind.sight.place(target) != BRIG else 0.0
    return mind.deeds.kill(target["code"], 1.0) * mind.sign


def herd_to(mind: Mind, option: Option) -> float:
    """Where Deep Ones are sent: the humans like them in the water, the others where they do harm."""
    code = mind.sight.about(option).get("code", "")
    if code in WATERS:
        return mind.sign
    return mind.sign * (0.5 if code in DECK_SPACES else 0.2 if code and mind.sight.damaged(code) else 0.0)


def fury(mind: Mind, option: Option) -> float:
    if option["key"] == "here":
        return mind.sight.deep_ones(mind.sight.here) * mind.deeds.fury(mind.sight.here)
    return mind.deeds.fury(mind.sight.about(option)["code"])


def rescue(mind: Mind, option: Option) -> float:
    return 0.1 if option["key"] == "done" else mind.deeds.rescue(mind.sight.about(option)["code"])


def any_order(mind: Mind, option: Option) -> float:
    return 1.0 if option["key"] == "any" else 0.0


# ------------------------------------------------------------------ yes and no


def venture(mind: Mind, option: Option) -> float:
    """Passengers risked for an even chance of something scarce."""
    n = dict(mind.sight.view["decision"]["args"])["n"]
    harm = mind.sight.cost("risk", n) - 0.5 * (2 if n == 3 else 1) * 1.2
    return mind.good(harm) if option["key"] == "yes" else 0.0


def plain_choice(mind: Mind, option: Option) -> float:
    """Fuel or damage, passengers or damage."""
    sight = mind.sight
    other = {"fuel": sight.cost("fuel", 1), "risk": sight.cost("risk", 2)}
    keys = [o["key"] for o in sight.view["decision"]["options"]]
    harms = {k: other.get(k, sight.cost("damage", 2 if "fuel" in keys else 1)) for k in keys}
    return mind.believable(harms)[option["key"]]


def no(mind: Mind, option: Option) -> float:
    return float(option["key"] == "no")


def yes(mind: Mind, option: Option) -> float:
    return float((option["key"] == "yes") == mind.fair)


def rats(mind: Mind, option: Option) -> float:
    ship = mind.sight.ship
    return float((option["key"] == "yes") == ((ship["sanity"] > ship["food"] + 1) == mind.fair))


def pharmacy(mind: Mind, option: Option) -> float:
    return float((option["key"] == "food") == (mind.sight.ship["food"] >= 6))


def chapel(mind: Mind, option: Option) -> float:
    return float((option["key"] == "on") == (mind.fair or not mind.sight.ship["ritual"]))


def done(mind: Mind, option: Option) -> float:
    return float(option["key"] in ("done", "keep"))


def again(mind: Mind, option: Option) -> float:
    return float(option["key"] == "again")


def weapon(mind: Mind, option: Option) -> float:
    return 0.0 if option["key"] == "bare" else 1.0


def volunteers(mind: Mind, option: Option) -> float:
    n = mind.sight.deep_ones(*[c for c in mind.sight.spaces if c not in WATERS and c != "the-deep"])
    return -abs(int(option["key"]) - min(n, 3)) if mind.fair else float(int(option["key"]))


def ritual(mind: Mind, option: Option) -> float:
    verb, _, n = option["key"].partition(" ")
    return float(n or 0) * (1 if verb == "back" else -1)


def change(mind: Mind, option: Option) -> float:
    """How a total is changed: as far as can be."""
    return more(mind, option) if option["key"] in ("more", "less") else by_number(mind, option)


def result(mind: Mind, option: Option) -> float:
    return float((option["key"] == "pass") == mind.fair)


SEVERAL: dict[str, Callable[[Mind, list[Option], int, int], tuple[str, ...]]] = {
    P + "add": add, P + "discard": discard, P + "hand-limit": discard, P + "exchange": exchange, P + "persist": persist,
    P + "swap": swap,
}  # fmt: skip
QUESTIONS: tuple[tuple[Worth, str], ...] = (
    (deed, "actions action"), (crisis, "crisis"), (mythos_card, "mythos"), (to_top, "top"), (track, "track"),
    (waypoint, "waypoint"), (add_one, "add-one"), (by_number, "die"), (change, "total"), (more, "roll"),
    (paid, "pay"), (value, "repair break-out"), (skill_type, "skill-type"), (skill_drawn, "skill"),
    (skill, "skill-forced skill-added"), (item, "item-take item-rob keep-item"), (spell, "spell"),
    (spell_place, "spell-place"), (resource, "resource-gained"), (resource_lost, "resource-lost"),
    (suspect, "suspect accuse"), (player, "lend ward ancestry loyalty-to loyalty-dealt"), (victim, "victim"),
    (loyalty, "loyalty"),
    (whether_to_arrest, "arrest"), (place, "move beast"), (foe, "enemy shrivel defeat defeat-several from astral-from"),
    (herd_to, "to drive herd"), (fury, "activate"), (rescue, "rescue"),
    (any_order, "order defeat-order who-next herd-order"), (yes, "accept memory"), (venture, "venture"),
    (plain_choice, "choose"), (no, "iceberg banquet"), (rats, "rats"), (pharmacy, "pharmacy"), (chapel, "chapel"),
    (done, "trade astral"), (again, "again"), (weapon, "weapon"), (volunteers, "volunteers"), (ritual, "ritual"),
    (result, "result"),
)  # fmt: skip
WORTH: dict[str, Worth] = {"core-prompt-react": react} | {
    P + name: worth for worth, names in QUESTIONS for name in names.split()
}
