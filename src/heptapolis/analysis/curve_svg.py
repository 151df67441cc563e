"""The curve of win chances as a drawing that a page holds itself."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from heptapolis.analysis.estimates import Estimate

WIDTH, HEIGHT = 720, 300
LEFT, RIGHT, TOP, BOTTOM = 46, 12, 12, 34
DASHES = ("", "7 4", "2 3", "9 3 2 3", "4 2", "12 4", "1 4")
"""Lines differ by more than their colour."""


def across(place: int, count: int) -> float:
    """Where a turn is from left to right."""
    return LEFT + (WIDTH - LEFT - RIGHT) * (place / (count - 1) if count > 1 else 0.5)


def up(share: float) -> float:
    """Where a share is from top to bottom."""
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)


def curve_drawing(
    title: str, names: Sequence[str], labels: Sequence[str], chances: Sequence[Sequence[Estimate]]
) -> str:
    """Lines for all players with their intervals; `chances` has for every turn that of each player."""
    count = len(chances)
    parts = [f'<div class="wide"><svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">']
    for tenth in range(0, 11, 2):
        height = up(tenth / 10)
        parts.append(f'<line class="rule" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{height:.1f}" y2="{height:.1f}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{height + 4:.1f}" text-anchor="end">{10 * tenth} %</text>')
    for place, label in enumerate(labels):
        if place % (1 + count // 20) == 0:
            text = f'<text x="{across(place, count):.1f}" y="{HEIGHT - 12}" text-anchor="middle">{escape(label)}</text>'
            parts.append(text)
    for player, name in enumerate(names):
        line = [(across(place, count), turn[player]) for place, turn in enumerate(chances)]
        upper = [f"{x:.1f},{up(chance.high):.1f}" for x, chance in line]
        lower = [f"{x:.1f},{up(chance.low):.1f}" for x, chance in reversed(line)]
        middle = " ".join(f"{x:.1f},{up(chance.mean):.1f}" for x, chance in line)
        parts.append(f'<polygon class="band seat{player}" points="{" ".join([*upper, *lower])}"/>')
        parts.append(
            f'<polyline class="line seat{player}" stroke-dasharray="{DASHES[player]}" points="{middle}">'
            f"<title>{escape(name)}</title></polyline>"
        )
    return "\n".join([*parts, "</svg></div>", legend(names)])


def legend(names: Sequence[str]) -> str:
    """Which line is whose."""
    keys = [
        f'<li><svg viewBox="0 0 36 10" width="36" height="10" aria-hidden="true"><line class="line seat{player}" '
        f'stroke-dasharray="{DASHES[player]}" x1="0" x2="36" y1="5" y2="5"/></svg> {escape(name)}</li>'
        for player, name in enumerate(names)
    ]
    return f'<ul class="legend">{"".join(keys)}</ul>'
