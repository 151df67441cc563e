"""The folder of a contest: its settings, a journal of games while it is played, and a Parquet file when it is done.

    arena.json      what settles the games, and how many are wanted
    games.journal   games as they are finished; after a kill they are read back, and a torn last block is played again
    games.parquet   all games; takes the place of the journal

A block of the journal is a header (magic, number of games, checksum) and for each game its number and its results.
"""

from __future__ import annotations

import json
import os
import struct
import zlib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, Self

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from heptapolis.arena.contest import Contest
from heptapolis.arena.standings import places_of
from heptapolis.engine.packing import Array
from heptapolis.errors import HeptapolisError, SetupError
from heptapolis.simulation.results import COINS, FAILED, POINTS, RESULT, ranks, shares_of

try:
    import fcntl
except ImportError:  # Windows has no such locks
    fcntl = None  # type: ignore[assignment]

SETTINGS, JOURNAL, PARQUET = "arena.json", "games.journal", "games.parquet"
HEADER = struct.Struct("<4sII")
MAGIC = b"7ARE"
KIND = np.int32


class KeptGames:
    """The games of a contest in memory: what every city ended with, and which are played."""

    def __init__(self, contest: Contest, games: int) -> None:
        self.contest, self.games = contest, games
        self.results = np.zeros((games, contest.options.players, RESULT), KIND)
        self.played = np.zeros(games, bool)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing is open."""

    def add(self, games: list[int], results: Array) -> None:
        """Keep games that were just played."""
        self.results[games], self.played[games] = results, True

    def finish(self) -> None:
        """All games are played."""


class Storage(KeptGames):
    """The games of a contest in a folder; one process at a time writes there."""

    def __init__(self, folder: Path, contest: Contest, games: int) -> None:
        """Open the folder, new or with games of the same contest; it never shrinks."""
        self.folder, self.contest = folder, contest
        self.columns = 1 + contest.options.players * RESULT
        self.journal = self.opened()
        try:
            super().__init__(contest, max(games, self.checked_settings()))
            written({"contest": contest.to_json(), "games": self.games}, folder / SETTINGS)
            self.read()
        except BaseException:
            self.journal.close()
            raise

    def __exit__(self, *_: object) -> None:
        """Close the journal; one with nothing in it is removed while it is still locked."""
        with suppress(OSError):  # Windows removes no open file; an empty one does no harm
            if not (self.folder / JOURNAL).stat().st_size:
                (self.folder / JOURNAL).unlink()
        self.journal.close()

    def opened(self) -> BinaryIO:
        """The journal, locked until this process ends."""
        try:
            self.folder.mkdir(exist_ok=True)
            others = {each.name for each in self.folder.iterdir()}
            if others and SETTINGS not in others:
                raise SetupError(f"{self.folder} holds other files and no {SETTINGS}; choose a new folder.")
            journal = (self.folder / JOURNAL).open("a+b")
        except OSError as fault:
            raise SetupError(f"{self.folder} cannot be written: {fault.strerror}.") from None
        if fcntl:
            try:
                fcntl.flock(journal, fcntl.LOCK_EX | fcntl.LOCK_NB)
                (self.folder / JOURNAL).stat()  # another process may just have removed the one that was opened
            except OSError:
                journal.close()
                raise SetupError(f"another process plays in {self.folder} just now.") from None
        return journal

    def checked_settings(self) -> int:
        """How many games were wanted before; refuses a folder of another contest."""
        if not (self.folder / SETTINGS).exists():
            return 0
        before, games = settings_in(self.folder)
        now: dict[str, Any] = json.loads(json.dumps(self.contest.to_json()))
        differ = [key for key in now | before if now.get(key) != before.get(key)]
        if differ:
            raise SetupError(
                f"{self.folder} holds a contest with another value of {' and '.join(differ)} "
                f"({before.get(differ[0])}, not {now.get(differ[0])}); choose a new folder, or --resume {self.folder}."
            )
        return games

    def read(self) -> None:
        """All games that are already there."""
        if (self.folder / PARQUET).exists():
            self.take(*self.from_parquet())
        self.journal.seek(0)
        whole = 0
        for games, results, end in self.blocks():
            self.take(games, results)
            whole = end
        self.journal.truncate(whole)

    def take(self, games: Any, results: Array) -> None:
        """Note games that were played."""
        if games.size and not 0 <= games.min() <= games.max() < self.games:
            raise SetupError(f"{self.folder} is damaged: it holds games that were never wanted; choose a new folder.")
        super().add(games, results)

    def blocks(self) -> Iterator[tuple[Array, Array, int]]:
        """The blocks of the journal, and where each ends; stops before a torn last one."""
        while len(header := self.journal.read(HEADER.size)) == HEADER.size:
            begin = self.journal.tell() - HEADER.size
            magic, count, checksum = HEADER.unpack(header)
            if magic != MAGIC:
                raise self.damaged(begin)
            block = self.journal.read(count * self.columns * np.dtype(KIND).itemsize)
            if len(block) < count * self.columns * np.dtype(KIND).itemsize:
                return
            if zlib.crc32(block) != checksum:
                raise self.damaged(begin)
            rows = np.frombuffer(block, KIND).reshape(count, self.columns)
            yield rows[:, 0], rows[:, 1:].reshape(count, -1, RESULT), self.journal.tell()

    def damaged(self, at: int) -> SetupError:
        """What to say of a journal that was changed."""
        return SetupError(
            f"{self.folder / JOURNAL} is damaged at byte {at}; remove that file, and its games are played again."
        )

    def add(self, games: list[int], results: Array) -> None:
        """Keep games that were just played; when this returns, a kill does not lose them."""
        numbers = np.array(games, KIND)
        block = np.hstack([numbers[:, None], results.reshape(len(games), -1)]).astype(KIND).tobytes()
        self.journal.seek(0, os.SEEK_END)
        self.journal.write(HEADER.pack(MAGIC, len(games), zlib.crc32(block)) + block)
        self.journal.flush()
        super().add(games, results)

    def finish(self) -> None:
        """Write the Parquet file, which then takes the place of the journal."""
        new = self.folder / f"{PARQUET}.new"
        pq.write_table(self.as_table(), new, compression="zstd")
        with new.open("rb+") as file:
            os.fsync(file.fileno())
        new.replace(self.folder / PARQUET)
        self.journal.truncate(0)

    def as_table(self) -> pa.Table:
        """All games as columns; lists have one entry for each seat."""
        deals, seating = self.contest.table_of(self.games)
        worth = ranks(self.results)
        lists: dict[str, Array] = {
            "points": self.results[:, :, POINTS],
            "coins": self.results[:, :, COINS],
            "places": places_of(worth),
            "win_shares": shares_of(worth),
            "failed": self.results[:, :, FAILED].astype(bool),
            **{f"line_{line.word}": self.results[:, :, line] for line in self.contest.options.sheet},
        }
        names = np.array(self.contest.names, object)
        return pa.table(
            {
                "game": np.arange(self.games),
                "deal": deals,
                "seed": deals + self.contest.seed_of(0),
                "bots": list_column(names[seating]),
                **{name: list_column(column) for name, column in lists.items()},
            }
        )

    def from_parquet(self) -> tuple[Array, Array]:
        """The games of a Parquet file that this class wrote."""
        file, players = self.folder / PARQUET, self.contest.options.players
        try:
            table = pq.read_table(file)
            games = table["game"].to_numpy()
            results = np.zeros((len(games), players, RESULT), KIND)
            columns = {"points": POINTS, "coins": COINS, "failed": FAILED}
            columns |= {f"line_{line.word}": int(line) for line in self.contest.options.sheet}
            for name, column in columns.items():
                values = table[name].combine_chunks().flatten().to_numpy(zero_copy_only=False)
                results[:, :, column] = values.reshape(len(games), players)
        except (pa.ArrowException, KeyError, ValueError, OSError) as fault:
            reason = str(fault).splitlines()[0]
            raise SetupError(
                f"{file} is damaged ({reason}); remove that file, and its games are played again."
            ) from None
        return games, results


def list_column(rows: Array) -> pa.Array:
    """A column in which every row is a list."""
    offsets = np.arange(0, rows.size + 1, rows.shape[1], dtype=np.int32)
    return pa.ListArray.from_arrays(offsets, pa.array(rows.ravel()))


def written(values: dict[str, Any], file: Path) -> None:
    """Write a JSON file, whole or not at all."""
    new = file.with_name(f"{file.name}.new")
    new.write_text(json.dumps(values, indent=2) + "\n", encoding="utf-8")
    new.replace(file)


def settings_in(folder: Path) -> tuple[dict[str, Any], int]:
    """The settings of the contest in a folder, and how many games are wanted."""
    file = folder / SETTINGS
    try:
        values = json.loads(file.read_text(encoding="utf-8"))
        contest, games = dict(values["contest"]), int(values["games"])
    except FileNotFoundError:
        raise SetupError(f"{folder} holds no contest: there is no {SETTINGS} in it.") from None
    except (OSError, ValueError, KeyError, TypeError) as fault:
        raise SetupError(f"{file} is damaged ({fault}); choose a new folder.") from None
    return contest, games


def contest_in(folder: Path) -> tuple[Contest, int]:
    """The contest in a folder, to be continued, and how many games are wanted."""
    values, games = settings_in(folder)
    try:
        return Contest.from_json(values), games
    except HeptapolisError:
        raise
    except (ValueError, KeyError, TypeError) as fault:
        raise SetupError(f"{folder / SETTINGS} is damaged ({fault!r}); choose a new folder.") from None
