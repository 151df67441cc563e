"""A whole game: every choice judged, the curve of win chances, turning points, and what was denied."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any

from heptapolis.analysis.choices import JudgedChoice, counts_of, judged
from heptapolis.analysis.curve import Point, TurningPoint, point_of, turning_points
from heptapolis.analysis.outlooks import PLAYOUTS, POLICY, Looker
from heptapolis.analysis.room import Denied, Turn, room_of
from heptapolis.errors import SetupError
from heptapolis.game import Record, Table
from heptapolis.game.given import whole_number
from heptapolis.game.rulesets import fold
from heptapolis.game.table import checked_record
from heptapolis.simulation.spread import Progress


@dataclass(frozen=True)
class Analysis:
    """What a game was like."""

    record: Record
    playouts: int
    seed: int
    policy: str
    curve: tuple[Point, ...]
    choices: tuple[JudgedChoice, ...]
    denied: tuple[Denied, ...]
    final: tuple[float, ...] | None
    """What each player won of the game; nothing if it is not over."""

    @property
    def turning_points(self) -> tuple[TurningPoint, ...]:
        """The turns that changed a chance most."""
        return turning_points(self.curve, self.final)

    def choices_of(self, player: int) -> tuple[JudgedChoice, ...]:
        """The choices that a player made, for the Free City too."""
        return tuple(choice for choice in self.choices if choice.player == player)

    def lost_by(self, player: int) -> float:
        """How much win chance all choices of a player cost together."""
        return sum(max(0.0, choice.loss.mean) for choice in self.choices_of(player))

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        options = self.record.options
        players = [
            {
                "name": name,
                "won": None if self.final is None else self.final[player],
                "grades": {grade.word: count for grade, count in counts_of(self.choices_of(player)).items()},
                "lost": round(self.lost_by(player), 4),
            }
            for player, name in enumerate(self.record.seats)
        ]
        return {
            "rules": options.rules,
            "title": options.title,
            "playouts": self.playouts,
            "seed": self.seed,
            "policy": self.policy,
            "players": players,
            "curve": [point.to_json() for point in self.curve],
            "turning_points": [point.to_json() for point in self.turning_points],
            "denied": [each.to_json() for each in self.denied],
            "choices": [choice.to_json() for choice in self.choices],
        }


def analyze(
    record: Record,
    playouts: int = PLAYOUTS,
    seed: int = 0,
    *,
    seat: int | None = None,
    threads: int | None = None,
    policy: str = POLICY,
    progress: Progress = lambda done: None,
    compiling: Callable[[], AbstractContextManager[None]] = nullcontext,
) -> Analysis:
    """Analyze a record, of a game that is over or still running; `seat` judges the choices of one player only.

    The same seed gives the same analysis, for any number of threads.

    >>> from heptapolis import Options
    >>> from heptapolis.simulation import simulated_game
    >>> found = analyze(simulated_game(Options(), 1, bots="builder").record, playouts=4, seat=2, threads=1)
    >>> len(found.curve), len(found.choices) >= 18, {choice.player for choice in found.choices}
    (18, True, {2})
    """
    check_player(checked_record(record), seat)
    looker = Looker(record.options, playouts, seed, threads, policy)
    with compiling():
        looker.warm_up(fold(record, 0))
    curve, choices = [], []
    for number, table, player, earlier, turn in moments(record):
        if turn is not None:
            curve.append(point_of(looker, table, turn, earlier))
        if number < len(record.decisions) and seat in (None, player):
            choices.append(judged(looker, record, number, table, earlier[player]))
        progress(1)
    final = won_by(table) if table.over else None
    return Analysis(
        record,
        looker.playouts,
        looker.seed,
        policy,
        tuple(curve),
        tuple(choices),
        room_of(record).denied(record),
        final,
    )


def check_player(record: Record, seat: int | None) -> None:
    """Refuse a seat without a player."""
    if seat is not None and not 0 <= whole_number(seat, "seat") < record.options.players:
        raise SetupError(f"there is no player at seat {seat}; this game has seats 0 to {record.options.players - 1}.")


def moments(record: Record) -> Iterator[tuple[int, Table, int, list[int], Turn | None]]:
    """Every decision of a record before it is made, and at last the table as the record leaves it.

    With each come its number, the table, who decides, how many decisions each player has made, and the turn if it is
    the first one of a turn.
    """
    table, room = fold(record, 0), room_of(record)
    earlier, before = [0] * table.players, None
    for number, (seat, action) in enumerate(record.decisions):
        turn, player = room.turn_of(table), table.chooser(seat)
        yield number, table, player, earlier, turn if turn != before else None
        before = turn
        earlier[player] += 1
        table.choose(seat, action)
    turn = None if table.over else room.turn_of(table)
    yield len(record.decisions), table, -1, earlier, turn if turn != before else None


def won_by(table: Table) -> tuple[float, ...]:
    """What each player won of a game that is over."""
    winners = table.winners()
    return tuple((player in winners) / len(winners) for player in range(table.players))
