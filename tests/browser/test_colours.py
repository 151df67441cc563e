"""Every text can be read: its computed colour against all that lies behind it, light and dark."""

from __future__ import annotations

import math
import re

import pytest
from playwright.sync_api import Page, expect

from browser.guests import Guest
from browser.measures import faint
from browser.places import COMPLAINT, PLACES
from browser.windows import LAPTOP, PHONE, Look, Windows

LOOKS = [Look(LAPTOP), Look(LAPTOP, scheme="dark"), Look(PHONE, scheme="dark")]


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.size[0]}-{look.scheme}")
def test_every_text_stands_out_from_its_ground(views: Windows, guest: Guest, look: Look) -> None:
    views.allow(COMPLAINT)
    page, wrong = guest.view(views, look), []
    for place, go in PLACES.items():
        go(page, guest)
        wrong += [f"{place}: {words}" for words in faint(page)]
    assert wrong == [], "\n".join(wrong)


def written(page: Page, colour: str, ground: str) -> float:
    """How a text in this colour stands out from this ground; none is told if it does."""
    page.goto("/settings")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate(WRITE, [colour, ground])
    told = [re.fullmatch(r'probe: "faint" at ([\d.]+):1', words) for words in faint(page)]
    return next((float(found[1]) for found in told if found), math.inf)


WRITE = """([colour, ground]) => {
  const text = document.createElement('p');
  Object.assign(text, { className: 'probe', textContent: 'faint' });
  Object.assign(text.style, { color: colour, background: ground });
  document.querySelector('main').append(text);
}"""
GRADIENT = "linear-gradient(rgb(255 255 255 / 60%), transparent), black"
RATIOS = {
    ("#777", "white"): 4.48,
    ("rgb(0 0 0 / 50%)", "white"): 3.95,
    ("color-mix(in srgb, black 50%, white)", "white"): 3.95,
    ("white", GRADIENT): 2.85,
    ("#767676", "white"): math.inf,
    ("white", "black"): math.inf,
}


@pytest.mark.parametrize(("colour", "ground"), RATIOS)
def test_a_faint_text_is_found(page: Page, colour: str, ground: str) -> None:
    assert written(page, colour, ground) == pytest.approx(RATIOS[colour, ground], abs=0.08)
