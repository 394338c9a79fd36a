"""The tables, in SQLAlchemy Core, so that another database can follow without a rewrite."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

METADATA = MetaData()
# Who plays a match: none, if it is a file; withdrawn, if its table was taken away before it began.
PEOPLE, COMPUTERS, NONE, AWAY = "people", "computers", "none", "withdrawn"

# The truth. Nothing in it is ever removed, or changed but to forget who asks for it: see erasing.
LOG = Table(
    "log",
    METADATA,
    Column("match", String, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("key", String),  # who asked and their key: an act is done once
    Column("at", Float, nullable=False),  # seconds since 1970; never falls within a match
    Column("payload", LargeBinary, nullable=False),
    UniqueConstraint("match", "key", name="log_key"),
)

# What matches keep of the games they were begun with: see core.editions. Never changed either.
EDITION = Table(
    "edition",
    METADATA,
    Column("digest", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("kept", LargeBinary, nullable=False),
)

# One row a match, worked out from the log: what lists and the sweeper need.
CARD = Table(
    "card",
    METADATA,
    Column("match", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("phase", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("made", Integer, nullable=False),
    Column("terms", LargeBinary, nullable=False),  # JSON: the clock, options that are not usual
    Column("seats", LargeBinary, nullable=False),  # JSON: kind, name and steps of each
    Column("turn", String),  # identity that must act
    Column("due", Float),  # when the server itself must act: a computer's move, a clock
    Column("owner", String, nullable=False, server_default=""),
    Column("players", String, nullable=False, server_default=PEOPLE),
    Index("card_lobby", "public", "phase", "updated"),
    Index("card_due", "due"),
    Index("card_owner", "owner", "phase"),
)

HOLDER = Table(
    "holder",
    METADATA,
    Column("match", String, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("who", String, nullable=False),
    Index("holder_who", "who"),
)

# What a match that is over was to each who played it: see server.results.
PLAYED = Table(
    "played",
    METADATA,
    Column("who", String, primary_key=True),
    Column("match", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("at", Float, nullable=False),  # when it ended
    Column("result", String, nullable=False),  # "won", "lost", "drawn", "aborted"
    Column("why_not", String, nullable=False),  # why it does not count; "": it does
    Column("seat", Integer, nullable=False),
    Column("versus", String, nullable=False),  # who alone was played against; "": several
    Column("rivals", String, nullable=False),  # JSON: kind, name and identity of each
    Column("reason", String, nullable=False),
    Column("points", String, nullable=False),  # JSON: of each seat
    Column("steps", Integer, nullable=False),
    Column("used", String, nullable=False),  # JSON: by kind, what stands for it and its name
    Index("played_who", "who", "at", "match"),
    Index("played_match", "match"),
)

# The last known position of a match, so that a long one opens fast.
SNAPSHOT = Table(
    "snapshot",
    METADATA,
    Column("match", String, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("layout", String, nullable=False),  # digest of the field list the bytes fit
    Column("table", LargeBinary, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

IDENTITY = Table(
    "identity",
    METADATA,
    Column("id", String, primary_key=True),
    Column("kind", String, nullable=False),  # "guest", "account", "bot"
    Column("name", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("login", String, unique=True),
    Column("password", String),  # argon2
    Column("owner", String),  # of a bot
    Column("scope", String, nullable=False),
)

TOKEN = Table(
    "token",
    METADATA,
    Column("hash", String, primary_key=True),  # the token itself is never kept
    Column("who", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False, server_default="0"),  # to the day
    Index("token_who", "who"),
)

# The name of this data folder: the marker beside the database knows it too.
HOUSE = Table("house", METADATA, Column("id", String, primary_key=True))

# What people have learnt of a game: tasks done (perhaps with help), remarks heard, offers declined.
LEARNT = Table(
    "learnt",
    METADATA,
    Column("who", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("mark", String, primary_key=True),
    Column("at", Float, nullable=False),
    Column("helped", Boolean, nullable=False),
)

# What people keep for a game between matches, each under a key of their page's own.
KEEPSAKE = Table(
    "keepsake",
    METADATA,
    Column("who", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("key", String, primary_key=True),
    Column("kind", String, nullable=False),  # "deck" and what else the game keeps
    Column("name", String, nullable=False),
    Column("value", LargeBinary, nullable=False),  # JSON
    Column("updated", Float, nullable=False),
)
