"""Anything at all sent to every documented operation: no fault, and every answer is as documented."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any
from zlib import crc32

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.core.parameters import ParameterLocation
from schemathesis.generation.case import Case

from heptapolis.server.error_responses import HEADERS
from heptapolis.server.problems import CODES
from server.documents import document
from server.servers import Person, ServerProcess
from sizes import LONG

EXAMPLES = 300 if LONG else 6
LIMITS = ["choices_a_second", "changes_an_address_a_second", "wrong_codes_an_address_a_minute"]
LIMITS += ["tables_a_person", "tables_an_address_an_hour"]
CHECKS = {"positive_data_acceptance": {"enabled": False}}  # whether options make a game, no schema tells
CONFIG = schemathesis.Config.from_dict({"checks": CHECKS, "generation": {"mode": "all"}})
SCHEMA: Any = schemathesis.openapi.from_dict(document(), config=CONFIG).exclude(path_regex="stream")


class World:
    """A server with tables in every state, and a host who asks."""

    def __init__(self, server: ServerProcess) -> None:
        self.server, self.elsa = server, server.person()
        frida = server.person("Frida")
        over = self.elsa.open_table("dice", 2, hints=True)["table"]
        self.elsa.play_on(over, Random(1))
        self.names = [over, *(self.opened(self.elsa, state) for state in ("lobby", "playing", "paused", "ended"))]
        self.names += [self.opened(frida, "playing"), frida.open_table(begin=False, public=True)["code"]]

    def opened(self, person: Person, state: str) -> str:
        """A table in some state."""
        table = person.open_table(begin=state != "lobby", hints=True)
        if state in ("paused", "ended"):
            person.put(f"/api/tables/{table['table']}/state", {"state": state})
        return str(table["table"])


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    limits = [word for name in LIMITS for word in ("--limit", f"{name}=1000000")]
    with ServerProcess(tmp_path_factory.mktemp("server"), "", *limits) as server:
        yield World(server)
        assert '"level": "error"' not in server.log()


@SCHEMA.parametrize()  # type: ignore[untyped-decorator]
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=[*HealthCheck])
def test_every_answer_is_as_documented(case: Case[Any], world: World) -> None:
    wrong = [where for where in ParameterLocation if case.meta and case.meta.is_negative_at(where)]
    mark = crc32(repr((case.method, case.path, case.body, case.query)).encode(errors="replace"))
    if "name" in (case.path_parameters or {}) and ParameterLocation.PATH not in wrong and mark % 5:
        case.path_parameters["name"] = world.names[mark // 5 % len(world.names)]
    known = ParameterLocation.HEADER not in wrong and ParameterLocation.COOKIE not in wrong
    headers = {"Authorization": f"Bearer {world.elsa.token}"} if known else {}
    response = case.call_and_validate(base_url=world.server.url, headers=headers)
    assert set(HEADERS) <= set(response.headers)
    if response.status_code >= 400:
        values = response.json()
        assert set(values) <= {"code", "message", "reason"}
        assert CODES[values["code"]][0] == response.status_code
