"""The OpenAPI document: what every operation answers with, and every problem that may come instead."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from pydantic import BaseModel

from heptapolis.server.problems import CODES, Problem

REFERENCE = "#/components/schemas/{model}"
ALWAYS = ("server/store", "server/fault")
CHANGES = (
    "request/forbidden-origin",
    "request/malformed",
    "request/too-large",
    "request/too-slow",
    "quota/requests",
    "server/closing",
)
"""What may be answered to anything that changes something."""
NAMED = ("request/malformed", "table/unknown", "quota/requests")
"""Possible answers to a request that names a table."""
SEATED = (*CHANGES, *NAMED, "person/unknown", "table/not-seated")
HOST = (*CHANGES, *NAMED, "person/unknown", "table/not-host")


def documented(model: type[BaseModel] | None = None, *codes: str, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """The answers of an operation: the good one, and its problems by status."""
    by_status: dict[int, list[str]] = {}
    for code in sorted({*codes, *ALWAYS}):
        by_status.setdefault(CODES[code][0], []).append(code)
    found: dict[int | str, dict[str, Any]] = {number: problem_answer(names) for number, names in by_status.items()}
    return ({status: {"model": model}} if model else {}) | found


def body_of(model: type[BaseModel]) -> dict[str, Any]:
    """The body of an operation that FastAPI does not read; `add_body` puts its model into the document."""
    schema = {"$ref": REFERENCE.format(model=model.__name__)}
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": schema}}}}


def add_body(app: FastAPI, model: type[BaseModel]) -> None:
    """Let the document of an application know a model that FastAPI does not."""
    document = app.openapi

    def with_model() -> dict[str, Any]:
        schema = model.model_json_schema(ref_template=REFERENCE)
        document()["components"]["schemas"] |= schema.pop("$defs", {}) | {model.__name__: schema}
        return document()

    app.openapi = with_model  # type: ignore[method-assign]


def problem_answer(codes: list[str]) -> dict[str, Any]:
    """The answer of one status: which codes it may carry, each with an example."""
    examples = {code: {"summary": CODES[code][1], "value": Problem(code).to_json()} for code in codes}
    schema = {
        "type": "object",
        "title": "Problem",
        "required": ["code", "message"],
        "additionalProperties": False,
        "properties": {
            "code": {"type": "string", "enum": codes},
            "message": {"type": "string", "description": "What is wrong, for people."},
            "reason": {"type": "string", "description": "With choice/illegal: why, for programs."},
        },
    }
    words = "; ".join(f"`{code}`: {CODES[code][1]}" for code in codes)
    return {"description": words, "content": {"application/json": {"schema": schema, "examples": examples}}}
