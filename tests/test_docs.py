"""The tutorials show the real code: every block that names a file stands in that file, word for word."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from rulebound.games import game_class, names

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"<!-- (\S+) -->\n```(?:python|tsx?)\n(.*?)```", re.DOTALL)
ADDED = re.compile(r"<!-- add to (\S+) -->\n```\w+\n(.*?)```", re.DOTALL)
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


@pytest.mark.parametrize("page", PAGES, ids=[str(p.relative_to(ROOT)) for p in PAGES])
def test_what_is_named_of_a_game_is_there(page: Path) -> None:
    """`g.change`, say, in the words of a page."""
    prose = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    for name in re.findall(r"`g\.(\w+)", prose):
        assert any(hasattr(game_class(game), name) for game in names()), f"{page.name} names g.{name}"


def test_the_card_of_the_tutorial_works(tmp_path: Path) -> None:
    """The session of write-a-card.md, on a copy of the package."""
    shutil.copytree(ROOT / "rulebound", tmp_path / "rulebound", ignore=shutil.ignore_patterns("__pycache__"))
    for file, text in ADDED.findall((ROOT / "docs" / "write-a-card.md").read_text("utf-8")):
        with (tmp_path / file).open("a", encoding="utf-8") as out:
            out.write(f"\n\n{text}")
    for command in (["rules", "example", "lantern/13", "--language", "uk"], ["rules", "coverage", "lantern"]):
        run = subprocess.run(
            [sys.executable, "-m", "rulebound", *command],
            env={**os.environ, "PYTHONPATH": str(tmp_path)}, cwd=tmp_path, capture_output=True, text=True,
        )  # fmt: skip
        assert run.returncode == 0, run.stdout + run.stderr
        assert ("Чайник" if "example" in command else "nothing is missing") in run.stdout
