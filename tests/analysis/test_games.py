"""A whole game: the curve, its turning points, what was denied, and games that have not ended."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from heptapolis import DiceOptions, Game, Options
from heptapolis.analysis import Analysis, Estimate, Grade, analyze
from heptapolis.analysis.cards.denied import denied
from heptapolis.analysis.curve import Point, turning_points
from heptapolis.analysis.estimates import Outlook
from heptapolis.analysis.grades import SLIPS
from heptapolis.analysis.room import Turn
from heptapolis.errors import SetupError
from heptapolis.game import GameRecord, Record, fold
from heptapolis.simulation import simulated_game
from heptapolis.vocab.cards.play import Phase
from heptapolis.vocab.messages import message
from simulation.positions import middle, step


@pytest.fixture(scope="module")
def found() -> Analysis:
    return analyze(simulated_game(Options(), 1, bots=["builder", "rulebook", "random"]).record, 40, threads=1)


def test_every_choice_and_every_turn_is_there(found: Analysis) -> None:
    assert [tuple(point.turn) for point in found.curve] == [(age, turn) for age in (1, 2, 3) for turn in range(1, 7)]
    assert [(choice.seat, choice.action) for choice in found.choices] == [
        (seat, str(action)) for seat, action in found.record.decisions
    ]
    for choice in found.choices:
        assert choice.grade is Grade.FORCED or choice.action in choice.outlooks
        assert (choice.grade is Grade.BEST) == (choice.action == choice.best and choice.grade is not Grade.FORCED)
    for point in found.curve:
        assert sum(chance.mean for chance in point.with_open_hands.chances) == pytest.approx(1)
        assert all(chance.low <= chance.mean <= chance.high for chance in point.outlook.chances)


def test_one_seat_alone_is_judged_as_among_all(found: Analysis) -> None:
    alone = analyze(found.record, 40, seat=2, threads=3)
    assert alone.choices == found.choices_of(2)
    assert alone.curve == found.curve


@pytest.mark.parametrize("seed", [4, 5, 6])
def test_with_open_hands_the_last_turn_ends_as_the_bots_play_it(seed: int) -> None:
    game = middle(Game(players=3, seed=seed), 17)
    ends = []
    for chance in range(5):
        played = game.copy()
        while not played.over:
            step(played, "rulebook", chance)
        ends.append(played.winners())
    assert len(set(ends)) == 1  # nothing is left to chance
    point = analyze(game.record, 5, threads=1).curve[-1]
    known = [(seat in ends[0]) / len(ends[0]) for seat in range(3)]
    assert [chance.mean for chance in point.with_open_hands.chances] == known


def test_where_nothing_changes_the_outcome_no_choice_is_a_mistake(found: Analysis) -> None:
    settled = [
        choice
        for choice in found.choices
        if choice.options and len({outlook.chances[choice.player].mean for outlook in choice.outlooks.values()}) == 1
    ]
    assert len(settled) > 5
    assert {choice.grade for choice in settled} <= {Grade.BEST, Grade.GOOD}
    assert sum(choice.grade in SLIPS for choice in found.choices_of(2)) > 1  # a bot that chooses at random makes some


def test_a_game_that_has_not_ended_is_analyzed_so_far() -> None:
    for steps in (0, 3):
        found = analyze(middle(Game(players=3, seed=2), steps).record, 4, threads=1)
        assert (len(found.curve), len(found.choices), found.final) == (steps + 1, 3 * steps, None)
    waiting = middle(Game(players=3, seed=2), 3)
    waiting.choose(1, waiting.legal(1).actions[0])
    found = analyze(waiting.record, 4, threads=1)
    assert (len(found.curve), len(found.choices)) == (4, 10)


@pytest.mark.parametrize("options", [Options("first-edition", 2), DiceOptions(2)], ids=lambda options: options.title)
def test_two_players_and_dice(options: Options | DiceOptions) -> None:
    found = analyze(simulated_game(options, 3, bots="builder").record, 4, threads=2)
    assert len(found.choices) == len(found.record.decisions)
    assert [point.turn.turn for point in found.curve][:3] == [1, 2, 3]
    assert all(after.turn > before.turn for before, after in pairwise(found.curve))
    assert found.final is not None
    assert sum(found.final) == 1


def test_a_draft_and_its_boards_are_judged() -> None:
    found = analyze(middle(Game(players=3, seed=2, wonders="draft"), 2).record, 4, threads=1)
    assert [choice.action.split()[0] for choice in found.choices[:3]] == ["take"] * 3
    assert [len(choice.options) for choice in found.choices[:3]] == [2, 2, 2]
    assert len(found.curve) == 2


OLD = Path(__file__).parents[1] / "game" / "records_v1"


@pytest.mark.parametrize("name", ["free-build-of-a-costless-card", "dice-unfinished", "repeated-guilds"])
def test_records_of_the_first_version_are_analyzed(name: str) -> None:
    record = Record.load(OLD / f"{name}.json")
    found = analyze(record, 2, threads=1)
    assert [choice.action for choice in found.choices] == [str(action) for _, action in record.decisions]


def test_a_choice_that_is_not_possible_any_more_is_not_judged() -> None:
    record = Record.load(OLD / "free-build-of-a-costless-card.json")
    choices = analyze(record, 2, threads=1).choices
    tables = [fold(record, choice.number) for choice in choices]
    old = [
        choice
        for table, choice in zip(tables, choices, strict=True)
        if choice.action not in map(str, table.legal(choice.seat).actions)
    ]
    assert old
    assert all((choice.grade, choice.best) == (Grade.FORCED, choice.action) for choice in old)


def test_an_unknown_seat_is_refused() -> None:
    for seat in (3, -1):
        with pytest.raises(SetupError, match=f"there is no player at seat {seat}; this game has seats 0 to 2"):
            analyze(Game(players=3, seed=1).record, 2, seat=seat)
    with pytest.raises(SetupError, match="there is no player at seat 2"):
        analyze(Game("first-edition", players=2, seed=1).record, 2, seat=2)


def point(turn: int, *chances: tuple[float, float]) -> Point:
    """A turn at which each player has a chance with so much on either side."""
    told = Outlook(tuple(Estimate(mean, mean - reach, mean + reach) for mean, reach in chances), ())
    return Point(Turn(1, turn), message("step-turn", age="I", turn=str(turn)), told, told)


def test_turning_points_are_large_changes_beyond_doubt() -> None:
    curve = [
        point(1, (0.5, 0.02), (0.5, 0.02)),
        point(2, (0.45, 0.02), (0.7, 0.02)),  # turn 1: the second gains 0.2
        point(3, (0.40, 0.2), (0.5, 0.2)),  # turn 2: the intervals meet
        point(4, (0.34, 0.01), (0.55, 0.01)),  # turn 3: too little
    ]
    turned = turning_points(curve, (1.0, 0.0))
    assert [(each.turn.turn, each.player, each.before.mean) for each in turned] == [(1, 1, 0.5), (4, 0, 0.34)]
    assert [each.turn.turn for each in turning_points(curve, None)] == [1]
    assert turning_points([], None) == ()


# seat 0 has Altar, free and 3 points, and passes its hand to seat 1; nobody else holds one
ALTAR = Game(players=3, seed=0, wonders=["gizah", "olympia", "rhodos"])


@pytest.mark.parametrize("way", ["sell altar", "build altar"])
def test_a_card_that_the_next_could_have_built_is_denied(way: str) -> None:
    game = ALTAR.copy()
    game.choose(0, way)
    game.choose(1, "build lumber_yard")
    game.choose(2, "build loom_1")
    (found,) = [each for each in denied(game.record) if each.player == 0]
    assert (found.turn, found.player, found.other, found.card.id, found.points) == ((1, 1), 0, 1, "altar", 3)


def test_what_the_next_could_not_have_built_or_has_no_points_is_not() -> None:
    game = ALTAR.copy()
    game.choose(0, "sell workshop")  # a gear is worth a point, but costs glass
    game.choose(1, "sell press_1")  # no points at once
    game.choose(2, "sell barracks")  # its shields count only in a conflict
    assert [each.card.id for each in denied(game.record)] == []
    game = ALTAR.copy()
    for seat, action in ((0, "sell altar"), (1, "build lumber_yard")):
        game.choose(seat, action)
    assert denied(game.record) == ()  # the turn is not over


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_denied_card_could_have_been_built_by_whoever_got_the_hand(players: int) -> None:
    record = simulated_game(Options("first-edition", players), 2, bots="random").record
    assert isinstance(record, GameRecord)
    found = denied(record)
    assert len(found) > 3
    for each in found:
        after = fold(record)
        step = next(step for step in after.history if (step.age, step.turn) == each.turn and step.phase == Phase.TURN)
        following = after.history[after.history.index(step) + 1]
        assert any(step.eyes[seat] == each.player and action.card == each.card.id for seat, action in step.choices)
        left = list(step.hands[each.player])
        left.remove(str(each.card.id))
        if following.phase == Phase.TURN:
            kept = set(following.hands[each.other])
            assert len(kept - set(left)) <= 1  # with two players one card is drawn
            assert each.card.id not in kept
