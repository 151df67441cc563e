"""Where someone may get lost: each time a friendly word, the next step, and nothing breaks."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from browser.fleeting import half_way
from browser.guests import Guest
from browser.meeting import create, field, sit_down
from browser.places import ready
from browser.players import Clicker
from browser.spoken import say
from browser.windows import PHONE, Look, Windows, shot, until
from heptapolis.server.identity import Signer
from heptapolis.server.settings import signing_key
from patience import PAGE_PATIENCE
from server.servers import ServerProcess

GO_ON = """() => document.getAnimations().filter(({ id }) => id === "recap").forEach((motion) => motion.play())"""
COUNT_RECAPS = """
  window.recaps = 0;
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
    recaps += new Set(added.flatMap((node) => [node, ...node.querySelectorAll("*")])
      .filter((node) => node.classList.contains("recap"))).size;
  }).observe(document, { subtree: true, childList: true });
"""


def lost(page: Page, key: str) -> None:
    """A page that says what is wrong and leads on."""
    expect(page.get_by_role("heading", level=1)).to_have_text(say("problem-title"))
    expect(page.get_by_text(say(key))).to_be_visible()
    page.get_by_role("main").get_by_role("link", name=say("problem-home")).click()
    expect(page).to_have_url("/")
    expect(page.get_by_role("button", name=say("home-play"))).to_be_visible()


def heard(page: Page, key: str) -> None:
    """A message over the page that can be put away; the page is still there."""
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(say(key))
    alert.get_by_role("button", name=say("app-close")).click()
    expect(alert).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_wrong_code(windows: Windows, page: Page) -> None:
    windows.allow(r"404 \(Not Found\) .*/api/tables/ZZZZZ")
    page.goto("/")
    page.get_by_role("textbox", name=say("home-code")).fill("zzz-zz 9")
    page.keyboard.press("Enter")
    expect(page).to_have_url("/t/ZZZZZ9")
    again = page.get_by_role("button", name=say("problem-again"))
    again.click()
    expect(again).to_be_visible()
    lost(page, "problem-table-unknown")


def test_a_code_in_small_letters_is_good(page: Page, guest: Guest) -> None:
    code = guest.lobby()
    page.goto("/")
    page.get_by_role("textbox", name=say("home-code")).fill(f" {code[:3].lower()} {code[3:].lower()}")
    page.get_by_role("button", name=say("home-join-go"), exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("lobby-title", code=code))


def test_a_full_table(windows: Windows, page: Page, server: ServerProcess) -> None:
    host, other = server.person("Mette"), server.person("Jan")
    seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    wanted = {"rules": "second-edition", "options": {"players": 3}, "seats": seats, "name": "Mette"}
    code = host.post("/api/tables", wanted)["code"]
    page.goto(f"/t/{code}")
    sit = page.get_by_role("button", name=say("lobby-sit"))
    expect(sit).to_be_visible()
    other.post(f"/api/tables/{code}/sit", {"name": "Jan"})  # someone was faster
    expect(page.get_by_role("listitem").filter(has_text="Jan")).to_be_visible()
    expect(page.get_by_text(say("problem-table-full"))).to_be_visible()
    expect(sit).to_have_count(0)
    page.get_by_role("link", name=say("nav-home"), exact=True).click()
    expect(page).to_have_url("/")


def test_a_private_game_that_begins_without_who_looks_at_its_lobby(
    windows: Windows, page: Page, server: ServerProcess
) -> None:
    host = server.person("Mette")
    table = host.open_table(begin=False, seats=[{"kind": "open"}, {"kind": "open"}, {"kind": "bot"}])
    page.goto(f"/t/{table['code']}")
    expect(page.get_by_role("button", name=say("lobby-sit"))).to_be_visible()
    windows.allow(r"403 \(Forbidden\) .*/api/tables/")
    host.post(f"/api/tables/{table['code']}/begin")
    lost(page, "problem-table-private")


def test_a_part_of_the_page_that_is_not_there_any_more(windows: Windows, page: Page) -> None:
    windows.allow("ERR_FAILED|dynamically imported")
    page.route("**/assets/Table-*.js", lambda route: route.abort())  # as after an upgrade of the server
    page.goto("/")
    page.get_by_role("button", name=say("home-play")).click()
    expect(page.get_by_text(say("problem-reload"))).to_be_visible()
    page.unroute("**/assets/Table-*.js")
    page.get_by_role("button", name=say("problem-again")).click()
    expect(page.get_by_text(say("ask-play_card"), exact=True)).to_be_visible()


def test_a_table_that_is_opened_while_the_line_is_away(windows: Windows, page: Page, guest: Guest) -> None:
    windows.allow("ERR_INTERNET_DISCONNECTED")
    code = guest.playing()
    page = guest.page(windows)
    page.goto("/")
    expect(page.get_by_role("link", name=say("home-your-turn")).first).to_be_visible()
    page.context.set_offline(True)
    page.get_by_role("textbox", name=say("home-code")).fill(code)
    page.get_by_role("button", name=say("home-join-go")).click()
    expect(page.get_by_text(say("problem-server-offline"))).to_be_visible()
    page.context.set_offline(False)
    ready(page)  # by itself


def test_a_private_game_that_has_begun(windows: Windows, page: Page, guest: Guest) -> None:
    windows.allow(r"403 \(Forbidden\)")
    page.goto(f"/t/{guest.playing()}")
    lost(page, "problem-table-private")


def test_a_private_game_that_is_over(windows: Windows, page: Page, guest: Guest) -> None:
    windows.allow(r"403 \(Forbidden\)")
    page.goto(f"/t/{guest.over()}")
    lost(page, "problem-table-private")


@pytest.mark.parametrize("rules", ["second-edition", "dice"])
def test_a_player_who_was_away_is_told_what_happened(windows: Windows, guest: Guest, rules: str) -> None:
    page = guest.page(windows, Look(PHONE))
    code = guest.open(turns=1, rules=rules)
    page.clock.install()
    page.goto("/")
    expect(page.get_by_role("link", name=say("home-your-turn")).first).to_be_visible()
    page.clock.fast_forward("20:00")
    page.get_by_role("textbox", name=say("home-code")).fill(code)
    page.get_by_role("button", name=say("home-join-go")).click()
    since = page.get_by_role("status").filter(has_text=say("table-since-title"))
    expect(since.get_by_role("listitem").first).to_be_in_viewport(ratio=1)
    since.get_by_role("button", name=say("app-close")).click()
    expect(since).to_have_count(0)


def test_a_game_that_the_host_ends(windows: Windows, guest: Guest) -> None:
    code = guest.open()
    page = guest.page(windows)
    page.goto(f"/t/{code}")
    ready(page)
    page.get_by_role("button", name=say("app-menu"), exact=True).click()
    page.get_by_role("button", name=say("table-end"), exact=True).click()
    page.get_by_role("button", name=say("app-no"), exact=True).click()
    page.get_by_role("button", name=say("table-end"), exact=True).click()
    page.get_by_role("button", name=say("app-yes"), exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("result-ended-early"))
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("result-ended-early"))
    page.get_by_role("main").get_by_role("link", name=say("nav-home")).click()
    expect(page).to_have_url("/")


def test_a_table_that_ended_before_it_began(windows: Windows, guest: Guest) -> None:
    wanted = {"rules": "second-edition", "options": {"players": 3}, "seats": [{"kind": "open"}] * 3, "name": "Mette"}
    code = guest.person.post("/api/tables", wanted)["code"]
    guest.person.put(f"/api/tables/{code}/state", {"state": "ended"})
    page = guest.page(windows)
    page.goto(f"/t/{code}")
    lost(page, "problem-table-over")


@pytest.mark.parametrize("which", ["expired", "forged", "empty"])
def test_a_private_link_that_is_no_good(windows: Windows, page: Page, server: ServerProcess, which: str) -> None:
    windows.allow(r"40[0-9] \(\w[\w ]+\) .*/api/carry")
    signer = Signer(signing_key(server.data))
    link = {"expired": signer.link("0" * 20, time.time() - 7200), "forged": "link.somebody.99.0", "empty": ""}[which]
    page.goto(f"/carry#{link}")
    lost(page, "problem-person-link-invalid")


def test_an_invitation_to_another_table(windows: Windows, page: Page, guest: Guest, server: ServerProcess) -> None:
    windows.allow(r"40[0-9] \(\w[\w ]+\) .*/sit")
    wrong = Signer(signing_key(server.data)).invitation("abcdefghijkl", 2)
    page.goto(f"/t/{guest.lobby()}#{wrong}")
    page.get_by_role("button", name=say("lobby-sit")).click()
    heard(page, "problem-table-invitation-invalid")


@pytest.mark.parametrize("path", ["/no/such/page", "/t/", "/t/no-such", "/new/", "/T/ABCDEF"])
def test_an_unknown_address(page: Page, path: str) -> None:
    page.goto(path)
    lost(page, "problem-page")


@pytest.fixture
def shaky(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that may be stopped."""
    with ServerProcess(tmp_path_factory.mktemp("shaky")) as server:
        yield server


def test_a_host_who_pauses_and_does_not_come_back(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> None:
    limit = ("--limit", "host_away_seconds=1")
    with ServerProcess(tmp_path_factory.mktemp("left"), "", *limit) as server:
        windows = Windows(browser, server.url)
        windows.allow(r"409 \(Conflict\) .*/host")
        first, second = windows.page(), windows.page()
        create(first, "Mette", 3, ["open", "builder"])
        sit_down(second, field(first, say("lobby-link")), "Björn")
        first.get_by_role("button", name=say("lobby-begin")).click()
        first.get_by_role("button", name=say("app-menu"), exact=True).click()
        first.get_by_role("button", name=say("table-pause"), exact=True).click()
        expect(second.get_by_text(say("table-paused-way-on"))).to_be_visible()
        first.context.close()

        def taken() -> bool:
            second.get_by_role("button", name=say("app-menu"), exact=True).click()
            with second.expect_response("**/host") as answer:
                second.get_by_role("button", name=say("table-take-host")).click()
            return answer.value.ok

        until(second, taken)
        expect(second.get_by_text(say("lobby-you-host"))).to_be_visible()
        second.get_by_role("button", name=say("table-resume"), exact=True).click()
        second.get_by_role("button", name=say("app-menu"), exact=True).click()
        second.get_by_role("button", name=say("table-replace", name="Mette")).click()
        second.keyboard.press("Escape")
        Clicker(second).turns(2)
        second.get_by_role("button", name=say("table-full-log"), exact=True).click()
        expect(second.get_by_text(say("log-handed-away", name="Björn"))).to_be_visible()
        windows.close()
        windows.check()


def test_a_host_who_does_not_come_back_before_the_game(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    limit = ("--limit", "host_away_seconds=1")
    with ServerProcess(tmp_path_factory.mktemp("gone"), "", *limit) as server:
        windows = Windows(browser, server.url)
        windows.allow(r"409 \(Conflict\) .*/host")
        first, second = windows.page(), windows.page()
        create(first, "Mette", 3, ["open", "builder"])
        sit_down(second, field(first, say("lobby-link")), "Björn")
        second.get_by_text(say("lobby-host-gone")).click()
        expect(second.get_by_text(say("lobby-host-gone-hint"))).to_be_visible()
        shot(second, "lobby host gone")
        take = second.get_by_role("button", name=say("table-take-host"))
        take.click()
        expect(second.get_by_role("alert")).to_contain_text(say("problem-table-host-here"))
        first.context.close()

        def taken() -> bool:
            with second.expect_response("**/host") as answer:
                take.click()
            return answer.value.ok

        until(second, taken)
        expect(second.get_by_text(say("lobby-you-host"))).to_be_visible()
        expect(take).to_have_count(0)
        second.get_by_role("button", name=say("lobby-begin")).click()
        ready(second)
        windows.close()
        windows.check()


def is_choice(request: Request) -> bool:
    """Whether a choice was sent."""
    return request.url.endswith("/choice")


def held_recap(page: Page, player: Clicker) -> None:
    """Play a turn, and stop the recap of it half-way."""
    player.turn()
    half_way(page)


def test_the_server_restarts_in_the_middle_of_a_recap(browser: Browser, shaky: ServerProcess) -> None:
    windows = Windows(browser, shaky.url)
    windows.allow("ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE")
    page = windows.page(Look(motion="no-preference"))
    page.add_init_script(COUNT_RECAPS)
    page.goto("/")
    page.get_by_role("button", name=say("home-play")).click()
    player, recap, lost = Clicker(page), page.locator(".recap"), page.get_by_text(say("line-lost"))

    # it is told to its end without a line, and not again when the server is back
    held_recap(page, player)
    shaky.kill()
    expect(lost).to_be_visible(timeout=PAGE_PATIENCE)
    expect(recap).to_be_attached()
    page.evaluate(GO_ON)
    expect(recap).to_have_count(0)
    shaky.start()
    expect(lost).to_have_count(0, timeout=PAGE_PATIENCE)
    ready(page)
    expect(page.get_by_text(say("table-turn", turn=2, turns=6))).to_be_visible()
    assert page.evaluate("recaps") == 1

    # a press ends it; what is chosen without a line is sent once, and the turn that it ends is told
    held_recap(page, player)
    shaky.kill()
    card = page.locator("[data-card]").first.get_attribute("data-card")
    player.open(str(card))
    with page.expect_event("requestfailed", is_choice, timeout=PAGE_PATIENCE):
        page.locator("[data-action^='sell ']").click()
    shaky.start()
    expect(page.get_by_text(say("table-turn", turn=4, turns=6))).to_be_visible(timeout=PAGE_PATIENCE)
    expect(lost).to_have_count(0, timeout=PAGE_PATIENCE)
    assert page.evaluate("recaps") == 3
    told = page.request.get(f"/api/tables/{player.code}/news?after=0").json()["messages"]
    sold = [event for message in told for event in message["news"] if (event["kind"], event["seat"]) == ("sold", 0)]
    assert [event["thing"] for event in sold].count(str(card)) == 1

    # what waits behind it is shown too: the conflicts of the Age
    player.turns(2)
    held_recap(page, player)
    shaky.restart()
    page.evaluate(GO_ON)
    expect(page.get_by_role("dialog", name=say("conflict-title", age="I"))).to_be_visible()
    player.turn()
    expect(page.get_by_text(say("table-turn", turn=2, turns=6))).to_be_visible(timeout=PAGE_PATIENCE)
    expect(page.get_by_role("alert")).to_have_count(0)
    windows.close()
    windows.check()


def test_the_server_stops_and_comes_back(browser: Browser, shaky: ServerProcess) -> None:
    windows = Windows(browser, shaky.url)
    windows.allow("ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE")
    page = windows.page()
    page.goto("/")
    page.get_by_role("button", name=say("home-play")).click()
    player = Clicker(page)
    player.turns(2)
    now = player.asked()
    shaky.stop()
    expect(page.get_by_text(say("line-lost"))).to_be_visible(timeout=PAGE_PATIENCE)
    expect(page.get_by_role("list", name=say("hand-title"))).to_be_visible()  # what was there is there
    sale = next(option for option in now["options"] if option["kind"] == "sell")
    player.open(sale["card"])
    with page.expect_event("requestfailed", is_choice, timeout=PAGE_PATIENCE):
        player.way(sale["action"]).click()
    for _ in range(2):  # the choice is sent again and again
        page.wait_for_event("requestfailed", is_choice, timeout=PAGE_PATIENCE)
    shaky.start()
    expect(page.get_by_text(say("table-turn", turn=4, turns=6))).to_be_visible(timeout=PAGE_PATIENCE)
    expect(page.get_by_text(say("line-lost"))).to_have_count(0, timeout=PAGE_PATIENCE)
    player.turns(2)
    expect(page.get_by_text(say("table-turn", turn=6, turns=6))).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)

    # a page of the client that is opened while nobody answers
    shaky.kill()
    expect(page.get_by_text(say("line-lost"))).to_be_visible(timeout=PAGE_PATIENCE)
    page.get_by_role("link", name=say("nav-home"), exact=True).click()
    expect(page.get_by_role("button", name=say("home-play"))).to_be_visible()
    page.get_by_role("button", name=say("home-play")).click()
    expect(page.get_by_role("alert")).to_contain_text(say("problem-server-offline"))
    shaky.start()
    expect(page.get_by_text(say("line-lost"))).to_have_count(0, timeout=PAGE_PATIENCE)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("link", name=say("home-your-turn")).click()
    player.turn()
    windows.close()
    windows.check()
