"""What reaches a player outside the table: notices of the browser, shown by a worker as on phones."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from browser.meeting import create, field, sit_down
from browser.players import Clicker
from browser.spoken import say
from browser.windows import Windows, until

WHOLE_BROWSER = True
"""The one without windows shows no notices."""
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.getRegistration();
  return ((await worker?.getNotifications()) ?? []).map(({ title, body, data }) => [title, body, data]);
}"""
COUNT = """(() => {
  const { showNotification } = ServiceWorkerRegistration.prototype;
  window.begun = 0;
  ServiceWorkerRegistration.prototype.showNotification = function (...words) {
    window.begun += 1;
    return showNotification.apply(this, words);
  };
})()"""
BEGUN = "() => navigator.locks.query().then(() => window.begun)"
"""How many notices were begun to be shown, asked after the page has looked whether the table is in view."""
SAVED = "() => JSON.parse(localStorage.getItem('heptapolis.settings')).notify"


def shown(page: Page) -> list[Any]:
    """The notices that the browser shows, as soon as there are some."""
    until(page, lambda: page.evaluate(SHOWN))  # the worker shows them in its own time
    return list(page.evaluate(SHOWN))


def test_a_notice_tells_of_the_own_turn_while_the_table_is_not_in_view(windows: Windows) -> None:
    first, second = windows.page(permissions=["notifications"], service_workers="allow"), windows.page()
    first.add_init_script(COUNT)
    first.goto("/settings")
    first.get_by_role("switch", name=say("settings-notify")).click()
    first.wait_for_function(SAVED)
    create(first, "Mette", 3, ["open", "builder"])
    sit_down(second, field(first, say("lobby-link")), "Björn")
    first.get_by_role("button", name=say("lobby-begin")).click()
    mette, bjorn = Clicker(first), Clicker(second)
    code = mette.code
    mette.turn()
    bjorn.turn()
    expect(first.get_by_text(say("table-turn", turn=2, turns=6))).to_be_visible()
    assert first.evaluate(BEGUN) == 0  # the table is in view
    mette.turn()
    first.get_by_role("link", name=say("nav-home"), exact=True).click()
    expect(first.get_by_role("button", name=say("home-play"))).to_be_visible()
    bjorn.turn()
    expect(second.get_by_text(say("table-turn", turn=3, turns=6))).to_be_visible()
    assert shown(first) == [[say("app-name"), say("notify-turn", code=code), f"/t/{code}"]]


def test_without_permission_notices_stay_off(page: Page) -> None:
    page.goto("/settings")
    wish = page.get_by_role("switch", name=say("settings-notify"))
    wish.click()
    expect(page.get_by_text(say("settings-notify-denied"))).to_be_visible()
    expect(wish).not_to_be_checked()
