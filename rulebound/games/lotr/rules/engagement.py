"""Engagement: by choice, by engagement checks, by effects; travelling (lotr/engaged, /engagement-checks, /travel)."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.decision import Denial, choose, meant, options_for
from rulebound.core.game.values import forbidden
from rulebound.core.material.cards import LAST, move
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option
from rulebound.core.timing.actions import Menu
from rulebound.core.timing.timing import Event, occur, settle, together
from rulebound.games.lotr.cards import APPROACHING, CHECKING, ENGAGEMENT, MUST_TRAVEL, TRAVELLING
from rulebound.games.lotr.rules.moves import EntersPlay
from rulebound.games.lotr.rules.threat import retreat
from rulebound.games.lotr.state import ENEMY, LOCATION, NOBODY, REGISTRY, Player, Rings, alike, facts, in_play, staged

DECLINE = Option("decline", "lotr-option-decline")
STAY = Option("stay", "lotr-option-stay")


class Engaged(Event):
    """An enemy engages a player, and the player the enemy."""

    who: int = NOBODY
    clause: str = "lotr/engaged.1"
    """The rule by which it does."""

    @staticmethod
    @flow(cite="lotr/engaged.1 /move.1 /step-5.2.1 /enemy-cards.4")
    def happens(g: Rings, e: Engaged) -> Any:
        enemy: Any = g.entities[e.about]
        you: Player = g.seat(e.who)
        if in_play(g, enemy) and enemy.pile != you.engaged:
            move(g, enemy, g.pile(you.engaged), LAST)
            g.change(enemy, engaged=you.index)
        g.tell("lotr-log-engaged", e.clause, card=enemy, seat=you)


@flow(cite="lotr/engaged.1 .3")
def engage(g: Rings, enemy: Any, you: Player, clause: str = "lotr/engaged.1") -> Steps[bool]:
    """An enemy engages a player, from the staging area, from another player or from out of play."""
    if you.out or enemy.engaged == you.index:
        return False
    if in_play(g, enemy):
        return (yield from occur(g, Engaged(about=enemy.id, who=you.index, clause=clause)))
    yield from together(g, (enter_engaged.later(enemy, you),))
    return True


@flow
def enter_engaged(g: Rings, enemy: Any, you: Player) -> Steps[None]:
    """It enters play engaged, which counts as engaging."""
    yield from occur(g, EntersPlay(about=enemy.id, pile=you.engaged, engage=you.index))
    yield from occur(g, Engaged(about=enemy.id, who=you.index))


@flow(cite="lotr/engaged.3 /enemy-cards.4 /attachment-cards.5")
def disengage(g: Rings, enemy: Any) -> Steps[None]:
    """An engaged enemy goes back to the staging area."""
    if enemy.engaged != NOBODY:
        yield from retreat(g, enemy)
    else:
        g.tell("lotr-log-staged-already", "lotr/move.2", card=enemy)


# ------------------------------------------------------------------ step 5.2


class Engaging(Menu):
    """The enemies a player may engage, and why not the others."""

    __slots__ = ()

    @cite("lotr/optional-engagement.1 .3 /step-5.2.1")
    def options(self, g: Any, seat: int) -> tuple[Option, ...]:
        willing = tuple([e for e in staged(g, ENEMY) if forbidden(g, e, APPROACHING) is None])
        return (*options_for(g, willing, "engage", "lotr-option-engage"), DECLINE) if willing else ()

    def denials(self, g: Any, seat: int) -> tuple[Denial, ...]:
        banned = [(e, forbidden(g, e, APPROACHING)) for e in staged(g, ENEMY)]
        return tuple([denial(g, seat, e, "engage", why[0], "lotr-denied-engage") for e, why in banned if why])


def denial(g: Any, seat: int, card: Any, verb: str, clause: str, reason: str) -> Denial:
    """This cannot be done to that card, and this is why."""
    args = (("thing", g.word(card, seat)),)
    return Denial(f"{verb} {card.handle(g, seat)}", clause, reason, args, (card.id,), f"lotr-option-{verb}")


ENGAGING = Engaging("engaging", ())
REGISTRY.add(ENGAGING)


@flow(cite="lotr/optional-engagement.1 .2 .3 /step-5.2.1 /player-order.1")
def optional_engagement(g: Rings) -> Steps[None]:
    """Each player in turn may engage one enemy of the staging area, whatever its engagement cost."""
    for you in g.players:
        if you.out:
            continue
        options = ENGAGING.options(g, you.index)
        if options:
            picked = yield from choose(
                g, you.index, options, "lotr-prompt-engage", cite="lotr/step-5.2.1", menu=ENGAGING.key
            )
            if picked.about:
                yield from engage(g, meant(g, picked), you, "lotr/step-5.2.1")
                yield from settle(g)


# ------------------------------------------------------------------ step 5.3


@flow(cite="lotr/step-5.3.1 /engagement-checks.1 /player-order.2 /first-player.3")
def engagement_checks(g: Rings) -> Steps[None]:
    """Round after round, until no enemy of the staging area can engage anybody."""
    if forbidden(g, g.quest, CHECKING) is not None:
        return
    met = True
    while met:
        met = False
        for you in g.players:
            enemy = None
            if not you.out:
                near = most_aggressive(g, you)
                enemy = yield from choose_entity(
                    g, g.clock.lead, near[:1] if alike(g, near) else near, "lotr-prompt-check", "engage",
                    "lotr/first-player.3",
                )  # fmt: skip
            if enemy is not None:
                met = True
                yield from engage(g, enemy, you, "lotr/step-5.3.1")
                yield from settle(g)


@cite("lotr/step-5.3.1 /engagement-checks.1")
def most_aggressive(g: Rings, you: Player) -> tuple[Any, ...]:
    """The enemies with the highest engagement cost that is not above the player's threat."""
    near = [(g.value(e, ENGAGEMENT), e) for e in staged(g, ENEMY)]
    near = [(cost, e) for cost, e in near if cost <= you.threat]
    top = max([cost for cost, _ in near], default=0)
    return tuple([e for cost, e in near if cost == top])


# ------------------------------------------------------------------ travelling


class Travelled(Event):
    """The players travel to a location: it becomes the active one."""

    @staticmethod
    @flow(cite="lotr/active-location.1 /step-4.2.1 /location-cards.4 /staging-area.3")
    def happens(g: Rings, e: Travelled) -> Any:
        card: Any = g.entities[e.about]
        move(g, card, g.pile(g.scenario.active))
        g.tell("lotr-log-travel", "lotr/active-location.1", card=card)


@cite("lotr/travel.1 /cannot.1 /active-location.2")
def can_travel(g: Rings, card: Any) -> bool:
    """Nothing forbids it, and what must be paid can be."""
    payable = facts(card).get("can_travel")
    return forbidden(g, card, TRAVELLING) is None and (payable is None or payable(g, card))


class Journeys(Menu):
    """The locations the players may travel to, and why not to the others."""

    __slots__ = ()

    @cite("lotr/step-4.2.1 /first-player.2")
    def options(self, g: Any, seat: int) -> tuple[Option, ...]:
        places = tuple([c for c in staged(g, LOCATION) if can_travel(g, c)])
        bound = tuple([c for c in places if g.value(c, MUST_TRAVEL)])
        options = options_for(g, bound or places, "travel", "lotr-option-travel")
        return (*options, STAY) if places and not bound else options

    def denials(self, g: Any, seat: int) -> tuple[Denial, ...]:
        offered = {id for option in self.options(g, seat) for id in option.about}
        return tuple([not_there(g, seat, c) for c in staged(g, LOCATION) if c.id not in offered])


@cite("lotr/travel.1 /golden.1 /cannot.1")
def not_there(g: Any, seat: int, card: Any) -> Denial:
    """Something forbids it, it cannot be paid for, or the card of another location draws the players there."""
    banned = forbidden(g, card, TRAVELLING)
    if banned is not None:
        return denial(g, seat, card, "travel", banned[0], "lotr-denied-travel")
    if not can_travel(g, card):
        return denial(g, seat, card, "travel", "lotr/travel.1", "lotr-denied-travel-price")
    return denial(g, seat, card, "travel", "lotr/golden.1", "lotr-denied-travel-elsewhere")


JOURNEYS = Journeys("journeys", ())
REGISTRY.add(JOURNEYS)


@flow(cite="lotr/step-4.2.1 /active-location.2 /first-player.2")
def chance_to_travel(g: Rings) -> Steps[None]:
    """The first player says where the players travel, if anywhere. Not while another location is active."""
    if g.active is not None:
        return
    options = JOURNEYS.options(g, g.clock.lead)
    if not options:
        if staged(g, LOCATION):
            g.tell("lotr-log-no-way", "lotr/travel.1", cards=staged(g, LOCATION))
        return
    picked = yield from choose(
        g, g.clock.lead, options, "lotr-prompt-travel", cite="lotr/step-4.2.1", menu=JOURNEYS.key
    )
    if picked.about:
        yield from travel_to(g, meant(g, picked))


@flow(cite="lotr/travel.1 /active-location.1")
def travel_to(g: Rings, card: Any) -> Steps[None]:
    """What it costs is paid while the location is still in the staging area."""
    cost = facts(card).get("travel")
    if cost is not None:
        g.tell("lotr-log-travel-price", "lotr/travel.1", card=card)
        yield from within(g, Scope(kind="travel", cite=("lotr/travel.1",)), cost, card)
        yield from settle(g)
    if card.pile == g.scenario.staging:
        yield from occur(g, Travelled(about=card.id))
