"""`play` without `--terminal`: a server on this computer, a browser opened at it, and how it stops."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import httpx
import pytest

from bots import own
from bots.own import named
from catalogue.own_boxes import EXAMPLE
from cli.shell import SCRIPT, inside, outside, refused
from heptapolis.cli import browser
from heptapolis.cli.serve import PORT, listening
from patience import PATIENCE

TOLD = re.compile(r"Heptapolis is at (http://127\.0\.0\.1:(\d+)) \(stop with Ctrl-C\)\n")


@contextmanager
def playing(*arguments: str, browser: str = "") -> Iterator[subprocess.Popen[str]]:
    """The command in a process of its own, ended whatever happens."""
    environment = {**os.environ, "BROWSER": browser, "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    words = [str(SCRIPT), "play", *arguments]
    pipe = subprocess.PIPE
    # tests that run in the background are deaf to Ctrl-C, and would hand that on
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(
        words, stdout=pipe, stderr=pipe, text=True, env=environment, start_new_session=True
    ) as process:
        signal.signal(signal.SIGINT, heard)
        try:
            yield process
        finally:
            process.kill()


def told(process: subprocess.Popen[str]) -> tuple[str, int]:
    """The address and the port that a server tells."""
    assert process.stdout is not None
    line = process.stdout.readline()
    found = TOLD.fullmatch(line)
    assert found, line
    return found[1], int(found[2])


def stopped(process: subprocess.Popen[str]) -> tuple[str, str]:
    """What is said after Ctrl-C, which a terminal sends to every process of the server."""
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    return out, err


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_a_server_opens_the_browser_and_stops_when_told(tmp_path: Path) -> None:
    opened, port = tmp_path / "opened", free_port()
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" > {opened}.part && mv {opened}.part {opened}\n')
    script.chmod(0o755)
    data = tmp_path / "data"
    with playing("--data", str(data), "--port", str(port), browser=f"{script} %s") as process:
        address, found = told(process)
        assert found == port
        assert "<title>Heptapolis</title>" in httpx.get(address).text
        end = time.monotonic() + 60
        while not opened.exists() and time.monotonic() < end:
            time.sleep(0.02)
        out, err = stopped(process)
    assert opened.read_text() == f"{address}\n"
    assert f"Your tables are saved in {data}" in out
    assert not err
    assert (data / "heptapolis.sqlite").exists()


def test_without_a_browser_the_address_is_told(tmp_path: Path) -> None:
    with playing("--data", str(tmp_path)) as process:
        told(process)
        assert process.stdout is not None
        assert process.stdout.readline() == "No browser could be opened; open the address yourself.\n"
        _, err = stopped(process)
    assert not err


def test_a_browser_that_is_not_wanted_is_not_opened(tmp_path: Path) -> None:
    with playing("--data", str(tmp_path), "--no-browser", browser=f"touch {tmp_path / 'opened'}") as process:
        told(process)
        out, _ = stopped(process)
    assert out.startswith("\nStopped. ")
    assert not (tmp_path / "opened").exists()


def test_boxes_are_offered_and_may_be_sent(tmp_path: Path) -> None:
    with playing("--data", str(tmp_path), "--no-browser", "--box", str(EXAMPLE)) as process:
        address, _ = told(process)
        rules = httpx.get(f"{address}/api/rules").json()
        stopped(process)
    assert [box["name"] for box in rules["boxes"]] == ["Lakeside"]
    assert rules["box_uploads"] is True


def test_a_port_that_is_taken_is_refused_if_it_was_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        result = outside("play", "--data", str(tmp_path), "--port", port, "--no-browser")
    refused(result, f"the server cannot listen at 127.0.0.1:{port}: Address already in use; give another --port.")


def test_another_port_is_taken_where_the_usual_one_is() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        usual = other.getsockname()[1]
        with listening("127.0.0.1", usual, 0) as door:
            assert door.getsockname()[1] not in (0, usual)
    usual = free_port()
    with listening("127.0.0.1", usual, 0) as door:
        assert door.getsockname() == ("127.0.0.1", usual)


@pytest.mark.parametrize("command", [["play", "--no-browser"], ["serve"]])
def test_a_server_that_is_told_to_end_says_nothing(tmp_path: Path, command: list[str]) -> None:
    words = [str(SCRIPT), *command, "--data", str(tmp_path), "--port", str(free_port())]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        address, _ = told(process)
        while not browser.is_heptapolis(address):
            assert process.poll() is None
        process.terminate()
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (0, "")
    assert "semaphore" not in err
    assert command == ["serve"] or err == ""


class Answering(BaseHTTPRequestHandler):
    """Something that answers like a server, or like another program."""

    body = b""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(self.body)

    def log_message(self, *_: object) -> None: ...


@contextmanager
def answering(body: bytes) -> Iterator[int]:
    kind = type("Answers", (Answering,), {"body": body})
    with HTTPServer(("127.0.0.1", 0), kind) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


def test_a_server_that_is_open_already_is_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HEPTAPOLIS_DATA", str(tmp_path))
    with answering(b'{"open": true, "version": "1"}') as port:
        monkeypatch.setattr(browser, "PORT", port)
        result = inside("play", "--no-browser")
        with_box = inside("play", "--box", str(EXAMPLE))
    assert (result.code, result.err) == (0, "")
    assert result.out == f"Heptapolis is already running at http://127.0.0.1:{port}\n"
    refused(with_box, "is already running without these bots and boxes; stop it first, or give another --port.")


def test_own_bots_sit_at_the_tables(tmp_path: Path) -> None:
    bots = ("--bots", named(own.First), "--bot-seconds", "5")
    with playing("--data", str(tmp_path), "--no-browser", *bots) as process, httpx.Client() as me:
        me.base_url = httpx.URL(told(process)[0])
        assert me.get("/api/rules").json()["own_bots"] == ["First"]
        me.post("/api/people", json={"name": "Elsa"})
        seats = [{"kind": "bot", "bot": bot} for bot in ("First", "rulebook", "First")]
        wanted = {"rules": "second-edition", "options": {"players": 3}, "seats": seats, "public": True, "begin": True}
        table = me.post("/api/tables", json=wanted).raise_for_status().json()["table"]
        end = time.monotonic() + 60
        while me.get(f"/api/tables/{table}").json()["state"] != "over" and time.monotonic() < end:
            time.sleep(0.05)
        assert me.get(f"/api/tables/{table}").json()["state"] == "over"
        _, err = stopped(process)
    assert not err


def test_a_server_that_is_open_already_cannot_take_bots(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HEPTAPOLIS_DATA", str(tmp_path))
    with answering(b'{"open": true, "version": "1"}') as port:
        monkeypatch.setattr(browser, "PORT", port)
        result = inside("play", "--bots", named(own.First))
    reason = "is already running without these bots and boxes; stop it first, or give another --port."
    refused(result, f"the server at http://127.0.0.1:{port} {reason}")


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("missing.py:Mine", "bot missing.py:Mine: there is no file missing.py."),
        ("rulebok", "unknown bot 'rulebok'; did you mean 'rulebook'?"),
        (named(own.Unmakeable), "OSError: no network"),
    ],
)
def test_no_server_starts_with_a_bot_that_cannot_play(tmp_path: Path, bot: str, words: str) -> None:
    result = inside("play", "--data", str(tmp_path / "data"), "--no-browser", "--bots", bot)
    assert (result.code, result.out) == (2, "")
    assert words in result.err


@pytest.mark.parametrize("body", [b"", b"<p>another program</p>", b"[]", b'{"open": false}', b"\xff"])
def test_another_program_is_no_server(body: bytes) -> None:
    with answering(body) as port:
        assert not browser.is_heptapolis(f"http://127.0.0.1:{port}")
    assert not browser.is_heptapolis(f"http://127.0.0.1:{port}")


@pytest.mark.parametrize(
    "arguments",
    ["--no-browser --players 4", "--terminal --port 8078", "--data . --save game.json", "--port 8078 --bots rulebook"],
)
def test_options_of_browser_and_terminal_do_not_mix(arguments: str) -> None:
    refused(inside("play", *arguments.split()), "is for the terminal; leave one out.")


@pytest.mark.parametrize(
    "arguments", ["--terminal", "--players 3", "--name Elsa", "--seed 1", "--rules second-edition", "--bots builder"]
)
def test_an_option_of_a_game_means_the_terminal(arguments: str) -> None:
    result = inside("play", *arguments.split(), typed="quit\n")
    assert result.out.startswith("7 Wonders, second edition, 3 players. Type help for help.\n")


def test_without_the_server_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    refused(inside("play"), "try: pip install 'heptapolis[server]'.")


def test_the_usual_port_is_the_one_of_the_docs() -> None:
    assert PORT == 8077
