"""The action phase: turns, the actions, what who is engaged may do (chapters "action phase", "action", and one for each
of the actions)."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.abilities import ACTION_ABILITY
from rulebound.core.game.decision import PASS, choose, choose_some
from rulebound.core.game.game import ACTION, ROUND, TURN
from rulebound.core.game.values import Stat
from rulebound.core.material.cards import LAST, PLAY
from rulebound.core.material.cards import move as put
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option, Term
from rulebound.core.timing.actions import Act, Law, Menu
from rulebound.core.timing.timing import Event, heeded, occur, settle
from rulebound.games.ah3.rules.defeat import newcomers_are_met
from rulebound.games.ah3.rules.doom import remove_doom
from rulebound.games.ah3.rules.engaging import Disengaged, disengage_all, engage, hurt, met_by_monsters
from rulebound.games.ah3.rules.gaining import can_focus, gain_money, gain_remnants, hasten, pay, research_clues
from rulebound.games.ah3.rules.gaining import focus as focus_skill
from rulebound.games.ah3.rules.group import agree_on
from rulebound.games.ah3.rules.moving import can_enter, go_to
from rulebound.games.ah3.rules.parts import ATTACK, EVADE, EXTRA_ACTIONS, FOCUS, GATHER, MOVE, RESEARCH, TRADE, WARD
from rulebound.games.ah3.rules.prey import rouse
from rulebound.games.ah3.rules.skill_tests import mark_standing, test
from rulebound.games.ah3.state import (
    LORE,
    OBSERVATION,
    REGISTRY,
    STRENGTH,
    TRADED,
    ArkhamHorror,
    Deed,
    Investigator,
    Monster,
    Paper,
    Space,
    adjacent,
    assets,
    definition,
    engaged_with,
    fact,
    hampered,
    investigators_at,
    monsters_at,
)

ACTIONS = 2
ABILITY = "core-option-ability"
STANDARD = (MOVE, GATHER, FOCUS, WARD, ATTACK, EVADE, RESEARCH, TRADE)
SPACES, PAID = 2, 2
REACH = Stat("reach", base=SPACES)
"""How many spaces a move action goes for nothing (asked of the investigator)."""
FARE = Stat("fare", base=PAID)
"""How many spaces more can be paid for (asked of the investigator)."""


class TurnBegins(Event):
    """Somebody's turn in the action phase begins."""


class ActionDone(Event):
    """Somebody has performed an action: which one, with how many successes or what else it counts."""

    act: str = ""
    result: int = 0


class Freed(Event):
    """Somebody has evaded all that was engaged with them, and has an action more for it."""

    @staticmethod
    @flow(cite="ah3/427.2 /418.3 /405.5")
    def happens(g: ArkhamHorror, e: Freed) -> Steps[None]:
        g.tell("ah3-log-freed", "ah3/427.2", seat=g.entity(e.about))
        yield from extra_action(g, g.entity(e.about), cite="ah3/427.2")


# ------------------------------------------------------------------ the phase


@flow(cite="ah3/201.1 .2 /418.2 /432.1 .2 .4b /205.1 /424.4")
def action_phase(g: ArkhamHorror) -> Steps[None]:
    """New investigators come; then everybody has a turn, in the order the group likes."""
    if g.clock.seat < 0:
        yield from newcomers_are_met(g)
        for you in g.investigators:
            g.change(you, acted=False, done=(), actions=0)
            for card in assets(g, you):
                if card.user >= 0:
                    g.change(card, user=-1)
    while True:
        left = tuple([i for i in g.investigators if not i.acted])
        if not left:
            break
        under_way = [i for i in left if i.index == g.clock.seat and i.actions]
        you = under_way[0] if under_way else (
            yield from agree_on(g, left, "ah3-prompt-turn", "turn", "ah3/201.2")
        )  # fmt: skip
        g.change(g.clock, seat=you.index)
        g.tell("core-log-turn", "ah3/201.2", seat=you)
        yield from within(g, g.standing(TURN, you.index), turn, you)
        g.change(you, acted=True, actions=0)
    g.change(g.clock, seat=-1)


@flow(cite="ah3/201.1 .3 /418.2 .3 /438.2")
def turn(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """Up to two actions, and what effects add; whoever is delayed stands up instead of the next one."""
    if not you.actions:
        g.change(you, actions=ACTIONS + g.value(you, EXTRA_ACTIONS))
        mark_standing(g, you, EXTRA_ACTIONS)
        if heeded(g, TurnBegins):
            yield from occur(g, TurnBegins(about=you.id))
    while you.actions > 0:
        yield from act_once(g, you)


@flow(cite="ah3/438.2")
def stand_up(g: ArkhamHorror, you: Investigator) -> Any:
    """An action is lost, and the figure stands again."""
    g.change(you, delayed=False, actions=you.actions - 1)
    g.tell("ah3-log-stands-up", "ah3/438.2", seat=you)


@flow(cite="ah3/418.1 .2 .4 .5 /438.2")
def act_once(
    g: ArkhamHorror, you: Investigator, only: tuple[str, ...] = (), waiting: int = 0, cite: str = "ah3/201.1"
) -> Steps[None]:
    """One action from the menu, or the end of the turn. `only`: one of these. `waiting`: so many come after it."""
    if you.delayed:
        yield from stand_up(g, you)
        return
    options = actions_of(g, you, only)
    prompt = "ah3-prompt-this-action" if only else "ah3-prompt-action"
    picked = yield from choose(
        g, you.index, options, prompt, (("n", you.actions + waiting),), cite, menu="" if only else "turn"
    )
    if picked.key == PASS.key:
        g.change(you, actions=0)
        if only:
            g.tell("core-log-pass", cite, seat=you)
        return
    yield from perform_action(g, you, picked)


def actions_of(g: ArkhamHorror, you: Investigator, only: tuple[str, ...] = ()) -> tuple[Option, ...]:
    """What somebody may do as an action now, passing among it."""
    options: tuple[Option, ...] = REGISTRY["turn"].options(g, you.index)
    if only:
        return tuple([o for o in options if o.key == PASS.key or act_of(o) in only])
    return options


def act_of(option: Option) -> str:
    """Which action it is: one of the eight, to whatever it is done, or that of one component."""
    first = option.key.split()[0]
    return first if first in STANDARD else option.key


@flow(cite="ah3/418.4 .6 /423.3")
def perform_action(g: ArkhamHorror, you: Investigator, picked: Option) -> Steps[None]:
    """An action to its end, once a round; then whatever answers it."""
    act = act_of(picked)
    if picked.text != ABILITY:  # an ability pays for itself
        g.change(you, actions=you.actions - 1)
    g.change(you, done=(*you.done, act))
    _, result = yield from within(g, Scope(kind=ACTION, owner=you.index, cite=picked.cite[:1]), doing, you, act, picked)
    yield from settle(g)
    if you.code and heeded(g, ActionDone):
        yield from occur(g, ActionDone(about=you.id, act=act, result=int(result or 0)))
    yield from settle(g)


@flow
def doing(g: ArkhamHorror, you: Investigator, act: str, picked: Option) -> Steps[int]:
    g.transient(Deed(who=you.index, act=act))
    result = yield from picked.call(g)  # type: ignore[misc]
    return int(result or 0)


@flow(cite="ah3/201.3 /418.3 .4 /427.2 /438.2")
def extra_action(
    g: ArkhamHorror, you: Investigator, only: tuple[str, ...] = (), again: bool = False, cite: str = "ah3/418.3"
) -> Steps[None]:
    """One action now, in whosever turn: one of these if any are named. `again`: although it was done already."""
    left, done, uses = you.actions, you.done, g.scope(ROUND)
    assert uses is not None
    used = uses.used
    g.change(you, actions=1, done=() if again else done)
    if again:
        forget_actions(g, you)
    kept = len(uses.used)
    yield from act_once(g, you, only, left, cite)
    if again:
        g.change(uses, used=(*used, *uses.used[kept:]))
    if you.code:
        gained = you.actions  # a card that came by this action may have given another
        g.change(you, actions=left + gained, done=(*done, *you.done) if again else you.done)


@cite("ah3/423.3 /418.4")
def forget_actions(g: ArkhamHorror, you: Investigator) -> None:
    """For the moment, the actions of components that somebody has performed this round are to be had again."""

    def is_theirs(key: str) -> bool:
        ability, _, rest = key.partition("#")
        card = g.entities.get(int(rest.partition(".")[0])) if rest else None
        mine = rest.endswith(f"@{you.index}") or (card is not None and g.policy.controller(g, card) == you.index)
        return mine and getattr(g.registry.definitions.get(ability), "kind", "") == ACTION_ABILITY

    uses = g.scope(ROUND)
    assert uses is not None
    g.change(uses, used=tuple([key for key in uses.used if not is_theirs(key)]))


# ------------------------------------------------------------------ moving


@flow(cite="ah3/426.2 .3 /467.3 /465.5.1 /400.1d")
def move(g: ArkhamHorror, you: Investigator, to: Space) -> Steps[int]:
    """Up to two spaces, and one more for each of up to two dollars. A ready monster ends it."""
    free, paid = g.value(you, REACH) - 1, g.value(you, FARE)
    mark_standing(g, you, REACH, FARE)
    before = engaged_with(g, you)
    gone = 0
    more = yield from go_to(g, you, to, False, "ah3/426.2")
    while more and you.code:
        gone += 1
        if len(engaged_with(g, you)) > len(before):  # also a watcher, which would come along otherwise
            break
        price = 0 if free > 0 else 1
        if price and (not paid or not you.money):
            break
        verb = "pay-move" if price else "move"
        options = tuple([
            Option(f"{verb} {s.code}", f"ah3-option-{verb}", (("thing", g.word(s)),), (s.id,), ("ah3/426.2",))
            for s in adjacent(g, g.here(you)) if can_enter(g, s)
        ])  # fmt: skip
        asks = (("asks", Term("ah3-asks-move")),)
        picked = yield from choose(g, you.index, (*options, PASS), "ah3-prompt-move-on", asks, "ah3/426.2")
        if picked.key == PASS.key:
            break
        if price:
            pay(g, you, 1, "ah3/426.2")
            paid -= 1
        else:
            free -= 1
        more = yield from go_to(g, you, g.entity(picked.about[0]), False, "ah3/426.2")
    return gone


# ------------------------------------------------------------------ gathering, focusing, warding, research


@flow(cite="ah3/421.2")
def gather(g: ArkhamHorror, you: Investigator) -> Steps[int]:
    yield from gain_money(g, you, 1, "ah3/421.2")
    return 1


@flow(cite="ah3/422.2 .3 .4")
def focus(g: ArkhamHorror, you: Investigator) -> Steps[int]:
    """One skill of one's choice."""
    return int((yield from focus_skill(g, you)))


@flow(cite="ah3/425.2 .3 /434.4 /479.5")
def ward(g: ArkhamHorror, you: Investigator) -> Steps[int]:
    """Lore: for each success 1 doom less here; for two or more a remnant."""
    g.tell("ah3-log-wards", "ah3/425.2", seat=you, space=g.here(you))
    result = yield from test(g, you, LORE, 0, (WARD,))
    removed = yield from remove_doom(g, g.here(you), result, you, "ah3/425.2")
    if removed >= 2:
        yield from gain_remnants(g, you, 1, "ah3/425.3")
    return removed


@flow(cite="ah3/420.2 /406.1 .2")
def research(g: ArkhamHorror, you: Investigator) -> Steps[int]:
    """Observation: for each success one clue may go to the sheet."""
    g.tell("ah3-log-researches", "ah3/420.2", seat=you)
    result = yield from test(g, you, OBSERVATION, 0, (RESEARCH,))
    most = min(result, you.clues)
    options = tuple([
        Option(f"research {n}", "ah3-option-research-so-many", (("n", n),), value=n) for n in range(most, -1, -1)
    ])  # fmt: skip
    picked = yield from choose(g, you.index, options, "ah3-prompt-research", (("n", most),), "ah3/420.2")
    return (yield from research_clues(g, you, picked.value))


# ------------------------------------------------------------------ attacking and evading


@flow(cite="ah3/419.2 .3 .4 .5 .6 /459.8f")
def attack(g: ArkhamHorror, you: Investigator, monster: Monster) -> Steps[int]:
    """Engage it, unless it is exhausted; strength with its modifier; 1 damage for each success."""
    g.tell("ah3-log-attacks", "ah3/419.2", seat=you, monster=monster)
    if not monster.exhausted:
        yield from engage(g, monster, you, "ah3/419.3" if monster.engaged else "ah3/419.2")
    deed = g.deed
    assert deed is not None
    g.change(deed, monster=monster.id)
    rouse(g, monster, you.index)
    result = yield from test(g, you, STRENGTH, int(fact(g, monster, "attack")), (ATTACK,), 0, None, monster)
    yield from hurt(g, monster, result + deed.damage, you, True)
    yield from settle(g)
    return result


@flow(cite="ah3/427.2 .3 .4 /459.8g /405.5")
def evade(g: ArkhamHorror, you: Investigator) -> Steps[int]:
    """Observation with the worst of their modifiers: a monster for each success. Free of all, one more action."""
    before = engaged_with(g, you)
    modifier = 0
    if before:
        modifier = min([int(fact(g, m, "evade")) for m in before])
    g.tell("ah3-log-evades", "ah3/427.2", seat=you)
    result = yield from test(g, you, OBSERVATION, modifier, (EVADE,))
    left = engaged_with(g, you)
    options = tuple([
        Option(f"evade {m.handle(g)}", "core-option-thing", (("thing", g.word(m)),), (m.id,)) for m in left
    ])  # fmt: skip
    least = 0 if len(left) > 1 or any(minds_parting(g, m) for m in left) else result
    picked = yield from choose_some(
        g, you.index, options, least, result, "ah3-prompt-evade", (("n", min(result, len(left))),), "ah3/427.2"
    )
    yield from disengage_all(g, tuple([g.entity(o.about[0]) for o in picked]), you, True, True)
    if you.code and result and before and not engaged_with(g, you):
        yield from occur(g, Freed(about=you.id))
    if you.code:
        yield from met_by_monsters(g, you)
    return result


def minds_parting(g: ArkhamHorror, monster: Monster) -> bool:
    """Does its card say what comes of disengaging from it? Then a success may be left unused."""
    return any(event is Disengaged for event, _, _ in definition(g, monster).listening.get(PLAY, ()))


# ------------------------------------------------------------------ trading


@flow(cite="ah3/424.2 .3 /417.3 /428.10 /434.5 /436.11 /445.13 /478.8 /484.5")
def trade(g: ArkhamHorror, you: Investigator) -> Steps[int]:
    """With those in one's space, as long as one likes: each exchange if the other agrees."""
    done = 0
    while you.code:
        others = companions(g, you)
        options = tuple([
            Option(f"with {i.handle(g)}", "core-option-thing", (("thing", g.word(i)),), (i.id,)) for i in others
        ])  # fmt: skip
        picked = yield from choose(g, you.index, (*options, PASS), "ah3-prompt-trade-with", cite="ah3/424.2")
        if picked.key == PASS.key:
            break
        done += yield from exchange(g, you, g.entity(picked.about[0]))
    return done


@flow(cite="ah3/424.2")
def exchange(g: ArkhamHorror, you: Investigator, other: Investigator) -> Steps[int]:
    """What one gives and what one would have for it; it changes hands if the other one agrees."""
    options = (*goods(g, you, "give"), *goods(g, other, "take"))
    picked = yield from choose_some(
        g, you.index, options, 0, len(options), "ah3-prompt-trade", (("seat", g.word(other)),), cite="ah3/424.2"
    )
    if not picked:
        return 0
    yes = Option("agree", "ah3-option-agree", (), tuple([i for o in picked for i in o.about]))
    words = (("seat", g.word(you)), ("things", offer_word(picked)))
    answer = yield from choose(
        g, other.index, (yes, Option("refuse", "ah3-option-refuse")), "ah3-prompt-agree", words, "ah3/424.2"
    )
    if answer.key != "agree":
        g.tell("ah3-log-no-trade", "ah3/424.2", seat=other)
        return 0
    for option in picked:
        giver, taker = (you, other) if option.key.startswith("give ") else (other, you)
        hand_over(g, giver, taker, option)
    return len(picked)


def offer_word(picked: tuple[Option, ...]) -> Term:
    words = [Term(o.text, tuple([(k, v) for k, v in o.args if not isinstance(v, str)])) for o in picked]
    out = words[0]
    for word in words[1:]:
        out = Term("core-list-more", (("list", out), ("item", word)))
    return out


@cite("ah3/424.2 /445.13")
def goods(g: ArkhamHorror, owner: Investigator, verb: str) -> tuple[Option, ...]:
    """All that one of them could hand over: allies, items, spells, money, clues, remnants; nothing else."""
    out = [
        Option(f"{verb} {c.handle(g)}", f"ah3-option-{verb}", (("thing", g.word(c)),), (c.id,))
        for c in assets(g, owner) if definition(g, c).kind in TRADED
    ]  # fmt: skip
    for token in ("money", "clues", "remnants"):
        for n in range(getattr(owner, token)):
            out.append(Option(f"{verb} {token}-{n + 1}", f"ah3-option-{verb}", (("thing", Term(f"ah3-one-{token}")),)))
    return tuple(out)


@cite("ah3/424.2 /417.3 /428.10 /434.5")
def hand_over(g: ArkhamHorror, giver: Investigator, taker: Investigator, option: Option) -> None:
    """One thing changes hands."""
    if option.about:
        card: Paper = g.entity(option.about[0])
        g.change(card, owner=taker.index)
        put(g, card, g.entity(taker.assets), LAST)
        hasten(g, taker, card)
    else:
        token = option.key.split()[1].partition("-")[0]
        g.change(giver, **{token: getattr(giver, token) - 1})
        g.change(taker, **{token: getattr(taker, token) + 1})
    g.tell("ah3-log-hands-over", "ah3/424.2", seat=giver, other=taker, thing=dict(option.args)["thing"])


# ------------------------------------------------------------------ the tables of what is allowed


def not_yet(act: str) -> Any:
    def holds(g: ArkhamHorror, you: Investigator, _: Any) -> bool:
        return act not in you.done

    return holds


def free(g: ArkhamHorror, you: Investigator, _: Any) -> bool:
    return not hampered(g, you)


def way_is_open(g: ArkhamHorror, you: Investigator, to: Space) -> bool:
    return can_enter(g, to)


def doom_there(g: ArkhamHorror, you: Investigator, _: Any) -> bool:
    return g.here(you).doom > 0


def has_clues(g: ArkhamHorror, you: Investigator, _: Any) -> bool:
    return you.clues > 0


def is_engaged(g: ArkhamHorror, you: Investigator, _: Any) -> bool:
    return bool(engaged_with(g, you))


def skill_left(g: ArkhamHorror, you: Investigator, _: Any) -> bool:
    return can_focus(g, you)


def somebody_there(g: ArkhamHorror, you: Investigator, _: Any) -> bool:
    return any(goods(g, you, "give") or goods(g, i, "take") for i in companions(g, you))


def near(g: ArkhamHorror, you: Investigator) -> tuple[Space, ...]:
    return adjacent(g, g.here(you))


def foes(g: ArkhamHorror, you: Investigator) -> tuple[Monster, ...]:
    return monsters_at(g, g.here(you))


@cite("ah3/424.2 .3")
def companions(g: ArkhamHorror, you: Investigator) -> tuple[Investigator, ...]:
    return tuple([i for i in investigators_at(g, g.here(you)) if i is not you])


def law(clause: str, holds: Any, reason: str) -> Law:
    return Law(f"ah3/{clause}", holds, f"ah3-denied-{reason}", True)


def once(act: str) -> Law:
    return law("418.4", not_yet(act), "twice")


FREE = law("465.5", free, "engaged")
ACTS = (
    Act(
        MOVE,
        move,
        (once(MOVE), law("465.5.1", free, "engaged"), Law("ah3/002", way_is_open, "ah3-denied-barred")),
        near,
        cite="ah3/426.2",
    ),
    Act(GATHER, gather, (once(GATHER), FREE), cite="ah3/421.2"),
    Act(FOCUS, focus, (once(FOCUS), law("422.3", skill_left, "all-focused")), cite="ah3/422.2"),
    Act(WARD, ward, (once(WARD), FREE, law("425.2", doom_there, "no-doom")), cite="ah3/425.2"),
    Act(ATTACK, attack, (once(ATTACK),), foes, cite="ah3/419.2"),
    Act(EVADE, evade, (once(EVADE), law("427.5", is_engaged, "not-engaged")), cite="ah3/427.2"),
    Act(RESEARCH, research, (once(RESEARCH), FREE, law("406.2", has_clues, "no-clues")), cite="ah3/420.2"),
    Act(TRADE, trade, (once(TRADE), FREE, law("424.2", somebody_there, "nobody-to-trade")), cite="ah3/424.2"),
)
REGISTRY.add(Menu("turn", ACTS, (ACTION_ABILITY,), unused=lambda g, you: int(you.actions)))
