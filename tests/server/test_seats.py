"""Seats: open ones, bots, invited people; sitting down, getting up, beginning with what is there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from heptapolis.server import commands
from heptapolis.server.live_table import ENDED, LOBBY, PLAYING
from heptapolis.server.messages import messages_after
from heptapolis.server.problems import Problem
from heptapolis.server.terms import Terms
from server.servers import ServerProcess
from server.table_drivers import HOST, TableDriver, folded, person_in, terms_of

OPEN, INVITED, BOT = {"kind": "open", "bot": ""}, {"kind": "invited", "bot": ""}, {"kind": "bot", "bot": "builder"}


def room_of(*seats: dict[str, str], rules: str = "second-edition", **more: Any) -> TableDriver:
    """A table with such seats."""
    return TableDriver(Terms(rules, {"players": len(seats)}, seats, **more).checked())


def code_of(work: Any, *arguments: Any) -> str:
    """The code of the problem that something meets."""
    with pytest.raises(Problem) as caught:
        work(*arguments)
    return caught.value.code


def sit(driver: TableDriver, person: str, seat: int | None = None, invited: int | None = None) -> int:
    """Someone sits down; tells where."""
    driver.do(commands.sit(driver.table, person, person.title(), seat, "", invited=invited))
    return commands.own_seat(driver.table, person)


def test_who_joins_takes_the_first_open_seat_and_none_that_is_kept_for_somebody_invited() -> None:
    driver = room_of(INVITED, BOT, OPEN, OPEN)
    assert [sit(driver, person) for person in ("frida", "gustav")] == [2, 3]
    assert code_of(commands.sit, driver.table, "hilma", "Hilma", None, "") == "table/full"
    assert code_of(commands.sit, driver.table, "hilma", "Hilma", 0, "") == "table/seat-taken"


def test_an_invited_person_takes_the_kept_seat_of_the_invitation() -> None:
    driver = room_of(OPEN, BOT, INVITED, INVITED)
    assert sit(driver, "frida", invited=2) == 2
    assert [seat["kind"] for seat in driver.seen_by(None)["seats"]] == ["open", "bot", "person", "invited"]
    with pytest.raises(Problem, match="not free"):
        commands.sit(driver.table, "gustav", "Gustav", None, "", invited=2)
    with pytest.raises(Problem, match="reserved for an invited player"):
        commands.sit(driver.table, "gustav", "Gustav", 3, "", invited=2)


def test_the_host_needs_no_invitation() -> None:
    driver = room_of(BOT, INVITED, OPEN)
    assert sit(driver, HOST, 1) == 1


@pytest.mark.parametrize("seat", [1, 3, 6, 2])
def test_seats_of_bots_and_others_and_seats_that_do_not_exist_are_not_free(seat: int) -> None:
    driver = room_of(OPEN, BOT, INVITED)
    sit(driver, "frida", invited=2)
    assert code_of(commands.sit, driver.table, "gustav", "Gustav", seat, "") == "table/seat-taken"


def test_nobody_sits_at_a_full_table_or_twice_or_at_one_that_has_begun() -> None:
    driver = room_of(OPEN, OPEN)
    sit(driver, "frida")
    assert code_of(commands.sit, driver.table, "frida", "Frida", 1, "") == "table/already-seated"
    sit(driver, "gustav")
    assert code_of(commands.sit, driver.table, "hilma", "Hilma", None, "") == "table/full"
    driver.do(commands.begin(driver.table, HOST))
    assert code_of(commands.sit, driver.table, "hilma", "Hilma", None, "") == "table/began"


def test_a_seat_is_free_again_for_whom_it_was_when_somebody_leaves() -> None:
    driver = room_of(OPEN, INVITED, BOT)
    sit(driver, "frida")
    sit(driver, "gustav", invited=1)
    for person in ("frida", "gustav"):
        driver.do(commands.leave(driver.table, person))
    assert [seat["kind"] for seat in driver.seen_by(None)["seats"]] == ["open", "invited", "bot"]
    assert [seat["name"] for seat in driver.seen_by(None)["seats"]] == ["", "", ""]
    assert sit(driver, "hilma") == 0


def test_a_host_who_gets_up_hands_the_table_to_whoever_sits_there() -> None:
    driver = room_of(OPEN, OPEN, OPEN)
    for person in (HOST, "frida", "gustav"):
        sit(driver, person)
    driver.do(commands.leave(driver.table, HOST))
    assert folded(driver.table).host == driver.table.host == "frida"
    assert code_of(commands.begin, driver.table, HOST) == "table/not-host"
    assert sit(driver, HOST) == 0
    assert driver.table.host == "frida", "who came back is a guest"
    driver.do(commands.begin(driver.table, "frida"))


def test_with_nobody_there_the_next_who_sits_down_hosts_the_table() -> None:
    driver = room_of(OPEN, OPEN, BOT)
    sit(driver, HOST)
    driver.do(commands.leave(driver.table, HOST))
    assert driver.table.host == HOST
    sit(driver, "frida")
    assert folded(driver.table).host == driver.table.host == "frida"


def test_a_host_who_never_sat_or_sits_down_again_stays_host() -> None:
    driver = room_of(OPEN, OPEN, OPEN)
    sit(driver, "frida")
    assert driver.table.host == HOST
    sit(driver, HOST)
    driver.do(commands.leave(driver.table, "frida"))
    driver.do(commands.leave(driver.table, HOST))
    sit(driver, HOST)
    sit(driver, "gustav")
    assert driver.table.host == HOST


def test_the_next_host_begins_also_after_a_restart(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        elsa, frida = server.person(), server.person("Frida")
        table = elsa.open_table(seats=[{"kind": "open"}] * 3, begin=False)["table"]
        frida.post(f"/api/tables/{table}/sit", {"name": "Frida"})
        assert not elsa.post(f"/api/tables/{table}/leave")["host"]
        server.restart()
        assert frida.table(table)["host"]
        assert frida.post(f"/api/tables/{table}/begin")["state"] == "playing"


def test_only_who_sits_can_leave_and_only_before_the_game() -> None:
    driver = TableDriver.begun("second-edition", {"players": 3})
    assert code_of(commands.leave, driver.table, "stranger") == "table/not-seated"
    assert code_of(commands.leave, driver.table, person_in(1)) == "table/began"


@pytest.mark.parametrize("rules", ["first-edition", "second-edition", "dice"])
def test_seats_that_nobody_took_are_played_by_bots_with_names(rules: str) -> None:
    driver = room_of(OPEN, INVITED, BOT, rules=rules)
    sit(driver, "frida", invited=1)
    driver.do(commands.begin(driver.table, HOST))
    seen = driver.seen_by(None)
    assert seen["state"] == PLAYING
    assert [(seat["kind"], seat["bot"], seat["name"]) for seat in seen["seats"]] == [
        ("bot", "rulebook", "rulebook 1"),
        ("person", "", "Frida"),
        ("bot", "builder", "builder 3"),
    ]
    assert not any(seat["standing_in"] for seat in seen["seats"])
    assert driver.table.bots_deciding() == (0, 2)


def test_only_the_host_begins_and_only_once() -> None:
    driver = TableDriver(terms_of("dice", {"players": 2}))
    driver.sit(0)
    assert code_of(commands.begin, driver.table, person_in(1)) == "table/not-host"
    driver.do(commands.begin(driver.table, HOST))
    assert code_of(commands.begin, driver.table, HOST) == "table/began"


def test_a_host_without_a_seat_begins_and_watches() -> None:
    driver = room_of(OPEN, OPEN)
    sit(driver, "frida")
    driver.do(commands.begin(driver.table, HOST))
    seen = driver.seen_by(None)
    assert seen["seat"] is None
    assert seen["view"]["hand"] == []
    assert code_of(commands.choose, driver.table, HOST, 0, "sell altar", None) == "table/not-seated"


def test_before_the_game_a_table_shows_seats_and_the_promise_of_the_deal_alone() -> None:
    driver = TableDriver(terms_of("second-edition", {"players": 3}))
    driver.sit(1)
    seen = driver.seen_by(1)
    assert seen["state"] == LOBBY
    assert [seat["you"] for seat in seen["seats"]] == [False, True, False]
    assert list(seen["fair"]) == ["commitment"]
    assert not {"view", "legal", "deadlines", "scores", "winners"} & set(seen)
    assert not any(seat["thinking"] for seat in seen["seats"])


@pytest.mark.parametrize("work", [commands.choose, commands.take_back, commands.come_back])
def test_nothing_is_played_before_the_game_begins(work: Any) -> None:
    driver = TableDriver(terms_of("second-edition", {"players": 3}))
    driver.sit(1)
    more = {commands.choose: (None, "sell altar", None), commands.take_back: (None,)}.get(work, ())
    assert code_of(work, driver.table, person_in(1), *more) == "table/not-begun"


@pytest.mark.parametrize("state", ["playing", "paused"])
def test_a_game_that_has_not_begun_is_neither_paused_nor_resumed(state: str) -> None:
    driver = TableDriver(terms_of("second-edition", {"players": 3}))
    assert code_of(commands.set_state, driver.table, HOST, state) == "table/not-begun"


def test_a_table_may_be_ended_before_the_game_and_takes_nobody_then() -> None:
    driver = TableDriver(terms_of("second-edition", {"players": 3}))
    driver.do(commands.set_state(driver.table, HOST, ENDED))
    assert driver.seen_by(None)["state"] == ENDED
    assert driver.table.record() is None
    assert code_of(commands.sit, driver.table, "frida", "Frida", None, "") == "table/began"
    assert code_of(commands.begin, driver.table, HOST) == "table/began"


@pytest.mark.parametrize(
    "more",
    [
        {"rules": "third-edition"},
        {"options": {"players": 9}},
        {"options": {"players": 3, "expansion": True}},
        {"seats": (OPEN, OPEN)},
        {"seats": (OPEN, OPEN, {"kind": "bot", "bot": "seer"})},
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


def rename(driver: TableDriver, person: str, name: str) -> list[str]:
    """Take another name at a table; answers with the names that everyone sees."""
    driver.do(commands.rename(driver.table, person, name))
    return [seat["name"] for seat in driver.seen_by(None)["seats"]]


def test_a_new_name_reaches_the_table_before_and_during_the_game() -> None:
    driver = TableDriver(terms_of("second-edition", {"players": 3}, bots=(2,)))
    driver.sit(0)
    driver.sit(1)
    assert rename(driver, person_in(1), "Astrid")[:2] == ["Elsa", "Astrid"]
    driver.do(commands.begin(driver.table, HOST))
    assert rename(driver, person_in(0), "Selma")[:2] == ["Selma", "Astrid"]
    heard = [message for message in messages_after(driver.table, None, 0) if message["kind"] == "renamed"]
    assert [message["what"] for message in heard] == [{"seat": 1, "name": "Astrid"}, {"seat": 0, "name": "Selma"}]
    assert [seat.name for seat in folded(driver.table).seats] == [seat.name for seat in driver.table.seats]


def test_a_name_changes_nothing_where_there_is_nothing_to_change() -> None:
    driver = TableDriver.begun("dice", {"players": 2})
    assert commands.rename(driver.table, person_in(0), "Elsa") == []
    assert commands.rename(driver.table, "stranger", "Astrid") == []
    driver.play()
    assert commands.rename(driver.table, person_in(0), "Astrid") == []
