"""The page that shows the API: plain HTML made from the OpenAPI document, with nothing from elsewhere and no script."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Iterator, Sequence
from html import escape
from typing import Any

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; color-scheme: light dark }
summary { cursor: pointer; padding: .4rem 0 } summary code { font-weight: 700 }
details { border-bottom: 1px solid #8884 } details > :not(summary) { margin-left: 1.2rem }
table { border-collapse: collapse } td, th { text-align: left; vertical-align: top; padding: .2rem .8rem .2rem 0 }
pre { overflow-x: auto; padding: .6rem; background: #8881 }
"""
POLICY = (
    f"default-src 'self'; style-src 'sha256-{base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()}'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
"""The page has one style and nothing else."""


def page(document: dict[str, Any], address: str) -> str:
    """The whole page; the address is that of the document itself."""
    info = document["info"]
    return "\n".join(
        [
            f"<!doctype html><html lang=en><meta charset=utf-8><title>{escape(info['title'])}: the API</title>",
            f'<meta name=viewport content="width=device-width"><style>{STYLE}</style>',
            f"<h1>{escape(info['title'])} {escape(info['version'])}</h1><p>{escape(info['description'])}</p>",
            f'<p>For programs: <a href="{escape(address)}">the OpenAPI document</a>.</p>',
            *sections(document),
            "<h2>Shapes</h2>",
            *shapes(document["components"]["schemas"]),
            "</html>",
        ]
    )


def sections(document: dict[str, Any]) -> Iterator[str]:
    """All operations, by their tags."""
    tag = ""
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            if operation["tags"][0] != tag:
                tag = operation["tags"][0]
                yield f"<h2>{escape(tag.capitalize())}</h2>"
            yield from operation_rows(f"{method.upper()} {path}", operation)


def operation_rows(line: str, operation: dict[str, Any]) -> Iterator[str]:
    """One operation: what it is for, what it takes, and what it answers."""
    yield f"<details><summary><code>{escape(line)}</code> {escape(operation['summary'])}</summary>"
    yield f"<p>{words(operation.get('description', ''))}</p>"
    if parameters := operation.get("parameters"):
        rows = [(each["name"], each["in"], each.get("description", "")) for each in parameters]
        yield table(("parameter", "in", ""), rows)
    if "requestBody" in operation:
        schema = operation["requestBody"]["content"]["application/json"]["schema"]
        yield f"<p>Body: {reference(schema)}</p>"
    for status, answer in operation["responses"].items():
        content: dict[str, Any] = next(iter(answer.get("content", {}).values()), {})
        yield f"<p><b>{escape(status)}</b> {words(answer['description'])} {reference(content.get('schema', {}))}</p>"
    yield "</details>"


def words(text: str) -> str:
    """A sentence in which code is marked.

    >>> words("Say `<b>`.")
    'Say <code>&lt;b&gt;</code>.'
    """
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text))


def reference(schema: dict[str, Any]) -> str:
    """A link to a shape; nothing for one without a name of its own."""
    name = str(schema.get("$ref", "")).rpartition("/")[2]
    return f'<a href="#{escape(name)}">{escape(name)}</a>' if name else ""


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table."""
    first = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    rest = "".join("<tr>" + "".join(f"<td>{words(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{first}</tr>{rest}</table>"


def shapes(schemas: dict[str, Any]) -> Iterator[str]:
    """The shapes of bodies and answers, as JSON schemas with their examples."""
    for name, schema in sorted(schemas.items()):
        text = escape(json.dumps(schema, indent=1, ensure_ascii=False))
        meaning = words(schema.get("description", ""))
        yield f'<details id="{escape(name)}"><summary><code>{escape(name)}</code> {meaning}</summary>'
        yield f"<pre>{text}</pre></details>"
