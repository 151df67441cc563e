"""Shared screens: a private table lets in who has its code for screens, and shows what everyone may see."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from heptapolis.server.server_time import ServerTime
from heptapolis.server.settings import Limits
from heptapolis.server.streams import Streams, Subscriber
from server.servers import Person, ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(
        tmp_path_factory.mktemp("screens"), "", "--limit", "wrong_codes_an_address_a_minute=6"
    ) as server:
        yield server


def code_of(answer: object) -> str:
    """The code of a refusal."""
    return str(answer.json()["code"])  # type: ignore[attr-defined]


def let_in(host: Person, screen: Person, code: str) -> None:
    """Let a screen watch."""
    allowed = host.get(f"/api/tables/{code}/screen")["screen"]
    screen.post(f"/api/tables/{code}/watch", {"screen": allowed.lower()})


def test_a_screen_sees_what_everyone_sees(server: ServerProcess) -> None:
    host, screen = server.person("Elsa"), server.person("TV")
    table = host.open_table()
    code = table["code"]
    assert code_of(screen.ask("GET", f"/api/tables/{code}")) == "table/private"
    let_in(host, screen, code)
    seen = screen.table(code)
    assert seen["seat"] is None
    assert not seen["host"]
    assert seen["legal"] == {}
    assert seen["view"]["hand"] == []
    own = host.table(code)
    assert own["view"]["hand"]
    public = host.get(f"/api/tables/{code}/news?after=0")["messages"]
    assert [message["kind"] for message in public][-1] == "watched"
    assert "person" not in public[-1]["what"]
    assert code_of(screen.ask("GET", f"/api/tables/{code}/screen")) == "table/not-seated"
    choice = own["legal"]["0"]["options"][0]["action"]
    assert code_of(screen.ask("POST", f"/api/tables/{code}/choice", {"action": choice})) == "table/not-seated"


def test_a_screen_is_let_in_once_and_for_good(server: ServerProcess) -> None:
    host, screen = server.person("Elsa"), server.person("TV")
    code = host.open_table(begin=False)["code"]
    let_in(host, screen, code)  # before the game begins
    host.post(f"/api/tables/{code}/begin")
    assert screen.table(code)["state"] == "playing"
    position = screen.table(code)["position"]
    let_in(host, screen, code)
    assert screen.table(code)["position"] == position
    server.restart()
    assert screen.table(code)["state"] == "playing"


def test_a_screen_of_a_player_sees_what_everyone_sees_and_does_not_stand_for_them(server: ServerProcess) -> None:
    host, frida = server.person("Elsa"), server.person("Frida")
    code = host.open_table()["code"]
    position = host.table(code)["position"]
    with host.stream(watch=(code,), screen=True) as messages:
        first = next(messages)["data"]
        assert (first["kind"], first["now"]["seat"], first["now"]["view"]["hand"]) == ("shown", None, [])
        choice = host.table(code)["legal"]["0"]["options"][0]["action"]
        host.post(f"/api/tables/{code}/choice", {"action": choice})
        heard = next(messages)["data"]
        while not any(event["kind"] == "passed" for event in heard["news"]):
            heard = next(messages)["data"]
        assert (heard["now"]["legal"], heard["now"]["host"]) == ({}, False)
    seen = host.get(f"/api/tables/{code}?screen=true")
    assert (seen["seat"], seen["host"], seen["legal"], seen["view"]["hand"]) == (None, False, {}, [])
    mine, all_see = (host.get(f"/api/tables/{code}/news?after={position}{more}") for more in ("", "&screen=true"))
    assert mine != all_see
    assert frida.ask("GET", f"/api/tables/{code}?screen=true").json()["code"] == "table/private"
    watched = host.post(f"/api/tables/{code}/watch", {"screen": host.get(f"/api/tables/{code}/screen")["screen"]})
    assert watched["seat"] is None


def test_the_stream_of_a_screen_is_nobodys_presence() -> None:
    streams = Streams(Limits(), ServerTime())
    streams.add(Subscriber("elsa", "here", {"table"}, {"table": 0}, screen=True))
    assert streams.is_gone("table", "elsa", 0)
    assert streams.away_since("table", "elsa") is not None
    streams.add(Subscriber("elsa", "here", {"table"}, {"table": 0}))
    assert not streams.is_gone("table", "elsa", 0)


def test_nobody_guesses_the_code_for_screens(server: ServerProcess) -> None:
    host, screen = server.person("Elsa"), server.person("Eve")
    code, other = (host.open_table()["code"] for _ in range(2))
    wrong = host.get(f"/api/tables/{other}/screen")["screen"]
    found = [code_of(screen.ask("POST", f"/api/tables/{code}/watch", {"screen": wrong})) for _ in range(8)]
    assert found[0] == "table/screen-code"
    assert found[-1] == "quota/requests"
    assert code_of(screen.ask("GET", f"/api/tables/{code}/news")) in ("table/private", "quota/requests")
