"""A person in seat 0 of a table in the terminal, bots in the others: what is the same for every ruleset."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import typer

from heptapolis.bots import Bot
from heptapolis.errors import IllegalAction, RecordError
from heptapolis.game import Table
from heptapolis.game.score_table import score_table
from heptapolis.words import Words

ME = 0


class Leave(Exception):
    """The person wants to leave."""


class Person(ABC):
    """Plays one game to the end, or until the person leaves."""

    def __init__(self, game: Table, bots: Mapping[int, Bot], save: Path | None, words: Words) -> None:
        self.table, self.bots, self.save, self.words = game, bots, save, words
        self.shown = 0

    def run(self) -> bool:
        """Play to the end, or until the person leaves; returns whether the game could be saved, if requested."""
        typer.echo(self.words("terminal-welcome", title=self.table.options.title_in(self.words)))
        try:
            while not self.table.over:
                self.turn()
            self.tell_news()
            self.tell_result()
        except (Leave, EOFError, KeyboardInterrupt, typer.Abort):
            typer.echo(f"\n{self.words('terminal-leave')}")
        return self.save is None or self.write(self.save)

    @abstractmethod
    def turn(self) -> None:
        """Everyone decides once."""

    @abstractmethod
    def name_of(self, seat: int) -> str:
        """A seat in a sentence."""

    def marked(self, name: str, seat: int) -> str:
        """A name, with a mark if it is the person's own."""
        return f"{name} ({self.words('app-you')})" if seat == ME else name

    def explained(self, fault: Exception) -> str:
        """Why something did not work: what is against the rules in the person's language."""
        if isinstance(fault, IllegalAction):
            cannot = self.words("terminal-cannot", action=fault.action, why=self.words.say(fault.why))
            return f"{cannot}\n{self.words('terminal-try', options=fault.tries)}"
        return str(fault)

    def sentences(self, events: Sequence[Any]) -> list[str]:
        """What happened, in sentences."""
        return [event.sentence(self.words) for event in events]

    def tell_news(self) -> None:
        """What happened since the person last looked."""
        events = self.table.view(ME).events
        tell(self.sentences(events[self.shown :]))
        self.shown = len(events)

    def log_lines(self) -> list[str]:
        """What happened lately."""
        return self.sentences(self.table.view(ME).events)[-30:]

    def score_lines(self) -> list[str]:
        """The score sheet as the cities stand."""
        return score_table(self.table.score(), self.labels(), self.words)

    def labels(self) -> list[str]:
        """Whose column of the score sheet is whose."""
        return list(self.table.seats)

    def write(self, file: Path) -> bool:
        """Save the record."""
        try:
            self.table.record.save(file)
            typer.echo(self.words("terminal-saved", file=str(file)))
            return True
        except RecordError as fault:
            if isinstance(fault.__cause__, OSError):
                typer.echo(self.words("terminal-not-saved", file=str(file), why=str(fault.__cause__.strerror)))
            else:
                typer.echo(self.words("terminal-no-file-name", file=str(file)))
        return False

    def tell_result(self) -> None:
        """The score sheet and the winners."""
        tell(self.score_lines())
        winners = [self.table.seats[seat] for seat in self.table.winners()]
        typer.echo(self.words("terminal-won-by", names=self.words.listed(winners)))

    def number_in(self, answer: str, most: int) -> int | None:
        """A number from 1 to the most that an answer is; None, and a word about it, if it is another number."""
        if len(answer) > 20 or not 1 <= int(answer) <= most:
            typer.echo(self.words("terminal-no-number", answer=answer[:20], most=most))
            return None
        return int(answer)


def tell(lines: list[str]) -> None:
    """Print lines."""
    for line in lines:
        typer.echo(line)
