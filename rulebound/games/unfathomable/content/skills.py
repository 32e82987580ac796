"""The skill cards: five types of 21, and treachery."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after, fast, when
from rulebound.core.game.decision import choose, meant, options_for
from rulebound.core.material.cards import HAND
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Call, Option, Term
from rulebound.core.timing.timing import Event, cancel, occur
from rulebound.games.unfathomable.cards import (
    ATTACK,
    ONCE_A_TURN_FOR_YOU,
    act_from_hand,
    answer_from_hand,
    discard_this,
    skill_card,
)
from rulebound.games.unfathomable.rules.actions import more_actions, one_action
from rulebound.games.unfathomable.rules.attack import attack, basic_attack, targets
from rulebound.games.unfathomable.rules.defeat import Defeated
from rulebound.games.unfathomable.rules.dice import AttackRolled, DieRoll, at_least, roll_die
from rulebound.games.unfathomable.rules.monsters import (
    BOARD,
    CROWD,
    DAGON,
    HYDRA,
    activate,
    drive_deep_ones,
    infested,
    let_act,
    rise,
)
from rulebound.games.unfathomable.rules.passengers import in_supply, risk
from rulebound.games.unfathomable.rules.skill_checks import CheckBegins, Totalled, set_total
from rulebound.games.unfathomable.rules.skills import discard_chosen, draw_chosen, draw_skills
from rulebound.games.unfathomable.rules.supplies import gain, lose, put_deep_ones
from rulebound.games.unfathomable.rules.turn import end_actions
from rulebound.games.unfathomable.state import (
    BOILER_ROOM,
    BRIG,
    CHAPEL,
    DEEP,
    FOOD,
    FUEL,
    GALLEY,
    INFLUENCE,
    LORE,
    OBSERVATION,
    SANITY,
    SICK_BAY,
    SKILLS,
    STRENGTH,
    TREACHERY,
    WATERS,
    WILL,
    Character,
    Unfathomable,
    definition,
    items_of,
    tell_chosen,
)

BY_TWO = (("n", 2),)
MORE = Option("more", "unfathomable-option-more", BY_TWO, value=2)
LESS = Option("less", "unfathomable-option-less", BY_TWO, value=-2)


# ------------------------------------------------------------------ influence


@skill_card(INFLUENCE, "Coordinated Effort", v1=7, v2=5)
class CoordinatedEffort:
    @act_from_hand()
    def coordinate(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Another player performs 1 action now."""
        other = yield from choose_entity(g, you.index, g.others(you), "unfathomable-prompt-lend", "choose")
        tell_chosen(g, you, g.word(other))
        yield from one_action(g, other)


def cards_will_be_added(g: Unfathomable, this: Any, you: Character, event: CheckBegins) -> bool:
    """Once its result is named there is nothing left to be done before cards are added: none will be."""
    return not g.check_now.decided


def checks_are_hidden(g: Unfathomable, this: Any, you: Character, event: CheckBegins) -> bool:
    return cards_will_be_added(g, this, you, event) and not g.check_now.face_up


@skill_card(INFLUENCE, "Nothing to Hide", v3=4, v4=3)
class NothingToHide:
    @answer_from_hand(after(CheckBegins), if_=checks_are_hidden, cite="unfathomable/38.3-1 /7.15")
    def lay_open(g: Unfathomable, this: Any, you: Character, event: CheckBegins) -> Any:
        """Before cards are added: all cards of this check are added face up."""
        g.change(g.check_now, face_up=True)
        g.tell("unfathomable-log-face-up")


@skill_card(INFLUENCE, "Inspiring Speech", v5=2)
class InspiringSpeech:
    @act_from_hand()
    def inspire(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Roll 3 or more: +1 sanity; less: -1 sanity."""
        face = yield from roll_die(g, you, at_least(3))
        if face >= 3:
            gain(g, SANITY)
        else:
            lose(g, SANITY)


# ------------------------------------------------------------------ lore


class LoreResolved(Event):
    """A character has resolved Shrivelling or Lesser Banishment: what resolves it once more answers it."""

    again: Call[Any] | None = None
    possible: bool = False
    """Is there anything left to do it to?"""


def enemies_anywhere(g: Unfathomable, you: Character) -> tuple[Any, ...]:
    """Deep Ones (by their spaces) and characters that are enemies, wherever they are."""
    return tuple([t for s in g.spaces(*BOARD, BRIG, SICK_BAY) for t in targets(g, you, s)])


def enemy_somewhere(g: Unfathomable, this: Any, you: Character) -> bool:
    return bool(enemies_anywhere(g, you))


@flow
def shrivel(g: Unfathomable, you: Character) -> Steps[None]:
    """An enemy in any space: a Deep One falls on 4, a character on 6. It is no attack for weapons and training."""
    found = enemies_anywhere(g, you)
    target = yield from choose_entity(g, you.index, found, "unfathomable-prompt-shrivel", "shrivel")
    yield from attack(g, you, target, aimed=False)


@skill_card(LORE, "Shrivelling", v1=7, v2=5)
class Shrivelling:
    @act_from_hand(if_=enemy_somewhere)
    def wither(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Choose an enemy in any space and roll: a Deep One is defeated on 4 or more, a character on 6 or more."""
        yield from shrivel(g, you)
        again, possible = shrivel.later(you), bool(enemies_anywhere(g, you))
        yield from occur(g, LoreResolved(about=you.id, again=again, possible=possible))


def deep_ones_somewhere(g: Unfathomable, this: Any, you: Character) -> bool:
    return bool(infested(g))


@flow
def banish_a_little(g: Unfathomable, you: Character) -> Steps[None]:
    """All Deep Ones of a space move together to one adjacent space."""
    space = yield from choose_entity(g, you.index, infested(g), "unfathomable-prompt-from", "from")
    yield from drive_deep_ones(g, you, space)


@skill_card(LORE, "Lesser Banishment", v3=4, v4=3)
class LesserBanishment:
    @act_from_hand(if_=deep_ones_somewhere)
    def drive_off(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Choose a space with Deep Ones: all of them move together to one adjacent space."""
        yield from banish_a_little(g, you)
        again, possible = banish_a_little.later(you), bool(infested(g))
        yield from occur(g, LoreResolved(about=you.id, again=again, possible=possible))


@skill_card(LORE, "Forced Learning", v5=2)
class ForcedLearning:
    @answer_from_hand(after(CheckBegins), if_=cards_will_be_added, cite="unfathomable/38.3-1 /7.15")
    def force(g: Unfathomable, this: Any, you: Character, event: CheckBegins) -> Steps[None]:
        """Before cards are added: a skill that would hinder supports this check."""
        check = g.check_now
        left = tuple([Option(s, f"unfathomable-option-skill-{s}") for s in SKILLS if s not in check.skills])
        picked = yield from choose(g, you.index, left, "unfathomable-prompt-skill-forced")
        tell_chosen(g, you, Term(f"unfathomable-{picked.key}"))
        g.change(check, skills=(*check.skills, picked.key))


# ------------------------------------------------------------------ observation


@skill_card(OBSERVATION, "Watch and Learn", v1=7, v2=5)
class WatchAndLearn:
    @act_from_hand(cite="unfathomable/8.2 /24.3-2")
    def learn(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Draw 2 skill cards of any types."""
        yield from draw_chosen(g, you, 2, 2)


def still_to_be_rolled(g: Unfathomable, this: Any, you: Character, event: DieRoll) -> bool:
    """A die that was set instead of being rolled is not changed any more: what came before it counts."""
    return not event.fixed


@skill_card(OBSERVATION, "Keen Insight", v3=4, v4=3)
class KeenInsight:
    @answer_from_hand(when(DieRoll), if_=still_to_be_rolled, cite="unfathomable/7.14 /7.6 /2.6 /26.1")
    def foresee(g: Unfathomable, this: Any, you: Character, event: DieRoll) -> Steps[None]:
        """Before a die is rolled: +2 or -2 to it."""
        picked = yield from choose(g, you.index, (MORE, LESS), "unfathomable-prompt-roll")
        tell_chosen(g, you, Term(picked.text, BY_TWO))
        g.change(event, modifier=event.modifier + picked.value)


def chaos_is_added(g: Unfathomable, this: Any, you: Character, event: CheckBegins) -> bool:
    return cards_will_be_added(g, this, you, event) and g.check_now.chaos


@skill_card(OBSERVATION, "Preparation", v5=2)
class Preparation:
    @answer_from_hand(after(CheckBegins), if_=chaos_is_added, cite="unfathomable/38.3-1 /7.15")
    def prepare(g: Unfathomable, this: Any, you: Character, event: CheckBegins) -> Any:
        """Before cards are added: no chaos cards are added to this check."""
        g.change(g.check_now, chaos=False)
        g.tell("unfathomable-log-without-chaos")


# ------------------------------------------------------------------ strength


def not_rolled_again_yet(g: Unfathomable, this: Any, you: Character, event: AttackRolled) -> bool:
    return not event.again


@skill_card(STRENGTH, "Combat Training", v1=7, v2=5)
class CombatTraining:
    @answer_from_hand(after(AttackRolled), if_=not_rolled_again_yet, cite="unfathomable/2.8 /26.2")
    def train(g: Unfathomable, this: Any, you: Character, event: AttackRolled) -> Any:
        """After the die of an attack is rolled: it is rolled again."""
        g.change(event, again=True)


def enemy_here(g: Unfathomable, this: Any, you: Character) -> bool:
    return bool(targets(g, you, g.here(you)))


def enemy_in_reach(g: Unfathomable, this: Any, you: Character) -> bool:
    return enemy_here(g, this, you) or bool(weapons_ready(g, you))


@cite("unfathomable/23.5-1")
def weapons_ready(g: Unfathomable, you: Character) -> tuple[Any, ...]:
    """The weapons a character holds that have a target now."""
    return tuple([
        i for i in items_of(g, you)
        if definition(g, i).weapon and g.policy.working(g, i, None) and definition(g, i).facts["aims"](g, you)
    ])  # fmt: skip


@flow(cite="unfathomable/2.1-2")
def use_weapon(g: Unfathomable, you: Character, weapon: Any) -> Steps[None]:
    """One attack with a weapon."""
    yield from definition(g, weapon).facts["strike"](g, weapon, you)


@skill_card(STRENGTH, "Rampage", v3=4, v4=3)
class Rampage:
    @act_from_hand(if_=enemy_in_reach, cite="unfathomable/8.2 /2.1-2", tag=ATTACK)
    def rage(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Up to 4 attacks without a weapon, or up to 3 with one weapon; stop at any time."""
        bare = (Option("bare", "unfathomable-option-bare-hands"),) if enemy_here(g, this, you) else ()
        options = (*bare, *options_for(g, weapons_ready(g, you), "weapon"))
        picked = yield from choose(g, you.index, options, "unfathomable-prompt-weapon")
        if picked.key == "bare":
            yield from strike_often(g, you, 4, 0)
        else:
            yield from strike_often(g, you, 3, meant(g, picked).id)


@flow
def strike_often(g: Unfathomable, you: Character, times: int, weapon: int) -> Steps[None]:
    """Attack after attack, as long as there is a target and the player wants to."""
    for n in range(times):
        if weapon:
            if g.entity(weapon) not in weapons_ready(g, you):
                return
        elif not targets(g, you, g.here(you)):
            return
        if n:
            options = (Option("again", "unfathomable-option-again"), Option("stop", "unfathomable-option-stop"))
            picked = yield from choose(g, you.index, options, "unfathomable-prompt-again")
            if picked.key == "stop":
                return
        if weapon:
            yield from use_weapon(g, you, g.entity(weapon))
        else:
            foes = targets(g, you, g.here(you))
            target = yield from choose_entity(g, you.index, foes, "unfathomable-prompt-enemy", "attack")
            yield from basic_attack(g, you, target)


def it_is_you(g: Unfathomable, this: Any, you: Character, event: Defeated) -> bool:
    return event.who == you.index


@skill_card(STRENGTH, "Shrug It Off", v5=2)
class ShrugItOff:
    @answer_from_hand(when(Defeated), if_=it_is_you, cite="unfathomable/39.7")
    def shrug(g: Unfathomable, this: Any, you: Character, event: Defeated) -> Any:
        """When you would be defeated, you are not."""
        cancel(g, event)


# ------------------------------------------------------------------ will


def other_cards(g: Unfathomable, this: Any, you: Character) -> bool:
    return len(g.hand(you)) > 1


@skill_card(WILL, "Persistence", v1=7, v2=5)
class Persistence:
    @act_from_hand(if_=other_cards, cite="unfathomable/8.2 /24.3-2")
    def persist(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Discard 1 to 5 other skill cards, then draw as many of one type."""
        ids = yield from discard_chosen(g, you, 1, most=5, prompt="unfathomable-prompt-persist")
        options = tuple([Option(s, f"unfathomable-option-skill-{s}") for s in SKILLS])
        picked = yield from choose(g, you.index, options, "unfathomable-prompt-skill", (("n", len(ids)),))
        tell_chosen(g, you, Term(f"unfathomable-{picked.key}"))
        draw_skills(g, you, (picked.key,) * len(ids))


@skill_card(WILL, "Determination", v3=4, v4=3)
class Determination:
    @answer_from_hand(after(Totalled), cite="unfathomable/38.8")
    def insist(g: Unfathomable, this: Any, you: Character, event: Totalled) -> Steps[None]:
        """After the total of a check is counted: +2 or -2 to it."""
        words = (("n", g.check_now.total), ("target", g.check_now.target))
        picked = yield from choose(g, you.index, (MORE, LESS), "unfathomable-prompt-total", words)
        tell_chosen(g, you, Term(picked.text, BY_TWO))
        set_total(g, g.check_now.total + picked.value)


@skill_card(WILL, "True Grit", v5=2)
class TrueGrit:
    @act_from_hand(limit=ONCE_A_TURN_FOR_YOU, cite="unfathomable/8.2 /12.1 /7.10")
    def hold_on(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Perform 2 actions."""
        yield from more_actions(g, you, 2)


# ------------------------------------------------------------------ treachery


@skill_card(TREACHERY, "Reinforcements", v1=7)
class Reinforcements:
    @act_from_hand(cite="unfathomable/12.13 /19.1 /5.4 /8.2")
    def reinforce(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """1 Deep One into the Deep; with 4 or more there, all monsters of the Deep come to a water space you choose."""
        deep = g.space(DEEP)
        put_deep_ones(g, deep, 1)
        if deep.deep_ones >= CROWD:
            space = yield from choose_entity(g, you.index, g.spaces(*WATERS), "unfathomable-prompt-water", "to")
            rise(g, space)


def deep_ones_on_board(g: Unfathomable, this: Any, you: Character) -> bool:
    return bool(infested(g))


@skill_card(TREACHERY, "Call to Action", v2=5)
class CallToAction:
    @act_from_hand(if_=deep_ones_on_board, cite="unfathomable/12.13 /19.1 /5.4 /8.2")
    def call(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Activate every Deep One in your space, or 1 Deep One anywhere."""
        here = g.here(you)
        all_here = (Option("here", "unfathomable-option-all-here"),) if here.deep_ones else ()
        options = (*all_here, *options_for(g, infested(g), "activate", "unfathomable-option-one-deep-one"))
        picked = yield from choose(g, you.index, options, "unfathomable-prompt-activate")
        if picked.key == "here":
            yield from let_act(g, ((here.id, here.deep_ones),))
        else:
            yield from let_act(g, ((meant(g, picked).id, 1),))


def passengers_left(g: Unfathomable, this: Any, you: Character) -> bool:
    return in_supply(g) > 0


@skill_card(TREACHERY, "Siren Song", v3=4)
class SirenSong:
    @act_from_hand(if_=passengers_left, cite="unfathomable/12.13 /19.1 /5.4 /8.2")
    def sing(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Risk 1 passenger."""
        yield from risk(g, you)


LOOT = {CHAPEL: SANITY, GALLEY: FOOD, BOILER_ROOM: FUEL}


@cite("unfathomable/19.2")
def at_the_start(g: Unfathomable, this: Any, you: Character) -> bool:
    """Is it the start of your own Perform Actions step, with nothing done yet?"""
    return g.current.id == you.id and g.clock.phase == "actions" and not you.acted


def in_a_room_to_ransack(g: Unfathomable, this: Any, you: Character) -> bool:
    return g.here(you).code in LOOT


@skill_card(TREACHERY, "Ransack", v4=3)
class Ransack:
    @fast(
        cost=discard_this, zones=(HAND,), if_=at_the_start, useful=in_a_room_to_ransack,
        cite="unfathomable/19.2 /5.4 /19.1 /24.4",
    )  # fmt: skip
    def ransack(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """At the start of your actions, in Chapel, Galley or Boiler Room: -1 sanity, food or fuel; no actions."""
        lose(g, LOOT[g.here(you).code])
        yield from end_actions(g, you)


@skill_card(TREACHERY, "Perform Rites", v5=2)
class PerformRites:
    @fast(cost=discard_this, zones=(HAND,), if_=at_the_start, cite="unfathomable/19.2 /5.4 /19.1")
    def perform(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """At the start of your actions: activate Father Dagon and Mother Hydra in any order; no actions."""
        options = tuple([Option(m, f"unfathomable-{m}") for m in (DAGON, HYDRA)])
        first = yield from choose(g, you.index, options, "unfathomable-prompt-rites")
        yield from activate(g, first.key)
        yield from activate(g, HYDRA if first.key == DAGON else DAGON)
        yield from end_actions(g, you)
