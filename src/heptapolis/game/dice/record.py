"""The record of a dice game, and its short text form.

    dice players=3 seed=7 | 0 build grey_a warehouse.wood; 1 pass; 2 wonder

Boards and dice that do not come from the seed are written out: boards=giza,rhodes,olympia rolls=grey_a.wood.2+...,...
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote, unquote

from heptapolis.errors import RecordError
from heptapolis.game.dice.action import DiceAction
from heptapolis.game.dice.deal import DiceDeal, Roll
from heptapolis.game.dice.options import RULES, DiceOptions
from heptapolis.game.notation import default_seats, parse_decision
from heptapolis.game.record import Record

KEYS = {"players", "seed", "boards", "rolls", "seats", "custom"}


class DiceRecord(Record):
    """Everything that makes a dice game: who sat down, how the dice lay, what was decided.

    >>> DiceRecord.parse("dice players=2 seed=7 | 0 pass; 1 build grey_a warehouse.wood").decisions[0]
    (0, DiceAction.parse('pass'))
    """

    options: DiceOptions
    deal: DiceDeal

    def __str__(self) -> str:
        parts = [RULES, f"players={self.options.players}"]
        if self.options.custom:
            parts.append("custom=" + quote(json.dumps(self.options.to_json()["boards"]), safe=""))
        if self.seed is not None:
            parts.append(f"seed={self.seed}")
        if self.seed is None or self.deal.boards != DiceDeal.from_seed(self.options, self.seed).boards:
            parts.append("boards=" + ",".join(self.deal.boards))
        if self.deal.rolls:
            parts.append("rolls=" + ",".join(str(roll).replace(" ", "+") for roll in self.deal.rolls))
        if self.seats != default_seats(self.options.players):
            parts.append("seats=" + ",".join(quote(name, safe="") for name in self.seats))
        return " ".join(parts) + " | " + "; ".join(f"{seat} {action}" for seat, action in self.decisions)

    @classmethod
    def parse(cls, text: str) -> DiceRecord:
        """Read the short text form; str() gives it back."""
        try:
            header, _, body = text.partition("|")
            rules, *pairs = header.split()
            values = dict(pair.split("=", 1) for pair in pairs)
            unknown = set(values) - KEYS
            if rules != RULES or unknown or len(values) < len(pairs):
                raise ValueError(f"unknown or repeated key {min(unknown, default='')!r}")
            custom = {"boards": json.loads(unquote(values["custom"]))} if "custom" in values else {}
            options = DiceOptions.from_json({"players": int(values["players"])} | custom)
            seed = int(values["seed"])
            deal = DiceDeal.from_seed(options, seed)
            boards = tuple(values["boards"].split(",")) if "boards" in values else deal.boards
            written = values["rolls"].split(",") if "rolls" in values else []
            rolls = tuple(Roll.parse(roll.replace("+", " ")) for roll in written)
            names = tuple(unquote(name) for name in values["seats"].split(",")) if "seats" in values else ()
            decisions = tuple(parse_decision(entry, DiceAction.parse) for entry in body.split(";") if entry.strip())
        except (KeyError, ValueError, RecursionError) as fault:
            raise RecordError(f"{text[:60]!r} is not a text form of a dice game: {fault!r}.") from None
        return cls(options, names or default_seats(options.players), DiceDeal(boards, rolls), decisions, seed)

    @classmethod
    def read_parts(cls, values: Mapping[str, Any]) -> DiceRecord:
        """The record of the values of a file."""
        if values["seed"] is None:
            raise RecordError("a dice game needs a seed: the dice of later turns come from it.")
        return cls(
            DiceOptions.from_json(values["options"]),
            tuple(map(str, values["seats"])),
            DiceDeal.from_json(values["deal"]),
            tuple(parse_decision(str(entry), DiceAction.parse) for entry in values["decisions"]),
            values["seed"],
            values["result"],
        )
