"""Terms: what a table was opened with, read from plain values and checked once."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any

from heptapolis.bots import BOTS
from heptapolis.errors import HeptapolisError, UnknownName
from heptapolis.game.registry import TableOptions
from heptapolis.game.rulesets import options_of, sit_down
from heptapolis.server.problems import Problem

CLOCKS = ("none", "decision", "game")
LONGEST_CLOCK = 30 * 24 * 3600
OPEN, BOT, INVITED = "open", "bot", "invited"
STAND_IN = "rulebook"
"""The bot that plays for people who are missing, and gives hints."""


@dataclass(frozen=True)
class Terms:
    """The ruleset and its options, who may sit where, the clock, and what the table shows."""

    rules: str
    options: dict[str, Any]
    seats: tuple[dict[str, str], ...]
    boards: tuple[str, ...] = ()
    clock: str = "none"
    seconds: int = 0
    grace: int | None = None
    public: bool = False
    talk: bool = True
    running_score: bool = False
    hints: bool = False
    webhook: str = ""

    @cached_property
    def played(self) -> TableOptions:
        """The options of the ruleset."""
        return options_of(self.rules, self.options)

    @cached_property
    def box(self) -> dict[str, Any] | None:
        """The custom box in play, in short."""
        return self.played.in_short().get("box")

    @property
    def shown_options(self) -> dict[str, Any]:
        """The options as everyone sees them; custom content is sent once, not with every message."""
        own = [board["city"] for board in self.options.get("boards", ())]
        shown = {name: value for name, value in self.options.items() if name not in ("box", "boards")}
        return shown | ({"own_boards": own} if own else {})

    @property
    def players(self) -> int:
        """How many players there are."""
        return self.played.players

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @classmethod
    def from_json(cls, values: dict[str, Any]) -> Terms:
        """Read what `to_json` wrote."""
        lists = {"seats": tuple(dict(seat) for seat in values["seats"]), "boards": tuple(values["boards"])}
        return cls(**values | lists)

    def made(self) -> Terms:
        """These terms with the options of the ruleset, which take a while to make where there is a box."""
        _ = self.played
        return self

    def checked(self, bots: Collection[str] = BOTS) -> Terms:
        """These terms, if a game can be played on them; `bots` are those that tables may ask for."""
        try:
            players = self.players
            if len(self.seats) != players:
                raise Problem("table/options", f"There are {len(self.seats)} seats for {players} players.")
            for seat in self.seats:
                if seat["kind"] == BOT and seat["bot"] not in bots:
                    raise UnknownName("bot", seat["bot"], bots)
            sit_down(self.played, tuple(str(n) for n in range(players)), 1, self.boards)
        except HeptapolisError as fault:
            raise Problem("table/options", str(fault)) from None
        if self.clock not in CLOCKS or (self.clock != "none") != (0 < self.seconds <= LONGEST_CLOCK):
            raise Problem(
                "table/options",
                "A clock is none, decision or game; the last two need a number of seconds, at most 30 days.",
            )
        return self
