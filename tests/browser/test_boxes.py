"""Custom boxes in the browser: sent from the page of a new table, drawn and named at the table, shown as text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.colours import hard_to_read
from browser.players import OPEN, Clicker, open_table
from browser.spoken import say
from browser.windows import DESKTOP, LAPTOP, LARGE_PHONE, Look, Windows, overflow, shot
from catalogue.own_boxes import EXAMPLE, changed, copy_of_example
from heptapolis import load_own_box
from server.servers import ServerProcess

DIGEST = load_own_box(EXAMPLE).digest
BOARDS = ["vaettir/day", "kelpie/night", "gizah/day", "rhodos/day"]
HOSTILE = "<img src=x onerror=window.broken=1>"
BY_EDITION = {"options": {"players": 4}, "boards": BOARDS, "box": DIGEST}
LOOKS = {"phone": Look(LARGE_PHONE, touch=True), "laptop": Look(LAPTOP), "wide": Look(DESKTOP)}


@pytest.fixture(scope="module")
def server(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that takes boxes, and offers one for the first edition and four to six players."""
    folder = tmp_path_factory.mktemp("boxes")
    (folder / "data").mkdir()
    sheet = 'id = "old"\nname = "Old Towns"\nauthor = "us"\neditions = ["first-edition"]\n'
    (folder / "box.toml").write_text(f"{sheet}least_players = 4\nmost_players = 6\n")
    more = ("--box-uploads", "--box", str(folder), "--limit", "boxes_an_address_a_minute=1000")
    with ServerProcess(folder / "data", "", *more) as server:
        yield server


def send(page: Page, folder: Path) -> None:
    """Pick the folder of a box on the page of a new table."""
    page.goto("/new")
    page.get_by_label(say("new-box-folder")).set_input_files(folder)


def open_with_card(page: Page) -> None:
    """A table with the box at which its Reed Bed is dealt to whoever looks: one of four has it."""
    for _ in range(45):
        table = page.evaluate(OPEN, BY_EDITION)
        if "reed_bed" in table["view"]["hand"]:
            page.goto(f"/t/{table['code']}")
            return
    raise AssertionError("the card was never dealt")


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_a_box_is_sent_and_played(page: Page, look: Look) -> None:
    send(page, EXAMPLE)
    lakeside = page.get_by_role("radio", name="Lakeside")
    expect(lakeside).to_be_checked()
    expect(page.get_by_role("radio", name=say("rules-first-edition"))).to_be_disabled()
    assert overflow(page) <= 0
    shot(page, f"box-new-{look.size[0]}")
    page.get_by_role("radio", name="5", exact=True).check()
    page.get_by_role("button", name=say("new-go")).click()
    expect(page.get_by_role("list", name=say("hand-title"))).to_be_visible()
    assert "Lakeside" in page.title()
    open_with_card(page)
    expect(page.get_by_text("Vaettir (day)").first).to_be_visible()
    assert page.locator('use[href$="#own"]').count() >= 2, "its wonders have a drawing"
    card = page.locator('[data-card="reed_bed"]').first
    expect(card).to_contain_text("Reed Bed")
    assert card.locator('use[href$="#wood"], use[href$="#clay"]').count() == 2
    assert overflow(page) <= 0
    shot(page, f"box-table-{look.size[0]}", whole=False)
    card.click()
    shot(page, f"box-card-{look.size[0]}", whole=False)
    page.keyboard.press("Escape")
    Clicker(page).turns(2)
    expect(page.get_by_text("Vaettir (day)").first).to_be_visible()


def test_names_are_those_of_the_reader_s_language(windows: Windows) -> None:
    page = windows.page(locale="nl-NL")
    page.goto("/new")
    page.get_by_label(say("new-box-folder", "nl")).set_input_files(EXAMPLE)
    expect(page.get_by_role("radio", name="Aan het meer")).to_be_checked()
    open_table(page, **BY_EDITION | {"begin": False})
    expect(page.get_by_text(say("box-with", "nl", box="Aan het meer"))).to_be_visible()
    page.get_by_role("button", name=say("lobby-begin", "nl")).click()
    expect(page.get_by_text("Nikker (nacht)").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_text(say("box-with", "nl", box="Aan het meer")).first).to_be_visible()


def test_what_a_box_is_not_for_is_closed_with_the_reason(page: Page) -> None:
    page.goto("/new")
    page.get_by_role("radio", name="Old Towns").check()
    expect(page.get_by_role("radio", name=say("rules-first-edition"))).to_be_checked()
    expect(page.get_by_role("radio", name=say("rules-second-edition"))).to_be_disabled()
    expect(page.get_by_text(say("box-only-edition", box="Old Towns"))).to_have_count(2)  # nor do dice go with it
    expect(page.get_by_role("radio", name="3", exact=True)).to_be_disabled()
    expect(page.get_by_role("radio", name="4", exact=True)).to_be_checked()
    shot(page, "box-closed")
    assert hard_to_read(page) == []
    page.get_by_role("button", name=say("new-go")).click()
    expect(page.get_by_role("list", name=say("hand-title"))).to_be_visible()


def test_a_hostile_name_is_text_everywhere(page: Page, tmp_path: Path) -> None:
    folder = changed(tmp_path, "box.toml", '"Lakeside"', f'"{HOSTILE}"')
    for file, name in (("cards.toml", '"Reed Bed"'), ("wonders.toml", '"Vaettir"')):
        text = (folder / file).read_text(encoding="utf-8")
        (folder / file).write_text(text.replace(name, f'"{HOSTILE}"'), encoding="utf-8")
    send(page, folder)
    expect(page.get_by_role("radio", name=HOSTILE)).to_be_checked()
    open_table(page, **BY_EDITION | {"box": load_own_box(folder).digest, "begin": False})
    expect(page.get_by_text(say("box-with", box=HOSTILE))).to_be_visible()
    page.get_by_role("button", name=say("lobby-begin")).click()
    expect(page.get_by_text(f"{HOSTILE} (day)").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_text(HOSTILE).first).to_be_visible()
    assert page.evaluate("window.broken") is None
    assert page.locator("img[src=x]").count() == 0


def test_a_fault_is_told_with_its_place(page: Page, windows: Windows, tmp_path: Path) -> None:
    windows.allow("status of 422")
    send(page, changed(tmp_path, "cards.toml", "{ points = 4 }", "{ pionts = 4 }"))
    fault = page.get_by_role("alert")
    expect(fault).to_contain_text(f"{say('problem-box-faulty')} your box/cards.toml: card ferry_landing: 'pionts'")
    shot(page, "box-fault")
    assert hard_to_read(page) == []
    (tmp_path / "again").mkdir()
    folder = copy_of_example(tmp_path / "again")
    (folder / "box.toml").unlink()
    page.get_by_label(say("new-box-folder")).set_input_files(folder)
    expect(fault).to_have_text(say("new-box-missing"))
