"""Runs a contest: plays what is still missing of its games, keeps them, and says what they showed."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path

import numpy as np

from heptapolis.arena.contest import Contest
from heptapolis.arena.extras import check_extra
from heptapolis.arena.on_ray import RayPool
from heptapolis.arena.playing import Play, local_pool, piece_of, pieces
from heptapolis.arena.standings import Standings, standings_of
from heptapolis.engine.packing import Array
from heptapolis.errors import BotError
from heptapolis.simulation.interpreted import play_here, try_out
from heptapolis.simulation.run import checked_threads
from heptapolis.simulation.spread import Progress, finished


def hold(
    contest: Contest,
    games: int,
    *,
    folder: Path | None = None,
    threads: int | None = None,
    ray: str = "",
    progress: Progress = lambda games: None,
    report: Callable[[BotError], None] = lambda fault: None,
    compiling: Callable[[], AbstractContextManager[None]] = nullcontext,
) -> Standings:
    """What a contest of at least so many games shows: the same however its games are played.

    A folder keeps the games: a contest that was killed continues there. `ray` is the address of a Ray cluster. Every
    custom bot that fails is reported once.

    >>> from heptapolis import Options
    >>> contest = Contest.of(Options("second-edition", 3), "rulebook, random, random")
    >>> hold(contest, 300).bots[0].win_share > 0.9
    True
    """
    results = play_out(contest, games, folder, threads, ray, progress, report, compiling)
    return standings_of(contest, results)


def play_out(
    contest: Contest,
    games: int,
    folder: Path | None,
    threads: int | None,
    ray: str,
    progress: Progress,
    report: Callable[[BotError], None],
    compiling: Callable[[], AbstractContextManager[None]],
) -> Array:
    """What every city ended with in every game of a contest: those that are missing are played now."""
    check_extra("arena")
    from heptapolis.arena.storage import KeptGames, Storage  # noqa: PLC0415 - needs the extra

    games, threads = contest.games_for(games), checked_threads(threads)
    with Storage(folder, contest, games) if folder else KeptGames(contest, games) as kept:
        progress(int(kept.played.sum()))
        missing = np.flatnonzero(~kept.played).tolist()
        if missing:
            with compiling():
                pool, workers, play = set_up(contest, min(threads, len(missing)), ray)
            reported: set[str] = set()
            with closing(finished(pool, workers, play, pieces(missing, piece_of(contest)))) as played:
                for some in played:
                    kept.add(some.games, some.results)
                    progress(len(some.games))
                    for fault in some.faults:
                        if fault.bot not in reported:
                            reported.add(fault.bot)
                            report(fault)
            kept.finish()
        return kept.results


def set_up(contest: Contest, threads: int, ray: str) -> tuple[Executor, int, Play]:
    """Workers here or on a cluster, how many they are, and what they do; custom bots are tried out before."""
    try_out(contest.bots, contest.bot_seconds)
    if ray:
        pool = RayPool(ray, contest)
        return pool, pool.workers, play_here
    local, play = local_pool(contest, threads)
    return local, threads, play
