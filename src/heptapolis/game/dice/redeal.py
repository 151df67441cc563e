"""A full dice game that agrees with all that a seat has seen: other dice to come, other choices not yet sent."""

from __future__ import annotations

from random import Random

from heptapolis.game.dice.deal import DiceDeal
from heptapolis.game.dice.game import DiceGame
from heptapolis.game.dice.record import DiceRecord
from heptapolis.game.dice.view import DiceView
from heptapolis.rules.chance import MOST_SEED


def redeal_dice(view: DiceView, rng: Random) -> DiceGame:
    """Draw a full game consistent with the view: `redeal_dice(view, rng).view(view.seat) == view`."""
    rolls = tuple(step.roll for step in view.history) + (() if view.over else (view.roll,))
    boards = tuple(view.options.boards[number].id for number in view.state.board[: view.options.players])
    decided = tuple(choice for step in view.history for choice in step.choices)
    own = () if view.seat is None else tuple((view.seat, action) for action in view.chain)
    seed = rng.randrange(MOST_SEED)
    game = DiceGame.from_record(DiceRecord(view.options, view.seats, DiceDeal(boards, rolls), decided + own, seed))
    for seat in range(game.players):
        while seat != view.seat and seat in game.deciding() and seat not in view.thinking:
            game.choose(seat, rng.choice(game.legal(seat).actions))
    return game
