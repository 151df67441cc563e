"""How people in windows come to one table: someone makes it, others open a link and sit down."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.spoken import say


def field(page: Page, name: str) -> str:
    """What stands in a field that is there to be copied."""
    return page.get_by_role("textbox", name=name, exact=True).input_value()


def create(page: Page, name: str, players: int, seats: list[str], rules: str = "second-edition") -> None:
    """A new table by the page that is made for it."""
    page.goto("/")
    page.get_by_role("link", name=say("home-create")).click()
    page.get_by_role("radio", name=re.compile("^" + say(f"rules-{rules}"))).check()
    page.get_by_role("radio", name=str(players), exact=True).check()
    for place, seat in enumerate(seats):
        page.get_by_role("combobox", name=say("new-seat", n=place + 2)).select_option(seat)
    page.get_by_role("textbox", name=say("new-name")).fill(name)
    page.get_by_role("button", name=say("new-go")).click()
    expect(page).to_have_url(re.compile(r"/t/\w{6}$"))


def sit_down(page: Page, link: str, name: str) -> None:
    """Open a link and take a seat."""
    page.goto(link)
    page.get_by_role("textbox", name=say("new-name")).fill(name)
    page.get_by_role("button", name=say("lobby-sit")).click()
    expect(page.get_by_text(say("lobby-host-begins"))).to_be_visible()
