"""`heptapolis dice`: the boards of 7 Wonders Dice."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from heptapolis.catalogue.dice import DiceBoard, board_file, dice_box, load_boards
from heptapolis.game import DiceOptions
from heptapolis.words import ENGLISH

app = typer.Typer(help="The boards of 7 Wonders Dice.", no_args_is_help=True)


@app.command("export-board")
def export_board(name: Annotated[str, typer.Argument(help="Name of a board, such as giza.")]) -> None:
    """Print a board as a file that you can correct and play with: heptapolis play --boards FILE."""
    options = DiceOptions()
    typer.echo(board_file(options.boards[options.board_number(name)]), nl=False)


@app.command("check-boards")
def check_boards(file: Annotated[Path, typer.Argument(help="File with boards.")]) -> None:
    """Check a file of boards; faults are reported with their place and reason."""
    for board in load_boards(file):
        typer.echo(f"{board.city}: good. {status_of(board) or 'every space comes from the box'}.")


@app.command("boards")
def boards() -> None:
    """List the boards and how certain their numbers are."""
    for board in dice_box().boards:
        typer.echo(f"{board.id}: {board.city}, {status_of(board)}")


def status_of(board: DiceBoard) -> str:
    """How certain the numbers of a board are; empty if all come from the box."""
    return ENGLISH.say(board.status) if board.status else ""
