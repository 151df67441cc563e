"""Every state of a dice table, and how to get there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from browser.guests import TURNS, Guest
from browser.parts import beside, dialog, heading
from browser.spoken import say


def dice_ready(page: Page) -> None:
    """Wait until the dice table asks for a die."""
    expect(page.get_by_text(say("ask-dice-act"), exact=True)).to_be_visible()
    expect(page.get_by_role("region", name=say("dice-forum"))).to_be_visible()


def dice(players: int = 3) -> Callable[[Page, Guest], None]:
    """A dice table after a few turns."""

    def go(page: Page, guest: Guest) -> None:
        page.goto(f"/t/{guest.dice(players)}")
        dice_ready(page)

    return go


def dice_staged(page: Page, guest: Guest) -> None:
    """A dice table with a choice laid out."""
    dice()(page, guest)
    page.locator("button.space.open").first.click()
    expect(page.locator("[data-send]")).to_be_visible()


def dice_chain(page: Page, guest: Guest) -> None:
    """A dice table half-way through a turn: what was crossed off gives another cross."""

    def made() -> str:
        while True:
            code = guest.open(rules="dice", boards=["babylon"], hints=True)
            while (legal := guest.person.my_turn(code)["legal"]) and legal["0"]["decision"] == "act":
                options = legal["0"]["options"]
                more = [option for option in options if option["then"] != "none"]
                guest.person.choose(code, guest.chance.choice(more or options)["action"], 0)
            if legal:
                return code

    page.goto(f"/t/{guest.kept('dice chain', made)}")
    expect(page.get_by_role("button", name=say("dice-skip"))).to_be_visible()


def dice_sent(page: Page, guest: Guest) -> None:
    """A dice table after an own turn was sent, while another person thinks."""

    def made() -> str:
        code = guest.with_friend(bots=1, rules="dice", options={"players": 3})
        guest.person.choose(code, "pass", 0)
        return code

    page.goto(f"/t/{guest.kept('dice sent', made)}")
    expect(page.get_by_text(say("dice-is-sent"))).to_be_visible()


def dice_watching(page: Page, guest: Guest) -> None:
    """A public dice game at which others sit."""

    def made() -> str:
        other = guest.server.person("Björn")
        code = str(other.open_table("dice", 4, public=True, running_score=True)["code"])
        for _ in range(TURNS):
            other.play_once(code, guest.chance)
        return code

    page.goto(f"/t/{guest.kept('dice watching', made)}")
    expect(page.get_by_text(say("table-watching"))).to_be_visible()


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


def dice_turn(guest: Guest, code: str) -> dict[str, Any]:
    """Play a turn of dice, whatever it asks; the table after it."""
    turn = guest.person.my_turn(code)["view"]["turn"]
    while (table := guest.person.my_turn(code))["view"]["turn"] == turn and table["state"] == "playing":
        guest.person.play_once(code, guest.chance)
    return table


def dice_table(guest: Guest, players: int = 3, turns: int = 3) -> str:
    """A new dice table at the beginning of a turn."""
    code = guest.open(players, rules="dice")
    for _ in range(turns):
        dice_turn(guest, code)
    return code


def dice_listening(page: Page, guest: Guest, code: str) -> dict[str, Any]:
    """Play turns of dice until the page shows one that it has heard of; the table after it."""
    while True:
        table = dice_turn(guest, code)
        if table["state"] != "playing":
            return table
        turn = say("dice-turn", n=table["view"]["turn"])
        expect(page.get_by_role("banner").get_by_text(turn, exact=True)).to_be_visible()
        if page.locator("[data-recap]").count():
            return table


def dice_recap(page: Page, guest: Guest) -> None:
    """A turn of dice in a line, for who wants no motion."""
    code = dice_table(guest, 7)
    page.goto(f"/t/{code}")
    dice_ready(page)
    dice_listening(page, guest, code)
    expect(page.locator("[data-recap]")).to_be_visible()


def dice_borders(page: Page, guest: Guest) -> None:
    """The last conflicts of a dice game; it ends while the page looks."""
    code = dice_table(guest)
    page.goto(f"/t/{code}")
    dice_ready(page)
    while guest.person.table(code)["state"] == "playing":
        dice_listening(page, guest, code)
    expect(page.get_by_role("dialog", name=say("dice-borders"))).to_be_visible()


def dice_result(page: Page, guest: Guest) -> None:
    """The end of a dice game."""
    page.goto(f"/t/{guest.dice_over()}")
    expect(page.get_by_role("table", name=say("score-title"))).to_be_visible()
    expect(page.get_by_role("img", name=say("result-chart-hint"))).to_be_visible()


def new_dice(page: Page, _: Guest) -> None:
    """A new dice table with custom boards."""
    heading(page, "/new")
    page.get_by_role("radio", name=say("rules-dice")).check()
    expect(page.get_by_role("group", name=say("new-own-boards"))).to_be_visible()


DICE: dict[str, Callable[[Page, Guest], None]] = {
    "dice": dice(),
    "dice-two": dice(2),
    "dice-seven": dice(7),
    "dice-staged": dice_staged,
    "dice-chain": dice_chain,
    "dice-sent": dice_sent,
    "dice-watching": dice_watching,
    "dice-city": dice_city,
    "dice-log": beside("table-full-log", "log-title", dice()),
    "dice-talk": beside("talk-title", "talk-title", dice()),
    "dice-menu": dialog("app-menu", dice()),
    "dice-unsure": dice_unsure,
    "dice-recap": dice_recap,
    "dice-borders": dice_borders,
    "dice-result": dice_result,
    "dice-new": new_dice,
}
"""How to get there."""
