"""What a table of the dice game agrees on."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from heptapolis.catalogue.dice import DiceBoard, dice_box
from heptapolis.catalogue.dice.audit import audit_board
from heptapolis.catalogue.dice.load import boards_of
from heptapolis.catalogue.dice.write import board_table
from heptapolis.catalogue.entry import Entry
from heptapolis.errors import SetupError, UnknownName, count_of
from heptapolis.game.given import whole_number
from heptapolis.game.registry import check_options
from heptapolis.rules.constants import Rows
from heptapolis.rules.dice.constants import board_rows
from heptapolis.vocab.dice.play import CITY, Building
from heptapolis.words import ENGLISH, Words

RULES = "dice"
OWN_BOARDS = Path("own", "boards")
"""How an error names boards that came with a record or from a program, not from a file."""


@dataclass(frozen=True)
class DiceOptions:
    """The number of players, and boards that someone brought along: they take the places of ours of the same name."""

    players: int = 3
    custom: tuple[DiceBoard, ...] = ()

    def __post_init__(self) -> None:
        box = dice_box()
        object.__setattr__(self, "players", whole_number(self.players, "players"))
        if not box.least_players <= self.players <= box.most_players:
            raise SetupError(
                f"{count_of(self.players, 'player')} cannot play {box.name}; "
                f"it is for {box.least_players} to {box.most_players} players."
            )
        for board in self.custom:
            entry = Entry(OWN_BOARDS, f"board {board.id}", {})
            if [other.id for other in self.custom].count(board.id) > 1:
                raise entry.fault("appears twice")
            audit_board(board, box, entry)

    @property
    def rules(self) -> str:
        """The name of the ruleset."""
        return RULES

    @property
    def cities(self) -> int:
        """How many cities there are."""
        return self.players

    @cached_property
    def boards(self) -> tuple[DiceBoard, ...]:
        """The boards that are dealt from: those brought along first."""
        brought = [board.id for board in self.custom]
        return (*self.custom, *[board for board in dice_box().boards if board.id not in brought])

    @cached_property
    def rows(self) -> Rows[Any]:
        """The boards as the rules read them."""
        return board_rows(self.boards)

    @property
    def board_names(self) -> dict[int, str]:
        """The boards by their numbers in the rules."""
        return {number: board.id for number, board in enumerate(self.boards)}

    def board_number(self, name: str) -> int:
        """The number of the board with this id; if there is none, with this city."""
        for names in ([board.id for board in self.boards], [board.city.lower() for board in self.boards]):
            if name.lower() in names:
                return names.index(name.lower())
        raise UnknownName("board", name, [board.id for board in self.boards])

    @property
    def sheet(self) -> tuple[Building, ...]:
        """The lines of the score sheet."""
        return CITY

    @property
    def title(self) -> str:
        """What is played, in English words.

        >>> DiceOptions(4).title
        '7 Wonders Dice, 4 players (board numbers reconstructed)'
        """
        return self.title_in(ENGLISH)

    def title_in(self, words: Words) -> str:
        """What is played, in a language; that board numbers are reconstructed is always said."""
        title = words("title-players", game=words("rules-dice"), n=self.players)
        unsure = any(board.unsure for board in self.boards)
        return words("title-reconstructed", title=title) if unsure else title

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values; boards that someone brought along stand there whole."""
        custom = [board_table(board) for board in self.custom]
        return {"players": self.players} | ({"boards": custom} if custom else {})

    def in_short(self) -> dict[str, Any]:
        """As plain JSON values; boards that someone brought along are named."""
        return {"players": self.players} | ({"own_boards": [board.id for board in self.custom]} if self.custom else {})

    @classmethod
    def from_json(cls, values: dict[str, Any]) -> DiceOptions:
        """Read what `to_json` wrote."""
        check_options(values, ["players", "boards"])
        custom: tuple[DiceBoard, ...] = ()
        if "boards" in values:
            custom = boards_of(Entry(OWN_BOARDS, "options", {"board": values["boards"]}), dice_box())
        return cls(values["players"], custom)
