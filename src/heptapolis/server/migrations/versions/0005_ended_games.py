"""Games that the host ended keep their record, marked as ended."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the mark; until now only games that were played to the end were kept."""
    with op.batch_alter_table("results") as batch_op:
        batch_op.add_column(sa.Column("ended", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop the mark."""
    with op.batch_alter_table("results") as batch_op:
        batch_op.drop_column("ended")
