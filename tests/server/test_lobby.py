"""Powers of the host in the lobby: remove someone, hand the table over, change what is played."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from heptapolis.bots import BOTS
from heptapolis.server import commands
from heptapolis.server.messages import messages_after, shown_to
from server.servers import Person, ServerProcess
from server.table_drivers import HOST, TableDriver, folded
from server.test_seats import BOT, INVITED, OPEN, code_of, room_of, sit

FRIDA = "frida"
ONLY_HOST: list[Any] = [
    partial(commands.remove, seat=1, name=""),
    partial(commands.hand_over, seat=1, name=""),
    partial(commands.set_terms, wanted={"hints": True}, bots=BOTS),
]


def room(*more: dict[str, str]) -> TableDriver:
    """A table with the host and Frida, and other seats."""
    driver = room_of(OPEN, OPEN, *(more or (OPEN,)))
    sit(driver, HOST)
    sit(driver, FRIDA)
    return driver


def change(driver: TableDriver, **wanted: Any) -> None:
    """The host changes what is played."""
    driver.do(commands.set_terms(driver.table, HOST, wanted, BOTS))


def kinds(driver: TableDriver) -> list[str]:
    """What the seats are, and the same from the log alone."""
    seats = [seat["kind"] for seat in driver.seen_by(None)["seats"]]
    assert [seat.kind for seat in folded(driver.table).seats] == seats
    return seats


@pytest.mark.parametrize("work", ONLY_HOST, ids=["remove", "hand over", "terms"])
def test_only_the_host_may_and_but_for_the_host_role_only_before_the_game(work: Any) -> None:
    driver = room()
    sit(driver, "greta")
    for person in ("greta", "stranger"):
        assert code_of(work, driver.table, person) == "table/not-host"
    driver.do(commands.begin(driver.table, HOST))
    if work.func is not commands.hand_over:
        assert code_of(work, driver.table, HOST) == "table/began"


def test_who_is_removed_is_told_and_needs_an_invitation_to_come_back() -> None:
    driver = room(OPEN, BOT)
    driver.do(commands.remove(driver.table, HOST, 1, "Frida"))
    assert kinds(driver) == ["person", "open", "open", "bot"]
    assert folded(driver.table).removed == {FRIDA}
    assert [shown_to(driver.table, person, 0.0).get("removed") for person in (FRIDA, HOST, "greta")] == [
        True,
        None,
        None,
    ]
    assert messages_after(driver.table, None, 0)[-1]["what"] == {"seat": 1, "name": "Frida"}
    for seat in (None, 1, 2):
        assert code_of(commands.sit, driver.table, FRIDA, "Frida", seat, "") == "table/removed"
    assert sit(driver, "greta") == 1, "the seat is free for others"
    change(driver, seats=[OPEN, OPEN, INVITED, BOT])
    assert sit(driver, FRIDA, invited=2) == 2
    assert "removed" not in shown_to(driver.table, FRIDA, 0.0)
    driver.do(commands.leave(driver.table, FRIDA))
    change(driver, seats=[OPEN, OPEN, OPEN, BOT])
    assert sit(driver, FRIDA) == 2, "who was invited again is a guest like others"


def test_an_invitation_ends_when_someone_is_removed_from_its_seat() -> None:
    driver = room_of(OPEN, INVITED, INVITED)
    sit(driver, HOST)
    sit(driver, FRIDA, invited=1)
    commands.check_invitation(driver.table, 1, 0)
    driver.do(commands.remove(driver.table, HOST, 1, ""))
    assert kinds(driver)[1] == "invited"
    assert code_of(commands.check_invitation, driver.table, 1, 0) == "table/invitation-invalid"
    commands.check_invitation(folded(driver.table), 1, 1)
    commands.check_invitation(driver.table, 2, 0)


def test_nobody_is_removed_or_made_host_in_place_of_another() -> None:
    driver = room()
    for work in (commands.remove, commands.hand_over):
        driver.do(commands.leave(driver.table, FRIDA))
        assert code_of(work, driver.table, HOST, 1, "Frida") == "table/seat-changed"
        sit(driver, "greta")
        assert code_of(work, driver.table, HOST, 1, "Frida") == "table/seat-changed"
        for seat in (2, 6):
            assert code_of(work, driver.table, HOST, seat, "") == "table/seat-changed"
        assert code_of(work, driver.table, HOST, 0, "") == "table/options", "their own seat"
        driver.do(commands.leave(driver.table, "greta"))
        sit(driver, FRIDA)
        assert len(work(driver.table, HOST, 1, "Frida")) == 1


def test_the_host_role_is_handed_over_before_and_during_the_game() -> None:
    driver = room()
    driver.do(commands.hand_over(driver.table, HOST, 1, "Frida"))
    assert folded(driver.table).host == driver.table.host == FRIDA
    assert messages_after(driver.table, None, 0)[-1]["what"] == {"seat": 1, "name": "Frida"}
    assert code_of(commands.begin, driver.table, HOST) == "table/not-host"
    driver.do(commands.begin(driver.table, FRIDA))
    driver.do(commands.hand_over(driver.table, FRIDA, 0, ""))
    assert driver.table.host == HOST
    driver.do(commands.set_state(driver.table, HOST, "ended"))
    assert code_of(commands.hand_over, driver.table, HOST, 1, "") == "table/over"


def test_a_player_takes_over_from_a_host_who_is_away_from_a_running_game() -> None:
    driver = room()
    take = partial(commands.hand_over, host_away=True)
    driver.do(commands.begin(driver.table, HOST))
    driver.do(commands.set_state(driver.table, HOST, "paused"))
    assert code_of(commands.hand_over, driver.table, FRIDA, 1, "") == "table/host-here"
    assert code_of(take, driver.table, FRIDA, 0, "") == "table/not-host"
    assert code_of(take, driver.table, "stranger", 1, "") == "table/not-host"
    driver.do(take(driver.table, FRIDA, 1, ""))
    assert folded(driver.table).host == driver.table.host == FRIDA
    assert messages_after(driver.table, None, 0)[-1]["what"] == {"seat": 1, "name": "Frida", "why": "away"}
    driver.do(commands.set_state(driver.table, FRIDA, "ended"))
    assert code_of(take, driver.table, HOST, 0, "") == "table/not-host"


def test_someone_who_sits_takes_over_from_a_host_who_is_away_before_the_game() -> None:
    driver = room()
    take = partial(commands.hand_over, host_away=True)
    assert code_of(commands.hand_over, driver.table, FRIDA, 1, "") == "table/host-here"
    assert code_of(take, driver.table, "greta", 1, "") == "table/not-host", "she does not sit there"
    assert code_of(take, driver.table, FRIDA, 0, "") == "table/not-host", "not for somebody else"
    driver.do(take(driver.table, FRIDA, 1, "Frida"))
    assert folded(driver.table).host == driver.table.host == FRIDA
    assert messages_after(driver.table, None, 0)[-1]["what"] == {"seat": 1, "name": "Frida", "why": "away"}
    assert code_of(commands.begin, driver.table, HOST) == "table/not-host"
    driver.do(commands.remove(driver.table, FRIDA, 0, ""))
    driver.do(commands.begin(driver.table, FRIDA))
    assert driver.table.host == FRIDA


def test_a_host_without_a_seat_hands_over_what_nobody_else_takes_by_sitting_down() -> None:
    driver = room()
    driver.do(commands.hand_over(driver.table, HOST, 1, ""))
    driver.do(commands.leave(driver.table, HOST))
    sit(driver, "greta")
    assert driver.table.host == FRIDA


def test_what_is_played_changes_and_the_rest_stays() -> None:
    driver = room()
    before = driver.seen_by(None)
    change(driver, options={"edifice": True}, clock="decision", seconds=60, grace=300, hints=True)
    after = driver.seen_by(None)
    assert after["options"] == {"players": 3, "edifice": True}
    assert after["clock"] == {"kind": "decision", "seconds": 60, "grace": 300}
    assert (after["hints"], after["running_score"], after["public"]) == (True, False, False)
    assert after["seats"] == before["seats"]
    assert after["fair"] == before["fair"], "the secret was drawn before"
    assert folded(driver.table).terms.to_json() == driver.table.terms.to_json()
    assert messages_after(driver.table, None, 0)[-1]["what"] == {}
    assert commands.set_terms(driver.table, HOST, {"hints": True}, BOTS) == []
    driver.do(commands.begin(driver.table, HOST))
    assert driver.table.game is not None
    assert "edifices" in driver.seen_by(0)["view"]


def test_seats_come_and_go_but_none_that_is_taken() -> None:
    driver = room()
    change(driver, options={"players": 5})
    assert kinds(driver) == ["person", "person", "open", "open", "open"]
    change(driver, seats=[OPEN, INVITED, BOT, INVITED, OPEN])
    assert kinds(driver) == ["person", "person", "bot", "invited", "open"]
    sit(driver, "greta")
    for wanted in ({"options": {"players": 4}}, {"seats": [OPEN, OPEN, BOT, OPEN, BOT]}):
        assert code_of(change_of(driver, wanted), driver.table) == "table/seat-taken"
    driver.do(commands.leave(driver.table, "greta"))
    change(driver, options={"players": 2}, seats=[OPEN, OPEN])
    assert kinds(driver) == ["person", "person"]
    driver.do(commands.leave(driver.table, FRIDA))
    assert kinds(driver) == ["person", "open"]


def test_a_seat_that_was_kept_for_someone_is_kept_again_when_they_leave() -> None:
    driver = room_of(OPEN, INVITED, OPEN)
    sit(driver, HOST)
    sit(driver, FRIDA, invited=1)
    change(driver, seats=[OPEN, OPEN, BOT])
    driver.do(commands.leave(driver.table, FRIDA))
    assert kinds(driver) == ["person", "invited", "bot"]
    assert [seat["host"] for seat in driver.seen_by(None)["seats"]] == [True, False, False]


def change_of(driver: TableDriver, wanted: dict[str, Any]) -> Any:
    """A change that will be refused."""
    return lambda table: commands.set_terms(table, HOST, wanted, BOTS)


@pytest.mark.parametrize(
    "wanted",
    [
        {"options": {"players": 8}},
        {"options": {"players": "3"}},
        {"options": {"players": True}},
        {"options": {"expansion": True}},
        {"options": {"box": {}}},
        {"options": {"boards": []}},
        {"options": {"players": 4}, "seats": [OPEN, OPEN]},
        {"seats": [OPEN, OPEN, {"kind": "bot", "bot": "seer"}]},
        {"clock": "decision", "seconds": 0},
    ],
    ids=str,
)
def test_options_that_make_no_game_are_refused(wanted: dict[str, Any]) -> None:
    driver = room()
    assert code_of(change_of(driver, wanted), driver.table) == "table/options"
    assert driver.seen_by(None)["options"] == {"players": 3}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with ServerProcess(tmp_path_factory.mktemp("server")) as server:
        yield server
        assert '"level": "error"' not in server.log()


def waiting(elsa: Person, frida: Person, **more: Any) -> str:
    """A table that waits, with both of them."""
    seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "invited"}]
    table = str(elsa.open_table(seats=seats, begin=False, **more)["table"])
    frida.post(f"/api/tables/{table}/sit", {"name": "Frida"})
    return table


def test_everyone_hears_of_it_and_a_restart_changes_nothing(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        elsa, frida = server.person(), server.person("Frida")
        table = waiting(elsa, frida)
        at = f"/api/tables/{table}"
        with frida.stream() as messages:
            assert next(messages)["data"]["kind"] == "shown"
            elsa.put(f"{at}/terms", {"running_score": True, "clock": {"kind": "game", "seconds": 600}})
            heard = next(messages)["data"]
            assert (heard["kind"], heard["now"]["clock"]["kind"]) == ("terms_set", "game")
            elsa.post(f"{at}/remove", {"seat": 1, "name": "Frida"})
            heard = next(messages)["data"]
            assert (heard["kind"], heard["now"]["seat"], heard["now"]["removed"]) == ("removed", None, True)
        assert table not in str(frida.get("/api/tables")["mine"])
        (kept,) = elsa.get(f"{at}/invitations")["invitations"]
        server.restart()
        again = frida.ask("POST", f"{at}/sit", {"name": "Frida"})
        assert again.json()["code"] == "table/removed"
        seated = frida.post(f"{at}/sit", {"name": "Frida", "invitation": kept["invitation"]})
        assert (seated["seat"], "removed" in seated) == (2, False)
        assert elsa.post(f"{at}/host", {"seat": 2, "name": "Frida"})["host"] is False
        server.restart()
        assert frida.post(f"{at}/begin")["running_score"] is True


def test_the_invitation_of_who_was_removed_is_worth_nothing_but_a_new_one_is(server: ServerProcess) -> None:
    elsa, frida, greta = (server.person(name) for name in ("Elsa", "Frida", "Greta"))
    at = f"/api/tables/{waiting(elsa, frida)}"
    (first,) = elsa.get(f"{at}/invitations")["invitations"]
    greta.post(f"{at}/sit", {"name": "Greta", "invitation": first["invitation"]})
    elsa.post(f"{at}/remove", {"seat": 2})
    refused = greta.ask("POST", f"{at}/sit", {"name": "Greta", "invitation": first["invitation"]})
    assert refused.json()["code"] == "table/invitation-invalid"
    (second,) = elsa.get(f"{at}/invitations")["invitations"]
    assert second != first
    assert greta.post(f"{at}/sit", {"name": "Greta", "invitation": second["invitation"]})["seat"] == 2


def test_a_table_that_becomes_public_is_found_and_one_that_no_longer_is_not(server: ServerProcess) -> None:
    elsa, frida = server.person(), server.person("Frida")
    table = waiting(elsa, frida)
    stranger = server.person("Greta")
    for public in (True, False):
        elsa.put(f"/api/tables/{table}/terms", {"public": public})
        assert (table in str(stranger.get("/api/tables")["open"])) is public


def test_an_own_board_stays_when_options_change(server: ServerProcess) -> None:
    elsa = server.person()
    text = elsa.ask("GET", "/api/boards/giza").text
    boards = elsa.post("/api/boards", {"text": text})["boards"]
    options = {"players": 3, "boards": boards}
    table = elsa.open_table("dice", options=options, begin=False)["table"]
    changed = elsa.put(f"/api/tables/{table}/terms", {"options": {"players": 4}})
    assert changed["options"]["players"] == len(changed["seats"]) == 4
    assert len(changed["options"]["own_boards"]) == 1
