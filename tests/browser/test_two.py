"""Two browsers at one table: by link, by invitation, with cut lines, and one person on two devices."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, Page, expect

from browser.meeting import create, field, sit_down
from browser.players import Clicker, Taste
from browser.spoken import say
from browser.windows import Windows
from patience import PAGE_PATIENCE
from server.servers import ServerProcess


def undo(page: Page) -> Locator:
    """The button that takes a choice back."""
    return page.get_by_role("button", name=say("choice-undo"))


def change_of_mind(mette: Clicker, bjorn: Clicker) -> None:
    """The first turn: a choice can be changed until both have chosen, and each sees who still thinks."""
    first, second = mette.page, bjorn.page
    mette.turn()
    expect(first.get_by_text(re.compile(say("table-wait", names="Björn")))).to_be_visible()
    expect(first.locator("button[data-seat='1']").get_by_label(say("table-thinking"))).to_be_visible()
    expect(second.locator("button[data-seat='0']").get_by_label(say("table-ready"))).to_be_visible()
    undo(first).click()
    expect(undo(first)).to_have_count(0)
    sale = next(option for option in mette.asked()["options"] if option["kind"] == "sell")
    mette.choose(sale)
    assert mette.table()["view"]["choices"] == {"0": sale["action"]}
    # a change of mind shows itself nowhere
    expect(second.locator("button[data-seat='0']").get_by_label(say("table-ready"))).to_be_visible()
    bjorn.turn()
    expect(first.get_by_text(say("table-turn", turn=2, turns=6))).to_be_visible()
    expect(undo(first)).to_have_count(0)


def cut_lines(mette: Clicker, bjorn: Clicker) -> None:
    """Turns 2 to 5: a page is loaded anew, and the line of one is cut while the other goes on."""
    first, second = mette.page, bjorn.page
    mette.turn()
    first.reload()
    expect(undo(first)).to_be_visible()
    bjorn.turn()
    mette.turn()
    bjorn.turn()

    bjorn.asked()
    second.context.set_offline(True)
    mette.turn()
    expect(second.get_by_text(say("line-lost"))).to_be_visible(timeout=PAGE_PATIENCE)
    second.context.set_offline(False)
    expect(second.get_by_text(say("line-lost"))).to_have_count(0, timeout=PAGE_PATIENCE)
    expect(second.locator("button[data-seat='0']").get_by_label(say("table-ready"))).to_be_visible(
        timeout=PAGE_PATIENCE
    )
    bjorn.turn()

    bjorn.turn()  # now it is cut after their own choice: the turn ends without the page
    second.context.set_offline(True)
    expect(second.get_by_text(say("line-lost"))).to_be_visible(timeout=PAGE_PATIENCE)
    mette.turn()
    expect(first.get_by_text(say("table-turn", turn=6, turns=6))).to_be_visible()
    second.context.set_offline(False)
    expect(second.get_by_text(say("table-turn", turn=6, turns=6))).to_be_visible(timeout=PAGE_PATIENCE)


def is_asked(player: Clicker) -> bool:
    """Whether something is asked that this player has not answered."""
    table = player.table()
    return any(seat not in table["view"]["choices"] for seat in table["legal"])


def rematch(mette: Clicker, bjorn: Clicker) -> None:
    """Both go on together, at the same new table."""
    first, second = mette.page, bjorn.page
    first.get_by_role("button", name=say("result-rematch")).click()
    expect(first).not_to_have_url(re.compile(bjorn.code))
    second.get_by_role("button", name=say("result-rematch-join")).click(timeout=PAGE_PATIENCE)
    expect(second).to_have_url(first.url)
    for page in (first, second):
        for name in ("Mette", "Björn"):
            expect(page.get_by_role("listitem").filter(has_text=name).first).to_be_visible()


def test_two_people_play_a_game_by_link(windows: Windows) -> None:
    windows.allow("ERR_INTERNET_DISCONNECTED")  # lines are cut
    first, second = windows.page(), windows.page()
    create(first, "Mette", 3, ["open", "builder"])
    sit_down(second, field(first, say("lobby-link")), "Björn")
    expect(first.get_by_role("listitem").filter(has_text="Björn")).to_be_visible()
    first.get_by_role("button", name=say("lobby-begin")).click()
    mette, bjorn = Clicker(first, Taste(1)), Clicker(second, Taste(2))
    change_of_mind(mette, bjorn)
    cut_lines(mette, bjorn)
    while mette.table()["state"] == "playing":
        for player in (mette, bjorn):
            if is_asked(player):  # a wonder may ask one alone
                player.turn()
    for player in (mette, bjorn):
        assert player.asked()["stands"] == "over"
    you = f" ({say('app-you')})"
    sheets = [page.get_by_role("table", name=say("score-title")).inner_text() for page in (first, second)]
    assert [sheet.count(you) for sheet in sheets] == [1, 1]
    assert sheets[0].replace(you, "") == sheets[1].replace(you, "")
    assert mette.table()["winners"] == bjorn.table()["winners"]
    rematch(mette, bjorn)


def test_a_server_in_the_network_without_https(windows: Windows, server: ServerProcess) -> None:
    windows.allow("Cross-Origin-Opener-Policy header has been ignored")
    page = windows.page(base_url=server.url.replace("127.0.0.1", "server.test"))
    create(page, "Mette", 3, ["open", "builder"])
    assert page.evaluate("isSecureContext") is False
    friend = server.person("Björn")
    code = page.url.rpartition("/")[2]
    friend.post(f"/api/tables/{code}/sit", {"name": "Björn"})
    expect(page.get_by_role("listitem").filter(has_text="Björn")).to_be_visible()  # the stream tells it
    page.get_by_role("button", name=say("lobby-begin")).click()
    Clicker(page).turn()
    friend.play_once(code, Random(1))
    expect(page.get_by_text(say("table-turn", turn=2, turns=6))).to_be_visible()
    expect(page.get_by_text(say("line-lost"))).to_have_count(0)


def test_only_the_invited_take_a_kept_seat(windows: Windows) -> None:
    first, stranger, friend = (windows.page() for _ in range(3))
    create(first, "Mette", 2, ["invited"], "first-edition")
    link = field(first, say("lobby-link"))
    invitation = field(first, say("lobby-kept", n=2))
    assert invitation.startswith(f"{link}#seat.")
    stranger.goto(link)
    expect(stranger.get_by_text(say("lobby-is-kept"))).to_be_visible()
    expect(stranger.get_by_text(say("problem-table-full"))).to_be_visible()
    expect(stranger.get_by_role("button", name=say("lobby-sit"))).to_have_count(0)
    sit_down(friend, invitation, "Jan")
    expect(first.get_by_role("listitem").filter(has_text="Jan")).to_be_visible()
    windows.allow(r"403 \(Forbidden\) .*/api/tables/")
    first.get_by_role("button", name=say("lobby-begin")).click()
    expect(stranger.get_by_text(say("problem-table-private"))).to_be_visible()
    for page in (first, friend):
        expect(page.get_by_text(say("table-age", age="I"), exact=True)).to_be_visible()


def test_a_private_link_carries_a_seat_to_another_device(windows: Windows) -> None:
    first, device = windows.page(), windows.page()
    first.goto("/")
    first.get_by_role("button", name=say("home-play")).click()
    player = Clicker(first)
    player.turns(2)
    first.get_by_role("button", name=say("app-menu"), exact=True).click()
    first.get_by_role("button", name=say("table-device")).click()
    link = field(first, say("table-device"))
    device.goto("/settings")  # it was someone else before
    expect(device.get_by_role("heading", level=1)).to_be_visible()
    tab = device.context.new_page()
    tab.goto("/")
    expect(tab.get_by_role("button", name=say("home-play"))).to_be_visible()
    expect(tab.get_by_role("link", name=say("home-your-turn"))).to_have_count(0)
    device.goto(link)
    expect(device.get_by_role("heading", name=say("carry-title"))).to_be_visible()
    expect(tab.get_by_role("link", name=say("home-your-turn"))).to_have_count(0)  # nobody was asked yet
    device.get_by_role("button", name=re.compile(say("carry-become", name=""))).click()
    expect(device).to_have_url("/")
    expect(tab.get_by_role("link", name=say("home-your-turn"))).to_be_visible()  # the other tab hears of it
    tab.close()
    device.get_by_role("link", name=say("home-your-turn")).click()
    expect(device).to_have_url(re.compile(player.code))
    other = Clicker(device)
    other.turns(2)
    first.keyboard.press("Escape")
    expect(first.get_by_text(say("table-turn", turn=5, turns=6))).to_be_visible()
    player.turns(1)
    expect(device.get_by_text(say("table-turn", turn=6, turns=6))).to_be_visible()


def test_two_tabs_of_one_person_share_one_line(windows: Windows) -> None:
    context = windows.person()
    first = context.new_page()
    first.goto("/")
    first.get_by_role("button", name=say("home-play")).click()
    player = Clicker(first)
    player.turn()
    second = context.new_page()
    second.goto(first.url)
    other = Clicker(second)
    other.turn()
    expect(first.get_by_text(say("table-turn", turn=3, turns=6))).to_be_visible()
    first.close()  # the tab that listens; the other takes over
    other.turns(2)
    expect(second.get_by_text(say("table-turn", turn=5, turns=6))).to_be_visible()


def test_the_host_pauses_and_lets_a_bot_play_for_who_is_away(windows: Windows) -> None:
    first, second = windows.page(), windows.page()
    create(first, "Mette", 3, ["open", "random"])
    sit_down(second, field(first, say("lobby-link")), "Björn")
    first.get_by_role("button", name=say("lobby-begin")).click()
    menu = first.get_by_role("button", name=say("app-menu"), exact=True)
    menu.click()
    first.get_by_role("button", name=say("table-pause"), exact=True).click()
    expect(first.get_by_text(say("table-paused-by-you"))).to_be_visible()
    expect(second.get_by_text(say("table-paused"))).to_be_visible()
    first.get_by_role("button", name=say("table-resume"), exact=True).click()
    expect(second.get_by_text(say("table-paused"))).to_have_count(0)
    menu.click()
    first.get_by_role("button", name=say("table-replace", name="Björn")).click()
    first.keyboard.press("Escape")
    expect(second.get_by_text(say("table-bot-plays"))).to_be_visible()
    Clicker(first).turns(2)
    second.get_by_role("button", name=say("table-take-over")).click()
    Clicker(second).turn()
    expect(first.get_by_text(say("table-wait", names="Björn"))).to_have_count(0)


def test_people_talk(windows: Windows) -> None:
    first, second = windows.page(), windows.page()
    create(first, "Mette", 3, ["open", "random"])
    sit_down(second, field(first, say("lobby-link")), "Björn")
    first.get_by_role("button", name=say("lobby-begin")).click()
    chat = say("talk-title")
    first.get_by_role("button", name=chat, exact=True).click()
    first.get_by_role("textbox", name=say("talk-say")).fill("Hej <b>alle</b>!")
    first.get_by_role("button", name=say("talk-send")).click()
    first.get_by_role("button", name=say("react-wow")).click()
    button = second.get_by_role("button", name=re.compile(chat))
    expect(button).to_contain_text("2")
    button.click()
    spoken = second.get_by_role("dialog").get_by_role("listitem")
    expect(spoken).to_have_count(2)
    expect(spoken.first).to_have_text(re.compile(r"Mette\s+Hej <b>alle</b>!"))
    expect(spoken.last).to_have_text(re.compile(rf"Mette\s+{re.escape(say('react-wow'))}"))
    first.get_by_role("button", name=say("talk-switch-off")).click()
    expect(second.get_by_role("dialog").get_by_text(say("talk-off"))).to_be_visible()
