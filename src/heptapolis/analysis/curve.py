"""The win chance of every player before each turn, and the turns that changed it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from heptapolis.analysis.estimates import Estimate, Outlook
from heptapolis.analysis.grades import TURNING, TURNING_POINTS
from heptapolis.analysis.outlooks import Looker
from heptapolis.analysis.room import Turn, room_of
from heptapolis.game import Table
from heptapolis.vocab.messages import Message


@dataclass(frozen=True)
class Point:
    """A turn before anyone has chosen."""

    turn: Turn
    where: Message
    outlook: Outlook
    """For each player what it could expect itself, by what it knew: together the chances need not be 1."""
    with_open_hands: Outlook
    """What nobody could know: the same if all hands were open. No choice is ever judged by it."""

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {**self.turn._asdict(), **self.outlook.to_json(), "with_open_hands": self.with_open_hands.to_json()}


@dataclass(frozen=True)
class TurningPoint:
    """A turn that changed the chance of a player, more than that of any other."""

    turn: Turn
    where: Message
    player: int
    before: Estimate
    after: Estimate

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        chances = {"before": self.before.to_json(), "after": self.after.to_json()}
        return {**self.turn._asdict(), "player": self.player, **chances}


def point_of(looker: Looker, table: Table, turn: Turn, earlier: Sequence[int]) -> Point:
    """The point of a turn that begins now."""
    opened = looker.open_outlook(table, looker.chance("open", *turn))
    return Point(turn, room_of(table).where(table), expected(looker, table, earlier), opened)


def expected(looker: Looker, table: Table, earlier: Sequence[int]) -> Outlook:
    """What each player could expect for itself; `earlier` is how many decisions each has made."""
    seen = [
        looker.outlook(table.view(player), looker.chance("turn", player, earlier[player]))
        for player in range(table.players)
    ]
    return Outlook(
        tuple(outlook.chances[player] for player, outlook in enumerate(seen)),
        tuple(outlook.points[player] for player, outlook in enumerate(seen)),
    )


def turning_points(curve: Sequence[Point], final: Sequence[float] | None) -> tuple[TurningPoint, ...]:
    """The turns that changed a chance most, in their order; only changes that the intervals leave no doubt about."""
    last = [] if final is None else [tuple(Estimate(share, share, share) for share in final)]
    chances = [point.outlook.chances for point in curve] + last
    found = []
    for point, before, after in zip(curve, chances, chances[1:], strict=False):
        swings = [abs(now.mean - then.mean) for then, now in zip(before, after, strict=True)]
        player = swings.index(max(swings))
        if swings[player] >= TURNING and before[player].apart_from(after[player]):
            found.append((swings[player], TurningPoint(point.turn, point.where, player, before[player], after[player])))
    largest = sorted(found, key=lambda swing: -swing[0])[:TURNING_POINTS]
    return tuple(sorted((point for _, point in largest), key=lambda point: point.turn))
