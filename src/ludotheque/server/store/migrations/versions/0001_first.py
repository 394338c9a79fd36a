"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make every table."""
    _log()
    _cards()
    _people()


def _log() -> None:
    op.create_table(
        "log",
        sa.Column("match", sa.String, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("key", sa.String),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("payload", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("match", "key", name="log_key"),
    )
    op.create_table(
        "snapshot",
        sa.Column("match", sa.String, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("layout", sa.String, nullable=False),
        sa.Column("table", sa.LargeBinary, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )


def _cards() -> None:
    op.create_table(
        "card",
        sa.Column("match", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
        sa.Column("clock", sa.String, nullable=False),
        sa.Column("seats", sa.LargeBinary, nullable=False),
        sa.Column("turn", sa.String),
        sa.Column("due", sa.Float),
    )
    op.create_index("card_lobby", "card", ["public", "phase", "updated"])
    op.create_index("card_due", "card", ["due"])
    op.create_table(
        "holder",
        sa.Column("match", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("who", sa.String, nullable=False),
    )
    op.create_index("holder_who", "holder", ["who"])


def _people() -> None:
    op.create_table(
        "identity",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("login", sa.String, unique=True),
        sa.Column("password", sa.String),
        sa.Column("owner", sa.String),
        sa.Column("scope", sa.String, nullable=False),
    )
    op.create_table(
        "token",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("who", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("token_who", "token", ["who"])
