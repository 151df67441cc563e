"""A person in seat 0 of a table in the terminal, bots in the others: what is the same for every ruleset."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

import typer

from heptapolis.bots import Bot
from heptapolis.game import Table
from heptapolis.game.sheet import score_table

ME = 0


class Leave(Exception):
    """The person wants to leave."""


class Person(ABC):
    """Plays one game to the end, or until the person leaves."""

    def __init__(self, game: Table, bots: dict[int, Bot], save: Path | None) -> None:
        self.table, self.bots, self.save = game, bots, save
        self.shown = 0

    def run(self) -> bool:
        """Play to the end, or until the person leaves; tells whether the game could be saved if that was wanted."""
        typer.echo(f"{self.table.options.title}. Type help for help.")
        try:
            while not self.table.over:
                self.turn()
            self.tell_news()
            self.tell_result()
        except (Leave, EOFError, KeyboardInterrupt, typer.Abort):
            typer.echo("\nYou leave the table.")
        return self.save is None or self.write(self.save)

    @abstractmethod
    def turn(self) -> None:
        """Everybody decides once."""

    @abstractmethod
    def sentence(self, event: Any) -> str:
        """An event in words."""

    def tell_news(self) -> None:
        """What happened since the person last looked."""
        events = self.table.view(ME).events
        for event in events[self.shown :]:
            typer.echo(self.sentence(event))
        self.shown = len(events)

    def log_lines(self) -> list[str]:
        """What happened lately."""
        return [self.sentence(event) for event in self.table.view(ME).events[-30:]]

    def score_lines(self) -> list[str]:
        """The score sheet as the cities stand."""
        return score_table(self.table.score(), list(self.table.seats))

    def write(self, file: Path) -> bool:
        """Save the record."""
        try:
            self.table.record.save(file)
            typer.echo(f"The game is written to {file}.")
            return True
        except OSError as fault:
            typer.echo(f"{file} cannot be written: {fault.strerror}.")
        except ValueError:
            typer.echo(f"{file} cannot be written: it is no name of a file.")
        return False

    def tell_result(self) -> None:
        """The score sheet and the winners."""
        tell(self.score_lines())
        typer.echo(f"Won by {' and '.join(self.table.seats[seat] for seat in self.table.winners())}.")


def tell(lines: list[str]) -> None:
    """Print lines."""
    for line in lines:
        typer.echo(line)


def number_in(answer: str, most: int) -> int | None:
    """A number from 1 to the most that an answer is; None, and a word about it, if it is another number."""
    if len(answer) > 20 or not 1 <= int(answer) <= most:
        typer.echo(f"There is no number {answer[:20]}; choose from 1 to {most}.")
        return None
    return int(answer)
