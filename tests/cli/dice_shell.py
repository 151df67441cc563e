"""Dice games through the keyboard: what to type for a whole game, and the record that must come of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from catalogue.dice_boards import Table, space_in, table_of, write_boards
from cli.shell import ME
from heptapolis.bots import bot_of
from heptapolis.catalogue.dice import DiceBoard
from heptapolis.game import DiceAction, DiceGame, DiceRecord
from heptapolis.game.dice.legal import DiceLegal
from heptapolis.vocab.dice.play import DiceDecision

Choose = Callable[[DiceGame, DiceLegal], DiceAction]
Aside = Callable[[DiceGame, DiceLegal], Sequence[str]]
SEND = ""
"""An empty line sends a chain of several choices."""


def nothing(_: DiceGame, __: DiceLegal) -> Sequence[str]:
    """Nothing is typed beside the answers."""
    return ()


def rehearse_dice(
    choose: Choose,
    seed: int,
    boards: Sequence[str] = (),
    *,
    players: int = 3,
    custom: Sequence[DiceBoard] = (),
    bot: str = "rulebook",
    aside: Aside = nothing,
    by_number: bool = False,
) -> tuple[str, DiceRecord]:
    """What to type for a whole game against bots of a seed, and its record; `aside` is typed before each answer."""
    seats = ["you", *[f"{bot} {number}" for number in range(1, players)]]
    game = DiceGame(players, seed=seed, boards=boards, custom=custom, seats=seats)
    against = bot_of(bot, seed)
    lines: list[str] = []
    while not game.over:
        turn = game.turn
        while game.decision(ME) != DiceDecision.NONE:
            legal = game.legal(ME)
            action = choose(game, legal)
            lines += [*aside(game, legal), str(legal.actions.index(action) + 1) if by_number else str(action)]
            game.choose(ME, action)
        if len(game.chain(ME)) > 1:
            lines.append(SEND)
        for seat in range(1, players):
            while game.turn == turn and not game.over and seat in game.deciding():
                game.choose(seat, against.choose(game.view(seat)))
    return "".join(f"{line}\n" for line in lines), game.record


def dearest(_: DiceGame, legal: DiceLegal) -> DiceAction:
    """The dearest option, the wonder before all others; green dice are left alone, so that special dice stay locked."""
    options = [option for option in legal if option.action.die != "green"]
    wonders = [option.action for option in options if str(option.action) == "wonder"]
    return (wonders or [max(options, key=lambda option: option.price).action])[0]


def sure(table: Table) -> Table:
    """A board on which every space has been checked."""
    for building in table.values():
        for track in building["tracks"] if isinstance(building, dict) else ():
            for space in track["spaces"]:
                space["confidence"] = "high"
    return table


def corrected_giza(folder: Path) -> Path:
    """The file of a person who has checked Giza: its stages cost nothing and are worth 20 points each."""
    table = sure(table_of())
    for stage in (1, 2, 3):
        space_in(table, "wonder", place=stage).update(cost=0, effects=[{"points": 20}])
    return write_boards(folder, table)
