"""How a bot of Unfathomable thinks about checks, crises and what happens meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from rulebound.games.unfathomable.bots.beliefs import Beliefs
from rulebound.games.unfathomable.bots.deeds import Deeds
from rulebound.games.unfathomable.bots.effort import (
    SPREAD,
    SUSPECT,
    WILLING,
    card_harm,
    crisis_harm,
    help_from,
    luck,
    odds,
    outlook,
    price,
    wanted,
)
from rulebound.games.unfathomable.bots.evils import CRISES, WAYPOINTS
from rulebound.games.unfathomable.bots.sight import HIDDEN, LOYAL, MEAN, OPEN, Sight, Thing, facts
from rulebound.games.unfathomable.bots.treason import DOUBTFUL
from rulebound.games.unfathomable.state import BRIG, PORT

EXPLAINED = 0.4
"""So much worse than the best may be what a traitor in hiding chooses before all eyes."""
BOLDNESS = 0.35
"""How often a traitor in hiding dares to hinder a check."""


class Mind:
    """One question: what is seen, what is believed, and whose side it is answered for."""

    def __init__(self, sight: Sight, beliefs: Beliefs, chance: Callable[[], float]) -> None:
        self.sight, self.beliefs, self.chance = sight, beliefs, chance
        self.beliefs.watch(sight)
        self.deeds = Deeds(sight, self.beliefs)
        self.fair = sight.stance == LOYAL or (sight.stance == HIDDEN and not self.deeds.time_has_come())
        """In what everybody sees, who hides does as the others would."""
        self.sign = 1.0 if self.fair else -1.0

    def good(self, harm: float) -> float:
        """The worth of what costs the humans so much."""
        return -harm * self.sign

    def unseen(self, harm: float) -> float:
        """The same, of what nobody else sees."""
        return -harm if self.sight.stance == LOYAL else harm

    def believable(self, harms: dict[str, float]) -> dict[str, float]:
        """A traitor in hiding does harm where it can be explained: not what is far worse than the best."""
        if self.sight.stance != HIDDEN or self.deeds.time_has_come():
            return {key: self.good(harm) for key, harm in harms.items()}
        least = min(harms.values())
        return {key: harm if harm - least < EXPLAINED else -harm for key, harm in harms.items()}


Option = Thing
Worth = Callable[[Mind, Option], float]


# ------------------------------------------------------------------ checks


def stakes(mind: Mind) -> float:
    """What depends on the check: the harm of failing against that of passing."""
    sight = mind.sight
    check, card = sight.check, sight.mythos
    if check["mythos"] and card:
        outcomes = CRISES[card["code"]]
        return sight.harm(outcomes.get("fails", {})) - sight.harm(outcomes.get("passes", {}))
    lead = sight.people[sight.view["lead"]]
    trusted = lead["index"] == sight.seat or mind.beliefs.of(lead["index"]) < DOUBTFUL
    if sight.place(lead) == BRIG:
        return sight.cost("brig", 1) if trusted else -1.0
    return 1.2 if trusted else -1.0


def add(mind: Mind, options: list[Option], least: int, most: int) -> tuple[str, ...]:
    """Cards for a check."""
    sight = mind.sight
    cards = sorted(options, key=lambda o: facts(sight.about(o))["value"], reverse=True)
    skills = sight.check["skills"]
    helping = [o for o in cards if facts(sight.about(o))["skill"] in skills]
    hindering = [o for o in cards if o not in helping]
    if sight.stance == LOYAL:
        return support(mind, helping, most)
    at_stake = stakes(mind)
    if sight.stance == OPEN:
        keep = [o for o in hindering if facts(sight.about(o))["value"] >= 2]
        return tuple([o["key"] for o in keep[:1]]) if at_stake > 0.5 else ()
    return hinder(mind, helping, hindering, most, at_stake)


def support(mind: Mind, helping: list[Option], most: int) -> tuple[str, ...]:
    """One's part of what is still missing, as far as it is worth it; the last to add makes up for the others."""
    sight = mind.sight
    check = sight.check
    skills = tuple(check["skills"])
    there = sum(n * (MEAN if mind.beliefs.of(i) < SUSPECT else 0.0) for i, n in enumerate(check["added"]))
    there += luck(sight, skills, check["chaos"])
    later = help_from(sight, mind.beliefs, after_you(sight), skills)
    mine = float(sum(facts(sight.about(o))["value"] for o in helping))
    part = max([share_of(mind, target, stake, there, later, mine) for target, stake in goals(mind)], default=0.0)
    return cards_worth(sight, helping, part, most)


def goals(mind: Mind) -> list[tuple[int, float]]:
    """What can be aimed at, and what depends on it."""
    sight, card = mind.sight, mind.sight.mythos
    check = sight.check
    out = [(check["target"], stakes(mind))]
    if check["partial"] and check["mythos"] and card:
        fails, partly = (sight.harm(CRISES[card["code"]].get(key, {})) for key in ("fails", "partly"))
        out.append((check["partial"], fails - partly))
    return out


def share_of(mind: Mind, target: int, stake: float, there: float, later: float, mine: float) -> float:
    """The points to add towards a target: nothing if it is out of reach or costs more than it brings."""
    cost = price(len(mind.sight.hand))
    lead = min(wanted(stake, cost), mine + later + there - target)
    missing = target + lead - there
    if missing <= 0 or lead < -SPREAD or stake * (odds(lead) - odds(there - target)) < cost * missing:
        return 0.0
    return missing if later < 1 else missing * mine / (mine + later / WILLING)


def cards_worth(sight: Sight, helping: list[Option], points: float, most: int) -> tuple[str, ...]:
    """High cards, the last one no higher than needed."""
    left = list(helping)
    out: list[str] = []
    while points > 0.8 and left and len(out) < most:
        enough = [o for o in left if facts(sight.about(o))["value"] >= points]
        best = enough[-1] if enough else left[0]
        left.remove(best)
        out.append(best["key"])
        points -= facts(sight.about(best))["value"]
    return tuple(out)


def after_you(sight: Sight) -> list[Thing]:
    """The humans who add cards later."""
    n, lead = len(sight.people), sight.view["lead"]
    order = [(lead + 1 + k) % n for k in range(n)]
    return [sight.people[i] for i in order[order.index(sight.seat) + 1 :] if not sight.people[i]["traitor"]]


def traitors(sight: Sight) -> list[Thing]:
    return [p for p in sight.people if p["traitor"]]


def hinder(mind: Mind, helping: list[Option], hindering: list[Option], most: int, at_stake: float) -> tuple[str, ...]:
    """In hiding: a card or two against, when others have added some among which it does not stand out."""
    sight = mind.sight
    others = sum(sight.check["added"])
    bold = mind.beliefs.of(sight.seat) < DOUBTFUL * 0.7
    if at_stake > 1.0 and hindering and (others or not after_you(sight)) and bold and mind.chance() < BOLDNESS:
        n = 2 if others >= 5 and at_stake > 2.0 else 1
        return tuple([o["key"] for o in hindering[: min(n, most)]])
    return support(mind, helping, most)


# ------------------------------------------------------------------ the mythos


def crisis(mind: Mind, option: Option) -> float:
    """The lesser evil, or the greater one."""
    sight = mind.sight
    card = sight.mythos
    if not card:
        return 0.0
    harms: dict[str, float] = {}
    for key in [o["key"] for o in sight.view["decision"]["options"]]:
        if key == "check":
            harms[key] = outlook(sight, mind.beliefs, card["code"], card)
        else:
            harms[key] = sight.harm(CRISES[card["code"]].get(key, {}))
            if "arrest" in CRISES[card["code"]].get(key, {}):
                worst, _ = mind.beliefs.suspect(sight)
                harms[key] = sight.cost("brig", 1) * (1 - 2 * mind.beliefs.guilt(worst))
    return mind.believable(harms)[option["key"]]


def mythos_card(mind: Mind, option: Option) -> float:
    return mind.unseen(card_harm(mind.sight, mind.beliefs, mind.sight.about(option).get("code", "")))


def to_top(mind: Mind, option: Option) -> float:
    """What shall come next, of mythos cards or of waypoints."""
    card = mind.sight.about(option)
    return waypoint(mind, option) if card.get("code") in WAYPOINTS else mythos_card(mind, option)


def track(mind: Mind, option: Option) -> float:
    sight = mind.sight
    harms = {"travel": sight.cost("travel", -1), "ritual": sight.cost("ritual", -1)}
    if sight.ship["ritual"] == 3:
        harms["ritual"] = -sight.banishment
    return mind.believable(harms)[option["key"]]


def waypoint(mind: Mind, option: Option) -> float:
    sight = mind.sight
    code = mind.sight.about(option).get("code", "")
    if code not in WAYPOINTS:
        return 0.0
    made = facts(mind.sight.about(option))
    left = sight.ship["distance"]
    steps = 4 * sight.travel * (arrivals(PORT - left - made["distance"]) - arrivals(PORT - left))
    harm = steps + sight.harm(WAYPOINTS[code]["sail"]) + sight.cost("fuel", made["fuel"])
    return mind.good(harm)


def arrivals(distance: int) -> float:
    """How many waypoints a distance takes, about."""
    return (0.0, 1.0, 1.0, 1.2, 1.6)[max(0, distance)] if distance <= 4 else distance / 2.9 + 0.3


# ------------------------------------------------------------------ answers to what happens


def react(mind: Mind, option: Option) -> float:
    """Only what is sure to be useful: what saves somebody, and what turns the result of a check."""
    sight = mind.sight
    verb = option["key"].partition(" ")[0].replace("-", "_")
    if verb == "pass":
        return 0.0
    event = dict(sight.view["decision"]["args"]).get("what", ["", "", ()])
    thing = str(event[2])
    if verb in ("shrug", "guard", "ward"):
        return 1.0
    if verb in ("healing_words", "operate"):
        hurt = next((p for p in sight.people if p["code"] in thing), sight.you)
        ours = hurt["traitor"] == sight.you["traitor"] and mind.beliefs.of(hurt["index"]) < DOUBTFUL
        return 1.0 if ours and (mind.fair or hurt is sight.you) else -1.0
    if verb == "echo":
        return 1.0
    if verb == "bar":
        return 1.0 if mind.fair else -1.0
    if verb in ("treat", "resuscitate"):
        return 1.0 if mind.fair else -1.0
    if verb in ("insist", "experienced", "rub", "unpack", "read"):
        return turn_result(mind, verb)
    if verb == "sacrifice":
        return stakes(mind) - 2.4 if mind.fair else -1.0
    if verb == "dodge_fate":
        return card_harm(sight, mind.beliefs, sight.mythos["code"]) - 1.5 if mind.fair and sight.mythos else -1.0
    if verb == "lead":
        card = sight.mythos
        return crisis_harm(sight, mind.beliefs, card["code"], card) - 1.8 if mind.fair and card else -1.0
    if verb == "jury_rigger":
        return mind.good(sight.cost("damage", 1) - sight.travel)
    if verb == "prepare":
        return 0.1 if mind.fair and stakes(mind) > 1.5 and sight.size("chaos") > 9 else -1.0
    return -1.0


def turn_result(mind: Mind, verb: str) -> float:
    """What changes a total is used when that changes the result as one likes it."""
    sight = mind.sight
    check = sight.check
    if stakes(mind) < 0.6:
        return -1.0
    gap = check["target"] - check["total"]
    steps = reach(mind, verb)
    if mind.fair:
        return 1.0 if 0 < gap <= steps else -1.0
    return 1.0 if verb != "rub" and -steps < gap <= 0 and (sight.stance == OPEN or mind.deeds.time_has_come()) else -1.0


def reach(mind: Mind, verb: str) -> int:
    """By how much something may change the total."""
    sight = mind.sight
    if verb == "experienced":
        fitting = [facts(c) for c in sight.hand if (facts(c)["skill"] in sight.check["skills"]) == mind.fair]
        return max([int(f["value"]) for f in fitting], default=0)
    if verb == "unpack":
        return sum(facts(c).get("kind") == "item" for c in sight.cards(sight.you["area"]))
    return 2 if verb != "read" else 1


def add_one(mind: Mind, option: Option) -> float:
    made = facts(mind.sight.about(option))
    helps = made["skill"] in mind.sight.check["skills"]
    return float(made["value"] if helps == mind.fair else -made["value"])


def by_number(mind: Mind, option: Option) -> float:
    return mind.sign * int(option["key"])


def more(mind: Mind, option: Option) -> float:
    return mind.sign * (1 if option["key"] == "more" else -1)
