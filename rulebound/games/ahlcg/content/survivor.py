"""Survivor cards."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after, reaction, when
from rulebound.core.game.decision import choose, meant, options_for
from rulebound.core.game.game import TURN
from rulebound.core.game.values import cannot, lasting
from rulebound.core.material.cards import LAST, move, shuffle
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option
from rulebound.core.timing.timing import occur_together
from rulebound.games.ahlcg.cards import SURVIVOR, activate, asset, event, fast_ability, passing, skill
from rulebound.games.ahlcg.content.common import clue_to_find, foe_here, your_turn
from rulebound.games.ahlcg.content.rogue import ways_to_go
from rulebound.games.ahlcg.rules.actions import fight, foes
from rulebound.games.ahlcg.rules.costs import discard_this, exhaust_this, horror_this, spend_resources
from rulebound.games.ahlcg.rules.decks import draw_cards, if_weakness
from rulebound.games.ahlcg.rules.enemies import Attacks, Evaded, evade, withdraw
from rulebound.games.ahlcg.rules.locations import discover
from rulebound.games.ahlcg.rules.moves import discard, put_away
from rulebound.games.ahlcg.rules.reasons import because
from rulebound.games.ahlcg.rules.skill_tests import (
    AUTO_FAIL,
    ELDER_SIGN,
    REVEALING,
    TREATED,
    TestFails,
    TestSucceeds,
    TokenRevealed,
    WouldFail,
    after_test,
    counts_as,
    for_this_test,
    foreseen,
    idle_when,
    margin_of,
    scale,
    skill_value,
    succeeds,
    you_test,
)
from rulebound.games.ahlcg.state import (
    AGILITY,
    EVADE,
    FIGHT,
    INVESTIGATE,
    WILLPOWER,
    Arkham,
    ArkhamHorror,
    Investigator,
    SkillTest,
    definition,
    enemies_at,
    engaged_with,
    in_play,
    is_a,
    where,
)

# ------------------------------------------------------------------ level 0: assets


@asset("01072", "Leather Coat", SURVIVOR, cost=0, icons="combat", slots="body", health=2, traits="Item Armor")
class LeatherCoat:
    """No text: it takes damage."""


def you_investigated_well(g: ArkhamHorror, this: Arkham, you: Investigator, event: TestSucceeds) -> bool:
    return event.who == you.index and event.by_much >= 2 and g.entity(event.test).kind == INVESTIGATE


@cite("ahlcg/ability.3")
@cite("ahlcg/target.2")
def lost_items(g: ArkhamHorror, you: Investigator) -> tuple[Arkham, ...]:
    return tuple([c for c in g.cards(you.discard) if is_a(g, c, "Item")])


def an_item_is_lost(g: ArkhamHorror, this: Arkham, you: Investigator, event: TestSucceeds) -> bool:
    return bool(lost_items(g, you))


@asset("01073", "Scavenging", SURVIVOR, cost=1, icons="intellect", traits="Talent")
class Scavenging:
    @reaction(after(TestSucceeds), cost=exhaust_this, if_=you_investigated_well, useful=an_item_is_lost,
              cite="ahlcg/ability.triggered.5 ahlcg/target.2")  # fmt: skip
    def rummage(g: ArkhamHorror, this: Arkham, you: Investigator, event: TestSucceeds) -> Steps[None]:
        """An investigation has succeeded with 2 to spare: an Item comes back from your discard pile."""
        item = yield from choose_entity(g, you.index, lost_items(g, you), "ahlcg-prompt-take", "take", "ahlcg/target.1")
        if item is not None:
            hand = g.pile(you.hand)
            move(g, item, hand, LAST)
            g.tell("ahlcg-log-put-away", card=item, pile=hand)
            yield from if_weakness(g, you, item)


@flow
def splinter(g: ArkhamHorror, this: Arkham) -> Any:
    """The bat is discarded when the attack is over."""
    test = g.the_test
    after_test(g, test, discard.later(this), this.id)


@asset("01074", "Baseball Bat", SURVIVOR, cost=2, icons="combat", slots="hand hand", traits="Item Weapon Melee")
class BaseballBat:
    @activate(tag=FIGHT, if_=foe_here, cite="ahlcg/ability.action-designators.1")
    def swing(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Fight with +2 combat and +1 damage; a skull or an automatic failure breaks the bat afterwards."""
        foe = yield from choose_entity(
            g, you.index, foes(g, you), "ahlcg-prompt-fight", "fight", "ahlcg/fight-action.5"
        )
        yield from fight(
            g, you, foe, this.id, bonus=2, damage=2, symbols=("skull", AUTO_FAIL), on_symbol=splinter.later(this)
        )  # fmt: skip


def you_failed(g: ArkhamHorror, this: Arkham, you: Investigator, event: TestFails) -> bool:
    return event.who == you.index


@asset("01075", "Rabbit's Foot", SURVIVOR, cost=1, icons="wild", slots="accessory", traits="Item Charm")
class RabbitsFoot:
    @reaction(after(TestFails), cost=exhaust_this, if_=you_failed, cite="ahlcg/ability.triggered.5")
    def rub(g: ArkhamHorror, this: Arkham, you: Investigator, event: TestFails) -> Steps[None]:
        """After you fail a skill test: draw 1 card."""
        yield from draw_cards(g, you, 1)


@cite("ahlcg/target.5")
def can_be_lured(g: ArkhamHorror, you: Investigator) -> tuple[Arkham, ...]:
    """Enemies at your location, no Elite, that are ready or engaged: evading any other would change nothing."""
    return tuple([
        e for e in enemies_at(g, you.location) if not is_a(g, e, "Elite") and (not e.exhausted or e.engaged >= 0)
    ])  # fmt: skip


@because("ahlcg/target.5", "ahlcg-denied-nobody-to-lure")
def an_enemy_to_lure(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    return bool(can_be_lured(g, you))


@asset("01076", "Stray Cat", SURVIVOR, cost=1, icons="agility", slots="ally", health=1, traits="Ally Creature")
class StrayCat:
    @fast_ability(cost=discard_this, if_=an_enemy_to_lure, cite="ahlcg/ability.triggered.2 ahlcg/evade-evade-action.5")
    def run(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Discard Stray Cat: an enemy at your location, no Elite, is evaded automatically."""
        foe = yield from choose_entity(
            g, you.index, can_be_lured(g, you), "ahlcg-prompt-evade", "evade", "ahlcg/target.1"
        )
        if foe is not None:
            yield from evade(g, you, foe)


@asset("01077", "Dig Deep", SURVIVOR, cost=2, icons="willpower agility", traits="Talent")
class DigDeep:
    @fast_ability(cost=spend_resources(1), if_=you_test(WILLPOWER), cite="ahlcg/ability.triggered.2 ahlcg/modifiers.2")
    def endure(g: ArkhamHorror, this: Arkham, you: Investigator) -> Any:
        """+1 willpower for this test."""
        for_this_test(g, this, you, WILLPOWER)

    @fast_ability(cost=spend_resources(1), if_=you_test(AGILITY), cite="ahlcg/ability.triggered.2 ahlcg/modifiers.2")
    def dash(g: ArkhamHorror, this: Arkham, you: Investigator) -> Any:
        """+1 agility for this test."""
        for_this_test(g, this, you, AGILITY)


# ------------------------------------------------------------------ level 0: events and skills


@cite("ahlcg/target.5")
def can_be_distracted(g: ArkhamHorror, you: Investigator) -> tuple[Arkham, ...]:
    return tuple([e for e in enemies_at(g, you.location) if not e.exhausted or e.engaged >= 0])


@because("ahlcg/target.5", "ahlcg-denied-nobody-to-distract")
def an_enemy_to_distract(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    return bool(can_be_distracted(g, you))


@event("01078", "Cunning Distraction", SURVIVOR, cost=5, icons="willpower wild", traits="Tactic", tag=EVADE,
       if_=an_enemy_to_distract, cite="ahlcg/evade-evade-action.5")  # fmt: skip
class CunningDistraction:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """All enemies at your location are evaded automatically."""
        yield from occur_together(g, tuple([Evaded(about=e.id, who=you.index) for e in can_be_distracted(g, you)]))


@cite("ahlcg/fast.2")
def you_just_missed_a_clue(g: ArkhamHorror, this: Arkham, you: Investigator, event: TestFails) -> bool:
    return event.who == you.index and event.by_much <= 2 and g.entity(event.test).kind == INVESTIGATE


@event("01079", '"Look what I found!"', SURVIVOR, cost=2, icons="intellect intellect", traits="Fortune", fast=True,
       play=after(TestFails), if_=you_just_missed_a_clue, useful=clue_to_find,
       cite="ahlcg/fast.2 ahlcg/clues.3")  # fmt: skip
class LookWhatIFound:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator, event: TestFails) -> Steps[None]:
        """After you fail to investigate by 2 or less: discover 2 clues at your location."""
        yield from discover(g, you, g.entity(you.location), 2)


def you_would_fail(g: ArkhamHorror, this: Arkham, you: Investigator, event: WouldFail) -> bool:
    test = g.entity(event.test)
    return event.who == you.index and not succeeds(test, margin_of(g, test))


@cite("ahlcg/automatic-failure-success.2")
@cite("ahlcg/automatic-failure-success.2")
def skill_counts(g: ArkhamHorror, this: Arkham, you: Investigator, event: WouldFail) -> bool:
    """In an automatic failure the skill is 0, whatever is added to it."""
    return not g.entity(event.test).automatic


def luck(g: ArkhamHorror, you: Investigator, event: WouldFail) -> None:
    """+2 to the skill value for the test that would fail."""
    test, more = g.entity(event.test), 2
    g.change(test, bonus=test.bonus + more)
    g.tell("ahlcg-log-luck", "ahlcg/modifiers.2", seat=you, n=more)


@event("01080", "Lucky!", SURVIVOR, cost=1, traits="Fortune", fast=True, play=when(WouldFail), if_=you_would_fail,
       useful=skill_counts, cite="ahlcg/modifiers.2")  # fmt: skip
class Lucky:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator, event: WouldFail) -> Any:
        """When you would fail a test: +2 to your skill value for it."""
        luck(g, you, event)


@skill("01081", "Survival Instinct", SURVIVOR, icons="agility", traits="Innate", cite="ahlcg/skill-cards.3 ahlcg/may.1")
class SurvivalInstinct:
    @idle_when(lambda g, this, you, test: test.kind != EVADE)
    @flow(cite="ahlcg/skill-cards.3 ahlcg/may.1")
    def success(g: ArkhamHorror, this: Arkham, you: Investigator, test: SkillTest) -> Steps[None]:
        """In a successful evasion the evader may disengage from every other enemy, and may move one location on."""
        if test.kind != EVADE:
            g.tell("ahlcg-log-other-test", "ahlcg/skill-cards.3", card=this)
            return
        evader = g.seat(test.who)
        others = tuple([e for e in engaged_with(g, evader) if e.id != test.target and e.engaged == evader.index])
        if others:
            options = (Option("disengage", "ahlcg-option-disengage"), Option("stay", "ahlcg-option-stay-engaged"))
            picked = yield from choose(g, evader.index, options, "ahlcg-prompt-disengage", cite="ahlcg/may.1")
            if picked.key == "stay":
                others = ()
        to = None
        ways = options_for(g, ways_to_go(g, evader), "move", seat=evader.index)
        if ways:
            stay = Option("stay", "ahlcg-option-stay")
            picked = yield from choose(g, evader.index, (*ways, stay), "ahlcg-prompt-move", cite="ahlcg/may.1")
            if picked.key != "stay":
                to = meant(g, picked)
        if to is None and not others:
            g.tell("ahlcg-log-stays", "ahlcg/may.1", seat=evader)
        yield from withdraw(g, evader, others, to)


# ------------------------------------------------------------------ higher levels


def you_are_attacked(g: ArkhamHorror, this: Arkham, you: Investigator, event: Attacks) -> bool:
    return event.who == you.index and event.damage > 0 and not event.onto


@cite("ahlcg/target.2")
def others_here(g: ArkhamHorror, you: Investigator, but: int) -> tuple[Arkham, ...]:
    return tuple([e for e in enemies_at(g, you.location) if e.id != but])


def another_enemy_here(g: ArkhamHorror, this: Arkham, you: Investigator, event: Attacks) -> bool:
    return bool(others_here(g, you, event.about))


def an_enemy_here(g: ArkhamHorror, this: Arkham, you: Investigator, event: Attacks) -> bool:
    return bool(enemies_at(g, you.location))


@flow(cite="ahlcg/instead.1")
def redirect(g: ArkhamHorror, you: Investigator, event: Attacks, among: tuple[Arkham, ...]) -> Steps[None]:
    """The attack's damage goes to one of these enemies; the horror is still yours."""
    foe = yield from choose_entity(g, you.index, among, "ahlcg-prompt-enemy", "hit", "ahlcg/target.1")
    if foe is not None:
        g.change(event, onto=foe.id)
        g.tell("ahlcg-log-redirected", "ahlcg/instead.1", card=foe)


@asset("01082", "Aquinnah", SURVIVOR, level=1, unique=True, cost=5, icons="willpower", slots="ally", health=1,
       sanity=4, traits="Ally")  # fmt: skip
class Aquinnah:
    @reaction(when(Attacks), cost=(exhaust_this, horror_this), if_=you_are_attacked, useful=another_enemy_here,
              cite="ahlcg/ability.triggered.4")  # fmt: skip
    def turn_aside(g: ArkhamHorror, this: Arkham, you: Investigator, event: Attacks) -> Steps[None]:
        """When an enemy attacks you, for 1 horror on her: its damage goes to another enemy at your location."""
        yield from redirect(g, you, event, others_here(g, you, event.about))


@cite("ahlcg/fast.2")
def can_be_shaken_off(g: ArkhamHorror, this: Arkham, you: Investigator, event: Evaded) -> bool:
    enemy = g.entity(event.about)
    return (
        in_play(g, enemy) and where(g, enemy) == you.location and not is_a(g, enemy, "Elite")
        and not definition(g, enemy).facts.get("subtype")
    )  # fmt: skip


@event("01083", "Close Call", SURVIVOR, level=2, cost=2, icons="combat agility", traits="Fortune", fast=True,
       play=after(Evaded), if_=can_be_shaken_off, cite="ahlcg/fast.2 ahlcg/leaves-play.1")  # fmt: skip
class CloseCall:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator, event: Evaded) -> Steps[None]:
        """After an enemy at your location, no weakness, no Elite, is evaded: it is shuffled into the encounter deck."""
        if (yield from put_away(g, g.entity(event.about), g.scenario.encounter)):
            shuffle(g, g.pile(g.scenario.encounter))
            g.tell("core-log-shuffle", pile=g.pile(g.scenario.encounter))


@event("01084", "Lucky!", SURVIVOR, level=2, cost=1, traits="Fortune", fast=True, play=when(WouldFail),
       if_=you_would_fail, cite="ahlcg/modifiers.2")  # fmt: skip
class LuckyTwo:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator, event: WouldFail) -> Steps[None]:
        """When you would fail a test: +2 to your skill value for it, and draw 1 card."""
        luck(g, you, event)
        yield from draw_cards(g, you, 1)


NO_TOKENS = passing("will-to-survive", cannot(REVEALING, lambda g, source, you: True, "ahlcg/lasting-effects.2"))


@event("01085", "Will to Survive", SURVIVOR, level=3, cost=4, icons="combat wild", traits="Spirit", fast=True,
       if_=your_turn, cite="ahlcg/lasting-effects.1 .5")  # fmt: skip
class WillToSurvive:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator) -> Any:
        """Until the end of your turn no chaos tokens are revealed for your tests."""
        lasting(g, NO_TOKENS, this, TURN, (you,))
        g.tell("ahlcg-log-lasts-turn", "ahlcg/lasting-effects.5", card=this)


@asset("02308", "Aquinnah", SURVIVOR, level=3, quantity=2, unique=True, cost=4, icons="willpower agility",
       slots="ally", health=1, sanity=4, traits="Ally")  # fmt: skip
class AquinnahThree:
    @reaction(when(Attacks), cost=(exhaust_this, horror_this), if_=you_are_attacked, useful=an_enemy_here,
              cite="ahlcg/ability.triggered.4")  # fmt: skip
    def turn_aside(g: ArkhamHorror, this: Arkham, you: Investigator, event: Attacks) -> Steps[None]:
        """When an enemy attacks you, for 1 horror on her: its damage goes to any enemy at your location."""
        yield from redirect(g, you, event, enemies_at(g, you.location))


@cite("ahlcg/fast.2")
def ruins_your_test(g: ArkhamHorror, this: Arkham, you: Investigator, event: TokenRevealed) -> bool:
    """The token is yours and would bring your skill value down to 0."""
    test = g.test
    if test is None or event.who != you.index or test.automatic:
        return False
    if event.token == AUTO_FAIL:
        return True
    value = foreseen(g, test, event.token)
    return value < 0 < skill_value(g, test) and skill_value(g, test) + value * scale(g, test, value) <= 0


def elder_signs_count(g: ArkhamHorror, this: Arkham, you: Investigator, event: TokenRevealed) -> bool:
    return TREATED.key not in g.modifiers or g.value(you, TREATED) == 0


@event("05324", "Eucatastrophe", SURVIVOR, level=3, quantity=2, cost=2, icons="wild wild", traits="Fortune Blessed",
       fast=True, play=when(TokenRevealed), if_=ruins_your_test, useful=elder_signs_count,
       cite="ahlcg/cancel.1 ahlcg/instead.1")  # fmt: skip
class Eucatastrophe:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator, event: TokenRevealed) -> Any:
        """When you reveal a token that would bring your skill to 0: it counts as an elder sign in place of itself."""
        counts_as(g, event.drawn, ELDER_SIGN, "ahlcg/instead.1")
        g.change(event, token=ELDER_SIGN)
