"""Stand-ins: bots that play for people who are missing, never ahead of their clock, and never on with nobody left."""

from __future__ import annotations

from heptapolis.server.live_table import LATE, PERSON, PLAYING, LiveTable

ABSENCE = "absence"
"""Why a table is paused when bots stand in for everyone; it resumes when a player comes back."""


def all_ready(table: LiveTable, now: float) -> bool:
    """Whether the table waits for nobody: every seat that must decide has a bot's choice that may be played now."""
    asked = table.deciding()
    return bool(asked) and all(seat in table.ready and not table.waits_for_player(seat, now) for seat in asked)


def apply_ready(table: LiveTable, at: float, now: float) -> None:
    """Apply the choices that bots have ready, as long as the table waits for nobody else.

    When a stand-in has decided and nobody is left who could continue, the table is paused.
    """
    decided = False
    while all_ready(table, now):
        for seat in table.deciding():
            if seat in table.deciding() and seat in table.ready:
                decided |= play_ready(table, seat, at, now)
        if decided and is_deserted(table):
            table.accept(("paused", {"why": ABSENCE}, None), at, now)


def play_ready(table: LiveTable, seat: int, at: float, now: float) -> bool:
    """Play a bot's choice; returns whether that ends a decision of a player who is late."""
    late = table.seats[table.player_of(seat)].why in LATE
    steps = table.steps
    choice = {"seat": seat, "action": table.ready.pop(seat), "by": "bot"}
    table.accept(("chose", choice, None), at, now)
    return late and (table.steps > steps or seat not in table.deciding())


def is_deserted(table: LiveTable) -> bool:
    """Whether bots stand in for all people of a running game, and not at the host's request."""
    people = [seat for seat in table.seats if seat.kind == PERSON]
    return table.state == PLAYING and all(seat.bot for seat in people) and any(seat.why in LATE for seat in people)
