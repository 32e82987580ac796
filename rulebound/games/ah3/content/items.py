"""The deck of items: 28 cards."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps
from rulebound.core.game.abilities import after, forced
from rulebound.core.timing.timing import together
from rulebound.games.ah3.cards import (
    answers,
    component_action,
    discard_this,
    half_price,
    in_test,
    item,
    you_cannot,
    yours,
)
from rulebound.games.ah3.rules.actions import ActionDone
from rulebound.games.ah3.rules.engaging import MonsterHurt, engage, hurt
from rulebound.games.ah3.rules.gaining import research_clues
from rulebound.games.ah3.rules.losing import DAMAGE, HORROR, Suffering, patients_here, pay, recover, recover_somebody
from rulebound.games.ah3.rules.parts import (
    ANY,
    ATTACK,
    CAST,
    EVADE,
    EXTRA_ACTIONS,
    RESEARCH,
    WARD,
    Bonus,
    Nudge,
    Reroll,
)
from rulebound.games.ah3.rules.prey import UNSEEN
from rulebound.games.ah3.state import (
    ELUSIVE,
    LORE,
    OBSERVATION,
    STRENGTH,
    ArkhamHorror,
    Investigator,
    Paper,
    engaged_with,
    has_keyword,
    is_ready,
)


def attacking(g: ArkhamHorror, this: Any, you: Investigator) -> bool:
    """Are the dice of one's own attack on the table?"""
    it = g.test
    return it is not None and it.who == you.index and ATTACK in it.sorts


# ------------------------------------------------------------------ weapons


@item(".38 Revolver", 3, "common weapon", hands=1, bonuses=(Bonus(2, STRENGTH, ATTACK),))
class Revolver: ...


@item(".41 Derringer", 2, "common curio weapon", hands=1)
class Derringer:
    dice = Nudge(sorts=ATTACK)


@item(".45 Automatic", 4, "common weapon", hands=1, bonuses=(Bonus(3, STRENGTH, ATTACK),))
class Automatic: ...


@item(".45 Thompson", 5, "common weapon", hands=2, bonuses=(Bonus(5, STRENGTH, ATTACK),))
class Thompson: ...


@item("Dynamite", 5, "common weapon")
class Dynamite:
    @in_test(cost=(discard_this,), cite="ah3/418.6 /475.13",
             if_=lambda g, this, you: attacking(g, this, you) and bool(engaged_with(g, you)))  # fmt: skip
    def blow_up(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        """5 damage to each monster engaged with its owner, at the same time: what is said of those who fall by it comes
        in the order the leader says."""
        yield from together(g, tuple([hurt.later(m, 5, you, True) for m in engaged_with(g, you)]))


@item("Knife", 1, "common curio weapon", hands=1, bonuses=(Bonus(1, STRENGTH, ATTACK),))
class Knife: ...


@item("Shotgun", 6, "common weapon", hands=2, bonuses=(Bonus(5, STRENGTH, ATTACK),), doubles=True)
class Shotgun: ...


# ------------------------------------------------------------------ what protects


@item("Bulletproof Vest", 4, "common", health=4, softens=DAMAGE)
class BulletproofVest: ...


@item("Elder Sign Amulet", 4, "magical curio", health=2, sanity=4, softens=HORROR)
class ElderSignAmulet: ...


@item("Leather Coat", 3, "common curio", health=3, bonuses=(Bonus(1, OBSERVATION, EVADE),))
class LeatherCoat: ...


@item("Liquid Courage", 1, "common", sanity=2)
class LiquidCourage: ...


@item("Pain Killers", 1, "common", health=2)
class PainKillers: ...


@item("Tattered Cloak", 5, "magical curio")
class TatteredCloak:
    constant = (you_cannot(UNSEEN, "ah3/002"),)

    @forced(after(MonsterHurt), cite="ah3/413.5",
            if_=lambda g, this, you, e: e.who == you.index and is_ready(g.entity(e.about))
            and g.entity(e.about).space == you.space and not has_keyword(g, g.entity(e.about), ELUSIVE))  # fmt: skip
    def notice(g: ArkhamHorror, this: Paper, you: Investigator, e: MonsterHurt) -> Steps[None]:
        """What its wearer has hurt sees them."""
        yield from engage(g, g.entity(e.about), you, "ah3/413.5")


@item("Token of Faith", 3, "common curio", sanity=3)
class TokenOfFaith:
    def struck(g: ArkhamHorror, this: Paper, you: Investigator, e: Suffering) -> Steps[None]:
        yield from recover(g, you, 0, 1)


# ------------------------------------------------------------------ what heals


@item("First Aid Kit", 2, "common")
class FirstAidKit:
    @component_action(if_=lambda g, this, you: bool(patients_here(g, you, 1, 0)))
    def heal(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        yield from recover_somebody(g, you, 1, 0)


@item("Grimms' Fairy Tales", 4, "common curio tome")
class GrimmsFairyTales:
    @component_action(if_=lambda g, this, you: bool(patients_here(g, you, 0, 1)))
    def read_aloud(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        yield from recover_somebody(g, you, 0, 1)


# ------------------------------------------------------------------ books and tools


@item("Grotesque Statue", 4, "magical curio")
class GrotesqueStatue:
    @answers(after(ActionDone),
             if_=lambda g, this, you, e: e.about == you.id and e.act == RESEARCH and you.clues > 0)  # fmt: skip
    def stare(g: ArkhamHorror, this: Paper, you: Investigator, e: ActionDone) -> Steps[None]:
        if (yield from pay(g, you, 0, 1)):
            yield from research_clues(g, you, 1)


@item("Magnifying Glass", 1, "common curio", hands=1, bonuses=(Bonus(1, OBSERVATION, RESEARCH),))
class MagnifyingGlass: ...


@item("Mystic Scroll", 3, "curio tome", bonuses=(Bonus(2, LORE, CAST),))
class MysticScroll: ...


@item("Mystic Tome", 4, "curio tome", hands=1, bonuses=(Bonus(3, LORE, CAST),))
class MysticTome: ...


@item("Occult Scripture", 3, "curio tome", hands=1, bonuses=(Bonus(2, OBSERVATION, RESEARCH),))
class OccultScripture: ...


@item("Otherworld Codex", 5, "curio tome", hands=2, bonuses=(Bonus(3, LORE, WARD),))
class OtherworldCodex: ...


@item("Secret Page", 3, "curio tome", hands=1, bonuses=(Bonus(2, LORE, WARD),))
class SecretPage: ...


# ------------------------------------------------------------------ luck, money, time


@item("Fine Clothes", 4, "common curio")
class FineClothes:
    haggle = half_price()


@item("Lucky Cigarette Case", 5, "common curio")
class LuckyCigaretteCase:
    dice = Nudge(once=True)


@item("Pocket Watch", 6, "common curio")
class PocketWatch:
    constant = (yours(EXTRA_ACTIONS, 1),)


@item("Rabbit's Foot", 2, "common curio")
class RabbitsFoot:
    dice = Reroll(1)


@item("Silver Key", 6, "magical curio")
class SilverKey:
    dice = Reroll(ANY, f"{LORE} {OBSERVATION}")
