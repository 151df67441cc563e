"""The first page: it is there, in every size, and nothing complains."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.spoken import LANGUAGES, say
from browser.windows import PHONE, SIZES, Look, Windows, overflow, shot
from server.servers import ServerProcess

FIRST_LOAD = 100_000
"""Bytes that the first page may take, packed; without the answers of the API."""
LOADED = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter(entry => !entry.name.includes('/api/')).map(entry => [entry.name, entry.transferSize])"""


@pytest.mark.parametrize("look", [Look(size) for size in SIZES.values()], ids=list(SIZES))
def test_the_first_page_has_a_heading_and_fits(page: Page, look: Look) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    shot(page, f"home-{look.size[0]}x{look.size[1]}")
    assert overflow(page) <= 0


def test_the_first_page_in_the_dark(windows: Windows) -> None:
    page = windows.page(Look(PHONE, scheme="dark"))
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    shot(page, "home-dark")


def test_everything_comes_from_the_server(page: Page, server: ServerProcess) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert len(asked) > 1
    assert [url for url in asked if not url.startswith((server.url, "data:"))] == []


@pytest.mark.parametrize(("locale", "language"), [("en-GB", "en"), ("nl-NL", "nl"), ("fr-FR", "en")])
def test_the_first_load_is_small_and_brings_one_language(windows: Windows, locale: str, language: str) -> None:
    page = windows.page(locale=locale)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("home-claim", language))
    sizes = dict(page.evaluate(LOADED))
    assert [code for code in LANGUAGES if any(f"/assets/{code}-" in name for name in sizes)] == [language]
    assert 20_000 < sum(sizes.values()) < FIRST_LOAD


def test_files_with_hashed_names_are_asked_for_once(windows: Windows) -> None:
    page = windows.page()
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    sizes = page.evaluate(
        "performance.getEntriesByType('resource').filter(e => e.name.includes('/assets/')).map(e => e.transferSize)"
    )
    assert sizes
    assert not any(sizes)  # from the browser's own memory


@pytest.mark.parametrize("path", ["/new", "/games", "/settings", "/help", "/no/such/page"])
def test_every_address_shows_a_page_with_one_heading(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    shot(page, f"page{path.replace('/', '-')}")


def test_an_unknown_address_leads_home(page: Page) -> None:
    page.goto("/no/such/page")
    page.get_by_role("main").get_by_role("link").first.click()
    expect(page).to_have_url("/")
