"""Two processes on one PostgreSQL: players of one table on both, choices at the same instant, nothing twice."""

from __future__ import annotations

import threading
import time
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
from server.databases import Postgres, a_postgres
from server.houses import CLIENT, LONG, House
from server.listening import Listener, Shaky, wait_for
from server.scripted import Choice, Seated, log_of, seat_all

Pair = tuple[House, House]
TURNS = 18 if LONG else 6
GRACE = 5


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with a_postgres() as postgres:
        yield postgres


@pytest.fixture(scope="module")
def houses(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two processes of one house that opened at the same moment on an empty database."""
    data, database = tmp_path_factory.mktemp("house"), postgres.create("shared")
    pair = House(data, database), House(data, database)
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(House.start, pair))
    yield pair
    for house in pair:
        house.kill()


@pytest.fixture(scope="module", autouse=True)
def patient(houses: Pair) -> tuple[Listener, float]:
    """Somebody who thinks long at a table that waits five seconds for whoever is away, and since when."""
    elsa = houses[1].person()
    table = elsa.open_table("dice", 2, clock={"grace": GRACE})["table"]
    return Listener(elsa, table), time.monotonic()


def seen(table: Seated) -> list[dict[str, Any]]:
    """The table as everybody sees it."""
    return [person.table(table.table) for person in table.people]


def spread(table: Seated, houses: Pair) -> Seated:
    """Let the people of a table sit at both processes in turns."""
    for number, person in enumerate(table.people):
        person.house = houses[number % 2]
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


def send_to(house: House, choice: Choice) -> Callable[[], httpx.Response]:
    """Send a choice to one of the processes."""

    def send() -> httpx.Response:
        url = f"{house.url}/api/tables/{choice.table}/choice"
        return CLIENT.post(url, json=choice.body, headers=choice.person.headers)

    return send


def check_log(houses: Pair, table: Seated) -> list[str]:
    """The log has no gap, and what it tells folds to the record; gives the keys of its choices."""
    log = log_of(houses[0].database, table.table)
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
def test_players_on_two_workers_finish_a_game(houses: Pair, rules: str, options: dict[str, Any]) -> None:
    table = spread(seat_all(houses[0], rules, options), houses)
    here = [Listener(person, table.table) for person in table.people]
    there = [Listener(person, table.table) for person in spread(table.moved(houses[1]), houses[::-1]).people]
    number = 0
    while choices := list(table.open_choices(number)):
        at_once(choice.make for choice in choices)
        number += 1
    assert table.over
    keys = check_log(houses, table)
    assert len(set(keys)) == len(keys)
    for one, other in zip(here, there, strict=True):
        one.check()
        other.check()
        assert one.person.house is not other.person.house
        assert one.history == other.history


def test_streams_that_are_cut_and_come_back_at_any_worker_end_with_the_same_history(houses: Pair) -> None:
    table = spread(seat_all(houses[0], "second-edition", {"players": 3}), houses)
    steady = [Listener(person, table.table) for person in table.people]
    shaky = [Shaky(person, table.table, Random(seat), *houses) for seat, person in enumerate(table.people)]
    for number in range(TURNS):
        at_once(choice.make for choice in list(table.open_choices(number)))
        for person in table.people:
            person.post(f"/api/tables/{table.table}/say", {"reaction": "wow"})
    for calm, cut in zip(steady, shaky, strict=True):
        cut.rest()
        calm.check()
        cut.check()
        assert cut.history == calm.history
        cut.ended = True


def test_the_same_choices_sent_many_times_to_both_workers_at_the_same_instant_are_made_once(houses: Pair) -> None:
    table = spread(seat_all(houses[1], "second-edition", {"players": 4}), houses)
    listeners = [Listener(person, table.table) for person in table.people]
    expected: list[str] = []
    for number in range(TURNS):
        choices = list(table.open_choices(number))
        expected += [f"{choice.seat}.{choice.key}" for choice in choices]
        answers = at_once(send_to(house, choice) for choice in choices for house in houses * 3)
        assert Counter(answer.status_code for answer in answers) == {200: 6 * len(choices)}
    assert sorted(check_log(houses, table)) == sorted(expected)
    for listener in listeners:
        listener.check()


def test_of_different_choices_at_the_same_instant_exactly_those_happen_that_were_accepted(houses: Pair) -> None:
    table = spread(seat_all(houses[0], "second-edition", {"players": 3}), houses)
    twins = spread(table.moved(houses[1]), houses[::-1])
    accepted: set[str] = set()
    for number in range(TURNS):
        wishes = [
            replace(choice, action=option["action"], key=f"{choice.key}-{place}")
            for choice in table.open_choices(number)
            for place, option in enumerate(choice.person.table(table.table)["legal"][str(choice.seat)]["options"][:4])
        ]
        sent = [(wish, send_to(house, wish)) for wish in wishes for house in houses]
        answers = at_once(send for _, send in sent)
        assert {answer.status_code for answer in answers} <= {200, 409}
        good = [wish for (wish, _), answer in zip(sent, answers, strict=True) if answer.is_success]
        accepted |= {f"{wish.seat}.{wish.key}" for wish in good}
        wait_for(lambda: seen(table) == seen(twins))
    keys = check_log(houses, table)
    assert len(keys) == len(accepted)
    assert set(keys) == accepted


def test_bots_of_two_workers_choose_once(houses: Pair) -> None:
    elsa = houses[0].person()
    table = elsa.open_table("second-edition", 5)["table"]
    seated = Seated(table, [elsa])
    listeners = [Listener(person, table) for person in (elsa, seated.moved(houses[1]).people[0])]
    for number in range(TURNS):
        elsa.house = houses[number % 2]
        elsa.my_turn(table)
        next(seated.open_choices(number)).make()
    log = log_of(houses[0].database, table)
    assert [number for number, *_ in log] == list(range(1, len(log) + 1))
    for listener in listeners:
        listener.check()


def test_who_looks_on_at_one_worker_is_away_for_none(patient: tuple[Listener, float], houses: Pair) -> None:
    listener, since = patient
    time.sleep(max(0.0, since + GRACE + 3 - time.monotonic()))
    for house in houses:
        listener.person.house = house
        assert not listener.person.table(listener.table)["seats"][0]["standing_in"]


def answers(house: House) -> bool:
    """Whether anybody answers at a house."""
    try:
        return CLIENT.get(f"{house.url}/api/health").is_success
    except httpx.HTTPError:
        return False


def test_one_command_serves_with_two_workers_that_end_with_it(postgres: Postgres, tmp_path: Path) -> None:
    house = House(tmp_path, postgres.create("together"), "--workers", "2").start()
    try:
        table = seat_all(house, "second-edition", {"players": 3})
        for choice in list(table.open_choices(1)):
            choice.make()
        house.kill()
        wait_for(lambda: not answers(house))
        house.start()
        listener = Listener(table.people[0], table.table)
        table.play_on()
        listener.check()
        table.record()
    finally:
        house.stop()
