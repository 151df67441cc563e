"""The crest and the colour that people choose."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
COLUMNS = ("crest", "colour")


def upgrade() -> None:
    """Add both; until now nobody had chosen."""
    with op.batch_alter_table("people") as batch_op:
        for name in COLUMNS:
            batch_op.add_column(sa.Column(name, sa.String(length=12), nullable=False, server_default=""))


def downgrade() -> None:
    """Drop both."""
    with op.batch_alter_table("people") as batch_op:
        for name in COLUMNS:
            batch_op.drop_column(name)
