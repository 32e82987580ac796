"""What the guide says has words in every language, and what it sends readers to exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rulebound
from rulebound.core.rules import load_ledger
from rulebound.games import folder
from rulebound.play.speech import Speech, languages

GUIDE = Path(__file__).parent.parent / "web" / "src" / "guide"
STEPS = (GUIDE / "steps.ts").read_text("utf-8")
NUDGES = (GUIDE / "nudges.ts").read_text("utf-8")


@pytest.mark.parametrize("language", languages())
def test_every_step_has_words(language: str) -> None:
    speech = Speech(language, ("guide",), strict=True)
    steps = re.findall(r'name: "([a-z]+)"', STEPS)
    advice = re.findall(r'(?:name: |to\()"([a-z-]+)"', NUDGES)
    assert len(steps) == len(set(steps)) > 20
    for key in [f"guide-{step}" for step in steps] + [f"guide-now-{one}" for one in advice]:
        assert 0 < len(speech.say(key)) <= 260, key  # it has to fit above the actions on a phone


def test_every_step_leads_to_clauses() -> None:
    ids = load_ledger(folder("ahlcg")).ids
    cited = re.findall(r'"(ahlcg/[^"]+)"', STEPS)
    assert cited
    assert [clause for clause in cited if clause not in ids] == []


def test_the_seed_deals_what_the_lesson_speaks_of() -> None:
    lesson = (GUIDE.parent / "lobby" / "games.ts").read_text("utf-8").partition("LESSON")[2]
    seed = int(re.findall(r"seed: (\d+)", lesson)[0])
    options = dict(re.findall(r'(investigators|mode|difficulty): "([a-z-]+)"', lesson))
    table = rulebound.new("ahlcg", options, seed=seed)
    hand = [option.key for option in table.decision.options] if table.decision else []
    assert all(any(name in key for key in hand) for name in ("magnifying-glass", "deduction", "45-automatic"))
    table.choose([])
    for start in ("play magnifying-glass", "investigate", "pass", "commit deduction", "pass", "advance"):
        assert table.decision is not None
        table.choose(next(o.key for o in table.decision.options if o.key.startswith(start)))
    assert any(line.text == "ahlcg-log-act" for line in table.log)
