"""What a killed or stopped server had accepted is there when it starts again, and nothing is there twice."""

from __future__ import annotations

import json
import signal
import socket
import threading
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]
import pytest

from server.listeners import wait_for
from server.scripted import Choice, Seated, log_of, pick, seat_all
from server.servers import Person, ServerProcess
from sizes import LONG

GAMES = [("second-edition", 3, 1), ("first-edition", 2, 2), ("dice", 2, 2)]
"""Rules, players, and how much of a player can wait for others: a card, one for the Free City too, a chain."""
KILLS = 30 if LONG else 2


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server")) as server:
        yield server


def keys_of(server: ServerProcess, table: str) -> list[str]:
    """The keys of all choices in the log, without what tells whose they are."""
    log = log_of(server.data / "heptapolis.sqlite", table)
    return [(key or "").rpartition(".")[2] for _, kind, _, key in log if kind == "chose"]


def choose_all(table: Seated, person: Person) -> int:
    """Choose for one person as far as the others let it; gives how many choices that were."""
    count, state = 0, person.table(table.table)
    while legal := state.get("legal"):
        seat = max(legal)
        state = person.choose(table.table, pick(legal[seat]), int(seat))
        count += 1
    return count


def seen(table: Seated) -> list[dict[str, Any]]:
    """The table as everyone sees it."""
    return [person.table(table.table) for person in table.people]


def choose_chain(table: Seated, length: int) -> tuple[int, list[dict[str, Any]]]:
    """Play until the first player has chosen so much that waits for others; gives how much, and how the turn began."""
    elsa, fresh = table.people[0], seen(table)
    while (count := choose_all(table, elsa)) < length:
        while not elsa.table(table.table)["legal"]:
            next(table.open_choices()).make()
        fresh = seen(table)
    return count, fresh


def test_choices_that_wait_for_others_outlive_a_kill_and_can_be_taken_back(server: ServerProcess) -> None:
    tables = [seat_all(server, rules, {"players": players}) for rules, players, _ in GAMES]
    chosen = [choose_chain(table, length) for table, (_, _, length) in zip(tables, GAMES, strict=True)]
    before = [seen(table) for table in tables]
    server.restart()
    assert [seen(table) for table in tables] == before
    for table, (count, fresh) in zip(tables, chosen, strict=True):
        elsa = table.people[0]
        for _ in range(count):
            assert any(takes_back(elsa, table.table, seat) for seat in (2, 0))
        assert [state["legal"] for state in seen(table)] == [state["legal"] for state in fresh]
        assert not any(takes_back(elsa, table.table, seat) for seat in (2, 0))
        table.play_on()
        table.record()


def takes_back(person: Person, table: str, seat: int) -> bool:
    """Take the last choice of a seat back, if there is one that waits."""
    return person.ask("POST", f"/api/tables/{table}/take-back", {"seat": seat}).is_success


def test_the_same_key_is_the_same_choice_also_after_a_kill(server: ServerProcess) -> None:
    table = seat_all(server, "second-edition", {"players": 3})
    first = next(table.open_choices(1))
    options = first.person.table(table.table)["legal"]["0"]["options"]
    other = next(option["action"] for option in options if option["action"] != first.action)
    answers = [first.make(), first.make()]
    server.restart()
    answers.append(first.make())
    assert answers[0] == answers[1] == answers[2]
    assert keys_of(server, table.table) == [first.key]
    answer = first.person.ask("POST", f"/api/tables/{table.table}/choice", first.body | {"action": other})
    assert (answer.status_code, answer.json()["code"]) == (409, "choice/key-used")
    for choice in list(table.open_choices(1)):
        choice.make()
    assert first.make()["position"] > answers[0]["position"], "the turn is over, and the key still known"
    assert sorted(keys_of(server, table.table)) == ["1-0", "1-1", "1-2"]


def send_and_leave(choice: Choice) -> None:
    """Send a choice and hang up before anyone can answer."""
    body = json.dumps(choice.body).encode()
    head = f"POST /api/tables/{choice.table}/choice HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n"
    head += f"authorization: Bearer {choice.person.token}\r\ncontent-length: {len(body)}\r\n\r\n"
    with socket.create_connection(("127.0.0.1", choice.person.server.port)) as line:
        line.sendall(head.encode() + body)


def test_a_choice_whose_answer_was_lost_is_made_once(server: ServerProcess) -> None:
    table = seat_all(server, "second-edition", {"players": 3})
    for number in range(6):
        for choice in list(table.open_choices(number)):
            send_and_leave(choice)
            choice.make()
    keys = keys_of(server, table.table)
    assert len(set(keys)) == len(keys) == 18


def test_a_choice_that_a_kill_interrupted_is_made_once(server: ServerProcess) -> None:
    chance = Random(7)
    table = seat_all(server, "dice", {"players": 3})
    for number in range(KILLS):
        choice = next(table.open_choices(number))
        sender = threading.Thread(target=send_and_leave, args=(choice,))
        sender.start()
        time.sleep(chance.random() * 0.03)
        server.restart()
        sender.join()
        choice.make()
    keys = keys_of(server, table.table)
    assert len(set(keys)) == len(keys) == KILLS


def test_a_game_of_bots_goes_on_after_a_kill_though_nobody_looks(server: ServerProcess) -> None:
    elsa = server.person()
    table = elsa.open_table("second-edition", 3)["table"]
    elsa.post(f"/api/tables/{table}/stand-in", {"seat": 0, "bot": "rulebook"})
    server.kill()
    assert len(keys_of(server, table)) < 54
    server.start()
    wait_for(lambda: len(keys_of(server, table)) >= 54)
    wait_for(lambda: elsa.table(table)["state"] == "over")


def test_no_process_of_a_killed_server_is_left(server: ServerProcess) -> None:
    assert server.process is not None
    processes = psutil.Process(server.process.pid).children(recursive=True)
    assert processes, "bots have processes of their own"
    server.restart()
    wait_for(lambda: not any(process.is_running() for process in processes))


def test_bots_go_on_when_their_process_was_killed(server: ServerProcess) -> None:
    elsa, chance = server.person(), Random(3)
    table = elsa.open_table("second-edition", 3)["table"]
    assert server.process is not None
    for process in psutil.Process(server.process.pid).children():
        if any("spawn_main" in word for word in process.cmdline()):
            process.kill()
    for _ in range(3):
        elsa.play_once(table, chance)
    wait_for(lambda: len(keys_of(server, table)) >= 9)


def test_what_a_stopping_server_accepts_is_kept_and_what_it_refuses_can_be_sent_again(server: ServerProcess) -> None:
    tables = [seat_all(server, "second-edition", {"players": 3}) for _ in range(6)]
    choices = [choice for table in tables for choice in table.open_choices(1)]
    answers: dict[Choice, httpx.Response | None] = {}

    def send(choice: Choice) -> None:
        try:
            answers[choice] = choice.person.ask("POST", f"/api/tables/{choice.table}/choice", choice.body)
        except httpx.HTTPError:
            answers[choice] = None

    threads = [threading.Thread(target=send, args=(choice,)) for choice in choices]
    for thread in threads:
        thread.start()
    assert server.stop() in (0, -signal.SIGTERM)
    for thread in threads:
        thread.join()
    kept = {(table.table, key) for table in tables for key in keys_of(server, table.table)}
    for choice, answer in answers.items():
        if answer is not None and answer.is_success:
            assert (choice.table, choice.key) in kept
    server.start()
    for choice in choices:
        choice.make()
    for table in tables:
        assert sorted(keys_of(server, table.table)) == ["1-0", "1-1", "1-2"]
