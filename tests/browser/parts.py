"""What every page or table has: a heading, sheets over it, the log and the chat."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.guests import Guest
from browser.spoken import say


def heading(page: Page, path: str) -> None:
    """A page that is there as soon as its heading is."""
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def dialog(name: str, table: Callable[[Page, Guest], None]) -> Callable[[Page, Guest], None]:
    """A table with one of the sheets of its bar."""

    def go(page: Page, guest: Guest) -> None:
        table(page, guest)
        page.get_by_role("button", name=say(name), exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()

    return go


def beside(name: str, title: str, table: Callable[[Page, Guest], None]) -> Callable[[Page, Guest], None]:
    """Log or chat: a sheet over the table, or beside it where there is room."""

    def go(page: Page, guest: Guest) -> None:
        table(page, guest)
        button = page.get_by_role("button", name=say(name), exact=True)
        if button.get_attribute("aria-expanded") is None:
            button.click()
            expect(page.get_by_role("dialog")).to_be_visible()
        else:
            expect(page.get_by_role("region", name=say(title))).to_be_visible()

    return go
