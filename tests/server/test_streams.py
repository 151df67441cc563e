"""One stream for all tables of a person: its form, its heart, its tables, its devices, and who only watches."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from heptapolis.bots import reasons
from heptapolis.server.api import play
from server.in_process import begin, choose, open_server, run
from server.servers import CLIENT, Person, ServerProcess
from server.table_drivers import person_in, terms_of

FRIENDS = [{"kind": "open"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server"), "", "--limit", "choices_a_second=500") as server:
        yield server


def for_two(host: Person, **more: Any) -> str:
    """A table for two, at which its host sits; tells its name."""
    table = host.open_table(players=2, seats=FRIENDS, begin=False, **more)
    return str(table["table"])


def join(person: Person, table: str) -> None:
    """Someone sits down."""
    person.post(f"/api/tables/{table}/sit", {"name": person.name})


def until(messages: Iterator[dict[str, Any]], kind: str, table: str) -> dict[str, Any]:
    """The next message of a kind about a table."""
    for message in messages:
        if message["data"]["table"] == table and message["data"]["kind"] == kind:
            return message
    raise AssertionError("the stream has ended")


def test_events_are_written_as_browsers_read_them(server: ServerProcess) -> None:
    elsa = server.person()
    table = for_two(elsa)
    with CLIENT.stream("GET", f"{server.url}/api/stream", headers=elsa.headers) as response:
        assert response.headers["content-type"].startswith("text/event-stream")
        assert response.headers["cache-control"] == "no-store"
        assert response.headers["x-accel-buffering"] == "no"
        lines = response.iter_lines()
        assert [next(lines), next(lines)] == ["retry: 1000", ""]
        for kind in ("shown", "said"):
            number, event, data, end = (next(lines) for _ in range(4))
            message = json.loads(data.removeprefix("data: "))
            assert (event, end) == ("event: news", "")
            assert number == f"id: {table}:{message['position']}"
            assert (message["table"], message["kind"]) == (table, kind)
            assert message["now"] == elsa.table(table)
            if kind == "shown":
                elsa.post(f"/api/tables/{table}/say", {"words": "two\u2003words: é"})


def test_programs_read_the_same_a_line_a_message(server: ServerProcess) -> None:
    elsa = server.person()
    table = for_two(elsa)
    with CLIENT.stream("GET", f"{server.url}/api/stream.ndjson", headers=elsa.headers) as response:
        assert response.headers["content-type"].startswith("application/x-ndjson")
        message = json.loads(next(response.iter_lines()))
    assert message["id"] == f"{table}:{message['data']['position']}"
    assert message["data"]["now"] == elsa.table(table)


@pytest.mark.parametrize(("stream", "beat"), [(play.stream, play.ALIVE), (play.stream_ndjson, "\n")])
def test_a_stream_without_news_has_a_heartbeat(
    stream: Any, beat: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "HEARTBEAT", 0.01)

    async def listen() -> None:
        async with open_server(tmp_path) as server:
            name = await begin(server, terms_of("second-edition", {"players": 2}))
            response = await stream(server, person_in(0), "here")
            lines = response.body_iterator
            parts: list[str] = []
            while beat not in parts:
                parts.append(await anext(lines))
            assert [await anext(lines) for _ in range(3)] == [beat] * 3
            await choose(server, name, 1)
            while (part := await anext(lines)) == beat:
                pass
            assert '"chose"' in part
            assert len(server.streams.open) == 1
            server.streams.close()
            assert [part async for part in lines if part != beat] == []
            assert server.streams.open == set()

    run(listen())


def test_one_stream_tells_of_all_tables_and_continues_at_all_of_them(server: ServerProcess) -> None:
    elsa, frida = server.person(), server.person("Frida")
    tables = [for_two(elsa) for _ in range(3)]
    with elsa.stream() as messages:
        shown = [next(messages) for _ in tables]
        assert {message["data"]["table"] for message in shown} == set(tables)
        join(frida, tables[1])
        heard = until(messages, "sat", tables[1])
    positions = dict(part.split(":") for part in heard["id"].split(","))
    assert {table: int(positions[table]) for table in tables} == {tables[0]: 2, tables[1]: 3, tables[2]: 2}
    for table in tables[::2]:
        join(frida, table)
    with elsa.stream(heard["id"]) as messages:
        kinds = {message["data"]["table"]: message["data"]["kind"] for message in (next(messages) for _ in tables)}
    assert kinds == {tables[0]: "sat", tables[1]: "shown", tables[2]: "sat"}


def test_tables_that_are_opened_or_joined_appear_in_the_open_stream(server: ServerProcess) -> None:
    elsa, frida = server.person(), server.person("Frida")
    first = for_two(frida)
    with elsa.stream() as messages:
        second = for_two(elsa)
        assert until(messages, "shown", second)["data"]["now"]["seat"] == 0
        join(elsa, first)
        assert until(messages, "shown", first)["data"]["now"]["seat"] == 1
        frida.post(f"/api/tables/{first}/begin")
        assert until(messages, "began", first)["data"]["now"]["view"]["hand"]


def test_every_tab_of_a_person_hears_the_same(server: ServerProcess) -> None:
    elsa, frida = server.person(), server.person("Frida")
    table = for_two(elsa)
    join(frida, table)
    with elsa.stream() as one, elsa.stream() as other:
        assert next(one) == next(other)
        elsa.post(f"/api/tables/{table}/begin")
        elsa.play_once(table, Random(1))
        for kind in ("began", "chose"):
            assert until(one, kind, table) == until(other, kind, table)


def test_a_private_link_carries_the_seat_to_another_device(server: ServerProcess) -> None:
    elsa, frida = server.person(), server.person("Frida")
    table = for_two(elsa)
    join(frida, table)
    elsa.post(f"/api/tables/{table}/begin")
    phone = server.person("someone else")
    assert phone.ask("GET", f"/api/tables/{table}").json()["code"] == "table/private"
    phone.token = phone.post("/api/carry", {"link": elsa.post("/api/me/link")["link"], "replace": True})["token"]
    assert phone.get("/api/me") == elsa.get("/api/me") == {"name": "Elsa"}
    assert phone.table(table) == elsa.table(table)
    assert [mine["table"] for mine in phone.get("/api/tables")["mine"]] == [table]
    seat, legal = next(iter(elsa.table(table)["legal"].items()))
    with elsa.stream() as messages:
        phone.choose(table, legal["options"][0]["action"], int(seat))
        assert until(messages, "chose", table)["data"]["what"]["action"] == legal["options"][0]["action"]
    again = elsa.choose(table, legal["options"][1]["action"], int(seat))
    assert again["view"]["choices"] == phone.table(table)["view"]["choices"]


def test_who_watches_a_public_table_sees_what_everybody_sees(server: ServerProcess) -> None:
    elsa, frida, wera = server.person(), server.person("Frida"), server.person("Wera")
    table = for_two(elsa, public=True)
    join(frida, table)
    elsa.post(f"/api/tables/{table}/begin")
    with wera.stream(watch=(table,)) as messages:
        seen = next(messages)["data"]["now"]
        assert (seen["seat"], seen["view"]["hand"], seen["legal"]) == (None, [], {})
        chosen = elsa.play_once(table, Random(1))
        heard = until(messages, "chose", table)["data"]
        assert set(heard["what"]) == {"seat", "by"}
        assert heard["now"]["view"]["choices"] == {}
        assert chosen["view"]["choices"] != {}
    anybody = httpx.get(f"{server.url}/api/tables/{table}")
    assert anybody.json()["view"]["hand"] == []
    for path, body in (("choice", {"action": "sell altar"}), ("say", {"words": "hello"}), ("take-back", {})):
        assert wera.ask("POST", f"/api/tables/{table}/{path}", body).json()["code"] == "table/not-seated"


def test_a_private_table_is_watched_by_nobody(server: ServerProcess) -> None:
    elsa, wera = server.person(), server.person("Wera")
    table = for_two(elsa)
    other = for_two(elsa, public=True)
    elsa.post(f"/api/tables/{table}/begin")
    with wera.stream(watch=(table, other)) as messages:
        assert next(messages)["data"]["table"] == other
        elsa.post(f"/api/tables/{table}/say", {"words": "between us"})
        elsa.post(f"/api/tables/{other}/say", {"words": "to all"})
        assert next(messages)["data"]["what"]["words"] == "to all"


def test_who_looks_at_a_private_lobby_hears_of_it_until_the_game_begins(server: ServerProcess) -> None:
    elsa, frida, wera = server.person(), server.person("Frida"), server.person("Wera")
    table = for_two(elsa)
    with wera.stream(watch=(table,)) as messages:
        assert next(messages)["data"]["now"]["state"] == "lobby"
        join(frida, table)
        heard = next(messages)["data"]
        assert (heard["kind"], [seat["name"] for seat in heard["now"]["seats"]][1]) == ("sat", "Frida")
        elsa.post(f"/api/tables/{table}/begin")
        heard = next(messages)["data"]
        assert (heard["kind"], heard["table"], "now" in heard) == ("closed", table, False)
        elsa.post(f"/api/tables/{table}/say", {"words": "between us"})
        other = for_two(wera)
        assert next(messages)["data"]["table"] == other
    assert wera.ask("GET", f"/api/tables/{table}").json()["code"] == "table/private"


def test_a_person_joins_by_code_in_any_letters_or_by_name(server: ServerProcess) -> None:
    elsa = server.person()
    table = elsa.open_table(players=4, seats=FRIENDS * 2, begin=False)
    for number, name in enumerate((table["code"], table["code"].lower(), table["table"]), 1):
        friend = server.person(f"friend {number}")
        assert friend.post(f"/api/tables/{name}/sit", {"name": friend.name})["seat"] == number


def test_the_news_since_my_last_turn_are_told_on_request(server: ServerProcess) -> None:
    elsa, frida = server.person(), server.person("Frida")
    table = for_two(elsa)
    join(frida, table)
    elsa.post(f"/api/tables/{table}/begin")
    assert [m["kind"] for m in elsa.get(f"/api/tables/{table}/news")["messages"]][-1] == "began"
    rng = Random(2)
    while elsa.table(table)["view"]["turn"] == 1:
        for person in (elsa, frida):
            if person.table(table)["legal"] and elsa.table(table)["view"]["turn"] == 1:
                person.play_once(table, rng)
    for person in (elsa, frida):
        heard = person.get(f"/api/tables/{table}/news")
        assert heard["messages"][-1]["news"]
        assert heard["messages"] == person.get(f"/api/tables/{table}/news?after={heard['after']}")["messages"]
    assert elsa.get(f"/api/tables/{table}/news?after=9999")["messages"] == []


def test_hints_are_legal_and_only_where_the_table_has_them(server: ServerProcess) -> None:
    elsa = server.person()
    with_hints, without = elsa.open_table(hints=True)["table"], elsa.open_table()["table"]
    hint = elsa.get(f"/api/tables/{with_hints}/hint")
    options = elsa.my_turn(with_hints)["legal"][str(hint["seat"])]["options"]
    assert hint["action"] in [option["action"] for option in options]
    assert hint["why"] in reasons()
    assert all(elsa.get(f"/api/tables/{with_hints}/hint") == hint for _ in range(3))
    assert elsa.ask("GET", f"/api/tables/{without}/hint").json()["code"] == "table/hints-off"
    elsa.put(f"/api/tables/{with_hints}/state", {"state": "ended"})
    assert elsa.ask("GET", f"/api/tables/{with_hints}/hint").json()["code"] == "choice/late"


def test_public_tables_are_listed_to_join_and_then_to_watch(server: ServerProcess) -> None:
    elsa, wera = server.person(), server.person("Wera")
    seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot"}]
    table = elsa.open_table(public=True, begin=False, seats=seats)["table"]

    def listed(part: str) -> bool:
        return table in [each["table"] for each in wera.get("/api/tables")[part]]

    assert (listed("open"), listed("running"), listed("mine")) == (True, False, False)
    elsa.post(f"/api/tables/{table}/begin")
    assert (listed("open"), listed("running"), listed("mine")) == (False, True, False)


def test_the_course_of_a_game_ends_with_its_score(server: ServerProcess) -> None:
    elsa = server.person()
    table = elsa.open_table()["table"]
    assert elsa.ask("GET", f"/api/history/{table}/course").json()["code"] == "record/unknown"
    elsa.play_on(table, Random(3))
    moments = elsa.get(f"/api/history/{table}/course")["moments"]
    assert moments[-1]["points"] == [score["total"] for score in elsa.table(table)["scores"]]
    assert [(moment["age"], moment["turn"]) for moment in moments][:2] == [(1, 1), (1, 2)]
    assert len(moments) >= 18


def test_a_kept_seat_is_for_whoever_has_its_invitation(server: ServerProcess) -> None:
    elsa, frida, greta = server.person(), server.person("Frida"), server.person("Greta")
    seats = [{"kind": "open"}, {"kind": "invited"}, {"kind": "invited"}]
    table = elsa.open_table(seats=seats, begin=False)["table"]
    other = elsa.open_table(seats=seats, begin=False)["table"]
    first, second = elsa.get(f"/api/tables/{table}/invitations")["invitations"]
    assert (first["seat"], second["seat"]) == (1, 2)
    sit = f"/api/tables/{table}/sit"
    elsewhere = frida.ask("POST", f"/api/tables/{other}/sit", {"name": "Frida", "invitation": second["invitation"]})
    assert elsewhere.json()["code"] == "table/invitation-invalid"
    assert frida.post(sit, {"name": "Frida", "invitation": second["invitation"]})["seat"] == 2
    used = greta.ask("POST", sit, {"name": "Greta", "invitation": second["invitation"]})
    assert used.json()["code"] == "table/seat-taken"
    assert elsa.get(f"/api/tables/{table}/invitations")["invitations"] == [first]


def test_a_rematch_seats_invited_people_again(server: ServerProcess) -> None:
    elsa, frida = server.person(), server.person("Frida")
    seats = [{"kind": "open"}, {"kind": "invited"}, {"kind": "bot"}]
    table = elsa.open_table(seats=seats, begin=False)["table"]
    (kept,) = elsa.get(f"/api/tables/{table}/invitations")["invitations"]
    frida.post(f"/api/tables/{table}/sit", {"name": "Frida", "invitation": kept["invitation"]})
    elsa.post(f"/api/tables/{table}/begin")
    elsa.put(f"/api/tables/{table}/state", {"state": "ended"})
    again = elsa.post(f"/api/tables/{table}/rematch")
    assert frida.post(f"/api/tables/{table}/rematch")["seat"] == 1
    elsa.put(f"/api/tables/{again['table']}/state", {"state": "ended"})
    third = frida.post(f"/api/tables/{table}/rematch")
    assert third["table"] != again["table"]
    assert third["host"]


def test_a_rematch_against_bots_begins_at_once(server: ServerProcess) -> None:
    elsa = server.person()
    table = elsa.open_table()["table"]
    elsa.put(f"/api/tables/{table}/state", {"state": "ended"})
    again = elsa.post(f"/api/tables/{table}/rematch")
    assert again["table"] != table
    assert (again["state"], again["seat"]) == ("playing", 0)
    assert elsa.post(f"/api/tables/{table}/rematch")["table"] == again["table"]


def test_a_rematch_is_a_new_table_on_the_same_terms(server: ServerProcess) -> None:
    elsa, frida = server.person(), server.person("Frida")
    table = for_two(elsa, public=True, running_score=True)
    join(frida, table)
    assert elsa.ask("POST", f"/api/tables/{table}/rematch", {}).json()["code"] == "table/not-over"
    elsa.put(f"/api/tables/{table}/state", {"state": "ended"})
    stranger = server.person("Wera").ask("POST", f"/api/tables/{table}/rematch", {})
    assert stranger.json()["code"] == "table/not-seated"
    with frida.stream() as messages:
        again = frida.post(f"/api/tables/{table}/rematch")
        assert until(messages, "shown", again["table"])
    before = elsa.table(table)
    assert (again["state"], again["host"], again["seat"]) == ("lobby", True, 0)
    assert again["fair"]["commitment"] != before["fair"]["commitment"]
    assert again["table"] != table
    for part in ("rules", "options", "clock", "public", "running_score", "hints", "talking"):
        assert again[part] == before[part]
    assert elsa.table(table)["rematch"] == again["table"]
    assert elsa.get(f"/api/tables/{table}/news?after=0")["messages"][-1]["what"] == {"table": again["table"]}
    found = elsa.post(f"/api/tables/{table}/rematch")
    assert (found["table"], found["seat"], found["host"]) == (again["table"], 1, False)
    assert elsa.post(f"/api/tables/{table}/rematch")["table"] == again["table"]
    assert frida.post(f"/api/tables/{again['table']}/begin")["state"] == "playing"
