"""Runs migrations on the engine that the store hands over."""

from alembic import context
from sqlalchemy import text

from heptapolis.server.schema import metadata

engine = context.config.attributes["engine"]
with engine.connect().execution_options(writes=True) as connection:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(7)"))  # one process after another
        context.run_migrations()
    connection.commit()
