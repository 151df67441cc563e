"""The games of a contest: those of their seeds, the same compiled, interpreted, and on any number of workers."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from bots import own
from heptapolis import DiceOptions, Options
from heptapolis.arena import Contest, hold
from heptapolis.arena.playing import CompiledPlayer, InterpretedPlayer
from heptapolis.arena.storage import contest_in
from heptapolis.errors import BotError
from heptapolis.game.registry import TableOptions
from heptapolis.simulation import simulated_game
from heptapolis.simulation.results import COINS, POINTS

TABLES: dict[str, TableOptions] = {
    "cards, 2 players": Options("first-edition", 2),
    "cards, 4 players": Options("second-edition", 4, sides="random"),
    "cards, 7 players with Edifice": Options("second-edition", 7, expansions=["edifice"]),
    "dice, 3 players": DiceOptions(3),
}
BOTS = ["rulebook", "random", "builder", "random", "rulebook", "builder", "builder"]


@pytest.mark.parametrize("table", TABLES)
def test_a_game_is_the_same_compiled_interpreted_and_in_the_library(table: str) -> None:
    options = TABLES[table]
    contest = Contest.of(options, BOTS[: options.players], seed=2)
    games = [0, 1, contest.games_of(1), contest.games_of(5)]
    compiled, interpreted = (player(contest).play(games) for player in (CompiledPlayer, InterpretedPlayer))
    assert compiled.games == interpreted.games == games
    assert np.array_equal(compiled.results, interpreted.results)
    for game, rows in zip(games, compiled.results, strict=True):
        deal, seating = contest.seated(game)
        same = simulated_game(options, deal, seed=2, bots=[contest.names[bot] for bot in seating])
        assert rows[:, POINTS].tolist() == [score.total for score in same.score()][: options.players]
        assert rows[:, COINS].tolist() == list(same.view().state.coins)[: options.players]
        best = max(zip(rows[:, POINTS], rows[:, COINS], strict=True))
        winners = [seat for seat, row in enumerate(rows) if (row[POINTS], row[COINS]) == best]
        assert tuple(winners) == same.winners()
        assert rows[:, [int(line) for line in options.sheet]].sum(axis=1).tolist() == rows[:, POINTS].tolist()


def test_the_result_is_the_same_on_any_number_of_threads_and_with_another_seed_another() -> None:
    contest = Contest.of(Options(players=3), "rulebook,builder,random", seed=5)
    one, two = (hold(contest, 600, threads=threads).to_json() for threads in (1, 2))
    assert one == two
    other = Contest.of(Options(players=3), "rulebook,builder,random", seed=6)
    assert hold(other, 600).to_json()["bots"] != one["bots"]


def test_custom_bots_play_the_same_games_in_any_number_of_processes(tmp_path: Path) -> None:
    contest = Contest.of(DiceOptions(2), f"{own.named(own.Watchful)},{own.named(own.Seeded)}", seed=1)
    one, two = (hold(contest, 4, threads=threads, folder=tmp_path / str(threads)) for threads in (1, 2))
    assert one.to_json() == two.to_json()
    assert one.contest.names == (own.named(own.Watchful), own.named(own.Seeded))


def test_a_bot_that_fails_loses_the_decision_and_is_reported_once() -> None:
    told: list[BotError] = []
    contest = Contest.of(Options(players=3), f"{own.named(own.RaisesLater)},rulebook,rulebook")
    showed = hold(contest, 6, threads=1, report=told.append)
    assert [bot.failed for bot in showed.bots] == [6, 0]
    assert len(told) == 1
    assert "raised RuntimeError: no idea" in str(told[0])
    assert "in choose" in told[0].traceback


def test_a_bot_that_hangs_or_answers_rubbish_loses_the_decision() -> None:
    told: list[BotError] = []
    bots = [own.named(own.Hangs), own.named(own.Babbles)]
    contest = Contest.of(DiceOptions(2), bots, bot_seconds=0.2)
    showed = hold(contest, 4, threads=2, report=told.append)
    assert [bot.failed for bot in showed.bots] == [4, 4]
    assert sorted(fault.bot for fault in told) == sorted(bots)
    # beginner played both from their first failure on: as if it had been at the table
    level = hold(Contest.of(DiceOptions(2), "beginner,random"), 4)
    assert all(bot.mean_score > level.bots[1].mean_score for bot in showed.bots)


def test_a_bot_that_cannot_be_made_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    contest = Contest.of(Options(players=3), f"{own.named(own.Unmakeable)},rulebook,rulebook")
    with pytest.raises(BotError, match="raised OSError: no network"):
        hold(contest, 6, threads=1, folder=tmp_path / "new")
    assert contest_in(tmp_path / "new")[1] == 6
