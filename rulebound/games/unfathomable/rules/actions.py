"""What a character may do with an action (chapters 8, 12), and the actions of the spaces."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.abilities import ACTION_ABILITY, FAST
from rulebound.core.game.decision import PASS, choose, meant, options_for
from rulebound.core.game.game import ACTION
from rulebound.core.game.values import forbidden
from rulebound.core.material.cards import LAST, move, take_up
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option, Term
from rulebound.core.timing.actions import Act, Law, Menu
from rulebound.core.timing.timing import Event, occur
from rulebound.games.unfathomable.rules.attack import ATTACKING, basic_attack, targets
from rulebound.games.unfathomable.rules.betrayal import declare, traitor_cards
from rulebound.games.unfathomable.rules.damage import damage_in, repair
from rulebound.games.unfathomable.rules.defeat import put, to_the_brig
from rulebound.games.unfathomable.rules.dice import at_least, at_most, roll_die
from rulebound.games.unfathomable.rules.items import look_at_items, partners, take_item, trade
from rulebound.games.unfathomable.rules.mythos import top_mythos
from rulebound.games.unfathomable.rules.passengers import any_of, defeat_passenger_at, in_supply, rescue, risk
from rulebound.games.unfathomable.rules.skill_checks import PASS as PASSED
from rulebound.games.unfathomable.rules.skill_checks import put_away, skill_check
from rulebound.games.unfathomable.rules.skills import (
    discard_one,
    discard_skill,
    draw_chosen,
    of_type,
    value_of,
)
from rulebound.games.unfathomable.rules.supplies import lose
from rulebound.games.unfathomable.rules.tracks import advance_ritual, advance_travel, retreat
from rulebound.games.unfathomable.state import (
    BOILER_ROOM,
    BRIDGE,
    BRIG,
    CABIN,
    CARGO_HOLD,
    CHAPEL,
    DECK_SPACES,
    FOOD,
    FUEL,
    GALLEY,
    INFLUENCE,
    LORE,
    OBSERVATION,
    REGISTRY,
    ROOMS,
    SANITY,
    STRENGTH,
    Character,
    Space,
    Unfathomable,
    damaged,
    definition,
    enemies_of,
    humans_at,
    in_brig,
    items_of,
    passengers_on,
    tell_looks,
)

SHIP_SPACES = (*DECK_SPACES, *ROOMS)
BREAK_OUT = 12
"""The value of the cards a traitor discards to leave the Brig."""
EASY = 6
"""A die plus a card at most so high goes wrong, in Chapel and Boiler Room and wherever a card is paid for a roll."""
ONE = "one action"
"""The menu of a single action, also in another's turn: nothing else ends with passing it up."""


def actions_left(g: Unfathomable, you: Character) -> int:
    return you.actions


@flow(cite="unfathomable/12 /12.1 /48.5 /48.11 /12.7 /12.13")
def one_action(g: Unfathomable, you: Character) -> Steps[bool]:
    """One action of a player's choice, also in another's turn. False if it was passed up."""
    before = you.actions
    g.change(you, actions=1)
    acting = True
    while acting:
        picked = yield from choose(
            g, you.index, REGISTRY[ONE].options(g, you.index), "unfathomable-prompt-action", menu=ONE
        )
        if picked.call is not None:
            yield from within(g, Scope(kind=ACTION, owner=you.index, cite=picked.cite[:1]), picked.call)
        acting = picked.free  # what is done beside actions leaves the action itself
    g.change(you, actions=before)
    return picked.call is not None


@flow(cite="unfathomable/12.1")
def more_actions(g: Unfathomable, you: Character, n: int = 1) -> Steps[None]:
    """So many further actions, right away."""
    for _ in range(n):
        if not (yield from one_action(g, you)):
            return


# ------------------------------------------------------------------ what everybody can do


@flow(cite="unfathomable/12.3 /15.9 /15.10 /28.2")
def go(g: Unfathomable, you: Character, space: Space) -> Any:
    put(g, you, space)


@flow(cite="unfathomable/12.10 /15.9 /15.10")
def go_as_traitor(g: Unfathomable, you: Character, space: Space) -> Any:
    put(g, you, space)


@flow(cite="unfathomable/12.10-1 /12.10-2 /25.4-4 /25.4-5")
def break_out(g: Unfathomable, you: Character) -> Steps[None]:
    """A traitor in the Brig discards cards worth 12 at once and moves anywhere on the ship."""
    cards: tuple[Any, ...] = ()
    while sum([value_of(g, c) for c in cards]) < BREAK_OUT and len(cards) < len(g.hand(you)):
        left = tuple([c for c in g.hand(you) if c not in cards])
        picked = yield from choose(
            g, you.index, options_for(g, left, "discard", "unfathomable-option-discard", you.index),
            "unfathomable-prompt-break-out", cite="unfathomable/25.4-4", secret=True,
        )  # fmt: skip
        g.policy.show(g, meant(g, picked))  # laid out for all to see: nothing about it is a secret any more
        cards += (meant(g, picked),)
    space = yield from choose_entity(g, you.index, g.spaces(*SHIP_SPACES), "unfathomable-prompt-move", "move")
    g.tell("unfathomable-log-break-out", "unfathomable/12.10-1", seat=you, n=sum([value_of(g, c) for c in cards]))
    for card in cards:
        discard_skill(g, card, "unfathomable/12.10-2")
    put(g, you, space, released=True)


@flow(cite="unfathomable/12.5 /37.7")
def rescue_action(g: Unfathomable, you: Character) -> Any:
    rescue(g, you, any_of(passengers_on(g, g.here(you))), g.here(you))


@flow(cite="unfathomable/12.12 /37.9")
def slay_action(g: Unfathomable, you: Character) -> Steps[None]:
    """A traitor defeats a passenger where no human is."""
    g.tell("unfathomable-log-slays", seat=you, place=g.here(you))
    yield from defeat_passenger_at(g, g.here(you))


@flow(cite="unfathomable/45.1 /44.6 /45 /45.1-1 /8.3-2 /12.8-2 /44.6-2")
def repair_action(g: Unfathomable, you: Character) -> Steps[None]:
    """Cards of the type and value that the damage card asks for are discarded."""
    room = g.here(you)
    needed = damage_in(g, room)
    paid = 0
    while paid < needed.value and g.hand(you):
        value = yield from discard_one(
            g, you, needed.skill, "unfathomable-prompt-repair", needed.value - paid, "unfathomable/45.1"
        )
        paid += value
    repair(g, you, room)


# ------------------------------------------------------------------ the actions of the spaces


@cite("unfathomable/12.8-4 /8.3-4")
def use_space(g: Unfathomable, you: Character) -> None:
    g.change(g.here(you), used=True)
    g.tell("unfathomable-log-space", seat=you, place=g.here(you))


@flow(cite="unfathomable/12.8 /8.3 /8.3-3 /37.6")
def use_bridge(g: Unfathomable, you: Character) -> Steps[None]:
    """Risk a passenger: look at the top two of the mythos or the waypoint deck; one stays on top, one goes under it."""
    use_space(g, you)
    yield from risk(g, you)
    yield from look_and_sort(g, you, 2)


@flow(cite="unfathomable/7.7 /22.4-6")
def look_and_sort(g: Unfathomable, you: Character, n: int) -> Steps[None]:
    """Of the mythos or the waypoint deck a player looks at the top cards: one stays on top, the others go under it."""
    options = (Option("mythos", "unfathomable-pile-mythos"), Option("waypoints", "unfathomable-pile-waypoints"))
    which = yield from choose(g, you.index, options, "unfathomable-prompt-deck", (("n", n),))
    deck = which.key
    words = (("pile", Term(which.text)),)
    if deck == "mythos":
        ids = top_mythos(g, n, you)
    else:
        ids = tuple([c.id for c in g.cards(deck)[:n]])
    cards = tuple([g.entity(i) for i in ids])
    take_up(g, cards, you.index)
    tell_looks(g, you, deck, len(cards))
    if not cards:
        return
    picked = yield from choose(
        g, you.index, options_for(g, cards, "top", seat=you.index), "unfathomable-prompt-top", words, secret=True
    )
    move(g, meant(g, picked), g.pile(deck))
    g.tell("unfathomable-log-on-top", "unfathomable/7.7", seat=you, pile=Term(which.text))
    left = tuple([c for c in cards if c.id != meant(g, picked).id])
    while left:
        under = yield from choose(
            g, you.index, options_for(g, left, "under", seat=you.index), "unfathomable-prompt-under", words, secret=True
        )
        move(g, meant(g, under), g.pile(deck), LAST)
        g.tell("unfathomable-log-to-bottom", "unfathomable/7.7", seat=you, pile=Term(which.text))
        left = tuple([c for c in left if c.id != meant(g, under).id])


@flow
def prayers(g: Unfathomable, you: Character) -> Any:
    """What can be done in the Chapel; who could do nothing there would not be asked."""
    back = (Option("back", "unfathomable-option-ritual-back"),) if g.ship.ritual else ()
    on = (Option("on", "unfathomable-option-ritual-on"),) if of_type(g, you, LORE) or not back else ()
    return ((*back, *on),)


@flow(cite="unfathomable/50.11 /12.8")
def use_chapel(g: Unfathomable, you: Character) -> Steps[None]:
    """The ritual token one back, or with a lore card one on; a weak card costs sanity."""
    use_space(g, you)
    (options,) = yield from prayers(g, you)
    picked = yield from choose(
        g, you.index, options, "unfathomable-prompt-chapel", secret=True, again=prayers.later(you)
    )
    if picked.key == "back":
        retreat(g, "ritual")
        return
    total = yield from pay_and_roll(g, you, LORE)
    if total <= EASY:
        lose(g, SANITY)
    yield from advance_ritual(g)


@flow(cite="unfathomable/50.6 /12.8")
def use_boiler_room(g: Unfathomable, you: Character) -> Steps[None]:
    """With a strength card the ship travels on; a weak one burns fuel."""
    use_space(g, you)
    total = yield from pay_and_roll(g, you, STRENGTH)
    if total <= EASY:
        lose(g, FUEL)
    yield from advance_travel(g)
    yield from occur(g, Stoked(about=you.id))


class Stoked(Event):
    """A Boiler Room action has moved the ship on."""


@flow
def pay_and_roll(g: Unfathomable, you: Character, skill: str) -> Steps[int]:
    """A card of a type is discarded and a die rolled: both together."""
    value = yield from discard_one(g, you, skill, "unfathomable-prompt-pay")
    face = yield from roll_die(g, you, at_least(EASY + 1 - value))
    return face + value


@flow(cite="unfathomable/25.1 /25.1-1 /12.8")
def use_cabin(g: Unfathomable, you: Character) -> Steps[None]:
    """A human is named; if the check passes, he or she goes to the Brig."""
    use_space(g, you)
    suspect = yield from choose_entity(
        g, you.index, suspects(g, you), "unfathomable-prompt-accuse", "arrest", "unfathomable/25.1"
    )
    g.tell("unfathomable-log-accused", "unfathomable/25.1", seat=you, other=suspect)
    if (yield from skill_check(g, 8, (INFLUENCE, OBSERVATION))) == PASSED:
        yield from to_the_brig(g, suspect)
    put_away(g)


@cite("unfathomable/25.1")
def suspects(g: Unfathomable, you: Character) -> tuple[Character, ...]:
    """Whom the cabin can send to the Brig: another human, who is not there yet."""
    return tuple([c for c in g.humans if c.id != you.id and not in_brig(g, c)])


@flow(cite="unfathomable/12.8 /23.4-1")
def use_cargo_hold(g: Unfathomable, you: Character) -> Steps[None]:
    """Of the top two items one is kept, the other goes under the deck."""
    use_space(g, you)
    top = g.cards("items")[:2]
    kept = yield from look_at_items(g, you, 2)
    for card in top:
        if kept is not None and card.id != kept.id:
            move(g, card, g.pile("items"), LAST)
    if kept is not None:
        yield from take_item(g, kept, you)


@flow(cite="unfathomable/12.8 /24.3-2")
def use_galley(g: Unfathomable, you: Character) -> Steps[None]:
    """1 to 5 skill cards; for more than one, a roll below their number costs food."""
    use_space(g, you)
    n = yield from draw_chosen(g, you, 1, 5)
    if n > 1 and (yield from roll_die(g, you, at_most(n - 1))) < n:
        lose(g, FOOD)


@flow(cite="unfathomable/25.4-1 /25.4 /25.4-2 /25.4-3 /12.8")
def use_brig(g: Unfathomable, you: Character) -> Steps[None]:
    """If the check passes, the prisoner goes anywhere on the ship."""
    use_space(g, you)
    if (yield from skill_check(g, 8, (LORE, STRENGTH))) == PASSED:
        space = yield from choose_entity(g, you.index, g.spaces(*SHIP_SPACES), "unfathomable-prompt-move", "move")
        put(g, you, space, released=True)
    put_away(g)


# ------------------------------------------------------------------ the tables of what is allowed


def has_action(g: Unfathomable, you: Character, _: Any) -> bool:
    return you.actions > 0


@cite("unfathomable/8.3-6 /12.13-2")
def is_human(g: Unfathomable, you: Character, _: Any) -> bool:
    return not you.traitor


def is_traitor(g: Unfathomable, you: Character, _: Any) -> bool:
    return you.traitor


@cite("unfathomable/25.4 /12.3-1")
def outside_the_brig(g: Unfathomable, you: Character, _: Any) -> bool:
    return not in_brig(g, you)


def cards_worth_twelve(g: Unfathomable, you: Character, _: Any) -> bool:
    return sum(value_of(g, c) for c in g.hand(you)) >= BREAK_OUT


def worth_of_hand(g: Unfathomable, you: Character, _: Any) -> tuple[tuple[str, int], ...]:
    return (("need", BREAK_OUT), ("n", sum(value_of(g, c) for c in g.hand(you))))


def card_of(skill: str) -> Any:
    """Which card is lacking."""
    return lambda g, you, _: (("skill", Term(f"unfathomable-{skill}")),)


def may_attack(g: Unfathomable, you: Character, target: Any) -> bool:
    return forbidden(g, you, ATTACKING) is None


def passenger_here(g: Unfathomable, you: Character, _: Any) -> bool:
    return bool(passengers_on(g, g.here(you)))


@cite("unfathomable/37.9-1")
def no_human_here(g: Unfathomable, you: Character, _: Any) -> bool:
    return not humans_at(g, g.here(you))


def something_to_trade(g: Unfathomable, you: Character, _: Any) -> bool:
    there = partners(g, you)
    return len(there) > 1 and any(items_of(g, c) for c in there)


def is_hidden_traitor(g: Unfathomable, you: Character, _: Any) -> bool:
    return bool(traitor_cards(g, you))


@cite("unfathomable/5.5 /12.8-1 /45.3")
def no_enemy_here(g: Unfathomable, you: Character, _: Any) -> bool:
    return not enemies_of(g, you, g.here(you))


@cite("unfathomable/12.8-3 /44.4")
def room_is_whole(g: Unfathomable, you: Character, _: Any) -> bool:
    return not damaged(g, g.here(you))


def room_is_damaged(g: Unfathomable, you: Character, _: Any) -> bool:
    return damaged(g, g.here(you))


def not_used_yet(g: Unfathomable, you: Character, _: Any) -> bool:
    return not g.here(you).used


def can_repair(g: Unfathomable, you: Character, _: Any) -> bool:
    """Enough cards of the type the damage card asks for; any type if it names none."""
    needed = damage_in(g, g.here(you))
    worth = sum(value_of(g, c) for c in g.hand(you) if needed.skill in ("", definition(g, c).skill))
    return worth >= int(needed.value)


@cite("unfathomable/37.6")
def passenger_to_risk(g: Unfathomable, you: Character, _: Any) -> bool:
    return in_supply(g) > 0


def can_pray(g: Unfathomable, you: Character, _: Any) -> bool:
    return bool(g.ship.ritual or of_type(g, you, LORE))


def has_strength(g: Unfathomable, you: Character, _: Any) -> bool:
    return bool(of_type(g, you, STRENGTH))


def somebody_free(g: Unfathomable, you: Character, _: Any) -> bool:
    return bool(suspects(g, you))


@cite("unfathomable/23.4")
def items_left(g: Unfathomable, you: Character, _: Any) -> bool:
    return bool(g.cards("items"))


@cite("unfathomable/12.3-2 /12.3-3 /12.10-3 /12.10-4 /15 /15.8 /15.12 /15.17")
def elsewhere(g: Unfathomable, you: Character) -> tuple[Space, ...]:
    return tuple([s for s in g.spaces(*SHIP_SPACES) if s.id != you.space])


def humans_ways(g: Unfathomable, you: Character) -> tuple[Space, ...]:
    return () if you.traitor else elsewhere(g, you)


def traitors_ways(g: Unfathomable, you: Character) -> tuple[Space, ...]:
    return elsewhere(g, you) if you.traitor else ()


@cite("unfathomable/2.4-1")
def deep_ones_here(g: Unfathomable, you: Character) -> tuple[Any, ...]:
    """The Deep Ones of the space, named by it, if they are enemies."""
    return tuple([t for t in targets(g, you, g.here(you)) if isinstance(t, Space)])


@cite("unfathomable/2.4-1")
def characters_to_attack(g: Unfathomable, you: Character) -> tuple[Any, ...]:
    return tuple([t for t in targets(g, you, g.here(you)) if isinstance(t, Character)])


def traitors_to_attack(g: Unfathomable, you: Character) -> tuple[Any, ...]:
    return () if you.traitor else characters_to_attack(g, you)


def humans_to_attack(g: Unfathomable, you: Character) -> tuple[Any, ...]:
    return characters_to_attack(g, you) if you.traitor else ()


def in_space(code: str) -> Any:
    """The target of a space's action: the space itself, for whoever stands in it."""

    def there(g: Unfathomable, you: Character) -> tuple[None, ...]:
        return (None,) if g.here(you).code == code else ()

    return there


ACTION_LAW = Law("unfathomable/12", has_action, "unfathomable-denied-actions")
ATTACK_LAWS = (ACTION_LAW, Law("unfathomable/7.3", may_attack, "unfathomable-denied-attack"))
SPACE_LAWS = (
    ACTION_LAW,
    Law("unfathomable/12.13-2", is_human, "unfathomable-denied-traitor"),
    Law("unfathomable/12.8-1", no_enemy_here, "unfathomable-denied-enemy"),
    Law("unfathomable/44.4", room_is_whole, "unfathomable-denied-damaged"),
    Law("unfathomable/12.8-4", not_used_yet, "unfathomable-denied-used"),
)


def deed(key: str, does: Any, laws: tuple[Law, ...], targets: Any = None, text: str = "", cite: str = "") -> Act:
    """An act that cites the clause that allows it: the first that it follows, unless another is given."""
    return Act(key, does, laws, targets, text, cite or does.flow.cite[0])


def space_act(code: str, does: Any, *laws: Law) -> Act:
    return deed(code, does, (*SPACE_LAWS, *laws), in_space(code))


ACTS = (
    deed("move", go, (ACTION_LAW, Law("unfathomable/12.3-1", outside_the_brig, "unfathomable-denied-brig")),
        humans_ways),
    deed("move", go_as_traitor, (ACTION_LAW, Law("unfathomable/12.10-1", outside_the_brig, "unfathomable-denied-brig")),
        traitors_ways),
    deed("break-out", break_out, (ACTION_LAW, Law("unfathomable/12.10-1", is_traitor, "unfathomable-denied-human"),
                                 Law("unfathomable/12.10-1", cards_worth_twelve, "unfathomable-denied-twelve",
                                     numbers=worth_of_hand)),
        in_space(BRIG)),
    deed("attack", basic_attack, ATTACK_LAWS, deep_ones_here, "unfathomable-option-attack-deep-one",
        "unfathomable/12.4 unfathomable/2.4-2"),
    deed("attack", basic_attack, ATTACK_LAWS, traitors_to_attack, cite="unfathomable/12.4 unfathomable/2.4-2"),
    deed("attack", basic_attack, ATTACK_LAWS, humans_to_attack, cite="unfathomable/12.11 unfathomable/2.4-3"),
    deed("rescue", rescue_action, (ACTION_LAW, Law("unfathomable/12.5", is_human, "unfathomable-denied-traitor"),
                                  Law("unfathomable/12.5", passenger_here, "unfathomable-denied-nobody"))),
    deed("slay", slay_action, (ACTION_LAW, Law("unfathomable/12.12", is_traitor, "unfathomable-denied-human"),
                              Law("unfathomable/12.12", passenger_here, "unfathomable-denied-nobody"),
                              Law("unfathomable/37.9-1", no_human_here, "unfathomable-denied-guarded"))),
    deed("trade", trade, (ACTION_LAW, Law("unfathomable/12.6", is_human, "unfathomable-denied-traitor"),
                         Law("unfathomable/12.6", something_to_trade, "unfathomable-denied-trade"))),
    deed("declare", declare, (ACTION_LAW, Law("unfathomable/36", is_human, "unfathomable-denied-traitor"),
                             Law("unfathomable/36", is_hidden_traitor, "unfathomable-denied-loyal"))),
    deed("repair", repair_action, (ACTION_LAW, Law("unfathomable/12.13-2", is_human, "unfathomable-denied-traitor"),
                                  Law("unfathomable/45.1", room_is_damaged, "unfathomable-denied-whole"),
                                  Law("unfathomable/45.3", no_enemy_here, "unfathomable-denied-enemy"),
                                  Law("unfathomable/45.1", can_repair, "unfathomable-denied-repair"))),
    space_act(BRIDGE, use_bridge, Law("unfathomable/37.6", passenger_to_risk, "unfathomable-denied-passengers")),
    space_act(CHAPEL, use_chapel, Law("unfathomable/7.5", can_pray, "unfathomable-denied-card", numbers=card_of(LORE))),
    space_act(CABIN, use_cabin, Law("unfathomable/25.1", somebody_free, "unfathomable-denied-nobody")),
    space_act(CARGO_HOLD, use_cargo_hold, Law("unfathomable/23.4", items_left, "unfathomable-denied-items")),
    space_act(GALLEY, use_galley),
    space_act(BOILER_ROOM, use_boiler_room, Law("unfathomable/7.5", has_strength, "unfathomable-denied-card",
                                                numbers=card_of(STRENGTH))),
    deed(BRIG, use_brig, (ACTION_LAW, Law("unfathomable/12.13-2", is_human, "unfathomable-denied-traitor"),
                         Law("unfathomable/12.8-4", not_used_yet, "unfathomable-denied-used")), in_space(BRIG)),
)  # fmt: skip
REGISTRY.add(Menu("turn", ACTS, (FAST, ACTION_ABILITY), unused=actions_left, ending="unfathomable-option-end-actions"))
REGISTRY.add(Menu(ONE, ACTS, (FAST, ACTION_ABILITY), (PASS,)))
