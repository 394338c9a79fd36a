"""Whose table it is, and whether people play at it."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the columns and fill them from the log."""
    with op.batch_alter_table("card") as card:
        card.add_column(sa.Column("owner", sa.String, nullable=False, server_default=""))
        card.add_column(sa.Column("players", sa.String, nullable=False, server_default="people"))
        card.create_index("card_owner", ["owner", "phase"])
    connection = op.get_bind()
    asked = sa.text(
        'SELECT card."match", card.seats, log.payload FROM card '
        'JOIN log ON log."match" = card."match" AND log.seq = 1'
    )
    put = sa.text('UPDATE card SET owner = :owner, players = :players WHERE "match" = :match')
    for match, seats, created in connection.execute(asked).all():
        kinds = {kind for kind, _ in json.loads(seats)}
        known = {"owner": json.loads(created)["owner"], "players": _players(kinds)}
        connection.execute(put, {"match": match, **known})
    connection.execute(sa.text("UPDATE card SET due = NULL WHERE players != 'people'"))


def _players(kinds: set[str]) -> str:
    if kinds & {"person", "bot"}:
        return "people"
    return "computers" if "level" in kinds else "none"
