"""What the tests of the server share: one PostgreSQL, in which each test that needs a database makes a new one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.databases import Postgres, a_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that nobody stops; a test that wants to crash one has its own."""
    with a_postgres() as postgres:
        yield postgres
