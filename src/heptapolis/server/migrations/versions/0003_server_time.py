"""The server's time: how long the server has been alive, and when by that time each entry was written."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

ENTRIES = sa.table("entries", sa.column("table_id", sa.String), sa.column("at", sa.Float), sa.column("time", sa.Float))
TABLES = sa.table("tables", sa.column("due", sa.Float))


def upgrade() -> None:
    """Begin the time at 0. Old entries come before it, with each table's last one at 0: no clock has run since then."""
    alive = op.create_table(
        "alive",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("seconds", sa.Float(), nullable=False),
    )
    op.bulk_insert(alive, [{"id": 1, "seconds": 0.0}])
    with op.batch_alter_table("entries") as batch_op:
        batch_op.add_column(sa.Column("time", sa.Float(), nullable=False, server_default="0"))
    other = ENTRIES.alias("other")
    last = sa.select(sa.func.max(other.c.at)).where(other.c.table_id == ENTRIES.c.table_id).scalar_subquery()
    op.execute(ENTRIES.update().values(time=ENTRIES.c.at - last))
    op.execute(TABLES.update().where(TABLES.c.due.is_not(None)).values(due=0.0))


def downgrade() -> None:
    """Drop the time; the clocks of tables are looked at at once."""
    with op.batch_alter_table("entries") as batch_op:
        batch_op.drop_column("time")
    op.drop_table("alive")
