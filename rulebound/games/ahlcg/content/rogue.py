"""Rogue cards."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after, reaction
from rulebound.core.game.game import TURN
from rulebound.core.game.values import forbidden
from rulebound.core.state.clauses import cite
from rulebound.games.ahlcg.cards import (
    ACTIONS,
    ENTERING,
    ROGUE,
    SKILL,
    activate,
    asset,
    event,
    fast_ability,
    skill,
    you_get,
)
from rulebound.games.ahlcg.content.common import can_investigate, foe_here, your_turn
from rulebound.games.ahlcg.rules.actions import fight, fight_with, find_clues, foes, hit, investigate, more_actions
from rulebound.games.ahlcg.rules.costs import exhaust_this, spend_resources, spend_uses
from rulebound.games.ahlcg.rules.damage import deal_to_card
from rulebound.games.ahlcg.rules.decks import draw_cards
from rulebound.games.ahlcg.rules.enemies import Evaded, withdraw
from rulebound.games.ahlcg.rules.locations import connected
from rulebound.games.ahlcg.rules.moves import gain_resources, lose_uses
from rulebound.games.ahlcg.rules.reasons import because
from rulebound.games.ahlcg.rules.skill_tests import (
    TokenRevealed,
    for_this_test,
    idle_when,
    scale,
    token_word,
    you_test,
)
from rulebound.games.ahlcg.state import (
    AGILITY,
    COMBAT,
    FIGHT,
    INVESTIGATE,
    Arkham,
    ArkhamHorror,
    Investigator,
    SkillTest,
    enemies_at,
    engaged_with,
)

# ------------------------------------------------------------------ level 0: weapons


@flow(cite="ahlcg/fight-action.3")
def hit_harder(g: ArkhamHorror, you: Investigator, by: int) -> Steps[None]:
    """The attack hits, for 1 damage more if it succeeded by so much."""
    test = g.the_test
    if test.margin >= by:
        g.change(test, damage=test.damage + 1)
    yield from hit(g, you)


@asset("01044", "Switchblade", ROGUE, cost=1, icons="agility", slots="hand", fast=True,
       traits="Item Weapon Melee Illicit")  # fmt: skip
class Switchblade:
    @activate(tag=FIGHT, if_=foe_here)
    def stab(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Fight; a success by 2 or more deals +1 damage."""
        yield from fight_with(g, this, you, success=hit_harder.later(you, 2))


@asset("01047", ".41 Derringer", ROGUE, cost=3, icons="combat", slots="hand", uses=(3, "ammo"),
       traits="Item Weapon Firearm Illicit")  # fmt: skip
class FortyOneDerringer:
    @activate(cost=spend_uses(1), tag=FIGHT, if_=foe_here)
    def shoot(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Fight with +2 combat; a success by 2 or more deals +1 damage."""
        yield from fight_with(g, this, you, bonus=2, success=hit_harder.later(you, 2))


# ------------------------------------------------------------------ level 0: talents


@flow(cite="ahlcg/instead.1")
def loot(g: ArkhamHorror, you: Investigator) -> Any:
    """Resources in place of clues."""
    gain_resources(g, you, 3)


@asset("01045", "Burglary", ROGUE, cost=1, icons="intellect", traits="Talent Illicit")
class Burglary:
    @activate(cost=exhaust_this, tag=INVESTIGATE, if_=can_investigate)
    def break_in(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Investigate; a success brings 3 resources in place of clues."""
        yield from investigate(g, you, this.id, success=loot.later(you))


def you_evaded(g: ArkhamHorror, this: Arkham, you: Investigator, event: Evaded) -> bool:
    return event.who == you.index


@asset("01046", "Pickpocketing", ROGUE, cost=2, icons="agility", traits="Talent Illicit")
class Pickpocketing:
    @reaction(after(Evaded), cost=exhaust_this, if_=you_evaded, cite="ahlcg/ability.triggered.5")
    def pick_a_pocket(g: ArkhamHorror, this: Arkham, you: Investigator, event: Evaded) -> Steps[None]:
        """After you evade an enemy: draw 1 card."""
        yield from draw_cards(g, you, 1)


@asset("01049", "Hard Knocks", ROGUE, cost=2, icons="combat agility", traits="Talent")
class HardKnocks:
    @fast_ability(cost=spend_resources(1), if_=you_test(COMBAT), cite="ahlcg/ability.triggered.2 ahlcg/modifiers.2")
    def punch(g: ArkhamHorror, this: Arkham, you: Investigator) -> Any:
        """+1 combat for this test."""
        for_this_test(g, this, you, COMBAT)

    @fast_ability(cost=spend_resources(1), if_=you_test(AGILITY), cite="ahlcg/ability.triggered.2 ahlcg/modifiers.2")
    def duck(g: ArkhamHorror, this: Arkham, you: Investigator) -> Any:
        """+1 agility for this test."""
        for_this_test(g, this, you, AGILITY)


# ------------------------------------------------------------------ level 0: Leo De Luca


@asset("01048", "Leo De Luca", ROGUE, unique=True, cost=6, icons="intellect", slots="ally", health=2, sanity=2,
       traits="Ally Criminal")  # fmt: skip
class LeoDeLuca:
    constant = [you_get(ACTIONS, +1, cite="ahlcg/gains.3")]


# ------------------------------------------------------------------ level 0: events and skills


@cite("ahlcg/target.2 ahlcg/location-cards.6")
def hiding_places(g: ArkhamHorror, you: Investigator) -> tuple[Arkham, ...]:
    """Revealed locations without enemies that you could move to."""
    return tuple([
        c for c in g.locations
        if c.revealed and c.id != you.location and not enemies_at(g, c.id) and forbidden(g, c, ENTERING) is None
    ])  # fmt: skip


@because("ahlcg/move.4", "ahlcg-denied-nowhere")
def can_slip_away(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    return bool(hiding_places(g, you) or any(e.engaged == you.index for e in engaged_with(g, you)))


@event("01050", "Elusive", ROGUE, cost=2, icons="intellect agility", traits="Tactic", fast=True, if_=your_turn,
       useful=can_slip_away, cite="ahlcg/move.4")  # fmt: skip
class Elusive:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Disengage from all enemies and move to any revealed location without enemies."""
        to = yield from choose_entity(g, you.index, hiding_places(g, you), "ahlcg-prompt-move", "move", "ahlcg/move.4")
        yield from withdraw(g, you, engaged_with(g, you), to)


@event("01051", "Backstab", ROGUE, cost=3, icons="combat agility", traits="Tactic", tag=FIGHT, if_=foe_here,
       cite="ahlcg/ability.action-designators.1")  # fmt: skip
class Backstab:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Fight with agility in place of combat; the attack deals +2 damage."""
        foe = yield from choose_entity(
            g, you.index, foes(g, you), "ahlcg-prompt-fight", "fight", "ahlcg/fight-action.5"
        )
        yield from fight(g, you, foe, this.id, skill=AGILITY, damage=3)


@cite("ahlcg/target.2")
def exhausted_here(g: ArkhamHorror, you: Investigator) -> tuple[Arkham, ...]:
    return tuple([e for e in enemies_at(g, you.location) if e.exhausted])


@because("ahlcg/target.2", "ahlcg-denied-nobody-exhausted")
def exhausted_enemy_here(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    return bool(exhausted_here(g, you))


@event("01052", "Sneak Attack", ROGUE, cost=2, icons="intellect combat", traits="Tactic", if_=exhausted_enemy_here,
       cite="ahlcg/target.1")  # fmt: skip
class SneakAttack:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """An exhausted enemy where you are takes 2 damage."""
        foe = yield from choose_entity(
            g, you.index, exhausted_here(g, you), "ahlcg-prompt-enemy", "hit", "ahlcg/target.1"
        )
        if foe is not None:
            yield from deal_to_card(g, foe, damage=2, by=you.id)


@skill("01053", "Opportunist", ROGUE, icons="wild", traits="Innate", only_yours=True)
class Opportunist:
    @cite("ahlcg/skill-cards.3")
    def returns(g: ArkhamHorror, this: Arkham, test: SkillTest) -> bool:
        """After a success by 3 or more it returns to the hand."""
        return test.outcome == "success" and test.margin >= 3


# ------------------------------------------------------------------ higher levels


@asset("01054", "Leo De Luca", ROGUE, level=1, unique=True, cost=5, icons="intellect", slots="ally", health=2,
       sanity=2, traits="Ally Criminal")  # fmt: skip
class LeoDeLucaOne:
    constant = [you_get(ACTIONS, +1, cite="ahlcg/gains.3")]


@cite("ahlcg/move.2")
def ways_to_go(g: ArkhamHorror, you: Investigator) -> tuple[Arkham, ...]:
    """Connecting locations that can be entered."""
    here = g.entities.get(you.location)
    if not isinstance(here, Arkham):
        return ()
    return tuple([c for c in connected(g, here) if forbidden(g, c, ENTERING) is None])


@because("ahlcg/move.2", "ahlcg-denied-nowhere")
def can_leave(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    return bool(ways_to_go(g, you) or any(e.engaged == you.index for e in engaged_with(g, you)))


@asset("01055", "Cat Burglar", ROGUE, level=1, cost=4, icons="willpower agility", slots="ally", health=2, sanity=2,
       traits="Ally Criminal")  # fmt: skip
class CatBurglar:
    constant = [you_get(SKILL[AGILITY], +1)]

    @activate(cost=exhaust_this, provokes=False, if_=can_leave, cite="ahlcg/activate-action.2 ahlcg/golden.2")
    def over_the_roofs(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Disengage from all enemies and move to a connecting location; no attacks of opportunity."""
        to = yield from choose_entity(g, you.index, ways_to_go(g, you), "ahlcg-prompt-move", "move", "ahlcg/move.2")
        yield from withdraw(g, you, engaged_with(g, you), to)


@cite("ahlcg/fast.2")
def your_token_is_negative(g: ArkhamHorror, this: Arkham, you: Investigator, event: TokenRevealed) -> bool:
    return event.who == you.index and event.value < 0


@event("01056", "Sure Gamble", ROGUE, level=3, cost=2, traits="Fortune Insight", fast=True,
       play=after(TokenRevealed), if_=your_token_is_negative, cite="ahlcg/modifiers.2")  # fmt: skip
class SureGamble:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator, event: TokenRevealed) -> Any:
        """After you reveal a token with a negative modifier: its minus becomes a plus."""
        test = g.the_test
        lost = event.value * scale(g, test, event.value)
        g.change(test, modifier=test.modifier - lost - event.value)
        g.change(event, value=-event.value)
        g.tell("ahlcg-log-symbol", "ahlcg/modifiers.2", token=token_word(event.drawn), n=event.value)


@event("01057", "Hot Streak", ROGUE, level=4, cost=3, icons="wild", traits="Fortune", cite="ahlcg/gains.2")
class HotStreak:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator) -> Any:
        """Gain 10 resources."""
        gain_resources(g, you, 10)


@idle_when(lambda g, this: not this.uses)
@flow(cite="ahlcg/uses.4")
def jam(g: ArkhamHorror, this: Arkham) -> Any:
    """One supply is used up."""
    lose_uses(g, this, 1)


@flow(cite="ahlcg/investigate-action.3")
def pick_the_lock(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
    """The clue, and, unless it went smoothly, one supply less."""
    if g.the_test.margin < 2:
        yield from jam(g, this)
    yield from find_clues(g, you)


@asset("03031", "Lockpicks", ROGUE, level=1, quantity=2, cost=3, icons="intellect", slots="hand",
       uses=(3, "supplies"), discard_empty=True, traits="Item Tool Illicit")  # fmt: skip
class Lockpicks:
    @activate(cost=exhaust_this, tag=INVESTIGATE, if_=can_investigate)
    def pick(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Investigate with your agility added; unless you succeed by 2 or more, a supply is used up."""
        yield from investigate(
            g, you, this.id, success=pick_the_lock.later(this, you), failure=jam.later(this), also=AGILITY
        )


@flow(cite="ahlcg/fight-action.3 ahlcg/gains.3 ahlcg/limits-and-maximums.1")
def quick_shot(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
    """+1 damage from a success by 1 on; once a turn, by 3 or more, one more action."""
    test = g.the_test
    turn = g.scope(TURN)
    mark = f"03234#{this.id}.{this.stay}"
    if test.margin >= 3 and turn is not None and turn.owner == you.index and mark not in turn.used:
        g.change(turn, used=(*turn.used, mark))
        more_actions(g, you, 1)
    yield from hit_harder(g, you, 1)


@asset("03234", ".41 Derringer", ROGUE, level=2, quantity=2, cost=3, icons="combat agility", slots="hand",
       uses=(3, "ammo"), traits="Item Weapon Firearm Illicit")  # fmt: skip
class FortyOneDerringerTwo:
    @activate(cost=spend_uses(1), tag=FIGHT, if_=foe_here)
    def shoot(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Fight with +2 combat; by 1 or more +1 damage; once a turn, by 3 or more, an additional action."""
        yield from fight_with(g, this, you, bonus=2, success=quick_shot.later(this, you))
