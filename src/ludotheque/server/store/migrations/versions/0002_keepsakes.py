"""What people keep for a game between matches."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "keepsake",
        sa.Column("who", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("key", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
