"""What the network of the dice game is shown of a view: plain numbers, interpreted."""

from __future__ import annotations

from heptapolis.game import DiceView
from heptapolis.network.dice.observe import TABLE_SIZE, observe
from heptapolis.network.dice.spaces import KINDS, SLOT_SIZE, SLOTS
from heptapolis.network.sight import Sight
from heptapolis.rules.dice.score import SHEET
from heptapolis.rules.dice.state import Boards, DiceState
from heptapolis.vocab.limits import SEATS


def sight_in(state: DiceState, before: DiceState, boards: Boards, seat: int) -> Sight:
    """What the decision of a seat looks like; `before` is the game as it stood when the turn began."""
    sight = Sight.empty(TABLE_SIZE, SLOTS, SLOT_SIZE, SLOTS, KINDS)
    observe(state, before, boards, seat, [0] * SHEET, [0] * SEATS, sight.table, sight.slots, sight.grid)
    return sight


def sight_of(view: DiceView, seat: int) -> Sight:
    """What the open decision of the player looks like. A view shows the others as they stood when the turn began."""
    return sight_in(view.state, view.state, view.options.rows, seat)
