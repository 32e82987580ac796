"""Leadership."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after
from rulebound.core.game.values import forbidden
from rulebound.core.material.cards import HAND
from rulebound.core.state.clauses import cite
from rulebound.core.state.index import AT
from rulebound.core.timing.timing import PhaseEnds, delay, together
from rulebound.games.lotr.cards import (
    ATTACK,
    DEFENSE,
    READYING,
    WILLPOWER,
    action,
    ally,
    attached_gets,
    attachment,
    event,
    has_trait,
    hero,
    response,
    sphere_stat,
    trait_stat,
)
from rulebound.games.lotr.effects import choosable, choose_player, choose_target, for_a_while
from rulebound.games.lotr.rules.costs import choosing, exhaust_this, spend
from rulebound.games.lotr.rules.damage import Damaged, can_take, deal_to_each, may_harm
from rulebound.games.lotr.rules.decks import can_draw, draw_cards
from rulebound.games.lotr.rules.engagement import engage
from rulebound.games.lotr.rules.framework import Committed, make_ready
from rulebound.games.lotr.rules.moves import (
    EntersPlay,
    LeavesPlay,
    exhaust_card,
    gain_resources,
    may_enter,
    put_into_play,
    return_to_hand,
)
from rulebound.games.lotr.rules.progress import place_progress
from rulebound.games.lotr.state import (
    ALLY,
    ENEMY,
    HERO,
    LEADERSHIP,
    NOBODY,
    OBJECTIVE_ALLY,
    Player,
    Rings,
    RingsCard,
    all_characters,
    allies,
    characters,
    definition,
    enemies_in_play,
    enemies_of,
    heroes,
    kind,
    locations_in_play,
    staged,
    word_of,
)


def commits(g: Rings, this: RingsCard, you: Player, event: Committed) -> bool:
    """This character has committed to a quest."""
    return event.about == this.id


@cite("lotr/self-referential.1")
def comes(g: Rings, this: RingsCard, you: Player, event: EntersPlay) -> bool:
    """This card has entered play."""
    return event.about == this.id


def can_ready(g: Rings, card: RingsCard) -> bool:
    return card.exhausted and forbidden(g, card, READYING) is None


# ------------------------------------------------------------------ heroes


@hero("01001", "Aragorn", LEADERSHIP, threat=12, willpower=2, attack=3, defense=2, hit_points=5,
      traits="Dúnedain Noble Ranger", keywords="sentinel")  # fmt: skip
class Aragorn:
    @response(after(Committed), cost=spend(1), if_=commits, useful=lambda g, this, you, event: can_ready(g, this))
    def ready(g: Rings, this: RingsCard, you: Player, event: Committed) -> Steps[None]:
        """1 resource from his pool: ready him."""
        yield from make_ready(g, this)


@hero("01002", "Théodred", LEADERSHIP, threat=8, willpower=1, attack=2, defense=1, hit_points=4,
      traits="Noble Rohan Warrior")  # fmt: skip
class Theodred:
    @response(after(Committed), if_=commits)
    def share(g: Rings, this: RingsCard, you: Player, event: Committed) -> Steps[None]:
        """A hero committed to the quest gets 1 resource."""
        questing = tuple([c for c in all_characters(g) if c.committed and kind(c) == HERO])
        chosen = yield from choose_target(g, you, questing, "lotr-prompt-resource")
        if chosen is not None:
            gain_resources(g, chosen, 1)


@hero("01003", "Glóin", LEADERSHIP, threat=9, willpower=2, attack=2, defense=1, hit_points=4, traits="Dwarf Noble")
class Gloin:
    @response(after(Damaged), if_=lambda g, this, you, event: event.about == this.id)
    def earn(g: Rings, this: RingsCard, you: Player, event: Damaged) -> None:
        """As many resources as damage he just suffered."""
        gain_resources(g, this, event.n)


# ------------------------------------------------------------------ allies


@ally("01013", "Guard of the Citadel", LEADERSHIP, cost=2, willpower=1, attack=1, defense=0, hit_points=2,
      traits="Gondor Warrior")  # fmt: skip
class GuardOfTheCitadel:
    pass


@ally("01014", "Faramir", LEADERSHIP, cost=4, willpower=2, attack=1, defense=2, hit_points=3, unique=True,
      traits="Gondor Noble Ranger")  # fmt: skip
class Faramir:
    @action(cost=exhaust_this, cite="lotr/action.2")
    def hearten(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """Exhaust him: each character of a player gets +1 willpower until the end of the phase."""
        who = yield from choose_player(g, you)
        for_a_while(g, this, characters(g, who), WILLPOWER, 1)


@cite("lotr/move.2")
def within_reach(g: Rings, you: Player) -> tuple[Any, ...]:
    """Enemies in the staging area or engaged with another player."""
    others = tuple([e for p in g.players if p is not you for e in enemies_of(g, p)])
    return choosable(g, (*staged(g, ENEMY), *others))


@ally("01015", "Son of Arnor", LEADERSHIP, cost=3, willpower=0, attack=2, defense=0, hit_points=2, traits="Dúnedain")
class SonOfArnor:
    @response(after(EntersPlay), if_=comes, useful=lambda g, this, you, event: bool(within_reach(g, you)))
    def challenge(g: Rings, this: RingsCard, you: Player, event: EntersPlay) -> Steps[None]:
        """Engage an enemy from the staging area or from another player."""
        enemy = yield from choose_target(g, you, within_reach(g, you), "lotr-prompt-call-out")
        yield from engage(g, enemy, you)


@ally("01016", "Snowbourn Scout", LEADERSHIP, cost=1, willpower=0, attack=0, defense=1, hit_points=1,
      traits="Rohan Scout")  # fmt: skip
class SnowbournScout:
    @response(after(EntersPlay), if_=comes,
              useful=lambda g, this, you, event: bool(choosable(g, locations_in_play(g))))  # fmt: skip
    def scout(g: Rings, this: RingsCard, you: Player, event: EntersPlay) -> Steps[None]:
        """1 progress on a location."""
        place = yield from choose_target(g, you, locations_in_play(g), "lotr-prompt-scout")
        yield from place_progress(g, place, 1, this.id)


@ally("01017", "Silverlode Archer", LEADERSHIP, cost=3, willpower=1, attack=2, defense=0, hit_points=1,
      traits="Archer Silvan", keywords="ranged")  # fmt: skip
class SilverlodeArcher:
    pass


@ally("01018", "Longbeard Orc Slayer", LEADERSHIP, cost=4, willpower=0, attack=2, defense=1, hit_points=3,
      traits="Dwarf Warrior")  # fmt: skip
class LongbeardOrcSlayer:
    @response(after(EntersPlay), if_=comes, useful=lambda g, this, you, event: bool(orcs(g, you)))
    def slay(g: Rings, this: RingsCard, you: Player, event: EntersPlay) -> Steps[None]:
        """1 damage to each Orc in play."""
        yield from deal_to_each(g, orcs(g, you), 1, this.id)


def orcs(g: Rings, you: Player) -> tuple[Any, ...]:
    found = [e for e in choosable(g, enemies_in_play(g)) if has_trait(g, e, "Orc")]
    return tuple([e for e in found if can_take(g, e) and may_harm(g, you, e)])


@ally("01019", "Brok Ironfist", LEADERSHIP, cost=6, willpower=2, attack=2, defense=1, hit_points=4, unique=True,
      traits="Dwarf Warrior")  # fmt: skip
class BrokIronfist:
    @response(after(LeavesPlay), zones=(HAND,), useful=lambda g, this, you, event: may_enter(g, this),
              if_=lambda g, this, you, event: lost_dwarf(g, you, event), quiet=True)  # fmt: skip
    def avenge(g: Rings, this: RingsCard, you: Player, event: LeavesPlay) -> Steps[None]:
        """A Dwarf hero of yours has left play: put him into play from the hand."""
        g.tell("lotr-log-from-hand", seat=you, card=word_of(this.code))
        yield from put_into_play(g, this, you.area, who=you.index)


def lost_dwarf(g: Rings, you: Player, event: LeavesPlay) -> bool:
    card = g.entity(event.about)
    return event.what == HERO and event.who == you.index and "Dwarf" in definition(card).traits


# ------------------------------------------------------------------ events


@cite("lotr/objective-cards.1")
def tired_allies(g: Rings) -> tuple[Any, ...]:
    """An objective that is an ally is one of them."""
    return tuple([c for p in g.players for c in choosable(g, allies(g, p)) if can_ready(g, c)])


@event("01020", "Ever Vigilant", LEADERSHIP, cost=1, useful=lambda g, this, you: bool(tired_allies(g)))
class EverVigilant:
    def effect(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """Ready an ally."""
        chosen = yield from choose_target(g, you, tired_allies(g), "lotr-prompt-readies")
        yield from make_ready(g, chosen)


def tired_heroes(g: Rings, but: int = 0) -> tuple[Any, ...]:
    return tuple([h for p in g.players for h in heroes(g, p) if h.id != but and can_ready(g, h)])


def ready_heroes(g: Rings, this: RingsCard, you: Player) -> tuple[Any, ...]:
    return tuple([h for h in heroes(g, you) if not h.exhausted])


@flow(cite="lotr/exhausted.1")
def pay_hero(g: Rings, this: RingsCard, you: Player, n: int) -> Steps[None]:
    """Exhausts a hero, who cannot be the one to ready."""
    chosen = yield from choose_target(g, you, ready_heroes(g, this, you), "lotr-prompt-exhaust")
    exhaust_card(g, chosen, "lotr/exhausted.1")
    g.change(this, x=chosen.id)


exhaust_hero = choosing("ready-hero", ready_heroes, pay_hero)


@event("01021", "Common Cause", LEADERSHIP, cost=0, cost_also=exhaust_hero,
       useful=lambda g, this, you: bool(tired_heroes(g)))  # fmt: skip
class CommonCause:
    def effect(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """Exhaust a hero of yours to ready another hero."""
        chosen = yield from choose_target(g, you, tired_heroes(g, but=this.x), "lotr-prompt-readies")
        if chosen is not None:
            yield from make_ready(g, chosen)


@event("01022", "For Gondor!", LEADERSHIP, cost=2)
class ForGondor:
    def effect(g: Rings, this: RingsCard, you: Player) -> None:
        """Until the end of the phase all characters get +1 attack, Gondor characters +1 defence as well."""
        everybody = all_characters(g)
        for_a_while(g, this, everybody, ATTACK, 1)
        for_a_while(g, this, tuple([c for c in everybody if has_trait(g, c, "Gondor")]), DEFENSE, 1)


@cite("lotr/event-cards.6 /play-and-put-into-play.5")
def allies_in_hand(g: Rings, you: Player) -> tuple[Any, ...]:
    return tuple([c for c in g.cards(you.hand) if definition(c).type == ALLY and may_enter(g, c)])


@event("01023", "Sneak Attack", LEADERSHIP, cost=1, useful=lambda g, this, you: bool(allies_in_hand(g, you)))
class SneakAttack:
    def effect(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """An ally from the hand into play, back to the hand at the end of the phase."""
        chosen = yield from choose_target(g, you, allies_in_hand(g, you), "lotr-prompt-put-into-play")
        yield from put_into_play(g, chosen, you.area, who=you.index)
        delay(g, PhaseEnds, AT, take_back.later(chosen), source=this, target=chosen, phase=g.clock.phase)
        g.tell("lotr-log-will-leave", "lotr/delayed-effects.1", card=chosen)


@flow(cite="lotr/delayed-effects.1 .2 /ownership-and-control.5")
def take_back(g: Rings, card: RingsCard) -> Steps[None]:
    """It is still there: if it had left play, nothing would be left of this."""
    yield from return_to_hand(g, card)


@event("01024", "Valiant Sacrifice", LEADERSHIP, cost=1, play=after(LeavesPlay),
       if_=lambda g, this, you, event: event.what in (ALLY, OBJECTIVE_ALLY) and event.who != NOBODY,
       useful=lambda g, this, you, event: can_draw(g, g.seat(event.who)))  # fmt: skip
class ValiantSacrifice:
    def effect(g: Rings, this: RingsCard, you: Player, event: LeavesPlay) -> Steps[None]:
        """An ally has left play: who controlled it draws 2 cards."""
        yield from draw_cards(g, g.seat(event.who), 2, this.id)


@event("01025", "Grim Resolve", LEADERSHIP, cost=5, useful=lambda g, this, you: bool(tired(g)))
class GrimResolve:
    def effect(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """Ready all characters in play."""
        yield from together(g, tuple([make_ready.later(card) for card in tired(g)]))


def tired(g: Rings) -> tuple[Any, ...]:
    return tuple([c for c in all_characters(g) if can_ready(g, c)])


# ------------------------------------------------------------------ attachments


@attachment("01026", "Steward of Gondor", LEADERSHIP, cost=2, attach="hero", unique=True, traits="Gondor Title")
class StewardOfGondor:
    constant = [attached_gets(trait_stat("Gondor"), 1)]

    @action(cost=exhaust_this, cite="lotr/action.2")
    def raise_taxes(g: Rings, this: RingsCard, you: Player) -> None:
        """Exhaust it: 2 resources for the hero who has it."""
        gain_resources(g, g.entity(this.attached), 2)


@attachment("01027", "Celebrían's Stone", LEADERSHIP, cost=2, attach="hero", unique=True, traits="Artifact Item",
            keywords="restricted")  # fmt: skip
class CelebriansStone:
    constant = [
        attached_gets(WILLPOWER, 2),
        attached_gets(sphere_stat("spirit"), 1, lambda g, this: definition(g.entity(this.attached)).name == "Aragorn"),
    ]
