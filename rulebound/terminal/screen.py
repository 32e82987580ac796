"""What the terminal client writes and reads. It works on a terminal, through a pipe, and with a closed input."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from textwrap import wrap
from typing import TextIO

from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.text import Text
from rich.theme import Theme

WIDEST = 110


class _Signs(RegexHighlighter):
    """Colours for the signs that boards are drawn with."""

    base_style = "sign."
    highlights = [r"(?P<light>[●▲]+)", r"(?P<oil>◆+)", r"(?P<faint>[○△◇]+)", r"(?P<people>[①②③④⑤⑥⑦⑧])", r"(?P<sea>≈+)"]  # noqa: RUF012


THEME = Theme({
    "sign.light": "bold yellow", "sign.oil": "dark_orange3", "sign.faint": "bright_black", "sign.people": "bold cyan",
    "sign.sea": "blue", "clause": "bright_black", "number": "bold cyan", "heading": "bold", "question": "bold",
    "wrong": "red", "note": "italic", "good": "bold green", "bad": "bold red",
})  # fmt: skip


class Screen:
    """A console that can be asked. `plain` has neither colours nor signs that are not on every keyboard."""

    def __init__(self, plain: bool = False, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.target = target or sys.stdout
        encoding = (getattr(self.target, "encoding", None) or "utf-8").lower().replace("-", "")
        self.plain = plain or not encoding.startswith("utf")
        self.live = self.source is sys.stdin and self.source.isatty() and self.target.isatty()
        self._console = Console(
            file=self.target, theme=THEME, highlighter=_Signs(), no_color=plain or None, emoji=False, markup=False
        )

    @property
    def width(self) -> int:
        return min(self._console.width, WIDEST)

    def write(self, text: str = "", style: str = "", note: str = "") -> None:
        """A line of text, wrapped under its own indent, with a note (a clause) in a quiet colour behind it."""
        indent = " " * (len(text) - len(text.lstrip()))
        whole = f"{text} {note}" if note else text
        lines = wrap(whole, self.width, subsequent_indent=f"{indent}    ", break_on_hyphens=False) or [""]
        for i, line in enumerate(lines):
            if i < len(lines) - 1 or not note or not line.endswith(note):
                self._print(Text(line, style))
            else:
                self._print(Text.assemble((line[: -len(note)], style), (note, "clause")))

    def write_whole(self, text: str, style: str = "") -> None:
        """A line that is to be copied, such as a path: it is not broken."""
        self._print(Text(text, style))

    def draw(self, lines: Iterable[str]) -> None:
        """A board: lines that must not be broken are short, others are wrapped."""
        for line in lines:
            self.write(line)

    def rule(self, title: str = "") -> None:
        line = "-" if self.plain else "─"
        head = f"{line * 2} {title} " if title else ""
        self._print(Text(head + line * max(0, self.width - len(head)), "clause"))

    def options(self, rows: Iterable[tuple[int, str, str]]) -> None:
        """Numbered rows: number, text, note."""
        listed = list(rows)
        wide = max((len(str(n)) for n, _, _ in listed), default=1)
        for n, text, note in listed:
            lead = f"{n:>{wide + 2}}  "
            lines = wrap(f"{text} {note}".strip(), self.width - len(lead), break_on_hyphens=False) or [""]
            for i, line in enumerate(lines):
                row = Text(lead if i == 0 else " " * len(lead), "number")
                cut = line.removesuffix(note) if note and i == len(lines) - 1 else line
                row.append(cut, "default").append(line[len(cut) :], "clause")
                self._print(row)

    def clear(self) -> None:
        """An empty screen; nothing where there is no screen."""
        if self.live:
            self._console.clear()

    def hide(self) -> None:
        """An empty screen whose past cannot be scrolled back to: somebody else sits down."""
        if self.live:
            self.target.write("\033[H\033[2J\033[3J")
            self.target.flush()
        else:
            self.rule()

    def ask(self, question: str) -> str | None:
        """One line from the player, without spaces around it; None when there is no more to come."""
        self.target.flush()
        try:
            if self.live:
                return input(f"{question} ").strip()
            self.target.write(f"{question} ")
            line = self.source.readline()
        except (EOFError, KeyboardInterrupt, ValueError):  # ValueError: the input is closed
            line = ""
        self.target.write(f"{line.strip()}\n")  # what a pipe types is not seen otherwise
        return line.strip() if line else None

    def _print(self, text: Text) -> None:
        self._console.print(self._console.highlighter(text) if not self.plain else text, soft_wrap=True)
