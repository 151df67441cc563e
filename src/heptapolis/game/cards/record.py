"""The record of a card game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from heptapolis.game.cards.action import Action
from heptapolis.game.cards.deal import Deal, Options
from heptapolis.game.cards.notation import format_game, parse_game
from heptapolis.game.cards.old_rules import version_of
from heptapolis.game.notation import parse_decision
from heptapolis.game.record import Record


class GameRecord(Record):
    """Everything that makes a card game: who sat down to what, what was dealt, what was decided.

    >>> GameRecord.parse("second-edition players=3 wonders=random sides=first seed=7 | 0 sell loom_1").seed
    7
    """

    options: Options
    deal: Deal

    def __str__(self) -> str:
        return format_game(self.options, self.seats, self.deal, self.seed, self.decisions)

    @classmethod
    def parse(cls, text: str) -> GameRecord:
        """Read the short text form; str() gives it back."""
        options, seats, deal, seed, decisions = parse_game(text)
        return cls(options, seats, deal, decisions, seed, version=version_of(decisions, options.names))

    @classmethod
    def read_parts(cls, values: Mapping[str, Any]) -> GameRecord:
        """The record of the values of a file."""
        return cls(
            Options.from_json(values["rules"], values["options"]),
            tuple(map(str, values["seats"])),
            Deal.from_json(values["deal"]),
            tuple(parse_decision(str(entry), Action.parse) for entry in values["decisions"]),
            values["seed"],
            values["result"],
        )
