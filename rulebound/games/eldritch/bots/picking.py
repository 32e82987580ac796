"""Which of several: effects, cards, spaces, monsters, gates, skills, people."""

from __future__ import annotations

from rulebound.games.eldritch.bots.effects import worth
from rulebound.games.eldritch.bots.sharing import wish
from rulebound.games.eldritch.bots.sight import Thing
from rulebound.games.eldritch.bots.travelling import best_goal, step_towards, worth_of
from rulebound.games.eldritch.bots.wanted import Outlook
from rulebound.games.eldritch.state import REGISTRY, SKILLS

LIKED = ("trish-scarborough", "jacqueline-fine", "akachi-onyele", "mark-harrigan", "norman-withers", "lily-chen",
         "silas-marsh", "leo-anderson", "jim-culver", "lola-hayes", "diana-stanley", "charlie-kane")  # fmt: skip
"""Who is good against Azathoth, the best first; against the others fighters are wanted, too."""
FIGHTERS = ("trish-scarborough", "mark-harrigan")


def effect(sight: Outlook, option: Thing) -> float:
    """Of several effects, or of one that may be left."""
    if option["key"] == "leave":
        return 0.0
    return worth(sight, dict(option["args"])["thing"])


def buy(sight: Outlook, option: Thing) -> float:
    key = option["key"].partition(" ")[0]
    card = sight.about(option)
    if key != "buy" or not card.get("code"):
        return -0.2 if key == "discard" else 0.0
    made = REGISTRY[card["code"]].facts
    liked = {"ally": 1.5, "weapon": 3.0 if sight.hunted else 1.0, "tome": 0.5, "service": 0.7}
    return float(1.0 + made["value"] + sum(liked.get(t, 0.0) for t in made["traits"]))


def loan(sight: Outlook, option: Thing) -> float:
    result = dict(sight.view["decision"]["args"])["n"]
    dear = any(
        c.get("code") and result < REGISTRY[c["code"]].value <= result + 2 and REGISTRY[c["code"]].value > 2
        for c in sight.cards("reserve")
    )
    return (1.0 if dear and result and sight.view["round"] <= 3 else -1.0) if option["key"] == "loan" else 0.0


def to_space(sight: Outlook, option: Thing) -> float:
    """Where one would like to be, or where a good thing is best laid: near oneself."""
    space = sight.about(option)
    return worth_of(sight, space["code"]) if space.get("kind") == "Space" else 0.0


def moving(sight: Outlook, option: Thing) -> float:
    space = sight.about(option)
    return step_towards(sight, best_goal(sight), space["code"]) + 0.1 * worth_of(sight, space["code"])


def weak(sight: Outlook, option: Thing) -> float:
    """A monster one would be rid of: the worst that can be had."""
    numbers = sight.about(option).get("numbers", {})
    return float(numbers.get("toughness", 0) + numbers.get("horror", 0) + numbers.get("damage", 0))


def gate(sight: Outlook, option: Thing) -> float:
    """A gate to be rid of: one whose omen comes soon."""
    card = sight.about(option)
    omen = REGISTRY[card["code"]].omen if card.get("code") else ""
    return float(sum(sight.omen(n) == omen for n in (0, 1, 2)))


def omen_space(sight: Outlook, option: Thing) -> float:
    """Where few gates of the omen to come are open."""
    at = int(option["key"].split()[1]) - 1
    following = sight.omen(at - sight.ancient["omen"] + 1)
    return -sum(omen == following for omen in sight.gates.values()) - (1.0 if following == "green" else 0.0)


def skill_wanted(sight: Outlook, option: Thing) -> float:
    name = option["key"].split()[-1]
    liked = {"observation": 1.0, "lore": 0.6, "will": 0.8, "strength": 1.4 if sight.hunted else 0.7, "influence": 0.2}
    return liked.get(name, 0.0) + 0.2 * sight.skill(name) if name in SKILLS else 0.0


def least_loved(sight: Outlook, option: Thing) -> float:
    """Of one's own cards the one that matters least goes; a bad condition goes first."""
    code = sight.about(option).get("code")
    if not code:
        return 0.0
    made = REGISTRY[code].facts
    if made["kind"] == "condition":
        return {"blessed": -9.0, "dark-pact": 4.0, "cursed": 4.0, "detained": 3.0}.get(code, 2.0)
    return -float(made.get("value", 2)) - (2.0 if made["kind"] == "artifact" else 0.0)


def person(sight: Outlook, option: Thing) -> float:
    """Of people: oneself for good things, which is what is mostly asked."""
    who = sight.about(option)
    return 1.0 if who.get("index") == sight.seat else 0.5


def other(sight: Outlook, option: Thing) -> float:
    """Somebody else, who is far from what is wanted."""
    return float(sight.about(option).get("actions", 0))


def partner(sight: Outlook, option: Thing) -> float:
    return wish(sight, sight.about(option)).worth


def pays(sight: Outlook, option: Thing) -> float:
    return float(option["key"].split()[1])


def somebody(sight: Outlook, option: Thing) -> float:
    code = option["key"].removeprefix("play ")
    fights = code in FIGHTERS and sight.ancient["code"] != "azathoth"
    return 20.0 * fights - LIKED.index(code)


def number(sight: Outlook, option: Thing) -> float:
    """Sanity for dice, clues for successes: as many as leaves something."""
    n = int(option["key"])
    return float(n) if n <= 2 else -float(n)


def stays_lead(sight: Outlook, option: Thing) -> float:
    return 1.0 if sight.about(option).get("index") == sight.view["lead"] else 0.0
