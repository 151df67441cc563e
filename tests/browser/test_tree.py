"""The table as a screen reader has it: names of buttons, the live region, where the focus is, and who is "you"."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.dice_places import dice
from browser.guests import Guest
from browser.measures import cut
from browser.meeting import create, field, sit_down
from browser.places import at_table
from browser.spoken import say
from browser.windows import TABLET, Look, Windows
from heptapolis.vocab.dice.limits import ZONES
from heptapolis.vocab.dice.play import GROUPS

FOCUSED = "() => document.activeElement?.id || document.activeElement?.tagName"
DUTCH = Look(TABLET, "nl-NL")


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
    assert cut(page, ".stacks .word") == []


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


def choose_all(guest: Guest, code: str, who: Any) -> None:
    """Answer all that is asked of someone, until others are waited for."""
    turn = who.my_turn(code)["view"]["turn"]
    while (table := who.table(code))["legal"] and table["view"]["turn"] == turn:
        who.play_once(code, guest.chance)


@pytest.mark.parametrize(("rules", "asks"), [("second-edition", "ask-play_card"), ("dice", "ask-dice-act")])
def test_who_is_waited_for_and_what_is_asked_then_are_told(views: Windows, guest: Guest, rules: str, asks: str) -> None:
    page = guest.view(views, Look())
    code = guest.with_friend(bots=1, rules=rules, options={"players": 3})
    choose_all(guest, code, guest.person)
    page.goto(f"/t/{code}")
    waiting = say("table-wait", names="Björn")
    region = page.locator("[aria-live='polite']").filter(has_text=waiting)
    region.evaluate("(region) => region.dataset.heard = 'once'")  # one that is drawn anew says nothing
    choose_all(guest, code, guest.friends[code])
    heard = page.locator("[data-heard='once']")
    expect(heard).to_contain_text(say(asks))
    expect(heard).not_to_contain_text(waiting)


def face_name(face: str) -> str:
    """What a die shows: a building, or a drawing."""
    return say(f"building-{face}" if face in GROUPS else f"dice-face-{face}")


def test_zones_and_dice_have_names(views: Windows, guest: Guest) -> None:
    page = guest.view(views, Look())
    dice()(page, guest)
    forum = page.get_by_role("region", name=say("dice-forum"))
    expect(forum.get_by_role("group")).to_have_count(ZONES)
    for zone in range(ZONES):
        name = say("dice-zone", n=zone).rpartition(" ")[0] if zone else say("dice-zone-free")
        there = [die for die in guest.person.table(guest.dice())["view"]["forum"] if die["zone"] == zone]
        buttons = forum.get_by_role("group", name=re.compile(f"^{name}")).get_by_role("button")
        expect(buttons).to_have_count(len(there))
        for place, die in enumerate(there):
            shows = say("dice-shows", die=say(f"dice-die-{die['colour']}"), face=face_name(die["face"]))
            expect(buttons.nth(place)).to_have_accessible_name(re.compile(f"^{shows}", re.IGNORECASE))


def test_spaces_have_names_with_what_they_cost_now(views: Windows, guest: Guest) -> None:
    page = guest.view(views, Look())
    dice()(page, guest)
    prices: dict[str, set[int]] = {}
    for option in guest.person.table(guest.dice())["legal"]["0"]["options"]:
        prices.setdefault(option["at"], set()).add(option["price"])
    for space in page.locator("button.space").all():
        building, *place = str(space.get_attribute("data-space")).split(".")
        track = " ".join(part if part.isdigit() else face_name(part) for part in place)
        least = min(prices.get(".".join((building, *place)), {-1}))
        yours = {-1: "", 0: say("dice-is-open-free")}.get(least, say("dice-is-open", n=least).rpartition(" ")[0])
        name = rf"^{say(f'building-{building}')},? {track}: .*{yours}"
        expect(space).to_have_accessible_name(re.compile(name, re.IGNORECASE))
