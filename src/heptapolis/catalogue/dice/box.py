"""The box of the dice game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from heptapolis.catalogue.dice.board import DiceBoard, Plan, effects_message
from heptapolis.errors import UnknownName
from heptapolis.vocab.dice.effects import DiceEffect
from heptapolis.vocab.dice.play import COLOUR_OF, GROUPS, Building, DieColour
from heptapolis.vocab.messages import Message


@dataclass(frozen=True)
class Die:
    """One die: its name, its colour and its six faces."""

    id: str
    colour: DieColour
    faces: tuple[str, ...]


@dataclass(frozen=True)
class Bonus:
    """A bonus box: its name and what it does."""

    id: str
    effects: tuple[DiceEffect, ...]

    @property
    def message(self) -> Message:
        """What it does."""
        return effects_message(self.effects)


@dataclass(frozen=True)
class Numbers:
    """The numbers of the rulebook, and two that it leaves open: the odds of the zones and the longest game."""

    start_coins: int
    pass_coins: int
    first_agora_points: int
    bonuses_to_end: int
    turns_after_trigger: int
    zone_prices: tuple[int, ...]
    zone_weights: tuple[int, ...]
    most_turns: int


@dataclass(frozen=True)
class DiceBox:
    """Everything in the box."""

    id: str
    name: str
    year: int
    least_players: int
    most_players: int
    numbers: Numbers
    dice: tuple[Die, ...]
    forum: tuple[str, ...]
    wild: tuple[str, ...]
    bonuses: tuple[Bonus, ...]
    common: tuple[Plan, ...]
    boards: tuple[DiceBoard, ...]
    components: dict[str, int]
    sources: dict[str, str]

    @cached_property
    def symbols(self) -> tuple[tuple[DieColour, str], ...]:
        """Every different face of every colour, as the rules number them."""
        return tuple(dict.fromkeys((die.colour, face) for die in self.dice for face in die.faces))

    def die(self, name: str) -> int:
        """The number of the die with this name."""
        for number, die in enumerate(self.dice):
            if die.id == name:
                return number
        raise UnknownName("die", name, [die.id for die in self.dice])

    def shown(self, face: str) -> tuple[Building, ...]:
        """The buildings that a face of the black or purple die shows."""
        return tuple(building for group in (self.wild if face == WILD else (face,)) for building in GROUPS[group])

    def opened(self, board: DiceBoard, colour: DieColour, face: str) -> tuple[int, ...]:
        """The tracks of a board that a face opens, by number."""
        if colour == DieColour.PURPLE:
            where: tuple[Building, ...] = (Building.GUILD_COURT,)
        elif colour == DieColour.BLACK:
            where = self.shown(face)
        else:
            where = tuple(building for building, own in COLOUR_OF.items() if own == colour)
        by_building = colour in SHOWING
        return tuple(
            number
            for number, (building, track) in enumerate(board.tracks)
            if building in where and (by_building or face in track.symbols)
        )


SHOWING = (DieColour.BLACK, DieColour.PURPLE)
"""The dice whose faces show buildings."""

WILD = "any"
"""The face of the black die that leaves the choice among several buildings."""
