"""A player with time: it tries many lines of play round by round and goes on with the best. For recording only.

What it comes to is a game like any other: every answer is a legal one, given through the same door as all answers. But
it looks at what became of each line before it takes one, as nobody at a table could.

It is the companion of bot.py, who now and then does something else. Round by round a handful of lines is kept, each of
them is played on in several ways, and the ways that look best are the lines of the next round; of one line only some,
so that a good round alone does not decide a game. Where no line is left a quest is begun anew, with other whims: in a
campaign from the end of the quest before, so that no quest of it is lost.
"""

from __future__ import annotations

from random import Random
from typing import Any

from rulebound.core.game.decision import PASS
from rulebound.core.game.game import Game, Outcome
from rulebound.core.knowing.view import view
from rulebound.core.state.chance import number_of
from rulebound.games import game_class
from rulebound.games.lotr.bot import RingsBot
from rulebound.games.lotr.bots.sight import NAZGUL, SPAWN
from rulebound.games.lotr.cards import ATTACK, DEFENSE, HIT_POINTS, POINTS, THREAT, WILLPOWER
from rulebound.games.lotr.content.escape_from_dol_guldur import claimed, prisoners, unclaimed
from rulebound.games.lotr.rules.encounter import guards_of
from rulebound.games.lotr.state import (
    ENEMY,
    HERO,
    Player,
    Rings,
    RingsCard,
    characters,
    enemies_in_play,
    kind,
)
from tests.recording import Played
from tests.searching import Line, best_of

WIDTH = {"passage-through-mirkwood": 2, "journey-along-the-anduin": 6, "escape-from-dol-guldur": 10}
"""So many lines of each quest are kept: the harder, the more;"""
KIN = 3
"""of one line of the last round so many at most."""
WAYS = ((0.0, False), (0.05, True), (0.02, False), (0.1, True), (0.05, False), (0.2, False), (0.1, True))
"""The ways tried from each line: how often another answer is given than the bot's, and whether the prisoner of Dol
Guldur is left there for now, and the Nazgûl with him."""
QUESTING = 3
"""Who quests is wavered about so many times as often: most hangs on it."""
ROUNDS = 30
"""A line that takes longer leads nowhere."""
ATTEMPTS = 4
"""So many times a quest is begun."""
RESCUE = "free through-the-caverns"
TOGETHER = ("lotr-prompt-commit", "lotr-prompt-attackers", "lotr-prompt-join")
"""Answers of several things, of which one may be left out or added."""


def searched(options: dict[str, str], seed: int) -> Played | None:
    """A game that was won, or None if no line led there."""
    lines = [Line(game_class("lotr").new(options, seed), ())]
    while lines:
        lines = next_chapter(lines, seed)
        outcome: Outcome | None = lines[0].game.outcome if lines else None
        if outcome is not None:
            return Played("lotr", options, seed, lines[0].answers, outcome, ())
    return None


def next_chapter(lines: list[Line], seed: int) -> list[Line]:
    """Lines that have won the quest which these begin; none if it was tried often enough."""
    chapter = moment(lines[0].game)[0]
    for attempt in range(ATTEMPTS):
        going = lines
        for n in range(ROUNDS):
            found = a_round_later(going, f"{seed} {chapter} {attempt} {n}")
            won = [(at, line) for at, line in found if moment(line.game)[0] != chapter or line.game.outcome]
            if won:
                return kept_of(won)
            going = kept_of(found)
            if not going:
                break
    return []


def a_round_later(lines: list[Line], whim: str) -> list[tuple[int, Line]]:
    """All ways on from these lines that are not lost, each with the place of the line it comes from."""
    found: list[tuple[int, Line]] = []
    times = max(1, WIDTH[lines[0].game.scenario.code] // len(lines))
    for at, line in enumerate(lines):
        for n in range(len(WAYS) * times):
            wavering, staying = WAYS[n % len(WAYS)]
            found.append((at, played_on(line, Random(number_of(0, f"{whim} {at} {n}")), wavering, staying)))
    return [(at, line) for at, line in found if not lost(line.game)]


def kept_of(found: list[tuple[int, Line]]) -> list[Line]:
    """The lines to be played on from."""
    return best_of(found, WIDTH[found[0][1].game.scenario.code], KIN) if found else []


def lost(g: Rings) -> bool:
    """Over and not won, or a game of a campaign that would have to be played again."""
    return g.scenario.resolution == "lost" or (g.outcome is not None and not g.outcome.won)


def moment(g: Game) -> tuple[int, int]:
    return g.book.chapter(g) if g.book.chapter else 0, g.clock.round


def played_on(line: Line, luck: Random, wavering: float, staying: bool) -> Line:
    """The same game one round later."""
    g: Any = line.game.clone()
    bots = [RingsBot(luck.getrandbits(32)) for _ in g.seats]
    answers = list(line.answers)
    began = moment(g)
    while g.decision is not None and moment(g) == began and not lost(g):
        seat = g.waiting[0]
        keys = bots[seat].choose(view(g, seat), seat)
        often = QUESTING if g.decision.prompt == "lotr-prompt-commit" else 1
        if staying and keys == (RESCUE,):
            keys = (PASS.key,)
        elif luck.random() < wavering * often:
            keys = another(g, seat, keys, luck)
        answers.append((seat, keys))
        g.choose(keys, seat)
    return Line(g, tuple(answers), prospects(g))


def another(g: Game, seat: int, keys: tuple[str, ...], luck: Random) -> tuple[str, ...]:
    """Some other answer; of those of several things, one that is not far from the bot's."""
    decision = g.decision
    assert decision is not None
    offered = decision.keys(seat)
    if decision.least == decision.most == 1:
        return (luck.choice(offered),)
    if decision.prompt in TOGETHER:
        turned = set(keys).symmetric_difference(luck.sample(offered, min(len(offered), luck.choice((1, 1, 2, 3)))))
        if decision.least <= len(turned) <= decision.most:
            return tuple(key for key in offered if key in turned)
    return keys


# ------------------------------------------------------------------ how well it goes


def prospects(g: Rings) -> float:
    """How well it goes: far along, low threat, many who live, few enemies."""
    worth = 3000.0 * len(g.campaign.won) - 60.0 * len(g.campaign.fallen) - 10.0 * g.campaign.penalty
    worth += 60.0 * g.scenario.stage
    if g.quest is not None:
        needed = g.value(g.quest, POINTS)
        worth += 1.5 * min(g.quest.progress, needed) + 0.5 * max(0, g.quest.progress - needed)
    worth += sum(fortunes(g, g.seat(i)) for i in range(len(g.seats)))
    worth -= sum(peril(g, card) for card in g.staging if card.code)
    worth -= sum(2.0 * g.value(e, ATTACK) + 0.8 * life(g, e) + 1 for e in enemies_in_play(g) if e.engaged >= 0)
    return worth + (escape(g) if g.scenario.code == "escape-from-dol-guldur" else -monsters(g))


def life(g: Rings, card: RingsCard) -> int:
    return g.value(card, HIT_POINTS) - card.damage


def fortunes(g: Rings, you: Player) -> float:
    """How one player fares. Threat is worse the nearer it comes to its end."""
    if you.out:
        return -150.0
    worth = 1.5 * len(g.pile(you.hand).cards) - 0.9 * you.threat
    worth -= 3.0 * max(0, you.threat - 36) + 6.0 * max(0, you.threat - 43)
    for card in characters(g, you):
        worth += 25.0 + 0.8 * card.resources if kind(card) == HERO else 4.0
        worth += 1.2 * min(life(g, card), 4)
        worth += 2.2 * g.value(card, WILLPOWER) + 2.2 * g.value(card, ATTACK) + g.value(card, DEFENSE)
    return worth + sum(4.0 for card in g.cards(you.area) if card.attached)


def peril(g: Rings, card: RingsCard) -> float:
    """What it costs that a card is in the staging area."""
    worth = 2.5 * g.value(card, THREAT)
    return worth + 0.8 * life(g, card) + g.value(card, ATTACK) if kind(card) == ENEMY else worth


def monsters(g: Rings) -> float:
    """Great enemies have to be worn down."""
    return 3.0 * sum(life(g, e) for e in enemies_in_play(g) if e.code == SPAWN or g.value(e, HIT_POINTS) >= 9)


def escape(g: Rings) -> float:
    """Objectives are wanted, the prisoner is wanted, and the Nazgûl that comes for the prisoner has to be killed."""
    worth = 10.0 * claimed(g) + 6.0 * sum(not guards_of(g, card) for card in unclaimed(g))
    if g.scenario.stage < 2 or prisoners(g):
        return worth
    hunter = [e for e in enemies_in_play(g) if e.code == NAZGUL]
    return worth + 105.0 - sum(30.0 + 9.0 * life(g, e) for e in hunter)
