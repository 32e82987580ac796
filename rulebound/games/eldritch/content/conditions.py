"""The conditions, and what waits on their backs."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.forms import may, perform, seq, to, unless
from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after
from rulebound.core.state.clauses import cite
from rulebound.games.eldritch.cards import answers, back, component_action, condition, you_cannot
from rulebound.games.eldritch.effects import (
    ALLY,
    ITEM,
    I,
    L,
    O,
    S,
    W,
    ambush,
    become_delayed,
    delayed,
    devoured,
    discard_a_monster,
    discard_asset,
    discard_possession,
    discard_the,
    doom,
    gain,
    gain_clues,
    lose,
    move_to_nearest,
    recover,
    spend_clues,
    test,
)
from rulebound.games.eldritch.rules.actions import Rested
from rulebound.games.eldritch.rules.dice import die
from rulebound.games.eldritch.rules.doom import advance_omen
from rulebound.games.eldritch.rules.gaining import discard_some, gain_condition, turn
from rulebound.games.eldritch.rules.gaining import gain as gain_card
from rulebound.games.eldritch.rules.losing import MOVING, each_loses
from rulebound.games.eldritch.rules.piles import discard
from rulebound.games.eldritch.rules.skill_tests import test as try_skill
from rulebound.games.eldritch.rules.tokens import lose_clues, spawn_gate
from rulebound.games.eldritch.state import (
    CITY,
    SEA,
    EldritchHorror,
    Investigator,
    Paper,
    clue_count,
    definition,
    investigators_at,
    possessions,
    spells,
    with_trait,
)

# ------------------------------------------------------------------ what fronts often do


def owner(g: EldritchHorror, card: Paper) -> Investigator:
    return g.seat(card.owner)  # type: ignore[no-any-return]


@flow(cite="eldritch/reckoning.5 /flipping.1")
def try_or_turn(g: EldritchHorror, card: Paper, skill: str) -> Steps[None]:
    """A test at each reckoning; failed, the card is turned."""
    you = owner(g, card)
    if not (yield from try_skill(g, you, skill)) and you.code and card.pile == you.conditions:
        yield from turn(g, you, card)


@cite("eldritch/flipping.1 /defeated.4")
def done_with(g: EldritchHorror, you: Investigator, card: Paper) -> None:
    """What a back ends with: the card is discarded. Until then one has it, and can gain no other of its name; somebody
    who fell by it has lost it already."""
    if you.code and card.pile == you.conditions:
        discard(g, card)


def will_or_turn(g: EldritchHorror, this: Paper) -> Steps[None]:
    """A test of will; failed, the card is turned."""
    yield from try_or_turn(g, this, W)


def strength_or_turn(g: EldritchHorror, this: Paper) -> Steps[None]:
    """A test of strength; failed, the card is turned."""
    yield from try_or_turn(g, this, S)


def you_rest(g: EldritchHorror, this: Paper, you: Investigator, e: Rested) -> bool:
    return e.about == you.id


def rest(g: EldritchHorror, this: Paper, you: Investigator, e: Rested) -> Steps[None]:
    """A die: 5 or 6 cures it."""
    n = yield from die(g, you)
    if n >= 5:
        discard(g, this)


def cured_by_rest() -> Any:
    """What may be done about a madness or an injury while resting."""
    return answers(after(Rested), if_=you_rest, cite="eldritch/conditions.5")(rest)


# ------------------------------------------------------------------ madness


@condition("Amnesia", "madness")
class Amnesia:
    rest = cured_by_rest()
    reckoning = will_or_turn


@back("Amnesia", "The Terrible Truth")
class TheTerribleTruth:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """A Dark Pact; the card is discarded."""
        yield from gain_condition(g, you, "dark-pact")
        done_with(g, you, card)


@back("Amnesia", "Unexplained Debts")
class UnexplainedDebts:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """A Debt; the card is discarded."""
        yield from gain_condition(g, you, "debt")
        done_with(g, you, card)


@back("Amnesia", "Forgotten Crimes")
class ForgottenCrimes:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """Detained; the card is discarded."""
        yield from gain_condition(g, you, "detained")
        done_with(g, you, card)


@condition("Hallucinations", "madness")
class Hallucinations:
    rest = cured_by_rest()
    reckoning = will_or_turn


@back("Hallucinations", "Delusions")
class Delusions:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Any:
        """All clues are lost; the card is discarded."""
        lose_clues(g, you, clue_count(g, you))
        discard(g, card)


@back("Hallucinations", "The Voices")
class TheVoices:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """1 Sanity; the card is turned back."""
        yield from perform(g, you, lose(sanity=1))


@back("Hallucinations", "Swarming")
class Swarming:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """3 Sanity; the card is discarded."""
        yield from perform(g, you, lose(sanity=3))
        done_with(g, you, card)


@condition("Paranoia", "madness")
class Paranoia:
    rest = cured_by_rest()
    reckoning = will_or_turn


@back("Paranoia", "Kleptomania")
class Kleptomania:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """A random Item; unless observation is worth as much, it is lost and one is detained. The card is discarded."""
        before = possessions(g, you)
        yield from gain_card(g, you, "asset", trait=ITEM)
        stolen = next((c for c in possessions(g, you) if c not in before), None)
        if stolen is not None:
            found = yield from try_skill(g, you, O)
            if found < definition(g, stolen).value:
                discard(g, stolen)
                yield from gain_condition(g, you, "detained")
        done_with(g, you, card)


@back("Paranoia", "Violent Outbursts")
class ViolentOutbursts:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """Each other investigator here loses 2 Health, and an Ally is discarded; the card is turned back."""
        others = [i for i in investigators_at(g, g.here(you)) if i is not you]
        yield from each_loses(g, tuple([(i, 2, 0) for i in others]))
        yield from perform(g, you, discard_asset(ALLY))


@back("Paranoia", "Agoraphobia")
class Agoraphobia:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """2 Sanity in a city; the card is turned back."""
        if g.here(you).sort == CITY:
            yield from perform(g, you, lose(sanity=2))


# ------------------------------------------------------------------ injuries


@condition("Back Injury", "injury")
class BackInjury:
    rest = cured_by_rest()
    reckoning = strength_or_turn


@back("Back Injury", "Nerve Damage")
class NerveDamage:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """An Item is discarded; the card is turned back."""
        yield from perform(g, you, discard_possession(ITEM))


@back("Back Injury", "Muscle Spasms")
class MuscleSpasms:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """An Item is discarded, and one is delayed; the card is discarded."""
        yield from perform(g, you, discard_possession(ITEM))
        yield from perform(g, you, delayed())
        done_with(g, you, card)


@back("Back Injury", "Fractured Spine")
class FracturedSpine:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """All Items but one are discarded, and so is the card."""
        items = with_trait(g, you, ITEM)
        if len(items) > 1:
            yield from discard_some(g, you, items, len(items) - 1)
        done_with(g, you, card)


@condition("Internal Injury", "injury")
class InternalInjury:
    rest = cured_by_rest()
    reckoning = strength_or_turn


@back("Internal Injury", "Cracked Rib")
class CrackedRib:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """1 Health; the card is turned back."""
        yield from perform(g, you, lose(health=1))


@back("Internal Injury", "Excruciating Pain")
class ExcruciatingPain:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """3 Health; the card is discarded."""
        yield from perform(g, you, lose(health=3))
        done_with(g, you, card)


@back("Internal Injury", "Internal Bleeding")
class InternalBleeding:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """1 Health, and one is delayed; the card is discarded."""
        yield from perform(g, you, lose(health=1))
        yield from perform(g, you, delayed())
        done_with(g, you, card)


@condition("Leg Injury", "injury")
class LegInjury:
    rest = cured_by_rest()
    reckoning = strength_or_turn


@back("Leg Injury", "Twisted Knee")
class TwistedKnee:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """2 Health, or one becomes delayed; the card is turned back."""
        yield from perform(g, you, unless(lose(health=2), become_delayed()))


@back("Leg Injury", "Stabbing Pain")
class StabbingPain:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """One is delayed; the card is turned back."""
        yield from perform(g, you, delayed())


@back("Leg Injury", "Strange Remedy")
class StrangeRemedy:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """1 Health; who becomes delayed may discard the card, else it is turned back."""
        yield from perform(g, you, lose(health=1))
        if you.code:
            yield from perform(g, you, may(to(become_delayed(), discard_the("leg-injury"))))


# ------------------------------------------------------------------ blessings and curses


@condition("Blessed", "boon", lowest=4, opposite="cursed")
class Blessed:
    def reckoning(g: EldritchHorror, this: Paper) -> Steps[None]:
        """A die: on 1 or 2 the blessing ends."""
        n = yield from die(g, owner(g, this))
        if n <= 2:
            discard(g, this)


@condition("Cursed", "bane", lowest=6, opposite="blessed")
class Cursed:
    def reckoning(g: EldritchHorror, this: Paper) -> Steps[None]:
        """A die: on 4 to 6 the curse ends."""
        n = yield from die(g, owner(g, this))
        if n >= 4:
            discard(g, this)


@back("Blessed", "Beloved of Bast")
class BelovedOfBast:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """2 Health and 2 Sanity; the card is turned back."""
        yield from perform(g, you, recover(2, 2))


@back("Blessed", "Visions of Hypnos")
class VisionsOfHypnos:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """2 clues; the card is turned back."""
        yield from perform(g, you, gain_clues(2))


@back("Blessed", "Blessing of Nodens")
class BlessingOfNodens:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """A monster of one's choice may be discarded; the card is turned back."""
        yield from perform(g, you, may(discard_a_monster()))


@back("Cursed", "Harried")
class Harried:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """A monster ambushes; the card is turned back."""
        yield from perform(g, you, ambush())


@back("Cursed", "Karmic Justice")
class KarmicJustice:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Any:
        """The card is discarded."""
        discard(g, card)


@back("Cursed", "The Innsmouth Look")
class TheInnsmouthLook:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """At sea one is devoured; elsewhere 3 Health, and the card is discarded."""
        if g.here(you).sort == SEA:
            yield from perform(g, you, devoured())
        else:
            discard(g, card)
            yield from perform(g, you, lose(health=3))


# ------------------------------------------------------------------ deals


@condition("Dark Pact", "deal")
class DarkPact:
    def reckoning(g: EldritchHorror, this: Paper) -> Steps[None]:
        """A die: on 1 the card is turned."""
        n = yield from die(g, owner(g, this))
        if n == 1:
            yield from turn(g, owner(g, this), this)


@back("Dark Pact", "Pact with Yog-Sothoth")
class PactWithYogSothoth:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """A gate for each Spell one has, then the omen advances; the card is discarded."""
        for _ in spells(g, you):
            yield from spawn_gate(g)
        yield from advance_omen(g, 1)
        done_with(g, you, card)


@back("Dark Pact", "Pact with the Dark Man")
class PactWithTheDarkMan:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """One is devoured."""
        yield from perform(g, you, devoured())


@back("Dark Pact", "One of the Thousand")
class OneOfTheThousand:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """Another investigator of one's choice is devoured; the card is discarded."""
        others = tuple([i for i in g.investigators if i is not you])
        who = yield from choose_entity(g, you.index, others, "eldritch-prompt-devour", "devour", "eldritch/devoured.1")
        if who is not None:
            yield from perform(g, who, devoured())
        done_with(g, you, card)


@condition("Debt", "deal common", 6)
class Debt:
    @component_action(local=True, cite="eldritch/local-action.1 /component-action.5")
    def pay(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
        """A test of influence; passed, the debt is paid."""
        if (yield from try_skill(g, you, I)):
            discard(g, this)

    def reckoning(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The card is turned."""
        yield from turn(g, owner(g, this), this)


@back("Debt", "Hitmen")
class Hitmen:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """A test of strength; failed, 3 Health. The card is discarded."""
        yield from perform(g, you, test(S, 0, None, lose(health=3)))
        done_with(g, you, card)


@back("Debt", "Unwilling Servant")
class UnwillingServant:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """A test of lore; failed, Amnesia. The card is discarded."""
        yield from perform(g, you, test(L, 0, None, gain("amnesia")))
        done_with(g, you, card)


@back("Debt", "Debt Collector")
class DebtCollector:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """A test of influence; failed, 2 Items. The card is discarded."""
        yield from perform(g, you, test(I, 0, None, discard_possession(ITEM, 2)))
        done_with(g, you, card)


@back("Debt", "Local Authorities")
class LocalAuthorities:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """A test of observation; failed, the nearest city and Detained, or an Ally. The card is discarded."""
        if not (yield from try_skill(g, you, O)):
            yield from perform(g, you, unless(seq(move_to_nearest(CITY), gain("detained")), discard_asset(ALLY)))
        done_with(g, you, card)


@back("Debt", "Make a Deal")
class MakeADeal:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """A Dark Pact, or doom comes closer. The card is discarded."""
        yield from perform(g, you, may(gain("dark-pact"), doom(1)))
        done_with(g, you, card)


@back("Debt", "Beyond Riches")
class BeyondRiches:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """A test of will; failed, 3 Sanity. The card is discarded."""
        yield from perform(g, you, test(W, 0, None, lose(sanity=3)))
        done_with(g, you, card)


# ------------------------------------------------------------------ detained


@condition("Detained", "restriction")
class Detained:
    constant = [you_cannot(MOVING, "eldritch/conflicts.4")]

    @component_action(local=True, cite="eldritch/local-action.1 /component-action.5")
    def talk(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
        """A test of influence; passed, whoever is detained is free."""
        if (yield from try_skill(g, you, I)):
            discard(g, this)


@back("Detained", "Starvation")
class Starvation:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """A clue, or a test of strength; failed, 3 Health and an Internal Injury. The card is discarded."""
        yield from perform(g, you, may(spend_clues(1), test(S, -1, None, seq(lose(health=3), gain("internal-injury")))))
        done_with(g, you, card)


@back("Detained", "Holding Cell")
class HoldingCell:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """A clue, or a test of influence; failed, 2 Health and 2 Sanity. The card is discarded."""
        yield from perform(g, you, may(spend_clues(1), test(I, -1, None, lose(2, 2))))
        done_with(g, you, card)


@back("Detained", "Cruel and Unusual")
class CruelAndUnusual:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """A clue, or a test of will; failed, 3 Sanity and Paranoia. The card is discarded."""
        yield from perform(g, you, may(spend_clues(1), test(W, -1, None, seq(lose(sanity=3), gain("paranoia")))))
        done_with(g, you, card)
