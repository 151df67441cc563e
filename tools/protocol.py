"""Writes what docs/protocol.md takes from the code: operations, codes of problems, the example bot.

The rest of the page is written by hand; what stands between two marks is made by `make conformance`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from heptapolis.server.app import make_app
from heptapolis.server.problems import CODES
from heptapolis.server.settings import Limits, Settings

DOCS = Path(__file__).parents[1] / "docs"
PAGE = DOCS / "protocol.md"
BOT = DOCS / "examples" / "bot.py"
MARKED = re.compile(r"(<!-- made: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def document() -> dict[str, Any]:
    """The document of the API."""
    with TemporaryDirectory() as folder:
        return make_app(Settings(Path(folder))).openapi()


def operations() -> Iterator[str]:
    """Every operation, in the order of the document."""
    yield from ("| | |", "| --- | --- |")
    for path, methods in document()["paths"].items():
        for method, operation in methods.items():
            yield f"| `{method.upper()} {path}` | {operation['summary']} |"


def codes() -> Iterator[str]:
    """Every code of a problem."""
    yield from ("| code | status | meaning |", "| --- | --- | --- |")
    for code, (status, meaning) in CODES.items():
        yield f"| `{code}` | {status} | {meaning} |"


def limits() -> Iterator[str]:
    """Every limit with the number that holds if none is given."""
    yield from ("| limit | |", "| --- | --- |")
    for name, value in vars(Limits()).items():
        yield f"| `{name}` | {value:,g} |"


def bot() -> Iterator[str]:
    """The example bot."""
    yield from ("```python", *BOT.read_text(encoding="utf-8").splitlines(), "```")


PARTS = {"operations": operations, "codes": codes, "limits": limits, "bot": bot}


def page() -> str:
    """The page with all parts made anew."""
    text = PAGE.read_text(encoding="utf-8")
    return MARKED.sub(lambda mark: mark[1] + "\n" + "\n".join(PARTS[mark[2]]()) + "\n\n" + mark[3], text)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
