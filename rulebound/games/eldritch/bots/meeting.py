"""Encounters: which one, which monster first, what to do about the dice, what to answer with."""

from __future__ import annotations

from rulebound.games.eldritch.bots.sharing import SNOOP
from rulebound.games.eldritch.bots.sight import Thing
from rulebound.games.eldritch.bots.travelling import clue_worth, gate_worth, school_worth
from rulebound.games.eldritch.bots.wanted import LAYING, SCHOOLS, Outlook

UNSEEN = ("mists-of-releh", "pallid-mask")
CERTAIN = ("lay-down", "seal", "bind", "keep", "understand", "train", "encourage", "foresee", "shoot", "study",
           "try-it", "treat", "rest", "clear-the-mind", "walk-between")  # fmt: skip
"""What is always worth doing when it is offered."""


def encounter(sight: Outlook, option: Thing) -> float:
    key = option["key"].partition(" ")[0]
    if key.startswith("research"):
        return clue_worth(sight)
    if key == "other-world":
        if sight.seals(sight.here, 1) and not sight.seals(sight.here) and sight.supply(sight.you) >= sight.price:
            return 1.5  # it is wanted open till the omen has come
        return gate_worth(sight, sight.here, 0) if sight.you["sanity"] > 1 and sight.you["health"] > 1 else 2.0
    if key == "special":
        card = sight.about(option)
        if card.get("code") == sight.mystery or card.get("kind") == "AncientOne":
            return 16.0 if sight.own_supply(sight.you) >= sight.price else 0.0
        return sight.threat(card)
    if key == "america" and sight.here in SCHOOLS:
        return school_worth(sight)
    return {"expedition": 2.6, "body": 3.0, "general": 1.0}.get(key, 1.6)


def facing(sight: Outlook, option: Thing) -> float:
    """The easiest first."""
    monster = sight.about(option)
    return -sight.cost_of(monster) if monster.get("numbers") else 0.0


def reroll(sight: Outlook, option: Thing) -> float:
    """Cards are for using; a clue only where nothing has succeeded yet and it is not wanted elsewhere."""
    none = not dict(sight.view["decision"]["args"])["n"]
    test = next((t for t in reversed(sight.all("Test"))), {})
    fight = test.get("sort") == "combat"
    if option["key"] == "pass":
        return 0.0
    if min(test.get("dice") or (1,)) >= sight.lowest:  # nobody asked it to fail
        return -1.0
    if option["key"] == "reroll clue":
        return 1.0 if none and spare_clue(sight, str(test.get("sort"))) else -1.0
    return 1.0 if none or fight or test.get("sort") in ("acquire", "spell") else -1.0


def spare_clue(sight: Outlook, sort: str) -> bool:
    """Is this test worth a clue? Who finds clues by snooping is free with them; others keep what the mystery wants."""
    if sort not in ("special", "research", "other-world", "expedition", "combat"):
        return False
    if sort == "special":
        return sight.own_supply(sight.you) > sight.price
    if sort == "research" and sight.mystery in LAYING:
        return True
    if sight.you["code"] == SNOOP and sight.clues() == 1 and sort != "combat":
        return True
    if sort == "other-world" and sight.seals(sight.here) and sight.own_supply(sight.you) <= sight.price:
        return False
    return sight.all_clues > sight.clues_wanted + (3 if sort == "combat" else 0)


def low_dice(sight: Outlook, options: list[Thing]) -> list[Thing]:
    return [o for o in options if int(o["key"].split()[1]) < sight.lowest]


def nudged(sight: Outlook, option: Thing) -> float:
    shown = int(option["key"].split()[1])
    return 5.0 if shown == sight.lowest - 1 else -shown


def reaction(sight: Outlook, option: Thing) -> float:
    key = option["key"]
    if key == "pass":
        return 0.0
    code = sight.about(option).get("code", "")
    if key.partition(" ")[0] in CERTAIN:
        return 5.0
    if code in UNSEEN:
        foes = sight.monsters_at(sight.here)
        cost = sum(sight.cost_of(m) for m in foes)
        return cost - 2.5 if foes else -1.0
    if code == "clairvoyance":
        return 2.0 if sight.clue_spaces and sight.here not in sight.gates else -1.0
    if code in ("flesh-ward", "instill-bravery", "bandages", "whiskey", "grotesque-statue"):
        return 1.0 if min(sight.you["health"], sight.you["sanity"]) <= 4 else -0.5
    if code == "wither":
        return 1.0 if sight.skill("lore") > 1 and sight.you["sanity"] > 2 else -0.5
    return 0.8
