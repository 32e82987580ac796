"""Mystic cards."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after, forced, reaction, when, would
from rulebound.core.game.decision import choose
from rulebound.core.game.game import PHASE
from rulebound.core.game.values import adds, lasting
from rulebound.core.material.cards import Pile, openly
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option
from rulebound.core.timing.timing import PhaseBegins, cancel, replace
from rulebound.games.ahlcg.cards import (
    BLANK,
    MYSTIC,
    SKILL,
    SLOTS,
    activate,
    asset,
    event,
    fast_ability,
    passing,
    skill,
    you_get,
)
from rulebound.games.ahlcg.content.common import can_investigate, foe_here
from rulebound.games.ahlcg.rules.actions import end_turn, fight, foes, investigate, lose_actions, try_to_evade
from rulebound.games.ahlcg.rules.acts import place_doom
from rulebound.games.ahlcg.rules.costs import exhaust_this, spend_resources, spend_uses, take_horror
from rulebound.games.ahlcg.rules.damage import deal, deal_to_card, heal
from rulebound.games.ahlcg.rules.decks import look_and_reorder, search_deck
from rulebound.games.ahlcg.rules.encounter import Revealed, draw_encounter
from rulebound.games.ahlcg.rules.enemies import evade
from rulebound.games.ahlcg.rules.locations import discover
from rulebound.games.ahlcg.rules.moves import EntersPlay, add_uses, gain_resources, kind_of_uses, remove_tokens
from rulebound.games.ahlcg.rules.reasons import because
from rulebound.games.ahlcg.rules.skill_tests import (
    Reveals,
    after_test,
    for_this_test,
    idle_when,
    notice,
    resolve_token,
    take_token,
    token_word,
    you_test,
)
from rulebound.games.ahlcg.state import (
    EVADE,
    FIGHT,
    INTELLECT,
    INVESTIGATE,
    WILLPOWER,
    Arkham,
    ArkhamHorror,
    Investigator,
    SkillTest,
    assets_of,
    definition,
    enemies_at,
    engaged_with,
    is_a,
    worth,
)

# ------------------------------------------------------------------ level 0: assets


@asset("01058", "Forbidden Knowledge", MYSTIC, cost=0, icons="intellect", uses=(4, "secrets"), discard_empty=True,
       traits="Talent")  # fmt: skip
class ForbiddenKnowledge:
    @fast_ability(cost=(exhaust_this, take_horror), cite="ahlcg/ability.triggered.2 ahlcg/costs.4")
    def trade(g: ArkhamHorror, this: Arkham, you: Investigator) -> Any:
        """For 1 horror: one of its secrets becomes a resource of yours."""
        remove_tokens(g, this, "uses", 1)
        gain_resources(g, you, 1)


@asset("01059", "Holy Rosary", MYSTIC, cost=2, icons="willpower", slots="accessory", sanity=2, traits="Item Charm")
class HolyRosary:
    constant = [you_get(SKILL[WILLPOWER], +1)]


@flow(cite="ahlcg/taking-damage-horror.2")
def backlash(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
    """The spell turns on you: 1 horror."""
    yield from deal(g, you, horror=1, by=this.id)


@asset("01060", "Shrivelling", MYSTIC, cost=3, icons="combat", slots="arcane", uses=(4, "charges"), traits="Spell")
class Shrivelling:
    @activate(cost=spend_uses(1), tag=FIGHT, if_=foe_here, cite="ahlcg/ability.action-designators.1")
    def wither(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Fight with willpower in place of combat, +1 damage; a bad symbol costs 1 horror."""
        foe = yield from choose_entity(
            g, you.index, foes(g, you), "ahlcg-prompt-fight", "fight", "ahlcg/fight-action.5"
        )
        yield from fight(
            g, you, foe, this.id, skill=WILLPOWER, damage=2, on_symbol=backlash.later(this, you)
        )  # fmt: skip


def decks(g: ArkhamHorror) -> tuple[Pile, ...]:
    """The decks that can be looked at: every investigator's and the encounter deck, unless there is nothing in it."""
    piles = [g.pile(i.deck) for i in g.investigators] + [g.pile(g.scenario.encounter)]
    return tuple([p for p in piles if p.cards])


def a_deck_is_left(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    return bool(decks(g))


@flow(cite="ahlcg/deck.2")
def scry(g: ArkhamHorror, you: Investigator) -> Steps[tuple[Any, ...]]:
    """You look at the top 3 cards of a deck and put them back in any order. What was seen."""
    deck = yield from choose_entity(g, you.index, decks(g), "ahlcg-prompt-deck", "look", "ahlcg/target.1")
    if deck.owner >= 0:
        g.tell("ahlcg-log-look", seat=you, whose=g.seat(deck.owner))
    else:
        g.tell("ahlcg-log-look-encounter", seat=you)
    return (yield from look_and_reorder(g, you, deck.id, 3))


@asset("01061", "Scrying", MYSTIC, cost=1, icons="intellect", slots="arcane", uses=(3, "charges"), traits="Spell")
class Scrying:
    @activate(cost=(exhaust_this, spend_uses(1)), useful=a_deck_is_left)
    def gaze(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Three cards deep, see what comes in somebody's deck or among the encounters, and order it as you like."""
        yield from scry(g, you)


@asset("01062", "Arcane Studies", MYSTIC, cost=2, icons="willpower intellect", traits="Talent")
class ArcaneStudies:
    @fast_ability(cost=spend_resources(1), if_=you_test(WILLPOWER), cite="ahlcg/ability.triggered.2 ahlcg/modifiers.2")
    def concentrate(g: ArkhamHorror, this: Arkham, you: Investigator) -> Any:
        """+1 willpower for this test."""
        for_this_test(g, this, you, WILLPOWER)

    @fast_ability(cost=spend_resources(1), if_=you_test(INTELLECT), cite="ahlcg/ability.triggered.2 ahlcg/modifiers.2")
    def recall(g: ArkhamHorror, this: Arkham, you: Investigator) -> Any:
        """+1 intellect for this test."""
        for_this_test(g, this, you, INTELLECT)


def this_entered(g: ArkhamHorror, this: Arkham, you: Investigator, event: EntersPlay) -> bool:
    return event.about == this.id


def cards_in_deck(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    return bool(g.pile(you.deck).cards)


@asset("01063", "Arcane Initiate", MYSTIC, cost=1, icons="willpower", slots="ally", health=1, sanity=2,
       traits="Ally Sorcerer")  # fmt: skip
class ArcaneInitiate:
    @forced(after(EntersPlay), if_=this_entered, cite="ahlcg/ability.forced.5")
    def arrive(g: ArkhamHorror, this: Arkham, you: Investigator, event: EntersPlay) -> Any:
        """After it enters play: 1 doom on it."""
        place_doom(g, this, 1)

    @fast_ability(cost=exhaust_this, if_=cards_in_deck, cite="ahlcg/ability.triggered.2 ahlcg/search.3")
    def study(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Your next three cards: a Spell among them is yours. The deck is shuffled."""
        yield from search_deck(g, you, ("Spell",), top=3)


# ------------------------------------------------------------------ level 0: events and skills


@event("01064", "Drawn to the Flame", MYSTIC, cost=0, icons="willpower intellect", traits="Insight",
       cite="ahlcg/then.1 .2 ahlcg/draw-action-drawing-cards.3")  # fmt: skip
class DrawnToTheFlame:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Draw an encounter card; when it is dealt with, discover 2 clues at your location."""
        drawn = yield from draw_encounter(g, you)
        if drawn and not you.out:
            yield from discover(g, you, g.entity(you.location), 2)


@cite("ahlcg/fast.2")
def you_draw_a_treachery(g: ArkhamHorror, this: Arkham, you: Investigator, event: Revealed) -> bool:
    made = definition(g, g.entity(event.about))
    return event.who == you.index and made.type == "treachery" and not made.facts.get("subtype")


@event("01065", "Ward of Protection", MYSTIC, cost=1, icons="wild", traits="Spell Spirit", fast=True,
       play=when(Revealed), if_=you_draw_a_treachery, cite="ahlcg/cancel.1 .4 ahlcg/then.2")  # fmt: skip
class WardOfProtection:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator, event: Revealed) -> Steps[None]:
        """When you draw a treachery that is no weakness: cancel its revelation, then take 1 horror."""
        cancel(g, event)
        yield from deal(g, you, horror=1, by=this.id)


@because("ahlcg/evade-evade-action.7", "ahlcg-denied-nobody-engaged")
def enemy_to_evade(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    return bool(engaged_with(g, you))


@flow(cite="ahlcg/evade-evade-action.3")
def blind(g: ArkhamHorror, you: Investigator, foe: Arkham, damage: int) -> Steps[None]:
    """The enemy is evaded and hurt."""
    yield from evade(g, you, foe)
    yield from deal_to_card(g, foe, damage=damage, by=you.id)


@flow(cite="ahlcg/action.2")
def dazzle(g: ArkhamHorror, this: Arkham, you: Investigator, horror: int) -> Steps[None]:
    """The light turns on you: an action is lost, perhaps with horror."""
    lose_actions(g, you, 1)
    yield from deal(g, you, horror=horror, by=this.id)


@flow(cite="ahlcg/ability.action-designators.1")
def flash(g: ArkhamHorror, this: Arkham, you: Investigator, damage: int, horror: int = 0) -> Steps[None]:
    """Evade with willpower in place of agility; success hurts the enemy, a bad symbol hurts you."""
    foe = yield from choose_entity(
        g, you.index, engaged_with(g, you), "ahlcg-prompt-evade", "evade", "ahlcg/evade-evade-action.7"
    )
    if foe is not None:
        yield from try_to_evade(
            g, you, foe, this.id, skill=WILLPOWER, success=blind.later(you, foe, damage),
            on_symbol=dazzle.later(this, you, horror),
        )  # fmt: skip


@event("01066", "Blinding Light", MYSTIC, cost=2, icons="willpower agility", traits="Spell", tag=EVADE,
       if_=enemy_to_evade)  # fmt: skip
class BlindingLight:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Evade with willpower; success deals 1 damage to the enemy, a bad symbol costs you an action."""
        yield from flash(g, this, you, 1)


@skill("01067", "Fearless", MYSTIC, icons="willpower", traits="Innate", cite="ahlcg/skill-cards.3 ahlcg/heal.1")
class Fearless:
    @idle_when(lambda g, this, you, test: not you.horror)
    @flow(cite="ahlcg/skill-cards.3 ahlcg/heal.1")
    def success(g: ArkhamHorror, this: Arkham, you: Investigator, test: SkillTest) -> Any:
        """A success heals 1 horror."""
        heal(g, you, horror=1)


# ------------------------------------------------------------------ higher levels


WIPED = passing("mind-wipe", adds(BLANK, 1, lambda g, source, enemy: True, "ahlcg/blank.1"))


@cite("ahlcg/target.5 ahlcg/blank.2")
def has_text(g: ArkhamHorror, enemy: Arkham) -> bool:
    """Is there anything in its text box, beside traits, that could be blank?"""
    made = definition(g, enemy)
    return bool(made.abilities or made.modifiers or made.keywords or made.facts.get("prey") or worth(g, enemy))


def simple_minds(g: ArkhamHorror, you: Investigator) -> tuple[Arkham, ...]:
    """Enemies at your location that are no Elite and have a text to lose."""
    return tuple([e for e in enemies_at(g, you.location) if not is_a(g, e, "Elite") and has_text(g, e)])


def a_mind_to_wipe(g: ArkhamHorror, this: Arkham, you: Investigator, event: PhaseBegins) -> bool:
    return bool(simple_minds(g, you))


@event("01068", "Mind Wipe", MYSTIC, level=1, cost=1, icons="willpower combat", traits="Spell", fast=True,
       play=after(PhaseBegins), if_=a_mind_to_wipe, cite="ahlcg/lasting-effects.1 .3 .4")  # fmt: skip
class MindWipe:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator, event: PhaseBegins) -> Steps[None]:
        """After a phase begins: the text of an enemy at your location, no Elite, is blank until the phase ends."""
        foe = yield from choose_entity(
            g, you.index, simple_minds(g, you), "ahlcg-prompt-enemy", "wipe", "ahlcg/target.1"
        )
        if foe is not None:
            lasting(g, WIPED, this, PHASE, (foe,))
            g.tell("ahlcg-log-blank", "ahlcg/blank.1", card=foe)


@event("01069", "Blinding Light", MYSTIC, level=2, cost=1, icons="willpower agility", traits="Spell", tag=EVADE,
       if_=enemy_to_evade)  # fmt: skip
class BlindingLightTwo:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Evade with willpower; success deals 2 damage, a bad symbol costs you an action and 1 horror."""
        yield from flash(g, this, you, 2, 1)


@cite("ahlcg/uses.6")
def spells_with_charges(g: ArkhamHorror, you: Investigator) -> tuple[Arkham, ...]:
    """Spells you control that hold charges: no other kind of use can become one."""
    return tuple([
        c for c in assets_of(g, you)
        if is_a(g, c, "Spell") and kind_of_uses(g, c) == "charges"
    ])  # fmt: skip


def a_spell_to_charge(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    return bool(spells_with_charges(g, you))


@asset("01070", "Book of Shadows", MYSTIC, level=3, cost=4, icons="willpower intellect", slots="hand",
       traits="Item Tome")  # fmt: skip
class BookOfShadows:
    constant = [you_get(SLOTS["arcane"], +1)]

    @activate(cost=exhaust_this, useful=a_spell_to_charge, cite="ahlcg/activate-action.2 ahlcg/uses.5")
    def read(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """1 charge more on a Spell you control."""
        spell = yield from choose_entity(
            g, you.index, spells_with_charges(g, you), "ahlcg-prompt-charge", "charge", "ahlcg/target.1"
        )
        if spell is not None:
            add_uses(g, spell, 1)


def you_reveal(g: ArkhamHorror, this: Arkham, you: Investigator, event: Reveals) -> bool:
    return event.who == you.index


def two_tokens_are_left(g: ArkhamHorror, this: Arkham, you: Investigator, event: Reveals) -> bool:
    return len(g.bag.inside) > 1


@flow(cite="ahlcg/instead.1")
def reveal_two(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """Two tokens are revealed; you choose which one counts. The other one has been seen, but does nothing."""
    tokens = (take_token(g), take_token(g))
    at = 0
    if tokens[0] != tokens[1]:
        options = tuple([Option(f"resolve {t}", "ahlcg-option-token", (("token", token_word(t)),), value=i)
                         for i, t in enumerate(tokens)])  # fmt: skip
        picked = yield from choose(g, you.index, options, "ahlcg-prompt-token", cite="ahlcg/instead.1")
        at = picked.value
    g.tell("ahlcg-log-token-chosen", "ahlcg/instead.1", token=token_word(tokens[at]))
    yield from resolve_token(g, tokens[at])
    yield from notice(g, tokens[1 - at])


@asset("01071", "Grotesque Statue", MYSTIC, level=4, cost=2, icons="wild", slots="hand", uses=(4, "charges"),
       discard_empty=True, traits="Item Relic")  # fmt: skip
class GrotesqueStatue:
    @reaction(would(Reveals), cost=spend_uses(1), if_=you_reveal, useful=two_tokens_are_left,
              cite="ahlcg/ability.triggered.4")  # fmt: skip
    def stare(g: ArkhamHorror, this: Arkham, you: Investigator, event: Reveals) -> Any:
        """When you would reveal a chaos token: reveal 2, resolve one of them and ignore the other."""
        replace(g, event, reveal_two.later(you))


@flow(cite="ahlcg/framework-2.2.2")
def collapse(g: ArkhamHorror, you: Investigator) -> Any:
    """The rest of your actions is lost, your turn ends."""
    end_turn(g, you)


@flow
def after_the_rite(g: ArkhamHorror, this: Arkham, you: Investigator) -> Any:
    after_test(g, g.the_test, collapse.later(you), this.id)


@asset("51007", "Rite of Seeking", MYSTIC, level=2, quantity=2, cost=4, icons="intellect", slots="arcane",
       uses=(3, "charges"), traits="Spell")  # fmt: skip
class RiteOfSeekingTwo:
    @activate(cost=spend_uses(1), tag=INVESTIGATE, if_=can_investigate, cite="ahlcg/ability.action-designators.1")
    def seek(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Investigate with willpower, +2, for 1 clue more; a bad symbol ends your turn after the test."""
        yield from investigate(
            g, you, this.id, skill=WILLPOWER, bonus=2, clues=2, on_symbol=after_the_rite.later(this, you)
        )  # fmt: skip


@asset("03236", "Scrying", MYSTIC, level=3, quantity=2, cost=1, icons="intellect intellect", slots="arcane",
       uses=(3, "charges"), traits="Spell")  # fmt: skip
class ScryingThree:
    @fast_ability(cost=(exhaust_this, spend_uses(1)), useful=a_deck_is_left)
    def gaze(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Look at the top 3 cards of a deck and put them back in any order; a Terror or Omen costs 1 horror."""
        seen = yield from scry(g, you)
        for card in seen:
            openly(g, card)  # whether it hurts tells all what may be among them
        if any(is_a(g, c, "Terror") or is_a(g, c, "Omen") for c in seen):
            yield from deal(g, you, horror=1, by=this.id)
