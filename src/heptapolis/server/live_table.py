"""A table in memory: a fold over the entries of its log."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any

from heptapolis.errors import ActionError, IllegalAction, MalformedAction, UnknownName
from heptapolis.game import Record, Table
from heptapolis.game.fair import Fair, commitment_of, seed_from
from heptapolis.game.rulesets import sit_down
from heptapolis.server.crests import COLOURS, CRESTS, filled
from heptapolis.server.problems import Problem
from heptapolis.server.terms import BOT, Terms
from heptapolis.server.waiting import Waiting

LOBBY, PLAYING, PAUSED, OVER, ENDED = "lobby", "playing", "paused", "over", "ended"
RUNNING = (PLAYING, PAUSED)
FINISHED = (OVER, ENDED)
PERSON = "person"
HOST, CLOCK, AWAY = "host", "clock", "away"
LATE = (CLOCK, AWAY)
STAND_IN_REASONS = (*LATE, HOST)
"""Why a bot stands in for someone: the server noticed their absence, or the host asked for it."""
OVERTIME = 10.0
"""Seconds for each further decision of a player who has used up a clock for the whole game."""
BEFORE_VERSIONS = 1
"""The version of the rules where the log does not say it."""
HIDDEN = ("chose", "took_back")
"""Kinds of entries that other people hear of only if something they can see has changed."""
MOST_WATCHERS = 8
"""Screens that may watch a private table; one more takes the place of the first."""
Draft = tuple[str, dict[str, Any], str | None]
"""An entry that is not in the log yet: its kind, its data, and the key of a choice."""


@dataclass(frozen=True)
class LogEntry:
    """One thing that happened at a table: its date is `at`, and `time` is the server's time."""

    number: int
    at: float
    kind: str
    data: dict[str, Any]
    key: str | None = None
    time: float = 0.0


@dataclass
class Seat:
    """A place at the table: who it belongs to, which bot plays it now, if any, and why it stands in."""

    kind: str
    name: str = ""
    person: str = ""
    bot: str = ""
    why: str = ""
    contribution: str = ""
    crest: str = ""
    colour: str = ""


@dataclass
class Mark:
    """What an entry changed: how many public events there were after it, and to which player it means something.

    Whoever decided for a seat then: another player may decide for it now.
    """

    events: int
    public: bool
    player: int | None


@dataclass
class LiveTable:
    """A table in memory; everything in it comes from its log."""

    id: str
    code: str
    host: str
    secret: str
    terms: Terms
    seats: list[Seat] = field(default_factory=list)
    game: Table | None = None
    state: str = LOBBY
    entries: list[LogEntry] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    keys: dict[str, tuple[int, str]] = field(default_factory=dict)
    waiting: Waiting = field(default_factory=Waiting)
    talk: list[dict[str, Any]] = field(default_factory=list)
    talking: bool = True
    watchers: tuple[str, ...] = ()
    """People without a seat whom a player has let watch: a shared screen."""
    host_left: bool = False
    """Whether the host got up and nobody was there to take over: the next who sits down does."""
    removed: set[str] = field(default_factory=set)
    """Whom the host removed: only an invitation lets them sit down again."""
    removals: Counter[int] = field(default_factory=Counter)
    """How many people were removed from each seat; an invitation is good until the next one is."""
    again: str = ""
    """The table of the rematch."""
    pause: str = ""
    """Why the game is paused: `host`, or `absence` if nobody was left to play."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    ready: dict[int, str] = field(default_factory=dict)
    """Choices that bots have made and that wait for people's; not in the log yet."""
    states: dict[tuple[int | None, bool], dict[str, Any]] = field(default_factory=dict)
    """The table as viewers see it, by seat and whether they host; cleared by the next entry."""
    thinking: bool = False
    seen_at: float = 0.0

    def __post_init__(self) -> None:
        self.seats = [self._unused(place) for place in range(len(self.terms.seats))]
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

    @property
    def asked_at(self) -> dict[int, float]:
        """Since when the clocks of seats run."""
        return self.waiting.asked_at

    def thinking_for(self, viewer: int | None) -> list[int]:
        """The seats that a viewer sees thinking: of its own the truth, of others what everyone may know."""
        if self.game is None or self.state not in RUNNING:
            return []
        others = {seat for seat in self.waiting.seats if self.player_of(seat) != viewer}
        return sorted(others | {seat for seat in self.game.deciding() if self.player_of(seat) == viewer})

    @property
    def steps(self) -> int:
        """How often choices were revealed."""
        return len(self.game.history) if self.game else 0

    def accept(self, draft: Draft, at: float, now: float) -> None:
        """Apply a draft as the next entry; what the game refuses is a problem, and changes nothing."""
        kind, data, key = draft
        try:
            self.apply(LogEntry(self.number + 1, at, kind, data, key, now))
        except (ActionError, MalformedAction, UnknownName) as fault:
            raise self._refusal(fault, kind, data["seat"]) from None

    def apply(self, entry: LogEntry) -> None:
        """Apply an entry of the log; raises what the game raises, and changes nothing then."""
        self.states.clear()
        before = self._seen()
        player = self.player_of(entry.data["seat"]) if entry.kind in HIDDEN else None
        getattr(self, f"_{entry.kind}")(entry)
        moved = self._seen()[0] != before[0]
        if self.game is not None:
            asked = self.game.deciding()
            people = [seat for seat in asked if not self.seats[self.player_of(seat)].bot]
            self.waiting.follow(asked, people, self.player_of, moved=moved)
            self.waiting.turn_clocks(entry.time, self.player_of, running=self.state == PLAYING, moved=moved)
        public = entry.kind not in HIDDEN or self._seen() != before
        self.entries.append(entry)
        self.marks.append(Mark(len(self.game.events) if self.game else 0, public, player))
        if entry.key:
            self.keys[entry.key] = (entry.data["seat"], entry.data["action"])

    def _seen(self) -> tuple[int, frozenset[int], str]:
        """What everyone sees of choices: how often they were revealed, who is awaited, whether the game runs."""
        return (len(self.game.history) if self.game else -1, frozenset(self.waiting.seats), self.state)

    def _opened(self, entry: LogEntry) -> None:
        """The terms are known before the log is read."""

    def _sat(self, entry: LogEntry) -> None:
        seat = self.seats[entry.data["seat"]]
        seat.kind, seat.person, seat.name = PERSON, entry.data["person"], entry.data["name"]
        seat.contribution = entry.data["contribution"]
        seat.crest, seat.colour = entry.data.get("crest", ""), entry.data.get("colour", "")
        self.removed.discard(seat.person)
        self.host = entry.data.get("host", self.host)
        self.host_left = self.host_left and self.seat_of(self.host) is None

    def _left(self, entry: LogEntry) -> None:
        place = entry.data["seat"]
        self.host_left = self.host_left or self.seats[place].person == self.host
        if "host" in entry.data:
            self.host, self.host_left = entry.data["host"], False
        self.seats[place] = self._unused(place)

    def _unused(self, place: int) -> Seat:
        """A seat as the table has it while no person sits there."""
        described = self.terms.seats[place]
        return Seat(described["kind"], described.get("name", ""), bot=described.get("bot", ""))

    def _removed(self, entry: LogEntry) -> None:
        place = entry.data["seat"]
        self.removed.add(self.seats[place].person)
        self.removals[place] += 1
        self.seats[place] = self._unused(place)

    def _handed(self, entry: LogEntry) -> None:
        self.host, self.host_left = entry.data["host"], False

    def _terms_set(self, entry: LogEntry) -> None:
        self.terms = self.terms.with_values(entry.data["terms"]).made()
        people = {place: seat for place, seat in enumerate(self.seats) if seat.kind == PERSON}
        self.seats = [people.get(place) or self._unused(place) for place in range(len(self.terms.seats))]

    def _renamed(self, entry: LogEntry) -> None:
        self.seats[entry.data["seat"]].name = entry.data["name"]

    def _crested(self, entry: LogEntry) -> None:
        seat = self.seats[entry.data["seat"]]
        seat.crest, seat.colour = entry.data["crest"], entry.data["colour"]

    def crests(self) -> list[tuple[str, str]]:
        """The crest and the colour of every seat."""
        chosen = [seat.crest for seat in self.seats], [seat.colour for seat in self.seats]
        return list(zip(filled(chosen[0], CRESTS), filled(chosen[1], COLOURS), strict=True))

    def _began(self, entry: LogEntry) -> None:
        for place, seat in enumerate(self.seats):
            if seat.kind not in (PERSON, BOT):
                self.seats[place] = Seat(BOT, bot=entry.data["bot"])
        names = tuple(seat.name or f"{seat.bot} {place + 1}" for place, seat in enumerate(self.seats))
        for seat, name, (crest, colour) in zip(self.seats, names, self.crests(), strict=True):
            seat.name, seat.crest, seat.colour = name, crest, colour
        version = entry.data.get("rules_version", BEFORE_VERSIONS)
        self.game = sit_down(self.terms.played, names, self.seed, self.terms.boards, version)
        self.state = PLAYING

    @property
    def contributions(self) -> tuple[str, ...]:
        """What every seat mixed into the deal."""
        return tuple(seat.contribution for seat in self.seats)

    @property
    def seed(self) -> int:
        """The seed of the deal."""
        return seed_from(self.secret, self.contributions)

    def _chose(self, entry: LogEntry) -> None:
        if self.game is None:
            return
        self.game.choose(entry.data["seat"], entry.data["action"])
        self.ready.pop(entry.data["seat"], None)
        self.state = OVER if self.game.over else self.state

    def _refusal(self, fault: ActionError | MalformedAction | UnknownName, kind: str, seat: int) -> Problem:
        """Why a choice was not taken, without a word about what others have chosen."""
        if not isinstance(fault, ActionError):
            return Problem("choice/malformed", str(fault))
        if kind == "took_back":
            return Problem("choice/late", "There is no choice to take back.")
        if isinstance(fault, IllegalAction):
            words = str(fault).removesuffix(f"   position: {fault.position}")
            return Problem("choice/illegal", words, reason=fault.reason.word)
        if self.game is not None and self.player_of(seat) != seat and self.player_of(seat) in self.game.deciding():
            return Problem("choice/late", "Choose your own card first, then the Free City's.")
        return Problem("choice/late", f"Seat {seat} has nothing to decide right now.")

    def _took_back(self, entry: LogEntry) -> None:
        if self.game is not None:
            self.game.take_back(entry.data["seat"])

    def _stood_in(self, entry: LogEntry) -> None:
        seat = self.seats[entry.data["seat"]]
        seat.bot, seat.why = entry.data["bot"], entry.data["why"]

    def _returned(self, entry: LogEntry) -> None:
        place = entry.data["seat"]
        self.seats[place].bot = self.seats[place].why = ""
        self.waiting.renew([seat for seat in self.waiting.seats if self.player_of(seat) == place], entry.time)
        self.ready.clear()

    def _paused(self, entry: LogEntry) -> None:
        self.state, self.pause = PAUSED, entry.data.get("why", HOST)

    def _resumed(self, entry: LogEntry) -> None:
        self.state, self.pause = PLAYING, ""

    def _ended(self, entry: LogEntry) -> None:
        self.state = ENDED

    def _rematched(self, entry: LogEntry) -> None:
        self.again = entry.data["table"]

    def _watched(self, entry: LogEntry) -> None:
        self.watchers = (*self.watchers, entry.data["person"])[-MOST_WATCHERS:]

    def _said(self, entry: LogEntry) -> None:
        self.talk.append({"at": entry.at, **entry.data})

    def _talk_set(self, entry: LogEntry) -> None:
        self.talking = entry.data["on"]

    def deadline(self, seat: int) -> float | None:
        """When, by the server's time, a seat's decision must be made; None while its clock is stopped."""
        if self.terms.clock == "none" or seat not in self.asked_at:
            return None
        waiting, seconds = self.waiting, float(self.terms.seconds)
        if self.terms.clock == "decision":
            return self.asked_at[seat] + max(seconds - waiting.spent.get(seat, 0.0), 0.0)
        left = seconds - waiting.used.get(waiting.charged[seat], 0.0)
        return self.asked_at[seat] + max(left, min(OVERTIME, seconds))

    def waits_for_player(self, seat: int, now: float) -> bool:
        """Whether the bot that stands in at a seat must wait, because the time of its player is not over."""
        end = self.deadline(seat)
        return self.seats[self.player_of(seat)].why == CLOCK and end is not None and now < end

    def due(self, now: float, *, looked: bool = False) -> float | None:
        """When the sweep must look at the table; `looked` if it just did and nobody was late.

        At once if only bots must decide; otherwise when a person's time runs out, or to see whether someone is away.
        """
        players = {seat: self.seats[self.player_of(seat)] for seat in self.asked_at}
        people = [seat for seat, player in players.items() if not player.bot or player.why == CLOCK]
        if not people:
            return now if self.deciding() else None
        ends = [self.deadline(seat) for seat in people]
        if self.terms.grace is not None:
            ends += [(now if looked else self.asked_at[seat]) + self.terms.grace for seat in people]
        return min((end for end in ends if end is not None), default=None)

    def record(self) -> Record | None:
        """The record of a finished game with the proof of its deal."""
        if self.game is None or self.state not in FINISHED:
            return None
        proof = Fair(self.commitment, self.secret, self.contributions)
        return replace(self.game.record, fair=proof)
