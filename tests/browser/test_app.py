"""The page as an app: it installs, opens without a server, keeps a choice until it is sent, and hears while closed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from browser.dice_players import DiceClicker
from browser.players import Clicker, always
from browser.spoken import say
from browser.windows import Windows, until
from heptapolis.server.pages import WEB
from patience import PAGE_PATIENCE
from server.servers import ServerProcess

WHOLE_BROWSER = True
"""The one without windows shows no notices."""
AWAY = "ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_FAILED"
SHELLS = "async () => (await caches.keys()).filter((name) => name.startsWith('heptapolis-shell-'))"
UNSENT = "() => JSON.parse(localStorage.getItem('heptapolis.unsent') ?? '[]').length"
KEPT = """async (path) => {
  const found = await caches.match(path);
  return found ? (await found.json()).value.position : -1;
}"""


@pytest.fixture
def own(chromium: str, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that may be stopped."""
    with ServerProcess(tmp_path) as server:
        yield server


@pytest.fixture
def app(browser: Browser, own: ServerProcess) -> Iterator[Windows]:
    """Windows at that server."""
    windows = Windows(browser, own.url)
    windows.allow(AWAY)
    yield windows
    windows.close()
    windows.check()


def with_worker(windows: Windows, **more: Any) -> Page:
    """A window whose worker has everything."""
    page = windows.page(service_workers="allow", **more)
    page.goto("/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=PAGE_PATIENCE)
    return page


def kept(page: Page, code: str, position: int) -> None:
    """Wait until the browser has kept a table as it stands."""
    until(page, lambda: page.evaluate(KEPT, f"/api/tables/{code}") >= position)


def test_the_manifest_has_what_browsers_ask_for(page: Page) -> None:
    page.goto("/")
    tools = page.context.new_cdp_session(page)
    found = tools.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        size = page.evaluate(
            """async (address) => {
              const picture = new Image();
              picture.src = address;
              await picture.decode();
              return `${picture.naturalWidth}x${picture.naturalHeight}`;
            }""",
            icon["src"],
        )
        assert icon["sizes"] in ("any", size)
    assert [fault["errorId"] for fault in tools.send("Page.getInstallabilityErrors")["installabilityErrors"]] in (
        [],
        ["in-incognito"],
    )


def test_the_worker_knows_every_file_of_the_build() -> None:
    first, _, _ = (WEB / "worker.js").read_text().partition("\n")
    build = json.loads(first.removeprefix("const BUILD = ").removesuffix(";"))
    there = {f"/{path.relative_to(WEB).as_posix()}" for path in WEB.rglob("*") if path.is_file()}
    assert set(build["files"]) == {name for name in there if not name.endswith((".gz", "/index.html", "/worker.js"))}


@pytest.mark.parametrize(
    ("play", "kind", "asks", "turn"),
    [
        ("home-play", Clicker, "ask-play_card", say("table-turn", turn=3, turns=6)),
        ("home-play-dice", DiceClicker, "ask-dice-act", say("dice-turn", n=3)),
    ],
    ids=["cards", "dice"],
)
def test_a_table_is_shown_without_the_server_and_a_choice_is_sent_once(
    app: Windows, own: ServerProcess, play: str, kind: type[Clicker], asks: str, turn: str
) -> None:
    page = with_worker(app)
    page.get_by_role("button", name=say(play)).click()
    player = kind(page)
    player.choose(always(player.asked()["options"]))
    code = player.code
    option = always(player.asked()["options"])
    position = page.request.get(f"/api/tables/{code}").json()["position"]
    kept(page, code, position)
    own.stop()
    context = page.context
    page.close()

    closed = context.new_page()  # as the app is opened again
    closed.goto("/")
    closed.get_by_role("link", name=say("home-your-turn")).first.click()
    expect(closed.get_by_text(say(asks), exact=True)).to_be_visible(timeout=PAGE_PATIENCE)
    expect(closed.get_by_text(say("line-lost"))).to_be_visible()
    player = kind(closed)
    player.lay_out(option)
    player.press(option)
    closed.wait_for_function(f"({UNSENT})() === 1")
    expect(closed.get_by_text(say("line-unsent"))).to_be_visible()
    closed.close()

    own.start()
    again = context.new_page()
    again.goto(f"/t/{code}")
    expect(again.get_by_text(turn, exact=True)).to_be_visible(timeout=PAGE_PATIENCE)
    again.wait_for_function(f"({UNSENT})() === 0")
    expect(again.get_by_role("alert")).to_have_count(0)
    messages = again.request.get(f"/api/tables/{code}/news?after={position}").json()["messages"]
    mine = [message["what"]["action"] for message in messages if message["what"].get("action")]
    assert mine == [option["action"]]


def test_a_choice_for_a_turn_that_is_over_is_not_made_in_the_next(app: Windows, own: ServerProcess) -> None:
    page = with_worker(app)
    page.get_by_role("button", name=say("home-play")).click()
    player = Clicker(page)
    player.turn()
    code, context = player.code, page.context
    now = page.request.get(f"/api/tables/{code}").json()
    kept(page, code, now["position"])
    old = {"table": now["table"], "seat": 0, "action": "sell altar", "key": "old", "moment": now["moment"] - 1}
    page.evaluate("(old) => localStorage.setItem('heptapolis.unsent', JSON.stringify([old]))", old)
    page.close()
    app.allow("409")
    again = context.new_page()
    again.goto(f"/t/{code}")
    expect(again.get_by_role("alert")).to_contain_text(say("problem-choice-late"))
    again.wait_for_function(f"({UNSENT})() === 0")
    assert again.request.get(f"/api/tables/{code}").json()["position"] == now["position"]


def test_a_new_version_takes_the_place_of_the_old_one(app: Windows, own: ServerProcess) -> None:
    page = with_worker(app)
    (shell,) = page.evaluate(SHELLS)
    body = page.request.get("/").text()
    newer = body.replace("</title>", " 2</title>")
    page.context.route("**/", lambda route: route.fulfill(body=newer, content_type="text/html"))
    page.goto("/")
    expect(page).to_have_title("Heptapolis")  # the app sets it; what counts is what the worker does now
    until(page, lambda: page.evaluate("async (shell) => !(await (await caches.open(shell)).match('/'))", shell))
    page.context.unroute("**/")


@pytest.fixture
def pushed(app: Windows) -> tuple[Page, CDPSession, str]:
    """A window, and the registration of its worker."""
    page = with_worker(app, permissions=["notifications"])
    tools = page.context.new_cdp_session(page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    until(page, lambda: found)
    return page, tools, found[0]


SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({ body, data, tag }) => [body, data, tag]);
}"""
WORDS = (
    """async (words) => (await caches.open("heptapolis-words")).put("/words", new Response(JSON.stringify(words)))"""
)


def test_a_pushed_message_becomes_a_notice(pushed: tuple[Page, CDPSession, str], own: ServerProcess) -> None:
    page, tools, registration = pushed
    page.evaluate(WORDS, {"title": "Heptapolis", "turn": "Din tur ved bord {code}", "over": "Slut ved {code}"})

    def push(kind: str, table: str, code: str) -> None:
        data = json.dumps({"kind": kind, "table": table, "code": code})
        tools.send(
            "ServiceWorker.deliverPushMessage", {"origin": own.url, "registrationId": registration, "data": data}
        )

    push("turn", "abc", "K7QMXW")
    until(page, lambda: page.evaluate(SHOWN))
    assert page.evaluate(SHOWN) == [["Din tur ved bord K7QMXW", "/t/K7QMXW", "abc"]]
    push("over", "abc", "K7QMXW")  # of the same table: in its place
    until(page, lambda: page.evaluate(SHOWN)[0][0] == "Slut ved K7QMXW")
    assert len(page.evaluate(SHOWN)) == 1
    page.evaluate("() => void navigator.locks.request('heptapolis.view.seen', () => new Promise(() => {}))")
    push("turn", "seen", "SEEN22")
    push("turn", "other", "HHHH22")
    until(page, lambda: len(page.evaluate(SHOWN)) == 2)
    assert [tag for _, _, tag in page.evaluate(SHOWN)] == ["abc", "other"]  # what is in view needs no notice


def test_over_plain_http_the_page_says_why_it_cannot_be_installed(app: Windows, own: ServerProcess) -> None:
    app.allow("Cross-Origin-Opener-Policy")
    page = app.page()
    address = f"http://server.test:{own.port}"
    page.goto(f"{address}/settings")
    expect(page.get_by_text(say("install-insecure", address=address))).to_be_visible()
    expect(page.get_by_role("switch", name=say("settings-push"))).to_have_count(0)


def test_the_browser_offers_to_install(app: Windows) -> None:
    page = app.page()
    page.goto("/")
    expect(page.get_by_role("button", name=say("home-play"))).to_be_visible()
    page.evaluate(
        """() => {
          const offer = new Event("beforeinstallprompt", { cancelable: true });
          offer.prompt = () => { window.asked = true; return Promise.resolve({ outcome: "accepted" }); };
          dispatchEvent(offer);
        }"""
    )
    page.get_by_role("button", name=say("install-now")).click()
    assert page.evaluate("window.asked")
    expect(page.get_by_role("button", name=say("install-now"))).to_have_count(0)
