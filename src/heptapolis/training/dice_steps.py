"""A dice game between networks and policies, step by step, as plain functions for kernels and loops.

Everybody who is asked answers one question at a time. The others are seen as they stood when the turn began, so that
record is kept beside the game.
"""

from __future__ import annotations

from heptapolis.bots.dice.policies import choose_by, turn_to_chance
from heptapolis.network.dice.observe import CITIES, write_die, write_facts, write_neighbour
from heptapolis.network.dice.spaces import SLOTS, write_slot
from heptapolis.rules.dice.forum import set_up
from heptapolis.rules.dice.legal import legal
from heptapolis.rules.dice.score import score_city, winners
from heptapolis.rules.dice.state import Boards, DiceState
from heptapolis.rules.dice.turn import begin, resolve
from heptapolis.vocab.dice.limits import FORUM
from heptapolis.vocab.dice.play import DiceDecision, DicePhase

JOBS = SLOTS + CITIES + 2
"""What a player sees is written in so many jobs, which may run side by side."""
CITY_JOB, DICE_JOB = SLOTS, SLOTS + CITIES


def start(state: DiceState, boards: Boards, seed: int, players: int) -> None:
    """Deal a game."""
    set_up(state, boards, seed, players)
    begin(state, None)


def is_asked(state: DiceState, player: int) -> bool:
    """Whether a player has a question to answer."""
    return state.phase == DicePhase.ACTIONS and state.pending[player] != DiceDecision.NONE


def see(
    state: DiceState,
    before: DiceState,
    boards: Boards,
    player: int,
    job: int,
    points: list[int],
    sheet: list[int],
    table: list[int],
    slots: list[list[int]],
    grid: list[list[int]],
) -> bool:
    """Do one of the jobs; returns whether the player has a question to answer."""
    if not is_asked(state, player):
        return False
    if job < SLOTS:
        write_slot(state, boards, player, job, slots[job], grid[job])
    elif job < DICE_JOB:
        write_neighbour(state, before, boards, player, job - CITY_JOB, sheet, table)
    elif job == DICE_JOB:
        for slot in range(FORUM):
            write_die(state, boards, player, slot, table)
    else:
        for other in range(state.players):
            points[other] = score_city(before, boards, other, sheet)
        points[player] = score_city(state, boards, player, sheet)
        write_facts(state, before, player, points, table)
    return True


def decide(state: DiceState, player: int, action: int) -> None:
    """The player answers."""
    if is_asked(state, player):
        state.chosen[player] = action


def follow(state: DiceState, boards: Boards, player: int, policy: int, menu: list[int]) -> None:
    """A player who follows a policy answers."""
    if is_asked(state, player):
        listed = legal(state, boards, player, menu)
        turn_to_chance(state, player)
        state.chosen[player] = choose_by(policy, state, boards, player, menu, listed)


def advance(state: DiceState, boards: Boards, sheet: list[int], wins: list[float], points: list[float]) -> None:
    """Carry out what all have chosen; at the end every player's share of the win and points."""
    if state.phase == DicePhase.OVER:
        return
    resolve(state, boards, None)
    if state.phase == DicePhase.OVER:
        totals = sheet[len(sheet) - len(state.coins) :]
        for seat in range(state.players):
            totals[seat] = score_city(state, boards, seat, sheet)
            points[seat] = totals[seat]
        won = winners(state, totals)
        shared = 0
        for seat in range(state.players):
            shared += (won >> seat) & 1
        for seat in range(state.players):
            wins[seat] = ((won >> seat) & 1) / shared
