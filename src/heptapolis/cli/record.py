"""`heptapolis replay` and `heptapolis verify`: records of games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from heptapolis.cli.options import Language, words_for
from heptapolis.errors import RecordError
from heptapolis.game import Record, fold
from heptapolis.game.rulesets import check_fair, playthrough_of

File = Annotated[Path, typer.Argument(help="File with the record of a game.")]


def replay(file: File, language: Language = None) -> None:
    """Print a readable playthrough of a recorded game."""
    for line in playthrough_of(Record.load(file), words_for(language)):
        typer.echo(line)


def verify(file: File) -> None:
    """Check a record: not truncated or edited, every decision legal, scores and winners as written, the deal fair."""
    record = Record.load(file)
    game = fold(record)
    if game.result() != record.result:
        raise RecordError("the scores or winners written in the record are not those of its decisions.")
    check_fair(record)
    fair = " The deal was fair." if record.fair else ""
    typer.echo(f"{file}: good. {game.position}.{fair}")
