"""Who a table is waiting for, as everyone sees it, and the clocks of those seats; a change of mind stays invisible."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field


@dataclass
class Waiting:
    """The seats that are shown as thinking, and the time they use.

    For everyone else a seat that has sent stays so, even if its player takes the choice back, until the table waits
    for no other person: then it must say for whom. Clocks follow what is shown: whoever takes a choice back thinks in
    the others' time, until they have sent too.
    """

    seats: set[int] = field(default_factory=set)
    sent: set[int] = field(default_factory=set)
    asked_at: dict[int, float] = field(default_factory=dict)
    """When the running clock of each seat was started."""
    spent: dict[int, float] = field(default_factory=dict)
    """Seconds that each seat has already used for its present decision."""
    used: dict[int, float] = field(default_factory=dict)
    """Seconds that each player has already used of the whole game."""
    charged: dict[int, int] = field(default_factory=dict)
    """The player whose time the clock of each seat takes."""

    def follow(
        self, deciding: Collection[int], people: Collection[int], player_of: Callable[[int], int], *, moved: bool
    ) -> None:
        """Note who has sent; `people` are the deciding seats that no bot plays."""
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
        """Stop the clocks of those who have sent, start those of the others; all start again when the game moves on."""
        for seat in list(self.asked_at):
            if moved or not running or seat not in self.seats:
                self._stop(seat, at)
        if moved:
            self.spent.clear()
        for seat in sorted(self.seats) if running else ():
            self.charged.setdefault(seat, player_of(seat))
            self.asked_at.setdefault(seat, at)

    def renew(self, seats: Collection[int], at: float) -> None:
        """Give the decisions of some seats their whole time once more."""
        for seat in seats:
            if seat in self.asked_at:
                self._stop(seat, at)
            self.spent.pop(seat, None)

    def _stop(self, seat: int, at: float) -> None:
        """Stop the clock of a seat; processes of one server may differ by a moment, which nobody gains."""
        time, player = max(at - self.asked_at.pop(seat), 0.0), self.charged.pop(seat)
        self.spent[seat] = self.spent.get(seat, 0.0) + time
        self.used[player] = self.used.get(player, 0.0) + time
