"""What an action is worth to a traitor among the bots of Unfathomable: in hiding, and after the strike."""

from __future__ import annotations

from rulebound.games.unfathomable.bots.beliefs import Beliefs
from rulebound.games.unfathomable.bots.sight import HIDDEN, Sight, Thing
from rulebound.games.unfathomable.state import (
    BOILER_ROOM,
    BRIDGE,
    BRIG,
    CABIN,
    CARGO_HOLD,
    CHAPEL,
    DECK_SPACES,
    DEEP,
    GALLEY,
    RESOURCES,
    ROOMS,
    SICK_BAY,
)

DOUBTFUL = 0.7
"""So suspect has somebody to be before he or she is locked up."""
HIT, HIT_HUMAN = 5 / 8, 3 / 8
"""The chance of an attack without a weapon."""


class Treason:
    """When to strike, and what to do before and after."""

    def __init__(self, sight: Sight, beliefs: Beliefs) -> None:
        self.sight, self.beliefs = sight, beliefs

    def infested(self) -> list[str]:
        return [c for c, s in self.sight.spaces.items() if s["deep_ones"] and c != DEEP]

    def time_has_come(self) -> bool:
        """To strike: the ship is weak, or the others know anyway, or the port is near."""
        sight = self.sight
        if sight.stance != HIDDEN:
            return False
        if any(c.get("code") == "cultist" for c in sight.cards(sight.you["loyalty"])):
            return bool(sight.ship["distance"] >= 12)
        ship = sight.ship
        weak = min(ship[r] for r in RESOURCES) <= 2 or sight.wrecks >= 4 or sight.reserve <= 3
        suspected = self.beliefs.of(sight.seat) >= 2 * DOUBTFUL or sight.here == BRIG
        return bool(ship["distance"] >= 10 or suspected or (weak and ship["awakened"]))

    def sabotage(self, verb: str, rest: str, fair: float) -> float:
        """In hiding: what looks busy and brings little comes before what helps."""
        sight = self.sight
        if verb in (BRIDGE, GALLEY, CARGO_HOLD):
            return 0.5
        if verb == CABIN:
            _, doubt = self.beliefs.suspect(sight)
            return 0.9 if doubt > 0.5 else 0.1
        if verb == "move":
            goals = {GALLEY: 0.35, BRIDGE: 0.3, CARGO_HOLD: 0.3}
            usable = rest in ROOMS and not sight.damaged(rest) and not sight.deep_ones(rest)
            idle = goals.get(rest, 0.0) if usable and sight.here not in goals else 0.0
            return max(idle, (0.5 if rest == BOILER_ROOM else 0.8) * fair)
        if verb == "learn":
            return 0.4
        return (0.6 if verb in (BOILER_ROOM, CHAPEL, "repair", "mend", "full-steam") else 0.9) * fair

    def treason(self, verb: str, rest: str, option: Thing) -> float:
        """In the open: whatever hurts most."""
        sight = self.sight
        here = sight.here
        if verb == "attack":
            return 0.6 * HIT_HUMAN + 0.1
        if verb == "slay":
            return sight.cost("souls", 1)
        if verb == "break-out":
            return 1.0
        if verb == "ransack":
            return 0.4 + sight.cost({CHAPEL: "sanity", GALLEY: "food"}.get(here, "fuel"), 1)
        if verb == "perform":
            return sight.monarch("mother-hydra") + sight.monarch("father-dagon")
        if verb == "reinforce":
            return 0.35 + (1.0 if sight.deep_ones(DEEP) >= 3 else 0.0) + (12 if sight.reserve == 0 else 0)
        if verb == "call":
            return max([self.fury(c) for c in self.infested()], default=0.0)
        if verb == "sing":
            return 0.45
        if verb in ("fire", "blast", "rage", "wither", "bite", "drive_off", "drive-off"):
            return 0.6 * HIT_HUMAN + 0.15 if verb != "drive-off" else 0.1
        if verb == "learn":
            return 0.1
        if verb == "move":
            return self.lurk(rest) * 0.6 - 0.6 * (self.lurk(here) if here != BRIG else 0.0)
        return -0.5

    def fury(self, code: str) -> float:
        """What one Deep One of a space would do."""
        sight = self.sight
        if sight.humans_at(code):
            return 0.35
        if code in DECK_SPACES and sight.passengers(code):
            return sight.cost("souls", 1)
        if code in ROOMS and not sight.damaged(code):
            return sight.wreck
        return 0.15

    def lurk(self, code: str) -> float:
        """What a traitor can do in a space."""
        sight = self.sight
        if sight.passengers(code) and not sight.humans_at(code):
            return sight.cost("souls", 1) + 0.1 * sight.passengers(code)
        if any(c.get("code", "").startswith("ransack") for c in sight.hand):
            loot = {CHAPEL: "sanity", GALLEY: "food", BOILER_ROOM: "fuel"}.get(code)
            if loot:
                return 0.2 + 0.8 * sight.cost(loot, 1)
        crowd = sight.humans_at(code)
        block = {BOILER_ROOM: 0.5, GALLEY: 0.2, CHAPEL: 0.2}.get(code, 0.0)
        return block + (0.25 if crowd and code not in (SICK_BAY, BRIG) else 0.0)
