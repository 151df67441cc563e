"""People who play by a script: what they choose depends on what they see, and on nothing else."""

from __future__ import annotations

import copy
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zlib import crc32

import psycopg

from heptapolis import Record, fold
from server.servers import Person, ServerProcess

NAMES = ("Elsa", "Frida", "Gerda", "Hanna", "Inga", "Jonna", "Karin")
FINISHED = ("over", "ended")
Row = tuple[int, str, dict[str, Any], str | None]
"""An entry of a log: its number, kind, data and key."""


def pick(legal: dict[str, Any]) -> str:
    """One of the options, always the same one of the same options."""
    actions: list[str] = [option["action"] for option in legal["options"]]
    return actions[crc32("\n".join(actions).encode()) % len(actions)]


@dataclass(frozen=True)
class Choice:
    """What someone is about to choose."""

    person: Person
    table: str
    seat: int
    action: str
    key: str | None = None

    @property
    def body(self) -> dict[str, Any]:
        """As it is sent."""
        return {"action": self.action, "seat": self.seat, "key": self.key}

    def make(self) -> dict[str, Any]:
        """Choose."""
        return self.person.choose(self.table, self.action, self.seat, self.key)


@dataclass(frozen=True)
class Seated:
    """A table at which every seat is a person of the script."""

    table: str
    people: list[Person]

    def moved(self, server: ServerProcess) -> Seated:
        """The same people at the same table of a copy of the server."""
        twins = [copy.copy(person) for person in self.people]
        for twin in twins:
            twin.server = server
        return Seated(self.table, twins)

    def open_choices(self, number: int | None = None) -> Iterator[Choice]:
        """What is asked now, seat by seat; a number gives the choices keys."""
        for person in self.people:
            for seat, legal in person.table(self.table).get("legal", {}).items():
                key = None if number is None else f"{number}-{seat}"
                yield Choice(person, self.table, int(seat), pick(legal), key)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.people[0].table(self.table)["state"] in FINISHED

    def play_on(self) -> None:
        """Play to the end, everyone as far as possible before the next."""
        while not self.over:
            for person in self.people:
                state = person.table(self.table)
                while legal := state.get("legal"):
                    seat = next(iter(legal))
                    state = person.choose(self.table, pick(legal[seat]), int(seat))

    def record(self) -> Record:
        """The record of the finished game, which folds to the result that it tells."""
        record: Record = Record.loads(self.people[0].ask("GET", f"/api/history/{self.table}/record").text)
        assert fold(record).result() == record.result
        return record


def seat_all(server: ServerProcess, rules: str, options: dict[str, Any], **more: Any) -> Seated:
    """A table of the script, begun."""
    people = [server.person(name) for name in NAMES[: options["players"]]]
    seats = [{"kind": "open"}] * len(people)
    table = people[0].open_table(rules, options=options, seats=seats, begin=False, **more)["table"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/sit", {"name": person.name})
    people[0].post(f"/api/tables/{table}/begin")
    return Seated(table, people)


def log_of(database: str | Path, table: str) -> list[Row]:
    """The log of a table as it is in the database, in the order of its numbers."""
    asked = "SELECT number, kind, data, key FROM entries WHERE table_id = {} ORDER BY number"
    if isinstance(database, Path):
        with closing(sqlite3.connect(database)) as file:
            rows = file.execute(asked.format("?"), (table,)).fetchall()
        return [(number, kind, json.loads(data), key) for number, kind, data, key in rows]
    with psycopg.connect(database) as line:
        return line.execute(asked.format("%s").encode(), (table,)).fetchall()
