"""A player who quests with what can be spared, defends with sense, kills what can be killed and builds an army.

It answers from its own view alone. Every option gets a worth; the best is taken, equals by chance.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from rulebound.core.speaking import cards_lying
from rulebound.games.lotr.state import ALLY, ATTACHMENT, CHARACTERS, ENEMY, EVENT, HERO, LOCATION, REGISTRY

EXPECTED = 1.7
"""The threat that a card of the encounter deck adds on the average."""
HOLD = ("01034", "01048", "01050", "01037", "01024")
"""Events that are kept for their moment: what they answer comes by itself."""
PATIENCE = 8
"""So many games of a campaign are begun after the first before a lost one is the last."""
HIGH = 38
"""From this threat on a player does what lowers it."""


class RingsBot:
    """Looks one step ahead, with a rule of thumb for each kind of question."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, view: dict[str, Any], seat: int) -> tuple[str, ...]:
        decision = view["decision"]
        sight = Sight(view, seat)
        options = list(decision["options"])
        self._random.shuffle(options)  # so that equals are treated as equals
        several = SEVERAL.get(decision["prompt"])
        if several is not None:
            return tuple(several(sight, options))
        worth = WORTH.get(decision["prompt"], anything)
        options.sort(key=lambda option: worth(sight, option), reverse=True)
        least = max(decision["least"], 1 if decision["most"] == 1 else 0)
        return tuple([option["key"] for option in options[:least]])


class Sight:
    """What the bot reads from its view."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        self.view = view
        self.entities: dict[int, dict[str, Any]] = view["entities"]
        self.scenario = next(e for e in self.entities.values() if e["kind"] == "Scenario")
        self.players = [e for e in self.entities.values() if e["kind"] == "Player" and not e["out"]]
        self.you = next(e for e in self.entities.values() if e["kind"] == "Player" and e["index"] == seat)
        self.staging = self.cards(self.scenario["staging"])
        self.foes = self.cards(self.you["engaged"])

    def cards(self, pile: int) -> list[dict[str, Any]]:
        return cards_lying(self.view, pile)

    def kind(self, card: dict[str, Any]) -> str:
        if card.get("role"):
            return ENEMY if card["role"] == "orc-guard" else str(card["role"])
        return str(REGISTRY[card["code"]].facts["type"]) if card.get("code") else ""

    def about(self, option: dict[str, Any]) -> dict[str, Any]:
        return self.entities.get(option["about"][0], {}) if option["about"] else {}

    def number(self, card: dict[str, Any], name: str) -> int:
        return int(card.get("numbers", {}).get(name, 0))

    def life(self, card: dict[str, Any]) -> int:
        return self.number(card, "hit_points") - int(card.get("damage", 0))

    def characters(self, player: dict[str, Any] | None = None) -> list[dict[str, Any]]:
        return [c for c in self.cards((player or self.you)["area"]) if self.kind(c) in CHARACTERS]

    # -------------------------------------------------------------- the quest

    @property
    def staged_threat(self) -> int:
        return sum(self.number(c, "threat") for c in self.staging)

    @property
    def expected(self) -> float:
        """What the quest must beat: the staging area, and what staging will bring."""
        return self.staged_threat + EXPECTED * len(self.players)

    @property
    def committed(self) -> int:
        return sum(self.number(c, "willpower") for p in self.players for c in self.characters(p) if c["committed"])

    def coming(self) -> list[dict[str, Any]]:
        """Enemies one will have to fight in this round: those engaged, and those that will engage."""
        near = [c for c in self.staging if self.kind(c) == ENEMY and self.number(c, "engagement") <= self.you["threat"]]
        return self.foes + near[: 1 + len(near) // len(self.players)]


def value(sight: Sight, card: dict[str, Any]) -> int:
    """How useful a character is in a fight."""
    return 2 * sight.number(card, "attack") + sight.number(card, "defense") + sight.number(card, "hit_points")


def commit(sight: Sight, options: list[dict[str, Any]]) -> list[str]:
    """Those who are better at questing go, until it is enough; somebody stays for each enemy that is to be fought."""
    able = [(o, sight.about(o)) for o in options]
    able.sort(key=lambda pair: -3 * sight.number(pair[1], "willpower") + value(sight, pair[1]))
    fights = len(sight.coming())
    left = len(able) - min(len(able), 2 * fights)
    share = (sight.expected - sight.committed) / max(
        1, len([p for p in sight.players if p["index"] >= sight.you["index"]])
    )
    goal = max(2.0, share + 1)
    keys: list[str] = []
    sum_ = 0.0
    for option, card in able:
        willpower = sight.number(card, "willpower")
        if willpower == 0 or sum_ >= goal + (0 if fights else 3):
            continue
        if len(keys) >= max(1, left) and sum_ >= share * 0.6:
            break
        keys.append(option["key"])
        sum_ += willpower
    return keys


# ------------------------------------------------------------------ playing cards


def plan(sight: Sight, option: dict[str, Any]) -> float:
    """Allies and attachments as long as there is anything to pay with; passing comes last."""
    if option["key"] == "pass":
        return 0
    card = sight.about(option)
    if not option["key"].startswith("play "):
        return action(sight, option)
    facts = REGISTRY[card["code"]].facts
    if facts["type"] == ALLY:
        strength = facts["willpower"] + facts["attack"] + facts["defense"] + facts["hit_points"] / 2
        return 10 + float(strength)
    if facts["type"] == ATTACHMENT:
        return ATTACH.get(card["code"], 6)
    return action(sight, option)


ATTACH = {"01026": 30, "01057": 15, "01027": 12, "01040": 9, "01055": 9, "01071": -1, "01069": 8, "01056": 5}


def action(sight: Sight, option: dict[str, Any]) -> float:
    """Actions that are good whenever they can be taken; others are left for their time."""
    if option["key"] == "pass":
        return 0
    card = sight.about(option)
    code, phase, threat = card.get("code", ""), sight.view["phase"], sight.you["threat"]
    if option["key"].startswith("play "):
        return event(sight, code)
    always = {"01026": 9.0, "01062": 5.0, "01058": 4.0, "01072": 4.0, "01108": 6.0, "01109": 6.0, "01110": 6.0}
    if code == "01011":  # Glorfindel heals
        return 3 if card["resources"] > 1 else -1
    if code in ("01012", "01010"):  # those who are better used otherwise act once the fighting is over
        return 3 if phase == "refresh" or (phase == "combat" and not sight.coming()) else -1
    if code == "01014":
        return 5 if phase == "quest" and sight.committed < sight.expected else -1
    if code == "01057":
        return 4 if phase in ("quest", "combat", "travel", "encounter") else -1
    if code == "01031":
        return 6 if phase == "combat" and sight.foes else -1
    if code == "01043":
        return 2 if threat >= HIGH and any(p["threat"] < threat - 12 for p in sight.players) else -1
    if code == "01007":
        short = sight.expected - sight.committed
        return 2 if phase == "quest" and 0 < short <= 2 and len(sight.cards(sight.you["hand"])) > 2 else -1
    return always.get(code, -1)


def event(sight: Sight, code: str) -> float:
    """Events, each in its time."""
    phase, threat = sight.view["phase"], sight.you["threat"]
    facts = REGISTRY[code].facts
    if facts["type"] != EVENT:
        return 10
    hurt = max([c["damage"] for c in sight.characters()], default=0)
    if code in ("01034", "01036"):
        return 6 if phase == "combat" and sum(sight.number(e, "attack") for e in sight.foes) >= 4 else -1
    if code == "01046":
        return 8 if threat >= HIGH - 4 or max(p["threat"] for p in sight.players) >= HIGH else -1
    if code in ("01063", "01068"):
        return 5 if hurt >= 3 else -1
    if code in ("01065", "01066"):
        return 5 if phase == "quest" and sight.committed < sight.staged_threat + 2 else -1
    if code in ("01064", "01051", "01054", "01053"):
        return 4
    if code == "01023":
        gandalf = any(c.get("code") == "01073" for c in sight.cards(sight.you["hand"]))
        return 7 if gandalf and phase in ("combat", "quest") and (sight.foes or threat >= HIGH) else -1
    if code in ("01020", "01025"):
        return 4 if phase == "encounter" and sum(c["exhausted"] for c in sight.characters()) >= 2 else -1
    if code == "01035":
        return 3 if phase == "combat" and sight.foes else -1
    if code == "01033":
        return 3 if phase == "encounter" and len(sight.foes) >= 2 else -1
    if code == "01022":
        return 3 if phase == "combat" and len(sight.foes) >= 2 else -1
    return -1


# ------------------------------------------------------------------ fighting


def defend(sight: Sight, option: dict[str, Any]) -> float:
    """Somebody who takes nothing; else somebody who lives; else the least loss."""
    attack = next((e for e in sight.entities.values() if e["kind"] == "Attack"), None)
    foe = sight.entities.get(attack["enemy"], {}) if attack else {}
    strength = sight.number(foe, "attack") + 0.7
    if option["key"] == "undefended":
        sturdy = max([sight.life(c) for c in sight.characters() if sight.kind(c) == HERO], default=0)
        return -2 * strength if sturdy > strength + 2 else -50
    card = sight.about(option)
    harm = max(0.0, strength - sight.number(card, "defense"))
    dies = harm >= sight.life(card)
    worth = value(sight, card) + (30 if sight.kind(card) == HERO else 0)
    idle = -0.4 * sight.number(card, "attack")
    return idle - (worth if dies else harm * (1.5 if sight.kind(card) == HERO else 1))


def strikers(sight: Sight) -> int:
    return sum(sight.number(c, "attack") for c in sight.characters() if not c["exhausted"])


def attack(sight: Sight, option: dict[str, Any]) -> float:
    """First what can be killed, the most dangerous of it; otherwise whatever can be hurt."""
    if not option["about"]:
        return 0
    foe = sight.about(option)
    needed = sight.number(foe, "defense") + sight.life(foe)
    can = strikers(sight)
    if can >= needed:
        return 20 + 2 * sight.number(foe, "attack") + sight.number(foe, "threat")
    return 3 if can > sight.number(foe, "defense") else -1


def attackers(sight: Sight, options: list[dict[str, Any]]) -> list[str]:
    """As few as kill it; all who are strong enough to hurt it if none do."""
    current = next((e for e in sight.entities.values() if e["kind"] == "Attack"), None)
    foe = sight.entities.get(current["enemy"], {}) if current else sight.foes[0] if sight.foes else {}
    needed = sight.number(foe, "defense") + sight.life(foe)
    able = sorted(options, key=lambda o: -sight.number(sight.about(o), "attack"))
    keys: list[str] = []
    sum_ = 0
    for option in able:
        if keys and sum_ >= needed:
            break
        keys.append(option["key"])
        sum_ += sight.number(sight.about(option), "attack")
    return keys


def join(sight: Sight, options: list[dict[str, Any]]) -> list[str]:
    """Archers help where they have nothing to shoot at themselves."""
    return [] if sight.foes else [o["key"] for o in options]


def engage(sight: Sight, option: dict[str, Any]) -> float:
    """By choice only what can be killed at once, or what adds much threat while nobody fights."""
    if not option["about"]:
        return 0
    foe = sight.about(option)
    able = strikers(sight) >= sight.number(foe, "defense") + sight.life(foe) and not sight.foes
    return 2 + sight.number(foe, "threat") if able and sight.number(foe, "attack") <= 3 else -1


def hurt(sight: Sight, option: dict[str, Any]) -> float:
    """The one with most life left."""
    return float(sight.life(sight.about(option)))


def travel(sight: Sight, option: dict[str, Any]) -> float:
    if not option["about"]:
        return 0
    place = sight.about(option)
    return 1 + 2 * sight.number(place, "threat") - 0.2 * sight.number(place, "points")


# ------------------------------------------------------------------ all the rest


def react(sight: Sight, option: dict[str, Any]) -> float:
    """What may be answered is answered; passing is for when there is nothing."""
    return 0.5 if option["key"] == "pass" else 1 + (sight.about(option).get("code", "") in HOLD)


def keep(sight: Sight, option: dict[str, Any]) -> float:
    hand = [c for c in sight.cards(sight.you["hand"]) if c.get("code")]
    cheap = sum(REGISTRY[c["code"]].facts["type"] == ALLY and REGISTRY[c["code"]].cost <= 3 for c in hand)
    good = cheap >= 1 or any(c["code"] == "01026" for c in hand)
    return float((option["key"] == "keep") == good)


def target(sight: Sight, option: dict[str, Any]) -> float:
    """Enemies: the most dangerous. Characters: the most hurt, then the best. Locations: those soonest explored."""
    card = sight.about(option)
    kind = sight.kind(card) if card.get("kind") == "RingsCard" else ""
    if kind == ENEMY:
        return float(2 * sight.number(card, "attack") + sight.number(card, "threat") - sight.life(card))
    if kind == LOCATION:
        return float(sight.number(card, "threat") - (sight.number(card, "points") - card["progress"]))
    if kind in CHARACTERS:
        return float(3 * card["damage"] + value(sight, card) / 10)
    return 0


def spare(sight: Sight, option: dict[str, Any]) -> float:
    """What is given up: the least useful first."""
    card = sight.about(option)
    if sight.kind(card) in CHARACTERS:
        return -value(sight, card) - (30 if sight.kind(card) == HERO else 0)
    code = str(card.get("code", ""))
    return -float(REGISTRY[code].facts.get("cost") or 0) if code in REGISTRY else 0


def own(sight: Sight, option: dict[str, Any]) -> float:
    """Oneself and one's own before others; of heroes the one who lives longest."""
    thing = sight.about(option)
    mine = thing.get("id") == sight.you["id"] or any(c["id"] == thing.get("id") for c in sight.cards(sight.you["area"]))
    return 10 * mine + (sight.life(thing) / 10 if thing.get("kind") == "RingsCard" else 0)


def another_try(sight: Sight, option: dict[str, Any]) -> float:
    """A lost game of a campaign is played again, up to a point."""
    log = next(e for e in sight.entities.values() if e["kind"] == "Campaign")
    return float((option["key"] == "again") == (log["chapter"] < PATIENCE))


def anything(sight: Sight, option: dict[str, Any]) -> float:
    return 0.5 if option["key"] in ("pass", "stay", "decline") else 1


WORTH: dict[str, Callable[[Sight, dict[str, Any]], float]] = {
    "lotr-prompt-again": another_try,
    "lotr-prompt-swap-hero": lambda sight, option: float(option["key"] == "nobody"),
    "lotr-prompt-include": lambda sight, option: float(option["key"] == "yes"),
    "lotr-prompt-mulligan": keep, "lotr-prompt-planning": plan, "lotr-prompt-window": action,
    "core-prompt-action": action, "core-prompt-react": react, "lotr-prompt-defend": defend,
    "lotr-prompt-sentinel": defend, "lotr-prompt-attack": attack, "lotr-prompt-engage": engage,
    "lotr-prompt-undefended": hurt, "lotr-prompt-defender-damage": hurt, "lotr-prompt-hurt": hurt,
    "lotr-prompt-travel": travel, "lotr-prompt-target": target, "lotr-prompt-exhaust": spare,
    "lotr-prompt-discard-attachment": spare, "lotr-prompt-discard-character": spare, "lotr-prompt-restricted": spare,
    "lotr-prompt-attach": own, "lotr-prompt-player": own,
}  # fmt: skip
SEVERAL: dict[str, Callable[[Sight, list[dict[str, Any]]], list[str]]] = {
    "lotr-prompt-commit": commit,
    "lotr-prompt-attackers": attackers,
    "lotr-prompt-join": join,
}

BOTS = {"companion": RingsBot}
