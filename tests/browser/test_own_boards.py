"""A corrected board at a new dice table: downloaded, taken, refused with the reason, and called reconstructed."""

from __future__ import annotations

from playwright.sync_api import FilePayload, Page, expect

from browser.colours import hard_to_read
from browser.spoken import say
from browser.windows import Windows
from heptapolis.catalogue.dice import board_file, dice_box

GIZA = board_file(next(board for board in dice_box().boards if board.id == "giza"))


def pick(page: Page, text: str) -> None:
    """Choose a file with this text at a new dice table."""
    file = FilePayload(name="mine.toml", mimeType="application/toml", buffer=text.encode())
    page.get_by_label(say("new-own-boards-file")).set_input_files([file])


def new_table(page: Page) -> None:
    """The page for a new table, dice chosen."""
    page.goto("/new")
    page.get_by_role("radio", name=say("rules-dice")).check()
    expect(page.get_by_role("group", name=say("new-own-boards"))).to_be_visible()


def test_an_own_board_is_played(page: Page) -> None:
    new_table(page)
    pick(page, GIZA.replace('city = "Giza"', 'city = "Gizeh"'))
    expect(page.get_by_text(say("new-own-boards-good", cities="Gizeh"))).to_be_visible()
    page.get_by_role("button", name=say("new-go")).click()
    expect(page.locator("article .where")).to_have_text("Gizeh")
    page.get_by_role("button", name=say("dice-reconstructed")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(say("dice-reconstructed-hint", unsure=50, all=56))
    expect(dialog).to_contain_text(say("dice-correct"))


def test_a_board_that_was_checked_is_not_called_reconstructed(page: Page) -> None:
    new_table(page)
    sure = GIZA.replace('"low"', '"high"').replace('"invented"', '"high"')
    pick(page, sure)
    expect(page.get_by_text(say("new-own-boards-good", cities="Giza"))).to_be_visible()
    page.get_by_role("button", name=say("new-go")).click()
    expect(page.locator("article .where")).to_have_text("Giza")
    expect(page.locator("article").get_by_role("button", name=say("dice-reconstructed"))).to_have_count(0)


def test_a_board_that_cannot_be_is_refused_with_the_reason(windows: Windows, page: Page) -> None:
    windows.allow(r"422 .*/api/boards")
    new_table(page)
    pick(page, GIZA.replace("cost = 0", "cost = 9", 1))
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("cost 9 is not between 0 and 6")
    assert hard_to_read(page) == []
    pick(page, "#" * 50_000)
    expect(alert).to_contain_text(say("new-own-boards-large", n=40))
    pick(page, GIZA)
    expect(page.get_by_text(say("new-own-boards-good", cities="Giza"))).to_be_visible()
    expect(alert).to_have_count(0)
    page.get_by_role("button", name=say("new-own-boards-remove")).click()
    page.get_by_role("button", name=say("new-go")).click()
    expect(page.get_by_role("region", name=say("dice-forum"))).to_be_visible()


def test_a_board_to_correct_can_be_downloaded(page: Page) -> None:
    new_table(page)
    page.get_by_label(say("new-own-boards-pick")).select_option("giza")
    with page.expect_download() as got:
        page.get_by_role("link", name=say("dice-download", city="Giza")).click()
    assert got.value.suggested_filename == "giza.toml"
    assert got.value.path().read_text(encoding="utf-8") == GIZA
