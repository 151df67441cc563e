"""The document of the API is whole: words, examples, answers and problems of every operation."""

from __future__ import annotations

import base64
import inspect
import re
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import pytest

from heptapolis.server.identity import Signer
from heptapolis.server.live_table import LiveTable
from heptapolis.server.problems import CODES, Problem
from server.documents import document, operations
from server.servers import ServerProcess

OPERATIONS = sorted(operations())
EVERYWHERE = {"request/not-found", "request/method"}
"""Codes of addresses and methods that are no operation."""


def problems_of(operation: dict[str, Any]) -> dict[str, int]:
    """The codes that an operation is documented with, and their status."""
    found: dict[str, int] = {}
    for status, answer in operation["responses"].items():
        if int(status) >= 400:
            schema = answer["content"]["application/json"]["schema"]
            found |= dict.fromkeys(schema["properties"]["code"]["enum"], int(status))
    return found


def resolved(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema that can be looked up in the document."""
    return {**schema, "components": document()["components"]}


@pytest.mark.parametrize("name", OPERATIONS)
def test_an_operation_is_told_in_words(name: str) -> None:
    operation = operations()[name]
    assert len(operation["summary"]) > 5
    assert len(operation["description"]) > 5
    assert operation["tags"]
    for parameter in operation.get("parameters", []):
        assert parameter.get("description"), parameter["name"]


@pytest.mark.parametrize("name", OPERATIONS)
def test_an_operation_tells_its_problems_with_an_example_each(name: str) -> None:
    found = problems_of(operations()[name])
    assert {"server/fault", "server/store"} <= set(found)
    assert {code: CODES[code][0] for code in found} == found
    for status, answer in operations()[name]["responses"].items():
        if int(status) >= 400:
            for code, example in answer["content"]["application/json"]["examples"].items():
                assert example["value"] == Problem(code).to_json()
                assert code in answer["description"]


@pytest.mark.parametrize("name", [name for name in OPERATIONS if "requestBody" in operations()[name]])
def test_a_body_has_examples_that_fit(name: str) -> None:
    schema = operations()[name]["requestBody"]["content"]["application/json"]["schema"]
    body = document()["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    assert body["examples"]
    for example in body["examples"]:
        jsonschema_rs.validate(resolved(body), example)


@pytest.mark.parametrize("name", [name for name in OPERATIONS if not name.startswith("GET")])
def test_a_change_may_be_refused_for_its_origin_size_and_haste(name: str) -> None:
    wanted = {"request/forbidden-origin", "request/too-large", "request/too-slow", "request/malformed"}
    assert wanted | {"quota/requests", "server/closing"} <= set(problems_of(operations()[name]))


@pytest.mark.parametrize("name", [name for name in OPERATIONS if "stream" not in name and name != "GET /metrics"])
def test_a_good_answer_has_a_schema(name: str) -> None:
    good = [answer for status, answer in operations()[name]["responses"].items() if int(status) < 400]
    assert len(good) == 1
    if name == "GET /api/boards/{board}":
        assert set(good[0]["content"]) == {"application/toml"}
        return
    schema = good[0]["content"]["application/json"]["schema"]
    assert "$ref" in schema or name == "GET /api/history/{name}/record"


def test_who_must_be_known_is_told() -> None:
    secured = {name for name, operation in operations().items() if operation.get("security")}
    unknown = {name for name, operation in operations().items() if "person/unknown" in problems_of(operation)}
    assert secured == unknown
    assert {"GET /api/me", "POST /api/tables", "GET /api/stream"} <= secured


def test_every_code_is_told_somewhere() -> None:
    heard = {code for operation in operations().values() for code in problems_of(operation)}
    assert heard | EVERYWHERE == set(CODES)


def test_a_server_serves_the_same_document(tmp_path: Any) -> None:
    with ServerProcess(tmp_path) as server:
        assert httpx.get(f"{server.url}/api/openapi.json").json() == document()
        answer = httpx.get(f"{server.url}/api/docs")
        check_page(answer.text, answer.headers["content-security-policy"])


class Reader(HTMLParser):
    """Notes what a page says, what it loads, and where its links lead."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags, self.links, self.ids, self.texts = list[str](), set[str](), set[str](), list[str]()
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        values = dict(attrs)
        assert "src" not in values, "everything is in the page"
        self.links |= {values["href"]} if values.get("href") else set()  # type: ignore[arg-type]
        self.ids |= {values["id"]} if values.get("id") else set()  # type: ignore[arg-type]

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def check_page(page: str, policy: str) -> None:
    """The page shows every operation and every shape, and needs nothing but itself."""
    seen, known = Reader(page), document()
    assert not {"script", "link", "img", "iframe"} & set(seen.tags)
    lines = {f"{method.upper()} {path}" for path, methods in known["paths"].items() for method in methods}
    assert lines <= set(seen.texts)
    assert seen.ids == set(known["components"]["schemas"])
    assert {link.removeprefix("#") for link in seen.links if link.startswith("#")} <= seen.ids
    assert {link for link in seen.links if not link.startswith("#")} == {"/api/openapi.json"}
    style = seen.texts[seen.texts.index(next(text for text in seen.texts if "color-scheme" in text))]
    assert base64.b64encode(sha256(style.encode()).digest()).decode() in policy


def test_the_page_of_the_protocol_tells_of_every_kind_of_message_and_the_parts_of_a_token() -> None:
    text = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    told = set(re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (`\w+`(?:, `\w+`)*) \|", text, re.MULTILINE))))
    handlers = re.findall(r"def _(\w+)\(self, entry: LogEntry\)", inspect.getsource(LiveTable))
    assert {*handlers, "shown", "closed"} <= told
    sample = re.search(r'"token": "([^"]+)"', text)
    assert sample is not None
    assert sample[1].count(".") - sample[1].count("...") * 3 == Signer(b"key").token("person").count(".")
