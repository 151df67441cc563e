"""Two processes on one PostgreSQL: players of one table on both, choices at the same instant, nothing twice."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from heptapolis import fold
from server.databases import Postgres
from server.listeners import Listener, Shaky, covered, wait_for
from server.scripted import Choice, Seated, log_of, seat_all
from server.servers import CLIENT, ServerProcess
from sizes import LONG

Pair = tuple[ServerProcess, ServerProcess]
TURNS = 18 if LONG else 6
GRACE = 5


@pytest.fixture(scope="module")
def servers(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two processes of one server that opened at the same moment on an empty database."""
    data, database = tmp_path_factory.mktemp("server"), postgres.create()
    pair = ServerProcess(data, database), ServerProcess(data, database)
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(ServerProcess.start, pair))
    yield pair
    for server in pair:
        server.kill()


@pytest.fixture(scope="module", autouse=True)
def patient(servers: Pair) -> Listener:
    """Someone who thinks long at a table that waits five seconds for whoever is away."""
    elsa = servers[1].person()
    return Listener(elsa, elsa.open_table("dice", 2, clock={"grace": GRACE})["table"])


def seen(table: Seated) -> list[dict[str, Any]]:
    """The table as everyone sees it."""
    return [person.table(table.table) for person in table.people]


def spread(table: Seated, servers: Pair) -> Seated:
    """Let the people of a table sit at both processes in turns."""
    for number, person in enumerate(table.people):
        person.server = servers[number % 2]
    return table


def at_once(works: Iterable[Callable[[], Any]]) -> list[Any]:
    """Do everything at the same instant; gives what came of it."""
    works = list(works)
    start = threading.Barrier(len(works))

    def wait_and(work: Callable[[], Any]) -> Any:
        start.wait()
        return work()

    with ThreadPoolExecutor(len(works)) as pool:
        return list(pool.map(wait_and, works))


def send_to(server: ServerProcess, choice: Choice) -> Callable[[], httpx.Response]:
    """Send a choice to one of the processes."""

    def send() -> httpx.Response:
        url = f"{server.url}/api/tables/{choice.table}/choice"
        return CLIENT.post(url, json=choice.body, headers=choice.person.headers)

    return send


def check_log(servers: Pair, table: Seated) -> list[str]:
    """The log has no gap, and what it tells folds to the record; gives the keys of its choices."""
    log = log_of(servers[0].database, table.table)
    assert [number for number, *_ in log] == list(range(1, len(log) + 1))
    chosen = [(data["seat"], data["action"]) for _, kind, data, _ in log if kind == "chose"]
    if table.over:
        record = table.record()
        game = fold(record, 0)
        for seat, action in chosen:
            game.choose(seat, action)
        assert game.record.decisions == record.decisions
    return [key for *_, key in log if key]


GAMES: list[tuple[str, dict[str, Any]]] = [("second-edition", {"players": 3}), ("first-edition", {"players": 2})]


@pytest.mark.parametrize(("rules", "options"), GAMES, ids=[rules for rules, _ in GAMES])
def test_players_on_two_workers_finish_a_game(servers: Pair, rules: str, options: dict[str, Any]) -> None:
    table = spread(seat_all(servers[0], rules, options), servers)
    here = [Listener(person, table.table) for person in table.people]
    there = [Listener(person, table.table) for person in spread(table.moved(servers[1]), servers[::-1]).people]
    number = 0
    while choices := list(table.open_choices(number)):
        at_once(choice.make for choice in choices)
        number += 1
    assert table.over
    keys = check_log(servers, table)
    assert len(set(keys)) == len(keys)
    for one, other in zip(here, there, strict=True):
        one.check()
        other.check()
        assert one.person.server is not other.person.server
        assert one.history == other.history


def test_streams_that_are_cut_and_come_back_at_any_worker_end_with_the_same_history(servers: Pair) -> None:
    table = spread(seat_all(servers[0], "second-edition", {"players": 3}), servers)
    steady = [Listener(person, table.table) for person in table.people]
    shaky = [Shaky(person, table.table, Random(seat), *servers) for seat, person in enumerate(table.people)]
    for number in range(TURNS):
        at_once(choice.make for choice in list(table.open_choices(number)))
        for person in table.people:
            person.post(f"/api/tables/{table.table}/say", {"reaction": "wow"})
    for calm, cut in zip(steady, shaky, strict=True):
        cut.rest()
        calm.check()
        cut.check()
        assert covered(cut.history, calm.history) == calm.history
        cut.ended = True


def test_the_same_choices_sent_many_times_to_both_workers_at_the_same_instant_are_made_once(servers: Pair) -> None:
    table = spread(seat_all(servers[1], "second-edition", {"players": 4}), servers)
    listeners = [Listener(person, table.table) for person in table.people]
    expected: list[str] = []
    for number in range(TURNS):
        choices = list(table.open_choices(number))
        expected += [f"{choice.seat}.{choice.key}" for choice in choices]
        answers = at_once(send_to(server, choice) for choice in choices for server in servers * 3)
        assert Counter(answer.status_code for answer in answers) == {200: 6 * len(choices)}
    assert sorted(check_log(servers, table)) == sorted(expected)
    for listener in listeners:
        listener.check()


def test_of_different_choices_at_the_same_instant_exactly_those_happen_that_were_accepted(servers: Pair) -> None:
    table = spread(seat_all(servers[0], "second-edition", {"players": 3}), servers)
    twins = spread(table.moved(servers[1]), servers[::-1])
    accepted: set[str] = set()
    for number in range(TURNS):
        wishes = [
            replace(choice, action=option["action"], key=f"{choice.key}-{place}")
            for choice in table.open_choices(number)
            for place, option in enumerate(choice.person.table(table.table)["legal"][str(choice.seat)]["options"][:4])
        ]
        sent = [(wish, send_to(server, wish)) for wish in wishes for server in servers]
        answers = at_once(send for _, send in sent)
        assert {answer.status_code for answer in answers} <= {200, 409}
        good = [wish for (wish, _), answer in zip(sent, answers, strict=True) if answer.is_success]
        accepted |= {f"{wish.seat}.{wish.key}" for wish in good}
        wait_for(lambda: seen(table) == seen(twins))
    keys = check_log(servers, table)
    assert len(keys) == len(accepted)
    assert set(keys) == accepted


def test_bots_of_two_workers_choose_once(servers: Pair) -> None:
    elsa = servers[0].person()
    table = elsa.open_table("second-edition", 5)["table"]
    seated = Seated(table, [elsa])
    listeners = [Listener(person, table) for person in (elsa, seated.moved(servers[1]).people[0])]
    for number in range(TURNS):
        elsa.server = servers[number % 2]
        elsa.my_turn(table)
        next(seated.open_choices(number)).make()
    log = log_of(servers[0].database, table)
    assert [number for number, *_ in log] == list(range(1, len(log) + 1))
    for listener in listeners:
        listener.check()


def test_who_looks_on_at_one_worker_is_away_for_none(patient: Listener, servers: Pair) -> None:
    people = [server.person("Frida") for server in servers]
    tables = [frida.open_table("dice", 2, clock={"grace": GRACE})["table"] for frida in people]
    for frida, later in zip(people, tables, strict=True):
        wait_for(lambda frida=frida, later=later: frida.table(later)["seats"][0]["standing_in"])  # type: ignore[misc]
    for server in servers:
        patient.person.server = server
        assert not patient.person.table(patient.table)["seats"][0]["standing_in"]


def answers(server: ServerProcess) -> bool:
    """Whether anyone answers on a server."""
    try:
        return CLIENT.get(f"{server.url}/api/health").is_success
    except httpx.HTTPError:
        return False


def test_one_command_serves_with_two_workers_that_end_with_it(postgres: Postgres, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, postgres.create(), "--workers", "2").start()
    try:
        table = seat_all(server, "second-edition", {"players": 3})
        for choice in list(table.open_choices(1)):
            choice.make()
        server.kill()
        wait_for(lambda: not answers(server))
        server.start()
        listener = Listener(table.people[0], table.table)
        table.play_on()
        listener.check()
        table.record()
    finally:
        server.stop()
