"""Every page and state of the client, and how to get there: the server plays the games, a window only looks."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from browser.dice_places import DICE
from browser.guests import BOARDS, TURNS, Guest
from browser.moments import MOMENTS
from browser.parts import beside, dialog, heading
from browser.spoken import say


def ready(page: Page) -> None:
    """Wait until the table asks for a card."""
    expect(page.get_by_role("list", name=say("hand-title"))).to_be_visible()
    expect(page.get_by_text(say("ask-play_card"), exact=True)).to_be_visible()


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


def listening(page: Page, guest: Guest, code: str) -> None:
    """Play a turn until the page shows the next one: it hears everything from then on."""
    guest.person.play_once(code, guest.chance)
    turn = guest.person.my_turn(code)["view"]["turn"]
    expect(page.get_by_text(say("table-turn", turn=turn, turns=6)).first).to_be_attached()


def with_outcome(page: Page, guest: Guest) -> None:
    """An edifice is built or fails; it happens while the page looks."""
    state = ""
    while state != "open":  # in some games it is built before anybody looks
        code = guest.open(turns=TURNS - 1, options={"edifice": True})
        edifice, state = (guest.person.table(code)["view"]["edifices"][0][part] for part in ("edifice", "state"))
    page.goto(f"/t/{code}")
    ready(page)
    listening(page, guest, code)
    while guest.person.my_turn(code)["view"]["edifices"][0]["state"] == "open":
        guest.person.play_once(code, guest.chance)
    expect(page.get_by_role("dialog", name=say(f"name-edifice-{edifice}"))).to_be_visible()


def with_recap(page: Page, guest: Guest) -> None:
    """A turn in a line, for who wants no motion."""
    code = guest.open(turns=2)
    page.goto(f"/t/{code}")
    ready(page)
    listening(page, guest, code)
    guest.person.play_once(code, guest.chance)
    expect(page.locator("[data-recap]")).to_be_visible()


def with_choice(page: Page, guest: Guest) -> None:
    """The table after an own choice, while another person thinks."""

    def made() -> str:
        code = guest.with_friend(bots=1, rules="first-edition", options={"players": 3})
        guest.person.play_once(code, guest.chance)
        return code

    page.goto(f"/t/{guest.kept('chosen', made)}")
    expect(page.get_by_role("button", name=say("choice-undo"))).to_be_visible()


def both_chosen(page: Page, guest: Guest) -> None:
    """A table of two after the choices for the own city and the Free City, while the other person thinks."""
    legal: dict[str, object] = {}
    while "2" not in legal:  # who plays the Free City first is drawn by lot
        code = guest.with_friend(options={"players": 2})
        guest.person.play_once(code, guest.chance)
        legal = guest.person.table(code)["legal"]
    guest.person.play_once(code, guest.chance)
    page.goto(f"/t/{code}")
    expect(page.get_by_role("group", name=say("choice-for"))).to_be_visible()


def with_change(page: Page, guest: Guest) -> None:
    """The table with another card opened after an own choice."""
    with_choice(page, guest)
    page.locator("[data-card]").last.click()
    expect(page.locator("[data-action]").first).to_be_visible()


def with_drag(page: Page, guest: Guest) -> None:
    """The table while a card is dragged; the mouse of the window is left alone, for the next page."""
    at_table(page, guest)
    card, held = page.locator("[data-card]").last, {"pointerId": 7, "pointerType": "mouse", "isPrimary": True}
    card.dispatch_event("pointerdown", held | {"clientX": 200, "clientY": 500})
    card.dispatch_event("pointermove", held | {"clientX": 180, "clientY": 300})
    expect(page.locator("[data-zone]")).to_have_count(3)


def drag(page: Page, card: Locator) -> None:
    """Take a card out of the hand with the mouse, and hold it."""
    box = card.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 3
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 40, steps=3)
    expect(page.locator("[data-zone]")).to_have_count(3)


def result(page: Page, guest: Guest, players: int = 3) -> None:
    """The end of a game."""
    page.goto(f"/t/{guest.over(players)}")
    expect(page.get_by_role("table", name=say("score-title"))).to_be_visible()
    expect(page.get_by_role("img", name=say("result-chart-hint"))).to_be_visible()


def lobby(page: Page, guest: Guest) -> None:
    """A table that waits for players, with its invitations."""
    page.goto(f"/t/{guest.lobby()}")
    expect(page.get_by_role("textbox", name=say("lobby-kept", n=3))).to_be_visible()


def hosting(page: Page, guest: Guest) -> None:
    """A table that waits, with everything that its host can do opened."""

    def made() -> str:
        seats = [{"kind": kind} for kind in ("open", "open", "invited")] + [{"kind": "bot", "bot": "builder"}]
        wanted = {"rules": "second-edition", "options": {"players": 4}, "seats": seats, "name": guest.person.name}
        code = str(guest.person.post("/api/tables", wanted)["code"])
        friend = guest.server.person("Björn")
        friend.post(f"/api/tables/{code}/sit", {"name": "Björn"})
        friend.post(f"/api/tables/{code}/say", {"words": "Hej!"})
        return code

    page.goto(f"/t/{guest.kept('hosting', made)}")
    page.get_by_role("button", name=say("share-qr")).first.click()
    expect(page.get_by_role("img", name=say("share-qr-of", label=say("lobby-link")))).to_be_visible()
    page.get_by_text(say("crest-title"), exact=True).click()
    page.get_by_role("button", name=say("lobby-change")).click()
    expect(page.get_by_role("button", name=say("app-save"))).to_be_visible()
    page.get_by_role("button", name=say("lobby-remove", name="Björn")).click()


def free_city(page: Page, guest: Guest) -> None:
    """A table of two, at which one chooses for the Free City too."""

    def made() -> str:
        code = guest.open(2, 3, boards=["gizah/day", "rhodos/day"])
        while guest.person.my_turn(code)["view"]["cities"][2]["chooser"] != 0:
            guest.person.play_once(code, guest.chance)
        return code

    page.goto(f"/t/{guest.kept('free city', made)}")
    ready(page)


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


def paused(page: Page, guest: Guest) -> None:
    """A paused table, at which a bot plays for someone who is away."""

    def made() -> str:
        code = guest.with_friend(bots=1, options={"players": 3})
        guest.person.post(f"/api/tables/{code}/stand-in", {"seat": 1})
        guest.person.put(f"/api/tables/{code}/state", {"state": "paused"})
        return code

    page.goto(f"/t/{guest.kept('paused', made)}")
    expect(page.get_by_text(say("table-paused-by-you"))).to_be_visible()


def replaced(page: Page, guest: Guest) -> None:
    """A table at which a bot plays for whoever looks."""

    def made() -> str:
        code = guest.with_friend(bots=1, options={"players": 3})
        guest.person.post(f"/api/tables/{code}/stand-in", {"seat": 0})
        return code

    page.goto(f"/t/{guest.kept('replaced', made)}")
    expect(page.get_by_role("button", name=say("table-take-over"))).to_be_visible()


def with_help(page: Page, guest: Guest) -> None:
    """The table with the help over it."""
    dialog("app-menu", at_table)(page, guest)
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


def full(page: Page, guest: Guest) -> None:
    """Seven full cities and edifices: as much as there can be on a table."""
    page.goto(f"/t/{guest.late(7, edifice=True)}")
    ready(page)


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
    "hosting": hosting,
    "free-city": free_city,
    "boards": boards,
    "table": at_table,
    "seven": lambda page, guest: at_table(page, guest, 7),
    "edifices": edifices,
    "full": full,
    **MOMENTS,
    "chosen": with_choice,
    "both-chosen": both_chosen,
    "changed": with_change,
    "dragged": with_drag,
    "watching": watching,
    "paused": paused,
    "replaced": replaced,
    "explained": explained,
    "panel": with_panel,
    "city": with_city,
    "log": beside("table-full-log", "log-title", at_table),
    "talk": beside("talk-title", "talk-title", at_table),
    "menu": dialog("app-menu", at_table),
    "help-at-table": with_help,
    "recap": with_recap,
    "outcome": with_outcome,
    "conflict": with_conflict,
    "result": result,
    **DICE,
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
