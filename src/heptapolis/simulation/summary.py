"""What a batch of games showed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from heptapolis.game.registry import TableOptions
from heptapolis.simulation.tally import (
    BOARD_GAMES,
    BOARD_POINTS,
    BOARD_WINS,
    DECISIONS,
    LINE_SUMS,
    SEAT_POINTS,
    SEAT_WINS,
    SHARE,
    TOTAL_SUM,
    TURNS,
)


@dataclass(frozen=True)
class Summary:
    """The sums of a batch, and how long it took: on the clock, and of processor time in all threads together."""

    options: TableOptions
    bots: tuple[str, ...]
    seed: int
    games: int
    threads: int
    device: str
    seconds: float
    cpu_seconds: float
    tally: tuple[int, ...]

    @property
    def games_per_second(self) -> float:
        """Games on the clock."""
        return self.games / self.seconds if self.seconds else 0.0

    @property
    def games_per_cpu_second(self) -> float:
        """Games for each second of one core."""
        return self.games / self.cpu_seconds if self.cpu_seconds else 0.0

    @property
    def cities(self) -> int:
        """How many cities of players were scored."""
        return self.games * self.options.players

    def mean_lines(self) -> dict[str, float]:
        """The mean of every line of the score sheet, in the order of the edition's sheet."""
        return {line.word: self.tally[LINE_SUMS + line] / self.cities for line in self.options.sheet}

    @property
    def mean_score(self) -> float:
        """The mean total of a city."""
        return self.tally[TOTAL_SUM] / self.cities

    @property
    def mean_turns(self) -> float | None:
        """How many turns a game took, where that differs from game to game."""
        return self.tally[TURNS] / self.games if self.tally[TURNS] else None

    def boards(self) -> dict[str, dict[str, float]]:
        """For every wonder side that was played: how often, its mean score and its share of victories."""
        played = {
            board: (number, self.tally[BOARD_GAMES + number]) for number, board in self.options.board_names.items()
        }
        return {
            board: {
                "games": games,
                "mean_score": self.tally[BOARD_POINTS + number] / games,
                "win_share": self.tally[BOARD_WINS + number] / SHARE / games,
            }
            for board, (number, games) in played.items()
            if games
        }

    def seats(self) -> list[dict[str, Any]]:
        """For every seat: its bot, its mean score and its share of victories."""
        return [
            {
                "bot": bot,
                "mean_score": self.tally[SEAT_POINTS + seat] / self.games,
                "win_share": self.tally[SEAT_WINS + seat] / SHARE / self.games,
            }
            for seat, bot in enumerate(self.bots)
        ]

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {
            "rules": self.options.rules,
            "title": self.options.title,
            **self.options.in_short(),
            "bots": list(self.bots),
            "seed": self.seed,
            "games": self.games,
            "threads": self.threads,
            "device": self.device,
            "seconds": self.seconds,
            "cpu_seconds": self.cpu_seconds,
            "games_per_second": self.games_per_second,
            "games_per_cpu_second": self.games_per_cpu_second,
            "decisions": self.tally[DECISIONS],
            **({"mean_turns": self.mean_turns} if self.mean_turns else {}),
            "mean_score": self.mean_score,
            "mean_lines": self.mean_lines(),
            "boards": self.boards(),
            "seats": self.seats(),
        }
