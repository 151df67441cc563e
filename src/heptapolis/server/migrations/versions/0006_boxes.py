"""Boxes that people sent, and the box that a finished game was played with."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add boxes; no game was played with one until now."""
    op.create_table(
        "boxes",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("address", sa.String(length=64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("box", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("digest", "person"),
    )
    op.create_index("ix_boxes_address", "boxes", ["address"])
    with op.batch_alter_table("results") as batch_op:
        batch_op.add_column(sa.Column("box", sa.JSON(), nullable=True))


def downgrade() -> None:
    """Drop boxes."""
    with op.batch_alter_table("results") as batch_op:
        batch_op.drop_column("box")
    op.drop_index("ix_boxes_address", "boxes")
    op.drop_table("boxes")
