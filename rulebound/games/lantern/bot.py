"""A keeper that plays sensibly: kindle when able, fetch when dry, save the lamps when it gets serious."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from rulebound.core.material.board import steps_towards
from rulebound.games.lantern.state import COAST, REGISTRY

SERIOUS = 2
"""So many dark lamps, and saving lamps comes before everything else."""


class LanternBot:
    """Answers from its own view only. As the wrecker it does its duty slowly and lays nothing."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, view: dict[str, Any], seat: int) -> tuple[str, ...]:
        sight = _Sight(view, seat)
        decision = view["decision"]
        options = list(decision["options"])
        self._random.shuffle(options)  # so that equals are treated as equals
        rank = RANKS.get(decision["prompt"], _any)
        options.sort(key=lambda option: rank(sight, option), reverse=True)
        return tuple([option["key"] for option in options[: decision["least"]]])


class _Sight:
    """What the bot reads from its view."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        self.view = view
        self.entities: dict[int, dict[str, Any]] = view["entities"]
        self.keepers = self.all("Keeper")
        self.you = self.keepers[seat]
        self.light = {p["code"]: p["light"] for p in self.all("Place")}
        self.here: str = self.entities[self.you["place"]]["code"]
        self.dark = [code for code, light in self.light.items() if light == 0]
        piles = {(p["code"], p["owner"]): p for p in self.all("Pile")}
        self.tools = [self.entities[i]["code"] for i in piles["tools-in-play", seat]["cards"]]
        self.wrecker = any(self.entities[i].get("code") == "wrecker" for i in piles["role", seat]["cards"])

    def all(self, kind: str) -> list[dict[str, Any]]:
        return [e for e in self.entities.values() if e["kind"] == kind]

    def about(self, option: dict[str, Any]) -> dict[str, Any]:
        """The place or card an option is about; nothing for those about none."""
        return self.entities[option["about"][0]] if option["about"] else {}

    @property
    def goal(self) -> str:
        """Where to go: the nearest dark lamp when it is serious and there is oil, else where the beacon is."""
        away = COAST.distances(self.here)
        if len(self.dark) >= SERIOUS and self.you["oil"]:
            nearest: str = min(self.dark, key=lambda code: away[code])
            return nearest
        return "lighthouse"

    @property
    def losing(self) -> int:
        """The light of the lamp that is about to lose some: the prompt's event names its place."""
        words = [word for _, word in self.view["decision"]["args"]]
        return min([self.light.get(name, 3) for name in _places(words)], default=3)


def _places(words: Any) -> list[str]:
    """The places named in a view's words, however deep they stand."""
    if isinstance(words, str):
        return [words.removeprefix("lantern-")] if words.removeprefix("lantern-") in COAST.places else []
    return [p for word in words for p in _places(word)] if isinstance(words, (list, tuple)) else []


Rank = Callable[[_Sight, dict[str, Any]], float]


def _any(sight: _Sight, option: dict[str, Any]) -> float:
    return 0


def _action(sight: _Sight, option: dict[str, Any]) -> float:
    verb, _, rest = option["key"].partition(" ")
    oil, light = sight.you["oil"], sight.light[sight.here]
    if verb in ("pour", "focus", "flare"):
        return 9 if light == 0 else 3 if light == 1 and sight.here != "lighthouse" else 0
    if verb == "kindle":
        return 8 if len(sight.dark) < SERIOUS + 1 else 5
    if verb == "empty":
        return 7 if oil <= 3 else 0
    if verb == "equip":
        return 7.5 if rest.startswith(("lens", "matches")) else 2
    if verb == "move":
        ways = steps_towards(sight.here, sight.goal, COAST.neighbours)
        return 6 if rest in ways and (oil >= 2 or sight.goal != "lighthouse") else 1
    if verb == "fetch":
        return 4 if oil < 5 else 0
    return {"chase": 3.5, "draw": 2.5, "pass": 0.5}.get(verb, 0)


def _vigil(sight: _Sight, option: dict[str, Any]) -> float:
    """The brightest card there is; a wrecker lays nothing, and a shutter is worth more than its glow."""
    code = sight.about(option).get("code")
    if code is None:
        return 0.5
    return -1 if sight.wrecker else float(REGISTRY[code].glow)


def _dimming(sight: _Sight, option: dict[str, Any]) -> float:
    """A lamp has to lose light: the brightest can spare it."""
    light = sight.about(option)["light"]
    return float(-light if sight.wrecker else light)


def _toll(sight: _Sight, option: dict[str, Any]) -> float:
    return float(option["key"] == "pay" and sight.light[sight.here] <= 1)


def _reaction(sight: _Sight, option: dict[str, Any]) -> float:
    """What saves a last light is used at once; nothing is wasted on lamps that burn well."""
    verb = option["key"].partition(" ")[0]
    if sight.wrecker:
        return float(verb == "pass")
    if verb == "strike":
        return 2
    if verb == "shut":
        return 2 if sight.losing <= 1 else 0
    if verb == "follow":
        return 2 if sight.here != sight.goal else 0
    return 1


def _discard(sight: _Sight, option: dict[str, Any]) -> float:
    return -float(REGISTRY[sight.about(option)["code"]].glow)


def _follow(sight: _Sight, option: dict[str, Any]) -> float:
    return float(sight.about(option)["code"] in steps_towards(sight.here, sight.goal, COAST.neighbours))


RANKS: dict[str, Rank] = {
    "lantern-prompt-action": _action,
    "lantern-prompt-vigil": _vigil,
    "lantern-prompt-storm": _dimming,
    "lantern-prompt-gust": _dimming,
    "lantern-prompt-toll": _toll,
    "lantern-prompt-discard": _discard,
    "lantern-prompt-follow": _follow,
    "core-prompt-react": _reaction,
}

BOTS = {"lantern": LanternBot}
