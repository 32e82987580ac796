"""The special cards: 26, each gained by its name."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.forms import one_of, perform
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import FORCED, Ability, after, forced, when
from rulebound.core.game.values import adds, sets
from rulebound.core.material.cards import LAST, PLAY, move
from rulebound.core.state.chance import roll
from rulebound.games.ah3.cards import (
    ONCE_A_ROUND,
    answers,
    coins,
    component_action,
    discard_this,
    in_test,
    is_yours,
    remnants,
    special,
    you_cannot,
    yours,
)
from rulebound.games.ah3.content.allies import clues_about, clues_nearby
from rulebound.games.ah3.effects import money, spend_focus
from rulebound.games.ah3.effects import suffer as suffers
from rulebound.games.ah3.effects import test as tested
from rulebound.games.ah3.rules.actions import ActionDone
from rulebound.games.ah3.rules.encounters import EncounterDone
from rulebound.games.ah3.rules.engaging import MonsterHurt, hurt
from rulebound.games.ah3.rules.gaining import (
    FATED,
    FOCUS_LIMIT,
    ClueGained,
    become,
    can_focus,
    discard_some,
    focus,
    gain_from_deck,
    gain_item,
    gain_money,
    items_of,
    take,
)
from rulebound.games.ah3.rules.losing import Suffering, pay, recover
from rulebound.games.ah3.rules.parts import (
    ANY,
    ATTACK,
    CAST,
    EVADE,
    GATHER,
    ONE_OR_ALL,
    RESEARCH,
    WARD,
    Bonus,
    Reroll,
)
from rulebound.games.ah3.rules.piles import discard
from rulebound.games.ah3.rules.skill_tests import ALL_DICE, REROLLED, applies, reroll_with, test, the_test
from rulebound.games.ah3.state import (
    ALLY,
    BLESSED,
    CURSED,
    DARK_PACT,
    INFLUENCE,
    ITEM,
    LORE,
    OBSERVATION,
    STRENGTH,
    TALENT,
    ArkhamHorror,
    Investigator,
    Paper,
    asset,
    definition,
    hood_of,
)

ANY_DICE = Reroll(ANY)
DOWNTOWN, EASTTOWN, MERCHANT, RIVERTOWN, UNIVERSITY = (
    "downtown", "easttown", "merchant-district", "rivertown", "miskatonic-university",
)  # fmt: skip


def gathers(g: ArkhamHorror, you: Investigator, e: ActionDone, *hoods: str) -> bool:
    """Has somebody gathered resources, in one of these neighbourhoods?"""
    hood = hood_of(g, you)
    return e.about == you.id and e.act == GATHER and hood is not None and hood.code in hoods


@flow(cite="ah3/421.2 /492.3")
def work(g: ArkhamHorror, this: Paper, you: Investigator, e: ActionDone) -> Steps[None]:
    """A test of the skill that the job takes, and $2 if it is passed."""
    yield from perform(g, you, tested(definition(g, this).skill, passed=money(2)))


def job() -> Ability:
    """After gathering resources in its neighbourhood (`at`) a test of its `skill`."""
    return Ability(FORCED, after(ActionDone), work, (), None,
                   lambda g, this, you, e: gathers(g, you, e, definition(g, this).at), None, (PLAY,),
                   "ah3/421.2 /492.3")  # fmt: skip


# ------------------------------------------------------------------ items


@special("Abandoned Luggage", ITEM, "common")
class AbandonedLuggage:
    def gained(g: ArkhamHorror, this: Paper, you: Investigator) -> Any:
        """The two top items lie under it, and nobody sees which."""
        inside = g.pile("luggage")
        packed = g.cards("items")[:2]
        for card in packed:
            move(g, card, inside, LAST)
        g.change(this, under=inside.id)
        g.tell("ah3-log-packed", "ah3/400.1a", card=this, n=len(packed))

    @component_action()
    def open_it(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        result = yield from test(g, you, OBSERVATION, -1)
        if result:
            for card in g.cards(this.under) if this.under else ():
                yield from take(g, you, card)
            discard(g, this)


@special("Ace of Rods", ITEM, "curio")
class AceOfRods:
    constant = (sets(REROLLED, ALL_DICE, is_yours, "ah3/466.4b"),)


@special("Astrolabe", ITEM, "magical curio", hands=1, bonuses=(Bonus(clues_about, LORE, WARD),))
class Astrolabe: ...


@special("Contraband Whiskey", ITEM, "common", sanity=3)
class ContrabandWhiskey:
    @answers(after(ActionDone), if_=lambda g, this, you, e: gathers(g, you, e, MERCHANT, DOWNTOWN))
    def sell(g: ArkhamHorror, this: Paper, you: Investigator, e: ActionDone) -> Steps[None]:
        g.change(this, horror=this.horror + 1)
        g.touch(this)
        g.tell("ah3-log-asset-horror", "ah3/431.9", card=this, n=1)
        yield from gain_money(g, you, 2)


@special("Mysterious Serum", ITEM, "curio")
class MysteriousSerum:
    @component_action(cost=(discard_this,),
                      if_=lambda g, this, you: bool(you.damage or you.horror or can_focus(g, you)))  # fmt: skip
    def drink(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        yield from recover(g, you, you.damage, you.horror)
        yield from focus(g, you, "", True)


@special("Service Piece", ITEM, "common weapon", hands=1, bonuses=(Bonus(2, STRENGTH, ATTACK),))
class ServicePiece: ...


@special("The Moon", ITEM, "curio", sanity=3)
class TheMoon:
    constant = (yours(FOCUS_LIMIT, 1, "ah3/445.11"),)


@special("Wooden Homunculus", ITEM, "magical curio", health=3)
class WoodenHomunculus:
    dice = Reroll(ONE_OR_ALL, sorts=ATTACK)


# ------------------------------------------------------------------ allies


@special("Black Cat", ALLY, "cat familiar", health=1, sanity=3, familiar=1)
class BlackCat: ...


@special("Daniel Chesterfield", ALLY, "asylum-patient", health=3, sanity=1)
class DanielChesterfield:
    @in_test(limit=ONCE_A_ROUND, if_=lambda g, this, you: applies(g, this, you, ANY_DICE))
    def whisper(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        yield from reroll_with(g, this, you, ANY)
        yield from become(g, you, DARK_PACT)


@special("Dayana Esperence", ALLY, "witch", health=2, sanity=3)
class DayanaEsperence:
    dice = Reroll(ONE_OR_ALL, sorts=CAST)


@special("Ezra Graves", ALLY, "professor", health=3, sanity=2)
class EzraGraves:
    @component_action(cost=(remnants(2),), if_=lambda g, this, you: bool(g.pile("allies").cards))
    def raise_up(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        if (yield from pay(g, you, 0, 1, direct=True)):
            yield from gain_from_deck(g, you, ALLY)


@special("Hunting Dog", ALLY, "dog", health=2, sanity=2)
class HuntingDog:
    dice = Reroll(clues_nearby)


@special("Lita Chantler", ALLY, "zealot", health=3, sanity=3)
class LitaChantler:
    @forced(when(MonsterHurt), if_=lambda g, this, you, e: e.who >= 0 and g.entity(e.about).space == you.space,
            cite="ah3/475.13")  # fmt: skip
    def join_in(g: ArkhamHorror, this: Paper, you: Investigator, e: MonsterHurt) -> Any:
        g.change(e, n=e.n + 1)


@special("Stray Cat", ALLY, "cat", health=1, sanity=2)
class StrayCat:
    @in_test(cost=(discard_this,), cite="ah3/466.4d",
             if_=lambda g, this, you: g.test.who == you.index and EVADE in g.test.sorts)  # fmt: skip
    def distract(g: ArkhamHorror, this: Paper, you: Investigator) -> Any:
        it = the_test(g)
        g.change(it, added=it.added + 2)


@special("Stray Dog", ALLY, "dog", health=3, sanity=1)
class StrayDog:
    @forced(after(Suffering), cite="ah3/475.13",
            if_=lambda g, this, you, e: e.about == you.id and e.monster > 0 and e.own_damage > 0
            and this.id not in e.hit)  # fmt: skip
    def bite(g: ArkhamHorror, this: Paper, you: Investigator, e: Suffering) -> Steps[None]:
        """It is the dog that bites, no investigator."""
        yield from hurt(g, g.entity(e.monster), 1)

    def struck(g: ArkhamHorror, this: Paper, you: Investigator, e: Suffering) -> Steps[None]:
        if e.monster and this.id in e.hit:
            yield from hurt(g, g.entity(e.monster), 1)


# ------------------------------------------------------------------ talents


@special("Clover Club Member", TALENT, "membership")
class CloverClubMember:
    @answers(after(ActionDone), cost=(coins(2),), if_=lambda g, this, you, e: gathers(g, you, e, DOWNTOWN),
             cite="ah3/450.1 .2")  # fmt: skip
    def gamble(g: ArkhamHorror, this: Paper, you: Investigator, e: ActionDone) -> Steps[None]:
        (die,) = roll(g, 1)
        g.tell("ah3-log-dice", "ah3/450.1", seat=you, n=die)
        yield from gain_money(g, you, die)


@special("Dark Blessing", TALENT, "innate", succeeds=4)
class DarkBlessing:
    constant = (you_cannot(FATED, "ah3/002"),)

    def gained(g: ArkhamHorror, this: Paper, you: Investigator) -> Any:
        for code in (BLESSED, CURSED):
            held = asset(g, you, code)
            if held is not None:
                discard(g, held)


@special("Deputy of Arkham", TALENT, "job",
         bonuses=(Bonus(lambda g, this, you: int(g.clock.phase == "encounter"), OBSERVATION),))  # fmt: skip
class DeputyOfArkham:
    constant = (yours(FOCUS_LIMIT, 1, "ah3/445.11"),)


@special("Gravedigger", TALENT, "job", at=RIVERTOWN, skill=STRENGTH)
class Gravedigger:
    does = job()


def more_by_horror(g: ArkhamHorror, this: Paper) -> int:
    """As many dice as there is horror on the owner, not one."""
    return max(0, int(g.seat(this.owner).horror) - 1)


@special("Innsmouth Look", TALENT, "innate")
class InnsmouthLook:
    constant = (adds(REROLLED, more_by_horror, is_yours, "ah3/466.4b"),)

    def reckoning(g: ArkhamHorror, this: Paper) -> Steps[None]:
        yield from perform(g, g.seat(this.owner), one_of(spend_focus(1), suffers(horror=1)))


@special("Performer", TALENT, "job", at=MERCHANT, skill=INFLUENCE)
class Performer:
    does = job()


@special("Rare Books Access", TALENT, "membership")
class RareBooksAccess:
    @answers(after(EncounterDone), cite="ah3/423.4 /478.6",
             if_=lambda g, this, you, e: e.about == you.id and e.hood > 0 and g.entity(e.hood).code == UNIVERSITY
             )  # fmt: skip
    def borrow(g: ArkhamHorror, this: Paper, you: Investigator, e: EncounterDone) -> Steps[None]:
        """A tome goes, if there is one; a tome comes."""
        yield from discard_some(g, you, items_of(g, you, "tome"), 1)
        yield from gain_item(g, you, "tome")


@special("Reporting Gig", TALENT, "job", bonuses=(Bonus(1, OBSERVATION, RESEARCH),))
class ReportingGig:
    @forced(after(ClueGained), if_=lambda g, this, you, e: e.about == you.id, cite="ah3/428.6 /417.1")
    def publish(g: ArkhamHorror, this: Paper, you: Investigator, e: ClueGained) -> Steps[None]:
        yield from gain_money(g, you, 2)


@special("Server at Velma's", TALENT, "job", at=EASTTOWN, skill=INFLUENCE)
class ServerAtVelmas:
    does = job()


@special("Stevedore", TALENT, "job", at=MERCHANT, skill=STRENGTH)
class Stevedore:
    does = job()
