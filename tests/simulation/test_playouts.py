"""Playouts are games as the library plays them: a first action, then bots, counted for one player."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from heptapolis import DiceGame, DiceOptions, Game, Options
from heptapolis.bots import BOTS, bot_of
from heptapolis.engine.packing import unpack
from heptapolis.errors import HeptapolisError, SetupError
from heptapolis.rules.cards.score import SHEET
from heptapolis.rules.cards.state import State
from heptapolis.rules.dice.state import DiceState
from heptapolis.simulation import Outcomes, Playouts
from heptapolis.simulation.cards import search
from heptapolis.simulation.dice import search as dice_search
from heptapolis.simulation.outcome import OUTCOME
from heptapolis.simulation.results import RESULT
from heptapolis.simulation.run import first_seed
from heptapolis.simulation.tally import TALLY
from heptapolis.vocab.limits import SEATS
from simulation.positions import Copies, middle, middles, packed

MIDDLES = list(middles())


def told(outcomes: Outcomes) -> list[Any]:
    return [outcomes.games.tolist(), outcomes.win_share.tolist(), outcomes.points.tolist(), outcomes.margins.tolist()]


def played_by_hand(game: Any, seat: int, action: Any, bot: str, seed: int) -> tuple[float, int, int]:
    """The share of the victory, the points and the lead of whoever decides for the seat."""
    player, game = game.chooser(seat), game.copy()
    asked = game.deciding()
    for other in asked:
        chosen = action if other == seat else bot_of(bot, seed).choose(game.view(game.chooser(other)), other)
        game.choose(other, chosen)
    while not game.over:
        for other in game.deciding():
            game.choose(other, bot_of(bot, seed).choose(game.view(game.chooser(other)), other))
    totals = [score.total for score in game.score()[: game.players]]
    winners = game.winners()
    others = max(total for who, total in enumerate(totals) if who != player)
    return (player in winners) / len(winners), totals[player], totals[player] - others


@pytest.mark.parametrize("game", MIDDLES, ids=lambda game: game.options.title)
def test_a_playout_is_a_game_of_the_library(game: Any) -> None:
    bot = list(BOTS)[len(game.history) % len(BOTS)]
    playouts, seed = Playouts(game.options, bot), 5
    for seat in game.deciding()[:2]:
        position = packed(game)
        if isinstance(game, DiceGame):  # the dice to come are those of the seed
            game = same_seed(game, first_seed(seed))
            position = packed(game)
        actions = game.legal(seat).actions[:3]
        outcomes = playouts.run(position, seat, actions, 1, seed)
        expected = [played_by_hand(game, seat, action, bot, first_seed(seed)) for action in actions]
        assert list(zip(*told(outcomes)[1:], strict=True)) == expected


def same_seed(game: DiceGame, seed: int) -> DiceGame:
    """A game of dice with the same number of players in its third turn, of another seed."""
    other: DiceGame = middle(DiceGame(game.players, seed=seed), 2)
    return other


def test_the_mean_of_several_playouts_is_the_mean_of_their_games() -> None:
    game = middle(Game(players=3, seed=4), 6)
    other = middle(Game(players=3, seed=4), 6)
    actions = game.legal(0).actions[:2]
    positions = np.concatenate([packed(game), packed(other)])
    outcomes = Playouts(game.options, "rulebook").run(positions, 0, actions, 5, seed=9)
    for place, action in enumerate(actions):
        games = [played_by_hand(game, 0, action, "rulebook", first_seed(9) + number) for number in range(5)]
        assert outcomes.games[place] == 5
        assert outcomes.win_share[place] == pytest.approx(np.mean([won for won, _, _ in games]))
        assert outcomes.points[place] == np.mean([points for _, points, _ in games])
        assert outcomes.margins[place] == np.mean([lead for _, _, lead in games])


@pytest.mark.parametrize("players", [3, 5])
def test_the_last_turn_agrees_with_every_end_of_the_game(players: int) -> None:
    game = middle(
        Game(players=players, seed=players, wonders=["gizah", "olympia", "rhodos", "ephesos", "alexandria"][:players]),
        17,
    )
    assert (game.view().state.age, game.view().state.turn) == (3, 6)
    for other in range(1, players):
        game.choose(other, game.legal(other).actions[-1])
    actions = game.legal(0).actions
    outcomes = Playouts(game.options).run(packed(game), 0, actions, 3)
    ends = [played_by_hand(game, 0, action, "random", 0) for action in actions]
    assert list(zip(*told(outcomes)[1:], strict=True)) == ends
    best = max(range(len(actions)), key=lambda place: (ends[place][0], ends[place][2], place))
    assert outcomes.best == actions[best]


def test_any_number_of_threads_gives_the_same() -> None:
    for game in (middle(Game(players=4, seed=2), 3), middle(DiceGame(3, seed=2), 3)):
        actions = game.legal(0).actions
        runs = [
            Playouts(game.options, "builder").run(packed(game), 0, actions, 77, 3, threads) for threads in (1, 2, 7)
        ]
        assert all(told(one) == told(other) for one, other in pairwise(runs))
        assert told(Playouts(game.options, "builder").run(packed(game), 0, actions, 77, 4)) != told(runs[0])


def test_actions_may_be_given_in_any_form() -> None:
    for game in (middle(Game(players=3, seed=2), 3), middle(DiceGame(3, seed=2), 3)):
        option = game.legal(0).options[0]
        forms = [
            option,
            option.action,
            str(option.action),
            Playouts(game.options).batch.number_of(option, 0, packed(game)[0]),
        ]
        outcomes = Playouts(game.options).run(packed(game), 0, forms, 20)
        assert len(set(outcomes.points.tolist())) == 1
        assert outcomes.actions == tuple(forms)


def test_a_position_is_left_as_it_was() -> None:
    game = middle(Game(players=3, seed=2), 3)
    positions = packed(game)
    Playouts(game.options).run(positions, 0, game.legal(0).actions, 20)
    assert unpack(positions[0], State) == game._state


def test_the_loop_gives_the_same_interpreted() -> None:
    game = middle(Game("first-edition", 2, seed=2), 12)
    playouts, seat = Playouts(game.options, "rulebook"), game.deciding()[0]
    actions, batch = game.legal(seat).actions[:3], playouts.batch
    numbers = [action.number(game.names) for action in actions]
    outcomes, (menu, sheet, _) = [[0] * OUTCOME for _ in actions], batch.scratch()
    assert len(sheet) == SHEET + SEATS
    search.play_outs(
        Copies([State()]), [game._state], batch.table(), seat, numbers, 2, 0, 2 * len(numbers), first_seed(7),
        playouts.policies.tolist(), menu.tolist(), sheet.tolist(), [0] * TALLY, outcomes,
    )  # fmt: skip
    compiled = playouts.played(packed(game), seat, np.array(numbers), 2, first_seed(7), 1)
    assert outcomes == compiled.tolist()


def test_ends_are_those_of_the_same_playouts_one_by_one() -> None:
    for game in (middle(Game("first-edition", 2, seed=2), 12), middle(Game(players=5, seed=2), 3), DiceGame(3, seed=1)):
        seat = game.deciding()[0]
        actions, playouts = game.legal(seat).actions[:3], Playouts(game.options, "builder")
        outcomes = playouts.run(packed(game), seat, actions, 70, 3)
        ends, spread = (playouts.ends(packed(game), seat, actions, 70, 3, threads) for threads in (1, 5))
        player = game.chooser(seat)
        assert ends.points.shape == (len(actions), 70, game.players)
        assert ends.actions == tuple(actions)
        assert ends.win_shares[:, :, player].mean(axis=1) == pytest.approx(outcomes.win_share)
        assert ends.points[:, :, player].mean(axis=1) == pytest.approx(outcomes.points)
        assert ends.win_shares.sum(axis=2) == pytest.approx(1)
        assert (ends.points == spread.points).all()
        assert (ends.win_shares == spread.win_shares).all()


def test_without_an_action_the_policy_chooses() -> None:
    for game in (middle(Game(players=3, seed=2), 3), middle(Game("first-edition", 2, seed=3), 4), DiceGame(3, seed=1)):
        seat = game.deciding()[0]
        policy = bot_of("rulebook", first_seed(6)).choose(game.view(game.chooser(seat)), seat)
        ends = Playouts(game.options, "rulebook").ends(packed(game), seat, [None, policy, None], 1, 6)
        assert (ends.points == ends.points[0]).all()
        assert len(Playouts(game.options).ends(packed(game), seat, [None], 3).points) == 1


def test_the_loop_of_ends_gives_the_same_interpreted() -> None:
    game = middle(DiceGame(3, seed=2), 12)
    playouts = Playouts(game.options, "rulebook")
    batch, seat = playouts.batch, game.deciding()[0]
    numbers = [batch.number_of(action, seat, packed(game)[0]) for action in game.legal(seat).actions[:2]]
    results = [[[0] * RESULT for _ in range(SEATS)] for _ in range(4)]
    menu, sheet, _ = batch.scratch()
    dice_search.play_out_each(
        Copies([DiceState()]), [game._state], (game.options.rows, 3), seat, numbers, 2, 0, 4, first_seed(7),
        playouts.policies.tolist(), menu.tolist(), sheet.tolist(), [0] * TALLY, results,
    )  # fmt: skip
    compiled = playouts.played_apart(packed(game), seat, np.array(numbers), 2, first_seed(7), 1)
    assert [rows[:3] for rows in results] == compiled.tolist()


GAME = middle(Game(players=3, seed=2), 3)
DICE = DiceGame(3, seed=1)
LEGAL = GAME.legal(0).actions
FAULTS: dict[str, tuple[dict[str, Any], str]] = {
    "no seat": ({"seat": 3}, "there is no seat 3; this table has seats 0 to 2."),
    "half a seat": ({"seat": 0.5}, "seat is 0.5, which is not a whole number."),
    "no action": ({"actions": []}, "actions is a list of at least one action"),
    "a text for the list": ({"actions": "sell altar"}, "actions is a list of at least one action"),
    "an illegal action": (
        {"actions": [LEGAL[0], "build palace"]},
        "seat 0 cannot choose 'build palace' in position 0.",
    ),
    "a number of none": ({"actions": [-7]}, "seat 0 cannot choose '-7' in position 0."),
    "a huge number": ({"actions": [2**80]}, "in position 0."),
    "no action at all": ({"actions": [None]}, "None is not an action"),
    "a word": ({"actions": ["bild altar"]}, "did you mean 'build'"),
    "none of each": ({"each": 0}, "0 playouts of each action cannot be played; choose 1 or more."),
    "fewer than none": ({"each": -1}, "-1 playouts of each action cannot be played"),
    "half of each": ({"each": 0.5}, "each is 0.5, which is not a whole number."),
    "too many": ({"each": 2**40}, "cannot be played"),
    "no thread": ({"threads": 0}, "0 threads cannot be used; choose from 1 to 1024."),
    "a seed below": ({"seed": -1}, "seed -1 is not between 0"),
    "a list": ({"positions": [1, 2]}, "positions is an array of records in one row"),
    "no position": ({"positions": packed(GAME)[:0]}, "there is no position to play from."),
    "two rows": ({"positions": packed(GAME).reshape(1, 1)}, "positions is an array of records in one row"),
    "other records": ({"positions": packed(DICE)}, "positions is an array of records in one row"),
    "another table": (
        {"positions": packed(Game(players=4, seed=1))},
        "position 0 is over or not one of 7 Wonders, second",
    ),
    "other projects": ({"positions": packed(Game(players=3, seed=1, expansions=["edifice"]))}, "position 0 is over"),
    "one over": ({"positions": np.concatenate([packed(GAME), packed(middle(Game(seed=1), 30))])}, "position 1 is over"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_rubbish_is_refused(fault: str) -> None:
    given, message = FAULTS[fault]
    sound: dict[str, Any] = {"positions": packed(GAME), "seat": 0, "actions": LEGAL, "each": 1}
    with pytest.raises(HeptapolisError) as refused:
        Playouts(GAME.options).run(**sound | given)
    assert message in str(refused.value)
    if fault != "no action at all":  # then the policy chooses
        with pytest.raises(HeptapolisError) as refused:
            Playouts(GAME.options).ends(**sound | given)
        assert message in str(refused.value)


def test_a_table_and_its_policies_must_be_known() -> None:
    with pytest.raises(HeptapolisError, match="unknown bot 'rulebok'; did you mean 'rulebook'"):
        Playouts(Options(), "rulebok")
    with pytest.raises(SetupError, match="custom bot, which cannot be compiled"):
        Playouts(Options(), "docs.examples.thrifty:Thrifty")
    with pytest.raises(SetupError, match="options is 'dice'"):
        Playouts("dice")  # type: ignore[arg-type]
    with pytest.raises(SetupError, match="position 0 is over or not one of"):
        Playouts(DiceOptions(4)).run(packed(DICE), 0, ["pass"], 1)
