"""Tables that are laid out once and copied, and options that are made once."""

from __future__ import annotations

import random

import pytest

from rulebound.core.game.game import TABLES, Game
from rulebound.games import game_class

OPTIONS = {
    "ahlcg": {"investigators": "roland-banks wendy-adams", "mode": "the-gathering"},
    "lantern": {"seats": "3"},
    "unfathomable": {"seats": "4"},
}


def play(g: Game, seed: int) -> list[str]:
    """A random game: the position at every decision."""
    rng, out = random.Random(seed), [g.state_hash()]
    while g.decision is not None and len(out) < 60:
        decision, seat = g.decision, g.waiting[0]
        g.submit(tuple(rng.sample(decision.options_for(seat), decision.least)), seat)
        out.append(g.state_hash())
    return out


@pytest.mark.parametrize("name", OPTIONS)
def test_a_copied_table_is_the_table(name: str) -> None:
    """With a log it is laid out anew, without one it is copied: both go the same way, each by its own luck."""
    kind = game_class(name)
    for seed in (3, 4):
        anew = play(kind.new(OPTIONS[name], seed, durable=False, sink=lambda line: None), seed)
        for _ in range(2):
            assert play(kind.new(OPTIONS[name], seed, durable=False), seed) == anew
    assert play(kind.new(OPTIONS[name], 3), 3) != play(kind.new(OPTIONS[name], 4), 3)


def test_what_was_played_leaves_no_trace_on_the_table_it_began_with() -> None:
    kind = game_class("ahlcg")
    TABLES.clear()
    kind.new(OPTIONS["ahlcg"], 1, durable=False)
    ((_, table),) = TABLES.values()
    before = table.encode()
    play(kind.new(OPTIONS["ahlcg"], 2, durable=False), 2)
    assert table.encode() == before


def test_an_option_made_before_is_the_one_that_would_be_made_now() -> None:
    """Two games with the same ids and other faces: nothing of the one is offered in the other."""
    kind = game_class("ahlcg")
    for seed in range(8):
        g, rng = kind.new(OPTIONS["ahlcg"], seed, durable=False), random.Random(seed)
        for _ in range(25):
            if g.decision is None:
                break
            for option in g.decision.options:
                for id in option.about:
                    thing = g.entities[id]
                    if thing.look(g.waiting[0]):
                        assert thing.handle(g, g.waiting[0]) in option.key
            seat = g.waiting[0]
            g.submit(tuple(rng.sample(g.decision.options_for(seat), g.decision.least)), seat)
