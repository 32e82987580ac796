"""The starting cards: 37, of which five are spells that the deck has as well."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.forms import may, perform
from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after, count_use, forced, is_left, when
from rulebound.core.game.decision import choose
from rulebound.core.game.game import ROUND
from rulebound.core.game.values import Modifier, adds, cannot, sets
from rulebound.core.state.entities import Option
from rulebound.games.ah3.cards import (
    ONCE_A_ROUND,
    answers,
    component_action,
    discard_this,
    is_yours,
    starting,
    starts_too,
    yours,
)
from rulebound.games.ah3.content.spells import tests_of
from rulebound.games.ah3.effects import focus as focuses
from rulebound.games.ah3.effects import money
from rulebound.games.ah3.effects import test as tested
from rulebound.games.ah3.rules.actions import FARE, REACH, STANDARD, ActionDone, extra_action
from rulebound.games.ah3.rules.engaging import (
    Disengaged,
    MonsterHurt,
    defeat_monster,
    disengage_all,
    hurt,
    is_epic,
    met_by_monsters,
)
from rulebound.games.ah3.rules.gaining import (
    FOCUS_EACH,
    FOCUS_LIMIT,
    ClueGained,
    RemnantsSpent,
    can_focus,
    clues_to_sheet,
    focus,
    focus_count,
    gain_money,
    gain_remnants,
)
from rulebound.games.ah3.rules.losing import Suffering, recover
from rulebound.games.ah3.rules.monsters import Beset
from rulebound.games.ah3.rules.parts import (
    ANY,
    ATTACK,
    CAST,
    GATHER,
    MOVE,
    ONE_OR_ALL,
    RESEARCH,
    WARD,
    Bonus,
    Nudge,
    Reroll,
)
from rulebound.games.ah3.rules.piles import DISCARDING
from rulebound.games.ah3.rules.policy import is_you
from rulebound.games.ah3.rules.skill_tests import ALL_DICE, REROLLED, SKILL, FocusSpent, SpellCast, Testing
from rulebound.games.ah3.rules.spells import can_cast, cast_instead
from rulebound.games.ah3.state import (
    CONDITION,
    ITEM,
    LORE,
    OBSERVATION,
    SKILLS,
    SPELL,
    STRENGTH,
    TALENT,
    ArkhamHorror,
    Investigator,
    Monster,
    Paper,
    engaged_with,
    has_trait,
)


def three_spaces() -> tuple[Modifier, ...]:
    """Of a vehicle: a move action goes three spaces, and one more for $1."""
    return sets(REACH, 3, is_yours, "ah3/426.2"), sets(FARE, 1, is_yours, "ah3/426.2")


def you_may_focus(g: ArkhamHorror, this: Any, you: Investigator, e: Any) -> bool:
    """It happens to the owner, who has a skill to focus."""
    return e.about == you.id and can_focus(g, you)


# ------------------------------------------------------------------ Agnes Baker


@starting("Heirloom of Hyperborea", ITEM, "magical curio")
class HeirloomOfHyperborea:
    @answers(after(SpellCast), if_=you_may_focus, cite="ah3/436.7 /445.3")
    def remember(g: ArkhamHorror, this: Paper, you: Investigator, e: SpellCast) -> Steps[None]:
        yield from focus(g, you)


@starting("Storm of Spirits", SPELL, "incantation", cast_horror=1)
class StormOfSpirits:
    @answers(when(Testing), cite="ah3/419.2 /436.7",
             if_=lambda g, this, you, e: tests_of(g, you, e, ATTACK, STRENGTH)
             and can_cast(g, you, this))  # fmt: skip
    def call(g: ArkhamHorror, this: Paper, you: Investigator, e: Testing) -> Steps[None]:
        yield from cast_instead(g, you, this)


starts_too("Flesh Ward")


# ------------------------------------------------------------------ Calvin Wright


@starting("Spirit Dagger", ITEM, "magical curio", hands=1,
          bonuses=(Bonus(2, STRENGTH, ATTACK), Bonus(2, LORE, WARD)))  # fmt: skip
class SpiritDagger: ...


@starting("Until the End of Time", CONDITION, "innate", health=2, sanity=2)
class UntilTheEndOfTime:
    constant = (cannot(DISCARDING, lambda g, this, card: card is this, "ah3/002"),)

    def reckoning(g: ArkhamHorror, this: Paper) -> Steps[None]:
        yield from recover(g, this, 1, 1)


@starting("Voice of the Messenger", CONDITION, "innate")
class VoiceOfTheMessenger:
    dice = Reroll(ANY, once=False, horror=1)


# ------------------------------------------------------------------ Daniela Reyes


def with_a_free_hand(g: ArkhamHorror, this: Any, you: Investigator) -> int:
    """1, or 3 if nothing else is held in the attack."""
    return 3 if g.deed is None or g.deed.hands <= 1 else 1


@starting("Wrench", ITEM, "common", hands=1, alone=True, bonuses=(Bonus(with_a_free_hand, STRENGTH, ATTACK),))
class Wrench: ...


@starting("Gabriel", ITEM, "vehicle")
class Gabriel:
    constant = three_spaces()


@starting("Ace of Swords", ITEM, "curio")
class AceOfSwords:
    @answers(after(FocusSpent), if_=lambda g, this, you, e: e.about == you.id and you.horror > 0, cite="ah3/466.4a")
    def steady(g: ArkhamHorror, this: Paper, you: Investigator, e: FocusSpent) -> Steps[None]:
        yield from recover(g, you, 0, 1)


# ------------------------------------------------------------------ Dexter Drake


@starting("Magician's Cane", ITEM, "curio", hands=1, health=2, sanity=2, bonuses=(Bonus(2, LORE, CAST),))
class MagiciansCane: ...


starts_too("Astral Travel")
starts_too("Mists of R'lyeh")


# ------------------------------------------------------------------ Jenny Barnes


@starting("Search for Izzie", TALENT, "innate", health=2, sanity=2)
class SearchForIzzie:
    dice = Reroll(ANY, damage=1, horror=1)


@starting("Jenny's Twin .45s", ITEM, "common weapon", hands=2, bonuses=(Bonus(3, STRENGTH, ATTACK),))
class JennysTwin45s:
    dice = Nudge(sorts=ATTACK)


@starting("Dressed to the Nines", TALENT, "innate")
class DressedToTheNines:
    """What it adds to her own action stands there."""

    constant = (sets(REROLLED, ALL_DICE, is_yours, "ah3/466.4b"),)


# ------------------------------------------------------------------ Marie Lambeau


@starting("Grand-mere's Knife", ITEM, "magical weapon", hands=1,
          bonuses=(Bonus(2, STRENGTH, ATTACK), Bonus(2, LORE, CAST)))  # fmt: skip
class GrandMeresKnife: ...


def done_before(you: Investigator) -> tuple[str, ...]:
    """The actions of this round, without the repeating itself."""
    return tuple([act for act in you.done if act in STANDARD or not act.startswith("repeat ")])


@starting("Witch Blood", TALENT, "innate")
class WitchBlood:
    @component_action(if_=lambda g, this, you: bool(done_before(you)), cite="ah3/423.1 .3 /418.4")
    def repeat(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        yield from extra_action(g, you, done_before(you), True)

    @answers(after(RemnantsSpent), limit=ONCE_A_ROUND, if_=is_you, cite="ah3/434.1")
    def draw_back(g: ArkhamHorror, this: Paper, you: Investigator, e: RemnantsSpent) -> Steps[None]:
        yield from gain_remnants(g, you, 1)


starts_too("Intervene")


# ------------------------------------------------------------------ Michael McGlen


@starting("O'Bannion Member", TALENT, "job")
class OBannionMember:
    @answers(after(ActionDone), if_=lambda g, this, you, e: e.about == you.id and e.act == GATHER, cite="ah3/421.2")
    def collect(g: ArkhamHorror, this: Paper, you: Investigator, e: ActionDone) -> Steps[None]:
        yield from perform(g, you, tested(STRENGTH, passed=money(2)))


@starting("Chicago Typewriter", ITEM, "common weapon", hands=2, bonuses=(Bonus(4, STRENGTH, ATTACK),))
class ChicagoTypewriter: ...


@starting("Ol' Boiler", ITEM, "vehicle", health=5)
class OlBoiler:
    @answers(after(ActionDone), cite="ah3/426.2 /475.13",
             if_=lambda g, this, you, e: e.about == you.id and e.act == MOVE
             and bool(engaged_with(g, you)))  # fmt: skip
    def run_over(g: ArkhamHorror, this: Paper, you: Investigator, e: ActionDone) -> Steps[None]:
        monster = yield from choose_entity(g, you.index, engaged_with(g, you), "ah3-prompt-run-over", "run-over")
        g.change(this, damage=this.damage + 2)
        g.touch(this)
        g.tell("ah3-log-asset-damage", "ah3/475.9", card=this, n=2)
        yield from hurt(g, monster, 2, you)


# ------------------------------------------------------------------ Minh Thi Phan


def shared(skill: str) -> Modifier:
    """+1 to a skill for others in the space of an owner who has focused it."""

    def who(g: Any, this: Any, you: Any) -> bool:
        owner = g.seat(this.owner)
        return you is not owner and you.space == owner.space and getattr(owner, skill) > 0

    return adds(SKILL[skill], 1, who, "ah3/445.6")


@starting("Synergy", TALENT, "innate")
class Synergy:
    constant = (yours(FOCUS_LIMIT, 1, "ah3/445.11"), *[shared(skill) for skill in SKILLS])


@starting("The King in Yellow", ITEM, "curio tome")
class TheKingInYellow:
    @answers(after(Suffering), limit=ONCE_A_ROUND, cite="ah3/431.3 /406.1",
             if_=lambda g, this, you, e: e.about == you.id and e.own_horror > 0)  # fmt: skip
    def understand(g: ArkhamHorror, this: Paper, you: Investigator, e: Suffering) -> Steps[None]:
        yield from clues_to_sheet(g, 1, "ah3/406.1", you)


def at_the_limit(g: ArkhamHorror, this: Any, you: Investigator) -> int:
    return int(focus_count(you) >= g.value(you, FOCUS_LIMIT))


@starting("Analytical Mind", TALENT, "innate", bonuses=(Bonus(at_the_limit, f"{LORE} {OBSERVATION}"),))
class AnalyticalMind: ...


# ------------------------------------------------------------------ Norman Withers


starts_too("Find Gate")


@starting("Precious Memento", ITEM, "curio", sanity=3)
class PreciousMemento:
    @forced(after(ClueGained), if_=is_you, cite="ah3/431.10")
    def hope(g: ArkhamHorror, this: Paper, you: Investigator, e: ClueGained) -> Steps[None]:
        yield from recover(g, this, 0, 2)


@starting("Astronomy Book", ITEM, "curio tome", hands=1)
class AstronomyBook:
    dice = Reroll(lambda g, this, you: int(g.here(you).doom))


# ------------------------------------------------------------------ Rex Murphy


@starting("It All Comes Together", TALENT, "innate", lifts=Bonus(1, sorts=RESEARCH))
class ItAllComesTogether: ...


@starting("Search for the Truth", TALENT, "innate")
class SearchForTheTruth:
    @forced(after(ClueGained), if_=is_you, cite="ah3/428.6 /417.1")
    def follow(g: ArkhamHorror, this: Paper, you: Investigator, e: ClueGained) -> Steps[None]:
        yield from gain_money(g, you, 1)
        yield from perform(g, you, may(focuses()))


@starting("The Tower", ITEM, "curio")
class TheTower:
    dice = Reroll(ONE_OR_ALL)


@starting("Overcome All Odds", TALENT, "innate")
class OvercomeAllOdds:
    constant = (yours(FOCUS_EACH, 1, "ah3/445.5"),)


# ------------------------------------------------------------------ Tommy Muldoon


@starting("Motorcycle", ITEM, "vehicle")
class Motorcycle:
    constant = three_spaces()


@starting("Becky", ITEM, "weapon", hands=2, health=2, sanity=3, bonuses=(Bonus(4, STRENGTH, ATTACK),))
class Becky: ...


def can_cuff(g: ArkhamHorror, this: Any, monster: Any) -> bool:
    """A human monster on the board that is not epic, and the handcuffs not used in this round."""
    return (
        type(monster) is Monster
        and monster.space > 0
        and not is_epic(g, monster)
        and has_trait(g, monster, "human")
        and is_left(g, ROUND, f"handcuffs {this.id}")
    )


@flow(cite="ah3/459.10")
def cuff(g: ArkhamHorror, this: Paper, you: Investigator, monster: Monster) -> Steps[None]:
    """It is defeated; in one's own attack action, by that attack."""
    count_use(g, ROUND, f"handcuffs {this.id}")
    deed = g.deed
    attacking = deed is not None and deed.act == ATTACK and deed.who == you.index
    yield from defeat_monster(g, monster, you.index, attacking)


@starting("Handcuffs", ITEM, "common")
class Handcuffs:
    @answers(after(MonsterHurt), cite="ah3/459.10",
             if_=lambda g, this, you, e: e.who == you.index and can_cuff(g, this, g.entity(e.about)))  # fmt: skip
    def after_a_blow(g: ArkhamHorror, this: Paper, you: Investigator, e: MonsterHurt) -> Steps[None]:
        yield from cuff(g, this, you, g.entity(e.about))

    @answers(after(Disengaged), cite="ah3/459.10",
             if_=lambda g, this, you, e: e.who == you.index and can_cuff(g, this, g.entity(e.about)))  # fmt: skip
    def breaking_away(g: ArkhamHorror, this: Paper, you: Investigator, e: Disengaged) -> Steps[None]:
        yield from cuff(g, this, you, g.entity(e.about))

    @answers(after(Suffering), cite="ah3/459.10",
             if_=lambda g, this, you, e: e.about == you.id and e.own_damage > 0 and e.monster > 0
             and can_cuff(g, this, g.entity(e.monster)))  # fmt: skip
    def when_hurt(g: ArkhamHorror, this: Paper, you: Investigator, e: Suffering) -> Steps[None]:
        yield from cuff(g, this, you, g.entity(e.monster))


# ------------------------------------------------------------------ Wendy Adams


@starting("Mama's Amulet", ITEM, "curio")
class MamasAmulet:
    @answers(when(Suffering), limit=ONCE_A_ROUND, cite="ah3/437.1",
             if_=lambda g, this, you, e: e.about == you.id and e.damage + e.horror > 0)  # fmt: skip
    def protect(g: ArkhamHorror, this: Paper, you: Investigator, e: Suffering) -> Steps[None]:
        """1 damage or 1 horror less."""
        options = tuple(
            [Option(kind, f"ah3-option-prevent-{kind}") for kind in ("damage", "horror") if getattr(e, kind)]
        )
        picked = yield from choose(g, you.index, options, "ah3-prompt-prevent", cite="ah3/437.1")
        g.change(e, **{picked.key: getattr(e, picked.key) - 1})


@starting("Mr. Pawterson", ITEM, "curio", health=2, sanity=2)
class MrPawterson:
    @answers(after(Beset), cost=(discard_this,), if_=is_you, cite="ah3/407.1 /410.2")
    def toss(g: ArkhamHorror, this: Paper, you: Investigator, e: Beset) -> Steps[None]:
        """Nothing is engaged with them any more, and all of it is exhausted; what is massive is there again."""
        yield from disengage_all(g, engaged_with(g, you), you)
        yield from met_by_monsters(g, you)


@starting("Mysterious Photograph", ITEM, "curio")
class MysteriousPhotograph:
    @answers(after(ClueGained), if_=you_may_focus, cite="ah3/428.6 /445.3")
    def study(g: ArkhamHorror, this: Paper, you: Investigator, e: ClueGained) -> Steps[None]:
        yield from focus(g, you)
