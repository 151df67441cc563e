"""The recorded games of the oracle: its files read into typed values. The format is described in its README."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

from heptapolis.vocab.cards.city import Line
from heptapolis.vocab.cards.play import Decision

KINDS = {
    "choose": Decision.PLAY_CARD,
    "last_card": Decision.PLAY_LAST_CARD,
    "from_discard": Decision.DIG,
    "penalty_card": Decision.LOSE_CARD,
    "penalty_tokens": Decision.LOSE_TOKENS,
}
"""What the oracle calls a decision, and what we call it."""

PENALTIES = ("penalty_card", "penalty_tokens")

SHEET = {
    "military": Line.MILITARY,
    "coins": Line.COINS,
    "wonder": Line.WONDER,
    "civilian": Line.CIVIL,
    "commerce": Line.COMMERCE,
    "guilds": Line.GUILDS,
    "science": Line.SCIENCE,
    "edifice": Line.EDIFICE,
}
"""The oracle's score lines and ours. Its sheet has `total` too, and `edifice`, 0 there, also without Edifice."""

PER_SEAT = ("coins", "shields", "stages")

Listed = tuple[str | int, ...]
"""An action as the oracle lists it, such as ("build", "altar", 0, 0)."""

SKIP: Listed = ("skip",)
LOSE_TOKENS = "lose_tokens"


class BadInputError(Exception):
    """A file that holds no recorded games, or a line that is none."""


@dataclass(frozen=True)
class Asked:
    """One decision: who was asked what, the legal answers, and the answer.

    `strict` is the legal set under our ruling where the source lets the last card be paid with the income of turn 6.
    `name_once` marks a list that leaves out the second of two cards with one name, `automatic` a penalty that the
    source took although its owner had a choice. `also` is what a list leaves out because the source's pile is without
    the cards lost as penalties, and `held` are the victory tokens from which some are lost.
    """

    age: int
    turn: int
    seat: int
    kind: str
    legal: frozenset[Listed]
    chosen: Listed
    strict: frozenset[Listed] | None
    name_once: bool
    automatic: bool
    also: frozenset[Listed]
    pile: tuple[str, ...] | None
    held: list[int] | None

    def is_in_turn_of(self, other: Asked) -> bool:
        """Whether this is asked in the same turn; penalties come when the last turn of an Age is over."""
        return (self.age, self.turn) == (other.age, other.turn) and self.kind not in PENALTIES

    def __str__(self) -> str:
        return f"Age {self.age} turn {self.turn} seat {self.seat} {self.kind}"


@dataclass(frozen=True)
class Settled:
    """The edifice of an Age at its end: who has a pawn, what the others lost, and the coins then."""

    edifice: str
    status: str
    joined: list[int]
    penalties: list[tuple[int, Listed]]
    coins: list[int]


@dataclass(frozen=True)
class Recorded:
    """A recorded game. What is compared per seat is kept as the file names it."""

    id: str
    rules: str
    edifices: tuple[str, ...]
    boards: tuple[tuple[str, ...], ...]
    hands: tuple[tuple[tuple[str, ...], ...], ...]
    asked: tuple[Asked, ...]
    after_turn: dict[tuple[int, int], dict[str, Any]]
    settled: dict[int, Settled]
    conflicts: dict[int, dict[str, Any]]
    final: tuple[dict[str, Any], ...]
    breakdown: tuple[dict[str, int], ...]
    winner: tuple[int, ...]

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.boards)

    @property
    def edifice(self) -> bool:
        """Whether the expansion is played."""
        return bool(self.edifices)

    @classmethod
    def from_json(cls, values: Any) -> Recorded:
        """Read a line of a file."""
        try:
            return cls._read(values)
        except KeyError as fault:
            raise BadInputError(f"the key {fault} is missing") from None
        except (TypeError, ValueError, IndexError, AttributeError) as fault:
            raise BadInputError(f"not of the form that the README describes: {fault}") from None

    @classmethod
    def _read(cls, values: Any) -> Recorded:
        edifice = bool(values["edifice"])
        flags = values["flags"]
        boards = tuple((f"{seat['wonder']}/{seat['side']}",) for seat in values["seats"])
        if len(boards) != values["players"]:
            raise ValueError(f"{len(boards)} seats for {values['players']} players")
        edifices = tuple(map(str, values["edifices"])) if edifice else ()
        if edifice and len(edifices) != len(values["hands"]):
            raise ValueError(f"{len(edifices)} edifices for {len(values['hands'])} Ages")
        recorded = cls(
            str(values["id"]),
            str(values["rules"]),
            edifices,
            boards,
            tuple(tuple(tuple(map(str, hand)) for hand in age) for age in values["hands"]),
            tuple(read_asked(asked, number, flags) for number, asked in enumerate(values["decisions"])),
            {(turn["age"], turn["turn"]): turn for turn in values["after_turn"]},
            {end["age"]: read_settled(end) for end in values["edifice_settled"]} if edifice else {},
            {fought["age"]: fought for fought in values["conflicts"]},
            tuple(read_city(city, edifice) for city in values["final"]),
            tuple(dict(sheet) for sheet in values["breakdown"]),
            tuple(sorted(map(int, values["winner"]))),
        )
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
            if self.edifice:
                turn["edifice"], self.settled[asked.age]
            elif asked.kind in PENALTIES:
                raise ValueError(f"{asked}: there are no penalties without Edifice")
        if not len(self.final) == len(self.breakdown) == self.players:
            raise ValueError("final and breakdown have not one entry for each seat")
        for sheet in self.breakdown:
            for line in (*SHEET, "total"):
                sheet[line]


def read_city(values: Any, edifice: bool) -> dict[str, Any]:
    """Read a final city; its cards and tokens are in no order."""
    city = {what: values[what] for what in PER_SEAT}
    tokens = [*values["conflict_tokens"], *(values["edifice_tokens"] if edifice else ())]
    return city | {
        "cards": sorted(map(str, values["cards"])),
        "tokens": sorted(map(int, tokens)),
        "debts": sorted(map(int, values["debt"])) if edifice else [],
    }


def read_settled(values: Any) -> Settled:
    """Read the end of an edifice."""
    return Settled(
        str(values["edifice"]),
        str(values["status"]),
        sorted(map(int, values["joined"])),
        sorted((int(penalty["seat"]), read_loss(penalty["lost"])) for penalty in values["penalties"]),
        list(map(int, values["coins"])),
    )


def read_loss(values: Any) -> Listed:
    """Read what a city lost, as the action that chooses it; coins and debts are never chosen."""
    ((what, lost),) = values.items()
    if what == "tokens":
        return LOSE_TOKENS, *sorted(map(int, lost))
    return ("lose", str(lost)) if what == "card" else (str(what), int(lost))


def read_action(values: Any) -> Listed:
    """Read an action; the tokens in it are in no order."""
    kind, *rest = values
    return (LOSE_TOKENS, *sorted(map(int, rest[0]))) if kind == LOSE_TOKENS else (kind, *rest)


def read_asked(values: Any, number: int, flags: Any) -> Asked:
    """Read a decision, the n-th of its game."""
    kind = values["kind"]
    if kind not in KINDS:
        raise ValueError(f"the decision {kind!r} is not known; known are {', '.join(KINDS)}")
    chosen = read_action(values["chosen"])
    held = sorted(map(int, values["held"])) if kind == "penalty_tokens" else None
    if held is None:
        legal = frozenset(read_action(action) for action in values["legal"])
    else:  # the source asks nobody about tokens and lists nothing
        legal = frozenset((LOSE_TOKENS, *lost) for lost in combinations(held, len(chosen) - 1))
    strict = values.get("legal_without_turn6_income")
    also = values.get("would_also_offer_if_penalty_cards_are_in_the_pile", ())
    return Asked(
        int(values["age"]),
        int(values["turn"]),
        int(values["seat"]),
        kind,
        legal,
        chosen,
        None if strict is None else frozenset(read_action(action) for action in strict),
        number in flags.get("from_discard_name_once", ()),
        number in flags.get(f"{kind}_chosen_automatically", ()),
        frozenset(("pick", str(card)) for card in also),
        tuple(sorted(values["discard"])) if kind == "from_discard" else None,
        held,
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
