"""Tactics."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import Limit, after, when
from rulebound.core.game.game import PHASE, ROUND
from rulebound.core.game.values import adds
from rulebound.core.material.cards import shuffle
from rulebound.core.state.index import AT
from rulebound.core.timing.timing import PhaseEnds, delay
from rulebound.games.lotr.cards import (
    ATTACK,
    DEFENDERS,
    DEFENSE,
    HIT_POINTS,
    action,
    ally,
    always,
    attached_gets,
    attachment,
    event,
    forced,
    has,
    has_trait,
    hero,
    passing,
    response,
    this_gets,
)
from rulebound.games.lotr.effects import (
    choosable,
    choose_player,
    choose_target,
    for_a_while,
    keep_off,
    lasts,
)
from rulebound.games.lotr.rules.attacks import (
    Defends,
    player_attack,
    possible_attackers,
)
from rulebound.games.lotr.rules.costs import choosing
from rulebound.games.lotr.rules.damage import Destroyed, can_take, deal_damage, deal_to_each, may_harm
from rulebound.games.lotr.rules.encounter import Revealed
from rulebound.games.lotr.rules.moves import exhaust_card, gain_resources, leave_play
from rulebound.games.lotr.rules.progress import progress_on_quest
from rulebound.games.lotr.state import (
    CHARACTERS,
    ENEMY,
    TACTICS,
    Player,
    Rings,
    RingsCard,
    all_characters,
    characters,
    enemies_in_play,
    enemies_of,
    engaged_enemies,
    in_play,
    kind,
)

# ------------------------------------------------------------------ heroes


@hero("01004", "Gimli", TACTICS, threat=11, willpower=2, attack=2, defense=2, hit_points=5,
      traits="Dwarf Noble Warrior")  # fmt: skip
class Gimli:
    constant = [this_gets(ATTACK, lambda g, this: this.damage)]


def took_part(g: Rings, card: RingsCard, event: Destroyed) -> bool:
    """This character was one of those whose attack destroyed an enemy."""
    return event.what == ENEMY and card.id in event.attackers


@hero("01005", "Legolas", TACTICS, threat=9, willpower=1, attack=3, defense=1, hit_points=4,
      traits="Noble Silvan Warrior", keywords="ranged")  # fmt: skip
class Legolas:
    @response(after(Destroyed), if_=lambda g, this, you, event: took_part(g, this, event))
    def press_on(g: Rings, this: RingsCard, you: Player, event: Destroyed) -> Steps[None]:
        """2 progress on the current quest."""
        yield from progress_on_quest(g, 2, this.id)


def an_enemy_comes(g: Rings, this: RingsCard, you: Player, event: Revealed) -> bool:
    return this.committed and kind(g.entity(event.about)) == ENEMY


@hero("01006", "Thalin", TACTICS, threat=9, willpower=1, attack=2, defense=2, hit_points=4, traits="Dwarf Warrior")
class Thalin:
    @forced(when(Revealed), if_=an_enemy_comes, cite="lotr/constant-ability.1")
    def strike(g: Rings, this: RingsCard, you: Player, event: Revealed) -> Steps[None]:
        """While he quests, 1 damage to each enemy that is revealed, before anything it does."""
        yield from deal_damage(g, g.entity(event.about), 1, this.id)


# ------------------------------------------------------------------ allies


@ally("01028", "Veteran Axehand", TACTICS, cost=2, willpower=0, attack=2, defense=1, hit_points=2,
      traits="Dwarf Warrior")  # fmt: skip
class VeteranAxehand:
    pass


def attacker(g: Rings, event: Defends) -> Any:
    return g.entity(event.enemy)


def can_be_struck(g: Rings, you: Player, event: Defends) -> bool:
    enemy = attacker(g, event)
    return (in_play(g, enemy) or enemy.pile == g.scenario.limbo) and can_take(g, enemy) and may_harm(g, you, enemy)


@ally("01029", "Gondorian Spearman", TACTICS, cost=2, willpower=0, attack=1, defense=1, hit_points=1,
      traits="Gondor Warrior", keywords="sentinel")  # fmt: skip
class GondorianSpearman:
    @response(after(Defends), if_=lambda g, this, you, event: event.about == this.id,
              useful=lambda g, this, you, event: can_be_struck(g, you, event))  # fmt: skip
    def stab(g: Rings, this: RingsCard, you: Player, event: Defends) -> Steps[None]:
        """He defends: 1 damage to the attacker."""
        yield from deal_damage(g, attacker(g, event), 1, this.id)


@ally("01030", "Horseback Archer", TACTICS, cost=3, willpower=0, attack=2, defense=1, hit_points=2,
      traits="Archer Rohan", keywords="ranged")  # fmt: skip
class HorsebackArcher:
    pass


@flow(cite="lotr/delayed-effects.1 .2 /ownership-and-control.5")
def go_home(g: Rings, card: RingsCard) -> Steps[None]:
    """Back into the deck of its owner, which is shuffled. If it had left play, nothing would be left of this."""
    owner: Player = g.seat(card.owner)
    yield from leave_play(g, card, owner.discard if owner.out else owner.deck, "returned")
    shuffle(g, g.pile(owner.deck))


@ally("01031", "Beorn", TACTICS, cost=6, willpower=1, attack=3, defense=3, hit_points=6, unique=True,
      traits="Beorning Warrior")  # fmt: skip
class Beorn:
    @action(limit=Limit(1, per=ROUND))
    def change_shape(g: Rings, this: RingsCard, you: Player) -> None:
        """+5 attack until the end of the phase, then he is shuffled into the deck."""
        for_a_while(g, this, (this,), ATTACK, 5)
        delay(g, PhaseEnds, AT, go_home.later(this), source=this, target=this, phase=g.clock.phase)
        g.tell("lotr-log-will-leave", "lotr/delayed-effects.1", card=this)


# ------------------------------------------------------------------ events


@event("01032", "Blade Mastery", TACTICS, cost=1)
class BladeMastery:
    def effect(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """A character gets +1 attack and +1 defence until the end of the phase."""
        chosen = yield from choose_target(g, you, all_characters(g), "lotr-prompt-stronger")
        for_a_while(g, this, (chosen,), ATTACK, 1)
        for_a_while(g, this, (chosen,), DEFENSE, 1)


def ready_archers(g: Rings, this: RingsCard, you: Player) -> tuple[Any, ...]:
    return tuple([c for c in characters(g, you) if not c.exhausted and has(g, c, "ranged")])


@flow(cite="lotr/exhausted.1")
def pay_archer(g: Rings, this: RingsCard, you: Player, n: int) -> Steps[None]:
    chosen = yield from choose_target(g, you, ready_archers(g, this, you), "lotr-prompt-exhaust")
    exhaust_card(g, chosen, "lotr/exhausted.1")


exhaust_archer = choosing("ready-archer", ready_archers, pay_archer)


def in_range(g: Rings, you: Player, who: Player) -> tuple[Any, ...]:
    """The enemies engaged with a player that the arrows can hurt."""
    return tuple([e for e in choosable(g, enemies_of(g, who)) if can_take(g, e) and may_harm(g, you, e)])


def under_fire(g: Rings, you: Player) -> tuple[Player, ...]:
    return tuple([p for p in g.players if in_range(g, you, p)])


@event("01033", "Rain of Arrows", TACTICS, cost=1, cost_also=exhaust_archer,
       useful=lambda g, this, you: bool(under_fire(g, you)))  # fmt: skip
class RainOfArrows:
    def effect(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """A character with ranged is exhausted: 1 damage to each enemy engaged with a player."""
        who = yield from choose_player(g, you, under_fire(g, you))
        if who is not None:
            yield from deal_to_each(g, in_range(g, you, who), 1, this.id)


@event("01034", "Feint", TACTICS, cost=1, phase="combat",
       useful=lambda g, this, you: bool(choosable(g, engaged_enemies(g))))  # fmt: skip
class Feint:
    def effect(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """An engaged enemy cannot attack the player it is engaged with in this phase."""
        enemy = yield from choose_target(g, you, engaged_enemies(g), "lotr-prompt-feint")
        keep_off(g, this, (enemy,), g.seat(enemy.engaged))


def strikers(g: Rings, this: RingsCard, you: Player) -> tuple[Any, ...]:
    """Ready characters that could attack some enemy now."""
    return tuple([c for c in characters(g, you) if prey(g, you, c)])


def prey(g: Rings, you: Player, card: RingsCard) -> tuple[Any, ...]:
    """The enemies a character may be declared against."""
    return tuple([
        e for e in choosable(g, enemies_in_play(g))
        if may_harm(g, you, e) and card in possible_attackers(g, you, e)
    ])  # fmt: skip


@event("01035", "Quick Strike", TACTICS, cost=1, useful=lambda g, this, you: bool(strikers(g, this, you)))
class QuickStrike:
    def effect(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """A character of yours attacks at once, alone; it is exhausted as it is declared."""
        chosen = yield from choose_target(g, you, strikers(g, this, you), "lotr-prompt-striker")
        enemy = yield from choose_target(g, you, prey(g, you, chosen), "lotr-prompt-attack")
        yield from player_attack(g, you, enemy, (chosen,), True)


def beset(g: Rings) -> tuple[Player, ...]:
    """The players who are engaged with an enemy that player cards can touch."""
    return tuple([p for p in g.players if choosable(g, enemies_of(g, p))])


@event("01036", "Thicket of Spears", TACTICS, cost=3, from_heroes=3, useful=lambda g, this, you: bool(beset(g)))
class ThicketOfSpears:
    def effect(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """The enemies engaged with a player cannot attack that player in this phase."""
        who = yield from choose_player(g, you, beset(g))
        keep_off(g, this, choosable(g, enemies_of(g, who)), who)


@event("01037", "Swift Strike", TACTICS, cost=2, play=after(Defends),
       useful=lambda g, this, you, event: can_be_struck(g, you, event))  # fmt: skip
class SwiftStrike:
    def effect(g: Rings, this: RingsCard, you: Player, event: Defends) -> Steps[None]:
        """A character defends: 2 damage to the attacker."""
        yield from deal_damage(g, attacker(g, event), 2, this.id)


MANY_DEFENDERS = passing("many-defenders", adds(DEFENDERS, 99, always, "lotr/multiple-defenders.1"))


@event("01038", "Stand Together", TACTICS, cost=0)
class StandTogether:
    def effect(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """A player may declare any number of defenders against each attack in this phase."""
        who = yield from choose_player(g, you)
        lasts(g, MANY_DEFENDERS, this, (who,), PHASE)


# ------------------------------------------------------------------ attachments


def attacks_an_orc(g: Rings, this: RingsCard) -> bool:
    """The hero who has it is attacking an Orc."""
    attack = g.attack
    if attack is None or attack.by_enemy or this.attached not in attack.attackers:
        return False
    enemy = g.entity(attack.enemy)
    return in_play(g, enemy) and has_trait(g, enemy, "Orc")


@attachment("01039", "Blade of Gondolin", TACTICS, cost=1, attach="hero", traits="Item Weapon", keywords="restricted")
class BladeOfGondolin:
    constant = [attached_gets(ATTACK, 1, attacks_an_orc)]

    @response(after(Destroyed), if_=lambda g, this, you, event: took_part(g, g.entity(this.attached), event))
    def press_on(g: Rings, this: RingsCard, you: Player, event: Destroyed) -> Steps[None]:
        """The hero's attack has destroyed an enemy: 1 progress on the current quest."""
        yield from progress_on_quest(g, 1, this.id)


@attachment("01040", "Citadel Plate", TACTICS, cost=4, attach="hero", traits="Armor Item", keywords="restricted")
class CitadelPlate:
    constant = [attached_gets(HIT_POINTS, 4)]


@attachment("01041", "Dwarven Axe", TACTICS, cost=2, attach="hero", traits="Item Weapon", keywords="restricted")
class DwarvenAxe:
    constant = [attached_gets(ATTACK, lambda g, this: 2 if has_trait(g, g.entity(this.attached), "Dwarf") else 1)]


@attachment("01042", "Horn of Gondor", TACTICS, cost=1, attach="hero", unique=True, traits="Artifact Item",
            keywords="restricted")  # fmt: skip
class HornOfGondor:
    @response(after(Destroyed), if_=lambda g, this, you, event: event.what in CHARACTERS)
    def sound(g: Rings, this: RingsCard, you: Player, event: Destroyed) -> None:
        """A character is destroyed: 1 resource for the hero who has it."""
        gain_resources(g, g.entity(this.attached), 1)
