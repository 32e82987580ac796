"""The round, step by step (ahlcg/framework-1.1 to 4.6)."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow, within
from rulebound.core.game.decision import choose_some, choose_together, meant, options_for
from rulebound.core.game.game import TURN
from rulebound.core.game.values import expire
from rulebound.core.material.cards import exhaust
from rulebound.core.state.clauses import cite
from rulebound.core.timing.timing import Event, heeded, occur, occur_together, settle
from rulebound.games.ahlcg.cards import ACTIONS, HAND_SIZE, TOME_ACTIONS
from rulebound.games.ahlcg.rules.actions import take_turn
from rulebound.games.ahlcg.rules.acts import advance_agenda, doom_on_agenda, ids_in_play, is_doomed
from rulebound.games.ahlcg.rules.decks import draw_cards, is_weakness
from rulebound.games.ahlcg.rules.encounter import draw_encounter
from rulebound.games.ahlcg.rules.enemies import Readied, attack, attackers, hunters_move
from rulebound.games.ahlcg.rules.moves import discard_together, gain_resources
from rulebound.games.ahlcg.rules.windows import player_window
from rulebound.games.ahlcg.state import NO_ONE, Arkham, ArkhamHorror, Investigator, has, in_play, investigators_at


class TurnBegins(Event):
    who: int = -1


class TurnEnds(Event):
    who: int = -1


@flow(cite="ahlcg/framework-1.4 ahlcg/framework-1.4w ahlcg/in-player-order.1")
def mythos_phase(g: ArkhamHorror) -> Steps[None]:
    """Doom, the doom check, an encounter card for everybody."""
    doom_on_agenda(g, 1, "ahlcg/framework-1.2")  # 1.2
    if is_doomed(g):  # 1.3
        yield from advance_agenda(g)
    for seat in g.order():  # 1.4
        you = g.seat(seat)
        if not you.out:
            yield from draw_encounter(g, you, "ahlcg/framework-1.4")
            yield from settle(g)
    yield from player_window(g)


@flow(cite="ahlcg/framework-2.1 .2 ahlcg/framework-2.2.2")
def investigation_phase(g: ArkhamHorror) -> Steps[None]:
    """Everybody takes a turn, in an order the players agree on."""
    if g.clock.seat < 0:
        yield from player_window(g)
    while True:
        waiting = without_a_turn(g)
        if not waiting:
            return
        you = yield from next_investigator(g, waiting)
        yield from within(g, g.standing(TURN, you.index), turn, you)
        turn_is_over(g, you)  # it may have been cut short
        yield from settle(g)


def turn_is_over(g: ArkhamHorror, you: Investigator) -> None:
    g.change(you, had_turn=True, actions=0, tome_actions=0)
    g.change(g.clock, seat=NO_ONE)


@cite("ahlcg/framework-2.2")
def without_a_turn(g: ArkhamHorror) -> tuple[Investigator, ...]:
    """Those who have not had a turn in this round; only one whose turn is under way."""
    if g.clock.seat >= 0:
        you = g.seat(g.clock.seat)
        if not you.had_turn and not you.out:
            return (you,)
    return tuple([i for i in g.investigators if not i.had_turn])


@flow(cite="ahlcg/framework-2.2")
def next_investigator(g: ArkhamHorror, waiting: tuple[Investigator, ...]) -> Steps[Any]:
    """The players agree who goes next among those who have not had a turn."""
    seats = tuple([i.index for i in g.investigators])
    picked = yield from choose_together(
        g, seats, options_for(g, waiting, "turn", "ahlcg-option-turn"), "ahlcg-prompt-turn", "ahlcg/framework-2.2"
    )
    return meant(g, picked)


@flow(cite="ahlcg/framework-2.2 ahlcg/active-player.1 ahlcg/lasting-effects.4 .5")
def turn(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    if g.clock.seat != you.index:
        g.change(g.clock, seat=you.index)
        allowed = g.value(you, ACTIONS)
        tomes = g.value(you, TOME_ACTIONS)
        g.change(you, actions=allowed, allowance=allowed, tome_actions=tomes, tome_allowance=tomes)
        g.tell("core-log-turn", "ahlcg/framework-2.2", seat=you)
        if heeded(g, TurnBegins):
            yield from occur(g, TurnBegins(about=you.id, who=you.index))
    yield from take_turn(g, you)
    turn_is_over(g, you)  # what happens at its end does not happen in the turn any more
    expire(g, TURN)
    yield from settle(g)
    if heeded(g, TurnEnds):
        yield from occur(g, TurnEnds(about=you.id, who=you.index))


@flow(cite="ahlcg/framework-3.2 .3")
def enemy_phase(g: ArkhamHorror) -> Steps[None]:
    """Hunters move, then enemies attack."""
    yield from hunters_move(g)
    for seat in g.order():
        you = g.seat(seat)
        if not you.out:
            yield from player_window(g)
        if not you.out:  # the window may have changed that
            yield from resolve_attacks(g, you)
    yield from player_window(g)


@flow(cite="ahlcg/framework-3.3 ahlcg/massive.4")
def resolve_attacks(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """Every ready enemy engaged with the investigator attacks, in an order he or she chooses, and is exhausted."""
    done: tuple[int, ...] = ()
    while not you.out:
        ready = tuple([e for e in attackers(g, you) if e.id not in done])
        enemy = yield from choose_entity(g, you.index, ready, "ahlcg-prompt-attackers", "attack", "ahlcg/framework-3.3")
        if enemy is None:
            return
        done += (enemy.id,)
        if has(g, enemy, "massive"):
            yield from attack_all(g, enemy)
        else:
            yield from attack(g, enemy, you, cite="ahlcg/framework-3.3")
        yield from settle(g)
        if in_play(g, enemy):
            exhaust(g, enemy)


@flow(cite="ahlcg/massive.4")
def attack_all(g: ArkhamHorror, enemy: Arkham) -> Steps[None]:
    """A massive enemy attacks everybody at its location, one at a time; the lead investigator chooses the order."""
    left = tuple([i.index for i in investigators_at(g, enemy.at)])
    while left:
        victims = tuple([g.seat(s) for s in left if not g.seat(s).out])
        victim = yield from choose_entity(g, g.clock.lead, victims, "ahlcg-prompt-massive", "attack", "ahlcg/massive.4")
        if victim is None:
            return
        left = tuple([s for s in left if s != victim.index])
        yield from attack(g, enemy, victim, cite="ahlcg/massive.4")
        yield from settle(g)


@flow(cite="ahlcg/framework-4.1 .2 .3 .4 .5")
def upkeep_phase(g: ArkhamHorror) -> Steps[None]:
    """Actions are reset, cards ready, a card and a resource for everybody, hands shrink."""
    yield from player_window(g)
    for you in g.investigators:  # 4.2
        g.change(you, had_turn=False, taken=())
    tired = readying(g)
    if tired:
        yield from occur_together(g, tired)  # 4.3
    yield from settle(g)
    for you in g.investigators:  # 4.4
        yield from draw_cards(g, you, 1, "ahlcg/framework-4.4")
    able = g.investigators
    for you in able:
        gain_resources(g, you, 1, "ahlcg/framework-4.4")
    for you in able:  # 4.5
        yield from check_hand(g, you)


def readying(g: ArkhamHorror) -> tuple[Readied, ...]:
    entities: Any = g.entities
    return tuple([Readied(about=id, cite="ahlcg/framework-4.3") for id in ids_in_play(g) if entities[id].exhausted])


@flow(cite="ahlcg/framework-4.5 ahlcg/weakness.7")
def check_hand(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """Down to the hand size; weaknesses cannot be discarded."""
    over = len(g.pile(you.hand).cards) - g.value(you, HAND_SIZE)
    if over > 0:
        cards = tuple([c for c in g.cards(you.hand) if not is_weakness(g, c)])
        options = options_for(g, cards, "discard", "ahlcg-option-discard", you.index)
        picked = yield from choose_some(
            g, you.index, options, over, over, "ahlcg-prompt-hand-size", (("n", over),), "ahlcg/framework-4.5"
        )
        cards = tuple([meant(g, option) for option in picked])
        yield from discard_together(g, cards, "ahlcg/framework-4.5")
