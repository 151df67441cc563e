"""The dice game for an analysis. Dice are there for everyone, so nobody takes anything from another."""

from __future__ import annotations

from heptapolis.analysis.room import Denied, Turn
from heptapolis.catalogue.dice import dice_box
from heptapolis.game import DiceGame
from heptapolis.game.dice.legal import DiceOption
from heptapolis.game.dice.naming import speaking as naming
from heptapolis.game.dice.record import DiceRecord
from heptapolis.vocab.dice.play import Building, DiceActionKind
from heptapolis.vocab.messages import Gap, Message, Name, message
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


def told(option: DiceOption, seat: int, table: DiceGame) -> Gap:
    """An option as players speak of it; spaces are named as people type them."""
    action = option.action
    if action.kind == DiceActionKind.PASS:
        return message("terminal-pass", n=dice_box().numbers.pass_coins)
    if action.kind == DiceActionKind.SKIP:
        return message("terminal-skip")
    if action.kind == DiceActionKind.WONDER:
        built = table.view(seat, past=False).state.count[seat][Building.WONDER]
        return message("terminal-wonder-stage", n=built + 1)
    if action.kind == DiceActionKind.BONUS:
        return Name("bonus", action.space)
    if not action.die:
        return action.space
    die = message("terminal-needs-die", colour=Name("die", action.die))
    return message("analysis-option-of", thing=die, way=action.space)


def speaking(words: Words, record: DiceRecord) -> Words:
    """A language with the names of this table."""
    return naming(words, record.seats.__getitem__)
