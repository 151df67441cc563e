"""The devices that people want to be told on."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "push_devices",
        sa.Column("id", sa.String(length=32), primary_key=True),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("point", sa.String(length=100), nullable=False),
        sa.Column("secret", sa.String(length=40), nullable=False),
        sa.Column("site", sa.String(length=255), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_index("ix_push_devices_person", "push_devices", ["person"])


def downgrade() -> None:
    """Drop the table."""
    op.drop_index("ix_push_devices_person", "push_devices")
    op.drop_table("push_devices")
