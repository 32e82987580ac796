"""Progress, locations explored, stages completed, winning (lotr/active-location, /explored, /quest-advance)."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.values import forbidden
from rulebound.core.material.cards import move
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Call
from rulebound.core.timing.timing import Event, carry_out, occur, together
from rulebound.games.lotr.cards import ADVANCING, POINTS, THREAT
from rulebound.games.lotr.rules.ending import game_over, is_over
from rulebound.games.lotr.rules.moves import home, leave_play, place_tokens, put_down, remove_tokens, worth
from rulebound.games.lotr.state import HERO, LOCATION, REGISTRY, Rings, definition, facts, heroes, in_play, kind


class Progressed(Event):
    """Progress is placed on a location or on a stage."""

    n: int = 0

    @staticmethod
    @flow
    def happens(g: Rings, e: Progressed) -> Any:
        card: Any = g.entities[e.about]
        if in_play(g, card):
            place_tokens(g, card, "progress", e.n)
            clause = "" if e.by else "lotr/step-3.4.2" if card is g.quest else "lotr/active-location.4"
            g.tell("lotr-log-progress", clause, card=card, n=e.n)


@flow
def place_progress(g: Rings, card: Any, n: int, by: int = 0) -> Steps[None]:
    """Progress on one card, whichever it is."""
    if n > 0 and in_play(g, card):
        yield from occur(g, Progressed(about=card.id, n=n, by=by))


@flow(cite="lotr/active-location.4 .5 /explored.3 /step-3.4.2")
def progress_on_quest(g: Rings, n: int, by: int = 0) -> Steps[None]:
    """Progress for the current quest: the active location takes as much as it has room for, the quest the rest."""
    active = g.active
    if n <= 0:
        return
    if active is None:
        yield from place_progress(g, g.quest, n, by)
        return
    there = min(n, max(0, g.value(active, POINTS) - active.progress))
    calls: tuple[Call[Any], ...] = (place_progress.later(active, there, by),)
    if n > there:
        calls += (place_progress.later(g.quest, n - there, by),)
    yield from together(g, calls)


@cite("lotr/effects.4")
def remove_progress(g: Rings, card: Any, n: int) -> int:
    """As much as there is; while the first stage is being set up there is no quest to lose any."""
    removed = remove_tokens(g, card, "progress", n) if card is not None else 0
    if removed:
        g.tell("lotr-log-progress-lost", card=card, n=removed)
    else:
        g.tell("lotr-log-no-progress", "lotr/effects.4")
    return removed


# ------------------------------------------------------------------ locations


class Explored(Event):
    """A location has as much progress as quest points. It is put away, which is not discarding it."""

    @staticmethod
    @flow(cite="lotr/explored.1 .2 /location-cards.3 /victory.1")
    def happens(g: Rings, e: Explored) -> Steps[None]:
        card: Any = g.entities[e.about]
        g.tell("lotr-log-explored", "lotr/explored.1", card=card)
        yield from leave_play(g, card, g.scenario.victory if worth(card) else home(g, card), "explored")


@cite("lotr/explored.1")
def is_explored(g: Rings, card: Any) -> bool:
    return kind(card) == LOCATION and card.progress >= g.value(card, POINTS)


@flow(cite="lotr/explored.1")
def explore(g: Rings, card: Any) -> Steps[None]:
    if not card.leaving:
        g.change(card, leaving=True)
        yield from occur(g, Explored(about=card.id))


# ------------------------------------------------------------------ stages


class StageDefeated(Event):
    """A stage of the quest is completed."""

    stage: int = 0

    @staticmethod
    @flow(cite="lotr/quest-advance.1 .2 /winning-the-game.1 /quest-cards.1")
    def happens(g: Rings, e: StageDefeated) -> Steps[None]:
        """The next stage, or, after the last one, the game is won. Progress that was too much is lost."""
        card: Any = g.entities[e.about]
        g.tell("lotr-log-stage", "lotr/quest-advance.1", card=card)
        onward = facts(card).get("onward")
        following = (yield from onward(g, card)) if onward is not None else following_stage(g, card)
        put_down(g, card, g.scenario.removed, clause="lotr/quest-advance.1")
        if following is None:
            win(g)
        else:
            yield from come_to_stage(g, following)


def following_stage(g: Rings, card: Any) -> Any:
    """The next card of the quest deck; None after the last stage."""
    cards = g.cards(g.scenario.quests)
    return cards[0] if cards and not facts(card).get("last") else None


@cite("lotr/quest-advance.1 /current-quest.1 /cannot.1")
def is_completed(g: Rings, card: Any) -> bool:
    """As much progress as quest points, and nothing by which the stage cannot be completed."""
    return facts(card).get("points") is not None and card.progress >= g.value(card, POINTS) and can_advance(g, card)


def can_advance(g: Rings, card: Any) -> bool:
    return forbidden(g, card, ADVANCING) is None


@flow(cite="lotr/quest-advance.1")
def advance(g: Rings) -> Steps[None]:
    card = g.quest
    if card is not None and not card.leaving:
        g.change(card, leaving=True)
        yield from occur(g, StageDefeated(about=card.id, stage=facts(card)["stage"]))


class StageRevealed(Event):
    """What a stage says on being revealed."""

    @staticmethod
    @flow(cite="lotr/quest-sides.1")
    def happens(g: Rings, e: StageRevealed) -> Steps[None]:
        """Whether the stage is completed or the game won is seen when all of it is done."""
        card: Any = g.entities[e.about]
        ability = definition(card).ability("revelation")
        if ability is not None:
            g.change(card, leaving=True)
            scope = Scope(kind="revelation", cite=("lotr/quest-sides.1",))
            yield from within(g, scope, carry_out, card, ability.body.later(card, g.first))
            g.change(card, leaving=False)
            g.touch(card)


@flow(cite="lotr/quest-sides.1 /quest-cards.1 /setup.7 .8")
def come_to_stage(g: Rings, card: Any) -> Steps[None]:
    """Side A is read and followed, then the card is turned, then what side B says on being revealed happens."""
    g.tell(f"lotr-{card.code}-story", "lotr/quest-sides.1")
    side_a = facts(card).get("side_a")
    if side_a is not None:
        yield from side_a(g, card)
    move(g, card, g.pile(g.scenario.quest))
    g.change(g.scenario, stage=facts(card)["stage"], card=card.code)
    g.tell("lotr-log-new-stage", "lotr/quest-sides.1", card=card)
    yield from occur(g, StageRevealed(about=card.id))


# ------------------------------------------------------------------ winning and the score


@cite("lotr/winning-the-game.1 .2")
def win(g: Rings, why: str = "lotr-win-quest", clause: str = "lotr/winning-the-game.1") -> None:
    """The players win, all of them, also those who were eliminated."""
    if not is_over(g):
        g.change(g.scenario, score=score(g))
        g.tell("lotr-log-score", "lotr/scoring.1", n=g.scenario.score)
        if g.scenario.grace:
            g.tell("lotr-log-grace", "lotr/scoring.1", n=g.scenario.grace)
    game_over(g, True, why, clause)


@cite("lotr/scoring.2 .3 .4 .5")
def score(g: Rings) -> int:
    """Low is good: threat, the threat of defeated heroes and damage on the others, 10 a round, less victory points."""
    total = 10 * max(0, g.clock.round - 1)
    for seat in range(len(g.seats)):
        you = g.seat(seat)
        total += you.threat + sum([c.damage for c in heroes(g, you)])
        total += sum([printed_threat(c.code) for c in g.cards(you.discard) if c.code and is_hero(c)])
    return total - sum([worth(c) for c in g.cards(g.scenario.victory)])


def is_hero(card: Any) -> bool:
    return definition(card).type == HERO  # type: ignore[no-any-return]


def printed_threat(code: str) -> int:
    return int(REGISTRY[code].facts[THREAT.key])
