"""The sheet adds up, the winner is whoever it says, and no seat is better than another."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from heptapolis.game import Deal, Event, Game, GameRecord
from heptapolis.rules.cards.score import SHEET, TOTAL, score_city, winners
from heptapolis.rules.cards.state import State
from heptapolis.vocab.cards.city import Line
from heptapolis.vocab.cards.play import EventKind
from laws.strategies import Company, companies, everything, examples, games, starts
from laws.tableau import by_seat, effects_in, tokens_of
from tables import situation

OF_THE_TABLE = (
    EventKind.AGE_BEGAN,
    EventKind.PASSED,
    EventKind.PROJECT_BUILT,
    EventKind.PROJECT_FAILED,
    EventKind.ENDED,
)
"""Events that belong to no seat."""


@given(games())
@examples(80)
def test_the_total_is_the_sum_of_the_lines(game: Game) -> None:
    for seat, score in enumerate(game.score()):
        sheet = [0] * SHEET
        total = score_city(game._state, seat, sheet)
        assert score.total == sum(score.lines.values()) == total == sheet[TOTAL]
        assert list(score.lines) == list(game.options.sheet)
        assert sum(sheet[line] for line in Line) == total, "a line that the edition's sheet does not show has points"
        assert score.to_json()["total"] == total
        assert score.coins == game._state.coins[seat]
        assert score.lines[Line.COINS] == score.coins // game.names.box.constants.coins_a_point
        assert score.lines[Line.MILITARY] == sum(tokens_of(game, seat))


@given(starts(), companies())
@examples(30)
def test_points_are_at_least_those_that_are_printed(game: Game, company: Company) -> None:
    company.finish(game)
    for seat, score in enumerate(game.score()):
        printed = sum(effect.value for effect in effects_in(game, seat) if effect.kind.name == "points")
        printed += sum(event.numbers[0] for event in by_seat(game.events, EventKind.TOOK_DEBT).get(seat, []))
        assert score.total - score.lines[Line.MILITARY] - score.lines[Line.COINS] >= printed
        of_choice = sum(effect.kind.name == "science_choice" for effect in effects_in(game, seat))
        assert of_choice <= sum(score.symbols.values()) <= of_choice + bool(score.copied) + len(score.repeated)


@given(games())
@examples(80)
def test_winners_have_most_points_then_most_coins(game: Game) -> None:
    ranks = [(score.total, score.coins) for score in game.score()[: game.players]]
    assert game.winners() == tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


@given(st.lists(st.tuples(st.integers(-6, 4), st.integers(0, 2)), min_size=3, max_size=7))
@examples(200)
def test_ties_go_to_the_richer_and_are_shared_by_equals(ranks: list[tuple[int, int]]) -> None:
    state = State()
    state.players = len(ranks)
    for seat, (_, coins) in enumerate(ranks):
        state.coins[seat] = coins
    winning = winners(state, [points for points, _ in ranks])
    assert winning == sum(1 << seat for seat, rank in enumerate(ranks) if rank == max(ranks))


@pytest.mark.parametrize(("coins", "winning"), [((5, 5, 5), (0, 1, 2)), ((5, 4, 5), (0, 2)), ((3, 5, 4), (1,))])
def test_equal_cities_share_the_victory(coins: tuple[int, int, int], winning: tuple[int, ...]) -> None:
    game = situation("first-edition", coins=dict(enumerate(coins)))
    assert len({score.total for score in game.score()}) == 1
    assert game.winners() == winning


def rotated(game: Game, by: int) -> Game:
    """The same game with everyone sitting so many seats further to the left."""
    record, players = game.record, game.players
    back = [(seat - by) % players for seat in range(players)]
    deal = Deal(
        tuple(record.deal.offers[seat] for seat in back),
        tuple(tuple(age[seat] for seat in back) for age in record.deal.hands),
        record.deal.edifices,
    )
    decisions = tuple(((seat + by) % players, action) for seat, action in record.decisions)
    seats = tuple(record.seats[seat] for seat in back)
    return Game.from_record(GameRecord(record.options, seats, deal.checked(record.options), decisions))


@given(games(), companies(), st.integers(1, 6), st.booleans())
@examples(40)
def test_rotating_the_table_rotates_everything(game: Game, company: Company, by: int, to_the_end: bool) -> None:
    if to_the_end:
        company.finish(game)
    assume(game.cities == game.players)  # the Free City always sits third
    assume(max(Counter((step.age, step.turn) for step in game.history if step.looks).values(), default=0) < 2)
    twin, players = rotated(game, by), game.players
    scores, twin_scores = game.score(), twin.score()
    cities, twin_cities = game.view().to_json()["cities"], twin.view().to_json()["cities"]
    for seat in range(players):
        there = (seat + by) % players
        ours, theirs = scores[seat], twin_scores[there]
        assert replace(ours, seat=there) == theirs
        assert cities[seat] | {"chooser": there} == twin_cities[there]
        assert game.legal(seat) == twin.legal(there)
        assert game.view(seat).hand == twin.view(there).hand
    assert set(twin.winners()) == {(seat + by) % players for seat in game.winners()}
    assert sorted_events(twin.events) == sorted_events([moved(event, by, players) for event in game.events])


def moved(event: Event, by: int, players: int) -> Event:
    """The event as it happens at the rotated table."""
    seat = event.seat if event.kind in OF_THE_TABLE else (event.seat + by) % players
    return Event(event.kind, seat, event.thing, event.numbers)


def sorted_events(events: list[Event]) -> list[tuple[int, int, str, tuple[int, ...]]]:
    """Events in an order that does not depend on who is asked first."""
    return sorted((event.kind, event.seat, event.thing, event.numbers) for event in events)


@given(games())
@examples(20)
def test_rotating_once_round_changes_nothing(game: Game) -> None:
    assume(game.cities == game.players)
    twin = rotated(game, game.players)
    ours, theirs = everything(game)[1:], everything(twin)[1:]  # the record knows its seed, the twin's does not
    assert ours == theirs
