"""States that pass by themselves, or that a window does not get out of: each is looked at in a window of its own."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import FilePayload, Page, expect

from browser.dice_places import dice, dice_ready, dice_table, dice_turn, new_dice
from browser.dice_players import DiceClicker
from browser.guests import BOARDS, TURNS, Guest
from browser.places import at_table, listening, ready
from browser.players import Clicker, always
from browser.spoken import say
from catalogue.own_boxes import EXAMPLE
from heptapolis import load_own_box
from heptapolis.catalogue.dice import board_file, dice_box

HALF_WAY = """(part) => new Promise((resolve) => {
  const look = () => {
    const motions = document.getAnimations().filter(({ id }) => id === "recap");
    if (!motions.length) return requestAnimationFrame(look);
    for (const motion of motions) {
      motion.pause();
      motion.currentTime = part * motion.effect.getTiming().duration;
    }
    resolve();
  };
  look();
})"""
"""Waits for a recap, and stops it at a part of it."""


def half_way(page: Page) -> None:
    """Wait for a recap, and stop it when all is turned up and coins are on their way."""
    page.evaluate(HALF_WAY, 0.5)
    expect(page.locator(".recap")).to_be_attached()


def moving(players: int) -> Callable[[Page, Guest], None]:
    """The recap of a turn, half-way."""

    def go(page: Page, guest: Guest) -> None:
        page.emulate_media(reduced_motion="no-preference")
        named = [f"{wonder}/night" for wonder in (*BOARDS[: players - 1], BOARDS[-1])]
        page.goto(f"/t/{guest.open(players, TURNS, boards=named)}")
        Clicker(page).turn()
        half_way(page)

    return go


def dice_moving(players: int) -> Callable[[Page, Guest], None]:
    """The recap of a turn of dice, half-way."""

    def go(page: Page, guest: Guest) -> None:
        page.emulate_media(reduced_motion="no-preference")
        code = dice_table(guest, players)
        page.goto(f"/t/{code}")
        dice_ready(page)
        dice_turn(guest, code)
        half_way(page)

    return go


def screen_moving(page: Page, guest: Guest) -> None:
    """The recap of a turn on a shared screen, half-way."""
    page.emulate_media(reduced_motion="no-preference")
    code = guest.open(5, TURNS)
    page.goto(f"/tv/{code}")
    expect(page.locator("[data-seat]")).to_have_count(5)
    guest.person.play_once(code, guest.chance)
    half_way(page)


def screen_conflict(page: Page, guest: Guest) -> None:
    """The conflicts of an Age on a shared screen, which goes on after a while."""
    code = guest.open(turns=TURNS)
    page.clock.install()
    page.goto(f"/tv/{code}")
    expect(page.locator("[data-seat]")).to_have_count(3)
    listening(page, guest, code)
    guest.end_age(code)
    expect(page.get_by_role("dialog", name=say("conflict-title", age="I"))).to_be_visible()


def counted(page: Page) -> None:
    """Close the last conflicts, and stop while the points are counted."""
    page.clock.install()
    page.get_by_role("dialog").get_by_role("button", name=say("conflict-go")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("result-counting"))
    page.clock.run_for(2_600)


def counting(page: Page, guest: Guest) -> None:
    """The points are counted at the end of a game of cards."""
    page.emulate_media(reduced_motion="no-preference")
    code = guest.open(7)
    while (view := guest.person.my_turn(code)["view"])["age"] < 3 or view["turn"] < 6:
        guest.person.play_once(code, guest.chance)
    page.goto(f"/t/{code}")
    ready(page)
    guest.person.play_on(code, guest.chance)
    expect(page.get_by_role("dialog", name=say("conflict-title", age="III"))).to_be_visible()
    counted(page)


def dice_counting(page: Page, guest: Guest) -> None:
    """The points are counted at the end of a game of dice."""
    page.emulate_media(reduced_motion="no-preference")
    code = dice_table(guest)
    while (view := guest.person.my_turn(code)["view"])["turn"] != view["last_turn"]:
        dice_turn(guest, code)
    page.goto(f"/t/{code}")
    dice_ready(page)
    guest.person.play_on(code, guest.chance)
    expect(page.get_by_role("dialog", name=say("dice-borders"))).to_be_visible()
    counted(page)


def offline(page: Page, guest: Guest) -> None:
    """The table without a line."""
    at_table(page, guest)
    page.context.set_offline(True)
    expect(page.get_by_text(say("line-lost"))).to_be_visible()


def unsent(page: Page, guest: Guest) -> None:
    """The table with a choice that could not be sent yet."""
    page.goto(f"/t/{guest.open(turns=TURNS)}")
    player = Clicker(page)
    option = always(player.asked()["options"])
    page.context.set_offline(True)
    expect(page.get_by_text(say("line-lost"))).to_be_visible()
    player.lay_out(option)
    player.press(option)
    expect(page.get_by_text(say("line-unsent"))).to_be_visible()


def dice_unsent(page: Page, guest: Guest) -> None:
    """The dice table with a turn that could not be sent yet."""
    dice()(page, guest)
    player = DiceClicker(page)
    option = always(player.asked()["options"])
    page.context.set_offline(True)
    expect(page.get_by_text(say("line-lost"))).to_be_visible()
    player.lay_out(option)
    player.press(option)
    expect(page.get_by_text(say("line-unsent"))).to_be_visible()


def faulty_board(page: Page, guest: Guest) -> None:
    """A custom board of the dice game that is refused with the reason."""
    new_dice(page, guest)
    text = board_file(dice_box().boards[0]).replace("cost = 0", "cost = 9", 1)
    file = FilePayload(name="mine.toml", mimeType="application/toml", buffer=text.encode())
    page.get_by_label(say("new-own-boards-file")).set_input_files([file])
    expect(page.get_by_role("alert")).to_be_visible()


def bubble(page: Page, guest: Guest) -> None:
    """A reaction of another player at their city, which stays for some seconds."""
    code = guest.with_friend(bots=1, options={"players": 3})
    page.clock.install()
    page.goto(f"/t/{code}")
    ready(page)
    guest.friends[code].post(f"/api/tables/{code}/say", {"reaction": "wow"})
    expect(page.locator(".bubble")).to_be_visible()


def own_box(page: Page, guest: Guest) -> None:
    """A table with a custom box."""
    boards = ["vaettir/day", "kelpie/night", "gizah/day", "rhodos/day"]
    code = guest.open(4, TURNS, boards=boards, box=load_own_box(EXAMPLE).digest)
    page.goto(f"/t/{code}")
    ready(page)


FLEETING: dict[str, Callable[[Page, Guest], None]] = {
    "recap-moving": moving(3),
    "recap-moving-seven": moving(7),
    "counting": counting,
    "offline": offline,
    "unsent": unsent,
    "bubble": bubble,
    "own-box": own_box,
    "dice-recap-moving": dice_moving(3),
    "dice-recap-moving-seven": dice_moving(7),
    "dice-counting": dice_counting,
    "dice-unsent": dice_unsent,
    "dice-new-faulty": faulty_board,
    "screen-recap-moving": screen_moving,
    "screen-conflict": screen_conflict,
}
"""How to get there."""

MOVING = {name for name in FLEETING if "moving" in name}
"""Where a picture shows things on their way."""

MEASURED = MOVING | {"bubble"}
"""Where things are put in their place once, as they begin: these are opened anew in every size."""

COMPLAINTS = r"ERR_INTERNET_DISCONNECTED|422 .*/api/boards"
"""What the browser says of a lost line, and of a board that is refused."""
