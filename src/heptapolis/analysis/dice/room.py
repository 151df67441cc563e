"""The dice game for an analysis. Dice are there for everyone, so nobody takes anything from another."""

from __future__ import annotations

from heptapolis.analysis.room import Denied, Turn
from heptapolis.game import DiceGame, DiceOptions
from heptapolis.game.dice.record import DiceRecord
from heptapolis.vocab.messages import Message, message
from heptapolis.words import Words


def turn_of(table: DiceGame) -> Turn | None:
    """The turn in which everyone acts now."""
    return Turn(0, table.turn)


def where(table: DiceGame) -> Message:
    """Where the game stands."""
    return message("step-dice-turn", turn=table.turn)


def denied(record: DiceRecord) -> tuple[Denied, ...]:
    """Nothing."""
    return ()


def speaking(words: Words, options: DiceOptions) -> Words:
    """A language with the names of this table: nothing that an analysis tells of has another name there."""
    return words
