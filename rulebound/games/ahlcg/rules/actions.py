"""Actions and attacks of opportunity (ahlcg/action, and one article for each action)."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Scope, Steps, flow
from rulebound.core.game.abilities import ACTION_ABILITY, FAST
from rulebound.core.game.decision import PASS, choose
from rulebound.core.game.game import ACTION
from rulebound.core.game.values import forbidden
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Call, Term
from rulebound.core.timing.actions import Act, Law, Menu
from rulebound.core.timing.nested_tests import to_the_end
from rulebound.core.timing.timing import settle, use_freely
from rulebound.games.ahlcg.cards import ACTIONS, CLUES, ENTERING, INVESTIGATING, THREE, TOME_ACTIONS
from rulebound.games.ahlcg.rules.acts import ADVANCE, ADVANCE_IN_A_WINDOW
from rulebound.games.ahlcg.rules.costs import cost_of
from rulebound.games.ahlcg.rules.damage import deal, deal_to_card
from rulebound.games.ahlcg.rules.decks import draw_cards
from rulebound.games.ahlcg.rules.enemies import attack, attackers, engage, evade
from rulebound.games.ahlcg.rules.locations import connected, discover, move_to
from rulebound.games.ahlcg.rules.moves import gain_resources
from rulebound.games.ahlcg.rules.skill_tests import BAD_SYMBOLS, after_test, idle_when, skill_test
from rulebound.games.ahlcg.rules.windows import fast_options
from rulebound.games.ahlcg.state import (
    AGILITY,
    COMBAT,
    EVADE,
    FIGHT,
    INTELLECT,
    INVESTIGATE,
    MOVE,
    NO_ONE,
    PARLEY,
    REGISTRY,
    RESIGN,
    Arkham,
    ArkhamHorror,
    Investigator,
    definition,
    enemies_at,
    engaged_with,
    has,
    in_play,
)  # fmt: skip

QUIET = (FIGHT, EVADE, PARLEY, RESIGN)
"""Actions that do not provoke attacks of opportunity."""


@flow(cite="ahlcg/framework-2.2.1 ahlcg/action.1")
def take_turn(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """A player window, then an action, again and again, until none is left or wanted."""
    while not you.had_turn:
        count_actions(g, you)
        if len(g.seats) > 1:
            yield from others_window(g, you)
        options = TURN_MENU.options(g, you.index)
        if len(options) == 1:
            return
        left = (("n", you.actions), ("tomes", max(0, you.tome_actions)))
        picked = yield from choose(g, you.index, options, "ahlcg-prompt-action", left, "ahlcg/framework-2.2.1", "turn")
        if picked.call is None:
            return
        if picked.free:
            yield from use_freely(g, picked, you)
        else:
            yield from to_the_end(g, Scope(kind=ACTION, owner=you.index, cite=picked.cite[:1]), picked.call)


@flow(cite="ahlcg/framework-2.2")
def others_window(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """The window before each action: the others first; the active investigator finds it among the actions."""
    asks = (("asks", Term("ahlcg-turn-of", (("seat", g.word(you)),))),)
    for seat in g.order():
        while seat != you.index:
            options = fast_options(g, seat)
            if not options:
                break
            picked = yield from choose(
                g, seat, (*options, PASS), "ahlcg-prompt-window", asks, "ahlcg/framework-2.2", "window"
            )
            if picked.call is None:
                break
            yield from use_freely(g, picked, g.seat(seat))


@cite("ahlcg/gains.3 ahlcg/action.1")
def count_actions(g: ArkhamHorror, you: Investigator) -> None:
    """An additional action that comes or goes during the turn is counted in at once.

    Additional actions are used first: only one that was not used goes with the card that gave it.
    """
    allowed = g.value(you, ACTIONS)
    if allowed > you.allowance:
        g.change(you, actions=you.actions + allowed - you.allowance, allowance=allowed)
    elif allowed < you.allowance:
        unused = max(0, you.actions - THREE)
        g.change(you, actions=you.actions - min(unused, you.allowance - allowed), allowance=allowed)
    tomes = g.value(you, TOME_ACTIONS)
    if tomes != you.tome_allowance:
        g.change(you, tome_actions=you.tome_actions + tomes - you.tome_allowance, tome_allowance=tomes)


@cite("ahlcg/action.2")
def lose_actions(g: ArkhamHorror, you: Investigator, n: int) -> None:
    """So many actions fewer are left in this turn, if there are as many; those for Tomes are lost last."""
    ordinary = min(n, you.actions)
    for_tomes = min(n - ordinary, max(0, you.tome_actions))
    g.change(you, actions=you.actions - ordinary, tome_actions=you.tome_actions - for_tomes)
    g.tell("ahlcg-log-lose-actions", "ahlcg/action.2", seat=you, n=ordinary + for_tomes)


@cite("ahlcg/gains.3")
def more_actions(g: ArkhamHorror, you: Investigator, n: int) -> None:
    """So many more actions may be taken in this turn."""
    g.change(you, actions=you.actions + n)
    g.tell("ahlcg-log-more-actions", "ahlcg/gains.3", seat=you, n=n)


def end_turn(g: ArkhamHorror, you: Investigator) -> None:
    """The rest of the actions is lost, and the turn is over as soon as what is under way is done."""
    g.change(you, actions=0, had_turn=True)
    g.tell("ahlcg-log-turn-over", "ahlcg/framework-2.2.2", seat=you)


# ------------------------------------------------------------------ attacks of opportunity


@flow(cite="ahlcg/attack-of-opportunity.2 .3 ahlcg/initiation.2 ahlcg/fast.4")
def opportunities(g: ArkhamHorror, this: Any, ability: Any, you: Investigator) -> Steps[None]:
    """After the costs, before the effect: an ability that took an action provokes, whatever number it took."""
    if "action" in [c.kind for c in ability.costs]:
        g.change(you, taken=(*you.taken, ability.tag))
        yield from provoke(g, you, ability.tag, g.word(this, you.index))


@flow(cite="ahlcg/attack-of-opportunity.1 .4 .5 ahlcg/massive.5")
def provoke(g: ArkhamHorror, you: Investigator, kind: str, action: Term) -> Steps[None]:
    """Each ready enemy engaged with the investigator attacks once, in an order he or she chooses; none exhausts.

    `action` names it, or the card it is taken with.
    """
    if kind in QUIET or kind.endswith("quietly"):
        return
    left = attackers(g, you)
    args = (("asks", action),)
    while left:
        enemy = yield from choose_entity(
            g, you.index, left, "ahlcg-prompt-opportunity", "attack", "ahlcg/attack-of-opportunity.1", args
        )
        by = "ahlcg/massive.5" if has(g, enemy, "massive") else "ahlcg/attack-of-opportunity.1"
        yield from attack(g, enemy, you, True, by)
        yield from settle(g)
        left = tuple([e for e in attackers(g, you) if e is not enemy and e in left])


@flow(cite="ahlcg/action.1")
def spend(g: ArkhamHorror, you: Investigator, kind: str) -> Steps[None]:
    """Pays for an action, then the attacks of opportunity it provokes."""
    g.change(you, actions=you.actions - cost_of(g, you, kind), taken=(*you.taken, kind))
    yield from provoke(g, you, kind, Term(f"ahlcg-action-{kind}"))


# ------------------------------------------------------------------ the actions


@flow(cite="ahlcg/investigate-action.1 .2")
def investigate_action(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    yield from spend(g, you, INVESTIGATE)
    yield from investigate(g, you)


@flow(cite="ahlcg/investigate-action.2 .3 ahlcg/difficulty-skill-test.3 ahlcg/ability.action-designators.1")
def investigate(
    g: ArkhamHorror, you: Investigator, source: int = 0, skill: str = INTELLECT, bonus: int = 0, shroud: int = 0,
    clues: int = 1, success: Call[Any] | None = None, failure: Call[Any] | None = None,
    on_symbol: Call[Any] | None = None, also: str = "",
) -> Steps[None]:  # fmt: skip
    """A test of intellect against the shroud; success discovers a clue (or does what a card says instead)."""
    here = g.entity(you.location)
    used = definition(g, here).facts.get("investigated_with", skill)
    if used != skill:
        bonus = 0  # what a card adds, it adds to the skill it names
    yield from skill_test(
        g, you, used, shroud, source, INVESTIGATE, here.id, bonus, clues=clues,
        success=find_clues.later(you) if success is None else success, failure=failure, on_symbol=on_symbol, also=also,
    )  # fmt: skip


def no_clue_to_find(g: ArkhamHorror, you: Investigator) -> bool:
    place = g.entities.get(g.the_test.target)
    return not isinstance(place, Arkham) or not place.clues or forbidden(g, you, CLUES) is not None


@idle_when(no_clue_to_find)
@flow(cite="ahlcg/investigate-action.3 ahlcg/clues.3")
def find_clues(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    test = g.the_test
    yield from discover(g, you, g.entity(test.target), test.clues)


@flow(cite="ahlcg/move-action.1 .2 ahlcg/cancel.2")
def move_action(g: ArkhamHorror, you: Investigator, to: Arkham) -> Steps[None]:
    yield from spend(g, you, MOVE)
    yield from move_to(g, you, to, cite="ahlcg/move-action.2")


@flow(cite="ahlcg/draw-action-drawing-cards.1")
def draw_action(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    yield from spend(g, you, "draw")
    yield from draw_cards(g, you, 1, "ahlcg/draw-action-drawing-cards.1")


@flow(cite="ahlcg/resource-action.1 .2 ahlcg/resources.3")
def resource_action(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    yield from spend(g, you, "resource")
    gain_resources(g, you, 1, "ahlcg/resource-action.2")


@flow(cite="ahlcg/fight-action.1 .2")
def fight_action(g: ArkhamHorror, you: Investigator, enemy: Arkham) -> Steps[None]:
    yield from spend(g, you, FIGHT)
    yield from fight(g, you, enemy)


@flow(cite="ahlcg/ability.action-designators.1 ahlcg/fight-action.5")
def fight_with(
    g: ArkhamHorror, this: Any, you: Investigator, bonus: int = 0, damage: int = 1,
    success: Call[Any] | None = None, failure: Call[Any] | None = None,
) -> Steps[None]:  # fmt: skip
    """A fight ability: the investigator chooses whom to attack with the card."""
    enemy = yield from choose_entity(g, you.index, foes(g, you), "ahlcg-prompt-fight", "fight", "ahlcg/fight-action.5")
    yield from fight(g, you, enemy, this.id, COMBAT, bonus, damage, success, failure)


@flow(cite="ahlcg/fight-action.2 ahlcg/difficulty-skill-test.2 ahlcg/retaliate.2")
def fight(
    g: ArkhamHorror, you: Investigator, enemy: Arkham, source: int = 0, skill: str = COMBAT, bonus: int = 0,
    damage: int = 1, success: Call[Any] | None = None, failure: Call[Any] | None = None,
    symbols: tuple[str, ...] = BAD_SYMBOLS, on_symbol: Call[Any] | None = None,
) -> Steps[None]:  # fmt: skip
    """A test of combat against the enemy's fight value; success deals the attack's damage."""
    yield from skill_test(
        g, you, skill, 0, source, FIGHT, enemy.id, bonus, damage,
        success=hit.later(you) if success is None else success, failure=miss.later(you) if failure is None else failure,
        symbols=symbols, on_symbol=on_symbol,
    )  # fmt: skip


@flow(cite="ahlcg/fight-action.3")
def hit(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """The attacked enemy takes the attack's damage."""
    test = g.the_test
    yield from deal_to_card(g, g.entity(test.target), damage=test.damage, by=you.id, cite="ahlcg/fight-action.3")


@cite("ahlcg/fight-action.4 ahlcg/massive.7")
def hits_nobody(g: ArkhamHorror, you: Investigator, damage: int = -1) -> bool:
    """A miss hits somebody else only if the enemy is engaged with them, and not massive."""
    enemy: Any = g.entity(g.the_test.target)
    return enemy.engaged in (NO_ONE, you.index) or has(g, enemy, "massive")


@idle_when(hits_nobody)
@flow(cite="ahlcg/fight-action.4 ahlcg/massive.7 ahlcg/retaliate.2 .3")
def miss(g: ArkhamHorror, you: Investigator, damage: int = -1) -> Steps[None]:
    """A miss hits whom the enemy is engaged with; a ready enemy that retaliates attacks after the test."""
    test = g.the_test
    enemy = g.entity(test.target)
    if not hits_nobody(g, you):
        harm = test.damage if damage < 0 else damage
        yield from deal(g, g.seat(enemy.engaged), damage=harm, by=you.id, cite="ahlcg/fight-action.4")
    if in_play(g, enemy) and has(g, enemy, "retaliate") and not enemy.exhausted:
        after_test(g, test, attack.later(enemy, you, cite="ahlcg/retaliate.2"), enemy.id)


@flow(cite="ahlcg/evade-evade-action.1 .2")
def evade_action(g: ArkhamHorror, you: Investigator, enemy: Arkham) -> Steps[None]:
    yield from spend(g, you, EVADE)
    yield from try_to_evade(g, you, enemy)


@flow(cite="ahlcg/evade-evade-action.2 .3 .4 ahlcg/difficulty-skill-test.4")
def try_to_evade(
    g: ArkhamHorror, you: Investigator, enemy: Arkham, source: int = 0, skill: str = AGILITY, bonus: int = 0,
    success: Call[Any] | None = None, on_symbol: Call[Any] | None = None,
) -> Steps[None]:  # fmt: skip
    """A test of agility against the enemy's evade value."""
    yield from skill_test(
        g,
        you,
        skill,
        0,
        source,
        EVADE,
        enemy.id,
        bonus,
        success=evade.later(you, enemy) if success is None else success,
        on_symbol=on_symbol,
    )


@flow(cite="ahlcg/engage-action.1 .2")
def engage_action(g: ArkhamHorror, you: Investigator, enemy: Arkham) -> Steps[None]:
    yield from spend(g, you, "engage")
    yield from engage(g, enemy, you, "ahlcg/engage-action.2")


# ------------------------------------------------------------------ what is allowed


def has_action(g: ArkhamHorror, you: Investigator, target: Any) -> bool:
    return you.actions >= 1


@cite("ahlcg/activate-action.1 .2")
def has_some_action(g: ArkhamHorror, you: Investigator) -> bool:
    """Everything but what is free takes an action, be it one for Tomes only."""
    return you.actions > 0 or you.tome_actions > 0


def unused_actions(g: ArkhamHorror, you: Investigator) -> int:
    return you.actions + max(0, you.tome_actions)


def actions_there_are(kind: str = "") -> Any:
    """How many actions it takes, and how many are left."""
    return lambda g, you, target: (("need", cost_of(g, you, kind) if kind else 1), ("n", you.actions))


def actions_to_move(g: ArkhamHorror, you: Investigator, target: Any) -> bool:
    return you.actions >= cost_of(g, you, MOVE)


def actions_to_fight(g: ArkhamHorror, you: Investigator, target: Any) -> bool:
    return you.actions >= cost_of(g, you, FIGHT)


def actions_to_evade(g: ArkhamHorror, you: Investigator, target: Any) -> bool:
    return you.actions >= cost_of(g, you, EVADE)


def can_be_investigated(g: ArkhamHorror, you: Investigator, target: Any) -> bool:
    return forbidden(g, g.entity(you.location), INVESTIGATING) is None


def open_to_you(g: ArkhamHorror, you: Investigator, to: Any) -> bool:
    return forbidden(g, to, ENTERING) is None


def not_aloof(g: ArkhamHorror, you: Investigator, enemy: Any) -> bool:
    return bool(enemy.engaged == you.index) or not has(g, enemy, "aloof")


def not_engaged_with_you(g: ArkhamHorror, you: Investigator, enemy: Any) -> bool:
    return bool(enemy.engaged != you.index)


def not_massive(g: ArkhamHorror, you: Investigator, enemy: Any) -> bool:
    return not has(g, enemy, "massive")


def engaged_with_you(g: ArkhamHorror, you: Investigator, enemy: Any) -> bool:
    return enemy in engaged_with(g, you)


ACTION_LAW = Law("ahlcg/action.1", has_action, "ahlcg-denied-actions", True, actions_there_are())


def enemies_here(g: ArkhamHorror, you: Investigator) -> tuple[Arkham, ...]:
    return enemies_at(g, you.location)


@cite("ahlcg/fight-action.5 ahlcg/aloof.4")
def foes(g: ArkhamHorror, you: Investigator) -> tuple[Arkham, ...]:
    """The enemies an investigator may attack."""
    return tuple([e for e in enemies_here(g, you) if not_aloof(g, you, e)])


def ways_out(g: ArkhamHorror, you: Investigator) -> tuple[Arkham, ...]:
    here = g.entities.get(you.location)
    return connected(g, here) if isinstance(here, Arkham) else ()


ACTS = (
    Act("investigate", investigate_action, (ACTION_LAW,
                                            Law("ahlcg/cannot.1", can_be_investigated, "ahlcg-denied-locked")),
        cite="ahlcg/investigate-action.2"),
    Act("move", move_action, (Law("ahlcg/action.1", actions_to_move, "ahlcg-denied-actions", True,
                                  actions_there_are(MOVE)),
                              Law("ahlcg/cannot.1", open_to_you, "ahlcg-denied-barrier")), ways_out,
        cite="ahlcg/move-action.2"),
    Act("draw", draw_action, (ACTION_LAW,), cite="ahlcg/draw-action-drawing-cards.1"),
    Act("resource", resource_action, (ACTION_LAW,), cite="ahlcg/resource-action.2"),
    Act("fight", fight_action, (Law("ahlcg/action.1", actions_to_fight, "ahlcg-denied-actions", True,
                                    actions_there_are(FIGHT)),
                                Law("ahlcg/aloof.4", not_aloof, "ahlcg-denied-aloof")), enemies_here,
        cite="ahlcg/fight-action.2"),
    Act("evade", evade_action, (Law("ahlcg/action.1", actions_to_evade, "ahlcg-denied-actions", True,
                                    actions_there_are(EVADE)),
                                Law("ahlcg/evade-evade-action.7", engaged_with_you, "ahlcg-denied-not-engaged")),
        enemies_here, cite="ahlcg/evade-evade-action.2"),
    Act("engage", engage_action, (ACTION_LAW,
                                  Law("ahlcg/engage-action.4", not_engaged_with_you, "ahlcg-denied-engaged"),
                                  Law("ahlcg/massive.3", not_massive, "ahlcg-denied-massive")), enemies_here,
        cite="ahlcg/engage-action.2"),
    ADVANCE,
)  # fmt: skip
TURN_MENU = Menu("turn", ACTS, (ACTION_ABILITY, FAST), (), has_some_action, unused_actions)
REGISTRY.add(TURN_MENU)
REGISTRY.add(Menu("window", (ADVANCE_IN_A_WINDOW,), (FAST,), (PASS,)))
