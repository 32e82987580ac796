"""Spirit."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import either
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import EACH, Limit, after, cancels
from rulebound.core.game.game import ROUND
from rulebound.core.game.values import forbidden
from rulebound.core.material.cards import move, shuffle
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option
from rulebound.core.timing.timing import cancel, together
from rulebound.games.lotr.cards import (
    ATTACK,
    CANCELLING,
    THREAT,
    WILLPOWER,
    action,
    ally,
    attached_gets,
    attachment,
    event,
    has_sphere,
    hero,
    response,
    this_gets,
)
from rulebound.games.lotr.content.leadership import can_ready, commits
from rulebound.games.lotr.effects import choosable, choose_player, choose_target, for_a_while
from rulebound.games.lotr.rules.attacks import ShadowEffect
from rulebound.games.lotr.rules.costs import choosing, discard_from_hand, exhaust_this, reduce_threat_by
from rulebound.games.lotr.rules.encounter import WhenRevealed
from rulebound.games.lotr.rules.engagement import Travelled, disengage
from rulebound.games.lotr.rules.framework import Committed, make_ready
from rulebound.games.lotr.rules.moves import (
    exhaust_card,
    may_enter,
    put_into_play,
    remove_from_game,
    take_back,
    take_control,
)
from rulebound.games.lotr.rules.progress import place_progress
from rulebound.games.lotr.rules.threat import lower_threat, raise_threat
from rulebound.games.lotr.state import (
    ALLY,
    HERO,
    LOCATION,
    NEUTRAL,
    SPIRIT,
    TREACHERY,
    Player,
    Rings,
    RingsCard,
    characters,
    definition,
    engaged_enemies,
    facts,
    in_play,
    staged,
)

# ------------------------------------------------------------------ heroes


@hero("01007", "Éowyn", SPIRIT, threat=9, willpower=4, attack=1, defense=1, hit_points=3, traits="Noble Rohan")
class Eowyn:
    @action(cost=discard_from_hand(1), limit=Limit(1, per=ROUND, by=EACH), anybody=True, cite="lotr/action.2")
    def inspire(g: Rings, this: RingsCard, you: Player) -> None:
        """Any player discards a card from the hand, each once a round: +1 willpower until the end of the phase."""
        for_a_while(g, this, (this,), WILLPOWER, 1)


def a_treachery(g: Rings, this: RingsCard, you: Player, event: WhenRevealed) -> bool:
    card = g.entity(event.about)
    return definition(card).type == TREACHERY and forbidden(g, card, CANCELLING) is None


@hero("01008", "Eleanor", SPIRIT, threat=7, willpower=1, attack=1, defense=2, hit_points=3, traits="Gondor Noble")
class Eleanor:
    @response(cancels(WhenRevealed), cost=exhaust_this, if_=a_treachery, cite="lotr/cancel.1")
    def forestall(g: Rings, this: RingsCard, you: Player, event: WhenRevealed) -> None:
        """Exhaust her: the treachery has no effect and is discarded, and the next card comes in its place."""
        cancel(g, event)
        g.change(event, replaced=True)


def reaches_out(g: Rings, this: RingsCard) -> bool:
    """He attacks an enemy in the staging area."""
    attack = g.attack
    alone = attack is not None and attack.attackers == (this.id,)
    return alone and attack is not None and g.entity(attack.enemy).pile == g.scenario.staging


@hero("01009", "Dúnhere", SPIRIT, threat=8, willpower=1, attack=2, defense=1, hit_points=4, traits="Rohan Warrior",
      reaches_staging=True)  # fmt: skip
class Dunhere:
    constant = [this_gets(ATTACK, 1, reaches_out)]


# ------------------------------------------------------------------ allies


def others(g: Rings, you: Player) -> tuple[Player, ...]:
    return tuple([p for p in g.players if p is not you])


@ally("01043", "Wandering Took", SPIRIT, cost=2, willpower=1, attack=1, defense=1, hit_points=2, traits="Hobbit")
class WanderingTook:
    @action(cost=reduce_threat_by(3), limit=Limit(1, per=ROUND), if_=lambda g, this, you: bool(others(g, you)))
    def wander_off(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """3 less threat for you, and he goes to another player, whose threat rises by 3."""
        who = yield from choose_player(g, you, others(g, you))
        take_control(g, this, who)
        yield from raise_threat(g, who, 3, this.id)


def where_we_are(g: Rings) -> tuple[Any, ...]:
    return () if g.active is None else (g.active,)


@ally("01044", "Lórien Guide", SPIRIT, cost=3, willpower=1, attack=1, defense=0, hit_points=2, traits="Scout Silvan")
class LorienGuide:
    @response(after(Committed), if_=commits, useful=lambda g, this, you, event: bool(choosable(g, where_we_are(g))))
    def guide(g: Rings, this: RingsCard, you: Player, event: Committed) -> Steps[None]:
        """1 progress on the active location."""
        yield from place_progress(g, g.active, 1, this.id)


@ally("01045", "Northern Tracker", SPIRIT, cost=4, willpower=1, attack=2, defense=2, hit_points=3,
      traits="Dúnedain Ranger")  # fmt: skip
class NorthernTracker:
    @response(after(Committed), if_=commits,
              useful=lambda g, this, you, event: bool(choosable(g, staged(g, LOCATION))))  # fmt: skip
    def track(g: Rings, this: RingsCard, you: Player, event: Committed) -> Steps[None]:
        """1 progress on each location in the staging area."""
        yield from together(g, tuple([place_progress.later(c, 1, this.id) for c in choosable(g, staged(g, LOCATION))]))


# ------------------------------------------------------------------ events


def threatened(g: Rings) -> tuple[Player, ...]:
    """The players whose threat can be lowered."""
    return tuple([p for p in g.players if p.threat])


@flow
def one_player(g: Rings, you: Player) -> Steps[None]:
    who = yield from choose_player(g, you, threatened(g))
    lower_threat(g, who, 6)


@flow
def all_players(g: Rings) -> Any:
    for player in g.players:
        lower_threat(g, player, 2)


@event("01046", "The Galadhrim's Greeting", SPIRIT, cost=3, useful=lambda g, this, you: bool(threatened(g)))
class TheGaladhrimsGreeting:
    def effect(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """6 less threat for a player, or 2 less for each."""
        ways = (
            Option("one", "lotr-01046-one", call=one_player.later(you)),
            Option("all", "lotr-01046-all", call=all_players.later()),
        )
        yield from either(g, you.index, ways, "lotr-prompt-choose", "lotr/effects.6")


def ready_spirits(g: Rings, this: RingsCard, you: Player) -> tuple[Any, ...]:
    return tuple([c for c in characters(g, you) if not c.exhausted and has_sphere(g, c, SPIRIT)])


@flow(cite="lotr/exhausted.1")
def pay_spirit(g: Rings, this: RingsCard, you: Player, n: int) -> Steps[None]:
    chosen = yield from choose_target(g, you, ready_spirits(g, this, you), "lotr-prompt-exhaust")
    exhaust_card(g, chosen, "lotr/exhausted.1")


exhaust_spirit = choosing("ready-spirit", ready_spirits, pay_spirit)


@event("01047", "Strength of Will", SPIRIT, cost=0, play=after(Travelled), cost_also=exhaust_spirit,
       useful=lambda g, this, you, event: in_play(g, g.entity(event.about)) and bool(
           choosable(g, (g.entity(event.about),))))  # fmt: skip
class StrengthOfWill:
    def effect(g: Rings, this: RingsCard, you: Player, event: Travelled) -> Steps[None]:
        """A Spirit character is exhausted: 2 progress on the location just travelled to."""
        yield from place_progress(g, g.entity(event.about), 2, this.id)


@cite("lotr/immune.2 /cancel.1")
def can_be_cancelled(g: Rings, this: RingsCard, you: Player, event: Any) -> bool:
    return forbidden(g, g.entity(event.about), CANCELLING) is None


@event("01048", "Hasty Stroke", SPIRIT, cost=1, play=cancels(ShadowEffect), if_=can_be_cancelled)
class HastyStroke:
    def effect(g: Rings, this: RingsCard, you: Player, event: ShadowEffect) -> None:
        """A shadow effect does not happen."""
        cancel(g, event)


@cite("lotr/player-deck.1")
def discarded(g: Rings, you: Player) -> tuple[Any, ...]:
    """The cards of a discard pile that belong into a deck or a hand: heroes do not."""
    return tuple([c for c in g.cards(you.discard) if definition(c).type != HERO])


def who_discarded(g: Rings) -> tuple[Player, ...]:
    return tuple([p for p in g.players if discarded(g, p)])


@event("01049", "Will of the West", SPIRIT, cost=1, useful=lambda g, this, you: bool(who_discarded(g)))
class WillOfTheWest:
    def effect(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """A player's discard pile is shuffled into the deck, but for heroes; this card leaves the game."""
        who = yield from choose_player(g, you, who_discarded(g))
        deck = g.pile(who.deck)
        for card in discarded(g, who):
            move(g, card, deck)
        shuffle(g, deck)
        g.tell("lotr-log-shuffled-in", seat=who)
        yield from remove_from_game(g, this)


@event("01050", "A Test of Will", SPIRIT, cost=1, play=cancels(WhenRevealed), if_=can_be_cancelled)
class ATestOfWill:
    def effect(g: Rings, this: RingsCard, you: Player, event: WhenRevealed) -> None:
        """What an encounter card does on being revealed does not happen."""
        cancel(g, event)


def lost_allies(g: Rings, cost: int | None = None) -> tuple[Any, ...]:
    """Allies of a sphere in the discard piles that may come into play, of one printed cost or any."""
    return tuple([
        c for p in g.players for c in g.cards(p.discard)
        if definition(c).type == ALLY and facts(c)["sphere"] != NEUTRAL and may_enter(g, c)
        and (cost is None or facts(c)["cost"] == cost)
    ])  # fmt: skip


@event("01051", "Stand and Fight", SPIRIT, cost="X")
class StandAndFight:
    def x_values(g: Rings, this: RingsCard, you: Player) -> tuple[int, ...]:
        return tuple(sorted({facts(c)["cost"] for c in lost_allies(g)}))

    def effect(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """An ally of printed cost X comes from any discard pile into play under your control."""
        chosen = yield from choose_target(g, you, lost_allies(g, this.x), "lotr-prompt-put-into-play")
        if chosen is not None:
            yield from put_into_play(g, chosen, you.area, who=you.index)


@event(
    "01052", "A Light in the Dark", SPIRIT, cost=2, useful=lambda g, this, you: bool(choosable(g, engaged_enemies(g)))
)
class ALightInTheDark:
    def effect(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """An engaged enemy goes back to the staging area."""
        enemy = yield from choose_target(g, you, engaged_enemies(g), "lotr-prompt-back")
        yield from disengage(g, enemy)


def lost_spirit(g: Rings, you: Player) -> tuple[Any, ...]:
    return tuple([c for c in discarded(g, you) if facts(c).get("sphere") == SPIRIT])


@event("01053", "Dwarven Tomb", SPIRIT, cost=1, useful=lambda g, this, you: bool(lost_spirit(g, you)))
class DwarvenTomb:
    def effect(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """A Spirit card goes from your discard pile to your hand."""
        chosen = yield from choose_target(g, you, lost_spirit(g, you), "lotr-prompt-take")
        take_back(g, chosen)


def fallen(g: Rings) -> tuple[Any, ...]:
    return tuple([c for p in g.players for c in g.cards(p.discard) if definition(c).type == HERO and may_enter(g, c)])


@event("01054", "Fortune or Fate", SPIRIT, cost=5, useful=lambda g, this, you: bool(fallen(g)))
class FortuneOrFate:
    def effect(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """A hero comes back from a discard pile under the control of its owner."""
        chosen = yield from choose_target(g, you, fallen(g), "lotr-prompt-put-into-play")
        owner: Player = g.seat(chosen.owner)
        yield from put_into_play(g, chosen, owner.area, who=owner.index)


# ------------------------------------------------------------------ attachments


@attachment("01055", "The Favor of the Lady", SPIRIT, cost=2, attach="hero", traits="Condition")
class TheFavorOfTheLady:
    constant = [attached_gets(WILLPOWER, 1)]


@attachment("01056", "Power in the Earth", SPIRIT, cost=1, attach="location", traits="Condition")
class PowerInTheEarth:
    constant = [attached_gets(THREAT, -1)]


@attachment("01057", "Unexpected Courage", SPIRIT, cost=2, attach="hero", traits="Condition")
class UnexpectedCourage:
    @action(cost=exhaust_this, useful=lambda g, this, you: can_ready(g, g.entity(this.attached)))
    def rise(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """Exhaust it: the hero who has it readies."""
        yield from make_ready(g, g.entity(this.attached))
