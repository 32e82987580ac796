"""A player with time: it tries several lines of play round by round and goes on with the best. For recording only.

What it comes to is a game like any other: every answer is a legal one, given through the same door as all answers. But
it looks at what became of each line before it takes one, as nobody at a table could.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from rulebound.core.chance import number_of
from rulebound.core.game import Game, Outcome
from rulebound.core.view import view
from rulebound.games import game_class
from rulebound.games.lotr.bot import RingsBot
from rulebound.games.lotr.bots.sight import NAZGUL, SPAWN
from rulebound.games.lotr.cards import ATTACK, HIT_POINTS, POINTS, THREAT, WILLPOWER
from rulebound.games.lotr.state import HERO, Rings, characters, enemies_in_play, engaged_enemies, kind
from tests.recording import Played

WIDTH, TRIES, WAVERING = 4, 3, 0.06
"""So many lines are kept, so many ways are tried from each, and so often another answer is given than the bot's."""
ROUNDS = 60
"""A line that takes longer leads nowhere."""

Answers = tuple[tuple[int, tuple[str, ...]], ...]


@dataclass(frozen=True)
class Line:
    """A game so far."""

    game: Any
    answers: Answers


def searched(options: dict[str, str], seed: int) -> Played | None:
    """A game that was won, or None if no line led there."""
    start = game_class("lotr").new(options, seed)
    lines = [Line(start, ())]
    for n in range(ROUNDS):
        found: list[Line] = []
        for at, line in enumerate(lines):
            for way in range(TRIES):
                found.append(played_on(line, number_of(seed, f"{n} {at} {way}"), WAVERING if way else 0.0))
        won = next((line for line in found if line.game.outcome is not None and line.game.outcome.won), None)
        if won is not None:
            outcome: Outcome = won.game.outcome
            return Played("lotr", options, seed, won.answers, outcome, ())
        lines = sorted([line for line in found if not lost(line.game)], key=lambda line: -prospects(line.game))[:WIDTH]
        if not lines:
            return None
    return None


def lost(g: Rings) -> bool:
    """Over, or a game of a campaign that would have to be played again."""
    return g.outcome is not None or g.scenario.resolution == "lost"


def moment(g: Game) -> tuple[int, int]:
    return g.book.chapter(g) if g.book.chapter else 0, g.clock.round


def played_on(line: Line, seed: int, wavering: float) -> Line:
    """The same game one round later."""
    g: Any = line.game.clone()
    luck = Random(seed)
    bots = [RingsBot(luck.getrandbits(32)) for _ in g.seats]
    answers = list(line.answers)
    began = moment(g)
    while g.decision is not None and moment(g) == began and not lost(g):
        seat = g.waiting[0]
        keys = bots[seat].choose(view(g, seat), seat)
        if wavering and g.decision.least == g.decision.most == 1 and luck.random() < wavering:
            keys = (luck.choice(g.decision.keys(seat)),)
        answers.append((seat, tuple(keys)))
        g.choose(keys, seat)
    return Line(g, tuple(answers))


def prospects(g: Rings) -> float:
    """How well it goes: far along, low threat, many who live, few enemies."""
    worth = 400.0 * len(g.campaign.won) + 40.0 * g.scenario.stage
    if g.quest is not None:
        worth += 2.0 * min(g.quest.progress, g.value(g.quest, POINTS))
    for you in (g.seat(i) for i in range(len(g.seats))):
        worth -= 60.0 if you.out else 0.8 * you.threat + 2.0 * max(0, you.threat - 38)
        worth += len(g.pile(you.hand).cards)
        for card in characters(g, you):
            life = g.value(card, HIT_POINTS) - card.damage
            worth += (12.0 if kind(card) == HERO else 3.0) + life + 0.5 * card.resources
            worth += g.value(card, WILLPOWER) + g.value(card, ATTACK)
        worth += sum(4.0 for card in g.cards(you.area) if card.attached)
    worth -= sum(2.0 * g.value(e, ATTACK) + 1 for e in engaged_enemies(g))
    worth -= sum(3.0 * (g.value(e, HIT_POINTS) - e.damage) for e in enemies_in_play(g) if e.code in (SPAWN, NAZGUL))
    return float(worth - sum(2.5 * g.value(c, THREAT) for c in g.staging if c.code))
