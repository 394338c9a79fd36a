"""What matches keep of the games they were begun with, by digest."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "edition",
        sa.Column("digest", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("kept", sa.LargeBinary, nullable=False),
    )
