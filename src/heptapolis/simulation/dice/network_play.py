"""How networks and policies play dice together: compiled for tables with networks, where they stand in for block.py's.

The policies of a table are then its players. A number below nought in place of a policy is a network: -1 the first.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from heptapolis.bots.dice.policies import choose_by, turn_to_chance
from heptapolis.network.dice.observe import observe
from heptapolis.network.layers import Desk, Networks, best_action, think
from heptapolis.rules.dice.legal import legal
from heptapolis.rules.dice.state import NOT_CHOSEN, Boards, DiceState
from heptapolis.rules.dice.turn import resolve
from heptapolis.simulation.tally import DECISIONS, TURNS
from heptapolis.vocab.dice.play import DiceDecision, DicePhase


class DicePlayers(NamedTuple):
    """Who plays, with which networks, and where it is written what they see."""

    minds: Any
    seatings: Any
    """The minds of each of several games."""
    networks: Networks
    desk: Desk
    present: int
    """The column of a slot that says whether there is anything in it."""
    before: Any
    """One record: the game as it stood when the turn began."""
    sheet: Any
    points: Any
    table: Any
    slots: Any
    grid: Any


def seated_in(players: DicePlayers, game: int) -> DicePlayers:
    """Who plays one of several games."""
    for seat in range(len(players.minds)):
        players.minds[seat] = players.seatings[game, seat]
    return players


def play_to_the_end(state: DiceState, boards: Boards, players: DicePlayers, menu: list[int], tally: list[int]) -> None:
    """Every player follows a policy or a network until the game is over; a choice that is made already stands."""
    players.before[0] = state
    turn = state.turn + 0
    while state.phase != DicePhase.OVER:
        if state.turn != turn:
            players.before[0] = state
            turn = state.turn + 0
        for seat in range(state.players):
            if state.pending[seat] != DiceDecision.NONE and state.chosen[seat] == NOT_CHOSEN:
                state.chosen[seat] = choice_of(state, boards, seat, players, menu)
                tally[DECISIONS] += 1
        resolve(state, boards, None)
    tally[TURNS] += state.turn


def choice_of(state: DiceState, boards: Boards, seat: int, players: DicePlayers, menu: list[int]) -> int:
    """What a player chooses."""
    mind = players.minds[seat]
    if mind >= 0:
        listed = legal(state, boards, seat, menu)
        turn_to_chance(state, seat)
        return choose_by(mind, state, boards, seat, menu, listed)
    before = players.before[0]
    observe(state, before, boards, seat, players.sheet, players.points, players.table, players.slots, players.grid)
    think(players.networks, -1 - mind, players.desk, players.present, players.table, players.slots, players.grid)
    return best_action(players.desk, players.grid)
