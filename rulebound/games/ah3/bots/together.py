"""What investigators do for one another: the book goes to whoever can use it, pain is shared, the strong come first."""

from __future__ import annotations

from rulebound.games.ah3.bots.effects import READING, fear
from rulebound.games.ah3.bots.sight import BOOK, VOICE, Thing
from rulebound.games.ah3.bots.wanted import Outlook

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
