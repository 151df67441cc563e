"""Seats: open ones, bots, invited people; sitting down, getting up, beginning with what is there."""

from __future__ import annotations

from typing import Any

import pytest

from heptapolis.server import opening
from heptapolis.server.hosted import ENDED, LOBBY, PLAYING
from heptapolis.server.problems import Problem
from heptapolis.server.terms import Terms
from server.rooms import HOST, Room, person_in, terms_of

OPEN, INVITED, BOT = {"kind": "open", "bot": ""}, {"kind": "invited", "bot": ""}, {"kind": "bot", "bot": "builder"}


def room_of(*seats: dict[str, str], rules: str = "second-edition", **more: Any) -> Room:
    """A table with such seats."""
    return Room(Terms(rules, {"players": len(seats)}, seats, **more).checked())


def code_of(work: Any, *arguments: Any) -> str:
    """The code of the problem that something meets."""
    with pytest.raises(Problem) as caught:
        work(*arguments)
    return caught.value.code


def sit(room: Room, person: str, seat: int | None = None, invited: int | None = None) -> int:
    """Somebody sits down; tells where."""
    room.do(opening.sit(room.table, person, person.title(), seat, "", invited=invited))
    return opening.own_seat(room.table, person)


def test_who_joins_takes_the_first_open_seat_and_none_that_is_kept_for_somebody_invited() -> None:
    room = room_of(INVITED, BOT, OPEN, OPEN)
    assert [sit(room, person) for person in ("frida", "gustav")] == [2, 3]
    assert code_of(opening.sit, room.table, "hilma", "Hilma", None, "") == "table/full"
    assert code_of(opening.sit, room.table, "hilma", "Hilma", 0, "") == "table/seat-taken"


def test_an_invited_person_takes_the_kept_seat_of_the_invitation() -> None:
    room = room_of(OPEN, BOT, INVITED, INVITED)
    assert sit(room, "frida", invited=2) == 2
    assert [seat["kind"] for seat in room.seen_by(None)["seats"]] == ["open", "bot", "person", "invited"]
    with pytest.raises(Problem, match="not free"):
        opening.sit(room.table, "gustav", "Gustav", None, "", invited=2)
    with pytest.raises(Problem, match="kept for somebody invited"):
        opening.sit(room.table, "gustav", "Gustav", 3, "", invited=2)


def test_the_host_needs_no_invitation() -> None:
    room = room_of(BOT, INVITED, OPEN)
    assert sit(room, HOST, 1) == 1


@pytest.mark.parametrize("seat", [1, 3, 6, 2])
def test_seats_of_bots_and_others_and_seats_that_do_not_exist_are_not_free(seat: int) -> None:
    room = room_of(OPEN, BOT, INVITED)
    sit(room, "frida", invited=2)
    assert code_of(opening.sit, room.table, "gustav", "Gustav", seat, "") == "table/seat-taken"


def test_nobody_sits_at_a_full_table_or_twice_or_at_one_that_has_begun() -> None:
    room = room_of(OPEN, OPEN)
    sit(room, "frida")
    assert code_of(opening.sit, room.table, "frida", "Frida", 1, "") == "table/already-seated"
    sit(room, "gustav")
    assert code_of(opening.sit, room.table, "hilma", "Hilma", None, "") == "table/full"
    room.do(opening.begin(room.table, HOST))
    assert code_of(opening.sit, room.table, "hilma", "Hilma", None, "") == "table/began"


def test_a_seat_is_free_again_for_whom_it_was_when_somebody_leaves() -> None:
    room = room_of(OPEN, INVITED, BOT)
    sit(room, "frida")
    sit(room, "gustav", invited=1)
    for person in ("frida", "gustav"):
        room.do(opening.leave(room.table, person))
    assert [seat["kind"] for seat in room.seen_by(None)["seats"]] == ["open", "invited", "bot"]
    assert [seat["name"] for seat in room.seen_by(None)["seats"]] == ["", "", ""]
    assert sit(room, "hilma") == 0


def test_only_who_sits_can_leave_and_only_before_the_game() -> None:
    room = Room.begun("second-edition", {"players": 3})
    assert code_of(opening.leave, room.table, "stranger") == "table/not-seated"
    assert code_of(opening.leave, room.table, person_in(1)) == "table/began"


@pytest.mark.parametrize("rules", ["first-edition", "second-edition", "dice"])
def test_seats_that_nobody_took_are_played_by_bots_with_names(rules: str) -> None:
    room = room_of(OPEN, INVITED, BOT, rules=rules)
    sit(room, "frida", invited=1)
    room.do(opening.begin(room.table, HOST))
    seen = room.seen_by(None)
    assert seen["state"] == PLAYING
    assert [(seat["kind"], seat["bot"], seat["name"]) for seat in seen["seats"]] == [
        ("bot", "rulebook", "rulebook 1"),
        ("person", "", "Frida"),
        ("bot", "builder", "builder 3"),
    ]
    assert not any(seat["standing_in"] for seat in seen["seats"])
    assert room.table.bots_deciding() == (0, 2)


def test_only_the_host_begins_and_only_once() -> None:
    room = Room(terms_of("dice", {"players": 2}))
    room.sit(0)
    assert code_of(opening.begin, room.table, person_in(1)) == "table/not-host"
    room.do(opening.begin(room.table, HOST))
    assert code_of(opening.begin, room.table, HOST) == "table/began"


def test_a_host_without_a_seat_begins_and_watches() -> None:
    room = room_of(OPEN, OPEN)
    sit(room, "frida")
    room.do(opening.begin(room.table, HOST))
    seen = room.seen_by(None)
    assert seen["seat"] is None
    assert seen["view"]["hand"] == []
    assert code_of(opening.choose, room.table, HOST, 0, "sell altar", None) == "table/not-seated"


def test_before_the_game_a_table_shows_seats_and_the_promise_of_the_deal_alone() -> None:
    room = Room(terms_of("second-edition", {"players": 3}))
    room.sit(1)
    seen = room.seen_by(1)
    assert seen["state"] == LOBBY
    assert [seat["you"] for seat in seen["seats"]] == [False, True, False]
    assert list(seen["fair"]) == ["commitment"]
    assert not {"view", "legal", "deadlines", "scores", "winners"} & set(seen)
    assert not any(seat["thinking"] for seat in seen["seats"])


@pytest.mark.parametrize("work", [opening.choose, opening.take_back, opening.come_back])
def test_nothing_is_played_before_the_game_begins(work: Any) -> None:
    room = Room(terms_of("second-edition", {"players": 3}))
    room.sit(1)
    more = {opening.choose: (None, "sell altar", None), opening.take_back: (None,)}.get(work, ())
    assert code_of(work, room.table, person_in(1), *more) == "table/not-begun"


@pytest.mark.parametrize("state", ["playing", "paused"])
def test_a_game_that_has_not_begun_is_neither_paused_nor_resumed(state: str) -> None:
    room = Room(terms_of("second-edition", {"players": 3}))
    assert code_of(opening.set_state, room.table, HOST, state) == "table/not-begun"


def test_a_table_may_be_ended_before_the_game_and_takes_nobody_then() -> None:
    room = Room(terms_of("second-edition", {"players": 3}))
    room.do(opening.set_state(room.table, HOST, ENDED))
    assert room.seen_by(None)["state"] == ENDED
    assert room.table.record() is None
    assert code_of(opening.sit, room.table, "frida", "Frida", None, "") == "table/began"
    assert code_of(opening.begin, room.table, HOST) == "table/began"


@pytest.mark.parametrize(
    "more",
    [
        {"rules": "third-edition"},
        {"options": {"players": 9}},
        {"options": {"players": 3, "expansion": True}},
        {"seats": (OPEN, OPEN)},
        {"seats": (OPEN, OPEN, {"kind": "bot", "bot": "oracle"})},
        {"boards": ("gizah", "gizah", "rhodos")},
        {"clock": "decision"},
        {"clock": "decision", "seconds": 31 * 24 * 3600},
        {"clock": "none", "seconds": 5},
        {"clock": "sand", "seconds": 5},
    ],
    ids=str,
)
def test_terms_on_which_nothing_can_be_played_are_refused(more: dict[str, Any]) -> None:
    values: dict[str, Any] = {"rules": "second-edition", "options": {"players": 3}, "seats": (OPEN, OPEN, BOT)}
    assert code_of(Terms(**values | more).checked) == "table/options"


def test_terms_are_read_back_as_they_were_written() -> None:
    terms = terms_of("dice", {"players": 3}, (1,), clock="game", seconds=3600, grace=60, boards=("giza",), hints=True)
    assert Terms.from_json(terms.to_json()) == terms
