"""What many mythos cards do, in the words they share."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import agrees, choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose, meant, options_for
from rulebound.core.material.cards import LAST, move, remove_card, take_up
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Term
from rulebound.core.timing.timing import heeded
from rulebound.games.unfathomable.rules.actions import SHIP_SPACES
from rulebound.games.unfathomable.rules.damage import damage_ship
from rulebound.games.unfathomable.rules.defeat import put, to_the_brig
from rulebound.games.unfathomable.rules.dice import ROOM_HIT, at_most, roll_die
from rulebound.games.unfathomable.rules.monsters import HatchReached, may_enter, ways_open
from rulebound.games.unfathomable.rules.order import choose_next, in_order
from rulebound.games.unfathomable.rules.skills import discard_chosen, tell_no_cards
from rulebound.games.unfathomable.rules.supplies import lose, put_deep_ones, shift_deep_ones
from rulebound.games.unfathomable.rules.tracks import retreat
from rulebound.games.unfathomable.state import (
    FUEL,
    ROOM_BY_DIE,
    Character,
    Space,
    Unfathomable,
    in_brig,
    tell_declines,
    tell_empty,
    tell_looks,
    tell_nothing,
)


@flow(cite="unfathomable/7.4")
def may(g: Unfathomable, you: Character, prompt: str, words: tuple[tuple[str, int], ...] = ()) -> Steps[bool]:
    """Something a player may do or leave: that it is left everybody hears."""
    taken = yield from agrees(g, you.index, prompt, words)
    if not taken:
        tell_declines(g, you)
    return taken


@flow
def damage_often(g: Unfathomable, you: Character, times: int) -> Steps[None]:
    for _ in range(times):
        yield from damage_ship(g, you)


@cite("unfathomable/50.2-1 /7.8")
def fall_behind(g: Unfathomable, n: int) -> None:
    """The travel token goes back; for every step it cannot make, 1 fuel is lost."""
    missing = retreat(g, "travel", n)
    if missing:
        lose(g, FUEL, missing)


@flow
def on_a_roll(g: Unfathomable, you: Character, most: int) -> Steps[bool]:
    """Roll: is it at most so high?"""
    return (yield from roll_die(g, you, at_most(most))) <= most


@cite("unfathomable/42")
def one_each(g: Unfathomable, codes: tuple[str, ...]) -> None:
    """A Deep One into each of these spaces."""
    for code in codes:
        put_deep_ones(g, g.space(code), 1)


@flow
def discard_from(g: Unfathomable, you: Character, n: int) -> Steps[None]:
    """A player discards so many skill cards, or all there are."""
    if g.hand(you):
        yield from discard_chosen(g, you, n)
    else:
        tell_no_cards(g, you)


@flow
def each_human_discards(g: Unfathomable, n: int) -> Steps[None]:
    holding = holding_cards(g, g.humans)
    if not holding:
        tell_nothing(g, "hands")
    for human in (yield from in_order(g, holding, "discard")):
        yield from discard_from(g, human, n)


def holding_cards(g: Unfathomable, people: tuple[Character, ...]) -> tuple[Character, ...]:
    return tuple([c for c in people if g.hand(c)])


@flow
def arrest_somebody(g: Unfathomable, you: Character, among: tuple[Character, ...]) -> Steps[None]:
    """A player picks one of these who is outside the Brig, and who goes there."""
    free = tuple([c for c in among if not in_brig(g, c)])
    suspect = yield from choose_entity(g, you.index, free, "unfathomable-prompt-suspect", "arrest")
    if suspect is not None:
        yield from to_the_brig(g, suspect)
    else:
        tell_nothing(g, "suspect")


@cite("unfathomable/3 /35.1")
def remove_top(g: Unfathomable, deck: str, n: int) -> None:
    """The top cards of a deck leave the game, unseen; all there are if there are fewer."""
    top = g.cards(deck)[:n]
    if not top:
        tell_empty(g, deck)
        return
    for card in top:
        remove_card(g, card)
    g.tell("unfathomable-log-top-gone", pile=Term(f"unfathomable-pile-{deck}"), n=len(top))


@flow
def room_by_roll(g: Unfathomable, you: Character) -> Steps[Space]:
    """A die names a room."""
    face = yield from roll_die(g, you, ROOM_HIT)
    room = g.space(ROOM_BY_DIE[face - 1])
    g.tell("unfathomable-log-room", place=room)
    return room


@flow
def anywhere(g: Unfathomable, you: Character) -> Steps[None]:
    """A character goes to any deck space or room, out of the Brig as well."""
    space = yield from choose_entity(g, you.index, g.spaces(*SHIP_SPACES), "unfathomable-prompt-move", "move")
    put(g, you, space, released=True)


@cite("unfathomable/7.11")
def keep(g: Unfathomable, card: Any, you: Character) -> None:
    """A mythos card stays in a play area."""
    g.change(card, owner=you.index)
    move(g, card, g.pile("area", you.index), LAST)
    g.tell("unfathomable-log-keeps", "unfathomable/7.11", seat=you, card=card)


@flow(cite="unfathomable/7.7")
def sort_waypoints(g: Unfathomable, you: Character) -> Steps[None]:
    """A player looks at the top two waypoints; one stays on top, the other goes under the deck."""
    top = g.cards("waypoints")[:2]
    take_up(g, top, you.index)
    tell_looks(g, you, "waypoints", len(top))
    if len(top) > 1:
        picked = yield from choose(
            g, you.index, options_for(g, top, "top", seat=you.index), "unfathomable-prompt-top",
            (("pile", Term("unfathomable-pile-waypoints")),), secret=True,
        )  # fmt: skip
        other = next(c for c in top if c.id != meant(g, picked).id)
        move(g, other, g.pile("waypoints"), LAST)
        g.tell("unfathomable-log-to-bottom", "unfathomable/7.7", seat=you, pile=Term("unfathomable-pile-waypoints"))


@flow(cite="unfathomable/7.16")
def herd(g: Unfathomable, you: Character, must: bool) -> Steps[None]:
    """Each Deep One on the ship is moved once to an adjacent space; unless it must, it may stay."""
    waiting = tuple([(s.id, s.deep_ones) for s in g.spaces(*SHIP_SPACES) if s.deep_ones])
    asking = True
    if not waiting:
        tell_nothing(g, "deep-ones")
    while waiting:
        space: Space = g.entity(waiting[0][0])
        if asking and len(waiting) > 1 and heeded(g, HatchReached):  # only who can bar the hatches makes it matter
            spaces = tuple([g.entity(i) for i, _ in waiting])
            chosen = yield from choose_next(g, spaces, "leave", "unfathomable-prompt-herd-order")
            asking = chosen is not None
            space = space if chosen is None else chosen
        waiting = tuple([(i, left) for i, n in waiting if (left := n - (i == space.id)) > 0])
        moved = False
        while not moved:  # a hatch that is barred in this moment leaves the other ways
            ways = ways_open(g, space)
            options = options_for(g, ways if must else (space, *ways), "to")
            words = (("place", g.word(space)),)
            picked = yield from choose(g, you.index, options, "unfathomable-prompt-herd", words)
            to: Space = meant(g, picked)
            moved = to.id == space.id or (yield from may_enter(g, to))
            if moved and to.id != space.id:
                shift_deep_ones(g, space, to)
            elif moved:
                g.tell("unfathomable-log-deep-one-stays", "unfathomable/7.4", place=space)
