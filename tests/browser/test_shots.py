"""Pictures of every page and state, for people to look at; a sample every day, all of them in the long run."""

from __future__ import annotations

import pytest

from browser.guests import Guest
from browser.places import COMPLAINT, PLACES
from browser.windows import DESKTOP, LAPTOP, PHONE, Look, Windows, shot
from sizes import LONG

SIZES = {"phone": PHONE, "laptop": LAPTOP, "wide": DESKTOP}
ALL = [(place, size, scheme) for place in PLACES for size in SIZES for scheme in ("light", "dark")]
SAMPLE = ALL[::40]
WHOLE = ("home", "new", "lobby", "result", "settings", "help", "dice-result", "dice-new")
"""Pages that are longer than a window."""

PICTURES = ALL if LONG else SAMPLE


@pytest.mark.parametrize(("place", "size", "scheme"), PICTURES, ids=lambda word: word)
def test_a_picture(views: Windows, guest: Guest, place: str, size: str, scheme: str) -> None:
    views.allow(COMPLAINT)
    page = guest.view(views, Look(SIZES[size], scheme="dark" if scheme == "dark" else "light"))
    PLACES[place](page, guest)
    picture = shot(page, f"{place}-{size}-{scheme}", whole=place in WHOLE)
    assert picture.stat().st_size > 4_000
