"""The card game for an analysis: its turns, and the cards that players take from each other."""

from __future__ import annotations

from heptapolis.analysis.cards.denied import denied
from heptapolis.analysis.room import Turn
from heptapolis.game import Game, Options
from heptapolis.game.cards.naming import speaking as naming
from heptapolis.game.cards.text import when
from heptapolis.vocab.cards.play import Phase
from heptapolis.vocab.messages import Message
from heptapolis.words import Words

__all__ = ["denied", "speaking", "turn_of", "where"]


def turn_of(table: Game) -> Turn | None:
    """The turn in which everyone is asked now."""
    state = table.view(past=False).state
    return Turn(state.age, state.turn) if state.phase == Phase.TURN else None


def where(table: Game) -> Message:
    """Where the game stands."""
    state = table.view(past=False).state
    return when(Phase(state.phase), state.age, state.turn)


def speaking(words: Words, options: Options) -> Words:
    """A language with the names of this table."""
    return naming(words, options.names)
