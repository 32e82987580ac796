"""The five investigators and their signature cards."""

from __future__ import annotations

from rulebound.core.abilities import Limit, after, reaction
from rulebound.core.flow import Steps
from rulebound.core.game import ROUND
from rulebound.games.ahlcg.cards import GUARDIAN, SEEKER, investigator
from rulebound.games.ahlcg.rules.enemies import Defeated
from rulebound.games.ahlcg.rules.locations import discover
from rulebound.games.ahlcg.state import Arkham, ArkhamHorror, Investigator, SkillTest, definition


def you_defeated_an_enemy(g: ArkhamHorror, this: Investigator, you: Investigator, event: Defeated) -> bool:
    return event.who == you.index and definition(g, g.entity(event.about)).type == "enemy"


def a_clue_is_here(g: ArkhamHorror, this: Investigator, you: Investigator, event: Defeated) -> bool:
    here = g.entity(you.location)
    return bool(isinstance(here, Arkham) and here.clues)


@investigator("01001", "Roland Banks", GUARDIAN, willpower=3, intellect=3, combat=4, agility=2, health=9, sanity=5,
              traits="Agency Detective", second=SEEKER, signatures=("01006", "01007"))  # fmt: skip
class RolandBanks:
    @reaction(after(Defeated), limit=Limit(1, per=ROUND), if_=you_defeated_an_enemy, useful=a_clue_is_here,
              cite="ahlcg/ability.triggered.5")  # fmt: skip
    def find_evidence(g: ArkhamHorror, this: Investigator, you: Investigator, event: Defeated) -> Steps[None]:
        """After you defeat an enemy: discover 1 clue at your location."""
        here = g.entity(you.location)
        yield from discover(g, you, here, 1)

    def elder_sign(g: ArkhamHorror, you: Investigator, test: SkillTest) -> int:
        """+1 for each clue on your location."""
        return int(g.entity(you.location).clues)
