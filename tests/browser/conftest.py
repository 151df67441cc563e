"""A real server with the built client, and windows of a real Chromium at it.

Playwright lives for one file at a time: while it runs, nothing else in the process can use asyncio, and other tests do.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tools.chromium import find

from browser.guests import Guest
from browser.windows import ARGUMENTS, Look, Windows, needed
from patience import PAGE_PATIENCE
from server.servers import ServerProcess

expect.set_options(timeout=PAGE_PATIENCE)  # a page on a busy machine is slow, not wrong


@pytest.fixture(scope="session")
def chromium() -> str:
    """The program; without it or without a built client the tests are skipped, and fail in CI."""
    return needed()


@pytest.fixture(scope="session")
def server(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server in a process of its own, at which one person may open a table for every test."""
    wanted = ("tables_a_person=1000", "tables_an_address_an_hour=5000", "reads_a_second=1000")
    limits = [word for limit in wanted for word in ("--limit", limit)]
    with ServerProcess(tmp_path_factory.mktemp("server"), "", *limits) as server:
        yield server


@pytest.fixture(scope="session")
def guest(server: ServerProcess) -> Guest:
    """Someone with tables in every state."""
    return Guest(server)


@pytest.fixture(scope="module")
def browser(chromium: str, request: pytest.FixtureRequest) -> Iterator[Browser]:
    """A Chromium without a screen; a whole one for a file that says `WHOLE_BROWSER = True`."""
    program = needed(find) if getattr(request.module, "WHOLE_BROWSER", False) else chromium
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def views(browser: Browser, server: ServerProcess) -> Iterator[Windows]:
    """Windows that stay open for a whole file; it fails in the end if something complains."""
    views = Windows(browser, server.url)
    yield views
    views.close()
    views.check()


@pytest.fixture
def windows(browser: Browser, server: ServerProcess) -> Iterator[Windows]:
    """Windows for a test; it fails if the console or a page complains."""
    windows = Windows(browser, server.url)
    yield windows
    windows.close()
    windows.check()


@pytest.fixture
def look() -> Look:
    """How the page of a test is looked at; a test that wants another parametrizes `look`."""
    return Look()


@pytest.fixture
def page(windows: Windows, look: Look) -> Page:
    """A window of someone new."""
    return windows.page(look)
