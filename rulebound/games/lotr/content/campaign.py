"""The campaign: its three campaign cards, boons and burdens."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import GROUP, Limit, after, at, when
from rulebound.core.game.decision import choose, choose_some, meant, options_for
from rulebound.core.game.game import GAME, ROUND
from rulebound.core.material.cards import new_card, new_cards
from rulebound.core.state.chance import below
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Call, Option
from rulebound.core.timing.timing import then, together
from rulebound.games.lotr.cards import (
    ATTACK,
    COLLECTS,
    DEFENSE,
    WILLPOWER,
    attached_gets,
    attachment,
    campaign_card,
    enemy,
    event,
    forced,
    objective_ally,
    response,
    shadow,
    treachery,
    when_revealed,
)
from rulebound.games.lotr.content.escape_from_dol_guldur import Claimed, capture
from rulebound.games.lotr.content.journey_along_the_anduin import TROLL
from rulebound.games.lotr.content.spiders_of_mirkwood import exhaust_some
from rulebound.games.lotr.effects import choose_target, first_player_chooses, for_a_while
from rulebound.games.lotr.rules.attacks import DeclaredAttackers
from rulebound.games.lotr.rules.costs import exhaust_this
from rulebound.games.lotr.rules.damage import Destroyed, deal_damage, heal
from rulebound.games.lotr.rules.decks import draw_cards
from rulebound.games.lotr.rules.ending import lose
from rulebound.games.lotr.rules.engagement import Engaged, engage
from rulebound.games.lotr.rules.framework import make_ready
from rulebound.games.lotr.rules.moves import (
    LeavesPlay,
    all_of_them,
    attach,
    attach_encounter,
    exhaust_all,
    place_tokens,
    put_into_play,
    take_control,
)
from rulebound.games.lotr.rules.progress import StageDefeated, StageRevealed
from rulebound.games.lotr.rules.threat import follow_token, raise_threat
from rulebound.games.lotr.state import (
    CHARACTERS,
    ENEMY,
    HIDDEN,
    Attack,
    Player,
    Rings,
    RingsCard,
    attachments_of,
    characters,
    controller_of,
    definition,
    heroes,
    set_role,
    word_of,
)

MENDOR, SUPPORT, VALOR, FATE = "rc135", "rc132", "rc133", "rc134"
SWARM, VENOM, SCARRED = "rc136", "rc137", "rc138"
BEORNS_PATH, DONT_LEAVE_THE_PATH, TOWER = "01122", "01121", "01123"
CARD = "lotr/campaign-card-types.1"
COPIES = 4
"""How many copies of Valor and of Scarred there are."""


# ------------------------------------------------------------------ Mendor


def mendor_in_play(g: Rings) -> Any:
    """Mendor, face up or captured; None if he is not in play."""
    for seat in range(len(g.seats)):
        for card in g.cards(g.seat(seat).area):
            if card.code == MENDOR:
                return card
    return None


def mendor_at_hand(g: Rings) -> Any:
    """Mendor, if he is in play and not captured."""
    found = mendor_in_play(g)
    return found if found is not None and not found.role else None


@flow(cite="lotr/campaign-card-types.1")
def bring_mendor(g: Rings) -> Steps[None]:
    """Mendor enters play under the first player's control."""
    card = new_card(g, RingsCard, MENDOR, g.pile(g.scenario.aside))
    yield from put_into_play(g, card, g.first.area, who=g.first.index)


def is_mendor(g: Rings, this: RingsCard, you: Player, event: LeavesPlay) -> bool:
    return getattr(g.entity(event.about), "code", "") == MENDOR


@objective_ally("rc135", "Mendor", None, cost=0, willpower=1, attack=1, defense=1, hit_points=3, unique=True,
                traits="Silvan Scout", keywords="ranged")  # fmt: skip
class Mendor:
    @response(after(StageDefeated), useful=lambda g, this, you, event: this.exhausted)
    def cheer(g: Rings, this: RingsCard, you: Player, event: StageDefeated) -> Steps[None]:
        """A stage is completed: he readies, then each player draws a card."""
        yield from then(g, make_ready.later(this), each_draws.later())

    @forced(when(LeavesPlay), if_=lambda g, this, you, event: event.about == this.id)
    def vanish(g: Rings, this: RingsCard, you: Player, event: LeavesPlay) -> None:
        """Leaving play, he is out of the game."""
        g.change(event, to=g.scenario.removed)


@flow
def each_draws(g: Rings) -> Steps[None]:
    yield from together(g, tuple([draw_cards.later(p, 1) for p in g.players]))


@event("rc132", "Mendor's Support", None, cost=0, quantity=4, limit=Limit(1, per=ROUND, by=GROUP),
       useful=lambda g, this, you: mendor_at_hand(g) is not None)  # fmt: skip
class MendorsSupport:
    def effect(g: Rings, this: RingsCard, you: Player) -> None:
        """Mendor gets +2 willpower, attack and defense for the round."""
        mendor = mendor_at_hand(g)
        for stat in (WILLPOWER, ATTACK, DEFENSE):
            for_a_while(g, this, (mendor,), stat, 2, ROUND)


# ------------------------------------------------------------------ Valor, Appointed by Fate, Scarred


def without(g: Rings, you: Player, code: str) -> tuple[Any, ...]:
    """The heroes of a player who do not have such a card yet: one for each hero."""
    return tuple([h for h in heroes(g, you) if not any(c.code == code for c in attachments_of(g, h))])


def set_aside(g: Rings, code: str) -> tuple[Any, ...]:
    return tuple([c for c in g.cards(g.scenario.aside) if c.code == code])


@flow(cite="lotr/permanent.1 /campaign-pool.4")
def fasten(g: Rings, card: Any, hero: Any) -> Steps[None]:
    """A card of the campaign is attached to a hero: a boon is the player's from then on, a burden is nobody's."""
    if definition(card).type == "attachment":
        seat = controller_of(g, hero)
        g.change(card, owner=seat)
        yield from attach(g, card, hero, seat)
    else:
        yield from attach_encounter(g, card, hero)


@flow(cite="lotr/player-order.1 /first-player.3")
def hand_round(g: Rings, code: str) -> Steps[None]:
    """Everybody who can attaches a copy that was set aside to a hero of theirs. If there are too few, the first player
    says who gets one."""
    takers = tuple([p for p in g.players if without(g, p, code)])
    few = len(set_aside(g, code))
    if few < len(takers):
        options = options_for(g, takers, "choose")
        words = (("card", word_of(code)), ("n", few))
        picked = yield from choose_some(
            g, g.clock.lead, options, few, few, "lotr-prompt-takers", words, "lotr/first-player.3"
        )
        takers = tuple([meant(g, o) for o in picked])
    for you in takers:
        able = without(g, you, code)
        hero = yield from choose_entity(g, you.index, able, "lotr-prompt-attach", "attach", "lotr/choose.2")
        yield from fasten(g, set_aside(g, code)[0], hero)


@attachment("rc133", "Valor", None, cost=0, traits="Condition", keywords="permanent", quantity=COPIES)
class Valor:
    @response(after(DeclaredAttackers), cost=exhaust_this,
              if_=lambda g, this, you, event: event.about == this.attached)  # fmt: skip
    def take_heart(g: Rings, this: RingsCard, you: Player, event: DeclaredAttackers) -> Steps[None]:
        """Its hero attacks: 1 damage is healed on the hero and 1 dealt to the enemy."""
        heal(g, g.entity(this.attached), 1)
        yield from deal_damage(g, g.entity(event.enemy), 1, this.id)


@attachment("rc134", "Appointed by Fate", None, cost=0, traits="Condition", quantity=1)
class AppointedByFate:
    constant = [attached_gets(COLLECTS, 1)]


def one_of_ours(g: Rings, this: RingsCard, you: Player, event: Destroyed) -> bool:
    """A character of the player whose hero bears it."""
    return event.what in CHARACTERS and event.who == controller_of(g, g.entity(this.attached))


@treachery("rc138", "Scarred", None, keywords="permanent", quantity=COPIES)
class Scarred:
    @forced(after(Destroyed), if_=one_of_ours)
    def ache(g: Rings, this: RingsCard, you: Player, event: Destroyed) -> Steps[None]:
        """A character of yours is destroyed: your threat rises by 1."""
        yield from raise_threat(g, g.seat(event.who), 1, this.id)


# ------------------------------------------------------------------ burdens of the encounter deck


@enemy("rc136", "Ungoliant's Swarm", None, engagement=33, threat=3, attack=2, defense=2, hit_points=5,
       traits="Creature Spider", quantity=1)  # fmt: skip
class UngoliantsSwarm:
    @forced(after(Engaged), if_=lambda g, this, you, event: event.about == this.id)
    def overrun(g: Rings, this: RingsCard, you: Player, event: Engaged) -> Steps[None]:
        """It engages a player, who exhausts 2 characters."""
        yield from exhaust_some(g, g.seat(event.who), 2)

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> Steps[None]:
        """It enters play engaged with you."""
        yield from engage(g, this, you)


def damaged(g: Rings, you: Player) -> tuple[Any, ...]:
    return tuple([c for c in characters(g, you) if c.damage])


@flow
def exhaust_damaged(g: Rings, you: Player) -> Any:
    exhaust_all(g, you, damaged(g, you))


EXHAUST = Option("exhaust", "lotr-rc137-exhaust")
SUFFER = Option("suffer", "lotr-rc137-damage")


@treachery("rc137", "Lingering Venom", None, keywords="surge", quantity=1)
class LingeringVenom:
    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """Each player exhausts all damaged characters, or the most damaged hero takes 2 damage."""
        borne: tuple[Call[Any], ...] = ()
        for player in g.players:
            borne += yield from bear_the_venom(g, this, player)
        yield from all_of_them(g, borne)

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> Steps[None]:
        """All your damaged characters exhaust."""
        yield from exhaust_damaged(g, you)


@flow(cite="lotr/effects.6 /choose.2")
def bear_the_venom(g: Rings, this: RingsCard, you: Player) -> Steps[tuple[Call[Any], ...]]:
    """What a player will bear: only what changes something can be chosen; of several heroes with the most damage the
    player chooses one."""
    ready = any(not c.exhausted for c in damaged(g, you))
    options = (EXHAUST, SUFFER) if ready else (SUFFER,)
    picked = yield from choose(g, you.index, options, "lotr-prompt-venom", cite="lotr/effects.6")
    if picked.key == "exhaust":
        return (exhaust_damaged.later(you),)
    most = max([h.damage for h in heroes(g, you)])
    hero = yield from choose_target(g, you, tuple([h for h in heroes(g, you) if h.damage == most]), "lotr-prompt-hurt")
    return (deal_damage.later(hero, 2, this.id),)


# ------------------------------------------------------------------ campaign cards


def earn(g: Rings, code: str, n: int = 1) -> None:
    """A boon or burden is written into the campaign pool."""
    if n:
        g.change(g.campaign, pool=(*g.campaign.pool, *[code] * n))
        g.tell("lotr-log-earned", "lotr/campaign-pool.1", card=word_of(code), n=n)


@campaign_card("rc129", "Passage through Mirkwood", "Passage through Mirkwood", cite=CARD)
class PassageThroughMirkwood:
    def setting_up(g: Rings, this: RingsCard) -> Steps[None]:
        """Mendor is put into play."""
        yield from bring_mendor(g)

    @forced(at(LeavesPlay), if_=is_mendor)  # no forced effect: constant, and so before all others
    def mourn(g: Rings, this: RingsCard, you: Player, event: LeavesPlay) -> None:
        """Mendor is gone: the players lose."""
        lose(g, "lotr-loss-mendor", CARD)

    def resolution(g: Rings, this: RingsCard) -> None:
        """A Mendor's Support for each player, and a burden that depends on the path."""
        earn(g, SUPPORT, min(len(g.seats), COPIES - g.campaign.pool.count(SUPPORT)))
        if g.scenario.card == BEORNS_PATH:
            earn(g, SWARM)
        if g.scenario.card == DONT_LEAVE_THE_PATH:
            earn(g, VENOM)


def a_troll(g: Rings, id: int) -> bool:
    """Is it a Hill Troll? It may have left play since."""
    code = getattr(g.entities.get(id), "code", "")
    return bool(code) and definition(g.entity(id)).name == TROLL


def troll_defeated(g: Rings, this: RingsCard, you: Player, event: Destroyed) -> bool:
    return event.what == ENEMY and a_troll(g, event.about)


def troll_kills(g: Rings, this: RingsCard, you: Player, event: Destroyed) -> bool:
    return event.what in CHARACTERS and a_troll(g, event.by)


def somebody_lacks_valor(g: Rings, this: RingsCard, you: Player, event: Destroyed) -> bool:
    return bool(set_aside(g, VALOR)) and any(without(g, p, VALOR) for p in g.players)


@campaign_card("rc130", "Journey along the Anduin", "Journey along the Anduin", cite=CARD)
class JourneyAlongTheAnduin:
    def setting_up(g: Rings, this: RingsCard) -> Steps[None]:
        """Mendor is put into play; Valor and Scarred are set aside."""
        yield from bring_mendor(g)
        new_cards(g, RingsCard, [VALOR] * COPIES + [SCARRED] * COPIES, g.pile(g.scenario.aside))

    @response(after(Destroyed), if_=troll_defeated, useful=somebody_lacks_valor)
    def valor(g: Rings, this: RingsCard, you: Player, event: Destroyed) -> Steps[None]:
        """A Hill Troll is defeated: everybody who can attaches a Valor to a hero."""
        yield from hand_round(g, VALOR)

    @forced(after(Destroyed), if_=troll_kills, limit=Limit(1, per=GAME, by=GROUP))
    def scars(g: Rings, this: RingsCard, you: Player, event: Destroyed) -> Steps[None]:
        """For the first time a Hill Troll has destroyed a character: everybody attaches a Scarred to a hero."""
        yield from hand_round(g, SCARRED)

    @forced(at(LeavesPlay), if_=is_mendor)  # no forced effect: constant, and so before all others
    def mourn(g: Rings, this: RingsCard, you: Player, event: LeavesPlay) -> None:
        """Mendor is gone: the players lose."""
        lose(g, "lotr-loss-mendor", CARD)

    def resolution(g: Rings, this: RingsCard) -> None:
        """Valor and Scarred stay with their heroes; the hero with the most damage will be taken prisoner."""
        everybody = all_heroes(g)
        for hero in everybody:
            for card in attachments_of(g, hero):
                if card.code in (VALOR, SCARRED):
                    earn(g, card.code)
                    g.change(g.campaign, attached=(*g.campaign.attached, (card.code, hero.code)))
                    g.tell("lotr-log-keeps", "lotr/campaign-pool.1", card=word_of(card.code), hero=hero)
        record_prisoner(g, everybody)


def all_heroes(g: Rings) -> tuple[Any, ...]:
    """The heroes in play, seat by seat."""
    return tuple([h for seat in range(len(g.seats)) for h in heroes(g, g.seat(seat))])


@cite("lotr/campaign-log.1")
def record_prisoner(g: Rings, among: tuple[Any, ...]) -> None:
    """The hero with the most damage, by lot among several."""
    most = max([h.damage for h in among])
    tied = [h for h in among if h.damage == most]
    taken = tied[below(g, len(tied))]
    g.change(g.campaign, prisoner=taken.code)
    g.tell("lotr-log-prisoner", "lotr/campaign-log.1", card=taken)


def at_the_tower(g: Rings, this: RingsCard, you: Player, event: StageRevealed) -> bool:
    return getattr(g.entity(event.about), "code", "") == TOWER


def can_be_freed(g: Rings, this: RingsCard, you: Player, event: Claimed) -> bool:
    mendor = mendor_in_play(g)
    return event.first and mendor is not None and mendor.role == HIDDEN


@campaign_card("rc131", "Escape from Dol Guldur", "Escape from Dol Guldur", cite=CARD)
class EscapeFromDolGuldur:
    def setting_up(g: Rings, this: RingsCard) -> Steps[None]:
        """Mendor is put into play; the first player puts Appointed by Fate on a hero."""
        yield from bring_mendor(g)
        fate = new_card(g, RingsCard, FATE, g.pile(g.scenario.aside))
        hero = yield from first_player_chooses(g, all_heroes(g), "lotr-prompt-attach")
        yield from fasten(g, fate, hero)

    @forced(when(StageRevealed), if_=at_the_tower)
    def take(g: Rings, this: RingsCard, you: Player, event: StageRevealed) -> None:
        """The hero in the log is taken prisoner instead of one by lot, and Mendor is captured beside."""
        hero = next((h for h in all_heroes(g) if h.code == g.campaign.prisoner), None)
        if hero is None:
            g.tell("lotr-log-nobody", CARD)
            return
        capture(g, hero)
        mendor = mendor_at_hand(g)
        if mendor is not None:
            take_control(g, mendor, g.seat(controller_of(g, hero)))
            set_role(g, mendor, HIDDEN)
            g.tell("lotr-log-captured", "lotr/in-play-and-out-of-play.1", card=mendor)

    @response(after(Claimed), if_=can_be_freed)
    def free_mendor(g: Rings, this: RingsCard, you: Player, event: Claimed) -> None:
        """The first objective is claimed: Mendor is free, with 1 damage."""
        mendor = mendor_in_play(g)
        set_role(g, mendor, "")
        place_tokens(g, mendor, "damage", 1)
        g.tell("lotr-log-rescued", "lotr/in-play-and-out-of-play.1", card=mendor)
        follow_token(g)

    def resolution(g: Rings, this: RingsCard) -> None:
        """If Mendor is in play, he and a Mendor's Support for each player begin the next campaign."""
        if mendor_in_play(g) is not None and MENDOR not in g.campaign.pool:
            earn(g, MENDOR)
        else:
            g.tell("lotr-log-pool-same", "lotr/campaign-pool.1")
