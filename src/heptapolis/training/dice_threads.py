"""One thread's share of each step of the dice game: which game or row it is, and its part of the arrays.

Every function takes its thread, room for a menu and for a score sheet, then the arrays.
"""

from __future__ import annotations

from typing import Any

from heptapolis.training.dice_steps import advance, decide, follow, see, start
from heptapolis.vocab.dice.play import DicePhase


def start_thread(
    thread: int, menu: Any, sheet: Any, games: Any, befores: Any, boards: Any, seeds: Any, players: Any
) -> None:
    """Deal a game."""
    start(games[thread], boards, seeds[thread], players[thread])
    befores[thread] = games[thread]


def see_thread(
    thread: int,
    menu: Any,
    sheet: Any,
    games: Any,
    befores: Any,
    boards: Any,
    rows: Any,
    tables: Any,
    slots: Any,
    grids: Any,
    asked: Any,
) -> None:
    """Do a job for a row; threads side by side do the same one."""
    row, job = thread % len(rows), thread // len(rows)
    game, player = rows[row][0], rows[row][1]
    there = see(games[game], befores[game], boards, player, job, menu, sheet, tables[row], slots[row], grids[row])
    if job == 0:
        asked[row] = 1 if there else 0


def decide_thread(
    thread: int, menu: Any, sheet: Any, games: Any, rows: Any, grids: Any, choices: Any, asked: Any
) -> None:
    """A row takes the action at a place of its grid."""
    if asked[thread] != 0:
        kinds = len(grids[thread][0])
        action = grids[thread][choices[thread] // kinds][choices[thread] % kinds]
        decide(games[rows[thread][0]], rows[thread][1], action)


def follow_thread(thread: int, menu: Any, sheet: Any, games: Any, boards: Any, rows: Any, policies: Any) -> None:
    """A row follows its policy."""
    follow(games[rows[thread][0]], boards, rows[thread][1], policies[thread], menu)


def advance_thread(
    thread: int, menu: Any, sheet: Any, games: Any, befores: Any, boards: Any, wins: Any, points: Any, going: Any
) -> None:
    """A game goes on; when a new turn begins, how it stands is kept."""
    turn = games[thread].turn
    advance(games[thread], boards, sheet, wins[thread], points[thread])
    if games[thread].turn != turn:
        befores[thread] = games[thread]
    going[thread] = 0 if games[thread].phase == DicePhase.OVER else 1
