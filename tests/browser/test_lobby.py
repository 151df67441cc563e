"""The lobby in two windows: the host removes someone, hands the table over and changes what is played."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.meeting import create, field, sit_down
from browser.places import ready
from browser.spoken import say
from browser.windows import Windows
from server.servers import ServerProcess


def two(windows: Windows) -> tuple[Page, Page]:
    """Mette, who hosts, and Björn at a table that waits."""
    first, second = windows.page(), windows.page()
    create(first, "Mette", 3, ["open", "builder"])
    sit_down(second, field(first, say("lobby-link")), "Björn")
    expect(first.get_by_role("listitem").filter(has_text="Björn")).to_be_visible()
    return first, second


def yes(page: Page, question: str) -> None:
    """The host does something to Björn, and is asked before."""
    page.get_by_role("button", name=say(question, name="Björn"), exact=True).click()
    page.get_by_role("button", name=say("app-yes")).click()


def test_who_is_removed_is_told_and_comes_back_with_an_invitation(windows: Windows) -> None:
    first, second = two(windows)
    yes(first, "lobby-remove")
    expect(second.get_by_text(say("lobby-removed"))).to_be_visible()
    expect(second.get_by_role("button", name=say("lobby-sit"))).to_have_count(0)
    second.reload()
    expect(second.get_by_text(say("lobby-removed"))).to_be_visible()
    first.get_by_role("button", name=say("lobby-change")).click()
    first.get_by_role("combobox", name=say("new-seat", n=2)).select_option("invited")
    first.get_by_role("button", name=say("app-save")).click()
    invitation = field(first, say("lobby-kept", n=2))
    sit_down(second, invitation, "Björn")
    expect(first.get_by_role("listitem").filter(has_text="Björn")).to_be_visible()


def test_the_host_role_is_handed_over_and_the_new_host_begins(windows: Windows) -> None:
    first, second = two(windows)
    yes(first, "lobby-hand")
    expect(second.get_by_text(say("lobby-you-host"))).to_be_visible()
    expect(first.get_by_role("button", name=say("lobby-begin"))).to_have_count(0)
    expect(first.get_by_role("button", name=say("lobby-change"))).to_have_count(0)
    second.get_by_role("button", name=say("lobby-begin")).click()
    for page in (first, second):
        ready(page)


def test_the_host_role_is_handed_over_during_a_game(windows: Windows) -> None:
    windows.allow(r"409 \(Conflict\) .*/host")
    first, second = two(windows)
    first.get_by_role("button", name=say("lobby-begin")).click()
    menu = [page.get_by_role("button", name=say("app-menu"), exact=True) for page in (first, second)]
    menu[1].click()
    second.get_by_role("button", name=say("table-take-host")).click()  # the host is here
    expect(second.get_by_role("alert")).to_contain_text(say("problem-table-host-here"))
    second.get_by_role("alert").get_by_role("button", name=say("app-close")).click()
    menu[0].click()
    hand = first.get_by_role("button", name=say("lobby-hand", name="Björn"))
    hand.click()
    expect(first.get_by_text(say("table-hand-sure", name="Björn"))).to_be_visible()
    expect(first.get_by_role("button", name=say("app-yes"))).to_be_focused()
    first.get_by_role("button", name=say("app-no"), exact=True).click()
    yes(first, "lobby-hand")
    expect(second.get_by_role("region", name=say("hand-title")).get_by_text(say("lobby-you-host"))).to_be_visible()
    menu[0].click()
    expect(first.get_by_role("button", name=say("table-pause"), exact=True)).to_have_count(0)
    menu[1].click()
    second.get_by_role("button", name=say("table-pause"), exact=True).click()
    first.keyboard.press("Escape")
    expect(first.get_by_text(say("table-paused-way-on"))).to_be_visible()


def test_options_change_for_everyone_and_a_seat_that_was_taken_meanwhile_stays(
    windows: Windows, server: ServerProcess
) -> None:
    first, second = two(windows)
    code = first.url.rpartition("/")[2]
    first.get_by_role("button", name=say("lobby-change")).click()
    first.get_by_role("radio", name="4", exact=True).check()
    first.get_by_role("switch", name=re.compile("^" + say("new-expansion-edifice"))).click()
    first.get_by_role("combobox", name=say("new-seat", n=4)).select_option("open")
    first.get_by_role("button", name=say("app-save")).click()
    expect(second.get_by_text(say("lobby-changed"))).to_be_visible()
    expect(second.get_by_text(say("new-players-n", n=4))).to_be_visible()
    expect(second.get_by_text(say("new-expansion-edifice"), exact=True)).to_be_visible()

    first.get_by_role("button", name=say("lobby-change")).click()
    first.get_by_role("combobox", name=say("new-seat", n=4)).select_option("builder")
    friend = server.person("Jan")
    friend.post(f"/api/tables/{code}/sit", {"name": "Jan"})
    expect(first.get_by_role("combobox", name=say("new-seat", n=4))).to_have_count(0)
    first.get_by_role("button", name=say("app-save")).click()
    expect(first.get_by_role("button", name=say("app-save"))).to_have_count(0)
    expect(first.get_by_role("listitem").filter(has_text="Jan")).to_be_visible()


def test_people_talk_and_choose_crests_while_they_wait(windows: Windows) -> None:
    first, second = two(windows)
    second.get_by_role("textbox", name=say("talk-say")).fill("Hej!")
    second.get_by_role("button", name=say("talk-send")).click()
    expect(first.get_by_text("Hej!")).to_be_visible()
    for page in (first, second):
        page.get_by_text(say("crest-title"), exact=True).click()
    drawing, colour = say("crest-cat"), say("crest-colour-red")
    first.get_by_role("radio", name=drawing, exact=True).check(force=True)
    first.get_by_role("radio", name=colour, exact=True).check(force=True)
    for name in (drawing, colour):
        taken = second.get_by_role("radio", name=f"{name}: {say('crest-taken')}", exact=True)
        expect(taken).to_be_disabled()
    first.get_by_role("button", name=say("lobby-begin")).click()
    ready(second)
    expect(second.locator("[data-seat='0'] .crest.red use[href$='#cat']").first).to_be_attached()


def test_a_reaction_is_a_bubble_at_the_city(windows: Windows) -> None:
    first, second = two(windows)
    first.get_by_role("button", name=say("lobby-begin")).click()
    ready(second)
    first.get_by_role("button", name=say("talk-title"), exact=True).click()
    first.get_by_role("button", name=say("react-wow")).click()
    bubble = second.locator(".bubble")
    expect(bubble).to_have_text(say("react-wow"))
    crest = second.locator("[data-seat='0'] .crest").first.bounding_box()
    box = bubble.bounding_box()
    assert crest
    assert box
    assert abs(box["x"] - crest["x"]) < 60
    assert abs(box["y"] + box["height"] - crest["y"]) < 60
    expect(second.get_by_text(say("talk-reacted", name="Mette", words=say("react-wow")))).to_be_attached()
    expect(bubble).to_have_count(0)
