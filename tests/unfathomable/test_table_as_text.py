"""Everything at this table can be said, the board can be drawn for everybody, and it tells no secrets."""

from __future__ import annotations

from random import Random

import pytest

from rulebound.core.game.game import Line
from rulebound.core.knowing.view import view
from rulebound.games.unfathomable.phrases import ABOUT_A_PLAYER, PHRASES
from rulebound.games.unfathomable.rulebook import BOOK
from rulebound.games.unfathomable.state import Unfathomable
from rulebound.games.unfathomable.view import board
from rulebound.play.translate import Speech

DECISIONS, EVERY = 400, 20


def started(seed: int, seats: int) -> Unfathomable:
    return Unfathomable.new(BOOK.check_options({"seats": str(seats), "characters": "random"}), seed=seed)


def play_on(g: Unfathomable, luck: Random) -> None:
    decision, seat = g.decision, g.waiting[0]
    assert decision is not None
    options = decision.options_for(seat)
    n = luck.randint(decision.least, min(decision.most, len(options)))
    g.choose([o.key for o in luck.sample(options, n)], seat)


@pytest.mark.parametrize("seed", range(3, 7))
def test_whatever_happens_has_words(seed: int) -> None:
    speech, luck = Speech("en", ("unfathomable",), strict=True), Random(seed)
    g = started(seed, seed)

    def hear(line: Line) -> None:
        assert speech.say(line.text, line.args)

    g.sink = hear
    for n in range(DECISIONS):
        if g.decision is None:
            break
        seat = g.waiting[0]
        numbers = {"least": g.decision.least, "most": g.decision.most, "n": g.decision.most}
        assert speech.say(g.decision.prompt, {**numbers, **dict(g.decision.args)})
        for option in g.decision.options_for(seat):
            assert speech.say(option.text, option.args)
        if n % EVERY == 0:
            for denial in g.why_not(seat):
                assert speech.say(denial.reason, denial.args)
            for viewer in range(-1, len(g.seats)):
                assert board(view(g, viewer), speech, plain=bool(n % (2 * EVERY)))
        play_on(g, luck)


def test_the_board_shows_a_player_the_own_hand_and_loyalty_only() -> None:
    speech, luck = Speech("en", ("unfathomable",), strict=True), Random(1)
    g = started(1, 3)
    while g.clock.phase != "actions":
        play_on(g, luck)
    for viewer in range(-1, 3):
        lines = board(view(g, viewer), speech)
        own = len(g.hand(g.seat(viewer))) if viewer >= 0 else 0
        assert sum("Hand: " in line for line in lines) == own
        assert sum("Loyalty cards: 1 (" in line for line in lines) == (viewer >= 0)


@pytest.mark.parametrize("key", PHRASES)
def test_every_ready_phrase_has_words_and_names_a_player_only_where_it_says_so(key: str) -> None:
    said = Speech("en", ("unfathomable",)).say(key, {"seat": "Anna"})
    assert not said.startswith("[")
    assert ("Anna" in said) == (key in ABOUT_A_PLAYER)
