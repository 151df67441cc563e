"""`heptapolis admin`: a backup of everything on a server, and an export of its games; `heptapolis house` before."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heptapolis.cli.serve import Data, Database, settings_of
from heptapolis.errors import SetupError

if TYPE_CHECKING:
    from heptapolis.server.store import Store

admin = typer.Typer(help="Back up a server, and export its games.", no_args_is_help=True)
house = typer.Typer(help="The old name of `heptapolis admin`.", no_args_is_help=True)


@house.callback()
def warn_of_old_name(context: typer.Context) -> None:
    """Say that the command has a new name."""
    command = context.invoked_subcommand
    typer.echo(f"heptapolis house {command} is now heptapolis admin {command}; the old name still works.", err=True)


def store_of(data: Path | None, database: str) -> Store:
    """The database of a server, which must exist."""
    url = settings_of(data, database).url
    from heptapolis.server.store import Store

    store = Store(url)
    file = store.engine.url.database
    if store.is_sqlite and not (file and Path(file).exists()):
        raise SetupError(f"there is no database {file}; give the data folder of a server with --data.")
    return store


@admin.command("backup")
@house.command("backup")
def backup_database(
    file: Annotated[Path, typer.Argument(help="File to write; it must not exist yet.")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Copy everything into one SQLite file while the server runs; `serve --database sqlite:///FILE` can open it."""
    store = store_of(data, database)
    from heptapolis.server.backup import backup

    typer.echo(f"{backup(store, file):,} rows are in {file}.")


@admin.command("export")
@house.command("export")
def export_games(
    file: Annotated[Path, typer.Argument(help="Parquet file to write.")], data: Data = None, database: Database = ""
) -> None:
    """Write all finished public games to a Parquet file, without names."""
    store = store_of(data, database)
    from heptapolis.server.export import export

    typer.echo(f"{export(store, file):,} games are in {file}.")
