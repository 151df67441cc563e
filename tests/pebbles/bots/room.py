"""The bots' side of pebbles."""

from __future__ import annotations

from pebbles.game import PebbleView, Take

REASONS = ("points",)
ACTION = Take
parse = Take.parse


def choose(policy: int, view: PebbleView, seat: int, seed: int) -> Take:
    """Any number of pebbles; who builds takes one."""
    return Take(1) if policy else view.legal(seat).actions[(seed + seat + view.turn) % 3]


def listed(view: PebbleView, seat: int) -> tuple[Take, ...]:
    """Every legal action."""
    return view.legal(seat).actions


def where(view: PebbleView) -> str:
    """Where the game stands."""
    return f"pebbles turn {view.turn}"


def why(policy: int, view: PebbleView, seat: int, text: str) -> tuple[str, int]:
    """Pebbles are points."""
    return "points", int(text)
