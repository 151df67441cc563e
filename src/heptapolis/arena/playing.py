"""Plays games of a contest: compiled if all bots are policies, else interpreted beside the processes of bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import NamedTuple

import numpy as np

from heptapolis.arena.contest import Contest
from heptapolis.bots import Bot
from heptapolis.bots.fallback import BotWithFallback
from heptapolis.bots.process import BotProcess
from heptapolis.bots.seeds import own_seed
from heptapolis.engine.packing import Array
from heptapolis.errors import BotError
from heptapolis.simulation.batch import batch_of
from heptapolis.simulation.interpreted import BotTable, play_here, worker_processes
from heptapolis.simulation.results import FAILED
from heptapolis.vocab.limits import SEATS

COMPILED_GAMES = 500
"""So many compiled games are one piece of work; an interpreted game is one by itself."""


class PlayedGames(NamedTuple):
    """Some games of a contest by number, what their cities ended with, and what went wrong with custom bots."""

    games: list[int]
    results: Array
    faults: list[BotError]


Play = Callable[[list[int]], PlayedGames]


class CompiledPlayer:
    """Plays a contest between policies and networks; threads may share it."""

    def __init__(self, contest: Contest) -> None:
        self.contest, self.batch = contest, batch_of(contest.options, contest.bots)
        self.numbers = self.batch.minds(contest.bots)

    def play(self, games: list[int]) -> PlayedGames:
        """Play these games."""
        seeds, policies = np.zeros(len(games), np.int64), np.zeros((len(games), SEATS), np.int64)
        for row, game in enumerate(games):
            deal, seating = self.contest.seated(game)
            seeds[row] = self.contest.seed_of(deal)
            policies[row, : len(seating)] = self.numbers[list(seating)]
        return PlayedGames(games, self.batch.play_each(seeds, policies), [])


class InterpretedPlayer:
    """Plays a contest with custom bots, game by game."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.table = TableWithFallback(contest)

    def play(self, games: list[int]) -> PlayedGames:
        """Play these games."""
        self.table.faults = []
        results = [self.table.result(*self.contest.seated(game)) for game in games]
        return PlayedGames(games, np.array(results, np.int64), self.table.faults)


class TableWithFallback(BotTable):
    """A table at which a bot that fails loses the rest of the game to `beginner`, and begins the next one afresh.

    Every seat of a custom bot has a process of its own.
    """

    def __init__(self, contest: Contest) -> None:
        super().__init__(contest.options, contest.sources, contest.bot_seconds)
        self.contest = contest
        self.faults: list[BotError] = []
        self.seated: dict[int, BotWithFallback] = {}

    def result(self, deal: int, seating: Sequence[int]) -> list[list[int]]:
        """What the cities ended with in the game of a deal and a seating."""
        self.seated = {}
        game = self.played(self.contest.seed_of(deal), self.places_in(seating))
        rows = self.batch.result(game.view().state)
        for seat, bot in self.seated.items():
            rows[seat][FAILED] = int(bot.failed)
        return rows

    def places_in(self, seating: Sequence[int]) -> list[int]:
        """For each seat one of the places in which its bot was named, each place once."""
        places: dict[int, list[int]] = {}
        for place, source in enumerate(self.sources):
            places.setdefault(self.contest.bots.index(source), []).append(place)
        return [places[bot].pop(0) for bot in seating]

    def bot(self, place: int, seat: int, seed: int) -> Bot:
        """One of the bots for a new game."""
        if place not in self.own:
            return super().bot(place, seat, seed)
        bot = self.seated[seat] = BotWithFallback(self.own[place], lambda fault: self.failed(place, seed, fault), seed)
        try:
            self.own[place].begin(own_seed(seed, seat))
        except BotError as fault:
            bot.failed = True
            self.failed(place, seed, fault)
        return bot

    def failed(self, place: int, seed: int, fault: BotError) -> None:
        """Note what went wrong; the next game has a new process."""
        self.faults.append(fault.in_game(seed))
        self.own[place].close()
        self.own[place] = BotProcess(self.sources[place], self.contest.bot_seconds)


def has_custom(contest: Contest) -> bool:
    """Whether a custom bot plays, so that games are interpreted."""
    return any(not source.is_compiled for source in contest.bots)


def player_of(contest: Contest) -> CompiledPlayer | InterpretedPlayer:
    """What plays the games of a contest in one thread or process."""
    return InterpretedPlayer(contest) if has_custom(contest) else CompiledPlayer(contest)


def piece_of(contest: Contest) -> int:
    """How many games are one piece of work."""
    return 1 if has_custom(contest) else COMPILED_GAMES


def pieces(games: Sequence[int], size: int) -> Iterator[tuple[list[int]]]:
    """These games in pieces of work."""
    for first in range(0, len(games), size):
        yield (list(games[first : first + size]),)


def local_pool(contest: Contest, workers: int) -> tuple[Executor, Play]:
    """Workers on this computer, and what they do: threads share compiled code, custom bots need processes."""
    if has_custom(contest):
        return worker_processes(workers, InterpretedPlayer, contest), play_here
    player = CompiledPlayer(contest)
    player.batch.play_each(np.zeros(0, np.int64), np.zeros((0, SEATS), np.int64))  # compiles, or loads what was
    return ThreadPoolExecutor(workers), player.play
