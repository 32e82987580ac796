"""Whoever asks why an action cannot be done is told what is missing, and a label says what is really paid."""

from __future__ import annotations

import pytest

from rulebound.core.proving.example import ExampleTable
from rulebound.games.eldritch import EldritchHorror
from rulebound.games.eldritch.examples.probes import (
    CHARLIE,
    DIANA,
    JACQUELINE,
    LILY,
    LOLA,
    MARK,
    NORMAN,
    SILAS,
    TRISH,
    begin,
)


def alone(who: str, *, space: str = "space-5", has: str = "", clues: int = 0) -> ExampleTable:
    table = ExampleTable(EldritchHorror)
    begin(table, who, space=space)
    table.arrange("sheet", seat=1, clues=clues)
    if has == "ruby-of-rlyeh":
        table.arrange("sheet", seat=1, sanity=1)
    if has:
        table.arrange("has", seat=1, card=has)
    table.play()
    return table


@pytest.mark.parametrize(
    ("who", "has", "clues", "action", "reason"),
    [
        (CHARLIE, "", 0, "pull-strings", "nobody-to-help"),
        (DIANA, "", 0, "infiltrate", "no-cultist"),
        (JACQUELINE, "", 0, "commune", "no-clues-to-trade"),
        (LILY, "", 0, "balance", "nothing-to-shift"),
        (LOLA, "", 0, "rehearse", "no-improvements"),
        (MARK, "", 0, "brawl", "no-monster"),
        (NORMAN, "", 2, "banish", "not-banished"),
        (SILAS, "", 0, "sail", "no-ship"),
        (TRISH, "", 1, "snoop", "has-clues"),
        (LILY, "dynamite", 0, "blow-up", "no-monster"),
        (LILY, "ruby-of-rlyeh", 0, "gaze", "no-sanity"),
        (LILY, "flute-of-the-outer-gods", 0, "play", "no-tune"),
    ],
)
def test_what_is_missing_is_said(who: str, has: str, clues: int, action: str, reason: str) -> None:
    denied = {d.key.split()[0]: d.reason for d in alone(who, has=has, clues=clues).g.why_not(0)}
    assert denied[action] == f"eldritch-denied-{reason}"


@pytest.mark.parametrize(("clues", "words"), [(0, "eldritch-option-reroll-sanity"), (1, "eldritch-option-reroll-clue")])
def test_norman_without_a_clue_is_told_that_it_is_sanity(clues: int, words: str) -> None:
    table = alone(NORMAN, space="arkham", clues=clues)
    table.arrange("dice", results="1")
    table.arrange("card", code="axe", to="reserve")
    table.choose("acquire")
    assert table.g.decision is not None
    assert table.g.decision.options_for(0)[0].text == words
