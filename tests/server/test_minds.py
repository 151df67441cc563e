"""Changes of mind: nobody else sees one, in no message, position, flag, list or clock."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from heptapolis.server import opening
from heptapolis.server.telling import messages_after, position_of, since_own_turn
from server.rooms import HOST, Room, folded, person_in

Viewer = int | None


def begun(rules: str = "second-edition", players: int = 3, **more: Any) -> Room:
    """A table of people with a clock."""
    return Room.begun(rules, {"players": players}, clock="decision", seconds=600, **more)


def sent_to(room: Room, viewer: Viewer) -> str:
    """What a viewer can have from the house."""
    return json.dumps([room.seen_by(viewer), messages_after(room.table, viewer, 0)])


def thinking(room: Room, viewer: Viewer = None) -> list[int]:
    """The seats that a viewer sees thinking."""
    shown: list[int] = room.seen_by(viewer)["view"]["thinking"]
    seats = room.seen_by(viewer)["seats"]
    assert [seat["seat"] for seat in seats if seat["thinking"]] == sorted({room.table.player_of(s) for s in shown})
    return shown


def options(room: Room, seat: int) -> list[str]:
    """What a seat may choose, also if it has chosen."""
    game = room.table.game
    assert game is not None
    return [str(action) for action in game.legal(seat).actions]


def again(room: Room, option: int = 0, times: int = 1) -> None:
    """Seat 1 takes its choice back and chooses once more."""
    for _ in range(times):
        room.take_back(1)
        room.choose(1, options(room, 1)[option])


CHANGES: dict[str, Callable[[Room], None]] = {
    "another choice": lambda room: room.choose(1, options(room, 1)[1]),
    "taken back": lambda room: room.take_back(1),
    "taken back and chosen again": again,
    "often": lambda room: again(room, 2, 5),
}


@pytest.mark.parametrize("change", CHANGES)
def test_others_see_nothing_of_a_change_of_mind(change: str) -> None:
    room = begun()
    room.choose(1)
    before = [sent_to(room, viewer) for viewer in (None, 0, 2)]
    own = sent_to(room, 1)
    room.now += 17
    CHANGES[change](room)
    assert [sent_to(room, viewer) for viewer in (None, 0, 2)] == before
    assert sent_to(room, 1) != own


def test_who_changes_its_mind_sees_the_own_seat_as_it_is() -> None:
    room = begun()
    room.choose(1)
    room.take_back(1)
    assert thinking(room, 1) == [0, 1, 2]
    assert thinking(room, 0) == [0, 2]
    assert list(room.seen_by(1)["legal"]) == ["1"]


def test_when_the_table_waits_for_nobody_else_it_says_for_whom() -> None:
    room = begun()
    room.choose(1)
    room.take_back(1)
    room.choose(0)
    assert thinking(room) == [2]
    room.choose(2)
    assert thinking(room) == [1]
    told = messages_after(room.table, None, 0)[-2:]
    assert [(message["kind"], message["what"]["seat"]) for message in told] == [("chose", 0), ("chose", 2)]
    room.choose(1)
    assert thinking(room) == [0, 1, 2]


def test_bots_hide_nobody_who_holds_the_table_up() -> None:
    room = begun(bots=(2,))
    room.choose(1)
    room.take_back(1)
    assert thinking(room) == [0, 2]
    room.choose(0)
    assert thinking(room) == [1, 2]


def test_a_bot_that_takes_over_a_seat_without_a_choice_is_seen_thinking() -> None:
    room = begun()
    room.choose(1)
    room.take_back(1)
    room.choose(0)
    room.do(opening.stand_in(room.table, HOST, 1, "rulebook"))
    assert thinking(room) == [2]
    room.choose(2)
    assert thinking(room) == [1]


@pytest.mark.parametrize("change", ["own card", "taken back"])
def test_the_other_player_sees_nothing_of_what_happens_to_the_free_city(change: str) -> None:
    room = begun(players=2)
    holder = room.table.player_of(2)
    other = 1 - holder
    room.choose(holder)
    room.choose(2)
    before = [sent_to(room, viewer) for viewer in (None, other)]
    if change == "own card":
        room.choose(holder, options(room, holder)[1])
        assert thinking(room, holder) == sorted([other, 2])
    else:
        room.take_back(holder)
        assert thinking(room, holder) == [0, 1]
    assert [sent_to(room, viewer) for viewer in (None, other)] == before
    room.choose(other)
    assert thinking(room, other) == [2 if change == "own card" else holder]


def test_old_choices_for_the_free_city_stay_with_who_made_them() -> None:
    room = begun(players=2)
    holder = room.table.player_of(2)
    room.choose(1 - holder)
    room.choose(holder)
    room.choose(2)
    assert room.table.player_of(2) == 1 - holder
    for viewer in (0, 1):
        told = [m["what"] for m in messages_after(room.table, viewer, 0) if m["kind"] == "chose"]
        assert [what["seat"] for what in told if "action" in what] == (
            [1 - holder] if viewer != holder else [holder, 2]
        )


def test_a_chain_of_dice_shows_neither_its_length_nor_what_is_in_it() -> None:
    room = begun("dice")
    before = [sent_to(room, viewer) for viewer in (None, 0, 2)]
    steps = 0
    while steps < 3:
        going_on = [a for a in options(room, 1) if a != "pass"]
        room.choose(1, going_on[0])
        if 1 not in room.table.deciding():
            room.take_back(1)
            break
        steps += 1
        assert [sent_to(room, viewer) for viewer in (None, 0, 2)] == before


def test_positions_count_what_a_viewer_was_told() -> None:
    room = begun()
    for _ in range(4):
        room.choose(1)
        room.choose(1, options(room, 1)[1])
        room.choose(0)
        room.take_back(1)
        room.choose(1)
        room.choose(2)
    for viewer in (None, 0, 1, 2):
        told = messages_after(room.table, viewer, 0)
        assert [message["position"] for message in told] == list(range(1, len(told) + 1))
        assert position_of(room.table, viewer) == len(told) == room.seen_by(viewer)["position"]
        for place in range(len(told) + 2):
            assert messages_after(room.table, viewer, place) == told[place:]
    assert position_of(room.table, 1) > position_of(room.table, 0) == position_of(room.table, None)


def test_the_news_since_my_last_turn_begin_with_what_my_choice_revealed() -> None:
    room = begun()
    assert since_own_turn(room.table, 0) == 0
    room.choose(0)
    assert messages_after(room.table, 0, since_own_turn(room.table, 0)) == []
    room.choose(1)
    room.choose(2)
    for seat, kinds in ((0, ["chose", "chose"]), (1, ["chose"]), (2, ["chose"])):
        told = messages_after(room.table, seat, since_own_turn(room.table, seat))
        assert [message["kind"] for message in told] == kinds
        assert told[-1]["news"]


def test_what_a_stand_in_did_is_news_to_its_player() -> None:
    room = begun()
    room.choose(1)
    room.do(opening.stand_in(room.table, HOST, 1, "rulebook"))
    for _ in range(3):
        room.step()
    told = messages_after(room.table, 1, since_own_turn(room.table, 1))
    assert sum(message["kind"] == "chose" and message["what"]["by"] == "bot" for message in told) == 2
    assert "stood_in" in [message["kind"] for message in told]


def test_what_is_seen_is_the_same_after_a_fold() -> None:
    room = begun(players=2)
    for _ in range(3):
        room.choose(room.table.deciding()[0])
        seat = next(seat for seat in (0, 1) if seat not in room.table.deciding())
        if room.seen_by(seat)["view"]["choices"]:
            room.take_back(seat)
            room.do(opening.say(room.table, person_in(0), "hm", ""))
            assert folded(room.table).thinking_for(None) == room.table.thinking_for(None)
        room.step()
