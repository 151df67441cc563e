"""Everything can be done with the keyboard alone, and the focus is always somewhere that can be seen."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.players import Typist
from browser.spoken import say

HAND = "() => [...document.querySelectorAll('[data-card]')].map((card) => card.dataset.card)"


def begun(page: Page) -> Typist:
    """A game that was opened with the keyboard."""
    page.goto("/")
    expect(page.get_by_role("button", name=say("home.play"))).to_be_visible()
    player = Typist(page)
    for _ in range(20):
        if say("home.play") in player.key("Tab").get("name", ""):
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
    expect(page.get_by_role("table", name=say("score.title"))).to_be_visible()
    assert player.lost == [], f"the focus is nowhere in {len(player.lost)} of {player.decisions.total()} decisions"
    assert player.unseen == []


def test_the_first_key_leads_to_a_link_that_skips_the_header(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name=say("home.play"))).to_be_visible()
    player = Typist(page)
    assert player.key("Tab")["name"] == say("app.skip")
    expect(page.get_by_role("link", name=say("app.skip"))).to_be_in_viewport(ratio=1)
    page.keyboard.press("Enter")
    assert say("home.play") in player.key("Tab")["name"]


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
        page.get_by_role("button", name=say("table.fullLog"), exact=True),
        page.get_by_role("button", name=say("talk.title"), exact=True),
        page.get_by_role("button", name=say("app.menu"), exact=True),
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
