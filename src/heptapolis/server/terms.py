"""Terms: what a table plays with, read from plain values and checked once."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any

from heptapolis.bots.names import OURS
from heptapolis.errors import HeptapolisError, UnknownName
from heptapolis.game.registry import TableOptions
from heptapolis.game.rulesets import options_of, sit_down
from heptapolis.server.problems import Problem

CLOCKS = ("none", "decision", "game")
LONGEST_CLOCK = 30 * 24 * 3600
OPEN, BOT, INVITED = "open", "bot", "invited"
CONTENT = ("box", "boards")
"""Options with custom content, which may be long."""
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
        shown = {name: value for name, value in self.options.items() if name not in CONTENT}
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

    def with_values(self, values: dict[str, Any]) -> Terms:
        """These terms with some other values, as `to_json` writes them; options that are not named stay."""
        options = self.options | values.get("options", {})
        return self.from_json(self.to_json() | values | {"options": options})

    def changed(self, wanted: dict[str, Any]) -> Terms:
        """These terms with what the host wants to change; options that are not named stay, and so do box and boards.

        More players find open seats; with fewer the last seats go.
        """
        if set(CONTENT) & set(wanted.get("options", {})):
            raise Problem("table/options", "The box and the boards of a table stay; open another table for others.")
        terms = self.with_values(wanted)
        if "seats" in wanted:
            return terms
        players = terms.options.get("players")
        count = players if type(players) is int and 0 < players < 8 else 0
        return terms.with_values({"seats": [*self.seats, *[{"kind": OPEN, "bot": ""}] * count][:count]})

    def changes_from(self, before: Terms) -> dict[str, Any]:
        """The values that differ from those of other terms with the same box and boards."""
        was, now = before.to_json(), self.to_json()
        values = {name: value for name, value in now.items() if value != was[name]}
        if "options" in values:
            values["options"] = {name: value for name, value in self.options.items() if name not in CONTENT}
        return values

    def made(self) -> Terms:
        """These terms with the options of the ruleset, which take a while to make where there is a box."""
        _ = self.played
        return self

    def checked(self, bots: Collection[str] = OURS) -> Terms:
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
