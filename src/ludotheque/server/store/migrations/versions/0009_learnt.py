"""What people have learnt: steps and exercises done, remarks heard."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "learnt",
        sa.Column("who", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("mark", sa.String, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("helped", sa.Boolean, nullable=False),
    )
