"""docs/flows.md is right: what it says runs alike does, and what it says is refused is refused in those words."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path

import pytest

from rulebound.core.state.errors import FlowError
from tests.flow.test_forms import FORMS
from tests.flow.toy import MODES, load, run

PAGE = (Path(__file__).parents[2] / "docs" / "flows.md").read_text("utf-8")
ALIKE = re.findall(r"<!-- runs alike -->\n```python\n(.*?)```", PAGE, re.DOTALL)
REFUSED = re.findall(r"<!-- refused: (.*?) -->\n```python\n(.*?)```", PAGE, re.DOTALL)
SAID = re.findall(r"^\| .* \| `([^`]*)` \|$", PAGE, re.MULTILINE)
COUNTER = count()


@pytest.mark.parametrize("code", ALIKE)
def test_it_runs_alike(code: str) -> None:
    main = load(code, f"documented_{next(COUNTER)}").__dict__["main"]
    for seed in range(8):
        plain = run(main, "plain", seed)
        for mode in MODES:
            assert run(main, mode, seed) == plain, mode


@pytest.mark.parametrize(("says", "code"), REFUSED)
def test_it_is_refused(says: str, code: str) -> None:
    main = load(code, f"documented_{next(COUNTER)}").__dict__["main"]
    with pytest.raises(FlowError, match=re.escape(says)):
        run(main, "frozen")


@pytest.mark.parametrize("words", SAID)
def test_the_words_are_those_of_a_refusal(words: str) -> None:
    assert any(words in form.says for form in FORMS)


def test_the_page_was_read() -> None:
    assert len(ALIKE) >= 4
    assert REFUSED
    assert len(SAID) >= 15
