"""What the board tells of monsters is what is printed on them."""

from __future__ import annotations

import rulebound
from rulebound.core.knowing.view import view
from rulebound.games.eldritch.state import REGISTRY


def test_a_monster_that_takes_dice_away_says_so() -> None:
    told = set()
    for seed in range(6):
        table = rulebound.new("eldritch", {"seats": "8", "investigators": "random"}, seed=seed)
        for thing in view(table.game)["entities"].values():
            if "test-strength" in thing.get("numbers", {}) and thing["code"] != "cultist":
                told.add(thing["numbers"]["test-strength"])
                assert thing["numbers"]["test-strength"] == REGISTRY[thing["code"]].facts["strength"]
    assert min(told) < 0
