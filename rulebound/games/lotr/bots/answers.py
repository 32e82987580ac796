"""Which question is answered how."""

from __future__ import annotations

from collections.abc import Callable

from rulebound.games.lotr.bots import fighting, questing, spending
from rulebound.games.lotr.bots.sight import ARAGORN, SPAWN, Sight, Thing, facts
from rulebound.games.lotr.state import ALLY, ATTACHMENT, CHARACTERS, ENEMY, EVENT, LOCATION

PATIENCE = 8
"""So many games of a campaign are begun after the first before a lost one is the last."""


def react(sight: Sight, option: Thing) -> float:
    """What may be answered is answered; passing is for when there is nothing."""
    if option["key"] == "pass":
        return 0.5
    card = sight.about(option)
    code = card.get("code", "")
    if code == ARAGORN:
        return float(ready_again(sight))
    if code == "01047":  # Strength of Will tires somebody who may have to fight
        return float(not questing.engaged_after_checks(sight)[0][sight.seat])
    if code == CAVERNS:
        return float(time_to_rescue(sight))
    return 2.0 if code and facts(code)["type"] == EVENT else 1.0


CAVERNS = "01124"
"""Where the prisoner is freed, which brings the Nazgûl."""
LAST_STRETCH = 6


def time_to_rescue(sight: Sight) -> bool:
    """The prisoner is freed when the way out is near: until then nobody has to meet the Nazgûl."""
    return sight.number(sight.quest, "points") - int(sight.quest["progress"]) <= LAST_STRETCH


def ready_again(sight: Sight) -> bool:
    """Is Aragorn needed in the fight?"""
    coming = questing.engaged_after_checks(sight)[0]
    ready = [c for c in sight.characters() if not c["exhausted"]]
    return any(coming.values()) or len(ready) < 2


# ------------------------------------------------------------------ travelling

TOLL = {"01077": 3.0, "01078": 5.0, "01094": 3.0, "01095": 2.5, "01107": 5.0, "01114": 3.0, "01113": -1.0,
        "01099": -2.0, "01100": -3.0, "01088": 2.0}  # fmt: skip
"""What it costs to travel to some locations, or to be there."""
TRAVEL = 2.6


def travel(sight: Sight, option: Thing) -> float:
    if not option["about"]:
        return 0.0
    place = sight.about(option)
    left = sight.number(place, "points") - place["progress"]
    toll = TOLL.get(place.get("code", ""), 0.0)
    if place.get("code") == "01077":
        toll = sum(3.0 if questing.engaged_after_checks(sight)[0][p["index"]] else 0.5 for p in sight.players)
    return float(1.0 + TRAVEL * sight.number(place, "threat") - 0.3 * left - toll)


# ------------------------------------------------------------------ choosing things


def target(sight: Sight, option: Thing, deed: str) -> float:
    """What a card of one's own is used on; or who bears what an encounter card does."""
    card = sight.about(option)
    kind = sight.kind(card) if card.get("kind") == "RingsCard" else ""
    if kind == ENEMY:
        if deed == "01073":
            return fighting.blow(sight, option, 4)
        if deed == "01065":
            return float(sight.number(card, "threat"))
        near = 4.0 if card["engaged"] == sight.seat else 0.0
        return 2.0 * sight.number(card, "attack") + near - (5.0 if card["attacked"] else 0.0)
    if kind == LOCATION:
        if deed == "01066":
            return float(sight.number(card, "threat"))
        return float(2 * sight.number(card, "threat") - (sight.number(card, "points") - card["progress"]))
    if kind in CHARACTERS:
        return helped(sight, card, deed) if deed in HELPS else fighting.hurt(sight, option, 2)
    return 0.0


HELPS = {"01002": "resources", "01011": "heal", "01058": "heal", "01063": "heal", "01099": "ready", "01020": "ready",
         "01021": "ready", "01032": "ready", "01035": "strike"}  # fmt: skip
"""What some cards do for a character."""


def helped(sight: Sight, card: Thing, deed: str) -> float:
    fighter = sight.fighter(card)
    if HELPS[deed] == "resources":
        return 3.0 - int(card["resources"]) + (2 if card.get("code") == ARAGORN and card["resources"] < 2 else 0)
    if HELPS[deed] == "heal":
        return int(card["damage"]) * (2.0 if fighter.hero else 1.0) - fighter.life
    mine = any(c["id"] == card["id"] for c in sight.characters())
    return 3.0 * mine + 2.0 * fighter.attack + 1.5 * fighter.defense


def player(sight: Sight, option: Thing, deed: str) -> float:
    """Which player a card is used on."""
    thing = sight.about(option)
    mine = 0.5 if thing.get("id") == sight.you["id"] else 0.0
    if thing.get("kind") != "Player":
        return mine
    if deed == "01046":
        return float(thing["threat"])
    if deed == spending.FARAMIR:
        return float(sum(c["committed"] for c in sight.characters(thing)))
    if deed in (spending.BERAVOR, "01062", "01064", "01067"):
        return mine * 3 - len(sight.cards(thing["hand"]))
    if deed == "01049":
        return -float(len(sight.cards(thing["deck"])))
    if deed in ("01033", "01036"):
        return mine + sum(sight.number(c, "attack") for c in sight.foes_of(thing))
    if deed == "01043":
        return -float(thing["threat"])
    return mine


def attach(sight: Sight, option: Thing, deed: str) -> float:
    return spending.bearer(sight, option, deed) if deed else spending.burden(sight, option)


def choose(sight: Sight, option: Thing, deed: str) -> float:
    """One of the things a card can do."""
    if deed == "01046":
        return float((option["key"] == "one") == (len(sight.players) < 4))
    if option["key"] in ("defense", "willpower"):
        return float((option["key"] == "willpower") == (sight.phase == "quest"))
    return 0.0


def search(sight: Sight, option: Thing, deed: str) -> float:
    """Of one's own cards the best; of enemies the weakest, unless it has to be defeated to win."""
    card = sight.about(option)
    code = card.get("code", "")
    if not code:
        return -1.0
    kind = facts(code)["type"]
    if kind in (ALLY, ATTACHMENT, EVENT):
        return spending.keeping(sight, card)
    if kind == ENEMY:
        return 50.0 if code == SPAWN else -float(facts(code)["attack"])
    return 0.0


def spare(sight: Sight, option: Thing) -> float:
    """What is given up: the least useful first."""
    card = sight.about(option)
    if sight.kind(card) in CHARACTERS:
        return -sight.worth(card)
    code = str(card.get("code", ""))
    if not code:
        return 0.0
    return -spending.keeping(sight, card) if facts(code)["type"] in (ALLY, ATTACHMENT, EVENT) else 0.0


def tire(sight: Sight, option: Thing) -> float:
    """Who is exhausted: who is worth least in the fight to come."""
    fighter = sight.fighter(sight.about(option))
    return -2.0 * fighter.attack - 1.5 * fighter.defense - 0.3 * fighter.life


def off_the_quest(sight: Sight, option: Thing) -> float:
    return -float(sight.number(sight.about(option), "willpower"))


def keep_in_hand(sight: Sight, option: Thing) -> float:
    card = sight.about(option)
    return -spending.keeping(sight, card) if card.get("code") else 0.0


def amount(sight: Sight, option: Thing) -> float:
    """As much as can be had."""
    digits = "".join(c for c in option["key"] if c.isdigit())
    return float(digits or 0)


def another_try(sight: Sight, option: Thing) -> float:
    """A lost game of a campaign is played again, up to a point."""
    log = next(e for e in sight.entities.values() if e["kind"] == "Campaign")
    return float((option["key"] == "again") == (log["chapter"] < PATIENCE))


def anything(sight: Sight, option: Thing) -> float:
    return 0.5 if option["key"] in ("pass", "stay", "decline") else 1.0


def yes(sight: Sight, option: Thing) -> float:
    return float(option["key"] == "yes")


TARGETS = tuple([f"lotr-prompt-{what}" for what in (
    "resource", "call-out", "scout", "readies", "healed", "uncounted", "stronger", "feint", "back", "shuffle-away",
    "striker", "returns", "to-hand", "condition", "smite",
)])  # fmt: skip
"""Questions for the target of the card that one has just used, or that was revealed."""
WORTH: dict[str, Callable[[Sight, Thing], float]] = {
    "lotr-prompt-again": another_try,
    "lotr-prompt-swap-hero": lambda sight, option: float(option["key"] == "nobody"),
    "lotr-prompt-include": yes, "lotr-prompt-ready-price": yes, "lotr-prompt-heal-hero": yes,
    "lotr-prompt-mulligan": spending.mulligan, "core-prompt-react": react,
    "lotr-prompt-defend": fighting.defend, "lotr-prompt-sentinel": fighting.defend,
    "lotr-prompt-attack": fighting.attack, "lotr-prompt-engage": fighting.engage,
    "lotr-prompt-enemy-attack": fighting.weakest_first,
    "lotr-prompt-undefended": fighting.struck, "lotr-prompt-defender-damage": fighting.struck,
    "lotr-prompt-hurt": fighting.hurt, "lotr-prompt-travel": travel, "lotr-prompt-exhaust": tire,
    "lotr-prompt-discard-attachment": spare, "lotr-prompt-discard-character": spare, "lotr-prompt-restricted": spare,
    "lotr-prompt-discard": keep_in_hand, "lotr-prompt-pay": spending.pay, "lotr-prompt-x": amount,
    "lotr-prompt-gandalf": spending.gandalf, "lotr-prompt-put-into-play": spending.put_into_play,
    "lotr-prompt-remove-from-quest": off_the_quest,
}  # fmt: skip
"""What each option of a question is worth."""
BY_DEED: dict[str, Callable[[Sight, Thing, str], float]] = {
    **dict.fromkeys(TARGETS, target), "lotr-prompt-player": player, "lotr-prompt-attach": attach,
    "lotr-prompt-choose": choose, "lotr-prompt-search": search, "lotr-prompt-take": search,
}  # fmt: skip
"""The same, where it depends on the card that one has just used."""
SEVERAL: dict[str, Callable[[Sight, list[Thing]], list[str]]] = {
    "lotr-prompt-commit": questing.commit,
    "lotr-prompt-attackers": fighting.attackers,
    "lotr-prompt-join": fighting.join,
}
"""Answers of several things at once."""
