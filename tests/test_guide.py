"""What the guide says has words in every language, and what it sends readers to exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rulebound
from rulebound.core.state.clauses import load_ledger
from rulebound.games import folder
from rulebound.play.translate import Speech, languages

GUIDE = Path(__file__).parent.parent / "web" / "src" / "guide"
LESSONS = {"ah3": "guide-ah3", "ahlcg": "guide", "eldritch": "guide-eldritch", "lotr": "guide-lotr"}
"""The games with a lesson, and how its messages begin."""
TABLES = (GUIDE.parent / "lobby" / "games.ts").read_text("utf-8").partition("LESSONS")[2]


def source(game: str, name: str) -> str:
    return (GUIDE / game / f"{name}.ts").read_text("utf-8")


def laid(game: str) -> tuple[dict[str, str], int]:
    """The options and the seed of a lesson's table."""
    table = re.findall(rf"{game}: {{(.*?)}},\s*seed: (\d+)", TABLES, re.S)[0]
    return dict(re.findall(r'(\w+): "([a-z-]+)"', table[0].partition("options")[2])), int(table[1])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", LESSONS)
def test_every_step_has_words(language: str, game: str) -> None:
    speech = Speech(language, ("guide",), strict=True)
    words = LESSONS[game]
    steps = re.findall(r'name: "([a-z-]+)"', source(game, "steps"))
    advice = re.findall(r'(?:name: |to\()"([a-z-]+)"', source(game, "nudges"))
    assert len(steps) == len(set(steps)) > 20
    assert len(set(advice)) > 8
    said = [f"{words}-{step}" for step in steps] + [f"{words}-now-{one}" for one in advice] + [f"{words}-end-go"]
    for key in said:
        assert 0 < len(speech.say(key)) <= 260, key  # it has to fit above the actions on a phone


@pytest.mark.parametrize("game", LESSONS)
def test_every_step_leads_to_clauses(game: str) -> None:
    ids = load_ledger(folder(game)).ids
    cited = re.findall(rf'"({game}/[^"]+)"', source(game, "steps"))
    assert cited
    assert [clause for clause in cited if clause not in ids] == []


def test_the_seed_deals_what_the_lesson_speaks_of() -> None:
    options, seed = laid("ahlcg")
    table = rulebound.new("ahlcg", options, seed=seed)
    hand = [option.key for option in table.decision.options] if table.decision else []
    assert all(any(name in key for key in hand) for name in ("magnifying-glass", "deduction", "45-automatic"))
    table.choose([])
    for start in ("play magnifying-glass", "investigate", "pass", "commit deduction", "pass", "advance"):
        assert table.decision is not None
        table.choose(next(o.key for o in table.decision.options if o.key.startswith(start)))
    assert any(line.text == "ahlcg-log-act" for line in table.log)


def test_the_first_quest_begins_with_somebody_to_play() -> None:
    options, seed = laid("lotr")
    table = rulebound.new("lotr", options, seed=seed)
    table.choose("keep")
    while table.decision is not None and table.decision.prompt == "lotr-prompt-window":
        table.choose("pass")
    assert table.decision is not None
    assert table.decision.prompt == "lotr-prompt-planning"
    assert any(key.startswith("play ") for key in table.decision.keys(0))


def test_the_first_round_in_arkham_brings_doom_dice_a_clue_and_the_mythos() -> None:
    options, seed = laid("ah3")
    table = rulebound.new("ah3", options, seed=seed)
    for start in ("start-with astronomy-book", "move arkham-advertiser", "pass", "ward", "pass", "as-they-lie"):
        assert table.decision is not None
        table.choose(next(o.key for o in table.decision.options if o.key.startswith(start)))
    while table.decision is not None and table.game.clock.round == 1:
        table.choose(table.decision.keys(0)[0])
    told = {line.text.removeprefix("ah3-log-") for line in table.log}
    assert {"doom-removed", "activates", "reads", "clue-gained", "token"} <= told
