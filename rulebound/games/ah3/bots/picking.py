"""Which of several: effects, cards, spaces, skills, people, damage for assets."""

from __future__ import annotations

from rulebound.games.ah3.bots.effects import dear, worth
from rulebound.games.ah3.bots.sight import VOICE, Thing, facts
from rulebound.games.ah3.bots.wanted import Outlook
from rulebound.games.ah3.state import DISPLAY

LIKED = ("calvin-wright", "minh-thi-phan", "tommy-muldoon", "norman-withers", "dexter-drake", "wendy-adams",
         "agnes-baker", "marie-lambeau", "rex-murphy", "daniela-reyes", "jenny-barnes", "michael-mcglen")  # fmt: skip
"""Whom it plays, the best first."""
BEGIN_WITH = (VOICE, "analytical-mind", "handcuffs", "astronomy-book", "astral-travel", "mysterious-photograph",
              "storm-of-spirits")  # fmt: skip
SKILLS_LIKED = {"lore": 1.0, "observation": 0.9, "will": 0.3, "strength": 0.5, "influence": 0.2}


def effect(sight: Outlook, option: Thing) -> float:
    """Of several effects, or of one that may be left."""
    if option["key"] == "leave":
        return 0.0
    return worth(sight, dict(option["args"])["thing"])


def clears(sight: Outlook, option: Thing) -> float:
    """Doom that must go first."""
    space = sight.about(option)
    return sight.clearing(space, 1) if space.get("kind") == "Space" else 0.0


def bears(sight: Outlook, option: Thing) -> float:
    """Where doom does least harm."""
    space = sight.about(option)
    return sight.clearing(space, -1) if space.get("kind") == "Space" else 0.0


def buy(sight: Outlook, option: Thing) -> float:
    """What helps: weapons for the strong, allies, what adds dice to warding and research."""
    card = sight.about(option)
    return liking(sight, card) - 0.2 if card.get("code") and option["key"] != "pass" else 0.0


def liking(sight: Outlook, card: Thing) -> float:
    made = facts(card)
    out = 0.5 + 0.3 * float(made.get("price", 3) or 0)
    out += 1.0 if made.get("kind") == "ally" else 0.0
    for bonus in made.get("bonuses", ()):
        skills = bonus.skills.split()
        out += 0.6 * max((SKILLS_LIKED.get(s, 0.0) for s in skills), default=0.0)
    held = [c for c in sight.held if "weapon" in facts(c).get("traits", ())]
    return out - (1.5 if "weapon" in made.get("traits", ()) and len(held) >= DISPLAY // 2 else 0.0)


def least_loved(sight: Outlook, option: Thing) -> float:
    """Of one's own cards the one that matters least goes."""
    card = sight.about(option)
    return -liking(sight, card) if card.get("code") else 0.0


def skill_wanted(sight: Outlook, option: Thing) -> float:
    name = option["key"].split()[-1]
    if sight.in_the_future:
        return float(name == "lore")
    return SKILLS_LIKED.get(name, 0.0) * (1.0 + 0.2 * sight.skill(name)) if name in SKILLS_LIKED else 0.0


def skill_dropped(sight: Outlook, option: Thing) -> float:
    return -skill_wanted(sight, option)


def redirect(sight: Outlook, option: Thing) -> float:
    """An asset takes what it can live through; what would kill oneself it takes in any case."""
    key, _, rest = option["key"].partition(" ")
    prompt = sight.view["decision"]["prompt"]
    what, token = ("health", "damage") if prompt.endswith("damage") else ("sanity", "horror")
    total = int(dict(sight.view["decision"]["args"])["n"])
    wanted = sight.insight if what == "sanity" else 0.0
    if key == "keep":
        return wanted - dear(sight, what, total)
    n, card = int(rest.split()[0]), sight.about(option)
    limit = int(facts(card).get(what, 0) or 0)
    breaks = int(card[token]) + n >= limit and card["code"] != "until-the-end-of-time"
    return wanted * (n < total) - dear(sight, what, total - n) - 0.5 * n - 4.0 * breaks


def weak(sight: Outlook, option: Thing) -> float:
    """A monster one would be rid of: the worst that can be had."""
    numbers = sight.about(option).get("numbers", {})
    return float(sum(numbers.get(f"monster-{k}", 0) for k in ("health", "damage", "horror")))


def somebody(sight: Outlook, option: Thing) -> float:
    code = option["key"].removeprefix("play ")
    return -float(LIKED.index(code)) if code in LIKED else 0.0


def starting(sight: Outlook, option: Thing) -> float:
    """What one begins with."""
    return float(sight.about(option).get("code", option["key"]) in BEGIN_WITH)


def most(sight: Outlook, option: Thing) -> float:
    """As many as one can."""
    return float(option["key"].split()[-1])


def reaction(sight: Outlook, option: Thing) -> float:
    """What one's cards offer is mostly good; what costs horror is left by who has little sanity."""
    if option["key"] == "pass":
        return 0.0
    if option["key"].startswith("bleed"):
        return 0.5 if sight.left("health") > sight.left("sanity") else -1.0
    if option["key"].startswith("read-the-stars"):
        return 1.0 if sight.left("sanity") > 2 else -1.0
    return 0.5
