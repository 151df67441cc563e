"""Numbers of the rules and names of the catalogue, both ways."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from heptapolis.catalogue.cards import EDITIONS, Box, Card, Edifice, Side, Wonder, box_of
from heptapolis.errors import UnknownName
from heptapolis.rules.cards.tables import BOXES, edifices, wonders_of
from heptapolis.vocab.cards.limits import SIDES


@dataclass(frozen=True)
class Board:
    """One side of a wonder, as it lies before a player."""

    wonder: Wonder
    side: Side

    @property
    def id(self) -> str:
        """Its name in records and notation, such as gizah/day."""
        return f"{self.wonder.id}/{self.side.id}"

    def __str__(self) -> str:
        return f"{self.wonder.city} ({self.side.id})"


class Names:
    """The names of one edition."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.edition = EDITIONS.index(box.id)
        self.first_card = BOXES[self.edition].first_card
        self.first_board = BOXES[self.edition].first_board
        self.wonders = wonders_of(box)
        self.boards = [Board(wonder, side) for wonder in self.wonders for side in wonder.sides]
        self.edifices = edifices()
        self.edifice_numbers = {edifice.id: place for place, edifice in enumerate(self.edifices)}
        self.card_numbers = {card.id: self.first_card + place for place, card in enumerate(box.cards)}
        self.board_numbers = {board.id: self.first_board + place for place, board in enumerate(self.boards)}

    def card(self, number: int) -> Card:
        """The card with this number."""
        return self.box.cards[number - self.first_card]

    def board(self, number: int) -> Board:
        """The board side with this number."""
        return self.boards[number - self.first_board]

    def card_number(self, name: str) -> int:
        """The number of the card with this id."""
        if name not in self.card_numbers:
            raise UnknownName("card", name, self.card_numbers)
        return self.card_numbers[name]

    def wonder(self, name: str) -> Wonder:
        """The wonder with this id or city, or another spelling of it."""
        for wonder in self.wonders:
            if wonder.called(name):
                return wonder
        raise UnknownName("wonder", name, [wonder.id for wonder in self.wonders])

    def side(self, wonder: Wonder, name: str) -> Side:
        """The side of a wonder with this name; the words of the edition serve for guest boards too."""
        for side, word in zip(wonder.sides, self.box.sides, strict=True):
            if name.lower() in (side.id.lower(), word.lower()):
                return side
        raise UnknownName(f"side of {wonder.city}", name, [side.id for side in wonder.sides])

    def board_number(self, name: str) -> int:
        """The number of a board side such as gizah/day; other spellings of the city serve too."""
        wonder_name, slash, side_name = name.partition("/")
        wonder = self.wonder(wonder_name)
        side = self.side(wonder, side_name) if slash else wonder.sides[0]
        return self.board_numbers[Board(wonder, side).id]

    def edifice(self, number: int) -> Edifice:
        """The common project with this number."""
        return self.edifices[number]

    def edifice_number(self, name: str) -> int:
        """The number of the common project with this id."""
        if name not in self.edifice_numbers:
            raise UnknownName("edifice", name, self.edifice_numbers)
        return self.edifice_numbers[name]

    @property
    def tokens(self) -> tuple[int, ...]:
        """The values of the victory tokens, by Age."""
        return self.box.constants.victory

    def other_side(self, number: int) -> int:
        """The number of the other side of the same board."""
        place = number - self.first_board
        return self.first_board + place - place % SIDES + (SIDES - 1 - place % SIDES)


@cache
def names_of(edition: str) -> Names:
    """The names of an edition, made once."""
    return Names(box_of(edition))
