"""The bot that looks ahead: fair, repeatable, never illegal, and right where the end can be worked out."""

from __future__ import annotations

from math import tanh
from random import Random
from typing import Any

import pytest

from heptapolis import DiceOptions, Options
from heptapolis.bots import Bot, bot_of
from heptapolis.bots.budget import Budget
from heptapolis.bots.making import made
from heptapolis.bots.source import source_of
from heptapolis.errors import SetupError
from heptapolis.game import Action, Table, redeal
from heptapolis.game.notation import default_seats
from heptapolis.game.registry import TableOptions
from heptapolis.game.rulesets import sit_down
from heptapolis.search.bot import AHEAD, MARGIN, SearchBot
from heptapolis.simulation import Ends, Playouts
from sizes import LONG

TABLES = [
    Options("second-edition", 3, "draft", "choice"),
    Options("second-edition", 2, sides="second"),
    Options("first-edition", 5, expansions=("edifice", "carthage")),
    DiceOptions(3),
]
GAMES = 50 if LONG else 1
FEW = Budget(playouts=16)


@pytest.mark.parametrize("options", TABLES, ids=lambda options: options.title)
def test_it_plays_whole_games(options: TableOptions) -> None:
    for seed in range(GAMES):
        game: Table = sit_down(options, default_seats(options.players), seed)
        bots: list[Bot] = [SearchBot(seed, FEW), *(bot_of("rulebook", seed) for _ in range(options.players - 1))]
        while not game.over:
            for seat in game.deciding():
                player = game.chooser(seat)
                game.choose(seat, bots[player].choose(game.view(player), seat))


@pytest.mark.parametrize("options", TABLES, ids=lambda options: options.title)
def test_what_its_player_cannot_know_changes_nothing(options: TableOptions) -> None:
    game, chance = sit_down(options, default_seats(options.players), 2), Random(2)
    while len(game.record.decisions) < 6 * options.players:
        for seat in game.deciding():
            game.choose(seat, chance.choice(game.legal(seat).actions))
    player = game.chooser(game.deciding()[0])
    seat = next(seat for seat in game.deciding() if game.chooser(seat) == player)
    chosen = {
        str(SearchBot(5, FEW).choose(other.view(player), seat))
        for other in (game, *(redeal(game.view(player), Random(number)) for number in range(3)))
    }
    assert len(chosen) == 1


def test_the_last_card_is_the_one_that_is_worth_most() -> None:
    """With three players all cards of the last hands have been seen, so what each action brings can be worked out."""
    found = 0
    for seed in range(20 if LONG else 4):
        game = sit_down(Options("second-edition", 3), default_seats(3), seed)
        while (game.view().state.age, game.view().state.turn) < (3, 6):
            for seat in game.deciding():
                game.choose(seat, bot_of("builder", seed).choose(game.view(seat)))
        if len(game.deciding()) < 3:
            continue
        worths = {str(action): worth_at_the_end(game, action) for action in game.legal(0).actions}
        chosen = SearchBot(1, Budget(playouts=400)).choose(game.view(0), 0)
        assert worths[str(chosen)] == pytest.approx(max(worths.values()), abs=0.02)
        found += len(set(worths.values())) > 1
    assert found


def worth_at_the_end(game: Table, action: Action) -> float:
    """What an action of the first player comes to when the others follow rules of thumb."""
    then = game.copy()
    then.choose(0, action)
    while not then.over:
        for seat in then.deciding():
            then.choose(seat, bot_of("rulebook", 1).choose(then.view(seat)))
    totals = [score.total for score in then.score()]
    won = then.winners()
    return (0 in won) / len(won) + AHEAD * tanh((totals[0] - max(totals[1:])) / MARGIN)


def test_time_is_a_budget_too() -> None:
    game = sit_down(Options("second-edition", 3), default_seats(3), 1)
    bot = made(source_of("oracle:0.02s"), 1)
    assert bot.choose(game.view(0), 0) in game.legal(0).actions


def test_compiling_does_not_use_up_the_time_of_the_first_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, played, ends = [0.0], [0], Playouts.ends

    def slow_at_first(self: Playouts, *arguments: Any) -> Ends:
        each = arguments[3] * len(arguments[2])
        clock[0] += 0.001 * each if played[0] else 60.0
        played[0] += each
        return ends(self, *arguments)

    monkeypatch.setattr(Playouts, "ends", slow_at_first)
    monkeypatch.setattr("heptapolis.search.bot.time.thread_time", lambda: clock[0])
    game = sit_down(Options("second-edition", 3), default_seats(3), 1)
    SearchBot(1, Budget(seconds=0.5)).choose(game.view(0), 0)
    assert 450 < played[0] < 550


@pytest.mark.parametrize("budget", ["0", "0s", "0.0s", "-1", "1e9", "99999999", "9999s", "s", "", "nan", "0.1", "²"])
def test_a_budget_of_nothing_is_refused(budget: str) -> None:
    with pytest.raises(SetupError, match=r"budget"):
        Budget.parse(budget)


def test_who_takes_no_budget_is_told_so() -> None:
    with pytest.raises(SetupError, match=r"rulebook takes no budget; leave out :400"):
        source_of("rulebook:400")
    assert source_of("oracle:400").budget == Budget(playouts=400)
    assert source_of("oracle").short == "oracle"
