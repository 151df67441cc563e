"""The server under load: 200 tables of 5 with one person each, alone and beside readers; the store, memory, a restart.

Everything on this machine, load generator included. Run: python bench/server.py [--short] [--readers] [--dice]
With --readers only what players notice of 50 strangers who read finished games as fast as they can; with --dice only
how soon a turn of seven people at a dice table is told.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import signal
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import insert

from heptapolis.server.identity import LETTERS
from heptapolis.server.live_table import LiveTable, LogEntry
from heptapolis.server.schema import tables
from heptapolis.server.server_time import ServerTime
from heptapolis.server.settings import Settings
from heptapolis.server.store import Append, Store
from heptapolis.server.table_creation import ID_LETTERS, name_in
from heptapolis.server.table_log import write_table
from heptapolis.server.table_server import TableServer
from heptapolis.server.terms import Terms

TABLES, PLAYERS, PAUSE = 200, 5, 3.0
DICE_PLAYERS = 7
READERS, FINISHED = 50, 8
NEWS, STREAM = "/news", "/api/stream.ndjson"
SECONDS = 60.0 if "--short" in sys.argv else 300.0
UNFINISHED = 10_000
PROGRAM = Path(sys.executable).parent / "heptapolis"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """The real server in a process of its own."""

    def __init__(self, data: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        words = [str(PROGRAM), "serve", "--data", str(data), "--port", str(self.port), "--log-level", "warning"]
        for limit in ("changes_an_address_a_second", "tables_an_address_an_hour", "choices_a_second"):
            words += ["--limit", f"{limit}=1000000"]  # everyone plays from this machine
        self.began = time.perf_counter()
        self.process = subprocess.Popen(words, stdout=subprocess.DEVNULL)

    def wait(self) -> float:
        """Seconds until it answers."""
        while True:
            try:
                httpx.get(f"{self.url}/api/health", timeout=5).raise_for_status()
                return time.perf_counter() - self.began
            except httpx.HTTPError:
                time.sleep(0.02)

    def memory(self) -> int:
        """Bytes that the process holds."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()


class Line:
    """A connection to the server: plain HTTP over asyncio, so that the generator takes little of the two cores."""

    def __init__(self, port: int, token: str = "") -> None:
        self.port, self.token = port, token
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """The status and the body of an answer."""
        length = int((await self.send(method, path, body)).get("content-length", 0))
        return self.status, await self.reader.readexactly(length)

    async def send(self, method: str, path: str, body: Any = None, last_id: str = "") -> dict[str, str]:
        """Send a request and read the head of its answer."""
        if not hasattr(self, "writer"):
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 22)
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\nauthorization: Bearer {self.token}\r\n"
        head += f"last-event-id: {last_id}\r\n" if last_id else ""
        head += f"content-type: application/json\r\ncontent-length: {len(data)}\r\n\r\n"
        self.writer.write(head.encode() + data)
        first, *lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        self.status = int(first.split()[1])
        return {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}

    async def lines(self) -> AsyncIterator[bytes]:
        """The lines of a stream: whole ones come in one chunk."""
        while size := int(await self.reader.readuntil(b"\r\n"), 16):
            for line in (await self.reader.readexactly(size + 2)).splitlines()[:-1] or [b""]:
                yield line.strip()


class Player:
    """A person with a stream who chooses every few seconds; a finished table is opened again."""

    def __init__(self, port: int, number: int) -> None:
        self.port, self.number, self.chance = port, number, random.Random(number)
        self.line = Line(port)
        self.state: dict[str, Any] = {}
        self.latencies: list[float] = []
        self.games = self.choices = self.errors = 0
        self.changed = asyncio.Event()

    async def begin(self) -> None:
        _, answer = await self.line.ask("POST", "/api/people", {"name": f"player {self.number}"})
        self.line.token = json.loads(answer)["token"]

    async def open_table(self) -> None:
        bots = [{"kind": "bot", "bot": "builder"}] * (PLAYERS - 1)
        wanted = {"options": {"players": PLAYERS}, "seats": [{"kind": "open"}, *bots], "name": "p", "begin": True}
        status, answer = await self.line.ask("POST", "/api/tables", wanted)
        if status != httpx.codes.CREATED:
            raise SystemExit(f"no table: {answer.decode()}")
        self.state = json.loads(answer)
        self.games += 1

    async def listen(self) -> None:
        stream = Line(self.port, self.line.token)
        await stream.send("GET", "/api/stream.ndjson")
        async for line in stream.lines():
            now = json.loads(line)["data"].get("now") if line else None
            if now and now["table"] == self.state.get("table") and now["position"] >= self.state["position"]:
                self.state = now
                self.changed.set()

    def standing(self) -> tuple[Any, ...]:
        view = self.state["view"]
        return (view["age"], view["turn"], view["phase"], self.state["state"])

    async def play(self, end: float) -> None:
        await asyncio.sleep(self.chance.random() * PAUSE)
        while time.perf_counter() < end:
            began = time.perf_counter()
            if self.state["state"] == "over":
                await self.open_table()
            elif self.state["legal"]:
                await self.choose()
            await asyncio.sleep(max(0.0, PAUSE - (time.perf_counter() - began)))

    async def choose(self) -> None:
        seat, legal = next(iter(self.state["legal"].items()))
        choice = {"action": self.chance.choice(legal["options"])["action"], "seat": int(seat)}
        before, began = self.standing(), time.perf_counter()
        status, _ = await self.line.ask("POST", f"/api/tables/{self.state['table']}/choice", choice)
        if status != httpx.codes.OK:
            self.errors += 1
            return
        self.choices += 1
        while self.standing() == before and time.perf_counter() < began + 10:
            self.changed.clear()
            try:
                await asyncio.wait_for(self.changed.wait(), 1)
            except TimeoutError:
                continue
        if self.standing() == before:
            self.errors += 1
        self.latencies.append(time.perf_counter() - began)


async def finished_games(port: int) -> list[str]:
    """Some public games of bots, played to the end."""
    line = Line(port)
    line.token = json.loads((await line.ask("POST", "/api/people", {"name": "host"}))[1])["token"]
    seats = [{"kind": "bot", "bot": "builder"}] * PLAYERS
    wanted = {"options": {"players": PLAYERS}, "seats": seats, "public": True, "begin": True}
    names = [json.loads((await line.ask("POST", "/api/tables", wanted))[1])["table"] for _ in range(FINISHED)]
    while any([(await line.ask("GET", f"/api/history/{name}/record"))[0] != httpx.codes.OK for name in names]):
        await asyncio.sleep(1)
    return names


async def read_on(port: int, games: list[str], number: int, answers: Counter[int]) -> None:
    """A stranger who reads lists, courses, replays and whole histories without a pause, and comes back to streams."""
    line, chance = Line(port), random.Random(number)
    line.token = json.loads((await line.ask("POST", "/api/people", {"name": f"reader {number}"}))[1])["token"]
    nobody = Line(port)
    while True:
        game = chance.choice(games)
        replay = f"/api/history/{game}/replay?decision={chance.randrange(60)}&seat={chance.randrange(PLAYERS)}"
        path = chance.choice(["/api/history", f"/api/history/{game}/course", replay, NEWS, STREAM])
        if path == STREAM:
            status = await catch_up(port, line.token, games)
        elif path == NEWS:
            status, _ = await line.ask("GET", f"/api/tables/{game}/news?after=0")
        else:
            status, _ = await nobody.ask("GET", path)
        answers[status] += 1


async def catch_up(port: int, token: str, games: list[str]) -> int:
    """Open a stream that has missed everything at all of the games, read it, and hang up; tells the status."""
    stream = Line(port, token)
    try:
        await stream.send("GET", STREAM, last_id=",".join(f"{game}:0" for game in games))
        waiting = set(games) if stream.status == httpx.codes.OK else set[str]()
        if not waiting:
            return stream.status
        async for line in stream.lines():
            data = json.loads(line)["data"] if line else {}
            if "now" in data:  # the last message about a table
                waiting.discard(data["table"])
            if not waiting:
                break
        return stream.status
    finally:
        stream.writer.close()


async def beside_readers(server: ServerProcess) -> None:
    """What players notice of strangers who read as fast as they can."""
    games, answers = await finished_games(server.port), Counter[int]()
    readers = [asyncio.create_task(read_on(server.port, games, number, answers)) for number in range(READERS)]
    await under_load(server, 500)
    for reader in readers:
        reader.cancel()
    await asyncio.gather(*readers, return_exceptions=True)
    told = ", ".join(f"{count:,} times {status}" for status, count in sorted(answers.items()))
    print(f"{READERS} strangers who read meanwhile were answered {told}", flush=True)


async def under_load(server: ServerProcess, limit: int = 250) -> None:
    players = [Player(server.port, number) for number in range(TABLES)]
    for player in players:
        await player.begin()
        await player.open_table()
    listening = [asyncio.create_task(player.listen()) for player in players]
    await asyncio.sleep(1)
    end = time.perf_counter() + SECONDS
    await asyncio.gather(*[player.play(end) for player in players])
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    latencies = sorted(latency for player in players for latency in player.latencies)
    ninety_nine = latencies[int(0.99 * len(latencies))] * 1000
    print(
        f"{TABLES} tables of {PLAYERS}, {SECONDS:.0f} s: {sum(p.choices for p in players):,} choices, "
        f"{sum(p.games for p in players):,} games, {sum(p.errors for p in players)} errors; "
        f"POST to resolved turn: median {statistics.median(latencies) * 1000:.0f} ms, "
        f"99th percentile {ninety_nine:.0f} ms (limit {limit} ms)",
        flush=True,
    )


class DicePlayer(Player):
    """A person at a dice table."""

    def standing(self) -> tuple[Any, ...]:
        return (self.state["view"]["turn"], self.state["state"])

    async def sit(self, code: str) -> None:
        status, answer = await self.line.ask("POST", f"/api/tables/{code}/sit", {"name": f"player {self.number}"})
        if status != httpx.codes.OK:
            raise SystemExit(f"no seat: {answer.decode()}")
        self.state = json.loads(answer)

    async def act(self) -> float:
        """Choose until nothing of the turn is left to decide; when the last choice was sent."""
        sent = time.perf_counter()
        while legal := self.state["legal"].get(str(self.number)):
            choice = {"action": self.chance.choice(legal["options"])["action"], "seat": self.number}
            sent = time.perf_counter()
            status, answer = await self.line.ask("POST", f"/api/tables/{self.state['table']}/choice", choice)
            if status != httpx.codes.OK:
                raise SystemExit(f"a choice was refused: {answer.decode()}")
            await self.known(json.loads(answer)["position"])
        return sent

    async def known(self, position: int) -> float:
        """When the stream had told up to a position."""
        return await self.until(lambda: self.state["position"] >= position)

    async def begun(self) -> float:
        """When the first turn was told."""
        return await self.until(lambda: bool(self.state.get("legal")))

    async def past(self, standing: tuple[Any, ...]) -> float:
        """When a turn was told that comes after one."""
        return await self.until(lambda: self.standing() != standing)

    async def until(self, there: Callable[[], bool]) -> float:
        """When the stream has told of something."""
        while not there():
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), 10)
        return time.perf_counter()


async def dice_turns(server: ServerProcess) -> None:
    """A dice table of seven people: from the last choice of a turn until the streams of all seven have told it."""
    players = [DicePlayer(server.port, number) for number in range(DICE_PLAYERS)]
    for player in players:
        await player.begin()
    host, *guests = players
    wanted = {"rules": "dice", "options": {"players": DICE_PLAYERS}, "seats": [{"kind": "open"}] * DICE_PLAYERS}
    _, answer = await host.line.ask("POST", "/api/tables", wanted | {"name": "player 0"})
    host.state = json.loads(answer)
    for guest in guests:
        await guest.sit(host.state["code"])
    listening = [asyncio.create_task(player.listen()) for player in players]
    await asyncio.sleep(1)
    await host.line.ask("POST", f"/api/tables/{host.state['table']}/begin")
    await asyncio.gather(*[player.begun() for player in players])
    taken: list[float] = []
    while host.state["state"] == "playing":
        before = host.standing()
        sent = [await player.act() for player in players][-1]
        taken.append(max(await asyncio.gather(*[player.past(before) for player in players])) - sent)
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    print(
        f"a dice table of {DICE_PLAYERS} people, {len(taken)} turns: last choice to the turn told on every stream: "
        f"median {statistics.median(taken) * 1000:.0f} ms, slowest {max(taken) * 1000:.0f} ms (limit 150 ms)",
        flush=True,
    )


async def store_below_http(folder: Path, choices: int = 10_000, together: int = 50) -> None:
    """Choices committed through the store, and by a bare loop of the same group commits on the same disk."""
    store = Store(f"sqlite:///{folder / 'store.sqlite'}")
    store.migrate()
    bare = sqlite3.connect(folder / "bare.sqlite", isolation_level=None)
    for statement in (
        "PRAGMA journal_mode=WAL",
        "PRAGMA synchronous=FULL",
        "CREATE TABLE e (t TEXT, n INTEGER, at REAL, kind TEXT, data TEXT, key TEXT, PRIMARY KEY (t, n))",
        "CREATE UNIQUE INDEX keys ON e (t, key)",
        "CREATE TABLE tables (id TEXT PRIMARY KEY, state TEXT, due REAL)",
        "CREATE INDEX states ON tables (state)",
        "CREATE INDEX dues ON tables (due)",
    ):
        bare.execute(statement)
    with store.engine.begin() as connection:
        for number in range(together):
            row = {"id": f"t{number}", "code": f"C{number}", "host": "h", "address": "", "rules": "dice"}
            row |= {"public": False, "state": "playing", "secret": "", "created": 0.0, "due": None}  # type: ignore[dict-item]
            connection.execute(insert(tables), [row])
            bare.execute("INSERT INTO tables VALUES (?, ?, ?)", (f"t{number}", "playing", None))
    data = {"seat": 0, "action": "build lumber_yard", "by": "person"}
    best_store = best_bare = 0.0
    for attempt in range(5):
        begin = time.perf_counter()
        for part in range(choices // together):
            number = part + 10_000 * attempt
            for future in [store.append(append_for(f"t{place}", number, data)) for place in range(together)]:
                await future
        best_store = max(best_store, choices / (time.perf_counter() - begin))
        begin = time.perf_counter()
        for part in range(choices // together):
            bare.execute("BEGIN")
            for place in range(together):
                values = (f"t{place}", part + 10_000 * attempt, 0.0, "chose", json.dumps(data), None)
                bare.execute("INSERT INTO e VALUES (?, ?, ?, ?, ?, ?)", values)
                bare.execute("UPDATE tables SET state = ?, due = ? WHERE id = ?", ("playing", None, f"t{place}"))
            bare.execute("COMMIT")
        best_bare = max(best_bare, choices / (time.perf_counter() - begin))
    bare.close()
    print(
        f"store: {best_store:,.0f} choices a second, a bare loop of the same commits {best_bare:,.0f}: "
        f"{best_store / best_bare:.2f} of it (at least 0.5)",
        flush=True,
    )
    await store.close()


def append_for(table: str, number: int, data: dict[str, Any]) -> Append:
    """What a choice writes."""
    row = {"table_id": table, "number": number, "at": 0.0, "kind": "chose", "data": data, "key": None}
    return Append([row], {"name": table, "stand": "playing", "next": None})


async def kept_tables(folder: Path) -> None:
    """The memory of a table in the middle of a game, and of one that nobody has looked at for a while."""
    late = [0.0]
    server = TableServer(Settings(folder, exports=False), time=ServerTime(lambda: time.monotonic() + late[0]))
    wanted = "SELECT id FROM tables WHERE state = 'playing' LIMIT 100"
    names = await server.store.read(lambda c: [row[0] for row in c.exec_driver_sql(wanted)])
    await server.tables.get(names.pop())
    gc.collect()
    tracemalloc.start()
    for name in names:
        await server.tables.get(name)
    gc.collect()
    awake = tracemalloc.get_traced_memory()[0]
    late[0] = 2 * server.settings.asleep_after
    await server.clocks.sweep()
    gc.collect()
    asleep = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    await server.stop()
    sizes = f"{awake / len(names) / 1024:.0f} KB while it is played, {asleep / len(names) / 1024:.1f} KB asleep"
    print(f"a table in memory: {sizes} (limit 50 KB)", flush=True)


def unfinished(folder: Path) -> None:
    """Many tables in the middle of their first turn."""
    store = Store(f"sqlite:///{folder / 'heptapolis.sqlite'}")
    store.migrate()
    seats = ({"kind": "open", "bot": ""}, *[{"kind": "bot", "bot": "builder"}] * (PLAYERS - 1))
    terms = Terms("second-edition", {"players": PLAYERS}, seats)
    with store.engine.begin() as connection:
        for _ in range(UNFINISHED):
            table = LiveTable(name_in(ID_LETTERS, 12), name_in(LETTERS, 8), "host", "secret", terms)
            table.apply(LogEntry(1, time.time(), "opened", {"terms": terms.to_json()}))
            table.state = "playing"
            write_table(connection, table, "", table.entries[0])
    store.engine.dispose()


def only_dice() -> None:
    with tempfile.TemporaryDirectory() as name:
        server = ServerProcess(Path(name))
        try:
            server.wait()
            asyncio.run(dice_turns(server))
        finally:
            server.stop()


def main() -> None:
    if "--dice" in sys.argv:
        only_dice()
        return
    with tempfile.TemporaryDirectory() as name:
        server = ServerProcess(Path(name))
        try:
            server.wait()
            asyncio.run(beside_readers(server))
        finally:
            server.stop()
    if "--readers" in sys.argv:
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        asyncio.run(store_below_http(folder))
        server = ServerProcess(folder)
        try:
            server.wait()
            asyncio.run(under_load(server))
            asyncio.run(dice_turns(server))
        finally:
            server.stop()
        asyncio.run(kept_tables(folder))
    with tempfile.TemporaryDirectory() as name:
        unfinished(Path(name))
        server = ServerProcess(Path(name))
        print(f"restart with {UNFINISHED:,} unfinished tables: ready in {server.wait():.1f} s (limit 5 s)", flush=True)
        server.stop()


if __name__ == "__main__":
    main()
