"""Playing cards: allies and attachments while planning, events as actions and responses (lotr/playing-a-card)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.abilities import ACTION_ABILITY, REACTION, Ability, Cost, Limit, Trigger
from rulebound.core.game.values import forbidden
from rulebound.core.material.cards import HAND
from rulebound.core.state.clauses import cite
from rulebound.core.timing.timing import Event, carry_out, occur
from rulebound.games.lotr.cards import PLAN, PLAYING
from rulebound.games.lotr.rules.costs import pay_the_price, possible_x
from rulebound.games.lotr.rules.moves import attach, can_hold, discard, may_enter, put_into_play
from rulebound.games.lotr.state import (
    ALLY,
    ATTACHMENT,
    DEFINITIONS,
    EVENT,
    NOBODY,
    Player,
    Rings,
    all_characters,
    definition,
    engaged_enemies,
    facts,
    heroes,
    locations_in_play,
)

HOSTS: dict[str, Callable[[Any, Any], tuple[Any, ...]]] = {
    "hero": lambda g, you: tuple([h for p in g.players for h in heroes(g, p)]),
    "character": lambda g, you: all_characters(g),
    "location": lambda g, you: locations_in_play(g),
    "engaged-enemy": lambda g, you: engaged_enemies(g),
}
"""What attachments can be attached to, by the word in their head."""


def playing(
    what: str, trigger: Trigger | None = None, if_: Callable[..., bool] | None = None,
    useful: Callable[..., bool] | None = None, also: tuple[Cost, ...] = (), limit: Limit | None = None,
    given: dict[str, Any] | None = None,
) -> Ability:  # fmt: skip
    """The ability to play a card from the hand."""
    if what != EVENT:
        clauses = "lotr/step-2.2.1 .2 /playing-a-card.1 /play-and-put-into-play.3"
        condition = may_play_ally if what == ALLY else may_play_attachment
        return Ability(PLAN, None, play, (pay_the_price,), None, condition, None, (HAND,), clauses, quiet=True)
    clauses = "lotr/event-cards.2 .3 /playing-a-card.1" + (" /response.1" if trigger else " /action.3")
    how = REACTION if trigger else ACTION_ABILITY
    if (given or {}).get("cost") == "X":
        useful = _some_x if useful is None else _both(_some_x, useful)
    return Ability(how, trigger, play, (pay_the_price, *also), limit, if_, useful, (HAND,), clauses, quiet=True)


def _some_x(g: Rings, this: Any, you: Player) -> bool:
    return bool(possible_x(g, this, you))


def _both(one: Callable[..., bool], other: Callable[..., bool]) -> Callable[..., bool]:
    return lambda *args: one(*args) and other(*args)


@cite("lotr/play-restrictions.1 .2 /cannot.1 /unique-cards.2")
def may_play(g: Rings, this: Any, you: Player) -> bool:
    """Nothing forbids it, and no copy of a unique card is in play."""
    return (PLAYING.key not in g.modifiers or forbidden(g, this, PLAYING) is None) and may_enter(g, this)


@cite("lotr/ally-cards.1 /step-2.2.1")
def may_play_ally(g: Rings, this: Any, you: Player) -> bool:
    return may_play(g, this, you)


@cite("lotr/attachment-cards.2 /step-2.2.1")
def may_play_attachment(g: Rings, this: Any, you: Player) -> bool:
    """There must be something to attach it to."""
    return may_play(g, this, you) and bool(hosts(g, this, you))


def kept_in_hand(g: Rings, card: Any) -> str:
    """The clause by which an ally or attachment cannot be played."""
    if not may_enter(g, card):
        return "lotr/unique-cards.2"
    return "lotr/cannot.1" if forbidden(g, card, PLAYING) is not None else "lotr/attachment-cards.2"


@cite("lotr/attachment-cards.2 .5 .6 /choose.1 .3")
def hosts(g: Rings, card: Any, you: Player) -> tuple[Any, ...]:
    """Everything that a card could be attached to now, other players' characters included."""
    printed = facts(card)
    fits = printed.get("host")
    return tuple([
        h for h in HOSTS[printed["attach"]](g, you) if can_hold(g, h, card) and (fits is None or fits(g, card, h))
    ])  # fmt: skip


class Played(Event):
    """A player plays an event: it has been paid for. Its effect may still be cancelled."""

    who: int = NOBODY
    answers: int = 0
    """The event that a response was played in answer to."""

    @staticmethod
    @flow(cite="lotr/event-cards.3 .4 /playing-a-card.7 /play-and-put-into-play.6 /ability.8 /effects.3")
    def happens(g: Rings, e: Played) -> Steps[None]:
        card, you = g.entity(e.about), g.seat(e.who)
        effect = definition(card).facts["effect"]
        answered = (g.entity(e.answers),) if e.answers else ()
        scope = Scope(kind=EVENT, cite=("lotr/event-cards.3",))
        yield from within(g, scope, carry_out, card, effect.later(card, you, *answered))


@flow(cite="lotr/playing-a-card.1 .5 .6 .7 /event-cards.3 .5 /cancel.4 /play-and-put-into-play.1 .6")
def play(g: Rings, this: Any, you: Player, event: Any = None) -> Steps[None]:
    """The price is paid: an ally or attachment enters play, an event takes effect and is discarded."""
    what = DEFINITIONS[this.code].type
    if what == ALLY:
        g.change(g.scenario, allies=g.scenario.allies + 1)
        yield from put_into_play(g, this, you.area, who=you.index, played=True)
    elif what == ATTACHMENT:
        host = yield from choose_entity(
            g, you.index, hosts(g, this, you), "lotr-prompt-attach", "attach", "lotr/attachment-cards.1"
        )
        if host is None:
            yield from discard(g, this)
        else:
            yield from attach(g, this, host, you.index, True)
    else:
        yield from occur(g, Played(about=this.id, who=you.index, answers=event.id if event is not None else 0))
        if this.pile == g.scenario.limbo:
            yield from discard(g, this, "lotr/event-cards.3")
