"""A card in the hand: what stands on it, what it costs and whom, dragging it, and choosing anew."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.guests import Guest
from browser.places import at_table, both_chosen, drag, explained, with_choice
from browser.spoken import pattern, say
from browser.windows import LARGE_PHONE, Look, Windows, until

SEVEN_ON_A_LAPTOP = Look()
A_PHONE = Look(LARGE_PHONE)


def options_of(guest: Guest, code: str) -> list[dict[str, Any]]:
    """What the first seat may do."""
    return list(guest.person.table(code)["legal"]["0"]["options"])


def middle(place: Locator) -> tuple[float, float]:
    """The middle of something on the page."""
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def turn_of(guest: Guest, code: str) -> int:
    """The turn that is played."""
    return int(guest.person.table(code)["view"]["turn"])


def with_trade(guest: Guest) -> tuple[str, dict[str, Any]]:
    """A table at which goods are bought, and what for."""
    while True:
        code = guest.open(boards=["gizah/day", "olympia/day", "rhodos/day"])
        for option in options_of(guest, code):
            if option["kind"] == "build" and (option["left"] or option["right"]):
                return code, option


def test_a_card_says_what_it_makes_free(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows)
    at_table(page, guest)
    chained = page.locator("[data-card]").filter(has=page.locator(".line"))
    expect(chained.first).to_be_visible()
    for card in chained.all():
        spoken = card.get_attribute("aria-label") or ""
        for name in card.locator(".one").all_inner_texts():
            assert name
            assert name in spoken


def test_a_payment_says_what_is_bought_from_whom(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows)
    code, option = with_trade(guest)
    page.goto(f"/t/{code}")
    page.locator(f'[data-card="{option["card"]}"]').first.click()
    way = page.locator(f'[data-action="{option["action"]}"]')
    expect(way).to_contain_text(say("choice-build"))
    town = {"left": "Olympia", "right": "Rhodos"}
    for side in ("left", "right"):
        for good, n in option["bought"][side].items():
            told = say("choice-buys", payment=say(f"choice-to-{side}", n=option[side], name=town[side]), goods="")
            expect(way).to_contain_text(re.compile(re.escape(told.strip()) + rf".*{n} {say(f'good-{good}')}"))


def test_a_card_that_is_dropped_on_the_coins_is_sold(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows)
    code = guest.open()
    page.goto(f"/t/{code}")
    card = page.locator("[data-card]").nth(1)
    drag(page, card)
    page.mouse.move(*middle(page.locator('[data-zone="sell"]')), steps=3)
    expect(page.locator('[data-zone="sell"]')).to_have_class(re.compile("over"))
    page.mouse.up()
    expect(page.get_by_text(say("table-turn", turn=2, turns=6))).to_be_visible()
    assert guest.person.table(code)["view"]["pile_size"] >= 1


def test_escape_and_a_drop_beside_bring_the_card_back(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows)
    code = guest.open()
    page.goto(f"/t/{code}")
    for back in ("escape", "beside"):
        drag(page, page.locator("[data-card]").nth(2))
        if back == "escape":
            page.mouse.move(*middle(page.locator('[data-zone="sell"]')))
            page.keyboard.press("Escape")
            expect(page.locator("[data-zone]")).to_have_count(0)
        else:
            page.mouse.move(2, 2)
        page.mouse.up()
        expect(page.locator("[data-zone]")).to_have_count(0)
    expect(page.locator("[data-action]")).to_have_count(0)
    assert turn_of(guest, code) == 1


def test_a_drop_that_can_mean_several_things_opens_the_card_there(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows)
    code = guest.open(options={"edifice": True}, boards=["ur/night", "gizah/day", "rhodos/day"])
    for _ in range(60):
        stages = [option for option in options_of(guest, code) if option["kind"] == "stage"]
        cards = {option["card"] for option in stages}
        if len(stages) > len(cards):
            break
        guest.person.play_once(code, guest.chance)
        if guest.person.my_turn(code)["state"] == "over" or "0" not in guest.person.my_turn(code)["legal"]:
            code = guest.open(options={"edifice": True}, boards=["ur/night", "gizah/day", "rhodos/day"])
    page.goto(f"/t/{code}")
    drag(page, page.locator(f'[data-card="{stages[0]["card"]}"]').first)
    page.mouse.move(*middle(page.locator('[data-zone="stage"]')), steps=3)
    page.mouse.up()
    expect(page.locator('[data-deed="stage"] [data-action]').first).to_be_focused()


def test_what_is_not_possible_says_why_and_does_nothing(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows)
    refused: list[dict[str, Any]] = []
    while not refused:
        code = guest.open()
        refusals = guest.person.table(code)["legal"]["0"]["refusals"]
        refused = [refusal for refusal in refusals if refusal["kind"] == "build"]
    page.goto(f"/t/{code}")
    drag(page, page.locator(f'[data-card="{refused[0]["card"]}"]').first)
    zone = page.locator('[data-zone="build"]')
    expect(zone).not_to_have_class(re.compile(r"\bcan\b"))
    expect(zone.locator(".why")).not_to_be_empty()
    page.mouse.move(*middle(zone), steps=3)
    page.mouse.up()
    expect(page.locator("[data-zone]")).to_have_count(0)
    assert turn_of(guest, code) == 1


class Finger:
    """A finger on a touch screen."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        """Something that the finger does."""
        where = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

    def move(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Put it down, and move it in ten steps."""
        self.touch("touchStart", start)
        for step in range(1, 11):
            part = step / 10
            self.touch("touchMove", (start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])))


def test_a_finger_scrolls_the_hand_sideways_and_takes_a_card_out_upwards(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows, Look((600, 740), touch=True))  # narrower, the hand lies in two rows
    code = guest.open()
    page.goto(f"/t/{code}")
    card, finger = page.locator("[data-card]").nth(1), Finger(page)
    expect(card).to_be_visible()
    x, y = middle(card)
    finger.move((x, y), (x - 150, y - 10))
    finger.touch("touchEnd")
    until(page, lambda: page.locator("ol.hand").evaluate("hand => hand.scrollLeft") > 50)
    expect(page.locator("[data-zone]")).to_have_count(0)
    assert turn_of(guest, code) == 1
    page.locator("ol.hand").evaluate("hand => hand.scrollTo({ left: 0, behavior: 'instant' })")
    x, y = middle(card)
    finger.move((x, y), (x, y - 60))
    expect(page.locator("[data-zone]")).to_have_count(3)
    finger.touch("touchMove", middle(page.locator('[data-zone="sell"]')))
    expect(page.locator('[data-zone="sell"]')).to_have_class(re.compile("over"))
    finger.touch("touchEnd")
    until(page, lambda: turn_of(guest, code) > 1)


def test_another_card_can_be_pressed_instead(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows)
    with_choice(page, guest)
    code = page.url.rpartition("/")[2]
    chosen = guest.person.table(code)["view"]["choices"]["0"]
    instead = next(
        option["action"]
        for option in guest.person.table(code)["changes"]["0"]["options"]
        if option["kind"] == "sell" and option["card"] not in chosen
    )
    page.locator(f'[data-card="{instead.split()[1]}"]').first.click()
    expect(page.locator(f'[data-action="{instead}"]')).to_be_visible()
    page.keyboard.press("Escape")
    assert guest.person.table(code)["view"]["choices"] == {"0": chosen}
    page.locator(f'[data-card="{instead.split()[1]}"]').first.click()
    page.locator(f'[data-action="{instead}"]').click()
    until_chosen(page, guest, {"0": instead})
    expect(page.locator("[data-action]")).to_have_count(0)
    guest.person.post(f"/api/tables/{code}/choice", {"action": chosen, "seat": 0})


def until_chosen(page: Page, guest: Guest, choices: dict[str, str]) -> None:
    """Wait until exactly this is chosen at the table of a page."""
    code = page.url.rpartition("/")[2]
    until(page, lambda: guest.person.table(code)["view"]["choices"] == choices)


def test_another_board_can_be_pressed_instead(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows)
    code = guest.with_friend(bots=1, options={"players": 3, "wonders": "draft", "sides": "choice"})
    page.goto(f"/t/{code}")
    boards = page.locator("[data-action^='take ']")
    for board in (boards.first, boards.last):
        board.click()
        until_chosen(page, guest, {"0": str(board.get_attribute("data-action"))})
        expect(page.locator("li.chosen")).to_have_count(1)
        expect(page.locator("li.chosen").locator(board)).to_be_visible()


def test_both_choices_of_a_turn_with_the_free_city_can_be_made_anew(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows)
    both_chosen(page, guest)
    code = page.url.rpartition("/")[2]
    choices = guest.person.table(code)["view"]["choices"]
    cities = page.get_by_role("group", name=say("choice-for"))
    own, free = (cities.get_by_role("button", name=re.compile(say(key))) for key in ("table-you", "table-free-city"))
    for seat, city in (("2", free), ("0", own)):
        city.click()
        expect(city).to_have_attribute("aria-pressed", "true")
        expect(page.locator("article.city")).to_have_attribute("data-seat", seat)  # its board is the large one
        table = guest.person.table(code)
        used = [action.split()[1] for action in table["view"]["choices"].values()]
        instead = next(option for option in table["changes"][seat]["options"] if option["card"] not in used)
        page.locator(f'[data-card="{instead["card"]}"]').first.click()
        page.locator(f'[data-action="{instead["action"]}"]').click()
        wanted = {"0": choices["0"], "2": instead["action"]} if seat == "2" else {"0": instead["action"]}
        until_chosen(page, guest, wanted)
    # what the Free City plays comes from what one's own choice leaves
    expect(page.get_by_text(pattern("ask-play_for_free_city"))).to_be_visible()
    expect(free).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("look", [A_PHONE, SEVEN_ON_A_LAPTOP], ids=["phone", "laptop"])
def test_a_stage_is_explained_where_the_finger_is(windows: Windows, guest: Guest, look: Look) -> None:
    page = guest.page(windows, look)
    explained(page, guest)
    at_table(page, guest, 7)
    stages = page.locator("article[data-seat='0'] ol").get_by_role("button")
    for number in range(stages.count()):
        stages.nth(number).click()
        told = page.get_by_role("status").filter(has_text=say("table-stage", n=number + 1))
        expect(told).to_be_visible()
        expect(told).to_be_in_viewport(ratio=1)
        box, pressed = told.bounding_box(), stages.nth(number).bounding_box()
        assert box
        assert pressed
        gap = max(box["y"] - pressed["y"] - pressed["height"], pressed["y"] - box["y"] - box["height"])
        assert 0 <= gap < 20
        assert page.evaluate("told => document.elementFromPoint(...told).closest('.told') !== null", middle_of(box))
    page.keyboard.press("Escape")
    expect(page.locator(".told")).to_have_count(0)


def middle_of(box: Any) -> list[float]:
    """The middle of a box."""
    return [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
