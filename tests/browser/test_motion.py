"""Motion that explains, where it is wanted: the new hand comes from the neighbour who passed it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.players import Clicker
from browser.spoken import say
from browser.windows import Look, Windows

PASSES = """() => document.getAnimations()
  .filter(({ id }) => id === 'pass')
  .map(({ effect }) => effect.getKeyframes()[0].transform)"""


def play_a_turn(page: Page) -> list[str]:
    """Where the second hand came from, if it moved."""
    page.goto("/")
    page.get_by_role("button", name=say("home-play")).click()
    Clicker(page).turn()
    expect(page.get_by_text(say("table-turn", turn=2, turns=6))).to_be_visible()
    return list(page.evaluate(PASSES))


def test_the_new_hand_comes_from_the_right_in_the_first_age(windows: Windows) -> None:
    assert play_a_turn(windows.page(Look(motion="no-preference"))) == ["translateX(70vw)"]


@pytest.mark.parametrize("where", ["system", "settings"])
def test_nothing_moves_for_who_wants_no_motion(windows: Windows, where: str) -> None:
    page = windows.page(Look(motion="reduce" if where == "system" else "no-preference"))
    if where == "settings":
        page.goto("/settings")
        page.get_by_role("radio", name=say("settings-motion-none")).check()
    assert play_a_turn(page) == []
