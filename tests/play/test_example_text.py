"""Every example can be read as a story, in each language, and sat down at: its point is there to be made."""

from __future__ import annotations

from random import Random

import pytest

from rulebound.core.game.game import Line
from rulebound.games import names
from rulebound.play.checking.coverage import load_examples
from rulebound.play.checking.invariants import some_answer
from rulebound.play.example_text import OpenTable, examples_of, opened
from rulebound.play.opening import differs
from rulebound.play.opening import opened as reopened
from rulebound.play.translate import Speech, languages


@pytest.mark.parametrize("game", names())
def test_every_example_opens(game: str) -> None:
    spoken = [Speech(language, (game,), strict=True) for language in languages()]
    said: set[Line] = set()
    for shown in load_examples(game):
        story = opened(shown)
        for line in {line for _, lines in story.told for line in lines} - said:
            said.add(line)
            for speech in spoken:
                assert speech.say(line.text, line.args), f"{shown.name}: {line.text} in {speech.language}"
        makes_its_point(story, shown.name)


FOR_THE_MOMENT = {"ahlcg deckbuilding.buying_an_exceptional_card"}
"""Examples about a card that the box does not hold: while they are played one of its cards stands in for it."""


def makes_its_point(story: OpenTable, name: str) -> None:
    """Whoever sits down, at a table that was kept as text meanwhile, and answers as the story does comes to where it
    ends."""
    before = story.before_the_point()
    table = reopened(before.text())
    assert (table.game.state_hash(), table.changed) == (before.game.state_hash(), ""), name
    left = story.table.answers[story.point :]
    for entry in left:
        assert not differs(table, entry), f"{name}: {differs(table, entry)}"
        table.enter(entry)
    same = table.game.state_hash() == story.table.game.state_hash()
    assert same is (f"{table.name} {name}" not in FOR_THE_MOMENT), name
    if not left and table.decision is not None:
        seat = table.waiting[0]
        table.choose([o.key for o in some_answer(table.decision, seat, Random(1))], seat)


def test_a_table_that_cannot_be_is_told_with_the_clause() -> None:
    told = [step for shown in examples_of("ah3/110.1") for step in opened(shown).told if step.kind == "refused"]
    assert ("core-story-no-table", ("ah3/110.1",)) in [(line.text, line.cite) for step in told for line in step.lines]
