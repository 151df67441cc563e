"""Twins of tables: equal in all that a viewer may know, different in everything else.

The game of a twin is drawn with `redeal` from the viewer's view. Its log has the viewer's own entries, all that is
open, and of others' choices only when they were first sent; their actions, their changes of mind and the chains of dice
that were not sent are others. Whoever has sent counts as having sent until the table waits for nobody else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from heptapolis.game import DiceGame, Game, Record, Table
from heptapolis.game.rulesets import fold, redeal
from heptapolis.server.live_table import FINISHED, PLAYING, RUNNING, LiveTable, LogEntry

CHOICES = ("chose", "took_back")


class Dealt(LiveTable):
    """A table at which a given game is dealt, whatever its secret says."""

    start: Record

    def _began(self, entry: LogEntry) -> None:
        super()._began(entry)
        record = self.start
        bare = type(record)(record.options, record.seats, record.deal, seed=record.seed)
        self.game = fold(bare)


def has_sent(game: Any, seat: int) -> bool:
    """Whether a seat's choice lies there now."""
    if isinstance(game, DiceGame):
        return seat not in game.deciding()
    return game.choice(seat) is not None


@dataclass
class Fact:
    """What everyone may know of an entry: who decided it, and whether it revealed, sent or reopened something."""

    entry: LogEntry
    owner: int | None
    moved: bool
    sent: set[int]
    reopened: set[int]


class Public:
    """What everyone may know of choices that are not revealed: who has sent."""

    def __init__(self, real: LiveTable) -> None:
        self.real = real
        self.shadow = LiveTable(real.id, real.code, real.host, real.secret, real.terms)
        self.sent: set[int] = set()
        self.steps = -1
        self.facts: list[Fact] = []

    def catch_up(self) -> list[Fact]:
        """The facts of all entries of the real table so far."""
        for entry in self.real.entries[self.shadow.number :]:
            owner = self.shadow.player_of(entry.data["seat"]) if entry.kind in CHOICES else None
            before, steps = set(self.sent), self.steps
            self.shadow.apply(entry)
            self.look(self.shadow)
            moved = self.steps != steps or self.shadow.state in FINISHED
            reopened = set() if moved else before - self.sent
            self.facts.append(Fact(entry, owner, moved, self.sent - before, reopened))
        return self.facts

    def look(self, table: LiveTable) -> None:
        """See what has become known."""
        game = table.game
        if not isinstance(game, Game | DiceGame) or table.state not in RUNNING:
            return
        if len(game.history) != self.steps:
            self.steps, self.sent = len(game.history), set()
        sent = {seat for seat in range(game.cities) if has_sent(game, seat)}
        self.sent |= sent
        people = {seat for seat in game.deciding() if not table.seats[table.player_of(seat)].bot}
        awaited = {table.player_of(seat) for seat in people or game.deciding()}
        if not awaited & {table.player_of(seat) for seat in self.shown_open(game)}:
            self.sent = sent

    def shown_open(self, game: Game | DiceGame) -> set[int]:
        """The seats that everyone believes to be thinking."""
        asked = {seat for seat in range(game.cities) if isinstance(game, DiceGame) or game.decision(seat)}
        return {s for s in asked - self.sent if game.chooser(s) == s or game.chooser(s) in self.sent}


class Twin:
    """A twin in the making: follows the log of the real table."""

    def __init__(self, public: Public, viewer: int | None, rng: Random) -> None:
        real = public.real
        assert isinstance(real.game, Game | DiceGame)
        self.public, self.viewer, self.rng = public, viewer, rng
        self.drawn: Table = redeal(real.game.view(viewer), rng)
        self.table = Dealt(real.id, real.code, real.host, real.secret, real.terms)
        self.table.start = self.drawn.record
        self.at = 0.0

    def follow(self) -> Iterator[None]:
        """Walk along the real log; stops whenever the viewer may have been told of something."""
        for fact in self.public.catch_up():
            self.one(fact)
            yield
            if self.rng.random() < 0.3:
                self.disturb(fact.entry.at)
                yield

    def one(self, fact: Fact) -> None:
        """What the real entry is for the twin."""
        entry, seat = fact.entry, fact.entry.data.get("seat", -1)
        shown = entry.kind == "took_back" and seat in fact.reopened
        for reopened in sorted(fact.reopened - ({seat} if shown else set())):
            if has_sent(self.table.game, reopened):
                self.put(self.between(entry.at), "took_back", {"seat": reopened})
        if shown:
            self.put(entry.at, entry.kind, entry.data)
            return
        if entry.kind not in CHOICES or fact.owner == self.viewer:
            self.put(entry.at, entry.kind, entry.data, entry.key)
        elif entry.kind == "chose" and (fact.moved or seat in fact.sent):
            self.send(seat, entry.at, entry.data["by"])

    def put(self, at: float, kind: str, data: dict[str, Any], key: str | None = None) -> None:
        """Write an entry."""
        self.at = at
        self.table.apply(LogEntry(self.table.number + 1, at, kind, data, key, at))

    def between(self, at: float) -> float:
        """A time after the last entry."""
        return self.rng.uniform(self.at, at)

    def send(self, seat: int, at: float, by: str) -> None:
        """Let a seat send all it has to: what the drawn game says, or anything if that does not say."""
        game = self.table.game
        assert isinstance(game, Game | DiceGame)
        while isinstance(game, DiceGame) and game.chain(seat):
            self.put(self.between(at), "took_back", {"seat": seat})
        steps = len(game.history)
        if steps < len(self.drawn.history):
            wanted = [action for who, action in self.drawn.history[steps].choices if who == seat]
        else:
            wanted = []
        while len(game.history) == steps and not has_sent(game, seat):
            action = wanted.pop(0) if wanted else self.rng.choice(game.legal(seat).actions)
            when = self.between(at) if wanted else at
            self.put(when, "chose", {"seat": seat, "action": str(action), "by": by}, self.key())

    def key(self) -> str | None:
        """Whatever key others use."""
        return self.rng.choice([None, f"{self.rng.randrange(7)}.{self.rng.getrandbits(40)}"])

    def disturb(self, at: float) -> None:
        """Let others change their minds as long as someone else is awaited, and bots have their choices ready."""
        game, table = self.table.game, self.table
        if game is None or table.state != PLAYING:
            return
        assert isinstance(game, Game | DiceGame)
        table.ready = {seat: "whatever" for seat in table.deciding() if self.rng.random() < 0.3}
        others = [s for s in range(game.cities) if table.player_of(s) != self.viewer]
        people = [s for s in range(game.cities) if not table.seats[table.player_of(s)].bot]
        asked = {table.player_of(seat) for seat in game.deciding() if seat in people}
        for seat in self.rng.sample(others, len(others)):
            if seat in people and asked - {table.player_of(seat)} and self.rng.random() < 0.5:
                if has_sent(game, seat):
                    self.change_mind(seat, at)
                elif isinstance(game, DiceGame):
                    self.dawdle(game, seat, at)

    def change_mind(self, seat: int, at: float) -> None:
        """A seat takes its choice back or chooses something else, and in the end what it had before."""
        game = self.table.game
        assert isinstance(game, Game | DiceGame)
        affected = [seat]
        if isinstance(game, DiceGame):
            held: list[Any] = [*game.chain(seat)]
            for _ in range(self.rng.randint(1, len(held))):
                self.put(at, "took_back", {"seat": seat})
            held = held[len(game.chain(seat)) :]
        else:
            free_city = [s for s in range(game.players, game.cities) if self.table.player_of(s) == seat]
            affected += [s for s in free_city if has_sent(game, s)]
            held = [game.choice(s) for s in affected]
            other = self.rng.choice(game.legal(seat).actions)
            if self.rng.random() < 0.5:
                self.put(at, "took_back", {"seat": seat})
            self.put(at, "chose", {"seat": seat, "action": str(other), "by": "person"})
            self.put(at, "took_back", {"seat": seat})
        for place, action in enumerate(held):
            who = seat if isinstance(game, DiceGame) else affected[place]
            self.put(at, "chose", {"seat": who, "action": str(action), "by": "person"}, self.key())

    def dawdle(self, game: DiceGame, seat: int, at: float) -> None:
        """A seat that has not sent goes on with its chain, or back."""
        if game.chain(seat) and self.rng.random() < 0.3:
            self.put(at, "took_back", {"seat": seat})
        action = self.rng.choice(game.legal(seat).actions)
        game.choose(seat, action)
        goes_on = seat in game.deciding()
        game.take_back(seat)
        if goes_on:
            self.put(at, "chose", {"seat": seat, "action": str(action), "by": "person"})


def hidden_of(table: LiveTable, viewer: int | None) -> list[str]:
    """What is hidden from a viewer, to see whether a twin is different."""
    game = table.game
    assert game is not None
    seats = [seat for seat in range(game.players) if seat != viewer]
    return [str(game.record), str(table.entries), *(str(game.view(seat).to_json()) for seat in seats)]
