"""A name for each data folder."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the table."""
    op.create_table("house", sa.Column("id", sa.String, primary_key=True))
