"""What playouts of a first action came to: sums for one player, each in its place of a row."""

from __future__ import annotations

from heptapolis.simulation.tally import SHARE

GAMES = 0
WINS = GAMES + 1
POINTS = WINS + 1
MARGINS = POINTS + 1
OUTCOME = MARGINS + 1


def add_outcome(player: int, players: int, totals: list[int], winning: int, sums: list[int]) -> None:
    """Add a finished game as one player sees it: the share of the victory, the points, and how far it is ahead."""
    shared, others = 0, -1_000_000
    for seat in range(players):
        shared += (winning >> seat) & 1
        if seat != player:
            others = max(others, totals[seat])
    sums[GAMES] += 1
    sums[WINS] += SHARE // shared * ((winning >> player) & 1)
    sums[POINTS] += totals[player]
    sums[MARGINS] += totals[player] - others
