"""Checks what someone sent, in a process of its own. Run as `python -m heptapolis.server.upload_check box|boards`.

The body of the request comes on standard input; the answer is JSON on standard output. A body may be made to take for
ever or to fill the memory, so this process is given little of both.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from typing import Any

from heptapolis.catalogue.cards import own_box_of_texts
from heptapolis.catalogue.dice import DiceBoard
from heptapolis.catalogue.dice.sent import boards_in
from heptapolis.errors import CatalogueError
from heptapolis.game.cards.own_box import box_summary
from heptapolis.server.json_reading import read_json
from heptapolis.server.problems import Problem

MOST_FILES = 20
MOST_MEMORY = 1 << 30
MOST_SECONDS = 5
FILES = 'The body must be of the form {"files": [{"name": "box.toml", "text": "..."}, ...]}.'
TEXT = 'The body must be of the form {"text": "..."}.'


def main() -> None:
    """Read one body, check it and answer."""
    stay_small()
    try:
        answer = CHECKS[sys.argv[1]](read_json(sys.stdin.buffer.read()))
    except Problem as problem:
        answer = {"problem": problem.code, "message": problem.message}
    json.dump(answer, sys.stdout)


def stay_small() -> None:
    """Limit memory and time, and give way to everything else."""
    if os.name == "posix":
        import resource  # noqa: PLC0415 - Windows has none

        for limit, most in ((resource.RLIMIT_AS, MOST_MEMORY), (resource.RLIMIT_CPU, MOST_SECONDS)):
            with suppress(ValueError, OSError):  # macOS does not limit memory so
                resource.setrlimit(limit, (most, most))
        os.nice(10)


def checked_box(body: Any) -> dict[str, Any]:
    """The box in a body as it is stored, and its summary."""
    try:
        box = own_box_of_texts(files_in(body))
        return {"box": json.dumps(box.to_json(), ensure_ascii=False), "summary": box_summary(box)}
    except CatalogueError as fault:
        raise Problem("box/faulty", str(fault)) from None
    except MemoryError:
        raise Problem("box/faulty", "The box needs more memory than the server allows.") from None


def files_in(body: Any) -> list[tuple[str, str]]:
    """The names and texts of the files in a body."""
    files = body.get("files") if isinstance(body, dict) and set(body) == {"files"} else None
    if not isinstance(files, list) or not 1 <= len(files) <= MOST_FILES:
        raise Problem("request/malformed", FILES)
    for file in files:
        if not isinstance(file, dict) or set(file) != {"name", "text"} or {type(v) for v in file.values()} != {str}:
            raise Problem("request/malformed", FILES)
    return [(file["name"], file["text"]) for file in files]


def checked_boards(body: Any) -> dict[str, Any]:
    """The boards in a body as a table takes them, and each in short."""
    if not isinstance(body, dict) or set(body) != {"text"} or not isinstance(body["text"], str):
        raise Problem("request/malformed", TEXT)
    try:
        tables, boards = boards_in(body["text"])
    except CatalogueError as fault:
        raise Problem("table/options", str(fault)) from None
    except MemoryError:
        raise Problem("table/options", "The boards need more memory than the server allows.") from None
    return {"boards": tables, "read": [board_summary(board) for board in boards]}


def board_summary(board: DiceBoard) -> dict[str, Any]:
    """A board that someone sent, in short."""
    return {"id": board.id, "city": board.city, "unsure": board.unsure, "spaces": len(board.places)}


CHECKS = {"box": checked_box, "boards": checked_boards}


if __name__ == "__main__":
    main()
