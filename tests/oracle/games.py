"""The recorded games of the oracle: its files read into typed values. The format is described in its README."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from heptapolis.game import Action
from heptapolis.vocab.city import Line
from heptapolis.vocab.play import ActionKind, Decision

KINDS = {
    "choose": Decision.PLAY_CARD,
    "last_card": Decision.PLAY_LAST_CARD,
    "from_discard": Decision.DIG,
}
"""What the oracle calls a decision, and what we call it. Edifice will add penalty_card and penalty_tokens."""

SHEET = {
    "military": Line.MILITARY,
    "coins": Line.COINS,
    "wonder": Line.WONDER,
    "civilian": Line.CIVIL,
    "commerce": Line.COMMERCE,
    "guilds": Line.GUILDS,
    "science": Line.SCIENCE,
}
"""The oracle's score lines and ours. Its sheet has two more: `edifice`, 0 without Edifice, and `total`."""

PER_SEAT = ("coins", "shields", "stages")

Listed = tuple[str | int, ...]
"""An action as the oracle lists it, such as ("build", "altar", 0, 0)."""

SKIP: Listed = ("skip",)


class BadInputError(Exception):
    """A file that holds no recorded games, or a line that is none."""


def listed(action: Action) -> Listed:
    """Our action in the oracle's form.

    >>> listed(Action.parse("stage altar L2")), listed(Action.parse("decline"))
    (('stage', 'altar', 2, 0, False), ('skip',))
    """
    if action.kind == ActionKind.DECLINE:
        return SKIP
    if action.kind == ActionKind.BUILD:
        return action.kind.word, action.card, action.left, action.right
    if action.kind == ActionKind.STAGE:
        joins_edifice = False
        return action.kind.word, action.card, action.left, action.right, joins_edifice
    return action.kind.word, action.card


@dataclass(frozen=True)
class Asked:
    """One decision: who was asked what, the legal answers, and the answer.

    `strict` is the legal set under our ruling where the source lets the last card be paid with the income of turn 6.
    `name_once` marks a list that leaves out the second of two cards with one name.
    """

    age: int
    turn: int
    seat: int
    kind: str
    legal: frozenset[Listed]
    chosen: Listed
    strict: frozenset[Listed] | None
    name_once: bool
    pile: tuple[str, ...] | None

    def __str__(self) -> str:
        return f"Age {self.age} turn {self.turn} seat {self.seat} {self.kind}"


@dataclass(frozen=True)
class Recorded:
    """A recorded game. What is compared per seat is kept as the file names it."""

    id: str
    rules: str
    edifice: bool
    boards: tuple[tuple[str, ...], ...]
    hands: tuple[tuple[tuple[str, ...], ...], ...]
    asked: tuple[Asked, ...]
    after_turn: dict[tuple[int, int], dict[str, Any]]
    conflicts: dict[int, dict[str, Any]]
    final: tuple[dict[str, Any], ...]
    breakdown: tuple[dict[str, int], ...]
    winner: tuple[int, ...]

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.boards)

    @classmethod
    def from_json(cls, values: Any) -> Recorded:
        """Read a line of a file; of a game with Edifice only the head."""
        try:
            return cls._read(values)
        except KeyError as fault:
            raise BadInputError(f"the key {fault} is missing") from None
        except (TypeError, ValueError, IndexError, AttributeError) as fault:
            raise BadInputError(f"not of the form that the README describes: {fault}") from None

    @classmethod
    def _read(cls, values: Any) -> Recorded:
        edifice = bool(values["edifice"])
        flags = values["flags"].get("from_discard_name_once", ())
        boards = tuple((f"{seat['wonder']}/{seat['side']}",) for seat in values["seats"])
        if len(boards) != values["players"]:
            raise ValueError(f"{len(boards)} seats for {values['players']} players")
        decisions = [] if edifice else values["decisions"]
        recorded = cls(
            str(values["id"]),
            str(values["rules"]),
            edifice,
            boards,
            tuple(tuple(tuple(map(str, hand)) for hand in age) for age in values["hands"]),
            tuple(read_asked(asked, number in flags) for number, asked in enumerate(decisions)),
            {(turn["age"], turn["turn"]): turn for turn in values["after_turn"]},
            {fought["age"]: fought for fought in values["conflicts"]},
            tuple(read_city(city) for city in values["final"]),
            tuple(dict(sheet) for sheet in values["breakdown"]),
            tuple(sorted(map(int, values["winner"]))),
        )
        if not edifice:
            recorded._complete()
        return recorded

    def _complete(self) -> None:
        """Everything that will be compared is there."""
        for asked in self.asked:
            if not 0 <= asked.seat < self.players:
                raise ValueError(f"{asked}: there is no such seat")
            turn = self.after_turn[asked.age, asked.turn]
            seats = [turn[what] for what in PER_SEAT]
            seats += [self.conflicts[asked.age][what] for what in ("shields", "left_right")]
            if any(len(values) != self.players for values in seats) or "discard_pile" not in turn:
                raise ValueError(f"{asked}: after_turn or conflicts are not complete")
        if not len(self.final) == len(self.breakdown) == self.players:
            raise ValueError("final and breakdown have not one entry for each seat")
        for sheet in self.breakdown:
            for line in (*SHEET, "edifice", "total"):
                sheet[line]


def read_city(values: Any) -> dict[str, Any]:
    """Read a final city; its cards and tokens are in no order."""
    city = {what: values[what] for what in PER_SEAT}
    return city | {"cards": sorted(map(str, values["cards"])), "tokens": sorted(map(int, values["conflict_tokens"]))}


def read_asked(values: Any, name_once: bool) -> Asked:
    """Read one decision."""
    if values["kind"] not in KINDS:
        raise ValueError(f"the decision {values['kind']!r} is not known; known are {', '.join(KINDS)}")
    strict = values.get("legal_without_turn6_income")
    pile = values["discard"] if values["kind"] == "from_discard" else None
    return Asked(
        int(values["age"]),
        int(values["turn"]),
        int(values["seat"]),
        values["kind"],
        frozenset(tuple(action) for action in values["legal"]),
        tuple(values["chosen"]),
        None if strict is None else frozenset(tuple(action) for action in strict),
        name_once,
        None if pile is None else tuple(sorted(pile)),
    )


def read_file(file: Path) -> Iterator[Recorded]:
    """The games of a file, .jsonl or .jsonl.gz."""
    number = 0
    try:
        with gzip.open(file, "rt", encoding="utf-8") if file.suffix == ".gz" else file.open(encoding="utf-8") as lines:
            for line in lines:
                number += 1
                yield Recorded.from_json(json.loads(line))
    except BadInputError as fault:
        raise BadInputError(f"{file}: line {number}: {fault}.") from None
    except (json.JSONDecodeError, RecursionError) as fault:
        raise BadInputError(f"{file}: line {number}: no JSON: {fault}.") from None
    except UnicodeDecodeError:
        raise BadInputError(f"{file}: no text in UTF-8.") from None
    except (gzip.BadGzipFile, EOFError, zlib.error) as fault:
        raise BadInputError(f"{file}: no gzip, or cut off: {fault}.") from None
    except OSError as fault:
        raise BadInputError(f"{file}: cannot be read: {fault.strerror}.") from None
    if number == 0:
        raise BadInputError(f"{file}: holds no games.")
