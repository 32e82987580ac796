"""The forty assets."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.forms import may, one_of, perform, to
from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after, forced, when
from rulebound.core.game.decision import choose_some
from rulebound.core.game.values import adds
from rulebound.core.state.entities import Option
from rulebound.core.timing.timing import settle
from rulebound.games.eldritch.cards import (
    ONCE_A_ROUND,
    answers,
    asset,
    component_action,
    discard_this,
    extra_die,
    you_cannot,
)
from rulebound.games.eldritch.effects import (
    L,
    O,
    discard_any_condition,
    discard_condition,
    discard_the,
    from_reserve,
    gain_artifact,
    hurt_all_on_a_space,
    retreat,
)
from rulebound.games.eldritch.effects import recover as recovering
from rulebound.games.eldritch.rules.actions import Rested
from rulebound.games.eldritch.rules.combat import DAMAGE
from rulebound.games.eldritch.rules.dice import (
    ACQUIRE,
    ANY_DICE,
    COMBAT,
    EXTRA,
    OTHER_WORLD,
    SPELL,
    Bonus,
    Nudge,
    Reroll,
    die,
    part_of,
)
from rulebound.games.eldritch.rules.doom import can_retreat
from rulebound.games.eldritch.rules.gaining import can_gain_condition, gain, gain_condition
from rulebound.games.eldritch.rules.losing import DELAYING, Loss, can_recover, most, prevent, recover, walk
from rulebound.games.eldritch.rules.monsters import MonsterDefeated, hurt, profile
from rulebound.games.eldritch.rules.piles import discard
from rulebound.games.eldritch.rules.skill_tests import Testing, test
from rulebound.games.eldritch.rules.tokens import gain_clues
from rulebound.games.eldritch.rules.trading import goods, hand_over
from rulebound.games.eldritch.state import (
    CITY,
    INFLUENCE,
    LORE,
    OBSERVATION,
    STRENGTH,
    WILL,
    EldritchHorror,
    Investigator,
    Paper,
    beside,
    condition,
    conditions,
    counted_at,
    definition,
    has_trait,
    investigators_at,
    monsters,
    monsters_at,
)

# ------------------------------------------------------------------ what gives a bonus or another throw


@asset(".38 Revolver", value=1, traits="item weapon", bonuses=(Bonus(STRENGTH, 2, COMBAT),))
class Revolver: ...


@asset(".45 Automatic", value=2, traits="item weapon", bonuses=(Bonus(STRENGTH, 3, COMBAT),))
class Automatic: ...


@asset(".18 Derringer", value=1, traits="trinket weapon", nudge=Nudge(STRENGTH, COMBAT))
class Derringer: ...


@asset("Arcane Manuscripts", value=1, traits="item tome", bonuses=(Bonus(LORE, 1, SPELL),))
class ArcaneManuscripts: ...


@asset("Arcane Scholar", value=2, traits="ally", bonuses=(Bonus(LORE, 1),), reroll=Reroll(LORE))
class ArcaneScholar: ...


@asset("Axe", value=2, traits="item weapon", bonuses=(Bonus(STRENGTH, 2, COMBAT),),
       reroll=Reroll(STRENGTH, ANY_DICE, COMBAT, sanity=2))  # fmt: skip
class Axe: ...


@asset("Bull Whip", value=1, traits="item weapon", bonuses=(Bonus(STRENGTH, 1, COMBAT),),
       reroll=Reroll(STRENGTH, 1, COMBAT))  # fmt: skip
class BullWhip: ...


@asset("Double-barreled Shotgun", value=4, traits="item weapon", bonuses=(Bonus(STRENGTH, 4, COMBAT),),
       doubles=(Bonus(STRENGTH, 0, COMBAT),))  # fmt: skip
class Shotgun: ...


@asset("Fine Clothes", value=2, traits="item", doubles=(Bonus(INFLUENCE, 0, ACQUIRE),))
class FineClothes: ...


@asset("Hired Muscle", value=2, traits="ally", bonuses=(Bonus(STRENGTH, 1),), reroll=Reroll(STRENGTH))
class HiredMuscle: ...


@asset("Holy Cross", value=2, traits="item", bonuses=(Bonus(WILL, 2, COMBAT),))
class HolyCross: ...


@asset("Lucky Cigarette Case", value=2, traits="trinket", nudge=Nudge(once=True))
class LuckyCigaretteCase: ...


@asset("Lucky Rabbit's Foot", value=1, traits="trinket", reroll=Reroll(once=True))
class LuckyRabbitsFoot: ...


@asset("Personal Assistant", value=2, traits="ally", bonuses=(Bonus(INFLUENCE, 1),), reroll=Reroll(INFLUENCE))
class PersonalAssistant: ...


@asset("Private Investigator", value=2, traits="ally", bonuses=(Bonus(OBSERVATION, 1),), reroll=Reroll(OBSERVATION))
class PrivateInvestigator: ...


@asset("Protective Amulet", value=1, traits="item", bonuses=(Bonus(WILL, 1, COMBAT),))
class ProtectiveAmulet: ...


@asset(
    "Spirit Dagger", value=2, traits="item weapon magical", bonuses=(Bonus(WILL, 1, COMBAT), Bonus(STRENGTH, 2, COMBAT))
)
class SpiritDagger: ...


@asset("Vatican Missionary", value=2, traits="ally", bonuses=(Bonus(WILL, 1),), reroll=Reroll(WILL))
class VaticanMissionary: ...


# ------------------------------------------------------------------ bonuses that are used up, or used once a round


def in_a_fight(skills: str, n: int) -> Any:
    """One's own test of these skills in combat, which this would better."""

    def fits(g: EldritchHorror, this: Paper, you: Investigator, e: Testing) -> bool:
        it = g.entity(e.test)
        return e.about == you.id and it.sort == COMBAT and it.skill in skills.split() and it.bonus < n

    return fits


def raise_bonus(g: EldritchHorror, e: Testing, n: int) -> None:
    g.change(g.entity(e.test), bonus=n)


@asset("Carbine Rifle", value=3, traits="item weapon")
class CarbineRifle:
    @answers(when(Testing), limit=ONCE_A_ROUND, if_=in_a_fight(STRENGTH, 5), cite="eldritch/tests.6")
    def shoot(g: EldritchHorror, this: Paper, you: Investigator, e: Testing) -> Any:
        """+5 strength, once a round."""
        raise_bonus(g, e, 5)


@asset("Kerosene", value=1, traits="item")
class Kerosene:
    @answers(when(Testing), cost=(discard_this,), if_=in_a_fight(STRENGTH, 5), cite="eldritch/tests.6")
    def throw(g: EldritchHorror, this: Paper, you: Investigator, e: Testing) -> Any:
        """+5 strength; it is used up."""
        raise_bonus(g, e, 5)


def somebody_to_bless(g: EldritchHorror, this: Paper, you: Investigator) -> bool:
    return any(can_gain_condition(g, i, "blessed") for i in investigators_at(g, g.here(you)))


@asset("Holy Water", value=2, traits="item magical")
class HolyWater:
    @answers(when(Testing), cost=(discard_this,), if_=in_a_fight(f"{WILL} {STRENGTH}", 5), cite="eldritch/tests.6")
    def sprinkle(g: EldritchHorror, this: Paper, you: Investigator, e: Testing) -> Any:
        """+5 to will and strength for the rest of the encounter; it is used up."""
        raise_bonus(g, e, 5)
        contact = g.contact
        if contact is not None:
            g.change(contact, strength=max(contact.strength, 5))

    @component_action(if_=somebody_to_bless, lacks="nobody-to-bless")
    def bless(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
        """It may be poured out for somebody here, who is blessed."""
        people = tuple([i for i in investigators_at(g, g.here(you)) if can_gain_condition(g, i, "blessed")])
        who = yield from choose_entity(g, you.index, people, "eldritch-prompt-bless", "bless", "eldritch/faq-1")
        discard(g, this)
        yield from gain_condition(g, who, "blessed")


# ------------------------------------------------------------------ what prevents a loss


def here_loses(what: str) -> Any:
    def fits(g: EldritchHorror, this: Paper, you: Investigator, e: Loss) -> bool:
        return bool(getattr(e, what)) and beside(g, g.entity(e.about), you)

    return fits


@asset("Bandages", value=1, traits="item")
class Bandages:
    @answers(when(Loss), cost=(discard_this,), if_=here_loses("health"))
    def bind(g: EldritchHorror, this: Paper, you: Investigator, e: Loss) -> Any:
        """Somebody here loses up to 2 Health less; they are used up."""
        prevent(g, e, "health", 2)


@asset("Whiskey", value=1, traits="item")
class Whiskey:
    @answers(when(Loss), cost=(discard_this,), if_=here_loses("sanity"))
    def drink(g: EldritchHorror, this: Paper, you: Investigator, e: Loss) -> Any:
        """Somebody here loses up to 2 Sanity less; it is used up."""
        prevent(g, e, "sanity", 2)


@asset("Pocket Watch", value=1, traits="trinket")
class PocketWatch:
    constant = [you_cannot(DELAYING, "eldritch/golden.3")]


# ------------------------------------------------------------------ resting


def you_rest(g: EldritchHorror, this: Paper, you: Investigator, e: Rested) -> bool:
    return e.about == you.id


@asset("Arcane Tome", value=3, traits="item tome", bonuses=(Bonus(LORE, 2, SPELL),))
class ArcaneTome:
    @answers(after(Rested), if_=you_rest)
    def study(g: EldritchHorror, this: Paper, you: Investigator, e: Rested) -> Steps[None]:
        """A test of lore; passed, it brings a Spell."""
        if (yield from test(g, you, L)):
            yield from gain(g, you, "spell")


def you_rest_uneasy(g: EldritchHorror, this: Paper, you: Investigator, e: Rested) -> bool:
    """And some Sanity is still missing."""
    return you_rest(g, this, you, e) and can_recover(g, you, 0, 1)


@asset("King James Bible", value=2, traits="item tome", reroll=Reroll(WILL, 1, COMBAT), only_gives=True)
class KingJamesBible:
    @forced(after(Rested), if_=you_rest_uneasy, cite="eldritch/possessions.3")
    def comfort(g: EldritchHorror, this: Paper, you: Investigator, e: Rested) -> Steps[None]:
        """1 Sanity more."""
        yield from recover(g, you, 0, 1)


@asset("Puzzle Box", value=3, traits="trinket")
class PuzzleBox:
    @answers(after(Rested), if_=you_rest)
    def try_it(g: EldritchHorror, this: Paper, you: Investigator, e: Rested) -> Steps[None]:
        """A hard test of observation; passed, the box may be given up for an artifact."""
        if (yield from test(g, you, O, -2)):
            yield from perform(g, you, may(to(discard_the("puzzle-box"), gain_artifact())))


def somebody_rests_here(g: EldritchHorror, this: Paper, you: Investigator, e: Rested) -> bool:
    who = g.entity(e.about)
    return who.space == you.space and (
        who.health < definition(g, who).health or condition(g, who, "cursed") is not None
    )


@asset("Witch Doctor", value=3, traits="ally", only_gives=True)
class WitchDoctor:
    @forced(after(Rested), if_=somebody_rests_here, cite="eldritch/possessions.3")
    def treat(g: EldritchHorror, this: Paper, you: Investigator, e: Rested) -> Steps[None]:
        """Who rests here may recover 1 Health more, or be rid of a curse: it is they who are asked."""
        yield from perform(g, g.entity(e.about), may(one_of(recovering(health=1), discard_condition("cursed"))))


# ------------------------------------------------------------------ actions and the like


@asset("Cat Burglar", value=1, traits="ally")
class CatBurglar:
    @component_action()
    def send(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
        """A die: on 5 or 6 an Item or Trinket from the reserve, on 1 the burglar is gone."""
        n = yield from die(g, you)
        if n >= 5:
            yield from perform(g, you, from_reserve("item trinket"))
        elif n == 1:
            discard(g, this)


def monsters_here(g: EldritchHorror, this: Paper, you: Investigator) -> bool:
    return bool(monsters_at(g, g.here(you)))


@asset("Dynamite", value=3, traits="item weapon")
class Dynamite:
    @component_action(cost=(discard_this,), if_=monsters_here, lacks="no-monster")
    def blow_up(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
        """Each monster here loses 3 Health."""
        for monster in monsters_at(g, g.here(you)):
            yield from hurt(g, monster, 3, you)
        yield from settle(g)


def you_fight(g: Any, this: Any, monster: Any) -> bool:
    """A monster that the owner of this card is fighting."""
    contact = g.contact
    return contact is not None and contact.monster == monster.id and contact.who == this.owner


@asset("Fishing Net", value=2, traits="item", reroll=Reroll(STRENGTH, 1, COMBAT))
class FishingNet:
    constant = [adds(DAMAGE, -1, lambda g, this, m: you_fight(g, this, m) and damage_of(g, m) > 1, "eldritch/golden.2")]


def damage_of(g: Any, monster: Any) -> int:
    return int(profile(g, monster).facts.get("damage") or 0)


def you_won(g: EldritchHorror, this: Paper, you: Investigator, e: MonsterDefeated) -> bool:
    return e.combat and e.who == you.index


@asset("Lodge Researcher", value=3, traits="ally", only_gives=True)
class LodgeResearcher:
    @forced(after(MonsterDefeated), if_=you_won, cite="eldritch/possessions.3")
    def study_it(g: EldritchHorror, this: Paper, you: Investigator, e: MonsterDefeated) -> Steps[None]:
        """1 Sanity and a clue for a monster defeated in combat."""
        yield from recover(g, you, 0, 1)
        gain_clues(g, you, 1)


def in_the_city(g: Any, this: Any, test: Any) -> bool:
    if part_of(test, OTHER_WORLD):
        return False
    guide = g.seat(this.owner)
    return beside(g, g.seat(test.who), guide) and counted_at(g, guide).sort == CITY


@asset("Urban Guide", value=4, traits="ally")
class UrbanGuide:
    constant = [extra_die(EXTRA, in_the_city)]


# ------------------------------------------------------------------ services: resolved when gained, then discarded


@flow(cite="eldritch/possessions.1 /trade.2")
def send_to_another(g: EldritchHorror, you: Investigator, what: str) -> Steps[None]:
    """Things of a sort go to another investigator, wherever they are. Who has none is not asked to whom."""
    others = tuple([i for i in g.investigators if i is not you and to_send(g, you, i, what)])
    who = yield from choose_entity(g, you.index, others, "eldritch-prompt-send", "send", "eldritch/faq-1")
    if who is None:
        return
    things = to_send(g, you, who, what)
    picked = yield from choose_some(
        g, you.index, things, 0, len(things), "eldritch-prompt-send-what", cite="eldritch/faq-1"
    )
    for option in picked:
        hand_over(g, you, who, option, "eldritch/possessions.2")


def to_send(g: EldritchHorror, you: Investigator, who: Investigator, what: str) -> tuple[Option, ...]:
    """The clues, or the possessions of a trait, that somebody could give to another."""
    if what == "clue":
        return goods(g, you, who, "give", True)
    cards = [(o, g.entity(o.about[0])) for o in goods(g, you, who, "give", False) if o.about]
    return tuple([o for o, card in cards if type(card) is Paper and has_trait(g, card, what)])


@asset("Agency Quarantine", value=4, traits="service")
class AgencyQuarantine:
    def gained(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
        """Each monster on a space of one's choice loses 4 Health."""
        if monsters(g):
            yield from perform(g, you, hurt_all_on_a_space(4))


@asset("Charter Flight", value=1, traits="service")
class CharterFlight:
    def gained(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
        """Up to 2 spaces further."""
        yield from walk(g, you, 2, True)


@asset("Delivery Service", value=1, traits="service teamwork")
class DeliveryService:
    def gained(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
        """Any number of Items go to somebody anywhere."""
        yield from send_to_another(g, you, "item")


@asset("Wireless Report", value=1, traits="service teamwork")
class WirelessReport:
    def gained(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
        """Any number of clues go to somebody anywhere."""
        yield from send_to_another(g, you, "clue")


@asset("Private Care", value=2, traits="service")
class PrivateCare:
    def gained(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
        """All Health and Sanity."""
        yield from recover(g, you, *most(g, you))


@asset("Sanctuary", value=2, traits="service")
class Sanctuary:
    def gained(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
        """A condition may be discarded."""
        if conditions(g, you):
            yield from perform(g, you, may(discard_any_condition()))


@asset("Silver Twilight Ritual", value=3, traits="service")
class SilverTwilightRitual:
    def gained(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
        """Doom draws back by 1."""
        if can_retreat(g):
            yield from perform(g, you, retreat(1))
