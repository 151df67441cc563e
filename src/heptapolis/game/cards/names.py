"""Numbers of the rules and names of the catalogue, both ways."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from weakref import WeakKeyDictionary

from heptapolis.catalogue.cards import Box, Card, Edifice, OwnBox, Side, Wonder, box_of, shelf_with
from heptapolis.errors import UnknownName
from heptapolis.rules.cards.kernel import SHIPPED_KERNEL, CardKernel, kernel_of
from heptapolis.vocab.cards.limits import SIDES


@dataclass(frozen=True)
class Board:
    """One side of a wonder, as it is in front of a player."""

    wonder: Wonder
    side: Side

    @property
    def id(self) -> str:
        """Its name in records and notation, such as gizah/day."""
        return f"{self.wonder.id}/{self.side.id}"

    def __str__(self) -> str:
        return f"{self.wonder.city} ({self.side.id})"


class Names:
    """The names of one edition, and the rules over its box."""

    def __init__(self, box: Box, kernel: CardKernel) -> None:
        self.box, self.kernel = box, kernel
        self.edition = kernel.shelf.boxes.index(box)
        self.first_card = kernel.tables.BOXES[self.edition].first_card
        self.first_board = kernel.tables.BOXES[self.edition].first_board
        self.wonders = kernel.shelf.wonders(box)
        self.boards = [Board(wonder, side) for wonder in self.wonders for side in wonder.sides]
        self.edifices = kernel.shelf.edifices
        self.edifice_numbers = {edifice.id: place for place, edifice in enumerate(self.edifices)}
        self.card_numbers = {card.id: self.first_card + place for place, card in enumerate(box.cards)}
        self.board_numbers = {board.id: self.first_board + place for place, board in enumerate(self.boards)}

    @cached_property
    def printed(self) -> dict[str, list[str]]:
        """The ids of cards and boards by what people call them, in small letters; longer names come first."""
        ids: dict[str, list[str]] = {}
        cards, boards = [(card.name, card.id) for card in self.box.cards], [(str(b), b.id) for b in self.boards]
        for printed, known in (*cards, *boards):
            for name in {printed.lower(), known.lower()}:
                ids.setdefault(name, []).append(known)
        return dict(sorted(ids.items(), key=lambda item: -len(item[0])))

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


NAMES_OF_BOXES: WeakKeyDictionary[OwnBox, dict[str, Names]] = WeakKeyDictionary()
"""What was built from custom boxes, by edition; kept as long as the box is in use."""


def names_of(edition: str, own: OwnBox | None = None) -> Names:
    """The names of an edition, and of a box that someone added to it; made once."""
    if own is None:
        return shipped_names(edition)
    made = NAMES_OF_BOXES.setdefault(own, {})
    if edition not in made:
        shelf = shelf_with(own, edition, Path(own.id))
        made[edition] = Names(shelf.boxes[0], kernel_of(shelf, own.digest))
    return made[edition]


@cache
def shipped_names(edition: str) -> Names:
    """The names of an edition without a custom box."""
    return Names(box_of(edition), SHIPPED_KERNEL)
