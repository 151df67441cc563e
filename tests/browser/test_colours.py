"""Every text can be read: its computed colour against all that lies behind it, light and dark, small and large."""

from __future__ import annotations

import math
import re
from itertools import product

import pytest
from playwright.sync_api import Page

from browser.colours import faint, hard_to_read, mark, paint_cards, point_at_all
from browser.guests import Guest
from browser.parts import heading
from browser.places import PLACES
from browser.windows import Look, Windows

FAMILIES = ("brown", "grey", "blue", "yellow", "red", "green", "purple")
STATES = {
    "crossed": (".space", "crossed", "open staged"),
    "open": (".space", "open", "crossed staged"),
    "staged": (".space", "open staged", "crossed"),
    "bonus-open": (".bonus", "open", "taken staged"),
    "bonus-staged": (".bonus", "open staged", "taken"),
    "bonus-taken": (".bonus", "taken", "open staged"),
    "done": ("section.building", "done", ""),
    "finished": (".comes .left", "off finished", "left"),
    "attacked": (".comes .off", "attacked", "finished"),
}
"""What the parts of a dice table can be in, which chance may not have brought about."""

PALETTE = [
    *product(("ink", "ink-2", "accent", "good", "warn", "bad"), ("paper", "paper-2", "paper-3")),
    *((f"on-{family}", family) for family in FAMILIES),
    ("accent-ink", "accent"),
    ("paper", "ink"),
    ("paper-2", "bad"),
]
"""What is written on what, where chance may not show it: paper on ink is a line that was lost, paper on bad a fault."""


def test_cards_of_every_family_can_be_read(views: Windows, guest: Guest) -> None:
    page = guest.view(views, Look())
    PLACES["late"](page, guest)
    assert page.locator("[data-built]").count() > 10
    found = []
    for family in FAMILIES:
        paint_cards(page, family)
        found += [f"{family}: {words}" for words in hard_to_read(page)]
    assert found == [], "\n".join(found)


def test_a_dice_table_can_be_read_in_every_state(views: Windows, guest: Guest) -> None:
    page = guest.view(views, Look())
    PLACES["dice-staged"](page, guest)
    found = []
    for name, (which, state, without) in STATES.items():
        mark(page, which, state, without)
        found += [f"{name}: {words}" for words in hard_to_read(page)]
    mark(page, *STATES["open"])
    point_at_all(page)
    found += [f"pointed: {words}" for words in hard_to_read(page)]
    assert found == [], "\n".join(found)


def test_all_inks_can_be_read_on_all_papers(page: Page) -> None:
    heading(page, "/settings")
    for number, (ink, paper) in enumerate(PALETTE):
        write(page, {"color": f"var(--{ink})"}, {"background": f"var(--{paper})"}, f"probe {number}")
    assert page.get_by_text("probe").count() == len(PALETTE)
    found = hard_to_read(page)
    assert found == [], "\n".join(found)


WRITE = """([style, around, words]) => {
  const text = document.createElement('div');
  text.innerHTML = words;
  Object.assign(text.style, style);
  const box = document.createElement('div');
  Object.assign(box.style, around);
  box.append(text);
  document.querySelector('main').append(box);
}"""


def write(page: Page, style: dict[str, str], around: dict[str, str], words: str) -> None:
    """Add a text with a style of its own to a page, in a box with another."""
    page.evaluate(WRITE, [style, around, words])


WHITE = {"background": "white"}
GRADIENT = "linear-gradient(rgb(255 255 255 / 60%), transparent), black"
RATIOS: dict[str, tuple[dict[str, str], dict[str, str], float]] = {
    "a grey": ({"color": "#777"}, WHITE, 4.48),
    "a grey that will do": ({"color": "#767676"}, WHITE, math.inf),
    "large": ({"color": "#777", "fontSize": "24px"}, WHITE, math.inf),
    "large as it is bold": ({"color": "#777", "fontSize": "18.7px", "fontWeight": "700"}, WHITE, math.inf),
    "bold, but small": ({"color": "#777", "fontSize": "18px", "fontWeight": "700"}, WHITE, 4.48),
    "large and faint": ({"color": "#959595", "fontSize": "24px"}, WHITE, 2.99),
    "half a black": ({"color": "rgb(0 0 0 / 50%)"}, WHITE, 3.98),
    "a mixture": ({"color": "color-mix(in srgb, black 50%, white)"}, WHITE, 3.98),
    "a veil": ({"color": "black", "opacity": "0.5"}, WHITE, 3.98),
    "a veil over text and ground": ({"color": "white", "background": "black", "opacity": "0.5"}, WHITE, 3.98),
    "two veils": ({"color": "black", "opacity": "0.5"}, WHITE | {"opacity": "0.8"}, 2.85),
    "a ground that shines through": ({"color": "white", "background": "rgb(0 0 0 / 50%)"}, WHITE, 3.98),
    "the worse end of a gradient": ({"color": "white", "background": GRADIENT}, WHITE, 2.85),
    "white on black": ({"color": "white"}, {"background": "black"}, math.inf),
}


def test_the_ratio_is_that_of_wcag(page: Page) -> None:
    heading(page, "/settings")
    page.evaluate("document.querySelector('main').style.background = 'white'")
    for number, (style, around, _) in enumerate(RATIOS.values()):
        write(page, style, around, f"probe {number}.")
    found = {
        int(number): float(ratio) for number, ratio in re.findall(r'"probe (\d+)." at ([\d.]+):1', str(faint(page)))
    }
    told = {name: found.get(number, math.inf) for number, name in enumerate(RATIOS)}
    assert told == {name: pytest.approx(ratio, abs=0.04) for name, (_, _, ratio) in RATIOS.items()}


ASKED = {
    "<p>probe</p>": True,
    "<button>probe</button>": True,
    "<button disabled>probe</button>": False,
    "<label>probe<input type=radio></label>": True,
    "<label>probe<input type=radio disabled></label>": False,
    "<input value=probe>": True,
    "<p class=hidden-words>probe</p>": False,
    "<p hidden>probe</p>": False,
}


@pytest.mark.parametrize(("markup", "asked"), ASKED.items())
def test_what_is_asked_of(views: Windows, guest: Guest, markup: str, asked: bool) -> None:
    page = guest.view(views, Look())
    if not page.url.endswith("/settings"):
        heading(page, "/settings")
    page.evaluate("document.querySelector('main').replaceChildren()")
    write(page, {"color": "var(--paper-2)"}, {"background": "var(--paper-2)"}, markup)
    page.evaluate(
        "document.querySelectorAll('main button, main input').forEach((one) => (one.style.background = 'none'))"
    )
    assert [words for words in faint(page) if '"probe"' in words] != [] if asked else faint(page) == []


def test_what_is_drawn_under_a_number_counts(views: Windows, guest: Guest) -> None:
    page = guest.view(views, Look())
    PLACES["dice"](page, guest)
    page.evaluate(
        "document.querySelectorAll('.numbered.in-coin b').forEach((number) => (number.style.color = '#e0a955'))"
    )
    assert [words for words in faint(page) if "at 1.00:1, #e0a955 on #e0a955" in words]


def test_what_cannot_be_measured_is_told(page: Page) -> None:
    heading(page, "/settings")
    write(page, {"background": "url(/icon.svg)"}, {}, "probe 1")
    write(page, {}, {"filter": "brightness(0.9)"}, "probe 2")
    assert [words for words in faint(page) if "picture or under a filter" not in words] == []
    assert len(faint(page)) == 2
