"""Pebbles: in each of three turns everyone takes 1 to 3 pebbles from a heap; too many for it, and nobody gets any."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from heptapolis.errors import IllegalAction, LateAction, RecordError, SetupError
from heptapolis.game.notation import default_seats, parse_decision
from heptapolis.game.record import Record
from heptapolis.game.table import Table
from heptapolis.vocab.reasons import Reason
from heptapolis.words import ENGLISH, Words

RULES = "pebbles"
TURNS = 3
MOST = 3


@dataclass(frozen=True)
class PebbleOptions:
    """How many play."""

    players: int = 2
    rules: str = RULES

    @property
    def cities(self) -> int:
        return self.players

    @property
    def title(self) -> str:
        return self.title_in(ENGLISH)

    def title_in(self, words: Words) -> str:
        return words("title-players", game="Pebbles", n=self.players)

    @property
    def sheet(self) -> tuple[Any, ...]:
        return ()

    @property
    def board_names(self) -> dict[int, str]:
        return {0: "heap"}

    def to_json(self) -> dict[str, Any]:
        return {"players": self.players}

    in_short = to_json

    @classmethod
    def from_json(cls, values: Mapping[str, Any]) -> PebbleOptions:
        return cls(**values)


@dataclass(frozen=True)
class Heaps:
    """The deal: how many pebbles lie there in each turn."""

    sizes: tuple[int, ...]

    @classmethod
    def from_seed(cls, options: PebbleOptions, seed: int) -> Heaps:
        chance = Random(seed)
        return cls(tuple(chance.randint(options.players, 2 * options.players) for _ in range(TURNS)))

    def checked(self, options: PebbleOptions) -> Heaps:
        return self

    def to_json(self) -> dict[str, Any]:
        return {"heaps": list(self.sizes)}


class PebbleRecord(Record):
    """Everything that makes a game of pebbles."""

    def __str__(self) -> str:
        return f"{RULES} {self.options.players} {self.seed} | " + "; ".join(f"{s} {a}" for s, a in self.decisions)

    @classmethod
    def parse(cls, text: str) -> PebbleRecord:
        head, _, body = text.partition("|")
        _, players, seed = head.split()
        options = PebbleOptions(int(players))
        decisions = tuple(parse_decision(entry, str) for entry in body.split(";") if entry.strip())
        heaps = Heaps.from_seed(options, int(seed))
        return cls(options, default_seats(options.players), heaps, decisions, int(seed))

    @classmethod
    def read_parts(cls, values: Mapping[str, Any]) -> PebbleRecord:
        decisions = tuple(parse_decision(entry, str) for entry in values["decisions"])
        heaps = Heaps(tuple(values["deal"]["heaps"]))
        options = PebbleOptions.from_json(values["options"])
        return cls(options, tuple(values["seats"]), heaps, decisions, values["seed"], values["result"])


@dataclass(frozen=True)
class Taken:
    """A turn: what everyone took."""

    turn: int
    choices: tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Took:
    """What happened."""

    seat: int
    pebbles: int

    def to_json(self) -> dict[str, Any]:
        return {"kind": "took", "seat": self.seat, "thing": "", "numbers": [self.pebbles]}

    def sentence(self, words: Words) -> str:
        return f"{self.seat}: {self.pebbles}"


@dataclass(frozen=True)
class Pile:
    """The score of a seat."""

    seat: int
    total: int

    def to_json(self) -> dict[str, Any]:
        return {"total": self.total}


@dataclass(frozen=True)
class Menu:
    """What may be done."""

    actions: tuple[Take, ...]

    def __len__(self) -> int:
        return len(self.actions)

    def to_json(self) -> dict[str, Any]:
        return {"options": list(map(str, self.actions))}


@dataclass(frozen=True)
class Take:
    """So many pebbles."""

    pebbles: int

    def __str__(self) -> str:
        return str(self.pebbles)

    @classmethod
    def parse(cls, text: str) -> Take:
        if not text.isdecimal():
            raise SetupError(f"{text!r} is not a number of pebbles.")
        return cls(int(text))


@dataclass
class Heap:
    """The table as numbers, for batches."""

    players: int
    board: list[int]
    piles: list[int]


@dataclass(frozen=True)
class PebbleView:
    """What a seat may know: its own choice, and what was taken before."""

    options: PebbleOptions
    seat: int | None
    piles: tuple[int, ...]
    turn: int
    decides: tuple[int, ...]
    choice: str | None
    over: bool
    events: tuple[Took, ...] = ()
    history: tuple[Taken, ...] = ()

    @property
    def state(self) -> Heap:
        return Heap(self.options.players, [0] * self.options.players, list(self.piles))

    def legal(self, seat: int) -> Menu:
        return Menu(tuple(map(Take, range(1, MOST + 1))))

    def score(self) -> tuple[Pile, ...]:
        return tuple(Pile(seat, pile) for seat, pile in enumerate(self.piles))

    def to_json(self, *, history: bool = True) -> dict[str, Any]:
        return {"piles": list(self.piles), "turn": self.turn, "choice": self.choice}


class PebbleGame(Table):
    """A game of pebbles."""

    RECORD = PebbleRecord

    def _start(self, record: PebbleRecord) -> None:
        self._beginning = record
        self.options, self.seats = record.options, record.seats
        self.events: list[Took] = []
        self.history: tuple[Taken, ...] = ()
        self.piles = [0] * self.options.players
        self.chosen: dict[int, str] = {}

    @property
    def record(self) -> PebbleRecord:
        start = self._beginning
        decided = tuple(choice for step in self.history for choice in step.choices)
        waiting = tuple(sorted(self.chosen.items()))
        return PebbleRecord(start.options, start.seats, start.deal, decided + waiting, start.seed, self.result())

    @property
    def over(self) -> bool:
        return len(self.history) == TURNS

    @property
    def position(self) -> str:
        return f"{RULES} turn {len(self.history) + 1}"

    def deciding(self) -> tuple[int, ...]:
        return () if self.over else tuple(seat for seat in range(self.players) if seat not in self.chosen)

    def legal(self, seat: int) -> Menu:
        return self.view(self._checked(seat)).legal(seat)

    def choose(self, seat: int, action: Take | str) -> None:
        if self.over:
            raise LateAction("the heaps are gone.", self.position)
        if str(action) not in map(str, self.legal(seat).actions):
            reason = Reason.WRONG_DECISION
            raise IllegalAction(f"{action} pebbles cannot be taken", reason, self.position, reason.because())
        self.chosen[seat] = str(action)
        if len(self.chosen) == self.players:
            self._share()

    def _share(self) -> None:
        taken = {seat: int(action) for seat, action in sorted(self.chosen.items())}
        enough = sum(taken.values()) <= self._beginning.deal.sizes[len(self.history)]
        for seat, pebbles in taken.items():
            self.piles[seat] += pebbles if enough else 0
            self.events.append(Took(seat, pebbles if enough else 0))
        self.history += (Taken(len(self.history) + 1, tuple(sorted(self.chosen.items()))),)
        self.chosen = {}

    def take_back(self, seat: int) -> None:
        if self.chosen.pop(self._checked(seat), None) is None:
            raise LateAction("nothing was chosen.", self.position)

    def view(self, seat: int | None = None, *, past: bool = True) -> PebbleView:
        asks = not self.over and seat is not None
        choice = self.chosen.get(seat) if seat is not None else None
        decides = (seat,) if asks and seat is not None else ()
        told = tuple(self.events), self.history
        return PebbleView(
            self.options, seat, tuple(self.piles), len(self.history) + 1, decides, choice, self.over, *told
        )

    def news(self, seat: int | None, first: int = 0) -> list[dict[str, Any]]:
        return [event.to_json() | {"words": f"{event.pebbles} pebbles"} for event in self.events[first:]]

    def score(self) -> tuple[Pile, ...]:
        return self.view().score()

    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, pile in enumerate(self.piles) if pile == max(self.piles))


def deal(options: PebbleOptions, seed: int, boards: list[str]) -> Heaps:
    """The heaps of a seed."""
    return Heaps.from_seed(options, seed)


def check_deal(record: PebbleRecord) -> None:
    """Refuse heaps that the seed does not give."""
    if record.deal != Heaps.from_seed(record.options, record.seed or 0):
        raise RecordError("the heaps are not those of the seed.")


def redeal(view: PebbleView, rng: Random) -> PebbleGame:
    """A game that looks the same at its beginning."""
    heaps = Heaps.from_seed(view.options, rng.getrandbits(30))
    return PebbleGame.from_record(PebbleRecord(view.options, default_seats(view.options.players), heaps, seed=1))


def playthrough(record: PebbleRecord, words: Words) -> Iterator[str]:
    """A whole record as text."""
    game = PebbleGame.from_record(record)
    yield game.options.title_in(words)
    yield from (event.sentence(words) for event in game.events)
    yield words("terminal-won-by", names=words.listed([game.seats[seat] for seat in game.winners()]))
