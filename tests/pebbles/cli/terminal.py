"""Pebbles in the terminal."""

from __future__ import annotations

import typer

from heptapolis.cli.person import ME, Person
from heptapolis.errors import HeptapolisError


class PebbleTerminal(Person):
    """A person takes, and the bots take too."""

    def turn(self) -> None:
        """Everyone takes once."""
        self.tell_news()
        for seat in range(1, self.table.players):
            self.table.choose(seat, self.bots[seat].choose(self.table.view(seat), seat))
        while ME in self.table.deciding():
            try:
                self.table.choose(ME, typer.prompt("pebbles"))
            except HeptapolisError as fault:
                typer.echo(self.explained(fault))
            else:
                return

    def name_of(self, seat: int) -> str:
        """A seat in a sentence."""
        return self.marked(self.table.seats[seat], seat)

    def score_lines(self) -> list[str]:
        """What lies before everyone."""
        return [f"{self.name_of(seat)}: {pile.total}" for seat, pile in enumerate(self.table.score())]
