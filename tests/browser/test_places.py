"""Every page and state, opened once and looked at in every size of window, light and dark.

Nothing runs out of the window or is too small to press, every text can be read, and axe finds nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from browser.axe import violations
from browser.colours import faint, in_scheme, point_at_all
from browser.guests import Guest
from browser.measures import misfits
from browser.parts import heading
from browser.places import COMPLAINT, PLACES
from browser.windows import DESKTOP, LAPTOP, PHONE, SMALLEST, TABLET, WIDE, Look, Scheme, Windows
from sizes import LONG


def pointed(page: Page) -> list[str]:
    """Texts that stand out too little where the mouse is; from then on it is everywhere."""
    point_at_all(page)
    return faint(page)


Check = Callable[[Page], list[str]]
WALK: list[tuple[tuple[int, int], Scheme, tuple[Check, ...]]] = [
    (LAPTOP, "light", (misfits, faint)),
    (PHONE, "dark", (misfits, violations, pointed)),
]
"""The windows, one after the other, and what is asked in each."""
if LONG:
    everything = (misfits, faint, violations)
    sizes = (LAPTOP, DESKTOP, WIDE, TABLET, PHONE, SMALLEST)
    WALK = [(size, scheme, everything) for size in sizes for scheme in ("light", "dark")]
    WALK += [(PHONE, "light", (pointed,)), (PHONE, "dark", (faint,))]
LOOKS = [Look(), *([Look(touch=True), Look(contrast="more")] * LONG)]


def name(look: Look) -> str:
    """What is special about a look."""
    return "touch" if look.touch else "contrast" if look.contrast == "more" else "usual"


@pytest.mark.parametrize("look", LOOKS, ids=name)
@pytest.mark.parametrize("place", PLACES)
def test_a_place_in_every_window(views: Windows, guest: Guest, place: str, look: Look) -> None:
    views.allow(COMPLAINT)
    page = guest.view(views, look)
    found = list(walk(page, lambda: PLACES[place](page, guest)))
    assert not found, f"{len(found)} on {place}:\n" + "\n".join(found)


def walk(page: Page, go: Callable[[], None]) -> Iterator[str]:
    """What is wrong with a place in the windows."""
    page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    go()
    for (width, height), scheme, checks in WALK:
        page.set_viewport_size({"width": width, "height": height})
        in_scheme(page, scheme)
        for check in checks:
            yield from (f"{width}x{height} {scheme}: {words}" for words in check(page))


def test_what_is_wrong_is_found(page: Page) -> None:
    heading(page, "/settings")
    page.evaluate(
        "document.querySelector('main').insertAdjacentHTML('beforeend', '<button></button><img src=/icon.svg>')"
    )
    assert {words.split()[0] for words in violations(page)} >= {"button-name", "image-alt"}
