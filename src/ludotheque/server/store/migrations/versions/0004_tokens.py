"""When each token was last used."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Those there are count as used now."""
    op.add_column("token", sa.Column("used", sa.Float, nullable=False, server_default="0"))
    op.execute(f"UPDATE token SET used = {time.time()}")
