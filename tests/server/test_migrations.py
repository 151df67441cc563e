"""A database of an earlier version opens with everything in it, and its schema becomes that of a new one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import column, table, text

from heptapolis.server.schema import metadata
from heptapolis.server.server_time import noted_time
from heptapolis.server.store import MIGRATIONS, Store
from server.databases import Postgres

ENTRIES = table("entries", *map(column, ("table_id", "number", "at", "kind", "data")))
OLD = table("result_seats", *map(column, ("table_id", "seat", "person", "name", "points", "won")))
SEATS = [("elsa", "Elsa"), ("", "rulebook 2"), ("", "Free City"), ("frida", "random x")]


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """An empty database."""
    if request.param == "sqlite":
        store = Store(f"sqlite:///{tmp_path / 'old'}")
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        store = Store(postgres.create())
    yield store
    store.engine.dispose()


def test_results_of_the_first_version_learn_their_bots(store: Store) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["engine"] = store.engine
    command.upgrade(config, "0001")
    with store.engine.begin() as connection:
        for seat, (person, name) in enumerate(SEATS):
            row = {"table_id": "t", "seat": seat, "person": person, "name": name, "points": 40, "won": False}
            connection.execute(OLD.insert().values(row))
    store.migrate()
    with store.engine.connect() as connection:
        kept = connection.execute(text("SELECT seat, name, bot, points FROM result_seats ORDER BY seat")).all()
        changes = compare_metadata(MigrationContext.configure(connection), metadata)
    assert [tuple(row) for row in kept] == [
        (0, "Elsa", "", 40),
        (1, "rulebook 2", "rulebook", 40),
        (2, "Free City", "", 40),
        (3, "random x", "", 40),
    ]
    assert changes == []


def test_no_clock_has_run_between_the_last_old_entry_and_the_first_start_with_a_time(store: Store) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["engine"] = store.engine
    command.upgrade(config, "0002")
    with store.engine.begin() as connection:
        for name, number, at in [("a", 1, 1000.0), ("a", 2, 1007.5), ("b", 1, 2000.0)]:
            row = {"table_id": name, "number": number, "at": at, "kind": "opened", "data": "{}"}
            connection.execute(ENTRIES.insert().values(row))
    store.migrate()
    with store.engine.connect() as connection:
        times = connection.execute(text("SELECT table_id, time FROM entries ORDER BY table_id, number")).all()
        assert [tuple(row) for row in times] == [("a", -7.5), ("a", 0.0), ("b", 0.0)]
        assert noted_time(connection) == 0.0
