"""What commands other than `play` print: the story of a game or an example, the sum of many games, coverage."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from rulebound.core.proving.example import Example
from rulebound.core.state.entities import PUBLIC
from rulebound.games import names
from rulebound.play.checking.catalogue import CardEntry, acts_of, prompts_of, steps_of, verbs_of
from rulebound.play.checking.coverage import Coverage
from rulebound.play.checking.mutants import Score
from rulebound.play.clause_words import title_of
from rulebound.play.example_text import OpenTable
from rulebound.play.simulate import Summary
from rulebound.play.table import Table
from rulebound.play.translate import Speech, speech_for
from rulebound.terminal.screen import Screen
from rulebound.terminal.words import Wording

LISTED = 20
"""So many missing clauses are named; the rest is counted."""


def story(screen: Screen, table: Table, seat: int, language: str) -> None:
    """The log as a seat may read it, then the position it came to."""
    words = Wording(table.name, speech_for(language, table.name), screen.plain)
    if table.changed:
        screen.write(table.changed, "note")
    for line in table.lines(seat):
        screen.write(*words.line(line))
    screen.rule(words.speech.say(table.game.book.title))
    screen.draw(words.board(table.view(seat)))


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal; nothing where nobody is looking."""
    if not sys.stderr.isatty():
        yield lambda n: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda n: bar.advance(task, n)


def summary(screen: Screen, found: Summary, speech: Speech) -> None:
    low, high = found.interval
    mean = found.decisions / found.games
    rows = [
        ("terminal-simulate-games", str(found.games)),
        ("terminal-simulate-win-rate", f"{found.win_rate:.1%}"),
        ("terminal-simulate-interval", f"{low:.1%} – {high:.1%}"),
        ("terminal-simulate-rounds", f"{found.rounds / found.games:.1f}"),
        ("terminal-simulate-decisions", f"{mean:.1f}"),
        ("terminal-simulate-speed", f"{found.speed:,.0f}".replace(",", " ")),
    ]
    _rows(screen, [(speech.say(key), value) for key, value in rows])
    screen.write(speech.say("terminal-simulate-endings"), "heading")
    ends = sorted(found.endings.items(), key=lambda end: -end[1])
    _rows(screen, [(f"{n / found.games:.1%}", speech.say(why)) for (_, why), n in ends])


def _rows(screen: Screen, rows: Sequence[tuple[str, str]]) -> None:
    wide = max((len(left) for left, _ in rows), default=0)
    for left, right in rows:
        screen.write(f"  {left:<{wide}}  {right}")


def covered(screen: Screen, found: Sequence[Coverage], speech: Speech, proved: bool) -> None:
    """One row a game; what is missing is listed for the games that can be played."""
    heads = [speech.say(f"terminal-coverage-{c}") for c in ("clauses", "ledger", "cited", "exampled", "proved")]
    wide = max(len(c.game) for c in found)
    screen.write(f"{'':<{wide}}  {'  '.join(heads)}", "heading")
    for c in found:
        proofs = len(c.proved) if proved else "-"
        figures = (c.clauses, len(c.ledger.entries), len(c.cited), len(c.exampled), proofs)
        cells = [f"{n:>{len(head)}}" for n, head in zip(figures, heads, strict=True)]
        screen.write(f"{c.game:<{wide}}  {'  '.join(cells)}")
    for c in found:
        if c.game in names():
            lacking(screen, c, speech)


def lacking(screen: Screen, c: Coverage, speech: Speech) -> None:
    missing = c.missing
    screen.write()
    if missing or not c.unproved:
        screen.write(
            f"{c.game}: {speech.say('terminal-coverage-missing' if missing else 'terminal-coverage-complete')}"
        )
    for clause in missing[:LISTED]:
        screen.write(f"  {clause}")
    if len(missing) > LISTED:
        screen.write(f"  {speech.say('terminal-coverage-more', {'n': len(missing) - LISTED})}")
    if c.unproved:
        screen.write(f"{c.game}: {speech.say('terminal-coverage-unproved')}")
    for proof in c.unproved:
        screen.write(f"  {' '.join(proof.example.clauses)}: {proof.example.title}: {proof.problem}", "wrong")


def tell(screen: Screen, shown: Example, table: OpenTable, words: Wording) -> None:
    """An example as a story: how the table stands, what is chosen and told. Its title says what must come of it."""
    screen.write(title_of(shown, words.speech.language), "heading", words.clauses(shown.clauses))
    screen.draw(words.board(table.laid_out.view(PUBLIC)))
    for kind, lines in table.told:
        if kind == "log":
            screen.write(*words.line(lines[0]))
        else:
            label = words.speech.say(f"core-story-{kind}")
            said = "; ".join(words.speech.sentence(line.text, line.args) for line in lines)
            screen.write(f"{label}: {said}", "", words.clauses(tuple([c for line in lines for c in line.cite])))


def listed_cards(screen: Screen, found: Sequence[CardEntry], speech: Speech) -> None:
    """Every card of a game on a line, with its verbs."""
    for card in found:
        screen.write(f"{card.slug or card.code}  {card.title}", "", " ".join(card.verbs))
    screen.write(speech.say("terminal-cards-count", {"n": len(found)}), "note")


def card_page(screen: Screen, card: CardEntry, words: Wording) -> None:
    """One card: its words, its verbs with their moments and prices, what it asks, the clauses."""
    names = " ".join(dict.fromkeys([name for name in (card.slug, card.code) if name]))
    screen.write(card.title, "heading", names)
    if card.text:
        screen.write(f"  {card.text}")
    for fact, value in card.facts:
        screen.write(f"  {fact}: {value}", "note")
    for ability in card.abilities:
        screen.write(f"  {ability.verb}: {ability.says}", "", words.clauses(ability.clauses))
        details = (
            ("kind", ability.kind), ("moment", ability.moment), ("costs", ", ".join(ability.costs)),
            ("limit", ability.limit), ("asks", " ".join(ability.asks)),
        )  # fmt: skip
        for label, text in details:
            if text:
                screen.write(f"      {words.speech.say(f'terminal-cards-{label}')}: {text}", "note")
    if card.clauses:
        screen.write(f"  {words.speech.say('terminal-cards-clauses')}: {words.clauses(card.clauses)}")


def verbs_page(screen: Screen, game: str, words: Wording) -> None:
    """What can be answered: the acts of the rules, then the verbs of all other questions."""
    screen.write(words.speech.say("terminal-cards-acts"), "heading")
    for verb, clauses in acts_of(game):
        screen.write(f"  {verb}", "", words.clauses(clauses))
    screen.write(words.speech.say("terminal-cards-verbs"), "heading")
    screen.write(f"  {', '.join(verbs_of(game))}")


def prompts_page(screen: Screen, game: str, words: Wording) -> None:
    screen.write(words.speech.say("terminal-cards-prompts"), "heading")
    for key, text in prompts_of(game, words.speech):
        screen.write(f"  {key}: {text}")


def steps_page(screen: Screen, game: str, words: Wording) -> None:
    screen.write(words.speech.say("terminal-cards-steps"), "heading")
    for step in steps_of(game):
        screen.write(f"  {step.usage}")
        screen.write(f"      {' '.join((step.run.__doc__ or '').split())}", "note")


def mutation(screen: Screen, found: Score, speech: Speech) -> None:
    """What became of a sample of mutants: the score, the survivors, and those that change nothing."""
    numbers = {"killed": found.killed, "of": found.of - len(found.harmless), "percent": f"{found.rate:.1%}"}
    screen.write(speech.say("terminal-mutants-score", numbers), "heading")
    for heading, lines in (
        ("terminal-mutants-survivors", [f"{m.name} [{m.line}]" for m in found.survivors]),
        ("terminal-mutants-harmless", [f"{name}: {why}" for name, why in sorted(found.harmless.items())]),
    ):
        if lines:
            screen.write(speech.say(heading), "heading")
        for line in lines:
            screen.write(f"  {line}")
