"""The tutorials show the real code: every block that names a file stands in that file, word for word."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"<!-- (\S+) -->\n```python\n(.*?)```", re.DOTALL)
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / "rulebound").rglob("*.md")])

SHOWN = [(page, file, code) for page in PAGES for file, code in BLOCK.findall(page.read_text("utf-8"))]


@pytest.mark.parametrize(
    ("page", "file", "code"), SHOWN, ids=[f"{p.name}:{c.split(chr(10))[0][:40]}" for p, _, c in SHOWN]
)
def test_shown_code_is_the_real_code(page: Path, file: str, code: str) -> None:
    real = textwrap.dedent((ROOT / file).read_text("utf-8"))
    assert code.strip() in real


@pytest.mark.parametrize("page", PAGES, ids=[str(p.relative_to(ROOT)) for p in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"
