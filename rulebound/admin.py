"""`rulebound admin`: for whoever runs a house. What goes wrong is told in one sentence, with exit code 2."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from rulebound.core.state.errors import RuleboundError

if TYPE_CHECKING:
    from rulebound.server.store import Store

admin = typer.Typer(
    no_args_is_help=True, rich_markup_mode=None,
    help="Look after a house: its state, copies of it, what is to go. The server may run meanwhile.",
)  # fmt: skip
T = TypeVar("T")

Database = Annotated[
    str, typer.Option(help="A file, or an address; otherwise the one of the settings, or beside your saves.")
]
SettingsFile = Annotated[Path | None, typer.Option("--settings", help="A file of settings.", metavar="FILE")]
Yes = Annotated[bool, typer.Option("--yes", help="Do it; without it you are only told what would be done.")]


def place_of(database: str) -> str:
    """Where a server keeps its tables: where it is told to, or beside the saves."""
    from rulebound.terminal.home import home

    return database or str(home() / "tables.db")


def place(database: str, settings: Path | None) -> str:
    """Where the house is that is meant: the same as `rulebound serve` would open."""
    from rulebound.server.settings import read

    return place_of(read(settings, database=database or None).settings.database)


def at_house(database: str, settings: Path | None, doing: Callable[[Store], Awaitable[T]]) -> T:
    from rulebound.server.admin import house_at

    async def done() -> T:
        async with house_at(place(database, settings)) as store:
            return await doing(store)

    return asyncio.run(done())


@admin.command()
def status(database: Database = "", settings: SettingsFile = None) -> None:
    """Tell how many tables, people and answers are kept, how large it is, and which version it has."""
    from rulebound.server.admin import status as run

    for word, told in at_house(database, settings, run):
        typer.echo(f"{word}: {told}")


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(help="A file that is not there yet.", metavar="FILE")],
    database: Database = "",
    settings: SettingsFile = None,
) -> None:
    """Copy the whole house into a file, while people play."""
    from rulebound.server.backup import back_up

    asyncio.run(back_up(place(database, settings), file))
    typer.echo(f"The house is in {file}, with all its secrets: keep it where only you can read it.")


@admin.command()
def restore(
    file: Annotated[Path, typer.Argument(help="What `rulebound admin backup` made.", metavar="FILE")],
    database: Database = "",
    settings: SettingsFile = None,
) -> None:
    """Unpack a backup into an empty place; a file of SQLite may go into PostgreSQL, too."""
    from rulebound.server.backup import restore as run

    asyncio.run(run(file, place(database, settings)))
    typer.echo("The house is unpacked. `rulebound admin check` tells whether every table opens.")


@admin.command()
def check(database: Database = "", settings: SettingsFile = None) -> None:
    """Look for what is wrong: damage, rows that belong to nothing, tables that do not open. Exit code 1 if any is.

    Tables that have outlived their rules are named, too, but are no fault: they go on.
    """
    from rulebound.server.admin import Finding, findings

    async def found(store: Store) -> list[Finding]:
        return [finding async for finding in findings(store)]

    all = at_house(database, settings, found)
    for finding in all:
        typer.echo(finding.said)
    if any(finding.fault for finding in all):
        raise typer.Exit(1)
    typer.echo("Nothing is wrong: every table opens.")


@admin.command()
def export(
    table: Annotated[str, typer.Argument(help="Its id, as in its address.", metavar="TABLE")],
    file: Annotated[Path, typer.Argument(help="Where the save is to be written.", metavar="FILE")],
    database: Database = "",
    settings: SettingsFile = None,
) -> None:
    """Write one table as a save. It holds everybody's secrets."""
    from rulebound.server.admin import export as run

    at_house(database, settings, lambda store: run(store, table, file))
    typer.echo(f"Table {table} is in {file}, with everybody's secrets.")


@admin.command()
def remove(
    tables: Annotated[list[str] | None, typer.Argument(help="Tables, by their ids.", metavar="TABLE...")] = None,
    unused_days: Annotated[
        float | None, typer.Option(help="All that nobody has played at for so many days before the last that was.")
    ] = None,
    yes: Yes = False,
    database: Database = "",
    settings: SettingsFile = None,
) -> None:
    """Remove tables for good. Without --yes it tells which would go, and nothing is changed."""
    from rulebound.server.admin import Found, chosen
    from rulebound.server.admin import remove as run

    if not tables and unused_days is None:
        raise RuleboundError("say which tables are to go: by their ids, or by --unused-days")

    async def done(store: Store) -> list[Found]:
        gone = await chosen(store, tables or [], unused_days)
        if yes:
            await run(store, gone)
        return gone

    gone = at_house(database, settings, done)
    for table in gone:
        typer.echo(str(table))
    typer.echo(f"{len(gone)} tables {'are removed' if yes else 'would go; --yes removes them'}.")


@admin.command()
def end_sessions(
    person: Annotated[str | None, typer.Argument(help="A name, or an id.", metavar="PERSON")] = None,
    all: Annotated[bool, typer.Option("--all", help="Those of everybody.")] = False,
    database: Database = "",
    settings: SettingsFile = None,
) -> None:
    """End sessions: who has lost a cookie to somebody, or everybody, has to be let in anew."""
    from rulebound.server.admin import end_sessions as run

    if (person is None) is not all:
        raise RuleboundError("say whose sessions are to end: a name, or --all")
    n = at_house(database, settings, lambda store: run(store, person))
    typer.echo(f"{n} sessions have ended.")
