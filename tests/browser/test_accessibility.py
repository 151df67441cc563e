"""WCAG 2.2 AA as far as axe-core can tell, on every page and in every state, light and dark."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.guests import Guest
from browser.places import COMPLAINT, PLACES, heading
from browser.windows import LAPTOP, PHONE, Look, Windows, missing
from sizes import LONG

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
# Left out: label-content-name-mismatch is an experiment of axe that wants every visible sign of a card in its name.
RUN = """() => axe.run(document, {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: false } },
  resultTypes: ['violations'],
})"""
LOOKS = [Look(LAPTOP), Look(PHONE, scheme="dark")]
if LONG:
    LOOKS += [Look(LAPTOP, scheme="dark"), Look(PHONE), Look(LAPTOP, contrast="more")]


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


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.size[0]}-{look.scheme}-{look.contrast}")
@pytest.mark.parametrize("place", PLACES)
def test_nothing_stands_in_the_way_of_anybody(views: Windows, guest: Guest, look: Look, place: str) -> None:
    views.allow(COMPLAINT)
    page = guest.view(views, look)
    PLACES[place](page, guest)
    found = violations(page)
    assert not found, f"{len(found)} on {place}:\n" + "\n".join(found)


def test_what_is_wrong_is_found(page: Page) -> None:
    heading(page, "/settings")
    page.evaluate(
        "document.querySelector('main').insertAdjacentHTML('beforeend', '<button></button><img src=/icon.svg>')"
    )
    assert {words.split()[0] for words in violations(page)} >= {"button-name", "image-alt"}
