"""The items: starting items, weapons, improvements, and what else lies in the cargo."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after, reaction, when
from rulebound.core.game.decision import choose
from rulebound.core.game.values import adds
from rulebound.core.state.entities import Option
from rulebound.core.state.index import AFTER
from rulebound.core.timing.timing import cancel, delay
from rulebound.games.unfathomable.cards import ATTACK, ONCE_A_TURN, act, item, remove_this
from rulebound.games.unfathomable.content.skills import LoreResolved, enemy_here, it_is_you
from rulebound.games.unfathomable.rules.actions import SHIP_SPACES, more_actions
from rulebound.games.unfathomable.rules.attack import BASIC, attack, targets
from rulebound.games.unfathomable.rules.damage import damage_room, repair
from rulebound.games.unfathomable.rules.defeat import Defeated, put
from rulebound.games.unfathomable.rules.dice import AttackRolled, DieRoll
from rulebound.games.unfathomable.rules.monsters import drive_deep_ones
from rulebound.games.unfathomable.rules.order import defeat_together
from rulebound.games.unfathomable.rules.passengers import PassengerDefeated, rescue
from rulebound.games.unfathomable.rules.skill_checks import CHECK, PASS, CheckDone, Totalled, set_total
from rulebound.games.unfathomable.rules.skills import add_treachery, discard_one, of_type
from rulebound.games.unfathomable.rules.supplies import lose, take_deep_ones
from rulebound.games.unfathomable.state import (
    FOOD,
    INFLUENCE,
    LORE,
    OBSERVATION,
    ROOM,
    STRENGTH,
    WILL,
    Character,
    Space,
    Unfathomable,
    adjacent,
    at,
    damaged,
    enemies_of,
    passengers_on,
    tell_nothing,
)

# ------------------------------------------------------------------ weapons: `aims` finds targets, `strike` attacks


def foes_here(g: Unfathomable, you: Character) -> tuple[Any, ...]:
    return targets(g, you, g.here(you))


def foes_beside(g: Unfathomable, you: Character) -> tuple[Any, ...]:
    return tuple([t for s in adjacent(g, g.here(you)) for t in targets(g, you, s)])


@flow(cite="unfathomable/2.1-2 /2.4")
def shoot(g: Unfathomable, you: Character, foes: tuple[Any, ...], bonus: int) -> Steps[None]:
    """One of these enemies is attacked."""
    target = yield from choose_entity(g, you.index, foes, "unfathomable-prompt-enemy", "attack")
    if target is not None:
        yield from attack(g, you, target, bonus)
    else:
        tell_nothing(g, "enemies")


def enemy_beside(g: Unfathomable, this: Any, you: Character) -> bool:
    return bool(foes_beside(g, you))


@item("Six-Shooter", category="weapon", start="arjun-singh", weapon=True)
class SixShooter:
    aims = foes_here

    def strike(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        yield from shoot(g, you, foes_here(g, you), 2)

    @act(if_=enemy_here, cite="unfathomable/23.3 /23.3-1 /2.1-2", tag=ATTACK)
    def fire(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Attack an enemy in your space with +2."""
        yield from shoot(g, you, foes_here(g, you), 2)


@item("Repeating Rifle", category="weapon", start="jamie-snell", weapon=True)
class RepeatingRifle:
    aims = foes_beside

    def strike(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        yield from shoot(g, you, foes_beside(g, you), 1)

    @act(if_=enemy_beside, cite="unfathomable/23.3 /23.3-1 /2.1-2 /49", tag=ATTACK)
    def fire(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Attack an enemy in an adjacent space, water included, with +1."""
        yield from shoot(g, you, foes_beside(g, you), 1)


@item("Pocket Pistol", category="weapon", weapon=True)
class PocketPistol:
    aims = foes_here

    def strike(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        g.change(this, exhausted=True)
        yield from shoot(g, you, foes_here(g, you), 0)
        g.change(this, exhausted=False)

    @act(if_=enemy_here, cite="unfathomable/23.3 /23.3-1 /2.1-2", tag=ATTACK)
    def fire(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Attack an enemy in your space; the die may be rolled again once."""
        g.change(this, exhausted=True)  # while it is being fired its own die may be rolled again
        yield from shoot(g, you, foes_here(g, you), 0)
        g.change(this, exhausted=False)

    @reaction(
        after(AttackRolled),
        if_=lambda g, this, you, event: this.exhausted and event.who == you.index and this.code not in event.spent,
        cite="unfathomable/2.8 /26.2-3",
    )
    def steady(g: Unfathomable, this: Any, you: Character, event: AttackRolled) -> Any:
        """Once, when you fire it, roll the die again."""
        g.change(event, again=True, spent=(*event.spent, this.code))


@item("Shotgun", category="weapon", weapon=True)
class Shotgun:
    aims = foes_here

    def strike(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        yield from shoot(g, you, foes_here(g, you), enemies_of(g, you, g.here(you)))

    @act(if_=enemy_here, cite="unfathomable/23.3 /23.3-1 /2.1-2", tag=ATTACK)
    def blast(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Attack an enemy in your space, with +1 for each enemy there."""
        yield from shoot(g, you, foes_here(g, you), enemies_of(g, you, g.here(you)))


@item("Kitchen Knife", category="weapon")
class KitchenKnife:
    constant = [
        adds(BASIC, 1, lambda g, this, e: this.owner == getattr(e, "index", None), "unfathomable/23"),
    ]


# ------------------------------------------------------------------ starting items


def passengers_near(g: Unfathomable, you: Character) -> tuple[Any, ...]:
    spaces = (g.here(you), *adjacent(g, g.here(you)))
    return tuple([t for s in spaces for t in passengers_on(g, s)])


@item("Speaking Trumpet", category="tool", start="keilani-tatupu")
class SpeakingTrumpet:
    @act(if_=lambda g, this, you: bool(passengers_near(g, you)), cite="unfathomable/23.3 /23.3-1 /37.7")
    def call(g: Unfathomable, this: Any, you: Character) -> Any:
        """Rescue every passenger in your space and the adjacent ones."""
        for space in (g.here(you), *adjacent(g, g.here(you))):
            for token in passengers_on(g, space):
                rescue(g, you, token, space)


def token_near(g: Unfathomable, this: Any, you: Character, event: PassengerDefeated) -> bool:
    return g.entity(event.about) in passengers_near(g, you)


@flow
def save_at_a_price(g: Unfathomable, this: Any, you: Character, token: Any) -> Steps[None]:
    """The token goes back to the supply; 1 food is lost, or the item."""
    options = (Option("food", "unfathomable-option-lose-food"), Option("item", "unfathomable-option-remove-item"))
    picked = yield from choose(g, you.index, options, "unfathomable-prompt-pharmacy")
    if picked.key == "food":
        lose(g, FOOD)
    else:
        yield from remove_this.pay(g, this, you, 1)
    rescue(g, you, token, g.deck_of(token))


@item("Travel Pharmacy", category="tool", start="svetlana-gedroits")
class TravelPharmacy:
    @reaction(when(PassengerDefeated), if_=token_near, cite="unfathomable/23.3 /39.7 /37.7")
    def treat(g: Unfathomable, this: Any, you: Character, event: PassengerDefeated) -> Steps[None]:
        """When a passenger here or next to here would be defeated: rescue it for 1 food, or for this item."""
        token = g.entity(event.about)
        cancel(g, event)
        yield from save_at_a_price(g, this, you, token)


def broken_room_without_enemies(g: Unfathomable, this: Any, you: Character) -> bool:
    here = g.here(you)
    return damaged(g, here) and not enemies_of(g, you, here) and not you.traitor


@item("Tool Kit", category="tool", start="jeanne-lafarge")
class ToolKit:
    @act(if_=broken_room_without_enemies, cite="unfathomable/23.3 /23.3-1 /45")
    def mend(g: Unfathomable, this: Any, you: Character) -> Any:
        """Repair the room you are in, without cards."""
        repair(g, you, g.here(you))


def your_lore(g: Unfathomable, this: Any, you: Character, event: LoreResolved) -> bool:
    return event.about == you.id


def something_left(g: Unfathomable, this: Any, you: Character, event: LoreResolved) -> bool:
    return event.possible


@item("Elder Sign Amulet", category="relic", start="william-bowleg")
class ElderSignAmulet:
    @reaction(after(LoreResolved), if_=your_lore, useful=something_left, cite="unfathomable/23.3 /7.16-3")
    def echo(g: Unfathomable, this: Any, you: Character, event: LoreResolved) -> Steps[None]:
        """After you have resolved Shrivelling or Lesser Banishment: resolve it once more."""
        if event.again is not None:
            yield from event.again(g)


def observation_to_spare(g: Unfathomable, this: Any, you: Character, event: DieRoll) -> bool:
    return not event.fixed and bool(of_type(g, you, OBSERVATION)) and this.code not in event.spent


@item("Almanac", category="tool", start="beatrice-sharpe")
class Almanac:
    @reaction(when(DieRoll), if_=observation_to_spare, cite="unfathomable/7.14 /7.6 /26.2-3 /23.3")
    def look_up(g: Unfathomable, this: Any, you: Character, event: DieRoll) -> Steps[None]:
        """Once for a roll, before it: discard an observation card and add its value."""
        value = yield from discard_one(g, you, OBSERVATION, "unfathomable-prompt-pay")
        g.change(event, modifier=event.modifier + value, spent=(*event.spent, this.code))


def deep_ones_here(g: Unfathomable, this: Any, you: Character) -> bool:
    return g.here(you).deep_ones > 0


@item("Book of Dagon", category="relic", start="ishmael-marsh")
class BookOfDagon:
    @act(limit=ONCE_A_TURN, if_=deep_ones_here, cite="unfathomable/23.3 /23.3-1 /7.10")
    def command(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Once a turn: all Deep Ones in your space move together to an adjacent space; then perform 1 action."""
        here = g.here(you)
        yield from drive_deep_ones(g, you, here)
        yield from more_actions(g, you)


@flow(cite="unfathomable/23.3 /27.5")
def ask_its_price(g: Unfathomable, this: Any) -> Any:
    """The check with the ring has passed: 2 treachery cards are shuffled into the chaos deck."""
    g.tell("unfathomable-log-ring", "unfathomable/23.3", card=this)
    add_treachery(g, 2)


@item("“Lucky” Ring", category="relic", start="edmund-mallory")
class LuckyRing:
    @reaction(after(Totalled), cite="unfathomable/23.3 /38.8")
    def rub(g: Unfathomable, this: Any, you: Character, event: Totalled) -> Any:
        """Once for a check, after its total is counted: +2; if it then passes, 2 treachery join the chaos deck."""
        set_total(g, g.check_now.total + 2)
        delay(g, CheckDone, AFTER, ask_its_price.later(this), until=CHECK, source=this, result=PASS)


@item("Starbuck", category="companion", start="samira-dualeh")
class Starbuck:
    @act(limit=ONCE_A_TURN, if_=enemy_here, cite="unfathomable/23.3 /23.3-1 /7.10", tag=ATTACK)
    def bite(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Once a turn: attack an enemy in your space; then perform 1 action."""
        yield from shoot(g, you, foes_here(g, you), 0)
        yield from more_actions(g, you)

    @reaction(when(Defeated), cost=remove_this, if_=it_is_you, cite="unfathomable/39.7 /23.2")
    def guard(g: Unfathomable, this: Any, you: Character, event: Defeated) -> Any:
        """When you would be defeated, remove Starbuck: you are not."""
        cancel(g, event)


# ------------------------------------------------------------------ the cargo


@item("Fine Clothes", category="improvement", improves=INFLUENCE)
class FineClothes:
    """One influence card more."""


@item("Mystical Text", category="improvement", improves=LORE)
class MysticalText:
    """One lore card more."""


@item("Binoculars", category="improvement", improves=OBSERVATION)
class Binoculars:
    """One observation card more."""


@item("Medicine Ball", category="improvement", improves=STRENGTH)
class MedicineBall:
    """One strength card more."""


@item("Treasured Memento", category="improvement", improves=WILL)
class TreasuredMemento:
    """One will card more."""


@flow
def explode(g: Unfathomable, you: Character, space: Space) -> Steps[None]:
    """Everything in a space is defeated; a whole room is damaged."""
    whole = space.sort == ROOM and not damaged(g, space)
    deserted = not space.deep_ones
    if space.deep_ones:
        take_deep_ones(g, space, space.deep_ones)
    yield from defeat_together(g, at(g, space), (space,), you.id, said=deserted and not whole)
    if whole:
        yield from damage_room(g, space, you)


@item("Jam Tin Grenade", category="one-shot")
class JamTinGrenade:
    @act(cost=remove_this, cite="unfathomable/23.2 /23.3 /23.3-1")
    def throw(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Remove this: everything in an adjacent space is defeated; a whole room there is damaged."""
        near = adjacent(g, g.here(you))
        space = yield from choose_entity(g, you.index, near, "unfathomable-prompt-throw", "throw")
        yield from explode(g, you, space)


@item("Plimsolls", category="tool")
class Plimsolls:
    @act(limit=ONCE_A_TURN, cite="unfathomable/23.3 /23.3-1 /7.10")
    def dash(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Once a turn: move to an adjacent deck space or room; then perform 1 action."""
        near = tuple([s for s in adjacent(g, g.here(you)) if s.code in SHIP_SPACES])
        space = yield from choose_entity(g, you.index, near, "unfathomable-prompt-move", "move")
        put(g, you, space)
        yield from more_actions(g, you)
