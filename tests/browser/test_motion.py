"""Motion that explains, where it is wanted: the new hand comes from the neighbour who passed it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.players import Clicker
from browser.spoken import say
from browser.windows import Look, Windows, until

NOTE = """(() => {
  window.passes = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (steps, options) {
    if (options.id === 'pass') window.passes.push(steps[0].transform);
    return animate.call(this, steps, options);
  };
})()"""
"""Lets the page note where hands come from, however quickly they pass."""
PASSES = "window.passes"


def play_a_turn(page: Page) -> None:
    """Play until the second hand is there."""
    page.add_init_script(NOTE)
    page.goto("/")
    page.get_by_role("button", name=say("home-play")).click()
    Clicker(page).turn()
    expect(page.get_by_text(say("table-turn", turn=2, turns=6))).to_be_visible()
    expect(page.locator("[data-card]")).to_have_count(6)


def test_the_new_hand_comes_from_the_right_in_the_first_age(windows: Windows) -> None:
    page = windows.page(Look(motion="no-preference"))
    play_a_turn(page)
    until(page, lambda: page.evaluate(PASSES) == ["translateX(70vw)"])


@pytest.mark.parametrize("where", ["system", "settings"])
def test_nothing_moves_for_who_wants_no_motion(windows: Windows, where: str) -> None:
    page = windows.page(Look(motion="reduce" if where == "system" else "no-preference"))
    if where == "settings":
        page.goto("/settings")
        page.get_by_role("radio", name=say("settings-motion-none")).check()
    play_a_turn(page)
    assert page.evaluate(PASSES) == []
