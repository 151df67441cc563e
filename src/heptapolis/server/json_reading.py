"""JSON with one meaning only, not too deep, in UTF-8."""

from __future__ import annotations

import json
from typing import Any

from heptapolis.server.problems import Problem

DEEPEST = 16
"""So many lists and objects may stand in one another; boards of the dice game need twelve."""


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object in which no key appears twice."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key appears twice")
    return found


def no_number(word: str) -> Any:
    """NaN and Infinity are not JSON."""
    raise ValueError(f"{word} is not a number")


def check_depth(value: Any, room: int = DEEPEST) -> None:
    """Refuse what is nested too deeply."""
    if isinstance(value, dict | list):
        if not room:
            raise ValueError("it is nested too deeply")
        for part in value.values() if isinstance(value, dict) else value:
            check_depth(part, room - 1)


def read_json(body: bytes) -> Any:
    r"""What a body says; refuses what two readers could understand differently.

    >>> read_json(b'{"a": [1, 2.5, "\\u00e9"]}')
    {'a': [1, 2.5, 'é']}
    >>> read_json(b'{"a": 1, "a": 2}')
    Traceback (most recent call last):
    ...
    heptapolis.server.problems.Problem: The body is not valid JSON: a key appears twice.
    """
    try:
        value = json.loads(body.decode(), object_pairs_hook=once, parse_constant=no_number)
        check_depth(value)
        if b"\\ud" in body.lower():
            json.dumps(value, ensure_ascii=False).encode()  # halves of letters cannot be written
    except UnicodeError:
        raise Problem("request/malformed", "The body is not UTF-8.") from None
    except (ValueError, RecursionError) as fault:
        words = "it is nested too deeply" if isinstance(fault, RecursionError) else fault
        raise Problem("request/malformed", f"The body is not valid JSON: {words}.") from None
    return value
