"""How many points a check is worth to the humans, and how many they can raise together.

Nobody knows what the others add, nor what chaos brings: the total is uncertain by SPREAD. A bot reckons with the normal
distribution, with a price for each point spent, and with hands as the sheets of the others would have them.
"""

from __future__ import annotations

from math import erf, log, sqrt

from rulebound.games.unfathomable.bots.beliefs import Beliefs
from rulebound.games.unfathomable.bots.evils import CRISES
from rulebound.games.unfathomable.bots.sight import MEAN, Sight, Thing, facts
from rulebound.games.unfathomable.state import BRIG, SKILLS

SPREAD = 4.0
"""How uncertain a total is."""
AMPLE = 4.0
"""Nobody aims higher above a target than this."""
POINT = 0.1
"""What a point spent on a check costs: cards are wanted elsewhere, too."""
WILLING = 0.7
"""How much of what they could the others are taken to give."""
SUSPECT = 0.7
"""On the cards of people as suspect as this nobody counts."""
RIVAL = 4.0
"""What a traitor takes off a total."""


def odds(lead: float) -> float:
    """The chance of a check whose total is expected to be so much above what it has to be."""
    return 0.5 * (1 + erf(lead / SPREAD / sqrt(2)))


def wanted(stake: float, price: float) -> float:
    """By how much to aim higher: until another point brings less than it costs."""
    gain = stake * 0.4 / SPREAD
    return min(AMPLE, SPREAD * sqrt(2 * log(gain / price))) if gain > price else -99.0


def price(cards: int) -> float:
    """What a point costs somebody with so many cards: what a hand cannot keep is given freely."""
    return POINT * max(0.05 if cards > 10 else 0.3, 1.5 - 0.1 * cards)


def share(person: Thing, skills: tuple[str, ...]) -> float:
    """How much of a hand supports a check, by the sheet."""
    own: dict[str, int] = facts(person)["skill_set"]
    mine = sum([n for s, n in own.items() if s in skills]) / max(1, sum(own.values()))
    return 0.75 * mine + 0.25 * len(skills) / len(SKILLS)


def help_from(sight: Sight, beliefs: Beliefs, people: list[Thing], skills: tuple[str, ...]) -> float:
    """The points these people may be expected to add."""
    out = 0.0
    for person in people:
        cards = len(sight.cards(person["hand"]))
        if beliefs.of(person["index"]) < SUSPECT:
            most = 3.5 if sight.place(person) == BRIG else 99.0
            out += min(most, WILLING * cards * share(person, skills) * MEAN)
    return out


def luck(sight: Sight, skills: tuple[str, ...], chaos: bool) -> float:
    """What chaos and revealed traitors are expected to bring."""
    rivals = sum([p["traitor"] and len(sight.cards(p["hand"])) > 0 for p in sight.people])
    return (2 * MEAN * (2 * len(skills) / len(SKILLS) - 1) if chaos else 0.0) - RIVAL * rivals


def outlook(sight: Sight, beliefs: Beliefs, code: str, made: Thing) -> float:
    """What the check of a crisis costs: its outcomes as likely as they are, and the cards."""
    skills = tuple(made["skills"])
    others = [p for p in sight.humans if p["index"] != sight.seat]
    mine = sum([facts(c)["value"] for c in sight.hand if facts(c)["skill"] in skills])
    able = help_from(sight, beliefs, others, skills) + mine + luck(sight, skills, True)
    outcomes = CRISES[code]
    worst = sight.harm(outcomes.get("fails", {}))
    best = worst
    for target, outcome in ((made["check"], "passes"), (made["partial"], "partly")):
        if target:
            stake = worst - sight.harm(outcomes.get(outcome, {}))
            lead = min(able - target, wanted(stake, POINT))
            if lead > -SPREAD:
                best = min(best, worst - odds(lead) * stake + POINT * (target + lead - luck(sight, skills, True)))
    return best


def crisis_harm(sight: Sight, beliefs: Beliefs, code: str, made: Thing) -> float:
    """What a crisis brings if it is decided well."""
    outcomes = CRISES[code]
    ways = [sight.harm(outcomes[key]) for key in ("first", "second") if key in outcomes]
    if made["check"]:
        ways.append(outlook(sight, beliefs, code, made))
    return min(ways)


def card_harm(sight: Sight, beliefs: Beliefs, code: str) -> float:
    """What a mythos card would bring, with its symbols."""
    made = facts({"code": code})
    if code not in CRISES:
        return 1.0
    out = crisis_harm(sight, beliefs, code, made) + sight.cost(made["activation"], 1)
    return out + (sight.cost("ritual", -1) if made["track"] == "ritual" else sight.cost("travel", -1))
