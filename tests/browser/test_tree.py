"""The table as a screen reader has it: names of buttons, the live region, where the focus is, and who is "you"."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.guests import Guest
from browser.meeting import create, field, sit_down
from browser.places import at_table
from browser.spoken import say
from browser.windows import Look, Windows

FOCUSED = "() => document.activeElement?.id || document.activeElement?.tagName"
DUTCH = Look((768, 1024), "nl-NL")


def last_turn(guest: Guest) -> str:
    """A table at which one choice is missing to the end of the game."""
    code = guest.open()
    while (view := guest.person.my_turn(code)["view"])["age"] < 3 or view["turn"] < 6:
        guest.person.play_once(code, guest.chance)
    return code


def test_the_end_is_told_and_the_focus_stays_on_the_page(windows: Windows, guest: Guest) -> None:
    page, code = guest.page(windows), last_turn(guest)
    page.goto(f"/t/{code}")
    page.locator("[data-card]").first.click()
    page.locator("[data-action^='sell ']").click()
    expect(page.get_by_role("dialog", name=say("conflict-title", age="III"))).to_be_visible()
    expect(page.locator("p[aria-live='polite']")).to_contain_text(say("log-ended"))
    expect(page.locator("main tfoot")).to_have_count(0)  # nothing of the result before the last conflicts
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    won = page.get_by_role("heading", level=1).inner_text()
    expect(page.locator("p[aria-live='polite']")).to_have_text(won)
    expect(page.locator("#main")).to_be_focused()
    assert page.evaluate(FOCUSED) == "main"
    tree = page.get_by_role("main").aria_snapshot()
    assert "?" not in re.findall(r"sells (\S+)", tree)
    assert f'columnheader "Mette ({say("app-you")})' in tree


def test_everything_that_lay_face_down_is_named_at_the_end(windows: Windows, guest: Guest) -> None:
    page, code = guest.page(windows), last_turn(guest)
    page.goto(f"/t/{code}")
    page.locator("[data-card]").first.click()
    page.locator("[data-action^='sell ']").click()
    page.get_by_role("button", name=say("conflict-go")).click()
    page.get_by_text(say("log-title"), exact=True).click()
    sold = page.locator("details[open] li.sold")
    expect(sold.first).to_be_visible()
    expect(page.locator("details[open] li.sold, details[open] li.staged")).not_to_have_count(0)
    hidden = say("log-sold", who="").strip()
    expect(sold.filter(has_text=hidden)).to_have_count(0)
    assert "?" not in page.locator("details[open]").inner_text()


def test_the_first_way_says_that_it_builds(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows)
    code = guest.open(boards=["gizah/day", "olympia/day", "rhodos/day"])
    free = [o for o in guest.person.table(code)["legal"]["0"]["options"] if o["kind"] == "build" and not o["price"]]
    page.goto(f"/t/{code}")
    page.locator(f'[data-card="{free[0]["card"]}"]').first.click()
    wanted = f"{say('choice-build')}: {say('choice-nothing')}"
    expect(page.get_by_role("button", name=wanted, exact=True)).to_be_focused()


def test_distant_cities_tell_how_many_stages_stand(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows)
    page.goto(f"/t/{guest.open(7)}")
    city = page.locator("button[data-seat='3']")
    expect(city).to_have_accessible_name(
        re.compile(re.escape(say("table-stages-built", n=0, all="")).rstrip() + "|0 of")
    )
    expect(city).not_to_have_accessible_name(re.compile(re.escape(say("table-stage-built", n=0))))


def test_bots_are_not_awaited_while_a_person_thinks(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows)
    at_table(page, guest)
    expect(page.locator("article[data-seat='0']").get_by_label(say("table-thinking"))).to_be_visible()
    expect(page.locator("button[data-seat]").get_by_label(say("table-thinking"))).to_have_count(0)


def own_name(page: Page, name: str) -> None:
    """Take another name on the page of settings."""
    page.goto("/settings")
    page.get_by_role("textbox", name=say("settings-name")).fill(name)
    page.keyboard.press("Tab")


def test_a_name_from_the_settings_reaches_everybody_at_the_table(windows: Windows) -> None:
    first, second = windows.page(), windows.page()
    create(first, "Mette", 3, ["open", "builder"])
    sit_down(second, field(first, say("lobby-link")), "Björn")
    other = second.context.new_page()
    own_name(other, "Åse")
    expect(first.get_by_role("listitem").filter(has_text="Åse")).to_be_visible()
    first.get_by_role("button", name=say("lobby-begin")).click()
    expect(first.locator("button[data-seat='1']")).to_contain_text("Åse")
    own_name(other, "Astrid")
    expect(first.locator("button[data-seat='1']")).to_contain_text("Astrid")


def test_the_names_of_families_are_written_out(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows, DUTCH)
    page.goto(f"/t/{guest.over()}")
    words = page.locator(".stacks .word")
    expect(words.filter(has_text=say("family-blue", "nl")).first).to_be_visible()
    clipped = "(all) => all.filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent)"
    assert words.evaluate_all(clipped) == []


def test_a_draft_for_seven_is_greyed_with_the_reason(windows: Windows) -> None:
    page = windows.page(Look(locale="da-DK"))
    page.goto("/new")
    page.get_by_role("radio", name="7", exact=True).check()
    page.get_by_text(say("new-more", "da"), exact=True).click()
    draft = page.get_by_role("radio", name=say("new-wonders-draft", "da"))
    expect(draft).to_be_disabled()
    expect(draft).to_have_accessible_description(say("new-wonders-few", "da", n=7, boards=7))


def test_the_drawing_follows_the_side(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows)
    page.goto(f"/t/{guest.open(boards=['ephesos/day', 'gizah/night', 'rhodos/day'])}")
    for seat, sun, moon in ((0, "1", ""), (1, "", "1"), (2, "1", "")):
        drawing = page.locator(f"[data-seat='{seat}'] svg.wonder")
        expect(drawing).to_be_visible()
        found = drawing.evaluate("(e) => ['--w-sun', '--w-moon'].map((n) => getComputedStyle(e).getPropertyValue(n))")
        assert found == [sun, moon]
