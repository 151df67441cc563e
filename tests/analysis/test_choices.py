"""A choice is judged by what its player could know: ends that are known, what is hidden exchanged, names, rubbish."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from heptapolis import DiceGame, Game, redeal
from heptapolis.analysis import Estimate, Grade, JudgedChoice, judge
from heptapolis.analysis.choices import best_of
from heptapolis.analysis.estimates import chance_of, difference_of, mean_of
from heptapolis.analysis.grades import INACCURACY, MISTAKE, grade_of
from heptapolis.analysis.outlooks import Looker
from heptapolis.errors import HeptapolisError, RecordError, SetupError
from pebbles.game import PebbleOptions
from pebbles.registration import registered
from simulation.positions import middle
from simulation.test_playouts import played_by_hand

BOARDS = ["gizah", "olympia", "rhodos"]


def judged(game: Any, seat: int, action: Any, playouts: int = 30, seed: int = 0, threads: int = 1) -> JudgedChoice:
    """The judgement of a seat's choice that still waits for the others."""
    game = game.copy()
    game.choose(seat, action)
    record = game.record
    return judge(record, len(record.decisions) - 1, playouts, seed, threads)


@pytest.mark.parametrize("seed", [1, 10, 23])
def test_the_chances_of_the_last_turn_are_those_worked_out_by_hand(seed: int) -> None:
    # whatever the others may hold, each option of seat 0 either wins or loses
    game = middle(Game(players=3, seed=seed, wonders=BOARDS), 17)
    assert (game.view().state.age, game.view().state.turn) == (3, 6)
    actions = game.legal(0).actions
    deals = [redeal(game.view(0), number) for number in range(4)]
    ends = [{played_by_hand(deal, 0, action, "rulebook", 0)[0] for deal in deals} for action in actions]
    assert all(len(shares) == 1 for shares in ends)
    known = {str(action): shares.pop() for action, shares in zip(actions, ends, strict=True)}
    choices = {action: judged(game, 0, action) for action in known}
    for action, choice in choices.items():
        assert {option: outlook.chances[0].mean for option, outlook in choice.outlooks.items()} == known
        assert known[choice.best] == 1
        assert choice.loss.mean == pytest.approx(1 - known[action])
        assert (choice.grade is Grade.MISTAKE) == (known[action] == 0)
        assert sum(chance.mean for chance in choice.outlooks[action].chances) == pytest.approx(1)


def hidden_anew(game: Any, seat: int) -> Any:
    """The same game for a seat, with everything exchanged that it cannot know."""
    other = redeal(game.view(seat), 99)
    assert other.view(seat) == game.view(seat)
    return other


@pytest.mark.parametrize(
    "game",
    [
        middle(Game(players=3, seed=3), 8),
        middle(Game("first-edition", 2, seed=4), 9),
        middle(Game(players=4, seed=5, expansions=["edifice"]), 10),
        middle(DiceGame(3, seed=6), 4),
    ],
    ids=lambda game: game.options.title,
)
def test_what_a_seat_cannot_know_changes_nothing(game: Any) -> None:
    seat = game.deciding()[-1]
    player, other = game.chooser(seat), hidden_anew(game, game.chooser(seat))
    if isinstance(game, DiceGame):  # what another has done in this turn is hidden too
        other.choose(0, other.legal(0).actions[0])
    if seat != player:  # the Free City chooses after its holder
        for table in (game, other):
            table.choose(player, game.legal(player).actions[0])
    assert other.record != game.record
    action = game.legal(seat).actions[-1]
    told = [{**judged(table, seat, action).to_json(), "decision": None} for table in (game, other)]
    assert told[0] == told[1]
    looker = Looker(game.options, 30)
    looks = [looker.outlook(table.view(player), looker.chance("turn", player)) for table in (game, other)]
    assert looks[0] == looks[1]


def test_open_hands_show_what_a_seat_cannot_know() -> None:
    game = middle(Game(players=3, seed=3), 8)
    looker = Looker(game.options, 30)
    opened = [looker.open_outlook(table, looker.chance("open")) for table in (game, hidden_anew(game, 0))]
    assert opened[0] != opened[1]


def test_the_same_seed_gives_the_same_and_another_does_not() -> None:
    game = middle(Game(players=4, seed=2), 6)
    action = game.legal(1).actions[0]
    choices = [judged(game, 1, action, 100, seed, threads) for seed, threads in ((7, 1), (7, 3), (8, 1))]
    assert choices[0] == choices[1] != choices[2]


def test_the_free_city_is_judged_for_who_decides_for_it() -> None:
    game = middle(Game("first-edition", 2, seed=1), 2)
    holder = next(player for player in (0, 1) if game.chooser(2) == player)
    game.choose(holder, game.legal(holder).actions[0])
    choice = judged(game, 2, game.legal(2).actions[0])
    assert (choice.seat, choice.player) == (2, holder)
    assert all(len(outlook.chances) == 2 for outlook in choice.outlooks.values())
    top = max(outlook.chances[holder].mean for outlook in choice.outlooks.values())
    assert choice.outlooks[choice.best].chances[holder].mean == top


def test_of_options_that_win_as_often_the_one_further_ahead_is_best() -> None:
    shares = np.array([[1.0, 0.0], [0.0, 1.0], [0.0, 0.0]])
    points = np.array([[[50, 40], [40, 50]], [[50, 40], [45, 50]], [[90, 10], [90, 10]]])
    assert best_of(shares, points, 0) == 1


def test_nothing_is_called_a_mistake_unless_it_is_worse_for_certain() -> None:
    def grade(mean: float, reach: float) -> Grade:
        return grade_of(Estimate(mean, mean - reach, mean + reach))

    assert grade(0.5, 0.51) is Grade.GOOD
    assert grade(0.5, 0.5) is Grade.GOOD
    assert grade(MISTAKE, MISTAKE / 2) is Grade.MISTAKE
    assert grade(MISTAKE - 0.001, 0.01) is Grade.INACCURACY
    assert grade(INACCURACY, 0.01) is Grade.INACCURACY
    assert grade(INACCURACY - 0.001, 0.001) is Grade.GOOD
    assert grade(-0.2, 0.1) is Grade.GOOD


def test_intervals_are_those_worked_out_by_hand() -> None:
    # 40, 50, 60, 50: mean 50, variance 200 / 3, its root over 2 is 4.082, times 3.182 (t with three degrees)
    assert mean_of(np.array([40, 50, 60, 50])) == pytest.approx((50, 50 - 12.99, 50 + 12.99), abs=0.15)
    chance = chance_of(np.array([1.0] * 60 + [0.0] * 40))
    reach = 1.984 * (0.24 / 99) ** 0.5
    assert chance == pytest.approx((0.6, 0.6 - reach, 0.6 + reach), abs=1e-3)
    # pairs: the first wins where the other does not in 2 of 4, so the mean is 0.5 and the root of the variance 0.577
    one, other = np.array([1.0, 1.0, 1.0, 0.0]), np.array([0.0, 0.0, 1.0, 0.0])
    assert difference_of(one, other) == pytest.approx((0.5, 0.5 - 3.182 * 0.57735 / 2, 1.0), abs=1e-2)


def test_a_single_option_is_named_as_such() -> None:
    game = middle(DiceGame(2, seed=1), 0)
    for _ in range(40):
        seat = game.deciding()[0]
        options = game.legal(seat).actions
        if len(options) == 1:
            choice = judged(game, seat, options[0])
            assert (choice.grade, choice.options, choice.loss.mean) == (Grade.FORCED, (), 0)
            return
        game.choose(seat, options[0])
    pytest.fail("no decision with one option")


RECORD = middle(Game(players=3, seed=2), 2).record
FAULTS: dict[str, tuple[dict[str, Any], str]] = {
    "no playout": ({"playouts": 0}, "0 playouts of each option say nothing; choose from 2 to 1000000."),
    "one playout": ({"playouts": 1}, "1 playouts of each option say nothing"),
    "half a playout": ({"playouts": 2.5}, "playouts is 2.5, which is not a whole number."),
    "a seed below": ({"seed": -1}, "seed -1 is not between 0 and"),
    "no thread": ({"threads": 0}, "0 threads cannot be used"),
    "a bot that is none": ({"policy": "rulebok"}, "did you mean 'rulebook'?"),
    "no such decision": ({"decision": 6}, "the record has no decision 6; they are counted from 0 to 5."),
    "before the first": ({"decision": -1}, "the record has no decision -1"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_rubbish_is_refused(fault: str) -> None:
    given, message = FAULTS[fault]
    sound: dict[str, Any] = {"record": RECORD, "decision": 0, "playouts": 2}
    with pytest.raises(HeptapolisError) as refused:
        judge(**sound | given)
    assert message in str(refused.value)


def test_what_is_no_record_is_refused() -> None:
    with pytest.raises(RecordError, match="is not a record of a game"):
        judge("game.json", 0)  # type: ignore[arg-type]
    with pytest.raises(RecordError, match="this is a game, not its record"):
        judge(Game(seed=1), 0)  # type: ignore[arg-type]
    with registered(), pytest.raises(SetupError, match="games of pebbles cannot be analyzed"):
        Looker(PebbleOptions(2))
