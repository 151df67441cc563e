"""Everything can be done with the keyboard alone, and the focus is always somewhere that can be seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from browser.dice_players import DiceTypist
from browser.guests import Guest
from browser.places import with_choice
from browser.players import ByKeyboard, Typist, always, open_table
from browser.spoken import say
from browser.windows import Windows, until

FRAMES = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
"""Until the browser has drawn what changed, and taken the focus from what cannot have it any more."""
HAND = "() => [...document.querySelectorAll('[data-card]')].map((card) => card.dataset.card)"


def begun(page: Page) -> Typist:
    """A game that was opened with the keyboard."""
    page.goto("/")
    expect(page.get_by_role("button", name=say("home-play"))).to_be_visible()
    player = Typist(page)
    for _ in range(20):
        if say("home-play") in player.key("Tab").get("name", ""):
            break
    page.keyboard.press("Enter")
    player.asked()
    player.lost.clear()
    return player


def test_a_whole_game_without_a_mouse(page: Page) -> None:
    player = begun(page)
    player.play_on()
    assert player.decisions["play_card"] == 18
    assert {"build", "stage", "sell"} <= set(player.taste.done)
    expect(page.get_by_role("table", name=say("score-title"))).to_be_visible()
    assert player.lost == [], f"the focus is nowhere in {len(player.lost)} of {player.decisions.total()} decisions"
    assert player.unseen == []


@pytest.mark.parametrize(("rules", "kind"), [("second-edition", Typist), ("dice", DiceTypist)], ids=["cards", "dice"])
def test_the_focus_stays_while_an_answer_is_late(page: Page, rules: str, kind: type[ByKeyboard]) -> None:
    open_table(page, rules=rules, options={"players": 3})
    player = kind(page)
    held: list[Route] = []
    page.route("**/choice", lambda route: held.append(route))  # noqa: PLW0108 (Playwright writes into it)
    option = always(player.asked()["options"])
    player.lost.clear()
    player.lay_out(option)
    player.press(option)
    until(page, lambda: held)
    page.evaluate(FRAMES)
    assert player.focus(), "the focus is nowhere while the answer is awaited"
    page.keyboard.press("Enter")

    answer = held[0].fetch()  # the stream brings what comes next before the page has the answer
    option = always(player.asked()["options"])
    assert player.lost == []
    player.lay_out(option)
    before = player.focus()
    with page.expect_response("**/choice"):
        held[0].fulfill(response=answer)
    page.evaluate(FRAMES)
    assert player.focus() == before, "an old answer closes what was opened since"
    assert len(held) == 1, "a choice is sent once, however often it is pressed"
    page.unroute("**/choice")
    player.send(lambda: player.press(option))


def test_a_button_that_goes_away_leaves_the_focus_at_the_hand(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows)
    with_choice(page, guest)
    table = f"/api/tables/{page.url.rpartition('/')[2]}"
    chosen = guest.person.get(table)["view"]["choices"]["0"]
    at_hand = page.locator("ol.hand button[tabindex='0']")
    page.get_by_role("button", name=say("choice-undo")).press("Enter")
    expect(at_hand).to_be_focused()
    guest.person.put(f"{table}/state", {"state": "paused"})
    page.get_by_role("button", name=say("table-resume")).press("Enter")
    expect(page.get_by_text(say("ask-play_card"), exact=True)).to_be_visible()
    expect(at_hand).to_be_focused()
    guest.person.post(f"{table}/choice", {"action": chosen, "seat": 0})


def test_the_first_key_leads_to_a_link_that_skips_the_header(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name=say("home-play"))).to_be_visible()
    player = Typist(page)
    assert player.key("Tab")["name"] == say("app-skip")
    expect(page.get_by_role("link", name=say("app-skip"))).to_be_in_viewport(ratio=1)
    page.keyboard.press("Enter")
    assert say("home-play") in player.key("Tab")["name"]


def test_the_link_that_skips_the_header_keeps_an_invitation(page: Page, guest: Guest) -> None:
    seats = [{"kind": "open"}, {"kind": "invited"}, {"kind": "bot", "bot": "random"}]
    wanted = {"rules": "second-edition", "options": {"players": 3}, "seats": seats, "name": guest.person.name}
    code = guest.person.post("/api/tables", wanted)["code"]
    kept = guest.person.get(f"/api/tables/{code}/invitations")["invitations"][0]["invitation"]
    page.goto(f"/t/{code}#{kept}")
    sit = page.get_by_role("button", name=say("lobby-sit"))
    expect(sit).to_be_visible()
    player = Typist(page)
    assert player.key("Tab")["name"] == say("app-skip")
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    expect(page).to_have_url(f"/t/{code}#{kept}")
    expect(sit).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("textbox", name=say("new-name"))).to_be_focused()


def test_another_page_takes_the_focus_without_a_ring(page: Page, guest: Guest) -> None:
    page.goto("/")
    main = page.get_by_role("main")
    expect(page.get_by_role("button", name=say("home-play"))).to_be_visible()
    expect(page.locator("body")).to_be_focused()
    page.get_by_role("link", name=say("nav-settings")).press("Enter")
    expect(page.get_by_role("heading", level=1, name=say("settings-title"))).to_be_visible()
    expect(main).to_be_focused()
    expect(main).to_have_css("outline-style", "none")
    page.go_back()
    expect(page.get_by_role("button", name=say("home-play"))).to_be_visible()
    expect(main).to_be_focused()
    page.get_by_role("textbox", name=say("home-code")).fill(guest.lobby())
    page.keyboard.press("Enter")  # a table loads, and takes the focus once it is there
    expect(page.get_by_role("heading", level=1, name=say("lobby-title", code=guest.lobby()))).to_be_visible()
    expect(main).to_be_focused()


def test_arrows_go_round_the_hand(page: Page) -> None:
    player = begun(page)
    hand = page.evaluate(HAND)
    start = hand.index(player.to_hand())
    seen = [player.key("ArrowRight")["card"] for _ in hand]
    assert seen == [hand[(start + 1 + step) % len(hand)] for step in range(len(hand))]
    assert player.key("ArrowLeft")["card"] == hand[(start - 1) % len(hand)]


def test_escape_closes_the_panel_and_leads_back_to_the_card(page: Page) -> None:
    player = begun(page)
    card = page.evaluate(HAND)[2]
    player.open(card)
    assert player.focus(), "the focus is lost when a panel opens"
    page.keyboard.press("Escape")
    expect(player.card(card)).to_have_attribute("aria-expanded", "false")
    assert player.focus().get("card") == card, "the focus does not return to the card"


def test_escape_closes_every_dialog_and_leads_back(page: Page) -> None:
    player = begun(page)
    openers = [
        page.get_by_role("button", name=say("table-full-log"), exact=True),
        page.get_by_role("button", name=say("talk-title"), exact=True),
        page.get_by_role("button", name=say("app-menu"), exact=True),
        page.locator("button[data-seat]").first,
    ]
    for opener in openers:
        opener.focus()
        before = player.focus()["name"]
        page.keyboard.press("Enter")
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        assert page.evaluate("document.querySelector('dialog').contains(document.activeElement)")
        for _ in range(12):  # the page behind is out of reach
            page.keyboard.press("Tab")
            assert page.evaluate(
                "document.activeElement === document.body"
                " || document.querySelector('dialog').contains(document.activeElement)"
            )
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        assert player.focus().get("name") == before


def test_letters_do_nothing_while_no_card_is_open(page: Page) -> None:
    player = begun(page)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    player.to_hand()
    for letter in "bws":
        page.keyboard.press(letter)
    player.open(page.evaluate(HAND)[0])
    page.keyboard.press("Escape")
    assert [url for url in sent if url.endswith("/choice")] == []
