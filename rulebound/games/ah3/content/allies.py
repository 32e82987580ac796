"""The deck of allies: 12 cards."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps
from rulebound.core.game.abilities import after, forced
from rulebound.games.ah3.cards import (
    ONCE_A_ROUND,
    ally,
    answers,
    before_roll,
    component_action,
    half_price,
    remnants,
    yours,
)
from rulebound.games.ah3.rules.doom import remove_doom
from rulebound.games.ah3.rules.engaging import MonsterDefeated
from rulebound.games.ah3.rules.gaining import Gained, can_focus, focus, gain_item, research_clues
from rulebound.games.ah3.rules.losing import patients_here, recover_somebody
from rulebound.games.ah3.rules.parts import ATTACK, CAST, EXTRA_ACTIONS, WARD, Bonus, Reroll
from rulebound.games.ah3.rules.skill_tests import the_test
from rulebound.games.ah3.state import LORE, STRENGTH, ArkhamHorror, Investigator, Paper, hood_of


def clues_about(g: ArkhamHorror, this: Any, you: Investigator) -> int:
    """The clues that somebody has, and those in their neighbourhood."""
    return you.clues + clues_nearby(g, this, you)


def clues_nearby(g: ArkhamHorror, this: Any, you: Investigator) -> int:
    hood = hood_of(g, you)
    return hood.clues if hood is not None else 0


def beaten_by(e: MonsterDefeated, you: Investigator) -> bool:
    """Has somebody defeated a monster by attacking?"""
    return e.attack and e.who == you.index


@ally("Alice Luxley", "police-detective", 3, 2)
class AliceLuxley:
    @before_roll(limit=ONCE_A_ROUND,
                 if_=lambda g, this, you: g.test.who == you.index and clues_about(g, this, you) > 0)  # fmt: skip
    def deduce(g: ArkhamHorror, this: Paper, you: Investigator) -> Any:
        it = the_test(g)
        g.change(it, more=it.more + clues_about(g, this, you))


@ally("Arthur Johnson", "consultant", 3, 3)
class ArthurJohnson:
    dice = Reroll(1)


@ally("Delphinia Bell", "professor", 1, 4)
class DelphiniaBell:
    @component_action(cost=(remnants(1),), if_=lambda g, this, you: can_focus(g, you))
    def lecture(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        yield from focus(g, you, "", True)


@ally("Gabriel Carillo", "teacher", 2, 1)
class GabrielCarillo:
    constant = (yours(EXTRA_ACTIONS, 1),)


@ally("Grace Bechman", "paranormal-detective", 2, 3, bonuses=(Bonus(2, LORE, WARD),))
class GraceBechman: ...


@ally("Henry Wan", "actor", 2, 3)
class HenryWan:
    haggle = half_price()


@ally("Jenica Capra", "mystic-bounty-hunter", 2, 3)
class JenicaCapra:
    @answers(after(MonsterDefeated), if_=lambda g, this, you, e: beaten_by(e, you) and g.here(you).doom > 0)
    def cleanse(g: ArkhamHorror, this: Paper, you: Investigator, e: MonsterDefeated) -> Steps[None]:
        yield from remove_doom(g, g.here(you), 1, you)


@ally("Leland Williams", "antiquities-dealer", 3, 2)
class LelandWilliams:
    @forced(after(Gained), if_=lambda g, this, you, e: e.card == this.id and e.deck, cite="ah3/484.3 /478.6")
    def bring(g: ArkhamHorror, this: Paper, you: Investigator, e: Gained) -> Steps[None]:
        yield from gain_item(g, you, "curio")


@ally("Lewis Hayes", "professor", 1, 4, bonuses=(Bonus(2, LORE, CAST),))
class LewisHayes: ...


@ally("Sachiko Higa", "pugilist", 4, 1, bonuses=(Bonus(2, STRENGTH, ATTACK),))
class SachikoHiga: ...


@ally("Tetsuo Mori", "police-officer", 4, 1)
class TetsuoMori:
    @answers(after(MonsterDefeated), if_=lambda g, this, you, e: beaten_by(e, you) and you.clues > 0)
    def report(g: ArkhamHorror, this: Paper, you: Investigator, e: MonsterDefeated) -> Steps[None]:
        yield from research_clues(g, you, 1)


@ally("Zora Larson", "secretary", 2, 2)
class ZoraLarson:
    @component_action(if_=lambda g, this, you: bool(patients_here(g, you, 0, 1)))
    def comfort(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        yield from recover_somebody(g, you, 0, 1)
