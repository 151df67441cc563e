"""The card game for an analysis: its turns, and the cards that players take from each other."""

from __future__ import annotations

from heptapolis.analysis.cards.denied import denied
from heptapolis.analysis.room import Turn
from heptapolis.game import Game, Option
from heptapolis.game.cards.naming import speaking as naming
from heptapolis.game.cards.record import GameRecord
from heptapolis.game.cards.text import way_of, when
from heptapolis.vocab.cards.play import ActionKind, Phase
from heptapolis.vocab.messages import Gap, Message, Name, Several, message
from heptapolis.words import Words

__all__ = ["denied", "speaking", "told", "turn_of", "where"]


def turn_of(table: Game) -> Turn | None:
    """The turn in which everyone is asked now."""
    state = table.view(past=False).state
    return Turn(state.age, state.turn) if state.phase == Phase.TURN else None


def where(table: Game) -> Message:
    """Where the game stands."""
    state = table.view(past=False).state
    return when(Phase(state.phase), state.age, state.turn)


def told(option: Option, seat: int, table: Game) -> Message:
    """An option as players speak of it: a card, a board or tokens, and what is done with them."""
    action = option.action
    if action.kind == ActionKind.DECLINE:
        return message("ask-decline")
    thing: Gap = Name("board" if action.kind == ActionKind.TAKE else "card", action.card)
    if action.kind == ActionKind.FORFEIT:
        thing = message("terminal-tokens", tokens=Several(tuple(action.card.split("+"))))
    return message("analysis-option-of", thing=thing, way=way_of(option, seat, table.options))


def speaking(words: Words, record: GameRecord) -> Words:
    """A language with the names of this table; players are spoken of, not to."""
    seats = (*record.seats, words("table-free-city"))
    return naming(words.of_another(), record.options.names, seats.__getitem__)
