"""Pictures of every page and state, for people to look at; a sample every day, all of them in the long run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from browser.colours import in_scheme
from browser.fleeting import COMPLAINTS, FLEETING, MEASURED, MOVING
from browser.guests import Guest
from browser.places import COMPLAINT, PLACES
from browser.windows import DESKTOP, LAPTOP, LARGE_PHONE, PHONE, TABLET, WIDE, Look, Scheme, Windows, shot
from catalogue.own_boxes import EXAMPLE
from server.servers import ServerProcess
from sizes import LONG

STARTS = {"hand": (PHONE, LARGE_PHONE, TABLET), "desk": (LAPTOP, DESKTOP, WIDE)}
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
EVERYWHERE = PLACES | FLEETING
ALL = [(place, start) for place in EVERYWHERE for start in STARTS]
SAMPLE = ALL[::80]
WHOLE = (
    *("home", "new", "lobby", "hosting", "guest", "result", "settings", "help"),
    *("dice-result", "dice-new", "dice-new-faulty"),
)
"""Pages that are longer than a window."""


@pytest.fixture(scope="module")
def server(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that offers the example box."""
    limits = ("--limit", "tables_a_person=1000", "--limit", "tables_an_address_an_hour=5000")
    with ServerProcess(tmp_path_factory.mktemp("shots"), "", "--box", str(EXAMPLE), *limits) as server:
        yield server


@pytest.fixture(scope="module")
def guest(server: ServerProcess) -> Guest:
    """Someone with tables in every state at that server."""
    return Guest(server)


@pytest.mark.parametrize(("place", "start"), ALL if LONG else SAMPLE)
def test_pictures(windows: Windows, guest: Guest, place: str, start: str) -> None:
    windows.allow(f"{COMPLAINT}|{COMPLAINTS}")
    page = None
    for size in STARTS[start]:
        if page is None or place in MEASURED:
            page = guest.page(windows, Look(size, touch=start == "hand"))
            EVERYWHERE[place](page, guest)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for scheme in SCHEMES:
            in_scheme(page, scheme)
            picture = shot(page, f"{place}-{size[0]}-{scheme}", whole=place in WHOLE, moving=place in MOVING)
            assert picture.stat().st_size > 4_000
