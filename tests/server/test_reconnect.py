"""Streams that are cut at random all through a game: every client ends with the same history."""

from __future__ import annotations

import json
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from random import Random
from typing import Any

import pytest

from heptapolis.game.cards.events import HIDDEN
from heptapolis.server.settings import Limits
from server.listeners import Listener, Shaky, covered, wait_for
from server.scripted import Seated, pick, seat_all
from server.servers import CLIENT, Person, ServerProcess
from sizes import LONG

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("first-edition", {"players": 2}),
    ("dice", {"players": 2}),
    *([("second-edition", {"players": 7, "sides": "choice"})] * LONG),
]
MANY = 1500
"""More messages than a stream that is too slow may be behind."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server")) as server:
        yield server


def play_and_change_minds(table: Seated, chance: Random) -> None:
    """Play to the end in any order; now and then someone takes a choice back, or says something."""
    while choices := list(table.open_choices()):
        choice = chance.choice(choices)
        choice.make()
        if chance.random() < 0.2:
            choice.person.ask("POST", f"/api/tables/{table.table}/take-back", {"seat": choice.seat})
        if chance.random() < 0.1:
            choice.person.post(f"/api/tables/{table.table}/say", {"words": "Hm."})


@pytest.mark.parametrize(("rules", "options"), GAMES, ids=[rules for rules, _ in GAMES])
def test_streams_that_are_cut_end_with_the_same_history(
    server: ServerProcess, rules: str, options: dict[str, Any]
) -> None:
    chance = Random(11)
    table = seat_all(server, rules, options, public=True)
    elsa = table.people[0]
    steady, shaky = [], []
    for number, person in enumerate([*table.people, server.person("Wera, who only watches")]):
        watch = person not in table.people
        steady.append(Listener(person, table.table, watch=watch))
        shaky.append(Shaky(person, table.table, Random(number), events=number % 2 == 0))
    play_and_change_minds(table, chance)
    elsa.post(f"/api/tables/{table.table}/say", {"words": "Thank you all."})
    for calm, cut in zip(steady, shaky, strict=True):
        cut.rest()
        calm.check()
        cut.check()
        assert cut.cuts > 10
        assert covered(cut.history, calm.history) == calm.history
    for listener in (*steady, *shaky):
        news = listener.person.get(f"/api/tables/{table.table}/news?after={listener.messages[0]['position']}")
        late = [{key: heard[key] for key in listener.history[0]} for heard in news["messages"]]
        assert covered(late, listener.history) == listener.history
        assert HIDDEN not in [event.get("thing") for heard in late for event in heard["news"]]
        listener.ended = True


def test_somebody_who_was_away_for_the_whole_game_hears_it_like_everybody_else(server: ServerProcess) -> None:
    table = seat_all(server, "second-edition", {"players": 3})
    elsa = table.people[0]
    steady = Listener(elsa, table.table)
    last_id = steady.last_id
    table.play_on()
    steady.check()
    with elsa.stream(last_id) as messages:
        late = [next(messages)["data"] for _ in steady.history]
    kept = [{key: heard[key] for key in steady.history[0]} for heard in late]
    assert covered(kept, steady.history) == steady.history


def test_somebody_who_missed_very_much_hears_it_all_at_once(server: ServerProcess) -> None:
    elsa = server.person()
    table = elsa.open_table("dice", 2)["table"]
    with elsa.stream() as messages:
        last_id = next(messages)["id"]
    server.stop()
    with closing(sqlite3.connect(server.data / "heptapolis.sqlite")) as file, file:
        number = file.execute("SELECT max(number) FROM entries WHERE table_id = ?", (table,)).fetchone()[0]
        data = json.dumps({"seat": 0, "name": "Elsa", "words": "Hm.", "reaction": ""})
        rows = [(table, number + 1 + i, 1e9 + i, "said", data) for i in range(MANY)]
        file.executemany("INSERT INTO entries (table_id, number, at, kind, data) VALUES (?, ?, ?, ?, ?)", rows)
    server.start()
    with elsa.stream(last_id) as messages:
        said = [data for data in (next(messages)["data"] for _ in range(MANY)) if data["kind"] == "said"]
        assert len(said) >= MANY - 10
        positions = [data["position"] for data in said]
        assert positions == list(range(positions[0], positions[0] + len(said)))


def test_lines_that_are_cut_at_once_leave_no_stream_open(server: ServerProcess) -> None:
    elsa, chance = server.person(), Random(5)
    table = elsa.open_table("dice", 2)["table"]
    for _ in range(60):
        hang_up(elsa, chance.random() * 0.01)
    wait_for(lambda: "heptapolis_streams 0.0" in CLIENT.get(f"{server.url}/metrics").text)
    with ExitStack() as lines:
        for _ in range(Limits().streams_a_person):
            messages = lines.enter_context(elsa.stream())
            assert next(messages)["data"]["table"] == table
        seat, legal = next(iter(elsa.my_turn(table)["legal"].items()))
        elsa.choose(table, pick(legal), int(seat))
        assert next(messages)["data"]["kind"] == "chose"


def hang_up(person: Person, seconds: float) -> None:
    """Ask for a stream and go away, perhaps before it begins."""
    head = f"GET /api/stream HTTP/1.1\r\nhost: here\r\nauthorization: Bearer {person.token}\r\n\r\n"
    with socket.create_connection(("127.0.0.1", person.server.port)) as line:
        line.sendall(head.encode())
        time.sleep(seconds)
