"""Nothing leaks: no byte that a seat or a spectator is sent depends on what it may not know.

Tables of every ruleset are played by people who change their minds. At every decision a viewer's table is compared with
a twin (twins.py) that the viewer could not tell from it: the same ids, secrets and times, everything hidden different.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from heptapolis.server import messages
from heptapolis.server.live_table import FINISHED, LiveTable
from heptapolis.server.problems import Problem
from heptapolis.server.waiting import Waiting
from server.random_play import TABLES, Played, Viewer, ViewerStream, everything_sent
from server.twins import Public, Twin, hidden_of
from sizes import LONG

SEEDS = 8 if LONG else 1
SHARES = {"dice": 0.07, "dice-with-a-bot": 0.07, "seven": 0.08, "edifice": 0.2}
"""How often a decision is compared in short runs, for one viewer each time."""
STREAMS = 0.15
"""How often of these the whole stream from the beginning is compared too."""


def twin_of(
    public: Public, viewer: Viewer, rng: Random, stream: ViewerStream | None = None
) -> tuple[LiveTable, list[str]]:
    """A twin, and what its stream has told."""
    twin, heard = Twin(public, viewer, rng), list[str]()
    for _ in twin.follow():
        heard += stream.hear(twin.table) if stream and twin.table.game else []
    return twin.table, heard


def compare(name: str, seed: int, share: float) -> tuple[int, int]:
    """Play a table; count how often a viewer's table was compared, and how often something hidden was different."""
    played = Played(name, seed)
    public, compared, different = Public(played.table), 0, 0
    while played.table.state not in FINISHED:
        viewer = played.rng.choice(played.viewers)
        if played.rng.random() < share:
            stream = ViewerStream(viewer) if played.rng.random() < STREAMS else None
            twin, heard = twin_of(public, viewer, played.rng, stream)
            assert everything_sent(twin, viewer) == everything_sent(played.table, viewer)
            assert not stream or heard == played.heard[viewer]
            compared += 1
            different += hidden_of(twin, viewer) != hidden_of(played.table, viewer)
        played.one()
    return compared, different


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("seed", range(SEEDS))
def test_what_a_viewer_is_sent_does_not_depend_on_what_it_may_not_know(name: str, seed: int) -> None:
    compared, different = compare(name, seed, 0.4 if LONG else SHARES.get(name, 0.35))
    assert compared > 5
    assert different == compared


def truth(self: Waiting, deciding: Any, people: Any, player_of: Any, *, moved: bool) -> None:
    """Show at once that someone took a choice back."""
    self.seats = set(deciding)


def own_for_who_plays_it_now(table: LiveTable, index: int, seat: Viewer) -> bool:
    """Confuse who decides for a seat with who decided for it."""
    entry = table.entries[index]
    return entry.kind in ("chose", "took_back") and table.player_of(entry.data["seat"]) == seat


def seats_with_ready_bots(table: LiveTable, place: int, viewer: Viewer) -> dict[str, Any]:
    """Show which bots have chosen."""
    return {"seat": place, "thinking": place not in table.ready}


def state_with_its_log(table: LiveTable, seat: Viewer, *, is_host: bool) -> dict[str, Any]:
    """Show how many entries there are."""
    return {"number": table.number}


def own_and_others(table: LiveTable, index: int, seat: Viewer) -> bool:
    """Take everyone's choices for one's own."""
    return table.marks[index].player is not None


def whole_words(self: LiveTable, fault: Any, kind: str, seat: int) -> Problem:
    """Repeat what the game says, which knows who has sent."""
    return Problem("choice/illegal", str(fault))


def clocks_that_run(self: LiveTable, seat: int) -> float | None:
    """Let the number of entries move the clock."""
    return self.asked_at[seat] + self.number


LEAKS: dict[str, tuple[str, Any, str, Callable[..., Any]]] = {
    "hidden entries are told": ("seven", messages, "is_visible", lambda *_: True),
    "positions count hidden entries": ("dice", messages, "position_of", lambda table, _: table.number),
    "changes of mind are shown": ("first-edition", Waiting, "follow", truth),
    "who plays the Free City now hears of its old choices": ("free-city", messages, "is_own", own_for_who_plays_it_now),
    "bots that are ready are shown": ("dice-with-a-bot", messages, "seat_json", seats_with_ready_bots),
    "the number of entries is shown": ("second-edition", messages, "state_for", state_with_its_log),
    "others' actions are told": ("draft", messages, "is_own", own_and_others),
    "errors count what others have sent": ("edifice", LiveTable, "_refusal", whole_words),
    "clocks depend on hidden entries": ("first-edition", LiveTable, "deadline", clocks_that_run),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_would_be_seen(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, owner, what, faulty = LEAKS[leak]
    monkeypatch.setattr(owner, what, faulty)
    with pytest.raises(AssertionError):
        compare(name, 1, 0.5)
