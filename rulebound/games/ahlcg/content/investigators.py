"""The five investigators and their signature cards."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import EACH, Limit, after, at, forced, reaction, revelation, when, would
from rulebound.core.game.game import PHASE, ROUND, TEST, TURN
from rulebound.core.game.values import cannot, lasting
from rulebound.core.material.cards import HAND, reveal
from rulebound.core.state.clauses import cite
from rulebound.core.timing.timing import cancel, replace, then
from rulebound.games.ahlcg.cards import (
    ATTACKING,
    GUARDIAN,
    LEAVING,
    MYSTIC,
    NEUTRAL,
    RECYCLING,
    ROGUE,
    SEEKER,
    SURVIVOR,
    TOME_ACTIONS,
    TOME_HANDS,
    activate,
    asset,
    event,
    fast_ability,
    investigator,
    this_cannot,
    treachery,
    you_get,
)
from rulebound.games.ahlcg.content.common import clue_to_find, foe_here, you_defeated_an_enemy, your_turn
from rulebound.games.ahlcg.rules.actions import fight_with, more_actions
from rulebound.games.ahlcg.rules.acts import doom_that_may_advance
from rulebound.games.ahlcg.rules.costs import discard_from_hand, spend_resources, spend_uses
from rulebound.games.ahlcg.rules.damage import Placed, deal, deal_to_card
from rulebound.games.ahlcg.rules.decks import draw_cards
from rulebound.games.ahlcg.rules.elimination import GameEnds, suffer_trauma
from rulebound.games.ahlcg.rules.enemies import Defeated
from rulebound.games.ahlcg.rules.framework import TurnBegins, TurnEnds
from rulebound.games.ahlcg.rules.locations import Discovered, discover
from rulebound.games.ahlcg.rules.moves import (
    add_uses,
    discard,
    gain_resources,
    into_threat_area,
    place_tokens,
    remove_from_game,
    remove_tokens,
)
from rulebound.games.ahlcg.rules.play import Played, enter_area, in_play_by_name
from rulebound.games.ahlcg.rules.skill_tests import (
    TREATED,
    TokenRevealed,
    idle_when,
    if_succeeds,
    return_token,
    reveal_token,
)
from rulebound.games.ahlcg.state import (
    FIGHT,
    Arkham,
    ArkhamHorror,
    Investigator,
    SkillTest,
    assets_of,
    enemies_at,
    is_a,
    you_of,
)


def clues_here(g: ArkhamHorror, you: Investigator) -> int:
    """The clues that lie on an investigator's location."""
    here = g.entities.get(you.location)
    return here.clues if isinstance(here, Arkham) else 0


def your_turn_ends(g: ArkhamHorror, this: Arkham, you: Investigator, event: TurnEnds) -> bool:
    return event.who == you_of(g, this)


def the_game_ends_for_you(g: ArkhamHorror, this: Arkham, you: Investigator, event: GameEnds) -> bool:
    return event.who == you_of(g, this)


# ------------------------------------------------------------------ Roland Banks


@investigator("01001", "Roland Banks", GUARDIAN, willpower=3, intellect=3, combat=4, agility=2, health=9, sanity=5,
              traits="Agency Detective", second=SEEKER, signatures=("01006", "01007"))  # fmt: skip
class RolandBanks:
    @reaction(after(Defeated), limit=Limit(1, per=ROUND), if_=you_defeated_an_enemy, useful=clue_to_find,
              cite="ahlcg/ability.triggered.5 ahlcg/limits-and-maximums.1")  # fmt: skip
    def find_evidence(g: ArkhamHorror, this: Investigator, you: Investigator, event: Defeated) -> Steps[None]:
        """An enemy you have defeated yields a clue where you are."""
        here = g.entity(you.location)
        yield from discover(g, you, here, 1)

    def elder_sign(g: ArkhamHorror, you: Investigator, test: SkillTest) -> int:
        """+1 for each clue on your location."""
        return clues_here(g, you)


@asset("01006", "Roland's .38 Special", NEUTRAL, cost=3, icons="combat agility wild", slots="hand", uses=(4, "ammo"),
       traits="Item Weapon Firearm", unique=True, only="01001")  # fmt: skip
class Rolands38Special:
    @activate(cost=spend_uses(1), tag=FIGHT, if_=foe_here, cite="ahlcg/ability.action-designators.1")
    def shoot(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Fight with +1 combat, +3 instead where clues lie; the attack deals +1 damage."""
        yield from fight_with(g, this, you, bonus=3 if clues_here(g, you) else 1, damage=2)


def you_would_discover_here(g: ArkhamHorror, this: Arkham, you: Investigator, event: Discovered) -> bool:
    return event.who == you.index and event.at == you.location


@cite("ahlcg/instead.1")
def it_holds_clues(g: ArkhamHorror, this: Arkham, you: Investigator, event: Any) -> bool:
    return this.clues > 0


@flow(cite="ahlcg/instead.1")
def uncover(g: ArkhamHorror, this: Arkham, n: int) -> Any:
    """As many clues as would have been discovered leave the card."""
    n = remove_tokens(g, this, "clues", n)
    g.tell("ahlcg-log-clues-leave", "ahlcg/instead.1", card=this, n=n)


def covered_up(g: ArkhamHorror, this: Arkham, you: Investigator, event: GameEnds) -> bool:
    return the_game_ends_for_you(g, this, you, event) and this.clues > 0


@treachery("01007", "Cover Up", cls=NEUTRAL, subtype="weakness", traits="Task", only="01001")
class CoverUp:
    @revelation(cite="ahlcg/weakness.2")
    def sweep_aside(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """It lies in your threat area, and 3 clues on it."""
        yield from into_threat_area(g, this, you)
        n = place_tokens(g, this, "clues", 3)
        g.tell("ahlcg-log-clues-placed", "ahlcg/weakness.2", card=this, n=n)

    @reaction(
        would(Discovered),
        if_=you_would_discover_here,
        useful=it_holds_clues,
        cite="ahlcg/ability.triggered.4 ahlcg/instead.1",
    )
    def own_up(g: ArkhamHorror, this: Arkham, you: Investigator, event: Discovered) -> Any:
        """When you would discover clues at your location: that many leave this card instead."""
        replace(g, event, uncover.later(this, event.n))

    @forced(when(GameEnds), if_=covered_up, cite="ahlcg/ability.forced.4 ahlcg/elimination.2")
    def be_found_out(g: ArkhamHorror, this: Arkham, you: Investigator, event: GameEnds) -> Any:
        """When the game ends with clues on it: 1 mental trauma."""
        suffer_trauma(g, you, mental=1, cite="ahlcg/ability.forced.4")


# ------------------------------------------------------------------ Daisy Walker


def tomes_of(g: ArkhamHorror, you: Investigator) -> int:
    """Tomes in the play area. A Tome that is a weakness need not be counted: beside it no elder sign is one."""
    return sum(is_a(g, c, "Tome") for c in assets_of(g, you))


@idle_when(lambda g, you: not tomes_of(g, you))
@flow
def read_on(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """1 card for each Tome you control."""
    yield from draw_cards(g, you, tomes_of(g, you))


@investigator("01002", "Daisy Walker", SEEKER, willpower=3, intellect=5, combat=2, agility=2, health=5, sanity=9,
              traits="Miskatonic", second=MYSTIC, signatures=("01008", "01009"))  # fmt: skip
class DaisyWalker:
    constant = [you_get(TOME_ACTIONS, +1, cite="ahlcg/gains.3")]

    def elder_sign(g: ArkhamHorror, you: Investigator, test: SkillTest) -> int:
        """+0; a success draws 1 card for each Tome you control."""
        if_succeeds(g, test, read_on.later(you), you.id)
        return 0


@asset("01008", "Daisy's Tote Bag", NEUTRAL, cost=2, icons="willpower intellect wild", traits="Item", unique=True,
       only="01002")  # fmt: skip
class DaisysToteBag:
    """Two more hand slots, for Tomes only."""

    constant = [you_get(TOME_HANDS, +2)]


def holds_horror(g: ArkhamHorror, this: Arkham) -> bool:
    return this.horror > 0


@flow(cite="ahlcg/move.7")
def read_a_page(g: ArkhamHorror, this: Arkham, you: Investigator) -> Any:
    """1 horror moves from the book to its reader: it is not dealt, so nothing answers it and nobody else takes it."""
    n = place_tokens(g, you, "horror", remove_tokens(g, this, "horror", 1))
    g.tell("ahlcg-log-horror-moves", "ahlcg/move.7", card=this, seat=you, n=n)
    return n > 0


@flow
def close_the_book(g: ArkhamHorror, this: Arkham) -> Steps[None]:
    if not this.horror:
        yield from discard(g, this)


@asset("01009", "The Necronomicon", NEUTRAL, slots="hand", subtype="weakness", traits="Item Tome", only="01002")
class TheNecronomicon:
    constant = [this_cannot(LEAVING, holds_horror), you_get(TREATED, +1)]

    @revelation(cite="ahlcg/weakness.3 ahlcg/slots.1")
    def open_the_book(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """It lies in your threat area, and 3 horror on it; it stays as long as any is left."""
        g.tell("ahlcg-log-threat", "ahlcg/threat-area.1", card=this, seat=you)
        yield from enter_area(g, this, you, you.threat)
        n = place_tokens(g, this, "horror", 3)
        g.tell("ahlcg-log-horror-placed", "ahlcg/weakness.3", card=this, n=n)

    @activate(cite="ahlcg/activate-action.2 ahlcg/then.1")
    def read(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Move 1 horror from it to Daisy; then it is discarded if none is left."""
        yield from then(g, read_a_page.later(this, you), close_the_book.later(this))


# ------------------------------------------------------------------ "Skids" O'Toole


@flow
def pocket(g: ArkhamHorror, you: Investigator, n: int) -> Any:
    gain_resources(g, you, n)


@investigator("01003", '"Skids" O\'Toole', ROGUE, willpower=2, intellect=3, combat=3, agility=4, health=8, sanity=6,
              traits="Criminal", second=GUARDIAN, signatures=("01010", "01011"))  # fmt: skip
class SkidsOToole:
    @fast_ability(cost=spend_resources(2), limit=Limit(1, per=TURN), if_=your_turn,
                  cite="ahlcg/ability.triggered.2 ahlcg/gains.3 ahlcg/limits-and-maximums.1")  # fmt: skip
    def hurry(g: ArkhamHorror, this: Investigator, you: Investigator) -> Any:
        """In your turn, 2 resources: one more action this turn."""
        more_actions(g, you, 1)

    def elder_sign(g: ArkhamHorror, you: Investigator, test: SkillTest) -> int:
        """+2; a success brings 2 resources."""
        if_succeeds(g, test, pocket.later(you, 2), you.id)
        return 2


@cite("ahlcg/fast.2")
def your_turn_begins(g: ArkhamHorror, this: Arkham, you: Investigator, event: TurnBegins) -> bool:
    return event.who == you.index


@event("01010", "On the Lam", NEUTRAL, cost=1, icons="intellect agility wild wild", traits="Tactic", fast=True,
       play=after(TurnBegins), if_=your_turn_begins, only="01003", cite="ahlcg/lasting-effects.2")  # fmt: skip
class OnTheLam:
    constant = [cannot(ATTACKING, lambda g, this, you: True, cite="ahlcg/cannot.1")]

    def effect(g: ArkhamHorror, this: Arkham, you: Investigator, event: TurnBegins) -> Any:
        """Until the end of the round enemies that are not Elite cannot attack you."""
        lasting(g, g.registry["01010+0"], this, ROUND, (you,))
        g.tell("ahlcg-log-lasts-round", "ahlcg/lasting-effects.2", card=this)


def you_have_money(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    return you.resources > 0


def debt_is_open(g: ArkhamHorror, this: Arkham, you: Investigator, event: GameEnds) -> bool:
    return the_game_ends_for_you(g, this, you, event) and this.uses < 6


@treachery("01011", "Hospital Debts", cls=NEUTRAL, subtype="weakness", traits="Task", only="01003")
class HospitalDebts:
    @revelation(cite="ahlcg/weakness.2")
    def receive_the_bill(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Into your threat area."""
        yield from into_threat_area(g, this, you)

    @fast_ability(limit=Limit(2, per=ROUND, by=EACH), if_=you_have_money,
                  cite="ahlcg/ability.triggered.2 ahlcg/limits-and-maximums.1 .3 ahlcg/move.7 "
                       "ahlcg/you-your.3")  # fmt: skip
    def pay_off(g: ArkhamHorror, this: Arkham, you: Investigator) -> Any:
        """Move 1 of your resources onto it: anybody at its location may, each twice a round."""
        add_uses(g, this, remove_tokens(g, you, "resources", 1))

    @forced(when(GameEnds), if_=debt_is_open, cite="ahlcg/ability.forced.4 ahlcg/elimination.2")
    def fall_behind(g: ArkhamHorror, this: Arkham, you: Investigator, event: GameEnds) -> Any:
        """When the game ends with fewer than 6 resources on it: 2 less experience for this scenario."""
        g.change(you, fewer=you.fewer + 2)
        g.tell("ahlcg-log-less-experience", "ahlcg/ability.forced.4", seat=you, n=2)


# ------------------------------------------------------------------ Agnes Baker


def agnes_is_frightened(g: ArkhamHorror, this: Investigator, you: Investigator, event: Placed) -> bool:
    return event.about == you.id and event.horror > 0


def an_enemy_is_here(g: ArkhamHorror, this: Investigator, you: Investigator, event: Any) -> bool:
    return bool(enemies_at(g, you.location))


@investigator("01004", "Agnes Baker", MYSTIC, willpower=5, intellect=2, combat=2, agility=3, health=6, sanity=8,
              traits="Sorcerer", second=SURVIVOR, signatures=("01012", "01013"))  # fmt: skip
class AgnesBaker:
    @reaction(after(Placed), limit=Limit(1, per=PHASE), if_=agnes_is_frightened, useful=an_enemy_is_here,
              cite="ahlcg/ability.triggered.5 ahlcg/limits-and-maximums.1")  # fmt: skip
    def lash_out(g: ArkhamHorror, this: Investigator, you: Investigator, event: Placed) -> Steps[None]:
        """Horror has been placed on Agnes: an enemy where she is takes 1 damage."""
        foe = yield from choose_entity(
            g, you.index, enemies_at(g, you.location), "ahlcg-prompt-enemy", "hit", "ahlcg/target.1"
        )
        yield from deal_to_card(g, foe, damage=1, by=you.id)

    def elder_sign(g: ArkhamHorror, you: Investigator, test: SkillTest) -> int:
        """+1 for each horror on Agnes."""
        return you.horror


def you_played_a_spell(g: ArkhamHorror, this: Arkham, you: Investigator, event: Played) -> bool:
    return event.who == you.index and is_a(g, g.entity(event.about), "Spell")


@asset("01012", "Heirloom of Hyperborea", NEUTRAL, cost=3, icons="willpower combat wild", slots="accessory",
       traits="Item Relic", unique=True, only="01004")  # fmt: skip
class HeirloomOfHyperborea:
    @reaction(after(Played), if_=you_played_a_spell, cite="ahlcg/ability.triggered.5")
    def remember(g: ArkhamHorror, this: Arkham, you: Investigator, event: Played) -> Steps[None]:
        """After you play a Spell: draw 1 card."""
        yield from draw_cards(g, you, 1)


@event("01013", "Dark Memory", NEUTRAL, cost=2, subtype="weakness", traits="Spell", only="01004")
class DarkMemory:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """1 doom on the agenda, which may advance by it."""
        yield from doom_that_may_advance(g, 1)

    @forced(at(TurnEnds), if_=your_turn_ends, zones=(HAND,), cite="ahlcg/ability.forced.1 ahlcg/ability.2")
    def haunt(g: ArkhamHorror, this: Arkham, you: Investigator, event: TurnEnds) -> Steps[None]:
        """Your turn ends with it in your hand: it is shown, and you take 2 horror."""
        reveal(g, this)
        yield from deal(g, you, horror=2, by=this.id)


# ------------------------------------------------------------------ Wendy Adams


def you_revealed_it(g: ArkhamHorror, this: Investigator, you: Investigator, event: TokenRevealed) -> bool:
    return event.who == you.index


@investigator("01005", "Wendy Adams", SURVIVOR, willpower=4, intellect=3, combat=1, agility=4, health=7, sanity=7,
              traits="Drifter", second=ROGUE, signatures=("01014", "01015"))  # fmt: skip
class WendyAdams:
    @reaction(when(TokenRevealed), cost=discard_from_hand(1), limit=Limit(1, per=TEST, by=EACH), if_=you_revealed_it,
              cite="ahlcg/ability.triggered.4 ahlcg/cancel.1 ahlcg/limits-and-maximums.1")  # fmt: skip
    def try_again(g: ArkhamHorror, this: Investigator, you: Investigator, event: TokenRevealed) -> Steps[None]:
        """When you reveal a chaos token, discard a card: it goes back, and another one is revealed."""
        cancel(g, event)
        return_token(g, event.drawn)
        yield from reveal_token(g)

    def elder_sign(g: ArkhamHorror, you: Investigator, test: SkillTest) -> int:
        """+0; with Wendy's Amulet in play the test succeeds automatically."""
        if in_play_by_name(g, "Wendy's Amulet"):
            g.change(test, automatic="success")
        return 0


@asset("01014", "Wendy's Amulet", NEUTRAL, cost=2, icons="wild wild", slots="accessory", traits="Item Relic",
       unique=True, only="01005")  # fmt: skip
class WendysAmulet:
    """The topmost event of your discard pile can be played; your events go under your deck instead of there."""

    constant = [you_get(RECYCLING, 1)]


@treachery("01015", "Abandoned and Alone", cls=NEUTRAL, subtype="weakness", traits="Madness", only="01005")
class AbandonedAndAlone:
    @revelation(cite="ahlcg/direct-damage-direct-horror.1")
    def despair(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """2 direct horror, and your discard pile is removed from the game."""
        yield from deal(g, you, horror=2, by=this.id, direct=True)
        for card in g.cards(you.discard):
            yield from remove_from_game(g, card)
