"""A player who quests with what can be spared, defends with sense, kills what can be killed and builds an army.

It answers from its own view alone. Every option gets a worth; the best is taken, equals by chance. How worths are
come by is in bots/.
"""

from __future__ import annotations

from random import Random
from typing import Any

from rulebound.games.lotr.bots.answers import BY_DEED, SEVERAL, WORTH, anything
from rulebound.games.lotr.bots.fighting import several_defenders
from rulebound.games.lotr.bots.sight import Sight, Thing
from rulebound.games.lotr.bots.spending import action, planning

DEEDS = ("lotr-prompt-window", "lotr-prompt-planning", "core-prompt-react")
"""Where one says what one does: questions that follow are about that."""
OF_DEEDS = ("lotr-prompt-pay", "lotr-prompt-x", "lotr-prompt-player", "lotr-prompt-choose", "lotr-prompt-gandalf")
"""Questions in between, after which one is still at it."""


class RingsBot:
    """Looks one step ahead, with a rule of thumb for each kind of question."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self.deed = ""
        """The code of the card that this player has just played or used."""
        self.before = 0
        """How many cards the encounter deck had when the players committed."""
        self.settled = 0
        """The round in which the quest has been thought over after the cards were revealed."""

    def choose(self, view: dict[str, Any], seat: int) -> tuple[str, ...]:
        decision = view["decision"]
        options = list(decision["options"])
        sight = Sight(view, seat)
        self._random.shuffle(options)  # so that equals are treated as equals
        prompt = decision["prompt"]
        if prompt == "lotr-prompt-commit":
            self.before = len(sight.cards(sight.scenario["encounter"]))
        keys = self.answer(sight, prompt, options)
        if prompt in DEEDS:
            about = next((sight.about(o) for o in options if o["key"] == keys[0]), {})
            self.deed = about.get("code", "") if keys[0] != "pass" else ""
        elif prompt not in OF_DEEDS:
            self.deed = ""
        return keys

    def answer(self, sight: Sight, prompt: str, options: list[Thing]) -> tuple[str, ...]:
        decision = sight.view["decision"]
        least, most = decision["least"], decision["most"]
        if prompt == "lotr-prompt-defend" and (least, most) != (1, 1):
            return tuple(several_defenders(sight, options))
        several = SEVERAL.get(prompt)
        if several is not None:
            return tuple(several(sight, options))
        if prompt in ("lotr-prompt-window", "lotr-prompt-planning"):
            return (self.act(sight, prompt, options),)
        by_deed = BY_DEED.get(prompt)
        if by_deed is not None:
            options.sort(key=lambda option: by_deed(sight, option, self.deed), reverse=True)
        else:
            worth = WORTH.get(prompt, anything)
            options.sort(key=lambda option: worth(sight, option), reverse=True)
        return tuple([option["key"] for option in options[: max(least, 1 if most == 1 else 0)]])

    def act(self, sight: Sight, prompt: str, options: list[Thing]) -> str:
        """What to do in a window. Once the cards of the quest are revealed there is one look at how it stands."""
        settled = self.stands(sight)
        worth = planning if prompt == "lotr-prompt-planning" else action
        best = max(options, key=lambda option: worth(sight, option, settled))
        if settled and best["key"] == "pass":
            self.settled = sight.view["round"]
        return str(best["key"])

    def stands(self, sight: Sight) -> bool:
        """Are the cards of this quest phase revealed, and the quest not resolved yet?"""
        questing = sight.phase == "quest" and any(c["committed"] for p in sight.players for c in sight.characters(p))
        revealed = len(sight.cards(sight.scenario["encounter"])) != self.before
        return questing and revealed and self.settled != sight.view["round"]


BOTS = {"companion": RingsBot}
