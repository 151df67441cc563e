"""A table as the house keeps it: a fold over the entries of its log."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace
from typing import Any

from heptapolis.game import Record, Table
from heptapolis.game.fair import Fair, commitment_of, seed_from
from heptapolis.game.rulesets import sit_down
from heptapolis.server.terms import BOT, OPEN, Terms

LOBBY, PLAYING, PAUSED, OVER, ENDED = "lobby", "playing", "paused", "over", "ended"
RUNNING = (PLAYING, PAUSED)
FINISHED = (OVER, ENDED)
PERSON = "person"


@dataclass(frozen=True)
class Entry:
    """One thing that happened at a table."""

    number: int
    at: float
    kind: str
    data: dict[str, Any]
    key: str | None = None


@dataclass
class Seat:
    """A place at the table: who it belongs to, and which bot plays it now, if any."""

    kind: str
    name: str = ""
    person: str = ""
    bot: str = ""
    contribution: str = ""


@dataclass
class Mark:
    """What an entry changed: how many public events there were after it, and to whom it means something."""

    events: int
    public: bool
    seat: int | None


@dataclass
class Hosted:
    """A table in memory; nothing in it is not in its log."""

    id: str
    code: str
    host: str
    secret: str
    terms: Terms
    seats: list[Seat] = field(default_factory=list)
    game: Table | None = None
    state: str = LOBBY
    entries: list[Entry] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    keys: dict[str, tuple[int, str]] = field(default_factory=dict)
    asked_at: dict[int, float] = field(default_factory=dict)
    used: dict[int, float] = field(default_factory=dict)
    talk: list[dict[str, Any]] = field(default_factory=list)
    talking: bool = True
    began_at: float = 0.0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    ready: dict[int, str] = field(default_factory=dict)
    """Choices that bots have made and that wait for people's; not in the log yet."""
    thinking: bool = False
    seen_at: float = 0.0

    def __post_init__(self) -> None:
        self.seats = [Seat(kind=s["kind"], name=s.get("name", ""), bot=s.get("bot", "")) for s in self.terms.seats]
        self.talking = self.terms.talk

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    @property
    def commitment(self) -> str:
        """What was published of the deal before play."""
        return commitment_of(self.secret)

    def seat_of(self, person: str | None) -> int | None:
        """The seat of a person."""
        return next((n for n, seat in enumerate(self.seats) if person and seat.person == person), None)

    def deciding(self) -> tuple[int, ...]:
        """The seats whose choice is missing, while the game runs."""
        return self.game.deciding() if self.game and self.state == PLAYING else ()

    def player_of(self, seat: int) -> int:
        """The player who decides for a seat."""
        return self.game.chooser(seat) if self.game else seat

    def bots_deciding(self) -> tuple[int, ...]:
        """The seats that a bot decides for now."""
        return tuple(seat for seat in self.deciding() if self.seats[self.player_of(seat)].bot)

    def apply(self, entry: Entry) -> None:
        """Let an entry happen; raises what the game raises, and then nothing has happened."""
        before = (self.deciding(), len(self.game.history) if self.game else 0, self.state)
        seat = entry.data.get("seat")
        getattr(self, f"_{entry.kind}")(entry)
        after = (self.deciding(), len(self.game.history) if self.game else 0, self.state)
        hidden = entry.kind in ("chose", "took_back")
        self.entries.append(entry)
        self.marks.append(Mark(len(self.game.events) if self.game else 0, not hidden or before != after, seat))
        if entry.key:
            self.keys[entry.key] = (entry.data["seat"], entry.data["action"])
        self._turn_clocks(entry.at, moved=before[1] != after[1])

    def _turn_clocks(self, at: float, *, moved: bool) -> None:
        """Stop the clocks of those who have chosen, start those of who is asked; all begin anew when the game moves."""
        now = self.deciding()
        for seat in list(self.asked_at):
            if moved or seat not in now:
                player = self.player_of(seat)
                self.used[player] = self.used.get(player, 0.0) + at - self.asked_at.pop(seat)
        for seat in now:
            self.asked_at.setdefault(seat, at)

    def _opened(self, entry: Entry) -> None:
        self.seen_at = entry.at

    def _sat(self, entry: Entry) -> None:
        seat = self.seats[entry.data["seat"]]
        seat.kind, seat.person, seat.name = PERSON, entry.data["person"], entry.data["name"]
        seat.contribution = entry.data["contribution"]

    def _left(self, entry: Entry) -> None:
        self.seats[entry.data["seat"]] = Seat(OPEN)

    def _began(self, entry: Entry) -> None:
        for place, seat in enumerate(self.seats):
            if seat.kind not in (PERSON, BOT):
                self.seats[place] = Seat(BOT, bot=entry.data["bot"])
        names = tuple(seat.name or f"{seat.bot} {place + 1}" for place, seat in enumerate(self.seats))
        for seat, name in zip(self.seats, names, strict=True):
            seat.name = name
        self.game = sit_down(self.terms.played, names, self.seed, self.terms.boards)
        self.state, self.began_at = PLAYING, entry.at

    @property
    def contributions(self) -> tuple[str, ...]:
        """What every seat mixed into the deal."""
        return tuple(seat.contribution for seat in self.seats)

    @property
    def seed(self) -> int:
        """The seed of the deal."""
        return seed_from(self.secret, self.contributions)

    def _chose(self, entry: Entry) -> None:
        if self.game is not None:
            self.game.choose(entry.data["seat"], entry.data["action"])
            self.ready.pop(entry.data["seat"], None)
            self.state = OVER if self.game.over else self.state

    def _took_back(self, entry: Entry) -> None:
        if self.game is not None:
            self.game.take_back(entry.data["seat"])

    def _stood_in(self, entry: Entry) -> None:
        self.seats[entry.data["seat"]].bot = entry.data["bot"]

    def _returned(self, entry: Entry) -> None:
        self.seats[entry.data["seat"]].bot = ""
        self.ready.clear()

    def _paused(self, entry: Entry) -> None:
        self.state = PAUSED

    def _resumed(self, entry: Entry) -> None:
        self.state = PLAYING

    def _ended(self, entry: Entry) -> None:
        self.state = ENDED

    def _said(self, entry: Entry) -> None:
        self.talk.append({"at": entry.at, **entry.data})

    def _talk_set(self, entry: Entry) -> None:
        self.talking = entry.data["on"]

    def deadline(self, seat: int) -> float | None:
        """When the time of a seat's decision runs out."""
        if self.terms.clock == "none" or seat not in self.asked_at:
            return None
        left = self.terms.seconds
        if self.terms.clock == "game":
            left -= int(self.used.get(self.player_of(seat), 0.0))
        return self.asked_at[seat] + max(left, 0)

    def due(self, now: float) -> float | None:
        """When the house must look at the table by itself: for bots at once, for people when their time runs out."""
        if self.bots_deciding():
            return now
        ends = [self.deadline(seat) for seat in self.deciding()]
        ends += [
            self.asked_at[s] + self.terms.grace for s in self.deciding() if self.terms.grace and s in self.asked_at
        ]
        return min((end for end in ends if end is not None), default=None)

    def record(self) -> Record | None:
        """The record of a finished game with the proof of its deal."""
        if self.game is None or self.state not in FINISHED:
            return None
        proof = Fair(self.commitment, self.secret, self.contributions)
        return replace(self.game.record, fair=proof)
