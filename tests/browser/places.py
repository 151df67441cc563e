"""Every page and state of the client, and how to get there: the server plays the games, a window only looks."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.guests import BOARDS, TURNS, Guest
from browser.moments import MOMENTS
from browser.spoken import say


def ready(page: Page) -> None:
    """Wait until the table asks for a card."""
    expect(page.get_by_role("list", name=say("hand-title"))).to_be_visible()
    expect(page.get_by_text(say("ask-play_card"), exact=True)).to_be_visible()


def heading(page: Page, path: str) -> None:
    """A page that is there as soon as its heading is."""
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def at_table(page: Page, guest: Guest, players: int = 3) -> None:
    """The table with a hand."""
    page.goto(f"/t/{guest.playing(players)}")
    ready(page)


def with_panel(page: Page, guest: Guest) -> None:
    """The table with an open card, the one with the most to choose from."""
    at_table(page, guest)
    options = guest.person.table(guest.playing())["legal"]["0"]["options"]
    cards = [option["card"] for option in options]
    page.locator(f'[data-card="{max(cards, key=cards.count)}"]').first.click()
    expect(page.locator("[data-action]").first).to_be_visible()


def dialog(name: str) -> Callable[[Page, Guest], None]:
    """The table with one of the sheets of its bar."""

    def go(page: Page, guest: Guest) -> None:
        at_table(page, guest)
        page.get_by_role("button", name=say(name), exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()

    return go


def with_city(page: Page, guest: Guest) -> None:
    """The table with the city of a neighbour opened."""
    at_table(page, guest)
    page.locator("button[data-seat]").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def with_conflict(page: Page, guest: Guest) -> None:
    """The conflicts at the end of an Age; they happen while the page looks."""
    boards = [f"{wonder}/day" for wonder in BOARDS[:3]]  # one with a long name
    code = guest.open(turns=TURNS, boards=boards)
    page.goto(f"/t/{code}")
    ready(page)
    guest.end_age(code)
    expect(page.get_by_role("dialog", name=say("conflict-title", age="I"))).to_be_visible()


def with_choice(page: Page, guest: Guest) -> None:
    """The table after an own choice, while another person thinks."""

    def made() -> str:
        seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        wanted = {"rules": "first-edition", "options": {"players": 3}, "seats": seats, "name": guest.person.name}
        code = str(guest.person.post("/api/tables", wanted)["code"])
        guest.server.person("Björn").post(f"/api/tables/{code}/sit", {"name": "Björn"})
        guest.person.post(f"/api/tables/{code}/begin")
        guest.person.play_once(code, guest.chance)
        return code

    page.goto(f"/t/{guest.kept('chosen', made)}")
    expect(page.get_by_role("button", name=say("choice-undo"))).to_be_visible()


def result(page: Page, guest: Guest, players: int = 3) -> None:
    """The end of a game."""
    page.goto(f"/t/{guest.over(players)}")
    expect(page.get_by_role("table", name=say("score-title"))).to_be_visible()
    expect(page.get_by_role("img", name=say("result-chart-hint"))).to_be_visible()


def lobby(page: Page, guest: Guest) -> None:
    """A table that waits for players, with its invitations."""
    page.goto(f"/t/{guest.lobby()}")
    expect(page.get_by_role("textbox", name=say("lobby-kept", n=3))).to_be_visible()


def new(page: Page, _: Guest) -> None:
    """The page for a new table, everything opened."""
    heading(page, "/new")
    page.get_by_text(say("new-more"), exact=True).click()
    expect(page.get_by_role("textbox", name=say("new-webhook"))).to_be_visible()


def boards(page: Page, guest: Guest) -> None:
    """The choice of a board."""
    page.goto(f"/t/{guest.boards()}")
    expect(page.locator("[data-action^='take ']").first).to_be_visible()


def watching(page: Page, guest: Guest) -> None:
    """A public game at which others sit."""

    def made() -> str:
        other = guest.server.person("Björn")
        code = str(other.open_table(players=4, public=True, running_score=True)["code"])
        for _ in range(TURNS):
            other.play_once(code, guest.chance)
        return code

    page.goto(f"/t/{guest.kept('watching', made)}")
    expect(page.get_by_text(say("table-watching"))).to_be_visible()


def with_help(page: Page, guest: Guest) -> None:
    """The table with the help over it."""
    dialog("app-menu")(page, guest)
    page.get_by_role("button", name=say("help-title")).click()
    expect(page.get_by_role("dialog", name=say("help-title"))).to_be_visible()


def explained(page: Page, guest: Guest) -> None:
    """The table with the words of a stage of their own wonder."""
    at_table(page, guest)
    page.locator("article[data-seat='0'] ol").get_by_role("button").first.click()


def edifices(page: Page, guest: Guest) -> None:
    """A table with edifices."""
    page.goto(f"/t/{guest.edifices()}")
    ready(page)


def dice(players: int = 3) -> Callable[[Page, Guest], None]:
    """A dice table after a few turns."""

    def go(page: Page, guest: Guest) -> None:
        page.goto(f"/t/{guest.dice(players)}")
        expect(page.get_by_text(say("ask-dice-act"), exact=True)).to_be_visible()
        expect(page.get_by_role("region", name=say("dice-forum"))).to_be_visible()

    return go


def dice_staged(page: Page, guest: Guest) -> None:
    """A dice table with a choice laid out."""
    dice()(page, guest)
    page.locator("button.space.open").first.click()
    expect(page.locator("[data-send]")).to_be_visible()


def dice_city(page: Page, guest: Guest) -> None:
    """The sheet of a neighbour at a dice table."""
    dice()(page, guest)
    page.locator("button[data-seat]").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def dice_unsure(page: Page, guest: Guest) -> None:
    """What is not sure about a board."""
    dice()(page, guest)
    page.locator("article").get_by_role("button", name=say("dice-reconstructed")).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def dice_result(page: Page, guest: Guest) -> None:
    """The end of a dice game."""
    page.goto(f"/t/{guest.dice_over()}")
    expect(page.get_by_role("table", name=say("score-title"))).to_be_visible()
    expect(page.get_by_role("img", name=say("result-chart-hint"))).to_be_visible()


def dice_new(page: Page, _: Guest) -> None:
    """A new dice table with custom boards."""
    heading(page, "/new")
    page.get_by_role("radio", name=say("rules-dice")).check()
    expect(page.get_by_role("group", name=say("new-own-boards"))).to_be_visible()


def at(path: str) -> Callable[[Page, Guest], None]:
    """A plain page."""
    return lambda page, _: heading(page, path)


def screen(which: str) -> Callable[[Page, Guest], None]:
    """A table on a shared screen."""

    def go(page: Page, guest: Guest) -> None:
        codes = {"seven": lambda: guest.playing(7), "dice": guest.dice, "over": guest.over, "lobby": guest.lobby}
        page.goto(f"/tv/{codes[which]()}")
        there = {"over": page.get_by_role("table", name=say("score-title")), "lobby": page.get_by_text(say("tv-scan"))}
        expect(there.get(which, page.locator("[data-seat]")).first).to_be_visible()

    return go


PLACES: dict[str, Callable[[Page, Guest], None]] = {
    "home": at("/"),
    "new": new,
    "lobby": lobby,
    "boards": boards,
    "table": at_table,
    "seven": lambda page, guest: at_table(page, guest, 7),
    "edifices": edifices,
    **MOMENTS,
    "chosen": with_choice,
    "watching": watching,
    "explained": explained,
    "panel": with_panel,
    "city": with_city,
    "log": dialog("table-full-log"),
    "talk": dialog("talk-title"),
    "menu": dialog("app-menu"),
    "help-at-table": with_help,
    "conflict": with_conflict,
    "result": result,
    "dice": dice(),
    "dice-two": dice(2),
    "dice-seven": dice(7),
    "dice-staged": dice_staged,
    "dice-city": dice_city,
    "dice-unsure": dice_unsure,
    "dice-result": dice_result,
    "dice-new": dice_new,
    "games": at("/games"),
    "settings": at("/settings"),
    "help": at("/help"),
    "screen": at("/tv"),
    "screen-lobby": screen("lobby"),
    "screen-seven": screen("seven"),
    "screen-dice": screen("dice"),
    "screen-over": screen("over"),
    "lost-table": at("/t/ZZZZZZ"),
    "lost-page": at("/no/such/page"),
}
"""How to get to every page and state."""

COMPLAINT = r"404 \(Not Found\) .*ZZZZZZ"
"""What the browser says of a table that is not there."""
