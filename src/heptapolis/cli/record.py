"""`heptapolis replay` and `heptapolis verify`: records of games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from heptapolis.errors import RecordError
from heptapolis.game import Game, GameRecord
from heptapolis.game.text import playthrough

File = Annotated[Path, typer.Argument(help="A record of a game.")]


def replay(file: File) -> None:
    """Print a readable playthrough of a recorded game."""
    for line in playthrough(GameRecord.load(file)):
        typer.echo(line)


def verify(file: File) -> None:
    """Check a record: nothing cut or edited, every decision legal, scores and winners as written."""
    record = GameRecord.load(file)
    game = Game.from_record(record)
    if game.result() != record.result:
        raise RecordError("the scores or winners written in the record are not those of its decisions.")
    typer.echo(f"{file}: good. {game.position}.")
