"""What axe-core finds wrong with a page: WCAG 2.2 AA, as far as a program can tell."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from browser.windows import missing

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
# Left out: label-content-name-mismatch is an experiment of axe that wants every visible sign of a card in its name.
RUN = """() => axe.run(document, {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: false } },
  resultTypes: ['violations'],
})"""


@cache
def axe() -> str:
    """The script; it is handed to the page by the browser, since the server's policy lets no other in."""
    if not AXE.exists():
        missing("axe-core is not installed; make client installs it")
    return AXE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """What is wrong on a page: rule, element, and what to do."""
    page.evaluate(axe())
    found: dict[str, Any] = page.evaluate(RUN)
    return [
        f"{rule['id']} ({rule['impact']}): {' '.join(map(str, node['target']))}: "
        + " ".join(node["failureSummary"].split()[:60])
        for rule in found["violations"]
        for node in rule["nodes"][:6]
    ]
