"""What the host may do, what everybody may say, and what a table shows while it is played."""

from __future__ import annotations

from typing import Any

import pytest

from heptapolis.errors import MalformedAction, UnknownName
from heptapolis.game.fair import commitment_of
from heptapolis.server import opening
from heptapolis.server.hosted import ENDED, OVER, PAUSED, PLAYING
from heptapolis.server.problems import Problem
from heptapolis.server.telling import TALK_SHOWN, messages_after
from server.rooms import HOST, SECRET, Room, person_in
from server.test_seats import code_of

GUEST = person_in(1)
ONLY_HOST: list[tuple[Any, tuple[Any, ...]]] = [
    (opening.stand_in, (1, "rulebook")),
    (opening.set_state, (PAUSED,)),
    (opening.set_state, (PLAYING,)),
    (opening.set_state, (ENDED,)),
    (opening.set_talk, (False,)),
]


def begun(**more: Any) -> Room:
    """A table of three people."""
    return Room.begun("second-edition", {"players": 3}, **more)


@pytest.mark.parametrize(("work", "arguments"), ONLY_HOST)
def test_only_the_host_hosts(work: Any, arguments: tuple[Any, ...]) -> None:
    room = begun()
    for person in (GUEST, "stranger"):
        assert code_of(work, room.table, person, *arguments) == "table/not-host"


def test_a_stand_in_plays_until_the_host_gives_the_seat_back() -> None:
    room = begun()
    room.do(opening.stand_in(room.table, HOST, 1, "builder"))
    seat = room.seen_by(0)["seats"][1]
    assert (seat["kind"], seat["name"], seat["bot"], seat["standing_in"]) == ("person", "Frida", "builder", True)
    assert room.table.bots_deciding() == (1,)
    room.do(opening.stand_in(room.table, HOST, 1, ""))
    assert room.table.bots_deciding() == ()
    assert opening.stand_in(room.table, HOST, 1, "") == []


@pytest.mark.parametrize("seat", [2, 3, -1])
def test_nobody_stands_in_for_a_bot_or_for_a_seat_that_does_not_exist(seat: int) -> None:
    room = Room.begun("second-edition", {"players": 3}, bots=(2,))
    assert code_of(opening.stand_in, room.table, HOST, seat, "rulebook") == "table/options"


def test_who_was_replaced_comes_back_by_choosing_or_by_saying_so() -> None:
    room = begun()
    for chooses in (True, False):
        room.do(opening.stand_in(room.table, HOST, 1, "rulebook"))
        if chooses:
            room.choose(1)
        else:
            room.do(opening.come_back(room.table, GUEST))
        assert not room.seen_by(0)["seats"][1]["standing_in"]
    assert opening.come_back(room.table, GUEST) == []


def test_a_stand_in_leaves_what_was_chosen_before_it_came() -> None:
    room = begun()
    room.choose(1)
    chosen = room.seen_by(1)["view"]["choices"]
    room.do(opening.stand_in(room.table, HOST, 1, "rulebook"))
    assert room.table.bots_deciding() == ()
    assert room.seen_by(1)["view"]["choices"] == chosen


def test_nothing_is_chosen_or_taken_back_while_the_game_is_paused() -> None:
    room = begun()
    room.choose(1)
    room.do(opening.set_state(room.table, HOST, PAUSED))
    before = [room.seen_by(seat) for seat in (None, 0, 1)]
    assert code_of(room.choose, 0) == code_of(room.take_back, 1) == "table/paused"
    assert room.table.deciding() == ()
    assert [room.seen_by(seat) for seat in (None, 0, 1)] == before
    assert opening.set_state(room.table, HOST, PAUSED) == []
    room.do(opening.set_state(room.table, HOST, PLAYING))
    assert opening.set_state(room.table, HOST, PLAYING) == []
    assert room.table.deciding() == (0, 2)
    assert room.seen_by(None)["view"]["thinking"] == [0, 2]


def test_a_game_that_was_ended_shows_its_secret_and_asks_nobody() -> None:
    room = begun()
    room.step()
    before = room.seen_by(1)
    assert before["fair"] == {"commitment": commitment_of(SECRET)}
    room.do(opening.set_state(room.table, HOST, ENDED))
    seen = room.seen_by(1)
    assert seen["state"] == ENDED
    assert seen["fair"]["secret"] == SECRET
    assert seen["fair"]["contributions"] == [f"contribution-of-{seat}" for seat in range(3)]
    assert (seen["legal"], seen["deadlines"], seen["view"]["thinking"]) == ({}, {}, [])
    assert not any(seat["thinking"] for seat in seen["seats"])
    for work, more in (
        (opening.choose, (None, "sell altar", None)),
        (opening.take_back, (None,)),
        (opening.come_back, ()),
    ):
        assert code_of(work, room.table, GUEST, *more) == "table/over"
    for state in (PLAYING, PAUSED, ENDED):
        assert code_of(opening.set_state, room.table, HOST, state) == "table/over"


@pytest.mark.parametrize("rules", ["first-edition", "dice"])
def test_a_game_that_is_over_shows_scores_winners_and_its_proof(rules: str) -> None:
    room = Room.begun(rules, {"players": 3}, bots=(2,))
    room.play()
    seen = room.seen_by(None)
    record = room.table.record()
    assert record is not None
    assert record.fair is not None
    assert record.result is not None
    record.fair.check(record.seed)
    assert (seen["state"], seen["winners"]) == (OVER, record.result["winners"])
    assert seen["scores"] == record.result["scores"]
    assert seen["fair"] == record.fair.to_json()
    assert code_of(opening.set_state, room.table, HOST, ENDED) == "table/over"


def test_words_and_reactions_are_told_to_everybody() -> None:
    room = begun()
    room.do(opening.say(room.table, GUEST, "Good luck!", ""))
    room.do(opening.say(room.table, person_in(2), "", "wow"))
    for seat in (None, 0, 1, 2):
        assert [(said["name"], said["words"], said["reaction"]) for said in room.seen_by(seat)["talk"]] == [
            ("Frida", "Good luck!", ""),
            ("Gustav", "", "wow"),
        ]
        told = messages_after(room.table, seat, 0)[-2:]
        assert [message["what"]["seat"] for message in told] == [1, 2]


def test_only_who_sits_may_talk_and_only_the_last_words_are_shown() -> None:
    room = begun()
    assert code_of(opening.say, room.table, "stranger", "Hello", "") == "table/not-seated"
    for number in range(TALK_SHOWN + 5):
        room.do(opening.say(room.table, GUEST, str(number), ""))
    assert [said["words"] for said in room.seen_by(0)["talk"]] == [str(n) for n in range(5, TALK_SHOWN + 5)]


def test_what_was_said_is_hidden_while_talking_is_off() -> None:
    room = begun()
    room.do(opening.say(room.table, GUEST, "a word", ""))
    room.do(opening.set_talk(room.table, HOST, False))
    assert opening.set_talk(room.table, HOST, False) == []
    assert code_of(opening.say, room.table, GUEST, "another", "") == "table/talk-off"
    assert room.seen_by(0)["talk"] == []
    assert "a word" not in str(messages_after(room.table, 0, 0))
    room.do(opening.set_talk(room.table, HOST, True))
    assert [said["words"] for said in room.seen_by(0)["talk"]] == ["a word"]


def test_a_table_without_talk_is_silent_until_the_host_allows_it() -> None:
    room = begun(talk=False)
    assert code_of(opening.say, room.table, GUEST, "a word", "") == "table/talk-off"
    room.do(opening.set_talk(room.table, HOST, True))
    room.do(opening.say(room.table, GUEST, "a word", ""))
    assert len(room.seen_by(0)["talk"]) == 1


@pytest.mark.parametrize("rules", ["second-edition", "dice"])
def test_the_running_score_is_that_of_the_view_and_only_on_tables_that_show_it(rules: str) -> None:
    shown, silent = (Room.begun(rules, {"players": 3}, running_score=on) for on in (True, False))
    for room in (shown, silent):
        room.step()
    game = shown.table.game
    assert game is not None
    for seat in (None, 0, 1, 2):
        assert shown.seen_by(seat)["scores"] == [score.to_json() for score in game.view(seat).score()]
        assert "scores" not in silent.seen_by(seat)


def test_a_key_belongs_to_whoever_used_it_and_to_one_choice() -> None:
    room = begun()
    one, other = room.seen_by(1)["legal"]["1"]["options"][:2]
    room.choose(1, one["action"], "key")
    entries = room.table.number
    room.choose(1, one["action"], "key")
    assert room.table.number == entries
    assert code_of(room.choose, 1, other["action"], "key") == "choice/key-used"
    room.choose(0, "", "key")
    assert room.table.number == entries + 1


@pytest.mark.parametrize("seat", [0, 2, 3, 6])
def test_nobody_decides_for_others(seat: int) -> None:
    room = begun()
    for work, more in ((opening.choose, (seat, "sell altar", None)), (opening.take_back, (seat,))):
        assert code_of(work, room.table, GUEST, *more) == "table/not-seated"


def test_refused_choices_change_nothing() -> None:
    room = begun()
    before = [room.seen_by(seat) for seat in (None, 0, 1, 2)]
    for action in ("sell palace", "biuld altar", "pick altar", "sell"):
        with pytest.raises((Problem, UnknownName, MalformedAction)):
            room.choose(1, action)
    assert code_of(room.take_back, 1) == "choice/late"
    assert [room.seen_by(seat) for seat in (None, 0, 1, 2)] == before
