"""Enemies: spawning, prey, engagement, hunters, attacks, evasion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulebound.core.card_language.words import choose_entity, next_of
from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.values import forbidden
from rulebound.core.material.cards import LAST, exhaust, move, ready_card
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Term
from rulebound.core.timing.timing import Event, holding, occur, settle
from rulebound.games.ahlcg.cards import ATTACKING, BARRED, DAMAGE, HEALTH, HORROR, SANITY, SKILL
from rulebound.games.ahlcg.rules.damage import deal, deal_to_card
from rulebound.games.ahlcg.rules.locations import connected, far, move_to
from rulebound.games.ahlcg.rules.moves import discard, put_into_play, to_victory_display
from rulebound.games.ahlcg.rules.order import ORDER, one_after_the_other
from rulebound.games.ahlcg.state import (
    NO_ONE,
    Arkham,
    ArkhamHorror,
    Investigator,
    blank,
    definition,
    engaged_with,
    has,
    in_play,
    investigators_at,
    is_a,
    where,
    worth,
)  # fmt: skip

ATTACK = "attack"


# ------------------------------------------------------------------ spawning


class Spawned(Event):
    """An enemy enters play at a location, or engaged with somebody."""

    who: int = -1
    to: int = 0
    engage: int = -1

    @staticmethod
    @flow(cite="ahlcg/spawn.2 .3")
    def happens(g: ArkhamHorror, e: Spawned) -> Steps[None]:
        enemy = g.entity(e.about)
        g.tell("ahlcg-log-spawn", e.cite, card=enemy, place=g.entity(e.to))
        if e.engage >= 0 and may_be_engaged(g, enemy):
            yield from put_into_play(g, enemy, g.seat(e.engage).threat, engage=e.engage)
            yield from occur(g, Engaged(about=enemy.id, who=e.engage, cite=e.cite))
        else:
            yield from put_into_play(g, enemy, g.scenario.there, where=e.to)


@flow(cite="ahlcg/spawn.1 .3 .4 .5 .6 ahlcg/prey.5")
def spawn(g: ArkhamHorror, enemy: Arkham, you: Investigator, at: Arkham | None = None) -> Steps[bool]:
    """Where its instruction says (or where an effect says); without one, engaged with who drew it."""
    rule = definition(g, enemy).facts.get("spawn", "")
    if at is None and rule == "prey":
        victim = yield from choose_prey(g, enemy, g.investigators)
        spawned = Spawned(
            about=enemy.id,
            who=you.index,
            to=victim.location,
            engage=victim.index,
            cite="ahlcg/ability.spawn-and-prey.1",
        )
        return (yield from occur(g, spawned))
    by = "ahlcg/spawn.6"
    if at is None and rule:
        places = spawn_places(g, rule)
        by = "ahlcg/spawn.5" if len(places) > 1 else "ahlcg/spawn.1"
        at = yield from choose_entity(g, you.index, places, "ahlcg-prompt-spawn", "spawn", "ahlcg/spawn.5")
        if at is None:
            yield from discard(g, enemy, "ahlcg/spawn.4")
            return False
    if at is not None:
        return (yield from occur(g, Spawned(about=enemy.id, who=you.index, to=at.id, cite=by)))
    spawned = Spawned(about=enemy.id, who=you.index, to=you.location, engage=you.index, cite="ahlcg/spawn.3")
    return (yield from occur(g, spawned))


@flow(cite="ahlcg/priority-of-simultaneous-resolution.2")
def spawn_together(g: ArkhamHorror, enemies: tuple[Arkham, ...], you: Investigator, at: Arkham | None) -> Steps[None]:
    """Several enemies appear at the same place at the same time."""
    calls = tuple([spawn.later(e, you, at) for e in enemies])
    asking = order_counts(g, enemies, Spawned)
    yield from one_after_the_other(g, enemies, calls, "spawn", "ahlcg-prompt-spawn-order", asking)


@cite("ahlcg/spawn.4 ahlcg/ability.spawn-and-prey.1 ahlcg/empty-location.1")
def spawn_places(g: ArkhamHorror, rule: str) -> tuple[Arkham, ...]:
    """The locations in play that fit a spawn instruction: one by name, or any empty one."""
    if rule == "empty":
        taken = {i.location for i in g.investigators} | {where(g, e) for e in g.enemies}
        return tuple([c for c in g.locations if c.id not in taken])
    return tuple([c for c in g.locations if c.code and definition(g, c).slug == rule])


# ------------------------------------------------------------------ prey and engagement


@cite("ahlcg/weakness.5 ahlcg/prey.2 .4 ahlcg/ability.spawn-and-prey.1 ahlcg/health-and-damage.9")
def preferred(g: ArkhamHorror, enemy: Arkham, among: tuple[Investigator, ...]) -> tuple[Investigator, ...]:
    """Those who fit an enemy's prey best; all of them if it has none. "Only" leaves nobody else."""
    prey = definition(g, enemy).facts.get("prey")
    if not prey or not among or blank(g, enemy):
        return among
    if prey == "bearer only":
        return tuple([i for i in among if i.index == enemy.owner])
    if len(among) == 1:
        return among
    measure = PREY[prey]
    best = max([measure(g, i) for i in among])
    return tuple([i for i in among if measure(g, i) == best])


PREY: dict[str, Callable[[Any, Any], int]] = {
    "highest combat": lambda g, i: g.value(i, SKILL["combat"]),
    "lowest combat": lambda g, i: -g.value(i, SKILL["combat"]),
    "lowest agility": lambda g, i: -g.value(i, SKILL["agility"]), "most clues": lambda g, i: i.clues,
    "lowest remaining health": lambda g, i: i.damage - g.value(i, HEALTH),
    "lowest remaining sanity": lambda g, i: i.horror - g.value(i, SANITY),
    "fewest cards in hand": lambda g, i: -len(g.pile(i.hand).cards),
}  # fmt: skip
"""By what an enemy chooses among investigators: who measures most is its prey."""


@flow(cite="ahlcg/prey.2 ahlcg/lead-investigator.2")
def choose_prey(g: ArkhamHorror, enemy: Arkham, among: tuple[Investigator, ...]) -> Steps[Any]:
    """Whom an enemy goes for; the lead investigator decides between equals. None if it wants nobody here."""
    fitting = preferred(g, enemy, among)
    return (yield from choose_entity(g, g.clock.lead, fitting, "ahlcg-prompt-prey", "prey", "ahlcg/prey.2"))


@cite("ahlcg/aloof.1 .2 ahlcg/massive.3")
def may_be_engaged(g: ArkhamHorror, enemy: Arkham) -> bool:
    """Aloof and massive enemies do not engage by themselves."""
    return not has(g, enemy, "aloof") and not has(g, enemy, "massive")


class Engaged(Event):
    """An enemy engages an investigator."""

    who: int = -1

    @staticmethod
    @flow(cite="ahlcg/enemy-engagement.1")
    def happens(g: ArkhamHorror, e: Engaged) -> Any:
        enemy, you = g.entity(e.about), g.seat(e.who)
        relocate(g, enemy, you.threat, you.index, 0)
        g.tell("ahlcg-log-engage", e.cite, card=enemy, seat=you)


def relocate(g: ArkhamHorror, enemy: Arkham, pile: int, engaged: int, at: int) -> None:
    """Moves an enemy between threat areas and locations: it stays in play all the while."""
    if enemy.pile != pile:
        move(g, enemy, g.pile(pile), LAST)
    g.change(enemy, engaged=engaged, at=at)


@flow(cite="ahlcg/enemy-engagement.2 ahlcg/aloof.3")
def engage(g: ArkhamHorror, enemy: Arkham, you: Investigator, cite: str = "") -> Steps[None]:
    """It comes to you, unless it has left play meanwhile."""
    if in_play(g, enemy):
        yield from occur(g, Engaged(about=enemy.id, who=you.index, cite=cite))


@flow(cite="ahlcg/enemy-engagement.2 .4 .5 .6 .7")
def engage_here(g: ArkhamHorror, enemy: Arkham) -> Steps[None]:
    """A ready enemy that is at a location with investigators engages one of them."""
    if wants_to_engage(g, enemy):
        you = yield from choose_prey(g, enemy, investigators_at(g, enemy.at))
        if you is not None:
            yield from engage(g, enemy, you, "ahlcg/enemy-engagement.2")


@cite("ahlcg/enemy-engagement.2 .4 .5 .6 .7 .8")
def wants_to_engage(g: ArkhamHorror, enemy: Arkham) -> bool:
    """Ready, at a location, engaged with nobody, and somebody it may engage is there."""
    return (
        enemy.engaged < 0 and not enemy.exhausted and in_play(g, enemy) and may_be_engaged(g, enemy)
        and bool(preferred(g, enemy, investigators_at(g, enemy.at)))
    )  # fmt: skip


@flow(cite="ahlcg/priority-of-simultaneous-resolution.2 ahlcg/enemy-engagement.2")
def engage_first(g: ArkhamHorror, enemies: tuple[Arkham, ...]) -> Steps[None]:
    """One of several enemies that engage at the same time: the lead says which, if it matters. The rest come after."""
    enemy = enemies[0]
    if order_counts(g, enemies):
        enemy = yield from choose_entity(g, g.clock.lead, enemies, "ahlcg-prompt-engage-order", "engage", ORDER)
    yield from engage_here(g, enemy)


@cite("ahlcg/priority-of-simultaneous-resolution.2")
def order_counts(g: ArkhamHorror, enemies: tuple[Arkham, ...], *answered: type[Event]) -> bool:
    """Can it matter which of these enemies comes first: are they not all alike, and does anything follow when one of
    them engages somebody, or when such a thing happens to it?"""
    if len({(e.code, e.at, e.damage) for e in enemies}) < 2:
        return False
    return any(kind in g.listeners for kind in answered) or any(follows_up(g, e) for e in enemies)


def follows_up(g: ArkhamHorror, enemy: Arkham) -> bool:
    """Does it do something to whom it has engaged?"""
    answering = [a.trigger.event for a in definition(g, enemy).abilities if a.trigger is not None]
    return Engaged in answering and not blank(g, enemy)


def disengage(g: ArkhamHorror, enemy: Arkham, cite: str = "") -> None:
    """It goes from the threat area to the location."""
    if enemy.engaged >= 0:
        you = g.seat(enemy.engaged)
        relocate(g, enemy, g.scenario.there, NO_ONE, you.location)
        g.tell("ahlcg-log-disengage", cite, card=enemy, seat=you)


@flow(cite="ahlcg/move.3 ahlcg/enemy-engagement.2")
def withdraw(g: ArkhamHorror, you: Investigator, enemies: tuple[Arkham, ...], to: Arkham | None) -> Steps[None]:
    """You disengage from these enemies and move: one effect, so none of them engages you again before you are gone."""
    if to is not None:
        yield from move_to(g, you, to, tuple([e.id for e in enemies]))
    for enemy in enemies:
        if enemy.engaged == you.index:  # you have not moved
            disengage(g, enemy)
            g.touch(enemy)
    if holding(g) is None:
        yield from settle(g)


class Evaded(Event):
    """An investigator evades an enemy."""

    who: int = -1

    @staticmethod
    @flow(cite="ahlcg/evade-evade-action.6")
    def happens(g: ArkhamHorror, e: Evaded) -> Any:
        """It is exhausted and no longer engaged."""
        enemy = g.entity(e.about)
        g.tell("ahlcg-log-evade", "ahlcg/evade-evade-action.6", seat=g.seat(e.who), card=enemy)
        exhaust(g, enemy)
        disengage(g, enemy, "ahlcg/evade-evade-action.6")


@flow(cite="ahlcg/evade-evade-action.5 .6")
def evade(g: ArkhamHorror, you: Investigator, enemy: Arkham) -> Steps[bool]:
    """The enemy is evaded, unless it has left play meanwhile, or has been evaded already."""
    if not in_play(g, enemy):
        return False
    if enemy.exhausted and enemy.engaged < 0:
        g.tell("ahlcg-log-evaded-already", "ahlcg/evade-evade-action.6", card=enemy)
        return False
    return (yield from occur(g, Evaded(about=enemy.id, who=you.index)))


class Readied(Event):
    """An exhausted card is made ready."""

    @staticmethod
    @flow(cite="ahlcg/ready.3")
    def happens(g: ArkhamHorror, e: Readied) -> Any:
        card = g.entity(e.about)
        ready_card(g, card)
        g.touch(card)
        g.tell("ahlcg-log-ready", e.cite or "ahlcg/ready.3", card=card)


@flow(cite="ahlcg/ready.4")
def make_ready(g: ArkhamHorror, card: Any) -> Steps[bool]:
    if not card.exhausted:
        return False
    return (yield from occur(g, Readied(about=card.id)))


# ------------------------------------------------------------------ moving


class EnemyMoved(Event):
    """An enemy moves to another location."""

    to: int = 0

    @staticmethod
    @flow(cite="ahlcg/move.1 .6")
    def happens(g: ArkhamHorror, e: EnemyMoved) -> Any:
        enemy = g.entity(e.about)
        g.change(enemy, at=e.to)
        g.touch(enemy)
        g.tell("ahlcg-log-enemy-moves", e.cite, card=enemy, place=g.entity(e.to))


@flow
def move_enemy(g: ArkhamHorror, enemy: Arkham, to: Arkham, cite: str = "") -> Steps[bool]:
    """One step, unless the way is blocked."""
    if enemy_barred(g, enemy, to):
        return False
    return (yield from occur(g, EnemyMoved(about=enemy.id, to=to.id, cite=cite)))


@cite("ahlcg/cannot.1 ahlcg/hunter.4")
def enemy_barred(g: ArkhamHorror, enemy: Arkham, to: Arkham) -> bool:
    return forbidden(g, to, BARRED) is not None and not is_a(g, enemy, "Elite")


@flow(cite="ahlcg/framework-3.2 ahlcg/hunter.2 ahlcg/priority-of-simultaneous-resolution.2")
def hunters_move(g: ArkhamHorror) -> Steps[None]:
    """Every ready, unengaged hunter moves; the lead says which one is next, where that can matter."""
    waiting, asking = tuple([e.id for e in g.enemies if hunts(g, e)]), True
    while waiting:
        next_one = waiting[0]
        hunters = tuple([e for e in g.enemies if e.id in waiting and hunts(g, e)]) if len(waiting) > 1 else ()
        if asking and order_counts(g, hunters):
            chosen = yield from next_of(g, g.clock.lead, hunters, "hunt", "ahlcg-prompt-hunter-order", ORDER)
            asking = chosen is not None
            if chosen is not None:
                next_one = chosen.id
        enemy: Any = g.entities[next_one]
        waiting = tuple([id for id in waiting if id != next_one])
        yield from hunt(g, enemy)


def hunts(g: ArkhamHorror, enemy: Arkham) -> bool:
    return bool(quarry(g, enemy))


@cite("ahlcg/hunter.2 .3 ahlcg/prey.3 .4 ahlcg/keywords.4")
def quarry(g: ArkhamHorror, enemy: Arkham) -> tuple[Investigator, ...]:
    """Whom a ready, unengaged hunter goes for: of the nearest its prey, and, if it can, where no way is blocked."""
    if not in_play(g, enemy) or enemy.engaged >= 0 or enemy.exhausted or not has(g, enemy, "hunter"):
        return ()
    away = far(g, enemy.at)
    wanted = tuple([i for i in g.investigators if i.location in away])
    if definition(g, enemy).facts.get("prey") == "bearer only":
        wanted = preferred(g, enemy, wanted)
    if not wanted or any(i.location == enemy.at for i in wanted):
        return ()
    least = min([away[i.location] for i in wanted])
    fitting = preferred(g, enemy, tuple([i for i in wanted if away[i.location] == least]))
    return tuple([i for i in fitting if open_steps(g, enemy, i.location)]) or fitting


@flow(cite="ahlcg/hunter.2 .3 .4")
def hunt(g: ArkhamHorror, enemy: Arkham) -> Steps[None]:
    """A hunter moves one step towards the nearest investigator, its prey first, unless the way is blocked."""
    fitting = quarry(g, enemy)
    if not fitting:
        return  # it is engaged by now, say
    if not any(open_steps(g, enemy, i.location) for i in fitting):
        g.tell("ahlcg-log-blocked", "ahlcg/hunter.4", card=enemy)
        return
    # whom it will engage is settled where it comes to: only the way matters here
    target = fitting[0] if len({i.location for i in fitting}) == 1 else (yield from choose_prey(g, enemy, fitting))
    yield from step_towards(g, enemy, target.location, "ahlcg/hunter.2")


@cite("ahlcg/hunter.2 .4")
def open_steps(g: ArkhamHorror, enemy: Arkham, goal: int) -> tuple[Arkham, ...]:
    """The first steps of the shortest ways to a location that nothing bars to this enemy."""
    return tuple([c for c in first_steps(g, enemy, goal) if not enemy_barred(g, enemy, c)])


def first_steps(g: ArkhamHorror, enemy: Arkham, goal: int) -> tuple[Arkham, ...]:
    away = far(g, goal)
    if enemy.at not in away or enemy.at == goal:
        return ()
    return tuple([c for c in connected(g, g.entity(enemy.at)) if away.get(c.id) == away[enemy.at] - 1])


@flow(cite="ahlcg/hunter.2 ahlcg/lead-investigator.2")
def step_towards(g: ArkhamHorror, enemy: Arkham, goal: int, cite: str = "") -> Steps[bool]:
    """One step along a shortest way, an open one if there is any; the lead investigator chooses between several."""
    ways = open_steps(g, enemy, goal)
    to = yield from choose_entity(g, g.clock.lead, ways, "ahlcg-prompt-hunter", "move", "ahlcg/lead-investigator.2")
    if to is None:
        return False
    return (yield from move_enemy(g, enemy, to, cite))


# ------------------------------------------------------------------ attacks


class Attacks(Event):
    """An enemy attacks an investigator."""

    who: int = -1
    damage: int = 0
    horror: int = 0
    opportunity: bool = False
    onto: int = 0
    """Another enemy that takes the damage instead."""

    def words(self, g: Any) -> tuple[tuple[str, int | Term], ...]:
        return (("seat", g.word(g.seat(self.who))),)

    @staticmethod
    @flow(cite="ahlcg/attack-of-opportunity.1 .6 ahlcg/framework-3.3")
    def happens(g: ArkhamHorror, e: Attacks) -> Steps[None]:
        """Its damage and horror are dealt at the same time."""
        you, enemy = g.seat(e.who), g.entities[e.about]
        g.tell("ahlcg-log-opportunity" if e.opportunity else "ahlcg-log-attack", e.cite, card=enemy, seat=you)
        if e.onto:
            yield from deal_to_card(g, g.entity(e.onto), damage=e.damage, by=enemy.id)
            yield from deal(g, you, 0, e.horror, enemy.id, enemy.id)
        else:
            yield from deal(g, you, e.damage, e.horror, enemy.id, enemy.id)


@flow(cite="ahlcg/initiation.3 ahlcg/attacker-attacked.1 ahlcg/attack-of-opportunity.6")
def attack(g: ArkhamHorror, enemy: Arkham, you: Investigator, opportunity: bool = False, cite: str = "") -> Steps[None]:
    """One attack. It is completed even if the attacker leaves play on the way."""
    if can_attack(g, enemy, you):
        attacks = Attacks(about=enemy.id, by=enemy.id, who=you.index,
                          damage=g.value(enemy, DAMAGE), horror=g.value(enemy, HORROR),
                          opportunity=opportunity, cite=cite)  # fmt: skip
        yield from within(g, Scope(kind=ATTACK, owner=you.index), occur, attacks)


def can_attack(g: ArkhamHorror, enemy: Arkham, you: Investigator) -> bool:
    if you.out or not in_play(g, enemy):
        return False
    return forbidden(g, you, ATTACKING) is None or is_a(g, enemy, "Elite")


# ------------------------------------------------------------------ defeat


class Defeated(Event):
    """An enemy or an asset is defeated."""

    who: int = -1

    @staticmethod
    @flow(cite="ahlcg/defeat.5 .6 ahlcg/victory-display-victory-points.4")
    def happens(g: ArkhamHorror, e: Defeated) -> Steps[None]:
        """To the discard pile; an enemy with victory points to the victory display."""
        card = g.entity(e.about)
        by = "ahlcg/defeat.6" if definition(g, card).type == "asset" else "ahlcg/defeat.5"
        g.tell("ahlcg-log-defeated", by, card=card)
        if to_be_displayed(g, card):
            yield from to_victory_display(g, card, "ahlcg/victory-display-victory-points.4")
        else:
            yield from discard(g, card, by)


@cite("ahlcg/victory-display-victory-points.4")
def to_be_displayed(g: ArkhamHorror, card: Arkham) -> bool:
    """A defeated enemy with victory points goes to the victory display."""
    return definition(g, card).type == "enemy" and worth(g, card) > 0


@flow(cite="ahlcg/defeat.5")
def defeat_card(g: ArkhamHorror, card: Arkham) -> Steps[None]:
    if in_play(g, card) and not card.leaving:
        g.change(card, leaving=True)
        yield from occur(g, Defeated(about=card.id, who=card.hit_by))


@cite("ahlcg/framework-3.3 ahlcg/cannot.1")
def attackers(g: ArkhamHorror, you: Investigator) -> tuple[Arkham, ...]:
    """The ready enemies engaged with an investigator that can attack him or her."""
    ready: tuple[Arkham, ...] = ()
    for enemy in engaged_with(g, you):
        if not enemy.exhausted and can_attack(g, enemy, you):
            ready += (enemy,)
    return ready
