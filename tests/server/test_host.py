"""What the host may do, what everyone may say, and what a table shows while it is played."""

from __future__ import annotations

from typing import Any

import pytest

from heptapolis.errors import MalformedAction, UnknownName
from heptapolis.game.fair import commitment_of
from heptapolis.server import commands
from heptapolis.server.live_table import ENDED, OVER, PAUSED, PLAYING
from heptapolis.server.messages import TALK_SHOWN, messages_after
from heptapolis.server.problems import Problem
from server.table_drivers import HOST, SECRET, TableDriver, person_in
from server.test_seats import code_of

GUEST = person_in(1)
ONLY_HOST: list[tuple[Any, tuple[Any, ...]]] = [
    (commands.stand_in, (1, "rulebook")),
    (commands.set_state, (PAUSED,)),
    (commands.set_state, (PLAYING,)),
    (commands.set_state, (ENDED,)),
    (commands.set_talk, (False,)),
]


def begun(**more: Any) -> TableDriver:
    """A table of three people."""
    return TableDriver.begun("second-edition", {"players": 3}, **more)


@pytest.mark.parametrize(("work", "arguments"), ONLY_HOST)
def test_only_the_host_hosts(work: Any, arguments: tuple[Any, ...]) -> None:
    driver = begun()
    for person in (GUEST, "stranger"):
        assert code_of(work, driver.table, person, *arguments) == "table/not-host"


def test_a_stand_in_plays_until_the_host_gives_the_seat_back() -> None:
    driver = begun()
    driver.do(commands.stand_in(driver.table, HOST, 1, "builder"))
    seat = driver.seen_by(0)["seats"][1]
    assert (seat["kind"], seat["name"], seat["bot"], seat["standing_in"]) == ("person", "Frida", "builder", True)
    assert driver.table.bots_deciding() == (1,)
    driver.do(commands.stand_in(driver.table, HOST, 1, ""))
    assert driver.table.bots_deciding() == ()
    assert commands.stand_in(driver.table, HOST, 1, "") == []


@pytest.mark.parametrize("seat", [2, 3, -1])
def test_nobody_stands_in_for_a_bot_or_for_a_seat_that_does_not_exist(seat: int) -> None:
    driver = TableDriver.begun("second-edition", {"players": 3}, bots=(2,))
    assert code_of(commands.stand_in, driver.table, HOST, seat, "rulebook") == "table/options"


def test_who_was_replaced_comes_back_by_choosing_or_by_saying_so() -> None:
    driver = begun()
    for chooses in (True, False):
        driver.do(commands.stand_in(driver.table, HOST, 1, "rulebook"))
        if chooses:
            driver.choose(1)
        else:
            driver.do(commands.come_back(driver.table, GUEST))
        assert not driver.seen_by(0)["seats"][1]["standing_in"]
    assert commands.come_back(driver.table, GUEST) == []


def test_a_stand_in_leaves_what_was_chosen_before_it_came() -> None:
    driver = begun()
    driver.choose(1)
    chosen = driver.seen_by(1)["view"]["choices"]
    driver.do(commands.stand_in(driver.table, HOST, 1, "rulebook"))
    assert driver.table.bots_deciding() == ()
    assert driver.seen_by(1)["view"]["choices"] == chosen


def test_nothing_is_chosen_or_taken_back_while_the_game_is_paused() -> None:
    driver = begun()
    driver.choose(1)
    driver.do(commands.set_state(driver.table, HOST, PAUSED))
    before = [driver.seen_by(seat) for seat in (None, 0, 1)]
    assert code_of(driver.choose, 0) == code_of(driver.take_back, 1) == "table/paused"
    assert driver.table.deciding() == ()
    assert [driver.seen_by(seat) for seat in (None, 0, 1)] == before
    assert commands.set_state(driver.table, HOST, PAUSED) == []
    driver.do(commands.set_state(driver.table, HOST, PLAYING))
    assert commands.set_state(driver.table, HOST, PLAYING) == []
    assert driver.table.deciding() == (0, 2)
    assert driver.seen_by(None)["view"]["thinking"] == [0, 2]


def test_a_game_that_was_ended_shows_its_secret_and_asks_nobody() -> None:
    driver = begun()
    driver.step()
    before = driver.seen_by(1)
    assert before["fair"] == {"commitment": commitment_of(SECRET)}
    driver.do(commands.set_state(driver.table, HOST, ENDED))
    seen = driver.seen_by(1)
    assert seen["state"] == ENDED
    assert seen["fair"]["secret"] == SECRET
    assert seen["fair"]["contributions"] == [f"contribution-of-{seat}" for seat in range(3)]
    assert (seen["legal"], seen["deadlines"], seen["view"]["thinking"]) == ({}, {}, [])
    assert not any(seat["thinking"] for seat in seen["seats"])
    for work, more in (
        (commands.choose, (None, "sell altar", None)),
        (commands.take_back, (None,)),
        (commands.come_back, ()),
    ):
        assert code_of(work, driver.table, GUEST, *more) == "table/over"
    for state in (PLAYING, PAUSED, ENDED):
        assert code_of(commands.set_state, driver.table, HOST, state) == "table/over"


@pytest.mark.parametrize("rules", ["first-edition", "dice"])
def test_a_game_that_is_over_shows_scores_winners_and_its_proof(rules: str) -> None:
    driver = TableDriver.begun(rules, {"players": 3}, bots=(2,))
    driver.play()
    seen = driver.seen_by(None)
    record = driver.table.record()
    assert record is not None
    assert record.fair is not None
    assert record.result is not None
    record.fair.check(record.seed)
    assert (seen["state"], seen["winners"]) == (OVER, record.result["winners"])
    assert seen["scores"] == record.result["scores"]
    assert seen["fair"] == record.fair.to_json()
    assert code_of(commands.set_state, driver.table, HOST, ENDED) == "table/over"


def test_words_and_reactions_are_told_to_everybody() -> None:
    driver = begun()
    driver.do(commands.say(driver.table, GUEST, "Good luck!", ""))
    driver.do(commands.say(driver.table, person_in(2), "", "wow"))
    for seat in (None, 0, 1, 2):
        assert [(said["name"], said["words"], said["reaction"]) for said in driver.seen_by(seat)["talk"]] == [
            ("Frida", "Good luck!", ""),
            ("Gustav", "", "wow"),
        ]
        heard = messages_after(driver.table, seat, 0)[-2:]
        assert [message["what"]["seat"] for message in heard] == [1, 2]


def test_only_who_sits_may_talk_and_only_the_last_words_are_shown() -> None:
    driver = begun()
    assert code_of(commands.say, driver.table, "stranger", "Hello", "") == "table/not-seated"
    for number in range(TALK_SHOWN + 5):
        driver.do(commands.say(driver.table, GUEST, str(number), ""))
    assert [said["words"] for said in driver.seen_by(0)["talk"]] == [str(n) for n in range(5, TALK_SHOWN + 5)]


def test_what_was_said_is_hidden_while_talking_is_off() -> None:
    driver = begun()
    driver.do(commands.say(driver.table, GUEST, "a word", ""))
    driver.do(commands.set_talk(driver.table, HOST, False))
    assert commands.set_talk(driver.table, HOST, False) == []
    assert code_of(commands.say, driver.table, GUEST, "another", "") == "table/talk-off"
    assert driver.seen_by(0)["talk"] == []
    assert "a word" not in str(messages_after(driver.table, 0, 0))
    driver.do(commands.set_talk(driver.table, HOST, True))
    assert [said["words"] for said in driver.seen_by(0)["talk"]] == ["a word"]


def test_a_table_without_talk_is_silent_until_the_host_allows_it() -> None:
    driver = begun(talk=False)
    assert code_of(commands.say, driver.table, GUEST, "a word", "") == "table/talk-off"
    driver.do(commands.set_talk(driver.table, HOST, True))
    driver.do(commands.say(driver.table, GUEST, "a word", ""))
    assert len(driver.seen_by(0)["talk"]) == 1


@pytest.mark.parametrize("rules", ["second-edition", "dice"])
def test_the_running_score_is_that_of_the_view_and_only_on_tables_that_show_it(rules: str) -> None:
    shown, silent = (TableDriver.begun(rules, {"players": 3}, running_score=on) for on in (True, False))
    for driver in (shown, silent):
        driver.step()
    game = shown.table.game
    assert game is not None
    for seat in (None, 0, 1, 2):
        assert shown.seen_by(seat)["scores"] == [score.to_json() for score in game.view(seat).score()]
        assert "scores" not in silent.seen_by(seat)


def test_a_key_belongs_to_whoever_used_it_and_to_one_choice() -> None:
    driver = begun()
    one, other = driver.seen_by(1)["legal"]["1"]["options"][:2]
    driver.choose(1, one["action"], "key")
    entries = driver.table.number
    driver.choose(1, one["action"], "key")
    assert driver.table.number == entries
    assert code_of(driver.choose, 1, other["action"], "key") == "choice/key-used"
    driver.choose(0, "", "key")
    assert driver.table.number == entries + 1


@pytest.mark.parametrize("seat", [0, 2, 3, 6])
def test_nobody_decides_for_others(seat: int) -> None:
    driver = begun()
    for work, more in ((commands.choose, (seat, "sell altar", None)), (commands.take_back, (seat,))):
        assert code_of(work, driver.table, GUEST, *more) == "table/not-seated"


def test_refused_choices_change_nothing() -> None:
    driver = begun()
    before = [driver.seen_by(seat) for seat in (None, 0, 1, 2)]
    for action in ("sell palace", "biuld altar", "pick altar", "sell"):
        with pytest.raises((Problem, UnknownName, MalformedAction)):
            driver.choose(1, action)
    assert code_of(driver.take_back, 1) == "choice/late"
    assert [driver.seen_by(seat) for seat in (None, 0, 1, 2)] == before
