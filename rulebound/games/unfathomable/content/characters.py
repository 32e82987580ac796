"""The ten characters: what they can do, and what they do when they declare their betrayal."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import Cost, after, reaction, when
from rulebound.core.game.decision import choose, choose_some, meant, options_for
from rulebound.core.material.cards import LAST, look, move
from rulebound.core.state.entities import Option
from rulebound.core.timing.timing import cancel
from rulebound.games.unfathomable.cards import ATTACK, ONCE_A_TURN, act, character
from rulebound.games.unfathomable.content.skills import weapons_ready
from rulebound.games.unfathomable.rules.actions import Stoked, more_actions, pay_and_roll
from rulebound.games.unfathomable.rules.damage import damage_room, damage_ship, whole_rooms
from rulebound.games.unfathomable.rules.defeat import Defeated, put
from rulebound.games.unfathomable.rules.dice import AttackRolled, Rolled
from rulebound.games.unfathomable.rules.items import draw_item, take_item
from rulebound.games.unfathomable.rules.monsters import DAGON, HYDRA, let_act, move_monarch
from rulebound.games.unfathomable.rules.mythos import decide, done_with, fail_at_once, turn_up_mythos
from rulebound.games.unfathomable.rules.order import defeat_together
from rulebound.games.unfathomable.rules.passengers import (
    any_of,
    choose_passenger,
    crowded,
    defeat_passenger,
    in_supply,
)
from rulebound.games.unfathomable.rules.skill_checks import Totalled, add_card, counts_for, set_total
from rulebound.games.unfathomable.rules.skills import discard_chosen, discard_one, of_type
from rulebound.games.unfathomable.rules.supplies import lose, put_deep_ones
from rulebound.games.unfathomable.rules.tracks import advance_ritual, advance_travel, back_to_start, retreat
from rulebound.games.unfathomable.state import (
    BOILER_ROOM,
    BRIDGE,
    CABIN,
    CARGO_HOLD,
    CHAPEL,
    DECK_SPACES,
    DEEP,
    GALLEY,
    INFLUENCE,
    LORE,
    OBSERVATION,
    SANITY,
    STRENGTH,
    WATERS,
    WILL,
    Character,
    Monarch,
    Unfathomable,
    adjacent,
    humans_at,
    in_brig,
    items_of,
    tell_declines,
    tell_looks,
    tell_nothing,
)


def free(g: Unfathomable, this: Any, you: Character, event: Any = None) -> bool:
    """Most abilities of a sheet do not work in the Brig."""
    return not in_brig(g, you)


# ------------------------------------------------------------------ Keilani Tatupu


def can_add_more(g: Unfathomable, this: Any, you: Character, event: Totalled) -> bool:
    return not in_brig(g, you) and bool(g.hand(you))


@character("Keilani Tatupu", skills={INFLUENCE: 3, WILL: 2}, start=CABIN, item="Speaking Trumpet",
           feat="Unconventional Leader", captain=1, keeper=10)  # fmt: skip
class KeilaniTatupu:
    @reaction(after(Totalled), if_=can_add_more, cite="unfathomable/7 /38.8")
    def experienced(g: Unfathomable, this: Character, you: Character, event: Totalled) -> Steps[None]:
        """After the total of a check is counted: add 1 card of your hand to it."""
        picked = yield from choose(
            g, you.index, options_for(g, g.hand(you), "add", "unfathomable-option-add", you.index),
            "unfathomable-prompt-add-one", (("n", g.check_now.total), ("target", g.check_now.target)), secret=True,
        )  # fmt: skip
        card = meant(g, picked)
        g.policy.show(g, card)
        total = g.check_now.total + counts_for(g, card)
        add_card(g, card, you)
        g.tell("unfathomable-log-joins", seat=you, card=card)
        set_total(g, total)

    def reveals(g: Unfathomable, you: Character) -> Any:
        """1 sanity is lost."""
        lose(g, SANITY)


# ------------------------------------------------------------------ Arjun Singh


@character("Arjun Singh", skills={INFLUENCE: 2, OBSERVATION: 1, STRENGTH: 2}, start=BRIDGE, item="Six-Shooter",
           feat="Self Sacrifice", captain=2, keeper=9)  # fmt: skip
class ArjunSingh:
    @act(limit=ONCE_A_TURN, if_=free, cite="unfathomable/8.1 /7.10 /7.10-1 /7.10-2")
    def deck_chief(g: Unfathomable, this: Character, you: Character) -> Steps[None]:
        """Once a turn: move to any deck space, then perform 1 action."""
        space = yield from choose_entity(g, you.index, g.spaces(*DECK_SPACES), "unfathomable-prompt-move", "move")
        put(g, you, space)
        yield from more_actions(g, you)

    def reveals(g: Unfathomable, you: Character) -> Any:
        """The travel token goes back to Start."""
        back_to_start(g, "travel")


# ------------------------------------------------------------------ Svetlana Gedroits


@flow
def discard_lore(g: Unfathomable, this: Any, you: Character, n: int) -> Steps[None]:
    yield from discard_one(g, you, LORE)


@character("Svetlana Gedroits", skills={INFLUENCE: 2, LORE: 1, OBSERVATION: 2}, start=CABIN, item="Travel Pharmacy",
           feat="Medical Intervention", captain=5, keeper=6)  # fmt: skip
class SvetlanaGedroits:
    @reaction(when(Defeated), cost=Cost(LORE, 1, discard_lore), cite="unfathomable/39.7")
    def healing_words(g: Unfathomable, this: Character, you: Character, event: Defeated) -> Any:
        """When a character would be defeated, discard 1 lore card: it is not."""
        cancel(g, event)

    def reveals(g: Unfathomable, you: Character) -> Steps[None]:
        """A passenger on deck of your choice, or one of the supply, is defeated."""
        options = (
            *((Option("deck", "unfathomable-option-on-deck"),) if crowded(g) else ()),
            *((Option("supply", "unfathomable-option-in-supply"),) if in_supply(g) else ()),
        )
        if not options:
            tell_nothing(g, "passengers")
            return
        picked = yield from choose(g, you.index, options, "unfathomable-prompt-malpractice")
        if picked.key == "supply":
            yield from defeat_passenger(g, any_of(g.cards("passengers")))
        else:
            token = yield from choose_passenger(g, you)
            yield from defeat_passenger(g, token)


# ------------------------------------------------------------------ Jeanne Lafarge


@flow
def overheat(g: Unfathomable, you: Character) -> Steps[None]:
    yield from damage_ship(g, you)
    yield from advance_travel(g)


@character("Jeanne Lafarge", skills={INFLUENCE: 1, OBSERVATION: 2, STRENGTH: 2}, start=BOILER_ROOM, item="Tool Kit",
           feat="Full Steam Ahead", captain=3, keeper=8)  # fmt: skip
class JeanneLafarge:
    @reaction(after(Stoked), if_=free, cite="unfathomable/7 /7.4")
    def jury_rigger(g: Unfathomable, this: Character, you: Character, event: Stoked) -> Steps[None]:
        """After a Boiler Room action, whoever's: you may damage the ship to travel 1 further."""
        yield from overheat(g, you)

    def reveals(g: Unfathomable, you: Character) -> Steps[None]:
        """A whole room of your choice is damaged."""
        room = yield from choose_entity(g, you.index, whole_rooms(g), "unfathomable-prompt-room-damaged", "damage")
        yield from damage_room(g, room, you)


# ------------------------------------------------------------------ Jamie Snell


def has_weapon(g: Unfathomable, this: Any, you: Character) -> bool:
    return bool(weapons_ready(g, you))


@character("Jamie Snell", skills={STRENGTH: 3, WILL: 2}, start=BRIDGE, item="Repeating Rifle", feat="Arrest Order",
           captain=4, keeper=7)  # fmt: skip
class JamieSnell:
    @act(limit=ONCE_A_TURN, if_=has_weapon, cite="unfathomable/8.1 /7.10", tag=ATTACK)
    def quick_draw(g: Unfathomable, this: Character, you: Character) -> Steps[None]:
        """Once a turn: attack with a weapon you hold, then perform 1 action."""
        weapon = yield from choose_entity(g, you.index, weapons_ready(g, you), "unfathomable-prompt-weapon", "weapon")
        yield from g.registry[weapon.code].facts["strike"](g, weapon, you)
        yield from more_actions(g, you)

    def reveals(g: Unfathomable, you: Character) -> Steps[None]:
        """Every other human and every passenger in your space is defeated."""
        here = g.here(you)
        others = tuple([c for c in humans_at(g, here) if c.id != you.id])
        yield from defeat_together(g, others, (here,), you.id, said=True)


# ------------------------------------------------------------------ William Bowleg


def spells_left(g: Unfathomable, this: Any, you: Character) -> bool:
    return not in_brig(g, you) and bool(g.cards("spells"))


STEPS = (
    *[Option(f"forward {n}", "unfathomable-option-ritual-forward", (("n", n),), value=n) for n in (1, 2)],
    *[Option(f"back {n}", "unfathomable-option-ritual-backward", (("n", n),), value=-n) for n in (1, 2)],
    Option("stay", "unfathomable-option-ritual-stay"),
)
"""How far a disrupted ritual goes."""


@character("William Bowleg", skills={LORE: 3, WILL: 2}, start=CHAPEL, item="Elder Sign Amulet", feat="Quick Cast",
           captain=9, keeper=1)  # fmt: skip
class WilliamBowleg:
    @act(limit=ONCE_A_TURN, if_=spells_left, cite="unfathomable/8.1 /7.10 /7.7")
    def occult_training(g: Unfathomable, this: Character, you: Character) -> Steps[None]:
        """Once a turn: look at the top spell and leave it there or put it under the deck, then perform 1 action."""
        card = g.cards("spells")[0]
        look(g, card, you.index)
        tell_looks(g, you, "spells", 1)
        options = (Option("top", "unfathomable-option-on-top"), Option("bottom", "unfathomable-option-to-bottom"))
        words = (("card", g.word(card, you.index)),)
        picked = yield from choose(g, you.index, options, "unfathomable-prompt-spell-place", words, secret=True)
        if picked.key == "bottom":
            move(g, card, g.pile("spells"), LAST)
        yield from more_actions(g, you)

    def reveals(g: Unfathomable, you: Character) -> Steps[None]:
        """The ritual token moves up to 2 spaces either way; at the end of the track the banishment is cast as ever,
        and a step that is left goes on from Start (50.1-1). It does not go back beyond Start (50.2-1)."""
        possible = tuple([o for o in STEPS if -o.value <= g.ship.ritual])
        picked = yield from choose(g, you.index, possible, "unfathomable-prompt-ritual")
        if picked.value > 0:
            yield from advance_ritual(g, picked.value)
        elif picked.value < 0:
            retreat(g, "ritual", -picked.value)
        else:
            tell_declines(g, you)


# ------------------------------------------------------------------ Beatrice Sharpe


@character("Beatrice Sharpe", skills={INFLUENCE: 1, LORE: 2, OBSERVATION: 2}, start=CHAPEL, item="Almanac",
           feat="Perfect Number", captain=6, keeper=3, chooses_mythos=True)  # fmt: skip
class BeatriceSharpe:
    def reveals(g: Unfathomable, you: Character) -> Steps[None]:
        """1 Deep One into each of 4 water spaces of your choice."""
        picked = yield from choose_some(
            g, you.index, options_for(g, g.spaces(*WATERS), "fill"), 4, 4, "unfathomable-prompt-waters", (("n", 4),)
        )
        for option in picked:
            put_deep_ones(g, meant(g, option), 1)


# ------------------------------------------------------------------ Ishmael Marsh


def monarchs_here(g: Unfathomable) -> tuple[Monarch, ...]:
    return tuple([m for m in (g.monarch(DAGON), g.monarch(HYDRA)) if g.here(m).code != DEEP])


def monarch_and_lore(g: Unfathomable, this: Any, you: Character) -> bool:
    return bool(monarchs_here(g)) and bool(of_type(g, you, LORE)) and not in_brig(g, you)


@character("Ishmael Marsh", skills={LORE: 2, STRENGTH: 2, WILL: 1}, start=GALLEY, item="Book of Dagon",
           feat="Deep One Ancestry", captain=8, keeper=2)  # fmt: skip
class IshmaelMarsh:
    @act(if_=monarch_and_lore, cite="unfathomable/8.1")
    def first_oath(g: Unfathomable, this: Character, you: Character) -> Steps[None]:
        """Choose a monarch, discard a lore card and roll: with 7 or more it goes to the Deep, else it may move."""
        monarch = yield from choose_entity(g, you.index, monarchs_here(g), "unfathomable-prompt-oath", "swear")
        total = yield from pay_and_roll(g, you, LORE)
        if total >= 7:
            move_monarch(g, monarch, g.space(DEEP))
            return
        waters = tuple([s for s in adjacent(g, g.here(monarch)) if s.code in WATERS])
        options = (*options_for(g, waters, "to"), Option("stay", "unfathomable-option-stay"))
        picked = yield from choose(
            g, you.index, options, "unfathomable-prompt-monarch-to", (("card", g.word(monarch)),)
        )
        if picked.about:
            move_monarch(g, monarch, meant(g, picked))
        else:
            tell_declines(g, you)

    def reveals(g: Unfathomable, you: Character) -> Steps[None]:
        """Every Deep One in your space is activated."""
        here = g.here(you)
        if here.deep_ones:
            yield from let_act(g, ((here.id, here.deep_ones),))
        else:
            tell_nothing(g, "deep-ones")


# ------------------------------------------------------------------ Edmund Mallory


def can_try_luck(g: Unfathomable, this: Any, you: Character, event: Rolled) -> bool:
    return not in_brig(g, you) and not event.again


@flow
def discard_any(g: Unfathomable, this: Any, you: Character, n: int) -> Steps[None]:
    yield from discard_chosen(g, you, n)


@character("Edmund Mallory", skills={INFLUENCE: 1, LORE: 1, OBSERVATION: 1, STRENGTH: 1, WILL: 1}, start=GALLEY,
           item="“Lucky” Ring", feat="Uncanny Fortune", captain=7, keeper=4)  # fmt: skip
class EdmundMallory:
    @reaction(after(Rolled), cost=Cost("skill card", 1, discard_any), if_=can_try_luck, cite="unfathomable/26.2 /7.14")
    def fortunate_son(g: Unfathomable, this: Character, you: Character, event: Rolled) -> Any:
        """After a die is rolled, discard a skill card: it is rolled again."""
        g.change(event, again=True)

    @reaction(after(AttackRolled), cost=Cost("skill card", 1, discard_any), if_=can_try_luck, cite="unfathomable/2.8")
    def fortunate_fighter(g: Unfathomable, this: Character, you: Character, event: AttackRolled) -> Any:
        """After the die of an attack is rolled, discard a skill card: it is rolled again."""
        g.change(event, again=True)

    def reveals(g: Unfathomable, you: Character) -> Steps[None]:
        """A mythos card is drawn: a check fails at once, a choice is yours; its symbols are not resolved.

        Of a combination you choose as well: the check, which fails, or the way round it. Only that choice is yours:
        captain, keeper, current player and a character are those whom the card names. "You" is Edmund where he chooses,
        and the current player where there is nothing to choose (7.2-1), also in another's turn.
        """
        card = yield from turn_up_mythos(g, you)
        if "second" in g.registry[card.code].facts:
            yield from decide(g, card, you, fails=True)
        else:
            yield from fail_at_once(g, card, g.current)
        g.tell("unfathomable-log-no-symbols", "unfathomable/36.2", card=card)
        done_with(g, card, "unfathomable/22.4")


# ------------------------------------------------------------------ Samira Dualeh


def room_for_items(g: Unfathomable, this: Any, you: Character) -> bool:
    return len(items_of(g, you)) <= 4 and bool(g.cards("items")) and not in_brig(g, you)


@character("Samira Dualeh", skills={LORE: 1, OBSERVATION: 2, WILL: 2}, start=CARGO_HOLD, item="Starbuck",
           feat="Well Equipped", captain=10, keeper=5)  # fmt: skip
class SamiraDualeh:
    @act(limit=ONCE_A_TURN, if_=room_for_items, cite="unfathomable/8.1 /7.10 /23.1")
    def scavenger(g: Unfathomable, this: Character, you: Character) -> Steps[None]:
        """Once a turn, with 4 items or fewer: draw an item, then you may give one to another human here."""
        yield from draw_item(g, you)
        near = tuple([c for c in humans_at(g, g.here(you)) if c.id != you.id])
        options = tuple([
            Option(f"give {o.code} {i.handle(g, you.index)}", "unfathomable-option-give",
                   (("card", g.word(i)), ("seat", g.word(o))), (i.id, o.id))
            for i in items_of(g, you) for o in near
        ])  # fmt: skip
        if options:
            keep = Option("keep", "unfathomable-option-keep")
            picked = yield from choose(g, you.index, (*options, keep), "unfathomable-prompt-trade")
            if picked.about:
                yield from take_item(g, meant(g, picked), g.entity(picked.about[1]))
            else:
                tell_declines(g, you)

    def reveals(g: Unfathomable, you: Character) -> Steps[None]:
        """An item of a human in your space is yours."""
        options = tuple([
            Option(f"take {i.handle(g, you.index)}", "unfathomable-option-rob",
                   (("card", g.word(i)), ("seat", g.word(c))), (i.id, c.id))
            for c in humans_at(g, g.here(you)) if c.id != you.id for i in items_of(g, c)
        ])  # fmt: skip
        if options:
            picked = yield from choose(g, you.index, options, "unfathomable-prompt-item-rob")
            yield from take_item(g, meant(g, picked), you)
        else:
            tell_nothing(g, "items")
