"""Encounter set: Wilderlands."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after, at, when
from rulebound.core.material.cards import move
from rulebound.core.state.index import AT
from rulebound.core.timing.timing import PhaseEnds, delay
from rulebound.games.lotr.cards import (
    APPROACHING,
    ATTACK,
    MUST_TRAVEL,
    NO_DEFENSE,
    enemy,
    forced,
    location,
    shadow,
    this_cannot,
    this_gets,
    treachery,
    when_revealed,
)
from rulebound.games.lotr.effects import choose_target, for_a_while, lasts
from rulebound.games.lotr.rules.attacks import (
    Attacked,
    Attacks,
    ShadowTurned,
    deal_shadow,
    defenders_of,
    enemy_attack,
    has_shadow_effect,
    is_undefended,
)
from rulebound.games.lotr.rules.damage import Damaged, can_take, deal_to_each
from rulebound.games.lotr.rules.engagement import Travelled, disengage
from rulebound.games.lotr.rules.moves import put_down
from rulebound.games.lotr.rules.progress import place_progress, remove_progress
from rulebound.games.lotr.rules.threat import raise_threat
from rulebound.games.lotr.state import (
    ENEMY,
    Attack,
    Player,
    Rings,
    RingsCard,
    characters,
    shadows_of,
    staged,
)

SET = "Wilderlands"


@flow(cite="lotr/delayed-effects.1 /encounter-deck.1")
def ride_off(g: Rings, card: RingsCard) -> Any:
    """After combat it goes on top of the encounter deck, unless it was destroyed meanwhile."""
    if card.pile == g.scenario.limbo:
        put_down(g, card, g.scenario.encounter, clause="lotr/delayed-effects.1")
    else:
        g.tell("lotr-log-stays-away", "lotr/delayed-effects.1", card=card)


@enemy("01081", "Wolf Rider", SET, engagement=10, threat=1, attack=2, defense=0, hit_points=2, traits="Goblin Orc",
       keywords="surge", quantity=1, easy=1)  # fmt: skip
class WolfRider:
    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> Steps[None]:
        """It attacks the defending player itself, with a shadow card of its own, and is gone after combat."""
        move(g, this, g.pile(g.scenario.limbo))
        delay(g, PhaseEnds, AT, ride_off.later(this), source=this, phase=g.clock.phase)
        yield from deal_shadow(g, this)
        yield from enemy_attack(g, this, you, False)


def its_blow(g: Rings, this: RingsCard, you: Player, event: Damaged) -> bool:
    return event.attack and event.by == this.id and event.excess > 0 and not aimed_at(g, event).out


def aimed_at(g: Rings, event: Damaged) -> Player:
    """The player whom a blow was aimed at, whoever defended."""
    attack = g.attack
    if attack is not None and event.about in attack.defenders:
        return g.seat(attack.who)  # type: ignore[no-any-return]
    return g.seat(g.entity(event.about).owner)  # type: ignore[no-any-return]


@enemy("01082", "Hill Troll", SET, engagement=30, threat=1, attack=6, defense=3, hit_points=9, victory=4,
       traits="Troll", quantity=2, easy=1)  # fmt: skip
class HillTroll:
    @forced(after(Damaged), if_=its_blow)
    def crush(g: Rings, this: RingsCard, you: Player, event: Damaged) -> Steps[None]:
        """What the struck character could not take raises the threat of the player it was aimed at."""
        yield from raise_threat(g, aimed_at(g, event), event.excess, this.id)


def not_alone(g: Rings, this: RingsCard) -> bool:
    return len(staged(g, ENEMY)) > 1


@enemy("01083", "Goblin Sniper", SET, engagement=48, threat=2, attack=2, defense=0, hit_points=2, traits="Goblin Orc",
       quantity=2, easy=2)  # fmt: skip
class GoblinSniper:
    constant = [this_cannot(APPROACHING, not_alone)]

    @forced(at(PhaseEnds), if_=lambda g, this, you, event: event.phase == "combat" and this in g.staging)
    def snipe(g: Rings, this: RingsCard, you: Player, event: PhaseEnds) -> Steps[None]:
        """In the staging area at the end of combat: each player deals 1 damage to a character of theirs."""
        struck: tuple[RingsCard, ...] = ()
        for player in g.players:
            able = tuple([c for c in characters(g, player) if can_take(g, c)])
            chosen = yield from choose_target(g, player, able, "lotr-prompt-hurt")
            if chosen is not None:
                struck += (chosen,)
        yield from deal_to_each(g, struck, 1, this.id)


@enemy("01084", "Marsh Adder", SET, engagement=40, threat=3, attack=4, defense=1, hit_points=7, victory=3,
       traits="Creature", quantity=1, easy=0)  # fmt: skip
class MarshAdder:
    @forced(when(Attacks), if_=lambda g, this, you, event: event.about == this.id)
    def bite(g: Rings, this: RingsCard, you: Player, event: Attacks) -> Steps[None]:
        """It attacks: the attacked player's threat rises by 1."""
        yield from raise_threat(g, g.seat(event.who), 1, this.id)


def an_empty_shadow(g: Rings, this: RingsCard, you: Player, event: ShadowTurned) -> bool:
    card = g.entity(event.about)
    return card in shadows_of(g, this) and not has_shadow_effect(card)


@flow(cite="lotr/delayed-effects.1")
def slink_back(g: Rings, card: RingsCard) -> Steps[None]:
    yield from disengage(g, card)


@enemy("01085", "Wargs", SET, engagement=20, threat=2, attack=3, defense=1, hit_points=3, traits="Creature", quantity=2,
       easy=2)  # fmt: skip
class Wargs:
    @forced(after(ShadowTurned), if_=an_empty_shadow)
    def slink_off(g: Rings, this: RingsCard, you: Player, event: ShadowTurned) -> None:
        """A shadow card without effect: it goes back to the staging area after it attacks."""
        delay(g, Attacked, AT, slink_back.later(this), source=this, target=this, about=this.id)

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> None:
        """The attacker gets +1 attack, +2 if undefended."""
        for_a_while(g, this, (g.entity(attack.enemy),), ATTACK, 2 if is_undefended(g, attack) else 1, "attack")


@treachery("01086", "Despair", SET, quantity=2, easy=0)
class Despair:
    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> None:
        """4 progress leaves the quest, or all there is."""
        remove_progress(g, g.quest, 4)

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> None:
        """The defender's defence does not count."""
        lasts(g, NO_DEFENSE, this, defenders_of(g, attack), "attack")


@location("01087", "The Brown Lands", SET, threat=5, points=1, traits="Wasteland", quantity=2, easy=2)
class TheBrownLands:
    @forced(after(Travelled), if_=lambda g, this, you, event: event.about == this.id)
    def hurry_through(g: Rings, this: RingsCard, you: Player, event: Travelled) -> Steps[None]:
        """The players travel here: 1 progress on it."""
        yield from place_progress(g, this, 1, this.id)


@location("01088", "The East Bight", SET, threat=1, points=6, traits="Wasteland", quantity=2, easy=2)
class TheEastBight:
    constant = [this_gets(MUST_TRAVEL, 1)]
