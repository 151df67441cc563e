"""Which bot played a seat of a finished game."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

SEATS = sa.table(
    "result_seats", sa.column("person", sa.String), sa.column("name", sa.String), sa.column("bot", sa.String)
)


def upgrade() -> None:
    """Add the bot; until now it was the first word of the seat's name."""
    with op.batch_alter_table("result_seats") as batch_op:
        batch_op.add_column(sa.Column("bot", sa.String(length=24), nullable=False, server_default=""))
    for bot in ("rulebook", "builder", "random"):
        named = SEATS.c.name.like(f"{bot} %") & (SEATS.c.person == "")
        op.execute(SEATS.update().where(named).values(bot=bot))


def downgrade() -> None:
    """Drop the bot."""
    with op.batch_alter_table("result_seats") as batch_op:
        batch_op.drop_column("bot")
