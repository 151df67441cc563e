"""Clocks: for each decision, for the whole game, from seconds to days; what stops them and what does not."""

from __future__ import annotations

from typing import Any

import pytest

from heptapolis.server import opening
from heptapolis.server.hosted import ENDED, PAUSED, PLAYING
from server.rooms import HOST, Room, folded

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


def begun(clock: str, seconds: int, players: int = 3, rules: str = "second-edition", **more: Any) -> Room:
    """A table with a clock, at the time 0."""
    room = Room.begun(rules, {"players": players}, clock=clock, seconds=seconds, **more)
    assert room.now == 1000.0
    return room


def left(room: Room, seat: int) -> float | None:
    """The seconds that a seat has left, as everybody is told."""
    ends = [room.seen_by(viewer)["deadlines"].get(str(seat)) for viewer in (None, 0, 1)]
    assert ends == ends[:1] * 3
    return None if ends[0] is None else ends[0] - room.now


def test_a_table_without_a_clock_has_no_deadlines() -> None:
    room = Room.begun("second-edition", {"players": 3})
    assert room.seen_by(0)["deadlines"] == {}
    assert room.table.due(room.now) is None


@pytest.mark.parametrize("seconds", [5, MINUTE, HOUR, DAY, 30 * DAY])
@pytest.mark.parametrize("rules", ["first-edition", "second-edition", "dice"])
def test_every_decision_has_its_time(rules: str, seconds: int) -> None:
    room = begun("decision", seconds, rules=rules)
    assert [left(room, seat) for seat in range(3)] == [seconds] * 3
    room.now += 3
    assert [left(room, seat) for seat in range(3)] == [seconds - 3] * 3
    assert room.table.due(room.now) == room.now + seconds - 3
    room.step()
    assert [left(room, seat) for seat in range(3)] == [seconds] * 3


def test_the_clock_of_who_has_sent_stands() -> None:
    room = begun("decision", MINUTE)
    room.now += 10
    room.choose(1)
    assert [left(room, seat) for seat in range(3)] == [50, None, 50]


@pytest.mark.parametrize("clock", ["decision", "game"])
def test_nobody_gains_time_by_taking_choices_back(clock: str) -> None:
    room = begun(clock, MINUTE)
    room.now += 20
    for _ in range(5):
        room.choose(1)
        room.take_back(1)
    room.choose(0)
    room.choose(2)
    room.now += 5
    assert left(room, 1) == 35
    room.choose(1)
    assert room.table.waiting.used == {0: 20, 1: 25, 2: 20}


def test_who_takes_a_choice_back_thinks_in_the_time_of_the_others() -> None:
    room = begun("decision", MINUTE)
    room.now += 10
    room.choose(1)
    room.take_back(1)
    room.now += 30
    assert [left(room, seat) for seat in range(3)] == [20, None, 20]
    room.choose(0)
    room.choose(2)
    assert [left(room, seat) for seat in range(3)] == [None, 50, None]


def test_a_chain_of_dice_is_one_decision_for_the_clock() -> None:
    room = begun("decision", MINUTE, rules="dice")
    for _ in range(4):
        room.now += 5
        action = next(option for option in room.seen_by(0)["legal"]["0"]["options"])["action"]
        room.choose(0, action)
        if 0 not in room.table.deciding():
            break
        assert left(room, 0) == 1060 - room.now
    assert left(room, 1) == 1060 - room.now


def test_a_clock_for_the_whole_game_counts_all_decisions_of_a_player() -> None:
    room = begun("game", HOUR)
    for used in (10, 20, 30):
        room.now += 10
        room.choose(0)
        room.choose(1)
        room.now += 90
        room.choose(2)
        assert [left(room, seat) for seat in range(3)] == [HOUR - used, HOUR - used, HOUR - 10 * used]


def test_time_that_is_used_up_is_over_at_once_in_the_next_decision() -> None:
    room = begun("game", MINUTE)
    room.now += 100
    room.step()
    assert [left(room, seat) for seat in range(3)] == [0, 0, 0]
    assert room.table.due(room.now) == room.now


def test_who_plays_the_free_city_pays_for_it_with_own_time() -> None:
    room = begun("game", HOUR, players=2)
    holder = room.table.player_of(2)
    other = 1 - holder
    room.choose(other)
    room.now += 10
    room.choose(holder)
    assert left(room, 2) == HOUR - 10
    room.now += 5
    room.choose(2)
    assert room.table.player_of(2) == other
    assert [left(room, seat) for seat in (holder, other)] == [HOUR - 15, HOUR]


@pytest.mark.parametrize("clock", ["decision", "game"])
def test_clocks_stand_while_the_game_is_paused_and_go_on_from_there(clock: str) -> None:
    room = begun(clock, HOUR)
    room.now += 100
    room.choose(1)
    room.do(opening.set_state(room.table, HOST, PAUSED))
    assert room.seen_by(0)["deadlines"] == {}
    assert room.table.due(room.now) is None
    room.now += 3 * DAY
    room.do(opening.set_state(room.table, HOST, PLAYING))
    assert [left(room, seat) for seat in range(3)] == [HOUR - 100, None, HOUR - 100]


def test_pauses_do_not_show_who_has_taken_a_choice_back() -> None:
    rooms = [begun("decision", HOUR), begun("decision", HOUR)]
    for room in rooms:
        room.choose(1)
    rooms[0].take_back(1)
    for room in rooms:
        room.do(opening.set_state(room.table, HOST, PAUSED))
        room.now += 5
        room.do(opening.set_state(room.table, HOST, PLAYING))
    assert rooms[0].seen_by(0) == rooms[1].seen_by(0)
    assert rooms[0].seen_by(1) != rooms[1].seen_by(1)


@pytest.mark.parametrize("end", ["over", "ended"])
def test_no_clock_runs_after_the_end(end: str) -> None:
    room = begun("decision", HOUR)
    if end == "over":
        room.play()
    else:
        room.do(opening.set_state(room.table, HOST, ENDED))
    assert room.seen_by(0)["deadlines"] == {}
    assert room.table.due(room.now) is None


def test_a_table_that_only_bots_hold_up_is_due_at_once_and_one_of_people_when_their_time_is_over() -> None:
    room = Room.begun("second-edition", {"players": 3}, bots=(1, 2), clock="decision", seconds=HOUR)
    assert room.table.due(room.now) == room.now + HOUR
    room.choose(0)
    assert room.table.due(room.now) == room.now


@pytest.mark.parametrize("clock", ["none", "decision"])
def test_a_table_with_grace_is_due_to_see_whether_somebody_is_away(clock: str) -> None:
    room = Room.begun("second-edition", {"players": 3}, clock=clock, seconds=100 if clock != "none" else 0, grace=30)
    assert room.table.due(room.now) == room.now + 30
    later = room.now + 30
    assert room.table.due(later, looked=True) == later + 30
    much_later = room.now + 90
    assert room.table.due(much_later, looked=True) == (room.now + 100 if clock == "decision" else much_later + 30)


@pytest.mark.parametrize("clock", ["decision", "game"])
def test_clocks_are_the_same_after_a_fold(clock: str) -> None:
    room = begun(clock, HOUR, players=2)
    for seconds in (1.25, 700.5, 0.125):
        room.now += seconds
        room.choose(room.table.deciding()[0])
        room.now += 3.5
        room.do(opening.set_state(room.table, HOST, PAUSED))
        room.now += 9.75
        room.do(opening.set_state(room.table, HOST, PLAYING))
    again = folded(room.table)
    assert again.waiting == room.table.waiting
    assert [again.deadline(seat) for seat in range(3)] == [room.table.deadline(seat) for seat in range(3)]
