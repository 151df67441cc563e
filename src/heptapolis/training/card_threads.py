"""One thread's share of each step, as plain functions: which game, seat or row it is, and its part of the arrays.

Every function takes its thread, room for a menu and for a score sheet, then the arrays.
"""

from __future__ import annotations

from typing import Any

from heptapolis.training.card_steps import advance, decide, follow, see, start, survey
from heptapolis.vocab.cards.play import Phase


def start_thread(thread: int, menu: Any, sheet: Any, games: Any, memories: Any, seeds: Any, tables: Any) -> None:
    """Deal a game."""
    start(games[thread], memories[thread], seeds[thread], tables[thread])


def survey_thread(thread: int, menu: Any, sheet: Any, games: Any, points: Any, cities: Any, stagings: Any) -> None:
    """Look at a city; threads side by side look at cities of the same seat."""
    game, seat = thread % len(games), thread // len(games)
    survey(games[game], seat, sheet, menu, points[game], cities[game][seat], stagings[game][seat])


def see_thread(
    thread: int,
    menu: Any,
    sheet: Any,
    games: Any,
    memories: Any,
    rows: Any,
    points: Any,
    cities: Any,
    stagings: Any,
    tables: Any,
    slots: Any,
    grids: Any,
    asked: Any,
) -> None:
    """Do a job for a row; threads side by side do the same one."""
    row, job = thread % len(rows), thread // len(rows)
    game, player = rows[row][0], rows[row][1]
    there = see(
        games[game],
        player,
        job,
        memories[game],
        points[game],
        cities[game],
        stagings[game],
        menu,
        tables[row],
        slots[row],
        grids[row],
    )
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


def follow_thread(thread: int, menu: Any, sheet: Any, games: Any, rows: Any, policies: Any) -> None:
    """A row follows its policy."""
    follow(games[rows[thread][0]], rows[thread][1], policies[thread], menu)


def advance_thread(
    thread: int, menu: Any, sheet: Any, games: Any, memories: Any, wins: Any, points: Any, going: Any
) -> None:
    """A game goes on, if all have chosen."""
    advance(games[thread], memories[thread], sheet, wins[thread], points[thread])
    going[thread] = 0 if games[thread].phase == Phase.OVER else 1


THREADS = (start_thread, survey_thread, see_thread, decide_thread, follow_thread, advance_thread)
