"""An investigator that plays sensibly: gathers clues, fights or evades what is engaged, arms itself, helps a test.

It answers from its own view alone. Every option gets a worth; the best is taken, equals by chance.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from rulebound.core.knowing.board_text import cards_lying
from rulebound.core.material.board import distances, steps_towards
from rulebound.games.ahlcg.state import AGILITY, COMBAT, EVADE, FIGHT, INTELLECT, INVESTIGATE, REGISTRY, RESIGN

TOKENS = {"elder_sign": 1, "auto_fail": -99}
MARGIN = 2
"""So much more skill than difficulty makes a test safe enough."""


PUT_AWAY = "put-away"
"""Takes an asset back to the hand: one that costs nothing could be played and put away for ever."""


class ArkhamBot:
    """Looks one step ahead, with a rule of thumb for each kind of question."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, view: dict[str, Any], seat: int) -> tuple[str, ...]:
        decision = view["decision"]
        sight = Sight(view, seat)
        options = list(decision["options"])
        self._random.shuffle(options)  # so that equals are treated as equals
        if decision["prompt"] == "ahlcg-prompt-commit":
            return commit(sight, options, decision["most"])
        worth = WORTH.get(decision["prompt"], anything)
        options.sort(key=lambda option: worth(sight, option), reverse=True)
        return tuple([option["key"] for option in options[: decision["least"]]])


class Sight:
    """What the bot reads from its view."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        self.view = view
        self.entities: dict[int, dict[str, Any]] = view["entities"]
        self.scenario = next(e for e in self.entities.values() if e["kind"] == "Scenario")
        self.investigators = [e for e in self.entities.values() if e["kind"] == "Investigator"]
        self.you = self.investigators[seat]
        self.here: int = self.you["location"]
        self.places = self.cards(self.scenario["map"])
        self.foes = [c for c in self.cards(self.you["threat"]) if self.kind(c) == "enemy" and not c["exhausted"]]

    def cards(self, pile: int) -> list[dict[str, Any]]:
        return cards_lying(self.view, pile)

    def kind(self, card: dict[str, Any]) -> str:
        return str(REGISTRY[card["code"]].facts["type"]) if card.get("code") else ""

    def about(self, option: dict[str, Any]) -> dict[str, Any]:
        """The thing an option is about; nothing for those about none."""
        return self.entities.get(option["about"][0], {}) if option["about"] else {}

    def fact(self, entity: dict[str, Any], name: str) -> int:
        return int(REGISTRY[entity["code"]].facts.get(name) or 0) if entity.get("code") else 0

    def tag(self, option: dict[str, Any]) -> str:
        """The bold word of the ability an option uses."""
        card, name = self.about(option), option["key"].partition(" ")[0]
        made = REGISTRY.definitions.get(f"{card.get('code')}.{name}")
        return str(getattr(made, "tag", "")).removesuffix(" quietly")

    # -------------------------------------------------------------- the map

    def near(self, place: int) -> list[int]:
        connects = self.side(self.entities[place], "connects", ("squiggle",))
        return [p["id"] for p in self.places if p["id"] != place and self.side(p, "symbol", "square") in connects]

    def side(self, place: dict[str, Any], fact: str, unknown: Any) -> Any:
        if not place.get("code"):
            return unknown
        facts = REGISTRY[place["code"]].facts
        return facts[fact] if place["revealed"] else facts.get(f"hidden_{fact}", facts[fact])

    @property
    def goals(self) -> list[int]:
        """Where to go: the nearest places with clues, or not yet revealed; where there are none, to the others."""
        away = distances(self.here, self.near)
        meeting = self.meeting()
        if meeting:
            return [meeting] if meeting != self.here and meeting in away else []
        wanted = [p["id"] for p in self.places if p["id"] != self.here and (p["clues"] or not p["revealed"])]
        wanted = wanted or [i["location"] for i in self.investigators if i["location"] not in (0, self.here)]
        reachable = [p for p in wanted if p in away]
        best = min([away[p] for p in reachable], default=0)
        return [p for p in reachable if away[p] == best]

    def meeting(self) -> int:
        """Where the act has to be paid for, once the group has the clues; 0 if that does not matter."""
        acts = self.cards(self.scenario["act"])
        place = MEETING.get(acts[0]["code"]) if acts else None
        if place is None:
            return 0
        facts = REGISTRY[acts[0]["code"]].facts
        needed = facts["threshold"] * (self.scenario["started"] if facts.get("threshold_per_investigator") else 1)
        if sum(i["clues"] for i in self.investigators if not i["out"]) < needed:
            return 0
        return next((p["id"] for p in self.places if REGISTRY[p["code"]].facts["slug"] == place), 0)

    # -------------------------------------------------------------- chances and dangers

    def chance(self, skill: str, difficulty: int) -> float:
        """How many of the tokens in the bag would do; symbols are taken for -2."""
        lead = int(self.you["numbers"][skill]) - difficulty
        bag: list[str] = next(e for e in self.entities.values() if e["kind"] == "Bag")["inside"]
        values = [int(t) if t.lstrip("+-").isdecimal() else TOKENS.get(t, -2) for t in bag]
        return sum(lead + value >= 0 for value in values) / max(1, len(bag))

    def threat(self, enemy: dict[str, Any]) -> float:
        """What an enemy's attack costs."""
        numbers = enemy["numbers"]
        return float(numbers["attack-damage"] + 1.2 * numbers["attack-horror"]) * (2 if self.weak else 1)

    @property
    def danger(self) -> float:
        """What the ready enemies at one's side do to somebody who turns away from them."""
        return 2 * sum(self.threat(e) for e in self.foes)

    @property
    def weak(self) -> bool:
        """Would one or two more hits be the end?"""
        you, numbers = self.you, self.you["numbers"]
        return bool(numbers["health"] - you["damage"] <= 2 or numbers["sanity"] - you["horror"] <= 2)

    def armed(self) -> bool:
        return any("Weapon" in REGISTRY[c["code"]].facts["traits"] for c in self.cards(self.you["area"]))


Option = dict[str, Any]
Worth = Callable[[Sight, Option], float]


def anything(sight: Sight, option: Option) -> float:
    return 0


# ------------------------------------------------------------------ actions

CLUE, HIT, SAFETY = 10, 6, 5
"""What a clue, a point of damage and a harmless enemy are worth, as actions go."""
MEETING = {"01109": "hallway"}
"""Acts that are paid for in one place."""


def action(sight: Sight, option: Option) -> float:
    """The worth of an action or of a free ability in one's turn."""
    verb, thing = option["key"].partition(" ")[0], sight.about(option)
    if verb == "pass":
        return 0.5
    if verb == "advance":
        return 100
    if verb == PUT_AWAY:
        return -1
    kind = {"fight": FIGHT, "evade": EVADE, "investigate": INVESTIGATE}.get(verb) or sight.tag(option)
    if kind == FIGHT:
        return attack(sight, thing, verb != "fight")
    if kind == EVADE:
        return escape(sight, thing)
    if kind == RESIGN:
        return 8 if sight.weak and sight.foes else -1
    calm = quiet(sight, verb, kind, thing)
    return calm - sight.danger if verb != "advance" and sight.you["actions"] else calm


def attack(sight: Sight, thing: dict[str, Any], with_card: bool) -> float:
    """Fighting: how likely a hit is, and what it brings; a blow at somebody else's enemy may hit that investigator."""
    if with_card:
        targets = sight.foes or [c for c in sight.cards(sight.scenario["there"]) if c.get("at") == sight.here]
        target = max(targets, key=sight.threat, default=None)
        if target is None:
            return -1
        return sight.chance(COMBAT, target["numbers"]["fight"] - 1) * HIT * 1.6 + sight.threat(target)
    if "numbers" not in thing:
        return -1
    p = sight.chance(COMBAT, thing["numbers"]["fight"])
    kills = thing["numbers"]["health"] - thing["damage"] <= 1
    worth = p * (HIT + (SAFETY if kills else 0)) + (sight.threat(thing) if thing in sight.foes else 0)
    return worth if thing["engaged"] in (-1, sight.you["index"]) else worth - 4 * (1 - p)


def escape(sight: Sight, thing: dict[str, Any]) -> float:
    """Evading: worth what the enemy would do; more when one more blow would be the end."""
    target = thing if "numbers" in thing else max(sight.foes, key=sight.threat, default=None)
    if target is None or target["exhausted"]:
        return -1
    p = sight.chance(AGILITY, target["numbers"]["evade"])
    return p * sight.threat(target) * (2.5 if sight.weak else 1.2)


def is_weapon(card: dict[str, Any]) -> bool:
    return bool(card.get("code")) and "Weapon" in REGISTRY[card["code"]].facts["traits"]


def quiet(sight: Sight, verb: str, kind: str, thing: dict[str, Any]) -> float:
    """What can be done beside fighting and evading; ready enemies at one's side make it dangerous."""
    you, place = sight.you, sight.entities[sight.here]
    if kind == INVESTIGATE:
        if not place["clues"]:
            return -1
        return sight.chance(INTELLECT, place["numbers"]["shroud"] - (verb != "investigate")) * CLUE
    if verb == "move":
        ways = [w for goal in sight.goals for w in steps_towards(sight.here, goal, sight.near)]
        here = sight.chance(INTELLECT, place["numbers"]["shroud"]) * CLUE if place["clues"] else 0
        return 5.5 - 0.6 * here if thing.get("id") in ways else 0
    if verb == "play":
        if sight.kind(thing) != "asset":
            return 2
        return 7 if is_weapon(thing) and not sight.armed() else 5.5 if sight.fact(thing, "health") else 4
    if verb == "resource":
        return 3 if you["resources"] < 3 else 1
    if verb == "draw":
        return 3.2 if len(sight.cards(you["hand"])) < 3 else 2
    return 2.5 if verb != "engage" else -1


# ------------------------------------------------------------------ other questions


def commit(sight: Sight, options: list[Option], most: int) -> tuple[str, ...]:
    """As few cards as make the test safe, skills first; nothing where it is safe or hopeless anyway."""
    args = dict(sight.view["decision"]["args"])
    missing = args["difficulty"] + MARGIN - args["value"]
    if missing <= 0 or missing > MARGIN + 3:
        return ()
    options.sort(key=lambda option: sight.kind(sight.about(option)) != "skill")
    skill = args["skill"][1].removeprefix("ahlcg-")
    out: list[str] = []
    for option in options:
        icons = REGISTRY[sight.about(option)["code"]].facts["icons"]
        if missing > 0 and len(out) < most:
            out.append(option["key"])
            missing -= sum(icon in (skill, "wild") for icon in icons)
    return tuple(out)


def react(sight: Sight, option: Option) -> float:
    """What can be used, is, unless it costs what one can hardly spare."""
    return 0 if option["key"] == "pass" else 1


def window(sight: Sight, option: Option) -> float:
    """Free abilities wait for one's own turn, except those that help a test that is under way."""
    if option["key"] == "pass":
        return 1
    if option["key"].startswith(PUT_AWAY):
        return -1
    return 2 if sight.view["turn"] == sight.you["index"] and sight.you["resources"] > 4 else 0


def take_harm(sight: Sight, option: Option) -> float:
    """Assets take what they can bear; the investigator what would only break them, while strong enough."""
    args = dict(option["args"])
    mine = args["n"] * (3 if sight.weak else 1)
    broken = sum(sight.fact(sight.entities[i], "cost") for i in option["about"])
    return float(-mine - 0.4 * broken)


def cheap(sight: Sight, option: Option) -> float:
    """What is discarded: the cheapest first, events before assets."""
    card = sight.about(option)
    return -sight.fact(card, "cost") - (2 if sight.kind(card) == "asset" else 0)


def dear(sight: Sight, option: Option) -> float:
    return -cheap(sight, option)


def weakest(sight: Sight, option: Option) -> float:
    """The enemy that is easiest to beat."""
    enemy = sight.about(option)
    return float(enemy.get("damage", 0) - sight.fact(enemy, "fight") - sight.fact(enemy, "health"))


def shop(sight: Sight, option: Option) -> float:
    """Upgrades before new cards."""
    return {"upgrade": 2.0, "buy": 1.0}.get(option["key"].partition(" ")[0], 0.0)


def go_on(sight: Sight, option: Option) -> float:
    return float(option["key"] == "on")


def give_clues(sight: Sight, option: Option) -> float:
    """As many as are wanted: who gives fewer only makes the group ask again."""
    return float(option["key"].removeprefix("spend "))


def good_token(sight: Sight, option: Option) -> float:
    """The elder sign, then numbers as they are, symbols as something bad, and never tentacles if there is a choice."""
    token = option["key"].removeprefix("resolve ")
    if token.lstrip("+-").isdecimal():
        return float(token)
    return {"elder_sign": 2.0, "auto_fail": -99.0}.get(token, -2.5)


WORTH: dict[str, Worth] = {
    "ahlcg-prompt-action": action,
    "ahlcg-prompt-window": window,
    "core-prompt-react": react,
    "ahlcg-prompt-assign-damage": take_harm,
    "ahlcg-prompt-assign-horror": take_harm,
    "ahlcg-prompt-discard": cheap,
    "ahlcg-prompt-hand-size": cheap,
    "ahlcg-prompt-slot": cheap,
    "ahlcg-prompt-search": dear,
    "ahlcg-prompt-take": dear,
    "ahlcg-prompt-fight": weakest,
    "ahlcg-prompt-enemy": weakest,
    "ahlcg-prompt-buy": shop,
    "ahlcg-prompt-go-on": go_on,
    "ahlcg-prompt-spend-clues": give_clues,
    "ahlcg-prompt-token": good_token,
}

BOTS = {"arkham": ArkhamBot}
