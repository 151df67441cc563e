"""Whom a table waits for as everybody sees it, and the clocks of those seats: a change of mind shows itself nowhere."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field


@dataclass
class Waiting:
    """The seats that are shown as thinking, and the time they use.

    A seat that has sent stays so for everybody else, even if its player takes the choice back, until the table waits
    for no other person: then it must be said for whom. Clocks follow what is shown: who takes a choice back thinks in
    the others' time, until they have sent.
    """

    seats: set[int] = field(default_factory=set)
    sent: set[int] = field(default_factory=set)
    asked_at: dict[int, float] = field(default_factory=dict)
    """Since when the clocks of the seats run."""
    spent: dict[int, float] = field(default_factory=dict)
    """What the seats used of the time for their present decision before."""
    used: dict[int, float] = field(default_factory=dict)
    """What the players used of the time for the whole game before."""
    charged: dict[int, int] = field(default_factory=dict)
    """The players whose time the clocks of the seats take."""

    def follow(
        self, deciding: Collection[int], people: Collection[int], player_of: Callable[[int], int], *, moved: bool
    ) -> None:
        """See who has sent; `people` are the deciding seats that no bot plays."""
        if moved:
            self.seats, self.sent = set(deciding), set()
            return
        # a seat that waits for another choice of its own player has not sent
        kept = {seat for seat in self.seats if seat in deciding or player_of(seat) in deciding}
        self.sent |= self.seats - kept
        self.seats = kept | {seat for seat in deciding if seat not in self.sent}
        asked = {player_of(seat) for seat in people or deciding}
        if asked and not asked & {player_of(seat) for seat in self.seats}:
            self.seats = set(deciding)
            self.sent = {seat for seat in self.sent if seat not in deciding and player_of(seat) not in deciding}

    def turn_clocks(self, at: float, player_of: Callable[[int], int], *, running: bool, moved: bool) -> None:
        """Stop the clocks of those who have sent, start those of who is awaited; all begin anew when the game moves."""
        for seat in list(self.asked_at):
            if moved or not running or seat not in self.seats:
                time, player = at - self.asked_at.pop(seat), self.charged.pop(seat)
                self.spent[seat] = self.spent.get(seat, 0.0) + time
                self.used[player] = self.used.get(player, 0.0) + time
        if moved:
            self.spent.clear()
        for seat in sorted(self.seats) if running else ():
            self.charged.setdefault(seat, player_of(seat))
            self.asked_at.setdefault(seat, at)
