"""Web Push: someone who is away is told of their turn, by real messages to a push service that runs here."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from heptapolis.server import commands
from heptapolis.server.outbound import post
from heptapolis.server.push_devices import Device, add_device
from heptapolis.server.push_keys import PushKeys
from heptapolis.server.schema import push_devices
from heptapolis.server.server_time import ServerTime
from heptapolis.server.settings import Limits
from heptapolis.server.streams import Streams, Subscriber
from heptapolis.server.table_server import TableServer
from heptapolis.server.terms import Terms
from patience import PATIENCE
from server.in_process import HeldTime, begin, choose, open_server, run
from server.push_service import Browser, PushService, a_push_service, claims_of
from server.servers import ServerProcess
from server.table_drivers import person_in

PEOPLE = Terms("second-edition", {"players": 3}, tuple({"kind": "open", "bot": ""} for _ in range(3)))
WITH_BOTS = Terms(
    "second-edition", {"players": 3}, ({"kind": "open", "bot": ""}, *[{"kind": "bot", "bot": "random"}] * 2)
)


@pytest.fixture
def service() -> Iterator[PushService]:
    with a_push_service() as service:
        yield service


@asynccontextmanager
async def a_server(folder: Path, **settings: Any) -> AsyncIterator[TableServer]:
    """A server that tells people at once, and may call this machine."""
    async with open_server(folder, **({"push_after": 0.0, "local_webhooks": True} | settings)) as server:
        yield server


async def keep(server: TableServer, person: str, browser: Browser) -> None:
    """Subscribe."""
    wanted = browser.subscription
    device = Device(wanted["endpoint"], wanted["p256dh"], wanted["auth"], "play.example.org")
    await server.store.write(partial(add_device, person=person, device=device, most=10))


async def number_of_devices(server: TableServer) -> int:
    """How many devices are kept."""
    count = select(func.count()).select_from(push_devices)
    return int(await server.store.read(lambda connection: connection.execute(count).scalar_one()))


async def heard(service: PushService, messages: int) -> None:
    """Let the server work until so many messages have come."""
    async with asyncio.timeout(20):
        while service.heard.qsize() < messages:
            await asyncio.sleep(0.01)


async def settled(server: TableServer) -> None:
    """Let the server keep all its appointments."""
    async with asyncio.timeout(20):
        while server.push.appointments or server.background.tasks:
            await asyncio.sleep(0.01)


def test_a_message_names_the_table_and_nothing_else(tmp_path: Path, service: PushService) -> None:
    browser = Browser(service, "phone")

    async def play() -> None:
        async with a_server(tmp_path) as server:
            await keep(server, person_in(0), browser)
            name = await begin(server, PEOPLE)
            await settled(server)
            table = await server.tables.get(name)
            message = service.next()
            assert browser.read(message) == {"kind": "turn", "table": name, "code": table.code}
            claims = claims_of(message, server.push.keys.public)
            assert claims["aud"] == service.url
            assert claims["sub"] == "https://play.example.org"
            assert time.time() < claims["exp"] <= time.time() + 24 * 3600
            assert message.headers["content-encoding"] == "aes128gcm"
            assert message.headers["topic"] == name
            assert int(message.headers["ttl"]) > 0
            assert name.encode() not in message.body
            assert service.heard.empty()  # nobody else has a device

    run(play())


def test_only_who_is_asked_is_told_and_once_for_a_turn(tmp_path: Path, service: PushService) -> None:
    first, second = Browser(service, "first"), Browser(service, "second")

    async def play() -> None:
        async with a_server(tmp_path) as server:
            await keep(server, person_in(0), first)
            await keep(server, person_in(1), second)
            name = await begin(server, PEOPLE)
            await settled(server)
            assert {service.next().path, service.next().path} == {"/first", "/second"}
            await choose(server, name, 0)
            await choose(server, name, 1)
            await settled(server)
            assert service.heard.empty()  # the turn is not over: no news for anyone
            await choose(server, name, 2)
            await settled(server)
            assert {service.next().path, service.next().path} == {"/first", "/second"}
            assert service.heard.empty()

    run(play())


def test_who_chooses_quickly_or_looks_at_the_table_is_left_alone(tmp_path: Path, service: PushService) -> None:
    phones = [Browser(service, str(seat)) for seat in range(3)]

    async def play() -> None:
        async with a_server(tmp_path, push_after=0.2) as server:
            for seat, phone in enumerate(phones):
                await keep(server, person_in(seat), phone)
            assert isinstance(server.time, HeldTime)
            server.time.seconds = 100.0  # nobody was here lately
            name = await begin(server, PEOPLE)
            server.streams.add(Subscriber(person_in(1), "here", {name}, {name: 0}))
            await choose(server, name, 0)
            await heard(service, 1)
            assert service.next().path == "/2"
            await heard(service, 1)
            assert service.next().path == "/1"  # later, since an open page may be asleep
            assert service.heard.empty()
            server.streams.open.clear()

    run(play())


def test_a_seat_that_a_bot_plays_is_told_nothing(tmp_path: Path, service: PushService) -> None:
    async def play() -> None:
        async with a_server(tmp_path) as server:
            name = await begin(server, PEOPLE)
            await server.tables.change(name, lambda t: commands.stand_in(t, person_in(0), 1, "rulebook"))
            await keep(server, person_in(1), Browser(service, "away"))
            for seat in (0, 2):
                await choose(server, name, seat)
            await settled(server)
            assert service.heard.empty()

    run(play())


def test_the_end_is_told_to_everyone_who_is_away(tmp_path: Path, service: PushService) -> None:
    phone = Browser(service, "phone")

    async def play() -> None:
        async with a_server(tmp_path) as server:
            name = await begin(server, WITH_BOTS)
            while (table := await server.tables.get(name)).deciding():
                await choose(server, name, 0)
            assert table.state == "over"
            server.push.cancel(name)
            await keep(server, person_in(0), phone)
            server.push.meet(name, table.steps, 0.0, slow=False)
            await settled(server)
            assert phone.read(service.next())["kind"] == "over"

    run(play())


@pytest.mark.parametrize(("status", "kept"), [(404, 0), (410, 0), (429, 1), (500, 1), (201, 1)])
def test_a_subscription_that_is_over_is_forgotten(tmp_path: Path, service: PushService, status: int, kept: int) -> None:
    service.answers["/phone"] = status

    async def play() -> None:
        async with a_server(tmp_path) as server:
            await keep(server, person_in(0), Browser(service, "phone"))
            await begin(server, PEOPLE)
            await settled(server)
            service.next()
            assert await number_of_devices(server) == kept

    run(play())


def test_a_push_service_in_a_private_network_is_not_called(
    tmp_path: Path, service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")

    async def play() -> None:
        async with a_server(tmp_path, local_webhooks=False) as server:
            await keep(server, person_in(0), Browser(service, "secret-path"))
            await begin(server, PEOPLE)
            await settled(server)
            assert service.heard.empty()

    run(play())
    assert "could not be called: ValueError" in caplog.text
    assert "secret-path" not in caplog.text


def test_an_address_that_answers_drop_by_drop_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heptapolis.server.outbound.DEADLINE", 0.3)

    async def play() -> None:
        async def drip(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            try:
                while True:
                    writer.write(b"H")
                    await writer.drain()
                    await asyncio.sleep(0.02)
            except ConnectionError:
                pass
            finally:
                writer.close()

        async with await asyncio.start_server(drip, "127.0.0.1", 0) as slow:
            port = slow.sockets[0].getsockname()[1]
            with pytest.raises(TimeoutError):
                await post(f"http://127.0.0.1:{port}/", b"", {}, allow_local=True)

    asyncio.run(play())


@pytest.mark.parametrize(
    "address", ["ftp://example.org/", "https:///nobody", "http://127.0.0.1/a b", "http://127.0.0.1/\r\nx: y", "x"]
)
def test_what_is_no_address_is_not_called(address: str) -> None:
    with pytest.raises(ValueError, match="address"):
        asyncio.run(post(address, b"", {}, allow_local=True))


def test_the_keys_are_made_once_and_for_the_owner_only(tmp_path: Path) -> None:
    assert PushKeys(tmp_path).public == PushKeys(tmp_path).public
    assert (tmp_path / "push-key").stat().st_mode & 0o777 == 0o600


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("push"), "", "--limit", "devices_a_person=2") as server:
        yield server


def subscription(name: str) -> dict[str, str]:
    """A subscription at a push service that is called in no test."""
    return Browser(PushService("https://push.example.org"), name).subscription


def test_devices_are_kept_for_a_person_and_can_be_removed(process: ServerProcess) -> None:
    elsa, frida = process.person("Elsa"), process.person("Frida")
    assert elsa.get("/api/push")["devices"] == 0
    phone, laptop, tablet = (subscription(name) for name in ("phone", "laptop", "tablet"))
    assert elsa.post("/api/push", phone)["devices"] == 1
    assert elsa.post("/api/push", phone)["devices"] == 1  # the same again
    assert elsa.post("/api/push", laptop)["devices"] == 2
    assert elsa.post("/api/push", tablet)["devices"] == 2  # the first one goes
    assert frida.post("/api/push/remove", {"endpoint": tablet["endpoint"]})["devices"] == 0
    assert elsa.get("/api/push")["devices"] == 2  # it is not Frida's
    assert elsa.post("/api/push/remove", {"endpoint": phone["endpoint"]})["devices"] == 2
    assert elsa.post("/api/push/remove", {"endpoint": tablet["endpoint"]})["devices"] == 1
    assert frida.post("/api/push", laptop)["devices"] == 1  # the browser is someone else's now
    assert elsa.get("/api/push")["devices"] == 0
    assert frida.get("/api/push")["key"] == elsa.get("/api/push")["key"] == PushKeys(process.data).public


@pytest.mark.parametrize(
    "fault",
    [
        {"endpoint": "http://push.example.org/x"},
        {"endpoint": "https://"},
        {"endpoint": "https://me:secret@push.example.org/"},
        {"endpoint": "https://push.example.org/a b"},
        {"endpoint": "https://push.example.org/" + "x" * 1000},
        {"endpoint": "https://push.example.org:99999/"},
        {"p256dh": "AAAA"},
        {"p256dh": "B" + "A" * 86},
        {"auth": "AAAA"},
        {"auth": "ÄÄÄÄ"},
    ],
)
def test_what_no_browser_would_send_is_refused(process: ServerProcess, fault: dict[str, str]) -> None:
    person = process.person()
    answer = httpx.post(
        f"{process.url}/api/push", json=subscription("phone") | fault, headers=person.headers, timeout=PATIENCE
    )
    assert answer.status_code == 422, answer.text
    assert json.loads(answer.text)["code"] == "request/malformed"
    assert person.get("/api/push")["devices"] == 0


def test_a_choice_for_a_moment_that_is_past_is_refused(process: ServerProcess) -> None:
    person = process.person()
    table = person.open_table()
    option = table["legal"]["0"]["options"][0]["action"]
    path = f"/api/tables/{table['table']}/choice"
    person.post(path, {"action": option, "key": "k1", "moment": table["moment"]})
    now = person.my_turn(table["code"])
    assert now["moment"] == table["moment"] + 1
    sold = next(each["action"] for each in now["legal"]["0"]["options"] if each["kind"] == "sell")
    late = httpx.post(
        f"{process.url}{path}",
        json={"action": sold, "moment": table["moment"]},
        headers=person.headers,
        timeout=PATIENCE,
    )
    assert late.json()["code"] == "choice/late"
    person.post(path, {"action": option, "key": "k1", "moment": table["moment"]})  # it was made: no news
    assert person.table(table["code"])["moment"] == now["moment"]


def test_who_is_away_is_known_while_no_clock_runs_and_the_time_stands() -> None:
    seconds = [100.0]
    streams = Streams(Limits(), ServerTime(steady=lambda: seconds[0]))
    stream = Subscriber("elsa", "here", {"table"}, {"table": 0})
    streams.add(stream)
    seconds[0] += 60
    assert [streams.is_gone("table", person, 5) for person in ("elsa", "nobody")] == [False, True]
    streams.drop(stream)
    assert not streams.is_gone("table", "elsa", 5)
    seconds[0] += 5
    assert streams.is_gone("table", "elsa", 5)
    assert streams.time.now() == 2.0
