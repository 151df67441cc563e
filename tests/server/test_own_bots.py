"""Bots of the operator's own at a real server: they play, they fail, and their processes end with the game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]
import pytest

from bots import own
from bots.own import named
from heptapolis import Record, fold
from heptapolis.bots.names import OURS
from heptapolis.errors import SetupError
from heptapolis.server.bot_offer import own_sources
from heptapolis.words import words_of
from network.tiny import weights_in
from server.databases import Postgres
from server.forks import forked
from server.in_process import begin, choose, open_server, quiet, run, sweep
from server.listeners import wait_for
from server.scripted import log_of
from server.servers import Person, ServerProcess
from server.table_drivers import terms_of

OFFERED = (own.First, own.Watchful, own.RaisesLater, own.Leaves, own.AnswersNothing)
BROKEN = {
    "syntax": ("def choose(:\n", "Mine", "cannot be read: {file}, line 1"),
    "raises": (
        "import heptapolis\n1 / 0\n",
        "Mine",
        "ZeroDivisionError: division by zero in <module> ({file}, line 2)",
    ),
    "another name": ("class Mine: ...\n", "Mime", "cannot be loaded: there is no 'Mime' in it; did you mean 'Mine'?"),
    "no bot": ("class Mine: ...\n", "Mine", "is not a bot: what it makes is a Mine without choose(view, seat)"),
    "no factory": ("Mine = 3\n", "Mine", "is not a bot: Mine is an int; name a class, or a function that makes a bot"),
}
OFFERING = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "sibyls"
version = "1.0"

[project.entry-points."heptapolis.bots"]
sibyl = "sibyls:Watchful"
"""


def with_bots(*bots: type) -> tuple[str, ...]:
    """The option that offers bots."""
    return "--bots", ",".join(map(named, bots))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose operator offers good bots and bad ones."""
    with ServerProcess(tmp_path_factory.mktemp("server"), "", *with_bots(*OFFERED)) as server:
        yield server


def seats_for(*bots: str) -> list[dict[str, str]]:
    """Seats for a person, where nothing is named, and for bots."""
    return [{"kind": "bot", "bot": bot} if bot else {"kind": "open"} for bot in bots]


def open_for_bots(person: Person, rules: str, *bots: str) -> str:
    """A table at which bots alone play."""
    return str(person.open_table(rules, len(bots), name="", public=True, seats=seats_for(*bots))["table"])


def wait_until_over(person: Person, table: str) -> None:
    wait_for(lambda: bool(person.table(table)["state"] == "over"))


def bot_processes(server: ServerProcess) -> list[psutil.Process]:
    """The processes of custom bots that a server has started."""
    assert server.process is not None
    children = psutil.Process(server.process.pid).children(recursive=True)
    return [child for child in children if is_bot(child)]


def is_bot(process: psutil.Process) -> bool:
    """Whether a process is that of a bot, and not about to end."""
    try:
        return "heptapolis.bots.child" in process.cmdline()
    except psutil.Error:
        return False


def are_gone(processes: list[psutil.Process]) -> bool:
    return not any(process.is_running() and process.status() != psutil.STATUS_ZOMBIE for process in processes)


def failures(server: ServerProcess, table: str) -> list[str]:
    """What the log says of bots that failed at a table."""
    lines = [json.loads(line) for line in server.log().splitlines() if line.startswith("{")]
    return [line["message"] for line in lines if line["message"].startswith(f"table {table}: beginner decides")]


def record_of(person: Person, table: str) -> Record:
    record: Record = Record.loads(person.ask("GET", f"/api/history/{table}/record").text)
    return record


def chosen_as(server: ServerProcess, person: Person, table: str, player: int, bot: Any) -> list[bool]:
    """For each decision of a player, whether a bot that sees what the player may see chooses the same."""
    game, found = fold(record_of(person, table), 0), []
    log = log_of(server.data / "heptapolis.sqlite", table)
    for seat, action in [(data["seat"], data["action"]) for _, kind, data, _ in log if kind == "chose"]:
        if game.chooser(seat) == player:
            found.append(str(bot.choose(game.view(player), seat)) == action)
        game.choose(seat, action)
    assert game.over
    return found


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package with a bot, installed where the processes that are started next find it."""
    project, target = tmp_path / "project", tmp_path / "installed"
    (project / "sibyls").mkdir(parents=True)
    (project / "sibyls" / "__init__.py").write_text(own.FILE.read_text(encoding="utf-8"), encoding="utf-8")
    (project / "pyproject.toml").write_text(OFFERING)
    install = ["-m", "pip", "install", "--quiet", "--no-index", "--no-build-isolation", "--no-deps", "--target"]
    subprocess.run([sys.executable, *install, str(target), str(project)], check=True, timeout=120)
    monkeypatch.setenv("PYTHONPATH", str(target), prepend=os.pathsep)


@pytest.mark.usefixtures("installed")
def test_a_bot_of_an_installed_package_plays_by_the_name_of_its_entry_point(tmp_path: Path) -> None:
    (tmp_path / "server").mkdir()
    with ServerProcess(tmp_path / "server", "", "--bots", "sibyl") as server:
        elsa = server.person()
        assert elsa.get("/api/rules")["own_bots"] == ["sibyl"]
        table = open_for_bots(elsa, "second-edition", "sibyl", "rulebook", "rulebook")
        wait_until_over(elsa, table)
        assert all(chosen_as(server, elsa, table, 0, own.Watchful()))
        assert failures(server, table) == []


def test_own_bots_are_listed_beside_those_of_the_game(server: ServerProcess) -> None:
    rules = server.person().get("/api/rules")
    own_names = [bot.__name__ for bot in OFFERED]
    assert rules["own_bots"] == own_names
    assert list(rules["bots"]) == [*OURS, *own_names]
    assert rules["bots"]["First"] == "A bot added by the operator of this server."


@pytest.mark.parametrize(
    ("asked", "language"),
    [("nl-BE, en;q=0.5", "nl"), ("de,sv;q=0.7", "sv"), ("*", "en"), ("no", "nb"), ("da-DK", "da")],
)
def test_bots_are_described_in_the_language_of_the_reader(server: ServerProcess, asked: str, language: str) -> None:
    told = httpx.get(f"{server.url}/api/rules", headers={"accept-language": asked}).json()["bots"]
    words = words_of(language)
    assert told == {bot: words(f"about-bot-{bot if bot in OURS else 'own'}") for bot in told}


@pytest.mark.parametrize(("rules", "players"), [("second-edition", 3), ("first-edition", 2), ("dice", 3)])
def test_an_own_bot_plays_to_the_end_and_sees_its_seat_with_its_past(
    server: ServerProcess, rules: str, players: int
) -> None:
    elsa = server.person()
    table = open_for_bots(elsa, rules, *["Watchful", "First", "rulebook"][:players])
    wait_until_over(elsa, table)
    as_watchful = chosen_as(server, elsa, table, 0, own.Watchful())
    assert len(as_watchful) > 17
    assert all(as_watchful)
    assert all(chosen_as(server, elsa, table, 1, own.First()))
    assert not failures(server, table)
    (game,) = [game for game in elsa.get("/api/history")["games"] if game["table"] == table]
    assert [seat["bot"] for seat in game["seats"]] == ["Watchful", "First", "rulebook"][:players]
    assert record_of(elsa, table).seats[:2] == ("Watchful 1", "First 2")


def test_each_seat_has_a_process_until_the_game_is_over(server: ServerProcess) -> None:
    elsa = server.person()
    table = elsa.open_table(seats=seats_for("", "First", "First", "rulebook"), options={"players": 4})["table"]
    elsa.play_once(table, Random(1))
    elsa.my_turn(table)
    wait_for(lambda: len(bot_processes(server)) == 2)
    processes = bot_processes(server)
    elsa.play_on(table, Random(1))
    assert not failures(server, table)
    wait_for(lambda: are_gone(processes))
    assert not bot_processes(server)


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("RaisesLater", 'line {line}, in choose\n    raise RuntimeError("no idea")\nRuntimeError: no idea'),
        ("Leaves", "SystemExit: that was enough"),
        ("AnswersNothing", "answered nothing: None; return an action or its text"),
    ],
)
def test_beginner_takes_over_from_a_bot_that_fails_and_it_is_logged_once(
    server: ServerProcess, bot: str, reason: str
) -> None:
    elsa = server.person()
    table = elsa.open_table(seats=seats_for("", bot, "First"))["table"]
    assert elsa.play_on(table, Random(2))["state"] == "over"
    (failure,) = failures(server, table)
    raising = own.FILE.read_text().splitlines().index('            raise RuntimeError("no idea")') + 1
    assert failure.startswith(f"table {table}: beginner decides for seat 1 from now on: bot {own.FILE}:{bot} at seat 1")
    assert reason.format(line=raising) in failure
    assert "second-edition 3p Age I turn " + ("3" if bot == "RaisesLater" else "1") in failure
    as_first = chosen_as(server, elsa, table, 1, own.First())
    assert all(as_first[:2]) or bot != "RaisesLater"
    assert not all(as_first)
    assert all(chosen_as(server, elsa, table, 2, own.First()))


def test_beginner_takes_over_from_a_bot_that_hangs(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "", *with_bots(own.Hangs), "--bot-seconds", "0.5") as server:
        elsa = server.person()
        table = open_for_bots(elsa, "second-edition", "rulebook", "Hangs", "builder")
        wait_until_over(elsa, table)
        (failure,) = failures(server, table)
        assert "Hangs at seat 1 did not answer within 0.5 s; --bot-seconds gives it more time" in failure
        assert "in choose" in failure
        assert not bot_processes(server)


def test_a_bot_that_thinks_long_holds_up_its_own_table_alone_and_ends_with_the_game(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "", *with_bots(own.Sleeps, own.First), "--bot-seconds", "3600") as server:
        elsa = server.person()
        table = elsa.open_table(seats=seats_for("", "Sleeps", "rulebook"))["table"]
        wait_for(lambda: len(bot_processes(server)) == 1)
        processes = bot_processes(server)
        other = elsa.open_table("dice", 2, seats=seats_for("", "First"))["table"]
        assert elsa.play_on(other, Random(3))["state"] == "over"
        elsa.put(f"/api/tables/{table}/state", {"state": "ended"})
        wait_for(lambda: are_gone(processes))
        again = elsa.open_table(seats=seats_for("", "Sleeps", "First"))["table"]
        wait_for(lambda: len(bot_processes(server)) == 2)
        processes = bot_processes(server)
        start = time.monotonic()
        server.stop()
        assert time.monotonic() - start < 30
        assert are_gone(processes)
        assert [failures(server, name) for name in (table, other, again)] == [[], [], []]


def test_no_process_of_a_killed_server_is_left_and_the_next_makes_its_bots_anew(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "", *with_bots(own.First)) as server:
        elsa = server.person()
        table = elsa.open_table(seats=seats_for("", "First", "rulebook"))["table"]
        for _ in range(4):
            elsa.play_once(table, Random(4))
        wait_for(lambda: len(bot_processes(server)) == 1)
        processes = bot_processes(server)
        server.kill()
        wait_for(lambda: are_gone(processes))
        server.start()
        assert elsa.play_on(table, Random(4))["state"] == "over"
        assert all(chosen_as(server, elsa, table, 1, own.First()))
        assert not failures(server, table)


def test_beginner_decides_where_a_bot_is_not_offered_any_more(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "", *with_bots(own.First)) as server:
        elsa = server.person()
        table = elsa.open_table("dice", 2, seats=seats_for("", "First"))["table"]
        elsa.play_once(table, Random(5))
        server.arguments = ()
        server.restart()
        assert elsa.get("/api/rules")["own_bots"] == []
        assert elsa.play_on(table, Random(5))["state"] == "over"
        (failure,) = failures(server, table)
        assert "bot First is no longer offered by this server" in failure
        answer = elsa.ask("POST", f"/api/tables/{table}/rematch", {})
        assert (answer.json()["code"], answer.json()["message"].split(";")[0]) == (
            "table/options",
            "unknown bot 'First'",
        )


def test_a_server_runs_so_many_processes_and_no_more(tmp_path: Path) -> None:
    limit = ("--limit", "own_bot_processes=1")
    with ServerProcess(tmp_path, "", *with_bots(own.First), *limit) as server:
        elsa = server.person()
        table = elsa.open_table("dice", 3, seats=seats_for("", "First", "First"))["table"]
        while elsa.play_once(table, Random(6))["state"] != "over":
            assert len(bot_processes(server)) <= 1
        (failure,) = failures(server, table)
        assert "First is one too many; --limit own_bot_processes=NUMBER allows more processes" in failure
        wait_for(lambda: not bot_processes(server))
        second = elsa.open_table("dice", 2, seats=seats_for("", "First"))["table"]
        assert elsa.play_on(second, Random(6))["state"] == "over"
        assert not failures(server, second), "the place was free again"


def test_every_worker_has_the_bots(postgres: Postgres, tmp_path: Path) -> None:
    workers = ("--workers", "2", *with_bots(own.First))
    with ServerProcess(tmp_path, postgres.create(), *workers) as server:
        elsa = server.person()
        assert all(elsa.get("/api/rules")["own_bots"] == ["First"] for _ in range(20))
        table = elsa.open_table("dice", 3, seats=seats_for("", "First", "First"))["table"]
        assert elsa.play_on(table, Random(7))["state"] == "over"
        assert not failures(server, table)
        wait_for(lambda: not bot_processes(server))
        server.stop()


def test_an_own_bot_may_stand_in_for_somebody(server: ServerProcess) -> None:
    elsa = server.person()
    table = elsa.open_table()["table"]
    shown = elsa.post(f"/api/tables/{table}/stand-in", {"seat": 0, "bot": "Watchful"})
    assert (shown["seats"][0]["bot"], shown["seats"][0]["standing_in"]) == ("Watchful", True)
    wait_until_over(elsa, table)
    assert all(chosen_as(server, elsa, table, 0, own.Watchful()))
    stood_in = [
        data["bot"] for _, kind, data, _ in log_of(server.data / "heptapolis.sqlite", table) if kind == "stood_in"
    ]
    assert stood_in == ["Watchful"]


@pytest.mark.parametrize("name", [named(own.First), "bots.own:First", "own.py:First", "Frist", "Seeded", "random "])
def test_only_what_is_offered_can_be_named(server: ServerProcess, name: str) -> None:
    elsa = server.person()
    wanted = {"options": {"players": 2}, "seats": seats_for("", name), "name": "Elsa", "begin": True}
    answer = elsa.ask("POST", "/api/tables", wanted)
    assert (answer.status_code, answer.json()["code"]) == (422, "request/malformed")
    assert elsa.get("/api/tables")["mine"] == []
    table = elsa.open_table()["table"]
    answer = elsa.ask("POST", f"/api/tables/{table}/stand-in", {"seat": 0, "bot": name})
    assert (answer.status_code, answer.json()["code"]) == (422, "request/malformed")
    assert elsa.table(table)["seats"][0]["bot"] == ""


def test_a_name_that_was_probably_meant_is_told(server: ServerProcess) -> None:
    wanted = {"options": {"players": 2}, "seats": seats_for("", "Frist")}
    assert server.person().ask("POST", "/api/tables", wanted).json()["message"] == (
        "unknown bot 'Frist'; did you mean 'First'?"
    )


def test_the_bots_of_a_table_that_nobody_looks_at_end_and_are_made_anew_when_somebody_does(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_server(tmp_path, bots=(named(own.Counts),)) as server:
            terms = replace(terms_of("second-edition", {"players": 3}), seats=tuple(seats_for("", "Counts", "Counts")))
            name = await begin(server, terms)
            await choose(server, name, 0)
            assert server.own_bots.processes == 2
            await sweep(server, 60)
            assert server.own_bots.processes == 2
            await sweep(server, 301)
            assert (server.tables.live, server.own_bots.processes) == ({}, 0)
            await server.tables.get(name)
            await quiet(server)
            assert server.own_bots.processes == 2
            table = await server.tables.get(name)
            assert set(table.ready) == {1, 2}

    run(play())


def refused(folder: Path, *words: str) -> str:
    """What a server that does not start complains of."""
    done = forked("serve", "--data", folder, *words)
    assert (done.code, done.out) == (2, ""), done.err
    return done.err


@pytest.mark.parametrize("name", BROKEN)
def test_a_server_does_not_start_with_a_bot_that_cannot_play(tmp_path: Path, name: str) -> None:
    text, bot, complaint = BROKEN[name]
    file = tmp_path / "mine.py"
    file.write_text(text)
    words = refused(tmp_path, "--bots", f"{file}:{bot}")
    assert words.startswith(f"heptapolis: bot {file}:{bot} ")
    assert complaint.format(file=file) in words


@pytest.mark.parametrize(
    ("bots", "complaint"),
    [
        ("no/such.py:Mine", "there is no file no/such.py."),
        ("oracle", "oracle comes with the game; --bots adds bots of your own, such as file.py:Name."),
        ("rulebok", "unknown bot 'rulebok'; did you mean 'rulebook'?"),
        ("my.bots:Mine,your.bots:Mine", "two bots are called Mine: my.bots:Mine and your.bots:Mine; give one of them"),
        ("my.bots:builder", "bot my.bots:builder: the game already has a bot called builder."),
        (f"my.bots:{'M' * 25}", "a name at the table has at most 24 visible characters."),
        ("", "unknown bot ''"),
    ],
)
def test_a_server_does_not_start_with_names_that_mean_no_bot(tmp_path: Path, bots: str, complaint: str) -> None:
    assert complaint in refused(tmp_path, "--bots", bots)


def test_a_network_of_a_file_is_not_for_tables(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=r"is a network; it plays in simulate, arena and play --terminal"):
        own_sources([weights_in(tmp_path)])


def test_a_bot_that_wants_more_time_than_it_has_is_refused_at_the_start(tmp_path: Path) -> None:
    words = refused(tmp_path, *with_bots(own.First), *with_bots(own.Impatient))
    assert "Impatient wants 60 s for a decision but has 10; --bot-seconds 60 gives it" in words
