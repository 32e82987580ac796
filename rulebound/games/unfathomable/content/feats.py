"""The feats, each once in a game, and the two titles."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after, cancels, reaction, when, would
from rulebound.core.game.decision import choose, meant, options_for
from rulebound.core.material.cards import LAST, look, move, remove_card, reveal, take_up
from rulebound.core.state.entities import Option, Term
from rulebound.core.timing.timing import cancel, replace
from rulebound.games.unfathomable.cards import ONCE_A_TURN, act, feat, remove_this, title
from rulebound.games.unfathomable.rules.actions import more_actions
from rulebound.games.unfathomable.rules.clauses import under
from rulebound.games.unfathomable.rules.defeat import Defeated, defeat, to_the_brig
from rulebound.games.unfathomable.rules.dice import SIDES, DieRoll
from rulebound.games.unfathomable.rules.mythos import ChoiceFaced, MythosDrawn
from rulebound.games.unfathomable.rules.passengers import PassengerDefeated
from rulebound.games.unfathomable.rules.skill_checks import FAIL, PARTIAL, PASS, CheckBegins, Totalled, set_total
from rulebound.games.unfathomable.rules.supplies import dials, lose
from rulebound.games.unfathomable.rules.tracks import advance_travel
from rulebound.games.unfathomable.state import (
    BOILER_ROOM,
    FUEL,
    Character,
    Unfathomable,
    at,
    definition,
    in_brig,
    items_of,
    tell_chosen,
    tell_declines,
    tell_looks,
)


def out_of_the_brig(g: Unfathomable, this: Any, you: Character, event: Any = None) -> bool:
    return not in_brig(g, you)


# ------------------------------------------------------------------ Keilani: Unconventional Leader


def you_decide(g: Unfathomable, this: Any, you: Character, event: ChoiceFaced) -> bool:
    return event.who == you.index


@flow
def lose_one(g: Unfathomable, you: Character) -> Steps[None]:
    """1 of a resource of the player's choice."""
    options = dials("unfathomable-option-minus")
    picked = yield from choose(g, you.index, options, "unfathomable-prompt-resource-lost", cite="unfathomable/18.4")
    lose(g, picked.key, cite="unfathomable/18.4")


@feat("Unconventional Leader", "keilani-tatupu")
class UnconventionalLeader:
    @reaction(would(ChoiceFaced), cost=remove_this, if_=you_decide, cite="unfathomable/18.4 /18.3 /18")
    def lead(g: Unfathomable, this: Any, you: Character, event: ChoiceFaced) -> Any:
        """Of a crisis you have to decide: lose 1 of a resource of your choice instead."""
        replace(g, event, lose_one.later(you))


# ------------------------------------------------------------------ Arjun: Self Sacrifice


def a_mythos_check(g: Unfathomable, this: Any, you: Character, event: CheckBegins) -> bool:
    return g.check_now.mythos and not g.check_now.decided


@feat("Self Sacrifice", "arjun-singh")
class SelfSacrifice:
    @reaction(after(CheckBegins), cost=remove_this, if_=a_mythos_check, cite="unfathomable/18.4 /18.3 /18 /38.3-1")
    def sacrifice(g: Unfathomable, this: Any, you: Character, event: CheckBegins) -> Steps[None]:
        """Before cards are added to the check of a mythos card: you are defeated and name its result.

        To be defeated is the price (7.5): if that is prevented, the check is made as ever.
        """
        if not (yield from defeat(g, you)):
            return
        results = (PASS, PARTIAL, FAIL) if g.check_now.partial else (PASS, FAIL)
        options = tuple([Option(r, f"unfathomable-option-{r}") for r in results])
        picked = yield from choose(g, you.index, options, "unfathomable-prompt-result")
        tell_chosen(g, you, Term(picked.text))
        g.change(g.check_now, decided=picked.key)


# ------------------------------------------------------------------ Svetlana: Medical Intervention


@feat("Medical Intervention", "svetlana-gedroits")
class MedicalIntervention:
    @reaction(when(Defeated), cost=remove_this, if_=out_of_the_brig, cite="unfathomable/39.7 /18.4 /18.3 /18")
    def operate(g: Unfathomable, this: Any, you: Character, event: Defeated) -> Any:
        """When a character would be defeated, it is not."""
        cancel(g, event)

    @reaction(when(PassengerDefeated), cost=remove_this, if_=out_of_the_brig, cite="unfathomable/39.7 /18.4 /18.3 /18")
    def resuscitate(g: Unfathomable, this: Any, you: Character, event: PassengerDefeated) -> Any:
        """When a passenger would be defeated, it is not."""
        cancel(g, event)


# ------------------------------------------------------------------ Jeanne: Full Steam Ahead


def in_boiler_room(g: Unfathomable, this: Any, you: Character) -> bool:
    return g.here(you).code == BOILER_ROOM


@feat("Full Steam Ahead", "jeanne-lafarge")
class FullSteamAhead:
    @act(cost=remove_this, if_=in_boiler_room, cite="unfathomable/18.4 /18.3 /18 /18.4-1 /8")
    def full_steam(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """In the Boiler Room: -1 fuel, and the ship travels 2 on."""
        lose(g, FUEL)
        yield from advance_travel(g, 2)


# ------------------------------------------------------------------ Jamie: Arrest Order


def somebody_else_here(g: Unfathomable, this: Any, you: Character) -> bool:
    return len(at(g, g.here(you))) > 1 and not in_brig(g, you)


@feat("Arrest Order", "jamie-snell")
class ArrestOrder:
    @act(cost=remove_this, if_=somebody_else_here, cite="unfathomable/18.4 /18.3 /18 /18.4-1 /25")
    def arrest(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Another character in your space goes to the Brig."""
        others = tuple([c for c in at(g, g.here(you)) if c.id != you.id])
        suspect = yield from choose_entity(g, you.index, others, "unfathomable-prompt-suspect", "arrest")
        yield from to_the_brig(g, suspect)


# ------------------------------------------------------------------ William: Quick Cast


def keeper_with_spells(g: Unfathomable, this: Any, you: Character) -> bool:
    return g.keeper.id == you.id and bool(g.cards("spells"))


@feat("Quick Cast", "william-bowleg")
class QuickCast:
    @act(cost=remove_this, if_=keeper_with_spells, cite="unfathomable/18.4 /18.3 /18 /18.4-1 /17.1")
    def quick_cast(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """As keeper: resolve the top spell, then perform 1 action."""
        yield from cast_spell(g, g.cards("spells")[0], you)
        yield from more_actions(g, you)


# ------------------------------------------------------------------ Beatrice: Perfect Number


@feat("Perfect Number", "beatrice-sharpe")
class PerfectNumber:
    @reaction(when(DieRoll), cost=remove_this, if_=out_of_the_brig, cite="unfathomable/7.6 /18 /18.3 /18.4")
    def calculate(g: Unfathomable, this: Any, you: Character, event: DieRoll) -> Steps[None]:
        """Before a die is rolled: it is set to any number instead."""
        options = tuple([Option(str(n), "unfathomable-option-die", (("n", n),), value=n) for n in range(1, SIDES + 1)])
        picked = yield from choose(g, you.index, options, "unfathomable-prompt-die")
        tell_chosen(g, you, Term(picked.text, (("n", picked.value),)))
        g.change(event, face=picked.value, fixed=True)


# ------------------------------------------------------------------ Ishmael: Deep One Ancestry


def others_with_loyalty(g: Unfathomable, you: Character) -> tuple[Character, ...]:
    """In the first round of a first game nobody has any."""
    return tuple([c for c in g.humans if c.id != you.id and g.cards(c.loyalty)])


def another_human(g: Unfathomable, this: Any, you: Character) -> bool:
    return bool(others_with_loyalty(g, you))


@feat("Deep One Ancestry", "ishmael-marsh")
class DeepOneAncestry:
    @act(cost=remove_this, if_=another_human, cite="unfathomable/18.4 /18.3 /18 /18.4-1 /7.7")
    def sense_kin(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Look at all loyalty cards of another human."""
        others = others_with_loyalty(g, you)
        other = yield from choose_entity(g, you.index, others, "unfathomable-prompt-ancestry", "look")
        for card in g.cards(other.loyalty):
            look(g, card, you.index)
        g.tell("unfathomable-log-loyalty-seen", "unfathomable/7.7", seat=you, other=other)


# ------------------------------------------------------------------ Edmund: Uncanny Fortune


@feat("Uncanny Fortune", "edmund-mallory")
class UncannyFortune:
    @reaction(cancels(MythosDrawn), cost=remove_this, cite="unfathomable/18.4 /18.3 /18")
    def dodge_fate(g: Unfathomable, this: Any, you: Character, event: MythosDrawn) -> Any:
        """When a mythos card is drawn: it is discarded unresolved, and another is drawn."""
        cancel(g, event)


# ------------------------------------------------------------------ Samira: Well Equipped


def change_by(n: int) -> str:
    """How a change of a total is worded."""
    return "unfathomable-option-" + ("same" if not n else "more" if n > 0 else "less")


@feat("Well Equipped", "samira-dualeh")
class WellEquipped:
    @reaction(after(Totalled), cost=remove_this, if_=out_of_the_brig, cite="unfathomable/18.4 /18.3 /18 /38.8 /23.7-3")
    def unpack(g: Unfathomable, this: Any, you: Character, event: Totalled) -> Steps[None]:
        """After the total of a check is counted: change it by up to the number of your items."""
        n = len(items_of(g, you))
        options = tuple([Option(str(k), change_by(k), (("n", abs(k)),), value=k) for k in range(-n, n + 1)])
        words = (("n", g.check_now.total), ("target", g.check_now.target))
        picked = yield from choose(g, you.index, options, "unfathomable-prompt-total", words)
        tell_chosen(g, you, Term(picked.text, (("n", abs(picked.value)),)))
        set_total(g, g.check_now.total + picked.value)


# ------------------------------------------------------------------ titles


@title("captain")
class Captain:
    """The captain chooses waypoints and decides many crises: the rules ask who it is."""


def spells_to_cast(g: Unfathomable, this: Any, you: Character) -> bool:
    return bool(g.cards("spells"))


@title("keeper")
class KeeperOfTheTome:
    @act(limit=ONCE_A_TURN, if_=spells_to_cast, cite="unfathomable/43.13 /43.13-1 /43.13-2 /17 /17.1 /17.2 /17.2-1")
    def cast(g: Unfathomable, this: Any, you: Character) -> Steps[None]:
        """Once a turn: look at the top two spells, put one under the deck and resolve the other."""
        yield from choose_spell(g, you)


@flow(cite="unfathomable/43.13 /17.2-1 /17.1")
def choose_spell(g: Unfathomable, you: Character) -> Steps[None]:
    """Of the top two spells one is resolved; a single one may be put back."""
    top = g.cards("spells")[:2]
    take_up(g, top, you.index)
    tell_looks(g, you, "spells", len(top))
    options = options_for(g, top, "cast", seat=you.index)
    if len(top) == 1:
        options += (Option("leave", "unfathomable-option-leave"),)
    by_clause = "unfathomable/17.2-1" if len(top) == 1 else ""
    picked = yield from choose(g, you.index, options, "unfathomable-prompt-spell", cite=by_clause, secret=True)
    if not picked.about:
        tell_declines(g, you)
        return
    for card in top:
        if card.id != meant(g, picked).id:
            move(g, card, g.pile("spells"), LAST)
    yield from cast_spell(g, meant(g, picked), you)


@flow(cite="unfathomable/17 /17.1 /17.1-1 /17.1-2 /43.13-1")
def cast_spell(g: Unfathomable, card: Any, you: Character) -> Steps[None]:
    """A spell is shown, resolved, and leaves the game, unless it stays in play."""
    move(g, card, g.pile("limbo"))
    reveal(g, card)
    g.tell("unfathomable-log-spell", "unfathomable/17.1-1", seat=you, card=card)
    yield from under(g, "unfathomable/17.1-1", definition(g, card).effect.later(card, you))
    if card.pile == g.pile("limbo").id:
        remove_card(g, card)
        g.tell("unfathomable-log-card-gone", "unfathomable/17.1-2", card=card)
