"""The spells of the tome: what they do, and the risk that comes with most of them."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after, reaction, when
from rulebound.core.game.decision import choose, meant, options_for
from rulebound.core.material.cards import LAST, move, shuffle, take_up
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option, Term
from rulebound.core.timing.timing import cancel
from rulebound.games.unfathomable.cards import remove_this, spell
from rulebound.games.unfathomable.content.skills import it_is_you
from rulebound.games.unfathomable.rules.actions import SHIP_SPACES, look_and_sort
from rulebound.games.unfathomable.rules.attack import targets
from rulebound.games.unfathomable.rules.damage import damage_ship
from rulebound.games.unfathomable.rules.defeat import Defeated, put, to_the_brig
from rulebound.games.unfathomable.rules.dice import HOW_MANY, at_most, roll_die
from rulebound.games.unfathomable.rules.effects import each_human_discards
from rulebound.games.unfathomable.rules.items import take_item
from rulebound.games.unfathomable.rules.monsters import (
    DAGON,
    DEEP_ONES,
    HYDRA,
    activate,
    barred,
    infested,
    may_enter,
    move_monarch,
)
from rulebound.games.unfathomable.rules.order import defeat_together, in_order
from rulebound.games.unfathomable.rules.passengers import any_of, crowded, rescue
from rulebound.games.unfathomable.rules.skill_checks import Totalled, add_card, counts_for, set_total
from rulebound.games.unfathomable.rules.skills import (
    add_treachery,
    draw_chosen,
    left_of,
    renew,
    skill_set,
    top_of,
    value_of,
)
from rulebound.games.unfathomable.rules.supplies import dials, gain, lose, shift_deep_ones, take_deep_ones
from rulebound.games.unfathomable.rules.tracks import advance_ritual, advance_travel
from rulebound.games.unfathomable.state import (
    BRIG,
    DECKS,
    DEEP,
    FOOD,
    FUEL,
    SANITY,
    SICK_BAY,
    SOULS,
    WATERS,
    Character,
    Space,
    Unfathomable,
    at,
    humans_at,
    in_brig,
    in_sick_bay,
    passengers_on,
    tell_chosen,
    tell_declines,
    tell_looks,
    tell_nothing,
)


@flow
def tax_the_mind(g: Unfathomable, you: Character) -> Steps[None]:
    """The common risk: on 4 or less, 1 sanity is lost."""
    if (yield from roll_die(g, you, at_most(4))) <= 4:
        lose(g, SANITY)


@spell("Alchemical Transmutation")
class AlchemicalTransmutation:
    def effect(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 food, +2 fuel."""
        lose(g, FOOD)
        gain(g, FUEL, 2)


@cite("unfathomable/25.4-6")
def places_to_leave(g: Unfathomable) -> tuple[Space, ...]:
    """Where there is anybody to be moved: not the Brig, which the spell does not name."""
    spaces = g.spaces(*WATERS, *SHIP_SPACES, SICK_BAY, BRIG)
    return tuple([s for s in spaces if s.code != BRIG and (s.deep_ones or at(g, s))])


@spell("Astral Travel")
class AstralTravel:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Any of the Deep Ones and characters of a space move to any spaces of the ship, each its own way.

        Nobody leaves the Brig by it, for the card does not name it (25.4-6); a character can be sent into Brig or Sick
        Bay, which are closed only to those who would go there themselves (15.20-3), but no Deep One.
        """
        space = yield from choose_entity(g, you.index, places_to_leave(g), "unfathomable-prompt-astral-from", "from")
        moved: tuple[int, ...] = ()
        carried = False
        left = 0 if space is None else space.deep_ones
        while space is not None:
            people = tuple([c for c in at(g, space) if c.id not in moved])
            options = (
                *options_for(g, people, "send"),
                *((Option("deep-one", "unfathomable-option-deep-one"),) if left else ()),
                Option("done", "core-option-done"),
            )
            picked = yield from choose(g, you.index, options, "unfathomable-prompt-astral")
            if picked.key == "done":
                if not carried:
                    tell_declines(g, you)
                break
            aboard = tuple([s for s in g.spaces(*SHIP_SPACES) if s.id != space.id])
            if picked.about:
                everywhere = (*aboard, *[s for s in g.spaces(SICK_BAY, BRIG) if s.id != space.id])
                words = (("thing", g.word(meant(g, picked))),)
                to = yield from choose_entity(g, you.index, everywhere, "unfathomable-prompt-to", "to", args=words)
                moved += (meant(g, picked).id,)
                carried = True
                if to.code == BRIG:
                    yield from to_the_brig(g, meant(g, picked))
                else:
                    put(g, meant(g, picked), to)
            else:
                open_ones = tuple([s for s in aboard if not barred(g, s)])
                words = (("thing", Term("unfathomable-option-deep-one")),)
                to = yield from choose_entity(g, you.index, open_ones, "unfathomable-prompt-to", "to", args=words)
                if (yield from may_enter(g, to)):  # a hatch that is barred in this moment leaves the other ways
                    shift_deep_ones(g, space, to)
                    left -= 1
                    carried = True
        yield from tax_the_mind(g, you)


@spell("Call Down the Storm")
class CallDownTheStorm:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Every Deep One in the water is defeated; if two or more fell, their number or less damages the ship."""
        fell = sum([s.deep_ones for s in g.spaces(*WATERS)])
        if not fell:
            tell_nothing(g, "deep-ones")
        for space in g.spaces(*WATERS):
            if space.deep_ones:
                take_deep_ones(g, space, space.deep_ones)
        if fell >= 2 and (yield from roll_die(g, you, at_most(fell))) <= fell:
            yield from damage_ship(g, you)


@spell("Call Friends")
class CallFriends:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Rescue any number of passengers; a roll of their number or less activates the Deep Ones."""
        saved = 0
        while crowded(g):
            options = (*options_for(g, crowded(g), "rescue"), Option("done", "core-option-done"))
            picked = yield from choose(g, you.index, options, "unfathomable-prompt-rescue")
            if picked.key == "done":
                break
            deck = meant(g, picked)
            rescue(g, you, any_of(passengers_on(g, deck)), deck)
            saved += 1
        if not saved:
            tell_nothing(g, "rescued")
        elif (yield from roll_die(g, you, at_most(saved))) <= saved:
            yield from activate(g, DEEP_ONES)


@spell("Cloud Memory")
class CloudMemory:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """+1 sanity; every human discards a skill card."""
        gain(g, SANITY)
        yield from each_human_discards(g, 1)


@spell("Conjuration")
class Conjuration:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Of the top five items one is yours, the others are shuffled back."""
        top = g.cards("items")[:5]
        take_up(g, top, you.index)
        tell_looks(g, you, "items", len(top))
        if top:
            picked = yield from choose(
                g, you.index, options_for(g, top, "take", seat=you.index), "unfathomable-prompt-item-take", secret=True
            )
            card = meant(g, picked)
            yield from take_item(g, card, you)
            shuffle(g, g.pile("items"))
        yield from tax_the_mind(g, you)


@spell("Dark Pact")
class DarkPact:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """+1 of a resource of your choice; 4 treachery cards join the chaos deck."""
        options = dials("unfathomable-option-plus")
        picked = yield from choose(g, you.index, options, "unfathomable-prompt-resource-gained")
        gain(g, picked.key)
        add_treachery(g, 4)


@spell("Feed the Mind")
class FeedTheMind:
    def effect(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 food, +2 sanity."""
        lose(g, FOOD)
        gain(g, SANITY, 2)


@spell("Flesh Ward")
class FleshWard:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Give it to any player, who keeps it until it saves them."""
        to = yield from choose_entity(g, you.index, g.characters, "unfathomable-prompt-ward", "give")
        g.change(this, owner=to.index)
        move(g, this, g.pile("area", to.index), LAST)
        g.tell("unfathomable-log-keeps", seat=to, card=this)

    @reaction(when(Defeated), cost=remove_this, if_=it_is_you, cite="unfathomable/39.7 /17.1-2")
    def ward(g: Unfathomable, this: Any, you: Character, event: Defeated) -> Steps[None]:
        """When you would be defeated you are not; then on 4 or less 1 sanity is lost."""
        cancel(g, event)
        yield from tax_the_mind(g, you)


@spell("Foresee")
class Foresee:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Of the top four mythos cards or waypoints one stays on top, the others go under the deck."""
        yield from look_and_sort(g, you, 4)
        yield from tax_the_mind(g, you)


@spell("Greater Banishment", copies=2)
class GreaterBanishment:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The ritual goes on 2."""
        yield from advance_ritual(g, 2)
        yield from tax_the_mind(g, you)


@spell("Heal")
class Heal:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Humans in the Sick Bay move anywhere on the ship; every other human draws a card of their set."""
        for human in (yield from in_order(g, g.humans, "heal")):
            if in_sick_bay(g, human):
                to = yield from choose_entity(
                    g, human.index, g.spaces(*SHIP_SPACES), "unfathomable-prompt-move", "move"
                )
                put(g, human, to)
            else:
                yield from draw_chosen(g, human, 1, 1, skill_set(g, human), True)
        yield from tax_the_mind(g, you)


@spell("Lure Monster")
class LureMonster:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Both monarchs go to the Deep."""
        swimming = tuple([m for m in (g.monarch(DAGON), g.monarch(HYDRA)) if g.here(m).code != DEEP])
        if not swimming:
            tell_nothing(g, "monarchs")
        for monarch in swimming:
            move_monarch(g, monarch, g.space(DEEP))
        yield from tax_the_mind(g, you)


@spell("Plague of Locusts")
class PlagueOfLocusts:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Roll: so many Deep Ones of your choice on the board are defeated; on 5 or more 1 food is lost, too."""
        n = yield from roll_die(g, you, HOW_MANY)
        for k in range(n):
            words = (("n", k + 1), ("of", n))
            space = yield from choose_entity(
                g, you.index, infested(g), "unfathomable-prompt-defeat-several", "defeat", args=words
            )
            if space is None:
                tell_nothing(g, "deep-ones")
                break
            take_deep_ones(g, space)
        if n >= 5:
            lose(g, FOOD)


@spell("Raise the Dead")
class RaiseTheDead:
    def effect(g: Unfathomable, this: Any, you: Character) -> Any:
        """-1 sanity, +2 souls."""
        lose(g, SANITY)
        gain(g, SOULS, 2)


@spell("Revelation of Script")
class RevelationOfScript:
    def effect(g: Unfathomable, this: Any, you: Character) -> Any:
        """Keep it."""
        g.change(this, owner=you.index)
        move(g, this, g.pile("area", you.index), LAST)
        g.tell("unfathomable-log-keeps", seat=you, card=this)

    @reaction(after(Totalled), cost=remove_this, cite="unfathomable/17.1-1 /38.8 /17.1-2")
    def read(g: Unfathomable, this: Any, you: Character, event: Totalled) -> Steps[None]:
        """After the total is counted: the top card of a skill deck is added; its value or less costs 1 sanity."""
        options = tuple([Option(s, f"unfathomable-option-skill-{s}") for s in DECKS if left_of(g, s)])
        picked = yield from choose(g, you.index, options, "unfathomable-prompt-skill-added")
        tell_chosen(g, you, Term(f"unfathomable-{picked.key}"))
        card = top_of(g, picked.key)
        g.policy.show(g, card)
        total, value = g.check_now.total + counts_for(g, card), value_of(g, card)
        add_card(g, card)
        renew(g, picked.key)
        g.tell("unfathomable-log-joins", seat=you, card=card)
        set_total(g, total)
        if (yield from roll_die(g, you, at_most(value))) <= value:
            lose(g, SANITY)


@spell("Summon Fire")
class SummonFire:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """The ship travels 1 on; on 6 or more 1 further, and it is damaged."""
        yield from advance_travel(g)
        if (yield from roll_die(g, you, Term("unfathomable-roll-fire"))) >= 6:
            yield from advance_travel(g)
            yield from damage_ship(g, you)


@spell("Summon the Beast Within")
class SummonTheBeastWithin:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """You may move; every enemy where you are is defeated. If two or more fell, a low roll takes humans, too.

        Whose defeat is prevented has not fallen (39.7).
        """
        if not in_brig(g, you):
            options = (*options_for(g, g.spaces(*SHIP_SPACES), "move"), Option("stay", "unfathomable-option-stay"))
            picked = yield from choose(g, you.index, options, "unfathomable-prompt-beast")
            if picked.about:
                put(g, you, meant(g, picked))
            else:
                tell_declines(g, you)
        here = g.here(you)
        fell = here.deep_ones
        if here.deep_ones:
            take_deep_ones(g, here, here.deep_ones)
        fell += yield from defeat_together(g, targets(g, you, here), by=you.id)
        if not fell:
            tell_nothing(g, "enemies")
        if fell >= 2 and (yield from roll_die(g, you, at_most(fell))) <= fell:
            yield from defeat_together(g, humans_at(g, here), (here,))


@spell("Voice of Ra")
class VoiceOfRa:
    def effect(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Every human draws a skill card of any type; on 4 or less every human discards one."""
        for human in (yield from in_order(g, g.humans, "draw")):
            yield from draw_chosen(g, human, 1, 1)
        if (yield from roll_die(g, you, at_most(4))) <= 4:
            yield from each_human_discards(g, 1)
