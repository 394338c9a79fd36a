"""What a table plays by, for its row in a list: its clock and the options that were chosen."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Put the clock in from the log; the options of matches there are stay unsaid."""
    with op.batch_alter_table("card") as card:
        card.add_column(sa.Column("terms", sa.LargeBinary, nullable=False, server_default="{}"))
        card.drop_column("clock")
    connection = op.get_bind()
    asked = sa.text('SELECT "match", payload FROM log WHERE seq = 1')
    put = sa.text('UPDATE card SET terms = :terms WHERE "match" = :match')
    for match, created in connection.execute(asked).all():
        clock = json.loads(created).get("clock", {})
        terms = json.dumps({"clock": clock}).encode()
        connection.execute(put, {"match": match, "terms": terms})
