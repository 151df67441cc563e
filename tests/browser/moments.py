"""Moments of a game that are not to be had at once: decisions of a wonder, of an edifice, of the Free City."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.guests import BUILDER, Guest
from browser.spoken import pattern, say

STAGES = ("stage", "build", "free", "chain")


def asked(decision: str, wishes: tuple[str, ...] = BUILDER, **table: object) -> Callable[[Page, Guest], None]:
    """A table at which this decision is open."""

    def go(page: Page, guest: Guest) -> None:
        code = guest.kept(decision, lambda: guest.until(decision, wishes, **table))
        page.goto(f"/t/{code}")
        expect(page.get_by_text(pattern(f"ask-{decision}"))).to_be_visible()

    return go


def late(page: Page, guest: Guest) -> None:
    """The last turns of a game: cities full of cards."""
    page.goto(f"/t/{guest.late()}")
    page.get_by_role("button", name=say("table-hint")).click()
    expect(page.locator(".hint")).not_to_be_empty()


def guest_in_lobby(page: Page, guest: Guest) -> None:
    """A table of someone else, at which one may sit down."""

    def made() -> str:
        seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "rulebook"}]
        options = {"players": 3, "edifice": True}
        wanted: dict[str, object] = {"rules": "second-edition", "options": options, "seats": seats, "name": "Björn"}
        wanted |= {"clock": {"kind": "decision", "seconds": 60}, "running_score": True, "hints": True}
        return str(guest.server.person("Björn").post("/api/tables", wanted)["code"])

    page.goto(f"/t/{guest.kept('invited', made)}")
    expect(page.get_by_role("button", name=say("lobby-sit"))).to_be_visible()


MOMENTS: dict[str, Callable[[Page, Guest], None]] = {
    "guest": guest_in_lobby,
    "late": late,
    "free-city": asked("play_for_free_city", players=2, turns=8, rules="first-edition"),
    "discards": asked("dig", STAGES, boards=["halikarnassos/night", "gizah/day", "rhodos/day"]),
    "last-card": asked("play_last_card", STAGES, boards=["babylon/night", "gizah/day", "rhodos/day"]),
    "penalty": asked("lose_card", options={"edifice": True}),
}
"""How to get there."""
