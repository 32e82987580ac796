"""Which of several: effects, cards, spaces, skills, people, damage for assets."""

from __future__ import annotations

from rulebound.games.ah3.bots.effects import READING, dear, fear, worth
from rulebound.games.ah3.bots.sight import BOOK, VOICE, Thing, facts
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


# ------------------------------------------------------------------ the book and who can use it


def partner(sight: Outlook, option: Thing) -> float:
    """Whoever has the other half."""
    if option["key"] == "pass":
        return 0.0
    return 1.0 if sight.match is not None and option["about"] == [sight.match["id"]] else -1.0


def exchanged(sight: Outlook, options: list[Thing]) -> list[Thing]:
    """The book for who has the spell."""
    return [o for o in options if sight.about(o).get("code") == BOOK]


def remnants_kept(sight: Outlook, option: Thing) -> float:
    """Remnants against the horror of a spell, unless it is wanted."""
    n = int(option["key"].split()[1])
    return -float(n) if sight.insight else n * (4.0 - sight.left("sanity"))


# ------------------------------------------------------------------ pain shared


def fears(sight: Outlook, who: Thing, damage: int, horror: int) -> float:
    """What it costs somebody to have suffered so much."""
    most, reading = who["numbers"], READING * horror if sight.has(BOOK, who) else 0.0
    return fear(sight, most["most-health"] - damage) + fear(sight, most["most-sanity"] - horror) + reading


def best_share(sight: Outlook, other: Thing) -> tuple[float, int, int]:
    """What two gain who share what they suffer, and how much of it is one's own then."""
    you = sight.you
    damage, horror = int(you["damage"] + other["damage"]), int(you["horror"] + other["horror"])
    now = fears(sight, you, you["damage"], you["horror"]) + fears(sight, other, other["damage"], other["horror"])
    return max(
        (now - fears(sight, you, d, h) - fears(sight, other, damage - d, horror - h), d, h)
        for d in range(damage + 1) for h in range(horror + 1)
    )  # fmt: skip


def sharing(sight: Outlook) -> float:
    return max([best_share(sight, p)[0] for p in sight.others], default=-1.0)


def sharer(sight: Outlook, option: Thing) -> float:
    """With whom: investigators only, for allies bear little."""
    other = sight.about(option)
    return best_share(sight, other)[0] if other.get("kind") == "Investigator" else -1.0


def share(sight: Outlook, option: Thing) -> float:
    """How much of it stays with oneself; with whom it is shared tells what there is to share."""
    token = sight.view["decision"]["prompt"].rpartition("-")[2]
    total = max(int(o["key"]) for o in sight.view["decision"]["options"])
    fitting = [p for p in sight.others if p[token] + sight.you[token] == total]
    if not fitting:
        return -abs(int(option["key"]) - int(sight.you[token]))
    best = max(best_share(sight, p) for p in fitting)
    return -abs(int(option["key"]) - best[1 if token == "damage" else 2])


# ------------------------------------------------------------------ who comes first


def order(sight: Outlook, option: Thing) -> float:
    """Whoever hands over the book; then the strong, who may free others of what holds them."""
    who = sight.about(option)
    if (
        sight.has(BOOK, who)
        and not sight.has(VOICE, who)
        and any(sight.has(VOICE, p) and p["space"] == who["space"] for p in sight.people)
    ):
        return 10.0
    return float(who["numbers"]["strength"]) - any(who["index"] in m["engaged"] for m in sight.monsters)
