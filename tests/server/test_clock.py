"""Clocks: for each decision, for the whole game, from seconds to days; what stops them and what does not."""

from __future__ import annotations

from typing import Any

import pytest

from heptapolis.server import commands
from heptapolis.server.live_table import ENDED, PAUSED, PLAYING
from server.table_drivers import HOST, TableDriver, folded

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


def begun(clock: str, seconds: int, players: int = 3, rules: str = "second-edition", **more: Any) -> TableDriver:
    """A table with a clock, at the time 0."""
    driver = TableDriver.begun(rules, {"players": players}, clock=clock, seconds=seconds, **more)
    assert driver.now == 1000.0
    return driver


def left(driver: TableDriver, seat: int) -> float | None:
    """The seconds that a seat has left, as everyone is told."""
    ends = [driver.seen_by(viewer)["deadlines"].get(str(seat)) for viewer in (None, 0, 1)]
    assert ends == ends[:1] * 3
    return None if ends[0] is None else ends[0] - driver.now


def test_a_table_without_a_clock_has_no_deadlines() -> None:
    driver = TableDriver.begun("second-edition", {"players": 3})
    assert driver.seen_by(0)["deadlines"] == {}
    assert driver.table.due(driver.now) is None


@pytest.mark.parametrize("seconds", [5, MINUTE, HOUR, DAY, 30 * DAY])
@pytest.mark.parametrize("rules", ["first-edition", "second-edition", "dice"])
def test_every_decision_has_its_time(rules: str, seconds: int) -> None:
    driver = begun("decision", seconds, rules=rules)
    assert [left(driver, seat) for seat in range(3)] == [seconds] * 3
    driver.now += 3
    assert [left(driver, seat) for seat in range(3)] == [seconds - 3] * 3
    assert driver.table.due(driver.now) == driver.now + seconds - 3
    driver.step()
    assert [left(driver, seat) for seat in range(3)] == [seconds] * 3


def test_the_clock_of_who_has_sent_stands() -> None:
    driver = begun("decision", MINUTE)
    driver.now += 10
    driver.choose(1)
    assert [left(driver, seat) for seat in range(3)] == [50, None, 50]


@pytest.mark.parametrize("clock", ["decision", "game"])
def test_nobody_gains_time_by_taking_choices_back(clock: str) -> None:
    driver = begun(clock, MINUTE)
    driver.now += 20
    for _ in range(5):
        driver.choose(1)
        driver.take_back(1)
    driver.choose(0)
    driver.choose(2)
    driver.now += 5
    assert left(driver, 1) == 35
    driver.choose(1)
    assert driver.table.waiting.used == {0: 20, 1: 25, 2: 20}


def test_who_takes_a_choice_back_thinks_in_the_time_of_the_others() -> None:
    driver = begun("decision", MINUTE)
    driver.now += 10
    driver.choose(1)
    driver.take_back(1)
    driver.now += 30
    assert [left(driver, seat) for seat in range(3)] == [20, None, 20]
    driver.choose(0)
    driver.choose(2)
    assert [left(driver, seat) for seat in range(3)] == [None, 50, None]


def test_a_chain_of_dice_is_one_decision_for_the_clock() -> None:
    driver = begun("decision", MINUTE, rules="dice")
    for _ in range(4):
        driver.now += 5
        action = next(option for option in driver.seen_by(0)["legal"]["0"]["options"])["action"]
        driver.choose(0, action)
        if 0 not in driver.table.deciding():
            break
        assert left(driver, 0) == 1060 - driver.now
    assert left(driver, 1) == 1060 - driver.now


def test_a_clock_for_the_whole_game_counts_all_decisions_of_a_player() -> None:
    driver = begun("game", HOUR)
    for used in (10, 20, 30):
        driver.now += 10
        driver.choose(0)
        driver.choose(1)
        driver.now += 90
        driver.choose(2)
        assert [left(driver, seat) for seat in range(3)] == [HOUR - used, HOUR - used, HOUR - 10 * used]


@pytest.mark.parametrize(("seconds", "overtime"), [(MINUTE, 10), (5, 5)])
def test_whoever_has_used_up_a_clock_for_the_whole_game_has_a_little_time_for_each_decision(
    seconds: int, overtime: int
) -> None:
    driver = begun("game", seconds)
    for _ in range(2):
        driver.now += 100
        driver.step()
        assert [left(driver, seat) for seat in range(3)] == [overtime] * 3
        assert driver.table.due(driver.now) == driver.now + overtime


def test_who_plays_the_free_city_pays_for_it_with_own_time() -> None:
    driver = begun("game", HOUR, players=2)
    holder = driver.table.player_of(2)
    other = 1 - holder
    driver.choose(other)
    driver.now += 10
    driver.choose(holder)
    assert left(driver, 2) == HOUR - 10
    driver.now += 5
    driver.choose(2)
    assert driver.table.player_of(2) == other
    assert [left(driver, seat) for seat in (holder, other)] == [HOUR - 15, HOUR]


@pytest.mark.parametrize("clock", ["decision", "game"])
def test_clocks_stand_while_the_game_is_paused_and_go_on_from_there(clock: str) -> None:
    driver = begun(clock, HOUR)
    driver.now += 100
    driver.choose(1)
    driver.do(commands.set_state(driver.table, HOST, PAUSED))
    assert driver.seen_by(0)["deadlines"] == {}
    assert driver.table.due(driver.now) is None
    driver.now += 3 * DAY
    driver.do(commands.set_state(driver.table, HOST, PLAYING))
    assert [left(driver, seat) for seat in range(3)] == [HOUR - 100, None, HOUR - 100]


def test_pauses_do_not_show_who_has_taken_a_choice_back() -> None:
    drivers = [begun("decision", HOUR), begun("decision", HOUR)]
    for driver in drivers:
        driver.choose(1)
    drivers[0].take_back(1)
    for driver in drivers:
        driver.do(commands.set_state(driver.table, HOST, PAUSED))
        driver.now += 5
        driver.do(commands.set_state(driver.table, HOST, PLAYING))
    assert drivers[0].seen_by(0) == drivers[1].seen_by(0)
    assert drivers[0].seen_by(1) != drivers[1].seen_by(1)


@pytest.mark.parametrize("end", ["over", "ended"])
def test_no_clock_runs_after_the_end(end: str) -> None:
    driver = begun("decision", HOUR)
    if end == "over":
        driver.play()
    else:
        driver.do(commands.set_state(driver.table, HOST, ENDED))
    assert driver.seen_by(0)["deadlines"] == {}
    assert driver.table.due(driver.now) is None


def test_a_table_that_only_bots_hold_up_is_due_at_once_and_one_of_people_when_their_time_is_over() -> None:
    driver = TableDriver.begun("second-edition", {"players": 3}, bots=(1, 2), clock="decision", seconds=HOUR)
    assert driver.table.due(driver.now) == driver.now + HOUR
    driver.choose(0)
    assert driver.table.due(driver.now) == driver.now


@pytest.mark.parametrize("clock", ["none", "decision"])
def test_a_table_with_grace_is_due_to_see_whether_somebody_is_away(clock: str) -> None:
    driver = TableDriver.begun(
        "second-edition", {"players": 3}, clock=clock, seconds=100 if clock != "none" else 0, grace=30
    )
    assert driver.table.due(driver.now) == driver.now + 30
    later = driver.now + 30
    assert driver.table.due(later, looked=True) == later + 30
    much_later = driver.now + 90
    assert driver.table.due(much_later, looked=True) == (driver.now + 100 if clock == "decision" else much_later + 30)


@pytest.mark.parametrize("clock", ["decision", "game"])
def test_clocks_are_the_same_after_a_fold(clock: str) -> None:
    driver = begun(clock, HOUR, players=2)
    for seconds in (1.25, 700.5, 0.125):
        driver.now += seconds
        driver.choose(driver.table.deciding()[0])
        driver.now += 3.5
        driver.do(commands.set_state(driver.table, HOST, PAUSED))
        driver.now += 9.75
        driver.do(commands.set_state(driver.table, HOST, PLAYING))
    again = folded(driver.table)
    assert again.waiting == driver.table.waiting
    assert [again.deadline(seat) for seat in range(3)] == [driver.table.deadline(seat) for seat in range(3)]
