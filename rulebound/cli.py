"""The `rulebound` command. What goes wrong is told in one sentence on stderr, with exit code 2."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rulebound.admin import admin, place_of
from rulebound.core.state.errors import RuleboundError, Sentence

if TYPE_CHECKING:
    from rulebound.play.table import Table
    from rulebound.terminal.screen import Screen
    from rulebound.terminal.setup import Setup

app = typer.Typer(
    add_completion=False, no_args_is_help=True, rich_markup_mode=None, pretty_exceptions_enable=False,
    help="Co-operative tabletop games, played by the book.",
)  # fmt: skip
rules = typer.Typer(
    no_args_is_help=True, rich_markup_mode=None, help="What the rulebooks say, and how much of it runs."
)
app.add_typer(rules, name="rules")
app.add_typer(admin, name="admin")

WRONG = 2


def tell_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"rulebound {version('rulebound')}")
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", help="Tell the version, and nothing else.", callback=tell_version, is_eager=True)
]


@app.callback()
def before_all(version: Version = False) -> None:
    """What may be asked without a command."""


Game = Annotated[str, typer.Argument(help="The game's name.", metavar="GAME")]
Language = Annotated[str, typer.Option(help="en, uk or ru; by default the language of the system.", metavar="LANGUAGE")]
Seats = Annotated[int | None, typer.Option("--seats", "--players", help="How many sit at the table.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="A set-up option of the game.", metavar="KEY=VALUE")
]
Plain = Annotated[bool, typer.Option("--plain", help="No colours, no signs that are not on every keyboard.")]
Salvage = Annotated[bool, typer.Option("--salvage", help="Open a damaged save as far as it can be read.")]


def main() -> None:
    """Runs the command line."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a letter shows a question mark
    try:
        app()
    except RuleboundError as error:
        print(f"rulebound: {worded(error)}", file=sys.stderr)
        raise SystemExit(WRONG) from None
    except BrokenPipeError:  # whoever was reading has gone away
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(1) from None


def worded(error: RuleboundError) -> str:
    """What went wrong, in the language that was asked for, if there are words for it."""
    from rulebound.games import names
    from rulebound.play.translate import languages, speech_for

    if error.said is None:
        return str(error)
    words = [word for argument in sys.argv for word in argument.split("=", 1)]
    given = words[words.index("--language") + 1] if "--language" in words[:-1] else ""
    speech = speech_for(given if given in languages() else system_language(), *names())
    return speech.say(error.said.term, error.said.args)


def system_language() -> str:
    """The language of the system, if there are words for it."""
    from rulebound.play.translate import languages

    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return value[:2] if value[:2] in languages() else "en"
    return "en"


def chosen_options(game: str, options: list[str] | None, seats: int | None) -> dict[str, str]:
    """The set-up options of the command line: `--seats 2 --option roles=secret`."""
    from rulebound.games import game_class

    out = {} if seats is None else game_class(game).book.for_seats(seats)
    for text in options or ():
        key, sign, value = text.partition("=")
        if not sign or not key:
            raise RuleboundError(
                f"an option is written key=value, not {text!r}", Sentence("core-bad-pair", (("text", text),))
            )
        if out.get(key, value) != value:
            words = (("option", key), ("one", out[key]), ("other", value))
            raise RuleboundError(f"{key} is said twice: {out[key]!r} and {value!r}", Sentence("core-bad-again", words))
        out[key] = value
    return out


# ------------------------------------------------------------------ playing


SettingsFile = Annotated[Path | None, typer.Option("--settings", help="A file of settings.", metavar="FILE")]
Database = Annotated[str | None, typer.Option(help="A file, or an address; otherwise one beside your saves.")]


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="0.0.0.0 lets others on your network in.")] = None,
    port: Annotated[int | None, typer.Option(help="Otherwise the first free one from 8642 on.")] = None,
    database: Database = None,
    browser: Annotated[bool, typer.Option("--open", help="Open it in your browser.")] = False,
    pace: Annotated[float | None, typer.Option(help="How much time bots take: 0 none, 1 as people like it.")] = None,
    proxies: Annotated[str | None, typer.Option(help="Addresses of TLS proxies to trust, separated by commas.")] = None,
    name: Annotated[list[str] | None, typer.Option(help="A name by which it is reached: example.org")] = None,
    keep_days: Annotated[float | None, typer.Option(help="Days after which unused tables go; 0: never.")] = None,
    settings: SettingsFile = None,
    print_settings: Annotated[
        bool, typer.Option("--print-settings", help="Tell all settings with their reasons, and serve nothing.")
    ] = False,
) -> None:
    """Serve the browser client: play at this machine, or let friends join by a link."""
    from dataclasses import replace

    from rulebound.server.serve import serve as run
    from rulebound.server.settings import printed, read

    found = read(
        settings, host=host, port=port, database=database, pace=pace, proxies=proxies, names=name or None,
        keep_days=keep_days,
    )  # fmt: skip
    if print_settings:
        typer.echo(printed(found), nl=False)
        return
    run(replace(found.settings, database=place_of(found.settings.database)), browser)


@app.command()
def bot(
    link: Annotated[str, typer.Argument(help="An invitation: http://.../join/...", metavar="URL")],
    seat: Annotated[int | None, typer.Option(help="The seat it should get, as a check: 1, 2 ...")] = None,
    kind: Annotated[str, typer.Option(help="Which bot; otherwise the best there is.")] = "",
    name: Annotated[str, typer.Option(help="What it is called at the table.")] = "Bot",
    seed: Annotated[int, typer.Option(help="The same seed and the same game give the same answers.")] = 0,
) -> None:
    """Let a bot sit down at somebody's table, by an invitation link."""
    from rulebound.server.bot_client import sit_down

    sit_down(link, seat, kind, name, seed)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="The game's name, or a save.", metavar="GAME")] = None,
    seats: Seats = None,
    option: Options = None,
    seed: Annotated[
        str | None, typer.Option(help="A number or a word: the same seed and the same answers give the same game.")
    ] = None,
    bots: Annotated[int | None, typer.Option(help="How many of the seats are played by bots.")] = None,
    language: Language = "",
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the last unfinished game, or with FILE.")
    ] = False,
    load: Annotated[Path | None, typer.Option(help="Go on with a save.", metavar="FILE")] = None,
    salvage: Salvage = False,
    plain: Plain = False,
) -> None:
    """Play in the terminal. Without arguments it asks; with them it goes straight to the table."""
    from rulebound.games import names
    from rulebound.play import seeds
    from rulebound.play.translate import speech_for
    from rulebound.terminal.home import unfinished
    from rulebound.terminal.screen import Screen
    from rulebound.terminal.setup import Form, Setup, default_game

    speech_for(language or system_language())  # an unknown language is refused before anything else
    screen = Screen(plain)
    if game is not None and game not in names() and Path(game).is_file():
        load, game = Path(game), None
    if resume and load is None:
        saves = [s for s in unfinished() if game is None or s.name.startswith(f"{game}-")]
        if not saves:
            raise RuleboundError("there is no unfinished game to go on with", Sentence("terminal-nothing-unfinished"))
        load = saves[0]
    if load is not None:
        _open(screen, load, salvage, bots, language)
        return
    game = default_game() if game is None else game
    setup = Setup(
        game,
        chosen_options(game, option, seats),
        bots or 0,
        language or system_language(),
        None if seed is None else seeds.read(seed),
    )
    if setup.options or bots is not None or seed is not None:
        _begin(screen, setup)
        return
    setup.bots = setup.seats - 1
    filled = Form(screen, setup).fill_in()
    if isinstance(filled, Path):
        _open(screen, filled, salvage, bots, language)
    elif filled is not None:
        _begin(screen, filled)


def _begin(screen: Screen, setup: Setup) -> None:
    import rulebound
    from rulebound.terminal.client import Terminal
    from rulebound.terminal.home import Seating

    table = rulebound.new(setup.game, setup.options, setup.seed)
    Terminal(table, screen, Seating(setup.bot_seats(), setup.language)).run()


def _open(screen: Screen, path: Path, salvage: bool, bots: int | None, language: str) -> None:
    import rulebound
    from rulebound.terminal.client import Terminal
    from rulebound.terminal.home import Seating, seating, unfinished
    from rulebound.terminal.setup import Setup

    table = rulebound.load(path, salvage)
    known = seating(path)
    setup = Setup(table.name, table.options, bots or 0)
    seats = known.bots if bots is None else setup.bot_seats()
    own = path if path in unfinished() else None
    Terminal(table, screen, Seating(seats, language or known.language), own).run()


# ------------------------------------------------------------------ games that were or will be played


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A save.", metavar="FILE")],
    seat: Annotated[int | None, typer.Option(help="As this seat saw it (1, 2 ...); by default as a spectator.")] = None,
    upto: Annotated[int | None, typer.Option(help="Only up to the position after so many answers.")] = None,
    language: Language = "",
    salvage: Salvage = False,
    plain: Plain = False,
) -> None:
    """Tell the story of a saved game, with the clauses it followed."""
    import rulebound
    from rulebound.terminal.reports import story
    from rulebound.terminal.screen import Screen

    table = rulebound.load(file, salvage)
    if upto is not None:
        table = table.replay(upto)
    story(Screen(plain), table, _seat(table, seat), language or system_language())


@app.command()
def report(
    file: Annotated[Path, typer.Argument(help="A save.", metavar="FILE")],
    seat: Annotated[int | None, typer.Option(help="The seat (1, 2 ...); by default a spectator.")] = None,
    language: Language = "",
    salvage: Salvage = False,
) -> None:
    """Print all that one seat knows of a saved game, and nothing else: it can be shown to others."""
    import rulebound

    table = rulebound.load(file, salvage)
    typer.echo(table.report(_seat(table, seat), language or system_language()), nl=False)


def _seat(table: Table, seat: int | None) -> int:
    """The seat counted from 0, from one counted from 1; none is a spectator."""
    count = len(table.game.seats)
    if seat is not None and not 1 <= seat <= count:
        words = (("n", count), ("seat", seat))
        raise RuleboundError(f"this table has the seats 1 to {count}, not {seat}", Sentence("core-bad-seat", words))
    return -1 if seat is None else seat - 1


@app.command()
def simulate(
    game: Game,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    bot: Annotated[str, typer.Option(help="Who plays: random, or a bot of the game.")] = "random",
    workers: Annotated[int, typer.Option(help="How many processes.")] = 2,
    seed: Annotated[int, typer.Option(help="The seed of the first game; the others follow it.")] = 0,
    seats: Seats = None,
    option: Options = None,
    language: Language = "",
    plain: Plain = False,
) -> None:
    """Let bots play many games, and sum them up."""
    from rulebound.play.simulate import simulate as run
    from rulebound.play.translate import speech_for
    from rulebound.terminal.reports import progress, summary
    from rulebound.terminal.screen import Screen

    speech = speech_for(language or system_language(), game)
    with progress(speech.say("terminal-simulate-games"), games) as advance:
        found = run(game, games, bot, workers, seed, chosen_options(game, option, seats), advance)
    summary(Screen(plain), found, speech)


@app.command()
def fuzz(
    game: Game,
    games: Annotated[int, typer.Option(help="How many games.")] = 200,
    deep: Annotated[bool, typer.Option("--deep", help="Check everything at every decision of every game.")] = False,
    seed: Annotated[int, typer.Option(help="The seed of the first game; the others follow it.")] = 0,
    workers: Annotated[int, typer.Option(help="How many processes.")] = 2,
    language: Language = "",
) -> None:
    """Play random games and check all that must always hold. Faults are told with the way to see them again."""
    from rulebound.play.checking.fuzz import run_fuzz
    from rulebound.play.translate import speech_for
    from rulebound.terminal.reports import progress

    if games < 1 or workers < 1:
        raise RuleboundError("play at least 1 game, with at least 1 worker")
    speech = speech_for(language or system_language())
    done = 0
    with progress(speech.say("terminal-fuzz-progress"), games) as advance:

        def played(count: int, total: int) -> None:
            nonlocal done
            advance(count - done)
            done = count

        found = run_fuzz(game, games, deep, seed, progress=played, workers=workers)
    typer.echo(str(found))
    if not found.clean:
        raise typer.Exit(1)


# ------------------------------------------------------------------ for those who write cards and tests


@app.command()
def cards(
    game: Game,
    card: Annotated[str | None, typer.Argument(help="Its code, its slug or its title.", metavar="CARD")] = None,
    verbs: Annotated[bool, typer.Option("--verbs", help="What can be answered, besides cards' abilities.")] = False,
    prompts: Annotated[bool, typer.Option("--prompts", help="What can be asked.")] = False,
    steps: Annotated[bool, typer.Option("--steps", help="How a position can be arranged.")] = False,
    language: Language = "",
    plain: Plain = False,
) -> None:
    """List the cards of a game, or show one: its words, verbs, moments and clauses."""
    from rulebound.play.checking.catalogue import cards_called, cards_of
    from rulebound.play.translate import speech_for
    from rulebound.terminal.reports import card_page, listed_cards, prompts_page, steps_page, verbs_page
    from rulebound.terminal.screen import Screen
    from rulebound.terminal.words import Wording

    screen, spoken = Screen(plain), language or system_language()
    speech_for(spoken)
    words = Wording(game, speech_for(spoken, game), screen.plain)
    for wanted, page in ((verbs, verbs_page), (prompts, prompts_page), (steps, steps_page)):
        if wanted:
            page(screen, game, words)
    if card is not None:
        for found in cards_called(game, card, words.speech):
            card_page(screen, found, words)
    elif not (verbs or prompts or steps):
        listed_cards(screen, cards_of(game, words.speech), words.speech)


@app.command()
def mutants(
    game: Game,
    sample: Annotated[int, typer.Option(help="How many ways to break it are tried.")] = 250,
    seed: Annotated[str, typer.Option(help="Any word draws another sample.")] = "",
    workers: Annotated[int, typer.Option(help="How many processes.")] = 2,
    language: Language = "",
    plain: Plain = False,
) -> None:
    """Break the rules of a game in many small ways, and tell which of them none of its examples notices."""
    from rulebound.play.checking.mutants import try_sample
    from rulebound.play.translate import speech_for
    from rulebound.terminal.reports import mutation, progress
    from rulebound.terminal.screen import Screen

    if sample < 1 or workers < 1:
        raise RuleboundError("try at least 1 mutant, with at least 1 worker")
    speech = speech_for(language or system_language())
    with progress(speech.say("terminal-mutants-progress"), sample) as advance:
        found = try_sample(game, sample, workers, lambda mutant, killer: advance(1), seed)
    mutation(Screen(plain), found, speech)


# ------------------------------------------------------------------ the rulebooks


@rules.command()
def coverage(
    game: Annotated[str | None, typer.Argument(help="One game; by default all.", metavar="GAME")] = None,
    prove: Annotated[bool, typer.Option(help="Check that each example fails when its rule is broken.")] = True,
    language: Language = "",
    plain: Plain = False,
) -> None:
    """How much of the rules is in the ledger, cited by code, shown by examples, proved."""
    from rulebound.games import listed, names
    from rulebound.play.checking.coverage import coverage as measure
    from rulebound.play.translate import speech_for
    from rulebound.terminal.reports import covered
    from rulebound.terminal.screen import Screen

    speech = speech_for(language or system_language())
    if game is not None and game not in listed():
        raise RuleboundError(f"there is no game {game!r}. There are: {', '.join(listed())}")
    found = [measure(name, prove) for name in ([game] if game else listed())]
    covered(Screen(plain), found, speech, prove)
    if any(c.unproved or (c.missing and c.game in names()) for c in found):
        raise typer.Exit(1)


@rules.command()
def show(
    id: Annotated[str, typer.Argument(help="For example lantern/4.", metavar="ID")], language: Language = ""
) -> None:
    """Print a clause: what it says in our words, and what was chosen where it is open."""
    from rulebound.play.clause_words import find_clause
    from rulebound.play.translate import speech_for

    clause = find_clause(id, speech_for(language or system_language()).language)
    if clause is None:
        raise RuleboundError(
            f"there is no clause {id!r}. Clauses are named like lantern/4; try `rulebound rules search`"
        )
    if not clause.says:
        typer.echo(f"{clause.id}: not in the ledger yet")
        return
    typer.echo(f"{clause.id} ({clause.kind}{f' of {clause.of}' if clause.of else ''}): {clause.says}")
    for label, text in (("why there is nothing to execute", clause.why), ("chosen where it is open", clause.choice)):
        if text:
            typer.echo(f"  {label}: {text}")


@rules.command()
def search(
    words: Annotated[list[str], typer.Argument(help="Words that must all occur.", metavar="WORDS...")],
    language: Language = "",
) -> None:
    """Find the clauses whose id or wording has all these words."""
    from rulebound.games import listed
    from rulebound.play.clause_words import clauses_of
    from rulebound.play.translate import speech_for

    found, spoken = False, speech_for(language or system_language()).language
    for game in listed():
        for clause in clauses_of(game, spoken).values():
            text = f"{clause.id} {clause.says}".lower()
            if clause.says and all(word.lower() in text for word in words):
                found = True
                typer.echo(f"{clause.id}: {clause.says}")
    if not found:
        typer.echo("No clause has all these words.")


@rules.command()
def example(
    id: Annotated[str, typer.Argument(help="For example lantern/9.", metavar="ID")],
    open: Annotated[bool, typer.Option("--open", help="Sit down at the first, before its point is made.")] = False,
    language: Language = "",
    plain: Plain = False,
) -> None:
    """Tell the examples of a clause, or sit down at one."""
    from rulebound.play.example_text import examples_of, opened
    from rulebound.play.translate import speech_for
    from rulebound.terminal.client import Terminal
    from rulebound.terminal.home import Seating
    from rulebound.terminal.reports import tell
    from rulebound.terminal.screen import Screen
    from rulebound.terminal.words import Wording

    spoken = language or system_language()
    speech_for(spoken)
    shown = examples_of(id)
    screen = Screen(plain)
    words = Wording(shown[0].game, speech_for(spoken, shown[0].game), screen.plain)
    for each in shown[:1] if open else shown:
        table = opened(each)
        tell(screen, each, table, words)
        screen.write()
    if open:
        Terminal(table.before_the_point(), screen, Seating(language=spoken), keeps=False).run()


if __name__ == "__main__":
    main()
